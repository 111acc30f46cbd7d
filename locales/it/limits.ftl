limit-second = un secondo
limit-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
limit-minute = un minuto
limit-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
limit-hour = un’ora
limit-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
limit-go = { $text } Potrai continuare tra { $until }.
limit-these-were-many-passwords-codes = Troppe password o troppi codici. Se non ricordi i tuoi, chiedi una nuova password o un link di accesso per e-mail.
limit-many-wrong-codes-were-tried = Troppi codici sbagliati per questo account. Usa una passkey o un codice di recupero.
limit-many-guess-password-account-moment = Per questo account arrivano molte password sbagliate. Usa un browser con cui hai già fatto l’accesso, una passkey o un link di accesso per e-mail.
limit-these-were-many-passwords-if = Troppe password. Se non ricordi la tua, chiedine una nuova o un link di accesso per e-mail.
limit-many-people-sign-network-moment = In questo momento molte persone accedono dalla tua rete. Usa un’altra rete, o aspetta.
limit-several-letters-were-sent-address = A questo indirizzo sono già state mandate diverse e-mail. Cerca l’ultima, anche nella posta indesiderata.
limit-many-letters-sent-others-give = Hai fatto mandare molte e-mail ad altri. Condividi piuttosto un link.
limit-many-accounts-letters-were-asked = Dalla tua rete sono stati chiesti molti account e molte e-mail. Usa un’altra rete, o aspetta.
limit-many-records-were-handed-network = Dalla tua rete sono state inviate molte trascrizioni. Questa non è stata salvata: inviala di nuovo.
limit-faster-anybody-plays-type-paste = Così in fretta non gioca nessuno. Scrivi o incolla la trascrizione intera.
limit-changed-much-competition-if-something = Hai fatto molte modifiche in questa competizione. Se qualcosa non va, rivolgiti alla sua organizzazione.
limit-much-changed-table-if-agree = A questo tavolo ci sono state molte modifiche. Se non siete d’accordo, rivolgetevi all’organizzazione.
limit-changed-much-competition-lists-pasted = Hai fatto molte modifiche in questa competizione. Le liste si possono incollare o importare intere.
limit-made-several-clubs-already-administrator = Hai già creato diversi circoli. L’amministrazione può crearne altri per te.
limit-changed-much-club-lists-names = Hai fatto molte modifiche in questo circolo. Le liste di nomi si possono incollare intere.
limit-club-made-many-competitions-rehearsals = Il circolo ha creato molte competizioni e prove. Usa una delle sue bozze.
limit-reported-several-pages-already-administrators = Hai già segnalato diverse pagine, e l’amministrazione le sta esaminando. Riunisci le altre in una sola segnalazione.
limit-changed-how-shown-several-times = Hai cambiato più volte il tuo nome pubblico. Vale l’ultima scelta.
limit-downloaded-data-several-times-last = Hai scaricato più volte i tuoi dati. L’ultimo file contiene tutto.
