# Ce que montre chaque page

language-switch = Langue
language-name = Français
colon =  :{" "}
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
footer-api = API

# Ce qui n’a pas marché

error-not-found = Vérifiez l’adresse, ou repartez de la page d’accueil.
    .title = Page introuvable
error-gone = L’administration a supprimé cette page.
    .title = Page supprimée
error-sign-in = Une connexion est nécessaire pour voir cette page.
    .title = Connectez-vous pour continuer
error-forbidden = Votre compte n’y est pas autorisé. Si c’est une erreur, adressez-vous à un propriétaire du club.
    .title = Accès refusé
error-stale = Le formulaire est resté ouvert trop longtemps ou vient d’un autre site. Revenez en arrière, rechargez la page et renvoyez-le.
    .title = Formulaire expiré
error-token = Un programme a besoin d’un jeton valide. Créez-en un sur la page de votre compte et envoyez-le ainsi : « Authorization: Bearer … ».
    .title = Jeton non valide
error-refused = Rien n’a été modifié.
    .title = Impossible
error-changed = Votre modification n’a pas été enregistrée. Revenez en arrière, rechargez la page et recommencez.
    .title = Modifié entre-temps par quelqu’un d’autre
error-too-many = Rien n’a été modifié.
    .title = Trop de requêtes
error-busy = Ce site est trop sollicité en ce moment. Rien n’a été modifié. Réessayez dans une minute.
    .title = Service saturé
error-unreadable = Rien n’a été modifié.
    .title = Envoi illisible
error-no-database = La base de données est injoignable pour le moment, et votre envoi n’a sans doute pas été enregistré. Réessayez dans une minute : un double envoi ne compte qu’une fois.
    .title = De retour dans un instant
error-internal = C’est notre faute, pas la vôtre. Rien n’a été enregistré. Réessayez ; si l’erreur se répète, prévenez l’administration.
    .title = Une erreur est survenue
error-home = Page d’accueil
error-request = Requête { $id }
