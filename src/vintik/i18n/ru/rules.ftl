# Страницы об играх.

rules-overview = Три игры
rules-pages = Страницы об играх
rules-contents = На этой странице
rules-asked = Открываем книгу…
rules-print = Напечатать
rules-table = Таблица; прокручивается вбок
rules-glossary = Словарик
