stilelibero-option-lane-takes-string-7 = L’option lane prend une suite de 7 à 60 chiffres de 3 à 6, ou { $players } suites de même longueur séparées par « / ».
stilelibero-dice-thrown-exactly-due-here = { $thrown } { $thrown ->
        [one] dé lancé
       *[other] dés lancés
    } ; il en faut exactement { $most } ici.
stilelibero-dice-thrown-most-allowed-here = { $thrown } { $thrown ->
        [one] dé lancé
       *[other] dés lancés
    } ; on a droit à { $most } au plus ici.
stilelibero-dice-not-allow-advance-but = Ces dés ne permettent pas d’avancer de { $advance }, mais seulement de { $allowed }.
stilelibero-stays = { $words } et reste sur place
stilelibero-swims-1-square = { $words } et nage 1 case, jusqu’à { $at }
stilelibero-swims-squares = { $words } et nage { $swum } cases, jusqu’à { $at }
stilelibero-variant-standard = La même chose que grand-bain
stilelibero-variant-petit-bain = Pour les enfants : autant de dés que le dit la case, une seule avance, et le premier arrivé gagne
stilelibero-variant-grand-bain = Les dés un par un, arrêt à volonté, et un classement à la fin de la manche
stilelibero-option-lane = Les nombres des cases, de 7 à 60 chiffres de 3 à 6 : une suite pour tous les couloirs, ou une par couloir, séparées par /
stilelibero-swimmer-back-start = Un nageur est revenu au départ
stilelibero-dice-order-thrown-largest-advance = les dés dans l’ordre des jets ; on prend la plus grande avance
stilelibero-advance-where-another-largest-chosen = l’avance, si l’on en choisit une autre que la plus grande
stilelibero-summary = Chacun nage un aller et retour dans son couloir. On plonge avec un à six dés et l’on nage autant de cases qu’il y a de valeurs différentes. Ensuite, on lance les dés un par un, au plus le nombre de sa case, et l’on s’arrête quand on veut : on nage autant de cases qu’il y a de valeurs sorties une seule fois, ou k cases si une valeur est sortie k fois, au moins quatre. Dès que l’on peut atteindre le bord opposé, on y vire et l’on continue avec les dés restants. Quand un nageur est arrivé, on achève la manche et les distances décident.
