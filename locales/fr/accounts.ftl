# Champs

field-name = Nom, tel qu’il figure sur les appariements
field-email = Adresse électronique
field-password = Mot de passe
field-old-password = Ancien mot de passe
field-new-password = Nouveau mot de passe
field-language = Langue
field-time-zone = Fuseau horaire
password-hint = Au moins 10 caractères. Quatre mots faciles à retenir en font un bon.

# Pages

sign-up-have-account = Vous avez déjà un compte ?
sign-in-forgot = J’ai oublié mon mot de passe
reset-title = Nouveau mot de passe
reset-about = Indiquez votre adresse électronique. Si elle a un compte, nous envoyons un lien pour choisir un nouveau mot de passe.
reset-send = Envoyer le lien
account-title = Mon compte
account-profile = Profil
account-verified = adresse vérifiée
account-unverified = adresse pas encore vérifiée
account-password = Mot de passe
account-change-password = Changer le mot de passe
account-sessions = Où je suis connecté
account-this-browser = ce navigateur
account-close-sessions = Se déconnecter partout ailleurs
account-program = Programmes
account-data = Mes données
account-download = Tout télécharger
account-delete = Supprimer mon compte
sign-up-by-mail = Nous envoyons un message à cette adresse. Il mène à une page où vous choisissez votre mot de passe.
sign-in-unverified = Personne n’a encore prouvé que cette adresse est la sienne. Demandez un nouveau mot de passe : le lien du message le prouve.
prove-title = Confirmez votre adresse
prove-do = C’est mon adresse
again-title = Est-ce bien vous ?
again-about = Ce que vous allez faire est important. Montrez encore une fois que c’est vous ; cela vaudra ensuite un quart d’heure.
again-code = Code du message que nous venons de vous envoyer
again-letter = M’envoyer un code par courriel
again-do = Continuer
again-otherwise = Rien de cela ne fonctionne ?
link-title = M’envoyer un lien de connexion
link-send = Envoyer le lien
link-about = Appuyez sur le bouton pour vous connecter ici. Le lien sert une seule fois.
field-new-email = Nouvelle adresse électronique
account-email = Adresse électronique
account-email-change = Changer d’adresse
email-confirm = C’est mon adresse
email-confirm-about = Désormais, vous vous connecterez avec { $email }.
email-undo = Annuler le changement
email-undo-about = Le compte retrouve son adresse { $email }. Toutes les personnes connectées à ce compte en sont déconnectées, et vous choisissez un nouveau mot de passe.
account-close-tokens = Supprimer aussi les jetons de mes programmes
account-program-about = Un programme muni d’un jeton agit pour vous par l’API, dans les limites que vous fixez. Il n’ouvre aucune page.
account-program-new = Créer un jeton
account-program-end = Supprimer
account-program-made = Voici votre jeton, affiché cette seule fois. Gardez-le comme un mot de passe.
token-name = Nom du jeton
token-scopes = Le programme peut
token-days = Durée
token-for-days = { $days } jours
token-until = jusqu’au { $day }
token-used = utilisé pour la dernière fois le { $time }
token-unused = jamais utilisé
scope-submit = remettre les feuilles de mes parties
scope-read = lire ce que je peux lire
account-delete-about = Votre nom, votre adresse, votre mot de passe, vos adhésions et tout ce que vous avez écrit sont retirés aussitôt. Les résultats des parties restent, sous un numéro à la place de votre nom.

# Ce qui a été fait

done-signed-up = Votre compte est créé. Connectez-vous avec l’adresse et le mot de passe choisis.
done-signed-out = Vous êtes déconnecté.
done-reset-asked = Si l’adresse a un compte, un lien est en route.
done-password = Le nouveau mot de passe est en place. Connectez-vous avec lui.
done-saved = Enregistré.
done-sessions = Tous les autres navigateurs sont déconnectés.
done-deleted = Votre compte est supprimé.
done-sign-up-asked = Un message est en route. Ouvrez le lien qu’il contient pour choisir votre mot de passe. Il est peut-être parmi les indésirables.
done-link-asked = Si l’adresse a un compte, un lien est en route. Il vaut 15 minutes.
done-email-asked = Un message est en route vers la nouvelle adresse. Votre adresse changera quand vous appuierez sur le bouton auquel il mène.
done-email-changed = La nouvelle adresse est en vigueur.
done-token-ended = Le jeton est supprimé.

# Courrier

mail-already-subject = Podium : vous avez déjà un compte
mail-already-body =
    Quelqu’un a demandé un compte avec votre adresse, mais vous en avez déjà un.
    Si c’était vous et que vous avez oublié le mot de passe, demandez-en un nouveau ici :
    { $link }
mail-reset-subject = Podium : nouveau mot de passe
mail-verify-subject = Podium : confirmez votre adresse
mail-verify-body =
    Quelqu’un a demandé un compte Podium avec cette adresse. Si c’était vous, ouvrez ce lien dans la journée et choisissez votre mot de passe :
    { $link }

    Sinon, ne faites rien.
mail-reset-body =
    Ouvrez ce lien dans les deux heures pour choisir un nouveau mot de passe :
    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
mail-prove-subject = Podium : votre code
mail-prove-body =
    Saisissez ce code pour continuer ; il vaut 10 minutes, dans le navigateur qui l’a demandé :
    { $code }

    Si vous n’avez rien demandé, quelqu’un d’autre est connecté à votre compte. Fermez les autres connexions sur { $link } et choisissez un nouveau mot de passe.
mail-sign-in-subject = Podium : votre lien de connexion
mail-sign-in-body =
    Ouvrez ce lien dans les 15 minutes et appuyez sur le bouton pour vous connecter :
    { $link }

    Si vous n’avez rien demandé, ne faites rien.
mail-email-subject = Podium : confirmez votre nouvelle adresse
mail-email-body =
    Quelqu’un veut utiliser cette adresse pour son compte Podium. Si c’était vous, ouvrez ce lien dans la journée et appuyez sur le bouton :
    { $link }

    Sinon, ne faites rien.
mail-email-changed-body =
    Votre compte Podium a maintenant une autre adresse électronique. Celle-ci ne l’ouvre plus.

    Si ce n’était pas vous, annulez le changement sous sept jours :
    { $link }
mail-notice-subject = Podium : un changement sur votre compte
mail-notice-body =
    { $what }

    Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez-vous partout ailleurs :
    { $link }
notice-password = Votre compte Podium a un nouveau mot de passe. Toutes les personnes connectées ont été déconnectées.
notice-token = Un jeton a été créé, avec lequel un programme agit pour votre compte Podium.
notice-device = Quelqu’un s’est connecté à votre compte Podium avec votre mot de passe, dans un navigateur qui n’avait pas encore servi pour ce compte.
notice-owner = Vous êtes maintenant propriétaire d’un club sur Podium.
notice-administrator = Vous êtes maintenant administrateur de Podium.
notice-email-asked = Quelqu’un qui est connecté à votre compte Podium veut en changer l’adresse électronique.
notice-email = Ceci est maintenant l’adresse électronique de votre compte Podium.
notice-deleted = Votre compte Podium est supprimé, avec tout ce qui était conservé sur vous. Les résultats des parties restent, sous un numéro.
