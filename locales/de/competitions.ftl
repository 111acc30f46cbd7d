# Das Turnierbüro

desk-tab-desk = Turnierbüro
desk-tab-entries = Teilnehmende
desk-tab-rounds = Runde
desk-tab-results = Ergebnisse
desk-tab-settings = Einstellungen
desk-tab-finish = Abschluss
desk-nav = Seiten des Turnierbüros
desk-public-page = Öffentliche Seite
desk-rehearsal = Probelauf
desk-draft = Entwurf
desk-tables = Tische
desk-byes = Spielfrei
desk-from-day = Von
desk-to-day = Bis
desk-yes = Ja
desk-no = Nein
desk-place = Rang
desk-score = Punktzahl
desk-why = Begründung (freiwillig)
desk-rename-why = Grund für den neuen Namen (steht im Protokoll der Änderungen)
desk-why-kept = Begründung (bleibt für alle lesbar)
desk-column-name = Name
desk-column-number = Nr.
desk-column-seed = Setzplatz
desk-column-state = Status
desk-column-table = Tisch
desk-column-players = Paarung
desk-column-why = Warum
desk-column-result = Ergebnis
desk-column-rank = Rang
desk-column-by-hand = Von Hand
desk-column-total = Gesamt
desk-field-rating = Wertungszahl
desk-field-club = Verein

# Was ansteht

desk-finished = Der Wettbewerb ist beendet.
desk-archived = Der Wettbewerb ist archiviert. Seine Seiten bleiben abrufbar.
desk-not-started = Der Wettbewerb hat noch nicht begonnen. Du kannst schon die Anwesenheit erfassen.
desk-requests =
    { $count ->
        [one] Jemand möchte teilnehmen.
       *[other] { $count } Leute möchten teilnehmen.
    }
desk-ready =
    { $count ->
        [one] Eine Anmeldung liegt vor.
       *[other] { $count } Anmeldungen liegen vor.
    } Starte, sobald alle da sind.
desk-empty = Noch ist niemand angemeldet. Füge deine Liste ein oder öffne die Anmeldung.
desk-too-few = Für den Start sind es noch zu wenige. Füge weitere hinzu oder öffne die Anmeldung.
desk-disputed =
    { $count ->
        [one] Ein Ergebnis ist angefochten.
       *[other] { $count } Ergebnisse sind angefochten.
    }
desk-draft-waits = Runde { $round } ist ausgelost und kann veröffentlicht werden.
desk-pending =
    { $count ->
        [one] Ein Tisch der Runde { $round } hat noch kein Ergebnis.
       *[other] { $count } Tische der Runde { $round } haben noch kein Ergebnis.
    }
desk-draw = Alle Ergebnisse sind da. Es kann weitergehen.
desk-draw-first = Der Wettbewerb hat begonnen. Lose die erste Runde aus.
desk-over = Alles ist gespielt. Schließ den Wettbewerb ab.
desk-waits = Im Moment ist nichts zu tun.
desk-drawing-waiting = Runde { $round } wartet auf ihre Auslosung ({ $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}). Diese Seite aktualisiert sich von selbst.
desk-drawing-pairing = Runde { $round } wird seit { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} ausgelost ({ $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}). Diese Seite aktualisiert sich von selbst.
desk-drawing-again = Runde { $round } ließ sich nicht auslosen. Podium versucht es von selbst noch einmal.
desk-drawing-refused = Runde { $round } wurde nicht ausgelost. { $why }
desk-drawing-given-up = Runde { $round } ließ sich auch nach mehreren Versuchen nicht auslosen. Lose sie noch einmal aus; wenn das nicht hilft, bitte die Administration der Website, sich den Auftrag { $job } anzusehen.
desk-do-add-players = Leute hinzufügen
desk-do-open-registration = Anmeldung öffnen
desk-do-close-registration = Anmeldung schließen
desk-do-start = Starten
desk-do-check-in = Anwesenheit erfassen
desk-do-decide-requests = Anfragen beantworten
desk-do-rule = Über Einspruch entscheiden
desk-do-look = Runde { $round } prüfen
desk-do-publish-all = Alle Entwürfe veröffentlichen
desk-do-results = Ergebnisse der Runde { $round } eintragen
desk-do-draw = Runde { $round } auslosen
desk-do-draw-all = Nächste Runden auslosen
desk-do-next-stage = Nächste Phase starten
desk-do-close = Wettbewerb abschließen
desk-do-finish = Schlusstabelle ansehen
desk-calls = Tische, die dich brauchen
desk-call-disputed = Angefochten
desk-call-postponement = Verschiebung beantragt
desk-call-waiting = Wartet auf deine Bestätigung
desk-count-players = Teilnehmende
desk-count-requested = Anfragen
desk-count-waiting-list = Auf der Warteliste
desk-count-here = Anwesend
desk-count-open = Offene Tische
desk-count-waiting = Unbestätigt
desk-count-disputed = Angefochten
desk-count-adjourned = Vertagt
desk-count-settled = Entschieden
desk-stage-not-drawn = Noch nicht ausgelost.
desk-round-tables = Tische
desk-rehearse-title = Probelauf
desk-rehearse-about = Legt eine Kopie an, die nur dein Team sieht, spielt sie mit zufälligen regelgerechten Partien zu Ende und zeigt dir jede Seite so, wie sie aussehen wird.
desk-rehearse-players = Teilnehmende (fehlende werden erfunden)
desk-rehearse = Probelauf starten
desk-rehearsal-of = Probelauf: { $name }

