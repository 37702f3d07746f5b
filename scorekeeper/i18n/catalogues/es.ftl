# Glossary: the word of the English file = the word here. One word a thing, everywhere.
# meld = combinación; to meld, to lay = bajar; to add to a meld = añadir
# initial meld = apertura; to open, to have melded = abrir, haber abierto; needs 90 = abre con 90
# going out = cierre, cerrar (salir means opening to many); concealed = en mano (cierre en mano); left in hand = quedan en la mano
# canasta: natural = limpia, mixed = sucia (in Burako pura, impura), wild = de comodines; laid whole from the hand = de mano
# -canasta is the long meld of a game, -una, -limpia… agree with its gender; -en-mano is how one goes out concealed
# natural card = carta natural; wild card = comodín (joker o dos); joker = joker; twos = doses
# sequence = escalera; red three = tres rojo, treses rojos; black three = tres negro; rank = valor; suit = palo
# pile (discards) = pozo; its top card = la carta de arriba; frozen = congelado; stock = mazo; pack (cards) = baraja; to discard = descartar
# cards held = (en) la mano; foot = muerto, in Hand & Foot pie, and one takes it (tomar, never levantar); special hand = jugada especial; card values = valor de las cartas
# deal = mano; match = partida; rematch = revancha; to deal = repartir, in short dar (dio Ana); side = equipo; player = jugador
# to record = anotar; to edit = editar; to delete = borrar; score = puntuación; total = total; target = puntos para ganar; bonus = premio; penalty = penalización
# rule set = reglamento; house rules = reglas caseras; switch, variation = variante (a switch asks: «¿Se puede …?»); source = fuente
# standard rule = regla original; score sheet = hoja de puntos; the served app = app; settings of a match = configuración; backup = copia (de seguridad); store = archivo
# club: session = jornada; round = ronda (never a deal: that is mano); table = mesa; draw (who meets whom) = sorteo, to draw = sortear; by lot = al azar
# club: entrant = inscrito; check-in = asistencia, checked in = presente; pair = pareja; team of pairs = grupo (equipo is a side); bye, rests = descanso, descansa; standing = clasificación; place = puesto
# club: to report a result = comunicarlo; to agree = confirmar; disputed = en disputa; walkover = incomparecencia; organiser = organizador; log = registro; table card = tarjeta; season = temporada; rating = nivel; tie-break = desempate
# club: card points (sum of the match scores) = puntos de cartas; victory points = puntos de victoria; scheme = sistema; member = socio; guest = invitado; to take over a file = importar; computer = PC (equipo is a side)
# The app says tú, or nothing at all: no vosotros, no vos, no word of one shore only (ordenador, alcanza: say basta, “aquí pone”); numbers and dates follow the locale; quotation marks are « ».

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
-canasta = { $case ->
    [upper] Canasta
   *[lower] canasta
}
    .gender = feminine
-canasta--burraco = { $case ->
    [upper] Burraco
   *[lower] burraco
}
    .gender = masculine
-canasta--buraco = { -canasta--usual }
-canasta--burako = { -canasta--usual }
-canasta--buraco_closed = { -canasta--usual }
-canasta--tranca = { -canasta--usual }
-canasta--biriba = { $case ->
    [upper] Biriba
   *[lower] biriba
}
    .gender = feminine
-una = { -canasta.gender ->
    [masculine] un
   *[feminine] una
}
-ninguna = { -canasta.gender ->
    [masculine] ninguno
   *[feminine] ninguna
}
-limpia = { $case ->
    [upper] { -canasta.gender ->
        [masculine] Limpio
       *[feminine] Limpia
    }
   *[lower] { -canasta.gender ->
        [masculine] limpio
       *[feminine] limpia
    }
}
-limpia--burako = { $case ->
    [upper] Pura
   *[lower] pura
}
-semilimpia = { -canasta.gender ->
    [masculine] semilimpio
   *[feminine] semilimpia
}
-sucia = { $case ->
    [upper] { -canasta.gender ->
        [masculine] Sucio
       *[feminine] Sucia
    }
   *[lower] { -canasta.gender ->
        [masculine] sucio
       *[feminine] sucia
    }
}
-sucia--burako = { $case ->
    [upper] Impura
   *[lower] impura
}
-terminada = { -canasta.gender ->
    [masculine] terminado
   *[feminine] terminada
}
-en-mano = en mano
-en-mano--spanish = con canasta oculta

## Lines of a score

line-melded_cards = Cartas en la mesa
line-canasta = { $type ->
    [natural] { -canasta(case: "upper") }s { -limpia }s
    [mixed] { -canasta(case: "upper") }s { -sucia }s
    [wild] { -canasta(case: "upper") }s de comodines
    [wild_all_twos] { -canasta(case: "upper") }s de comodines, solo doses
    [wild_four_jokers] { -canasta(case: "upper") }s de comodines con cuatro jokers
    [sequence] { -canasta(case: "upper") }s en escalera
    [sevens] { -canasta(case: "upper") }s de sietes
    [fives] { -canasta(case: "upper") }s de cincos
    [aces] { -canasta(case: "upper") }s de ases
    [sevens_mixed] { -canasta(case: "upper") }s { -sucia }s de sietes
    [aces_mixed] { -canasta(case: "upper") }s { -sucia }s de ases
    [semi_natural] { -canasta(case: "upper") }s { -semilimpia }s
    [suit_ace_to_ace] { -canasta(case: "upper") }s de as a as
    [suit_whole] { -canasta(case: "upper") }s de un palo entero
    [suit_mixed] { -canasta(case: "upper") }s { -sucia }s de un palo entero
    [rank_whole] { -canasta(case: "upper") }s de ocho cartas iguales
    [rank_mixed] { -canasta(case: "upper") }s { -sucia }s de ocho cartas iguales
    [twos_natural] { -canasta(case: "upper") }s { -limpia }s de doses
    [twos_mixed] { -canasta(case: "upper") }s { -sucia }s de doses
   *[other] { -canasta(case: "upper") }s
}
line-concealed_canasta = Canastas de mano
line-trump_canasta = Canastas del triunfo
line-extra_bonus = Premio por número de { -canasta }s
line-extra_bonus--spanish = Canastrón y canasta de canastas
line-red_threes = Treses rojos
line-black_threes = Treses negros
line-captured_black_threes = Treses negros tomados con el pozo
line-go_out = Cierre
line-concealed_go_out = Cierre { -en-mano }
line-cards_in_hand = Cartas en la mano
line-black_threes_in_hand = Treses negros en la mano
line-feet_untaken = { record-foot } sin tomar
line-exact_pickups = Corte exacto
line-partners_half = Mitad para el compañero
line-red_threes_in_hand = Treses rojos en la mano
line-incomplete = Canastas incompletas
line-held = Sietes o ases guardados en la mano
line-seven_canastas = Siete { -canasta }s
line-special_hand = Jugada especial
line-acaba = Acaba
line-total = Anotado como total
line-total_base = { -canasta(case: "upper") }s y premios
line-total_cards = Cartas
line-adjustment = Penalización o premio

brief-melded_cards = cartas
brief-canasta = { $type ->
    [natural] { $count ->
        [one] { -limpia }
       *[other] { -limpia }s
    }
    [mixed] { $count ->
        [one] { -sucia }
       *[other] { -sucia }s
    }
    [wild] comodines
    [wild_all_twos] comodines, solo doses
    [wild_four_jokers] comodines con cuatro jokers
    [sequence] { $count ->
        [one] escalera
       *[other] escaleras
    }
    [sevens] sietes
    [fives] cincos
    [aces] ases
    [sevens_mixed] sietes sucios
    [aces_mixed] ases sucios
    [semi_natural] { $count ->
        [one] { -semilimpia }
       *[other] { -semilimpia }s
    }
    [suit_ace_to_ace] as a as
    [suit_whole] palo entero
    [suit_mixed] palo entero, { -sucia }
    [rank_whole] ocho iguales
    [rank_mixed] ocho iguales, { -sucia }
    [twos_natural] doses limpios
    [twos_mixed] doses sucios
   *[other] { $count ->
        [one] { -canasta }
       *[other] { -canasta }s
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] sambas
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] escalera
       *[other] escaleras
    }
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = canasta de mano
brief-trump_canasta = del triunfo
brief-extra_bonus = premio de { -canasta }s
brief-red_threes = { $count ->
    [one] tres rojo
   *[other] treses rojos
}
brief-black_threes = { $count ->
    [one] tres negro
   *[other] treses negros
}
brief-captured_black_threes = treses negros tomados
brief-go_out = cierre
brief-concealed_go_out = cierre { -en-mano }
brief-cards_in_hand = en la mano
brief-black_threes_in_hand = treses negros en la mano
brief-feet_untaken = { foot-name } sin tomar
brief-exact_pickups = corte exacto
brief-partners_half = mitad para el compañero
brief-red_threes_in_hand = treses rojos en la mano
brief-incomplete = incompletas
brief-held = guardadas en la mano
brief-seven_canastas = siete { -canasta }s
brief-special_hand = jugada especial
brief-acaba = acaba
brief-total = como total
brief-total_base = { -canasta }s y premios
brief-total_cards = cartas
brief-adjustment = penalización o premio

## What is wrong with a deal

problem-negative = { $count } no es posible: el mínimo es 0
problem-counted_twice = anotado dos veces: carta por carta y como total
problem-base_without_total = junto a los puntos de { -canasta }s y premios hace falta el total del equipo
problem-wrong_number_of_sides = { $count ->
    [one] hay un equipo anotado
   *[other] hay { $count } equipos anotados
}, pero juegan { $right }
problem-two_sides_out = otro equipo ya cerró
problem-acaba_not_played = con estas reglas no se juega el acaba
problem-acaba_and_out = cuando alguien dice «acaba», nadie cierra
problem-acaba_one_caller = solo un equipo puede decir «acaba», no { $count }
problem-two_special_hands = otro equipo ya terminó la mano con una jugada especial
problem-special_hand_ended_the_deal = esta mano terminó con la jugada especial de otro equipo
problem-special_hand_with_melds = una jugada especial se baja sin otras combinaciones
problem-nobody_out_nothing_in_hand = nadie cerró: anota las cartas que quedan en la mano
problem-no_value_canasta = estas reglas no dan premio por { -una } { -canasta } de este tipo
problem-no_value_red_threes = { $most ->
    [0] los treses rojos en la mesa no cuentan con estas reglas
   *[other] { $count } treses rojos: con estas reglas cuentan como mucho { $most }
}
problem-no_value_black_threes = { $most ->
    [0] los treses negros en la mesa no cuentan con estas reglas
   *[other] { $count } treses negros en la mesa: con estas reglas cuentan como mucho { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] los treses negros tomados no cuentan con estas reglas
   *[other] { $count } treses negros tomados: con estas reglas cuentan como mucho { $most }
}
problem-no_value_special_hand = con estas reglas no existe la jugada especial «{ $name }»
problem-no_value_feet_untaken = un { foot-name } sin tomar no cuenta con estas reglas
problem-no_value_exact_pickups = el corte exacto no cuenta con estas reglas
problem-more_hand_canastas = hay más { -canasta }s de mano que { -canasta }s
problem-more_trump_canastas = hay más { -canasta }s del triunfo que { -canasta }s
problem-trump_unknown = elige el palo de triunfo: una escalera de ese palo vale más
problem-no_value_trump_canastas = con estas reglas no hay palo de triunfo
problem-concealed_but_not_out = cierre { -en-mano } anotado, pero este equipo no cerró
problem-out_without_canastas = { $asked ->
    [kinds] cierre con { $has }; el mínimo es { $wants }
    [both] cierre { $count ->
        [0] sin { -canasta }s
        [one] con { -una } { -canasta }
       *[other] con { $count } { -canasta }s
    } ({ $has }); { $canastas ->
        [one] hace falta { -una } { -canasta }
       *[other] hacen falta { $canastas }
    } ({ $wants })
    [some] cierre { $count ->
        [0] sin { -canasta }s que valgan para cerrar
        [one] con { -una } { -canasta } que vale para cerrar
       *[other] con { $count } { -canasta }s que valen para cerrar
    }; { $canastas ->
        [one] hace falta { -una } { -canasta }
       *[other] hacen falta { $canastas }
    }
   *[number] cierre { $count ->
        [0] sin { -canasta }s
        [one] con { -una } { -canasta }
       *[other] con { $count } { -canasta }s
    }; { $canastas ->
        [one] hace falta { -una } { -canasta }
       *[other] hacen falta { $canastas }
    }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] { -ninguna } { -limpia }
        [one] { $count } { -limpia }
       *[other] { $count } { -limpia }s
    }
    [mixed] { $count ->
        [0] { -ninguna } { -sucia }
        [one] { $count } { -sucia }
       *[other] { $count } { -sucia }s
    }
    [wild] { $count ->
        [0] ninguna de comodines
       *[other] { $count } de comodines
    }
    [sevens] { $count ->
        [0] ninguna de sietes
       *[other] { $count } de sietes
    }
    [fives] { $count ->
        [0] ninguna de cincos
       *[other] { $count } de cincos
    }
   *[sequence] { $count ->
        [0] ninguna escalera
        [one] { $count } escalera
       *[other] { $count } escaleras
    }
}
problem-concealed_without_canasta = para el cierre { -en-mano } hace falta { -una } { -canasta }
problem-out_but_not_opened = cerró, pero no tiene cartas en la mesa
problem-out_without_foot = cerró sin haber tomado el { foot-name }
problem-too_many_feet = { $count } { foot-name }s sin tomar: cada equipo tiene solo uno
problem-out_with_cards_in_hand = a quien cerró no le pueden quedar cartas en la mano
problem-melded_but_not_opened = hay combinaciones bajadas, así que este equipo tiene que haber abierto
problem-no_lone_hand = con estas reglas nadie juega solo
problem-two_lone_hands = otro jugador ya juega solo esta mano
problem-lone_hand_needed = { $decided ->
    [foot] indica quién jugó solo: quien tomó primero un { foot-name }
   *[pile] indica quién jugó solo: quien tomó primero el pozo o, si nadie lo tomó, quien cerró
}
problem-lone_without_foot = jugó solo sin tomar un { foot-name }: juega solo el jugador que toma el primero
problem-too_many_red_threes = { $count } treses rojos: solo hay { $most }
problem-too_many_black_threes = { $count } treses negros: solo hay { $most }
problem-too_many_of_a_card = { $card } × { $count }: en las barajas solo hay { $most }
problem-too_many_wild_cards = harían falta { $count } comodines: solo hay { $most }
problem-too_many_points = { $points } puntos en cartas: lo máximo posible es { $most }
problem-too_many_canastas = { $by ->
    [rules] con estas reglas un equipo no puede tener { $count ->
        [one] { -una } { -canasta } de este tipo
       *[other] { $count } { -canasta }s de este tipo
    }
   *[packs] en estas barajas no hay cartas para { $count ->
        [one] { -una } { -canasta } de este tipo
       *[other] { $count } { -canasta }s de este tipo
    }
}
problem-too_few_points_for_canastas = { $count ->
    [one] con { -una } { -canasta } de este tipo se suman
   *[other] con { $count } { -canasta }s de este tipo se suman
} al menos { $least }
problem-total_too_high = con estas reglas el máximo posible es { $most }
problem-total_too_low_for_out = { $least ->
    [0] quien cierra rara vez tiene menos de 0
   *[other] con estas reglas, quien cierra tiene al menos { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] sin { -canasta }s se llega como mucho a { $most }
    [one] con { -una } { -canasta } de este tipo se llega como mucho a { $most }
   *[other] con { $count } { -canasta }s de este tipo se llega como mucho a { $most }
}
problem-odd_points = los puntos de las cartas terminan en 0 o en 5

## What is wrong with a meld

