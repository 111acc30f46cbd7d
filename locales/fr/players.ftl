# Joueurs

player-nothing = Les compétitions et les résultats de ce joueur seront ici.
player-ratings = Classements
player-place = { $place ->
    [1] 1er
   *[other] { $place }e
} sur { $of }
player-nemesis-report = Qui bat qui
player-nemesis = Bête noire : { $name }
player-opponent = Adversaire
player-better = Gagnées
player-level = Nulles
player-worse = Perdues
player-results = Résultats
player-won = Victoire contre
player-lost = Défaite contre
player-drawn = Nulle contre
player-solo = Partie en solitaire
player-more = et { $count } résultats plus anciens

# Classements

rating-value = Classement
rating-rank = Rang
rating-player = Joueur
rating-results = Résultats
rating-why = Le calcul
rating-provisional = provisoire : encore trop peu de résultats
rating-history = { $name } : classement à { $game }
rating-plot-about = Le classement après chaque résultat, avec la bande où il se situe probablement.
rating-none = Aucun résultat classé pour l’instant.
ratings-title = Classements : { $game }
ratings-none = Les classements seront ici dès que des tables classées seront décidées.
ratings-pairs = Tables à deux
ratings-tables = Tables plus grandes
ratings-about = Dans l’ordre de ce que chacun vaut très probablement : le classement moins deux fois son incertitude (trois fois aux grandes tables). Un point d’interrogation signale trop peu de résultats. Touchez un classement pour voir son calcul.
