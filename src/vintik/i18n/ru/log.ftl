# Протокол: заявки, взятки, счёт.

log = Протокол
log-empty = Ещё ничего не сыграно.
log-deal = Раздача { $number }
log-dealer = Сдаёт { seat }
log-tricks = Взятки
log-trick-won = Взятка { $number }: { seat }
log-claim = { seat } забирает остальные взятки
log-passed-out = все спасовали
