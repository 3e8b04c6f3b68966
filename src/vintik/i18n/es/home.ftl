# La portada: los juegos, sus opciones, las mesas en las que uno se ha sentado.

home-title = vintik: juega al vint y al bridge
home-tagline = El juego de cartas del viejo San Petersburgo y su célebre pariente.
home-games = Juegos
game = { $game ->
    [vint] Vint
    [vint-1000] Vint a 1000
    [bridge] Bridge
   *[other] { $game }
}
game-about = { $game ->
    [vint] El clásico de 1886. Doce pasos cierran la subasta, nadie enseña su mano, y honores y ases pueden valer más que un contrato perdido. Un rubber.
    [vint-1000] El juego de club: un solo tanteo, y gana el primer bando que llega a la meta. Elige las reglas de la casa.
   *[bridge] Un reparto de bridge contrato: doblos, un muerto sobre la mesa y un tanteo independiente.
}
play-game = Jugar: { game }
options = Opciones
option = { $name ->
    [variant] Variante
    [target] Se juega a
    [game_bonus] Prima de partida
    [undertrick] Cada baza de menos
    [three_honours] Tres honores
    [vulnerable] Vulnerable
   *[other] { $name }
}
option-value = { $key ->
    [variant-modern] moderna
    [variant-old] antigua (vint-whist)
    [variant-progressive] progresiva
    [variant-notrump-first] sin triunfo por encima
    [variant-tournament] de torneo
    [undertrick-double] 2 × valor de baza
    [undertrick-fifty] 50 puntos
    [three_honours-0] nada
    [three_honours-1] 1 × valor de baza
    [three_honours-2] 2 × valor de baza
    [vulnerable-None] ninguno
    [vulnerable-NS] Norte–Sur
    [vulnerable-EW] Este–Oeste
    [vulnerable-Both] los dos bandos
   *[other] { $value }
}
variant-about = { $variant ->
    [modern] Bazas, honores, slams y una prima por la partida.
    [old] Solo bazas y bazas de menos, como en la forma más antigua.
    [progressive] Cada reparto jugado sube un nivel la apertura mínima.
    [notrump-first] Sin triunfo está por encima de todos los palos en cada nivel.
   *[tournament] Todo está fijado y nada se puede deshacer.
}
sequence = Serie
sequence-new = una nueva
sequence-about = Las mesas que nombran la misma serie juegan los mismos repartos.
sequence-played = serie { $sequence }
computer-players = Jugadores del ordenador
level = { $level ->
    [random] al azar
    [beginner] principiante
    [club] jugador de club
    [intermediate] intermedio
    [advanced] avanzado
    [expert] experto
    [master] maestro
   *[other] { $level }
}
your-tables = Tus mesas
return-to = Volver a { game }
opened-at = abierta el { $when }
forget-table = Olvidar esta mesa
choose-language = Idioma
problem-unreachable = No se puede llegar a la mesa. Comprueba la conexión e inténtalo de nuevo.
problem = No se ha aceptado ({ $code }).
to-home = vintik, portada
close = Cerrar
go-home = Ir a la portada
no-seat = Este navegador no tiene puesto en esta mesa.
this-page = Ajustes e idioma
how-to-play = Cómo se juega
practice-bidding = Practicar la subasta de bridge
first-lesson = Primera lección de Vint
