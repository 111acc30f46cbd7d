record-record-stops-before-game-over = The record ends before the game is over: turn { $next }, by { $seat-kind ->
        [seat] { $seat-mid }
       *[other] { $seat }
    }, is missing.
record-record-not-say-which-game = The record does not say which game it is: a tag such as [Game "spline"] is missing.
record-no-game-here = There is no game “{ $game }” here.
record-record-more-turns = The record has more than { $max_turns } turns.
record-turn-most-characters = A turn has at most { $max_turn } characters.
record-record-not-name-players-p1 = The record does not name its players: [P1 "…"], [P2 "…"] and so on are missing.
record-players-named-but-p-not = { $seats ->
        [one] { $seats } player is
       *[other] { $seats } players are
    } named, but P{ $seat } is missing: seats are numbered without gaps.
record-claims-but-record-shows = { $name } claims “{ $value }”, but the record shows { $shown }.
record-claims-but-game-none-show = { $name } claims “{ $value }”, but this game has none.
record-record-larger-bytes-most-allowed = The record is larger than { $max_bytes } bytes, the most allowed.
record-record-not-utf-8-text = The record is not UTF-8 text: line { $line } has bytes that are not characters.
record-line = Line { $line }: { $text }
record-comment-begins-here-never-closed = the comment that begins here with {"{"} is never closed.
record-tag-not-follow-first-turn = tags must come before the first turn.
record-tag-reads-name-value-alone = a tag reads [Name "value"], alone on its line, with \" and \\ the only escapes.
record-value-more-characters = the value of { $name } has more than { $max_value } characters.
record-tag-appears-twice = the tag { $name } appears twice.
record-record-most-tags = a record has at most { $max_tags } tags.
