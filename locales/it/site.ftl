# Che cosa mostra ogni pagina

language-switch = Lingua
language-name = Italiano
colon = :{" "}
skip = Vai al contenuto
nav-label = Menu principale
nav-clubs = Circoli
nav-competitions = Competizioni
nav-games = Giochi
nav-search = Cerca
nav-home = I miei tavoli
nav-admin = Amministrazione
sign-in = Accedi
sign-out = Esci
sign-up = Crea un account
save = Salva
footer = Podium: ogni risultato risale fino alle mosse.
footer-api = API

# Che cosa è andato storto

error-not-found = Controlla l’indirizzo, o riparti dalla pagina iniziale.
    .title = Pagina non trovata
error-gone = L’amministrazione ha rimosso questa pagina.
    .title = Pagina rimossa
error-sign-in = Per vedere questa pagina devi accedere.
    .title = Accedi per continuare
error-forbidden = Il tuo account non è autorizzato a farlo. Se è un errore, rivolgiti a un titolare del circolo.
    .title = Accesso negato
error-stale = Il modulo è rimasto aperto troppo a lungo o è stato inviato da un altro sito. Torna indietro, ricarica la pagina e invialo di nuovo.
    .title = Modulo scaduto
error-token = Un programma ha bisogno di un token valido. Creane uno nella pagina del tuo account e invialo così: «Authorization: Bearer …».
    .title = Token non valido
error-refused = Non è stato modificato nulla.
    .title = Non si può fare
error-changed = La tua modifica non è stata salvata. Torna indietro, ricarica la pagina e riprova.
    .title = Modificato nel frattempo da altri
error-too-many = Non è stato modificato nulla.
    .title = Troppe richieste
error-busy = In questo momento il sito riceve troppe richieste. Non è stato modificato nulla. Riprova tra un minuto.
    .title = Servizio occupato
error-unreadable = Non è stato modificato nulla.
    .title = Dati illeggibili
error-no-database = Il database al momento non risponde, e probabilmente ciò che hai inviato non è stato salvato. Riprova tra un minuto: un doppio invio conta una volta sola.
    .title = Torniamo subito
error-internal = È colpa nostra, non tua. Non è stato salvato nulla. Riprova; se succede di nuovo, avvisa l’amministrazione.
    .title = Qualcosa è andato storto
error-home = Pagina iniziale
error-request = Richiesta { $id }
