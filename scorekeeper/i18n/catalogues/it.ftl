# Glossary: the word of the English file = the word here. One word a thing, everywhere.
# meld = combinazione; to meld, to lay = calare; to add to a meld = attaccare
# initial meld = apertura; to open, to have melded = aprire, aver aperto; needs 90 = apre a 90
# going out = chiusura, chiudere; concealed = in mano (chiusura in mano); left in hand = rimaste in mano
# canasta: natural = pulita, mixed = sporca, wild = di pinelle; laid whole from the hand = calata intera (dalla mano)
# natural card = carta naturale; wild card = pinella (jolly o due); joker = jolly; twos = due
# sequence = sequenza; red three = tre rosso; black three = tre nero; rank = valore; suit = seme
# pile (discards) = pozzo; frozen = congelato; stock = tallone; pack (cards) = mazzo; to discard = scartare
# hand (cards held) = mano; foot = piede; special hand = mano speciale; card values = valori delle carte
# deal = smazzata; match = partita; rematch = rivincita; dealer = mazziere (to deal = dare le carte); side = squadra; player = giocatore
# to record = segnare; to edit = modificare; to delete = eliminare; score = punteggio; total = totale; target = punti per vincere (si gioca a 5.000); bonus = premio; penalty = penalità
# rule set = regolamento; house rules = regole di casa; standard rule = regola standard; switch, variation = variante (a switch asks: “Si può …?”); source = fonte
# score sheet = foglio punti; settings of a match = impostazioni della partita; backup = backup; store = archivio; acaba = acaba
# club: session = torneo; round = turno (turno 3, del turno; a deal is never a turno); table = tavolo; draw (who meets whom) = abbinamenti; lot = sorteggio
# club: entrant = iscritto; check-in = presenze, checked in = presente; pair = coppia; team of pairs = team (squadra is a side); bye, rests = riposo, riposa; standing = classifica; place = posizione (posto is a seat)
# club: to report a result = comunicarlo; to agree = confermare; disputed = contestato; walkover = forfait; organiser = organizzatore; log = registro; table card = cartellino; season = stagione; rating = livello; tie-break = spareggio
# club: card points (sum of the match scores) = punti carte; victory points = Victory Points (VP), as Burraco tournaments say; carried over = riportato; member = socio; guest = ospite; to take over a file = importare
# The app says tu, or nothing at all; numbers and dates follow the locale; quotation marks are « ».

## Nouns of a game

# Burraco has burrachi, a matta for any wild card (a pinella is only a two) and a monte of discards.
# A message with { -canasta(as: "canaste") } reads “canaste”, and “burrachi” in Burraco.
-canasta = { $as ->
    [Canasta] Canasta
    [canaste] canaste
    [Canaste] Canaste
    [una-canasta] una canasta
    [Una-canasta] Una canasta
    [la-canasta] la canasta
    [questa-canasta] questa canasta
    [queste-canaste] queste canaste
    [le-canaste] le canaste
    [delle-canaste] delle canaste
    [Quante-canaste] Quante canaste
    [senza-canaste] senza canaste
    [Senza-canaste] Senza canaste
    [nessuna] nessuna
    [pulita] pulita
    [pulite] pulite
    [Pulite] Pulite
    [sporca] sporca
    [sporche] sporche
    [Sporche] Sporche
    [semipulita] semipulita
    [semipulite] semipulite
    [Semipulite] Semipulite
    [intera] intera
    [finita] finita
    [calata] calata
    [calate] calate
    [intere] intere
    [uno] una
   *[canasta] canasta
}
-canasta--burraco = { $as ->
    [Canasta] Burraco
    [canaste] burrachi
    [Canaste] Burrachi
    [una-canasta] un burraco
    [Una-canasta] Un burraco
    [la-canasta] il burraco
    [questa-canasta] questo burraco
    [queste-canaste] questi burrachi
    [le-canaste] i burrachi
    [delle-canaste] dei burrachi
    [Quante-canaste] Quanti burrachi
    [senza-canaste] senza burraco
    [Senza-canaste] Senza burraco
    [nessuna] nessun
    [pulita] pulito
    [pulite] puliti
    [Pulite] Puliti
    [sporca] sporco
    [sporche] sporchi
    [Sporche] Sporchi
    [semipulita] semipulito
    [semipulite] semipuliti
    [Semipulite] Semipuliti
    [intera] intero
    [finita] finito
    [calata] calato
    [calate] calati
    [intere] interi
    [uno] uno
   *[canasta] burraco
}
-canasta--buraco = { -canasta--usual }
-canasta--burako = { -canasta--usual }
-canasta--buraco_closed = { -canasta--usual }
-canasta--tranca = { -canasta--usual }
-canasta--biriba = { $as ->
    [Canasta] Biriba
    [canaste] biribe
    [Canaste] Biribe
    [una-canasta] una biriba
    [Una-canasta] Una biriba
    [la-canasta] la biriba
    [questa-canasta] questa biriba
    [queste-canaste] queste biribe
    [le-canaste] le biribe
    [delle-canaste] delle biribe
    [Quante-canaste] Quante biribe
    [senza-canaste] senza biribe
    [Senza-canaste] Senza biribe
    [nessuna] nessuna
    [pulita] pulita
    [pulite] pulite
    [Pulite] Pulite
    [sporca] sporca
    [sporche] sporche
    [Sporche] Sporche
    [semipulita] semipulita
    [semipulite] semipulite
    [Semipulite] Semipulite
    [intera] intera
    [finita] finita
    [calata] calata
    [calate] calate
    [intere] intere
    [uno] una
   *[canasta] biriba
}
-pozzo = { $as ->
    [Pozzo] Pozzo
   *[pozzo] pozzo
}
-pozzo--burraco = { $as ->
    [Pozzo] Monte
   *[pozzo] monte
}
-pinella = pinella
-pinella--burraco = matta
-pinelle = { $as ->
    [Pinelle] Pinelle
   *[pinelle] pinelle
}
-pinelle--burraco = { $as ->
    [Pinelle] Matte
   *[pinelle] matte
}

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

line-melded_cards = Carte in tavola
line-canasta = { $type ->
    [natural] { -canasta(as: "Canaste") } { -canasta(as: "pulite") }
    [mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") }
    [wild] { -canasta(as: "Canaste") } di { -pinelle }
    [wild_all_twos] { -canasta(as: "Canaste") } di { -pinelle }, tutti due
    [wild_four_jokers] { -canasta(as: "Canaste") } di { -pinelle } con quattro jolly
    [sequence] { -canasta(as: "Canaste") } in sequenza
    [sevens] { -canasta(as: "Canaste") } di sette
    [fives] { -canasta(as: "Canaste") } di cinque
    [aces] { -canasta(as: "Canaste") } di assi
    [sevens_mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") } di sette
    [aces_mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") } di assi
    [semi_natural] { -canasta(as: "Canaste") } { -canasta(as: "semipulite") }
    [suit_ace_to_ace] { -canasta(as: "Canaste") } da asso ad asso
    [suit_whole] { -canasta(as: "Canaste") } di un seme intero
    [suit_mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") } di un seme intero
    [rank_whole] { -canasta(as: "Canaste") } di otto carte uguali
    [rank_mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") } di otto carte uguali
    [twos_natural] { -canasta(as: "Canaste") } { -canasta(as: "pulite") } di due
    [twos_mixed] { -canasta(as: "Canaste") } { -canasta(as: "sporche") } di due
   *[other] { -canasta(as: "Canaste") }
}
line-concealed_canasta = { -canasta(as: "Canaste") } { -canasta(as: "calate") } { -canasta(as: "intere") }
line-trump_canasta = { -canasta(as: "Canaste") } di briscola
line-extra_bonus = Premio per numero di { -canasta(as: "canaste") }
line-red_threes = Tre rossi
line-black_threes = Tre neri
line-captured_black_threes = Tre neri presi col { -pozzo }
line-go_out = Chiusura
line-concealed_go_out = Chiusura in mano
line-cards_in_hand = Carte rimaste in mano
line-black_threes_in_hand = Tre neri rimasti in mano
line-feet_untaken = { record-foot } non preso
line-exact_pickups = Taglio esatto
line-partners_half = Metà per il compagno
line-red_threes_in_hand = Tre rossi rimasti in mano
line-incomplete = { -canasta(as: "Canaste") } incomplete
line-held = Carte trattenute
line-seven_canastas = Sette { -canasta(as: "canaste") }
line-special_hand = Mano speciale
line-acaba = Acaba
line-total = Inserito come totale
line-total_base = { -canasta(as: "Canaste") } e premi
line-total_cards = Carte
line-adjustment = Penalità o premio

brief-melded_cards = carte
brief-canasta = { $type ->
    [natural] { $count ->
        [one] { -canasta(as: "pulita") }
       *[other] { -canasta(as: "pulite") }
    }
    [mixed] { $count ->
        [one] { -canasta(as: "sporca") }
       *[other] { -canasta(as: "sporche") }
    }
    [wild] { -pinelle }
    [wild_all_twos] { -pinelle } di soli due
    [wild_four_jokers] { -pinelle } con quattro jolly
    [sequence] { $count ->
        [one] sequenza
       *[other] sequenze
    }
    [sevens] sette
    [fives] cinque
    [aces] assi
    [sevens_mixed] sette sporchi
    [aces_mixed] assi sporchi
    [semi_natural] { $count ->
        [one] { -canasta(as: "semipulita") }
       *[other] { -canasta(as: "semipulite") }
    }
    [suit_ace_to_ace] da asso ad asso
    [suit_whole] seme intero
    [suit_mixed] seme intero, sporco
    [rank_whole] otto uguali
    [rank_mixed] otto uguali, sporco
    [twos_natural] due puliti
    [twos_mixed] due sporchi
   *[other] { $count ->
        [one] { -canasta(as: "canasta") }
       *[other] { -canasta(as: "canaste") }
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] samba
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] escalera
       *[other] escalere
    }
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = calata intera
brief-trump_canasta = di briscola
brief-extra_bonus = premio { -canasta(as: "canaste") }
brief-red_threes = { $count ->
    [one] tre rosso
   *[other] tre rossi
}
brief-black_threes = { $count ->
    [one] tre nero
   *[other] tre neri
}
brief-captured_black_threes = tre neri presi
brief-go_out = chiusura
brief-concealed_go_out = chiusura in mano
brief-cards_in_hand = rimaste in mano
brief-black_threes_in_hand = tre neri in mano
brief-feet_untaken = { foot-name } non preso
brief-exact_pickups = taglio esatto
brief-partners_half = metà per il compagno
brief-red_threes_in_hand = tre rossi in mano
brief-incomplete = incomplete
brief-held = trattenute
brief-seven_canastas = sette { -canasta(as: "canaste") }
brief-special_hand = mano speciale
brief-acaba = acaba
brief-total = come totale
brief-total_base = { -canasta(as: "canaste") } e premi
brief-total_cards = carte
brief-adjustment = penalità o premio

## What is wrong with a deal

problem-negative = { $count } non è possibile: il minimo è 0
problem-counted_twice = contato due volte: carta per carta e come totale
problem-base_without_total = oltre ai punti di { -canasta(as: "canaste") } e premi serve il totale della squadra
problem-wrong_number_of_sides = { $count ->
    [one] è segnata una sola squadra
   *[other] sono segnate { $count } squadre
}, ma ne giocano { $right }
problem-two_sides_out = un’altra squadra ha già chiuso
problem-acaba_not_played = con queste regole non si gioca l’acaba
problem-acaba_and_out = con l’acaba non chiude nessuno
problem-acaba_one_caller = l’acaba la dice una sola squadra, non { $count }
problem-two_special_hands = un’altra squadra ha già chiuso la smazzata con una mano speciale
problem-special_hand_ended_the_deal = la mano speciale di un’altra squadra ha chiuso la smazzata
problem-special_hand_with_melds = una mano speciale dev’essere completa, senza altre combinazioni
problem-nobody_out_nothing_in_hand = nessuno ha chiuso: segna le carte rimaste in mano
problem-no_value_canasta = con queste regole { -canasta(as: "una-canasta") } così non ha premio
problem-no_value_red_threes = { $most ->
    [0] con queste regole i tre rossi in tavola non valgono niente
   *[other] { $count } tre rossi: con queste regole ne valgono al massimo { $most }
}
problem-no_value_black_threes = { $most ->
    [0] con queste regole i tre neri in tavola non valgono niente
   *[other] { $count } tre neri in tavola: con queste regole ne valgono al massimo { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] con queste regole i tre neri presi non valgono niente
   *[other] { $count } tre neri presi: con queste regole ne valgono al massimo { $most }
}
problem-no_value_special_hand = queste regole non hanno la mano speciale «{ $name }»
problem-no_value_feet_untaken = con queste regole il { foot-name } non preso non conta
problem-no_value_exact_pickups = con queste regole il taglio esatto non conta
problem-more_hand_canastas = più { -canasta(as: "canaste") } { -canasta(as: "calate") } { -canasta(as: "intere") } che { -canasta(as: "canaste") } in tutto
problem-more_trump_canastas = più { -canasta(as: "canaste") } di briscola che { -canasta(as: "canaste") } in tutto
problem-trump_unknown = scegli il seme di briscola: una sequenza in quel seme vale di più
problem-no_value_trump_canastas = con queste regole non c’è briscola
problem-concealed_but_not_out = hai scelto la chiusura in mano, ma questa squadra non ha chiuso
problem-out_without_canastas = { $asked ->
    [kinds] { -canasta(as: "canaste") } insufficienti per chiudere: { $has }; il minimo è { $wants }
    [both] chiusura { $count ->
        [0] { -canasta(as: "senza-canaste") }
        [one] con { -canasta(as: "una-canasta") }
       *[other] con { $count } { -canasta(as: "canaste") }
    } ({ $has }); il minimo è { $canastas } ({ $wants })
    [some] chiusura { $count ->
        [0] senza nulla che valga per chiudere
        [one] con { -canasta(as: "una-canasta") } che vale per chiudere
       *[other] con { $count } { -canasta(as: "canaste") } che valgono per chiudere
    }; il minimo è { $canastas }
   *[number] chiusura { $count ->
        [0] { -canasta(as: "senza-canaste") }
        [one] con { -canasta(as: "una-canasta") }
       *[other] con { $count } { -canasta(as: "canaste") }
    }; il minimo è { $canastas }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] { -canasta(as: "nessuna") } { -canasta(as: "pulita") }
        [one] { $count } { -canasta(as: "pulita") }
       *[other] { $count } { -canasta(as: "pulite") }
    }
    [mixed] { $count ->
        [0] { -canasta(as: "nessuna") } { -canasta(as: "sporca") }
        [one] { $count } { -canasta(as: "sporca") }
       *[other] { $count } { -canasta(as: "sporche") }
    }
    [wild] { $count ->
        [0] nessuna di { -pinelle }
       *[other] { $count } di { -pinelle }
    }
    [sevens] { $count ->
        [0] nessuna di sette
       *[other] { $count } di sette
    }
    [fives] { $count ->
        [0] nessuna di cinque
       *[other] { $count } di cinque
    }
   *[sequence] { $count ->
        [0] nessuna sequenza
        [one] { $count } sequenza
       *[other] { $count } sequenze
    }
}
problem-concealed_without_canasta = per la chiusura in mano serve { -canasta(as: "una-canasta") }
problem-out_but_not_opened = ha chiuso, ma non ha carte in tavola
problem-out_without_foot = ha chiuso senza aver preso il { foot-name }
problem-too_many_feet = { foot-name } non preso: { $count }, ma ogni squadra ne ha uno solo
problem-out_with_cards_in_hand = chi ha chiuso non può avere carte rimaste in mano
problem-melded_but_not_opened = ci sono combinazioni, quindi la squadra deve aver aperto
problem-no_lone_hand = con queste regole nessuno gioca da solo
problem-two_lone_hands = in questa smazzata qualcun altro gioca già da solo
problem-lone_hand_needed = { $decided ->
    [foot] indica chi ha giocato da solo: chi ha preso per primo un { foot-name }
   *[pile] indica chi ha giocato da solo: chi ha preso per primo il { -pozzo } o, se nessuno l’ha preso, chi ha chiuso
}
problem-lone_without_foot = ha giocato da solo senza prendere un { foot-name }: gioca da solo chi prende il primo
problem-too_many_red_threes = { $count } tre rossi: ce ne sono solo { $most }
problem-too_many_black_threes = { $count } tre neri: ce ne sono { $most }
problem-too_many_of_a_card = { $card } × { $count }: nei mazzi ce ne sono { $most }
problem-too_many_wild_cards = servirebbero { $count } { -pinelle }: ce ne sono { $most }
problem-too_many_points = { $points } punti di carte: i mazzi ne hanno { $most }
problem-too_many_canastas = { $by ->
    [rules] con queste regole una squadra non può avere { $count ->
        [one] { -canasta(as: "una-canasta") }
       *[other] { $count } { -canasta(as: "canaste") }
    }
   *[packs] le carte dei mazzi non bastano per { $count ->
        [one] { -canasta(as: "questa-canasta") }
       *[other] { -canasta(as: "queste-canaste") }
    }
}
problem-too_few_points_for_canastas = { $count ->
    [one] { -canasta(as: "questa-canasta") } vale già
   *[other] { -canasta(as: "queste-canaste") } valgono già
} almeno { $least }
problem-total_too_high = con queste regole il massimo possibile è { $most }
problem-total_too_low_for_out = { $least ->
    [0] chi chiude va di rado sotto zero
   *[other] con queste regole chi chiude ha almeno { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] { -canasta(as: "senza-canaste") } si arriva al massimo a { $most }
    [one] con { -canasta(as: "questa-canasta") } si arriva al massimo a { $most }
   *[other] con { -canasta(as: "queste-canaste") } si arriva al massimo a { $most }
}
problem-odd_points = i punti delle carte finiscono per 0 o per 5

## What is wrong with a meld

problem-no_meld = queste carte non sono una combinazione: { $why ->
    [red_three] i tre rossi non si calano in combinazione
    [threes] i tre non entrano nelle sequenze
    [wild] in una sequenza ci vogliono carte naturali
    [gap] una sequenza sale di valore in valore, senza buchi né doppioni
   *[ranks] { $first } e { $other } sono valori diversi
}
problem-too_few_cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}: per una combinazione ne servono almeno { $least }
problem-too_many_cards_in_meld = { $count } carte: una combinazione ne ha al massimo { $most }
problem-too_few_naturals = { $count ->
    [0] nessuna carta naturale
    [one] una carta naturale
   *[other] { $count } carte naturali
}: ne servono almeno { $least }
problem-too_many_wilds = { $count ->
    [one] una { -pinella }
   *[other] { $count } { -pinelle }
}: al massimo { $most } in una combinazione
problem-more_wilds_than_naturals = più { -pinelle } che carte naturali
problem-not_fewer_wilds_than_naturals = le { -pinelle } devono essere meno delle carte naturali
problem-no_wilds_in_rank = niente { -pinelle } in una combinazione di questo valore
problem-wild_aces_only_at_first = le { -pinelle } vanno con gli assi solo in apertura
problem-too_few_naturals_for_wilds = le { -pinelle } si attaccano solo se ci sono almeno { $least } carte naturali
problem-no_sequences = con queste regole non ci sono sequenze
problem-no_groups = con queste regole ci sono solo sequenze
problem-no_groups_of_rank = carte di questo valore si calano solo in sequenza
problem-sequence_out_of_range = la sequenza esce dai valori ammessi
problem-too_many_aces = { $count } assi: al massimo { $most } in una sequenza
problem-no_wild_melds = le { -pinelle } non si calano da sole
problem-no_melds_of_twos = i due non si calano da soli
problem-black_threes_never = i tre neri non si calano mai
problem-black_threes_only_going_out = i tre neri si calano solo chiudendo
problem-bare_three = «{ $token }»: di che colore è il 3? Scrivi b per il nero, r per il rosso
problem-unknown_character = «{ $token }»: { $character } non è una carta
problem-unknown_suit = «{ $token }»: { $character } non è un seme. Scrivi s (picche), h (cuori), d (quadri) o c (fiori)
problem-empty_notation = non c’è nessuna carta
problem-empty_token = «{ $token }»: qui non ci sono carte

## Initial meld

problem-nothing_laid = non è stata calata nessuna carta
problem-pile_not_allowed = per aprire non si può prendere il { -pozzo }
problem-pile_stopped = con questa carta in cima il { -pozzo } non si prende: { $card }
problem-pile_takes_natural_pair = per prendere il { -pozzo } servono in mano due carte naturali uguali a quella in cima: { $card }
problem-pile_takes_no_wild = il { -pozzo } non si prende con le { -pinelle }
problem-short_of_requirement = mancano { $short }
problem-needs_canasta = per aprire serve { -canasta(as: "una-canasta") }
problem-needs_natural_canasta = per aprire serve { -canasta(as: "una-canasta") } non { -canasta(as: "sporca") }
problem-naturals_only = nell’apertura non ci possono essere { -pinelle }
problem-needs_clean_triple = servono tre carte naturali dello stesso valore
problem-no_mixed_canasta_at_first = non si apre con { -canasta(as: "una-canasta") } { -canasta(as: "sporca") }
problem-wild_meld_first = finché la combinazione di { -pinelle } è incompleta, nessuna { -pinella } va altrove
problem-out_over_short_meld = non si chiude con una combinazione incompleta di { $kind ->
    [sevens] sette
    [aces] assi
   *[other] { -pinelle }
}
requirement-canasta = { $points ->
    [0] { -canasta(as: "una-canasta") }
   *[other] { $points } e { -canasta(as: "una-canasta") }
}
requirement-natural_canasta = { $points ->
    [0] { -canasta(as: "una-canasta") } non { -canasta(as: "sporca") }
   *[other] { $points } e { -canasta(as: "una-canasta") } non { -canasta(as: "sporca") }
}

## What is wrong with a document

place = { $list ->
    [matches] partita { $number }
    [deals] smazzata { $number }
    [sides] squadra { $number }
    [players] giocatore { $number }
    [seats] posto { $number }
    [melds] combinazione { $number }
    [people] persona { $number }
    [members] persona { $number }
    [entrants] iscritto { $number }
    [rounds] turno { $number }
    [tables] tavolo { $number }
    [history] modifica { $number }
   *[other] riga { $number }
}
place-field = campo «{ $field }»
problem-wrong_kind = qui ci vuole { $kind ->
    [number] un numero intero
    [number_or_all] «all» o un numero intero
    [number_or_text] un numero intero o un testo
    [text] un testo
    [text_or_list] un testo o un elenco di testi
    [truth] true o false
    [list] un elenco
   *[object] un oggetto
}, non { $value }
problem-beyond_largest = qui ci vuole un numero fino a { $most }
problem-not_offered = ci vuole uno di questi valori, non { $value }: { $allowed }
problem-wrong_value = questo valore qui non va bene
problem-value_needed = ci vuole almeno un valore
problem-unknown_field = il campo «{ $field }» non esiste
problem-missing_field = manca il campo «{ $field }»
problem-field_twice = questo non è JSON: un oggetto ha due volte il campo { $field }
problem-not_json = questo non è JSON: riga { $line }, colonna { $column }
problem-no_number = questo non è JSON: { $value } non è un numero
problem-too_many_digits = questo non è JSON: un numero ha troppe cifre
problem-half_character = questo non è JSON: un testo contiene mezzo carattere
problem-nested_too_deeply = questo non è { $format }: troppi livelli annidati
problem-not_toml = questo non è TOML: riga { $line }
problem-not_utf8 = questo non è un testo UTF-8: byte { $byte }
problem-not_opened = questo file non si può aprire
problem-file_too_large = troppo grande: si leggono al massimo { $most } MB
problem-not_storable = questo non si può salvare
problem-wrong_format = qui ci vuole «{ $format }»
problem-wrong_version = qui ci vuole { $newest }
problem-newer_version = { $version } è più nuova di { $newest }: aggiorna l’app
problem-unknown_rule_set = il regolamento «{ $id }» non esiste
problem-language_tag_needed = qui ci vuole una lingua come es o es-AR, non { $value }
problem-there_twice = la stessa voce compare due volte
problem-too_few_sides = ci vogliono almeno due squadre
problem-not_a_player = ci vuole uno dei giocatori
problem-seats_not_players = ogni giocatore deve avere un posto
problem-changes_count_up = ci vuole un numero oltre { $last }: le modifiche vanno in ordine crescente
problem-deal_of_another = questa smazzata è di un’altra partita
problem-sequence_descends = la sequenza scende: { $low } non è più basso di { $high }
problem-one_card_needed = qui ci vuole una sola carta, non «{ $text }»
problem-case_needed = ci vuole un elenco con almeno un caso
problem-expected_other = atteso { $expected }, ottenuto { $got }
problem-runner_not_started = impossibile avviare { $command }: { $why }
problem-runner_silent = nessuna risposta entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}
problem-runner_ended = il programma è terminato senza rispondere (codice { $status })
problem-runner_other_case = questa è la risposta a { $id }

## What is wrong with rules

problem-unknown_rule = questa regola non esiste: { $rule }
problem-value_not_offered = questo valore non si può scegliere
problem-at_least = ci vuole almeno { $least }
problem-at_most = al massimo { $most }
problem-multiple_needed = ci vuole un multiplo di { $step }
problem-more_than_natural = { -canasta(as: "una-canasta") } con { -pinelle } non può valere più di { -canasta(as: "uno") } { -canasta(as: "pulita") }: al massimo { $most }
problem-less_than_mixed = { -canasta(as: "una-canasta") } { -canasta(as: "pulita") } non può valere meno di { -canasta(as: "uno") } con { -pinelle }: almeno { $least }
problem-taken_off = questo si sottrae: ci vuole 0 o un numero negativo
problem-total_cards = ci vuole { $cards }: tante sono le carte dei mazzi con i jolly
problem-row_needed = ci vuole almeno una riga
problem-first_row_open = la prima riga non può avere un limite inferiore
problem-first_row_first_deal = la prima riga deve valere per la prima smazzata
problem-rows_ascend = ogni riga deve cominciare più in alto della precedente
problem-totals_of_threes = ci vuole 0, poi un totale per ogni numero di tre fino a { $count }
problem-steps_pairs = ogni gradino vuole due numeri: il minimo e il segno
problem-steps_ascend = i gradini devono cominciare da 0 e salire
problem-count_range = ci vuole il numero minimo, o il minimo e il massimo
problem-canasta_too_short = { -canasta(as: "una-canasta") } non può avere meno carte di una combinazione
problem-bonus_needed = ci vuole un premio anche per { $kind ->
    [wild] { -canasta(as: "le-canaste") } di { -pinelle }
    [sequence] { -canasta(as: "le-canaste") } in sequenza
   *[twos_natural] { -canasta(as: "le-canaste") } di due
}, che queste regole ammettono
problem-endless = la partita deve finire a un certo punteggio o dopo un certo numero di smazzate
problem-changed_around = questo fa parte di una regola già cambiata
problem-change_whole = queste regole non hanno questa parte: cambia l’intera regola di cui fa parte
problem-reference_needed = ci vuole una fonte: «table» o «source#place»
problem-unknown_source = la fonte «{ $source }» non esiste
problem-source_taken = un’altra fonte si chiama già «{ $source }»
problem-place_needed = «{ $ref }»: dopo # ci vuole un punto elencato nella fonte
problem-unknown_switch = la variante «{ $switch }» non esiste
problem-switch_of_another = la variante «{ $switch }» non cambia questa regola
problem-citation_needed = questo valore vuole i suoi «ref» e «status»
problem-value_or_absent = ci vuole un valore o «absent = true»
problem-dispute_of_another = dev’essere { $rule } o una parte delle regole che la contiene
problem-other_id = l’identificativo deve essere il nome del file
problem-id_taken = l’app ha già un regolamento con questo nome
problem-circular = queste regole si basano su sé stesse

## Command line

cli-deal = Smazzata { $number }
cli-running = Finora
cli-needs = Prossima apertura
cli-total = Totale
cli-won = Vittoria di { $side }{ $margin ->
    [0] .
   *[other] , con { $margin } di vantaggio.
}
cli-tie = Parità in testa: { $sides }.
cli-nobody = Non ha vinto nessuno.
cli-drawn = Partita pari fra { $sides }.
cli-reached = { $value } su { $requirement }
cli-reached-canasta = { $value }, minimo { $requirement }
cli-allowed = { $reached }: si può
cli-not-allowed = { $reached }: non si può
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = da { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = non prevista
cli-no-rule-set = il regolamento «{ $id }» non esiste; simili: { $known }
cli-not-run = { $count ->
    [one] Un altro caso non è stato eseguito e vale come fallito.
   *[other] Altri { $count } casi non sono stati eseguiti e valgono come falliti.
}
grade-impossible = impossibile
grade-unlikely = improbabile

## Finder

finder-token = «{ $token }»: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}
finder-nearest = Non bastano. Il risultato più vicino è { $melds }: { $reached }
finder-nothing = Con questa mano non si può calare niente.
finder-top-unused = Con questa mano non si può prendere il { -pozzo }: la carta in cima non va in nessuna combinazione.
finder-missing = { $count ->
    [one] manca una carta per { -canasta(as: "la-canasta") }
   *[other] mancano { $count } carte per { -canasta(as: "la-canasta") }
}
finder-closing = Basterebbe una di queste carte in più, dalla migliore: { $cards }
finder-none-closes = Nessuna carta in più basterebbe da sola.

## Store

finding-torn = { $aside ->
    [none] L’ultima voce del file è incompleta: succede se l’app si chiude o manca la corrente durante un salvataggio. { $kept ->
        [0] Prima non ci sono altre voci.
        [one] La voce precedente si può leggere.
       *[other] Tutte le { $kept } voci precedenti si possono leggere.
    } Non è stato cambiato niente.
   *[other] L’ultima voce del file era incompleta: succede se l’app si chiude o manca la corrente durante un salvataggio. { $kept ->
        [0] Prima non ci sono altre voci.
        [one] La voce precedente è salva.
       *[other] Tutte le { $kept } voci precedenti sono salve.
    } La parte incompleta si trova in { $aside }.
}
finding-damaged = { $aside ->
    [none] Il file è danneggiato. { $dropped ->
        [0] { $kept ->
            [one] L’unica voce si legge ancora.
           *[other] Tutte le { $kept } voci si leggono ancora.
        }
        [one] Una voce non si legge, { $kept } sì.
       *[other] { $dropped } voci non si leggono, { $kept } sì.
    } Non è stato cambiato niente.
   *[other] Il file era danneggiato. { $dropped ->
        [0] { $kept ->
            [one] L’unica voce è salva.
           *[other] Tutte le { $kept } voci sono salve.
        }
        [one] Una voce non si leggeva più, { $kept ->
            [one] l’altra è salva
           *[other] le altre { $kept } sono salve
        }.
       *[other] { $dropped } voci non si leggevano più, { $kept ->
            [one] l’altra è salva
           *[other] le altre { $kept } sono salve
        }.
    } Il file danneggiato si trova in { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Una voce mancante o danneggiata si trova nei backup. Una riparazione la ripristina.
       *[other] { $kept } voci mancanti o danneggiate si trovano nei backup. Una riparazione le ripristina.
    }
   *[other] { $kept ->
        [one] Una voce mancante o danneggiata è stata ripristinata dai backup.
       *[other] { $kept } voci mancanti o danneggiate sono state ripristinate dai backup.
    }
} { $dropped ->
    [0] Delle voci precedenti non ne manca più nessuna.
    [one] Una voce non è in nessun backup.
   *[other] { $dropped } voci non sono in nessun backup.
}
finding-behind = Un backup contiene più dati del file delle partite. { $dropped ->
    [0] I due file hanno cronologie diverse.
    [one] Al file manca l’ultima voce: è stato svuotato, tagliato, cancellato o sostituito con una copia più vecchia.
   *[other] Al file mancano le ultime { $dropped } voci: è stato svuotato, tagliato, cancellato o sostituito con una copia più vecchia.
} Il backup { $backup } resta finché non lo ripristini o non decidi di continuare senza.
finding-taken_away = Mentre l’app era aperta, un altro programma ha spostato, cancellato o sostituito il file delle partite. L’app lo ha riscritto per intero, e non manca niente. { $aside ->
    [none] Al suo posto non c’era niente.
   *[other] Il file trovato al suo posto è ora in { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] I giocatori e le regole di una partita sono andati persi. La partita non si può mostrare, ma le sue smazzate restano nel file.
   *[other] I giocatori e le regole di { $dropped } partite sono andati persi. Le partite non si possono mostrare, ma le loro smazzate restano nel file.
}
finding-too_new = Queste partite sono state scritte da una versione più nuova dell’app. Qui si possono leggere. Per salvare, aggiorna l’app.
finding-migrated = { $aside ->
    [none] Queste partite sono state scritte da una versione precedente dell’app. Al prossimo avvio l’app le aggiorna e ne tiene una copia.
   *[other] Queste partite erano state scritte da una versione precedente dell’app. Sono state aggiornate, e il file originale si trova in { $aside }.
}
finding-backup_damaged = Il backup { $aside } è danneggiato. { $dropped ->
    [one] Una delle sue voci non si trova in nessun altro file.
   *[other] { $dropped } delle sue voci non si trovano in nessun altro file.
}
finding-not_writable = Non si può scrivere nel file delle partite. { $answer ->
    [full] Il disco è pieno: libera presto un po’ di spazio.
    [forbidden] Lì non hai il permesso di scrivere.
    [failing] Il disco è guasto: copia quello che puoi su un altro.
   *[other] Il disco ha segnalato un errore.
} Qui le partite si possono leggere, ma non si può salvare niente.
finding-no_locks = Questo disco non permette di bloccare i file. Apri queste partite in una sola finestra o in un solo programma alla volta.
finding-not_compacted = Non è stato possibile riordinare il file delle partite. { $answer ->
    [full] Il disco è pieno: libera presto un po’ di spazio.
    [forbidden] Lì non hai il permesso di scrivere.
    [failing] Il disco è guasto: copia quello che puoi su un altro.
   *[other] Il disco ha segnalato un errore.
} Al file non manca niente.
finding-not_kept = Questo browser non conserva i dati di questa pagina, forse perché la finestra è anonima. Qui puoi segnare i punti, ma chiudendo la pagina le partite si perdono. Apri l’app in una finestra normale, o condividi la partita prima di chiudere la pagina.
finding-not_backed_up = All’avvio dell’app non è stato possibile fare un backup. { $answer ->
    [full] Il disco è pieno: libera presto un po’ di spazio.
    [forbidden] Lì non hai il permesso di scrivere.
    [failing] Il disco è guasto: copia quello che puoi su un altro.
   *[other] Il disco ha segnalato un errore.
} Alle partite non manca niente.

