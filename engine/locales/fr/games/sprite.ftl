sprite-number-balls-place-now = Le nombre de billes à poser maintenant est { $due }.
sprite-ball-red = La bille en { $point } doit être { $name } ou rouge.
sprite-least-first-three-balls-red = Une au moins des trois premières billes doit être rouge.
sprite-points-white-black = Points : Blanc { $white }, Noir { $black }.
sprite-opening-three-balls-red-among = l’ouverture : trois billes, dont une rouge au moins
sprite-red-ball-b2-black-c2 = une bille rouge en b2, puis une noire en c2
sprite-summary = À tour de rôle, on pose deux billes, chacune de sa couleur ou rouge ; Blanc ouvre avec trois, dont une rouge au moins, et pose seul le sommet. Une bille de sa couleur rapporte un point par bille rouge qu’elle touche, une rouge un point par bille à soi qu’elle touche. La pyramide achevée, le plus de points l’emporte ; l’avance est le score.
