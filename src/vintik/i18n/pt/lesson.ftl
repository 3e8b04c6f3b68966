# A página de uma lição.

lesson = A primeira lição
lesson-step = Passo { $step } de { $steps }
lesson-go-on = Continuar
lesson-back = Voltar
lesson-again = Recomeçar
lesson-coming = As cartas estão a ser dadas…
lesson-play = Jogar um rubber
lesson-rules = As regras do Vint
