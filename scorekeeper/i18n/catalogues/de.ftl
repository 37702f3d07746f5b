# Deutsch. One word a thing, everywhere; keep to this list:
#
#   match = Partie                      deal (of a match) = Runde (round of a club night = Durchgang)
#   side = Seite; partnership = Team    dealer = Geber; to deal = geben
#   to record a deal = eintragen        to edit, insert, delete = ändern, einfügen, löschen
#   meld = Meldung; to meld = melden    initial meld = Erstmeldung; its points = Mindestpunkte
#   cards on the table = ausgelegt      jack, queen, king = Bube, Dame, König: B, D, K
#   to open = die Erstmeldung haben     legal = gültig
#   canasta = das Canasta, die Canastas
#   natural, mixed canasta = echtes, unechtes Canasta; in the same way das Burraco, das Biriba
#   wild canasta = wildes Canasta       sequence = Sequenz
#   laid whole from the hand = aus der Hand (never “Hand-Canasta”: some call a concealed going out so)
#   natural card = natürliche Karte     wild card = wilde Karte
#   rank = Rang                         suit, colour = Farbe
#   twos, threes, sevens, aces = Zweier, Dreier, Siebener, Asse
#   red three, red threes = rote Drei, rote Dreier; in the same way black ones
#   pile = Paket; to take the pile = das Paket kaufen; top card = oberste Karte; frozen = eingefroren
#   pack (of cards) = Deck              stock = Talon
#   hand = Hand                         foot = Fuß; der Pozzetto, Morto, Muerto, Biribaki
#   turn = Zug                          to discard = ablegen
#   going out = Ausmachen; is out = hat ausgemacht; badge = AUS
#   concealed = verdeckt                acaba = Acaba
#   bonus = Prämie                      penalty = Strafe
#   special hand = Spezialhand          lone hand = Solo
#   score, total = Stand; sum = Summe   opening score = Anfangsstand
#   needs, needed = nötig               figures = Zahlen
#   target = Ziel                       score sheet = Punktezettel
#   draw = Unentschieden                walkover = kampflos
#   rules, rule set = Regeln, Regelwerk house rules = Hausregeln
#   variation = Variante                the book = Regelbuch
#   set-up = Einstellungen              course = Verlauf
#   history = Protokoll                 backup = Sicherung
#   adjustment = Strafe oder Prämie      undo, redo = rückgängig, wiederholen
#
#   Club night:
#   session = Clubtreffen, Treffen      round = Durchgang (never Runde: that is a deal)
#   table = Tisch                       card of a table = Tischkarte
#   organiser = Turnierleitung          log = Protokoll
#   to check in = anmelden              entry = Anmeldung (heading of a column: Teilnehmer)
#   pairs, individuals, teams = Paare, Einzeln, Mannschaften
#   draw of a round = Auslosung         to draw = auslosen; lot = Los
#   to rest = spielfrei sein            bye = Freilos
#   to report, claim = angeben (never melden)
#   to agree = einig sein, zustimmen    disputed = strittig; by somebody = bestritten von
#   to correct = berichtigen            to close a round = beenden
#   standing = Rangliste; final one = Endrangliste
#   place = Platz (where one is: Ort)   scheme = Wertung; tie-break = Feinwertung
#   card points = Spielpunkte           victory points = Siegpunkte
#   difference = Differenz              matches won = Siege
#   season = Saison; its table = Tabelle
#   rating = Spielstärke                big screen = Anzeigetafel
#
# The app addresses nobody: infinitives (“Datei wählen”), neither du nor Sie.

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = K
letter-Q = D
letter-J = B
letter-3b = S
letter-3r = R

## Lines of a score

line-melded_cards = Ausgelegte Karten
line-canasta = { $type ->
    [natural] Echte { canasta-name }s
    [mixed] Unechte { canasta-name }s
    [wild] Wilde { canasta-name }s
    [wild_all_twos] Wilde { canasta-name }s, nur Zweier
    [wild_four_jokers] Wilde { canasta-name }s mit vier Jokern
    [sequence] Sequenz-{ canasta-name }s
    [sevens] Siebener-{ canasta-name }s
    [fives] Fünfer-{ canasta-name }s
    [aces] Ass-{ canasta-name }s
    [sevens_mixed] Unechte Siebener-{ canasta-name }s
    [aces_mixed] Unechte Ass-{ canasta-name }s
    [semi_natural] Halbechte { canasta-name }s
    [suit_ace_to_ace] { canasta-name }s von Ass bis Ass
    [suit_whole] { canasta-name }s einer ganzen Farbe
    [suit_mixed] Unechte { canasta-name }s einer ganzen Farbe
    [rank_whole] { canasta-name }s aus acht Gleichen
    [rank_mixed] { canasta-name }s aus acht Gleichen mit wilder Karte
    [twos_natural] Echte Zweier-{ canasta-name }s
    [twos_mixed] Unechte Zweier-{ canasta-name }s
   *[other] { canasta-name }s
}
line-concealed_canasta = { canasta-name }s aus der Hand
line-trump_canasta = { canasta-name }s in der Trumpffarbe
line-extra_bonus = Prämie für die Zahl der { canasta-name }s
line-red_threes = Rote Dreier
line-black_threes = Schwarze Dreier
line-captured_black_threes = Schwarze Dreier aus dem Paket
line-go_out = Ausmachen
line-concealed_go_out = Verdecktes Ausmachen
line-cards_in_hand = Karten auf der Hand
line-black_threes_in_hand = Schwarze Dreier auf der Hand
line-feet_untaken = { record-foot } nicht genommen
line-exact_pickups = Genau abgehoben
line-partners_half = Hälfte des Partners
line-red_threes_in_hand = Rote Dreier auf der Hand
line-incomplete = Unfertige { canasta-name }s
line-held = Siebener oder Asse behalten
line-seven_canastas = Sieben { canasta-name }s
line-special_hand = Spezialhand
line-acaba = Acaba
line-total = Als Summe eingetragen
line-total_base = { canasta-name }s und Prämien
line-total_cards = Karten
line-adjustment = Strafe oder Prämie

brief-melded_cards = Karten
brief-canasta = { $type ->
    [natural] echt
    [mixed] unecht
    [wild] wild
    [wild_all_twos] wild aus Zweiern
    [wild_four_jokers] wild mit vier Jokern
    [sequence] { $count ->
        [one] Sequenz
       *[other] Sequenzen
    }
    [sevens] Siebener
    [fives] Fünfer
    [aces] Asse
    [sevens_mixed] unechte Siebener
    [aces_mixed] unechte Asse
    [semi_natural] halbecht
    [suit_ace_to_ace] Ass bis Ass
    [suit_whole] ganze Farbe
    [suit_mixed] ganze Farbe, unecht
    [rank_whole] acht Gleiche
    [rank_mixed] acht Gleiche, unecht
    [twos_natural] echte Zweier
    [twos_mixed] unechte Zweier
   *[other] { $count ->
        [one] Canasta
       *[other] Canastas
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] Samba
       *[other] Sambas
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] Escalera
       *[other] Escaleras
    }
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = aus der Hand
brief-trump_canasta = in Trumpf
brief-extra_bonus = { canasta-name }-Prämie
brief-red_threes = { $count ->
    [one] rote Drei
   *[other] rote Dreier
}
brief-black_threes = { $count ->
    [one] schwarze Drei
   *[other] schwarze Dreier
}
brief-captured_black_threes = schwarze aus dem Paket
brief-go_out = aus
brief-concealed_go_out = verdeckt
brief-cards_in_hand = auf der Hand
brief-black_threes_in_hand = schwarze Dreier auf der Hand
brief-feet_untaken = { foot-name } nicht genommen
brief-exact_pickups = genau abgehoben
brief-partners_half = Hälfte des Partners
brief-red_threes_in_hand = rote Dreier auf der Hand
brief-incomplete = unfertig
brief-held = behalten
brief-seven_canastas = sieben { canasta-name }s
brief-special_hand = Spezialhand
brief-acaba = Acaba
brief-total = als Summe
brief-total_base = { canasta-name }s und Prämien
brief-total_cards = Karten
brief-adjustment = Strafe oder Prämie

## What is wrong with a deal

problem-negative = { $count } geht nicht, mindestens 0 ist nötig
problem-counted_twice = doppelt gezählt: einmal als Karten, einmal als Summe
problem-base_without_total = neben den Punkten für Canastas und Prämien auch die Summe der Seite eingeben
problem-wrong_number_of_sides = { $count ->
    [one] nur eine Seite ist
   *[other] { $count } Seiten sind
} eingetragen, aber { $right } spielen mit
problem-two_sides_out = eine andere Seite hat schon ausgemacht
problem-acaba_not_played = Acaba gibt es nach diesen Regeln nicht
problem-acaba_and_out = nach Acaba kann niemand mehr ausmachen
problem-acaba_one_caller = nur eine Seite kann Acaba ansagen, nicht { $count }
problem-two_special_hands = eine andere Seite hat die Runde schon mit einer Spezialhand beendet
problem-special_hand_ended_the_deal = eine andere Seite hat die Runde mit einer Spezialhand beendet
problem-special_hand_with_melds = zu einer Spezialhand gibt es keine anderen Meldungen
problem-nobody_out_nothing_in_hand = niemand hat ausgemacht: Karten auf der Hand eingeben
problem-no_value_canasta = für dieses { canasta-name } gibt es nach diesen Regeln keine Prämie
problem-no_value_red_threes = { $most ->
    [0] rote Dreier zählen nach diesen Regeln nicht
   *[other] { $count } rote Dreier: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_black_threes = { $most ->
    [0] ausgelegte schwarze Dreier zählen nach diesen Regeln nicht
   *[other] { $count } ausgelegte schwarze Dreier: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] schwarze Dreier aus dem Paket zählen nach diesen Regeln nicht
   *[other] { $count } schwarze Dreier aus dem Paket: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_special_hand = die Spezialhand „{ $name }“ gibt es nach diesen Regeln nicht
problem-no_value_feet_untaken = ein nicht genommener { foot-name } zählt nach diesen Regeln nicht
problem-no_value_exact_pickups = genaues Abheben zählt nach diesen Regeln nicht
problem-more_hand_canastas = mehr { canasta-name }s aus der Hand als { canasta-name }s überhaupt
problem-more_trump_canastas = mehr { canasta-name }s in Trumpf als { canasta-name }s überhaupt
problem-trump_unknown = die Trumpffarbe angeben: eine Sequenz darin zählt mehr
problem-no_value_trump_canastas = eine Trumpffarbe gibt es nach diesen Regeln nicht
problem-concealed_but_not_out = verdeckt, aber nicht ausgemacht
problem-out_without_canastas = { $asked ->
    [kinds] ausgemacht: { $has }, nötig: { $wants }
    [both] ausgemacht { $count ->
        [0] ohne { canasta-name }
        [one] mit einem { canasta-name }
       *[other] mit { $count } { canasta-name }s
    } ({ $has }), nötig: { $canastas } ({ $wants })
    [some] ausgemacht { $count ->
        [0] ohne { canasta-name }, das dafür zählt
        [one] mit einem { canasta-name }, das dafür zählt
       *[other] mit { $count } { canasta-name }s, die dafür zählen
    }, nötig: { $canastas }
   *[number] ausgemacht { $count ->
        [0] ohne { canasta-name }
        [one] mit einem { canasta-name }
       *[other] mit { $count } { canasta-name }s
    }, nötig: { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] ausgemacht ohne { canasta-name }, nötig: { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] kein echtes
        [one] { $count } echtes
       *[other] { $count } echte
    }
    [mixed] { $count ->
        [0] kein unechtes
        [one] { $count } unechtes
       *[other] { $count } unechte
    }
    [wild] { $count ->
        [0] kein wildes
        [one] { $count } wildes
       *[other] { $count } wilde
    }
    [sevens] { $count ->
        [0] kein Siebener
        [one] { $count } Siebener
       *[other] { $count } Siebener
    }
    [fives] { $count ->
        [0] kein Fünfer
        [one] { $count } Fünfer
       *[other] { $count } Fünfer
    }
   *[sequence] { $count ->
        [0] keine Sequenz
        [one] { $count } Sequenz
       *[other] { $count } Sequenzen
    }
}
problem-concealed_without_canasta = verdeckt ausgemacht, aber ohne { canasta-name }
problem-out_but_not_opened = ausgemacht, aber nichts gemeldet
problem-out_without_foot = ausgemacht, aber den { foot-name } nicht genommen
problem-too_many_feet = { $count } nicht genommen: jede Seite hat nur einen { foot-name }
problem-out_with_cards_in_hand = wer ausmacht, hat keine Karten mehr
problem-melded_but_not_opened = wer Meldungen hat, hat auch eine Erstmeldung
problem-no_lone_hand = ein Solo gibt es nach diesen Regeln nicht
problem-two_lone_hands = in dieser Runde hat schon jemand anders allein gespielt
problem-lone_hand_needed = { $decided ->
    [foot] angeben, wer allein gespielt hat: wer zuerst einen { foot-name } nahm
   *[pile] angeben, wer allein gespielt hat: wer zuerst das Paket kaufte, sonst wer ausmachte
}
problem-lone_without_foot = allein gespielt, aber keinen { foot-name } genommen: allein spielt, wer den ersten nimmt
problem-too_many_red_threes = { $count } rote Dreier: es gibt nur { $most }
problem-too_many_black_threes = { $count } schwarze Dreier: es gibt nur { $most }
problem-too_many_of_a_card = { $count }-mal { $card }: davon gibt es nur { $most }
problem-too_many_wild_cards = das wären { $count } wilde Karten: es gibt nur { $most }
problem-too_many_points = { $points } Kartenpunkte: möglich sind höchstens { $most }
problem-too_many_canastas = { $by ->
    [rules] { $count } { canasta-name }s: so viele kann eine Seite nach diesen Regeln nicht haben
   *[packs] für diese { $count } { canasta-name }s reichen die Karten nicht
}
problem-too_few_points_for_canastas = { $count ->
    [one] schon die Karten dieses { canasta-name }s zählen
   *[other] schon die Karten dieser { canasta-name }s zählen
} mindestens { $least }
problem-total_too_high = nach diesen Regeln sind höchstens { $most } möglich
problem-total_too_low_for_out = { $least ->
    [0] wer ausmacht, hat selten weniger als 0
   *[other] wer ausmacht, hat nach diesen Regeln mindestens { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] ohne { canasta-name } sind höchstens { $most } möglich
    [one] mit diesem { canasta-name } sind höchstens { $most } möglich
   *[other] mit diesen { canasta-name }s sind höchstens { $most } möglich
}
problem-odd_points = Kartenpunkte enden auf 0 oder 5

## What is wrong with a meld

problem-no_meld = diese Karten sind keine Meldung: { $why ->
    [red_three] rote Dreier werden nicht gemeldet
    [threes] in eine Sequenz gehört keine Drei
    [wild] eine Sequenz braucht natürliche Karten
    [gap] eine Sequenz hat weder Lücken noch doppelte Karten
   *[ranks] { $first } und { $other } passen nicht zusammen
}
problem-too_few_cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: eine Meldung braucht mindestens { $least }
problem-too_many_cards_in_meld = { $count } Karten: eine Meldung hat höchstens { $most }
problem-too_few_naturals = { $count ->
    [0] keine natürliche Karte
    [one] eine natürliche Karte
   *[other] { $count } natürliche Karten
}: eine Meldung braucht mindestens { $least }
problem-too_many_wilds = { $count } wilde Karten: höchstens { $most } in einer Meldung
problem-more_wilds_than_naturals = mehr wilde als natürliche Karten
problem-not_fewer_wilds_than_naturals = eine Meldung braucht mehr natürliche als wilde Karten
problem-no_wilds_in_rank = in dieser Meldung sind keine wilden Karten erlaubt
problem-wild_aces_only_at_first = zu Assen passen wilde Karten nur bei der Erstmeldung
problem-too_few_naturals_for_wilds = wilde Karten kommen erst zu { $least } oder mehr natürlichen Karten dazu
problem-no_sequences = Sequenzen gibt es nach diesen Regeln nicht
problem-no_groups = nach diesen Regeln gibt es nur Sequenzen
problem-no_groups_of_rank = Karten dieses Ranges werden nur in Sequenzen gemeldet
problem-sequence_out_of_range = so weit geht eine Sequenz nicht
problem-too_many_aces = { $count } Asse: höchstens { $most } in einer Sequenz
problem-no_wild_melds = wilde Karten allein sind keine Meldung
problem-no_melds_of_twos = Zweier allein sind keine Meldung
problem-black_threes_never = schwarze Dreier werden nie gemeldet
problem-black_threes_only_going_out = schwarze Dreier werden nur beim Ausmachen gemeldet
problem-bare_three = „{ $token }“: bei der 3 fehlt die Farbe (b für Schwarz, r für Rot)
problem-unknown_character = „{ $token }“: { $character } ist keine Karte
problem-unknown_suit = „{ $token }“: { $character } ist keine Farbe. Möglich sind s, h, d, c (Pik, Herz, Karo, Kreuz)
problem-empty_notation = keine Karten angegeben
problem-empty_token = „{ $token }“: darin sind keine Karten

## Initial meld

problem-nothing_laid = noch nichts gemeldet
problem-pile_not_allowed = für die Erstmeldung darf das Paket nicht gekauft werden
problem-pile_stopped = mit dieser obersten Karte darf das Paket nicht gekauft werden: { $card }
problem-pile_takes_natural_pair = das Paket lässt sich nur mit einem natürlichen Paar aus der Hand kaufen, passend zu { $card }
problem-pile_takes_no_wild = das Paket wird nicht mit wilden Karten gekauft
problem-short_of_requirement = { $short } zu wenig
problem-needs_canasta = ein Canasta muss dabei sein
problem-needs_natural_canasta = ein Canasta muss dabei sein, kein unechtes
problem-naturals_only = in der Erstmeldung sind nur natürliche Karten erlaubt
problem-needs_clean_triple = drei natürliche Karten eines Ranges müssen dabei sein
problem-no_mixed_canasta_at_first = in der Erstmeldung ist kein unechtes Canasta erlaubt
problem-wild_meld_first = wilde Karten kommen zuerst zur unfertigen Meldung aus wilden Karten
problem-out_over_short_meld = ausmachen geht nicht mit einer unfertigen Meldung aus { $kind ->
    [sevens] Siebenern
    [aces] Assen
   *[other] wilden Karten
}
requirement-canasta = { $points ->
    [0] ein Canasta
   *[other] { $points } und ein Canasta
}
requirement-natural_canasta = { $points ->
    [0] ein Canasta, kein unechtes
   *[other] { $points } und ein Canasta, kein unechtes
}

## What is wrong with a document

place = { $list ->
    [matches] Partie { $number }
    [deals] Runde { $number }
    [sides] Seite { $number }
    [players] Spieler { $number }
    [seats] Platz { $number }
    [melds] Meldung { $number }
    [people] Person { $number }
    [members] Person { $number }
    [entrants] Anmeldung { $number }
    [rounds] Durchgang { $number }
    [tables] Tisch { $number }
    [history] Änderung { $number }
   *[other] Zeile { $number }
}
place-field = Feld „{ $field }“
problem-wrong_kind = hier gehört { $kind ->
    [number] eine ganze Zahl
    [number_or_all] „all“ oder eine ganze Zahl
    [number_or_text] eine ganze Zahl oder ein Text
    [text] ein Text
    [text_or_list] ein Text oder eine Liste von Texten
    [truth] true oder false
    [list] eine Liste
   *[object] ein Objekt
} hin, nicht { $value }
problem-beyond_largest = die Zahl darf höchstens { $most } sein
problem-not_offered = möglich sind { $allowed }, nicht { $value }
problem-wrong_value = dieser Wert passt hier nicht
problem-value_needed = mindestens ein Wert ist nötig
problem-unknown_field = ein Feld „{ $field }“ gibt es nicht
problem-missing_field = das Feld „{ $field }“ fehlt
problem-field_twice = kein JSON: das Feld { $field } kommt in einem Objekt zweimal vor
problem-not_json = kein JSON: Zeile { $line }, Spalte { $column }
problem-no_number = kein JSON: { $value } ist keine Zahl
problem-too_many_digits = kein JSON: eine Zahl hat zu viele Ziffern
problem-half_character = kein JSON: ein Text enthält ein unvollständiges Zeichen
problem-nested_too_deeply = kein { $format }: zu tief verschachtelt
problem-not_toml = kein TOML: Zeile { $line }
problem-not_utf8 = kein UTF-8-Text: Byte { $byte }
problem-not_opened = diese Datei lässt sich nicht öffnen
problem-file_too_large = zu groß, lesbar sind höchstens { $most } MB
problem-not_storable = das lässt sich nicht speichern
problem-wrong_format = hier muss „{ $format }“ stehen
problem-wrong_version = hier muss { $newest } stehen
problem-newer_version = { $version } ist neuer als { $newest }: bitte die App aktualisieren
problem-unknown_rule_set = ein Regelwerk „{ $id }“ gibt es nicht
problem-language_tag_needed = hier gehört ein Sprachkürzel wie „es“ oder „es-AR“ hin, nicht { $value }
problem-there_twice = ein Eintrag kommt zweimal vor
problem-too_few_sides = mindestens zwei Seiten sind nötig
problem-not_a_player = das muss einer der Spieler sein
problem-seats_not_players = jeder Spieler hat genau einen Platz
problem-changes_count_up = Änderungen sind aufsteigend nummeriert: nötig ist eine Zahl über { $last }
problem-deal_of_another = diese Runde gehört nicht zu dieser Partie
problem-sequence_descends = { $low } ist nicht niedriger als { $high }
problem-one_card_needed = hier gehört eine einzelne Karte hin, nicht „{ $text }“
problem-case_needed = eine Liste mit mindestens einem Fall ist nötig
problem-expected_other = erwartet { $expected }, herausgekommen { $got }
problem-runner_not_started = { $command } lässt sich nicht starten: { $why }
problem-runner_silent = keine Antwort innerhalb von { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}
problem-runner_ended = das Programm hat sich ohne Antwort beendet (Status { $status })
problem-runner_other_case = das ist die Antwort auf { $id }

## What is wrong with rules

problem-unknown_rule = eine solche Regel gibt es nicht: { $rule }
problem-value_not_offered = dieser Wert steht nicht zur Wahl
problem-at_least = mindestens { $least } ist nötig
problem-at_most = höchstens { $most } ist möglich
problem-multiple_needed = ein Vielfaches von { $step } ist nötig
problem-more_than_natural = ein Canasta mit wilden Karten bringt nicht mehr als eines ohne: höchstens { $most }
problem-less_than_mixed = ein Canasta ohne wilde Karten bringt nicht weniger als eines mit: mindestens { $least }
problem-taken_off = das wird abgezogen: nötig ist 0 oder eine negative Zahl
problem-total_cards = aus Decks und Jokern ergeben sich { $cards }
problem-row_needed = mindestens eine Zeile ist nötig
problem-first_row_open = die erste Zeile hat keine Untergrenze
problem-first_row_first_deal = die erste Zeile gilt für die erste Runde
problem-rows_ascend = jede Zeile muss höher beginnen als die vorige
problem-totals_of_threes = nötig sind 0 und danach eine Summe für jede Zahl von Dreiern bis { $count }
problem-steps_pairs = nötig sind Paare aus Mindestzahl und Vorzeichen
problem-steps_ascend = die Stufen beginnen bei 0 und steigen an
problem-count_range = nötig ist die Mindestzahl, oder Mindest- und Höchstzahl
problem-canasta_too_short = ein Canasta ist mindestens so lang wie eine Meldung
problem-bonus_needed = eine Prämie ist nötig, wenn { $kind ->
    [wild] wilde Karten
    [sequence] Sequenzen
   *[twos_natural] Zweier
} gemeldet werden
problem-endless = ein Ziel oder eine Zahl von Runden muss die Partie beenden
problem-changed_around = das gehört zu einer Regel, die schon geändert ist
problem-change_whole = diese Regel gibt es hier nicht: die ganze Regel ändern, zu der sie gehört
problem-reference_needed = eine Quelle fehlt: "table" oder "source#place"
problem-unknown_source = eine Quelle „{ $source }“ gibt es nicht
problem-source_taken = den Schlüssel „{ $source }“ hat schon eine andere Quelle
problem-place_needed = „{ $ref }“: nach # fehlt eine der bekannten Stellen
problem-unknown_switch = eine Variante „{ $switch }“ gibt es nicht
problem-switch_of_another = die Variante „{ $switch }“ betrifft diese Regel nicht
problem-citation_needed = zu einem Wert gehört eine Tabelle mit ref und status
problem-value_or_absent = nötig ist ein Wert oder absent = true
problem-dispute_of_another = nötig ist ein Pfad, der { $rule } umfasst
problem-other_id = die Datei heißt anders
problem-id_taken = ein Regelwerk mit diesem Namen hat die App schon
problem-circular = diese Regeln bauen auf sich selbst auf

## Command line

cli-deal = Runde { $number }
cli-running = Zwischenstand
cli-needs = Nächste Erstmeldung
cli-total = Gesamtstand
cli-won = Gewonnen: { $side }{ $margin ->
    [0] .
   *[other] , { $margin } Vorsprung.
}
cli-tie = Gleichstand: { $sides }.
cli-nobody = Noch kein Sieger.
cli-drawn = Unentschieden zwischen { $sides }.
cli-reached = { $value }, nötig { $requirement }
cli-reached-canasta = { $value }, nötig { $requirement }
cli-allowed = { $reached }: erlaubt
cli-not-allowed = { $reached }: nicht erlaubt
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = übernommen von { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = keine solche Regel
cli-no-rule-set = es gibt kein Regelwerk „{ $id }“. Ähnliche: { $known }
cli-not-run = { $count ->
    [one] Ein weiterer Fall wurde nicht geprüft und zählt als nicht bestanden.
   *[other] { $count } weitere Fälle wurden nicht geprüft und zählen als nicht bestanden.
}
grade-impossible = unmöglich
grade-unlikely = unwahrscheinlich

## Finder

finder-token = „{ $token }“: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
finder-nearest = Reicht nicht: { $melds } kommt am nächsten, { $reached }
finder-nothing = Mit dieser Hand lässt sich nichts melden.
finder-top-unused = Die oberste Karte passt zu keiner Meldung, mit der diese Hand das Paket kaufen kann.
finder-missing = { $count ->
    [one] eine Karte fehlt zum { canasta-name }
   *[other] { $count } Karten fehlen zum { canasta-name }
}
finder-closing = Eine davon mehr würde reichen, die beste zuerst: { $cards }
finder-none-closes = Eine einzelne Karte mehr reicht nicht.

## Store

finding-torn = { $aside ->
    [none] Der letzte Eintrag der Datei ist abgeschnitten, etwa weil beim Speichern der Strom ausfiel oder die App geschlossen wurde. { $kept ->
        [0] Davor steht kein Eintrag.
        [one] Der Eintrag davor ist lesbar.
       *[other] Alle { $kept } Einträge davor sind lesbar.
    } Nichts wurde geändert.
   *[other] Der letzte Eintrag der Datei war abgeschnitten, etwa weil beim Speichern der Strom ausfiel oder die App geschlossen wurde. { $kept ->
        [0] Davor steht kein Eintrag.
        [one] Der Eintrag davor ist erhalten.
       *[other] Alle { $kept } Einträge davor sind erhalten.
    } Das abgeschnittene Stück liegt in { $aside }.
}
finding-damaged = { $aside ->
    [none] Die Datei ist beschädigt. { $dropped ->
        [0] { $kept ->
            [one] Der einzige Eintrag ist lesbar.
           *[other] Alle { $kept } Einträge sind lesbar.
        }
        [one] Ein Eintrag ist nicht lesbar, { $kept ->
            [one] der andere ist lesbar
           *[other] die anderen { $kept } sind lesbar
        }.
       *[other] { $dropped } Einträge sind nicht lesbar, { $kept ->
            [one] der andere ist lesbar
           *[other] die anderen { $kept } sind lesbar
        }.
    } Nichts wurde geändert.
   *[other] Die Datei war beschädigt. { $dropped ->
        [0] { $kept ->
            [one] Der einzige Eintrag war lesbar und ist erhalten.
           *[other] Alle { $kept } Einträge waren lesbar und sind erhalten.
        }
        [one] Ein Eintrag war nicht lesbar, { $kept ->
            [one] der andere ist erhalten
           *[other] die anderen { $kept } sind erhalten
        }.
       *[other] { $dropped } Einträge waren nicht lesbar, { $kept ->
            [one] der andere ist erhalten
           *[other] die anderen { $kept } sind erhalten
        }.
    } Die beschädigte Datei liegt in { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Ein fehlender oder beschädigter Eintrag steht noch in den Sicherungen. Eine Reparatur holt ihn zurück.
       *[other] { $kept } fehlende oder beschädigte Einträge stehen noch in den Sicherungen. Eine Reparatur holt sie zurück.
    }
   *[other] { $kept ->
        [one] Ein fehlender oder beschädigter Eintrag wurde aus den Sicherungen zurückgeholt.
       *[other] { $kept } fehlende oder beschädigte Einträge wurden aus den Sicherungen zurückgeholt.
    }
} { $dropped ->
    [0] Damit ist alles vollständig.
    [one] Ein Eintrag steht auch in keiner Sicherung.
   *[other] { $dropped } Einträge stehen auch in keiner Sicherung.
}
finding-behind = Eine Sicherung enthält mehr als die Datei mit den Partien: { $dropped ->
    [0] Die beiden haben verschiedene Verläufe.
    [one] In der Datei fehlt ihr letzter Eintrag. Die Datei wurde also geleert, abgeschnitten, gelöscht oder durch eine ältere Kopie ersetzt.
   *[other] In der Datei fehlen ihre letzten { $dropped } Einträge. Die Datei wurde also geleert, abgeschnitten, gelöscht oder durch eine ältere Kopie ersetzt.
} Die Sicherung { $backup } bleibt erhalten, bis sie wiederhergestellt wird oder feststeht, dass sie nicht gebraucht wird.
finding-taken_away = Während die App lief, hat ein anderes Programm die Datei mit den Partien verschoben, gelöscht oder ersetzt. Sie wurde vollständig neu geschrieben, es fehlt nichts. { $aside ->
    [none] An ihrer Stelle war nichts.
   *[other] Was an ihrer Stelle war, liegt in { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Von einer Partie ist nicht mehr bekannt, wer sie nach welchen Regeln gespielt hat. Sie lässt sich nicht anzeigen, aber ihre Runden bleiben in der Datei.
   *[other] Von { $dropped } Partien ist nicht mehr bekannt, wer sie nach welchen Regeln gespielt hat. Sie lassen sich nicht anzeigen, aber ihre Runden bleiben in der Datei.
}
finding-too_new = Eine neuere Version dieser App hat diese Partien geschrieben. Sie sind hier lesbar. Zum Speichern die App aktualisieren.
finding-migrated = { $aside ->
    [none] Eine frühere Version dieser App hat diese Partien geschrieben. Beim nächsten Start bringt die App sie auf den neuen Stand und behält eine Kopie.
   *[other] Eine frühere Version dieser App hat diese Partien geschrieben. Sie wurden auf den neuen Stand gebracht, die alte Datei liegt in { $aside }.
}
finding-backup_damaged = Die Sicherung { $aside } ist beschädigt. { $dropped ->
    [one] Ein Eintrag daraus steht in keiner anderen Datei.
   *[other] { $dropped } Einträge daraus stehen in keiner anderen Datei.
}
finding-not_writable = In die Datei mit den Partien lässt sich nicht schreiben. { $answer ->
    [full] Der Datenträger ist voll: bald Platz schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger meldet einen Fehler.
} Lesen ist möglich, Speichern nicht.
finding-no_locks = Dieser Datenträger kennt keine Dateisperren. Die Partien immer nur in einem Fenster oder Programm öffnen.
finding-not_compacted = Die Datei mit den Partien ließ sich nicht aufräumen. { $answer ->
    [full] Der Datenträger ist voll: bald Platz schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger meldet einen Fehler.
} In der Datei fehlt nichts.
finding-not_kept = Dieser Browser speichert für diese Seite nichts, etwa weil das Fenster privat ist. Partien lassen sich spielen, sind aber weg, sobald die Seite geschlossen wird. Die App in einem normalen Fenster öffnen oder die Partie vor dem Schließen teilen.
finding-not_backed_up = Bei diesem Start war keine Sicherung möglich. { $answer ->
    [full] Der Datenträger ist voll: bald Platz schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger meldet einen Fehler.
} In den Partien fehlt nichts.

store-busy = Die Partien sind schon in einem anderen Fenster geöffnet, oder jemand anders an diesem Computer hat sie geöffnet. Zuerst dort schließen: { $path }
store-foreign = In dieser Datei sind keine Partien dieser App. Sie blieb unverändert: { $path }
store-unreadable = { $answer ->
    [missing] Hier sind keine Partien: { $path }
    [forbidden] Zum Lesen der Partien fehlt die Erlaubnis: { $path }
    [failing] Der Datenträger ist defekt, darum sind die Partien nicht lesbar. Was noch geht, auf einen anderen kopieren: { $path }
   *[other] Die Partien sind nicht lesbar: { $path }
}
store-read_only = Nicht gespeichert: Nach einem Fehler lassen sich die Partien nur noch lesen. Die App neu öffnen: { $path }
store-too_new = Nicht gespeichert: Eine neuere Version dieser App hat diese Partien geschrieben. Die App aktualisieren: { $path }
store-not_begun = Hier lassen sich keine Partien speichern. { $answer ->
    [full] Der Datenträger ist voll: bald Platz schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger meldet einen Fehler.
} { $path }
store-not_written = { $answer ->
    [full] Nicht gespeichert: Der Datenträger ist voll. Platz schaffen und noch einmal speichern: { $path }
    [forbidden] Nicht gespeichert: Zum Schreiben fehlt hier die Erlaubnis: { $path }
    [failing] Nicht gespeichert: Der Datenträger ist defekt. Was noch geht, auf einen anderen kopieren: { $path }
    [missing] Nicht gespeichert: Den Ordner gibt es nicht mehr: { $path }
   *[other] Nicht gespeichert: Der Datenträger meldet einen Fehler. Noch einmal speichern oder die App neu öffnen: { $path }
}
store-changed = Nicht gespeichert: Ein anderes Programm hat in die Datei mit den Partien geschrieben. Die App neu öffnen: { $path }
store-not_flushed = { $answer ->
    [full] Nicht gespeichert: Der Datenträger ist voll, die Partien lassen sich nur noch lesen. Platz schaffen, dann die App neu öffnen: { $path }
    [failing] Nicht gespeichert: Der Datenträger ist defekt, die Partien lassen sich nur noch lesen. Was noch geht, auf einen anderen kopieren, dann die App neu öffnen: { $path }
   *[other] Nicht gespeichert: Der Datenträger meldet einen Fehler, die Partien lassen sich nur noch lesen. Die App neu öffnen: { $path }
}
store-empty_backup = Nichts wurde wiederhergestellt, denn in dieser Sicherung sind keine Partien: { $path }
store-no_backup = Eine solche Sicherung gibt es nicht: { $path }
store-not_kept = Das ist nur gespeichert, solange diese Seite offen ist: Der Browser behält es nicht. Auf diesem Gerät Platz schaffen oder die Partie vor dem Schließen teilen.
store-not_migrated = Diese Partien stammen aus einer früheren Version und ließen sich nicht auf den neuen Stand bringen. Sie blieben unverändert: { $path }
store-not_backed_up = Nichts wurde wiederhergestellt, weil sich die jetzigen Partien vorher nicht sichern ließen: { $path }
store-unfit = Das lässt sich nicht speichern, weil es sich danach nicht richtig lesen ließe. Bitte melden.
store-misused = Nicht gespeichert: ein Fehler in der App. Bitte melden.

doctor-store = { $path }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}, { $size } kB
doctor-healthy = Alles ist lesbar.
doctor-mendable = Zum Reparieren die App schließen und diesen Befehl noch einmal mit --repair aufrufen.
doctor-unreadable = Die Partie { $match } lässt sich nicht öffnen: { $what }
doctor-unreadable-evening = Das Clubtreffen { $name } lässt sich nicht öffnen: { $what }
doctor-behind = Zum Wiederherstellen die App schließen und diesen Befehl noch einmal mit --restore { $backup } aufrufen
doctor-restored = Die Partien sind wie in { $backup }. { $before ->
    [none] Vorher war hier nichts.
   *[other] Was vorher hier war, steht in { $before }.
}
doctor-gaps = { $count ->
    [one] Im Protokoll einer Partie fehlt eine Änderung, und keine Sicherung hat sie.
   *[other] In den Protokollen der Partien fehlen { $count } Änderungen, und keine Sicherung hat sie.
}
doctor-strays = { $count ->
    [one] Von einer Partie gibt es Runden, aber keine Angabe, wer sie gespielt hat, auch in keiner Sicherung.
   *[other] Von { $count } Partien gibt es Runden, aber keine Angabe, wer sie gespielt hat, auch in keiner Sicherung.
}
doctor-bad-backup = Diese Sicherung ist beschädigt: { $path }
doctor-aside = Bei einer früheren Reparatur oder Aktualisierung aufgehoben und jetzt entbehrlich: { $path }
doctor-backups = { $count ->
    [0] Es gibt keine Sicherungen.
    [one] Es gibt 1 Sicherung, { $size } kB.
   *[other] Es gibt { $count } Sicherungen, zusammen { $size } kB.
}

cases-exported = { $folder }: { $files } Dateien.
package-site = { $folder }: { $files } Dateien, { $size } MB. Jeder Webserver kann diesen Ordner ausliefern. Einmal online geöffnet, läuft die App auch ohne Netz.
package-app = { $folder }: { $files } Dateien, { $size } MB. In diesem Ordner flet build mit der gewünschten Art von App aufrufen: apk, ipa, windows, macos, linux oder web.
publish-done = { $folder }: { $files } Dateien, { $evenings ->
    [one] ein Clubtreffen
   *[other] { $evenings } Clubtreffen
}. Jeder Webserver kann diesen Ordner ausliefern.
package-install = Was eine Website braucht, installiert dieser Befehl: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } ist nicht installiert. { package-install }
problem-other_version = { $name } { $version } ist installiert, nötig ist { $wanted }. { package-install }
problem-compiled_parts = { $name } enthält kompilierte Teile und lässt sich nicht mitnehmen
problem-not_compiled = Node konnte das Python der App nicht kompilieren: { $why }
problem-unknown_files = { $name }: die Liste der Dateien fehlt, bitte mit pip installieren
problem-no_assets = der Ordner mit Schriften und Bildern fehlt: { $folder }
problem-folder_is_file = { $folder }: das ist eine Datei, bitte einen neuen oder leeren Ordner nennen
problem-folder_not_empty = { $folder }: dieser Ordner ist nicht leer, bitte einen leeren oder neuen nennen
problem-folder_refused = { $folder }: dieser Ordner lässt sich nicht anlegen
problem-client_lacks_file = dem Webclient von Flet fehlt die Datei { $file }. { package-install }
problem-client_unknown = diese App kennt diese Version des Webclients von Flet nicht. { package-install }
problem-client_of_another = Flet hat Version { $flet }, der Webclient { $client }. { package-install }

