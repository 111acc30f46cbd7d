game-pass = Passer
game-nothing-played = Rien à jouer
game-game-already-over = La partie est déjà terminée.
game-games-two-seats-against-each = « { $turn } » n’est possible qu’à deux joueurs l’un contre l’autre.
game-not-turn-notation-game-turns = « { $shown } » n’est pas un coup dans la notation de ce jeu. Un coup s’écrit ainsi : { $examples }.
game-option-not-form-key-value = L’option « { $pair } » n’a pas la forme clé=valeur.
game-option-set-twice = L’option « { $key } » est donnée deux fois.
game-players-record-names = { $id } { $low ->
        [one] se joue seul
       *[other] se joue à { $low }
    } ; la partie notée en nomme { $players }.
game-players-record-names-2 = { $id } se joue de { $low } à { $high } ; la partie notée en nomme { $players }.
game-no-variant = { $id } n’a pas de variante « { $variant } » ; choix possibles : { $known }.
game-no-options-cannot-set = { $id } n’a pas d’options : « { $key } » ne peut pas être réglé.
game-no-option = { $id } n’a pas d’option « { $key } » ; choix possibles : { $known }.
game-option-cannot-takes = L’option { $key } ne peut pas valoir « { $value } » ; choix possibles : { $known }.
game-throws = tire { $dice }
game-sole-player = Le joueur
    .kind = seat
    .to = au joueur
    .of = du joueur
game-player = Joueur { $number }
    .kind = seat
    .to = au joueur { $number }
    .of = du joueur { $number }
game-seat = { $seat }
origin-traditional = Traditionnel
origin-ancient-china = Chine ancienne, d’après J.-L. Cazaux
origin-galimberti-browne = Giacomo Galimberti, avec Cameron Browne
origin-antiquity = Antiquité
origin-third-century-bc = IIIe siècle av. J.-C.
origin-18th-century = XVIIIe siècle
origin-about-1890 = vers 1890
origin-before-1914 = avant 1914
origin-21st-century = XXIe siècle
