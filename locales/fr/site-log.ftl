site-log-made-administrator = { $who } a donné les droits d’administration à { $name }.
site-log-took-administration-away = { $who } a retiré les droits d’administration à { $name }.
site-log-signed-out-asked-new-password = { $who } a déconnecté { $name } et exigé un nouveau mot de passe.
site-log-removed-passkeys-second-factor = { $who } a retiré à { $name } ses clés d’accès et son second facteur.
site-log-deleted-account = { $who } a supprimé son compte.
site-log-erased-person = { $who } a effacé une personne : { $names }.
site-log-hid = { $who } a masqué { $thing ->
    [club] le club
    [competition] la compétition
    [player] le joueur
    [record] la partie notée
   *[text] le texte
} « { $called } » : { $reason }
site-log-showed-again = { $who } a de nouveau montré { $thing ->
    [club] le club
    [competition] la compétition
    [player] le joueur
    [record] la partie notée
   *[text] le texte
} « { $called } » : { $reason }
site-log-removed = { $who } a supprimé { $thing ->
    [club] le club
    [competition] la compétition
    [player] le joueur
    [record] la partie notée
   *[text] le texte
} « { $called } » : { $reason }
site-log-renamed = { $who } a renommé { $thing ->
    [club] le club
    [competition] la compétition
    [player] le joueur
    [record] la partie notée
   *[text] le texte
} « { $before } » en « { $name } » : { $reason }
site-log-merged-player-into = { $who } a fusionné le joueur { $name } avec { $into_name } : { $reason }
site-log-suspended-until = { $who } a suspendu { $name } jusqu’au { $day } : { $reason }
site-log-banned = { $who } a banni { $name } : { $reason }
site-log-let-again = { $who } a réadmis { $name } : { $reason }
site-log-handled-report = { $who } a traité un signalement : { $reason }
site-log-command-line = La ligne de commande
site-log-merged-club-into = { $who } a fusionné le club { $name } avec { $into_name } : { $reason }