## An eine Liga senden, und eine Liga betreiben

league-title = Canasta-Liga
league-clubs = Clubs
league-joined = Dieser Club heißt in seiner Liga { $club }.
league-names = Namen der Mitglieder
league-sent = { $name }: { $state ->
    [shown] in der Tabelle.
    [waiting] wartet auf die Ligaleitung.
    [older] die Liga hat einen neueren Stand.
    [refused] von der Ligaleitung abgelehnt.
    [conflict] die Liga hat andere Ergebnisse für dieses Treffen.
    [invalid] nicht angenommen.
   *[kept] angekommen.
}
league-again = Keine Antwort. Nächster Versuch in { $seconds } s
league-all-sent = Die Liga hat schon alle beendeten Clubtreffen.
league-files = { $folder }: { $count ->
    [one] eine Datei
   *[other] { $count } Dateien
} für die Liga
league-overrule = Wenn die eigenen Ergebnisse stimmen: league send --overrule
league-hint = Eine Liga führt die Ergebnisse mehrerer Clubs zusammen. Adresse, Kennung des Clubs und Schlüssel kommen von der Ligaleitung. Gesendet werden Ergebnisse und Plätze, nie einzelne Runden.
league-url = Adresse der Liga
league-url-hint = Leer lassen, wenn die Ergebnisse als Dateien kommen.
league-club = Kennung des Clubs in der Liga
league-secret = Schlüssel
league-join = Beitreten
league-change = Adresse oder Schlüssel ändern
league-leave = Liga verlassen
league-leave-ask = Die Liga verlassen?
league-leave-hint = Die Liga behält, was sie schon hat. Wer Namen zurücknehmen will, wählt vorher „Niemand“ und sendet noch einmal.
league-due = Noch zu senden
league-send = Senden
league-sending = { $count ->
    [0] Wird gesendet…
   *[other] Gesendet: { $sent } von { $count }
}
league-stop = Anhalten
league-answers = Antworten der Liga
league-names-of = { $who ->
    [agreed] Mit Einverständnis
   *[nobody] Niemand
}
league-names-hint = Namen werden nur mit Einverständnis gesendet. Wird es zurückgenommen, löscht die Liga den Namen beim nächsten Senden.
league-replace = Ergebnisse dort ersetzen
league-replace-ask = Die Ergebnisse der Liga ersetzen?
league-replace-hint = Die Ergebnisse dieses Geräts ersetzen die der Liga für dieselben Treffen.
league-key = Schlüssel, nur dieses eine Mal zu sehen: { $secret }
problem-no_id = { $id }: diese Kennung geht nicht
problem-league_none = dieser Club ist noch in keiner Liga. Beitreten mit: scorekeeper league join
problem-league_no_address = dieser Club ist ohne Adresse in seiner Liga. Ergebnisse als Dateien schreiben mit: scorekeeper league sheet FOLDER
problem-league_address = { $url }: die Adresse einer Liga beginnt mit https://
problem-league_sending = Gerade wird gesendet. Bitte warten oder das Senden anhalten.
problem-league_unreachable = { $url } antwortet nicht, bitte später noch einmal versuchen
problem-league_key = Die Liga nimmt den Schlüssel von { $club } nicht an. Einen neuen gibt es bei der Ligaleitung
problem-league_answer = Die Liga hat mit einem Fehler geantwortet ({ $status })
problem-league_extra = was eine Liga braucht, installiert dieser Befehl: pip install "canasta-scorekeeper[league]"
problem-league_database = die Datenbank der Liga ist nicht verwendbar: { $why }
problem-league_new_club = Der Club ist neu.
problem-league_season_frozen = Die Saison ist abgeschlossen.
problem-league_day_ahead = Das Datum des Treffens liegt in der Zukunft.
problem-league_day_late = Das Treffen ist lange her.
problem-league_seated_twice = In einem Durchgang sitzt jemand an zwei Tischen.
problem-league_rule_set = Die Liga kennt dieses Regelwerk nicht.
problem-league_total = Eine Summe ist ungewöhnlich hoch.
problem-league_too_many = Zu viele Treffen des Clubs warten schon. Noch einmal senden, wenn die Ligaleitung sie angesehen hat.
problem-league_same_person = Sind { $kept } und { $gone } dieselbe Person?
problem-league_written_ahead = Die Uhr am Computer des Clubs geht vor.
problem-league_club_there = die Liga hat schon einen Club { $club }
problem-league_no_club = die Liga kennt keinen Club { $club }
problem-league_no_member = die Liga kennt kein Mitglied { $uid }
problem-league_no_item = { $item } ist nicht in der Liga
problem-league_one_person = beide sind schon dieselbe Person
problem-league_no_season = { $season }: diese Saison gibt es nicht, oder sie endet vor ihrem Anfang

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Für den Browser
   *[window] Für ein eigenes Fenster
} fehlt ein Python-Paket, oder seine Version passt nicht. Installieren mit: pip install "{ $to_install }"
launch-assets-missing = Der Ordner mit Schriften und Bildern fehlt. Gesucht wurde in { $tried }.
launch-no-display = Hier gibt es keinen Bildschirm für ein Fenster. Bitte --web verwenden.
launch-no-window = Das Fensterprogramm von Flet fehlt oder lässt sich nicht starten. Bitte --web verwenden.
launch-window-or-server = Ein Fenster braucht keinen Server: --desktop ohne --web, --host und --port verwenden.
launch-no-host = Es gibt keinen Computer namens „{ $host }“.
launch-no-port = { $port } ist kein Port, Ports gehen von 1 bis { $last }.
launch-port-taken = Port { $port } ist von einem anderen Programm belegt. Mit --port einen anderen wählen oder --port weglassen: Dann wird ein freier genommen.
launch-not-our-address = { $host } ist keine Adresse dieses Computers.
launch-port-forbidden = Port { $port } ist Administratoren vorbehalten. Mit --port einen über 1023 wählen.
launch-cannot-listen = Auf { $host }, Port { $port }, sind keine Verbindungen möglich.
visitor-host = Falsche Adresse
visitor-host-text = Die Adresse öffnen, die die App beim Start angezeigt hat.
visitor-origin = Fremde Seite gesperrt
visitor-origin-text = Eine andere Webseite wollte auf die App zugreifen. Das dürfen nur ihre eigenen Seiten.
visitor-path = Seite nicht gefunden
visitor-path-text = Unter dieser Adresse gibt es keine Seite.
visitor-key = Diese App ist privat
visitor-key-text = Zum Öffnen den Link verwenden, den die App beim Start angezeigt hat. Jeder Link gilt für einen Browser.
visitor-link = Dieser Link gilt nicht mehr
visitor-link-text = Jeder Link gilt nur einmal, für einen Browser. Einen neuen gibt es, wenn die App auf ihrem Computer neu gestartet wird.
visitor-welcome = Willkommen
visitor-welcome-text = Die App wird geöffnet.
visitor-open = App öffnen
visitor-connection-lost = Keine Verbindung
visitor-connection-since = { $shows ->
    [clock] Spielstand und Uhr von { $time }. Neuer Versuch läuft.
   *[scores] Spielstand von { $time } Uhr. Neuer Versuch läuft.
}
visitor-broken = Hier ist etwas schiefgegangen. Alles Gespeicherte ist noch da. Die Seite neu laden.

## Club: server

launch-no-certificate = Das Zertifikat oder sein Schlüssel ist nicht lesbar: { $file }.
launch-bad-certificate = { $cert } ist kein Zertifikat mit einem passenden Schlüssel.
launch-key-without-certificate = Zu einem Schlüssel gehört ein Zertifikat: beide angeben, --cert und --key.
launch-bad-url = { $url } ist keine Adresse. Beispiel: https://club.example.org
launch-two-certificates = --https erstellt ein Zertifikat, --cert bringt eines mit: bitte nur eines von beiden angeben.
launch-copy-is-folder = { $file } ist ein Ordner. Eine Datei für die Kopie angeben.
launch-copy-has-no-folder = Für die Kopie gibt es keinen Ordner { $folder }.
serve-here = Turnierleitung, an diesem Computer: { $link }
serve-pin = Turnierleitung, an einem anderen Computer: { $address } mit der PIN { $pin }
serve-plain = Ohne --https kann jeder in diesem Netz mitlesen, was die Telefone senden, auch die PIN.
serve-https = Telefone warnen vor diesem Server, bis sie ihm vertrauen. So geht das: { $address }
serve-not-copied = Die Kopie des Clubtreffens lässt sich nicht nach { $file } schreiben. Das Treffen geht weiter, und die App versucht es alle paar Sekunden noch einmal.
serve-copied-again = Die Kopie des Clubtreffens wird wieder geschrieben: { $file }
visitor-stranger = Code auf der Tischkarte scannen
visitor-stranger-text = Dieses Telefon gehört zu keinem Tisch. Den Code auf der Tischkarte scannen oder die Turnierleitung um eine neue Karte bitten.
visitor-lost-table = Der Tisch wird gesucht …
visitor-lost-table-text = Wenn das Clubtreffen gerade auf einen anderen Computer umzieht, genügt es zu warten: Diese Seite versucht es von selbst noch einmal. Sonst den Code auf der Tischkarte noch einmal scannen.
visitor-elsewhere = Nicht von diesem Gerät
visitor-elsewhere-text = Geleitet wird das Clubtreffen an dem Computer, auf dem die App läuft, oder mit eingeschalteter PIN auch an einem anderen.
visitor-full = Zu viele Telefone verbunden
visitor-full-text = Die App auf einem Telefon schließen, das nicht gebraucht wird. Diese Seite versucht es von selbst noch einmal.
visitor-join = Zum Tisch
visitor-join-text = Einen Augenblick. Lässt sich der Code nicht scannen, die Buchstaben der Karte eingeben.
visitor-join-label = Buchstaben der Karte
visitor-join-button = An den Tisch
visitor-join-unknown = Dieser Code gilt noch nicht oder nicht mehr. Diese Seite versucht es von selbst noch einmal. Wenn nichts geschieht, die Turnierleitung um eine neue Karte bitten.
visitor-join-organiser = Diesen Browser benutzt die Turnierleitung. Den Link auf einem Telefon öffnen, in einem anderen Browser oder in einem privaten Fenster.
visitor-join-not-saved = Der Computer der Turnierleitung kann gerade nichts speichern. Bitte dort Bescheid sagen.
visitor-pin = Turnierleitung
visitor-pin-text = Die PIN wird dort angezeigt, wo die App gestartet wurde.
visitor-pin-label = PIN
visitor-pin-button = Treffen leiten
visitor-pin-wrong = Falsche PIN.
visitor-director = Spielleiter
visitor-director-text = Die PIN der Einladung eingeben oder ihren Link öffnen. Beides hat die Turnierleitung.
visitor-director-label = PIN
visitor-director-button = Anmelden
visitor-director-unknown = Falsche PIN, oder die Einladung wurde schon benutzt oder ist abgelaufen. Die Turnierleitung um eine neue bitten.
visitor-director-inside = In diesem Browser wird das Clubtreffen schon geleitet. Die Einladung in einem anderen Browser oder in einem privaten Fenster öffnen.
visitor-knock-failed = Die App antwortet nicht. Prüfen, ob dieses Telefon im Netz des Clubs ist, dann noch einmal versuchen.
visitor-knock-often = Zu viele Versuche. Eine Minute warten, dann noch einmal versuchen.
visitor-knock-long = Der Text ist zu lang.
visitor-no-script = Diese Seite braucht JavaScript.
visitor-certificate = Diesem Club-Server vertrauen
visitor-certificate-text = Dieser Computer hat kein öffentliches Zertifikat, darum zeigen Telefone eine Warnung. Die Verbindung ist trotzdem verschlüsselt. Mit dem Zertifikat des Clubs verschwindet die Warnung. Es gilt nur für diesen Computer und private Netze.
visitor-certificate-get = Zertifikat herunterladen
visitor-certificate-iphone = iPhone und iPad brauchen es. Nach dem Herunterladen: Einstellungen → Profil geladen → Installieren. Dann Einstellungen → Allgemein → Info → Zertifikatsvertrauenseinstellungen: „Canasta Scorekeeper“ einschalten.
visitor-certificate-android = Bei Android geht es ohne: trotz der Warnung weitergehen (Erweitert → Weiter). Damit die Warnung aufhört, in den Einstellungen nach „CA-Zertifikat“ suchen und die Datei wählen.
visitor-certificate-after = Danach den Code auf der Tischkarte noch einmal scannen. Nach dem Clubtreffen lässt sich das Zertifikat an derselben Stelle entfernen.
visitor-certificate-check = SHA-256-Fingerabdruck: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Tisch
tab-meld = Melden
tab-matches = Partien
tab-club = Club
tab-more = Mehr
broken-part = Dieser Teil lässt sich nicht zeigen. Bitte zurückgehen und neu öffnen.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE, d. MMM y
pattern-weekday = EEEE, d. MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE, d. MMM
pattern-short-month = LLL
days-today = Heute
days-yesterday = Gestern
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } Min.
elapsed-hours = { $hours } Std. { $minutes } Min.

points-for-side = { $points } für { $side }
points-from-to = { $before } → { $after }
change-start = Partie begonnen
change-record = { $points ->
    [none] Runde { $number } gespeichert
   *[other] Runde { $number } gespeichert: { $points }
}
change-amend = { $points ->
    [none] Runde { $number } geändert: die Punkte bleiben gleich
   *[other] Runde { $number } geändert: { $points }
}
change-insert = { $points ->
    [none] Runde { $number } eingefügt
   *[other] Runde { $number } eingefügt: { $points }
}
change-drop = { $points ->
    [none] Runde { $number } gelöscht
   *[other] Runde { $number } gelöscht: { $points }
}
change-set_up = { $parts ->
    [none] Einstellungen unverändert gespeichert
   *[other] Einstellungen geändert: { $parts }
}
change-end = { $by ->
    [agreement] Einvernehmlich beendet
    [time] Beendet, weil die Zeit um ist
    [walkover] Kampflos beendet
   *[other] Partie beendet
}
change-resume = Partie fortgesetzt
change-undo = { $points ->
    [none] Rückgängig gemacht: { $what }
   *[other] Rückgängig gemacht: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Wiederholt: { $what }
   *[other] Wiederholt: { $what } ({ $points })
}
change-what-start = der Beginn der Partie
change-what-record = Runde { $number }
change-what-amend = die Änderung von Runde { $number }
change-what-insert = das Einfügen von Runde { $number }
change-what-drop = das Löschen von Runde { $number }
change-what-set_up = die Änderung der Einstellungen
change-what-end = das Ende der Partie
change-what-resume = das Fortsetzen der Partie
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = eine verlorene Änderung
change-what-redo = eine verlorene Änderung
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Rückgängig: { $what }
redo-what = Wiederholen: { $what }
set-up-part-ruleset = Regelwerk
set-up-part-house_rules = Hausregeln
set-up-part-sides = Namen
set-up-part-seats = Plätze
set-up-part-first_dealer = erster Geber
set-up-part-direction = Spielrichtung
set-up-part-opening_scores = Anfangsstände

## Rules: sections of a rule book

rules-section-players = Spieler und Seiten
rules-section-cards = Karten und Geben
rules-section-melds = Meldungen
rules-section-initial = Erstmeldung
rules-section-canastas = { canasta-name }s
rules-section-threes = Dreier
rules-section-out = Ausmachen
rules-section-extras = Strafen und Spezialhände
rules-section-end = Ende der Partie
rules-section-table = Am Tisch

## Rules: what each value is about, by its dotted path

rule-players = Spieler
rule-sides = Seiten
rule-sides-count = Seiten
rule-sides-size = Spieler pro Seite
rule-sides-kind = Wie gespielt wird
rule-lone_hand = Einer gegen die anderen
rule-lone_hand-partners_receive = Jeder Partner bekommt
rule-lone_hand-halves = Hälfte einer ungeraden Zahl
rule-lone_hand-foot_size = Karten im { foot-name } dessen, der allein spielt
rule-by_players = Je nach Zahl der Spieler
rule-by_players-some = Bei { $players } Spielern: { $what }
rule-decks = Decks
rule-jokers = Joker
rule-total_cards = Karten insgesamt
rule-hand_size = Karten pro Spieler
rule-foot_size = Karten im { foot-name }
rule-stock_draw = Gezogene Karten pro Zug
rule-dealing = Geben
rule-dealing-direction = Spielrichtung
rule-dealing-first_dealer = Erster Geber
rule-dealing-next_dealer = Nächster Geber
rule-dealing-first_player = Wer anfängt
rule-dealing-cutter = Wer abhebt
rule-partner_question = Frage an den Partner
rule-partner_question-going_out = Frage an den Partner vor dem Ausmachen
rule-partner_question-acaba = Frage an den Partner vor dem Acaba
rule-card_values = Kartenwerte
rule-card_values-some = Kartenwert: { $card }
rule-meld_rules = Meldungen
rule-meld_rules-min_cards = Mindestzahl Karten je Meldung
rule-meld_rules-min_naturals = Mindestzahl natürlicher Karten je Meldung
rule-meld_rules-max_wilds = Höchstzahl wilder Karten je Meldung
rule-meld_rules-wild_vs_natural = Verhältnis wilder zu natürlichen Karten
rule-meld_rules-max_cards = Höchstzahl Karten je Meldung
rule-meld_rules-max_cards_waived_when_going_out = Beim Ausmachen längere Meldungen
rule-meld_rules-pure_wild = Meldungen nur aus wilden Karten
rule-meld_rules-pure_wild_max = Höchstzahl Karten je wilder Meldung
rule-meld_rules-sequences = Sequenzen in einer Farbe
rule-meld_rules-sequence_min = Mindestzahl Karten je Sequenz
rule-meld_rules-sequence_max = Höchstzahl Karten je Sequenz
rule-meld_rules-sequence_low = Niedrigste Karte einer Sequenz
rule-meld_rules-sequence_high = Höchste Karte einer Sequenz
rule-meld_rules-sequence_aces = Höchstzahl Asse je Sequenz
rule-meld_rules-sequence_wilds = Höchstzahl wilder Karten je Sequenz
rule-meld_rules-one_meld_per_rank = Pro Seite nur eine Meldung von jedem Rang
rule-meld_rules-no_wild_ranks = Ränge ohne wilde Karten
rule-meld_rules-aces_wild_only_in_initial_meld = Wilde Karten zu Assen nur bei der Erstmeldung
rule-meld_rules-rule_of_five = Nach der Erstmeldung wilde Karten nur zu fünf natürlichen
rule-meld_rules-twos_meldable = Meldungen aus Zweiern
rule-meld_rules-wild_meld_first = Wilde Karten zuerst zur unfertigen Meldung aus wilden
rule-meld_rules-sequence_canastas = Lange Sequenzen sind
rule-meld_rules-groups = Sätze aus einem Rang
rule-meld_rules-group_ranks = Ränge, aus denen man Sätze melden darf
rule-meld_rules-group_canastas = Lange Sätze sind { canasta-name }s
rule-canasta_min_cards = Mindestzahl Karten je { canasta-name }
rule-canasta_bonus = { canasta-name }-Prämien
rule-canasta_bonus-natural = Echtes { canasta-name }
rule-canasta_bonus-mixed = Unechtes { canasta-name }
rule-canasta_bonus-wild = Wildes { canasta-name }
rule-canasta_bonus-wild_all_twos = Wildes { canasta-name }, nur Zweier
rule-canasta_bonus-wild_four_jokers = Wildes { canasta-name } mit vier Jokern
rule-canasta_bonus-sequence = Sequenz-{ canasta-name }
rule-canasta_bonus-sevens = Siebener-{ canasta-name }
rule-canasta_bonus-fives = Fünfer-{ canasta-name }
rule-canasta_bonus-aces = Ass-{ canasta-name }
rule-canasta_bonus-twos_natural = Echtes Zweier-{ canasta-name }
rule-canasta_bonus-twos_mixed = Unechtes Zweier-{ canasta-name }
rule-canasta_bonus-sevens_mixed = Unechtes Siebener-{ canasta-name }
rule-canasta_bonus-aces_mixed = Unechtes Ass-{ canasta-name }
rule-canasta_bonus-semi_natural = Halbechtes { canasta-name }
rule-canasta_bonus-suit_ace_to_ace = { canasta-name } von Ass bis Ass
rule-canasta_bonus-suit_whole = { canasta-name } einer ganzen Farbe
rule-canasta_bonus-suit_mixed = Unechtes { canasta-name } einer ganzen Farbe
rule-canasta_bonus-rank_whole = { canasta-name } aus acht Gleichen
rule-canasta_bonus-rank_mixed = { canasta-name } aus acht Gleichen mit wilder Karte
rule-concealed_canasta = { canasta-name } ganz aus der Hand
rule-concealed_canasta-mode = { canasta-name } ganz aus der Hand
rule-concealed_canasta-amount = Zusätzliche Prämie für ein { canasta-name } aus der Hand
rule-trump_multiplier = Prämie einer Sequenz in der Trumpffarbe
rule-extra_canasta_bonuses = Prämien für die Zahl der { canasta-name }s
rule-bonuses_when_out = Prämien nur für die Seite, die ausmacht
rule-canasta_cards_count = Karten in { canasta-name }s zählen auch
rule-red_three_values = Wert von 1, 2, 3 … roten Dreiern
rule-red_three_sign = Rote Dreier: Plus oder Minus
rule-red_three_sign-measure = Plus oder Minus hängt ab von
rule-red_three_sign-steps = Rote Dreier: Plus oder Minus
rule-red_three_all_four_without_meld = Alle vier roten Dreier, nichts gemeldet
rule-red_three_in_hand = Eine rote Drei auf der Hand
rule-red_three_in_hand-mode = Eine rote Drei auf der Hand
rule-red_three_in_hand-points = Strafe für eine rote Drei auf der Hand
rule-black_three = Schwarze Dreier
rule-black_three-role = Schwarze Dreier
rule-black_three-meld_when = Schwarze Dreier melden
rule-black_three-meld_sizes = Schwarze Dreier in einer Meldung
rule-black_three-meld_sizes-min = Mindestzahl schwarzer Dreier je Meldung
rule-black_three-meld_sizes-max = Höchstzahl schwarzer Dreier je Meldung
rule-black_three-meld_wilds = Wilde Karten bei schwarzen Dreiern
rule-black_three-in_hand = Strafe für eine schwarze Drei auf der Hand
rule-black_three-in_hand_mode = Eine schwarze Drei auf der Hand
rule-black_three-tabled_values = Wert von 1, 2, 3 … schwarzen Dreiern auf dem Tisch
rule-black_three-captured_values = Wert von 1, 2, 3 … schwarzen Dreiern aus dem Paket
rule-initial_meld = Mindestpunkte der Erstmeldung
rule-initial_meld-by = Erstmeldung richtet sich nach
rule-initial_meld-bands = Mindestpunkte der Erstmeldung
rule-initial_meld_exceptions = Ausnahmen bei der Erstmeldung
rule-initial_meld_exceptions-canasta_always_suffices = Ein { canasta-name } reicht immer
rule-initial_meld_exceptions-top_discard_counts = Die oberste Karte des Pakets zählt mit
rule-initial_meld_exceptions-naturals_only = Nur natürliche Karten
rule-initial_meld_exceptions-clean_triple_required = Drei natürliche Karten eines Ranges nötig
rule-initial_meld_exceptions-mixed_canasta_allowed = Unechtes { canasta-name } in der Erstmeldung erlaubt
rule-initial_meld_exceptions-last_row_again = Mindestpunkte in weiteren Runden der letzten Stufe
rule-initial_meld_exceptions-pile_allowed = Paket darf für die Erstmeldung gekauft werden
rule-initial_meld_exceptions-pile_frozen = Vor der Erstmeldung ist das Paket eingefroren: kaufen nur mit natürlichem Paar
rule-initial_meld_exceptions-concealed_out_exempt = Erstmeldung nötig beim verdeckten Ausmachen
rule-initial_meld_exceptions-bonuses_count = Prämien zählen mit
rule-initial_meld_exceptions-red_threes_count = Rote Dreier zählen mit
rule-go_out_bonus = Prämie fürs Ausmachen
rule-concealed_go_out_extra = Zusätzlich fürs verdeckte Ausmachen
rule-exact_pickup_bonus = Prämie fürs genaue Abheben
rule-go_out_requirement = Nötig zum Ausmachen
rule-go_out_requirement-canastas = { canasta-name }s zum Ausmachen
rule-go_out_requirement-natural = Echte { canasta-name }s zum Ausmachen
rule-go_out_requirement-mixed = Unechte { canasta-name }s zum Ausmachen
rule-go_out_requirement-sequence = Sequenzen zum Ausmachen
rule-go_out_requirement-wild = Wilde { canasta-name }s zum Ausmachen
rule-go_out_requirement-sevens = Siebener-{ canasta-name }s zum Ausmachen
rule-go_out_requirement-fives = Fünfer-{ canasta-name }s zum Ausmachen
rule-go_out_requirement-exclude = { canasta-name }s, die fürs Ausmachen nicht zählen
rule-go_out_requirement-no_short_melds_of = Unfertige Meldungen, mit denen man nicht ausmachen darf
rule-go_out_discard_required = Die letzte Karte muss abgelegt werden
rule-hand_cards = Karten auf der Hand
rule-penalties = Strafen
rule-penalties-incomplete_sevens = Unfertige Siebener
rule-penalties-incomplete_aces = Unfertige Asse
rule-penalties-incomplete_wild = Unfertiges wildes { canasta-name }
rule-penalties-held_sevens_3plus = Drei oder mehr Siebener auf der Hand behalten
rule-penalties-held_aces_3plus = Drei oder mehr Asse auf der Hand behalten
rule-penalties-short_sequence = Kurze Sequenzen
rule-penalties-short_sequence-max_len = Höchstzahl Karten einer kurzen Sequenz
rule-penalties-short_sequence-points = Strafe für eine kurze Sequenz
rule-penalties-incomplete_wild_with_four_jokers = Unfertiges wildes { canasta-name } mit vier Jokern
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Wann ein nicht genommener { foot-name } etwas kostet
rule-melded_cards_negative_without_canasta = Ohne { canasta-name } zählen ausgelegte Karten als Minus
rule-special_hands = Spezialhände
rule-special_hands_mode = Wie eine Spezialhand zählt
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: für jede andere Seite
rule-acaba-caller = Acaba: für die ansagende Seite
rule-seven_canastas_auto_win = Sofortiger Sieg durch Canastas
rule-seven_canastas_auto_win-enabled = Sofortiger Sieg durch Canastas
rule-seven_canastas_auto_win-count = Nötige { canasta-name }s für den sofortigen Sieg
rule-seven_canastas_auto_win-points = Punkte für den sofortigen Sieg
rule-seven_canastas_auto_win-mode = Wie die Punkte beim sofortigen Sieg zählen
rule-target = Ziel
rule-match_hands = Zahl der Runden
rule-match_winner = Wer gewinnt
rule-tie = Bei Gleichstand
rule-later_phase = Zweite Phase
rule-later_phase-from_score = Zweite Phase nach
rule-later_phase-values = Was sich in der zweiten Phase ändert
rule-stock_exhaustion = Wenn der Talon aufgebraucht ist
rule-table_rules = Am Tisch
rule-table_rules-pile_onto_canasta = Paket darf für ein fertiges { canasta-name } gekauft werden
rule-table_rules-pile_needs = Womit ein nicht eingefrorenes Paket gekauft wird
rule-table_rules-pile_cards = Karten, die man aus dem Paket nimmt
rule-table_rules-jokers_discardable = Joker dürfen abgelegt werden
rule-table_rules-first_pile = Anfang des Pakets
rule-table_rules-stock_out = Wie lange eine Runde ohne Talon weitergeht
rule-table_rules-red_threes_replaced = Für eine gezogene rote Drei wird nachgezogen
rule-table_rules-foot_taken = Wann der { foot-name } aufgenommen wird
rule-table_rules-counts_books = Punktezettel nach Canastas und Karten
rule-table_rules-without_canasta_last_card = Letzte Karte einer Seite ohne { canasta-name }

## Rules: values

