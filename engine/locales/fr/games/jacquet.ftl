jacquet-begin-p1-throws-5-p2 = pour commencer, P1 tire 5 et P2 tire 2
jacquet-5-2-checker-each = avec 5 et 2, un pion par dé
jacquet-checker-plays-both-dice = un pion joue les deux dés
jacquet-summary = Les deux camps mènent leurs quinze pions dans le même sens, de leur flèche 24 à leur jan de sortie, les flèches 6 à 1, et les sortent de là ; le premier à avoir tout sorti gagne. On ne frappe pas : un seul pion suffit à fermer une flèche à l’adversaire. Un premier pion, le postillon, doit arriver au jan de sortie avant qu’un autre puisse partir. On ne peut pas tenir six flèches de suite dans la moitié d’où l’on part. Il faut jouer le plus de dés possible.
