# The front page beside the games: what can be learnt, scored and looked at.

front-newcomer = Never played it? Begin with a deal that explains itself.
front-ways = More to do
front-learn = Learn
front-lesson = First lesson
front-lesson-about = A prepared deal, played with comments.
front-rules = Rules of { game }
front-rules-about = { $game ->
    [vint] With diagrams, reckoned examples and old advice.
    [vint-1000] Five variants and one running score.
   *[other] As it is played here, deal by deal.
}
front-cards = With cards in hand
front-pad = Score pad
front-pad-about = Keeps the sheet at a real table, even without a network.
front-review = Look at a record
front-review-about = A match of yours, a PBN or LIN file, card by card.
front-bidding = Bidding Bridge
front-practice-about = Hands of a topic, your call, and what the card says.
front-card-about = { $card ->
    [sayc] What the computer players’ calls mean unless you choose otherwise.
   *[other] Forcing to game after a new suit at the level of two.
}
