site-log-made-administrator = { $who } ha dato a { $name } i diritti di amministrazione.
site-log-took-administration-away = { $who } ha tolto a { $name } i diritti di amministrazione.
site-log-signed-out-asked-new-password = { $who } ha chiuso le sessioni di { $name } e chiesto una nuova password.
site-log-removed-passkeys-second-factor = { $who } ha rimosso le passkey e il secondo fattore di { $name }.
site-log-deleted-account = { $who } ha eliminato il proprio account.
site-log-erased-person = { $who } ha cancellato i dati di una persona: { $names }.
site-log-hid = { $who } ha nascosto { $thing ->
    [club] il circolo
    [competition] la competizione
    [player] il giocatore
    [record] la trascrizione
   *[text] il testo
} «{ $called }»: { $reason }
site-log-showed-again = { $who } ha di nuovo mostrato { $thing ->
    [club] il circolo
    [competition] la competizione
    [player] il giocatore
    [record] la trascrizione
   *[text] il testo
} «{ $called }»: { $reason }
site-log-removed = { $who } ha rimosso { $thing ->
    [club] il circolo
    [competition] la competizione
    [player] il giocatore
    [record] la trascrizione
   *[text] il testo
} «{ $called }»: { $reason }
site-log-renamed = { $who } ha rinominato { $thing ->
    [club] il circolo
    [competition] la competizione
    [player] il giocatore
    [record] la trascrizione
   *[text] il testo
} da «{ $before }» a «{ $name }»: { $reason }
site-log-merged-player-into = { $who } ha unito il giocatore { $name } a { $into_name }: { $reason }
site-log-suspended-until = { $who } ha sospeso { $name } (fine: { $day }): { $reason }
site-log-banned = { $who } ha escluso { $name }: { $reason }
site-log-let-again = { $who } ha riammesso { $name }: { $reason }
site-log-handled-report = { $who } ha trattato una segnalazione: { $reason }
site-log-command-line = La riga di comando
site-log-merged-club-into = { $who } ha unito il circolo { $name } a { $into_name }: { $reason }
