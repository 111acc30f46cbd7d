# Spieler

player-nothing = Hier erscheinen die Wettbewerbe und Ergebnisse dieses Profils.
player-ratings = Wertungszahlen
player-place = Rang { $place } von { $of }
player-nemesis-report = Bilanz
player-nemesis = Angstgegner: { $name }
player-opponent = Gegen
player-better = Siege
player-level = Remis
player-worse = Niederlagen
player-results = Ergebnisse
player-won = Sieg gegen
player-lost = Niederlage gegen
player-drawn = Remis gegen
player-solo = Solopartie
player-more = Ältere Ergebnisse stehen in den Dateien.

# Wertungszahlen

rating = Wertungszahl
rating-results = Ergebnisse
rating-why = So wurde gerechnet
rating-provisional = vorläufig: noch zu wenige Ergebnisse
rating-history = { $name }: Wertungszahl ({ $game })
rating-plot-about = Die Wertungszahl nach jedem Ergebnis, mit Vertrauensbereich.
rating-none = Noch keine gewerteten Ergebnisse.
ratings-title = Wertungszahlen: { $game }
ratings-none = Nach den ersten gewerteten Ergebnissen erscheinen hier Wertungszahlen.
ratings-pairs = Tische zu zweit
ratings-tables = Tische zu mehreren
ratings-about = Sortiert nach einer vorsichtigen Schätzung: die Wertungszahl minus das Doppelte ihrer Abweichung (an Tischen zu mehreren das Dreifache). Ein Fragezeichen heißt: noch zu wenige Ergebnisse. Tippe auf eine Wertungszahl, um zu sehen, wie gerechnet wurde.
club-ratings = Wertungszahlen im Verein
ratings-of-club = Wertungszahlen ({ $club })
ratings-of-site = Wertungszahlen der Website
ratings-of-clubs = Wertungszahlen der Vereine
ratings-site-about = Für die Wertungszahlen der Website zählen Partien, die ein Partieprotokoll beweist oder deren Ergebnis zwei Personen mit bestätigten Konten übereinstimmend angegeben haben. Alle anderen gewerteten Partien zählen für die Wertungszahlen ihres Vereins.
ratings-club-about = Hier zählen alle gewerteten Partien des Vereins, auch von Hand eingetragene Ergebnisse und Partien ohne Konto. Für die Wertungszahlen der Website zählt nur, was ein Partieprotokoll beweist oder zwei Personen mit bestätigten Konten übereinstimmend angegeben haben.
ratings-lists-about = Für die Wertungszahlen der Website zählt, was ein Partieprotokoll beweist oder zwei Personen mit bestätigten Konten übereinstimmend angegeben haben; für die eines Vereins zählen alle seine gewerteten Partien. Unten steht bei jedem Ergebnis, wo es zählt.
