# Por que um jogador do computador faz uma voz, e o que essa voz diz da mão.

points-counted = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
card-points-counted = { $points ->
    [one] { $points } ponto de honra
   *[other] { $points } pontos de honra
}
tricks-counted = { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}
trumps-counted = { $length ->
    [one] { $length } trunfo
   *[other] { $length } trunfos
}
suit-counted = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}

why-bid-opens = { $bid }: marca o melhor de uma mão com { card-points-counted } e { $length ->
    [one] { $length } carta
   *[other] { $length } cartas
} no naipe mais longo
why-bid-expects = { $bid }: com { card-points-counted } o lado pode esperar { tricks-counted }, e isso vale mais do que deixar como está
why-bid-supports = { $bid }: apoia o parceiro com { trumps-counted } e { card-points-counted }
why-bid-answers = { $bid }: mantém o leilão aberto para o parceiro com { card-points-counted }
why-double-expects = dobre: { $contract } só pode esperar { tricks-counted }
why-pass-weak = passe: { card-points-counted }, pouco demais para licitar
why-pass-content = passe: { $contract } é o melhor lugar para ficar
why-pass-beaten = passe: licitar acima de { $contract } custaria mais do que rende
why-call-by-system = { $call }: { meaning }; é o que o sistema manda
why-call-expects = { $call }: { meaning }; pode esperar { points-counted } a mais do que { $over }

why-fallback = o jogador falhou; é o mais simples que as regras permitem
why-outside = um programa que não dá razões

meaning = { $meaning ->
    [opens_suit] abre com o melhor naipe
    [opens_notrump] abre com uma mão forte e equilibrada
    [supports] apoia o naipe do parceiro
    [answers_suit] responde ao parceiro com outro naipe
    [answers_notrump] responde ao parceiro com uma mão equilibrada
    [raises] sobe no naipe combinado
    [repeats] volta a um naipe já marcado
    [second_suit] mostra outro naipe
    [goes_notrump] propõe jogar sem trunfo
    [shows_ace] mostra um ás para o naipe combinado
    [shows_aces] mostra ases para o naipe combinado
    [returns] regressa ao naipe combinado
    [raises_price] sobe o preço de honras e ases, ainda que possa faltar uma vaza
    [bids_values] mostra a força para este nível
    [passes_weak] pouco demais para abrir
    [passes_answer] nada a acrescentar à licitação do parceiro
    [passes_content] não tem mais nada a mostrar
    [passes_settled] nada de novo desde o último passe
    [thumb_opens] abre com o que mais convém à mão
    [thumb_answers] responde ao parceiro
    [thumb_supports] apoia o naipe do parceiro
    [thumb_repeats] marca o mesmo outra vez
    [thumb_bids] marca outra coisa
    [thumb_passes] pouco demais para licitar
    [thumb_passes_again] não tem mais nada a dizer
    [thumb_doubles] espera que o contrato caia
   *[thumb_redoubles] espera que o contrato seja cumprido
}
meaning-or = ou então: { $reading }

fact-points-least = { $least ->
    [one] pelo menos { $least } ponto de honra
   *[other] pelo menos { $least } pontos de honra
}
fact-points-most = { $most ->
    [one] no máximo { $most } ponto de honra
   *[other] no máximo { $most } pontos de honra
}
fact-points-between = { $most ->
    [one] de { $least } a { $most } ponto de honra
   *[other] de { $least } a { $most } pontos de honra
}
fact-points-about = cerca de { card-points-counted }
fact-strength-least = { fact-points-least } com { $length } { suit-counted }, menos com mais cartas do naipe ou com naipes curtos ao lado
fact-strength-most = { fact-points-most } com { $length } { suit-counted }, menos com mais cartas do naipe ou com naipes curtos ao lado
fact-cards-least = pelo menos { $least } { suit-counted }
fact-cards-between = de { $least } a { $most } { suit-counted }
fact-honours-least = { $least ->
    [one] uma honra
   *[other] pelo menos { $least } honras
} em { suit-counted }
fact-aces-least = { $least ->
    [one] um ás
   *[other] pelo menos { $least } ases
}
fact-ace-of = o ás de { suit-counted }
fact-balanced = de duas a cinco cartas em cada naipe
fact-no-void = alguma carta em cada naipe
fact-tricks = { tricks-counted } com o parceiro { $denomination ->
    [S] em espadas
    [H] em copas
    [D] em ouros
    [C] em paus
   *[NT] sem trunfo
}
fact-pass-of = passe { $pass } de { $end }
fact-pass-again = { $time ->
    [2] o segundo seguido deste jogador
   *[3] o terceiro seguido deste jogador
}
