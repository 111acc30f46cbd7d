spinout-spin-not-answer-spin = A una rotazione non si risponde con una rotazione.
spinout-other-seat-out-balls-placements = L’altro ha finito le biglie: si può solo metterne.
spinout-ball-supports-none = La biglia in { $point } non ne sostiene altre.
spinout-spin-ball-b2-goes-top = una rotazione: la biglia in b2 va in cima alla sua pila
spinout-summary = Al tuo turno metti una biglia del tuo colore, oppure fai una rotazione: prendi una biglia dell’uno o dell’altro colore che ne sostiene esattamente una, lasci cadere la sua pila e la rimetti in cima. A una rotazione non si risponde con una rotazione. Chi ha messo tutte le sue 16 biglie ha finito, e l’altro completa la piramide senza rotazioni. Vince chi ha più linee di tre biglie a contatto sulle facce; a parità, chi ha meno biglie in vista.
