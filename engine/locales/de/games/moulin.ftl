moulin-not-neighbours-not-fly-men = { $from } und { $to } sind nicht benachbart, und mit { $men } Steinen darf { $seat } nicht springen.
moulin-number-men-taken-here-not = In diesem Zug { $due ->
        [one] ist 1 Stein
       *[other] sind { $due } Steine
    } zu schlagen, nicht { $written }.
moulin-man-protected-mill-while-others = Der Stein auf { $take } ist durch seine Mühle geschützt, solange andere in keiner Mühle stehen.
moulin-name = Mühle
moulin-option-fly = Mit wie vielen Steinen man springen darf
moulin-option-protect-mills = Ob Steine in einer Mühle sicher sind, solange andere in keiner Mühle stehen
moulin-option-double-mill = Wie viele Steine man schlägt, wenn man zwei Mühlen auf einmal schließt
moulin-player-fewer-three-men = Eine Seite hat weniger als drei Steine
moulin-man-hand-d2 = ein Stein aus der Hand auf d2
moulin-man-d2-goes-b2 = der Stein auf d2 zieht nach b2
moulin-makes-mill-takes-man-a4 = … schließt eine Mühle und schlägt den Stein auf a4
moulin-summary = Setzt abwechselnd eure neun Steine und zieht sie dann auf den Linien zu Nachbarpunkten; wer nur noch wenige hat, darf auf jeden freien Punkt springen. Drei Steine auf einer Linie sind eine Mühle, und mit jeder Mühle, die du schließt, schlägst du einen gegnerischen Stein. Wer weniger als drei Steine oder keinen Zug mehr hat, verliert.
moulin-hand = in der Hand
