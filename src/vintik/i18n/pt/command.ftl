# O comando: a ajuda e o que escreve para as pessoas.

help-vintik = Vint e Bridge: uma mesa no navegador, um marcador e partidas entre jogadores do computador.
help-version = Escreve a versão e termina.
help-score = Passa pelas regras registos de partidas e ficheiros PBN ou LIN e pontua-os.
help-score-files = Registos de partidas (.json, ou .jsonl com uma por linha) e ficheiros PBN ou LIN; - é a entrada padrão.
help-score-json = Escreve uma linha de JSON por partida.
help-deal = Joga partidas inteiras com quatro jogadores do computador e escreve-as.
help-game = vint, vint-1000 ou bridge.
help-seed = A mesma semente dá as mesmas partidas; sem ela são sorteadas.
help-bots = Nível dos jogadores do computador.
help-matches = Quantas partidas.
help-option = Uma opção do jogo, como variant=old ou vulnerable=NS; pode repetir-se.
help-deal-json = Escreve registos de partidas, um por linha.
help-dd = Diz quantas vazas pode fazer cada jogador como declarante, com cada trunfo e sem ele, de cartas abertas.
help-dd-json = Escreve uma linha de JSON por distribuição.
help-dd-svg = Desenha também cada distribuição com as suas vazas: nesta pasta, ou neste ficheiro se o nome acabar em .svg.
help-dd-threads = Linhas de execução em simultâneo; se nada for dito, uma por processador.
help-dd-memory = Memória de cada linha de execução em megabytes.
help-review = Diz quanto custou cada carta das distribuições terminadas, com todas as cartas à vista, as mais caras primeiro.
help-review-most = Quantas cartas de cada distribuição nomear.
help-bid = Dizer que voz daria um jogador do computador, o que essa voz diz e porquê.
help-bid-files = Linhas de JSON, cada uma com game, options, dealer, vulnerable, hand, calls e level; sem ficheiro, leem-se da entrada padrão.
help-bid-json = Responder a cada linha com uma linha de JSON.
help-card = Imprime um cartão de convenções: o que uma parceria diz com cada voz do leilão.
help-card-name = Qual cartão: sayc, two_over_one, ou thumb, o que os principiantes licitam.
help-card-all = O cartão inteiro, não só o que cabe numa página.
help-card-html = Escreve antes, neste ficheiro, uma página para a impressora.
help-card-json = Imprime o cartão numa linha de JSON.
help-advice-seed = A mesma semente dá a mesma resposta.
help-rules = Como se joga: regras, exemplos, conselhos.
help-rules-page = vint, vint-1000, bridge, overview (os três) ou glossary (palavras).
help-rules-language = Língua do texto: en, es, pt ou ru.
help-explain = Dizer o que teria feito um jogador do computador no lugar de um jogador de um registo, e porquê.
help-explain-file = Um registo de partida ou um ficheiro PBN; - é a entrada padrão.
help-explain-deal = Que distribuição da partida.
help-explain-card = Que carta da distribuição, pela ordem em que foram jogadas.
help-explain-call = Que voz da distribuição, em vez de uma carta.
help-explain-match = Que partida do ficheiro.
help-explain-level = Nível do jogador do computador.
help-explain-json = Imprimir uma linha de JSON.
help-quiz = Pratica o leilão de Bridge: mãos de um tema, a sua voz, a voz do sistema e porquê.
help-quiz-topic = O que praticar; se nada for dito, todos os temas por sorteio. --topics enumera-os.
help-quiz-card = O sistema: sayc ou two_over_one.
help-quiz-seed = A mesma semente dá as mesmas perguntas; sem ela são sorteadas.
help-quiz-count = Quantas perguntas.
help-quiz-topics = Enumera os temas com o seu progresso.
help-quiz-json = Escreve as perguntas com as respostas, uma linha de JSON cada.
help-arena = Compara dois jogadores com as mesmas cartas: cada distribuição em duas mesas, com os lados trocados.
help-arena-players = O jogador A: um nível, o nome de um jogador instalado, ou exec: e o comando de um programa.
help-arena-against = O jogador B, nomeado do mesmo modo.
help-arena-deals = Quantas distribuições, ou partidas com --rubbers; cada uma é jogada em duas mesas.
help-arena-seed = A mesma semente dá as mesmas cartas.
help-arena-rubbers = Joga partidas inteiras.
help-arena-start = Onde começa uma distribuição: no leilão (auction) ou nas cartas (cards), com o mesmo leilão dado às duas mesas.
help-arena-end = Onde acaba uma distribuição: nas cartas (cards) ou no leilão (auction), e então pontua-se com as vazas que o jogo perfeito faria.
help-arena-auction = Quem faz o leilão que é dado às duas mesas.
help-arena-errors = Compara cada carta com o jogo perfeito de cartas abertas.
help-arena-jobs = Processos que jogam ao mesmo tempo.
help-arena-dask = Joga no cluster Dask que está neste endereço.
help-arena-log = Ficheiro ao qual se acrescenta cada resultado e de onde continua o que foi parado; se nada for dito, um na pasta de cache.
help-arena-plot = Desenha também o resultado neste ficheiro, .svg ou .png.
help-arena-patience = Segundos que um programa pode pensar numa voz ou numa carta.
help-arena-json = Escreve o relatório numa linha de JSON.
help-serve = Arranca o servidor da mesa.
help-play = Arranca o servidor da mesa e abre-a num navegador.
help-host = Endereço em que escuta.
help-port = Porta em que escuta; 0 toma uma livre.

