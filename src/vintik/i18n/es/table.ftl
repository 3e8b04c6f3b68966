# La mesa: barra, puestos, mano, voces, botones, lo que se anuncia.

table-title = { game } · vintik
deal-number = reparto { $number }
trick-value = baza = { $points }
vulnerable-sides = vulnerable: { $sides }
vulnerable-none = nadie vulnerable
vulnerable-both = todos vulnerables
vulnerable-mark = vulnerable
auction = Subasta
auction-open = subasta
export-record = Exportar la partida
shortcuts = Atajos de teclado

your-hand = Tu mano
dummy = Muerto
your-call = Tu voz
cloth = La mesa
you-are = Tú, { seat }
your-turn = te toca
to-call = le toca hablar
to-play = le toca jugar
play-from-dummy = Juega del muerto
role-dummy = muerto
role-dealer = reparte
role-declarer = { $game ->
   *[other] declarante
}
computer = ordenador
computer-level = ordenador · { level }
cards-left = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
passes-of = paso { $passes } de { $end }
passes-none = { $end ->
    [one] { $end } paso cierra la subasta
   *[other] { $end } pasos cierran la subasta
}
choose-card = Elige una carta
choose-call = Elige una voz
waiting-for = { seat } está pensando
sending = Enviando…
confirm = Confirmar { $what }
confirm-short = Confirmar
take-back = Deshacer
claim = Reclamar el resto
hint = Consejo
hint-thinking = Pensando un consejo…
hint-says = Dice al compañero:
hint-compared = Puntos esperados, menos los contrarios
meaning-asked = Un momento…
last-trick = Última baza
last-trick-won = Última baza: { seat }
go-on = Seguir
trick-waits = Toque la mesa o pulse Intro para seguir.
next-deal = Siguiente reparto
review-this-deal = Analizar este reparto
play-again = Jugar otra vez
other-game = Elegir otro juego

line-opening = Tomando asiento…
line-lost = Se ha cortado la conexión. Se intenta de nuevo; no se pierde nada.
line-closed = Esta mesa no se puede abrir.

said-call = { seat }: { $call }.
said-pass = { seat }: paso, { $passes } de { $end }.
said-card = { seat }: { $card }.
said-trick = Baza para { seat }.
said-turn-call = Te toca hablar.
said-turn-play = Te toca jugar.
said-turn-dummy = Te toca jugar del muerto.
said-dealt = Reparto { $number }. Reparte { seat }.
said-dummy = El muerto es { seat }.
said-claimed = { seat } reclama las bazas que quedan.
said-taken-back = { seat } deshace su última jugada.
said-deal-over = El reparto ha terminado.

board = La mesa en palabras
board-hand = Tu mano: { $cards }.
board-dummy = Muerto, { seat }: { $cards }.
board-suit = { suit }: { $ranks }
board-auction-none = Subasta: aún sin voces.
board-auction = Subasta: { $calls }.
board-high-bid = Última propuesta: { $bid }, { seat }.
board-passes = Pasos seguidos: { $passes } de { $end }.
board-contract = Contrato: { $contract }, { seat }.
board-tricks = Bazas del bando declarante: { $has } de { $needs } necesarias.
board-taken = Bazas: Norte–Sur { $ns }, Este–Oeste { $ew }.
board-trick-value = Cada baza vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
board-race = Para el game: Norte–Sur { $ns }, Este–Oeste { $ew }.
board-trick-none = No hay cartas sobre la mesa.
board-trick = Sobre la mesa: { $cards }.
board-turn = Turno: { seat }.

outcome-passed-out = Todos pasan: nadie anota.
outcome-made = { $contract }, { seat }: cumplido justo, { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}.
outcome-over = { $contract }, { seat }: cumplido con { $over ->
    [one] { $over } baza de más
   *[other] { $over } bazas de más
}, { $tricks ->
    [one] { $tricks } baza
   *[other] { $tricks } bazas
}.
outcome-short = { $contract }, { seat }: { $short ->
    [one] { $short } baza
   *[other] { $short } bazas
} de menos.
deal-title = Reparto { $number }
deal-totals = Total del reparto
tricks-taken = Bazas ganadas

result = Resultado
result-rubber = { side } ganan el rubber
result-target = { side } ganan la partida
result-score = { side } anotan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
result-nothing = Nadie anota
result-margin = Diferencia: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} a favor de { side }
result-margin-none = Diferencia: 0 puntos, empate a tantos
result-totals = Totales
result-games = Games ganados
your-side = tu bando

shortcut-arrows = Moverse por la mano o por las voces
shortcut-select = Elegir carta o voz; otra vez, jugarla
shortcut-unselect = Quitar la elección
shortcut-hand = Ir a la mano
shortcut-box = Ir a las voces
shortcut-pass = Elegir paso
shortcut-last = Ver u ocultar la última baza
shortcut-hint = Pedir un consejo
shortcut-cards = Ver las hojas de convenciones
shortcut-read = Leer la mesa en voz alta
shortcut-step = Una carta atrás o adelante
shortcut-ends = Al principio o al final del carteo
shortcut-help = Ver esta lista
key-arrows = Flechas
key-enter = Intro
key-space = Espacio
key-escape = Esc
key-home = Inicio
key-end = Fin
