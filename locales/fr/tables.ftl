# Parties notées et verdicts

record-verdict = Verdict
record-holds = La partie notée est valable : tous les coups sont légaux et elle se termine après { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}.
record-holds-short = La partie notée est valable.
record-result = Résultat
record-rank = Rang
record-player = Joueur
record-score = Score
record-solved = Résolu
record-unsolved = Non résolu
record-where = Emplacement
record-missing = … la suite ici
record-before-turn = Le plateau avant le coup { $turn }. Au trait : { $seat }
record-legal = Coups légaux ici
record-legal-beginnings = Un coup légal commence ici par
record-legal-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
record-seat = Joueur { $number }
record-text = Partie notée
record-file = ou un fichier
check-title = Vérifier une partie notée
check-about = Collez une partie notée de n’importe quel jeu du catalogue. Chaque coup est contrôlé selon les règles ; rien n’est enregistré.
check-send = Vérifier
check-turn = Après le coup { $turn } sur { $last }
check-first = Début
check-back = Précédent
check-on = Suivant
check-last = Fin

# Une table

table-answer = La partie { $number } attend votre réponse
table-confirm = Confirmer
table-dispute = Contester
table-dispute-reason = Qu’est-ce qui est inexact ?
table-dispute-turn = À partir de quel coup ? (facultatif)
table-not-stored = Rien n’est encore remis
table-report = Remettre une partie
table-recorder = La noter sur le plateau
table-report-send = Remettre la partie
differs-title = Est-ce votre partie ?
differs-about = La partie notée est valable, mais elle ne concorde pas avec cette table :
differs-noted = Si vous la remettez, ces différences restent affichées avec la partie jusqu’à sa confirmation.
differs-held = Si vous la remettez, elle ne comptera qu’une fois confirmée par l’organisation ou l’arbitrage.
differs-send = C’est notre partie : la remettre
differs-send-alone = C’est ma partie : la remettre
differs-back = Revenir et en remettre une autre
table-record-hint = Les coups suffisent : l’en-tête est rempli pour vous. Les matchs de backgammon (.mat) et les transcriptions d’Othello sont acceptés aussi.
table-left = Qui est à gauche dans le fichier .mat ?
table-left-by-name = selon les noms du fichier
table-reason = Motif (obligatoire pour changer un résultat acquis)
table-head = En-tête de la partie notée
table-head-download = Télécharger l’en-tête
table-sheet = Imprimer une feuille de partie
table-sheet-back = Retour à la table
table-result-only = Déclarer seulement le résultat
table-result-send = Déclarer le résultat
table-which-game = Quelle partie ?
table-winner = Qui a gagné ?
table-draw = Personne : partie nulle
table-rank-of = Rang : { $name }
table-score-of = Score : { $name }
table-solved = Résolu ?
table-challenge = Défi
table-challenge-answer = Réponse attendue d’ici au { $day }.
table-challenge-play = Accepté. À jouer d’ici au { $day }.
table-challenge-accept = Accepter le défi
table-challenge-refuse = Refuser le défi
table-challenge-cancel = Retirer le défi
table-time = Date de la rencontre
table-time-offered = { $name } propose le { $time }.
table-time-agree = Accepter cette date
table-time-when = Jour et heure ({ $zone })
table-time-offer = Proposer cette date
table-postpone = Report
table-postpone-ask = Demander un report
table-postpone-until = Nouvelle échéance
table-postpone-reason = Motif
table-postponement-waits = Report demandé au { $time } ; en attente de l’organisation.

# S’inscrire, et sa propre inscription

enter-title = S’inscrire : { $competition }
enter-club = Club ou ville (facultatif)
enter-approval = L’organisation doit accepter votre inscription.
enter-send = S’inscrire
enter-mine = Mon inscription
my-entry-requested = Votre inscription attend la confirmation de l’organisation.
my-entry-accepted = Vous participez.
my-entry-waiting-list = C’est complet pour le moment : vous êtes sur la liste d’attente.
my-entry-refused = Votre inscription n’a pas été acceptée.
my-entry-withdrawn = Vous avez quitté la compétition.
mine-title = Mon inscription : { $competition }
mine-tables = Mes tables
mine-no-tables = Vos tables apparaîtront ici dès l’appariement.
mine-attempt = Commencer mes essais
mine-challenge = Défier un joueur
mine-whom = Joueur
mine-challenge-send = Défier
mine-open = Ouvrir une table
mine-with = Adversaire
mine-with-several = { $count ->
    [one] Choisissez { $count } adversaire
   *[other] Choisissez { $count } adversaires
}
mine-open-send = Ouvrir la table
mine-byes = Exemptions
mine-bye-ask = Demander une exemption
mine-bye-round = Ronde
mine-bye-worth = Valeur
mine-bye-cancel = Annuler l’exemption
bye-worth-win = autant qu’une victoire
bye-worth-half = un demi-point
bye-worth-nothing = rien
mine-withdraw = Se retirer de la compétition
mine-withdraw-about = Vous ne figurerez plus dans les prochains appariements. Vos résultats acquis restent. Seule l’organisation peut vous réintégrer.
mine-withdraw-reason = Motif (facultatif)

# Ce qui vient d’être fait

done-report-stored = Partie notée reçue.
done-result-stored = Résultat reçu.
done-report-confirmed = Résultat confirmé.
done-report-disputed = Résultat contesté. L’arbitrage tranchera.
done-time-offered = Date proposée. Une autre personne de la table doit l’accepter.
done-time-agreed = Date acceptée.
done-postponement-asked = Report demandé. L’organisation répondra.
done-challenge-sent = Défi lancé.
done-challenge-answered = Votre réponse est envoyée.
done-table-opened = Table ouverte.
done-attempt-started = Votre table est prête.
done-seat-entered = Votre inscription est reçue.
done-seat-withdrawn = Vous avez quitté la compétition.
done-bye-asked = Exemption demandée.
done-bye-cancelled = Exemption annulée : vous serez dans les appariements.
seat-title = Lien pour { $name }
seat-may-act-for = Votre session est au nom de { $own }. Avec ce lien, vous pouvez agir pour { $name }.
seat-acts-for = Votre session est au nom de { $own }, et vous agissez pour { $name }.
seat-both-about = Tout ce que vous ferez aux tables de ce joueur figurera au journal sous les deux noms.
seat-takes-part = Vous participez vous-même à cette compétition. Déconnectez-vous pour utiliser ce lien.
seat-act-for = Agir pour { $name }
seat-go-on = Continuer : { $own }
seat-leave = Ne plus agir pour { $name }
