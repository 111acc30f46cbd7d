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
sign-in-unverified = Ouvrez d’abord le lien du message que nous vous avons envoyé. Il est peut-être parmi les indésirables.
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
account-program-about = Un programme muni de votre jeton remet les feuilles des parties que vous avez jouées, et ne peut rien faire d’autre pour vous.
account-program-new = Créer un jeton
account-program-renew = Créer un nouveau jeton
account-program-end = Supprimer le jeton
account-program-made = Voici votre jeton, affiché cette seule fois. Il vaut environ un an ; l’ancien ne vaut plus.
account-data = Mes données
account-download = Tout télécharger
account-delete = Supprimer mon compte
account-delete-about = Votre nom, votre adresse, votre mot de passe, vos adhésions et tout ce que vous avez écrit sont retirés aussitôt. Les résultats des parties restent, sous un numéro à la place de votre nom.

# Ce qui a été fait

done-signed-up = Votre compte est créé. Connectez-vous avec l’adresse et le mot de passe choisis.
done-signed-out = Vous êtes déconnecté.
done-verified = Votre adresse est vérifiée.
done-reset-asked = Si l’adresse a un compte, un lien est en route.
done-password = Le nouveau mot de passe est en place. Connectez-vous avec lui.
done-saved = Enregistré.
done-sessions = Tous les autres navigateurs sont déconnectés.
done-deleted = Votre compte est supprimé.

# Courrier

mail-verify-subject = Podium : vérifiez votre adresse
mail-verify-body =
    Bonjour { $name },

    ouvrez ce lien pour vérifier votre adresse :
    { $link }

    Si vous n’avez pas demandé de compte, ne faites rien.
mail-already-subject = Podium : vous avez déjà un compte
mail-already-body =
    Quelqu’un a demandé un compte avec votre adresse, mais vous en avez déjà un.
    Si c’était vous et que vous avez oublié le mot de passe, demandez-en un nouveau ici :
    { $link }
mail-reset-subject = Podium : nouveau mot de passe
mail-reset-body =
    Bonjour { $name },

    ouvrez ce lien dans les deux heures pour choisir un nouveau mot de passe :
    { $link }

    Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
