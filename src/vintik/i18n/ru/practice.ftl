# Упражнения в торговле: темы, вопросы и что говорится об ответе.

practice = Упражнения в торговле
practice-about = Рука, торговля, ваша заявка. Потом видно, что велит система и почему.
practice-card = Система
practice-topics = Темы
topic = { $topic ->
    [openings] Открытия
    [responses] Ответы на открытие одной в масти
    [rebids] Следующие заявки открывшего
    [responder] Следующие заявки отвечающего
    [two_over_one] «Два над одним»
    [notrump] Без козыря: Стейман и трансферы
    [strong] Сильное открытие две трефы
    [weak] Слабые два и блокирующие открытия
    [slam] Шлемы
    [overcalls] Вход в их торговлю
    [takeout] Вызывные контры
    [two_suiters] Вход с двумя мастями
    [versus_notrump] Против их открытия без козыря
    [versus_preempts] Против их блокирующих открытий
    [balancing] В последней руке
   *[competition] Они вмешались в наше открытие
}
practice-none = ещё не было
practice-score = { $asked ->
    [one] верно { $right } из { $asked } ответа
   *[other] верно { $right } из { $asked } ответов
}, подряд { $streak }
practice-question = Вопрос { $number }
practice-first = Вы заявляете первым.
practice-meanings = Что говорят заявки
practice-right = Верно: { $call }
practice-possible = Можно и так: { $answer }. По системе { $call }
practice-wrong = По системе { $call }, а не { $answer }
practice-also = Можно и { $call }
practice-would-say = { $call } — это было бы
practice-next = Следующий вопрос
practice-dealing = Ищем руку…
