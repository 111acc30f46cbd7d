log-created-competition = a créé la compétition
log-changed-settings = a modifié les réglages
log-opened-registration = a ouvert les inscriptions
log-closed-registration = a fermé les inscriptions
log-entered = a inscrit { $name }
log-entered-oneself = { $state ->
    [requested] a demandé à s’inscrire
    [waiting-list] a rejoint la liste d’attente
   *[accepted] a rejoint la compétition
}
log-accepted = a accepté { $name }
log-refused-entry = a refusé une inscription ({ $name })
log-put-waiting-list = a mis { $name } sur la liste d’attente
log-asked-entry = a demandé une inscription ({ $name })
log-corrected-entry = a corrigé une inscription ({ $name })
log-changed-name = a remplacé le nom { $former } par { $name }
log-changed-name-because = a remplacé le nom { $former } par { $name } : « { $reason } »
log-erased-personal-data = a effacé des données personnelles ({ $name })
log-erased-own-data = a effacé ses propres données personnelles
log-erased-somebodys-personal-data = a effacé les données personnelles de quelqu’un
log-hid-competition-public = a masqué la compétition au public
log-showed-competition-public-again = a de nouveau montré la compétition au public
log-removed-words-competition = a supprimé les textes de la compétition
log-hid-some-words-administrator = a masqué un texte au titre de l’administration
log-showed-hidden-words-again-administrator = a de nouveau montré un texte au titre de l’administration
log-removed-some-words-administrator = a supprimé un texte au titre de l’administration
log-changed-how-shown = a changé un nom public ({ $name })
log-changed-own-public-name = a changé son nom public
log-changed-how-somebody-shown = a changé le nom public de quelqu’un
log-checked = a pointé la présence de { $name }
log-took-back-check = a annulé un pointage ({ $name })
log-gave-new-link = a donné un nouveau lien à { $name }
log-set-starting-order = a attribué les numéros de série
log-withdrew = a enregistré un retrait ({ $name })
log-withdrew-oneself = a déclaré son retrait
log-took-back = a réintégré { $name }
log-noted-bye-round = a noté une exemption pour { $name } { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }
log-asked-bye-round = a demandé une exemption { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }
log-cancelled-bye-round = a annulé une exemption ({ $name }) { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }
log-cancelled-own-bye-round = a annulé son exemption { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }
log-started-competition = a lancé la compétition
log-added-stage = a ajouté la phase « { $name } »
log-changed-draw-round-hand = a modifié à la main les appariements { $kind ->
    [bracket] du tour
   *[round] de la ronde
} { $round }
log-drew-round = a apparié { $kind ->
    [bracket] le tour
   *[round] la ronde
} { $round }
log-threw-draft-round-away = a supprimé le brouillon { $kind ->
    [bracket] du tour
   *[round] de la ronde
} { $round }
log-published-round = a publié { $kind ->
    [bracket] le tour
   *[round] la ronde
} { $round }
log-added-tables-round = { $number ->
    [one] a ajouté { $number } table
   *[other] a ajouté { $number } tables
} { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }
log-took-back-table = a annulé la table { $table }
log-submitted-record-game = a remis la partie notée { $game } ({ $table })
log-reported-game = a déclaré le résultat de la partie { $game } ({ $table })
log-handed-record-game-fit = a remis pour la partie { $game } ({ $table }) une partie notée qui ne concorde pas : { $text }
log-confirmed-game = a confirmé la partie { $game } ({ $table })
log-disputed-game = a contesté la partie { $game } ({ $table })
log-ruled-game-stands = a maintenu par décision la partie { $game } ({ $table })
log-ruled-another-result-game = a décidé un autre résultat pour la partie { $game } ({ $table })
log-ruled-game-played-again = a décidé de faire rejouer la partie { $game } ({ $table })
log-entered-forfeit-game = a saisi un forfait ({ $names }) à la partie { $game } ({ $table })
log-entered-result-game = a saisi le résultat de la partie { $game } ({ $table })
log-struck-game = a annulé la partie { $game } ({ $table })
log-took-back-forfeit = a annulé un forfait ({ $table })
log-entered-forfeit = a saisi un forfait ({ $names }) à la table { $table }
log-ended-stands = a arrêté en l’état le match { $table }
log-reopened = a rouvert le match { $table }
log-adjourned = a ajourné la table { $table }
log-proposed-time = a proposé une date pour la table { $table }
log-agreed-time = a accepté la date pour la table { $table }
log-asked-postpone = a demandé un report ({ $table })
log-postponed = a reporté la table { $table }
log-postpone = a refusé un report ({ $table })
log-challenged = a défié { $whom }
log-entered-challenge = a saisi un défi de { $by } à { $whom }
log-accepted-challenge = a accepté le défi de { $by }
log-accepted-challenge-for = a accepté pour { $whom } le défi de { $by }
log-refused-challenge = a refusé le défi de { $by }
log-refused-challenge-for = a refusé pour { $whom } le défi de { $by }
log-placed-on-rung = a placé { $name } à l’échelon { $rung }
log-ladder-joined = { $name } a rejoint l’échelle.
log-ladder-left = { $name } a quitté l’échelle.
log-ladder-cancelled = Le défi de { $by } à { $whom } a été annulé.
log-ladder-won = { $by } a défié { $whom } et a gagné.
log-ladder-lost = { $by } a défié { $whom } et a perdu.
log-ladder-drew = { $by } a défié { $whom } : nulle.
log-ladder-no-show = { $absent } a manqué le défi de { $by } à { $whom }.
log-closed-season = a clôturé la saison
log-decided-order-tied-players = a départagé à la main des ex æquo
log-closed-competition = a clôturé la compétition
log-reopened-competition = a rouvert la compétition
log-archived-competition = a archivé la compétition
log-noted = a noté : { $text }
log-doubted = { $who } { $what }
log-done = { $who } { $what }.
log-done-automatically = Podium { $what } (automatiquement).
log-accepted-automatically = { $name } a reçu automatiquement une place libre.
log-added-tables-automatically = { $number ->
    [one] { $number } table a été ajoutée automatiquement
   *[other] { $number } tables ont été ajoutées automatiquement
} { $kind ->
    [bracket] au tour
   *[round] à la ronde
} { $round }.
log-voided-table-automatically = La table { $table } a été annulée automatiquement.
log-confirmed-game-automatically = La partie { $game } ({ $table }) a été confirmée automatiquement : personne ne l’a contestée à temps.
log-entered-forfeit-automatically = Un forfait ({ $names }) a été saisi automatiquement à la table { $table } : l’échéance était passée.
log-ended-stands-automatically = Le match { $table } a été arrêté automatiquement en l’état : l’échéance était passée.
log-by = { $name } ({ $capacity })
office = { $office ->
    [owner] propriétaire du club
    [organiser] responsable
    [arbiter] arbitre
    [administrator] administration
   *[staff] organisation
}
log-link-issued = remis par { $name }
log-link-used = utilisé par { $name }
log-by-link = par lien
log-merged-club-into-another = a fusionné le club avec celui qui détient désormais la compétition
