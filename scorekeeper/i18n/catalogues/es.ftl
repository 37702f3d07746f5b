# Glossary: the word of the English file = the word here. One word a thing, everywhere.
# meld = combinación; to meld, to lay = bajar; to add to a meld = añadir
# initial meld = apertura; to open, to have melded = abrir, haber abierto; needs 90 = abre con 90
# going out = cierre, cerrar (salir means opening to many); concealed = en mano (cierre en mano); left in hand = quedan en la mano
# canasta: natural = limpia, mixed = sucia, wild = de comodines; laid whole from the hand = bajada entera
# natural card = carta natural; wild card = comodín (joker o dos); joker = joker; twos = doses
# sequence = escalera; red three = tres rojo, treses rojos; black three = tres negro; rank = valor; suit = palo
# pile (discards) = pozo; its top card = la carta de arriba; frozen = congelado; stock = mazo; pack (cards) = baraja; to discard = descartar
# cards held = (en) la mano; foot = pie; special hand = jugada especial; card values = valor de las cartas
# deal = mano; match = partida; rematch = revancha; to deal = repartir, in short dar (dio Ana); side = equipo; player = jugador
# to record = anotar; to edit = editar; to delete = borrar; score = puntuación; total = total; target = puntos para ganar; bonus = premio; penalty = penalización
# rule set = reglamento; house rules = reglas caseras; switch, variation = variante (a switch says “Si …” or “Cuántas …”); source = fuente
# score sheet = hoja de puntos; the served app = marcador; settings of a match = configuración; backup = copia (de seguridad); store = archivo
# club: session = jornada; round = ronda (never a deal: that is mano); table = mesa; draw (who meets whom) = sorteo, to draw = sortear; by lot = al azar
# club: entrant = inscrito; check-in = asistencia, checked in = presente; pair = pareja; team of pairs = grupo (equipo is a side); bye, rests = descanso, descansa; standing = clasificación; place = puesto
# club: to report a result = darlo; to agree = confirmar; disputed = en disputa; walkover = incomparecencia; organiser = organizador; log = registro; table card = tarjeta; season = temporada; rating = nivel; tie-break = desempate
# club: card points (sum of the match scores) = puntos de cartas; victory points = puntos de victoria; scheme = sistema; member = socio; guest = invitado; to take over a file = importar; computer = PC (equipo is a side)
# The app says tú, or nothing at all: no vosotros, no vos, no word of one shore only (ordenador, “aquí pone”); numbers and dates follow the locale; quotation marks are « ».

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J
letter-3b = N
letter-3r = R

## Lines of a score

line-melded_cards = Cartas en la mesa
line-canasta = { $type ->
    [natural] Canastas limpias
    [mixed] Canastas sucias
    [wild] Canastas de comodines
    [wild_all_twos] Canastas de comodines, solo doses
    [wild_four_jokers] Canastas de comodines con cuatro jokers
    [sequence] Canastas en escalera
    [sevens] Canastas de sietes
    [aces] Canastas de ases
    [twos_natural] Canastas limpias de doses
    [twos_mixed] Canastas sucias de doses
   *[other] Canastas
}
line-concealed_canasta = Canastas bajadas enteras
line-extra_bonus = Premio por número de canastas
line-red_threes = Treses rojos
line-black_threes = Treses negros
line-captured_black_threes = Treses negros tomados con el pozo
line-go_out = Cierre
line-concealed_go_out = Cierre en mano
line-cards_in_hand = Cartas en la mano
line-black_threes_in_hand = Treses negros en la mano
line-red_threes_in_hand = Treses rojos en la mano
line-incomplete = Canastas incompletas
line-held = Cartas retenidas
line-seven_canastas = Siete canastas
line-special_hand = Jugada especial
line-acaba = Acaba
line-total = Anotado como total
line-adjustment = Ajuste

brief-melded_cards = cartas
brief-canasta = { $type ->
    [natural] { $count ->
        [one] limpia
       *[other] limpias
    }
    [mixed] { $count ->
        [one] sucia
       *[other] sucias
    }
    [wild] comodines
    [wild_all_twos] comodines de doses
    [wild_four_jokers] comodines con cuatro jokers
    [sequence] { $count ->
        [one] escalera
       *[other] escaleras
    }
    [sevens] sietes
    [aces] ases
    [twos_natural] doses limpios
    [twos_mixed] doses sucios
   *[other] { $count ->
        [one] canasta
       *[other] canastas
    }
}
brief-concealed_canasta = bajada entera
brief-extra_bonus = premio de canastas
brief-red_threes = { $count ->
    [one] tres rojo
   *[other] treses rojos
}
brief-black_threes = { $count ->
    [one] tres negro
   *[other] treses negros
}
brief-captured_black_threes = tomados con el pozo
brief-go_out = cierre
brief-concealed_go_out = cierre en mano
brief-cards_in_hand = quedan en la mano
brief-black_threes_in_hand = treses negros en la mano
brief-red_threes_in_hand = treses rojos en la mano
brief-incomplete = incompletas
brief-held = retenidas
brief-seven_canastas = siete canastas
brief-special_hand = jugada especial
brief-acaba = acaba
brief-total = como total
brief-adjustment = ajuste

## What is wrong with a deal

problem-negative = { $count } no es posible: el mínimo es 0
problem-counted_twice = contado dos veces: carta por carta y como total
problem-wrong_number_of_sides = { $count ->
    [one] hay un equipo anotado
   *[other] hay { $count } equipos anotados
}, y juegan { $right }
problem-two_sides_out = otro equipo ya cerró
problem-acaba_not_played = con estas reglas no se juega el acaba
problem-acaba_and_out = si se dice acaba, no cierra nadie
problem-acaba_one_caller = solo un equipo puede decir «acaba», no { $count }
problem-two_special_hands = otro equipo ya terminó la mano con una jugada especial
problem-special_hand_ended_the_deal = esta mano terminó con una jugada especial
problem-special_hand_with_melds = una jugada especial se baja sin otras combinaciones
problem-nobody_out_nothing_in_hand = nadie cerró y nadie tiene cartas en la mano: falta algo
problem-no_value_canasta = estas reglas no dan premio por esa canasta
problem-no_value_red_threes = { $most ->
    [0] los treses rojos en la mesa no cuentan nada con estas reglas
   *[other] { $count } treses rojos: con estas reglas cuentan como mucho { $most }
}
problem-no_value_black_threes = { $most ->
    [0] los treses negros en la mesa no cuentan nada con estas reglas
   *[other] { $count } treses negros en la mesa: con estas reglas cuentan como mucho { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] los treses negros tomados no cuentan nada con estas reglas
   *[other] { $count } treses negros tomados: con estas reglas cuentan como mucho { $most }
}
problem-no_value_special_hand = con estas reglas no existe la jugada especial «{ $name }»
problem-more_hand_canastas = hay más canastas bajadas enteras que canastas
problem-concealed_but_not_out = cierre en mano anotado, pero este equipo no cerró
problem-out_without_canastas = { $asked ->
    [kinds] cierre con { $has }; hacen falta { $wants }
    [both] cierre { $count ->
        [0] sin canastas
        [one] con una canasta
       *[other] con { $count } canastas
    } ({ $has }); { $canastas ->
        [one] hace falta una
       *[other] hacen falta { $canastas }
    } ({ $wants })
    [some] cierre { $count ->
        [0] sin ninguna canasta que valga para cerrar
        [one] con una sola canasta que vale para cerrar
       *[other] con { $count } canastas que valen para cerrar
    }; { $canastas ->
        [one] hace falta una
       *[other] hacen falta { $canastas }
    }
   *[number] cierre { $count ->
        [0] sin canastas
        [one] con una canasta
       *[other] con { $count } canastas
    }; { $canastas ->
        [one] hace falta una
       *[other] hacen falta { $canastas }
    }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] ninguna limpia
        [one] { $count } limpia
       *[other] { $count } limpias
    }
    [mixed] { $count ->
        [0] ninguna sucia
        [one] { $count } sucia
       *[other] { $count } sucias
    }
   *[sequence] { $count ->
        [0] ninguna escalera
        [one] { $count } escalera
       *[other] { $count } escaleras
    }
}
problem-concealed_without_canasta = para el cierre en mano hace falta una canasta
problem-out_but_not_opened = cerró, pero no tiene cartas en la mesa
problem-out_with_cards_in_hand = a quien cerró no le quedan cartas
problem-melded_but_not_opened = hay combinaciones, así que el equipo ha abierto
problem-no_lone_hand = con estas reglas nadie juega solo
problem-two_lone_hands = en esta mano ya juega solo otro jugador
problem-lone_hand_needed = indica quién jugó solo: quien tomó primero el pozo o, si nadie lo tomó, quien cerró
problem-too_many_red_threes = { $count } treses rojos: solo hay { $most }
problem-too_many_black_threes = { $count } treses negros: hay { $most }
problem-too_many_of_a_card = { $card } × { $count }: en las barajas hay { $most }
problem-too_many_wild_cards = harían falta { $count } comodines: hay { $most }
problem-too_many_points = { $points } puntos en cartas: en las barajas hay { $most }
problem-too_many_canastas = { $by ->
    [rules] { $count } canastas: más de las que puede tener un equipo con estas reglas
   *[packs] con estas barajas no salen { $count } canastas así
}
problem-too_few_points_for_canastas = { $count ->
    [one] esta canasta sola suma
   *[other] estas canastas solas suman
} al menos { $least }
problem-too_many_points_for_canastas = { $count ->
    [0] sin canastas se llega como mucho a { $most }
    [one] con esta canasta se llega como mucho a { $most }
   *[other] con estas canastas se llega como mucho a { $most }
}
problem-odd_points = los puntos de las cartas acaban en 0 o en 5

## What is wrong with a meld

problem-no_meld = estas cartas no forman una combinación: { $why ->
    [red_three] los treses rojos no se bajan en combinaciones
    [threes] en una escalera no hay treses
    [wild] una escalera lleva cartas naturales
    [gap] una escalera sube valor a valor, sin huecos ni repetidas
   *[ranks] { $first } y { $other } son valores distintos
}
problem-too_few_cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}: para una combinación hacen falta al menos { $least }
problem-too_many_cards_in_meld = { $count } cartas: una combinación tiene como mucho { $most }
problem-too_few_naturals = { $count ->
    [0] ninguna carta natural
    [one] una carta natural
   *[other] { $count } cartas naturales
}: hacen falta al menos { $least }
problem-too_many_wilds = { $count } comodines: como mucho { $most } en una combinación
problem-more_wilds_than_naturals = más comodines que cartas naturales
problem-not_fewer_wilds_than_naturals = tiene que haber menos comodines que cartas naturales
problem-no_wilds_in_rank = sin comodines en una combinación de este valor
problem-wild_aces_only_at_first = los ases llevan comodines solo en la apertura
problem-too_few_naturals_for_wilds = los comodines solo se añaden a { $least } o más cartas naturales
problem-no_sequences = con estas reglas no hay escaleras
problem-sequence_out_of_range = la escalera se sale de los valores permitidos
problem-no_wild_melds = los comodines no se bajan solos
problem-no_melds_of_twos = los doses no se bajan como combinación
problem-black_threes_never = los treses negros no se bajan nunca
problem-black_threes_only_going_out = los treses negros solo se bajan al cerrar
problem-bare_three = «{ $token }»: ¿de qué color es el 3? Escribe b para el negro, r para el rojo
problem-unknown_character = «{ $token }»: { $character } no es una carta
problem-unknown_suit = «{ $token }»: { $character } no es un palo; s picas, h corazones, d diamantes o c tréboles
problem-empty_notation = no hay ninguna carta
problem-empty_token = «{ $token }»: aquí no hay cartas

## Initial meld

problem-nothing_laid = no se ha bajado nada
problem-pile_not_allowed = no se puede abrir con el pozo
problem-pile_stopped = con esta carta arriba no se puede tomar el pozo: { $card }
problem-pile_takes_natural_pair = para tomar el pozo hacen falta dos cartas naturales de la mano iguales a la de arriba: { $card }
problem-pile_takes_no_wild = el pozo no se toma con comodines
problem-short_of_requirement = faltan { $short }
problem-needs_canasta = para abrir hace falta una canasta
problem-needs_natural_canasta = para abrir hace falta una canasta no sucia
problem-naturals_only = se abre solo con cartas naturales
problem-needs_clean_triple = hacen falta tres cartas naturales del mismo valor
problem-no_mixed_canasta_at_first = no se abre con una canasta sucia
problem-wild_meld_first = mientras la combinación de comodines esté incompleta, ningún comodín va a otra parte
problem-out_over_short_meld = no se cierra con una combinación incompleta de { $kind ->
    [sevens] sietes
    [aces] ases
   *[other] comodines
}
requirement-canasta = { $points ->
    [0] una canasta
   *[other] { $points } y una canasta
}
requirement-natural_canasta = { $points ->
    [0] una canasta no sucia
   *[other] { $points } y una canasta no sucia
}

## What is wrong with a document

place = { $list ->
    [matches] partida { $number }
    [deals] mano { $number }
    [sides] equipo { $number }
    [players] jugador { $number }
    [seats] asiento { $number }
    [melds] combinación { $number }
    [people] persona { $number }
    [members] persona { $number }
    [entrants] inscripción { $number }
    [rounds] ronda { $number }
    [tables] mesa { $number }
    [history] cambio { $number }
   *[other] fila { $number }
}
place-field = campo «{ $field }»
problem-wrong_kind = aquí hace falta { $kind ->
    [number] un número entero
    [number_or_all] «all» o un número entero
    [number_or_text] un número entero o un texto
    [text] un texto
    [text_or_list] un texto o una lista de textos
    [truth] true o false
    [list] una lista
   *[object] un objeto
}, no { $value }
problem-beyond_largest = aquí hace falta un número hasta { $most }
problem-not_offered = se puede poner { $allowed }, no { $value }
problem-wrong_value = este valor no encaja aquí
problem-value_needed = hace falta al menos un valor
problem-unknown_field = el campo «{ $field }» no existe
problem-missing_field = falta el campo «{ $field }»
problem-field_twice = esto no es JSON: un objeto tiene dos veces el campo { $field }
problem-not_json = esto no es JSON: línea { $line }, columna { $column }
problem-no_number = esto no es JSON: { $value } no es un número
problem-too_many_digits = esto no es JSON: un número tiene demasiadas cifras
problem-half_character = esto no es JSON: un texto contiene medio carácter
problem-nested_too_deeply = esto no es { $format }: demasiados niveles uno dentro de otro
problem-not_toml = esto no es TOML: línea { $line }
problem-not_utf8 = esto no es un texto UTF-8: byte { $byte }
problem-not_opened = este archivo no se puede abrir
problem-file_too_large = demasiado grande, se pueden leer { $most } MB como máximo
problem-not_storable = esto no se puede guardar
problem-wrong_format = aquí hace falta «{ $format }»
problem-wrong_version = aquí hace falta { $newest }
problem-newer_version = { $version } es más nueva que { $newest }: actualiza la app
problem-unknown_rule_set = el reglamento «{ $id }» no existe
problem-there_twice = una entrada está dos veces
problem-too_few_sides = hacen falta al menos dos equipos
problem-not_a_player = tiene que ser uno de los jugadores
problem-seats_not_players = cada jugador tiene un solo asiento
problem-changes_count_up = hace falta un número mayor que { $last }: los cambios van en orden creciente
problem-deal_of_another = esta mano no es de esta partida
problem-sequence_descends = { $low } no es más baja que { $high }
problem-one_card_needed = aquí hace falta una sola carta, no «{ $text }»
problem-case_needed = hace falta una lista con al menos un caso
problem-expected_other = se esperaba { $expected }, ha salido { $got }

## What is wrong with rules

problem-unknown_rule = no existe esa regla: { $rule }
problem-value_not_offered = este valor no se puede elegir
problem-at_least = hace falta { $least } o más
problem-taken_off = esto se resta: hace falta 0 o un número negativo
problem-total_cards = de las barajas y los jokers salen { $cards }
problem-row_needed = hace falta al menos una fila
problem-first_row_open = la primera fila no tiene límite inferior
problem-first_row_first_deal = la primera fila es para la primera mano
problem-rows_ascend = cada fila empieza más arriba que la anterior
problem-totals_of_threes = hace falta 0 y luego un total para cada uno de los { $count }
problem-steps_pairs = hacen falta pares de mínimo y signo
problem-steps_ascend = los pasos empiezan en 0 y suben
problem-count_range = hace falta el número mínimo, o el mínimo y el máximo
problem-canasta_too_short = una canasta es al menos tan larga como una combinación
problem-bonus_needed = hace falta un premio donde se bajan { $kind ->
    [wild] comodines
    [sequence] escaleras
   *[twos_natural] doses
}
problem-endless = una meta o un número de manos debe terminar la partida
problem-changed_around = esto es parte de una regla que ya se ha cambiado
problem-change_whole = aquí no existe esa regla: cambia la regla entera de la que es parte
problem-reference_needed = hace falta una fuente: "table" o "source#place"
problem-unknown_source = la fuente «{ $source }» no existe
problem-place_needed = «{ $ref }»: tras # hace falta uno de los lugares conocidos
problem-unknown_switch = la variante «{ $switch }» no existe
problem-switch_of_another = la variante «{ $switch }» no cambia esta regla
problem-citation_needed = un valor necesita una tabla con ref y status
problem-value_or_absent = hace falta un valor o absent = true
problem-dispute_of_another = hace falta una ruta que contenga { $rule }
problem-other_id = el archivo tiene otro nombre
problem-id_taken = la app ya tiene un reglamento con ese nombre
problem-circular = estas reglas se basan en sí mismas

## Command line

