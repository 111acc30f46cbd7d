# La ligne de commande

# Les erreurs suivent « podium: » et précèdent souvent deux-points et la raison donnée par le système : ni majuscule ni point.
# Commandes, options et variables (`podium games`, --rounds, DATABASE_URL) restent telles quelles.

cli-cannot-read = impossible de lire { $path }
cli-cannot-write = impossible d’écrire { $path }
cli-cannot-create-folder = impossible de créer le dossier { $path }
cli-cannot-remove = impossible de supprimer { $path }
cli-not-utf-8 = { $path } n’est pas du texte UTF-8
cli-no-game = il n’y a pas de jeu « { $game } » ; `podium games` les énumère tous
cli-must-be-number = { $option } doit être un nombre de { $low } à { $high }
cli-seconds-between = --seconds doit être supérieur à 0 et inférieur à { $most }
cli-seconds-positive = --seconds doit valoir au moins 1
cli-not-found = cette page ou ce compte n’existe pas

# Parties notées

cli-holds = { $game } est valable : { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}. { $end } : rangs { $ranks }
cli-holds-scores = scores { $scores }
cli-holds-solved = résolu
cli-holds-unsolved = non résolu
cli-fault = { $kind } : { $text }
cli-fault-turn = { $kind }, coup { $turn } : { $text }
cli-fault-token = { $kind }, coup { $turn } « { $token } » : { $text }
cli-fault-setup = en-tête
cli-fault-syntax = notation
cli-fault-illegal = illégal
cli-fault-after-end = après la fin
cli-fault-incomplete = incomplet
cli-fault-claim = résultat indiqué
cli-turns-too-many = il y a trop de coups pour les énumérer ; voici comment un coup peut commencer
cli-no-turn = il n’y a pas de coup { $turn } ; choisissez-en un de 0 à { $turns }

# Fichiers d’autres programmes

cli-import-record = c’est déjà une partie notée ; vérifiez-la avec `podium check`
cli-import-unknown = octet 0 : ce type de fichier ne peut pas être importé ; `podium help import` nomme ceux qui le peuvent
cli-imported = { $count ->
    [one] { $count } partie notée écrite
   *[other] { $count } parties notées écrites
} dans { $folder }
cli-import-game = { $file } partie { $number }
cli-import-stated = selon le fichier { $first } { $second }
cli-import-differs = DIFFÉRENT
cli-import-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $agree } comme dans le fichier, { $differ } avec un autre résultat, { $rest } sans résultat à comparer

# Appariements et classements

cli-bye = exemption
cli-round = ronde { $number }
cli-opponent = n° { $number }
cli-only-in-file = { $pair } seulement dans le fichier
cli-only-by-rules = { $pair } seulement selon les règles
cli-simulate-round = Ronde { $number }
cli-simulate-points = Points
cli-simulate-unpaired = la ronde { $round } ne peut pas être appariée : { $why }

# Le service. Des programmes lisent l’adresse à la fin de la ligne.

cli-serving = Podium est à l’adresse { $address }
cli-demo-failed = impossible de remplir la démonstration
cli-load-prepare = impossible de préparer la base de données
cli-load-start = impossible de lancer le service
cli-load-silent = le service ne démarre pas

# Administration

cli-no-database = il n’y a pas de base de données { $path } ; vérifiez DATABASE_URL, ou démarrez d’abord le service
cli-no-account = aucun compte n’a l’adresse e-mail { $email }
cli-nobody = personne n’a l’adresse e-mail ni la page « { $whom } »
cli-link = Ouvrez ce lien pour choisir le mot de passe. Il sert une seule fois, pendant deux jours :
cli-factors-removed = C’est retiré. { $email } se connecte désormais avec son seul mot de passe.
cli-erased = { $count ->
    [0] La personne est effacée.
    [one] La personne est effacée. Les résultats restent dans { $count } compétition, sous un numéro.
   *[other] La personne est effacée. Les résultats restent dans { $count } compétitions, sous un numéro.
}
cli-moderated = C’est fait, et noté dans le journal du site.
cli-job-again = La tâche va être relancée.
cli-job-unknown = Aucune tâche échouée n’a l’id { $id } ; `podium admin jobs` les énumère.
cli-club-exported = { $path } est écrit.
cli-club-imported = Le club est à l’adresse /clubs/{ $slug }
cli-backed-up = { $path } est écrit et vérifié : { $summary }.
cli-restored = { $database } est restaurée et vérifiée : { $summary }.
cli-set-aside = Ce qui s’y trouvait est maintenant { $path }.

# Ce qui est vérifié

cli-verify-intact = Intégrité : tout est tel qu’à l’écriture : { $summary }.
cli-verify-mismatch = DISCORDANCE : { $what }
cli-verify-same = Recalcul : aucune différence.
cli-verify-different = Recalcul : cette version obtient { $count ->
    [one] une valeur différente
   *[other] { $count } valeurs différentes
} :
cli-verify-difference = { $kind } : { $at } : écrit par { $version } : { $was } ; maintenant : { $now }
cli-checked-chains = { $chains ->
    [one] { $chains } chaîne
   *[other] { $chains } chaînes
} de { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}
cli-checked-competitions = { $count ->
    [one] { $count } compétition
   *[other] { $count } compétitions
}
cli-checked-records = { $count ->
    [one] { $count } partie notée
   *[other] { $count } parties notées
}
cli-checked-texts = { $count ->
    [one] { $count } nom ou texte
   *[other] { $count } noms et textes
}
cli-checked-erased = { $count ->
    [one] { $count } texte effacé
   *[other] { $count } textes effacés
}
cli-checked-redacted = { $count ->
    [one] { $count } texte dont un nom a été retiré
   *[other] { $count } textes dont un nom a été retiré
}
cli-checked-standings = { $count ->
    [one] { $count } classement recalculé
   *[other] { $count } classements recalculés
}
cli-checked-ratings = { $count ->
    [one] { $count } cote recalculée
   *[other] { $count } cotes recalculées
}
cli-checked-unrated = { $count ->
    [one] { $count } liste de cotes à mettre à jour (non comparée)
   *[other] { $count } listes de cotes à mettre à jour (non comparées)
}
