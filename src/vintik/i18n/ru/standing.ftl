# Контракт, взятки и путь к гейму во время розыгрыша.

standing = Положение
standing-open = { standing }: показать всё
contract = Контракт
side-short = { $side ->
    [NS] С–Ю
   *[EW] В–З
}
tricks-short = { side-short } { $has }/{ $needs }
tricks-of = { side }: { $has } { $needs ->
    [one] из { $needs } взятки
   *[other] из { $needs } взяток
}
tricks-wanted = { $more ->
    [one] ещё { $more }
   *[other] ещё { $more }
}
tricks-lacked = не хватило { $more }
contract-made = сыграно
contract-beaten = подсажен
side-declares = играет
side-defends = защищается
trick-each = каждая взятка, любой паре
one-short = недобор одной, защите
overtrick-first = первая лишняя взятка
race-short = до гейма: С–Ю { $ns } · В–З { $ew }
race-target-short = до { $target }: С–Ю { $ns } · В–З { $ew }
race-missing = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[many] осталось { $points } очков
}
race-tricks = { $tricks ->
    [one] хватит { $tricks } взятки
   *[other] хватит { $tricks } взяток
}
race-far = взятками этой раздачи не набрать
race-reached = набрано одними взятками
race-won = гейм на { $trick }-й взятке
race-lost = гейм у соперников
bid-worth = { $needs ->
    [one] { $needs } взятка
    [few] { $needs } взятки
   *[many] { $needs } взяток
}; взятка { $points }, недобор { $short }
bid-worth-whole = { $needs ->
    [one] { $needs } взятка
    [few] { $needs } взятки
   *[many] { $needs } взяток
}; недобор { $short }
values = Очки за взятку, по заявкам
