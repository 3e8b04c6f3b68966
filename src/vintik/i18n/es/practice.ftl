# Práctica de la subasta: temas, preguntas y lo que se dice de una respuesta.

practice = Práctica de subasta
practice-about = Una mano, una subasta, tu voz. Luego ves lo que dice el sistema y por qué.
practice-card = Sistema
practice-topics = Temas
topic = { $topic ->
    [openings] Aperturas
    [responses] Respuestas a uno de palo
    [rebids] Siguientes voces del abridor
    [responder] Siguientes voces del respondedor
    [two_over_one] Dos sobre uno
    [notrump] Sin triunfo: Stayman y transferencias
    [strong] Dos tréboles fuerte
    [weak] Dos débiles y aperturas de barrage
    [slam] Slams
    [overcalls] Intervenciones
    [takeout] Doblos de llamada
    [two_suiters] Intervenciones bicolores
    [versus_notrump] Contra su sin triunfo
    [versus_preempts] Contra sus aperturas de barrage
    [balancing] Reapertura en última posición
   *[competition] Intervienen sobre nuestra apertura
}
practice-none = sin practicar todavía
practice-score = { $asked ->
    [one] { $right } acierto de { $asked }
   *[other] { $right } aciertos de { $asked }
}, { $streak } seguidos
practice-question = Pregunta { $number }
practice-first = Te toca hablar primero.
practice-meanings = Qué dicen las voces
practice-right = Acierto: { $call }
practice-possible = Posible: { $answer }. El sistema dice { $call }
practice-wrong = El sistema dice { $call }, no { $answer }
practice-also = También es posible { $call }
practice-would-say = { $call } diría
practice-next = Siguiente pregunta
practice-dealing = Buscando una mano…
