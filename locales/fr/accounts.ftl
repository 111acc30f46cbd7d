# Champs

field-name = Nom, tel qu’il figure sur les appariements
field-email = Adresse e-mail
field-password = Mot de passe
field-old-password = Mot de passe actuel
field-new-password = Nouveau mot de passe
field-language = Langue
field-time-zone = Fuseau horaire
password-hint = Au moins 10 caractères. Quatre mots faciles à retenir font un bon mot de passe.

# Pages

sign-up-have-account = Vous avez déjà un compte ?
sign-in-forgot = Mot de passe oublié ?
reset-title = Nouveau mot de passe
reset-about = Indiquez votre adresse e-mail. Si un compte y est associé, nous vous enverrons un lien pour choisir un nouveau mot de passe.
reset-send = Envoyer le lien
account-title = Mon compte
account-profile = Profil
account-verified = adresse confirmée
account-unverified = adresse non confirmée
account-password = Mot de passe
account-change-password = Changer de mot de passe
account-sessions = Sessions actives
account-this-browser = ce navigateur
account-close-sessions = Se déconnecter partout ailleurs
account-program = Jetons d’API
account-data = Mes données
account-download = Télécharger mes données
account-delete = Supprimer mon compte
sign-up-by-mail = Nous vous enverrons par e-mail un lien pour choisir votre mot de passe.
sign-in-unverified = Cette adresse n’est pas encore confirmée. Demandez un nouveau mot de passe : le lien reçu par e-mail la confirmera.
prove-title = Confirmez votre adresse
prove-do = Confirmer et enregistrer le mot de passe
again-title = Confirmez que c’est bien vous
again-about = Cette opération est sensible. Confirmez que c’est bien vous ; nous ne le redemanderons pas pendant 15 minutes.
again-code = Code de l’e-mail que nous venons de vous envoyer
again-letter = Recevoir un code par e-mail
again-do = Continuer
again-otherwise = Rien ne fonctionne ?
link-title = Se connecter avec un lien reçu par e-mail
link-send = Envoyer le lien
link-about = Appuyez sur le bouton pour vous connecter ici. Le lien ne sert qu’une fois.
field-new-email = Nouvelle adresse e-mail
account-email = Adresse e-mail
account-email-change = Changer d’adresse e-mail
email-confirm = Confirmer cette adresse
email-confirm-about = Une fois l’adresse confirmée, vous vous connecterez avec { $email }.
email-undo = Annuler le changement
email-undo-about = Le compte reprend l’adresse { $email }. Toutes ses sessions sont fermées, et vous choisissez un nouveau mot de passe.
account-close-tokens = Révoquer aussi mes jetons d’API
account-program-about = Un jeton permet à un programme d’agir en votre nom par l’API, dans les limites que vous fixez. Il n’ouvre aucune page.
account-program-new = Créer un jeton
account-program-end = Révoquer
account-program-made = Voici votre jeton. Il ne sera plus affiché : gardez-le comme un mot de passe.
token-name = Nom du jeton
token-scopes = Le programme peut
token-days = Durée de validité
token-for-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
token-until = valable jusqu’au { $day }
token-used = dernière utilisation le { $time }
token-unused = jamais utilisé
scope-submit = remettre mes parties notées
scope-read = lire tout ce que je peux voir
account-delete-about = Votre nom, votre adresse, votre mot de passe, vos adhésions et tout ce que vous avez écrit sont supprimés aussitôt. Les résultats de vos parties restent, sous un numéro à la place de votre nom.

# Ce qui a été fait

done-signed-up = Votre compte est créé. Connectez-vous avec votre adresse et votre mot de passe.
done-signed-out = Déconnexion effectuée.
done-reset-asked = Si un compte est associé à cette adresse, un lien vient d’y être envoyé.
done-password = Le nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.
done-saved = Enregistré.
done-sessions = Toutes les autres sessions sont fermées.
done-deleted = Votre compte est supprimé.
done-sign-up-asked = Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour choisir votre mot de passe. S’il n’arrive pas, regardez dans vos indésirables.
done-link-asked = Si un compte est associé à cette adresse, un lien vient d’y être envoyé. Il est valable 15 minutes.
done-email-asked = Nous avons envoyé un e-mail à la nouvelle adresse. Ouvrez le lien qu’il contient et confirmez ; d’ici là, l’ancienne adresse reste valable.
done-email-changed = Votre adresse e-mail est changée.
done-token-ended = Jeton révoqué.

# E-mails

mail-already-subject = Podium : vous avez déjà un compte
mail-already-body =
    Quelqu’un a voulu créer un compte avec votre adresse, mais vous en avez déjà un.
    Si c’était vous et que vous avez oublié le mot de passe, demandez-en un nouveau ici :
    { $link }
mail-reset-subject = Podium : nouveau mot de passe
mail-verify-subject = Podium : confirmez votre adresse
mail-verify-body =
    Quelqu’un a demandé un compte Podium avec cette adresse. Si c’était vous, ouvrez ce lien sous 24 heures pour confirmer l’adresse et choisir votre mot de passe :
    { $link }

    Sinon, ignorez ce message.
mail-reset-body =
    Ouvrez ce lien dans les deux heures pour choisir un nouveau mot de passe :
    { $link }

    Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.
mail-prove-subject = Podium : votre code
mail-prove-body =
    Saisissez ce code pour continuer. Il est valable 10 minutes, dans le navigateur qui l’a demandé :
    { $code }

    Si vous n’avez rien demandé, quelqu’un d’autre est connecté à votre compte. Fermez les autres sessions sur { $link } et choisissez un nouveau mot de passe.
mail-sign-in-subject = Podium : votre lien de connexion
mail-sign-in-body =
    Ouvrez ce lien dans les 15 minutes et appuyez sur le bouton pour vous connecter :
    { $link }

    Si vous n’avez rien demandé, ignorez ce message.
mail-email-subject = Podium : confirmez votre nouvelle adresse
mail-email-body =
    Quelqu’un veut utiliser cette adresse pour son compte Podium. Si c’était vous, ouvrez ce lien sous 24 heures et confirmez l’adresse :
    { $link }

    Sinon, ignorez ce message.
mail-email-changed-body =
    Votre compte Podium a maintenant une autre adresse e-mail. Celle-ci ne permet plus de s’y connecter.

    Si ce n’était pas vous, annulez le changement sous sept jours :
    { $link }
mail-notice-subject = Podium : un changement sur votre compte
mail-notice-body =
    { $what }

    Si ce n’était pas vous, choisissez aussitôt un nouveau mot de passe et déconnectez-vous partout ailleurs :
    { $link }
notice-password = Votre compte Podium a un nouveau mot de passe. Toutes ses sessions ont été fermées.
notice-token = Un jeton d’API a été créé pour votre compte Podium. Un programme peut s’en servir pour agir en votre nom.
notice-device = Quelqu’un s’est connecté à votre compte Podium avec votre mot de passe, dans un navigateur qui n’avait pas encore servi pour ce compte.
notice-owner = Vous êtes maintenant propriétaire d’un club sur Podium.
notice-administrator = Votre compte a maintenant les droits d’administration de Podium.
notice-email-asked = Quelqu’un qui est connecté à votre compte Podium veut en changer l’adresse e-mail.
notice-email = Ceci est maintenant l’adresse e-mail de votre compte Podium.
notice-deleted = Votre compte Podium est supprimé, avec tout ce qui était conservé sur vous. Les résultats de vos parties restent, sous un numéro.
