# A folha de pontuação.

sheet = Pontuação
sheet-caption = Folha de pontuação
sheet-empty = Ainda não há nada escrito. Os pontos aparecem aqui no fim de cada distribuição.
line-above = Prémios, acima da linha
line-below = Vazas, abaixo da linha
total = Soma
running-total = Até agora
to-game = Até ao game, { $target }
to-target = Até { $target }
progress = { side }: { $points } de { $target }
games-won = { $count ->
    [one] { $count } game ganho
   *[other] { $count } games ganhos
}
game-line = Game para { side }, na vaza { $trick }
game-line-counted = Game para { side }
game-here = game
game-here-trick = game na vaza { $trick }
course-deal = Depois da distribuição { $number }: Norte–Sul { $ns }, Este–Oeste { $ew }
rule-says = Regra
rule-paragraph = Regra { $rule }
tricks-in-order = Quem ganhou cada vaza, por ordem. { $tricks }
course = O andamento do jogo
show-deal = Distribuição { $number } no registo
item = { $kind ->
    [tricks] vazas
    [slam] slam feito
    [contract_slam] slam pedido e feito
    [honours] honras
    [aces] ases
    [undertricks] vazas de menos
    [slam_undertricks] slam perdido
    [game] { $line ->
        [above] prémio de game
       *[other] prémio de partida
    }
    [rubber] prémio de rubber
    [contract] contrato
    [overtricks] vazas de mais
    [partscore] marcação parcial
    [double] contrato dobrado cumprido
   *[other] { $kind }
}
