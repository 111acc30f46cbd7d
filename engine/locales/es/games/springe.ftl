springe-hand-least-hold-ball = Al menos una mano tiene que guardar una bola.
# Con «nada» la frase se niega: «no pierde nada».
springe-nothing = nada
    .kind = nothing
springe-picks-empty-hand-lost = { $ball-kind ->
        [nothing] no pierde { $ball }, aunque el rival eligió la mano vacía
       *[other] pierde { $ball }, porque el rival eligió la mano vacía
    }
    .plural = { $ball-kind ->
        [nothing] no pierden { $ball }, aunque el rival eligió la mano vacía
       *[other] pierden { $ball }, porque el rival eligió la mano vacía
    }
springe-other-hand-leaves-game = { $ball } de la otra mano sale del juego
springe-other-hand-empty = la otra mano estaba vacía
springe-nine-balls-sight = Nueve bolas visibles
springe-ball-apex = Una bola en la cima
springe-both-reserves-empty = Las dos reservas están vacías
springe-hand-picked-held-white-put = la mano elegida tenía una blanca, colocada en b2; la otra, una roja, que sale del juego
springe-red-goes-b2-other-hand = una roja va a b2, la otra mano estaba vacía
springe-hand-picked-empty-white-ball = la mano elegida estaba vacía, se pierde una bola blanca
springe-summary = Cada jugador tiene 16 bolas de su color y 8 rojas. Por turnos, esconde bolas en las manos, como máximo una en cada una y sin dejar vacías las dos; el rival elige una mano. Colocas su bola donde quieras; la otra sale del juego. Ganas con una bola de tu color que completa una línea entera de un nivel, hace visibles nueve de tus bolas o está en la cima. Si no, con las reservas vacías o la pirámide llena, gana quien tiene más bolas visibles que el rival y que las rojas.
