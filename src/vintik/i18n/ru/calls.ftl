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
in-suit = { $suit ->
    [S] в пиках
    [H] в червах
    [D] в бубнах
   *[C] в трефах
}
points-least = { $least ->
    [one] не меньше { $least } очка
   *[other] не меньше { $least } очков
}
points-most = { $most ->
    [one] не больше { $most } очка
   *[other] не больше { $most } очков
}
points-between = { $most ->
    [one] от { $least } до { $most } очка
   *[other] от { $least } до { $most } очков
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
why-call-for-thumb = { $call }: { meaning }; так это поймёт партнёр, который торгуется по простым правилам
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
    [raises] поднимает общую масть
    [repeats] возвращается к названной масти
    [second_suit] показывает ещё одну масть
    [goes_notrump] предлагает играть без козыря
    [shows_ace] показывает туза при согласованной масти
    [shows_aces] показывает тузов при согласованной масти
    [returns] возвращается к согласованной масти
    [raises_price] поднимает цену онёров и тузов, пусть и недостанет взятки
    [bids_values] показывает силу для этого уровня
    [passes_weak] для заявки здесь мало силы
    [passes_answer] к заявке партнёра добавить нечего
    [passes_content] больше показать нечего
    [passes_settled] ничего нового со времени прошлого паса
    [accepts] принимает приглашение и идёт в гейм
    [accepts_invitation] принимает приглашение
    [accepts_relay] называет трефы, как просит релей
    [accepts_signoff] оставляет решение партнёра в силе
    [accepts_transfer] выполняет трансфер
    [advance_jump_shift] прыгает в свою масть после входа партнёра, сильная рука
    [answers_aces] показывает число тузов
    [answers_double] называет масть, которую просил партнёр
    [answers_kings] показывает число королей
    [asks_feature] спрашивает у слабой руки старшую карту вне её масти
    [asks_minor] спрашивает минор
    [asks_suit] спрашивает, какая масть длинная
    [balancing_2nt] в последней руке показывает сильную ровную руку
    [balancing_double] вызывная контра в последней руке
    [balancing_notrump] входит без козыря в последней руке
    [balancing_overcall] входит мастью в последней руке
    [bids_game] идёт в гейм
    [bids_notrump] называет без козыря
    [blackwood] Блэквуд, вопрос о тузах
    [blackwood_kings] продолжение Блэквуда, вопрос о королях
    [both_majors] показывает оба мажора против их «без козыря»
    [both_minors] показывает оба минора против их «без козыря»
    [cheapest_bid] ничего не подходит, самое дешёвое
    [competes] борется за контракт
    [corrects] исправляет на мажор
    [corrects_aces] все четыре туза, идёт на шесть
    [cue_advance] называет масть противников, сильный ответ на контру
    [cue_bid_control] кюбид, показывает контроль на пути к шлему
    [cue_new_suit] называет одну из их мастей, показывая силу и четвёртую масть
    [cue_raise] называет масть противников: поддержка с силой на гейм
    [cue_raise_limit] называет масть противников: поддержка, приглашает в гейм или сильнее
    [declines] отклоняет приглашение
    [denies_fit] нет фита в мажоре партнёра
    [denies_major] мажора из четырёх карт не показывает
    [doubler_raises] давший контру поднимает масть с сильной рукой
    [escapes] укрывается в дешёвом контракте
    [extras] показывает больше обещанного
    [forcing_notrump] форсирует одним без козыря и ждёт новой заявки
    [fourth_suit] четвёртая масть форсинг, просит описать руку
    [game_forcing_notrump] ровная рука с силой на гейм
    [game_notrump] идёт в гейм без козыря
    [game_raise] поднимает до гейма
    [game_try] пробует гейм и советуется с партнёром
    [gerber] Гербер, вопрос о тузах
    [gerber_kings] продолжение Гербера, вопрос о королях
    [grand_slam] идёт в большой шлем
    [gsf] спрашивает старших козырей ради большого шлема
    [invites_game] приглашает в гейм
    [invites_grand_slam] приглашает в большой шлем, не ниже шести
    [invites_long_minor] приглашает в гейм с длинным минором
    [invites_notrump] приглашает в гейм без козыря
    [invites_slam] приглашает в шлем
    [jacoby_medium] немного лишней силы, короткой масти не показывает
    [jacoby_minimum] без лишней силы, короткой масти не показывает
    [jacoby_strong] сильная рука, короткой масти не показывает
    [jacoby_transfer] трансфер в следующую масть
    [jacoby_two_nt] Джекоби, поддержка с силой на гейм
    [jordan_2nt] хорошая поддержка после контры противника
    [jump_advance] отвечает на контру прыжком
    [jump_answer] прыгает в масть, которую просила контра
    [jump_notrump] высоко заявляет без козыря с сильной рукой
    [jump_overcall] входит прыжком с хорошей рукой
    [jump_raise] поддерживает партнёра прыжком
    [jump_rebid] прыгает в своей длинной масти
    [jump_shift] прыгает в новую масть, очень сильная рука
    [lead_double] контра, подсказывающая выход
    [leaves_double] оставляет контру в силе
    [lightner_double] контра Лайтнера, просит необычный выход
    [limit_raise] приглашает в гейм с поддержкой
    [major_and_minor] показывает этот мажор и минор против их «без козыря»
    [michaels] Майклс, две масти не короче пяти карт
    [minimum_notrump] без козыря, без лишней силы
    [minimum_rebid] не больше уже обещанного
    [minor_relay] релей в трефы, чтобы играть минор
    [names_minor] называет свой минор
    [names_suit] показывает, какая масть у него длинная
    [negative_double] негативная контра, вызывает неназванные масти
    [new_suit] называет новую масть
    [no_system_bid] система этой заявки не знает
    [no_system_double] система этой контры не знает
    [no_system_pass] система этого паса не знает
    [notrump_answer] предлагает игру без козыря
    [notrump_double] контра на их «без козыря», сильная рука
    [notrump_extras] показывает лишнюю силу без козыря
    [notrump_overcall] входит без козыря
    [notrump_response] один без козыря, показать больше нечего
    [one_suiter] показывает одну длинную масть против их «без козыря»
    [opens_light] открывает торговлю облегчённо
    [opens_major] открывает торговлю мажором
    [opens_minor] открывает торговлю минором
    [opens_strong] открывает торговлю с очень сильной рукой
    [opens_weak_two] слабые два в длинной масти
    [overcall] входит своей мастью
    [overcaller_invites] после своего входа приглашает выше
    [pass_or_correct] партнёру спасовать или исправить на другую свою масть
    [passes_game] гейм уже назначен
    [passes_limit] напротив ограниченной руки партнёра этого довольно
    [passes_minimum] сверх показанного ничего нет
    [passes_preference] согласен с мастью, которую выбрал партнёр
    [passes_redoubled] уступает слово партнёру, давшему реконтру
    [passes_signoff] партнёр выбрал контракт
    [passes_waiting] ждёт партнёра, тот ещё скажет
    [penalty_double] штрафная контра
    [penalty_pass] пасует на контру ради штрафа
    [positive] положительный ответ на сильное открытие
    [preemptive_overcall] блокирующий вход
    [preemptive_raise] блокирующая поддержка
    [preempts] блокирующее открытие, длинная масть и почти ничего кроме
    [preference] выбирает из мастей партнёра
    [quantitative] приглашает в шлем без козыря
    [rebids_second_suit] повторяет свою вторую масть
    [rebids_suit] повторяет свою масть
    [rebids_suit_game] идёт в гейм в своей масти
    [redouble_strong] реконтра, сила на этой стороне
    [reopening_double] открывший возобновляет торговлю вызывной контрой
    [responsive_double] респонсивная контра, тоже вызывная
    [reverse] реверс, сильная рука с двумя мастями
    [second_negative] второй негатив, силы почти нет
    [shows_feature] показывает старшую карту вне своей масти
    [shows_five_five] показывает по пять карт в мажорах
    [shows_five_four] показывает пять карт в этом мажоре и четыре в другом
    [shows_major] показывает четыре карты в мажоре
    [shows_shortness] показывает короткую масть
    [shows_solid_suit] показывает стоячую масть
    [shows_stopper] показывает задержку
    [shows_strong_suit] называет масть сильной руки
    [shows_suit] хорошие карты в масти, на которую дали контру
    [shows_support] показывает поддержку партнёру
    [shows_values] показывает силу в своей масти
    [signoff] хочет играть здесь
    [signoff_game] гейм и не больше
    [slam_cue] кюбид на пути к шлему
    [slam_try] показывает интерес к шлему
    [small_slam] выбирает малый шлем
    [stayman] Стейман, вопрос о мажоре из четырёх карт
    [stayman_cue] называет масть противников, вопрос о мажоре из четырёх карт
    [stayman_escape] Стейман со слабой рукой, на ответ спасует
    [stays_out] не вступает в торговлю
    [stops_after_aces] останавливается, тузов не хватает
    [stops_at_five] останавливается на пяти, тузов не хватает
    [strong_cue] называет масть противников: сильная рука, просит партнёра рассказать ещё
    [strong_minor] длинный минор и очень сильная рука
    [strong_notrump] показывает сильную ровную руку
    [strong_redouble] реконтра с сильной рукой
    [strong_suit] сильная рука со своей хорошей мастью
    [super_accept] принимает трансфер прыжком, максимум и четыре карты
    [takeout_again] снова контра, сильная рука
    [takeout_cue] называет одну из их мастей как вызов
    [takeout_double] вызывная контра
    [unusual_notrump] необычное «без козыря», две длинные масти
    [values_double] контра, показывающая силу
    [waiting] выжидает, пока ничего не говорит
    [weak_jump] слабый прыжок в длинной масти
    [weak_jump_overcall] слабый вход прыжком
    [thumb_opens] открывает тем, к чему рука лучше всего годится
    [thumb_overcalls] называет то, к чему рука лучше всего годится
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
# О заявке, про которую соперникам говорят сразу.
alert = искусственная заявка, алерт
alert-mark = алерт

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
fact-points-exactly = { card-points-counted }
fact-points-about = { $points ->
    [one] около { $points } онёрного очка
   *[other] около { $points } онёрных очков
}
fact-strength-least = { fact-points-least }, если { suit-counted } { $length }; меньше, если их больше или побочные масти коротки
fact-strength-most = { fact-points-most }, если { suit-counted } { $length }; меньше, если их больше или побочные масти коротки
fact-cards-least = { $least ->
    [1] хотя бы одна карта { in-suit }
   *[other] не меньше { $least } { suit-counted }
}
fact-cards-between = от { $least } до { $most } { suit-counted }
fact-cards-exactly = { $least ->
    [0] ни одной карты { in-suit }
    [one] ровно { $least } карта { in-suit }
    [few] ровно { $least } карты { in-suit }
   *[many] ровно { $least } карт { in-suit }
}
fact-cards-most = { $most ->
    [1] не больше одной карты { in-suit }
   *[other] не больше { $most } { suit-counted }
}
fact-total-least = { points-least } с учётом длинных мастей
fact-total-most = { points-most } с учётом длинных мастей
fact-total-between = { points-between } с учётом длинных мастей
fact-total-exactly = { points-counted } с учётом длинных мастей
fact-support-least = { points-least } с учётом коротких мастей, если козырь — { suit }
fact-support-most = { points-most } с учётом коротких мастей, если козырь — { suit }
fact-support-between = { points-between } с учётом коротких мастей, если козырь — { suit }
fact-support-exactly = { points-counted } с учётом коротких мастей, если козырь — { suit }
fact-twenty-least = не меньше { $least }, если сложить очки и карты двух самых длинных мастей
fact-twenty-most = не больше { $most }, если сложить очки и карты двух самых длинных мастей
fact-twenty-between = от { $least } до { $most }, если сложить очки и карты двух самых длинных мастей
fact-twenty-exactly = { $points }, если сложить очки и карты двух самых длинных мастей
fact-fifteen-least = не меньше { $least }, если сложить очки и пики
fact-fifteen-most = не больше { $most }, если сложить очки и пики
fact-fifteen-between = от { $least } до { $most }, если сложить очки и пики
fact-fifteen-exactly = { $points }, если сложить очки и пики
fact-honours-least = { $least ->
    [1] онёр
    [one] не меньше { $least } онёра
   *[other] не меньше { $least } онёров
} { in-suit }
fact-top-honours-least = { $least ->
    [1] туз, король или дама { in-suit }
    [3] туз, король и дама { in-suit }
   *[other] не меньше { $least } из туза, короля и дамы { in-suit }
}
fact-playing-tricks = { $least ->
    [one] не меньше { $least } взятки
   *[other] не меньше { $least } взяток
} одной этой рукой, если козырь — { suit }
fact-aces-least = { $least ->
    [one] туз
   *[other] не меньше { $least } тузов
}
fact-aces-between = { $least ->
    [0] { $most ->
        [1] не больше одного туза
       *[other] не больше { $most } тузов
    }
   *[other] от { $least } до { $most } тузов
}
fact-aces-exactly = { $least ->
    [0] ни одного туза
    [1] один туз
    [few] { $least } туза
   *[other] { $least } тузов
}
fact-aces-either = { $least ->
    [0] { $most ->
        [4] ни одного туза или все четыре
        [few] ни одного туза или { $most } туза
       *[other] ни одного туза или { $most } тузов
    }
   *[other] { $most ->
        [few] { $least } или { $most } туза
       *[other] { $least } или { $most } тузов
    }
}
fact-aces-even = чётное число тузов: ни одного, два или четыре
fact-kings-least = { $least ->
    [1] король
   *[other] не меньше { $least } королей
}
fact-kings-between = { $least ->
    [0] { $most ->
        [1] не больше одного короля
       *[other] не больше { $most } королей
    }
   *[other] от { $least } до { $most } королей
}
fact-kings-exactly = { $least ->
    [0] ни одного короля
    [1] один король
    [few] { $least } короля
   *[other] { $least } королей
}
fact-kings-either = { $least ->
    [0] { $most ->
        [4] ни одного короля или все четыре
        [few] ни одного короля или { $most } короля
       *[other] ни одного короля или { $most } королей
    }
   *[other] { $most ->
        [few] { $least } или { $most } короля
       *[other] { $least } или { $most } королей
    }
}
fact-ace-of = туз { suit-counted }
fact-no-ace-of = без туза { suit-counted }
fact-king-of = король { suit-counted }
fact-no-king-of = без короля { suit-counted }
fact-queen-of = дама { suit-counted }
fact-no-queen-of = без дамы { suit-counted }
fact-stopper-of = задержка { in-suit }
fact-no-stopper-of = без задержки { in-suit }
fact-control-of = туз, король или не больше одной карты { in-suit }
fact-no-control-of = ни туза, ни короля, ни краткости { in-suit }
fact-first-control-of = туз или ни одной карты { in-suit }
fact-no-first-control-of = карты без туза { in-suit }
fact-balanced = ровная рука, от двух до пяти карт в каждой масти
fact-nearly-balanced = почти ровная рука, от двух до шести карт в каждой масти
fact-unbalanced = неровная рука
fact-no-void = хотя бы одна карта в каждой масти
fact-agrees = отныне козырь — { suit }
fact-forcing = партнёру нельзя пасовать
fact-forcing-to-game = обоим нельзя останавливаться до гейма
fact-invites = с лишней силой партнёр продолжает
fact-signs-off = партнёру лучше пасовать
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

# То же коротко, как пишут на конвенционной карте.
brief-points-least = { $least }+ оч.
brief-points-most = до { $most } оч.
brief-points-between = { $least }–{ $most } оч.
brief-points-exactly = { $points } оч.
brief-support-least = { $least }+ оч. с раскладом
brief-support-most = до { $most } оч. с раскладом
brief-support-between = { $least }–{ $most } оч. с раскладом
brief-support-exactly = { $points } оч. с раскладом
brief-cards-least = { $least ->
    [few] { $least }+ { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
   *[other] { $least }+ { suit-counted }
}
brief-cards-between = { $most ->
    [few] { $least }–{ $most } { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
   *[other] { $least }–{ $most } { suit-counted }
}
brief-cards-exactly = { $least ->
    [few] { $least } { $suit ->
        [S] пики
        [H] червы
        [D] бубны
       *[C] трефы
    }
   *[other] { $least } { suit-counted }
}
brief-forcing = форсинг
brief-forcing-to-game = форсинг до гейма
