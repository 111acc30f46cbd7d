# Des mots qui ont partout le même sens

status-draft = Brouillon
status-open = Inscriptions ouvertes
status-ready = Bientôt
status-running = En cours
status-finished = Terminée
status-archived = Archivée

standing-open = À jouer
standing-adjourned = Ajournée
standing-waiting = En attente
standing-disputed = Contesté
standing-proved = Prouvé
standing-confirmed = Confirmé
standing-entered = Saisi
standing-forfeit = Forfait
standing-voided = Annulée
standing-bye = Exempt

role-member = Membre
role-arbiter = Arbitre
role-organiser = Organisateur
role-owner = Propriétaire
name-alike = ressemble à un autre nom d’ici
