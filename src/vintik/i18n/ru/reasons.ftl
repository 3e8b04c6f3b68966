# Почему компьютер ходит этой картой: по одной фразе на каждый код из `players.why`.

aim-lead-trumps = отбирает козыри
aim-lead-winner = её уже нечем перебить
aim-lead-sequence = старшая из подряд идущих
aim-lead-partner-suit = в масть партнёра
aim-lead-singleton = с одиночной карты, чтобы потом убить козырем
aim-lead-long-suit = маленькой из длинной масти, чтобы её разыграть
aim-lead-towards = под старшие карты партнёра
aim-lead-safe = ничего не отдаёт
aim-only-card = другой карты нет
aim-partner-wins = взятка партнёра: старшие карты сберегаются
aim-win-cheaply = берёт самой дешёвой картой
aim-second-low = вторая рука — маленькой
aim-cover = онёр на онёр
aim-third-high = третья рука — старшей
aim-finesse = импас
aim-ruff = бьёт козырем
aim-cannot-win = взять нельзя: наименее нужная карта
aim-discard = снос: наименее нужная карта
aim-signal = сигнал партнёру о масти

# Та же фраза, выбранная по коду.
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
why-claim = забирает { $tricks ->
    [one] последнюю взятку
    [few] остальные { $tricks } взятки
   *[other] остальные { $tricks } взяток
}
why-card-expects = { $card }: { aim }; на { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
} лучше, чем { $over }
