# Текстовый стол: заявки и карты, которые печатают, и его ответы.
# Списки через запятую: как это можно написать, сначала буква.

text-suit = { $suit ->
    [S] п, пик, пики, пика, пиками
    [H] ч, черв
    [D] б, бубн, бубен
    [C] т, треф
   *[NT] бк, без козыр, без
}
text-rank = { $rank ->
    [A] т, туз, туза
    [K] к, корол
    [Q] д, дама, даму, дамой
    [J] в, валет
    [T] десятка, десять
   *[other] { $rank }
}
text-call = { $call ->
    [Pass] п, пас
    [X] х, контра
   *[XX] хх, реконтра
}
text-command = { $command ->
    [hand] р, рука
    [dummy] б, болван, стол
    [auction] т, торговля
    [contract] к, контракт
    [trick] в, взятка
    [last] л, последняя, последняя взятка
    [turn] о, очередь, чей ход
    [score] с, счёт
    [hint] ч, что делать, подсказка
    [back] н, назад, взять назад
    [claim] з, забрать, забрать остальные
    [deal] д, дальше, следующая раздача
   *[help] ?, помощь
}
text-does = { $command ->
    [hand] ваши карты
    [dummy] карты болвана
    [auction] торговля до этого места
    [contract] контракт и нужные взятки
    [trick] карты на столе
    [last] последняя взятка
    [turn] чья очередь
    [score] счёт
    [hint] попросить подсказку
    [back] взять последний ход назад
    [claim] забрать остальные взятки или часть их: забрать 3
    [deal] следующая раздача
   *[help] этот список
}

text-table = Текстовый стол
text-input = Заявка, карта или команда
text-send = Ввод
text-transcript = Что было сказано
text-empty = Напечатайте заявку, например { $bid }, карту, например { $card }, или { $help } — помощь.

text-help-calls = Заявки: { $pass } — пас, { $bid } — { $named }.
text-help-doubles = В бридже ещё: { $double } — контра, { $redouble } — реконтра.
text-help-cards = Карты: { $card } — { $named }; масть можно писать и первой.
text-help-suits = Масти: { $suits }.
text-help-ranks = Фигуры: { $ranks }.
text-spelled = { $name } { $letters }
text-help-command = { $words }: { $does }

text-unknown = Непонятно: { $typed }.
text-expected-call = Нужна заявка, например { $call }; { $help } — помощь.
text-expected-card = Нужна карта, например { $card }; { $help } — помощь.
text-expected-deal = Раздача окончена. { $deal } — следующая раздача.
text-expected-nothing = Игра окончена.
text-ambiguous = { $typed } можно понять по-разному: { $choices }.
text-way = { $way } — { $name }
text-wait = Предыдущий ход ещё отправляется.
text-not-now = Сейчас это невозможно: { $does }.
text-no-hand = На руке карт нет.
text-no-dummy = Открытых рук нет.
text-no-contract = Контракта ещё нет.
text-no-trick = Ни одной взятки ещё не взято.
text-no-play = Ни одной карты ещё не сыграно.
text-last-trick = Взятка { $number }, { seat }: { $cards }.
text-your-turn = Ваша очередь.
text-totals = Счёт: Север–Юг { $ns }, Восток–Запад { $ew }.
text-games = Геймы: Север–Юг { $ns }, Восток–Запад { $ew }.
text-below = Под чертой: Север–Юг { $ns }, Восток–Запад { $ew }; гейм — { $target }.
text-target = Выигрывает тот, кто первым дойдёт до { $target }.

shortcut-text = Перейти к текстовому столу
