# Что каждый выбирает во внешнем виде и привычках стола.

settings = Настройки
settings-look = Вид
settings-play = Игра
settings-motion = Движение и звук
settings-reset = Как вначале
setting = { $name ->
    [theme] Тема
    [contrast] Контраст
    [deck] Цвета мастей
    [index] Буквы на картах
    [high] Старшие карты
    [card] Ход картой
    [call] Заявка
    [trick] Сыгранная взятка
    [motion] Движение
    [sound] Звуки
    [declare] Когда в бридже разыгрывает моя сторона
   *[text] Текстовый стол
}
setting-value = { $key ->
    [theme-system] как в системе
    [theme-light] светлая
    [theme-dark] тёмная
    [contrast-system] как в системе
    [contrast-more] высокий
    [deck-four] четыре цвета
    [deck-two] чёрный и красный
    [index-international] международные: A K Q J
    [index-language] русские: Т К Д В
    [high-left] слева
    [high-right] справа
    [card-confirm] выбрать и подтвердить
    [card-tap] одним касанием
    [call-confirm] выбрать и подтвердить
    [call-tap] одним касанием
    [trick-short] лежит мгновение
    [trick-long] лежит три секунды
    [trick-tap] лежит до касания
    [motion-system] как в системе
    [motion-slow] медленное
    [motion-none] нет
    [sound-off] выключены
    [sound-on] включены
    [declare-rule] играет разыгрывающий (B3.1)
    [declare-mine] за обе руки играю я
    [text-off] скрыт
   *[text-on] виден: заявки и карты печатают
}