value-yes = ja
value-no = nein
value-none = keine
value-absent = wird nicht gespielt
value-points = { $number ->
    [0] nichts
   *[other] { $number }
}
value-or = { $first } oder { $last }
value-and = { $first } und { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = mit Partner
value-sides-kind-individual = jeder für sich
value-sides-kind-lone_hand = einer gegen die anderen
value-lone_hand-partners_receive-whole = alle Punkte der Partner
value-lone_hand-partners_receive-half = die Hälfte der Punkte der Partner
value-lone_hand-halves-up = aufgerundet, auch unter null
value-lone_hand-halves-toward_zero = zur Null hin gerundet
value-later_phase = nach der Runde, in der jemand zum ersten Mal { $points } hat: { $what }
value-by_players-same = wie hier angegeben
value-by_players-line = { $players } Spieler: { $what }
value-foot_size = { $number ->
    [0] kein Fuß
   *[other] { $number }
}
value-dealing-direction-clockwise = im Uhrzeigersinn
value-dealing-direction-counterclockwise = gegen den Uhrzeigersinn
value-dealing-first_dealer-any_method = frei wählbar
value-dealing-first_dealer-by_lot = ausgelost
value-dealing-next_dealer-next_in_direction = der Nächste in Spielrichtung
value-dealing-first_player-next_after_dealer = der Spieler nach dem Geber
value-dealing-cutter-before_dealer = der Spieler vor dem Geber
value-partner_question-going_out-none = nicht üblich
value-partner_question-going_out-may_ask_binding = erlaubt, die Antwort ist bindend
value-partner_question-going_out-must_ask = Pflicht
value-partner_question-acaba-none = nicht üblich
value-partner_question-acaba-may_ask_binding = erlaubt, die Antwort ist bindend
value-partner_question-acaba-must_ask = Pflicht
value-meld_rules-max_wilds-absent = unbegrenzt
value-meld_rules-max_cards-absent = unbegrenzt
value-meld_rules-group_ranks-any = alle Ränge
value-meld_rules-sequence_canastas-own = eine eigene Art von { canasta-name }
value-meld_rules-sequence_canastas-as_groups = echte oder unechte { canasta-name }s, wie Sätze
value-meld_rules-wild_vs_natural-any = keine weitere Grenze
value-meld_rules-wild_vs_natural-le = nie mehr wilde als natürliche
value-meld_rules-wild_vs_natural-lt = immer weniger wilde als natürliche
value-canasta_bonus-wild-absent = wird nicht gespielt
value-canasta_bonus-wild_all_twos-absent = keine eigene Prämie
value-canasta_bonus-wild_four_jokers-absent = keine eigene Prämie
value-canasta_bonus-sequence-absent = wird nicht gespielt
value-canasta_bonus-sevens-absent = keine eigene Prämie
value-canasta_bonus-aces-absent = keine eigene Prämie
value-canasta_bonus-twos_natural-absent = wird nicht gespielt
value-canasta_bonus-twos_mixed-absent = wird nicht gespielt
value-canasta_bonus-sevens_mixed-absent = keine eigene Prämie
value-canasta_bonus-aces_mixed-absent = keine eigene Prämie
value-canasta_bonus-semi_natural-absent = wird nicht gespielt
value-canasta_bonus-suit_ace_to_ace-absent = wird nicht gespielt
value-canasta_bonus-suit_whole-absent = wird nicht gespielt
value-canasta_bonus-suit_mixed-absent = wird nicht gespielt
value-canasta_bonus-rank_whole-absent = wird nicht gespielt
value-canasta_bonus-rank_mixed-absent = wird nicht gespielt
value-trump_multiplier = { $number ->
    [1] keine Trumpffarbe
   *[other] Prämie × { $number }
}
value-concealed_canasta-mode-none = keine zusätzliche Prämie
value-concealed_canasta-mode-add = zusätzliche Punkte
value-concealed_canasta-mode-multiply = mehrfache Prämie
value-concealed_canasta-none = keine zusätzliche Prämie
value-concealed_canasta-add = { $amount } zusätzlich
value-concealed_canasta-multiply = Prämie × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = genau { $count } { $type }
value-extra_canasta_bonuses-least = { $count } oder mehr { $type }
value-red_three_values-never = nie ausgelegt
value-red_three_sign-measure-opened = der Erstmeldung
value-red_three_sign-measure-canastas = der Zahl der { canasta-name }s
value-red_three_sign-measure-natural = der Zahl der echten { canasta-name }s
value-red_three_sign-measure-sevens = der Zahl der Siebener-{ canasta-name }s
value-red_three_sign-opened = { $least ->
    [0] nichts gemeldet
   *[other] gemeldet
}
value-red_three_sign-canastas-none = kein { canasta-name }
value-red_three_sign-canastas-exactly = { $least ->
    [one] genau ein { canasta-name }
   *[other] genau { $least } { canasta-name }s
}
value-red_three_sign-canastas-most = { $most ->
    [one] höchstens ein { canasta-name }
   *[other] höchstens { $most } { canasta-name }s
}
value-red_three_sign-canastas-least = { $least ->
    [one] mindestens ein { canasta-name }
   *[other] mindestens { $least } { canasta-name }s
}
value-red_three_sign-canastas-between = { $least } bis { $most } { canasta-name }s
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = ab { $least }
value-red_three_sign-minus = Minus
value-red_three_sign-zero = zählt nicht
value-red_three_sign-plus = Plus
value-red_three_all_four_without_meld-absent = keine eigene Wertung
value-red_three_in_hand-mode-penalty = kostet Punkte
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = zählt wie auf dem Tisch, solange die Seite kein { canasta-name } hat
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = sperren das Paket
value-black_three-role-discard_only = werden nur abgelegt
value-black_three-role-tabled_bonus = bringen auf dem Tisch eine Prämie
value-black_three-role-removed_from_pile = kommen mit dem Paket aus dem Spiel
value-black_three-role-ordinary = sind Karten wie alle anderen
value-black_three-meld_when-never = nie
value-black_three-meld_when-going_out = nur beim Ausmachen
value-black_three-meld_when-any = jederzeit
value-black_three-meld_sizes-max-absent = unbegrenzt
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = kostet Punkte
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = zählt wie auf dem Tisch, solange die Seite kein { canasta-name } hat
value-black_three-tabled_values-absent = nicht ausgelegt
value-black_three-captured_values-absent = zählen nichts
value-initial_meld-by-score = dem Punktestand
value-initial_meld-by-hand_number = der Nummer der Runde
value-band-below = unter { $next }
value-band-between = { $from } bis { $to }
value-band-above = { $from } und mehr
value-band-all = jeder Stand
value-band-deal = Runde { $deal }
value-band-last-deal = ab Runde { $deal }
value-initial_meld_exceptions-concealed_out_exempt-never = ja
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = nur, wenn das Paket gekauft wurde
value-initial_meld_exceptions-concealed_out_exempt-always = nein
value-initial_meld_exceptions-last_row_again-none = wie in der ersten
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = werden abgezogen, bei allen Partnern
value-hand_cards-every_card_of_hand_and_foot = werden abgezogen, aus Hand und Fuß
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = immer
value-penalties-foot_untaken_when-another_side_took = nur wenn eine andere Seite ihren genommen hat
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nichts
value-penalties-short_sequence = je { $points }, bis zu { $cards } Karten
value-penalties-incomplete_wild_with_four_jokers-absent = wie andere wilde Karten
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } und Sieg
value-special_hands_mode-replace = statt aller anderen Punkte
value-special_hands_mode-add = zusätzlich zu den anderen Punkten
value-acaba-no = wird nicht gespielt
value-acaba-yes = { $opponents } für jede andere Seite, { $caller } für die ansagende
value-seven_canastas_auto_win-no = nein
value-seven_canastas_auto_win-yes = { $count } Canastas in einer Runde: { $points } und Sieg
value-seven_canastas_auto_win-instead = { $count } Canastas in einer Runde: { $points } statt der Rundenpunkte, dazu der Sieg
value-seven_canastas_auto_win-mode-add = zusätzlich zu den Rundenpunkten
value-seven_canastas_auto_win-mode-replace = anstelle der Rundenpunkte
value-target-absent = keines: feste Zahl von Runden
value-match_hands-absent = unbegrenzt
value-match_winner-highest_at_target = der höchste Stand, sobald das Ziel erreicht ist
value-match_winner-highest_after_last_deal = der höchste Stand nach der letzten Runde
value-tie-play_another_hand = noch eine Runde
value-tie-drawn_game = Unentschieden
value-stock_exhaustion-no_going_out_bonus = keine Prämie fürs Ausmachen
value-stock_exhaustion-last_draw_finishes_turn = wer die letzte Karte zieht, spielt den Zug zu Ende
value-table_rules-pile_needs-any = mit einem natürlichen Paar oder einer natürlichen und einer wilden Karte
value-table_rules-pile_needs-no_wild = nur mit natürlichen Karten
value-table_rules-pile_needs-natural_pair = mit einem natürlichen Paar
value-table_rules-pile_needs-nothing = ohne Bedingung
value-table_rules-pile_needs-top_card = indem die oberste Karte sofort gemeldet wird
value-table_rules-pile_needs-any_of_pile = indem eine seiner Karten sofort gemeldet wird
value-table_rules-pile_cards-all = alle
value-table_rules-first_pile-one_card = eine Karte
value-table_rules-first_pile-upcard_value = eine Karte und so viele weitere, wie ihr Wert angibt
value-table_rules-first_pile-no_card = leer
value-table_rules-stock_out-until_pile_refused = solange das Paket gekauft werden kann
value-table_rules-stock_out-after_last_draw = bis zum Ende des Zuges mit der letzten Karte
value-table_rules-stock_out-pile_becomes_stock = das Paket wird umgedreht
value-table_rules-stock_out-foot_becomes_stock = ein nicht genommener { foot-name } wird zum Talon
value-table_rules-foot_taken-after_hand = wenn die Hand aufgebraucht ist
value-table_rules-foot_taken-by_side = sobald jemand von der Seite keine Karte mehr hat
value-table_rules-foot_taken-after_first_canasta = nach dem ersten eigenen { canasta-name }
value-table_rules-without_canasta_last_card-may_be_kept = darf man behalten
value-table_rules-without_canasta_last_card-must_discard = muss zum Ablegen übrig bleiben

rule-type-any = { canasta-name }s
rule-type-natural = echte
rule-type-mixed = unechte
rule-type-wild = wilde
rule-type-wild_all_twos = wilde aus Zweiern
rule-type-wild_four_jokers = wilde mit vier Jokern
rule-type-sequence = Sequenzen
rule-type-sevens = Siebener
rule-type-fives = Fünfer
rule-type-aces = Asse
rule-type-twos_natural = echte Zweier
rule-type-twos_mixed = unechte Zweier
rule-type-sevens_mixed = unechte Siebener
rule-type-aces_mixed = unechte Asse
rule-type-semi_natural = halbechte
rule-type-suit_ace_to_ace = Ass bis Ass
rule-type-suit_whole = ganze Farbe
rule-type-suit_mixed = ganze Farbe, unecht
rule-type-rank_whole = acht Gleiche
rule-type-rank_mixed = acht Gleiche, unecht

rule-card-JOKER = Joker
rule-card-2 = 2
rule-card-A = Ass
rule-card-K = König
rule-card-Q = Dame
rule-card-J = Bube
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = schwarze 3

rule-hand-straight = Straße
rule-hand-pairs = Paare
rule-hand-pairs_no_wilds = Paare ohne wilde Karten
rule-hand-pairs_twos_sevens_aces = Paare aus 2, 7 und Ass
rule-hand-garbage = Garbage
rule-hand-wild_pairs = wilde Paare
rule-hand-miami_pairs = Miami-Paare
rule-hand-zip_code = Zip Code
rule-hand-blast_off = Blast-off
rule-hand-triples = Drillinge
rule-hand-quads = Vierlinge
rule-hand-dream_hand_plus_4 = Traumhand plus vier
rule-hand-dream_hand_plus_5 = Traumhand plus fünf

## Rules: where a value comes from

standing-document = unsere Quellen
standing-outside = andere Bücher
standing-disputed = strittig
standing-inherited = übernommen
standing-proposed = Vorschlag
standing-document-why = So steht es in unseren Quellen.
standing-outside-why = Steht nicht in unseren Quellen, sondern in anderen Regelbüchern.
standing-disputed-why = Die Quellen sind sich nicht einig.
standing-inherited-why = Übernommen von { $from }.
standing-proposed-why = Keine Quelle gefunden. Das ist ein Vorschlag, bitte vor dem Spiel absprechen.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, afrikaanse Wikipedia
    [dutch-wikipedia] Canasta, niederländische Wikipedia
    [spruce-dutch] Canasta bei The Spruce, niederländische Maschinenübersetzung
    [english-wikipedia-german] Canasta, englische Wikipedia, deutsche Maschinenübersetzung
    [italian-house-rules] Come si gioca a Canasta?, Regeln einer italienischen Runde
    [italian-encyclopedia] Canasta, italienische Enzyklopädie
    [none] Keine Quelle gefunden: ein Vorschlag
    [table] Am Tisch vereinbart
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: „{ $text }“
source-at = { $title } · { $place }
source-via = { $source } (zitiert in { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Klassisch
    [modern_american] Modern amerikanisch
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Andere Spiele
}
rule-set-facts = { $players } Spieler, { $packs ->
    [one] ein Deck
   *[other] { $packs } Decks
}, je { $cards } Karten, { $end }
rule-set-end-target = bis { $target }
rule-set-end-deals = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}
rule-set-name-classic_4p = Klassisch
rule-set-name-classic_2p = Klassisch zu zweit
rule-set-name-classic_3p = Klassisch zu dritt
rule-set-name-classic_6p = Klassisch zu sechst
rule-set-name-dutch_house = Niederländische Hausregeln
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Italienische Hausregeln
rule-set-name-british = Britisch
rule-set-name-uruguayan = Uruguayisch
rule-set-name-uruguay_wild = Uruguay mit wildem Canasta
rule-set-name-spanish = Spanisch
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Kubanisch
rule-set-name-cutthroat_3p = Einer gegen zwei
rule-set-name-six_hand_three_pack = Drei Decks zu sechst
rule-set-name-modern_american_cla = Modern American
rule-set-name-modern_american = Modern American (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco zu dritt
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Geschlossenes Buraco
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Bolivianisch
rule-set-name-brazilian = Brasilianisch
rule-set-name-chilean = Chilenisch
rule-set-name-italian_samba = Italienisches Samba
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot ohne Partner
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = Das Spiel, das die meisten kennen: Zwei Paare sammeln Karten gleichen Werts, sieben davon sind ein Canasta.
rule-set-special-classic_2p = In jedem Zug werden zwei Karten gezogen, und zum Ausmachen braucht man zwei Canastas.
rule-set-special-classic_3p = Jeder für sich, mit je dreizehn Karten. Gezogen wird eine Karte pro Zug.
rule-set-special-classic_6p = Drei gegen drei mit drei Decks. Prämien gibt es auch für fünf und sechs rote Dreier.
rule-set-special-dutch_house = Ein Canasta ganz aus der Hand bringt die doppelte Prämie, eine vergessene rote Drei kostet 500.
rule-set-special-spruce = Nie mehr wilde als natürliche Karten, und ein Canasta ganz aus der Hand bringt 100 mehr.
rule-set-special-italian_house = Fünfzehn Karten, Erstmeldung bis 180, vier rote Dreier zählen 500, am Schluss wird immer abgelegt.
rule-set-special-british = Wer keinen Ausweg sieht, darf Acaba ansagen: 1.500 für die anderen, und die Runde ist vorbei.
rule-set-special-uruguayan = Klassisches Canasta unter dem Namen seines Heimatlands.
rule-set-special-uruguay_wild = Drei oder mehr wilde Karten sind eine Meldung, sieben ein Canasta für 2.000.
rule-set-special-spanish = Wie in spanischen Regelbüchern: 2.000 für sieben wilde Karten, Prämien für fünf und sieben Canastas und vier schwarze Dreier.
rule-set-special-kanasta = Wie in Tschechien und der Slowakei: 600 für ein echtes Canasta, 1.000 für ein wildes. Gespielt wird bis 10.000.
rule-set-special-cuban = Wilde Canastas für 2.000 bis 4.000, jedes Canasta mit genau sieben Karten.
rule-set-special-cutthroat_3p = Wer zuerst das Paket kauft, spielt die Runde allein gegen die beiden anderen.
rule-set-special-six_hand_three_pack = Zu sechst, je dreizehn Karten, zwei Canastas zum Ausmachen, eine Stufe mehr bei der Erstmeldung.
rule-set-special-modern_american_cla = Ligaregeln: Erstmeldung 125, 155 und 180, zwei Canastas zum Ausmachen, elf Spezialhände.
rule-set-special-modern_american = Canastas aus Siebenern, Assen und wilden Karten, rote und schwarze Dreier, Spezialhände.
rule-set-special-samba = Auch Sequenzen in einer Farbe werden gemeldet. Sieben Karten in Folge sind ein Samba für 1.500.
rule-set-special-burraco = Sequenzen und Sätze werden gemeldet. Sieben Karten sind ein Burraco, echt, halbecht oder unecht. Jede Seite hat eine zweite Hand.
rule-set-special-burraco_3p = Wer zuerst keine Karten mehr hat, spielt die Runde allein, und die beiden anderen teilen ihre Punkte. Später spielt jeder für sich.
rule-set-special-buraco = Das offene Spiel aus Brasilien: nur Sequenzen, das Paket ist frei, 1.000 von Ass bis Ass. Zum Ausmachen braucht man ein echtes Canasta.
rule-set-special-burraco_international = Das Turnierspiel der FIBUR: Sätze nur aus Assen und Dreien, nichts Halbechtes. Zum Ausmachen braucht man ein echtes Burraco.
rule-set-special-buraco_closed = Das geschlossene Spiel aus Brasilien: Echte Sätze sind keine Canastas. Das Paket kauft, wer die oberste Karte meldet. Ab 1.500 sind zur Erstmeldung 75 nötig.
rule-set-special-burako = Das argentinische Spiel mit Steinen und zwei Jokern: Ein echtes Canasta bringt 200, ein unechtes 100. Beide reichen zum Ausmachen. Gespielt wird bis 3.000.
rule-set-special-tranca = Das brasilianische Spiel ohne Joker: Schwarze Dreier sperren das Paket, rote kosten ohne Canasta 100.
rule-set-special-biriba = Wie in Griechenland: Sequenzen und Sätze aus sieben Karten, echt oder unecht. In der Trumpffarbe zählen sie doppelt, und gespielt wird bis 3.030.
rule-set-special-bolivian = Samba mit wilden Canastas für 2.500. Zum Ausmachen braucht man eine Sequenz.
rule-set-special-brazilian = Bei 7.000 und ab 9.000 muss die Erstmeldung ein Canasta sein. Eine kurze Sequenz kostet 1.000.
rule-set-special-chilean = Sambas und Bolivias zugleich. Sonst sind kaum Regeln veröffentlicht.
rule-set-special-italian_samba = Canastas aus Zweiern, Prämien für fünf und zehn Canastas, das Paket immer eingefroren.
rule-set-special-hand_and_foot_us = Wie in den USA: zum Ausmachen zwei echte und zwei unechte Canastas, vier Runden, 100 für genau 22 genommene Karten.
rule-set-special-hand_and_foot = Hand und Fuß mit je elf Karten. Die Erstmeldung steigt von Runde zu Runde.
rule-set-special-hand_and_foot_solo = Hand & Foot, jeder für sich: zum Ausmachen ein echtes und zwei unechte Canastas.
rule-set-special-hand_knee_and_foot = Sechs Decks und ein drittes Päckchen für jeden. Zum Ausmachen je ein Canasta aus Siebenern, Fünfern und wilden Karten, ein echtes und ein unechtes.
rule-set-special-pennies_from_heaven = Zu sechst mit vier Decks und einer zweiten Hand aus elf Karten. Zum Ausmachen ein Canasta jeder Art, eines davon aus Siebenern.
rule-set-special-boat = Es sind keine Regeln veröffentlicht. Gespielt wird wie beim klassischen Canasta, bis jemand die Regeln ändert.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Es gibt zwei Biribaki aus elf Karten, für jede Seite einen. Der erste darf erst genommen werden, wenn eine Seite ein Biriba hat.
rule-note-foot-pozzetto = Es gibt zwei Pozzetti aus elf Karten, für jede Seite einen. Wer auf einer Seite zuerst keine Karten mehr hat, nimmt ihn.
rule-note-foot-morto = Es gibt zwei Mortos aus elf Karten, für jede Seite einen. Wer auf einer Seite zuerst keine Karten mehr hat, nimmt ihn.
rule-note-foot-muerto = Es gibt zwei Muertos aus elf Steinen, für jede Seite einen. Wer auf einer Seite zuerst keine Steine mehr hat, nimmt ihn.
rule-note-foot-face-down = Die Karten werden verdeckt gegeben.
rule-note-two-in-own-place = In einer Sequenz gilt eine Zwei an ihrem eigenen Platz als natürliche Karte.
rule-note-ace-low-or-high = Das Ass liegt unten, vor der Zwei, oder oben, nach dem König.
rule-note-one-low-or-high = Die 1 liegt unten, vor der 2, oder oben, nach der 13.
rule-note-ace-to-ace = Eine Sequenz darf von Ass bis Ass reichen.
rule-note-thirteen-and-wild = Dreizehn Karten einer Farbe und eine wilde Karte.
rule-note-whole-suit-clean = Alle dreizehn Karten einer Farbe, ohne wilde Karte.
rule-note-whole-suit-either-ace = Dreizehn Karten, vom Ass bis zum König oder von der Zwei bis zum Ass, ohne wilde Karte.
rule-note-ace-to-ace-clean = Vierzehn Karten ohne wilde Karte.
rule-note-dirty-whole-suit = Auch für ein unechtes Canasta aus einer ganzen Farbe oder von Ass bis Ass.
rule-note-trump-sequence = Für eine Sequenz in der Trumpffarbe, also der Farbe der Karte, die nach dem Geben aufgedeckt wird. Ist das ein Joker, bestimmt der erste Spieler die Farbe.
rule-note-two-cards-left = Die Runde endet, wenn noch zwei Karten im Talon sind.
rule-note-whole-pile-free = Statt vom Talon zu ziehen, darf man das ganze Paket nehmen.
rule-note-pile-card-at-once = Eine seiner Karten muss sofort ausgelegt werden, in einer neuen Meldung oder an einer Meldung der eigenen Seite.
rule-note-closed-pile = Vom Paket ist nur die oberste Karte zu sehen. Sie muss sofort gemeldet werden.
rule-note-first-discard = Das Paket beginnt mit der ersten abgelegten Karte.
rule-note-mortos-by-cutter = Wer abhebt, bildet aus den abgehobenen Karten die beiden Mortos.
rule-note-trinca-no-canastra = Eine Trinca ist nie ein Canasta, auch nicht mit vielen Karten. Sie bringt keine Prämie und reicht nicht zum Ausmachen.
rule-note-trinca-natural = Eine Trinca hat nur natürliche Karten. Eine Sequenz darf eine wilde Karte haben.
rule-note-clean-canastra-and-morto = Die Seite braucht ein echtes Canasta und muss ihren Morto genommen haben.
rule-note-canastra-and-morto = Jedes Canasta genügt, aber die Seite muss ihren Morto genommen haben.
rule-note-canasta-and-muerto = Jedes Canasta genügt, aber die Seite muss ihren Muerto genommen haben.
rule-note-burraco-and-pozzetto = Jedes Burraco genügt, aber die Seite muss ihren Pozzetto genommen haben.
rule-note-clean-burraco-and-pozzetto = Die Seite braucht ein echtes Burraco und muss ihren Pozzetto genommen haben.
rule-note-morto-unplayed = Auch für einen Morto, der mit der letzten abgelegten Karte genommen und nicht mehr gespielt wurde. Seine Karten zählen dann nicht.
rule-note-pozzetto-unplayed = Wurde ein Pozzetto genommen, aber nicht gespielt, zählen seine Karten als Karten auf der Hand.
rule-note-pozzetto-of-partners = Zählt für die beiden Partner nur einmal. Wer allein spielt, hat immer einen Pozzetto genommen.
rule-note-vulnerable = Eine Seite mit mindestens der Hälfte der Zielpunkte ist verwundbar. Alle Meldungen eines Zuges zählen zusammen.
rule-note-tiles = Die 104 Steine mit den Zahlen 1 bis 13 in vier Farben entsprechen zwei Decks. Die 1 ist das Ass, 11, 12 und 13 sind Bube, Dame und König.
rule-note-two-play-as-four = Zu zweit wird gespielt wie zu viert: je elf Karten, zwei Pozzetti und dieselben Punkte.
rule-note-threes-ordinary = Dreier sind gewöhnliche Karten, rote wie schwarze.
rule-note-same-rank-joins = Weitere Karten desselben Ranges kommen zu dieser Meldung.
rule-note-semi-clean = Sieben natürliche Karten in Folge oder von einem Rang, mit der wilden Karte davor oder dahinter.
rule-note-last-card-natural = Die letzte Karte darf keine wilde Karte sein.
rule-note-first-out-alone = Zuerst spielt jeder allein. Wer als Erster keine Karten mehr hat, bleibt für den Rest der Runde allein, und die beiden anderen legen ihre Meldungen zusammen.
rule-note-pozzetto-on-top = Dieser Pozzetto liegt auf dem anderen und wird zuerst genommen.
rule-note-three-pozzetti = Dann gibt es drei Pozzetti aus elf Karten, einen für jeden Spieler.
rule-note-pozzetto-for-partners = Für die beiden Partner. In der zweiten Phase hat jeder Spieler einen eigenen.
rule-note-same-suit-twice = Ein Satz darf zwei Karten derselben Farbe haben.
rule-note-time-not-target = Turniere werden auf Zeit gespielt. Dies ist das Ziel des italienischen Burraco.
rule-note-when-time-is-called = Auch wenn die Zeit abgelaufen ist.
rule-note-wild-three-to-seven = Eine Meldung aus wilden Karten hat drei bis sieben Karten. Ein fertiges wildes Canasta bekommt keine weitere.
rule-note-black-threes-all-six = Beim Ausmachen gemeldet, zählen sie je 5. Alle sechs dürfen gemeldet werden.
rule-note-escalera = In diesem Spiel heißt ein Sequenz-Canasta „Escalera“.
rule-note-short-sequence-each = Für jede solche Sequenz, die am Ende der Runde auf dem Tisch ist.
rule-note-acaba-any-time = Acaba darf man jederzeit im eigenen Zug ansagen. Was auf dem Tisch ist, zählt nicht.
rule-note-five-players = Zu fünft spielen zwei gegen drei. In jeder Runde setzt einer der drei aus.
rule-note-natural-becomes-mixed = Eine wilde Karte macht aus einem echten Canasta ein unechtes.
rule-note-red-three-no-meld = Eine rote Drei allein gilt nicht als Erstmeldung.
rule-note-red-three-hidden = Für jede rote Drei, die nicht ausgelegt wurde. Sie zählt dann sonst nichts. War ihr Spieler nie am Zug, gilt sie als ausgelegt.
rule-note-total-before-deal = Es zählt der Punktestand der Seite vor der Runde.
rule-note-concealed-without-pile = Wer verdeckt ausmacht, ohne das Paket zu kaufen, braucht die Canastas zum Ausmachen, aber keine Mindestpunkte.
rule-note-going-out-once = Nur einmal, für die Seite, die ausgemacht hat.
rule-note-concealed-two-hundred = Zusammen 200 für die ganze Hand in einem einzigen Zug: mit einem Canasta, ohne frühere Meldung und ohne Meldungen des Partners. Das Paket darf gekauft werden.
rule-note-pile-taker-alone = Wer zuerst das Paket kauft, spielt allein. Hat es noch niemand gekauft, spielt allein, wer ausmacht. Von den beiden anderen bekommt jeder alle gemeinsamen Punkte. Rote Dreier zählt jeder für sich.
rule-note-concealed-seven-at-once = Alle sieben Karten werden auf einmal ausgelegt, auch wilde Karten sind erlaubt. Die Prämie ist 600 oder 1.000.
rule-note-only-bonus-doubles = Nur die Prämie wird verdoppelt, nicht die Kartenwerte.
rule-note-teams-of-two = Meist zwei Paare, aber auch drei oder vier können spielen.
rule-note-one-pack-more = Ein Deck mehr als Spieler.
rule-note-one-pack-more-seven = Ein Deck mehr als Spieler, aber nie mehr als sieben.
rule-note-hand-and-foot-both = Für Karten in der Hand und im Fuß.
rule-note-top-five = Genau die obersten fünf Karten, mit zwei natürlichen Karten aus der Hand.
rule-note-five-or-seven-alone = Auch fünf oder sieben können spielen, jeder für sich.
rule-note-finished-book = An ein fertiges Canasta dürfen noch natürliche Karten gelegt werden.
rule-note-book = In den USA heißt ein Canasta oft „Book“ oder „Pile“.
rule-note-exactly-22 = Für jeden Spieler, der auf einmal genau die 22 Karten für Hand und Fuß abhebt.
rule-note-best-with-four = Am besten zu viert.
rule-note-usually-four = Meist vier Spieler in zwei Paaren.
rule-note-knee-and-foot = Zwei Päckchen, die nacheinander gespielt werden: ein Knie aus 13 Karten und ein Fuß aus 11. Mit der Hand sind das 39 Karten.
rule-note-red-threes-over-seven = Je 100, und 300 zusätzlich für mehr als sieben.
rule-note-red-threes-with-meld = Sie werden mit der Erstmeldung ausgelegt. Bis dahin bleiben sie auf der Hand.
rule-note-only-top-card = Nur die oberste Karte des Pakets.
rule-note-two-or-three-alone = Zu zweit oder zu dritt wird ohne Partner gespielt.
rule-note-lowest-card = Zum Beispiel, wer die niedrigste Karte zieht.
rule-note-minimum-always = Auch wer sofort ausmacht, muss die Mindestpunkte erreichen.
rule-note-no-natural-pair = Ein natürliches Paar ist nicht nötig. Die oberste Karte muss nur sofort gemeldet werden.
rule-note-card-shown = Bei einem Ass eine weitere Karte, bei einem König 13.
rule-note-twos-not-wild = Solange die Meldung einer Seite aus Zweiern noch kein Canasta ist, sind Zweier für sie keine wilden Karten.
rule-note-without-partner-two = Ohne Partner braucht man zwei Canastas zum Ausmachen.
rule-note-at-most-half = Höchstens die Hälfte der Karten: eine von drei, zwei von vier.
rule-note-twos-or-with-jokers = Nur Zweier, oder Zweier und Joker.
rule-note-twos-jokers-or-both = Zweier, Joker oder beides.
rule-note-three-packs-only = Fünf und sechs rote Dreier gibt es nur mit drei Decks.
rule-note-in-pairs = Beim Spiel in Paaren.
rule-note-aces-with-wilds = Nur Asse. Asse, die in der Erstmeldung wilde Karten bekommen haben, sind eine gewöhnliche Meldung und werden ein unechtes Canasta.
rule-note-each-color = Für rote und schwarze Dreier gilt dieselbe Tabelle, jede Farbe für sich.
rule-note-threes-with-canastas = Mit zwei oder mehr Canastas. Mit genau einem zählen Dreier gar nicht.
rule-note-like-red-three = Wie eine rote Drei auf der Hand.
rule-note-meld-before-pile = Wie bei Turnieren: Die Erstmeldung kommt aus der Hand, erst danach darf man das Paket kaufen.
rule-note-except-special-hand = Außer mit einer Spezialhand.
rule-note-each-player = Für jeden Spieler, zusätzlich zu den Kartenwerten.
rule-note-special-hand = Vierzehn Karten als erste und einzige Meldung der Seite. Die andere Seite zählt ihre Punkte wie sonst.
rule-note-five-naturals-first = Nach der Erstmeldung braucht eine Meldung fünf natürliche Karten, bevor eine wilde dazukommt.
rule-note-wild-meld-first = Solange die Meldung einer Seite aus wilden Karten unfertig ist, dürfen ihre wilden Karten nirgendwo anders hin.
rule-note-each-whatever-canastas = Für jede einzelne, egal wie viele Canastas die Seite hat.
rule-note-canasta-of-seven = Ein Canasta hat höchstens sieben Karten.
rule-note-sevens-with-wilds = Ein Canasta aus Siebenern darf auch wilde Karten haben.
rule-note-one-of-each-kind = Von jeder Art ein Canasta.
rule-note-sequence-goes-out = Auch ein Sequenz-Canasta zählt fürs Ausmachen.
rule-note-top-card-no-sequence = Mit der obersten Karte des Pakets darf man auch keine Sequenz beginnen.
rule-note-three-pairs = Auch drei Paare können spielen, dann bis 7.500.
rule-note-partner-of-first = Das ist der Partner des Spielers, der beginnt.
rule-note-four-of-seven-natural = Mindestens vier der sieben Karten eines Canastas sind natürlich.
rule-note-bonuses-add-up = Prämien werden zusammengezählt: Sieben Canastas bringen beide.
rule-note-four-black-threes = Alle vier, beim Ausmachen gemeldet, bringen 500, nicht 520: Die Prämie ersetzt die Kartenwerte.
rule-note-canasta-oculta = Die „Canasta oculta“: Ausmachen in einem einzigen Zug, mit einem Canasta, ohne vorher gemeldet oder das Paket gekauft zu haben. Im ersten Zug bringt sie 1.000: Die weiteren 500 unter „{ record-penalty-note }“ eintragen.
rule-note-first-card-covered = Eine wilde Karte oder eine rote Drei wird mit einer weiteren Karte bedeckt.
rule-note-concealed-with-top-card = Ausmachen muss man dazu nicht. Eine der sieben Karten darf die oberste Karte des Pakets sein.
rule-note-threes-never-melded = Dreier werden nie gemeldet, deshalb ist die Vier die niedrigste Karte.
rule-note-red-three-at-once = Eine rote Drei wird sofort ausgelegt, deshalb sollte niemand eine auf der Hand haben.
rule-note-like-every-card = Wie jede Karte auf der Hand.
rule-note-pile-always-frozen = Das Paket ist immer eingefroren.

## Table

cancel = Abbrechen
sheet-close = Schließen
notice-undo = Rückgängig
notice-redo = Wiederholen
notice-already = Schon von einem anderen Gerät gespeichert, um { $time }. { $what }
notice-dismiss = Diesen Hinweis schließen
badge-out = AUS
badge-acaba = ACABA
table-deal = Runde { $number }
table-deal-of = Runde { $number } von { $count }
table-over = Partie zu Ende
table-house-rules = { $name } mit Hausregeln
table-rules-target = { $name } · bis { $target }
table-rules-deals = { $name } · { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
table-dealer = { $name } gibt
table-dealer-rests = { $name } gibt die Karten und setzt in dieser Runde aus
table-leader = { $name } beginnt
table-sheet = Punktezettel
table-pad = Punkteblock
table-chart = Verlauf
table-pad-empty = Hier erscheinen die gespeicherten Runden.
table-passed = { $points } überschritten
table-passed-side = { $side }: Erstmeldung
table-passed-said = jetzt { $now }
table-phase = Phase { $number }
table-later-phase = Phase 2 beginnt
table-later-phase-now = { $kind ->
    [individual] Ab jetzt spielt jeder für sich
   *[other] Ab jetzt: { $sides }
}
table-series = Serie { $score }
series-best-of = Best of 3: { $score }
series-best-of-open = Zwei Siege entscheiden: { $score }
series-best-of-won = { $players ->
    [one] { $side } gewinnt die Serie { $score }
   *[other] { $side } gewinnen die Serie { $score }
}
table-menu = Weitere Optionen
table-nothing-to-undo = Nichts rückgängig zu machen
table-needs = nötig
table-needs-said = nötig { $needed }
table-to-go = noch { $points }
table-reached = Ziel erreicht
table-record = Runde { $number } eintragen
table-continue = Weiter mit Runde { $number } · { $points }
table-new-match = Neue Partie
table-rematch = Revanche
table-menu-menu = Diese Partie
table-menu-insert = Wo gehört die vergessene Runde hin?
table-settings = Einstellungen der Partie
    .detail = Regeln, Ziel, Plätze, Geber, Punkte vom Zettel
table-rules = Regeln: { $name }
timer = Timer
    .detail = Für eine Runde oder den ganzen Abend
timer-minutes = { $minutes } Min.
timer-said = { $state ->
    [paused] Timer angehalten, noch { $time }
    [over] Timer: Zeit abgelaufen
    [waiting] Timer aus, { $time }
   *[playing] Timer, noch { $time }
}
timer-up = Zeit abgelaufen
timer-start = Timer starten
timer-pause = Anhalten
timer-resume = Weiter
timer-again = Neu starten
timer-stop = Beenden
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } Minuten weniger
       *[more] { $minutes } Minuten mehr
    }
timer-sound = Ton am Ende
timer-note = Der Timer klingelt nur, solange diese App offen ist.
table-set-up = Regeln, Ziel und Namen
table-insert = Vergessene Runde nachtragen
table-before = Vor Runde { $number }: { $points }
table-end = { $ways ->
    [end] Partie beenden oder löschen
    [resume] Partie fortsetzen oder löschen
   *[delete] Diese Partie löschen
}
table-end-agreement = Einvernehmlich beenden
table-end-time = Beenden, weil die Zeit um ist
table-end-walkover = Eine Seite gibt auf
    .detail = Danach wählen, welche. Der Sieg geht an eine andere.
table-end-stays = Die Partie bleibt unter „Partien“ und zählt in der Statistik.
table-delete = Diese Partie löschen
    .detail = Verschwindet aus „Partien“ und Statistik, lässt sich aber zurückholen.
