# Giocatori

player-nothing = Qui compariranno le competizioni e i risultati di questo giocatore.
player-ratings = Rating
player-place = { $place }ª posizione su { $of }
player-nemesis-report = Scontri diretti
player-nemesis = Bestia nera: { $name }
player-opponent = Avversario
player-better = Vinte
player-level = Patte
player-worse = Perse
player-results = Risultati
player-won = Vittoria contro
player-lost = Sconfitta contro
player-drawn = Patta con
player-solo = Partita in solitario
player-more = I risultati meno recenti sono nei file.

# Rating

rating = Rating
rating-results = Risultati
rating-why = Come è calcolato
rating-provisional = provvisorio: ancora troppo pochi risultati
rating-history = { $name }: rating ({ $game })
rating-plot-about = Il rating dopo ogni risultato, con il suo intervallo di confidenza.
rating-none = Ancora nessun risultato valido per il rating.
ratings-title = Rating: { $game }
ratings-none = I rating compariranno qui dopo i primi risultati validi.
ratings-pairs = Tavoli a due
ratings-tables = Tavoli a più giocatori
ratings-about = In ordine di stima prudente: il rating meno il doppio della sua deviazione (il triplo ai tavoli a più giocatori). Un punto interrogativo vuol dire che i risultati sono ancora pochi. Scegli un rating per vedere come è calcolato.
club-ratings = Rating del circolo
ratings-of-club = rating del circolo { $club }
ratings-of-site = Rating del sito
ratings-of-clubs = Rating per circolo
ratings-site-about = Per il rating del sito contano le partite verificate da una trascrizione, o il cui risultato è stato riconosciuto da due persone con account confermato. Tutte le altre partite valide contano per il rating del loro circolo.
ratings-club-about = Qui contano tutte le partite del circolo valide per il rating, compresi i risultati inseriti a mano e le partite degli ospiti. Per il rating del sito conta solo ciò che è verificato da una trascrizione o riconosciuto da due persone con account confermato.
ratings-lists-about = Per il rating del sito conta ciò che è verificato da una trascrizione o riconosciuto da due persone con account confermato; per quello di un circolo contano tutte le sue partite valide. Ogni risultato qui sotto dice dove conta.
