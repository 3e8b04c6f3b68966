# Запись: лист со счётом.

sheet = Запись
sheet-caption = Запись счёта
sheet-empty = Пока ничего не записано. Очки появятся здесь после первой раздачи.
line-above = Премии, над чертой
line-below = Взятки, под чертой
total = Итог
running-total = На сейчас
to-game = До гейма, { $target }
to-target = До { $target }
progress = { side }: { $points } из { $target }
games-won = { $count ->
    [one] { $count } гейм
    [few] { $count } гейма
   *[many] { $count } геймов
}
game-line = Гейм: { side }
game-line-trick = Гейм: { side }, на взятке { $trick }
course = Ход игры
show-deal = Раздача { $number } в протоколе
item = { $kind ->
    [tricks] взятки
    [slam] шлем взят
    [contract_slam] шлем заказан и взят
    [honours] онёры
    [aces] тузы
    [undertricks] недобор
    [slam_undertricks] шлем не взят
    [game] { $line ->
        [above] за гейм
       *[other] премия за игру
    }
    [rubber] за роббер
    [contract] контракт
    [overtricks] лишние взятки
    [partscore] частичная запись
    [double] контра сыграна
   *[other] { $kind }
}
