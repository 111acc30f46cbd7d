# Connexion et sécurité

security-title = Connexion et sécurité
security-on = Un second facteur est actif : le mot de passe seul n’ouvre pas votre compte.
security-off = Le mot de passe seul ouvre votre compte. Une application d’authentification, ou une clé d’accès demandée après le mot de passe, le protège mieux.
security-password = Votre compte a un mot de passe.
security-no-password = Votre compte n’a pas de mot de passe.
security-sessions =
    { $count ->
        [one] Votre compte est ouvert dans un navigateur.
       *[other] Votre compte est ouvert dans { $count } navigateurs.
    }
security-sessions-show = Voir les sessions
security-summary = Clés d’accès, application d’authentification et codes de secours.

# Clés d’accès

passkeys-title = Clés d’accès
passkeys-about = Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code PIN de votre appareil. Rien à retenir, et rien à voler sur ce site.
passkeys-none = Vous n’avez pas encore de clé d’accès.
passkeys-none-here = Ce navigateur ne gère pas les clés d’accès. Utilisez-en un plus récent, ou un autre appareil.
passkeys-script = Les clés d’accès ont besoin de JavaScript, qui est désactivé dans ce navigateur.
passkeys-no-name = Les clés d’accès ne fonctionnent pas ici : les navigateurs ne les acceptent que sur un site joint par son nom, en HTTPS. L’administration doit donner à PODIUM_ADDRESS l’adresse en https:// du site.
passkey-add = Ajouter une clé d’accès
passkey-add-about = Votre appareil demandera votre empreinte, votre visage ou son code PIN. Donnez à la clé un nom qui dit où elle se trouve.
passkey-name = Nom de la clé d’accès
passkey-since = ajoutée le { $day }
passkey-used = dernière utilisation le { $time }
passkey-unused = pas encore utilisée
passkey-synced = présente sur plusieurs appareils
passkey-one-device = sur un seul appareil
passkey-change = Modifier { $name }
passkey-rename = Renommer
passkey-remove = Retirer
passkey-ask = Demander une clé d’accès après le mot de passe
passkey-ask-end = Ne plus demander de clé d’accès
passkey-asked = Une clé d’accès vous est demandée après le mot de passe ou le lien de connexion.
passkey-not-asked = Votre mot de passe suffit encore, sans clé d’accès.
passkey-ask-admin = Une clé d’accès est toujours demandée après le mot de passe aux administrateurs qui en ont une.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-failed = Votre appareil n’a pas fourni de clé d’accès. Réessayez.
passkey-there = Cet appareil a déjà une clé d’accès pour votre compte.

# Application d’authentification

app-title = Application d’authentification
app-about = Une application de votre téléphone affiche un nouveau code à six chiffres toutes les 30 secondes. Il vous est demandé après le mot de passe.
app-on = Un code de votre application vous est demandé après le mot de passe.
app-begin = Configurer une application
app-remove = Retirer l’application
app-scan = Scannez ce code QR avec votre application d’authentification.
app-picture = Code QR contenant le secret pour votre application d’authentification
app-type = Ou saisissez ce secret dans l’application :
app-confirm = Activer

# Codes de secours

codes-title = Codes de secours
codes-about = Si vous perdez votre appareil, chacun de ces codes ouvre votre compte une fois, à la place de l’application ou de la clé d’accès. Imprimez-les ou notez-les maintenant : ils ne seront plus affichés.
codes-later = Vous en recevrez dix en activant un second facteur.
codes-left =
    { $count ->
        [0] Il ne reste aucun code. Créez-en de nouveaux.
        [one] Il reste { $count } code.
       *[other] Il reste { $count } codes.
    }
codes-new = Créer dix nouveaux codes
codes-print = Imprimer les codes
codes-kept = Je les ai notés

# La seconde étape de la connexion

second-title = Encore une étape
second-about = Votre compte demande un second facteur.
second-code = Code de votre application
second-code-hint = Six chiffres. Chaque code ne sert qu’une fois.
second-passkey = Utiliser une clé d’accès
second-lost = J’ai perdu mon appareil
second-recovery = Code de secours
second-recovery-use = Utiliser le code de secours
second-no-codes = Sans code de secours, adressez-vous à l’administration du site : elle peut retirer le second facteur après s’être assurée que c’est bien vous.

# Clubs

club-factor-title = Second facteur des propriétaires
club-factor-on = Les propriétaires doivent avoir un second facteur. Tant qu’ils n’en ont pas configuré, ils n’ont que les droits de l’organisation.
club-factor-off = Les propriétaires peuvent se connecter avec leur seul mot de passe.
club-factor-ask = Exiger un second facteur des propriétaires
club-factor-end = Ne plus exiger de second facteur
club-factor-owed = Ce club exige un second facteur de ses propriétaires. Tant que vous n’en avez pas configuré, vous n’avez que les droits de l’organisation.
error-second-factor = Ce club exige un second facteur de ses propriétaires. Configurez une application d’authentification, ou faites demander une clé d’accès après le mot de passe, puis revenez. D’ici là, vous gardez les droits de l’organisation.
    .title = Second facteur exigé

# Ce qui a été fait

done-passkey-added = Clé d’accès ajoutée.
done-passkey-removed = Clé d’accès retirée ici. Vous pouvez aussi la supprimer de votre appareil.
done-app-added = L’application est configurée.
done-app-removed = L’application est retirée.
done-second-late = Cela a pris trop de temps, ou il y a eu trop de codes incorrects. Reconnectez-vous.

# E-mails

notice-passkey-added = Une clé d’accès a été ajoutée à votre compte Podium.
notice-passkey-removed = Une clé d’accès a été retirée de votre compte Podium.
notice-app-added = Une application d’authentification a été configurée pour votre compte Podium. Ses codes vous seront désormais demandés.
notice-app-removed = L’application d’authentification a été retirée de votre compte Podium.
notice-passkey-asked = Désormais, une clé d’accès vous est demandée après le mot de passe.
notice-passkey-not-asked = Aucune clé d’accès ne vous est plus demandée après le mot de passe.
notice-new-codes = De nouveaux codes de secours ont été créés pour votre compte Podium. Les anciens ne sont plus valables.
notice-code-used = Quelqu’un s’est connecté à votre compte Podium avec un code de secours. Ce code n’est plus valable.
notice-factors-removed = L’administration a retiré de votre compte Podium toutes les clés d’accès, l’application d’authentification et les codes de secours. Toutes vos sessions sont fermées ; connectez-vous avec votre mot de passe et configurez-les à nouveau.
