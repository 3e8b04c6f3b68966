# O que aconteceu numa distribuição e quanto vale: o bloco de pontos e a calculadora.

calculator = Calculadora
calculator-about = Escolha o que aconteceu numa distribuição e veja o que as regras marcam.
reckon-no-game = Esse jogo não existe.
reckon-level = Nível
reckon-lowest = nesta distribuição, { $level } no mínimo
reckon-denomination = Naipe
reckon-doubles = Dobres
reckon-doubled = { $doubled ->
    [0] nenhum
    [1] dobrado
   *[other] redobrado
}
reckon-declarer = { $game ->
   *[other] Declarante
}
reckon-tricks = Vazas
reckon-told = { $how ->
    [order] uma a uma
   *[count] só quantas
}
reckon-taps = { $left ->
    [0] As treze vazas já estão ditas
   *[other] Quem ganhou a vaza { $number }?
}
reckon-turn = Vaza { $number }: { side }. Passá-la ao outro lado
reckon-back = Uma atrás
reckon-rest = O resto: { side }
reckon-tricks-of = Vazas de { $who }
reckon-needs = são precisas { $needs }
reckon-first = Os dois lados chegam a { $target } nesta distribuição. Que vaza chegou primeiro?
reckon-honours = Honras de trunfo
reckon-aces = Ases
reckon-part = { $part ->
    [contract] contrato
    [declarer] { $game ->
       *[other] declarante
    }
    [tricks] vazas
    [honours] honras
   *[aces] ases
}
reckon-lacks = Falta dizer: { $parts }
reckon-items = Quanto vale
reckon-below-before = Abaixo da linha antes desta distribuição
reckon-score-before = Pontuação antes desta distribuição
reckon-games-before = Games ganhos antes
reckon-games-of = { $sides ->
    [none] nenhum
    [NS] Norte–Sul
    [EW] Este–Oeste
   *[Both] um de cada lado
}
