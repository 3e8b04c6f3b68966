# Hojas de convenciones: lo que declara una pareja, en papel, en la mesa y en el terminal.

card-name = { $card ->
    [sayc] SAYC (estándar americano)
    [two_over_one] 2/1 (dos sobre uno)
    [thumb] reglas sencillas
   *[other] { $card }
}
convention-card = Hoja de convenciones: { card-name }
convention-cards = Hojas de convenciones
card-note = Las voces de los contrarios van entre paréntesis; los pasos que se sobreentienden se omiten. Las voces artificiales llevan la marca «!». Todo vale para el bando no vulnerable, y se repite donde cambia si ambos bandos son vulnerables.
card-summary-note = Lo principal en una página, para el bando no vulnerable. Las voces de los contrarios van entre paréntesis. Las voces artificiales llevan la marca «!».
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
    [leads] Salidas
    [signals] Señales
   *[balancing] Reapertura en última posición
}

# Of the play.
card-remark = { $remark ->
    [sequence] De honores seguidos, el más alto.
    [fourth_best] De un palo con un honor, la más baja de tres o la cuarta de más.
    [small_cards] De dos cartas, o solo de cartas pequeñas, la más alta.
    [partner_suit] En el palo del compañero, la más alta de dos o de cartas pequeñas; con un honor, la más baja.
    [under_ace] Contra un contrato a triunfo, rara vez carta pequeña bajo el as.
    [attitude] A la salida del compañero, una pequeña alta anima y una baja desanima; contra un contrato a triunfo también animan dos cartas.
   *[count] A la salida del declarante, una pequeña alta dice número par y una baja, impar. Señalan los expertos, no los jugadores de club.
}

card-yours = Tu bando juega
card-theirs = Los contrarios juegan
card-levels = Los jugadores de club y los expertos declaran según una hoja de convenciones; los principiantes, por reglas sencillas.
card-plays = { side }: { card-name }
card-own-page = En una página aparte
card-shown = Cuánto de la hoja
card-shown-all = Entera
card-shown-summary = En una página
card-print = Imprimir
card-asked = Buscando la hoja…
