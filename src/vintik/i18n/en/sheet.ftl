# The score sheet.

sheet = Sheet
sheet-caption = Score sheet
sheet-empty = Nothing is written yet. Scores appear here when a deal is over.
line-above = Prizes, above the line
line-below = Tricks, below the line
total = Total
running-total = So far
to-game = To game, { $target }
to-target = To { $target }
progress = { side }: { $points } of { $target }
games-won = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
game-line = Game: { side }, at trick { $trick }
game-line-counted = Game: { side }
game-here = game
game-here-trick = game at trick { $trick }
course-deal = After deal { $number }: North–South { $ns }, East–West { $ew }
rule-says = Rule
rule-paragraph = Rule { $rule }
tricks-in-order = Winners of the tricks in order. { $tricks }
course = The course of the match
show-deal = Deal { $number } in the log
item = { $kind ->
    [tricks] tricks
    [slam] slam
    [contract_slam] slam bid and made
    [honours] honours
    [aces] aces
    [undertricks] undertricks
    [slam_undertricks] slam not made
    [game] { $line ->
        [above] game
       *[other] game bonus
    }
    [rubber] rubber
    [contract] contract
    [overtricks] overtricks
    [partscore] part score
    [double] doubled contract made
   *[other] { $kind }
}
