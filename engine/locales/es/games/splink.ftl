splink-no-bid-higher = Ninguna oferta puede superar { $highest_bid }.
splink-bid-higher-last = Una oferta tiene que ser más alta que la anterior, { $last }.
splink-ball-move-elsewhere = La bola tiene que ir a un sitio distinto de { $from }.
splink-after-move-ball-place = Tras este movimiento, la bola que toca colocar es { $name }.
splink-first-seat-bid = El primer jugador tiene que hacer una oferta.
splink-bids-contacts = ofrece { $bid ->
        [one] 1 contacto
       *[other] { $bid } contactos
    }
    .plural = ofrecen { $bid ->
        [one] 1 contacto
       *[other] { $bid } contactos
    }
splink-bid = Hacer una oferta
splink-variant-standard = Una de las dos partidas de un duelo en el que se cambian los papeles; el primer jugador es el Mediador
splink-variant-duel = Lo mismo que standard
splink-variant-auction = Las ofertas deciden quién es el Mediador y cuántos contactos necesita para ganar
splink-next-seat-no-turn = El siguiente jugador no tiene ninguna jugada
splink-white-ball-a1-red-b2 = una bola blanca en a1, una roja en b2
splink-white-ball-moves-a1-d1 = la bola blanca va de a1 a d1 y después se coloca una roja en b3
splink-auction-33-contacts = en la subasta: 33 contactos
splink-auction-other-mediator = en la subasta: el otro es el Mediador
splink-summary = El Mediador quiere que se toquen bolas blancas y rojas; el Corporativista quiere mantenerlas separadas. Por turnos, coloca una bola blanca y una roja, o mueve a otro sitio una bola que sostenga como máximo otra y coloca una del otro color. Cuando la pirámide está completa, el Mediador suma un punto por cada contacto entre blanca y roja que se ve desde arriba. Los papeles se cambian para una segunda partida o se subastan.
splink-mediator = Mediador
splink-bid-2 = Oferta
splink-target = Meta