problem-no_meld = estas cartas no forman una combinación: { $why ->
    [red_three] con los treses rojos no se hacen combinaciones
    [threes] en una escalera no puede haber treses
    [wild] en una escalera tiene que haber cartas naturales
    [gap] en una escalera no puede faltar ni repetirse una carta
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
problem-too_many_wilds = { $count ->
    [one] un comodín
   *[other] { $count } comodines
}: como mucho { $most } en una combinación
problem-more_wilds_than_naturals = más comodines que cartas naturales
problem-not_fewer_wilds_than_naturals = tiene que haber menos comodines que cartas naturales
problem-no_wilds_in_rank = con cartas de este valor no se usan comodines
problem-wild_aces_only_at_first = con ases, los comodines solo se usan en la apertura
problem-too_few_naturals_for_wilds = los comodines solo se añaden a { $least } o más cartas naturales
problem-no_sequences = con estas reglas no hay escaleras
problem-no_groups = con estas reglas solo hay escaleras
problem-no_groups_of_rank = las cartas de este valor solo se bajan en escalera
problem-sequence_out_of_range = una escalera no puede llegar tan abajo ni tan arriba
problem-too_many_aces = { $count } ases: como mucho { $most } en una escalera
problem-no_wild_melds = los comodines no se bajan solos
problem-no_melds_of_twos = los doses no se bajan solos
problem-black_threes_never = los treses negros no se bajan nunca
problem-black_threes_only_going_out = los treses negros solo se bajan al cerrar
problem-bare_three = «{ $token }»: ¿de qué color es el 3? Escribe b si es negro o r si es rojo
problem-unknown_character = «{ $token }»: { $character } no es una carta
problem-unknown_suit = «{ $token }»: { $character } no es un palo. Escribe s (picas), h (corazones), d (diamantes) o c (tréboles)
problem-empty_notation = no hay ninguna carta anotada
problem-empty_token = «{ $token }»: no hay cartas

## Initial meld

problem-nothing_laid = no se ha bajado nada
problem-pile_not_allowed = para abrir no se puede tomar el pozo
problem-pile_stopped = con esta carta arriba no se puede tomar el pozo: { $card }
problem-pile_takes_natural_pair = para tomar el pozo hacen falta en la mano dos cartas naturales iguales a la de arriba: { $card }
problem-pile_takes_no_wild = el pozo no se toma con comodines
problem-short_of_requirement = faltan { $short }
problem-needs_canasta = para abrir hace falta { -una } { -canasta }
problem-needs_natural_canasta = para abrir hace falta { -una } { -canasta } que no sea { -sucia }
problem-naturals_only = la apertura no puede llevar comodines
problem-needs_clean_triple = hacen falta tres cartas naturales del mismo valor
problem-no_mixed_canasta_at_first = no se abre con { -una } { -canasta } { -sucia }
problem-wild_meld_first = completa la combinación de comodines antes de usar comodines en otra
problem-out_over_short_meld = no se cierra con una combinación incompleta de { $kind ->
    [sevens] sietes
    [aces] ases
   *[other] comodines
}
requirement-canasta = { $points ->
    [0] { -una } { -canasta }
   *[other] { $points } y { -una } { -canasta }
}
requirement-natural_canasta = { $points ->
    [0] { -una } { -canasta } que no sea { -sucia }
   *[other] { $points } y { -una } { -canasta } que no sea { -sucia }
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
    [entrants] inscrito { $number }
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
problem-not_offered = aquí hace falta uno de estos valores, no { $value }: { $allowed }
problem-wrong_value = este valor no es válido aquí
problem-value_needed = hace falta al menos un valor
problem-unknown_field = el campo «{ $field }» no existe
problem-missing_field = falta el campo «{ $field }»
problem-field_twice = esto no es JSON: un objeto tiene dos veces el campo { $field }
problem-not_json = esto no es JSON: línea { $line }, columna { $column }
problem-no_number = esto no es JSON: { $value } no es un número
problem-too_many_digits = esto no es JSON: un número tiene demasiadas cifras
problem-half_character = esto no es JSON: un texto contiene medio carácter
problem-nested_too_deeply = esto no es { $format }: demasiados niveles anidados
problem-not_toml = esto no es TOML: línea { $line }
problem-not_utf8 = esto no es un texto UTF-8: byte { $byte }
problem-not_opened = este archivo no se puede abrir
problem-file_too_large = demasiado grande: como máximo { $most } MB
problem-not_storable = esto no se puede guardar
problem-wrong_format = aquí hace falta «{ $format }»
problem-wrong_version = aquí hace falta { $newest }
problem-newer_version = { $version } es más nueva que { $newest }: actualiza la app
problem-unknown_rule_set = el reglamento «{ $id }» no existe
problem-language_tag_needed = aquí hace falta un idioma como es o es-AR, no { $value }
problem-there_twice = el mismo elemento aparece dos veces
problem-too_few_sides = hacen falta al menos dos equipos
problem-not_a_player = tiene que ser uno de los jugadores
problem-seats_not_players = cada jugador necesita un asiento
problem-changes_count_up = hace falta un número mayor que { $last }: los cambios van en orden creciente
problem-deal_of_another = esta mano no pertenece a esta partida
problem-sequence_descends = la escalera baja: { $low } no es más baja que { $high }
problem-one_card_needed = aquí hace falta una sola carta, no «{ $text }»
problem-case_needed = hace falta una lista con al menos un caso
problem-expected_other = se esperaba { $expected }, se obtuvo { $got }
problem-runner_not_started = no se puede iniciar { $command }: { $why }
problem-runner_silent = sin respuesta en { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
problem-runner_ended = el programa terminó sin responder (código { $status })
problem-runner_other_case = esta es la respuesta a { $id }

## What is wrong with rules

problem-unknown_rule = no existe esa regla: { $rule }
problem-value_not_offered = este valor no se puede elegir
problem-at_least = hace falta { $least } o más
problem-at_most = { $most } como máximo
problem-multiple_needed = hace falta un múltiplo de { $step }
problem-more_than_natural = { -una } { -canasta } con comodines no puede valer más que { -una } { -limpia }: { $most } como máximo
problem-less_than_mixed = { -una } { -canasta } { -limpia } no puede valer menos que { -una } { -sucia }: { $least } o más
problem-taken_off = esto se resta: escribe 0 o un número negativo
problem-total_cards = las barajas y los jokers suman { $cards } cartas
problem-row_needed = hace falta al menos una fila
problem-first_row_open = la primera fila no tiene límite inferior
problem-first_row_first_deal = la primera fila es para la primera mano
problem-rows_ascend = cada fila empieza por encima de la anterior
problem-totals_of_threes = hace falta 0 y luego un total para cada número de treses hasta { $count }
problem-steps_pairs = cada paso necesita dos números: su mínimo y su signo
problem-steps_ascend = los pasos empiezan en 0 y suben
problem-count_range = hace falta el número mínimo, o el mínimo y el máximo
problem-canasta_too_short = { -una } { -canasta } no puede tener menos cartas que una combinación
problem-bonus_needed = hace falta un premio si se bajan { $kind ->
    [wild] comodines
    [sequence] escaleras
   *[twos_natural] doses
}
problem-endless = la partida tiene que terminar con unos puntos para ganar o con un número de manos
problem-changed_around = esto es parte de una regla que ya ha cambiado
problem-change_whole = estas reglas no tienen esta parte: cambia entera la regla a la que pertenece
problem-reference_needed = hace falta una fuente: «table» o «source#place»
problem-unknown_source = la fuente «{ $source }» no existe
problem-source_taken = otra fuente ya se llama «{ $source }»
problem-place_needed = «{ $ref }»: tras # hace falta un lugar que esté en la fuente
problem-unknown_switch = la variante «{ $switch }» no existe
problem-switch_of_another = la variante «{ $switch }» no cambia esta regla
problem-citation_needed = este valor necesita sus propios «ref» y «status»
problem-value_or_absent = hace falta un valor o «absent = true»
problem-dispute_of_another = tiene que ser { $rule } o una parte de las reglas que la contenga
problem-other_id = el identificador tiene que ser el nombre del archivo
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
cli-nobody = Todavía no hay ganador.
cli-drawn = Partida empatada entre { $sides }.
cli-reached = { $value } de { $requirement }
cli-reached-canasta = { $value }, hace falta { $requirement }
cli-allowed = { $reached }: se puede
cli-not-allowed = { $reached }: no se puede
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = tomado de { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = no se juega
cli-no-rule-set = el reglamento «{ $id }» no existe; parecidos: { $known }
cli-not-run = { $count ->
    [one] Un caso más no se ejecutó y cuenta como fallido.
   *[other] Otros { $count } casos no se ejecutaron y cuentan como fallidos.
}
grade-impossible = imposible
grade-unlikely = improbable

## Finder

finder-token = «{ $token }»: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
finder-nearest = No es suficiente: lo más cercano es { $melds }, { $reached }
finder-nothing = Con estas cartas no se puede bajar nada.
finder-top-unused = Con estas cartas, ninguna combinación usa la carta de arriba para tomar el pozo.
finder-missing = { $count ->
    [one] falta una carta para { -una } { -canasta }
   *[other] faltan { $count } cartas para { -una } { -canasta }
}
finder-closing = Bastaría una más de estas, de mejor a peor: { $cards }
finder-none-closes = Con una sola carta más no bastaría.

## Store

finding-torn = { $aside ->
    [none] Al final del archivo hay una entrada incompleta, como cuando la app se cierra o se va la luz mientras se guarda. { $kept ->
        [0] Antes no hay ninguna entrada.
        [one] La entrada anterior se puede leer.
       *[other] Las { $kept } entradas anteriores se pueden leer.
    } No se ha cambiado nada.
   *[other] Al final del archivo había una entrada incompleta, como cuando la app se cierra o se va la luz mientras se guarda. { $kept ->
        [0] Antes no hay ninguna entrada.
        [one] La entrada anterior está a salvo.
       *[other] Las { $kept } entradas anteriores están a salvo.
    } La parte incompleta está en { $aside }.
}
finding-damaged = { $aside ->
    [none] El archivo está dañado. { $dropped ->
        [0] { $kept ->
            [one] Se puede leer la única entrada.
           *[other] Se pueden leer las { $kept } entradas.
        }
        [one] Una entrada no se puede leer, { $kept } sí.
       *[other] { $dropped } entradas no se pueden leer, { $kept } sí.
    } No se ha cambiado nada.
   *[other] El archivo estaba dañado. { $dropped ->
        [0] { $kept ->
            [one] Se pudo leer la única entrada.
           *[other] Se pudieron leer las { $kept } entradas.
        }
        [one] Una entrada no se pudo leer, { $kept ->
            [one] la otra sí
           *[other] las otras { $kept } sí
        }.
       *[other] { $dropped } entradas no se pudieron leer, { $kept ->
            [one] la otra sí
           *[other] las otras { $kept } sí
        }.
    } El archivo dañado está en { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Un dato perdido o dañado está en las copias de seguridad. Una reparación lo recupera.
       *[other] { $kept } datos perdidos o dañados están en las copias de seguridad. Una reparación los recupera.
    }
   *[other] { $kept ->
        [one] Se ha recuperado de las copias de seguridad un dato perdido o dañado.
       *[other] Se han recuperado de las copias de seguridad { $kept } datos perdidos o dañados.
    }
} { $dropped ->
    [0] Ya no falta ninguna entrada anterior.
    [one] Una entrada no está en ninguna copia.
   *[other] { $dropped } entradas no están en ninguna copia.
}
finding-behind = Una copia de seguridad tiene más datos que el archivo de las partidas: { $dropped ->
    [0] sus historiales son distintos.
    [one] al archivo le falta la última entrada. Se vació, se cortó, se borró o se reemplazó por una copia más antigua.
   *[other] al archivo le faltan las últimas { $dropped } entradas. Se vació, se cortó, se borró o se reemplazó por una copia más antigua.
} La copia de seguridad { $backup } se guarda hasta que la recuperes o decidas seguir sin ella.
finding-taken_away = Con la app en marcha, otro programa movió, borró o reemplazó el archivo de las partidas. La app lo ha escrito de nuevo entero, y no falta nada. { $aside ->
    [none] En su lugar no había nada.
   *[other] El archivo que estaba en su lugar está ahora en { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Se han perdido los jugadores y las reglas de una partida. No se puede mostrar, pero sus manos siguen en el archivo.
   *[other] Se han perdido los jugadores y las reglas de { $dropped } partidas. No se pueden mostrar, pero sus manos siguen en el archivo.
}
finding-too_new = Estas partidas se guardaron con una versión más nueva de la app. Aquí se pueden ver. Para guardar algo, actualiza la app.
finding-migrated = { $aside ->
    [none] Estas partidas se guardaron con una versión anterior de la app. Se actualizarán la próxima vez que abras la app. Antes se guarda una copia.
   *[other] Estas partidas se guardaron con una versión anterior de la app. Se han actualizado, y el archivo original está en { $aside }.
}
finding-backup_damaged = La copia de seguridad { $aside } está dañada. { $dropped ->
    [one] Una de sus entradas no está en ningún otro archivo.
   *[other] { $dropped } de sus entradas no están en ningún otro archivo.
}
finding-not_writable = No se puede escribir en el archivo de las partidas. { $answer ->
    [full] El disco está lleno: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} Aquí se pueden ver las partidas, pero no guardar nada.
finding-no_locks = Este disco no permite bloquear archivos. Abre estas partidas en una sola ventana o programa a la vez.
finding-not_compacted = No se pudo ordenar el archivo de las partidas. { $answer ->
    [full] El disco está lleno: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} Al archivo no le falta nada.
finding-not_kept = Este navegador no guarda nada de esta página, quizá porque la ventana es privada. Aquí puedes anotar puntos, pero las partidas se pierden al cerrar la página. Abre la app en una ventana normal, o comparte la partida antes de cerrarla.
finding-not_backed_up = Al iniciar la app no se pudo hacer una copia de seguridad. { $answer ->
    [full] El disco está lleno: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} No falta ninguna partida.

store-busy = Las partidas ya están abiertas en otra ventana, o las ha abierto otra persona en este PC. Hay que cerrarlas allí primero: { $path }
store-foreign = En este archivo no hay partidas de esta app. Se ha dejado como está: { $path }
store-unreadable = { $answer ->
    [missing] Aquí no hay partidas: { $path }
    [forbidden] No tienes permiso para leer las partidas: { $path }
    [failing] El disco falla y las partidas no se pueden leer. Copia lo que puedas a otro disco: { $path }
   *[other] Las partidas no se pueden leer: { $path }
}
store-read_only = No guardado: tras un error, las partidas solo se pueden leer. Abre la app otra vez: { $path }
store-too_new = No guardado: estas partidas se guardaron con una versión más nueva de la app. Actualiza la app: { $path }
store-not_begun = Aquí no se pueden guardar partidas. { $answer ->
    [full] El disco está lleno: libera espacio pronto.
    [forbidden] No tienes permiso para escribir allí.
    [failing] El disco falla: copia lo que puedas a otro.
   *[other] El disco dio un error.
} { $path }
store-not_written = { $answer ->
    [full] No guardado: el disco está lleno. Libera espacio y guarda otra vez: { $path }
    [forbidden] No guardado: no tienes permiso para escribir aquí: { $path }
    [failing] No guardado: el disco falla. Copia lo que puedas a otro disco: { $path }
    [missing] No guardado: la carpeta ya no existe: { $path }
   *[other] No guardado: el disco dio un error. Guarda otra vez, o vuelve a abrir la app: { $path }
}
store-changed = No guardado: otro programa ha cambiado el archivo de las partidas. Abre la app otra vez: { $path }
store-not_flushed = { $answer ->
    [full] No guardado: el disco está lleno, y desde ahora las partidas solo se pueden leer. Libera espacio y abre la app otra vez: { $path }
    [failing] No guardado: el disco falla, y desde ahora las partidas solo se pueden leer. Copia lo que puedas a otro disco y abre la app otra vez: { $path }
   *[other] No guardado: el disco dio un error, y desde ahora las partidas solo se pueden leer. Abre la app otra vez: { $path }
}
store-empty_backup = No se ha recuperado nada, porque esta copia de seguridad no contiene partidas: { $path }
store-no_backup = Esta copia de seguridad no existe: { $path }
store-not_kept = Guardado solo en esta página: el navegador no lo conserva y se pierde al cerrarla. Libera espacio en este dispositivo, o comparte la partida antes de cerrar la página.
store-not_migrated = No se pudieron actualizar estas partidas de una versión anterior. Se han dejado como estaban: { $path }
store-not_backed_up = No se ha recuperado nada, porque antes no se pudo hacer una copia de las partidas actuales: { $path }
store-unfit = No se puede guardar: estos datos no se podrían volver a leer bien. Avísanos, por favor.
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
doctor-behind = Para recuperarla, cierra la app y repite este comando con --restore { $backup }
doctor-restored = Las partidas vuelven a estar como en { $backup }. { $before ->
    [none] Antes no había nada aquí.
   *[other] Lo que había antes está en { $before }.
}
doctor-gaps = { $count ->
    [one] En el historial de una partida falta un cambio, y no está en ninguna copia de seguridad.
   *[other] En los historiales de las partidas faltan { $count } cambios, y no están en ninguna copia de seguridad.
}
doctor-strays = { $count ->
    [one] Una partida tiene manos pero no jugadores, y no están en ninguna copia de seguridad.
   *[other] { $count } partidas tienen manos pero no jugadores, y no están en ninguna copia de seguridad.
}
doctor-bad-backup = Esta copia de seguridad está dañada: { $path }
doctor-aside = Resto de una reparación o actualización anterior. Se puede borrar: { $path }
doctor-backups = { $count ->
    [0] No hay copias de seguridad.
    [one] Hay 1 copia de seguridad, { $size } kB.
   *[other] Hay { $count } copias de seguridad, { $size } kB en total.
}

cases-exported = { $folder }: { $files } archivos.
package-site = { $folder }: { $files } archivos, { $size } MB. Esta carpeta se puede publicar en cualquier servidor web. Tras abrirla una vez con conexión, la app funciona también sin ella.
package-app = { $folder }: { $files } archivos, { $size } MB. En esta carpeta ejecuta flet build con el tipo de app que quieras: apk, ipa, windows, macos, linux o web.
publish-done = { $folder }: { $files } archivos, { $evenings ->
    [one] una jornada
   *[other] { $evenings } jornadas
}. Esta carpeta se puede publicar en cualquier servidor web.
package-install = para instalar lo que hace falta: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } no está instalado; { package-install }
problem-other_version = está instalado { $name } { $version }, hace falta { $wanted }; { package-install }
problem-compiled_parts = { $name } tiene partes compiladas y no se puede incluir
problem-not_compiled = Node no ha podido compilar el Python de la app: { $why }
problem-unknown_files = { $name }: falta la lista de sus archivos; instálalo con pip
problem-no_assets = falta la carpeta de fuentes e imágenes: { $folder }
problem-folder_is_file = { $folder }: esto es un archivo; indica una carpeta nueva o vacía
problem-folder_not_empty = { $folder }: esta carpeta no está vacía; indica una vacía o nueva
problem-folder_refused = { $folder }: esta carpeta no se puede crear
problem-client_lacks_file = al cliente web de Flet le falta el archivo { $file }; { package-install }
problem-client_unknown = esta versión del cliente web de Flet no se conoce aquí; { package-install }
problem-client_of_another = la versión de Flet es { $flet } y la de su cliente web, { $client }; { package-install }

## Enviar a una liga y llevar una

league-title = Liga de canasta
league-clubs = Clubes
league-joined = Club en la liga: { $club }
league-names = Nombres de los socios
league-sent = { $name }: { $state ->
    [shown] en la clasificación.
    [waiting] a la espera del responsable de la liga.
    [older] la liga tiene una versión posterior.
    [refused] rechazada por el responsable de la liga.
    [conflict] la liga tiene otros resultados de esta jornada.
    [invalid] no aceptada.
   *[kept] recibida.
}
league-again = Sin respuesta. Nuevo intento en { $seconds } s
league-all-sent = La liga ya tiene todas las jornadas terminadas.
league-files = { $folder }: { $count ->
    [one] un archivo
   *[other] { $count } archivos
} para la liga
league-overrule = Si tus resultados son los correctos, usa: league send --overrule
league-hint = Una liga reúne los resultados de varios clubes. Su responsable te da la dirección, el identificador del club y una clave. Se envían resultados y puestos, nunca las manos.
league-url = Dirección de la liga
league-url-hint = Déjala vacía para enviar los resultados como archivos.
league-club = Identificador del club en la liga
league-secret = Clave
league-join = Unirse
league-change = Cambiar la dirección o la clave
league-leave = Salir de la liga
league-leave-ask = ¿Salir de la liga?
league-leave-hint = La liga conserva lo que ya tiene. Para retirar antes los nombres, elige «Ninguno» y envía una vez más.
league-due = Por enviar
league-send = Enviar
league-sending = { $count ->
    [0] Enviando…
   *[other] Enviados: { $sent } de { $count }
}
league-stop = Parar
league-answers = Respuestas de la liga
league-names-of = { $who ->
    [agreed] Solo con permiso
   *[nobody] Ninguno
}
league-names-hint = Solo se nombra a quienes dan permiso. Si alguien lo retira, la liga borra su nombre en el siguiente envío.
league-replace = Reemplazar los resultados de la liga
league-replace-ask = ¿Reemplazar los resultados de la liga?
league-replace-hint = Los resultados de este dispositivo sustituyen a los que la liga tiene de las mismas jornadas.
league-key = Clave, visible solo esta vez: { $secret }
problem-no_id = { $id }: este identificador no sirve
problem-league_none = este club aún no está en ninguna liga; usa: scorekeeper league join
problem-league_no_address = este club entró en su liga sin dirección; para escribir los resultados en archivos: scorekeeper league sheet FOLDER
problem-league_address = { $url }: la dirección de una liga empieza por https://
problem-league_sending = Se está enviando ahora mismo. Espera, o detén el envío antes.
problem-league_unreachable = { $url } no responde; inténtalo más tarde
problem-league_key = La liga no acepta la clave de { $club }. Pide otra a su responsable
problem-league_answer = La liga respondió con un error ({ $status })
problem-league_extra = para instalar lo que necesita una liga: pip install "canasta-scorekeeper[league]"
problem-league_database = no se puede usar la base de datos de la liga: { $why }
problem-league_new_club = El club es nuevo.
problem-league_season_frozen = La temporada está cerrada.
problem-league_day_ahead = La fecha de la jornada está en el futuro.
problem-league_day_late = La jornada se jugó hace mucho tiempo.
problem-league_seated_twice = Alguien estuvo en dos mesas en la misma ronda.
problem-league_rule_set = La liga no conoce estas reglas.
problem-league_total = Hay un total más alto de lo normal.
problem-league_too_many = Ya hay demasiadas jornadas del club a la espera. Envía de nuevo cuando el responsable de la liga las haya revisado.
problem-league_same_person = ¿Son { $kept } y { $gone } la misma persona?
problem-league_written_ahead = El reloj del PC del club va adelantado.
problem-league_club_there = la liga ya tiene un club { $club }
problem-league_no_club = la liga no tiene ningún club { $club }
problem-league_no_member = la liga no tiene ningún socio { $uid }
problem-league_no_item = { $item } no está en la liga
problem-league_one_person = los dos ya son la misma persona
problem-league_no_season = { $season }: esta temporada no existe, o termina antes de empezar

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Para el navegador
   *[window] Para una ventana propia
} hace falta un paquete que no está o es de otra versión. Se instala así: pip install "{ $to_install }"
launch-assets-missing = Falta la carpeta de fuentes e imágenes. Se ha buscado en { $tried }.
launch-no-display = No hay pantalla disponible. Usa --web.
launch-no-window = El cliente de escritorio de Flet falta o no arranca. Usa --web.
launch-window-or-server = Una ventana no necesita servidor: usa --desktop sin --web, --host ni --port.
launch-no-host = No existe ningún host llamado «{ $host }».
launch-no-port = { $port } no es un puerto. Los puertos van de 1 a { $last }.
launch-port-taken = El puerto { $port } lo usa otro programa. Elige otro con --port, o quita --port y se usará uno libre.
launch-not-our-address = { $host } no es una dirección de este PC.
launch-port-forbidden = El puerto { $port } está reservado al sistema. Elige uno mayor que 1023 con --port.
launch-cannot-listen = No se puede escuchar en { $host }, puerto { $port }.
visitor-host = Dirección incorrecta
visitor-host-text = Abre la dirección que mostró la app al arrancar.
visitor-origin = Página externa bloqueada
visitor-origin-text = Otra página web ha intentado usar la app. Solo pueden hacerlo sus propias páginas.
visitor-path = Página no encontrada
visitor-path-text = La app no tiene ninguna página con esta dirección.
visitor-key = Esta app es privada
visitor-key-text = Ábrela con el enlace que mostró al arrancar. Cada enlace sirve en un solo navegador.
visitor-link = Este enlace ya no sirve
visitor-link-text = Cada enlace sirve una vez, en un solo navegador. Para obtener otro, reinicia la app en su PC.
visitor-welcome = Hola
visitor-welcome-text = La app se está abriendo.
visitor-open = Abrir la app
visitor-connection-lost = Sin conexión
visitor-connection-since = { $shows ->
    [clock] Puntos y reloj a las { $time }. Se está reintentando.
   *[scores] Puntos a las { $time }. Se está reintentando.
}
visitor-broken = Algo ha fallado. Todo lo que guardaste está a salvo. Vuelve a cargar la página.

## Club: server

launch-no-certificate = El certificado o su clave no se pueden leer: { $file }.
launch-bad-certificate = { $cert } no es un certificado con su clave.
launch-key-without-certificate = Una clave necesita su certificado: indica --cert y --key.
launch-bad-url = { $url } no es una dirección. Indica una como https://club.example.org.
launch-two-certificates = Usa --https o --cert, no los dos. Con --https, la app crea un certificado.
launch-copy-is-folder = { $file } es una carpeta. Indica el archivo en que se guarda la copia.
launch-copy-has-no-folder = No existe la carpeta para la copia: { $folder }
serve-here = El organizador, en este PC: { $link }
serve-pin = El organizador, en otro PC: { $address } con el PIN { $pin }
serve-plain = Sin --https, cualquiera en esta red puede leer lo que envían los teléfonos, incluido el PIN.
serve-https = Los teléfonos muestran un aviso hasta que se instala en ellos el certificado de este servidor. Cómo se hace: { $address }
serve-not-copied = No se puede escribir la copia de la jornada en { $file }. La jornada sigue, y la app lo vuelve a intentar cada pocos segundos.
serve-copied-again = La copia de la jornada vuelve a estar al día: { $file }
visitor-stranger = Escanea la tarjeta de tu mesa
visitor-stranger-text = Este teléfono no está en ninguna mesa. Escanea el código de la tarjeta de tu mesa, o pide una tarjeta nueva al organizador.
visitor-lost-table = Buscando tu mesa…
visitor-lost-table-text = Si la jornada está pasando a otro PC, espera: esta página lo intenta de nuevo sola. Si no, vuelve a escanear el código de la tarjeta de tu mesa.
visitor-elsewhere = Desde aquí no se puede
visitor-elsewhere-text = La jornada se organiza desde el PC donde se arrancó la app o, si el PIN está activado, desde otro.
visitor-full = Demasiados teléfonos conectados
visitor-full-text = Cierra la app en un teléfono que no haga falta. Esta página lo vuelve a intentar sola.
visitor-join = Tu mesa
visitor-join-text = Un momento. Si no puedes escanear el código, escribe las letras de la tarjeta.
visitor-join-label = Letras de la tarjeta
visitor-join-button = Ir a la mesa
visitor-join-unknown = Este código todavía no sirve, o ya ha dejado de servir. Esta página lo intenta de nuevo sola. Si no pasa nada, pide una tarjeta nueva al organizador.
visitor-join-organiser = Este navegador es el del organizador. Abre el enlace en un teléfono, en otro navegador o en una ventana privada.
visitor-join-not-saved = El PC del organizador no puede guardar nada en este momento. Avísale.
visitor-pin = Organizador
visitor-pin-text = El PIN aparece donde se arrancó la app.
visitor-pin-label = PIN
visitor-pin-button = Organizar la jornada
visitor-pin-wrong = PIN incorrecto.
visitor-director = Árbitro
visitor-director-text = Escribe el PIN de tu invitación o abre su enlace. El organizador tiene los dos.
visitor-director-label = PIN
visitor-director-button = Entrar
visitor-director-unknown = PIN incorrecto, o la invitación ya se usó o ha caducado. Pide otra al organizador.
visitor-director-inside = Este navegador ya dirige la jornada. Abre la invitación en otro navegador o en una ventana privada.
visitor-knock-failed = La app no responde. Comprueba que este teléfono esté en la red del club e inténtalo otra vez.
visitor-knock-often = Demasiados intentos. Espera un minuto e inténtalo otra vez.
visitor-knock-long = Demasiado largo.
visitor-no-script = Esta página necesita JavaScript.
visitor-certificate = Confiar en el servidor del club
visitor-certificate-text = Este PC no tiene un certificado público, por eso los teléfonos muestran un aviso. La conexión va cifrada de todos modos. Con el certificado del club desaparece el aviso. Ese certificado solo vale para este PC y para redes privadas.
visitor-certificate-get = Descargar el certificado
visitor-certificate-iphone = El iPhone y el iPad lo necesitan. Tras la descarga: Ajustes → Perfil descargado → Instalar. Luego Ajustes → General → Información → Ajustes de confianza de los certificados: activa «Canasta Scorekeeper».
visitor-certificate-android = En Android no hace falta: sigue adelante pese al aviso (Configuración avanzada → Continuar). Para no verlo más, busca «Certificado de CA» en los Ajustes y elige el archivo.
visitor-certificate-after = Después vuelve a escanear la tarjeta de tu mesa. Al terminar la jornada, el certificado se quita en el mismo sitio.
visitor-certificate-check = Huella SHA-256: { $fingerprint }

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
pattern-short-month = LLL
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
    [none] Mano { $number } editada, mismos puntos
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
change-resume = Partida reanudada
change-undo = { $points ->
    [none] Deshecho: { $what }
   *[other] Deshecho: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Rehecho: { $what }
   *[other] Rehecho: { $what } ({ $points })
}
change-what-start = comienzo de la partida
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
rules-section-canastas = { -canasta(case: "upper") }s
rules-section-threes = Treses rojos y negros
rules-section-out = Cierre
rules-section-extras = Penalizaciones y jugadas especiales
rules-section-end = Fin de la partida
rules-section-table = Durante el juego

## Rules: what each value is about, by its dotted path

rule-players = Jugadores
rule-sides = Equipos
rule-sides-count = Equipos
rule-sides-size = Jugadores por equipo
rule-sides-kind = Cómo se juega
rule-lone_hand = Uno contra los demás
rule-lone_hand-partners_receive = Cada compañero recibe
rule-lone_hand-halves = Mitad de un número impar
rule-lone_hand-foot_size = Cartas del { foot-name } de quien juega solo
rule-by_players = Según el número de jugadores
rule-by_players-some = Con { $players } jugadores: { $what }
rule-decks = Barajas
rule-jokers = Jokers
rule-total_cards = Cartas en total
rule-hand_size = Cartas que recibe cada jugador
rule-foot_size = Cartas del { foot-name }
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
rule-card_values-some = Valor: { $card }
rule-meld_rules = Combinaciones
rule-meld_rules-min_cards = Mínimo de cartas por combinación
rule-meld_rules-min_naturals = Mínimo de naturales por combinación
rule-meld_rules-max_wilds = Máximo de comodines por combinación
rule-meld_rules-wild_vs_natural = Comodines frente a cartas naturales
rule-meld_rules-max_cards = Máximo de cartas por combinación
rule-meld_rules-max_cards_waived_when_going_out = Quien cierra puede bajar más cartas
rule-meld_rules-pure_wild = Combinaciones solo de comodines
rule-meld_rules-pure_wild_max = Máximo de cartas en una combinación de comodines
rule-meld_rules-sequences = Escaleras del mismo palo
rule-meld_rules-sequence_min = Mínimo de cartas por escalera
rule-meld_rules-sequence_max = Máximo de cartas por escalera
rule-meld_rules-sequence_low = Carta más baja de una escalera
rule-meld_rules-sequence_high = Carta más alta de una escalera
rule-meld_rules-sequence_aces = Máximo de ases por escalera
rule-meld_rules-sequence_wilds = Máximo de comodines por escalera
rule-meld_rules-one_meld_per_rank = Una sola combinación de cada valor por equipo
rule-meld_rules-no_wild_ranks = Valores que se bajan sin comodines
rule-meld_rules-aces_wild_only_in_initial_meld = Comodines con ases solo en la apertura
rule-meld_rules-rule_of_five = Tras la apertura, comodines solo con cinco naturales
rule-meld_rules-twos_meldable = Combinaciones de doses
rule-meld_rules-wild_meld_first = La combinación de comodines se completa antes de usarlos en otra
rule-meld_rules-sequence_canastas = Las escaleras largas son
rule-meld_rules-groups = Grupos del mismo valor
rule-meld_rules-group_ranks = Valores permitidos en los grupos
rule-meld_rules-group_canastas = Los grupos largos son { -canasta }s
rule-canasta_min_cards = Mínimo de cartas por { -canasta }
rule-canasta_bonus = Premios por { -canasta }
rule-canasta_bonus-natural = { -canasta(case: "upper") } { -limpia }
rule-canasta_bonus-mixed = { -canasta(case: "upper") } { -sucia }
rule-canasta_bonus-wild = { -canasta(case: "upper") } de comodines
rule-canasta_bonus-wild_all_twos = { -canasta(case: "upper") } de comodines, solo doses
rule-canasta_bonus-wild_four_jokers = { -canasta(case: "upper") } de comodines con cuatro jokers
rule-canasta_bonus-sequence = { -canasta(case: "upper") } en escalera
rule-canasta_bonus-sevens = { -canasta(case: "upper") } de sietes
rule-canasta_bonus-fives = { -canasta(case: "upper") } de cincos
rule-canasta_bonus-aces = { -canasta(case: "upper") } de ases
rule-canasta_bonus-twos_natural = { -canasta(case: "upper") } { -limpia } de doses
rule-canasta_bonus-twos_mixed = { -canasta(case: "upper") } { -sucia } de doses
rule-canasta_bonus-sevens_mixed = { -canasta(case: "upper") } { -sucia } de sietes
rule-canasta_bonus-aces_mixed = { -canasta(case: "upper") } { -sucia } de ases
rule-canasta_bonus-semi_natural = { -canasta(case: "upper") } { -semilimpia }
rule-canasta_bonus-suit_ace_to_ace = { -canasta(case: "upper") } de as a as
rule-canasta_bonus-suit_whole = { -canasta(case: "upper") } de un palo entero
rule-canasta_bonus-suit_mixed = { -canasta(case: "upper") } { -sucia } de un palo entero
rule-canasta_bonus-rank_whole = { -canasta(case: "upper") } de ocho cartas iguales
rule-canasta_bonus-rank_mixed = { -canasta(case: "upper") } { -sucia } de ocho cartas iguales
rule-concealed_canasta = { -canasta(case: "upper") } de mano
rule-concealed_canasta-mode = { -canasta(case: "upper") } de mano
rule-concealed_canasta-amount = Premio por { -una } { -canasta } de mano
rule-trump_multiplier = Premio de una escalera del palo de triunfo
rule-extra_canasta_bonuses = Premios por número de { -canasta }s
rule-extra_canasta_bonuses--spanish = Canastrón y canasta de canastas
rule-bonuses_when_out = Premios solo para el equipo que cierra
rule-canasta_cards_count = Las cartas de { -una } { -canasta } también cuentan
rule-red_three_values = Valor de 1, 2, 3… treses rojos
rule-red_three_sign = Treses rojos a favor o en contra
rule-red_three_sign-measure = El signo de los treses rojos depende de
rule-red_three_sign-steps = Treses rojos a favor o en contra
rule-red_three_all_four_without_meld = Los cuatro treses rojos sin haber abierto
rule-red_three_in_hand = Tres rojo que queda en la mano
rule-red_three_in_hand-mode = Tres rojo que queda en la mano
rule-red_three_in_hand-points = Penalización por un tres rojo en la mano
rule-black_three = Treses negros
rule-black_three-role = Treses negros
rule-black_three-meld_when = Bajar treses negros
rule-black_three-meld_sizes = Treses negros por combinación
rule-black_three-meld_sizes-min = Mínimo de treses negros por combinación
rule-black_three-meld_sizes-max = Máximo de treses negros por combinación
rule-black_three-meld_wilds = Comodines con treses negros
rule-black_three-in_hand = Penalización por un tres negro en la mano
rule-black_three-in_hand_mode = Tres negro que queda en la mano
rule-black_three-tabled_values = Valor de 1, 2, 3… treses negros en la mesa
rule-black_three-captured_values = Valor de 1, 2, 3… treses negros tomados con el pozo
rule-initial_meld = Mínimo para abrir
rule-initial_meld-by = El mínimo depende
rule-initial_meld-bands = Mínimo para abrir
rule-initial_meld_exceptions = Excepciones para la apertura
rule-initial_meld_exceptions-canasta_always_suffices = Con { -una } { -canasta } siempre se puede abrir
rule-initial_meld_exceptions-top_discard_counts = Cuenta la carta de arriba del pozo
rule-initial_meld_exceptions-naturals_only = Solo cartas naturales
rule-initial_meld_exceptions-clean_triple_required = Hacen falta tres cartas naturales del mismo valor
rule-initial_meld_exceptions-mixed_canasta_allowed = Se puede abrir con { -una } { -canasta } { -sucia }
rule-initial_meld_exceptions-last_row_again = Mínimo en las manos siguientes del último tramo
rule-initial_meld_exceptions-pile_allowed = Se puede tomar el pozo para abrir
rule-initial_meld_exceptions-pile_frozen = Para un equipo que no ha abierto, el pozo está congelado: hace falta una pareja natural
rule-initial_meld_exceptions-concealed_out_exempt = Mínimo también para el cierre { -en-mano }
rule-initial_meld_exceptions-bonuses_count = Los premios cuentan para abrir
rule-initial_meld_exceptions-red_threes_count = Los treses rojos cuentan para abrir
rule-go_out_bonus = Premio por cerrar
rule-concealed_go_out_extra = Premio extra por el cierre { -en-mano }
rule-exact_pickup_bonus = Premio por el corte exacto
rule-go_out_requirement = Lo que hace falta para cerrar
rule-go_out_requirement-canastas = { -canasta(case: "upper") }s para cerrar
rule-go_out_requirement-natural = { -canasta(case: "upper") }s { -limpia }s para cerrar
rule-go_out_requirement-mixed = { -canasta(case: "upper") }s { -sucia }s para cerrar
rule-go_out_requirement-sequence = Escaleras para cerrar
rule-go_out_requirement-wild = { -canasta(case: "upper") }s de comodines para cerrar
rule-go_out_requirement-sevens = { -canasta(case: "upper") }s de sietes para cerrar
rule-go_out_requirement-fives = { -canasta(case: "upper") }s de cincos para cerrar
rule-go_out_requirement-exclude = { -canasta(case: "upper") }s que no valen para cerrar
rule-go_out_requirement-no_short_melds_of = Combinaciones incompletas que impiden cerrar
rule-go_out_discard_required = Hay que descartar la última carta
rule-hand_cards = Cartas que quedan en la mano
rule-penalties = Penalizaciones
rule-penalties-incomplete_sevens = Sietes sin completar
rule-penalties-incomplete_aces = Ases sin completar
rule-penalties-incomplete_wild = { -canasta(case: "upper") } de comodines sin completar
rule-penalties-held_sevens_3plus = Tres o más sietes en la mano
rule-penalties-held_aces_3plus = Tres o más ases en la mano
rule-penalties-short_sequence = Escaleras cortas
rule-penalties-short_sequence-max_len = Máximo de cartas de una escalera corta
rule-penalties-short_sequence-points = Penalización por una escalera corta
rule-penalties-incomplete_wild_with_four_jokers = { -canasta(case: "upper") } de comodines sin completar, con cuatro jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Cuándo cuesta puntos un { foot-name } sin tomar
rule-melded_cards_negative_without_canasta = Sin { -canasta }, las cartas bajadas restan
rule-special_hands = Jugadas especiales
rule-special_hands_mode = Una jugada especial vale
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: puntos para cada equipo rival
rule-acaba-caller = Acaba: puntos para el equipo que lo dice
rule-seven_canastas_auto_win = Ganar con { -canasta }s
rule-seven_canastas_auto_win-enabled = Ganar con { -canasta }s
rule-seven_canastas_auto_win-count = { -canasta(case: "upper") }s con las que se gana la partida
rule-seven_canastas_auto_win-points = Puntos por ganar con { -canasta }s
rule-seven_canastas_auto_win-mode = Los puntos por ganar con { -canasta }s
rule-target = Puntos para ganar
rule-match_hands = Manos por partida
rule-match_winner = Quién gana
rule-tie = En caso de empate
rule-later_phase = Segunda fase
rule-later_phase-from_score = Segunda fase después de
rule-later_phase-values = Lo que cambia en la segunda fase
rule-stock_exhaustion = Cuando se acaba el mazo
rule-table_rules = Durante el juego
rule-table_rules-pile_onto_canasta = El pozo se puede tomar para { -una } { -canasta } { -terminada }
rule-table_rules-pile_needs = Cartas para tomar un pozo no congelado
rule-table_rules-pile_cards = Cartas que se toman del pozo
rule-table_rules-jokers_discardable = Los jokers se pueden descartar
rule-table_rules-first_pile = Cómo empieza el pozo
rule-table_rules-stock_out = Cuando ya no hay mazo
rule-table_rules-red_threes_replaced = Un tres rojo robado se repone
rule-table_rules-foot_taken = Cuándo se toma el { foot-name }
rule-table_rules-counts_books = Hoja de puntos con { -canasta }s y cartas
rule-table_rules-without_canasta_last_card = Última carta de un equipo sin { -canasta }

## Rules: values

value-yes = sí
value-no = no
value-none = no hay
value-absent = no se juega
value-points = { $number ->
    [0] nada
   *[other] { $number }
}
value-or = { $first } o { $last }
value-and = { $first } y { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = por equipos
value-sides-kind-individual = cada uno por su cuenta
value-sides-kind-lone_hand = uno contra los demás
value-lone_hand-partners_receive-whole = todos los puntos de los compañeros
value-lone_hand-partners_receive-half = la mitad de los puntos de los compañeros
value-lone_hand-halves-up = redondeada hacia arriba, también bajo cero
value-lone_hand-halves-toward_zero = redondeada hacia cero
value-later_phase = después de la mano en que alguien llega por primera vez a { $points }: { $what }
value-by_players-same = como arriba
value-by_players-line = { $players } jugadores: { $what }
value-foot_size = { $number ->
    [0] sin { foot-name }
   *[other] { $number }
}
value-dealing-direction-clockwise = sentido horario
value-dealing-direction-counterclockwise = sentido antihorario
value-dealing-first_dealer-any_method = como se quiera
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
value-meld_rules-group_ranks-any = todos
value-meld_rules-sequence_canastas-own = un tipo propio de { -canasta }
value-meld_rules-sequence_canastas-as_groups = { -canasta }s { -limpia }s o { -sucia }s, como los grupos
value-meld_rules-wild_vs_natural-any = sin otro límite
value-meld_rules-wild_vs_natural-le = nunca más que naturales
value-meld_rules-wild_vs_natural-lt = siempre menos que naturales
value-canasta_bonus-wild-absent = no se juega
value-canasta_bonus-wild_all_twos-absent = sin premio especial
value-canasta_bonus-wild_four_jokers-absent = sin premio especial
value-canasta_bonus-sequence-absent = no se juega
value-canasta_bonus-sevens-absent = sin premio especial
value-canasta_bonus-aces-absent = sin premio especial
value-canasta_bonus-twos_natural-absent = no se juega
value-canasta_bonus-twos_mixed-absent = no se juega
value-canasta_bonus-sevens_mixed-absent = sin premio especial
value-canasta_bonus-aces_mixed-absent = sin premio especial
value-canasta_bonus-semi_natural-absent = no se juega
value-canasta_bonus-suit_ace_to_ace-absent = no se juega
value-canasta_bonus-suit_whole-absent = no se juega
value-canasta_bonus-suit_mixed-absent = no se juega
value-canasta_bonus-rank_whole-absent = no se juega
value-canasta_bonus-rank_mixed-absent = no se juega
value-trump_multiplier = { $number ->
    [1] sin palo de triunfo
   *[other] premio × { $number }
}
value-concealed_canasta-mode-none = sin premio adicional
value-concealed_canasta-mode-add = puntos adicionales
value-concealed_canasta-mode-multiply = premio multiplicado
value-concealed_canasta-none = sin premio adicional
value-concealed_canasta-add = { $amount } más
value-concealed_canasta-multiply = premio × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exactamente { $count } { $type }
value-extra_canasta_bonuses-least = { $count } o más { $type }
value-red_three_values-never = nunca se ponen en la mesa
value-red_three_sign-measure-opened = si el equipo ha abierto
value-red_three_sign-measure-canastas = el número de { -canasta }s del equipo
value-red_three_sign-measure-natural = el número de { -canasta }s { -limpia }s del equipo
value-red_three_sign-measure-sevens = el número de { -canasta }s de sietes del equipo
value-red_three_sign-opened = { $least ->
    [0] si no ha abierto
   *[other] si ha abierto
}
value-red_three_sign-canastas-none = sin { -canasta }
value-red_three_sign-canastas-exactly = { $least ->
    [one] con exactamente { -una } { -canasta }
   *[other] con exactamente { $least } { -canasta }s
}
value-red_three_sign-canastas-most = { $most ->
    [one] con { -una } { -canasta } como mucho
   *[other] con { $most } { -canasta }s como mucho
}
value-red_three_sign-canastas-least = { $least ->
    [one] con { -una } { -canasta } o más
   *[other] con { $least } { -canasta }s o más
}
value-red_three_sign-canastas-between = con { $least } a { $most } { -canasta }s
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = a partir de { $least }
value-red_three_sign-minus = en contra
value-red_three_sign-zero = no cuentan
value-red_three_sign-plus = a favor
value-red_three_all_four_without_meld-absent = sin valor especial
value-red_three_in_hand-mode-penalty = cuesta puntos
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = cuenta como si estuviera en la mesa mientras el equipo no tenga { -canasta }
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = tapan el pozo
value-black_three-role-discard_only = solo se descartan
value-black_three-role-tabled_bonus = se ponen en la mesa y dan un premio
value-black_three-role-removed_from_pile = salen del juego cuando se toma el pozo
value-black_three-role-ordinary = son cartas como las demás
value-black_three-meld_when-never = nunca
value-black_three-meld_when-going_out = solo al cerrar
value-black_three-meld_when-any = en cualquier momento
value-black_three-meld_sizes-max-absent = sin límite
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = cuesta puntos
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = cuenta como si estuviera en la mesa mientras el equipo no tenga { -canasta }
value-black_three-tabled_values-absent = no se ponen en la mesa
value-black_three-captured_values-absent = no dan puntos
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
value-initial_meld_exceptions-last_row_again-none = como en la primera
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = se restan las de todos los compañeros
value-hand_cards-every_card_of_hand_and_foot = se restan todas, las de la mano y las del pie
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = siempre
value-penalties-foot_untaken_when-another_side_took = solo si otro equipo ha tomado el suyo
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nada
value-penalties-short_sequence = { $points } por cada escalera de hasta { $cards } cartas
value-penalties-incomplete_wild_with_four_jokers-absent = como los demás comodines
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } y gana la partida
value-special_hands_mode-replace = por sí sola
value-special_hands_mode-add = además de todos los demás puntos
value-acaba-no = no se juega
value-acaba-yes = { $opponents } para cada equipo rival, { $caller } para el que lo dice
value-seven_canastas_auto_win-no = no
value-seven_canastas_auto_win-yes = { $count } { -canasta }s en una mano: { $points } y gana la partida
value-seven_canastas_auto_win-instead = { $count } { -canasta }s en una mano: { $points } en lugar de los puntos de la mano y gana la partida
value-seven_canastas_auto_win-mode-add = se suman a los de la mano
value-seven_canastas_auto_win-mode-replace = sustituyen a los de la mano
value-target-absent = ninguno: número fijo de manos
value-match_hands-absent = sin límite
value-match_winner-highest_at_target = el total más alto cuando un equipo llega a los puntos para ganar
value-match_winner-highest_after_last_deal = el total más alto tras la última mano
value-tie-play_another_hand = se juega otra mano
value-tie-drawn_game = partida empatada
value-stock_exhaustion-no_going_out_bonus = nadie recibe el premio por cerrar
value-stock_exhaustion-last_draw_finishes_turn = quien robó la última carta termina su turno
value-table_rules-pile_needs-any = una pareja natural, o una carta natural y un comodín
value-table_rules-pile_needs-no_wild = solo cartas naturales
value-table_rules-pile_needs-natural_pair = una pareja natural
value-table_rules-pile_needs-nothing = nada
value-table_rules-pile_needs-top_card = bajar enseguida la carta de arriba
value-table_rules-pile_needs-any_of_pile = bajar enseguida una de sus cartas
value-table_rules-pile_cards-all = todas
value-table_rules-first_pile-one_card = una carta
value-table_rules-first_pile-upcard_value = una carta y tantas más como indique su valor
value-table_rules-first_pile-no_card = vacío
value-table_rules-stock_out-until_pile_refused = se juega mientras se pueda tomar el pozo
value-table_rules-stock_out-after_last_draw = se juega hasta el final del turno en que se roba la última carta
value-table_rules-stock_out-pile_becomes_stock = se le da la vuelta al pozo
value-table_rules-stock_out-foot_becomes_stock = un { foot-name } sin tomar pasa a ser el mazo
value-table_rules-foot_taken-after_hand = cuando se acaban las cartas de la mano
value-table_rules-foot_taken-by_side = uno por equipo, para el primero que se queda sin cartas
value-table_rules-foot_taken-after_first_canasta = tras la primera { -canasta } del jugador
value-table_rules-without_canasta_last_card-may_be_kept = se puede guardar
value-table_rules-without_canasta_last_card-must_discard = hay que guardarla para el descarte

rule-type-any = { -canasta }s
rule-type-natural = { -limpia }s
rule-type-mixed = { -sucia }s
rule-type-wild = de comodines
rule-type-wild_all_twos = de comodines (solo doses)
rule-type-wild_four_jokers = de comodines (cuatro jokers)
rule-type-sequence = escaleras
rule-type-sevens = de sietes
rule-type-fives = de cincos
rule-type-aces = de ases
rule-type-twos_natural = limpias de doses
rule-type-twos_mixed = sucias de doses
rule-type-sevens_mixed = sucias de sietes
rule-type-aces_mixed = sucias de ases
rule-type-semi_natural = { -semilimpia }s
rule-type-suit_ace_to_ace = as a as
rule-type-suit_whole = palo entero
rule-type-suit_mixed = palo entero, { -sucia }
rule-type-rank_whole = ocho iguales
rule-type-rank_mixed = ocho iguales, { -sucia }

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

rule-hand-straight = escalera completa
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
standing-disputed = fuentes en desacuerdo
standing-inherited = heredada
standing-proposed = propuesta
standing-document-why = Está en nuestras fuentes.
standing-outside-why = No está en nuestras fuentes, sino en otros libros de reglas.
standing-disputed-why = Las fuentes no coinciden.
standing-inherited-why = Igual que en { $from }.
standing-proposed-why = No se ha encontrado ninguna fuente. Es una propuesta: hay que acordarla antes de jugar.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipedia en afrikáans
    [dutch-wikipedia] Canasta, Wikipedia en neerlandés
    [spruce-dutch] Canasta en The Spruce, traducción automática al neerlandés
    [english-wikipedia-german] Canasta, Wikipedia en inglés, traducción automática al alemán
    [italian-house-rules] Come si gioca a Canasta?, reglas de una mesa italiana
    [italian-encyclopedia] Canasta, una enciclopedia italiana
    [none] Sin fuente: es una propuesta
    [table] Acordado en la mesa
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: «{ $text }»
source-at = { $title } · { $place }
source-via = { $source } (citado por { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Clásica
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
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
rule-set-name-spruce = Reglas de The Spruce
rule-set-name-italian_house = Reglas caseras italianas
rule-set-name-british = Británica
rule-set-name-uruguayan = Uruguaya
rule-set-name-uruguay_wild = Uruguay con canastas de comodines
rule-set-name-spanish = Española
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Cubana
rule-set-name-cutthroat_3p = Uno contra dos
rule-set-name-six_hand_three_pack = Tres barajas para seis
rule-set-name-modern_american_cla = Modern American
rule-set-name-modern_american = Modern American (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco a tres
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Buraco cerrado
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviana
rule-set-name-brazilian = Brasileña
rule-set-name-chilean = Chilena
rule-set-name-italian_samba = Samba a la italiana
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot sin parejas
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = El juego que casi todos conocen: dos parejas reúnen cartas del mismo valor, y siete forman una canasta.
rule-set-special-classic_2p = Se roban dos cartas por turno, y para cerrar hacen falta dos canastas.
rule-set-special-classic_3p = Cada uno juega por su cuenta con 13 cartas y roba una por turno.
rule-set-special-classic_6p = Dos equipos de tres con tres barajas. Cinco y seis treses rojos también dan premio.
rule-set-special-dutch_house = Una canasta de mano da el doble de su premio. Un tres rojo olvidado cuesta 500.
rule-set-special-spruce = En una combinación nunca hay más comodines que cartas naturales. Una canasta de mano da 100 más.
rule-set-special-italian_house = 15 cartas por jugador, aperturas de hasta 180, 500 por cuatro treses rojos. Para cerrar hay que descartar.
rule-set-special-british = Quien ve perdida la mano puede decir «acaba»: la mano termina y los rivales suman 1.500.
rule-set-special-uruguayan = La canasta clásica con el nombre de su país de origen.
rule-set-special-uruguay_wild = Tres o más comodines forman una combinación, y siete, una canasta de 2.000.
rule-set-special-spanish = Como en los reglamentos de España: 2.000 por siete comodines y premios por el canastrón, la canasta de canastas y los cuatro treses negros.
rule-set-special-kanasta = Como en Chequia y Eslovaquia: 600 por una canasta limpia, 1.000 por una de comodines. Se juega a 10.000.
rule-set-special-cuban = Canastas de comodines de 2.000 a 4.000. Cada canasta tiene exactamente siete cartas.
rule-set-special-cutthroat_3p = Quien toma primero el pozo juega esa mano sin compañero contra los otros dos.
rule-set-special-six_hand_three_pack = Seis jugadores con 13 cartas cada uno, dos canastas para cerrar y aperturas de hasta 150.
rule-set-special-modern_american_cla = Reglas de liga: aperturas de 125, 155 y 180, dos canastas para cerrar y 11 jugadas especiales.
rule-set-special-modern_american = Canastas de sietes, de ases y de comodines, treses rojos y negros, y jugadas especiales.
rule-set-special-samba = Además de cartas del mismo valor se bajan escaleras. Siete cartas seguidas son una samba de 1.500.
rule-set-special-burraco = Escaleras y grupos. Siete cartas son un burraco: limpio, semilimpio o sucio. Cada equipo tiene un muerto.
rule-set-special-burraco_3p = Quien se queda primero sin cartas juega solo el resto de la mano, y los otros dos se reparten los puntos. Más tarde cada uno juega por su cuenta.
rule-set-special-buraco = El juego abierto de Brasil: solo escaleras, pozo libre, 1.000 de as a as. Se cierra con una canasta limpia.
rule-set-special-burraco_international = El juego de los torneos de la FIBUR: grupos solo de ases y de treses. No hay burraco semilimpio, y se cierra con uno limpio.
rule-set-special-buraco_closed = El juego cerrado de Brasil: grupos naturales que no son canastas, el pozo se toma bajando su carta de arriba, 75 para abrir desde 1.500.
rule-set-special-burako = El juego argentino de fichas, con dos jokers: la canasta pura vale 200 y la impura, 100. Se cierra con cualquiera, y se juega a 3.000.
rule-set-special-tranca = El juego de Brasil sin jokers: los treses negros tapan el pozo, y los rojos restan 100 cada uno si no hay canasta.
rule-set-special-biriba = Como en Grecia: escaleras y grupos de siete, limpios o sucios. Las escaleras del triunfo valen el doble. Se juega a 3.030.
rule-set-special-bolivian = Samba con canastas de comodines de 2.500. Para cerrar hace falta una escalera.
rule-set-special-brazilian = De 7.000 a 7.995 puntos, y otra vez desde 9.000, se abre con una canasta. Una escalera corta cuesta 1.000.
rule-set-special-chilean = Sambas y bolivias a la vez. Del resto de sus reglas se sabe poco.
rule-set-special-italian_samba = Canastas de doses, premios por cinco y por diez canastas, y el pozo siempre congelado.
rule-set-special-hand_and_foot_us = Como en Estados Unidos: cuatro manos, se cierra con dos canastas limpias y dos sucias, 100 por tomar justo 22 cartas.
rule-set-special-hand_and_foot = Cada jugador tiene una mano y un pie de 11 cartas. La apertura sube en cada mano.
rule-set-special-hand_and_foot_solo = Cada uno por su cuenta: se cierra con una canasta limpia y dos sucias.
rule-set-special-hand_knee_and_foot = Seis barajas y un tercer montón para cada uno. Se cierra con una canasta de sietes, una de cincos, una de comodines, una limpia y una sucia.
rule-set-special-pennies_from_heaven = Seis jugadores, cuatro barajas y una segunda mano de 11 cartas. Se cierra con una canasta de cada tipo, también de sietes.
rule-set-special-boat = No hay reglas publicadas: se juega como la clásica mientras la mesa no cambie algo.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Hay dos muertos (biribaki) de once cartas, uno por equipo. El primero solo se puede tomar cuando un equipo tiene una biriba.
rule-note-foot-pozzetto = Hay dos muertos (pozzetti) de once cartas, uno por equipo. Lo toma el primer jugador del equipo que se queda sin cartas.
rule-note-foot-morto = Hay dos muertos (mortos) de once cartas, uno por equipo. Lo toma el primer jugador del equipo que se queda sin cartas.
rule-note-foot-muerto = Hay dos muertos de once fichas, uno por equipo. Lo toma el primer jugador del equipo que se queda sin fichas.
rule-note-foot-face-down = Se reparte boca abajo.
rule-note-two-in-own-place = En una escalera, un dos en su propio lugar cuenta como carta natural.
rule-note-ace-low-or-high = El as va abajo, antes del dos, o arriba, después del rey.
rule-note-one-low-or-high = El 1 va abajo, o arriba después del 13.
rule-note-ace-to-ace = Una escalera puede ir de as a as.
rule-note-thirteen-and-wild = Trece cartas de un palo y un comodín.
rule-note-whole-suit-clean = Las trece cartas de un palo, sin comodín.
rule-note-whole-suit-either-ace = Trece cartas, del as al rey o del dos al as, sin comodín.
rule-note-ace-to-ace-clean = Catorce cartas sin comodín.
rule-note-dirty-whole-suit = También para una canasta sucia de un palo entero o de as a as.
rule-note-trump-sequence = Para una escalera del palo de triunfo, que es el de la carta que se descubre después de repartir. Si es un joker, el primer jugador elige el palo.
rule-note-two-cards-left = La mano termina cuando quedan dos cartas en el mazo.
rule-note-whole-pile-free = En vez de robar del mazo se puede tomar todo el pozo.
rule-note-pile-card-at-once = Hay que bajar enseguida una de sus cartas, en una combinación nueva o en una del equipo.
rule-note-closed-pile = Del pozo solo se ve la carta de arriba, y hay que bajarla enseguida.
rule-note-first-discard = El pozo empieza con el primer descarte.
rule-note-mortos-by-cutter = Quien corta forma los dos muertos con las cartas cortadas.
rule-note-trinca-no-canastra = Una trinca nunca es una canasta, por muchas cartas que tenga. No da premio y no sirve para cerrar.
rule-note-trinca-natural = Una trinca solo tiene cartas naturales. Una escalera puede tener un comodín.
rule-note-clean-canastra-and-morto = El equipo tiene que tener una canasta limpia y haber tomado su muerto.
rule-note-canastra-and-morto = Sirve cualquier canasta, pero el equipo tiene que haber tomado su muerto (morto).
rule-note-canasta-and-muerto = Sirve cualquier canasta, pero el equipo tiene que haber tomado su muerto.
rule-note-burraco-and-pozzetto = Sirve cualquier burraco, pero el equipo tiene que haber tomado su muerto.
rule-note-clean-burraco-and-pozzetto = El equipo tiene que tener un burraco limpio y haber tomado su muerto.
rule-note-morto-unplayed = También por un muerto que se tomó con el último descarte y no se jugó. En ese caso sus cartas no cuentan.
rule-note-pozzetto-unplayed = Si un muerto se tomó pero no se jugó, sus cartas cuentan como cartas que quedan en la mano.
rule-note-pozzetto-of-partners = Cuenta una sola vez para los dos compañeros. Quien juega solo siempre ha tomado ya un muerto.
rule-note-vulnerable = Un equipo con al menos la mitad de los puntos para ganar es vulnerable. Todas las combinaciones de un turno se suman.
rule-note-tiles = Las 104 fichas, del 1 al 13 en cuatro colores, son dos barajas: el 1 es el as; 11, 12 y 13 son la jota, la dama y el rey.
rule-note-two-play-as-four = Con dos jugadores se juega igual que con cuatro: once cartas cada uno, dos muertos y los mismos puntos.
rule-note-threes-ordinary = Los treses son cartas corrientes, rojos o negros.
rule-note-same-rank-joins = Las demás cartas del mismo valor se añaden a la primera combinación.
rule-note-semi-clean = Al menos siete cartas naturales en escalera o del mismo valor, con el comodín antes o después.
rule-note-last-card-natural = La última carta no puede ser un comodín.
rule-note-first-out-alone = Al principio cada uno juega solo. El primero que se queda sin cartas sigue solo el resto de la mano, y los otros dos juntan sus combinaciones.
rule-note-pozzetto-on-top = Este muerto va encima del otro y se toma primero.
rule-note-three-pozzetti = Entonces hay tres muertos de once cartas, uno por jugador.
rule-note-pozzetto-for-partners = Para los dos compañeros. En la fase posterior cada jugador tiene uno.
rule-note-same-suit-twice = Un grupo puede tener dos cartas del mismo palo.
rule-note-time-not-target = En los torneos se juega por tiempo. Estos son los puntos del Burraco italiano.
rule-note-when-time-is-called = También cuando se acaba el tiempo.
rule-note-wild-three-to-seven = Una combinación de comodines tiene de tres a siete cartas. A una canasta de comodines terminada no se le añade ninguno.
rule-note-black-threes-all-six = Si se bajan al cerrar, valen 5 cada uno. Se pueden bajar los seis.
rule-note-escalera = En este juego la canasta de cartas seguidas se llama escalera.
rule-note-short-sequence-each = Por cada escalera corta que está en la mesa al final de la mano.
rule-note-acaba-any-time = Se puede decir en cualquier momento del propio turno. Lo que está en la mesa no cuenta.
rule-note-five-players = Con cinco jugadores se juega dos contra tres. En cada mano descansa uno de los tres.
rule-note-natural-becomes-mixed = Si a una canasta limpia se le añade un comodín, pasa a ser sucia.
rule-note-red-three-no-meld = Poner un tres rojo en la mesa no cuenta como apertura.
rule-note-red-three-hidden = Por cada tres rojo que no se puso en la mesa, que además no vale nada. Si su jugador no llegó a tener ningún turno, cuenta como si estuviera en la mesa.
rule-note-total-before-deal = Cuenta el total del equipo antes de la mano.
rule-note-concealed-without-pile = Quien cierra { -en-mano } sin tomar el pozo necesita las canastas que se piden para cerrar, pero no tiene que llegar a ningún mínimo.
rule-note-going-out-once = Una sola vez, para el equipo que cerró.
rule-note-concealed-two-hundred = En total 200, si se baja toda la mano en un solo turno, con una canasta, sin haber bajado antes y sin usar las combinaciones del compañero. Se puede tomar el pozo.
rule-note-pile-taker-alone = El primero que toma el pozo juega solo. Si nadie lo ha tomado, juega solo quien cierra. A cada uno de los otros dos se le anota todo lo que hacen juntos, más sus propios treses rojos.
rule-note-concealed-seven-at-once = Las siete cartas se bajan a la vez, y puede haber comodines. El premio es de 600 o 1.000.
rule-note-only-bonus-doubles = Solo se dobla el premio, no el valor de las cartas.
rule-note-teams-of-two = Los equipos son de dos. Normalmente hay dos equipos, pero pueden ser tres o cuatro.
rule-note-one-pack-more = Una baraja más que jugadores.
rule-note-one-pack-more-seven = Una baraja más que jugadores, pero nunca más de siete.
rule-note-hand-and-foot-both = Por las cartas de la mano y del pie.
rule-note-top-five = Se toman exactamente las cinco cartas de arriba, y hacen falta dos cartas naturales de la mano.
rule-note-five-or-seven-alone = También pueden jugar cinco o siete, cada uno por su cuenta.
rule-note-finished-book = A una canasta terminada todavía se le pueden añadir cartas naturales.
rule-note-book = En Estados Unidos la canasta se suele llamar «book» o «pile».
rule-note-exactly-22 = Por cada jugador que toma exactamente las 22 cartas de mano y pie.
rule-note-best-with-four = Mejor con cuatro jugadores.
rule-note-usually-four = Normalmente cuatro jugadores en dos parejas.
rule-note-knee-and-foot = Dos montones, uno después del otro: una rodilla de 13 cartas y un pie de 11. Con la mano son 39 cartas.
rule-note-red-threes-over-seven = 100 cada uno, y 300 más si son más de siete.
rule-note-red-threes-with-meld = Se ponen en la mesa con la apertura. Hasta entonces se quedan en la mano.
rule-note-only-top-card = Solo la carta de arriba del pozo.
rule-note-two-or-three-alone = Con dos o tres jugadores se juega sin compañero.
rule-note-lowest-card = Por ejemplo, quien saca la carta más baja.
rule-note-minimum-always = Aunque se cierre en un solo turno, hay que llegar al mínimo.
rule-note-no-natural-pair = No hace falta una pareja natural: basta con bajar enseguida la carta de arriba.
rule-note-card-shown = Con un as, 1 carta más; con un rey, 13.
rule-note-twos-not-wild = Mientras la combinación de doses de un equipo no es una canasta, los doses no son comodines para él.
rule-note-without-partner-two = Sin compañero hacen falta dos canastas para cerrar.
rule-note-at-most-half = Como mucho la mitad de las cartas: un comodín si son tres, dos si son cuatro.
rule-note-twos-or-with-jokers = De doses solos, o de doses y jokers.
rule-note-twos-jokers-or-both = De doses, de jokers o de ambos.
rule-note-three-packs-only = Cinco y seis treses rojos solo son posibles con tres barajas.
rule-note-in-pairs = Si se juega por parejas.
rule-note-aces-with-wilds = Solo ases. Los ases bajados con comodines en la apertura son una combinación corriente y hacen una canasta sucia.
rule-note-each-color = Los treses rojos y negros siguen la misma tabla, cada color por separado.
rule-note-threes-with-canastas = Con dos canastas o más. Con una sola, los treses no cuentan.
rule-note-like-red-three = Como un tres rojo que queda en la mano.
rule-note-meld-before-pile = Como en los torneos: primero se abre con las cartas de la mano y después se puede tomar el pozo.
rule-note-except-special-hand = Excepto con una jugada especial.
rule-note-each-player = Por cada jugador, además del valor de las cartas.
rule-note-special-hand = Catorce cartas como primera y única combinación del equipo. El otro equipo puntúa como siempre.
rule-note-five-naturals-first = Tras la apertura, una combinación necesita cinco cartas naturales antes de llevar un comodín.
rule-note-wild-meld-first = Mientras la combinación de comodines de un equipo está sin terminar, sus comodines solo van ahí.
rule-note-each-whatever-canastas = Por cada uno, tenga el equipo las canastas que tenga.
rule-note-canasta-of-seven = Una canasta tiene como mucho siete cartas.
rule-note-sevens-with-wilds = Una canasta de sietes puede llevar comodines o no.
rule-note-one-of-each-kind = Una canasta de cada tipo.
rule-note-sequence-goes-out = Una canasta en escalera también cuenta para cerrar.
rule-note-top-card-no-sequence = No se puede empezar una escalera con la carta de arriba del pozo.
rule-note-three-pairs = También pueden jugar tres parejas. Entonces se juega a 7.500.
rule-note-partner-of-first = Es el compañero de quien empieza.
rule-note-four-of-seven-natural = Al menos cuatro de las siete cartas de una canasta son naturales.
rule-note-bonuses-add-up = Los premios se suman: con siete canastas se reciben los dos.
rule-note-four-black-threes = Los cuatro, bajados al cerrar, valen 500 y no 520: el premio sustituye al valor de las cartas.
rule-note-canasta-oculta = La canasta oculta: se cierra en un solo turno, con una canasta, sin haber bajado ni tomado el pozo antes. En el primer turno vale 1.000: los otros 500 se anotan en «Multa, nota».
rule-note-first-card-covered = Un comodín o un tres rojo se cubre con otra carta.
rule-note-concealed-with-top-card = No hace falta cerrar. Una de las siete cartas puede ser la de arriba del pozo.
rule-note-threes-never-melded = Los treses nunca se bajan, así que la carta más baja es el cuatro.
rule-note-red-three-at-once = Un tres rojo se pone enseguida en la mesa, así que nadie debería tenerlo en la mano.
rule-note-like-every-card = Como cualquier carta que queda en la mano.
rule-note-pile-always-frozen = El pozo siempre está congelado.

## Table

cancel = Cancelar
sheet-close = Cerrar
notice-undo = Deshacer
notice-redo = Rehacer
notice-already = Ya guardado desde otro dispositivo a las { $time }. { $what }
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
table-dealer-rests = Reparte { $name }, que descansa esta mano
table-leader = Empieza { $name }
table-sheet = Hoja de puntos
table-pad = Puntos
table-chart = Gráfico
table-pad-empty = Aquí aparecen las manos guardadas.
table-passed = { $points } superados
table-passed-side = { $side }: apertura
table-passed-said = ahora { $now }
table-phase = Fase { $number }
table-later-phase = Empieza la fase 2
table-later-phase-now = { $kind ->
    [individual] Desde ahora cada uno juega por su cuenta
   *[other] Desde ahora: { $sides }
}
table-series = serie { $score }
series-best-of = al mejor de 3: { $score }
series-best-of-open = Al mejor de tres: { $score }
series-best-of-won = { $players ->
    [one] { $side } gana al mejor de tres, { $score }
   *[other] { $side } ganan al mejor de tres, { $score }
}
table-menu = Más opciones
table-nothing-to-undo = Nada que deshacer
table-needs = abre con
table-needs-said = abre con { $needed }
table-to-go = faltan { $points }
table-reached = puntos alcanzados
table-record = Anotar mano { $number }
table-continue = Continuar mano { $number } · { $points }
table-new-match = Nueva partida
table-rematch = Revancha
table-menu-menu = Esta partida
table-menu-insert = ¿Antes de qué mano va la olvidada?
table-settings = Configuración de la partida
    .detail = Reglas, puntos para ganar, asientos, quién reparte, hoja de puntos
table-rules = Reglas de { $name }
timer = Temporizador
    .detail = Para una mano o para toda la velada
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Temporizador en pausa, quedan { $time }
    [over] Temporizador: se acabó el tiempo
    [waiting] Temporizador apagado, { $time }
   *[playing] Temporizador, quedan { $time }
}
timer-up = Se acabó el tiempo
timer-start = Iniciar el temporizador
timer-pause = Pausar
timer-resume = Continuar
timer-again = Empezar de nuevo
timer-stop = Detener
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minutos menos
       *[more] { $minutes } minutos más
    }
timer-sound = Sonido al final
timer-note = El temporizador solo suena mientras la app está abierta.
table-set-up = Reglas, puntos para ganar y nombres
table-insert = Añadir una mano olvidada
table-before = Antes de la mano { $number }: { $points }
table-end = { $ways ->
    [end] Terminar o borrar esta partida
    [resume] Seguir o borrar esta partida
   *[delete] Borrar esta partida
}
table-end-agreement = Terminar de común acuerdo
table-end-time = Terminar porque se acabó el tiempo
table-end-walkover = Un equipo abandona
    .detail = Se elige cuál. Gana otro equipo.
table-end-stays = La partida sigue en «Partidas» y cuenta en las estadísticas.
table-delete = Borrar esta partida
    .detail = Desaparece de «Partidas» y de las estadísticas. Se puede recuperar.
table-keep-playing = Seguir jugando
table-end-who = ¿Quién abandona?
table-end-who-hint = { $sides ->
    [2] Gana el otro equipo, sea cual sea el marcador.
   *[other] De los otros equipos gana el que tenga más puntos.
}
table-go-on = Seguir con esta partida
table-would-win = { $margin ->
    [one] La victoria sería para { $side }, por { $margin } punto.
   *[other] La victoria sería para { $side }, por { $margin } puntos.
}
table-would-draw = Sería un empate entre { $sides }.
deal-said = Mano { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] ; algo es improbable o imposible, conviene revisarlo
}
deal-said-side = { $side } { $points }, ahora { $total }{ $ended ->
    [badge-out] , cierre
    [badge-acaba] , acaba
   *[none] { "" }
}
course-said = Gráfico de puntos. { $sides }
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
ending-tie-plays-on = Se decide con otra mano
ending-target = { $target } alcanzados en la mano { $deals }
ending-deals = { $deals ->
    [one] Se ha jugado la única mano
   *[other] Se han jugado las { $deals } manos
}
ending-outright = Ganada en una sola mano
ending-agreement = Terminada de común acuerdo
ending-time = Se acabó el tiempo
ending-walkover = Ganada por incomparecencia
ending-gave-up = Abandono de { $side }
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
winner-canastas = { -canasta }s
winner-out = cierres
winner-out-of = { $out } de { $deals }
winner-games = partidas ganadas
winner-evening = puntos de hoy
winner-games-of = { $won } de { $games } ganadas
winner-people = Hoy
winner-to = a { $target }
winner-pad = Manos
winner-result = Resultado
winner-share = Compartir
start-title = Tú juegas a la canasta. La libreta suma.
    .detail = Anota una mano en menos de veinte toques, con cada punto explicado.
start-deal = Anota una mano en un minuto
    .detail = Canastas, treses rojos, quién cerró
start-meld = La apertura, siempre a la vista
    .detail = «¿Basta con 7 7 7 y Q Q 2?» Pregunta aquí
start-melds = Lo que valen tus combinaciones
    .detail = Toca las cartas y verás cada premio y cada punto
start-rules = Se juega con tus reglas
    .detail = { $names }, reglas caseras
start-demo = Probar una demo
start-join = Ir a una mesa
start-join-how = En el club, apunta con la cámara del teléfono al código de la tarjeta de la mesa, o escribe en el navegador la dirección de la tarjeta. La mesa se abre ahí, sin instalar nada.
empty-title = No hay partida en curso
    .detail = Empieza una partida y anota los puntos.
empty-last = Últimas partidas
empty-running = ¿Qué partida quieres continuar?
    .detail = Toca una partida para continuarla, o empieza una nueva.
empty-goes-on = Sin terminar
rules-changed = { $count ->
    [one] Una regla ha cambiado desde que empezó esta partida, que conserva la antigua
   *[other] { $count } reglas han cambiado desde que empezó esta partida, que conserva las antiguas
}
rules-changed-title = Reglas que han cambiado
rules-changed-hint = Esta partida conserva las reglas con las que empezó.
rules-changed-values = en esta partida { $here }, ahora { $today }

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
view-goes-dark = La app no puede mantener la pantalla encendida: puede que se apague.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } por detrás: con { $what } se recuperan al menos { $worth } puntos.
   *[other] { $side }, { $behind } por detrás: con { $what } en cada una de las próximas { $deals } manos se recuperan al menos { $worth } puntos.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] { -una } { -canasta } { -limpia }
       *[other] { $count } { -canasta }s { -limpia }s
    }
    [mixed] { $count ->
        [one] { -una } { -canasta } { -sucia }
       *[other] { $count } { -canasta }s { -sucia }s
    }
    [wild] { $count ->
        [one] { -una } { -canasta } de comodines
       *[other] { $count } { -canasta }s de comodines
    }
    [sequence] { $count ->
        [one] { -una } { -canasta } en escalera
       *[other] { $count } { -canasta }s en escalera
    }
    [semi_natural] { $count ->
        [one] { -una } { -canasta } { -semilimpia }
       *[other] { $count } { -canasta }s { -semilimpia }s
    }
    [suit_ace_to_ace] { $count ->
        [one] { -una } { -canasta } de as a as
       *[other] { $count } { -canasta }s de as a as
    }
    [suit_whole] { $count ->
        [one] { -una } { -canasta } de un palo entero
       *[other] { $count } { -canasta }s de un palo entero
    }
    [rank_whole] { $count ->
        [one] { -una } { -canasta } de ocho cartas iguales
       *[other] { $count } { -canasta }s de ocho cartas iguales
    }
    [twos_natural] { $count ->
        [one] { -una } { -canasta } { -limpia } de doses
       *[other] { $count } { -canasta }s { -limpia }s de doses
    }
   *[twos_mixed] { $count ->
        [one] { -una } { -canasta } { -sucia } de doses
       *[other] { $count } { -canasta }s { -sucia }s de doses
    }
}
catch-up-out = el cierre

