# Words inside the pages that teach the games: diagrams, tables of examples, marks.

taught-agreed = agreed here
taught-rank = { $rank }
taught-calculator = Open the calculator
taught-trick-number = Trick
taught-trick-won-by = Won by
taught-trick-before = before
taught-trick-game = game

diagram-ladder-title = The ladder of bids, and what each trick is worth
diagram-ladder-title-plain = The ladder of bids
diagram-ladder-about = All 35 bids, seven rungs of five. On each rung they rise in this order: { $order }. Any bid of a higher level is higher.
diagram-ladder-worth = At the first level a trick is worth { $values }; each level adds { $step }.

diagram-table-title = The table
diagram-table-about = North sits above, East on the right, South below, West on the left; everything goes clockwise.
diagram-table-seat = { $seat }: { $roles }.
diagram-clockwise = clockwise
diagram-role = { $role ->
    [dealer] deals and speaks first
    [first-card] first card
    [cuts] cuts
    [declarer] declarer, say
    [dummy] dummy
   *[leads] leads to trick one
}

diagram-sheet-title = The sheet after this example
taught-line = { $line ->
    [above] above the line
   *[below] below the line
}
