# Reclamar algunas de las bazas que quedan y ceder las demás.
claim-open = Reclamar…
claim-title = Reclamar
claim-question = ¿Cuántas de las bazas que quedan gana su bando?
claim-checked = Las bazas seguras contra cualquier defensa terminan el reparto. Si no lo son, se sigue jugando y podrá reclamar de nuevo después de la próxima baza.
claim-submit = { $tricks ->
    [0] Ceder el resto
    [one] Reclamar { $tricks } baza
   *[other] Reclamar { $tricks } bazas
}
claim-told = { $tricks ->
    [0] { seat } cede el resto
    [one] { seat } reclama { $tricks } baza
   *[other] { seat } reclama { $tricks } bazas
}
claim-told-denied = { $tricks ->
    [one] { seat } reclama { $tricks } baza; no es segura
   *[other] { seat } reclama { $tricks } bazas; no son seguras
}
