# Signalements et modération

report-page = Signaler cette page
report-title = Signaler une page
report-about = Vous signalez « { $name } » aux administrateurs du site.
report-words = Qu’est-ce qui ne va pas ?
report-email = Votre adresse électronique, si l’on peut vous poser des questions
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
what-record = Partie
what-text = Texte
moderate = Modérer
moderate-about = Tout ce que vous faites ici figure au journal du site avec sa raison, et les personnes concernées reçoivent un courriel.
moderate-account = Compte
moderate-reason = Raison
moderate-hide = Masquer
moderate-show = Montrer de nouveau
moderate-remove = Supprimer définitivement
moderate-rename = Renommer
moderate-name = Nouveau nom
moderate-merge = Réunir à un autre joueur
moderate-into = Adresse de la page du joueur qui reste
moderate-sure = Je sais que c’est définitif
moderate-texts = Textes
moderate-text-hidden = masqué
moderate-hidden = Le public ne voit pas ceci.
moderate-removed = Ceci a été supprimé.
account-suspend = Suspendre
account-suspend-about = Personne ne peut se connecter au compte ni agir pour lui jusqu’à ce jour.
account-until = Jusqu’au
account-ban = Bannir
account-ban-about = Le compte et son adresse restent dehors : sessions, jetons et liens prennent fin, et personne ne crée de compte avec cette adresse.
account-admit = Admettre de nouveau
account-suspended = Suspendu jusqu’au { $time }.
account-banned = Banni.
hidden-note = Masqué par les administrateurs : seuls l’équipe et les administrateurs le voient. Pour faire appel, écrivez à { $address }.
done-reported = Merci. Les administrateurs vont regarder.
done-report-handled = Le signalement est traité.
done-moderated = C’est fait, et noté au journal du site.
mail-moderation-subject = Une décision des administrateurs
mail-moderation-body =
    Bonjour { $name },

    { $done }

    La raison : { $reason }

    Si vous pensez que c’est une erreur, écrivez à { $address }.
mail-moderated-club-hide = les administrateurs ont masqué au public le club « { $name } ». Son équipe le voit encore.
mail-moderated-club-show = les administrateurs montrent de nouveau au public le club « { $name } ».
mail-moderated-club-remove = les administrateurs ont supprimé le club « { $name } ».
mail-moderated-club-rename = les administrateurs ont renommé l’un de vos clubs. Il s’appelle désormais « { $name } ».
mail-moderated-competition-hide = les administrateurs ont masqué au public la compétition « { $name } ». Son équipe la voit encore.
mail-moderated-competition-show = les administrateurs montrent de nouveau au public la compétition « { $name } ».
mail-moderated-competition-remove = les administrateurs ont supprimé la compétition « { $name } ».
mail-moderated-competition-rename = les administrateurs ont renommé une compétition de votre club. Elle s’appelle désormais « { $name } ».
mail-moderated-player-hide = les administrateurs ont masqué au public le joueur « { $name } ».
mail-moderated-player-show = les administrateurs montrent de nouveau au public le joueur « { $name } ».
mail-moderated-player-remove = les administrateurs ont effacé le joueur « { $name } ». Les résultats restent sous un numéro.
mail-moderated-player-rename = les administrateurs vous ont renommé comme joueur. Votre nom est désormais « { $name } ».
mail-moderated-player-merge-away = les administrateurs ont constaté que le joueur « { $name } » est quelqu’un qui a ici un autre compte. Ses résultats appartiennent désormais à ce compte ; le vôtre garde ses accès et ses fonctions.
mail-moderated-player-merge = les administrateurs ont constaté que le joueur « { $name } », c’est vous. Ses résultats comptent désormais comme les vôtres.
mail-moderated-record-hide = les administrateurs ont masqué une partie de { $name } que vous avez remise.
mail-moderated-record-show = les administrateurs montrent de nouveau une partie de { $name } que vous avez remise.
mail-moderated-record-remove = les administrateurs ont supprimé une partie de { $name } que vous avez remise.
mail-moderated-text-hide = les administrateurs ont masqué un de vos textes : « { $name } »
mail-moderated-text-show = les administrateurs montrent de nouveau un de vos textes : « { $name } »
mail-moderated-text-remove = les administrateurs ont supprimé un de vos textes : « { $name } »
mail-moderated-suspend = les administrateurs ont suspendu votre compte jusqu’au { $name }. D’ici là, personne ne peut s’y connecter.
mail-moderated-ban = les administrateurs ont fermé définitivement votre compte. Ceci est le dernier courriel envoyé à cette adresse.
mail-moderated-admit = les administrateurs admettent de nouveau votre compte.
