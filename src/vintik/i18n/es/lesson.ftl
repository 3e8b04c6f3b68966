# La página de una lección.

lesson = La primera lección
lesson-step = Paso { $step } de { $steps }
lesson-go-on = Seguir
lesson-back = Atrás
lesson-again = Empezar de nuevo
lesson-coming = Se reparten las cartas…
lesson-play = Jugar un rubber
lesson-rules = Las reglas del Vint
