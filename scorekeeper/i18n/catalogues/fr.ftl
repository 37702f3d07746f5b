# Glossary: the word of the English file = the word here. One word a thing, everywhere.
# meld = combinaison; to meld, to lay = poser; to add to a meld = ajouter
# initial meld = ouverture; to open, to have melded = ouvrir, avoir ouvert; needs 90 = ouvre à 90
# going out = sortie, sortir; concealed = cachée (sortie cachée, sortir caché); left in hand = restent en main
# canasta: natural = pure, mixed = impure, wild = d’atouts; laid whole from the hand = posée d’un coup
# -canasta is the long meld of a game, -une, -pure… agree with its gender
# natural card = carte naturelle; wild card = atout (joker ou 2); joker = joker; twos = 2; sevens = 7
# sequence = suite; red three = trois rouge, trois rouges; black three = trois noir; rank = rang; suit = couleur
# pile (discards) = pile; its top card = la carte du dessus; frozen = gelée; stock = talon; pack (cards) = jeu; to discard = défausser; to draw = piocher
# cards held = (en) main; foot = pozzetto (morto, muerto, biribaki by game), in Hand & Foot pied; special hand = main spéciale; card values = valeur des cartes
# deal = donne; match = partie; rematch = revanche; dealer = donneur, to deal = donner; side = camp; player = joueur
# to record = noter; to edit, to change = modifier; to delete = supprimer; to save = enregistrer (a deal being typed: valider); score = score; total = total; target = objectif; bonus = prime; penalty = pénalité
# rule set = règlement; house rules = règles maison; switch, variation = variante (a switch asks: « Les cartes comptent-elles … ? », « Combien … ? »); source = source
# score sheet = feuille de points; the served app = appli; settings of a match = réglages; backup = sauvegarde, to restore = restaurer; store = données
# club: session = séance; round = tour (never a deal: that is donne); table = table; draw (who meets whom) = tirage; by lot = au sort
# club: entrant = inscrit; seat = place; check-in = présences, checked in = présent; pair = paire; team of pairs = équipe (a side is a camp); bye, rests = exempt; standing = classement; place = place, shared = ex æquo; a tap = geste
# club: to report a result = annoncer; to agree = confirmer; disputed = contesté; walkover = forfait; organiser = organisateur; log = journal; table card = fiche; season = saison; rating = cote; tie-break = départage
# club: card points (sum of the match scores) = points de cartes; victory points = points de victoire; scheme = barème; member = membre; guest = invité; to take over a file = importer
# The app says vous, or nothing at all. A name is never behind de, que or à cause of elision: « Réglages : Anne ». One is 0 and 1 in French: digits there, not une. Quotation marks are « »; spaces before : ; ? ! do not break.

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes:
# noir, and cœur or carreau, because R is the roi.
letter-A = A
letter-K = R
letter-Q = D
letter-J = V
letter-3b = N
letter-3r = C
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
-une = { -canasta.gender ->
    [masculine] un
   *[feminine] une
}
-aucune = { -canasta.gender ->
    [masculine] aucun
   *[feminine] aucune
}
-pure = { $case ->
    [upper] { -canasta.gender ->
        [masculine] Pur
       *[feminine] Pure
    }
   *[lower] { -canasta.gender ->
        [masculine] pur
       *[feminine] pure
    }
}
-semi-pure = { $case ->
    [upper] { -canasta.gender ->
        [masculine] Semi-pur
       *[feminine] Semi-pure
    }
   *[lower] { -canasta.gender ->
        [masculine] semi-pur
       *[feminine] semi-pure
    }
}
-impure = { $case ->
    [upper] { -canasta.gender ->
        [masculine] Impur
       *[feminine] Impure
    }
   *[lower] { -canasta.gender ->
        [masculine] impur
       *[feminine] impure
    }
}
-finie = { -canasta.gender ->
    [masculine] fini
   *[feminine] finie
}
-posee = { -canasta.gender ->
    [masculine] posé
   *[feminine] posée
}
-inachevee = { -canasta.gender ->
    [masculine] inachevé
   *[feminine] inachevée
}

## Lines of a score

line-melded_cards = Cartes sur la table
line-canasta = { $type ->
    [natural] { -canasta(case: "upper") }s { -pure }s
    [mixed] { -canasta(case: "upper") }s { -impure }s
    [wild] { -canasta(case: "upper") }s d’atouts
    [wild_all_twos] { -canasta(case: "upper") }s d’atouts, que des 2
    [wild_four_jokers] { -canasta(case: "upper") }s d’atouts avec quatre jokers
    [sequence] { -canasta(case: "upper") }s en suite
    [sevens] { -canasta(case: "upper") }s de 7
    [fives] { -canasta(case: "upper") }s de 5
    [aces] { -canasta(case: "upper") }s d’as
    [sevens_mixed] { -canasta(case: "upper") }s { -impure }s de 7
    [aces_mixed] { -canasta(case: "upper") }s { -impure }s d’as
    [semi_natural] { -canasta(case: "upper") }s { -semi-pure }s
    [suit_ace_to_ace] { -canasta(case: "upper") }s de l’as à l’as
    [suit_whole] { -canasta(case: "upper") }s d’une couleur entière
    [suit_mixed] { -canasta(case: "upper") }s { -impure }s d’une couleur entière
    [rank_whole] { -canasta(case: "upper") }s de huit cartes de même rang
    [rank_mixed] { -canasta(case: "upper") }s { -impure }s de huit cartes de même rang
    [twos_natural] { -canasta(case: "upper") }s { -pure }s de 2
    [twos_mixed] { -canasta(case: "upper") }s { -impure }s de 2
   *[other] { -canasta(case: "upper") }s
}
line-concealed_canasta = Canastas posées d’un coup
line-trump_canasta = Canastas à la couleur de la retourne
line-extra_bonus = Prime pour plusieurs { -canasta }s
line-red_threes = Trois rouges
line-black_threes = Trois noirs
line-captured_black_threes = Trois noirs pris avec la pile
line-go_out = Sortie
line-concealed_go_out = Sortie cachée
line-cards_in_hand = Cartes restées en main
line-black_threes_in_hand = Trois noirs restés en main
line-feet_untaken = { record-foot } non pris
line-exact_pickups = Prise exacte
line-partners_half = Autre moitié, au partenaire
line-red_threes_in_hand = Trois rouges restés en main
line-incomplete = Canastas inachevées
line-held = 7 ou as gardés en main
line-seven_canastas = Sept { -canasta }s
line-special_hand = Main spéciale
line-acaba = Acaba
line-total = Total saisi
line-total_base = { -canasta(case: "upper") }s et primes
line-total_cards = Cartes
line-adjustment = Pénalité ou prime

brief-melded_cards = cartes
brief-canasta = { $type ->
    [natural] { $count ->
        [one] { -pure }
       *[other] { -pure }s
    }
    [mixed] { $count ->
        [one] { -impure }
       *[other] { -impure }s
    }
    [wild] atouts
    [wild_all_twos] atouts, que des 2
    [wild_four_jokers] atouts avec quatre jokers
    [sequence] { $count ->
        [one] suite
       *[other] suites
    }
    [sevens] canastas de 7
    [fives] canastas de 5
    [aces] canastas d’as
    [sevens_mixed] 7 impurs
    [aces_mixed] as impurs
    [semi_natural] { -semi-pure }s
    [suit_ace_to_ace] as à as
    [suit_whole] couleur entière
    [suit_mixed] couleur entière, { -impure }
    [rank_whole] huit de même rang
    [rank_mixed] huit de même rang, { -impure }
    [twos_natural] canastas pures de 2
    [twos_mixed] canastas impures de 2
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
brief-concealed_canasta = posées d’un coup
brief-trump_canasta = à la retourne
brief-extra_bonus = prime de { -canasta }s
brief-red_threes = { $count ->
    [one] trois rouge
   *[other] trois rouges
}
brief-black_threes = { $count ->
    [one] trois noir
   *[other] trois noirs
}
brief-captured_black_threes = pris avec la pile
brief-go_out = sortie
brief-concealed_go_out = sortie cachée
brief-cards_in_hand = en main
brief-black_threes_in_hand = trois noirs en main
brief-feet_untaken = { foot-name } non pris
brief-exact_pickups = prise exacte
brief-partners_half = autre moitié
brief-red_threes_in_hand = trois rouges en main
brief-incomplete = inachevées
brief-held = gardés en main
brief-seven_canastas = sept { -canasta }s
brief-special_hand = main spéciale
brief-acaba = acaba
brief-total = saisi en total
brief-total_base = { -canasta }s et primes
brief-total_cards = cartes
brief-adjustment = pénalité ou prime

## What is wrong with a deal

problem-negative = il faut 0 ou plus, pas { $count }
problem-counted_twice = saisi deux fois : carte par carte et comme total
problem-base_without_total = saisissez aussi le total du camp, pas seulement les points des { -canasta }s et des primes
problem-wrong_number_of_sides = { $count ->
    [one] { $count } camp saisi
   *[other] { $count } camps saisis
}, mais la partie en compte { $right }
problem-two_sides_out = un autre camp est déjà sorti
problem-acaba_not_played = avec ces règles, l’acaba ne se joue pas
problem-acaba_and_out = si l’acaba est annoncé, personne ne sort
problem-acaba_one_caller = un seul camp peut annoncer l’acaba, pas { $count }
problem-two_special_hands = un autre camp a déjà fini la donne avec une main spéciale
problem-special_hand_ended_the_deal = la main spéciale d’un autre camp a fini la donne
problem-special_hand_with_melds = une main spéciale se pose sans autre combinaison
problem-nobody_out_nothing_in_hand = personne n’est sorti : saisissez les cartes restées en main
problem-no_value_canasta = ces règles ne donnent pas de prime pour ce genre de { -canasta }
problem-no_value_red_threes = { $most ->
    [0] avec ces règles, les trois rouges sur la table ne comptent pas
   *[other] { $count } trois rouges : ces règles en comptent { $most } au plus
}
problem-no_value_black_threes = { $most ->
    [0] avec ces règles, les trois noirs sur la table ne comptent pas
   *[other] { $count } trois noirs sur la table : ces règles en comptent { $most } au plus
}
problem-no_value_black_threes_captured = { $most ->
    [0] avec ces règles, les trois noirs pris ne comptent pas
   *[other] { $count } trois noirs pris : ces règles en comptent { $most } au plus
}
problem-no_value_special_hand = ces règles n’ont pas de main spéciale « { $name } »
problem-no_value_feet_untaken = avec ces règles, un { foot-name } non pris ne compte pas
problem-no_value_exact_pickups = avec ces règles, la prise exacte ne compte pas
problem-more_hand_canastas = plus de canastas posées d’un coup que de canastas
problem-more_trump_canastas = plus de { -canasta }s à la couleur de la retourne que de { -canasta }s
problem-trump_unknown = indiquez la couleur de la retourne : une suite y vaut plus
problem-no_value_trump_canastas = avec ces règles, la couleur de la retourne ne compte pas
problem-concealed_but_not_out = sortie cachée notée, mais ce camp n’est pas sorti
problem-out_without_canastas = { $asked ->
    [kinds] sortie avec { $has } ; il faut { $wants }
    [both] sortie { $count ->
        [0] sans { -canasta }
       *[other] avec { $count ->
            [one] { $count } { -canasta }
           *[other] { $count } { -canasta }s
        }
    } ({ $has }) ; il en faut { $canastas } ({ $wants })
    [some] sortie { $count ->
        [0] sans { -canasta } valable pour sortir
       *[other] avec { $count ->
            [one] { $count } { -canasta } valable
           *[other] { $count } { -canasta }s valables
        } pour sortir
    } ; il en faut { $canastas }
   *[number] sortie { $count ->
        [0] sans { -canasta }
       *[other] avec { $count ->
            [one] { $count } { -canasta }
           *[other] { $count } { -canasta }s
        }
    } ; il en faut { $canastas }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] { -aucune } { -pure }
        [one] { $count } { -pure }
       *[other] { $count } { -pure }s
    }
    [mixed] { $count ->
        [0] { -aucune } { -impure }
        [one] { $count } { -impure }
       *[other] { $count } { -impure }s
    }
    [wild] { $count ->
        [0] aucune d’atouts
       *[other] { $count } d’atouts
    }
    [sevens] { $count ->
        [0] aucune de 7
       *[other] { $count } de 7
    }
    [fives] { $count ->
        [0] aucune de 5
       *[other] { $count } de 5
    }
   *[sequence] { $count ->
        [0] aucune suite
        [one] { $count } suite
       *[other] { $count } suites
    }
}
problem-concealed_without_canasta = la sortie cachée demande { -une } { -canasta }
problem-out_but_not_opened = sorti sans rien avoir posé
problem-out_without_foot = sorti sans avoir pris le { foot-name }
problem-too_many_feet = { $count } × { foot-name } non pris : chaque camp n’en a qu’un
problem-out_with_cards_in_hand = le camp qui est sorti ne peut plus avoir de cartes en main
problem-melded_but_not_opened = il y a des combinaisons : ce camp a donc ouvert
problem-no_lone_hand = avec ces règles, personne ne joue seul
problem-two_lone_hands = un autre joueur joue déjà cette donne seul
problem-lone_hand_needed = { $decided ->
    [foot] indiquez qui a joué seul : le premier à prendre un { foot-name }
   *[pile] indiquez qui a joué seul : le premier à prendre la pile ou, à défaut, celui qui est sorti
}
problem-lone_without_foot = n’a pas pris de { foot-name } et ne peut donc pas avoir joué seul
problem-too_many_red_threes = { $count } trois rouges : il n’y en a que { $most }
problem-too_many_black_threes = { $count } trois noirs : il n’y en a que { $most }
problem-too_many_of_a_card = { $card } × { $count } : il n’y en a que { $most } dans les jeux
problem-too_many_wild_cards = il faudrait { $count } atouts : il n’y en a que { $most }
problem-too_many_points = { $points } points de cartes : le maximum possible est { $most }
problem-too_many_canastas = { $by ->
    [rules] { $count } { -canasta }s : un camp ne peut pas en avoir autant avec ces règles
   *[packs] avec ces jeux, il ne peut pas y avoir { $count } { -canasta }s de cette sorte
}
problem-too_few_points_for_canastas = avec { $count ->
    [one] { $count } { -canasta } de cette sorte, on a
   *[other] { $count } { -canasta }s de cette sorte, on a
} au moins { $least }
problem-total_too_high = avec ces règles, le maximum possible est { $most }
problem-total_too_low_for_out = { $least ->
    [0] un camp qui sort a rarement moins de 0
   *[other] avec ces règles, un camp qui sort a au moins { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] sans { -canasta }, le maximum est { $most }
    [one] avec { $count } { -canasta } de cette sorte, le maximum est { $most }
   *[other] avec { $count } { -canasta }s de cette sorte, le maximum est { $most }
}
problem-odd_points = les points des cartes finissent par 0 ou 5

## What is wrong with a meld

problem-no_meld = ces cartes ne forment pas une combinaison : { $why ->
    [red_three] les trois rouges ne forment jamais de combinaison
    [threes] pas de trois dans une suite
    [wild] une suite contient des cartes naturelles
    [gap] une suite monte de rang en rang, sans trou ni doublon
   *[ranks] { $first } et { $other } sont de rangs différents
}
problem-too_few_cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : une combinaison en a au moins { $least }
problem-too_many_cards_in_meld = { $count } cartes : une combinaison en a { $most } au plus
problem-too_few_naturals = { $count ->
    [0] aucune carte naturelle
    [one] { $count } carte naturelle
   *[other] { $count } cartes naturelles
} : il en faut au moins { $least }
problem-too_many_wilds = { $count } atouts : { $most } au plus dans une combinaison
problem-more_wilds_than_naturals = plus d’atouts que de cartes naturelles
problem-not_fewer_wilds_than_naturals = il faut moins d’atouts que de cartes naturelles
problem-no_wilds_in_rank = pas d’atout dans une combinaison de ce rang
problem-wild_aces_only_at_first = on ne met des atouts avec les as qu’à l’ouverture
problem-too_few_naturals_for_wilds = on n’ajoute un atout qu’à { $least } cartes naturelles ou plus
problem-no_sequences = ces règles n’ont pas de suites
problem-no_groups = ces règles n’ont que des suites
problem-no_groups_of_rank = les cartes de ce rang ne se posent qu’en suite
problem-sequence_out_of_range = une suite ne va pas jusque-là
problem-too_many_aces = { $count } as : { $most } au plus dans une suite
problem-no_wild_melds = on ne peut pas poser des atouts seuls
problem-no_melds_of_twos = les 2 ne forment pas une combinaison
problem-black_threes_never = les trois noirs ne forment jamais de combinaison
problem-black_threes_only_going_out = les trois noirs ne se posent qu’en sortant
problem-bare_three = « { $token } » : quel trois ? Écrivez b pour noir, r pour rouge
problem-unknown_character = « { $token } » : { $character } n’est pas une carte
problem-unknown_suit = « { $token } » : { $character } n’est pas une couleur ; tapez s (pique), h (cœur), d (carreau) ou c (trèfle)
problem-empty_notation = aucune carte saisie
problem-empty_token = « { $token } » : aucune carte

## Initial meld

problem-nothing_laid = rien n’est posé
problem-pile_not_allowed = on ne peut pas prendre la pile pour ouvrir
problem-pile_stopped = on ne peut pas prendre la pile avec cette carte dessus : { $card }
problem-pile_takes_natural_pair = pour prendre la pile, il faut en main deux cartes naturelles comme celle du dessus : { $card }
problem-pile_takes_no_wild = on ne peut pas prendre la pile avec des atouts
problem-short_of_requirement = il manque { $short }
problem-needs_canasta = pour ouvrir, il faut { -une } { -canasta }
problem-needs_natural_canasta = pour ouvrir, il faut { -une } { -canasta } qui ne soit pas { -impure }
problem-naturals_only = on n’ouvre qu’avec des cartes naturelles
problem-needs_clean_triple = il faut trois cartes naturelles de même rang
problem-no_mixed_canasta_at_first = on n’ouvre pas avec { -une } { -canasta } { -impure }
problem-wild_meld_first = finissez la combinaison d’atouts avant de mettre des atouts ailleurs
problem-out_over_short_meld = on ne sort pas avec une combinaison inachevée { $kind ->
    [sevens] de 7
    [aces] d’as
   *[other] d’atouts
}
requirement-canasta = { $points ->
    [0] { -une } { -canasta }
   *[other] { $points } et { -une } { -canasta }
}
requirement-natural_canasta = { $points ->
    [0] { -une } { -canasta } qui ne soit pas { -impure }
   *[other] { $points } et { -une } { -canasta } qui ne soit pas { -impure }
}

## What is wrong with a document

place = { $list ->
    [matches] partie { $number }
    [deals] donne { $number }
    [sides] camp { $number }
    [players] joueur { $number }
    [seats] place { $number }
    [melds] combinaison { $number }
    [people] personne { $number }
    [members] personne { $number }
    [entrants] inscrit { $number }
    [rounds] tour { $number }
    [tables] table { $number }
    [history] changement { $number }
   *[other] ligne { $number }
}
place-field = champ « { $field } »
problem-wrong_kind = il faut ici { $kind ->
    [number] un nombre entier
    [number_or_all] « all » ou un nombre entier
    [number_or_text] un nombre entier ou un texte
    [text] un texte
    [text_or_list] un texte ou une liste de textes
    [truth] true ou false
    [list] une liste
   *[object] un objet
}, et non { $value }
problem-beyond_largest = il faut ici un nombre de { $most } au plus
problem-not_offered = il faut ici une de ces valeurs : { $allowed }, et non { $value }
problem-wrong_value = cette valeur ne convient pas ici
problem-value_needed = il faut au moins une valeur
problem-unknown_field = le champ « { $field } » n’existe pas
problem-missing_field = il manque le champ « { $field } »
problem-field_twice = ce n’est pas du JSON : un objet a deux fois le champ { $field }
problem-not_json = ce n’est pas du JSON : ligne { $line }, colonne { $column }
problem-no_number = ce n’est pas du JSON : { $value } n’est pas un nombre
problem-too_many_digits = ce n’est pas du JSON : un nombre a trop de chiffres
problem-half_character = ce n’est pas du JSON : un texte contient une moitié de caractère
problem-nested_too_deeply = ce n’est pas du { $format } : trop de niveaux imbriqués
problem-not_toml = ce n’est pas du TOML : ligne { $line }
problem-not_utf8 = ce n’est pas un texte UTF-8 : octet { $byte }
problem-not_opened = impossible d’ouvrir ce fichier
problem-file_too_large = trop gros : { $most } Mo au plus
problem-not_storable = impossible d’enregistrer cela
problem-wrong_format = il faut ici « { $format } »
problem-wrong_version = il faut ici { $newest }
problem-newer_version = { $version } est plus récent que { $newest } : mettez l’appli à jour
problem-unknown_rule_set = le règlement « { $id } » n’existe pas
problem-language_tag_needed = il faut ici une langue comme es ou es-AR, et non { $value }
problem-there_twice = une entrée est en double
problem-too_few_sides = il faut au moins deux camps
problem-not_a_player = il faut un des joueurs
problem-seats_not_players = il faut une place, et une seule, par joueur
problem-changes_count_up = il faut un nombre supérieur à { $last } : les changements sont numérotés dans l’ordre
problem-deal_of_another = cette donne n’appartient pas à cette partie
problem-sequence_descends = { $low } n’est pas plus bas que { $high }
problem-one_card_needed = il faut une seule carte ici, et non « { $text } »
problem-case_needed = il faut une liste d’au moins un cas
problem-expected_other = attendu : { $expected }, obtenu : { $got }
problem-runner_not_started = impossible de lancer { $command } : { $why }
problem-runner_silent = aucune réponse en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
problem-runner_ended = le programme s’est terminé sans répondre (code { $status })
problem-runner_other_case = c’est la réponse à { $id }

## What is wrong with rules

problem-unknown_rule = cette règle n’existe pas : { $rule }
problem-value_not_offered = cette valeur n’est pas proposée
problem-at_least = il faut { $least } ou plus
problem-at_most = { $most } au plus
problem-multiple_needed = il faut un multiple de { $step }
problem-more_than_natural = { -une } { -canasta } avec des atouts ne peut pas rapporter plus que { -une } { -canasta } { -pure } : { $most } au plus
problem-less_than_mixed = { -une } { -canasta } { -pure } ne peut pas rapporter moins que { -une } { -canasta } avec des atouts : { $least } ou plus
problem-taken_off = c’est une déduction : saisissez 0 ou un nombre négatif
problem-total_cards = les jeux et les jokers font { $cards } cartes
problem-row_needed = il faut au moins une ligne
problem-first_row_open = la première ligne n’a pas de limite basse
problem-first_row_first_deal = la première ligne est pour la première donne
problem-rows_ascend = chaque ligne commence plus haut que la précédente
problem-totals_of_threes = il faut 0, puis un total pour chacun des { $count }
problem-steps_pairs = il faut des paires de minimum et de signe
problem-steps_ascend = les paliers partent de 0 et montent
problem-count_range = il faut le nombre minimum, ou le minimum et le maximum
problem-canasta_too_short = { -une } { -canasta } ne peut pas avoir moins de cartes qu’une combinaison
problem-bonus_needed = il faut une prime quand on pose { $kind ->
    [wild] des atouts
    [sequence] des suites
   *[twos_natural] des 2
}
problem-endless = il faut un objectif ou un nombre de donnes pour finir la partie
problem-changed_around = cela fait partie d’une règle déjà modifiée
problem-change_whole = cette règle n’existe pas ici : modifiez la règle entière dont elle fait partie
problem-reference_needed = il faut une source : "table" ou "source#place"
problem-unknown_source = la source « { $source } » n’existe pas
problem-source_taken = la clé « { $source } » est déjà celle d’une autre source
problem-place_needed = « { $ref } » : après #, il faut un des endroits que la source énumère
problem-unknown_switch = la variante « { $switch } » n’existe pas
problem-switch_of_another = la variante « { $switch } » ne change pas cette règle
problem-citation_needed = il faut pour chaque valeur une table avec ref et status
problem-value_or_absent = il faut une valeur ou absent = true
problem-dispute_of_another = il faut { $rule } ou une règle qui la contient
problem-other_id = le fichier a un autre nom
problem-id_taken = l’appli a déjà un règlement de ce nom
problem-circular = ces règles reposent sur elles-mêmes

## Command line

cli-deal = Donne { $number }
cli-running = Totaux
cli-needs = prochaine ouverture
cli-total = total
cli-won = Victoire : { $side }{ $margin ->
    [0] .
   *[other] , avec { $margin } d’avance.
}
cli-tie = Égalité en tête : { $sides }.
cli-nobody = Pas encore de gagnant.
cli-drawn = Partie nulle entre { $sides }.
cli-reached = { $value } sur { $requirement }
cli-reached-canasta = { $value }, il faut { $requirement }
cli-allowed = { $reached } : permis
cli-not-allowed = { $reached } : pas permis
cli-problem = { $where } : { $what }
cli-row = { $rules }, { $band } : { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = repris de : { $from }
cli-disputed = { $sources } : { $value }
cli-no-rule = aucune
cli-no-rule-set = le règlement "{ $id }" n’existe pas ; règlements proches : { $known }
cli-not-run = { $count ->
    [one] Un autre cas n’a pas été soumis et compte comme un échec.
   *[other] { $count } autres cas n’ont pas été soumis et comptent comme des échecs.
}
grade-impossible = impossible
grade-unlikely = peu probable

## Finder

finder-token = « { $token } » : { $what }
finder-found = { $melds } : { $reached }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
finder-nearest = Pas assez : au mieux { $melds }, { $reached }
finder-nothing = Rien à poser dans cette main.
finder-top-unused = Avec cette main, vous ne pouvez pas prendre la pile : la carte du dessus n’entre dans aucune combinaison.
finder-missing = { $count ->
    [one] il manque { $count } carte pour { -une } { -canasta }
   *[other] il manque { $count } cartes pour { -une } { -canasta }
}
finder-closing = Une de ces cartes de plus suffirait, de la meilleure à la moins bonne : { $cards }
finder-none-closes = Une seule carte de plus ne suffirait pas.

## Store

finding-torn = { $aside ->
    [none] La dernière entrée du fichier est incomplète, ce qui arrive si l’appli s’arrête ou si le courant est coupé pendant l’enregistrement. { $kept ->
        [0] Il n’y a aucune entrée avant elle.
        [one] L’entrée précédente est lisible.
       *[other] Les { $kept } entrées précédentes sont lisibles.
    } Rien n’a été modifié.
   *[other] La dernière entrée du fichier était incomplète, ce qui arrive si l’appli s’arrête ou si le courant est coupé pendant l’enregistrement. { $kept ->
        [0] Il n’y a aucune entrée avant elle.
        [one] L’entrée précédente est là.
       *[other] Les { $kept } entrées précédentes sont toutes là.
    } Le morceau incomplet est dans { $aside }.
}
finding-damaged = { $aside ->
    [none] Le fichier est endommagé. { $dropped ->
        [0] { $kept ->
            [1] L’unique entrée reste lisible.
           *[other] Les { $kept } entrées restent lisibles.
        }
        [one] { $dropped } entrée est illisible, { $kept ->
            [one] { $kept } est lisible
           *[other] { $kept } sont lisibles
        }.
       *[other] { $dropped } entrées sont illisibles, { $kept ->
            [one] { $kept } est lisible
           *[other] { $kept } sont lisibles
        }.
    } Rien n’a été modifié.
   *[other] Le fichier était endommagé. { $dropped ->
        [0] { $kept ->
            [1] L’unique entrée a pu être lue et est là.
           *[other] Les { $kept } entrées ont pu être lues et sont là.
        }
        [one] { $dropped } entrée était illisible, { $kept ->
            [0] aucune autre n’est là
            [1] l’autre est là
           *[other] les { $kept } autres sont là
        }.
       *[other] { $dropped } entrées étaient illisibles, { $kept ->
            [0] aucune autre n’est là
            [1] l’autre est là
           *[other] les { $kept } autres sont là
        }.
    } Le fichier endommagé est dans { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] { $kept } élément manquant ou endommagé est dans les sauvegardes. Une réparation le restaurera.
       *[other] { $kept } éléments manquants ou endommagés sont dans les sauvegardes. Une réparation les restaurera.
    }
   *[other] { $kept ->
        [one] { $kept } élément manquant ou endommagé a été restauré depuis les sauvegardes.
       *[other] { $kept } éléments manquants ou endommagés ont été restaurés depuis les sauvegardes.
    }
} { $dropped ->
    [0] Il ne manque plus aucune entrée antérieure.
    [one] { $dropped } entrée n’est dans aucune sauvegarde.
   *[other] { $dropped } entrées ne sont dans aucune sauvegarde.
}
finding-behind = Une sauvegarde contient plus que le fichier des parties : { $dropped ->
    [0] les deux historiques sont différents.
    [one] il manque au fichier la dernière entrée. Il a été vidé, coupé, supprimé ou remplacé par une copie plus ancienne.
   *[other] il manque au fichier les { $dropped } dernières entrées. Il a été vidé, coupé, supprimé ou remplacé par une copie plus ancienne.
} La sauvegarde { $backup } est gardée jusqu’à ce que vous la restauriez ou décidiez de continuer sans elle.
finding-taken_away = Pendant que l’appli tournait, un autre programme a déplacé, supprimé ou remplacé le fichier des parties. Il a été réécrit avec tout son contenu. Il ne manque rien. { $aside ->
    [none] Il n’y avait rien à sa place.
   *[other] Ce qui était à sa place est dans { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Les joueurs et les règles de { $dropped } partie sont perdus. Impossible de l’afficher, mais ses donnes restent dans le fichier.
   *[other] Les joueurs et les règles de { $dropped } parties sont perdus. Impossible de les afficher, mais leurs donnes restent dans le fichier.
}
finding-too_new = Ces parties ont été enregistrées par une version plus récente de l’appli. Vous pouvez les consulter ici. Pour enregistrer, mettez l’appli à jour.
finding-migrated = { $aside ->
    [none] Ces parties ont été enregistrées par une version précédente de l’appli. Au prochain démarrage, l’appli les mettra à jour et gardera une copie.
   *[other] Ces parties avaient été enregistrées par une version précédente de l’appli. Elles ont été mises à jour. L’ancien fichier est dans { $aside }.
}
finding-backup_damaged = La sauvegarde { $aside } est endommagée. { $dropped ->
    [one] { $dropped } de ses entrées n’est dans aucun autre fichier.
   *[other] { $dropped } de ses entrées ne sont dans aucun autre fichier.
}
finding-not_writable = Impossible d’écrire dans le fichier des parties. { $answer ->
    [full] Le disque est plein : libérez bientôt de la place.
    [forbidden] Vous n’avez pas le droit d’y écrire.
    [failing] Le disque est défaillant : copiez ce que vous pouvez sur un autre.
   *[other] Le disque a signalé une erreur.
} Vous pouvez voir vos parties ici, mais rien ne peut être enregistré.
finding-no_locks = Ce disque ne sait pas verrouiller les fichiers. N’ouvrez ces parties que dans une fenêtre ou un programme à la fois.
finding-not_compacted = Le fichier des parties n’a pas pu être nettoyé. { $answer ->
    [full] Le disque est plein : libérez bientôt de la place.
    [forbidden] Vous n’avez pas le droit d’y écrire.
    [failing] Le disque est défaillant : copiez ce que vous pouvez sur un autre.
   *[other] Le disque a signalé une erreur.
} Il ne manque rien dans le fichier.
finding-not_kept = Ce navigateur ne garde rien pour cette page, comme en fenêtre privée. Vous pouvez jouer ici, mais vos parties disparaîtront à la fermeture de la page. Ouvrez l’appli dans une fenêtre normale, ou partagez la partie avant de fermer.
finding-not_backed_up = Aucune sauvegarde n’a pu être faite au démarrage de l’appli. { $answer ->
    [full] Le disque est plein : libérez bientôt de la place.
    [forbidden] Vous n’avez pas le droit d’y écrire.
    [failing] Le disque est défaillant : copiez ce que vous pouvez sur un autre.
   *[other] Le disque a signalé une erreur.
} Il ne manque aucune partie.

store-busy = Vos parties sont déjà ouvertes dans une autre fenêtre, ou une autre personne les a ouvertes sur cet ordinateur. Fermez-les d’abord là-bas : { $path }
store-foreign = Ce fichier ne contient pas de parties de cette appli. Il est resté tel quel : { $path }
store-unreadable = { $answer ->
    [missing] Il n’y a pas de parties ici : { $path }
    [forbidden] Vous n’avez pas le droit de lire les parties : { $path }
    [failing] Le disque est défaillant et les parties sont illisibles. Copiez ce que vous pouvez sur un autre disque : { $path }
   *[other] Impossible de lire les parties : { $path }
}
store-read_only = Pas enregistré : après une erreur, vos parties sont en lecture seule. Rouvrez l’appli : { $path }
store-too_new = Pas enregistré : ces parties viennent d’une version plus récente de l’appli. Mettez l’appli à jour : { $path }
store-not_begun = Aucune partie ne peut être enregistrée ici. { $answer ->
    [full] Le disque est plein : libérez bientôt de la place.
    [forbidden] Vous n’avez pas le droit d’y écrire.
    [failing] Le disque est défaillant : copiez ce que vous pouvez sur un autre.
   *[other] Le disque a signalé une erreur.
} { $path }
store-not_written = { $answer ->
    [full] Pas enregistré : le disque est plein. Libérez de la place et recommencez : { $path }
    [forbidden] Pas enregistré : vous n’avez pas le droit d’écrire ici : { $path }
    [failing] Pas enregistré : le disque est défaillant. Copiez ce que vous pouvez sur un autre disque : { $path }
    [missing] Pas enregistré : le dossier n’existe plus : { $path }
   *[other] Pas enregistré : le disque a signalé une erreur. Recommencez, ou rouvrez l’appli : { $path }
}
store-changed = Pas enregistré : un autre programme a modifié le fichier des parties. Rouvrez l’appli : { $path }
store-not_flushed = { $answer ->
    [full] Pas enregistré : le disque est plein, et vos parties sont en lecture seule. Libérez de la place, puis rouvrez l’appli : { $path }
    [failing] Pas enregistré : le disque est défaillant, et vos parties sont en lecture seule. Copiez ce que vous pouvez sur un autre disque, puis rouvrez l’appli : { $path }
   *[other] Pas enregistré : le disque a signalé une erreur, et vos parties sont en lecture seule. Rouvrez l’appli : { $path }
}
store-empty_backup = Rien n’a été restauré, car cette sauvegarde ne contient aucune partie : { $path }
store-no_backup = Cette sauvegarde n’existe pas : { $path }
store-not_kept = Enregistré seulement dans cette page : le navigateur ne garde rien, et tout disparaîtra à sa fermeture. Libérez de la place sur cet appareil, ou partagez la partie avant de fermer.
store-not_migrated = Ces parties d’une version précédente n’ont pas pu être mises à jour. Elles sont restées telles quelles : { $path }
store-not_backed_up = Rien n’a été restauré, car vos parties actuelles n’ont pas pu être sauvegardées avant : { $path }
store-unfit = Enregistrement impossible : ces données ne pourraient pas être relues correctement. Merci de le signaler.
store-misused = Pas enregistré : l’appli a tenté une opération impossible. Merci de le signaler.

doctor-store = { $path } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $size } ko
doctor-healthy = Tout est lisible.
doctor-mendable = Pour réparer, fermez l’appli et relancez cette commande avec --repair.
doctor-unreadable = Impossible d’ouvrir la partie { $match } : { $what }
doctor-unreadable-evening = Impossible d’ouvrir la séance { $name } : { $what }
doctor-behind = Pour la restaurer, fermez l’appli et relancez cette commande avec --restore { $backup }
doctor-restored = Les parties sont de nouveau comme dans { $backup }. { $before ->
    [none] Il n’y avait rien ici avant.
   *[other] Ce qui était ici avant est dans { $before }.
}
doctor-gaps = { $count ->
    [one] { $count } changement manque dans l’historique de sa partie, et aucune sauvegarde ne l’a.
   *[other] { $count } changements manquent dans l’historique de leurs parties, et aucune sauvegarde ne les a.
}
doctor-strays = { $count ->
    [one] { $count } partie a des donnes mais pas de joueurs, et aucune sauvegarde ne les a.
   *[other] { $count } parties ont des donnes mais pas de joueurs, et aucune sauvegarde ne les a.
}
doctor-bad-backup = Cette sauvegarde est endommagée : { $path }
doctor-aside = Gardé lors d’une réparation ou d’une mise à jour précédente. Vous pouvez le supprimer : { $path }
doctor-backups = { $count ->
    [0] Il n’y a pas de sauvegarde.
    [one] Il y a { $count } sauvegarde, { $size } ko.
   *[other] Il y a { $count } sauvegardes, { $size } ko en tout.
}