table-keep-playing = Weiterspielen
table-end-who = Wer gibt auf?
table-end-who-hint = { $sides ->
    [2] Die andere Seite gewinnt, egal wie es steht.
   *[other] Von den anderen Seiten gewinnt die mit den meisten Punkten.
}
table-go-on = Diese Partie fortsetzen
table-would-win = { $margin ->
    [one] Sieg für { $side } mit { $margin } Punkt Vorsprung.
   *[other] Sieg für { $side } mit { $margin } Punkten Vorsprung.
}
table-would-draw = Unentschieden zwischen { $sides }.
deal-said = Runde { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] , unwahrscheinlich oder unmöglich: bitte prüfen
}
deal-said-side = { $side } { $points }, jetzt { $total }{ $ended ->
    [badge-out] , ausgemacht
    [badge-acaba] , Acaba angesagt
   *[none] { "" }
}
course-said = Verlauf der Partie. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } hat
   *[other] { $side } haben
}{ $margin ->
    [0] { "" }
    [one] { " " }mit einem Punkt Vorsprung
   *[other] { " " }mit { $margin } Punkten Vorsprung
} gewonnen
ending-drawn = Unentschieden zwischen { $sides }
ending-tie = Gleichstand: { $sides }
ending-tie-plays-on = Noch eine Runde entscheidet
ending-target = { $target } in Runde { $deals } erreicht
ending-deals = { $deals ->
    [one] Die einzige Runde ist gespielt
   *[other] Alle { $deals } Runden sind gespielt
}
ending-outright = In einer einzigen Runde gewonnen
ending-agreement = Einvernehmlich beendet
ending-time = Die Zeit war um
ending-walkover = Kampflos gewonnen
ending-gave-up = Aufgegeben von { $side }
winner-wins = { $players ->
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
winner-by = mit { $margin } Vorsprung
winner-deals = { $deals ->
    [one] in einer Runde
   *[other] in { $deals } Runden
}
winner-best = beste Runde
winner-canastas = { canasta-name }s
winner-out = ausgemacht
winner-out-of = { $out } von { $deals }
winner-games = gewonnene Partien
winner-evening = Punkte heute
winner-games-of = { $won } von { $games } gewonnen
winner-people = Heute
winner-to = bis { $target }
winner-pad = Runden
winner-result = Ergebnis
winner-share = Teilen
start-title =
    Karten auf den Tisch,
    der Block rechnet.
    .detail = Runden, rote Dreier, Erstmeldung: schnell getippt, jeder Punkt erklärt.
start-deal = Eine Runde in einer Minute
    .detail = Canastas, Dreier, Ausmachen
start-meld = Die Erstmeldung immer im Blick
    .detail = „Reichen 7 7 7 und D D 2?“
start-melds = Immer wissen, was die Meldungen zählen
    .detail = Karten antippen: jede Prämie, jeder Punkt
start-rules = Nach den eigenen Regeln spielen
    .detail = { $names }, Hausregeln
start-demo = Probepartie
start-join = An einen Tisch
start-join-how = Im Club die Kamera dieses Telefons auf den Code der Tischkarte halten oder die Adresse auf der Karte in den Browser eintippen. Dort öffnet sich der Tisch. Zu installieren ist nichts.
empty-title = Keine laufende Partie
    .detail = Partie beginnen und Punkte eintragen.
empty-last = Zuletzt gespielt
empty-running = Welche Partie fortsetzen?
    .detail = Eine Partie antippen oder eine neue beginnen.
empty-goes-on = Noch nicht zu Ende
rules-changed = { $count ->
    [one] Eine Regel wurde seit Beginn dieser Partie geändert, hier gilt die alte
   *[other] { $count } Regeln wurden seit Beginn dieser Partie geändert, hier gelten die alten
}
rules-changed-title = Geänderte Regeln
rules-changed-hint = Diese Partie behält die Regeln, mit denen sie begann.
rules-changed-values = in dieser Partie { $here }, jetzt { $today }

## Table view

table-view = Tischansicht
view-back = Zurück zum Tisch
view-turn = { $facing ->
    [across] Zu den gegenüberliegenden Seiten gedreht. Ändern
    [aside] Nach links und rechts gedreht. Ändern
   *[flat] Nicht gedreht. Ändern
}
view-evening = Heute
view-clock = { $big }:{ $small }
view-goes-dark = Die App kann diesen Bildschirm nicht anlassen. Er wird vielleicht dunkel.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } zurück: { $what }. Das bringt mindestens { $worth }.
   *[other] { $side }, { $behind } zurück: in jeder der nächsten { $deals } Runden { $what }. Das bringt zusammen mindestens { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] ein echtes { canasta-name }
       *[other] { $count } echte { canasta-name }s
    }
    [mixed] { $count ->
        [one] ein unechtes { canasta-name }
       *[other] { $count } unechte { canasta-name }s
    }
    [wild] { $count ->
        [one] ein wildes { canasta-name }
       *[other] { $count } wilde { canasta-name }s
    }
    [sequence] { $count ->
        [one] ein Sequenz-{ canasta-name }
       *[other] { $count } Sequenz-{ canasta-name }s
    }
    [semi_natural] { $count ->
        [one] ein halbechtes { canasta-name }
       *[other] { $count } halbechte { canasta-name }s
    }
    [suit_ace_to_ace] { $count ->
        [one] ein { canasta-name } von Ass bis Ass
       *[other] { $count } { canasta-name }s von Ass bis Ass
    }
    [suit_whole] { $count ->
        [one] ein { canasta-name } einer ganzen Farbe
       *[other] { $count } { canasta-name }s einer ganzen Farbe
    }
    [rank_whole] { $count ->
        [one] ein { canasta-name } aus acht Gleichen
       *[other] { $count } { canasta-name }s aus acht Gleichen
    }
    [twos_natural] { $count ->
        [one] ein echtes Zweier-{ canasta-name }
       *[other] { $count } echte Zweier-{ canasta-name }s
    }
   *[twos_mixed] { $count ->
        [one] ein unechtes Zweier-{ canasta-name }
       *[other] { $count } unechte Zweier-{ canasta-name }s
    }
}
catch-up-out = Ausmachen

## Chances of winning

chance = Was brauchen wir?
chance-percent = { $bound ->
    [over] über { $value }
    [under] unter { $value }
   *[about] etwa { $value }
}
chance-needs = { $deals ->
    [1] { $side }, { $behind } zurück: Wahrscheinlich ist dies die letzte Runde. Nötig sind darin etwa { $more } mehr als { $leader }.
   *[other] { $side }, { $behind } zurück: Es bleiben etwa { $deals } Runden. Nötig sind in jeder etwa { $more } mehr als { $leader }.
}
chance-gap = Am Ende einer Runde liegen zwei Seiten meist etwa { $gap } Punkte auseinander.
chance-source = Geschätzt aus den letzten { $count } Runden nach diesen Regeln. Alle Seiten gelten dabei als gleich stark.
chance-simulated = Geschätzt aus { $count } simulierten Runden, bis hier genug Runden nach diesen Regeln gespielt sind. Alle Seiten gelten dabei als gleich stark.

## Pictures of a match

pictures = Verlauf und Punkte
pictures-none = Der Verlauf beginnt mit der ersten Runde.
pictures-course = Punktestand nach jeder Runde
pictures-target = Die gepunktete Linie ist das Ziel, { $target }.
pictures-bands = Erstmeldung: { $bands }.
pictures-band-below = { $needed } unter { $end }
pictures-band = { $needed } ab { $start }
pictures-deal-band = { $needed } in Runde { $deal }
pictures-sources = Woher die Punkte kommen
pictures-source = { $source ->
    [canastas] { canasta-name }s
    [cards] Ausgelegte Karten
    [threes] Dreier
    [out] Ausmachen
    [hand] Karten auf der Hand
    [partners] Hälften der Partner
    [penalties] Strafen
    [special] Spezialhände und Ansagen
    [table] Als Summe eingetragen
   *[other] Anderes
}
pictures-catching-up = Zum Aufholen

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Statistik
statistics-counting = Wird berechnet…
statistics-finished-only = Nur beendete Partien
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] eine beendete Partie
       *[other] { $games } beendete Partien
    }
statistics-tab = { $tab ->
    [rivals] Duell
    [partnerships] Teams
    [players] Spieler
   *[deals] Runden
}
statistics-empty-title = Noch keine beendete Partie
statistics-empty = Sobald eine Partie zu Ende ist, steht hier, wer gewinnt, wer ausmacht und welche Runden die besten waren.
statistics-go-on = Weiter mit Runde { $number }
statistics-import = Frühere Partien importieren
statistics-player-none = Noch keine beendete Partie mit diesem Spieler.
statistics-games-between = { $games ->
    [one] Eine entschiedene Partie gegeneinander
   *[other] { $games } entschiedene Partien gegeneinander
}
statistics-last = letzte { $count }
statistics-now = jetzt
statistics-deal = Runde { $number }
statistics-deal-of-day = { $day }, Runde { $number }
statistics-at-least = Ab { $count } Partien { $rules }
statistics-unranked = Weniger als { $count } Partien, ohne Platz
statistics-record = { $wins } von { $games }
statistics-few = { $wins } von { $games }, zu wenige
statistics-on-games = { $games ->
    [one] aus einer Partie
   *[other] aus { $games } Partien
}
statistics-of-games = { $games ->
    [one] von einer Partie gewonnen
   *[other] von { $games } Partien gewonnen
}
statistics-points = { $points } Punkte pro Runde
statistics-since = Seit { $month } · { $games }
statistics-won-of-these = davon { $count } gewonnen
statistics-partners = Mit Partner
statistics-mark = Strich: 50 %
statistics-extremes = Beste und schlechteste Runde
statistics-with-on-day = { $day }, mit { $names }
statistics-unreadable = { $count ->
    [one] Eine Partie fehlt hier, weil diese Version sie nicht lesen kann.
   *[other] { $count } Partien fehlen hier, weil diese Version sie nicht lesen kann.
}
statistics-measure = { $measure ->
    [won] Anteil gewonnener Partien
    [average] Punkte pro Runde
    [canastas] Canastas pro Runde
    [naturals] echte Canastas pro Partie
    [out] ausgemacht
    [best] beste Runde
    [streak] längste Siegesserie
   *[deals] Runden
}
statistics-measure-choose = Sortieren nach
statistics-measure-said = Sortiert nach: { $measure }. Andere wählen
statistics-versus-said = Gegeneinander: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Gegner von { $name } wählen
statistics-versus-other = { $name }: jemand anderen wählen
statistics-in-a-row = { $name }: { $count } in Folge
statistics-form = Letzte Partien
statistics-result = { $how ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
statistics-rename = { $name }: Name ändern
statistics-against = Gegen
statistics-played = { $deals ->
    [one] insgesamt eine Runde
   *[other] insgesamt { $deals } Runden
}
statistics-on-deals = { $deals ->
    [0] keine Angaben
    [one] aus einer Runde
   *[other] aus { $deals } Runden
}
statistics-on-results = { $deals ->
    [0] keine Angaben
    [one] aus einem Ergebnis
   *[other] aus { $deals } Ergebnissen
}
statistics-on-outs = { $outs ->
    [0] keine Angaben
    [one] einmal ausgemacht
   *[other] { $outs }-mal ausgemacht
}
statistics-totals-only = Runden, von denen nur Summen eingetragen sind, zählen nur für die Punkte.
statistics-matches = Beendete Partien
statistics-average = Punkte pro Runde im Schnitt
statistics-best = Beste Runde
statistics-worst = Schlechteste Runde
statistics-canastas = Canastas pro Runde
statistics-naturals = Echte Canastas pro Partie
statistics-out = Ausgemacht
statistics-concealed = Davon verdeckt
statistics-threes = Rote Dreier pro Runde
statistics-luck = Glück mit roten Dreiern, im Vergleich zum Tisch
statistics-minutes = Übliche Dauer einer Runde in Minuten

## Setting a match up

seat-compass = { $number ->
    [1] Süd
    [2] West
    [3] Nord
   *[other] Ost
}
seat-number = Spieler { $number }
side-compass = { $number ->
    [1] Nord–Süd
   *[other] Ost–West
}
side-mark = { $color ->
    [blue] Blau
    [red] Rot
    [amber] Gelb
    [slate] Grau
    [lilac] Flieder
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blau
    [red] Rot
    [amber] Gelb
    [slate] Grau
    [lilac] Flieder
   *[mint] Mint
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] nur ein Spieler eingetragen, { $right } sind nötig
   *[other] { $count } Spieler eingetragen, { $right } sind nötig
}
problem-name_needed = ein Name fehlt
problem-name_twice = „{ $name }“ kommt zweimal vor
problem-undrawn = „{ $text }“: Die Zeichen, die hier als ▯ erscheinen, lassen sich nicht anzeigen und entfallen. Möglich sind lateinische, griechische, kyrillische und hebräische Buchstaben.
problem-changed_since = Nicht ausgeführt: Ein anderes Gerät hat diese Partie gerade geändert. Hier ist der neue Stand.
problem-no_such_deal = Diese Runde gibt es nicht mehr.
problem-wrong_number_of_scores = { $right } Anfangsstände sind nötig

new-match = Neue Partie
new-match-hint = Namen oder Platz zum Ändern antippen
new-match-who = Wer spielt?
new-match-round = { $partners ->
    [yes] Partner sitzen einander gegenüber
   *[no] Reihum am Tisch
}
new-match-against = gegen
new-match-start = Beginnen
new-match-back = Zurück
set-up = Einstellungen der Partie
set-up-save = Speichern
set-up-back = Zurück ohne Speichern
set-up-rules = Regeln
set-up-rules-choose = Regeln: { $name }. Andere wählen
set-up-rules-all = Alle { $count } Regelwerke
set-up-rules-usual = Hierzulande üblich
set-up-players = Spieler
set-up-players-count = { $count } Spieler
set-up-name = Name von Spieler { $number }, Seite { $side }
set-up-side-rename = Name der Seite { $side }: { $name }
set-up-side-name = Name der Seite
set-up-short = Kurzname
    .detail = für kleine Bildschirme
set-up-color = Farbe von { $side }: { $color }
set-up-color-kept = { $name } behält diese Farbe in späteren Partien. Zum Tauschen einen anderen Platz antippen.
set-up-known = { $name }
    .says = { $name } spielt
set-up-dealer = Wer gibt zuerst?
set-up-first-dealer = Erster Geber
set-up-target-other = Andere Zahl
set-up-dealer-label = { $name } gibt zuerst
set-up-target = Ziel
set-up-target-label = Ziel: { $target }. Ein anderes eingeben
set-up-target-chip = Bis { $target }
set-up-target-deals = { $deals ->
    [one] Die Partie hat eine Runde.
   *[other] Die Partie hat { $deals } Runden.
}
set-up-more = Weitere Einstellungen
set-up-less = Weniger Einstellungen
set-up-direction = Spielrichtung
set-up-best-of = Zahl der Partien
    .detail = { $count ->
        [1] Eine Partie
       *[other] Bis zwei Siege (Best of 3)
    }
set-up-opening = Anfangsstände
set-up-sides = Namen der Seiten
set-up-opening-label = Anfangsstand von { $name }: { $points }. Einen anderen eingeben
pad-delete = Letzte Ziffer löschen
pad-sign = Plus oder Minus
pad-done = Fertig
set-up-follows = { $deals ->
    [one] Eine Runde ist schon eingetragen. Beim Speichern wird neu gerechnet.
   *[other] { $deals } Runden sind schon eingetragen. Beim Speichern wird neu gerechnet.
}
set-up-changed-today = Diese Regeln wurden seit Beginn der Partie geändert. Beim Speichern gelten die neuen: { $what }.
set-up-no-fit = Nur Regeln für { $sides } Seiten sind möglich: Runden sind schon eingetragen.
set-up-spoilt = { $count ->
    [one] Runde { $deals } ist nach diesen Regeln nicht möglich. Andere Regeln wählen oder zuerst die Runde ändern.
   *[other] Die Runden { $deals } sind nach diesen Regeln nicht möglich. Andere Regeln wählen oder zuerst die Runden ändern.
}
set-up-spoilt-why = Runde { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Diese Runde als Summe behalten
   *[other] Diese Runden als Summen behalten
}
set-up-keep-totals-hint = Die Punkte bleiben. Canastas und Karten dieser Runden werden nicht mehr einzeln gezeigt. „Rückgängig“ holt sie zurück.
set-up-house-changed = „{ $name }“ wurde seit Beginn dieser Partie geändert. Die Partie behält ihre Regeln, bis „{ $name }“ neu gewählt wird.
set-up-no-match = Es ist keine Partie offen.

## Record screen

record-title-record = Runde { $number }
record-title-amend = Runde { $number } ändern
record-title-insert = Runde { $number } einfügen
record-under = { $dealer } gab · { $rules }
record-dealt = { $dealer } gab
record-of = { $number } von { $count }
record-contract = nötig: { $kinds }
record-leave = Verlassen (Eingaben bleiben erhalten)
record-mode = Nur Summen
record-mode-short = Summen
record-kinds = Nach Art eingeben
record-kinds-short = Nach Art
record-more = Mehr für { $side }
record-gone = Diese Runde gibt es in der Partie nicht mehr.

canasta-name = Canasta
canasta-name--burraco = Burraco
canasta-name--buraco = { canasta-name--usual }
canasta-name--burako = { canasta-name--usual }
canasta-name--buraco_closed = { canasta-name--usual }
canasta-name--tranca = { canasta-name--usual }
canasta-name--biriba = Biriba
foot-name = Fuß
foot-name--burraco = Pozzetto
foot-name--buraco = Morto
foot-name--burako = Muerto
foot-name--buraco_closed = Morto
foot-name--tranca = Morto
foot-name--biriba = Biribaki
record-who-out = Wer hat ausgemacht?
record-went-out = Ausgemacht: { $side }
record-nobody = Niemand
record-nobody-out = Niemand hat ausgemacht
record-concealed = Verdeckt
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } in dieser Runde, neuer Stand { $total }{ $problem ->
    [yes] , etwas stimmt nicht
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Echte
        [mixed] Unechte
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Wilde
        }
        [wild_all_twos] Wilde, nur Zweier
        [wild_four_jokers] Wilde, vier Joker
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Sequenz
        }
        [sevens] Siebener
        [fives] Fünfer
        [aces] Asse
        [sevens_mixed] Unechte Siebener
        [aces_mixed] Unechte Asse
        [semi_natural] Halbechte
        [suit_ace_to_ace] Ass bis Ass
        [suit_whole] Ganze Farbe
        [suit_mixed] Ganze Farbe, unecht
        [rank_whole] Acht Gleiche
        [rank_mixed] Acht Gleiche, unecht
        [twos_natural] Echte Zweier
        [twos_mixed] Unechte Zweier
       *[other] { canasta-name }s
    }
    [hand_canastas] { $kind ->
        [natural] Echte, aus der Hand
       *[mixed] Unechte, aus der Hand
    }
    [red_threes] Rote Dreier
    [black_threes] Schwarze Dreier
    [black_threes_captured] Schwarze Dreier
    [red_threes_in_hand] Rote Dreier auf der Hand
    [feet_untaken] { record-foot } nicht genommen
    [exact_pickups] Genau abgehoben
    [black_threes_in_hand] Schwarze Dreier auf der Hand
    [incomplete] { $kind ->
        [sevens] Unfertige Siebener
        [aces] Unfertige Asse
        [wild] Unfertige Wilde
        [wild_with_four_jokers] Unfertige mit vier Jokern
       *[sequence] Kurze Sequenzen
    }
    [held] { $kind ->
        [sevens] Drei oder mehr Siebener behalten
       *[aces] Drei oder mehr Asse behalten
    }
   *[lone] Solo
}
record-row-trump = { $row }, davon Trumpf
record-trump = Trumpffarbe
record-each = je { $points }
record-each-range = { $first }…{ $last }
record-foot = Fuß
record-foot--burraco = Pozzetto
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] genommen
    [1] nicht genommen { $points }
   *[other] { $count } nicht genommen { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Strafe, Notiz
record-penalty-title = { $side } · Strafe, Notiz
record-remark = Grund oder Notiz
record-tile-said = { $tile }, { $side }: { $state ->
    [done] fertig, { $points }
    [begun] angefangen, { $points }
   *[none] keine
}
record-fewer = Zurück zu 0 bis { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Ausgelegt
    [hand] { $foot ->
        [true] Hand und Fuß
       *[false] Auf der Hand
    }
    [books] { canasta-name }s
    [cards] Karten
   *[total] Punkte dieser Runde
}
record-field-short = { $field ->
    [table] Ausgelegt
    [hand] { $foot ->
        [true] Hand, Fuß
       *[false] Hand
    }
    [books] { canasta-name }s
    [cards] Karten
   *[total] Punkte
}
record-field-hint = { $field ->
    [table] Karten, plus
    [hand] minus
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] zählt nicht
   *[out] aus: keine
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = noch nichts
record-typing = wird eingegeben
record-not-yet = noch nicht
record-totals-hint = Die Punkte in Sitzreihenfolge eingeben, wie auf dem Zettel, mit allen Prämien.
record-typed-total = Summe: { $side }
record-typed-books = { canasta-name }s: { $side }
record-typed-cards = Karten: { $side }
record-one-total = Eine Summe
record-books = { canasta-name }s und Karten
record-books-hint = { canasta-name }s und Prämien in einer Zahl, die Karten in der anderen. Die Karten können unter null liegen.

record-key-plus = Plus
record-key-times = Mal
record-key-sign = Plus oder Minus
record-key-delete = Ziffer löschen
record-next = { $field ->
    [table] Tisch
    [hand] { $foot ->
        [true] Hand, Fuß
       *[false] Hand
    }
    [cards] Karten
   *[total] Punkte
}
record-next-short = { $field ->
    [table] Tisch
    [hand] Hand
   *[total] Punkte
}
record-next-said = Weiter: { $field }, { $side }
record-next-none = Weiter: alle Zahlen sind eingetragen

record-nothing = Noch nichts eingetragen
record-partners = Zählt für { $names } gemeinsam: nur einmal eingeben
record-sum = Summe
record-equals = = { $points }
record-next-meld = dann nötig { $needed }
record-course = { $before } → { $after } · nächste Erstmeldung { $needed }

record-save = Runde { $number } speichern
record-save-short = Speichern
record-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Ohne { canasta-name } ausgemacht?
       *[other] Mit zu wenigen { canasta-name }s ausgemacht?
    }
    [concealed_without_canasta] Ohne { canasta-name } ausgemacht?
    [out_without_foot] Ohne den { foot-name } ausgemacht?
    [out_not_said] Wer hat ausgemacht?
    [nothing_typed] Nichts eingetragen für { $side }?
    [total_too_low_for_out] { $side }: ausgemacht mit { $points }?
    [total_too_high] { $points } für { $side }?
    [odd_points] Punkte, die nicht auf 0 oder 5 enden?
   *[other] Stimmt das?
}
warning-not-said = Eine Seite wählen oder „{ record-nobody }“.
warning-nothing-typed = Für { $side } wären es { $points } in dieser Runde.
warning-add-canastas = { canasta-name } eintragen
warning-swap = Mit { $side } tauschen
warning-somebody-else = Jemand anders hat ausgemacht
warning-enter = Punkte für { $side } eintragen
warning-change = Ändern
warning-change-total = Summe von { $side } ändern
warning-who-out = Wählen, wer ausgemacht hat
warning-save = So speichern

record-more-title = { $side } · mehr
record-special-hand = Spezialhand
record-special-short = Spezial
record-none = Keine
record-adjustment-gives = Plus
record-adjustment-takes = Minus
record-adjustment-points = Punkte
record-reason = Grund
record-note = Notiz zu dieser Runde
record-clear = Alle Eingaben löschen
record-clear-deal = Diese Runde leeren
record-done = Fertig · bisher { $points }

record-moved-on = Die Partie wurde geändert
record-moved-on-hint = { $kind ->
    [amend] Jetzt ist es Runde { $number }.
   *[other] Jetzt wäre es Runde { $number }.
}
record-go-on = Fortfahren
record-start-anew = Neu anfangen
record-rival-title = { $kind ->
    [amend] Runde { $number } wurde inzwischen geändert
   *[other] Runde { $number } ist schon gespeichert
}
record-rival = { $by ->
    [here] Runde { $number } wurde um { $time } hier gespeichert: { $points }.
   *[other] { $kind ->
        [amend] Runde { $number } wurde um { $time } auf einem anderen Gerät geändert: { $points }.
       *[other] Runde { $number } wurde um { $time } auf einem anderen Gerät gespeichert: { $points }.
    }
}
record-rival-mine = Die eigene Eingabe: { $points }.
record-rival-keep = Die andere behalten
record-rival-another = { $saves ->
    [true] Das ist eine andere Runde: als Runde { $number } speichern
   *[other] Das ist eine andere Runde: mit Runde { $number } weitermachen
}
record-rival-amend = Runde { $number } mit der eigenen Eingabe ändern
record-meanwhile = { $by ->
    [here] Um { $time }: { $what }.
   *[other] Auf einem anderen Gerät um { $time }: { $what }.
}

record-not-saved = Nicht gespeichert
record-close = Schließen

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (und { $count } mehr)
record-brief-odd_points = muss auf 0 oder 5 enden
record-brief-too_many_points = höchstens { $most }
record-brief-too_few_points_for_canastas = mindestens { $least }
record-brief-total_too_high = höchstens { $most }
record-brief-total_too_low_for_out = mindestens { $least }
record-brief-too_many_points_for_canastas = höchstens { $most }
record-brief-other = hier prüfen
problem-out_not_said = wer hat ausgemacht?
problem-nothing_typed = hier ist nichts eingetragen

## Counting cards

count-cards = Karten zählen
count-way = { $way ->
    [values] Nach Wert
   *[melds] Meldungen
}
count-otherwise = Die { $points } Punkte wurden { $way ->
    [values] nach Wert gezählt
   *[melds] als Meldungen gezählt
}. Eine Karte, die hier gezählt wird, ersetzt sie.
count-value-said = Karten zu { $points } Punkten: { $count }
count-most = Mehr als { $count } davon gibt es nicht.
count-field = { $field }: { $points }
count-next = Nächster Wert
count-empty = Diese Zählung löschen
count-from-hand = Aus der Hand
count-from-hand-said = Diese Meldung kam ganz aus der Hand
count-laid-from-hand = { $canasta ->
    [none] aus der Hand
   *[other] { $canasta }, aus der Hand
}

## From paper

paper = Vom Zettel übernehmen
paper-title = Punkte vom Zettel
paper-way = { $way ->
    [totals] Bisherige Stände
   *[deals] Runde für Runde
}
paper-totals-hint = Den jetzigen Stand jeder Seite eingeben. Von da an geht es weiter.
paper-deals-hint = Die Punkte jeder Runde, mit allen Prämien.
paper-carried = Vom Zettel übernommen
paper-played-already = Es sind schon Runden eingetragen, also lassen sich keine Stände mehr übernehmen. Runde für Runde eingeben.
paper-field-said = { $side }, Runde { $number }: { $points }
paper-take = Übernehmen
paper-keep = Runde { $number } behalten
paper-next = Nächste Seite
paper-done = Weiterspielen
paper-undo = Letzte Runde zurücknehmen

## Penalties and bonuses at any time

adjust = Strafe oder Prämie
adjust-hint = { $number ->
    [0] Das zählt in der nächsten Runde.
   *[other] Das zählt in Runde { $number }, der Grund steht im Protokoll.
}
adjust-save = { $points } für { $side }
adjust-save-empty = { $kind ->
    [penalty] Strafe speichern
   *[bonus] Prämie speichern
}

## Breakdown of a deal

back = Zurück
problem-of-side = { $side }: { $problem }
breakdown-gone = Diese Runde gibt es nicht
breakdown-gone-hint = Sie wurde gelöscht oder gehört zu einer anderen Partie.
breakdown-saved = Gespeichert { $time } · { $name }
breakdown-previous = Vorige Runde
breakdown-next = Nächste Runde
breakdown-change = { $before } → { $after }
breakdown-head = Woher die Punkte kommen
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regel: { $rule }
}
breakdown-sum = Summe
breakdown-house-rule = Hausregel dieser Partie
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } Quellen · { $first }
}
breakdown-book-says = Laut { $name }: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } für { $count }
}
breakdown-no-rule-total = Diese Summe wurde am Tisch gezählt und so eingetragen.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Am Tisch vergeben oder abgezogen, unabhängig von den Regeln.
breakdown-out-player = { $name } hat ausgemacht
breakdown-confirmed = Bestätigt von { $names }
breakdown-adjusted = Strafe oder Prämie: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(auf diesem Gerät)
    [elsewhere] { " " }(auf einem anderen Gerät)
    [none] { "" }
   *[other] { " " }(von { $where })
}
breakdown-insert = Runde vor Runde { $number } einfügen
breakdown-drop = Löschen
breakdown-amend = Ändern
breakdown-next-deal = Nächste Runde
breakdown-drop-title = Runde { $number } löschen?
breakdown-drop-hint = Ihre Punkte entfallen, alle Stände danach ändern sich. Das lässt sich rückgängig machen.

## Matches

matches = Partien
matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
matches-none = Noch keine Partie. Die erste beginnt mit dem Knopf unten.
matches-older = Ältere Partien
matches-open = jetzt offen
matches-running = { $deals ->
    [0] begonnen, noch keine Runde
    [one] läuft, eine Runde
   *[other] läuft, { $deals } Runden
}
matches-deals = { $deals ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $deals } Runden
}
matches-now = Jetzt
matches-continue = Weiter
matches-find = Partien durchsuchen
matches-find-hint = Ein Name oder das Regelwerk
matches-find-none = Keine Partie mit „{ $text }“ gefunden.
matches-find-close = Suche schließen
matches-more-label = Weitere Funktionen: { $names }
matches-rematch = Revanche
matches-unreadable = Diese Version kann eine Partie nicht lesen.

## More

more = Mehr
more-rules = Regeln
    .detail = { $count } Regelwerke, jeder Wert mit seiner Quelle
more-language = Sprache
more-language-device = Wie das Gerät
more-theme = Darstellung
more-theme-mode = { $mode ->
    [light] Hell
    [dark] Dunkel
   *[other] Wie das System
}
more-at-table = Am Tisch
more-look = Aussehen und Sprache
more-data = Daten
more-backups-none = noch keine
more-motion = Animation und Vibration
more-sounds = Töne
more-chances = Gewinnchancen
store = Datenspeicher
store-read-only = Lesen ist möglich, Speichern nicht.
about = Info
about-what = Zählt die Punkte beim Canasta mit echten Karten und zeigt zu jeder Zeile die Regel.
about-version = Canasta Scorekeeper { $version }
about-words = Klingt etwas falsch? Korrekturen sind willkommen. Die Texte stehen in { $file }.
about-licence = Freie Software unter der MIT-Lizenz. Schriften: Roboto unter der Apache License, Bitter unter der SIL Open Font License. Symbole nach DejaVu Sans.
about-data = Alles bleibt auf diesem Gerät, in { $file }.

## Die App als Seite im Browser

safari = Safari kann Partien löschen
safari-why = Safari löscht die Daten einer Seite, die sieben Tage nicht besucht wurde. { $device ->
    [mac] Liegt die App im Dock, bleiben die Partien erhalten.
   *[phone] Liegt die App auf dem Home-Bildschirm, bleiben die Partien erhalten.
}
safari-how = So geht’s
safari-later = Nicht jetzt
install-phone = Zum Home-Bildschirm
install-mac = Zum Dock hinzufügen
install-app = Als App installieren
install-open = { $device ->
    [mac] In Safari das Menü „Ablage“ öffnen.
   *[phone] Auf „Teilen“ tippen: das Quadrat mit dem Pfeil nach oben. Wo es fehlt, zuerst auf „…“ tippen.
}
install-choose = { $device ->
    [mac] „Zum Dock hinzufügen“ wählen.
   *[phone] Nach unten blättern und „Zum Home-Bildschirm“ wählen.
}
install-add = { $device ->
    [mac] Auf „Hinzufügen“ klicken und Canasta künftig aus dem Dock öffnen.
   *[phone] Auf „Hinzufügen“ tippen und Canasta künftig vom Home-Bildschirm öffnen.
}
install-games = Die neue App ist anfangs leer. Zuerst hier die Partien sichern, dann die Datei dort öffnen: „Mehr“, „Export und Import“, „Datei importieren“.
kept = Vom Browser behalten
kept-promise = { $promised ->
    [yes] zugesagt
   *[no] nicht zugesagt
}
kept-why = { $promised ->
    [yes] Dieser Browser hat zugesagt, die Partien zu behalten, bis man seine Daten selbst löscht. Eine gesicherte Datei bleibt auch dann erhalten.
   *[no] Dieser Browser kann die Partien löschen, wenn auf dem Gerät Platz fehlt oder die Seite lange nicht besucht wurde. Eine gesicherte Datei bleibt erhalten.
}
save-all = Alle Partien als Datei sichern
about-copy = Stand { $copy }, aktualisiert: { $when }
cover-private = Alle Partien bleiben auf diesem Gerät.
cover-loading = Wird geladen
cover-starting = Wird gestartet
cover-once = Ab dem zweiten Besuch öffnet sich die App schneller und braucht kein Netz.
cover-back = Die Partien werden geöffnet
cover-failed = Die App konnte nicht starten.
cover-failed-hint = Die Verbindung prüfen und noch einmal versuchen. Gespeicherte Partien sind davon nicht betroffen.
cover-slow = Das dauert länger als sonst.
cover-retry = Noch einmal versuchen
cover-script = Diese App braucht JavaScript, das in diesem Browser ausgeschaltet ist.

## Backups

