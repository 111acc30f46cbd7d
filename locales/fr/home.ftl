# La suite

home-title = La suite
home-empty = Vos tables seront ici, avec ce qu’il y a à faire à chacune. Inscrivez-vous à une compétition, ou créez un club pour en organiser une.
home-find-competition = Trouver une compétition
home-see-games = Voir les jeux
home-tables = Mes tables
home-alone = En solitaire
home-round = ronde { $round }
home-deadline = avant le { $time }
home-overdue = attendue le { $time }
home-agreed = convenue le { $time }
home-task-confirm = Confirmer ou contester
home-task-agree = Répondre à l’horaire proposé
home-task-report = Annoncer le résultat
home-task-look = Voir la table
home-duties = L’équipe vous attend
home-upcoming = À venir
home-entry-accepted = inscription acceptée
home-entry-requested = attend l’organisateur
home-entry-waiting-list = sur liste d’attente
home-running = Où je joue
home-clubs = Mes clubs

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