cases-exported = { $folder } : { $files } fichiers.
package-site = { $folder } : { $files } fichiers, { $size } Mo. N’importe quel serveur web peut héberger ce dossier. Ouverte une fois en ligne, l’appli marche ensuite hors ligne.
package-app = { $folder } : { $files } fichiers, { $size } Mo. Dans ce dossier, lancez flet build avec le type d’appli voulu : apk, ipa, windows, macos, linux ou web.
publish-done = { $folder } : { $files } fichiers, { $evenings ->
    [one] { $evenings } séance
   *[other] { $evenings } séances
}. N’importe quel serveur web peut héberger ce dossier.
package-install = pour installer ce qu’il faut : pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } n’est pas installé ; { package-install }
problem-other_version = { $name } { $version } est installé, il faut { $wanted } ; { package-install }
problem-compiled_parts = { $name } a des parties compilées et ne peut donc pas être inclus
problem-not_compiled = Node n’a pas pu compiler le Python de l’appli : { $why }
problem-unknown_files = { $name } : la liste de ses fichiers manque. Installez-le avec pip
problem-no_assets = il manque le dossier des polices et des images : { $folder }
problem-folder_is_file = { $folder } : c’est un fichier. Indiquez un dossier vide ou nouveau
problem-folder_not_empty = { $folder } : ce dossier n’est pas vide. Indiquez-en un vide ou nouveau
problem-folder_refused = impossible de créer ce dossier : { $folder }
problem-client_lacks_file = il manque au client web de Flet le fichier { $file } ; { package-install }
problem-client_unknown = cette version du client web de Flet est inconnue ici ; { package-install }
problem-client_of_another = Flet est en { $flet }, son client web en { $client } ; { package-install }

## Envoyer à une ligue, et en tenir une

league-title = Ligue de canasta
league-clubs = Clubs
league-joined = Club dans la ligue : { $club }
league-names = Noms des membres
league-sent = { $name } : { $state ->
    [shown] au classement.
    [waiting] en attente du responsable de la ligue.
    [older] la ligue a une version plus récente.
    [refused] refusée par le responsable de la ligue.
    [conflict] la ligue a d’autres résultats pour cette séance.
    [invalid] non acceptée.
   *[kept] reçue.
}
league-again = Pas de réponse. Nouvel essai dans { $seconds } s
league-all-sent = La ligue a déjà toutes les séances terminées.
league-files = { $folder } : { $count ->
    [one] un fichier
   *[other] { $count } fichiers
} pour la ligue
league-overrule = Si les vôtres sont justes : league send --overrule
league-hint = Une ligue réunit les résultats de plusieurs clubs. Son responsable vous donne l’adresse, l’identifiant du club et une clé. L’appli envoie les résultats et les places, jamais les donnes.
league-url = Adresse de la ligue
league-url-hint = À laisser vide si les résultats partent en fichiers.
league-club = Identifiant du club dans la ligue
league-secret = Clé
league-join = Rejoindre
league-change = Changer l’adresse ou la clé
league-leave = Quitter la ligue
league-leave-ask = Quitter la ligue ?
league-leave-hint = La ligue garde ce qu’elle a déjà. Pour retirer d’abord les noms, choisissez « Personne » et envoyez encore une fois.
league-due = À envoyer
league-send = Envoyer
league-sending = { $count ->
    [0] Envoi en cours…
   *[other] Envoyés : { $sent } sur { $count }
}
league-stop = Arrêter
league-answers = Réponses de la ligue
league-names-of = { $who ->
    [agreed] Avec accord
   *[nobody] Personne
}
league-names-hint = Seuls les noms des personnes d’accord sont envoyés. Si quelqu’un retire son accord, la ligue efface son nom à l’envoi suivant.
league-replace = Remplacer les résultats de la ligue
league-replace-ask = Remplacer les résultats de la ligue ?
league-replace-hint = Les résultats de cet appareil prennent la place de ceux que la ligue a pour les mêmes séances.
league-key = Clé, visible cette seule fois : { $secret }
problem-no_id = { $id } : cet identifiant ne convient pas
problem-league_none = ce club n’est encore dans aucune ligue. Utilisez : scorekeeper league join
problem-league_no_address = ce club a rejoint sa ligue sans adresse. Pour écrire les résultats dans des fichiers : scorekeeper league sheet FOLDER
problem-league_address = { $url } : l’adresse d’une ligue commence par https://
problem-league_sending = Un envoi est en cours. Attendez, ou arrêtez-le d’abord.
problem-league_unreachable = { $url } ne répond pas. Réessayez plus tard
problem-league_key = La ligue n’accepte pas la clé de { $club }. Demandez-en une nouvelle à son responsable
problem-league_answer = La ligue a répondu par une erreur ({ $status })
problem-league_extra = ceci installe ce qu’il faut à une ligue : pip install "canasta-scorekeeper[league]"
problem-league_database = la base de données de la ligue est inutilisable : { $why }
problem-league_new_club = Le club est nouveau.
problem-league_season_frozen = La saison est close.
problem-league_day_ahead = La date est dans le futur.
problem-league_day_late = La séance a été jouée il y a longtemps.
problem-league_seated_twice = Quelqu’un est assis deux fois dans le même tour.
problem-league_rule_set = La ligue ne connaît pas ces règles.
problem-league_total = Un total est anormalement élevé.
problem-league_too_many = Trop de séances du club attendent déjà. Renvoyez quand le responsable de la ligue les aura examinées.
problem-league_same_person = La même personne ? { $kept } et { $gone }
problem-league_written_ahead = L’horloge de l’ordinateur du club avance.
problem-league_club_there = la ligue a déjà un club { $club }
problem-league_no_club = la ligue n’a pas de club { $club }
problem-league_no_member = la ligue n’a pas de membre { $uid }
problem-league_no_item = { $item } n’est pas dans la ligue
problem-league_one_person = les deux sont déjà la même personne
problem-league_no_season = { $season } : cette saison n’existe pas, ou elle finit avant de commencer

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Pour s’ouvrir dans le navigateur,
   *[window] Pour s’ouvrir dans sa propre fenêtre,
} l’appli a besoin d’un paquet Python qui manque ou qui n’a pas la bonne version. Pour l’installer : pip install "{ $to_install }"
launch-assets-missing = Il manque le dossier des polices et des images. Cherché dans { $tried }.
launch-no-display = Aucun écran disponible. Utilisez --web.
launch-no-window = Le client de bureau de Flet est absent ou ne démarre pas. Utilisez --web.
launch-window-or-server = Une fenêtre se passe de serveur : utilisez --desktop sans --web, --host ni --port.
launch-no-host = Aucun hôte ne s’appelle « { $host } ».
launch-no-port = { $port } n’est pas un port. Les ports vont de 1 à { $last }.
launch-port-taken = Le port { $port } est pris par un autre programme. Choisissez-en un autre avec --port, ou laissez l’appli trouver un port libre.
launch-not-our-address = { $host } n’est pas une adresse de cet ordinateur.
launch-port-forbidden = Le port { $port } exige les droits d’administrateur. Choisissez-en un au-dessus de 1023 avec --port.
launch-cannot-listen = Impossible d’écouter sur { $host }, port { $port }.
visitor-host = Mauvaise adresse
visitor-host-text = Ouvrez l’adresse affichée au démarrage de l’appli.
visitor-origin = Bloqué : autre site
visitor-origin-text = Une autre page web a essayé d’utiliser l’appli. Seules ses propres pages le peuvent.
visitor-path = Page introuvable
visitor-path-text = L’appli n’a pas de page à cette adresse.
visitor-key = Cette appli est privée
visitor-key-text = Ouvrez-la avec le lien affiché à son démarrage. Chaque lien marche dans un seul navigateur.
visitor-link = Ce lien ne marche plus
visitor-link-text = Chaque lien marche une fois, dans un seul navigateur. Redémarrez l’appli sur son ordinateur pour obtenir un nouveau lien.
visitor-welcome = Bienvenue
visitor-welcome-text = L’appli s’ouvre.
visitor-open = Ouvrir l’appli
visitor-connection-lost = Pas de connexion
visitor-connection-since = { $shows ->
    [clock] Scores et horloge à { $time }. Nouvel essai en cours.
   *[scores] Scores à { $time }. Nouvel essai en cours.
}
visitor-broken = Une erreur s’est produite. Tout ce qui est enregistré est conservé. Rechargez la page.

## Club: server

launch-no-certificate = Le certificat ou sa clé est illisible : { $file }.
launch-bad-certificate = { $cert } n’est pas un certificat accompagné de sa clé.
launch-key-without-certificate = Une clé va avec son certificat. Indiquez les deux, --cert et --key.
launch-bad-url = { $url } n’est pas une adresse. Indiquez-en une comme https://club.example.org.
launch-two-certificates = Utilisez --https ou --cert, pas les deux. Avec --https, l’appli crée un certificat.
launch-copy-is-folder = { $file } est un dossier. Indiquez le fichier où garder la copie.
launch-copy-has-no-folder = Le dossier pour la copie n’existe pas : { $folder }
serve-here = L’organisateur, sur cet ordinateur : { $link }
serve-pin = L’organisateur, sur un autre ordinateur : { $address } avec le PIN { $pin }
serve-plain = Sans --https, n’importe qui sur ce réseau peut lire ce qu’envoient les téléphones, PIN compris.
serve-https = Les téléphones affichent un avertissement tant que le certificat de ce serveur n’y est pas installé. Mode d’emploi : { $address }
serve-not-copied = Impossible d’écrire la copie de la séance dans { $file }. La séance continue. L’appli réessaie toutes les quelques secondes.
serve-copied-again = La copie de la séance est de nouveau à jour : { $file }
visitor-stranger = Scannez la fiche de votre table
visitor-stranger-text = Ce téléphone n’est à aucune table. Scannez le code de la fiche de votre table, ou demandez une nouvelle fiche à l’organisateur.
visitor-lost-table = Recherche de votre table…
visitor-lost-table-text = Si la séance passe sur un autre ordinateur, patientez. Cette page réessaie toute seule. Sinon, scannez de nouveau le code de la fiche de votre table.
visitor-elsewhere = Pas sur cet appareil
visitor-elsewhere-text = La séance s’organise sur l’ordinateur de l’appli, ou sur un autre avec le PIN si le PIN a été activé au démarrage.
visitor-full = Trop de téléphones connectés
visitor-full-text = Fermez l’appli sur un téléphone inutile. Cette page réessaie toute seule.
visitor-join = Votre table
visitor-join-text = Un instant. Si vous ne pouvez pas scanner le code, tapez les lettres de la fiche.
visitor-join-label = Lettres de la fiche
visitor-join-button = Aller à la table
visitor-join-unknown = Ce code n’est pas encore valable, ou ne l’est plus. Cette page réessaie toute seule. Si rien ne se passe, demandez une nouvelle fiche à l’organisateur.
visitor-join-organiser = Ce navigateur est celui de l’organisateur. Ouvrez le lien sur un téléphone, dans un autre navigateur ou en fenêtre privée.
visitor-join-not-saved = L’ordinateur de l’appli ne peut rien enregistrer en ce moment. Prévenez l’organisateur.
visitor-pin = Organisateur
visitor-pin-text = Le PIN est affiché là où l’appli a été lancée.
visitor-pin-label = PIN
visitor-pin-button = Organiser la séance
visitor-pin-wrong = Mauvais PIN.
visitor-director = Arbitre
visitor-director-text = Tapez le PIN de votre invitation ou ouvrez son lien. L’organisateur a les deux.
visitor-director-label = PIN
visitor-director-button = Se connecter
visitor-director-unknown = Mauvais PIN, ou invitation déjà utilisée ou trop ancienne. Demandez-en une nouvelle à l’organisateur.
visitor-director-inside = Ce navigateur gère déjà la séance. Ouvrez l’invitation dans un autre navigateur ou en fenêtre privée.
visitor-knock-failed = L’appli ne répond pas. Vérifiez que ce téléphone est sur le réseau du club, puis réessayez.
visitor-knock-often = Trop d’essais. Attendez une minute, puis réessayez.
visitor-knock-long = C’est trop long. Vérifiez votre saisie.
visitor-no-script = Cette page a besoin de JavaScript.
visitor-certificate = Faire confiance au serveur du club
visitor-certificate-text = Aucune autorité d’Internet ne connaît cet ordinateur, d’où l’avertissement du téléphone. Les échanges sont chiffrés malgré tout. Le certificat du club met fin à l’avertissement. Il ne vaut que pour cet ordinateur et pour les réseaux privés.
visitor-certificate-get = Télécharger le certificat
visitor-certificate-iphone = L’iPhone et l’iPad en ont besoin. Après le téléchargement : Réglages → Profil téléchargé → Installer. Puis Réglages → Général → Informations → Réglages des certificats : activez « Canasta Scorekeeper ».
visitor-certificate-android = Android s’en passe : continuez malgré l’avertissement (Paramètres avancés → Continuer). Pour ne plus le voir, cherchez « Certificat CA » dans les Paramètres et choisissez le fichier.
visitor-certificate-after = Scannez ensuite de nouveau la fiche de votre table. Après la séance, le certificat se retire au même endroit.
visitor-certificate-check = Empreinte SHA-256 : { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Table
tab-meld = Ouverture
tab-matches = Parties
tab-club = Club
tab-more = Plus
broken-part = Impossible d’afficher cette partie de l’écran. Revenez en arrière et rouvrez-la.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Aujourd’hui
days-yesterday = Hier
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } pour { $side }
points-from-to = { $before } → { $after }
change-start = Partie commencée
change-record = { $points ->
    [none] Donne { $number } enregistrée
   *[other] Donne { $number } enregistrée : { $points }
}
change-amend = { $points ->
    [none] Donne { $number } modifiée, mêmes points
   *[other] Donne { $number } modifiée : { $points }
}
change-insert = { $points ->
    [none] Donne { $number } insérée
   *[other] Donne { $number } insérée : { $points }
}
change-drop = { $points ->
    [none] Donne { $number } supprimée
   *[other] Donne { $number } supprimée : { $points }
}
change-set_up = { $parts ->
    [none] Réglages enregistrés, rien n’a changé
   *[other] Réglages modifiés : { $parts }
}
change-end = { $by ->
    [agreement] Finie d’un commun accord
    [time] Finie, le temps est écoulé
    [walkover] Finie par forfait
   *[other] Partie finie
}
change-resume = Partie reprise
change-undo = { $points ->
    [none] Annulé : { $what }
   *[other] Annulé : { $what } ({ $points })
}
change-redo = { $points ->
    [none] Rétabli : { $what }
   *[other] Rétabli : { $what } ({ $points })
}
change-what-start = début de la partie
change-what-record = donne { $number }
change-what-amend = modification de la donne { $number }
change-what-insert = insertion de la donne { $number }
change-what-drop = suppression de la donne { $number }
change-what-set_up = modification des réglages
change-what-end = fin de la partie
change-what-resume = reprise de la partie
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = une modification perdue
change-what-redo = une modification perdue
change-line = { $side } : { $line } { $before } → { $after }
undo-what = Annuler : { $what }
redo-what = Rétablir : { $what }
set-up-part-ruleset = règlement
set-up-part-house_rules = règles maison
set-up-part-sides = noms
set-up-part-seats = places
set-up-part-first_dealer = premier donneur
set-up-part-direction = sens du jeu
set-up-part-opening_scores = scores de départ

## Rules: sections of a rule book

rules-section-players = Joueurs et camps
rules-section-cards = Cartes et distribution
rules-section-melds = Combinaisons
rules-section-initial = Ouverture
rules-section-canastas = { -canasta(case: "upper") }s
rules-section-threes = Trois rouges et noirs
rules-section-out = Sortie
rules-section-extras = Pénalités et mains spéciales
rules-section-end = Fin de la partie
rules-section-table = En cours de jeu

## Rules: what each value is about, by its dotted path

rule-players = Joueurs
rule-sides = Camps
rule-sides-count = Camps
rule-sides-size = Joueurs par camp
rule-sides-kind = Comment on joue
rule-lone_hand = Un contre les autres
rule-lone_hand-partners_receive = Chaque partenaire reçoit
rule-lone_hand-halves = Moitié d’un nombre impair
rule-lone_hand-foot_size = Cartes du { foot-name } du joueur seul
rule-by_players = Selon le nombre de joueurs
rule-by_players-some = À { $players } joueurs : { $what }
rule-decks = Jeux de cartes
rule-jokers = Jokers
rule-total_cards = Nombre total de cartes
rule-hand_size = Cartes données à chaque joueur
rule-foot_size = Cartes du { foot-name }
rule-stock_draw = Cartes piochées par tour
rule-dealing = Distribution
rule-dealing-direction = Sens du jeu
rule-dealing-first_dealer = Premier donneur
rule-dealing-next_dealer = Donneur suivant
rule-dealing-first_player = Qui joue en premier
rule-dealing-cutter = Qui coupe
rule-partner_question = Demander au partenaire
rule-partner_question-going_out = Demander au partenaire avant de sortir
rule-partner_question-acaba = Demander au partenaire avant l’acaba
rule-card_values = Valeur des cartes
rule-card_values-some = Valeur : { $card }
rule-meld_rules = Combinaisons
rule-meld_rules-min_cards = Cartes par combinaison, minimum
rule-meld_rules-min_naturals = Cartes naturelles par combinaison, minimum
rule-meld_rules-max_wilds = Atouts par combinaison, maximum
rule-meld_rules-wild_vs_natural = Atouts par rapport aux cartes naturelles
rule-meld_rules-max_cards = Cartes par combinaison, maximum
rule-meld_rules-max_cards_waived_when_going_out = On peut poser plus de cartes en sortant
rule-meld_rules-pure_wild = Combinaisons d’atouts seuls
rule-meld_rules-pure_wild_max = Cartes par combinaison d’atouts, maximum
rule-meld_rules-sequences = Suites d’une même couleur
rule-meld_rules-sequence_min = Cartes par suite, minimum
rule-meld_rules-sequence_max = Cartes par suite, maximum
rule-meld_rules-sequence_low = Carte la plus basse d’une suite
rule-meld_rules-sequence_high = Carte la plus haute d’une suite
rule-meld_rules-sequence_aces = As par suite, maximum
rule-meld_rules-sequence_wilds = Atouts par suite, maximum
rule-meld_rules-one_meld_per_rank = Une seule combinaison de chaque rang par camp
rule-meld_rules-no_wild_ranks = Rangs sans atout
rule-meld_rules-aces_wild_only_in_initial_meld = Atouts avec les as à l’ouverture seulement
rule-meld_rules-rule_of_five = Après l’ouverture, atouts seulement avec cinq cartes naturelles
rule-meld_rules-twos_meldable = Combinaisons de 2
rule-meld_rules-wild_meld_first = Une combinaison d’atouts commencée doit d’abord être finie
rule-meld_rules-sequence_canastas = Les longues suites sont
rule-meld_rules-groups = Groupes de même rang
rule-meld_rules-group_ranks = Rangs admis pour les groupes
rule-meld_rules-group_canastas = Les longs groupes sont des { -canasta }s
rule-canasta_min_cards = Cartes par { -canasta }, minimum
rule-canasta_bonus = Primes par { -canasta }
rule-canasta_bonus-natural = { -canasta(case: "upper") } { -pure }
rule-canasta_bonus-mixed = { -canasta(case: "upper") } { -impure }
rule-canasta_bonus-wild = { -canasta(case: "upper") } d’atouts
rule-canasta_bonus-wild_all_twos = { -canasta(case: "upper") } d’atouts, que des 2
rule-canasta_bonus-wild_four_jokers = { -canasta(case: "upper") } d’atouts avec quatre jokers
rule-canasta_bonus-sequence = { -canasta(case: "upper") } en suite
rule-canasta_bonus-sevens = { -canasta(case: "upper") } de 7
rule-canasta_bonus-fives = { -canasta(case: "upper") } de 5
rule-canasta_bonus-aces = { -canasta(case: "upper") } d’as
rule-canasta_bonus-twos_natural = { -canasta(case: "upper") } { -pure } de 2
rule-canasta_bonus-twos_mixed = { -canasta(case: "upper") } { -impure } de 2
rule-canasta_bonus-sevens_mixed = { -canasta(case: "upper") } { -impure } de 7
rule-canasta_bonus-aces_mixed = { -canasta(case: "upper") } { -impure } d’as
rule-canasta_bonus-semi_natural = { -canasta(case: "upper") } { -semi-pure }
rule-canasta_bonus-suit_ace_to_ace = { -canasta(case: "upper") } de l’as à l’as
rule-canasta_bonus-suit_whole = { -canasta(case: "upper") } d’une couleur entière
rule-canasta_bonus-suit_mixed = { -canasta(case: "upper") } { -impure } d’une couleur entière
rule-canasta_bonus-rank_whole = { -canasta(case: "upper") } de huit cartes de même rang
rule-canasta_bonus-rank_mixed = { -canasta(case: "upper") } { -impure } de huit cartes de même rang
rule-concealed_canasta = { -canasta(case: "upper") } { -posee } d’un coup
rule-concealed_canasta-mode = { -canasta(case: "upper") } { -posee } d’un coup
rule-concealed_canasta-amount = Prime pour { -une } { -canasta } { -posee } d’un coup
rule-trump_multiplier = Prime d’une suite à la couleur de la retourne
rule-extra_canasta_bonuses = Primes pour plusieurs { -canasta }s
rule-bonuses_when_out = Primes réservées au camp qui sort
rule-canasta_cards_count = Les cartes d’{ -une } { -canasta } comptent aussi
rule-red_three_values = Valeur des trois rouges (1, 2, 3…)
rule-red_three_sign = Trois rouges : pour ou contre le camp
rule-red_three_sign-measure = Pour ou contre le camp selon
rule-red_three_sign-steps = Trois rouges : pour ou contre le camp
rule-red_three_all_four_without_meld = Les quatre trois rouges sans avoir ouvert
rule-red_three_in_hand = Trois rouge resté en main
rule-red_three_in_hand-mode = Trois rouge resté en main
rule-red_three_in_hand-points = Pénalité pour un trois rouge resté en main
rule-black_three = Trois noirs
rule-black_three-role = Trois noirs
rule-black_three-meld_when = Poser des trois noirs
rule-black_three-meld_sizes = Trois noirs par combinaison
rule-black_three-meld_sizes-min = Trois noirs par combinaison, minimum
rule-black_three-meld_sizes-max = Trois noirs par combinaison, maximum
rule-black_three-meld_wilds = Atouts avec des trois noirs
rule-black_three-in_hand = Pénalité pour un trois noir resté en main
rule-black_three-in_hand_mode = Trois noir resté en main
rule-black_three-tabled_values = Valeur des trois noirs sur la table (1, 2, 3…)
rule-black_three-captured_values = Valeur des trois noirs pris avec la pile (1, 2, 3…)
rule-initial_meld = Minimum pour ouvrir
rule-initial_meld-by = Le minimum dépend de
rule-initial_meld-bands = Minimum pour ouvrir
rule-initial_meld_exceptions = Exceptions pour l’ouverture
rule-initial_meld_exceptions-canasta_always_suffices = On peut toujours ouvrir avec { -une } { -canasta }
rule-initial_meld_exceptions-top_discard_counts = La carte du dessus de la pile compte
rule-initial_meld_exceptions-naturals_only = Cartes naturelles seulement
rule-initial_meld_exceptions-clean_triple_required = Il faut trois cartes naturelles de même rang
rule-initial_meld_exceptions-mixed_canasta_allowed = On peut ouvrir avec { -une } { -canasta } { -impure }
rule-initial_meld_exceptions-last_row_again = Points à chaque autre donne dans la dernière tranche
rule-initial_meld_exceptions-pile_allowed = On peut prendre la pile pour ouvrir
rule-initial_meld_exceptions-pile_frozen = Pour un camp qui n’a pas ouvert, la pile est gelée : il faut une paire naturelle
rule-initial_meld_exceptions-concealed_out_exempt = Le minimum vaut aussi pour la sortie cachée
rule-initial_meld_exceptions-bonuses_count = Les primes comptent pour ouvrir
rule-initial_meld_exceptions-red_threes_count = Les trois rouges comptent pour ouvrir
rule-go_out_bonus = Prime de sortie
rule-concealed_go_out_extra = Supplément pour la sortie cachée
rule-exact_pickup_bonus = Prime pour une prise exacte
rule-go_out_requirement = Ce qu’il faut pour sortir
rule-go_out_requirement-canastas = { -canasta(case: "upper") }s pour sortir
rule-go_out_requirement-natural = { -canasta(case: "upper") }s { -pure }s pour sortir
rule-go_out_requirement-mixed = { -canasta(case: "upper") }s { -impure }s pour sortir
rule-go_out_requirement-sequence = Suites pour sortir
rule-go_out_requirement-wild = { -canasta(case: "upper") }s d’atouts pour sortir
rule-go_out_requirement-sevens = { -canasta(case: "upper") }s de 7 pour sortir
rule-go_out_requirement-fives = { -canasta(case: "upper") }s de 5 pour sortir
rule-go_out_requirement-exclude = { -canasta(case: "upper") }s qui ne comptent pas pour sortir
rule-go_out_requirement-no_short_melds_of = Combinaisons inachevées qui empêchent de sortir
rule-go_out_discard_required = Il faut défausser pour sortir
rule-hand_cards = Cartes restées en main
rule-penalties = Pénalités
rule-penalties-incomplete_sevens = 7 inachevés
rule-penalties-incomplete_aces = As inachevés
rule-penalties-incomplete_wild = { -canasta(case: "upper") } d’atouts { -inachevee }
rule-penalties-held_sevens_3plus = Trois 7 ou plus en main
rule-penalties-held_aces_3plus = Trois as ou plus en main
rule-penalties-short_sequence = Suites courtes
rule-penalties-short_sequence-max_len = Cartes dans une suite courte, maximum
rule-penalties-short_sequence-points = Pénalité pour une suite courte
rule-penalties-incomplete_wild_with_four_jokers = { -canasta(case: "upper") } d’atouts { -inachevee } avec quatre jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Quand un { foot-name } non pris coûte des points
rule-melded_cards_negative_without_canasta = Sans { -canasta }, les cartes posées sont déduites
rule-special_hands = Mains spéciales
rule-special_hands_mode = Une main spéciale compte
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba : points de chaque autre camp
rule-acaba-caller = Acaba : points du camp qui l’annonce
rule-seven_canastas_auto_win = Gagner par les { -canasta }s
rule-seven_canastas_auto_win-enabled = Gagner par les { -canasta }s
rule-seven_canastas_auto_win-count = { -canasta(case: "upper") }s qui gagnent la partie
rule-seven_canastas_auto_win-points = Points pour cette victoire
rule-seven_canastas_auto_win-mode = Les points de cette victoire
rule-target = Objectif
rule-match_hands = Donnes par partie
rule-match_winner = Qui gagne
rule-tie = En cas d’égalité
rule-later_phase = Deuxième phase
rule-later_phase-from_score = Deuxième phase après
rule-later_phase-values = Différent dans la deuxième phase
rule-stock_exhaustion = Quand le talon est épuisé
rule-table_rules = En cours de jeu
rule-table_rules-pile_onto_canasta = On peut prendre la pile pour { -une } { -canasta } { -finie }
rule-table_rules-pile_needs = Pour prendre une pile non gelée
rule-table_rules-pile_cards = Cartes prises dans la pile
rule-table_rules-jokers_discardable = On peut défausser les jokers
rule-table_rules-first_pile = Comment commence la pile
rule-table_rules-stock_out = Quand il n’y a plus de talon
rule-table_rules-red_threes_replaced = On remplace un trois rouge pioché
rule-table_rules-foot_taken = Quand on prend le { foot-name }
rule-table_rules-counts_books = Feuille de points par { -canasta }s et cartes
rule-table_rules-without_canasta_last_card = Dernière carte d’un camp sans { -canasta }

## Rules: values

value-yes = oui
value-no = non
value-none = aucune
value-absent = ne se joue pas
value-points = { $number ->
    [0] rien
   *[other] { $number }
}
value-or = { $first } ou { $last }
value-and = { $first } et { $last }
value-of = { $what } : { $value }

