# Why a computer player plays a card: one phrase for each code of `players.why`.

aim-lead-trumps = draws trumps
aim-lead-winner = nothing that is out beats it
aim-lead-sequence = the top of a sequence
aim-lead-partner-suit = partner's suit
aim-lead-singleton = a singleton, hoping for a ruff
aim-lead-long-suit = low from a long suit, to set it up
aim-lead-towards = towards the honours opposite
aim-lead-safe = gives nothing away
aim-only-card = there is no other choice
aim-partner-wins = partner has the trick: high cards are kept
aim-win-cheaply = wins as cheaply as it can
aim-second-low = second hand low
aim-cover = covers an honour with an honour
aim-third-high = third hand high
aim-finesse = a finesse
aim-ruff = ruffs
aim-cannot-win = cannot win: the least useful card
aim-discard = a discard: the card least needed
aim-signal = tells partner about the suit

# The same phrase, chosen by its code.
aim = { $aim ->
    [lead_trumps] { aim-lead-trumps }
    [lead_winner] { aim-lead-winner }
    [lead_sequence] { aim-lead-sequence }
    [lead_partner_suit] { aim-lead-partner-suit }
    [lead_singleton] { aim-lead-singleton }
    [lead_long_suit] { aim-lead-long-suit }
    [lead_towards] { aim-lead-towards }
    [lead_safe] { aim-lead-safe }
    [only_card] { aim-only-card }
    [partner_wins] { aim-partner-wins }
    [win_cheaply] { aim-win-cheaply }
    [second_low] { aim-second-low }
    [cover] { aim-cover }
    [third_high] { aim-third-high }
    [finesse] { aim-finesse }
    [ruff] { aim-ruff }
    [cannot_win] { aim-cannot-win }
    [discard] { aim-discard }
   *[signal] { aim-signal }
}

why-lead-trumps = { $card }: { aim-lead-trumps }
why-lead-winner = { $card }: { aim-lead-winner }
why-lead-sequence = { $card }: { aim-lead-sequence }
why-lead-partner-suit = { $card }: { aim-lead-partner-suit }
why-lead-singleton = { $card }: { aim-lead-singleton }
why-lead-long-suit = { $card }: { aim-lead-long-suit }
why-lead-towards = { $card }: { aim-lead-towards }
why-lead-safe = { $card }: { aim-lead-safe }
why-only-card = { $card }: { aim-only-card }
why-partner-wins = { $card }: { aim-partner-wins }
why-win-cheaply = { $card }: { aim-win-cheaply }
why-second-low = { $card }: { aim-second-low }
why-cover = { $card }: { aim-cover }
why-third-high = { $card }: { aim-third-high }
why-finesse = { $card }: { aim-finesse }
why-ruff = { $card }: { aim-ruff }
why-cannot-win = { $card }: { aim-cannot-win }
why-discard = { $card }: { aim-discard }
why-signal = { $card }: { aim-signal }
why-claim = claims { $tricks ->
    [one] the last trick
   *[other] the other { $tricks } tricks
}
why-card-expects = { $card }: { aim }; { $points } { $points ->
    [one] point
   *[other] points
} more than { $over }
