# La orden: su ayuda y lo que escribe para las personas.

help-vintik = Vint y Bridge: una mesa en el navegador, un anotador y partidas entre jugadores del ordenador.
help-version = Escribe la versión y termina.
help-score = Pasa por las reglas registros de partidas y archivos PBN o LIN y los puntúa.
help-score-files = Registros de partidas (.json, o .jsonl con una por línea) y archivos PBN o LIN; - es la entrada estándar.
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
help-review = Dice cuánto costó cada carta de los repartos terminados, con todas las cartas a la vista, las más caras primero.
help-review-most = Cuántas cartas de cada reparto nombrar.
help-bid = Decir qué voz daría un jugador del ordenador, qué dice esa voz y por qué.
help-bid-files = Líneas de JSON, cada una con game, options, dealer, vulnerable, hand, calls y level; sin archivo se leen de la entrada estándar.
help-bid-json = Responder a cada línea con una línea de JSON.
help-card = Imprime una hoja de convenciones: lo que dice una pareja con cada voz de la subasta.
help-card-name = Qué hoja: sayc, two_over_one, o thumb, lo que declaran los principiantes.
help-card-all = La hoja entera, no solo lo que cabe en una página.
help-card-html = Escribe en cambio una página para imprimir en este archivo.
help-card-json = Imprime la hoja en una línea de JSON.
help-advice-seed = La misma semilla da la misma respuesta.
help-rules = Cómo se juega: reglas, ejemplos, consejos.
help-rules-page = vint, vint-1000, bridge, overview (los tres) o glossary (palabras).
help-rules-language = Idioma del texto: en, es, pt o ru.
help-explain = Decir qué habría hecho un jugador del ordenador en lugar de un jugador de un registro, y por qué.
help-explain-file = Un registro de partida o un archivo PBN; - es la entrada estándar.
help-explain-deal = Qué reparto de la partida.
help-explain-card = Qué carta del reparto, en el orden en que se jugaron.
help-explain-call = Qué voz del reparto, en lugar de una carta.
help-explain-match = Qué partida del archivo.
help-explain-level = Nivel del jugador del ordenador.
help-explain-json = Imprimir una línea de JSON.
help-quiz = Practica la subasta de bridge: manos de un tema, tu voz, la voz del sistema y por qué.
help-quiz-topic = Qué practicar; si no se dice, todos los temas por sorteo. --topics los enumera.
help-quiz-card = El sistema: sayc o two_over_one.
help-quiz-seed = Con la misma semilla salen las mismas preguntas; sin ella se sortean.
help-quiz-count = Cuántas preguntas.
help-quiz-topics = Enumera los temas con tu progreso.
help-quiz-json = Escribe las preguntas con sus respuestas, una línea de JSON cada una.
help-arena = Compara dos jugadores con las mismas cartas: cada reparto en dos mesas, con los bandos cambiados.
help-arena-players = El jugador A: un nivel, el nombre de un jugador instalado, o exec: y la orden de un programa.
help-arena-against = El jugador B, nombrado del mismo modo.
help-arena-deals = Cuántos repartos, o partidas con --rubbers; cada uno se juega en dos mesas.
help-arena-seed = Con la misma semilla salen las mismas cartas.
help-arena-rubbers = Juega partidas enteras.
help-arena-start = Dónde empieza un reparto: en la subasta (auction) o en las cartas (cards), con la misma subasta dada a las dos mesas.
help-arena-end = Dónde termina un reparto: en las cartas (cards) o en la subasta (auction), y entonces se puntúa con las bazas que haría el juego perfecto.
help-arena-auction = Quién hace la subasta que se da a las dos mesas.
help-arena-errors = Compara cada carta con el juego perfecto a cartas vistas.
help-arena-jobs = Procesos que juegan a la vez.
help-arena-dask = Juega en el clúster de Dask que está en esta dirección.
help-arena-log = Archivo al que se añade cada resultado y desde el que sigue lo que se detuvo; si no se dice, uno en la carpeta de caché.
help-arena-plot = Dibuja además el resultado en este archivo, .svg o .png.
help-arena-patience = Segundos que un programa puede pensar una voz o una carta.
help-arena-json = Escribe el informe en una línea de JSON.
help-serve = Arranca el servidor de la mesa.
help-play = Arranca el servidor de la mesa y la abre en un navegador.
help-host = Dirección en la que escucha.
help-port = Puerto en el que escucha; 0 toma uno libre.

serving-at = vintik está en { $url } (Ctrl+C lo detiene)
bad-settings = ajustes: { $reason }
cannot-serve = no se puede servir en { $address }: { $reason }

place-match = partida { $number }
place-deal = reparto { $number }
place-line = línea { $number }
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

first-to-call = el primero en hablar
explain-what = hace falta --card o --call, y solo una de las dos
advice-why = Lo mejor: { $reason }
advice-meaning = Dice: { $meaning }
advice-relaxed = Las voces y cartas vistas casan mal entre sí; se les ha dado menos crédito.
advice-table = Sobre la mesa: { $cards }
advice-points = puntos
advice-tricks = bazas

quiz-bad-progress = { $path } no guarda ningún progreso; apártalo para empezar de nuevo
quiz-how = Escribe una voz: 1s, 2n, x, p (s picas, h corazones, d diamantes, c tréboles, n sin triunfo). ? dice qué significan las voces, q termina.
quiz-prompt = Tu voz:
quiz-reason = { $call }: { $meaning }
quiz-over = { $asked ->
    [one] { $right } acierto en { $asked } pregunta
   *[other] { $right } aciertos en { $asked } preguntas
}