value-sides-kind-partnership = en équipe
value-sides-kind-individual = chacun pour soi
value-sides-kind-lone_hand = un contre les autres
value-lone_hand-partners_receive-whole = tous les points des partenaires
value-lone_hand-partners_receive-half = la moitié des points des partenaires
value-lone_hand-halves-up = arrondie au-dessus, même sous zéro
value-lone_hand-halves-toward_zero = arrondie vers zéro
value-later_phase = après la donne où un camp a atteint { $points } : { $what }
value-by_players-same = comme ci-dessus
value-by_players-line = { $players } joueurs : { $what }
value-foot_size = { $number ->
    [0] pas de { foot-name }
   *[other] { $number }
}
value-dealing-direction-clockwise = sens horaire
value-dealing-direction-counterclockwise = sens antihoraire
value-dealing-first_dealer-any_method = comme on veut
value-dealing-first_dealer-by_lot = tiré au sort
value-dealing-next_dealer-next_in_direction = le suivant dans le sens du jeu
value-dealing-first_player-next_after_dealer = le joueur après le donneur
value-dealing-cutter-before_dealer = le joueur avant le donneur
value-partner_question-going_out-none = on ne demande pas
value-partner_question-going_out-may_ask_binding = permis, et la réponse engage
value-partner_question-going_out-must_ask = il faut demander au partenaire
value-partner_question-acaba-none = on ne demande pas
value-partner_question-acaba-may_ask_binding = permis, et la réponse engage
value-partner_question-acaba-must_ask = il faut demander au partenaire
value-meld_rules-max_wilds-absent = pas de limite
value-meld_rules-max_cards-absent = pas de limite
value-meld_rules-group_ranks-any = tous
value-meld_rules-sequence_canastas-own = des { -canasta }s à part
value-meld_rules-sequence_canastas-as_groups = des { -canasta }s { -pure }s ou { -impure }s, comme les groupes
value-meld_rules-wild_vs_natural-any = pas d’autre limite
value-meld_rules-wild_vs_natural-le = jamais plus que de cartes naturelles
value-meld_rules-wild_vs_natural-lt = toujours moins que de cartes naturelles
value-canasta_bonus-wild-absent = ne se joue pas
value-canasta_bonus-wild_all_twos-absent = pas de prime spéciale
value-canasta_bonus-wild_four_jokers-absent = pas de prime spéciale
value-canasta_bonus-sequence-absent = ne se joue pas
value-canasta_bonus-sevens-absent = pas de prime spéciale
value-canasta_bonus-aces-absent = pas de prime spéciale
value-canasta_bonus-twos_natural-absent = ne se joue pas
value-canasta_bonus-twos_mixed-absent = ne se joue pas
value-canasta_bonus-sevens_mixed-absent = pas de prime spéciale
value-canasta_bonus-aces_mixed-absent = pas de prime spéciale
value-canasta_bonus-semi_natural-absent = ne se joue pas
value-canasta_bonus-suit_ace_to_ace-absent = ne se joue pas
value-canasta_bonus-suit_whole-absent = ne se joue pas
value-canasta_bonus-suit_mixed-absent = ne se joue pas
value-canasta_bonus-rank_whole-absent = ne se joue pas
value-canasta_bonus-rank_mixed-absent = ne se joue pas
value-trump_multiplier = { $number ->
    [1] la retourne ne compte pas
   *[other] prime × { $number }
}
value-concealed_canasta-mode-none = pas de prime
value-concealed_canasta-mode-add = points en plus
value-concealed_canasta-mode-multiply = prime multipliée
value-concealed_canasta-none = pas de prime
value-concealed_canasta-add = { $amount } de plus
value-concealed_canasta-multiply = prime × { $amount }
value-extra_canasta_bonuses-line = { $what } : { $points }
value-extra_canasta_bonuses-exactly = { $type } (exactement { $count })
value-extra_canasta_bonuses-least = { $type } (au moins { $count })
value-red_three_values-never = jamais posés sur la table
value-red_three_sign-measure-opened = l’ouverture du camp
value-red_three_sign-measure-canastas = le nombre de { -canasta }s du camp
value-red_three_sign-measure-natural = le nombre de { -canasta }s { -pure }s du camp
value-red_three_sign-measure-sevens = le nombre de { -canasta }s de 7 du camp
value-red_three_sign-opened = { $least ->
    [0] sans avoir ouvert
   *[other] après avoir ouvert
}
value-red_three_sign-canastas-none = sans { -canasta }
value-red_three_sign-canastas-exactly = { $least ->
    [one] avec exactement { $least } { -canasta }
   *[other] avec exactement { $least } { -canasta }s
}
value-red_three_sign-canastas-most = { $most ->
    [one] avec { $most } { -canasta } au plus
   *[other] avec { $most } { -canasta }s au plus
}
value-red_three_sign-canastas-least = { $least ->
    [one] avec { $least } { -canasta } ou plus
   *[other] avec { $least } { -canasta }s ou plus
}
value-red_three_sign-canastas-between = avec { $least } à { $most } { -canasta }s
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = à partir de { $least }
value-red_three_sign-minus = contre le camp
value-red_three_sign-zero = ne comptent pas
value-red_three_sign-plus = pour le camp
value-red_three_all_four_without_meld-absent = pas de valeur spéciale
value-red_three_in_hand-mode-penalty = coûte des points
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = compte comme posé tant que le camp n’a pas de { -canasta }
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = bloquent la pile
value-black_three-role-discard_only = servent seulement à défausser
value-black_three-role-tabled_bonus = posés sur la table, ils rapportent une prime
value-black_three-role-removed_from_pile = quittent le jeu avec la pile
value-black_three-role-ordinary = sont des cartes comme les autres
value-black_three-meld_when-never = jamais
value-black_three-meld_when-going_out = seulement en sortant
value-black_three-meld_when-any = à tout moment
value-black_three-meld_sizes-max-absent = pas de limite
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = coûte des points
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = compte comme posé tant que le camp n’a pas de { -canasta }
value-black_three-tabled_values-absent = jamais posés sur la table
value-black_three-captured_values-absent = pas de points
value-initial_meld-by-score = total du camp
value-initial_meld-by-hand_number = numéro de la donne
value-band-below = moins de { $next }
value-band-between = de { $from } à { $to }
value-band-above = { $from } ou plus
value-band-all = n’importe quel total
value-band-deal = donne { $deal }
value-band-last-deal = donne { $deal } et suivantes
value-initial_meld_exceptions-concealed_out_exempt-never = oui
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = seulement si la pile a été prise
value-initial_meld_exceptions-concealed_out_exempt-always = non
value-initial_meld_exceptions-last_row_again-none = comme dans la première
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = déduites, pour tous les partenaires
value-hand_cards-every_card_of_hand_and_foot = déduites, main et pied
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = toujours
value-penalties-foot_untaken_when-another_side_took = seulement si un autre camp a pris le sien
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = rien
value-penalties-short_sequence = { $points } chacune, jusqu’à { $cards } cartes
value-penalties-incomplete_wild_with_four_jokers-absent = comme les autres atouts
value-special_hands-line = { $hand } : { $points }
value-special_hands-wins = { $hand } : { $points }, gagne la partie
value-special_hands_mode-replace = toute seule
value-special_hands_mode-add = en plus de tout le reste
value-acaba-no = ne se joue pas
value-acaba-yes = { $opponents } pour chaque autre camp, { $caller } pour le camp qui l’annonce
value-seven_canastas_auto_win-no = non
value-seven_canastas_auto_win-yes = { $count } { -canasta }s en une donne : { $points }, gagne la partie
value-seven_canastas_auto_win-instead = { $count } { -canasta }s en une donne : { $points } à la place des points de la donne, gagne la partie
value-seven_canastas_auto_win-mode-add = s’ajoutent à ceux de la donne
value-seven_canastas_auto_win-mode-replace = remplacent ceux de la donne
value-target-absent = aucun : nombre de donnes fixe
value-match_hands-absent = pas de limite
value-match_winner-highest_at_target = le total le plus haut, dès qu’un camp atteint l’objectif
value-match_winner-highest_after_last_deal = le total le plus haut après la dernière donne
value-tie-play_another_hand = on joue une donne de plus
value-tie-drawn_game = partie nulle
value-stock_exhaustion-no_going_out_bonus = personne n’a la prime de sortie
value-stock_exhaustion-last_draw_finishes_turn = celui qui pioche la dernière carte finit son tour
value-table_rules-pile_needs-any = une paire naturelle, ou une carte naturelle et un atout
value-table_rules-pile_needs-no_wild = des cartes naturelles seulement
value-table_rules-pile_needs-natural_pair = une paire naturelle
value-table_rules-pile_needs-nothing = rien
value-table_rules-pile_needs-top_card = poser aussitôt la carte du dessus
value-table_rules-pile_needs-any_of_pile = poser aussitôt une de ses cartes
value-table_rules-pile_cards-all = toutes
value-table_rules-first_pile-one_card = une carte
value-table_rules-first_pile-upcard_value = une carte, plus autant de cartes qu’elle l’indique
value-table_rules-first_pile-no_card = vide
value-table_rules-stock_out-until_pile_refused = on joue tant qu’on peut prendre la pile
value-table_rules-stock_out-after_last_draw = on finit le tour où l’on pioche la dernière carte
value-table_rules-stock_out-pile_becomes_stock = on retourne la pile
value-table_rules-stock_out-foot_becomes_stock = un { foot-name } non pris devient le talon
value-table_rules-foot_taken-after_hand = après la main
value-table_rules-foot_taken-by_side = un par camp, au premier qui n’a plus de cartes
value-table_rules-foot_taken-after_first_canasta = après { -une } { -canasta } du camp
value-table_rules-without_canasta_last_card-may_be_kept = on peut la garder
value-table_rules-without_canasta_last_card-must_discard = il faut la garder pour défausser

rule-type-any = { -canasta }s
rule-type-natural = { -pure }s
rule-type-mixed = { -impure }s
rule-type-wild = d’atouts
rule-type-wild_all_twos = d’atouts (que des 2)
rule-type-wild_four_jokers = d’atouts (quatre jokers)
rule-type-sequence = suites
rule-type-sevens = de 7
rule-type-fives = de 5
rule-type-aces = d’as
rule-type-twos_natural = pures de 2
rule-type-twos_mixed = impures de 2
rule-type-sevens_mixed = impures de 7
rule-type-aces_mixed = impures d’as
rule-type-semi_natural = { -semi-pure }s
rule-type-suit_ace_to_ace = as à as
rule-type-suit_whole = couleur entière
rule-type-suit_mixed = couleur entière, { -impure }
rule-type-rank_whole = huit de même rang
rule-type-rank_mixed = huit de même rang, { -impure }

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = as
rule-card-K = roi
rule-card-Q = dame
rule-card-J = valet
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = 3 noir

rule-hand-straight = suite complète
rule-hand-pairs = paires
rule-hand-pairs_no_wilds = paires sans atouts
rule-hand-pairs_twos_sevens_aces = paires de 2, de 7 et d’as
rule-hand-garbage = garbage
rule-hand-wild_pairs = paires d’atouts
rule-hand-miami_pairs = paires de Miami
rule-hand-zip_code = zip code
rule-hand-blast_off = blast-off
rule-hand-triples = brelans
rule-hand-quads = carrés
rule-hand-dream_hand_plus_4 = dream hand plus 4
rule-hand-dream_hand_plus_5 = dream hand plus 5

## Rules: where a value comes from

standing-document = nos sources
standing-outside = autres livres
standing-disputed = sources en désaccord
standing-inherited = repris
standing-proposed = proposé
standing-document-why = Indiqué dans nos sources.
standing-outside-why = Absent de nos sources, mais tiré d’autres livres de règles.
standing-disputed-why = Les sources ne sont pas d’accord.
standing-inherited-why = Comme dans { $from }.
standing-proposed-why = Aucune source trouvée. C’est une proposition : mettez-vous d’accord avant de jouer.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipédia en afrikaans
    [dutch-wikipedia] Canasta, Wikipédia en néerlandais
    [spruce-dutch] Canasta sur The Spruce, traduction automatique en néerlandais
    [english-wikipedia-german] Canasta, Wikipédia en anglais, traduction automatique en allemand
    [italian-house-rules] Come si gioca a Canasta?, règles d’une table italienne
    [italian-encyclopedia] Canasta, une encyclopédie italienne
    [none] Aucune source trouvée : une proposition
    [table] Convenu à la table
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language } : « { $text } »
source-at = { $title } · { $place }
source-via = { $source } (cité par { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Classique
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Autres jeux
}
rule-set-facts = { $players } joueurs, { $packs ->
    [one] { $packs } jeu
   *[other] { $packs } jeux
}, { $cards } cartes chacun, { $end }
rule-set-end-target = en { $target }
rule-set-end-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
rule-set-name-classic_4p = Classique
rule-set-name-classic_2p = Classique à deux
rule-set-name-classic_3p = Classique à trois
rule-set-name-classic_6p = Classique à six
rule-set-name-dutch_house = Règles maison hollandaises
rule-set-name-spruce = Règles de The Spruce
rule-set-name-italian_house = Règles maison italiennes
rule-set-name-british = Britannique
rule-set-name-uruguayan = Uruguayenne
rule-set-name-uruguay_wild = Uruguay avec canastas d’atouts
rule-set-name-spanish = Espagnole
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Cubaine
rule-set-name-cutthroat_3p = Un contre deux
rule-set-name-six_hand_three_pack = À six avec trois jeux
rule-set-name-modern_american_cla = Modern American
rule-set-name-modern_american = Modern American (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco à trois
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Buraco fermé
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Bolivienne
rule-set-name-brazilian = Brésilienne
rule-set-name-chilean = Chilienne
rule-set-name-italian_samba = Samba à l’italienne
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot sans partenaires
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = Le jeu que presque tout le monde connaît : deux équipes de deux réunissent des cartes de même rang, et sept font une canasta.
rule-set-special-classic_2p = On pioche deux cartes par tour, et il faut deux canastas pour sortir.
rule-set-special-classic_3p = Chacun pour soi : 13 cartes chacun, on en pioche une par tour.
rule-set-special-classic_6p = Deux camps de trois, trois jeux ; primes en plus pour cinq et six trois rouges.
rule-set-special-dutch_house = La prime d’une canasta posée d’un coup est doublée. Un trois rouge oublié coûte 500.
rule-set-special-spruce = Jamais plus d’atouts que de cartes naturelles. Une canasta posée d’un coup rapporte 100 de plus.
rule-set-special-italian_house = 15 cartes chacun, ouvertures jusqu’à 180, quatre trois rouges valent 500 ; il faut défausser pour sortir.
rule-set-special-british = Un joueur en mauvaise posture peut annoncer « acaba » : la donne s’arrête et les adversaires marquent 1 500.
rule-set-special-uruguayan = La canasta classique, sous le nom de son pays d’origine.
rule-set-special-uruguay_wild = Trois atouts ou plus forment une combinaison. Sept font une canasta de 2 000.
rule-set-special-spanish = Comme dans les livres espagnols : 2 000 pour sept atouts, primes pour cinq et sept canastas et pour quatre trois noirs.
rule-set-special-kanasta = Comme en Tchéquie et en Slovaquie : 600 la canasta pure, 1 000 celle d’atouts, en 10 000.
rule-set-special-cuban = Canastas d’atouts de 2 000 à 4 000 ; exactement sept cartes par canasta.
rule-set-special-cutthroat_3p = Le premier à prendre la pile joue la donne seul contre les deux autres.
rule-set-special-six_hand_three_pack = À six, 13 cartes chacun, deux canastas pour sortir, ouvertures jusqu’à 150.
rule-set-special-modern_american_cla = Règles de ligue : ouvertures à 125, 155 et 180, deux canastas pour sortir, 11 mains spéciales.
rule-set-special-modern_american = Canastas de 7, d’as et d’atouts, trois rouges et trois noirs, mains spéciales.
rule-set-special-samba = Des suites en plus des combinaisons de même rang. Sept cartes qui se suivent font une samba de 1 500.
rule-set-special-burraco = Suites et groupes. Sept cartes font un burraco, pur, semi-pur ou impur. Chaque camp a son pozzetto.
rule-set-special-burraco_3p = Le premier à ne plus avoir de cartes joue la donne seul. Les deux autres partagent leurs points. Plus tard, chacun joue pour soi.
rule-set-special-buraco = Le jeu ouvert du Brésil : rien que des suites, une pile libre, 1 000 de l’as à l’as ; on sort avec une canasta pure.
rule-set-special-burraco_international = Le jeu des tournois de la FIBUR : groupes d’as et de trois seulement, rien de semi-pur ; on sort avec un burraco pur.
rule-set-special-buraco_closed = Le jeu fermé du Brésil : des groupes naturels qui ne sont pas des canastas, la carte du dessus à poser, 75 dès 1 500.
rule-set-special-burako = Le jeu d’Argentine, avec des tuiles et deux jokers : canasta pure 200, impure 100 ; on sort avec l’une ou l’autre. En 3 000.
rule-set-special-tranca = Le jeu du Brésil sans jokers : les trois noirs bloquent la pile, les rouges coûtent 100 sans canasta.
rule-set-special-biriba = Comme en Grèce : suites et groupes de sept, purs ou impurs. À la couleur de la retourne, les suites comptent double. En 3 030.
rule-set-special-bolivian = Samba avec des canastas d’atouts à 2 500. Il faut une suite pour sortir.
rule-set-special-brazilian = À 7 000 et à partir de 9 000, on ouvre avec une canasta. Une suite courte coûte 1 000.
rule-set-special-chilean = Sambas et bolivias à la fois. Peu d’autres règles sont publiées.
rule-set-special-italian_samba = Canastas de 2, primes pour cinq et dix canastas ; la pile est toujours gelée.
rule-set-special-hand_and_foot_us = Comme aux États-Unis : deux canastas pures et deux impures pour sortir, quatre donnes, 100 points si l’on prend exactement 22 cartes.
rule-set-special-hand_and_foot = Chaque joueur a une main et un pied de 11 cartes. L’ouverture monte à chaque donne.
rule-set-special-hand_and_foot_solo = Chacun pour soi : une canasta pure et deux impures pour sortir.
rule-set-special-hand_knee_and_foot = Six jeux et un troisième paquet pour chacun ; pour sortir, une canasta de 7, une de 5, une d’atouts, une pure et une impure.
rule-set-special-pennies_from_heaven = À six, quatre jeux, une seconde main de 11 cartes ; pour sortir, une canasta de chaque sorte, dont une de 7.
rule-set-special-boat = Aucune règle publiée trouvée. Se joue comme Classique tant que vous ne changez rien.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Il y a deux biribaki de onze cartes, un par camp. On ne peut prendre le premier que lorsqu’un camp a une biriba.
rule-note-foot-pozzetto = Il y a deux pozzetti de onze cartes, un par camp. Le premier joueur du camp qui n’a plus de cartes le prend.
rule-note-foot-morto = Il y a deux pozzetti (mortos) de onze cartes, un par camp. Le premier joueur du camp qui n’a plus de cartes le prend.
rule-note-foot-muerto = Il y a deux pozzetti (muertos) de onze tuiles, un par camp. Le premier joueur du camp qui n’a plus de tuiles le prend.
rule-note-foot-face-down = Distribué face cachée.
rule-note-two-in-own-place = Dans une suite, un 2 à sa propre place compte comme une carte naturelle.
rule-note-ace-low-or-high = L’as se place en bas, avant le 2, ou en haut, après le roi.
rule-note-one-low-or-high = Le 1 se place en bas, ou en haut après le 13.
rule-note-ace-to-ace = Une suite peut aller de l’as à l’as.
rule-note-thirteen-and-wild = Treize cartes d’une couleur et un atout.
rule-note-whole-suit-clean = Les treize cartes d’une couleur, sans atout.
rule-note-whole-suit-either-ace = Treize cartes, de l’as au roi ou du 2 à l’as, sans atout.
rule-note-ace-to-ace-clean = Quatorze cartes sans atout.
rule-note-dirty-whole-suit = Aussi pour une canasta impure d’une couleur entière ou de l’as à l’as.
rule-note-trump-sequence = Pour une suite dans la couleur de la carte retournée après la distribution, qui compte double. Si c’est un joker, le premier joueur choisit la couleur.
rule-note-two-cards-left = La donne s’arrête quand il reste deux cartes au talon.
rule-note-whole-pile-free = Au lieu de piocher au talon, on peut prendre toute la pile.
rule-note-pile-card-at-once = Il faut poser aussitôt une de ses cartes, dans une nouvelle combinaison ou sur une combinaison du camp.
rule-note-closed-pile = On ne voit que la carte du dessus de la pile, et il faut la poser aussitôt.
rule-note-first-discard = La pile commence avec la première carte défaussée.
rule-note-mortos-by-cutter = Celui qui coupe forme les deux mortos avec les cartes coupées.
rule-note-trinca-no-canastra = Une trinca n’est jamais une canasta, quel que soit son nombre de cartes. Elle ne rapporte pas de prime et ne permet pas de sortir.
rule-note-trinca-natural = Une trinca n’a que des cartes naturelles. Une suite peut avoir un atout.
rule-note-clean-canastra-and-morto = Le camp doit avoir une canasta pure et avoir pris son pozzetto (morto).
rule-note-canastra-and-morto = N’importe quelle canasta suffit, mais le camp doit avoir pris son pozzetto (morto).
rule-note-canasta-and-muerto = N’importe quelle canasta suffit, mais le camp doit avoir pris son pozzetto (muerto).
rule-note-burraco-and-pozzetto = N’importe quel burraco suffit, mais le camp doit avoir pris son pozzetto.
rule-note-clean-burraco-and-pozzetto = Le camp doit avoir un burraco pur et avoir pris son pozzetto.
rule-note-morto-unplayed = Aussi pour un pozzetto pris avec la dernière carte défaussée mais non joué. Ses cartes ne comptent alors pas.
rule-note-pozzetto-unplayed = Si un pozzetto a été pris mais pas joué, ses cartes comptent comme des cartes restées en main.
rule-note-pozzetto-of-partners = Compte une seule fois pour les deux partenaires. Le joueur seul a toujours pris un pozzetto.
rule-note-vulnerable = Un camp qui a au moins la moitié de l’objectif est vulnérable. Toutes les combinaisons d’un tour s’additionnent.
rule-note-tiles = Les 104 tuiles, de 1 à 13 en quatre couleurs, sont deux jeux de cartes : le 1 est l’as, et 11, 12 et 13 sont le valet, la dame et le roi.
rule-note-two-play-as-four = À deux on joue comme à quatre : onze cartes chacun, deux pozzetti et les mêmes points.
rule-note-threes-ordinary = Les trois sont des cartes ordinaires, rouges ou noirs.
rule-note-same-rank-joins = Les autres cartes de même rang s’ajoutent à la première combinaison.
rule-note-semi-clean = Sept cartes naturelles en suite ou de même rang, avec l’atout avant ou après.
rule-note-last-card-natural = La dernière carte ne peut pas être un atout.
rule-note-first-out-alone = Au début, chacun joue seul. Le premier qui n’a plus de cartes reste seul jusqu’à la fin de la donne. Les deux autres réunissent leurs combinaisons.
rule-note-pozzetto-on-top = Ce pozzetto est posé sur l’autre et se prend en premier.
rule-note-three-pozzetti = Il y a alors trois pozzetti de onze cartes, un par joueur.
rule-note-pozzetto-for-partners = Pour les deux partenaires. Dans la phase suivante, chaque joueur en a un.
rule-note-same-suit-twice = Un groupe peut avoir deux cartes de la même couleur.
rule-note-time-not-target = En tournoi, on joue au temps, sans objectif. Celui-ci vient du Burraco italien.
rule-note-when-time-is-called = Aussi quand le temps est écoulé.
rule-note-wild-three-to-seven = Une combinaison d’atouts a de trois à sept cartes. On n’ajoute rien à une canasta d’atouts finie.
rule-note-black-threes-all-six = Posés à la sortie, ils comptent 5 chacun. On peut poser les six.
rule-note-escalera = Dans ce jeu, une canasta en suite s’appelle « escalera ».
rule-note-short-sequence-each = Pour chacune de ces suites qui est sur la table à la fin de la donne.
rule-note-acaba-any-time = On peut l’annoncer à tout moment de son tour. Les cartes posées ne rapportent alors rien.
rule-note-five-players = À cinq, on joue à deux contre trois. À chaque donne, l’un des trois se repose.
rule-note-natural-becomes-mixed = Un atout ajouté à une canasta pure la rend impure.
rule-note-red-three-no-meld = Un trois rouge seul ne compte pas comme ouverture.
rule-note-red-three-hidden = Pour chaque trois rouge qui n’a pas été posé et qui ne rapporte alors rien. Si son joueur n’a jamais eu son tour, il compte comme posé.
rule-note-total-before-deal = C’est le total du camp avant la donne qui compte.
rule-note-concealed-without-pile = Une sortie cachée sans prendre la pile demande les canastas pour sortir, mais aucun minimum.
rule-note-going-out-once = Une seule fois, pour le camp qui est sorti.
rule-note-concealed-two-hundred = 200 en tout, si l’on pose toute sa main en un seul tour, avec une canasta, sans avoir rien posé avant et sans les combinaisons du partenaire. On peut prendre la pile.
rule-note-pile-taker-alone = Le premier qui prend la pile joue seul. Si personne ne l’a prise, celui qui sort joue seul. Les deux autres marquent chacun ce qu’ils font ensemble. Chacun marque ses propres trois rouges.
rule-note-concealed-seven-at-once = Les sept cartes se posent en une fois, atouts compris. La prime est de 600 ou 1 000.
rule-note-only-bonus-doubles = Seule la prime double, pas la valeur des cartes.
rule-note-teams-of-two = En général deux équipes de deux, mais il peut y en avoir trois ou quatre.
rule-note-one-pack-more = Un jeu de cartes de plus que de joueurs.
rule-note-one-pack-more-seven = Un jeu de cartes de plus que de joueurs, mais jamais plus de sept.
rule-note-hand-and-foot-both = Pour les cartes de la main et du pied.
rule-note-top-five = Exactement les cinq cartes du dessus, avec deux cartes naturelles de sa main.
rule-note-five-or-seven-alone = On peut aussi jouer à cinq ou à sept, chacun pour soi.
rule-note-finished-book = On peut encore ajouter des cartes naturelles à une canasta finie.
rule-note-book = Aux États-Unis, on dit souvent « book » ou « pile ».
rule-note-exactly-22 = Pour chaque joueur qui prend exactement les 22 cartes de la main et du pied.
rule-note-best-with-four = Idéal à quatre joueurs.
rule-note-usually-four = En général quatre joueurs, en deux équipes.
rule-note-knee-and-foot = Deux paquets, l’un après l’autre : un genou de 13 cartes et un pied de 11. Avec la main, cela fait 39 cartes.
rule-note-red-threes-over-seven = 100 chacun, et 300 de plus au-delà de sept.
rule-note-red-threes-with-meld = On les pose avec l’ouverture. D’ici là, ils restent en main.
rule-note-only-top-card = Seulement la carte du dessus de la pile.
rule-note-two-or-three-alone = À deux ou à trois, on joue sans partenaire.
rule-note-lowest-card = Par exemple, celui qui tire la carte la plus basse.
rule-note-minimum-always = Même si l’on sort d’un coup, il faut atteindre le minimum.
rule-note-no-natural-pair = Une paire naturelle n’est pas nécessaire : il suffit de poser aussitôt la carte du dessus.
rule-note-card-shown = De 1 carte de plus pour un as à 13 pour un roi.
rule-note-twos-not-wild = Tant que la combinaison de 2 d’un camp n’est pas une canasta, les 2 ne sont pas des atouts pour lui.
rule-note-without-partner-two = Sans partenaire, il faut deux canastas pour sortir.
rule-note-at-most-half = Au plus la moitié des cartes : une sur trois, deux sur quatre.
rule-note-twos-or-with-jokers = Des 2 seulement, ou des 2 et des jokers.
rule-note-twos-jokers-or-both = Des 2, des jokers, ou les deux ensemble.
rule-note-three-packs-only = Cinq et six trois rouges n’existent qu’avec trois jeux de cartes.
rule-note-in-pairs = Quand on joue par équipes de deux.
rule-note-aces-with-wilds = Des as seulement. Les as qui ont reçu des atouts à l’ouverture sont une combinaison ordinaire et font une canasta impure.
rule-note-each-color = Les trois rouges et noirs suivent le même barème, chaque couleur à part.
rule-note-threes-with-canastas = Avec deux canastas ou plus. Avec une seule, les trois ne comptent pas.
rule-note-like-red-three = Comme un trois rouge resté en main.
rule-note-meld-before-pile = Comme en tournoi : on ouvre d’abord avec sa main, ensuite on peut prendre la pile.
rule-note-except-special-hand = Sauf avec une main spéciale.
rule-note-each-player = Pour chaque joueur, en plus de la valeur des cartes.
rule-note-special-hand = Quatorze cartes, première et seule combinaison du camp. L’autre camp marque comme d’habitude.
rule-note-five-naturals-first = Après l’ouverture, une combinaison doit avoir cinq cartes naturelles avant de recevoir un atout.
rule-note-wild-meld-first = Tant que la combinaison d’atouts d’un camp est inachevée, ses atouts ne vont que là.
rule-note-each-whatever-canastas = Pour chacun, quel que soit le nombre de canastas du camp.
rule-note-canasta-of-seven = Une canasta a au plus sept cartes.
rule-note-sevens-with-wilds = Une canasta de 7 peut avoir des atouts ou non.
rule-note-one-of-each-kind = Une canasta de chaque sorte.
rule-note-sequence-goes-out = Une canasta en suite compte aussi pour sortir.
rule-note-top-card-no-sequence = On ne peut pas non plus commencer une suite avec la carte du dessus de la pile.
rule-note-three-pairs = On peut aussi jouer à trois équipes de deux, et la partie se joue alors en 7 500.
rule-note-partner-of-first = C’est le partenaire de celui qui commence.
rule-note-four-of-seven-natural = Au moins quatre des sept cartes d’une canasta sont naturelles.
rule-note-bonuses-add-up = Les primes s’additionnent : sept canastas rapportent les deux.
rule-note-four-black-threes = Les quatre, posés à la sortie, rapportent 500 et non 520 : la prime remplace la valeur des cartes.
rule-note-canasta-oculta = La « canasta oculta » : sortir en un seul tour, avec une canasta, sans avoir posé ni pris la pile avant. Au premier tour, elle rapporte 1 000 : les 500 autres se notent sous « Pénalité, note ».
rule-note-first-card-covered = Un atout ou un trois rouge est recouvert d’une autre carte.
rule-note-concealed-with-top-card = Il n’est pas nécessaire de sortir. Une des sept cartes peut être celle du dessus de la pile.
rule-note-threes-never-melded = On ne pose jamais de trois : la carte la plus basse est donc le 4.
rule-note-red-three-at-once = On pose aussitôt un trois rouge : personne ne devrait donc en avoir en main.
rule-note-like-every-card = Comme toute carte restée en main.
rule-note-pile-always-frozen = La pile est toujours gelée.

## Table

cancel = Annuler
sheet-close = Fermer
notice-undo = Annuler
notice-redo = Rétablir
notice-already = Déjà enregistré depuis un autre appareil à { $time }. { $what }
notice-dismiss = Fermer ce message
badge-out = SORTI
badge-acaba = ACABA
table-deal = Donne { $number }
table-deal-of = Donne { $number } sur { $count }
table-over = Partie finie
table-house-rules = { $name } avec règles maison
table-rules-target = { $name } · en { $target }
table-rules-deals = { $name } · { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
table-dealer = { $name } donne
table-dealer-rests = { $name } donne et ne joue pas cette fois
table-leader = { $name } joue en premier
table-sheet = Feuille de points
table-pad = Points
table-chart = Courbe
table-pad-empty = Les donnes enregistrées s’affichent ici.
table-passed = { $points } dépassés
table-passed-side = { $side } : ouverture
table-passed-said = maintenant { $now }
table-phase = Phase { $number }
table-later-phase = La phase 2 commence
table-later-phase-now = { $kind ->
    [individual] Désormais, chacun joue pour soi
   *[other] Désormais : { $sides }
}
table-series = série { $score }
series-best-of = 2 gagnantes : { $score }
series-best-of-open = En deux parties gagnantes : { $score }
series-best-of-won = { $players ->
    [one] { $side } remporte la série { $score }
   *[other] { $side } remportent la série { $score }
}
table-menu = Plus d’options
table-nothing-to-undo = Rien à annuler
table-needs = ouvre à
table-needs-said = ouvre à { $needed }
table-to-go = encore { $points }
table-reached = objectif atteint
table-record = Noter la donne { $number }
table-continue = Reprendre la donne { $number } · { $points }
table-new-match = Nouvelle partie
table-rematch = Revanche
table-menu-menu = Cette partie
table-menu-insert = Où insérer la donne oubliée ?
table-settings = Réglages de la partie
    .detail = Règles, objectif, places, donneur, feuille de points
table-rules = Règles : { $name }
timer = Minuteur
    .detail = Pour une donne ou pour toute la soirée
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Minuteur en pause, reste { $time }
    [over] Minuteur : temps écoulé
    [waiting] Minuteur arrêté, { $time }
   *[playing] Minuteur, reste { $time }
}
timer-up = Temps écoulé
timer-start = Lancer le minuteur
timer-pause = Pause
timer-resume = Reprendre
timer-again = Relancer
timer-stop = Arrêter
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minutes de moins
       *[more] { $minutes } minutes de plus
    }
timer-sound = Son à la fin
timer-note = Il ne sonne que si l’appli est ouverte.
table-set-up = Règles, objectif et noms
table-insert = Ajouter une donne oubliée
table-before = Avant la donne { $number } : { $points }
table-end = { $ways ->
    [end] Arrêter ou supprimer cette partie
    [resume] Reprendre ou supprimer cette partie
   *[delete] Supprimer cette partie
}
table-end-agreement = Arrêter d’un commun accord
table-end-time = Arrêter, le temps est écoulé
table-end-walkover = Un camp abandonne
    .detail = Vous choisissez lequel. Un autre camp gagne.
table-end-stays = La partie reste sous « Parties » et compte dans les statistiques.
table-delete = Supprimer cette partie
    .detail = Elle disparaît de « Parties » et des statistiques. Vous pourrez la récupérer.
table-keep-playing = Continuer à jouer
table-end-who = Qui abandonne ?
table-end-who-hint = { $sides ->
    [2] L’autre camp gagne, quel que soit le score.
   *[other] Parmi les autres camps, celui qui a le plus de points gagne.
}
table-go-on = Reprendre cette partie
table-would-win = { $margin ->
    [one] Victoire : { $side }, avec { $margin } point d’avance.
   *[other] Victoire : { $side }, avec { $margin } points d’avance.
}
table-would-draw = La partie serait nulle entre { $sides }.
deal-said = Donne { $number } : { $sides }{ $problems ->
    [0] { "" }
   *[other] , peu probable ou impossible, à vérifier
}
deal-said-side = { $side } { $points }, total { $total }{ $ended ->
    [badge-out] , sorti
    [badge-acaba] , a annoncé l’acaba
   *[none] { "" }
}
course-said = Courbe des scores. { $sides }
course-side = { $side } : { $totals }
ending-won = { $players ->
    [one] { $side } a gagné
   *[other] { $side } ont gagné
}{ $margin ->
    [0] { "" }
    [one] { " " }de { $margin } point
   *[other] { " " }de { $margin } points
}
ending-drawn = Partie nulle entre { $sides }
ending-tie = Égalité en tête : { $sides }
ending-tie-plays-on = Une donne de plus va les départager
ending-target = { $target } atteints à la donne { $deals }
ending-deals = { $deals ->
    [one] La seule donne a été jouée
   *[other] Les { $deals } donnes ont été jouées
}
ending-outright = Gagnée d’un coup en une donne
ending-agreement = Finie d’un commun accord
ending-time = Temps écoulé
ending-walkover = Gagnée par forfait
ending-gave-up = Abandon de { $side }
winner-wins = { $players ->
    [one] { $side } gagne
   *[other] { $side } gagnent
}
winner-by = de { $margin }
winner-deals = { $deals ->
    [one] en { $deals } donne
   *[other] en { $deals } donnes
}
winner-best = meilleure donne
winner-canastas = { -canasta }s
winner-out = sorties
winner-out-of = { $out } sur { $deals }
winner-games = parties gagnées
winner-evening = points du jour
winner-games-of = { $won } sur { $games } gagnées
winner-people = Aujourd’hui
winner-to = en { $target }
winner-pad = Donnes
winner-result = Résultat
winner-share = Partager
start-title = Vous jouez à la canasta. Le carnet fait les comptes.
    .detail = Une donne notée en moins de vingt gestes, chaque point expliqué.
start-deal = Noter une donne en une minute
    .detail = Canastas, trois rouges, qui est sorti
start-meld = Votre ouverture, toujours sous les yeux
    .detail = « 7 7 7 et D D 2, ça suffit ? » Demandez
start-melds = La valeur de vos combinaisons
    .detail = Touchez les cartes pour voir chaque prime et chaque point
start-rules = Jouez avec vos propres règles
    .detail = { $names }, règles maison
start-demo = Essayer une démo
start-join = Rejoindre une table
start-join-how = Au club, visez le code de la fiche de table avec l’appareil photo, ou tapez l’adresse de la fiche dans le navigateur. La table s’y ouvre. Il n’y a rien à installer.
empty-title = Aucune partie en cours
    .detail = Commencez une partie pour noter les points.
empty-last = Parties récentes
empty-running = Quelle partie voulez-vous reprendre ?
    .detail = Touchez une partie pour la reprendre, ou commencez-en une nouvelle.
empty-goes-on = Pas terminée
rules-changed = { $count ->
    [one] { $count } règle a changé depuis le début de cette partie, qui garde l’ancienne
   *[other] { $count } règles ont changé depuis le début de cette partie, qui garde les anciennes
}
rules-changed-title = Règles modifiées
rules-changed-hint = Cette partie garde les règles avec lesquelles elle a commencé.
rules-changed-values = dans cette partie { $here }, maintenant { $today }

## Table view

table-view = Vue de la table
view-back = Retour à la table
view-turn = { $facing ->
    [across] Camps face à face. Changer l’orientation
    [aside] Camps à gauche et à droite. Changer l’orientation
   *[flat] Sans rotation. Changer l’orientation
}
view-evening = En tout
view-clock = { $big }:{ $small }
view-goes-dark = L’appli ne peut pas garder cet écran allumé. Il risque de s’éteindre.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } de retard : avec { $what }, on rattrape au moins { $worth }.
   *[other] { $side }, { $behind } de retard : avec { $what } dans chacune des { $deals } donnes suivantes, on rattrape au moins { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] { $count } { -canasta } { -pure }
       *[other] { $count } { -canasta }s { -pure }s
    }
    [mixed] { $count ->
        [one] { $count } { -canasta } { -impure }
       *[other] { $count } { -canasta }s { -impure }s
    }
    [wild] { $count ->
        [one] { $count } { -canasta } d’atouts
       *[other] { $count } { -canasta }s d’atouts
    }
    [sequence] { $count ->
        [one] { $count } { -canasta } en suite
       *[other] { $count } { -canasta }s en suite
    }
    [semi_natural] { $count ->
        [one] { $count } { -canasta } { -semi-pure }
       *[other] { $count } { -canasta }s { -semi-pure }s
    }
    [suit_ace_to_ace] { $count ->
        [one] { $count } { -canasta } de l’as à l’as
       *[other] { $count } { -canasta }s de l’as à l’as
    }
    [suit_whole] { $count ->
        [one] { $count } { -canasta } d’une couleur entière
       *[other] { $count } { -canasta }s d’une couleur entière
    }
    [rank_whole] { $count ->
        [one] { $count } { -canasta } de huit cartes de même rang
       *[other] { $count } { -canasta }s de huit cartes de même rang
    }
    [twos_natural] { $count ->
        [one] { $count } { -canasta } { -pure } de 2
       *[other] { $count } { -canasta }s { -pure }s de 2
    }
   *[twos_mixed] { $count ->
        [one] { $count } { -canasta } { -impure } de 2
       *[other] { $count } { -canasta }s { -impure }s de 2
    }
}
catch-up-out = la sortie

