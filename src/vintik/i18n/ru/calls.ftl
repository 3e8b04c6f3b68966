# Почему компьютерный игрок делает заявку и что она говорит о его руке.

points-counted = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
card-points-counted = { $points ->
    [one] { $points } онёрное очко
    [few] { $points } онёрных очка
   *[many] { $points } онёрных очков
}
tricks-counted = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
trumps-counted = { $length ->
    [one] { $length } козырь
    [few] { $length } козыря
   *[many] { $length } козырей
}
# После «не меньше 4», «от 2 до 5».
suit-counted = { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}

why-bid-opens = { $bid }: лучшее, что есть на руке: { card-points-counted }, в самой длинной масти { $length ->
    [one] { $length } карта
    [few] { $length } карты
   *[many] { $length } карт
}
why-bid-expects = { $bid }: на руке { card-points-counted }, вдвоём с партнёром можно взять { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}; это стоит больше, чем оставить всё как есть
why-bid-supports = { $bid }: поддержка партнёра, на руке { trumps-counted } и { card-points-counted }
why-bid-answers = { $bid }: не даёт торговле угаснуть, на руке { card-points-counted }
why-double-expects = контра: { $contract } — надежды лишь на { $tricks ->
    [one] { $tricks } взятку
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
why-pass-weak = пас: { card-points-counted }, для заявки мало
why-pass-content = пас: { $contract } — лучше всего здесь и остановиться
why-pass-beaten = пас: перебивать { $contract } выйдет дороже
why-call-by-system = { $call }: { meaning }; так велит система
why-call-expects = { $call }: { meaning }; ожидается на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} больше, чем { $over }

why-fallback = игрок не справился; это самое простое, что позволяют правила
why-outside = программа, которая не объясняет своих решений

meaning = { $meaning ->
    [opens_suit] открывает торговлю лучшей мастью
    [opens_notrump] открывает торговлю с сильной ровной рукой
    [supports] поддерживает масть партнёра
    [answers_suit] отвечает партнёру другой мастью
    [answers_notrump] отвечает партнёру с ровной рукой
    [raises] поднимает согласованную масть
    [repeats] возвращается к названной масти
    [second_suit] показывает ещё одну масть
    [goes_notrump] предлагает играть без козыря
    [shows_ace] показывает туза при согласованной масти
    [shows_aces] показывает тузов при согласованной масти
    [returns] возвращается к согласованной масти
    [raises_price] поднимает цену онёров и тузов, пусть и недостанет взятки
    [bids_values] показывает силу для этого уровня
    [passes_weak] для открытия мало
    [passes_answer] к заявке партнёра добавить нечего
    [passes_content] больше показать нечего
    [passes_settled] ничего нового со времени прошлого паса
    [thumb_opens] открывает тем, к чему рука лучше всего годится
    [thumb_answers] отвечает партнёру
    [thumb_supports] поддерживает масть партнёра
    [thumb_repeats] называет то же ещё раз
    [thumb_bids] называет другое
    [thumb_passes] для заявки мало
    [thumb_passes_again] больше сказать нечего
    [thumb_doubles] рассчитывает, что контракт не выполнят
   *[thumb_redoubles] рассчитывает, что контракт выполнят
}
meaning-or = или: { $reading }

fact-points-least = { $least ->
    [one] не меньше { $least } онёрного очка
   *[other] не меньше { $least } онёрных очков
}
fact-points-most = { $most ->
    [one] не больше { $most } онёрного очка
   *[other] не больше { $most } онёрных очков
}
fact-points-between = { $most ->
    [one] от { $least } до { $most } онёрного очка
   *[other] от { $least } до { $most } онёрных очков
}
fact-points-about = { $points ->
    [one] около { $points } онёрного очка
   *[other] около { $points } онёрных очков
}
fact-strength-least = { fact-points-least }, если { suit-counted } { $length }; меньше, если их больше или побочные масти коротки
fact-strength-most = { fact-points-most }, если { suit-counted } { $length }; меньше, если их больше или побочные масти коротки
fact-cards-least = не меньше { $least } { suit-counted }
fact-cards-between = от { $least } до { $most } { suit-counted }
fact-honours-least = { $least ->
    [one] онёр
   *[other] не меньше { $least } онёров
} { $suit ->
    [S] в пиках
    [H] в червах
    [D] в бубнах
   *[C] в трефах
}
fact-aces-least = { $least ->
    [one] туз
   *[other] не меньше { $least } тузов
}
fact-ace-of = туз { suit-counted }
fact-balanced = от двух до пяти карт в каждой масти
fact-no-void = хотя бы одна карта в каждой масти
fact-tricks = { tricks-counted } вместе с партнёром, { $denomination ->
    [S] козырь — пики
    [H] козырь — червы
    [D] козырь — бубны
    [C] козырь — трефы
   *[NT] без козыря
}
fact-pass-of = пас { $pass } из { $end }
fact-pass-again = { $time ->
    [2] второй подряд у этого игрока
   *[3] третий подряд у этого игрока
}
