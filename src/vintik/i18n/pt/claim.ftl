# Reclamar algumas das vazas que restam e ceder as outras.
claim-open = Reclamar…
claim-title = Reclamar
claim-question = Quantas das vazas que restam ganha o seu lado?
claim-checked = As vazas certas contra qualquer defesa terminam a distribuição. Se não o forem, continua-se a jogar e poderá reclamar de novo depois da próxima vaza.
claim-submit = { $tricks ->
    [0] Ceder o resto
    [one] Reclamar { $tricks } vaza
   *[other] Reclamar { $tricks } vazas
}
claim-told = { $tricks ->
    [0] { seat } cede o resto
    [one] { seat } reclama { $tricks } vaza
   *[other] { seat } reclama { $tricks } vazas
}
claim-told-denied = { $tricks ->
    [one] { seat } reclama { $tricks } vaza; não é certa
   *[other] { seat } reclama { $tricks } vazas; não são certas
}
