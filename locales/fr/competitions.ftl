# Le bureau

desk-tab-desk = Bureau
desk-tab-entries = Joueurs
desk-tab-rounds = Ronde
desk-tab-results = Résultats
desk-tab-settings = Réglages
desk-tab-finish = Fin
desk-nav = Pages du bureau
desk-public-page = Page publique
desk-rehearsal = Répétition
desk-draft = Brouillon
desk-round = Ronde
desk-tables = Tables
desk-byes = Exempts
desk-from-day = Du
desk-to-day = Au
desk-yes = Oui
desk-no = Non
desk-place = Place
desk-score = Score
desk-why = Pourquoi (facultatif)
desk-rename-why = Pourquoi le nom change (visible dans le journal)
desk-why-kept = Pourquoi (gardé, lisible par tous)
desk-column-name = Nom
desk-column-number = N°
desk-column-seed = Tête de série
desk-column-state = État
desk-column-table = Table
desk-column-players = Joueurs
desk-column-why = Pourquoi
desk-column-result = Résultat
desk-column-rank = Rang
desk-column-by-hand = À la main
desk-column-total = Total
desk-field-rating = Cote
desk-field-club = Club

# La suite

desk-finished = La compétition est terminée.
desk-archived = La compétition est archivée. Elle reste lisible.
desk-not-started = La compétition n’a pas commencé. Vous pouvez pointer les présents.
desk-requests =
    { $count ->
        [one] Un joueur demande à s’inscrire.
       *[other] { $count } joueurs demandent à s’inscrire.
    }
desk-ready =
    { $count ->
        [one] Un joueur est inscrit.
       *[other] { $count } joueurs sont inscrits.
    } Quand tout le monde est là, lancez.
desk-empty = Personne n’est encore inscrit. Collez votre liste de joueurs, ou ouvrez les inscriptions et laissez-les venir.
desk-disputed =
    { $count ->
        [one] Un résultat est contesté.
       *[other] { $count } résultats sont contestés.
    }
desk-draft-waits = La ronde { $round } est tirée et vous attend.
desk-pending =
    { $count ->
        [one] Une table de la ronde { $round } n’a pas encore de résultat.
       *[other] { $count } tables de la ronde { $round } n’ont pas encore de résultat.
    }
desk-draw = Tous les résultats sont là. Tirez la suite.
desk-draw-first = Tout le monde est inscrit. Tirez la première ronde.
desk-over = Tout est joué. Clôturez la compétition.
desk-waits = Rien à faire pour le moment.
desk-drawing-waiting = La ronde { $round } attend d’être tirée : { $players } joueurs. Cette page l’affichera d’elle-même.
desk-drawing-pairing = La ronde { $round } est en cours de tirage : { $players } joueurs, depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Cette page l’affichera d’elle-même.
desk-drawing-again = Le tirage de la ronde { $round } a échoué. Un nouvel essai se fera de lui-même.
desk-drawing-refused = La ronde { $round } n’a pas été tirée. { $why }
desk-drawing-given-up = La ronde { $round } n’a pas pu être tirée, malgré plusieurs essais. Refaites le tirage ; si cela ne suffit pas, demandez à la personne qui gère le service de regarder la tâche { $job }.
desk-do-add-players = Ajouter des joueurs
desk-do-open-registration = Ouvrir les inscriptions
desk-do-close-registration = Fermer les inscriptions
desk-do-start = Lancer
desk-do-check-in = Pointer les présents
desk-do-decide-requests = Répondre aux demandes
desk-do-rule = Trancher le litige
desk-do-look = Voir la ronde { $round }
desk-do-publish-all = Publier tous les brouillons
desk-do-results = Saisir les résultats de la ronde { $round }
desk-do-draw = Tirer la ronde { $round }
desk-do-draw-all = Tirer les rondes suivantes
desk-do-next-stage = Passer à la phase suivante
desk-do-close = Clôturer la compétition
desk-do-finish = Classement final et fin
desk-calls = Tables qui ont besoin de vous
desk-call-disputed = Contesté
desk-call-postponement = Report demandé
desk-call-waiting = Attend votre accord
desk-count-players = Joueurs
desk-count-requested = Demandes
desk-count-waiting-list = Liste d’attente
desk-count-here = Présents
desk-count-open = Tables en cours
desk-count-waiting = En attente
desk-count-disputed = Contestées
desk-count-adjourned = Ajournées
desk-count-settled = Réglées
desk-stage-not-drawn = Pas encore tirée.
desk-round-tables = Tables
desk-rehearse-title = Répéter
desk-rehearse-about = Crée une copie que seule votre équipe voit, la joue jusqu’au bout avec des parties tirées au hasard et vous montre chaque page telle qu’elle sera.
desk-rehearse-players = Joueurs, complétés par des noms inventés
desk-rehearse = Répéter
desk-rehearsal-of = Répétition : { $name }

