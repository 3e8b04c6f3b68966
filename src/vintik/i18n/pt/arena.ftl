# A arena: dois jogadores do computador comparados com as mesmas cartas.

decimal-point = ,

arena-players = A: { $a } · B: { $b }
arena-pairs = { $form ->
    [matches] { $pairs ->
        [one] { $pairs } partida
       *[other] { $pairs } partidas
    }
   *[other] { $pairs ->
        [one] { $pairs } distribuição
       *[other] { $pairs } distribuições
    }
}, em duas mesas
arena-of = de { $wanted }
arena-given = leilões de { $player }
arena-not-played = sem jogar: com as vazas do jogo perfeito
arena-seed = semente { $seed }
arena-passed-out = mesas em que todos passaram: { $count }

arena-difference = { $form ->
    [matches] Pontos por partida, A sobre B
   *[other] Pontos por distribuição, A sobre B
}
arena-imps = IMPs por distribuição, A sobre B
arena-won = Partidas ganhas
arena-interval = { $mean } (95 %: de { $low } a { $high })
arena-certainty = ±: erro padrão da média, sobre pares de mesas

arena-points = Pontos por distribuição
arena-total = ao todo
arena-premiums = prémios ganhos
arena-penalties-paid = pago por vazas de menos
arena-penalties-received = recebido por vazas de menos
arena-tricks = vazas
arena-tricks-declaring = vazas como declarante
arena-doubled = contratos dobrados
arena-doubled-made = destes cumpridos
arena-doubled-undertricks = vazas de menos nos dobrados
arena-contracts = Contratos
arena-declared = declarados
arena-made = cumpridos
arena-reached = alcançados
arena-level = nível

arena-time = Tempo para pensar, em milissegundos
arena-acts = { $kind ->
    [call] vozes
    [lead] saídas iniciais
   *[card] outras cartas
}
arena-count = número
arena-a-second = por segundo

arena-errors = Cartas em que havia escolha, face ao jogo perfeito de cartas abertas
arena-place = { $place ->
    [opening] saída inicial
    [lead] saída
    [second] segunda mão
    [third] terceira mão
   *[fourth] quarta mão
}
arena-share = perdem vazas, %
arena-loss = vazas perdidas em 100

arena-illegal = Jogadas ilegais ou falhadas
arena-log = registo: { $path }
arena-stopped = parado; o mesmo comando continua com { $path }

arena-no-player = { $player }: não há nenhum jogador com esse nome
arena-player-failed = { $player }: { $reason }
arena-not-both = --rubbers e --start cards não vão juntos: os leilões de uma partida dependem da sua pontuação
arena-no-cards = --end auction não vai com --rubbers, --start cards nem --errors: as distribuições são licitadas uma a uma e nenhuma carta é jogada
arena-other-setting = { $path } é o registo de outra comparação; não coincidem: { $names }
arena-no-journal = { $path } não é um registo da arena
arena-no-dask = --dask precisa de outro pacote: pip install "vintik[dask]"
arena-no-cluster = nenhum cluster Dask responde em { $address }
arena-no-plot = --plot precisa de outro pacote: pip install "vintik[plot]"
arena-plot-name = { $path }: o nome de um desenho tem de acabar em .svg ou .png

arena-plot-course = Diferença média à medida que se jogavam as { $form ->
    [matches] partidas
   *[other] distribuições
}
arena-plot-pairs = { $form ->
    [matches] Partidas
   *[other] Distribuições
}
arena-plot-mean = média até então
arena-plot-band = confiança de 95 %
arena-plot-sources = De onde vêm os pontos
arena-plot-gain = Pontos por distribuição, A menos B