store-busy = Le partite sono già aperte in un’altra finestra, oppure le ha aperte un altro utente di questo computer. Prima vanno chiuse lì: { $path }
store-foreign = Questo file non contiene partite di questa app, e non è stato cambiato: { $path }
store-unreadable = { $answer ->
    [missing] Qui non ci sono partite: { $path }
    [forbidden] Non hai il permesso di leggere le partite: { $path }
    [failing] Il disco è guasto e le partite non si leggono. Copia quello che puoi su un altro disco: { $path }
   *[other] Le partite non si leggono: { $path }
}
store-read_only = Non salvato: dopo un errore le partite si possono solo leggere. Riapri l’app: { $path }
store-too_new = Non salvato: queste partite sono di una versione più nuova dell’app. Aggiorna l’app: { $path }
store-not_begun = Qui non si possono salvare partite. { $answer ->
    [full] Il disco è pieno: libera presto un po’ di spazio.
    [forbidden] Lì non hai il permesso di scrivere.
    [failing] Il disco è guasto: copia quello che puoi su un altro.
   *[other] Il disco ha segnalato un errore.
} { $path }
store-not_written = { $answer ->
    [full] Non salvato: il disco è pieno. Libera spazio e salva di nuovo: { $path }
    [forbidden] Non salvato: qui non hai il permesso di scrivere: { $path }
    [failing] Non salvato: il disco è guasto. Copia quello che puoi su un altro disco: { $path }
    [missing] Non salvato: la cartella non c’è più: { $path }
   *[other] Non salvato: il disco ha segnalato un errore. Salva di nuovo, o riapri l’app: { $path }
}
store-changed = Non salvato: un altro programma ha scritto nel file delle partite. Riapri l’app: { $path }
store-not_flushed = { $answer ->
    [full] Non salvato: il disco è pieno, e da ora le partite si possono solo leggere. Libera spazio, poi riapri l’app: { $path }
    [failing] Non salvato: il disco è guasto, e da ora le partite si possono solo leggere. Copia quello che puoi su un altro disco, poi riapri l’app: { $path }
   *[other] Non salvato: il disco ha segnalato un errore, e da ora le partite si possono solo leggere. Riapri l’app: { $path }
}
store-empty_backup = Non è stato ripristinato niente, perché in questo backup non ci sono partite: { $path }
store-no_backup = Questo backup non esiste: { $path }
store-not_kept = Salvato solo finché questa pagina resta aperta, perché questo browser non conserva i dati. Libera spazio sul dispositivo, o condividi la partita prima di chiudere la pagina.
store-not_migrated = Non è stato possibile aggiornare queste partite di una versione precedente. Sono rimaste com’erano: { $path }
store-not_backed_up = Non è stato ripristinato niente, perché prima non si è potuto fare un backup di quello che c’è ora: { $path }
store-unfit = Impossibile salvare: alla rilettura i dati non sarebbero gli stessi. Segnalalo, per favore.
store-misused = Non salvato: errore interno dell’app. Segnalalo, per favore.

doctor-store = { $path }: { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}, { $deals ->
    [one] 1 smazzata
   *[other] { $deals } smazzate
}, { $size } kB
doctor-healthy = Si legge tutto.
doctor-mendable = Per riparare, chiudi l’app e ripeti il comando con --repair.
doctor-unreadable = La partita { $match } non si può aprire: { $what }
doctor-unreadable-evening = Il torneo di club { $name } non si può aprire: { $what }
doctor-behind = Per ripristinarlo, chiudi l’app e ripeti il comando con --restore { $backup }
doctor-restored = Le partite sono come in { $backup }. { $before ->
    [none] Prima qui non c’era niente.
   *[other] Quello che c’era prima è in { $before }.
}
doctor-gaps = { $count ->
    [one] Nella cronologia di una partita manca una modifica, e nessun backup ce l’ha.
   *[other] Nelle cronologie delle partite mancano { $count } modifiche, e nessun backup le ha.
}
doctor-strays = { $count ->
    [one] Di una partita ci sono le smazzate, ma non i giocatori, e nessun backup li ha.
   *[other] Di { $count } partite ci sono le smazzate, ma non i giocatori, e nessun backup li ha.
}
doctor-bad-backup = Questo backup è danneggiato: { $path }
doctor-aside = Resto di una riparazione o di un aggiornamento, si può eliminare: { $path }
doctor-backups = { $count ->
    [0] Non ci sono backup.
    [one] C’è 1 backup, { $size } kB.
   *[other] Ci sono { $count } backup, { $size } kB in tutto.
}

cases-exported = { $folder }: { $files } file.
package-site = { $folder }: { $files } file, { $size } MB. Qualsiasi server web può pubblicare questa cartella. Dopo la prima apertura l’app funziona anche senza rete.
package-app = { $folder }: { $files } file, { $size } MB. In questa cartella lancia flet build con il tipo di app che vuoi: apk, ipa, windows, macos, linux o web.
publish-done = { $folder }: { $files } file, { $evenings ->
    [one] un torneo
   *[other] { $evenings } tornei
}. Qualsiasi server web può pubblicare questa cartella.
package-install = per installare ciò che serve a un sito: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } non è installato; { package-install }
problem-other_version = è installato { $name } { $version }, serve { $wanted }; { package-install }
problem-compiled_parts = { $name } ha parti compilate e non si può portare altrove
problem-not_compiled = Node non è riuscito a compilare il Python dell’app: { $why }
problem-unknown_files = { $name }: manca l’elenco dei suoi file; installalo con pip
problem-no_assets = manca la cartella dei caratteri e delle immagini: { $folder }
problem-folder_is_file = { $folder }: questo è un file; indica una cartella nuova o vuota
problem-folder_not_empty = { $folder }: questa cartella non è vuota; indicane una vuota o nuova
problem-folder_refused = { $folder }: questa cartella non si può creare
problem-client_lacks_file = al client web di Flet manca il file { $file }; { package-install }
problem-client_unknown = l’app non conosce questa versione del client web di Flet; { package-install }
problem-client_of_another = Flet è { $flet }, ma il suo client web è { $client }; { package-install }

## Inviare a una lega, e gestirne una

league-title = Lega di canasta
league-clubs = Club
league-joined = Club nella lega: { $club }
league-names = Nomi dei soci
league-sent = { $name }: { $state ->
    [shown] in classifica.
    [waiting] in attesa del responsabile della lega.
    [older] la lega ha una versione più recente.
    [refused] rifiutato dal responsabile della lega.
    [conflict] la lega ha altri risultati per questo torneo.
    [invalid] non accettato.
   *[kept] ricevuto.
}
league-again = Nessuna risposta. Nuovo tentativo tra { $seconds } s
league-all-sent = La lega ha già tutti i tornei conclusi.
league-files = { $folder }: { $count ->
    [one] un file
   *[other] { $count } file
} per la lega
league-overrule = Se i tuoi risultati sono giusti, usa: league send --overrule
league-hint = Una lega riunisce i risultati di più club. Il responsabile ti dà l’indirizzo, l’identificativo del club e una chiave. Si inviano risultati e posizioni, mai le smazzate.
league-url = Indirizzo della lega
league-url-hint = Lascialo vuoto per inviare i risultati come file.
league-club = Identificativo del club nella lega
league-secret = Chiave
league-join = Iscrivi il club
league-change = Cambia indirizzo o chiave
league-leave = Lascia la lega
league-leave-ask = Lasciare la lega?
league-leave-hint = La lega tiene ciò che ha già. Per togliere prima i nomi, scegli «Nessuno» e invia ancora una volta.
league-due = Da inviare
league-send = Invia
league-sending = { $count ->
    [0] Invio in corso…
   *[other] Inviati: { $sent } di { $count }
}
league-stop = Ferma
league-answers = Risposte della lega
league-names-of = { $who ->
    [agreed] Con consenso
   *[nobody] Nessuno
}
league-names-hint = Si inviano solo i nomi di chi è d’accordo. Se qualcuno cambia idea, la lega toglie il suo nome al prossimo invio.
league-replace = Sostituisci i risultati nella lega
league-replace-ask = Sostituire i risultati della lega?
league-replace-hint = I risultati di questo dispositivo sostituiscono quelli che la lega ha degli stessi tornei.
league-key = Chiave, visibile solo questa volta: { $secret }
problem-no_id = { $id }: questo identificativo non va bene
problem-league_none = questo club non è ancora in nessuna lega; usa: scorekeeper league join
problem-league_no_address = questo club è entrato nella sua lega senza indirizzo; per scrivere i risultati in file: scorekeeper league sheet FOLDER
problem-league_address = { $url }: l’indirizzo di una lega comincia con https://
problem-league_sending = È in corso un invio. Aspetta, o fermalo prima.
problem-league_unreachable = { $url } non risponde; riprova più tardi
problem-league_key = La lega non accetta la chiave di { $club }. Chiedine una nuova al responsabile
problem-league_answer = La lega ha risposto con un errore ({ $status })
problem-league_extra = per installare ciò che serve a una lega: pip install "canasta-scorekeeper[league]"
problem-league_database = il database della lega non si può usare: { $why }
problem-league_new_club = Il club è nuovo.
problem-league_season_frozen = La stagione è chiusa.
problem-league_day_ahead = La data del torneo è nel futuro.
problem-league_day_late = Il torneo è di molto tempo fa.
problem-league_seated_twice = Qualcuno era a due tavoli nello stesso turno.
problem-league_rule_set = La lega non conosce queste regole.
problem-league_total = Un totale è insolitamente alto.
problem-league_too_many = Ci sono già troppi tornei del club in attesa. Invia di nuovo quando il responsabile della lega li avrà esaminati.
problem-league_same_person = { $kept } e { $gone } sono la stessa persona?
problem-league_written_ahead = L’orologio del computer del club va avanti.
problem-league_club_there = la lega ha già un club { $club }
problem-league_no_club = la lega non ha nessun club { $club }
problem-league_no_member = la lega non ha nessun socio { $uid }
problem-league_no_item = { $item } non è nella lega
problem-league_one_person = i due sono già la stessa persona
problem-league_no_season = { $season }: questa stagione non c’è, o finisce prima di cominciare

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Per il browser serve
   *[window] Per una finestra propria serve
} un pacchetto che qui manca o è di un’altra versione. Si installa così: pip install "{ $to_install }"
launch-assets-missing = Manca la cartella di caratteri e immagini. È stata cercata in { $tried }.
launch-no-display = Qui non c’è uno schermo su cui aprire una finestra. Usa --web.
launch-no-window = Il client desktop di Flet non si trova o non parte. Usa --web.
launch-window-or-server = Una finestra non ha bisogno di un server: usa --desktop senza --web, --host e --port.
launch-no-host = Non esiste un host di nome «{ $host }».
launch-no-port = { $port } non è una porta. Le porte vanno da 1 a { $last }.
launch-port-taken = La porta { $port } è occupata da un altro programma. Scegline un’altra con --port, o ometti --port per averne una libera.
launch-not-our-address = { $host } non è un indirizzo di questo computer.
launch-port-forbidden = La porta { $port } può usarla solo un amministratore. Scegline una sopra 1023 con --port.
launch-cannot-listen = Impossibile ascoltare su { $host }, porta { $port }.
visitor-host = Indirizzo sbagliato
visitor-host-text = Usa l’indirizzo che il segnapunti ha mostrato all’avvio.
visitor-origin = Accesso da un altro sito
visitor-origin-text = Un’altra pagina web ha cercato di usare il segnapunti. Possono farlo solo le sue pagine.
visitor-path = Pagina inesistente
visitor-path-text = Il segnapunti non ha una pagina con questo indirizzo.
visitor-key = Questo segnapunti è privato
visitor-key-text = Aprilo con il link che ha mostrato all’avvio. Ogni link vale per un solo browser.
visitor-link = Questo link non funziona più
visitor-link-text = Ogni link vale una sola volta, in un solo browser. Per averne uno nuovo, riavvia il segnapunti sul suo computer.
visitor-welcome = Benvenuti
visitor-welcome-text = Il segnapunti si sta aprendo.
visitor-open = Apri il segnapunti
visitor-connection-lost = Nessuna connessione
visitor-connection-since = { $shows ->
    [clock] Punteggi e orologio delle { $time }. Nuovo tentativo in corso.
   *[scores] Punteggi delle { $time }. Nuovo tentativo in corso.
}
visitor-broken = Qualcosa è andato storto. Quello che hai salvato è al sicuro. Ricarica la pagina.

## Club: server

launch-no-certificate = Il certificato o la sua chiave non si leggono: { $file }.
launch-bad-certificate = { $cert } non è un certificato con la sua chiave.
launch-key-without-certificate = Una chiave vuole il suo certificato: indica sia --cert sia --key.
launch-bad-url = { $url } non è un indirizzo. Indicane uno come https://club.example.org.
launch-two-certificates = Usa --https o --cert, non tutti e due. Con --https l’app crea un certificato.
launch-copy-is-folder = { $file } è una cartella. Indica il file in cui tenere la copia.
launch-copy-has-no-folder = La cartella per la copia non esiste: { $folder }
serve-here = L’organizzatore, su questo computer: { $link }
serve-pin = L’organizzatore, su un altro computer: { $address } con il PIN { $pin }
serve-plain = Senza --https, chi è sulla stessa rete può leggere i dati fra telefoni e segnapunti, PIN compreso.
serve-https = I telefoni mostrano un avviso finché non si fidano del certificato di questo server. Ecco come si fa: { $address }
serve-not-copied = La copia del torneo non si può scrivere in { $file }. Il torneo continua, e l’app riprova ogni pochi secondi.
serve-copied-again = La copia del torneo è di nuovo aggiornata: { $file }
visitor-stranger = Inquadra il cartellino del tavolo
visitor-stranger-text = Questo telefono non è collegato a un tavolo. Inquadra il codice sul cartellino, o chiedine uno nuovo all’organizzatore.
visitor-lost-table = Ricerca del tavolo…
visitor-lost-table-text = Se il torneo sta passando a un altro computer, basta aspettare: questa pagina riprova da sola. Altrimenti inquadra di nuovo il codice sul cartellino del tavolo.
visitor-elsewhere = Da qui non è possibile
visitor-elsewhere-text = Un torneo si gestisce dal computer del segnapunti o, se il PIN è attivo, da un altro.
visitor-full = Troppi telefoni collegati
visitor-full-text = Chiudi il segnapunti su un telefono che non serve. Questa pagina riprova da sola.
visitor-join = Il tuo tavolo
visitor-join-text = Ci vuole un attimo. Se non puoi inquadrare il codice, scrivi le lettere del cartellino.
visitor-join-label = Lettere del cartellino
visitor-join-button = Vai al tavolo
visitor-join-unknown = Questo codice non vale ancora, o non vale più. Questa pagina riprova da sola. Se non succede nulla, chiedi all’organizzatore un cartellino nuovo.
visitor-join-organiser = Questo browser è dell’organizzatore. Apri il link su un telefono, in un altro browser o in una finestra anonima.
visitor-join-not-saved = In questo momento il computer del segnapunti non riesce a salvare. Avvisa l’organizzatore.
visitor-pin = Organizzatore
visitor-pin-text = Il PIN compare sul computer dove è stato avviato il segnapunti.
visitor-pin-label = PIN
visitor-pin-button = Gestisci il torneo
visitor-pin-wrong = PIN errato.
visitor-director = Arbitro
visitor-director-text = Scrivi il PIN dell’invito o apri il suo link. Li ha l’organizzatore.
visitor-director-label = PIN
visitor-director-button = Entra
visitor-director-unknown = PIN errato, oppure l’invito è già stato usato o è scaduto. Chiedine un altro all’organizzatore.
visitor-director-inside = Questo browser gestisce già il torneo. Apri l’invito in un altro browser o in una finestra anonima.
visitor-knock-failed = Il segnapunti non risponde. Controlla che questo telefono sia sulla rete del club, poi riprova.
visitor-knock-often = Troppi tentativi. Aspetta un minuto e riprova.
visitor-knock-long = Il testo è troppo lungo.
visitor-no-script = Per questa pagina serve JavaScript.
visitor-certificate = Considera attendibile il server del club
visitor-certificate-text = Questo computer non ha un certificato pubblico, perciò i telefoni mostrano un avviso. I dati sono cifrati comunque. Con il certificato del club l’avviso sparisce. Il certificato vale solo per questo computer e per le reti private.
visitor-certificate-get = Scarica il certificato
visitor-certificate-iphone = iPhone e iPad ne hanno bisogno. Dopo averlo scaricato: Impostazioni → Profilo scaricato → Installa. Poi Impostazioni → Generali → Info → Attendibilità certificati: attiva «Canasta Scorekeeper».
visitor-certificate-android = Android ne fa a meno: vai avanti nonostante l’avviso (Avanzate → Procedi). Per non vederlo più, cerca «Certificato CA» nelle Impostazioni e scegli il file.
visitor-certificate-after = Poi inquadra di nuovo il cartellino del tavolo. Dopo il torneo il certificato si toglie nello stesso posto.
visitor-certificate-check = Impronta SHA-256: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Tavolo
tab-meld = Apertura
tab-meld--burraco = Calate
tab-matches = Partite
tab-club = Club
tab-more = Altro
broken-part = Questa parte non si può mostrare. Torna indietro e riaprila.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Oggi
days-yesterday = Ieri
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } per { $side }
points-from-to = { $before } → { $after }
change-start = Partita iniziata
change-record = { $points ->
    [none] Smazzata { $number } salvata
   *[other] Smazzata { $number } salvata: { $points }
}
change-amend = { $points ->
    [none] Smazzata { $number } modificata: punti invariati
   *[other] Smazzata { $number } modificata: { $points }
}
change-insert = { $points ->
    [none] Smazzata { $number } inserita
   *[other] Smazzata { $number } inserita: { $points }
}
change-drop = { $points ->
    [none] Smazzata { $number } eliminata
   *[other] Smazzata { $number } eliminata: { $points }
}
change-set_up = { $parts ->
    [none] Impostazioni salvate senza modifiche
   *[other] Impostazioni cambiate: { $parts }
}
change-end = { $by ->
    [agreement] Finita di comune accordo
    [time] Finita per tempo scaduto
    [walkover] Finita per forfait
   *[other] Partita finita
}
change-resume = Partita ripresa
change-undo = { $points ->
    [none] Annullato: { $what }
   *[other] Annullato: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Rifatto: { $what }
   *[other] Rifatto: { $what } ({ $points })
}
change-what-start = inizio della partita
change-what-record = smazzata { $number }
change-what-amend = modifica della smazzata { $number }
change-what-insert = inserimento della smazzata { $number }
change-what-drop = eliminazione della smazzata { $number }
change-what-set_up = cambio delle impostazioni
change-what-end = fine della partita
change-what-resume = ripresa della partita
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = una modifica persa
change-what-redo = una modifica persa
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Annulla: { $what }
redo-what = Rifai: { $what }
set-up-part-ruleset = regolamento
set-up-part-house_rules = regole di casa
set-up-part-sides = nomi
set-up-part-seats = posti
set-up-part-first_dealer = primo mazziere
set-up-part-direction = senso di gioco
set-up-part-opening_scores = punti di partenza

## Rules: sections of a rule book

rules-section-players = Giocatori e squadre
rules-section-cards = Carte e distribuzione
rules-section-melds = Combinazioni
rules-section-initial = Apertura
rules-section-canastas = { -canasta(as: "Canaste") }
rules-section-threes = Tre rossi e tre neri
rules-section-out = Chiusura
rules-section-extras = Penalità e mani speciali
rules-section-end = Fine della partita
rules-section-table = Al tavolo

## Rules: what each value is about, by its dotted path

rule-players = Giocatori
rule-sides = Squadre
rule-sides-count = Squadre
rule-sides-size = Giocatori per squadra
rule-sides-kind = Come si gioca
rule-lone_hand = Uno contro gli altri
rule-lone_hand-partners_receive = Ogni compagno riceve
rule-lone_hand-halves = Metà di un numero dispari
rule-lone_hand-foot_size = Carte del { foot-name } di chi gioca da solo
rule-by_players = Secondo il numero di giocatori
rule-by_players-some = In { $players } giocatori: { $what }
rule-decks = Mazzi
rule-jokers = Jolly
rule-total_cards = Carte in tutto
rule-hand_size = Carte date a ogni giocatore
rule-foot_size = Carte del { foot-name }
rule-stock_draw = Carte pescate a ogni turno
rule-dealing = Distribuzione
rule-dealing-direction = Senso di gioco
rule-dealing-first_dealer = Primo mazziere
rule-dealing-next_dealer = Mazziere successivo
rule-dealing-first_player = Chi gioca per primo
rule-dealing-cutter = Chi taglia il mazzo
rule-partner_question = Domanda al compagno
rule-partner_question-going_out = Domanda al compagno prima di chiudere
rule-partner_question-acaba = Domanda al compagno prima dell’acaba
rule-card_values = Valori delle carte
rule-card_values-some = Valore della carta: { $card }
rule-meld_rules = Combinazioni
rule-meld_rules-min_cards = Carte di una combinazione, minimo
rule-meld_rules-min_naturals = Carte naturali in una combinazione, minimo
rule-meld_rules-max_wilds = { -pinelle(as: "Pinelle") } in una combinazione, massimo
rule-meld_rules-wild_vs_natural = { -pinelle(as: "Pinelle") } rispetto alle carte naturali
rule-meld_rules-max_cards = Carte di una combinazione, massimo
rule-meld_rules-max_cards_waived_when_going_out = Chi chiude può calare più carte
rule-meld_rules-pure_wild = Combinazioni di sole { -pinelle }
rule-meld_rules-pure_wild_max = Carte di una combinazione di { -pinelle }, massimo
rule-meld_rules-sequences = Sequenze dello stesso seme
rule-meld_rules-sequence_min = Carte di una sequenza, minimo
rule-meld_rules-sequence_max = Carte di una sequenza, massimo
rule-meld_rules-sequence_low = Carta più bassa di una sequenza
rule-meld_rules-sequence_high = Carta più alta di una sequenza
rule-meld_rules-sequence_aces = Assi in una sequenza, massimo
rule-meld_rules-sequence_wilds = { -pinelle(as: "Pinelle") } in una sequenza, massimo
rule-meld_rules-one_meld_per_rank = Una sola combinazione per valore
rule-meld_rules-no_wild_ranks = Valori che si calano senza { -pinelle }
rule-meld_rules-aces_wild_only_in_initial_meld = { -pinelle(as: "Pinelle") } con gli assi solo in apertura
rule-meld_rules-rule_of_five = Dopo l’apertura le { -pinelle } si attaccano solo a cinque carte naturali
rule-meld_rules-twos_meldable = Combinazioni di due
rule-meld_rules-wild_meld_first = Prima di usare { -pinelle } altrove va finita la loro combinazione
rule-meld_rules-sequence_canastas = Le sequenze lunghe contano come
rule-meld_rules-groups = Gruppi dello stesso valore
rule-meld_rules-group_ranks = Valori ammessi per i gruppi
rule-meld_rules-group_canastas = I gruppi lunghi sono { -canasta(as: "canaste") }
rule-canasta_min_cards = Carte di { -canasta(as: "una-canasta") }, minimo
rule-canasta_bonus = Premi per { -canasta(as: "le-canaste") }
rule-canasta_bonus-natural = { -canasta(as: "Canasta") } { -canasta(as: "pulita") }
rule-canasta_bonus-mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") }
rule-canasta_bonus-wild = { -canasta(as: "Canasta") } di { -pinelle }
rule-canasta_bonus-wild_all_twos = { -canasta(as: "Canasta") } di { -pinelle }, tutti due
rule-canasta_bonus-wild_four_jokers = { -canasta(as: "Canasta") } di { -pinelle } con quattro jolly
rule-canasta_bonus-sequence = { -canasta(as: "Canasta") } in sequenza
rule-canasta_bonus-sevens = { -canasta(as: "Canasta") } di sette
rule-canasta_bonus-fives = { -canasta(as: "Canasta") } di cinque
rule-canasta_bonus-aces = { -canasta(as: "Canasta") } di assi
rule-canasta_bonus-twos_natural = { -canasta(as: "Canasta") } { -canasta(as: "pulita") } di due
rule-canasta_bonus-twos_mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") } di due
rule-canasta_bonus-sevens_mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") } di sette
rule-canasta_bonus-aces_mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") } di assi
rule-canasta_bonus-semi_natural = { -canasta(as: "Canasta") } { -canasta(as: "semipulita") }
rule-canasta_bonus-suit_ace_to_ace = { -canasta(as: "Canasta") } da asso ad asso
rule-canasta_bonus-suit_whole = { -canasta(as: "Canasta") } di un seme intero
rule-canasta_bonus-suit_mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") } di un seme intero
rule-canasta_bonus-rank_whole = { -canasta(as: "Canasta") } di otto carte uguali
rule-canasta_bonus-rank_mixed = { -canasta(as: "Canasta") } { -canasta(as: "sporca") } di otto carte uguali
rule-concealed_canasta = { -canasta(as: "Canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") } dalla mano
rule-concealed_canasta-mode = { -canasta(as: "Canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") } dalla mano
rule-concealed_canasta-amount = Premio per { -canasta(as: "la-canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") }
rule-trump_multiplier = Premio di una sequenza nel seme di briscola
rule-extra_canasta_bonuses = Premi per numero di { -canasta(as: "canaste") }
rule-bonuses_when_out = Premi solo per la squadra che chiude
rule-canasta_cards_count = Le carte { -canasta(as: "delle-canaste") } contano oltre al premio
rule-red_three_values = Tre rossi: valore di uno, due, tre…
rule-red_three_sign = Tre rossi: a favore o contro
rule-red_three_sign-measure = Da che cosa dipende il segno dei tre rossi
rule-red_three_sign-steps = Tre rossi: a favore o contro
rule-red_three_all_four_without_meld = Quattro tre rossi senza aver aperto
rule-red_three_in_hand = Un tre rosso rimasto in mano
rule-red_three_in_hand-mode = Un tre rosso rimasto in mano
rule-red_three_in_hand-points = Quanto costa un tre rosso rimasto in mano
rule-black_three = Tre neri
rule-black_three-role = Tre neri
rule-black_three-meld_when = Calare i tre neri
rule-black_three-meld_sizes = Tre neri in una combinazione
rule-black_three-meld_sizes-min = Tre neri in una combinazione, minimo
rule-black_three-meld_sizes-max = Tre neri in una combinazione, massimo
rule-black_three-meld_wilds = { -pinelle(as: "Pinelle") } con i tre neri
rule-black_three-in_hand = Quanto costa un tre nero rimasto in mano
rule-black_three-in_hand_mode = Un tre nero rimasto in mano
rule-black_three-tabled_values = Tre neri in tavola: valore di uno, due, tre…
rule-black_three-captured_values = Tre neri presi: valore di uno, due, tre…
rule-initial_meld = Quanto serve per aprire
rule-initial_meld-by = Da che cosa dipende l’apertura
rule-initial_meld-bands = Quanto serve per aprire
rule-initial_meld_exceptions = Eccezioni per l’apertura
rule-initial_meld_exceptions-canasta_always_suffices = { -canasta(as: "Una-canasta") } { -canasta(as: "intera") } basta sempre
rule-initial_meld_exceptions-top_discard_counts = La carta in cima al { -pozzo } conta
rule-initial_meld_exceptions-naturals_only = Solo carte naturali
rule-initial_meld_exceptions-clean_triple_required = Servono tre carte naturali dello stesso valore
rule-initial_meld_exceptions-mixed_canasta_allowed = Si può aprire con { -canasta(as: "una-canasta") } { -canasta(as: "sporca") }
rule-initial_meld_exceptions-last_row_again = Minimo nelle smazzate successive dell’ultima fascia
rule-initial_meld_exceptions-pile_allowed = Si può aprire col { -pozzo }
rule-initial_meld_exceptions-pile_frozen = Il { -pozzo } è congelato per chi non ha aperto: si prende solo con una coppia naturale
rule-initial_meld_exceptions-concealed_out_exempt = Il minimo vale anche chiudendo in mano
rule-initial_meld_exceptions-bonuses_count = I premi contano per aprire
rule-initial_meld_exceptions-red_threes_count = I tre rossi contano per aprire
rule-go_out_bonus = Premio di chiusura
rule-concealed_go_out_extra = Premio in più per la chiusura in mano
rule-exact_pickup_bonus = Premio per il taglio esatto
rule-go_out_requirement = Che cosa serve per chiudere
rule-go_out_requirement-canastas = { -canasta(as: "Canaste") } per chiudere
rule-go_out_requirement-natural = { -canasta(as: "Canaste") } { -canasta(as: "pulite") } per chiudere
rule-go_out_requirement-mixed = { -canasta(as: "Canaste") } { -canasta(as: "sporche") } per chiudere
rule-go_out_requirement-sequence = Sequenze per chiudere
rule-go_out_requirement-wild = { -canasta(as: "Canaste") } di { -pinelle } per chiudere
rule-go_out_requirement-sevens = { -canasta(as: "Canaste") } di sette per chiudere
rule-go_out_requirement-fives = { -canasta(as: "Canaste") } di cinque per chiudere
rule-go_out_requirement-exclude = { -canasta(as: "Canaste") } che non valgono per chiudere
rule-go_out_requirement-no_short_melds_of = Combinazioni incomplete con cui non si chiude
rule-go_out_discard_required = L’ultima carta va scartata
rule-hand_cards = Carte rimaste in mano
rule-penalties = Penalità
rule-penalties-incomplete_sevens = Sette iniziati e non finiti
rule-penalties-incomplete_aces = Assi iniziati e non finiti
rule-penalties-incomplete_wild = { -pinelle(as: "Pinelle") } iniziate e non finite
rule-penalties-held_sevens_3plus = Tre o più sette trattenuti
rule-penalties-held_aces_3plus = Tre o più assi trattenuti
rule-penalties-short_sequence = Sequenze rimaste corte
rule-penalties-short_sequence-max_len = Carte di una sequenza corta, massimo
rule-penalties-short_sequence-points = Quanto costa una sequenza rimasta corta
rule-penalties-incomplete_wild_with_four_jokers = { -canasta(as: "Canasta") } di { -pinelle } con quattro jolly, non finita
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Quando il { foot-name } non preso costa punti
rule-melded_cards_negative_without_canasta = { -canasta(as: "Senza-canaste") } le carte calate si sottraggono
rule-special_hands = Mani speciali
rule-special_hands_mode = Una mano speciale vale
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: punti a ogni altra squadra
rule-acaba-caller = Acaba: punti alla squadra di chi la dice
rule-seven_canastas_auto_win = Vittoria per { -canasta(as: "canaste") }
rule-seven_canastas_auto_win-enabled = Vittoria per { -canasta(as: "canaste") }
rule-seven_canastas_auto_win-count = { -canasta(as: "Quante-canaste") } vincono la partita
rule-seven_canastas_auto_win-points = Punti per { -canasta(as: "queste-canaste") }
rule-seven_canastas_auto_win-mode = I punti per { -canasta(as: "queste-canaste") }
rule-target = Punti per vincere
rule-match_hands = Smazzate di una partita
rule-match_winner = Chi vince
rule-tie = Parità in testa
rule-later_phase = Seconda fase
rule-later_phase-from_score = Seconda fase dopo
rule-later_phase-values = Che cosa cambia nella seconda fase
rule-stock_exhaustion = Quando il tallone è finito
rule-table_rules = Al tavolo
rule-table_rules-pile_onto_canasta = Il { -pozzo } si può prendere per { -canasta(as: "una-canasta") } { -canasta(as: "finita") }
rule-table_rules-pile_needs = Con che cosa si prende un { -pozzo } non congelato
rule-table_rules-pile_cards = Quante carte del { -pozzo } si prendono
rule-table_rules-jokers_discardable = I jolly si possono scartare
rule-table_rules-first_pile = Come comincia il { -pozzo }
rule-table_rules-stock_out = Fino a quando si gioca senza tallone
rule-table_rules-red_threes_replaced = Un tre rosso pescato si sostituisce
rule-table_rules-foot_taken = Quando si prende il { foot-name }
rule-table_rules-counts_books = Foglio punti con { -canasta(as: "canaste") } e carte
rule-table_rules-without_canasta_last_card = L’ultima carta di chi non ha { -canasta(as: "canaste") }

