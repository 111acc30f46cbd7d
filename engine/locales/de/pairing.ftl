pairing-players-many-pair-once-most = { $players } Teilnehmende sind zu viele für eine Auslosung; höchstens { $most_players } gehen. Teile sie in Gruppen.
pairing-match-two-games-last-match = Ein Match hat zwei Partien, vom letzten hat aber nur eine ein Ergebnis. Trage das andere ein.
pairing-no-pairing-keeps-apart-everybody = Keine Auslosung hält alle auseinander, die nicht aufeinandertreffen sollen. Hebe einen dieser Wünsche auf.
pairing-no-pairing-respects-absolute-colour = Keine Auslosung erfüllt alle absoluten Farbansprüche. Erlaube eine dritte Partie in Folge auf derselben Seite oder einen Unterschied von drei zwischen den Seiten.
pairing-everybody-who-bye-give-second = Alle, die spielfrei sein könnten, waren es schon. Vergib ein zweites Mal spielfrei oder nimm noch jemanden auf.
pairing-many-met-already-no-pairing = Zu viele haben schon gegeneinander gespielt: Ohne Wiederholung geht keine Auslosung auf. Erlaube Wiederholungen (das einfache Schweizer System tut es) oder beende das Turnier.
pairing-no-pairing-exists-even-if = Keine Auslosung geht auf, auch nicht ohne eine der Regeln (Wiederholungen, Seiten, spielfrei, auseinanderhalten). Hebe mehrere auf oder nimm das einfache Schweizer System.
pairing-best-remain-without-opponent = { $text } Im besten Fall bleiben ohne Paarung: { $names }.
pairing-no-pairing-keeps-apart-everybody-2 = Keine Auslosung hält alle auseinander, die nicht aufeinandertreffen sollen. Hebe einen dieser Wünsche auf. Im besten Fall bleiben ohne Paarung: { $names }.
pairing-comes-down-meets-highest-serves = { $x } wird zu denen mit { $score-dative } heruntergelost und trifft dort auf { $y }: die höchste Platzierung, mit der die Kriterien C6 bis C21 am besten erfüllt sind.
pairing-among-upper-half-meets-same = Unter denen mit { $score-dative } trifft { $x } aus der oberen Hälfte auf { $y } am gleichen Platz der unteren.
pairing-among-upper-half-meets-lower = Unter denen mit { $score-dative } trifft { $x } aus der oberen Hälfte auf { $y } aus der unteren: die kleinste Umstellung, mit der die Kriterien C1 bis C21 am besten erfüllt sind.
pairing-among-meets-after-exchange-between = Unter denen mit { $score-dative } trifft { $x } nach einem Tausch zwischen den Hälften auf { $y }; ohne ihn wären die Kriterien C1 bis C21 schlechter erfüllt.
pairing-both = Beide haben { $x }.
pairing-against-smaller-difference-here-cost = { $x } gegen { $y }: Ein kleinerer Unterschied hier würde andere Paarungen verschlechtern.
pairing-not-met = Sie haben noch nicht gegeneinander gespielt.
pairing-met-round-rematch-cannot-avoided = Sie haben in Runde { $last } schon gegeneinander gespielt; eine Wiederholung ist aber unvermeidlich oder schadet hier am wenigsten.
pairing-met-times-last-round-rematches = Sie haben schon { $times }-mal gegeneinander gespielt, zuletzt in Runde { $last }; eine weitere Wiederholung ist aber unvermeidlich oder schadet hier am wenigsten.
pairing-club-keeping-apart-cost-more = Sie sind im selben Verein; sie auseinanderzuhalten würde aber andere Paarungen verschlechtern.
pairing-both-first-pairing-number-which = Beide haben { $x }. Das ist die erste Auslosung nach Nummern, in der sich keine Paarung wiederholt und am wenigsten erneut gefloatet wird.
pairing-against-taken-up-complete-score = { $x } gegen { $y }: Um die Punktgruppe aufzufüllen, wird hochgelost, wer am höchsten steht und den übrigen nicht fehlt.
pairing-both-get-side-due = Beide bekommen die Seite, die ihnen zusteht.
pairing-stronger-claim-side-granted = Der stärkere Farbanspruch entscheidet über die Seiten.
pairing-same-claim-sides-alternate-last = Beide haben den gleichen Farbanspruch; die Seiten wechseln also gegenüber der letzten Runde, in der sie verschieden waren.
pairing-same-claim-higher-ranked-granted = Beide haben den gleichen Farbanspruch; der höhere Rang geht vor.
pairing-no-claim-yet-higher-ranked = Noch gibt es keinen Farbanspruch; der höhere Rang bekommt die Seite seiner Nummer.
pairing-no-match-yet-higher-ranked = Das ist das erste Match; der höhere Rang beginnt auf der Seite seiner Nummer.
pairing-first-games-white-goes-who = In der ersten Partie hat Weiß, wer es dort seltener hatte.
pairing-many-first-games-white-each = Beide hatten gleich oft Weiß in der ersten Partie; die Seiten wechseln also.
pairing-number-players-odd-c5-bye = Die Zahl der Teilnehmenden ist ungerade. C5: Spielfrei wird jemand mit der niedrigsten Punktzahl, bei der sich alle anderen auslosen lassen (hier { $score }). C9: darunter, wer die wenigsten Partien ausgelassen hat.
pairing-number-players-odd-bye-goes = Die Zahl der Teilnehmenden ist ungerade. Spielfrei wird, wer es am seltensten war (bisher { $byes }-mal), und zwar bei möglichst niedriger Punktzahl: { $score }.
pairing-number-players-odd-bye-goes-2 = Die Zahl der Teilnehmenden ist ungerade. Spielfrei wird jemand mit der niedrigsten Punktzahl, bei der sich die übrigen auslosen lassen (hier { $score }); darunter, wer die meisten Matches gespielt hat, dann der niedrigste Rang.
pairing-table = So steht es im Spielplan.
# .dative: „mit 3 Punkten“.
pairing-points = { $whole } { $whole ->
        [one] Punkt
       *[other] Punkte
    }
    .dative = { $whole } { $whole ->
        [one] Punkt
       *[other] Punkten
    }
pairing-half-point = ½ Punkt
    .dative = ½ Punkt
pairing-points-half = { $whole }½ Punkte
    .dative = { $whole }½ Punkten
pairing-points-tenths = { $points } Punkte
    .dative = { $points } Punkten
