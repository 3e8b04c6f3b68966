# Qué pasó en un reparto y cuánto vale: la libreta de tanteo y la calculadora.

calculator = Calculadora
calculator-about = Elige lo que pasó en un reparto y mira qué anotan las reglas.
reckon-no-game = Ese juego no existe.
reckon-level = Nivel
reckon-lowest = en este reparto, { $level } como mínimo
reckon-denomination = Palo
reckon-doubles = Doblos
reckon-doubled = { $doubled ->
    [0] ninguno
    [1] doblado
   *[other] redoblado
}
reckon-declarer = { $game ->
   *[other] Declarante
}
reckon-tricks = Bazas
reckon-told = { $how ->
    [order] una por una
   *[count] solo cuántas
}
reckon-taps = { $left ->
    [0] Ya están las trece bazas
   *[other] ¿Quién ganó la baza { $number }?
}
reckon-turn = Baza { $number }: { side }. Pasarla al otro bando
reckon-back = Una atrás
reckon-rest = El resto: { side }
reckon-tricks-of = Bazas de { $who }
reckon-needs = hacen falta { $needs }
reckon-first = Los dos bandos llegan a { $target } en este reparto. ¿Qué baza llegó primero?
reckon-honours = Honores de triunfo
reckon-aces = Ases
reckon-part = { $part ->
    [contract] contrato
    [declarer] { $game ->
       *[other] declarante
    }
    [tricks] bazas
    [honours] honores
   *[aces] ases
}
reckon-lacks = Falta por decir: { $parts }
reckon-items = Lo que vale
reckon-below-before = Bajo la línea antes de este reparto
reckon-score-before = Tanteo antes de este reparto
reckon-games-before = Games ganados antes
reckon-games-of = { $sides ->
    [none] ninguno
    [NS] Norte–Sur
    [EW] Este–Oeste
   *[Both] uno cada bando
}
