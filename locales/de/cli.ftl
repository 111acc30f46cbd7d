# Die Kommandozeile

# Fehler stehen nach „podium: “ und oft vor einem Doppelpunkt und dem Grund, den das System nennt: klein begonnen, ohne Punkt.
# Befehle, Optionen und Variablen (`podium games`, --rounds, DATABASE_URL) bleiben, wie sie sind.

cli-cannot-read = { $path } kann nicht gelesen werden
cli-cannot-write = { $path } kann nicht geschrieben werden
cli-cannot-create-folder = der Ordner { $path } kann nicht angelegt werden
cli-cannot-remove = { $path } kann nicht gelöscht werden
cli-not-utf-8 = { $path } ist kein UTF-8-Text
cli-no-game = ein Spiel „{ $game }“ gibt es nicht; `podium games` listet alle auf
cli-must-be-number = { $option } muss eine Zahl von { $low } bis { $high } sein
cli-seconds-between = --seconds muss größer als 0 und kleiner als { $most } sein
cli-seconds-positive = --seconds muss mindestens 1 sein
cli-not-found = diese Seite oder dieses Konto gibt es nicht

# Partieprotokolle

cli-holds = { $game } stimmt: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}. { $end }: Ränge { $ranks }
cli-holds-scores = Punktzahlen { $scores }
cli-holds-solved = gelöst
cli-holds-unsolved = nicht gelöst
cli-fault = { $kind }: { $text }
cli-fault-turn = { $kind }, Zug { $turn }: { $text }
cli-fault-token = { $kind }, Zug { $turn } „{ $token }“: { $text }
cli-fault-setup = Kopf
cli-fault-syntax = Notation
cli-fault-illegal = regelwidrig
cli-fault-after-end = nach dem Ende
cli-fault-incomplete = unvollständig
cli-fault-claim = angegebenes Ergebnis
cli-turns-too-many = es sind zu viele Züge, um sie aufzulisten; so kann ein Zug beginnen
cli-no-turn = einen Zug { $turn } gibt es nicht; wähle einen von 0 bis { $turns }

# Dateien anderer Programme

cli-import-record = das ist schon ein Partieprotokoll; prüfe es mit `podium check`
cli-import-unknown = Byte 0: diese Art von Datei lässt sich nicht importieren; `podium help import` nennt die möglichen
cli-imported = { $count ->
    [one] { $count } Partieprotokoll
   *[other] { $count } Partieprotokolle
} in { $folder } gespeichert
cli-import-game = { $file } Partie { $number }
cli-import-stated = laut Datei { $first } { $second }
cli-import-differs = ABWEICHEND
cli-import-summary = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: { $agree } wie in der Datei, { $differ } mit anderem Ergebnis, { $rest } ohne Ergebnis zum Vergleichen

# Paarungen und Tabellen

cli-bye = spielfrei
cli-round = Runde { $number }
cli-opponent = Nr. { $number }
cli-only-in-file = { $pair } nur in der Datei
cli-only-by-rules = { $pair } nur nach den Regeln
cli-simulate-round = Runde { $number }
cli-simulate-points = Punkte
cli-simulate-unpaired = Runde { $round } lässt sich nicht auslosen: { $why }

# Der Dienst. Programme lesen die Adresse am Ende der Zeile.

cli-serving = Podium läuft unter { $address }
cli-demo-failed = die Demo kann nicht gefüllt werden
cli-load-prepare = die Datenbank kann nicht vorbereitet werden
cli-load-start = der Dienst kann nicht gestartet werden
cli-load-silent = der Dienst startet nicht

# Administration

cli-no-database = die Datenbank { $path } gibt es nicht; prüfe DATABASE_URL oder starte zuerst den Dienst
cli-no-account = kein Konto hat die E-Mail-Adresse { $email }
cli-nobody = niemand hat die E-Mail-Adresse oder die Seite „{ $whom }“
cli-link = Öffne diesen Link, um das Passwort zu wählen. Er funktioniert einmal und gilt zwei Tage:
cli-factors-removed = Entfernt. { $email } meldet sich jetzt mit dem Passwort allein an.
cli-erased = { $count ->
    [0] Die Person ist gelöscht.
    [one] Die Person ist gelöscht. In { $count } Wettbewerb bleiben die Ergebnisse, unter einer Nummer.
   *[other] Die Person ist gelöscht. In { $count } Wettbewerben bleiben die Ergebnisse, unter einer Nummer.
}
cli-moderated = Erledigt und im Protokoll der Website vermerkt.
cli-job-again = Der Auftrag wird wiederholt.
cli-job-unknown = Kein fehlgeschlagener Auftrag hat die ID { $id }; `podium admin jobs` listet sie auf.
cli-club-exported = { $path } ist geschrieben.
cli-club-imported = Der Verein ist da: /clubs/{ $slug }
cli-backed-up = { $path } ist geschrieben und geprüft: { $summary }.
cli-restored = { $database } ist wiederhergestellt und geprüft: { $summary }.
cli-set-aside = Was vorher dort war, heißt jetzt { $path }.

# Was geprüft wird

cli-verify-intact = Integrität: Alles ist so, wie es geschrieben wurde: { $summary }.
cli-verify-mismatch = ABWEICHUNG: { $what }
cli-verify-same = Neuberechnung: kein Unterschied.
cli-verify-different = Neuberechnung: Diese Version berechnet { $count ->
    [one] einen Wert
   *[other] { $count } Werte
} anders:
cli-verify-difference = { $kind }: { $at }: geschrieben von { $version }: { $was }; jetzt: { $now }
cli-checked-chains = { $chains ->
    [one] { $chains } Kette
   *[other] { $chains } Ketten
} mit { $events ->
    [one] { $events } Ereignis
   *[other] { $events } Ereignissen
}
cli-checked-competitions = { $count ->
    [one] { $count } Wettbewerb
   *[other] { $count } Wettbewerbe
}
cli-checked-records = { $count ->
    [one] { $count } Partieprotokoll
   *[other] { $count } Partieprotokolle
}
cli-checked-texts = { $count ->
    [one] { $count } Name oder Text
   *[other] { $count } Namen und Texte
}
cli-checked-erased = { $count ->
    [one] { $count } gelöschter Text
   *[other] { $count } gelöschte Texte
}
cli-checked-redacted = { $count ->
    [one] { $count } Text, aus dem ein Name entfernt ist
   *[other] { $count } Texte, aus denen ein Name entfernt ist
}
cli-checked-standings = { $count ->
    [one] { $count } neu berechnete Tabelle
   *[other] { $count } neu berechnete Tabellen
}
cli-checked-ratings = { $count ->
    [one] { $count } neu berechnete Wertungszahl
   *[other] { $count } neu berechnete Wertungszahlen
}
cli-checked-unrated = { $count ->
    [one] { $count } Wertungsliste mit fälliger Aktualisierung (nicht verglichen)
   *[other] { $count } Wertungslisten mit fälliger Aktualisierung (nicht verglichen)
}
