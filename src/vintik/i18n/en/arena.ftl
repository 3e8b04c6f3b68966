# The arena: two computer players compared on the same cards.

decimal-point = .

arena-players = A: { $a } · B: { $b }
arena-pairs = { $form ->
    [matches] { $pairs ->
        [one] { $pairs } match
       *[other] { $pairs } matches
    }
   *[other] { $pairs ->
        [one] { $pairs } deal
       *[other] { $pairs } deals
    }
}, each at two tables
arena-of = of { $wanted }
arena-given = auctions by { $player }
arena-not-played = not played: tricks of perfect play
arena-seed = seed { $seed }
arena-passed-out = passed out at a table: { $count }

arena-difference = { $form ->
    [matches] Points a match, A over B
   *[other] Points a deal, A over B
}
arena-imps = IMPs a deal, A over B
arena-won = Matches won
arena-interval = { $mean } (95 %: from { $low } to { $high })
arena-certainty = ±: standard error of the mean, over pairs of tables

arena-points = Points a deal
arena-total = all together
arena-premiums = premiums won
arena-penalties-paid = paid for undertricks
arena-penalties-received = received for undertricks
arena-tricks = tricks
arena-tricks-declaring = tricks when declaring
arena-doubled = contracts doubled
arena-doubled-made = of these made
arena-doubled-undertricks = undertricks when doubled
arena-contracts = Contracts
arena-declared = declared
arena-made = made
arena-reached = reached
arena-level = level

arena-time = Time to think, in milliseconds
arena-acts = { $kind ->
    [call] calls
    [lead] opening leads
   *[card] other cards
}
arena-count = number
arena-a-second = a second

arena-errors = Cards where there was a choice, against perfect play with all hands in sight
arena-place = { $place ->
    [opening] opening lead
    [lead] lead
    [second] second to play
    [third] third
   *[fourth] fourth
}
arena-share = lose tricks, %
arena-loss = tricks lost in 100

arena-illegal = Illegal or failed acts
arena-log = log: { $path }
arena-stopped = stopped; the same command goes on with { $path }

arena-no-player = { $player }: there is no player of that name
arena-player-failed = { $player }: { $reason }
arena-not-both = --rubbers and --start cards do not go together: the auctions of a match depend on its score
arena-no-cards = --end auction does not go with --rubbers, --start cards or --errors: deals are bid one by one, and no card is played
arena-other-setting = { $path } is the log of another comparison; these differ: { $names }
arena-no-journal = { $path } is not a log of the arena
arena-no-dask = --dask needs another package: pip install "vintik[dask]"
arena-no-cluster = no Dask cluster answers at { $address }
arena-no-plot = --plot needs another package: pip install "vintik[plot]"
arena-plot-name = { $path }: the name of a picture has to end in .svg or .png

arena-plot-course = Mean difference as the { $form ->
    [matches] matches
   *[other] deals
} were played
arena-plot-pairs = { $form ->
    [matches] Matches
   *[other] Deals
}
arena-plot-mean = mean so far
arena-plot-band = 95 % confidence
arena-plot-sources = Where the points come from
arena-plot-gain = Points a deal, A less B
