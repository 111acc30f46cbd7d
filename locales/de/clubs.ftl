# Vereine

clubs-none = Noch gibt es keinen Verein. Deiner kann der erste sein.
clubs-anywhere = Online oder ohne Ort
club-new = Verein gründen
club-new-about = Ein Verein richtet Wettbewerbe aus und führt eine Spielerliste. Du gehörst dann zu seinem Vorstand und kannst später alles ändern.
club-create = Verein gründen
club-edit = Verein bearbeiten
club-name = Name des Vereins
club-place = Ort
club-about = Über den Verein
club-links = Links, einer pro Zeile
club-members = { $count ->
    [one] { $count } Mitglied
   *[other] { $count } Mitglieder
}
club-players = { $count } Spieler
club-live = { $count ->
    [one] { $count } laufender Wettbewerb
   *[other] { $count } laufende Wettbewerbe
}
club-new-competition = Wettbewerb anlegen
club-invite = Leute einladen
club-roster = Spielerliste
club-no-competitions = Hier erscheinen die Wettbewerbe dieses Vereins.
club-first-competition = Hier erscheinen die Wettbewerbe deines Vereins. Leg den ersten an: Das Formular schlägt vor, was zum Spiel passt.
club-group-running = Laufend
club-group-open = Anmeldung offen
club-group-ready = Demnächst
club-group-draft = Entwürfe, nur für das Team sichtbar
club-group-finished = Beendet
club-group-archived = Archiviert
club-you-member = Du bist Mitglied.
club-you-arbiter = Du gehörst hier zum Schiedsgericht.
club-you-organiser = Du gehörst hier zur Turnierleitung.
club-you-owner = Du gehörst hier zum Vorstand.

# Mitglieder

members-title = Mitglieder
members-since = seit { $day }
members-role-of = Rolle: { $name }
members-set-role = Rolle ändern
members-remove = Entfernen
members-leave = Verein verlassen
members-leave-about = Du verlierst deine Rolle sofort. Deine Ergebnisse bleiben. Zurück kommst du nur mit einer neuen Einladung.
invites-title = Einladungen
invites-none = Keine offenen Einladungen.
invites-sent-to = an { $email } gesendet, gilt einmal
invites-uses = für alle, die den Link haben, { $uses ->
    [0] noch nicht benutzt (höchstens { $most }-mal)
   *[other] { $uses }-mal benutzt, höchstens { $most }-mal
}
invites-until = gültig bis { $day }
invites-by = erstellt von { $name }
invites-most = Wie oft höchstens
invites-days = Gültig für (Tage)
invites-link = Einladungslink
invites-revoke = Widerrufen
invites-role = Rolle
invites-email = E-Mail-Adresse (nur für eine Person)
invites-hint = Ohne Adresse bekommst du einen Link zum Weitergeben. Mit Adresse geht die Einladung per E-Mail dorthin und gilt nur für das Konto mit dieser Adresse. Beide enden, wenn du sie widerrufst oder deine Rolle verlierst.
invites-make = Einladen
invited-member = Dieser Verein lädt dich als Mitglied ein.
invited-arbiter = Dieser Verein lädt dich in sein Schiedsgericht ein: Du trägst Ergebnisse ein und entscheidest über Einsprüche.
invited-organiser = Dieser Verein lädt dich in seine Turnierleitung ein: Du legst Wettbewerbe an und leitest sie.
invited-owner = Dieser Verein lädt dich in seinen Vorstand ein: Du entscheidest über den Verein und seine Mitglieder.
invited-join = Dem Verein beitreten
invited-sign-in = Zum Beitreten brauchst du ein Konto. Das dauert eine Minute, dann kommst du hierher zurück.
mail-invite-subject = Podium: Einladung in einen Verein
mail-invite-body =
    Ein Verein auf Podium lädt dich ein. Öffne diesen Link, um zu sehen, welcher es ist, und um beizutreten:
    { $link }

    Die Einladung gilt nur für diese Adresse und { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } lang. Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.

# Die Spielerliste

roster-none = Hier erscheinen alle, die in deinem Verein spielen, mit oder ohne Konto.
roster-guest = ohne Konto
roster-account = hat ein Konto
roster-change = Ändern
roster-note = Notiz
roster-offer-claim = Link zum Übernehmen erstellen
roster-claim-link = Link, um diese Ergebnisse zu übernehmen
roster-remove = Von der Spielerliste nehmen
roster-add = Zur Spielerliste hinzufügen
roster-names = Namen
roster-names-hint = Einer pro Zeile. Nach einem Semikolon kann eine Notiz stehen, etwa „Anna Lind; Jugend“. Namen, die schon auf der Spielerliste stehen, werden übersprungen.
claim-title = Bist du { $name }?
claim-about = { $name } hat ohne Konto gespielt ({ $club }). Wenn du das warst, übernimm diese Ergebnisse: Dein Konto wird dann mit diesem Namen verknüpft.
claim-do = Ergebnisse übernehmen

# Was getan ist

cancel = Abbrechen
done-club-created = Verein gegründet. Lade jetzt Leute ein oder leg einen Wettbewerb an.
done-role-set = Rolle geändert.
done-member-removed = Mitglied entfernt.
done-left-club = Du hast den Verein verlassen.
done-invite-made = Link erstellt. Gib ihn an alle weiter, die du einladen willst.
done-invite-sent = Einladung gesendet.
done-invite-revoked = Einladung widerrufen.
done-claim-withdrawn = Link widerrufen. Er gilt nicht mehr.
done-joined = Willkommen im Verein.
done-roster-added = Zur Spielerliste hinzugefügt.
done-roster-removed = Von der Spielerliste genommen.
done-claim-offered = Link erstellt. Gib ihn nur dieser einen Person.
done-claimed = Diese Ergebnisse gehören jetzt dir.
