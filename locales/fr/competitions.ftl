# La gestion

desk-tab-desk = Gestion
desk-tab-entries = Joueurs
desk-tab-rounds = { $kind ->
    [bracket] Tour
   *[round] Ronde
}
desk-tab-results = Résultats
desk-tab-settings = Réglages
desk-tab-finish = Clôture
desk-nav = Pages de gestion
desk-public-page = Page publique
desk-rehearsal = Répétition
desk-draft = Brouillon
desk-tables = Tables
desk-byes = Exemptions
desk-from-day = Du
desk-to-day = Au
desk-yes = Oui
desk-no = Non
desk-place = Rang
desk-score = Score
desk-why = Motif (facultatif)
desk-rename-why = Motif du nouveau nom (visible dans le journal)
desk-why-kept = Motif (conservé, lisible par tout le monde)
desk-column-name = Nom
desk-column-number = N°
desk-column-seed = Série
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
desk-archived = La compétition est archivée. Ses pages restent consultables.
desk-not-started = La compétition n’a pas commencé. Vous pouvez pointer les présences.
desk-requests =
    { $count ->
        [one] Un joueur demande à s’inscrire.
       *[other] { $count } joueurs demandent à s’inscrire.
    }
desk-ready =
    { $count ->
        [one] Un joueur est inscrit.
       *[other] { $count } joueurs sont inscrits.
    } Lancez la compétition dès que tout le monde est là.
desk-empty = Personne n’est encore inscrit. Collez votre liste, ou laissez les joueurs s’inscrire.
desk-too-few = Il n’y a pas encore assez d’inscriptions pour commencer. Ajoutez-en, ou laissez les joueurs s’inscrire.
desk-disputed =
    { $count ->
        [one] Un résultat est contesté.
       *[other] { $count } résultats sont contestés.
    }
desk-draft-waits = { $kind ->
    [bracket] Le tour { $round } est apparié, prêt à publier.
   *[round] La ronde { $round } est appariée, prête à publier.
}
desk-pending =
    { $count ->
        [one] Une table
       *[other] { $count } tables
    } { $kind ->
        [bracket] du tour
       *[round] de la ronde
    } { $round } { $count ->
        [one] n’a pas encore
       *[other] n’ont pas encore
    } de résultat.