backups = Sicherungen
backups-row = { $count ->
    [0] Noch keine: die erste entsteht, wenn eine Partie beginnt
    [one] Eine Sicherung
   *[other] { $count } Sicherungen
}
backups-explained = Sicherungen entstehen von selbst. Vor dem Wiederherstellen wird der jetzige Stand gesichert.
backups-make = Jetzt sichern
backups-send = Kopie sichern
backups-elsewhere = Eine Kopie an einem anderen Ort hilft, wenn dieses Gerät verloren geht.
backups-made = Sicherung angelegt.
backups-not-needed = Schon alles gesichert: die neueste Sicherung enthält den jetzigen Stand.
backups-nothing = Es gibt noch nichts zu sichern.
backups-none = Es gibt noch keine Sicherung.
backups-state = { $current ->
    [yes] Alles gesichert
   *[no] Seit der letzten Sicherung geändert
}
backups-holds = { $matches ->
    [0] Keine Partie
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $deals ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $deals } Runden
}
backups-reason = { $reason ->
    [hand] Von Hand
    [import] Vor einem Import
    [restore] Vor dem Wiederherstellen
    [erase] Nach dem Löschen einer Person
   *[automatic] Automatisch
}
backups-number = Sicherung { $number }
backups-look = Wird gelesen…
backups-restore = Wiederherstellen
backups-restored = Die Sicherung { $when } ist wiederhergestellt. { $before ->
    [none] Vorher war hier nichts.
   *[other] Der Stand davor bleibt erhalten, in der Sicherung { $before }.
}
backup-title = Diese Sicherung wiederherstellen?
backup-gone = Diese Sicherung gibt es nicht mehr
backup-gone-hint = Sie wurde gelöscht, um Platz für neuere zu machen.
backup-no-change = Es würde sich nichts ändern: Die Partien sind auf diesem Stand.
backup-come = { $count ->
    [one] Eine Partie kommt zurück
   *[other] { $count } Partien kommen zurück
}
backup-go = { $count ->
    [one] Eine Partie wird entfernt, weil sie nicht in der Sicherung ist
   *[other] { $count } Partien werden entfernt, weil sie nicht in der Sicherung sind
}
backup-change = { $count ->
    [one] Eine Partie wird auf den früheren Stand gebracht
   *[other] { $count } Partien werden auf den früheren Stand gebracht
}
backup-same = { $count ->
    [one] Eine Partie bleibt unverändert.
   *[other] { $count } Partien bleiben unverändert.
}
backup-beside = Auch Hausregeln, Personen und Bestätigungen auf diesem Gerät kommen auf den früheren Stand.
backup-device = Auch Einstellungen und angefangene Runden, die hier fehlen, kommen zurück.
backup-club = Auch Clubtreffen kommen auf den früheren Stand. Ersetzte Tischcodes bleiben ersetzt.
backup-restore = Sicherung wiederherstellen
backup-ask = Stand von { $when } wiederherstellen?
backup-ask-hint = Der jetzige Stand wird zuerst gesichert und lässt sich jederzeit wiederherstellen.

## Two states of a match, side by side

differ-now = Jetzt
differ-then = In der Sicherung
differ-here = Hier
differ-file = In der Datei
differ-deal = Runde { $number }
differ-deal-moved = Runde { $mine }, dort { $theirs }
differ-none = keine Runde
differ-same-deals = { $count ->
    [one] Eine Runde ist in beiden gleich.
   *[other] { $count } Runden sind in beiden gleich.
}
differ-same-points = Die Punkte sind gleich, anderes ist verschieden.
differ-only-history = Die Runden sind gleich, nur das Protokoll ist verschieden.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Stände
differ-nothing = nichts
set-up-part-ended = Ende der Partie
set-up-clockwise = im Uhrzeigersinn
set-up-anticlockwise = gegen den Uhrzeigersinn
set-up-running = nicht beendet
field-note = Notiz
field-dealer = Geber
field-out_player = wer ausgemacht hat
field-at = Zeit
field-confirmed_by = bestätigt von
field-seats = Plätze

## Export and import

exchange = Export und Import
exchange-import = Datei importieren
    .detail = Erst ansehen, dann übernehmen. Nichts wird ungefragt überschrieben
exchange-phone = Umzug auf ein neues Telefon
exchange-phone-how = Eine Datei enthält alle Partien, ihr Protokoll, die Personen und die eigenen Hausregeln. Die Datei teilen oder speichern, auf das neue Telefon bringen und dort „Datei importieren“ wählen. Hier bleibt alles erhalten, und zweimal importieren schadet nicht.
exchange-everything = Alles exportieren
    .detail = { $count ->
        [0] Es gibt noch keine Partie
        [one] Eine Partie
       *[other] Alle { $count } Partien
    }
exchange-evenings = Partien eines Tages
exchange-evening-row = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
exchange-no-day = Ohne Datum
exchange-one = Eine einzelne Partie lässt sich aus ihrem Menü in der Liste der Partien exportieren.
exchange-older = Frühere Tage
send = Diese Partie exportieren
send-title = { $what } exportieren
send-record = Als Datei zum Importieren speichern
send-table = Als Tabelle speichern (CSV)
send-share = Datei teilen…
send-copy = Datei als Text kopieren
send-plays = Datei für BG Stats (.bgsplay)
    .detail = Nur beendete Partien
send-no-plays = Noch ist keine Partie beendet, also gibt es nichts für BG Stats.
send-saved = Gespeichert: { $file }
send-downloaded = { $file } liegt bei den Downloads dieses Browsers.
send-left-out = { $count ->
    [one] Eine Partie fehlt darin, weil diese Version sie nicht lesen kann: { $names }
   *[other] { $count } Partien fehlen darin, weil diese Version sie nicht lesen kann: { $names }
}
send-copied = Kopiert. In eine Nachricht oder Notiz einfügen. „Datei importieren“ liest auch solchen Text.
send-failed = Das geht auf diesem Gerät nicht. Einen anderen Weg wählen.
import-title = Importieren
import-explained = Eine Datei dieser App oder das Protokoll einer Partie (JSON). Zuerst gibt es eine Vorschau.
import-choose = Datei wählen
import-paste = Oder ihren Text hier einfügen
import-look = Vorschau
import-pasted = eingefügter Text
import-other = Andere Datei wählen
import-refused = Das lässt sich nicht importieren. Nichts wurde geändert.
import-newer = Eine neuere Version dieser App hat diese Datei geschrieben. Die App aktualisieren, dann importieren. Nichts wurde geändert.
import-no-text = Die Datei enthält keinen lesbaren Text. Nichts wurde geändert.
import-not-read = Die Datei lässt sich hier nicht lesen. In einer anderen App öffnen, den Text kopieren und unten einfügen.
import-more-wrong = { $count ->
    [one] und ein weiterer Fehler
   *[other] und { $count } weitere Fehler
}
import-new = { $count ->
    [one] Eine Partie ist neu
   *[other] { $count } Partien sind neu
}
import-same = { $count ->
    [one] Eine Partie ist hier schon genauso vorhanden.
   *[other] { $count } Partien sind hier schon genauso vorhanden.
}
import-conflicts = { $count ->
    [one] Eine Partie ist schon vorhanden, aber anders
   *[other] { $count } Partien sind schon vorhanden, aber anders
}
import-house = { $count ->
    [one] Hausregeln darin: { $names }
   *[other] Hausregeln darin ({ $count }): { $names }
}
import-people = { $count ->
    [one] Eine Person ist neu oder geändert
   *[other] { $count } Personen sind neu oder geändert
}
import-renamed = { $name }, bisher { $before }
import-nothing = Alles darin ist schon vorhanden. Der Import würde nichts ändern.
import-empty = In dieser Datei ist keine Partie.
import-take = Importieren
import-decide = { $count ->
    [one] Über die abweichende Partie entscheiden
   *[other] Über die { $count } abweichenden Partien entscheiden
}
conflict-later = Die Datei ist weiter: Sie setzt die Partie von hier fort. Beim Übernehmen geht nichts verloren.
conflict-earlier = Die Datei ist ein früherer Stand dieser Partie. Beim Übernehmen geht verloren, was später dazukam.
conflict-apart = Jede der beiden Fassungen enthält Änderungen, die der anderen fehlen.
conflict-mine = Die Partie hier behalten
conflict-theirs = Die Partie aus der Datei nehmen
conflict-both = Beide behalten
conflict-answer = { $answer ->
    [mine] Die Partie bleibt, wie sie hier ist.
    [theirs] Die Partie wird auf den Stand der Datei gebracht. Jede Änderung steht im Protokoll und lässt sich rückgängig machen.
   *[both] Die Partie aus der Datei kommt als eigene Partie dazu.
}
conflict-said = { $answer } für { $names }
taken-kept = Nichts wurde geändert.
taken-added = { $count ->
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
}
taken-replaced = { $count ->
    [one] Eine Partie ist jetzt auf dem Stand der Datei.
   *[other] { $count } Partien sind jetzt auf dem Stand der Datei.
}
taken-unchanged = { $count ->
    [one] Eine Partie blieb unverändert.
   *[other] { $count } Partien blieben unverändert.
}
taken-unanswered = { $count ->
    [one] Eine Partie hat sich hier inzwischen geändert und wurde nicht ersetzt. Zum Entscheiden die Datei noch einmal importieren.
   *[other] { $count } Partien haben sich hier inzwischen geändert und wurden nicht ersetzt. Zum Entscheiden die Datei noch einmal importieren.
}
taken-house = { $count ->
    [one] Neue Hausregeln: { $names }
   *[other] Neue Hausregeln ({ $count }): { $names }
}
taken-people = { $count ->
    [one] Eine Person wurde aus der Datei übernommen.
   *[other] { $count } Personen wurden aus der Datei übernommen.
}
taken-house-conflict = Hausregeln mit diesem Namen gibt es hier schon, aber mit anderen Werten. Sie blieben unverändert: { $names }
taken-house-refused = Manche Hausregeln passen nicht und wurden nicht übernommen: { $why }
taken-show = Partien zeigen
taken-back = Import zurücknehmen
match-in-short = { $sides } · { $deals ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $deals } Runden
}

## History

history = Protokoll
history-menu = Was geändert wurde
history-of-deal = Protokoll von Runde { $number }
history-of-dropped = Protokoll einer gelöschten Runde
history-every = { $count ->
    [one] Eine Änderung
   *[other] { $count } Änderungen, die neueste zuerst
}
history-none = In der offenen Partie gibt es diese Runde nicht.
history-whole = Die ganze Partie
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , auf diesem Gerät
    [elsewhere] , auf einem anderen Gerät
   *[other] , von { $who }
}
history-why = Grund: { $reason }

## What was found at the start

found-title = Zu den Partien auf diesem Gerät
found-again = Das steht auch unter „Mehr“.
found-read = OK
found-look = Sicherung ansehen
found-keep = Ohne sie weitermachen

## The rules browser

rules-title = Regeln
rules-search = Suchen
rules-found = { $count ->
    [0] Keine Regel gefunden
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
}
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-origin-document = Nach unseren Quellen
rules-origin-rule_book = Aus Regelbüchern
rules-edition = { $origin }, Ausgabe { $edition }
rules-inherits = Alles Übrige wie bei { $from }.
rules-without-house = Die Werte von { $name }, ohne die Hausregeln.
rules-proposed = { $count ->
    [one] Eine Regel hat keine Quelle: { $what }. Bitte vor dem Spiel absprechen.
   *[other] { $count } Regeln haben keine Quelle: { $what }. Bitte vor dem Spiel absprechen.
}
rules-proposed-many = { $count } von { $all } Regeln haben keine Quelle. Sie sind als „Vorschlag“ gekennzeichnet: bitte vor dem Spiel absprechen.
rules-others-say = Andere Quellen
rules-source-notes = Auf Englisch, für alle, die Regeln prüfen
compare = Regeln vergleichen
compare-with = Mit anderen Regeln vergleichen
compare-with-which = { $name } vergleichen mit:
compare-swap = Vertauschen
compare-differences = { $count ->
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-all = Alle { $count } Regeln
compare-both = Beide
compare-same = Diese Regelwerke sind gleich.
confirm-look = Ansehen und absprechen
confirm-title = { $count ->
    [one] Eine Regel ohne Quelle
   *[other] { $count } Regeln ohne Quelle
}
confirm-why = Kein Regelbuch, das wir kennen, sagt etwas dazu. Das ist also ein Vorschlag.
confirm-agree = So spielen wir
confirm-change = Mit Hausregeln ändern
confirm-done = Abgesprochen am { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Runde
sheet-heading-said = Spalten: { $sides }. Jede zeigt die Punkte der Runde und den Stand danach
sheet-opening = Anfang
sheet-total = Stand
sheet-needs = Nötig
sheet-of-side = { $side } { $value }
sheet-running = Die Partie läuft noch.

## Switches

switch-affects-score = Ändert Punkte.
switch-affects-legality = Ändert, welche Meldungen erlaubt sind.
switch-affects-initial_meld = Ändert die Erstmeldung.
switch-affects-go_out = Ändert, wer ausmachen darf.
switch-affects-match = Ändert, wie eine Partie endet.
switch-affects-limits = Ändert die Zahl der Karten.
switch-affects-text = Ohne Einfluss auf die Punkte.
switch-asks = Keine Quelle nennt diesen Wert. Bitte vor dem Spiel absprechen: { $what }
switch-other-form = Am Tisch wird anders gespielt? Es gibt auch: { $names }

switch-hand_size = Wie viele Karten jeder bekommt. Üblich sind auch dreizehn, vierzehn oder fünfzehn, je nach Zahl der Spieler.
switch-hand_size_pennies = Wie viele Karten jeder zusätzlich zur zweiten Hand bekommt.
switch-jokers_a_pack = Manche Decks haben drei Joker statt zwei. Zwei solche Decks haben 110 Karten.
switch-packs_italian = Ob bei vielen Spielern ein drittes Deck dazukommt. Dann angeben, was sechs rote Dreier wert sind.
switch-packs_chilean = Ob mit drei oder vier Decks gespielt wird. Was acht rote Dreier wert sind, hier angeben.
switch-packs_hand_and_foot = Wie viele Decks: vier bis sieben, meist eines mehr als Spieler.
switch-packs_hand_and_foot_alone = Wie viele Decks: meist eines mehr als Spieler, manche nehmen noch mehr.
switch-exact_pickup = Ob man 100 bekommt, wenn man auf einmal genau die Karten für Hand und Fuß vom Talon nimmt.
switch-eights_and_nines = Ob Achter und Neuner 10 zählen oder, wie die kleineren, 5.
switch-teams_of_six = Ob sechs als zwei Seiten zu dritt oder als drei Seiten zu zweit spielen.
switch-teams_of_six-two = zwei Seiten zu dritt
switch-teams_of_six-three = drei Seiten zu zweit
switch-teams_of_six_to_10000 = Ob sechs als zwei Seiten zu dritt oder als drei Seiten zu zweit spielen. Drei Seiten spielen bis 7.500.
switch-teams_of_six_to_10000-two = zwei Seiten zu dritt
switch-teams_of_six_to_10000-three = drei Seiten zu zweit
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Ob im Uhrzeigersinn oder andersherum gegeben und gespielt wird.
switch-wilds_against_naturals = Wie viele wilde Karten erlaubt sind: bis zu drei, nie mehr als natürliche oder immer weniger.
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Ob an ein fertiges Canasta weiter angelegt werden darf oder es mit sieben Karten geschlossen ist.
switch-finished_canastas-open = anlegen erlaubt
switch-finished_canastas-closed = geschlossen
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Ob man beim Ausmachen acht oder mehr Karten eines Ranges auslegen darf.
switch-wild_melds = Ob drei oder mehr wilde Karten eine eigene Meldung sind und sieben ein Canasta für 2.000 oder 1.000.
switch-wild_melds_italian = Ob drei oder mehr wilde Karten (Pinelle) eine eigene Meldung sind. Dann angeben, was ein Canasta daraus wert ist.
switch-sequences = Ob Sequenzen in einer Farbe gemeldet werden wie beim Samba. Eines der Regelbücher lässt sie weg.
switch-bonuses_when_out_italian = Ob die Prämien für sieben Zweier, echt und unecht, nur beim Ausmachen zählen oder immer.
switch-bonuses_when_out_italian-when_out = nur beim Ausmachen
switch-bonuses_when_out_italian-always = immer
switch-wilds_in_a_meld = Wie viele wilde Karten eine gewöhnliche Meldung haben darf: zwei, drei oder beliebig viele.
switch-black_threes_melded = Ob drei oder mehr schwarze Dreier (je 5) nie, nur beim Ausmachen oder jederzeit gemeldet werden.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Was bei genau 2.000, 5.000 oder 7.000 für die Erstmeldung nötig ist.
switch-first_melds_italian-limit_to_the_higher = schon die höhere Zahl
switch-first_melds_italian-limit_to_the_lower = noch die niedrigere Zahl
switch-first_melds_samba = Ob die Erstmeldung ab 7.000 mindestens 150 oder 160 zählen muss.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Ob die Mindestpunkte der Erstmeldung von der Runde oder vom Punktestand abhängen.
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Wie die Erstmeldung steigt: alle 500 Punkte, einmal bei 1.500 oder jede Runde.
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: alle 500 Punkte
switch-first_melds_pennies-from_1500 = 50, ab 1.500 dann 150
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: je Runde
switch-first_melds_brazilian = Ob ab 8.000 zur Erstmeldung 200 und ein Canasta nötig sind oder nur 200.
switch-first_melds_brazilian-canasta_of_200 = 200 und ein Canasta
switch-first_melds_brazilian-200_alone = nur 200
switch-first_melds_hand_and_foot = Wie viel die Erstmeldung zählen muss: nach der Runde oder, wenn bis 10.000 gespielt wird, nach dem Punktestand.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 in jeder Runde
switch-first_melds_hand_and_foot-by_score = nach dem Punktestand
switch-top_card_counts = Ob die oberste Karte des Pakets für die Erstmeldung mitzählt oder man vorher melden muss.
switch-pile_for_first_melds = Ob man das Paket schon mit der Erstmeldung kaufen darf.
switch-concealed_minimum = Ob man beim verdeckten Ausmachen die Mindestpunkte braucht: immer, nie oder nur, wenn man das Paket gekauft hat.
switch-splash = Splash: Ob ein Canasta als Erstmeldung immer reicht, egal wie viel es zählt.
switch-cards_in_canastas = Ob die Karten eines Canastas zusätzlich zu seiner Prämie zählen.
switch-books_of_sevens = Ob ein echtes Canasta aus Siebenern 1.500 zählt oder so viel wie jedes andere.
switch-books_of_sevens-as_any = wie jedes andere
switch-sevens_with_wilds = Ob Siebener mit wilden Karten ein Canasta aus Siebenern sind oder ein gewöhnliches unechtes.
switch-sevens_with_wilds-mixed = gewöhnliches unechtes
switch-wild_canastas_pennies = Was ein Canasta aus wilden Karten zählt.
switch-natural_canastas_kanasta = Ob ein echtes Canasta 600 zählt oder, wie im klassischen Spiel, 500.
switch-trump = Ob ein Sequenz-Canasta in der Trumpffarbe, der Farbe der zuerst aufgedeckten Karte, die doppelte Prämie bringt.
switch-concealed_canasta = Zusätzliche Prämie für ein Canasta aus der Hand: keine, 100 oder die Canasta-Prämie noch einmal.
switch-red_threes_of_six = Ob vier von sechs roten Dreiern 800 oder 400 zählen.
switch-red_threes_need_a_canasta = Ob rote Dreier zählen, sobald die Seite gemeldet hat, oder erst mit einem Canasta.
switch-red_threes_samba = Ob rote Dreier erst mit zwei Canastas zählen oder, wie im klassischen Spiel, sobald die Seite gemeldet hat.
switch-red_threes_brazilian = Ob rote Dreier mit einem Canasta zählen oder erst mit zweien.
switch-red_threes_cuban = Ob rote Dreier ohne Canasta nichts zählen oder als Minus.
switch-four_red_threes_unmelded = Ob vier rote Dreier ohne Meldung wie in der Tabelle zählen oder nur 400 kosten.
switch-four_red_threes_unmelded-by_the_table = wie in der Tabelle
switch-forgotten_red_three = Was eine vergessene rote Drei kostet. Wer nie am Zug war, hat nichts vergessen.
switch-red_threes_laid_out = Ob rote Dreier nie ausgelegt werden oder für je 100, mit einer neuen Karte als Ersatz.
switch-red_threes_laid_out-never = nie
switch-red_threes_laid_out-for_100 = für je 100
switch-red_threes_knee = Ob sieben rote Dreier 700 wert sind und acht 1.100, oder ob schon sieben 1.000 wert sind.
switch-red_threes_knee-from_eight = mehr ab acht
switch-red_threes_knee-from_seven = mehr ab sieben
switch-red_threes_left = Was jede rote Drei kostet, die auf der Hand oder im Fuß bleibt.
switch-black_threes_left = Was jede schwarze Drei kostet, die auf der Hand oder im Fuß bleibt.
switch-black_threes_kanasta = Was jede schwarze Drei kostet, die auf der Hand bleibt.
switch-canastas_to_go_out = Ob zum Ausmachen ein Canasta reicht oder zwei nötig sind. Zwei sind üblich, wenn zwei Karten gezogen werden.
switch-out_without_a_canasta = Ob man nur mit einem Canasta ausmachen darf oder auch ohne.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Ob zum Ausmachen ein Canasta reicht oder zwei nötig sind.
switch-books_to_go_out = Welche Canastas zum Ausmachen nötig sind. Jeder Tisch hält es anders.
switch-books_to_go_out-1_1 = 1 echtes, 1 unechtes
switch-books_to_go_out-1_2 = 1 echtes, 2 unechte
switch-books_to_go_out-2_2 = 2 echte, 2 unechte
switch-books_to_go_out-2_2_wild = 2 echte, 2 unechte, 1 wildes
switch-books_to_go_out-3_3 = 3 echte, 3 unechte
switch-books_to_go_out-3_4 = 3 echte, 4 unechte
switch-books_to_go_out-5_4 = 5 echte, 4 unechte
switch-last_discard = Ob man beim Ausmachen die letzte Karte ablegen muss oder auch auslegen darf.
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Ob Ausmachen 200 bringt oder, wie im klassischen Spiel, 100.
switch-concealed_hand_and_foot = Ob verdecktes Ausmachen 100 zusätzlich bringt oder nichts.
switch-asking_the_partner = Ob man vor dem Ausmachen den Partner fragt: nie, freiwillig mit verbindlicher Antwort oder immer.
switch-short_sequences = Ob am Ende einer Runde Sequenzen mit höchstens fünf oder nur mit höchstens vier Karten 1.000 kosten.
switch-four_jokers_unfinished = Ob wilde Karten mit allen vier Jokern, aber ohne Canasta, 2.500 statt 2.000 kosten.
switch-special_hands_mode = Ob eine Spezialhand allein zählt oder die anderen Punkte der Seite dazukommen.
switch-acaba = Ob man bei aussichtslosem Spiel Acaba ansagen darf: Die Runde endet, jede andere Seite bekommt 1.500, die eigene nichts. Der Partner darf vorher gefragt werden.
switch-acaba_alone = Ob man bei aussichtslosem Spiel Acaba ansagen darf: Die Runde endet, alle anderen bekommen 1.500, der Ansager nichts.
switch-seven_canastas = Ob sieben Canastas in einer Runde 5.000 Punkte und den Sieg bringen.
switch-seven_canastas_mode = Ob die Punkte für den sofortigen Sieg zur Runde dazukommen oder sie ersetzen.
switch-semi_clean = Ob ein halbechtes Canasta eine eigene Prämie bringt oder als unechtes zählt.
switch-royal_burraco = Ob es ohne wilde Karten 300 für ein königliches Burraco gibt (13 Karten einer Farbe) und 250 für ein Super-Burraco (acht Gleiche).
switch-royal_burraco-none = wie jedes echte
switch-royal_burraco-royal = 300 und 250
switch-royal_burraco_wild = Eine Hausregel: ob es mit einer wilden Karte 250 für ein königliches Burraco gibt und 200 für ein Super-Burraco.
switch-royal_burraco_wild-none = wie jedes andere
switch-royal_burraco_wild-wild = 250 und 200
switch-wild_canasta_burako = Ob Joker und Zweier allein gemeldet werden dürfen. Ein Canasta daraus zählt 1.000.
switch-jokers_burako = Ob mit zwei Jokern gespielt wird, wie mit Steinen, oder mit vier.
switch-free_play_three = Ab wie vielen Punkten jeder für sich spielt, und mit wie vielen man gewinnt.
switch-free_play_three-tournament = 1.000 und 1.505 (Turnier)
switch-free_play_three-free = 1.500 und 2.005 (freies Spiel)
switch-odd_halves = Wie die Hälfte einer ungeraden Punktzahl gerundet wird.
switch-jokers_buraco = Ob ein Joker 20 zählt oder, wie im klassischen Spiel, 50.
switch-twos_buraco = Ob eine Zwei 10 zählt oder, wie im klassischen Spiel, 20.
switch-groups_buraco = Ob auch Karten eines Ranges gemeldet werden dürfen, wie im geschlossenen Buraco.
switch-first_melds_buraco = Ob die Erstmeldung keine Mindestpunkte hat oder ob eine Seite mit 1.500 oder 1.000 Punkten 75 dafür braucht.
switch-first_melds_buraco-none = keine Mindestpunkte
switch-first_melds_buraco-75 = 75 ab 1.500
switch-first_melds_buraco-from_1000 = 75 ab 1.000
switch-vulnerable_again = Was eine verwundbare Seite in weiteren verwundbaren Runden braucht: wieder 75 oder 90.
switch-vulnerable_again-same = wieder 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Ob ein nicht genommener { foot-name } immer Punkte kostet oder nur, wenn eine andere Seite ihren genommen hat.
switch-whole_suit_buraco = Ob eine ganze Farbe (Ass bis König oder Zwei bis Ass) 500 zählt oder so viel wie jedes echte Canasta.
switch-ace_to_ace_buraco = Ob eine Sequenz von Ass bis Ass 1.000 zählt oder so viel wie jede andere.
switch-clean_to_go_out = Ob man zum Ausmachen ein echtes Canasta braucht oder, wie im geschlossenen Buraco, irgendeines.
switch-clean_to_go_out-natural = ein echtes
switch-clean_to_go_out-any = irgendeines
switch-pile_buraco = Ob jeder das Paket nehmen darf oder, wie im geschlossenen Buraco, nur, wer die oberste Karte meldet.
switch-card_values_tranca = Was die Karten zählen: alle 10, so viel wie beim Buraco, oder 8 für Vier bis Zehn und 10 für höhere.
switch-card_values_tranca-10 = alle 10
switch-card_values_tranca-buraco = wie beim Buraco
switch-card_values_tranca-8 = 8 und 10
switch-four_red_threes_tranca = Ob alle vier roten Dreier 400 oder 800 zählen.
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Ob jeder elf oder dreizehn Karten bekommt.
switch-canastas_together_spanish = Ob fünf Canastas 500 mehr bringen und sieben weitere 2.000.
switch-canastas_together_spanish-bonus = 500 und 2.000
switch-canastas_together_spanish-none = keine Prämie
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Ob alle vier schwarzen Dreier, beim Ausmachen ausgelegt, 500 zählen.
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = nur ihre Kartenwerte
switch-target_buraco = Bis zu wie vielen Punkten gespielt wird: 2.000, 3.000, 4.000, 5.000 oder eine andere Zahl.
switch-target = Bis zu wie vielen Punkten gespielt wird. Jede Zahl ist möglich.
switch-target_chilean = Bis zu wie vielen Punkten gespielt wird: 10.000 wie beim Samba, 15.000 wie im bolivianischen Spiel oder eine andere Zahl.
switch-target_italian = Bis zu wie vielen Punkten gespielt wird: 15.000, 12.000 wie in den Regelbüchern oder eine andere Zahl.
switch-deals_or_target = Ob eine Partie vier Runden hat oder bis 10.000 Punkte geht.
switch-deals_or_target-to_a_target = bis 10.000 Punkte
switch-tie = Ob bei Gleichstand noch eine Runde gespielt wird oder die Partie unentschieden ist.
switch-pile_onto_canasta = Ob man das Paket kaufen darf, um die oberste Karte an ein fertiges Canasta zu legen.
switch-pile_needs = Womit man ein nicht eingefrorenes Paket kauft: mit einem natürlichen Paar oder einer natürlichen und einer wilden Karte, nur mit natürlichen Karten oder immer mit einem natürlichen Paar aus der Hand.
switch-pile_cards = Ob man das ganze Paket nimmt oder nur zehn Karten davon.
switch-pile_cards_hand_and_foot = Wie viele Karten man vom Paket nimmt: nur die oberste, drei, fünf, sechs, sieben oder alle.
switch-jokers_discarded = Ob Joker abgelegt werden dürfen (sie frieren dann das Paket ein).
switch-first_pile = Ob das Paket mit einer Karte beginnt oder ob noch so viele weitere dazukommen, wie sie zählt.
switch-stock_used_up = Wie es ohne Talon weitergeht: solange jemand das Paket kauft, nur bis zum Ende des Zuges mit der letzten Karte oder mit dem umgedrehten Paket als Talon.
switch-red_threes_replaced = Ob man für eine rote Drei eine Karte nachzieht oder mit einer weniger weiterspielt.
switch-last_card_without_canasta = Ob man ohne Canasta die letzte Karte behalten darf oder eine zum Ablegen übrig haben muss.

## Meld

meld-title = { $asks ->
    [hand] Was kann ich melden?
    [worth] Was zählt das?
   *[melds] Reicht das?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, Stand { $score }, nötig { $needed }
meld-other = { $by ->
    [deal] Runde wählen
   *[score] Stand wählen
}
meld-other-number = { $by ->
    [deal] Runde { $number }
   *[score] Stand { $number }
}
    .says = { meld-other-number }, { $needed }. Eine andere Zahl eingeben
meld-rules = { $rules }
    .says = Nach den Regeln: { $rules }. Andere wählen
meld-other-rules = Andere Regeln
meld-ask-number = { $by ->
    [deal] Nummer der Runde
   *[score] Stand
}

meld-needs = Nötig: { $needed }
meld-needs-nothing = Keine Mindestpunkte
meld-tap-cards = Die Karten antippen, die gemeldet werden sollen
meld-tap-top = Die oberste Karte des Pakets antippen
meld-enough = Es reicht
meld-over = { $over } mehr als nötig
meld-allowed = Erlaubt
meld-short = { $short } zu wenig
meld-not-enough = Reicht nicht
meld-not-allowed = Nicht erlaubt
meld-of = nötig { $needed }
meld-of-nothing = nichts nötig
meld-worth = Karten { $cards }, Prämien { $bonus }
meld-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
meld-all-legal = { $count ->
    [one] Die Meldung ist gültig
    [2] Beide Meldungen sind gültig
   *[other] Alle Meldungen sind gültig
}
meld-illegal = { $count ->
    [one] Eine Meldung ist nicht gültig
   *[other] { $count } Meldungen sind nicht gültig
}
meld-one-more = Eine mehr würde reichen: { $card }
meld-canasta-suffices = Ein ganzes { canasta-name } reicht immer
meld-top-counts = Die oberste Karte zählt mit: { $card }
meld-top-not-counted = Die oberste Karte zählt nicht mit: { $card }
meld-concealed-exempt = Beim verdeckten Ausmachen keine Mindestpunkte
meld-concealed-never = Beim verdeckten Ausmachen ist ebenso viel nötig
meld-concealed-canastas = Nötig ist so viel wie sonst: Die { canasta-name }s zum Ausmachen fehlen
meld-concealed-pile = Es ist ebenso viel nötig, weil das Paket gekauft wurde
meld-red-three = rote Dreier werden ausgelegt und nie gemeldet
meld-joins = kommt zu den anderen dieses Ranges
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Pik
meld-suit-hearts = Herz
meld-suit-diamonds = Karo
meld-suit-clubs = Kreuz
meld-empty = Die nächste Karte beginnt eine Meldung
meld-empty-sequence = Die nächsten Karten beginnen eine Sequenz in { $suit }
meld-said = { $cards }: { $points } Punkte, { $told }
meld-legal = gültig
meld-never = nie
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } dabei
}
meld-delete = Letzte Karte löschen

meld-new = Neue Meldung
meld-new-short = Neu
meld-concealed = Verdeckt
    .says = Verdecktes Ausmachen
meld-pile = Mit Paket
    .says = Das Paket wird gekauft
meld-top = Oben: { $card }
    .says = Oberste Karte des Pakets: { $name }. Eine andere antippen
meld-top-asked = Welche?
meld-pile-short = Paket
meld-sequence-label = Sequenz in
meld-suit-label = Farbe
meld-clear = Alle Karten löschen
meld-find = Vorschlag
meld-lay = Eintragen
meld-to-melds = Zu den Meldungen
meld-use = Verwenden

meld-tap-hand = Die Handkarten antippen
meld-not-found = Diese Hand ist nicht möglich
meld-nothing-legal = Keine Meldung dabei
meld-can-lay = { $cards ->
    [one] Es reicht mit einer Karte
   *[other] Es reicht mit { $cards } Karten
}
meld-hand = { $count ->
    [one] Eine Karte auf der Hand: { $cards }
   *[other] { $count } Karten auf der Hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] Der längsten Meldung fehlt eine Karte zum { canasta-name }
   *[other] Der längsten Meldung fehlen { $count } Karten zum { canasta-name }
}
meld-closing = Eine dieser Karten mehr würde reichen: { $cards }
meld-no-card-closes = Eine einzelne Karte mehr reicht nicht
meld-prefer-title = Welche Meldungen?
meld-prefer = { $preference ->
    [fewest] Wenige
    [value] Wert
    [wilds] Wilde sparen
   *[canasta] { canasta-name }
}
    .says = Gesucht: { $wanted }. Anderes wählen
meld-preference = { $preference ->
    [fewest] Mit den wenigsten Karten
    [value] Mit dem höchsten Wert
    [wilds] Wilde Karten sparen
   *[canasta] Mit einem { canasta-name }, wenn es eines gibt
}

meld-notation = Karten eintippen
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Meldungen
}
meld-notation-hint = { $asks ->
    [hand] Karten ohne Leerzeichen: A K D B 10 bis 4, 2, * für einen Joker, S für eine schwarze Drei. h:4567 sind Herzkarten.
   *[melds] Zwischen Meldungen ein Leerzeichen: 777 DDD2 AA*. * ist ein Joker, S eine schwarze Drei. h:456 ist eine Sequenz in Herz.
}
meld-bare-three = „{ $token }“: bei der 3 fehlt die Farbe ({ letter-3b } für Schwarz, { letter-3r } für Rot)
meld-notation-done = Fertig

meld-reference = Kurzübersicht: { $rules }
meld-reference-by = Richtet sich nach { $by }.
meld-reference-exceptions = Was zählt und was nicht
meld-reference-bonuses = Prämien
meld-red-threes-never = Rote Dreier werden ausgelegt und zählen nie für die Erstmeldung.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , hier ist { $sides }
}
meld-all-rules = Alle Regeln dieses Spiels
problem-top_card_not_melded = die oberste Karte des Pakets muss gemeldet werden: { $card }

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Keine Regel ist anders
    [one] Eine Regel ist anders
   *[other] { $different } Regeln sind anders
}{ $same ->
    [0] .
    [one] , eine ist gleich.
   *[other] , { $same } sind gleich.
}

## My house rules

