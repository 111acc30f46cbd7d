# Colori, pezzi e i loro articoli

colour-white = bianco
    .feminine = bianca
    .plural = bianchi
    .feminine-plural = bianche
colour-black = nero
    .feminine = nera
    .plural = neri
    .feminine-plural = nere
colour-red = rosso
    .feminine = rossa
    .plural = rossi
    .feminine-plural = rosse
colour-blue = blu
    .feminine = blu
    .plural = blu
    .feminine-plural = blu
colour-green = verde
    .feminine = verde
    .plural = verdi
    .feminine-plural = verdi
colour-yellow = giallo
    .feminine = gialla
    .plural = gialli
    .feminine-plural = gialle

piece-ball = biglia
    .plural = biglie
    .gender = feminine
    .a = una biglia
    .the = la biglia
    .those = le biglie
piece-cube = cubo
    .plural = cubi
    .gender = masculine
    .a = un cubo
    .the = il cubo
    .those = i cubi
piece-king = re
    .plural = re
    .gender = masculine
    .a = un re
    .the = il re
    .those = i re
piece-man = pedina
    .plural = pedine
    .gender = feminine
    .a = una pedina
    .the = la pedina
    .those = le pedine
piece-barricade = barricata
    .plural = barricate
    .gender = feminine
    .a = una barricata
    .the = la barricata
    .those = le barricate
piece-card = carta
    .plural = carte
    .gender = feminine
    .a = una carta
    .the = la carta
    .those = le carte
piece-tile = tessera
    .plural = tessere
    .gender = feminine
    .a = una tessera
    .the = la tessera
    .those = le tessere
piece-checker = pedina
    .plural = pedine
    .gender = feminine
    .a = una pedina
    .the = la pedina
    .those = le pedine
piece-pawn = pedina
    .plural = pedine
    .gender = feminine
    .a = una pedina
    .the = la pedina
    .those = le pedine
piece-owl = Gufo
    .plural = Gufi
    .gender = masculine
    .a = un Gufo
    .the = il Gufo
    .those = i Gufi
piece-stone = pietra
    .plural = pietre
    .gender = feminine
    .a = una pietra
    .the = la pietra
    .those = le pietre
piece-officer = ufficiale
    .plural = ufficiali
    .gender = masculine
    .a = un ufficiale
    .the = l’ufficiale
    .those = gli ufficiali
piece-soldier = soldato
    .plural = soldati
    .gender = masculine
    .a = un soldato
    .the = il soldato
    .those = i soldati
piece-disc = pedina
    .plural = pedine
    .gender = feminine
    .a = una pedina
    .the = la pedina
    .those = le pedine

# $noun è uno dei pezzi qui sopra con i suoi attributi ($noun-plural, …), $colour uno dei colori.
piece-a = { $noun-a }
piece-a-coloured = { $noun-a } { $noun-gender ->
        [feminine] { $colour-feminine }
       *[other] { $colour }
    }
piece-the = { $noun-the }
piece-the-coloured = { $noun-the } { $noun-gender ->
        [feminine] { $colour-feminine }
       *[other] { $colour }
    }
piece-some = { $noun-plural }
piece-some-coloured = { $noun-plural } { $noun-gender ->
        [feminine] { $colour-feminine-plural }
       *[other] { $colour-plural }
    }
piece-those = { $noun-those }
piece-those-coloured = { $noun-those } { $noun-gender ->
        [feminine] { $colour-feminine-plural }
       *[other] { $colour-plural }
    }
piece-several = { $count } { $count ->
        [one] { $noun }
       *[other] { $noun-plural }
    }
piece-several-coloured = { $count } { $count ->
        [one] { $noun } { $noun-gender ->
            [feminine] { $colour-feminine }
           *[other] { $colour }
        }
       *[other] { $noun-plural } { $noun-gender ->
            [feminine] { $colour-feminine-plural }
           *[other] { $colour-plural }
        }
    }
