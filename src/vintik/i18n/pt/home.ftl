# A página inicial: os jogos, as suas opções, as mesas em que se esteve.

home-title = vintik: jogue vint e bridge
home-tagline = O jogo de cartas da velha São Petersburgo e o seu célebre parente.
home-games = Jogos
game = { $game ->
    [vint] Vint
    [vint-1000] Vint a 1000
    [bridge] Bridge
   *[other] { $game }
}
game-about = { $game ->
    [vint] O clássico de 1886. Doze passes fecham o leilão, ninguém mostra a mão, e honras e ases podem valer mais do que um contrato perdido. Um rubber.
    [vint-1000] O jogo de clube: uma só pontuação, e ganha a primeira dupla a chegar à meta. Escolha as regras da casa.
   *[bridge] Uma distribuição de bridge contrato: dobres, um morto na mesa e uma pontuação independente.
}
play-game = Jogar { game }
options = Opções
option = { $name ->
    [variant] Variante
    [target] Joga-se a
    [game_bonus] Prémio de partida
    [undertrick] Cada vaza de menos
    [three_honours] Três honras
    [vulnerable] Vulnerável
   *[other] { $name }
}
option-value = { $key ->
    [variant-modern] moderna
    [variant-old] antiga (vint-whist)
    [variant-progressive] progressiva
    [variant-notrump-first] sem trunfo por cima
    [variant-tournament] de torneio
    [undertrick-double] 2 × valor da vaza
    [undertrick-fifty] 50 pontos
    [three_honours-0] nada
    [three_honours-1] 1 × valor da vaza
    [three_honours-2] 2 × valor da vaza
    [vulnerable-None] ninguém
    [vulnerable-NS] Norte–Sul
    [vulnerable-EW] Este–Oeste
    [vulnerable-Both] as duas duplas
   *[other] { $value }
}
variant-about = { $variant ->
    [modern] Vazas, honras, slams e um prémio pela partida.
    [old] Só vazas e vazas de menos, como na forma mais antiga.
    [progressive] Cada distribuição jogada sobe um nível a abertura mínima.
    [notrump-first] Sem trunfo está acima de todos os naipes em cada nível.
   *[tournament] Tudo está fixado e nada se pode desfazer.
}
sequence = Série
sequence-new = uma nova
sequence-about = As mesas que indicam a mesma série jogam as mesmas distribuições.
sequence-played = série { $sequence }
computer-players = Jogadores do computador
level = { $level ->
    [random] ao acaso
    [beginner] principiante
    [club] jogador de clube
    [intermediate] intermédio
    [advanced] avançado
    [expert] perito
    [master] mestre
   *[other] { $level }
}
your-tables = As suas mesas
return-to = Voltar a { game }
opened-at = aberta em { $when }
forget-table = Esquecer esta mesa
choose-language = Língua
problem-unreachable = Não se consegue chegar à mesa. Verifique a ligação e tente de novo.
problem = Não foi aceite ({ $code }).
to-home = vintik, página inicial
close = Fechar
go-home = Ir para a página inicial
no-seat = Este navegador não tem lugar nesta mesa.
this-page = Definições e língua
how-to-play = Como se joga
practice-bidding = Praticar o leilão de Bridge
first-lesson = Primeira lição de Vint
