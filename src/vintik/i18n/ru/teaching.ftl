# Слова на страницах, которые учат играм: чертежи, таблицы примеров, пометки.

taught-agreed = условлено у нас
taught-rank = { $rank ->
    [A] Т
    [K] К
    [Q] Д
    [J] В
   *[other] { $rank }
}
taught-calculator = Открыть калькулятор
taught-trick-number = Взятка
taught-trick-won-by = Чья
taught-trick-before = до неё
taught-trick-game = гейм

diagram-ladder-title = Лестница заявок и цена взятки
diagram-ladder-title-plain = Лестница заявок
diagram-ladder-about = Все 35 заявок: семь ступеней по пять. На каждой ступени старшинство идёт так: { $order }. Любая заявка более высокого уровня старше.
diagram-ladder-worth = На первом уровне взятка стоит { $values }; каждый следующий прибавляет { $step }.

diagram-table-title = Стол
diagram-table-about = Север наверху, Восток справа, Юг внизу, Запад слева; всё идёт по часовой стрелке.
diagram-table-seat = { $seat }: { $roles }.
diagram-clockwise = по часовой
diagram-role = { $role ->
    [dealer] сдаёт и говорит первым
    [first-card] первая карта
    [cuts] снимает колоду
    [declarer] заказчик, к примеру
    [dummy] болван
   *[leads] делает первый ход
}

diagram-sheet-title = Запись после этого примера
taught-line = { $line ->
    [above] над чертой
   *[below] под чертой
}
