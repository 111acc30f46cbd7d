speq-not-complete-upright-triangle-corner = { $ball } vollendet kein aufrechtes Dreieck mit einer Ecke von jeder Farbe.
speq-no-ball-placed-more = Keine Kugel lässt sich mehr setzen
speq-red-ball-e1 = eine rote Kugel auf e1
speq-summary = Setzt abwechselnd eine Kugel beliebiger Farbe. Auf dem Brett darf sie überallhin; weiter oben muss sie die Spitze eines aufrechten Dreiecks beliebiger Größe sein, einer Seitenfläche einer Pyramide, dessen Ecken weiß, schwarz und rot sind. Lässt sich nichts mehr setzen, zählen alle die Kugeln ihrer Farbe; die meisten gewinnen.
