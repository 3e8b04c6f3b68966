# Distribuições terminadas, carta a carta: quanto custou cada uma, o que um perito teria licitado, como partilhá-las.

review = Análise de uma distribuição
review-about = Abra uma partida anotada, num registo do vintik, em PBN ou em LIN (Bridge Base Online), para ver as suas distribuições carta a carta: quanto custou cada carta e o que um perito teria licitado. O servidor nada guarda dela.
review-file = Um ficheiro
review-paste = Ou texto colado
review-look = Ver as distribuições
review-opening = A abrir a distribuição…
review-another = Outra partida
review-to-table = Voltar à mesa
review-broken-link = Esta ligação está danificada: não se consegue ler a distribuição que contém.
review-refused = Nem tudo pôde ser lido
review-place = { $part ->
    [match] partida { $number }
    [deal] distribuição { $number }
    [call] voz { $number }
   *[card] carta { $number }
}
review-your-matches = As suas partidas terminadas
review-choose = Escolher uma distribuição
review-deal-before = Distribuição anterior
review-deal-after = Distribuição seguinte
review-score = Pontuação
review-before = A caminho de { $target } antes desta distribuição

review-board = As mãos
review-void = nenhuma
review-walk = Percorrer o jogo
review-trick-back = Vaza atrás
review-card-back = Carta atrás
review-card-forward = Carta adiante
review-trick-forward = Vaza adiante
review-slider = Cartas jogadas
review-cards-of = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} de { $all }
review-keys = Teclas: ← e → uma carta, Home e End os extremos.
review-numbers = Nas cartas:
review-measure = { $measure ->
    [tricks] vazas
   *[points] pontos
}
review-before-lead = Ninguém jogou ainda. Sai { seat }.
review-trick = Vaza { $number }
review-step = Vaza { $trick }, { seat }: { $card }.
review-cost = custa { $cost }
review-step-cost = Isto custa { $cost }.
review-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
review-tricks = { $tricks ->
    [one] { $tricks } vaza
   *[other] { $tricks } vazas
}
review-deal-worth = a distribuição vale { $points }
review-best = a melhor
review-played = jogada

review-where = Para onde foram os pontos
review-weighing = A pesar cada carta…
review-possible = Norte–Sul com o melhor jogo de todos
review-came = Norte–Sul na mesa
review-result = { review-tricks }, { $points }
review-course = O que a distribuição valia para Norte–Sul, vaza a vaza
review-mistakes = As cartas mais caras
review-better = melhor:
review-no-mistakes = Nenhuma carta custou nada.
review-lost-by = O que cada jogador perdeu
review-lost = perdido
review-hindsight = Calculado com as quatro mãos à vista. Uma carta que custou algo pode ter sido a certa para quem não as via.
review-makeable = O que se podia fazer
review-makeable-about = Vazas do lado do declarante com o melhor jogo de todos

review-meanings-as = As vozes são explicadas pelo sistema do nosso perito.
review-expert = O que um perito teria licitado
review-expert-ask = Perguntar ao perito
review-expert-on = Continuar a perguntar
review-expert-stop = Parar
review-expert-asking = Voz { $number } de { $all }: a pensar…
review-expert-same = o mesmo
review-expert-would = Perito:
review-expert-done = { $differs ->
    [0] O perito teria dito o mesmo.
    [one] O perito teria mudado { $differs } voz.
   *[other] O perito teria mudado { $differs } vozes.
}

review-share = Mostrar a outros
review-share-about = A ligação leva em si a distribuição inteira; não nomeia ninguém.
review-link = Copiar uma ligação
review-link-copied = A ligação está copiada.
review-link-here = Eis a ligação para copiar.
review-link-long = A partida é longa demais para uma ligação; guarde-a como ficheiro.
review-whole = a partida inteira, não só esta distribuição
review-save-record = Guardar o registo
review-save-pbn = Guardar em PBN
review-save-lin = Guardar em LIN

review-again = Esta distribuição outra vez
review-again-about = As mesmas cartas e o mesmo dador numa mesa nova; as distribuições seguintes serão novas.
review-again-seat = O seu lugar
review-again-deal = Dar outra vez
