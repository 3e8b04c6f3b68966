# Cards, calls and seats: the names that are read aloud.

rank = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
   *[other] { $rank }
}
suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
    [C] clubs
   *[NT] no trump
}
card = { rank } of { suit }

no-trump-short = NT

bid = { $level } { $denomination ->
    [S] { $level ->
        [one] spade
       *[other] spades
    }
    [H] { $level ->
        [one] heart
       *[other] hearts
    }
    [D] { $level ->
        [one] diamond
       *[other] diamonds
    }
    [C] { $level ->
        [one] club
       *[other] clubs
    }
   *[NT] no trump
}
contract-name = { bid }{ $doubled ->
    [0] { "" }
    [1] { " doubled" }
   *[other] { " redoubled" }
}

call-pass = pass
call-double = double
call-redouble = redouble

seat = { $seat ->
    [N] North
    [E] East
    [S] South
   *[W] West
}
seat-short = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] W
}
# A seat named inside a refusal, whose sentence may ask for another case.
seat-cited = { seat }
side = { $side ->
    [NS] North–South
   *[EW] East–West
}
