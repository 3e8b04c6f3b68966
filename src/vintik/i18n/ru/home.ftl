# Главная страница: игры, их условия, столы, за которыми уже сидели.

home-title = vintik: винт и бридж
home-tagline = Карточная игра старого Петербурга и её знаменитая родственница.
home-games = Игры
game = { $game ->
    [vint] Винт
    [vint-1000] Винт до 1000
    [bridge] Бридж
   *[other] { $game }
}
game-about = { $game ->
    [vint] Классика 1886 года. Торговлю закрывают двенадцать пасов, карт никто не открывает, а онёры и тузы порой дороже проигранного контракта. Один роббер.
    [vint-1000] Клубная игра: общий счёт, и выигрывает пара, которая первой дойдёт до цели. Условия выбираете вы.
   *[bridge] Одна раздача спортивного бриджа: контры, болван на столе и самостоятельный счёт.
}
play-game = { $game ->
    [vint] Играть в винт
    [vint-1000] Играть в винт до 1000
    [bridge] Играть в бридж
   *[other] Играть: { $game }
}
options = Условия
option = { $name ->
    [variant] Разновидность
    [target] Игра до
    [game_bonus] Премия за партию
    [undertrick] За недобор
    [three_honours] Три онёра
    [vulnerable] В зоне
   *[other] { $name }
}
option-value = { $key ->
    [variant-modern] современная
    [variant-old] старая (винт-вист)
    [variant-progressive] прогрессивная
    [variant-notrump-first] бескозырные старше
    [variant-tournament] турнирная
    [undertrick-double] 2 × цена взятки
    [undertrick-fifty] 50 очков
    [three_honours-0] не считаются
    [three_honours-1] 1 × цена взятки
    [three_honours-2] 2 × цена взятки
    [vulnerable-None] никто
    [vulnerable-NS] Север–Юг
    [vulnerable-EW] Восток–Запад
    [vulnerable-Both] обе пары
   *[other] { $value }
}
variant-about = { $variant ->
    [modern] Взятки, онёры, шлемы и премия за партию.
    [old] Только взятки и недоборы, как в самой старой игре.
    [progressive] После каждой сыгранной раздачи торговля начинается уровнем выше.
    [notrump-first] На каждом уровне игра без козыря старше всех мастей.
   *[tournament] Все условия заданы, ходы назад не берут.
}
sequence = Серия
sequence-new = новая
sequence-about = Столы, назвавшие одну серию, играют одни и те же раздачи.
sequence-played = серия { $sequence }
computer-players = Компьютерные игроки
level = { $level ->
    [random] случайный
    [beginner] новичок
    [club] клубный игрок
    [intermediate] любитель
    [advanced] опытный
    [expert] знаток
    [master] мастер
   *[other] { $level }
}
your-tables = Ваши столы
return-to = Вернуться: { game }
opened-at = начато { $when }
forget-table = Забыть этот стол
choose-language = Язык
problem-unreachable = Нет связи со столом. Проверьте соединение и попробуйте ещё раз.
problem = Не принято ({ $code }).
to-home = vintik, главная страница
close = Закрыть
go-home = На главную страницу
no-seat = У этого браузера нет места за этим столом.
this-page = Настройки и язык
how-to-play = Как играть
practice-bidding = Упражняться в торговле бриджа
first-lesson = Первый урок винта
