# Finished deals, card by card: what each cost, what an expert would have bid, sharing them.

review = Review of a deal
review-about = Open a match that is written down, as a record of vintik, in PBN or in LIN (Bridge Base Online), to see its deals card by card: what each card cost, and what an expert would have bid. Nothing of it is kept on the server.
review-file = A file
review-paste = Or pasted text
review-look = Look at it
review-opening = Opening the deal…
review-another = Another match
review-to-table = Back to the table
review-broken-link = This link is damaged: the deal in it cannot be read.
review-refused = Not everything could be read
review-place = { $part ->
    [match] match { $number }
    [deal] deal { $number }
    [call] call { $number }
   *[card] card { $number }
}
review-your-matches = Your finished matches
review-choose = Choose a deal
review-deal-before = Deal before
review-deal-after = Deal after
review-score = Score
review-before = On the way to { $target } before this deal

review-board = The hands
review-void = none
review-walk = Walk through the play
review-trick-back = Trick back
review-card-back = Card back
review-card-forward = Card forward
review-trick-forward = Trick forward
review-slider = Cards played
review-cards-of = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { $all }
review-keys = Keys: ← and → one card, Home and End the ends.
review-numbers = On the cards:
review-measure = { $measure ->
    [tricks] tricks
   *[points] points
}
review-before-lead = All cards are in hand. { seat } leads.
review-trick = Trick { $number }
review-step = Trick { $trick }, { seat }: { $card }.
review-cost = costs { $cost }
review-step-cost = This costs { $cost }.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
review-deal-worth = the deal is worth { $points }
review-best = best
review-played = played

review-where = Where the points went
review-weighing = Weighing every card…
review-possible = North–South with best play by all
review-came = North–South in fact
review-result = { review-tricks }, { $points }
review-course = What the deal was worth to North–South, trick by trick
review-mistakes = The dearest cards
review-better = better:
review-no-mistakes = No card cost anything.
review-lost-by = Lost by each player
review-lost = lost
review-hindsight = Reckoned with all four hands in sight. A card that cost something can still have been the right one to choose without seeing them.
review-makeable = What could be made
review-makeable-about = Tricks of declarer's side with best play by all

review-meanings-as = Calls are explained by our expert's system.
review-expert = What an expert would have bid
review-expert-ask = Ask the expert
review-expert-on = Ask on
review-expert-stop = Stop
review-expert-asking = Call { $number } of { $all }: thinking…
review-expert-same = the same
review-expert-would = Expert:
review-expert-done = { $differs ->
    [0] The expert would have made the same calls.
    [one] The expert would have made { $differs } other call.
   *[other] The expert would have made { $differs } other calls.
}

review-share = Show it to others
review-share-about = A link holds the whole deal in itself; it names no persons.
review-link = Copy a link
review-link-copied = The link is copied.
review-link-here = Here is the link to copy.
review-link-long = The match is too long for a link; save it as a file.
review-whole = the whole match, not this deal alone
review-save-record = Save the record
review-save-pbn = Save as PBN
review-save-lin = Save as LIN

review-again = This deal again
review-again-about = The same cards and dealer at a new table; the deals after it are new.
review-again-seat = Your seat
review-again-deal = Deal it again
