# Contrato, vazas e caminho para o game durante o carteio.

standing = Como está
standing-open = { standing }: mostrar tudo
contract = Contrato
side-short = { $side ->
    [NS] N–S
   *[EW] E–O
}
tricks-short = { side-short } { $has }/{ $needs }
tricks-of = { side }: { $has } de { $needs } vazas
tricks-wanted = { $more ->
    [one] falta { $more }
   *[other] faltam { $more }
}
tricks-lacked = abaixo por { $more }
contract-made = cumprido
contract-beaten = derrotado
side-declares = declara
side-defends = defende
trick-each = cada vaza, para ambos
one-short = uma de menos, à defesa
overtrick-first = primeira vaza de mais
race-short = até ao game: N–S { $ns } · E–O { $ew }
race-target-short = até { $target }: N–S { $ns } · E–O { $ew }
race-missing = { $points ->
    [one] falta { $points } ponto
   *[other] faltam { $points } pontos
}
race-tricks = { $tricks ->
    [one] basta uma vaza
   *[other] bastam { $tricks } vazas
}
race-far = não com as vazas desta distribuição
race-reached = alcançado só com vazas
race-won = game, na vaza { $trick }
race-lost = o game é dos outros
bid-worth = { $needs } vazas; cada uma { $points }, uma de menos { $short }
bid-worth-whole = { $needs } vazas; uma de menos { $short }
values = Pontos por vaza, segundo a licitação
