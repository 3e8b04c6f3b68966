# Lo que cada cual elige del aspecto y de las costumbres de la mesa.

settings = Ajustes
settings-look = Aspecto
settings-play = Juego
settings-motion = Movimiento y sonido
settings-reset = Como al principio
setting = { $name ->
    [theme] Tema
    [contrast] Contraste
    [deck] Colores de los palos
    [index] Letras de las cartas
    [high] Cartas altas
    [card] Jugar una carta
    [call] Declarar
    [trick] La baza terminada
    [motion] Movimiento
    [sound] Sonidos
    [declare] Cuando mi bando declara en Bridge
   *[text] Mesa de texto
}
setting-value = { $key ->
    [theme-system] como el sistema
    [theme-light] claro
    [theme-dark] oscuro
    [contrast-system] como el sistema
    [contrast-more] alto
    [deck-four] cuatro colores
    [deck-two] negro y rojo
    [index-international] internacionales: A K Q J
    [index-language] las del idioma: A R D J
    [high-left] a la izquierda
    [high-right] a la derecha
    [card-confirm] elegir y confirmar
    [card-tap] un toque
    [call-confirm] elegir y confirmar
    [call-tap] un toque
    [trick-short] queda un momento
    [trick-long] queda tres segundos
    [trick-tap] queda hasta un toque
    [motion-system] como el sistema
    [motion-slow] lento
    [motion-none] ninguno
    [sound-off] apagados
    [sound-on] encendidos
    [declare-rule] juega el declarante (B3.1)
    [declare-mine] juego yo las dos manos
    [text-off] oculta
   *[text-on] visible: se escriben voces y cartas
}
