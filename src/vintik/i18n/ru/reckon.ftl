# Что было в раздаче и сколько это стоит: запись за столом и калькулятор.

calculator = Калькулятор
calculator-about = Укажите, что было в раздаче, и посмотрите, что за это пишут по правилам.
reckon-no-game = Такой игры нет.
reckon-level = Уровень
reckon-lowest = в этой раздаче не ниже { $level }
reckon-denomination = Масть
reckon-doubles = Контра
reckon-doubled = { $doubled ->
    [0] нет
    [1] контра
   *[other] реконтра
}
reckon-declarer = { $game ->
    [bridge] Разыгрывающий
   *[other] Заказчик
}
reckon-tricks = Взятки
reckon-told = { $how ->
    [order] по порядку
   *[count] только число
}
reckon-taps = { $left ->
    [0] Указаны все тринадцать взяток
   *[other] Чья { $number }-я взятка?
}
reckon-turn = Взятка { $number }: { side }. Отдать другой паре
reckon-back = Назад на одну
reckon-rest = Остальные: { side }
reckon-tricks-of = Взятки: { $who }
reckon-needs = нужно { $needs }
reckon-first = В этой раздаче обе пары доходят до { $target }. Чья взятка дошла первой?
reckon-honours = Козырные онёры
reckon-aces = Тузы
reckon-part = { $part ->
    [contract] контракт
    [declarer] { $game ->
        [bridge] разыгрывающий
       *[other] заказчик
    }
    [tricks] взятки
    [honours] онёры
   *[aces] тузы
}
reckon-lacks = Осталось указать: { $parts }
reckon-items = Что пишется
reckon-below-before = Под чертой до этой раздачи
reckon-score-before = Счёт до этой раздачи
reckon-games-before = Геймы, взятые раньше
reckon-games-of = { $sides ->
    [none] нет
    [NS] Север–Юг
    [EW] Восток–Запад
   *[Both] по одному
}
