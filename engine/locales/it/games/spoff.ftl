spoff-pyramid-allows-no-first-turn = In questa piramide nessuna prima mossa è possibile.
spoff-belong-visible-group = { $first } e { $second } sono dello stesso gruppo visibile.
spoff-setup = i 30 colori della piramide, 10 per colore, in modo che una prima mossa sia possibile
spoff-pyramid-cleared = La piramide è stata tolta tutta
spoff-no-pair-removed = Non si può togliere nessuna coppia
spoff-balls-a1-i2-removed-order = si tolgono le biglie in a1 e i2, in quest’ordine
spoff-summary = La piramide è piena, dieci biglie per colore. A ogni mossa togli due biglie mobili di uno stesso colore che non siano nello stesso gruppo visibile, una dopo l’altra; ciò che reggevano cade. Il problema è risolto quando non resta niente della piramide.
