# Страницы об играх.

rules-overview = Три игры
rules-glossary = Слова
rules-pages = Страницы об играх
rules-contents = На этой странице
rules-asked = Открываем книгу…
rules-print = Напечатать
rules-table = Таблица; прокручивается вбок
