spaniel-ball-completes-line-ends-game = La bille en { $first } achève une ligne et termine la partie : on n’en pose pas de seconde.
spaniel-ball-completes-no-line-second = La bille en { $first } n’achève pas de ligne : une seconde doit suivre.
spaniel-three-touching-balls-colour-line = Trois billes d’une même couleur qui se touchent, alignées
spaniel-your-first-ball-b2-your = sa première bille en b2, la seconde en c2
spaniel-your-first-ball-b2-completes = sa première bille en b2 achève une ligne
spaniel-summary = Trois joueurs posent deux billes par coup, de couleurs fixées : le premier une noire puis une blanche, le deuxième une rouge puis une noire, le troisième une blanche puis une rouge. Le premier à achever une ligne de trois billes d’une même couleur qui se touchent, en rangée, en colonne ou en montant de niveau en niveau, gagne aussitôt.