## Rules: values

value-yes = sì
value-no = no
value-none = non ce ne sono
value-absent = non si gioca
value-points = { $number ->
    [0] niente
   *[other] { $number }
}
value-or = { $first } o { $last }
value-and = { $first } e { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = con compagni
value-sides-kind-individual = ognuno per sé
value-sides-kind-lone_hand = uno contro gli altri
value-lone_hand-partners_receive-whole = tutti i punti dei compagni
value-lone_hand-partners_receive-half = metà dei punti dei compagni
value-lone_hand-halves-up = arrotondata in su, anche sotto zero
value-lone_hand-halves-toward_zero = arrotondata verso lo zero
value-later_phase = dopo la smazzata in cui qualcuno arriva per primo a { $points }: { $what }
value-by_players-same = come sopra
value-by_players-line = { $players } giocatori: { $what }
value-foot_size = { $number ->
    [0] niente { foot-name }
   *[other] { $number }
}
value-dealing-direction-clockwise = orario
value-dealing-direction-counterclockwise = antiorario
value-dealing-first_dealer-any_method = a scelta
value-dealing-first_dealer-by_lot = tirato a sorte
value-dealing-next_dealer-next_in_direction = il prossimo nel senso di gioco
value-dealing-first_player-next_after_dealer = il giocatore dopo il mazziere
value-dealing-cutter-before_dealer = il giocatore prima del mazziere
value-partner_question-going_out-none = non si chiede
value-partner_question-going_out-may_ask_binding = si può, e la risposta vincola
value-partner_question-going_out-must_ask = si deve chiedere al compagno
value-partner_question-acaba-none = non si chiede
value-partner_question-acaba-may_ask_binding = si può, e la risposta vincola
value-partner_question-acaba-must_ask = si deve chiedere al compagno
value-meld_rules-max_wilds-absent = senza limite
value-meld_rules-max_cards-absent = senza limite
value-meld_rules-group_ranks-any = tutti
value-meld_rules-sequence_canastas-own = { -canasta(as: "canaste") } di un tipo proprio
value-meld_rules-sequence_canastas-as_groups = { -canasta(as: "canaste") } { -canasta(as: "pulite") } o { -canasta(as: "sporche") }, come i gruppi
value-meld_rules-wild_vs_natural-any = nessun altro limite
value-meld_rules-wild_vs_natural-le = mai più delle naturali
value-meld_rules-wild_vs_natural-lt = sempre meno delle naturali
value-canasta_bonus-wild-absent = non si gioca
value-canasta_bonus-wild_all_twos-absent = nessun premio a parte
value-canasta_bonus-wild_four_jokers-absent = nessun premio a parte
value-canasta_bonus-sequence-absent = non si gioca
value-canasta_bonus-sevens-absent = nessun premio a parte
value-canasta_bonus-aces-absent = nessun premio a parte
value-canasta_bonus-twos_natural-absent = non si gioca
value-canasta_bonus-twos_mixed-absent = non si gioca
value-canasta_bonus-sevens_mixed-absent = nessun premio a parte
value-canasta_bonus-aces_mixed-absent = nessun premio a parte
value-canasta_bonus-semi_natural-absent = non si gioca
value-canasta_bonus-suit_ace_to_ace-absent = non si gioca
value-canasta_bonus-suit_whole-absent = non si gioca
value-canasta_bonus-suit_mixed-absent = non si gioca
value-canasta_bonus-rank_whole-absent = non si gioca
value-canasta_bonus-rank_mixed-absent = non si gioca
value-trump_multiplier = { $number ->
    [1] nessuna briscola
   *[other] premio × { $number }
}
value-concealed_canasta-mode-none = nessun premio in più
value-concealed_canasta-mode-add = punti in più
value-concealed_canasta-mode-multiply = premio moltiplicato
value-concealed_canasta-none = nessun premio in più
value-concealed_canasta-add = { $amount } in più
value-concealed_canasta-multiply = premio × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = esattamente { $count } { $type }
value-extra_canasta_bonuses-least = { $count } o più { $type }
value-red_three_values-never = non si mettono mai in tavola
value-red_three_sign-measure-opened = se la squadra ha aperto
value-red_three_sign-measure-canastas = { -canasta(as: "le-canaste") } della squadra
value-red_three_sign-measure-natural = { -canasta(as: "le-canaste") } { -canasta(as: "pulite") } della squadra
value-red_three_sign-measure-sevens = { -canasta(as: "le-canaste") } di sette della squadra
value-red_three_sign-opened = { $least ->
    [0] se non ha aperto
   *[other] se ha aperto
}
value-red_three_sign-canastas-none = { -canasta(as: "senza-canaste") }
value-red_three_sign-canastas-exactly = { $least ->
    [one] con esattamente { -canasta(as: "una-canasta") }
   *[other] con esattamente { $least } { -canasta(as: "canaste") }
}
value-red_three_sign-canastas-most = { $most ->
    [one] con al massimo { -canasta(as: "una-canasta") }
   *[other] con al massimo { $most } { -canasta(as: "canaste") }
}
value-red_three_sign-canastas-least = { $least ->
    [one] con { -canasta(as: "una-canasta") } o più
   *[other] con { $least } { -canasta(as: "canaste") } o più
}
value-red_three_sign-canastas-between = con un numero di { -canasta(as: "canaste") } da { $least } a { $most }
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = da { $least }
value-red_three_sign-minus = contro
value-red_three_sign-zero = non contano
value-red_three_sign-plus = a favore
value-red_three_all_four_without_meld-absent = nessuna regola a parte
value-red_three_in_hand-mode-penalty = costa punti
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = conta come se fosse in tavola finché la squadra non ha { -canasta(as: "canaste") }
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = fermano il { -pozzo }
value-black_three-role-discard_only = si possono solo scartare
value-black_three-role-tabled_bonus = si mettono in tavola per un premio
value-black_three-role-removed_from_pile = escono dal gioco quando si prende il { -pozzo }
value-black_three-role-ordinary = sono carte come le altre
value-black_three-meld_when-never = mai
value-black_three-meld_when-going_out = solo chiudendo
value-black_three-meld_when-any = in ogni momento
value-black_three-meld_sizes-max-absent = senza limite
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = costa punti
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = conta come se fosse in tavola finché la squadra non ha { -canasta(as: "canaste") }
value-black_three-tabled_values-absent = non si mettono in tavola
value-black_three-captured_values-absent = non danno niente
value-initial_meld-by-score = dal totale della squadra
value-initial_meld-by-hand_number = dal numero della smazzata
value-band-below = sotto { $next }
value-band-between = da { $from } a { $to }
value-band-above = da { $from } in su
value-band-all = qualsiasi totale
value-band-deal = smazzata { $deal }
value-band-last-deal = dalla smazzata { $deal } in poi
value-initial_meld_exceptions-concealed_out_exempt-never = sì
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = solo se si è preso il { -pozzo }
value-initial_meld_exceptions-concealed_out_exempt-always = no
value-initial_meld_exceptions-last_row_again-none = come nella prima
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = si sottraggono, a tutti i compagni
value-hand_cards-every_card_of_hand_and_foot = si sottraggono tutte, della mano e del piede
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = sempre
value-penalties-foot_untaken_when-another_side_took = solo se un’altra squadra ha preso il suo
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = niente
value-penalties-short_sequence = { $points } per ogni sequenza fino a { $cards } carte
value-penalties-incomplete_wild_with_four_jokers-absent = come le altre { -pinelle }
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } e partita vinta
value-special_hands_mode-replace = da sola
value-special_hands_mode-add = insieme a tutto il resto
value-acaba-no = non si gioca
value-acaba-yes = { $opponents } a ogni altra squadra, { $caller } alla squadra di chi la dice
value-seven_canastas_auto_win-no = no
value-seven_canastas_auto_win-yes = { $count ->
    [one] { -canasta(as: "una-canasta") } in una smazzata fa vincere la partita e vale
   *[other] { $count } { -canasta(as: "canaste") } in una smazzata fanno vincere la partita e valgono
} { $points }
value-seven_canastas_auto_win-instead = { $count ->
    [one] { -canasta(as: "una-canasta") } in una smazzata fa vincere la partita e vale
   *[other] { $count } { -canasta(as: "canaste") } in una smazzata fanno vincere la partita e valgono
} { $points } al posto dei punti della smazzata
value-seven_canastas_auto_win-mode-add = si aggiungono a quelli della smazzata
value-seven_canastas_auto_win-mode-replace = sostituiscono quelli della smazzata
value-target-absent = nessuno: si gioca un numero fisso di smazzate
value-match_hands-absent = quante ne servono
value-match_winner-highest_at_target = il totale più alto, appena una squadra ha i punti per vincere
value-match_winner-highest_after_last_deal = il totale più alto dopo l’ultima smazzata
value-tie-play_another_hand = un’altra smazzata
value-tie-drawn_game = partita pari
value-stock_exhaustion-no_going_out_bonus = nessuno ha il premio di chiusura
value-stock_exhaustion-last_draw_finishes_turn = chi ha pescato l’ultima carta finisce il turno
value-table_rules-pile_needs-any = una coppia naturale, o una carta e una { -pinella }
value-table_rules-pile_needs-no_wild = solo carte naturali
value-table_rules-pile_needs-natural_pair = una coppia naturale
value-table_rules-pile_needs-nothing = niente
value-table_rules-pile_needs-top_card = calare subito la carta in cima
value-table_rules-pile_needs-any_of_pile = calare subito una delle sue carte
value-table_rules-pile_cards-all = tutte
value-table_rules-first_pile-one_card = con una carta
value-table_rules-first_pile-upcard_value = con la carta scoperta e tante altre quante ne indica
value-table_rules-first_pile-no_card = vuoto
value-table_rules-stock_out-until_pile_refused = finché si può prendere il { -pozzo }
value-table_rules-stock_out-after_last_draw = fino alla fine del turno in cui si pesca l’ultima carta
value-table_rules-stock_out-pile_becomes_stock = il { -pozzo } girato diventa il tallone
value-table_rules-stock_out-foot_becomes_stock = un { foot-name } non preso diventa il tallone
value-table_rules-foot_taken-after_hand = quando si è giocata tutta la mano
value-table_rules-foot_taken-by_side = uno per squadra, a chi resta per primo senza carte
value-table_rules-foot_taken-after_first_canasta = dopo la propria prima { -canasta(as: "canasta") }
value-table_rules-without_canasta_last_card-may_be_kept = si può tenere
value-table_rules-without_canasta_last_card-must_discard = deve restare per lo scarto

rule-type-any = { -canasta(as: "canaste") }
rule-type-natural = { -canasta(as: "pulite") }
rule-type-mixed = { -canasta(as: "sporche") }
rule-type-wild = di { -pinelle }
rule-type-wild_all_twos = di { -pinelle } (tutti due)
rule-type-wild_four_jokers = di { -pinelle } (quattro jolly)
rule-type-sequence = sequenze
rule-type-sevens = di sette
rule-type-fives = di cinque
rule-type-aces = di assi
rule-type-twos_natural = { -canasta(as: "pulite") } di due
rule-type-twos_mixed = { -canasta(as: "sporche") } di due
rule-type-sevens_mixed = { -canasta(as: "sporche") } di sette
rule-type-aces_mixed = { -canasta(as: "sporche") } di assi
rule-type-semi_natural = { -canasta(as: "semipulite") }
rule-type-suit_ace_to_ace = da asso ad asso
rule-type-suit_whole = seme intero
rule-type-suit_mixed = seme intero, sporco
rule-type-rank_whole = otto uguali
rule-type-rank_mixed = otto uguali, sporco

rule-card-JOKER = jolly
rule-card-2 = 2
rule-card-A = asso
rule-card-K = re
rule-card-Q = donna
rule-card-J = fante
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = 3 nero

rule-hand-straight = scala
rule-hand-pairs = coppie
rule-hand-pairs_no_wilds = coppie senza { -pinelle }
rule-hand-pairs_twos_sevens_aces = coppie di due, sette e assi
rule-hand-garbage = garbage
rule-hand-wild_pairs = coppie di { -pinelle }
rule-hand-miami_pairs = coppie di Miami
rule-hand-zip_code = zip code
rule-hand-blast_off = blast-off
rule-hand-triples = tris
rule-hand-quads = poker
rule-hand-dream_hand_plus_4 = dream hand più 4
rule-hand-dream_hand_plus_5 = dream hand più 5

## Rules: where a value comes from

standing-document = nostre fonti
standing-outside = altri libri
standing-disputed = fonti discordi
standing-inherited = da altre regole
standing-proposed = proposta
standing-document-why = È nelle fonti del progetto.
standing-outside-why = Non è nelle fonti del progetto, ma in altri libri di regole.
standing-disputed-why = Le fonti non sono d’accordo.
standing-inherited-why = Preso da { $from }.
standing-proposed-why = Nessuna fonte: è una proposta da concordare al tavolo.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipedia in afrikaans
    [dutch-wikipedia] Canasta, Wikipedia in olandese
    [spruce-dutch] Canasta su The Spruce, traduzione automatica in olandese
    [english-wikipedia-german] Canasta, Wikipedia in inglese, traduzione automatica in tedesco
    [italian-house-rules] Come si gioca a Canasta?, regole di un tavolo italiano
    [italian-encyclopedia] Canasta, un’enciclopedia italiana
    [none] Nessuna fonte trovata: è una proposta
    [table] Deciso al tavolo
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: «{ $text }»
source-at = { $title } · { $place }
source-via = { $source } (citato da { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Classica
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Altri giochi
}
rule-set-facts = { $players } giocatori, { $packs ->
    [one] un mazzo
   *[other] { $packs } mazzi
}, { $cards } carte a testa, { $end }
rule-set-end-target = a { $target }
rule-set-end-deals = { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}
rule-set-name-classic_4p = Classica
rule-set-name-classic_2p = Classica a due
rule-set-name-classic_3p = Classica a tre
rule-set-name-classic_6p = Classica a sei
rule-set-name-dutch_house = Regole di casa olandesi
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Regole di casa italiane
rule-set-name-british = Britannica
rule-set-name-uruguayan = Uruguaiana
rule-set-name-uruguay_wild = Uruguay con canaste di pinelle
rule-set-name-spanish = Spagnola
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Cubana
rule-set-name-cutthroat_3p = Uno contro due
rule-set-name-six_hand_three_pack = Tre mazzi in sei
rule-set-name-modern_american_cla = Modern American
rule-set-name-modern_american = Modern American (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco a tre
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Buraco chiuso
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviana
rule-set-name-brazilian = Brasiliana
rule-set-name-chilean = Cilena
rule-set-name-italian_samba = Samba all’italiana
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot senza coppie
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = Il gioco che quasi tutti conoscono: due coppie raccolgono carte dello stesso valore, e sette fanno una canasta.
rule-set-special-classic_2p = A ogni turno si pescano due carte, e per chiudere servono due canaste.
rule-set-special-classic_3p = Ognuno per sé, tredici carte a testa, una carta pescata a turno.
rule-set-special-classic_6p = Due squadre da tre con tre mazzi. Anche cinque e sei tre rossi danno punti.
rule-set-special-dutch_house = Una canasta calata intera dalla mano vale il doppio. Un tre rosso dimenticato costa 500.
rule-set-special-spruce = Le pinelle non sono mai più delle carte naturali. Una canasta calata intera dalla mano dà 100 in più.
rule-set-special-italian_house = Quindici carte, sei gradini di apertura fino a 180, quattro tre rossi fanno 500, si scarta sempre l’ultima carta.
rule-set-special-british = Chi non vede via d’uscita può dire «acaba»: gli altri fanno 1.500 e la smazzata finisce.
rule-set-special-uruguayan = Il gioco classico, sotto il nome del paese dove si giocò per la prima volta.
rule-set-special-uruguay_wild = Tre o più pinelle sono una combinazione, e sette una canasta da 2.000.
rule-set-special-spanish = Come nei regolamenti spagnoli: 2.000 per sette pinelle, premi per cinque e sette canaste e per quattro tre neri.
rule-set-special-kanasta = Come in Cechia e in Slovacchia: 600 per la canasta pulita, 1.000 per quella di pinelle. Si gioca a 10.000.
rule-set-special-cuban = Canaste di pinelle da 2.000 a 4.000, di sette carte esatte.
rule-set-special-cutthroat_3p = Chi prende il pozzo per primo gioca la smazzata da solo contro gli altri due.
rule-set-special-six_hand_three_pack = Tredici carte a testa, due canaste per chiudere, un quinto gradino di apertura.
rule-set-special-modern_american_cla = Le regole della lega: aperture da 125, 155 e 180, due canaste per chiudere, undici mani speciali.
rule-set-special-modern_american = Canaste di sette, di assi e di pinelle, tre rossi e tre neri, mani speciali.
rule-set-special-samba = Oltre ai gruppi si calano sequenze dello stesso seme. Sette carte in fila sono una samba da 1.500.
rule-set-special-burraco = Sequenze e gruppi. Sette carte fanno un burraco: pulito, semipulito o sporco. Ogni squadra ha il suo pozzetto.
rule-set-special-burraco_3p = Chi resta per primo senza carte gioca da solo il resto della smazzata, e gli altri due si dividono i punti. Più avanti ognuno gioca per sé.
rule-set-special-buraco = Il gioco aperto del Brasile: solo sequenze, monte libero, 1.000 da asso ad asso. Si chiude con una canasta pulita.
rule-set-special-burraco_international = Il gioco dei tornei FIBUR: gruppi solo di assi e di tre, niente semipulito. Per chiudere serve un burraco pulito.
rule-set-special-buraco_closed = Il gioco chiuso del Brasile: i gruppi naturali non sono canaste, si prende il monte calando la carta in cima, si apre a 75 da 1.500.
rule-set-special-burako = Il gioco argentino con le tessere e due jolly: canasta pulita 200, sporca 100. Si chiude con l’una o con l’altra, e si gioca a 3.000.
rule-set-special-tranca = Il gioco del Brasile senza jolly: i tre neri bloccano il monte, i rossi costano 100 senza una canasta.
rule-set-special-biriba = Come in Grecia: sequenze e gruppi di sette, puliti o sporchi. Le sequenze di briscola valgono il doppio. Si gioca a 3.030.
rule-set-special-bolivian = Samba con canaste di pinelle da 2.500. Per chiudere serve una sequenza.
rule-set-special-brazilian = Con 7.000 punti e da 9.000 in su si apre con una canasta intera. Una sequenza rimasta corta costa 1.000.
rule-set-special-chilean = Samba e bolivia insieme. Si conoscono poche altre regole.
rule-set-special-italian_samba = Canaste di due, premi per cinque e per dieci canaste, pozzo sempre congelato.
rule-set-special-hand_and_foot_us = Come negli Stati Uniti: quattro smazzate, si chiude con due canaste pulite e due sporche, 100 a chi taglia 22 carte esatte.
rule-set-special-hand_and_foot = Una mano e un piede di undici carte ciascuno. L’apertura cresce di smazzata in smazzata.
rule-set-special-hand_and_foot_solo = Hand & Foot, ognuno per sé: si chiude con una canasta pulita e due sporche.
rule-set-special-hand_knee_and_foot = Sei mazzi e un terzo mazzetto a testa. Si chiude con una canasta di sette, una di cinque, una di pinelle, una pulita e una sporca.
rule-set-special-pennies_from_heaven = Si gioca in sei, con quattro mazzi e una seconda mano di undici carte. Si chiude con una canasta di ogni tipo, anche di sette.
rule-set-special-boat = Nessuna regola pubblicata: si gioca come la classica, finché il tavolo non cambia qualcosa.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = I biribaki sono due, di undici carte, uno per squadra. Il primo si può prendere solo quando una squadra ha una biriba.
rule-note-foot-pozzetto = I pozzetti sono due, di undici carte, uno per squadra. Lo prende il primo giocatore della squadra che resta senza carte.
rule-note-foot-morto = I pozzetti (morti) sono due, di undici carte, uno per squadra. Lo prende il primo giocatore della squadra che resta senza carte.
rule-note-foot-muerto = I pozzetti (muertos) sono due, di undici tessere, uno per squadra. Lo prende il primo giocatore della squadra che resta senza tessere.
rule-note-foot-face-down = Si distribuisce coperto.
rule-note-two-in-own-place = In una sequenza, un due al suo posto vale come carta naturale.
rule-note-ace-low-or-high = L’asso sta in basso, prima del due, o in alto, dopo il re.
rule-note-one-low-or-high = L’1 sta in basso, o in alto dopo il 13.
rule-note-ace-to-ace = Una sequenza può andare da asso ad asso.
rule-note-thirteen-and-wild = Tredici carte di un seme e una matta.
rule-note-whole-suit-clean = Tutte le tredici carte di un seme, senza matta.
rule-note-whole-suit-either-ace = Tredici carte, dall’asso al re o dal due all’asso, senza matta.
rule-note-ace-to-ace-clean = Quattordici carte senza matta.
rule-note-dirty-whole-suit = Anche per una canasta sporca di un seme intero o da asso ad asso.
rule-note-trump-sequence = Per una sequenza nel seme di briscola, cioè quello della carta scoperta dopo la distribuzione. Se è un jolly, il primo giocatore sceglie il seme.
rule-note-two-cards-left = La smazzata finisce quando nel tallone restano due carte.
rule-note-whole-pile-free = Invece di pescare dal tallone si può prendere tutto il monte degli scarti.
rule-note-pile-card-at-once = Bisogna calare subito una delle sue carte, in una nuova combinazione o attaccandola a una della squadra.
rule-note-closed-pile = Del monte si vede solo la carta in cima, e chi lo prende deve calarla subito.
rule-note-first-discard = Il monte comincia con il primo scarto.
rule-note-mortos-by-cutter = Chi taglia forma i due morti con le carte tagliate.
rule-note-trinca-no-canastra = Una trinca non è mai una canasta, per quante carte abbia. Non dà premio e non basta per chiudere.
rule-note-trinca-natural = Una trinca ha solo carte naturali. Una sequenza può avere una matta.
rule-note-clean-canastra-and-morto = La squadra deve avere una canasta pulita e aver preso il suo { foot-name }.
rule-note-canastra-and-morto = Basta una canasta qualsiasi, ma la squadra deve aver preso il suo { foot-name }.
rule-note-canasta-and-muerto = Basta una canasta qualsiasi, ma la squadra deve aver preso il suo { foot-name }.
rule-note-burraco-and-pozzetto = Basta un burraco qualsiasi, ma la squadra deve aver preso il suo pozzetto.
rule-note-clean-burraco-and-pozzetto = La squadra deve avere un burraco pulito e aver preso il suo pozzetto.
rule-note-morto-unplayed = Anche per un { foot-name } preso con l’ultimo scarto e non giocato. In quel caso le sue carte non contano.
rule-note-pozzetto-unplayed = Se un pozzetto è stato preso ma non giocato, le sue carte contano come carte rimaste in mano.
rule-note-pozzetto-of-partners = Si conta una volta sola per i due compagni. Chi gioca da solo ha sempre preso un pozzetto.
rule-note-vulnerable = Una squadra con almeno la metà dei punti per vincere è vulnerabile. Tutte le combinazioni di un turno si sommano.
rule-note-tiles = Le 104 tessere, da 1 a 13 in quattro colori, sono due mazzi: 1 è l’asso; 11, 12 e 13 sono fante, donna e re.
rule-note-two-play-as-four = In due si gioca come in quattro: undici carte a testa, due pozzetti e gli stessi punti.
rule-note-threes-ordinary = I tre sono carte come le altre, rossi o neri che siano.
rule-note-same-rank-joins = Le altre carte dello stesso valore si attaccano alla prima combinazione.
rule-note-semi-clean = Almeno sette carte naturali in sequenza o dello stesso valore, con la matta prima o dopo.
rule-note-last-card-natural = L’ultima carta non può essere una matta.
rule-note-first-out-alone = All’inizio ognuno gioca da solo. Il primo che resta senza carte gioca da solo il resto della smazzata, e gli altri due mettono insieme le loro combinazioni.
rule-note-pozzetto-on-top = Questo pozzetto sta sopra l’altro e si prende per primo.
rule-note-three-pozzetti = Allora i pozzetti sono tre, di undici carte, uno per giocatore.
rule-note-pozzetto-for-partners = Per i due compagni. Nella seconda fase ne ha uno ogni giocatore.
rule-note-same-suit-twice = Un gruppo può avere due carte dello stesso seme.
rule-note-time-not-target = Nei tornei si gioca a tempo. Questo è il punteggio del Burraco italiano.
rule-note-when-time-is-called = Anche quando scade il tempo.
rule-note-wild-three-to-seven = Una combinazione di pinelle ha da tre a sette carte. A una canasta di pinelle finita non se ne attaccano altre.
rule-note-black-threes-all-six = Calati alla chiusura valgono 5 l’uno. Si possono calare tutti e sei.
rule-note-escalera = In questo gioco una canasta in sequenza si chiama «escalera».
rule-note-short-sequence-each = Per ogni sequenza di questo tipo che è in tavola alla fine della smazzata.
rule-note-acaba-any-time = Si può dire in qualsiasi momento del proprio turno. Quello che è in tavola non conta.
rule-note-five-players = In cinque si gioca due contro tre. A ogni smazzata uno dei tre riposa.
rule-note-natural-becomes-mixed = Una pinella attaccata a una canasta pulita la rende sporca.
rule-note-red-three-no-meld = Un tre rosso da solo non vale come apertura.
rule-note-red-three-hidden = Per ogni tre rosso non messo in tavola, che allora non vale altro. Se il giocatore non ha mai avuto il turno, vale come messo in tavola.
rule-note-total-before-deal = Conta il totale della squadra prima della smazzata.
rule-note-concealed-without-pile = Chi chiude in mano senza prendere il pozzo deve avere le canaste per chiudere, ma non deve raggiungere nessun minimo.
rule-note-going-out-once = Una volta sola, alla squadra che ha chiuso.
rule-note-concealed-two-hundred = In tutto 200, se si cala tutta la mano in un solo turno, con una canasta, senza aver calato prima e senza usare le combinazioni del compagno. Si può prendere il pozzo.
rule-note-pile-taker-alone = Il primo che prende il pozzo gioca da solo. Se nessuno l’ha preso, gioca da solo chi chiude. Gli altri due segnano entrambi quello che fanno insieme, ma i tre rossi li segna ognuno per sé.
rule-note-concealed-seven-at-once = Le sette carte si calano tutte insieme, e possono esserci pinelle. Il premio è di 600 o 1.000.
rule-note-only-bonus-doubles = Raddoppia solo il premio, non il valore delle carte.
rule-note-teams-of-two = Squadre da due: di solito sono due, ma possono essere tre o quattro.
rule-note-one-pack-more = Un mazzo in più dei giocatori.
rule-note-one-pack-more-seven = Un mazzo in più dei giocatori, ma mai più di sette.
rule-note-hand-and-foot-both = Per le carte della mano e del piede.
rule-note-top-five = Esattamente le prime cinque carte, con due carte naturali della mano.
rule-note-five-or-seven-alone = Possono giocare anche in cinque o in sette, ognuno per sé.
rule-note-finished-book = A una canasta finita si possono ancora attaccare carte naturali.
rule-note-book = Negli Stati Uniti si chiama spesso «book» o «pile».
rule-note-exactly-22 = Per ogni giocatore che prende esattamente le 22 carte di mano e piede.
rule-note-best-with-four = Meglio in quattro.
rule-note-usually-four = Di solito quattro giocatori in due coppie.
rule-note-knee-and-foot = Due mazzetti, uno dopo l’altro: un ginocchio di 13 carte e un piede di 11. Con la mano fanno 39 carte.
rule-note-red-threes-over-seven = 100 l’uno, e 300 in più se sono più di sette.
rule-note-red-threes-with-meld = Si mettono in tavola con l’apertura. Prima restano in mano.
rule-note-only-top-card = Solo la carta in cima al pozzo.
rule-note-two-or-three-alone = In due o in tre si gioca senza compagno.
rule-note-lowest-card = Per esempio chi pesca la carta più bassa.
rule-note-minimum-always = Anche chi chiude subito deve raggiungere il minimo.
rule-note-no-natural-pair = Non serve una coppia naturale: basta calare subito la carta in cima.
rule-note-card-shown = Da 1 carta in più con un asso a 13 con un re.
rule-note-twos-not-wild = Finché la combinazione di due di una squadra non è una canasta, per questa squadra i due non sono pinelle.
rule-note-without-partner-two = Senza compagno servono due canaste per chiudere.
rule-note-at-most-half = Al massimo la metà delle carte: una su tre, due su quattro.
rule-note-twos-or-with-jokers = Di soli 2, oppure di 2 e jolly.
rule-note-twos-jokers-or-both = Di 2, di jolly o di entrambi.
rule-note-three-packs-only = Cinque e sei tre rossi ci sono solo con tre mazzi.
rule-note-in-pairs = Se si gioca in coppia.
rule-note-aces-with-wilds = Solo assi. Gli assi calati con pinelle nell’apertura sono una combinazione normale e fanno una canasta sporca.
rule-note-each-color = Tre rossi e tre neri seguono la stessa tabella, ogni colore per conto suo.
rule-note-threes-with-canastas = Con due o più canaste. Con una sola i tre non contano.
rule-note-like-red-three = Come un tre rosso rimasto in mano.
rule-note-meld-before-pile = Come nei tornei: prima si apre con le carte in mano, poi si può prendere il pozzo.
rule-note-except-special-hand = Tranne che con una mano speciale.
rule-note-each-player = Per ogni giocatore, oltre al valore delle carte.
rule-note-special-hand = Quattordici carte come prima e unica combinazione della squadra. L’altra squadra segna come sempre.
rule-note-five-naturals-first = Dopo l’apertura una combinazione deve avere cinque carte naturali prima di ricevere una pinella.
rule-note-wild-meld-first = Finché la combinazione di pinelle di una squadra non è finita, le sue pinelle vanno solo lì.
rule-note-each-whatever-canastas = Per ognuno, qualunque sia il numero di canaste della squadra.
rule-note-canasta-of-seven = Una canasta ha al massimo sette carte.
rule-note-sevens-with-wilds = Una canasta di sette può avere pinelle oppure no.
rule-note-one-of-each-kind = Una canasta di ogni tipo.
rule-note-sequence-goes-out = Per chiudere vale anche una canasta in sequenza.
rule-note-top-card-no-sequence = Con la carta in cima al pozzo non si può cominciare nemmeno una sequenza.
rule-note-three-pairs = Si può giocare anche in tre coppie. Allora si gioca a 7.500.
rule-note-partner-of-first = È il compagno di chi comincia.
rule-note-four-of-seven-natural = Almeno quattro delle sette carte di una canasta sono naturali.
rule-note-bonuses-add-up = I premi si sommano: con sette canaste si hanno entrambi.
rule-note-four-black-threes = Tutti e quattro, calati alla chiusura, valgono 500 e non 520: il premio sostituisce il valore delle carte.
rule-note-canasta-oculta = La «canasta oculta»: si chiude in un solo turno, con una canasta, senza aver calato né preso il pozzo prima. Al primo turno vale 1.000: gli altri 500 si segnano in «Penalità, nota».
rule-note-first-card-covered = Una pinella o un tre rosso si copre con un’altra carta.
rule-note-concealed-with-top-card = Non occorre chiudere. Una delle sette carte può essere quella in cima al pozzo.
rule-note-threes-never-melded = I tre non si calano mai, perciò la carta più bassa è il quattro.
rule-note-red-three-at-once = Un tre rosso si mette subito in tavola, quindi nessuno dovrebbe averlo in mano.
rule-note-like-every-card = Come ogni carta rimasta in mano.
rule-note-pile-always-frozen = Il pozzo è sempre congelato.

## Table

cancel = Annulla
sheet-close = Chiudi
notice-undo = Annulla
notice-redo = Rifai
notice-already = Già salvato da un altro dispositivo alle { $time }. { $what }
notice-dismiss = Chiudi questo messaggio
badge-out = CHIUSO
badge-acaba = ACABA
table-deal = Smazzata { $number }
table-deal-of = Smazzata { $number } di { $count }
table-over = Finita
table-house-rules = { $name } con regole di casa
table-rules-target = { $name } · a { $target }
table-rules-deals = { $name } · { $count ->
    [one] una smazzata
   *[other] { $count } smazzate
}
table-dealer = Dà le carte { $name }
table-dealer-rests = { $name } dà le carte e riposa in questa smazzata
table-leader = Comincia { $name }
table-sheet = Foglio punti
table-pad = Segnapunti
table-chart = Grafico
table-pad-empty = Qui compaiono le smazzate salvate.
table-passed = Superati { $points }
table-passed-side = { $side }: apertura
table-passed-said = ora { $now }
table-phase = Fase { $number }
table-later-phase = Comincia la fase 2
table-later-phase-now = { $kind ->
    [individual] D’ora in poi ognuno gioca per sé
   *[other] D’ora in poi: { $sides }
}
table-series = serie { $score }
series-best-of = al meglio di 3: { $score }
series-best-of-open = Al meglio di tre: { $score }
series-best-of-won = { $players ->
    [one] { $side } vince al meglio di tre, { $score }
   *[other] { $side } vincono al meglio di tre, { $score }
}
table-menu = Altre opzioni
table-nothing-to-undo = Niente da annullare
table-needs = apre a
table-needs-said = apre a { $needed }
table-to-go = mancano { $points }
table-reached = punteggio raggiunto
table-record = Segna smazzata { $number }
table-continue = Continua la smazzata { $number } · { $points }
table-new-match = Nuova partita
table-rematch = Rivincita
table-menu-menu = Questa partita
table-menu-insert = Prima di quale smazzata andava quella dimenticata?
table-settings = Impostazioni della partita
    .detail = Regole, punti per vincere, posti, mazziere, foglio punti
table-rules = Regole di { $name }
timer = Timer
    .detail = Per una smazzata o per la serata
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Timer in pausa, restano { $time }
    [over] Timer: tempo scaduto
    [waiting] Timer spento, { $time }
   *[playing] Timer, restano { $time }
}
timer-up = Tempo scaduto
timer-start = Avvia il timer
timer-pause = Pausa
timer-resume = Riprendi
timer-again = Ricomincia
timer-stop = Ferma
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minuti in meno
       *[more] { $minutes } minuti in più
    }
