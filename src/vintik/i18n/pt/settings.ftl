# O que cada um escolhe do aspeto e dos costumes da mesa.

settings = Definições
settings-look = Aspeto
settings-play = Jogo
settings-motion = Movimento e som
settings-reset = Como no início
setting = { $name ->
    [theme] Tema
    [contrast] Contraste
    [deck] Cores dos naipes
    [index] Letras das cartas
    [high] Cartas altas
    [card] Jogar uma carta
    [call] Fazer uma voz
    [trick] A vaza terminada
    [motion] Movimento
    [sound] Sons
    [declare] Quando o meu lado declara no Bridge
   *[text] Mesa de texto
}
setting-value = { $key ->
    [theme-system] como o sistema
    [theme-light] claro
    [theme-dark] escuro
    [contrast-system] como o sistema
    [contrast-more] alto
    [deck-four] quatro cores
    [deck-two] preto e vermelho
    [index-international] internacionais: A K Q J
    [index-language] as da língua: A R D V
    [high-left] à esquerda
    [high-right] à direita
    [card-confirm] escolher e confirmar
    [card-tap] um toque
    [call-confirm] escolher e confirmar
    [call-tap] um toque
    [trick-short] fica um momento
    [trick-long] fica três segundos
    [trick-tap] fica até um toque
    [motion-system] como o sistema
    [motion-slow] lento
    [motion-none] nenhum
    [sound-off] desligados
    [sound-on] ligados
    [declare-rule] joga o declarante (B3.1)
    [declare-mine] jogo eu as duas mãos
    [text-off] escondida
   *[text-on] visível: escrevem-se vozes e cartas
}
