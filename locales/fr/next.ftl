# La suite

next-title = La suite
next-empty = Vos tables seront ici, avec ce qu’il y a à faire à chacune. Inscrivez-vous à une compétition, ou créez un club pour en organiser une.
next-find-competition = Trouver une compétition
next-see-games = Voir les jeux
next-tables = Mes tables
next-alone = En solitaire
next-round = ronde { $round }
next-deadline = d’ici au { $time }
next-overdue = attendue le { $time }
next-agreed = convenue le { $time }
next-task-confirm = Confirmer ou contester
next-task-agree = Répondre à l’horaire proposé
next-task-report = Annoncer le résultat
next-task-look = Voir la table
next-duties = L’équipe vous attend
next-upcoming = À venir
next-entry-accepted = inscription acceptée
next-entry-requested = attend l’organisateur
next-entry-waiting-list = sur liste d’attente
next-running = Où je joue
next-clubs = Mes clubs

duty-disputes = { $count ->
    [one] { $count } litige à trancher
   *[other] { $count } litiges à trancher
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
    [one] { $count } ronde tirée à publier
   *[other] { $count } rondes tirées à publier
}
duty-rounds = { $count ->
    [one] Tous les résultats sont là : tirez la ronde suivante ou terminez
   *[other] Tous les résultats sont là dans { $count } phases : tirez les rondes suivantes ou terminez
}

# Recherche

search-label = Club, joueur, compétition ou jeu
search-do = Rechercher
search-players = Joueurs
search-nothing = Rien ne s’appelle « { $words } ». Essayez une partie du nom.
