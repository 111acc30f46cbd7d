limit-second = une seconde
limit-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
limit-minute = une minute
limit-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
limit-hour = une heure
limit-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
limit-go = { $text } Vous pourrez continuer dans { $until }.
limit-these-were-many-passwords-codes = Trop de mots de passe ou de codes. Si vous avez oublié le vôtre, demandez un nouveau mot de passe ou un lien de connexion par e-mail.
limit-many-wrong-codes-were-tried = Trop de codes incorrects pour ce compte. Utilisez une clé d’accès ou un code de secours.
limit-many-guess-password-account-moment = De nombreux mots de passe incorrects sont essayés pour ce compte. Utilisez un navigateur qui a déjà servi à vous connecter, une clé d’accès ou un lien de connexion par e-mail.
limit-these-were-many-passwords-if = Trop de mots de passe. Si vous avez oublié le vôtre, demandez-en un nouveau ou un lien de connexion par e-mail.
limit-many-people-sign-network-moment = De nombreuses personnes se connectent depuis votre réseau en ce moment. Utilisez un autre réseau, ou patientez.
limit-several-letters-were-sent-address = Plusieurs e-mails ont déjà été envoyés à cette adresse. Cherchez le dernier, y compris dans les indésirables.
limit-many-letters-sent-others-give = Vous avez fait envoyer de nombreux e-mails. Partagez plutôt un lien.
limit-many-accounts-letters-were-asked = De nombreux comptes et e-mails ont été demandés depuis votre réseau. Utilisez un autre réseau, ou patientez.
limit-many-records-were-handed-network = De nombreuses parties notées ont été remises depuis votre réseau. Celle-ci n’a pas été enregistrée : remettez-la de nouveau.
limit-faster-anybody-plays-type-paste = Personne ne joue aussi vite. Saisissez ou collez plutôt toute la partie notée.
limit-changed-much-competition-if-something = Vous avez fait de nombreux changements dans cette compétition. Si quelque chose ne va pas, adressez-vous à l’organisation.
limit-much-changed-table-if-agree = Il y a eu de nombreux changements à cette table. Si vous n’êtes pas d’accord, adressez-vous à l’organisation.
limit-changed-much-competition-lists-pasted = Vous avez fait de nombreux changements dans cette compétition. Des listes entières peuvent être collées ou importées d’un coup.
limit-made-several-clubs-already-administrator = Vous avez déjà créé plusieurs clubs. L’administration peut en créer d’autres pour vous.
limit-changed-much-club-lists-names = Vous avez fait de nombreux changements dans ce club. Des listes entières de noms peuvent être collées d’un coup.
limit-club-made-many-competitions-rehearsals = Le club a créé de nombreuses compétitions et répétitions. Utilisez l’un de ses brouillons.
limit-reported-several-pages-already-administrators = Vous avez déjà signalé plusieurs pages, et l’administration les examine. Réunissez les suivantes en un seul signalement.
limit-changed-how-shown-several-times = Vous avez changé plusieurs fois votre nom public. Votre dernier choix est retenu.
limit-downloaded-data-several-times-last = Vous avez téléchargé vos données plusieurs fois. Le dernier fichier contient tout.
