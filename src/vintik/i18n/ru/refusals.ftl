# Почему отказано: по одному предложению на каждый код из docs/refusals.md.

suit-of = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
   *[C] трефы
}

refusal-not-your-turn = Сейчас ходит { $turn }, а не { $seat }
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
refusal-below-minimum = Первая заявка этой раздачи — от уровня { $level }; { $bid } не годится
refusal-not-held = { $seat }: такой карты на руках нет — { $card }
refusal-must-follow = { $seat }: нужно дать масть, на руках есть { suit-of }
refusal-cannot-claim = Эти взятки не бесспорны; играйте дальше
refusal-so-many-tricks = Осталось взяток: { $left }, а не { $tricks }
refusal-last-trick = Последнюю взятку играют, а не объявляют
refusal-claimed-before = Вашей стороне уже отказали: сначала сыграйте ещё одну взятку
refusal-claim-too-early = Быстро проверить не удалось; сыграйте ещё немного и объявите снова
refusal-partner-agrees = Чтобы отдать взятки, нужно согласие партнёра
refusal-no-hints = В турнире подсказок нет
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
refusal-unknown-convention-card = Нет конвенционной карты { $card }
refusal-no-convention-cards = Игроки за этим столом торгуются без конвенционных карт
refusal-no-dummy = В этой игре нет болвана: каждый играет своими картами

refusal-not-an-object = Это не запись партии: не объект
refusal-no-format = Это не запись партии: формат не { $format }
refusal-unknown-version = Формат { $format } неизвестен; программа читает { $known }
refusal-missing-field = Поля { $field } нет, или это не список
refusal-bad-sheet = { $field }: таких целых чисел в записи партии быть не может
refusal-not-in-record = { $part ->
    [match] В файле нет партии { $number }
    [deal] В партии нет раздачи { $number }
    [call] В раздаче нет заявки { $number }
   *[card] В раздаче нет карты { $number }
}
refusal-not-json = Это не JSON
refusal-not-text = Это не текст в UTF-8
refusal-too-large = Больше { $longest } { $longest ->
    [one] байта
   *[other] байт
}
refusal-empty-file = В нём нет ни одной партии
refusal-unreadable = Не читается: { $reason }

refusal-stale-move = Стол уже ушёл вперёд; взгляните ещё раз
refusal-not-sealed = Серию раздач ({ $sequence }) можно назвать только в турнирной игре
refusal-store-failed = Сейчас стол не удаётся записать; попробуйте ещё раз
refusal-sit-first = Сначала нужно сесть за стол
refusal-already-seated = { $seat } уже за столом
refusal-bad-message = Сообщение непонятно
refusal-unknown-table = Такого стола нет
refusal-unknown-token = Это не ваше место за этим столом
refusal-unknown-card = Нет системы { $card }; есть: { $known }
refusal-unknown-topic = Нет темы { $topic }; есть: { $known }
refusal-too-busy = Слишком много вопросов сразу; попробуйте чуть позже
refusal-sealed-deal = Раздачу турнира заново не сдают
refusal-only-bridge = В LIN записывают только бридж
refusal-no-finished-deal = Здесь нет ни одной законченной раздачи
refusal-too-many-deals = Здесь больше раздач, чем { $most }
refusal-unknown-page = По адресу { $page } ничего нет

refusal-pbn-not-text = В строке { $line } управляющие знаки; это не текстовый файл
refusal-pbn-no-games = В этом файле нет ни одного тега PBN
refusal-pbn-line-too-long = Строка { $line } длиннее { $limit } знаков
refusal-pbn-unclosed-comment = Комментарий, начатый в строке { $line }, нигде не закрыт
refusal-pbn-unclosed-quote = Значение в кавычках в строке { $line } на ней не кончается: { $text }
refusal-pbn-bad-tag = Строка { $line }: тег пишется [Имя "значение"], а не { $text }
refusal-pbn-stray-text = Строка { $line }: здесь не может быть текста: { $text }
refusal-pbn-repeated-tag = Строка { $line }: тег { $tag } стоит второй раз и говорит другое
refusal-pbn-nothing-to-inherit = Строка { $line }: тег { $tag } должен быть как в прошлой раздаче, но там его нет
refusal-pbn-missing-tag = В раздаче, начатой в строке { $line }, нет тега { $tag }
refusal-pbn-bad-value = Строка { $line }: { $tag } не может быть { $value }
refusal-pbn-board-order = Строка { $line }: раздача { $board } там, где должна быть { $expected }-я раздача партии
refusal-pbn-all-pass = Строка { $line }: в винте записан каждый пас; AP не годится
refusal-pbn-unknown-call = Строка { $line }: одна из заявок неизвестна
refusal-pbn-unknown-card = Строка { $line }: одна из карт до этой неизвестна
refusal-pbn-irregular = Строка { $line }: нарушения порядка, как { $text }, нельзя переиграть
refusal-pbn-cut-short = Раздел { $tag }, начатый в строке { $line }, обрывается без звёздочки
refusal-pbn-contradicts = Строка { $line }: в { $tag } сказано { $value }, а было { $played }

refusal-lin-no-deals = В этом тексте LIN нет ни одной раздачи
refusal-lin-stray-text = В LIN здесь не может быть текста: { $text }
refusal-lin-missing-tag = В раздаче нет тега { $tag }
refusal-lin-bad-value = Тег { $tag } не может быть { $value }
refusal-lin-impossible-claim = Заявлено взяток разыгрывающего: { $tricks }, но из сыгранных { $played } у него { $won }
refusal-lin-unsettled-claim = Не нашлось розыгрыша, который даёт заявленные взятки ({ $tricks })
