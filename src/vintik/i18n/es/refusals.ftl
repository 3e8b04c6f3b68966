# Por qué se rechazó algo: una frase para cada código de docs/refusals.md.

suit-of = { $suit ->
    [S] picas
    [H] corazones
    [D] diamantes
   *[C] tréboles
}

refusal-not-your-turn = Le toca a { $turn }, no a { $seat }
refusal-no-deal = Todavía no se han repartido las cartas
refusal-deal-not-over = El reparto aún no ha terminado
refusal-match-over = La partida ha terminado
refusal-not-the-dealer = Reparte { $dealer }, no { $seat }
refusal-passed-out = Todos pasaron: en este reparto no se juega ninguna carta
refusal-auction-over = La subasta ha terminado
refusal-auction-not-over = La subasta aún no ha terminado
refusal-all-tricks-played = Ya se jugaron las trece bazas
refusal-no-doubles = En este juego no se dobla
refusal-cannot-double = Solo se puede doblar una propuesta de los contrarios que no esté doblada
refusal-cannot-redouble = Solo se puede redoblar una propuesta del propio bando que esté doblada
refusal-bid-too-low = { $bid } no es más alto que { $last }
refusal-below-minimum = La primera propuesta de este reparto debe ser de nivel { $level } o más, no { $bid }
refusal-not-held = { $seat } no tiene { $card }
refusal-must-follow = { $seat } debe asistir a { suit-of }
refusal-cannot-claim = Esas bazas no son seguras; siga jugando
refusal-so-many-tricks = Solo quedan { $left } bazas, no { $tricks }
refusal-last-trick = La última baza se juega, no se reclama
refusal-claimed-before = Ya se rechazó una reclamación de su bando: juegue antes otra baza
refusal-claim-too-early = No se pudo averiguar con la rapidez debida; juegue un poco más y vuelva a reclamar
refusal-partner-agrees = Su compañero tendría que estar de acuerdo en ceder bazas
refusal-no-hints = En un torneo no hay consejos
refusal-no-take-back = No hay nada que se pueda deshacer

refusal-not-a-seat = No es un jugador: { $text }
refusal-not-a-card = No es una carta: { $text }
refusal-not-a-call = No es una voz de la subasta: { $text }
refusal-not-a-hand = No es una mano: { $text }
refusal-not-a-deal = No son cuatro manos de 13 con las 52 cartas: { $text }

refusal-unknown-game = Juego desconocido: { $game } (se conocen: vint, vint-1000, bridge)
refusal-unknown-option = { $game } no tiene la opción { $option }
refusal-unknown-value = La opción { $option } no puede valer { $value }
refusal-bad-options = Las opciones de { $game } no son un objeto
refusal-fixed-by-variant = La opción { $option } no se puede cambiar en { $variant }
refusal-unknown-level = No hay jugadores del ordenador de nivel { $level }
refusal-unknown-convention-card = No hay ninguna hoja de convenciones llamada { $card }
refusal-no-convention-cards = Los jugadores de esta mesa no declaran según ninguna hoja de convenciones
refusal-no-dummy = En este juego no hay muerto: cada uno juega su mano

refusal-not-an-object = No es un registro de partida: no es un objeto
refusal-no-format = No es un registro de partida: su formato no es { $format }
refusal-unknown-version = El formato { $format } es desconocido; este programa lee { $known }
refusal-missing-field = Falta { $field } o no es una lista
refusal-bad-sheet = { $field } no contiene números enteros que puedan estar en la hoja
refusal-not-in-record = No hay { $part ->
    [match] partida { $number } en el archivo
    [deal] reparto { $number } en la partida
    [call] voz { $number } en el reparto
   *[card] carta { $number } en el reparto
}
refusal-not-json = No es JSON
refusal-not-text = No es texto UTF-8
refusal-too-large = Ocupa más de { $longest } bytes
refusal-empty-file = No contiene ninguna partida
refusal-unreadable = No se puede leer: { $reason }

refusal-stale-move = La mesa ya ha avanzado; mira de nuevo
refusal-not-sealed = Solo un torneo juega una serie sellada de repartos como { $sequence }
refusal-store-failed = La mesa no se puede guardar en este momento; inténtelo de nuevo
refusal-sit-first = Primero hay que sentarse a la mesa
refusal-already-seated = { $seat } ya está en la mesa
refusal-bad-message = El mensaje no se entiende
refusal-unknown-table = Esa mesa no existe
refusal-unknown-token = Este no es tu puesto en la mesa
refusal-unknown-card = No hay sistema { $card }; los hay: { $known }
refusal-unknown-topic = No hay tema { $topic }; los hay: { $known }
refusal-too-busy = Preguntan demasiados a la vez; prueba de nuevo dentro de un momento
refusal-sealed-deal = Un reparto de torneo no se reparte de nuevo
refusal-only-bridge = En LIN solo se anota el Bridge
refusal-no-finished-deal = No contiene ningún reparto terminado
refusal-too-many-deals = Son más de { $most } repartos
refusal-unknown-page = No hay nada en { $page }

refusal-pbn-not-text = La línea { $line } contiene caracteres de control; no es un archivo de texto
refusal-pbn-no-games = No hay ninguna etiqueta PBN en este archivo
refusal-pbn-line-too-long = La línea { $line } pasa de { $limit } caracteres
refusal-pbn-unclosed-comment = El comentario que empieza en la línea { $line } no se cierra
refusal-pbn-unclosed-quote = Un valor entre comillas de la línea { $line } no termina en ella: { $text }
refusal-pbn-bad-tag = Línea { $line }: una etiqueta se escribe [Nombre "valor"], no { $text }
refusal-pbn-stray-text = Línea { $line }: aquí no puede haber texto: { $text }
refusal-pbn-repeated-tag = Línea { $line }: { $tag } aparece por segunda vez y dice otra cosa
refusal-pbn-nothing-to-inherit = Línea { $line }: { $tag } debe ser como en el reparto anterior, pero allí no está
refusal-pbn-missing-tag = Al reparto que empieza en la línea { $line } le falta { $tag }
refusal-pbn-bad-value = Línea { $line }: { $tag } no puede ser { $value }
refusal-pbn-board-order = Línea { $line }: está el reparto { $board } donde debería ir el { $expected } de la partida
refusal-pbn-all-pass = Línea { $line }: en el vint se escriben todos los pasos; no se admite AP
refusal-pbn-unknown-call = Línea { $line }: no se conoce una voz
refusal-pbn-unknown-card = Línea { $line }: no se conoce una carta anterior a esta
refusal-pbn-irregular = Línea { $line }: irregularidades como { $text } no se pueden reproducir
refusal-pbn-cut-short = La sección { $tag } que empieza en la línea { $line } acaba antes de tiempo, sin asterisco
refusal-pbn-contradicts = Línea { $line }: { $tag } dice { $value }, pero fue { $played }

refusal-lin-no-deals = No hay ningún reparto en este texto LIN
refusal-lin-stray-text = En LIN aquí no puede haber texto: { $text }
refusal-lin-missing-tag = Al reparto le falta la etiqueta { $tag }
refusal-lin-bad-value = La etiqueta { $tag } no puede ser { $value }
refusal-lin-impossible-claim = El declarante reclama { $tricks } bazas en total, pero llevaba { $won } de las { $played } jugadas
refusal-lin-unsettled-claim = No se encontró un carteo que llegue a las { $tricks } bazas reclamadas
