# O registo de vozes, vazas e pontos.

log = Registo
log-empty = Ainda não se jogou nada.
log-deal = Distribuição { $number }
log-dealer = Dador: { seat }
log-tricks = Vazas
log-trick-won = Vaza { $number }: { seat }
log-claim = { seat } reclama o resto
log-passed-out = todos passam