cli-deal = Mano { $number }
cli-running = Acumulado
cli-needs = Próxima apertura
cli-total = Total
cli-won = Victoria de { $side }{ $margin ->
    [0] .
   *[other] , con { $margin } de ventaja.
}
cli-tie = Empate en el primer puesto: { $sides }.
cli-nobody = No ganó nadie.
cli-drawn = Partida empatada entre { $sides }.
cli-reached = { $value } de { $requirement }
cli-reached-canasta = { $value }, mínimo { $requirement }
cli-allowed = { $reached }: se puede
cli-not-allowed = { $reached }: no se puede
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = tomado de { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = no se juega
cli-no-rule-set = el reglamento «{ $id }» no existe; hay: { $known }
grade-impossible = imposible
grade-unlikely = improbable

## Finder

finder-token = «{ $token }»: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
finder-nearest = No alcanza: lo más cercano es { $melds }, { $reached }
finder-nothing = Con estas cartas no se puede bajar nada.
finder-top-unused = En esta mano no hay una combinación que use la carta de arriba y tome el pozo.
finder-missing = { $count ->
    [one] falta una carta para la canasta
   *[other] faltan { $count } cartas para la canasta
}
finder-closing = Alcanzaría con una de estas, la mejor primero: { $cards }
finder-none-closes = Ninguna carta más alcanzaría por sí sola.

## Store

finding-torn = { $aside ->
    [none] Al final del archivo hay una entrada incompleta, como cuando la app se cierra o se va la luz mientras se guarda. Una entrada así nunca se dio por guardada. Las { $kept } entradas anteriores se pueden leer. No se ha cambiado nada.
   *[other] Al final del archivo había una entrada incompleta, como cuando la app se cierra o se va la luz mientras se guarda. Una entrada así nunca se dio por guardada. Las { $kept } entradas anteriores están aquí. El trozo está en { $aside }.
}
finding-damaged = { $aside ->
    [none] El archivo está dañado. { $dropped ->
        [0] Se pueden leer todas las entradas, { $kept } en total.
        [one] Una entrada no se puede leer, { $kept } sí.
       *[other] { $dropped } entradas no se pueden leer, { $kept } sí.
    } No se ha cambiado nada.
   *[other] El archivo no estaba como se había escrito. { $dropped ->
        [0] Se pudieron leer todas las entradas: aquí están las { $kept }.
        [one] Una entrada no se pudo leer, las otras { $kept } están aquí.
       *[other] { $dropped } entradas no se pudieron leer, las otras { $kept } están aquí.
    } El archivo tal como estaba se encuentra en { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Un dato que falta o no está como estaba se encuentra en las copias de seguridad. Una reparación lo repone.
       *[other] { $kept } datos que faltan o no están como estaban se encuentran en las copias de seguridad. Una reparación los repone.
    }
   *[other] { $kept ->
        [one] Se ha repuesto de las copias de seguridad un dato que faltaba o no estaba como antes.
       *[other] Se han repuesto de las copias de seguridad { $kept } datos que faltaban o no estaban como antes.
    }
} { $dropped ->
    [0] Hasta la última entrada conocida ya no falta ninguna.
    [one] Una entrada tampoco está en ninguna copia.
   *[other] { $dropped } entradas tampoco están en ninguna copia.
}
finding-behind = Una copia de seguridad tiene más que el archivo de las partidas: { $dropped ->
    [0] es de otro archivo.
    [one] al archivo le falta la última entrada. El archivo se vació, se cortó, se borró o se cambió por una copia más antigua.
   *[other] al archivo le faltan las últimas { $dropped } entradas. El archivo se vació, se cortó, se borró o se cambió por una copia más antigua.
} La copia de seguridad { $backup } se guarda hasta que la recuperes o decidas seguir así.
finding-taken_away = Con la app en marcha, otro programa movió, borró o cambió por otro el archivo de las partidas. Se ha escrito de nuevo con todo lo que contiene; no falta nada. { $aside ->
    [none] En su lugar no había nada.
   *[other] Lo que había en su lugar está en { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] De una partida ya no se sabe quién la jugó ni con qué reglas. No se puede mostrar; sus manos siguen en el archivo.
   *[other] De { $dropped } partidas ya no se sabe quién las jugó ni con qué reglas. No se pueden mostrar; sus manos siguen en el archivo.
}
finding-too_new = Estas partidas son de una versión más nueva de la app. Aquí se pueden leer; para guardar algo, actualiza la app.
finding-migrated = { $aside ->
    [none] Estas partidas son de una versión anterior de la app. En el próximo inicio se actualizan y se guarda una copia.
   *[other] Estas partidas eran de una versión anterior de la app. Se han actualizado; el archivo tal como estaba se encuentra en { $aside }.
}
finding-not_compacted = No se pudo ordenar el archivo de las partidas. { $answer ->
    [full] No había espacio: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} Al archivo no le falta nada.
finding-not_kept = Este navegador no guarda nada de esta página, como en una ventana privada. Aquí se puede jugar, pero las partidas se pierden al cerrar la página. Abre la app en una ventana normal, o comparte la partida antes de cerrarla.
finding-not_backed_up = En este inicio no se pudo hacer una copia de seguridad. { $answer ->
    [full] No había espacio: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} A las partidas no les falta nada.

store-busy = Las partidas ya están abiertas en esta app, en otra ventana o por otra persona de este PC: { $path }
store-foreign = En este archivo no hay partidas de esta app. Se ha dejado como está: { $path }
store-unreadable = { $answer ->
    [missing] Aquí no hay partidas: { $path }
    [forbidden] No tienes permiso para leer las partidas: { $path }
    [failing] El disco falla y las partidas no se pueden leer. Copia lo que puedas a otro disco: { $path }
   *[other] Las partidas no se pueden leer: { $path }
}
store-read_only = No guardado: desde que algo falló, las partidas solo se pueden leer. Abre la app otra vez: { $path }
store-too_new = No guardado: estas partidas son de una versión más nueva de la app. Actualiza la app: { $path }
store-not_written = { $answer ->
    [full] No guardado: el disco está lleno. Libera espacio y guarda otra vez: { $path }
    [forbidden] No guardado: no tienes permiso para escribir aquí: { $path }
    [failing] No guardado: el disco falla. Copia lo que puedas a otro disco: { $path }
    [missing] No guardado: la carpeta ya no existe: { $path }
   *[other] No guardado: el disco dio un error. Guarda otra vez, o vuelve a abrir la app: { $path }
}
store-changed = No guardado: otro programa ha escrito en el archivo de las partidas. Abre la app otra vez: { $path }
store-not_flushed = { $answer ->
    [full] No guardado: el disco está lleno, y desde ahora las partidas solo se pueden leer. Libera espacio y abre la app otra vez: { $path }
    [failing] No guardado: el disco falla, y desde ahora las partidas solo se pueden leer. Copia lo que puedas a otro disco y abre la app otra vez: { $path }
   *[other] No guardado: el disco dio un error, y desde ahora las partidas solo se pueden leer. Abre la app otra vez: { $path }
}
store-no_backup = Esta copia de seguridad no existe: { $path }
store-not_kept = Esto está guardado solo en la página abierta: el navegador no lo conserva, y se pierde al cerrarla. Libera espacio en este dispositivo, o comparte la partida antes de cerrar la página.
store-not_migrated = No se pudieron actualizar estas partidas de una versión anterior. Se han dejado como estaban: { $path }
store-not_backed_up = No se ha recuperado nada, porque antes no se pudo hacer una copia de lo que hay ahora: { $path }
store-unfit = Esto no se puede guardar: al leerlo de nuevo no sería igual.
store-misused = No guardado: error interno de la app. Avísanos, por favor.

doctor-store = { $path }: { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}, { $size } kB
doctor-healthy = Todo se puede leer.
doctor-mendable = Para repararlo, cierra la app y repite este comando con --repair.
doctor-unreadable = La partida { $match } no se puede abrir: { $what }
doctor-unreadable-evening = La jornada del club { $name } no se puede abrir: { $what }
doctor-behind = Para recuperar lo que tiene, cierra la app y repite este comando con --restore { $backup }
doctor-restored = Las partidas están como en { $backup }. { $before ->
    [none] Antes no había nada aquí.
   *[other] Lo que había antes está en { $before }.
}
doctor-gaps = { $count ->
    [one] En el historial de una partida falta un cambio, y no está en ninguna copia de seguridad.
   *[other] En los historiales de las partidas faltan { $count } cambios, y no están en ninguna copia de seguridad.
}
doctor-strays = { $count ->
    [one] De una partida están las manos, pero no los jugadores, que tampoco están en ninguna copia de seguridad.
   *[other] De { $count } partidas están las manos, pero no los jugadores, que tampoco están en ninguna copia de seguridad.
}
doctor-bad-backup = Esta copia de seguridad está dañada: { $path }
doctor-aside = Resto de una reparación o actualización anterior; lo puedes borrar: { $path }
doctor-backups = { $count ->
    [0] No hay copias de seguridad.
    [one] Hay 1 copia de seguridad, { $size } kB.
   *[other] Hay { $count } copias de seguridad, { $size } kB en total.
}

package-site = { $folder }: { $files } archivos, { $size } MB. Esta carpeta puede estar en cualquier servidor web; tras abrirla una vez funciona también sin red.
package-app = { $folder }: { $files } archivos, { $size } MB. En esta carpeta ejecuta flet build con el tipo de app que quieras: apk, ipa, windows, macos, linux o web.
package-install = esto instala lo que necesita un sitio: pip install "scorekeeper[package]"
problem-not_installed = { $name } no está instalado; { package-install }
problem-other_version = está instalado { $name } { $version }, hace falta { $wanted }; { package-install }
problem-compiled_parts = { $name } tiene partes compiladas y no se puede llevar a otro sitio
problem-unknown_files = { $name }: falta la lista de sus archivos; instálalo con pip
problem-no_assets = falta la carpeta de letras e imágenes: { $folder }
problem-folder_is_file = { $folder }: esto es un archivo; indica una carpeta nueva o vacía
problem-folder_not_empty = { $folder }: esta carpeta no está vacía; indica una vacía o nueva
problem-folder_refused = { $folder }: esta carpeta no se puede crear
problem-client_lacks_file = al cliente web de Flet le falta el archivo { $file }; { package-install }
problem-client_unknown = esta versión del cliente web de Flet no se conoce aquí; { package-install }
problem-client_of_another = Flet es { $flet }, su cliente web { $client }; { package-install }

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Para el navegador
   *[window] Para una ventana propia
} hace falta un paquete que aquí no está o es de otra versión. Se instala así: pip install "{ $to_install }"
launch-assets-missing = Falta la carpeta de fuentes e imágenes; se ha buscado en { $tried }.
launch-no-display = Aquí no hay pantalla para una ventana; usa --web.
launch-no-window = El cliente de escritorio de Flet no está o no arranca; usa --web.
launch-window-or-server = Una ventana no necesita servidor: usa --desktop sin --web, --host ni --port.
launch-no-host = No existe ningún host llamado «{ $host }».
launch-no-port = { $port } no es un puerto; los puertos van de 1 a { $last }.
launch-port-taken = El puerto { $port } lo usa otro programa. Elige otro con --port, o no pongas --port para usar uno libre.
launch-not-our-address = { $host } no es una dirección de este PC.
launch-port-forbidden = El puerto { $port } está reservado al sistema. Elige uno mayor que 1023 con --port.
launch-cannot-listen = No se puede escuchar en { $host }, puerto { $port }.
visitor-host = Dirección incorrecta
visitor-host-text = Con este nombre no se llega al marcador. Usa la dirección que mostró al arrancar.
visitor-origin = Acceso desde otro sitio
visitor-origin-text = Otra página web ha intentado usar el marcador. Solo pueden hacerlo sus propias páginas.
visitor-path = Página no encontrada
visitor-path-text = El marcador no tiene ninguna página con esa dirección.
visitor-key = Este marcador es privado
visitor-key-text = Ábrelo con el enlace que mostró al arrancar. Cada enlace deja entrar a un navegador.
visitor-link = Este enlace ya no sirve
visitor-link-text = Cada enlace deja entrar a un solo navegador, una sola vez, mientras el marcador está en marcha. Para otro enlace, reinicia el marcador.
visitor-welcome = Hola
visitor-welcome-text = El marcador se está abriendo.
visitor-open = Abrir el marcador
visitor-connection-lost = El marcador no responde. Lo que has escrito se conserva; al volver la conexión, todo sigue.
visitor-broken = Algo ha fallado aquí. Lo guardado se conserva. Vuelve a cargar la página.

## Club: server

launch-no-certificate = El certificado o su clave no se pueden leer: { $file }.
launch-bad-certificate = { $cert } no es un certificado con su clave.
launch-key-without-certificate = Una clave va con un certificado: indica los dos, --cert y --key.
launch-copy-is-folder = { $file } es una carpeta. Indica el archivo en que se guarda la copia.
launch-copy-has-no-folder = Para la copia no hay ninguna carpeta { $folder }.
serve-here = El organizador, en este PC: { $link }
serve-pin = El organizador, en otro PC: { $address } con el PIN { $pin }
serve-plain = Sin --cert, quien comparta esta red puede leer los datos entre los teléfonos y el marcador, incluido el PIN.
serve-not-copied = La copia de la jornada no se puede escribir en { $file }. La jornada sigue; se reintenta cada pocos segundos.
serve-copied-again = La copia de la jornada se escribe otra vez: { $file }
visitor-stranger = Escanea la tarjeta de tu mesa
visitor-stranger-text = Este teléfono no está conectado a una mesa, o ya no lo está. Escanea otra vez el código de la tarjeta de tu mesa, o pide al organizador una tarjeta nueva.
visitor-elsewhere = Desde aquí no se puede
visitor-elsewhere-text = La jornada se organiza desde el PC del marcador, o desde otro con el PIN, si el marcador se arrancó así.
visitor-full = Demasiados teléfonos conectados
visitor-full-text = Ahora no cabe otro teléfono. Cierra el marcador en un teléfono que no haga falta; esta página lo reintenta sola.
visitor-join = Tu mesa
visitor-join-text = Es un momento. Si no puedes escanear el código, escribe las letras de la tarjeta.
visitor-join-label = Letras de la tarjeta
visitor-join-button = Ir a la mesa
visitor-join-unknown = Este código no abre ahora ninguna mesa. Pide al organizador una tarjeta nueva.
visitor-join-organiser = Este navegador es el del organizador. Abre el enlace en un teléfono, en otro navegador o en una ventana privada.
visitor-join-not-saved = El PC del marcador no puede guardar ahora. Avisa al organizador.
visitor-pin = Organizador
visitor-pin-text = El PIN aparece donde se arrancó el marcador.
visitor-pin-label = PIN
visitor-pin-button = Organizar la jornada
visitor-pin-wrong = PIN incorrecto.
visitor-knock-failed = El marcador no responde. Comprueba que este teléfono esté en la red del club e inténtalo otra vez.
visitor-knock-often = Demasiados intentos. Espera un minuto e inténtalo otra vez.
visitor-knock-long = Demasiado largo.
visitor-no-script = Esta página necesita JavaScript.

## Screens

app-name = Canasta Scorekeeper
tab-table = Mesa
tab-meld = Apertura
tab-matches = Partidas
tab-club = Club
tab-more = Más
broken-part = Esta parte no se puede mostrar. Vuelve atrás y ábrela de nuevo.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d 'de' MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL 'de' y
pattern-day-of-month = EEE d MMM
days-today = Hoy
days-yesterday = Ayer
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } para { $side }
points-from-to = { $before } → { $after }
change-start = Partida empezada
change-record = { $points ->
    [none] Mano { $number } guardada
   *[other] Mano { $number } guardada: { $points }
}
change-amend = { $points ->
    [none] Mano { $number } editada: los puntos no cambian
   *[other] Mano { $number } editada: { $points }
}
change-insert = { $points ->
    [none] Mano { $number } insertada
   *[other] Mano { $number } insertada: { $points }
}
change-drop = { $points ->
    [none] Mano { $number } borrada
   *[other] Mano { $number } borrada: { $points }
}
change-set_up = { $parts ->
    [none] Configuración guardada sin cambios
   *[other] Configuración cambiada: { $parts }
}
change-end = { $by ->
    [agreement] Terminada de común acuerdo
    [time] Terminada por tiempo
    [walkover] Terminada por incomparecencia
   *[other] Partida terminada
}
change-resume = La partida sigue
change-undo = { $points ->
    [none] Deshecho: { $what }
   *[other] Deshecho: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Rehecho: { $what }
   *[other] Rehecho: { $what } ({ $points })
}
change-what-start = el comienzo
change-what-record = mano { $number }
change-what-amend = edición de la mano { $number }
change-what-insert = inserción de la mano { $number }
change-what-drop = borrado de la mano { $number }
change-what-set_up = cambio de configuración
change-what-end = fin de la partida
change-what-resume = reanudación de la partida
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = un cambio perdido
change-what-redo = un cambio perdido
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Deshacer: { $what }
redo-what = Rehacer: { $what }
set-up-part-ruleset = reglamento
set-up-part-house_rules = reglas caseras
set-up-part-sides = nombres
set-up-part-seats = asientos
set-up-part-first_dealer = quién reparte primero
set-up-part-direction = sentido del juego
set-up-part-opening_scores = puntos iniciales

## Rules: sections of a rule book

rules-section-players = Jugadores y equipos
rules-section-cards = Cartas y reparto
rules-section-melds = Combinaciones
rules-section-initial = Apertura
rules-section-canastas = Canastas
rules-section-threes = Treses rojos y negros
rules-section-out = Cierre
rules-section-extras = Penalizaciones y jugadas especiales
rules-section-end = Fin de la partida
rules-section-table = En la mesa

## Rules: what each value is about, by its dotted path

rule-players = Jugadores
rule-sides = Equipos
rule-sides-count = Equipos
rule-sides-size = Jugadores por equipo
rule-sides-kind = Cómo se forman los equipos
rule-by_players = Según el número de jugadores
rule-by_players-some = Con { $players } jugadores: { $what }
rule-decks = Barajas
rule-jokers = Jokers
rule-total_cards = Cartas en total
rule-hand_size = Cartas que recibe cada jugador
rule-foot_size = Cartas del pie
rule-stock_draw = Cartas que se roban por turno
rule-dealing = Reparto
rule-dealing-direction = Sentido del juego
rule-dealing-first_dealer = Quién reparte primero
rule-dealing-next_dealer = Quién reparte después
rule-dealing-first_player = Quién juega primero
rule-dealing-cutter = Quién corta la baraja
rule-partner_question = Preguntar al compañero
rule-partner_question-going_out = Preguntar al compañero antes de cerrar
rule-partner_question-acaba = Preguntar al compañero antes del acaba
rule-card_values = Valor de las cartas
rule-card_values-some = Valor de la carta: { $card }
rule-meld_rules = Combinaciones
rule-meld_rules-min_cards = Cartas de una combinación, mínimo
rule-meld_rules-min_naturals = De ellas naturales, mínimo
rule-meld_rules-max_wilds = De ellas comodines, máximo
rule-meld_rules-wild_vs_natural = Comodines frente a cartas naturales
rule-meld_rules-max_cards = Cartas de una combinación, máximo
rule-meld_rules-max_cards_waived_when_going_out = Quien cierra puede bajar más cartas
rule-meld_rules-pure_wild = Combinaciones solo de comodines
rule-meld_rules-pure_wild_max = Cartas de una combinación de comodines, máximo
rule-meld_rules-sequences = Escaleras del mismo palo
rule-meld_rules-sequence_min = Cartas de una escalera, mínimo
rule-meld_rules-sequence_max = Cartas de una escalera, máximo
rule-meld_rules-sequence_low = Carta más baja de una escalera
rule-meld_rules-sequence_high = Carta más alta de una escalera
rule-meld_rules-sequence_wilds = Comodines en una escalera, máximo
rule-meld_rules-one_meld_per_rank = Una sola combinación de cada valor por equipo
rule-meld_rules-no_wild_ranks = Valores que no llevan comodines
rule-meld_rules-aces_wild_only_in_initial_meld = Los ases llevan comodines solo en la apertura
rule-meld_rules-rule_of_five = Tras la apertura los comodines solo se añaden a cinco naturales
rule-meld_rules-twos_meldable = Combinaciones de doses
rule-meld_rules-wild_meld_first = Todos los comodines van antes a la combinación de comodines incompleta
rule-canasta_min_cards = Cartas de una canasta, mínimo
rule-canasta_bonus = Premios de las canastas
rule-canasta_bonus-natural = Canasta limpia
rule-canasta_bonus-mixed = Canasta sucia
rule-canasta_bonus-wild = Canasta de comodines
rule-canasta_bonus-wild_all_twos = Canasta de comodines, solo doses
rule-canasta_bonus-wild_four_jokers = Canasta de comodines con cuatro jokers
rule-canasta_bonus-sequence = Canasta en escalera
rule-canasta_bonus-sevens = Canasta de sietes
rule-canasta_bonus-aces = Canasta de ases
rule-canasta_bonus-twos_natural = Canasta limpia de doses
rule-canasta_bonus-twos_mixed = Canasta sucia de doses
rule-concealed_canasta = Canasta bajada entera
rule-concealed_canasta-mode = Canasta bajada entera
rule-concealed_canasta-amount = Premio por la canasta bajada entera
rule-extra_canasta_bonuses = Premios por número de canastas
rule-bonuses_when_out = Premios solo para el equipo que cierra
rule-canasta_cards_count = Las cartas de las canastas cuentan además del premio
rule-red_three_values = Treses rojos: uno, dos, tres, etc.
rule-red_three_sign = Treses rojos a favor o en contra
rule-red_three_sign-measure = Qué decide si los treses rojos van a favor o en contra
rule-red_three_sign-steps = Treses rojos a favor o en contra
rule-red_three_all_four_without_meld = Los cuatro treses rojos sin haber abierto
rule-red_three_in_hand = Un tres rojo en la mano al final
rule-red_three_in_hand-mode = Un tres rojo en la mano al final
rule-red_three_in_hand-points = Penalización por un tres rojo en la mano al final
rule-black_three = Treses negros
rule-black_three-role = Treses negros
rule-black_three-meld_when = Bajar treses negros
rule-black_three-meld_sizes = Treses negros de una combinación
rule-black_three-meld_sizes-min = Treses negros de una combinación, mínimo
rule-black_three-meld_sizes-max = Treses negros de una combinación, máximo
rule-black_three-meld_wilds = Comodines con treses negros
rule-black_three-in_hand = Penalización por un tres negro en la mano al final
rule-black_three-in_hand_mode = Un tres negro en la mano al final
rule-black_three-tabled_values = Treses negros en la mesa: uno, dos, tres, etc.
rule-black_three-captured_values = Treses negros tomados: uno, dos, tres, etc.
rule-initial_meld = Lo que hace falta para abrir
rule-initial_meld-by = De qué depende la apertura
rule-initial_meld-bands = Lo que hace falta para abrir
rule-initial_meld_exceptions = Excepciones de la apertura
rule-initial_meld_exceptions-canasta_always_suffices = Con una canasta entera siempre se puede abrir
rule-initial_meld_exceptions-top_discard_counts = Cuenta la carta de arriba del pozo
rule-initial_meld_exceptions-naturals_only = Solo cartas naturales
rule-initial_meld_exceptions-clean_triple_required = Hacen falta tres cartas naturales del mismo valor
rule-initial_meld_exceptions-mixed_canasta_allowed = Se puede abrir con una canasta sucia
rule-initial_meld_exceptions-pile_allowed = Se puede abrir con el pozo
rule-initial_meld_exceptions-pile_frozen = El pozo está congelado para quien no ha abierto: solo se toma con una pareja natural
rule-initial_meld_exceptions-concealed_out_exempt = Hace falta también en el cierre en mano
rule-initial_meld_exceptions-bonuses_count = Los premios cuentan para abrir
rule-initial_meld_exceptions-red_threes_count = Los treses rojos cuentan para abrir
rule-go_out_bonus = Premio por cerrar
rule-concealed_go_out_extra = Premio extra por el cierre en mano
rule-go_out_requirement = Lo que hace falta para cerrar
rule-go_out_requirement-canastas = Canastas para cerrar
rule-go_out_requirement-natural = De ellas limpias, mínimo
rule-go_out_requirement-mixed = De ellas sucias, mínimo
rule-go_out_requirement-sequence = De ellas escaleras, mínimo
rule-go_out_requirement-exclude = Canastas que no valen para cerrar
rule-go_out_requirement-no_short_melds_of = Combinaciones incompletas con las que no se cierra
rule-go_out_discard_required = Hay que descartar la última carta
rule-hand_cards = Cartas en la mano al final
rule-penalties = Penalizaciones
rule-penalties-incomplete_sevens = Sietes empezados sin terminar
rule-penalties-incomplete_aces = Ases empezados sin terminar
rule-penalties-incomplete_wild = Comodines empezados sin terminar
rule-penalties-held_sevens_3plus = Tres o más sietes retenidos
rule-penalties-held_aces_3plus = Tres o más ases retenidos
rule-penalties-short_sequence = Escaleras que se quedan cortas
rule-penalties-short_sequence-max_len = Cartas de una escalera corta, máximo
rule-penalties-short_sequence-points = Penalización por una escalera corta
rule-penalties-incomplete_wild_with_four_jokers = Comodines con cuatro jokers, sin terminar
rule-melded_cards_negative_without_canasta = Sin canasta, las cartas bajadas restan
rule-special_hands = Jugadas especiales
rule-special_hands_mode = Una jugada especial vale
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: para cada equipo rival
rule-acaba-caller = Acaba: para el equipo que lo dice
rule-seven_canastas_auto_win = Ganar por canastas
rule-seven_canastas_auto_win-enabled = Ganar por canastas
rule-seven_canastas_auto_win-count = Cuántas canastas ganan la partida
rule-seven_canastas_auto_win-points = Puntos por esas canastas
rule-target = Puntos para ganar
rule-match_hands = Manos de una partida
rule-match_winner = Quién gana
rule-tie = Empate en el primer puesto
rule-stock_exhaustion = Cuando se acaba el mazo
rule-table_rules = En la mesa
rule-table_rules-pile_onto_canasta = El pozo se puede tomar para una canasta terminada
rule-table_rules-pile_needs = Con qué se toma un pozo no congelado
rule-table_rules-pile_cards = Cuántas cartas del pozo se toman
rule-table_rules-jokers_discardable = Los jokers se pueden descartar
rule-table_rules-first_pile = Cómo empieza el pozo
rule-table_rules-stock_out = Hasta cuándo se juega sin mazo
rule-table_rules-red_threes_replaced = Un tres rojo robado se repone
rule-table_rules-without_canasta_last_card = La última carta de un equipo sin canasta

