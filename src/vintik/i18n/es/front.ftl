# La portada, además de los juegos: lo que se puede aprender, apuntar y mirar.

front-newcomer = ¿No lo has jugado nunca? Empieza por un reparto que se explica solo.
front-ways = Más cosas
front-learn = Aprender
front-lesson = Primera lección
front-lesson-about = Un reparto preparado que se juega con comentarios.
front-rules = { $game ->
    [vint] Reglas del vint
    [vint-1000] Reglas del vint a 1000
    [bridge] Reglas del bridge
   *[other] Reglas: { game }
}
front-rules-about = { $game ->
    [vint] Con diagramas, ejemplos calculados y consejos antiguos.
    [vint-1000] Cinco variantes y un solo tanteo.
   *[other] Como se juega aquí, reparto a reparto.
}
front-cards = Con cartas en la mano
front-pad = Hoja de tanteo
front-pad-about = Lleva la cuenta en una mesa de verdad, incluso sin red.
front-review = Mirar un registro
front-review-about = Una partida tuya o un archivo PBN o LIN, carta a carta.
front-bidding = La subasta de bridge
front-practice-about = Manos de un tema, tu voz y lo que dice la hoja.
front-card-about = { $card ->
    [sayc] Lo que significan las voces del ordenador si no eliges otra cosa.
   *[other] Forzar a game tras un palo nuevo a nivel de dos.
}
