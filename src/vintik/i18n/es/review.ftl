# Repartos terminados, carta a carta: cuánto costó cada una, qué habría declarado un experto, cómo compartirlos.

review = Análisis de un reparto
review-about = Abra una partida anotada, en un registro de vintik, en PBN o en LIN (Bridge Base Online), para ver sus repartos carta a carta: cuánto costó cada carta y qué habría propuesto un experto. El servidor no guarda nada de ella.
review-file = Un archivo
review-paste = O texto pegado
review-look = Ver los repartos
review-opening = Abriendo el reparto…
review-another = Otra partida
review-to-table = Volver a la mesa
review-broken-link = Este enlace está dañado: no se puede leer el reparto que contiene.
review-refused = No todo se pudo leer
review-place = { $part ->
    [match] partida { $number }
    [deal] reparto { $number }
    [call] voz { $number }
   *[card] carta { $number }
}
review-your-matches = Sus partidas terminadas
review-choose = Elegir un reparto
review-deal-before = Reparto anterior
review-deal-after = Reparto siguiente
review-score = Tanteo
review-before = Camino de { $target } antes de este reparto

review-board = Las manos
review-void = ninguna
review-walk = Recorrer el juego
review-trick-back = Baza atrás
review-card-back = Carta atrás
review-card-forward = Carta adelante
review-trick-forward = Baza adelante
review-slider = Cartas jugadas
review-cards-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} de { $all }
review-keys = Teclas: ← y → una carta, Inicio y Fin los extremos.
review-numbers = En las cartas:
review-measure = { $measure ->
    [tricks] bazas
   *[points] puntos
}
review-before-lead = Nadie ha jugado aún. Sale { seat }.
review-trick = Baza { $number }
review-step = Baza { $trick }, { seat }: { $card }.
review-cost = cuesta { $cost }
review-step-cost = Esto cuesta { $cost }.
review-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
review-tricks = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
review-deal-worth = el reparto vale { $points }
review-best = la mejor
review-played = jugada

review-where = Adónde fueron los puntos
review-weighing = Pesando cada carta…
review-possible = Norte–Sur con el mejor juego de todos
review-came = Norte–Sur en la mesa
review-result = { review-tricks }, { $points }
review-course = Lo que valía el reparto para Norte–Sur, baza a baza
review-mistakes = Las cartas más caras
review-better = mejor:
review-no-mistakes = Ninguna carta costó nada.
review-lost-by = Lo que perdió cada jugador
review-lost = perdido
review-hindsight = Calculado con las cuatro manos a la vista. Una carta que costó algo pudo ser la acertada para quien no las veía.
review-makeable = Lo que se podía ganar
review-makeable-about = Bazas del bando declarante con el mejor juego de todos

review-meanings-as = Las voces se explican según el sistema de nuestro experto.
review-expert = Lo que habría propuesto un experto
review-expert-ask = Preguntar al experto
review-expert-on = Seguir preguntando
review-expert-stop = Parar
review-expert-asking = Voz { $number } de { $all }: pensando…
review-expert-same = lo mismo
review-expert-would = Experto:
review-expert-done = { $differs ->
    [0] El experto habría dicho lo mismo.
    [one] El experto habría cambiado { $differs } voz.
   *[other] El experto habría cambiado { $differs } voces.
}

review-share = Enseñarlo a otros
review-share-about = El enlace lleva dentro el reparto entero; no nombra a nadie.
review-link = Copiar un enlace
review-link-copied = El enlace está copiado.
review-link-here = Este es el enlace para copiar.
review-link-long = La partida es demasiado larga para un enlace; guárdela como archivo.
review-whole = la partida entera, no solo este reparto
review-save-record = Guardar el registro
review-save-pbn = Guardar en PBN
review-save-lin = Guardar en LIN

review-again = Este reparto otra vez
review-again-about = Las mismas cartas y el mismo repartidor en una mesa nueva; los repartos siguientes serán nuevos.
review-again-seat = Su asiento
review-again-deal = Repartirlo otra vez
