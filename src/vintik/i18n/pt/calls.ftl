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
in-suit = em { suit-counted }
points-least = { $least ->
    [one] pelo menos { $least } ponto
   *[other] pelo menos { $least } pontos
}
points-most = { $most ->
    [one] no máximo { $most } ponto
   *[other] no máximo { $most } pontos
}
points-between = { $most ->
    [one] de { $least } a { $most } ponto
   *[other] de { $least } a { $most } pontos
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
why-call-for-thumb = { $call }: { meaning }; é assim que o entenderá o parceiro, que licita por regras simples
why-call-expects = { $call }: { meaning }; pode esperar { points-counted } a mais do que { $over }

why-fallback = o jogador falhou; é o mais simples que as regras permitem
why-outside = um programa que não dá razões

meaning = { $meaning ->
    [opens_suit] abre com o melhor naipe
    [opens_notrump] abre com uma mão forte e equilibrada
    [supports] apoia o naipe do parceiro
    [answers_suit] responde ao parceiro com outro naipe
    [answers_notrump] responde ao parceiro com uma mão equilibrada
    [raises] sobe no naipe comum
    [repeats] volta a um naipe já marcado
    [second_suit] mostra outro naipe
    [goes_notrump] propõe jogar sem trunfo
    [shows_ace] mostra um ás para o naipe combinado
    [shows_aces] mostra ases para o naipe combinado
    [returns] regressa ao naipe combinado
    [raises_price] sobe o preço de honras e ases, ainda que possa faltar uma vaza
    [bids_values] mostra a força para este nível
    [passes_weak] sem força bastante para falar aqui
    [passes_answer] nada a acrescentar à licitação do parceiro
    [passes_content] não tem mais nada a mostrar
    [passes_settled] nada de novo desde o último passe
    [accepts] aceita o convite e vai a game
    [accepts_invitation] aceita o convite
    [accepts_relay] marca paus, como pede o relay
    [accepts_signoff] respeita a decisão do parceiro
    [accepts_transfer] completa a transferência
    [advance_jump_shift] salta para o seu naipe após a intervenção do parceiro, mão forte
    [answers_aces] diz quantos ases tem
    [answers_double] marca o naipe que a chamada do parceiro pedia
    [answers_kings] diz quantos reis tem
    [asks_feature] pede à mão fraca uma carta alta fora do seu naipe
    [asks_minor] pede um naipe pobre
    [asks_suit] pergunta qual é o naipe longo
    [balancing_2nt] reabre na última posição com mão forte e equilibrada
    [balancing_double] reabre na última posição com dobre de chamada
    [balancing_notrump] reabre na última posição em sem trunfo
    [balancing_overcall] reabre na última posição com um naipe
    [bids_game] vai a game
    [bids_notrump] marca sem trunfo
    [blackwood] Blackwood, pergunta pelos ases
    [blackwood_kings] continua o Blackwood, pergunta pelos reis
    [both_majors] mostra os dois naipes ricos contra o sem trunfo deles
    [both_minors] mostra os dois naipes pobres contra o sem trunfo deles
    [cheapest_bid] nada se ajusta, o mais barato
    [competes] compete pelo contrato
    [corrects] corrige para o naipe rico
    [corrects_aces] tem os quatro ases e sobe a seis
    [cue_advance] marca o naipe adversário, resposta forte ao dobre
    [cue_bid_control] cue-bid, mostra um controlo a caminho do slam
    [cue_new_suit] marca um naipe deles para mostrar com força o quarto naipe
    [cue_raise] marca o naipe adversário: apoio com força de partida
    [cue_raise_limit] marca o naipe adversário: apoio que pelo menos convida à partida
    [declines] recusa o convite
    [denies_fit] sem fit no naipe rico do parceiro
    [denies_major] sem naipe rico de quatro cartas a mostrar
    [doubler_raises] quem dobrou apoia com mão forte
    [escapes] refugia-se num contrato barato
    [extras] mostra mais do que prometeu
    [forcing_notrump] um sem trunfo forcing, espera outra voz
    [fourth_suit] quarto naipe forcing, pede mais descrição
    [game_forcing_notrump] mão equilibrada com força de game
    [game_notrump] vai a game em sem trunfo
    [game_raise] sobe a game
    [game_try] procura o game e consulta o parceiro
    [gerber] Gerber, pergunta pelos ases
    [gerber_kings] continua o Gerber, pergunta pelos reis
    [grand_slam] vai ao grande slam
    [gsf] pergunta pelos trunfos altos para o grande slam
    [invites_game] convida a game
    [invites_grand_slam] convida ao grande slam, seis pelo menos
    [invites_long_minor] convida a game com um naipe pobre longo
    [invites_notrump] convida a game em sem trunfo
    [invites_slam] convida ao slam
    [jacoby_medium] alguma força extra, sem naipe curto a mostrar
    [jacoby_minimum] sem força extra nem naipe curto a mostrar
    [jacoby_strong] mão forte, sem naipe curto a mostrar
    [jacoby_transfer] transferência para o naipe seguinte
    [jacoby_two_nt] Jacoby, apoio com força de game
    [jordan_2nt] bom apoio sobre o dobre adversário
    [jump_advance] responde ao dobre com um salto
    [jump_answer] salta para um naipe pedido pelo dobre
    [jump_notrump] sobe em sem trunfo com mão forte
    [jump_overcall] intervém em salto com boa mão
    [jump_raise] apoia o parceiro em salto
    [jump_rebid] salta no seu naipe longo
    [jump_shift] salta para um naipe novo, mão muito forte
    [lead_double] dobra para sugerir a saída
    [leaves_double] deixa ficar o dobre
    [lightner_double] Lightner, pede uma saída inesperada
    [limit_raise] convida a game com apoio
    [major_and_minor] mostra este naipe rico e um pobre contra o sem trunfo deles
    [michaels] Michaels, dois naipes de pelo menos cinco cartas
    [minimum_notrump] sem trunfo sem força extra
    [minimum_rebid] nada mais do que já prometeu
    [minor_relay] relay para paus, para jogar num naipe pobre
    [names_minor] diz qual é o seu naipe pobre
    [names_suit] mostra qual é o seu naipe longo
    [negative_double] dobre negativo, pede os naipes não marcados
    [new_suit] marca um naipe novo
    [no_system_bid] o sistema não conhece esta licitação
    [no_system_double] o sistema não conhece este dobre
    [no_system_pass] o sistema não conhece este passe
    [notrump_answer] sugere jogar em sem trunfo
    [notrump_double] dobra o sem trunfo deles com mão forte
    [notrump_extras] mostra força extra em sem trunfo
    [notrump_overcall] intervém em sem trunfo
    [notrump_response] um sem trunfo, nada melhor a mostrar
    [one_suiter] mostra um naipe longo contra o sem trunfo deles
    [opens_light] abre com pontos a menos
    [opens_major] abre com um naipe rico
    [opens_minor] abre com um naipe pobre
    [opens_strong] abre uma mão muito forte
    [opens_weak_two] dois fraco num naipe longo
    [overcall] intervém no seu naipe
    [overcaller_invites] convida depois da sua intervenção
    [pass_or_correct] para o parceiro passar ou corrigir para o seu outro naipe
    [passes_game] já se está em game
    [passes_limit] nada mais perante a mão limitada do parceiro
    [passes_minimum] não tem mais do que mostrou
    [passes_preference] de acordo com o naipe que o parceiro escolhe
    [passes_redoubled] cede a palavra ao parceiro, que redobrou
    [passes_signoff] o parceiro fixou o contrato
    [passes_waiting] espera o parceiro, que voltará a falar
    [penalty_double] dobre punitivo
    [penalty_pass] passa o dobre, para penalizar
    [positive] resposta positiva à abertura forte
    [preemptive_overcall] intervém em barragem
    [preemptive_raise] apoia em barragem
    [preempts] abertura em barragem, naipe longo e pouco mais
    [preference] escolhe entre os naipes do parceiro
    [quantitative] convida ao slam em sem trunfo
    [rebids_second_suit] repete o seu segundo naipe
    [rebids_suit] repete o seu naipe
    [rebids_suit_game] vai a game no seu próprio naipe
    [redouble_strong] redobra, a força está deste lado
    [reopening_double] o abridor reabre com dobre de chamada
    [responsive_double] dobre responsivo, também de chamada
    [reverse] bicolor caro, mão forte
    [second_negative] segundo negativo, quase sem força
    [shows_feature] mostra uma carta alta fora do seu naipe
    [shows_five_five] mostra cinco cartas em cada naipe rico
    [shows_five_four] mostra cinco cartas neste naipe rico e quatro no outro
    [shows_major] mostra quatro cartas num naipe rico
    [shows_shortness] mostra um naipe curto
    [shows_solid_suit] mostra um naipe sólido
    [shows_stopper] mostra uma paragem
    [shows_strong_suit] marca o naipe da mão forte
    [shows_suit] boas cartas no naipe dobrado
    [shows_support] mostra apoio ao parceiro
    [shows_values] mostra força no seu naipe
    [signoff] quer jogar aqui
    [signoff_game] game e nada mais
    [slam_cue] cue-bid, a caminho do slam
    [slam_try] mostra interesse pelo slam
    [small_slam] escolhe o pequeno slam
    [stayman] Stayman, pede um naipe rico de quatro cartas
    [stayman_cue] marca o naipe adversário para pedir um naipe rico de quatro cartas
    [stayman_escape] Stayman com mão fraca, passará a resposta
    [stays_out] não entra no leilão
    [stops_after_aces] detém-se, faltam ases
    [stops_at_five] detém-se em cinco, faltam ases
    [strong_cue] marca o naipe adversário: mão forte que pede mais descrição
    [strong_minor] um naipe pobre longo e mão muito forte
    [strong_notrump] mostra uma mão forte e equilibrada
    [strong_redouble] redobra com mão forte
    [strong_suit] mão forte com um bom naipe próprio
    [super_accept] salta ao completar a transferência, máximo com quatro cartas
    [takeout_again] dobra outra vez, mão forte
    [takeout_cue] marca um naipe deles, de chamada
    [takeout_double] dobre de chamada
    [unusual_notrump] sem trunfo insólito, dois naipes longos
    [values_double] dobra para mostrar força
    [waiting] espera, ainda não diz nada
    [weak_jump] salto fraco num naipe longo
    [weak_jump_overcall] intervém em salto com mão fraca
    [thumb_opens] abre com o que mais convém à mão
    [thumb_overcalls] marca o que mais convém à mão
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
# De uma voz que é logo assinalada aos adversários.
alert = voz artificial, alertada
alert-mark = alerta

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
fact-points-exactly = { card-points-counted }
fact-points-about = cerca de { card-points-counted }
fact-strength-least = { fact-points-least } com { $length } { suit-counted }, menos com mais cartas do naipe ou com naipes curtos ao lado
fact-strength-most = { fact-points-most } com { $length } { suit-counted }, menos com mais cartas do naipe ou com naipes curtos ao lado
fact-cards-least = { $least ->
    [1] pelo menos uma carta { in-suit }
   *[other] pelo menos { $least } { suit-counted }
}
fact-cards-between = de { $least } a { $most } { suit-counted }
fact-cards-exactly = { $least ->
    [0] nenhuma carta { in-suit }
    [1] uma só carta { in-suit }
   *[other] exatamente { $least } { suit-counted }
}
fact-cards-most = { $most ->
    [1] no máximo uma carta { in-suit }
   *[other] no máximo { $most } { suit-counted }
}
fact-total-least = { points-least }, contando os naipes longos
fact-total-most = { points-most }, contando os naipes longos
fact-total-between = { points-between }, contando os naipes longos
fact-total-exactly = { points-counted }, contando os naipes longos
fact-support-least = { points-least } com trunfo { suit-counted }, contando os naipes curtos
fact-support-most = { points-most } com trunfo { suit-counted }, contando os naipes curtos
fact-support-between = { points-between } com trunfo { suit-counted }, contando os naipes curtos
fact-support-exactly = { points-counted } com trunfo { suit-counted }, contando os naipes curtos
fact-twenty-least = pelo menos { $least } entre pontos e cartas dos dois naipes mais longos
fact-twenty-most = no máximo { $most } entre pontos e cartas dos dois naipes mais longos
fact-twenty-between = de { $least } a { $most } entre pontos e cartas dos dois naipes mais longos
fact-twenty-exactly = { $points } entre pontos e cartas dos dois naipes mais longos
fact-fifteen-least = pelo menos { $least } entre pontos e espadas
fact-fifteen-most = no máximo { $most } entre pontos e espadas
fact-fifteen-between = de { $least } a { $most } entre pontos e espadas
fact-fifteen-exactly = { $points } entre pontos e espadas
fact-honours-least = { $least ->
    [one] uma honra
   *[other] pelo menos { $least } honras
} { in-suit }
fact-top-honours-least = { $least ->
    [1] ás, rei ou dama { in-suit }
    [3] ás, rei e dama { in-suit }
   *[other] pelo menos { $least } de ás, rei e dama { in-suit }
}
fact-playing-tricks = { $least ->
    [one] pelo menos { $least } vaza
   *[other] pelo menos { $least } vazas
} só com esta mão e trunfo { suit-counted }
fact-aces-least = { $least ->
    [one] um ás
   *[other] pelo menos { $least } ases
}
fact-aces-between = { $least ->
    [0] { $most ->
        [one] no máximo um ás
       *[other] no máximo { $most } ases
    }
   *[other] de { $least } a { $most } ases
}
fact-aces-exactly = { $least ->
    [0] nenhum ás
    [one] um ás
   *[other] { $least } ases
}
fact-aces-either = { $least ->
    [0] { $most ->
        [4] nenhum ás ou os quatro
       *[other] nenhum ás ou { $most }
    }
   *[other] { $least } ou { $most } ases
}
fact-aces-even = um número par de ases: nenhum, dois ou quatro
fact-kings-least = { $least ->
    [one] um rei
   *[other] pelo menos { $least } reis
}
fact-kings-between = { $least ->
    [0] { $most ->
        [one] no máximo um rei
       *[other] no máximo { $most } reis
    }
   *[other] de { $least } a { $most } reis
}
fact-kings-exactly = { $least ->
    [0] nenhum rei
    [one] um rei
   *[other] { $least } reis
}
fact-kings-either = { $least ->
    [0] { $most ->
        [4] nenhum rei ou os quatro
       *[other] nenhum rei ou { $most }
    }
   *[other] { $least } ou { $most } reis
}
fact-ace-of = o ás de { suit-counted }
fact-no-ace-of = sem o ás de { suit-counted }
fact-king-of = o rei de { suit-counted }
fact-no-king-of = sem o rei de { suit-counted }
fact-queen-of = a dama de { suit-counted }
fact-no-queen-of = sem a dama de { suit-counted }
fact-stopper-of = paragem { in-suit }
fact-no-stopper-of = sem paragem { in-suit }
fact-control-of = ás, rei ou no máximo uma carta { in-suit }
fact-no-control-of = nem ás nem rei nem naipe curto { in-suit }
fact-first-control-of = o ás ou nenhuma carta { in-suit }
fact-no-first-control-of = cartas sem o ás { in-suit }
fact-balanced = mão equilibrada, de duas a cinco cartas em cada naipe
fact-nearly-balanced = mão quase equilibrada, de duas a seis cartas em cada naipe
fact-unbalanced = mão desequilibrada
fact-no-void = alguma carta em cada naipe
fact-agrees = a partir daqui o trunfo é { suit-counted }
fact-forcing = o parceiro não pode passar
fact-forcing-to-game = nenhum dos dois pode parar antes do game
fact-invites = o parceiro continua se tiver mais do que o mínimo
fact-signs-off = o parceiro deve passar
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

# Os mesmos factos, breves, como num cartão de convenções.
brief-points-least = { $least }+ PH
brief-points-most = até { $most } PH
brief-points-between = { $least }–{ $most } PH
brief-points-exactly = { $points } PH
brief-support-least = { $least }+ com distribuição
brief-support-most = até { $most } com distribuição
brief-support-between = { $least }–{ $most } com distribuição
brief-support-exactly = { $points } com distribuição
brief-cards-least = { $least }+ { suit-counted }
brief-cards-between = { $least }–{ $most } { suit-counted }
brief-cards-exactly = { $least } { suit-counted }
brief-forcing = forçante
brief-forcing-to-game = forçante até à partida
