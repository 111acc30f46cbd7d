act-round-published-cannot-changed-any = Runde { $round } ist veröffentlicht und lässt sich nicht mehr ändern.
act-bracket-says-meets-only-seats = Der Turnierbaum bestimmt, wer aufeinandertrifft: Tauschen lassen sich nur die Plätze an einem Tisch.
act-schedule-says-meets-every-round = Der Spielplan bestimmt, wer in welcher Runde aufeinandertrifft: Tauschen lassen sich nur die Plätze an einem Tisch. Wird ein Tisch zu einer anderen Zeit gespielt, kannst du ihn vertagen oder ihm eine spätere Frist geben.
act-others-sit-table-now-look = An Tisch { $table } sitzen jetzt andere. Sieh dir die Runde noch einmal an.
act-table-round = Einen Tisch { $table } gibt es in dieser Runde nicht.
act-round = { $name } ist in dieser Runde nicht dabei.
act-table-seat-more-move-somebody = { $most ->
    [one] An Tisch { $table } säße mehr als { $most } Person. Setz erst jemanden um oder tausche zwei.
   *[other] An Tisch { $table } säßen mehr als { $most } Personen. Setz erst jemanden um oder tausche zwei.
}
act-take-part = { $name } nimmt nicht teil.
act-competition-over = Der Wettbewerb ist beendet.
act-format-nobody-sits-out-request = In diesem Format gibt es kein Spielfrei auf Wunsch: Macht einen anderen Termin aus oder beantrage eine Verschiebung.
act-round-2 = { $rounds ->
    [one] Eine Runde { $round } gibt es nicht: Der Wettbewerb hat { $rounds } Runde.
   *[other] Eine Runde { $round } gibt es nicht: Der Wettbewerb hat { $rounds } Runden.
}
act-bye-request-worth-half-point = Spielfrei auf Wunsch zählt einen halben Punkt oder nichts.
act-round-published-plays-settled = Runde { $round } ist veröffentlicht: Wer spielt, steht fest.
act-round-being-drawn-ask-organiser = Runde { $round } wird schon ausgelost. Wende dich an die Turnierleitung.
act-order-name-everybody-takes-part = Die Reihenfolge muss alle, die teilnehmen, genau einmal nennen und sonst niemanden.
act-order-leaves-out = In der Reihenfolge fehlen: { $missing }.
act-competition-most-entries-those-left = { $most_entries ->
    [one] Ein Wettbewerb kann höchstens { $most_entries } Anmeldung haben, auch zurückgezogene zählen mit. Leg für die übrigen einen weiteren an.
   *[other] Ein Wettbewerb kann höchstens { $most_entries } Anmeldungen haben, auch zurückgezogene zählen mit. Leg für die übrigen einen weiteren an.
}
act-entered-withdrew-organiser-take-back = { $name } war angemeldet und hat sich zurückgezogen: Die Turnierleitung kann die Anmeldung wieder aufnehmen.
act-entered-already-number = { $name } ist schon angemeldet, Nummer { $id }.
act-answer-every-question-please = Beantworte alle Fragen.
act-registration-open = Die Anmeldung ist nicht offen.
act-competition-over-nobody-enter-any = Der Wettbewerb ist beendet: Teilnehmen geht nicht mehr.
act-registration-closed-ask-organiser = Die Anmeldung ist geschlossen. Wende dich an die Turnierleitung.
act-competition-started-takes-late-entries = Der Wettbewerb hat begonnen und nimmt niemanden mehr auf. Wende dich an die Turnierleitung.
act-all-pairings-format-drawn-start = In diesem Format stehen alle Paarungen von Anfang an fest: Später kann niemand mehr dazukommen.
act-rating-most = { $name }: Eine Wertungszahl ist höchstens { $most_rating }.
act-many-questions = Es gibt weniger Fragen als Antworten. Lade die Seite neu und beantworte sie noch einmal.
act-already-if-somebody-else-add = „{ $name }“ gibt es schon. Ist es jemand anderes, ergänze eine Initiale oder einen Ort.
act-looks-like-entered-already-add = „{ $name }“ ähnelt „{ $other }“; dieser Name ist schon angemeldet. Ergänze eine Initiale oder einen Ort.
act-room-raise-limit-wait-somebody = Für { $name } ist kein Platz: Erhöhe die Grenze oder warte, bis sich jemand zurückzieht.
act-takes-part-already-withdraw-instead = { $name } nimmt schon teil. Zieh die Anmeldung stattdessen zurück.
act-player-entered-already = Diese Person ist schon angemeldet.
act-round-paired-old-result-pairings = Runde { $last } wurde nach dem alten Ergebnis ausgelost. Ihre Paarungen bleiben, wie sie sind.
act-rounds-were-paired-old-result = Die Runden { $from } bis { $last } wurden nach dem alten Ergebnis ausgelost. Ihre Paarungen bleiben, wie sie sind.
act-place = { $name }: von Rang { $was } auf Rang { $is }.
act-now-place = { $name }: jetzt auf Rang { $is }.
act-place-any-more = { $name }: kein Rang mehr (bisher { $was }).
act-more-places-change = { $more ->
    [one] Noch ein Rang ändert sich.
   *[other] Noch { $more } Ränge ändern sich.
}
act-name-list = In dieser Liste steht kein Name.
act-line = Zeile { $line }: { $text }
act-list-more-names = Die Liste hat mehr als { $most_lines } Namen.
act-line-name = In Zeile { $number } fehlt der Name.
act-line-rating-write-name-rating = Zeile { $number }: „{ $word }“ ist keine Wertungszahl. Schreib „Name; Wertungszahl; Verein“.
act-score-lies-between = Eine Punktzahl muss zwischen −{ $most_score } und { $most_score } liegen.
act-match-decided = Das Match ist entschieden. { $text }
act-record-played-here = Das ist ein Partieprotokoll von { $given }; hier wird { $wanted } gespielt.
act-record-variant-played-here = Das Partieprotokoll ist von der Variante „{ $given }“; hier wird „{ $wanted }“ gespielt.
act-record-begin-published-setup = Das Partieprotokoll beginnt nicht mit der veröffentlichten Aufstellung „{ $wanted }“.
act-record-option-played-here = Das Partieprotokoll hat die Option { $key }={ $has }; hier wird mit { $key }={ $wanted } gespielt.
act-record-names-sit-table = Das Partieprotokoll nennt { $name }; dieser Name gehört nicht an Tisch { $id }.
act-record-names-somebody-twice = Das Partieprotokoll nennt jemanden zweimal.
act-record-names-only-some-players = Das Partieprotokoll nennt nur einen Teil des Tischs: Schreib alle Namen in P1, P2 und so weiter.
act-record-game = { $given ->
    [one] Das Partieprotokoll ist von einer Partie mit { $given } Person, nicht mit { $wanted }.
   *[other] Das Partieprotokoll ist von einer Partie mit { $given } Personen, nicht mit { $wanted }.
}
act-these-moves-prove-another-game = Diese Züge beweisen schon eine andere Partie: { $text }. Ein Partieprotokoll beweist nur eine Partie. Wenn beide so gespielt wurden, bitte das Schiedsgericht, sie mit Begründung einzutragen.
act-these-moves-prove-another-game-2 = Diese Züge beweisen schon eine andere Partie. Ein Partieprotokoll beweist nur eine Partie. Wenn beide so gespielt wurden, bitte das Schiedsgericht, sie mit Begründung einzutragen.
act-competition-result-proved-record-paste = In diesem Wettbewerb werden Ergebnisse durch ein Partieprotokoll bewiesen: Füge es ein oder lade es hoch.
act-game-result-already-if-wrong = Partie { $number } hat schon ein Ergebnis. Wenn es falsch ist, sag der Turnierleitung Bescheid.
act-reported-another-result-game-dispute = { $by } hat für Partie { $number } ein anderes Ergebnis gemeldet. Fechte es an und schreib, was nicht stimmt.
act-game-disputed-arbiter-decides = Partie { $number } ist angefochten: Das Schiedsgericht muss entscheiden.
act-game-disputed-arbiter-decides-first = Partie { $disputed } ist angefochten: Erst muss das Schiedsgericht entscheiden.
act-reported-yourself-somebody-else-table = Das hast du selbst gemeldet: Bestätigen muss es jemand anderes am Tisch.
act-competition-organisers-confirm-results = In diesem Wettbewerb bestätigt die Turnierleitung die Ergebnisse.
act-game-disputed-decide-ruling = Partie { $number } ist angefochten: Entscheide über den Einspruch.
act-own-report-hand-right-instead = Das hast du selbst gemeldet: Reiche stattdessen das Richtige ein.
act-game-settled-if-wrong-tell = Partie { $number } ist entschieden. Wenn das Ergebnis falsch ist, sag der Turnierleitung Bescheid.
act-record-turn = Das Partieprotokoll hat keinen Zug { $turn }.
act-game-table-disputed-any-more = Partie { $number } an Tisch { $id } ist nicht oder nicht mehr angefochten.
act-later-games-hang-game-strike = Spätere Partien hängen von Partie { $number } ab: Annulliere erst sie, von Partie { $last } an rückwärts.
act-table-such-seat = Tisch { $id } hat diesen Platz nicht.
act-game-table-settled-yet-confirm = Eine Partie an Tisch { $id } ist noch nicht entschieden: Bestätige sie oder entscheide erst.
act-table-forfeited-take-forfeit-back = Tisch { $id } ist kampflos entschieden. Nimm das erst zurück.
act-match-table-ended-organiser-reopen = Die Turnierleitung hat das Match an Tisch { $id } beendet und kann es wieder öffnen.
act-game-cannot-come-before-game = Partie { $number } lässt sich erst eintragen, wenn Partie { $next } ein Ergebnis hat.
act-checked-needed-start-check-those = Anwesend: { $here }; zum Start nötig: { $needed }. Erfasse alle, die da sind.
act-taking-part-needed-start = Teilnehmende: { $here }; zum Start nötig: { $needed }.
act-such-stage = Diese Phase gibt es nicht.
act-nothing-left-draw-close-competition = Es gibt nichts mehr auszulosen. Schließ den Wettbewerb ab, sobald alle Ergebnisse da sind.
act-round-published-already-look-again = Runde { $round } ist schon veröffentlicht. Sieh sie dir noch einmal an.
act-round-comes-first = Erst kommt Runde { $first }.
act-since-draw-these-left-draw = Seit der Auslosung haben sich zurückgezogen: { $gone }. Lose die Runde neu aus.
act-round-drawn-any-more-draw = Runde { $round } ist nicht oder nicht mehr ausgelost. Lose sie erst aus.
act-round-published-only-played-tables = Runde { $round } ist veröffentlicht: Sie wird gespielt, oder du annullierst ihre Tische einzeln.
act-table-result-strike-games-first = Tisch { $id } hat ein Ergebnis: Annulliere erst seine Partien.
act-tables-settled-settle-close-all = { $count ->
    [one] Ein Tisch ist nicht entschieden: { $first }. Entscheide ihn oder schließ trotzdem ab.
   *[other] { $count } Tische sind nicht entschieden (die ersten: { $first }). Entscheide sie oder schließ trotzdem ab.
}
act-everything-drawn-played-go-close = Noch ist nicht alles ausgelost und gespielt. Mach weiter oder schließ trotzdem ab.
act-competition-never-started-duplicate-instead = Dieser Wettbewerb hat nie begonnen und lässt sich nicht wieder öffnen. Kopiere ihn stattdessen.
act-competition-closed = Der Wettbewerb ist nicht abgeschlossen.
act-competition-running-close-first = Der Wettbewerb läuft noch: Schließ ihn erst ab.
act-from-to-not = { $text }: Gib eine Zahl von { $low } bis { $high } ein, nicht { $number }.
act-game-here = Ein Spiel „{ $game }“ gibt es hier nicht.
act-table-cannot-seat = { $low ->
    [one] { $text } ist für { $low } Person; ein Tisch mit { $seats } geht nicht.
   *[other] { $text } ist für { $low } Personen; ein Tisch mit { $seats } geht nicht.
}
act-table-cannot-seat-2 = { $text } ist für { $low } bis { $high } Personen; ein Tisch mit { $seats } geht nicht.
act-setup-publish = { $text } hat keine Aufstellung, die man veröffentlichen könnte.
act-publish-setup-everybody-plays = Veröffentliche die Aufstellung, die alle spielen.
act-how-played = { $text }: So wird { $game } nicht gespielt.
act-score-attack-decided-best-score = „Bester von N Versuchen“ und die Punktejagd gehören zusammen: Wähle beides oder keines.
act-knockout-needs-winner-let-tied = Im K.-o.-System muss jemand gewinnen: Lass bei Gleichstand weiterspielen.
act-format-two-table-choose-tables = { $seats ->
    [one] Dieses Format ist für zwei an einem Tisch, nicht für { $seats }. Wähle eine Punktejagd.
   *[other] Dieses Format ist für zwei an einem Tisch, nicht für { $seats }. Wähle „Tische zu mehreren“ oder eine Punktejagd.
}
act-most-tie-breaks = { $most_tie_breaks ->
    [one] Es kann höchstens { $most_tie_breaks } Feinwertung geben.
   *[other] Es kann höchstens { $most_tie_breaks } Feinwertungen geben.
}
act-tie-break-stands-twice = Die Feinwertung { $code } steht zweimal da.
act-last-day-comes-before-first = Der letzte Tag liegt vor dem ersten.
act-nobody-sits-opposite-score-attack = In einer Punktejagd gibt es kein Gegenüber: Lass das Schiedsgericht bestätigen oder niemanden.
act-most-questions = { $most_questions ->
    [one] Es kann höchstens { $most_questions } Frage geben.
   *[other] Es kann höchstens { $most_questions } Fragen geben.
}
act-win-worth-least-draw-draw = Ein Sieg muss mindestens so viel zählen wie ein Remis und ein Remis mindestens so viel wie eine Niederlage.
act-most-groups-most-entries-kept = Höchstens { $most_apart } Gruppen mit höchstens { $most_apart } Anmeldungen lassen sich auseinanderhalten.
act-competition-archived-nothing-about-changes = Der Wettbewerb ist archiviert und lässt sich nicht mehr ändern. Öffne ihn erst wieder.
act-among-those-meet-number-nobody = Unter denen, die nicht aufeinandertreffen dürfen, ist die Nummer { $stranger }; die hat niemand.
act-rehearsal-stays-duplicate-competition-instead = Aus einem Probelauf wird kein echter Wettbewerb. Kopiere stattdessen den Wettbewerb.
act-competition-started-cannot-change-any = Der Wettbewerb hat begonnen: Du kannst { $text } nicht mehr ändern.
act-play-alone-play-when-like = Du spielst allein: Spiel, wann du willst.
act-time-passed-offer-later = Dieser Zeitpunkt ist vorbei. Schlag einen späteren vor.
act-after-deadline-table-offer-earlier = Das liegt nach der Frist des Tischs. Schlag einen früheren Termin vor oder beantrage erst eine Verschiebung.
act-offered-time-yourself-somebody-else = Diesen Termin hast du selbst vorgeschlagen: Annehmen muss ihn jemand anderes am Tisch.
act-another-time-offered-meanwhile-look = Inzwischen ist ein anderer Termin vorgeschlagen. Sieh dir den Tisch noch einmal an.
act-time-offered-table = Für diesen Tisch ist kein Termin vorgeschlagen.
act-table-deadline-put-off = Dieser Tisch hat keine Frist, die sich verschieben ließe.
act-postponement-asked-already-organiser-answer = Eine Verschiebung ist schon beantragt: Erst muss die Turnierleitung antworten.
act-ask-time-after-deadline = Beantrage einen Zeitpunkt nach der jetzigen Frist.
act-postponements-asked-allowed = Von { $name } beantragte Verschiebungen: { $asked }; erlaubt: { $most }.
act-too-late-longest-postponement-days = { $longest ->
    [one] Das ist zu spät: Ein Tisch lässt sich höchstens um { $longest } Tag verschieben.
   *[other] Das ist zu spät: Ein Tisch lässt sich höchstens um { $longest } Tage verschieben.
}
act-nobody-asks-postponement-table-any = Für diesen Tisch ist keine Verschiebung beantragt oder keine mehr.
act-entry-competition = Eine Anmeldung { $id } gibt es in diesem Wettbewerb nicht.
act-table-any-more-look-round = Tisch { $id } gibt es nicht oder nicht mehr. Sieh dir die Runde noch einmal an.
act-table-game = Tisch { $id } hat keine Partie { $number }.
act-sit-table = { $name } sitzt nicht an Tisch { $id }.
act-competition-started-yet = Der Wettbewerb hat noch nicht begonnen.
act-competition-closed-organiser-reopen = Der Wettbewerb ist abgeschlossen. Die Turnierleitung kann ihn wieder öffnen.
act-competition-archived-organiser-reopen = Der Wettbewerb ist archiviert. Die Turnierleitung kann ihn wieder öffnen.
act-competition-already-started = Der Wettbewerb hat schon begonnen.
act-match-table-over = Das Match an Tisch { $id } ist zu Ende.
act-table-taken-back = Tisch { $id } ist annulliert.
act-say-why-few-words = Gib mit ein paar Worten eine Begründung an.
act-over-counts-stands = { $name } läuft noch und zählt vorläufig.
act-none-choices-here-choose-list = „{ $word }“ steht nicht zur Wahl. Wähle etwas aus der Liste.
act-number-points-write-1-0 = „{ $word }“ ist keine Punktzahl. Schreib 1 oder 0,5.
act-every-game-file-settled-already = Alle Partien dieser Datei sind schon entschieden.
act-game = Partie { $number }: { $text }
act-game-same-file = Partie { $number } derselben Datei
act-table = Einen Tisch { $id } gibt es nicht.
act-game-2 = Ein Spiel „{ $game }“ gibt es nicht.
act-rehearsal-took-too-long-stopped = Der Probelauf hat zu lange gedauert und wurde abgebrochen. Starte ihn mit weniger Teilnehmenden.
act-meanwhile-competition-changed-nothing-yours = Der Wettbewerb hat sich inzwischen geändert: { $text } Deine Änderung wurde nicht gespeichert. Sieh nach, wie es steht, und entscheide neu.
# Nach „Du kannst … nicht mehr ändern“.
act-fixed-game = das Spiel
act-fixed-options = die Optionen des Spiels
act-fixed-match = das Match
act-fixed-seats = die Zahl der Personen am Tisch
act-fixed-format = das Format
rehearsal-lot = Durch Los entschieden.
rehearsal-absent = Nicht erschienen.
rehearsal-sheet = Partieformular im Turnierbüro abgegeben.
rehearsal-count = Ich zähle anders.
rehearsal-turn = Der dritte Zug war ein anderer.
rehearsal-replayed = Am Brett nachgespielt: Das Partieprotokoll stimmt.
rehearsal-train = Muss die Bahn erwischen.
