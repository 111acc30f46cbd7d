spurn-seat-left = Nur noch eine Seite ist dabei
spurn-summary = Setzt reihum eine Kugel eurer Farbe irgendwohin. Wer eine Gruppe aus vier oder mehr sich berührenden Kugeln der eigenen Farbe bildet, sichtbar oder verdeckt, scheidet aus; die Kugeln bleiben. Wer zuletzt übrig ist, gewinnt. Ist die Pyramide vorher vollständig, teilen sich alle, die noch dabei sind, den ersten Rang.
spurn-eliminated = Ausgeschieden
