# Administration

admin-users = Comptes
admin-users-find = Nom ou adresse électronique
admin-is-admin = administrateur
admin-no-password = sans mot de passe
admin-make = Nommer administrateur
admin-unmake = Retirer l’administration
admin-disable = Déconnecter et demander un nouveau mot de passe
admin-disable-about = Le compte ainsi déconnecté reçoit par courriel un lien pour un nouveau mot de passe ; tant qu’il n’a pas servi, personne ne peut s’y connecter. Les mots de passe ne sont montrés à personne.
admin-running = { $count ->
    [one] { $count } compétition en cours
   *[other] { $count } compétitions en cours
}
admin-competitions = { $count ->
    [one] { $count } compétition
   *[other] { $count } compétitions
}
admin-jobs = Tâches
admin-jobs-none = Aucune tâche n’attend ni n’a été faite récemment.
admin-jobs-waiting = { $count } en attente
admin-jobs-given-up = { $count } en échec
job-kind-scan = Recherche des échéances
job-kind-clock = Échéances d’une compétition
job-kind-mail = Une lettre
job-kind-draw = Appariement d’un grand champ
job-kind-ratings = Cotes d’un jeu
job-kind-prune = Ménage
job-waiting = En attente
job-running = En cours
job-failed = Sera retentée
job-given-up = Abandonnée
job-done = Faite
job-attempts = { $count ->
    [one] { $count } essai
   *[other] { $count } essais
}
job-retry = Relancer maintenant
admin-outbox = Courrier
admin-outbox-none = Aucun courrier n’a encore été écrit.
admin-unsent = { $count } non envoyés
admin-no-smtp = aucun serveur de courrier n’est configuré : lisez les lettres ici
admin-sent = envoyé le { $time }
admin-not-sent = non envoyé
admin-log = Journal d’audit
admin-log-stream = Fil : club:…, competition:…, site
admin-log-filter = Filtrer
admin-log-all = Tout afficher
admin-log-none = Rien ne s’est encore passé ici.
admin-log-earlier = Plus ancien
admin-log-broken = Cette ligne ne correspond pas à son empreinte : elle a été modifiée à l’insu du service.
done-disabled = Le compte est déconnecté ; un lien pour un nouveau mot de passe est dans le courrier.
done-job-retried = La tâche va être relancée.
admin-erase = Effacer…
admin-erase-title = Effacer { $name }
admin-erase-about = Le nom, l’adresse électronique et tout ce que cette personne a écrit sont supprimés définitivement, ici et dans toute nouvelle sauvegarde. Ses résultats restent, sous un numéro. C’est irréversible.
admin-erase-do = Effacer définitivement
admin-erase-back = Conserver cette personne
done-erased = La personne est effacée. Ses résultats restent, sous un numéro.
mail-disabled-body =
    Un administrateur a déconnecté votre compte et demande un nouveau mot de passe. Ouvrez ce lien sous une semaine pour en choisir un :
    { $link }
