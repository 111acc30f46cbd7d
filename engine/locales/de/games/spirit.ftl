spirit-free-ball-same-colour-stands = In der Reihe oder Spalte von { $point } liegt eine freie Kugel derselben Farbe.
spirit-everybody-passed-row = Alle haben nacheinander gepasst
spirit-no-ball = keine Kugel
spirit-summary = Setzt reihum eine Kugel eurer Farbe in eine Mulde oder auf vier Kugeln im Quadrat oder passt. Deine Kugel darf in keine Reihe oder Spalte ihrer Ebene, in der du schon eine Kugel hast, die nichts trägt, wie weit entfernt auch immer. Die Partie endet, wenn die Pyramide vollständig ist oder alle nacheinander passen; die meisten Kugeln auf dem Brett gewinnen.