## Chances of winning

chance = ¿Qué necesitamos?
chance-percent = { $bound ->
    [over] más del { $value }
    [under] menos del { $value }
   *[about] cerca del { $value }
}
chance-needs = { $deals ->
    [1] { $side }, { $behind } por detrás: probablemente esta sea la última mano. Hacen falta unos { $more } puntos más que { $leader }.
   *[other] { $side }, { $behind } por detrás: quedan unas { $deals } manos. En cada una hacen falta unos { $more } puntos más que { $leader }.
}
chance-gap = Al final de una mano, dos equipos suelen quedar a unos { $gap } puntos de distancia.
chance-source = Estimado con las últimas { $count } manos jugadas con estas reglas. Se supone que todos los equipos juegan igual de bien.
chance-simulated = Estimado con { $count } manos simuladas, hasta que aquí se hayan jugado suficientes manos con estas reglas. Se supone que todos los equipos juegan igual de bien.

## Pictures of a match

pictures = Gráfico de puntos
pictures-none = El gráfico aparece después de la primera mano.
pictures-course = Puntos tras cada mano
pictures-target = La línea punteada marca los puntos para ganar, { $target }.
pictures-bands = Apertura: { $bands }.
pictures-band-below = { $needed } por debajo de { $end }
pictures-band = { $needed } desde { $start }
pictures-deal-band = { $needed } en la mano { $deal }
pictures-sources = De dónde vienen los puntos
pictures-source = { $source ->
    [canastas] { -canasta(case: "upper") }s
    [cards] Cartas en la mesa
    [threes] Treses rojos y negros
    [out] Cierre
    [hand] Cartas en la mano
    [partners] Mitades para los compañeros
    [penalties] Penalizaciones
    [special] Jugadas especiales y «acaba»
    [table] Anotado como total
   *[other] Otros
}
pictures-catching-up = Para remontar

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Estadísticas
statistics-counting = Calculando…
statistics-finished-only = Solo partidas terminadas
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] una partida terminada
       *[other] { $games } partidas terminadas
    }
