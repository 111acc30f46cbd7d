# Colores, piezas y sus artículos

colour-white = blanco
    .feminine = blanca
    .plural = blancos
    .feminine-plural = blancas
colour-black = negro
    .feminine = negra
    .plural = negros
    .feminine-plural = negras
colour-red = rojo
    .feminine = roja
    .plural = rojos
    .feminine-plural = rojas
colour-blue = azul
    .feminine = azul
    .plural = azules
    .feminine-plural = azules
colour-green = verde
    .feminine = verde
    .plural = verdes
    .feminine-plural = verdes
colour-yellow = amarillo
    .feminine = amarilla
    .plural = amarillos
    .feminine-plural = amarillas

piece-ball = bola
    .plural = bolas
    .gender = feminine
    .a = una bola
    .the = la bola
    .those = las bolas
piece-cube = cubo
    .plural = cubos
    .gender = masculine
    .a = un cubo
    .the = el cubo
    .those = los cubos
piece-king = rey
    .plural = reyes
    .gender = masculine
    .a = un rey
    .the = el rey
    .those = los reyes
piece-man = ficha
    .plural = fichas
    .gender = feminine
    .a = una ficha
    .the = la ficha
    .those = las fichas
piece-barricade = barricada
    .plural = barricadas
    .gender = feminine
    .a = una barricada
    .the = la barricada
    .those = las barricadas
piece-card = carta
    .plural = cartas
    .gender = feminine
    .a = una carta
    .the = la carta
    .those = las cartas
piece-tile = loseta
    .plural = losetas
    .gender = feminine
    .a = una loseta
    .the = la loseta
    .those = las losetas
piece-checker = ficha
    .plural = fichas
    .gender = feminine
    .a = una ficha
    .the = la ficha
    .those = las fichas
piece-pawn = peón
    .plural = peones
    .gender = masculine
    .a = un peón
    .the = el peón
    .those = los peones
piece-owl = Búho
    .plural = Búhos
    .gender = masculine
    .a = un Búho
    .the = el Búho
    .those = los Búhos
piece-stone = piedra
    .plural = piedras
    .gender = feminine
    .a = una piedra
    .the = la piedra
    .those = las piedras
piece-officer = oficial
    .plural = oficiales
    .gender = masculine
    .a = un oficial
    .the = el oficial
    .those = los oficiales
piece-soldier = soldado
    .plural = soldados
    .gender = masculine
    .a = un soldado
    .the = el soldado
    .those = los soldados
piece-disc = ficha
    .plural = fichas
    .gender = feminine
    .a = una ficha
    .the = la ficha
    .those = las fichas

# $noun es una de las piezas de arriba con sus formas ($noun-plural, …), $colour uno de los colores.
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