## Chances of winning

chance = Que nous faut-il ?
chance-percent = { $bound ->
    [over] plus de { $value }
    [under] moins de { $value }
   *[about] environ { $value }
}
chance-needs = { $deals ->
    [1] { $side }, { $behind } de retard : c’est sans doute la dernière donne. Il faut environ { $more } de plus que { $leader }.
   *[other] { $side }, { $behind } de retard : il reste environ { $deals } donnes. Dans chacune, il faut environ { $more } de plus que { $leader }.
}
chance-gap = À la fin d’une donne, deux camps ont le plus souvent environ { $gap } points d’écart.
chance-source = Estimation d’après les { $count } dernières donnes jouées avec ces règles. Tous les camps sont supposés de même force.
chance-simulated = Estimation d’après { $count } donnes simulées, en attendant que suffisamment de donnes aient été jouées ici avec ces règles. Tous les camps sont supposés de même force.

## Pictures of a match

pictures = Courbe des scores
pictures-none = La courbe commence avec la première donne.
pictures-course = Score après chaque donne
pictures-target = La ligne pointillée marque l’objectif : { $target }.
pictures-bands = Ouverture : { $bands }.
pictures-band-below = { $needed } sous { $end }
pictures-band = { $needed } à partir de { $start }
pictures-deal-band = { $needed } à la donne { $deal }
pictures-sources = D’où viennent les points
pictures-source = { $source ->
    [canastas] { -canasta(case: "upper") }s
    [cards] Cartes sur la table
    [threes] Trois rouges et noirs
    [out] Sortie
    [hand] Cartes restées en main
    [partners] Moitiés des partenaires
    [penalties] Pénalités
    [special] Mains spéciales et annonces
    [table] Saisi comme total
   *[other] Autre
}
pictures-catching-up = Pour rattraper

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Statistiques
statistics-counting = Calcul…
statistics-finished-only = Parties finies seulement
statistics-rule-set = { $name }  { $games }
    .says = { $name } : { $games ->
        [one] { $games } partie finie
       *[other] { $games } parties finies
    }
statistics-tab = { $tab ->
    [rivals] Duel
    [partnerships] Paires
    [players] Joueurs
   *[deals] Donnes
}
statistics-empty-title = Aucune partie finie
statistics-empty = Dès qu’une partie est finie, vous voyez ici qui gagne, qui sort et les meilleures donnes.
statistics-go-on = Continuer avec la donne { $number }
statistics-import = Reprendre d’anciennes parties
statistics-player-none = Pas encore de partie finie pour ce joueur.
statistics-games-between = { $games ->
    [one] { $games } partie décidée entre eux
   *[other] { $games } parties décidées entre eux
}
statistics-last = { $count } dernières
statistics-now = à ce jour
statistics-deal = donne { $number }
statistics-deal-of-day = { $day }, donne { $number }
statistics-at-least = Au moins { $count } parties ({ $rules })
statistics-unranked = Moins de { $count } parties, non classés
statistics-record = { $wins } sur { $games }
statistics-few = { $wins } sur { $games }, trop peu
statistics-on-games = { $games ->
    [one] sur { $games } partie
   *[other] sur { $games } parties
}
statistics-of-games = { $games ->
    [one] sur { $games } partie gagnée
   *[other] sur { $games } parties gagnées
}
statistics-points = { $points } points par donne
statistics-since = Depuis { $month } · { $games }
statistics-won-of-these = dont { $count } gagnées
statistics-partners = Avec partenaire
statistics-mark = repère : 50 %
statistics-extremes = Meilleure et pire donne
statistics-with-on-day = { $day }, avec { $names }
statistics-unreadable = { $count ->
    [one] { $count } partie n’est pas comptée : cette version ne peut pas la lire.
   *[other] { $count } parties ne sont pas comptées : cette version ne peut pas les lire.
}
statistics-measure = { $measure ->
    [won] % de parties gagnées
    [average] points par donne
    [canastas] { -canasta }s par donne
    [naturals] { -canasta }s { -pure }s par partie
    [out] sorties
    [best] meilleure donne
    [streak] plus longue série de victoires
   *[deals] donnes
}
statistics-measure-choose = Trier par
statistics-measure-said = Tri : { $measure }. Changer
statistics-versus-said = Face à face : { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Choisir un adversaire pour { $name }
statistics-versus-other = { $name } : choisir quelqu’un d’autre
statistics-in-a-row = { $name } : { $count } d’affilée
statistics-form = Dernières parties
statistics-result = { $how ->
    [won] gagnée
    [drawn] nulle
   *[lost] perdue
}
statistics-rename = { $name } : changer le nom
statistics-against = Contre
statistics-played = { $deals ->
    [one] { $deals } donne en tout
   *[other] { $deals } donnes en tout
}
statistics-on-deals = { $deals ->
    [0] pas de données
    [one] sur { $deals } donne
   *[other] sur { $deals } donnes
}
statistics-on-results = { $deals ->
    [0] pas de données
    [one] sur { $deals } score
   *[other] sur { $deals } scores
}
statistics-on-outs = { $outs ->
    [0] pas de données
    [one] sur { $outs } sortie
   *[other] sur { $outs } sorties
}
statistics-totals-only = Les donnes saisies comme totaux ne comptent que pour les points.
statistics-matches = Parties finies
statistics-average = Moyenne de points par donne
statistics-best = Meilleure donne
statistics-worst = Pire donne
statistics-canastas = { -canasta(case: "upper") }s par donne
statistics-naturals = { -canasta(case: "upper") }s { -pure }s par partie
statistics-out = Sorties
statistics-concealed = Sorties cachées
statistics-threes = Trois rouges par donne
statistics-luck = Chance aux trois rouges, par rapport à la table
statistics-minutes = Durée habituelle d’une donne (minutes)

## Setting a match up

seat-compass = { $number ->
    [1] Sud
    [2] Ouest
    [3] Nord
   *[other] Est
}
seat-number = Joueur { $number }
side-compass = { $number ->
    [1] Nord–Sud
   *[other] Est–Ouest
}
side-mark = { $color ->
    [blue] Bleu
    [red] Rouge
    [amber] Ambre
    [slate] Gris
    [lilac] Lilas
   *[mint] Menthe
}
side-color = { $color ->
    [blue] Bleu
    [red] Rouge
    [amber] Ambre
    [slate] Gris
    [lilac] Lilas
   *[mint] Menthe
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] { $count } seul nom, il en faut { $right }
   *[other] { $count } noms, il en faut { $right }
}
problem-name_needed = entrez un nom
problem-name_twice = le nom « { $name } » est utilisé deux fois
problem-undrawn = « { $text } » : les caractères remplacés par ▯ ne peuvent pas être affichés et sont omis. Lettres possibles : latines, grecques, cyrilliques ou hébraïques.
problem-changed_since = Pas enregistré : entre-temps, un autre appareil a modifié cette partie. La voici à jour.
problem-no_such_deal = Cette donne n’existe plus.
problem-wrong_number_of_scores = entrez { $right } scores de départ

new-match = Nouvelle partie
new-match-hint = Touchez un nom ou une place
new-match-who = Qui joue ?
new-match-round = { $partners ->
    [yes] Les partenaires se font face
   *[no] Autour de la table
}
new-match-against = contre
new-match-start = Commencer
new-match-back = Retour
set-up = Réglages de la partie
set-up-save = Enregistrer
set-up-back = Retour sans enregistrer
set-up-rules = Règles
set-up-rules-choose = Règles : { $name }. Changer
set-up-rules-all = Les { $count } règlements
set-up-rules-usual = Courant dans votre pays
set-up-players = Joueurs
set-up-players-count = { $count } joueurs
set-up-name = Nom du joueur { $number }, camp { $side }
set-up-side-rename = Nom du camp { $side } : { $name }
set-up-side-name = Nom du camp
set-up-short = Nom court
    .detail = pour les petits écrans
set-up-color = Couleur de { $side } : { $color }
set-up-color-kept = { $name } garde cette couleur dans les parties suivantes. Touchez une autre place pour échanger.
set-up-known = { $name }
    .says = Choisir { $name }
set-up-dealer = Qui donne en premier ?
set-up-first-dealer = Premier donneur
set-up-target-other = Autre nombre
set-up-dealer-label = { $name } donne en premier
set-up-target = Objectif
set-up-target-label = Objectif : { $target }. Changer
set-up-target-chip = En { $target }
set-up-target-deals = { $deals ->
    [one] La partie compte { $deals } donne.
   *[other] La partie compte { $deals } donnes.
}
set-up-more = Plus d’options
set-up-less = Moins d’options
set-up-direction = Sens du jeu
set-up-best-of = Nombre de parties
    .detail = { $count ->
        [1] Une seule partie
       *[other] En deux parties gagnantes
    }
set-up-opening = Scores de départ
set-up-sides = Noms des camps
set-up-opening-label = { $name }, score de départ : { $points }. Changer
pad-delete = Effacer le dernier chiffre
pad-sign = Plus ou moins
pad-done = OK
set-up-follows = { $deals ->
    [one] { $deals } donne est déjà notée. Modifier ces réglages la recalcule.
   *[other] { $deals } donnes sont déjà notées. Modifier ces réglages les recalcule.
}
set-up-changed-today = Ces règles ont changé depuis le début de la partie. Si vous enregistrez, les nouvelles s’appliquent : { $what }.
set-up-no-fit = Choisissez des règles à { $sides } camps : des donnes sont déjà notées.
set-up-spoilt = { $count ->
    [one] La donne { $deals } est impossible avec ces règles. Choisissez-en d’autres, ou modifiez d’abord la donne.
   *[other] Les donnes { $deals } sont impossibles avec ces règles. Choisissez-en d’autres, ou modifiez d’abord les donnes.
}
set-up-spoilt-why = Donne { $number } : { $why }
set-up-keep-totals = { $count ->
    [one] Ne garder que les totaux de cette donne
   *[other] Ne garder que les totaux de ces donnes
}
set-up-keep-totals-hint = Il ne reste que les points, sans { -canasta }s ni cartes. « Annuler » rétablit tout.
set-up-house-changed = « { $name } » a changé depuis le début de la partie. La partie garde ses règles tant que vous ne choisissez pas de nouveau « { $name } ».
set-up-no-match = Aucune partie n’est ouverte.

## Record screen

record-title-record = Donne { $number }
record-title-amend = Modifier la donne { $number }
record-title-insert = Insérer la donne { $number }
record-under = donnée par { $dealer } · { $rules }
record-dealt = donnée par { $dealer }
record-of = { $number } sur { $count }
record-contract = au moins { $kinds }
record-leave = Fermer (la saisie est gardée)
record-mode = Totaux seulement
record-mode-short = Totaux
record-kinds = Saisir par type
record-kinds-short = Par type
record-more = Plus d’options pour { $side }
record-gone = Cette donne n’est plus dans la partie.

canasta-name = { -canasta }
foot-name = pozzetto
foot-name--hand_and_foot = pied
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
record-who-out = Qui est sorti ?
record-went-out = Sortie : { $side }
record-nobody = Personne
record-nobody-out = Personne n’est sorti
record-concealed = Sortie cachée
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side } : { $points } dans cette donne, nouveau total { $total }{ $problem ->
    [yes] , il y a une erreur
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] { -pure(case: "upper") }s
        [mixed] { -impure(case: "upper") }s
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Atouts
        }
        [wild_all_twos] Atouts, que des 2
        [wild_four_jokers] Avec quatre jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Suites
        }
        [sevens] Sept
        [fives] Cinq
        [aces] As
        [sevens_mixed] Sept impurs
        [aces_mixed] As impurs
        [semi_natural] { -semi-pure(case: "upper") }s
        [suit_ace_to_ace] As à as
        [suit_whole] Couleur entière
        [suit_mixed] Couleur entière, { -impure }
        [rank_whole] Huit de même rang
        [rank_mixed] Huit de même rang, { -impure }
        [twos_natural] 2, pures
        [twos_mixed] 2, impures
       *[other] { -canasta(case: "upper") }s
    }
    [hand_canastas] { $kind ->
        [natural] { -pure(case: "upper") }s, d’un coup
       *[mixed] { -impure(case: "upper") }s, d’un coup
    }
    [red_threes] Trois rouges
    [black_threes] Trois noirs
    [black_threes_captured] Trois noirs
    [red_threes_in_hand] Trois rouges en main
    [feet_untaken] Pozzetto non pris
    [exact_pickups] Prise exacte
    [black_threes_in_hand] Trois noirs en main
    [incomplete] { $kind ->
        [sevens] 7 inachevés
        [aces] As inachevés
        [wild] Atouts inachevés
        [wild_with_four_jokers] Quatre jokers inachevés
       *[sequence] Suites courtes
    }
    [held] { $kind ->
        [sevens] Trois 7 ou plus en main
       *[aces] Trois as ou plus en main
    }
   *[lone] Joue seul
}
record-row-trump = { $row }, dont retourne
record-trump = Couleur de la retourne
record-each = { $points } pièce
record-each-range = { $first }…{ $last }
record-foot = Pozzetto
record-foot--hand_and_foot = Pied
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] pris
    [1] non pris { $points }
   *[other] { $count } non pris { $points }
}
record-count-said = { $tile }, { $side } : { $value }
record-penalty-note = Pénalité, note
record-penalty-title = { $side } · pénalité, note
record-remark = Motif ou note
record-tile-said = { $tile }, { $side } : { $state ->
    [done] finie, { $points }
    [begun] inachevée, { $points }
   *[none] aucune
}
record-fewer = Nombres de 0 à { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Sur la table
    [hand] { $foot ->
        [true] Main et pied
       *[false] Restent en main
    }
    [books] { -canasta(case: "upper") }s
    [cards] Cartes
   *[total] Points de la donne
}
record-field-short = { $field ->
    [table] Table
    [hand] { $foot ->
        [true] Main, pied
       *[false] En main
    }
    [books] { -canasta(case: "upper") }s
    [cards] Cartes
   *[total] Points
}
record-field-hint = { $field ->
    [table] à ajouter
    [hand] à déduire
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] ne compte pas
   *[out] sorti : zéro
}
record-field-said = { $field }, { $side } : { $value }
record-field-wrong = { $said }. { $problem }
record-empty = encore rien
record-typing = en cours de saisie
record-not-yet = pas encore
record-totals-hint = Saisissez les points dans l’ordre des places, comme sur le papier, primes comprises.
record-typed-total = Total : { $side }
record-typed-books = { -canasta(case: "upper") }s : { $side }
record-typed-cards = Cartes : { $side }
record-one-total = Un total
record-books = { -canasta(case: "upper") }s et cartes
record-books-hint = Saisissez les { -canasta }s et les primes dans un nombre, les cartes dans l’autre. Celui des cartes peut être négatif.

record-key-plus = Plus
record-key-times = Fois
record-key-sign = Plus ou moins
record-key-delete = Effacer
record-next = { $field ->
    [table] table
    [hand] { $foot ->
        [true] main, pied
       *[false] en main
    }
    [cards] cartes
   *[total] points
}
record-next-short = { $field ->
    [table] table
    [hand] main
   *[total] points
}
record-next-said = Suivant : { $field }, { $side }
record-next-none = Tous les nombres sont saisis

record-nothing = Rien n’est saisi
record-partners = Compte pour { $names } ensemble : à saisir une seule fois
record-sum = Total
record-equals = = { $points }
record-next-meld = ouverture { $needed }
record-course = { $before } → { $after } · prochaine ouverture { $needed }

record-save = Valider la donne { $number }
record-save-short = Valider
record-missing = { $count ->
    [one] 1 manquant
   *[other] { $count } manquants
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Sorti sans { -canasta } ?
       *[other] Sorti avec trop peu de { -canasta }s ?
    }
    [concealed_without_canasta] Sorti sans { -canasta } ?
    [out_without_foot] Sorti sans le { foot-name } ?
    [out_not_said] Qui est sorti ?
    [nothing_typed] Rien de saisi pour { $side } ?
    [total_too_low_for_out] { $side } : sorti avec { $points } ?
    [total_too_high] { $points } pour { $side } ?
    [odd_points] Des points qui ne finissent pas par 0 ou 5 ?
   *[other] Est-ce exact ?
}
warning-not-said = Choisissez un camp ou « { record-nobody } ».
warning-nothing-typed = { $side } aurait { $points } pour cette donne.
warning-add-canastas = Ajouter leur { -canasta }
warning-swap = Échanger avec { $side }
warning-somebody-else = Quelqu’un d’autre est sorti
warning-enter = Saisir les points de { $side }
warning-change = Modifier
warning-change-total = Modifier le total de { $side }
warning-who-out = Choisir qui est sorti
warning-save = Valider tel quel

record-more-title = { $side } · plus
record-special-hand = Main spéciale
record-special-short = Spéciale
record-none = Aucune
record-adjustment-gives = Ajouter
record-adjustment-takes = Déduire
record-adjustment-points = Points
record-reason = Motif
record-note = Note sur cette donne
record-clear = Tout effacer
record-clear-deal = Effacer cette donne
record-done = OK · { $points } pour l’instant

record-moved-on = Cette partie a été modifiée
record-moved-on-hint = { $kind ->
    [amend] C’est maintenant la donne { $number }.
   *[other] Votre donne serait maintenant la donne { $number }.
}
record-go-on = Continuer
record-start-anew = Recommencer
record-rival-title = { $kind ->
    [amend] La donne { $number } a été modifiée entre-temps
   *[other] La donne { $number } est déjà enregistrée
}
record-rival = { $by ->
    [here] La donne { $number } a été enregistrée ici à { $time } : { $points }.
   *[other] { $kind ->
        [amend] La donne { $number } a été modifiée sur un autre appareil à { $time } : { $points }.
       *[other] La donne { $number } a été enregistrée sur un autre appareil à { $time } : { $points }.
    }
}
record-rival-mine = Vos points : { $points }.
record-rival-keep = Garder la donne enregistrée
record-rival-another = { $saves ->
    [true] La mienne est une autre donne : l’enregistrer comme donne { $number }
   *[other] La mienne est une autre donne : continuer avec la donne { $number }
}
record-rival-amend = Remplacer la donne { $number } par la mienne
record-meanwhile = { $by ->
    [here] À { $time } : { $what }.
   *[other] Sur un autre appareil à { $time } : { $what }.
}

record-not-saved = Enregistrement impossible
record-close = Fermer

record-problem-of = { $side } : { $problem }
record-problem-more = { $problem } (et { $count } de plus)
record-brief-odd_points = finit par 0 ou 5
record-brief-too_many_points = au plus { $most }
record-brief-too_few_points_for_canastas = au moins { $least }
record-brief-total_too_high = au plus { $most }
record-brief-total_too_low_for_out = au moins { $least }
record-brief-too_many_points_for_canastas = au plus { $most }
record-brief-other = à vérifier
problem-out_not_said = indiquez qui est sorti
problem-nothing_typed = rien n’est saisi ici

## Counting cards

count-cards = Compter les cartes
count-way = { $way ->
    [values] Par valeur
   *[melds] Combinaisons
}
count-otherwise = Les { $points } points ont été { $way ->
    [values] comptés par valeur
   *[melds] comptés par combinaisons
}. Une carte comptée ici les remplace.
count-value-said = Cartes de { $points } points : { $count }
count-most = Il n’y en a que { $count } en jeu.
count-field = { $field } : { $points }
count-next = Valeur suivante
count-empty = Effacer ce décompte
count-from-hand = D’un coup
count-from-hand-said = Cette canasta a été posée d’un coup
count-laid-from-hand = { $canasta ->
    [none] d’un coup
   *[other] { $canasta }, d’un coup
}

## From paper

paper = Reprendre une feuille de points
paper-title = D’après la feuille de points
paper-way = { $way ->
    [totals] Totaux
   *[deals] Par donne
}
paper-totals-hint = Saisissez le score actuel de chaque camp. La partie continue à partir de là.
paper-deals-hint = Saisissez les points de chaque donne, primes comprises.
paper-carried = Repris de la feuille
paper-played-already = Des donnes sont déjà notées : vous ne pouvez pas saisir de totaux. Saisissez les donnes une par une.
paper-field-said = { $side }, donne { $number } : { $points }
paper-take = Reprendre
paper-keep = Valider la donne { $number }
paper-next = Camp suivant
paper-done = Continuer
paper-undo = Annuler la dernière donne

## Penalties and bonuses at any time

adjust = Pénalité ou prime
adjust-hint = { $number ->
    [0] Compte dans la prochaine donne.
   *[other] Compte dans la donne { $number }. L’historique garde le motif.
}
adjust-save = { $points } pour { $side }
adjust-save-empty = { $kind ->
    [penalty] Enregistrer la pénalité
   *[bonus] Enregistrer la prime
}

## Breakdown of a deal

back = Retour
problem-of-side = { $side } : { $problem }
breakdown-gone = Donne introuvable
breakdown-gone-hint = Elle a été supprimée, ou elle appartient à une autre partie.
breakdown-saved = Enregistrée { $time } · { $name }
breakdown-previous = Donne précédente
breakdown-next = Donne suivante
breakdown-change = { $before } → { $after }
breakdown-head = D’où viennent les points
breakdown-line-said = { $line } : { $points }{ $rule ->
    [none] { "" }
   *[other] . Règle : { $rule }
}
breakdown-sum = Total
breakdown-house-rule = Règle maison de cette partie
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } sources · { $first }
}
breakdown-book-says = { $name } dit : { $value }
breakdown-of-side = { $count ->
    [0] { $side } : { $points }
   *[other] { $side } : { $points } pour { $count }
}
breakdown-no-rule-total = Compté à la table et saisi comme total.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Ajouté ou déduit à la table, pas par une règle.
breakdown-out-player = Sortie : { $name }
breakdown-confirmed = Confirmé par { $names }
breakdown-adjusted = Pénalité ou prime : { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(sur cet appareil)
    [elsewhere] { " " }(sur un autre appareil)
    [none] { "" }
   *[other] { " " }(par { $where })
}
breakdown-insert = Insérer une donne avant la donne { $number }
breakdown-drop = Supprimer
breakdown-amend = Modifier
breakdown-next-deal = Donne suivante
breakdown-drop-title = Supprimer la donne { $number } ?
breakdown-drop-hint = Ses points sont retirés et tous les totaux recalculés. Vous pourrez annuler.

## Matches

matches = Parties
matches-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
matches-none = Pas encore de partie. Touchez « Nouvelle partie » pour commencer.
matches-older = Plus anciennes
matches-open = ouverte
matches-running = { $deals ->
    [0] vient de commencer
    [one] en cours, { $deals } donne
   *[other] en cours, { $deals } donnes
}
matches-deals = { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}
matches-now = En cours
matches-continue = Continuer
matches-find = Chercher une partie
matches-find-hint = Nom ou règlement
matches-find-none = Aucune partie trouvée pour « { $text } ».
matches-find-close = Fermer la recherche
matches-more-label = Plus d’options : { $names }
matches-rematch = Revanche
matches-unreadable = Une partie que cette version ne peut pas lire.

## More

more = Plus
more-rules = Règles
    .detail = { $count } règlements, avec leurs sources
more-language = Langue
more-language-device = Comme l’appareil
more-theme = Thème
more-theme-mode = { $mode ->
    [light] Clair
    [dark] Sombre
   *[other] Comme le système
}
more-at-table = À votre table
more-look = Affichage et langue
more-data = Vos données
more-backups-none = encore aucune
more-motion = Animations et vibrations
more-sounds = Sons
more-chances = Chances de gagner
store = Données
store-read-only = Lecture seule : rien ne peut être enregistré. Vous pouvez encore voir vos parties.
about = À propos
about-what = Compte les points à la canasta avec de vraies cartes, et montre la règle derrière chaque ligne.
about-version = Canasta Scorekeeper { $version }
about-words = Une phrase sonne mal ? Les corrections sont les bienvenues : les textes sont dans { $file }.
about-licence = Logiciel libre sous licence MIT. Polices : Roboto sous licence Apache, Bitter sous SIL Open Font License ; symboles tirés de DejaVu Sans.
about-data = Tout reste sur cet appareil, dans { $file }.

## L’appli comme site dans le navigateur

safari = Safari peut effacer vos parties
safari-why = Safari efface les données d’un site après sept jours sans visite. { $device ->
    [mac] Si l’appli est dans le Dock, vos parties sont à l’abri.
   *[phone] Si l’appli est sur l’écran d’accueil, vos parties sont à l’abri.
}
safari-how = Comment faire
safari-later = Plus tard
install-phone = Sur l’écran d’accueil
install-mac = Ajouter au Dock
install-app = Installer comme appli
install-open = { $device ->
    [mac] Ouvrez le menu « Fichier » de Safari.
   *[phone] Touchez « Partager » : le carré avec une flèche vers le haut. S’il n’est pas visible, touchez d’abord « … ».
}
install-choose = { $device ->
    [mac] Choisissez « Ajouter au Dock ».
   *[phone] Faites défiler et touchez « Sur l’écran d’accueil ».
}
install-add = { $device ->
    [mac] Cliquez sur « Ajouter », puis ouvrez toujours Canasta depuis le Dock.
   *[phone] Touchez « Ajouter », puis ouvrez toujours Canasta depuis l’écran d’accueil.
}
install-games = La nouvelle appli est vide au départ. Enregistrez d’abord vos parties ici, puis ouvrez ce fichier là-bas : « Plus », « Exporter et importer », « Importer un fichier ».
kept = Gardé par ce navigateur
kept-promise = { $promised ->
    [yes] oui
   *[no] non
}
kept-why = { $promised ->
    [yes] Ce navigateur a promis de garder vos parties tant que vous n’effacez pas ses données. Un fichier enregistré reste à l’abri même dans ce cas.
   *[no] Ce navigateur peut effacer vos parties si l’appareil manque de place, ou si vous n’êtes pas venu depuis longtemps. Un fichier enregistré est à l’abri.
}
save-all = Enregistrer toutes les parties
about-copy = Copie { $copy }, mise à jour : { $when }
cover-private = Vos parties restent sur cet appareil.
cover-loading = Chargement
cover-starting = Démarrage
cover-once = Dès la deuxième visite, l’appli s’ouvre plus vite et fonctionne sans réseau.
cover-back = Ouverture de vos parties
cover-failed = L’appli n’a pas pu démarrer.
cover-failed-hint = Vérifiez la connexion, puis réessayez. Vos parties enregistrées ne sont pas touchées.
cover-slow = C’est plus long que d’habitude.
cover-retry = Réessayer
cover-script = Cette appli a besoin de JavaScript, désactivé dans ce navigateur.

