# La suite

next-title = À suivre
next-empty = Vos tables apparaîtront ici, avec ce qu’il y a à faire à chacune. Inscrivez-vous à une compétition, ou créez un club pour en organiser une.
next-find-competition = Trouver une compétition
next-see-games = Parcourir les jeux
next-tables = Mes tables
next-alone = En solo
next-round = { $kind ->
    [bracket] tour
   *[round] ronde
} { $round }
next-deadline = échéance : { $time }
next-overdue = échéance dépassée : { $time }
next-agreed = fixée au { $time }
next-task-confirm = Confirmer ou contester
next-task-agree = Répondre à la date proposée
next-task-report = Déclarer le résultat
next-task-look = Voir la table
next-duties = À traiter pour l’organisation
next-upcoming = À venir
next-entry-accepted = inscription acceptée
next-entry-requested = en attente de l’organisation
next-entry-waiting-list = sur liste d’attente
next-running = Mes compétitions
next-clubs = Mes clubs

duty-disputes = { $count ->
    [one] { $count } contestation à trancher
   *[other] { $count } contestations à trancher
}
duty-confirmations = { $count ->
    [one] { $count } résultat à confirmer
   *[other] { $count } résultats à confirmer
}
duty-postponements = { $count ->
    [one] { $count } report demandé
   *[other] { $count } reports demandés
}
duty-entries = { $count ->
    [one] { $count } inscription à accepter
   *[other] { $count } inscriptions à accepter
}
duty-drafts = { $count ->
    [one] { $count } ronde prête à publier
   *[other] { $count } rondes prêtes à publier
}
duty-rounds = { $count ->
    [one] Tous les résultats sont là : appariez la ronde suivante ou clôturez
   *[other] Tous les résultats sont là dans { $count } phases : appariez les rondes suivantes ou clôturez
}

# Recherche

search-label = Club, joueur, compétition ou jeu
search-do = Rechercher
search-players = Joueurs
search-nothing = Aucun résultat pour « { $words } ». Essayez une partie du nom.
