# Segnalazioni e moderazione

report-page = Segnala questa pagina
report-title = Segnala una pagina
report-about = Stai segnalando «{ $name }» all’amministrazione del sito.
report-words = Che cosa non va?
report-email = Il tuo indirizzo e-mail, se avessimo domande
report-send = Invia la segnalazione
report-look = Vedi la pagina
report-by-account = da un account
report-answer = Che cosa è stato fatto, e perché
report-handle = Segna come trattata
reports-title = Segnalazioni
reports-open = Segnalazioni aperte
reports-handled = Segnalazioni trattate
reports-none = Non ci sono segnalazioni.
reports-waiting = { $count ->
    [one] { $count } segnalazione aperta
   *[other] { $count } segnalazioni aperte
}
what-club = Circolo
what-competition = Competizione
what-player = Giocatore
what-record = Trascrizione
what-text = Testo
moderate = Modera
moderate-about = Tutto ciò che fai qui resta nel registro del sito con il suo motivo, e le persone interessate ricevono un’e-mail.
moderate-account = Account
moderate-reason = Motivo
moderate-hide = Nascondi
moderate-show = Mostra di nuovo
moderate-remove = Rimuovi per sempre
moderate-rename = Rinomina
moderate-name = Nuovo nome
moderate-merge = Unisci a un altro giocatore
moderate-into = Indirizzo della pagina del giocatore da tenere
moderate-sure = So che non si può annullare
moderate-texts = Testi
moderate-text-hidden = nascosto
moderate-hidden = Nascosto al pubblico.
moderate-removed = Rimosso.
account-suspend = Sospendi
account-suspend-about = Fino a quel giorno nessuno può accedere all’account o agire per suo conto.
account-until = Fino al giorno
account-ban = Escludi
account-ban-about = Sessioni, token e link dell’account finiscono subito, nessuno può più accedervi e nessuno può creare un nuovo account con il suo indirizzo.
account-admit = Riammetti
account-suspended = Sospeso. Fine della sospensione: { $time }.
account-banned = Escluso.
hidden-note = Nascosto dall’amministrazione: lo vedono solo lo staff e l’amministrazione. Per fare ricorso, scrivi a { $address }.
done-reported = Grazie. L’amministrazione esaminerà la tua segnalazione.
done-report-handled = Segnalazione segnata come trattata.
done-moderated = Fatto, e annotato nel registro del sito.
mail-moderation-subject = Podium: una decisione dell’amministrazione
mail-moderation-body =
    Ciao { $name },

    { $done }

    Motivo: { $reason }

    Se pensi che sia un errore, scrivi a { $address }.
mail-moderated-club-hide = L’amministrazione ha nascosto al pubblico il circolo «{ $name }». Il suo staff lo vede ancora.
mail-moderated-club-show = Il circolo «{ $name }» è di nuovo visibile al pubblico.
mail-moderated-club-remove = L’amministrazione ha rimosso il circolo «{ $name }».
mail-moderated-club-rename = L’amministrazione ha rinominato uno dei tuoi circoli. Ora si chiama «{ $name }».
mail-moderated-competition-hide = L’amministrazione ha nascosto al pubblico la competizione «{ $name }». Il suo staff la vede ancora.
mail-moderated-competition-show = La competizione «{ $name }» è di nuovo visibile al pubblico.
mail-moderated-competition-remove = L’amministrazione ha rimosso la competizione «{ $name }».
mail-moderated-competition-rename = L’amministrazione ha rinominato una competizione del tuo circolo. Ora si chiama «{ $name }».
mail-moderated-player-hide = L’amministrazione ha nascosto al pubblico il giocatore «{ $name }».
mail-moderated-player-show = Il giocatore «{ $name }» è di nuovo visibile al pubblico.
mail-moderated-player-remove = L’amministrazione ha cancellato il giocatore «{ $name }». I risultati restano, sotto un numero.
mail-moderated-player-rename = L’amministrazione ha cambiato il tuo nome di giocatore. Ora è «{ $name }».
mail-moderated-player-merge-away = L’amministrazione ha accertato che il giocatore «{ $name }» è una persona che qui ha un altro account. Ora i risultati appartengono a quell’account; puoi ancora accedere al tuo, che conserva i suoi ruoli.
mail-moderated-player-merge = L’amministrazione ha accertato che il giocatore «{ $name }» sei tu. Ora i suoi risultati sono tuoi.
mail-moderated-record-hide = L’amministrazione ha nascosto una trascrizione ({ $name }) che hai inviato.
mail-moderated-record-show = Una trascrizione ({ $name }) che hai inviato è di nuovo visibile.
mail-moderated-record-remove = L’amministrazione ha rimosso una trascrizione ({ $name }) che hai inviato.
mail-moderated-text-hide = L’amministrazione ha nascosto un testo che hai scritto: «{ $name }»
mail-moderated-text-show = Un testo che hai scritto è di nuovo visibile: «{ $name }»
mail-moderated-text-remove = L’amministrazione ha rimosso un testo che hai scritto: «{ $name }»
mail-moderated-suspend = L’amministrazione ha sospeso il tuo account. Fine della sospensione: { $name }. Fino ad allora nessuno può accedere.
mail-moderated-ban = L’amministrazione ha escluso per sempre il tuo account. Questa è l’ultima e-mail a questo indirizzo.
mail-moderated-admit = L’amministrazione ha riammesso il tuo account: puoi accedere di nuovo.
moderate-merge-club = Unisci a un altro circolo
moderate-into-club = Indirizzo della pagina del circolo da tenere
moderate-preview = Vedi che cosa verrebbe spostato
merge-goes = Scompare
merge-stays = Resta
merge-about = Descrizione, luogo e link del circolo che resta valgono ancora; quelli dell’altro vengono cancellati. Tutto il resto si sposta, compresi risultati e registri. I soci di entrambi i circoli vedranno un solo elenco giocatori, con le sue note.
merge-swap = Tieni l’altro circolo
merge-moves = Che cosa si sposta
merge-moving = da spostare
merge-after = dopo
merge-most = al massimo { $most }
merge-competitions = Competizioni
merge-circuits = Circuiti
merge-roster = Giocatori in elenco, ospiti compresi
merge-templates = Modelli
merge-invitations = Inviti aperti
merge-claims = Link per i risultati
merge-ratings = La lista di punteggi del circolo viene ricalcolata dai risultati di entrambi.
merge-there = lì finora: { $role }
merge-kept-out = non passa: quel circolo ha rimosso questa persona
merge-more = { $count ->
    [one] … e { $count } altro.
   *[other] … e altri { $count }.
}
merge-addresses = Indirizzi che rimandano
merge-too-much = Insieme i due circoli hanno più di quanto un circolo possa avere. Prima va cancellato qualcosa.
merge-do = Unisci i circoli
mail-moderated-club-merge = L’amministrazione ha unito due circoli: { $name }. Soci, competizioni, giocatori e link aperti sono ora insieme nel secondo, e i vecchi indirizzi portano lì.
