# Practice in bidding: topics, questions and what is said to an answer.

practice = Bidding practice
practice-about = A hand, an auction, your call. Then you see what the card says and why.
practice-card = Convention card
practice-topics = Topics
topic = { $topic ->
    [openings] Opening bids
    [responses] Answers to one of a suit
    [rebids] Opener's next calls
    [responder] Responder's next calls
    [two_over_one] Two over one
    [notrump] No trump: Stayman and transfers
    [strong] Strong two clubs
    [weak] Weak twos and preempts
    [slam] Slam bidding
    [overcalls] Overcalls
    [takeout] Takeout doubles
    [two_suiters] Two-suited overcalls
    [versus_notrump] Against their no trump
    [versus_preempts] Against their preempts
    [balancing] In the last seat: balancing
   *[competition] They come in over our opening
}
practice-none = not practised yet
practice-score = { $right } of { $asked } right, { $streak } in a row
practice-question = Question { $number }
practice-first = You are first to call.
practice-meanings = What the calls say
practice-right = Right: { $call }
practice-possible = Possible: { $answer }. The card’s call is { $call }
practice-wrong = The card says { $call }, not { $answer }
practice-also = Also possible: { $call }
practice-would-say = { $call } would say
practice-next = Next question
practice-dealing = Looking for a hand…