house-title = Meine Hausregeln
house-none = Hausregeln sind, was am eigenen Tisch anders gespielt wird als im Regelbuch. Ein Regelwerk wählen, ändern und benennen.
house-what = Was am eigenen Tisch anders gespielt wird. Gilt für neue Partien.
house-line = { $base } · { $count ->
    [0] noch nichts geändert
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
house-broken-short = Nicht mehr spielbar. Antippen zeigt, warum.
house-broken = Diese Version der App kann diese Hausregeln nicht spielen. Nichts ist verloren: Sie lassen sich weiter als Datei speichern. Das stimmt nicht:
house-gone = Diese Hausregeln gibt es nicht mehr.
house-new = Neue Hausregeln
house-make-from = Neue, ausgehend von
house-another = Anderes Regelwerk
    .detail = { $count } zur Auswahl
house-new-why = Von welchem Regelwerk ausgehen? Alles Übrige bleibt wie dort.
house-name = Name der Hausregeln
house-name-made = { $base } bei uns{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Anlegen
house-bring = Importieren

house-on-base = Grundlage: { $base }
house-saved = Automatisch gespeichert
house-unsaved = Noch nicht gespeichert
house-unsaved-why = Diese Werte passen nicht zusammen. Eine Zeile antippen und berichtigen oder die letzten Änderungen zurücknehmen. Bis dahin gelten die alten Werte.
house-take-back = Änderungen verwerfen
house-leave-unsaved = Ohne Speichern verlassen
house-leave-why = Diese Werte passen nicht zusammen und sind deshalb nicht gespeichert. Bis dahin gelten die alten Werte.
house-differences = { $count ->
    [one] Eine Regel ist anders
   *[other] { $count } Regeln sind anders
}
house-no-differences = Noch nichts geändert: Es gilt das Regelbuch. Ändern lässt es sich unten.
house-instead-of = statt { $old }
house-instead-of-these =
    statt:
    { $old }
house-from = Quelle: { $ref }
house-from-switch = Übliche Variante: { $ref }
house-from-table = An unserem Tisch vereinbart
house-reset = Zurück zum Regelbuch: { $what }
house-reset-one = Zurück zum Wert im Regelbuch
house-reset-all = Alles zurücksetzen
house-reset-all-explained = Für alle Regeln gilt wieder das Regelbuch. Begonnene Partien bleiben unverändert.
house-reset-all-yes = Alles zurücksetzen
house-change = Ändern
house-switches = Übliche Varianten
    .detail = { $count ->
        [one] Eine Variante zum Antippen
       *[other] { $count } Varianten zum Antippen
    }
house-values = Alle Regeln
    .detail = Jeder Wert des Regelwerks, geordnet wie im Regelbuch
house-use = Verwenden
house-play = Partie nach diesen Regeln spielen
house-share = Teilen
    .detail = Als kleine Datei oder als Text
house-rename = Umbenennen
house-rename-done = Namen speichern
house-drop = Diese Hausregeln löschen
house-drop-question = „{ $name }“ löschen?
house-drop-explained = Partien nach diesen Regeln bleiben unverändert. Das Löschen ist endgültig.

house-switches-what = Antippen, was am Tisch gespielt wird. Zuerst steht immer der Wert des Regelbuchs.
house-switch-own = { $value } (Regelbuch)
house-switch-other = andere Zahl…
house-switch-misfit = { $value } passt nicht zu den anderen Änderungen. { $why }
house-switch-off = Passt nicht zu diesem Regelwerk.
house-switches-others = { $count ->
    [one] Eine Variante, die nicht passt
   *[other] { $count } Varianten, die nicht passen
}
    .detail = Sie gehören zu anderen Spielen als { $base }.

house-changed-value = { $value } (geändert)
house-section-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}{ $changed ->
    [0] { "" }
    [one] , eine geändert
   *[other] , { $changed } geändert
}
house-in-base = Im Regelbuch ({ $base })
house-we-play = Am Tisch gilt
house-reason = Grund (freiwillig)
house-reason-keep = Grund speichern
house-take = So spielen
house-number-label = { $what }: { $number }. Zum Ändern antippen
house-a-number = eine Zahl
house-as-follows = wie folgt
house-points = Punkte
house-row-number = Nummer { $place }
house-row-more = Eins mehr
house-row-less = Eins weniger
house-row-add = Zeile hinzufügen
house-row-drop = Entfernen: { $what }
house-band-by = Richtet sich nach
house-band-from = Ab diesem Stand
house-band-hand = Ab dieser Runde
house-band-points = Nötige Punkte
house-band-points-alone = die Punkte reichen
house-hand-wins = Gewinnt sie die Partie?
house-hand-add = Spezialhand hinzufügen
house-bonus-when = Für welche Canastas
house-bonus-count = Wie viele: { $type }
house-bonus-more = oder mehr
house-bonus-exactly = genau
house-step-least = Ab wie vielen

house-share-what = Wer diese App hat, kann die Datei importieren: das Regelwerk mit allen Änderungen.
house-share-file = Als Datei speichern
house-share-copy = Als Text kopieren
house-share-copied = Kopiert. In eine Nachricht oder Notiz einfügen.
house-share-failed = Das geht auf diesem Gerät nicht. Den Text unten markieren und kopieren.
house-share-text = Text der Datei
house-share-text-why = Das geht immer: diesen Text markieren, kopieren und auf dem anderen Gerät unter „Importieren“ einfügen.

house-bring-what = Hausregeln, die jemand geteilt hat. Die eigenen ändern sich nicht ungefragt.
house-bring-file = Datei wählen
house-bring-refused = { $file } lässt sich nicht importieren
house-bring-untouched = Nichts wurde geändert. Die Datei berichtigen und noch einmal importieren.
house-bring-whole = die ganze Datei
house-bring-no-text = { $file } enthält keinen lesbaren Text. Die Datei öffnen, ihren Text kopieren und unten einfügen.
house-bring-conflict = Schon vorhanden, aber mit anderen Werten: { $name }
house-bring-conflict-why = Beide gehen auf dieselben Hausregeln zurück, aber eine wurde seither geändert.
house-bring-replace = Durch die neuen ersetzen
house-bring-both = Beide behalten
house-bring-leave = Nur die eigenen behalten
house-bring-copy = { $name } (neu)

house-broken-files = Fehlerhafte Regeldateien
house-broken-files-why = Diese eigenen Dateien gelten nicht, bis sie berichtigt sind. Alles andere läuft.
house-play-our-way = Hausregeln daraus machen
more-house = Meine Hausregeln
more-house-count = { $count ->
    [0] keine
    [one] ein Regelwerk
   *[other] { $count } Regelwerke
}
set-up-house = Meine Hausregeln

## People

people = Personen
people-row = Namen und doppelte Personen
people-none = Hier steht, wer mit eigenem Namen gespielt hat.
people-find = Spieler suchen
people-find-none = So heißt niemand.
people-group = { $group ->
    [month] Diesen Monat gespielt
    [earlier] Früher
   *[none] Noch ohne Partie
}
people-with = mit { $name }
people-won = von { $games } gewonnen
people-line = { $matches ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $matches } Partien
}
people-called = Name
people-new = Neue Person
people-save = Speichern
people-saved = Gespeichert, auch für alte Partien.
people-color = Farbe in neuen Partien
people-color-none = Keine Farbe gewählt: Der Platz entscheidet.
people-color-seat = Farbe nach dem Platz
people-name-taken = So heißt schon jemand. Einen Nachnamen oder Spitznamen ergänzen.
people-merge = Zusammenführen mit…
people-merge-title = Mit wem { $name } zusammenführen?
people-merge-ask = Sind { $gone } und { $kept } dieselbe Person?
people-merge-hint = { $matches ->
    [one] Eine Partie von { $gone } zählt dann auch für { $kept } und zeigt diesen Namen.
   *[other] { $matches } Partien von { $gone } zählen dann auch für { $kept } und zeigen diesen Namen.
} Das lässt sich jederzeit zurücknehmen.
problem-same_match = Beide haben in derselben Partie gespielt, also sind es zwei Personen.
people-merge-do = Zusammenführen
people-also = Spielte auch als { $name }
people-separate = Wieder trennen

## Addresses that lead nowhere

nowhere = Hier ist nichts
nowhere-hint = Die Adresse ist falsch, oder die Seite wurde gelöscht.
nowhere-home = Zum Tisch
nowhere-rule-set = Es gibt kein Regelwerk „{ $name }“.
nowhere-rule = Diese Regel gibt es in diesem Regelwerk nicht.
nowhere-person = Unter diesem Namen ist niemand bekannt.

## Seats and dealers

seats = Plätze
seats-table = Plätze und Geber
seats-hint = Zwei Namen antippen, um die Plätze zu tauschen.
seats-arrange = Plätze ändern
seats-said = Platz { $number }: { $name }, gegenüber von { $opposite }
seats-said-alone = Platz { $number }: { $name }
seats-partner = Partner von { $name }
seats-name = { $name }. Namen ändern
seats-name-at = Name am Platz { $number }
seats-deal-on = Der Nächste gibt
seats-dealing = gibt
seats-draw = Partner auslosen
seats-turn = Andere Partner
seats-drawn = Ausgelost mit der Zahl { $seed }
seats-dealer = Wer gibt als Nächster?
seats-dealer-label = { $name }
    .says = { $name } gibt als Nächster
seats-replace-head = Spieler auswechseln
seats-replace = { $name } ersetzen
seats-replace-title = Wer spielt ab Runde { $number } für { $name }?
seats-replace-do = Spielt ab jetzt
seats-stays = Eingetragene Runden bleiben bei denen, die sie gespielt haben.
set-up-part-next_dealer = Geber der nächsten Runde
set-up-part-next_players = Spieler der nächsten Runde

## The next match

turn = Andere Partner
turn-title = Die nächste Partie
turn-company = Wer ist heute dabei?
turn-company-hint = Vier bis sechs Personen. Ab fünf setzt aus, wer bisher am seltensten ausgesetzt hat.
turn-pairing = { $first } gegen { $second }
turn-pause = { $count ->
    [one] { $names } setzt aus
   *[other] { $names } setzen aus
}
turn-suggested = als Nächstes dran
turn-all = { $count ->
   *[other] Nach { $count } Partien haben alle mit allen gespielt.
}
turn-join = Jemand kommt dazu
turn-start = Diese Partie beginnen

## Deleting a match

match-delete = Diese Partie löschen
match-delete-ask = Diese Partie löschen?
match-delete-hint = { $names }: Die Partie verschwindet aus Liste und Statistik, lässt sich aber zurückholen.
match-deleted = Gelöscht: { $names }
matches-deleted = { $count ->
    [one] Eine gelöschte Partie
   *[other] { $count } gelöschte Partien
}
matches-bring-back = { $names } zurückholen
change-delete = Partie gelöscht
change-what-delete = das Löschen der Partie

## Sharing a result

share = Teilen oder speichern
    .detail = Bild, Text, Datei
share-text = Als Text senden
share-copy = Als Text kopieren
share-picture = Als Bild senden
share-save-picture = Als Bild speichern
share-page = Seite zum Drucken speichern
share-files = Dateien
share-copied = Kopiert. In eine Nachricht einfügen.
share-bg-stats = In BG Stats eintragen
    .detail = { $way ->
        [bgstats] Übergibt Namen, Punkte und Datum an die App BG Stats auf diesem Gerät, sonst an niemanden
       *[https] Öffnet bgstatsapp.com, mit Namen, Punkten und Datum in der Adresse
    }
share-leads = { $side } mit { $margin } vorn
share-level = Bisher Gleichstand
share-deals = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}

## A match to try things with

demo-start = Mit Probepartie testen
demo-mark = Eine Probepartie zum Ausprobieren. Sie zählt nirgends.
demo-badge = Probe
guide = { $step ->
    [who] Wer hat ausgemacht? Diese Seite antippen oder „Niemand“.
    [canasta] Wie viele Canastas hat diese Seite? Die Zahl antippen.
    [cards] Zuerst die Punkte der ausgelegten Karten eintippen, dann die der Karten auf der Hand.
    [save] Jetzt die andere Seite antippen, dann speichern.
    [meld] Das Messingschild zeigt, wie viel die nächste Erstmeldung zählen muss.
    [points] Ein Tipp auf eine Runde zeigt, woher ihre Punkte kommen.
   *[record] „Runde { $number } eintragen“ antippen: Hinweise zeigen, wie es geht.
}
guide-close = Hinweise ausblenden
demo-delete = Probepartie löschen

## Help beside what is asked

help-said = Hilfe: { $topic }
help-here = In dieser Partie
help-topic = { $topic ->
    [concealed] Verdecktes Ausmachen
    [initial] Erstmeldung
    [threes] Rote Dreier
    [kinds] Echte und unechte Canastas
    [out] Ausmachen
   *[hand] Karten auf der Hand
}
help-text = { $topic ->
    [concealed] Verdeckt macht aus, wer die ganze Hand in einem Zug meldet und vorher nichts gemeldet hat. Meldungen der Partner spielen keine Rolle. Ob ein eigenes Canasta dabei sein muss, sagen die Regeln.
    [initial] Die ersten Karten, die eine Seite in einer Runde auslegt, müssen zusammen eine Mindestzahl an Punkten ergeben. Sie richtet sich nach dem Stand der Seite oder nach der Nummer der Runde.
    [threes] Eine rote Drei wird sofort ausgelegt und durch eine Karte vom Talon ersetzt. Sie zählt plus, wenn ihre Seite gemeldet hat, sonst minus.
    [kinds] Ein Canasta ist eine Meldung aus sieben oder mehr Karten. Ohne wilde Karten ist es echt, sonst unecht.
    [out] Eine Seite macht aus, wenn ein Spieler seine letzte Karte loswird. Vorher braucht sie so viele Canastas, wie die Regeln verlangen.
   *[hand] Was alle Partner am Ende einer Runde noch auf der Hand haben, zählt gegen ihre Seite. Einfach die Zahl eingeben, die App zieht sie ab.
}

## Club: what an evening does not allow

club-somebody = jemand
club-and = { $first } und { $last }
club-problem-name_needed = Ein Name fehlt.
club-problem-no_date = „{ $date }“ ist kein Datum. So eingeben: 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Ein Clubtreffen hat mindestens einen Durchgang.
    [one] Mehr als ein Durchgang ist schon ausgelost.
   *[other] Mehr als { $count } Durchgänge sind schon ausgelost.
}
club-problem-too_many_dropped = Mindestens ein Durchgang muss zählen.
club-problem-not_positive = Das muss mehr als 0 sein.
club-problem-warning_too_early = Die Warnung muss vor dem Ende des Durchgangs kommen.
club-problem-figures_needed = Hier fehlen Zahlen.
club-problem-last_band_open = Die letzte Zeile muss für alle größeren Differenzen gelten.
club-problem-bands_ascend = Jede Zeile muss weiter reichen als die vorige.
club-problem-tie_break_twice = Eine Feinwertung kommt zweimal vor.
club-problem-unknown_rule_set = Dieses Regelwerk ist hier nicht bekannt: { $rules }.
club-problem-house_rule = Eine Hausregel passt nicht: { $expected }
club-problem-partners_cannot_change = Wechselnde Partner gibt es nur bei zwei Seiten zu zweit. Paare wählen.
club-problem-draw_needs_fixed_sides = Das geht nur mit zwei Seiten und festen Partnern.
club-problem-draw_needs_individuals = Das geht nur mit wechselnden Partnern.
club-problem-teams_meet_in_twos = An jedem Tisch treffen zwei Mannschaften aufeinander, aber diese Regeln haben { $count } Seiten.
club-problem-nobody_left_over = Tische zu { $count } Spielern gibt es nur für Spieler ohne feste Partner.
club-problem-not_by_so_many = { $rules } wird nicht mit { $count } Spielern gespielt.
club-problem-has_begun = Das lässt sich nicht mehr ändern: Der erste Durchgang ist ausgelost.
club-problem-entrant_twice = Schon dabei: { $who }.
club-problem-member_twice = Dieselbe Person kommt zweimal vor.
club-problem-wrong_number_of_members = { $count ->
    [one] Eine Anmeldung mit einer Person passt nicht zu dieser Spielform.
   *[other] Eine Anmeldung mit { $count } Personen passt nicht zu dieser Spielform.
}
club-problem-team_sizes_differ = Alle Mannschaften müssen gleich groß sein.
club-problem-plays_already = { $name } ist schon dabei.
club-problem-partner_needed = { $name } hat noch keinen Partner.
club-problem-is_member = { $name } ist schon Mitglied.
club-problem-name_twice = „{ $name }“ steht schon auf der Liste. Zur Unterscheidung etwas dazuschreiben.
club-problem-no_such_entrant = Diese Anmeldung gibt es nicht mehr.
club-problem-no_such_member = Diese Person steht nicht mehr auf der Liste.
club-problem-has_played = Schon ausgelost: { $who }. Mit „Abmelden“ bleiben die Ergebnisse erhalten.
club-problem-two_people = Beide spielen bei demselben Treffen, also sind es zwei Personen.
club-problem-round_open = Durchgang { $round } ist noch nicht beendet.
club-problem-all_rounds_played = { $count ->
    [one] Der einzige Durchgang ist gespielt.
   *[other] Alle { $count } Durchgänge sind gespielt.
}
club-problem-too_few_present = { $count ->
    [0] Niemand ist angemeldet.
    [one] Nur eine Anmeldung: ein Tisch braucht { $right }.
   *[other] Nur { $count } Anmeldungen: ein Tisch braucht { $right }.
}
club-problem-nobody_goes_on = Bei diesem Treffen hatte niemand einen Platz von { $first } bis { $last }.
club-problem-round_started = Der Durchgang hat schon begonnen.
club-problem-no_round_drawn = Noch ist kein Durchgang ausgelost.
club-problem-no_round_running = Gerade läuft kein Durchgang.
club-problem-no_time_limit = Dieser Durchgang hat keine Spielzeit.
club-problem-clock_runs = Die Uhr läuft schon.
club-problem-clock_stands = Die Uhr läuft gerade nicht.
club-problem-no_minutes_left = Kürzer geht es nicht.
club-problem-round_running = Durchgang { $round } läuft noch. Stattdessen lässt sich die Uhr anhalten.
club-problem-no_break = Gerade ist keine Pause.
club-problem-table_open = Tisch { $table }: { $state ->
    [claimed] eine Seite muss noch zustimmen
    [disputed] das Ergebnis ist strittig
   *[playing] es gibt noch kein Ergebnis
}.
club-problem-nobody_has_won = Tisch { $table } ist unentschieden: das Ergebnis berichtigen und angeben, wer weiterkommt.
club-problem-no_such_table = Es gibt keinen Tisch { $table }.
club-problem-has_a_result = Tisch { $table } hat schon ein Ergebnis.
club-problem-has_no_result = Tisch { $table } hat noch kein Ergebnis.
club-problem-scoreless = Alle Seiten haben 0 Punkte. Eintragen, was jede Seite hat.
club-problem-points_needed = Für jede Seite die Punkte eintragen.
club-problem-points_of_absent = Das Feld der anderen Seite leer lassen: Sie bekommt die Punkte eines kampflosen Siegs.
club-problem-one_winner = Nur eine Seite kann das * haben.
club-problem-nothing_claimed = An Tisch { $table } ist noch kein Ergebnis angegeben.
club-problem-no_such_side = Eine Seite wählen.
club-problem-no_points = Eine andere Zahl als 0 eingeben.
club-problem-no_such_round = Durchgang { $round } ist noch nicht ausgelost.
club-problem-no_such_adjustment = Das wurde schon zurückgenommen.
club-problem-reason_needed = Einen Grund angeben: Er steht im Protokoll.
club-problem-wrong_number_of_scores = { $right ->
   *[other] { $right } Ergebnisse sind nötig.
}
club-problem-number_too_large = So viele Punkte sind nicht möglich: höchstens { $value }.
club-problem-seated_twice = { $who }: an zwei Tischen zugleich.
club-problem-seated_nowhere = { $who }: an keinem Tisch.
club-problem-not_there = { $who }: nicht angemeldet.
club-problem-wrong_table = Die Zahl der Spieler am Tisch passt nicht zu diesen Regeln.
club-problem-partners_before = { $who } waren schon Partner.
club-problem-met_before = { $who } haben schon gegeneinander gespielt.
club-problem-bye_again = { $who }: schon wieder spielfrei, obwohl es andere noch nicht waren.
club-problem-evening_twice = Ein Treffen kommt in der Saison zweimal vor.
club-problem-name_too_long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
club-problem-name_unseen = Der Name enthält unsichtbare Zeichen.
club-problem-name_says_who = Der neue Name darf den alten nicht enthalten.
club-problem-name_of_a_seat = „{ $name }“ heißt schon ein Platz am Tisch. Etwas dazuschreiben.
club-problem-access_revoked = Dieses Gerät hat keinen Zugang mehr. Den Code des Tisches noch einmal scannen.
club-problem-round_over = Durchgang { $round } ist vorbei.
club-problem-not_yours = Das hat inzwischen jemand anders geändert.
club-problem-not_this_table = Diese Partie gehört nicht an diesen Tisch.
club-problem-has_spoken = Dieses Telefon hat schon für die andere Seite geantwortet. Erst diese Angabe zurücknehmen.
club-problem-not_at_this_table = Dieser Name steht hier nicht mehr zur Wahl.
club-problem-called_already = Die Turnierleitung ist schon gerufen.
club-problem-call_over = Dieser Ruf ist schon erledigt.
club-problem-nothing_played = Noch ist keine Runde eingetragen.
club-problem-claim_changed = Die andere Seite hat ihre Angabe inzwischen geändert. Noch einmal prüfen.
club-problem-text_too_long = Dieser Text ist zu lang: höchstens { $right } Zeichen.
club-problem-no_side_held = Zuerst die eigene Seite wählen.
club-problem-person_needed = Angeben, wer zustimmt.
club-problem-not_of_this_side = { $name } spielt nicht auf dieser Seite.
club-problem-no_such_evening = Ein Treffen dieser Saison gibt es nicht mehr.
club-problem-evening_deleted = „{ $name }“ ({ $date }) wurde hier gelöscht. Die Datei würde das Treffen zurückholen.
club-problem-evening_later_here = „{ $name }“ ({ $date }) ist hier schon weiter als in der Datei. Was später dazukam, ginge verloren.
club-problem-evening_differs = „{ $name }“ ({ $date }) ist schon hier, aber anders als in der Datei. Die Datei würde das Treffen hier ersetzen.
club-problem-match_elsewhere = Eine Partie der Datei gehört hier schon zu einem anderen Tisch. Nichts wurde übernommen.
club-problem-unknown_member = Hier ist jemand genannt, der nicht auf der Liste steht.
club-problem-unknown_entrant = Ein Paar oder eine Mannschaft kommt hier vor, steht aber nicht auf der Liste.
club-problem-unknown_side = Ein Ergebnis gehört zu einer Seite, die nicht an diesem Tisch sitzt.
club-problem-round_number = Das muss Durchgang { $right } sein.
club-problem-matches_of_tables = Die Partien in der Datei passen nicht zu ihren Tischen.
club-problem-table_of_match = Diese Partie gehört zu einem anderen Tisch.
club-problem-wrong_code = Dieser Code stammt nicht von der App.
club-problem-no_code_of_table = Für Tisch { $table } gibt es keinen Code.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Noch eine Minute
   *[other] Noch { $minutes } Minuten
}
round-clock-warning = { $minutes ->
    [one] Die letzte Minute
   *[other] Die letzten { $minutes } Minuten
}
round-clock-last_deal = { $ends ->
    [some] Die Zeit ist um: diese Runde in höchstens { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } zu Ende spielen
   *[none] Die Zeit ist um: diese Runde zu Ende spielen
}
round-clock-over = Die Zeit ist um: aufhören und die Karten zählen
round-clock-beside = { $phase ->
    [last_deal] diese Runde zu Ende spielen
   *[other] bis zum Ende des Durchgangs
}
round-clock-stands = { $why ->
    [paused] Angehalten
   *[waiting] Die Uhr läuft noch nicht
}
round-clock-extra = { $minutes ->
    [one] mit einer Minute Nachspielzeit
   *[other] mit { $minutes } Minuten Nachspielzeit
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } Min.
   *[more] +{ $minutes } Min.
}
break-clock = { $phase ->
    [break] Pause bis { $time }
   *[break_over] Die Pause ist vorbei
}

## Club: phone

phone-table = Tisch { $table }
phone-table-round = Tisch { $table }, Durchgang { $round }
phone-whose = Zu welcher Seite gehört dieses Telefon?
phone-whose-said = Dieses Telefon ist bei { $side }
phone-whose-held = Hat schon ein Telefon. Antippen, um anzufragen
phone-whose-mine = Dieses Telefon
phone-whose-hint = Das gilt für das ganze Treffen: Dieses Telefon zeigt den nächsten Tisch, dient zum Eintragen und bestätigt Ergebnisse.
phone-whose-find = Namen suchen
phone-whose-asked = Angefragt für { $owner }: Das andere Telefon oder die Turnierleitung muss zustimmen
phone-whose-stop = Anfrage zurücknehmen
phone-asking = Ein anderes Telefon möchte zu { $owner }
phone-asking-yes = Zulassen
phone-asking-no = Nein
phone-earlier = { $count ->
    [one] 1 frühere Runde
   *[other] { $count } frühere Runden
}
phone-not-begun = Der erste Durchgang hat noch nicht begonnen.
phone-nobody = An Tisch { $table } spielt in Durchgang { $round } niemand.
phone-from-next = Ab der nächsten Auslosung geht es los.
phone-next = { $way ->
    [move] Durchgang { $round }: Wechsel an Tisch { $table }
    [stay] Durchgang { $round }: weiter an Tisch { $table }
   *[first] Durchgang { $round }: Tisch { $table }
}
phone-arrive = { $players ->
    [one] Ich bin da
   *[other] Wir sind da
}
phone-arrived = Die Turnierleitung weiß Bescheid
phone-rest = In Durchgang { $round } spielfrei
phone-closed = Durchgang { $round } ist vorbei.
phone-over = Das Clubtreffen ist zu Ende.
phone-goes-on = Der nächste Durchgang erscheint hier von selbst. Die Seite kann offen bleiben.
phone-goes-on-last = Das ist der letzte Durchgang. Der Endstand erscheint hier von selbst. Die Seite kann offen bleiben.
phone-result-of = Das Ergebnis von Durchgang { $round }
phone-place = Platz { $place } von { $count }
phone-place-shared = Geteilter Platz { $place } von { $count }
phone-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
phone-gap = { $gap ->
    [0] Punktgleich mit dem Platz davor
    [one] 1 Punkt hinter dem Platz davor
   *[other] { $gap } Punkte hinter dem Platz davor
}
phone-tie = Bei Gleichstand: { $tie }
phone-rounds-left = { $count ->
    [one] Noch 1 Durchgang
   *[other] Noch { $count } Durchgänge
}
phone-out = Dieses Telefon gehört zu keinem Tisch mehr.
phone-out-hint = Den Code auf der Tischkarte scannen. Geht das nicht, die Turnierleitung um eine neue Karte bitten.
phone-give = Ergebnis angeben
phone-give-title = Stimmt dieses Ergebnis?
phone-agree = { $names }: ja, stimmt
phone-not-yet = Noch nicht
phone-names = { $first } oder { $last }
phone-level = Gleichstand.
phone-ahead = { $side }: { $margin ->
    [one] ein Punkt mehr
   *[other] { $margin } Punkte mehr
}.
phone-given = Jetzt fehlt noch die Zustimmung von { $sides }
phone-given-hint = Die Frage steht auch auf dem anderen Telefon. Oder dieses Telefon weitergeben.
phone-hand-over = Weitergeben an { $side }
phone-hand-title = { $names }: stimmt das?
phone-hand-yes = { $name }: ja, stimmt
phone-withdraw = Angabe zurücknehmen
phone-asked = { $players ->
    [one] { $side } gibt dieses Ergebnis an. Stimmt es?
   *[other] { $side } geben dieses Ergebnis an. Stimmt es?
}
phone-accept = { $side }: ja, stimmt
phone-dispute = Nein, es stimmt nicht
phone-why = Was stimmt nicht?
phone-why-points = Punkte falsch zusammengezählt
phone-why-deal = Eine Runde fehlt oder steht doppelt da
phone-why-rule = Eine Regel falsch angewandt
phone-why-end = Die Partie ist noch nicht zu Ende
phone-why-other = Etwas anderes
phone-call = Turnierleitung rufen
phone-call-about = Worum geht es?
phone-call-rule = Eine Regelfrage
phone-call-score = Ein Fehler im Punktestand
phone-call-cards = Mit den Karten stimmt etwas nicht
phone-called = Turnierleitung um { $time } gerufen
phone-call-coming = Die Turnierleitung kommt ({ $time })
phone-call-end = Nicht mehr nötig
phone-call-organiser = Turnierleitung rufen
phone-call-organiser-for = { $name }: Turnierleitung rufen
phone-disputed = { $whose ->
    [mine] Die eigene Seite sagt: Das stimmt nicht
   *[other] { $players ->
        [one] { $side } sagt: Das stimmt nicht
       *[other] { $side } sagen: Das stimmt nicht
    }
}
phone-differ = Die Seiten sind sich nicht einig
phone-reason = „{ $reason }“
phone-organiser-comes = Die Turnierleitung weiß Bescheid und kommt an den Tisch. Bis dahin lassen sich Runden ändern und das Ergebnis neu angeben.
phone-after-all = Es stimmt doch
phone-done = { $how ->
    [agreed] Beide Seiten sind sich einig: Das ist das Ergebnis
    [walkover] Kampflos gewertet
    [paper] Das Ergebnis wurde vom Zettel übernommen
    [corrected] Die Turnierleitung hat das Ergebnis berichtigt
   *[decided] Die Turnierleitung hat entschieden
}
phone-wait-next = Auf den nächsten Durchgang warten: Er erscheint hier von selbst.
phone-wait-end = Das war der letzte Durchgang. Danke fürs Mitspielen.
phone-this = dieses Telefon
phone-other = ein anderes Telefon am Tisch
phone-organiser = die Turnierleitung
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. Hier nicht möglich, denn geändert hat es { $who }
phone-sounds = { $turn ->
    [on] Töne einschalten
   *[off] Töne ausschalten
}

## Club: big screen

big-screen-begins = Gleich geht es los
big-screen-drawn = Durchgang { $number } von { $rounds } beginnt gleich
big-screen-running = Durchgang { $number } von { $rounds }
big-screen-closed = Nach Durchgang { $number } von { $rounds }
big-screen-final = Endrangliste
big-screen-counts = { $counts ->
    [card_points] Spielpunkte
    [victory_points] Siegpunkte
   *[match_points] Punkte
}
big-screen-second = { $figure ->
    [difference] Differenz
    [card_points] Spielpunkte
    [wins] Siege
   *[highest_match] Höchste Partie
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Platz { $place }: { $name }, { $points }
}
big-screen-seating = Tische dieses Durchgangs
big-screen-seat = Tisch { $table }: { $sides }
big-screen-resting = Spielfrei in diesem Durchgang: { $names }
big-screen-playing = { $count ->
    [one] Noch im Spiel: Tisch { $tables }
   *[other] Noch im Spiel: Tische { $tables }
}
big-screen-playing-many = { $count } Tische sind noch im Spiel
big-screen-page = Seite { $page } von { $pages }
big-screen-gone = Dieser Link gilt nicht mehr. Die Turnierleitung um einen neuen bitten.
big-screen-sound = Für Töne antippen

## Club: the evening

club-part = { $part ->
    [players] Spieler
    [tables] Tische
    [standing] Rangliste
    [log] Protokoll
   *[papers] Mehr
}
club-state = { $state ->
    [planned] Anmeldung
    [drawn] Durchgang { $number } von { $count } ist ausgelost
    [running] Durchgang { $number } von { $count } läuft
    [between] Durchgang { $number } von { $count } ist beendet
   *[over] { $count ->
        [one] Der einzige Durchgang ist gespielt
       *[other] Alle { $count } Durchgänge sind gespielt
    }
}
club-gone = Dieses Treffen gibt es nicht mehr, oder diese Version der App kann es nicht lesen.

## Club: evenings

club-title = Club
club-none = Canasta an vielen Tischen
club-first-names = Namen tippen oder einfügen, dann auslosen
club-first-phones = Jeder Tisch zählt auf seinem eigenen Telefon
club-first-clock = Durchgänge, Uhr und Rangliste laufen von selbst
club-new = Neues Clubtreffen
club-open = Öffnen
club-open-said = { $name } öffnen
club-clock-left = übrig
club-won = Gewonnen: { $names }
club-season-played = { $count } von { $all }
club-season-everyone = { $count ->
    [one] Tabelle
   *[other] Alle { $count } Spieler
}
club-go-to = Zu { $name }
club-members = Mitglieder
    .detail = { $count ->
        [0] Noch niemand
        [one] Eine Person
       *[other] { $count } Personen
    }
club-seasons = Saisons
    .detail = { $count ->
        [0] Mehrere Treffen mit gemeinsamer Tabelle
        [one] Eine Saison
       *[other] { $count } Saisons
    }
club-publish = Webseiten
    .detail = Ergebnisse als Seiten für die Website des Clubs
club-league = Liga
    .detail = Beendete Treffen an eine Liga von Clubs senden
club-directors = Spielleiter
    .detail = { $count ->
        [0] Leute, die das Treffen mitleiten
        [one] Ein Spielleiter
       *[other] { $count } Spielleiter
    }
club-take = Treffen importieren
    .detail = Aus der Datei eines anderen Computers
club-entrants = { $count ->
    [0] noch niemand
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}

## Club: the plan

