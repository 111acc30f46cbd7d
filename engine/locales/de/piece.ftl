# Farben und Spielmaterial mit Geschlecht, Plural und Fällen

# Die Grundform steht nach „ist“ und „wird“, .masculine, .feminine und .neuter nach „ein“, .weak nach „den“ und „die“ (Plural).
# .feminine steht auch nach „der“, „die“ und „das“ und im Plural ohne Artikel.
colour-white = weiß
    .masculine = weißer
    .feminine = weiße
    .neuter = weißes
    .weak = weißen
colour-black = schwarz
    .masculine = schwarzer
    .feminine = schwarze
    .neuter = schwarzes
    .weak = schwarzen
colour-red = rot
    .masculine = roter
    .feminine = rote
    .neuter = rotes
    .weak = roten
colour-blue = blau
    .masculine = blauer
    .feminine = blaue
    .neuter = blaues
    .weak = blauen
colour-green = grün
    .masculine = grüner
    .feminine = grüne
    .neuter = grünes
    .weak = grünen
colour-yellow = gelb
    .masculine = gelber
    .feminine = gelbe
    .neuter = gelbes
    .weak = gelben

piece-ball = Kugel
    .plural = Kugeln
    .gender = feminine
    .accusative = Kugel
piece-cube = Dopplerwürfel
    .plural = Dopplerwürfel
    .gender = masculine
    .accusative = Dopplerwürfel
piece-king = König
    .plural = Könige
    .gender = masculine
    .accusative = König
piece-man = Stein
    .plural = Steine
    .gender = masculine
    .accusative = Stein
piece-barricade = Barrikade
    .plural = Barrikaden
    .gender = feminine
    .accusative = Barrikade
piece-card = Karte
    .plural = Karten
    .gender = feminine
    .accusative = Karte
piece-tile = Plättchen
    .plural = Plättchen
    .gender = neuter
    .accusative = Plättchen
piece-checker = Stein
    .plural = Steine
    .gender = masculine
    .accusative = Stein
piece-pawn = Figur
    .plural = Figuren
    .gender = feminine
    .accusative = Figur
piece-owl = Eule
    .plural = Eulen
    .gender = feminine
    .accusative = Eule
piece-stone = Stein
    .plural = Steine
    .gender = masculine
    .accusative = Stein
piece-officer = Offizier
    .plural = Offiziere
    .gender = masculine
    .accusative = Offizier
piece-soldier = Soldat
    .plural = Soldaten
    .gender = masculine
    .accusative = Soldaten
piece-disc = Stein
    .plural = Steine
    .gender = masculine
    .accusative = Stein

# $noun ist eines der Wörter oben mit seinen Formen ($noun-plural, …), $colour eine der Farben.
# .accusative: der ganze Ausdruck nach „setzt“, „nimmt“ und „schlägt“.
piece-a = { $noun-gender ->
        [feminine] eine { $noun }
       *[other] ein { $noun }
    }
    .accusative = { $noun-gender ->
        [masculine] einen { $noun-accusative }
        [feminine] eine { $noun-accusative }
       *[other] ein { $noun-accusative }
    }
piece-a-coloured = { $noun-gender ->
        [feminine] eine { $colour-feminine } { $noun }
        [neuter] ein { $colour-neuter } { $noun }
       *[other] ein { $colour-masculine } { $noun }
    }
    .accusative = { $noun-gender ->
        [feminine] eine { $colour-feminine } { $noun-accusative }
        [neuter] ein { $colour-neuter } { $noun-accusative }
       *[other] einen { $colour-weak } { $noun-accusative }
    }
piece-the = { $noun-gender ->
        [feminine] die { $noun }
        [neuter] das { $noun }
       *[other] der { $noun }
    }
    .accusative = { $noun-gender ->
        [feminine] die { $noun-accusative }
        [neuter] das { $noun-accusative }
       *[other] den { $noun-accusative }
    }
piece-the-coloured = { $noun-gender ->
        [feminine] die { $colour-feminine } { $noun }
        [neuter] das { $colour-feminine } { $noun }
       *[other] der { $colour-feminine } { $noun }
    }
    .accusative = { $noun-gender ->
        [feminine] die { $colour-feminine } { $noun-accusative }
        [neuter] das { $colour-feminine } { $noun-accusative }
       *[other] den { $colour-weak } { $noun-accusative }
    }
piece-some = { $noun-plural }
piece-some-coloured = { $colour-feminine } { $noun-plural }
piece-those = die { $noun-plural }
piece-those-coloured = die { $colour-weak } { $noun-plural }
piece-several = { $count } { $count ->
        [one] { $noun }
       *[other] { $noun-plural }
    }
piece-several-coloured = { $count } { $count ->
        [one] { $noun-gender ->
            [feminine] { $colour-feminine } { $noun }
            [neuter] { $colour-neuter } { $noun }
           *[other] { $colour-masculine } { $noun }
        }
       *[other] { $colour-feminine } { $noun-plural }
    }