# La création

desk-new-title = Nouvelle compétition
desk-new-from-template = D’après un modèle
desk-new-from-copy = Copier une compétition précédente
desk-new-choose-game = Choisissez le jeu
desk-new-other-game = Un autre jeu
desk-new-of-game = Nouvelle compétition : { $game }
desk-template-delete = Supprimer ce modèle
desk-players-exactly =
    { $count ->
        [one] 1 joueur
       *[other] { $count } joueurs
    }
desk-players-from-to = { $low } à { $high } joueurs
desk-category-alignment = Alignement
desk-category-capture = Prises
desk-category-collection = Collection
desk-category-completion = Achèvement
desk-category-connection = Connexion
desk-category-deduction = Déduction
desk-category-dice = Dés
desk-category-elimination = Dernier en lice
desk-category-hunt = Chasse
desk-category-pattern = Motif
desk-category-puzzle = Casse-tête
desk-category-race = Course
desk-category-score = Points
desk-category-territory = Territoire
desk-settings-title = Réglages
desk-settings-locked = La compétition a commencé : le jeu, la formule et la forme des matchs ne changent plus. Le reste peut encore changer.
desk-preview-title = Ce qui vous attend
desk-preview-for = Aperçu pour tant de joueurs
desk-preview = Aperçu
desk-show-fields = Afficher ses champs
desk-deal = Tirer une autre position
desk-create = Créer la compétition
desk-save-template = Garder comme modèle
desk-group-what = Quoi et quand
desk-group-format = Qui rencontre qui
desk-group-match = Ce que joue une table
desk-group-ranking = Points et départages
desk-group-points = Points
desk-group-results = Résultats et feuilles de partie
desk-group-registration = Inscriptions
desk-group-more = Ordre de départ et divers
desk-tie-break-none = –
desk-set-name = Nom
desk-set-variant = Variante
desk-set-starts_on = Premier jour
desk-set-ends_on = Dernier jour
desk-set-about = À savoir : lieu, prix, matériel
desk-set-format = Formule
desk-set-rounds = Nombre de rondes
desk-set-system = Système d’appariement
desk-set-accelerated = Accélérer les premières rondes (grands tournois)
desk-set-cycles = Chacun rencontre chacun
desk-set-withdrawal = Si quelqu’un abandonne le tournoi
desk-set-bracket = Type d’élimination
desk-set-third_place = Match pour la troisième place
desk-set-grand_final = Grande finale
desk-set-spared = Derniers tours principaux sans repêchage
desk-set-last_chance = Un tableau de la dernière chance après la consolante
desk-set-groups = Nombre de groupes
desk-set-advance = Qualifiés par groupe
desk-set-seats = Joueurs par table
desk-set-smallest = La plus petite table permise
desk-set-seating = Composition des tables
desk-set-clubs = Membres d’un même club
desk-set-division_size = Joueurs par division
desk-set-every = Jours d’une ronde à l’autre
desk-set-open = Jours pour jouer une ronde
desk-set-promoted = Montées
desk-set-relegated = Descentes
desk-set-play_offs = Barragistes
desk-set-fill = Qui comble un vide au-dessus
desk-set-overdue = Ce qui n’est pas joué à temps
desk-set-league_withdrawal = Si quelqu’un quitte la ligue
desk-set-postponements = Reports qu’un joueur peut demander
desk-set-longest_postponement = Report le plus long, en jours
desk-set-ranges = Jusqu’où l’on peut défier
    .help = « 5:2, 8:3, *:5 » : jusqu’à l’échelon 5, deux plus haut ; jusqu’au 8, trois ; plus bas, cinq.
