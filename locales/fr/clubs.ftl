# Clubs

clubs-none = Il n’y a pas encore de club. Le vôtre peut être le premier.
clubs-anywhere = En ligne ou sans lieu
club-new = Créer un club
club-new-about = Un club organise des compétitions et tient un répertoire de ses joueurs. Vous en serez propriétaire et pourrez tout modifier plus tard.
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
    [one] { $count } compétition en cours
   *[other] { $count } compétitions en cours
}
club-new-competition = Créer une compétition
club-invite = Inviter
club-roster = Répertoire
club-no-competitions = Les compétitions de ce club apparaîtront ici.
club-first-competition = Les compétitions de votre club apparaîtront ici. Créez la première : le formulaire propose ce qui convient au jeu.
club-group-running = En cours
club-group-open = Inscriptions ouvertes
club-group-ready = À venir
club-group-draft = Brouillons, visibles de l’organisation seule
club-group-finished = Terminées
club-group-archived = Archivées
club-you-member = Vous en êtes membre.
club-you-arbiter = Vous y assurez l’arbitrage.
club-you-organiser = Vous faites partie de l’organisation.
club-you-owner = Vous en êtes propriétaire.

# Membres

members-title = Membres
members-since = depuis le { $day }
members-role-of = Rôle : { $name }
members-set-role = Changer le rôle
members-remove = Retirer
members-leave = Quitter le club
members-leave-about = Vous perdez aussitôt votre rôle. Vos résultats restent. Pour revenir, il faudra une nouvelle invitation.
invites-title = Invitations
invites-none = Aucune invitation en cours.
invites-sent-to = envoyée à { $email }, à usage unique
invites-uses = pour toute personne qui a le lien, { $uses ->
    [0] pas encore utilisée (au plus { $most } fois)
   *[other] utilisée { $uses } fois sur { $most }
}
invites-until = valable jusqu’au { $day }
invites-by = créée par { $name }
invites-most = Nombre maximal d’utilisations
invites-days = Validité (en jours)
invites-link = Lien d’invitation
invites-revoke = Révoquer
invites-role = Rôle
invites-email = Adresse e-mail (si l’invitation est personnelle)
invites-hint = Sans adresse, vous obtenez un lien à partager. Avec une adresse, l’invitation part par e-mail et ne vaut que pour le compte de cette adresse. Dans les deux cas, elle prend fin si vous la révoquez ou si vous perdez votre rôle.
invites-make = Inviter
invited-member = Ce club vous invite à le rejoindre comme membre.
invited-arbiter = Ce club vous invite à rejoindre son arbitrage : vous saisirez les résultats et trancherez les contestations.
invited-organiser = Ce club vous invite à rejoindre son organisation : vous créerez et gérerez ses compétitions.
invited-owner = Ce club vous invite à en devenir propriétaire : vous déciderez du club et de ses membres.
invited-join = Rejoindre le club
invited-sign-in = Pour le rejoindre, il faut un compte. C’est l’affaire d’une minute, puis vous revenez ici.
mail-invite-subject = Podium : une invitation d’un club
mail-invite-body =
    Un club vous invite à le rejoindre sur Podium. Ouvrez ce lien pour voir lequel, et pour le rejoindre :
    { $link }

    L’invitation ne vaut que pour cette adresse et reste valable { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }. Si elle ne vous dit rien, ignorez ce message.

# Le répertoire

roster-none = Les personnes qui jouent dans votre club apparaîtront ici, avec ou sans compte.
roster-guest = sans compte
roster-account = a un compte
roster-change = Modifier
roster-note = Note
roster-offer-claim = Créer un lien de rattachement
roster-claim-link = Lien pour rattacher ces résultats à un compte
roster-remove = Retirer du répertoire
roster-add = Ajouter des joueurs
roster-names = Noms
roster-names-hint = Un par ligne. Une note peut suivre après un point-virgule, par exemple « Anna Lind; junior ». Les noms déjà présents sont ignorés.
claim-title = Êtes-vous { $name } ?
claim-about = { $name } a joué sans compte dans le club { $club }. Si c’était vous, reprenez ces résultats : votre compte sera rattaché à ce joueur.
claim-do = Reprendre ces résultats

# Ce qui est fait

cancel = Annuler
done-club-created = Club créé. Invitez du monde ou créez une compétition.
done-role-set = Rôle changé.
done-member-removed = Membre retiré du club.
done-left-club = Vous avez quitté le club.
done-invite-made = Lien créé. Partagez-le avec les personnes à inviter.
done-invite-sent = Invitation envoyée.
done-invite-revoked = Invitation révoquée.
done-claim-withdrawn = Lien révoqué. Il n’est plus valable.
done-joined = Bienvenue au club.
done-roster-added = Joueurs ajoutés.
done-roster-removed = Joueur retiré du répertoire.
done-claim-offered = Lien créé. Ne le donnez qu’à ce joueur.
done-claimed = Ces résultats sont désormais les vôtres.
