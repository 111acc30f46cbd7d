sponnect-opponent-just-passed-ball-placed = Die Gegenseite hat gerade gepasst: Du musst eine Kugel setzen.
sponnect-ball-your-colour-b1 = eine Kugel deiner Farbe auf b1
sponnect-no-ball-not-after-pass = keine Kugel; nicht nach einem Passen
sponnect-summary = Rings um einen Kern aus fünf roten Kugeln setzt ihr abwechselnd eine Kugel eurer Farbe oder passt, wenn die Gegenseite nicht gerade gepasst hat. Weiß gewinnt, wenn es mit sich berührenden Kugeln Westen (a1–a4) und Osten (d1–d4) verbindet, Schwarz, wenn es Süden (a1–d1) und Norden (a4–d4) verbindet.
