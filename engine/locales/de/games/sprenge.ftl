sprenge-you-put-down-colours-others = Du setzt die Farben der anderen, nicht deine eigene.
sprenge-two-balls-two-other-colours = Die zwei Kugeln müssen die zwei anderen Farben haben.
sprenge-white-puts-black-b2-red = Weiß setzt schwarz auf b2, dann rot auf e1
sprenge-summary = Drei Plätze, jeder mit einer Farbe. Setzt reihum je eine Kugel der zwei Farben, die nicht eure sind. Ist die Pyramide vollständig, richtet sich der Rang nach der größten sichtbaren Gruppe der eigenen Farbe; bei gleich großen kommt Weiß vor Schwarz und Schwarz vor Rot.
