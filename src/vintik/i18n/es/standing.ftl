# Contrato, bazas y camino hacia el game durante el carteo.

standing = Cómo va
standing-open = { standing }: mostrarlo todo
contract = Contrato
side-short = { $side ->
    [NS] N–S
   *[EW] E–O
}
tricks-short = { side-short } { $has }/{ $needs }
tricks-of = { side }: { $has } de { $needs } bazas
tricks-wanted = { $more ->
    [one] falta { $more }
   *[other] faltan { $more }
}
tricks-lacked = por debajo en { $more }
contract-made = cumplido
contract-beaten = derrotado
side-declares = declara
side-defends = defiende
trick-each = cada baza, para ambos
one-short = una de menos, a la defensa
overtrick-first = primera baza de más
race-short = hasta el game: N–S { $ns } · E–O { $ew }
race-target-short = hasta { $target }: N–S { $ns } · E–O { $ew }
race-missing = { $points ->
    [one] falta { $points } punto
   *[other] faltan { $points } puntos
}
race-tricks = { $tricks ->
    [one] basta una baza
   *[other] bastan { $tricks } bazas
}
race-far = no con las bazas de este reparto
race-reached = alcanzado solo con bazas
race-won = game, en la baza { $trick }
race-lost = el game es de los otros
bid-worth = { $needs } bazas; cada una { $points }, una de menos { $short }
bid-worth-whole = { $needs } bazas; una de menos { $short }
values = Puntos por baza, según la propuesta
