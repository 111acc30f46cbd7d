spoff-pyramid-allows-no-first-turn = Questa piramide non consente nessuna prima mossa.
spoff-belong-visible-group = { $first } e { $second } sono dello stesso gruppo visibile.
spoff-setup = i 30 colori della piramide, 10 per colore, con una prima mossa possibile
spoff-pyramid-cleared = La piramide è sparita
spoff-no-pair-removed = Non si può togliere nessuna coppia
spoff-balls-a1-i2-removed-order = si tolgono le biglie in a1 e i2, in quest’ordine
spoff-summary = La piramide è piena, dieci biglie per colore. Togli due biglie mobili di uno stesso colore che non siano nello stesso gruppo visibile, una dopo l’altra; ciò che sorreggevano cade. Fai sparire tutta la piramide.
