# Campi

field-name = Nome, come appare negli abbinamenti
field-email = Indirizzo e-mail
field-password = Password
field-old-password = Password attuale
field-new-password = Nuova password
field-language = Lingua
field-time-zone = Fuso orario
password-hint = Almeno 10 caratteri. Quattro parole facili da ricordare fanno una buona password.

# Pagine

sign-up-have-account = Hai già un account?
sign-in-forgot = Password dimenticata?
reset-title = Nuova password
reset-about = Inserisci il tuo indirizzo e-mail. Se corrisponde a un account, ti mandiamo un link per scegliere una nuova password.
reset-send = Invia il link
account-title = Il mio account
account-profile = Profilo
account-verified = indirizzo confermato
account-unverified = indirizzo da confermare
account-password = Password
account-change-password = Cambia password
account-sessions = Sessioni attive
account-this-browser = questo browser
account-close-sessions = Chiudi le altre sessioni
account-program = Token API
account-data = I miei dati
account-download = Scarica i miei dati
account-delete = Elimina il mio account
sign-up-by-mail = Ti mandiamo un’e-mail con un link per scegliere la password.
sign-in-unverified = Questo indirizzo non è ancora confermato. Chiedi una nuova password: il link che ricevi per e-mail lo conferma.
prove-title = Conferma il tuo indirizzo
prove-do = Conferma e imposta la password
again-title = Conferma la tua identità
again-about = È una modifica delicata: conferma la tua identità. Per 15 minuti non te lo chiederemo più.
again-code = Codice dell’e-mail appena ricevuta
again-letter = Mandami un codice per e-mail
again-do = Continua
again-otherwise = Non funziona niente?
link-title = Accedi con un link per e-mail
link-send = Invia il link
link-about = Premi il pulsante per accedere. Il link vale una sola volta.
field-new-email = Nuovo indirizzo e-mail
account-email = Indirizzo e-mail
account-email-change = Cambia indirizzo e-mail
email-confirm = Conferma questo indirizzo
email-confirm-about = Dopo la conferma accederai con { $email }.
email-undo = Annulla la modifica
email-undo-about = L’account torna all’indirizzo { $email }. Tutte le sessioni vengono chiuse e scegli una nuova password.
account-close-tokens = Revoca anche i miei token API
account-program-about = Con un token un programma può agire a tuo nome tramite l’API, nei limiti che decidi tu. Non dà accesso alle pagine.
account-program-new = Crea un token
account-program-end = Revoca
account-program-made = Ecco il tuo token. Lo vedi solo questa volta: conservalo come una password.
token-name = Nome del token
token-scopes = Il programma può
token-days = Validità
token-for-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
token-until = scadenza: { $day }
token-used = ultimo uso: { $time }
token-unused = mai usato
scope-submit = inviare trascrizioni delle mie partite
scope-read = leggere tutto ciò che vedo io
account-delete-about = Nome, indirizzo, password, adesioni ai circoli e tutto ciò che hai scritto vengono eliminati subito. I risultati delle tue partite restano, con un numero al posto del nome.

# Che cosa è stato fatto

done-signed-up = Account creato. Accedi con indirizzo e password.
done-signed-out = Sessione chiusa.
done-reset-asked = Se l’indirizzo corrisponde a un account, abbiamo inviato un link.
done-password = Nuova password impostata. Usala per accedere.
done-saved = Salvato.
done-sessions = Tutte le altre sessioni sono chiuse.
done-deleted = Il tuo account è stato eliminato.
done-sign-up-asked = Ti abbiamo mandato un’e-mail. Apri il link che contiene per scegliere la password. Se non arriva, guarda nella posta indesiderata.
done-link-asked = Se l’indirizzo corrisponde a un account, abbiamo inviato un link. Vale 15 minuti.
done-email-asked = Abbiamo mandato un’e-mail al nuovo indirizzo. Apri il link che contiene e conferma; fino ad allora resta valido quello vecchio.
done-email-changed = Indirizzo e-mail cambiato.
done-token-ended = Token revocato.

# E-mail

mail-already-subject = Podium: hai già un account
mail-already-body =
    Qualcuno ha provato a creare un account con il tuo indirizzo, ma ne hai già uno.
    Se l’hai chiesto tu e hai dimenticato la password, chiedine una nuova qui:
    { $link }
mail-reset-subject = Podium: nuova password
mail-verify-subject = Podium: conferma il tuo indirizzo
mail-verify-body =
    Qualcuno ha chiesto un account Podium con questo indirizzo. Se l’hai chiesto tu, apri questo link entro un giorno per confermare l’indirizzo e scegliere la password:
    { $link }

    Altrimenti puoi ignorare questo messaggio.
mail-reset-body =
    Apri questo link entro due ore per scegliere una nuova password:
    { $link }

    Se non l’hai chiesto tu, puoi ignorare questo messaggio: la password resta la stessa.
mail-prove-subject = Podium: il tuo codice
mail-prove-body =
    Inserisci questo codice per continuare. Vale 10 minuti, nel browser che l’ha chiesto:
    { $code }

    Se non l’hai chiesto tu, qualcun altro ha accesso al tuo account. Chiudi le altre sessioni da { $link } e scegli una nuova password.
mail-sign-in-subject = Podium: il tuo link di accesso
mail-sign-in-body =
    Apri questo link entro 15 minuti e premi il pulsante per accedere:
    { $link }

    Se non l’hai chiesto tu, puoi ignorare questo messaggio.
mail-email-subject = Podium: conferma il nuovo indirizzo
mail-email-body =
    Qualcuno vuole usare questo indirizzo per il proprio account Podium. Se l’hai chiesto tu, apri questo link entro un giorno e conferma l’indirizzo:
    { $link }

    Altrimenti puoi ignorare questo messaggio.
mail-email-changed-body =
    Il tuo account Podium ora ha un altro indirizzo e-mail. Con questo non puoi più accedere.

    Se la modifica non è tua, annullala entro sette giorni:
    { $link }
mail-notice-subject = Podium: una modifica al tuo account
mail-notice-body =
    { $what }

    Se non l’hai voluto tu, scegli subito una nuova password e chiudi tutte le altre sessioni:
    { $link }
notice-password = Il tuo account Podium ha una nuova password. Tutte le sue sessioni sono state chiuse.
notice-token = È stato creato un token API per il tuo account Podium. Un programma può usarlo per agire a tuo nome.
notice-device = Qualcuno è entrato nel tuo account Podium con la tua password, da un browser mai usato prima per questo account.
notice-owner = Da ora sei titolare di un circolo su Podium.
notice-administrator = Da ora il tuo account ha i diritti di amministrazione di Podium.
notice-email-asked = Qualcuno che ha accesso al tuo account Podium vuole cambiarne l’indirizzo e-mail.
notice-email = Da ora questo è l’indirizzo e-mail del tuo account Podium.
notice-deleted = Il tuo account Podium è stato eliminato, con tutto ciò che era conservato su di te. I risultati delle tue partite restano, sotto un numero.
