people-act-e-mail-address-write-like = «{ $email }» non è un indirizzo e-mail. Scrivilo così: anna@example.org
people-act-administrators-keep-address-out = L’amministrazione ha escluso questo indirizzo.
people-act-link-used-already-too-old = Questo link è già stato usato o è scaduto. Chiedine uno nuovo.
people-act-time-zone-write-like-europe = Il fuso orario «{ $zone }» non esiste. Scrivilo così: Europe/Rome
people-act-recovery-codes-belong-second-factor = I codici di recupero accompagnano un secondo fattore. Prima attivane uno.
people-act-authenticator-app-already-remove-first = C’è già un’app di autenticazione. Prima rimuovila.
people-act-code-wrong-too-old-used = Questo codice è sbagliato, scaduto o già usato. Aspetta il prossimo e inserisci quello. Se è sbagliato anche quello, controlla l’ora del telefono.
people-act-without-passkey-none-asked-administrators = Una passkey si può chiedere solo a chi ce l’ha, e all’amministrazione si chiede sempre.
people-act-recovery-codes-used-already-each = Questo non è uno dei tuoi codici di recupero, o è già stato usato. Ogni codice vale una volta sola.
people-act-page-open-too-long-answer = Questa pagina è rimasta aperta troppo a lungo, o la risposta è già stata usata. Ricarica la pagina e riprova.
people-act-browser-used-another-address-site = Il tuo browser ha usato un altro indirizzo di questo sito. Apri il sito al suo indirizzo e riprova.
people-act-device-check-set-up-pin = Il tuo dispositivo non ha verificato la tua identità. Imposta un PIN, l’impronta o il volto e riprova.
people-act-passkey-looks-like-copy-used = Questa passkey sembra la copia di una usata nel frattempo. Accedi in un altro modo, rimuovila e aggiungine una nuova.
people-act-device-makes-kind-key-cannot = Il tuo dispositivo crea un tipo di chiave che qui non si può usare. Prova con un altro dispositivo.
people-act-passkey-checked-try-again-sign = Non è stato possibile verificare questa passkey. Riprova, o accedi in un altro modo.
people-act-passkey-known-here-any-more = Qui questa passkey non è più conosciuta. Accedi in un altro modo; puoi rimuoverla dal dispositivo.
people-act-give-passkey-name = Dai un nome alla passkey.
people-act-account-most-passkeys-remove-use = { $most ->
    [one] Un account può avere al massimo { $most } passkey. Prima rimuovila.
   *[other] Un account può avere al massimo { $most } passkey. Rimuovine una che non usi.
}
people-act-passkey-list-already = Questa passkey è già nell’elenco.
people-act-only-way-into-account-choose = È l’unico accesso al tuo account. Scegli prima una password.
people-act-suspended-until = L’amministrazione ha sospeso questo account. Fine della sospensione: { $time }. L’e-mail che lo comunica spiega come fare ricorso.
people-act-administrators-closed-account-letter-about = L’amministrazione ha escluso questo account. L’e-mail che lo comunica spiega come fare ricorso.
people-act-password-least-characters-four-words = { $fewest ->
    [one] Una password deve avere almeno { $fewest } carattere.
   *[other] Una password deve avere almeno { $fewest } caratteri. Quattro parole facili da ricordare ne fanno una buona.
}
people-act-password-most-characters = { $most ->
    [one] Una password può avere al massimo { $most } carattere.
   *[other] Una password può avere al massimo { $most } caratteri.
}
people-act-password-easy-guess-common-made = Questa password è facile da indovinare: è comune, o fatta del tuo nome, di una sequenza o di una ripetizione. Quattro parole facili da ricordare ne fanno una buona.
people-act-say-token-used = Scegli per che cosa si può usare il token.
people-act-token-lasts-30-90-365 = Un token vale 30, 90 o 365 giorni.
people-act-account-most-tokens-end-first = { $most ->
    [one] Un account può avere al massimo { $most } token. Prima revocalo.
   *[other] Un account può avere al massimo { $most } token. Prima revocane uno.
}
people-act-only-administrator-make-somebody-else = È l’unico account con i diritti di amministrazione. Prima dalli a qualcun altro.
people-act-write-why-reason-stands-log = Indica un motivo. Resta nel registro del sito, e viene comunicato alle persone interessate.
people-act-text-name-belongs-log-site = Questo testo è un nome, o fa parte del registro del sito. Nascondi, rinomina o cancella piuttosto la persona.
people-act-player-hidden-erased-show-player = Questo giocatore è nascosto o cancellato. Prima mostralo di nuovo.
people-act-these-two-cannot-merged-choose = Questi due non si possono unire. Scegli due giocatori esistenti e mai uniti prima.
people-act-player-merged-account-other-none = Il giocatore da unire ha un account e l’altro no. Unisci quello senza account a quello che ce l’ha.
people-act-both-take-part-same-competition = Entrambi partecipano alla stessa competizione: o sono due persone, o una delle iscrizioni è sbagliata.
people-act-administrator-take-administration-away-first = Questo account ha i diritti di amministrazione. Prima toglili.
people-act-choose-day-still-come = Scegli un giorno futuro.
people-act-service-calls-itself-choose-another = «{ $name }» è riservato al servizio. Scegli un altro nome.
people-act-name-1-characters = Un nome deve avere da 1 a { $most } caratteri.
people-act-letter-name-more-marks-above = { $most_marks ->
    [one] Una lettera del nome ha più di { $most_marks } segno sopra o sotto.
   *[other] Una lettera del nome ha più di { $most_marks } segni sopra o sotto.
}
people-act-mixes-letters-different-alphabets-write = «{ $name }» mescola lettere di alfabeti diversi: { $one } e { $other }. Scrivilo in un solo alfabeto.
people-act-latin = latino
people-act-greek = greco
people-act-cyrillic = cirillico
people-act-armenian = armeno
people-act-georgian = georgiano
people-act-hebrew = ebraico
people-act-arabic = arabo
people-act-year-of-birth = Scrivi l’anno di nascita con quattro cifre, per esempio 2012.
people-act-nickname-most-characters = { $most_nickname ->
    [one] Un soprannome può avere al massimo { $most_nickname } carattere.
   *[other] Un soprannome può avere al massimo { $most_nickname } caratteri.
}
people-act-nickname-cannot-sign = Un soprannome non può contenere il carattere { $sign }.
people-act-looks-like-name-somebody-play = «{ $nickname }» somiglia al nome di qualcuno con cui giochi. Scegli un altro soprannome.
people-act-under-16-strangers-see-first = Sotto i 16 anni il pubblico vede il tuo nome e l’iniziale del cognome, o un soprannome, e nessuna pagina su di te. Un genitore può chiedere all’organizzazione del tuo circolo di annotare che acconsente ad altro.
people-act-letter = «{ $letter }» ({ $code }, { $alphabet })
people-act-these-clubs-cannot-merged = Questi due circoli non si possono unire. Scegli due circoli diversi che non siano nascosti, rimossi o già uniti; se uno è nascosto, prima mostralo di nuovo.
people-act-clubs-together-have-many = Insieme i circoli avrebbero { $after } elementi dove un circolo può averne { $most }. Prima cancellane qualcuno.
people-act-club-was-merged = Questo circolo è stato unito a un altro. Agisci sul circolo che ora ne tiene le competizioni.
