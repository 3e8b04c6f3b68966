# A página inicial, além dos jogos: o que se pode aprender, apontar e rever.

front-newcomer = Nunca jogou? Comece por uma distribuição que se explica sozinha.
front-ways = Mais para fazer
front-learn = Aprender
front-lesson = Primeira lição
front-lesson-about = Uma distribuição preparada, jogada com comentários.
front-rules = { $game ->
    [vint] Regras do Vint
    [vint-1000] Regras do Vint até 1000
    [bridge] Regras do Bridge
   *[other] Regras: { game }
}
front-rules-about = { $game ->
    [vint] Com diagramas, exemplos calculados e conselhos antigos.
    [vint-1000] Cinco variantes e um só resultado corrente.
   *[other] Como se joga aqui, distribuição a distribuição.
}
front-cards = Com cartas na mão
front-pad = Folha de pontos
front-pad-about = Faz as contas numa mesa a sério, mesmo sem rede.
front-review = Ver um registo
front-review-about = Uma partida sua ou um ficheiro PBN ou LIN, carta a carta.
front-bidding = O leilão do Bridge
front-practice-about = Mãos de um tema, a sua voz e o que diz o cartão.
front-card-about = { $card ->
    [sayc] O que significam as vozes do computador se não escolher outra coisa.
   *[other] Força a game depois de um naipe novo ao nível de dois.
}
