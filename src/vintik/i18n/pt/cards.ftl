# Cartas, vozes e lugares: os nomes que se leem em voz alta.

rank = { $rank ->
    [A] ás
    [K] rei
    [Q] dama
    [J] valete
   *[other] { $rank }
}
suit = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
    [C] paus
   *[NT] sem trunfo
}
card = { rank } de { suit }

no-trump-short = ST

bid = { $level } { $denomination ->
    [S] { $level ->
        [one] espada
       *[other] espadas
    }
    [H] { $level ->
        [one] copa
       *[other] copas
    }
    [D] { $level ->
        [one] ouro
       *[other] ouros
    }
    [C] { $level ->
        [one] pau
       *[other] paus
    }
   *[NT] sem trunfo
}
contract-name = { bid }{ $doubled ->
    [0] { "" }
    [1] { " com dobre" }
   *[other] { " com redobre" }
}

call-pass = passe
call-double = dobre
call-redouble = redobre

seat = { $seat ->
    [N] Norte
    [E] Este
    [S] Sul
   *[W] Oeste
}
seat-short = { $seat ->
    [N] N
    [E] E
    [S] S
   *[W] O
}
# Um lugar citado dentro de uma recusa.
seat-cited = { seat }
side = { $side ->
    [NS] Norte–Sul
   *[EW] Este–Oeste
}
