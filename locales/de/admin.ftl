# Administration

admin-users = Konten
admin-users-find = Name oder E-Mail-Adresse
admin-is-admin = Administration
admin-no-password = ohne Passwort
admin-make = Administrationsrechte geben
admin-unmake = Administrationsrechte entziehen
admin-disable = Abmelden und neues Passwort verlangen
admin-disable-about = Das Konto wird überall abgemeldet und bekommt per E-Mail einen Link für ein neues Passwort. Bis der Link benutzt ist, kann sich niemand anmelden. Passwörter bekommt nie jemand zu sehen.
admin-running = { $count ->
    [one] { $count } laufender Wettbewerb
   *[other] { $count } laufende Wettbewerbe
}
admin-competitions = { $count ->
    [one] { $count } Wettbewerb
   *[other] { $count } Wettbewerbe
}
admin-jobs = Aufträge
admin-jobs-none = Hier erscheinen wartende und kürzlich erledigte Aufträge.
admin-jobs-waiting = { $count ->
    [0] keiner wartet
    [one] { $count } wartet
   *[other] { $count } warten
}
admin-jobs-given-up = { $count } aufgegeben
job-kind-fingerprints = Prüfsummen der Partien
job-kind-retention = Löschen nach Ablauf der Frist
job-kind-scan = Suche nach Fälligem
job-kind-clock = Fristen eines Wettbewerbs
job-kind-mail = E-Mail
job-kind-draw = Auslosung eines großen Felds
job-kind-ratings = Wertungszahlen eines Spiels
job-kind-prune = Aufräumen
job-waiting = Wartet
job-running = Läuft
job-failed = Wird wiederholt
job-given-up = Aufgegeben
job-done = Erledigt
job-attempts = { $count ->
    [one] { $count } Versuch
   *[other] { $count } Versuche
}
job-retry = Jetzt wiederholen
admin-outbox = Postausgang
admin-outbox-none = Hier erscheinen die E-Mails, die Podium verschickt.
admin-unsent = { $count ->
    [0] alle gesendet
   *[other] { $count } nicht gesendet
}
admin-no-smtp = kein Mailserver eingerichtet: Lies die E-Mails hier
admin-sent = gesendet am { $time }
admin-not-sent = nicht gesendet
admin-log = Änderungen
admin-log-stream = Strang (club:…, competition:…, site)
admin-log-filter = Filtern
admin-log-all = Alles zeigen
admin-log-none = Hier ist noch nichts passiert.
admin-log-earlier = Frühere
admin-log-broken = Dieser Eintrag passt nicht zu seiner Prüfsumme: Er wurde an Podium vorbei geändert.
done-disabled = Das Konto ist abgemeldet. Eine E-Mail mit einem Link für ein neues Passwort ist unterwegs.
done-job-retried = Der Auftrag läuft jetzt noch einmal.
admin-erase = Löschen …
admin-erase-title = { $name } löschen
admin-erase-about = Name, E-Mail-Adresse und alles, was diese Person geschrieben hat, werden endgültig gelöscht, hier und in jeder neuen Sicherung. Die Ergebnisse bleiben, unter einer Nummer. Das lässt sich nicht rückgängig machen.
admin-erase-do = Endgültig löschen
admin-erase-back = Person behalten
done-erased = Die Person ist gelöscht. Die Ergebnisse bleiben, unter einer Nummer.
mail-disabled-body =
    Die Administration hat dein Konto überall abgemeldet und verlangt ein neues Passwort. Öffne innerhalb einer Woche diesen Link, um es zu wählen:
    { $link }
