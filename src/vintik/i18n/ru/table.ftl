# Стол: строка вверху, места, рука, заявки, кнопки, объявления.

table-title = { game } · vintik
deal-number = раздача { $number }
trick-value = взятка = { $points }
vulnerable-sides = в зоне: { $sides }
vulnerable-none = никто не в зоне
vulnerable-both = обе пары в зоне
vulnerable-mark = в зоне
auction = Торговля
auction-open = торговля
export-record = Скачать партию
shortcuts = Клавиши

your-hand = Ваша рука
dummy = Болван
your-call = Ваша заявка
cloth = Стол
you-are = Вы, { seat }
your-turn = ваша очередь
to-call = заявляет
to-play = ходит
play-from-dummy = Выберите карту болвана
role-dummy = болван
role-dealer = сдаёт
role-declarer = { $game ->
    [bridge] разыгры­вающий
   *[other] заказчик
}
computer = компьютер
computer-level = компьютер · { level }
cards-left = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
passes-of = пас { $passes } из { $end }
passes-none = { $end ->
    [one] торговлю закроет { $end } пас
    [few] торговлю закроют { $end } паса
   *[many] торговлю закроют { $end } пасов
}
choose-card = Выберите карту
choose-call = Выберите заявку
waiting-for = { seat } думает
sending = Отправляется…
confirm = Подтвердить: { $what }
confirm-short = Подтвердить
take-back = Взять назад
claim = Забрать остальные
hint = Подсказка
hint-thinking = Обдумываем подсказку…
hint-says = Партнёру это скажет:
hint-compared = Ожидаемые очки за вычетом чужих
meaning-asked = Сейчас узнаем…
last-trick = Последняя взятка
last-trick-won = Последняя взятка: { seat }
go-on = Дальше
trick-waits = Чтобы продолжить, коснитесь стола или нажмите «Ввод».
next-deal = Следующая раздача
review-this-deal = Разобрать эту раздачу
play-again = Сыграть ещё раз
other-game = Выбрать другую игру

line-opening = Садимся за стол…
line-lost = Связь прервалась. Пробуем снова, ничего не пропадёт.
line-closed = Этот стол не открывается.

said-call = { seat }: { $call }.
said-pass = { seat }: пас, { $passes } из { $end }.
said-card = { seat }: { $card }.
said-trick = Взятка: { seat }.
said-turn-call = Ваша очередь заявлять.
said-turn-play = Ваш ход.
said-turn-dummy = Ходит болван: выберите карту.
said-dealt = Раздача { $number }. Сдаёт { seat }.
said-dummy = Болван: { seat }.
said-claimed = { seat } забирает остальные взятки.
said-taken-back = { seat } берёт последний ход назад.
said-deal-over = Раздача окончена.

board = Стол словами
board-hand = Ваша рука: { $cards }.
board-dummy = Болван, { seat }: { $cards }.
board-suit = { suit }: { $ranks }
board-auction-none = Торговля: заявок ещё нет.
board-auction = Торговля: { $calls }.
board-high-bid = Старшая заявка: { $bid }, { seat }.
board-passes = Пасов подряд: { $passes } из { $end }.
board-contract = Контракт: { $contract }, { seat }.
board-tricks = Взятки играющей пары: { $has } из { $needs } нужных.
board-taken = Взятки: Север–Юг { $ns }, Восток–Запад { $ew }.
board-trick-value = Цена взятки: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
board-race = До гейма: Север–Юг { $ns }, Восток–Запад { $ew }.
board-trick-none = На столе карт нет.
board-trick = На столе: { $cards }.
board-turn = Очередь: { seat }.

outcome-passed-out = Все спасовали: записи нет.
outcome-made = { $contract }, { seat }: сыграно ровно, { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}.
outcome-over = { $contract }, { seat }: сыграно, { $over ->
    [one] { $over } лишняя взятка
    [few] { $over } лишние взятки
   *[many] { $over } лишних взяток
}; всего { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
   *[many] { $tricks } взяток
}.
outcome-short = { $contract }, { seat }: недобор { $short ->
    [one] { $short } взятки
   *[many] { $short } взяток
}.
deal-title = Раздача { $number }
deal-totals = За раздачу
tricks-taken = Взято взяток

result = Итог
result-rubber = Роббер выиграла пара { side }
result-target = Партию выиграла пара { side }
result-score = Пара { side } записывает { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-nothing = Никто ничего не записывает
result-margin = Разница: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} в пользу пары { side }
result-margin-none = Разница: 0 очков, счёт равный
result-totals = Всего
result-games = Геймы
your-side = ваша пара

shortcut-arrows = Двигаться по руке или по заявкам
shortcut-select = Выбрать карту или заявку; ещё раз — сыграть
shortcut-unselect = Снять выбор
shortcut-hand = Перейти к руке
shortcut-box = Перейти к заявкам
shortcut-pass = Выбрать пас
shortcut-last = Показать или убрать последнюю взятку
shortcut-hint = Попросить подсказку
shortcut-cards = Показать конвенционные карты
shortcut-read = Прочесть стол вслух
shortcut-step = На карту назад или вперёд
shortcut-ends = К началу или к концу розыгрыша
shortcut-help = Показать этот список
key-arrows = Стрелки
key-enter = Ввод
key-space = Пробел
key-escape = Esc
key-home = Home
key-end = End
