act-round-published-cannot-changed-any = La ronde { $round } est publiée et ne peut plus être modifiée.
act-bracket-says-meets-only-seats = Le tableau décide qui rencontre qui : vous pouvez seulement échanger les sièges d’une table.
act-schedule-says-meets-every-round = Le calendrier décide qui rencontre qui à chaque ronde : vous pouvez seulement échanger les sièges d’une table. Une table jouée à un autre moment peut être ajournée ou recevoir une échéance plus lointaine.
act-others-sit-table-now-look = D’autres joueurs sont maintenant à la table { $table }. Vérifiez de nouveau la ronde.
act-table-round = Il n’y a pas de table { $table } dans cette ronde.
act-round = { $name } ne figure pas dans cette ronde.
act-table-seat-more-move-somebody = { $most ->
    [one] La table { $table } aurait plus de { $most } joueur. Déplacez d’abord quelqu’un, ou échangez deux joueurs.
   *[other] La table { $table } aurait plus de { $most } joueurs. Déplacez d’abord quelqu’un, ou échangez deux joueurs.
}
act-take-part = { $name } ne participe pas.
act-competition-over = La compétition est terminée.
act-format-nobody-sits-out-request = Cette formule n’admet pas d’exemption sur demande : convenez d’une autre date, ou demandez un report.
act-round-2 = { $rounds ->
    [one] Il n’y a pas de ronde { $round } : la compétition compte { $rounds } ronde.
   *[other] Il n’y a pas de ronde { $round } : la compétition compte { $rounds } rondes.
}
act-bye-request-worth-half-point = Une exemption demandée vaut un demi-point ou rien.
act-round-published-plays-settled = La ronde { $round } est publiée : on sait déjà qui y joue.
act-round-being-drawn-ask-organiser = La ronde { $round } est déjà en cours d’appariement. Adressez-vous à l’organisation.
act-order-name-everybody-takes-part = L’ordre doit nommer une seule fois chaque joueur qui participe, et personne d’autre.
act-order-leaves-out = Il manque dans l’ordre : { $missing }.
act-competition-most-entries-those-left = { $most_entries ->
    [one] Une compétition peut compter au plus { $most_entries } inscription, retraits compris. Créez-en une autre pour les autres.
   *[other] Une compétition peut compter au plus { $most_entries } inscriptions, retraits compris. Créez-en une autre pour les autres.
}
act-entered-withdrew-organiser-take-back = { $name } a quitté la compétition après son inscription : l’organisation peut le réintégrer.
act-entered-already-number = { $name } figure déjà parmi les inscrits, numéro { $id }.
act-answer-every-question-please = Répondez à chaque question.
act-registration-open = Les inscriptions ne sont pas ouvertes.
act-competition-over-nobody-enter-any = La compétition est terminée : il n’est plus possible de s’inscrire.
act-registration-closed-ask-organiser = Les inscriptions sont fermées. Adressez-vous à l’organisation.
act-competition-started-takes-late-entries = La compétition a commencé et n’accepte plus d’inscriptions. Adressez-vous à l’organisation.
act-all-pairings-format-drawn-start = Dans cette formule, tous les appariements se font au début : on ne peut plus s’inscrire ensuite.
act-rating-most = { $name } : une cote peut atteindre au plus { $most_rating }.
act-many-questions = Il y a moins de questions que de réponses. Rechargez la page et répondez de nouveau.
act-already-if-somebody-else-add = Il y a déjà « { $name } ». Si c’est une autre personne, ajoutez une initiale ou une ville.
act-looks-like-entered-already-add = « { $name } » ressemble à « { $other } », déjà parmi les inscrits. Ajoutez une initiale ou une ville.
act-room-raise-limit-wait-somebody = Il n’y a pas de place pour { $name } : relevez le maximum, ou attendez un retrait.
act-takes-part-already-withdraw-instead = { $name } participe déjà : enregistrez plutôt un retrait.
act-player-entered-already = Ce joueur est déjà inscrit.
act-round-paired-old-result-pairings = La ronde { $last } a été appariée sur l’ancien résultat. Ses appariements restent tels quels.
act-rounds-were-paired-old-result = Les rondes { $from } à { $last } ont été appariées sur l’ancien résultat. Leurs appariements restent tels quels.
act-place = { $name } : du rang { $was } au rang { $is }.
act-now-place = { $name } : désormais au rang { $is }.
act-place-any-more = { $name } : n’a plus de rang (avant : { $was }).
act-more-places-change = { $more ->
    [one] Un autre rang change.
   *[other] { $more } autres rangs changent.
}
act-name-list = Il n’y a aucun nom dans cette liste.
act-line = Ligne { $line } : { $text }
act-list-more-names = { $most_lines ->
    [one] La liste a plus de { $most_lines } nom.
   *[other] La liste a plus de { $most_lines } noms.
}
act-line-name = La ligne { $number } n’a pas de nom.
act-line-rating-write-name-rating = Ligne { $number } : « { $word } » n’est pas une cote. Écrivez « Nom; cote; club ».
act-score-lies-between = Un score doit être compris entre −{ $most_score } et { $most_score }.
act-match-decided = Le match est décidé. { $text }
act-record-played-here = Cette partie notée est d’un autre jeu ({ $given }) ; on joue ici à { $wanted }.
act-record-variant-played-here = La partie notée suit la variante « { $given } », mais on joue ici « { $wanted } ».
act-record-begin-published-setup = La partie notée ne part pas de la mise en place publiée, « { $wanted } ».
act-record-option-played-here = La partie notée a l’option { $key }={ $has }, mais on joue ici avec { $key }={ $wanted }.
act-record-names-sit-table = La partie notée nomme { $name }, qui n’est pas à la table { $id }.
act-record-names-somebody-twice = La partie notée nomme deux fois la même personne.
act-record-names-only-some-players = La partie notée ne nomme qu’une partie des joueurs : mettez tous les noms de la table dans P1, P2 et ainsi de suite.
act-record-game = { $given ->
    [one] La partie notée se joue à { $given } joueur, et non { $wanted }.
   *[other] La partie notée se joue à { $given } joueurs, et non { $wanted }.
}
act-these-moves-prove-another-game = Ces coups prouvent déjà une autre partie : { $text }. Une partie notée ne prouve qu’une seule partie. Si les deux se sont jouées ainsi, demandez à l’arbitrage de la saisir avec un motif.
act-these-moves-prove-another-game-2 = Ces coups prouvent déjà une autre partie. Une partie notée ne prouve qu’une seule partie. Si les deux se sont jouées ainsi, demandez à l’arbitrage de la saisir avec un motif.
act-competition-result-proved-record-paste = Dans cette compétition, les résultats se prouvent par une partie notée : collez-la ou envoyez le fichier.
act-game-result-already-if-wrong = La partie { $number } a déjà un résultat. S’il est inexact, signalez-le à l’organisation.
act-reported-another-result-game-dispute = { $by } a déclaré un autre résultat pour la partie { $number }. Contestez-le en disant ce qui est inexact.
act-game-disputed-arbiter-decides = La partie { $number } est contestée : l’arbitrage doit trancher.
act-game-disputed-arbiter-decides-first = La partie { $disputed } est contestée : l’arbitrage doit d’abord trancher.
act-reported-yourself-somebody-else-table = Vous avez déclaré ce résultat vous-même : une autre personne de la table doit le confirmer.
act-competition-organisers-confirm-results = Dans cette compétition, l’organisation confirme les résultats.
act-game-disputed-decide-ruling = La partie { $number } est contestée : tranchez par une décision.
act-own-report-hand-right-instead = C’est votre propre déclaration : remettez plutôt le bon résultat.
act-game-settled-if-wrong-tell = Le résultat de la partie { $number } est acquis. S’il est inexact, signalez-le à l’organisation.
act-record-turn = La partie notée n’a pas de coup { $turn }.
act-game-table-disputed-any-more = La partie { $number } de la table { $id } n’est pas contestée, ou ne l’est plus.
act-later-games-hang-game-strike = Des parties suivantes dépendent de la partie { $number } : annulez-les d’abord, en remontant depuis la partie { $last }.
act-table-such-seat = La table { $id } n’a pas ce siège.
act-game-table-settled-yet-confirm = Le résultat d’une partie de la table { $id } n’est pas acquis : confirmez-le ou tranchez d’abord.
act-table-forfeited-take-forfeit-back = Il y a forfait à la table { $id }. Annulez-le d’abord.
act-match-table-ended-organiser-reopen = L’organisation a arrêté le match de la table { $id } et peut le rouvrir.
act-game-cannot-come-before-game = La partie { $number } ne peut pas être saisie avant que la partie { $next } ait un résultat.
act-checked-needed-start-check-those = Présences pointées : { $here } ; il en faut { $needed } pour commencer. Pointez les joueurs présents.
act-taking-part-needed-start = Inscrits : { $here } ; il en faut { $needed } pour commencer.
act-such-stage = Cette phase n’existe pas.
act-nothing-left-draw-close-competition = Il n’y a plus rien à apparier. Clôturez la compétition quand tous les résultats sont là.
act-round-published-already-look-again = La ronde { $round } est déjà publiée. Vérifiez-la de nouveau.
act-round-comes-first = La ronde { $first } vient d’abord.
act-since-draw-these-left-draw = Depuis l’appariement, ces joueurs se sont retirés : { $gone }. Appariez de nouveau la ronde.
act-round-drawn-any-more-draw = La ronde { $round } n’est pas appariée, ou ne l’est plus. Appariez-la d’abord.
act-round-published-only-played-tables = La ronde { $round } est publiée : on peut seulement la jouer, ou annuler ses tables une à une.
act-table-result-strike-games-first = La table { $id } a un résultat : annulez d’abord ses parties.
act-tables-settled-settle-close-all = { $count ->
    [one] Une table n’est pas décidée : { $first }. Décidez-la, ou clôturez quand même.
   *[other] { $count } tables ne sont pas décidées (les premières : { $first }). Décidez-les, ou clôturez quand même.
}
act-everything-drawn-played-go-close = Tout n’est pas apparié et joué. Continuez, ou clôturez quand même.
act-competition-never-started-duplicate-instead = Cette compétition n’a jamais commencé et ne peut pas être rouverte. Copiez-la plutôt.
act-competition-closed = La compétition n’est pas clôturée.
act-competition-running-close-first = La compétition est en cours : clôturez-la d’abord.
act-from-to-not = { $text } : indiquez un nombre de { $low } à { $high }, et non { $number }.
act-game-here = Il n’y a pas de jeu « { $game } » ici.
act-table-cannot-seat = { $low ->
    [one] { $text } se joue à { $low } joueur : une table ne peut pas en compter { $seats }.
   *[other] { $text } se joue à { $low } joueurs : une table ne peut pas en compter { $seats }.
}
act-table-cannot-seat-2 = { $text } se joue de { $low } à { $high } joueurs : une table ne peut pas en compter { $seats }.
act-setup-publish = { $text } n’a pas de mise en place à publier.
act-publish-setup-everybody-plays = Publiez la mise en place que tout le monde joue.
act-how-played = { $text } : ce n’est pas possible à ce jeu ({ $game }).
act-score-attack-decided-best-score = « Le meilleur de N essais » et la course au score vont ensemble : choisissez les deux ou aucun.
act-knockout-needs-winner-let-tied = Une élimination directe demande un vainqueur : faites continuer les matchs à égalité.
act-format-two-table-choose-tables = { $seats ->
    [one] Cette formule se joue à deux par table, et non { $seats }. Choisissez une course au score.
   *[other] Cette formule se joue à deux par table, et non { $seats }. Choisissez des tables à plusieurs ou une course au score.
}
act-most-tie-breaks = { $most_tie_breaks ->
    [one] Il peut y avoir au plus { $most_tie_breaks } départage.
   *[other] Il peut y avoir au plus { $most_tie_breaks } départages.
}
act-tie-break-stands-twice = Le départage { $code } figure deux fois.
act-last-day-comes-before-first = Le dernier jour précède le premier.
act-nobody-sits-opposite-score-attack = Il n’y a pas d’adversaires dans une course au score : faites confirmer par l’arbitrage, ou par personne.
act-most-questions = { $most_questions ->
    [one] Il peut y avoir au plus { $most_questions } question.
   *[other] Il peut y avoir au plus { $most_questions } questions.
}
act-win-worth-least-draw-draw = Une victoire doit valoir au moins autant qu’une nulle, et une nulle au moins autant qu’une défaite.
act-most-groups-most-entries-kept = On peut séparer au plus { $most_apart } groupes d’au plus { $most_apart } inscriptions.
act-competition-archived-nothing-about-changes = La compétition est archivée et ne peut plus être modifiée. Rouvrez-la d’abord.
act-among-those-meet-number-nobody = Parmi les joueurs qui ne doivent pas se rencontrer figure le numéro { $stranger }, que personne ne porte.
act-rehearsal-stays-duplicate-competition-instead = Une répétition ne peut pas devenir une vraie compétition. Copiez plutôt la compétition.
act-competition-started-cannot-change-any = La compétition a commencé, il est trop tard pour changer : { $text }.
act-play-alone-play-when-like = Vous jouez en solo : jouez quand vous voulez.
act-time-passed-offer-later = Cette date est passée. Proposez-en une autre.
act-after-deadline-table-offer-earlier = C’est après l’échéance de la table. Proposez une date plus proche, ou demandez d’abord un report.
act-offered-time-yourself-somebody-else = Vous avez proposé cette date vous-même : une autre personne de la table doit l’accepter.
act-another-time-offered-meanwhile-look = Une autre date a été proposée entre-temps. Vérifiez de nouveau la table.
act-time-offered-table = Aucune date n’a été proposée pour cette table.
act-table-deadline-put-off = Cette table n’a pas d’échéance à reporter.
act-postponement-asked-already-organiser-answer = Un report est déjà demandé : l’organisation doit d’abord répondre.
act-ask-time-after-deadline = Demandez une date après l’échéance actuelle.
act-postponements-asked-allowed = Reports demandés par { $name } : { $asked } ; autorisés : { $most }.
act-too-late-longest-postponement-days = { $longest ->
    [one] C’est trop tard : une table peut être reportée de { $longest } jour au plus.
   *[other] C’est trop tard : une table peut être reportée de { $longest } jours au plus.
}
act-nobody-asks-postponement-table-any = Aucun report n’est demandé pour cette table, ou ne l’est plus.
act-entry-competition = Il n’y a pas d’inscription { $id } dans cette compétition.
act-table-any-more-look-round = La table { $id } n’existe pas, ou plus. Vérifiez de nouveau la ronde.
act-table-game = La table { $id } n’a pas de partie { $number }.
act-sit-table = { $name } n’est pas à la table { $id }.
act-competition-started-yet = La compétition n’a pas encore commencé.
act-competition-closed-organiser-reopen = La compétition est clôturée. L’organisation peut la rouvrir.
act-competition-archived-organiser-reopen = La compétition est archivée. L’organisation peut la rouvrir.
act-competition-already-started = La compétition a déjà commencé.
act-match-table-over = Le match de la table { $id } est terminé.
act-table-taken-back = La table { $id } est annulée.
act-say-why-few-words = Indiquez un motif, en quelques mots.
act-over-counts-stands = { $name } est encore en cours et compte à titre provisoire.
act-none-choices-here-choose-list = « { $word } » ne fait pas partie des choix. Choisissez dans la liste.
act-number-points-write-1-0 = « { $word } » n’est pas un nombre de points. Écrivez 1 ou 0,5.
act-every-game-file-settled-already = Toutes les parties de ce fichier ont déjà un résultat acquis.
act-game = Partie { $number } : { $text }
act-game-same-file = la partie { $number } du même fichier
act-table = Il n’y a pas de table { $id }.
act-game-2 = Il n’y a pas de jeu « { $game } ».
act-rehearsal-took-too-long-stopped = La répétition durait trop longtemps et a été arrêtée. Répétez avec moins de joueurs.
act-meanwhile-competition-changed-nothing-yours = La compétition a changé entre-temps : { $text } Votre changement n’a pas été enregistré. Regardez où elle en est et décidez de nouveau.
act-fixed-game = le jeu
act-fixed-options = les options du jeu
act-fixed-match = le match
act-fixed-seats = le nombre de joueurs par table
act-fixed-format = la formule
rehearsal-lot = Tirage au sort.
rehearsal-absent = Absence.
rehearsal-sheet = Feuille de partie remise à l’organisation.
rehearsal-count = Je ne compte pas ainsi.
rehearsal-turn = Le troisième coup était un autre.
rehearsal-replayed = Rejouée sur le plateau : la partie notée est valable.
rehearsal-train = Train à prendre.
