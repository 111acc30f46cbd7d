spinout-spin-not-answer-spin = Une rotation ne peut pas répondre à une rotation.
spinout-other-seat-out-balls-placements = L’autre joueur n’a plus de billes : on ne peut plus que poser.
spinout-ball-supports-none = La bille en { $point } n’en soutient aucune.
spinout-spin-ball-b2-goes-top = une rotation : la bille en b2 passe au sommet de sa pile
spinout-summary = À tour de rôle, on pose une bille de sa couleur ou l’on fait une rotation : on prend une bille, d’une couleur ou de l’autre, qui en soutient exactement une, sa pile tombe, et on la remet en haut de la pile. Une rotation ne peut pas répondre à une rotation. Quand un joueur a posé ses 16 billes, l’autre achève la pyramide sans rotation. Le plus de lignes de trois billes qui se touchent sur les faces gagne ; à égalité, le moins de billes visibles.
