# Couleurs, pièces et leurs articles

colour-white = blanc
    .feminine = blanche
    .plural = blancs
    .feminine-plural = blanches
colour-black = noir
    .feminine = noire
    .plural = noirs
    .feminine-plural = noires
colour-red = rouge
    .feminine = rouge
    .plural = rouges
    .feminine-plural = rouges
colour-blue = bleu
    .feminine = bleue
    .plural = bleus
    .feminine-plural = bleues
colour-green = vert
    .feminine = verte
    .plural = verts
    .feminine-plural = vertes
colour-yellow = jaune
    .feminine = jaune
    .plural = jaunes
    .feminine-plural = jaunes

piece-ball = bille
    .plural = billes
    .gender = feminine
    .a = une bille
    .the = la bille
piece-cube = videau
    .plural = videaux
    .gender = masculine
    .a = un videau
    .the = le videau
piece-king = roi
    .plural = rois
    .gender = masculine
    .a = un roi
    .the = le roi
piece-man = pion
    .plural = pions
    .gender = masculine
    .a = un pion
    .the = le pion
piece-barricade = barricade
    .plural = barricades
    .gender = feminine
    .a = une barricade
    .the = la barricade
piece-card = carte
    .plural = cartes
    .gender = feminine
    .a = une carte
    .the = la carte
piece-tile = tuile
    .plural = tuiles
    .gender = feminine
    .a = une tuile
    .the = la tuile
piece-checker = pion
    .plural = pions
    .gender = masculine
    .a = un pion
    .the = le pion
piece-pawn = pion
    .plural = pions
    .gender = masculine
    .a = un pion
    .the = le pion
piece-owl = Chouette
    .plural = Chouettes
    .gender = feminine
    .a = une Chouette
    .the = la Chouette
piece-stone = pierre
    .plural = pierres
    .gender = feminine
    .a = une pierre
    .the = la pierre
piece-officer = officier
    .plural = officiers
    .gender = masculine
    .a = un officier
    .the = l’officier
piece-soldier = soldat
    .plural = soldats
    .gender = masculine
    .a = un soldat
    .the = le soldat
piece-disc = pion
    .plural = pions
    .gender = masculine
    .a = un pion
    .the = le pion

# $noun est l’une des pièces ci-dessus avec ses attributs ($noun-plural, …), $colour l’une des couleurs.
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
piece-some = des { $noun-plural }
piece-some-coloured = des { $noun-plural } { $noun-gender ->
        [feminine] { $colour-feminine-plural }
       *[other] { $colour-plural }
    }
piece-those = les { $noun-plural }
piece-those-coloured = les { $noun-plural } { $noun-gender ->
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
