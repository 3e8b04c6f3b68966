# La arena: dos jugadores del ordenador comparados con las mismas cartas.

decimal-point = ,

arena-players = A: { $a } · B: { $b }
arena-pairs = { $form ->
    [matches] { $pairs ->
        [one] { $pairs } partida
       *[other] { $pairs } partidas
    }
   *[other] { $pairs ->
        [one] { $pairs } reparto
       *[other] { $pairs } repartos
    }
}, en dos mesas
arena-of = de { $wanted }
arena-given = subastas de { $player }
arena-not-played = sin jugar: con las bazas del juego perfecto
arena-seed = semilla { $seed }
arena-passed-out = mesas en las que todos pasaron: { $count }

arena-difference = { $form ->
    [matches] Puntos por partida, A sobre B
   *[other] Puntos por reparto, A sobre B
}
arena-imps = IMP por reparto, A sobre B
arena-won = Partidas ganadas
arena-interval = { $mean } (95 %: de { $low } a { $high })
arena-certainty = ±: error estándar de la media, sobre parejas de mesas

arena-points = Puntos por reparto
arena-total = en total
arena-premiums = premios ganados
arena-penalties-paid = pagado por bazas de menos
arena-penalties-received = cobrado por bazas de menos
arena-tricks = bazas
arena-tricks-declaring = bazas como declarante
arena-doubled = contratos doblados
arena-doubled-made = de ellos cumplidos
arena-doubled-undertricks = bazas de menos en los doblados
arena-contracts = Contratos
arena-declared = declarados
arena-made = cumplidos
arena-reached = alcanzados
arena-level = nivel

arena-time = Tiempo para pensar, en milisegundos
arena-acts = { $kind ->
    [call] voces
    [lead] salidas iniciales
   *[card] demás cartas
}
arena-count = número
arena-a-second = por segundo

arena-errors = Cartas en que había elección, frente al juego perfecto a cartas vistas
arena-place = { $place ->
    [opening] salida inicial
    [lead] salida
    [second] segunda mano
    [third] tercera mano
   *[fourth] cuarta mano
}
arena-share = pierden bazas, %
arena-loss = bazas perdidas en 100

arena-illegal = Jugadas ilegales o fallidas
arena-log = registro: { $path }
arena-stopped = detenido; la misma orden sigue con { $path }

arena-no-player = { $player }: no hay ningún jugador con ese nombre
arena-player-failed = { $player }: { $reason }
arena-not-both = --rubbers y --start cards no van juntos: las subastas de una partida dependen de su tanteo
arena-no-cards = --end auction no va con --rubbers, --start cards ni --errors: los repartos se subastan uno a uno y no se juega ninguna carta
arena-other-setting = { $path } es el registro de otra comparación; no coinciden: { $names }
arena-no-journal = { $path } no es un registro de la arena
arena-no-dask = --dask necesita otro paquete: pip install "vintik[dask]"
arena-no-cluster = ningún clúster de Dask responde en { $address }
arena-no-plot = --plot necesita otro paquete: pip install "vintik[plot]"
arena-plot-name = { $path }: el nombre de un dibujo debe acabar en .svg o .png

arena-plot-course = Diferencia media según se jugaban { $form ->
    [matches] las partidas
   *[other] los repartos
}
arena-plot-pairs = { $form ->
    [matches] Partidas
   *[other] Repartos
}
arena-plot-mean = media hasta entonces
arena-plot-band = confianza del 95 %
arena-plot-sources = De dónde vienen los puntos
arena-plot-gain = Puntos por reparto, A menos B
