# Why something was refused: one sentence for each code of docs/refusals.md.

suit-of = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}

refusal-not-your-turn = It is { $turn }'s turn, not { $seat }'s
refusal-no-deal = No cards have been dealt
refusal-deal-not-over = The deal is not over yet
refusal-match-over = The match is over
refusal-not-the-dealer = { $dealer } deals, not { $seat }
refusal-passed-out = The deal was passed out; no card is played
refusal-auction-over = The auction is over
refusal-auction-not-over = The auction is not over yet
refusal-all-tricks-played = All thirteen tricks have been played
refusal-no-doubles = There are no doubles in this game
refusal-cannot-double = Only an undoubled bid of the opponents can be doubled
refusal-cannot-redouble = Only a bid of one's own side that was doubled can be redoubled
refusal-bid-too-low = { $bid } is not higher than { $last }
refusal-below-minimum = The first bid of this deal is at level { $level } or higher, not { $bid }
refusal-not-held = { $seat } does not hold { $card }
refusal-must-follow = { $seat } must follow { suit-of }
refusal-cannot-claim = These tricks are not certain; play on
refusal-so-many-tricks = Only { $left } tricks remain, not { $tricks }
refusal-last-trick = The last trick is played, not claimed
refusal-claimed-before = A claim of your side was denied: play another trick first
refusal-claim-too-early = That could not be found out quickly enough; play on a little and claim again
refusal-partner-agrees = Your partner would have to agree to conceding tricks
refusal-no-hints = There are no hints in a tournament
refusal-no-take-back = There is nothing that can be taken back

refusal-not-a-seat = Not a seat: { $text }
refusal-not-a-card = Not a card: { $text }
refusal-not-a-call = Not a call: { $text }
refusal-not-a-hand = Not a hand: { $text }
refusal-not-a-deal = Not four hands of 13 with all 52 cards: { $text }

refusal-unknown-game = Unknown game: { $game } (known: vint, vint-1000, bridge)
refusal-unknown-option = { $game } has no option { $option }
refusal-unknown-value = Option { $option } cannot be { $value }
refusal-bad-options = The options of { $game } are not an object
refusal-fixed-by-variant = Option { $option } cannot be set in { $variant }
refusal-unknown-level = There are no computer players of level { $level }
refusal-unknown-convention-card = There is no convention card called { $card }
refusal-no-convention-cards = The players of this table bid by no convention card
refusal-no-dummy = There is no dummy in this game: everybody plays their own hand

refusal-not-an-object = Not a match record: not an object
refusal-no-format = Not a match record: its format is not { $format }
refusal-unknown-version = Format { $format } is not known; this program reads { $known }
refusal-missing-field = { $field } is missing or is not a list
refusal-bad-sheet = { $field } does not hold whole numbers that can be on the sheet
refusal-not-in-record = There is no { $part ->
    [match] match { $number } in the file
    [deal] deal { $number } in the match
    [call] call { $number } in the deal
   *[card] card { $number } in the deal
}
refusal-not-json = Not JSON
refusal-not-text = Not UTF-8 text
refusal-too-large = Longer than { $longest } bytes
refusal-empty-file = No match in it
refusal-unreadable = Cannot be read: { $reason }

refusal-stale-move = The table has moved on; look again
refusal-not-sealed = Only a tournament plays a sealed sequence of deals, such as { $sequence }
refusal-store-failed = The table cannot be written down at the moment; try again
refusal-sit-first = Take a seat first
refusal-already-seated = { $seat } is already seated
refusal-bad-message = The message cannot be understood
refusal-unknown-table = There is no such table
refusal-unknown-token = This is not your seat at this table
refusal-unknown-card = There is no convention card { $card }; there are: { $known }
refusal-unknown-topic = There is no topic { $topic }; there are: { $known }
refusal-too-busy = Too many are asking at once; try again in a moment
refusal-sealed-deal = A deal of a tournament is not dealt again
refusal-only-bridge = LIN can tell of Bridge only
refusal-no-finished-deal = There is no finished deal in it
refusal-too-many-deals = These are more than { $most } deals
refusal-unknown-page = There is nothing at { $page }

refusal-pbn-not-text = Line { $line } holds control characters; this is not a text file
refusal-pbn-no-games = There is no PBN tag in this file
refusal-pbn-line-too-long = Line { $line } is longer than { $limit } characters
refusal-pbn-unclosed-comment = The comment that begins in line { $line } is never closed
refusal-pbn-unclosed-quote = A quoted value in line { $line } does not end there: { $text }
refusal-pbn-bad-tag = Line { $line }: a tag is written [Name "value"], not { $text }
refusal-pbn-stray-text = Line { $line }: no text may stand here: { $text }
refusal-pbn-repeated-tag = Line { $line }: { $tag } is there a second time and says something else
refusal-pbn-nothing-to-inherit = Line { $line }: { $tag } is to be as in the game before, but there is none there
refusal-pbn-missing-tag = The game that begins in line { $line } has no { $tag }
refusal-pbn-bad-value = Line { $line }: { $tag } cannot be { $value }
refusal-pbn-board-order = Line { $line }: board { $board } where board { $expected } of the match should be
refusal-pbn-all-pass = Line { $line }: in Vint every pass is written out; AP is not allowed
refusal-pbn-unknown-call = Line { $line }: a call is not known
refusal-pbn-unknown-card = Line { $line }: a card before this one is not known
refusal-pbn-irregular = Line { $line }: irregularities such as { $text } cannot be replayed
refusal-pbn-cut-short = The { $tag } that begins in line { $line } stops before its end, without an asterisk
refusal-pbn-contradicts = Line { $line }: { $tag } says { $value }, but it was { $played }

refusal-lin-no-deals = There is no deal in this LIN text
refusal-lin-stray-text = No text may stand here in LIN: { $text }
refusal-lin-missing-tag = The deal has no { $tag } tag
refusal-lin-bad-value = The tag { $tag } cannot be { $value }
refusal-lin-impossible-claim = Declarer claims { $tricks } tricks in all, but had { $won } of the { $played } that were played
refusal-lin-unsettled-claim = No play was found that comes to the { $tricks } tricks claimed
