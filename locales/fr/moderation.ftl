# Signalements et modération

report-page = Signaler cette page
report-title = Signaler une page
report-about = Vous signalez « { $name } » à l’administration du site.
report-words = Qu’est-ce qui ne va pas ?
report-email = Votre adresse e-mail, pour d’éventuelles questions
report-send = Envoyer le signalement
report-look = Voir la page
report-by-account = depuis un compte
report-answer = Ce qui a été fait, et pourquoi
report-handle = Marquer comme traité
reports-title = Signalements
reports-open = Signalements en attente
reports-handled = Signalements traités
reports-none = Aucun signalement ici.
reports-waiting = { $count ->
    [one] { $count } signalement en attente
   *[other] { $count } signalements en attente
}
what-club = Club
what-competition = Compétition
what-player = Joueur
what-record = Partie notée
what-text = Texte
moderate = Modérer
moderate-about = Tout ce que vous faites ici est conservé au journal du site avec son motif, et les personnes concernées reçoivent un e-mail.
moderate-account = Compte
moderate-reason = Motif
moderate-hide = Masquer
moderate-show = Afficher de nouveau
moderate-remove = Supprimer définitivement
moderate-rename = Renommer
moderate-name = Nouveau nom
moderate-merge = Fusionner avec un autre joueur
moderate-into = Adresse de la page du joueur à garder
moderate-sure = Je comprends que c’est irréversible
moderate-texts = Textes
moderate-text-hidden = masqué
moderate-hidden = Masqué au public.
moderate-removed = Supprimé.
account-suspend = Suspendre
account-suspend-about = Jusqu’à ce jour, personne ne peut se connecter au compte ni agir pour lui.
account-until = Jusqu’au
account-ban = Bannir
account-ban-about = Sessions, jetons et liens du compte prennent fin aussitôt, personne ne peut plus s’y connecter, et personne ne peut créer de compte avec son adresse.
account-admit = Réadmettre
account-suspended = Suspendu jusqu’au { $time }.
account-banned = Banni.
hidden-note = Masqué par l’administration : seules l’organisation et l’administration le voient. Pour contester cette décision, écrivez à { $address }.
done-reported = Merci. L’administration va examiner votre signalement.
done-report-handled = Signalement marqué comme traité.
done-moderated = C’est fait, et noté au journal du site.
mail-moderation-subject = Podium : une décision de l’administration
mail-moderation-body =
    Bonjour { $name },

    { $done }

    Motif : { $reason }

    Si vous pensez que c’est une erreur, écrivez à { $address }.
mail-moderated-club-hide = L’administration a masqué au public le club « { $name } ». Son organisation le voit encore.
mail-moderated-club-show = Le club « { $name } » est de nouveau visible au public.
mail-moderated-club-remove = L’administration a supprimé le club « { $name } ».
mail-moderated-club-rename = L’administration a renommé l’un de vos clubs. Il s’appelle désormais « { $name } ».
mail-moderated-competition-hide = L’administration a masqué au public la compétition « { $name } ». Son organisation la voit encore.
mail-moderated-competition-show = La compétition « { $name } » est de nouveau visible au public.
mail-moderated-competition-remove = L’administration a supprimé la compétition « { $name } ».
mail-moderated-competition-rename = L’administration a renommé une compétition de votre club. Elle s’appelle désormais « { $name } ».
mail-moderated-player-hide = L’administration a masqué au public le joueur « { $name } ».
mail-moderated-player-show = Le joueur « { $name } » est de nouveau visible au public.
mail-moderated-player-remove = L’administration a effacé le joueur « { $name } ». Les résultats restent, sous un numéro.
mail-moderated-player-rename = L’administration a changé votre nom de joueur. C’est désormais « { $name } ».
mail-moderated-player-merge-away = L’administration a constaté que le joueur « { $name } » est une personne qui a ici un autre compte. Ses résultats appartiennent désormais à ce compte ; vous pouvez toujours vous connecter au vôtre, qui garde ses rôles.
mail-moderated-player-merge = L’administration a constaté que le joueur « { $name } », c’est vous. Ses résultats sont désormais les vôtres.
mail-moderated-record-hide = L’administration a masqué une partie notée ({ $name }) que vous avez remise.
mail-moderated-record-show = Une partie notée ({ $name }) que vous avez remise est de nouveau visible.
mail-moderated-record-remove = L’administration a supprimé une partie notée ({ $name }) que vous avez remise.
mail-moderated-text-hide = L’administration a masqué un texte que vous avez écrit : « { $name } »
mail-moderated-text-show = Un texte que vous avez écrit est de nouveau visible : « { $name } »
mail-moderated-text-remove = L’administration a supprimé un texte que vous avez écrit : « { $name } »
mail-moderated-suspend = L’administration a suspendu votre compte jusqu’au { $name }. D’ici là, personne ne peut s’y connecter.
mail-moderated-ban = L’administration a banni définitivement votre compte. Ceci est le dernier e-mail envoyé à cette adresse.
mail-moderated-admit = L’administration a réadmis votre compte : vous pouvez de nouveau vous connecter.
moderate-merge-club = Fusionner avec un autre club
moderate-into-club = Adresse de la page du club à garder
moderate-preview = Voir ce qui serait déplacé
merge-goes = Disparaît
merge-stays = Reste
merge-about = La description, le lieu et les liens du club qui reste sont conservés, ceux de l’autre supprimés. Tout le reste est déplacé, résultats et journaux compris. Les membres des deux clubs verront un seul répertoire, avec ses notes.
merge-swap = Garder l’autre club
merge-moves = Ce qui est déplacé
merge-moving = à déplacer
merge-after = ensuite
merge-most = au plus { $most }
merge-competitions = Compétitions
merge-circuits = Circuits
merge-roster = Joueurs du répertoire, invités compris
merge-templates = Modèles
merge-invitations = Invitations en cours
merge-claims = Liens de rattachement
merge-ratings = Le classement propre au club est recalculé à partir des résultats des deux clubs.
merge-there = là-bas jusqu’ici : { $role }
merge-kept-out = ne suit pas : ce club a retiré cette personne
merge-more = { $count ->
    [one] … et { $count } autre.
   *[other] … et { $count } autres.
}
merge-addresses = Adresses redirigées
merge-too-much = Ensemble, les deux clubs dépassent ce qu’un club peut avoir. Il faut d’abord supprimer quelque chose.
merge-do = Fusionner les clubs
mail-moderated-club-merge = L’administration a fusionné deux clubs : { $name }. Membres, compétitions, joueurs et liens en cours sont désormais réunis dans le second, et les anciennes adresses y mènent.
