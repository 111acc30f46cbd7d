# Meldungen und Moderation

report-page = Seite melden
report-title = Seite melden
report-about = Du meldest „{ $name }“ an die Administration dieser Website.
report-words = Was stimmt nicht?
report-email = Deine E-Mail-Adresse, falls wir Fragen haben
report-send = Meldung senden
report-look = Seite ansehen
report-by-account = von einem Konto
report-answer = Was getan wurde und warum
report-handle = Als erledigt markieren
reports-title = Meldungen
reports-open = Offene Meldungen
reports-handled = Erledigte Meldungen
reports-none = Hier gibt es keine Meldungen.
reports-waiting = { $count ->
    [one] { $count } offene Meldung
   *[other] { $count } offene Meldungen
}
what-club = Verein
what-competition = Wettbewerb
what-player = Spielerprofil
what-record = Partieprotokoll
what-text = Text
moderate = Moderieren
moderate-about = Alles, was du hier tust, steht mit Begründung im Protokoll der Änderungen, und die Betroffenen bekommen eine E-Mail.
moderate-account = Konto
moderate-reason = Begründung
moderate-hide = Ausblenden
moderate-show = Wieder einblenden
moderate-remove = Endgültig entfernen
moderate-rename = Umbenennen
moderate-name = Neuer Name
moderate-merge = Mit anderem Profil zusammenlegen
moderate-into = Seitenadresse des Profils, das bleibt
moderate-sure = Mir ist klar, dass sich das nicht rückgängig machen lässt
moderate-texts = Texte
moderate-text-hidden = ausgeblendet
moderate-hidden = Für die Öffentlichkeit ausgeblendet.
moderate-removed = Entfernt.
account-suspend = Sperren
account-suspend-about = Bis zu diesem Tag kann sich niemand mit dem Konto anmelden oder dafür handeln.
account-until = Bis
account-ban = Ausschließen
account-ban-about = Alle Sitzungen, Tokens und Links des Kontos enden sofort, niemand kann sich mehr anmelden, und mit dieser Adresse lässt sich kein neues Konto erstellen.
account-admit = Wieder zulassen
account-suspended = Gesperrt bis { $time }.
account-banned = Ausgeschlossen.
hidden-note = Von der Administration ausgeblendet: Nur das Team und die Administration sehen es. Einspruch: Schreib an { $address }.
done-reported = Danke. Die Administration sieht sich deine Meldung an.
done-report-handled = Meldung als erledigt markiert.
done-moderated = Erledigt und ins Protokoll der Änderungen geschrieben.
mail-moderation-subject = Podium: eine Entscheidung der Administration
mail-moderation-body =
    Hallo { $name },

    { $done }

    Begründung: { $reason }

    Wenn du das für falsch hältst, schreib an { $address }.
