# La hoja de tanteo.

sheet = Tanteo
sheet-caption = Hoja de tanteo
sheet-empty = Todavía no hay nada escrito. Los tantos aparecen aquí al acabar cada reparto.
line-above = Primas, sobre la línea
line-below = Bazas, bajo la línea
total = Suma
running-total = Hasta ahora
to-game = Hasta el game, { $target }
to-target = Hasta { $target }
progress = { side }: { $points } de { $target }
games-won = { $count ->
    [one] { $count } game ganado
   *[other] { $count } games ganados
}
game-line = Game para { side }, en la baza { $trick }
game-line-counted = Game para { side }
game-here = game
game-here-trick = game en la baza { $trick }
course-deal = Tras el reparto { $number }: Norte–Sur { $ns }, Este–Oeste { $ew }
rule-says = Regla
rule-paragraph = Regla { $rule }
tricks-in-order = Ganadores de las bazas, en orden. { $tricks }
course = La marcha del juego
show-deal = Reparto { $number } en el registro
item = { $kind ->
    [tricks] bazas
    [slam] slam hecho
    [contract_slam] slam pedido y hecho
    [honours] honores
    [aces] ases
    [undertricks] bazas de menos
    [slam_undertricks] slam perdido
    [game] { $line ->
        [above] prima de game
       *[other] prima de partida
    }
    [rubber] prima de rubber
    [contract] contrato
    [overtricks] bazas de más
    [partscore] tanteo parcial
    [double] contrato doblado cumplido
   *[other] { $kind }
}
