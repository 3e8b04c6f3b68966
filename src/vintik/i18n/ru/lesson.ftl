# Страница урока.

lesson = Первый урок
lesson-step = Шаг { $step } из { $steps }
lesson-go-on = Дальше
lesson-back = Назад
lesson-again = Начать сначала
lesson-coming = Сдаём карты…
lesson-play = Сыграть роббер
lesson-rules = Правила винта