## Rules: values

value-yes = sí
value-no = no
value-none = nada
value-absent = no se juega
value-points = { $number ->
    [0] nada
   *[other] { $number }
}
value-or = { $first } o { $last }
value-and = { $first } y { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = en equipo
value-sides-kind-individual = cada uno por su cuenta
value-sides-kind-lone_hand = uno contra los demás
value-by_players-same = como se indica aquí
value-by_players-line = { $players } jugadores: { $what }
value-foot_size = { $number ->
    [0] sin pie
   *[other] { $number }
}
value-dealing-direction-clockwise = horario
value-dealing-direction-counterclockwise = antihorario
value-dealing-first_dealer-any_method = a elección
value-dealing-first_dealer-by_lot = por sorteo
value-dealing-next_dealer-next_in_direction = el siguiente en el sentido del juego
value-dealing-first_player-next_after_dealer = el jugador siguiente al que reparte
value-dealing-cutter-before_dealer = el jugador anterior al que reparte
value-partner_question-going_out-none = no se pregunta
value-partner_question-going_out-may_ask_binding = se puede, y la respuesta obliga
value-partner_question-going_out-must_ask = hay que preguntar al compañero
value-partner_question-acaba-none = no se pregunta
value-partner_question-acaba-may_ask_binding = se puede, y la respuesta obliga
value-partner_question-acaba-must_ask = hay que preguntar al compañero
value-meld_rules-max_wilds-absent = sin límite
value-meld_rules-max_cards-absent = sin límite
value-meld_rules-wild_vs_natural-any = sin otro límite
value-meld_rules-wild_vs_natural-le = nunca más que naturales
value-meld_rules-wild_vs_natural-lt = siempre menos que naturales
value-canasta_bonus-wild-absent = no se juega
value-canasta_bonus-wild_all_twos-absent = sin premio aparte
value-canasta_bonus-wild_four_jokers-absent = sin premio aparte
value-canasta_bonus-sequence-absent = no se juega
value-canasta_bonus-sevens-absent = sin premio aparte
value-canasta_bonus-aces-absent = sin premio aparte
value-canasta_bonus-twos_natural-absent = no se juega
value-canasta_bonus-twos_mixed-absent = no se juega
value-concealed_canasta-mode-none = sin premio adicional
value-concealed_canasta-mode-add = puntos adicionales
value-concealed_canasta-mode-multiply = premio multiplicado
value-concealed_canasta-none = sin premio adicional
value-concealed_canasta-add = { $amount } más
value-concealed_canasta-multiply = premio × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exactamente { $count } { $type }
value-extra_canasta_bonuses-least = { $count } o más { $type }
value-red_three_values-never = no se ponen nunca en la mesa
value-red_three_sign-measure-opened = si el equipo ha abierto
value-red_three_sign-measure-canastas = las canastas del equipo
value-red_three_sign-opened = { $least ->
    [0] sin haber abierto
   *[other] habiendo abierto
}
value-red_three_sign-canastas-none = ninguna canasta
value-red_three_sign-canastas-exactly = { $least ->
    [one] exactamente una canasta
   *[other] exactamente { $least } canastas
}
value-red_three_sign-canastas-most = { $most ->
    [one] una canasta como mucho
   *[other] { $most } canastas como mucho
}
value-red_three_sign-canastas-least = { $least ->
    [one] una canasta o más
   *[other] { $least } canastas o más
}
value-red_three_sign-canastas-between = de { $least } a { $most } canastas
value-red_three_sign-steps = desde { $least }
value-red_three_sign-minus = en contra
value-red_three_sign-zero = no cuentan
value-red_three_sign-plus = a favor
value-red_three_all_four_without_meld-absent = sin regla aparte
value-red_three_in_hand-mode-penalty = cuesta puntos
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = cuenta como si estuviera en la mesa mientras el equipo no tenga canasta
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = tapan el pozo
value-black_three-role-discard_only = solo se descartan
value-black_three-role-tabled_bonus = se ponen en la mesa por un premio
value-black_three-role-removed_from_pile = salen del juego con el pozo
value-black_three-meld_when-never = nunca
value-black_three-meld_when-going_out = solo al cerrar
value-black_three-meld_when-any = en cualquier momento
value-black_three-meld_sizes-max-absent = sin límite
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = cuesta puntos
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = cuenta como si estuviera en la mesa mientras el equipo no tenga canasta
value-black_three-tabled_values-absent = no se ponen en la mesa
value-black_three-captured_values-absent = no dan nada
value-initial_meld-by-score = del total del equipo
value-initial_meld-by-hand_number = del número de la mano
value-band-below = menos de { $next }
value-band-between = de { $from } a { $to }
value-band-above = { $from } o más
value-band-all = cualquier total
value-band-deal = mano { $deal }
value-band-last-deal = mano { $deal } y siguientes
value-initial_meld_exceptions-concealed_out_exempt-never = sí
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = solo si se tomó el pozo
value-initial_meld_exceptions-concealed_out_exempt-always = no
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-hand_cards-every_card_of_all_partners = restan, a todos los compañeros
value-hand_cards-every_card_of_hand_and_foot = restan, las de mano y pie
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nada
value-penalties-short_sequence = { $points } por cada escalera de hasta { $cards } cartas
value-penalties-incomplete_wild_with_four_jokers-absent = como los demás comodines
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } y gana la partida
value-special_hands_mode-replace = sola
value-special_hands_mode-add = además de todo lo demás
value-acaba-no = no se juega
value-acaba-yes = { $opponents } para cada equipo rival, { $caller } para el que lo dice
value-seven_canastas_auto_win-no = no
value-seven_canastas_auto_win-yes = { $count } canastas en una mano: { $points } y gana la partida
value-target-absent = ninguno: se juega un número fijo de manos
value-match_hands-absent = las que hagan falta
value-match_winner-highest_at_target = el total más alto, en cuanto un equipo llega a los puntos
value-match_winner-highest_after_last_deal = el total más alto tras la última mano
value-tie-play_another_hand = otra mano
value-tie-drawn_game = partida empatada
value-stock_exhaustion-no_going_out_bonus = nadie recibe el premio por cerrar
value-stock_exhaustion-last_draw_finishes_turn = quien robó la última carta termina su turno
value-table_rules-pile_needs-any = una pareja natural, o una carta y un comodín
value-table_rules-pile_needs-no_wild = solo cartas naturales
value-table_rules-pile_needs-natural_pair = una pareja natural
value-table_rules-pile_cards-all = todas
value-table_rules-first_pile-one_card = con una carta
value-table_rules-first_pile-upcard_value = con la descubierta y tantas cartas más como indique
value-table_rules-stock_out-until_pile_refused = mientras se pueda tomar el pozo
value-table_rules-stock_out-after_last_draw = hasta el final del turno en que se roba la última carta
value-table_rules-stock_out-pile_becomes_stock = se da vuelta el pozo y pasa a ser el mazo
value-table_rules-without_canasta_last_card-may_be_kept = se puede guardar
value-table_rules-without_canasta_last_card-must_discard = tiene que quedar para el descarte

rule-type-any = canastas
rule-type-natural = limpias
rule-type-mixed = sucias
rule-type-wild = de comodines
rule-type-wild_all_twos = de comodines, todos doses
rule-type-wild_four_jokers = de comodines con cuatro jokers
rule-type-sequence = escaleras
rule-type-sevens = de sietes
rule-type-aces = de ases
rule-type-twos_natural = limpias de doses
rule-type-twos_mixed = sucias de doses

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = as
rule-card-K = rey
rule-card-Q = dama
rule-card-J = jota
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = 3 negro

rule-hand-straight = corrida
rule-hand-pairs = parejas
rule-hand-pairs_no_wilds = parejas sin comodines
rule-hand-pairs_twos_sevens_aces = parejas de doses, sietes y ases
rule-hand-garbage = garbage
rule-hand-wild_pairs = parejas de comodines
rule-hand-miami_pairs = parejas de Miami
rule-hand-zip_code = zip code
rule-hand-blast_off = blast-off
rule-hand-triples = tríos
rule-hand-quads = cuartetos
rule-hand-dream_hand_plus_4 = dream hand más 4
rule-hand-dream_hand_plus_5 = dream hand más 5

## Rules: where a value comes from

standing-document = nuestras fuentes
standing-outside = otros libros
standing-disputed = fuentes discrepantes
standing-inherited = de otras reglas
standing-proposed = propuesta
standing-document-why = Está en las fuentes del proyecto.
standing-outside-why = No está en las fuentes del proyecto, sino en otros libros de reglas.
standing-disputed-why = Las fuentes no coinciden.
standing-inherited-why = Tomado de { $from }.
standing-proposed-why = Ninguna fuente: es una propuesta que hay que acordar en la mesa.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipedia en afrikáans
    [dutch-wikipedia] Canasta, Wikipedia en neerlandés
    [spruce-dutch] Canasta en The Spruce, traducción automática al neerlandés
    [english-wikipedia-german] Canasta, Wikipedia en inglés, traducción automática al alemán
    [italian-house-rules] Come si gioca a Canasta?, reglas de una mesa italiana
    [italian-encyclopedia] Canasta, una enciclopedia italiana
    [none] Sin fuente: una propuesta de este reglamento
    [table] Acordado en la mesa
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: «{ $text }»
source-at = { $title } · { $place }
source-via = { $source } (citado por { $title })
source-says = { $sources }: { $value }

## Rules: the rule sets

family-name = { $family ->
    [classic] Clásica
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [boat] Boat
   *[other] Otros juegos
}
rule-set-facts = { $players } jugadores, { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
}, { $cards } cartas cada uno, { $end }
rule-set-end-target = a { $target }
rule-set-end-deals = { $deals ->
    [one] una mano
   *[other] { $deals } manos
}
rule-set-name-classic_4p = Clásica
rule-set-name-classic_2p = Clásica para dos
rule-set-name-classic_3p = Clásica para tres
rule-set-name-classic_6p = Clásica para seis
rule-set-name-dutch_house = Reglas caseras holandesas
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Reglas caseras italianas
rule-set-name-british = Británica
rule-set-name-uruguayan = Uruguaya
rule-set-name-uruguay_wild = Uruguay con canastas de comodines
rule-set-name-cuban = Cubana
rule-set-name-cutthroat_3p = Uno contra dos
rule-set-name-six_hand_three_pack = Tres barajas para seis
rule-set-name-modern_american = Modern American
rule-set-name-modern_american_cla = Modern American, reglas de liga
rule-set-name-samba = Samba
rule-set-name-bolivian = Boliviana
rule-set-name-brazilian = Brasileña
rule-set-name-chilean = Chilena
rule-set-name-italian_samba = Samba a la italiana
rule-set-name-hand_and_foot = Hand & Foot
rule-set-name-hand_and_foot_solo = Hand & Foot sin parejas
rule-set-name-boat = Boat
rule-set-special-classic_4p = El juego como quedó fijado hacia 1950: cuatro treses rojos son 800, con una canasta se cierra.
rule-set-special-classic_2p = Se roban dos cartas por turno, y para cerrar hacen falta dos canastas.
rule-set-special-classic_3p = Cada uno por su cuenta, trece cartas por jugador, una carta robada por turno.
rule-set-special-classic_6p = Dos equipos de tres con tres barajas; también cinco y seis treses rojos dan puntos.
rule-set-special-dutch_house = Una canasta bajada entera vale el doble; un tres rojo olvidado cuesta 500.
rule-set-special-spruce = Nunca más comodines que naturales; una canasta bajada entera da 100 más.
rule-set-special-italian_house = Quince cartas, seis escalones de apertura hasta 180, cuatro treses rojos son 500, la última carta siempre se descarta.
rule-set-special-british = Quien ve perdida la mano puede decir acaba: 1.500 para los demás, y la mano termina.
rule-set-special-uruguayan = El mismo juego clásico, con el nombre del país donde se jugó por primera vez.
rule-set-special-uruguay_wild = Tres o más comodines son una combinación, y siete una canasta de 2.000.
rule-set-special-cuban = Canastas de comodines de 2.000 a 4.000, de siete cartas justas.
rule-set-special-cutthroat_3p = Quien toma primero el pozo juega esa mano solo contra los otros dos.
rule-set-special-six_hand_three_pack = Trece cartas por jugador, dos canastas para cerrar, un quinto escalón de apertura.
rule-set-special-modern_american = Canastas de sietes, de ases y de comodines, treses de los dos colores, jugadas especiales.
rule-set-special-modern_american_cla = Los números de la liga: aperturas de 125, 155 y 180, dos canastas para cerrar, once jugadas especiales.
rule-set-special-samba = Además de grupos, escaleras del mismo palo; siete seguidas son una samba de 1.500.
rule-set-special-bolivian = Samba con canastas de comodines de 2.500; para cerrar hace falta una escalera.
rule-set-special-brazilian = Con 7.000 y desde 9.000 se abre con una canasta entera; una escalera corta cuesta 1.000.
rule-set-special-chilean = Samba y bolivia a la vez. Poco más se sabe de ella.
rule-set-special-italian_samba = Canastas de doses, premios por cinco y por diez canastas, el pozo siempre congelado.
rule-set-special-hand_and_foot = Una mano y un pie de once cartas cada uno; la apertura crece de mano en mano.
rule-set-special-hand_and_foot_solo = Hand & Foot, cada uno por su cuenta: se cierra con una canasta limpia y dos sucias.
rule-set-special-boat = No hay reglas publicadas: se juega como la clásica mientras no se cambie.

## Table

cancel = Cancelar
sheet-close = Cerrar
notice-undo = Deshacer
notice-redo = Rehacer
notice-already = Ya guardado desde otro teléfono a las { $time }. { $what }
notice-dismiss = Cerrar este mensaje
badge-out = CERRÓ
badge-acaba = ACABA
table-deal = Mano { $number }
table-deal-of = Mano { $number } de { $count }
table-over = Fin de la partida
table-house-rules = { $name } con reglas caseras
table-rules-target = { $name } · a { $target }
table-rules-deals = { $name } · { $count ->
    [one] una mano
   *[other] { $count } manos
}
table-dealer = Reparte { $name }
table-leader = Empieza { $name }
table-since = { $time } desde la última mano
table-sheet = Hoja de puntos
table-pad = Puntos
table-chart = Gráfico
table-pad-empty = Aquí aparecen las manos guardadas.
table-passed = { $points } superados
table-passed-side = { $side }: apertura
table-passed-said = ahora { $now }
table-series = serie { $score }
table-menu = Más opciones
table-nothing-to-undo = Nada que deshacer
table-nothing-to-redo = Nada que rehacer
table-needs = abre con
table-needs-said = abre con { $needed }
table-to-go = faltan { $points }
table-reached = puntos alcanzados
table-record = Anotar mano { $number }
table-continue = Seguir con la mano { $number } · { $points }
table-new-match = Nueva partida
table-rematch = Revancha
table-menu-menu = Esta partida
table-menu-look = Consultar
table-menu-deals = Manos
table-menu-match = Partida
table-menu-insert = ¿Antes de qué mano va la olvidada?
table-menu-end = ¿Terminar ya la partida?
table-set-up = Cambiar la configuración
table-insert = Insertar una mano olvidada
table-before = Antes de la mano { $number }: { $points }
table-end = Terminar la partida antes de tiempo
table-end-agreement = De común acuerdo
table-end-time = Por tiempo
table-end-walkover = Incomparecencia
table-go-on = Seguir con esta partida
table-would-win = Victoria de { $side } por { $margin } puntos.
table-would-draw = Quedaría en empate entre { $sides }.
deal-said = Mano { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] ; hay algo improbable o imposible
}
deal-said-side = { $side } { $points }, ahora { $total }{ $ended ->
    [badge-out] , cierre
    [badge-acaba] , acaba
   *[none] { "" }
}
course-said = Evolución de la partida. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } ganó
   *[other] { $side } ganaron
}{ $margin ->
    [0] { "" }
    [one] { " " }por un punto
   *[other] { " " }por { $margin } puntos
}
ending-drawn = Empate entre { $sides }
ending-tie = Empate en el primer puesto: { $sides }
ending-tie-plays-on = Decide otra mano
ending-target = { $target } alcanzados en la mano { $deals }
ending-deals = { $deals ->
    [one] Jugada la única mano
   *[other] Jugadas las { $deals } manos
}
ending-outright = Ganada directamente con una mano
ending-agreement = Terminada de común acuerdo
ending-time = Se acabó el tiempo
ending-walkover = Ganada por incomparecencia
winner-wins = { $players ->
    [one] { $side } gana
   *[other] { $side } ganan
}
winner-by = por { $margin }
winner-deals = { $deals ->
    [one] en una mano
   *[other] en { $deals } manos
}
winner-best = mejor mano
winner-deal = n.º { $number }
winner-best-of = · mejor mano { $points }
winner-canastas = { $count ->
    [one] canasta
   *[other] canastas
}
winner-natural = { $count ->
    [one] una limpia
   *[other] { $count } limpias
}
winner-out = cierres
winner-out-of = { $out } de { $deals }
winner-to = a { $target }
winner-pad = Manos
winner-result = Resultado
winner-share = Compartir
start-title =
    Tú juegas.
    La libreta suma.
start-hint = Manos, treses rojos, aperturas: contados en menos de veinte toques, cada punto explicado.
start-deal = Una mano en un minuto
start-deal-hint = Canastas, treses rojos, quién cerró
start-meld = La apertura, siempre a la vista
start-meld-hint = «¿Alcanza con 7 7 7 y Q Q 2?» Pregúntalo
start-rules = Tus reglas, con sus fuentes
start-rules-hint = Clásica, Samba, Hand & Foot, reglas caseras
start-demo = Probar una demo
start-join = Ir a una mesa
start-join-how = En el club: apunta la cámara de este teléfono al código de la tarjeta de la mesa, o escribe en el navegador la dirección de la tarjeta. La mesa se abre ahí; no hay que instalar nada.
empty-title = No hay partida en curso
empty-hint = Empieza una partida y anota los puntos.
empty-last = Últimas partidas
empty-running = ¿Qué partida quieres continuar?
empty-running-hint = Toca una partida para continuarla, o empieza una nueva.
empty-goes-on = Sin terminar
rules-changed = { $count ->
    [one] Desde entonces ha cambiado una regla en la app; esta partida conserva la suya
   *[other] Desde entonces han cambiado { $count } reglas en la app; esta partida conserva las suyas
}
rules-changed-title = Reglas que han cambiado
rules-changed-hint = Esta partida sigue con las reglas con que empezó.
rules-changed-values = aquí { $here }, ahora en la app { $today }

## Table view

table-view = Vista de mesa
view-back = Volver a la mesa
view-turn = { $facing ->
    [across] Equipos frente a frente. Cambiar la orientación
    [aside] Equipos a izquierda y derecha. Cambiar la orientación
   *[flat] Equipos sin girar. Cambiar la orientación
}
view-evening = En total
view-clock = { $big }:{ $small }
view-goes-dark = En este dispositivo la app no puede mantener la pantalla encendida: podría apagarse.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } por detrás: { $what }. Vale al menos { $worth }.
   *[other] { $side }, { $behind } por detrás: { $what } en cada una de las próximas { $deals } manos. Vale al menos { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] una canasta limpia
       *[other] { $count } canastas limpias
    }
    [mixed] { $count ->
        [one] una canasta sucia
       *[other] { $count } canastas sucias
    }
    [wild] { $count ->
        [one] una canasta de comodines
       *[other] { $count } canastas de comodines
    }
    [sequence] { $count ->
        [one] una canasta en escalera
       *[other] { $count } canastas en escalera
    }
    [twos_natural] { $count ->
        [one] una canasta limpia de doses
       *[other] { $count } canastas limpias de doses
    }
   *[twos_mixed] { $count ->
        [one] una canasta sucia de doses
       *[other] { $count } canastas sucias de doses
    }
}
catch-up-out = el cierre

## Pictures of a match

