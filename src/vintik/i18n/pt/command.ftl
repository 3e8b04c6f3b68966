# O comando: a ajuda e o que escreve para as pessoas.

help-vintik = Vint e Bridge: uma mesa no navegador, um marcador e partidas entre jogadores do computador.
help-version = Escreve a versão e termina.
help-score = Passa pelas regras registos de partidas e ficheiros PBN e pontua-os.
help-score-files = Registos de partidas (.json, ou .jsonl com uma por linha) e ficheiros PBN; - é a entrada padrão.
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
help-serve = Arranca o servidor da mesa.
help-play = Arranca o servidor da mesa e abre-a num navegador.
help-host = Endereço em que escuta.
help-port = Porta em que escuta; 0 toma uma livre.

serving-at = vintik está em { $url } (Ctrl+C para parar)
bad-settings = definições: { $reason }
cannot-serve = não se consegue servir em { $address }: { $reason }

place-match = partida { $number }
place-deal = distribuição { $number }
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
