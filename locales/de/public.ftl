# Die öffentlichen Seiten

front-title = Ligen und Turniere
front-about = Wer führt und warum: jedes Ergebnis nachvollziehbar bis zu den Zügen dahinter.
front-empty = Hier wurde noch nichts gespielt. So geht es los:
front-first-account = Konto erstellen
front-first-club = Verein gründen
front-first-competition = In deinem Verein einen Wettbewerb anlegen: Das Formular schlägt vor, was zum Spiel passt
front-first-games = Spiele ansehen
front-running = Läuft gerade
front-fresh = Neueste Ergebnisse
front-board = Schlussstellung: { $names }
front-upcoming = Demnächst
front-finished = Beendet
front-all = Alle Wettbewerbe
front-clubs = Vereine nach Ort
front-all-clubs = Alle Vereine

filter-all = Alle
filter-show = Zeigen
competitions-none = Kein Wettbewerb passt. Erweitere die Auswahl oder schau später wieder vorbei.
page-before = Vorige Seite
page-after = Nächste Seite

dates = { $first } bis { $last }
until = bis { $day }

head-players = { $count ->
    [0] Noch keine Teilnehmenden
    [one] { $count } Anmeldung
   *[other] { $count } Teilnehmende
}
head-desk = Turnierbüro
refresh = Aktualisieren
tabs-label = Seiten dieses Wettbewerbs
tab-standings = Tabelle
tab-rounds = Runden
tab-tables = Tische
tab-bracket = Turnierbaum
tab-crosstable = Kreuztabelle
tab-schedule = Spielplan
tab-what-if = Was wäre, wenn
tab-entries = Teilnehmende
tab-records = Partieprotokolle
tab-log = Änderungen

standings-open = Die Anmeldung ist offen. Sobald der Wettbewerb beginnt, erscheint hier die Tabelle.
standings-none = Sobald der Wettbewerb beginnt, erscheint hier die Tabelle.
carry-away = Exportieren und einbetten
carry-calendar = Kalender
carry-records = Alle Partieprotokolle
carry-hall = Anzeige für den Saal
hall-stay = Wechsel anhalten
hall-go-on = Wechsel fortsetzen
hall-next = Nächste Anzeige
carry-embed = In deine Website einbetten:
about = Beschreibung
rank = Rang
player = Name
players = Paarung
opponent = Gegen
club = Verein
game = Spiel
table = Tisch
tables = Tische
round = Runde
score = Ergebnis
state = Status
value = Wert
seed = Setzplatz
points-short = Pkt.
you = du
won = gewonnen
why = Warum
withdrawn = zurückgezogen
opponent-by-opponent = Paarung für Paarung

zone-on = qualifiziert
columns-legend = Was die Spalten bedeuten
zone-up = Aufstieg
zone-play-off = Relegationsspiel
zone-down = Abstieg

round-number = Runde { $number }
round-deadline = Zu spielen bis { $time }
round-by-hand = Die Turnierleitung hat diese Runde von Hand angepasst.
rounds-none = Sobald die erste Runde veröffentlicht ist, erscheinen hier die Paarungen.
score-sheets = Partieformulare
table-cards = Tischkarten
table-number = Tisch { $number }
table-why = Warum diese Paarung
table-closed = Die Turnierleitung hat das Match beim jetzigen Stand beendet.
table-adjourned = Vertagt.
table-adjourned-until = Vertagt bis { $time }.
table-agreed = Gespielt wird am { $time }.
see-table = Tisch ansehen
see-record = Partieprotokoll ansehen
game-number = Partie { $number }
schedule-none = Sobald der Wettbewerb beginnt, erscheint hier der Spielplan.
schedule-bye = { $name } ist spielfrei

bye-pairing = Spielfrei
bye-asked = Spielfrei
bye-absent = Abwesend