pictures = Evolución y puntos
pictures-none = El gráfico aparece después de la primera mano.
pictures-course = Evolución de la partida
pictures-target = La línea punteada marca los puntos para ganar, { $target }.
pictures-bands = Apertura: { $bands }.
pictures-band-below = { $needed } por debajo de { $end }
pictures-band = { $needed } desde { $start }
pictures-deal-band = { $needed } en la mano { $deal }
pictures-sources = De dónde vienen los puntos
pictures-source = { $source ->
    [canastas] Canastas
    [cards] Cartas en la mesa
    [threes] Treses rojos y negros
    [out] Cierre
    [hand] Cartas en la mano
    [penalties] Penalizaciones
    [special] Jugadas especiales y acaba
    [table] Anotado como total
   *[other] Otros
}
pictures-catching-up = Para remontar

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Estadísticas
statistics-counting = Calculando…
statistics-none = Aún no hay estadísticas. Quien juega sin nombre no cuenta.
statistics-unreadable = { $count ->
    [one] Falta una partida que esta versión no puede leer.
   *[other] Faltan { $count } partidas que esta versión no puede leer.
}
statistics-about = { $about ->
    [players] Jugadores
    [partnerships] Parejas
   *[rules] Reglamentos
}
statistics-kind = { $about ->
    [players] Jugador
    [partnerships] Pareja
   *[rules] Reglamento
}
statistics-all = { $about ->
    [players] Todos los jugadores
    [partnerships] Todas las parejas
   *[rules] Todos los reglamentos
}
statistics-measure = { $measure ->
    [won] porcentaje de victorias
    [average] puntos por mano
    [naturals] canastas limpias por partida
    [out] cierres
    [best] mano más alta
    [streak] mejor racha de victorias
   *[deals] manos
}
statistics-measure-choose = Ordenar por
statistics-measure-said = Ordenar por: { $measure }. Cambiar
statistics-versus = cara a cara
statistics-versus-said = Cara a cara: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Elige un rival para { $name }
statistics-versus-other = { $name }: elegir a otro
statistics-in-a-row = { $name }: { $count } seguidas
statistics-form = Últimas partidas
statistics-result = { $how ->
    [won] ganada
    [drawn] empatada
   *[lost] perdida
}
statistics-current = { $how ->
    [won] { $count ->
        [one] Última partida ganada.
       *[other] Últimas { $count } partidas ganadas.
    }
    [drawn] { $count ->
        [one] Última partida empatada.
       *[other] Últimas { $count } partidas empatadas.
    }
   *[lost] { $count ->
        [one] Última partida perdida.
       *[other] Últimas { $count } partidas perdidas.
    }
}
statistics-longest = { $count ->
    [0] Aún ninguna partida ganada.
   *[other] Mejor racha de victorias: { $count }.
}
statistics-rename = { $name }: nombre y notas
statistics-by-match = Puntos por mano, partida a partida
statistics-span = Entre { $low } y { $high }, la última { $last }
statistics-against = Contra
statistics-wins-of = victorias: { $wins } de { $matches }
statistics-by-rules = Por reglamento
statistics-average-on = { $deals ->
    [one] { $average } en una mano
   *[other] { $average } en { $deals } manos
}
statistics-line = { $matches ->
    [0] ninguna partida terminada
    [one] victorias: { $wins } de 1 partida
   *[other] victorias: { $wins } de { $matches } partidas ({ $share })
} · { $deals ->
    [one] una mano
   *[other] { $deals } manos
}, promedio { $average }
statistics-rules-line = { $matches ->
    [one] una partida terminada
   *[other] { $matches } partidas terminadas
} · { $deals ->
    [one] una mano
   *[other] { $deals } manos
}, promedio { $average }
statistics-played = { $deals ->
    [one] una mano en total
   *[other] { $deals } manos en total
}
statistics-won-of = { $matches ->
    [0] ninguna partida terminada
    [one] de una partida terminada
   *[other] de { $matches } partidas terminadas
}{ $draws ->
    [0] { "" }
    [one] , una empatada
   *[other] , { $draws } empatadas
}
statistics-on-deals = { $deals ->
    [0] sin datos de manos
    [one] en una mano
   *[other] en { $deals } manos
}
statistics-on-results = { $deals ->
    [0] sin datos de manos
    [one] en un resultado de equipo
   *[other] en { $deals } resultados de equipo
}
statistics-on-outs = { $outs ->
    [0] sin datos de cierres
    [one] en un cierre
   *[other] en { $outs } cierres
}
statistics-totals-only = Las manos con solo los totales cuentan únicamente para los puntos.
statistics-matches = Partidas terminadas
statistics-won = Partidas ganadas
statistics-share = Porcentaje de victorias
statistics-average = Promedio de puntos por mano
statistics-best = Mejor mano
statistics-worst = Peor mano
statistics-canastas = Canastas por mano
statistics-naturals = Canastas limpias por partida
statistics-out = Cierres
statistics-concealed = De ellos, en mano
statistics-threes = Treses rojos por mano
statistics-luck = Suerte con los treses rojos, frente al promedio de la mesa
statistics-minutes = Duración habitual de una mano (minutos)

## Setting a match up

seat-compass = { $number ->
    [1] Norte
    [2] Este
    [3] Sur
   *[other] Oeste
}
seat-number = Jugador { $number }
side-compass = { $number ->
    [1] Norte–Sur
   *[other] Este–Oeste
}
side-mark = { $number ->
    [1] Azul
    [2] Rojo
    [3] Amarillo
   *[other] Gris
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] hay un solo nombre, hacen falta { $right }
   *[other] hay { $count } nombres, hacen falta { $right }
}
problem-name_needed = falta un nombre
problem-name_twice = «{ $name }» está repetido
problem-undrawn = «{ $text }»: lo que aquí aparece como ▯ no se puede mostrar y se omite. Las letras pueden ser latinas, griegas, cirílicas o hebreas.
problem-changed_since = Cambio no guardado: entretanto otro teléfono ha cambiado esta partida. Ahora se ve actualizada.
problem-no_such_deal = Esa mano ya no existe.
problem-wrong_number_of_scores = hacen falta los puntos iniciales de { $right } equipos

new-match = Nueva partida
new-match-hint = Toca un asiento y luego un nombre
new-match-start = Empezar
new-match-back = Volver
set-up = Configuración de la partida
set-up-save = Guardar
set-up-back = Volver sin cambiar nada
set-up-rules = Reglas
set-up-rules-choose = Reglas: { $name }. Cambiar
set-up-players = Jugadores
set-up-players-count = { $count } jugadores
set-up-name = Nombre del jugador { $number }, equipo { $side }
set-up-side-rename = Nombre del equipo { $side }: { $name }
set-up-side-name = Nombre del equipo
set-up-short = Nombre corto
set-up-short-hint = para pantallas pequeñas
set-up-known = Juega { $name }
set-up-dealer = ¿Quién reparte primero?
set-up-first-dealer = Reparte primero
set-up-target-other = Otro número
set-up-dealer-label = Primero reparte { $name }
set-up-target = Puntos para ganar
set-up-target-label = Puntos para ganar: { $target }. Cambiar
set-up-target-chip = A { $target }
set-up-target-deals = { $deals ->
    [one] La partida tiene una mano.
   *[other] La partida tiene { $deals } manos.
}
set-up-more = Sentido del juego, puntos iniciales
set-up-less = Menos detalles
set-up-direction = Sentido del juego
set-up-opening = Puntos iniciales
set-up-opening-label = Puntos iniciales de { $name }: { $points }. Cambiar
pad-delete = Borrar la última cifra
pad-sign = Cambiar el signo
pad-done = Listo
set-up-follows = { $deals ->
    [one] Ya hay una mano anotada: al guardar se recalculan los puntos, los totales y las aperturas.
   *[other] Ya hay { $deals } manos anotadas: al guardar se recalculan los puntos, los totales y las aperturas.
}
set-up-changed-today = Estas reglas han cambiado desde que empezó la partida. Si guardas, valen las de hoy: { $what }.
set-up-no-fit = Las manos ya anotadas necesitan reglas para { $sides } equipos.
set-up-spoilt = { $count ->
    [one] La mano { $deals } no es posible con estas reglas. Elige otras, o edita antes la mano.
   *[other] Las manos { $deals } no son posibles con estas reglas. Elige otras, o edita antes las manos.
}
set-up-no-match = No hay ninguna partida abierta.

## Record screen

record-title-record = Mano { $number }
record-title-amend = Editar mano { $number }
record-title-insert = Insertar mano { $number }
record-under = { $rules } · dio { $dealer }
record-dealt = dio { $dealer }
record-of = { $number } de { $count }
record-contract = al menos { $natural } { $natural ->
    [one] limpia
   *[other] limpias
}, { $mixed } { $mixed ->
    [one] sucia
   *[other] sucias
}
record-leave = Salir; lo escrito se conserva
record-mode = Solo totales
record-mode-short = Totales
record-more = Más para { $side }
record-gone = Esta mano ya no existe en la partida.

record-who-out = ¿Quién cerró?
record-went-out = Cerró { $side }
record-nobody = Nadie
record-nobody-out = No cerró nadie
record-concealed = En mano
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } en esta mano, nuevo total { $total }{ $problem ->
    [yes] , algo va mal
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Limpias
        [mixed] Sucias
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Comodines
        }
        [wild_all_twos] Comodines, doses
        [wild_four_jokers] Con cuatro jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Escaleras
        }
        [sevens] Sietes
        [aces] Ases
        [twos_natural] Doses limpios
        [twos_mixed] Doses sucios
       *[other] Canastas
    }
    [hand_canastas] { $kind ->
        [natural] Limpias, enteras
       *[mixed] Sucias, enteras
    }
    [red_threes] Treses rojos
    [black_threes] Treses negros
    [black_threes_captured] Treses negros
    [red_threes_in_hand] Treses rojos en la mano
    [black_threes_in_hand] Treses negros en la mano
    [incomplete] { $kind ->
        [sevens] Sietes empezados sin terminar
        [aces] Ases empezados sin terminar
        [wild] Comodines empezados sin terminar
        [wild_with_four_jokers] Cuatro jokers empezados sin terminar
       *[sequence] Escaleras cortas
    }
    [held] { $kind ->
        [sevens] Tres o más sietes retenidos
       *[aces] Tres o más ases retenidos
    }
   *[lone] Juega solo
}
record-each = de { $points }
record-each-range = { $first }…{ $last }
record-tile-said = { $tile }, { $side }: { $state ->
    [done] hecha, { $points }
    [begun] empezada, { $points }
   *[none] ninguna
}
record-fewer = Números del 0 al { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] En la mesa
    [hand] { $foot ->
        [true] Mano y pie
       *[false] Quedan en la mano
    }
   *[total] Puntos de la mano
}
record-field-short = { $field ->
    [table] En mesa
    [hand] { $foot ->
        [true] Mano, pie
       *[false] Quedan
    }
   *[total] Puntos
}
record-field-hint = { $field ->
    [table] suman
    [hand] restan
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] no cuenta
   *[out] cerró: cero
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = aún nada
record-loses = pierde { $points }
record-totals-hint = Premios incluidos. Los detalles se pueden añadir después.

record-key-plus = Más
record-key-times = Por
record-key-sign = Cambiar el signo
record-key-delete = Borrar cifra
record-next = { $field ->
    [table] en mesa
    [hand] { $foot ->
        [true] mano, pie
       *[false] quedan
    }
   *[total] puntos
}
record-next-short = { $field ->
    [table] mesa
    [hand] quedan
   *[total] puntos
}
record-next-said = Siguiente: { $field }, { $side }

record-nothing = Aún no hay puntos
record-sum = Suma
record-equals = = { $points }
record-next-meld = apertura { $needed }
record-course = { $before } → { $after } · próxima apertura { $needed }

record-save = Guardar mano { $number }
record-save-short = Guardar
record-save-anyway = Guardar igual
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

record-more-title = { $side } · más
record-special-hand = Jugada especial
record-special-short = Especial
record-none = Ninguna
record-adjustment = Ajuste
record-adjustment-gives = Suma
record-adjustment-takes = Resta
record-adjustment-points = Puntos
record-reason = Motivo
record-note = Nota de esta mano
record-clear = Borrar todo
record-done = Listo · { $points } por ahora

record-moved-on = La partida ha cambiado
record-moved-on-hint = { $kind ->
    [amend] Ahora es la mano { $number }.
   *[other] Ahora sería la mano { $number }.
}
record-go-on = Seguir así
record-start-anew = Empezar de cero
record-rival-title = { $kind ->
    [amend] Entretanto se ha editado la mano { $number }
   *[other] La mano { $number } ya está guardada
}
record-rival = { $by ->
    [here] La mano { $number } se guardó aquí a las { $time }: { $points }.
   *[other] { $kind ->
        [amend] La mano { $number } se editó en otro teléfono a las { $time }: { $points }.
       *[other] La mano { $number } se guardó en otro teléfono a las { $time }: { $points }.
    }
}
record-rival-mine = Aquí dice { $points }.
record-rival-keep = Conservar la otra
record-rival-another = { $saves ->
    [true] La mía es otra mano: guardarla como mano { $number }
   *[other] La mía es otra mano: seguir con la mano { $number }
}
record-rival-amend = Cambiar la mano { $number } por la mía
record-meanwhile = { $by ->
    [here] A las { $time }: { $what }.
   *[other] En otro teléfono a las { $time }: { $what }.
}

record-not-saved = No se ha podido guardar
record-close = Cerrar

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (y { $count } más)
record-brief-odd_points = acaba en 0 o 5
record-brief-too_many_points = máximo { $most }
record-brief-too_few_points_for_canastas = al menos { $least }
record-brief-too_many_points_for_canastas = máximo { $most }
record-brief-other = revisar
problem-out_not_said = indica quién cerró
problem-nothing_typed = falta un número

## Counting cards

count-cards = Contar cartas
count-way = { $way ->
    [values] Por puntos
   *[melds] Combinaciones
}
count-value-said = Cartas de { $points } puntos: { $count }
count-most = Solo hay { $count } en juego.
count-field = { $field }: { $points }
count-next = Valor siguiente
count-empty = Borrar la cuenta
count-from-hand = Bajada entera
count-from-hand-said = Esta combinación se bajó entera
count-laid-from-hand = { $canasta ->
    [none] bajada entera
   *[other] { $canasta }, bajada entera
}

## From paper

paper = Continuar desde una hoja de puntos
paper-title = De la hoja
paper-way = { $way ->
    [totals] Totales
   *[deals] Por manos
}
paper-totals-hint = Lo que tiene ahora cada equipo. Se sigue desde ahí.
paper-deals-hint = Los puntos de cada mano, premios incluidos.
paper-carried = Pasado de la hoja
paper-played-already = Ya hay manos anotadas, así que los totales no se pueden pasar. Escribe los puntos de cada mano.
paper-field-said = { $side }, mano { $number }: { $points }
paper-take = Pasar
paper-keep = Guardar mano { $number }
paper-next = Otro equipo
paper-done = Seguir
paper-undo = Borrar la última mano

## Penalties and bonuses at any time

adjust = Penalización o premio
adjust-hint = { $number ->
    [0] Cuenta en la próxima mano.
   *[other] Cuenta en la mano { $number }, y el historial guarda el motivo.
}
adjust-save = { $points } para { $side }

## Breakdown of a deal

back = Volver
problem-of-side = { $side }: { $problem }
breakdown-gone = Esta mano no existe
breakdown-gone-hint = Se ha borrado, o es de otra partida.
breakdown-saved = Guardada { $time } · { $name }
breakdown-previous = Mano anterior
breakdown-next = Mano siguiente
breakdown-change = { $before } → { $after }
breakdown-head = De dónde vienen los puntos
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regla: { $rule }
}
breakdown-sum = Suma
breakdown-house-rule = Regla casera de esta partida
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } fuentes · { $first }
}
breakdown-sources-head = { $count ->
    [one] Lo dice una fuente
   *[other] Lo dicen { $count } fuentes
}
breakdown-differs = distinto
breakdown-book-says = { $name } dice: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } por { $count }
}
breakdown-no-rule-total = Sumado en la mesa y anotado como total.
breakdown-no-rule-adjustment = Sumado o restado en la mesa, fuera de las reglas de puntuación.
breakdown-out-player = Cerró { $name }
breakdown-confirmed = Confirmada por { $names }
breakdown-adjusted = Ajuste: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(en este dispositivo)
    [elsewhere] { " " }(en otro dispositivo)
   *[none] { "" }
}
breakdown-insert = Insertar antes de la { $number }
breakdown-drop = Borrar
breakdown-amend = Editar
breakdown-next-deal = Otra mano
breakdown-drop-title = ¿Borrar la mano { $number }?
breakdown-drop-hint = Sus puntos desaparecen de todos los totales. Se puede deshacer.

## Matches

matches = Partidas
matches-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
matches-none = Aún no se ha jugado ninguna partida. La primera empieza con el botón de abajo.
matches-older = Más antiguas
matches-open = abierta ahora
matches-running = { $deals ->
    [0] recién empezada
    [one] en curso, una mano
   *[other] en curso, { $deals } manos
}
matches-deals = { $deals ->
    [0] ninguna mano
    [one] una mano
   *[other] { $deals } manos
}
matches-now = Ahora
matches-continue = Seguir
matches-find = Buscar en las partidas
matches-find-hint = Un nombre o el reglamento
matches-find-none = No hay partidas con «{ $text }».
matches-find-close = Cerrar la búsqueda
matches-more-label = Más opciones: { $names }
matches-rematch = Revancha
matches-unreadable = Esta versión no puede leer una partida.

## More

more = Más
more-rules = Reglas
more-rules-count = { $count } reglamentos, cada valor con su fuente
more-language = Idioma
more-language-device = El del dispositivo
more-theme = Tema
more-theme-mode = { $mode ->
    [light] Claro
    [dark] Oscuro
   *[other] Como el sistema
}
more-at-table = En tu mesa
more-look = Aspecto e idioma
more-data = Tus datos
more-backups-none = aún ninguna
more-motion = Movimiento y vibración
more-motion-amount = { $amount ->
    [full] Completo
    [calm] Suave
   *[off] Ninguno
}
more-motion-hint = { $amount ->
    [full] Todos los movimientos, con vibraciones leves
    [calm] Solo movimientos pequeños, con vibraciones leves
   *[off] Nada se mueve, nada vibra
}
more-sounds = Sonidos
more-sounds-choice = { $choice ->
    [on] Activados
   *[off] Desactivados
}
store = Archivo
store-read-only = No se puede guardar: el archivo es de una versión más nueva de la app, o el disco falla. Lo que hay se puede leer.
about = Acerca de
about-what = Lleva los puntos de la canasta que se juega con cartas de verdad, y muestra la regla de cada línea.
about-version = Canasta Scorekeeper { $version }
about-words = ¿Algo suena mal? Las correcciones son bienvenidas; los textos están en { $file }.
about-licence = Software libre con licencia MIT. Fuentes: Roboto con licencia Apache, Bitter con la SIL Open Font License; símbolos hechos a partir de DejaVu Sans.
about-data = Todo se guarda en este dispositivo, en { $file }.

## Backups

size-kb = { NUMBER($size, maximumFractionDigits: 0) } kB
size-mb = { NUMBER($size, maximumFractionDigits: 1) } MB
backups = Copias
backups-row = { $count ->
    [0] Aún ninguna: la primera se hace al empezar una partida
    [one] Una copia de seguridad
   *[other] { $count } copias de seguridad
}
backups-explained = Si algo ha cambiado, en cada inicio se hace una copia de seguridad. Se guardan las últimas { $starts }, y una por semana de las { $weeks } semanas anteriores. Juntas ocupan como mucho { $limit }; se borran primero las más antiguas, pero las dos últimas se conservan siempre.
backups-used = Ahora ocupan { $used } de { $limit }.
backups-make = Hacer una copia ahora
backups-made = Copia de seguridad hecha.
backups-not-needed = No hace falta otra copia: la última es igual a lo que hay ahora.
backups-nothing = Aún no hay nada que copiar.
backups-none = Aún no hay ninguna copia de seguridad.
backups-holds = { $matches ->
    [0] Ninguna partida
    [one] Una partida
   *[other] { $matches } partidas
}, { $deals ->
    [0] ninguna mano
    [one] una mano
   *[other] { $deals } manos
}
backups-number = Copia { $number }
backups-look = Cargando…
backups-restored = Las partidas están como en la copia de { $when }. { $before ->
    [none] Antes no había nada aquí.
   *[other] Lo que había antes también se conserva, en la copia de { $before }.
}
backup-title = ¿Recuperar esta copia?
backup-gone = Esta copia ya no existe
backup-gone-hint = La han sustituido otras más nuevas.
backup-no-change = No cambiaría nada: las partidas están como en esta copia.
backup-come = { $count ->
    [one] Vuelve una partida
   *[other] Vuelven { $count } partidas
}
backup-go = { $count ->
    [one] Se borrará una partida: no está en la copia
   *[other] Se borrarán { $count } partidas: no están en la copia
}
backup-change = { $count ->
    [one] Una partida vuelve a ser como era
   *[other] { $count } partidas vuelven a ser como eran
}
backup-same = { $count ->
    [one] Una partida se queda como está.
   *[other] { $count } partidas se quedan como están.
}
backup-beside = Las reglas caseras, las personas y las confirmaciones de este dispositivo también vuelven a ser como eran.
backup-device = También vuelven los ajustes y las manos a medio anotar que falten aquí.
backup-club = Las jornadas del club también vuelven a ser como eran. Los códigos de mesa que has cambiado siguen cambiados.
backup-restore = Recuperar esta copia
backup-ask = ¿Recuperar la copia de { $when }?
backup-ask-hint = Antes se hace una copia de lo que hay ahora, para poder volver atrás.

