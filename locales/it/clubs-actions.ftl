club-act-address-page-write-line-like = «{ $link }» non è un indirizzo web. Scrivine uno per riga, per esempio https://example.org
club-act-club-most-10-links = Un circolo può avere al massimo 10 link.
club-act-own-clubs-already-hand-over = { $most ->
    [one] Sei già titolare di { $most } circolo. Cedilo, o chiedine un altro all’amministrazione del sito.
   *[other] Sei già titolare di { $most } circoli. Cedine uno, o chiedine un altro all’amministrazione del sito.
}
club-act-only-owner-club-make-somebody = È l’unico titolare del circolo. Prima nominane un altro.
club-act-turn-second-factor-yourself-first = Prima attiva un secondo fattore per te, in «Accesso e sicurezza».
club-act-person-member-club-any-more = Questa persona non fa più parte del circolo.
club-act-club-open-invitations-already-withdraw = { $most_open ->
    [one] Il circolo ha già { $most_open } invito aperto. Revocalo, se non serve.
   *[other] Il circolo ha già { $most_open } inviti aperti. Revocane uno che non serve.
}
club-act-write-number-1 = Inserisci un numero da 1 a { $most }, non { $number }.
club-act-link-ended-made-give-out = Questo link non è più valido: chi l’ha creato non può più condividerlo. Chiedine uno nuovo al circolo.
club-act-invitation-sent-another-address-sign = Questo invito è stato spedito a un altro indirizzo. Accedi con l’account di quell’indirizzo, dopo averlo confermato, o chiedi un invito al tuo.
club-act-were-taken-out-club-only = Il circolo ti ha rimosso. Puoi rientrare solo con un invito al tuo indirizzo: chiedilo a un titolare del circolo.
club-act-most-players-added-once-paste = { $most ->
    [one] Puoi aggiungere { $most } giocatore alla volta.
   *[other] Puoi aggiungere al massimo { $most } giocatori alla volta. Incolla la lista a pezzi.
}
club-act-roster-most-players-take-those = { $most_listed ->
    [one] Un elenco giocatori può avere al massimo { $most_listed } giocatore. Togli chi non gioca più.
   *[other] Un elenco giocatori può avere al massimo { $most_listed } giocatori. Togli chi non gioca più.
}
club-act-new-name-list-write-name = Nella lista non ci sono nomi nuovi. Scrivi un nome per riga.
club-act-club-open-links-kind-already = { $most ->
    [one] Il circolo ha già { $most } link aperto di questo tipo. Revocalo, se non serve.
   *[other] Il circolo ha già { $most } link aperti di questo tipo. Revocane qualcuno che non serve.
}
club-act-player-account-already = Questo giocatore ha già un account.
club-act-club-was-merged-meanwhile = Questo circolo è appena stato unito a un altro. Ricarica la pagina e riprova lì.
