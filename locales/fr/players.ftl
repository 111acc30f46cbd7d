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
club-ratings = Classements du club
ratings-of-club = classement de { $club }
ratings-of-site = Le classement du site
ratings-of-clubs = Classements des clubs
ratings-site-about = Le classement du site compte les parties qu’une feuille prouve, ou que deux personnes au compte confirmé ont reconnues. Toute autre partie classée compte pour le classement de son club.
ratings-club-about = Ce classement compte toutes les parties classées du club, résultats saisis et invités compris. Celui du site ne compte que ce qu’une feuille prouve ou que deux personnes au compte confirmé ont reconnu.
ratings-lists-about = Le classement du site compte ce qu’une feuille prouve ou que deux personnes au compte confirmé ont reconnu ; celui d’un club compte toutes ses parties classées. Chaque résultat ci-dessous dit où il compte.