## Two states of a match, side by side

differ-now = Ahora
differ-then = En la copia
differ-here = Aquí
differ-file = En el archivo
differ-deal = Mano { $number }
differ-deal-moved = Mano { $mine } aquí, { $theirs } allí
differ-none = no existe
differ-same-deals = { $count ->
    [one] Una mano es igual en las dos.
   *[other] { $count } manos son iguales en las dos.
}
differ-same-points = Los puntos son los mismos; cambian otras cosas.
differ-only-history = Las manos son las mismas; solo cambia el historial.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totales
differ-nothing = nada
set-up-part-ended = fin de la partida
set-up-clockwise = horario
set-up-anticlockwise = antihorario
set-up-running = sin terminar
field-note = nota
field-dealer = quién repartió
field-out_player = quién cerró
field-at = hora
field-confirmed_by = confirmada por
field-seats = asientos

## Export and import

exchange = Exportar e importar
exchange-import = Importar un archivo
exchange-import-row = Primero se ve lo que contiene; nada se sobrescribe sin preguntar
exchange-phone = Cambio de teléfono
exchange-phone-how = Un solo archivo contiene todas las partidas, su historial, quién es quién y tus reglas caseras. Compártelo o guárdalo, pásalo al teléfono nuevo y elige allí «Importar un archivo». Aquí no se borra nada, y se puede importar dos veces sin problema.
exchange-everything = Exportar todo
exchange-everything-row = { $count ->
    [0] Aún no hay ninguna partida
    [one] Una partida
   *[other] Las { $count } partidas
}
exchange-evenings = Las partidas de un día
exchange-evening-row = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
exchange-no-day = Sin fecha
exchange-one = Una sola partida se exporta desde su menú, o con la flecha que tiene al lado en la lista de partidas.
exchange-older = Días anteriores
send = Exportar esta partida
send-title = Exportar { $what }
send-record = Guardar un archivo para volver a importarlo
send-table = Guardar una hoja de cálculo (CSV)
send-share = Compartir el archivo…
send-copy = Copiar como texto
send-saved = Guardado: { $file }
send-downloaded = { $file } está en las descargas de este navegador.
send-left-out = { $count ->
    [one] Falta una partida, que esta versión no puede leer: { $names }
   *[other] Faltan { $count } partidas, que esta versión no puede leer: { $names }
}
send-copied = Copiado. Pégalo en un mensaje o en una nota; desde ahí se recupera con «Importar un archivo».
send-failed = En este dispositivo no es posible. Prueba de otra manera.
import-title = Importar
import-explained = Un archivo de esta app o una partida (JSON). Antes de importar se ve lo que cambia.
import-choose = Elegir un archivo
import-paste = O pega aquí su texto
import-look = Vista previa
import-pasted = texto pegado
import-other = Elegir otro archivo
import-refused = Esto no se puede importar. No se ha cambiado nada.
import-newer = Este archivo es de una versión más nueva de la app. Actualiza la app e impórtalo después. No se ha cambiado nada.
import-no-text = El archivo no tiene texto que se pueda leer. No se ha cambiado nada.
import-not-read = Este dispositivo no puede abrir el archivo. Ábrelo tú, copia su texto y pégalo abajo.
import-more-wrong = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
import-new = { $count ->
    [one] Una partida es nueva
   *[other] { $count } partidas son nuevas
}
import-same = { $count ->
    [one] Una partida ya está aquí, tal cual.
   *[other] { $count } partidas ya están aquí, tal cual.
}
import-conflicts = { $count ->
    [one] Una partida ya está aquí, pero distinta
   *[other] { $count } partidas ya están aquí, pero distintas
}
import-house = { $count ->
    [one] Trae reglas caseras: { $names }
   *[other] Trae reglas caseras, { $count } juegos: { $names }
}
import-people = { $count ->
    [one] Una persona nueva o actualizada
   *[other] { $count } personas nuevas o actualizadas
}
import-renamed = { $name }, antes { $before }
import-nothing = Todo lo que contiene ya está aquí. Importarlo no cambiaría nada.
import-empty = En este archivo no hay ninguna partida.
import-take = Importar
import-decide = { $count ->
    [one] Decide sobre la partida distinta
   *[other] Decide sobre las { $count } partidas distintas
}
conflict-later = El archivo continúa lo que hay aquí. Al importarlo no se pierde nada.
conflict-earlier = El archivo es un estado anterior de lo que hay aquí. Al importarlo se vuelve atrás.
conflict-apart = Cada una tiene algo que la otra no tiene.
conflict-mine = Conservar la mía
conflict-theirs = La del archivo
conflict-both = Las dos
conflict-answer = { $answer ->
    [mine] La partida se queda como está aquí.
    [theirs] La partida queda como en el archivo. Cada cambio queda en su historial y se puede deshacer.
   *[both] La partida del archivo se guarda junto a la tuya.
}
conflict-said = { $answer }: { $names }
taken-kept = No se ha cambiado nada.
taken-added = { $count ->
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
taken-replaced = { $count ->
    [one] Una partida está ahora como en el archivo.
   *[other] { $count } partidas están ahora como en el archivo.
}
taken-unchanged = { $count ->
    [one] Una partida se ha dejado como estaba.
   *[other] { $count } partidas se han dejado como estaban.
}
taken-unanswered = { $count ->
    [one] Una partida ha cambiado entretanto y se ha dejado como estaba. Importa el archivo otra vez para decidir.
   *[other] { $count } partidas han cambiado entretanto y se han dejado como estaban. Importa el archivo otra vez para decidir.
}
taken-house = { $count ->
    [one] Reglas caseras añadidas: { $names }
   *[other] Reglas caseras añadidas, { $count } juegos: { $names }
}
taken-people = { $count ->
    [one] Se ha actualizado una persona.
   *[other] Se han actualizado { $count } personas.
}
taken-house-conflict = Aquí hay reglas caseras con este nombre y otros valores; se han dejado como estaban: { $names }
taken-house-refused = Algunas reglas caseras no se pueden jugar aquí y no se han importado: { $why }
taken-show = Ver las partidas
taken-back = Deshacer la importación
match-in-short = { $sides } · { $deals ->
    [0] ninguna mano
    [one] una mano
   *[other] { $deals } manos
}

## History

history = Historial
history-menu = Qué ha cambiado
history-of-deal = Historial de la mano { $number }
history-of-dropped = Historial de una mano borrada
history-every = { $count ->
    [one] Un cambio. Se guarda para siempre.
   *[other] { $count } cambios, los últimos primero. Se guardan para siempre.
}
history-none = Esta mano no está en la partida abierta.
history-whole = Toda la partida
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , en este dispositivo
    [elsewhere] , en otro dispositivo
   *[other] , por { $who }
}
history-why = Motivo: { $reason }

## What was found at the start

found-title = Sobre las partidas de este dispositivo
found-again = Lo encontrarás en «Más».
found-read = Entendido
found-look = Ver la copia
found-keep = Seguir así

## The rules browser

rules-title = Reglas
rules-search = Buscar
rules-found = { $count ->
    [0] Ninguna regla encontrada.
    [one] Una regla encontrada.
   *[other] { $count } reglas encontradas.
}
rules-count = { $count ->
    [one] una regla
   *[other] { $count } reglas
}
rules-origin-document = De las fuentes del proyecto
rules-origin-rule_book = De libros de reglas
rules-edition = { $origin }, edición { $edition }
rules-inherits = Lo que no se indica aquí viene de { $from }.
rules-proposed = { $count ->
    [one] Un valor no tiene fuente. Es una propuesta que hay que acordar en la mesa: { $what }.
   *[other] { $count } valores no tienen fuente. Son propuestas que hay que acordar en la mesa: { $what }.
}
rules-proposed-many = { $count } de { $all } valores no tienen fuente. Son propuestas que hay que acordar en la mesa, y están marcadas como tales.
rules-others-say = Otras fuentes
compare = Comparar reglas
compare-with = Comparar con otras reglas
compare-with-which = Comparar { $name } con:
compare-names = { $here } y { $there }
compare-swap = Intercambiar
compare-differences = { $count ->
    [one] Una diferencia
   *[other] { $count } diferencias
}
compare-all = Las { $count } reglas
compare-both = Las dos
compare-same = Estas reglas son idénticas.
confirm-line = Por acordar antes de jugar: { $what }
confirm-line-many = { $count } reglas por acordar antes de jugar
confirm-look = Revisar y acordar
confirm-title = { $count ->
    [one] Una regla sin fuente
   *[other] { $count } reglas sin fuente
}
confirm-why = Ni nuestras fuentes ni los libros de reglas lo dicen: es una propuesta. Basta acordarla una vez; si cambia, la app vuelve a preguntar.
confirm-agree = Jugamos así
confirm-change = Cambiar algunas con reglas caseras
confirm-done = Acordado en la mesa el { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Mano
sheet-heading-said = Columnas: { $sides }; de cada uno, los puntos de la mano y el nuevo total
sheet-opening = Inicio
sheet-total = Total
sheet-needs = Abre
sheet-of-side = { $side } { $value }
sheet-running = En curso; aún no ha ganado nadie.

## Switches

switch-affects-score = Cambia la puntuación.
switch-affects-legality = Cambia qué combinaciones valen.
switch-affects-initial_meld = Cambia la apertura.
switch-affects-go_out = Cambia quién puede cerrar.
switch-affects-match = Cambia cómo termina una partida.
switch-affects-limits = Cambia cuántas cartas hay.
switch-affects-text = No cambia los puntos.
switch-asks = Ninguna fuente da el valor. Hay que acordarlo: { $what }
switch-other-form = ¿Se juega de otra manera? También existe: { $names }

switch-hand_size = Cuántas cartas se reparten a cada uno. También son comunes 13, 14 o 15, a menudo según el número de jugadores.
switch-jokers_a_pack = Cuántos jokers en total: cuatro, o seis con barajas de tres jokers (110 cartas).
switch-packs_italian = Cuántas barajas: dos, o tres con muchos jugadores. Indica cuánto valen seis treses rojos.
switch-packs_chilean = Cuántas barajas: tres o cuatro. Ninguna fuente dice cuánto valen ocho treses rojos: indícalo aquí.
switch-packs_hand_and_foot = Cuántas barajas: de cuatro a siete, por lo general una más que jugadores.
switch-packs_hand_and_foot_alone = Cuántas barajas: lo normal es una más que jugadores, a veces más.
switch-teams_of_six = Cómo juegan seis: dos equipos de tres o tres equipos de dos.
switch-teams_of_six-two = dos equipos de tres
switch-teams_of_six-three = tres equipos de dos
switch-teams_of_six_to_10000 = Cómo juegan seis: dos equipos de tres o tres equipos de dos. Tres equipos juegan a 7.500.
switch-teams_of_six_to_10000-two = dos equipos de tres
switch-teams_of_six_to_10000-three = tres equipos de dos
switch-direction = En qué sentido se reparte y se juega.
switch-wilds_against_naturals = Cuántos comodines frente a las naturales: hasta tres, nunca más que naturales, o siempre menos.
switch-finished_canastas = Si a una canasta terminada se le pueden añadir cartas.
switch-finished_canastas-open = se pueden añadir
switch-finished_canastas-closed = cerrada con siete
switch-longer_melds_when_out = Si quien cierra puede bajar ocho o más cartas del mismo valor.
switch-wild_melds = Si tres o más comodines son una combinación, y siete una canasta. Según la mesa vale 2.000 o 1.000.
switch-wild_melds_italian = Si tres o más comodines son una combinación. Indica cuánto vale una canasta de comodines.
switch-sequences = Si se bajan escaleras del mismo palo, como en la samba.
switch-bonuses_when_out_italian = Si los premios por siete doses, limpios o sucios, son solo para quien cierra.
switch-bonuses_when_out_italian-when_out = solo al cerrar
switch-bonuses_when_out_italian-always = siempre
switch-wilds_in_a_meld = Cuántos comodines puede llevar una combinación normal: dos, tres o los que se quiera.
switch-black_threes_melded = Cuándo se bajan tres o más treses negros, a 5 cada uno: al cerrar, nunca o en cualquier momento.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Con cuánto se abre con 2.000, 5.000 o 7.000 justos: como en la fila siguiente o como en la anterior.
switch-first_melds_italian-limit_to_the_higher = en el límite, la más alta
switch-first_melds_italian-limit_to_the_lower = en el límite, la más baja
switch-first_melds_samba = Con cuánto se abre desde 7.000: con 150 o con 160.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_brazilian = Con cuánto se abre desde 8.000: con 200 y una canasta, o solo con 200.
switch-first_melds_brazilian-canasta_of_200 = 200 y una canasta
switch-first_melds_brazilian-200_alone = solo 200
switch-top_card_counts = Si la carta de arriba del pozo cuenta para abrir.
switch-pile_for_first_melds = Si se puede tomar el pozo en el turno de la apertura.
switch-concealed_minimum = Si quien cierra en mano tiene que llegar a la apertura: solo con el pozo, siempre o nunca.
switch-splash = El splash: una canasta entera abre siempre, valga lo que valga.
switch-cards_in_canastas = Si las cartas de una canasta cuentan además de su premio.
switch-concealed_canasta = Premio por una canasta bajada entera: ninguno, 100 o el doble.
switch-red_threes_of_six = Cuánto dan cuatro treses rojos cuando hay seis en juego: 800 o 400.
switch-red_threes_need_a_canasta = Cuándo cuentan a favor los treses rojos: al abrir, o solo con una canasta.
switch-red_threes_samba = Cuándo cuentan a favor los treses rojos: con dos canastas o, como en la clásica, al abrir.
switch-red_threes_brazilian = Cuándo cuentan a favor los treses rojos: con una canasta, o solo con dos.
switch-red_threes_cuban = Si los treses rojos sin canasta no cuentan, o cuentan en contra.
switch-four_red_threes_unmelded = Cuánto cuestan los cuatro treses rojos sin haber abierto: según la tabla, o solo 400.
switch-four_red_threes_unmelded-by_the_table = según la tabla
switch-forgotten_red_three = Penalización por un tres rojo que no se puso en la mesa, si el jugador tuvo al menos un turno.
switch-black_threes_left = Penalización por cada tres negro que queda en la mano o en el pie.
switch-canastas_to_go_out = Cuántas canastas hacen falta para cerrar: una o dos. Dos es lo normal donde se roban dos cartas.
switch-out_without_a_canasta = Cuántas canastas hacen falta para cerrar: una o ninguna.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Cuántas canastas hacen falta para cerrar: una o dos.
switch-last_discard = Si quien cierra tiene que descartar la última carta.
switch-last_discard_italian = { switch-last_discard }
switch-going_out_samba = Cuánto da el cierre: 200 o, como en la clásica, 100.
switch-concealed_hand_and_foot = Cuánto más da el cierre en mano: nada o 100.
switch-asking_the_partner = Si antes de cerrar se pregunta al compañero: se puede y la respuesta obliga, no se pregunta, o hay que preguntar.
switch-short_sequences = Qué escaleras cuestan 1.000 al final de la mano: las de hasta cinco cartas, o solo las de hasta cuatro.
switch-four_jokers_unfinished = Cuánto cuestan los comodines sin terminar con los cuatro jokers: como los demás, o 2.500.
switch-special_hands_mode = Si una jugada especial vale sola, o se le suman los demás puntos del equipo.
switch-acaba = Si quien ve perdida la mano puede decir acaba: la mano termina, cada equipo rival recibe 1.500, el suyo nada. Antes se puede preguntar al compañero.
switch-acaba_alone = Si quien ve perdida la mano puede decir acaba: la mano termina, todos los demás reciben 1.500, quien lo dice nada.
switch-seven_canastas = Si siete canastas en una mano dan 5.000 y ganan la partida.
switch-target = Puntos para ganar. Vale cualquier número.
switch-target_chilean = Puntos para ganar: 10.000 como en la samba, 15.000 como en la boliviana, u otro número.
switch-target_italian = Puntos para ganar: 15.000, 12.000 como dicen los libros, u otro número.
switch-deals_or_target = Cuánto dura una partida: cuatro manos, o hasta 10.000 puntos.
switch-deals_or_target-to_a_target = a 10.000 puntos
switch-tie = Qué pasa si al final hay empate.
switch-pile_onto_canasta = Si se puede tomar el pozo para añadir la carta de arriba a una canasta terminada.
switch-pile_needs = Con qué se toma un pozo no congelado: pareja natural o carta y comodín, solo cartas naturales, o siempre una pareja natural.
switch-pile_cards = Si quien toma el pozo se lo lleva todo, o solo diez cartas.
switch-jokers_discarded = Si los jokers se pueden descartar (y congelan el pozo).
switch-first_pile = Cómo empieza el pozo: con una carta, o con la descubierta y tantas más como indique.
switch-stock_used_up = Cuando se acaba el mazo: se sigue mientras se pueda tomar el pozo, se termina tras el último robo, o se da vuelta el pozo.
switch-red_threes_replaced = Si quien roba un tres rojo roba otra carta en su lugar.
switch-last_card_without_canasta = Si un equipo sin canasta puede guardar la última carta, o tiene que quedarle una para descartar.

## Meld

meld-title = { $asks ->
    [hand] ¿Qué puedo bajar?
   *[melds] ¿Se abre?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side-said = { $side }, { $score } puntos, abre con { $needed }
meld-other = Otro…
meld-other-number = { $by ->
    [deal] Mano { $number }
   *[score] Puntos { $number }
}
meld-other-said = { $what }, { $needed }. Escribir otro número
meld-rules-said = Según las reglas: { $rules }. Cambiar
meld-ask-number = { $by ->
    [deal] Número de la mano
   *[score] Puntos
}

meld-needs = Se abre con { $needed }
meld-needs-nothing = No hace falta nada
meld-tap-cards = Toca las cartas que quieres bajar
meld-tap-top = Toca la carta de arriba del pozo
meld-enough = Alcanza
meld-over = Sobran { $over }
meld-allowed = Se puede
meld-short = { $short ->
    [one] Falta { $short }
   *[other] Faltan { $short }
}
meld-not-enough = No alcanza
meld-not-allowed = No se puede
meld-of = de { $needed }
meld-of-nothing = no hace falta nada
meld-all-legal = { $count ->
    [one] Combinación válida
    [2] Las dos son válidas
   *[other] Todas son válidas
}
meld-illegal = { $count ->
    [one] Una no es válida
   *[other] { $count } no son válidas
}
meld-one-more = Alcanzaría con una carta más: { $card }
meld-canasta-suffices = Con una canasta entera siempre se puede abrir
meld-top-counts = La carta de arriba del pozo ({ $card }) cuenta
meld-top-not-counted = La carta de arriba del pozo ({ $card }) no cuenta
meld-concealed-exempt = Con cierre en mano no hace falta nada
meld-concealed-never = Con cierre en mano hace falta lo mismo
meld-concealed-canastas = Hace falta lo mismo: faltan las canastas para cerrar
meld-concealed-pile = Hace falta lo mismo porque se tomó el pozo
meld-red-three = un tres rojo se pone solo en la mesa: no entra en ninguna combinación y no cuenta nunca
meld-joins = se añade a las otras de su valor
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Picas
meld-suit-hearts = Corazones
meld-suit-diamonds = Diamantes
meld-suit-clubs = Tréboles
meld-empty = La próxima carta empieza una combinación
meld-empty-sequence = Las próximas cartas empiezan una escalera de { $suit }
meld-said = { $cards }: { $points } puntos, { $told }
meld-legal = válida
meld-never = nunca
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , usadas { $count }
}
meld-delete = Quitar la última carta

meld-new = Nueva
meld-new-short = Nueva
meld-concealed = Cierre en mano
meld-concealed-said = Cierre en mano
meld-pile = Con el pozo
meld-pile-said = Se toma el pozo
meld-top = Arriba: { $card }
meld-top-asked = ¿Arriba?
meld-top-said = Carta de arriba del pozo: { $card }. Cambiar
meld-sequence-label = Escalera de
meld-suit-label = Palo
meld-clear = Quitar las cartas
meld-find = Sugerir
meld-lay = Anotarlas
meld-to-melds = Volver
meld-use = Usar

meld-tap-hand = Toca las cartas que tienes
meld-not-found = Esa mano es imposible
meld-nothing-legal = No hay ninguna combinación
meld-can-lay = { $cards ->
    [one] Alcanza con una carta
   *[other] Alcanza con { $cards } cartas
}
meld-hand = { $count ->
    [one] Una carta en la mano: { $cards }
   *[other] { $count } cartas en la mano: { $cards }
}
meld-missing-cards = { $count ->
    [one] A la combinación más larga le falta una carta para canasta
   *[other] A la combinación más larga le faltan { $count } cartas para canasta
}
meld-closing = Alcanzaría con una de estas: { $cards }
meld-no-card-closes = Ninguna carta más alcanzaría por sí sola
meld-prefer-title = ¿Qué combinaciones?
meld-prefer-said = Preferencia: { $preference }. Cambiar
meld-prefer-short = { $preference ->
    [fewest] Menos cartas
    [value] Más puntos
    [wilds] Guardar comodines
   *[canasta] Canasta
}
meld-preference = { $preference ->
    [fewest] Con menos cartas
    [value] Con más puntos
    [wilds] Guardando los comodines
   *[canasta] Con una canasta, si la hay
}

meld-notation = Escribir las cartas
meld-notation-label = { $asks ->
    [hand] Mano
   *[melds] Combinaciones
}
meld-notation-hint = { $asks ->
    [hand] Cartas sin espacios: A K Q J de 10 a 4, 2, * para un joker, N para un tres negro; h:4567 son corazones.
   *[melds] Un espacio entre combinaciones: 777 QQQ2 AA*. * es un joker, N un tres negro; h:456 es una escalera de corazones.
}
meld-bare-three = «{ $token }»: ¿de qué color es el 3? Escribe { letter-3b } para el negro, { letter-3r } para el rojo
meld-notation-done = Listo

meld-reference = En breve: { $rules }
meld-reference-by = Depende { $by }.
meld-reference-exceptions = Qué cuenta, y excepciones
meld-reference-bonuses = Premios
meld-red-threes-never = Los treses rojos se ponen solos en la mesa: no entran en ninguna combinación y no cuentan para abrir.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , en este nivel { $sides }
}
meld-house-rule = Acordado en esta mesa, no viene de un libro.
meld-all-rules = Todas las reglas del juego
problem-top_card_not_melded = la carta de arriba del pozo ({ $card }) tiene que estar en una combinación

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Ninguna regla es distinta
    [one] Una regla es distinta
   *[other] { $different } reglas son distintas
}{ $same ->
    [0] .
    [one] , una es igual.
   *[other] , { $same } son iguales.
}