# Anlegen

desk-new-title = Neuer Wettbewerb
desk-new-from-template = Nach einer Vorlage
desk-new-from-copy = Früheren Wettbewerb kopieren
desk-new-choose-game = Wähle das Spiel
desk-new-other-game = Anderes Spiel
desk-new-of-game = Neuer Wettbewerb: { $game }
desk-template-delete = Vorlage löschen
desk-players-exactly =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
desk-players-from-to = { $low } bis { $high } Personen
desk-settings-title = Einstellungen
desk-settings-locked = Der Wettbewerb hat begonnen: Spiel, Format und Matchregeln lassen sich nicht mehr ändern. Alles andere schon.
desk-preview-title = Was dich erwartet
desk-preview-for = Teilnehmende in der Vorschau
desk-preview = Vorschau zeigen
desk-show-fields = Formular aktualisieren
desk-deal = Andere zufällige Aufstellung
desk-create = Wettbewerb anlegen
desk-save-template = Als Vorlage speichern
desk-group-what = Name und Termine
desk-group-format = Format
desk-group-match = Match
desk-group-ranking = Punkte und Feinwertungen
desk-group-points = Punkte
desk-group-results = Ergebnisse und Partieprotokolle
desk-group-registration = Anmeldung
desk-group-more = Setzliste und mehr
desk-tie-break-none = –
desk-set-name = Name
desk-set-variant = Variante
desk-set-starts_on = Erster Tag
desk-set-ends_on = Letzter Tag
desk-set-about = Beschreibung (Ort, Preise, Material)
desk-set-format = Format
desk-set-rounds = Runden
desk-set-system = Auslosung
desk-set-accelerated = Erste Runden beschleunigen (für große Felder)
desk-set-cycles = Jeder gegen jeden
desk-set-withdrawal = Bei einem Rückzug
desk-set-bracket = Art des K.-o.-Systems
desk-set-third_place = Um den dritten Platz spielen
desk-set-grand_final = Großes Finale
desk-set-spared = Letzte Hauptrunden, nach denen es keine Trostrunde gibt
desk-set-last_chance = Letzte Chance nach der Trostrunde
desk-set-groups = Gruppen
desk-set-advance = Qualifizierte pro Gruppe
desk-set-seats = Personen pro Tisch
desk-set-smallest = Kleinster erlaubter Tisch
desk-set-seating = Sitzverteilung
desk-set-clubs = Mitglieder desselben Vereins
desk-set-division_size = Teilnehmende pro Staffel
desk-set-every = Tage von einer Runde zur nächsten
desk-set-open = Tage, um eine Runde zu spielen
desk-set-promoted = Wie viele aufsteigen
desk-set-relegated = Wie viele absteigen
desk-set-play_offs = Wie viele Relegationsspiele bestreiten
desk-set-fill = Wer freie Plätze in der Staffel darüber bekommt
desk-set-overdue = Überfällige Partien
desk-set-league_withdrawal = Bei einem Rückzug
desk-set-postponements = Verschiebungen pro Person, höchstens
desk-set-longest_postponement = Längste Verschiebung (Tage)
desk-set-ranges = Wie weit nach oben man fordern darf
    .help = „5:2, 8:3, *:5“ heißt: Von den Sprossen 1 bis 5 aus darf man höchstens zwei Sprossen höher fordern, von 6 bis 8 aus drei, von allen darunter fünf.
