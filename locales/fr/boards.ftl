# Jeux

games-title = Jeux
games-about = { $count } jeux se jouent et s’arbitrent ici. Chaque page montre le plateau, les règles en bref et la notation.
category-alignment = Alignement
category-capture = Capture
category-collection = Collection
category-completion = Complétion
category-connection = Connexion
category-deduction = Déduction
category-dice = Dés
category-elimination = Élimination
category-hunt = Chasse
category-pattern = Motifs
category-puzzle = Casse-tête
category-race = Course
category-score = Score
category-territory = Territoire
game-players-one = 1 joueur
game-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
game-players-range = { $low } à { $high } joueurs
game-record = Noter une partie
game-best = Meilleurs joueurs
game-ratings = Toutes les cotes
game-sheet = Feuille de partie vierge
game-start = Position de départ
game-ways = Variantes et options
game-seats = Sièges
game-ends = Fin de la partie
game-notation = Notation
game-sample = Exemple de partie
game-sample-about = Une courte partie au hasard, coup par coup
game-sample-text = La même partie notée
game-records = Parties jouées ici
game-no-records = Aucune partie n’a encore été jouée ici. La première apparaîtra à cet endroit.
game-turns = { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
game-competitions = Compétitions
game-no-competitions = Ce jeu n’a encore fait l’objet d’aucune compétition. La première apparaîtra ici.
game-competition-open = inscriptions ouvertes
game-competition-ready = commence bientôt
game-competition-running = en cours
game-competition-finished = terminée
game-competition-archived = archivée
sheet-title = Tous les jeux sur leur plateau
sheet-turn = Après le coup { $turn }

# Parties à revoir

replay-start = Position de départ
replay-steps = Parcourir la partie
replay-first = Première position
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = Dernière position
replay-play = Lecture
replay-pause = Pause
replay-flip = Retourner le plateau
replay-levels = Étages
replay-turns = Coups
replay-share = Partager
replay-text = Partie notée (texte)
replay-film = Animation
replay-strip = Positions clés côte à côte
replay-picture = Image de cette position
replay-embed = Intégrer à votre site
replay-whole = Ouvrir sur Podium
ended-win = Victoire : { $name }
ended-shared = Première place partagée : { $names }
ended-draw = Partie nulle
ended-solved = Résolu
ended-unsolved = Non résolu
ended-over = La partie est finie
ended-resign = par abandon
ended-timeout = au temps
ended-agreed = d’un commun accord

# L’enregistreur

recorder-title = Noter une partie : { $game }
recorder-about = Touchez ce qui est marqué sur le plateau, ou écrivez dans la partie notée.
recorder-turn = À { $name } de jouer
recorder-secret = { $name } choisit en secret : que les autres détournent le regard.
recorder-uncover = C’est moi, { $name } : montrer mes choix
recorder-text-covered = Les choix secrets apparaissent dans le texte sous forme de mots masqués. Laissez-les : ils se dévoileront automatiquement.
recorder-choose = Choisissez un coup
recorder-spots = { $count ->
    [one] { $count } case possible
   *[other] { $count } cases possibles
}
recorder-deal = Mise en place au hasard
recorder-set-up = Saisir la mise en place
recorder-undo-step = Annuler
recorder-undo-turn = Annuler le coup
recorder-new = Recommencer
recorder-new-sure = Recommencer ? Tout ce qui est noté sera perdu.
recorder-endings = Terminer la partie
recorder-check = Mettre le plateau à jour d’après le texte
recorder-submit = Remettre la partie
recorder-offline = Pas de connexion. Votre partie est gardée dans ce navigateur ; continuez une fois la connexion rétablie.
recorder-start = D’autres joueurs ou une autre variante
recorder-variant = Variante
recorder-names = Joueurs, un par ligne
recorder-names-example = Ada
recorder-begin = Commencer à noter

plot-places = Les rangs, ronde après ronde
plot-places-about = { $count ->
    [one] Le rang de la tête du classement après chaque ronde.
   *[other] Les rangs des { $count } premières places après chaque ronde.
}
plot-round = Ronde
plot-place = Rang
plot-scores = Répartition des scores
plot-scores-about = { $count ->
    [one] Combien de fois chaque score a été fait ({ $count } score en tout).
   *[other] Combien de fois chaque score a été fait ({ $count } scores en tout).
}
plot-score = Score
plot-times = Nombre
