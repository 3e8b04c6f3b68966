# Las páginas sobre los juegos.

rules-overview = Los tres juegos
rules-glossary = Palabras
rules-pages = Páginas sobre los juegos
rules-contents = En esta página
rules-asked = Abriendo el libro…
rules-print = Imprimir
rules-table = Tabla; se desplaza hacia los lados
