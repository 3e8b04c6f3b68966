# Por qué un jugador del ordenador hace una voz, y qué dice esa voz de la mano.

points-counted = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
card-points-counted = { $points ->
    [one] { $points } punto de honor
   *[other] { $points } puntos de honor
}
tricks-counted = { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}
trumps-counted = { $length ->
    [one] { $length } triunfo
   *[other] { $length } triunfos
}
suit-counted = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}

why-bid-opens = { $bid }: nombra lo mejor de una mano con { card-points-counted } y { $length ->
    [one] { $length } carta
   *[other] { $length } cartas
} en su palo más largo
why-bid-expects = { $bid }: con { card-points-counted } el bando puede esperar { tricks-counted }, y eso vale más que dejarlo como está
why-bid-supports = { $bid }: apoya al compañero con { trumps-counted } y { card-points-counted }
why-bid-answers = { $bid }: mantiene abierta la subasta para el compañero con { card-points-counted }
why-double-expects = doblo: { $contract } solo puede esperar { tricks-counted }
why-pass-weak = paso: { card-points-counted }, demasiado poco para una propuesta
why-pass-content = paso: { $contract } es el mejor sitio para quedarse
why-pass-beaten = paso: pujar por encima de { $contract } costaría más de lo que da
why-call-by-system = { $call }: { meaning }; así lo quiere el sistema
why-call-expects = { $call }: { meaning }; puede esperar { points-counted } más que { $over }

why-fallback = el jugador ha fallado; es lo más sencillo que permiten las reglas
why-outside = un programa que no da razones

meaning = { $meaning ->
    [opens_suit] abre con el mejor palo
    [opens_notrump] abre con una mano fuerte y equilibrada
    [supports] apoya el palo del compañero
    [answers_suit] responde al compañero con otro palo
    [answers_notrump] responde al compañero con una mano equilibrada
    [raises] sube en el palo acordado
    [repeats] vuelve a un palo ya nombrado
    [second_suit] muestra otro palo
    [goes_notrump] propone jugar sin triunfo
    [shows_ace] muestra un as para el palo acordado
    [shows_aces] muestra ases para el palo acordado
    [returns] regresa al palo acordado
    [raises_price] sube el precio de honores y ases, aunque pueda faltar una baza
    [bids_values] muestra la fuerza para este nivel
    [passes_weak] demasiado poco para abrir
    [passes_answer] nada que añadir a la propuesta del compañero
    [passes_content] no tiene más que mostrar
    [passes_settled] nada nuevo desde el último paso
    [thumb_opens] abre con lo que mejor le va a la mano
    [thumb_answers] responde al compañero
    [thumb_supports] apoya el palo del compañero
    [thumb_repeats] repite lo mismo
    [thumb_bids] nombra otra cosa
    [thumb_passes] demasiado poco para una propuesta
    [thumb_passes_again] no tiene más que decir
    [thumb_doubles] espera que el contrato caiga
   *[thumb_redoubles] espera que el contrato se cumpla
}
meaning-or = o bien: { $reading }

fact-points-least = { $least ->
    [one] al menos { $least } punto de honor
   *[other] al menos { $least } puntos de honor
}
fact-points-most = { $most ->
    [one] como mucho { $most } punto de honor
   *[other] como mucho { $most } puntos de honor
}
fact-points-between = { $most ->
    [one] de { $least } a { $most } punto de honor
   *[other] de { $least } a { $most } puntos de honor
}
fact-points-about = unos { card-points-counted }
fact-strength-least = { fact-points-least } con { $length } { suit-counted }, menos con más cartas del palo o con palos cortos al lado
fact-strength-most = { fact-points-most } con { $length } { suit-counted }, menos con más cartas del palo o con palos cortos al lado
fact-cards-least = al menos { $least } { suit-counted }
fact-cards-between = de { $least } a { $most } { suit-counted }
fact-honours-least = { $least ->
    [one] un honor
   *[other] al menos { $least } honores
} en { suit-counted }
fact-aces-least = { $least ->
    [one] un as
   *[other] al menos { $least } ases
}
fact-ace-of = el as de { suit-counted }
fact-balanced = de dos a cinco cartas en cada palo
fact-no-void = alguna carta en cada palo
fact-tricks = { tricks-counted } con el compañero { $denomination ->
    [S] en picas
    [H] en corazones
    [D] en diamantes
    [C] en tréboles
   *[NT] sin triunfo
}
fact-pass-of = paso { $pass } de { $end }
fact-pass-again = { $time ->
    [2] el segundo seguido de este jugador
   *[3] el tercero seguido de este jugador
}
