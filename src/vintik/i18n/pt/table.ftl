# A mesa: barra, lugares, mão, vozes, botões, o que se anuncia.

table-title = { game } · vintik
deal-number = distribuição { $number }
trick-value = vaza = { $points }
vulnerable-sides = vulnerável: { $sides }
vulnerable-none = ninguém vulnerável
vulnerable-both = todos vulneráveis
vulnerable-mark = vulnerável
auction = Leilão
auction-open = leilão
export-record = Exportar a partida
shortcuts = Atalhos do teclado

your-hand = A sua mão
dummy = Morto
your-call = A sua voz
cloth = A mesa
you-are = Você, { seat }
your-turn = é a sua vez
to-call = vai falar
to-play = vai jogar
play-from-dummy = Jogue do morto
role-dummy = morto
role-dealer = dador
role-declarer = { $game ->
   *[other] declarante
}
computer = computador
computer-level = computador · { level }
cards-left = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
passes-of = passe { $passes } de { $end }
passes-none = { $end ->
    [one] { $end } passe fecha o leilão
   *[other] { $end } passes fecham o leilão
}
choose-card = Escolha uma carta
choose-call = Escolha uma voz
waiting-for = { seat } está a pensar
sending = A enviar…
confirm = Confirmar { $what }
confirm-short = Confirmar
take-back = Desfazer
claim = Reclamar o resto
hint = Conselho
hint-thinking = A pensar num conselho…
hint-says = Diz ao parceiro:
hint-compared = Pontos esperados, menos os adversários
meaning-asked = Um momento…
last-trick = Última vaza
last-trick-won = Última vaza: { seat }
go-on = Continuar
trick-waits = Toque na mesa ou prima Enter para continuar.
next-deal = Próxima distribuição
review-this-deal = Analisar esta distribuição
play-again = Jogar outra vez
other-game = Escolher outro jogo

line-opening = A sentar-se…
line-lost = A ligação caiu. Tenta-se de novo; nada se perde.
line-closed = Esta mesa não se pode abrir.

said-call = { seat }: { $call }.
said-pass = { seat }: passe, { $passes } de { $end }.
said-card = { seat }: { $card }.
said-trick = Vaza para { seat }.
said-turn-call = É a sua vez de falar.
said-turn-play = É a sua vez de jogar.
said-turn-dummy = É a sua vez de jogar do morto.
said-dealt = Distribuição { $number }. Dador: { seat }.
said-dummy = O morto é { seat }.
said-claimed = { seat } reclama as vazas que restam.
said-taken-back = { seat } desfaz a sua última jogada.
said-deal-over = A distribuição terminou.

board = A mesa em palavras
board-hand = A sua mão: { $cards }.
board-dummy = Morto, { seat }: { $cards }.
board-suit = { suit }: { $ranks }
board-auction-none = Leilão: ainda sem vozes.
board-auction = Leilão: { $calls }.
board-high-bid = Licitação mais alta: { $bid }, { seat }.
board-passes = Passes seguidos: { $passes } de { $end }.
board-contract = Contrato: { $contract }, { seat }.
board-tricks = Vazas da dupla declarante: { $has } de { $needs } necessárias.
board-taken = Vazas: Norte–Sul { $ns }, Este–Oeste { $ew }.
board-trick-value = Cada vaza vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
board-race = Para o game: Norte–Sul { $ns }, Este–Oeste { $ew }.
board-trick-none = Não há cartas na mesa.
board-trick = Na mesa: { $cards }.
board-turn = Vez de { seat }.

outcome-passed-out = Todos passam: ninguém pontua.
outcome-made = { $contract }, { seat }: cumprido à justa, { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}.
outcome-over = { $contract }, { seat }: cumprido com { $over ->
    [one] { $over } vaza de mais
   *[other] { $over } vazas de mais
}, { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}.
outcome-short = { $contract }, { seat }: { $short ->
    [one] { $short } vaza
   *[other] { $short } vazas
} de menos.
deal-title = Distribuição { $number }
deal-totals = Total da distribuição
tricks-taken = Vazas ganhas

result = Resultado
result-rubber = { side } ganham o rubber
result-target = { side } ganham a partida
result-score = { side } marcam { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
result-nothing = Ninguém pontua
result-margin = Diferença: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a favor de { side }
result-margin-none = Diferença: 0 pontos, duplas empatadas
result-totals = Totais
result-games = Games ganhos
your-side = a sua dupla

shortcut-arrows = Mover-se na mão ou nas vozes
shortcut-select = Escolher carta ou voz; outra vez, jogá-la
shortcut-unselect = Limpar a escolha
shortcut-hand = Ir para a mão
shortcut-box = Ir para as vozes
shortcut-pass = Escolher passe
shortcut-last = Ver ou esconder a última vaza
shortcut-hint = Pedir um conselho
shortcut-cards = Ver os cartões de convenções
shortcut-read = Ler a mesa em voz alta
shortcut-step = Uma carta atrás ou à frente
shortcut-ends = Ao princípio ou ao fim do carteio
shortcut-help = Ver esta lista
key-arrows = Setas
key-enter = Enter
key-space = Espaço
key-escape = Esc
key-home = Início
key-end = Fim
