refused-game = la partie { $game } ({ $names })
refused-game-2 = la partie { $game } ({ $names }) de la compétition « { $title } » ({ $house })
refused-day-time-write-2026-05 = « { $word } » n’est pas une date avec une heure. Écrivez-la comme 2026-05-31T18:00.
refused-day-write-2026-05-31 = « { $word } » n’est pas une date. Écrivez-la comme 2026-05-31.
refused-choose-date-between = Choisissez une date entre { $first_year } et { $last_year }.
refused-nothing-created = Rien n’a été créé.
refused-nothing-play-table = Il n’y a rien à jouer à cette table.
game-not-here = Il n’y a pas de jeu « { $game } » ici.
refused-same-moment-somebody-else-stored = Au même instant, quelqu’un d’autre a enregistré quelque chose sous ce nom. Votre envoi n’a pas été enregistré : renvoyez-le.
refused-no = Non.
refused-number-stand-here = « { $word } » n’est pas possible ici. Indiquez un nombre de { $low } à { $high }.
refused-old-password-wrong = Le mot de passe actuel est incorrect.
refused-address-already = C’est déjà votre adresse.
refused-another-account-address-choose-another = Un autre compte a cette adresse. Choisissez-en une autre.
refused-site-sends-mail-sign-password = Ce site n’envoie pas d’e-mails. Connectez-vous avec votre mot de passe.
refused-account-needs-new-password-first = Ce compte a d’abord besoin d’un nouveau mot de passe. Demandez-le par « Mot de passe oublié ? ».
refused-address-password-fit-try-again = Adresse e-mail ou mot de passe incorrect. Réessayez, ou demandez un nouveau mot de passe.
refused-address-account-already-sign-ask = Un compte est déjà associé à cette adresse. Connectez-vous, ou demandez un nouveau mot de passe.
refused-job-failed-gone-nothing-try = Cette tâche n’a pas échoué ou n’existe plus : il n’y a rien à relancer.
refused-site-sends-mail-leave-address = Ce site n’envoie pas d’e-mails. Laissez l’adresse vide et partagez vous-même le lien.
refused-points-place-whole-numbers-first = Les points selon le rang sont des nombres entiers, la première place d’abord, sans jamais augmenter, par exemple « 200, 160, 120 ».
refused-circuit-most-legs = { $most_legs ->
    [one] Un circuit peut compter au plus { $most_legs } compétition.
   *[other] Un circuit peut compter au plus { $most_legs } compétitions.
}
refused-club-most-circuits-delete-first = { $most_circuits ->
    [one] Un club peut avoir au plus { $most_circuits } circuit. Supprimez-le d’abord.
   *[other] Un club peut avoir au plus { $most_circuits } circuits. Supprimez-en un d’abord.
}
refused-club-most-templates-delete-first = { $most_templates ->
    [one] Un club peut avoir au plus { $most_templates } modèle. Supprimez-le d’abord.
   *[other] Un club peut avoir au plus { $most_templates } modèles. Supprimez-en un d’abord.
}
refused-round-being-drawn = La ronde { $round } est en cours d’appariement.
refused-most-people-come-new-into = { $most_new ->
    [one] Une saison peut accueillir au plus { $most_new } nouveau joueur.
   *[other] Une saison peut accueillir au plus { $most_new } nouveaux joueurs.
}
refused-wild-card-write-name-division = « { $line } » n’est pas une invitation. Écrivez un nom et une division de 1 à { $lowest }, par exemple « Ida Jung; 1 ».
refused-say-how-order-decided = Dites comment l’ordre a été décidé.
refused-meet-said-numbers-entries-3 = « { $word } » n’est pas un numéro d’inscription. Indiquez par leurs numéros les joueurs qui ne doivent pas se rencontrer, par exemple « 3, 7 ».
refused-number-points-write-points-place = « { $word } » n’est pas un nombre de points. Écrivez les points selon le rang comme « 10, 6, 3, 1 ».
refused-others-rehearsing-moment-try-again = D’autres répétitions sont en cours. Réessayez dans une minute.
refused-give-everybody-table-place-1 = Donnez un rang à chaque joueur de la table, 1 pour le premier ; les ex æquo partagent le même.
refused-choose-player = Choisissez un joueur.
refused-choose-table = Choisissez une table.
refused-table-needs-two-players-least = Il faut au moins deux joueurs à une table.
refused-choose-change = Choisissez ce qu’il faut changer.
refused-such-table = Cette table n’existe pas.
refused-enter-result-first = Saisissez d’abord un résultat.
refused-say-until-when = Indiquez une nouvelle échéance.
refused-choose = Choisissez ce qu’il faut faire.
refused-club-drafts-already-announce-some = { $most_drafts ->
    [one] Le club a déjà { $most_drafts } brouillon. Ouvrez-en les inscriptions, ou archivez-le.
   *[other] Le club a déjà { $most_drafts } brouillons. Ouvrez les inscriptions de certains, ou archivez-les.
}
refused-removing-cannot-undone-tick-box = Une suppression est irréversible. Cochez la case pour confirmer.
refused-write-wrong-page = Dites ce qui ne va pas sur la page.
refused-many-reports-wait-already-more = Trop de signalements sont en attente. Écrivez plutôt à l’administration, ou réessayez demain.
refused-game-carried-elsewhere-here-how = Cette partie a été continuée ailleurs ; voici où elle en est.
refused-covered-choice-text-made-another = Un choix masqué de ce texte a été fait dans un autre navigateur ou à un autre moment de la partie. Continuez dans ce navigateur, avec le texte tel qu’il était.
refused-records-score-attack-shown-when = Les parties notées d’une course au score sont publiées quand elle est terminée.
refused-only-members-club-enter-ask = Inscription réservée aux membres du club. Demandez une invitation à l’organisation.
refused-give-everybody-place-everybody-score = Donnez un rang à chaque joueur, ou un score à chaque joueur.
refused-player-account-now-links-players = Ce joueur a maintenant un compte, et les liens sont pour les joueurs sans compte. Connectez-vous.
refused-link-ended-gave-out-longer = Ce lien n’est plus valable : la personne qui l’a remis ne fait plus partie de l’organisation, ou il est trop ancien. Demandez-en un nouveau à l’organisation.
refused-take-part-competition-yourself-sign = Vous participez vous-même à cette compétition. Déconnectez-vous pour agir par le lien d’un autre joueur.
refused-take-part-competition = Vous ne participez pas à cette compétition.
refused-score-attack = Ce n’est pas une course au score.
refused-competition-begun-wait-organiser = La compétition n’a pas encore commencé. Attendez l’organisation.
refused-if-game-table-send-again = { $text } Si c’est bien la partie de cette table, remettez-la de nouveau avec agreed=yes.
refused-table-any-more = La table n’existe plus.
refused-challenged-accepts-refuses-challenged-take = Le joueur défié accepte ou refuse ; l’auteur du défi peut le retirer.
refused-only-somebody-sits-table = Seuls les joueurs de la table peuvent faire cela.
refused-name-option-turn-cannot-written = Un nom, une option ou un coup ne peut pas s’écrire dans une partie notée.
refused-random-play-come-end = Jouée au hasard, une partie ({ $game }) ne se termine pas.
refused-keep-records-making-already-hand = { $most ->
    [one] Vous avez déjà { $most } partie notée inachevée. Remettez-la ou supprimez-la d’abord.
   *[other] Vous avez déjà { $most } parties notées inachevées. Remettez-en ou supprimez-en une d’abord.
}
refused-page-text-game-correct-tag = Cette page est faite pour un jeu ({ $text }), mais la partie notée en suit un autre ({ $other }). Corrigez son étiquette Game.
refused-such-button = Ce bouton n’existe pas.
refused-turn = Coup { $turn }, « { $token } » : { $text }
refused-nothing-read-paste-record-choose = Il n’y a rien à lire. Collez la partie notée ou choisissez un fichier.
refused-backgammon-match-another-game-played = C’est un match de backgammon, mais on joue ici à un autre jeu.
refused-line = Ligne { $line } : { $text }
refused-file-games = Le fichier ne contient aucune partie.
refused-file-names-players-say-send = Le fichier nomme ses joueurs { $left } et { $right }. Dites qui de vous est { $left }, puis remettez-le de nouveau.
refused-many-pages-wait-news-already = Trop de pages attendent des nouvelles. Rechargez celle-ci à la main en attendant.
refused-most-characters-room-here = { $most ->
    [one] { $most } caractère au plus tient ici, et non { $count }.
   *[other] { $most } caractères au plus tiennent ici, et non { $count }.
}
refused-some-fields-form-missing-wrong = Des champs du formulaire manquent ou sont incorrects. Revenez en arrière, vérifiez-les et renvoyez-le.
refused-form-arrived-broken-go-back = Le formulaire est arrivé incomplet. Revenez en arrière et renvoyez-le.
refused-sent-compressed = Ce que vous avez envoyé est compressé. Envoyez-le tel quel.
refused-sent-too-large-most-kb = Votre envoi est trop volumineux : { $most } Ko au plus.
refused-text-character-text-u-0000 = Un texte contient un caractère interdit (U+0000). Retirez-le et renvoyez.
refused-sent-took-too-long-arrive = Votre envoi a mis trop longtemps à arriver. Réessayez avec une meilleure connexion.
refused-password-wrong = Le mot de passe est incorrect.
refused-code-last-letter-too-old = Ce n’est pas le code du dernier e-mail, ou il a expiré. Demandez-en un autre.
refused-parameter-address-cannot-read-check = Un paramètre de cette adresse est illisible. Vérifiez ce qui suit le point d’interrogation.
refused-why-ball = Pourquoi ? Pas de bille
refused-about = { $name } : { $text }
