# Запись: лист со счётом.

sheet = Запись
sheet-caption = Запись счёта
sheet-empty = Пока ничего не записано. Очки появятся здесь, когда закончится раздача.
line-above = Премии, над чертой
line-below = Взятки, под чертой
total = Итог
running-total = На этот момент
to-game = До гейма, { $target }
to-target = До { $target }
progress = { side }: { $points } из { $target }
games-won = { $count ->
    [one] { $count } гейм
    [few] { $count } гейма
   *[many] { $count } геймов
}
game-line = Гейм: { side }, на { $trick }-й взятке
game-line-counted = Гейм: { side }
game-here = гейм
game-here-trick = гейм на { $trick }-й взятке
course-deal = После раздачи { $number }: Север–Юг { $ns }, Восток–Запад { $ew }
rule-says = Правило
rule-paragraph = Правило { $rule }
tricks-in-order = Кто брал взятки, по порядку. { $tricks }
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
       *[other] премия за партию
    }
    [rubber] за роббер
    [contract] контракт
    [overtricks] лишние взятки
    [partscore] частичная запись
    [double] за контру
   *[other] { $kind }
}
