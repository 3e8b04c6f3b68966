# The page of a lesson.

lesson = The first lesson
lesson-step = Step { $step } of { $steps }
lesson-go-on = Go on
lesson-back = Back
lesson-again = Begin again
lesson-coming = The cards are being dealt…
lesson-play = Play a rubber
lesson-rules = The rules of Vint
