record-record-stops-before-game-over = La trascrizione si ferma prima della fine della partita: manca la mossa { $next }, { $seat-kind ->
        [seat] { $seat-of }
       *[other] di { $seat }
    }.
record-record-not-say-which-game = La trascrizione non dice di che gioco si tratta: manca un tag come [Game "spline"].
record-no-game-here = Qui il gioco «{ $game }» non c’è.
record-record-more-turns = La trascrizione ha più di { $max_turns } mosse.
record-turn-most-characters = Una mossa ha al massimo { $max_turn } caratteri.
record-record-not-name-players-p1 = La trascrizione non nomina i giocatori: mancano [P1 "…"], [P2 "…"] e così via.
record-players-named-but-p-not = { $seats ->
        [one] È nominato 1 giocatore
       *[other] Sono nominati { $seats } giocatori
    }, ma manca P{ $seat }: i posti si numerano senza salti.
record-claims-but-record-shows = { $name } indica «{ $value }», ma dalla trascrizione risulta { $shown }.
record-claims-but-game-none-show = { $name } indica «{ $value }», ma questa partita non ne prevede.
record-record-larger-bytes-most-allowed = La trascrizione supera { $max_bytes } byte, il massimo consentito.
record-record-not-utf-8-text = La trascrizione non è testo UTF-8: la riga { $line } contiene byte che non formano nessun carattere.
record-line = Riga { $line }: { $text }
record-comment-begins-here-never-closed = il commento che comincia qui con {"{"} non viene mai chiuso.
record-tag-not-follow-first-turn = i tag vanno prima della prima mossa.
record-tag-reads-name-value-alone = un tag si scrive [Nome "valore"], da solo sulla sua riga, con \" e \\ come uniche sequenze speciali.
record-value-more-characters = il valore di { $name } ha più di { $max_value } caratteri.
record-tag-appears-twice = il tag { $name } compare due volte.
record-record-most-tags = una trascrizione ha al massimo { $max_tags } tag.
