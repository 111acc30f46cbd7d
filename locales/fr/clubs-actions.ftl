club-act-address-page-write-line-like = « { $link } » n’est pas une adresse web. Écrivez-en une par ligne, par exemple https://example.org
club-act-club-most-10-links = Un club peut avoir au plus 10 liens.
club-act-own-clubs-already-hand-over = { $most ->
    [one] Vous êtes déjà propriétaire d’un club. Cédez-le, ou demandez-en un autre à l’administration du site.
   *[other] Vous êtes déjà propriétaire de { $most } clubs. Cédez-en un, ou demandez-en un autre à l’administration du site.
}
club-act-only-owner-club-make-somebody = Cette personne est la seule propriétaire du club. Nommez d’abord une autre personne propriétaire.
club-act-turn-second-factor-yourself-first = Activez d’abord un second facteur pour vous-même, sous « Connexion et sécurité ».
club-act-person-member-club-any-more = Cette personne n’est plus membre du club.
club-act-club-open-invitations-already-withdraw = { $most_open ->
    [one] Le club a déjà { $most_open } invitation en cours. Révoquez-la si elle ne sert plus.
   *[other] Le club a déjà { $most_open } invitations en cours. Révoquez-en une qui ne sert plus.
}
club-act-write-number-1 = Indiquez un nombre de 1 à { $most }, et non { $number }.
club-act-link-ended-made-give-out = Ce lien n’est plus valable : la personne qui l’a créé n’a plus le droit de le partager. Demandez-en un autre au club.
club-act-invitation-sent-another-address-sign = Cette invitation a été envoyée à une autre adresse. Connectez-vous avec le compte de cette adresse, une fois confirmée, ou demandez une invitation à la vôtre.
club-act-were-taken-out-club-only = Vous ne faites plus partie de ce club. Seule une invitation à votre propre adresse permet d’y revenir : adressez-vous à un propriétaire du club.
club-act-most-players-added-once-paste = { $most ->
    [one] On ne peut ajouter que { $most } joueur à la fois.
   *[other] On peut ajouter au plus { $most } joueurs à la fois. Collez la liste en plusieurs parties.
}
club-act-roster-most-players-take-those = { $most_listed ->
    [one] Un répertoire peut compter au plus { $most_listed } joueur. Retirez ceux qui ne jouent plus.
   *[other] Un répertoire peut compter au plus { $most_listed } joueurs. Retirez ceux qui ne jouent plus.
}
club-act-new-name-list-write-name = La liste ne contient aucun nouveau nom. Écrivez un nom par ligne.
club-act-club-open-links-kind-already = { $most ->
    [one] Le club a déjà { $most } lien de ce genre en cours. Révoquez-le s’il ne sert plus.
   *[other] Le club a déjà { $most } liens de ce genre en cours. Révoquez-en qui ne servent plus.
}
club-act-player-account-already = Ce joueur a déjà un compte.
club-act-club-was-merged-meanwhile = Ce club vient d’être fusionné avec un autre. Rechargez la page et recommencez.