desk-set-winner = Bei gewonnener Forderung
desk-set-days_to_answer = Tage für die Antwort auf eine Forderung
desk-set-days_to_play = Tage, um sie zu spielen
desk-set-days_between = Tage, bis dieselben zwei wieder aufeinandertreffen
desk-set-open_challenges = Offene Forderungen pro Person, höchstens
desk-set-refusal = Verlorene Sprossen bei abgelehnter Forderung
desk-set-no_show = Verlorene Sprossen bei Nichterscheinen
desk-set-window_opens = Partien zählen ab
desk-set-window_closes = Partien zählen bis
desk-set-per_opponent = Partien gegen dieselbe Person, die höchstens zählen
desk-set-fewest_games = Nötige Partien für einen Rang
desk-set-ranking = Tabelle nach
desk-set-attack_opens = Versuche zählen ab
desk-set-attack_closes = Versuche zählen bis
desk-set-setup = Aufstellung für alle
desk-set-rule = Match
desk-set-games = Partien (N)
desk-set-target = Punkte zum Sieg (N)
desk-set-tied = Bei Gleichstand im Match
desk-set-best = Die beste Punktzahl ist
desk-set-scoring = Punkte für eine Partie
desk-set-scale = Punkte nach Rang
    .help = Den ersten Rang zuerst, etwa „10, 6, 3, 1“. Leer lassen für einen Punkt je besiegter Person.
desk-set-stretched = Punkte an kleineren Tischen angleichen
desk-set-crawford = Crawford-Regel
desk-set-jacoby = Jacoby-Regel
desk-set-cube = Dopplerwürfel
desk-set-auto = Automatisches Verdoppeln
desk-set-timeout = Zeitüberschreitung kostet
desk-set-attempts = Versuche (N)
desk-set-tie_break = Feinwertung { $place }
desk-set-win = Punkte für einen Sieg
desk-set-draw = Punkte für ein Remis
desk-set-loss = Punkte für eine Niederlage
desk-set-pairing_bye = Punkte für spielfrei (niemand übrig)
desk-set-records = Partieprotokolle
desk-set-confirm_by = Wer ein gemeldetes Ergebnis bestätigt
desk-set-confirm_after = Automatisch bestätigen nach (Stunden)
    .help = Leer lassen für nie.
desk-set-round_hours = Stunden, um eine Runde zu spielen
    .help = Leer lassen für keine Frist. Du kannst auch beim Veröffentlichen einer Runde eine setzen.
desk-set-rated = Zählt für die Wertungszahlen
desk-set-members_only = Nur für Vereinsmitglieder
desk-set-approval = Die Turnierleitung muss jede Anmeldung annehmen
desk-set-limit = Teilnehmende, höchstens
    .help = Leer lassen für keine Grenze. Ist der Wettbewerb voll, führt er eine Warteliste.
desk-set-closes = Anmeldeschluss
desk-set-late = Anmeldung auch nach dem Start
desk-set-questions = Fragen bei der Anmeldung, eine pro Zeile
desk-set-seeding = Setzliste
desk-set-check_in = Nur Anwesende auslosen
desk-set-clubs_apart = Mitglieder desselben Vereins möglichst auseinanderhalten
desk-set-never_meet = Wer nicht aufeinandertreffen darf
    .help = Nummern der Anmeldungen, eine Gruppe pro Zeile, etwa „3, 7“.
