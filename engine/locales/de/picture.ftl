picture-elsewhere = woanders
picture-every-game-board = Jedes Spiel auf seinem Brett
picture-passes = { $who } passt.
picture-resigns = { $who } gibt auf.
picture-runs-out-time = { $who } überschreitet die Zeit.
picture-offers-draw-agreed = { $who } bietet Remis an, und es wird angenommen.
picture-plays = spielt { $word }
picture-board = { $at } (Brett { $board })
picture-puts = setzt { $pieces } auf { $places }
picture-on = { $piece-accusative } auf { $place }
picture-moves = zieht von { $from } nach { $places }
picture-takes = schlägt { $places }
picture-removes = entfernt { $places }
picture-move = { $pieces } wechseln den Platz
picture-goes = { $piece } kommt nach { $to }
picture-drop = { $pieces } fallen
picture-drops = { $piece } fällt von { $from } auf { $to }
picture-taken = { $pieces } auf { $places } { $count ->
        [one] wird
       *[other] werden
    } geschlagen
picture-position-pyramid-board = Stellung auf einem Pyramidenbrett
picture-position-board-squares = Stellung auf einem Felderbrett
picture-position-morris-board = Stellung auf einem Mühlebrett
picture-position-cross-board = Stellung auf einem Kreuzbrett
picture-position-tables = Stellung auf einem Backgammonbrett
picture-position-barricades = Stellung bei Barricades
picture-position-liubo-board = Stellung auf einem Liubo-Brett
picture-position-pool = Stellung im Schwimmbecken
picture-position-boxes = Stellung der Klappen
picture-position = Stellung
picture-offered = angeboten
picture-middle = in der Mitte
picture-clause = { $who } { $does }
picture-sentence = { $clauses }.
picture-puts-each = setzt { $pieces }
picture-goes-from = { $piece } kommt von { $from } nach { $to }
picture-leaves = { $pieces } auf { $places } { $count ->
        [one] verlässt
       *[other] verlassen
    } das Brett
picture-becomes = { $pieces } auf { $places } { $count ->
        [one] wird
       *[other] werden
    } { $colour }
picture-changes = { $pieces } auf { $places } { $count ->
        [one] wechselt
       *[other] wechseln
    } die Farbe
picture-comes = { $pieces } { $count ->
        [one] kommt
       *[other] kommen
    } auf { $places }
picture-cube-at = Dopplerwürfel: { $stake }, { $place }.
picture-dice = Würfel: { $dice }.
picture-count = { $count } { $what-kind ->
        [shape] { $count ->
            [one] { $what }
           *[other] { $what-plural }
        }
       *[other] { $what }
    }
picture-aside = { $name }: { $value }.
picture-group = { $pieces }: { $places }
picture-empty-board = leeres Brett
picture-player = Spieler { $number }
picture-owned = { $owner }, { $name }
picture-fact = { $name }: { $value }
