# As páginas sobre os jogos.

rules-overview = Os três jogos
rules-glossary = Palavras
rules-pages = Páginas sobre os jogos
rules-contents = Nesta página
rules-asked = A abrir o livro…
rules-print = Imprimir
rules-table = Tabela; desloca-se para os lados
