# Joueurs

player-nothing = Les compétitions et les résultats de ce joueur apparaîtront ici.
player-ratings = Cotes
player-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $of }
player-nemesis-report = Bilan par adversaire
player-nemesis = Bête noire : { $name }
player-opponent = Adversaire
player-better = Gagnées
player-level = Nulles
player-worse = Perdues
player-results = Résultats
player-won = Victoire contre
player-lost = Défaite contre
player-drawn = Nulle contre
player-solo = Partie en solo
player-more = Les résultats plus anciens se trouvent dans les fichiers.

# Cotes

rating = Cote
rating-results = Résultats
rating-why = Le calcul
rating-provisional = provisoire : encore trop peu de résultats
rating-history = { $name } : cote ({ $game })
rating-plot-about = La cote après chaque résultat, avec son intervalle de confiance.
rating-none = Aucun résultat coté pour l’instant.
ratings-title = Cotes : { $game }
ratings-none = Les cotes apparaîtront ici après les premiers résultats cotés.
ratings-pairs = Tables à deux
ratings-tables = Tables à plusieurs
ratings-about = Classement selon une estimation prudente : la cote moins deux fois son écart (trois fois aux tables à plusieurs). Un point d’interrogation signale trop peu de résultats. Choisissez une cote pour voir son calcul.
club-ratings = Cotes du club
ratings-of-club = cotes du club { $club }
ratings-of-site = Cotes du site
ratings-of-clubs = Cotes par club
ratings-site-about = Les cotes du site comptent les parties prouvées par une partie notée, ou dont deux personnes au compte confirmé ont reconnu le résultat. Toute autre partie cotée compte pour les cotes de son club.
ratings-club-about = Ces cotes comptent toutes les parties cotées du club, résultats saisis à la main et joueurs sans compte compris. Celles du site ne comptent que ce qu’une partie notée prouve ou que deux personnes au compte confirmé ont reconnu.
ratings-lists-about = Les cotes du site comptent ce qu’une partie notée prouve ou que deux personnes au compte confirmé ont reconnu ; celles d’un club comptent toutes ses parties cotées. Chaque résultat ci-dessous dit où il compte.
