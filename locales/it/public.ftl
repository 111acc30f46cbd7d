# Le pagine pubbliche

front-title = Campionati e tornei
front-about = Chi è in testa e perché: ogni risultato risale fino alle mosse che l’hanno deciso.
front-empty = Qui non si è ancora giocato nulla. Ecco come iniziare:
front-first-account = Crea un account
front-first-club = Crea il tuo circolo
front-first-competition = Crea una competizione nel tuo circolo: il modulo propone ciò che è adatto al gioco
front-first-games = Scopri i giochi
front-running = In corso
front-fresh = Ultimi risultati
front-board = Posizione finale: { $names }
front-upcoming = In arrivo
front-finished = Concluse
front-all = Tutte le competizioni
front-clubs = Circoli per luogo
front-all-clubs = Tutti i circoli

filter-all = Tutti
filter-show = Mostra
competitions-none = Nessuna competizione corrisponde alla scelta. Allargala, o torna più tardi.
page-before = Pagina precedente
page-after = Pagina successiva

dates = { $first } – { $last }
until = fine: { $day }

head-players = { $count ->
    [0] Ancora nessun giocatore
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
head-desk = Gestisci
refresh = Aggiorna
tabs-label = Pagine di questa competizione
tab-standings = Classifica
tab-rounds = Turni
tab-tables = Tavoli
tab-bracket = Tabellone
tab-crosstable = Tabella incrociata
tab-schedule = Calendario
tab-what-if = Scenari
tab-entries = Partecipanti
tab-records = Trascrizioni
tab-log = Registro

standings-open = Le iscrizioni sono aperte. La classifica comparirà qui quando la competizione inizia.
standings-none = La classifica comparirà qui quando la competizione inizia.
carry-away = Esporta e incorpora
carry-calendar = Calendario
carry-records = Tutte le trascrizioni
carry-hall = Schermo di sala
hall-stay = Ferma la rotazione
hall-go-on = Riprendi la rotazione
hall-next = Schermata successiva
carry-embed = Incorpora nel tuo sito:
about = Presentazione
rank = Pos.
player = Giocatore
players = Giocatori
opponent = Avversario
club = Circolo
game = Gioco
table = Tavolo
tables = Tavoli
round = Turno
score = Punteggio
state = Stato
value = Valore
seed = Testa di serie
points-short = Pt
you = tu
won = vittoria
why = Perché
withdrawn = ritiro
opponent-by-opponent = Avversario per avversario

zone-on = si qualifica
columns-legend = Che cosa significano le colonne
zone-up = promozione
zone-play-off = spareggio promozione
zone-down = retrocessione

round-number = Turno { $number }
round-deadline = Scadenza: { $time }
round-by-hand = L’organizzazione ha modificato a mano questo turno.
rounds-none = Gli abbinamenti compariranno qui quando sarà pubblicato il primo turno.
score-sheets = Formulari
table-cards = Cartellini dei tavoli
table-number = Tavolo { $number }
table-why = Perché questo abbinamento
table-closed = L’organizzazione ha chiuso l’incontro così com’era.
table-adjourned = Partita aggiornata ad altra data.
table-adjourned-until = Partita aggiornata. Si riprende: { $time }.
table-agreed = Data fissata: { $time }.
see-table = Vedi il tavolo
see-record = Vedi la trascrizione
game-number = Partita { $number }
schedule-none = Il calendario comparirà qui quando la competizione inizia.
schedule-bye = { $name } riposa

bye-pairing = Riposo
bye-asked = Riposo
bye-absent = Assenza

end-resign = Abbandono
end-timeout = Tempo scaduto
end-agreed = Patta d’accordo
told-entered = Inserita da { $name }, { office } ({ $time }).
told-entered-automatically = Inserita automaticamente ({ $time }).
records-closed = Le trascrizioni di una gara a punteggio si vedono quando è finita.
told-record = Verificata dalla trascrizione inviata da { $name } ({ $time }).
told-reported = Comunicata da { $name } ({ $time }).
told-confirmed = Confermata da { $name }.
told-confirmed-itself = Conferma automatica: nessuno l’ha contestata in tempo.
told-confirms-itself = Conferma automatica, salvo contestazione: { $time }.
told-disputed = Contestata da { $name } ({ $time }).
told-disputed-because = Contestata da { $name } ({ $time }): «{ $reason }»
told-disputed-automatically = Contestata automaticamente ({ $time }).
told-turn = La contestazione riguarda la mossa { $turn }.
told-ruled = Decisa da { $name } ({ $time }).
told-ruled-because = Decisa da { $name } ({ $time }): «{ $reason }»
told-ruled-automatically = Decisa automaticamente ({ $time }).

crosstable-none = La tabella incrociata comparirà qui quando sarà pubblicato il primo turno.
crosstable-key = 5w1: contro la riga 5, con la prima mossa (w; b: con la seconda), vittoria (1; ½: patta; 0: sconfitta). + e −: per forfait. U, F, H, Z: riposo (senza avversario, da un punto, da mezzo punto, da zero punti).
met = { $name }: { $result }
met-won = vittoria
met-drew = patta
met-lost = sconfitta
met-won-by-forfeit = vittoria per forfait
met-lost-by-forfeit = sconfitta per forfait
met-bye = riposo
met-open = da giocare

bracket-none = Il tabellone comparirà qui quando inizia l’eliminazione diretta.
bracket-list = Il tabellone come elenco
match-number = Incontro { $number }
match-waiting = giocatori da definire
match-ready = da giocare
match-played = giocato
match-walkover = vinto per forfait
match-double-forfeit = forfait di entrambi
match-bye = riposo
match-empty = vuoto
match-not-needed = non necessario

what-if-none = Non restano partite da giocare.
what-if-about = Le posizioni che ciascuno può ancora raggiungere. Le parità sono considerate aperte.
what-if-now = Dopo questo turno
what-if-end = Alla fine
what-if-tables = Che cosa può cambiare ogni tavolo aperto
what-if-is-first = prima posizione sicura
what-if-is-can-win = può ancora arrivare in testa
what-if-is-cannot-win = non può più arrivare in testa
if-wins = Vince { $name }
if-draw = Patta
if-place = { $name }: posizione { $places }.
if-nothing = Nessun effetto sulla classifica.

entries-rating = Rating
entries-none = Qui compariranno i giocatori man mano che si iscrivono.
entry-requested = in attesa dell’organizzazione
entry-accepted = iscrizione accettata
entry-waiting-list = in lista d’attesa
entry-rating = Rating { $rating }
entry-player = Profilo completo
entry-rank = { $stage }: posizione { $rank }
left-lowest = scartato: il più basso
left-highest = scartato: il più alto
left-unplayed = scartato: non giocato
left-early = scartato: turno iniziale
left-below-limit = non contato: troppo pochi punti

log-about = Tutto ciò che è successo, con ogni voce concatenata alla precedente. Impronta attuale:
records-none = Le trascrizioni compariranno qui man mano che i giocatori le inviano.
record-turns = { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}

sheets-about = Un formulario per tavolo. Stampa questa pagina.
sheet-number = Mossa
sheet-result = Risultato
sheet-signatures = Firme
cards-about = Stampa questi cartellini e mettili sui tavoli. Il codice di un giocatore senza account è un link personale: chiunque lo abbia può comunicare risultati per quel giocatore, e il registro mostra che l’hai dato tu. Chi ha un account accede.
card-sign-in = accede
card-code = Codice: { $name }
