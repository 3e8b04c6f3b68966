# La mesa de texto: voces y cartas escritas, y lo que responde.
# Las listas llevan comas: maneras de escribir algo, primero su letra.

text-suit = { $suit ->
    [S] p, pica
    [H] c, corazon
    [D] d, diamante
    [C] t, trébol
   *[NT] st, sin triunfo
}
text-rank = { $rank ->
    [A] a, as
    [K] r, rey
    [Q] d, dama
    [J] j, jota
    [T] diez
   *[other] { $rank }
}
text-call = { $call ->
    [Pass] p, paso
    [X] x, doblo
   *[XX] xx, redoblo
}
text-command = { $command ->
    [hand] m, mano
    [dummy] o, muerto
    [auction] s, subasta
    [contract] c, contrato
    [trick] b, baza
    [last] u, última, última baza
    [turn] q, quién, turno
    [score] t, tanteo
    [hint] i, consejo
    [back] d, deshacer
    [claim] r, reclamar
    [deal] n, nuevo, siguiente, siguiente reparto
   *[help] ?, ayuda
}
text-does = { $command ->
    [hand] tus cartas
    [dummy] las cartas del muerto
    [auction] la subasta hasta ahora
    [contract] el contrato y las bazas que necesita
    [trick] las cartas sobre la mesa
    [last] la última baza
    [turn] a quién le toca
    [score] el tanteo
    [hint] pedir un consejo
    [back] deshacer tu última acción
    [claim] reclamar las bazas restantes, o solo algunas: reclamar 3
    [deal] el siguiente reparto
   *[help] esta lista
}

text-table = Mesa de texto
text-input = Una voz, una carta o una orden
text-send = Enviar
text-transcript = Lo que se ha dicho
text-empty = Escribe una voz como { $bid }, una carta como { $card }, o { $help } para ver la ayuda.

text-help-calls = Voces: { $pass } es paso, { $bid } es { $named }.
text-help-doubles = En el bridge también: { $double } es doblo, { $redouble } es redoblo.
text-help-cards = Cartas: { $card } es { $named }; el palo puede ir delante.
text-help-suits = Palos: { $suits }.
text-help-ranks = Figuras: { $ranks }.
text-spelled = { $name } { $letters }
text-help-command = { $words }: { $does }

text-unknown = No se entiende: { $typed }.
text-expected-call = Se espera una voz como { $call }, o { $help } para ver la ayuda.
text-expected-card = Se espera una carta como { $card }, o { $help } para ver la ayuda.
text-expected-deal = El reparto ha terminado. Con { $deal } empieza el siguiente.
text-expected-nothing = El encuentro ha terminado.
text-ambiguous = { $typed } puede significar varias cosas: { $choices }.
text-way = { $way } para { $name }
text-wait = La última acción todavía está en camino.
text-not-now = Ahora no se puede: { $does }.
text-no-hand = Tu mano está vacía.
text-no-dummy = No hay ninguna mano descubierta.
text-no-contract = Todavía no hay contrato.
text-no-trick = Todavía no se ha ganado ninguna baza.
text-no-play = Todavía no se ha jugado ninguna carta.
text-last-trick = Baza { $number }, para { seat }: { $cards }.
text-your-turn = Te toca a ti.
text-totals = Tanteo: Norte–Sur { $ns }, Este–Oeste { $ew }.
text-games = Games: Norte–Sur { $ns }, Este–Oeste { $ew }.
text-below = Bajo la línea: Norte–Sur { $ns }, Este–Oeste { $ew }; un game son { $target }.
text-target = Gana quien llegue primero a { $target }.

shortcut-text = Ir a la mesa de texto
