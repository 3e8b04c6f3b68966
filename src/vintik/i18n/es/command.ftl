# La orden: su ayuda y lo que escribe para las personas.

help-vintik = Vint y Bridge: una mesa en el navegador, un anotador y partidas entre jugadores del ordenador.
help-version = Escribe la versión y termina.
help-score = Pasa por las reglas registros de partidas y archivos PBN y los puntúa.
help-score-files = Registros de partidas (.json, o .jsonl con una por línea) y archivos PBN; - es la entrada estándar.
help-score-json = Escribe una línea de JSON por partida.
help-deal = Juega partidas enteras con cuatro jugadores del ordenador y las escribe.
help-game = vint, vint-1000 o bridge.
help-seed = Con la misma semilla salen las mismas partidas; sin ella se sortean.
help-bots = Nivel de los jugadores del ordenador.
help-matches = Cuántas partidas.
help-option = Una opción del juego, como variant=old o vulnerable=NS; se puede repetir.
help-deal-json = Escribe registros de partidas, uno por línea.
help-dd = Dice cuántas bazas puede hacer cada jugador como declarante, con cada triunfo y sin él, a cartas vistas.
help-dd-json = Escribe una línea de JSON por reparto.
help-dd-svg = Dibuja además cada reparto con sus bazas: en esta carpeta, o en este archivo si el nombre acaba en .svg.
help-dd-threads = Hilos que trabajan a la vez; si no se dice, uno por procesador.
help-dd-memory = Memoria de cada hilo en megabytes.
help-serve = Arranca el servidor de la mesa.
help-play = Arranca el servidor de la mesa y la abre en un navegador.
help-host = Dirección en la que escucha.
help-port = Puerto en el que escucha; 0 toma uno libre.

serving-at = vintik está en { $url } (Ctrl+C lo detiene)
bad-settings = ajustes: { $reason }
cannot-serve = no se puede servir en { $address }: { $reason }

place-match = partida { $number }
place-deal = reparto { $number }
place-call = voz { $number }
place-card = carta { $number }
place-hands = manos

match-heading = Partida { $number }, semilla { $seed }
matches = partidas
deal-heading = Reparto { $number }, reparte { $seat }
deal-unfinished = El reparto { $number } no ha terminado
deal-outcome = { $contract } de { $seat }: { $taken ->
    [one] { $taken } baza
   *[other] { $taken } bazas
} de { $needed }
deal-total = reparto
totals = Totales
passed-out = Todos pasaron
column = { $line ->
    [above] sobre
   *[below] bajo
}
match-won = { $form ->
    [rubber] { $side } gana el rubber
   *[target] { $side } gana la partida
}; diferencia { $margin }

deals = repartos
no-cards = ninguna
dd-tricks = Bazas del bando declarante a cartas vistas
picture-title = { $place }: bazas del bando declarante a cartas vistas
picture-tricks = Bazas
picture-play = Los cuatro juegan lo mejor posible, a cartas vistas.
picture-bold = En negrita: siete bazas o más.
cannot-write = no se puede escribir { $path }: { $reason }
not-enough-memory = no hay memoria suficiente