## Backups

backups = Sauvegardes
backups-row = { $count ->
    [0] Encore aucune : la première sera faite au début d’une partie
    [one] { $count } sauvegarde
   *[other] { $count } sauvegardes
}
backups-explained = Les sauvegardes se font toutes seules. Avant d’en restaurer une, vos parties actuelles sont sauvegardées.
backups-make = Sauvegarder
backups-send = Enregistrer une copie
backups-elsewhere = Une copie gardée ailleurs vous sauve si cet appareil est perdu.
backups-made = Sauvegarde faite.
backups-not-needed = Inutile d’en faire une autre : la dernière sauvegarde est à jour.
backups-nothing = Il n’y a encore rien à sauvegarder.
backups-none = Pas encore de sauvegarde.
backups-state = { $current ->
    [yes] Tout est sauvegardé
   *[no] Modifié depuis la dernière sauvegarde
}
backups-holds = { $matches ->
    [0] Aucune partie
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}
backups-reason = { $reason ->
    [hand] À la main
    [import] Avant un import
    [restore] Avant une restauration
    [erase] Après l’effacement d’une personne
   *[automatic] Automatique
}
backups-number = Sauvegarde { $number }
backups-look = Chargement…
backups-restore = Restaurer
backups-restored = Vos parties sont de nouveau comme dans la sauvegarde ({ $when }). { $before ->
    [none] Il n’y avait rien ici avant.
   *[other] L’état précédent est dans une autre sauvegarde ({ $before }).
}
backup-title = Restaurer cette sauvegarde ?
backup-gone = Cette sauvegarde n’existe plus
backup-gone-hint = Elle a été supprimée pour faire de la place aux plus récentes.
backup-no-change = Rien ne changerait : vos parties sont les mêmes que dans cette sauvegarde.
backup-come = { $count ->
    [one] { $count } partie reviendra
   *[other] { $count } parties reviendront
}
backup-go = { $count ->
    [one] { $count } partie sera supprimée : elle n’est pas dans la sauvegarde
   *[other] { $count } parties seront supprimées : elles ne sont pas dans la sauvegarde
}
backup-change = { $count ->
    [one] { $count } partie reviendra à son état précédent
   *[other] { $count } parties reviendront à leur état précédent
}
backup-same = { $count ->
    [one] { $count } partie ne change pas.
   *[other] { $count } parties ne changent pas.
}
backup-beside = Les règles maison, les joueurs et les confirmations de cet appareil sont aussi restaurés.
backup-device = Les préférences et les donnes inachevées qui manquent ici sont aussi restaurées.
backup-club = Les séances du club sont aussi restaurées. Les codes de table que vous avez remplacés restent inutilisables.
backup-restore = Restaurer cette sauvegarde
backup-ask = Restaurer cette sauvegarde ({ $when }) ?
backup-ask-hint = Vos parties actuelles sont d’abord sauvegardées : vous pourrez y revenir.

## Two states of a match, side by side

differ-now = Maintenant
differ-then = Dans la sauvegarde
differ-here = Ici
differ-file = Dans le fichier
differ-deal = Donne { $number }
differ-deal-moved = Donne { $mine } ici, { $theirs } là-bas
differ-none = aucune donne
differ-same-deals = { $count ->
    [one] { $count } donne est identique des deux côtés.
   *[other] { $count } donnes sont identiques des deux côtés.
}
differ-same-points = Les points sont les mêmes, mais d’autres détails changent.
differ-only-history = Les donnes sont les mêmes. Seul l’historique change.
differ-part = { $part } : { $before } → { $after }
differ-row-said = { $deal }. { $one } : { $first }. { $two } : { $second }
differ-totals = Totaux
differ-nothing = aucun
set-up-part-ended = fin de la partie
set-up-clockwise = sens horaire
set-up-anticlockwise = sens antihoraire
set-up-running = pas terminée
field-note = note
field-dealer = donneur
field-out_player = qui est sorti
field-at = heure
field-confirmed_by = confirmé par
field-seats = places

## Export and import

exchange = Exporter et importer
exchange-import = Importer un fichier
    .detail = Aperçu d’abord ; rien n’est remplacé sans votre accord
exchange-phone = Passer à un nouveau téléphone
exchange-phone-how = Un seul fichier contient toutes vos parties avec leur historique, vos joueurs et vos règles maison. Enregistrez-le ou envoyez-le, puis ouvrez-le sur le nouveau téléphone avec « Importer un fichier ». Rien n’est retiré de ce téléphone, et vous pouvez importer le fichier plusieurs fois.
exchange-everything = Tout exporter
    .detail = { $count ->
        [0] Pas encore de partie
        [one] { $count } partie
       *[other] Les { $count } parties
    }
exchange-evenings = Les parties d’une journée
exchange-evening-row = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
exchange-no-day = Sans date
exchange-one = Pour exporter une seule partie, utilisez son menu dans la liste des parties.
exchange-older = Jours précédents
send = Exporter cette partie
send-title = Exporter { $what }
send-record = Enregistrer un fichier à réimporter
send-table = Enregistrer un tableur (CSV)
send-share = Partager le fichier…
send-copy = Copier le fichier comme texte
send-plays = Fichier pour BG Stats (.bgsplay)
    .detail = Parties terminées seulement
send-no-plays = Aucune partie n’est encore terminée : il n’y a rien pour BG Stats.
send-saved = Enregistré : { $file }
send-downloaded = { $file } est dans les téléchargements de votre navigateur.
send-left-out = { $count ->
    [one] { $count } partie n’y est pas, car cette version ne peut pas la lire : { $names }
   *[other] { $count } parties n’y sont pas, car cette version ne peut pas les lire : { $names }
}
send-copied = Copié. Collez-le dans un message ou une note. « Importer un fichier » pourra le relire.
send-failed = Impossible sur cet appareil. Essayez autrement.
import-title = Importer
import-explained = Un fichier de cette appli ou une partie enregistrée (JSON). Vous verrez d’abord un aperçu.
import-choose = Choisir un fichier
import-paste = Ou collez son texte ici
import-look = Aperçu
import-pasted = texte collé
import-other = Choisir un autre fichier
import-refused = Import impossible. Rien n’a été modifié.
import-newer = Ce fichier vient d’une version plus récente de l’appli. Mettez l’appli à jour, puis importez-le. Rien n’a été modifié.
import-no-text = Le fichier ne contient aucun texte lisible. Rien n’a été modifié.
import-not-read = Le fichier n’a pas pu être lu. Ouvrez-le, copiez son texte et collez-le ci-dessous.
import-more-wrong = { $count ->
    [one] et { $count } de plus
   *[other] et { $count } de plus
}
import-new = { $count ->
    [one] { $count } partie est nouvelle
   *[other] { $count } parties sont nouvelles
}
import-same = { $count ->
    [one] { $count } partie est déjà ici, inchangée.
   *[other] { $count } parties sont déjà ici, inchangées.
}
import-conflicts = { $count ->
    [one] { $count } partie est déjà ici, mais différente
   *[other] { $count } parties sont déjà ici, mais différentes
}
import-house = { $count ->
    [one] Règles maison incluses : { $names }
   *[other] Règles maison incluses ({ $count }) : { $names }
}
import-people = { $count ->
    [one] { $count } joueur ajouté ou mis à jour
   *[other] { $count } joueurs ajoutés ou mis à jour
}
import-renamed = { $name }, auparavant { $before }
import-nothing = Tout ce qu’il contient est déjà ici. L’importer ne changerait rien.
import-empty = Ce fichier ne contient aucune partie.
import-take = Importer
import-decide = { $count ->
    [one] Choisir pour la partie différente
   *[other] Choisir pour les { $count } parties différentes
}
conflict-later = Le fichier est plus récent que votre copie. Vous ne perdez rien en le prenant.
conflict-earlier = Le fichier est plus ancien que votre copie. Si vous le prenez, les modifications faites depuis sont perdues.
conflict-apart = Chaque version a des modifications que l’autre n’a pas.
conflict-mine = Garder la mienne
conflict-theirs = Prendre celle du fichier
conflict-both = Garder les deux
conflict-answer = { $answer ->
    [mine] Votre partie reste telle quelle.
    [theirs] Votre partie devient la même que dans le fichier. Chaque changement figure dans l’historique et peut être annulé.
   *[both] La partie du fichier est ajoutée à côté de la vôtre, comme une autre partie.
}
conflict-said = { $answer } pour { $names }
taken-kept = Rien n’a été modifié.
taken-added = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
taken-replaced = { $count ->
    [one] { $count } partie est maintenant la même que dans le fichier.
   *[other] { $count } parties sont maintenant les mêmes que dans le fichier.
}
taken-unchanged = { $count ->
    [one] { $count } partie est restée telle quelle.
   *[other] { $count } parties sont restées telles quelles.
}
taken-unanswered = { $count ->
    [one] { $count } partie a changé entre-temps et est restée telle quelle. Importez de nouveau le fichier pour décider.
   *[other] { $count } parties ont changé entre-temps et sont restées telles quelles. Importez de nouveau le fichier pour décider.
}
taken-house = { $count ->
    [one] Règles maison ajoutées : { $names }
   *[other] Règles maison ajoutées ({ $count }) : { $names }
}
taken-people = { $count ->
    [one] { $count } joueur mis à jour depuis le fichier.
   *[other] { $count } joueurs mis à jour depuis le fichier.
}
taken-house-conflict = Vous avez déjà d’autres règles maison de ce nom. Les vôtres ont été gardées : { $names }
taken-house-refused = Certaines règles maison ne se jouent pas ici et n’ont pas été importées : { $why }
taken-show = Voir les parties
taken-back = Annuler l’import
match-in-short = { $sides } · { $deals ->
    [0] aucune donne
    [one] { $deals } donne
   *[other] { $deals } donnes
}

## History

history = Historique
history-menu = Historique des changements
history-of-deal = Historique de la donne { $number }
history-of-dropped = Historique d’une donne supprimée
history-every = { $count ->
    [one] { $count } changement
   *[other] { $count } changements, le dernier d’abord
}
history-none = Cette donne n’est pas dans la partie ouverte.
history-whole = Toute la partie
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , sur cet appareil
    [elsewhere] , sur un autre appareil
   *[other] , par { $who }
}
history-why = Motif : { $reason }

## What was found at the start

found-title = À propos de vos parties enregistrées
found-again = Vous retrouverez ceci sous « Plus ».
found-read = OK
found-look = Voir la sauvegarde
found-keep = Continuer sans elle

## The rules browser

rules-title = Règles
rules-search = Chercher
rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
rules-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-origin-document = D’après nos sources
rules-origin-rule_book = D’après des livres de règles
rules-edition = { $origin }, édition { $edition }
rules-inherits = Tout le reste est comme dans { $from }.
rules-without-house = Les valeurs de { $name }, sans les règles maison.
rules-proposed = { $count ->
    [one] { $count } règle n’a pas de source : { $what }. Mettez-vous d’accord avant de jouer.
   *[other] { $count } règles n’ont pas de source : { $what }. Mettez-vous d’accord avant de jouer.
}
rules-proposed-many = { $count } règles sur { $all } n’ont pas de source. Elles sont marquées « proposé » : mettez-vous d’accord avant de jouer.
rules-others-say = Autres sources
rules-source-notes = En anglais, pour qui vérifie les règles
compare = Comparer des règles
compare-with = Comparer avec un autre règlement
compare-with-which = Comparer { $name } avec :
compare-swap = Échanger
compare-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
compare-all = Les { $count } règles
compare-both = Les deux
compare-same = Ces règlements sont identiques.
confirm-look = Voir et se mettre d’accord
confirm-title = { $count ->
    [one] { $count } règle sans source
   *[other] { $count } règles sans source
}
confirm-why = Aucun livre de règles connu n’en parle : c’est une proposition.
confirm-agree = On joue comme ça
confirm-change = Changer avec des règles maison
confirm-done = Accord du { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Donne
sheet-heading-said = Colonnes : { $sides } ; pour chacun, les points de la donne puis le total
sheet-opening = Départ
sheet-total = Total
sheet-needs = Ouvre
sheet-of-side = { $side } { $value }
sheet-running = La partie est encore en cours.

## Switches

switch-affects-score = Change les points.
switch-affects-legality = Change les combinaisons permises.
switch-affects-initial_meld = Change l’ouverture.
switch-affects-go_out = Change qui peut sortir.
switch-affects-match = Change la fin de la partie.
switch-affects-limits = Change le nombre de cartes en jeu.
switch-affects-text = Ne change pas les points.
switch-asks = Aucune source n’en donne la valeur. À décider : { $what }
switch-other-form = Vous jouez autrement ? Essayez : { $names }

switch-hand_size = Combien de cartes par joueur ? On en donne aussi 13, 14 ou 15, selon le nombre de joueurs.
switch-hand_size_pennies = Combien de cartes chacun reçoit-il, en plus de la seconde main ?
switch-jokers_a_pack = Combien de jokers en tout ? Certains jeux en ont trois au lieu de deux, soit 110 cartes.
switch-packs_italian = Deux jeux, ou trois si l’on est nombreux ? Indiquez ensuite ce que valent six trois rouges.
switch-packs_chilean = Trois jeux ou quatre ? Aucune source ne dit ce que valent huit trois rouges : indiquez-le ici.
switch-packs_hand_and_foot = Combien de jeux ? De quatre à sept, en général un de plus que de joueurs.
switch-packs_hand_and_foot_alone = Combien de jeux ? En général un de plus que de joueurs, parfois davantage.
switch-exact_pickup = Prendre d’un coup exactement les cartes de la main et du pied rapporte-t-il 100 ?
switch-eights_and_nines = Les 8 et les 9 comptent-ils 10, ou 5 comme les cartes plus basses ?
switch-teams_of_six = À six : deux camps de trois, ou trois camps de deux ?
switch-teams_of_six-two = deux camps de trois
switch-teams_of_six-three = trois camps de deux
switch-teams_of_six_to_10000 = À six : deux camps de trois, ou trois camps de deux ? À trois camps, on joue en 7 500.
switch-teams_of_six_to_10000-two = deux camps de trois
switch-teams_of_six_to_10000-three = trois camps de deux
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Dans quel sens donne-t-on et joue-t-on ?
switch-wilds_against_naturals = Combien d’atouts par combinaison : trois au plus, jamais plus que de cartes naturelles, ou toujours moins ?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Peut-on encore ajouter des cartes à { -une } { -canasta } { -finie } ?
switch-finished_canastas-open = on peut en ajouter
switch-finished_canastas-closed = fermée à sept
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = En sortant, peut-on poser une combinaison de huit cartes ou plus ?
switch-wild_melds = Peut-on poser trois atouts ou plus ? Sept font une canasta, qui vaut 2 000 ou 1 000 selon les tables.
switch-wild_melds_italian = Peut-on poser trois atouts ou plus ? Indiquez ensuite ce que vaut une canasta d’atouts.
switch-sequences = Joue-t-on des suites d’une même couleur, comme à la samba ? Un livre n’en parle pas.
switch-bonuses_when_out_italian = Les primes pour sept 2, avec ou sans jokers, sont-elles réservées au camp qui sort ?
switch-bonuses_when_out_italian-when_out = réservées au camp qui sort
switch-bonuses_when_out_italian-always = toujours
switch-wilds_in_a_meld = Combien d’atouts dans une combinaison ordinaire : deux, trois, ou sans limite ?
switch-black_threes_melded = Quand peut-on poser des trois noirs, au moins trois ensemble et à 5 chacun : en sortant, jamais, ou à tout moment ?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Quelle ouverture à 2 000, 5 000 ou 7 000 exactement : le palier suivant ou le précédent ?
switch-first_melds_italian-limit_to_the_higher = le palier suivant
switch-first_melds_italian-limit_to_the_lower = le palier précédent
switch-first_melds_samba = À partir de 7 000, ouvre-t-on à 150 ou à 160 ?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = L’ouverture dépend-elle de la donne ou du score ?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = L’ouverture monte-t-elle tous les 500 points, de 50 à 150 à partir de 1 500, ou à chaque donne ?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150 : tous les 500 points
switch-first_melds_pennies-from_1500 = 50, puis 150 à partir de 1 500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150 : à chaque donne
switch-first_melds_brazilian = À partir de 8 000, ouvre-t-on à 200 avec une canasta, ou à 200 seulement ?
switch-first_melds_brazilian-canasta_of_200 = 200 et une canasta
switch-first_melds_brazilian-200_alone = 200 seulement
switch-first_melds_hand_and_foot = À combien ouvre-t-on : selon la donne, ou selon le score si l’on joue en 10 000 ?
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 à chaque donne
switch-first_melds_hand_and_foot-by_score = selon le score
switch-top_card_counts = La carte du dessus de la pile compte-t-elle pour ouvrir, ou faut-il ouvrir avant de prendre la pile ?
switch-pile_for_first_melds = Peut-on prendre la pile au tour où l’on ouvre ?
switch-concealed_minimum = Quand faut-il le minimum pour une sortie cachée : seulement si l’on a pris la pile, toujours, ou jamais ?
switch-splash = Une canasta complète suffit-elle toujours pour ouvrir, quelle que soit sa valeur (le « splash ») ?
switch-cards_in_canastas = Les cartes d’{ -une } { -canasta } comptent-elles en plus de sa prime ?
switch-books_of_sevens = Une canasta pure de 7 vaut-elle autant qu’une autre, ou 1 500 ?
switch-books_of_sevens-as_any = comme une autre
switch-sevens_with_wilds = Les 7 avec atouts font-ils une canasta de 7, ou une canasta impure ordinaire ?
switch-sevens_with_wilds-mixed = impure ordinaire
switch-wild_canastas_pennies = Que vaut une canasta d’atouts ?
switch-natural_canastas_kanasta = Que vaut une canasta pure : 600, ou 500 comme à la canasta classique ?
switch-trump = Une canasta en suite à la couleur de la première carte retournée rapporte-t-elle le double de sa prime ?
switch-concealed_canasta = Combien rapporte en plus une canasta posée d’un coup : rien, 100, ou le double de la prime ?
switch-red_threes_of_six = Avec six trois rouges en jeu, quatre valent-ils 800 ou 400 ?
switch-red_threes_need_a_canasta = Quand les trois rouges rapportent-ils : dès l’ouverture, ou seulement avec une canasta ?
switch-red_threes_samba = Quand les trois rouges rapportent-ils : avec deux canastas, ou dès l’ouverture comme à la canasta classique ?
switch-red_threes_brazilian = Quand les trois rouges rapportent-ils : avec une canasta, ou seulement avec deux ?
switch-red_threes_cuban = Sans canasta, les trois rouges comptent-ils contre le camp, ou pas du tout ?
switch-four_red_threes_unmelded = Que coûtent les quatre trois rouges à un camp qui n’a rien posé : la pénalité habituelle, ou seulement 400 ?
switch-four_red_threes_unmelded-by_the_table = la pénalité habituelle
switch-forgotten_red_three = Que coûte un trois rouge jamais posé, si le joueur a eu au moins un tour ?
switch-red_threes_laid_out = Pose-t-on les trois rouges, pour 100 chacun, en piochant une autre carte, ou ne les pose-t-on jamais ?
switch-red_threes_laid_out-never = jamais
switch-red_threes_laid_out-for_100 = pour 100 chacun
switch-red_threes_knee = Sept trois rouges valent-ils 700 (et huit 1 100), ou 1 000 ?
switch-red_threes_knee-from_eight = plus à partir de huit
switch-red_threes_knee-from_seven = plus à partir de sept
switch-red_threes_left = Que coûte chaque trois rouge resté en main ou au pied ?
switch-black_threes_left = Que coûte chaque trois noir resté en main ou au pied ?
switch-black_threes_kanasta = Que coûte chaque trois noir resté en main ?
switch-canastas_to_go_out = Faut-il une canasta pour sortir, ou deux ? Deux, d’habitude, quand on pioche deux cartes.
switch-out_without_a_canasta = Faut-il une canasta pour sortir ?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Faut-il une canasta pour sortir, ou deux ?
switch-books_to_go_out = Quelles canastas faut-il pour sortir ? Cela varie d’une table à l’autre.
switch-books_to_go_out-1_1 = 1 pure, 1 impure
switch-books_to_go_out-1_2 = 1 pure, 2 impures
switch-books_to_go_out-2_2 = 2 pures, 2 impures
switch-books_to_go_out-2_2_wild = 2 pures, 2 impures, 1 d’atouts
switch-books_to_go_out-3_3 = 3 pures, 3 impures
switch-books_to_go_out-3_4 = 3 pures, 4 impures
switch-books_to_go_out-5_4 = 5 pures, 4 impures
switch-last_discard = Faut-il défausser pour sortir, ou peut-on poser sa dernière carte ?
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Combien rapporte la sortie : 200, ou 100 comme à la canasta classique ?
switch-concealed_hand_and_foot = La sortie cachée rapporte-t-elle 100 de plus ?
switch-asking_the_partner = Avant de sortir, peut-on, doit-on ou ne doit-on pas demander à son partenaire ? Sa réponse engage.
switch-short_sequences = Quelles suites coûtent 1 000 à la fin d’une donne : jusqu’à cinq cartes, ou jusqu’à quatre ?
switch-four_jokers_unfinished = Une canasta d’atouts inachevée avec les quatre jokers coûte-t-elle 2 500 au lieu de 2 000 ?
switch-special_hands_mode = Une main spéciale compte-t-elle seule, ou en plus des autres points du camp ?
switch-acaba = Peut-on annoncer « acaba » quand on perd ? La donne s’arrête. Chaque autre camp marque 1 500, et celui qui l’annonce rien. On peut d’abord demander à son partenaire.
switch-acaba_alone = Peut-on annoncer « acaba » quand on perd ? La donne s’arrête. Tous les autres marquent 1 500, et celui qui l’annonce rien.
switch-seven_canastas = Avec sept canastas en une donne, marque-t-on 5 000 et gagne-t-on la partie ?
switch-seven_canastas_mode = Les points de la victoire par les canastas s’ajoutent-ils à ceux de la donne, ou les remplacent-ils ?
switch-semi_clean = Quelle prime pour { -une } { -canasta } { -semi-pure } : la sienne, ou celle d’{ -une } { -canasta } { -impure } ?
switch-royal_burraco = Sans atout, un burraco royal (13 cartes d’une couleur) vaut-il 300, et un super burraco (huit cartes de même rang) 250 ?
switch-royal_burraco-none = comme tout burraco pur
switch-royal_burraco-royal = 300 et 250
switch-royal_burraco_wild = Avec un atout, un burraco royal vaut-il 250 et un super burraco 200 ? C’est une règle maison.
switch-royal_burraco_wild-none = comme tout autre
switch-royal_burraco_wild-wild = 250 et 200
switch-wild_canasta_burako = Peut-on poser des jokers et des 2 seuls ? Une canasta de ces cartes vaut 1 000.
switch-jokers_burako = Joue-t-on avec deux jokers, comme avec des tuiles, ou avec quatre ?
switch-free_play_three = À partir de combien de points chacun joue-t-il pour soi, et combien faut-il pour gagner ?
switch-free_play_three-tournament = 1 000 et 1 505 (tournoi)
switch-free_play_three-free = 1 500 et 2 005 (partie libre)
switch-odd_halves = Comment arrondit-on la moitié d’un nombre impair de points ?
switch-jokers_buraco = Combien vaut un joker : 20, ou 50 comme à la canasta classique ?
switch-twos_buraco = Combien vaut un 2 : 10, ou 20 comme à la canasta classique ?
switch-groups_buraco = Peut-on aussi poser des cartes de même rang, comme au buraco fermé ?
switch-first_melds_buraco = Ouvre-t-on sans minimum, ou à 75 dès que le camp a 1 500 ou 1 000 points ?
switch-first_melds_buraco-none = sans minimum
switch-first_melds_buraco-75 = 75 dès 1 500
switch-first_melds_buraco-from_1000 = 75 dès 1 000
switch-vulnerable_again = Que faut-il à un camp vulnérable dans ses autres donnes vulnérables : encore 75, ou 90 ?
switch-vulnerable_again-same = encore 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Un { foot-name } non pris coûte-t-il toujours des points, ou seulement si un autre camp a pris le sien ?
switch-whole_suit_buraco = Une couleur entière, de l’as au roi ou du 2 à l’as, vaut-elle 500 ou autant que toute canasta pure ?
switch-ace_to_ace_buraco = Une suite de l’as à l’as vaut-elle 1 000 ou autant que toute autre ?
switch-clean_to_go_out = Faut-il une canasta pure pour sortir, ou n’importe laquelle, comme au buraco fermé ?
switch-clean_to_go_out-natural = pure
switch-clean_to_go_out-any = n’importe laquelle
switch-pile_buraco = Tout le monde peut-il prendre la pile, ou seulement celui qui pose la carte du dessus, comme au buraco fermé ?
switch-card_values_tranca = Que valent les cartes : toutes 10 points, comme au buraco, ou 8 points du 4 au 10 et 10 points pour les plus hautes ?
switch-card_values_tranca-10 = 10 chacune
switch-card_values_tranca-buraco = comme au buraco
switch-card_values_tranca-8 = 8 et 10
switch-four_red_threes_tranca = Les quatre trois rouges valent-ils 400 ou 800 ?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Combien de cartes par joueur : 11 ou 13 ?
switch-canastas_together_spanish = Cinq canastas rapportent-elles 500 de plus, et sept 2 000 de plus ?
switch-canastas_together_spanish-bonus = 500 et 2 000
switch-canastas_together_spanish-none = pas de prime
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Les quatre trois noirs posés en sortant valent-ils 500 ?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = seulement la valeur des cartes
switch-target_buraco = Combien de points pour gagner : 2 000, 3 000, 4 000, 5 000, ou un autre nombre ?
switch-target = Combien de points pour gagner ? N’importe quel nombre.
switch-target_chilean = Combien de points pour gagner : 10 000 comme à la samba, 15 000 comme à la bolivienne, ou un autre nombre ?
switch-target_italian = Combien de points pour gagner : 15 000, 12 000 comme dans les livres, ou un autre nombre ?
switch-deals_or_target = Une partie dure-t-elle quatre donnes, ou va-t-elle à 10 000 points ?
switch-deals_or_target-to_a_target = en 10 000 points
switch-tie = En cas d’égalité, joue-t-on une autre donne, ou la partie est-elle nulle ?
switch-pile_onto_canasta = Peut-on prendre la pile pour ajouter sa carte du dessus à { -une } { -canasta } { -finie } ?
switch-pile_needs = Que faut-il pour prendre une pile non gelée : une paire naturelle ou une carte et un atout, des cartes naturelles seulement, ou toujours une paire naturelle en main ?
switch-pile_cards = Prend-on toute la pile, ou seulement dix cartes ?
switch-pile_cards_hand_and_foot = Combien de cartes de la pile prend-on : celle du dessus, trois, cinq, six, sept ou toutes ?
switch-jokers_discarded = Peut-on défausser les jokers (ce qui gèle la pile) ?
switch-first_pile = Comment commence la pile : par une carte, ou par une carte et autant d’autres qu’elle l’indique ?
switch-stock_used_up = Quand le talon est épuisé : continue-t-on tant qu’on peut prendre la pile, s’arrête-t-on après la dernière pioche, ou retourne-t-on la pile ?
switch-red_threes_replaced = Remplace-t-on un trois rouge pioché par une autre carte ?
switch-last_card_without_canasta = Sans { -canasta }, peut-on garder sa dernière carte, ou faut-il toujours en garder une à défausser ?

## Meld

meld-title = { $asks ->
    [hand] Que puis-je poser ?
    [worth] Ça vaut combien ?
   *[melds] Ça suffit ?
}
meld-row = { $band } : { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, score { $score }, ouvre à { $needed }
meld-other = { $by ->
    [deal] Autre donne
   *[score] Autre score
}
meld-other-number = { $by ->
    [deal] Donne { $number }
   *[score] Score { $number }
}
    .says = { meld-other-number }, { $needed }. Changer
meld-rules = { $rules }
    .says = Règles : { $rules }. Changer
meld-other-rules = Autres règles
meld-ask-number = { $by ->
    [deal] Numéro de la donne
   *[score] Score
}

meld-needs = Il faut { $needed }
meld-needs-nothing = Pas de minimum
meld-tap-cards = Touchez les cartes à poser
meld-tap-top = Touchez la carte du dessus de la pile
meld-enough = Assez
meld-over = { $over } de plus
meld-allowed = Permis
meld-short = Il manque { $short }
meld-not-enough = Pas assez
meld-not-allowed = Pas permis
meld-of = sur { $needed }
meld-of-nothing = pas de minimum
meld-worth = Cartes { $cards }, primes { $bonus }
meld-points = { $count ->
    [one] point
   *[other] points
}
meld-all-legal = { $count ->
    [one] Combinaison valide
    [2] Les deux combinaisons sont valides
   *[other] Toutes les combinaisons sont valides
}
meld-illegal = { $count ->
    [one] { $count } combinaison n’est pas valide
   *[other] { $count } combinaisons ne sont pas valides
}
meld-one-more = Il suffit d’une carte de plus : { $card }
meld-canasta-suffices = On peut toujours ouvrir avec { -une } { -canasta }
meld-top-counts = La carte de la pile compte : { $card }
meld-top-not-counted = La carte de la pile ne compte pas : { $card }
meld-concealed-exempt = Pas de minimum pour une sortie cachée
meld-concealed-never = Le minimum vaut aussi pour la sortie cachée
meld-concealed-canastas = Le minimum s’applique : il manque les { -canasta }s pour sortir
meld-concealed-pile = Le minimum s’applique, car vous avez pris la pile
meld-red-three = les trois rouges se posent à part et ne comptent dans aucune combinaison
meld-joins = à ajouter aux autres de même rang
meld-in-suit = { $suit } : { $cards }
meld-suit-spades = Pique
meld-suit-hearts = Cœur
meld-suit-diamonds = Carreau
meld-suit-clubs = Trèfle
meld-empty = Touchez une carte pour commencer une combinaison
meld-empty-sequence = Touchez des cartes pour une suite à { $suit }
meld-said = { $cards } : { $points } points, { $told }
meld-legal = valide
meld-never = jamais
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
    [one] , { $count } utilisée
   *[other] , { $count } utilisées
}
meld-delete = Retirer la dernière carte

meld-new = Nouvelle
meld-new-short = Nouvelle
meld-concealed = Sortie cachée
    .says = Sortie cachée
meld-pile = Pile prise
    .says = La pile est prise
meld-top = Dessus : { $card }
    .says = Carte du dessus de la pile : { $name }. Changer
meld-top-asked = Laquelle ?
meld-pile-short = Pile
meld-sequence-label = Suite à
meld-suit-label = Couleur
meld-clear = Tout effacer
meld-find = Proposer
meld-lay = Ajouter à la donne
meld-to-melds = Retour
meld-use = Utiliser

meld-tap-hand = Touchez les cartes de votre main
meld-not-found = Cette main est impossible
meld-nothing-legal = Aucune combinaison valide dans cette main
meld-can-lay = { $cards ->
    [one] { $cards } carte suffit
   *[other] { $cards } cartes suffisent
}
meld-hand = { $count ->
    [one] { $count } carte en main : { $cards }
   *[other] { $count } cartes en main : { $cards }
}
meld-missing-cards = { $count ->
    [one] Il manque { $count } carte pour { -une } { -canasta }
   *[other] Il manque { $count } cartes pour { -une } { -canasta }
}
meld-closing = Une carte de plus suffit : { $cards }
meld-no-card-closes = Une seule carte de plus ne suffit pas
meld-prefer-title = Quelles combinaisons ?
meld-prefer = { $preference ->
    [fewest] Moins de cartes
    [value] Valeur
    [wilds] Garder atouts
   *[canasta] { -canasta(case: "upper") }
}
    .says = Recherche : { $wanted }. Changer
meld-preference = { $preference ->
    [fewest] Avec le moins de cartes
    [value] Avec le plus de points
    [wilds] En gardant les atouts
   *[canasta] Avec { -une } { -canasta }, si possible
}

meld-notation = Taper les cartes
meld-notation-label = { $asks ->
    [hand] Main
   *[melds] Combinaisons
}
meld-notation-hint = { $asks ->
    [hand] Tapez un caractère par carte : A R D V T 9 à 4, 2, * pour un joker, N pour un trois noir. h:4567 sont des cœurs.
   *[melds] Tapez un caractère par carte et un espace entre les combinaisons : 777 DDD2 AA*. T est un dix, * un joker, N un trois noir. h:456 est une suite à cœur.
}
meld-bare-three = « { $token } » : quel trois ? Tapez { letter-3b } pour noir, { letter-3r } pour rouge
meld-notation-done = OK

meld-reference = Aide-mémoire : { $rules }
meld-reference-by = Dépend du { $by }.
meld-reference-exceptions = Ce qui compte et les exceptions
meld-reference-bonuses = Primes
meld-red-threes-never = Les trois rouges se posent à part et ne comptent jamais pour ouvrir.
meld-band-said = { $band } : { $needed }{ $count ->
    [0] { "" }
   *[other] , maintenant { $sides }
}
meld-all-rules = Toutes les règles de cette partie
problem-top_card_not_melded = une combinaison doit contenir la carte du dessus de la pile : { $card }

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what } : { $here } | { $there }
compare-sum = { $different ->
    [0] Aucune différence
    [one] { $different } règle diffère
   *[other] { $different } règles diffèrent
}{ $same ->
    [0] .
    [one] , { $same } est identique.
   *[other] , { $same } sont identiques.
}