timer-sound = Suono alla fine
timer-note = Il timer suona solo mentre l’app è aperta.
table-set-up = Regole, punti per vincere e nomi
table-insert = Aggiungi una smazzata dimenticata
table-before = Prima della smazzata { $number }: { $points }
table-end = { $ways ->
    [end] Termina o elimina questa partita
    [resume] Continua o elimina questa partita
   *[delete] Elimina questa partita
}
table-end-agreement = Termina di comune accordo
table-end-time = Termina perché il tempo è scaduto
table-end-walkover = Una squadra si ritira
    .detail = Si sceglie quale. Vince un’altra squadra.
table-end-stays = La partita resta in Partite e conta nelle statistiche.
table-delete = Elimina questa partita
    .detail = Sparisce da Partite e dalle statistiche. Si può ripristinare.
table-keep-playing = Continua a giocare
table-end-who = Chi si ritira?
table-end-who-hint = { $sides ->
    [2] Vince l’altra squadra, qualunque sia il punteggio.
   *[other] Tra le altre squadre vince quella con più punti.
}
table-go-on = Continua questa partita
table-would-win = { $margin ->
    [one] La vittoria andrebbe a { $side }, con { $margin } punto di vantaggio.
   *[other] La vittoria andrebbe a { $side }, con { $margin } punti di vantaggio.
}
table-would-draw = Finirebbe in parità fra { $sides }.
deal-said = Smazzata { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] ; qualcosa è improbabile o impossibile, da controllare
}
deal-said-side = { $side } { $points }, ora { $total }{ $ended ->
    [badge-out] , chiusura
    [badge-acaba] , acaba
   *[none] { "" }
}
course-said = Andamento della partita. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } ha vinto
   *[other] { $side } hanno vinto
}{ $margin ->
    [0] { "" }
    [one] { " " }di un punto
   *[other] { " " }di { $margin } punti
}
ending-drawn = Parità fra { $sides }
ending-tie = Parità in testa: { $sides }
ending-tie-plays-on = Decide un’altra smazzata
ending-target = { $target } raggiunti nella smazzata { $deals }
ending-deals = { $deals ->
    [one] L’unica smazzata è stata giocata
   *[other] Tutte le { $deals } smazzate sono state giocate
}
ending-outright = Vinta in una sola smazzata
ending-agreement = Finita di comune accordo
ending-time = Tempo scaduto
ending-walkover = Vinta per forfait
ending-gave-up = Ritiro di { $side }
winner-wins = { $players ->
    [one] { $side } vince
   *[other] { $side } vincono
}
winner-by = di { $margin }
winner-deals = { $deals ->
    [one] in una smazzata
   *[other] in { $deals } smazzate
}
winner-best = smazzata migliore
winner-canastas = { -canasta(as: "canaste") }
winner-out = chiusure
winner-out-of = { $out } su { $deals }
winner-games = partite vinte
winner-evening = punti della serata
winner-games-of = { $won } su { $games } vinte
winner-people = Stasera
winner-to = a { $target }
winner-pad = Smazzate
winner-result = Risultato
winner-share = Condividi
start-title =
    Voi giocate a { canasta-name }.
    I conti li fa il taccuino.
    .detail = Una smazzata contata in meno di venti tocchi, ogni punto spiegato.
start-deal = Una smazzata in un minuto
    .detail = { -canasta(as: "Canaste") }, tre rossi, chi ha chiuso
start-deal--burraco = { start-deal--usual }
    .detail = Puliti e sporchi, { foot-name }, chi ha chiuso
start-meld = L’apertura sempre sott’occhio
    .detail = «7 7 7 e Q Q 2 bastano?» Basta chiedere
start-melds = Quanto valgono le combinazioni
    .detail = Tocca le carte e vedi ogni premio, ogni punto
start-rules = Si gioca con le vostre regole
    .detail = { $names }, regole di casa
start-demo = Prova una demo
start-join = Vai a un tavolo
start-join-how = Al club, inquadra con la fotocamera il codice sul cartellino del tavolo, oppure scrivi nel browser l’indirizzo che c’è sul cartellino. Il tavolo si apre lì, senza installare nulla.
empty-title = Nessuna partita in corso
    .detail = Inizia una partita e segna i punti.
empty-last = Ultime partite
empty-running = Quale partita vuoi continuare?
    .detail = Tocca una partita per continuarla, o iniziane una nuova.
empty-goes-on = Da finire
rules-changed = { $count ->
    [one] Da quando è iniziata la partita è cambiata una regola, ma qui vale ancora quella di prima
   *[other] Da quando è iniziata la partita sono cambiate { $count } regole, ma qui valgono ancora quelle di prima
}
rules-changed-title = Regole cambiate
rules-changed-hint = Questa partita continua con le regole con cui è iniziata.
rules-changed-values = in questa partita { $here }, ora { $today }

## Table view

table-view = Vista tavolo
view-back = Torna al tavolo
view-turn = { $facing ->
    [across] Squadre una di fronte all’altra. Cambia l’orientamento
    [aside] Squadre a sinistra e a destra. Cambia l’orientamento
   *[flat] Squadre non girate. Cambia l’orientamento
}
view-evening = In tutto
view-clock = { $big }:{ $small }
view-goes-dark = Su questo dispositivo l’app non può tenere acceso lo schermo: potrebbe spegnersi.

## Catching up

catch-up = { $deals ->
    [one] { $side }, indietro di { $behind }: con { $what } si recuperano almeno { $worth } punti.
   *[other] { $side }, indietro di { $behind }: con { $what } in ognuna delle prossime { $deals } smazzate si recuperano almeno { $worth } punti.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] { -canasta(as: "una-canasta") } { -canasta(as: "pulita") }
       *[other] { $count } { -canasta(as: "canaste") } { -canasta(as: "pulite") }
    }
    [mixed] { $count ->
        [one] { -canasta(as: "una-canasta") } { -canasta(as: "sporca") }
       *[other] { $count } { -canasta(as: "canaste") } { -canasta(as: "sporche") }
    }
    [wild] { $count ->
        [one] { -canasta(as: "una-canasta") } di { -pinelle }
       *[other] { $count } { -canasta(as: "canaste") } di { -pinelle }
    }
    [sequence] { $count ->
        [one] { -canasta(as: "una-canasta") } in sequenza
       *[other] { $count } { -canasta(as: "canaste") } in sequenza
    }
    [semi_natural] { $count ->
        [one] { -canasta(as: "una-canasta") } { -canasta(as: "semipulita") }
       *[other] { $count } { -canasta(as: "canaste") } { -canasta(as: "semipulite") }
    }
    [suit_ace_to_ace] { $count ->
        [one] { -canasta(as: "una-canasta") } da asso ad asso
       *[other] { $count } { -canasta(as: "canaste") } da asso ad asso
    }
    [suit_whole] { $count ->
        [one] { -canasta(as: "una-canasta") } di un seme intero
       *[other] { $count } { -canasta(as: "canaste") } di un seme intero
    }
    [rank_whole] { $count ->
        [one] { -canasta(as: "una-canasta") } di otto carte uguali
       *[other] { $count } { -canasta(as: "canaste") } di otto carte uguali
    }
    [twos_natural] { $count ->
        [one] { -canasta(as: "una-canasta") } { -canasta(as: "pulita") } di due
       *[other] { $count } { -canasta(as: "canaste") } { -canasta(as: "pulite") } di due
    }
   *[twos_mixed] { $count ->
        [one] { -canasta(as: "una-canasta") } { -canasta(as: "sporca") } di due
       *[other] { $count } { -canasta(as: "canaste") } { -canasta(as: "sporche") } di due
    }
}
catch-up-out = la chiusura

## Chances of winning

chance = Che cosa ci serve?
chance-percent = { $bound ->
    [over] più del { $value }
    [under] meno del { $value }
   *[about] circa il { $value }
}
chance-needs = { $deals ->
    [1] { $side }, indietro di { $behind }: questa è probabilmente l’ultima smazzata. Servono circa { $more } punti più di { $leader }.
   *[other] { $side }, indietro di { $behind }: restano circa { $deals } smazzate. In ognuna servono circa { $more } punti più di { $leader }.
}
chance-gap = Alla fine di una smazzata due squadre distano di solito circa { $gap } punti.
chance-source = Stima dalle ultime { $count } smazzate giocate con queste regole. Tutte le squadre sono considerate ugualmente forti.
chance-simulated = Stima da { $count } smazzate simulate, finché qui non se ne sono giocate abbastanza con queste regole. Tutte le squadre sono considerate ugualmente forti.

## Pictures of a match

pictures = Andamento e punti
pictures-none = Il grafico compare dopo la prima smazzata.
pictures-course = Andamento della partita
pictures-target = La linea tratteggiata indica i punti per vincere, { $target }.
pictures-bands = Apertura: { $bands }.
pictures-band-below = { $needed } sotto { $end }
pictures-band = { $needed } da { $start }
pictures-deal-band = { $needed } nella smazzata { $deal }
pictures-sources = Da dove vengono i punti
pictures-source = { $source ->
    [canastas] { -canasta(as: "Canaste") }
    [cards] Carte in tavola
    [threes] Tre rossi e neri
    [out] Chiusura
    [hand] Carte rimaste in mano
    [partners] Metà dei punti dei compagni
    [penalties] Penalità
    [special] Mani speciali e dichiarazioni
    [table] Inseriti come totali
   *[other] Altro
}
pictures-catching-up = Per rimontare

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value }%
statistics = Statistiche
statistics-counting = Calcolo in corso…
statistics-finished-only = Solo partite finite
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] una partita finita
       *[other] { $games } partite finite
    }
statistics-tab = { $tab ->
    [rivals] Sfida
    [partnerships] Coppie
    [players] Giocatori
   *[deals] Smazzate
}
statistics-empty-title = Ancora nessuna partita finita
statistics-empty = Dopo la prima partita finita qui si vede chi vince, chi chiude e quali sono le smazzate migliori.
statistics-go-on = Continua con la smazzata { $number }
statistics-import = Importa vecchie partite
statistics-player-none = Ancora nessuna partita finita con questo giocatore.
statistics-games-between = { $games ->
    [one] una partita decisa tra loro
   *[other] { $games } partite decise tra loro
}
statistics-last = ultime { $count }
statistics-now = oggi
statistics-deal = smazzata { $number }
statistics-deal-of-day = { $day }, smazzata { $number }
statistics-at-least = Almeno { $count } partite: { $rules }
statistics-unranked = Meno di { $count } partite: fuori classifica
statistics-record = { $wins } su { $games }
statistics-few = { $wins } su { $games }, troppo poche per dirlo
statistics-on-games = { $games ->
    [one] su una partita
   *[other] su { $games } partite
}
statistics-of-games = { $games ->
    [one] su una partita vinta
   *[other] su { $games } partite vinte
}
statistics-points = { $points } punti a smazzata
statistics-since = Da { $month } · { $games }
statistics-won-of-these = vinte { $count }
statistics-partners = Con il compagno
statistics-mark = tacca: 50%
statistics-extremes = Smazzata migliore e peggiore
statistics-with-on-day = { $day }, con { $names }
statistics-unreadable = { $count ->
    [one] Manca una partita che questa versione non sa leggere.
   *[other] Mancano { $count } partite che questa versione non sa leggere.
}
statistics-measure = { $measure ->
    [won] percentuale di vittorie
    [average] punti a smazzata
    [canastas] { -canasta(as: "canaste") } a smazzata
    [naturals] { -canasta(as: "canaste") } { -canasta(as: "pulite") } a partita
    [out] chiusure
    [best] smazzata più alta
    [streak] serie di vittorie più lunga
   *[deals] smazzate
}
statistics-measure-choose = Ordina per
statistics-measure-said = Ordina per: { $measure }. Cambia
statistics-versus-said = Scontri diretti: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Scegli un avversario per { $name }
statistics-versus-other = { $name }: scegli qualcun altro
statistics-in-a-row = { $name }: { $count } di fila
statistics-form = Ultime partite
statistics-result = { $how ->
    [won] vinta
    [drawn] pari
   *[lost] persa
}
statistics-rename = { $name }: cambia il nome
statistics-against = Contro
statistics-played = { $deals ->
    [one] una smazzata in tutto
   *[other] { $deals } smazzate in tutto
}
statistics-on-deals = { $deals ->
    [0] nessun dato sulle smazzate
    [one] su una smazzata
   *[other] su { $deals } smazzate
}
statistics-on-results = { $deals ->
    [0] nessun dato sulle smazzate
    [one] su un risultato di squadra
   *[other] su { $deals } risultati di squadra
}
statistics-on-outs = { $outs ->
    [0] nessun dato sulle chiusure
    [one] su una chiusura
   *[other] su { $outs } chiusure
}
statistics-totals-only = Le smazzate con i soli totali contano soltanto per i punti.
statistics-matches = Partite finite
statistics-average = Media dei punti a smazzata
statistics-best = Smazzata migliore
statistics-worst = Smazzata peggiore
statistics-canastas = { -canasta(as: "Canaste") } a smazzata
statistics-naturals = { -canasta(as: "Canaste") } { -canasta(as: "pulite") } a partita
statistics-out = Chiusure
statistics-concealed = Chiusure in mano
statistics-threes = Tre rossi a smazzata
statistics-luck = Fortuna con i tre rossi, rispetto alla media del tavolo
statistics-minutes = Durata tipica di una smazzata (minuti)

## Setting a match up

seat-compass = { $number ->
    [1] Sud
    [2] Ovest
    [3] Nord
   *[other] Est
}
seat-number = Giocatore { $number }
side-compass = { $number ->
    [1] Nord–Sud
   *[other] Est–Ovest
}
side-mark = { $color ->
    [blue] Blu
    [red] Rossi
    [amber] Gialli
    [slate] Grigi
    [lilac] Lilla
   *[mint] Menta
}
side-color = { $color ->
    [blue] Blu
    [red] Rosso
    [amber] Giallo
    [slate] Grigio
    [lilac] Lilla
   *[mint] Menta
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] c’è un solo nome, ne servono { $right }
   *[other] ci sono { $count } nomi, ne servono { $right }
}
problem-name_needed = serve un nome
problem-name_twice = «{ $name }» c’è due volte
problem-undrawn = «{ $text }»: ciò che qui appare come ▯ non si può mostrare e viene tolto. Le lettere possono essere latine, greche, cirilliche o ebraiche.
problem-changed_since = Non salvato: nel frattempo un altro dispositivo ha cambiato questa partita. Ora la vedi aggiornata.
problem-no_such_deal = Quella smazzata non c’è più.
problem-wrong_number_of_scores = servono i punti di partenza di { $right } squadre

new-match = Nuova partita
new-match-hint = Tocca un nome o un posto per cambiarlo
new-match-who = Chi gioca?
new-match-round = { $partners ->
    [yes] I compagni siedono di fronte
   *[no] Intorno al tavolo
}
new-match-against = contro
new-match-start = Inizia
new-match-back = Indietro
set-up = Impostazioni della partita
set-up-save = Salva
set-up-back = Indietro senza cambiare niente
set-up-rules = Regole
set-up-rules-choose = Regole: { $name }. Cambia
set-up-rules-all = Tutti i { $count } regolamenti
set-up-rules-usual = Si gioca nel tuo paese
set-up-players = Giocatori
set-up-players-count = { $count } giocatori
set-up-name = Nome del giocatore { $number }, squadra { $side }
set-up-side-rename = Nome della squadra { $side }: { $name }
set-up-side-name = Nome della squadra
set-up-short = Nome breve
    .detail = per schermi piccoli
set-up-color = Colore di { $side }: { $color }
set-up-color-kept = { $name } tiene questo colore nelle prossime partite. Tocca un altro posto per scambiare i colori.
set-up-known = { $name }
    .says = { $name } gioca
set-up-dealer = Chi dà le carte per primo?
set-up-first-dealer = Primo mazziere
set-up-target-other = Un altro numero
set-up-dealer-label = Primo mazziere: { $name }
set-up-target = Punti per vincere
set-up-target-label = Punti per vincere: { $target }. Cambia
set-up-target-chip = A { $target }
set-up-target-deals = { $deals ->
    [one] La partita ha una smazzata.
   *[other] La partita ha { $deals } smazzate.
}
set-up-more = Altre opzioni
set-up-less = Meno opzioni
set-up-direction = Senso di gioco
set-up-best-of = Numero di partite
    .detail = { $count ->
        [1] Una partita
       *[other] Al meglio di tre: decidono due vittorie
    }
set-up-opening = Punti di partenza
set-up-sides = Nomi delle squadre
set-up-opening-label = Punti di partenza di { $name }: { $points }. Cambia
pad-delete = Cancella l’ultima cifra
pad-sign = Cambia segno
pad-done = Fatto
set-up-follows = { $deals ->
    [one] Una smazzata è già segnata. Se cambi queste impostazioni, viene ricalcolata.
   *[other] { $deals } smazzate sono già segnate. Se cambi queste impostazioni, vengono ricalcolate.
}
set-up-changed-today = Queste regole sono cambiate dall’inizio della partita. Se salvi, valgono quelle nuove: { $what }.
set-up-no-fit = Scegli regole per { $sides } squadre: ci sono già smazzate segnate.
set-up-spoilt = { $count ->
    [one] La smazzata { $deals } non è possibile con queste regole. Scegline altre, o prima modifica la smazzata.
   *[other] Le smazzate { $deals } non sono possibili con queste regole. Scegline altre, o prima modifica le smazzate.
}
set-up-spoilt-why = Smazzata { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Conserva la smazzata con i soli totali
   *[other] Conserva le smazzate con i soli totali
}
set-up-keep-totals-hint = I punti restano, ma non le carte e le combinazioni di queste smazzate. «Annulla» ripristina tutto.
set-up-house-changed = «{ $name }» è cambiato dall’inizio della partita. La partita mantiene le sue regole finché non scegli di nuovo «{ $name }».
set-up-no-match = Nessuna partita è aperta.

## Record screen

record-title-record = Smazzata { $number }
record-title-amend = Modifica n. { $number }
record-title-insert = Inserisci n. { $number }
record-under = Mazziere: { $dealer } · { $rules }
record-dealt = Mazziere: { $dealer }
record-of = { $number } di { $count }
record-contract = per chiudere: { $kinds }
record-leave = Chiudi (quello che hai scritto resta)
record-mode = Solo totali
record-mode-short = Totali
record-kinds = Segna per tipo
record-kinds-short = Per tipo
record-more = Altro per { $side }
record-gone = Questa smazzata non è più nella partita.

canasta-name = { -canasta }
foot-name = pozzetto
foot-name--hand_and_foot = piede
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
record-who-out = Chi ha chiuso?
record-went-out = Chiusura di { $side }
record-nobody = Nessuno
record-nobody-out = Non ha chiuso nessuno
record-concealed = In mano
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } in questa smazzata, nuovo totale { $total }{ $problem ->
    [yes] , qualcosa non va
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] { -canasta(as: "Pulite") }
        [mixed] { -canasta(as: "Sporche") }
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] { -pinelle(as: "Pinelle") }
        }
        [wild_all_twos] { -pinelle(as: "Pinelle") }, tutti due
        [wild_four_jokers] { -pinelle(as: "Pinelle") }, 4 jolly
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Sequenze
        }
        [sevens] Sette
        [fives] Cinque
        [aces] Assi
        [sevens_mixed] Sette sporchi
        [aces_mixed] Assi sporchi
        [semi_natural] { -canasta(as: "Semipulite") }
        [suit_ace_to_ace] Da asso ad asso
        [suit_whole] Seme intero
        [suit_mixed] Seme intero, sporco
        [rank_whole] Otto uguali
        [rank_mixed] Otto uguali, sporco
        [twos_natural] Due puliti
        [twos_mixed] Due sporchi
       *[other] { -canasta(as: "Canaste") }
    }
    [hand_canastas] { $kind ->
        [natural] { -canasta(as: "Pulite") }, intere
       *[mixed] { -canasta(as: "Sporche") }, intere
    }
    [red_threes] Tre rossi
    [black_threes] Tre neri
    [black_threes_captured] Tre neri
    [red_threes_in_hand] Tre rossi rimasti in mano
    [feet_untaken] { record-foot } non preso
    [exact_pickups] Taglio esatto
    [black_threes_in_hand] Tre neri rimasti in mano
    [incomplete] { $kind ->
        [sevens] Sette iniziati e non finiti
        [aces] Assi iniziati e non finiti
        [wild] { -pinelle(as: "Pinelle") } iniziate e non finite
        [wild_with_four_jokers] Quattro jolly iniziati e non finiti
       *[sequence] Sequenze corte
    }
    [held] { $kind ->
        [sevens] Tre o più sette trattenuti
       *[aces] Tre o più assi trattenuti
    }
   *[lone] Da solo
}
record-row-trump = { $row }, di briscola
record-trump = Seme di briscola
record-each = da { $points }
record-each-range = { $first }…{ $last }
record-foot = Pozzetto
record-foot--hand_and_foot = Piede
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] preso
    [1] non preso { $points }
   *[other] { $count } non presi { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Penalità, nota
record-penalty-title = { $side } · penalità, nota
record-remark = Motivo o nota
record-tile-said = { $tile }, { $side }: { $state ->
    [done] fatta, { $points }
    [begun] iniziata, { $points }
   *[none] nessuna
}
record-fewer = Numeri da 0 a { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] In tavola
    [hand] { $foot ->
        [true] Mano e piede
       *[false] Rimaste in mano
    }
    [books] { -canasta(as: "Canaste") }
    [cards] Carte
   *[total] Punti della smazzata
}
record-field-short = { $field ->
    [table] In tavola
    [hand] { $foot ->
        [true] Mano, piede
       *[false] Rimaste
    }
    [books] { -canasta(as: "Canaste") }
    [cards] Carte
   *[total] Punti
}
record-field-hint = { $field ->
    [table] si sommano
    [hand] si sottraggono
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] non conta
   *[out] ha chiuso: 0
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = ancora niente
record-typing = si scrive qui
record-not-yet = non ancora
record-totals-hint = Nell’ordine dei posti, come sul foglio, premi compresi.
record-typed-total = Totale: { $side }
record-typed-books = { -canasta(as: "Canaste") }: { $side }
record-typed-cards = Carte: { $side }
record-one-total = Un totale a testa
record-books = { -canasta(as: "Canaste") } e carte
record-books-hint = { -canasta(as: "Canaste") } e premi in un numero, le carte nell’altro. Le carte possono essere sotto zero.

record-key-plus = Più
record-key-times = Per
record-key-sign = Cambia segno
record-key-delete = Cancella cifra
record-next = { $field ->
    [table] in tavola
    [hand] { $foot ->
        [true] mano, piede
       *[false] rimaste
    }
    [cards] carte
   *[total] punti
}
record-next-short = { $field ->
    [table] tavola
    [hand] rimaste
   *[total] punti
}
record-next-said = Avanti: { $field }, { $side }
record-next-none = Tutti i numeri sono inseriti

record-nothing = Ancora nessun punto
record-partners = Vale per { $names } insieme: inseriscilo una volta sola
record-sum = Somma
record-equals = = { $points }
record-next-meld = apertura { $needed }
record-course = { $before } → { $after } · prossima apertura { $needed }

record-save = Salva smazzata { $number }
record-save-short = Salva
record-missing = { $count ->
    [one] manca 1
   *[other] mancano { $count }
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Chiusura { -canasta(as: "senza-canaste") }?
       *[other] { -canasta(as: "Canaste") } insufficienti per chiudere?
    }
    [concealed_without_canasta] Chiusura { -canasta(as: "senza-canaste") }?
    [out_without_foot] Chiusura senza { foot-name }?
    [out_not_said] Chi ha chiuso?
    [nothing_typed] Niente segnato per { $side }?
    [total_too_low_for_out] { $side }: chiusura con { $points }?
    [total_too_high] { $points } per { $side }?
    [odd_points] Punti che non finiscono per 0 o per 5?
   *[other] È giusto così?
}
warning-not-said = Scegli una squadra oppure «{ record-nobody }».
warning-nothing-typed = { $side } avrebbe { $points } in questa smazzata.
warning-add-canastas = Aggiungi { -canasta(as: "canaste") }
warning-swap = Scambia con { $side }
warning-somebody-else = Ha chiuso qualcun altro
warning-enter = Segna i punti di { $side }
warning-change = Cambia
warning-change-total = Cambia il totale di { $side }
warning-who-out = Indica chi ha chiuso
warning-save = Salva lo stesso

record-more-title = { $side } · altro
record-special-hand = Mano speciale
record-special-short = Speciale
record-none = Nessuna
record-adjustment-gives = Aggiungi
record-adjustment-takes = Togli
record-adjustment-points = Punti
record-reason = Motivo
record-note = Nota sulla smazzata
record-clear = Cancella tutto
record-clear-deal = Cancella questa smazzata
record-done = Fatto · { $points } finora

record-moved-on = La partita è stata modificata
record-moved-on-hint = { $kind ->
    [amend] Questa ora è la smazzata { $number }.
   *[other] La tua ora sarebbe la smazzata { $number }.
}
record-go-on = Continua così
record-start-anew = Ricomincia
record-rival-title = { $kind ->
    [amend] Nel frattempo la smazzata { $number } è stata modificata
   *[other] La smazzata { $number } è già salvata
}
record-rival = { $by ->
    [here] La smazzata { $number } è stata salvata qui alle { $time }: { $points }.
   *[other] { $kind ->
        [amend] La smazzata { $number } è stata modificata su un altro dispositivo alle { $time }: { $points }.
       *[other] La smazzata { $number } è stata salvata su un altro dispositivo alle { $time }: { $points }.
    }
}
record-rival-mine = I tuoi punti: { $points }.
record-rival-keep = Tieni la smazzata salvata
record-rival-another = { $saves ->
    [true] La mia è un’altra smazzata: salvala come smazzata { $number }
   *[other] La mia è un’altra smazzata: continua con la smazzata { $number }
}
record-rival-amend = Sostituisci la smazzata { $number } con la mia
record-meanwhile = { $by ->
    [here] Alle { $time }: { $what }.
   *[other] Su un altro dispositivo alle { $time }: { $what }.
}

record-not-saved = Salvataggio non riuscito
record-close = Chiudi

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (e { $count ->
    [one] un altro
   *[other] altri { $count }
})
record-brief-odd_points = finisce per 0 o 5
record-brief-too_many_points = al più { $most }
record-brief-too_few_points_for_canastas = almeno { $least }
record-brief-total_too_high = al più { $most }
record-brief-total_too_low_for_out = almeno { $least }
record-brief-too_many_points_for_canastas = al più { $most }
record-brief-other = da controllare
problem-out_not_said = indica chi ha chiuso
problem-nothing_typed = manca un numero

## Counting cards

count-cards = Conta le carte
count-way = { $way ->
    [values] Per punti
   *[melds] Combinazioni
}
count-otherwise = I { $points } punti sono stati { $way ->
    [values] contati per punti
   *[melds] contati per combinazioni
}. Una carta contata qui li sostituisce.
count-value-said = Carte da { $points } punti: { $count }
count-most = In gioco ce ne sono solo { $count }.
count-field = { $field }: { $points }
count-next = Prossimo valore
count-empty = Azzera il conto
count-from-hand = Calata intera
count-from-hand-said = Questa combinazione è stata calata intera dalla mano
count-laid-from-hand = { $canasta ->
    [none] calata intera
   *[other] { $canasta }, calata intera
}

## From paper

paper = Continua da un foglio punti
paper-title = Dal foglio
paper-way = { $way ->
    [totals] Totali finora
   *[deals] Per smazzata
}
paper-totals-hint = I punti di ogni squadra finora. Si continua da lì.
paper-deals-hint = I punti di ogni smazzata, premi compresi.
paper-carried = Riportato dal foglio
paper-played-already = Ci sono già smazzate segnate, quindi i totali non si possono più riportare. Scrivi i punti smazzata per smazzata.
paper-field-said = { $side }, smazzata { $number }: { $points }
paper-take = Riporta
paper-keep = Salva smazzata { $number }
paper-next = Altra squadra
paper-done = Continua
paper-undo = Elimina l’ultima smazzata

## Penalties and bonuses at any time

adjust = Penalità o premio
adjust-hint = { $number ->
    [0] Conta nella prossima smazzata.
   *[other] Conta nella smazzata { $number }, e la cronologia ne conserva il motivo.
}
adjust-save = { $points } per { $side }
adjust-save-empty = { $kind ->
    [penalty] Salva la penalità
   *[bonus] Salva il premio
}

## Breakdown of a deal

back = Indietro
problem-of-side = { $side }: { $problem }
breakdown-gone = Questa smazzata non c’è
breakdown-gone-hint = La smazzata è stata eliminata, oppure è di un’altra partita.
breakdown-saved = Salvata { $time } · { $name }
breakdown-previous = Smazzata precedente
breakdown-next = Smazzata successiva
breakdown-change = { $before } → { $after }
breakdown-head = Da dove vengono i punti
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regola: { $rule }
}
breakdown-sum = Somma
breakdown-house-rule = Regola di casa di questa partita
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } fonti · { $first }
}
breakdown-book-says = { $name } dice: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } per { $count }
}
breakdown-no-rule-total = Contato al tavolo e inserito come totale.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Aggiunti o tolti al tavolo, fuori dalle regole del punteggio.
breakdown-out-player = Ha chiuso { $name }
breakdown-confirmed = Confermata da { $names }
breakdown-adjusted = Penalità o premio: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(su questo dispositivo)
    [elsewhere] { " " }(su un altro dispositivo)
    [none] { "" }
   *[other] { " " }(da { $where })
}
breakdown-insert = Inserisci prima della { $number }
breakdown-drop = Elimina
breakdown-amend = Modifica
breakdown-next-deal = Nuova smazzata
breakdown-drop-title = Eliminare la smazzata { $number }?
breakdown-drop-hint = I suoi punti spariscono e tutti i totali vengono ricalcolati. Si può annullare.

## Matches

matches = Partite
matches-count = { $count ->
    [one] una partita
   *[other] { $count } partite
}
matches-none = Ancora nessuna partita. Tocca «Nuova partita» per iniziare.
matches-older = Più vecchie
matches-open = aperta ora
matches-running = { $deals ->
    [0] appena iniziata
    [one] in corso, una smazzata
   *[other] in corso, { $deals } smazzate
}
matches-deals = { $deals ->
    [0] nessuna smazzata
    [one] una smazzata
   *[other] { $deals } smazzate
}
matches-now = Adesso
matches-continue = Continua
matches-find = Cerca tra le partite
matches-find-hint = Un nome o il regolamento
matches-find-none = Nessuna partita con «{ $text }».
matches-find-close = Chiudi la ricerca
matches-more-label = Altre opzioni: { $names }
matches-rematch = Rivincita
matches-unreadable = Partita non leggibile con questa versione.

## More

more = Altro
more-rules = Regole
    .detail = { $count } regolamenti, ogni valore con la sua fonte
more-language = Lingua
more-language-device = Del dispositivo
more-theme = Tema
more-theme-mode = { $mode ->
    [light] Chiaro
    [dark] Scuro
   *[other] Come il sistema
}
more-at-table = Al tavolo
more-look = Aspetto e lingua
more-data = I tuoi dati
more-backups-none = ancora nessuno
more-motion = Movimento e vibrazione
more-sounds = Suoni
more-chances = Probabilità di vittoria
store = Archivio
store-read-only = Sola lettura: non si può salvare niente. Le partite si possono ancora vedere.
about = Info sull’app
about-what = Tiene il punteggio della canasta giocata con carte vere, e mostra la regola di ogni riga.
about-version = Canasta Scorekeeper { $version }
about-words = Qualcosa suona male? Le correzioni sono benvenute: i testi sono in { $file }.
about-licence = Software libero con licenza MIT. Caratteri: Roboto con licenza Apache, Bitter con la SIL Open Font License; simboli tratti da DejaVu Sans.
about-data = Tutto è salvato su questo dispositivo, in { $file }.