format-swiss = Schweizer System
format-round-robin = Jeder gegen jeden
format-knockout = K.-o.-System
format-groups = Gruppen, dann K.-o.-System
format-tables = Tische zu mehreren
format-league = Liga
format-ladder = Leiter
format-open-play = Freies Spiel
format-score-attack = Punktejagd
desk-opt-format-swiss = Schweizer System: gegen ähnlich viele Punkte, niemand scheidet aus
desk-opt-format-round-robin = Jeder gegen jeden
desk-opt-format-knockout = K.-o.-System
desk-opt-format-groups = Gruppen, dann K.-o.-System
desk-opt-format-league = Liga mit Staffeln
desk-opt-format-ladder = Leiter: wer höher steht, wird gefordert
desk-opt-format-open-play = Freies Spiel: gegen wen man will, in einem festen Zeitraum
desk-opt-format-tables = Tische zu mehreren: drei oder mehr am Tisch
desk-opt-format-score-attack = Punktejagd: alle spielen dieselbe Aufstellung
desk-opt-system-dutch = Dutch-System (FIDE)
desk-opt-system-plain = Einfach: nur nach Punkten, egal wer beginnt
desk-opt-system-double = Doppelt: zwei Partien pro Begegnung
desk-opt-cycles-single = Einmal
desk-opt-cycles-double = Zweimal, mit vertauschten Seiten
desk-opt-withdrawal-half = Weniger als die Hälfte gespielt: kein Ergebnis zählt; sonst ist der Rest kampflos verloren
desk-opt-withdrawal-voidall = Kein Ergebnis zählt
desk-opt-withdrawal-keepplayed = Bisherige Ergebnisse zählen
desk-opt-bracket-single = Einfach: nach einer Niederlage ausgeschieden
desk-opt-bracket-double = Doppelt: nach zwei Niederlagen ausgeschieden
desk-opt-bracket-consolation = Mit Trostrunde
desk-opt-bracket-fullranking = Alle Plätze werden ausgespielt
desk-opt-grand_final-one = Ein einziges Match
desk-opt-grand_final-reset = Ein zweites Match, wenn die unbesiegte Seite das erste verliert
desk-opt-grand_final-advantage = Die unbesiegte Seite beginnt mit einer Partie Vorsprung
desk-opt-seating-by_points = Ähnlich viele Punkte zusammen, ohne Wiederholungen
desk-opt-seating-mixed = Alle treffen auf möglichst viele andere
desk-opt-seating-by_rank = Nach Rang: die Spitze am ersten Tisch
desk-opt-clubs-ignore = Dürfen zusammensitzen
desk-opt-clubs-prefer = Möglichst getrennt
desk-opt-clubs-protect = Immer getrennt
desk-opt-fill-best_below = Die Besten der Staffel darunter
desk-opt-fill-reprieve = Die Besten von denen, die absteigen müssten
desk-opt-overdue-wait = Warten auf die Turnierleitung
desk-opt-overdue-both_lose = Beide verlieren
desk-opt-overdue-draw = Zählen als Remis
desk-opt-league_withdrawal-by_half = Weniger als die Hälfte gespielt: kein Ergebnis zählt; sonst ist der Rest kampflos verloren
desk-opt-league_withdrawal-void = Kein Ergebnis zählt
desk-opt-league_withdrawal-keep = Bisherige Ergebnisse zählen, der Rest ist kampflos verloren
desk-opt-winner-takes_the_place = Sprosse der anderen Seite übernehmen
desk-opt-winner-goes_half_way = die Hälfte des Wegs aufrücken
desk-opt-ranking-points = Punkten
desk-opt-ranking-wins = gewonnenen Partien
desk-opt-ranking-average = Punkten pro Partie
desk-opt-rule-single = Eine Partie
desk-opt-rule-best-of = Best of N
desk-opt-rule-games = N Partien, alle gespielt
desk-opt-rule-first-to = Bis N Punkte
desk-opt-rule-exchange = Zwei Partien mit vertauschten Seiten
desk-opt-rule-backgammon = Backgammonmatch auf N Punkte
desk-opt-rule-splink-duel = Splink-Duell: zwei Partien mit vertauschten Rollen
desk-opt-rule-spangle = Spangle, bis jemand N Punkte hat
desk-opt-rule-flying-marbles = Sphlying Marbles, bis jemand N Punkte hat
desk-opt-rule-totals = Summe der Punktzahlen aus N Partien
desk-opt-rule-table = N Partien, Punkte für jede
desk-opt-rule-attack = Bester von N Versuchen
desk-opt-tied-shared = endet es remis
desk-opt-tied-play-on = wird gespielt, bis jemand führt
desk-opt-best-highest = die höchste
desk-opt-best-lowest = die niedrigste
desk-opt-scoring-places = nach Rang
desk-opt-scoring-scores = die Punktzahl der Partie
desk-opt-auto-no = keines
desk-opt-auto-once = beim ersten gleichen Eröffnungswurf
desk-opt-auto-each = bei jedem gleichen Eröffnungswurf
desk-opt-timeout-match = das Match
desk-opt-timeout-game = einen Punkt
desk-opt-records-optional = freiwillig: Das Ergebnis genügt
desk-opt-records-required = Pflicht für alle, die spielen
desk-opt-confirm_by-opponents = jemand anderes am Tisch
desk-opt-confirm_by-staff = das Schiedsgericht
desk-opt-confirm_by-nobody = niemand: Es zählt sofort
desk-opt-seeding-rating = nach Wertungszahl
desk-opt-seeding-draw = durch Los
desk-opt-seeding-hand = von Hand