## My house rules

house-title = Mes règles maison
house-none = Les règles maison sont celles que votre table change. Choisissez un règlement, changez ce que vous jouez autrement et donnez un nom à l’ensemble.
house-what = Les règles maison sont celles que votre table change. Elles s’appliquent aux parties que vous commencerez ensuite.
house-line = { $base } · { $count ->
    [0] pas encore de changement
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
house-broken-short = Ne fonctionnent plus. Touchez pour les détails.
house-broken = Cette version de l’appli ne peut pas utiliser ces règles maison. Rien n’est perdu : vous pouvez encore les enregistrer dans un fichier. Le problème :
house-gone = Ces règles maison ont été supprimées.
house-new = Nouvelles règles
house-make-from = Créer à partir de
house-another = Un autre règlement
    .detail = { $count } au choix
house-new-why = De quel règlement voulez-vous partir ? Tout ce que vous ne changez pas reste pareil.
house-name = Nom des règles maison
house-name-made = { $base } chez nous{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Créer
house-bring = Importer

house-on-base = Basé sur { $base }
house-saved = Enregistré automatiquement
house-unsaved = Pas encore enregistré
house-unsaved-why = Ces règles se contredisent. Touchez-en une pour la corriger, ou annulez vos derniers changements. En attendant, vos règles maison enregistrées restent en vigueur.
house-take-back = Annuler les changements non enregistrés
house-leave-unsaved = Quitter sans enregistrer
house-leave-why = Ces valeurs ne vont pas ensemble et ne sont donc pas enregistrées. En attendant, vos règles maison enregistrées restent en vigueur.
house-differences = { $count ->
    [one] { $count } règle modifiée
   *[other] { $count } règles modifiées
}
house-no-differences = Aucun changement : ce sont les règles d’origine.
house-instead-of = au lieu de { $old }
house-instead-of-these =
    au lieu de :
    { $old }
house-from = Source : { $ref }
house-from-switch = Variante courante : { $ref }
house-from-table = Convenu à notre table
house-reset = Rétablir la règle d’origine : { $what }
house-reset-one = Rétablir la règle d’origine
house-reset-all = Annuler tous les changements
house-reset-all-explained = Toutes les règles redeviennent celles d’origine. Les parties commencées gardent les leurs.
house-reset-all-yes = Tout annuler
house-change = Changer
house-switches = Variantes courantes
    .detail = { $count ->
        [one] { $count } variante, à activer d’un geste
       *[other] { $count } variantes, à activer d’un geste
    }
house-values = Toutes les règles
    .detail = Chaque réglage, section par section
house-use = Utiliser
house-play = Commencer une partie avec ces règles
house-share = Partager
    .detail = Sous forme de petit fichier ou de texte
house-rename = Renommer
house-rename-done = Enregistrer le nom
house-drop = Supprimer ces règles maison
house-drop-question = Supprimer « { $name } » ?
house-drop-explained = Les parties jouées avec elles ne changent pas. Cette suppression est définitive.

house-switches-what = Choisissez ce que joue votre table. La première option est celle d’origine.
house-switch-own = { $value } (d’origine)
house-switch-other = autre nombre…
house-switch-misfit = { $value } est incompatible avec vos autres changements. { $why }
house-switch-off = Ne s’applique pas à ce règlement.
house-switches-others = { $count ->
    [one] { $count } variante qui ne s’applique pas ici
   *[other] { $count } variantes qui ne s’appliquent pas ici
}
    .detail = Pour d’autres règlements que { $base }

house-changed-value = { $value } (modifié)
house-section-count = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}{ $changed ->
    [0] { "" }
    [one] , { $changed } modifiée
   *[other] , { $changed } modifiées
}
house-in-base = D’origine ({ $base })
house-we-play = Chez nous
house-reason = Motif (facultatif)
house-reason-keep = Enregistrer le motif
house-take = Choisir
house-number-label = { $what } : { $number }. Changer
house-a-number = un nombre
house-as-follows = comme suit
house-points = Points
house-row-number = Nombre { $place }
house-row-more = Ajouter
house-row-less = Retirer
house-row-add = Ajouter une ligne
house-row-drop = Retirer : { $what }
house-band-by = Dépend de
house-band-from = À partir de ce score
house-band-hand = À partir de cette donne
house-band-points = Points nécessaires
house-band-points-alone = les points suffisent
house-hand-wins = Cette main fait-elle gagner la partie ?
house-hand-add = Ajouter une main spéciale
house-bonus-when = { -canasta(case: "upper") }s nécessaires
house-bonus-count = Nombre : { $type }
house-bonus-more = ou plus
house-bonus-exactly = exactement
house-step-least = À partir de

house-share-what = Toute personne qui a cette appli peut importer ce fichier.
house-share-file = Enregistrer comme fichier
house-share-copy = Copier comme texte
house-share-copied = Copié. Collez-le dans un message ou une note.
house-share-failed = Impossible sur cet appareil. Sélectionnez le texte ci-dessous et copiez-le.
house-share-text = Fichier sous forme de texte
house-share-text-why = Ou sélectionnez ce texte, copiez-le, et collez-le sur l’autre appareil sous « Mes règles maison », « Importer ».

house-bring-what = Importez des règles maison qu’on vous a envoyées. Les vôtres ne changeront pas sans votre accord.
house-bring-file = Choisir un fichier
house-bring-refused = Impossible d’importer { $file }
house-bring-untouched = Rien n’a été modifié. Corrigez le fichier et importez-le de nouveau.
house-bring-whole = tout le fichier
house-bring-no-text = { $file } ne contient aucun texte lisible. Ouvrez-le, copiez son texte et collez-le ci-dessous.
house-bring-conflict = Vous avez déjà d’autres règles : { $name }
house-bring-conflict-why = Les deux viennent des mêmes règles maison, mais l’une des deux versions a été modifiée plus tard.
house-bring-replace = Remplacer les miennes par les nouvelles
house-bring-both = Garder les deux
house-bring-leave = Garder seulement les miennes
house-bring-copy = { $name } (nouvelles)

house-broken-files = Fichiers de règles avec des erreurs
house-broken-files-why = Vos fichiers ci-dessous sont ignorés tant qu’ils ne sont pas corrigés. Tout le reste marche.
house-play-our-way = Créer des règles maison à partir d’ici
more-house = Mes règles maison
more-house-count = { $count ->
    [0] aucune
    [one] { $count } règlement
   *[other] { $count } règlements
}
set-up-house = Mes règles maison

## People

people = Joueurs
people-row = Noms et doublons
people-none = Les joueurs qui ont un nom apparaissent ici après leur première partie.
people-find = Chercher un joueur
people-find-none = Personne ne porte ce nom.
people-group = { $group ->
    [month] Ont joué ce mois-ci
    [earlier] Plus tôt
   *[none] Pas encore de partie
}
people-with = avec { $name }
people-won = sur { $games } gagnées
people-line = { $matches ->
    [0] aucune partie
    [one] { $matches } partie
   *[other] { $matches } parties
}
people-called = Nom
people-new = Nouveau joueur
people-save = Enregistrer
people-saved = Enregistré. Les parties passées sont aussi mises à jour.
people-color = Couleur dans les nouvelles parties
people-color-none = Aucune couleur choisie. Elle dépend de la place.
people-color-seat = Prendre la couleur de la place
people-name-taken = Ce nom est déjà pris. Ajoutez un nom de famille ou un surnom.
people-merge = Fusionner avec…
people-merge-title = Qui est la même personne que { $name } ?
people-merge-ask = { $gone } et { $kept } : est-ce la même personne ?
people-merge-hint = { $matches ->
    [one] { $matches } partie jouée sous le nom { $gone } comptera aussi pour { $kept } et affichera ce nom.
   *[other] { $matches } parties jouées sous le nom { $gone } compteront aussi pour { $kept } et afficheront ce nom.
} Vous pourrez les séparer de nouveau à tout moment.
problem-same_match = Les deux ont joué dans la même partie : ce sont deux personnes.
people-merge-do = Fusionner
people-also = A aussi joué sous le nom { $name }
people-separate = Séparer

## Addresses that lead nowhere

nowhere = Page introuvable
nowhere-hint = L’adresse est peut-être fausse, ou l’élément a été supprimé.
nowhere-home = Retour à la table
nowhere-rule-set = Le règlement « { $name } » n’existe pas.
nowhere-rule = Cette règle n’existe pas dans ce règlement.
nowhere-person = Aucun joueur de ce nom.

## Seats and dealers

seats = Places
seats-table = Places et donneur
seats-hint = Touchez deux joueurs pour échanger leurs places.
seats-arrange = Changer les places
seats-said = Place { $number } : { $name }, en face : { $opposite }
seats-said-alone = Place { $number } : { $name }
seats-partner = avec { $name }
seats-name = { $name }. Changer le nom
seats-name-at = Nom à la place { $number }
seats-deal-on = Au joueur suivant de donner
seats-dealing = donne
seats-draw = Tirer les partenaires au sort
seats-turn = D’autres partenaires
seats-drawn = Tiré au sort (nombre { $seed })
seats-dealer = Qui donne ensuite ?
seats-dealer-label = { $name }
    .says = { $name } donne ensuite
seats-replace-head = Remplacer un joueur
seats-replace = Remplacer { $name }
seats-replace-title = Qui joue pour { $name } à partir de la donne { $number } ?
seats-replace-do = Remplacer dès maintenant
seats-stays = Les donnes déjà notées restent à ceux qui les ont jouées.
set-up-part-next_dealer = donneur de la prochaine donne
set-up-part-next_players = joueurs de la prochaine donne

## The next match

turn = Autres équipes
turn-title = Prochaine partie
turn-company = Qui joue ?
turn-company-hint = De quatre à six joueurs. Au-delà de quatre, ceux qui ont eu le moins de pauses ne jouent pas la prochaine partie.
turn-pairing = { $first } contre { $second }
turn-pause = { $count ->
    [one] En pause : { $names }
   *[other] En pause : { $names }
}
turn-suggested = proposé
turn-all = { $count ->
   *[other] En { $count } parties, chacun joue avec chacun.
}
turn-join = Ajouter un joueur
turn-start = Commencer cette partie

## Deleting a match

match-delete = Supprimer cette partie
match-delete-ask = Supprimer cette partie ?
match-delete-hint = { $names } : la partie disparaîtra de la liste et des statistiques. Vous pourrez la récupérer.
match-deleted = Supprimée : { $names }
matches-deleted = { $count ->
    [one] { $count } partie supprimée
   *[other] { $count } parties supprimées
}
matches-bring-back = Récupérer { $names }
change-delete = Partie supprimée
change-what-delete = suppression de la partie

## Sharing a result

share = Partager ou enregistrer
    .detail = Image, texte, fichier
share-text = Envoyer comme texte
share-copy = Copier comme texte
share-picture = Envoyer comme image
share-save-picture = Enregistrer comme image
share-page = Enregistrer une page à imprimer
share-files = Fichiers
share-copied = Copié. Collez-le dans un message.
share-bg-stats = Ajouter à BG Stats
    .detail = { $way ->
        [bgstats] Transmet les noms, les points et la date à l’appli BG Stats de ce téléphone, et à personne d’autre
       *[https] Ouvre bgstatsapp.com ; les noms, les points et la date sont dans l’adresse
    }
share-leads = { $side } : { $margin } d’avance
share-level = Égalité pour l’instant
share-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}

## A match to try things with

demo-start = Essayer une démo
demo-mark = Partie démo : essayez ce que vous voulez, rien ne compte.
demo-badge = démo
guide = { $step ->
    [who] Qui a joué la dernière carte ? Touchez ce camp, ou « Personne ».
    [canasta] Combien de { -canasta }s a ce camp ? Touchez le nombre.
    [cards] Saisissez les points de ses cartes sur la table, puis de celles restées en main.
    [save] Touchez l’autre camp et saisissez aussi ses cartes. Puis validez.
    [meld] L’étiquette dorée indique le minimum du camp pour sa prochaine ouverture.
    [points] Touchez une donne pour voir d’où viennent ses points.
   *[record] Touchez « Noter la donne { $number } » : des conseils vous guideront.
}
guide-close = Ne plus afficher les conseils
demo-delete = Supprimer la partie démo

## Help beside what is asked

help-said = Aide : { $topic }
help-here = Dans cette partie
help-topic = { $topic ->
    [concealed] Sortie cachée
    [initial] Ouverture
    [threes] Trois rouges
    [kinds] { -canasta(case: "upper") }s { -pure }s et { -impure }s
    [out] Sortie
   *[hand] Cartes restées en main
}
help-text = { $topic ->
    [concealed] La sortie est cachée quand vous posez toute votre main en un tour sans rien avoir posé avant. Peu importent les combinaisons de votre partenaire. Les règles disent s’il vous faut { -une } { -canasta }.
    [initial] Les premières combinaisons d’un camp dans une donne doivent atteindre un minimum, qui dépend de son score ou du numéro de la donne.
    [threes] Posez un trois rouge aussitôt et piochez une autre carte. Il rapporte des points si votre camp a ouvert ; sinon, il en coûte le plus souvent.
    [kinds] Une combinaison de sept cartes ou plus est { -une } { -canasta }. Sans atout : { -pure }. Avec des atouts : { -impure }.
    [out] Un camp sort quand un de ses joueurs joue sa dernière carte. Il lui faut d’abord ce qu’exigent les règles.
   *[hand] À la fin d’une donne, les cartes restées en main de tous les partenaires sont déduites. Saisissez simplement le nombre.
}

## Club: what an evening does not allow

club-somebody = quelqu’un
club-and = { $first } et { $last }
club-problem-name_needed = Entrez un nom.
club-problem-no_date = « { $date } » n’est pas une date. Écrivez-la ainsi : 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Une séance compte au moins un tour.
    [one] Le tirage de plus d’un tour est déjà fait.
   *[other] Le tirage de plus de { $count } tours est déjà fait.
}
club-problem-too_many_dropped = Au moins un tour doit compter.
club-problem-not_positive = Entrez un nombre supérieur à 0.
club-problem-warning_too_early = L’avertissement doit venir avant la fin du tour.
club-problem-figures_needed = Entrez des nombres ici.
club-problem-last_band_open = La dernière ligne du tableau doit valoir pour tous les écarts plus grands.
club-problem-bands_ascend = Chaque ligne doit aller plus loin que celle du dessus.
club-problem-tie_break_twice = Ce départage figure deux fois dans la liste.
club-problem-unknown_rule_set = Règlement inconnu : { $rules }.
club-problem-house_rule = Une règle maison ne convient pas : { $expected }
club-problem-partners_cannot_change = On ne change de partenaire qu’avec deux camps de deux. Choisissez « Paires ».
club-problem-draw_needs_fixed_sides = Seulement pour deux camps qui restent ensemble.
club-problem-draw_needs_individuals = Seulement pour des joueurs qui changent de partenaire.
club-problem-teams_meet_in_twos = Les équipes s’affrontent deux par deux, mais ces règles ont { $count } camps.
club-problem-nobody_left_over = Les tables de { $count } sont pour des joueurs sans partenaire fixe.
club-problem-not_by_so_many = Les règles « { $rules } » ne se jouent pas à { $count }.
club-problem-has_begun = Impossible de changer : le tirage du premier tour est fait.
club-problem-entrant_twice = Déjà sur la liste : { $who }.
club-problem-member_twice = La même personne est inscrite deux fois.
club-problem-wrong_number_of_members = { $count ->
    [one] Cette formule ne permet pas d’inscrire { $count } personne seule.
   *[other] Cette formule ne permet pas d’inscrire { $count } personnes ensemble.
}
club-problem-team_sizes_differ = Toutes les équipes doivent avoir la même taille.
club-problem-plays_already = { $name } est déjà sur la liste.
club-problem-partner_needed = { $name } n’a pas encore de partenaire.
club-problem-is_member = { $name } est déjà membre.
club-problem-name_twice = « { $name } » est déjà sur la liste. Ajoutez quelque chose pour les distinguer.
club-problem-no_such_entrant = Cet inscrit a été retiré.
club-problem-no_such_member = Cette personne a été retirée.
club-problem-has_played = { $who } : le tirage est déjà fait, impossible de retirer. Utilisez plutôt « Noter le départ ».
club-problem-two_people = Les deux jouent dans la même séance : ce sont deux personnes.
club-problem-round_open = Clôturez d’abord le tour { $round }.
club-problem-all_rounds_played = { $count ->
    [one] Le seul tour a été joué.
   *[other] Les { $count } tours ont été joués.
}
club-problem-too_few_present = { $count ->
    [0] Personne n’est encore présent.
    [one] { $count } seul présent : il faut être { $right } pour une table.
   *[other] { $count } présents seulement : il faut être { $right } pour une table.
}
club-problem-nobody_goes_on = Personne n’a eu une place de { $first } à { $last } lors de cette séance.
club-problem-round_started = Le tour a déjà commencé.
club-problem-no_round_drawn = Le tirage du tour n’est pas fait.
club-problem-no_round_running = Aucun tour n’est en cours.
club-problem-no_time_limit = Ce tour n’a pas de durée.
club-problem-clock_runs = L’horloge tourne déjà.
club-problem-clock_stands = L’horloge ne tourne pas.
club-problem-no_minutes_left = Le temps ne peut pas être plus court.
club-problem-round_running = Le tour { $round } est en cours. Mettez plutôt l’horloge en pause.
club-problem-no_break = Il n’y a pas de pause.
club-problem-table_open = Table { $table } : { $state ->
    [claimed] un camp doit encore confirmer
    [disputed] le résultat est contesté
   *[playing] pas encore de résultat
}.
club-problem-nobody_has_won = La table { $table } est à égalité : corrigez le résultat et désignez le gagnant.
club-problem-no_such_table = Il n’y a pas de table { $table }.
club-problem-has_a_result = La table { $table } a déjà un résultat.
club-problem-has_no_result = La table { $table } n’a pas encore de résultat.
club-problem-scoreless = Rien n’est encore saisi. Saisissez les points de chaque camp, ou confirmez que tous ont 0.
club-problem-points_needed = Saisissez les points de chaque camp.
club-problem-points_of_absent = Ne saisissez rien pour l’autre camp : il reçoit les points du forfait.
club-problem-one_winner = Marquez d’un * un seul camp : le gagnant.
club-problem-nothing_claimed = Personne n’a annoncé de résultat à la table { $table }.
club-problem-no_such_side = Choisissez un camp.
club-problem-no_points = Entrez un nombre autre que 0.
club-problem-no_such_round = Le tour { $round } n’a pas été tiré.
club-problem-no_such_adjustment = C’est déjà annulé.
club-problem-reason_needed = Entrez un motif : il est visible dans le journal.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Entrez { $right } scores.
}
club-problem-number_too_large = Score trop élevé : { $value } au plus.
club-problem-seated_twice = { $who } : impossible de jouer à deux tables.
club-problem-seated_nowhere = { $who } : pas de table.
club-problem-not_there = Pas encore présent : { $who }.
club-problem-wrong_table = Une table n’a pas le bon nombre de joueurs pour ces règles.
club-problem-partners_before = { $who } ont déjà été partenaires.
club-problem-met_before = { $who } se sont déjà rencontrés.
club-problem-bye_again = { $who } : exempt une nouvelle fois, alors que tous ne l’ont pas encore été.
club-problem-evening_twice = Une séance figure deux fois dans cette saison.
club-problem-name_too_long = Nom trop long : { $most } lettres au plus.
club-problem-name_unseen = Ce nom contient des caractères invisibles.
club-problem-name_says_who = Le nouveau nom ne doit pas contenir l’ancien.
club-problem-name_of_a_seat = « { $name } » est le nom d’une place, pas d’un joueur. Ajoutez quelque chose.
club-problem-access_revoked = Cet appareil n’a plus accès. Scannez de nouveau le code de la table.
club-problem-round_over = Le tour { $round } est fini.
club-problem-not_yours = Quelqu’un d’autre l’a modifié depuis.
club-problem-not_this_table = Cette partie n’est pas à cette table.
club-problem-has_spoken = Ce téléphone a déjà répondu pour un camp. Retirez d’abord cette réponse.
club-problem-not_at_this_table = Ce nom ne peut plus être choisi ici.
club-problem-called_already = L’organisateur a déjà été appelé.
club-problem-call_over = Cet appel est déjà terminé.
club-problem-nothing_played = Aucune donne n’a encore été notée.
club-problem-claim_changed = L’autre camp a modifié son résultat. Vérifiez-le de nouveau.
club-problem-text_too_long = Texte trop long : { $right } caractères au plus.
club-problem-no_side_held = Choisissez d’abord votre camp.
club-problem-person_needed = Choisissez qui confirme.
club-problem-not_of_this_side = { $name } ne joue pas dans ce camp.
club-problem-no_such_evening = Une séance de cette saison a été supprimée.
club-problem-evening_deleted = « { $name } » ({ $date }) a été supprimée ici. L’importer la rétablirait.
club-problem-evening_later_here = « { $name } » ({ $date }) est déjà ici, avec des changements plus récents. L’importer les effacerait.
club-problem-evening_differs = « { $name } » ({ $date }) est déjà ici, avec d’autres changements. L’importer la remplacerait.
club-problem-match_elsewhere = Une partie du fichier est déjà ici, à une autre table. Rien n’a été importé.
club-problem-unknown_member = Une personne citée ici n’est pas sur la liste.
club-problem-unknown_entrant = Une paire ou une équipe citée ici n’est pas sur la liste.
club-problem-unknown_side = Un résultat vient d’un camp qui n’est pas à cette table.
club-problem-round_number = Ce doit être le tour { $right }.
club-problem-matches_of_tables = Les parties du fichier ne correspondent pas à ses tables.
club-problem-table_of_match = Cette partie vient d’une autre table.
club-problem-wrong_code = Ce code ne vient pas de l’appli.
club-problem-no_code_of_table = La table { $table } n’a pas de code.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Encore { $minutes } minute
   *[other] Encore { $minutes } minutes
}
round-clock-warning = { $minutes ->
    [one] La dernière minute
   *[other] Les { $minutes } dernières minutes
}
round-clock-last_deal = { $ends ->
    [some] Temps écoulé : finissez cette donne en { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } au plus
   *[none] Temps écoulé : finissez cette donne
}
round-clock-over = Temps écoulé : arrêtez et comptez les cartes
round-clock-beside = { $phase ->
    [last_deal] finissez cette donne
   *[other] avant la fin du tour
}
round-clock-stands = { $why ->
    [paused] En pause
   *[waiting] L’horloge n’est pas lancée
}
round-clock-extra = { $minutes ->
    [one] dont { $minutes } minute en plus
   *[other] dont { $minutes } minutes en plus
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Pause jusqu’à { $time }
   *[break_over] La pause est finie
}

## Club: phone

phone-table = Table { $table }
phone-table-round = Table { $table }, tour { $round }
phone-whose = À qui est ce téléphone ?
phone-whose-said = Téléphone du camp : { $side }
phone-whose-held = A déjà un téléphone : vous pouvez demander
phone-whose-mine = Ce téléphone
phone-whose-hint = Ce choix vaut pour toute la séance. Ce téléphone indique votre prochaine table, sert à noter les points et à confirmer les résultats.
phone-whose-find = Chercher votre nom
phone-whose-asked = Demande faite pour { $owner } : l’autre téléphone ou l’organisateur doit accepter
phone-whose-stop = Annuler la demande
phone-asking = Un autre téléphone veut rejoindre { $owner }
phone-asking-yes = Accepter
phone-asking-no = Non
phone-earlier = { $count ->
    [one] { $count } donne précédente
   *[other] { $count } donnes précédentes
}
phone-not-begun = Le premier tour n’a pas encore commencé.
phone-nobody = Personne ne joue à la table { $table } au tour { $round }.
phone-from-next = Vous jouerez dès le prochain tirage.
phone-next = { $way ->
    [move] Tour { $round } : passez à la table { $table }
    [stay] Tour { $round } : restez à la table { $table }
   *[first] Tour { $round } : table { $table }
}
phone-arrive = { $players ->
    [one] J’y suis
   *[other] Nous y sommes
}
phone-arrived = L’organisateur sait que vous y êtes
phone-rest = Exempt au tour { $round }
phone-closed = Le tour { $round } est fini.
phone-over = La séance est finie.
phone-goes-on = Le prochain tour s’affichera ici. Laissez cette page ouverte.
phone-goes-on-last = C’est le dernier tour. Le classement final s’affichera ici. Laissez cette page ouverte.
phone-result-of = Votre résultat au tour { $round }
phone-place = Place { $place } sur { $count }
phone-place-shared = Place { $place } ex æquo sur { $count }
phone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
phone-gap = { $gap ->
    [0] À égalité de points avec la place précédente
    [one] À { $gap } point de la place précédente
   *[other] À { $gap } points de la place précédente
}
phone-tie = Départage : { $tie }
phone-rounds-left = { $count ->
    [one] Encore { $count } tour
   *[other] Encore { $count } tours
}
phone-out = Ce téléphone n’est plus relié à une table.
phone-out-hint = Scannez le code de la fiche de votre table. Si cela ne marche pas, demandez une nouvelle fiche à l’organisateur.
phone-give = Annoncer le résultat
phone-give-title = Est-ce le résultat ?
phone-agree = { $names } : oui, c’est juste
phone-not-yet = Pas encore
phone-names = { $first } ou { $last }
phone-level = Les camps sont à égalité.
phone-ahead = { $side } : { $margin ->
    [one] { $margin } point d’avance
   *[other] { $margin } points d’avance
}.
phone-given = En attente de confirmation : { $sides }
phone-given-hint = La question s’affiche sur leur téléphone. Vous pouvez aussi leur passer celui-ci.
phone-hand-over = Passer à { $side }
phone-hand-title = { $names } : est-ce juste ?
phone-hand-yes = { $name } : oui
phone-withdraw = Retirer notre résultat
phone-asked = { $players ->
    [one] { $side } annonce ce résultat. Est-ce juste ?
   *[other] { $side } annoncent ce résultat. Est-ce juste ?
}
phone-accept = { $side } : oui, c’est juste
phone-dispute = Non, il y a une erreur
phone-why = Quelle est l’erreur ?
phone-why-points = Les points sont mal additionnés
phone-why-deal = Une donne manque ou figure deux fois
phone-why-rule = Une règle a été mal appliquée
phone-why-end = La partie n’est pas encore finie
phone-why-other = Autre chose
phone-call = Appeler l’organisateur
phone-call-about = De quoi s’agit-il ?
phone-call-rule = Une question de règle
phone-call-score = Une erreur dans le score
phone-call-cards = Un problème avec les cartes
phone-called = Organisateur appelé à { $time }
phone-call-coming = L’organisateur arrive ({ $time })
phone-call-end = Plus nécessaire
phone-call-organiser = Demander à l’organisateur
phone-call-organiser-for = { $name } : demander à l’organisateur
phone-disputed = { $whose ->
    [mine] Vous contestez ce résultat
   *[other] { $players ->
        [one] { $side } conteste ce résultat
       *[other] { $side } contestent ce résultat
    }
}
phone-differ = Les deux camps ont annoncé des résultats différents
phone-reason = « { $reason } »
phone-organiser-comes = L’organisateur est prévenu et va venir à votre table. Vous pouvez encore modifier les donnes et annoncer de nouveau le résultat.
phone-after-all = Finalement, c’est juste
phone-done = { $how ->
    [agreed] Résultat confirmé par les deux camps
    [walkover] Résultat par forfait
    [paper] Résultat repris de la feuille
    [corrected] Résultat corrigé par l’organisateur
   *[decided] Résultat fixé par l’organisateur
}
phone-wait-next = Le prochain tour s’affichera ici tout seul.
phone-wait-end = C’était le dernier tour. Merci d’avoir joué.
phone-this = ce téléphone
phone-other = un autre téléphone de cette table
phone-organiser = l’organisateur
phone-changed = Par { $who } : { $what }
phone-not-yours = { $what }. Pas sur ce téléphone : modifié par { $who }
phone-sounds = { $turn ->
    [on] Activer les sons
   *[off] Couper les sons
}

## Club: big screen

big-screen-begins = La séance va commencer
big-screen-drawn = Le tour { $number } sur { $rounds } va commencer
big-screen-running = Tour { $number } sur { $rounds }
big-screen-closed = Après le tour { $number } sur { $rounds }
big-screen-final = Classement final
big-screen-counts = { $counts ->
    [card_points] Points de cartes
    [victory_points] Points de victoire
   *[match_points] Points
}
big-screen-second = { $figure ->
    [difference] Écart
    [card_points] Points de cartes
    [wins] Parties gagnées
   *[highest_match] Meilleure partie
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Place { $place } : { $name }, { $points }
}
big-screen-seating = Les tables de ce tour
big-screen-seat = Table { $table } : { $sides }
big-screen-resting = Exempts à ce tour : { $names }
big-screen-playing = { $count ->
    [one] Encore en jeu : table { $tables }
   *[other] Encore en jeu : tables { $tables }
}
big-screen-playing-many = { $count } tables encore en jeu
big-screen-page = Page { $page } sur { $pages }
big-screen-gone = Ce lien n’est plus valide. Demandez-en un nouveau à l’organisateur.
big-screen-sound = Touchez pour le son

## Club: the evening

club-part = { $part ->
    [players] Joueurs
    [tables] Tables
    [standing] Classement
    [log] Journal
   *[papers] Plus
}
club-state = { $state ->
    [planned] Présences
    [drawn] Tour { $number } sur { $count } : tirage fait
    [running] Tour { $number } sur { $count } en cours
    [between] Tour { $number } sur { $count } terminé
   *[over] { $count ->
        [one] Le seul tour a été joué
       *[other] Les { $count } tours ont été joués
    }
}
club-gone = Cette séance a été supprimée, ou cette version de l’appli ne peut pas la lire.

## Club: evenings

club-title = Club
club-none = La canasta à plusieurs tables
club-first-names = Saisissez ou collez les noms, et tirez au sort
club-first-phones = Chaque table compte sur son téléphone
club-first-clock = Tours, horloge et classement se gèrent seuls
club-new = Nouvelle séance
club-open = Ouvrir
club-open-said = Ouvrir { $name }
club-clock-left = restantes
club-won = Vainqueur : { $names }
club-season-played = { $count } sur { $all }
club-season-everyone = { $count ->
    [one] Classement
   *[other] Les { $count } joueurs
}
club-go-to = Aller à { $name }
club-members = Membres
    .detail = { $count ->
        [0] Encore personne
        [one] { $count } personne
       *[other] { $count } personnes
    }
club-seasons = Saisons
    .detail = { $count ->
        [0] Plusieurs séances avec un classement commun
        [one] { $count } saison
       *[other] { $count } saisons
    }
club-publish = Publier
    .detail = Les résultats en pages pour le site du club
club-league = Ligue
    .detail = Envoyer les séances terminées à une ligue de clubs
club-directors = Arbitres
    .detail = { $count ->
        [0] Ceux qui gèrent la séance avec vous
        [one] { $count } arbitre
       *[other] { $count } arbitres
    }
club-take = Importer une séance
    .detail = Depuis le fichier d’un autre ordinateur
club-entrants = { $count ->
    [0] encore personne
    [one] { $count } inscrit
   *[other] { $count } inscrits
}

## Club: the plan

