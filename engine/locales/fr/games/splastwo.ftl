splastwo-balls-many-left-hand = { $balls } billes, c’est trop : il en reste { $hand } en main.
splastwo-not-unbroken-piece-row-column = { $turn } n’est pas une suite ininterrompue d’une rangée ou d’une colonne.
splastwo-ball-a1 = une bille en a1
splastwo-three-balls-row = trois billes en ligne
splastwo-summary = Chacun a quinze billes. Un coup en pose une à trois sur des points jouables d’un même niveau qui se suivent en rangée ou en colonne. Achever l’un des trois niveaux inférieurs vaut 1 point, le sommet 2. Un joueur sans bille passe son tour. Le plus de points gagne ; à trois joueurs, une égalité revient à celui qui a posé le sommet.