statistics-tab = { $tab ->
    [rivals] Duelo
    [partnerships] Parejas
    [players] Jugadores
   *[deals] Manos
}
statistics-empty-title = Aún no hay partidas terminadas
statistics-empty = Cuando termine una partida, aquí se verá quién gana, quién cierra y cuáles son las mejores manos.
statistics-go-on = Seguir con la mano { $number }
statistics-import = Importar partidas antiguas
statistics-player-none = Aún no hay partidas terminadas con este jugador.
statistics-games-between = { $games ->
    [one] 1 partida decidida entre ellos
   *[other] { $games } partidas decididas entre ellos
}
statistics-last = últimas { $count }
statistics-now = hoy
statistics-deal = mano { $number }
statistics-deal-of-day = { $day }, mano { $number }
statistics-at-least = Al menos { $count } partidas de { $rules }
statistics-unranked = Menos de { $count } partidas, sin puesto
statistics-record = { $wins } de { $games }
statistics-few = { $wins } de { $games }, muy pocas
statistics-on-games = { $games ->
    [one] en una partida
   *[other] en { $games } partidas
}
statistics-of-games = { $games ->
    [one] de 1 partida ganada
   *[other] de { $games } partidas ganadas
}
statistics-points = { $points } puntos por mano
statistics-since = Desde { $month } · { $games }
statistics-won-of-these = ganadas: { $count }
statistics-partners = Con compañero
statistics-mark = marca: 50 %
statistics-extremes = Mejor y peor mano
statistics-with-on-day = { $day }, con { $names }
statistics-unreadable = { $count ->
    [one] No se cuenta una partida: esta versión no puede leerla.
   *[other] No se cuentan { $count } partidas: esta versión no puede leerlas.
}
statistics-measure = { $measure ->
    [won] porcentaje de victorias
    [average] puntos por mano
    [canastas] { -canasta }s por mano
    [naturals] { -canasta }s { -limpia }s por partida
    [out] cierres
    [best] mejor mano
    [streak] mejor racha de victorias
   *[deals] manos
}
statistics-measure-choose = Ordenar por
statistics-measure-said = Ordenar por: { $measure }. Cambiar
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
statistics-rename = { $name }: cambiar el nombre
statistics-against = Contra
statistics-played = { $deals ->
    [one] una mano en total
   *[other] { $deals } manos en total
}
statistics-on-deals = { $deals ->
    [0] sin datos
    [one] en una mano
   *[other] en { $deals } manos
}
statistics-on-results = { $deals ->
    [0] sin datos
    [one] en un resultado
   *[other] en { $deals } resultados
}
statistics-on-outs = { $outs ->
    [0] sin datos
    [one] en un cierre
   *[other] en { $outs } cierres
}
statistics-totals-only = Las manos anotadas como total cuentan solo para los puntos.
statistics-matches = Partidas terminadas
statistics-average = Promedio de puntos por mano
statistics-best = Mejor mano
statistics-worst = Peor mano
statistics-canastas = { -canasta(case: "upper") }s por mano
statistics-naturals = { -canasta(case: "upper") }s { -limpia }s por partida
statistics-out = Cierres
statistics-concealed = Cierres { -en-mano }
statistics-threes = Treses rojos por mano
statistics-luck = Suerte con los treses rojos, frente al resto de la mesa
statistics-minutes = Duración habitual de una mano (minutos)

## Setting a match up

seat-compass = { $number ->
    [1] Sur
    [2] Oeste
    [3] Norte
   *[other] Este
}
seat-number = Jugador { $number }
side-compass = { $number ->
    [1] Norte–Sur
   *[other] Este–Oeste
}
side-mark = { $color ->
    [blue] Azul
    [red] Rojo
    [amber] Amarillo
    [slate] Gris
    [lilac] Lila
   *[mint] Menta
}
side-color = { $color ->
    [blue] Azul
    [red] Rojo
    [amber] Amarillo
    [slate] Gris
    [lilac] Lila
   *[mint] Menta
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] hay un solo nombre, hacen falta { $right }
   *[other] hay { $count } nombres, hacen falta { $right }
}
problem-name_needed = falta un nombre
problem-name_twice = «{ $name }» está repetido
problem-undrawn = «{ $text }»: los caracteres que aparecen como ▯ no se pueden mostrar y se omiten. Las letras pueden ser latinas, griegas, cirílicas o hebreas.
problem-changed_since = No guardado: mientras tanto otro dispositivo ha cambiado esta partida. Ahora está al día.
problem-no_such_deal = Esa mano ya no existe.
problem-wrong_number_of_scores = hacen falta { $right } puntuaciones iniciales

new-match = Nueva partida
new-match-hint = Toca un nombre o un asiento para cambiarlo
new-match-who = ¿Quién juega?
new-match-round = { $partners ->
    [yes] Los compañeros se sientan enfrente
   *[no] Alrededor de la mesa
}
new-match-against = contra
new-match-start = Empezar
new-match-back = Volver
set-up = Configuración de la partida
set-up-save = Guardar
set-up-back = Volver sin guardar
set-up-rules = Reglas
set-up-rules-choose = Reglas: { $name }. Cambiar
set-up-rules-all = Los { $count } reglamentos
set-up-rules-usual = Habitual en tu país
set-up-players = Jugadores
set-up-players-count = { $count } jugadores
set-up-name = Nombre del jugador { $number }, equipo { $side }
set-up-side-rename = Nombre del equipo { $side }: { $name }
set-up-side-name = Nombre del equipo
set-up-short = Nombre corto
    .detail = para pantallas pequeñas
set-up-color = Color de { $side }: { $color }
set-up-color-kept = { $name } conserva este color en las próximas partidas. Toca otro asiento para intercambiar los colores.
set-up-known = { $name }
    .says = Elegir a { $name }
set-up-dealer = ¿Quién reparte primero?
set-up-first-dealer = Reparte primero
set-up-target-other = Otro número
set-up-dealer-label = { $name } reparte primero
set-up-target = Puntos para ganar
set-up-target-label = Puntos para ganar: { $target }. Cambiar
set-up-target-chip = A { $target }
set-up-target-deals = { $deals ->
    [one] La partida tiene una mano.
   *[other] La partida tiene { $deals } manos.
}
set-up-more = Más opciones
set-up-less = Menos opciones
set-up-direction = Sentido del juego
set-up-best-of = Número de partidas
    .detail = { $count ->
        [1] Una partida
       *[other] Al mejor de tres: dos victorias deciden
    }
set-up-opening = Puntos iniciales
set-up-sides = Nombres de los equipos
set-up-opening-label = Puntos iniciales de { $name }: { $points }. Cambiar
pad-delete = Borrar la última cifra
pad-sign = Cambiar el signo
pad-done = Listo
set-up-follows = { $deals ->
    [one] Ya hay una mano anotada. Si cambias esta configuración, se recalcula.
   *[other] Ya hay { $deals } manos anotadas. Si cambias esta configuración, se recalculan.
}
set-up-changed-today = Estas reglas han cambiado desde que empezó la partida. Si guardas, se aplican las nuevas: { $what }.
set-up-no-fit = Elige reglas para { $sides } equipos: ya hay manos anotadas.
set-up-spoilt = { $count ->
    [one] La mano { $deals } no es posible con estas reglas. Elige otras, o edita antes la mano.
   *[other] Las manos { $deals } no son posibles con estas reglas. Elige otras, o edita antes las manos.
}
set-up-spoilt-why = Mano { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Conservar esta mano con su total
   *[other] Conservar estas manos con su total
}
set-up-keep-totals-hint = Los puntos se conservan, pero no las cartas ni las combinaciones de estas manos. «Deshacer» lo recupera todo.
set-up-house-changed = «{ $name }» ha cambiado desde que empezó la partida. La partida mantiene sus reglas hasta que elijas «{ $name }» de nuevo.
set-up-no-match = No hay ninguna partida abierta.

## Record screen

record-title-record = Mano { $number }
record-title-amend = Editar mano { $number }
record-title-insert = Insertar mano { $number }
record-under = dio { $dealer } · { $rules }
record-dealt = dio { $dealer }
record-of = { $number } de { $count }
record-contract = al menos { $kinds }
record-leave = Cerrar (lo escrito se conserva)
record-mode = Solo totales
record-mode-short = Totales
record-kinds = Anotar por tipos
record-kinds-short = Por tipos
record-more = Más opciones para { $side }
record-gone = Esta mano ya no está en la partida.

canasta-name = { -canasta }
foot-name = muerto
foot-name--hand_and_foot = pie
record-who-out = ¿Quién cerró?
record-went-out = Cierre de { $side }
record-nobody = Nadie
record-nobody-out = No cerró nadie
record-concealed = En mano
record-concealed--spanish = Canasta oculta
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } en esta mano, nuevo total { $total }{ $problem ->
    [yes] , hay un error
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] { -limpia(case: "upper") }s
        [mixed] { -sucia(case: "upper") }s
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] De comodín
        }
        [wild_all_twos] Solo doses
        [wild_four_jokers] Con cuatro jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Escaleras
        }
        [sevens] Sietes
        [fives] Cincos
        [aces] Ases
        [sevens_mixed] Sietes sucios
        [aces_mixed] Ases sucios
        [semi_natural] Semi-{ -limpia }s
        [suit_ace_to_ace] As a as
        [suit_whole] Palo entero
        [suit_mixed] Palo entero, { -sucia }
        [rank_whole] Ocho iguales
        [rank_mixed] Ocho iguales, { -sucia }
        [twos_natural] { -limpia(case: "upper") }s de doses
        [twos_mixed] { -sucia(case: "upper") }s de doses
       *[other] { -canasta(case: "upper") }s
    }
    [hand_canastas] { $kind ->
        [natural] { -limpia(case: "upper") }s, de mano
       *[mixed] { -sucia(case: "upper") }s, de mano
    }
    [red_threes] Treses rojos
    [black_threes] Treses negros
    [black_threes_captured] Treses negros
    [red_threes_in_hand] Treses rojos en la mano
    [feet_untaken] { record-foot } sin tomar
    [exact_pickups] Corte exacto
    [black_threes_in_hand] Treses negros en la mano
    [incomplete] { $kind ->
        [sevens] Sietes sin completar
        [aces] Ases sin completar
        [wild] Comodines sin completar
        [wild_with_four_jokers] Cuatro jokers sin completar
       *[sequence] Escaleras cortas
    }
    [held] { $kind ->
        [sevens] Tres o más sietes en la mano
       *[aces] Tres o más ases en la mano
    }
   *[lone] Jugó solo
}
record-row-trump = { $row }, del triunfo
record-trump = Palo de triunfo
record-each = { $points } c/u
record-each-range = { $first }…{ $last }
record-foot = Muerto
record-foot--hand_and_foot = Pie
record-foot-state = { $count ->
    [0] tomado
    [1] sin tomar { $points }
   *[other] { $count } sin tomar { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Multa, nota
record-penalty-title = { $side } · multa, nota
record-remark = Motivo o nota
record-tile-said = { $tile }, { $side }: { $state ->
    [done] completa, { $points }
    [begun] empezada, { $points }
   *[none] ninguna
}
record-fewer = Números de 0 a { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] En la mesa
    [hand] { $foot ->
        [true] Mano y pie
       *[false] En la mano
    }
    [books] { -canasta(case: "upper") }s
    [cards] Cartas
   *[total] Puntos de la mano
}
record-field-short = { $field ->
    [table] En mesa
    [hand] { $foot ->
        [true] Mano, pie
       *[false] Quedan
    }
    [books] { -canasta(case: "upper") }s
    [cards] Cartas
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
record-empty = nada todavía
record-typing = anotando
record-not-yet = aún no
record-totals-hint = En el orden de los asientos, como en el papel. Premios incluidos.
record-typed-total = Total: { $side }
record-typed-books = { -canasta(case: "upper") }s: { $side }
record-typed-cards = Cartas: { $side }
record-one-total = Un total por equipo
record-books = { -canasta(case: "upper") }s y cartas
record-books-hint = { -canasta(case: "upper") }s y premios en un número, las cartas en el otro. Las cartas pueden restar.

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
    [cards] cartas
   *[total] puntos
}
record-next-short = { $field ->
    [table] mesa
    [hand] quedan
   *[total] puntos
}
record-next-said = Siguiente: { $field }, { $side }
record-next-none = Todos los números están anotados

record-nothing = Aún no hay nada anotado
record-partners = Cuenta en conjunto para { $names }: escríbelo una sola vez
record-sum = Total
record-equals = = { $points }
record-next-meld = apertura { $needed }
record-course = { $before } → { $after } · próxima apertura { $needed }

record-save = Guardar mano { $number }
record-save-short = Guardar
record-missing = { $count ->
    [one] falta 1
   *[other] faltan { $count }
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] ¿Cerró sin { canasta-name }?
       *[other] ¿Cerró sin suficientes { canasta-name }s?
    }
    [concealed_without_canasta] ¿Cerró sin { canasta-name }?
    [out_without_foot] ¿Cerró sin el { foot-name }?
    [out_not_said] ¿Quién cerró?
    [nothing_typed] ¿Nada anotado para { $side }?
    [total_too_low_for_out] ¿Cierre de { $side } con { $points }?
    [total_too_high] ¿{ $points } para { $side }?
    [odd_points] ¿Puntos que no terminan en 0 o en 5?
   *[other] ¿Es correcto?
}
warning-not-said = Elige un equipo o «{ record-nobody }».
warning-nothing-typed = Para { $side } serían { $points } en esta mano.
warning-add-canastas = Añadir su { canasta-name }
warning-swap = Intercambiar con { $side }
warning-somebody-else = Cerró otra persona
warning-enter = Anotar los puntos de { $side }
warning-change = Cambiar
warning-change-total = Cambiar el total de { $side }
warning-who-out = Elegir quién cerró
warning-save = Guardar de todos modos

record-more-title = { $side } · más
record-special-hand = Jugada especial
record-special-short = Especial
record-none = Ninguna
record-adjustment-gives = Sumar
record-adjustment-takes = Restar
record-adjustment-points = Puntos
record-reason = Motivo
record-note = Nota sobre esta mano
record-clear = Borrar todo
record-clear-deal = Borrar esta mano
record-done = Listo · { $points } por ahora

record-moved-on = La partida ha cambiado
record-moved-on-hint = { $kind ->
    [amend] Esta es ahora la mano { $number }.
   *[other] Tu mano sería ahora la mano { $number }.
}
record-go-on = Continuar
record-start-anew = Empezar de cero
record-rival-title = { $kind ->
    [amend] La mano { $number } se editó mientras tanto
   *[other] La mano { $number } ya está guardada
}
record-rival = { $by ->
    [here] La mano { $number } se guardó aquí a las { $time }: { $points }.
   *[other] { $kind ->
        [amend] La mano { $number } se editó en otro dispositivo a las { $time }: { $points }.
       *[other] La mano { $number } se guardó en otro dispositivo a las { $time }: { $points }.
    }
}
record-rival-mine = Tus puntos: { $points }.
record-rival-keep = Conservar la guardada
record-rival-another = { $saves ->
    [true] La mía es otra mano: guardarla como mano { $number }
   *[other] La mía es otra mano: seguir con la mano { $number }
}
record-rival-amend = Reemplazar la mano { $number } por la mía
record-meanwhile = { $by ->
    [here] A las { $time }: { $what }.
   *[other] En otro dispositivo a las { $time }: { $what }.
}

record-not-saved = No se ha podido guardar
record-close = Cerrar

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (y { $count } más)
record-brief-odd_points = termina en 0 o 5
record-brief-too_many_points = máximo { $most }
record-brief-too_few_points_for_canastas = al menos { $least }
record-brief-total_too_high = máximo { $most }
record-brief-total_too_low_for_out = al menos { $least }
record-brief-too_many_points_for_canastas = máximo { $most }
record-brief-other = revisar
problem-out_not_said = indica quién cerró
problem-nothing_typed = falta anotar algo aquí

## Counting cards

count-cards = Contar cartas
count-way = { $way ->
    [values] Por valor
   *[melds] Combinaciones
}
count-otherwise = Los { $points } puntos se { $way ->
    [values] contaron por valor
   *[melds] contaron por combinaciones
}. En cuanto cuentes aquí una carta, la nueva cuenta los sustituye.
count-value-said = Cartas de { $points } puntos: { $count }
count-most = Solo hay { $count } en juego.
count-field = { $field }: { $points }
count-next = Valor siguiente
count-empty = Borrar la cuenta
count-from-hand = De mano
count-from-hand-said = Esta canasta se bajó de mano, de una sola vez
count-laid-from-hand = { $canasta ->
    [none] de mano
   *[other] { $canasta }, de mano
}

## From paper

paper = Continuar desde una hoja de puntos
paper-title = Desde una hoja de puntos
paper-way = { $way ->
    [totals] Totales
   *[deals] Mano por mano
}
paper-totals-hint = Los puntos de cada equipo hasta ahora. La partida sigue desde ahí.
paper-deals-hint = Los puntos de cada mano, premios incluidos.
paper-carried = Pasado de la hoja
paper-played-already = Ya hay manos anotadas, así que no se pueden anotar totales. Anota las manos una por una.
paper-field-said = { $side }, mano { $number }: { $points }
paper-take = Pasar
paper-keep = Guardar mano { $number }
paper-next = Siguiente equipo
paper-done = Seguir
paper-undo = Deshacer la última mano

## Penalties and bonuses at any time

adjust = Penalización o premio
adjust-hint = { $number ->
    [0] Cuenta en la próxima mano.
   *[other] Cuenta en la mano { $number }, y el historial guarda el motivo.
}
adjust-save = { $points } para { $side }
adjust-save-empty = { $kind ->
    [penalty] Guardar la penalización
   *[bonus] Guardar el premio
}

## Breakdown of a deal

back = Volver
problem-of-side = { $side }: { $problem }
breakdown-gone = No se encuentra la mano
breakdown-gone-hint = La mano se ha borrado, o es de otra partida.
breakdown-saved = Guardada { $time } · { $name }
breakdown-previous = Mano anterior
breakdown-next = Mano siguiente
breakdown-change = { $before } → { $after }
breakdown-head = De dónde vienen los puntos
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regla: { $rule }
}
breakdown-sum = Total
breakdown-house-rule = Regla casera de esta partida
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } fuentes · { $first }
}
breakdown-book-says = { $name } dice: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } por { $count }
}
breakdown-no-rule-total = Sumado en la mesa y anotado como total.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Sumado o restado en la mesa, no por una regla.
breakdown-out-player = Cerró { $name }
breakdown-confirmed = Confirmada por { $names }
breakdown-adjusted = Penalización o premio: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(en este dispositivo)
    [elsewhere] { " " }(en otro dispositivo)
    [none] { "" }
   *[other] { " " }(por { $where })
}
breakdown-insert = Insertar una mano antes de la { $number }
breakdown-drop = Borrar
breakdown-amend = Editar
breakdown-next-deal = Siguiente mano
breakdown-drop-title = ¿Borrar la mano { $number }?
breakdown-drop-hint = Se quitan sus puntos y se recalculan todos los totales. Se puede deshacer.

## Matches

matches = Partidas
matches-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
matches-none = Aún no hay partidas. Toca «Nueva partida» para empezar.
matches-older = Más antiguas
matches-open = abierta
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
matches-continue = Continuar
matches-find = Buscar partidas
matches-find-hint = Un nombre o el reglamento
matches-find-none = No se encontró ninguna partida con «{ $text }».
matches-find-close = Cerrar la búsqueda
matches-more-label = Más opciones: { $names }
matches-rematch = Revancha
matches-unreadable = Una partida que esta versión no puede leer.

## More

more = Más
more-rules = Reglas
    .detail = { $count } reglamentos, con sus fuentes
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
more-motion = Animaciones y vibración
more-sounds = Sonidos
more-chances = Probabilidades de ganar
store = Datos
store-read-only = Solo lectura: no se puede guardar nada. Aún se pueden ver las partidas.
about = Acerca de
about-what = Lleva los puntos de la canasta con cartas de verdad y muestra la regla de cada línea.
about-version = Canasta Scorekeeper { $version }
about-words = ¿Alguna frase suena mal? Las correcciones son bienvenidas: los textos están en { $file }.
about-licence = Software libre con licencia MIT. Fuentes: Roboto con licencia Apache, Bitter con la SIL Open Font License; símbolos hechos a partir de DejaVu Sans.
about-data = Todo se guarda en este dispositivo, en { $file }.

## La app como sitio en el navegador

safari = Safari puede borrar tus partidas
safari-why = Safari borra los datos de un sitio tras siete días sin visitarlo. { $device ->
    [mac] Con la app en el Dock, tus partidas están a salvo.
   *[phone] Con la app en la pantalla de inicio, tus partidas están a salvo.
}
safari-how = Cómo se hace
safari-later = Ahora no
install-phone = Añadir a pantalla de inicio
install-mac = Añadir al Dock
install-app = Instalar como app
install-open = { $device ->
    [mac] Abre el menú «Archivo» de Safari.
   *[phone] Toca «Compartir»: el cuadrado con una flecha hacia arriba. Si no lo ves, toca antes «…».
}
install-choose = { $device ->
    [mac] Elige «Añadir al Dock».
   *[phone] Desliza hacia abajo y toca «Añadir a pantalla de inicio».
}
install-add = { $device ->
    [mac] Haz clic en «Añadir» y abre Canasta siempre desde el Dock.
   *[phone] Toca «Añadir» y abre Canasta siempre desde la pantalla de inicio.
}
install-games = La app nueva empieza vacía. Guarda primero aquí tus partidas y abre allí ese archivo: «Más», «Exportar e importar», «Importar un archivo».
kept = Conservado por el navegador
kept-promise = { $promised ->
    [yes] sí
   *[no] no
}
kept-why = { $promised ->
    [yes] Este navegador ha prometido conservar tus partidas mientras no borres tú sus datos. Un archivo guardado se conserva incluso entonces.
   *[no] Este navegador puede borrar tus partidas si falta espacio en el dispositivo o si llevas mucho tiempo sin entrar. Un archivo guardado está a salvo.
}
save-all = Guardar todas las partidas
about-copy = Copia { $copy }, actualizada: { $when }
cover-private = Tus partidas se quedan en este dispositivo.
cover-loading = Cargando
cover-starting = Iniciando
cover-once = Desde la segunda visita, la app se abre más rápido y no necesita red.
cover-back = Abriendo tus partidas
cover-failed = La app no ha podido iniciarse.
cover-failed-hint = Comprueba la conexión y vuelve a intentarlo. Las partidas guardadas están a salvo.
cover-slow = Está tardando más de lo normal.
cover-retry = Volver a intentarlo
cover-script = Esta app necesita JavaScript, que está desactivado en este navegador.

## Backups

backups = Copias de seguridad
backups-row = { $count ->
    [0] Aún ninguna: la primera se hace al empezar una partida
    [one] Una copia de seguridad
   *[other] { $count } copias de seguridad
}
backups-explained = Las copias se hacen solas. Antes de recuperar una, se copian las partidas actuales.
backups-make = Copiar ahora
backups-send = Guardar una copia
backups-elsewhere = Guarda una copia en otro lugar, por si pierdes este dispositivo.
backups-made = Copia de seguridad hecha.
backups-not-needed = No hace falta otra copia: la última está al día.
backups-nothing = Aún no hay nada que guardar en una copia.
backups-none = Aún no hay ninguna copia de seguridad.
backups-state = { $current ->
    [yes] Todo está copiado
   *[no] Hay cambios desde la última copia
}
backups-holds = { $matches ->
    [0] Ninguna partida
    [one] Una partida
   *[other] { $matches } partidas
}, { $deals ->
    [0] ninguna mano
    [one] una mano
   *[other] { $deals } manos
}
backups-reason = { $reason ->
    [hand] A mano
    [import] Antes de importar
    [restore] Antes de recuperar
    [erase] Tras borrar a una persona
   *[automatic] Automática
}
backups-number = Copia { $number }
backups-look = Cargando…
backups-restore = Recuperar
backups-restored = Las partidas vuelven a estar como en la copia de { $when }. { $before ->
    [none] Antes no había nada aquí.
   *[other] Lo que había antes está en la copia de { $before }.
}
backup-title = ¿Recuperar esta copia?
backup-gone = Esta copia ya no existe
backup-gone-hint = Se borró para dejar sitio a otras más nuevas.
backup-no-change = No cambiaría nada: las partidas son las mismas que en esta copia.
backup-come = { $count ->
    [one] Volverá una partida
   *[other] Volverán { $count } partidas
}
backup-go = { $count ->
    [one] Se borrará una partida: no está en la copia
   *[other] Se borrarán { $count } partidas: no están en la copia
}
backup-change = { $count ->
    [one] Una partida volverá a su estado anterior
   *[other] { $count } partidas volverán a su estado anterior
}
backup-same = { $count ->
    [one] Una partida no cambia.
   *[other] { $count } partidas no cambian.
}
backup-beside = También se recuperan las reglas caseras, los jugadores y las confirmaciones de este dispositivo.
backup-device = También se recuperan los ajustes y las manos sin terminar que falten aquí.
backup-club = También se recuperan las jornadas del club. Los códigos de mesa que has cambiado se quedan como están.
backup-restore = Recuperar esta copia
backup-ask = ¿Recuperar la copia de { $when }?
backup-ask-hint = Antes se hace una copia de las partidas actuales, para poder volver atrás.

## Two states of a match, side by side

