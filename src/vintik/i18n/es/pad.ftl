# La libreta de tanteo, para quien juega con cartas de verdad.

pad = Libreta de tanteo
pad-about = Para jugar con cartas de verdad: cuenta qué pasó y la hoja se escribe sola. Funciona sin red, y todo queda en este aparato.
pad-all = Todas las partidas
pad-kept = Partidas en este aparato
pad-none = Ninguna todavía.
pad-unknown = Esa partida no está en este aparato.
pad-deals = { $count ->
    [one] { $count } reparto
   *[other] { $count } repartos
}
pad-forget = Tirar esta partida
pad-really-forget = Tirarla
pad-import = Abrir una partida de un archivo
pad-no-file = { $file } no es una partida.
pad-game = Juego
pad-players = Quiénes juegan
pad-length = Cuánto se juega
pad-rubbers = { $count ->
    [1] un rubber
   *[other] tres rubbers, cambiando de pareja
}
pad-begin = Empezar
pad-dealer = Reparte
pad-auction = La subasta
pad-auction-came-to = { $what ->
    [contract] hubo contrato
   *[nothing] pasaron todos
}
pad-write = Anotarlo
pad-correct-done = Corregirlo
pad-leave = Dejarlo
pad-remove = Quitar este reparto
pad-first-deal = Primer reparto
pad-next-deal = Reparto siguiente
pad-next-rubber = Rubber siguiente
pad-rubber = Rubber n.º { $number }
pad-told = Los repartos, uno por uno
pad-took = { $taken } de { $needed }
pad-correct = Corregir el reparto { $number }
pad-not-counted = { $why ->
    [after] tras el final, no cuenta
   *[missing] incompleto, no cuenta
}
pad-undo = Deshacer
pad-more = Más
pad-print = Imprimir
pad-export = Guardar en un archivo
pad-export-table = Guardar como tabla (CSV)
pad-rename = Cambiar los nombres
pad-names-done = Guardar los nombres
pad-not-kept = Este navegador no guarda nada. Guarda la partida en un archivo antes de cerrar la página.
pad-balances = El saldo de cada jugador
pad-balance = Suma
