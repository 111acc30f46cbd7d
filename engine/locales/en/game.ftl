game-pass = Pass
game-nothing-played = Nothing can be played
game-game-already-over = The game is already over.
game-games-two-seats-against-each = “{ $turn }” is only possible in games of two players against each other.
game-not-turn-notation-game-turns = “{ $shown }” is not a turn in the notation of this game. Turns look like this: { $examples }.
game-option-not-form-key-value = The option “{ $pair }” does not have the form key=value.
game-option-set-twice = The option “{ $key }” is set twice.
game-players-record-names = { $id } is for { $low } { $low ->
        [one] player
       *[other] players
    }; the record names { $players }.
game-players-record-names-2 = { $id } is for { $low } to { $high } players; the record names { $players }.
game-no-variant = { $id } has no variant “{ $variant }”; choose from: { $known }.
game-no-options-cannot-set = { $id } has no options, so “{ $key }” cannot be set.
game-no-option = { $id } has no option “{ $key }”; choose from: { $known }.
game-option-cannot-takes = The option { $key } cannot be “{ $value }”; choose from: { $known }.
game-throws = throws { $dice }
game-sole-player = The player
    .kind = seat
    .mid = the player
game-player = Player { $number }
game-seat = { $seat }
origin-traditional = Traditional
origin-ancient-china = Ancient China, after J.-L. Cazaux
origin-galimberti-browne = Giacomo Galimberti, with Cameron Browne
origin-antiquity = antiquity
origin-third-century-bc = 3rd century BC
origin-18th-century = 18th century
origin-about-1890 = about 1890
origin-before-1914 = before 1914
origin-21st-century = 21st century
