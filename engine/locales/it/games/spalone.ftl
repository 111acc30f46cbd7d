spalone-ball-still-placed-example = La biglia { $name } si può ancora mettere, per esempio in { $point }.
spalone-fewer-two-balls-under = Meno di due delle biglie sotto { $point } sono { $name-plural }.
spalone-draws-fits-nowhere = pesca { $ball }, che non ha posto
spalone-ball-drawn-fits-nowhere = La biglia pescata non ha posto
spalone-white-ball-drawn-put-b2 = si pesca una biglia bianca e la si mette in b2
spalone-white-ball-drawn-fits-nowhere = si pesca una biglia bianca, che non ha posto
spalone-summary = Pesca le biglie da un sacchetto che ne contiene dieci per colore e metti ognuna in una buca libera, o su quattro biglie a quadrato di cui almeno due del suo colore. Completa la piramide; una biglia senza posto fa perdere.
