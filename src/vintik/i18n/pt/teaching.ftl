# Palavras das páginas que ensinam os jogos: esquemas, tabelas de exemplos, marcas.

taught-agreed = combinado aqui
taught-rank = { $rank ->
    [K] R
    [Q] D
    [J] V
   *[other] { $rank }
}
taught-calculator = Abrir a calculadora
taught-trick-number = Vaza
taught-trick-won-by = Ganha-a
taught-trick-before = antes
taught-trick-game = game

diagram-ladder-title = A escada das licitações e quanto vale cada vaza
diagram-ladder-title-plain = A escada das licitações
diagram-ladder-about = As 35 licitações, sete degraus de cinco. Em cada degrau sobem por esta ordem: { $order }. Qualquer licitação de um nível mais alto é superior.
diagram-ladder-worth = No primeiro nível uma vaza vale { $values }; cada nível acrescenta { $step }.

diagram-table-title = A mesa
diagram-table-about = Norte fica em cima, Este à direita, Sul em baixo, Oeste à esquerda; tudo corre no sentido dos ponteiros do relógio.
diagram-table-seat = { $seat }: { $roles }.
diagram-clockwise = sentido horário
diagram-role = { $role ->
    [dealer] dá as cartas e fala primeiro
    [first-card] primeira carta
    [cuts] corta
    [declarer] declarante, por exemplo
    [dummy] morto
   *[leads] sai na primeira vaza
}

diagram-sheet-title = A folha depois deste exemplo
taught-line = { $line ->
    [above] acima da linha
   *[below] abaixo da linha
}
