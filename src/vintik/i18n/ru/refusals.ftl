# Почему отказано: по одному предложению на каждый код из docs/refusals.md.

suit-of = { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}

refusal-not-your-turn = Сейчас ход { $turn }, а не { $seat }
refusal-no-deal = Карты ещё не сданы
refusal-deal-not-over = Раздача ещё не окончена
refusal-match-over = Партия окончена
refusal-not-the-dealer = Сдаёт { $dealer }, а не { $seat }
refusal-passed-out = Все спасовали: в этой раздаче карты не разыгрываются
refusal-auction-over = Торговля окончена
refusal-auction-not-over = Торговля ещё не окончена
refusal-all-tricks-played = Все тринадцать взяток разыграны
refusal-no-doubles = В этой игре нет контры
refusal-cannot-double = Контру можно дать только на заявку противников, ещё не законтренную
refusal-cannot-redouble = Реконтру можно дать только на законтренную заявку своей стороны
refusal-bid-too-low = { $bid } не выше, чем { $last }
refusal-below-minimum = Первая заявка этой раздачи — не ниже уровня { $level }, а не { $bid }
refusal-not-held = У { $seat } нет карты { $card }
refusal-must-follow = { $seat }: нужна карта в масть, есть карты { suit-of }
refusal-cannot-claim = Остальные взятки не бесспорны
refusal-no-take-back = Взять назад нечего

refusal-not-a-seat = Это не место за столом: { $text }
refusal-not-a-card = Это не карта: { $text }
refusal-not-a-call = Это не заявка, не пас и не контра: { $text }
refusal-not-a-hand = Это не рука: { $text }
refusal-not-a-deal = Это не четыре руки по 13 из 52 карт: { $text }

refusal-unknown-game = Неизвестная игра: { $game } (есть vint, vint-1000, bridge)
refusal-unknown-option = У игры { $game } нет настройки { $option }
refusal-unknown-value = Настройка { $option } не может быть { $value }
refusal-bad-options = Настройки игры { $game } — не объект
refusal-fixed-by-variant = Настройку { $option } нельзя менять в варианте { $variant }
refusal-unknown-level = Нет компьютерных игроков уровня { $level }

refusal-not-an-object = Это не запись партии: не объект
refusal-no-format = Это не запись партии: формат не { $format }
refusal-unknown-version = Формат { $format } неизвестен; программа читает { $known }
refusal-missing-field = Поля { $field } нет, или это не список
refusal-not-json = Это не JSON
refusal-not-text = Это не текст в UTF-8
refusal-too-large = Больше { $longest } { $longest ->
    [one] байта
   *[other] байт
}
refusal-empty-file = В нём нет ни одной партии
refusal-unreadable = Не читается: { $reason }

refusal-stale-move = Стол уже ушёл вперёд; взгляните ещё раз
refusal-sit-first = Сначала нужно сесть за стол
refusal-already-seated = { $seat } уже за столом
refusal-bad-message = Сообщение непонятно
refusal-unknown-table = Такого стола нет
refusal-unknown-token = Это не ваше место за этим столом
refusal-unknown-page = По адресу { $page } ничего нет
