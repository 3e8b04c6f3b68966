# Карты, заявки и места: названия, которые произносятся вслух.

rank = { $rank ->
    [A] туз
    [K] король
    [Q] дама
    [J] валет
   *[other] { $rank }
}
suit = { $suit ->
    [S] пики
    [H] червы
    [D] бубны
    [C] трефы
   *[NT] без козыря
}
card = { rank } { $suit ->
    [S] пик
    [H] червей
    [D] бубен
   *[C] треф
}

no-trump-short = БК

bid = { $level } { $denomination ->
    [S] { $level ->
        [one] пика
        [few] пики
       *[many] пик
    }
    [H] { $level ->
        [one] черва
        [few] червы
       *[many] червей
    }
    [D] { $level ->
        [one] бубна
        [few] бубны
       *[many] бубен
    }
    [C] { $level ->
        [one] трефа
        [few] трефы
       *[many] треф
    }
   *[NT] без козыря
}
contract-name = { bid }{ $doubled ->
    [0] { "" }
    [1] { " с контрой" }
   *[other] { " с реконтрой" }
}

call-pass = пас
call-double = контра
call-redouble = реконтра

seat = { $seat ->
    [N] Север
    [E] Восток
    [S] Юг
   *[W] Запад
}
seat-short = { $seat ->
    [N] С
    [E] В
    [S] Ю
   *[W] З
}
# Место внутри отказа: предложения построены так, что стоит именительный падеж.
seat-cited = { seat }
side = { $side ->
    [NS] Север–Юг
   *[EW] Восток–Запад
}
