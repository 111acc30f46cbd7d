spillway-not-ridge = { $point } liegt auf keiner Kante.
spillway-you-no-ball-left-pass = Du hast keine Kugel mehr und musst passen.
spillway-second-removal-needs-connection-made = Ein zweites Mal wegnehmen darfst du nur, wenn das erste Mal eine Verbindung entstand, ohne dass sie gewann.
spillway-seat-three-connections = Eine Seite hat drei Verbindungen
spillway-white-ball-e1-leaves-your = die weiße Kugel auf e1 verschwindet, deine Kugel kommt an die Spitze
spillway-second-removal-after-connection = ein zweites Wegnehmen nach einer Verbindung
spillway-you-no-ball-left = du hast keine Kugel mehr
spillway-summary = Die Pyramide ist voll; jede Seite hat Basen an allen vier Rändern. Nehmt abwechselnd eine weiße Kugel von einer der vier Kanten: Die Kugeln darüber fallen nach, und eine deiner Farbe füllt die Spitze. Eine sichtbare Gruppe, die deine Basen im Norden und Süden oder im Osten und Westen verbindet, bringt einen Punkt; deine Kugeln auf den Kanten werden dann weiß, und du darfst noch einmal wegnehmen. Verbindungen der Gegenseite zählen, bevor sie zieht. Drei Punkte gewinnen.
