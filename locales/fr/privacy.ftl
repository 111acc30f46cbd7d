# Ce que les inconnus voient de quelqu’un

privacy-title = Vie privée
privacy-lead = Vous décidez de ce que les gens que vous ne connaissez pas peuvent lire ici sur vous.
privacy-seen = Comment les inconnus me voient
privacy-now = Sur les pages publiques, vous vous appelez :
privacy-sheltered = Comme vous avez moins de 16 ans, les inconnus ne voient que votre prénom et votre initiale, ou un pseudonyme, et il n’y a pas de page sur vous. Si vos parents et vous souhaitez davantage, un parent peut le dire à un organisateur de votre club, qui le note ici.
privacy-grown = Vous êtes encore affiché comme une personne de moins de 16 ans. Vous avez maintenant l’âge de choisir : rien ne change tant que vous n’enregistrez pas cette page.
privacy-agreed = Un organisateur a noté le { $day } qu’un parent ou tuteur accepte ce que vous choisissez ici.
privacy-name = Mon nom sur les pages publiques
privacy-name-full = Nom complet
privacy-name-short = Prénom et initiale
privacy-name-nickname = Un pseudonyme
privacy-nickname = Pseudonyme
privacy-name-about = Il sert pour les classements, les appariements, les parties, les impressions, et pour ce qui a déjà été publié. Les organisateurs de vos compétitions, vos adversaires à la table et les membres de votre club voient toujours votre nom complet.
privacy-page = Une page sur moi
privacy-page-played = Quand je joue dans une compétition publique : mes résultats, mes classements et mes adversaires
privacy-page-always = Même si je n’ai pas encore joué en public
privacy-page-never = Pas de page, et absent de la recherche
privacy-page-own = Voir ma page
privacy-age = Mon âge
privacy-age-about = Rien ne vous oblige à le remplir. Si vous avez moins de 16 ans, cela cache votre nom de famille et votre page. Seuls les organisateurs de votre club voient l’année, personne d’autre.
privacy-age-by-club = Votre club a noté votre âge. S’il est faux, demandez à un organisateur de le corriger.
privacy-birth-year = Année de naissance
privacy-minor = J’ai moins de 16 ans
privacy-data-about = Un fichier avec tout ce qui est enregistré sur vous : compte, adhésions, inscriptions, résultats, parties, ce que vous avez écrit, où vous vous êtes connecté, les courriels que nous vous avons envoyés. N’importe quel éditeur de texte l’ouvre.
privacy-kept = Combien de temps les choses sont gardées
privacy-kept-sessions = Une connexion que vous n’utilisez pas prend fin après { $days } jours.
privacy-kept-addresses = L’adresse internet et le navigateur d’une connexion sont oubliés après { $days } jours sans usage.
privacy-kept-letters = Les courriels qui vous ont été envoyés sont supprimés après { $days } jours.
privacy-kept-drafts = Une partie dont vous avez commencé la saisie sans la reprendre est supprimée après { $days } jours.
privacy-kept-results = Les résultats restent, car ce sont aussi ceux de vos adversaires. Si vous supprimez votre compte, ils restent sous un numéro.
privacy-erase-about = Votre nom, votre adresse et tout ce que vous avez écrit peuvent être retirés tout de suite :

account-privacy = Vie privée et mes données
account-privacy-about = Comment les inconnus voient votre nom, s’il y a une page sur vous, et un fichier avec tout ce qui est enregistré.

# Dans l’effectif d’un club, pour l’équipe

roster-age-save = Enregistrer l’âge
roster-birth-year = Année de naissance
roster-minor = Moins de 16 ans : les inconnus voient le prénom et l’initiale, pas de page
roster-agrees = Un parent ou tuteur accepte le choix du joueur
roster-agreed = accord du { $day }
roster-minor-mark = moins de 16 ans
