splastwo-balls-many-left-hand = { $balls } biglie sono troppe: in mano ne { $hand ->
        [one] resta { $hand }
       *[other] restano { $hand }
    }.
splastwo-not-unbroken-piece-row-column = { $turn } non è un tratto ininterrotto di una riga o di una colonna.
splastwo-ball-a1 = una biglia in a1
splastwo-three-balls-row = tre biglie in fila
splastwo-summary = Ognuno ha quindici biglie. A ogni mossa ne metti da una a tre su punti giocabili di uno stesso livello, uno accanto all’altro in una riga o in una colonna. Completare uno dei tre livelli più bassi vale 1 punto, la cima 2. Chi non ha biglie salta il turno. Vince chi ha più punti; in tre, una parità va a chi ha messo la cima.
