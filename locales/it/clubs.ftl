# Circoli

clubs-none = Non ci sono ancora circoli. Il tuo può essere il primo.
clubs-anywhere = Online o senza sede
club-new = Crea un circolo
club-new-about = Un circolo organizza competizioni e tiene l’elenco dei suoi giocatori. Ne sarai titolare e potrai cambiare tutto in seguito.
club-create = Crea il circolo
club-edit = Modifica il circolo
club-name = Nome del circolo
club-place = Luogo
club-about = Presentazione del circolo
club-links = Link, uno per riga
club-members = { $count ->
    [one] { $count } socio
   *[other] { $count } soci
}
club-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
club-live = { $count ->
    [one] { $count } competizione in corso
   *[other] { $count } competizioni in corso
}
club-new-competition = Crea una competizione
club-invite = Invita
club-roster = Elenco giocatori
club-no-competitions = Le competizioni di questo circolo compariranno qui.
club-first-competition = Le competizioni del tuo circolo compariranno qui. Crea la prima: il modulo propone ciò che è adatto al gioco.
club-group-running = In corso
club-group-open = Iscrizioni aperte
club-group-ready = In arrivo
club-group-draft = Bozze, visibili solo allo staff
club-group-finished = Concluse
club-group-archived = Archiviate
club-you-member = Sei socio di questo circolo.
club-you-arbiter = Sei arbitro di questo circolo.
club-you-organiser = Fai parte dell’organizzazione di questo circolo.
club-you-owner = Sei titolare di questo circolo.

# Soci

members-title = Soci
members-since = adesione: { $day }
members-role-of = Ruolo: { $name }
members-set-role = Cambia ruolo
members-remove = Rimuovi
members-leave = Lascia il circolo
members-leave-about = Perdi subito il tuo ruolo. I tuoi risultati restano. Per tornare servirà un nuovo invito.
invites-title = Inviti
invites-none = Non ci sono inviti aperti.
invites-sent-to = spedito a { $email }, vale una volta sola
invites-uses = per chiunque abbia il link, { $uses ->
    [0] non ancora usato (al massimo { $most } volte)
    [one] usato { $uses } volta su { $most }
   *[other] usato { $uses } volte su { $most }
}
invites-until = scadenza: { $day }
invites-by = creato da { $name }
invites-most = Utilizzi al massimo
invites-days = Validità (giorni)
invites-link = Link d’invito
invites-revoke = Revoca
invites-role = Ruolo
invites-email = Indirizzo e-mail (per una sola persona)
invites-hint = Senza indirizzo ottieni un link da condividere. Con un indirizzo l’invito parte per e-mail e vale solo per l’account con quell’indirizzo. In entrambi i casi finisce se lo revochi o se perdi il tuo ruolo.
invites-make = Invita
invited-member = Questo circolo ti invita a diventare socio.
invited-arbiter = Questo circolo ti invita come arbitro: inserirai i risultati e deciderai sulle contestazioni.
invited-organiser = Questo circolo ti invita nella sua organizzazione: creerai e gestirai le sue competizioni.
invited-owner = Questo circolo ti invita come titolare: deciderai del circolo e dei suoi soci.
invited-join = Entra nel circolo
invited-sign-in = Per entrare serve un account. Ci vuole un minuto, poi torni qui.
mail-invite-subject = Podium: un circolo ti invita
mail-invite-body =
    Un circolo ti invita su Podium. Apri questo link per vedere quale, e per entrare:
    { $link }

    L’invito è solo per questo indirizzo e vale { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }. Se non sai di che cosa si tratta, puoi ignorare questo messaggio.

# L’elenco giocatori

roster-none = Qui compariranno le persone che giocano nel tuo circolo, con o senza account.
roster-guest = ospite senza account
roster-account = ha un account
roster-change = Modifica
roster-note = Nota
roster-offer-claim = Crea un link per i risultati
roster-claim-link = Con questo link l’ospite collega i risultati al proprio account
roster-remove = Togli dall’elenco giocatori
roster-add = Aggiungi giocatori
roster-names = Nomi
roster-names-hint = Uno per riga. Dopo un punto e virgola puoi aggiungere una nota, per esempio «Anna Lind; junior». I nomi già in elenco vengono saltati.
claim-title = Sei { $name }?
claim-about = { $name } ha giocato senza account nel circolo { $club }. Se eri tu, collega questi risultati: il tuo account resterà associato a questo giocatore.
claim-do = Collega questi risultati

# Che cosa è stato fatto

cancel = Annulla
done-club-created = Circolo creato. Ora invita qualcuno o crea una competizione.
done-role-set = Ruolo cambiato.
done-member-removed = Socio rimosso.
done-left-club = Hai lasciato il circolo.
done-invite-made = Link creato. Condividilo con chi vuoi invitare.
done-invite-sent = Invito spedito.
done-invite-revoked = Invito revocato.
done-claim-withdrawn = Link revocato. Non è più valido.
done-joined = Ti diamo il benvenuto nel circolo.
done-roster-added = Giocatori aggiunti.
done-roster-removed = Giocatore tolto dall’elenco.
done-claim-offered = Link creato. Dallo solo a questo giocatore.
done-claimed = Ora questi risultati sono tuoi.