mail-moderated-club-hide = Die Administration hat den Verein „{ $name }“ für die Öffentlichkeit ausgeblendet. Sein Team sieht ihn weiterhin.
mail-moderated-club-show = Der Verein „{ $name }“ ist wieder öffentlich sichtbar.
mail-moderated-club-remove = Die Administration hat den Verein „{ $name }“ entfernt.
mail-moderated-club-rename = Die Administration hat einen deiner Vereine umbenannt. Er heißt jetzt „{ $name }“.
mail-moderated-competition-hide = Die Administration hat den Wettbewerb „{ $name }“ für die Öffentlichkeit ausgeblendet. Sein Team sieht ihn weiterhin.
mail-moderated-competition-show = Der Wettbewerb „{ $name }“ ist wieder öffentlich sichtbar.
mail-moderated-competition-remove = Die Administration hat den Wettbewerb „{ $name }“ entfernt.
mail-moderated-competition-rename = Die Administration hat einen Wettbewerb deines Vereins umbenannt. Er heißt jetzt „{ $name }“.
mail-moderated-player-hide = Die Administration hat das Spielerprofil „{ $name }“ für die Öffentlichkeit ausgeblendet.
mail-moderated-player-show = Das Spielerprofil „{ $name }“ ist wieder öffentlich sichtbar.
mail-moderated-player-remove = Die Administration hat das Spielerprofil „{ $name }“ gelöscht. Die Ergebnisse bleiben, unter einer Nummer.
mail-moderated-player-rename = Die Administration hat den Namen geändert, unter dem du spielst. Er lautet jetzt „{ $name }“.
mail-moderated-player-merge-away = Die Administration hat festgestellt, dass das Spielerprofil „{ $name }“ zu jemandem mit einem anderen Konto gehört. Die Ergebnisse gehören jetzt zu jenem Konto; in deinem kannst du dich weiterhin anmelden, und es behält seine Rollen.
mail-moderated-player-merge = Die Administration hat festgestellt, dass das Spielerprofil „{ $name }“ deines ist. Die Ergebnisse gehören jetzt dir.
mail-moderated-record-hide = Die Administration hat ein Partieprotokoll ausgeblendet, das du eingereicht hast ({ $name }).
mail-moderated-record-show = Ein Partieprotokoll, das du eingereicht hast ({ $name }), ist wieder sichtbar.
mail-moderated-record-remove = Die Administration hat ein Partieprotokoll entfernt, das du eingereicht hast ({ $name }).
mail-moderated-text-hide = Die Administration hat etwas ausgeblendet, das du geschrieben hast: „{ $name }“
mail-moderated-text-show = Etwas, das du geschrieben hast, ist wieder sichtbar: „{ $name }“
mail-moderated-text-remove = Die Administration hat etwas entfernt, das du geschrieben hast: „{ $name }“
mail-moderated-suspend = Die Administration hat dein Konto bis { $name } gesperrt. Bis dahin kann sich niemand damit anmelden.
mail-moderated-ban = Die Administration hat dein Konto endgültig ausgeschlossen. Das ist die letzte E-Mail an diese Adresse.
mail-moderated-admit = Die Administration hat dein Konto wieder zugelassen: Du kannst dich wieder anmelden.
moderate-merge-club = Mit anderem Verein zusammenlegen
moderate-into-club = Seitenadresse des Vereins, der bleibt
moderate-preview = Vorschau ansehen
merge-goes = Geht auf
merge-stays = Bleibt
merge-about = Beschreibung, Ort und Links des Vereins, der bleibt, gelten weiter; die des anderen werden gelöscht. Alles andere zieht um, auch Ergebnisse und Protokolle. Die Mitglieder beider Vereine sehen danach eine gemeinsame Spielerliste mit ihren Notizen.
merge-swap = Den anderen Verein behalten
merge-moves = Was umzieht
merge-moving = zieht um
merge-after = danach
merge-most = höchstens { $most }
merge-competitions = Wettbewerbe
merge-circuits = Serien
merge-roster = Namen auf der Spielerliste, mit Gästen
merge-templates = Vorlagen
merge-invitations = Offene Einladungen
merge-claims = Links zum Übernehmen
merge-ratings = Die eigene Wertungsliste des Vereins wird aus den Ergebnissen beider Vereine neu berechnet.
merge-there = dort bisher: { $role }
merge-kept-out = kommt nicht mit: Jener Verein hat diese Person entfernt
merge-more = { $count ->
    [one] … und { $count } weiteres.
   *[other] … und { $count } weitere.
}
merge-addresses = Adressen, die weiterleiten
merge-too-much = Zusammen haben die beiden Vereine mehr, als ein Verein haben darf. Etwas muss vorher gelöscht werden.
merge-do = Vereine zusammenlegen
mail-moderated-club-merge = Die Administration hat zwei Vereine zusammengelegt: { $name }. Mitglieder, Wettbewerbe, Spielerlisten und offene Links sind jetzt im zweiten vereint, und alte Adressen führen dorthin.
