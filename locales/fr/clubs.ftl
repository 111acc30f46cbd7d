# Clubs

clubs-none = Il n’y a pas encore de club. Le vôtre peut être le premier.
clubs-anywhere = Sans lieu
club-new = Créer un club
club-new-about = Un club organise des compétitions et connaît ses membres et ses joueurs. Il vous appartiendra ; tout peut être changé plus tard.
club-create = Créer le club
club-edit = Modifier le club
club-name = Nom du club
club-place = Lieu
club-about = Présentation du club
club-links = Liens, un par ligne
club-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
}
club-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
club-live = { $count ->
    [one] { $count } compétition en ce moment
   *[other] { $count } compétitions en ce moment
}
club-new-competition = Créer une compétition
club-invite = Inviter
club-roster = Effectif
club-no-competitions = Les compétitions de ce club seront ici.
club-first-competition = Les compétitions de ce club seront ici. Créez la première : le formulaire propose ce qui convient au jeu.
club-group-running = En cours
club-group-open = Inscriptions ouvertes
club-group-ready = À venir
club-group-draft = Brouillons, visibles de l’équipe seule
club-group-finished = Terminées
club-group-archived = Archivées
club-you-member = Vous en êtes membre.
club-you-arbiter = Vous y êtes arbitre.
club-you-organiser = Vous y êtes organisateur.
club-you-owner = Ce club est à vous.

# Membres

members-title = Membres
members-since = depuis le { $day }
members-role-of = Rôle de { $name }
members-set-role = Changer le rôle
members-remove = Retirer
members-leave = Quitter le club
members-leave-about = Vous perdez aussitôt votre rôle. Vos résultats restent. Pour revenir, il faudra une nouvelle invitation.
invites-title = Invitations
invites-none = Personne n’est invité pour l’instant.
invites-sent-to = envoyée à { $email }, valable une fois
invites-uses = pour quiconque a le lien, utilisé { $uses } fois sur { $most }
invites-until = valable jusqu’au { $day }
invites-by = créée par { $name }
invites-most = Nombre de personnes qui peuvent s’en servir
invites-days = Valable tant de jours
invites-link = Adresse de l’invitation
invites-revoke = Retirer
invites-role = Rôle à l’arrivée
invites-email = Adresse électronique, pour une seule personne
invites-hint = Sans adresse, vous obtenez un lien à distribuer. Une invitation à une adresse ne vaut que pour le compte de cette adresse. Les deux prennent fin quand vous les retirez, et avec votre rôle.
invites-make = Inviter
invited-member = On vous invite à devenir membre de ce club.
invited-arbiter = On vous invite comme arbitre de ce club : vous saisissez les résultats et tranchez les litiges.
invited-organiser = On vous invite comme organisateur de ce club : vous créez et menez ses compétitions.
invited-owner = On vous invite comme propriétaire de ce club : vous décidez du club et de ses membres.
invited-join = Rejoindre le club
invited-sign-in = Pour le rejoindre, il faut un compte. C’est l’affaire d’une minute, puis vous revenez ici.
mail-invite-subject = Podium : une invitation à un club
mail-invite-body =
    Vous êtes invité à rejoindre un club sur Podium. Ouvrez ce lien pour voir lequel, et pour le rejoindre :
    { $link }

    Il ne vaut que pour cette adresse, pendant 30 jours. Si cela ne vous dit rien, ne faites rien.

# L’effectif

roster-none = Les personnes qui jouent à votre club seront ici, avec ou sans compte.
roster-guest = invité sans compte
roster-account = a un compte
roster-change = Modifier
roster-note = Note
roster-offer-claim = Créer un lien de reprise
roster-claim-link = Adresse où cet invité reprend ses résultats
roster-remove = Retirer de l’effectif
roster-add = Ajouter des joueurs
roster-names = Noms
roster-names-hint = Un par ligne. Une note peut suivre après un point-virgule, ainsi : Anna Lind ; junior. Les noms déjà présents sont ignorés.
claim-title = Êtes-vous { $name } ?
claim-about = { $name } a joué à { $club } sans compte. Reprenez ces résultats : votre compte représentera désormais ce joueur.
claim-do = Oui, c’est moi

# Ce qui est fait

cancel = Annuler
done-club-created = Le club est créé. Ensuite : inviter du monde, ou créer une compétition.
done-role-set = Le rôle est changé.
done-member-removed = Le membre est retiré.
done-left-club = Vous avez quitté le club.
done-invite-made = Le lien est prêt. Distribuez-le.
done-invite-sent = L’invitation est partie.
done-invite-revoked = L’invitation est retirée.
done-claim-withdrawn = Le lien est retiré. Il n’ouvre plus rien.
done-joined = Bienvenue au club.
done-roster-added = Les joueurs sont ajoutés.
done-roster-removed = Le joueur n’est plus dans l’effectif.
done-claim-offered = Le lien est prêt. Donnez-le à ce joueur.
done-claimed = Ces résultats sont désormais les vôtres.