## L’app come sito nel browser

safari = Safari può cancellare le partite
safari-why = Safari cancella i dati di un sito dopo sette giorni senza visite. { $device ->
    [mac] Se aggiungi l’app al Dock, le tue partite sono al sicuro.
   *[phone] Se aggiungi l’app alla schermata Home, le tue partite sono al sicuro.
}
safari-how = Come si fa
safari-later = Non ora
install-phone = Aggiungi alla schermata Home
install-mac = Aggiungi al Dock
install-app = Installa come app
install-open = { $device ->
    [mac] Apri il menu «File» di Safari.
   *[phone] Tocca «Condividi»: il quadrato con la freccia verso l’alto. Se non c’è, tocca prima «…».
}
install-choose = { $device ->
    [mac] Scegli «Aggiungi al Dock».
   *[phone] Scorri e tocca «Aggiungi alla schermata Home».
}
install-add = { $device ->
    [mac] Fai clic su «Aggiungi» e da ora apri Canasta dal Dock.
   *[phone] Tocca «Aggiungi» e da ora apri Canasta dalla schermata Home.
}
install-games = La nuova app all’inizio è vuota. Prima salva qui le partite, poi apri lì quel file: «Altro», «Esporta e importa», «Importa un file».
kept = Conservato dal browser
kept-promise = { $promised ->
    [yes] sì
   *[no] no
}
kept-why = { $promised ->
    [yes] Questo browser ha promesso di conservare le partite finché non cancelli tu i suoi dati. Un file salvato resta anche allora.
   *[no] Questo browser può cancellare le partite se manca spazio sul dispositivo, o se non apri l’app per molto tempo. Un file salvato è al sicuro.
}
save-all = Salva tutte le partite in un file
about-copy = Copia { $copy }, aggiornata: { $when }
cover-private = Le partite restano su questo dispositivo.
cover-loading = Caricamento
cover-starting = Avvio
cover-once = Dalla seconda visita l’app si apre più in fretta e non ha bisogno della rete.
cover-back = Apertura delle partite
cover-failed = L’app non è riuscita ad avviarsi.
cover-failed-hint = Controlla la connessione e riprova. Le partite salvate sono al sicuro.
cover-slow = Ci vuole più del solito.
cover-retry = Riprova
cover-script = Questa app ha bisogno di JavaScript, che in questo browser è disattivato.

## Backups

backups = Backup
backups-row = { $count ->
    [0] Ancora nessuno: il primo si crea all’inizio di una partita
    [one] Un backup
   *[other] { $count } backup
}
backups-explained = I backup si fanno da soli. Prima di ripristinarne uno si salva quello che c’è ora.
backups-make = Fai un backup
backups-send = Salva una copia
backups-elsewhere = Tieni una copia altrove, nel caso tu perda questo dispositivo.
backups-made = Backup fatto.
backups-not-needed = Non serve un altro backup: il più recente è uguale a quello che c’è ora.
backups-nothing = Non c’è ancora niente da salvare in un backup.
backups-none = Non c’è ancora nessun backup.
backups-state = { $current ->
    [yes] Tutto salvato
   *[no] Modificato dopo l’ultimo backup
}
backups-holds = { $matches ->
    [0] Nessuna partita
    [one] Una partita
   *[other] { $matches } partite
}, { $deals ->
    [0] nessuna smazzata
    [one] una smazzata
   *[other] { $deals } smazzate
}
backups-reason = { $reason ->
    [hand] A mano
    [import] Prima di un’importazione
    [restore] Prima di un ripristino
    [erase] Dopo la cancellazione di una persona
   *[automatic] Automatico
}
backups-number = Backup n. { $number }
backups-look = Caricamento…
backups-restore = Ripristina
backups-restored = Le partite sono come nel backup di { $when }. { $before ->
    [none] Prima qui non c’era niente.
   *[other] Le partite di prima sono nel backup di { $before }.
}
backup-title = Ripristinare questo backup?
backup-gone = Questo backup non c’è più
backup-gone-hint = È stato eliminato per fare posto ad altri più recenti.
backup-no-change = Non cambierebbe niente: le partite sono già come in questo backup.
backup-come = { $count ->
    [one] Una partita verrà ripristinata
   *[other] { $count } partite verranno ripristinate
}
backup-go = { $count ->
    [one] Una partita verrà eliminata: nel backup non c’è
   *[other] { $count } partite verranno eliminate: nel backup non ci sono
}
backup-change = { $count ->
    [one] Una partita torna com’era
   *[other] { $count } partite tornano com’erano
}
backup-same = { $count ->
    [one] Una partita resta com’è.
   *[other] { $count } partite restano come sono.
}
backup-beside = Anche le regole di casa, i giocatori e le conferme di questo dispositivo tornano com’erano.
backup-device = Tornano anche le impostazioni e le smazzate non finite che qui mancano.
backup-club = Anche i tornei di club tornano com’erano. I codici dei tavoli che hai cambiato non tornano indietro.
backup-restore = Ripristina questo backup
backup-ask = Ripristinare il backup di { $when }?
backup-ask-hint = Prima si fa un backup di quello che c’è ora, così puoi tornare indietro.

## Two states of a match, side by side

differ-now = Ora
differ-then = Nel backup
differ-here = Qui
differ-file = Nel file
differ-deal = Smazzata { $number }
differ-deal-moved = Smazzata { $mine } qui, { $theirs } là
differ-none = nessuna smazzata
differ-same-deals = { $count ->
    [one] Una smazzata è uguale da entrambe le parti.
   *[other] { $count } smazzate sono uguali da entrambe le parti.
}
differ-same-points = I punti sono gli stessi, ma cambiano altri dettagli.
differ-only-history = Le smazzate sono le stesse: cambia solo la cronologia.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totali
differ-nothing = niente
set-up-part-ended = fine della partita
set-up-clockwise = orario
set-up-anticlockwise = antiorario
set-up-running = non finita
field-note = nota
field-dealer = mazziere
field-out_player = chi ha chiuso
field-at = ora
field-confirmed_by = confermata da
field-seats = posti

## Export and import

exchange = Esporta e importa
exchange-import = Importa un file
    .detail = Prima ne vedi il contenuto, e niente viene sovrascritto senza il tuo consenso
exchange-phone = Cambio di telefono
exchange-phone-how = Un solo file contiene tutte le partite con la loro cronologia, i giocatori e le tue regole di casa. Salvalo o invialo, poi aprilo sul telefono nuovo con «Importa un file». Da questo telefono non si toglie niente, e il file si può importare anche più volte.
exchange-everything = Esporta tutto
    .detail = { $count ->
        [0] Ancora nessuna partita
        [one] Una partita
       *[other] Tutte le { $count } partite
    }
exchange-evenings = Le partite di un giorno
exchange-evening-row = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
exchange-no-day = Senza data
exchange-one = Una singola partita si esporta dal suo menu, nell’elenco delle partite.
exchange-older = Giorni precedenti
send = Esporta questa partita
send-title = Esporta { $what }
send-record = Salva un file da reimportare
send-table = Salva una tabella per fogli di calcolo (CSV)
send-share = Condividi il file…
send-copy = Copia il file come testo
send-plays = File per BG Stats (.bgsplay)
    .detail = Solo partite finite
send-no-plays = Nessuna partita è ancora finita: non c’è niente per BG Stats.
send-saved = Salvato: { $file }
send-downloaded = { $file } è tra i download di questo browser.
send-left-out = { $count ->
    [one] Manca una partita, che questa versione non sa leggere: { $names }
   *[other] Mancano { $count } partite, che questa versione non sa leggere: { $names }
}
send-copied = Copiato. Incollalo in un messaggio o in una nota. Da lì lo può leggere «Importa un file».
send-failed = Su questo dispositivo non è possibile. Prova in un altro modo.
import-title = Importa
import-explained = Un file di questa app o una partita (JSON). Prima di importare vedi che cosa cambia.
import-choose = Scegli un file
import-paste = Oppure incolla qui il suo testo
import-look = Anteprima
import-pasted = testo incollato
import-other = Scegli un altro file
import-refused = Questo non si può importare. Non è stato cambiato niente.
import-newer = Questo file è di una versione più nuova dell’app. Aggiorna l’app, poi importalo. Non è stato cambiato niente.
import-no-text = Il file non contiene testo leggibile. Non è stato cambiato niente.
import-not-read = Questo dispositivo non riesce ad aprire il file. Aprilo tu, copia il testo e incollalo qui sotto.
import-more-wrong = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}
import-new = { $count ->
    [one] Una partita è nuova
   *[other] { $count } partite sono nuove
}
import-same = { $count ->
    [one] Una partita c’è già, tale e quale.
   *[other] { $count } partite ci sono già, tali e quali.
}
import-conflicts = { $count ->
    [one] Una partita c’è già, ma diversa
   *[other] { $count } partite ci sono già, ma diverse
}
import-house = { $count ->
    [one] Regole di casa nel file: { $names }
   *[other] { $count } serie di regole di casa nel file: { $names }
}
import-people = { $count ->
    [one] Un giocatore nuovo o aggiornato
   *[other] { $count } giocatori nuovi o aggiornati
}
import-renamed = { $name }, prima { $before }
import-nothing = Tutto quello che c’è nel file è già qui. Importarlo non cambierebbe niente.
import-empty = In questo file non ci sono partite.
import-take = Importa
import-decide = { $count ->
    [one] Scegli la versione di una partita
   *[other] Scegli le versioni di { $count } partite
}
conflict-later = Il file è più recente di quello che c’è qui. Usandolo non si perde niente.
conflict-earlier = Il file è più vecchio di quello che c’è qui. Usandolo si perdono le modifiche successive.
conflict-apart = Ognuna delle due ha modifiche che all’altra mancano.
conflict-mine = Tieni la mia
conflict-theirs = Usa quella del file
conflict-both = Tieni tutte e due
conflict-answer = { $answer ->
    [mine] La partita resta com’è qui.
    [theirs] La partita diventa come nel file. Ogni modifica resta nella cronologia e si può annullare.
   *[both] La partita del file si aggiunge accanto alla tua.
}
conflict-said = { $answer }: { $names }
taken-kept = Non è stato cambiato niente.
taken-added = { $count ->
    [one] Aggiunta una partita.
   *[other] Aggiunte { $count } partite.
}
taken-replaced = { $count ->
    [one] Una partita ora è come nel file.
   *[other] { $count } partite ora sono come nel file.
}
taken-unchanged = { $count ->
    [one] Una partita è rimasta com’era.
   *[other] { $count } partite sono rimaste com’erano.
}
taken-unanswered = { $count ->
    [one] Nel frattempo una partita è cambiata ed è rimasta com’era. Importa di nuovo il file per decidere.
   *[other] Nel frattempo { $count } partite sono cambiate e sono rimaste com’erano. Importa di nuovo il file per decidere.
}
taken-house = { $count ->
    [one] Aggiunte regole di casa: { $names }
   *[other] Aggiunte { $count } serie di regole di casa: { $names }
}
taken-people = { $count ->
    [one] Aggiornato un giocatore.
   *[other] Aggiornati { $count } giocatori.
}
taken-house-conflict = Hai già altre regole di casa con questi nomi, e le tue sono rimaste: { $names }
taken-house-refused = Alcune regole di casa qui non si possono giocare e non sono state importate: { $why }
taken-show = Mostra le partite
taken-back = Annulla l’importazione
match-in-short = { $sides } · { $deals ->
    [0] nessuna smazzata
    [one] una smazzata
   *[other] { $deals } smazzate
}

## History

history = Cronologia
history-menu = Cronologia delle modifiche
history-of-deal = Cronologia della smazzata { $number }
history-of-dropped = Cronologia di una smazzata eliminata
history-every = { $count ->
    [one] Una modifica
   *[other] { $count } modifiche, dalla più recente
}
history-none = Questa smazzata non è nella partita aperta.
history-whole = Tutta la partita
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , su questo dispositivo
    [elsewhere] , su un altro dispositivo
   *[other] , da { $who }
}
history-why = Motivo: { $reason }

## What was found at the start

found-title = Le partite su questo dispositivo
found-again = Lo ritrovi in «Altro».
found-read = OK
found-look = Guarda il backup
found-keep = Continua senza

## The rules browser

rules-title = Regole
rules-search = Cerca
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}
rules-origin-document = Dalle fonti del progetto
rules-origin-rule_book = Da libri di regole
rules-edition = { $origin }, edizione { $edition }
rules-inherits = Quello che qui non è indicato viene da { $from }.
rules-without-house = I valori di { $name }, senza le regole di casa.
rules-proposed = { $count ->
    [one] Un valore non ha fonte. È una proposta da concordare al tavolo: { $what }.
   *[other] { $count } valori non hanno fonte. Sono proposte da concordare al tavolo: { $what }.
}
rules-proposed-many = { $count } valori su { $all } non hanno fonte. Sono proposte da concordare al tavolo, e sono segnati come tali.
rules-others-say = Altre fonti
rules-source-notes = In inglese, per chi verifica le regole
compare = Confronta regole
compare-with = Confronta con altre regole
compare-with-which = Confronta { $name } con:
compare-swap = Scambia
compare-differences = { $count ->
    [one] Una differenza
   *[other] { $count } differenze
}
compare-all = Tutte le { $count } regole
compare-both = Entrambe
compare-same = Queste regole sono identiche.
confirm-look = Guarda e conferma
confirm-title = { $count ->
    [one] Una regola senza fonte
   *[other] { $count } regole senza fonte
}
confirm-why = Nessun libro di regole che conosciamo ne parla: è una proposta.
confirm-agree = Giochiamo così
confirm-change = Cambiale con regole di casa
confirm-done = Concordato al tavolo il { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = N.
sheet-heading-said = Colonne: { $sides }. Di ognuna, i punti della smazzata e il nuovo totale
sheet-opening = Inizio
sheet-total = Totale
sheet-needs = Apre a
sheet-of-side = { $side } { $value }
sheet-running = La partita è ancora in corso.

## Switches

switch-affects-score = Cambia il punteggio.
switch-affects-legality = Cambia quali combinazioni sono valide.
switch-affects-initial_meld = Cambia l’apertura.
switch-affects-go_out = Cambia chi può chiudere.
switch-affects-match = Cambia come finisce una partita.
switch-affects-limits = Cambia quante carte ci sono.
switch-affects-text = Non cambia i punti.
switch-asks = Nessuna fonte ne dà il valore. Mettetevi d’accordo: { $what }
switch-other-form = Al tuo tavolo si gioca in altro modo? Prova { $names }

switch-hand_size = Quante carte si danno a testa? Anche 13, 14 o 15 sono comuni, spesso secondo il numero di giocatori.
switch-hand_size_pennies = Quante carte riceve ognuno, oltre alla seconda mano?
switch-jokers_a_pack = Quanti jolly ci sono in tutto: quattro, o sei con mazzi da tre jolly (110 carte)?
switch-packs_italian = Si usano due mazzi, o tre se si gioca in tanti? Con tre, indica quanto valgono sei tre rossi.
switch-packs_chilean = Si usano tre mazzi o quattro? Nessuna fonte dice quanto valgono otto tre rossi: indicalo qui.
switch-packs_hand_and_foot = Quanti mazzi si usano? Da quattro a sette, di solito uno più dei giocatori.
switch-packs_hand_and_foot_alone = Quanti mazzi si usano? Di solito uno più dei giocatori, a volte di più.
switch-exact_pickup = Chi prende dal mazzo in un colpo solo le carte esatte per mano e piede fa 100 punti?
switch-eights_and_nines = Gli otto e i nove valgono 10 o, come le carte più basse, 5?
switch-teams_of_six = Come si gioca in sei: due squadre da tre o tre squadre da due?
switch-teams_of_six-two = due squadre da tre
switch-teams_of_six-three = tre squadre da due
switch-teams_of_six_to_10000 = Come si gioca in sei: due squadre da tre o tre squadre da due? Con tre squadre si gioca a 7.500.
switch-teams_of_six_to_10000-two = due squadre da tre
switch-teams_of_six_to_10000-three = tre squadre da due
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = In che senso si danno le carte e si gioca: orario o antiorario?
switch-wilds_against_naturals = Quante pinelle può avere una combinazione: fino a tre, mai più delle carte naturali, o sempre meno?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = A una canasta finita si possono attaccare altre carte?
switch-finished_canastas-open = si può attaccare
switch-finished_canastas-closed = a sette è chiusa
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Chi chiude può calare otto o più carte dello stesso valore?
switch-wild_melds = Tre o più pinelle sono una combinazione? Sette fanno una canasta, che secondo il tavolo vale 2.000 o 1.000.
switch-wild_melds_italian = Tre o più pinelle sono una combinazione? Se sì, indica quanto vale una canasta di pinelle.
switch-sequences = Si calano sequenze dello stesso seme, come nella samba?
switch-bonuses_when_out_italian = I premi per sette due, puliti o sporchi, vanno solo a chi chiude?
switch-bonuses_when_out_italian-when_out = solo chiudendo
switch-bonuses_when_out_italian-always = sempre
switch-wilds_in_a_meld = Quante pinelle può avere una combinazione normale: due, tre o quante si vuole?
switch-black_threes_melded = Quando si possono calare tre o più tre neri, a 5 l’uno: chiudendo, mai o in ogni momento?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = A quanto si apre con 2.000, 5.000 o 7.000 esatti: come nella fascia seguente o in quella precedente?
switch-first_melds_italian-limit_to_the_higher = al limite vale l’apertura più alta
switch-first_melds_italian-limit_to_the_lower = al limite vale l’apertura più bassa
switch-first_melds_samba = A quanto si apre da 7.000 in su: a 150 o a 160?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = L’apertura dipende dalla smazzata o dal punteggio?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Come cresce l’apertura: ogni 500 punti, solo da 1.500, o a ogni smazzata?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: ogni 500 punti
switch-first_melds_pennies-from_1500 = 50, e 150 da 1.500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: ogni smazzata
switch-first_melds_brazilian = A quanto si apre da 8.000 in su: con 200 e una canasta, o solo con 200?
switch-first_melds_brazilian-canasta_of_200 = 200 e una canasta
switch-first_melds_brazilian-200_alone = solo 200
switch-first_melds_hand_and_foot = A quanto si apre: secondo la smazzata o, se si gioca a 10.000, secondo il punteggio?
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 in ogni smazzata
switch-first_melds_hand_and_foot-by_score = secondo il punteggio
switch-top_card_counts = La carta in cima al pozzo conta per l’apertura?
switch-pile_for_first_melds = Nel turno dell’apertura si può prendere il pozzo?
switch-concealed_minimum = Chiudendo in mano, il minimo per aprire vale solo se si è preso il pozzo, sempre o mai?
switch-splash = Con una canasta intera si apre sempre, qualunque sia il suo valore (lo «splash»)?
switch-cards_in_canastas = Le carte di { -canasta(as: "una-canasta") } contano oltre al premio?
switch-books_of_sevens = Una canasta pulita di sette vale come le altre o 1.500?
switch-books_of_sevens-as_any = come le altre
switch-sevens_with_wilds = Sette con pinelle sono una canasta di sette o una sporca qualunque?
switch-sevens_with_wilds-mixed = sporca qualunque
switch-wild_canastas_pennies = Quanto vale una canasta di pinelle?
switch-natural_canastas_kanasta = Quanto vale una canasta pulita: 600 o, come nella classica, 500?
switch-trump = { -canasta(as: "Una-canasta") } in sequenza nel seme di briscola, quello della prima carta scoperta, vale il doppio del suo premio?
switch-concealed_canasta = Che premio dà una canasta calata intera dalla mano: nessuno, 100 o il doppio?
switch-red_threes_of_six = Quanto danno quattro tre rossi, se in gioco ce ne sono sei: 800 o 400?
switch-red_threes_need_a_canasta = Quando contano a favore i tre rossi: dopo l’apertura, o solo con una canasta?
switch-red_threes_samba = Quando contano a favore i tre rossi: con due canaste o, come nella classica, dopo l’apertura?
switch-red_threes_brazilian = Quando contano a favore i tre rossi: con una canasta, o solo con due?
switch-red_threes_cuban = Senza canaste i tre rossi contano contro la squadra, o non contano?
switch-four_red_threes_unmelded = Quanto costano tutti e quattro i tre rossi senza aver aperto: come nella tabella, o solo 400?
switch-four_red_threes_unmelded-by_the_table = come nella tabella
switch-forgotten_red_three = Quanto costa un tre rosso mai messo in tavola, se il giocatore ha avuto almeno un turno?
switch-red_threes_laid_out = I tre rossi si mettono in tavola, per 100 l’uno e pescando un’altra carta, o mai?
switch-red_threes_laid_out-never = mai
switch-red_threes_laid_out-for_100 = per 100 l’uno
switch-red_threes_knee = Sette tre rossi valgono 700 e otto 1.100, oppure già sette valgono 1.000?
switch-red_threes_knee-from_eight = il premio sale con otto
switch-red_threes_knee-from_seven = il premio sale già con sette
switch-red_threes_left = Quanto costa ogni tre rosso rimasto in mano o nel piede?
switch-black_threes_left = Quanto costa ogni tre nero rimasto in mano o nel piede?
switch-black_threes_kanasta = Quanto costa ogni tre nero rimasto in mano?
switch-canastas_to_go_out = Quante canaste servono per chiudere: una o due? Due sono normali dove si pescano due carte.
switch-out_without_a_canasta = Per chiudere serve una canasta?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Quante canaste servono per chiudere: una o due?
switch-books_to_go_out = Quali canaste servono per chiudere? Ogni tavolo ha le sue.
switch-books_to_go_out-1_1 = 1 pulita, 1 sporca
switch-books_to_go_out-1_2 = 1 pulita, 2 sporche
switch-books_to_go_out-2_2 = 2 pulite, 2 sporche
switch-books_to_go_out-2_2_wild = 2 pulite, 2 sporche, 1 di pinelle
switch-books_to_go_out-3_3 = 3 pulite, 3 sporche
switch-books_to_go_out-3_4 = 3 pulite, 4 sporche
switch-books_to_go_out-5_4 = 5 pulite, 4 sporche
switch-last_discard = Chi chiude deve scartare l’ultima carta?
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Quanto dà la chiusura: 200 o, come nella classica, 100?
switch-concealed_hand_and_foot = Quanto dà in più la chiusura in mano: niente o 100?
switch-asking_the_partner = Chiedere al compagno prima di chiudere: si può, si deve o non si chiede? La risposta vincola.
switch-short_sequences = Quali sequenze costano 1.000 a fine smazzata: fino a cinque carte, o solo fino a quattro?
switch-four_jokers_unfinished = Quanto costa una canasta di pinelle non finita con tutti e quattro i jolly: come le altre, o 2.500?
switch-special_hands_mode = Una mano speciale vale da sola, o si aggiungono gli altri punti della squadra?
switch-acaba = Si gioca «acaba»? Chi non vede via d’uscita può dirlo: la smazzata finisce, ogni altra squadra fa 1.500 punti, la sua niente. Prima si può chiedere al compagno.
switch-acaba_alone = Si gioca «acaba»? Chi non vede via d’uscita può dirlo: la smazzata finisce, tutti gli altri fanno 1.500, lui niente.
switch-seven_canastas = Sette canaste in una smazzata danno 5.000 e vincono la partita?
switch-seven_canastas_mode = I punti della vittoria con le canaste si aggiungono a quelli della smazzata o li sostituiscono?
switch-semi_clean = { -canasta(as: "Una-canasta") } { -canasta(as: "semipulita") } ha un premio a parte o vale come { -canasta(as: "uno") } { -canasta(as: "sporca") }?
switch-royal_burraco = Il burraco reale (13 carte di un seme) vale 300 e il super burraco (otto carte uguali) 250, se non hanno matte?
switch-royal_burraco-none = come ogni pulito
switch-royal_burraco-royal = 300 e 250
switch-royal_burraco_wild = Regola di casa: il burraco reale con una matta vale 250 e il super burraco con una matta 200?
switch-royal_burraco_wild-none = come gli altri
switch-royal_burraco_wild-wild = 250 e 200
switch-wild_canasta_burako = Jolly e due si possono calare da soli? Una canasta di questi vale 1.000.
switch-jokers_burako = Si gioca con due jolly, come con le tessere, o con quattro?
switch-free_play_three = A quanti punti si comincia a giocare ognuno per sé, e a quanti si vince?
switch-free_play_three-tournament = 1.000 e 1.505 (torneo)
switch-free_play_three-free = 1.500 e 2.005 (gioco libero)
switch-odd_halves = Come si arrotonda la metà di un numero dispari di punti?
switch-jokers_buraco = Quanto vale un jolly: 20 o, come nella classica, 50?
switch-twos_buraco = Quanto vale un due: 10 o, come nella classica, 20?
switch-groups_buraco = Si possono calare anche carte dello stesso valore, come nel buraco chiuso?
switch-first_melds_buraco = Per aprire non c’è un minimo, o servono 75 da 1.500 o da 1.000 punti?
switch-first_melds_buraco-none = nessun minimo
switch-first_melds_buraco-75 = 75 da 1.500
switch-first_melds_buraco-from_1000 = 75 da 1.000
switch-vulnerable_again = Con quanti punti apre una squadra vulnerabile nelle smazzate seguenti: ancora 75, o 90?
switch-vulnerable_again-same = ancora 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Il { foot-name } non preso costa sempre punti, o solo se un’altra squadra ha preso il suo?
switch-whole_suit_buraco = Un seme intero, da asso a re o da due ad asso, vale 500 o come ogni canasta pulita?
switch-ace_to_ace_buraco = Una sequenza da asso ad asso vale 1.000 o come ogni altra?
switch-clean_to_go_out = Per chiudere serve una canasta pulita o ne basta una qualsiasi, come nel buraco chiuso?
switch-clean_to_go_out-natural = pulita
switch-clean_to_go_out-any = qualsiasi
switch-pile_buraco = Il { -pozzo } lo può prendere chiunque o solo chi cala la carta in cima, come nel buraco chiuso?
switch-card_values_tranca = Quanto valgono le carte: 10 ciascuna, come nel buraco, oppure 8 dal quattro al dieci e 10 le altre?
switch-card_values_tranca-10 = 10 ciascuna
switch-card_values_tranca-buraco = come nel buraco
switch-card_values_tranca-8 = 8 e 10
switch-four_red_threes_tranca = Tutti e quattro i tre rossi valgono 400 o 800?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = A testa si danno 11 o 13 carte?
switch-canastas_together_spanish = Cinque canaste danno 500 in più, e sette altri 2.000?
switch-canastas_together_spanish-bonus = 500 e 2.000
switch-canastas_together_spanish-none = nessun premio
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Tutti e quattro i tre neri, calati chiudendo, valgono 500?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = solo il valore delle carte
switch-target_buraco = A quanti punti si vince: 2.000, 3.000, 4.000, 5.000 o un altro numero?
switch-target = A quanti punti si vince? Va bene qualsiasi numero.
switch-target_chilean = A quanti punti si vince: 10.000 come nella samba, 15.000 come nella boliviana, o un altro numero?
switch-target_italian = A quanti punti si vince: 15.000, 12.000 come dicono i libri, o un altro numero?
switch-deals_or_target = Quanto dura una partita: quattro smazzate, o fino a 10.000 punti?
switch-deals_or_target-to_a_target = a 10.000 punti
switch-tie = Che cosa succede se la partita finisce in parità?
switch-pile_onto_canasta = Si può prendere il { -pozzo } per attaccare la carta in cima a { -canasta(as: "una-canasta") } { -canasta(as: "finita") }?
switch-pile_needs = Con che cosa si prende un pozzo non congelato: coppia naturale o carta e pinella, solo carte naturali, o sempre una coppia naturale?
switch-pile_cards = Si prende tutto il { -pozzo } o solo dieci carte?
switch-pile_cards_hand_and_foot = Quante carte del pozzo si prendono: solo la prima, tre, cinque, sei, sette o tutte?
switch-jokers_discarded = I jolly si possono scartare (e congelano il { -pozzo })?
switch-first_pile = Come comincia il { -pozzo }: con una carta, o con quella scoperta e tante altre quante ne indica?
switch-stock_used_up = Finito il tallone, si gioca finché si può prendere il { -pozzo }, ci si ferma dopo l’ultima pescata, o si gira il { -pozzo }?
switch-red_threes_replaced = Chi pesca un tre rosso pesca un’altra carta al suo posto?
switch-last_card_without_canasta = Una squadra { -canasta(as: "senza-canaste") } può tenere l’ultima carta, o deve averne una da scartare?

## Meld

meld-title = { $asks ->
    [hand] Cosa posso calare?
    [worth] Quanto vale?
   *[melds] Si apre?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, { $score } punti, apre a { $needed }
meld-other = { $by ->
    [deal] Altro numero
   *[score] Altri punti
}
meld-other-number = { $by ->
    [deal] Smazzata { $number }
   *[score] Punti { $number }
}
    .says = { meld-other-number }, { $needed }. Tocca per cambiare
meld-rules = { $rules }
    .says = Con le regole: { $rules }. Cambia
meld-other-rules = Altre regole
meld-ask-number = { $by ->
    [deal] Numero della smazzata
   *[score] Punteggio
}

meld-needs = Si apre a { $needed }
meld-needs-nothing = Nessun minimo
meld-tap-cards = Tocca le carte da calare
meld-tap-top = Tocca la carta in cima al { -pozzo }
meld-enough = Bastano
meld-over = { $over } più del necessario
meld-allowed = Si può
meld-short = { $short ->
    [one] Manca { $short }
   *[other] Mancano { $short }
}
meld-not-enough = Non bastano
meld-not-allowed = Non si può
meld-of = su { $needed }
meld-of-nothing = nessun minimo
meld-worth = Carte { $cards }, premi { $bonus }
meld-points = { $count ->
    [one] punto
   *[other] punti
}
meld-all-legal = { $count ->
    [one] Combinazione valida
    [2] Valide tutte e due
   *[other] Tutte valide
}
meld-illegal = { $count ->
    [one] Una non è valida
   *[other] { $count } non sono valide
}
meld-one-more = Basterebbe una carta in più: { $card }
meld-canasta-suffices = { -canasta(as: "Una-canasta") } { -canasta(as: "intera") } basta sempre
meld-top-counts = La carta in cima al { -pozzo } ({ $card }) conta
meld-top-not-counted = La carta in cima al { -pozzo } ({ $card }) non conta
meld-concealed-exempt = Chiudendo in mano non c’è un minimo
meld-concealed-never = Il minimo vale anche chiudendo in mano
meld-concealed-canastas = Il minimo vale: non ci sono { -canasta(as: "le-canaste") } per chiudere
meld-concealed-pile = Il minimo vale, perché è stato preso il { -pozzo }
meld-red-three = i tre rossi si mettono in tavola e non entrano in nessuna combinazione
meld-joins = si attacca alle altre del suo valore
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Picche
meld-suit-hearts = Cuori
meld-suit-diamonds = Quadri
meld-suit-clubs = Fiori
meld-empty = Tocca una carta per iniziare una combinazione
meld-empty-sequence = Tocca le carte per iniziare una sequenza di { $suit }
meld-said = { $cards }: { $points } punti, { $told }
meld-legal = valida
meld-never = mai
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , usate { $count }
}
meld-delete = Togli l’ultima carta

meld-new = Nuova
meld-new-short = Nuova
meld-concealed = Chiudo in mano
    .says = Chiusura in mano
meld-pile = { -pozzo(as: "Pozzo") } preso
    .says = Il { -pozzo } è preso
meld-top = In cima: { $card }
    .says = Carta in cima al { -pozzo }: { $name }. Cambia
meld-top-asked = In cima?
meld-pile-short = { -pozzo(as: "Pozzo") }
meld-sequence-label = Sequenza di
meld-suit-label = Seme
meld-clear = Togli tutte le carte
meld-find = Suggerisci
meld-lay = Alla smazzata
meld-to-melds = Combinazioni
meld-use = Usa

meld-tap-hand = Tocca le carte che hai in mano
meld-not-found = Questa mano non può esistere
meld-nothing-legal = Non c’è nessuna combinazione
meld-can-lay = { $cards ->
    [one] Basta una carta
   *[other] Bastano { $cards } carte
}
meld-hand = { $count ->
    [one] Una carta in mano: { $cards }
   *[other] { $count } carte in mano: { $cards }
}
meld-missing-cards = { $count ->
    [one] Alla combinazione più lunga manca una carta per { -canasta(as: "la-canasta") }
   *[other] Alla combinazione più lunga mancano { $count } carte per { -canasta(as: "la-canasta") }
}
meld-closing = Basterebbe una di queste: { $cards }
meld-no-card-closes = Nessuna carta in più basterebbe da sola
meld-prefer-title = Quali combinazioni?
meld-prefer = { $preference ->
    [fewest] Meno carte
    [value] Più punti
    [wilds] Tieni { -pinelle }
   *[canasta] { -canasta(as: "Canasta") }
}
    .says = Preferenza: { $wanted }. Cambia
meld-preference = { $preference ->
    [fewest] Con meno carte
    [value] Con più punti
    [wilds] Tenendo le { -pinelle }
   *[canasta] Con { -canasta(as: "una-canasta") }, se c’è
}

meld-notation = Scrivi le carte
meld-notation-label = { $asks ->
    [hand] Mano
   *[melds] Combinazioni
}
meld-notation-hint = { $asks ->
    [hand] Carte senza spazi: A K Q J, da 10 a 4, 2, * per un jolly, N per un tre nero. h:4567 sono carte di cuori.
   *[melds] Uno spazio fra le combinazioni: 777 QQQ2 AA*. * è un jolly, N un tre nero, e h:456 è una sequenza di cuori.
}
meld-bare-three = «{ $token }»: di che colore è il 3? Scrivi { letter-3b } per il nero, { letter-3r } per il rosso
meld-notation-done = Fatto

meld-reference = In breve: { $rules }
meld-reference-by = Dipende { $by }.
meld-reference-exceptions = Che cosa conta, ed eccezioni
meld-reference-bonuses = Premi
meld-red-threes-never = I tre rossi si mettono in tavola e non contano mai per l’apertura.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , ora { $sides }
}
meld-all-rules = Tutte le regole di questo gioco
problem-top_card_not_melded = la carta in cima al { -pozzo } ({ $card }) deve stare in una combinazione

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Nessuna regola è diversa
    [one] Una regola è diversa
   *[other] { $different } regole sono diverse
}{ $same ->
    [0] .
    [one] , una è uguale.
   *[other] , { $same } sono uguali.
}

