# Accesso e sicurezza

security-title = Accesso e sicurezza
security-on = È attivo un secondo fattore: la sola password non apre il tuo account.
security-off = Basta la password per aprire il tuo account. Con un’app di autenticazione, o una passkey chiesta dopo la password, è più sicuro.
security-password = Il tuo account ha una password.
security-no-password = Il tuo account non ha una password.
security-sessions =
    { $count ->
        [one] Il tuo account è aperto in un browser.
       *[other] Il tuo account è aperto in { $count } browser.
    }
security-sessions-show = Mostra le sessioni
security-summary = Passkey, app di autenticazione e codici di recupero.

# Passkey

passkeys-title = Passkey
passkeys-about = Con una passkey accedi con l’impronta, il volto o il PIN del tuo dispositivo. Non c’è niente da ricordare e niente da rubare da questo sito.
passkeys-none = Non hai ancora passkey.
passkeys-none-here = Questo browser non supporta le passkey. Usane uno più recente, o un altro dispositivo.
passkeys-script = Per le passkey serve JavaScript, che in questo browser è disattivato.
passkeys-no-name = Qui le passkey non funzionano: i browser le ammettono solo su un sito raggiunto per nome tramite HTTPS. L’amministrazione deve impostare PODIUM_ADDRESS sull’indirizzo https:// del sito.
passkey-add = Aggiungi una passkey
passkey-add-about = Il dispositivo ti chiederà l’impronta, il volto o il PIN. Dai alla passkey un nome che ti dica dove si trova.
passkey-name = Nome della passkey
passkey-since = aggiunta: { $day }
passkey-used = ultimo uso: { $time }
passkey-unused = mai usata
passkey-synced = su più dispositivi
passkey-one-device = su un solo dispositivo
passkey-change = Modifica { $name }
passkey-rename = Rinomina
passkey-remove = Rimuovi
passkey-ask = Chiedi una passkey dopo la password
passkey-ask-end = Non chiedere più la passkey
passkey-asked = Dopo la password o un link di accesso ti viene chiesta una passkey.
passkey-not-asked = La sola password basta ancora, senza passkey.
passkey-ask-admin = A chi ha i diritti di amministrazione e una passkey, questa viene sempre chiesta dopo la password.
passkey-sign-in = Accedi con una passkey
passkey-failed = Il dispositivo non ha fornito una passkey. Riprova.
passkey-there = Questo dispositivo ha già una passkey per il tuo account.

# App di autenticazione

app-title = App di autenticazione
app-about = Un’app sul telefono mostra ogni 30 secondi un nuovo codice di sei cifre. Ti viene chiesto dopo la password.
app-on = Dopo la password ti viene chiesto un codice della tua app.
app-begin = Configura un’app
app-remove = Rimuovi l’app
app-scan = Inquadra questo codice QR con la tua app di autenticazione.
app-picture = Codice QR con la chiave segreta per la tua app di autenticazione
app-type = Oppure scrivi nell’app questa chiave segreta:
app-confirm = Attiva

# Codici di recupero

codes-title = Codici di recupero
codes-about = Se perdi il dispositivo, ciascuno di questi codici ti fa entrare una volta, al posto dell’app o della passkey. Stampali o scrivili ora: non verranno più mostrati.
codes-later = Ne ricevi dieci quando attivi un secondo fattore.
codes-left =
    { $count ->
        [0] Non restano codici. Creane di nuovi.
        [one] Resta un codice.
       *[other] Restano { $count } codici.
    }
codes-new = Crea dieci nuovi codici
codes-print = Stampa i codici
codes-kept = Li ho salvati

# Il secondo passo dell’accesso

second-title = Ancora un passo
second-about = Il tuo account chiede un secondo fattore.
second-code = Codice della tua app
second-code-hint = Sei cifre. Ogni codice vale una volta sola.
second-passkey = Usa una passkey
second-lost = Ho perso il dispositivo
second-recovery = Codice di recupero
second-recovery-use = Usa il codice di recupero
second-no-codes = Se non hai codici di recupero, rivolgiti all’amministrazione del sito: dopo aver verificato la tua identità può rimuovere il secondo fattore.

# Circoli

club-factor-title = Secondo fattore per i titolari
club-factor-on = Ai titolari serve un secondo fattore. Finché non lo configurano, possono fare solo ciò che può fare l’organizzazione.
club-factor-off = I titolari possono accedere con la sola password.
club-factor-ask = Rendi obbligatorio il secondo fattore
club-factor-end = Rendi facoltativo il secondo fattore
club-factor-owed = Questo circolo chiede ai titolari un secondo fattore. Finché non lo configuri, puoi fare solo ciò che può fare l’organizzazione.
error-second-factor = Questo circolo chiede ai titolari un secondo fattore. Configura un’app di autenticazione, o fatti chiedere una passkey dopo la password, poi torna qui. Intanto puoi fare tutto ciò che può fare l’organizzazione.
    .title = Ti serve un secondo fattore

# Che cosa è stato fatto

done-passkey-added = Passkey aggiunta.
done-passkey-removed = Passkey rimossa da qui. Puoi eliminarla anche dal dispositivo.
done-app-added = App configurata.
done-app-removed = App rimossa.
done-second-late = È passato troppo tempo, o i codici sbagliati erano troppi. Accedi di nuovo.

# E-mail

notice-passkey-added = È stata aggiunta una passkey al tuo account Podium.
notice-passkey-removed = È stata rimossa una passkey dal tuo account Podium.
notice-app-added = È stata configurata un’app di autenticazione per il tuo account Podium. D’ora in poi ti verranno chiesti i suoi codici.
notice-app-removed = L’app di autenticazione è stata rimossa dal tuo account Podium.
notice-passkey-asked = D’ora in poi dopo la password ti verrà chiesta una passkey.
notice-passkey-not-asked = Dopo la password non ti viene più chiesta una passkey.
notice-new-codes = Sono stati creati nuovi codici di recupero per il tuo account Podium. I vecchi non valgono più.
notice-code-used = Qualcuno è entrato nel tuo account Podium con un codice di recupero. Quel codice non vale più.
notice-factors-removed = L’amministrazione ha rimosso dal tuo account Podium tutte le passkey, l’app di autenticazione e i codici di recupero. Tutte le sessioni sono chiuse: accedi con la password e configurali di nuovo.
