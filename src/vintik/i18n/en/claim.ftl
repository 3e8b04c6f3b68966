# Claiming some of the remaining tricks and conceding the others.
claim-open = Claim…
claim-title = Claim
claim-question = How many of the remaining tricks does your side take?
claim-checked = Tricks that are certain against any defence end the deal. If they are not, you play on and may claim again after the next trick.
claim-submit = { $tricks ->
    [0] Concede the rest
    [one] Claim { $tricks } trick
   *[other] Claim { $tricks } tricks
}
claim-told = { $tricks ->
    [0] { seat } concedes the rest
    [one] { seat } claims { $tricks } trick
   *[other] { seat } claims { $tricks } tricks
}
claim-told-denied = { $tricks ->
    [one] { seat } claims { $tricks } trick; it is not certain
   *[other] { seat } claims { $tricks } tricks; they are not certain
}