club-plan = Plan des Treffens
club-begin = Clubtreffen beginnen
club-save = Speichern
club-about = Das Clubtreffen
club-going-on = Wer spielt mit?
club-going-on-none = Alle, die da sind
club-going-on-hint = Für ein Finale oder die Gruppen A und B: Es spielt mit, wer bei einem früheren Treffen diese Plätze hatte, in dieser Reihenfolge.
club-going-on-places = { $name }: Plätze { $first } bis { $last }
club-going-on-part = { $part ->
    [all] Alle
    [top] Obere Hälfte
   *[bottom] Untere Hälfte
}
club-going-on-first = Von Platz
club-going-on-last = Bis Platz
club-going-on-share = Mitgebrachte Punkte in Prozent
club-carried = Mitgebrachte Punkte
club-final-name = Finale: { $name }
club-name = Name
club-name-usual = Clubtreffen
club-date = Datum (JJJJ-MM-TT)
club-place = Ort
club-house-count = { $count ->
    [0] wie im Regelwerk
    [one] eine Hausregel
   *[other] { $count } Hausregeln
}
club-form-title = Wer spielt zusammen?
club-form = { $form ->
    [pairs] Paare
    [individuals] Einzeln
   *[teams] Mannschaften
}
club-form-hint = { $form ->
    [pairs] Partner bleiben das ganze Treffen zusammen und werden gemeinsam gewertet.
    [individuals] Jeder spielt für sich, in jedem Durchgang mit einem anderen Partner.
   *[teams] Mannschaften aus zwei oder mehr Paaren treffen an mehreren Tischen aufeinander. Gewertet wird die Mannschaft.
}
club-left-over = Überzählige Spieler
club-left-over-hint = Überzählige können an kleineren oder größeren Tischen spielen. Deren Regeln werden hier gewählt. Jeder kommt einmal dran, bevor jemand ein zweites Mal dran ist. Ohne solche Regeln sind die Überzähligen reihum spielfrei.
club-left-over-none = keine
club-odd = { $players ->
    [3] Tische zu dritt
    [5] Tische zu fünft
   *[6] Tische zu sechst
}
club-odd-hint = { $players ->
    [3] Jeder spielt für sich.
    [5] Drei gegen zwei: Auf der größeren Seite setzt in jeder Runde reihum einer aus.
   *[6] Zwei Seiten zu dritt oder drei zu zweit, wie diese Regeln es vorsehen.
}
club-movement-title = Wer trifft auf wen?
club-movement = { $movement ->
    [round_robin] Jeder gegen jeden
    [mitchell] Mitchell
    [rotating] Wechselnde Partner
    [by_standing] Schweizer System
    [danish] Dänisches System
    [knockout] K.-o.-System
    [by_lot] Ausgelost
   *[free] Von Hand
}
club-movement-hint = { $movement ->
    [round_robin] Durchgang für Durchgang, bis alle gegeneinander gespielt haben.
    [mitchell] Nord–Süd bleiben sitzen, Ost–West rücken an den nächsten Tisch.
    [rotating] Kein Partner zum zweiten Mal, bevor alle an der Reihe waren. Auch die Gegner wechseln.
    [by_standing] Sieger treffen auf Sieger: Nachbarn der Rangliste spielen gegeneinander, möglichst nie zum zweiten Mal.
    [danish] Erste gegen Zweite, Dritte gegen Vierte, streng nach Rangliste, auch zum zweiten Mal.
    [knockout] Wer verliert, scheidet aus. Die Stärksten sind im ersten Durchgang vielleicht spielfrei. Wer auf wen trifft, ergibt sich aus den Plätzen eines früheren Treffens oder aus dem Los.
    [by_lot] Jeder Durchgang wird neu ausgelost, möglichst ohne Wiederholungen.
   *[free] Wer in der Liste nebeneinander steht, sitzt zusammen. Alles lässt sich ändern.
}
club-rounds = Durchgänge
club-rounds-knockout = Die Zahl der Durchgänge ergibt sich aus der Zahl der Teilnehmer.
club-rounds-count = { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}
club-drop = Streichergebnisse
club-drop-hint = { $count ->
    [0] Alle Durchgänge zählen.
    [one] Bei jedem zählt der schlechteste Durchgang nicht.
   *[other] Bei jedem zählen die { $count } schlechtesten Durchgänge nicht.
}
club-length-title = Wie lang ist ein Durchgang?
club-length = { $length ->
    [finland] 5.000 Punkte
    [ck70] 5.000 Punkte oder 50 Minuten
    [nevada] Drei Runden, 50 Minuten
    [canasta_for_a_cure] 8.500 Punkte
    [burraco_2_deals] Zwei Runden, 25 Minuten
    [burraco_3_deals] Drei Runden, 40 Minuten
    [burraco_4_deals] Vier Runden, 50 Minuten
   *[pinochle_kansas_city] 50 Minuten
}
club-length-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
club-length-deals = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
club-length-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
club-length-or = {" "}oder{" "}
club-length-none = Bis die Turnierleitung den Durchgang beendet.
club-length-row = { $row ->
    [points] Punkte, mit denen die Partie endet
    [deals] Runden
    [minutes] Minuten
    [warning] Warnung, Minuten vor dem Ende
   *[overtime] Minuten für die letzte Runde
}
club-overtime = Nach Ablauf der Zeit wird die Runde zu Ende gespielt:
club-overtime-endless = ohne Grenze
club-overtime-limited = mit Zeitgrenze
club-from = Quelle: { $source }
club-no-source = keine Quelle bekannt, ein Vorschlag dieser App
club-scheme-title = Was zählt für die Rangliste?
club-scheme = { $scheme ->
    [finland] Zwei Punkte pro Sieg
    [wins] Siege
    [total] Spielpunkte
    [burraco_3] Siegpunkte, drei Runden
   *[burraco_4] Siegpunkte, vier Runden
}
club-scheme-hint = { $scheme ->
    [finland] Sieg 2, Unentschieden 1, Niederlage 0. Danach zählt die Differenz der Spielpunkte.
    [wins] Jede gewonnene Partie ist ein Punkt. Danach zählen die Spielpunkte.
    [total] Die Spielpunkte aller Partien werden zusammengezählt.
   *[burraco_4] Jeder Tisch vergibt 20 Punkte nach der Differenz, von 10 : 10 bis 20 : 0.
}
club-figures = Werte und Feinwertung
club-figures-usual = Wie in der Wertung
club-figures-changed = Für dieses Treffen geändert
club-figures-hint = Änderungen gelten nur für dieses Treffen.
club-figures-back = Zurück zur Wertung
club-match-points = { $outcome ->
    [win] Punkte pro Sieg
    [draw] Punkte pro Unentschieden
   *[loss] Punkte pro Niederlage
}
club-walkover-points = Spielpunkte bei kampflosem Sieg
club-whole = { $of ->
    [points] Volle Partie: Punkte
   *[deals] Volle Partie: Runden
}
club-whole-hint = Das gilt für eine volle Partie. Ein kürzerer Durchgang zählt anteilig.
club-bye-title = Ein Freilos zählt
club-bye = { $bye ->
    [nothing] nichts
    [walkover] wie kampflos gewonnen
    [average] wie der Schnitt der eigenen Durchgänge
   *[average_of_winners] wie der Schnitt der Sieger des Durchgangs
}
club-missed-title = Durchgänge vor einer verspäteten Ankunft zählen
club-bands = Tabelle der Siegpunkte
club-band-upto = Differenz bis
club-band-beyond = Jede größere Differenz
club-band-winner = Sieger
club-band-loser = Verlierer
club-band-add = Zeile hinzufügen
club-band-drop = Zeile { $number } entfernen
club-ties = Bei Gleichstand entscheidet
club-ties-none = Nichts: Der Platz wird geteilt.
club-ties-add = Hinzufügen:
club-tie = { $tie ->
    [head_to_head] Partien gegeneinander
    [difference] Differenz der Spielpunkte
    [wins] Siege
    [card_points] Spielpunkte
    [highest_match] höchster Stand einer Partie
   *[lot] Los
}
club-tie-up = Weiter nach oben: { $tie }
club-tie-drop = Entfernen: { $tie }

## Club: log and standing

club-log-drawn = Durchgang { $round } ausgelost
club-log-taken_back = Auslosung von Durchgang { $round } zurückgenommen
club-log-arranged = Durchgang { $round } von Hand geändert
club-log-started = Durchgang { $round } begonnen
club-log-closed = Durchgang { $round } beendet
club-log-claimed = Tisch { $table }: { $score }, angegeben von { $side }
club-log-withdrawn = Tisch { $table }: Angabe zurückgenommen von { $side }
club-log-agreed = Tisch { $table }: beide Seiten sind sich einig, { $score }
club-log-disputed = Tisch { $table }: bestritten von { $side }
club-log-decided = Tisch { $table }: entschieden, { $score }
club-log-paper = Tisch { $table }: { $score }, vom Zettel übernommen
club-log-walkover = Tisch { $table }: kampflos, { $score }
club-log-corrected = Tisch { $table } von Durchgang { $round }: berichtigt von { $before } auf { $score }
club-log-reopened = Tisch { $table }: wieder offen, { $before } zählt nicht mehr
club-log-called = Turnierleitung gerufen: { $who }
club-log-coming = Turnierleitung unterwegs: { $who }
club-log-attended = Ruf erledigt: { $who }
club-log-substituted = { $into } spielt für { $out }
club-log-swapped = { $out } und { $into } tauschen die Partner
club-log-checked_in = { $who }: angemeldet
club-log-checked_out = { $who }: abgemeldet
club-log-awards = { $entry }, Punkte { $points }
club-log-adjusted = { $who }: Strafe oder Prämie, { $points } { $counts ->
    [card_points] Spielpunkte
   *[points] Punkte
}
club-log-adjustment_removed = { $who }: Strafe oder Prämie von { $points } { $counts ->
    [card_points] Spielpunkten
   *[points] Punkten
} zurückgenommen
club-log-clock_started = Durchgang { $round }: Uhr gestartet
club-log-clock_paused = Durchgang { $round }: Uhr angehalten
club-log-clock_resumed = Durchgang { $round }: Uhr läuft weiter
club-log-minutes_added = Durchgang { $round }: { $change ->
    [less] −{ $minutes } Min.
   *[more] +{ $minutes } Min.
} für alle Tische
club-log-table_minutes_added = Tisch { $table }: { $change ->
    [less] −{ $minutes } Min.
   *[more] +{ $minutes } Min.
}
club-log-break_started = Pause, { $minutes } Min.
club-log-break_changed = Pause auf { $minutes } Min. geändert
club-log-break_ended = Pause beendet
club-line = { $outcome ->
    [won] Gewonnen gegen { $against }, { $score } : { $other }
    [drawn] Unentschieden gegen { $against }, { $score } : { $other }
    [lost] Verloren gegen { $against }, { $score } : { $other }
    [missed] Noch nicht da
   *[rested] Spielfrei
}
club-line-walkover = { $line } (kampflos)
club-line-average = { $line }: { $count ->
    [0] Schnitt, sobald es ein Ergebnis gibt
    [one] Schnitt aus einem Durchgang
   *[other] Schnitt aus { $count } Durchgängen
}
club-line-adjusted = { $kind ->
    [penalty] Strafe
   *[bonus] Prämie
}
club-line-adjusted-cards = { $points } Spielpunkte
club-line-winners = { $line }: { $count ->
    [0] Schnitt der Sieger, sobald es welche gibt
    [one] Schnitt aus einem Sieger
   *[other] Schnitt aus { $count } Siegern
}
club-line-awarded = { $line } (Punkte von der Turnierleitung festgelegt)
club-line-carried = Mitgebracht von einem früheren Treffen
club-line-partner = mit { $partner }
club-place-none = Vor dem ersten Ergebnis gibt es keine Plätze.
club-place-knockout = { $state ->
    [won] Sieg im K.-o.-System.
    [in] Noch dabei.
   *[out] Ausgeschieden in Durchgang { $round }.
}
club-place-first = Erster Platz mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
club-place-points = { $fewer ->
    [one] Ein Punkt weniger als { $name }.
   *[other] { $fewer } Punkte weniger als { $name }.
}
club-place-shared = In allem gleichauf mit { $name }: Der Platz wird geteilt.
club-place-tie = Punktgleich mit { $name }, aber dahinter: { $tie }.
club-place-ahead = Punktgleich mit { $name }, aber davor: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Noch niemand ist da
        [one] Ein Paar ist da
       *[other] { $count } Paare sind da
    }
    [teams] { $count ->
        [0] Noch niemand ist da
        [one] Eine Mannschaft ist da
       *[other] { $count } Mannschaften sind da
    }
   *[individuals] { $count ->
        [0] Noch niemand ist da
        [one] Ein Spieler ist da
       *[other] { $count } Spieler sind da
    }
}
club-outlook-none = { $here }: zu wenige für einen Tisch.
club-outlook = { $here }: { $tables ->
    [0] kein voller Tisch.
    [one] ein Tisch.
   *[other] { $tables } Tische.
}
club-outlook-odd = { $count ->
    [one] Dazu ein Tisch mit { $players } Spielern.
   *[other] Dazu { $count } Tische mit { $players } Spielern.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Niemand ist spielfrei.
        [one] Ein Paar ist spielfrei.
       *[other] { $count } Paare sind spielfrei.
    }
    [teams] { $count ->
        [0] Niemand ist spielfrei.
        [one] Eine Mannschaft ist spielfrei.
       *[other] { $count } Mannschaften sind spielfrei.
    }
   *[individuals] { $count ->
        [0] Niemand ist spielfrei.
        [one] Ein Spieler ist spielfrei.
       *[other] { $count } Spieler sind spielfrei.
    }
}
club-to-tables = Zu den Tischen
club-playing = Dabei
club-away = Nicht da
club-entrant-said = { $name }: Abmelden, Ersatz
club-listed = Auf der Liste: { $count }
club-check-in = Anmelden
club-check-in-hint = { $form ->
    [pairs] Partner nacheinander antippen. Wer später kommt, spielt ab der nächsten Auslosung mit.
    [teams] Alle Spieler einer Mannschaft antippen, Partner nacheinander, dann die Mannschaft anmelden.
   *[individuals] Antippen, wer da ist. Wer später kommt, spielt ab der nächsten Auslosung mit.
}
club-picked = { $names } und …?
club-team = Name der Mannschaft
club-team-enter = Anmelden
club-as-last-time = Wie beim letzten Mal:
club-partners-last-time = letztes Mal Partner
club-find = Namen suchen oder neu eingeben
club-find-many = Namen eingeben oder eine Liste einfügen
club-all-members = Alle da: { $count }
club-last-evening = Wie zuletzt: { $name }, { $day }
club-list = Aus einer Liste
club-list-file = Aus einer Datei
club-list-field = { $form ->
    [pairs] Ein Paar je Zeile: Ana & Ben
    [teams] Eine Mannschaft je Zeile: Rot: Ana, Ben, Cleo, Dov
   *[individuals] Ein Name je Zeile
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Ein Paar anmelden
       *[other] { $count } Paare anmelden
    }
    [teams] { $count ->
        [one] Eine Mannschaft anmelden
       *[other] { $count } Mannschaften anmelden
    }
   *[individuals] { $count ->
        [one] Eine Person anmelden
       *[other] { $count } Personen anmelden
    }
}
club-list-close = Liste verwerfen
club-list-new = Neu: { $names }
club-list-likely = { $name } ist { $known }
club-list-drop = { $name } weglassen
club-list-gone = Nicht dabei, weil inzwischen gelöscht: { $names }
club-list-drawn = Die Partner sind dieselben wie beim letzten Mal, die übrigen sind ausgelost. Die Liste lässt sich ändern.
club-list-names = name, spieler, spielerin, partner, partnerin, mitglied
club-list-first-names = vorname, rufname
club-list-last-names = nachname, familienname, zuname
club-list-teams = mannschaft, team, paar
club-list-and = und, mit
club-guest = { $name } aufnehmen
club-find-more = { $count ->
    [one] Noch eine weitere Person: einen Teil des Namens eingeben.
   *[other] Noch { $count } weitere: einen Teil des Namens eingeben.
}
club-find-none = Oben einen Namen eingeben, um jemanden aufzunehmen.
club-waits-for-partner = wartet auf einen Partner
club-check-in-said = Anmelden: { $name }
club-plays = Ab der nächsten Auslosung dabei.
club-plays-not = Wird nicht mehr ausgelost. Was gespielt ist, zählt weiter für die Rangliste.
club-leaves = Abmelden
club-comes = Wieder anmelden
club-left-table = Tisch { $table } ist noch offen: kampflos?
club-strike = Von der Liste nehmen
club-substitute = Ersatz für { $name }
club-substitute-hint = { $form ->
    [individuals] Gilt ab sofort, an einem Tisch mit Ergebnis erst ab dem nächsten Durchgang. Alle behalten die Punkte der Durchgänge, die sie gespielt haben.
   *[other] Gilt ab sofort, an einem Tisch mit Ergebnis erst ab dem nächsten Durchgang. Platz und Punkte bleiben beim Paar oder bei der Mannschaft.
}
club-swap-partner = { $name } tauschen mit …
club-swap-partner-hint = Gilt ab dem nächsten Durchgang. Platz und Punkte bleiben beim jeweiligen Paar.
club-swap-with = { $name } und { $other } tauschen

## Club: rounds

club-round = Durchgang { $number }
club-table = Tisch { $number }
club-table-state = { $state ->
    [playing] im Spiel
    [claimed] wartet auf die andere Seite
    [disputed] strittig
   *[done] fertig
}
club-table-pill = { $state ->
    [playing] im Spiel
    [claimed] unbestätigt
    [disputed] strittig
   *[done] fertig
}
club-deals = { $count ->
    [0] noch keine Runde
    [one] eine Runde
   *[other] { $count } Runden
}
club-tally = { $state ->
    [all] { $count ->
        [one] Ein Tisch
       *[other] Alle { $count } Tische
    }
    [playing] { $count } im Spiel
    [claimed] { $count ->
        [one] { $count } wartet
       *[other] { $count } warten
    }
    [disputed] { $count } strittig
   *[done] { $count } fertig
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Differenz { $difference }
   *[other] Platz { $place }: { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Differenz { $difference }
}
club-draw = Durchgang { $number } auslosen
club-drawing = Wird ausgelost…
club-draw-again = Neu auslosen
club-draw-back = Zurücknehmen
club-start = Durchgang starten
club-with-clock = Mit Uhr
    .says = Auch die Uhr starten
club-clock-turn = { $turn ->
    [start] Starten
    [pause] Anhalten
   *[resume] Weiter
}
club-clock-said = { $change ->
    [less] { $minutes } Minuten weniger für alle Tische
   *[more] { $minutes } Minuten mehr für alle Tische
}
club-break = Pause
club-break-minutes = { $minutes } Min.
    .says = Pause von { $minutes } Minuten beginnen
club-break-change = { $change ->
    [less] Pause { $minutes } Minuten kürzer
   *[more] Pause { $minutes } Minuten länger
}
club-break-end = Beenden
club-swap-hint = Zwei Namen antippen, um die Plätze zu tauschen.
club-swap-other = Den Namen antippen, mit dem getauscht wird.
club-swap-said = { $name } tauscht den Platz
club-repeats = { $count ->
    [0] Keine Wiederholungen.
    [one] Eine Wiederholung, am Tisch vermerkt.
   *[other] { $count } Wiederholungen, an den Tischen vermerkt.
}
club-against = gegen
club-team-sum = { $teams }, alle Tische zusammen: { $score }
club-rest = Spielfrei
club-close = Durchgang { $number } beenden
club-close-open = { $count ->
    [one] Durchgang { $number } beenden: ein Tisch ist offen
   *[other] Durchgang { $number } beenden: { $count } Tische sind offen
}
club-final = Endrangliste
club-over-hint = Ergebnisse lassen sich noch berichtigen: einen Tisch antippen.
club-final-begin = Finale oder Gruppen
    .detail = Mit dieser Rangliste ein Treffen beginnen.

## Club: one table

club-organiser = Turnierleitung
club-phone = Telefon { $phone } (Karte { $table })
club-phone-for = { $name }, an Telefon { $phone } (Karte { $table })
club-phone-hall = Telefon { $phone }
club-phone-hall-for = { $name }, an Telefon { $phone }
club-how = { $how ->
    [agreed] Beide Seiten sind sich einig.
    [decided] Die Turnierleitung hat entschieden.
    [paper] Vom Zettel übernommen.
   *[walkover] Kampflos.
}
club-claimed = { $score }, angegeben von { $side }
club-disputes = Bestritten von { $side }
club-grid = Ergebnisse
club-grid-open = Ergebnisse eintragen
club-grid-hint = Mit Enter oder den Pfeiltasten von Feld zu Feld gehen. Enter im letzten Feld speichert den Tisch. Ein x eingeben, wenn eine Seite nicht gekommen ist, und ein * hinter den Punkten, wenn sie mit einer Spezialhand gewonnen hat.
club-grid-points = Punkte
club-grid-missing = { $count ->
    [0] Alle Ergebnisse sind da.
    [one] Ein Ergebnis fehlt.
   *[other] { $count } Ergebnisse fehlen.
}
club-grid-unsaved = Noch nicht gespeichert.
club-grid-save = { $count ->
    [one] Einen Tisch speichern
   *[other] { $count } Tische speichern
}
club-grid-reported = { $state ->
    [claimed] Telefon: { $score }, noch nicht bestätigt.
    [disputed] Telefon: { $score }, strittig.
   *[playing] Telefon: bisher { $score }.
}
club-grid-again = Zum Speichern noch einmal Enter drücken.
club-grid-lost = Nicht gespeichert, weil der Tisch schon ein Ergebnis hat. Eingegeben war: { $typed }
club-grid-typo = Tippfehler
club-settle = Ergebnis eintragen
club-correct = Ergebnis berichtigen
club-winner = Wer hat gewonnen?
club-winner-points = Nach Punkten
club-awards = { $awards ->
    [score] Nach dem Ergebnis
   *[decided] Für jede Seite festgelegt
}
club-awards-title = Punkte für die Rangliste
club-awards-are = Punkte für die Rangliste: { $points }
club-reason = Grund
club-reason-hint = Der Grund steht im Protokoll, für alle sichtbar.
club-decide = Entscheiden
club-from-paper = Vom Zettel übernehmen
club-correct-do = Berichtigen
club-scoreless = Wirklich 0 Punkte für alle
club-reopen = Tisch wieder öffnen
club-reopen-ask = Tisch { $table } wieder öffnen?
club-reopen-hint = Das Ergebnis wird zurückgenommen, und die Telefone dieses Tisches können wieder Runden eintragen.
club-walkover = Kampflos
club-walkover-hint = Wer fehlt? Die anderen bekommen { $points } Spielpunkte, wie es die Wertung dieses Treffens vorsieht.
club-walkover-do = Kampflos werten
club-extra = Nachspielzeit
club-extra-now = { $minutes ->
    [0] Dieser Tisch spielt so lange wie die anderen.
    [one] Dieser Tisch darf eine Minute länger spielen als die anderen.
   *[other] Dieser Tisch darf { $minutes } Minuten länger spielen als die anderen.
}
club-extra-said = { $change ->
    [less] Tisch { $table }: { $minutes } Minuten weniger
   *[more] Tisch { $table }: { $minutes } Minuten mehr
}
club-deals-title = Runden
club-deals-none = Hier ist noch keine Runde eingetragen.
club-record = Runden hier eintragen
club-not-started = Der Durchgang hat noch nicht begonnen: Eintragen ist noch nicht möglich.
club-code = Telefone dieses Tisches
club-code-hint = Wer diesen Code scannt, wählt an diesem Tisch seinen Namen. Das Telefon bleibt das ganze Treffen lang dabei und kann nur am eigenen Tisch etwas ändern.
club-screen = Anzeigetafel
club-screen-hint = Rangliste, Tische und Uhr für Beamer oder Fernseher, nur zum Ansehen. Dort diesen Link öffnen.
club-screen-shows = Die Anzeigetafel zeigt
club-screen-shows-hint = Initialen sind für Clubs, die keine Namen an der Wand haben wollen.
club-screen-names = Namen
club-screen-initials = Initialen
club-code-show = Code zeigen
club-code-new = Neuer Code
club-code-ask = Neuen Code anlegen?
club-code-said = Code zum Scannen, für { $address }
club-code-visitors = { $count ->
    [0] Noch von keinem Gerät benutzt.
    [one] Von einem Gerät benutzt.
   *[other] Von { $count } Geräten benutzt.
}
club-no-server = Telefone können noch nicht mitmachen. Die App schließen und auf diesem Computer mit „scorekeeper serve“ starten. Dann gilt der Code, und das Treffen geht weiter.
club-code-warning = Der alte Code gilt nicht mehr, und alle Geräte, die ihn benutzt haben, werden abgemeldet. Die Tischkarte neu drucken.
club-hall = Telefone für das ganze Treffen
club-hall-hint = Für die Wand: Wer den Code scannt, sucht seinen Namen, und das Telefon zeigt in jedem Durchgang den Tisch. Hat ein Name schon ein Telefon, bekommt ihn ein anderes nur, wenn dieses Telefon oder die Turnierleitung zustimmt.
club-hall-how = Den Code scannen oder die Adresse öffnen und die Buchstaben eingeben. Dann den eigenen Namen wählen. Das geht auch schon vor dem ersten Durchgang.
club-phones = Telefone
club-phones-row = { $count } von { $all } haben ein Telefon
club-phones-none = Noch hat sich kein Telefon angemeldet.
club-phones-hint = „Verloren“ meldet ein Telefon ab, damit ein anderes an seine Stelle treten kann. „Neu zuordnen“ gibt den Platz dem Telefon, das ihn angefragt hat. Hat keines angefragt, wird auf dem Telefon noch einmal ein Name gewählt.
club-phone-there = verbunden
club-phone-since = weg seit { $time }
club-phone-away = nicht verbunden
club-phone-unowned = Noch kein Name gewählt
club-phone-wants = Möchte zu { $owner }
club-phone-allow = Zulassen
    .says = Zulassen: { $who }
club-phone-hand-on = Neu zuordnen
    .says = Neu zuordnen: { $who }
club-phone-lost = Verloren
    .says = Verloren: { $who }
club-phone-lost-ask = Telefon von { $who } abmelden?
club-phone-lost-hint = Das Telefon muss den Code noch einmal scannen. Soll ein anderes Telefon den Namen bekommen, „Neu zuordnen“ wählen.
club-at-table-count = { $count } von { $all } sind am Tisch
club-at-table = Am Tisch: { $who }
club-call-who = Tisch { $table }: { $who }
club-call-answer = Ich komme
    .says = Ich komme: { $who }
club-call-answered = unterwegs seit { $time }
club-call-done = Erledigt
    .says = Erledigt: { $who }

club-call-decide = Entscheiden
    .says = Entscheiden: { $who }
club-call-dispute = Ergebnis strittig
## Club: standing and log screens

club-standing-none = Noch steht niemand auf der Liste.
club-head-points = Punkte
club-head-difference = ± Diff.
club-scheme-ties = bei Gleichstand: { $ties }
club-record-told = { $wins } gewonnen, { $losses } verloren{ $draws ->
    [0] { "" }
   *[other] , { $draws } unentschieden
}
club-figures-told = Spielpunkte { $card_points }, Differenz { $difference }, höchste Partie { $highest }
club-line-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
club-line-dropped = ({ $points }) zählt nicht
club-whole-session = Ganzes Treffen
club-adjust-back = Zurücknehmen: { $line }
club-log-none = Noch nichts im Protokoll.
club-log-older = Ältere
club-because = „{ $reason }“

## Club: print, save, move

club-cards = Karten für die Tische
club-cards-hint = Jede Karte ist eine Seite zum Öffnen und Drucken.
club-cards-codes = { $count ->
    [0] Tischkarten mit Codes
    [one] Eine Tischkarte mit ihrem Code
   *[other] { $count } Tischkarten mit ihren Codes
}
club-cards-round = Ergebniskarten, Durchgang { $number }
club-cards-title = { $name }, { $day }
club-card-how = Den Code scannen oder die Adresse öffnen und die Buchstaben eingeben. Diese Karte gilt für alle Durchgänge.
club-card-signed = Unterschrift
club-sheets = Listen
club-sheets-hint = Zum Drucken oder als Tabelle.
club-sheet-page = { $paper }, zum Drucken
club-sheet-csv = { $paper }, als Tabelle
club-paper = { $paper ->
    [check-in] Anmeldeliste
    [seating] Durchgang { $number }: wer wo sitzt
    [results] Durchgang { $number }: Ergebnisse
    [ranking] Rangliste nach Durchgang { $number }
    [standing] Rangliste
    [final] Endstand
    [categories] Rangliste nach Kategorien
    [season] Saisontabelle
    [lines] Rangliste mit allen Einzelheiten
   *[log] Protokoll
}
club-seats-by = { $what ->
    [table] Nach Tischen
   *[name] Nach Namen
}
club-categories-hint = Paare und Mannschaften zählen in einer Kategorie, wenn alle ihre Spieler dazugehören.
club-column = { $code ->
    [number] Nr.
    [entrant] Teilnehmer
    [members] Spieler
    [checked_in] Da
    [mark] ✓
    [evening] Treffen
    [date] Datum
    [round] Durchgang
    [table] Tisch
    [side] Seite { $number }
    [score] Ergebnis { $number }
    [state] Stand
    [how] Wertung
    [winner] Sieger
    [place] Platz
    [points] Punkte
    [card_points] Spielpunkte
    [difference] Differenz
    [wins] Gewonnen
    [draws] Unentschieden
    [losses] Verloren
    [byes] Freilose
    [highest_match] Höchste Partie
    [dropped] Streichergebnisse
    [parted_by] Entschieden durch
    [at] Zeit
    [by] Von
    [kind] Was
    [before] Vorher
    [reason] Grund
    [member] Spieler
    [partner] Mit
    [against] Gegen
    [category] Kategorie
    [overall] Gesamt
    [season] Saison
    [strength] Spielstärke
    [matches] Partien
    [record] Rekord
    [value] Wert
    [adjusted] Strafen und Prämien
    [line] Ergebnis
   *[total] Summe
}
club-presence = { $code ->
    [present] da
   *[expected] erwartet
}
club-how-short = { $how ->
    [agreed] einig
    [decided] entschieden
    [paper] vom Zettel
   *[walkover] kampflos
}
club-cell-shared = geteilter Platz
club-cell-bye = spielfrei
club-cell-drawn = unentschieden
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] Durchgang ausgelost
    [taken_back] Auslosung zurückgenommen
    [arranged] von Hand geändert
    [started] Durchgang begonnen
    [closed] Durchgang beendet
    [claimed] Ergebnis angegeben
    [withdrawn] Angabe zurückgenommen
    [agreed] Ergebnis bestätigt
    [disputed] Ergebnis bestritten
    [decided] Ergebnis entschieden
    [paper] Ergebnis vom Zettel
    [walkover] kampflos
    [corrected] Ergebnis berichtigt
    [reopened] Tisch wieder geöffnet
    [swapped] Partner getauscht
    [checked_in] angemeldet
    [checked_out] abgemeldet
    [adjusted] Strafe oder Prämie
    [adjustment_removed] Strafe oder Prämie zurückgenommen
    [clock_started] Uhr gestartet
    [clock_paused] Uhr angehalten
    [clock_resumed] Uhr läuft weiter
    [minutes_added] Spielzeit geändert
    [table_minutes_added] Nachspielzeit
    [break_started] Pause begonnen
    [break_changed] Pause geändert
    [break_ended] Pause beendet
    [called] Turnierleitung gerufen
    [coming] Turnierleitung unterwegs
    [attended] Ruf erledigt
   *[substituted] Ersatz
}
club-move = Auf einen anderen Computer
club-move-hint = Eine Datei mit allem: Spieler, Durchgänge, Ergebnisse, Runden und Tischcodes. Wer sie hat, kann das Treffen leiten. Bitte nicht weitergeben.
club-move-save = Treffen als Datei speichern
club-delete = Dieses Treffen löschen
club-delete-ask = „{ $name }“ löschen?
club-delete-hint = Das Treffen verschwindet mit allen Runden seiner Tische aus der Liste und aus der Rangliste seiner Saison. Es lässt sich später zurückholen.
club-deleted = Gelöschte Treffen
logins = Turnierleitung auf anderen Computern
logins-count = { $count ->
    [one] Ein Computer ist mit der PIN angemeldet.
   *[other] { $count } Computer sind mit der PIN angemeldet.
}
logins-end-own = Hier abmelden
logins-end-others = Alle anderen abmelden
logins-end-all = Alle abmelden
directors-hint = Ein Spielleiter leitet das Treffen am eigenen Gerät mit, und das Protokoll nennt seinen Namen. Nur die Turnierleitung kann Spielleiter einladen, Treffen und Namen löschen und Sicherungen wiederherstellen.
directors-name = Name des Spielleiters
directors-invite = Einladen
directors-for = Einladung für { $name }
directors-picture = Code zum Scannen, Einladung für { $name }
directors-scan = Mit dem Telefon oder Tablet des Spielleiters scannen. Gilt einmal, bis { $until }.
directors-type = Oder dort { $address } öffnen und diese PIN eingeben:
directors-login = { $device }, seit { $since }
directors-device = Unbekannter Browser
directors-log-out = { $name } abmelden, { $device }
directors-invited = Einladung offen bis { $until }
directors-nowhere = Nicht angemeldet
directors-again = Weiteres Gerät einladen
directors-remove = Entfernen
directors-remove-ask = { $name } entfernen?
directors-remove-hint = Alle Geräte werden sofort abgemeldet. Im Protokoll bleibt der Name stehen.
directors-organiser-only = Das kann nur die Turnierleitung.
directors-own = Angemeldet als { $name }.
club-bring-back = { $name } zurückholen
club-take-hint = Die Datei wählen, die der andere Computer gespeichert hat. Die Tischcodes gelten weiter.
club-take-choose = Datei wählen
club-take-anyway = Trotzdem importieren
club-take-both = Beide behalten
club-take-unread = Die Datei ist nicht lesbar.
club-take-broken = { $file } ist kein lesbares Treffen:
club-unreadable = { $name }, { $day }: von einer neueren Version gespeichert. Bitte die App aktualisieren.

## Club: people

club-guests = Gäste
club-members-add = { $count ->
    [one] Ein Mitglied aufnehmen
   *[other] { $count } Mitglieder aufnehmen
}
club-members-none = Hier steht, wer bei einem Clubtreffen gespielt hat.
club-member-gone = Diese Person steht nicht mehr auf der Liste.
club-evenings-count = { $count ->
    [0] noch kein Treffen
    [one] ein Treffen
   *[other] { $count } Treffen
}
club-last-seen = zuletzt { $day }
club-member-is = Mitglied
club-guest-is = Gast
club-member-make = Zum Mitglied machen
club-guest-make = Zum Gast machen
publish-as = Auf veröffentlichten Seiten
publish-as-of = { $as ->
    [name] Voller Name
   *[initials] Initialen
}
club-categories = Kategorien
club-categories-own = Jede Kategorie, zum Beispiel Neulinge, bekommt in den Listen eines Treffens eine eigene Rangliste.
club-category-new = Neue Kategorie
club-category-add = Kategorie hinzufügen
club-merge-hint = Alle Treffen und Partien von { $gone } zählen dann auch für { $kept } und zeigen diesen Namen. Das lässt sich jederzeit zurücknehmen.
club-forget = Namen überall löschen
club-forget-hint = Der Name wird überall ersetzt, auch in allen Sicherungen. Ergebnisse und Plätze bleiben erhalten, Spitznamen in Notizen ebenfalls.
club-alias = Ersatzname
club-alias-usual = Früherer Spieler { $number }
club-forget-do = Namen löschen
club-forget-ask = Den Namen { $name } überall löschen?
club-forget-warning = Überall steht dann { $alias }. Das ist endgültig, auch in den Sicherungen.
club-forgotten = Name gelöscht
club-forgotten-as = Statt des Namens steht jetzt { $alias } da.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Ohne den Namen neu geschrieben: { $files }
       *[other] { $count } Dateien ohne den Namen neu geschrieben: { $files }
    }
    [cut] { $count ->
        [one] War schon beschädigt, nur das Lesbare blieb übrig: { $files }
       *[other] { $count } Dateien waren schon beschädigt, nur das Lesbare blieb übrig: { $files }
    }
    [removed] { $count ->
        [one] Entfernt: { $files }
       *[other] { $count } Dateien entfernt: { $files }
    }
   *[left] { $count ->
        [one] Unverändert, enthält aber den Namen: { $files }
       *[other] { $count } Dateien unverändert, enthalten aber den Namen: { $files }
    }
}
club-forgotten-shared = Auch jemand anders heißt so, darum steht der Name dort noch: { $names }

## Club: seasons

