# The log of calls, tricks and scores.

log = Log
log-empty = Nothing has been played yet.
log-deal = Deal { $number }
log-dealer = Dealer: { seat }
log-tricks = Tricks
log-trick-won = Trick { $number }: { seat }
log-claim = { seat } claims the rest
log-passed-out = passed out