club-plan = Réglages de la séance
club-begin = Commencer la séance
club-save = Enregistrer
club-about = Séance
club-going-on = Qui joue ?
club-going-on-none = Tous ceux qui sont là
club-going-on-hint = Pour une finale, ou pour des groupes A et B : les joueurs entrent dans l’ordre de leurs places lors d’une séance précédente.
club-going-on-places = { $name } : places { $first } à { $last }
club-going-on-part = { $part ->
    [all] Tous
    [top] Première moitié
   *[bottom] Seconde moitié
}
club-going-on-first = De la place
club-going-on-last = À la place
club-going-on-share = Points apportés, en pour cent
club-carried = Points apportés
club-final-name = Finale : { $name }
club-name = Nom
club-name-usual = Canasta du club
club-date = Date (AAAA-MM-JJ)
club-place = Lieu
club-house-count = { $count ->
    [0] règles d’origine
    [one] { $count } règle maison
   *[other] { $count } règles maison
}
club-form-title = Formule de jeu
club-form = { $form ->
    [pairs] Paires
    [individuals] Individuel
   *[teams] Équipes
}
club-form-hint = { $form ->
    [pairs] Les partenaires restent ensemble toute la séance et ont une seule place au classement.
    [individuals] Chacun joue pour soi et change de partenaire à chaque tour.
   *[teams] Des équipes de deux paires ou plus s’affrontent à plusieurs tables. Chaque équipe a une seule place au classement.
}
club-left-over = Joueurs en trop
club-left-over-hint = Les joueurs en surnombre peuvent jouer à des tables plus petites ou plus grandes, selon des règles choisies ici. Chacun y passe une fois avant que quelqu’un y retourne. Sans ces règles, ils sont exempts à tour de rôle.
club-left-over-none = aucune
club-odd = { $players ->
    [3] Tables de trois
    [5] Tables de cinq
   *[6] Tables de six
}
club-odd-hint = { $players ->
    [3] Chacun pour soi.
    [5] Trois contre deux : dans le camp de trois, un joueur passe une donne à tour de rôle.
   *[6] Deux camps de trois ou trois camps de deux, selon ces règles.
}
club-movement-title = Rencontres
club-movement = { $movement ->
    [round_robin] Tous contre tous
    [mitchell] Mitchell
    [rotating] Changement de partenaire
    [by_standing] Système suisse
    [danish] Système danois
    [knockout] Élimination directe
    [by_lot] Au hasard
   *[free] À la main
}
club-movement-hint = { $movement ->
    [round_robin] Tour après tour, jusqu’à ce que chacun ait rencontré tous les autres.
    [mitchell] Nord–Sud garde sa table. Est–Ouest passe à la suivante.
    [rotating] On ne retrouve pas un partenaire avant d’avoir joué avec tous. Les adversaires changent aussi.
    [by_standing] Les gagnants rencontrent les gagnants : les voisins du classement s’affrontent, jamais deux fois si possible.
    [danish] Le premier rencontre le deuxième, le troisième le quatrième, et ainsi de suite, même s’ils se sont déjà rencontrés.
    [knockout] Le perdant est éliminé. Les meilleurs peuvent être exempts au premier tour. Les places d’une séance précédente, ou le hasard, décident des rencontres.
    [by_lot] Tirage au sort à chaque tour, sans répéter une rencontre si possible.
   *[free] Les voisins de la liste s’affrontent. Changez ce que vous voulez.
}
club-rounds = Tours
club-rounds-knockout = Le nombre de tours dépend du nombre d’inscrits.
club-rounds-count = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
club-drop = Moins bons tours à écarter
club-drop-hint = { $count ->
    [0] Tous les tours comptent.
    [one] Le moins bon tour de chacun est écarté.
   *[other] Les { $count } moins bons tours de chacun sont écartés.
}
club-length-title = Durée d’un tour
club-length = { $length ->
    [finland] 5 000 points
    [ck70] 5 000 points ou 50 minutes
    [nevada] 3 donnes, 50 minutes
    [canasta_for_a_cure] 8 500 points
    [burraco_2_deals] 2 donnes, 25 minutes
    [burraco_3_deals] 3 donnes, 40 minutes
    [burraco_4_deals] 4 donnes, 50 minutes
   *[pinochle_kansas_city] 50 minutes
}
club-length-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
club-length-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
club-length-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
club-length-or = {" "}ou{" "}
club-length-none = Jusqu’à ce que vous clôturiez le tour
club-length-row = { $row ->
    [points] Points pour gagner
    [deals] Donnes
    [minutes] Minutes
    [warning] Avertissement, minutes avant la fin
   *[overtime] Minutes pour finir la donne
}
club-overtime = Quand le temps est écoulé, finir la donne :
club-overtime-endless = sans limite de temps
club-overtime-limited = dans un temps limité
club-from = Source : { $source }
club-no-source = aucune trouvée, valeur proposée par cette appli
club-scheme-title = Barème
club-scheme = { $scheme ->
    [finland] 2 points par victoire
    [wins] Parties gagnées
    [total] Total des parties
    [burraco_3] Points de victoire, 3 donnes
   *[burraco_4] Points de victoire, 4 donnes
}
club-scheme-hint = { $scheme ->
    [finland] Victoire 2, nulle 1, défaite 0, puis l’écart en points de cartes.
    [wins] 1 point par partie gagnée, puis les points de cartes.
    [total] Les points de cartes de toutes les parties s’additionnent.
   *[burraco_4] Chaque table se partage 20 points selon l’écart, de 10 : 10 à 20 : 0.
}
club-figures = Points et départages
club-figures-usual = D’origine
club-figures-changed = Modifiés pour cette séance
club-figures-hint = Les changements ne valent que pour cette séance.
club-figures-back = Rétablir les valeurs d’origine
club-match-points = { $outcome ->
    [win] Points pour une victoire
    [draw] Points pour une nulle
   *[loss] Points pour une défaite
}
club-walkover-points = Points de cartes pour un forfait
club-whole = { $of ->
    [points] Partie entière : points
   *[deals] Partie entière : donnes
}
club-whole-hint = Les points d’un forfait valent pour une partie entière. Pour un tour plus court, ils sont réduits en proportion.
club-bye-title = Une exemption vaut
club-bye = { $bye ->
    [nothing] rien
    [walkover] un forfait gagné
    [average] la moyenne de ses propres tours
   *[average_of_winners] la moyenne des gagnants du tour
}
club-missed-title = Les tours avant une arrivée tardive valent
club-bands = Tableau des points de victoire
club-band-upto = Écart jusqu’à
club-band-beyond = Tout écart plus grand
club-band-winner = Gagnant
club-band-loser = Perdant
club-band-add = Ajouter une ligne
club-band-drop = Retirer la ligne { $number }
club-ties = Départages
club-ties-none = Aucun : en cas d’égalité, la place est partagée.
club-ties-add = Ajouter :
club-tie = { $tie ->
    [head_to_head] parties entre eux
    [difference] écart en points de cartes
    [wins] parties gagnées
    [card_points] points de cartes
    [highest_match] meilleur score en une partie
   *[lot] tirage au sort
}
club-tie-up = Monter : { $tie }
club-tie-drop = Retirer : { $tie }

## Club: log and standing

club-log-drawn = Tirage du tour { $round } fait
club-log-taken_back = Tirage du tour { $round } annulé
club-log-arranged = Tour { $round } modifié à la main
club-log-started = Tour { $round } commencé
club-log-closed = Tour { $round } clôturé
club-log-claimed = Table { $table } : { $score } annoncé par { $side }
club-log-withdrawn = Table { $table } : résultat retiré par { $side }
club-log-agreed = Table { $table } : les deux camps confirment { $score }
club-log-disputed = Table { $table } : contesté par { $side }
club-log-decided = Table { $table } : { $score }, fixé par l’organisateur
club-log-paper = Table { $table } : { $score }, repris de la feuille
club-log-walkover = Table { $table } : forfait, { $score }
club-log-corrected = Table { $table }, tour { $round } : { $before } corrigé en { $score }
club-log-reopened = Table { $table } : rouverte, { $before } ne compte plus
club-log-called = Organisateur appelé : { $who }
club-log-coming = Organisateur en route : { $who }
club-log-attended = Appel terminé : { $who }
club-log-substituted = { $into } remplace { $out }
club-log-swapped = { $out } et { $into } échangent leurs partenaires
club-log-checked_in = { $who } : arrivée
club-log-checked_out = { $who } : départ
club-log-awards = { $entry }, points : { $points }
club-log-adjusted = { $who } : pénalité ou prime de { $points }{ $counts ->
    [card_points] { " " }points de cartes
   *[points] { "" }
}
club-log-adjustment_removed = { $who } : annulation de la pénalité ou prime de { $points }{ $counts ->
    [card_points] { " " }points de cartes
   *[points] { "" }
}
club-log-clock_started = Tour { $round } : horloge lancée
club-log-clock_paused = Tour { $round } : horloge en pause
club-log-clock_resumed = Tour { $round } : horloge relancée
club-log-minutes_added = Tour { $round } : { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} pour toutes les tables
club-log-table_minutes_added = Table { $table } : { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Pause, { $minutes } min
club-log-break_changed = Pause portée à { $minutes } min
club-log-break_ended = Pause finie
club-line = { $outcome ->
    [won] Gagnée contre { $against }, { $score } : { $other }
    [drawn] Nulle contre { $against }, { $score } : { $other }
    [lost] Perdue contre { $against }, { $score } : { $other }
    [missed] Pas encore arrivé
   *[rested] Exempt
}
club-line-walkover = { $line } (forfait)
club-line-average = { $line } : { $count ->
    [0] moyenne, dès le premier résultat
    [one] moyenne de { $count } tour
   *[other] moyenne de { $count } tours
}
club-line-adjusted = { $kind ->
    [penalty] Pénalité
   *[bonus] Prime
}
club-line-adjusted-cards = { $points } points de cartes
club-line-winners = { $line } : { $count ->
    [0] moyenne des gagnants, dès qu’il y en a
    [one] moyenne de { $count } gagnant
   *[other] moyenne de { $count } gagnants
}
club-line-awarded = { $line } (points fixés par l’organisateur)
club-line-carried = Apportés d’une séance précédente
club-line-partner = avec { $partner }
club-place-none = Pas encore de classement : il faut un premier résultat.
club-place-knockout = { $state ->
    [won] Vainqueur du tableau.
    [in] Encore en lice.
   *[out] Éliminé au tour { $round }.
}
club-place-first = Première place, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
club-place-points = { $fewer ->
    [one] { $fewer } point derrière { $name }.
   *[other] { $fewer } points derrière { $name }.
}
club-place-shared = À égalité parfaite avec { $name } : ex æquo.
club-place-tie = À égalité de points avec { $name }, mais derrière au départage : { $tie }.
club-place-ahead = À égalité de points avec { $name }, mais devant au départage : { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Personne pour l’instant
        [one] { $count } paire présente
       *[other] { $count } paires présentes
    }
    [teams] { $count ->
        [0] Personne pour l’instant
        [one] { $count } équipe présente
       *[other] { $count } équipes présentes
    }
   *[individuals] { $count ->
        [0] Personne pour l’instant
        [one] { $count } joueur présent
       *[other] { $count } joueurs présents
    }
}
club-outlook-none = { $here } : ce n’est pas assez pour une table.
club-outlook = { $here } : { $tables ->
    [0] aucune table complète.
    [one] { $tables } table.
   *[other] { $tables } tables.
}
club-outlook-odd = { $count ->
    [one] Et { $count } table de { $players }.
   *[other] Et { $count } tables de { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Aucun exempt.
        [one] { $count } paire exempte.
       *[other] { $count } paires exemptes.
    }
    [teams] { $count ->
        [0] Aucun exempt.
        [one] { $count } équipe exempte.
       *[other] { $count } équipes exemptes.
    }
   *[individuals] { $count ->
        [0] Aucun exempt.
        [one] { $count } joueur exempt.
       *[other] { $count } joueurs exempts.
    }
}
club-to-tables = Voir les tables
club-playing = En jeu
club-away = Absents
club-entrant-said = { $name } : départ ou remplacement
club-listed = Sur la liste : { $count }
club-check-in = Présences
club-check-in-hint = { $form ->
    [pairs] Touchez les partenaires l’un après l’autre. Les retardataires entrent au prochain tirage.
    [teams] Touchez toute l’équipe, une paire après l’autre, puis inscrivez-la.
   *[individuals] Touchez tous ceux qui sont là. Les retardataires entrent au prochain tirage.
}
club-picked = { $names } et … ?
club-team = Nom de l’équipe
club-team-enter = Inscrire l’équipe
club-as-last-time = Comme la dernière fois :
club-partners-last-time = partenaires la dernière fois
club-find = Chercher un nom ou en taper un
club-find-many = Taper un nom ou coller une liste
club-all-members = Tous présents : { $count }
club-last-evening = Comme la dernière fois : { $name }, { $day }
club-list = D’après une liste
club-list-file = Depuis un fichier
club-list-field = { $form ->
    [pairs] Une paire par ligne : Ana & Ben
    [teams] Une équipe par ligne : Rouges : Ana, Ben, Cléo, Dov
   *[individuals] Un nom par ligne
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Inscrire 1 paire
       *[other] Inscrire { $count } paires
    }
    [teams] { $count ->
        [one] Inscrire 1 équipe
       *[other] Inscrire { $count } équipes
    }
   *[individuals] { $count ->
        [one] Inscrire 1 personne
       *[other] Inscrire { $count } personnes
    }
}
club-list-close = Abandonner la liste
club-list-new = Nouveaux noms : { $names }
club-list-likely = { $name }, c’est { $known }
club-list-drop = Retirer { $name }
club-list-gone = Retirés, car effacés depuis : { $names }
club-list-drawn = Les partenaires de la dernière fois restent ensemble. Les autres sont tirés au sort. Vous pouvez modifier la liste.
club-list-names = nom complet, joueur, joueuse, partenaire, membre
club-list-first-names = prénom, prenom
club-list-last-names = nom, nom de famille
club-list-teams = équipe, equipe, paire
club-list-and = et, avec
club-guest = Ajouter { $name }
club-find-more = { $count ->
    [one] Encore { $count } : tapez une partie du nom.
   *[other] Encore { $count } : tapez une partie du nom.
}
club-find-none = Tapez un nom ci-dessus pour ajouter un joueur.
club-waits-for-partner = attend un partenaire
club-check-in-said = Noter l’arrivée : { $name }
club-plays = Joue à partir du prochain tirage.
club-plays-not = Ne participe pas au prochain tirage. Ses résultats comptent toujours.
club-leaves = Noter le départ
club-comes = Noter l’arrivée
club-left-table = La table { $table } est encore ouverte. Est-ce un forfait ?
club-strike = Retirer de la liste
club-substitute = Remplacer { $name }
club-substitute-hint = { $form ->
    [individuals] S’applique dès maintenant, sauf si la table a déjà un résultat. Chacun garde les points des tours qu’il a joués.
   *[other] S’applique dès maintenant, sauf si la table a déjà un résultat. L’inscrit garde sa place et ses points.
}
club-swap-partner = Échanger { $name } avec…
club-swap-partner-hint = S’applique dès le tour suivant. Chaque inscrit garde sa place et ses points.
club-swap-with = Échanger { $name } avec { $other }

## Club: rounds

club-round = Tour { $number }
club-table = Table { $number }
club-table-state = { $state ->
    [playing] en cours
    [claimed] attend l’autre camp
    [disputed] contestée
   *[done] finie
}
club-table-pill = { $state ->
    [playing] en cours
    [claimed] à confirmer
    [disputed] contestée
   *[done] finie
}
club-deals = { $count ->
    [0] aucune donne
    [one] { $count } donne
   *[other] { $count } donnes
}
club-tally = { $state ->
    [all] { $count ->
        [one] { $count } table
       *[other] Les { $count } tables
    }
    [playing] { $count } en cours
    [claimed] { $count } en attente
    [disputed] { $count ->
        [one] { $count } contestée
       *[other] { $count } contestées
    }
   *[done] { $count ->
        [one] { $count } finie
       *[other] { $count } finies
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, écart { $difference }
   *[other] Place { $place } : { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, écart { $difference }
}
club-draw = Tirage du tour { $number }
club-drawing = Tirage…
club-draw-again = Nouveau tirage
club-draw-back = Annuler le tirage
club-start = Commencer le tour
club-with-clock = Avec horloge
    .says = Lancer aussi l’horloge
club-clock-turn = { $turn ->
    [start] Lancer
    [pause] Pause
   *[resume] Reprendre
}
club-clock-said = { $change ->
    [less] { $minutes } minutes de moins pour toutes les tables
   *[more] { $minutes } minutes de plus pour toutes les tables
}
club-break = Pause
club-break-minutes = { $minutes } min
    .says = Commencer une pause de { $minutes } minutes
club-break-change = { $change ->
    [less] Pause plus courte de { $minutes } minutes
   *[more] Pause plus longue de { $minutes } minutes
}
club-break-end = Terminer
club-swap-hint = Touchez deux noms pour les échanger.
club-swap-other = Touchez l’autre nom.
club-swap-said = Échanger { $name }
club-repeats = { $count ->
    [0] Aucune rencontre répétée.
    [one] { $count } répétition : voir la table.
   *[other] { $count } répétitions : voir les tables.
}
club-against = contre
club-team-sum = { $teams }, toutes tables réunies : { $score }
club-rest = Exempts
club-close = Clôturer le tour { $number }
club-close-open = { $count ->
    [one] Clôturer le tour { $number } : { $count } table en cours
   *[other] Clôturer le tour { $number } : { $count } tables en cours
}
club-final = Classement final
club-over-hint = Vous pouvez encore corriger les résultats : touchez une table.
club-final-begin = Finale ou groupes
    .detail = Commencer une séance à partir de ce classement.

## Club: one table

club-organiser = organisateur
club-phone = téléphone { $phone } (fiche { $table })
club-phone-for = { $name }, sur le téléphone { $phone } (fiche { $table })
club-phone-hall = téléphone { $phone }
club-phone-hall-for = { $name }, sur le téléphone { $phone }
club-how = { $how ->
    [agreed] Confirmé par les deux camps.
    [decided] Fixé par l’organisateur.
    [paper] Repris de la feuille.
   *[walkover] Forfait.
}
club-claimed = { $score } annoncé par { $side }
club-disputes = Contesté par { $side }
club-grid = Résultats
club-grid-open = Saisir les résultats
club-grid-hint = Entrée ou les flèches : passer d’un champ à l’autre. Entrée dans le dernier champ enregistre la table. Tapez x pour un camp qui n’est pas venu. Tapez * après les points d’un camp qui a gagné par une main spéciale.
club-grid-points = Points
club-grid-missing = { $count ->
    [0] Tous les résultats sont là.
    [one] Il manque 1 résultat.
   *[other] Il manque { $count } résultats.
}
club-grid-unsaved = Pas encore enregistré.
club-grid-save = { $count ->
    [one] Enregistrer 1 table
   *[other] Enregistrer { $count } tables
}
club-grid-reported = { $state ->
    [claimed] Téléphone : { $score }, à confirmer.
    [disputed] Téléphone : { $score }, contesté.
   *[playing] Téléphone : { $score } pour l’instant.
}
club-grid-again = Pour enregistrer quand même, appuyez encore une fois sur Entrée.
club-grid-lost = Entre-temps, cette table a reçu un résultat. Saisi ici, non enregistré : { $typed }
club-grid-typo = Faute de frappe
club-settle = Saisir le résultat
club-correct = Corriger le résultat
club-winner = Qui a gagné ?
club-winner-points = Selon les points
club-awards = { $awards ->
    [score] Selon le score
   *[decided] Fixés pour chaque camp
}
club-awards-title = Points au classement
club-awards-are = Points au classement : { $points }
club-reason = Motif
club-reason-hint = Le motif est visible dans le journal.
club-decide = Confirmer la décision
club-from-paper = De la feuille
club-correct-do = Enregistrer la correction
club-scoreless = Oui, tous les camps ont 0 point
club-reopen = Rouvrir la table
club-reopen-ask = Rouvrir la table { $table } ?
club-reopen-hint = Le résultat est retiré. Les téléphones de cette table peuvent de nouveau noter.
club-walkover = Forfait
club-walkover-hint = Qui n’est pas venu ? Ses adversaires reçoivent { $points } points de cartes.
club-walkover-do = Noter le forfait
club-extra = Temps supplémentaire
club-extra-now = { $minutes ->
    [0] Cette table joue aussi longtemps que les autres.
    [one] Cette table peut jouer { $minutes } minute de plus que les autres.
   *[other] Cette table peut jouer { $minutes } minutes de plus que les autres.
}
club-extra-said = { $change ->
    [less] Table { $table } : { $minutes } minutes de moins
   *[more] Table { $table } : { $minutes } minutes de plus
}
club-deals-title = Donnes
club-deals-none = Aucune donne n’a encore été notée ici.
club-record = Noter les donnes ici
club-not-started = Le tour n’a pas commencé : vous ne pouvez encore rien saisir.
club-code = Téléphones de cette table
club-code-hint = Toute personne qui scanne ce code choisit son nom à cette table. Ensuite, son téléphone indique sa table à chaque tour et ne peut rien modifier à une autre.
club-screen = Grand écran
club-screen-hint = Classement, tables et horloge pour un projecteur ou un téléviseur. Ouvrez-y ce lien. On ne peut rien y modifier.
club-screen-shows = Le grand écran affiche
club-screen-shows-hint = Les initiales sont pour les clubs qui ne veulent pas afficher les noms.
club-screen-names = Noms
club-screen-initials = Initiales
club-code-show = Voir le code
club-code-new = Nouveau code
club-code-ask = Créer un nouveau code ?
club-code-said = Code à scanner pour { $address }
club-code-visitors = { $count ->
    [0] Aucun appareil ne l’a encore utilisé.
    [one] { $count } appareil l’a utilisé.
   *[other] { $count } appareils l’ont utilisé.
}
club-no-server = Les téléphones ne peuvent pas encore se connecter. Quittez l’appli et lancez-la avec « scorekeeper serve ». Votre séance sera toujours là.
club-code-warning = L’ancien code ne marchera plus, et les appareils qui l’ont utilisé n’auront plus accès. Réimprimez la fiche de la table.
club-hall = Téléphones pour toute la séance
club-hall-hint = À afficher au mur. Chacun scanne le code et choisit son nom. Son téléphone indique ensuite sa table à chaque tour. Si un nom a déjà un téléphone, un autre ne peut le prendre qu’avec son accord ou le vôtre.
club-hall-how = Pour tous, même avant le premier tour : scannez le code, ou ouvrez l’adresse et tapez les lettres. Choisissez ensuite votre nom.
club-phones = Téléphones
club-phones-row = { $count } sur { $all } ont un téléphone
club-phones-none = Aucun téléphone n’est encore arrivé.
club-phones-hint = Touchez « Perdu » pour déconnecter un téléphone : un autre pourra prendre sa place. Touchez « Transmettre » pour donner sa place au téléphone qui la demande. Si aucun ne la demande, le premier doit de nouveau choisir un nom.
club-phone-there = connecté
club-phone-since = absent depuis { $time }
club-phone-away = non connecté
club-phone-unowned = Aucun nom choisi
club-phone-wants = Veut rejoindre { $owner }
club-phone-allow = Accepter
    .says = Accepter : { $who }
club-phone-hand-on = Transmettre
    .says = Transmettre : { $who }
club-phone-lost = Perdu
    .says = Perdu : { $who }
club-phone-lost-ask = Déconnecter le téléphone de { $who } ?
club-phone-lost-hint = Il devra scanner de nouveau le code. Pour donner le nom à un autre téléphone, choisissez « Transmettre ».
club-at-table-count = { $count } sur { $all } sont à leur table
club-at-table = À la table : { $who }
club-call-who = Table { $table } : { $who }
club-call-answer = J’arrive
    .says = J’arrive : { $who }
club-call-answered = en route depuis { $time }
club-call-done = C’est réglé
    .says = C’est réglé : { $who }

club-call-decide = Décider
    .says = Décider : { $who }
club-call-dispute = Résultat contesté
## Club: standing and log screens

club-standing-none = Personne n’est encore sur la liste.
club-head-points = Points
club-head-difference = Écart
club-scheme-ties = départages : { $ties }
club-record-told = { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}, { $losses ->
    [one] { $losses } perdue
   *[other] { $losses } perdues
}{ $draws ->
    [0] { "" }
    [one] , { $draws } nulle
   *[other] , { $draws } nulles
}
club-figures-told = Points de cartes { $card_points }, écart { $difference }, meilleure partie { $highest }
club-line-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
club-line-dropped = ({ $points }) écarté
club-whole-session = Toute la séance
club-adjust-back = Annuler : { $line }
club-log-none = Rien pour l’instant.
club-log-older = Plus anciens
club-because = « { $reason } »

## Club: print, save, move

club-cards = Fiches des tables
club-cards-hint = Chaque fiche est enregistrée comme une page à ouvrir et à imprimer.
club-cards-codes = { $count ->
    [0] Fiches de table avec codes
    [one] { $count } fiche de table avec son code
   *[other] { $count } fiches de table avec leurs codes
}
club-cards-round = Fiches de score, tour { $number }
club-cards-title = { $name }, { $day }
club-card-how = Scannez le code, ou ouvrez l’adresse et tapez les lettres. Cette fiche est valable pour tous les tours.
club-card-signed = signature
club-sheets = Feuilles
club-sheets-hint = À imprimer, ou pour un tableur.
club-sheet-page = { $paper } : imprimer
club-sheet-csv = { $paper } : tableur
club-paper = { $paper ->
    [check-in] Liste de présence
    [seating] Tour { $number } : qui joue où
    [results] Tour { $number } : résultats
    [ranking] Classement après le tour { $number }
    [standing] Classement
    [final] Classement final
    [categories] Classement par catégorie
    [season] Classement de la saison
    [lines] Classement détaillé
   *[log] Journal
}
club-seats-by = { $what ->
    [table] Par table
   *[name] Par nom
}
club-categories-hint = Les paires et les équipes comptent dans une catégorie si tous leurs joueurs en font partie.
club-column = { $code ->
    [number] Nº
    [entrant] Inscrit
    [members] Joueurs
    [checked_in] Présent
    [mark] ✓
    [evening] Séance
    [date] Date
    [round] Tour
    [table] Table
    [side] Camp { $number }
    [score] Score { $number }
    [state] État
    [how] Comment
    [winner] Gagnant
    [place] Place
    [points] Points
    [card_points] Points de cartes
    [difference] Écart
    [wins] Gagnées
    [draws] Nulles
    [losses] Perdues
    [byes] Exemptions
    [highest_match] Meilleure partie
    [dropped] Tours non comptés
    [parted_by] Départage
    [at] Heure
    [by] Par
    [kind] Événement
    [before] Avant
    [reason] Motif
    [member] Joueur
    [partner] Avec
    [against] Contre
    [category] Catégorie
    [overall] Général
    [season] Saison
    [strength] Cote
    [matches] Parties
    [record] Record
    [value] Valeur
    [adjusted] Pénalités et primes
    [line] Résultat
   *[total] Total
}
club-presence = { $code ->
    [present] présent
   *[expected] attendu
}
club-how-short = { $how ->
    [agreed] confirmé
    [decided] fixé
    [paper] de la feuille
   *[walkover] forfait
}
club-cell-shared = ex æquo
club-cell-bye = exempt
club-cell-drawn = nulle
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] tirage du tour
    [taken_back] tirage annulé
    [arranged] modifié à la main
    [started] tour commencé
    [closed] tour clôturé
    [claimed] résultat annoncé
    [withdrawn] résultat retiré
    [agreed] résultat confirmé
    [disputed] résultat contesté
    [decided] résultat fixé
    [paper] résultat de la feuille
    [walkover] forfait
    [corrected] résultat corrigé
    [reopened] table rouverte
    [swapped] partenaires échangés
    [checked_in] arrivée
    [checked_out] départ
    [adjusted] pénalité ou prime
    [adjustment_removed] pénalité ou prime annulée
    [clock_started] horloge lancée
    [clock_paused] horloge en pause
    [clock_resumed] horloge relancée
    [minutes_added] durée du tour changée
    [table_minutes_added] temps supplémentaire
    [break_started] pause commencée
    [break_changed] pause changée
    [break_ended] pause finie
    [called] organisateur appelé
    [coming] organisateur en route
    [attended] appel terminé
   *[substituted] remplaçant
}
club-move = Passer à un autre ordinateur
club-move-hint = Un seul fichier avec tout : joueurs, tours, résultats, donnes et codes des tables. Quiconque l’a peut organiser la séance : gardez-le pour vous.
club-move-save = Enregistrer la séance comme fichier
club-delete = Supprimer cette séance
club-delete-ask = Supprimer « { $name } » ?
club-delete-hint = La séance et toutes ses donnes sont retirées de la liste et du classement de sa saison. Vous pourrez la récupérer plus tard.
club-deleted = Séances supprimées
logins = Organisateurs sur d’autres ordinateurs
logins-count = { $count ->
    [one] { $count } ordinateur est connecté avec le PIN.
   *[other] { $count } ordinateurs sont connectés avec le PIN.
}
logins-end-own = Se déconnecter ici
logins-end-others = Déconnecter tous les autres
logins-end-all = Tous les déconnecter
directors-hint = Un arbitre gère la séance depuis son propre appareil, et le journal indique son nom. Seul l’organisateur invite les arbitres, supprime les séances, restaure les sauvegardes et efface les noms.
directors-name = Nom de l’arbitre
directors-invite = Inviter
directors-for = Invitation pour { $name }
directors-picture = Code à scanner, invitation pour { $name }
directors-scan = À scanner avec le téléphone ou la tablette de l’arbitre. Valable une fois, jusqu’à : { $until }.
directors-type = Ou ouvrez-y { $address } et tapez ce PIN :
directors-login = { $device }, connecté : { $since }
directors-device = Navigateur inconnu
directors-log-out = Déconnecter { $name }, { $device }
directors-invited = Invitation valable jusqu’à : { $until }
directors-nowhere = Pas connecté
directors-again = Inviter un autre appareil
directors-remove = Retirer
directors-remove-ask = Retirer { $name } ?
directors-remove-hint = Tous ses appareils sont déconnectés aussitôt. Son nom reste dans le journal.
directors-organiser-only = Seul l’organisateur peut le faire.
directors-own = Connecté sous le nom de { $name }.
club-bring-back = Récupérer { $name }
club-take-hint = Choisissez le fichier enregistré par l’autre ordinateur. Les codes des tables restent valables.
club-take-choose = Choisir un fichier
club-take-anyway = Importer quand même
club-take-both = Garder les deux
club-take-unread = Impossible de lire le fichier.
club-take-broken = { $file } n’est pas une séance lisible par cette appli :
club-unreadable = { $name }, { $day } : enregistrée par une version plus récente. Mettez l’appli à jour.

## Club: people

club-guests = Invités
club-members-add = { $count ->
    [one] Ajouter { $count } membre
   *[other] Ajouter { $count } membres
}
club-members-none = Pas encore de membres. Les joueurs apparaissent ici après leur première séance.
club-member-gone = Cette personne a été retirée.
club-evenings-count = { $count ->
    [0] aucune séance
    [one] { $count } séance
   *[other] { $count } séances
}
club-last-seen = dernière fois : { $day }
club-member-is = Membre
club-guest-is = Invité
club-member-make = Inscrire comme membre
club-guest-make = Inscrire comme invité
publish-as = Sur les pages publiées
publish-as-of = { $as ->
    [name] Nom complet
   *[initials] Initiales
}
club-categories = Catégories
club-categories-own = Chaque catégorie, par exemple les débutants, a son propre classement parmi les feuilles d’une séance.
club-category-new = Nouvelle catégorie
club-category-add = Ajouter la catégorie
club-merge-hint = Toutes les séances et parties jouées sous le nom { $gone } compteront pour { $kept } et afficheront ce nom. Vous pourrez annuler à tout moment.
club-forget = Effacer le nom
club-forget-hint = Le nom est remplacé partout, sauvegardes comprises. Les résultats, les places et les surnoms dans les notes sont gardés.
club-alias = Nom de remplacement
club-alias-usual = Ancien joueur { $number }
club-forget-do = Effacer
club-forget-ask = Effacer le nom « { $name } » ?
club-forget-warning = { $alias } remplacera le nom partout. C’est définitif : même une sauvegarde ne le rétablira pas.
club-forgotten = Effacé
club-forgotten-as = Le nom a été remplacé par : { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Réécrit sans le nom : { $files }
       *[other] { $count } fichiers réécrits sans le nom : { $files }
    }
    [cut] { $count ->
        [one] Déjà endommagé, seule la partie lisible est gardée : { $files }
       *[other] { $count } fichiers déjà endommagés, seules les parties lisibles sont gardées : { $files }
    }
    [removed] { $count ->
        [one] Supprimé : { $files }
       *[other] { $count } fichiers supprimés : { $files }
    }
   *[left] { $count ->
        [one] Inchangé, contient encore le nom : { $files }
       *[other] { $count } fichiers inchangés, contiennent encore le nom : { $files }
    }
}
club-forgotten-shared = Quelqu’un d’autre porte aussi ce nom et le garde : { $names }