differ-now = Ahora
differ-then = En la copia
differ-here = Aquí
differ-file = En el archivo
differ-deal = Mano { $number }
differ-deal-moved = Mano { $mine } aquí, { $theirs } allí
differ-none = ninguna mano
differ-same-deals = { $count ->
    [one] Una mano es igual en los dos lados.
   *[other] { $count } manos son iguales en los dos lados.
}
differ-same-points = Los puntos son los mismos, pero cambian otros detalles.
differ-only-history = Las manos son las mismas: solo cambia el historial.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totales
differ-nothing = nada
set-up-part-ended = fin de la partida
set-up-clockwise = sentido horario
set-up-anticlockwise = sentido antihorario
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
    .detail = Primero una vista previa, y nada se sobrescribe sin tu permiso
exchange-phone = Cambiar de teléfono
exchange-phone-how = Un solo archivo contiene todas las partidas con su historial, los jugadores y las reglas caseras. Guárdalo o envíalo, y ábrelo en el teléfono nuevo con «Importar un archivo». De este teléfono no se borra nada, y el archivo se puede importar más de una vez.
exchange-everything = Exportar todo
    .detail = { $count ->
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
exchange-one = Para exportar una sola partida, usa su menú en la lista de partidas.
exchange-older = Días anteriores
send = Exportar esta partida
send-title = Exportar { $what }
send-record = Guardar un archivo para volver a importarlo
send-table = Guardar una hoja de cálculo (CSV)
send-share = Compartir el archivo…
send-copy = Copiar el archivo como texto
send-plays = Archivo para BG Stats (.bgsplay)
    .detail = Solo partidas terminadas
send-no-plays = Aún no hay ninguna partida terminada, así que no hay nada para BG Stats.
send-saved = Guardado: { $file }
send-downloaded = { $file } está en las descargas de tu navegador.
send-left-out = { $count ->
    [one] No incluye una partida que esta versión no puede leer: { $names }
   *[other] No incluye { $count } partidas que esta versión no puede leer: { $names }
}
send-copied = Copiado. Pégalo en un mensaje o en una nota. Con «Importar un archivo» se puede leer desde ahí.
send-failed = En este dispositivo no es posible. Prueba de otra manera.
import-title = Importar
import-explained = Un archivo de esta app o una partida guardada (JSON). Antes de importar hay una vista previa.
import-choose = Elegir un archivo
import-paste = O pega aquí su texto
import-look = Vista previa
import-pasted = texto pegado
import-other = Elegir otro archivo
import-refused = Esto no se puede importar. No se ha cambiado nada.
import-newer = Este archivo se guardó con una versión más nueva de la app. Actualiza la app e impórtalo después. No se ha cambiado nada.
import-no-text = El archivo no tiene texto que se pueda leer. No se ha cambiado nada.
import-not-read = No se pudo leer el archivo. Ábrelo, copia su texto y pégalo abajo.
import-more-wrong = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
import-new = { $count ->
    [one] Una partida es nueva
   *[other] { $count } partidas son nuevas
}
import-same = { $count ->
    [one] Una partida ya está aquí, sin cambios.
   *[other] { $count } partidas ya están aquí, sin cambios.
}
import-conflicts = { $count ->
    [one] Una partida ya está aquí, pero es distinta
   *[other] { $count } partidas ya están aquí, pero son distintas
}
import-house = { $count ->
    [one] Incluye reglas caseras: { $names }
   *[other] Incluye reglas caseras ({ $count }): { $names }
}
import-people = { $count ->
    [one] Un jugador nuevo o con más datos
   *[other] { $count } jugadores nuevos o con más datos
}
import-renamed = { $name }, antes { $before }
import-nothing = Todo lo que contiene el archivo ya está aquí. Importarlo no cambiaría nada.
import-empty = En este archivo no hay ninguna partida.
import-take = Importar
import-decide = { $count ->
    [one] Elige la versión de una partida
   *[other] Elige las versiones de { $count } partidas
}
conflict-later = El archivo es más reciente que lo que tienes aquí. Si lo usas, no se pierde nada.
conflict-earlier = El archivo es más antiguo que lo que tienes aquí. Si lo usas, se pierden los cambios posteriores.
conflict-apart = Cada una tiene cambios que la otra no tiene.
conflict-mine = Conservar la mía
conflict-theirs = Usar la del archivo
conflict-both = Conservar las dos
conflict-answer = { $answer ->
    [mine] Tu partida se queda como está.
    [theirs] Tu partida queda igual que la del archivo. Cada cambio figura en el historial y se puede deshacer.
   *[both] La partida del archivo se añade como otra partida, junto a la tuya.
}
conflict-said = { $answer } para { $names }
taken-kept = No se ha cambiado nada.
taken-added = { $count ->
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
taken-replaced = { $count ->
    [one] Una partida es ahora igual que en el archivo.
   *[other] { $count } partidas son ahora iguales que en el archivo.
}
taken-unchanged = { $count ->
    [one] Una partida se ha dejado como estaba.
   *[other] { $count } partidas se han dejado como estaban.
}
taken-unanswered = { $count ->
    [one] Una partida ha cambiado mientras tanto y se ha dejado como estaba. Importa el archivo otra vez para decidir.
   *[other] { $count } partidas han cambiado mientras tanto y se han dejado como estaban. Importa el archivo otra vez para decidir.
}
taken-house = { $count ->
    [one] Reglas caseras añadidas: { $names }
   *[other] Reglas caseras añadidas ({ $count }): { $names }
}
taken-people = { $count ->
    [one] Se ha actualizado un jugador.
   *[other] Se han actualizado { $count } jugadores.
}
taken-house-conflict = Ya tienes otras reglas caseras con estos nombres, y se han conservado las tuyas: { $names }
taken-house-refused = Con algunas reglas caseras no se puede jugar aquí y no se han importado: { $why }
taken-show = Ver las partidas
taken-back = Deshacer la importación
match-in-short = { $sides } · { $deals ->
    [0] ninguna mano
    [one] una mano
   *[other] { $deals } manos
}

## History

history = Historial
history-menu = Historial de cambios
history-of-deal = Historial de la mano { $number }
history-of-dropped = Historial de una mano borrada
history-every = { $count ->
    [one] Un cambio
   *[other] { $count } cambios, primero el más reciente
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

found-title = Sobre tus partidas guardadas
found-again = Lo encontrarás más tarde en «Más».
found-read = Entendido
found-look = Ver la copia
found-keep = Seguir sin ella

## The rules browser

rules-title = Reglas
rules-search = Buscar
rules-found = { $count ->
    [0] Ninguna regla encontrada
    [one] Una regla encontrada
   *[other] { $count } reglas encontradas
}
rules-count = { $count ->
    [one] una regla
   *[other] { $count } reglas
}
rules-origin-document = Según nuestras fuentes
rules-origin-rule_book = Según libros de reglas
rules-edition = { $origin }, edición { $edition }
rules-inherits = Todo lo demás es igual que en { $from }.
rules-without-house = Los valores de { $name }, sin las reglas caseras.
rules-proposed = { $count ->
    [one] Una regla no tiene fuente: { $what }. Hay que acordarla antes de jugar.
   *[other] { $count } reglas no tienen fuente: { $what }. Hay que acordarlas antes de jugar.
}
rules-proposed-many = { $count } de { $all } reglas no tienen fuente. Están marcadas como «propuesta»: hay que acordarlas antes de jugar.
rules-others-say = Otras fuentes
rules-source-notes = En inglés, para quien comprueba reglas
compare = Comparar reglas
compare-with = Comparar con otro reglamento
compare-with-which = Comparar { $name } con:
compare-swap = Intercambiar
compare-differences = { $count ->
    [one] Una diferencia
   *[other] { $count } diferencias
}
compare-all = Las { $count } reglas
compare-both = Las dos
compare-same = Estos reglamentos son idénticos.
confirm-look = Revisar y acordar
confirm-title = { $count ->
    [one] Una regla sin fuente
   *[other] { $count } reglas sin fuente
}
confirm-why = Ningún libro de reglas que conozcamos lo dice: es una propuesta.
confirm-agree = Jugamos así
confirm-change = Cambiar con reglas caseras
confirm-done = Acordado el { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Mano
sheet-heading-said = Columnas: { $sides }. De cada uno, los puntos de la mano y el nuevo total
sheet-opening = Inicio
sheet-total = Total
sheet-needs = Abre
sheet-of-side = { $side } { $value }
sheet-running = La partida sigue en curso.

## Switches

switch-affects-score = Cambia la puntuación.
switch-affects-legality = Cambia qué combinaciones se pueden bajar.
switch-affects-initial_meld = Cambia la apertura.
switch-affects-go_out = Cambia quién puede cerrar.
switch-affects-match = Cambia cómo termina una partida.
switch-affects-limits = Cambia cuántas cartas hay en juego.
switch-affects-text = No cambia los puntos.
switch-asks = Ninguna fuente da el valor. Hay que acordarlo: { $what }
switch-other-form = ¿En tu mesa se juega de otra manera? Prueba { $names }

switch-hand_size = ¿Cuántas cartas recibe cada jugador? También son comunes 13, 14 o 15, según el número de jugadores.
switch-hand_size_pennies = ¿Cuántas cartas recibe cada uno, además de la segunda mano?
switch-jokers_a_pack = ¿Cuántos jokers hay en total? Algunas barajas llevan tres en vez de dos: 110 cartas.
switch-packs_italian = ¿Dos barajas, o tres si hay muchos jugadores? Con tres, indica también cuánto valen seis treses rojos.
switch-packs_chilean = ¿Tres barajas o cuatro? Ninguna fuente dice cuánto valen ocho treses rojos: indícalo aquí.
switch-packs_hand_and_foot = ¿Cuántas barajas? De cuatro a siete, por lo general una más que jugadores.
switch-packs_hand_and_foot_alone = ¿Cuántas barajas? Por lo general una más que jugadores, a veces más.
switch-exact_pickup = ¿Suma 100 quien toma de una vez las cartas justas para la mano y el pie?
switch-eights_and_nines = ¿Los ochos y los nueves valen 10, o 5 como las cartas más bajas?
switch-teams_of_six = ¿Cómo juegan seis: dos equipos de tres o tres equipos de dos?
switch-teams_of_six-two = dos equipos de tres
switch-teams_of_six-three = tres equipos de dos
switch-teams_of_six_to_10000 = ¿Cómo juegan seis: dos equipos de tres o tres equipos de dos? Con tres equipos se juega a 7.500.
switch-teams_of_six_to_10000-two = dos equipos de tres
switch-teams_of_six_to_10000-three = tres equipos de dos
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = ¿En qué sentido se reparte y se juega?
switch-wilds_against_naturals = ¿Cuántos comodines por combinación: hasta tres, nunca más que cartas naturales, o siempre menos?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = ¿Se pueden añadir cartas a { -una } { -canasta } { -terminada }?
switch-finished_canastas-open = se pueden añadir
switch-finished_canastas-closed = cerrada con siete
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Al cerrar, ¿puede una combinación tener ocho cartas o más?
switch-wild_melds = ¿Se pueden bajar tres comodines o más? Siete son una canasta: según la mesa, vale 2.000 o 1.000.
switch-wild_melds_italian = ¿Se pueden bajar tres comodines o más? Indica después cuánto vale una canasta de comodines.
switch-sequences = ¿Se juegan escaleras del mismo palo, como en la samba? Un libro no las incluye.
switch-bonuses_when_out_italian = ¿Los premios por siete doses, con o sin jokers, son solo para el equipo que cierra?
switch-bonuses_when_out_italian-when_out = solo al cerrar
switch-bonuses_when_out_italian-always = siempre
switch-wilds_in_a_meld = ¿Cuántos comodines puede llevar una combinación normal: dos, tres o sin límite?
switch-black_threes_melded = ¿Cuándo se pueden bajar tres treses negros o más, a 5 cada uno: al cerrar, nunca o en cualquier momento?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Con 2.000, 5.000 o 7.000 puntos justos, ¿qué apertura se exige: la del tramo siguiente o la del anterior?
switch-first_melds_italian-limit_to_the_higher = la siguiente
switch-first_melds_italian-limit_to_the_lower = la anterior
switch-first_melds_samba = Desde 7.000, ¿se abre con 150 o con 160?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = ¿La apertura depende de la mano o de los puntos?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = ¿La apertura sube cada 500 puntos, es de 50 hasta 1.495 y luego de 150, o sube con cada mano?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: cada 500 puntos
switch-first_melds_pennies-from_1500 = 50, y 150 desde 1.500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: cada mano
switch-first_melds_brazilian = Desde 8.000, ¿se abre con 200 y una canasta, o solo con 200?
switch-first_melds_brazilian-canasta_of_200 = 200 y una canasta
switch-first_melds_brazilian-200_alone = solo 200
switch-first_melds_hand_and_foot = ¿Con cuántos puntos se abre en cada mano? Si se juega a 10.000, puede depender de los puntos del equipo.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 en cada mano
switch-first_melds_hand_and_foot-by_score = según los puntos
switch-top_card_counts = ¿La carta de arriba del pozo cuenta para abrir, o hay que abrir antes de tomarlo?
switch-pile_for_first_melds = ¿Se puede tomar el pozo en el turno de la apertura?
switch-concealed_minimum = Al cerrar { -en-mano }, ¿hay que llegar al mínimo para abrir solo si se tomó el pozo, siempre o nunca?
switch-splash = ¿Basta siempre una canasta completa para abrir, valga lo que valga (el «splash»)?
switch-cards_in_canastas = ¿Cuentan las cartas de { -una } { -canasta } además de su premio?
switch-books_of_sevens = ¿Cuánto vale una canasta limpia de sietes: lo mismo que otra, o 1.500?
switch-books_of_sevens-as_any = como otra cualquiera
switch-sevens_with_wilds = ¿Los sietes con comodines son una canasta de sietes, o una sucia corriente?
switch-sevens_with_wilds-mixed = sucia corriente
switch-wild_canastas_pennies = ¿Cuánto vale una canasta de comodines?
switch-natural_canastas_kanasta = ¿Cuánto vale una canasta limpia: 600, o 500 como en la clásica?
switch-trump = ¿Da premio doble una canasta en escalera del palo de triunfo, que es el de la primera carta descubierta?
switch-concealed_canasta = ¿Qué premio da una canasta de mano: ninguno, 100 más o el doble?
switch-red_threes_of_six = Con seis treses rojos en juego, ¿cuatro valen 800 o 400?
switch-red_threes_need_a_canasta = ¿Cuándo cuentan a favor los treses rojos: al abrir, o solo con una canasta?
switch-red_threes_samba = ¿Cuándo cuentan a favor los treses rojos: con dos canastas o, como en la clásica, al abrir?
switch-red_threes_brazilian = ¿Cuándo cuentan a favor los treses rojos: con una canasta, o solo con dos?
switch-red_threes_cuban = Sin canasta, ¿los treses rojos cuentan en contra o no cuentan?
switch-four_red_threes_unmelded = ¿Cuánto cuestan los cuatro treses rojos sin haber abierto: la penalización habitual, o solo 400?
switch-four_red_threes_unmelded-by_the_table = la penalización habitual
switch-forgotten_red_three = ¿Cuánto cuesta un tres rojo que no se puso en la mesa, si el jugador tuvo al menos un turno?
switch-red_threes_laid_out = ¿Los treses rojos se ponen en la mesa a 100 cada uno y se reponen, o nunca se ponen?
switch-red_threes_laid_out-never = nunca
switch-red_threes_laid_out-for_100 = a 100 cada uno
switch-red_threes_knee = ¿Con cuántos treses rojos se suman 300 más: con ocho (1.100 en total) o ya con siete (1.000)?
switch-red_threes_knee-from_eight = con ocho
switch-red_threes_knee-from_seven = con siete
switch-red_threes_left = ¿Cuánto cuesta cada tres rojo que queda en la mano o en el pie?
switch-black_threes_left = ¿Cuánto cuesta cada tres negro que queda en la mano o en el pie?
switch-black_threes_kanasta = ¿Cuánto cuesta cada tres negro que queda en la mano?
switch-canastas_to_go_out = ¿Hace falta una canasta para cerrar, o dos? Lo normal son dos si se roban dos cartas.
switch-out_without_a_canasta = ¿Hace falta una canasta para cerrar?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = ¿Hace falta una canasta para cerrar, o dos?
switch-books_to_go_out = ¿Qué canastas hacen falta para cerrar? Cada mesa lo juega a su modo.
switch-books_to_go_out-1_1 = 1 limpia, 1 sucia
switch-books_to_go_out-1_2 = 1 limpia, 2 sucias
switch-books_to_go_out-2_2 = 2 limpias, 2 sucias
switch-books_to_go_out-2_2_wild = 2 limpias, 2 sucias, 1 de comodines
switch-books_to_go_out-3_3 = 3 limpias, 3 sucias
switch-books_to_go_out-3_4 = 3 limpias, 4 sucias
switch-books_to_go_out-5_4 = 5 limpias, 4 sucias
switch-last_discard = Para cerrar, ¿hay que descartar, o se puede bajar la última carta?
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = ¿Cuánto da el cierre: 200 o, como en la clásica, 100?
switch-concealed_hand_and_foot = ¿El cierre en mano da 100 más?
switch-asking_the_partner = Preguntar al compañero antes de cerrar: ¿se puede, es obligatorio o no se hace? La respuesta obliga.
switch-short_sequences = ¿Qué escaleras cuestan 1.000 al final de la mano: las de hasta cinco cartas, o las de hasta cuatro?
switch-four_jokers_unfinished = ¿Una canasta de comodines sin completar con los cuatro jokers cuesta 2.500 en vez de 2.000?
switch-special_hands_mode = ¿Una jugada especial vale por sí sola, o sus puntos se suman a los demás del equipo?
switch-acaba = ¿Puede decir «acaba» quien ve perdida la mano? La mano termina: cada equipo rival suma 1.500 y el suyo, nada. Antes se puede preguntar al compañero.
switch-acaba_alone = ¿Puede decir «acaba» quien ve perdida la mano? La mano termina: todos los demás suman 1.500 y quien lo dice, nada.
switch-seven_canastas = ¿Siete canastas en una mano dan 5.000 y ganan la partida?
switch-seven_canastas_mode = Los puntos por ganar con las canastas, ¿se suman a los de la mano o los sustituyen?
switch-semi_clean = ¿Tiene su propio premio { -una } { -canasta } { -semilimpia }, o cuenta como { -sucia }?
switch-royal_burraco = Sin comodines, ¿un burraco real (13 cartas de un palo) vale 300 y un superburraco (ocho cartas iguales), 250?
switch-royal_burraco-none = como cualquier limpio
switch-royal_burraco-royal = 300 y 250
switch-royal_burraco_wild = Regla casera: ¿un burraco real con un comodín vale 250, y un superburraco con uno, 200?
switch-royal_burraco_wild-none = como cualquier otro
switch-royal_burraco_wild-wild = 250 y 200
switch-wild_canasta_burako = ¿Se pueden bajar jokers y doses solos? Una canasta de ellos vale 1.000.
switch-jokers_burako = ¿Se juega con dos jokers, como con fichas, o con cuatro?
switch-free_play_three = ¿Con cuántos puntos empieza a jugar cada uno por su cuenta y con cuántos se gana?
switch-free_play_three-tournament = 1.000 y 1.505 (torneo)
switch-free_play_three-free = 1.500 y 2.005 (juego libre)
switch-odd_halves = ¿Cómo se redondea la mitad de un número impar de puntos?
switch-jokers_buraco = ¿Cuánto vale un joker: 20, o 50 como en la clásica?
switch-twos_buraco = ¿Cuánto vale un dos: 10, o 20 como en la clásica?
switch-groups_buraco = ¿Se pueden bajar también cartas del mismo valor, como en el buraco cerrado?
switch-first_melds_buraco = ¿Para abrir no hay mínimo, o hacen falta 75 desde 1.500 o desde 1.000 puntos?
switch-first_melds_buraco-none = sin mínimo
switch-first_melds_buraco-75 = 75 desde 1.500
switch-first_melds_buraco-from_1000 = 75 desde 1.000
switch-vulnerable_again = ¿Cuánto necesita para abrir un equipo vulnerable en las manos siguientes: otra vez 75, o 90?
switch-vulnerable_again-same = otra vez 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = ¿Un { foot-name } sin tomar cuesta siempre puntos, o solo si otro equipo ha tomado el suyo?
switch-whole_suit_buraco = ¿Un palo entero, de as a rey o de dos a as, vale 500 o como cualquier canasta limpia?
switch-ace_to_ace_buraco = ¿Una escalera de as a as vale 1.000 o como cualquier otra?
switch-clean_to_go_out = ¿Para cerrar hace falta una canasta limpia, o basta cualquiera, como en el buraco cerrado?
switch-clean_to_go_out-natural = limpia
switch-clean_to_go_out-any = cualquiera
switch-pile_buraco = ¿El pozo lo puede tomar cualquiera, o solo quien baja la carta de arriba, como en el buraco cerrado?
switch-card_values_tranca = ¿Cuánto valen las cartas: 10 cada una, como en el buraco, o bien 8 del cuatro al diez y 10 las más altas?
switch-card_values_tranca-10 = 10 cada una
switch-card_values_tranca-buraco = como en el buraco
switch-card_values_tranca-8 = 8 y 10
switch-four_red_threes_tranca = ¿Los cuatro treses rojos valen 400 u 800?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = ¿Cuántas cartas recibe cada jugador: 11 o 13?
switch-canastas_together_spanish = ¿Se premian el canastrón (cinco canastas, 500) y la canasta de canastas (siete, otros 2.000)?
switch-canastas_together_spanish-bonus = 500 y 2.000
switch-canastas_together_spanish-none = sin premio
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = ¿Valen 500 los cuatro treses negros bajados al cerrar?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = solo el valor de las cartas
switch-target_buraco = ¿Con cuántos puntos se gana: 2.000, 3.000, 4.000, 5.000 u otro número?
switch-target = ¿Con cuántos puntos se gana? Vale cualquier número.
switch-target_chilean = ¿Con cuántos puntos se gana: 10.000 como en la samba, 15.000 como en la boliviana, u otro número?
switch-target_italian = ¿Con cuántos puntos se gana: 15.000, 12.000 como dicen los libros, u otro número?
switch-deals_or_target = ¿Una partida dura cuatro manos, o se juega a 10.000 puntos?
switch-deals_or_target-to_a_target = a 10.000 puntos
switch-tie = Si hay empate, ¿se juega otra mano o la partida queda empatada?
switch-pile_onto_canasta = ¿Se puede tomar el pozo para añadir su carta de arriba a { -una } { -canasta } { -terminada }?
switch-pile_needs = ¿Con qué se toma un pozo no congelado: una pareja natural o una carta y un comodín, solo cartas naturales, o siempre una pareja natural de la mano?
switch-pile_cards = ¿Se toma todo el pozo, o solo diez cartas?
switch-pile_cards_hand_and_foot = ¿Cuántas cartas del pozo se toman: solo la de arriba, tres, cinco, seis, siete o todas?
switch-jokers_discarded = ¿Se pueden descartar los jokers (lo que congela el pozo)?
switch-first_pile = ¿Cómo empieza el pozo: con una carta, o con una carta y tantas más como indique su valor?
switch-stock_used_up = Cuando se acaba el mazo, ¿se sigue mientras se pueda tomar el pozo, se termina tras robarse la última carta, o se le da la vuelta al pozo?
switch-red_threes_replaced = ¿Quien roba un tres rojo roba otra carta en su lugar?
switch-last_card_without_canasta = Sin { -canasta }, ¿se puede guardar la última carta, o siempre tiene que quedar una para descartar?

## Meld

meld-title = { $asks ->
    [hand] ¿Qué puedo bajar?
    [worth] ¿Cuánto vale?
   *[melds] ¿Es suficiente?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, { $score } puntos, abre con { $needed }
meld-other = { $by ->
    [deal] Otra mano
   *[score] Otros puntos
}
meld-other-number = { $by ->
    [deal] Mano { $number }
   *[score] Puntos { $number }
}
    .says = { meld-other-number }, { $needed }. Cambiar
meld-rules = { $rules }
    .says = Reglas: { $rules }. Cambiar
meld-other-rules = Otras reglas
meld-ask-number = { $by ->
    [deal] Número de la mano
   *[score] Puntos
}

meld-needs = Hacen falta { $needed }
meld-needs-nothing = Sin mínimo
meld-tap-cards = Toca las cartas que quieres bajar
meld-tap-top = Toca la carta de arriba del pozo
meld-enough = Suficiente
meld-over = Sobran { $over }
meld-allowed = Se puede
meld-short = { $short ->
    [one] Falta { $short }
   *[other] Faltan { $short }
}
meld-not-enough = Insuficiente
meld-not-allowed = No se puede
meld-of = de { $needed }
meld-of-nothing = sin mínimo
meld-worth = Cartas { $cards }, premios { $bonus }
meld-points = { $count ->
    [one] punto
   *[other] puntos
}
meld-all-legal = { $count ->
    [one] Combinación válida
    [2] Las dos son válidas
   *[other] Todas son válidas
}
meld-illegal = { $count ->
    [one] Una no es válida
   *[other] { $count } no son válidas
}
meld-one-more = Basta una carta más: { $card }
meld-canasta-suffices = Con { -una } { -canasta } siempre se puede abrir
meld-top-counts = La carta de arriba del pozo ({ $card }) cuenta
meld-top-not-counted = La carta de arriba del pozo ({ $card }) no cuenta
meld-concealed-exempt = Sin mínimo para el cierre { -en-mano }
meld-concealed-never = El mínimo se exige también para el cierre { -en-mano }
meld-concealed-canastas = Se exige el mínimo: faltan { -canasta }s para cerrar
meld-concealed-pile = Se exige el mínimo porque tomaste el pozo
meld-red-three = los treses rojos se ponen en la mesa y no van en ninguna combinación
meld-joins = va con las otras de su valor
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Picas
meld-suit-hearts = Corazones
meld-suit-diamonds = Diamantes
meld-suit-clubs = Tréboles
meld-empty = Toca una carta para empezar una combinación
meld-empty-sequence = Toca cartas para empezar una escalera de { $suit }
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
    .says = Cierre en mano
meld-concealed--spanish = Canasta oculta
    .says = Cierre con canasta oculta
meld-pile = Con el pozo
    .says = Se toma el pozo
meld-top = Arriba: { $card }
    .says = Carta de arriba del pozo: { $name }. Cambiar
meld-top-asked = ¿Cuál?
meld-pile-short = Pozo
meld-sequence-label = Escalera de
meld-suit-label = Palo
meld-clear = Quitar todas las cartas
meld-find = Sugerir
meld-lay = Añadir a esta mano
meld-to-melds = Volver
meld-use = Usar

meld-tap-hand = Toca las cartas de tu mano
meld-not-found = Esta mano es imposible
meld-nothing-legal = No hay ninguna combinación válida
meld-can-lay = { $cards ->
    [one] Basta una carta
   *[other] Bastan { $cards } cartas
}
meld-hand = { $count ->
    [one] Una carta en la mano: { $cards }
   *[other] { $count } cartas en la mano: { $cards }
}
meld-missing-cards = { $count ->
    [one] Falta una carta para { -una } { -canasta }
   *[other] Faltan { $count } cartas para { -una } { -canasta }
}
meld-closing = Basta una carta más: { $cards }
meld-no-card-closes = Con una sola carta más no basta
meld-prefer-title = ¿Qué combinaciones?
meld-prefer = { $preference ->
    [fewest] Menos cartas
    [value] Más puntos
    [wilds] Guardar comodines
   *[canasta] { -canasta(case: "upper") }
}
    .says = Busca: { $wanted }. Cambiar
meld-preference = { $preference ->
    [fewest] Con menos cartas
    [value] Con más puntos
    [wilds] Guardando los comodines
   *[canasta] Con { -una } { -canasta }, si es posible
}

meld-notation = Escribir las cartas
meld-notation-label = { $asks ->
    [hand] Mano
   *[melds] Combinaciones
}
meld-notation-hint = { $asks ->
    [hand] Un carácter por carta: A K Q J T, 9 a 4, 2, * para un joker, N para un tres negro; h:4567 son corazones.
   *[melds] Un espacio entre combinaciones: 777 QQQ2 AA*. T es un diez, * un joker, N un tres negro; h:456 es una escalera de corazones.
}
meld-bare-three = «{ $token }»: ¿de qué color es el 3? Escribe { letter-3b } para el negro, { letter-3r } para el rojo
meld-notation-done = Listo

meld-reference = Resumen: { $rules }
meld-reference-by = Depende { $by }.
meld-reference-exceptions = Qué cuenta y excepciones
meld-reference-bonuses = Premios
meld-red-threes-never = Los treses rojos se ponen en la mesa y no cuentan nunca para abrir.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , ahora { $sides }
}
meld-all-rules = Todas las reglas de esta partida
problem-top_card_not_melded = la carta de arriba del pozo ({ $card }) tiene que estar en una combinación

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Ninguna diferencia
    [one] Una regla es distinta
   *[other] { $different } reglas son distintas
}{ $same ->
    [0] .
    [one] , una es igual.
   *[other] , { $same } son iguales.
}

## My house rules

house-title = Mis reglas caseras
house-none = Las reglas caseras son las que cambia tu mesa. Elige un reglamento, cambia lo que se juegue de otra manera y ponle un nombre.
house-what = Las reglas que cambia tu mesa. Valen para las partidas que empieces a partir de ahora.
house-line = { $base } · { $count ->
    [0] aún sin cambios
    [one] una regla cambiada
   *[other] { $count } reglas cambiadas
}
house-broken-short = Ya no son válidas. Toca para ver los detalles.
house-broken = Esta versión de la app no puede usar estas reglas caseras. No se ha perdido nada: aún se pueden guardar en un archivo. El problema:
house-gone = Estas reglas caseras se borraron.
house-new = Nuevas reglas
house-make-from = Crear a partir de
house-another = Otro reglamento
    .detail = { $count } para elegir
house-new-why = ¿Con qué reglamento quieres empezar? Lo que no cambies queda igual.
house-name = Nombre de las reglas caseras
house-name-made = { $base } de casa{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Crear
house-bring = Importar

house-on-base = Basado en { $base }
house-saved = Guardado automáticamente
house-unsaved = Aún sin guardar
house-unsaved-why = Estas reglas se contradicen. Toca una para corregirla, o deshaz los últimos cambios. Hasta entonces valen las reglas caseras guardadas.
house-take-back = Descartar los cambios sin guardar
house-leave-unsaved = Salir sin guardar
house-leave-why = Estos valores se contradicen, así que no se han guardado. Hasta entonces valen las reglas caseras guardadas.
house-differences = { $count ->
    [one] Una regla cambiada
   *[other] { $count } reglas cambiadas
}
house-no-differences = Aún no hay cambios: son las reglas originales.
house-instead-of = en vez de { $old }
house-instead-of-these =
    en vez de:
    { $old }
house-from = Fuente: { $ref }
house-from-switch = Variante habitual: { $ref }
house-from-table = Acordado en nuestra mesa
house-reset = Volver a la regla original: { $what }
house-reset-one = Volver a la regla original
house-reset-all = Deshacer todos los cambios
house-reset-all-explained = Todas las reglas vuelven a ser las originales. Las partidas empezadas conservan las suyas.
house-reset-all-yes = Deshacer todo
house-change = Cambiar
house-switches = Variantes habituales
    .detail = { $count ->
        [one] Una variante, con un toque
       *[other] { $count } variantes, con un toque cada una
    }
house-values = Todas las reglas
    .detail = Todos los ajustes, sección por sección
house-use = Usar
house-play = Empezar una partida con estas reglas
house-share = Compartir
    .detail = Como archivo pequeño o como texto
house-rename = Cambiar el nombre
house-rename-done = Guardar el nombre
house-drop = Borrar estas reglas caseras
house-drop-question = ¿Borrar «{ $name }»?
house-drop-explained = Las partidas jugadas con ellas no cambian. Esto no se puede deshacer.

house-switches-what = Elige cómo juega tu mesa. La primera opción es la original.
house-switch-own = { $value } (original)
house-switch-other = otro número…
house-switch-misfit = { $value } contradice tus otros cambios. { $why }
house-switch-off = No se aplica a este reglamento.
house-switches-others = { $count ->
    [one] Una variante que no se aplica
   *[other] { $count } variantes que no se aplican
}
    .detail = Para reglamentos distintos de { $base }

house-changed-value = { $value } (cambiado)
house-section-count = { $count ->
    [one] una regla
   *[other] { $count } reglas
}{ $changed ->
    [0] { "" }
    [one] , una cambiada
   *[other] , { $changed } cambiadas
}
house-in-base = Original ({ $base })
house-we-play = Jugamos
house-reason = Motivo (opcional)
house-reason-keep = Guardar el motivo
house-take = Usar
house-number-label = { $what }: { $number }. Cambiar
house-a-number = un número
house-as-follows = como sigue
house-points = Puntos
house-row-number = Número { $place }
house-row-more = Añadir uno
house-row-less = Quitar uno
house-row-add = Añadir una fila
house-row-drop = Quitar: { $what }
house-band-by = Depende
house-band-from = Desde este total
house-band-hand = Desde esta mano
house-band-points = Puntos para abrir
house-band-points-alone = los puntos bastan
house-hand-wins = ¿Esta jugada gana la partida?
house-hand-add = Añadir una jugada especial
house-bonus-when = { -canasta(case: "upper") }s que hacen falta
house-bonus-count = Número: { $type }
house-bonus-more = o más
house-bonus-exactly = exactamente
house-step-least = Desde

house-share-what = Cualquiera que tenga esta app puede importar este archivo.
house-share-file = Guardar en un archivo
house-share-copy = Copiar como texto
house-share-copied = Copiado. Pégalo en un mensaje o en una nota.
house-share-failed = En este dispositivo no es posible. Selecciona el texto de abajo y cópialo.
house-share-text = Texto del archivo
house-share-text-why = O selecciona este texto, cópialo y pégalo en el otro dispositivo, en «Mis reglas caseras», «Importar».

house-bring-what = Importa reglas caseras que te hayan enviado. Las tuyas no cambian sin tu permiso.
house-bring-file = Elegir un archivo
house-bring-refused = No se puede importar { $file }
house-bring-untouched = No se ha cambiado nada. Corrige el archivo e impórtalo otra vez.
house-bring-whole = todo el archivo
house-bring-no-text = En { $file } no hay texto que se pueda leer. Ábrelo, copia su texto y pégalo abajo.
house-bring-conflict = Ya tienes otras reglas: { $name }
house-bring-conflict-why = Las dos vienen de las mismas reglas caseras, pero unas se cambiaron después.
house-bring-replace = Reemplazar las mías por las nuevas
house-bring-both = Conservar las dos
house-bring-leave = Conservar solo las mías
house-bring-copy = { $name } (nuevas)

house-broken-files = Archivos de reglas con errores
house-broken-files-why = Estos archivos tuyos se ignoran hasta que se corrijan. Todo lo demás funciona.
house-play-our-way = Crear reglas caseras a partir de estas
more-house = Mis reglas caseras
more-house-count = { $count ->
    [0] ninguna
    [one] un reglamento
   *[other] { $count } reglamentos
}
set-up-house = Mis reglas caseras

## People

people = Jugadores
people-row = Nombres y duplicados
people-none = Los jugadores con nombre aparecen aquí después de su primera partida.
people-find = Buscar jugadores
people-find-none = Nadie se llama así.
people-group = { $group ->
    [month] Han jugado este mes
    [earlier] Antes
   *[none] Aún sin partidas
}
people-with = con { $name }
people-won = de { $games } ganadas
people-line = { $matches ->
    [0] aún sin partidas
    [one] una partida
   *[other] { $matches } partidas
}
people-called = Nombre
people-new = Nuevo jugador
people-save = Guardar
people-saved = Guardado. También se han actualizado las partidas anteriores.
people-color = Color en las partidas nuevas
people-color-none = Ningún color elegido: decide el asiento.
people-color-seat = Usar el color del asiento
people-name-taken = Este nombre ya existe. Añade un apellido o un apodo.
people-merge = Unir con…
people-merge-title = ¿Quién es la misma persona que { $name }?
people-merge-ask = ¿{ $gone } y { $kept } son la misma persona?
people-merge-hint = { $matches ->
    [one] Una partida de { $gone } contará también para { $kept } y mostrará ese nombre.
   *[other] { $matches } partidas de { $gone } contarán también para { $kept } y mostrarán ese nombre.
} Se pueden separar otra vez en cualquier momento.
problem-same_match = Han jugado en la misma partida, así que son dos personas.
people-merge-do = Unir
people-also = También jugó como { $name }
people-separate = Separar

## Addresses that lead nowhere

nowhere = Página no encontrada
nowhere-hint = Puede que la dirección no sea correcta, o que se haya borrado lo que buscas.
nowhere-home = Volver a la mesa
nowhere-rule-set = No hay ningún reglamento «{ $name }».
nowhere-rule = Este reglamento no tiene esa regla.
nowhere-person = No se encontró ningún jugador con ese nombre.

## Seats and dealers

seats = Asientos
seats-table = Asientos y quién reparte
seats-hint = Toca dos nombres para cambiarlos de asiento.
seats-arrange = Cambiar los asientos
seats-said = Asiento { $number }: { $name }, enfrente de { $opposite }
seats-said-alone = Asiento { $number }: { $name }
seats-partner = con { $name }
seats-name = { $name }. Cambiar el nombre
seats-name-at = Nombre en el asiento { $number }
seats-deal-on = Reparte el siguiente
seats-dealing = reparte
seats-draw = Sortear los compañeros
seats-turn = Otros compañeros
seats-drawn = Por sorteo (número { $seed })
seats-dealer = ¿Quién reparte después?
seats-dealer-label = { $name }
    .says = Después reparte { $name }
seats-replace-head = Sustituir a un jugador
seats-replace = Sustituir a { $name }
seats-replace-title = ¿Quién juega por { $name } desde la mano { $number }?
seats-replace-do = Sustituir desde ahora
seats-stays = Las manos anotadas siguen siendo de quienes las jugaron.
set-up-part-next_dealer = quién reparte la próxima mano
set-up-part-next_players = quién juega la próxima mano

## The next match

turn = Otros compañeros
turn-title = Próxima partida
turn-company = ¿Quién juega?
turn-company-hint = De cuatro a seis jugadores. Si son más de cuatro, descansa quien menos ha descansado.
turn-pairing = { $first } contra { $second }
turn-pause = { $count ->
    [one] Descansa { $names }
   *[other] Descansan { $names }
}
turn-suggested = propuesta
turn-all = { $count ->
   *[other] Tras { $count } partidas, cada uno ha tenido de compañero a todos los demás.
}
turn-join = Añadir un jugador
turn-start = Empezar esta partida

## Deleting a match

match-delete = Borrar esta partida
match-delete-ask = ¿Borrar esta partida?
match-delete-hint = La partida de { $names } desaparecerá de la lista y de las estadísticas. Se puede recuperar.
match-deleted = Borrada: { $names }
matches-deleted = { $count ->
    [one] Una partida borrada
   *[other] { $count } partidas borradas
}
matches-bring-back = Recuperar { $names }
change-delete = Partida borrada
change-what-delete = borrado de la partida

## Sharing a result

share = Compartir o guardar
    .detail = Imagen, texto, archivo
share-text = Enviar como texto
share-copy = Copiar como texto
share-picture = Enviar como imagen
share-save-picture = Guardar como imagen
share-page = Guardar una página para imprimir
share-files = Archivos
share-copied = Copiado. Pégalo en un mensaje.
share-bg-stats = Añadir a BG Stats
    .detail = { $way ->
        [bgstats] Envía los nombres, los puntos y la fecha a la app BG Stats de este teléfono, y a nadie más
       *[https] Abre bgstatsapp.com con los nombres, los puntos y la fecha en la dirección
    }
share-leads = { $side }: { $margin } de ventaja
share-level = Empate por ahora
share-deals = { $deals ->
    [one] una mano
   *[other] { $deals } manos
}

## A match to try things with

demo-start = Probar una demo
demo-mark = Partida demo: prueba lo que quieras, nada cuenta.
demo-badge = demo
guide = { $step ->
    [who] ¿Quién jugó la última carta? Toca ese equipo, o «Nadie».
    [canasta] ¿{ -canasta.gender ->
        [masculine] Cuántos
       *[feminine] Cuántas
    } { -canasta }s tiene este equipo? Toca el número.
    [cards] Escribe los puntos de sus cartas en la mesa y luego los de las que quedan en la mano.
    [save] Toca el otro equipo y anota también sus cartas. Después, guarda la mano.
    [meld] La etiqueta dorada muestra el mínimo para la próxima apertura de un equipo.
    [points] Toca una mano para ver de dónde salen sus puntos.
   *[record] Toca «Anotar mano { $number }»: las pistas te guiarán.
}
guide-close = No mostrar más pistas
demo-delete = Borrar la partida demo

## Help beside what is asked

help-said = Ayuda: { $topic }
help-here = En esta partida
help-topic = { $topic ->
    [concealed] Cierre { -en-mano }
    [initial] Apertura
    [threes] Treses rojos
    [kinds] { -canasta(case: "upper") }s { -limpia }s y { -sucia }s
    [out] Cierre
   *[hand] Cartas en la mano
}
help-text = { $topic ->
    [concealed] Se cierra { -en-mano } cuando un jugador baja todas sus cartas en un solo turno sin haber bajado nada antes. No importa lo que haya bajado su compañero. Las reglas dicen si necesita { -una } { -canasta } de sus propias cartas.
    [initial] Las primeras cartas que un equipo baja en una mano tienen que sumar un mínimo. Depende del total del equipo o del número de la mano.
    [threes] Pon un tres rojo en la mesa enseguida y roba otra carta del mazo. Da puntos si tu equipo ha abierto. Si no, suele contar en contra.
    [kinds] Una combinación de siete cartas o más es { -una } { -canasta }. Sin comodines es { -limpia }, con comodines es { -sucia }.
    [out] Un equipo cierra cuando uno de sus jugadores juega su última carta. Antes tiene que cumplir lo que piden las reglas.
   *[hand] Las cartas que les quedan en la mano a los jugadores de un equipo se restan de sus puntos. Escribe solo el número: la resta la hace la app.
}

## Club: what an evening does not allow

club-somebody = alguien
club-and = { $first } y { $last }
club-problem-name_needed = Escribe un nombre.
club-problem-no_date = «{ $date }» no es una fecha. Escríbela así: 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Una jornada necesita al menos una ronda.
    [one] Ya se ha sorteado más de una ronda.
   *[other] Ya se han sorteado más de { $count } rondas.
}
club-problem-too_many_dropped = No se pueden quitar todas las rondas: al menos una tiene que contar.
club-problem-not_positive = Escribe un número mayor que 0.
club-problem-warning_too_early = El aviso tiene que llegar antes del final de la ronda.
club-problem-figures_needed = Aquí hacen falta números.
club-problem-last_band_open = La última fila de la tabla tiene que valer para todas las diferencias mayores.
club-problem-bands_ascend = Cada fila tiene que llegar más lejos que la anterior.
club-problem-tie_break_twice = Este desempate está repetido.
club-problem-unknown_rule_set = Reglamento desconocido: { $rules }.
club-problem-house_rule = Una regla casera no encaja: { $expected }
club-problem-partners_cannot_change = Los compañeros solo cambian con dos equipos de dos. Elige «Parejas».
club-problem-draw_needs_fixed_sides = Este tipo de enfrentamientos es solo para dos equipos con compañeros fijos.
club-problem-draw_needs_individuals = Este tipo de enfrentamientos es solo para jugadores que cambian de compañero.
club-problem-teams_meet_in_twos = Los grupos se enfrentan de dos en dos, pero estas reglas son para { $count } equipos.
club-problem-nobody_left_over = Las mesas de { $count } son para jugadores sin compañero fijo.
club-problem-not_by_so_many = { $rules } no se juega con { $count } jugadores.
club-problem-has_begun = Ya no se puede cambiar: la primera ronda ya se ha sorteado.
club-problem-entrant_twice = La lista ya incluye a { $who }.
club-problem-member_twice = La misma persona está repetida.
club-problem-wrong_number_of_members = { $count ->
    [one] Esta modalidad no admite inscribir a una sola persona.
   *[other] Esta modalidad no admite inscribir a { $count } personas juntas.
}
club-problem-team_sizes_differ = Todos los grupos tienen que tener el mismo número de jugadores.
club-problem-plays_already = { $name } ya está en la lista.
club-problem-partner_needed = { $name } aún no tiene compañero.
club-problem-is_member = { $name } ya es del club.
club-problem-name_twice = «{ $name }» ya está en la lista. Añade algo para distinguirlos.
club-problem-no_such_entrant = Este inscrito ya no está en la lista.
club-problem-no_such_member = Esta persona ya no está en la lista.
club-problem-has_played = El sorteo ya incluye a { $who }. Usa «Registrar salida»: conserva los resultados.
club-problem-two_people = Juegan los dos en la misma jornada, así que son dos personas.
club-problem-round_open = Primero cierra la ronda { $round }.
club-problem-all_rounds_played = { $count ->
    [one] Ya se ha jugado la única ronda.
   *[other] Ya se han jugado las { $count } rondas.
}
club-problem-too_few_present = { $count ->
    [0] Aún no ha llegado nadie.
    [one] Solo ha llegado una persona: una mesa necesita { $right }.
   *[other] Solo han llegado { $count }: una mesa necesita { $right }.
}
club-problem-nobody_goes_on = Nadie tuvo un puesto del { $first } al { $last } en esa jornada.
club-problem-round_started = La ronda ya ha empezado.
club-problem-no_round_drawn = Aún no se ha sorteado ninguna ronda.
club-problem-no_round_running = No hay ninguna ronda en curso.
club-problem-no_time_limit = Esta ronda no tiene límite de tiempo.
club-problem-clock_runs = El reloj ya está en marcha.
club-problem-clock_stands = El reloj no está en marcha.
club-problem-no_minutes_left = El tiempo ya no se puede acortar más.
club-problem-round_running = La ronda { $round } está en curso: pausa el reloj.
club-problem-no_break = No hay descanso.
club-problem-table_open = Mesa { $table }: { $state ->
    [claimed] un equipo aún tiene que confirmar
    [disputed] el resultado está en disputa
   *[playing] aún no hay resultado
}.
club-problem-nobody_has_won = La mesa { $table } acabó en empate. Corrige el resultado e indica quién gana.
club-problem-no_such_table = No existe la mesa { $table }.
club-problem-has_a_result = La mesa { $table } ya tiene un resultado.
club-problem-has_no_result = La mesa { $table } aún no tiene resultado.
club-problem-scoreless = Aún no hay nada anotado. Anota los puntos de cada equipo, o confirma que todos tienen 0.
club-problem-points_needed = Escribe los puntos de cada equipo.
club-problem-points_of_absent = No anotes nada para el otro equipo: recibe los puntos por incomparecencia.
club-problem-one_winner = Solo un equipo puede llevar el * del ganador.
club-problem-nothing_claimed = En la mesa { $table } nadie ha comunicado un resultado.
club-problem-no_such_side = Elige un equipo.
club-problem-no_points = Escribe un número distinto de 0.
club-problem-no_such_round = La ronda { $round } no se ha sorteado.
club-problem-no_such_adjustment = Esta penalización o este premio ya se anuló.
club-problem-reason_needed = Escribe un motivo para el registro.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Hacen falta { $right } puntuaciones.
}
club-problem-number_too_large = Puntuación demasiado alta: como mucho { $value }.
club-problem-seated_twice = Nadie puede jugar en dos mesas: { $who }.
club-problem-seated_nowhere = Sin mesa: { $who }.
club-problem-not_there = Aún sin llegar: { $who }.
club-problem-wrong_table = En una mesa no hay el número de jugadores que piden estas reglas.
club-problem-partners_before = { $who } ya han sido compañeros.
club-problem-met_before = { $who } ya se han enfrentado.
club-problem-bye_again = Otro descanso para { $who } antes de que todos hayan descansado una vez.
club-problem-evening_twice = Esta temporada incluye una jornada dos veces.
club-problem-name_too_long = Este nombre es demasiado largo: como mucho { $most } caracteres.
club-problem-name_unseen = Este nombre tiene caracteres que no se ven.
club-problem-name_says_who = El nombre nuevo no debe contener el antiguo.
club-problem-name_of_a_seat = «{ $name }» es el nombre de un asiento, no de un jugador. Añade algo.
club-problem-access_revoked = Este dispositivo ya no tiene acceso. Escanea otra vez el código de la mesa.
club-problem-round_over = La ronda { $round } ha terminado.
club-problem-not_yours = Otra persona lo ha cambiado mientras tanto.
club-problem-not_this_table = Esa partida no está en esta mesa.
club-problem-has_spoken = Este teléfono ya ha respondido por el otro equipo. Primero retira esa respuesta.
club-problem-not_at_this_table = Ese nombre ya no se puede elegir aquí.
club-problem-called_already = Ya se ha llamado al organizador.
club-problem-call_over = Este aviso ya está resuelto.
club-problem-nothing_played = Aún no hay ninguna mano anotada.
club-problem-claim_changed = El otro equipo ha cambiado su resultado. Revísalo otra vez.
club-problem-text_too_long = Este texto es demasiado largo: como mucho { $right } caracteres.
club-problem-no_side_held = Primero elige tu equipo.
club-problem-person_needed = Elige quién confirma.
club-problem-not_of_this_side = { $name } no juega en ese equipo.
club-problem-no_such_evening = Se borró una jornada de esta temporada.
club-problem-evening_deleted = «{ $name }» del { $date } se borró aquí. Al importar se recuperaría.
club-problem-evening_later_here = «{ $name }» del { $date } ya está aquí, con cambios posteriores. Al importar se perderían.
club-problem-evening_differs = «{ $name }» del { $date } ya está aquí, con otros cambios. Si la importas, reemplazará a la que hay aquí.
club-problem-match_elsewhere = Una partida del archivo ya está aquí, en otra mesa. No se ha importado nada.
club-problem-unknown_member = Aquí hay una persona que no está en la lista.
club-problem-unknown_entrant = Aquí hay una pareja o un grupo que no está en la lista.
club-problem-unknown_side = Aquí hay un resultado de un equipo que no está en esta mesa.
club-problem-round_number = Esta debe ser la ronda { $right }.
club-problem-matches_of_tables = Las partidas del archivo no corresponden a sus mesas.
club-problem-table_of_match = Esta partida es de otra mesa.
club-problem-wrong_code = Este código no se creó con la app.
club-problem-no_code_of_table = La mesa { $table } no tiene código.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Queda un minuto
   *[other] Quedan { $minutes } minutos
}
round-clock-warning = { $minutes ->
    [one] Último minuto
   *[other] Últimos { $minutes } minutos
}
round-clock-last_deal = { $ends ->
    [some] Se acabó el tiempo: hay que terminar esta mano en { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } como mucho
   *[none] Se acabó el tiempo: hay que terminar esta mano
}
round-clock-over = Se acabó el tiempo: se deja de jugar y se cuentan las cartas
round-clock-beside = { $phase ->
    [last_deal] hay que terminar esta mano
   *[other] para el final de la ronda
}
round-clock-stands = { $why ->
    [paused] En pausa
   *[waiting] El reloj aún no está en marcha
}
round-clock-extra = { $minutes ->
    [one] con un minuto extra
   *[other] con { $minutes } minutos extra
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Descanso hasta las { $time }
   *[break_over] Se acabó el descanso
}

## Club: phone

phone-table = Mesa { $table }
phone-table-round = Mesa { $table }, ronda { $round }
phone-whose = ¿De quién es este teléfono?
phone-whose-said = Este teléfono es de { $side }
phone-whose-held = Ya tiene teléfono. Toca para pedirlo
phone-whose-mine = Este teléfono
phone-whose-hint = La elección vale para toda la jornada: en este teléfono se ve la próxima mesa, se anotan las manos y se confirman los resultados.
phone-whose-find = Busca tu nombre
phone-whose-asked = Has pedido unirte a { $owner }: tiene que aceptarlo el otro teléfono o el organizador
phone-whose-stop = Dejar de pedirlo
phone-asking = Otro teléfono quiere unirse a { $owner }
phone-asking-yes = Dejar que entre
phone-asking-no = No
phone-earlier = { $count ->
    [one] 1 mano anterior
   *[other] { $count } manos anteriores
}
phone-not-begun = La primera ronda aún no ha empezado.
phone-nobody = En la ronda { $round } no juega nadie en la mesa { $table }.
phone-from-next = Jugarán a partir del próximo sorteo.
phone-next = { $way ->
    [move] Ronda { $round }: pasan a la mesa { $table }
    [stay] Ronda { $round }: siguen en la mesa { $table }
   *[first] Ronda { $round }: mesa { $table }
}
phone-arrive = { $players ->
    [one] Ya estoy
   *[other] Ya estamos
}
phone-arrived = Llegada comunicada al organizador
phone-rest = Descanso en la ronda { $round }
phone-closed = La ronda { $round } ha terminado.
phone-over = La jornada ha terminado.
phone-goes-on = La próxima ronda aparecerá aquí. Deja abierta esta página.
phone-goes-on-last = Es la última ronda. La clasificación final aparecerá aquí. Deja abierta esta página.
phone-result-of = Su resultado de la ronda { $round }
phone-place = Puesto { $place } de { $count }
phone-place-shared = Puesto { $place } compartido, de { $count }
phone-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
phone-gap = { $gap ->
    [0] Empate a puntos con el puesto de arriba
    [one] A 1 punto del puesto de arriba
   *[other] A { $gap } puntos del puesto de arriba
}
phone-tie = Desempate: { $tie }
phone-rounds-left = { $count ->
    [one] Queda 1 ronda
   *[other] Quedan { $count } rondas
}
phone-out = Este teléfono ya no está en ninguna mesa.
phone-out-hint = Escanea el código de la tarjeta de tu mesa. Si no funciona, pide al organizador una tarjeta nueva.
phone-give = Comunicar el resultado
phone-give-title = ¿Es este el resultado?
phone-agree = { $names }: sí, es correcto
phone-not-yet = Aún no
phone-names = { $first } o { $last }
phone-level = Los equipos van empatados.
phone-ahead = { $side }: { $margin ->
    [one] un punto por delante
   *[other] { $margin } puntos por delante
}.
phone-given = A la espera de que confirmen { $sides }
phone-given-hint = La pregunta les llega a su teléfono. También puedes pasarles este.
phone-hand-over = Pasar a { $side }
phone-hand-title = { $names }: ¿es correcto?
phone-hand-yes = { $name }: sí
phone-withdraw = Retirar nuestro resultado
phone-asked = { $players ->
    [one] { $side } comunicó este resultado. ¿Es correcto?
   *[other] { $side } comunicaron este resultado. ¿Es correcto?
}
phone-accept = { $side }: sí, es correcto
phone-dispute = No, está mal
phone-why = ¿Qué está mal?
phone-why-points = Los puntos están mal sumados
phone-why-deal = Falta una mano, o está repetida
phone-why-rule = Se aplicó mal una regla
phone-why-end = La partida aún no ha terminado
phone-why-other = Otra cosa
phone-call = Llamar al organizador
phone-call-about = ¿De qué se trata?
phone-call-rule = Una duda sobre las reglas
phone-call-score = Un error en la puntuación
phone-call-cards = Hay un problema con las cartas
phone-called = Organizador avisado a las { $time }
phone-call-coming = El organizador viene ({ $time })
phone-call-end = Ya no hace falta
phone-call-organiser = Que decida el organizador
phone-call-organiser-for = { $name }: que decida el organizador
phone-disputed = { $whose ->
    [mine] Has dicho que este resultado está mal
   *[other] { $players ->
        [one] { $side } dice que está mal
       *[other] { $side } dicen que está mal
    }
}
phone-differ = Los dos equipos comunicaron resultados distintos
phone-reason = «{ $reason }»
phone-organiser-comes = El organizador ya lo sabe y viene a la mesa. Todavía se pueden editar las manos y comunicar otra vez el resultado.
phone-after-all = Al final sí es correcto
phone-done = { $how ->
    [agreed] Resultado confirmado por los dos equipos
    [walkover] Resultado por incomparecencia
    [paper] Resultado de la hoja de puntos
    [corrected] Resultado corregido por el organizador
   *[decided] Resultado decidido por el organizador
}
phone-wait-next = La próxima ronda aparecerá aquí sola.
phone-wait-end = Era la última ronda. Gracias por jugar.
phone-this = este teléfono
phone-other = otro teléfono de esta mesa
phone-organiser = el organizador
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. No se puede desde este teléfono: lo cambió { $who }
phone-sounds = { $turn ->
    [on] Activar los sonidos
   *[off] Desactivar los sonidos
}

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
big-screen-seating = Mesas de esta ronda
big-screen-seat = Mesa { $table }: { $sides }
big-screen-resting = Descansan en esta ronda: { $names }
big-screen-playing = { $count ->
    [one] Aún en juego: mesa { $tables }
   *[other] Aún en juego: mesas { $tables }
}
big-screen-playing-many = { $count } mesas siguen jugando
big-screen-page = Página { $page } de { $pages }
big-screen-gone = Este enlace ya no es válido. Pide uno nuevo al organizador.
big-screen-sound = Toca para oír los avisos

## Club: the evening

club-part = { $part ->
    [players] Jugadores
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
        [one] Se ha jugado la única ronda
       *[other] Se han jugado las { $count } rondas
    }
}
club-gone = Esta jornada se borró, o esta versión de la app no la puede leer.

