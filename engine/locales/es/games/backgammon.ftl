backgammon-jacoby-yes-asks-cube-goes = jacoby=yes necesita el cubo: no se puede combinar con cube=off ni con crawford=yes.
backgammon-no-double-answer = No hay ningún doblaje que responder.
backgammon-double-offered-answer-take-drop = Se ofrece doblar: la respuesta es take o drop.
backgammon-stake = { $name }: { $factor } × apuesta { $stake } = { $points }.
backgammon-jacoby-without-double-taken-every = Jacoby: no se ha aceptado ningún doblaje, así que toda victoria cuenta una vez.
backgammon-offers-double = ofrece doblar a { $stake }
    .plural = ofrecen doblar a { $stake }
backgammon-takes-double = acepta el cubo
    .plural = aceptan el cubo
backgammon-drops-loses-stake = rechaza el cubo y pierde la apuesta
    .plural = rechazan el cubo y pierden la apuesta
backgammon-resigns-single-game = abandona una partida simple
    .plural = abandonan una partida simple
backgammon-resigns-gammon = abandona un gammon
    .plural = abandonan un gammon
backgammon-resigns-backgammon = abandona un backgammon
    .plural = abandonan un backgammon
backgammon-no-doubling-game = En esta partida no se dobla.
backgammon-first-turn-played-opening-throw = La primera jugada se hace con la tirada inicial: ya es tarde para doblar.
backgammon-double-taken-now-play = El doblaje está aceptado: ahora toca jugar.
backgammon-owns-cube = El cubo es { $owner-number ->
        [plural] { $owner-of }
        [singular] { $owner-of }
       *[other] de { $owner }
    }.
backgammon-stake-highest = La apuesta es { $highest }, la más alta posible.
backgammon-double = Doblar
backgammon-take-double = Aceptar el cubo
backgammon-refuse-double = Rechazar el cubo
backgammon-resign-gammon = Abandonar un gammon
backgammon-resign-backgammon = Abandonar un backgammon
backgammon-resign-single-game = Abandonar una partida simple
backgammon-option-cube = Si se puede doblar la apuesta
backgammon-option-crawford = yes: la partida Crawford de un encuentro, sin doblar
backgammon-option-jacoby = yes: gammon y backgammon cuentan 1 si no se ha aceptado el cubo
backgammon-option-auto = Si un empate en la tirada inicial dobla la apuesta
backgammon-option-bearoff = max: de las jugadas permitidas, solo las que avanzan más pips
backgammon-all-off-before-loser-bore = Un gammon: quien pierde no ha sacado ninguna ficha
backgammon-gammon-checker-loser-bar-winners = Un backgammon: quien pierde no ha sacado ninguna ficha y aún tiene alguna en la barra o en la casa de quien gana
backgammon-double-refused = Se rechazó el cubo
backgammon-begin-p1-throws-3-p2 = para empezar, P1 saca 3 y P2 saca 1
backgammon-3-1-checker-each = con 3 y 1, una ficha con cada dado
backgammon-enters-runs-hits = entra, sigue y golpea
backgammon-offers-cube = ofrece doblar
backgammon-accepts = acepta el cubo
backgammon-refuses-loses-stake = rechaza el cubo y pierde la apuesta
backgammon-gives-up-gammon-1-single = abandona un gammon (resign1: una partida simple; resign3: un backgammon)
backgammon-summary = Tira dos dados y avanza tus fichas lo que marcan: cada dado una vez, los dobles cuatro veces, y tantos como puedas. Un punto con dos o más fichas rivales está cerrado; una ficha sola se golpea y tiene que volver a entrar desde la barra. Cuando tus quince fichas están en los puntos 6 a 1, puedes ir sacándolas. Quien antes saca las quince gana la apuesta; el doble, si el rival no ha sacado ninguna (gammon), y el triple, si además le queda alguna en la barra o en la casa de quien gana (backgammon). Antes de tirar puedes ofrecer doblar la apuesta con el cubo; el rival acepta, o rechaza y pierde la apuesta.
backgammon-double-refused-2 = Cubo rechazado
backgammon-resignation = Abandono
backgammon-stake-2 = Apuesta
backgammon-single-game = Partida simple
