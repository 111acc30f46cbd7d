splade-variant-standard = De los dos colores de una línea, gana el que juega justo después del otro
splade-variant-before = De los dos colores de una línea, gana el que juega justo antes del otro
splade-full-line-exactly-two-colours = Una línea completa de exactamente dos colores
splade-summary = Tres jugadores colocan por turnos una bola de su color. Una línea completa de exactamente dos colores, en cualquier nivel, termina la partida: las negras ganan a las blancas, las rojas a las negras y las blancas a las rojas. Si una bola completa líneas para dos ganadores, gana quien la ha colocado.
