# O bloco de pontos, para quem joga com cartas verdadeiras.

pad = Bloco de pontos
pad-about = Para jogar com cartas verdadeiras: diga o que aconteceu e a folha fica escrita. Funciona sem rede, e tudo fica neste aparelho.
pad-all = Todas as partidas
pad-kept = Partidas neste aparelho
pad-none = Ainda nenhuma.
pad-unknown = Essa partida não está neste aparelho.
pad-deals = { $count ->
    [one] { $count } distribuição
   *[other] { $count } distribuições
}
pad-forget = Deitar fora esta partida
pad-really-forget = Deitar fora
pad-import = Abrir uma partida de um ficheiro
pad-no-file = { $file } não é uma partida.
pad-game = Jogo
pad-players = Quem joga
pad-length = Quanto se joga
pad-rubbers = { $count ->
    [1] um rubber
   *[other] três rubbers, trocando de parceiro
}
pad-begin = Começar
pad-dealer = Dador
pad-auction = O leilão
pad-auction-came-to = { $what ->
    [contract] houve contrato
   *[nothing] todos passaram
}
pad-write = Marcar
pad-correct-done = Corrigir
pad-leave = Deixar
pad-remove = Retirar esta distribuição
pad-first-deal = Primeira distribuição
pad-next-deal = Distribuição seguinte
pad-next-rubber = Rubber seguinte
pad-rubber = { $number }.º rubber
pad-told = As distribuições, uma a uma
pad-took = { $taken } de { $needed }
pad-correct = Corrigir a distribuição { $number }
pad-not-counted = { $why ->
    [after] depois do fim, não conta
   *[missing] incompleta, não conta
}
pad-undo = Anular
pad-more = Mais
pad-print = Imprimir
pad-export = Guardar num ficheiro
pad-export-table = Guardar como tabela (CSV)
pad-rename = Mudar os nomes
pad-names-done = Guardar os nomes
pad-not-kept = Este navegador não guarda nada. Guarde a partida num ficheiro antes de fechar a página.
pad-balances = O saldo de cada jogador
pad-balance = Soma
