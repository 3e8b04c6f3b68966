# Запись за настоящим столом.

pad = Запись за столом
pad-about = Для игры настоящими картами: расскажите, что было в раздаче, и запись готова. Сеть не нужна, всё остаётся на этом устройстве.
pad-all = Все записи
pad-kept = Записи на этом устройстве
pad-none = Пока ни одной.
pad-unknown = Такой записи на этом устройстве нет.
pad-deals = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
   *[many] { $count } раздач
}
pad-forget = Выбросить эту запись
pad-really-forget = Выбросить
pad-import = Открыть запись из файла
pad-no-file = { $file } — не запись игры.
pad-game = Игра
pad-players = Кто играет
pad-length = Сколько играем
pad-rubbers = { $count ->
    [1] один роббер
   *[other] три роббера, меняясь партнёрами
}
pad-begin = Начать
pad-dealer = Сдающий
pad-auction = Торговля
pad-auction-came-to = { $what ->
    [contract] есть контракт
   *[nothing] все пасовали
}
pad-write = Записать
pad-correct-done = Исправить
pad-leave = Не надо
pad-remove = Убрать раздачу
pad-first-deal = Первая раздача
pad-next-deal = Следующая раздача
pad-next-rubber = Следующий роббер
pad-rubber = Роббер { $number }
pad-told = Раздачи по порядку
pad-took = { $taken } из { $needed }
pad-correct = Исправить раздачу { $number }
pad-not-counted = { $why ->
    [after] после конца, не считается
   *[missing] указано не всё, не считается
}
pad-undo = Отменить
pad-more = Ещё
pad-print = Напечатать
pad-export = Сохранить в файл
pad-export-table = Сохранить таблицей (CSV)
pad-rename = Изменить имена
pad-names-done = Сохранить имена
pad-not-kept = Этот браузер ничего не хранит. Сохраните запись в файл, прежде чем закрыть страницу.
pad-balances = Итог каждого игрока
pad-balance = Сумма