## My house rules

house-title = Regole di casa
house-none = Le regole di casa sono quelle che il tuo tavolo gioca in altro modo. Scegli un regolamento, cambia quello che serve e dagli un nome.
house-what = Le regole che il tuo tavolo gioca in altro modo. Valgono per le partite nuove.
house-line = { $base } · { $count ->
    [0] ancora nessuna modifica
    [one] una regola cambiata
   *[other] { $count } regole cambiate
}
house-broken-short = Non sono più valide. Tocca per i dettagli.
house-broken = Questa versione dell’app non può usare queste regole di casa. Non si è perso niente: si possono ancora salvare in un file. Ecco che cosa non va:
house-gone = Queste regole di casa non ci sono più.
house-new = Nuove regole
house-make-from = Basa nuove regole su
house-another = Un altro regolamento
    .detail = { $count } tra cui scegliere
house-new-why = Da quale regolamento parti? Quello che non cambi resta com’è.
house-name = Nome delle regole di casa
house-name-made = { $base } da noi{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Crea
house-bring = Importa

house-on-base = Basate su: { $base }
house-saved = Salvato automaticamente
house-unsaved = Non ancora salvato
house-unsaved-why = Questi valori sono in contrasto tra loro. Tocca una riga per correggerla, o annulla le ultime modifiche. Fino ad allora valgono le regole di casa salvate.
house-take-back = Annulla le modifiche non salvate
house-leave-unsaved = Esci senza salvare
house-leave-why = Questi valori sono in contrasto tra loro, quindi non vengono salvati. Fino ad allora valgono le regole di casa salvate.
house-differences = { $count ->
    [one] Una regola è diversa
   *[other] { $count } regole sono diverse
}
house-no-differences = Ancora nessuna modifica: queste sono le regole standard.
house-instead-of = invece di { $old }
house-instead-of-these =
    invece di:
    { $old }
house-from = Da: { $ref }
house-from-switch = Variante comune: { $ref }
house-from-table = Deciso al nostro tavolo
house-reset = Torna allo standard: { $what }
house-reset-one = Torna allo standard
house-reset-all = Annulla tutte le modifiche
house-reset-all-explained = Tutte le regole tornano a quelle standard. Le partite già iniziate mantengono le loro.
house-reset-all-yes = Annulla tutto
house-change = Cambia
house-switches = Varianti comuni
    .detail = { $count ->
        [one] Una variante, con un tocco
       *[other] { $count } varianti, un tocco ciascuna
    }
house-values = Tutte le regole
    .detail = Ogni valore, sezione per sezione
house-use = Usa
house-play = Gioca una partita con queste regole
house-share = Condividi
    .detail = Come piccolo file o come testo
house-rename = Rinomina
house-rename-done = Salva il nome
house-drop = Elimina queste regole di casa
house-drop-question = Eliminare «{ $name }»?
house-drop-explained = Le partite giocate con queste regole restano come sono. Non si può annullare.

house-switches-what = Scegli come gioca il tuo tavolo. La prima scelta è sempre quella standard.
house-switch-own = { $value } (standard)
house-switch-other = un altro numero…
house-switch-misfit = { $value } è in contrasto con le tue altre modifiche. { $why }
house-switch-off = Non si applica a questo regolamento.
house-switches-others = { $count ->
    [one] Una variante che qui non vale
   *[other] { $count } varianti che qui non valgono
}
    .detail = Di regolamenti diversi da { $base }

house-changed-value = { $value } (cambiato)
house-section-count = { $count ->
    [one] una regola
   *[other] { $count } regole
}{ $changed ->
    [0] { "" }
    [one] , una cambiata
   *[other] , { $changed } cambiate
}
house-in-base = Standard ({ $base })
house-we-play = Da noi
house-reason = Motivo (facoltativo)
house-reason-keep = Salva il motivo
house-take = Gioca così
house-number-label = { $what }: { $number }. Tocca per cambiare
house-a-number = un numero
house-as-follows = come segue
house-points = Punti
house-row-number = Numero { $place }
house-row-more = Uno in più
house-row-less = Uno in meno
house-row-add = Aggiungi riga
house-row-drop = Togli: { $what }
house-band-by = Dipende
house-band-from = Da questo totale in su
house-band-hand = Da questa smazzata in poi
house-band-points = Punti per aprire
house-band-points-alone = bastano i punti
house-hand-wins = Questa mano vince la partita?
house-hand-add = Nuova mano speciale
house-bonus-when = Per quali { -canasta(as: "canaste") }
house-bonus-count = Quante: { $type }
house-bonus-more = o più
house-bonus-exactly = esatte
house-step-least = A partire da

house-share-what = Chiunque abbia questa app può importare il file.
house-share-file = Salva in un file
house-share-copy = Copia come testo
house-share-copied = Copiato. Incollalo in un messaggio o in una nota.
house-share-failed = Su questo dispositivo non è possibile. Seleziona il testo qui sotto e copialo.
house-share-text = Testo del file
house-share-text-why = Oppure seleziona questo testo, copialo e incollalo sull’altro dispositivo in «Regole di casa», «Importa».

house-bring-what = Importa le regole di casa che qualcuno ti ha mandato. Le tue non cambiano senza che tu lo confermi.
house-bring-file = Scegli un file
house-bring-refused = { $file } non si può importare
house-bring-untouched = Non è stato cambiato niente. Correggi il file e importalo di nuovo.
house-bring-whole = tutto il file
house-bring-no-text = { $file } non contiene testo leggibile. Aprilo, copia il testo e incollalo qui sotto.
house-bring-conflict = Hai già altre regole: { $name }
house-bring-conflict-why = Vengono dalle stesse regole di casa, ma poi una delle due è cambiata.
house-bring-replace = Sostituisci le mie con le nuove
house-bring-both = Tieni entrambe
house-bring-leave = Tieni solo le mie
house-bring-copy = { $name } (nuove)

house-broken-files = File di regole con errori
house-broken-files-why = Questi file restano esclusi finché non vengono corretti. Tutto il resto funziona.
house-play-our-way = Crea regole di casa da queste
more-house = Regole di casa
more-house-count = { $count ->
    [0] nessuna
    [one] una serie
   *[other] { $count } serie
}
set-up-house = Regole di casa

## People

people = Giocatori
people-row = Nomi e doppioni
people-none = Qui compare chi gioca una partita con il proprio nome.
people-find = Cerca giocatori
people-find-none = Nessuno si chiama così.
people-group = { $group ->
    [month] Hanno giocato questo mese
    [earlier] Prima
   *[none] Ancora senza partite
}
people-with = con { $name }
people-won = di { $games } vinte
people-line = { $matches ->
    [0] ancora nessuna partita
    [one] una partita
   *[other] { $matches } partite
}
people-called = Nome
people-new = Nuovo giocatore
people-save = Salva
people-saved = Salvato, anche per le partite già giocate.
people-color = Colore nelle nuove partite
people-color-none = Nessun colore scelto: decide il posto.
people-color-seat = Usa il colore del posto
people-name-taken = Questo nome c’è già. Aggiungi un cognome o un soprannome.
people-merge = Unisci con…
people-merge-title = Quale giocatore è la stessa persona di { $name }?
people-merge-ask = { $gone } e { $kept } sono la stessa persona?
people-merge-hint = { $matches ->
    [one] Una partita di { $gone } conterà anche per { $kept } e mostrerà quel nome.
   *[other] { $matches } partite di { $gone } conteranno anche per { $kept } e mostreranno quel nome.
} Si possono separare di nuovo in ogni momento.
problem-same_match = Hanno giocato nella stessa partita, quindi sono due persone.
people-merge-do = Unisci
people-also = Ha giocato anche come { $name }
people-separate = Separa

## Addresses that lead nowhere

nowhere = Qui non c’è niente
nowhere-hint = L’indirizzo è sbagliato, o la pagina è stata eliminata.
nowhere-home = Al tavolo
nowhere-rule-set = Non c’è nessun regolamento «{ $name }».
nowhere-rule = Questo regolamento non ha una regola così.
nowhere-person = Nessun giocatore con questo nome.

## Seats and dealers

seats = Posti
seats-table = Posti e mazziere
seats-hint = Tocca due nomi per scambiarli di posto.
seats-arrange = Cambia i posti
seats-said = Posto { $number }: { $name }, di fronte a { $opposite }
seats-said-alone = Posto { $number }: { $name }
seats-partner = con { $name }
seats-name = { $name }. Cambia il nome
seats-name-at = Nome al posto { $number }
seats-deal-on = Passa il mazzo al prossimo
seats-dealing = mazziere
seats-draw = Tira a sorte i compagni
seats-turn = Altri compagni
seats-drawn = Tirati a sorte (numero { $seed })
seats-dealer = Chi dà le carte adesso?
seats-dealer-label = { $name }
    .says = Ora dà le carte { $name }
seats-replace-head = Sostituisci un giocatore
seats-replace = Sostituisci { $name }
seats-replace-title = Chi gioca per { $name } dalla smazzata { $number }?
seats-replace-do = Sostituisci da ora
seats-stays = Le smazzate già segnate restano di chi le ha giocate.
set-up-part-next_dealer = mazziere della prossima smazzata
set-up-part-next_players = giocatori della prossima smazzata

## The next match

turn = Altri compagni
turn-title = La prossima partita
turn-company = Chi gioca?
turn-company-hint = Da quattro a sei persone. Se siete più di quattro, resta fuori chi ha riposato di meno.
turn-pairing = { $first } contro { $second }
turn-pause = { $count ->
    [one] Riposa { $names }
   *[other] Riposano { $names }
}
turn-suggested = proposta
turn-all = { $count ->
   *[other] Dopo { $count } partite ognuno ha giocato in coppia con tutti.
}
turn-join = Aggiungi un giocatore
turn-start = Inizia la partita

## Deleting a match

match-delete = Elimina questa partita
match-delete-ask = Eliminare questa partita?
match-delete-hint = { $names }: sparisce dall’elenco e dalle statistiche. Si può ripristinare.
match-deleted = Eliminata: { $names }
matches-deleted = { $count ->
    [one] Una partita eliminata
   *[other] { $count } partite eliminate
}
matches-bring-back = Ripristina { $names }
change-delete = Partita eliminata
change-what-delete = eliminazione della partita

## Sharing a result

share = Condividi o salva
    .detail = Immagine, testo, file
share-text = Invia come testo
share-copy = Copia come testo
share-picture = Invia come immagine
share-save-picture = Salva come immagine
share-page = Salva una pagina da stampare
share-files = File
share-copied = Copiato. Incollalo in un messaggio.
share-bg-stats = Aggiungi a BG Stats
    .detail = { $way ->
        [bgstats] Invia nomi, punti e data all’app BG Stats di questo telefono, e a nessun altro
       *[https] Apre bgstatsapp.com con nomi, punti e data nell’indirizzo
    }
share-leads = { $side } avanti di { $margin }
share-level = Per ora in parità
share-deals = { $deals ->
    [one] una smazzata
   *[other] { $deals } smazzate
}

## A match to try things with

demo-start = Prova con una partita demo
demo-mark = Partita demo: prova quello che vuoi, non conta nelle statistiche.
demo-badge = demo
guide = { $step ->
    [who] Chi ha chiuso? Tocca quella squadra, o «Nessuno».
    [canasta] { -canasta(as: "Quante-canaste") } ha questa squadra? Tocca il numero.
    [cards] Scrivi i punti delle carte in tavola, poi di quelle rimaste in mano.
    [save] Tocca l’altra squadra e scrivi i suoi punti. Poi salva.
    [meld] L’etichetta color ottone dice a quanto si apre la prossima volta.
    [points] Tocca una smazzata per vedere da dove vengono i punti.
   *[record] Tocca «Segna smazzata { $number }»: i suggerimenti ti guidano.
}
guide-close = Basta suggerimenti
demo-delete = Elimina la partita demo

## Help beside what is asked

help-said = Aiuto: { $topic }
help-here = In questa partita
help-topic = { $topic ->
    [concealed] Chiusura in mano
    [initial] Apertura
    [threes] Tre rossi
    [kinds] { -canasta(as: "Canaste") } { -canasta(as: "pulite") } e { -canasta(as: "sporche") }
    [out] Chiusura
   *[hand] Carte rimaste in mano
}
help-text = { $topic ->
    [concealed] Chiudi in mano quando cali tutte le carte in un solo turno senza aver calato niente prima. Le combinazioni del compagno non contano. Se ti serve { -canasta(as: "una-canasta") } tua, lo dicono le regole.
    [initial] Le prime carte che una squadra cala in una smazzata devono valere un minimo di punti. Dipende dal totale della squadra, o dal numero della smazzata.
    [threes] Un tre rosso si mette subito in tavola e si sostituisce con una carta del tallone. Dà punti se la squadra ha aperto. Se non ha aperto, di solito li toglie.
    [kinds] { -canasta(as: "Una-canasta") } è una combinazione di sette carte o più. È { -canasta(as: "pulita") } se non ha { -pinelle }, { -canasta(as: "sporca") } se ne ha.
    [out] Una squadra chiude quando uno dei suoi giocatori resta senza carte. Prima deve avere { -canasta(as: "le-canaste") } che le regole richiedono.
   *[hand] Le carte rimaste in mano ai giocatori di una squadra si tolgono dai suoi punti a fine smazzata. Scrivi solo il numero: la sottrazione la fa l’app.
}

## Club: what an evening does not allow

club-somebody = qualcuno
club-and = { $first } e { $last }
club-problem-name_needed = Serve un nome.
club-problem-no_date = «{ $date }» non è una data. Scrivila come 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Un torneo ha almeno un turno.
    [one] C’è già più di un turno.
   *[other] Ci sono già più di { $count } turni.
}
club-problem-too_many_dropped = Non si possono togliere tutti i turni: almeno uno deve contare.
club-problem-not_positive = Serve un numero maggiore di 0.
club-problem-warning_too_early = I minuti dell’avviso devono essere meno di quelli del turno.
club-problem-figures_needed = Qui servono cifre.
club-problem-last_band_open = L’ultima riga della tabella deve valere per tutte le differenze maggiori.
club-problem-bands_ascend = Ogni riga deve arrivare più in alto di quella sopra.
club-problem-tie_break_twice = Uno spareggio è ripetuto.
club-problem-unknown_rule_set = Regolamento sconosciuto: { $rules }.
club-problem-house_rule = Una regola di casa non va bene: { $expected }
club-problem-partners_cannot_change = I compagni cambiano solo se giocano due squadre da due. Scegli «Coppie».
club-problem-draw_needs_fixed_sides = Questi abbinamenti sono solo per due squadre che restano insieme.
club-problem-draw_needs_individuals = Questi abbinamenti sono solo per giocatori che cambiano compagno.
club-problem-teams_meet_in_twos = A ogni tavolo si incontrano due team, ma queste regole vogliono { $count } squadre.
club-problem-nobody_left_over = I tavoli da { $count } sono per giocatori senza compagno fisso.
club-problem-not_by_so_many = { $rules } non si gioca in { $count }.
club-problem-has_begun = Non si può più cambiare: gli abbinamenti del primo turno ci sono già.
club-problem-entrant_twice = Già in gara: { $who }.
club-problem-member_twice = La stessa persona è ripetuta.
club-problem-wrong_number_of_members = { $count ->
    [one] Il numero di persone (una) non va bene per questa formula.
   *[other] Il numero di persone ({ $count }) non va bene per questa formula.
}
club-problem-team_sizes_differ = Tutti i team devono avere lo stesso numero di giocatori.
club-problem-plays_already = { $name } è già in gara.
club-problem-partner_needed = { $name } è ancora senza compagno.
club-problem-is_member = { $name } è già tra i soci.
club-problem-name_twice = «{ $name }» è già nell’elenco. Aggiungi qualcosa che distingua i due.
club-problem-no_such_entrant = Questo iscritto non è più nell’elenco.
club-problem-no_such_member = Questa persona non è più nell’elenco.
club-problem-has_played = Già negli abbinamenti: { $who }. «Segna assente» conserva i risultati.
club-problem-two_people = Giocano tutti e due nello stesso torneo, quindi sono due persone.
club-problem-round_open = Prima chiudi il turno { $round }.
club-problem-all_rounds_played = { $count ->
    [one] L’unico turno è stato giocato.
   *[other] Tutti i { $count } turni sono stati giocati.
}
club-problem-too_few_present = { $count ->
    [0] Non è ancora presente nessuno.
    [one] C’è un solo presente: per un tavolo ne servono { $right }.
   *[other] Ci sono solo { $count } presenti: per un tavolo ne servono { $right }.
}
club-problem-nobody_goes_on = In quel torneo nessuno è arrivato tra la posizione { $first } e la { $last }.
club-problem-round_started = Il turno è già iniziato.
club-problem-no_round_drawn = Mancano gli abbinamenti del turno.
club-problem-no_round_running = Nessun turno è in corso.
club-problem-no_time_limit = Questo turno non ha limiti di tempo.
club-problem-clock_runs = L’orologio è già avviato.
club-problem-clock_stands = L’orologio è fermo.
club-problem-no_minutes_left = Il tempo non può essere più breve.
club-problem-round_running = Il turno { $round } è in corso: metti in pausa l’orologio.
club-problem-no_break = Non c’è nessuna pausa.
club-problem-table_open = Tavolo { $table }: { $state ->
    [claimed] una squadra deve ancora confermare
    [disputed] il risultato è contestato
   *[playing] manca ancora il risultato
}.
club-problem-nobody_has_won = Il tavolo { $table } è finito in parità: correggi il risultato e scegli il vincitore.
club-problem-no_such_table = Il tavolo { $table } non esiste.
club-problem-has_a_result = Il tavolo { $table } ha già il suo risultato.
club-problem-has_no_result = Il tavolo { $table } non ha ancora un risultato.
club-problem-scoreless = Non è ancora segnato niente. Scrivi i punti di ogni squadra, o conferma che sono tutte a 0.
club-problem-points_needed = Scrivi i punti di ogni squadra.
club-problem-points_of_absent = Non scrivere niente per l’altra squadra: riceve i punti del forfait.
club-problem-one_winner = Solo una squadra può avere il * della vittoria.
club-problem-nothing_claimed = Al tavolo { $table } nessuno ha comunicato un risultato.
club-problem-no_such_side = Scegli una squadra.
club-problem-no_points = Inserisci un numero diverso da 0.
club-problem-no_such_round = Il turno { $round } non c’è ancora.
club-problem-no_such_adjustment = Questa penalità o questo premio è già annullato.
club-problem-reason_needed = Serve un motivo per il registro.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Servono { $right } punteggi.
}
club-problem-number_too_large = Punteggio troppo alto: al massimo { $value }.
club-problem-seated_twice = A due tavoli insieme: { $who }.
club-problem-seated_nowhere = A nessun tavolo: { $who }.
club-problem-not_there = Non ancora presente: { $who }.
club-problem-wrong_table = A un tavolo il numero di giocatori non è quello delle regole.
club-problem-partners_before = { $who } sono già stati compagni.
club-problem-met_before = { $who } si sono già incontrati.
club-problem-bye_again = { $who }: di nuovo a riposo prima che tutti abbiano riposato una volta.
club-problem-evening_twice = Un torneo è ripetuto in questa stagione.
club-problem-name_too_long = Questo nome è troppo lungo: al massimo { $most } caratteri.
club-problem-name_unseen = Questo nome ha caratteri che non si vedono.
club-problem-name_says_who = Il nome nuovo non deve contenere quello vecchio.
club-problem-name_of_a_seat = «{ $name }» è il nome di un posto, non di una persona. Aggiungi qualcosa.
club-problem-access_revoked = Questo dispositivo non può più entrare. Inquadra di nuovo il codice del tavolo.
club-problem-round_over = Il turno { $round } è finito.
club-problem-not_yours = Nel frattempo qualcun altro l’ha cambiato.
club-problem-not_this_table = Quella partita non è di questo tavolo.
club-problem-has_spoken = Questo telefono ha già risposto per l’altra squadra. Prima ritira la risposta.
club-problem-not_at_this_table = Quel nome qui non si può più scegliere.
club-problem-called_already = L’organizzatore è già stato chiamato.
club-problem-call_over = Questa chiamata è già chiusa.
club-problem-nothing_played = Non è ancora segnata nessuna smazzata.
club-problem-claim_changed = Nel frattempo l’altra squadra ha cambiato il risultato. Ricontrollalo.
club-problem-text_too_long = Questo testo è troppo lungo: al massimo { $right } caratteri.
club-problem-no_side_held = Prima scegli la tua squadra.
club-problem-person_needed = Indica chi conferma.
club-problem-not_of_this_side = { $name } non gioca in questa squadra.
club-problem-no_such_evening = Un torneo di questa stagione è stato eliminato.
club-problem-evening_deleted = «{ $name }» del { $date } qui è stato eliminato. Importando il file verrebbe ripristinato.
club-problem-evening_later_here = «{ $name }» del { $date } c’è già, con modifiche più recenti. Importando il file andrebbero perse.
club-problem-evening_differs = «{ $name }» del { $date } c’è già, ma diverso dal file. Il file ne prenderebbe il posto.
club-problem-match_elsewhere = Una partita del file qui c’è già, a un altro tavolo. Non è stato importato niente.
club-problem-unknown_member = Qui c’è una persona che non è nell’elenco.
club-problem-unknown_entrant = Qui c’è una coppia o un team che non è nell’elenco.
club-problem-unknown_side = Un risultato è di una squadra che non è a questo tavolo.
club-problem-round_number = Questo deve essere il turno { $right }.
club-problem-matches_of_tables = Le partite del file non sono quelle dei suoi tavoli.
club-problem-table_of_match = Questa partita è di un altro tavolo.
club-problem-wrong_code = Questo codice non viene dall’app.
club-problem-no_code_of_table = Per il tavolo { $table } non c’è un codice.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Ancora un minuto
   *[other] Ancora { $minutes } minuti
}
round-clock-warning = { $minutes ->
    [one] L’ultimo minuto
   *[other] Gli ultimi { $minutes } minuti
}
round-clock-last_deal = { $ends ->
    [some] Tempo scaduto: si finisce questa smazzata entro { $minutes ->
        [one] un minuto
       *[other] { $minutes } minuti
    }
   *[none] Tempo scaduto: si finisce questa smazzata
}
round-clock-over = Tempo finito: si contano le carte come sono
round-clock-beside = { $phase ->
    [last_deal] si finisce questa smazzata
   *[other] alla fine del turno
}
round-clock-stands = { $why ->
    [paused] In pausa
   *[waiting] L’orologio non è ancora partito
}
round-clock-extra = { $minutes ->
    [one] con un minuto in più
   *[other] con { $minutes } minuti in più
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Pausa fino alle { $time }
   *[break_over] La pausa è finita
}

## Club: phone

phone-table = Tavolo { $table }
phone-table-round = Tavolo { $table }, turno { $round }
phone-whose = Di chi è questo telefono?
phone-whose-said = Questo telefono è di { $side }
phone-whose-held = Ha già un telefono. Tocca per chiedere il posto
phone-whose-mine = Questo telefono
phone-whose-hint = La scelta vale per tutto il torneo: questo telefono mostra il prossimo tavolo, segna le smazzate e conferma i risultati.
phone-whose-find = Cerca il tuo nome
phone-whose-asked = Richiesta per { $owner }: deve accettare l’altro telefono o l’organizzatore
phone-whose-stop = Annulla la richiesta
phone-asking = Un altro telefono vuole unirsi a { $owner }
phone-asking-yes = Accetta
phone-asking-no = No
phone-earlier = { $count ->
    [one] 1 smazzata precedente
   *[other] { $count } smazzate precedenti
}
phone-not-begun = Il primo turno non è ancora iniziato.
phone-nobody = Al tavolo { $table } nel turno { $round } non gioca nessuno.
phone-from-next = Giocherete dal prossimo turno.
phone-next = { $way ->
    [move] Turno { $round }: passate al tavolo { $table }
    [stay] Turno { $round }: restate al tavolo { $table }
   *[first] Turno { $round }: tavolo { $table }
}
phone-arrive = { $players ->
    [one] Ci sono
   *[other] Ci siamo
}
phone-arrived = Arrivo segnalato all’organizzatore
phone-rest = Riposo nel turno { $round }
phone-closed = Il turno { $round } è finito.
phone-over = Il torneo è finito.
phone-goes-on = Il prossimo turno comparirà qui. Lascia aperta questa pagina.
phone-goes-on-last = È l’ultimo turno. La classifica finale comparirà qui. Lascia aperta questa pagina.
phone-result-of = Il vostro risultato nel turno { $round }
phone-place = Posizione { $place } di { $count }
phone-place-shared = Posizione { $place } a pari merito, di { $count }
phone-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
phone-gap = { $gap ->
    [0] Stessi punti di chi precede
    [one] A 1 punto da chi precede
   *[other] A { $gap } punti da chi precede
}
phone-tie = Spareggio: { $tie }
phone-rounds-left = { $count ->
    [one] Ancora 1 turno
   *[other] Ancora { $count } turni
}
phone-out = Questo telefono non è più collegato a un tavolo.
phone-out-hint = Inquadra il codice sul cartellino del tuo tavolo. Non funziona? Chiedi all’organizzatore un cartellino nuovo.
phone-give = Comunica il risultato
phone-give-title = È questo il risultato?
phone-agree = { $names }: sì, è giusto
phone-not-yet = Non ancora
phone-names = { $first } o { $last }
phone-level = Le squadre sono pari.
phone-ahead = { $side }: { $margin ->
    [one] un punto avanti
   *[other] { $margin } punti avanti
}.
phone-given = In attesa della conferma di { $sides }
phone-given-hint = La domanda è sul loro telefono. Puoi anche passare loro questo.
phone-hand-over = Passa a { $side }
phone-hand-title = { $names }: è giusto così?
phone-hand-yes = { $name }: sì
phone-withdraw = Ritira il nostro risultato
phone-asked = { $players ->
    [one] { $side } ha comunicato questo risultato. È giusto?
   *[other] { $side } hanno comunicato questo risultato. È giusto?
}
phone-accept = { $side }: sì, è giusto
phone-dispute = No, è sbagliato
phone-why = Che cosa è sbagliato?
phone-why-points = I punti sono sommati male
phone-why-deal = Una smazzata manca, o è segnata due volte
phone-why-rule = Una regola è applicata male
phone-why-end = La partita non è ancora finita
phone-why-other = Qualcos’altro
phone-call = Chiama l’organizzatore
phone-call-about = Di che si tratta?
phone-call-rule = Una domanda sulle regole
phone-call-score = Un errore nel punteggio
phone-call-cards = C’è un problema con le carte
phone-called = Organizzatore chiamato alle { $time }
phone-call-coming = L’organizzatore sta arrivando ({ $time })
phone-call-end = Non serve più
phone-call-organiser = Chiedi all’organizzatore
phone-call-organiser-for = { $name }: chiedi all’organizzatore
phone-disputed = { $whose ->
    [mine] Avete contestato il risultato
   *[other] { $players ->
        [one] { $side } contesta il risultato
       *[other] { $side } contestano il risultato
    }
}
phone-differ = Le due squadre hanno comunicato risultati diversi
phone-reason = «{ $reason }»
phone-organiser-comes = L’organizzatore è avvisato e verrà al tavolo. Potete ancora modificare le smazzate e comunicare di nuovo il risultato.
phone-after-all = Il risultato in realtà è giusto
phone-done = { $how ->
    [agreed] Risultato confermato dalle due squadre
    [walkover] Risultato per forfait
    [paper] Risultato dal foglio punti
    [corrected] Risultato corretto dall’organizzatore
   *[decided] Risultato deciso dall’organizzatore
}
phone-wait-next = Il prossimo turno comparirà qui.
phone-wait-end = Era l’ultimo turno. Grazie per aver giocato.
phone-this = questo telefono
phone-other = un altro telefono di questo tavolo
phone-organiser = l’organizzatore
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }: da questo telefono non si può, perché la modifica è di { $who }
phone-sounds = { $turn ->
    [on] Attiva i suoni
   *[off] Disattiva i suoni
}

## Club: big screen

big-screen-begins = Il torneo sta per iniziare
big-screen-drawn = Il turno { $number } di { $rounds } sta per iniziare
big-screen-running = Turno { $number } di { $rounds }
big-screen-closed = Dopo il turno { $number } di { $rounds }
big-screen-final = Classifica finale
big-screen-counts = { $counts ->
    [card_points] Punti carte
    [victory_points] Victory Points
   *[match_points] Punti
}
big-screen-second = { $figure ->
    [difference] Differenza
    [card_points] Punti carte
    [wins] Partite vinte
   *[highest_match] Partita migliore
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Posizione { $place }: { $name }, { $points }
}
big-screen-seating = I tavoli del turno
big-screen-seat = Tavolo { $table }: { $sides }
big-screen-resting = A riposo: { $names }
big-screen-playing = { $count ->
    [one] Ancora in gioco: tavolo { $tables }
   *[other] Ancora in gioco: tavoli { $tables }
}
big-screen-playing-many = { $count } tavoli sono ancora in gioco
big-screen-page = Pagina { $page } di { $pages }
big-screen-gone = Questo link non vale più. Chiedine uno nuovo all’organizzatore.
big-screen-sound = Tocca per i suoni

## Club: the evening

club-part = { $part ->
    [players] Iscritti
    [tables] Tavoli
    [standing] Classifica
    [log] Registro
   *[papers] Altro
}
club-state = { $state ->
    [planned] Presenze
    [drawn] Turno { $number } di { $count }: abbinamenti fatti
    [running] Turno { $number } di { $count } in corso
    [between] Turno { $number } di { $count } finito
   *[over] { $count ->
        [one] Giocato l’unico turno
       *[other] Giocati tutti i { $count } turni
    }
}
club-gone = Questo torneo non c’è più, o questa versione dell’app non lo sa leggere.

## Club: evenings

club-title = Club
club-none = Un torneo a molti tavoli
club-first-names = Scrivi o incolla i nomi, poi sorteggia
club-first-phones = Ogni tavolo segna sul proprio telefono
club-first-clock = Turni, orologio e classifica vanno da soli
club-new = Nuovo torneo
club-open = Apri
club-open-said = Apri { $name }
club-clock-left = rimasti
club-won = Vince: { $names }
club-season-played = { $count } di { $all }
club-season-everyone = { $count ->
    [one] Classifica
   *[other] Tutti i { $count } giocatori
}
club-go-to = Vai a { $name }
club-members = Soci
    .detail = { $count ->
        [0] Ancora nessuno
        [one] Una persona
       *[other] { $count } persone
    }
club-seasons = Stagioni
    .detail = { $count ->
        [0] Tornei in serie, con una classifica comune
        [one] Una stagione
       *[other] { $count } stagioni
    }
club-publish = Pubblica
    .detail = I risultati come pagine per il sito del club
club-league = Lega
    .detail = Invia i tornei conclusi a una lega di club
club-directors = Arbitri
    .detail = { $count ->
        [0] Chi gestisce il torneo con te
        [one] Un arbitro
       *[other] { $count } arbitri
    }
club-take = Importa un torneo
    .detail = Dal file di un altro computer
club-entrants = { $count ->
    [0] ancora nessuno
    [one] un iscritto
   *[other] { $count } iscritti
}

## Club: the plan