## Club: evenings

club-title = Club
club-none = Canasta en muchas mesas
club-first-names = Escribe o pega los nombres y sortea
club-first-phones = Cada mesa anota en su propio teléfono
club-first-clock = La app lleva las rondas, el reloj y la clasificación
club-new = Nueva jornada
club-open = Abrir
club-open-said = Abrir { $name }
club-clock-left = restantes
club-won = Gana: { $names }
club-season-played = { $count } de { $all }
club-season-everyone = { $count ->
    [one] Clasificación
   *[other] Los { $count } jugadores
}
club-go-to = Ir a { $name }
club-members = Socios
    .detail = { $count ->
        [0] Aún nadie
        [one] Una persona
       *[other] { $count } personas
    }
club-seasons = Temporadas
    .detail = { $count ->
        [0] Varias jornadas con una clasificación común
        [one] Una temporada
       *[other] { $count } temporadas
    }
club-publish = Publicar
    .detail = Los resultados como páginas para la web del club
club-league = Liga
    .detail = Enviar las jornadas terminadas a una liga de clubes
club-directors = Árbitros
    .detail = { $count ->
        [0] Quienes dirigen la jornada contigo
        [one] Un árbitro
       *[other] { $count } árbitros
    }
club-take = Importar una jornada
    .detail = Del archivo de otro PC
club-entrants = { $count ->
    [0] aún nadie
    [one] un inscrito
   *[other] { $count } inscritos
}

## Club: the plan

