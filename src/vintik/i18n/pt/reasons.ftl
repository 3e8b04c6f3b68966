# Por que um jogador do computador joga uma carta: uma frase para cada código de `players.why`.

aim-lead-trumps = tira os trunfos
aim-lead-winner = já nada lhe ganha
aim-lead-sequence = a cabeça de uma sequência
aim-lead-partner-suit = o naipe do parceiro
aim-lead-singleton = uma carta seca, para cortar depois
aim-lead-long-suit = baixa de naipe comprido, para o firmar
aim-lead-towards = em direção às honras do outro lado
aim-lead-safe = não oferece nada
aim-only-card = não há outra
aim-partner-wins = a vaza é do parceiro: guardam-se as altas
aim-win-cheaply = ganha com o mínimo
aim-second-low = o segundo joga baixo
aim-cover = honra sobre honra
aim-third-high = o terceiro joga alto
aim-finesse = uma passagem
aim-ruff = corta
aim-cannot-win = não pode ganhar: a carta menos útil
aim-discard = uma balda: a carta que menos falta faz
aim-signal = um sinal ao parceiro sobre o naipe

# A mesma frase, conforme o código.
aim = { $aim ->
    [lead_trumps] { aim-lead-trumps }
    [lead_winner] { aim-lead-winner }
    [lead_sequence] { aim-lead-sequence }
    [lead_partner_suit] { aim-lead-partner-suit }
    [lead_singleton] { aim-lead-singleton }
    [lead_long_suit] { aim-lead-long-suit }
    [lead_towards] { aim-lead-towards }
    [lead_safe] { aim-lead-safe }
    [only_card] { aim-only-card }
    [partner_wins] { aim-partner-wins }
    [win_cheaply] { aim-win-cheaply }
    [second_low] { aim-second-low }
    [cover] { aim-cover }
    [third_high] { aim-third-high }
    [finesse] { aim-finesse }
    [ruff] { aim-ruff }
    [cannot_win] { aim-cannot-win }
    [discard] { aim-discard }
   *[signal] { aim-signal }
}

why-lead-trumps = { $card }: { aim-lead-trumps }
why-lead-winner = { $card }: { aim-lead-winner }
why-lead-sequence = { $card }: { aim-lead-sequence }
why-lead-partner-suit = { $card }: { aim-lead-partner-suit }
why-lead-singleton = { $card }: { aim-lead-singleton }
why-lead-long-suit = { $card }: { aim-lead-long-suit }
why-lead-towards = { $card }: { aim-lead-towards }
why-lead-safe = { $card }: { aim-lead-safe }
why-only-card = { $card }: { aim-only-card }
why-partner-wins = { $card }: { aim-partner-wins }
why-win-cheaply = { $card }: { aim-win-cheaply }
why-second-low = { $card }: { aim-second-low }
why-cover = { $card }: { aim-cover }
why-third-high = { $card }: { aim-third-high }
why-finesse = { $card }: { aim-finesse }
why-ruff = { $card }: { aim-ruff }
why-cannot-win = { $card }: { aim-cannot-win }
why-discard = { $card }: { aim-discard }
why-signal = { $card }: { aim-signal }
why-claim = reclama { $tricks ->
    [one] a última vaza
   *[other] as outras { $tricks } vazas
}
why-card-expects = { $card }: { aim }; { $points } { $points ->
    [one] ponto
   *[other] pontos
} a mais do que { $over }
