site-log-made-administrator = { $who } made { $name } an administrator.
site-log-took-administration-away = { $who } removed the administrator rights of { $name }.
site-log-signed-out-asked-new-password = { $who } signed { $name } out and required a new password.
site-log-removed-passkeys-second-factor = { $who } removed the passkeys and the second factor of { $name }.
site-log-deleted-account = { $who } deleted their account.
site-log-erased-person = { $who } erased a person: { $names }.
site-log-hid = { $who } hid { $thing ->
    [club] the club
    [competition] the competition
    [player] the player
    [record] the record
   *[text] the text
} “{ $called }”: { $reason }
site-log-showed-again = { $who } showed { $thing ->
    [club] the club
    [competition] the competition
    [player] the player
    [record] the record
   *[text] the text
} “{ $called }” again: { $reason }
site-log-removed = { $who } removed { $thing ->
    [club] the club
    [competition] the competition
    [player] the player
    [record] the record
   *[text] the text
} “{ $called }”: { $reason }
site-log-renamed = { $who } renamed { $thing ->
    [club] the club
    [competition] the competition
    [player] the player
    [record] the record
   *[text] the text
} “{ $before }” to “{ $name }”: { $reason }
site-log-merged-player-into = { $who } merged the player { $name } into { $into_name }: { $reason }
site-log-suspended-until = { $who } suspended { $name } until { $day }: { $reason }
site-log-banned = { $who } banned { $name }: { $reason }
site-log-let-again = { $who } readmitted { $name }: { $reason }
site-log-handled-report = { $who } handled a report: { $reason }
site-log-command-line = The command line
site-log-merged-club-into = { $who } merged the club { $name } into { $into_name }: { $reason }