end-resign = Aufgegeben
end-timeout = Zeit überschritten
end-agreed = Remis vereinbart
told-entered = Eingetragen von { $name } ({ office }) am { $time }.
told-entered-automatically = Automatisch eingetragen am { $time }.
records-closed = Die Partieprotokolle einer Punktejagd erscheinen, wenn sie vorbei ist.
told-record = Bewiesen durch das Partieprotokoll, eingereicht von { $name } am { $time }.
told-reported = Gemeldet von { $name } am { $time }.
told-confirmed = Bestätigt von { $name }.
told-confirmed-itself = Automatisch bestätigt: Niemand hat es rechtzeitig angefochten.
told-confirms-itself = Wird am { $time } automatisch bestätigt, wenn es bis dahin niemand anficht.
told-disputed = Angefochten von { $name } am { $time }.
told-disputed-because = Angefochten von { $name } am { $time }: „{ $reason }“
told-disputed-automatically = Automatisch angefochten am { $time }.
told-turn = Es geht um Zug { $turn }.
told-ruled = Entschieden von { $name } am { $time }.
told-ruled-because = Entschieden von { $name } am { $time }: „{ $reason }“
told-ruled-automatically = Automatisch entschieden am { $time }.

crosstable-none = Sobald die erste Runde veröffentlicht ist, erscheint hier die Kreuztabelle.
crosstable-key = 5w1: gegen Zeile 5, mit dem ersten Zug (w; b: mit dem zweiten), Sieg (1; ½: Remis; 0: Niederlage). + und −: kampflos. U, F, H, Z: spielfrei (weil niemand übrig war, mit ganzem Punkt, mit halbem Punkt, ohne Punkt).
met = { $name }: { $result }
met-won = Sieg
met-drew = Remis
met-lost = Niederlage
met-won-by-forfeit = kampfloser Sieg
met-lost-by-forfeit = kampflose Niederlage
met-bye = spielfrei
met-open = noch zu spielen

bracket-none = Sobald die K.-o.-Runden beginnen, erscheint hier der Turnierbaum.
bracket-list = Der Turnierbaum als Liste
match-number = Match { $number }
match-waiting = Paarung steht noch nicht fest
match-ready = noch zu spielen
match-played = gespielt
match-walkover = kampflos
match-double-forfeit = beide kampflos verloren
match-bye = spielfrei
match-empty = leer
match-not-needed = entfällt

what-if-none = Keine Partie steht mehr aus.
what-if-about = Die Ränge, die noch möglich sind. Bei Gleichstand gilt die Reihenfolge als offen.
what-if-now = Nach dieser Runde
what-if-end = Am Ende
what-if-tables = Was jeder offene Tisch noch ändern kann
what-if-is-first = hat Rang 1 sicher
what-if-is-can-win = kann noch Rang 1 erreichen
what-if-is-cannot-win = kann Rang 1 nicht mehr erreichen
if-wins = { $name } gewinnt
if-draw = Remis
if-place = { $name }: Rang { $places }.
if-nothing = Ändert nichts an der Tabelle.

entries-rating = Wertungszahl
entries-none = Hier erscheint, wer teilnimmt.
entry-requested = wartet auf die Turnierleitung
entry-accepted = angemeldet
entry-waiting-list = auf der Warteliste
entry-rating = Wertungszahl { $rating }
entry-player = Ganzes Profil
entry-rank = { $stage }: Rang { $rank }
left-lowest = gestrichen: niedrigster
left-highest = gestrichen: höchster
left-unplayed = gestrichen: ungespielt
left-early = gestrichen: frühe Runde
left-below-limit = zählt nicht: zu wenige Punkte

log-about = Alles, was passiert ist; jeder Eintrag ist mit dem vorigen verkettet. Aktuelle Prüfsumme:
records-none = Hier erscheinen die Partieprotokolle, sobald sie eingereicht werden.
record-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

sheets-about = Ein Formular pro Tisch. Druck diese Seite aus.
sheet-number = Zug
sheet-result = Ergebnis
sheet-signatures = Unterschriften
cards-about = Druck diese Karten aus und leg sie auf die Tische. Der Code einer Person ohne Konto ist ein persönlicher Link: Wer ihn hat, kann für sie Ergebnisse melden, und im Protokoll der Änderungen steht, dass du ihn ausgegeben hast. Wer ein Konto hat, meldet sich an.
card-sign-in = meldet sich an
card-code = Code: { $name }
