# Jugadores

player-nothing = Aquí aparecerán las competiciones y los resultados de este jugador.
player-ratings = Ratings
player-place = Puesto { $place } de { $of }
player-nemesis-report = Balance por rival
player-nemesis = Bestia negra: { $name }
player-opponent = Rival
player-better = Ganadas
player-level = Tablas
player-worse = Perdidas
player-results = Resultados
player-won = Victoria contra
player-lost = Derrota contra
player-drawn = Tablas con
player-solo = Partida en solitario
player-more = Los resultados anteriores están en los archivos.

# Ratings

rating = Rating
rating-results = Resultados
rating-why = Cómo se ha calculado
rating-provisional = provisional: aún hay pocos resultados
rating-history = { $name }: rating en { $game }
rating-plot-about = El rating tras cada resultado, con su margen de confianza.
rating-none = Aún no hay resultados que cuenten para el rating.
ratings-title = Ratings: { $game }
ratings-none = Los ratings aparecerán aquí tras los primeros resultados que cuenten.
ratings-pairs = Mesas de dos
ratings-tables = Mesas de varios
ratings-about = Se ordena por una estimación prudente: el rating menos dos veces su desviación (tres en las mesas de varios). Un signo de interrogación indica que aún hay pocos resultados. Elige un rating para ver cómo se ha calculado.
club-ratings = Ratings del club
ratings-of-club = ratings en { $club }
ratings-of-site = Ratings del sitio
ratings-of-clubs = Ratings por club
ratings-site-about = Para los ratings del sitio cuentan las partidas demostradas por un registro y aquellas cuyo resultado han aceptado dos personas con la cuenta confirmada. Las demás partidas valederas cuentan para los ratings de su club.
ratings-club-about = Para estos ratings cuentan todas las partidas valederas del club, también los resultados introducidos a mano y las partidas de jugadores sin cuenta. Para los del sitio solo cuenta lo que demuestra un registro o han aceptado dos personas con la cuenta confirmada.
ratings-lists-about = Para los ratings del sitio cuenta lo que demuestra un registro o han aceptado dos personas con la cuenta confirmada; para los de un club, todas sus partidas valederas. Cada resultado de abajo dice dónde cuenta.
