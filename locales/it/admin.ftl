# Amministrazione

admin-users = Account
admin-users-find = Nome o indirizzo e-mail
admin-is-admin = amministrazione
admin-no-password = senza password
admin-make = Dai i diritti di amministrazione
admin-unmake = Togli i diritti di amministrazione
admin-disable = Chiudi le sessioni e chiedi una nuova password
admin-disable-about = Tutte le sessioni dell’account vengono chiuse e parte un’e-mail con un link per scegliere una nuova password. Finché il link non viene usato, nessuno può accedere. Le password non vengono mai mostrate a nessuno.
admin-running = { $count ->
    [one] { $count } competizione in corso
   *[other] { $count } competizioni in corso
}
admin-competitions = { $count ->
    [one] { $count } competizione
   *[other] { $count } competizioni
}
admin-jobs = Attività
admin-jobs-none = Qui compariranno le attività in attesa e quelle recenti.
admin-jobs-waiting = { $count ->
    [0] nessuna in attesa
   *[other] { $count } in attesa
}
admin-jobs-given-up = { $count ->
    [one] { $count } abbandonata
   *[other] { $count } abbandonate
}
job-kind-fingerprints = Impronte delle partite
job-kind-retention = Eliminazione dei dati scaduti
job-kind-scan = Ricerca delle scadenze
job-kind-clock = Scadenze di una competizione
job-kind-mail = E-mail
job-kind-draw = Abbinamento di un torneo numeroso
job-kind-ratings = Rating di un gioco
job-kind-prune = Pulizia
job-waiting = In attesa
job-running = In corso
job-failed = Verrà ritentata
job-given-up = Abbandonata
job-done = Fatta
job-attempts = { $count ->
    [one] { $count } tentativo
   *[other] { $count } tentativi
}
job-retry = Riprova ora
admin-outbox = Posta in uscita
admin-outbox-none = Qui compariranno le e-mail inviate dal servizio.
admin-unsent = { $count ->
    [0] tutte inviate
    [one] { $count } non inviata
   *[other] { $count } non inviate
}
admin-no-smtp = nessun server di posta configurato: leggi le e-mail qui
admin-sent = inviata: { $time }
admin-not-sent = non inviata
admin-log = Registro
admin-log-stream = Flusso (club:…, competition:…, site)
admin-log-filter = Filtra
admin-log-all = Mostra tutto
admin-log-none = Qui non è ancora successo nulla.
admin-log-earlier = Precedenti
admin-log-broken = Questa voce non corrisponde alla sua impronta: è stata modificata fuori dal servizio.
done-disabled = Le sessioni dell’account sono chiuse. È in partenza un’e-mail con un link per la nuova password.
done-job-retried = L’attività è ripartita.
admin-erase = Cancella…
admin-erase-title = Cancella { $name }
admin-erase-about = Il nome, l’indirizzo e-mail e tutto ciò che questa persona ha scritto vengono cancellati per sempre, qui e in ogni nuovo backup. I risultati restano, sotto un numero. Non si può annullare.
admin-erase-do = Cancella per sempre
admin-erase-back = Conserva questa persona
done-erased = Dati della persona cancellati. I risultati restano, sotto un numero.
mail-disabled-body =
    L’amministrazione ha chiuso tutte le sessioni del tuo account e chiede una nuova password. Apri questo link entro una settimana per sceglierla:
    { $link }
