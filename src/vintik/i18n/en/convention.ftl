# Convention cards: what a pair bids, on paper, at the table and in the terminal.

card-name = { $card ->
    [sayc] SAYC (Standard American)
    [two_over_one] 2/1 (Two over One)
    [thumb] rules of thumb
   *[other] { $card }
}
convention-card = Convention card: { card-name }
convention-cards = Convention cards
card-note = Opponents' calls stand in brackets; passes that go without saying are left out. Artificial calls are marked “!”. All is said for a side that is not vulnerable, and again where it differs when both sides are.
card-summary-note = The outline on one sheet, for a side that is not vulnerable. Opponents' calls stand in brackets. Artificial calls are marked “!”.
card-opener = { $place ->
    [1] First or second to call
    [3] Third to call, after two passes
   *[4] Last to call, after three passes
}
card-when = { $when ->
    [vulnerable] vulnerable
   *[not_vulnerable] not vulnerable
}: { $meaning }
card-by-them = opponents: { $call }
card-chapter = { $chapter ->
    [openings] Opening bids
    [answers_notrump] After our no-trump opening
    [answers_major] Answers to one of a major
    [answers_minor] Answers to one of a minor
    [strong] Our strong two clubs
    [weak] Our weak twos and preempts
    [rebids] Opener's second bid
    [responder] Responder's second bid
    [slam] Slams
    [contested] When they come in
    [overcalls] Overcalls
    [doubles] Takeout doubles
    [two_suiters] Two-suited overcalls
    [versus_notrump] Against their no trump
    [versus_preempts] Against their weak twos and preempts
    [leads] Leads
    [signals] Signals
   *[balancing] Reopening in the last seat
}

# Of the play.
card-remark = { $remark ->
    [sequence] Of touching honours the top one.
    [fourth_best] From a suit with an honour the lowest of three, the fourth of more.
    [small_cards] Of two cards, or of small cards only, the highest.
    [partner_suit] In partner's suit the higher of two or the top of small cards; from an honour the lowest.
    [under_ace] Against a trump contract rarely low from an ace.
    [attitude] On partner's lead a high small card encourages, a low one discourages; against a trump contract two cards encourage too.
   *[count] On declarer's lead a high small card says an even number, a low one an odd number. Experts signal, club players do not.
}

card-yours = Your side plays
card-theirs = Opponents play
card-levels = Club players and experts bid by a convention card; beginners bid by rules of thumb.
card-plays = { side }: { card-name }
card-own-page = On a page of its own
card-shown = How much of the card
card-shown-all = All of it
card-shown-summary = One sheet
card-print = Print
card-asked = Fetching the card…
