# The score pad, for people with real cards.

pad = Score pad
pad-about = For playing with real cards: tell what happened, and the sheet is written for you. It works without a network, and everything stays on this device.
pad-all = All scores
pad-kept = Scores on this device
pad-none = None yet.
pad-unknown = There is no such score on this device.
pad-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
pad-forget = Throw this score away
pad-really-forget = Throw away
pad-import = Open a score from a file
pad-no-file = { $file } is not a score.
pad-game = Game
pad-players = Who plays
pad-length = How long
pad-rubbers = { $count ->
    [1] one rubber
   *[other] three rubbers, changing partners
}
pad-begin = Begin
pad-dealer = Dealer
pad-auction = The auction
pad-auction-came-to = { $what ->
    [contract] a contract
   *[nothing] all passed
}
pad-write = Write it down
pad-correct-done = Correct it
pad-leave = Leave
pad-remove = Remove this deal
pad-first-deal = First deal
pad-next-deal = Next deal
pad-next-rubber = Next rubber
pad-rubber = Rubber { $number }
pad-told = The deals, one by one
pad-took = { $taken } of { $needed }
pad-correct = Correct deal { $number }
pad-not-counted = { $why ->
    [after] after the end, not counted
   *[missing] not told in full, not counted
}
pad-undo = Undo
pad-more = More
pad-print = Print
pad-export = Save as a file
pad-export-table = Save as a table (CSV)
pad-rename = Change the names
pad-names-done = Keep the names
pad-not-kept = This browser does not keep anything. Save the score as a file before you close the page.
pad-balances = Each player's balance
pad-balance = Sum