# Anmeldungen

desk-entries-none = Hier erscheint, wer teilnimmt.
desk-entries-import = Liste einfügen oder hochladen
desk-entries-import-about = Eine Person pro Zeile: „Name; Wertungszahl; Verein“. Nur der Name ist nötig. Auch Tabellen mit Kopfzeile (CSV) und Verbandsberichte (TRF) gehen.
desk-entries-list = Liste
desk-entries-file = oder eine Datei
desk-entries-import-do = Alle hinzufügen
desk-import-skipped = Nicht hinzugefügt:
desk-entries-add = Einzeln hinzufügen
desk-entries-from-roster = Aus der Spielerliste
desk-entries-by-name = Neuer Name
desk-entries-add-do = Hinzufügen
desk-entry-requested = Möchte teilnehmen
desk-entry-accepted = Angenommen
desk-entry-waiting-list = Warteliste
desk-entry-refused = Abgelehnt
desk-entry-withdrawn = Zurückgezogen
desk-entry-accept = Annehmen
desk-entry-refuse = Ablehnen
desk-entry-return = Wieder aufnehmen
desk-entry-leave = Rückzug
desk-entry-withdraw = Ab der nächsten Runde zurückziehen
desk-check-in = Ist da
desk-is-here = Anwesend
desk-seed-title = Setzliste
desk-seed-about = Wenn du nichts tust, wird beim Start nach den Einstellungen gesetzt. Um von Hand zu setzen, trag erst oben die Setzplätze ein.
desk-seed-rating = Nach Wertungszahl setzen
desk-seed-draw = Setzplätze auslosen
desk-seed-hand = Nach den Nummern oben setzen
desk-bye-title = Spielfrei geben
desk-bye-worth = Zählt
desk-bye-half = einen halben Punkt
desk-bye-none = nichts
desk-bye-win = so viel wie ein Sieg
desk-bye-do = Spielfrei geben
desk-bye-in = spielfrei in Runde { $round }
desk-bye-cancel = Spielfrei in Runde { $round } aufheben
desk-links-title = Links für Leute ohne Konto
desk-links-about = Wer einen Link öffnet, kann für diese Person Ergebnisse melden und bestätigen. Gib jeden Link nur der Person, für die er ist: Im Protokoll der Änderungen steht, dass du ihn ausgegeben hast. Wer ein Konto hat, braucht keinen Link und meldet sich an.
desk-links-none = Alle haben ein Konto. Niemand braucht einen Link.
desk-links-renew = Link ersetzen
desk-links-renew-of = Link ersetzen: { $name }
desk-links-renew-about = Wenn ein Link in falsche Hände geraten ist, ersetze ihn: Der alte gilt dann auf keinem Gerät mehr.

