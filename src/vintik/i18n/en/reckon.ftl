# What happened in a deal and what it is worth: the score pad and the calculator.

calculator = Calculator
calculator-about = Choose what happened in a deal, and see what the rules write for it.
reckon-no-game = There is no such game.
reckon-level = Level
reckon-lowest = { $level } at least in this deal
reckon-denomination = Denomination
reckon-doubles = Doubles
reckon-doubled = { $doubled ->
    [0] none
    [1] doubled
   *[other] redoubled
}
reckon-declarer = { $game ->
   *[other] Declarer
}
reckon-tricks = Tricks
reckon-told = { $how ->
    [order] one by one
   *[count] only their number
}
reckon-taps = { $left ->
    [0] All thirteen tricks are told
   *[other] Who won trick { $number }?
}
reckon-turn = Trick { $number }: { side }. Give it to the other side
reckon-back = One back
reckon-rest = The rest: { side }
reckon-tricks-of = Tricks of { $who }
reckon-needs = { $needs } needed
reckon-first = Both sides reach { $target } in this deal. Whose trick reached it first?
reckon-honours = Trump honours
reckon-aces = Aces
reckon-part = { $part ->
    [contract] contract
    [declarer] { $game ->
       *[other] declarer
    }
    [tricks] tricks
    [honours] honours
   *[aces] aces
}
reckon-lacks = Still to be told: { $parts }
reckon-items = What it comes to
reckon-below-before = Below the line before this deal
reckon-score-before = Score before this deal
reckon-games-before = Games won before
reckon-games-of = { $sides ->
    [none] none
    [NS] North–South
    [EW] East–West
   *[Both] one each
}
