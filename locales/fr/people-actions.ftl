people-act-e-mail-address-write-like = « { $email } » n’est pas une adresse e-mail. Écrivez-la comme anna@example.org
people-act-administrators-keep-address-out = L’administration a banni cette adresse.
people-act-link-used-already-too-old = Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.
people-act-time-zone-write-like-europe = Il n’y a pas de fuseau horaire « { $zone } ». Écrivez-le comme Europe/Paris
people-act-recovery-codes-belong-second-factor = Les codes de secours accompagnent un second facteur. Activez-en un d’abord.
people-act-authenticator-app-already-remove-first = Il y a déjà une application d’authentification. Retirez-la d’abord.
people-act-code-wrong-too-old-used = Ce code est incorrect, expiré ou déjà utilisé. Attendez le suivant et saisissez-le. S’il est encore incorrect, vérifiez l’heure de votre téléphone.
people-act-without-passkey-none-asked-administrators = On ne peut vous demander une clé d’accès que si vous en avez une, et elle est toujours demandée à l’administration.
people-act-recovery-codes-used-already-each = Ce n’est pas l’un de vos codes de secours, ou il a déjà servi. Chaque code ne sert qu’une fois.
people-act-page-open-too-long-answer = Cette page est restée ouverte trop longtemps, ou la réponse a déjà servi. Rechargez la page et réessayez.
people-act-browser-used-another-address-site = Votre navigateur a utilisé une autre adresse de ce site. Ouvrez le site à sa propre adresse et réessayez.
people-act-device-check-set-up-pin = Votre appareil n’a pas vérifié que c’est bien vous. Configurez-y un code PIN, votre empreinte ou votre visage et réessayez.
people-act-passkey-looks-like-copy-used = Cette clé d’accès semble être la copie d’une clé utilisée depuis. Connectez-vous autrement, retirez-la et ajoutez-en une nouvelle.
people-act-device-makes-kind-key-cannot = Votre appareil crée un type de clé inutilisable ici. Essayez un autre appareil.
people-act-passkey-checked-try-again-sign = Cette clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.
people-act-passkey-known-here-any-more = Cette clé d’accès n’est plus connue ici. Connectez-vous autrement ; vous pouvez la supprimer de votre appareil.
people-act-give-passkey-name = Donnez un nom à la clé d’accès.
people-act-account-most-passkeys-remove-use = { $most ->
    [one] Un compte peut avoir au plus { $most } clé d’accès. Retirez-la d’abord.
   *[other] Un compte peut avoir au plus { $most } clés d’accès. Retirez-en une qui ne sert pas.
}
people-act-passkey-list-already = Cette clé d’accès est déjà dans la liste.
people-act-only-way-into-account-choose = C’est le seul accès à votre compte. Choisissez d’abord un mot de passe.
people-act-suspended-until = L’administration a suspendu ce compte jusqu’au { $time }. L’e-mail à ce sujet indique où contester cette décision.
people-act-administrators-closed-account-letter-about = L’administration a banni ce compte. L’e-mail à ce sujet indique où contester cette décision.
people-act-password-least-characters-four-words = { $fewest ->
    [one] Un mot de passe doit compter au moins { $fewest } caractère.
   *[other] Un mot de passe doit compter au moins { $fewest } caractères. Quatre mots faciles à retenir en font un bon.
}
people-act-password-most-characters = { $most ->
    [one] Un mot de passe peut compter au plus { $most } caractère.
   *[other] Un mot de passe peut compter au plus { $most } caractères.
}
people-act-password-easy-guess-common-made = Ce mot de passe est facile à deviner : il est courant, ou fait de votre nom, d’une suite ou d’une répétition. Quatre mots faciles à retenir en font un bon.
people-act-say-token-used = Choisissez à quoi le jeton peut servir.
people-act-token-lasts-30-90-365 = Un jeton est valable 30, 90 ou 365 jours.
people-act-account-most-tokens-end-first = { $most ->
    [one] Un compte peut avoir au plus { $most } jeton. Révoquez-le d’abord.
   *[other] Un compte peut avoir au plus { $most } jetons. Révoquez-en un d’abord.
}
people-act-only-administrator-make-somebody-else = Ce compte est le seul à avoir les droits d’administration. Donnez-les d’abord à quelqu’un d’autre.
people-act-write-why-reason-stands-log = Indiquez un motif. Il est conservé au journal du site, et les personnes concernées en sont informées.
people-act-text-name-belongs-log-site = Ce texte est un nom, ou appartient au journal du site. Masquez, renommez ou effacez plutôt la personne.
people-act-player-hidden-erased-show-player = Ce joueur est masqué ou effacé. Affichez-le d’abord de nouveau.
people-act-these-two-cannot-merged-choose = Ces deux joueurs ne peuvent pas être fusionnés. Choisissez deux joueurs existants qui ne l’ont pas déjà été.
people-act-player-merged-account-other-none = Le joueur à fusionner a un compte, l’autre n’en a pas. Fusionnez celui qui est sans compte avec celui qui en a un.
people-act-both-take-part-same-competition = Les deux participent à la même compétition : ce sont deux personnes, ou l’une des inscriptions est incorrecte.
people-act-administrator-take-administration-away-first = Ce compte a les droits d’administration. Retirez-les d’abord.
people-act-choose-day-still-come = Choisissez un jour à venir.
people-act-service-calls-itself-choose-another = « { $name } » est réservé au service lui-même. Choisissez un autre nom.
people-act-name-1-characters = Un nom doit compter de 1 à { $most } caractères.
people-act-letter-name-more-marks-above = { $most_marks ->
    [one] Une lettre du nom porte plus de { $most_marks } signe au-dessus ou au-dessous.
   *[other] Une lettre du nom porte plus de { $most_marks } signes au-dessus ou au-dessous.
}
people-act-mixes-letters-different-alphabets-write = « { $name } » mélange des lettres d’alphabets différents : { $one } et { $other }. Écrivez-le dans un seul alphabet.
people-act-latin = latin
people-act-greek = grec
people-act-cyrillic = cyrillique
people-act-armenian = arménien
people-act-georgian = géorgien
people-act-hebrew = hébreu
people-act-arabic = arabe
people-act-year-of-birth = Écrivez l’année de naissance en quatre chiffres, par exemple 2012.
people-act-nickname-most-characters = { $most_nickname ->
    [one] Un pseudonyme peut compter au plus { $most_nickname } caractère.
   *[other] Un pseudonyme peut compter au plus { $most_nickname } caractères.
}
people-act-nickname-cannot-sign = Un pseudonyme ne peut pas contenir le caractère { $sign }.
people-act-looks-like-name-somebody-play = « { $nickname } » ressemble au nom d’une personne avec qui vous jouez. Choisissez un autre pseudonyme.
people-act-under-16-strangers-see-first = Avant 16 ans, le public voit votre prénom et votre initiale ou un pseudonyme, et aucune page ne vous est consacrée. Un parent peut demander à l’organisation de votre club de noter son accord pour davantage.
people-act-letter = « { $letter } » ({ $code }, { $alphabet })
people-act-these-clubs-cannot-merged = Ces deux clubs ne peuvent pas être fusionnés. Choisissez deux clubs différents qui ne sont ni masqués, ni supprimés, ni déjà fusionnés ; affichez d’abord celui qui est masqué.
people-act-clubs-together-have-many = Ensemble, les clubs auraient { $after } éléments là où un club peut en avoir { $most }. Supprimez-en d’abord.
people-act-club-was-merged = Ce club a été fusionné avec un autre. Agissez sur le club qui détient désormais ses compétitions.
