# The command: its help, and what it prints for people.

help-vintik = Vint and Bridge: a table in the browser, a scorekeeper, and matches between computer players.
help-version = Print the version and stop.
help-score = Play match records, PBN and LIN files through the rules and score them.
help-score-files = Match records (.json, or .jsonl with one a line), PBN and LIN files; - is standard input.
help-score-json = Print one line of JSON a match.
help-deal = Play whole matches with four computer players and print them.
help-game = vint, vint-1000 or bridge.
help-seed = The same seed gives the same matches; without one they are drawn.
help-bots = Level of the computer players.
help-matches = How many matches.
help-option = An option of the game, such as variant=old or vulnerable=NS; may be repeated.
help-deal-json = Print match records, one a line.
help-dd = Tell how many tricks each player can take as declarer in each denomination with all cards in sight.
help-dd-json = Print one line of JSON a deal.
help-dd-svg = Also draw each deal with its results: into this folder, or as this file if the name ends in .svg.
help-dd-threads = Threads that work at the same time; one for each processor unless said otherwise.
help-dd-memory = Memory of each thread in megabytes.
help-review = Tell what each card of the finished deals cost, with all cards in sight, the dearest first.
help-review-most = How many cards of each deal to name.
help-bid = Tell what a computer player would call, what the call says, and why.
help-bid-files = Lines of JSON, each with game, options, dealer, vulnerable, hand, calls and level; without a file they are read from standard input.
help-bid-json = Answer each line with a line of JSON.
help-card = Print a convention card: what a pair says with each call of an auction.
help-card-name = Which card: sayc, two_over_one, or thumb for what beginners bid.
help-card-all = The whole card, not only what fits one sheet.
help-card-html = Write a page for the printer into this file instead.
help-card-json = Print the card as one line of JSON.
help-advice-seed = The same seed gives the same answer.
help-rules = How a game is played: rules, examples, advice.
help-rules-page = vint, vint-1000, bridge, overview (all three) or glossary.
help-rules-language = Language of the text: en, es, pt or ru.
help-explain = Tell what a computer player would have done in place of a player of a record, and why.
help-explain-file = A match record or a PBN file; - is standard input.
help-explain-deal = Which deal of the match.
help-explain-card = Which card of the deal, in the order played.
help-explain-call = Which call of the deal, instead of a card.
help-explain-match = Which match of the file.
help-explain-level = Level of the computer player.
help-explain-json = Print one line of JSON.
help-quiz = Practise Bridge bidding: hands of a topic, your call, the card's call and why.
help-quiz-topic = What to practise; all topics in turn unless said otherwise. --topics lists them.
help-quiz-card = The convention card: sayc or two_over_one.
help-quiz-seed = The same seed gives the same questions; without one they are drawn.
help-quiz-count = How many questions.
help-quiz-topics = List the topics with your progress.
help-quiz-json = Print the questions with their answers, one line of JSON each.
help-arena = Compare two players on the same cards, each deal at two tables with the sides exchanged.
help-arena-players = The player A: a level, the name of a player that was installed, or exec: and the command of a program.
help-arena-against = The player B, named in the same way.
help-arena-deals = How many deals, or matches with --rubbers; each is played at two tables.
help-arena-seed = The same seed gives the same cards.
help-arena-rubbers = Play whole matches.
help-arena-start = Where a deal begins: with the auction, or with the cards, both tables being given the same auction.
help-arena-end = Where a deal ends: with the cards, or with the auction, scored with the tricks that perfect play would take.
help-arena-auction = Who bids the auction that both tables are given.
help-arena-errors = Compare each card with perfect play, all hands in sight.
help-arena-jobs = Processes that play at the same time.
help-arena-dask = Play on the Dask cluster at this address.
help-arena-log = File to which each result is added, and from which a run that was stopped goes on; one in the cache folder unless said otherwise.
help-arena-plot = Also draw the result into this file, .svg or .png.
help-arena-patience = Seconds that a program may think about a call or a card.
help-arena-json = Print the report as one line of JSON.
help-serve = Start the table's server.
help-play = Start the table's server and open it in a browser.
help-host = Address to listen on.
help-port = Port to listen on; 0 takes a free one.

serving-at = vintik is at { $url } (Ctrl+C stops it)
bad-settings = settings: { $reason }
cannot-serve = cannot serve at { $address }: { $reason }

place-match = match { $number }
place-deal = deal { $number }
place-line = line { $number }
place-call = call { $number }
place-card = card { $number }
place-hands = hands

match-heading = Match { $number }, seed { $seed }
matches = matches
deal-heading = Deal { $number }, dealer { $seat }
deal-unfinished = Deal { $number } is not finished
deal-outcome = { $contract } by { $seat }: { $taken ->
    [one] { $taken } trick
   *[other] { $taken } tricks
} of { $needed }
deal-total = deal
totals = Totals
passed-out = Passed out
column = { $line ->
    [above] above
   *[below] below
}
match-won = { $form ->
    [rubber] { $side } win the rubber
   *[target] { $side } win the game
}; margin { $margin }

deals = deals
no-cards = none
dd-tricks = Tricks of declarer's side, all cards in sight
picture-title = { $place }: tricks of declarer's side, all cards in sight
picture-tricks = Tricks
picture-play = Best play by all four, every card in sight.
picture-bold = Bold: seven tricks or more.
cannot-write = cannot write { $path }: { $reason }
not-enough-memory = not enough memory

first-to-call = first to call
explain-what = either --card or --call is needed, and only one of them
advice-why = Best: { $reason }
advice-meaning = It says: { $meaning }
advice-relaxed = The calls and cards so far fit badly together; they were taken less seriously.
advice-table = On the table: { $cards }
advice-points = points
advice-tricks = tricks

quiz-bad-progress = { $path } keeps no progress; move it away to begin anew
quiz-how = Type a call: 1s, 2n, x, p. ? tells what calls mean, q ends.
quiz-prompt = Your call:
quiz-reason = { $call }: { $meaning }
quiz-over = { $asked ->
    [one] { $right } of { $asked } question right
   *[other] { $right } of { $asked } questions right
}
