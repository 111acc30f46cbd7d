# Wörter, die überall dasselbe bedeuten

status-draft = Entwurf
status-open = Anmeldung offen
status-ready = Beginnt bald
status-running = Läuft
status-finished = Beendet
status-archived = Archiviert

standing-open = Offen
standing-adjourned = Vertagt
standing-waiting = Unbestätigt
standing-disputed = Angefochten
standing-proved = Bewiesen
standing-confirmed = Bestätigt
standing-entered = Eingetragen
standing-forfeit = Kampflos
standing-voided = Annulliert
standing-bye = Spielfrei

role-member = Mitglied
role-arbiter = Schiedsgericht
role-organiser = Turnierleitung
role-owner = Vorstand
name-alike = ähnelt einem anderen Namen hier