club-plan = Configuración de la jornada
club-begin = Empezar la jornada
club-save = Guardar
club-about = Jornada
club-going-on = Quién juega
club-going-on-none = Todos los presentes
club-going-on-hint = Para una final o para los grupos A y B: juegan quienes tuvieron esos puestos en una jornada anterior, en ese orden.
club-going-on-places = { $name }: puestos { $first } a { $last }
club-going-on-part = { $part ->
    [all] Todos
    [top] Primera mitad
   *[bottom] Segunda mitad
}
club-going-on-first = Desde el puesto
club-going-on-last = Hasta el puesto
club-going-on-share = Puntos que conservan (%)
club-carried = Puntos que conserva
club-final-name = Final: { $name }
club-name = Nombre
club-name-usual = Jornada del club
club-date = Fecha (AAAA-MM-DD)
club-place = Lugar
club-house-count = { $count ->
    [0] reglas originales
    [one] una regla casera
   *[other] { $count } reglas caseras
}
club-form-title = Modalidad
club-form = { $form ->
    [pairs] Parejas
    [individuals] Individual
   *[teams] Grupos
}
club-form-hint = { $form ->
    [pairs] Los compañeros siguen juntos toda la jornada y tienen un solo puesto en la clasificación.
    [individuals] Cada uno tiene sus propios puntos, y en cada ronda otro compañero.
   *[teams] Grupos de dos o más parejas se enfrentan en varias mesas, y cada grupo tiene un solo puesto.
}
club-left-over = Jugadores que sobran
club-left-over-hint = Los jugadores que sobran pueden jugar en mesas más pequeñas o más grandes, con reglas elegidas aquí. Nadie repite hasta que todos hayan pasado por ellas. Sin esas reglas, descansan por turnos.
club-left-over-none = ninguna
club-odd = { $players ->
    [3] Mesas de tres
    [5] Mesas de cinco
   *[6] Mesas de seis
}
club-odd-hint = { $players ->
    [3] Cada uno por su cuenta.
    [5] Tres contra dos: en el equipo de tres, uno descansa en cada mano, por turnos.
   *[6] Dos equipos de tres o tres de dos, según estas reglas.
}
club-movement-title = Enfrentamientos
club-movement = { $movement ->
    [round_robin] Todos contra todos
    [mitchell] Mitchell
    [rotating] Compañeros rotativos
    [by_standing] Suizo
    [danish] Danés
    [knockout] Eliminatoria
    [by_lot] Al azar
   *[free] Manual
}
club-movement-hint = { $movement ->
    [round_robin] Ronda a ronda, hasta que todos hayan jugado contra todos.
    [mitchell] Norte-Sur se quedan en su mesa, Este-Oeste pasan a la siguiente.
    [rotating] Nadie repite compañero hasta haber jugado con todos. Los rivales también cambian.
    [by_standing] Ganadores contra ganadores: juegan entre sí los vecinos de la clasificación, sin repetir rivales si es posible.
    [danish] El primero contra el segundo, el tercero contra el cuarto, estrictamente por clasificación, aunque ya se hayan enfrentado.
    [knockout] Quien pierde queda eliminado. Los mejores pueden descansar en la primera ronda. Los puestos de una jornada anterior, o el azar, deciden los cruces.
    [by_lot] Sorteo nuevo en cada ronda, sin repetir rivales si es posible.
   *[free] Los vecinos de la lista se enfrentan. Puedes cambiarlo todo.
}
club-rounds = Rondas
club-rounds-knockout = El número de rondas depende del número de inscritos.
club-rounds-count = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
club-drop = Peores rondas que no cuentan
club-drop-hint = { $count ->
    [0] Cuentan todas las rondas.
    [one] La peor ronda de cada uno no cuenta.
   *[other] Las { $count } peores rondas de cada uno no cuentan.
}
club-length-title = Duración de la ronda
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
club-length-none = Hasta que cierres la ronda
club-length-row = { $row ->
    [points] Puntos para ganar
    [deals] Manos
    [minutes] Minutos
    [warning] Aviso, minutos antes del final
   *[overtime] Minutos para terminar la mano
}
club-overtime = Al acabarse el tiempo, se termina la mano:
club-overtime-endless = sin límite de tiempo
club-overtime-limited = con límite de tiempo
club-from = Fuente: { $source }
club-no-source = ninguna, es una propuesta de esta app
club-scheme-title = Puntuación
club-scheme = { $scheme ->
    [finland] Dos puntos por victoria
    [wins] Partidas ganadas
    [total] Puntos de cartas
    [burraco_3] Puntos de victoria, tres manos
   *[burraco_4] Puntos de victoria, cuatro manos
}
club-scheme-hint = { $scheme ->
    [finland] Ganar da 2 puntos y empatar, 1. Si hay empate, decide la diferencia de puntos de cartas.
    [wins] Cada partida ganada da 1 punto. Si hay empate, deciden los puntos de cartas.
    [total] Se suman los puntos de cartas de todas las partidas.
   *[burraco_4] En cada mesa los dos equipos se reparten 20 puntos según la diferencia, de 10 : 10 a 20 : 0.
}
club-figures = Puntos y desempates
club-figures-usual = Originales
club-figures-changed = Cambiados para esta jornada
club-figures-hint = Los cambios valen solo para esta jornada.
club-figures-back = Volver a los originales
club-match-points = { $outcome ->
    [win] Puntos por ganar
    [draw] Puntos por empatar
   *[loss] Puntos por perder
}
club-walkover-points = Puntos de cartas por incomparecencia
club-whole = { $of ->
    [points] Puntos de una partida entera
   *[deals] Manos de una partida entera
}
club-whole-hint = Los puntos por incomparecencia valen para una partida entera. En una ronda más corta se reducen en proporción.
club-bye-title = Un descanso vale
club-bye = { $bye ->
    [nothing] nada
    [walkover] una victoria por incomparecencia
    [average] el promedio de las rondas propias
   *[average_of_winners] el promedio de los ganadores de la ronda
}
club-missed-title = Las rondas perdidas por llegar tarde valen
club-bands = Tabla de puntos de victoria
club-band-upto = Diferencia hasta
club-band-beyond = Cualquier diferencia mayor
club-band-winner = Ganador
club-band-loser = Perdedor
club-band-add = Añadir una fila
club-band-drop = Quitar la fila { $number }
club-ties = Desempates
club-ties-none = Ninguno: quien empata comparte el puesto.
club-ties-add = Añadir:
club-tie = { $tie ->
    [head_to_head] enfrentamiento directo
    [difference] diferencia de puntos de cartas
    [wins] partidas ganadas
    [card_points] puntos de cartas
    [highest_match] mayor puntuación en una partida
   *[lot] sorteo
}
club-tie-up = Subir: { $tie }
club-tie-drop = Quitar: { $tie }

## Club: log and standing

