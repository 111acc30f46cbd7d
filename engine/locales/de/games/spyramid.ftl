spyramid-variant-standard = Pyramiden stehen gerade zum Brett
spyramid-variant-rotated = Von oben gesehen um 45° gedrehte Pyramiden zählen auch
spyramid-all-five-corners-pyramid = Alle fünf Ecken einer Pyramide
spyramid-next-player-cannot-play = Wer als Nächstes dran ist, kann nicht ziehen
spyramid-summary = Abwechselnd setzt ihr eine Kugel eurer Farbe oder zieht eine, die höchstens eine Kugel trägt; was auf ihr lag, fällt. Eine gezogene Kugel kommt auf einen anderen Punkt und nie auf eine, die gerade gefallen ist. Wer die fünf Ecken einer Pyramide hat, gewinnt: ihre Spitze und die Ecken eines Quadrats eine, zwei oder drei Ebenen tiefer, oder eine Kugel und die vier, die auf ihr liegen.
