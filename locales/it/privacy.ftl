# Che cosa vede di te chi non ti conosce

privacy-title = Privacy
privacy-lead = Decidi tu che cosa può leggere qui di te chi non ti conosce.
privacy-seen = Che cosa vede il pubblico
privacy-now = Il tuo nome sulle pagine pubbliche:
privacy-sheltered = Dato che hai meno di 16 anni, il pubblico vede solo il tuo nome e l’iniziale del cognome, o un soprannome, e non c’è una pagina su di te. Se tu e i tuoi genitori volete di più, un genitore può dirlo all’organizzazione del tuo circolo, che lo annota qui.
privacy-grown = Il tuo nome appare ancora come quello di chi ha meno di 16 anni. Ora hai l’età per scegliere: finché non salvi questa pagina non cambia nulla.
privacy-agreed = L’organizzazione ha annotato che un genitore o tutore acconsente a ciò che scegli qui ({ $day }).
privacy-name = Il mio nome sulle pagine pubbliche
privacy-name-full = Nome completo
privacy-name-short = Nome e iniziale del cognome
privacy-name-nickname = Un soprannome
privacy-nickname = Soprannome
privacy-name-about = Questo nome compare in classifiche, abbinamenti, trascrizioni e stampe, anche in ciò che è già pubblicato. L’organizzazione delle tue competizioni, chi gioca contro di te e i soci del tuo circolo vedono comunque il nome completo.
privacy-page = Una pagina su di me
privacy-page-played = Quando gioco in una competizione pubblica, con risultati, rating e avversari
privacy-page-always = Anche se non ho ancora giocato in pubblico
privacy-page-never = Nessuna pagina, e fuori dalle ricerche
privacy-page-own = Vedi la mia pagina
privacy-age = La mia età
privacy-age-about = Indicarla è facoltativo. Se hai meno di 16 anni, il cognome e la tua pagina sono nascosti. L’anno lo vede solo l’organizzazione del tuo circolo.
privacy-age-by-club = Il tuo circolo ha annotato la tua età. Se è sbagliata, chiedi all’organizzazione di correggerla.
privacy-birth-year = Anno di nascita
privacy-minor = Ho meno di 16 anni
privacy-data-about = Un file con tutto ciò che è conservato su di te: account, adesioni, iscrizioni, risultati, trascrizioni, ciò che hai scritto, i tuoi accessi, le e-mail che ti abbiamo mandato. Si apre con qualsiasi editor di testo.
privacy-kept = Per quanto tempo si conservano i dati
privacy-kept-sessions = { $days ->
    [one] Una sessione che non usi si chiude dopo { $days } giorno.
   *[other] Una sessione che non usi si chiude dopo { $days } giorni.
}
privacy-kept-addresses = { $days ->
    [one] L’indirizzo IP e il browser di una sessione vengono cancellati dopo { $days } giorno senza uso.
   *[other] L’indirizzo IP e il browser di una sessione vengono cancellati dopo { $days } giorni senza uso.
}
privacy-kept-letters = { $days ->
    [one] Le e-mail che ti abbiamo mandato vengono cancellate dopo { $days } giorno.
   *[other] Le e-mail che ti abbiamo mandato vengono cancellate dopo { $days } giorni.
}
privacy-kept-drafts = { $days ->
    [one] Una trascrizione cominciata e lasciata a metà viene cancellata dopo { $days } giorno.
   *[other] Una trascrizione cominciata e lasciata a metà viene cancellata dopo { $days } giorni.
}
privacy-kept-results = I risultati restano, perché sono anche di chi ha giocato contro di te. Se elimini il tuo account, restano sotto un numero.
privacy-erase-about = Nome, indirizzo e tutto ciò che hai scritto si possono eliminare subito:

account-privacy = Privacy e i miei dati
account-privacy-about = Come il pubblico vede il tuo nome, se c’è una pagina su di te, e un file con tutto ciò che è conservato su di te.

# Nell’elenco giocatori di un circolo, per lo staff

roster-age-save = Salva l’età
roster-birth-year = Anno di nascita
roster-minor = Meno di 16 anni: il pubblico vede il nome e l’iniziale del cognome, e nessuna pagina
roster-agrees = Un genitore o tutore acconsente alla scelta del giocatore
roster-agreed = consenso: { $day }
roster-minor-mark = meno di 16 anni