## Club: seasons

club-seasons-none = Une saison réunit plusieurs séances en un seul classement. Donnez-lui un nom pour commencer.
club-season-name = Nom de la saison
club-season-new = Nouvelle saison
club-season-gone = Cette saison a été supprimée.
club-season-table = Classement
club-season-empty = Choisissez les séances qui font partie de cette saison.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Points
            [card_points] Points de cartes
            [difference] Écart en points de cartes
            [wins] Parties gagnées
           *[places] Points selon la place
        }, { $count } séance.
       *[other] { $figure ->
            [points] Points
            [card_points] Points de cartes
            [difference] Écart en points de cartes
            [wins] Parties gagnées
           *[places] Points selon la place
        }, les { $count } séances.
    }
    [one] { $figure ->
        [points] Points
        [card_points] Points de cartes
        [difference] Écart en points de cartes
        [wins] Parties gagnées
       *[places] Points selon la place
    }, la meilleure séance sur { $count }.
   *[other] { $figure ->
        [points] Points
        [card_points] Points de cartes
        [difference] Écart en points de cartes
        [wins] Parties gagnées
       *[places] Points selon la place
    }, les { $best } meilleures séances sur { $count }.
}
club-season-score = { $day } : { $value }
club-season-score-not = { $day } : ({ $value })
club-season-ties = À total égal, la meilleure séance départage.
club-season-counts = Barème
club-season-best = Pour chaque joueur, combien de ses meilleures séances comptent ?
club-season-all = toutes
club-season-figure = Ce que rapporte chaque séance :
club-season-figure-of = { $figure ->
    [points] points
    [card_points] points de cartes
    [difference] écart
    [wins] parties gagnées
   *[places] points selon la place
}
club-season-places = Points à partir de la première place : { $points }. Les autres marquent 0.
club-season-evenings = Séances de cette saison :
club-season-figures = Donnes, paires et records de toutes ses tables
club-season-delete = Supprimer cette saison
club-season-delete-hint = Ses séances sont gardées.
club-print = Imprimer
club-table-file = Tableur
club-ratings = Cotes
club-ratings-hint = Force de jeu estimée d’après les résultats, pour chaque joueur. Le second nombre est la marge d’erreur.
club-ratings-order = L’ordre tient compte de la marge : avec peu de parties, on est classé plus bas.
club-ratings-show = Calculer
club-ratings-missing = Pour les cotes, il faut un paquet de plus : installez « canasta-scorekeeper[web] ».
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
publish-title = Club de canasta
publish-hint = Séances, saisons, cotes et records en simples pages web dans un fichier zip, à décompresser sur n’importe quel serveur web.
publish-club = Nom du club
publish-names = Noms sur les pages
publish-names-of = { $who ->
    [agreed] Avec accord
   *[all] Tout le monde
}
publish-names-hint = Touchez ceux qui acceptent d’être nommés. Les autres apparaissent avec leurs initiales.
publish-running = Inclure les séances en cours
publish-save = Enregistrer comme fichier zip
publish-evenings = Séances
publish-none = Aucune séance terminée pour l’instant.
publish-records = Records
publish-record = { $kind ->
    [highest_match] Meilleure partie
    [largest_margin] Plus grand écart
    [best_deal] Meilleure donne
    [most_canastas] Le plus de { -canasta }s en une donne
   *[longest_streak] Plus longue série de victoires
}

## How a rule set is played, made of its values

how-to-play = Comment jouer
how-to-play-values = Toutes les valeurs
how-to-play-sources = Sources
rule-sets-played = Les plus joués ici
rule-sets-times = { $count ->
    [one] Joué ici une fois
   *[other] Joué ici { $count } fois
}
rule-sets-for = Nombre de joueurs
rule-sets-for-said = À { $players } joueurs
rule-sets-search = Chercher un règlement
rule-sets-rare = Autres règlements
    .detail = Moins connus : { $count }
rule-sets-none = Aucun règlement trouvé.
play-head-aim = But du jeu
play-head-sides = Joueurs et cartes
play-head-dealing = Distribution
play-head-turn = Un tour de jeu
play-head-melds = Combinaisons
play-head-wilds = Atouts
play-head-canastas = { -canasta(case: "upper") }s
play-head-red-threes = Trois rouges
play-head-black-threes = Trois noirs
play-head-pile = Prendre la pile
play-head-special = Mains spéciales
play-head-acaba = Acaba
play-head-penalties = Pénalités
play-head-initial = Ouverture
play-head-out = Sortie
play-head-scoring = Décompte
play-head-end = Fin de la partie
play-head-players = À { $players } joueurs
play-head-later = Deuxième phase
play-aim = { $melds ->
    [sequences] On rassemble des suites d’une même couleur et on les pose face visible : ce sont des combinaisons.
    [both] On rassemble des cartes de même rang et des suites d’une même couleur, et on les pose face visible : ce sont des combinaisons.
   *[groups] On rassemble des cartes de même rang et on les pose face visible : ce sont des combinaisons.
} Les longues combinaisons sont des { -canasta }s, qui rapportent le plus de points.
play-aim-target = On joue une donne après l’autre, jusqu’à ce qu’un camp ait { $points } points.
play-later = Quand un joueur a atteint { $points } points, les règles ci-dessous valent de la donne suivante à la fin de la partie.
play-aim-deals = { $deals ->
    [one] Une partie compte une seule donne.
   *[other] Une partie compte { $deals } donnes.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] On joue en { $sides } équipes de deux. Les partenaires sont assis face à face et réunissent leurs combinaisons.
       *[other] On joue en { $sides } camps de { $size }. Les joueurs des différents camps sont assis en alternance, et les partenaires réunissent leurs combinaisons.
    }
    [lone_hand] On joue à { $sides }. À chaque donne, un joueur est seul contre les autres.
   *[individual] On joue à { $sides }, chacun pour soi. Le mot « camp » désigne alors un seul joueur.
}
play-lone-pile = Le premier à prendre la pile joue seul le reste de la donne. Les autres réunissent alors leurs combinaisons.
play-packs = Il faut { $packs ->
    [one] un jeu de cartes
   *[other] { $packs } jeux de cartes
} { $jokers ->
    [0] sans jokers
   *[other] et { $jokers } jokers
}, soit { $cards } cartes en tout.
play-first-dealer = { $value ->
    [by_lot] On tire au sort le premier donneur.
   *[any_method] On choisit le premier donneur comme on veut.
}
play-dealing = { $players ->
    [2] L’adversaire du donneur coupe, joue en premier et donne la fois suivante.
   *[other] { $value ->
        [counterclockwise] Le joueur à gauche du donneur coupe. Celui de droite joue en premier et donne la fois suivante. On joue dans le sens antihoraire.
       *[clockwise] Le joueur à droite du donneur coupe. Celui de gauche joue en premier et donne la fois suivante. On joue dans le sens horaire.
    }
}
play-hand = Chacun reçoit { $cards } cartes.
play-foot = { $taken ->
    [after_first_canasta] Chacun reçoit aussi une seconde main de { $cards } cartes, face cachée, qu’il prend après sa première canasta.
    [by_side] Chaque camp a aussi un { foot-name } de { $cards } cartes, face cachée. Le premier de ses joueurs qui n’a plus de cartes le prend.
   *[after_hand] Chacun reçoit aussi un pied de { $cards } cartes, qui reste face cachée jusqu’à ce qu’il ait joué toute sa main.
}
play-foot-alone = Chaque joueur a aussi un { foot-name } de { $cards } cartes, face cachée, qu’il prend quand il n’a plus de cartes en main.
play-foot-lone = Il y a deux pozzetti, l’un de { $lone } cartes et l’autre de { $cards }. Le premier joueur qui n’a plus de cartes prend celui de { $lone } et joue seul le reste de la donne. Les deux autres réunissent alors leurs combinaisons et se partagent l’autre pozzetto.
play-first-pile = { $value ->
    [upcard_value] La pile commence par une carte retournée, à laquelle on ajoute autant de cartes que vaut la première, de une pour un as à treize pour un roi. Les autres cartes forment le talon.
    [no_card] Les autres cartes forment le talon. La pile commence par la première carte défaussée.
   *[one_card] La pile commence par une carte retournée. Les autres cartes forment le talon.
}
play-draw = { $cards ->
    [one] À son tour, on commence par piocher une carte du talon ou par prendre la pile.
   *[other] À son tour, on commence par piocher { $cards } cartes du talon ou par prendre la pile.
}
play-discard = Ensuite, on peut poser des cartes. On finit son tour en défaussant une carte face visible sur la pile.
play-add = À chaque tour, on peut ajouter des cartes aux combinaisons de son camp, jamais à celles d’un autre.
play-meld = Une combinaison compte au moins { $cards } cartes de même rang.
play-meld-ranks = Seuls ces rangs peuvent former un groupe : { $ranks }.
play-meld-most = Une combinaison n’a jamais plus de { $cards } cartes.
play-meld-most-waived = Seul un joueur qui sort peut en poser davantage.
play-one-meld = { $value ->
    [yes] Un camp ne peut avoir qu’une combinaison de chaque rang.
   *[no] Un camp peut avoir plusieurs combinaisons de même rang.
}
play-twos = On peut aussi poser des 2 seuls.
play-sequence = { $ends ->
    [same] Une suite est aussi une combinaison : { $least } à { $most } cartes consécutives d’une couleur.
   *[different] Une suite est aussi une combinaison : { $least } à { $most } cartes consécutives d’une couleur. Carte la plus basse : { $low }, la plus haute : { $high }.
}
play-sequence-only = { $ends ->
    [same] Une combinaison est une suite : { $least } à { $most } cartes consécutives d’une couleur.
   *[different] Une combinaison est une suite : { $least } à { $most } cartes consécutives d’une couleur. Carte la plus basse : { $low }, la plus haute : { $high }.
}
play-sequence-two = Dans une suite, l’as peut être en bas ou en haut, et un 2 à sa propre place compte comme une carte naturelle.
play-sequence-aces = { $aces ->
    [1] Une suite ne contient qu’un seul as.
   *[other] Une suite peut commencer et finir par un as.
}
play-sequence-wilds = { $wilds ->
    [0] Une suite ne peut pas contenir d’atout.
    [one] Une suite contient un atout au plus.
   *[other] Une suite contient { $wilds } atouts au plus.
}
play-wild = { $jokers ->
    [yes] Les jokers et les 2 sont des atouts
   *[no] Les 2 sont des atouts
} : ils remplacent toute autre carte. Il faut au moins { $naturals ->
    [one] une carte naturelle par combinaison.
   *[other] { $naturals } cartes naturelles par combinaison.
}
play-wild-most = { $wilds ->
    [0] Une combinaison ne peut pas contenir d’atout.
    [one] Une combinaison peut contenir un atout au plus.
   *[other] Une combinaison peut contenir { $wilds } atouts au plus.
}
play-wild-no-group = Un groupe de même rang ne peut pas contenir d’atout.
play-wild-share = { $value ->
    [lt] Une combinaison a toujours moins d’atouts que de cartes naturelles.
   *[le] Une combinaison n’a jamais plus d’atouts que de cartes naturelles.
}
play-wild-alone = On peut aussi poser des atouts seuls, jusqu’à { $cards }.
play-wild-never-alone = On ne peut pas poser des atouts seuls.
play-wild-first = Un camp qui a commencé une combinaison d’atouts doit la finir avant de mettre des atouts ailleurs.
play-wild-never = { $count ->
    [one] Les combinaisons de rang { $ranks } se posent toujours sans atout.
   *[other] Les combinaisons de ces rangs se posent toujours sans atout : { $ranks }.
}
play-wild-aces = On ne met des atouts avec les as qu’à l’ouverture.
play-wild-five = Après l’ouverture, on n’ajoute d’atouts qu’aux combinaisons qui ont au moins cinq cartes naturelles.
play-canasta = { $melds ->
    [sequences] Une suite de { $cards } cartes ou plus est { -une } { -canasta }.
    [both] Une combinaison de { $cards } cartes ou plus, de même rang ou en suite, est { -une } { -canasta }.
   *[groups] Une combinaison de { $cards } cartes ou plus est { -une } { -canasta }.
}
play-canasta-full = Une combinaison de { $cards } cartes est { -une } { -canasta }.
play-canasta-sequence = Seule une suite de { $cards } cartes ou plus est { -une } { -canasta }. Un groupe de même rang n’en forme jamais.
play-canasta-natural = { -canasta.gender ->
    [masculine] Un
   *[feminine] Une
} { -canasta } { -pure }, sans atout, rapporte { $points } points.
play-canasta-mixed = { -canasta.gender ->
    [masculine] Un
   *[feminine] Une
} { -canasta } { -impure }, avec des atouts, rapporte { $points } points.
play-canasta-bonus = { $type ->
    [wild] Une canasta d’atouts rapporte { $points } points.
    [wild_all_twos] Si ce ne sont que des 2, elle rapporte { $points } points.
    [wild_four_jokers] Avec quatre jokers, elle rapporte { $points } points.
    [sequence] Une suite qui est une canasta rapporte { $points } points.
    [sevens] Une canasta de 7 rapporte { $points } points.
    [fives] Une canasta de 5 rapporte { $points } points.
    [aces] Une canasta d’as rapporte { $points } points.
    [sevens_mixed] Une canasta de 7 avec des atouts rapporte { $points } points.
    [aces_mixed] Une canasta d’as avec des atouts rapporte { $points } points.
    [semi_natural] Si l’on ajoute un atout à { -une } { -canasta } { -pure }, on parle de { -canasta } { -semi-pure } : la prime est de { $points } points.
    [suit_ace_to_ace] Une suite de l’as à l’as sans atout rapporte { $points } points.
    [suit_whole] Une suite d’une couleur entière sans atout rapporte { $points } points.
    [suit_mixed] Une suite d’une couleur entière avec un atout rapporte { $points } points.
    [rank_whole] Huit cartes de même rang sans atout rapportent { $points } points.
    [rank_mixed] Huit cartes de même rang et un atout rapportent { $points } points.
    [twos_natural] Une canasta pure de 2 rapporte { $points } points.
   *[twos_mixed] Une canasta impure de 2 rapporte { $points } points.
}
play-canasta-cards = { $value ->
    [yes] Les cartes d’{ -une } { -canasta } comptent en plus de sa prime.
   *[no] Les cartes d’{ -une } { -canasta } ne comptent pas, seulement sa prime.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Une canasta posée d’un coup depuis la main rapporte le double de sa prime.
       *[other] Une canasta posée d’un coup depuis la main rapporte { $amount } fois sa prime.
    }
   *[add] Une canasta posée d’un coup depuis la main rapporte { $amount } points de plus.
}
play-canasta-trump = La première carte retournée est la retourne. { $times ->
    [2] Une suite de sa couleur qui est { -une } { -canasta } rapporte le double de sa prime.
   *[other] Une suite de sa couleur qui est { -une } { -canasta } rapporte { $times } fois sa prime.
}
play-canasta-extra = Plusieurs { -canasta }s rapportent une prime en plus :
play-canasta-out = Seul le camp qui sort reçoit la prime de ces { -canasta }s : { $types }.
play-red-threes = { $value ->
    [yes] Les trois rouges ne forment pas de combinaison. Dès qu’on en a un, on le pose face visible et on pioche une autre carte.
   *[no] Les trois rouges ne forment pas de combinaison. Dès qu’on en a un, on le pose face visible, sans piocher d’autre carte.
}
play-red-each = Chaque trois rouge vaut { $points } points.
play-red-all = Chaque trois rouge vaut { $points } points. Les { $threes } ensemble en valent { $together }.
play-red-values = Plus un camp a de trois rouges, plus ils valent ensemble :
play-red-sides = { $below ->
    [zero] Les trois rouges ne comptent que pour un camp qui a ouvert.
   *[minus] Les trois rouges comptent pour un camp qui a ouvert et contre un camp qui n’a pas ouvert.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Les trois rouges ne comptent que pour un camp avec une canasta de 7.
           *[minus] Les trois rouges comptent pour un camp avec une canasta de 7 et contre un camp qui n’en a pas.
        }
        [natural] { $below ->
            [zero] Les trois rouges ne comptent que pour un camp avec une canasta pure.
           *[minus] Les trois rouges comptent pour un camp avec une canasta pure et contre un camp qui n’en a pas.
        }
       *[canastas] { $below ->
            [zero] Les trois rouges ne comptent que pour un camp avec une canasta.
           *[minus] Les trois rouges comptent pour un camp avec une canasta et contre un camp qui n’en a pas.
        }
    }
   *[other] { $below ->
        [zero] Les trois rouges ne comptent que pour un camp avec au moins { $canastas } canastas.
       *[minus] Les trois rouges comptent pour un camp avec au moins { $canastas } canastas et contre un camp qui en a moins.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Les trois rouges comptent contre un camp qui n’a pas ouvert.
       *[other] Les trois rouges comptent contre un camp qui a ouvert.
    }
    [zero] { $melded ->
        [0] Les trois rouges ne comptent pas pour un camp qui n’a pas ouvert.
       *[other] Les trois rouges ne comptent pas pour un camp qui a ouvert.
    }
   *[plus] { $melded ->
        [0] Les trois rouges comptent pour tous les camps.
       *[other] Les trois rouges comptent pour un camp qui a ouvert.
    }
}
play-red-canastas = { $sign ->
    [minus] Les trois rouges comptent contre un camp { $what }.
    [zero] Les trois rouges ne comptent pas pour un camp { $what }.
   *[plus] Les trois rouges comptent pour un camp { $what }.
}
play-red-never = Les trois rouges ne se posent pas, ni seuls ni en combinaison.
play-threes-plain = Les trois sont des cartes comme les autres.
play-red-all-four = Si les quatre trois rouges comptent contre un camp, ils lui coûtent { $points } points en tout.
play-red-as-tabled = Un trois rouge resté en main compte comme posé tant que le camp n’a pas de { -canasta }.
play-red-in-hand = Un trois rouge encore en main à la fin de la donne coûte { $points } points.
play-black-each = { $place ->
    [captured_values] Chaque trois noir pris avec la pile rapporte { $points } points.
   *[tabled_values] Chaque trois noir sur la table vaut { $points } points.
}
play-black-all = { $place ->
    [captured_values] Chaque trois noir pris avec la pile rapporte { $points } points. Les { $threes } ensemble en rapportent { $together }.
   *[tabled_values] Chaque trois noir sur la table vaut { $points } points. Les { $threes } ensemble en valent { $together }.
}
play-black-values = { $place ->
    [captured_values] Plus un camp prend de trois noirs avec la pile, plus ils rapportent ensemble :
   *[tabled_values] Plus un camp a de trois noirs sur la table, plus ils valent ensemble :
}
play-black-role = { $value ->
    [discard_only] On peut seulement défausser les trois noirs.
    [tabled_bonus] On pose les trois noirs comme les trois rouges.
    [removed_from_pile] Quand on prend la pile, ses trois noirs quittent le jeu.
   *[stop_card] Un trois noir sur le dessus de la pile la bloque : le joueur suivant ne peut pas la prendre.
}
play-black-meld = { $when ->
    [any] On peut poser les trois noirs à tout moment, au moins { $least } ensemble
   *[going_out] On ne pose les trois noirs qu’en sortant, au moins { $least } ensemble
}{ $wilds ->
    [yes] , avec ou sans atouts.
   *[no] , sans atout.
}
play-black-most = Une combinaison de trois noirs en compte { $cards } au plus.
play-black-never = Les trois noirs ne forment jamais de combinaison.
play-black-as-tabled = Un trois noir resté en main compte comme posé tant que le camp n’a pas de { -canasta }.
play-black-in-hand = Un trois noir encore en main à la fin de la donne coûte { $points } points.
play-pile = { $value ->
    [natural_pair] Pour prendre la pile, il faut avoir en main deux cartes naturelles du même rang que la carte du dessus et poser aussitôt les trois ensemble.
    [no_wild] Pour prendre la pile, il faut poser aussitôt la carte du dessus, avec des cartes naturelles seulement.
    [nothing] On peut prendre la pile à chaque tour, sans être obligé d’en poser une carte.
    [top_card] Pour prendre la pile, il faut poser aussitôt la carte du dessus. On la pose avec des cartes de sa main ou sur une combinaison de son camp.
    [any_of_pile] Pour prendre la pile, il faut poser aussitôt une de ses cartes. On la pose avec des cartes de sa main ou sur une combinaison de son camp.
   *[any] Pour prendre la pile, il faut poser aussitôt la carte du dessus. On la pose avec deux cartes naturelles de même rang prises dans sa main, avec une seule et un atout, ou sur une combinaison de son camp.
}
play-pile-frozen = La pile est gelée pour un camp qui n’a pas ouvert. Elle l’est pour tous tant qu’elle contient un atout. Pour prendre une pile gelée, il faut poser aussitôt la carte du dessus avec deux cartes naturelles de même rang prises dans sa main.
play-pile-all = On prend toujours toute la pile.
play-pile-cards = { $cards ->
    [one] On ne prend que la carte du dessus.
   *[other] On ne prend que les { $cards } cartes du dessus.
}
play-pile-canasta = { $value ->
    [yes] On peut aussi prendre la pile pour ajouter la carte du dessus à { -une } { -canasta } { -finie }.
   *[no] On ne peut pas prendre la pile pour ajouter la carte du dessus à { -une } { -canasta } { -finie }.
}
play-pile-always-frozen = La pile est toujours gelée.
play-pile-pair-canasta = On ne peut pas prendre la pile si son camp a déjà { -une } { -canasta } { -finie } du même rang que la carte du dessus.
play-out-ends = On sort en se défaisant de sa dernière carte. La donne s’arrête alors.
play-pile-jokers = { $value ->
    [yes] On peut défausser les jokers.
   *[no] On ne peut pas défausser les jokers.
}
play-initial = { $value ->
    [hand_number] L’ouverture, ce sont les premières cartes qu’un camp pose dans la donne, même en plusieurs combinaisons. Ensemble, elles doivent valoir un minimum, qui dépend du numéro de la donne :
   *[score] L’ouverture, ce sont les premières cartes qu’un camp pose dans la donne, même en plusieurs combinaisons. Ensemble, elles doivent valoir un minimum, qui dépend du total du camp :
}
play-initial-top = { $value ->
    [yes] Si l’on ouvre en prenant la pile, sa carte du dessus compte, mais pas les autres.
   *[no] Si l’on ouvre en prenant la pile, ses cartes ne comptent pas.
}
play-initial-none = Il n’y a pas de minimum pour ouvrir.
play-initial-again = Le minimum de la dernière ligne ne vaut que pour la première donne qu’un camp commence avec un tel total. Dans ses donnes suivantes, le minimum est de { $points }.
play-initial-no-pile = On ne peut pas ouvrir en prenant la pile.
play-initial-no-mixed = On ne peut pas ouvrir avec { -une } { -canasta } { -impure }.
play-initial-only = { $what ->
    [canasta_always_suffices] On peut toujours ouvrir avec { -une } { -canasta }.
    [naturals_only] On ne peut ouvrir qu’avec des cartes naturelles.
   *[clean_triple_required] Pour ouvrir, il faut trois cartes naturelles de même rang.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Les primes et les trois rouges comptent pour ouvrir.
        [no] Les primes comptent pour ouvrir, mais pas les trois rouges.
       *[none] Les primes comptent pour ouvrir.
    }
   *[no] { $red_threes ->
        [yes] Les trois rouges comptent pour ouvrir, mais pas les primes.
        [no] Les primes et les trois rouges ne comptent pas pour ouvrir.
       *[none] Les primes ne comptent pas pour ouvrir.
    }
}
play-initial-after = Après son ouverture, un camp n’a plus de minimum à atteindre dans la donne.
play-initial-concealed = { $value ->
    [always] Si l’on sort caché, il n’y a pas de minimum pour ouvrir.
    [if_drawn_from_stock] Si l’on sort caché sans avoir pris la pile, il n’y a pas de minimum pour ouvrir.
   *[never] Même si l’on sort caché, il faut atteindre le minimum pour ouvrir.
}
play-out = { $canastas ->
    [0] Un camp peut sortir sans { -canasta }.
    [one] Pour sortir, un camp doit avoir { -une } { -canasta }.
   *[other] Pour sortir, un camp doit avoir { $canastas } { -canasta }s.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Au moins une doit être pure.
       *[other] Au moins { $count } doivent être pures.
    }
    [mixed] { $count ->
        [one] Au moins une doit être impure.
       *[other] Au moins { $count } doivent être impures.
    }
    [wild] { $count ->
        [one] Au moins une doit être d’atouts.
       *[other] Au moins { $count } doivent être d’atouts.
    }
    [sevens] { $count ->
        [one] Au moins une doit être de 7. Celle-là ne compte ni comme pure ni comme impure.
       *[other] Au moins { $count } doivent être de 7. Celles-là ne comptent ni comme pures ni comme impures.
    }
    [fives] { $count ->
        [one] Au moins une doit être de 5. Celle-là ne compte ni comme pure ni comme impure.
       *[other] Au moins { $count } doivent être de 5. Celles-là ne comptent ni comme pures ni comme impures.
    }
   *[sequence] { $count ->
        [one] Au moins une doit être une suite.
       *[other] Au moins { $count } doivent être des suites.
    }
}
play-out-kind--burraco = { $type ->
    [natural] { $count ->
        [one] L’un d’eux au moins doit être pur.
       *[other] { $count } d’entre eux au moins doivent être purs.
    }
    [mixed] { $count ->
        [one] L’un d’eux au moins doit être impur.
       *[other] { $count } d’entre eux au moins doivent être impurs.
    }
   *[other] { play-out-kind--usual }
}
play-out-kind--buraco = { play-out-kind--usual }
play-out-kind--burako = { play-out-kind--usual }
play-out-kind--buraco_closed = { play-out-kind--usual }
play-out-kind--tranca = { play-out-kind--usual }
play-out-kind--biriba = { play-out-kind--usual }
play-out-only = { $type ->
    [natural] Il faut { -une } { -canasta } { -pure }.
    [mixed] Il faut { -une } { -canasta } { -impure }.
    [wild] Il faut { -une } { -canasta } d’atouts.
    [sevens] Il faut { -une } { -canasta } de 7.
    [fives] Il faut { -une } { -canasta } de 5.
   *[sequence] Il faut une suite.
}
play-out-exclude = Ces { -canasta }s ne comptent pas pour sortir : { $types }.
play-out-short = On ne peut pas sortir tant que son camp a { -une } { -canasta } { -inachevee } d’une de ces sortes : { $types }.
play-out-foot = Le camp doit aussi avoir pris son { foot-name }.
play-out-discard = { $value ->
    [yes] Il faut défausser la dernière carte.
   *[no] On peut poser ou défausser la dernière carte.
}
play-out-last = { $value ->
    [must_discard] Tant que le camp n’a pas de { -canasta }, il faut garder une carte à défausser.
   *[may_be_kept] Tant que le camp n’a pas de { -canasta }, on peut garder sa dernière carte au lieu de la défausser.
}
play-out-concealed = On sort caché si l’on joue toute sa main en un seul tour sans rien avoir posé auparavant.
play-out-partner = { $value ->
    [must_ask] Il faut demander à son partenaire avant de sortir.
   *[may_ask_binding] On peut demander à son partenaire avant de sortir. Sa réponse engage.
}
play-stock-out = { $value ->
    [after_last_draw] La donne finit après le tour où la dernière carte du talon a été piochée.
    [pile_becomes_stock] Quand le talon est épuisé, on retourne la pile, qui devient le talon.
    [foot_becomes_stock] Quand le talon est épuisé, un { foot-name } que personne n’a pris devient le talon. S’il n’y en a plus, la donne finit.
   *[until_pile_refused] Quand le talon est épuisé, la donne continue jusqu’à ce qu’un joueur ne puisse ou ne veuille pas prendre la pile.
}
play-stock-last-turn = Le joueur qui a pioché la dernière carte finit son tour.
play-score = À la fin d’une donne, un camp marque ses primes et la valeur des cartes qu’il a posées. { $value ->
    [every_card_of_hand_and_foot] La valeur des cartes restées dans la main et le pied est déduite.
   *[every_card_of_all_partners] La valeur des cartes restées en main est déduite.
}
play-score-negative = Si un camp n’a pas de { -canasta }, la valeur des cartes qu’il a posées est aussi déduite.
play-score-out = La sortie rapporte { $points } points.
play-partners-half = { $halves ->
    [toward_zero] Les deux partenaires reçoivent chacun la moitié des points qu’ils marquent ensemble, arrondie vers zéro.
   *[up] Les deux partenaires reçoivent chacun la moitié des points qu’ils marquent ensemble, arrondie au-dessus.
}
play-partners-whole = Les deux partenaires reçoivent chacun tous les points qu’ils marquent ensemble.
play-score-concealed = La sortie cachée rapporte { $points } points de plus.
play-exact-pickup = Le joueur qui prend d’un coup exactement les cartes de sa main et de son { foot-name } marque { $points } points.
play-score-cards = Les cartes valent :
play-acaba = Un joueur qui ne voit plus comment gagner peut annoncer « acaba ». La donne s’arrête alors : chaque autre camp marque { $others } points, et celui du joueur { $own }.
play-acaba-partner = { $value ->
    [must_ask] Il faut demander à son partenaire avant d’annoncer l’acaba.
   *[may_ask_binding] On peut demander à son partenaire avant d’annoncer l’acaba. Sa réponse engage.
}
play-auto-win = Un camp qui a { $canastas } { -canasta }s en une donne marque { $points } points et gagne la partie.
play-auto-win-instead = Un camp qui a { $canastas } { -canasta }s en une donne gagne la partie. Il marque { $points } points à la place de ses autres points de la donne.
play-special = { $value ->
    [add] Une main spéciale se pose d’un seul coup et compte en plus de tout le reste :
   *[replace] Une main spéciale se pose d’un seul coup et compte à la place de tout le reste :
}
play-penalties = Chacun de ces cas coûte des points :
play-penalty-foot = Si aucun camp n’a pris son { foot-name }, cela ne coûte rien.
play-end = { $value ->
    [highest_after_last_deal] Après la dernière donne, le total le plus haut gagne.
   *[highest_at_target] La partie finit avec la donne où un camp atteint l’objectif. Le total le plus haut gagne.
}
play-end-tie = { $value ->
    [drawn_game] En cas d’égalité en tête, la partie est nulle.
   *[play_another_hand] En cas d’égalité en tête, on joue une autre donne.
}

## How a rule set differs from another

differ-not = Pas ici : { $sentence }
differ-title = { $here } : différences avec { $there }
differ-tab = Différences
differ-same = Se joue exactement comme { $name }.
differ-choose = Je connais d’autres règles
differ-choose-hint = Quelles règles connaissez-vous ?
differ-details = { $count ->
    [one] { $count } différence mineure
   *[other] { $count } différences mineures
}
compare-choose = { $name }. Choisir d’autres règles

## Questions that lead to a rule set

ask-title = Quelles sont nos règles ?
    .detail = { $most } questions au plus pour trouver votre règlement
ask-number = Question { $number }
ask-left = { $count ->
    [one] { $count } règlement possible
   *[other] { $count } règlements possibles
}
ask-unknown = Je ne sais pas
ask-again = Recommencer
ask-more = Encore une question
ask-found = { $count ->
    [one] Voici vos règles
   *[other] Sans doute l’un de ceux-ci
}
ask-read = Lire les règles
ask-players = Combien êtes-vous à jouer ?
ask-sides = Jouez-vous avec des partenaires ?
ask-foot = Y a-t-il une deuxième main, le pied ou pozzetto ?
ask-sequences = Peut-on poser des suites d’une même couleur ?
ask-end = Combien de temps dure une partie ?
ask-packs = Combien de jeux de cartes mélangez-vous ?
ask-hand = Combien de cartes chacun reçoit-il ?
ask-draw = Combien de cartes pioche-t-on par tour ?
ask-out = Combien de canastas faut-il pour sortir ?
ask-wild = Combien rapporte une canasta d’atouts ?
ask-sevens = Combien rapporte une canasta de 7 ?
ask-natural = Combien rapporte une canasta pure ?
ask-red = Combien valent en tout 1, 2, 3… trois rouges ?
ask-special = Y a-t-il des mains spéciales, comme des suites ou des paires ?
ask-acaba = Peut-on annoncer « acaba » pour finir la donne ?
ask-last = Faut-il défausser la dernière carte ?
ask-concealed = Une canasta posée d’un coup rapporte-t-elle plus ?
ask-wilds = Combien d’atouts une combinaison peut-elle contenir ?
ask-pile = Que faut-il pour prendre une pile non gelée ?
