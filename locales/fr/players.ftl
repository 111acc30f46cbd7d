# Joueurs

player-nothing = Les compétitions et les résultats de ce joueur seront ici.
player-ratings = Cotes
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

# Cotes

rating = Cote
rating-results = Résultats
rating-why = Le calcul
rating-provisional = provisoire : encore trop peu de résultats
rating-history = { $name } : cote à { $game }
rating-plot-about = La cote après chaque résultat, avec la bande où elle se situe probablement.
rating-none = Aucun résultat classé pour l’instant.
ratings-title = Cotes : { $game }
ratings-none = Les cotes seront ici dès que des tables qui comptent pour elles seront décidées.
ratings-pairs = Tables à deux
ratings-tables = Tables plus grandes
ratings-about = Dans l’ordre de ce que chacun vaut très probablement : la cote moins deux fois son incertitude (trois fois aux grandes tables). Un point d’interrogation signale trop peu de résultats. Touchez une cote pour voir son calcul.
