# Por qué un jugador del ordenador juega una carta: una frase para cada código de `players.why`.

aim-lead-trumps = arrastra triunfos
aim-lead-winner = ya nada puede ganarle
aim-lead-sequence = la cabeza de una secuencia
aim-lead-partner-suit = el palo del compañero
aim-lead-singleton = una carta sola, para fallar después
aim-lead-long-suit = pequeña de palo largo, para afirmarlo
aim-lead-towards = hacia los honores de enfrente
aim-lead-safe = no regala nada
aim-only-card = no hay otra
aim-partner-wins = la baza es del compañero: se guardan las altas
aim-win-cheaply = gana con lo mínimo
aim-second-low = el segundo, pequeña
aim-cover = honor sobre honor
aim-third-high = el tercero, alta
aim-finesse = un impás
aim-ruff = falla
aim-cannot-win = no puede ganar: la carta menos útil
aim-discard = un descarte: la carta que menos falta hace
aim-signal = una señal al compañero sobre el palo

# La misma frase, según su código.
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
    [one] la última baza
   *[other] las otras { $tricks } bazas
}
why-card-expects = { $card }: { aim }; { $points } { $points ->
    [one] punto
   *[other] puntos
} más que { $over }
