# Арена: два компьютерных игрока сравниваются на одних и тех же картах.

decimal-point = ,

arena-players = A: { $a } · B: { $b }
arena-pairs = { $form ->
    [matches] { $pairs ->
        [one] { $pairs } партия
        [few] { $pairs } партии
       *[many] { $pairs } партий
    }
   *[other] { $pairs ->
        [one] { $pairs } раздача
        [few] { $pairs } раздачи
       *[many] { $pairs } раздач
    }
} за двумя столами
arena-of = из { $wanted }
arena-given = торгуется { $player }
arena-not-played = без розыгрыша: взятки по безошибочной игре
arena-seed = зерно { $seed }
arena-passed-out = столов, где все спасовали: { $count }

arena-difference = { $form ->
    [matches] Очки за партию, A против B
   *[other] Очки за раздачу, A против B
}
arena-imps = Импы за раздачу, A против B
arena-won = Выиграно партий
arena-interval = { $mean } (95 %: от { $low } до { $high })
arena-certainty = ±: стандартная ошибка среднего, по парам столов

arena-points = Очки за раздачу
arena-total = всего
arena-premiums = получено премий
arena-penalties-paid = заплачено за недоборы
arena-penalties-received = получено за недоборы
arena-tricks = взятки
arena-tricks-declaring = взятки на своих контрактах
arena-doubled = контракты под контрой
arena-doubled-made = из них сыграно
arena-doubled-undertricks = недоборы под контрой
arena-contracts = Контракты
arena-declared = заказано
arena-made = сыграно
arena-reached = заказано
arena-level = уровень

arena-time = Время на раздумье, в миллисекундах
arena-acts = { $kind ->
    [call] заявки
    [lead] первые ходы
   *[card] прочие карты
}
arena-count = сколько
arena-a-second = в секунду

arena-errors = Карты, когда был выбор, рядом с безошибочной игрой при открытых картах
arena-place = { $place ->
    [opening] первый ход
    [lead] ход
    [second] вторая рука
    [third] третья рука
   *[fourth] четвёртая рука
}
arena-share = теряют взятки, %
arena-loss = потеряно взяток на 100

arena-illegal = Ходы не по правилам или сбои
arena-log = журнал: { $path }
arena-stopped = остановлено; та же команда продолжит с { $path }

arena-no-player = { $player }: игрока с таким именем нет
arena-player-failed = { $player }: { $reason }
arena-not-both = --rubbers и --start cards не сочетаются: торговля в партии зависит от её счёта
arena-no-cards = --end auction не сочетается с --rubbers, --start cards и --errors: торгуется каждая раздача отдельно, а карты не разыгрываются
arena-other-setting = { $path } — журнал другого сравнения; различаются: { $names }
arena-no-journal = { $path } — не журнал арены
arena-no-dask = для --dask нужен ещё пакет: pip install "vintik[dask]"
arena-no-cluster = кластер Dask не отвечает по адресу { $address }
arena-no-plot = для --plot нужен ещё пакет: pip install "vintik[plot]"
arena-plot-name = { $path }: имя картинки должно кончаться на .svg или .png

arena-plot-course = Средняя разница по ходу { $form ->
    [matches] партий
   *[other] раздач
}
arena-plot-pairs = { $form ->
    [matches] Партии
   *[other] Раздачи
}
arena-plot-mean = среднее к этому времени
arena-plot-band = доверительный интервал 95 %
arena-plot-sources = Откуда берутся очки
arena-plot-gain = Очки за раздачу, A минус B
