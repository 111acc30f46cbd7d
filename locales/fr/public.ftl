# Les pages publiques

front-title = Championnats et tournois
front-about = Qui mène et pourquoi : chaque résultat remonte jusqu’aux coups qui l’ont fait.
front-empty = Rien ne s’est encore joué ici. Voici comment commencer :
front-first-account = Créez un compte
front-first-club = Fondez votre club
front-first-competition = Créez une compétition dans votre club : le formulaire propose ce qui convient au jeu
front-first-games = Découvrez les jeux
front-running = En cours
front-fresh = Derniers résultats
front-board = Position finale de { $names }
front-upcoming = Bientôt
front-finished = Terminées
front-all = Toutes les compétitions
front-clubs = Les clubs par lieu
front-nowhere = Sans lieu

filter-all = Tous
filter-show = Afficher
competitions-none = Aucune compétition ne correspond. Élargissez le choix ou revenez plus tard.
page-before = Page précédente
page-after = Page suivante

dates = du { $first } au { $last }
until = jusqu’au { $day }

head-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
head-mark = Journal { $mark }
head-desk = Organiser
refresh = Actualiser
tabs-label = Pages de la compétition
tab-standings = Classement
tab-rounds = Rondes
tab-tables = Tables
tab-bracket = Tableau
tab-crosstable = Grille
tab-schedule = Calendrier
tab-what-if = Et si
tab-entries = Joueurs
tab-records = Feuilles
tab-log = Journal

standings-open = Les inscriptions sont ouvertes. Le classement apparaîtra ici dès le début.
standings-none = La compétition n’a pas commencé. Le classement apparaîtra ici.
carry-away = Emporter
carry-calendar = Agenda
carry-records = Toutes les feuilles
carry-hall = Écran de salle
hall-stay = Rester sur cet écran
hall-go-on = Reprendre le défilement
hall-next = Écran suivant
carry-embed = À afficher sur votre propre site :
about = À propos
rank = Nº
player = Joueur
players = Joueurs
opponent = Adversaire
club = Club
game = Jeu
table = Table
tables = Tables
round = Ronde
score = Score
state = État
value = Valeur
seed = Tête
points-short = Pts
you = vous
won = gagne
why = Pourquoi
withdrawn = retiré
opponent-by-opponent = Adversaire par adversaire

zone-on = qualifié
zone-up = monte
zone-play-off = barrage
zone-down = descend

round-number = Ronde { $number }
round-deadline = À jouer d’ici au { $time }
round-by-hand = Modifiée à la main par l’organisateur.
rounds-none = Les appariements apparaîtront ici dès la publication de la première ronde.
score-sheets = Feuilles de partie
table-cards = Cartons de table
table-number = Table { $number }
table-why = Pourquoi cet appariement
table-closed = L’organisateur a arrêté le match en l’état.
table-adjourned = Ajournée.
table-adjourned-until = Ajournée jusqu’au { $time }.
table-agreed = À jouer le { $time }.
see-table = Voir la table
see-record = Voir la feuille
game-number = Partie { $number }
schedule-none = Il n’y a pas encore de calendrier.
schedule-bye = { $name } est exempt

bye-pairing = Exempt
bye-asked = Exempt
bye-absent = Absent

end-resign = Abandon
end-timeout = Temps dépassé
end-agreed = Nulle par accord
the-clock = l’horloge
told-entered = Saisie par { $name }, { $office }, le { $time }.
records-closed = Les parties d’un défi au score sont montrées quand il est terminé.
told-record = Prouvée par la feuille déposée par { $name } le { $time }.
told-reported = Annoncée par { $name } le { $time }.
told-confirmed = Confirmée par { $name }.
told-confirmed-itself = Confirmée faute d’objection dans les temps.
told-confirms-itself = Comptera à partir du { $time }, sauf objection.
told-disputed = Contestée par { $name } le { $time } :
told-turn = La contestation porte sur le coup { $turn }.
told-ruled = Tranchée par { $name } le { $time } :

crosstable-none = La grille apparaîtra ici dès la publication de la première ronde.
crosstable-key = 5w1 : contre la ligne 5, en première place (w) ou en seconde (b), gagné (1), nul (½) ou perdu (0). + et − par forfait, U F H Z exemptions.
met = { $name } : { $result }
met-won = gagné
met-drew = nul
met-lost = perdu
met-won-by-forfeit = gagné par forfait
met-lost-by-forfeit = perdu par forfait
met-bye = exempt
met-open = à jouer

bracket-none = Le tableau apparaîtra ici après le tirage.
bracket-list = Le tableau en liste
match-number = Match { $number }
match-waiting = attend ses joueurs
match-ready = à jouer
match-played = joué
match-walkover = gagné sans jouer
match-double-forfeit = double forfait
match-bye = exempt
match-empty = vide
match-not-needed = inutile

what-if-none = Plus rien n’est ouvert.
what-if-about = Les places que chacun peut encore atteindre. Les départages restent ouverts.
what-if-now = Après cette ronde
what-if-end = À la fin
what-if-tables = Ce que chaque table ouverte peut changer
what-if-is-first = sûr d’être premier
what-if-is-can-win = peut encore être premier
what-if-is-cannot-win = ne peut plus être premier
if-wins = { $name } gagne
if-draw = Nulle
if-place = { $name } : place { $places }.
if-nothing = Cela ne change les chances de personne.

entries-rating = Cote
entries-none = Personne ne s’est encore inscrit.
entry-requested = demande à participer
entry-accepted = participe
entry-waiting-list = sur liste d’attente
entry-rating = Cote { $rating }
entry-player = Tout sur ce joueur
entry-rank = { $stage } : place { $rank }
left-lowest = retiré : le plus bas
left-highest = retiré : le plus haut
left-unplayed = retiré : non joué
left-early = retiré : première ronde
left-below-limit = ne compte pas : trop peu de points

log-about = Tout ce qui s’est passé, chaque étape scellée par la précédente. Le sceau de la dernière :
records-none = Les feuilles apparaîtront ici dès que les joueurs en déposeront.
record-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

sheets-about = Une feuille par table : imprimez cette page.
sheet-number = Coup
sheet-result = Résultat
sheet-signatures = Signatures
cards-about = À imprimer et à poser sur les tables. Le code d’un joueur sans compte est un lien remis par vous : qui l’a peut annoncer pour ce joueur, et le journal dit que vous l’avez remis. Les joueurs qui ont un compte se connectent.
card-sign-in = se connecte
card-code = Code de { $name }