desk-draw = Tous les résultats sont là. Vous pouvez continuer.
desk-draw-first = La compétition a commencé. { $kind ->
    [bracket] Appariez le premier tour.
   *[round] Appariez la première ronde.
}
desk-over = Tout est joué. Clôturez la compétition.
desk-waits = Rien à faire pour le moment.
desk-drawing-waiting = La ronde { $round } attend d’être appariée ({ $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}). Cette page s’actualise automatiquement.
desk-drawing-pairing = La ronde { $round } est en cours d’appariement ({ $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}) depuis { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. Cette page s’actualise automatiquement.
desk-drawing-again = La ronde { $round } n’a pas pu être appariée. Podium réessaie automatiquement.
desk-drawing-refused = La ronde { $round } n’a pas été appariée. { $why }
desk-drawing-given-up = La ronde { $round } n’a pas pu être appariée malgré plusieurs tentatives. Relancez l’appariement ; si cela ne suffit pas, demandez à l’administration du site de regarder la tâche { $job }.
desk-do-add-players = Ajouter des joueurs
desk-do-open-registration = Ouvrir les inscriptions
desk-do-close-registration = Fermer les inscriptions
desk-do-start = Lancer
desk-do-check-in = Pointer les présences
desk-do-decide-requests = Répondre aux demandes
desk-do-rule = Trancher la contestation
desk-do-look = Vérifier { $kind ->
    [bracket] le tour
   *[round] la ronde
} { $round }
desk-do-publish-all = Publier tous les brouillons
desk-do-results = Saisir les résultats { $kind ->
    [bracket] du tour
   *[round] de la ronde
} { $round }
desk-do-draw = Apparier { $kind ->
    [bracket] le tour
   *[round] la ronde
} { $round }
desk-do-draw-all = { $kind ->
    [bracket] Apparier les tours suivants
   *[round] Apparier les rondes suivantes
}
desk-do-next-stage = Lancer la phase suivante
desk-do-close = Clôturer la compétition
desk-do-finish = Voir le classement final
desk-calls = Tables à traiter
desk-call-disputed = Contestée
desk-call-postponement = Report demandé
desk-call-waiting = Attend votre confirmation
desk-count-players = Joueurs
desk-count-requested = Demandes d’inscription
desk-count-waiting-list = Sur liste d’attente
desk-count-here = Présences pointées
desk-count-open = Tables en cours
desk-count-waiting = En attente
desk-count-disputed = Contestées
desk-count-adjourned = Ajournées
desk-count-settled = Décidées
desk-stage-not-drawn = Pas encore appariée.
desk-round-tables = Tables
desk-rehearse-title = Répéter
desk-rehearse-about = Crée une copie visible de l’organisation seule, la joue jusqu’au bout avec des parties légales jouées au hasard et vous montre chaque page telle qu’elle sera.
desk-rehearse-players = Joueurs (complétés par des noms inventés)
desk-rehearse = Répéter
desk-rehearsal-of = Répétition : { $name }

# La création

desk-new-title = Nouvelle compétition
desk-new-from-template = D’après un modèle
desk-new-from-copy = Copier une compétition précédente
desk-new-choose-game = Choisissez le jeu
desk-new-other-game = Un autre jeu
desk-new-of-game = Nouvelle compétition : { $game }
desk-template-delete = Supprimer le modèle
desk-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
desk-players-from-to = { $low } à { $high } joueurs
desk-settings-title = Réglages
desk-settings-locked = La compétition a commencé : le jeu, la formule et les règles du match ne peuvent plus changer. Le reste le peut encore.
desk-preview-title = Ce qui vous attend
desk-preview-for = Nombre de joueurs pour l’aperçu
desk-preview = Aperçu
desk-show-fields = Actualiser le formulaire
desk-deal = Autre mise en place au hasard
desk-create = Créer la compétition
desk-save-template = Enregistrer comme modèle
desk-group-what = Nom et dates
desk-group-format = Formule
desk-group-match = Match
desk-group-ranking = Points et départages
desk-group-points = Points
desk-group-results = Résultats et parties notées
desk-group-registration = Inscriptions
desk-group-more = Têtes de série et divers
desk-tie-break-none = –
desk-set-name = Nom
desk-set-variant = Variante
desk-set-starts_on = Premier jour
desk-set-ends_on = Dernier jour
desk-set-about = Présentation (lieu, prix, matériel)
desk-set-format = Formule
desk-set-rounds = Nombre de rondes
desk-set-system = Système d’appariement
desk-set-accelerated = Accélérer les premières rondes (grands tournois)
desk-set-cycles = Chacun rencontre chacun
desk-set-withdrawal = Si un joueur se retire
desk-set-bracket = Type d’élimination directe
desk-set-third_place = Match pour la troisième place
desk-set-grand_final = Grande finale
desk-set-spared = Derniers tours du tableau principal sans consolante pour les perdants
desk-set-last_chance = Tableau de la dernière chance après la consolante
desk-set-groups = Nombre de poules
desk-set-advance = Qualifiés par poule
desk-set-seats = Joueurs par table
desk-set-smallest = Plus petite table permise
desk-set-seating = Composition des tables
desk-set-clubs = Membres d’un même club
desk-set-division_size = Joueurs par division
desk-set-every = Jours d’une ronde à l’autre
desk-set-open = Jours pour jouer une ronde
desk-set-promoted = Nombre de promus
desk-set-relegated = Nombre de relégués
desk-set-play_offs = Nombre de barragistes
desk-set-fill = Qui prend une place vacante dans la division supérieure
desk-set-overdue = Parties en retard
desk-set-league_withdrawal = Si un joueur se retire
desk-set-postponements = Nombre maximal de reports par joueur
desk-set-longest_postponement = Report le plus long (en jours)
desk-set-ranges = Portée des défis
    .help = « 5:2, 8:3, *:5 » signifie : des échelons 1 à 5, on peut défier jusqu’à deux échelons plus haut ; de 6 à 8, jusqu’à trois ; au-dessous, jusqu’à cinq.
desk-set-winner = En cas de victoire, l’auteur du défi
desk-set-days_to_answer = Jours pour répondre à un défi
desk-set-days_to_play = Jours pour le jouer
desk-set-days_between = Jours avant une nouvelle rencontre des deux mêmes joueurs
desk-set-open_challenges = Nombre maximal de défis en cours par joueur
desk-set-refusal = Places perdues pour un défi refusé
desk-set-no_show = Places perdues pour une absence
desk-set-window_opens = Les parties comptent à partir du
desk-set-window_closes = Les parties comptent jusqu’au
desk-set-per_opponent = Nombre maximal de parties comptées par adversaire
desk-set-fewest_games = Parties nécessaires pour figurer au classement
desk-set-ranking = Classement selon
desk-set-attack_opens = Les essais comptent à partir du
desk-set-attack_closes = Les essais comptent jusqu’au
desk-set-setup = Mise en place commune
desk-set-rule = Match
desk-set-games = Nombre de parties (N)
desk-set-target = Points pour gagner (N)
desk-set-tied = En cas d’égalité
desk-set-best = Le meilleur score est
desk-set-scoring = Points d’une partie
desk-set-scale = Points selon le rang
    .help = La première place d’abord, par exemple « 10, 6, 3, 1 ». Vide : un point par joueur battu.
desk-set-stretched = Compenser les tables plus petites
desk-set-crawford = Règle de Crawford
desk-set-jacoby = Règle de Jacoby
desk-set-cube = Videau
desk-set-auto = Doublements automatiques
desk-set-timeout = Perdre au temps coûte
desk-set-attempts = Nombre d’essais (N)
desk-set-tie_break = Départage { $place }
desk-set-win = Points pour une victoire
desk-set-draw = Points pour une nulle
desk-set-loss = Points pour une défaite
desk-set-pairing_bye = Points pour une exemption (faute d’adversaire)
desk-set-records = Parties notées
desk-set-confirm_by = Qui confirme un résultat déclaré
desk-set-confirm_after = Confirmation automatique après (en heures)
    .help = Vide : jamais.
desk-set-round_hours = Heures pour jouer une ronde
    .help = Vide : pas d’échéance. Vous pourrez aussi en fixer une en publiant une ronde.
desk-set-rated = Compte pour les cotes
desk-set-members_only = Réservé aux membres du club
desk-set-approval = L’organisation doit accepter chaque inscription
desk-set-limit = Nombre maximal de joueurs
    .help = Vide : sans limite. Une fois la compétition complète, les joueurs vont en liste d’attente.
desk-set-closes = Fermeture des inscriptions
desk-set-late = Inscriptions possibles après le début
desk-set-questions = Questions à poser aux joueurs, une par ligne
desk-set-seeding = Numéros de série
desk-set-check_in = N’apparier que les joueurs pointés présents
desk-set-clubs_apart = Séparer si possible les membres d’un même club
desk-set-never_meet = Joueurs qui ne doivent pas se rencontrer
    .help = Numéros d’inscription, un groupe par ligne, par exemple « 3, 7 ».
format-swiss = Système suisse
format-round-robin = Toutes rondes
format-knockout = Élimination directe
format-groups = Poules, puis élimination directe
format-tables = Tables à plusieurs
format-league = Championnat
format-ladder = Échelle
format-open-play = Parties libres
format-score-attack = Course au score
desk-opt-format-swiss = Système suisse : adversaires aux scores proches, personne n’est éliminé
desk-opt-format-round-robin = Toutes rondes : chacun rencontre chacun
desk-opt-format-knockout = Élimination directe
desk-opt-format-groups = Poules, puis élimination directe
desk-opt-format-league = Championnat à divisions
desk-opt-format-ladder = Échelle : on défie plus haut que soi
desk-opt-format-open-play = Parties libres : contre qui l’on veut, dans une période donnée
desk-opt-format-tables = Tables à plusieurs : trois joueurs ou plus par table
desk-opt-format-score-attack = Course au score : tout le monde joue la même mise en place
desk-opt-system-dutch = Hollandais (FIDE)
desk-opt-system-plain = Aux points seuls, peu importe qui commence
desk-opt-system-double = Double : deux parties par rencontre
desk-opt-cycles-single = Une fois
desk-opt-cycles-double = Deux fois, en échangeant les côtés
desk-opt-withdrawal-half = Moins de la moitié jouée : aucun résultat ne compte ; sinon, forfait pour le reste
desk-opt-withdrawal-voidall = Aucun de ses résultats ne compte
desk-opt-withdrawal-keepplayed = Les résultats acquis comptent
desk-opt-bracket-single = Simple élimination : dehors à la première défaite
desk-opt-bracket-double = Double élimination : dehors à la deuxième défaite
desk-opt-bracket-consolation = Avec une consolante
desk-opt-bracket-fullranking = Classement intégral : toutes les places se jouent
desk-opt-grand_final-one = Un seul match
desk-opt-grand_final-reset = Un second match si le joueur invaincu perd le premier
desk-opt-grand_final-advantage = Le joueur invaincu part avec une partie d’avance
desk-opt-seating-by_points = Scores proches ensemble, sans répéter les rencontres
desk-opt-seating-mixed = Chacun rencontre le plus d’adversaires possible
desk-opt-seating-by_rank = Par rang : la tête du classement à la première table
desk-opt-clubs-ignore = Peuvent jouer ensemble
desk-opt-clubs-prefer = Séparés si possible
desk-opt-clubs-protect = Toujours séparés
desk-opt-fill-best_below = Les meilleurs de la division inférieure
desk-opt-fill-reprieve = Les meilleurs des relégables
desk-opt-overdue-wait = Attendent l’organisation
desk-opt-overdue-both_lose = Perdues par les deux joueurs
desk-opt-overdue-draw = Comptent comme nulles
desk-opt-league_withdrawal-by_half = Moins de la moitié jouée : aucun résultat ne compte ; sinon, forfait pour le reste
desk-opt-league_withdrawal-void = Aucun de ses résultats ne compte
desk-opt-league_withdrawal-keep = Les résultats acquis comptent, forfait pour le reste
desk-opt-winner-takes_the_place = prend la place de son adversaire
desk-opt-winner-goes_half_way = monte de la moitié du chemin
desk-opt-ranking-points = points
desk-opt-ranking-wins = parties gagnées
desk-opt-ranking-average = points par partie
desk-opt-rule-single = Une partie
desk-opt-rule-best-of = Au meilleur de N parties
desk-opt-rule-games = N parties, toutes jouées
desk-opt-rule-first-to = Premier à N points
desk-opt-rule-exchange = Deux parties, en échangeant les côtés
desk-opt-rule-backgammon = Match de backgammon en N points
desk-opt-rule-splink-duel = Duel de Splink : deux parties, en échangeant les rôles
desk-opt-rule-spangle = Spangle jusqu’à N points
desk-opt-rule-flying-marbles = Sphlying Marbles jusqu’à N points
desk-opt-rule-totals = Score total de N parties
desk-opt-rule-table = N parties, des points pour chacune
desk-opt-rule-attack = Le meilleur de N essais
desk-opt-tied-shared = le match est nul
desk-opt-tied-play-on = on joue jusqu’à ce que quelqu’un mène
desk-opt-best-highest = le plus haut
desk-opt-best-lowest = le plus bas
desk-opt-scoring-places = selon le rang
desk-opt-scoring-scores = le score de la partie
desk-opt-auto-no = aucun
desk-opt-auto-once = au premier jet d’ouverture égal
desk-opt-auto-each = à chaque jet d’ouverture égal
desk-opt-timeout-match = le match
desk-opt-timeout-game = un point
desk-opt-records-optional = facultatives : le résultat suffit
desk-opt-records-required = exigées des joueurs
desk-opt-confirm_by-opponents = un autre joueur de la table
desk-opt-confirm_by-staff = l’arbitrage
desk-opt-confirm_by-nobody = personne : il compte aussitôt
desk-opt-seeding-rating = selon la cote
desk-opt-seeding-draw = par tirage au sort
desk-opt-seeding-hand = à la main

# Les inscriptions

desk-entries-none = Les joueurs apparaîtront ici dès leur inscription.
desk-entries-import = Coller ou envoyer une liste
desk-entries-import-about = Un joueur par ligne : « Nom; cote; club ». Seul le nom est obligatoire. Les tableaux avec ligne d’en-tête (CSV) et les rapports fédéraux (TRF) sont acceptés aussi.
desk-entries-list = Liste
desk-entries-file = ou un fichier
desk-entries-import-do = Ajouter ces joueurs
desk-import-skipped = N’ont pas été ajoutés :
desk-entries-add = Ajouter un joueur
desk-entries-from-roster = Du répertoire
desk-entries-by-name = Nouveau joueur
desk-entries-add-do = Ajouter
desk-entry-requested = Demandée
desk-entry-accepted = Acceptée
desk-entry-waiting-list = Liste d’attente
desk-entry-refused = Refusée
desk-entry-withdrawn = Retrait
desk-entry-accept = Accepter
desk-entry-refuse = Refuser
desk-entry-return = Réintégrer
desk-entry-leave = Retrait
desk-entry-withdraw = Retirer des prochains appariements
desk-check-in = Pointer
desk-is-here = Présence pointée
desk-seed-title = Numéros de série
desk-seed-about = Si vous ne faites rien, ils sont attribués au début selon les réglages. Pour les attribuer à la main, numérotez d’abord les joueurs ci-dessus.
desk-seed-rating = Attribuer selon la cote
desk-seed-draw = Tirer au sort
desk-seed-hand = Attribuer selon les numéros ci-dessus
desk-bye-title = Accorder une exemption
desk-bye-worth = Valeur
desk-bye-half = un demi-point
desk-bye-none = rien
desk-bye-win = autant qu’une victoire
desk-bye-do = Accorder l’exemption
desk-bye-in = exemption à la ronde { $round }
desk-bye-cancel = Annuler l’exemption de la ronde { $round }
desk-links-title = Liens pour les joueurs sans compte
desk-links-about = Toute personne qui ouvre un lien peut déclarer et confirmer des résultats pour ce joueur. Ne donnez chaque lien qu’à son joueur : le journal indique que vous l’avez remis. Les joueurs qui ont un compte n’ont pas de lien ; ils se connectent.
desk-links-none = Tous les joueurs ont un compte. Aucun lien n’est nécessaire.
desk-links-renew = Remplacer le lien
desk-links-renew-of = Remplacer le lien : { $name }
desk-links-renew-about = Si un lien est tombé en de mauvaises mains, remplacez-le : l’ancien cesse d’être valable sur tous les appareils.

# Les rondes

desk-round-by-hand = Modifiée à la main
desk-round-deadline = Échéance : { $time }
desk-round-deadline-field = Échéance (facultatif)
desk-round-missing = Rien n’est encore apparié ici.
desk-round-warnings = Avant de publier
desk-round-publish = Publier
desk-round-seating = Pourquoi ces sièges
desk-round-redraw = Apparier de nouveau
desk-round-scrap = Supprimer le brouillon
desk-adjust-title = Ajuster à la main
desk-adjust-about = Chaque changement est enregistré et les avertissements sont mis à jour. Personne ne le voit avant la publication.
desk-adjust-player = Joueur
desk-adjust-other = avec
desk-adjust-swap = Échanger ces deux joueurs
desk-adjust-turn = Échanger les côtés
desk-adjust-sit-out = Accorder une exemption
desk-adjust-sit = Placer à cette table
desk-adjust-first = Nouvelle table : premier
desk-adjust-second = deuxième
desk-adjust-third = troisième
desk-adjust-open = Créer la table
desk-print = Imprimer les appariements
desk-print-hint = L’impression donne les appariements, avec de la place pour les résultats.

# Les résultats

desk-results-title = Résultats { $kind ->
    [bracket] du tour
   *[round] de la ronde
} { $round }
desk-results-none = Il n’y a aucune table ici.
desk-results-save = Enregistrer les résultats
desk-result-confirm = Comme déclaré
desk-result-this-game = Cette partie seulement
desk-result-whole-match = Le match entier
desk-result-forfeit-of = Forfait : { $name }
desk-result-forfeit-all = Forfait général
desk-result-adjourn = Ajournée
desk-solved = Résolu
desk-game-adjourned = ajournée
desk-game-forfeit = Forfait : { $names }
desk-game-number = Partie { $game }
desk-game-confirmed-by = confirmée par { $names }
desk-game-record = Partie notée
desk-game-correct = Corriger ou annuler
desk-game-correct-do = Corriger
desk-game-strike = Annuler et faire rejouer
desk-game-enter = Saisir la partie { $game }
desk-game-enter-do = Saisir
desk-rule-title = Trancher la contestation
desk-rule-stands = Maintenir le résultat
desk-rule-again = Faire rejouer
desk-rule-instead = Saisir plutôt ce résultat
desk-table-title = Table { $table }
desk-table-public = Voir comme les joueurs
desk-table-more = Autres actions
desk-table-forfeit-back = Annuler le forfait
desk-table-close = Arrêter le match en l’état
desk-table-reopen = Laisser le match continuer
desk-table-void = Annuler la table
desk-table-deadline = Nouvelle échéance
desk-table-deadline-do = Fixer l’échéance
desk-postponement-title = Report demandé
desk-postponement-asked = { $name } demande un report au { $time } : « { $reason } »
desk-postponement-grant = Accorder
desk-postponement-deny = Refuser
desk-confirm-title = Ce que cela change
desk-confirm-about = Ce résultat compte déjà ({ $table }). Si vous continuez :
desk-confirm-nothing = Aucun rang ne change.
desk-confirm-do = Continuer
desk-confirm-not = Laisser tel quel

# La fin

desk-finish-close = Clôturer
desk-finish-close-about = Clôturer la compétition rend le classement définitif. Vous pourrez la rouvrir.
desk-finish-season-about = Clôturer la saison rend les classements définitifs et décide des promotions et relégations.
desk-finish-close-do = Clôturer
desk-finish-force = Clôturer quand même
desk-finish-reopen = Rouvrir
desk-finish-archive = Archiver
desk-season-leaving = Départs
desk-season-coming = Arrivées
desk-season-newcomers = Nouveaux venus
    .help = Un nom par ligne, du plus fort au moins fort. Ils commencent dans la dernière division.
desk-season-wild-cards = Invitations
    .help = Un nom et une division par ligne, par exemple « Ida Jung; 1 ». Ils y prennent une place libre, sinon dans la division juste au-dessous.
desk-season-moves = Promotions et relégations
desk-season-next = Saison suivante
desk-season-next-name = { $name }, saison suivante
desk-season-next-do = Créer la saison suivante
desk-order-title = Départager à la main
desk-order-about = Après un barrage ou un tirage au sort, numérotez ci-dessus les ex æquo. Cela compte après tous les autres départages.
desk-order-do = Fixer cet ordre

# Les circuits

desk-circuits-title = Circuits
desk-circuits-none = Il n’y a pas encore de circuit. Un circuit additionne les résultats de plusieurs compétitions.
desk-circuit-new = Nouveau circuit
desk-circuit-edit = Modifier le circuit
desk-circuit-about = Présentation
desk-circuit-legs = Compétitions qui comptent
desk-circuit-no-legs = Le club n’a pas encore de compétition.
desk-circuit-worth = Valeur d’un rang
desk-circuit-places = Points selon le rang
desk-circuit-places-field = La première place d’abord
desk-circuit-percentile = Pourcentage d’adversaires battus
desk-circuit-percentile-field = Points pour avoir battu tout le monde
desk-circuit-best = Nombre de meilleurs résultats comptés (vide : tous)
desk-circuit-per-game = Nombre maximal de résultats par jeu (vide : sans limite)
desk-circuit-ties = Départage des totaux égaux
desk-circuit-tie-best_result = le meilleur résultat
desk-circuit-tie-countback = les meilleurs résultats, comparés un à un
desk-circuit-tie-results = le nombre de compétitions jouées
desk-circuit-tie-latest = la dernière compétition
desk-circuit-empty = Le classement apparaîtra ici dès que ses compétitions auront des résultats.
desk-circuit-delete = Supprimer le circuit

done-adjusted = Modifié. Lisez les avertissements avant de publier.
done-archived = Compétition archivée.
done-circuit = Circuit enregistré.
done-circuit-deleted = Circuit supprimé.
done-closed = Compétition clôturée : le classement est définitif.
done-created = Compétition créée. Seule l’organisation la voit, jusqu’à l’ouverture des inscriptions ou au lancement.
done-drawn = Appariements faits. Vérifiez-les, puis publiez-les.
done-entered = Joueur ajouté.
done-entry = Inscription enregistrée.
done-link = Lien remplacé. L’ancien n’est plus valable.
done-imported = Joueurs ajoutés.
done-order = Ordre fixé.
done-published = Publié : tout le monde peut voir les appariements.
done-registration-closed = Les inscriptions sont fermées.
done-registration-open = Les inscriptions sont ouvertes.
done-rehearsed = Répétée jusqu’au bout. Seule l’organisation voit cette copie.
done-reopened = Compétition rouverte.
done-results = Résultats enregistrés.
done-scrapped = Brouillon supprimé.
done-seeded = Numéros de série attribués.
done-settings = Réglages enregistrés.
done-started = La compétition a commencé.
done-table = Table enregistrée.
done-template = Modèle enregistré.
done-template-deleted = Modèle supprimé.

mail-place-subject = Podium : une place pour { $competition }
mail-place-body =
    { $name }, vous étiez sur la liste d’attente de la compétition « { $competition } ». Une place s’est libérée, et elle est à vous :
    { $link }

    Si vous ne pouvez pas venir, retirez-vous à cette adresse : votre place ira à la personne suivante.