# Runden

desk-round-by-hand = Von Hand angepasst
desk-round-deadline = Frist: { $time }
desk-round-deadline-field = Frist (freiwillig)
desk-round-missing = Diese Runde ist noch nicht ausgelost.
desk-round-warnings = Vor dem Veröffentlichen
desk-round-publish = Veröffentlichen
desk-round-seating = Warum diese Plätze
desk-round-redraw = Neu auslosen
desk-round-scrap = Entwurf verwerfen
desk-adjust-title = Von Hand anpassen
desk-adjust-about = Jede Änderung wird gespeichert, und die Warnungen passen sich an. Niemand sieht sie, bevor du veröffentlichst.
desk-adjust-player = Wer
desk-adjust-other = mit
desk-adjust-swap = Diese zwei tauschen
desk-adjust-turn = Seiten tauschen
desk-adjust-sit-out = Spielfrei geben
desk-adjust-sit = An diesen Tisch setzen
desk-adjust-first = Neuer Tisch: Platz 1
desk-adjust-second = Platz 2
desk-adjust-third = Platz 3
desk-adjust-open = Tisch anlegen
desk-print = Paarungen drucken
desk-print-hint = Der Ausdruck zeigt die Paarungen mit Platz für die Ergebnisse.

# Ergebnisse

desk-results-title = Ergebnisse der Runde { $round }
desk-results-none = In dieser Runde gibt es keine Tische.
desk-results-save = Ergebnisse speichern
desk-result-confirm = Wie gemeldet
desk-result-this-game = Nur diese Partie
desk-result-whole-match = Das ganze Match
desk-result-forfeit-of = { $name } verliert kampflos
desk-result-forfeit-all = Alle verlieren kampflos
desk-result-adjourn = Vertagt
desk-solved = Gelöst
desk-game-adjourned = vertagt
desk-game-forfeit = Kampflos verloren: { $names }
desk-game-number = Partie { $game }
desk-game-confirmed-by = bestätigt von { $names }
desk-game-record = Partieprotokoll
desk-game-correct = Berichtigen oder annullieren
desk-game-correct-do = Berichtigen
desk-game-strike = Annullieren und wiederholen
desk-game-enter = Partie { $game } eintragen
desk-game-enter-do = Eintragen
desk-rule-title = Über den Einspruch entscheiden
desk-rule-stands = Ergebnis gelten lassen
desk-rule-again = Wiederholen lassen
desk-rule-instead = Stattdessen dies eintragen
desk-table-title = Tisch { $table }
desk-table-public = Öffentliche Ansicht
desk-table-more = Weitere Aktionen
desk-table-forfeit-back = Kampflose Niederlage zurücknehmen
desk-table-close = Match beim jetzigen Stand beenden
desk-table-reopen = Match fortsetzen lassen
desk-table-void = Tisch annullieren
desk-table-deadline = Neue Frist
desk-table-deadline-do = Frist setzen
desk-postponement-title = Verschiebung beantragt
desk-postponement-asked = { $name } beantragt eine neue Frist, { $time }: „{ $reason }“
desk-postponement-grant = Gewähren
desk-postponement-deny = Ablehnen
desk-confirm-title = Was sich dadurch ändert
desk-confirm-about = Dieses Ergebnis zählt schon ({ $table }). Wenn du fortfährst:
desk-confirm-nothing = Kein Rang ändert sich.
desk-confirm-do = Fortfahren
desk-confirm-not = So lassen

# Der Abschluss

desk-finish-close = Abschließen
desk-finish-close-about = Mit dem Abschluss wird die Tabelle endgültig. Du kannst den Wettbewerb später wieder öffnen.
desk-finish-season-about = Mit dem Abschluss der Saison werden die Tabellen endgültig, und es steht fest, wer auf- und absteigt.
desk-finish-close-do = Abschließen
desk-finish-force = Trotzdem abschließen
desk-finish-reopen = Wieder öffnen
desk-finish-archive = Archivieren
desk-season-leaving = Wer aufhört
desk-season-coming = Wer dazukommt
desk-season-newcomers = Neue Namen
    .help = Ein Name pro Zeile, die stärksten zuerst. Sie beginnen in der untersten Staffel.
