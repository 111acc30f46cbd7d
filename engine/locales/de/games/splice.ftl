splice-red-ball-go-none-four = Auf { $point } darf nur eine rote Kugel: Keine der vier darunter ist rot.
splice-full-line-colour-red = Eine volle Linie aus einer Farbe und Rot
splice-no-ball-placed = Keine Kugel lässt sich setzen
splice-summary = Setzt abwechselnd eine Kugel eurer Farbe in eine Mulde oder dorthin, wo sie auf mindestens einer roten liegt, oder eine rote Kugel irgendwohin. Eine volle Linie auf einer beliebigen Ebene, die deine Farbe und Rot enthält, beide und sonst nichts, gewinnt, egal, wer sie vollendet; vollendet ein Zug Linien für beide Seiten, gewinnt, wer ihn gemacht hat.
