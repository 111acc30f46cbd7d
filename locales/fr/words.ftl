# Des mots qui ont partout le même sens

status-draft = Brouillon
status-open = Inscriptions ouvertes
status-ready = Commence bientôt
status-running = En cours
status-finished = Terminée
status-archived = Archivée

standing-open = À jouer
standing-adjourned = Ajournée
standing-waiting = En attente
standing-disputed = Contestée
standing-proved = Prouvée
standing-confirmed = Confirmée
standing-entered = Saisie
standing-forfeit = Forfait
standing-voided = Annulée
standing-bye = Exemption

role-member = Membre
role-arbiter = Arbitre
role-organiser = Responsable
role-owner = Propriétaire
name-alike = ressemble à un autre nom d’ici
