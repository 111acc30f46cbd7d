assaut-officers-go-two-different-points = Les officiers se placent sur deux points différents de la forteresse, de c5 à e7.
assaut-no-line-joins = Aucune ligne ne joint { $from } et { $to }.
assaut-soldier-never-leaves-fortress = Un soldat ne quitte jamais la forteresse.
assaut-not-nearer-fortress = { $to } n’est pas plus près de la forteresse que { $from }.
assaut-officer-capture = L’officier en { $officer } doit prendre.
assaut-officer-cannot-jump-soldier = L’officier ne peut pas sauter par-dessus un soldat de { $at } à { $landing }.
assaut-officer-capture-not = L’officier en { $from } doit prendre { $most } { $most ->
        [one] soldat
       *[other] soldats
    }, et non { $taken }.
assaut-no-officer-huffed = Il n’y a pas d’officier à souffler en { $officer }.
assaut-move-follow-huff = Après avoir soufflé, il faut encore jouer.
assaut-huffing-last-officer-ends-game = Souffler le dernier officier termine la partie : on ne joue pas ensuite.
assaut-officers-side = Le camp des officiers
    .kind = seat
    .to = au camp des officiers
    .of = du camp des officiers
assaut-soldiers-side = Le camp des soldats
    .kind = seat
    .to = au camp des soldats
    .of = du camp des soldats
assaut-name = Assaut
assaut-officers = Officiers
assaut-soldiers = Soldats
assaut-variant-standard = Une prise oubliée peut être soufflée
assaut-variant-forced = Les prises sont obligatoires ; on ne souffle pas
assaut-no-officer-left = Il ne reste aucun officier
assaut-soldiers-fill-fortress = Les soldats remplissent la forteresse
assaut-fewer-nine-soldiers-left = Il reste moins de neuf soldats
assaut-officers-posts-turn-1 = les postes des officiers, au premier coup
assaut-man-c4-goes-c5 = le pion en c4 va en c5
assaut-officer-d6-jumps-two-soldiers = l’officier en d6 saute par-dessus deux soldats
assaut-huffs-officer-e7-moves = souffle l’officier en e7, puis joue
assaut-huffs-last-officer = souffle le dernier officier
assaut-summary = Deux officiers défendent une forteresse de neuf points contre vingt-quatre soldats. Les soldats avancent vers elle le long des lignes, sans jamais reculer ; les officiers vont dans tous les sens ou prennent en sautant par-dessus les soldats. Un officier qui oublie une prise peut être soufflé, c’est-à-dire retiré, juste avant le coup suivant des soldats. Les soldats gagnent en remplissant la forteresse, en soufflant les deux officiers ou en les immobilisant ; les officiers gagnent s’il reste moins de neuf soldats ou si plus aucun ne peut avancer.