serving-at = vintik está em { $url } (Ctrl+C para parar)
bad-settings = definições: { $reason }
cannot-serve = não se consegue servir em { $address }: { $reason }

place-match = partida { $number }
place-deal = distribuição { $number }
place-line = linha { $number }
place-call = voz { $number }
place-card = carta { $number }
place-hands = mãos

match-heading = Partida { $number }, semente { $seed }
matches = partidas
deal-heading = Distribuição { $number }, dá { $seat }
deal-unfinished = A distribuição { $number } não terminou
deal-outcome = { $contract } de { $seat }: { $taken ->
    [one] { $taken } vaza
   *[other] { $taken } vazas
} de { $needed }
deal-total = distribuição
totals = Totais
passed-out = Todos passaram
column = { $line ->
    [above] acima
   *[below] abaixo
}
match-won = { $form ->
    [rubber] { $side } ganha o rubber
   *[target] { $side } ganha a partida
}; diferença { $margin }

deals = distribuições
no-cards = nenhuma
dd-tricks = Vazas da dupla declarante, de cartas abertas
picture-title = { $place }: vazas da dupla declarante, de cartas abertas
picture-tricks = Vazas
picture-play = Os quatro jogam o melhor possível, de cartas abertas.
picture-bold = A negrito: sete vazas ou mais.
cannot-write = não se consegue escrever { $path }: { $reason }
not-enough-memory = não há memória suficiente

first-to-call = o primeiro a falar
explain-what = é preciso --card ou --call, e só uma das duas
advice-why = O melhor: { $reason }
advice-meaning = Diz: { $meaning }
advice-relaxed = As vozes e cartas vistas combinam mal entre si; foi-lhes dado menos crédito.
advice-table = Na mesa: { $cards }
advice-points = pontos
advice-tricks = vazas

quiz-bad-progress = { $path } não guarda progresso; afaste-o para começar de novo
quiz-how = Escreva uma voz: 1s, 2n, x, p (s espadas, h copas, d ouros, c paus, n sem trunfo). ? diz o que significam as vozes, q termina.
quiz-prompt = A sua voz:
quiz-reason = { $call }: { $meaning }
quiz-over = { $asked ->
    [one] { $right } certa em { $asked } pergunta
   *[other] { $right } certas em { $asked } perguntas
}
