# Hojas de convenciones: lo que declara una pareja, en papel, en la mesa y en el terminal.

card-name = { $card ->
    [sayc] SAYC (estándar americano)
    [two_over_one] 2/1 (dos sobre uno)
   *[other] { $card }
}
convention-card = Hoja de convenciones: { card-name }
convention-cards = Hojas de convenciones
card-note = Las voces de los contrarios van entre paréntesis; los pasos que se sobreentienden se omiten. Las voces artificiales llevan la marca «!». Todo vale para el bando no vulnerable, y se repite donde cambia si ambos bandos son vulnerables.
card-opener = { $place ->
    [1] En primera o segunda posición
    [3] En tercera posición, tras dos pasos
   *[4] En cuarta posición, tras tres pasos
}
card-when = { $when ->
    [vulnerable] si es vulnerable
   *[not_vulnerable] si no es vulnerable
}: { $meaning }
card-by-them = contrarios: { $call }
card-chapter = { $chapter ->
    [openings] Aperturas
    [answers_notrump] Tras nuestra apertura en sin triunfo
    [answers_major] Respuestas a uno de un mayor
    [answers_minor] Respuestas a uno de un menor
    [strong] Nuestro dos tréboles fuerte
    [weak] Nuestros doses débiles y barrages
    [rebids] Segunda voz del abridor
    [responder] Segunda voz del respondedor
    [slam] Hacia el slam
    [contested] Cuando ellos intervienen
    [overcalls] Intervenciones
    [doubles] Doblos de llamada
    [two_suiters] Intervenciones bicolores
    [versus_notrump] Contra su sin triunfo
    [versus_preempts] Contra sus doses débiles y barrages
   *[balancing] Reapertura en última posición
}

card-yours = Tu bando juega
card-theirs = Los contrarios juegan
card-levels = Los jugadores de club y los expertos declaran según una hoja de convenciones; los principiantes, por reglas sencillas.
card-plays = { side }: { card-name }
card-own-page = En una página aparte
card-print = Imprimir
card-asked = Buscando la hoja…