desk-set-winner = Le challenger qui gagne
desk-set-days_to_answer = Jours pour répondre à un défi
desk-set-days_to_play = Jours pour le jouer
desk-set-days_between = Jours avant que les deux mêmes se retrouvent
desk-set-open_challenges = Défis en cours par joueur
desk-set-refusal = Places perdues en refusant
desk-set-no_show = Places perdues en ne venant pas
desk-set-window_opens = Les parties comptent du
desk-set-window_closes = au
desk-set-per_opponent = Parties comptées contre un même adversaire
desk-set-fewest_games = Parties nécessaires pour être classé
desk-set-ranking = Classement selon
desk-set-attack_opens = Les essais comptent du
desk-set-attack_closes = au
desk-set-setup = La position que tous jouent
desk-set-rule = Match
desk-set-games = Nombre de parties
desk-set-target = Points pour gagner
desk-set-tied = En cas d’égalité
desk-set-best = Le meilleur score est
desk-set-scoring = Valeur d’une partie
desk-set-scale = Points par place
    .help = La première place d’abord, comme « 10, 6, 3, 1 ». Vide : un point par joueur battu.
desk-set-stretched = Compenser les tables plus petites
desk-set-crawford = Règle de Crawford
desk-set-jacoby = Règle de Jacoby
desk-set-cube = Avec le videau
desk-set-auto = Doublements automatiques
desk-set-timeout = Perdre au temps coûte
desk-set-attempts = Nombre d’essais
desk-set-tie_break = Départage { $place }
desk-set-win = Une victoire vaut
desk-set-draw = Un nul vaut
desk-set-loss = Une défaite vaut
desk-set-pairing_bye = Une exemption faute d’adversaire vaut
desk-set-records = Feuilles de partie
desk-set-confirm_by = Qui confirme un résultat annoncé
desk-set-confirm_after = Confirmé tout seul après tant d’heures
    .help = Vide : jamais.
desk-set-round_hours = Heures pour jouer une ronde
    .help = Vide : pas d’échéance. Vous pourrez en fixer une en publiant.
desk-set-rated = Compte pour les cotes
desk-set-members_only = Réservé aux membres du club
desk-set-approval = L’organisation valide chaque inscription
desk-set-limit = Au plus tant de joueurs
    .help = Vide : sans limite. Les suivants vont en liste d’attente.
desk-set-closes = Clôture des inscriptions
desk-set-late = On peut s’inscrire après le départ
desk-set-questions = Questions à poser, une par ligne
desk-set-seeding = Ordre de départ
desk-set-check_in = Seuls les présents pointés sont appariés
desk-set-clubs_apart = Séparer les membres d’un même club quand cela coûte peu
desk-set-never_meet = Qui ne doit pas se rencontrer
    .help = Numéros d’inscription, un groupe par ligne : « 3, 7 ».