club-plan = Impostazioni del torneo
club-begin = Inizia il torneo
club-save = Salva
club-about = Il torneo
club-going-on = Chi gioca?
club-going-on-none = Tutti i presenti
club-going-on-hint = Per una finale, o per i gironi A e B: si gioca nell’ordine delle posizioni di un torneo precedente.
club-going-on-places = { $name }: posizioni da { $first } a { $last }
club-going-on-part = { $part ->
    [all] Tutti
    [top] Prima metà
   *[bottom] Seconda metà
}
club-going-on-first = Dalla posizione
club-going-on-last = Alla posizione
club-going-on-share = Punti riportati (%)
club-carried = Punti riportati
club-final-name = Finale: { $name }
club-name = Nome
club-name-usual = Torneo di club
club-date = Data (AAAA-MM-GG)
club-place = Luogo
club-house-count = { $count ->
    [0] come nel regolamento
    [one] una regola di casa
   *[other] { $count } regole di casa
}
club-form-title = Formula
club-form = { $form ->
    [pairs] Coppie
    [individuals] Singoli
   *[teams] Team
}
club-form-hint = { $form ->
    [pairs] I compagni restano insieme per tutto il torneo e hanno una sola posizione in classifica.
    [individuals] Ognuno ha i propri punti, e a ogni turno un altro compagno.
   *[teams] Team di due o più coppie si incontrano a più tavoli, e ogni team ha una sola posizione.
}
club-left-over = Chi avanza
club-left-over-hint = Chi avanza può giocare a tavoli più piccoli o più grandi, con regole scelte qui. Nessuno ci torna finché non ci sono stati tutti. Senza queste regole si riposa a turno.
club-left-over-none = non si usano
club-odd = { $players ->
    [3] Tavoli da tre
    [5] Tavoli da cinque
   *[6] Tavoli da sei
}
club-odd-hint = { $players ->
    [3] Ognuno per sé.
    [5] Tre contro due: nella squadra da tre, a ogni smazzata riposa uno, a turno.
   *[6] Due squadre da tre o tre da due, secondo queste regole.
}
club-movement-title = Abbinamenti
club-movement = { $movement ->
    [round_robin] Tutti contro tutti
    [mitchell] Mitchell
    [rotating] Compagni a rotazione
    [by_standing] Sistema svizzero
    [danish] Sistema danese
    [knockout] Eliminazione diretta
    [by_lot] Sorteggio
   *[free] Manuale
}
club-movement-hint = { $movement ->
    [round_robin] Un turno dopo l’altro, finché tutti si sono incontrati.
    [mitchell] Nord-Sud restano al tavolo, Est-Ovest passano al successivo.
    [rotating] Nessuno ripete un compagno finché non ha giocato con tutti. Cambiano anche gli avversari.
    [by_standing] I vincenti incontrano i vincenti: giocano tra loro i vicini in classifica, senza reincontrarsi finché si può.
    [danish] Il primo contro il secondo, il terzo contro il quarto, sempre secondo la classifica, anche se si sono già incontrati.
    [knockout] Chi perde è fuori. I più forti possono riposare al primo turno. Gli incontri dipendono dalle posizioni in un torneo precedente, o dal sorteggio.
    [by_lot] Un sorteggio nuovo a ogni turno, senza reincontrarsi finché si può.
   *[free] Chi è vicino nell’elenco gioca allo stesso tavolo. Puoi cambiare tutto.
}
club-rounds = Turni
club-rounds-knockout = Il numero dei turni dipende dal numero degli iscritti.
club-rounds-count = { $count ->
    [one] un turno
   *[other] { $count } turni
}
club-drop = Turni peggiori che non contano
club-drop-hint = { $count ->
    [0] Tutti i turni contano.
    [one] Il turno peggiore di ognuno non conta.
   *[other] I { $count } turni peggiori di ognuno non contano.
}
club-length-title = Durata del turno
club-length = { $length ->
    [finland] 5.000 punti
    [ck70] 5.000 punti o 50 minuti
    [nevada] Tre smazzate, 50 minuti
    [canasta_for_a_cure] 8.500 punti
    [burraco_2_deals] Due smazzate, 25 minuti
    [burraco_3_deals] Tre smazzate, 40 minuti
    [burraco_4_deals] Quattro smazzate, 50 minuti
   *[pinochle_kansas_city] 50 minuti
}
club-length-points = { $count ->
    [one] un punto
   *[other] { $count } punti
}
club-length-deals = { $count ->
    [one] una smazzata
   *[other] { $count } smazzate
}
club-length-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
club-length-or = {" "}o{" "}
club-length-none = Fino alla chiusura del turno
club-length-row = { $row ->
    [points] Punti per finire la partita
    [deals] Smazzate
    [minutes] Minuti
    [warning] Avviso, minuti prima della fine
   *[overtime] Minuti per finire la smazzata
}
club-overtime = Quando il tempo scade, si finisce la smazzata:
club-overtime-endless = senza limite di tempo
club-overtime-limited = entro un limite di tempo
club-from = Fonte: { $source }
club-no-source = nessuna, è una proposta di questa app
club-scheme-title = Punti per la classifica
club-scheme = { $scheme ->
    [finland] Due punti a vittoria
    [wins] Partite vinte
    [total] Punti carte
    [burraco_3] Victory Points, tre smazzate
   *[burraco_4] Victory Points, quattro smazzate
}
club-scheme-hint = { $scheme ->
    [finland] La vittoria vale 2, il pari 1. A parità conta la differenza di punti carte.
    [wins] Ogni partita vinta vale un punto. A parità contano i punti carte.
    [total] Si sommano i punti carte di tutte le partite.
   *[burraco_4] A ogni tavolo si dividono 20 Victory Points (VP) secondo la differenza dei Match Points (MP), qui «punti carte»: da 10 : 10 a 20 : 0.
}
club-figures = Punti e spareggi
club-figures-usual = Standard
club-figures-changed = Cambiati per questo torneo
club-figures-hint = Quello che cambi qui vale solo per questo torneo.
club-figures-back = Torna allo standard
club-match-points = { $outcome ->
    [win] Punti per la vittoria
    [draw] Punti per il pari
   *[loss] Punti per la sconfitta
}
club-walkover-points = Punti carte per un forfait
club-whole = { $of ->
    [points] Punti di una partita intera
   *[deals] Smazzate di una partita intera
}
club-whole-hint = I punti di un forfait valgono per una partita intera. In un turno più corto si riducono in proporzione.
club-bye-title = Un riposo vale
club-bye = { $bye ->
    [nothing] niente
    [walkover] un forfait
    [average] la media dei propri turni
   *[average_of_winners] la media di chi vince nel turno
}
club-missed-title = I turni persi da chi arriva tardi valgono
club-bands = Tabella dei Victory Points (VP)
club-band-upto = Differenza fino a
club-band-beyond = Ogni differenza maggiore
club-band-winner = Vince
club-band-loser = Perde
club-band-add = Un’altra riga
club-band-drop = Togli la riga { $number }
club-ties = Spareggi
club-ties-none = Nessuno: in parità si resta a pari merito.
club-ties-add = Aggiungi:
club-tie = { $tie ->
    [head_to_head] scontri diretti
    [difference] differenza di punti carte
    [wins] partite vinte
    [card_points] punti carte
    [highest_match] punteggio più alto in una partita
   *[lot] sorteggio
}
club-tie-up = Sposta su: { $tie }
club-tie-drop = Togli: { $tie }

## Club: log and standing

club-log-drawn = Turno { $round }: abbinamenti fatti
club-log-taken_back = Turno { $round }: abbinamenti annullati
club-log-arranged = Turno { $round }: cambiato a mano
club-log-started = Turno { $round } iniziato
club-log-closed = Turno { $round } chiuso
club-log-claimed = Tavolo { $table }: { $score } comunicato da { $side }
club-log-withdrawn = Tavolo { $table }: ritirato da { $side }
club-log-agreed = Tavolo { $table }: le due squadre confermano { $score }
club-log-disputed = Tavolo { $table }: contestato da { $side }
club-log-decided = Tavolo { $table }: deciso dall’organizzatore, { $score }
club-log-paper = Tavolo { $table }: { $score } dal foglio
club-log-walkover = Tavolo { $table }: forfait, { $score }
club-log-corrected = Tavolo { $table } del turno { $round }: { $before } corretto in { $score }
club-log-reopened = Tavolo { $table }: riaperto, { $before } non conta più
club-log-called = Organizzatore chiamato: { $who }
club-log-coming = Organizzatore in arrivo: { $who }
club-log-attended = Chiamata chiusa: { $who }
club-log-substituted = { $into } gioca per { $out }
club-log-swapped = { $out } e { $into } si scambiano i compagni
club-log-checked_in = { $who }: arrivo
club-log-checked_out = { $who }: uscita
club-log-awards = { $entry }, punti { $points }
club-log-adjusted = { $who }: penalità o premio di { $points }{ $counts ->
    [card_points] { " " }punti carte
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: annullata la penalità o il premio di { $points }{ $counts ->
    [card_points] { " " }punti carte
   *[points] { "" }
}
club-log-clock_started = Turno { $round }: orologio avviato
club-log-clock_paused = Turno { $round }: orologio in pausa
club-log-clock_resumed = Turno { $round }: orologio ripartito
club-log-minutes_added = Turno { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} per tutti i tavoli
club-log-table_minutes_added = Tavolo { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Pausa di { $minutes } min
club-log-break_changed = Pausa portata a { $minutes } min
club-log-break_ended = Pausa terminata
club-line = { $outcome ->
    [won] Vinta contro { $against }, { $score } : { $other }
    [drawn] Pari con { $against }, { $score } : { $other }
    [lost] Persa contro { $against }, { $score } : { $other }
    [missed] Non ancora presente
   *[rested] Riposo
}
club-line-walkover = { $line } (forfait)
club-line-average = { $line }: { $count ->
    [0] media, appena c’è un risultato
    [one] media di un turno
   *[other] media di { $count } turni
}
club-line-adjusted = { $kind ->
    [penalty] Penalità
   *[bonus] Premio
}
club-line-adjusted-cards = { $points } punti carte
club-line-winners = { $line }: { $count ->
    [0] media dei vincitori, appena ce ne sono
    [one] media di un vincitore
   *[other] media di { $count } vincitori
}
club-line-awarded = { $line } (punti decisi dall’organizzatore)
club-line-carried = Riportati da un torneo precedente
club-line-partner = con { $partner }
club-place-none = Le posizioni compaiono con il primo risultato.
club-place-knockout = { $state ->
    [won] Ha vinto il torneo.
    [in] Ancora in gara.
   *[out] Fuori al turno { $round }.
}
club-place-first = In testa, con { $points ->
    [one] un punto
   *[other] { $points } punti
}.
club-place-points = { $fewer ->
    [one] Un punto meno di { $name }.
   *[other] { $fewer } punti meno di { $name }.
}
club-place-shared = A pari merito con { $name }.
club-place-tie = Stessi punti di { $name }, ma dietro per lo spareggio: { $tie }.
club-place-ahead = Stessi punti di { $name }, ma davanti per lo spareggio: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Ancora nessuno
        [one] È presente una coppia
       *[other] Sono presenti { $count } coppie
    }
    [teams] { $count ->
        [0] Ancora nessuno
        [one] È presente un team
       *[other] Sono presenti { $count } team
    }
   *[individuals] { $count ->
        [0] Ancora nessuno
        [one] È presente un giocatore
       *[other] Sono presenti { $count } giocatori
    }
}
club-outlook-none = { $here }: troppo pochi per un tavolo.
club-outlook = { $here }: { $tables ->
    [0] nessun tavolo completo.
    [one] un tavolo.
   *[other] { $tables } tavoli.
}
club-outlook-odd = { $count ->
    [one] Un altro tavolo da { $players }.
   *[other] Altri { $count } tavoli da { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Non riposa nessuno.
        [one] Riposa una coppia.
       *[other] Riposano { $count } coppie.
    }
    [teams] { $count ->
        [0] Non riposa nessuno.
        [one] Riposa un team.
       *[other] Riposano { $count } team.
    }
   *[individuals] { $count ->
        [0] Non riposa nessuno.
        [one] Riposa un giocatore.
       *[other] Riposano { $count } giocatori.
    }
}
club-to-tables = Ai tavoli
club-playing = Giocano
club-away = Assenti
club-entrant-said = { $name }: assenza o sostituzione
club-listed = In elenco: { $count }
club-check-in = Presenze
club-check-in-hint = { $form ->
    [pairs] Tocca i nomi dei due compagni, uno dopo l’altro. Chi arriva dopo gioca dal prossimo turno.
    [teams] Tocca tutti i nomi di un team, i compagni di ogni coppia uno dopo l’altro, poi iscrivilo.
   *[individuals] Tocca i nomi dei presenti. Chi arriva dopo gioca dal prossimo turno.
}
club-picked = { $names } e…?
club-team = Nome del team
club-team-enter = Iscrivi il team
club-as-last-time = Come l’ultima volta, con un tocco:
club-partners-last-time = compagni l’ultima volta
club-find = Cerca un nome, o scrivine uno nuovo
club-find-many = Scrivi un nome o incolla un elenco
club-all-members = Tutti presenti: { $count }
club-last-evening = Come l’ultima volta: { $name }, { $day }
club-list = Da un elenco
club-list-file = Da un file
club-list-field = { $form ->
    [pairs] Una coppia per riga: Ana & Ben
    [teams] Un team per riga: Rossi: Ana, Ben, Cleo, Dov
   *[individuals] Un nome per riga
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Segna presente 1 coppia
       *[other] Segna presenti { $count } coppie
    }
    [teams] { $count ->
        [one] Segna presente 1 team
       *[other] Segna presenti { $count } team
    }
   *[individuals] { $count ->
        [one] Segna presente 1 giocatore
       *[other] Segna presenti { $count } giocatori
    }
}
club-list-close = Svuota l’elenco
club-list-new = Nuovi: { $names }
club-list-likely = { $name } è { $known }
club-list-drop = Togli { $name }
club-list-gone = Esclusi, perché cancellati: { $names }
club-list-drawn = I compagni sono quelli dell’ultima volta, gli altri sono sorteggiati. Puoi cambiare l’elenco.
club-list-names = nominativo, giocatore, giocatrice, compagno, compagna, socio
club-list-first-names = nome, nome di battesimo
club-list-last-names = cognome
club-list-teams = squadra, team, coppia
club-list-and = e, ed, con
club-guest = Aggiungi { $name }
club-find-more = { $count ->
    [one] Ce n’è un altro: scrivi parte del nome.
   *[other] Altri { $count }: scrivi parte del nome.
}
club-find-none = Scrivi un nome qui sopra per aggiungere un giocatore.
club-waits-for-partner = aspetta un compagno
club-check-in-said = Presente: { $name }
club-plays = Gioca dal prossimo turno.
club-plays-not = Resta fuori dai prossimi turni, ma i suoi risultati restano in classifica.
club-leaves = Segna assente
club-comes = Segna presente
club-left-table = Il tavolo { $table } è ancora aperto: forfait?
club-strike = Togli dall’elenco
club-substitute = Sostituisci { $name }
club-substitute-hint = { $form ->
    [individuals] Da subito, se il tavolo non ha ancora un risultato. Ognuno tiene i punti dei turni che ha giocato.
   *[other] Da subito, se il tavolo non ha ancora un risultato. Posizione e punti restano all’iscritto.
}
club-swap-partner = Scambia { $name } con…
club-swap-partner-hint = Dal prossimo turno. Ogni iscritto conserva posizione e punti.
club-swap-with = Scambia { $name } con { $other }

## Club: rounds

club-round = Turno { $number }
club-table = Tavolo { $number }
club-table-state = { $state ->
    [playing] in gioco
    [claimed] in attesa dell’altra squadra
    [disputed] contestato
   *[done] finito
}
club-table-pill = { $state ->
    [playing] in gioco
    [claimed] da confermare
    [disputed] contestato
   *[done] finito
}
club-deals = { $count ->
    [0] ancora nessuna smazzata
    [one] una smazzata
   *[other] { $count } smazzate
}
club-tally = { $state ->
    [all] { $count ->
        [one] Un tavolo
       *[other] Tutti i { $count } tavoli
    }
    [playing] { $count } in gioco
    [claimed] { $count } in attesa
    [disputed] { $count ->
        [one] 1 contestato
       *[other] { $count } contestati
    }
   *[done] { $count ->
        [one] 1 finito
       *[other] { $count } finiti
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, differenza { $difference }
   *[other] Posizione { $place }: { $name }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, differenza { $difference }
}
club-draw = Fai gli abbinamenti del turno { $number }
club-drawing = Abbinamenti in corso…
club-draw-again = Rifai
club-draw-back = Annulla
club-start = Inizia il turno
club-with-clock = Con orologio
    .says = Avvia anche l’orologio
club-clock-turn = { $turn ->
    [start] Avvia
    [pause] Pausa
   *[resume] Riprendi
}
club-clock-said = { $change ->
    [less] { $minutes } minuti in meno per tutti i tavoli
   *[more] { $minutes } minuti in più per tutti i tavoli
}
club-break = Pausa
club-break-minutes = { $minutes } min
    .says = Inizia una pausa di { $minutes } minuti
club-break-change = { $change ->
    [less] Pausa più corta di { $minutes } minuti
   *[more] Pausa più lunga di { $minutes } minuti
}
club-break-end = Fine pausa
club-swap-hint = Tocca due nomi per scambiarli di posto.
club-swap-other = Tocca l’altro nome.
club-swap-said = { $name } cambia posto
club-repeats = { $count ->
    [0] Nessun incontro si ripete.
    [one] Un incontro si ripete: controlla il tavolo.
   *[other] { $count } incontri si ripetono: controlla i tavoli.
}
club-against = contro
club-team-sum = { $teams }, tutti i tavoli insieme: { $score }
club-rest = Riposano
club-close = Chiudi il turno { $number }
club-close-open = { $count ->
    [one] Chiudi il turno { $number }: un tavolo è aperto
   *[other] Chiudi il turno { $number }: { $count } tavoli sono aperti
}
club-final = La classifica finale
club-over-hint = I risultati si possono ancora correggere: tocca un tavolo.
club-final-begin = Finale o gironi
    .detail = Comincia un torneo da questa classifica.

## Club: one table

club-organiser = organizzatore
club-phone = telefono { $phone } (cartellino { $table })
club-phone-for = { $name }, sul telefono { $phone } (cartellino { $table })
club-phone-hall = telefono { $phone }
club-phone-hall-for = { $name }, sul telefono { $phone }
club-how = { $how ->
    [agreed] Confermato dalle due squadre.
    [decided] Deciso dall’organizzatore.
    [paper] Preso dal foglio.
   *[walkover] Per forfait.
}
club-claimed = { $score } comunicato da { $side }
club-disputes = Contestato da { $side }
club-grid = Risultati
club-grid-open = Scrivi i risultati
club-grid-hint = Con Invio e le frecce si passa da una casella all’altra. Invio nell’ultima salva il tavolo. Scrivi x se una squadra non è venuta, * dopo i punti se ha vinto con una mano speciale.
club-grid-points = Punti
club-grid-missing = { $count ->
    [0] Ci sono tutti i risultati.
    [one] Manca 1 risultato.
   *[other] Mancano { $count } risultati.
}
club-grid-unsaved = Non ancora salvato.
club-grid-save = { $count ->
    [one] Salva 1 tavolo
   *[other] Salva { $count } tavoli
}
club-grid-reported = { $state ->
    [claimed] Telefono: { $score }, da confermare.
    [disputed] Telefono: { $score }, contestato.
   *[playing] Telefono: { $score } finora.
}
club-grid-again = Premi di nuovo Invio per salvare lo stesso.
club-grid-lost = Non salvato, perché il tavolo ha già un risultato. Avevi scritto: { $typed }
club-grid-typo = Errore di battitura
club-settle = Scrivi il risultato
club-correct = Correggi il risultato
club-winner = Chi ha vinto?
club-winner-points = Secondo i punti
club-awards = { $awards ->
    [score] Secondo il risultato
   *[decided] Scritti per ogni squadra
}
club-awards-title = Punti per la classifica
club-awards-are = Punti per la classifica: { $points }
club-reason = Motivo
club-reason-hint = Il motivo compare nel registro.
club-decide = Decidi così
club-from-paper = Dal foglio
club-correct-do = Salva la correzione
club-scoreless = Sì, 0 punti per tutti
club-reopen = Riapri il tavolo
club-reopen-ask = Riaprire il tavolo { $table }?
club-reopen-hint = Il risultato viene tolto e i telefoni del tavolo possono di nuovo segnare.
club-walkover = Forfait
club-walkover-hint = Chi non è venuto? Gli avversari hanno { $points } punti carte.
club-walkover-do = Segna il forfait
club-extra = Tempo in più
club-extra-now = { $minutes ->
    [0] Questo tavolo gioca quanto gli altri.
    [one] Questo tavolo può giocare un minuto più degli altri.
   *[other] Questo tavolo può giocare { $minutes } minuti più degli altri.
}
club-extra-said = { $change ->
    [less] Tavolo { $table }: { $minutes } minuti in meno
   *[more] Tavolo { $table }: { $minutes } minuti in più
}
club-deals-title = Smazzate
club-deals-none = Qui non è ancora segnata nessuna smazzata.
club-record = Segna qui le smazzate
club-not-started = Il turno non è iniziato: non si può ancora scrivere niente.
club-code = Telefoni di questo tavolo
club-code-hint = Chi inquadra questo codice sceglie il proprio nome al tavolo. Da quel momento il telefono mostra il suo tavolo a ogni turno e può cambiare solo i dati di quel tavolo.
club-screen = Schermo grande
club-screen-hint = Classifica, tavoli e orologio per un proiettore o un televisore, in sola lettura. Apri lì questo link.
club-screen-shows = Lo schermo mostra
club-screen-shows-hint = Le iniziali sono per i club che non vogliono nomi sullo schermo.
club-screen-names = Nomi
club-screen-initials = Iniziali
club-code-show = Mostra il codice
club-code-new = Nuovo codice
club-code-ask = Creare un nuovo codice?
club-code-said = Codice da inquadrare, per { $address }
club-code-visitors = { $count ->
    [0] Non è ancora entrato nessuno.
    [one] È entrato un dispositivo.
   *[other] Sono entrati { $count } dispositivi.
}
club-no-server = I telefoni non possono ancora collegarsi. Chiudi l’app e avviala con «scorekeeper serve»: il torneo sarà ancora qui.
club-code-warning = Il vecchio codice non varrà più, e i dispositivi entrati con quello perderanno l’accesso. Stampa di nuovo il cartellino del tavolo.
club-hall = Telefoni per tutto il torneo
club-hall-hint = Da appendere al muro: chi inquadra il codice sceglie il proprio nome, e il telefono mostra il suo tavolo a ogni turno. Un nome che ha già un telefono passa a un altro solo se quel telefono o tu accettate.
club-hall-how = Inquadra il codice, o apri l’indirizzo e scrivi le lettere. Poi scegli il tuo nome. Funziona anche prima del primo turno.
club-phones = Telefoni
club-phones-row = { $count } su { $all } hanno un telefono
club-phones-none = Nessun telefono si è ancora collegato.
club-phones-hint = «Perso» scollega un telefono, così un altro può prenderne il posto. «Cedi» dà il posto al telefono che lo chiede. Se nessuno lo chiede, il primo telefono deve scegliere di nuovo un nome.
club-phone-there = collegato
club-phone-since = assente dalle { $time }
club-phone-away = non collegato
club-phone-unowned = Nome non ancora scelto
club-phone-wants = Vuole unirsi a { $owner }
club-phone-allow = Accetta
    .says = Accetta: { $who }
club-phone-hand-on = Cedi
    .says = Cedi: { $who }
club-phone-lost = Perso
    .says = Perso: { $who }
club-phone-lost-ask = Scollegare il telefono di { $who }?
club-phone-lost-hint = Il telefono dovrà inquadrare di nuovo il codice. Per dare il nome a un altro telefono, scegli «Cedi».
club-at-table-count = { $count } su { $all } sono al tavolo
club-at-table = Al tavolo: { $who }
club-call-who = Tavolo { $table }: { $who }
club-call-answer = Arrivo
    .says = Arrivo: { $who }
club-call-answered = in arrivo dalle { $time }
club-call-done = Fatto
    .says = Fatto: { $who }

club-call-decide = Decidi
    .says = Decidi: { $who }
club-call-dispute = Risultato contestato
## Club: standing and log screens

club-standing-none = Nell’elenco non c’è ancora nessuno.
club-head-points = Punti
club-head-difference = ± carte
club-scheme-ties = spareggi: { $ties }
club-record-told = { $wins ->
    [one] una vinta
   *[other] { $wins } vinte
}, { $losses ->
    [one] una persa
   *[other] { $losses } perse
}{ $draws ->
    [0] { "" }
    [one] , una pari
   *[other] , { $draws } pari
}
club-figures-told = Punti carte { $card_points }, differenza { $difference }, partita migliore { $highest }
club-line-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
club-line-dropped = ({ $points }) non conta
club-whole-session = Tutto il torneo
club-adjust-back = Annulla: { $line }
club-log-none = Ancora niente nel registro.
club-log-older = Voci precedenti
club-because = «{ $reason }»

## Club: print, save, move

club-cards = Cartellini per i tavoli
club-cards-hint = Salva una pagina, poi aprila per stamparla.
club-cards-codes = { $count ->
    [0] Cartellini dei tavoli con i codici
    [one] Un cartellino con il suo codice
   *[other] { $count } cartellini con i loro codici
}
club-cards-round = Cartellini da compilare, turno { $number }
club-cards-title = { $name }, { $day }
club-card-how = Inquadra il codice, o apri l’indirizzo e scrivi le lettere. Questo cartellino vale per tutti i turni.
club-card-signed = firma
club-sheets = Fogli
club-sheets-hint = Per la stampante, o come tabella per fogli di calcolo.
club-sheet-page = { $paper }, da stampare
club-sheet-csv = { $paper }, come tabella
club-paper = { $paper ->
    [check-in] Elenco presenze
    [seating] Turno { $number }: chi siede dove
    [results] Turno { $number }: risultati
    [ranking] Classifica dopo il turno { $number }
    [standing] Classifica
    [final] Classifica finale
    [categories] Classifica per categorie
    [season] Classifica della stagione
    [lines] Classifica in dettaglio
   *[log] Registro
}
club-seats-by = { $what ->
    [table] Per tavolo
   *[name] Per nome
}
club-categories-hint = Coppie e team contano in una categoria se ne fanno parte tutti i loro giocatori.
club-column = { $code ->
    [number] N.
    [entrant] Iscritto
    [members] Giocatori
    [checked_in] Presente
    [mark] ✓
    [evening] Torneo
    [date] Data
    [round] Turno
    [table] Tavolo
    [side] Squadra { $number }
    [score] Punteggio { $number }
    [state] Stato
    [how] Come
    [winner] Vincente
    [place] Posizione
    [points] Punti
    [card_points] Punti carte
    [difference] Differenza
    [wins] Vinte
    [draws] Pari
    [losses] Perse
    [byes] Riposi
    [highest_match] Partita migliore
    [dropped] Turni che non contano
    [parted_by] Spareggio
    [at] Ora
    [by] Da
    [kind] Che cosa
    [before] Prima
    [reason] Motivo
    [member] Giocatore
    [partner] Con
    [against] Contro
    [category] Categoria
    [overall] Generale
    [season] Stagione
    [strength] Livello
    [matches] Partite
    [record] Record
    [value] Valore
    [adjusted] Penalità e premi
    [line] Risultato
   *[total] Totale
}
club-presence = { $code ->
    [present] presente
   *[expected] atteso
}
club-how-short = { $how ->
    [agreed] confermato
    [decided] deciso
    [paper] dal foglio
   *[walkover] forfait
}
club-cell-shared = pari merito
club-cell-bye = riposa
club-cell-drawn = pari
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] abbinamenti fatti
    [taken_back] abbinamenti annullati
    [arranged] cambiato a mano
    [started] turno iniziato
    [closed] turno chiuso
    [claimed] risultato comunicato
    [withdrawn] risultato ritirato
    [agreed] risultato confermato
    [disputed] risultato contestato
    [decided] risultato deciso
    [paper] risultato dal foglio
    [walkover] forfait
    [corrected] risultato corretto
    [reopened] tavolo riaperto
    [swapped] compagni scambiati
    [checked_in] arrivo
    [checked_out] uscita
    [adjusted] penalità o premio
    [adjustment_removed] penalità o premio annullato
    [clock_started] orologio avviato
    [clock_paused] orologio in pausa
    [clock_resumed] orologio ripartito
    [minutes_added] durata cambiata
    [table_minutes_added] tempo in più
    [break_started] pausa iniziata
    [break_changed] pausa cambiata
    [break_ended] pausa terminata
    [called] organizzatore chiamato
    [coming] organizzatore in arrivo
    [attended] chiamata chiusa
   *[substituted] sostituzione
}
club-move = Passa a un altro computer
club-move-hint = Un solo file con tutto: giocatori, turni, risultati, smazzate e codici dei tavoli. Chi lo ha può gestire il torneo, quindi non darlo ad altri.
club-move-save = Salva il torneo in un file
club-delete = Elimina questo torneo
club-delete-ask = Eliminare «{ $name }»?
club-delete-hint = Il torneo e tutte le sue smazzate spariscono dall’elenco e dalla classifica della stagione. Si può ripristinare più tardi.
club-deleted = Tornei eliminati
logins = Organizzatori su altri computer
logins-count = { $count ->
    [one] Un computer è collegato con il PIN.
   *[other] { $count } computer sono collegati con il PIN.
}
logins-end-own = Esci da qui
logins-end-others = Disconnetti tutti gli altri
logins-end-all = Disconnetti tutti
directors-hint = Un arbitro gestisce il torneo dal proprio dispositivo, e il registro riporta il suo nome. Solo l’organizzatore invita gli arbitri, elimina tornei, ripristina backup ed elimina nomi.
directors-name = Nome dell’arbitro
directors-invite = Invita
directors-for = Invito per { $name }
directors-picture = Codice da inquadrare, invito per { $name }
directors-scan = Inquadralo con il telefono o il tablet dell’arbitro. Vale una volta sola. Scade: { $until }.
directors-type = Oppure apri lì { $address } e scrivi questo PIN:
directors-login = { $device }, collegato da: { $since }
directors-device = Browser sconosciuto
directors-log-out = Disconnetti { $name }, { $device }
directors-invited = Invito valido fino a: { $until }
directors-nowhere = Non collegato
directors-again = Invita un altro dispositivo
directors-remove = Togli
directors-remove-ask = Togliere { $name }?
directors-remove-hint = Tutti i suoi dispositivi vengono disconnessi subito. Il nome resta nel registro.
directors-organiser-only = Può farlo solo l’organizzatore.
directors-own = Hai effettuato l’accesso come { $name }.
club-bring-back = Ripristina { $name }
club-take-hint = Scegli il file salvato dall’altro computer. I codici dei tavoli continuano a valere.
club-take-choose = Scegli un file
club-take-anyway = Importa lo stesso
club-take-both = Tieni entrambi
club-take-unread = Impossibile leggere il file.
club-take-broken = { $file } non è un torneo che questa app sa leggere:
club-unreadable = { $name }, { $day }: questo torneo viene da una versione più nuova. Aggiorna l’app.

## Club: people

club-guests = Ospiti
club-members-add = { $count ->
    [one] Aggiungi 1 socio
   *[other] Aggiungi { $count } soci
}
club-members-none = Ancora nessun socio. I giocatori compaiono qui dopo il loro primo torneo.
club-member-gone = Questa persona non è più nell’elenco.
club-evenings-count = { $count ->
    [0] ancora nessun torneo
    [one] un torneo
   *[other] { $count } tornei
}
club-last-seen = l’ultima volta { $day }
club-member-is = Socio
club-guest-is = Ospite
club-member-make = Segna come socio
club-guest-make = Segna come ospite
publish-as = Sulle pagine pubblicate
publish-as-of = { $as ->
    [name] Nome intero
   *[initials] Iniziali
}
club-categories = Categorie
club-categories-own = Ogni categoria, per esempio i nuovi arrivati, ha la sua classifica tra i fogli di un torneo.
club-category-new = Nuova categoria
club-category-add = Aggiungi categoria
club-merge-hint = Tutti i tornei e le partite di { $gone } conteranno per { $kept } e mostreranno quel nome. Si può annullare in ogni momento.
club-forget = Elimina il nome ovunque
club-forget-hint = Il nome viene sostituito dappertutto, anche in ogni backup. Risultati e posizioni restano, e anche i soprannomi nelle note.
club-alias = Nome sostitutivo
club-alias-usual = Ex giocatore { $number }
club-forget-do = Elimina il nome
club-forget-ask = Eliminare ovunque il nome { $name }?
club-forget-warning = Dappertutto comparirà { $alias }. Non si può annullare, nemmeno con un backup.
club-forgotten = Nome eliminato
club-forgotten-as = Il nome è stato sostituito con { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Riscritto senza il nome: { $files }
       *[other] { $count } file riscritti senza il nome: { $files }
    }
    [cut] { $count ->
        [one] Era danneggiato, ne resta solo quello che si è potuto leggere: { $files }
       *[other] { $count } file erano danneggiati, ne resta solo quello che si è potuto leggere: { $files }
    }
    [removed] { $count ->
        [one] Eliminato: { $files }
       *[other] { $count } file eliminati: { $files }
    }
   *[left] { $count ->
        [one] Lasciato com’è, ma contiene il nome: { $files }
       *[other] { $count } file lasciati come sono, ma contengono il nome: { $files }
    }
}
club-forgotten-shared = Anche qualcun altro ha questo nome, e lo conserva: { $names }

## Club: seasons

