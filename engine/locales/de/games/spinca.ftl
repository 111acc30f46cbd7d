spinca-ball-locked-last-turn-moved = Die Kugel auf { $locked } ist gesperrt: Sie wurde im letzten Zug gezogen oder gesetzt oder ist gefallen.
spinca-ball-moves-step-own-level = Eine Kugel zieht einen Schritt auf ihrer Ebene; { $to } liegt nicht neben { $from }.
spinca-apex-temple-stays-empty = Die Spitze des Tempels bleibt leer.
spinca-over-three-levels-over-two = { $seat }: { $whole } über drei Ebenen, { $two } über die unteren zwei, { $one } auf dem Brett.
spinca-temple-finished = Der Tempel ist fertig
spinca-first-ball-b3-moves-a4 = zuerst zieht die Kugel auf b3 nach a4
spinca-summary = Zieht reihum, wenn ihr wollt, zuerst eine beliebige bewegliche Kugel einen Schritt auf ihrer Ebene und setzt dann eine Kugel eurer Farbe. Die Spitze bleibt leer. Kugeln, die im letzten Zug gezogen oder gesetzt wurden oder gefallen sind, bleiben einen Zug lang gesperrt. Liegen 29 Kugeln, addieren alle die Größen ihrer kleinsten Gruppen auf den vier Seitenflächen. Die höchste Summe gewinnt; sind zu dritt genau zwei Summen gleich, gewinnt die dritte Seite. Sind alle gleich, wird die oberste Ebene abgenommen und der Rest neu gezählt.
