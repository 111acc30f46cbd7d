# Parole che hanno lo stesso senso dappertutto

status-draft = Bozza
status-open = Iscrizioni aperte
status-ready = Sta per iniziare
status-running = In corso
status-finished = Conclusa
status-archived = Archiviata

# Degli stati è soggetto la partita.
standing-open = Da giocare
standing-adjourned = Aggiornata
standing-waiting = In attesa
standing-disputed = Contestata
standing-proved = Verificata
standing-confirmed = Confermata
standing-entered = Inserita
standing-forfeit = Forfait
standing-voided = Annullata
standing-bye = Riposo

role-member = Socio
role-arbiter = Arbitro
role-organiser = Organizzazione
role-owner = Titolare
name-alike = simile a un altro nome presente