desk-season-wild-cards = Wildcards
    .help = Ein Name und eine Staffel pro Zeile, etwa „Ida Jung; 1“. Sie bekommen dort einen freien Platz, sonst in der nächsten Staffel darunter.
desk-season-moves = Aufstieg und Abstieg
desk-season-next = Nächste Saison
desk-season-next-name = { $name }, nächste Saison
desk-season-next-do = Nächste Saison anlegen
desk-order-title = Gleichstand von Hand auflösen
desk-order-about = Nach einem Stichkampf oder Losentscheid: Nummeriere oben die Punktgleichen. Das zählt nach allen anderen Feinwertungen.
desk-order-do = Reihenfolge festlegen

# Serien

desk-circuits-title = Serien
desk-circuits-none = Noch gibt es keine Serie. Eine Serie zählt die Ergebnisse mehrerer Wettbewerbe zusammen.
desk-circuit-new = Neue Serie
desk-circuit-edit = Serie bearbeiten
desk-circuit-about = Beschreibung
desk-circuit-legs = Wettbewerbe, die zählen
desk-circuit-no-legs = Der Verein hat noch keine Wettbewerbe.
desk-circuit-worth = Was ein Rang zählt
desk-circuit-places = Punkte nach Rang
desk-circuit-places-field = Erster Rang zuerst
desk-circuit-percentile = Anteil der Besiegten in Prozent
desk-circuit-percentile-field = Punkte, wenn man alle besiegt
desk-circuit-best = Beste Ergebnisse, die zählen (leer: alle)
desk-circuit-per-game = Ergebnisse pro Spiel, höchstens (leer: ohne Grenze)
desk-circuit-ties = Bei Gleichstand entscheidet
desk-circuit-tie-best_result = das beste Einzelergebnis
desk-circuit-tie-countback = die besten Ergebnisse, der Reihe nach verglichen
desk-circuit-tie-results = die Zahl der gespielten Wettbewerbe
desk-circuit-tie-latest = der letzte Wettbewerb
desk-circuit-empty = Hier erscheint die Tabelle, sobald es Ergebnisse gibt.
desk-circuit-delete = Serie löschen

done-adjusted = Geändert. Lies die Warnungen, bevor du veröffentlichst.
done-archived = Archiviert.
done-circuit = Serie gespeichert.
done-circuit-deleted = Serie gelöscht.
done-closed = Abgeschlossen: Die Tabelle ist endgültig.
done-created = Wettbewerb angelegt. Nur dein Team sieht ihn, bis du die Anmeldung öffnest oder ihn startest.
done-drawn = Ausgelost. Prüf die Runde und veröffentliche sie dann.
done-entered = Hinzugefügt.
done-entry = Gespeichert.
done-link = Link ersetzt. Der alte gilt nicht mehr.
done-imported = Alle hinzugefügt.
done-order = Reihenfolge festgelegt.
done-published = Veröffentlicht: Alle können die Runde sehen.
done-registration-closed = Die Anmeldung ist geschlossen.
done-registration-open = Die Anmeldung ist offen.
done-rehearsed = Bis zum Ende durchgespielt. Nur dein Team sieht diese Kopie.
done-reopened = Wieder geöffnet.
done-results = Ergebnisse gespeichert.
done-scrapped = Entwurf verworfen.
done-seeded = Setzplätze vergeben.
done-settings = Einstellungen gespeichert.
done-started = Der Wettbewerb hat begonnen.
done-table = Gespeichert.
done-template = Vorlage gespeichert.
done-template-deleted = Vorlage gelöscht.

mail-place-subject = Podium: Ein Platz für dich ({ $competition })
mail-place-body =
    { $name }, du standest auf der Warteliste von „{ $competition }“. Ein Platz ist frei geworden, und er gehört dir:
    { $link }

    Wenn du nicht kannst, zieh dich dort zurück, damit jemand anderes nachrücken kann.
