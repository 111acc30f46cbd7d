# Spiele

games-title = Spiele
games-about = { $count } Spiele kannst du hier spielen und prüfen lassen. Jede Seite zeigt Brett, Kurzregeln und Notation.
category-alignment = Reihen bilden
category-capture = Schlagen
category-collection = Sammeln
category-completion = Vervollständigen
category-connection = Verbinden
category-deduction = Kombinieren
category-dice = Würfeln
category-elimination = Ausscheiden
category-hunt = Jagd
category-pattern = Muster
category-puzzle = Rätsel
category-race = Wettlauf
category-score = Punkte
category-territory = Gebiet
game-players-one = 1 Person
game-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
game-players-range = { $low } bis { $high } Personen
game-record = Partie mitschreiben
game-best = Die Besten
game-ratings = Alle Wertungszahlen
game-sheet = Leeres Partieformular
game-start = Anfangsstellung
game-ways = Varianten und Optionen
game-seats = Plätze
game-ends = Wie die Partie endet
game-notation = Notation
game-sample = Beispielpartie
game-sample-about = Eine kurze Zufallspartie, Zug um Zug
game-sample-text = Dieselbe Partie als Partieprotokoll
game-records = Hier gespielt
game-no-records = Hier wurde noch keine Partie gespielt. Die erste erscheint an dieser Stelle.
game-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
game-competitions = Wettbewerbe
game-no-competitions = In diesem Spiel gab es noch keinen Wettbewerb. Der erste erscheint an dieser Stelle.
game-competition-open = Anmeldung offen
game-competition-ready = beginnt bald
game-competition-running = läuft
game-competition-finished = beendet
game-competition-archived = archiviert
sheet-title = Jedes Spiel auf seinem Brett
sheet-turn = Nach Zug { $turn }

# Nachspielen

replay-start = Anfangsstellung
replay-steps = Durch die Partie blättern
replay-first = Erste Stellung
replay-previous = Voriger Zug
replay-next = Nächster Zug
replay-last = Letzte Stellung
replay-play = Abspielen
replay-pause = Anhalten
replay-flip = Brett drehen
replay-levels = Ebenen
replay-turns = Züge
replay-share = Teilen
replay-text = Partieprotokoll (Text)
replay-film = Animation
replay-strip = Schlüsselstellungen nebeneinander
replay-picture = Bild dieser Stellung
replay-embed = In deine Website einbetten
replay-whole = Auf Podium öffnen
ended-win = { $name } gewinnt
ended-shared = Geteilter erster Rang: { $names }
ended-draw = Remis
ended-solved = Gelöst
ended-unsolved = Nicht gelöst
ended-over = Die Partie ist zu Ende
ended-resign = durch Aufgabe
ended-timeout = durch Zeitüberschreitung
ended-agreed = vereinbart

# Der Mitschreiber

recorder-title = Partie mitschreiben: { $game }
recorder-about = Tippe auf dem Brett an, was markiert ist, oder schreib direkt ins Partieprotokoll.
recorder-turn = { $name } ist am Zug
recorder-secret = { $name } wählt geheim: Alle anderen schauen weg.
recorder-uncover = Ich bin { $name }: Auswahl zeigen
recorder-text-covered = Geheime Entscheidungen stehen im Text als Platzhalter. Lass sie stehen: Sie werden von selbst aufgedeckt.
recorder-choose = Wähle einen Zug
recorder-spots = { $count ->
    [one] { $count } Feld zur Wahl
   *[other] { $count } Felder zur Wahl
}
recorder-deal = Zufällige Aufstellung
recorder-set-up = Aufstellung eingeben
recorder-undo-step = Rückgängig
recorder-undo-turn = Zug zurücknehmen
recorder-new = Neu anfangen
recorder-new-sure = Neu anfangen? Alles bisher Mitgeschriebene geht verloren.
recorder-endings = Partie beenden
recorder-check = Brett nach dem Text stellen
recorder-submit = Partieprotokoll einreichen
recorder-offline = Keine Verbindung. Dein Partieprotokoll bleibt in diesem Browser; schreib weiter, sobald du wieder online bist.
recorder-start = Andere Namen oder andere Variante
recorder-variant = Variante
recorder-names = Namen, einer pro Zeile
recorder-names-example = Ada
recorder-begin = Mitschreiben

plot-places = Ränge Runde für Runde
plot-places-about = { $count ->
    [one] Der Rang der Spitze nach jeder Runde.
   *[other] Die Ränge der besten { $count } nach jeder Runde.
}
plot-round = Runde
plot-place = Rang
plot-scores = Verteilung der Punktzahlen
plot-scores-about = Wie oft jede Punktzahl erreicht wurde ({ $count } insgesamt).
plot-score = Punktzahl
plot-times = Anzahl
