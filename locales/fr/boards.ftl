# Jeux

games-title = Jeux
games-about = { $count } jeux se jouent et s’arbitrent ici. Chaque page montre le plateau, la règle en bref et comment noter une partie.
category-alignment = Aligner
category-capture = Prendre les pièces adverses
category-collection = Rassembler
category-completion = Terminer le premier
category-connection = Relier
category-deduction = Deviner ce qui est caché
category-dice = Dés
category-elimination = Rester le dernier
category-hunt = Quelques-uns contre beaucoup
category-pattern = Former une figure
category-puzzle = Casse-têtes
category-race = Arriver le premier
category-score = Marquer le plus de points
category-territory = Occuper le plateau
game-players-one = 1 joueur
game-players = { $number } joueurs
game-players-range = { $low } à { $high } joueurs
game-record = Noter une partie
game-best = Les meilleurs
game-ratings = Toutes les cotes
game-sheet = Feuille de partie vierge
game-start = Le début
game-ways = Façons de jouer
game-seats = Places
game-ends = Comment la partie finit
game-notation = Comment s’écrivent les coups
game-sample = Une partie d’exemple
game-sample-about = Une courte partie au hasard, coup par coup
game-sample-text = La même partie en texte
game-records = Parties jouées ici
game-no-records = Aucune partie n’a encore été jouée ici. La première paraîtra à cet endroit.
game-turns = { $turns ->
    [one] { $turns } coup
   *[other] { $turns } coups
}
game-competitions = Compétitions
game-no-competitions = Ce jeu n’a encore fait l’objet d’aucune compétition.
game-competition-open = inscriptions ouvertes
game-competition-ready = sur le point de commencer
game-competition-running = en cours
game-competition-finished = terminée
game-competition-archived = terminée depuis longtemps
sheet-title = Tous les jeux sur leur plateau
sheet-turn = Après le coup { $turn }

# Parties à revoir

replay-start = Le début.
replay-steps = Parcourir la partie
replay-first = Première position
replay-previous = Coup précédent
replay-next = Coup suivant
replay-last = Dernière position
replay-play = Dérouler
replay-pause = Pause
replay-flip = Retourner le plateau
replay-levels = Étages
replay-turns = Coups
replay-share = Partager
replay-text = La partie en texte
replay-film = La partie en image animée
replay-strip = Quelques positions côte à côte
replay-picture = Cette position en image
replay-embed = Pour votre propre site
replay-whole = Ouvrir sur Podium
ended-win = { $name } gagne
ended-shared = { $names } se partagent la première place
ended-draw = Partie nulle
ended-solved = Résolu
ended-unsolved = Non résolu
ended-over = La partie est finie
ended-resign = par abandon
ended-timeout = au temps
ended-agreed = d’un commun accord

# Noter une partie

recorder-title = Noter une partie de { $game }
recorder-about = Touchez ce qui est marqué sur le plateau, ou écrivez dans le texte.
recorder-turn = { $name } joue
recorder-secret = { $name } choisit en secret : que les autres détournent le regard.
recorder-uncover = C’est moi, { $name } : montrer le choix
recorder-text-covered = Ce qui est encore secret figure dans le texte sous la forme d’un mot couvert. Laissez-le : il se découvrira de lui-même.
recorder-choose = Que voulez-vous dire ?
recorder-spots = { $count ->
    [one] { $count } case à toucher
   *[other] { $count } cases à toucher
}
recorder-deal = Mise en place au hasard
recorder-set-up = Entrer la mise en place
recorder-undo-step = Annuler
recorder-undo-turn = Annuler le coup
recorder-new = Recommencer
recorder-new-sure = Recommencer ? Ce qui est écrit sera perdu.
recorder-endings = Abandon, nulle, temps
recorder-text = La partie
recorder-check = Lire le texte
recorder-submit = Remettre la partie
recorder-offline = Pas de connexion. Le texte est gardé dans ce navigateur ; continuez quand elle sera revenue.
recorder-start = D’autres joueurs, une autre variante
recorder-variant = Variante
recorder-names = Joueurs, un par ligne
recorder-names-example = Ada
recorder-begin = Commencer

plot-places = Les places, ronde après ronde
plot-places-about = { $count ->
    [one] La place du premier après chaque ronde.
   *[other] Les places des { $count } premiers après chaque ronde.
}
plot-round = Ronde
plot-place = Place
plot-scores = La répartition des scores
plot-scores-about = Combien de fois chaque score a été fait, sur { $count } scores.
plot-score = Score
plot-times = Nombre
