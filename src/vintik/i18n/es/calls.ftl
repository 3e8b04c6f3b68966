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
in-suit = en { suit-counted }
points-least = { $least ->
    [one] al menos { $least } punto
   *[other] al menos { $least } puntos
}
points-most = { $most ->
    [one] como mucho { $most } punto
   *[other] como mucho { $most } puntos
}
points-between = { $most ->
    [one] de { $least } a { $most } punto
   *[other] de { $least } a { $most } puntos
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
why-call-for-thumb = { $call }: { meaning }; así lo entenderá el compañero, que declara por reglas sencillas
why-call-expects = { $call }: { meaning }; puede esperar { points-counted } más que { $over }

why-fallback = el jugador ha fallado; es lo más sencillo que permiten las reglas
why-outside = un programa que no da razones

meaning = { $meaning ->
    [opens_suit] abre con el mejor palo
    [opens_notrump] abre con una mano fuerte y equilibrada
    [supports] apoya el palo del compañero
    [answers_suit] responde al compañero con otro palo
    [answers_notrump] responde al compañero con una mano equilibrada
    [raises] sube en el palo común
    [repeats] vuelve a un palo ya nombrado
    [second_suit] muestra otro palo
    [goes_notrump] propone jugar sin triunfo
    [shows_ace] muestra un as para el palo acordado
    [shows_aces] muestra ases para el palo acordado
    [returns] regresa al palo acordado
    [raises_price] sube el precio de honores y ases, aunque pueda faltar una baza
    [bids_values] muestra la fuerza para este nivel
    [passes_weak] sin fuerza bastante para hablar aquí
    [passes_answer] nada que añadir a la propuesta del compañero
    [passes_content] no tiene más que mostrar
    [passes_settled] nada nuevo desde el último paso
    [accepts] acepta la invitación y va a manga
    [accepts_invitation] acepta la invitación
    [accepts_relay] nombra tréboles, como pide el relay
    [accepts_signoff] respeta la decisión del compañero
    [accepts_transfer] completa la transferencia
    [advance_jump_shift] salta a su propio palo tras la intervención del compañero, mano fuerte
    [answers_aces] dice cuántos ases tiene
    [answers_double] nombra el palo que pedía la llamada del compañero
    [answers_kings] dice cuántos reyes tiene
    [asks_feature] pide a la mano débil una carta alta fuera de su palo
    [asks_minor] pide un palo menor
    [asks_suit] pregunta cuál es el palo largo
    [balancing_2nt] reabre en última posición con mano fuerte y equilibrada
    [balancing_double] reabre en última posición con doblo de llamada
    [balancing_notrump] reabre en última posición a sin triunfo
    [balancing_overcall] reabre en última posición con un palo
    [bids_game] va a manga
    [bids_notrump] nombra sin triunfo
    [blackwood] Blackwood, pregunta por los ases
    [blackwood_kings] sigue el Blackwood, pregunta por los reyes
    [both_majors] muestra los dos mayores contra su sin triunfo
    [both_minors] muestra los dos menores contra su sin triunfo
    [cheapest_bid] nada encaja, lo más barato
    [competes] compite por el contrato
    [corrects] corrige al mayor
    [corrects_aces] tiene los cuatro ases y sube a seis
    [cue_advance] nombra el palo contrario, respuesta fuerte al doblo
    [cue_bid_control] cue-bid, muestra un control camino del slam
    [cue_new_suit] nombra un palo de ellos para mostrar con fuerza el cuarto palo
    [cue_raise] nombra el palo contrario: apoyo con fuerza de manga
    [cue_raise_limit] nombra el palo contrario: apoyo que al menos invita a manga
    [declines] rechaza la invitación
    [denies_fit] sin fit en el mayor del compañero
    [denies_major] sin mayor de cuatro cartas que mostrar
    [doubler_raises] el que dobló apoya con mano fuerte
    [escapes] se refugia en un contrato barato
    [extras] muestra más de lo prometido
    [forcing_notrump] un sin triunfo forcing, espera otra voz
    [fourth_suit] cuarto palo forcing, pide más descripción
    [game_forcing_notrump] mano equilibrada con fuerza de manga
    [game_notrump] va a manga a sin triunfo
    [game_raise] sube a manga
    [game_try] busca la manga y consulta al compañero
    [gerber] Gerber, pregunta por los ases
    [gerber_kings] sigue el Gerber, pregunta por los reyes
    [grand_slam] va al gran slam
    [gsf] pregunta por los triunfos altos para el gran slam
    [invites_game] invita a manga
    [invites_grand_slam] invita al gran slam, seis por lo menos
    [invites_long_minor] invita a manga con un menor largo
    [invites_notrump] invita a manga a sin triunfo
    [invites_slam] invita al slam
    [jacoby_medium] algo de fuerza extra, sin palo corto que mostrar
    [jacoby_minimum] sin fuerza extra ni palo corto que mostrar
    [jacoby_strong] mano fuerte, sin palo corto que mostrar
    [jacoby_transfer] transferencia al palo siguiente
    [jacoby_two_nt] Jacoby, apoyo con fuerza de manga
    [jordan_2nt] buen apoyo tras el doblo contrario
    [jump_advance] responde al doblo con un salto
    [jump_answer] salta a un palo pedido por el doblo
    [jump_notrump] sube a sin triunfo con mano fuerte
    [jump_overcall] interviene a salto con buena mano
    [jump_raise] apoya a salto al compañero
    [jump_rebid] salta en su palo largo
    [jump_shift] salta a un palo nuevo, mano muy fuerte
    [lead_double] dobla para sugerir la salida
    [leaves_double] deja el doblo
    [lightner_double] Lightner, pide una salida insólita
    [limit_raise] invita a manga con apoyo
    [major_and_minor] muestra este mayor y un menor contra su sin triunfo
    [michaels] Michaels, dos palos de al menos cinco cartas
    [minimum_notrump] sin triunfo sin fuerza extra
    [minimum_rebid] nada más de lo ya prometido
    [minor_relay] relay a tréboles, para jugar en un menor
    [names_minor] dice cuál es su menor
    [names_suit] muestra cuál es su palo largo
    [negative_double] doblo negativo, pide los palos no nombrados
    [new_suit] nombra un palo nuevo
    [no_system_bid] el sistema no conoce esta propuesta
    [no_system_double] el sistema no conoce este doblo
    [no_system_pass] el sistema no conoce este paso
    [notrump_answer] sugiere jugar a sin triunfo
    [notrump_double] dobla su sin triunfo con mano fuerte
    [notrump_extras] muestra fuerza extra a sin triunfo
    [notrump_overcall] interviene a sin triunfo
    [notrump_response] un sin triunfo, nada mejor que mostrar
    [one_suiter] muestra un palo largo contra su sin triunfo
    [opens_light] abre algo corto de puntos
    [opens_major] abre con un mayor
    [opens_minor] abre con un menor
    [opens_strong] abre una mano muy fuerte
    [opens_weak_two] dos débil en un palo largo
    [overcall] interviene en su palo
    [overcaller_invites] invita después de su intervención
    [pass_or_correct] para que el compañero pase o corrija a su otro palo
    [passes_game] ya se está en manga
    [passes_limit] nada más frente a la mano limitada del compañero
    [passes_minimum] no tiene más de lo mostrado
    [passes_preference] conforme con el palo que elige el compañero
    [passes_redoubled] cede la palabra al compañero, que redobló
    [passes_signoff] el compañero ha fijado el contrato
    [passes_waiting] espera al compañero, que volverá a hablar
    [penalty_double] doblo de castigo
    [penalty_pass] pasa el doblo como castigo
    [positive] respuesta positiva a la apertura fuerte
    [preemptive_overcall] interviene en barrage
    [preemptive_raise] apoya en barrage
    [preempts] apertura de barrage, palo largo y poco más
    [preference] elige entre los palos del compañero
    [quantitative] invita al slam a sin triunfo
    [rebids_second_suit] repite su segundo palo
    [rebids_suit] repite su palo
    [rebids_suit_game] va a manga en su propio palo
    [redouble_strong] redobla, la fuerza está en este bando
    [reopening_double] el abridor reabre con doblo de llamada
    [responsive_double] doblo responsivo, también de llamada
    [reverse] bicolor caro, mano fuerte
    [second_negative] segundo negativo, casi sin fuerza
    [shows_feature] muestra una carta alta fuera de su palo
    [shows_five_five] muestra cinco cartas en cada mayor
    [shows_five_four] muestra cinco cartas en este mayor y cuatro en el otro
    [shows_major] muestra cuatro cartas en un mayor
    [shows_shortness] muestra un palo corto
    [shows_solid_suit] muestra un palo sólido
    [shows_stopper] muestra una parada
    [shows_strong_suit] nombra el palo de la mano fuerte
    [shows_suit] buenas cartas en el palo doblado
    [shows_support] muestra apoyo al compañero
    [shows_values] muestra fuerza en su palo
    [signoff] quiere jugar aquí
    [signoff_game] manga y nada más
    [slam_cue] cue-bid, camino del slam
    [slam_try] muestra interés por el slam
    [small_slam] elige el pequeño slam
    [stayman] Stayman, pide un mayor de cuatro cartas
    [stayman_cue] nombra el palo contrario para pedir un mayor de cuatro cartas
    [stayman_escape] Stayman con mano débil, pasará la respuesta
    [stays_out] no entra en la subasta
    [stops_after_aces] se detiene, faltan ases
    [stops_at_five] se detiene en cinco, faltan ases
    [strong_cue] nombra el palo contrario: mano fuerte que pide más descripción
    [strong_minor] un menor largo y mano muy fuerte
    [strong_notrump] muestra una mano fuerte y equilibrada
    [strong_redouble] redobla con mano fuerte
    [strong_suit] mano fuerte con un buen palo propio
    [super_accept] salta al completar la transferencia, máximo con cuatro cartas
    [takeout_again] dobla otra vez, mano fuerte
    [takeout_cue] nombra un palo de ellos, de llamada
    [takeout_double] doblo de llamada
    [unusual_notrump] sin triunfo insólito, dos palos largos
    [values_double] dobla para mostrar fuerza
    [waiting] espera, aún no dice nada
    [weak_jump] salto débil en un palo largo
    [weak_jump_overcall] interviene a salto con mano débil
    [thumb_opens] abre con lo que mejor le va a la mano
    [thumb_overcalls] nombra lo que mejor le va a la mano
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
# De una voz que se advierte en seguida a los contrarios.
alert = voz artificial, alertada
alert-mark = alerta

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
fact-points-exactly = { card-points-counted }
fact-points-about = unos { card-points-counted }
fact-strength-least = { fact-points-least } con { $length } { suit-counted }, menos con más cartas del palo o con palos cortos al lado
fact-strength-most = { fact-points-most } con { $length } { suit-counted }, menos con más cartas del palo o con palos cortos al lado
fact-cards-least = { $least ->
    [1] al menos una carta { in-suit }
   *[other] al menos { $least } { suit-counted }
}
fact-cards-between = de { $least } a { $most } { suit-counted }
fact-cards-exactly = { $least ->
    [0] ninguna carta { in-suit }
    [1] una sola carta { in-suit }
   *[other] exactamente { $least } { suit-counted }
}
fact-cards-most = { $most ->
    [1] como mucho una carta { in-suit }
   *[other] como mucho { $most } { suit-counted }
}
fact-total-least = { points-least }, contando los palos largos
fact-total-most = { points-most }, contando los palos largos
fact-total-between = { points-between }, contando los palos largos
fact-total-exactly = { points-counted }, contando los palos largos
fact-support-least = { points-least } con triunfo { suit-counted }, contando los palos cortos
fact-support-most = { points-most } con triunfo { suit-counted }, contando los palos cortos
fact-support-between = { points-between } con triunfo { suit-counted }, contando los palos cortos
fact-support-exactly = { points-counted } con triunfo { suit-counted }, contando los palos cortos
fact-twenty-least = al menos { $least } entre puntos y cartas de los dos palos más largos
fact-twenty-most = como mucho { $most } entre puntos y cartas de los dos palos más largos
fact-twenty-between = de { $least } a { $most } entre puntos y cartas de los dos palos más largos
fact-twenty-exactly = { $points } entre puntos y cartas de los dos palos más largos
fact-fifteen-least = al menos { $least } entre puntos y picas
fact-fifteen-most = como mucho { $most } entre puntos y picas
fact-fifteen-between = de { $least } a { $most } entre puntos y picas
fact-fifteen-exactly = { $points } entre puntos y picas
fact-honours-least = { $least ->
    [one] un honor
   *[other] al menos { $least } honores
} { in-suit }
fact-top-honours-least = { $least ->
    [1] as, rey o dama { in-suit }
    [3] as, rey y dama { in-suit }
   *[other] al menos { $least } de as, rey y dama { in-suit }
}
fact-playing-tricks = { $least ->
    [one] al menos { $least } baza
   *[other] al menos { $least } bazas
} con esta sola mano y triunfo { suit-counted }
fact-aces-least = { $least ->
    [one] un as
   *[other] al menos { $least } ases
}
fact-aces-between = { $least ->
    [0] { $most ->
        [one] como mucho un as
       *[other] como mucho { $most } ases
    }
   *[other] de { $least } a { $most } ases
}
fact-aces-exactly = { $least ->
    [0] ningún as
    [one] un as
   *[other] { $least } ases
}
fact-aces-either = { $least ->
    [0] { $most ->
        [4] ningún as o los cuatro
       *[other] ningún as o { $most }
    }
   *[other] { $least } o { $most } ases
}
fact-aces-even = un número par de ases: ninguno, dos o cuatro
fact-kings-least = { $least ->
    [one] un rey
   *[other] al menos { $least } reyes
}
fact-kings-between = { $least ->
    [0] { $most ->
        [one] como mucho un rey
       *[other] como mucho { $most } reyes
    }
   *[other] de { $least } a { $most } reyes
}
fact-kings-exactly = { $least ->
    [0] ningún rey
    [one] un rey
   *[other] { $least } reyes
}
fact-kings-either = { $least ->
    [0] { $most ->
        [4] ningún rey o los cuatro
       *[other] ningún rey o { $most }
    }
   *[other] { $least } o { $most } reyes
}
fact-ace-of = el as de { suit-counted }
fact-no-ace-of = sin el as de { suit-counted }
fact-king-of = el rey de { suit-counted }
fact-no-king-of = sin el rey de { suit-counted }
fact-queen-of = la dama de { suit-counted }
fact-no-queen-of = sin la dama de { suit-counted }
fact-stopper-of = parada { in-suit }
fact-no-stopper-of = sin parada { in-suit }
fact-control-of = as, rey o como mucho una carta { in-suit }
fact-no-control-of = ni as ni rey ni fallo ni carta única { in-suit }
fact-first-control-of = el as o ninguna carta { in-suit }
fact-no-first-control-of = cartas sin el as { in-suit }
fact-balanced = mano equilibrada, de dos a cinco cartas en cada palo
fact-nearly-balanced = mano casi equilibrada, de dos a seis cartas en cada palo
fact-unbalanced = mano desequilibrada
fact-no-void = alguna carta en cada palo
fact-agrees = desde ahora el triunfo es { suit-counted }
fact-forcing = el compañero no puede pasar
fact-forcing-to-game = ninguno de los dos puede parar antes de la manga
fact-invites = el compañero sigue si tiene más del mínimo
fact-signs-off = el compañero debería pasar
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

# Los mismos hechos, breves, como en una hoja de convenciones.
brief-points-least = { $least }+ PH
brief-points-most = hasta { $most } PH
brief-points-between = { $least }–{ $most } PH
brief-points-exactly = { $points } PH
brief-support-least = { $least }+ con distribución
brief-support-most = hasta { $most } con distribución
brief-support-between = { $least }–{ $most } con distribución
brief-support-exactly = { $points } con distribución
brief-cards-least = { $least }+ { suit-counted }
brief-cards-between = { $least }–{ $most } { suit-counted }
brief-cards-exactly = { $least } { suit-counted }
brief-forcing = forzante
brief-forcing-to-game = forzante a manga
