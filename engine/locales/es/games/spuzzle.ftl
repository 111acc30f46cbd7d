spuzzle-ball-make-group-balls-two = La bola en { $point } formaría un grupo de { $size } bolas { $name-plural }; el máximo es dos.
spuzzle-no-ball-colour-placed = No se puede colocar ninguna bola de ningún color
spuzzle-summary = Coloca una a una bolas de cualquiera de los tres colores, de modo que nunca queden unidas tres de un mismo color, contando también las ocultas. La puntuación es el número de bolas colocadas antes de que no quepa ninguna más; el máximo es 27, que resuelve el problema.