## My house rules

house-title = Reglas caseras
house-none = Las reglas caseras son las que en tu mesa se juegan de otro modo que en el libro. Elige un reglamento, cambia lo que haga falta y ponle nombre. Aún no hay ninguna.
house-what = Las reglas que en tu mesa son distintas del libro. Valen para las partidas nuevas; las ya empezadas no cambian.
house-line = { $base } · { $count ->
    [0] aún sin cambios
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
house-broken-short = Ya no se pueden jugar. Toca para ver por qué.
house-broken = Esta versión de la app no puede jugar estas reglas caseras. No se ha perdido nada: aún se pueden guardar en un archivo. Esto es lo que falla:
house-gone = Estas reglas caseras ya no existen.
house-new = Nuevas reglas
house-new-why = ¿Con qué reglamento empiezas? Lo que no cambies queda como está.
house-name = Nombre de las reglas caseras
house-name-made = { $base } de casa{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Crear
house-bring = Importar

house-on-base = Basado en: { $base }
house-saved = Guardado automáticamente
house-unsaved = Sin guardar
house-unsaved-why = Estos valores no van juntos. Toca una línea para corregirla, o deshaz los últimos cambios. Hasta entonces las reglas caseras siguen como estaban.
house-take-back = Deshacer los cambios sin guardar
house-differences = { $count ->
    [one] Una regla es distinta
   *[other] { $count } reglas son distintas
}
house-no-differences = Aún no hay cambios: se juega exactamente como en el libro. Cambia algo abajo.
house-instead-of = en vez de { $old }
house-instead-of-these =
    en vez de:
    { $old }
house-from = De: { $ref }
house-from-switch = Variante habitual: { $ref }
house-from-table = Acordado en nuestra mesa
house-reset = Como en el libro: { $what }
house-reset-one = Volver al valor del libro
house-reset-all = Deshacer los cambios
house-reset-all-explained = Cada regla vuelve a ser la del libro. Las partidas empezadas siguen como están.
house-reset-all-yes = Deshacer todo
house-keep = Dejarlo todo como está
house-change = Cambiar
house-switches = Variantes habituales
house-switches-why = { $count ->
    [one] Una de los libros, con un toque
   *[other] { $count } de los libros, con un toque
}
house-values = Todas las reglas
house-values-why = Todos los valores del reglamento, en el orden de un libro de reglas
house-use = Usar
house-play = Jugar una partida con estas reglas
house-share = Compartir
house-share-why = Como archivo pequeño o como texto
house-rename = Cambiar el nombre
house-rename-done = Guardar el nombre
house-rename-left = No cambiarlo
house-drop = Borrar estas reglas caseras
house-drop-question = ¿Borrar «{ $name }»?
house-drop-explained = Las partidas jugadas con ellas siguen como están. Esto no se puede deshacer.

house-switches-what = Elige cómo juega tu mesa. La primera opción es siempre la del libro.
house-switch-own = { $value } (el libro)
house-switch-other = otro número…
house-switch-misfit = { $value } no va con tus otros cambios. { $why }
house-switch-off = No va con este reglamento.
house-switches-others = { $count ->
    [one] Una variante que no va aquí
   *[other] { $count } variantes que no van aquí
}
house-switches-others-why = Son de juegos distintos de { $base }.

house-changed-value = { $value } (cambiado)
house-section-count = { $count ->
    [one] una regla
   *[other] { $count } reglas
}{ $changed ->
    [0] { "" }
    [one] , una cambiada
   *[other] , { $changed } cambiadas
}
house-in-base = El libro dice ({ $base })
house-we-play = En casa
house-reason = Motivo (opcional)
house-reason-keep = Guardar el motivo
house-take = Jugar así
house-number-label = { $what }: { $number }. Toca para cambiar
house-a-number = un número
house-as-follows = como sigue
house-points = Puntos
house-row-number = Número { $place }
house-row-more = Uno más
house-row-less = Uno menos
house-row-add = Añadir fila
house-row-drop = Quitar: { $what }
house-band-by = Depende
house-band-from = Desde este total
house-band-hand = Desde esta mano
house-band-points = Puntos para abrir
house-band-points-alone = los puntos bastan
house-hand-wins = ¿Gana la partida?
house-hand-add = Nueva jugada especial
house-bonus-when = Por qué canastas
house-bonus-count = Cuántas: { $type }
house-bonus-more = o más
house-bonus-exactly = exactas
house-step-least = Desde cuántas

house-share-what = Quien tenga esta app puede importar el archivo: la mesa, su reglamento y todo lo que has cambiado.
house-share-file = Guardar en un archivo
house-share-copy = Copiar como texto
house-share-copied = Copiado. Pégalo en un mensaje o en una nota.
house-share-failed = En este dispositivo no es posible. Selecciona el texto de abajo y cópialo.
house-share-text = Texto del archivo
house-share-text-why = También funciona siempre así: selecciona este texto, cópialo y pégalo en el otro dispositivo en «Importar».

house-bring-what = Reglas caseras que alguien te ha pasado. Las tuyas no cambian sin preguntar.
house-bring-file = Elegir un archivo
house-bring-refused = { $file } no se puede importar
house-bring-untouched = No se ha cambiado nada. Corrige el archivo e impórtalo otra vez.
house-bring-whole = todo el archivo
house-bring-no-text = { $file } no tiene texto que se pueda leer. Ábrelo, copia su texto y pégalo abajo.
house-bring-conflict = Ya tienes otras reglas: { $name }
house-bring-conflict-why = Vienen de las mismas reglas caseras, y desde entonces unas u otras han cambiado.
house-bring-replace = Cambiar las mías por las nuevas
house-bring-both = Conservar las dos
house-bring-leave = Conservar solo las mías
house-bring-copy = { $name } (nuevas)

house-broken-files = Archivos de reglas que no sirven
house-broken-files-why = Estos archivos quedan fuera hasta que se corrijan. Todo lo demás funciona.
house-play-our-way = Crear reglas caseras con esto
more-house = Reglas caseras
more-house-count = { $count ->
    [0] ninguna
    [one] un juego
   *[other] { $count } juegos
}
set-up-house = Reglas caseras

## People

people = Personas
people-row = Nombres, notas, personas con dos nombres
people-none = Aquí aparece quien juega una partida con su nombre.
people-line = { $matches ->
    [0] aún ninguna partida
    [one] una partida
   *[other] { $matches } partidas
}
people-called = Nombre
people-note = Nota
people-note-hint = distingue a dos personas con el mismo nombre
people-new = Nueva persona
people-save = Guardar
people-saved = Guardado, también en las partidas antiguas.
people-name-taken = Ya hay otra persona con este nombre. Una nota las distingue.
people-merge = Es la misma persona que…
people-merge-title = ¿Qué persona es la misma que { $name }?
people-merge-ask = ¿{ $gone } y { $kept } son la misma persona?
people-merge-hint = { $matches ->
    [one] Una partida de { $gone } pasará a { $kept }, con ese nombre.
   *[other] { $matches } partidas de { $gone } pasarán a { $kept }, con ese nombre.
} Se puede deshacer en cualquier momento.
problem-same_match = Han jugado en la misma partida, así que son dos personas.
people-merge-do = Unir
people-also = También jugó como { $name }
people-separate = Separar

## Addresses that lead nowhere

nowhere = Aquí no hay nada
nowhere-hint = La dirección no es correcta, o la página se borró.
nowhere-home = Ir a la mesa
nowhere-rule-set = No hay ningún reglamento «{ $name }».
nowhere-rule = Este reglamento no tiene esa regla.
nowhere-person = No hay ningún jugador con ese nombre.

## Seats and dealers

seats = Asientos
seats-table = Asientos y reparto
seats-hint = Toca dos nombres para cambiarlos de asiento.
seats-said = Asiento { $number }: { $name }, enfrente de { $opposite }
seats-said-alone = Asiento { $number }: { $name }
seats-deal-on = Reparte el siguiente
seats-dealing = reparte
seats-draw = Sortear los compañeros
seats-drawn = Sorteados con el número { $seed }
seats-dealer = ¿Quién reparte ahora?
seats-dealer-label = Ahora reparte { $name }
seats-replace-head = Sustituir a un jugador
seats-replace = Sustituir a { $name }
seats-replace-title = ¿Quién juega por { $name } desde la mano { $number }?
seats-replace-do = Juega desde ahora
seats-stays = Las manos anotadas siguen siendo de quienes las jugaron.
set-up-part-next = reparto y jugadores de la próxima mano

## The next match

turn = Otros compañeros
turn-title = La próxima partida
turn-company = ¿Quién juega hoy?
turn-company-hint = De cuatro a seis personas. Si son más de cuatro, descansan quienes menos han descansado.
turn-pairing = { $first } contra { $second }
turn-pause = { $count ->
    [one] Descansa { $names }
   *[other] Descansan { $names }
}
turn-suggested = les toca
turn-all = { $count ->
   *[other] Tras { $count } partidas, todos han jugado con todos.
}
turn-join = Llega alguien
turn-start = Empezar la partida

## Deleting a match

match-delete = Borrar esta partida
match-delete-ask = ¿Borrar esta partida?
match-delete-hint = { $names }: desaparece de la lista y de las estadísticas. Se puede recuperar.
match-deleted = Borrada: { $names }
matches-deleted = { $count ->
    [one] Una partida borrada
   *[other] { $count } partidas borradas
}
matches-bring-back = Recuperar { $names }
change-delete = Partida borrada
change-what-delete = borrado de la partida

## Sharing a result

share = Compartir el resultado
share-text = Enviar como texto
share-copy = Copiar como texto
share-picture = Enviar como imagen
share-save-picture = Guardar como imagen
share-page = Guardar una página para imprimir
share-file = Como archivo para esta app o tabla
share-copied = Copiado. Pégalo en un mensaje.
share-leads = { $side }, { $margin } por delante
share-level = Empate por ahora
share-deals = { $deals ->
    [one] una mano
   *[other] { $deals } manos
}

## A match to try things with

demo-start = Probar con una partida de muestra
demo-mark = Partida de muestra: prueba lo que quieras, no cuenta en las estadísticas.
demo-badge = muestra
guide = { $step ->
    [who] ¿Quién cerró? Toca ese equipo, o «Nadie».
    [canasta] ¿Cuántas canastas tiene este equipo? Toca el número.
    [cards] Escribe los puntos de sus cartas en la mesa y después de las que quedan en la mano.
    [save] El otro equipo está a un toque. Después, guarda.
    [meld] La etiqueta de latón: con cuánto se abre la próxima vez.
   *[record] Toca «Anotar mano { $number }»: las pistas te guían.
}
guide-close = Sin más pistas
demo-delete = Borrar la partida de muestra

## Help beside what is asked

help-said = Ayuda: { $topic }
help-here = En esta partida
help-topic = { $topic ->
    [concealed] Cierre en mano
    [initial] Apertura
    [threes] Treses rojos
    [kinds] Canastas limpias y sucias
    [out] Cierre
   *[hand] Cartas en la mano
}
help-text = { $topic ->
    [concealed] Se cierra en mano cuando un jugador baja todas sus cartas en un solo turno sin haber bajado nada antes. Lo que haya bajado su compañero no importa; si necesita una canasta propia lo dicen las reglas.
    [initial] Las primeras cartas que un equipo baja en una mano tienen que sumar un mínimo de puntos. Depende del total del equipo, o del número de la mano.
    [threes] Un tres rojo se pone en la mesa enseguida y se repone con una carta del mazo. Da puntos si su equipo ha abierto, y cuesta lo mismo si no ha abierto.
    [kinds] Una canasta es una combinación de siete cartas o más. Es limpia si no lleva comodines, y sucia si los lleva.
    [out] Un equipo cierra cuando uno de sus jugadores se queda sin cartas. Antes necesita las canastas que piden las reglas.
   *[hand] Las cartas que quedan en la mano de todos los compañeros se restan a su equipo al final. Escribe el número sin signo: la app lo resta.
}

## Club: what an evening does not allow

club-somebody = alguien
club-and = { $first } y { $last }
club-problem-name_needed = Hace falta un nombre.
club-problem-no_date = «{ $date }» no es una fecha. Escríbela como 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Una jornada tiene al menos una ronda.
   *[other] Ya hay más de { $count } rondas.
}
club-problem-too_many_dropped = No se pueden quitar todas las rondas: al menos una cuenta.
club-problem-not_positive = Hace falta un número mayor que 0.
club-problem-warning_too_early = Los minutos del aviso tienen que ser menos que los de la ronda.
club-problem-figures_needed = Aquí hacen falta cifras.
club-problem-last_band_open = La última fila de la tabla vale para todas las diferencias mayores.
club-problem-bands_ascend = Cada fila tiene que llegar más lejos que la anterior.
club-problem-tie_break_twice = Un desempate está repetido.
club-problem-unknown_rule_set = Reglamento desconocido: { $rules }.
club-problem-house_rule = Una regla casera no va bien: { $expected }
club-problem-partners_cannot_change = Los compañeros solo cambian si juegan dos equipos de dos. Elige «Parejas».
club-problem-draw_needs_fixed_sides = Solo para dos equipos que siguen juntos.
club-problem-draw_needs_individuals = Solo para jugadores que cambian de compañero.
club-problem-teams_meet_in_twos = Los grupos se enfrentan de dos en dos, pero estas reglas piden { $count } equipos.
club-problem-nobody_left_over = Las mesas de tres son para jugadores sin compañero fijo.
club-problem-no_three_handed = { $rules } no se juega entre tres, cada uno por su cuenta.
club-problem-has_begun = Ya no se puede cambiar: la primera ronda está sorteada.
club-problem-entrant_twice = Ya está en la lista: { $who }.
club-problem-member_twice = La misma persona está repetida.
club-problem-wrong_number_of_members = { $count ->
    [one] Una persona no es el número que pide esta modalidad.
   *[other] { $count } personas no son el número que pide esta modalidad.
}
club-problem-team_sizes_differ = Todos los grupos tienen que tener el mismo número de jugadores.
club-problem-plays_already = { $name } ya juega.
club-problem-name_twice = «{ $name }» ya está en la lista. Añade algo que distinga a las dos personas.
club-problem-no_such_entrant = Este inscrito ya no está en la lista.
club-problem-no_such_member = Esta persona ya no está en la lista.
club-problem-has_played = Ya sorteado: { $who }. «Se va» conserva lo que se jugó.
club-problem-two_people = Juegan los dos, así que son dos personas.
club-problem-round_open = La ronda { $round } aún no está cerrada.
club-problem-all_rounds_played = { $count ->
    [one] La única ronda ya se ha jugado.
   *[other] Las { $count } rondas ya se han jugado.
}
club-problem-too_few_present = { $count ->
    [0] Aún no ha llegado nadie.
    [one] Solo hay un presente: una mesa necesita { $right }.
   *[other] Solo hay { $count } presentes: una mesa necesita { $right }.
}
club-problem-round_started = La ronda ya ha empezado.
club-problem-no_round_drawn = Antes hay que sortear una ronda.
club-problem-no_round_running = No hay ninguna ronda en curso.
club-problem-table_open = Mesa { $table }: { $state ->
    [claimed] un equipo aún tiene que confirmar
    [disputed] el resultado está en disputa
   *[playing] aún no hay resultado
}.
club-problem-no_such_table = La mesa { $table } no existe.
club-problem-has_a_result = La mesa { $table } ya tiene su resultado.
club-problem-has_no_result = La mesa { $table } aún no tiene resultado.
club-problem-scoreless = No hay puntos: todos los equipos tienen 0. Anota los de cada uno.
club-problem-nothing_claimed = En la mesa { $table } nadie ha dado un resultado.
club-problem-no_such_side = Elige un equipo.
club-problem-reason_needed = Hace falta un motivo: se lee en el registro.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Hacen falta { $right } puntuaciones.
}
club-problem-number_too_large = Puntuación demasiado alta: como mucho { $value }.
club-problem-seated_twice = En dos mesas a la vez: { $who }.
club-problem-seated_nowhere = En ninguna mesa: { $who }.
club-problem-not_there = Aún no ha llegado: { $who }.
club-problem-wrong_table = En una mesa el número de jugadores no es el de las reglas.
club-problem-partners_before = { $who } ya han sido compañeros.
club-problem-met_before = { $who } ya se han enfrentado.
club-problem-bye_again = { $who }: descansa otra vez antes de que hayan descansado todos los demás.
club-problem-evening_twice = Una jornada está repetida en esta temporada.
club-problem-name_too_long = Este nombre es demasiado largo: como mucho { $most } caracteres.
club-problem-name_unseen = Este nombre tiene caracteres que no se ven.
club-problem-name_says_who = El nombre nuevo no debe contener el antiguo.
club-problem-name_of_a_seat = «{ $name }» es el nombre de un asiento, no de una persona. Añade algo.
club-problem-access_revoked = Este dispositivo ya no puede entrar. Escanea otra vez el código de la mesa.
club-problem-round_over = La ronda { $round } ha terminado.
club-problem-not_yours = Entretanto otra persona lo ha cambiado.
club-problem-not_this_table = Esa partida no es de esta mesa.
club-problem-has_spoken = Este teléfono ya ha respondido por un equipo. Primero retira la respuesta.
club-problem-nothing_played = Aún no hay ninguna mano anotada.
club-problem-claim_changed = Entretanto el otro equipo ha cambiado el resultado. Revísalo.
club-problem-text_too_long = Este texto es demasiado largo: como mucho { $right } caracteres.
club-problem-no_side_held = Primero elige tu equipo.
club-problem-person_needed = Indica quién confirma.
club-problem-not_of_this_side = { $name } no juega en este equipo.
club-problem-no_such_evening = Una jornada de esta temporada se borró.
club-problem-evening_deleted = «{ $name }» del { $date } se borró aquí. El archivo la recuperaría.
club-problem-evening_later_here = «{ $name }» del { $date } ya está aquí, y va por delante del archivo. El archivo desharía lo que se hizo después.
club-problem-evening_differs = «{ $name }» del { $date } ya está aquí, pero distinta del archivo. El archivo ocuparía su lugar.
club-problem-match_elsewhere = Una partida del archivo ya está aquí, en otra mesa. No se ha importado nada.
club-problem-unknown_member = Aquí hay una persona que no está en la lista.
club-problem-unknown_entrant = Aquí hay una pareja o un equipo que no está en la lista.
club-problem-unknown_side = Un resultado es de un equipo que no está en esta mesa.
club-problem-round_number = Esta debe ser la ronda { $right }.
club-problem-matches_of_tables = Las partidas del archivo no son las de sus mesas.
club-problem-table_of_match = Esta partida es de otra mesa.
club-problem-wrong_code = Este código no es de la app.
club-problem-no_code_of_table = No hay código para la mesa { $table }.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Queda un minuto
   *[other] Quedan { $minutes } minutos
}
round-clock-warning = { $minutes ->
    [one] El último minuto
   *[other] Los últimos { $minutes } minutos
}
round-clock-last_deal = { $ends ->
    [some] Se acabó el tiempo: se termina esta mano, en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } como mucho
   *[none] Se acabó el tiempo: se termina esta mano
}
round-clock-over = Se acabó el tiempo: se cuentan las cartas como están
round-clock-beside = { $phase ->
    [last_deal] se termina esta mano
   *[other] para el final de la ronda
}

## Club: phone

