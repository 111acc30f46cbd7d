record-record-stops-before-game-over = El registro termina antes que la partida: falta la jugada { $next } ({ $seat }).
record-record-not-say-which-game = El registro no dice de qué juego es: falta una etiqueta como [Game "spline"].
record-no-game-here = Aquí no hay ningún juego «{ $game }».
record-record-more-turns = El registro tiene más de { $max_turns } jugadas.
record-turn-most-characters = Una jugada tiene como máximo { $max_turn } caracteres.
record-record-not-name-players-p1 = El registro no nombra a sus jugadores: faltan [P1 "…"], [P2 "…"], etc.
record-players-named-but-p-not = Se nombran { $seats ->
        [one] 1 jugador
       *[other] { $seats } jugadores
    }, pero falta P{ $seat }: los puestos se numeran sin huecos.
record-claims-but-record-shows = { $name } dice «{ $value }», pero el registro da { $shown }.
record-claims-but-game-none-show = { $name } dice «{ $value }», pero esta partida no da ninguno.
record-record-larger-bytes-most-allowed = El registro pasa de { $max_bytes } bytes, el máximo permitido.
record-record-not-utf-8-text = El registro no es texto UTF-8: la línea { $line } contiene bytes que no forman ningún carácter.
record-line = Línea { $line }: { $text }
record-comment-begins-here-never-closed = el comentario que empieza aquí con {"{"} no se cierra nunca.
record-tag-not-follow-first-turn = las etiquetas van antes de la primera jugada.
record-tag-reads-name-value-alone = una etiqueta se escribe [Nombre "valor"], sola en su línea, con \" y \\ como únicos escapes.
record-value-more-characters = el valor de { $name } tiene más de { $max_value } caracteres.
record-tag-appears-twice = la etiqueta { $name } aparece dos veces.
record-record-most-tags = un registro tiene como máximo { $max_tags } etiquetas.
