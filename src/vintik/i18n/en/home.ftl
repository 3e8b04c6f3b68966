# The home page: the games, their options, the tables one has sat at.

home-title = vintik: play Vint and Bridge
home-tagline = The card table of old Petersburg, and its famous cousin.
home-games = Games
game = { $game ->
    [vint] Vint
    [vint-1000] Vint to 1000
    [bridge] Bridge
   *[other] { $game }
}
game-about = { $game ->
    [vint] The classic of 1886. Twelve passes close an auction, nobody lays down a hand, and honours and aces can outweigh a lost contract. One rubber.
    [vint-1000] The club game: a single running score, and the first side to reach the target wins. Choose your own house rules.
   *[bridge] One deal of Contract Bridge: doubles, a dummy on the table, and a score that stands alone.
}
play-game = Play { game }
options = Options
option = { $name ->
    [variant] Variant
    [target] Play to
    [game_bonus] Game bonus
    [undertrick] Each undertrick
    [three_honours] Three honours
    [vulnerable] Vulnerable
   *[other] { $name }
}
option-value = { $key ->
    [variant-modern] modern
    [variant-old] old (Vint-Whist)
    [variant-progressive] progressive
    [variant-notrump-first] no trump first
    [variant-tournament] tournament
    [undertrick-double] 2 × trick value
    [undertrick-fifty] 50 points
    [three_honours-0] nothing
    [three_honours-1] 1 × trick value
    [three_honours-2] 2 × trick value
    [vulnerable-None] neither side
    [vulnerable-NS] North–South
    [vulnerable-EW] East–West
    [vulnerable-Both] both sides
   *[other] { $value }
}
variant-about = { $variant ->
    [modern] Tricks, honours, slams and a bonus for the game.
    [old] Tricks and undertricks only, as in the oldest form.
    [progressive] Every deal that is played raises the lowest opening bid by one level.
    [notrump-first] No trump stands above all suits at each level.
   *[tournament] Every value is fixed, nothing is taken back.
}
sequence = Sequence
sequence-new = a new one
sequence-about = Tables that name the same sequence play the same deals.
sequence-played = sequence { $sequence }
computer-players = Computer players
level = { $level ->
    [random] random
    [beginner] beginner
    [club] club player
    [intermediate] intermediate
    [advanced] advanced
    [expert] expert
    [master] master
   *[other] { $level }
}
your-tables = Your tables
return-to = Return to { game }
opened-at = opened { $when }
forget-table = Forget this table
choose-language = Language
problem-unreachable = The table cannot be reached. Check the connection and try again.
problem = This was refused ({ $code }).
to-home = vintik, home page
close = Close
go-home = To the home page
no-seat = This browser has no seat at this table.
this-page = Settings and language
how-to-play = How to play
practice-bidding = Practise Bridge bidding
first-lesson = First lesson in Vint
