club-act-address-page-write-line-like = „{ $link }“ ist keine Webadresse. Schreib eine pro Zeile, etwa https://example.org
club-act-club-most-10-links = Ein Verein kann höchstens 10 Links haben.
club-act-own-clubs-already-hand-over = { $most ->
    [one] Du bist schon in { $most } Verein im Vorstand. Gib ihn ab oder bitte die Administration dieser Website um einen weiteren.
   *[other] Du bist schon in { $most } Vereinen im Vorstand. Gib einen ab oder bitte die Administration dieser Website um einen weiteren.
}
club-act-only-owner-club-make-somebody = Sonst gehört niemand zum Vorstand. Nimm erst jemand anderen in den Vorstand auf.
club-act-turn-second-factor-yourself-first = Schalte erst für dich selbst einen zweiten Faktor ein, unter „Anmeldung und Sicherheit“.
club-act-person-member-club-any-more = Diese Person ist kein Mitglied des Vereins mehr.
club-act-club-open-invitations-already-withdraw = { $most_open ->
    [one] Der Verein hat schon { $most_open } offene Einladung. Widerrufe sie, wenn sie nicht gebraucht wird.
   *[other] Der Verein hat schon { $most_open } offene Einladungen. Widerrufe eine, die nicht gebraucht wird.
}
club-act-write-number-1 = Gib eine Zahl von 1 bis { $most } ein, nicht { $number }.
club-act-link-ended-made-give-out = Dieser Link ist erloschen: Wer ihn erstellt hat, darf ihn nicht mehr weitergeben. Bitte den Verein um einen neuen.
club-act-invitation-sent-another-address-sign = Diese Einladung ging an eine andere Adresse. Melde dich mit dem Konto dieser Adresse an, sobald sie bestätigt ist, oder bitte um eine Einladung an deine.
club-act-were-taken-out-club-only = Du wurdest aus diesem Verein entfernt. Zurück kommst du nur mit einer Einladung an deine eigene Adresse: Wende dich an den Vorstand.
club-act-most-players-added-once-paste = { $most ->
    [one] Du kannst nur { $most } Namen auf einmal hinzufügen.
   *[other] Du kannst höchstens { $most } Namen auf einmal hinzufügen. Füge die Liste in Teilen ein.
}
club-act-roster-most-players-take-those = Eine Spielerliste hat höchstens { $most_listed } Namen. Nimm herunter, wer nicht mehr spielt.
club-act-new-name-list-write-name = In der Liste steht kein neuer Name. Schreib einen Namen pro Zeile.
club-act-club-open-links-kind-already = { $most ->
    [one] Der Verein hat schon { $most } offenen Link dieser Art. Widerrufe ihn, wenn er nicht gebraucht wird.
   *[other] Der Verein hat schon { $most } offene Links dieser Art. Widerrufe einige, die nicht gebraucht werden.
}
club-act-player-account-already = Zu diesem Namen gibt es schon ein Konto.
club-act-club-was-merged-meanwhile = Dieser Verein wurde gerade mit einem anderen zusammengelegt. Lade die Seite neu und versuch es dort noch einmal.
