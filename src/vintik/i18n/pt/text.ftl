# A mesa de texto: vozes e cartas escritas, e o que ela responde.
# As listas levam vírgulas: maneiras de escrever algo, primeiro a letra.

text-suit = { $suit ->
    [S] e, espada
    [H] c, copas, copa
    [D] o, ouro
    [C] p, paus
   *[NT] st, sem trunfo
}
text-rank = { $rank ->
    [A] a, ás
    [K] r, rei
    [Q] d, dama
    [J] v, valete
    [T] dez
   *[other] { $rank }
}
text-call = { $call ->
    [Pass] p, passe, passo
    [X] x, dobre, dobro
   *[XX] xx, redobre, redobro
}
text-command = { $command ->
    [hand] m, mão
    [dummy] o, morto
    [auction] l, leilão
    [contract] c, contrato
    [trick] v, vaza
    [last] u, última, última vaza
    [turn] q, quem, vez
    [score] t, total, pontuação
    [hint] i, conselho
    [back] d, desfazer
    [claim] r, reclamar
    [deal] n, nova, próxima, próxima distribuição
   *[help] ?, ajuda
}
text-does = { $command ->
    [hand] as suas cartas
    [dummy] as cartas do morto
    [auction] o leilão até agora
    [contract] o contrato e as vazas de que precisa
    [trick] as cartas na mesa
    [last] a última vaza
    [turn] de quem é a vez
    [score] a pontuação
    [hint] pedir um conselho
    [back] desfazer a sua última ação
    [claim] reclamar as vazas restantes, ou só algumas: reclamar 3
    [deal] a próxima distribuição
   *[help] esta lista
}

text-table = Mesa de texto
text-input = Uma voz, uma carta ou uma ordem
text-send = Enviar
text-transcript = O que foi dito
text-empty = Escreva uma voz como { $bid }, uma carta como { $card }, ou { $help } para ver a ajuda.

text-help-calls = Vozes: { $pass } é passe, { $bid } é { $named }.
text-help-doubles = No bridge também: { $double } é dobre, { $redouble } é redobre.
text-help-cards = Cartas: { $card } é { $named }; o naipe pode vir primeiro.
text-help-suits = Naipes: { $suits }.
text-help-ranks = Figuras: { $ranks }.
text-spelled = { $name } { $letters }
text-help-command = { $words }: { $does }

text-unknown = Não se entende: { $typed }.
text-expected-call = Espera-se uma voz como { $call }, ou { $help } para ver a ajuda.
text-expected-card = Espera-se uma carta como { $card }, ou { $help } para ver a ajuda.
text-expected-deal = A distribuição acabou. Com { $deal } começa a próxima.
text-expected-nothing = A partida acabou.
text-ambiguous = { $typed } pode significar mais de uma coisa: { $choices }.
text-way = { $way } para { $name }
text-wait = A última ação ainda está a caminho.
text-not-now = Agora não é possível: { $does }.
text-no-hand = A sua mão está vazia.
text-no-dummy = Nenhuma mão está aberta.
text-no-contract = Ainda não há contrato.
text-no-trick = Ainda não se fez nenhuma vaza.
text-no-play = Ainda não se jogou nenhuma carta.
text-last-trick = Vaza { $number }, para { seat }: { $cards }.
text-your-turn = É a sua vez.
text-totals = Pontuação: Norte–Sul { $ns }, Este–Oeste { $ew }.
text-games = Games: Norte–Sul { $ns }, Este–Oeste { $ew }.
text-below = Abaixo da linha: Norte–Sul { $ns }, Este–Oeste { $ew }; um game são { $target }.
text-target = Ganha quem chegar primeiro a { $target }.

shortcut-text = Ir para a mesa de texto