desk-opt-format-swiss = Suisse : adversaires de même score, personne n’est éliminé
desk-opt-format-round-robin = Toutes rondes : chacun rencontre chacun
desk-opt-format-knockout = Élimination
desk-opt-format-groups = Poules, puis élimination
desk-opt-format-league = Ligue à divisions
desk-opt-format-ladder = Échelle : défis vers le haut
desk-opt-format-open-play = Jeu libre : contre qui l’on veut, dans une période
desk-opt-format-tables = Tables de trois ou plus
desk-opt-format-score-attack = Défi au score : tous sur la même position
desk-opt-system-dutch = Hollandais (FIDE)
desk-opt-system-plain = Aux points seuls, peu importe qui commence
desk-opt-system-double = Double : deux parties par rencontre
desk-opt-cycles-single = Une fois
desk-opt-cycles-double = Deux fois, côtés échangés
desk-opt-withdrawal-half = Moins de la moitié jouée : rien ne compte ; sinon forfait pour le reste
desk-opt-withdrawal-voidall = Aucun de ses résultats ne compte
desk-opt-withdrawal-keepplayed = Ce qui est joué compte
desk-opt-bracket-single = Éliminé à la première défaite
desk-opt-bracket-double = Éliminé à la deuxième défaite
desk-opt-bracket-consolation = Avec une consolante
desk-opt-bracket-fullranking = Toutes les places sont jouées
desk-opt-grand_final-one = Un seul match décide
desk-opt-grand_final-reset = Si l’invaincu perd, on rejoue
desk-opt-grand_final-advantage = L’invaincu part avec une partie d’avance
desk-opt-seating-by_points = Scores proches, sans répétition
desk-opt-seating-mixed = Chacun rencontre le plus de monde possible
desk-opt-seating-by_rank = Par rang : les meilleurs à la première table
desk-opt-clubs-ignore = Peuvent jouer ensemble
desk-opt-clubs-prefer = Séparés quand cela coûte peu
desk-opt-clubs-protect = Séparés avant tout
desk-opt-fill-best_below = Les meilleurs de l’étage inférieur
desk-opt-fill-reprieve = Les meilleurs des relégables
desk-opt-overdue-wait = Attend l’organisation
desk-opt-overdue-both_lose = Les deux perdent
desk-opt-overdue-draw = Compte comme un nul
desk-opt-league_withdrawal-by_half = Moins de la moitié jouée : rien ne compte ; sinon forfait pour le reste
desk-opt-league_withdrawal-void = Aucun de ses résultats ne compte
desk-opt-league_withdrawal-keep = Ce qui est joué compte, le reste est forfait
desk-opt-winner-takes_the_place = prend la place du perdant
desk-opt-winner-goes_half_way = monte de la moitié du chemin
desk-opt-ranking-points = points
desk-opt-ranking-wins = parties gagnées
desk-opt-ranking-average = points par partie
desk-opt-rule-single = Une partie
desk-opt-rule-best-of = Au meilleur de tant de parties
desk-opt-rule-games = Tant de parties, toutes jouées
desk-opt-rule-first-to = Premier à tant de points
desk-opt-rule-exchange = Deux parties, côtés échangés
desk-opt-rule-backgammon = Match de backgammon en tant de points
desk-opt-rule-splink-duel = Duel de Splink : deux parties, rôles échangés
desk-opt-rule-spangle = Spangle jusqu’au but
desk-opt-rule-flying-marbles = Billes volantes jusqu’au but
desk-opt-rule-totals = Scores de tant de parties additionnés
desk-opt-rule-table = Tant de parties, des points pour chacune
desk-opt-rule-attack = Le meilleur de tant d’essais
desk-opt-tied-shared = c’est un nul
desk-opt-tied-play-on = on joue jusqu’à ce que quelqu’un mène
desk-opt-best-highest = le plus haut
desk-opt-best-lowest = le plus bas
desk-opt-scoring-places = des points selon la place
desk-opt-scoring-scores = le score de la partie elle-même
desk-opt-auto-no = aucun
desk-opt-auto-once = au premier lancer égal
desk-opt-auto-each = à chaque lancer égal
desk-opt-timeout-match = le match
desk-opt-timeout-game = un point
desk-opt-records-optional = bienvenues, le résultat seul suffit
desk-opt-records-required = exigées des joueurs
desk-opt-confirm_by-opponents = quelqu’un d’autre à la table
desk-opt-confirm_by-staff = un arbitre
desk-opt-confirm_by-nobody = personne, il compte tout de suite
desk-opt-seeding-rating = selon la cote
desk-opt-seeding-draw = par tirage au sort
desk-opt-seeding-hand = à la main

# Les inscriptions

