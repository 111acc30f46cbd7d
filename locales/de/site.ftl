# Was jede Seite zeigt

language-name = Deutsch
language-switch = Sprache
colon = :{" "}
skip = Zum Inhalt springen
nav-label = Hauptmenü
nav-clubs = Vereine
nav-competitions = Wettbewerbe
nav-games = Spiele
nav-search = Suche
nav-home = Meine Tische
nav-admin = Administration
sign-in = Anmelden
sign-out = Abmelden
sign-up = Registrieren
save = Speichern
footer = Podium: jedes Ergebnis bis zu den Zügen nachvollziehbar.
footer-api = API

# Was schiefgegangen ist

error-not-found = Prüf die Adresse oder geh von der Startseite aus.
    .title = Seite nicht gefunden
error-gone = Die Administration hat diese Seite entfernt.
    .title = Seite entfernt
error-sign-in = Diese Seite siehst du nur, wenn du angemeldet bist.
    .title = Melde dich an, um fortzufahren
error-forbidden = Dein Konto hat dafür keine Berechtigung. Wenn das ein Versehen ist, wende dich an den Vorstand des Vereins.
    .title = Kein Zugriff
error-stale = Das Formular war zu lange offen oder kam von einer anderen Website. Geh zurück, lade die Seite neu und sende es noch einmal.
    .title = Das Formular ist abgelaufen
error-token = Ein Programm braucht ein gültiges Token. Erstelle eines auf der Seite deines Kontos und sende es als „Authorization: Bearer …“.
    .title = Ungültiges Token
error-refused = Es wurde nichts geändert.
    .title = Das geht nicht
error-changed = Deine Änderung wurde nicht gespeichert. Geh zurück, lade die Seite neu und versuch es noch einmal.
    .title = Jemand anderes war schneller
error-too-many = Es wurde nichts geändert.
    .title = Zu viele Anfragen
error-busy = Gerade wird zu viel auf einmal verlangt. Es wurde nichts geändert. Versuch es in einer Minute noch einmal.
    .title = Überlastet
error-unreadable = Es wurde nichts geändert.
    .title = Das ist nicht lesbar
error-no-database = Die Datenbank ist gerade nicht erreichbar, und was du gesendet hast, wurde wahrscheinlich nicht gespeichert. Versuch es in einer Minute noch einmal: Doppelt Gesendetes zählt nur einmal.
    .title = Gleich geht es weiter
error-internal = Das liegt an uns, nicht an dir. Es wurde nichts gespeichert. Versuch es noch einmal; wenn es wieder passiert, sag der Administration Bescheid.
    .title = Etwas ist schiefgegangen
error-home = Startseite
error-request = Anfrage { $id }
