# El registro de voces, bazas y tantos.

log = Registro
log-empty = Todavía no se ha jugado nada.
log-deal = Reparto { $number }
log-dealer = Reparte { seat }
log-tricks = Bazas
log-trick-won = Baza { $number }: { seat }
log-claim = { seat } reclama el resto
log-passed-out = todos pasan
