jacquet-begin-p1-throws-5-p2 = zu Beginn wirft P1 eine 5 und P2 eine 2
jacquet-5-2-checker-each = mit 5 und 2 je ein Stein
jacquet-checker-plays-both-dice = ein Stein zieht beide Würfel
jacquet-summary = Beide Seiten führen ihre fünfzehn Steine in derselben Richtung herum, vom eigenen Feld 24 ins eigene Heimfeld, die Felder 6 bis 1, und würfeln sie von dort aus; wer zuerst alle fünfzehn draußen hat, gewinnt. Geschlagen wird nicht: Ein einziger Stein sperrt ein Feld für die Gegenseite. Ein Stein, der Kurier, muss im Heimfeld sein, bevor ein anderer losziehen darf. In der Hälfte, in der man beginnt, darf man nie sechs Felder in Folge besetzen. So viele Würfel wie möglich müssen gezogen werden.
