stilelibero-option-lane-takes-string-7 = Die Option lane nimmt eine Folge von 7 bis 60 Ziffern von 3 bis 6 oder { $players } gleich lange, getrennt durch „/“.
stilelibero-dice-thrown-exactly-due-here = { $thrown ->
        [one] 1 Würfel ist
       *[other] { $thrown } Würfel sind
    } geworfen; hier müssen es genau { $most } sein.
stilelibero-dice-thrown-most-allowed-here = { $thrown ->
        [one] 1 Würfel ist
       *[other] { $thrown } Würfel sind
    } geworfen; hier sind höchstens { $most } erlaubt.
stilelibero-dice-not-allow-advance-but = Mit diesen Würfeln kannst du nicht um { $advance } vorrücken, nur um { $allowed }.
stilelibero-stays = { $words } und bleibt stehen
stilelibero-swims-1-square = { $words } und schwimmt 1 Feld, bis { $at }
stilelibero-swims-squares = { $words } und schwimmt { $swum } Felder, bis { $at }
stilelibero-variant-standard = Dasselbe wie grand-bain
stilelibero-variant-petit-bain = Für Kinder: so viele Würfel, wie das Feld angibt, einmal vorrücken, und wer zuerst zurück ist, gewinnt
stilelibero-variant-grand-bain = Ein Würfel nach dem anderen, Schluss nach Belieben, und am Ende der Runde eine Rangfolge
stilelibero-option-lane = Die Zahlen der Felder, 7 bis 60 Ziffern von 3 bis 6: eine Folge für alle Bahnen oder eine je Bahn, getrennt durch /
stilelibero-swimmer-back-start = Jemand ist zurück am Start
stilelibero-dice-order-thrown-largest-advance = die Würfel in der geworfenen Reihenfolge; du rückst so weit wie möglich vor
stilelibero-advance-where-another-largest-chosen = wie weit du vorrückst, wenn es nicht so weit wie möglich ist
stilelibero-summary = Alle schwimmen eine Bahn hin und zurück. Spring mit einem bis sechs Würfeln hinein und schwimm so viele Felder, wie verschiedene Werte fallen. Danach wirfst du die Würfel einzeln, höchstens so viele, wie auf deinem Feld steht, und hörst auf, wann du willst: Du schwimmst so viele Felder, wie Werte genau einmal gefallen sind, oder k Felder, wenn ein Wert k-mal gefallen ist, mindestens viermal. Wer den anderen Rand erreichen kann, wendet dort sofort und macht mit den übrigen Würfeln weiter. Ist jemand zurück, wird die Runde zu Ende gespielt, und die Strecken entscheiden.
