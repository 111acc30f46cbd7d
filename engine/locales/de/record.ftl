record-record-stops-before-game-over = Das Partieprotokoll bricht vor dem Ende der Partie ab: Zug { $next } von { $seat-kind ->
        [side] { $seat-dative }
       *[other] { $seat }
    } fehlt.
record-record-not-say-which-game = Das Partieprotokoll nennt das Spiel nicht: Es fehlt eine Kopfzeile wie [Game "spline"].
record-no-game-here = Ein Spiel „{ $game }“ gibt es hier nicht.
record-record-more-turns = Das Partieprotokoll hat mehr als { $max_turns } Züge.
record-turn-most-characters = Ein Zug hat höchstens { $max_turn } Zeichen.
record-record-not-name-players-p1 = Das Partieprotokoll nennt nicht, wer gespielt hat: [P1 "…"], [P2 "…"] und so weiter fehlen.
record-players-named-but-p-not = { $seats ->
        [one] 1 Name ist
       *[other] { $seats } Namen sind
    } angegeben, aber P{ $seat } fehlt: Die Plätze müssen lückenlos sein.
record-claims-but-record-shows = { $name } behauptet „{ $value }“, aus den Zügen folgt aber { $shown }.
record-claims-but-game-none-show = { $name } behauptet „{ $value }“, aus den Zügen folgt aber nichts dergleichen.
record-record-larger-bytes-most-allowed = Das Partieprotokoll ist größer als die erlaubten { $max_bytes } Byte.
record-record-not-utf-8-text = Das Partieprotokoll ist kein UTF-8-Text: Zeile { $line } enthält Bytes, die kein Zeichen ergeben.
record-line = Zeile { $line }: { $text }
record-comment-begins-here-never-closed = Der Kommentar, der hier mit {"{"} beginnt, wird nie geschlossen.
record-tag-not-follow-first-turn = Kopfzeilen müssen vor dem ersten Zug stehen.
record-tag-reads-name-value-alone = Eine Kopfzeile lautet [Name "Wert"] und steht allein in ihrer Zeile; maskiert werden nur \" und \\.
record-value-more-characters = Der Wert von { $name } hat mehr als { $max_value } Zeichen.
record-tag-appears-twice = Die Kopfzeile { $name } kommt zweimal vor.
record-record-most-tags = Ein Partieprotokoll hat höchstens { $max_tags } Kopfzeilen.