club-seasons-none = Una stagione somma più tornei in una sola classifica. Dalle un nome per cominciare.
club-season-name = Nome della stagione
club-season-new = Nuova stagione
club-season-gone = Questa stagione non c’è più.
club-season-table = Classifica
club-season-empty = Scegli i tornei di questa stagione.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Punti
            [card_points] Punti carte
            [difference] Differenza di punti carte
            [wins] Partite vinte
           *[places] Punti secondo la posizione
        }, un torneo.
       *[other] { $figure ->
            [points] Punti
            [card_points] Punti carte
            [difference] Differenza di punti carte
            [wins] Partite vinte
           *[places] Punti secondo la posizione
        }, tutti i { $count } tornei.
    }
    [one] { $figure ->
        [points] Punti
        [card_points] Punti carte
        [difference] Differenza di punti carte
        [wins] Partite vinte
       *[places] Punti secondo la posizione
    }, il torneo migliore su { $count }.
   *[other] { $figure ->
        [points] Punti
        [card_points] Punti carte
        [difference] Differenza di punti carte
        [wins] Partite vinte
       *[places] Punti secondo la posizione
    }, i { $best } tornei migliori su { $count }.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = A parità di totale decide il miglior risultato singolo.
club-season-counts = Che cosa conta
club-season-best = Quanti dei migliori risultati di ognuno contano?
club-season-all = tutti
club-season-figure = Che cosa conta di un torneo:
club-season-figure-of = { $figure ->
    [points] punti
    [card_points] punti carte
    [difference] differenza
    [wins] partite vinte
   *[places] punti per posizione
}
club-season-places = Punti per le prime posizioni: { $points }. Per le altre 0.
club-season-evenings = Tornei di questa stagione:
club-season-figures = Smazzate, coppie e record di tutti i suoi tavoli
club-season-delete = Elimina questa stagione
club-season-delete-hint = I suoi tornei restano.
club-print = Stampa
club-table-file = Tabella
club-ratings = Livelli
club-ratings-hint = La forza di ogni giocatore, stimata dai risultati. Il secondo numero è il margine di errore.
club-ratings-order = L’ordine tiene conto del margine: chi ha giocato poco sta più in basso.
club-ratings-show = Calcola
club-ratings-missing = Per i livelli serve un altro pacchetto: installa «canasta-scorekeeper[web]».
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
}
publish-title = Club di canasta
publish-hint = Tornei, stagioni, livelli e record come semplici pagine web in un file zip, da estrarre su qualsiasi server web.
publish-club = Nome del club
publish-names = Nomi sulle pagine
publish-names-of = { $who ->
    [agreed] Con il consenso
   *[all] Tutti
}
publish-names-hint = Tocca chi accetta di comparire con il nome. Gli altri compaiono con le iniziali.
publish-running = Anche i tornei in corso
publish-save = Salva come file zip
publish-evenings = Tornei
publish-none = Ancora nessun torneo concluso.
publish-records = Record
publish-record = { $kind ->
    [highest_match] Partita più alta
    [largest_margin] Vittoria più larga
    [best_deal] Smazzata migliore
    [most_canastas] Più { -canasta(as: "canaste") } in una smazzata
   *[longest_streak] Serie di vittorie più lunga
}

## How a rule set is played, made of its values

how-to-play = Come si gioca
how-to-play-values = Tutti i valori
how-to-play-sources = Fonti
rule-sets-played = Qui si gioca più spesso
rule-sets-times = { $count ->
    [one] Una partita giocata qui
   *[other] { $count } partite giocate qui
}
rule-sets-for = Per quanti giocatori
rule-sets-for-said = Per { $players } giocatori
rule-sets-search = Cerca un regolamento
rule-sets-rare = Altri regolamenti
    .detail = Meno noti: { $count }
rule-sets-none = Nessun regolamento si chiama così.
play-head-aim = Lo scopo del gioco
play-head-sides = Giocatori e carte
play-head-dealing = Distribuzione
play-head-turn = Il turno
play-head-melds = Combinazioni
play-head-wilds = { -pinelle(as: "Pinelle") }
play-head-canastas = { -canasta(as: "Canaste") }
play-head-red-threes = Tre rossi
play-head-black-threes = Tre neri
play-head-pile = Prendere il { -pozzo }
play-head-special = Mani speciali
play-head-acaba = Acaba
play-head-penalties = Penalità
play-head-initial = Apertura
play-head-out = Chiusura
play-head-scoring = Punteggio
play-head-end = Fine della partita
play-head-players = In { $players } giocatori
play-head-later = Seconda fase
play-aim = { $melds ->
    [sequences] Si raccolgono sequenze dello stesso seme e si calano scoperte in tavola: sono le combinazioni.
    [both] Si raccolgono carte dello stesso valore e sequenze dello stesso seme, e si calano scoperte in tavola: sono le combinazioni.
   *[groups] Si raccolgono carte dello stesso valore e si calano scoperte in tavola: sono le combinazioni.
} Le combinazioni lunghe si chiamano { -canasta(as: "canaste") } e danno i premi più alti.
play-aim-target = Si gioca una smazzata dopo l’altra, finché una squadra arriva a { $points } punti.
play-later = Quando un giocatore arriva a { $points } punti, dalla smazzata seguente fino alla fine della partita si gioca così:
play-aim-deals = { $deals ->
    [one] Una partita è di una sola smazzata.
   *[other] Una partita è di { $deals } smazzate.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Si gioca in { $sides } coppie. I compagni siedono uno di fronte all’altro e mettono insieme le loro combinazioni.
       *[other] Si gioca in { $sides } squadre da { $size }. Compagni e avversari siedono alternati. I compagni mettono insieme le loro combinazioni.
    }
    [lone_hand] Si gioca in { $sides }. In ogni smazzata uno gioca da solo contro gli altri.
   *[individual] Si gioca in { $sides }, ognuno per sé. Dove le regole dicono «squadra», si intende il singolo giocatore.
}
play-lone-pile = Chi prende per primo il { -pozzo } gioca da solo per il resto della smazzata. Gli altri mettono insieme le loro combinazioni.
play-packs = { $packs ->
    [one] Serve un mazzo
   *[other] Servono { $packs } mazzi
} { $jokers ->
    [0] senza jolly
   *[other] e { $jokers } jolly
}, { $cards } carte in tutto.
play-first-dealer = { $value ->
    [by_lot] Il primo mazziere si sorteggia.
   *[any_method] Il primo mazziere si sceglie come si vuole.
}
play-dealing = { $players ->
    [2] L’avversario del mazziere taglia, gioca per primo e darà le carte nella smazzata seguente.
   *[other] { $value ->
        [counterclockwise] Taglia il giocatore alla sinistra del mazziere. Quello alla destra gioca per primo e darà le carte nella smazzata seguente. Si gioca in senso antiorario.
       *[clockwise] Taglia il giocatore alla destra del mazziere. Quello alla sinistra gioca per primo e darà le carte nella smazzata seguente. Si gioca in senso orario.
    }
}
play-hand = Ognuno riceve { $cards } carte.
play-foot = { $taken ->
    [after_first_canasta] Ognuno ha inoltre una seconda mano coperta di { $cards } carte, da prendere dopo la sua prima { -canasta(as: "canasta") }.
    [by_side] Ogni squadra ha inoltre un { foot-name } coperto di { $cards } carte. Lo prende il primo dei suoi giocatori che resta senza carte.
   *[after_hand] Ognuno ha inoltre un { foot-name } di { $cards } carte, che resta coperto finché non ha giocato tutta la mano.
}
play-foot-alone = Ogni giocatore ha inoltre un { foot-name } coperto di { $cards } carte e lo prende quando resta senza carte.
play-foot-lone = I pozzetti sono due, uno di { $lone } carte e uno di { $cards }. Il primo giocatore che resta senza carte prende quello di { $lone } e gioca da solo per il resto della smazzata. Gli altri due mettono insieme le loro combinazioni e hanno in comune l’altro pozzetto.
play-first-pile = { $value ->
    [upcard_value] Si scopre una carta e se ne aggiungono tante altre quante ne indica, da una per un asso a tredici per un re: così comincia il { -pozzo }. Le carte che restano formano il tallone.
    [no_card] Le carte che restano formano il tallone. Il { -pozzo } comincia con il primo scarto.
   *[one_card] Si scopre una carta: così comincia il { -pozzo }. Le carte che restano formano il tallone.
}
play-draw = { $cards ->
    [one] Il turno comincia prendendo il { -pozzo } o pescando una carta dal tallone.
   *[other] Il turno comincia prendendo il { -pozzo } o pescando { $cards } carte dal tallone.
}
play-discard = Poi si possono calare le carte che si vuole. Il turno finisce scartando una carta scoperta sul { -pozzo }.
play-add = In ogni turno si possono attaccare carte alle combinazioni della propria squadra, mai a quelle di un’altra.
play-meld = Una combinazione è un gruppo di { $cards } o più carte dello stesso valore.
play-meld-ranks = Gruppi così si possono fare solo con questi valori: { $ranks }.
play-meld-most = Una combinazione non ha mai più di { $cards } carte.
play-meld-most-waived = Solo chi chiude può calarne di più.
play-one-meld = { $value ->
    [yes] Una squadra ha una sola combinazione per ogni valore.
   *[no] Una squadra può avere più combinazioni dello stesso valore.
}
play-twos = Anche i due si possono calare da soli.
play-sequence = { $ends ->
    [same] Anche una sequenza è una combinazione: da { $least } a { $most } carte di fila dello stesso seme.
   *[different] Anche una sequenza è una combinazione: da { $least } a { $most } carte di fila dello stesso seme, tra { $low } e { $high }.
}
play-sequence-only = { $ends ->
    [same] Una combinazione è una sequenza: da { $least } a { $most } carte di fila dello stesso seme.
   *[different] Una combinazione è una sequenza: da { $least } a { $most } carte di fila dello stesso seme, tra { $low } e { $high }.
}
play-sequence-two = In una sequenza l’asso sta in basso o in alto, e un due al suo posto è una carta naturale.
play-sequence-aces = { $aces ->
    [1] In una sequenza può stare un solo asso.
   *[other] Una sequenza può iniziare e finire con un asso.
}
play-sequence-wilds = { $wilds ->
    [0] In una sequenza non ci possono stare { -pinelle }.
    [one] In una sequenza ci può stare al massimo una { -pinella }.
   *[other] In una sequenza ci possono stare al massimo { $wilds } { -pinelle }.
}
play-wild = { $jokers ->
    [yes] Jolly e due sono { -pinelle }
   *[no] I due sono { -pinelle }
}: possono sostituire qualsiasi altra carta. In una combinazione { $naturals ->
    [one] ci vuole almeno una carta naturale.
   *[other] ci vogliono almeno { $naturals } carte naturali.
}
play-wild-most = { $wilds ->
    [0] In una combinazione non ci possono stare { -pinelle }.
    [one] In una combinazione ci può stare al massimo una { -pinella }.
   *[other] In una combinazione ci possono stare al massimo { $wilds } { -pinelle }.
}
play-wild-no-group = In un gruppo dello stesso valore non ci possono stare { -pinelle }.
play-wild-share = { $value ->
    [lt] In una combinazione le { -pinelle } sono sempre meno delle carte naturali.
   *[le] In una combinazione le { -pinelle } non sono mai più delle carte naturali.
}
play-wild-alone = Le { -pinelle } si possono calare anche da sole, fino a { $cards } in una combinazione.
play-wild-never-alone = Le { -pinelle } da sole non sono una combinazione.
play-wild-first = Una squadra con una combinazione di { -pinelle } incompleta deve finirla prima di usare { -pinelle } altrove.
play-wild-never = { $count ->
    [one] Le combinazioni di { $ranks } non possono avere { -pinelle }.
   *[other] Le combinazioni di questi valori non possono avere { -pinelle }: { $ranks }.
}
play-wild-aces = Con gli assi le { -pinelle } si usano solo nell’apertura.
play-wild-five = Dopo l’apertura le { -pinelle } si attaccano solo a combinazioni con almeno cinque carte naturali.
play-canasta = { $melds ->
    [sequences] Una sequenza di { $cards } o più carte è { -canasta(as: "una-canasta") }.
    [both] Una combinazione di { $cards } o più carte, dello stesso valore o in sequenza, è { -canasta(as: "una-canasta") }.
   *[groups] Una combinazione di { $cards } o più carte è { -canasta(as: "una-canasta") }.
}
play-canasta-full = Una combinazione di { $cards } carte è { -canasta(as: "una-canasta") }.
play-canasta-sequence = Una sequenza di { $cards } o più carte è { -canasta(as: "una-canasta") }. Un gruppo dello stesso valore non lo è mai.
play-canasta-natural = { -canasta(as: "Una-canasta") } senza { -pinelle } è { -canasta(as: "pulita") } e vale { $points } punti.
play-canasta-mixed = { -canasta(as: "Una-canasta") } con { -pinelle } è { -canasta(as: "sporca") } e vale { $points } punti.
play-canasta-bonus = { $type ->
    [wild] { -canasta(as: "Una-canasta") } di { -pinelle } vale { $points }.
    [wild_all_twos] Se è tutta di due, vale { $points }.
    [wild_four_jokers] Con quattro jolly vale { $points }.
    [sequence] { -canasta(as: "Una-canasta") } in sequenza vale { $points }.
    [sevens] { -canasta(as: "Una-canasta") } di sette vale { $points }.
    [fives] { -canasta(as: "Una-canasta") } di cinque vale { $points }.
    [aces] { -canasta(as: "Una-canasta") } di assi vale { $points }.
    [sevens_mixed] { -canasta(as: "Una-canasta") } di sette con { -pinelle } vale { $points }.
    [aces_mixed] { -canasta(as: "Una-canasta") } di assi con { -pinelle } vale { $points }.
    [semi_natural] { -canasta(as: "Una-canasta") } { -canasta(as: "semipulita") }, con una { -pinella } prima o dopo almeno sette carte naturali, vale { $points }.
    [suit_ace_to_ace] Una sequenza da asso ad asso senza { -pinelle } vale { $points }.
    [suit_whole] Una sequenza di un seme intero senza { -pinelle } vale { $points }.
    [suit_mixed] Una sequenza di un seme intero con una { -pinella } vale { $points }.
    [rank_whole] Otto carte uguali senza { -pinelle } valgono { $points }.
    [rank_mixed] Otto carte uguali e una { -pinella } valgono { $points }.
    [twos_natural] { -canasta(as: "Una-canasta") } { -canasta(as: "pulita") } di due vale { $points }.
   *[twos_mixed] { -canasta(as: "Una-canasta") } { -canasta(as: "sporca") } di due vale { $points }.
}
play-canasta-cards = { $value ->
    [yes] Le carte di { -canasta(as: "una-canasta") } contano oltre al premio.
   *[no] Le carte di { -canasta(as: "una-canasta") } non contano: conta solo il premio.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] { -canasta(as: "Una-canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") } dalla mano, in una volta sola, vale il doppio del suo premio.
       *[other] { -canasta(as: "Una-canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") } dalla mano, in una volta sola, vale { $amount } volte il suo premio.
    }
   *[add] { -canasta(as: "Una-canasta") } { -canasta(as: "calata") } { -canasta(as: "intera") } dalla mano, in una volta sola, vale { $amount } in più.
}
play-canasta-trump = Il seme della prima carta scoperta è la briscola. { $times ->
    [2] Per { -canasta(as: "una-canasta") } in sequenza nel seme di briscola il premio è doppio.
   *[other] Per { -canasta(as: "una-canasta") } in sequenza nel seme di briscola il premio si moltiplica per { $times }.
}
play-canasta-extra = Chi fa più { -canasta(as: "canaste") } ha un premio in più:
play-canasta-out = Solo la squadra che chiude ha il premio per { -canasta(as: "queste-canaste") }: { $types }.
play-red-threes = { $value ->
    [yes] I tre rossi non entrano in nessuna combinazione. Si mettono subito scoperti in tavola e si pesca un’altra carta.
   *[no] I tre rossi non entrano in nessuna combinazione. Si mettono subito scoperti in tavola, senza pescare un’altra carta.
}
play-red-each = Ogni tre rosso vale { $points } punti.
play-red-all = Ogni tre rosso vale { $points } punti, tutti e { $threes } insieme { $together }.
play-red-values = Più tre rossi ha una squadra, più valgono insieme:
play-red-sides = { $below ->
    [zero] I tre rossi contano solo per una squadra che ha aperto.
   *[minus] I tre rossi contano a favore di una squadra che ha aperto, e contro una che non ha aperto.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] I tre rossi contano solo per una squadra con { -canasta(as: "una-canasta") } di sette.
           *[minus] I tre rossi contano a favore di una squadra con { -canasta(as: "una-canasta") } di sette, e contro una che non ne ha.
        }
        [natural] { $below ->
            [zero] I tre rossi contano solo per una squadra con { -canasta(as: "una-canasta") } { -canasta(as: "pulita") }.
           *[minus] I tre rossi contano a favore di una squadra con { -canasta(as: "una-canasta") } { -canasta(as: "pulita") }, e contro una che non ne ha.
        }
       *[canastas] { $below ->
            [zero] I tre rossi contano solo per una squadra con { -canasta(as: "una-canasta") }.
           *[minus] I tre rossi contano a favore di una squadra con { -canasta(as: "una-canasta") }, e contro una che non ne ha.
        }
    }
   *[other] { $below ->
        [zero] I tre rossi contano solo per una squadra con almeno { $canastas } { -canasta(as: "canaste") }.
       *[minus] I tre rossi contano a favore di una squadra con almeno { $canastas } { -canasta(as: "canaste") }, e contro una che ne ha meno.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] I tre rossi contano contro una squadra che non ha aperto.
       *[other] I tre rossi contano contro una squadra che ha aperto.
    }
    [zero] { $melded ->
        [0] I tre rossi non contano per una squadra che non ha aperto.
       *[other] I tre rossi non contano per una squadra che ha aperto.
    }
   *[plus] { $melded ->
        [0] I tre rossi contano a favore di ogni squadra.
       *[other] I tre rossi contano a favore di una squadra che ha aperto.
    }
}
play-red-canastas = { $sign ->
    [minus] I tre rossi contano contro la squadra { $what }.
    [zero] I tre rossi non contano per la squadra { $what }.
   *[plus] I tre rossi contano a favore della squadra { $what }.
}
play-red-never = I tre rossi non si calano e non si mettono in tavola.
play-threes-plain = I tre sono carte come le altre.
play-red-all-four = Se tutti e quattro i tre rossi contano contro la squadra, le costano { $points } punti in tutto.
play-red-as-tabled = Finché la squadra non ha { -canasta(as: "canaste") }, un tre rosso rimasto in mano conta come se fosse in tavola.
play-red-in-hand = Un tre rosso ancora in mano alla fine della smazzata costa { $points } punti.
play-black-role = { $value ->
    [discard_only] I tre neri si possono solo scartare.
    [tabled_bonus] I tre neri si mettono in tavola come quelli rossi.
    [removed_from_pile] Quando si prende il { -pozzo }, i tre neri che contiene escono dal gioco.
   *[stop_card] Un tre nero in cima al { -pozzo } lo ferma: il giocatore seguente non può prenderlo.
}
play-black-each = { $place ->
    [captured_values] Ogni tre nero preso col { -pozzo } vale { $points } punti.
   *[tabled_values] Ogni tre nero in tavola vale { $points } punti.
}
play-black-all = { $place ->
    [captured_values] Ogni tre nero preso col { -pozzo } vale { $points } punti, tutti e { $threes } insieme { $together }.
   *[tabled_values] Ogni tre nero in tavola vale { $points } punti, tutti e { $threes } insieme { $together }.
}
play-black-values = { $place ->
    [captured_values] Più tre neri una squadra prende col { -pozzo }, più valgono insieme:
   *[tabled_values] Più tre neri una squadra ha in tavola, più valgono insieme:
}
play-black-meld = { $when ->
    [any] I tre neri si possono calare quando si vuole, { $least } o più insieme
   *[going_out] I tre neri si possono calare solo chiudendo, { $least } o più insieme
}{ $wilds ->
    [yes] , anche con { -pinelle }.
   *[no] , senza { -pinelle }.
}
play-black-most = In una combinazione così ne possono stare al massimo { $cards }.
play-black-never = I tre neri non si calano mai.
play-black-as-tabled = Finché la squadra non ha { -canasta(as: "canaste") }, un tre nero rimasto in mano conta come se fosse in tavola.
play-black-in-hand = Un tre nero ancora in mano alla fine della smazzata costa { $points } punti.
play-pile = { $value ->
    [natural_pair] Per prendere il { -pozzo } servono in mano due carte naturali dello stesso valore di quella in cima, e tutte e tre si devono calare subito.
    [no_wild] Il { -pozzo } lo prende chi cala subito la carta in cima, solo con carte naturali.
    [nothing] In ogni turno si può prendere il { -pozzo }, senza dover calare nessuna delle sue carte.
    [top_card] Il { -pozzo } lo prende chi cala subito la carta in cima, insieme a carte della mano o attaccandola a una combinazione della sua squadra.
    [any_of_pile] Il { -pozzo } lo prende chi cala subito una delle sue carte, insieme a carte della mano o attaccandola a una combinazione della sua squadra.
   *[any] Il { -pozzo } lo prende chi cala subito la carta in cima. La può calare con due carte naturali dello stesso valore che ha in mano, con una di queste e una { -pinella }, o attaccare a una combinazione della sua squadra.
}
play-pile-frozen = Il { -pozzo } è congelato per una squadra che non ha ancora aperto. È congelato per tutti finché contiene una { -pinella }. Un { -pozzo } congelato lo prende solo chi cala subito la carta in cima con due carte naturali dello stesso valore che ha in mano.
play-pile-all = Chi prende il { -pozzo } ne prende tutte le carte.
play-pile-cards = { $cards ->
    [one] Del { -pozzo } si prende solo la carta in cima.
   *[other] Del { -pozzo } si prendono solo le { $cards } carte in cima.
}
play-pile-canasta = { $value ->
    [yes] Il { -pozzo } si può prendere anche per attaccare la carta in cima a { -canasta(as: "una-canasta") } { -canasta(as: "finita") }.
   *[no] Il { -pozzo } non si può prendere per attaccare la carta in cima a { -canasta(as: "una-canasta") } { -canasta(as: "finita") }.
}
play-pile-canasta--burraco = { $value ->
    [yes] Il { -pozzo } si può prendere anche per attaccare una carta a un burraco finito.
   *[no] Il { -pozzo } non si può prendere per attaccare una carta a un burraco finito.
}
play-pile-canasta--buraco = { play-pile-canasta--usual }
play-pile-canasta--burako = { play-pile-canasta--usual }
play-pile-canasta--buraco_closed = { play-pile-canasta--usual }
play-pile-canasta--tranca = { play-pile-canasta--usual }
play-pile-canasta--biriba = { play-pile-canasta--usual }
play-pile-always-frozen = Il { -pozzo } è sempre congelato.
play-pile-pair-canasta = Il { -pozzo } non si può prendere se la squadra ha già { -canasta(as: "una-canasta") } { -canasta(as: "finita") } del valore della carta in cima.
play-out-ends = Si chiude giocando la propria ultima carta, e lì finisce la smazzata.
play-pile-jokers = { $value ->
    [yes] I jolly si possono scartare.
   *[no] I jolly non si possono scartare.
}
play-initial = { $value ->
    [hand_number] Le prime carte che una squadra cala in una smazzata sono la sua apertura, anche se formano più combinazioni. Insieme devono valere un minimo, che dipende dal numero della smazzata:
   *[score] Le prime carte che una squadra cala in una smazzata sono la sua apertura, anche se formano più combinazioni. Insieme devono valere un minimo, che dipende dal totale della squadra:
}
play-initial-top = { $value ->
    [yes] Se si apre prendendo il { -pozzo }, conta la carta in cima, ma non le altre.
   *[no] Se si apre prendendo il { -pozzo }, le sue carte non contano.
}
play-initial-none = Per aprire non c’è un minimo.
play-initial-again = Il minimo dell’ultima fascia vale solo per la prima smazzata che la squadra vi comincia. Nelle seguenti si apre a { $points }.
play-initial-no-pile = Non si può aprire prendendo il { -pozzo }.
play-initial-no-mixed = Non si può aprire con { -canasta(as: "una-canasta") } { -canasta(as: "sporca") }.
play-initial-only = { $what ->
    [canasta_always_suffices] { -canasta(as: "Una-canasta") } { -canasta(as: "intera") } basta sempre.
    [naturals_only] Nell’apertura non ci possono essere { -pinelle }.
   *[clean_triple_required] Ci devono essere tre carte naturali dello stesso valore.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] I premi e i tre rossi contano per aprire.
        [no] I premi contano per aprire, i tre rossi no.
       *[none] I premi contano per aprire.
    }
   *[no] { $red_threes ->
        [yes] I tre rossi contano per aprire, i premi no.
        [no] I premi e i tre rossi non contano per aprire.
       *[none] I premi non contano per aprire.
    }
}
play-initial-after = Dopo l’apertura, per la squadra non c’è più nessun minimo fino alla fine della smazzata.
play-initial-concealed = { $value ->
    [always] Chiudendo in mano, per aprire non serve il minimo.
    [if_drawn_from_stock] Chiudendo in mano, per aprire non serve il minimo, purché non si sia preso il { -pozzo }.
   *[never] Anche chiudendo in mano, per aprire serve il minimo.
}
play-out = { $canastas ->
    [0] Una squadra può chiudere { -canasta(as: "senza-canaste") }.
    [one] Per chiudere, a una squadra serve { -canasta(as: "una-canasta") }.
   *[other] Per chiudere, a una squadra servono { $canastas } { -canasta(as: "canaste") }.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere { -canasta(as: "pulita") }.
       *[other] Almeno { $count } devono essere { -canasta(as: "pulite") }.
    }
    [mixed] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere { -canasta(as: "sporca") }.
       *[other] Almeno { $count } devono essere { -canasta(as: "sporche") }.
    }
    [wild] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere di { -pinelle }.
       *[other] Almeno { $count } devono essere di { -pinelle }.
    }
    [sevens] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere di sette, e non conta come { -canasta(as: "pulita") } né come { -canasta(as: "sporca") }.
       *[other] Almeno { $count } devono essere di sette, e non contano come { -canasta(as: "pulite") } né come { -canasta(as: "sporche") }.
    }
    [fives] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere di cinque, e non conta come { -canasta(as: "pulita") } né come { -canasta(as: "sporca") }.
       *[other] Almeno { $count } devono essere di cinque, e non contano come { -canasta(as: "pulite") } né come { -canasta(as: "sporche") }.
    }
   *[sequence] { $count ->
        [one] Almeno { -canasta(as: "uno") } deve essere una sequenza.
       *[other] Almeno { $count } devono essere sequenze.
    }
}
play-out-only = { $type ->
    [natural] Deve essere { -canasta(as: "pulita") }.
    [mixed] Deve essere { -canasta(as: "sporca") }.
    [wild] Deve essere di { -pinelle }.
    [sevens] Deve essere di sette.
    [fives] Deve essere di cinque.
   *[sequence] Deve essere una sequenza.
}
play-out-exclude = Per chiudere non valgono { -canasta(as: "queste-canaste") }: { $types }.
play-out-short = Non si può chiudere finché una di queste combinazioni della squadra è incompleta: { $types }.
play-out-foot = La squadra deve anche aver preso il { foot-name }.
play-out-discard = { $value ->
    [yes] L’ultima carta va scartata.
   *[no] L’ultima carta si può calare o scartare.
}
play-out-last = { $value ->
    [must_discard] Finché la squadra non ha { -canasta(as: "una-canasta") }, bisogna tenere una carta da scartare.
   *[may_be_kept] Finché la squadra non ha { -canasta(as: "una-canasta") }, l’ultima carta si può tenere invece di scartarla.
}
play-out-concealed = Chiude in mano chi non ha ancora calato niente e cala tutta la sua mano in un solo turno.
play-out-partner = { $value ->
    [must_ask] Prima di chiudere bisogna chiedere al compagno.
   *[may_ask_binding] Prima di chiudere si può chiedere al compagno, e la risposta vincola.
}
play-stock-out = { $value ->
    [after_last_draw] La smazzata finisce con il turno in cui si pesca l’ultima carta del tallone.
    [pile_becomes_stock] Finito il tallone, si gira il { -pozzo }, che diventa il nuovo tallone.
    [foot_becomes_stock] Finito il tallone, un { foot-name } che nessuno ha preso diventa il nuovo tallone. Se non ce n’è, la smazzata finisce.
   *[until_pile_refused] Finito il tallone, la smazzata continua finché un giocatore non può o non vuole prendere il { -pozzo }.
}
play-stock-last-turn = Chi ha pescato l’ultima carta finisce il turno.
play-score = Alla fine di una smazzata, una squadra segna i suoi premi e il valore delle carte che ha calato. { $value ->
    [every_card_of_hand_and_foot] Il valore delle carte rimaste nella mano e nel piede si sottrae.
   *[every_card_of_all_partners] Il valore delle carte rimaste in mano si sottrae.
}
play-score-negative = Se una squadra non ha { -canasta(as: "canaste") }, si sottrae anche il valore delle carte che ha calato.
play-score-out = Chiudere vale { $points } punti.
play-partners-half = { $halves ->
    [toward_zero] I due compagni ricevono ciascuno metà dei punti che fanno insieme, arrotondata verso lo zero.
   *[up] I due compagni ricevono ciascuno metà dei punti che fanno insieme, arrotondata per eccesso.
}
play-partners-whole = I due compagni ricevono ciascuno tutti i punti che fanno insieme.
play-score-concealed = Chiudere in mano vale { $points } in più.
play-exact-pickup = Chi prende dal mazzo in un colpo solo il numero esatto di carte per la mano e il { foot-name } fa { $points } punti.
play-score-cards = Le carte valgono:
play-acaba = Chi non vede più modo di vincere può dire «acaba». La smazzata finisce: ogni altra squadra fa { $others } punti, la sua { $own }.
play-acaba-partner = { $value ->
    [must_ask] Prima di dire «acaba» bisogna chiedere al compagno.
   *[may_ask_binding] Prima di dire «acaba» si può chiedere al compagno, e la risposta vincola.
}
play-auto-win = Una squadra con { $canastas } { -canasta(as: "canaste") } in una smazzata fa { $points } punti e vince la partita.
play-auto-win-instead = Una squadra con { $canastas } { -canasta(as: "canaste") } in una smazzata vince la partita. Fa { $points } punti al posto degli altri di quella smazzata.
play-special = { $value ->
    [add] Una mano speciale si cala intera, e i suoi punti si aggiungono a tutti gli altri:
   *[replace] Una mano speciale si cala intera, e i suoi punti sostituiscono tutti gli altri:
}
play-penalties = Costano punti:
play-penalty-foot = Un { foot-name } non preso non costa niente, se nessun’altra squadra ha preso il suo.
play-end = { $value ->
    [highest_after_last_deal] Dopo l’ultima smazzata vince il totale più alto.
   *[highest_at_target] La partita finisce con la smazzata in cui una squadra raggiunge i punti per vincere. Vince il totale più alto.
}
play-end-tie = { $value ->
    [drawn_game] In caso di parità in testa, la partita finisce pari.
   *[play_another_hand] In caso di parità in testa, si gioca un’altra smazzata.
}

## How a rule set differs from another

differ-not = Qui non vale: { $sentence }
differ-title = { $here }: che cosa cambia rispetto a { $there }
differ-tab = Differenze
differ-same = Si gioca esattamente come { $name }.
differ-choose = Conosco altre regole
differ-choose-hint = Quali regole conosci?
differ-details = { $count ->
    [one] Una differenza minore
   *[other] { $count } differenze minori
}
compare-choose = { $name }. Scegli altre regole

## Questions that lead to a rule set

ask-title = Con quali regole giochiamo?
    .detail = Al massimo { $most } domande per trovare il regolamento
ask-number = Domanda { $number }
ask-left = { $count ->
    [one] Un regolamento possibile
   *[other] { $count } regolamenti possibili
}
ask-unknown = Non lo so
ask-again = Ricomincia
ask-more = Ancora una domanda
ask-found = { $count ->
    [one] Le regole sono queste
   *[other] Probabilmente uno di questi
}
ask-read = Leggi le regole
ask-players = In quanti si gioca?
ask-sides = Si gioca con un compagno?
ask-foot = Si dà anche una seconda mano di carte, il piede o pozzetto?
ask-sequences = Si possono calare sequenze dello stesso seme?
ask-end = Quanto dura una partita?
ask-packs = Quanti mazzi si mescolano?
ask-hand = Quante carte riceve ogni giocatore?
ask-draw = Quante carte si pescano a ogni turno?
ask-out = Quante canaste servono per chiudere?
ask-wild = Quanto vale una canasta di pinelle?
ask-sevens = Quanto vale una canasta di sette?
ask-natural = Quanto vale una canasta pulita?
ask-red = Quanto valgono in tutto i tre rossi, se sono uno, due, tre e così via?
ask-special = Ci sono mani speciali, come scale o coppie?
ask-acaba = Si può dire «acaba» per finire la smazzata?
ask-last = L’ultima carta va scartata?
ask-concealed = Una canasta calata intera dalla mano vale di più?
ask-wilds = Quante pinelle può avere una combinazione?
ask-pile = Che cosa serve per prendere un pozzo non congelato?
