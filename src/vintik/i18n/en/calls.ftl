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
in-suit = in { suit-counted }
points-least = { $least ->
    [one] at least { $least } point
   *[other] at least { $least } points
}
points-most = { $most ->
    [one] at most { $most } point
   *[other] at most { $most } points
}
points-between = { $most ->
    [one] { $least } to { $most } point
   *[other] { $least } to { $most } points
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
why-call-for-thumb = { $call }: { meaning }; so partner, who bids by rules of thumb, will understand it
why-call-expects = { $call }: { meaning }; it can expect { points-counted } more than { $over }

why-fallback = the player failed; this is the plainest act that the rules allow
why-outside = a program that gives no reasons

meaning = { $meaning ->
    [opens_suit] opens with the best suit
    [opens_notrump] opens with a strong even hand
    [supports] supports partner's suit
    [answers_suit] answers partner with another suit
    [answers_notrump] answers partner with an even hand
    [raises] raises the common suit
    [repeats] comes back to a suit that was named
    [second_suit] shows another suit
    [goes_notrump] offers to play without trumps
    [shows_ace] shows an ace for the agreed suit
    [shows_aces] shows aces for the agreed suit
    [returns] goes back to the agreed suit
    [raises_price] raises the price of honours and aces, though a trick may be missing
    [bids_values] shows the strength for this level
    [passes_weak] not strong enough for a bid here
    [passes_answer] nothing to add to partner's bid
    [passes_content] has no more to show
    [passes_settled] nothing new since the last pass
    [accepts] goes on to game after the invitation
    [accepts_invitation] accepts the invitation
    [accepts_relay] bids clubs, as the relay asks
    [accepts_signoff] leaves partner's decision alone
    [accepts_transfer] completes the transfer
    [advance_jump_shift] jumps to its own suit after partner's overcall, a strong hand
    [answers_aces] tells the number of aces
    [answers_double] names the suit that partner's takeout asked for
    [answers_kings] tells the number of kings
    [asks_feature] asks the weak hand for a high card outside its suit
    [asks_minor] asks for a minor
    [asks_suit] asks which suit is the long one
    [balancing_2nt] reopens in the last seat with a strong even hand
    [balancing_double] reopens in the last seat with a takeout double
    [balancing_notrump] reopens in the last seat with no trump
    [balancing_overcall] reopens in the last seat with a suit
    [bids_game] bids game
    [bids_notrump] names no trump
    [blackwood] Blackwood, asks for aces
    [blackwood_kings] Blackwood goes on, asks for kings
    [both_majors] shows both majors against their no trump
    [both_minors] shows both minors against their no trump
    [cheapest_bid] nothing fits, the cheapest way on
    [competes] competes for the contract
    [corrects] corrects to the major
    [corrects_aces] has all four aces and goes on to six
    [cue_advance] bids their suit, a strong answer to the double
    [cue_bid_control] cue bid, shows a control on the way to slam
    [cue_new_suit] bids one of their suits to show the fourth suit with strength
    [cue_raise] bids their suit, a raise with the strength for game
    [cue_raise_limit] bids their suit, a raise that invites game at least
    [declines] declines the invitation
    [denies_fit] no fit for partner's major
    [denies_major] no four-card major to show
    [doubler_raises] the doubler raises with a strong hand
    [escapes] settles in a cheap contract
    [extras] shows more than was promised
    [forcing_notrump] forcing one no trump, waits for another bid
    [fourth_suit] fourth suit forcing, asks for more description
    [game_forcing_notrump] an even hand with the strength for game
    [game_notrump] goes for game at no trump
    [game_raise] raises to game
    [game_try] looks for game and asks partner's opinion
    [gerber] Gerber, asks for aces
    [gerber_kings] Gerber goes on, asks for kings
    [grand_slam] bids the grand slam
    [gsf] asks for the top trumps, for a grand slam
    [invites_game] invites game
    [invites_grand_slam] invites the grand slam, six at least
    [invites_long_minor] invites game with a long minor
    [invites_notrump] invites game at no trump
    [invites_slam] invites slam
    [jacoby_medium] some extra strength, no short suit to show
    [jacoby_minimum] no extra strength, no short suit to show
    [jacoby_strong] a strong hand, no short suit to show
    [jacoby_transfer] transfer to the next higher suit
    [jacoby_two_nt] Jacoby, a raise with the strength for game
    [jordan_2nt] a sound raise over their double
    [jump_advance] answers the double with a jump
    [jump_answer] jumps to a suit that the double asked for
    [jump_notrump] goes high at no trump with a strong hand
    [jump_overcall] jump overcall with a good hand
    [jump_raise] jumps in support of partner
    [jump_rebid] jumps in its own long suit
    [jump_shift] jumps to a new suit, a very strong hand
    [lead_double] doubles to suggest a lead
    [leaves_double] leaves the double in
    [lightner_double] Lightner, asks for an unusual lead
    [limit_raise] invites game with support
    [major_and_minor] shows this major and a minor against their no trump
    [michaels] Michaels, two suits of at least five cards
    [minimum_notrump] no trump without extra strength
    [minimum_rebid] no more than was promised already
    [minor_relay] relay to clubs, to play in a minor
    [names_minor] names its minor
    [names_suit] shows which suit is its long one
    [negative_double] negative double, asks for the unnamed suits
    [new_suit] names a new suit
    [no_system_bid] the system does not know this bid
    [no_system_double] the system does not know this double
    [no_system_pass] the system does not know this pass
    [notrump_answer] suggests playing at no trump
    [notrump_double] doubles their no trump with a strong hand
    [notrump_extras] shows extra strength at no trump
    [notrump_overcall] overcalls at no trump
    [notrump_response] one no trump, nothing better to show
    [one_suiter] shows one long suit against their no trump
    [opens_light] opens a little light
    [opens_major] opens with a major
    [opens_minor] opens with a minor
    [opens_strong] opens a very strong hand
    [opens_weak_two] weak two in a long suit
    [overcall] overcalls in its suit
    [overcaller_invites] invites after its overcall
    [pass_or_correct] partner should pass or correct to his other suit
    [passes_game] game is reached
    [passes_limit] nothing more after partner's limited hand
    [passes_minimum] no more than was shown
    [passes_preference] content with partner's choice of suit
    [passes_redoubled] leaves the word to partner, who redoubled
    [passes_signoff] partner has settled the contract
    [passes_waiting] waits for partner, who will speak again
    [penalty_double] doubles for penalties
    [penalty_pass] passes the double for penalties
    [positive] positive answer to the strong opening
    [preemptive_overcall] overcalls high to shut them out
    [preemptive_raise] raises high to shut them out
    [preempts] opens high with a long suit and little else
    [preference] chooses among partner's suits
    [quantitative] invites slam at no trump
    [rebids_second_suit] repeats its second suit
    [rebids_suit] repeats its suit
    [rebids_suit_game] goes to game in its own suit
    [redouble_strong] redoubles, the strength is on this side
    [reopening_double] the opener goes on with a takeout double
    [responsive_double] responsive double, for takeout as well
    [reverse] reverse, a strong hand with two suits
    [second_negative] second negative, hardly any strength
    [shows_feature] shows a high card outside its suit
    [shows_five_five] shows five cards in both majors
    [shows_five_four] shows five cards in this major and four in the other
    [shows_major] shows four cards in a major
    [shows_shortness] shows a short suit
    [shows_solid_suit] shows a solid suit
    [shows_stopper] shows a stopper
    [shows_strong_suit] names the suit of the strong hand
    [shows_suit] good cards in the suit that was doubled
    [shows_support] shows support for partner
    [shows_values] shows strength in its suit
    [signoff] wants to play here
    [signoff_game] game and no more
    [slam_cue] cue bid, on the way to slam
    [slam_try] shows interest in slam
    [small_slam] chooses the small slam
    [stayman] Stayman, asks for a four-card major
    [stayman_cue] bids their suit to ask for a four-card major
    [stayman_escape] Stayman with a weak hand, will pass the answer
    [stays_out] keeps out of the auction
    [stops_after_aces] stops, aces are missing
    [stops_at_five] stops at five, aces are missing
    [strong_cue] bids their suit, a strong hand that asks for more description
    [strong_minor] a long minor and a very strong hand
    [strong_notrump] shows a strong even hand
    [strong_redouble] redoubles with a strong hand
    [strong_suit] a strong hand with a good suit of its own
    [super_accept] jumps to accept the transfer, maximum with four cards
    [takeout_again] doubles once more, a strong hand
    [takeout_cue] bids one of their suits for takeout
    [takeout_double] doubles for takeout
    [unusual_notrump] unusual no trump, two long suits
    [values_double] doubles to show strength
    [waiting] waits, says nothing yet
    [weak_jump] weak jump in a long suit
    [weak_jump_overcall] weak jump overcall
    [thumb_opens] opens with what the hand is best for
    [thumb_overcalls] bids what the hand is best for
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
# Of a call that opponents are told about at once.
alert = artificial call, alerted
alert-mark = alert

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
fact-points-exactly = { card-points-counted }
fact-points-about = about { card-points-counted }
fact-strength-least = { fact-points-least } with { $length } { suit-counted }, fewer with more of them or with short suits beside
fact-strength-most = { fact-points-most } with { $length } { suit-counted }, fewer with more of them or with short suits beside
fact-cards-least = { $least ->
    [1] at least one card { in-suit }
   *[other] at least { $least } { suit-counted }
}
fact-cards-between = { $least } to { $most } { suit-counted }
fact-cards-exactly = { $least ->
    [0] no { suit-counted }
    [1] one card { in-suit }
   *[other] exactly { $least } { suit-counted }
}
fact-cards-most = { $most ->
    [1] at most one card { in-suit }
   *[other] at most { $most } { suit-counted }
}
fact-total-least = { points-least }, long suits counted
fact-total-most = { points-most }, long suits counted
fact-total-between = { points-between }, long suits counted
fact-total-exactly = { points-counted }, long suits counted
fact-support-least = { points-least } with { suit-counted } as trumps, short suits counted
fact-support-most = { points-most } with { suit-counted } as trumps, short suits counted
fact-support-between = { points-between } with { suit-counted } as trumps, short suits counted
fact-support-exactly = { points-counted } with { suit-counted } as trumps, short suits counted
fact-twenty-least = at least { $least } counting the points and the cards of the two longest suits
fact-twenty-most = at most { $most } counting the points and the cards of the two longest suits
fact-twenty-between = { $least } to { $most } counting the points and the cards of the two longest suits
fact-twenty-exactly = { $points } counting the points and the cards of the two longest suits
fact-fifteen-least = at least { $least } counting the points and the spades
fact-fifteen-most = at most { $most } counting the points and the spades
fact-fifteen-between = { $least } to { $most } counting the points and the spades
fact-fifteen-exactly = { $points } counting the points and the spades
fact-honours-least = { $least ->
    [one] an honour
   *[other] at least { $least } honours
} { in-suit }
fact-top-honours-least = { $least ->
    [1] ace, king or queen { in-suit }
    [3] ace, king and queen { in-suit }
   *[other] at least { $least } of ace, king and queen { in-suit }
}
fact-playing-tricks = { $least ->
    [one] at least { $least } trick
   *[other] at least { $least } tricks
} from this hand alone with { suit-counted } as trumps
fact-aces-least = { $least ->
    [one] an ace
   *[other] at least { $least } aces
}
fact-aces-between = { $least ->
    [0] { $most ->
        [one] at most one ace
       *[other] at most { $most } aces
    }
   *[other] { $least } to { $most } aces
}
fact-aces-exactly = { $least ->
    [0] no ace
    [one] one ace
   *[other] { $least } aces
}
fact-aces-either = { $least ->
    [0] { $most ->
        [4] no ace or all four
       *[other] no ace or { $most }
    }
   *[other] { $least } or { $most } aces
}
fact-aces-even = an even number of aces: none, two or four
fact-kings-least = { $least ->
    [one] a king
   *[other] at least { $least } kings
}
fact-kings-between = { $least ->
    [0] { $most ->
        [one] at most one king
       *[other] at most { $most } kings
    }
   *[other] { $least } to { $most } kings
}
fact-kings-exactly = { $least ->
    [0] no king
    [one] one king
   *[other] { $least } kings
}
fact-kings-either = { $least ->
    [0] { $most ->
        [4] no king or all four
       *[other] no king or { $most }
    }
   *[other] { $least } or { $most } kings
}
fact-ace-of = the ace of { suit-counted }
fact-no-ace-of = not the ace of { suit-counted }
fact-king-of = the king of { suit-counted }
fact-no-king-of = not the king of { suit-counted }
fact-queen-of = the queen of { suit-counted }
fact-no-queen-of = not the queen of { suit-counted }
fact-stopper-of = a stopper { in-suit }
fact-no-stopper-of = no stopper { in-suit }
fact-control-of = ace, king or at most one card { in-suit }
fact-no-control-of = neither ace nor king nor shortness { in-suit }
fact-first-control-of = the ace or no card { in-suit }
fact-no-first-control-of = cards without the ace { in-suit }
fact-balanced = a balanced hand, two to five cards in each suit
fact-nearly-balanced = a nearly balanced hand, two to six cards in each suit
fact-unbalanced = an unbalanced hand
fact-no-void = a card in each suit
fact-agrees = { suit-counted } are trumps from here on
fact-forcing = partner may not pass
fact-forcing-to-game = neither partner may stop before game
fact-invites = partner should go on with more than the least
fact-signs-off = partner should pass
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

# The same facts as they stand on a convention card: short.
brief-points-least = { $least }+ HCP
brief-points-most = up to { $most } HCP
brief-points-between = { $least }–{ $most } HCP
brief-points-exactly = { $points } HCP
brief-support-least = { $least }+ with shape
brief-support-most = up to { $most } with shape
brief-support-between = { $least }–{ $most } with shape
brief-support-exactly = { $points } with shape
brief-cards-least = { $least }+ { suit-counted }
brief-cards-between = { $least }–{ $most } { suit-counted }
brief-cards-exactly = { $least } { suit-counted }
brief-forcing = forcing
brief-forcing-to-game = forcing to game
