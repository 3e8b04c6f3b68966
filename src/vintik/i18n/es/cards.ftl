# Cartas, voces y puestos: los nombres que se leen en voz alta.

rank = { $rank ->
    [A] as
    [K] rey
    [Q] dama
    [J] jota
   *[other] { $rank }
}
suit = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
    [C] tréboles
   *[NT] sin triunfo
}
card = { rank } de { suit }

no-trump-short = ST

bid = { $level } { $denomination ->
    [S] { $level ->
        [one] pica
       *[other] picas
    }
    [H] { $level ->
        [one] corazón
       *[other] corazones
    }
    [D] { $level ->
        [one] diamante
       *[other] diamantes
    }
    [C] { $level ->
        [one] trébol
       *[other] tréboles
    }
   *[NT] sin triunfo
}
contract-name = { bid }{ $doubled ->
    [0] { "" }
    [1] { " doblado" }
   *[other] { " redoblado" }
}

call-pass = paso
call-double = doblo
call-redouble = redoblo

seat = { $seat ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
}
seat-short = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
# Un puesto citado dentro de una negativa.
seat-cited = { seat }
side = { $side ->
    [NS] Norte–Sur
   *[EW] Este–Oeste
}
