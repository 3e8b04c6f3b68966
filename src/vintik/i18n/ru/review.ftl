# Сыгранные раздачи карта за картой: сколько стоила каждая, что заявил бы знаток, как показать другим.

review = Разбор раздачи
review-about = Откройте записанную партию (запись vintik, PBN или LIN с Bridge Base Online), чтобы пройти её раздачи карта за картой: сколько стоила каждая карта и что заявил бы знаток. На сервере ничего из неё не остаётся.
review-file = Файл
review-paste = Или вставленный текст
review-look = Посмотреть
review-opening = Открываем раздачу…
review-another = Другая партия
review-to-table = Назад к столу
review-broken-link = Ссылка повреждена: раздачу из неё не прочесть.
review-refused = Прочесть удалось не всё
review-place = { $part ->
    [match] партия { $number }
    [deal] раздача { $number }
    [call] заявка { $number }
   *[card] карта { $number }
}
review-your-matches = Ваши сыгранные партии
review-choose = Выбор раздачи
review-deal-before = Предыдущая раздача
review-deal-after = Следующая раздача
review-score = Запись
review-before = На пути к { $target } перед этой раздачей

review-board = Руки
review-void = нет
review-walk = Пройти розыгрыш
review-trick-back = На взятку назад
review-card-back = На карту назад
review-card-forward = На карту вперёд
review-trick-forward = На взятку вперёд
review-slider = Сыграно карт
review-cards-of = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} из { $all }
review-keys = Клавиши: ← и → на одну карту, Home и End — в начало и в конец.
review-numbers = На картах:
review-measure = { $measure ->
    [tricks] взятки
   *[points] очки
}
review-before-lead = Все карты на руках. Первый ход: { seat }.
review-trick = Взятка { $number }
review-step = Взятка { $trick }, { seat }: { $card }.
review-cost = цена: { $cost }
review-step-cost = Цена этой карты: { $cost }.
review-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
review-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}
review-deal-worth = раздача стоит { $points }
review-best = лучшая
review-played = сыграна

review-where = Куда ушли очки
review-weighing = Взвешиваем каждую карту…
review-possible = Север–Юг при лучшей игре всех
review-came = Север–Юг на деле
review-result = { review-tricks }, { $points }
review-course = Чего стоила раздача для Севера–Юга, взятка за взяткой
review-mistakes = Самые дорогие карты
review-better = лучше:
review-no-mistakes = Ни одна карта ничего не стоила.
review-lost-by = Потери каждого игрока
review-lost = потеря
review-hindsight = Посчитано при открытых картах. Карта, которая обошлась дорого, могла быть верной для того, кто чужих рук не видел.
review-makeable = Что можно было взять
review-makeable-about = Взятки стороны, заказавшей игру, при лучшей игре всех

review-meanings-as = Заявки объяснены по системе нашего знатока.
review-expert = Что заявил бы знаток
review-expert-ask = Спросить знатока
review-expert-on = Спросить дальше
review-expert-stop = Остановить
review-expert-asking = Заявка { $number } из { $all }: думает…
review-expert-same = так же
review-expert-would = Знаток:
review-expert-done = { $differs ->
    [0] Знаток заявил бы так же.
    [one] Знаток заявил бы иначе { $differs } раз.
    [few] Знаток заявил бы иначе { $differs } раза.
   *[many] Знаток заявил бы иначе { $differs } раз.
}

review-share = Показать другим
review-share-about = В ссылке лежит вся раздача; имён в ней нет.
review-link = Скопировать ссылку
review-link-copied = Ссылка скопирована.
review-link-here = Вот ссылка, скопируйте её.
review-link-long = Партия слишком длинна для ссылки; сохраните её в файл.
review-whole = вся партия, а не одна эта раздача
review-save-record = Сохранить запись
review-save-pbn = Сохранить в PBN
review-save-lin = Сохранить в LIN

review-again = Эта раздача ещё раз
review-again-about = Те же карты и тот же сдающий за новым столом; следующие раздачи будут новыми.
review-again-seat = Ваше место
review-again-deal = Сдать ещё раз
