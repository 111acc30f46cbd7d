record-record-stops-before-game-over = La partie notée s’arrête avant la fin : il manque le coup { $next }, { $seat-kind ->
        [seat] { $seat-of }
       *[other] de { $seat }
    }.
record-record-not-say-which-game = La partie notée ne dit pas de quel jeu il s’agit : il manque une étiquette comme [Game "spline"].
record-no-game-here = Il n’y a pas de jeu « { $game } » ici.
record-record-more-turns = La partie notée a plus de { $max_turns } coups.
record-turn-most-characters = Un coup a au plus { $max_turn } caractères.
record-record-not-name-players-p1 = La partie notée ne nomme pas ses joueurs : il manque [P1 "…"], [P2 "…"] et ainsi de suite.
record-players-named-but-p-not = { $seats ->
        [one] { $seats } joueur est nommé
       *[other] { $seats } joueurs sont nommés
    }, mais il manque P{ $seat } : les sièges se numérotent sans trou.
record-claims-but-record-shows = { $name } annonce « { $value } », mais la partie notée donne { $shown }.
record-claims-but-game-none-show = { $name } annonce « { $value } », mais ce jeu n’en donne pas.
record-record-larger-bytes-most-allowed = La partie notée dépasse { $max_bytes } octets, le maximum permis.
record-record-not-utf-8-text = La partie notée n’est pas du texte UTF-8 : la ligne { $line } contient des octets qui ne forment aucun caractère.
record-line = Ligne { $line } : { $text }
record-comment-begins-here-never-closed = le commentaire ouvert ici par {"{"} n’est jamais fermé.
record-tag-not-follow-first-turn = les étiquettes viennent avant le premier coup.
record-tag-reads-name-value-alone = une étiquette s’écrit [Nom "valeur"], seule sur sa ligne, avec \" et \\ pour seuls échappements.
record-value-more-characters = la valeur de { $name } a plus de { $max_value } caractères.
record-tag-appears-twice = l’étiquette { $name } figure deux fois.
record-record-most-tags = une partie notée a au plus { $max_tags } étiquettes.
