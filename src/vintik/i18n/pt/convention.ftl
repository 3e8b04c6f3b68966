# Cartões de convenções: o que uma parceria licita, no papel, na mesa e no terminal.

card-name = { $card ->
    [sayc] SAYC (padrão americano)
    [two_over_one] 2/1 (dois sobre um)
    [thumb] regras simples
   *[other] { $card }
}
convention-card = Cartão de convenções: { card-name }
convention-cards = Cartões de convenções
card-note = As vozes dos adversários ficam entre parênteses; os passes que se subentendem são omitidos. As vozes artificiais levam a marca «!». Tudo vale para a dupla não vulnerável, e repete-se onde muda quando ambas estão vulneráveis.
card-summary-note = O principal numa página, para a dupla não vulnerável. As vozes dos adversários ficam entre parênteses. As vozes artificiais levam a marca «!».
card-opener = { $place ->
    [1] Na primeira ou na segunda posição
    [3] Na terceira posição, após dois passes
   *[4] Na quarta posição, após três passes
}
card-when = { $when ->
    [vulnerable] se vulnerável
   *[not_vulnerable] se não vulnerável
}: { $meaning }
card-by-them = adversários: { $call }
card-chapter = { $chapter ->
    [openings] Aberturas
    [answers_notrump] Após a nossa abertura em sem trunfo
    [answers_major] Respostas a um de naipe maior
    [answers_minor] Respostas a um de naipe menor
    [strong] Os nossos dois paus fortes
    [weak] Os nossos dois fracos e barragens
    [rebids] Segunda voz do abridor
    [responder] Segunda voz do respondente
    [slam] A caminho do slam
    [contested] Quando eles intervêm
    [overcalls] Intervenções
    [doubles] Dobres de chamada
    [two_suiters] Intervenções bicolores
    [versus_notrump] Contra o sem trunfo deles
    [versus_preempts] Contra os dois fracos e as barragens deles
    [leads] Saídas
    [signals] Sinais
   *[balancing] Reabertura na última posição
}

# Of the play.
card-remark = { $remark ->
    [sequence] De honras seguidas, a mais alta.
    [fourth_best] De um naipe com uma honra, a mais baixa de três ou a quarta de mais.
    [small_cards] De duas cartas, ou só de cartas pequenas, a mais alta.
    [partner_suit] No naipe do parceiro, a mais alta de duas ou de cartas pequenas; com uma honra, a mais baixa.
    [under_ace] Contra um contrato a trunfo, raramente carta pequena sob o ás.
    [attitude] Na saída do parceiro, uma pequena alta encoraja e uma baixa desencoraja; contra um contrato a trunfo, duas cartas também encorajam.
   *[count] Na saída do declarante, uma pequena alta diz número par e uma baixa, ímpar. Sinalizam os peritos, não os jogadores de clube.
}

card-yours = A sua dupla joga
card-theirs = Os adversários jogam
card-levels = Os jogadores de clube e os peritos licitam por um cartão de convenções; os principiantes, por regras simples.
card-plays = { side }: { card-name }
card-own-page = Numa página própria
card-shown = Quanto do cartão
card-shown-all = Inteiro
card-shown-summary = Numa página
card-print = Imprimir
card-asked = À procura do cartão…