club-seasons-none = Eine Saison fasst mehrere Treffen in einer Tabelle zusammen. Zum Beginnen einen Namen eingeben.
club-season-name = Name der Saison
club-season-new = Neue Saison
club-season-gone = Diese Saison gibt es nicht mehr.
club-season-table = Tabelle
club-season-empty = Die Treffen antippen, die dazugehören. Daraus entsteht die Tabelle.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Punkte
            [card_points] Spielpunkte
            [difference] Differenz der Spielpunkte
            [wins] Siege
           *[places] Punkte nach Platz
        }, ein Treffen.
       *[other] { $figure ->
            [points] Punkte
            [card_points] Spielpunkte
            [difference] Differenz der Spielpunkte
            [wins] Siege
           *[places] Punkte nach Platz
        }, alle { $count } Treffen.
    }
    [one] { $figure ->
        [points] Punkte
        [card_points] Spielpunkte
        [difference] Differenz der Spielpunkte
        [wins] Siege
       *[places] Punkte nach Platz
    }, das beste von { $count } Treffen.
   *[other] { $figure ->
        [points] Punkte
        [card_points] Spielpunkte
        [difference] Differenz der Spielpunkte
        [wins] Siege
       *[places] Punkte nach Platz
    }, die { $best } besten von { $count } Treffen.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Bei gleicher Summe entscheidet das beste einzelne Treffen.
club-season-counts = Was zählt
club-season-best = Wie viele der besten Treffen zählen?
club-season-all = alle
club-season-figure = Pro Treffen zählen:
club-season-figure-of = { $figure ->
    [points] Punkte
    [card_points] Spielpunkte
    [difference] Differenz
    [wins] Siege
   *[places] Punkte nach Platz
}
club-season-places = Erste Plätze: { $points }. Alle anderen bekommen nichts.
club-season-evenings = Treffen dieser Saison:
club-season-figures = Runden, Teams und Rekorde von allen Tischen
club-season-delete = Diese Saison löschen
club-season-delete-hint = Alle Treffen bleiben erhalten.
club-print = Drucken
club-table-file = Als Tabelle (CSV)
club-ratings = Spielstärke
club-ratings-hint = Spielstärke jedes Spielers, geschätzt aus den Ergebnissen. Die zweite Zahl gibt an, wie unsicher die erste ist.
club-ratings-order = Für die Reihenfolge wird die Unsicherheit abgezogen: Wer erst wenig gespielt hat, steht weiter unten.
club-ratings-show = Berechnen
club-ratings-missing = Zum Berechnen der Spielstärke fehlt ein Paket: „canasta-scorekeeper[web]“ installieren.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
publish-title = Canasta-Club
publish-hint = Clubtreffen, Saisons, Spielstärke und Rekorde als einfache Webseiten in einer Zip-Datei. Auf einem beliebigen Webserver entpacken.
publish-club = Name des Clubs
publish-names = Namen auf den Seiten
publish-names-of = { $who ->
    [agreed] Mit Einverständnis
   *[all] Alle
}
publish-names-hint = Alle antippen, die genannt werden möchten. Die anderen erscheinen mit Initialen.
publish-running = Auch laufende Treffen
publish-save = Als Zip-Datei speichern
publish-evenings = Clubtreffen
publish-none = Noch ist kein Treffen zu Ende gespielt.
publish-records = Rekorde
publish-record = { $kind ->
    [highest_match] Höchste Partie
    [largest_margin] Höchster Sieg
    [best_deal] Beste Runde
    [most_canastas] Meiste Canastas in einer Runde
   *[longest_streak] Längste Siegesserie
}

## How a rule set is played, made of its values

how-to-play = So wird gespielt
how-to-play-values = Alle Werte
how-to-play-sources = Quellen
rule-sets-played = Hier am meisten gespielt
rule-sets-times = { $count ->
    [one] Hier einmal gespielt
   *[other] Hier { $count }-mal gespielt
}
rule-sets-for = Für wie viele Spieler
rule-sets-for-said = Für { $players } Spieler
rule-sets-search = Regelwerk suchen
rule-sets-rare = Weitere Regelwerke
    .detail = Weniger bekannt: { $count }
rule-sets-none = So heißt kein Regelwerk.
play-head-aim = Ziel des Spiels
play-head-sides = Spieler und Karten
play-head-dealing = Geben
play-head-turn = Ein Zug
play-head-melds = Meldungen
play-head-wilds = Wilde Karten
play-head-canastas = Canastas
play-head-canastas--burraco = Burracos
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biribas
play-head-red-threes = Rote Dreier
play-head-black-threes = Schwarze Dreier
play-head-pile = Das Paket kaufen
play-head-special = Spezialhände
play-head-acaba = Acaba
play-head-penalties = Strafen
play-head-initial = Erstmeldung
play-head-out = Ausmachen
play-head-scoring = Abrechnung
play-head-end = Ende der Partie
play-head-players = Mit { $players } Spielern
play-head-later = Zweite Phase
play-aim = { $melds ->
    [sequences] Man sammelt Sequenzen einer Farbe und legt sie offen auf den Tisch: Das sind Meldungen.
    [both] Man sammelt Karten eines Ranges und Sequenzen einer Farbe und legt sie offen auf den Tisch: Das sind Meldungen.
   *[groups] Man sammelt Karten eines Ranges und legt sie offen auf den Tisch: Das sind Meldungen.
} Lange Meldungen heißen { canasta-name }s und bringen die meisten Punkte.
play-aim-target = Gespielt wird Runde um Runde, bis eine Seite { $points } Punkte hat.
play-later = Sobald jemand { $points } Punkte hat, gelten ab der nächsten Runde bis zum Ende der Partie die folgenden Regeln.
play-aim-deals = { $deals ->
    [one] Eine Partie hat eine einzige Runde.
   *[other] Eine Partie hat { $deals } Runden.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Es spielen { $sides } Paare gegeneinander. Partner sitzen einander gegenüber und haben gemeinsame Meldungen.
       *[other] Es spielen { $sides } Seiten zu je { $size } Spielern gegeneinander, die abwechselnd sitzen. Partner haben gemeinsame Meldungen.
    }
    [lone_hand] Es gibt { $sides } Spieler. In jeder Runde spielt einer allein gegen die anderen.
   *[individual] Es gibt { $sides } Spieler. Jeder spielt allein. Mit einer Seite ist in den Regeln ein einzelner Spieler gemeint.
}
play-lone-pile = Wer als Erster das Paket kauft, spielt den Rest der Runde allein, und die anderen legen ihre Meldungen zusammen.
play-packs = Gebraucht werden { $packs ->
    [one] ein Deck
   *[other] { $packs } Decks
} { $jokers ->
    [0] ohne Joker
   *[other] und { $jokers } Joker
}, zusammen { $cards } Karten.
play-first-dealer = { $value ->
    [by_lot] Der erste Geber wird ausgelost.
   *[any_method] Wie der erste Geber bestimmt wird, ist frei wählbar.
}
play-dealing = { $players ->
    [2] Der andere hebt ab, beginnt und gibt als Nächster.
   *[other] { $value ->
        [counterclockwise] Der Spieler links vom Geber hebt ab. Der Spieler rechts vom Geber beginnt und gibt als Nächster. Gespielt wird gegen den Uhrzeigersinn.
       *[clockwise] Der Spieler rechts vom Geber hebt ab. Der Spieler links vom Geber beginnt und gibt als Nächster. Gespielt wird im Uhrzeigersinn.
    }
}
play-hand = Jeder bekommt { $cards } Karten.
play-foot = { $taken ->
    [after_first_canasta] Dazu bekommt jeder eine zweite, verdeckte Hand aus { $cards } Karten, die er nach seinem ersten Canasta aufnimmt.
    [by_side] Dazu hat jede Seite einen verdeckten { record-foot } aus { $cards } Karten. Wer auf dieser Seite zuerst keine Karte mehr hat, nimmt ihn.
   *[after_hand] Dazu bekommt jeder einen Fuß aus { $cards } Karten. Er bleibt verdeckt liegen, bis die Hand ausgespielt ist.
}
play-foot-alone = Dazu hat jeder Spieler einen verdeckten { record-foot } aus { $cards } Karten und nimmt ihn, sobald er keine Karte mehr hat.
play-foot-lone = Es gibt zwei Füße, einen mit { $lone } und einen mit { $cards } Karten. Wer zuerst keine Karte mehr hat, nimmt den mit { $lone } und spielt den Rest der Runde allein. Die beiden anderen legen ihre Meldungen zusammen und teilen sich den anderen Fuß.
play-foot-lone--burraco = Es gibt zwei Pozzetti, einen mit { $lone } und einen mit { $cards } Karten. Wer zuerst keine Karte mehr hat, nimmt den mit { $lone } und spielt den Rest der Runde allein. Die beiden anderen legen ihre Meldungen zusammen und teilen sich den anderen.
play-first-pile = { $value ->
    [upcard_value] Eine Karte wird aufgedeckt und ist der Anfang des Pakets. Dazu kommen so viele weitere, wie sie zählt, von einer bei einem Ass bis zu dreizehn bei einem König. Der Rest ist der Talon.
    [no_card] Der Rest der Karten ist der Talon. Das Paket beginnt mit der ersten abgelegten Karte.
   *[one_card] Eine Karte wird aufgedeckt und ist der Anfang des Pakets. Der Rest ist der Talon.
}
play-draw = { $cards ->
    [one] Zu Beginn eines Zuges zieht man eine Karte vom Talon oder kauft das Paket.
   *[other] Zu Beginn eines Zuges zieht man { $cards } Karten vom Talon oder kauft das Paket.
}
play-discard = Danach darf man melden. Am Ende des Zuges legt man eine Karte offen auf das Paket.
play-add = In jedem Zug darf man Karten an Meldungen der eigenen Seite anlegen, aber nie an die einer anderen.
play-meld = Eine Meldung besteht aus { $cards } oder mehr Karten eines Ranges.
play-meld-ranks = Als Satz dürfen nur Karten dieser Ränge gemeldet werden: { $ranks }.
play-meld-most = Eine Meldung hat nie mehr als { $cards } Karten.
play-meld-most-waived = Nur beim Ausmachen darf man mehr auslegen.
play-one-meld = { $value ->
    [yes] Eine Seite hat von jedem Rang nur eine Meldung.
   *[no] Eine Seite darf von einem Rang mehrere Meldungen haben.
}
play-twos = Auch Zweier allein dürfen eine Meldung bilden.
play-sequence = { $ends ->
    [same] Auch eine Sequenz ist eine Meldung: { $least } bis { $most } Karten einer Farbe in Folge.
   *[different] Auch eine Sequenz ist eine Meldung: { $least } bis { $most } Karten einer Farbe in Folge. Die niedrigste ist { $low }, die höchste { $high }.
}
play-sequence-only = { $ends ->
    [same] Eine Meldung ist eine Sequenz: { $least } bis { $most } Karten einer Farbe in Folge.
   *[different] Eine Meldung ist eine Sequenz: { $least } bis { $most } Karten einer Farbe in Folge. Die niedrigste ist { $low }, die höchste { $high }.
}
play-sequence-two = In einer Sequenz liegt das Ass unten oder oben, und eine Zwei an ihrem eigenen Platz gilt als natürliche Karte.
play-sequence-aces = { $aces ->
    [1] In eine Sequenz kommt nur ein Ass.
   *[other] Eine Sequenz darf mit einem Ass beginnen und auch mit einem Ass enden.
}
play-sequence-wilds = { $wilds ->
    [0] In eine Sequenz kommt keine wilde Karte.
    [one] In eine Sequenz kommt höchstens eine wilde Karte.
   *[other] In eine Sequenz kommen höchstens { $wilds } wilde Karten.
}
play-wild = { $jokers ->
    [yes] Joker und Zweier sind wild
   *[no] Zweier sind wild
}: Sie ersetzen jede andere Karte. Eine Meldung braucht mindestens { $naturals ->
    [one] eine natürliche Karte.
   *[other] { $naturals } natürliche Karten.
}
play-wild-most = { $wilds ->
    [0] In einer Meldung sind wilde Karten nicht erlaubt.
    [one] In einer Meldung ist höchstens eine wilde Karte erlaubt.
   *[other] In einer Meldung sind höchstens { $wilds } wilde Karten erlaubt.
}
play-wild-no-group = In einer Meldung aus einem Rang sind wilde Karten nicht erlaubt.
play-wild-share = { $value ->
    [lt] Eine Meldung hat immer weniger wilde als natürliche Karten.
   *[le] Eine Meldung hat nie mehr wilde als natürliche Karten.
}
play-wild-alone = Man darf auch wilde Karten allein melden, bis zu { $cards } in einer Meldung.
play-wild-never-alone = Wilde Karten allein sind keine Meldung.
play-wild-first = Hat eine Seite eine Meldung aus wilden Karten angefangen, muss sie diese fertig machen, bevor sie wilde Karten anderswo anlegt.
play-wild-never = { $count ->
    [one] Meldungen vom Rang { $ranks } dürfen keine wilden Karten enthalten.
   *[other] Meldungen dieser Ränge dürfen keine wilden Karten enthalten: { $ranks }.
}
play-wild-aces = Zu Assen darf man wilde Karten nur bei der Erstmeldung legen.
play-wild-five = Nach der Erstmeldung darf man wilde Karten nur an Meldungen mit mindestens fünf natürlichen Karten anlegen.
play-canasta = { $melds ->
    [sequences] Eine Sequenz aus { $cards } oder mehr Karten ist ein { canasta-name }.
    [both] Eine Meldung aus { $cards } oder mehr Karten ist ein { canasta-name }, ob aus einem Rang oder als Sequenz.
   *[groups] Eine Meldung aus { $cards } oder mehr Karten ist ein { canasta-name }.
}
play-canasta-sequence = Eine Sequenz aus { $cards } oder mehr Karten ist ein { canasta-name }, eine Meldung aus einem Rang nie.
play-canasta-full = Eine Meldung aus { $cards } Karten ist ein { canasta-name }.
play-canasta-natural = Ein { canasta-name } ohne wilde Karten ist echt und bringt { $points } Punkte.
play-canasta-mixed = Ein { canasta-name } mit wilden Karten ist unecht und bringt { $points } Punkte.
play-canasta-bonus = { $type ->
    [wild] Ein Canasta aus wilden Karten bringt { $points }.
    [wild_all_twos] Besteht es nur aus Zweiern, bringt es { $points }.
    [wild_four_jokers] Mit vier Jokern darin bringt es { $points }.
    [sequence] Eine Sequenz, die ein { canasta-name } ist, bringt { $points }.
    [sevens] Ein Canasta aus Siebenern bringt { $points }.
    [fives] Ein Canasta aus Fünfern bringt { $points }.
    [aces] Ein Canasta aus Assen bringt { $points }.
    [sevens_mixed] Ein Canasta aus Siebenern mit wilden Karten bringt { $points }.
    [aces_mixed] Ein Canasta aus Assen mit wilden Karten bringt { $points }.
    [semi_natural] Ein echtes { canasta-name }, an das eine wilde Karte gelegt wurde, ist halbecht und bringt { $points }.
    [suit_ace_to_ace] Eine Sequenz von Ass bis Ass ohne wilde Karten bringt { $points }.
    [suit_whole] Eine Sequenz einer ganzen Farbe ohne wilde Karten bringt { $points }.
    [suit_mixed] Eine Sequenz einer ganzen Farbe mit einer wilden Karte bringt { $points }.
    [rank_whole] Acht Karten eines Ranges ohne wilde Karten bringen { $points }.
    [rank_mixed] Acht Karten eines Ranges und eine wilde Karte bringen { $points }.
    [twos_natural] Ein echtes Canasta aus Zweiern bringt { $points }.
   *[twos_mixed] Ein unechtes Canasta aus Zweiern bringt { $points }.
}
play-canasta-cards = { $value ->
    [yes] Die Karten eines { canasta-name }s zählen zusätzlich zur Prämie.
   *[no] Die Karten eines { canasta-name }s zählen nicht, nur die Prämie.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Ein Canasta, das auf einmal ganz aus der Hand gemeldet wird, bringt die doppelte Prämie.
       *[other] Ein Canasta, das auf einmal ganz aus der Hand gemeldet wird, bringt das { $amount }-Fache seiner Prämie.
    }
   *[add] Ein Canasta, das auf einmal ganz aus der Hand gemeldet wird, bringt { $amount } mehr.
}
play-canasta-trump = Die Farbe der zuerst aufgedeckten Karte ist Trumpf. { $times ->
    [2] Ein Sequenz-{ canasta-name } in Trumpf bringt die doppelte Prämie.
   *[other] Ein Sequenz-{ canasta-name } in Trumpf bringt das { $times }-Fache seiner Prämie.
}
play-canasta-extra = Für mehrere { canasta-name }s gibt es eine weitere Prämie:
play-canasta-out = Nur die Seite, die ausmacht, bekommt die Prämie für diese Canastas: { $types }.
play-red-threes = { $value ->
    [yes] Rote Dreier werden nicht gemeldet. Man legt jede sofort offen aus und zieht dafür eine andere Karte.
   *[no] Rote Dreier werden nicht gemeldet. Man legt jede sofort offen aus und zieht dafür keine andere Karte.
}
play-red-each = Jede rote Drei ist { $points } Punkte wert.
play-red-all = Jede rote Drei ist { $points } Punkte wert, und alle { $threes } zusammen sind { $together } wert.
play-red-values = Was die roten Dreier einer Seite zusammen wert sind, hängt von ihrer Zahl ab:
play-red-sides = { $below ->
    [zero] Rote Dreier zählen nur für eine Seite, die gemeldet hat.
   *[minus] Rote Dreier zählen für eine Seite, die gemeldet hat, und gegen eine Seite, die nichts gemeldet hat.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Rote Dreier zählen nur für eine Seite mit einem Canasta aus Siebenern.
           *[minus] Rote Dreier zählen für eine Seite mit einem Canasta aus Siebenern und gegen eine Seite ohne.
        }
        [natural] { $below ->
            [zero] Rote Dreier zählen nur für eine Seite mit einem echten Canasta.
           *[minus] Rote Dreier zählen für eine Seite mit einem echten Canasta und gegen eine Seite ohne.
        }
       *[canastas] { $below ->
            [zero] Rote Dreier zählen nur für eine Seite mit einem Canasta.
           *[minus] Rote Dreier zählen für eine Seite mit einem Canasta und gegen eine Seite ohne.
        }
    }
   *[other] { $below ->
        [zero] Rote Dreier zählen nur für eine Seite mit mindestens { $canastas } Canastas.
       *[minus] Rote Dreier zählen für eine Seite mit mindestens { $canastas } Canastas und gegen eine Seite mit weniger.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Rote Dreier zählen als Minus, wenn die Seite nichts gemeldet hat.
       *[other] Rote Dreier zählen als Minus, wenn die Seite gemeldet hat.
    }
    [zero] { $melded ->
        [0] Rote Dreier zählen nicht, wenn die Seite nichts gemeldet hat.
       *[other] Rote Dreier zählen nicht, wenn die Seite gemeldet hat.
    }
   *[plus] { $melded ->
        [0] Rote Dreier zählen für jede Seite.
       *[other] Rote Dreier zählen als Plus, wenn die Seite gemeldet hat.
    }
}
play-red-canastas = { $sign ->
    [minus] Hat eine Seite { $what }, zählen rote Dreier als Minus.
    [zero] Hat eine Seite { $what }, zählen rote Dreier nicht.
   *[plus] Hat eine Seite { $what }, zählen rote Dreier als Plus.
}
play-red-never = Rote Dreier werden weder gemeldet noch ausgelegt.
play-threes-plain = Dreier sind Karten wie alle anderen.
play-red-all-four = Zählen alle vier roten Dreier gegen eine Seite, kosten sie zusammen { $points } Punkte.
play-red-as-tabled = Eine rote Drei auf der Hand zählt wie auf dem Tisch, solange die Seite kein Canasta hat.
play-red-in-hand = Eine rote Drei, die am Ende der Runde noch auf der Hand ist, kostet { $points } Punkte.
play-black-each = { $place ->
    [captured_values] Jede schwarze Drei aus einem gekauften Paket bringt { $points } Punkte.
   *[tabled_values] Jede schwarze Drei auf dem Tisch ist { $points } Punkte wert.
}
play-black-all = { $place ->
    [captured_values] Jede schwarze Drei aus einem gekauften Paket bringt { $points } Punkte, und alle { $threes } zusammen bringen { $together }.
   *[tabled_values] Jede schwarze Drei auf dem Tisch ist { $points } Punkte wert, und alle { $threes } zusammen sind { $together } wert.
}
play-black-values = { $place ->
    [captured_values] Was einer Seite die schwarzen Dreier aus gekauften Paketen zusammen bringen, hängt von ihrer Zahl ab:
   *[tabled_values] Was die schwarzen Dreier einer Seite auf dem Tisch zusammen wert sind, hängt von ihrer Zahl ab:
}
play-black-role = { $value ->
    [discard_only] Schwarze Dreier kann man nur ablegen.
    [tabled_bonus] Schwarze Dreier werden wie rote ausgelegt.
    [removed_from_pile] Wird das Paket gekauft, kommen die schwarzen Dreier darin aus dem Spiel.
   *[stop_card] Eine schwarze Drei oben auf dem Paket sperrt es: Der nächste Spieler kann es nicht kaufen.
}
play-black-meld = { $when ->
    [any] Schwarze Dreier darf man jederzeit melden, { $least } oder mehr zusammen
   *[going_out] Schwarze Dreier darf man nur beim Ausmachen melden, { $least } oder mehr zusammen
}{ $wilds ->
    [yes] , auch mit wilden Karten.
   *[no] , ohne wilde Karten.
}
play-black-most = Eine Meldung aus schwarzen Dreiern hat nie mehr als { $cards } Karten.
play-black-never = Schwarze Dreier werden nie gemeldet.
play-black-as-tabled = Eine schwarze Drei auf der Hand zählt wie auf dem Tisch, solange die Seite kein Canasta hat.
play-black-in-hand = Eine schwarze Drei, die am Ende der Runde noch auf der Hand ist, kostet { $points } Punkte.
play-pile = { $value ->
    [natural_pair] Das Paket darf nur kaufen, wer zwei natürliche Karten vom Rang der obersten Karte auf der Hand hat und alle drei zusammen meldet.
    [no_wild] Das Paket darf kaufen, wer die oberste Karte sofort mit natürlichen Karten meldet, ohne wilde.
    [nothing] Das Paket darf man in jedem Zug nehmen. Man muss keine seiner Karten melden.
    [top_card] Das Paket darf kaufen, wer die oberste Karte sofort verwendet: Man meldet sie mit Karten aus der Hand oder legt sie an eine Meldung der eigenen Seite an.
    [any_of_pile] Das Paket darf kaufen, wer eine seiner Karten sofort verwendet: Man meldet sie mit Karten aus der Hand oder legt sie an eine Meldung der eigenen Seite an.
   *[any] Das Paket darf kaufen, wer die oberste Karte sofort verwendet: Man meldet sie mit zwei natürlichen Karten ihres Ranges aus der Hand oder mit einer solchen und einer wilden, oder man legt sie an eine Meldung der eigenen Seite an.
}
play-pile-frozen = Für eine Seite, die noch nicht gemeldet hat, ist das Paket eingefroren. Für alle ist es eingefroren, solange eine wilde Karte darin liegt. Ein eingefrorenes Paket darf nur kaufen, wer zwei natürliche Karten vom Rang der obersten Karte auf der Hand hat und alle drei sofort meldet.
play-pile-all = Wer das Paket kauft, nimmt das ganze Paket.
play-pile-cards = { $cards ->
    [one] Genommen wird nur die oberste Karte des Pakets.
   *[other] Genommen werden nur die obersten { $cards } Karten des Pakets.
}
play-pile-always-frozen = Das Paket ist immer eingefroren.
play-pile-pair-canasta = Hat die Seite schon ein fertiges Canasta vom Rang der obersten Karte, darf das Paket nicht gekauft werden.
play-out-ends = Wer seine letzte Karte loswird, macht aus. Damit endet die Runde.
play-pile-canasta = { $value ->
    [yes] Das Paket darf auch gekauft werden, um die oberste Karte an ein fertiges Canasta zu legen.
   *[no] Um die oberste Karte an ein fertiges Canasta zu legen, darf das Paket nicht gekauft werden.
}
play-pile-jokers = { $value ->
    [yes] Joker dürfen abgelegt werden.
   *[no] Joker dürfen nicht abgelegt werden.
}
play-initial = { $value ->
    [hand_number] Die Karten, die eine Seite in einer Runde zuerst meldet, sind ihre Erstmeldung, auch wenn es mehrere Meldungen sind. Zusammen brauchen sie Mindestpunkte, die von der Nummer der Runde abhängen:
   *[score] Die Karten, die eine Seite in einer Runde zuerst meldet, sind ihre Erstmeldung, auch wenn es mehrere Meldungen sind. Zusammen brauchen sie Mindestpunkte, die vom Stand der Seite abhängen:
}
play-initial-top = { $value ->
    [yes] Wird für die Erstmeldung das Paket gekauft, zählt die oberste Karte mit, die anderen Karten des Pakets nicht.
   *[no] Wird für die Erstmeldung das Paket gekauft, zählen seine Karten nicht mit.
}
play-initial-none = Für die Erstmeldung gibt es keine Mindestpunkte.
play-initial-again = Die Mindestpunkte der letzten Zeile braucht eine Seite nur in ihrer ersten Runde mit diesem Stand. In weiteren Runden braucht sie: { $points }.
play-initial-no-pile = Für die Erstmeldung darf man das Paket nicht kaufen.
play-initial-no-mixed = Die Erstmeldung darf kein unechtes Canasta enthalten.
play-initial-only = { $what ->
    [canasta_always_suffices] Ein Canasta reicht für die Erstmeldung immer.
    [naturals_only] In der Erstmeldung sind nur natürliche Karten erlaubt.
   *[clean_triple_required] Zur Erstmeldung gehören drei natürliche Karten eines Ranges.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Prämien und rote Dreier zählen dafür mit.
        [no] Prämien zählen dafür mit, rote Dreier nicht.
       *[none] Prämien zählen dafür mit.
    }
   *[no] { $red_threes ->
        [yes] Rote Dreier zählen dafür mit, Prämien nicht.
        [no] Prämien und rote Dreier zählen dafür nicht.
       *[none] Prämien zählen dafür nicht.
    }
}
play-initial-after = Nach der Erstmeldung braucht eine Seite bis zum Ende der Runde keine Mindestpunkte mehr.
play-initial-concealed = { $value ->
    [always] Wer verdeckt ausmacht, braucht für die Erstmeldung keine Mindestpunkte.
    [if_drawn_from_stock] Wer verdeckt ausmacht, ohne das Paket zu kaufen, braucht für die Erstmeldung keine Mindestpunkte.
   *[never] Auch wer verdeckt ausmacht, braucht die Mindestpunkte der Erstmeldung.
}
play-out = { $canastas ->
    [0] Eine Seite darf ohne { canasta-name } ausmachen.
    [one] Zum Ausmachen braucht eine Seite ein { canasta-name }.
   *[other] Zum Ausmachen braucht eine Seite { $canastas } { canasta-name }s.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Mindestens eines davon muss echt sein.
       *[other] Mindestens { $count } davon müssen echt sein.
    }
    [mixed] { $count ->
        [one] Mindestens eines davon muss unecht sein.
       *[other] Mindestens { $count } davon müssen unecht sein.
    }
    [wild] { $count ->
        [one] Mindestens eines davon muss wild sein.
       *[other] Mindestens { $count } davon müssen wild sein.
    }
    [sevens] { $count ->
        [one] Dazu gehört mindestens ein Siebener-Canasta. Es zählt weder als echt noch als unecht.
       *[other] Dazu gehören mindestens { $count } Siebener-Canastas. Sie zählen weder als echt noch als unecht.
    }
    [fives] { $count ->
        [one] Dazu gehört mindestens ein Fünfer-Canasta. Es zählt weder als echt noch als unecht.
       *[other] Dazu gehören mindestens { $count } Fünfer-Canastas. Sie zählen weder als echt noch als unecht.
    }
   *[sequence] { $count ->
        [one] Mindestens eines davon muss eine Sequenz sein.
       *[other] Mindestens { $count } davon müssen Sequenzen sein.
    }
}
play-out-only = { $type ->
    [natural] Es muss echt sein.
    [mixed] Es muss unecht sein.
    [wild] Es muss aus wilden Karten bestehen.
    [sevens] Es muss aus Siebenern bestehen.
    [fives] Es muss aus Fünfern bestehen.
   *[sequence] Es muss eine Sequenz sein.
}
play-out-exclude = Fürs Ausmachen zählen diese { canasta-name }s nicht: { $types }.
play-out-short = Man darf nicht ausmachen, solange die eigene Seite ein unfertiges Canasta einer dieser Arten hat: { $types }.
play-out-foot = Außerdem muss die Seite ihren { record-foot } genommen haben.
play-out-discard = { $value ->
    [yes] Die letzte Karte muss abgelegt werden.
   *[no] Die letzte Karte darf man melden oder ablegen.
}
play-out-last = { $value ->
    [must_discard] Solange die Seite kein { canasta-name } hat, muss man eine Karte zum Ablegen behalten.
   *[may_be_kept] Solange die Seite kein { canasta-name } hat, darf man die letzte Karte behalten, statt sie abzulegen.
}
play-out-concealed = Verdeckt macht aus, wer die ganze Hand in einem Zug auslegt und vorher nichts gemeldet hat.
play-out-partner = { $value ->
    [must_ask] Vor dem Ausmachen muss man den Partner fragen.
   *[may_ask_binding] Vor dem Ausmachen darf man den Partner fragen. Die Antwort ist dann bindend.
}
play-stock-out = { $value ->
    [after_last_draw] Ist der Talon aufgebraucht, endet die Runde nach dem Zug, in dem seine letzte Karte gezogen wurde.
    [pile_becomes_stock] Ist der Talon aufgebraucht, wird das Paket umgedreht und zum Talon.
    [foot_becomes_stock] Ist der Talon aufgebraucht, wird ein { record-foot }, den noch niemand genommen hat, zum Talon. Gibt es keinen mehr, endet die Runde.
   *[until_pile_refused] Ist der Talon aufgebraucht, geht die Runde weiter, bis ein Spieler das Paket nicht kaufen kann oder will.
}
play-stock-last-turn = Wer die letzte Karte zieht, spielt den Zug zu Ende.
play-score = Am Ende der Runde bekommt jede Seite ihre Prämien und die Werte der Karten, die sie gemeldet hat. { $value ->
    [every_card_of_hand_and_foot] Was in Hand und Fuß bleibt, wird abgezogen.
   *[every_card_of_all_partners] Was auf der Hand bleibt, wird abgezogen.
}
play-score-negative = Hat eine Seite kein { canasta-name }, werden auch die gemeldeten Karten abgezogen.
play-score-out = Ausmachen bringt { $points } Punkte.
play-partners-half = { $halves ->
    [toward_zero] Die beiden Partner bekommen je die Hälfte ihrer gemeinsamen Punkte, zur Null hin gerundet.
   *[up] Die beiden Partner bekommen je die Hälfte ihrer gemeinsamen Punkte, aufgerundet.
}
play-partners-whole = Von den beiden Partnern bekommt jeder alle gemeinsamen Punkte.
play-score-concealed = Verdecktes Ausmachen bringt { $points } Punkte zusätzlich.
play-exact-pickup = Wer auf einmal genau so viele Karten abhebt, wie für Hand und Fuß nötig sind, bekommt { $points } Punkte.
play-score-cards = Die Karten zählen:
play-acaba = Wer keine Chance mehr sieht, darf „Acaba“ ansagen. Damit endet die Runde. Jede andere Seite bekommt { $others } Punkte, die ansagende Seite { $own }.
play-acaba-partner = { $value ->
    [must_ask] Vor dem Acaba muss man den Partner fragen.
   *[may_ask_binding] Vor dem Acaba darf man den Partner fragen. Die Antwort ist dann bindend.
}
play-auto-win = Eine Seite mit { $canastas } Canastas in einer Runde bekommt { $points } Punkte und gewinnt die Partie.
play-auto-win-instead = Eine Seite mit { $canastas } Canastas in einer Runde gewinnt die Partie. Statt ihrer anderen Punkte in dieser Runde bekommt sie { $points }.
play-special = { $value ->
    [add] Eine Spezialhand wird auf einmal ausgelegt und zählt zusätzlich zu allem anderen:
   *[replace] Eine Spezialhand wird auf einmal ausgelegt und zählt statt aller anderen Punkte:
}
play-penalties = Dafür gibt es Strafpunkte:
play-penalty-foot = Hat keine Seite ihren { record-foot } genommen, gibt es dafür keine Strafe.
play-end = { $value ->
    [highest_after_last_deal] Nach der letzten Runde gewinnt die Seite mit dem höchsten Stand.
   *[highest_at_target] Die Partie endet mit der Runde, in der eine Seite das Ziel erreicht. Der höchste Stand gewinnt.
}
play-end-tie = { $value ->
    [drawn_game] Bei Gleichstand endet die Partie unentschieden.
   *[play_another_hand] Bei Gleichstand wird noch eine Runde gespielt.
}

## How a rule set differs from another

differ-not = Gilt hier nicht: { $sentence }
differ-title = Was bei { $here } anders ist als bei { $there }
differ-tab = Unterschiede
differ-same = Wird genauso gespielt wie { $name }.
differ-choose = Mit bekannten Regeln vergleichen
differ-choose-hint = Bekannte Regeln wählen
differ-details = { $count ->
    [one] 1 kleinerer Unterschied
   *[other] { $count } kleinere Unterschiede
}
compare-choose = { $name }. Andere Regeln wählen

## Questions that lead to a rule set

ask-title = Welche Regeln spielen wir?
    .detail = Höchstens { $most } Fragen führen zum passenden Regelwerk
ask-number = Frage { $number }
ask-left = { $count ->
    [one] 1 Regelwerk passt
   *[other] { $count } Regelwerke passen
}
ask-unknown = Weiß ich nicht
ask-again = Von vorn
ask-more = Noch eine Frage
ask-found = { $count ->
    [one] Diese Regeln passen
   *[other] Wahrscheinlich eines davon
}
ask-read = Regeln lesen
ask-players = Wie viele spielen mit?
ask-sides = Wird mit Partnern gespielt?
ask-foot = Gibt es eine zweite Hand, den Fuß?
ask-sequences = Darf man Sequenzen einer Farbe melden?
ask-end = Wie lange dauert eine Partie?
ask-packs = Wie viele Decks werden gemischt?
ask-hand = Wie viele Karten bekommt jeder?
ask-draw = Wie viele Karten zieht man pro Zug?
ask-out = Wie viele Canastas braucht man zum Ausmachen?
ask-wild = Was bringt ein Canasta aus wilden Karten?
ask-sevens = Was bringt ein Canasta aus Siebenern?
ask-natural = Was bringt ein echtes Canasta?
ask-red = Was sind 1, 2, 3 … rote Dreier zusammen wert?
ask-special = Zählen Spezialhände, etwa Straßen oder Paare?
ask-acaba = Darf man „Acaba“ ansagen und so die Runde beenden?
ask-last = Muss die letzte Karte abgelegt werden?
ask-concealed = Bringt ein Canasta ganz aus der Hand mehr?
ask-wilds = Wie viele wilde Karten darf eine Meldung haben?
ask-pile = Womit kauft man ein nicht eingefrorenes Paket?
