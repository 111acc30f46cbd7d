site-log-made-administrator = { $who } dio derechos de administración a { $name }.
site-log-took-administration-away = { $who } quitó los derechos de administración a { $name }.
site-log-signed-out-asked-new-password = { $who } cerró las sesiones de { $name } y exigió una contraseña nueva.
site-log-removed-passkeys-second-factor = { $who } quitó las llaves de acceso y el segundo factor de { $name }.
site-log-deleted-account = { $who } eliminó su cuenta.
site-log-erased-person = { $who } borró a una persona: { $names }.
site-log-hid = { $who } ocultó { $thing ->
    [club] el club
    [competition] la competición
    [player] al jugador
    [record] el registro
   *[text] el texto
} «{ $called }»: { $reason }
site-log-showed-again = { $who } volvió a mostrar { $thing ->
    [club] el club
    [competition] la competición
    [player] al jugador
    [record] el registro
   *[text] el texto
} «{ $called }»: { $reason }
site-log-removed = { $who } eliminó { $thing ->
    [club] el club
    [competition] la competición
    [player] al jugador
    [record] el registro
   *[text] el texto
} «{ $called }»: { $reason }
site-log-renamed = { $who } renombró { $thing ->
    [club] el club
    [competition] la competición
    [player] al jugador
    [record] el registro
   *[text] el texto
} «{ $before }» como «{ $name }»: { $reason }
site-log-merged-player-into = { $who } fusionó el jugador { $name } con { $into_name }: { $reason }
site-log-suspended-until = { $who } suspendió a { $name } hasta el { $day }: { $reason }
site-log-banned = { $who } bloqueó a { $name }: { $reason }
site-log-let-again = { $who } readmitió a { $name }: { $reason }
site-log-handled-report = { $who } atendió una denuncia: { $reason }
site-log-command-line = La línea de órdenes
site-log-merged-club-into = { $who } fusionó el club { $name } con { $into_name }: { $reason }