desk-entries-none = Personne n’est encore inscrit.
desk-entries-import = Coller ou envoyer une liste
desk-entries-import-about = Un joueur par ligne : « Nom; classement; club », seul le nom est nécessaire. Un tableau avec en-tête (CSV) et un rapport fédéral (TRF) sont aussi lus.
desk-entries-list = Liste
desk-entries-file = ou un fichier
desk-entries-import-do = Ajouter ces joueurs
desk-import-skipped = Ceux-ci ont été laissés de côté :
desk-entries-add = Ajouter un joueur
desk-entries-from-roster = Quelqu’un que le club connaît
desk-entries-by-name = Quelqu’un de nouveau, par son nom
desk-entries-add-do = Ajouter
desk-entry-requested = Demande à entrer
desk-entry-accepted = Inscrit
desk-entry-waiting-list = Liste d’attente
desk-entry-refused = Refusé
desk-entry-withdrawn = Retiré
desk-entry-accept = Accepter
desk-entry-refuse = Refuser
desk-entry-return = Réintégrer
desk-entry-leave = Départ
desk-entry-withdraw = Retirer à partir de la ronde suivante
desk-check-in = Pointer
desk-is-here = Présent
desk-seed-title = Ordre de départ
desk-seed-about = Sans choix de votre part, il est fait au départ selon les réglages. À la main : numérotez les joueurs ci-dessus.
desk-seed-rating = Selon la cote
desk-seed-draw = Par tirage au sort
desk-seed-hand = Selon les numéros ci-dessus
desk-bye-title = Sauter une ronde
desk-bye-worth = Cela vaut
desk-bye-half = un demi-point
desk-bye-none = rien
desk-bye-win = autant qu’une victoire
desk-bye-do = Noter l’exemption
desk-bye-in = exempt à la ronde { $round }
desk-bye-cancel = Joue finalement la ronde { $round }
desk-links-title = Liens pour les joueurs sans compte
desk-links-about = Qui ouvre un lien annonce et confirme pour ce joueur. Ne donnez chacun qu’à son joueur : le journal dit que vous l’avez remis. Les joueurs qui ont un compte n’ont pas de lien ; ils se connectent.
desk-links-none = Tous les joueurs ont un compte. Personne n’a besoin d’un lien.
desk-links-renew = Nouveau lien
desk-links-renew-of = Nouveau lien pour { $name }
desk-links-renew-about = Si un lien est en de mauvaises mains, faites-en un nouveau : l’ancien n’ouvre plus rien, sur aucun appareil.

# Les rondes

desk-round-number = Ronde { $round }
desk-round-by-hand = Modifiée à la main
desk-round-deadline = Échéance : { $time }
desk-round-deadline-field = Échéance (facultatif)
desk-round-missing = Cette ronde n’est pas encore tirée.
desk-round-warnings = Avant de publier
desk-round-publish = Publier
desk-round-seating = Pourquoi ces places
desk-round-redraw = Refaire le tirage
desk-round-scrap = Abandonner le brouillon
desk-adjust-title = Ajuster à la main
desk-adjust-about = Chaque changement est gardé avec de nouveaux avertissements ; personne ne le voit avant la publication.
desk-adjust-player = Joueur
desk-adjust-other = avec
desk-adjust-swap = Échanger ces deux
desk-adjust-turn = Changer les côtés
desk-adjust-sit-out = Est exempté
desk-adjust-sit = Prend place là
desk-adjust-first = Nouvelle table : premier
desk-adjust-second = deuxième
desk-adjust-third = troisième
desk-adjust-open = Former cette table
desk-print = Imprimer les tables
desk-print-hint = Sur papier : les tables, avec de la place pour les résultats.

# Les résultats

desk-results-title = Résultats de la ronde { $round }
desk-results-none = Aucune table dans cette ronde.
desk-results-save = Enregistrer les résultats
desk-result-confirm = Comme annoncé
desk-result-this-game = Cette partie seule
desk-result-whole-match = Le match entier
desk-result-forfeit-of = Forfait de { $name }
desk-result-forfeit-all = Forfait de tous
desk-result-adjourn = Ajournée
desk-solved = Résolu
desk-game-adjourned = ajournée
desk-game-forfeit = Forfait : { $names }
desk-game-number = Partie { $game }
desk-game-confirmed-by = confirmée par { $names }
desk-game-record = Feuille de partie
desk-game-turn = coup { $turn }
desk-game-correct = Corriger ou rayer
desk-game-correct-do = Corriger
desk-game-strike = Rayer, à rejouer
desk-game-enter = Saisir la partie { $game }
desk-game-enter-do = Saisir
desk-rule-title = Trancher le litige
desk-rule-stands = Le résultat est maintenu
desk-rule-again = À rejouer
desk-rule-instead = Ce résultat à la place
desk-table-title = Table { $table }
desk-table-public = Vue des joueurs
desk-table-more = Plus
desk-table-forfeit-back = Annuler le forfait
desk-table-close = Arrêter le match en l’état
desk-table-reopen = Laisser le match continuer
desk-table-void = Annuler la table
desk-table-deadline = Autre échéance
desk-table-deadline-do = Fixer l’échéance
desk-postponement-title = Un report est demandé
desk-postponement-grant = L’accorder
desk-postponement-deny = Le refuser
desk-confirm-title = Ce que cela change
desk-confirm-about = Le résultat de { $table } compte déjà. Si vous continuez :
desk-confirm-nothing = Aucune place ne change.
desk-confirm-do = Continuer
desk-confirm-not = Laisser tel quel

