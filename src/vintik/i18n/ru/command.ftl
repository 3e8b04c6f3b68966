# Команда: справка и то, что она печатает для людей.

help-vintik = Винт и бридж: стол в браузере, счёт и партии между компьютерными игроками.
help-version = Напечатать версию и закончить.
help-score = Сыграть записи партий, файлы PBN и LIN по правилам и подсчитать очки.
help-score-files = Записи партий (.json или .jsonl по одной в строке), файлы PBN и LIN; - это стандартный ввод.
help-score-json = Печатать по строке JSON на партию.
help-deal = Сыграть целые партии четырьмя компьютерными игроками и напечатать их.
help-game = vint, vint-1000 или bridge.
help-seed = Одно и то же зерно даёт одни и те же партии; без него они случайны.
help-bots = Уровень компьютерных игроков.
help-matches = Сколько партий.
help-option = Настройка игры, например variant=old или vulnerable=NS; можно повторять.
help-deal-json = Печатать записи партий, по одной в строке.
help-dd = Сосчитать, сколько взяток возьмёт каждый, разыгрывая в каждой масти и без козыря, при открытых картах.
help-dd-json = Печатать по строке JSON на раздачу.
help-dd-svg = Ещё и нарисовать каждую раздачу с её взятками: в эту папку или в этот файл, если имя кончается на .svg.
help-dd-threads = Сколько потоков работает сразу; если не сказано, по одному на процессор.
help-dd-memory = Память каждого потока в мегабайтах.
help-review = Сказать, сколько стоила каждая карта сыгранных раздач при открытых картах; сначала самые дорогие.
help-review-most = Сколько карт каждой раздачи назвать.
help-bid = Сказать, что заявил бы компьютерный игрок, что говорит эта заявка и почему.
help-bid-files = Строки JSON, в каждой game, options, dealer, vulnerable, hand, calls и level; без файла читается стандартный ввод.
help-bid-json = Отвечать на каждую строку строкой JSON.
help-card = Напечатать конвенционную карту: что говорит пара каждой заявкой.
help-card-name = Какую карту: sayc, two_over_one или thumb — как торгуются новички.
help-card-all = Вся карта, а не только то, что помещается на одном листе.
help-card-html = Вместо этого записать в этот файл страницу для печати.
help-card-json = Напечатать карту одной строкой JSON.
help-advice-seed = Одно и то же зерно даёт один и тот же ответ.
help-rules = Как играть: правила, примеры, советы.
help-rules-page = vint, vint-1000, bridge, overview (все три) или glossary (словарь).
help-rules-language = Язык текста: en, es, pt или ru.
help-explain = Сказать, как поступил бы компьютерный игрок на месте игрока из записи и почему.
help-explain-file = Запись партии или файл PBN; - это стандартный ввод.
help-explain-deal = Какая раздача партии.
help-explain-card = Какая карта раздачи, по порядку хода.
help-explain-call = Какая заявка раздачи, вместо карты.
help-explain-match = Какая партия файла.
help-explain-level = Уровень компьютерного игрока.
help-explain-json = Напечатать одну строку JSON.
help-quiz = Упражняться в торговле бриджа: руки по теме, ваша заявка, заявка системы и почему.
help-quiz-topic = В чём упражняться; если не сказано, темы идут вперемешку. Их список даёт --topics.
help-quiz-card = Система: sayc или two_over_one.
help-quiz-seed = Одно и то же зерно даёт одни и те же вопросы; без него они случайны.
help-quiz-count = Сколько вопросов.
help-quiz-topics = Перечислить темы с вашими успехами.
help-quiz-json = Печатать вопросы с ответами, по строке JSON на каждый.
help-arena = Сравнить двух игроков на одних и тех же картах: каждая раздача за двумя столами, стороны меняются местами.
help-arena-players = Игрок A: уровень, имя установленного игрока или exec: и команда программы.
help-arena-against = Игрок B, называется так же.
help-arena-deals = Сколько раздач, а с --rubbers партий; каждая играется за двумя столами.
help-arena-seed = Одно и то же зерно даёт одни и те же карты.
help-arena-rubbers = Играть целые партии.
help-arena-start = С чего начинается раздача: с торговли (auction) или с карт (cards), когда обоим столам дана одна и та же торговля.
help-arena-end = Чем кончается раздача: картами (cards) или торговлей (auction); тогда считаются взятки, которые даёт безошибочная игра.
help-arena-auction = Кто торгуется за оба стола, когда торговля дана.
help-arena-errors = Сравнить каждую карту с безошибочной игрой при открытых картах.
help-arena-jobs = Сколько процессов играет сразу.
help-arena-dask = Играть на кластере Dask по этому адресу.
help-arena-log = Файл, куда дописывается каждый результат и откуда продолжается прерванное; если не сказано, файл в папке кэша.
help-arena-plot = Ещё и нарисовать итог в этот файл, .svg или .png.
help-arena-patience = Сколько секунд программа может думать над заявкой или картой.
help-arena-json = Напечатать отчёт одной строкой JSON.
help-serve = Запустить сервер стола.
help-play = Запустить сервер стола и открыть его в браузере.
help-host = Адрес, на котором слушать.
help-port = Порт, на котором слушать; 0 — любой свободный.

serving-at = vintik здесь: { $url } (Ctrl+C — остановить)
bad-settings = настройки: { $reason }
cannot-serve = не удаётся открыть { $address }: { $reason }

place-match = партия { $number }
place-deal = раздача { $number }
place-line = строка { $number }
place-call = заявка { $number }
place-card = карта { $number }
place-hands = руки

match-heading = Партия { $number }, зерно { $seed }
matches = партии
deal-heading = Раздача { $number }, сдаёт { $seat }
deal-unfinished = Раздача { $number } не окончена
deal-outcome = { $contract }, { $seat }: { $taken ->
    [one] { $taken } взятка
    [few] { $taken } взятки
   *[many] { $taken } взяток
} из { $needed }
deal-total = за раздачу
totals = Итого
passed-out = Все спасовали
column = { $line ->
    [above] над чертой
   *[below] под чертой
}
match-won = { $form ->
    [rubber] { $side } выигрывают роббер
   *[target] { $side } выигрывают партию
}; разница { $margin }

deals = раздачи
no-cards = нет
dd-tricks = Взятки разыгрывающей стороны при открытых картах
picture-title = { $place }: взятки разыгрывающей стороны при открытых картах
picture-tricks = Взятки
picture-play = Все четверо играют наилучшим образом, видя все карты.
picture-bold = Жирным: семь взяток и больше.
cannot-write = не удаётся записать { $path }: { $reason }
not-enough-memory = не хватает памяти

first-to-call = первое слово
explain-what = нужно либо --card, либо --call, и только одно из них
advice-why = Лучше всего: { $reason }
advice-meaning = Это говорит: { $meaning }
advice-relaxed = Заявки и сыгранные карты плохо согласуются друг с другом; им придано меньше веры.
advice-table = На столе: { $cards }
advice-points = очки
advice-tricks = взятки

quiz-bad-progress = { $path }: это не запись успехов; уберите файл, чтобы начать заново
quiz-how = Введите заявку: 1s, 2n, x, p (s пики, h червы, d бубны, c трефы, n без козыря). ? — что значат заявки, q — конец.
quiz-prompt = Ваша заявка:
quiz-reason = { $call }: { $meaning }
quiz-over = { $asked ->
    [one] верно { $right } из { $asked } вопроса
   *[other] верно { $right } из { $asked } вопросов
}