phone-table = Mesa { $table }
phone-table-round = Mesa { $table }, ronda { $round }
phone-whose = ¿De quién es este teléfono?
phone-whose-said = Este teléfono es de { $side }
phone-whose-held = Este equipo ya tiene otro teléfono
phone-whose-mine = Este teléfono
phone-whose-hint = Este teléfono confirma los resultados del equipo elegido. ¿Es el único de la mesa? Elige el equipo de su dueño: al final pasa al otro equipo.
phone-earlier = { $count ->
    [one] 1 mano anterior
   *[other] { $count } manos anteriores
}
phone-not-begun = La primera ronda aún no ha empezado.
phone-nobody = En la mesa { $table } no juega nadie en la ronda { $round }.
phone-closed = La ronda { $round } ha terminado.
phone-over = La jornada ha terminado.
phone-goes-on = La próxima ronda aparecerá aquí. Deja abierta esta página.
phone-result-of = Su resultado de la ronda { $round }
phone-out = Este teléfono ya no está conectado a una mesa.
phone-out-hint = Escanea el código de la tarjeta de tu mesa. ¿No funciona? Pide al organizador una tarjeta nueva.
phone-give = Dar el resultado
phone-give-title = ¿Es este el resultado?
phone-agree = { $names }: sí, es correcto
phone-not-yet = Aún no
phone-names = { $first } o { $last }
phone-level = Los equipos van empatados.
phone-ahead = { $side }: { $margin ->
    [one] un punto por delante
   *[other] { $margin } puntos por delante
}.
phone-given = A la espera de { $sides }
phone-given-hint = La pregunta les llega a su teléfono. O pásales este.
phone-hand-over = Pasar a { $side }
phone-hand-title = { $names }: ¿es correcto?
phone-hand-yes = { $name }: sí
phone-withdraw = Retirar el resultado
phone-asked = { $players ->
    [one] { $side } dio este resultado. ¿Es correcto?
   *[other] { $side } dieron este resultado. ¿Es correcto?
}
phone-accept = { $side }: sí, es correcto
phone-dispute = No, está mal
phone-why = ¿Qué está mal?
phone-why-points = Los puntos están mal sumados
phone-why-deal = Falta una mano, o está repetida
phone-why-rule = Una regla está mal aplicada
phone-why-end = La partida aún no ha terminado
phone-why-other = Otra cosa
phone-call-organiser = Preguntar al organizador
phone-call-organiser-for = { $name }: preguntar al organizador
phone-disputed = { $whose ->
    [mine] Su equipo no acepta el resultado
   *[other] { $players ->
        [one] { $side } no acepta el resultado
       *[other] { $side } no aceptan el resultado
    }
}
phone-differ = Los dos equipos dieron resultados distintos
phone-reason = «{ $reason }»
phone-organiser-comes = El organizador ya lo sabe y va a su mesa. Todavía se pueden editar las manos y dar otra vez el resultado.
phone-after-all = Sí era correcto
phone-done = { $how ->
    [agreed] Resultado confirmado por los dos equipos
    [walkover] Resultado por incomparecencia
    [paper] Resultado de la hoja de puntos
    [corrected] Resultado corregido por el organizador
   *[decided] Resultado decidido por el organizador
}
phone-wait-next = La próxima ronda aparecerá aquí.
phone-wait-end = Era la última ronda. Gracias por jugar.
phone-this = este teléfono
phone-other = otro teléfono de esta mesa
phone-organiser = el organizador
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. Desde aquí no se puede: el cambio es de { $who }

## Club: big screen

big-screen-begins = La jornada va a empezar
big-screen-drawn = La ronda { $number } de { $rounds } va a empezar
big-screen-running = Ronda { $number } de { $rounds }
big-screen-closed = Tras la ronda { $number } de { $rounds }
big-screen-final = Clasificación final
big-screen-counts = { $counts ->
    [card_points] Puntos de cartas
    [victory_points] Puntos de victoria
   *[match_points] Puntos
}
big-screen-second = { $figure ->
    [difference] Diferencia
    [card_points] Puntos de cartas
    [wins] Partidas ganadas
   *[highest_match] Mejor partida
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Puesto { $place }: { $name }, { $points }
}
big-screen-seating = Las mesas de la ronda
big-screen-seat = Mesa { $table }: { $sides }
big-screen-resting = Descanso en esta ronda: { $names }
big-screen-playing = { $count ->
    [one] Aún en juego: mesa { $tables }
   *[other] Aún en juego: mesas { $tables }
}
big-screen-playing-many = { $count } mesas siguen jugando
big-screen-page = Página { $page } de { $pages }
big-screen-gone = Este enlace ya no vale. Pide uno nuevo al organizador.

## Club: the evening

club-part = { $part ->
    [players] Inscritos
    [tables] Mesas
    [standing] Clasificación
    [log] Registro
   *[papers] Más
}
club-state = { $state ->
    [planned] Asistencia
    [drawn] Ronda { $number } de { $count } sorteada
    [running] Ronda { $number } de { $count } en curso
    [between] Ronda { $number } de { $count } terminada
   *[over] { $count ->
        [one] Jugada la única ronda
       *[other] Jugadas las { $count } rondas
    }
}
club-gone = Esta jornada ya no existe, o esta versión de la app no la puede leer.
club-number-said = { $label }: { $number }. Cambiar

## Club: evenings

club-title = Club
club-none = Aún no hay jornadas. Crea una, marca los presentes y haz el sorteo; después las mesas dan sus resultados.
club-new = Nueva jornada
club-running = En curso
club-earlier = Jornadas
club-members = Socios
club-members-row = { $count ->
    [0] Aún nadie
    [one] Una persona
   *[other] { $count } personas
}
club-seasons = Temporadas
club-seasons-row = { $count ->
    [0] Jornadas en serie, con una clasificación común
    [one] Una serie de jornadas
   *[other] { $count } series de jornadas
}
club-take = Importar una jornada
club-take-row = Del archivo de otro PC
club-entrants = { $count ->
    [0] aún nadie
    [one] un inscrito
   *[other] { $count } inscritos
}
club-row = { $day } · { $state } · { $entrants }
club-row-place = { $day }, { $place } · { $state } · { $entrants }

## Club: the plan

club-plan = Plan de la jornada
club-begin = Empezar la jornada
club-save = Guardar
club-about = La jornada
club-name = Nombre
club-name-usual = Jornada del club
club-date = Fecha (AAAA-MM-DD)
club-place = Lugar
club-house-count = { $count ->
    [0] como en el reglamento
    [one] una regla casera
   *[other] { $count } reglas caseras
}
club-form-title = ¿Quién juega con quién?
club-form = { $form ->
    [pairs] Parejas
    [individuals] Individual
   *[teams] Grupos
}
club-form-hint = { $form ->
    [pairs] Los compañeros siguen juntos toda la jornada y tienen un solo puesto en la clasificación.
    [individuals] Cada uno juega por su cuenta y en cada ronda tiene otro compañero.
   *[teams] Grupos de dos o más parejas se enfrentan en varias mesas; el grupo tiene un solo puesto.
}
club-threes = Quien sobra
club-threes-none = descansa por turnos
club-threes-hint = En las mesas de tres se juega con estas reglas, cada uno por su cuenta.
club-movement-title = ¿Quién se enfrenta a quién?
club-movement = { $movement ->
    [round_robin] Todos contra todos
    [mitchell] Una mitad avanza
    [rotating] Compañeros rotativos
    [by_standing] Por clasificación
    [by_lot] Al azar
   *[free] A mano
}
club-movement-hint = { $movement ->
    [round_robin] Ronda a ronda, hasta que todos se hayan enfrentado.
    [mitchell] Norte-Sur se quedan en su mesa, Este-Oeste pasan a la siguiente.
    [rotating] Ningún compañero se repite antes de haber jugado con todos; los rivales también cambian.
    [by_standing] El primero contra el segundo, el tercero contra el cuarto, sin repetir rivales mientras se pueda.
    [by_lot] Sorteo nuevo en cada ronda, sin repetir rivales mientras se pueda.
   *[free] Los vecinos de la lista juegan en la misma mesa; puedes cambiarlo todo.
}
club-rounds = Rondas
club-rounds-count = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
club-drop = Peores rondas que se descartan
club-drop-hint = { $count ->
    [0] Cuentan todas las rondas.
    [one] La peor ronda de cada uno no cuenta.
   *[other] Las { $count } peores rondas de cada uno no cuentan.
}
club-length-title = ¿Cuánto dura una ronda?
club-length = { $length ->
    [finland] 5.000 puntos
    [ck70] 5.000 puntos o 50 minutos
    [nevada] Tres manos, 50 minutos
    [canasta_for_a_cure] 8.500 puntos
    [burraco_2_deals] Dos manos, 25 minutos
    [burraco_3_deals] Tres manos, 40 minutos
    [burraco_4_deals] Cuatro manos, 50 minutos
   *[pinochle_kansas_city] 50 minutos
}
club-length-points = { $count ->
    [one] un punto
   *[other] { $count } puntos
}
club-length-deals = { $count ->
    [one] una mano
   *[other] { $count } manos
}
club-length-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
club-length-or = {" "}o{" "}
club-length-none = Hasta que el organizador cierre la ronda.
club-length-row = { $row ->
    [points] Puntos para terminar la partida
    [deals] Manos
    [minutes] Minutos
    [warning] Aviso, minutos antes del final
   *[overtime] Minutos para terminar la mano
}
club-overtime = Cumplido el tiempo, se termina la mano:
club-overtime-endless = sin límite de tiempo
club-overtime-limited = en unos minutos
club-from = Fuente: { $source }
club-no-source = ninguna; es una propuesta de esta app
club-scheme-title = ¿Qué cuenta para la clasificación?
club-scheme = { $scheme ->
    [finland] Dos puntos por victoria
    [wins] Partidas ganadas
    [total] Puntos de cartas
    [burraco_3] Puntos de victoria, tres manos
   *[burraco_4] Puntos de victoria, cuatro manos
}
club-scheme-hint = { $scheme ->
    [finland] Victoria 2, empate 1, derrota 0; luego la diferencia de puntos de cartas.
    [wins] Cada partida ganada es un punto; luego los puntos de cartas.
    [total] Se suman los puntos de cartas de todas las partidas.
   *[burraco_4] En cada mesa se reparten 20 puntos según la diferencia, de 10 : 10 a 20 : 0.
}
club-figures = Cifras y desempates
club-figures-usual = Como en el sistema
club-figures-changed = Cambiados para esta jornada
club-figures-hint = Lo que cambies aquí vale solo para esta jornada.
club-figures-back = Como en el sistema
club-match-points = { $outcome ->
    [win] Puntos por ganar
    [draw] Puntos por empatar
   *[loss] Puntos por perder
}
club-walkover-points = Puntos de cartas por incomparecencia
club-bye-title = Cuánto vale un descanso
club-bye = { $bye ->
    [nothing] nada
    [walkover] una victoria por incomparecencia
   *[average_of_winners] el promedio de quienes ganan en la ronda
}
club-bands = Tabla de puntos de victoria
club-band-upto = Diferencia hasta
club-band-beyond = Cualquier diferencia mayor
club-band-winner = Gana
club-band-loser = Pierde
club-band-add = Otra fila
club-band-drop = Quitar la fila { $number }
club-ties = Desempates
club-ties-none = Ninguno: quien empata comparte el puesto.
club-ties-add = Añadir:
club-tie = { $tie ->
    [head_to_head] partidas entre ellos
    [difference] diferencia de puntos de cartas
    [wins] partidas ganadas
    [card_points] puntos de cartas
    [highest_match] mayor puntuación en una partida
   *[lot] sorteo
}
club-tie-up = Antes: { $tie }
club-tie-drop = Sin: { $tie }

## Club: log and standing

club-log-drawn = Ronda { $round } sorteada
club-log-taken_back = Sorteo de la ronda { $round } deshecho
club-log-arranged = Ronda { $round } cambiada a mano
club-log-started = Ronda { $round } empezada
club-log-closed = Ronda { $round } cerrada
club-log-claimed = Mesa { $table }: { $score }, según { $side }
club-log-withdrawn = Mesa { $table }: retirado por { $side }
club-log-agreed = Mesa { $table }: los dos equipos confirman { $score }
club-log-disputed = Mesa { $table }: en disputa, por { $side }
club-log-decided = Mesa { $table }: decidido por el organizador, { $score }
club-log-paper = Mesa { $table }: { $score } de la hoja
club-log-walkover = Mesa { $table }: por incomparecencia, { $score }
club-log-corrected = Mesa { $table } de la ronda { $round }: { $before } corregido a { $score }
club-log-reopened = Mesa { $table }: abierta de nuevo, { $before } ya no cuenta
club-log-substituted = { $into } juega por { $out }
club-line = { $outcome ->
    [won] Ganada contra { $against }, { $score } : { $other }
    [drawn] Empate con { $against }, { $score } : { $other }
    [lost] Perdida contra { $against }, { $score } : { $other }
   *[rested] Descanso
}
club-line-walkover = { $line } (por incomparecencia)
club-place-none = Los puestos aparecen con el primer resultado.
club-place-first = Primer puesto, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
club-place-points = { $fewer ->
    [one] Un punto menos que { $name }.
   *[other] { $fewer } puntos menos que { $name }.
}
club-place-shared = Mismo puesto que { $name }.
club-place-tie = Los mismos puntos que { $name }; desempate: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Aún no hay nadie
        [one] Hay una pareja
       *[other] Hay { $count } parejas
    }
    [teams] { $count ->
        [0] Aún no hay nadie
        [one] Hay un grupo
       *[other] Hay { $count } grupos
    }
   *[individuals] { $count ->
        [0] Aún no hay nadie
        [one] Hay un jugador
       *[other] Hay { $count } jugadores
    }
}
club-outlook-none = { $here }: muy pocos para una mesa.
club-outlook = { $here }: { $tables ->
    [0] ninguna mesa completa.
    [one] una mesa.
   *[other] { $tables } mesas.
}
club-outlook-lone = { $count ->
    [one] Una mesa más, de tres.
   *[other] { $count } mesas más, de tres.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] No descansa nadie.
        [one] Descansa una pareja.
       *[other] Descansan { $count } parejas.
    }
    [teams] { $count ->
        [0] No descansa nadie.
        [one] Descansa un grupo.
       *[other] Descansan { $count } grupos.
    }
   *[individuals] { $count ->
        [0] No descansa nadie.
        [one] Descansa un jugador.
       *[other] Descansan { $count } jugadores.
    }
}
club-to-draw = Ir al sorteo de la ronda { $number }
club-to-tables = Ir a las mesas
club-playing = Juegan
club-away = No presentes
club-entrant-said = { $name }: baja, sustitutos
club-listed = En la lista: { $count }
club-check-in = Asistencia
club-check-in-hint = { $form ->
    [pairs] Toca los nombres de los dos compañeros, uno tras otro. Quien llegue después juega desde la próxima ronda.
    [teams] Toca todos los nombres de un grupo, cada pareja seguida, y luego inscríbelo.
   *[individuals] Toca los nombres de los presentes. Quien llegue después juega desde la próxima ronda.
}
club-picked = { $names } y…?
club-team = Nombre del grupo
club-team-enter = Inscribir al grupo
club-as-last-time = Como la última vez, con un toque:
club-partners-last-time = compañeros la última vez
club-find = Busca un nombre, o escribe uno nuevo
club-guest = Añadir a { $name }
club-find-more = { $count ->
    [one] Hay uno más: escribe parte del nombre.
   *[other] Hay { $count } más: escribe parte del nombre.
}
club-find-none = No hay nadie más con ese nombre. Escríbelo entero para añadirlo.
club-waits-for-partner = espera un compañero
club-check-in-said = Presente: { $name }
club-plays = Juega desde el próximo sorteo.
club-plays-not = No entra en el próximo sorteo. Sus resultados siguen en la clasificación.
club-leaves = Se va
club-comes = Ha llegado
club-strike = Quitar de la lista
club-substitute = Alguien juega por { $name }
club-substitute-hint = Desde ahora mismo, si la mesa aún no tiene resultado. El puesto y los puntos siguen siendo del inscrito.

## Club: rounds

club-round = Ronda { $number }
club-table = Mesa { $number }
club-table-state = { $state ->
    [playing] jugando
    [claimed] se espera al otro equipo
    [disputed] en disputa
   *[done] terminada
}
club-table-pill = { $state ->
    [playing] jugando
    [claimed] por confirmar
    [disputed] en disputa
   *[done] terminada
}
club-deals = { $count ->
    [0] aún ninguna mano
    [one] una mano
   *[other] { $count } manos
}
club-tally = { $state ->
    [all] { $count ->
        [one] Una mesa
       *[other] Las { $count } mesas
    }
    [playing] { $count } jugando
    [claimed] { $count } en espera
    [disputed] { $count } en disputa
   *[done] { $count ->
        [one] 1 terminada
       *[other] { $count } terminadas
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points } puntos, diferencia { $difference }
   *[other] Puesto { $place }: { $name }, { $points } puntos, diferencia { $difference }
}
club-draw = Sortear la ronda { $number }
club-drawing = Sorteando…
club-draw-again = Repetir
club-draw-back = Deshacer
club-start = Empezar la ronda
club-swap-hint = Toca dos nombres para cambiarlos de sitio.
club-swap-other = Toca el otro nombre.
club-swap-said = { $name } cambia de sitio
club-repeats = { $count ->
    [0] Ningún enfrentamiento se repite.
    [one] Un enfrentamiento se repite: revisa la mesa.
   *[other] { $count } enfrentamientos se repiten: revisa las mesas.
}
club-against = contra
club-rest = Descansan
club-close = Cerrar la ronda { $number }
club-close-open = { $count ->
    [one] Cerrar la ronda { $number }: una mesa está abierta
   *[other] Cerrar la ronda { $number }: { $count } mesas están abiertas
}
club-final = La clasificación final
club-over-hint = Los resultados aún se pueden corregir: toca una mesa.

## Club: one table

club-organiser = organizador
club-phone = teléfono { $phone } de la mesa { $table }
club-phone-for = { $name }, en el teléfono { $phone } de la mesa { $table }
club-how = { $how ->
    [agreed] Confirmado por los dos equipos.
    [decided] Decidido por el organizador.
    [paper] De la hoja de puntos.
   *[walkover] Por incomparecencia.
}
club-claimed = { $score }, según { $side }
club-disputes = En disputa, por { $side }
club-settle = Anotar el resultado
club-correct = Corregir el resultado
club-winner = ¿Quién ganó?
club-winner-points = Según los puntos
club-reason = Motivo
club-reason-hint = El motivo queda en el registro, a la vista de todos.
club-decide = Decidir así
club-from-paper = De la hoja
club-correct-do = Corregir
club-scoreless = Sí, 0 puntos para todos
club-reopen = Abrir la mesa de nuevo
club-reopen-hint = El resultado se retira y los teléfonos de la mesa vuelven a anotar manos.
club-walkover = Incomparecencia
club-walkover-hint = ¿Quién no ha venido? Sus rivales reciben { $points } puntos de cartas.
club-walkover-do = Anotar la incomparecencia
club-deals-title = Manos
club-deals-none = Aquí aún no hay ninguna mano anotada.
club-record = Anotar aquí sus manos
club-not-started = La ronda no ha empezado: aún no se puede anotar nada.
club-code = Teléfonos de esta mesa
club-code-hint = Quien escanee esto puede anotar las manos de esta mesa, en todas las rondas, y nada más.
club-screen = Pantalla grande
club-screen-hint = Clasificación, mesas y reloj para un proyector o un televisor, solo para ver. Abre allí este enlace.
club-screen-shows = La pantalla muestra
club-screen-shows-hint = Las iniciales, para los clubes que no quieren nombres en la pantalla.
club-screen-names = Nombres
club-screen-initials = Iniciales
club-code-show = Ver el código
club-code-new = Código nuevo
club-code-ask = ¿Crear un código nuevo?
club-code-said = Código para escanear, de { $address }
club-code-visitors = { $count ->
    [0] Aún no ha entrado nadie con él.
    [one] Ha entrado un dispositivo con él.
   *[other] Han entrado { $count } dispositivos con él.
}
club-no-server = Los teléfonos aún no pueden entrar. Cierra la app y arráncala en este PC con «scorekeeper serve»: el código los traerá aquí y la jornada seguirá donde estaba.
club-code-warning = El código antiguo y los dispositivos que entraron con él dejan de valer. Imprime otra vez la tarjeta de la mesa.

## Club: standing and log screens

club-standing-none = Aún no hay nadie en la lista.
club-head-points = Puntos
club-head-difference = ± cartas
club-scheme-ties = si hay empate: { $ties }
club-record-told = { $wins ->
    [one] una ganada
   *[other] { $wins } ganadas
}, { $losses ->
    [one] una perdida
   *[other] { $losses } perdidas
}{ $draws ->
    [0] { "" }
    [one] , un empate
   *[other] , { $draws } empates
}
club-figures-told = Puntos de cartas { $card_points }, diferencia { $difference }, mejor partida { $highest }
club-line-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
club-line-dropped = ({ $points }) no cuenta
club-log-none = Aún no hay nada en el registro.
club-log-older = Entradas anteriores
club-because = «{ $reason }»

## Club: print, save, move

