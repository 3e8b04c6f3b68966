# The pages about the games.

rules-overview = The three games
rules-glossary = Words
rules-pages = Pages about the games
rules-contents = On this page
rules-asked = Opening the book…
rules-print = Print
rules-table = Table; it scrolls sideways
