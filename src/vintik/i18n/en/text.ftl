# The text table: calls and cards that are typed, and what it answers.
# Lists are separated by commas: ways to write a thing, its letter first.

text-suit = { $suit ->
    [S] s, spade
    [H] h, heart
    [D] d, diamond
    [C] c, club
   *[NT] nt, no trump
}
text-rank = { $rank ->
    [A] a, ace
    [K] k, king
    [Q] q, queen
    [J] j, jack
    [T] t, ten
   *[other] { $rank }
}
text-call = { $call ->
    [Pass] p, pass
    [X] x, double
   *[XX] xx, redouble
}
text-command = { $command ->
    [hand] h, hand
    [dummy] d, dummy
    [auction] a, auction
    [contract] c, contract
    [trick] t, trick
    [last] l, last, last trick
    [turn] w, who, turn
    [score] s, score, sheet
    [hint] i, hint
    [back] u, undo, take back
    [claim] m, claim
    [deal] n, next, next deal
   *[help] ?, help
}
text-does = { $command ->
    [hand] your cards
    [dummy] dummy's cards
    [auction] the auction so far
    [contract] the contract and the tricks it needs
    [trick] the cards on the table
    [last] the last trick
    [turn] whose turn it is
    [score] the score
    [hint] ask for a hint
    [back] take your last act back
    [claim] claim the remaining tricks, or so many of them: claim 3
    [deal] the next deal
   *[help] this list
}

text-table = Text table
text-input = A call, a card or a command
text-send = Enter
text-transcript = What was said
text-empty = Type a call such as { $bid }, a card such as { $card }, or { $help } for help.

text-help-calls = Calls: { $pass } is pass, { $bid } is { $named }.
text-help-doubles = In Bridge also: { $double } is double, { $redouble } is redouble.
text-help-cards = Cards: { $card } is the { $named }; the suit may come first.
text-help-suits = Suits: { $suits }.
text-help-ranks = Ranks: { $ranks }.
text-spelled = { $name } { $letters }
text-help-command = { $words }: { $does }

text-unknown = Not understood: { $typed }.
text-expected-call = Expected a call such as { $call }, or { $help } for help.
text-expected-card = Expected a card such as { $card }, or { $help } for help.
text-expected-deal = The deal is over. { $deal } deals the next one.
text-expected-nothing = The match is over.
text-ambiguous = { $typed } can mean more than one thing: { $choices }.
text-way = { $way } for { $name }
text-wait = The last act is still on its way.
text-not-now = Not possible now: { $does }.
text-no-hand = Your hand is empty.
text-no-dummy = No hand lies open.
text-no-contract = There is no contract yet.
text-no-trick = No trick has been taken yet.
text-no-play = No card has been played yet.
text-last-trick = Trick { $number }, to { seat }: { $cards }.
text-your-turn = It is your turn.
text-totals = Score: North–South { $ns }, East–West { $ew }.
text-games = Games: North–South { $ns }, East–West { $ew }.
text-below = Below the line: North–South { $ns }, East–West { $ew }; a game is { $target }.
text-target = The first to reach { $target } wins.

shortcut-text = Go to the text table
