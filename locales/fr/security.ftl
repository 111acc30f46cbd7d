# Connexion et sécurité

security-title = Connexion et sécurité
security-on = Un second facteur est actif : un mot de passe seul n’ouvre pas votre compte.
security-off = Un mot de passe seul ouvre votre compte. Une application d’authentification, ou une clé d’accès demandée après le mot de passe, le protège mieux.
security-password = Votre compte a un mot de passe.
security-no-password = Votre compte n’a pas de mot de passe.
security-sessions =
    { $count ->
        [one] Vous êtes connecté dans un navigateur.
       *[other] Vous êtes connecté dans { $count } navigateurs.
    }
security-sessions-show = Les afficher
security-summary = Clés d’accès, application d’authentification et codes de secours.

# Clés d’accès

passkeys-title = Clés d’accès
passkeys-about = Une clé d’accès vous connecte avec votre empreinte, votre visage ou le code PIN de votre appareil. Il n’y a rien à retenir, et rien qu’on puisse voler à ce site.
passkeys-none = Vous n’en avez pas encore.
passkeys-none-here = Ce navigateur ne connaît pas les clés d’accès. Prenez-en un plus récent, ou un autre appareil.
passkeys-script = Les clés d’accès ont besoin de JavaScript, qui est désactivé dans ce navigateur.
passkeys-no-name = Les clés d’accès ne fonctionnent pas ici : les navigateurs ne les permettent que sur un site joint par son nom et par TLS. La personne qui gère le site donne à PODIUM_ADDRESS son adresse en https://.
passkey-add = Ajouter une clé d’accès
passkey-add-about = Votre appareil demandera votre empreinte, votre visage ou son code PIN. Donnez à la clé un nom qui dit où elle se trouve.
passkey-name = Nom de la clé d’accès
passkey-since = ajoutée le { $day }
passkey-used = utilisée le { $time }
passkey-unused = pas encore utilisée
passkey-synced = présente sur plusieurs appareils
passkey-one-device = sur un seul appareil
passkey-change = Modifier { $name }
passkey-rename = Renommer
passkey-remove = Retirer
passkey-ask = Demander une clé d’accès après le mot de passe
passkey-ask-end = Ne plus demander de clé d’accès
passkey-asked = Après le mot de passe ou le lien d’un courriel, une clé d’accès vous est demandée.
passkey-not-asked = Votre mot de passe suffit encore, sans clé d’accès.
passkey-ask-admin = Les administrateurs qui ont une clé d’accès doivent la présenter après le mot de passe.
passkey-sign-in = Se connecter avec une clé d’accès
passkey-failed = Cela n’a rien donné : votre appareil n’a pas fourni de clé d’accès. Réessayez.
passkey-there = Cet appareil a déjà une clé d’accès pour votre compte.

# Application d’authentification

app-title = Application d’authentification
app-about = Une application de votre téléphone affiche toutes les trente secondes un nouveau code à six chiffres. Il est demandé après votre mot de passe.
app-on = Un code de votre application est demandé après votre mot de passe.
app-begin = Configurer une application
app-remove = Retirer l’application
app-scan = Lisez cette image avec votre application d’authentification.
app-picture = Code QR contenant le secret pour votre application d’authentification
app-type = Ou saisissez-y ce secret :
app-confirm = Activer

# Codes de secours

codes-title = Codes de secours
codes-about = Chacun de ces codes vous laisse entrer une fois, à la place de l’application ou de la clé d’accès, si votre appareil est perdu. Imprimez-les ou notez-les maintenant : ils ne seront plus affichés.
codes-later = Vous en recevrez dix en activant un second facteur.
codes-left =
    { $count ->
        [one] Il reste { $count } code.
       *[other] Il reste { $count } codes.
    }
codes-new = Créer dix nouveaux codes
codes-print = Les imprimer
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
second-no-codes = Sans code de secours, adressez-vous à la personne qui gère ce site : elle peut retirer le second facteur une fois sûre que c’est vous.

# Clubs

club-factor-title = Second facteur des propriétaires
club-factor-on = Les propriétaires doivent avoir un second facteur. Ceux qui n’en ont pas peuvent faire ce que font les organisateurs, jusqu’à ce qu’ils l’aient configuré.
club-factor-off = Les propriétaires peuvent se connecter avec un mot de passe seul.
club-factor-ask = Exiger un second facteur des propriétaires
club-factor-end = Ne plus l’exiger des propriétaires
club-factor-owed = Ce club exige de ses propriétaires un second facteur. Tant que vous n’en avez pas configuré, vous pouvez faire ce que font les organisateurs.
error-second-factor = Ce club exige de ses propriétaires un second facteur. Configurez une application d’authentification, ou faites demander une clé d’accès après votre mot de passe ; puis revenez. Tout ce que font les joueurs et les organisateurs fonctionne entre-temps.
    .title = Il faut un second facteur

# Ce qui a été fait

done-passkey-added = La clé d’accès est ajoutée.
done-passkey-removed = La clé d’accès est retirée ici. Vous pouvez aussi la supprimer de votre appareil.
done-app-added = L’application est configurée.
done-app-removed = L’application est retirée.
done-second-late = Cela a pris trop de temps, ou il y a eu trop de codes faux. Reconnectez-vous.

# Courrier

notice-passkey-added = Une clé d’accès a été ajoutée à votre compte Podium.
notice-passkey-removed = Une clé d’accès a été retirée de votre compte Podium.
notice-app-added = Une application d’authentification a été configurée pour votre compte Podium. Ses codes sont demandés désormais.
notice-app-removed = L’application d’authentification a été retirée de votre compte Podium.
notice-passkey-asked = Désormais, une clé d’accès est demandée après votre mot de passe.
notice-passkey-not-asked = Une clé d’accès n’est plus demandée après votre mot de passe.
notice-new-codes = De nouveaux codes de secours ont été créés pour votre compte Podium. Les anciens ne valent plus.
notice-code-used = Quelqu’un s’est connecté à votre compte Podium avec un code de secours. Ce code ne vaut plus.
notice-factors-removed = La personne qui gère le site a retiré de votre compte Podium toutes les clés d’accès, l’application d’authentification et les codes de secours. Vous êtes déconnecté partout ; connectez-vous avec votre mot de passe et configurez-les à nouveau.
