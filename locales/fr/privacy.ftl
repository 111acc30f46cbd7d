# Ce que les inconnus voient de quelqu’un

privacy-title = Vie privée
privacy-lead = Vous décidez de ce que les gens qui ne vous connaissent pas peuvent lire ici sur vous.
privacy-seen = Ce que voit le public
privacy-now = Votre nom sur les pages publiques :
privacy-sheltered = Comme vous avez moins de 16 ans, le public ne voit que votre prénom et votre initiale, ou un pseudonyme, et aucune page ne vous est consacrée. Si vos parents et vous souhaitez davantage, un parent peut le dire à l’organisation de votre club, qui le note ici.
privacy-grown = Votre nom est encore affiché comme celui d’une personne de moins de 16 ans. Vous avez maintenant l’âge de choisir ; rien ne change tant que vous n’enregistrez pas cette page.
privacy-agreed = L’organisation a noté le { $day } qu’un parent ou tuteur accepte ce que vous choisissez ici.
privacy-name = Mon nom sur les pages publiques
privacy-name-full = Nom complet
privacy-name-short = Prénom et initiale
privacy-name-nickname = Un pseudonyme
privacy-nickname = Pseudonyme
privacy-name-about = Ce nom figure dans les classements, les appariements, les parties notées et les impressions, y compris ce qui est déjà publié. L’organisation de vos compétitions, vos adversaires et les membres de votre club voient toujours votre nom complet.
privacy-page = Une page à mon nom
privacy-page-played = Dès que je joue dans une compétition publique, avec mes résultats, mes cotes et mes adversaires
privacy-page-always = Même si je n’ai pas encore joué en public
privacy-page-never = Pas de page, et absence des recherches
privacy-page-own = Voir ma page
privacy-age = Mon âge
privacy-age-about = Rien ne vous oblige à le remplir. Si vous avez moins de 16 ans, votre nom de famille et votre page sont masqués. Seule l’organisation de votre club voit l’année.
privacy-age-by-club = Votre club a noté votre âge. S’il est inexact, demandez à l’organisation de le corriger.
privacy-birth-year = Année de naissance
privacy-minor = J’ai moins de 16 ans
privacy-data-about = Un fichier avec tout ce qui est enregistré sur vous : compte, adhésions, inscriptions, résultats, parties notées, ce que vous avez écrit, vos connexions, les e-mails que nous vous avons envoyés. Il s’ouvre dans n’importe quel éditeur de texte.
privacy-kept = Durée de conservation
privacy-kept-sessions = { $days ->
    [one] Une session inutilisée prend fin après { $days } jour.
   *[other] Une session inutilisée prend fin après { $days } jours.
}
privacy-kept-addresses = { $days ->
    [one] L’adresse IP et le navigateur d’une session sont effacés après { $days } jour sans usage.
   *[other] L’adresse IP et le navigateur d’une session sont effacés après { $days } jours sans usage.
}
privacy-kept-letters = { $days ->
    [one] Les e-mails que nous vous avons envoyés sont supprimés après { $days } jour.
   *[other] Les e-mails que nous vous avons envoyés sont supprimés après { $days } jours.
}
privacy-kept-drafts = { $days ->
    [one] Une partie que vous avez commencé à noter sans la terminer est supprimée après { $days } jour.
   *[other] Une partie que vous avez commencé à noter sans la terminer est supprimée après { $days } jours.
}
privacy-kept-results = Les résultats restent, car ce sont aussi ceux de vos adversaires. Si vous supprimez votre compte, ils restent sous un numéro.
privacy-erase-about = Votre nom, votre adresse et tout ce que vous avez écrit peuvent être supprimés tout de suite :

account-privacy = Vie privée et mes données
account-privacy-about = Ce que le public voit de votre nom, s’il y a une page à votre nom, et un fichier avec tout ce qui est enregistré sur vous.

# Dans le répertoire d’un club, pour l’organisation

roster-age-save = Enregistrer l’âge
roster-birth-year = Année de naissance
roster-minor = Moins de 16 ans : le public voit le prénom et l’initiale, et pas de page
roster-agrees = Un parent ou tuteur accepte que le joueur choisisse lui-même
roster-agreed = accord du { $day }
roster-minor-mark = moins de 16 ans