club-cards = Tarjetas para las mesas
club-cards-hint = Cada tarjeta se guarda como página para abrirla e imprimirla.
club-cards-codes = { $count ->
    [0] Tarjetas de mesa con códigos
    [one] Una tarjeta de mesa con su código
   *[other] { $count } tarjetas de mesa con sus códigos
}
club-cards-round = Tarjetas para rellenar, ronda { $number }
club-cards-title = { $name }, { $day }
club-card-how = Escanea el código, o abre la dirección y escribe las letras. Esta tarjeta vale para todas las rondas.
club-card-signed = firma
club-sheets = Hojas
club-sheets-hint = Para la impresora, o como tabla para una hoja de cálculo.
club-sheet-page = { $paper }, para imprimir
club-sheet-csv = { $paper }, como tabla
club-paper = { $paper ->
    [check-in] Lista de asistencia
    [cards] Ronda { $number }: quién se sienta dónde
    [results] Ronda { $number }: resultados
    [standing] Clasificación
    [season] Clasificación de la temporada
   *[log] Registro
}
club-column = { $code ->
    [number] N.º
    [entrant] Inscrito
    [members] Jugadores
    [checked_in] Presente
    [mark] ✓
    [evening] Jornada
    [date] Fecha
    [round] Ronda
    [table] Mesa
    [side] Equipo { $number }
    [players] Jugadores { $number }
    [score] Puntos { $number }
    [signature] Firma { $number }
    [link] Enlace
    [state] Estado
    [how] Cómo
    [winner] Ganador
    [place] Puesto
    [points] Puntos
    [card_points] Puntos de cartas
    [difference] Diferencia
    [wins] Ganadas
    [draws] Empates
    [losses] Perdidas
    [byes] Descansos
    [highest_match] Mejor partida
    [dropped] Rondas que no cuentan
    [parted_by] Desempate
    [at] Hora
    [by] Por
    [kind] Qué
    [before] Antes
    [reason] Motivo
    [member] Jugador
   *[total] Total
}
club-presence = { $code ->
    [present] presente
   *[expected] por llegar
}
club-how-short = { $how ->
    [agreed] confirmado
    [decided] decidido
    [paper] de la hoja
   *[walkover] incomparecencia
}
club-cell-shared = puesto compartido
club-cell-bye = descansa
club-cell-drawn = empate
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] ronda sorteada
    [taken_back] sorteo deshecho
    [arranged] cambiada a mano
    [started] ronda empezada
    [closed] ronda cerrada
    [claimed] resultado dado
    [withdrawn] resultado retirado
    [agreed] resultado confirmado
    [disputed] resultado en disputa
    [decided] resultado decidido
    [paper] resultado de la hoja
    [walkover] incomparecencia
    [corrected] resultado corregido
    [reopened] mesa abierta de nuevo
   *[substituted] sustitución
}
club-move = Pasar a otro PC
club-move-hint = Un solo archivo con todo: jugadores, rondas, resultados, manos y códigos de las mesas. Quien lo tenga puede llevar la jornada, así que no se lo des a otros.
club-move-save = Guardar la jornada en un archivo
club-delete = Borrar esta jornada
club-delete-ask = ¿Borrar «{ $name }»?
club-delete-hint = Desaparece de la lista, con todas las manos de sus mesas. Las otras jornadas y las temporadas se quedan como están.
club-deleted = Jornadas borradas
logins = Organizadores en otros PC
logins-count = { $count ->
    [one] Un PC conectado con el PIN.
   *[other] { $count } PC conectados con el PIN.
}
logins-end-own = Cerrar la sesión aquí
logins-end-others = Cerrar las demás sesiones
logins-end-all = Cerrar todas las sesiones
club-bring-back = Recuperar { $name }
club-take-hint = Elige el archivo guardado por el otro PC. Los códigos de las mesas siguen valiendo.
club-take-choose = Elegir un archivo
club-take-anyway = Importar de todos modos
club-take-unread = No se pudo leer el archivo.
club-take-broken = { $file } no es una jornada legible aquí:
club-unreadable = { $name }, { $day }: guardada con una versión más nueva de la app.

## Club: people

club-guests = Invitados
club-members-none = Aún nadie. Aquí aparece quien juega en una jornada.
club-member-gone = Esta persona ya no está en la lista.
club-evenings-count = { $count ->
    [0] aún ninguna jornada
    [one] una jornada
   *[other] { $count } jornadas
}
club-last-seen = última vez, { $day }
club-member-is = Socio
club-guest-is = Invitado
club-member-make = Marcar como socio
club-guest-make = Marcar como invitado
club-merge-hint = Todas las jornadas y partidas de { $gone } pasarán a { $kept }, con ese nombre. Se puede deshacer en cualquier momento.
club-forget = Borrar el nombre en todas partes
club-forget-hint = El nombre se sustituye en todas partes, también en las copias de seguridad. Quedan los resultados, los puestos y los apodos en las notas.
club-alias = Nombre sustituto
club-alias-usual = Exjugador { $number }
club-forget-do = Borrar el nombre
club-forget-ask = ¿Borrar el nombre { $name } en todas partes?
club-forget-warning = En todas partes aparecerá { $alias }. No se puede deshacer, ni con una copia de seguridad.
club-forgotten = Nombre borrado
club-forgotten-as = El nombre se ha borrado; en su lugar aparece { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Reescrito sin el nombre: { $files }
       *[other] { $count } archivos reescritos sin el nombre: { $files }
    }
    [cut] { $count ->
        [one] Ya estaba dañado; queda solo lo que se pudo leer: { $files }
       *[other] { $count } archivos ya estaban dañados; queda solo lo que se pudo leer: { $files }
    }
    [removed] { $count ->
        [one] Borrado: { $files }
       *[other] { $count } archivos borrados: { $files }
    }
   *[left] { $count ->
        [one] No se ha tocado, pero contiene el nombre: { $files }
       *[other] { $count } archivos no se han tocado, pero contienen el nombre: { $files }
    }
}
club-forgotten-shared = Otra persona también se llama así, y lo conserva: { $names }

## Club: seasons

club-seasons-none = Una temporada es una serie de jornadas con una clasificación común. Ponle un nombre para empezar.
club-season-name = Nombre de la temporada
club-season-new = Nueva temporada
club-season-gone = Esta temporada ya no existe.
club-season-table = Clasificación
club-season-empty = Elige las jornadas de esta temporada.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Puntos
            [card_points] Puntos de cartas
            [difference] Diferencia de puntos de cartas
            [wins] Partidas ganadas
           *[places] Puntos según el puesto
        }, una jornada.
       *[other] { $figure ->
            [points] Puntos
            [card_points] Puntos de cartas
            [difference] Diferencia de puntos de cartas
            [wins] Partidas ganadas
           *[places] Puntos según el puesto
        }, las { $count } jornadas.
    }
   *[other] { $figure ->
        [points] Puntos
        [card_points] Puntos de cartas
        [difference] Diferencia de puntos de cartas
        [wins] Partidas ganadas
       *[places] Puntos según el puesto
    }, las { $best } mejores de { $count } jornadas.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-counts = Qué cuenta
club-season-best = ¿Cuántos de los mejores resultados cuentan para cada uno?
club-season-all = todas
club-season-figure = Lo que cuenta de una jornada:
club-season-figure-of = { $figure ->
    [points] puntos
    [card_points] puntos de cartas
    [difference] diferencia
    [wins] partidas ganadas
   *[places] puntos por puesto
}
club-season-places = Los primeros puestos: { $points }. Los demás, nada.
club-season-evenings = Jornadas de esta temporada:
club-season-figures = Manos, parejas y récords de todas sus mesas
club-season-delete = Borrar esta temporada
club-season-delete-hint = Sus jornadas se quedan.
club-print = Imprimir
club-table-file = Tabla
club-ratings = Niveles
club-ratings-hint = Lo fuerte que es un jugador, estimado por sus resultados y para cada uno por separado. El segundo número es el margen de error.
club-ratings-show = Calcular
club-ratings-missing = Los niveles necesitan otro paquete: instala «scorekeeper[web]».
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
}

## How a rule set is played, made of its values

how-to-play = Cómo se juega
how-to-play-values = Todos los valores
rule-sets-played = Las más jugadas aquí
rule-sets-times = { $count ->
    [one] Jugada aquí una vez
   *[other] Jugada aquí { $count } veces
}
rule-sets-for = Para cuántos jugadores
rule-sets-for-said = Para { $players } jugadores
rule-sets-search = Buscar un reglamento
rule-sets-none = Ningún reglamento se llama así.
play-head-aim = Objetivo
play-head-dealing = Reparto
play-head-turn = El turno
play-head-melds = Combinaciones
play-head-wilds = Comodines
play-head-canastas = Canastas
play-head-threes = Treses rojos y negros
play-head-pile = El pozo
play-head-initial = Apertura
play-head-out = Cierre
play-head-extras = Jugadas especiales y penalizaciones
play-head-scoring = Puntuación
play-head-end = Fin de la partida
play-head-players = Con { $players } jugadores
play-aim = Se hacen puntos bajando cartas, y sobre todo con canastas: combinaciones de { $cards } cartas o más.
play-aim-target = Se suman los puntos de cada mano, hasta que un equipo tiene { $points }.
play-aim-deals = { $deals ->
    [one] Se juega una sola mano, y deciden sus puntos.
   *[other] Se juegan { $deals } manos, y deciden los puntos de todas.
}
play-sides = { $kind ->
    [partnership] Se enfrentan { $sides } equipos de { $size } compañeros, que bajan juntos.
    [lone_hand] Juegan { $sides }, y en cada mano uno juega solo contra los demás.
   *[individual] Juegan { $sides }, cada uno por su cuenta.
}
play-packs = { $packs ->
    [one] Se mezcla una baraja
   *[other] Se mezclan { $packs } barajas
} con { $jokers } jokers: { $cards } cartas en total.
play-first-dealer = { $value ->
    [by_lot] Se sortea quién reparte primero.
   *[any_method] Quién reparte primero se elige como se quiera.
}
play-dealing = { $value ->
    [counterclockwise] Se juega en sentido antihorario:
   *[clockwise] Se juega en sentido horario:
} corta el jugador anterior al que reparte y empieza el siguiente, que repartirá en la próxima mano.
play-hand = Cada uno recibe { $cards } cartas.
play-foot = Cada uno tiene además un pie de otras { $cards } cartas, que se juega después de la mano.
play-first-pile = { $value ->
    [upcard_value] El pozo empieza con una carta descubierta y tantas más como indique; las demás cartas son el mazo.
   *[one_card] El pozo empieza con una carta descubierta; las demás cartas son el mazo.
}
play-draw = { $cards ->
    [one] Quien tiene el turno roba una carta del mazo o, en su lugar, toma el pozo.
   *[other] Quien tiene el turno roba { $cards } cartas del mazo o, en su lugar, toma el pozo.
}
play-discard = Después puede bajar cartas, y con un descarte acaba el turno.
play-meld = Una combinación son { $cards } o más cartas del mismo valor.
play-meld-most = Nunca tiene más de { $cards } cartas.
play-meld-most-waived = Solo quien cierra puede bajar más.
play-one-meld = { $value ->
    [yes] Un equipo tiene una sola combinación de cada valor; las demás cartas de ese valor se añaden a ella.
   *[no] Un equipo puede tener varias combinaciones del mismo valor.
}
play-twos = También se pueden bajar doses solos.
play-sequence = También de { $least } a { $most } cartas seguidas del mismo palo son una combinación, una escalera: { $low } es su carta más baja, { $high } la más alta.
play-sequence-wilds = { $wilds ->
    [0] Una escalera no lleva comodines.
    [one] Una escalera lleva un comodín como mucho.
   *[other] Una escalera lleva { $wilds } comodines como mucho.
}
play-wild = { $naturals ->
    [one] Los jokers y los doses son comodines y sustituyen a cualquier otra carta, pero una combinación necesita al menos una carta natural.
   *[other] Los jokers y los doses son comodines y sustituyen a cualquier otra carta, pero una combinación necesita al menos { $naturals } cartas naturales.
}
play-wild-most = { $wilds ->
    [0] No puede llevar comodines.
    [one] Puede llevar un comodín como mucho.
   *[other] Puede llevar { $wilds } comodines como mucho.
}
play-wild-share = { $value ->
    [lt] En una combinación siempre hay menos comodines que cartas naturales.
   *[le] En una combinación nunca hay más comodines que cartas naturales.
}
play-wild-alone = Los comodines también se pueden bajar solos, hasta { $cards } juntos.
play-wild-never-alone = Los comodines solos no son una combinación.
play-wild-first = Si un equipo ha empezado una combinación de comodines, todos los demás van a ella hasta completarla.
play-wild-never = No se usan comodines con: { $ranks }.
play-wild-aces = Los ases llevan comodines solo en la apertura.
play-wild-five = Tras la apertura los comodines solo se añaden a combinaciones con cinco cartas naturales.
play-canasta = Una combinación de { $cards } cartas o más es una canasta. Una canasta limpia, sin comodines, da { $natural } puntos, una sucia { $mixed }.
play-canasta-bonus = { $type ->
    [wild] Una canasta de comodines da { $points }.
    [wild_all_twos] Si son todos doses, da { $points }.
    [wild_four_jokers] Con cuatro jokers da { $points }.
    [sequence] Una escalera de ese largo también es una canasta y da { $points }.
    [sevens] Una canasta de sietes da { $points }.
    [aces] Una canasta de ases da { $points }.
    [twos_natural] Una canasta limpia de doses da { $points }.
   *[twos_mixed] Una canasta sucia de doses da { $points }.
}
play-canasta-cards = { $value ->
    [yes] Las cartas de una canasta cuentan además del premio.
   *[no] Las cartas de una canasta no cuentan además del premio.
}
play-canasta-from-hand = { $value ->
    [multiply] Una canasta bajada entera da { $amount } veces su premio.
   *[add] Una canasta bajada entera da { $amount } más.
}
play-canasta-extra = Varias canastas dan más puntos:
play-canasta-out = Solo el equipo que cierra recibe el premio por estas canastas: { $types }.
play-red-threes = { $value ->
    [yes] Los treses rojos no entran en ninguna combinación: cada uno se pone enseguida en la mesa y se roba otra carta.
   *[no] Los treses rojos no entran en ninguna combinación: cada uno se pone enseguida en la mesa y no se roba otra carta.
}
play-red-values = Uno, dos, tres, etc. valen en total { $points } puntos.
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Cuentan en contra de un equipo que no ha abierto.
       *[other] Cuentan en contra de un equipo que ha abierto.
    }
    [zero] { $melded ->
        [0] No cuentan para un equipo que no ha abierto.
       *[other] No cuentan para un equipo que ha abierto.
    }
   *[plus] { $melded ->
        [0] Cuentan a favor de todos los equipos.
       *[other] Cuentan a favor de un equipo que ha abierto.
    }
}
play-red-canastas = { $sign ->
    [minus] Si un equipo tiene { $what }, cuentan en contra.
    [zero] Si un equipo tiene { $what }, no cuentan.
   *[plus] Si un equipo tiene { $what }, cuentan a favor.
}
play-red-never = Los treses rojos no se ponen en la mesa.
play-red-all-four = Los cuatro sin haber abierto son { $points } puntos.
play-red-as-tabled = Un tres rojo que queda en la mano cuenta como si estuviera en la mesa mientras el equipo no tenga canasta.
play-red-in-hand = Un tres rojo que queda en la mano cuesta { $points } puntos.
play-black-role = { $value ->
    [discard_only] Los treses negros solo se pueden descartar.
    [tabled_bonus] Los treses negros se ponen en la mesa como los rojos.
    [removed_from_pile] Al tomar el pozo, sus treses negros salen del juego.
   *[stop_card] Un tres negro encima del pozo lo tapa: el jugador siguiente no puede tomarlo.
}
play-black-tabled = Uno, dos, tres, etc. treses negros valen en total { $points } puntos.
play-black-captured = Uno, dos, tres, etc. treses negros tomados con el pozo dan { $points } puntos.
play-black-meld = { $when ->
    [any] Los treses negros se pueden bajar en cualquier momento, { $least } o más juntos
   *[going_out] Los treses negros solo se pueden bajar al cerrar, { $least } o más juntos
}{ $wilds ->
    [yes] , también con comodines.
   *[no] , sin comodines.
}
play-black-most = En una combinación así hay { $cards } como mucho.
play-black-never = Nunca se bajan.
play-black-as-tabled = Un tres negro que queda en la mano cuenta como si estuviera en la mesa mientras el equipo no tenga canasta.
play-black-in-hand = Un tres negro que queda en la mano cuesta { $points } puntos.
play-pile = { $value ->
    [natural_pair] El pozo lo toma quien tiene dos cartas naturales iguales a la de arriba y las baja con ella.
    [no_wild] El pozo lo toma quien baja la carta de arriba solo con cartas naturales.
   *[any] El pozo lo toma quien baja la carta de arriba con dos cartas naturales de su valor, o con una de ellas y un comodín.
}
play-pile-frozen = Mientras un equipo no haya abierto, el pozo está congelado para él: solo se toma con una pareja natural.
play-pile-all = Quien toma el pozo se lleva todas sus cartas.
play-pile-cards = { $cards ->
    [one] Del pozo se toma una carta.
   *[other] Del pozo se toman { $cards } cartas.
}
play-pile-canasta = { $value ->
    [yes] El pozo también se puede tomar para añadir la carta de arriba a una canasta terminada.
   *[no] El pozo no se puede tomar para añadir la carta de arriba a una canasta terminada.
}
play-pile-jokers = { $value ->
    [yes] Los jokers se pueden descartar.
   *[no] Los jokers no se pueden descartar.
}
play-initial = { $value ->
    [hand_number] Para abrir, un equipo tiene que bajar combinaciones que valgan un mínimo de puntos, según el número de la mano:
   *[score] Para abrir, un equipo tiene que bajar combinaciones que valgan un mínimo de puntos, según su total:
}
play-initial-top = { $value ->
    [yes] Si se abre tomando el pozo, la carta de arriba cuenta.
   *[no] Si se abre tomando el pozo, la carta de arriba no cuenta.
}
play-initial-no-pile = No se puede abrir tomando el pozo.
play-initial-no-mixed = No se puede abrir con una canasta sucia.
play-initial-only = { $what ->
    [canasta_always_suffices] Con una canasta entera siempre se puede abrir.
    [naturals_only] Solo cuentan las cartas naturales.
   *[clean_triple_required] Tiene que haber tres cartas naturales del mismo valor.
}
play-initial-counts = { $what ->
    [bonuses] { $value ->
        [yes] Los premios cuentan para abrir.
       *[no] Los premios no cuentan para abrir.
    }
   *[red_threes] { $value ->
        [yes] Los treses rojos cuentan para abrir.
       *[no] Los treses rojos no cuentan para abrir.
    }
}
play-initial-concealed = { $value ->
    [always] Quien cierra en mano no necesita llegar al mínimo.
    [if_drawn_from_stock] Quien cierra en mano sin haber tomado el pozo no necesita llegar al mínimo.
   *[never] También quien cierra en mano tiene que llegar al mínimo.
}
play-out = { $canastas ->
    [0] Un equipo puede cerrar sin canasta.
    [one] Para cerrar, un equipo necesita una canasta.
   *[other] Para cerrar, un equipo necesita { $canastas } canastas.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Al menos una tiene que ser limpia.
       *[other] Al menos { $count } tienen que ser limpias.
    }
    [mixed] { $count ->
        [one] Al menos una tiene que ser sucia.
       *[other] Al menos { $count } tienen que ser sucias.
    }
   *[sequence] { $count ->
        [one] Al menos una tiene que ser una escalera.
       *[other] Al menos { $count } tienen que ser escaleras.
    }
}
play-out-exclude = Para cerrar no valen: { $types }.
play-out-short = No se cierra mientras el equipo tenga incompleta una de estas combinaciones: { $types }.
play-out-discard = { $value ->
    [yes] Hay que descartar la última carta.
   *[no] La última carta se puede bajar o descartar.
}
play-out-last = { $value ->
    [must_discard] A un equipo sin canasta le tiene que quedar una carta para descartar.
   *[may_be_kept] Un equipo sin canasta puede guardar su última carta.
}
play-out-partner = { $value ->
    [must_ask] Antes hay que preguntar al compañero.
   *[may_ask_binding] Antes se puede preguntar al compañero, y la respuesta obliga.
}
play-stock-out = { $value ->
    [after_last_draw] Cuando se acaba el mazo, la mano termina con el turno del último robo.
    [pile_becomes_stock] Cuando se acaba el mazo, se da vuelta el pozo, que ocupa su lugar.
   *[until_pile_refused] Cuando se acaba el mazo, la mano sigue mientras se pueda tomar el pozo.
}
play-stock-bonus = { $value ->
    [last_draw_finishes_turn] Quien robó la última carta termina su turno.
   *[no_going_out_bonus] Si hasta entonces nadie ha cerrado, nadie recibe el premio por cerrar.
}
play-score = { $value ->
    [every_card_of_hand_and_foot] Las cartas de la mesa cuentan para un equipo; las que quedan en mano y pie se restan.
   *[every_card_of_all_partners] Las cartas de la mesa cuentan para un equipo; las que quedan en la mano de sus jugadores se restan.
}
play-score-negative = A un equipo sin canasta también se le restan las cartas de la mesa.
play-score-out = Cerrar vale { $points } puntos.
play-score-concealed = El cierre en mano, con todas las cartas en un solo turno, da { $points } más.
play-score-cards = Las cartas valen:
play-acaba = Quien ya no ve cómo ganar puede decir «acaba»: la mano termina, cada equipo rival recibe { $others } puntos, el suyo { $own }.
play-acaba-partner = { $value ->
    [must_ask] Antes de decir acaba hay que preguntar al compañero.
   *[may_ask_binding] Antes de decir acaba se puede preguntar al compañero, y la respuesta obliga.
}
play-auto-win = Un equipo con { $canastas } canastas en una mano recibe { $points } puntos y gana la partida.
play-special = { $value ->
    [add] Una jugada especial se baja entera y vale además de todo lo demás.
   *[replace] Una jugada especial se baja entera y vale en lugar de todo lo demás.
}
play-penalties = Cuestan puntos:
play-end = { $value ->
    [highest_after_last_deal] Tras la última mano gana el total más alto.
   *[highest_at_target] Cuando al final de una mano un equipo llega a los puntos, gana el total más alto.
}
play-end-tie = { $value ->
    [drawn_game] Con empate en el primer puesto, la partida queda empatada.
   *[play_another_hand] Con empate en el primer puesto, se juega otra mano.
}
