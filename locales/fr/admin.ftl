# Administration

admin-users = Comptes
admin-users-find = Nom ou adresse e-mail
admin-is-admin = administration
admin-no-password = sans mot de passe
admin-make = Donner les droits d’administration
admin-unmake = Retirer les droits d’administration
admin-disable = Déconnecter et exiger un nouveau mot de passe
admin-disable-about = Le compte est déconnecté partout et reçoit par e-mail un lien pour choisir un nouveau mot de passe. Tant que ce lien n’a pas servi, personne ne peut s’y connecter. Les mots de passe ne sont jamais montrés à personne.
admin-running = { $count ->
    [one] { $count } compétition en cours
   *[other] { $count } compétitions en cours
}
admin-competitions = { $count ->
    [one] { $count } compétition
   *[other] { $count } compétitions
}
admin-jobs = Tâches
admin-jobs-none = Les tâches en attente et récentes apparaîtront ici.
admin-jobs-waiting = { $count ->
    [0] aucune en attente
   *[other] { $count } en attente
}
admin-jobs-given-up = { $count ->
    [one] { $count } abandonnée
   *[other] { $count } abandonnées
}
job-kind-fingerprints = Vérification des empreintes des parties
job-kind-retention = Suppression des données arrivées à échéance
job-kind-scan = Recherche des échéances
job-kind-clock = Échéances d’une compétition
job-kind-mail = E-mail
job-kind-draw = Appariement d’un grand tournoi
job-kind-ratings = Cotes d’un jeu
job-kind-prune = Nettoyage
job-waiting = En attente
job-running = En cours
job-failed = Sera retentée
job-given-up = Abandonnée
job-done = Faite
job-attempts = { $count ->
    [one] { $count } tentative
   *[other] { $count } tentatives
}
job-retry = Relancer maintenant
admin-outbox = Boîte d’envoi
admin-outbox-none = Les e-mails du service apparaîtront ici.
admin-unsent = { $count ->
    [0] tous envoyés
    [one] { $count } non envoyé
   *[other] { $count } non envoyés
}
admin-no-smtp = aucun serveur de messagerie n’est configuré : lisez les e-mails ici
admin-sent = envoyé le { $time }
admin-not-sent = non envoyé
admin-log = Journal
admin-log-stream = Flux (club:…, competition:…, site)
admin-log-filter = Filtrer
admin-log-all = Tout afficher
admin-log-none = Il ne s’est encore rien passé ici.
admin-log-earlier = Plus anciennes
admin-log-broken = Cette entrée ne correspond pas à son empreinte : elle a été modifiée hors du service.
done-disabled = Le compte est déconnecté. Un e-mail avec un lien pour un nouveau mot de passe va partir.
done-job-retried = La tâche est relancée.
admin-erase = Effacer…
admin-erase-title = Effacer { $name }
admin-erase-about = Le nom, l’adresse e-mail et tout ce que cette personne a écrit sont effacés définitivement, ici et dans toute nouvelle sauvegarde. Les résultats restent, sous un numéro. C’est irréversible.
admin-erase-do = Effacer définitivement
admin-erase-back = Conserver cette personne
done-erased = La personne est effacée. Les résultats restent, sous un numéro.
mail-disabled-body =
    L’administration a déconnecté votre compte partout et demande un nouveau mot de passe. Ouvrez ce lien sous une semaine pour en choisir un :
    { $link }
