site-log-made-administrator = { $who } hat { $name } Administrationsrechte gegeben.
site-log-took-administration-away = { $who } hat { $name } die Administrationsrechte entzogen.
site-log-signed-out-asked-new-password = { $who } hat { $name } abgemeldet und ein neues Passwort verlangt.
site-log-removed-passkeys-second-factor = { $who } hat die Passkeys und den zweiten Faktor von { $name } entfernt.
site-log-deleted-account = { $who } hat das eigene Konto gelöscht.
site-log-erased-person = { $who } hat eine Person gelöscht: { $names }.
site-log-hid = { $who } hat { $thing ->
    [club] den Verein
    [competition] den Wettbewerb
    [player] das Spielerprofil
    [record] das Partieprotokoll
   *[text] den Text
} „{ $called }“ ausgeblendet: { $reason }
site-log-showed-again = { $who } hat { $thing ->
    [club] den Verein
    [competition] den Wettbewerb
    [player] das Spielerprofil
    [record] das Partieprotokoll
   *[text] den Text
} „{ $called }“ wieder eingeblendet: { $reason }
site-log-removed = { $who } hat { $thing ->
    [club] den Verein
    [competition] den Wettbewerb
    [player] das Spielerprofil
    [record] das Partieprotokoll
   *[text] den Text
} „{ $called }“ entfernt: { $reason }
site-log-renamed = { $who } hat { $thing ->
    [club] den Verein
    [competition] den Wettbewerb
    [player] das Spielerprofil
    [record] das Partieprotokoll
   *[text] den Text
} „{ $before }“ in „{ $name }“ umbenannt: { $reason }
site-log-merged-player-into = { $who } hat das Spielerprofil { $name } mit { $into_name } zusammengelegt: { $reason }
site-log-suspended-until = { $who } hat { $name } bis { $day } gesperrt: { $reason }
site-log-banned = { $who } hat { $name } ausgeschlossen: { $reason }
site-log-let-again = { $who } hat { $name } wieder zugelassen: { $reason }
site-log-handled-report = { $who } hat eine Meldung erledigt: { $reason }
site-log-command-line = Die Kommandozeile
site-log-merged-club-into = { $who } hat den Verein { $name } mit { $into_name } zusammengelegt: { $reason }
