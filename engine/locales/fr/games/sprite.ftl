sprite-number-balls-place-now = Ce coup pose { $due } { $due ->
        [one] bille
       *[other] billes
    }.
sprite-ball-red = La bille en { $point } doit être { $name } ou rouge.
sprite-least-first-three-balls-red = Au moins une des trois premières billes doit être rouge.
sprite-points-white-black = Points : Blanc { $white }, Noir { $black }.
sprite-opening-three-balls-red-among = l’ouverture : trois billes, dont au moins une rouge
sprite-red-ball-b2-black-c2 = une bille rouge en b2, puis une noire en c2
sprite-summary = À tour de rôle, on pose deux billes, chacune de sa couleur ou rouge ; Blanc ouvre avec trois, dont au moins une rouge, et remplit le sommet d’une seule bille. Une bille de sa couleur rapporte un point par bille rouge qu’elle touche, une rouge un point par bille à soi qu’elle touche. La pyramide achevée, le plus de points gagne ; l’avance est le score.
