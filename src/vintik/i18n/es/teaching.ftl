# Palabras de las páginas que enseñan los juegos: esquemas, tablas de ejemplos, marcas.

taught-agreed = acordado aquí
taught-rank = { $rank ->
    [K] R
    [Q] D
    [J] J
   *[other] { $rank }
}
taught-calculator = Abrir la calculadora
taught-trick-number = Baza
taught-trick-won-by = La gana
taught-trick-before = antes
taught-trick-game = game

diagram-ladder-title = La escalera de las propuestas y lo que vale cada baza
diagram-ladder-title-plain = La escalera de las propuestas
diagram-ladder-about = Las 35 propuestas, siete peldaños de cinco. En cada peldaño suben en este orden: { $order }. Toda propuesta de un nivel más alto es superior.
diagram-ladder-worth = En el primer nivel una baza vale { $values }; cada nivel añade { $step }.

diagram-table-title = La mesa
diagram-table-about = Norte está arriba, Este a la derecha, Sur abajo y Oeste a la izquierda; todo va en el sentido de las agujas del reloj.
diagram-table-seat = { $seat }: { $roles }.
diagram-clockwise = sentido horario
diagram-role = { $role ->
    [dealer] reparte y habla primero
    [first-card] primera carta
    [cuts] corta
    [declarer] declarante, por ejemplo
    [dummy] muerto
   *[leads] sale en la primera baza
}

diagram-sheet-title = La hoja después de este ejemplo
taught-line = { $line ->
    [above] sobre la línea
   *[below] bajo la línea
}
