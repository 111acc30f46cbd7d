# Les pages publiques

front-title = Championnats et tournois
front-about = Qui mène et pourquoi : chaque résultat remonte jusqu’aux coups qui l’ont fait.
front-empty = Rien ne s’est encore joué ici. Pour commencer :
front-first-account = Créez un compte
front-first-club = Créez votre club
front-first-competition = Créez une compétition dans votre club : le formulaire propose ce qui convient au jeu
front-first-games = Parcourez les jeux
front-running = En cours
front-fresh = Derniers résultats
front-board = Position finale : { $names }
front-upcoming = À venir
front-finished = Terminées
front-all = Toutes les compétitions
front-clubs = Clubs par lieu
front-all-clubs = Tous les clubs

filter-all = Tous
filter-show = Afficher
competitions-none = Aucune compétition ne correspond. Élargissez le choix ou revenez plus tard.
page-before = Page précédente
page-after = Page suivante

dates = du { $first } au { $last }
until = jusqu’au { $day }

head-players = { $count ->
    [0] Pas encore de joueurs
    [one] { $count } joueur
   *[other] { $count } joueurs
}
head-desk = Gérer
refresh = Actualiser
tabs-label = Pages de la compétition
tab-standings = Classement
tab-rounds = { $kind ->
    [bracket] Tours
   *[round] Rondes
}
tab-tables = Tables
tab-bracket = Tableau
tab-crosstable = Grille
tab-schedule = Calendrier
tab-what-if = Scénarios
tab-entries = Joueurs
tab-records = Parties notées
tab-log = Journal

standings-open = Les inscriptions sont ouvertes. Le classement apparaîtra ici dès le début de la compétition.
standings-none = Le classement apparaîtra ici dès le début de la compétition.
carry-away = Exporter et intégrer
carry-calendar = Agenda
carry-records = Toutes les parties notées
carry-hall = Écran de salle
hall-stay = Arrêter le défilement
hall-go-on = Reprendre le défilement
hall-next = Écran suivant
carry-embed = Intégrer à votre site :
about = Présentation
rank = Rang
player = Joueur
players = Joueurs
opponent = Adversaire
club = Club
game = Jeu
table = Table
tables = Tables
round = { $kind ->
    [bracket] Tour
   *[round] Ronde
}
score = Score
state = État
value = Valeur
seed = Série
points-short = Pts
you = vous
won = victoire
why = Pourquoi
withdrawn = retrait
opponent-by-opponent = Adversaire par adversaire

zone-on = qualification
columns-legend = Signification des colonnes
zone-up = promotion
zone-play-off = barrage
zone-down = relégation

round-number = { $kind ->
    [bracket] Tour
   *[round] Ronde
} { $number }
round-deadline = À jouer d’ici au { $time }
round-by-hand = L’organisation a modifié ces appariements à la main.
rounds-none = Les appariements apparaîtront ici dès leur publication.
score-sheets = Feuilles de partie
table-cards = Cartons de table
table-number = Table { $number }
table-why = Pourquoi cet appariement
table-closed = L’organisation a arrêté le match en l’état.
table-adjourned = Ajournée.
table-adjourned-until = Ajournée jusqu’au { $time }.
table-agreed = À jouer le { $time }.
see-table = Voir la table
see-record = Voir la partie notée
game-number = Partie { $number }
schedule-none = Le calendrier apparaîtra ici dès le début de la compétition.
schedule-bye = { $name } : exemption

bye-pairing = Exemption
bye-asked = Exemption
bye-absent = Absence

end-resign = Abandon
end-timeout = Temps dépassé
end-agreed = Nulle par accord
told-entered = Saisie par { $name }, { office }, le { $time }.
told-entered-automatically = Saisie automatiquement le { $time }.
records-closed = Les parties notées d’une course au score sont publiées quand elle est terminée.
told-record = Prouvée par la partie notée que { $name } a remise le { $time }.
told-reported = Déclarée par { $name } le { $time }.
told-confirmed = Confirmée par { $name }.
told-confirmed-itself = Confirmée automatiquement, faute de contestation dans les temps.
told-confirms-itself = Sera confirmée automatiquement le { $time }, sauf contestation.
told-disputed = Contestée par { $name } le { $time }.
told-disputed-because = Contestée par { $name } le { $time } : « { $reason } »
told-disputed-automatically = Contestée automatiquement le { $time }.
told-turn = La contestation porte sur le coup { $turn }.
told-ruled = Tranchée par { $name } le { $time }.
told-ruled-because = Tranchée par { $name } le { $time } : « { $reason } »
told-ruled-automatically = Tranchée automatiquement le { $time }.

crosstable-none = La grille apparaîtra ici dès la publication de la première ronde.
crosstable-key = 5w1 : contre la ligne 5, en jouant en premier (w ; b : en second), victoire (1 ; ½ : nulle ; 0 : défaite). + et − : par forfait. U, F, H, Z : exemption (faute d’adversaire, à un point, à un demi-point, sans point).
met = { $name } : { $result }
met-won = victoire
met-drew = nulle
met-lost = défaite
met-won-by-forfeit = victoire par forfait
met-lost-by-forfeit = défaite par forfait
met-bye = exemption
met-open = à jouer

bracket-none = Le tableau apparaîtra ici dès le début de l’élimination directe.
bracket-list = Le tableau en liste
match-number = Match { $number }
match-waiting = joueurs à déterminer
match-ready = à jouer
match-played = joué
match-walkover = victoire par forfait
match-double-forfeit = double forfait
match-bye = exemption
match-empty = vide
match-not-needed = non nécessaire

what-if-none = Il ne reste aucune partie à jouer.
what-if-about = Les rangs que chacun peut encore atteindre. Les égalités sont considérées comme indécises.
what-if-now = Après cette ronde
what-if-end = À la fin
what-if-tables = Ce que chaque table en cours peut changer
what-if-is-first = première place assurée
what-if-is-can-win = peut encore finir en tête
what-if-is-cannot-win = ne peut plus finir en tête
if-wins = Victoire : { $name }
if-draw = Nulle
if-place = { $name } : rang { $places }.
if-nothing = Aucun effet sur le classement.

entries-rating = Cote
entries-none = Les joueurs apparaîtront ici dès leur inscription.
entry-requested = en attente de l’organisation
entry-accepted = inscription acceptée
entry-waiting-list = sur liste d’attente
entry-rating = Cote { $rating }
entry-player = Profil complet
entry-rank = { $stage } : rang { $rank }
left-lowest = écarté : le plus bas
left-highest = écarté : le plus haut
left-unplayed = écarté : non joué
left-early = écarté : une des premières rondes
left-below-limit = non compté : trop peu de points

log-about = Tout ce qui s’est passé, chaque entrée étant chaînée à la précédente. Empreinte actuelle :
records-none = Les parties notées apparaîtront ici à mesure que les joueurs les remettront.
record-turns = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

sheets-about = Une feuille par table. Imprimez cette page.
sheet-number = Coup
sheet-result = Résultat
sheet-signatures = Signatures
cards-about = Imprimez ces cartons et posez-les sur les tables. Le code d’un joueur sans compte est un lien personnel : toute personne qui l’a peut déclarer des résultats pour ce joueur, et le journal indique que vous l’avez remis. Les joueurs qui ont un compte se connectent.
card-sign-in = se connecte
card-code = Code : { $name }
