# Prática do leilão: temas, perguntas e o que se diz de uma resposta.

practice = Prática de leilão
practice-about = Uma mão, um leilão, a sua voz. Depois vê o que diz o sistema e porquê.
practice-card = Sistema
practice-topics = Temas
topic = { $topic ->
    [openings] Aberturas
    [responses] Respostas a um em naipe
    [rebids] Vozes seguintes do abridor
    [responder] Vozes seguintes do respondente
    [two_over_one] Dois sobre um
    [notrump] Sem trunfo: Stayman e transferências
    [strong] Dois paus forte
    [weak] Dois fracos e barragens
    [slam] Slams
    [overcalls] Intervenções
    [takeout] Dobres de chamada
    [two_suiters] Intervenções bicolores
    [versus_notrump] Contra o sem trunfo deles
    [versus_preempts] Contra as barragens deles
    [balancing] Reabertura na última posição
   *[competition] Intervêm sobre a nossa abertura
}
practice-none = ainda sem prática
practice-score = { $asked ->
    [one] { $right } certa em { $asked }
   *[other] { $right } certas em { $asked }
}, { $streak } seguidas
practice-question = Pergunta { $number }
practice-first = É o primeiro a falar.
practice-meanings = O que dizem as vozes
practice-right = Certo: { $call }
practice-possible = Possível: { $answer }. O sistema diz { $call }
practice-wrong = O sistema diz { $call }, não { $answer }
practice-also = Também é possível { $call }
practice-would-say = { $call } diria
practice-next = Pergunta seguinte
practice-dealing = A procurar uma mão…
