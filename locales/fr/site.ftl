# Ce que montre chaque page

skip = Aller au contenu
nav-label = Menu principal
nav-clubs = Clubs
nav-competitions = Compétitions
nav-games = Jeux
nav-search = Rechercher
nav-home = Mes tables
nav-admin = Administration
sign-in = Se connecter
sign-out = Se déconnecter
sign-up = Créer un compte
save = Enregistrer
footer = Podium : chaque résultat remonte jusqu’aux coups.
footer-api = Données pour les programmes

# Ce qui n’a pas marché

error-not-found = Vérifiez l’adresse, ou repartez de la page d’accueil.
    .title = Il n’y a rien ici
error-gone = Les administrateurs ont supprimé ce qui se trouvait à cette adresse.
    .title = Cela n’existe plus
error-sign-in = Cette page demande d’être connecté.
    .title = Connectez-vous
error-forbidden = Votre compte n’en a pas le droit. S’il devait l’avoir, adressez-vous à un propriétaire du club.
    .title = Accès réservé
error-stale = Le formulaire est resté ouvert trop longtemps ou vient d’ailleurs. Revenez en arrière, rechargez la page et renvoyez-le.
    .title = Formulaire périmé
error-token = Un programme a besoin d’un jeton valable. Créez-en un sur la page de votre compte et envoyez-le ainsi : « Authorization: Bearer … ».
    .title = Ce jeton n’ouvre rien
error-refused = Rien n’a été modifié.
    .title = Ce n’est pas possible
error-changed = Quelqu’un d’autre a été plus rapide.
    .title = Entre-temps, cela a changé
error-too-many = Rien n’a été modifié.
    .title = Trop de tentatives
error-busy = Tant de personnes se connectent en ce moment que vous attendriez trop longtemps. Rien n’a été modifié. Réessayez dans une minute.
    .title = Trop de monde à la fois
error-unreadable = Rien n’a été modifié.
    .title = Envoi illisible
error-no-database = La base de données est injoignable pour l’instant. Votre envoi n’a sans doute pas été enregistré. Réessayez dans une minute ; ce qui est envoyé deux fois ne compte qu’une fois.
    .title = Petite pause
error-internal = C’est notre faute, pas la vôtre. Rien n’a été enregistré. Réessayez ; si cela persiste, prévenez l’administrateur.
    .title = Une erreur est survenue
error-home = Page d’accueil
error-request = Requête { $id }
