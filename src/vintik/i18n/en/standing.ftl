# Contract, tricks and the race to game, as they stand while a deal is played.

standing = How it stands
standing-open = { standing }: show all
contract = Contract
side-short = { $side ->
    [NS] N–S
   *[EW] E–W
}
tricks-short = { side-short } { $has }/{ $needs }
tricks-of = { side }: { $has } of { $needs } tricks
tricks-wanted = { $more ->
    [one] { $more } more
   *[other] { $more } more
}
tricks-lacked = short by { $more }
contract-made = made
contract-beaten = beaten
side-declares = declares
side-defends = defends
trick-each = each trick, to either side
one-short = one short, to the defenders
overtrick-first = first overtrick
race-short = to game: N–S { $ns } · E–W { $ew }
race-target-short = to { $target }: N–S { $ns } · E–W { $ew }
race-missing = { $points ->
    [one] { $points } point to go
   *[other] { $points } points to go
}
race-tricks = { $tricks ->
    [one] one trick brings it
   *[other] { $tricks } tricks bring it
}
race-far = not by tricks in this deal
race-reached = reached by tricks alone
race-won = game, at trick { $trick }
race-lost = the others have the game
bid-worth = { $needs } tricks; each trick { $points }, one short { $short }
bid-worth-whole = { $needs } tricks; one short { $short }
values = Points a trick, by bid
