speedo-opening-white-ball-b2 = die Eröffnung: eine weiße Kugel auf b2
speedo-take-black-ball-off-d1 = nimmt die schwarze Kugel von d1 und setzt eine weiße auf b2 und eine rote auf c1
speedo-summary = Weiß eröffnet mit einer Kugel. Danach nehmt ihr reihum eine Kugel beliebiger Farbe weg, die höchstens eine andere trägt, lasst fallen, was auf ihr lag, und setzt je eine Kugel der beiden anderen Farben. Nach dreißig Zügen ist die Pyramide vollständig. Deine Punktzahl ist das Produkt der Größen deiner von oben sichtbaren Gruppen; die höchste gewinnt.
