why-record-proves = lo demuestra un registro
why-two-confirmed-people-agreed = lo han aceptado dos personas con la dirección confirmada
why-clubs-staff-typed = lo ha introducido el equipo del club
why-arbiter-decided = lo ha decidido el arbitraje
why-clubs-staff-confirmed-player = no lo ha confirmado un jugador, sino el equipo del club
why-somebody-acted-link = se ha comunicado o confirmado por un enlace
why-nobody-answered-time = nadie ha respondido a tiempo
why-person-alone-reported = lo ha comunicado una sola persona
why-fewer-two-those-agreed-confirmed = de quienes lo han aceptado, menos de dos han confirmado su dirección
why-account-holds-two-seats = una misma cuenta ocupa dos puestos
why-counts-sites-rating-list-clubs = Cuenta para los ratings del sitio y los del club: { $text }.
why-counts-clubs-rating-list-alone = Cuenta solo para los ratings del club: { $text }.
why-same-moves-prove-game-already = Las mismas jugadas ya demuestran la partida { $game } de { $names }.
why-same-moves-prove-game-another = Las mismas jugadas ya demuestran una partida de otra competición.
why-record-names-sit-table = El registro nombra a { $written }, que no está en esta mesa.
why-record-dated-far-days-round = El registro lleva la fecha { $date }, lejos de los días de esta ronda.
why-record-another-event = El registro es de otro torneo, «{ $written }».
why-record-played-somewhere-else = El registro es de una partida jugada en otro lugar, «{ $written }».
why-so = Así es.
why-challenges = { $second } desafía a { $first }.
why-defends-place-tier-against-draw = { $first } defiende su plaza en el nivel { $tier } contra { $second }; le bastan unas tablas.
why-opened-table = { $opener } abrió esta mesa.
why-put-together-organiser = La organización formó esta mesa.
why-challenged-first-place = Empieza quien recibe el desafío.
why-begins-having-begun-least-often = Empieza { $first }, que es quien menos veces ha empezado.
why-left = { $name } se ha retirado.
why-organiser-decided = Lo decidió la organización.
why-table-seats-game-least = { $seats ->
    [one] La mesa { $table } tiene { $seats } jugador; el juego necesita { $fewest } como mínimo.
   *[other] La mesa { $table } tiene { $seats } jugadores; el juego necesita { $fewest } como mínimo.
}
why-table-met-round = Mesa { $table }: { $a } y { $b } ya se enfrentaron en la ronda { $round }.
why-table-meet = Mesa { $table }: { $a } y { $b } no deben enfrentarse.
why-table-should-meet-other-seating = Mesa { $table }: { $a } y { $b } no deberían coincidir; no se ha encontrado otro reparto.
why-table = Mesa { $table }: { $text }
why-table-seat-times-running = { $times ->
    [one] Mesa { $table }: { $name } juega { $seat ->
        [1] en primer lugar
       *[2] en segundo lugar
    } { $times } vez.
   *[other] Mesa { $table }: { $name } juega { $seat ->
        [1] en primer lugar
       *[2] en segundo lugar
    } { $times } veces seguidas.
}
why-table-seat-times-other = { $times ->
    [one] Mesa { $table }: { $name } ha jugado { $seat ->
        [1] en primer lugar
       *[2] en segundo lugar
    } { $times } vez; en el otro lugar, { $other }.
   *[other] Mesa { $table }: { $name } ha jugado { $seat ->
        [1] en primer lugar
       *[2] en segundo lugar
    } { $times } veces; en el otro lugar, { $other }.
}
why-sits-out-again-times-round = { $times ->
    [one] Con esta ronda, { $name } descansa { $times } vez.
   *[other] { $name } vuelve a descansar: con esta ronda, { $times } veces.
}
why-pairing-keep-these-apart = Ningún emparejamiento permite separar a { $text }.
why-adjourned-counted-drawn-pairing = { $text } Lo aplazado cuenta como tablas en este emparejamiento.
why-plays-published-setup-up-times = { $attempts ->
    [one] { $name } juega la disposición publicada { $attempts } vez.
   *[other] { $name } juega la disposición publicada, hasta { $attempts } veces.
}
why-plays-published-setup-once = { $name } juega una vez la disposición publicada.
why-asked-bye = { $name } pidió este descanso.
why-play-round-gets-full-point = { $name } no juega esta ronda y recibe un punto entero.
why-asked-miss-round-half-point = { $name } pidió no jugar esta ronda, por medio punto.
why-asked-miss-round-without-points = { $name } pidió no jugar esta ronda, sin puntos.
why-schedule = Según el calendario.
why-bracket = Según el cuadro.
why-swiss-rounds = Rondas suizas
why-rounds = Rondas
why-round-robin = Todos contra todos
why-group = Grupo { $letter }
why-knockout = Eliminatorias
why-play-offs = Promoción
why-ladder = Escalera
why-open-play = Juego libre
why-attempts = Intentos
why-division = División { $label }