# La fin

desk-finish-close = Clôturer
desk-finish-close-about = La clôture rend le classement définitif. Vous pourrez rouvrir.
desk-finish-season-about = Clore la saison rend les classements définitifs et décide des montées et descentes.
desk-finish-close-do = Clôturer
desk-finish-force = Clôturer quand même
desk-finish-reopen = Rouvrir
desk-finish-archive = Archiver
desk-season-leaving = Qui ne continue pas ?
desk-season-coming = Qui arrive ?
desk-season-newcomers = Nouveaux venus
    .help = Un nom par ligne, le plus fort d’abord. Ils commencent dans la dernière division.
desk-season-wild-cards = Invitations
    .help = Un nom et une division par ligne, comme « Ida Jung; 1 ». L’invité y prend une place libre, sinon dans la division suivante.
desk-season-moves = Montées et descentes
desk-season-next = Saison suivante
desk-season-next-name = { $name }, saison suivante
desk-season-next-do = Créer la saison suivante
desk-order-title = Départager à la main
desk-order-about = Après un barrage ou un tirage au sort : numérotez ci-dessus les ex æquo. Cela compte après tous les autres départages.
desk-order-do = Fixer cet ordre

# Les circuits

desk-circuits-title = Circuits
desk-circuits-none = Pas encore de circuit. Un circuit additionne les résultats de plusieurs compétitions.
desk-circuit-new = Nouveau circuit
desk-circuit-edit = Modifier le circuit
desk-circuit-about = À savoir
desk-circuit-legs = Compétitions qui comptent
desk-circuit-no-legs = Le club n’a pas encore de compétition.
desk-circuit-worth = Valeur d’une place
desk-circuit-places = Points par place
desk-circuit-places-field = La première place d’abord
desk-circuit-percentile = Une part selon la proportion d’adversaires battus
desk-circuit-percentile-field = Points pour avoir battu tout le monde
desk-circuit-best = Seuls tant de meilleurs résultats comptent (vide : tous)
desk-circuit-per-game = Au plus tant de résultats d’un même jeu (vide : sans limite)
desk-circuit-ties = Les totaux égaux sont départagés par
desk-circuit-tie-best_result = le meilleur résultat
desk-circuit-tie-countback = les meilleurs résultats l’un après l’autre
desk-circuit-tie-results = le nombre de compétitions jouées
desk-circuit-tie-latest = la dernière compétition
desk-circuit-empty = Rien à additionner pour l’instant.
desk-circuit-delete = Supprimer le circuit

done-adjusted = Modifié. Lisez les avertissements avant de publier.
done-archived = Archivée.
done-circuit = Le circuit est enregistré.
done-circuit-deleted = Le circuit est supprimé.
done-closed = Clôturée : le classement est définitif.
done-created = Créée. Seule votre équipe la voit, jusqu’à l’ouverture des inscriptions ou au départ.
done-drawn = Tirée. Regardez, puis publiez.
done-entered = Ajouté.
done-entry = Enregistré.
done-link = Le nouveau lien est fait. L’ancien n’ouvre plus rien.
done-imported = Les joueurs sont ajoutés.
done-order = L’ordre est fixé.
done-published = Publiée : tout le monde voit la ronde.
done-registration-closed = Les inscriptions sont fermées.
done-registration-open = Les inscriptions sont ouvertes.
done-rehearsed = Répétée jusqu’au bout. Seule votre équipe voit cette copie.
done-reopened = Rouverte.
done-results = Les résultats sont enregistrés.
done-scrapped = Le brouillon est abandonné.
done-seeded = L’ordre de départ est fixé.
done-settings = Les réglages sont enregistrés.
done-started = C’est parti. Tirez la première ronde.
done-table = Enregistré.
done-template = Le modèle est enregistré.
done-template-deleted = Le modèle est supprimé.

mail-place-subject = Podium : une place pour { $competition }
mail-place-body =
    { $name }, vous étiez sur la liste d’attente de { $competition }. Une place s’est libérée : vous êtes inscrit.
    { $link }

    Si vous ne pouvez pas venir, retirez-vous à cette adresse : le suivant aura votre place.
