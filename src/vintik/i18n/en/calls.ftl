# Why a computer player makes a call, and what a call says of the hand.

points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
card-points-counted = { $points ->
    [one] { $points } high-card point
   *[other] { $points } high-card points
}
tricks-counted = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
trumps-counted = { $length ->
    [one] { $length } trump
   *[other] { $length } trumps
}
suit-counted = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}

why-bid-opens = { $bid }: names the best of a hand with { card-points-counted }, its longest suit having { $length ->
    [one] { $length } card
   *[other] { $length } cards
}
why-bid-expects = { $bid }: with { card-points-counted } here the side can hope for { tricks-counted }, which is worth more than letting things stand
why-bid-supports = { $bid }: supports partner with { trumps-counted } and { card-points-counted }
why-bid-answers = { $bid }: keeps the auction open for partner with { card-points-counted }
why-double-expects = double: { $contract } can only hope for { tricks-counted }
why-pass-weak = pass: { card-points-counted }, too little for a bid
why-pass-content = pass: { $contract } is the best place to stop
why-pass-beaten = pass: bidding over { $contract } would cost more than it brings
why-call-by-system = { $call }: { meaning }; so the bidding system has it
why-call-expects = { $call }: { meaning }; it can expect { points-counted } more than { $over }

why-fallback = the player failed; this is the plainest act that the rules allow
why-outside = a program that gives no reasons

meaning = { $meaning ->
    [opens_suit] opens with the best suit
    [opens_notrump] opens with a strong even hand
    [supports] supports partner's suit
    [answers_suit] answers partner with another suit
    [answers_notrump] answers partner with an even hand
    [raises] goes higher in the agreed suit
    [repeats] comes back to a suit that was named
    [second_suit] shows another suit
    [goes_notrump] offers to play without trumps
    [shows_ace] shows an ace for the agreed suit
    [shows_aces] shows aces for the agreed suit
    [returns] goes back to the agreed suit
    [raises_price] raises the price of honours and aces, though a trick may be missing
    [bids_values] shows the strength for this level
    [passes_weak] too little to open
    [passes_answer] nothing to add to partner's bid
    [passes_content] has no more to show
    [passes_settled] nothing new since the last pass
    [thumb_opens] opens with what the hand is best for
    [thumb_answers] answers partner
    [thumb_supports] supports partner's suit
    [thumb_repeats] names the same again
    [thumb_bids] names something else
    [thumb_passes] too little for a bid
    [thumb_passes_again] has no more to say
    [thumb_doubles] expects the contract to fail
   *[thumb_redoubles] expects the contract to be made
}
meaning-or = or: { $reading }

fact-points-least = { $least ->
    [one] at least { $least } high-card point
   *[other] at least { $least } high-card points
}
fact-points-most = { $most ->
    [one] at most { $most } high-card point
   *[other] at most { $most } high-card points
}
fact-points-between = { $most ->
    [one] { $least } to { $most } high-card point
   *[other] { $least } to { $most } high-card points
}
fact-points-about = about { card-points-counted }
fact-strength-least = { fact-points-least } with { $length } { suit-counted }, fewer with more of them or with short suits beside
fact-strength-most = { fact-points-most } with { $length } { suit-counted }, fewer with more of them or with short suits beside
fact-cards-least = at least { $least } { suit-counted }
fact-cards-between = { $least } to { $most } { suit-counted }
fact-honours-least = { $least ->
    [one] an honour
   *[other] at least { $least } honours
} in { suit-counted }
fact-aces-least = { $least ->
    [one] an ace
   *[other] at least { $least } aces
}
fact-ace-of = the ace of { suit-counted }
fact-balanced = two to five cards in each suit
fact-no-void = a card in each suit
fact-tricks = { tricks-counted } with partner { $denomination ->
    [S] in spades
    [H] in hearts
    [D] in diamonds
    [C] in clubs
   *[NT] at no trump
}
fact-pass-of = pass { $pass } of { $end }
fact-pass-again = { $time ->
    [2] this player's second in a row
   *[3] this player's third in a row
}
