# Porque algo foi recusado: uma frase para cada código de docs/refusals.md.

suit-of = { $suit ->
    [S] espadas
    [H] copas
    [D] ouros
   *[C] paus
}

refusal-not-your-turn = É a vez de { $turn }, não de { $seat }
refusal-no-deal = As cartas ainda não foram dadas
refusal-deal-not-over = A distribuição ainda não terminou
refusal-match-over = A partida terminou
refusal-not-the-dealer = Quem dá é { $dealer }, não { $seat }
refusal-passed-out = Todos passaram: nesta distribuição não se joga nenhuma carta
refusal-auction-over = O leilão terminou
refusal-auction-not-over = O leilão ainda não terminou
refusal-all-tricks-played = As treze vazas já foram jogadas
refusal-no-doubles = Neste jogo não há dobres
refusal-cannot-double = Só se pode dobrar uma licitação dos adversários que não esteja dobrada
refusal-cannot-redouble = Só se pode redobrar uma licitação do próprio lado que esteja dobrada
refusal-bid-too-low = { $bid } não é mais alto do que { $last }
refusal-below-minimum = A primeira licitação desta distribuição tem de ser de nível { $level } ou mais, não { $bid }
refusal-not-held = { $seat } não tem { $card }
refusal-must-follow = { $seat } tem de assistir a { suit-of }
refusal-cannot-claim = Essas vazas não são certas; continue a jogar
refusal-so-many-tricks = Só restam { $left } vazas, não { $tricks }
refusal-last-trick = A última vaza joga-se, não se reclama
refusal-claimed-before = Já foi recusada uma reclamação do seu lado: jogue antes outra vaza
refusal-claim-too-early = Não foi possível apurá-lo a tempo; jogue mais um pouco e volte a reclamar
refusal-partner-agrees = O seu parceiro teria de concordar em ceder vazas
refusal-no-hints = Num torneio não há conselhos
refusal-no-take-back = Não há nada que se possa desfazer

refusal-not-a-seat = Não é um jogador: { $text }
refusal-not-a-card = Não é uma carta: { $text }
refusal-not-a-call = Não é uma voz do leilão: { $text }
refusal-not-a-hand = Não é uma mão: { $text }
refusal-not-a-deal = Não são quatro mãos de 13 com as 52 cartas: { $text }

refusal-unknown-game = Jogo desconhecido: { $game } (conhecidos: vint, vint-1000, bridge)
refusal-unknown-option = { $game } não tem a opção { $option }
refusal-unknown-value = A opção { $option } não pode ser { $value }
refusal-bad-options = As opções de { $game } não são um objeto
refusal-fixed-by-variant = A opção { $option } não se pode mudar em { $variant }
refusal-unknown-level = Não há jogadores do computador de nível { $level }
refusal-unknown-convention-card = Não há nenhum cartão de convenções chamado { $card }
refusal-no-convention-cards = Os jogadores desta mesa não declaram por nenhum cartão de convenções
refusal-no-dummy = Neste jogo não há morto: cada um joga a sua mão

refusal-not-an-object = Não é um registo de partida: não é um objeto
refusal-no-format = Não é um registo de partida: o formato não é { $format }
refusal-unknown-version = O formato { $format } é desconhecido; este programa lê { $known }
refusal-missing-field = { $field } falta ou não é uma lista
refusal-bad-sheet = { $field } não contém números inteiros que possam estar na folha
refusal-not-in-record = Não há { $part ->
    [match] partida { $number } no ficheiro
    [deal] distribuição { $number } na partida
    [call] voz { $number } na distribuição
   *[card] carta { $number } na distribuição
}
refusal-not-json = Não é JSON
refusal-not-text = Não é texto UTF-8
refusal-too-large = Tem mais de { $longest } bytes
refusal-empty-file = Não contém nenhuma partida
refusal-unreadable = Não se consegue ler: { $reason }

refusal-stale-move = A mesa já avançou; veja de novo
refusal-not-sealed = Só um torneio joga uma série selada de distribuições como { $sequence }
refusal-store-failed = De momento a mesa não se consegue guardar; tente de novo
refusal-sit-first = Primeiro é preciso sentar-se à mesa
refusal-already-seated = { $seat } já está à mesa
refusal-bad-message = A mensagem não se entende
refusal-unknown-table = Essa mesa não existe
refusal-unknown-token = Este não é o seu lugar nesta mesa
refusal-unknown-card = Não há sistema { $card }; há: { $known }
refusal-unknown-topic = Não há tema { $topic }; há: { $known }
refusal-too-busy = Há demasiados a perguntar ao mesmo tempo; tente de novo daqui a pouco
refusal-sealed-deal = Uma distribuição de torneio não se repete
refusal-only-bridge = Em LIN só se regista o Bridge
refusal-no-finished-deal = Não contém nenhuma distribuição terminada
refusal-too-many-deals = São mais de { $most } distribuições
refusal-unknown-page = Não há nada em { $page }

refusal-pbn-not-text = A linha { $line } contém carateres de controlo; não é um ficheiro de texto
refusal-pbn-no-games = Não há nenhuma etiqueta PBN neste ficheiro
refusal-pbn-line-too-long = A linha { $line } passa de { $limit } carateres
refusal-pbn-unclosed-comment = O comentário que começa na linha { $line } não se fecha
refusal-pbn-unclosed-quote = Um valor entre aspas da linha { $line } não termina nela: { $text }
refusal-pbn-bad-tag = Linha { $line }: uma etiqueta escreve-se [Nome "valor"], não { $text }
refusal-pbn-stray-text = Linha { $line }: aqui não pode haver texto: { $text }
refusal-pbn-repeated-tag = Linha { $line }: { $tag } aparece pela segunda vez e diz outra coisa
refusal-pbn-nothing-to-inherit = Linha { $line }: { $tag } deve ser como na distribuição anterior, mas lá não existe
refusal-pbn-missing-tag = À distribuição que começa na linha { $line } falta { $tag }
refusal-pbn-bad-value = Linha { $line }: { $tag } não pode ser { $value }
refusal-pbn-board-order = Linha { $line }: está a distribuição { $board } onde devia estar a { $expected } da partida
refusal-pbn-all-pass = Linha { $line }: no vint escrevem-se todos os passes; AP não é permitido
refusal-pbn-unknown-call = Linha { $line }: não se conhece uma voz
refusal-pbn-unknown-card = Linha { $line }: não se conhece uma carta anterior a esta
refusal-pbn-irregular = Linha { $line }: irregularidades como { $text } não se podem reproduzir
refusal-pbn-cut-short = A secção { $tag } que começa na linha { $line } acaba antes do fim, sem asterisco
refusal-pbn-contradicts = Linha { $line }: { $tag } diz { $value }, mas foi { $played }

refusal-lin-no-deals = Não há nenhuma distribuição neste texto LIN
refusal-lin-stray-text = Em LIN aqui não pode haver texto: { $text }
refusal-lin-missing-tag = À distribuição falta a etiqueta { $tag }
refusal-lin-bad-value = A etiqueta { $tag } não pode ser { $value }
refusal-lin-impossible-claim = O declarante reclama { $tricks } vazas ao todo, mas tinha { $won } das { $played } jogadas
refusal-lin-unsettled-claim = Não se encontrou um carteio que chegue às { $tricks } vazas reclamadas
