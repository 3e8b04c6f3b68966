# The table: bar, seats, hand, bidding box, buttons, what is announced.

table-title = { game } · vintik
deal-number = deal { $number }
trick-value = trick = { $points }
vulnerable-sides = vulnerable: { $sides }
vulnerable-none = nobody vulnerable
vulnerable-both = both vulnerable
vulnerable-mark = vulnerable
auction = Auction
auction-open = auction
export-record = Export record
shortcuts = Keyboard shortcuts

your-hand = Your hand
dummy = Dummy
your-call = Your call
cloth = The table
you-are = You, { seat }
your-turn = your turn
to-call = to call
to-play = to play
play-from-dummy = Play from dummy
role-dummy = dummy
role-dealer = dealer
role-declarer = { $game ->
   *[other] declarer
}
computer = computer
computer-level = computer · { level }
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
passes-of = pass { $passes } of { $end }
passes-none = { $end ->
    [one] { $end } pass ends the auction
   *[other] { $end } passes end the auction
}
choose-card = Choose a card
choose-call = Choose a call
waiting-for = { seat } is thinking
sending = Sending…
confirm = Confirm { $what }
confirm-short = Confirm
take-back = Take back
claim = Claim
hint = Hint
hint-thinking = Thinking about a hint…
hint-says = It tells partner:
hint-compared = Expected points, less the opponents'
meaning-asked = Looking it up…
last-trick = Last trick
last-trick-won = Last trick: { seat }
go-on = Go on
trick-waits = Tap the table, or press Enter, to go on.
next-deal = Next deal
review-this-deal = Review this deal
play-again = Play again
other-game = Choose another game

line-opening = Sitting down…
line-lost = The connection dropped. Trying again; nothing is lost.
line-closed = This table cannot be opened.

said-call = { seat }: { $call }.
said-pass = { seat }: pass, { $passes } of { $end }.
said-card = { seat }: { $card }.
said-trick = Trick to { seat }.
said-turn-call = Your turn to call.
said-turn-play = Your turn to play.
said-turn-dummy = Your turn to play from dummy.
said-dealt = Deal { $number }. Dealer: { seat }.
said-dummy = Dummy: { seat }.
said-claimed = { seat } claims the remaining tricks.
said-taken-back = { seat } takes back.
said-deal-over = The deal is over.

board = The table in words
board-hand = Your hand: { $cards }.
board-dummy = Dummy, { seat }: { $cards }.
board-suit = { suit }: { $ranks }
board-auction-none = Auction: no calls yet.
board-auction = Auction: { $calls }.
board-high-bid = Highest bid: { $bid }, { seat }.
board-passes = Passes in a row: { $passes } of { $end }.
board-contract = Contract: { $contract }, { seat }.
board-tricks = Tricks of the declaring side: { $has } of { $needs } needed.
board-taken = Tricks: North–South { $ns }, East–West { $ew }.
board-trick-value = Each trick is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-race = To game: North–South { $ns }, East–West { $ew }.
board-trick-none = No card on the table.
board-trick = On the table: { $cards }.
board-turn = Turn: { seat }.

outcome-passed-out = Passed out: nobody scores.
outcome-made = { $contract }, { seat }: made exactly, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
outcome-over = { $contract }, { seat }: made with { $over ->
    [one] { $over } overtrick
   *[other] { $over } overtricks
}, { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
outcome-short = { $contract }, { seat }: { $short ->
    [one] { $short } trick
   *[other] { $short } tricks
} short.
deal-title = Deal { $number }
deal-totals = Deal total
tricks-taken = Tricks taken

result = Result
result-rubber = { side } win the rubber
result-target = { side } win the game
result-score = { side } score { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-nothing = Nobody scores
result-margin = Margin: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { side } ahead
result-margin-none = Margin: 0 points, both sides level
result-totals = Totals
result-games = Games won
your-side = your side

shortcut-arrows = Move within the hand or the bidding box
shortcut-select = Choose a card or a call; press again to play it
shortcut-unselect = Clear the choice
shortcut-hand = Go to the hand
shortcut-box = Go to the bidding box
shortcut-pass = Choose pass
shortcut-last = Show or hide the last trick
shortcut-hint = Ask for a hint
shortcut-cards = Show the convention cards
shortcut-read = Read the table aloud
shortcut-step = Back or forward by one card
shortcut-ends = To the beginning or the end of the play
shortcut-help = Show this list
key-arrows = Arrows
key-enter = Enter
key-space = Space
key-escape = Esc
key-home = Home
key-end = End