club-log-drawn = Ronda { $round } sorteada
club-log-taken_back = Sorteo de la ronda { $round } deshecho
club-log-arranged = Ronda { $round } cambiada a mano
club-log-started = Ronda { $round } empezada
club-log-closed = Ronda { $round } cerrada
club-log-claimed = Mesa { $table }: { $score }, comunicado por { $side }
club-log-withdrawn = Mesa { $table }: resultado retirado ({ $side })
club-log-agreed = Mesa { $table }: los dos equipos confirman { $score }
club-log-disputed = Mesa { $table }: resultado en disputa ({ $side })
club-log-decided = Mesa { $table }: { $score }, decidido por el organizador
club-log-paper = Mesa { $table }: { $score }, de la hoja de puntos
club-log-walkover = Mesa { $table }: incomparecencia, { $score }
club-log-corrected = Mesa { $table }, ronda { $round }: { $before } corregido a { $score }
club-log-reopened = Mesa { $table }: reabierta, { $before } ya no cuenta
club-log-called = Organizador avisado: { $who }
club-log-coming = Organizador de camino: { $who }
club-log-attended = Aviso resuelto: { $who }
club-log-substituted = { $into } sustituye a { $out }
club-log-swapped = { $out } y { $into } intercambian sus compañeros
club-log-checked_in = { $who }: llegada
club-log-checked_out = { $who }: salida
club-log-awards = { $entry }, puntos { $points }
club-log-adjusted = { $who }: penalización o premio de { $points }{ $counts ->
    [card_points] { " " }puntos de cartas
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: anulada la penalización o el premio de { $points }{ $counts ->
    [card_points] { " " }puntos de cartas
   *[points] { "" }
}
club-log-clock_started = Ronda { $round }: reloj en marcha
club-log-clock_paused = Ronda { $round }: reloj en pausa
club-log-clock_resumed = Ronda { $round }: reloj reanudado
club-log-minutes_added = Ronda { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} para todas las mesas
club-log-table_minutes_added = Mesa { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Descanso, { $minutes } min
club-log-break_changed = Descanso cambiado a { $minutes } min
club-log-break_ended = Descanso terminado
club-line = { $outcome ->
    [won] Ganada contra { $against }, { $score } : { $other }
    [drawn] Empate con { $against }, { $score } : { $other }
    [lost] Perdida contra { $against }, { $score } : { $other }
    [missed] Aún no había llegado
   *[rested] Descanso
}
club-line-walkover = { $line } (por incomparecencia)
club-line-average = { $line }: { $count ->
    [0] promedio, cuando haya un resultado
    [one] promedio de una ronda
   *[other] promedio de { $count } rondas
}
club-line-adjusted = { $kind ->
    [penalty] Penalización
   *[bonus] Premio
}
club-line-adjusted-cards = { $points } puntos de cartas
club-line-winners = { $line }: { $count ->
    [0] promedio de los ganadores, cuando los haya
    [one] promedio de un ganador
   *[other] promedio de { $count } ganadores
}
club-line-awarded = { $line } (puntos decididos por el organizador)
club-line-carried = Puntos de una jornada anterior
club-line-partner = con { $partner }
club-place-none = Los puestos aparecen con el primer resultado.
club-place-knockout = { $state ->
    [won] Gana la eliminatoria.
    [in] Sigue en juego.
   *[out] Eliminado en la ronda { $round }.
}
club-place-first = Primer puesto, con { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
club-place-points = { $fewer ->
    [one] Un punto menos que { $name }.
   *[other] { $fewer } puntos menos que { $name }.
}
club-place-shared = Comparte el puesto con { $name }, porque empatan en todo.
club-place-tie = Empata a puntos con { $name }, pero queda detrás por el desempate: { $tie }.
club-place-ahead = Empata a puntos con { $name }, pero queda delante por el desempate: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Aún no ha llegado nadie
        [one] Ha llegado una pareja
       *[other] Han llegado { $count } parejas
    }
    [teams] { $count ->
        [0] Aún no ha llegado nadie
        [one] Ha llegado un grupo
       *[other] Han llegado { $count } grupos
    }
   *[individuals] { $count ->
        [0] Aún no ha llegado nadie
        [one] Ha llegado un jugador
       *[other] Han llegado { $count } jugadores
    }
}
club-outlook-none = { $here }: no basta para una mesa.
club-outlook = { $here }: { $tables ->
    [0] ninguna mesa completa.
    [one] una mesa.
   *[other] { $tables } mesas.
}
club-outlook-odd = { $count ->
    [one] Y una mesa de { $players }.
   *[other] Y { $count } mesas de { $players }.
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
club-to-tables = Ver las mesas
club-playing = Juegan
club-away = Ausentes
club-entrant-said = { $name }: registrar salida o sustituir
club-listed = En la lista: { $count }
club-check-in = Asistencia
club-check-in-hint = { $form ->
    [pairs] Toca los nombres de los dos compañeros, uno tras otro. Quien llegue tarde entra en el próximo sorteo.
    [teams] Toca todos los nombres de un grupo, los compañeros de cada pareja uno tras otro, y luego inscríbelo.
   *[individuals] Toca los nombres de quienes han llegado. Quien llegue tarde entra en el próximo sorteo.
}
club-picked = ¿{ $names } y…?
club-team = Nombre del grupo
club-team-enter = Inscribir al grupo
club-as-last-time = Como la última vez:
club-partners-last-time = compañeros la última vez
club-find = Busca un nombre o escribe uno nuevo
club-find-many = Escribe un nombre o pega una lista
club-all-members = Todos presentes: { $count }
club-last-evening = Como la última vez: { $name }, { $day }
club-list = De una lista
club-list-file = De un archivo
club-list-field = { $form ->
    [pairs] Una pareja por línea: Ana & Ben
    [teams] Un grupo por línea: Rojos: Ana, Ben, Cleo, Dov
   *[individuals] Un nombre por línea
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Inscribir a 1 pareja
       *[other] Inscribir a { $count } parejas
    }
    [teams] { $count ->
        [one] Inscribir a 1 grupo
       *[other] Inscribir a { $count } grupos
    }
   *[individuals] { $count ->
        [one] Inscribir a 1 jugador
       *[other] Inscribir a { $count } jugadores
    }
}
club-list-close = Descartar la lista
club-list-new = Nombres nuevos: { $names }
club-list-likely = { $name } es { $known }
club-list-drop = Quitar a { $name }
club-list-gone = Omitidos, porque se borraron: { $names }
club-list-drawn = Los compañeros son los de la última vez, y los demás salen por sorteo. Puedes cambiar la lista.
club-list-names = nombre y apellidos, nombre completo, jugador, jugadora, compañero, compañera, socio
club-list-first-names = nombre, nombre de pila
club-list-last-names = apellido, apellidos
club-list-teams = equipo, grupo, pareja
club-list-and = y, e, con
club-guest = Añadir a { $name }
club-find-more = { $count ->
    [one] Hay uno más: escribe parte del nombre.
   *[other] Hay { $count } más: escribe parte del nombre.
}
club-find-none = Escribe un nombre arriba para añadir un jugador.
club-waits-for-partner = espera compañero
club-check-in-said = Registrar llegada: { $name }
club-plays = Juega desde el próximo sorteo.
club-plays-not = No entra en el próximo sorteo, pero sus resultados siguen contando.
club-leaves = Registrar salida
club-comes = Registrar llegada
club-left-table = La mesa { $table } sigue abierta: ¿incomparecencia?
club-strike = Quitar de la lista
club-substitute = Sustituir a { $name }
club-substitute-hint = { $form ->
    [individuals] La sustitución vale desde ahora, salvo que la mesa ya tenga resultado. Cada uno conserva los puntos de las rondas que ha jugado.
   *[other] La sustitución vale desde ahora, salvo que la mesa ya tenga resultado. El puesto y los puntos siguen siendo del inscrito.
}
club-swap-partner = Intercambiar a { $name } con…
club-swap-partner-hint = El cambio vale desde la próxima ronda. Cada inscrito conserva su puesto y sus puntos.
club-swap-with = Intercambiar a { $name } con { $other }

## Club: rounds

club-round = Ronda { $number }
club-table = Mesa { $number }
club-table-state = { $state ->
    [playing] en juego
    [claimed] esperando al otro equipo
    [disputed] en disputa
   *[done] terminada
}
club-table-pill = { $state ->
    [playing] en juego
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
    [playing] { $count } en juego
    [claimed] { $count } en espera
    [disputed] { $count } en disputa
   *[done] { $count ->
        [one] 1 terminada
       *[other] { $count } terminadas
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, diferencia { $difference }
   *[other] Puesto { $place }: { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, diferencia { $difference }
}
club-draw = Sortear la ronda { $number }
club-drawing = Sorteando…
club-draw-again = Sortear otra vez
club-draw-back = Deshacer sorteo
club-start = Empezar la ronda
club-with-clock = Con reloj
    .says = Poner también el reloj en marcha
club-clock-turn = { $turn ->
    [start] Iniciar
    [pause] Pausar
   *[resume] Seguir
}
club-clock-said = { $change ->
    [less] { $minutes } minutos menos para todas las mesas
   *[more] { $minutes } minutos más para todas las mesas
}
club-break = Descanso
club-break-minutes = { $minutes } min
    .says = Empezar un descanso de { $minutes } minutos
club-break-change = { $change ->
    [less] Descanso { $minutes } minutos más corto
   *[more] Descanso { $minutes } minutos más largo
}
club-break-end = Terminar
club-swap-hint = Toca dos nombres para intercambiarlos.
club-swap-other = Toca el otro nombre.
club-swap-said = Cambiar a { $name } de sitio
club-repeats = { $count ->
    [0] No se repite ningún enfrentamiento.
    [one] Se repite un enfrentamiento: mira la mesa.
   *[other] Se repiten { $count } enfrentamientos: mira las mesas.
}
club-against = contra
club-team-sum = { $teams }, todas las mesas juntas: { $score }
club-rest = Descansan
club-close = Cerrar la ronda { $number }
club-close-open = { $count ->
    [one] Cerrar la ronda { $number }: falta una mesa
   *[other] Cerrar la ronda { $number }: faltan { $count } mesas
}
club-final = Clasificación final
club-over-hint = Aún se pueden corregir los resultados: toca una mesa.
club-final-begin = Final o grupos
    .detail = Empezar una jornada con esta clasificación.

## Club: one table

club-organiser = organizador
club-phone = teléfono { $phone } (tarjeta { $table })
club-phone-for = { $name }, en el teléfono { $phone } (tarjeta { $table })
club-phone-hall = teléfono { $phone }
club-phone-hall-for = { $name }, en el teléfono { $phone }
club-how = { $how ->
    [agreed] Confirmado por los dos equipos.
    [decided] Decidido por el organizador.
    [paper] Tomado de la hoja de puntos.
   *[walkover] Por incomparecencia.
}
club-claimed = { $score }, comunicado por { $side }
club-disputes = En desacuerdo: { $side }
club-grid = Resultados
club-grid-open = Anotar resultados
club-grid-hint = Con Intro y las flechas se pasa de casilla en casilla. Intro en la última guarda la mesa. Escribe x si un equipo no ha venido, y * tras los puntos si ganó con una jugada especial.
club-grid-points = Puntos
club-grid-missing = { $count ->
    [0] Ya están todos los resultados.
    [one] Falta 1 resultado.
   *[other] Faltan { $count } resultados.
}
club-grid-unsaved = Sin guardar.
club-grid-save = { $count ->
    [one] Guardar 1 mesa
   *[other] Guardar { $count } mesas
}
club-grid-reported = { $state ->
    [claimed] Teléfono: { $score }, sin confirmar.
    [disputed] Teléfono: { $score }, en disputa.
   *[playing] Teléfono: { $score } hasta ahora.
}
club-grid-again = Para guardarlo de todos modos, pulsa Intro otra vez.
club-grid-lost = No guardado: esta mesa ya tiene un resultado. Habías escrito: { $typed }
club-grid-typo = Error al teclear
club-settle = Anotar el resultado
club-correct = Corregir el resultado
club-winner = ¿Quién ganó?
club-winner-points = Según los puntos
club-awards = { $awards ->
    [score] Según el resultado
   *[decided] Decididos para cada equipo
}
club-awards-title = Puntos para la clasificación
club-awards-are = Puntos para la clasificación: { $points }
club-reason = Motivo
club-reason-hint = El motivo se ve en el registro.
club-decide = Confirmar la decisión
club-from-paper = De la hoja
club-correct-do = Guardar la corrección
club-scoreless = Sí, todos los equipos tienen 0 puntos
club-reopen = Reabrir la mesa
club-reopen-ask = ¿Reabrir la mesa { $table }?
club-reopen-hint = Se quita el resultado, y los teléfonos de la mesa pueden volver a anotar.
club-walkover = Incomparecencia
club-walkover-hint = ¿Quién no ha venido? Sus rivales reciben { $points } puntos de cartas.
club-walkover-do = Anotar la incomparecencia
club-extra = Tiempo extra
club-extra-now = { $minutes ->
    [0] Esta mesa juega tanto tiempo como las demás.
    [one] Esta mesa puede jugar un minuto más que las demás.
   *[other] Esta mesa puede jugar { $minutes } minutos más que las demás.
}
club-extra-said = { $change ->
    [less] Mesa { $table }: { $minutes } minutos menos
   *[more] Mesa { $table }: { $minutes } minutos más
}
club-deals-title = Manos
club-deals-none = Aquí aún no hay ninguna mano anotada.
club-record = Anotar manos aquí
club-not-started = La ronda no ha empezado: aún no se puede anotar nada.
club-code = Teléfonos de esta mesa
club-code-hint = Quien escanea este código elige su nombre en esta mesa. Desde entonces, el teléfono muestra su mesa en cada ronda y solo puede cambiar los datos de esa mesa.
club-screen = Pantalla grande
club-screen-hint = Clasificación, mesas y reloj para un proyector o un televisor, solo para ver. Abre allí este enlace.
club-screen-shows = La pantalla grande muestra
club-screen-shows-hint = Las iniciales son para los clubes que no quieren mostrar nombres.
club-screen-names = Nombres
club-screen-initials = Iniciales
club-code-show = Ver el código
club-code-new = Código nuevo
club-code-ask = ¿Crear un código nuevo?
club-code-said = Código para escanear: { $address }
club-code-visitors = { $count ->
    [0] Aún no lo ha usado ningún dispositivo.
    [one] Lo ha usado un dispositivo.
   *[other] Lo han usado { $count } dispositivos.
}
club-no-server = Los teléfonos aún no se pueden conectar. Cierra la app y ábrela con «scorekeeper serve». La jornada seguirá aquí.
club-code-warning = El código antiguo dejará de funcionar, y los dispositivos que lo usaron perderán el acceso. Imprime otra vez la tarjeta de la mesa.
club-hall = Teléfonos para toda la jornada
club-hall-hint = Para la pared: quien escanea el código elige su nombre, y el teléfono muestra su mesa en cada ronda. Si un nombre ya tiene teléfono, ese teléfono o tú tienen que aceptar antes de que pase a otro.
club-hall-how = Escanea el código, o abre la dirección y escribe las letras. Después elige tu nombre. Funciona también antes de la primera ronda.
club-phones = Teléfonos
club-phones-row = { $count } de { $all } tienen teléfono
club-phones-none = Aún no ha entrado ningún teléfono.
club-phones-hint = Toca «Perdido» para desconectar un teléfono, de modo que otro pueda ocupar su lugar. Toca «Traspasar» para dar su lugar al teléfono que lo ha pedido. Si ninguno lo pide, el primero tiene que elegir otra vez un nombre.
club-phone-there = conectado
club-phone-since = ausente desde las { $time }
club-phone-away = sin conexión
club-phone-unowned = Aún sin nombre elegido
club-phone-wants = Quiere unirse a { $owner }
club-phone-allow = Dejar que entre
    .says = Dejar que entre: { $who }
club-phone-hand-on = Traspasar
    .says = Traspasar: { $who }
club-phone-lost = Perdido
    .says = Perdido: { $who }
club-phone-lost-ask = ¿Desconectar el teléfono de { $who }?
club-phone-lost-hint = El teléfono tendrá que escanear el código otra vez. Para dar el nombre a otro teléfono, elige «Traspasar».
club-at-table-count = { $count } de { $all } están en su mesa
club-at-table = En la mesa: { $who }
club-call-who = Mesa { $table }: { $who }
club-call-answer = Voy
    .says = Voy: { $who }
club-call-answered = de camino desde las { $time }
club-call-done = Hecho
    .says = Hecho: { $who }

club-call-decide = Decidir
    .says = Decidir: { $who }
club-call-dispute = Resultado en disputa
## Club: standing and log screens

club-standing-none = Aún no hay nadie en la lista.
club-head-points = Puntos
club-head-difference = ± cartas
club-scheme-ties = desempates: { $ties }
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
club-whole-session = Toda la jornada
club-adjust-back = Anular: { $line }
club-log-none = Aún no ha pasado nada.
club-log-older = Anteriores
club-because = «{ $reason }»

## Club: print, save, move

club-cards = Tarjetas de mesa
club-cards-hint = Guarda una página y ábrela para imprimirla.
club-cards-codes = { $count ->
    [0] Tarjetas de mesa con códigos
    [one] Una tarjeta de mesa con su código
   *[other] { $count } tarjetas de mesa con sus códigos
}
club-cards-round = Tarjetas de puntos, ronda { $number }
club-cards-title = { $name }, { $day }
club-card-how = Escanea el código, o abre la dirección y escribe las letras. Esta tarjeta sirve para todas las rondas.
club-card-signed = firma
club-sheets = Hojas
club-sheets-hint = Para imprimir o para una hoja de cálculo.
club-sheet-page = { $paper }: imprimir
club-sheet-csv = { $paper }: hoja de cálculo
club-paper = { $paper ->
    [check-in] Lista de asistencia
    [seating] Ronda { $number }: asientos
    [results] Ronda { $number }: resultados
    [ranking] Clasificación tras la ronda { $number }
    [standing] Clasificación
    [final] Clasificación final
    [categories] Clasificación por categorías
    [season] Clasificación de la temporada
    [lines] Clasificación detallada
   *[log] Registro
}
club-seats-by = { $what ->
    [table] Por mesa
   *[name] Por nombre
}
club-categories-hint = Las parejas y los grupos cuentan en una categoría si todos sus jugadores pertenecen a ella.
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
    [score] Puntos { $number }
    [state] Estado
    [how] Cómo se decidió
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
    [kind] Suceso
    [before] Antes
    [reason] Motivo
    [member] Jugador
    [partner] Con
    [against] Contra
    [category] Categoría
    [overall] General
    [season] Temporada
    [strength] Nivel
    [matches] Partidas
    [record] Récord
    [value] Valor
    [adjusted] Penalizaciones y premios
    [line] Resultado
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
    [claimed] resultado comunicado
    [withdrawn] resultado retirado
    [agreed] resultado confirmado
    [disputed] resultado en disputa
    [decided] resultado decidido
    [paper] resultado de la hoja
    [walkover] incomparecencia
    [corrected] resultado corregido
    [reopened] mesa reabierta
    [swapped] cambio de compañeros
    [checked_in] llegada
    [checked_out] salida
    [adjusted] penalización o premio
    [adjustment_removed] penalización o premio, anulado
    [clock_started] reloj en marcha
    [clock_paused] reloj en pausa
    [clock_resumed] reloj reanudado
    [minutes_added] duración cambiada
    [table_minutes_added] tiempo extra
    [break_started] descanso empezado
    [break_changed] descanso cambiado
    [break_ended] descanso terminado
    [called] organizador avisado
    [coming] organizador de camino
    [attended] aviso resuelto
   *[substituted] sustitución
}
club-move = Pasar a otro PC
club-move-hint = Un solo archivo con todo: jugadores, rondas, resultados, manos y códigos de las mesas. Quien lo tenga puede organizar la jornada, así que guárdalo para ti.
club-move-save = Guardar la jornada en un archivo
club-delete = Borrar esta jornada
club-delete-ask = ¿Borrar «{ $name }»?
club-delete-hint = La jornada y todas sus manos desaparecerán de la lista y de la clasificación de su temporada. Podrás recuperarla más tarde.
club-deleted = Jornadas borradas
logins = Organizadores en otros PC
logins-count = { $count ->
    [one] Hay un PC conectado con el PIN.
   *[other] Hay { $count } PC conectados con el PIN.
}
logins-end-own = Cerrar la sesión aquí
logins-end-others = Cerrar las demás sesiones
logins-end-all = Cerrar todas las sesiones
directors-hint = Un árbitro dirige la jornada desde su propio dispositivo y su nombre aparece en el registro. Solo el organizador invita a los árbitros, borra jornadas, recupera copias y borra nombres.
directors-name = Nombre del árbitro
directors-invite = Invitar
directors-for = Invitación para { $name }
directors-picture = Código para escanear, invitación para { $name }
directors-scan = Escanéalo con el teléfono o la tableta del árbitro. Sirve una vez, hasta: { $until }.
directors-type = O abre allí { $address } y escribe este PIN:
directors-login = { $device }, desde: { $since }
directors-device = Navegador desconocido
directors-log-out = Cerrar la sesión de { $name }, { $device }
directors-invited = Invitación válida hasta: { $until }
directors-nowhere = Sin sesión abierta
directors-again = Invitar otro dispositivo
directors-remove = Quitar
directors-remove-ask = ¿Quitar a { $name }?
directors-remove-hint = Se cierra la sesión en todos sus dispositivos. Su nombre queda en el registro.
directors-organiser-only = Solo puede hacerlo el organizador.
directors-own = Has entrado como { $name }.
club-bring-back = Recuperar { $name }
club-take-hint = Elige el archivo guardado en el otro PC. Los códigos de las mesas siguen sirviendo.
club-take-choose = Elegir un archivo
club-take-anyway = Importar de todos modos
club-take-both = Conservar las dos
club-take-unread = No se pudo leer el archivo.
club-take-broken = { $file } no es una jornada que esta app pueda leer:
club-unreadable = { $name }, { $day }: guardada con una versión más nueva. Actualiza la app.

## Club: people

club-guests = Invitados
club-members-add = { $count ->
    [one] Añadir 1 socio
   *[other] Añadir { $count } socios
}
club-members-none = Aún no hay socios. Los jugadores aparecen aquí después de su primera jornada.
club-member-gone = Se quitó a esta persona de la lista.
club-evenings-count = { $count ->
    [0] aún ninguna jornada
    [one] una jornada
   *[other] { $count } jornadas
}
club-last-seen = jugó por última vez: { $day }
club-member-is = Socio
club-guest-is = Invitado
club-member-make = Marcar como socio
club-guest-make = Marcar como invitado
publish-as = En las páginas publicadas
publish-as-of = { $as ->
    [name] Nombre completo
   *[initials] Iniciales
}
club-categories = Categorías
club-categories-own = Cada categoría, por ejemplo los principiantes, tiene su propia clasificación en las hojas de una jornada.
club-category-new = Nueva categoría
club-category-add = Añadir categoría
club-merge-hint = Todas las jornadas y partidas de { $gone } contarán para { $kept } y mostrarán ese nombre. Se puede deshacer en cualquier momento.
club-forget = Borrar el nombre
club-forget-hint = El nombre se sustituye en todas partes, también en las copias de seguridad. Se conservan los resultados, los puestos y los apodos de las notas.
club-alias = Nombre sustituto
club-alias-usual = Exjugador { $number }
club-forget-do = Borrar
club-forget-ask = ¿Borrar el nombre «{ $name }»?
club-forget-warning = { $alias } sustituirá al nombre en todas partes. No se puede deshacer, ni con una copia de seguridad.
club-forgotten = Borrado
club-forgotten-as = El nombre se ha sustituido por { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Reescrito sin el nombre: { $files }
       *[other] { $count } archivos reescritos sin el nombre: { $files }
    }
    [cut] { $count ->
        [one] Ya estaba dañado, queda solo lo que se pudo leer: { $files }
       *[other] { $count } archivos ya estaban dañados, queda solo lo que se pudo leer: { $files }
    }
    [removed] { $count ->
        [one] Borrado: { $files }
       *[other] { $count } archivos borrados: { $files }
    }
   *[left] { $count ->
        [one] Sin cambios, aún contiene el nombre: { $files }
       *[other] { $count } archivos sin cambios, aún contienen el nombre: { $files }
    }
}
club-forgotten-shared = Otra persona también se llama así y conserva el nombre: { $names }

## Club: seasons

club-seasons-none = Una temporada reúne varias jornadas en una clasificación. Ponle un nombre para empezar.
club-season-name = Nombre de la temporada
club-season-new = Nueva temporada
club-season-gone = Esta temporada se borró.
club-season-table = Clasificación
club-season-empty = Elige las jornadas que forman esta temporada.
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
    [one] { $figure ->
        [points] Puntos
        [card_points] Puntos de cartas
        [difference] Diferencia de puntos de cartas
        [wins] Partidas ganadas
       *[places] Puntos según el puesto
    }, la mejor de { $count } jornadas.
   *[other] { $figure ->
        [points] Puntos
        [card_points] Puntos de cartas
        [difference] Diferencia de puntos de cartas
        [wins] Partidas ganadas
       *[places] Puntos según el puesto
    }, las mejores { $best } de { $count } jornadas.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Con el mismo total decide la mejor jornada.
club-season-counts = Puntuación
club-season-best = ¿Cuántas de las mejores jornadas de cada jugador cuentan?
club-season-all = todas
club-season-figure = Lo que da cada jornada:
club-season-figure-of = { $figure ->
    [points] puntos
    [card_points] puntos de cartas
    [difference] diferencia
    [wins] partidas ganadas
   *[places] puntos según el puesto
}
club-season-places = Puntos desde el primer puesto: { $points }. Los demás, 0.
club-season-evenings = Jornadas de esta temporada:
club-season-figures = Manos, parejas y récords de todas sus mesas
club-season-delete = Borrar esta temporada
club-season-delete-hint = Sus jornadas se conservan.
club-print = Imprimir
club-table-file = Hoja de cálculo
club-ratings = Niveles
club-ratings-hint = El nivel de juego de cada jugador, estimado por sus resultados. El segundo número es el margen de error.
club-ratings-order = El orden tiene en cuenta el margen: quien ha jugado pocas partidas queda más abajo.
club-ratings-show = Calcular
club-ratings-missing = Los niveles necesitan otro paquete: instala «canasta-scorekeeper[web]».
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
publish-title = Club de canasta
publish-hint = Jornadas, temporadas, niveles y récords como páginas web sencillas en un archivo zip. Descomprímelo en cualquier servidor web.
publish-club = Nombre del club
publish-names = Nombres en las páginas
publish-names-of = { $who ->
    [agreed] Solo con permiso
   *[all] Todos
}
publish-names-hint = Marca a quienes aceptan aparecer con su nombre. Los demás salen con iniciales.
publish-running = Incluir jornadas en curso
publish-save = Guardar como archivo zip
publish-evenings = Jornadas
publish-none = Aún no hay jornadas terminadas.
publish-records = Récords
publish-record = { $kind ->
    [highest_match] Mejor partida
    [largest_margin] Mayor ventaja
    [best_deal] Mejor mano
    [most_canastas] Más { -canasta }s en una mano
   *[longest_streak] Mejor racha de victorias
}

## How a rule set is played, made of its values

how-to-play = Cómo se juega
how-to-play-values = Todos los valores
how-to-play-sources = Fuentes
rule-sets-played = Los más jugados aquí
rule-sets-times = { $count ->
    [one] Jugado aquí una vez
   *[other] Jugado aquí { $count } veces
}
rule-sets-for = Número de jugadores
rule-sets-for-said = Para { $players } jugadores
rule-sets-search = Buscar reglamentos
rule-sets-rare = Más reglamentos
    .detail = Menos conocidos: { $count }
rule-sets-none = No se encontró ningún reglamento.
play-head-aim = Objetivo del juego
play-head-sides = Jugadores y cartas
play-head-dealing = Reparto
play-head-turn = El turno
play-head-melds = Combinaciones
play-head-wilds = Comodines
play-head-canastas = { -canasta(case: "upper") }s
play-head-red-threes = Treses rojos
play-head-black-threes = Treses negros
play-head-pile = Tomar el pozo
play-head-special = Jugadas especiales
play-head-acaba = Acaba
play-head-penalties = Penalizaciones
play-head-initial = Apertura
play-head-out = Cierre
play-head-scoring = Puntuación
play-head-end = Fin de la partida
play-head-players = Con { $players } jugadores
play-head-later = Segunda fase
play-aim = { $melds ->
    [sequences] Se juntan escaleras del mismo palo y se bajan a la mesa boca arriba: son las combinaciones.
    [both] Se juntan cartas del mismo valor y escaleras del mismo palo, y se bajan a la mesa boca arriba: son las combinaciones.
   *[groups] Se juntan cartas del mismo valor y se bajan a la mesa boca arriba: son las combinaciones.
} Las combinaciones largas se llaman { canasta-name }s y dan la mayoría de los puntos.
play-aim-target = Se juega una mano tras otra hasta que un equipo llega a { $points } puntos.
play-later = Cuando un jugador llega a { $points } puntos, desde la mano siguiente hasta el final de la partida se juega así:
play-aim-deals = { $deals ->
    [one] Una partida es de una sola mano.
   *[other] Una partida es de { $deals } manos.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Se juega en { $sides } parejas. Los compañeros se sientan uno frente al otro y juntan sus combinaciones.
       *[other] Se juega en { $sides } equipos de { $size }. Compañeros y rivales se sientan alternados. Los compañeros juntan sus combinaciones.
    }
    [lone_hand] Juegan { $sides }. En cada mano uno va solo contra los demás.
   *[individual] Juegan { $sides }, cada uno por su cuenta. Donde las reglas dicen «equipo», se trata de un solo jugador.
}
play-lone-pile = El primero que toma el pozo juega solo el resto de la mano. Los demás juntan sus combinaciones.
play-packs = Se juega con { $packs ->
    [one] una baraja
   *[other] { $packs } barajas
} { $jokers ->
    [0] sin jokers
   *[other] y { $jokers } jokers
}, { $cards } cartas en total.
play-first-dealer = { $value ->
    [by_lot] Se sortea quién reparte primero.
   *[any_method] Quién reparte primero se decide como se quiera.
}
play-dealing = { $players ->
    [2] El rival de quien reparte corta, empieza y repartirá en la próxima mano.
   *[other] { $value ->
        [counterclockwise] Corta el jugador a la izquierda del que reparte. El de la derecha empieza y repartirá en la próxima mano. Se juega en sentido antihorario.
       *[clockwise] Corta el jugador a la derecha del que reparte. El de la izquierda empieza y repartirá en la próxima mano. Se juega en sentido horario.
    }
}
play-hand = Cada uno recibe { $cards } cartas.
play-foot = { $taken ->
    [after_first_canasta] Cada uno recibe además una segunda mano tapada de { $cards } cartas, que toma tras su primera canasta.
    [by_side] Cada equipo tiene además un { foot-name } tapado de { $cards } cartas. Lo toma el primero de sus jugadores que se queda sin cartas.
   *[after_hand] Cada uno recibe además un pie de { $cards } cartas, que queda tapado hasta que ha jugado toda la mano.
}
play-foot-alone = Cada jugador tiene además un { foot-name } tapado de { $cards } cartas y lo toma cuando se queda sin cartas.
play-foot-lone = Hay dos { foot-name }s, uno de { $lone } cartas y otro de { $cards }. El primer jugador que se queda sin cartas toma el de { $lone } y juega solo el resto de la mano. Los otros dos juntan sus combinaciones y comparten el otro.
play-first-pile = { $value ->
    [upcard_value] El pozo empieza con una carta descubierta y tantas más como indique su valor: una si es un as, trece si es un rey. Las demás cartas forman el mazo.
    [no_card] Las demás cartas forman el mazo. El pozo empieza con el primer descarte.
   *[one_card] El pozo empieza con una carta descubierta. Las demás cartas forman el mazo.
}
play-draw = { $cards ->
    [one] El turno empieza tomando el pozo o robando una carta del mazo.
   *[other] El turno empieza tomando el pozo o robando { $cards } cartas del mazo.
}
play-discard = Después se pueden bajar las cartas que se quiera. El turno termina descartando una carta boca arriba en el pozo.
play-add = En cada turno se pueden añadir cartas a las combinaciones del propio equipo, nunca a las de otro.
play-meld = Una combinación tiene al menos { $cards } cartas del mismo valor.
play-meld-ranks = Solo se pueden bajar así las cartas de estos valores: { $ranks }.
play-meld-most = Una combinación no tiene nunca más de { $cards } cartas.
play-meld-most-waived = Solo quien cierra puede bajar más.
play-one-meld = { $value ->
    [yes] Un equipo tiene una sola combinación de cada valor.
   *[no] Un equipo puede tener varias combinaciones del mismo valor.
}
play-twos = También se pueden bajar los doses solos.
play-sequence = { $ends ->
    [same] Una escalera también es una combinación: de { $least } a { $most } cartas seguidas del mismo palo.
   *[different] Una escalera también es una combinación: de { $least } a { $most } cartas seguidas del mismo palo, entre { $low } y { $high }.
}
play-sequence-only = { $ends ->
    [same] Todas las combinaciones son escaleras: de { $least } a { $most } cartas seguidas del mismo palo.
   *[different] Todas las combinaciones son escaleras: de { $least } a { $most } cartas seguidas del mismo palo, entre { $low } y { $high }.
}
play-sequence-two = En una escalera el as va abajo o arriba, y un dos en su propio lugar es una carta natural.
play-sequence-aces = { $aces ->
    [1] Una escalera lleva un solo as.
   *[other] Una escalera puede empezar y terminar en as.
}
play-sequence-wilds = { $wilds ->
    [0] Una escalera no puede llevar comodines.
    [one] Una escalera puede llevar un comodín como mucho.
   *[other] Una escalera puede llevar { $wilds } comodines como mucho.
}
play-wild = { $jokers ->
    [yes] Los jokers y los doses son comodines
   *[no] Los doses son comodines
}: pueden sustituir a cualquier otra carta. Una combinación necesita al menos { $naturals ->
    [one] una carta natural.
   *[other] { $naturals } cartas naturales.
}
play-wild-most = { $wilds ->
    [0] Una combinación no puede llevar comodines.
    [one] Una combinación puede llevar un comodín como mucho.
   *[other] Una combinación puede llevar { $wilds } comodines como mucho.
}
play-wild-no-group = Un grupo del mismo valor no puede llevar comodines.
play-wild-share = { $value ->
    [lt] En una combinación siempre hay menos comodines que cartas naturales.
   *[le] En una combinación nunca hay más comodines que cartas naturales.
}
play-wild-alone = Los comodines también se pueden bajar solos, hasta { $cards } en una combinación.
play-wild-never-alone = Los comodines no se pueden bajar solos.
play-wild-first = Si un equipo ha empezado una combinación de comodines, tiene que completarla antes de usar comodines en otra.
play-wild-never = { $count ->
    [one] Las combinaciones de este valor no pueden llevar comodines: { $ranks }.
   *[other] Las combinaciones de estos valores no pueden llevar comodines: { $ranks }.
}
play-wild-aces = Con ases, los comodines solo se usan en la apertura.
play-wild-five = Tras la apertura, los comodines solo se añaden a combinaciones con al menos cinco cartas naturales.
play-canasta = { $melds ->
    [sequences] Una escalera de { $cards } cartas o más es { -una } { -canasta }.
    [both] Una combinación de { $cards } cartas o más, del mismo valor o en escalera, es { -una } { -canasta }.
   *[groups] Una combinación de { $cards } cartas o más es { -una } { -canasta }.
}
play-canasta-full = Una combinación de { $cards } cartas es { -una } { -canasta }.
play-canasta-sequence = Una escalera de { $cards } cartas o más es { -una } { -canasta }. Un grupo del mismo valor no lo es nunca.
play-canasta-natural = { -canasta.gender ->
    [masculine] Un
   *[feminine] Una
} { -canasta } sin comodines es { -limpia } y da { $points } puntos.
play-canasta-mixed = { -canasta.gender ->
    [masculine] Un
   *[feminine] Una
} { -canasta } con comodines es { -sucia } y da { $points } puntos.
play-canasta-bonus = { $type ->
    [wild] Una canasta de comodines da { $points }.
    [wild_all_twos] Si son todos doses, da { $points }.
    [wild_four_jokers] Con cuatro jokers da { $points }.
    [sequence] Una canasta en escalera da { $points }.
    [sevens] Una canasta de sietes da { $points }.
    [fives] Una canasta de cincos da { $points }.
    [aces] Una canasta de ases da { $points }.
    [sevens_mixed] Una canasta de sietes con comodines da { $points }.
    [aces_mixed] Una canasta de ases con comodines da { $points }.
    [semi_natural] Si a { -una } { -canasta } { -limpia } se le añade un comodín, es { -semilimpia } y da { $points }.
    [suit_ace_to_ace] Una escalera de as a as sin comodines da { $points }.
    [suit_whole] Una escalera de un palo entero sin comodines da { $points }.
    [suit_mixed] Una escalera de un palo entero con un comodín da { $points }.
    [rank_whole] Ocho cartas iguales sin comodines dan { $points }.
    [rank_mixed] Ocho cartas iguales y un comodín dan { $points }.
    [twos_natural] Una canasta limpia de doses da { $points }.
   *[twos_mixed] Una canasta sucia de doses da { $points }.
}
play-canasta-cards = { $value ->
    [yes] Las cartas de { -una } { -canasta } cuentan además de su premio.
   *[no] Las cartas de { -una } { -canasta } no cuentan: solo cuenta su premio.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Una canasta de mano, bajada entera de una vez, da el doble de su premio.
       *[other] Una canasta de mano, bajada entera de una vez, da { $amount } veces su premio.
    }
   *[add] Una canasta de mano, bajada entera de una vez, da { $amount } más.
}
play-canasta-trump = El palo de la primera carta descubierta es el triunfo. { $times ->
    [2] Si una { canasta-name } es una escalera del triunfo, su premio es doble.
   *[other] Si una { canasta-name } es una escalera del triunfo, su premio se multiplica por { $times }.
}
play-canasta-extra = Varias { -canasta }s dan un premio extra:
play-canasta-extra--spanish = El canastrón da un premio extra, y la canasta de canastas, otro más:
play-canasta-out = Solo el equipo que cierra recibe el premio por estas canastas: { $types }.
play-red-threes = { $value ->
    [yes] Con los treses rojos no se hacen combinaciones. Cada uno se pone enseguida boca arriba en la mesa y se roba otra carta.
   *[no] Con los treses rojos no se hacen combinaciones. Cada uno se pone enseguida boca arriba en la mesa, sin robar otra carta.
}
play-red-each = Cada tres rojo vale { $points } puntos.
play-red-all = Cada tres rojo vale { $points } puntos, y los { $threes } juntos, { $together }.
play-red-values = Cuantos más treses rojos tiene un equipo, más valen juntos:
play-red-sides = { $below ->
    [zero] Los treses rojos solo cuentan para un equipo que ha abierto.
   *[minus] Los treses rojos cuentan a favor de un equipo que ha abierto y en contra de uno que no ha abierto.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Los treses rojos solo cuentan para un equipo con una canasta de sietes.
           *[minus] Los treses rojos cuentan a favor de un equipo con una canasta de sietes y en contra de uno sin ella.
        }
        [natural] { $below ->
            [zero] Los treses rojos solo cuentan para un equipo con una canasta limpia.
           *[minus] Los treses rojos cuentan a favor de un equipo con una canasta limpia y en contra de uno sin ella.
        }
       *[canastas] { $below ->
            [zero] Los treses rojos solo cuentan para un equipo con una canasta.
           *[minus] Los treses rojos cuentan a favor de un equipo con una canasta y en contra de uno sin ella.
        }
    }
   *[other] { $below ->
        [zero] Los treses rojos solo cuentan para un equipo con al menos { $canastas } canastas.
       *[minus] Los treses rojos cuentan a favor de un equipo con al menos { $canastas } canastas y en contra de uno con menos.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Los treses rojos cuentan en contra de un equipo que no ha abierto.
       *[other] Los treses rojos cuentan en contra de un equipo que ha abierto.
    }
    [zero] { $melded ->
        [0] Los treses rojos no cuentan para un equipo que no ha abierto.
       *[other] Los treses rojos no cuentan para un equipo que ha abierto.
    }
   *[plus] { $melded ->
        [0] Los treses rojos cuentan a favor de todos los equipos.
       *[other] Los treses rojos cuentan a favor de un equipo que ha abierto.
    }
}
play-red-canastas = { $sign ->
    [minus] Los treses rojos cuentan en contra del equipo { $what }.
    [zero] Los treses rojos no cuentan para el equipo { $what }.
   *[plus] Los treses rojos cuentan a favor del equipo { $what }.
}
play-red-never = Los treses rojos ni se bajan ni se ponen en la mesa.
play-threes-plain = Los treses son cartas como las demás.
play-red-all-four = Si los cuatro treses rojos cuentan en contra de un equipo, le cuestan { $points } puntos en total.
play-red-as-tabled = Mientras el equipo no tenga { -canasta }, un tres rojo que queda en la mano cuenta como si estuviera en la mesa.
play-red-in-hand = Un tres rojo que sigue en la mano al final cuesta { $points } puntos.
play-black-each = { $place ->
    [captured_values] Cada tres negro tomado con el pozo da { $points } puntos.
   *[tabled_values] Cada tres negro en la mesa vale { $points } puntos.
}
play-black-all = { $place ->
    [captured_values] Cada tres negro tomado con el pozo da { $points } puntos, y los { $threes } juntos, { $together }.
   *[tabled_values] Cada tres negro en la mesa vale { $points } puntos, y los { $threes } juntos, { $together }.
}
play-black-values = { $place ->
    [captured_values] Cuantos más treses negros toma un equipo con el pozo, más dan juntos:
   *[tabled_values] Cuantos más treses negros tiene un equipo en la mesa, más valen juntos:
}
play-black-role = { $value ->
    [discard_only] Los treses negros solo se pueden descartar.
    [tabled_bonus] Los treses negros se ponen en la mesa como los rojos.
    [removed_from_pile] Cuando se toma el pozo, los treses negros que contiene salen del juego.
   *[stop_card] Un tres negro encima del pozo lo tapa: el jugador siguiente no puede tomarlo.
}
play-black-meld = { $when ->
    [any] Los treses negros se pueden bajar en cualquier momento, { $least } o más juntos
   *[going_out] Los treses negros solo se pueden bajar al cerrar, { $least } o más juntos
}{ $wilds ->
    [yes] , también con comodines.
   *[no] , sin comodines.
}
play-black-most = En una combinación así hay { $cards } como mucho.
play-black-never = Los treses negros nunca se bajan.
play-black-as-tabled = Mientras el equipo no tenga { -canasta }, un tres negro que queda en la mano cuenta como si estuviera en la mesa.
play-black-in-hand = Un tres negro que sigue en la mano al final cuesta { $points } puntos.
play-pile = { $value ->
    [natural_pair] Para tomar el pozo hay que tener en la mano dos cartas naturales del mismo valor que la de arriba y bajar enseguida las tres.
    [no_wild] Para tomar el pozo hay que bajar enseguida la carta de arriba, solo con cartas naturales.
    [nothing] En cualquier turno se puede tomar el pozo, sin tener que bajar ninguna de sus cartas.
    [top_card] Para tomar el pozo hay que bajar enseguida la carta de arriba, con cartas de la mano o añadida a una combinación del equipo.
    [any_of_pile] Para tomar el pozo hay que bajar enseguida una de sus cartas, con cartas de la mano o añadida a una combinación del equipo.
   *[any] Para tomar el pozo hay que bajar enseguida la carta de arriba. Se puede bajar con dos cartas naturales de su valor que se tengan en la mano, con una de ellas y un comodín, o añadirla a una combinación del equipo.
}
play-pile-frozen = El pozo está congelado para un equipo que no ha abierto. Para todos está congelado mientras haya un comodín en él. Un pozo congelado solo lo toma quien baja enseguida la carta de arriba con dos cartas naturales de su valor que tenga en la mano.
play-pile-all = Siempre se toma todo el pozo.
play-pile-cards = { $cards ->
    [one] Del pozo se toma solo la carta de arriba.
   *[other] Del pozo se toman solo las { $cards } cartas de arriba.
}
play-pile-canasta = { $value ->
    [yes] El pozo también se puede tomar para añadir la carta de arriba a { -una } { -canasta } { -terminada }.
   *[no] El pozo no se puede tomar para añadir la carta de arriba a { -una } { -canasta } { -terminada }.
}
play-pile-always-frozen = El pozo está siempre congelado.
play-pile-pair-canasta = El pozo no se puede tomar si el equipo ya tiene { -una } { -canasta } { -terminada } del valor de la carta de arriba.
play-out-ends = Se cierra jugando la última carta propia, y con eso termina la mano.
play-pile-jokers = { $value ->
    [yes] Los jokers se pueden descartar.
   *[no] Los jokers no se pueden descartar.
}
play-initial = { $value ->
    [hand_number] Las primeras cartas que un equipo baja en una mano son su apertura, aunque formen varias combinaciones. Juntas tienen que sumar un mínimo, que depende del número de la mano:
   *[score] Las primeras cartas que un equipo baja en una mano son su apertura, aunque formen varias combinaciones. Juntas tienen que sumar un mínimo, que depende del total del equipo:
}
play-initial-top = { $value ->
    [yes] Si se abre tomando el pozo, la carta de arriba cuenta, pero las demás no.
   *[no] Si se abre tomando el pozo, sus cartas no cuentan.
}
play-initial-none = No hay mínimo para abrir.
play-initial-again = El mínimo del último tramo vale solo para la primera mano que el equipo empieza en él. En las siguientes se abre con { $points }.
play-initial-no-pile = No se puede abrir tomando el pozo.
play-initial-no-mixed = No se puede abrir con { -una } { -canasta } { -sucia }.
play-initial-only = { $what ->
    [canasta_always_suffices] Con { -una } { -canasta } siempre se puede abrir.
    [naturals_only] La apertura no puede llevar comodines.
   *[clean_triple_required] Tiene que haber tres cartas naturales del mismo valor.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Los premios y los treses rojos cuentan para abrir.
        [no] Los premios cuentan para abrir, pero los treses rojos no.
       *[none] Los premios cuentan para abrir.
    }
   *[no] { $red_threes ->
        [yes] Los treses rojos cuentan para abrir, pero los premios no.
        [no] Los premios y los treses rojos no cuentan para abrir.
       *[none] Los premios no cuentan para abrir.
    }
}
play-initial-after = Un equipo que ya ha abierto no necesita ningún mínimo en el resto de la mano.
play-initial-concealed = { $value ->
    [always] Al cerrar { -en-mano } no hay mínimo para abrir.
    [if_drawn_from_stock] Al cerrar { -en-mano } no hay mínimo para abrir, salvo que se haya tomado el pozo.
   *[never] Incluso al cerrar { -en-mano } hay que llegar al mínimo para abrir.
}
play-out = { $canastas ->
    [0] Un equipo puede cerrar sin { -canasta }.
    [one] Para cerrar, un equipo necesita { -una } { -canasta }.
   *[other] Para cerrar, un equipo necesita { $canastas } { -canasta }s.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Al menos una tiene que ser { -limpia }.
       *[other] Al menos { $count } tienen que ser { -limpia }s.
    }
    [mixed] { $count ->
        [one] Al menos una tiene que ser { -sucia }.
       *[other] Al menos { $count } tienen que ser { -sucia }s.
    }
    [wild] { $count ->
        [one] Al menos una tiene que ser de comodines.
       *[other] Al menos { $count } tienen que ser de comodines.
    }
    [sevens] { $count ->
        [one] Al menos una tiene que ser de sietes, y no cuenta como { -limpia } ni como { -sucia }.
       *[other] Al menos { $count } tienen que ser de sietes, y no cuentan como { -limpia }s ni como { -sucia }s.
    }
    [fives] { $count ->
        [one] Al menos una tiene que ser de cincos, y no cuenta como { -limpia } ni como { -sucia }.
       *[other] Al menos { $count } tienen que ser de cincos, y no cuentan como { -limpia }s ni como { -sucia }s.
    }
   *[sequence] { $count ->
        [one] Al menos una tiene que ser una escalera.
       *[other] Al menos { $count } tienen que ser escaleras.
    }
}
play-out-kind--burraco = { $type ->
    [natural] { $count ->
        [one] Al menos uno tiene que ser limpio.
       *[other] Al menos { $count } tienen que ser limpios.
    }
    [mixed] { $count ->
        [one] Al menos uno tiene que ser sucio.
       *[other] Al menos { $count } tienen que ser sucios.
    }
   *[other] { play-out-kind--usual }
}
play-out-kind--buraco = { play-out-kind--usual }
play-out-kind--burako = { play-out-kind--usual }
play-out-kind--buraco_closed = { play-out-kind--usual }
play-out-kind--tranca = { play-out-kind--usual }
play-out-kind--biriba = { play-out-kind--usual }
play-out-only = { $type ->
    [natural] Tiene que ser { -limpia }.
    [mixed] Tiene que ser { -sucia }.
    [wild] Tiene que ser de comodines.
    [sevens] Tiene que ser de sietes.
    [fives] Tiene que ser de cincos.
   *[sequence] Tiene que ser una escalera.
}
play-out-exclude = Estas canastas no valen para cerrar: { $types }.
play-out-short = No se puede cerrar mientras una de estas combinaciones del equipo esté incompleta: { $types }.
play-out-foot = Además, el equipo tiene que haber tomado su { foot-name }.
play-out-discard = { $value ->
    [yes] Hay que descartar la última carta.
   *[no] La última carta se puede bajar o descartar.
}
play-out-last = { $value ->
    [must_discard] Mientras el equipo no tenga { canasta-name }, hay que guardar una carta para descartar.
   *[may_be_kept] Mientras el equipo no tenga { canasta-name }, se puede guardar la última carta en lugar de descartarla.
}
play-out-concealed = El cierre es { -en-mano } si no se ha bajado nada antes y se baja toda la mano en un solo turno.
play-out-partner = { $value ->
    [must_ask] Antes de cerrar hay que preguntar al compañero.
   *[may_ask_binding] Antes de cerrar se puede preguntar al compañero, y la respuesta obliga.
}
play-stock-out = { $value ->
    [after_last_draw] La mano termina con el turno en que se roba la última carta del mazo.
    [pile_becomes_stock] Cuando se acaba el mazo, se le da la vuelta al pozo, que pasa a ser el mazo.
    [foot_becomes_stock] Cuando se acaba el mazo, un { foot-name } que nadie haya tomado pasa a ser el mazo. Si no queda ninguno, la mano termina.
   *[until_pile_refused] Cuando se acaba el mazo, la mano sigue hasta que alguien no puede o no quiere tomar el pozo.
}
play-stock-last-turn = Quien robó la última carta termina su turno.
play-score = Al final de una mano, un equipo suma sus premios y el valor de las cartas que ha bajado. { $value ->
    [every_card_of_hand_and_foot] El valor de las cartas que quedan en la mano y en el pie se resta.
   *[every_card_of_all_partners] El valor de las cartas que quedan en la mano se resta.
}
play-score-negative = Si un equipo no tiene { -canasta }, se resta también el valor de las cartas que ha bajado.
play-score-out = El cierre da { $points } puntos.
play-partners-half = { $halves ->
    [toward_zero] Cada uno de los dos compañeros recibe la mitad de los puntos que tienen juntos, redondeada hacia cero.
   *[up] Cada uno de los dos compañeros recibe la mitad de los puntos que tienen juntos, redondeada hacia arriba.
}
play-partners-whole = Cada compañero recibe todos los puntos que tienen juntos.
play-score-concealed = El cierre { -en-mano } da { $points } más.
play-exact-pickup = Quien toma del mazo de una vez el número justo de cartas para la mano y el pie suma { $points } puntos.
play-score-cards = Las cartas valen:
play-acaba = Quien ya no ve cómo ganar puede decir «acaba». La mano termina: cada equipo rival suma { $others } puntos y el suyo, { $own }.
play-acaba-partner = { $value ->
    [must_ask] Antes de decir «acaba» hay que preguntar al compañero.
   *[may_ask_binding] Antes de decir «acaba» se puede preguntar al compañero, y la respuesta obliga.
}
play-auto-win = Un equipo con { $canastas } { -canasta }s en una mano suma { $points } puntos y gana la partida.
play-auto-win-instead = Un equipo con { $canastas } { -canasta }s en una mano gana la partida. Suma { $points } puntos en lugar de los demás de esa mano.
play-special = { $value ->
    [add] Una jugada especial se baja completa, y sus puntos se suman a todos los demás:
   *[replace] Una jugada especial se baja completa, y sus puntos sustituyen a todos los demás:
}
play-penalties = Esto cuesta puntos:
play-penalty-foot = Un { foot-name } sin tomar no cuesta nada si ningún otro equipo ha tomado el suyo.
play-end = { $value ->
    [highest_after_last_deal] Tras la última mano gana el total más alto.
   *[highest_at_target] La partida termina con la mano en que un equipo llega a los puntos para ganar. Gana el total más alto.
}
play-end-tie = { $value ->
    [drawn_game] Si empatan los totales más altos, la partida queda empatada.
   *[play_another_hand] Si empatan los totales más altos, se juega otra mano.
}

## How a rule set differs from another

differ-not = Aquí no vale: { $sentence }
differ-title = En qué se diferencia { $here } de { $there }
differ-tab = Diferencias
differ-same = Se juega igual que { $name }.
differ-choose = Conozco otras reglas
differ-choose-hint = ¿Qué reglas conoces?
differ-details = { $count ->
    [one] 1 diferencia menor
   *[other] { $count } diferencias menores
}
compare-choose = { $name }. Elegir otras reglas

## Questions that lead to a rule set

ask-title = ¿Con qué reglas jugamos?
    .detail = Como mucho { $most } preguntas para encontrar el reglamento
ask-number = Pregunta { $number }
ask-left = { $count ->
    [one] Encaja 1 reglamento
   *[other] Encajan { $count } reglamentos
}
ask-unknown = No lo sé
ask-again = Empezar de nuevo
ask-more = Una pregunta más
ask-found = { $count ->
    [one] Estas son las reglas
   *[other] Probablemente uno de estos
}
ask-read = Leer las reglas
ask-players = ¿Cuántas personas juegan?
ask-sides = ¿Se juega con compañeros?
ask-foot = ¿Se reparte también una segunda mano (el pie o el muerto)?
ask-sequences = ¿Se pueden bajar escaleras del mismo palo?
ask-end = ¿Cuánto dura una partida?
ask-packs = ¿Cuántas barajas se mezclan?
ask-hand = ¿Cuántas cartas recibe cada jugador?
ask-draw = ¿Cuántas cartas se roban por turno?
ask-out = ¿Cuántas canastas hacen falta para cerrar?
ask-wild = ¿Cuánto da una canasta de comodines?
ask-sevens = ¿Cuánto da una canasta de sietes?
ask-natural = ¿Cuánto da una canasta limpia?
ask-red = ¿Cuánto valen en total 1, 2, 3… treses rojos?
ask-special = ¿Hay jugadas especiales, como escaleras completas o parejas?
ask-acaba = ¿Se puede decir «acaba» para terminar la mano?
ask-last = ¿Hay que descartar la última carta?
ask-concealed = ¿Da más puntos una canasta bajada entera de la mano?
ask-wilds = ¿Cuántos comodines puede llevar una combinación?
ask-pile = ¿Qué hace falta para tomar un pozo no congelado?
