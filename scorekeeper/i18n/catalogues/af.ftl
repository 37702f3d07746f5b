### Afrikaans. One word for a thing, everywhere (English = Afrikaans):
### meld = pakkie; to meld, to lay = neersit; melded, opened = neergesit; initial meld = eerste pakkies
### going out = uitspeel; out = uit; concealed = verborge (verborge uitspeel)
### natural, mixed canasta = suiwer, onsuiwer canasta; wild canasta = wilde canasta
### canasta laid whole from the hand = handcanasta; sequence = reeks; sequence canasta = reekscanasta
### natural card = natuurlike kaart; wild card = wildekaart; natural pair = natuurlike paar
### rank = waarde; card value = kaartpunte; suit = kleur
### red three = rooi drie (rooi dries); black three = swart drie
### pile (discard pile) = stapel, weggooistapel; stock = trekstapel; frozen = gevries; top card = boonste kaart
### to draw, to take the pile = optel; to discard = weggooi
### pack of cards = pak; hand = hand; foot = voet (Hand-en-voet); special hand = spesiale hand; lone hand = alleenspel
### deal = rondte (of a club night: speelronde); to deal = deel; dealer = deler; game, match = spel; rematch = weer speel
### side = span; partnership = paar; partner = maat; acaba = acaba; tie, draw = gelykop
### target = teiken; score = telling; total = totaal; to record = aanteken; score sheet = telkaart; scorekeeper = toep
### rule = reël; rule set = variasie; house rules = huisreëls; usual variation = algemene huisreël; penalty = strafpunte
### undo = ontdoen; redo = herdoen; edit = wysig; delete = vee uit; settings = instellings; backup = rugsteunkopie; to save = stoor
### app = toep; device = toestel; file = lêer; folder = vouer; to type = intik; to tap = tik op; import = invoer; export = uitvoer
### of a game: die burraco, die biriba as a canasta; die pozzetto, morto, muerto, biribaki as a foot
### Club. club = klub; session = speeldag; round = speelronde, never rondte (that is a deal); to draw = loot, loting
### entry = inskrywing; pair = paar; team = groep (span is a side); individuals = individueel; player left over = wat oorbly
### check in = aanmeld, aanmelding; check out = afmeld; substitute = plaasvervanger; to rest = rus; bye = loslootjie
### standing = ranglys; place = plek; level = gelyk; tie-break = beslisreël; difference = verskil; scheme = puntestelsel
### card points = kaartpunte; victory points = oorwinningspunte; result = uitslag; to report = indien; to agree = bevestig
### disputed = in geskil, to dispute = betwis; to decide = besluit; to correct = regstel; to close a round = sluit, afgesluit
### walkover = verstek; to agree on a rule = ooreenkom, never afspreek
### organiser = organiseerder; phone = foon; code = kode; to scan = skandeer; card of a table = tafelkaart; big screen = groot skerm
### log = logboek; season = seisoen; table of figures = tabel (tafel is where one sits); member = lid; guest = gas; rating = speelsterkte

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J
letter-3b = B
letter-3r = R

## Lines of a score

line-melded_cards = Kaarte op die tafel
line-canasta = { $type ->
    [natural] Suiwer { canasta-name }s
    [mixed] Onsuiwer { canasta-name }s
    [wild] Wilde { canasta-name }s
    [wild_all_twos] Wilde { canasta-name }s, net twees
    [wild_four_jokers] Wilde { canasta-name }s met vier jokers
    [sequence] Reekscanastas
    [sevens] { play-head-canastas } van sewes
    [fives] { play-head-canastas } van vywe
    [aces] { play-head-canastas } van ase
    [sevens_mixed] Onsuiwer { canasta-name }s van sewes
    [aces_mixed] Onsuiwer { canasta-name }s van ase
    [semi_natural] Halfsuiwer { canasta-name }s
    [suit_ace_to_ace] { play-head-canastas } van aas tot aas
    [suit_whole] { play-head-canastas } van ’n hele kleur
    [suit_mixed] Onsuiwer { canasta-name }s van ’n hele kleur
    [rank_whole] { play-head-canastas } van agt kaarte van een waarde
    [rank_mixed] Onsuiwer { canasta-name }s van agt kaarte van een waarde
    [twos_natural] Suiwer { canasta-name }s van twees
    [twos_mixed] Onsuiwer { canasta-name }s van twees
   *[other] { play-head-canastas }
}
line-concealed_canasta = Handcanastas
line-trump_canasta = { play-head-canastas } in die troefkleur
line-extra_bonus = Bonus vir die getal { canasta-name }s
line-red_threes = Rooi dries
line-black_threes = Swart dries
line-captured_black_threes = Swart dries uit die stapel
line-go_out = Uitspeel
line-concealed_go_out = Verborge uitspeel
line-cards_in_hand = Kaarte oor in die hand
line-black_threes_in_hand = Swart dries oor in die hand
line-feet_untaken = { record-foot } nie opgetel nie
line-exact_pickups = Presies genoeg gevat
line-partners_half = Maat se helfte
line-red_threes_in_hand = Rooi dries oor in die hand
line-incomplete = Onvoltooide { canasta-name }s
line-held = Sewes of ase teruggehou
line-seven_canastas = Sewe { canasta-name }s
line-special_hand = Spesiale hand
line-acaba = Acaba
line-total = Totaal ingevul
line-total_base = { play-head-canastas } en bonusse
line-total_cards = Kaarte
line-adjustment = Strafpunte of bonus

brief-melded_cards = kaarte
brief-canasta = { $type ->
    [natural] suiwer
    [mixed] onsuiwer
    [wild] wild
    [wild_all_twos] wild van twees
    [wild_four_jokers] wild met vier jokers
    [sequence] { $count ->
        [one] reeks
       *[other] reekse
    }
    [sevens] sewes
    [fives] vywe
    [aces] ase
    [sevens_mixed] onsuiwer sewes
    [aces_mixed] onsuiwer ase
    [semi_natural] halfsuiwer
    [suit_ace_to_ace] aas tot aas
    [suit_whole] hele kleur
    [suit_mixed] hele kleur, onsuiwer
    [rank_whole] agt van een waarde
    [rank_mixed] agt van een waarde, onsuiwer
    [twos_natural] suiwer twees
    [twos_mixed] onsuiwer twees
   *[other] { $count ->
        [one] canasta
       *[other] canastas
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
brief-concealed_canasta = handcanasta
brief-trump_canasta = in troef
brief-extra_bonus = canastabonus
brief-red_threes = { $count ->
    [one] rooi drie
   *[other] rooi dries
}
brief-black_threes = { $count ->
    [one] swart drie
   *[other] swart dries
}
brief-captured_black_threes = swart uit die stapel
brief-go_out = uit
brief-concealed_go_out = verborge
brief-cards_in_hand = in die hand
brief-black_threes_in_hand = swart dries in die hand
brief-feet_untaken = { foot-name } nie opgetel nie
brief-exact_pickups = presies genoeg gevat
brief-partners_half = maat se helfte
brief-red_threes_in_hand = rooi dries in die hand
brief-incomplete = onvoltooid
brief-held = teruggehou
brief-seven_canastas = sewe { canasta-name }s
brief-special_hand = spesiale hand
brief-acaba = acaba
brief-total = as totaal
brief-total_base = { canasta-name }s en bonusse
brief-total_cards = kaarte
brief-adjustment = straf of bonus

## What is wrong with a deal

problem-negative = { $count } kan nie: vul 0 of meer in
problem-counted_twice = twee keer ingevul: as kaarte en as totaal
problem-base_without_total = tik ook die span se totaal in, nie net die punte vir canastas en bonusse nie
problem-wrong_number_of_sides =
    { $count ->
        [one] een span
       *[other] { $count } spanne
    } ingevul, maar { $right } speel
problem-two_sides_out = daar is al ’n ander span uit
problem-acaba_not_played = acaba word in dié variasie nie gespeel nie
problem-acaba_and_out = niemand speel uit ná acaba nie
problem-acaba_one_caller = net een span kan acaba roep, nie { $count } nie
problem-two_special_hands = ’n ander span het die rondte al met ’n spesiale hand beëindig
problem-special_hand_ended_the_deal = ’n spesiale hand het dié rondte beëindig
problem-special_hand_with_melds = by ’n spesiale hand hoort geen ander pakkies nie
problem-nobody_out_nothing_in_hand = niemand is uit nie, dus vul die kaarte in wat in die hand oor is
problem-no_value_canasta = dié variasie gee geen bonus vir so ’n { canasta-name } nie
problem-no_value_red_threes = { $most ->
    [0] rooi dries op die tafel tel niks in dié variasie nie
   *[other] { $count } rooi dries: in dié variasie tel hoogstens { $most }
}
problem-no_value_black_threes = { $most ->
    [0] swart dries op die tafel tel niks in dié variasie nie
   *[other] { $count } swart dries op die tafel: in dié variasie tel hoogstens { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] swart dries uit die stapel tel niks in dié variasie nie
   *[other] { $count } swart dries uit die stapel: in dié variasie tel hoogstens { $most }
}
problem-no_value_special_hand = dié variasie het geen spesiale hand “{ $name }” nie
problem-no_value_feet_untaken = ’n { foot-name } wat nie opgetel is nie, tel nie in dié variasie nie
problem-no_value_exact_pickups = presies genoeg kaarte vat tel nie in dié variasie nie
problem-more_hand_canastas = meer handcanastas as { canasta-name }s
problem-more_trump_canastas = meer { canasta-name }s in troef as { canasta-name }s
problem-trump_unknown = kies die troefkleur, want ’n reeks daarin tel meer
problem-no_value_trump_canastas = dié variasie het geen troefkleur nie
problem-concealed_but_not_out = verborge, maar nie uit nie
problem-out_without_canastas = { $asked ->
    [kinds] uit met { $has }, maar dié reëls vereis { $wants }
    [both] uit { $count ->
        [0] sonder ’n { canasta-name }
        [one] met een { canasta-name }
       *[other] met { $count } { canasta-name }s
    } ({ $has }), maar dié reëls vereis { $canastas } ({ $wants })
    [some] uit { $count ->
        [0] sonder ’n { canasta-name } wat daarvoor tel
        [one] met een { canasta-name } wat daarvoor tel
       *[other] met { $count } { canasta-name }s wat daarvoor tel
    }, maar dié reëls vereis { $canastas }
   *[number] uit { $count ->
        [0] sonder ’n { canasta-name }
        [one] met een { canasta-name }
       *[other] met { $count } { canasta-name }s
    }, maar dié reëls vereis { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] uit sonder ’n { canasta-name }, maar dié reëls vereis { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] geen suiwer
       *[other] { $count } suiwer
    }
    [mixed] { $count ->
        [0] geen onsuiwer
       *[other] { $count } onsuiwer
    }
    [wild] { $count ->
        [0] geen wilde
       *[other] { $count } wilde
    }
    [sevens] { $count ->
        [0] geen van sewes
       *[other] { $count } van sewes
    }
    [fives] { $count ->
        [0] geen van vywe
       *[other] { $count } van vywe
    }
   *[sequence] { $count ->
        [0] geen reeks
        [one] { $count } reeks
       *[other] { $count } reekse
    }
}
problem-concealed_without_canasta = verborge uit, maar sonder ’n { canasta-name }
problem-out_but_not_opened = uit, maar niks neergesit nie
problem-out_without_foot = uit, maar die { foot-name } nie opgetel nie
problem-too_many_feet = { $count } is nie opgetel nie, maar elke span het net een { foot-name }
problem-out_with_cards_in_hand = die span wat uit is, kan nie kaarte in die hand oorhê nie
problem-melded_but_not_opened = die span het pakkies, dus is die eerste pakkies al neergesit
problem-no_lone_hand = in dié variasie speel niemand alleen nie
problem-two_lone_hands = iemand anders speel reeds dié rondte alleen
problem-lone_hand_needed = { $decided ->
    [foot] kies wie alleen gespeel het: wie eerste ’n { foot-name } opgetel het
   *[pile] kies wie alleen gespeel het: wie die stapel eerste opgetel het of, as niemand dit gedoen het nie, wie uitgespeel het
}
problem-lone_without_foot = het geen { foot-name } opgetel nie en kan dus nie alleen gespeel het nie
problem-too_many_red_threes = { $count } rooi dries: daar is net { $most }
problem-too_many_black_threes = { $count } swart dries: daar is net { $most }
problem-too_many_of_a_card = { $count } keer { $card }, maar daar is net { $most }
problem-too_many_wild_cards = dit verg { $count } wildekaarte, maar daar is net { $most }
problem-too_many_points = { $points } kaartpunte: meer as { $most } is nie moontlik nie
problem-too_many_canastas = { $by ->
    [rules] in dié variasie kan een span nie { $count } { canasta-name }s hê nie
   *[packs] daar is nie genoeg kaarte vir dié { $count } { canasta-name }s nie
}
problem-too_few_points_for_canastas = { $count ->
    [one] dié { canasta-name } alleen tel reeds
   *[other] dié { canasta-name }s alleen tel reeds
} minstens { $least }
problem-total_too_high = volgens dié reëls is hoogstens { $most } moontlik
problem-total_too_low_for_out = { $least ->
    [0] wie uitspeel, het selde minder as 0
   *[other] wie uitspeel, het volgens dié reëls minstens { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] sonder ’n { canasta-name } is dit hoogstens { $most }
    [one] met dié { canasta-name } is dit hoogstens { $most }
   *[other] met dié { canasta-name }s is dit hoogstens { $most }
}
problem-odd_points = kaartpunte eindig op 0 of 5

## What is wrong with a meld

problem-no_meld =
    dié kaarte is nie ’n pakkie nie: { $why ->
        [red_three] rooi dries vorm nooit ’n pakkie nie
        [threes] dries kom nie in ’n reeks voor nie
        [wild] ’n reeks het natuurlike kaarte nodig
        [gap] ’n reeks het geen gapings of dubbele kaarte nie
       *[ranks] { $first } en { $other } is verskillende waardes
    }
problem-too_few_cards = { $count ->
    [one] net een kaart
   *[other] { $count } kaarte
}: ’n pakkie het minstens { $least }
problem-too_many_cards_in_meld = { $count } kaarte: hoogstens { $most } in ’n pakkie
problem-too_few_naturals = { $count ->
    [0] geen natuurlike kaart nie
    [one] een natuurlike kaart
   *[other] { $count } natuurlike kaarte
}: minstens { $least }
problem-too_many_wilds = { $count } wildekaarte: hoogstens { $most } in ’n pakkie
problem-more_wilds_than_naturals = meer wildekaarte as natuurlike kaarte
problem-not_fewer_wilds_than_naturals = daar moet minder wildekaarte as natuurlike kaarte wees
problem-no_wilds_in_rank = in ’n pakkie van dié waarde mag geen wildekaarte wees nie
problem-wild_aces_only_at_first = ase mag net in die eerste pakkies saam met wildekaarte neergesit word
problem-too_few_naturals_for_wilds = wildekaarte mag net by { $least } of meer natuurlike kaarte gevoeg word
problem-no_sequences = dié variasie het geen reekse nie
problem-no_groups = dié variasie het net reekse
problem-no_groups_of_rank = kaarte van dié waarde mag net in reekse neergesit word
problem-sequence_out_of_range = so laag of so hoog loop ’n reeks nie
problem-too_many_aces = { $count } ase: hoogstens { $most } in ’n reeks
problem-no_wild_melds = ’n pakkie van net wildekaarte word nie toegelaat nie
problem-no_melds_of_twos = twees mag nie op hul eie neergesit word nie
problem-black_threes_never = swart dries mag nooit neergesit word nie
problem-black_threes_only_going_out = swart dries mag net neergesit word wanneer jy uitspeel
problem-bare_three = “{ $token }”: watter 3? Skryf b vir swart, r vir rooi
problem-unknown_character = “{ $token }”: { $character } is geen kaart nie
problem-unknown_suit = “{ $token }”: { $character } is geen kleur nie. Gebruik s (skoppens), h (harte), d (diamante) of c (klawers)
problem-empty_notation = daar is geen kaarte ingevul nie
problem-empty_token = “{ $token }”: daar is geen kaarte in nie

## Initial meld

problem-nothing_laid = niks is neergesit nie
problem-pile_not_allowed = jy mag nie die stapel vir die eerste pakkies optel nie
problem-pile_stopped = met dié kaart bo-op mag jy nie die stapel optel nie: { $card }
problem-pile_takes_natural_pair = om die stapel op te tel, het jy twee natuurlike kaarte soos die boonste een nodig: { $card }
problem-pile_takes_no_wild = jy mag nie die stapel met wildekaarte optel nie
problem-short_of_requirement = { $short } te min
problem-needs_canasta = onder die pakkies moet ’n canasta wees
problem-needs_natural_canasta = onder die pakkies moet ’n canasta wees wat nie onsuiwer is nie
problem-naturals_only = wildekaarte mag nie in die eerste pakkies wees nie
problem-needs_clean_triple = drie natuurlike kaarte van dieselfde waarde is nodig
problem-no_mixed_canasta_at_first = ’n onsuiwer canasta mag nie onder die eerste pakkies wees nie
problem-wild_meld_first = maak eers die pakkie wildekaarte klaar voordat jy wildekaarte elders gebruik
problem-out_over_short_meld =
    jy mag nie uitspeel solank die pakkie { $kind ->
        [sevens] sewes
        [aces] ase
       *[other] wildekaarte
    } nie klaar is nie
requirement-canasta = { $points ->
    [0] ’n canasta
   *[other] { $points } en ’n canasta
}
requirement-natural_canasta = { $points ->
    [0] ’n canasta wat nie onsuiwer is nie
   *[other] { $points } en ’n canasta wat nie onsuiwer is nie
}

## What is wrong with a document

place =
    { $list ->
        [matches] spel { $number }
        [deals] rondte { $number }
        [sides] span { $number }
        [players] speler { $number }
        [seats] sitplek { $number }
        [melds] pakkie { $number }
        [people] persoon { $number }
        [members] persoon { $number }
        [entrants] inskrywing { $number }
        [rounds] speelronde { $number }
        [tables] tafel { $number }
        [history] wysiging { $number }
       *[other] ry { $number }
    }
place-field = veld “{ $field }”
problem-wrong_kind = hier moet { $kind ->
    [number] ’n heelgetal
    [number_or_all] “all” of ’n heelgetal
    [number_or_text] ’n heelgetal of teks
    [text] teks
    [text_or_list] teks of ’n lys tekste
    [truth] true of false
    [list] ’n lys
   *[object] ’n objek
} wees, nie { $value } nie
problem-beyond_largest = die getal mag hoogstens { $most } wees
problem-not_offered = { $allowed } is moontlik, maar nie { $value } nie
problem-wrong_value = dié waarde pas nie hier nie
problem-value_needed = minstens een waarde is nodig
problem-unknown_field = daar is geen veld “{ $field }” nie
problem-missing_field = die veld “{ $field }” ontbreek
problem-field_twice = dit is nie JSON nie: ’n objek het die veld { $field } twee keer
problem-not_json = dit is nie JSON nie: reël { $line }, kolom { $column }
problem-no_number = dit is nie JSON nie: { $value } is geen getal nie
problem-too_many_digits = dit is nie JSON nie: ’n getal het te veel syfers
problem-half_character = dit is nie JSON nie: ’n teks bevat ’n halwe karakter
problem-nested_too_deeply = dit is nie { $format } nie: te diep genes
problem-not_toml = dit is nie TOML nie: reël { $line }
problem-not_utf8 = dit is nie UTF-8-teks nie: greep { $byte }
problem-not_opened = dié lêer kan nie oopgemaak word nie
problem-file_too_large = te groot: hoogstens { $most } MB
problem-not_storable = dit kan nie gestoor word nie
problem-wrong_format = hier moet “{ $format }” wees
problem-wrong_version = hier moet { $newest } wees
problem-newer_version = { $version } is nuwer as { $newest }: werk die toep by
problem-unknown_rule_set = daar is geen variasie “{ $id }” nie
problem-language_tag_needed = ’n taalkode soos “es” of “es-AR” is hier nodig, nie { $value } nie
problem-there_twice = dieselfde item kom twee keer voor
problem-too_few_sides = minstens twee spanne is nodig
problem-not_a_player = dit moet een van die spelers wees
problem-seats_not_players = elke speler het presies een sitplek
problem-changes_count_up = ’n getal bo { $last } is nodig, want wysigings word in stygende volgorde genommer
problem-deal_of_another = dié rondte hoort by ’n ander spel
problem-sequence_descends = die reeks daal: { $low } is nie laer as { $high } nie
problem-one_card_needed = hier moet een kaart wees, nie “{ $text }” nie
problem-case_needed = ’n lys met minstens een geval is nodig
problem-expected_other = { $expected } verwag, { $got } gekry
problem-runner_not_started = { $command } kan nie begin word nie: { $why }
problem-runner_silent = geen antwoord binne { $seconds ->
    [one] een sekonde
   *[other] { $seconds } sekondes
} nie
problem-runner_ended = die program het sonder ’n antwoord geëindig (status { $status })
problem-runner_other_case = dit is die antwoord op { $id }

## What is wrong with rules

problem-unknown_rule = dié reël bestaan nie: { $rule }
problem-value_not_offered = dié waarde kan nie hier gekies word nie
problem-at_least = minstens { $least } is nodig
problem-at_most = hoogstens { $most } is moontlik
problem-multiple_needed = ’n veelvoud van { $step } is nodig
problem-more_than_natural = ’n canasta met wildekaarte kan nie meer as ’n suiwer een tel nie: hoogstens { $most }
problem-less_than_mixed = ’n suiwer canasta kan nie minder as een met wildekaarte tel nie: minstens { $least }
problem-taken_off = dit word afgetrek: vul 0 of ’n negatiewe getal in
problem-total_cards = dit moet { $cards } wees, al die kaarte en jokers in die pakke
problem-row_needed = minstens een ry is nodig
problem-first_row_open = die eerste ry het geen ondergrens nie
problem-first_row_first_deal = die eerste ry is vir die eerste rondte
problem-rows_ascend = elke ry begin hoër as die vorige een
problem-totals_of_threes = vul 0 in en dan ’n totaal vir elk van die { $count }
problem-steps_pairs = elke stap het twee getalle nodig: die laagste waarde en die teken
problem-steps_ascend = die stappe begin by 0 en styg
problem-count_range = vul die laagste getal in, of die laagste en die hoogste
problem-canasta_too_short = ’n canasta kan nie korter as ’n pakkie wees nie
problem-bonus_needed = ’n bonus is nodig waar { $kind ->
    [wild] wildekaarte
    [sequence] reekse
   *[twos_natural] twees
} neergesit word
problem-endless = die spel het ’n einde nodig: vul ’n teiken of ’n getal rondtes in
problem-changed_around = dit is deel van ’n reël wat reeds verander is
problem-change_whole = dié variasie het nie daardie deel nie, dus verander die hele reël waarby dit hoort
problem-reference_needed = ’n bron is nodig: “table” of “source#place”
problem-unknown_source = daar is geen bron “{ $source }” nie
problem-source_taken = ’n ander bron heet reeds “{ $source }”
problem-place_needed = “{ $ref }” het ná “#” ’n plek nodig wat in die bron se lys is
problem-unknown_switch = daar is geen huisreël “{ $switch }” nie
problem-switch_of_another = die huisreël “{ $switch }” gaan nie oor dié reël nie
problem-citation_needed = dié waarde het sy eie “ref” en “status” nodig
problem-value_or_absent = ’n waarde of “absent = true” is nodig
problem-dispute_of_another = dit moet { $rule } wees, of ’n reël wat dit bevat
problem-other_id = die ID moet die naam van die lêer wees
problem-id_taken = die toep het reeds ’n variasie met dié naam
problem-circular = dié reëls is op hulself gebaseer

## Command line

cli-deal = Rondte { $number }
cli-running = Lopende totaal
cli-needs = Volgende eerste pakkies
cli-total = Totaal
cli-won = { $side } het gewen{ $margin ->
    [0] .
   *[other] , met { $margin } punte.
}
cli-tie = Gelyk bo-aan: { $sides }.
cli-nobody = Nog geen wenner nie.
cli-drawn = Gelykop tussen { $sides }.
cli-reached = { $value } van { $requirement }
cli-reached-canasta = { $value }, nodig { $requirement }
cli-allowed = { $reached }: toegelaat
cli-not-allowed = { $reached }: nie toegelaat nie
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = oorgeneem van { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = dié reël bestaan nie
cli-no-rule-set = daar is geen variasie “{ $id }” nie; soortgelyke: { $known }
cli-not-run = { $count ->
    [one] Nog een geval is nie uitgevoer nie en tel as misluk.
   *[other] Nog { $count } gevalle is nie uitgevoer nie en tel as misluk.
}
grade-impossible = onmoontlik
grade-unlikely = onwaarskynlik

## Finder

finder-token = “{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] een kaart
   *[other] { $cards } kaarte
}
finder-nearest = Nie genoeg nie. Die naaste is { $melds }: { $reached }
finder-nothing = Niks in dié hand kan neergesit word nie.
finder-top-unused = Met dié hand kan jy nie die stapel optel nie, want die boonste kaart pas in geen pakkie nie.
finder-missing =
    { $count ->
        [one] een kaart ontbreek vir die { canasta-name }
       *[other] { $count } kaarte ontbreek vir die { canasta-name }
    }
finder-closing = Nog een van dié kaarte is genoeg, die beste eerste: { $cards }
finder-none-closes = Een kaart meer is nie genoeg nie.

## Store

finding-torn =
    { $aside ->
        [none] Die laaste inskrywing in die lêer is onvolledig. Dit gebeur as die toep toegemaak word of die krag uitgaan terwyl iets gestoor word. { $kept ->
            [0] Daar is geen vroeëre inskrywing nie.
            [one] Die vroeëre inskrywing is leesbaar.
           *[other] Al { $kept } vroeëre inskrywings is leesbaar.
        } Niks is verander nie.
       *[other] Die laaste inskrywing in die lêer was onvolledig. Dit gebeur as die toep toegemaak word of die krag uitgaan terwyl iets gestoor word. { $kept ->
            [0] Daar is geen vroeëre inskrywing nie.
            [one] Die vroeëre inskrywing was leesbaar.
           *[other] Al { $kept } vroeëre inskrywings was leesbaar.
        } Die onvolledige deel is in { $aside }.
    }
finding-damaged =
    { $aside ->
        [none]
            Die lêer is beskadig. { $dropped ->
                [0] { $kept ->
                        [one] Tog is die enigste inskrywing leesbaar.
                       *[other] Tog is al { $kept } inskrywings leesbaar.
                    }
                [one] Een inskrywing is onleesbaar, maar { $kept } is leesbaar.
               *[other] { $dropped } inskrywings is onleesbaar, maar { $kept } is leesbaar.
            } Niks is verander nie.
       *[other]
            Die lêer was beskadig. { $dropped ->
                [0] { $kept ->
                        [one] Tog was die enigste inskrywing leesbaar.
                       *[other] Tog was al { $kept } inskrywings leesbaar.
                    }
                [one] Een inskrywing was onleesbaar, maar { $kept ->
                        [one] die ander een was leesbaar
                       *[other] die ander { $kept } was leesbaar
                    }.
               *[other] { $dropped } inskrywings was onleesbaar, maar { $kept ->
                        [one] die ander een was leesbaar
                       *[other] die ander { $kept } was leesbaar
                    }.
            } Die beskadigde lêer is in { $aside }.
    }
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Een ontbrekende of beskadigde inskrywing is nog in die rugsteunkopieë. ’n Herstel sit dit terug.
       *[other] { $kept } ontbrekende of beskadigde inskrywings is nog in die rugsteunkopieë. ’n Herstel sit hulle terug.
    }
   *[other] { $kept ->
        [one] Een ontbrekende of beskadigde inskrywing is uit die rugsteunkopieë teruggesit.
       *[other] { $kept } ontbrekende of beskadigde inskrywings is uit die rugsteunkopieë teruggesit.
    }
} { $dropped ->
    [0] Geen ander inskrywing ontbreek nie.
    [one] Een inskrywing is ook in geen rugsteunkopie nie.
   *[other] { $dropped } inskrywings is ook in geen rugsteunkopie nie.
}
finding-behind =
    ’n Rugsteunkopie het meer inskrywings as die lêer met die spelle. { $dropped ->
        [0] Die twee het verskillende geskiedenisse.
        [one] Die lêer eindig een inskrywing vroeër: dit is leeggemaak, afgekap, uitgevee of deur ’n ouer kopie vervang.
       *[other] Die lêer eindig { $dropped } inskrywings vroeër: dit is leeggemaak, afgekap, uitgevee of deur ’n ouer kopie vervang.
    } Die rugsteunkopie { $backup } word bewaar totdat jy dit terugsit of besluit om so voort te gaan.
finding-taken_away =
    Terwyl die toep geloop het, het ’n ander program die lêer met die spelle geskuif, uitgevee of vervang. Die toep het die hele lêer weer geskryf, en niks is weg nie. { $aside ->
        [none] Op daardie plek was niks nie.
       *[other] Die lêer wat daar was, is nou { $aside }.
    }
finding-set_up_lost =
    { $dropped ->
        [one] Die spelers en reëls van een spel is verlore. Dit kan nie gewys word nie, maar die rondtes is nog in die lêer.
       *[other] Die spelers en reëls van { $dropped } spelle is verlore. Hulle kan nie gewys word nie, maar die rondtes is nog in die lêer.
    }
finding-too_new = Dié spelle is met ’n nuwer weergawe van dié toep gestoor. Jy kan hulle hier bekyk. Werk die toep by as jy iets wil stoor.
finding-migrated =
    { $aside ->
        [none] Dié spelle is met ’n ouer weergawe van dié toep gestoor. As die toep weer begin, word hulle bygewerk en ’n kopie word bewaar.
       *[other] Dié spelle is met ’n ouer weergawe van dié toep gestoor. Hulle is bygewerk. Die ou lêer is in { $aside }.
    }
finding-backup_damaged = Die rugsteunkopie { $aside } is beskadig. { $dropped ->
    [one] Een inskrywing daaruit is in geen ander lêer nie.
   *[other] { $dropped } inskrywings daaruit is in geen ander lêer nie.
}
finding-not_writable = Daar kan nie in die lêer met die spelle geskryf word nie. { $answer ->
    [full] Die skyf is vol: maak gou plek.
    [forbidden] Jy mag nie daar skryf nie.
    [failing] Die skyf haper: kopieer wat jy kan na ’n ander een.
   *[other] Die skyf het ’n fout gegee.
} Jy kan die spelle hier bekyk, maar niks stoor nie.
finding-no_locks = Dié skyf kan nie lêers sluit nie. Maak dié spelle net in een venster of program op ’n slag oop.
finding-not_compacted =
    Die lêer met die spelle kon nie opgeruim word nie. { $answer ->
        [full] Die skyf is vol: maak gou plek.
        [forbidden] Jy mag nie daar skryf nie.
        [failing] Die skyf haper: kopieer wat jy kan na ’n ander een.
       *[other] Die skyf het ’n fout gegee.
    } Niks ontbreek in die lêer nie.
finding-not_kept = Dié blaaier bewaar niks vir dié bladsy nie, dalk omdat die venster privaat is. Jy kan hier telling hou, maar jou spelle gaan verlore as jy die bladsy toemaak. Maak die toep in ’n gewone venster oop, of deel die spel voordat jy die bladsy toemaak.
finding-not_backed_up =
    Toe die toep begin het, kon geen rugsteunkopie gemaak word nie. { $answer ->
        [full] Die skyf is vol: maak gou plek.
        [forbidden] Jy mag nie daar skryf nie.
        [failing] Die skyf haper: kopieer wat jy kan na ’n ander een.
       *[other] Die skyf het ’n fout gegee.
    } Geen spelle is weg nie.

store-busy = Die spelle is al oop in ’n ander venster, of iemand anders op dié rekenaar het hulle oopgemaak. Maak hulle eers daar toe: { $path }
store-foreign = Dié lêer bevat nie spelle van dié toep nie. Dit is gelos soos dit was: { $path }
store-unreadable = { $answer ->
    [missing] Hier is geen spelle nie: { $path }
    [forbidden] Jy mag dié spelle nie lees nie: { $path }
    [failing] Die skyf haper, dus kan die spelle nie gelees word nie. Kopieer wat jy kan na ’n ander skyf: { $path }
   *[other] Die spelle kan nie gelees word nie: { $path }
}
store-read_only = Nie gestoor nie: ná ’n fout kan die spelle net gelees word. Maak die toep weer oop: { $path }
store-too_new = Nie gestoor nie: dié spelle is met ’n nuwer weergawe van dié toep gestoor. Werk die toep by: { $path }
store-not_begun = Hier kan geen spelle gestoor word nie. { $answer ->
    [full] Die skyf is vol: maak gou plek.
    [forbidden] Jy mag nie daar skryf nie.
    [failing] Die skyf haper: kopieer wat jy kan na ’n ander een.
   *[other] Die skyf het ’n fout gegee.
} { $path }
store-not_written =
    { $answer ->
        [full] Nie gestoor nie: die skyf is vol. Maak plek en stoor weer: { $path }
        [forbidden] Nie gestoor nie: jy mag nie hier skryf nie: { $path }
        [failing] Nie gestoor nie: die skyf haper. Kopieer wat jy kan na ’n ander skyf: { $path }
        [missing] Nie gestoor nie: die vouer is weg: { $path }
       *[other] Nie gestoor nie: die skyf het ’n fout gegee. Stoor weer, of maak die toep weer oop: { $path }
    }
store-changed = Nie gestoor nie: ’n ander program het die lêer met die spelle verander. Maak die toep weer oop: { $path }
store-not_flushed =
    { $answer ->
        [full] Nie gestoor nie: die skyf is vol, en van nou af kan die spelle net gelees word. Maak plek en maak dan die toep weer oop: { $path }
        [failing] Nie gestoor nie: die skyf haper, en van nou af kan die spelle net gelees word. Kopieer wat jy kan na ’n ander skyf en maak dan die toep weer oop: { $path }
       *[other] Nie gestoor nie: die skyf het ’n fout gegee, en van nou af kan die spelle net gelees word. Maak die toep weer oop: { $path }
    }
store-empty_backup = Niks is teruggesit nie, want daar is geen spelle in dié rugsteunkopie nie: { $path }
store-no_backup = Dié rugsteunkopie bestaan nie: { $path }
store-not_kept = Dit is net gestoor totdat jy dié bladsy toemaak, want dié blaaier bewaar niks nie. Maak plek op dié toestel, of deel die spel voordat jy die bladsy toemaak.
store-not_migrated = Dié spelle van ’n ouer weergawe kon nie bygewerk word nie. Hulle is gelos soos hulle was: { $path }
store-not_backed_up = Niks is teruggesit nie, want daar kon nie eers ’n rugsteunkopie van die huidige spelle gemaak word nie: { $path }
store-unfit = Dit kan nie gestoor word nie, want dit kon nie reg teruggelees word nie. Meld dit asseblief aan.
store-misused = Nie gestoor nie weens ’n fout in die toep. Meld dit asseblief aan.

doctor-store = { $path }: { $matches ->
    [one] 1 spel
   *[other] { $matches } spelle
}, { $deals ->
    [one] 1 rondte
   *[other] { $deals } rondtes
}, { $size } kB
doctor-healthy = Alles is leesbaar.
doctor-mendable = Om dit reg te maak, sluit die toep en voer dit weer uit met --repair.
doctor-unreadable = Die spel { $match } kan nie oopgemaak word nie: { $what }
doctor-unreadable-evening = Die speeldag { $name } kan nie oopgemaak word nie: { $what }
doctor-behind = Om dié kopie terug te sit, sluit die toep en voer dit weer uit met --restore { $backup }
doctor-restored = Die spelle is soos in { $backup }. { $before ->
    [none] Hier was voorheen niks.
   *[other] Wat voorheen hier was, is in { $before }.
}
doctor-gaps = { $count ->
    [one] Een wysiging is weg uit ’n spel se geskiedenis, en geen rugsteunkopie het dit nie.
   *[other] { $count } wysigings is weg uit die geskiedenis van hul spelle, en geen rugsteunkopie het hulle nie.
}
doctor-strays =
    { $count ->
        [one] Een spel het rondtes, maar die spelers ontbreek hier en in al die rugsteunkopieë.
       *[other] { $count } spelle het rondtes, maar die spelers ontbreek hier en in al die rugsteunkopieë.
    }
doctor-bad-backup = Dié rugsteunkopie is beskadig: { $path }
doctor-aside = Oor van ’n vroeëre herstelling of bywerking. Jy kan dit uitvee: { $path }
doctor-backups = { $count ->
    [0] Daar is geen rugsteunkopieë nie.
    [one] Daar is 1 rugsteunkopie, { $size } kB.
   *[other] Daar is { $count } rugsteunkopieë, altesaam { $size } kB.
}

cases-exported = { $folder }: { $files } lêers.
package-site = { $folder }: { $files } lêers, { $size } MB. Jy kan dié vouer op enige webbediener sit. As die toep een keer aanlyn oopgemaak is, werk dit ook vanlyn.
package-app = { $folder }: { $files } lêers, { $size } MB. Voer in dié vouer flet build uit met die soort toep wat jy wil hê: apk, ipa, windows, macos, linux of web.
publish-done = { $folder }: { $files } lêers, { $evenings ->
    [one] 1 speeldag
   *[other] { $evenings } speeldae
}. Jy kan dié vouer op enige webbediener sit.
package-install = dit installeer wat ’n webwerf nodig het: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } is nie geïnstalleer nie; { package-install }
problem-other_version = { $name } { $version } is geïnstalleer, { $wanted } is nodig; { package-install }
problem-compiled_parts = { $name } het saamgestelde dele en kan nie verpak word nie
problem-not_compiled = Node kon nie die toep se Python saamstel nie: { $why }
problem-unknown_files = { $name }: die lys van lêers ontbreek; installeer die pakket met pip
problem-no_assets = die vouer met lettertipes en prente ontbreek: { $folder }
problem-folder_is_file = { $folder } is ’n lêer. Noem ’n nuwe of leë vouer
problem-folder_not_empty = { $folder }: dié vouer is nie leeg nie. Noem ’n leë of nuwe een
problem-folder_refused = { $folder }: dié vouer kan nie geskep word nie
problem-client_lacks_file = Flet se webkliënt het nie die lêer { $file } nie; { package-install }
problem-client_unknown = dié weergawe van Flet se webkliënt is nie hier bekend nie; { package-install }
problem-client_of_another = Flet het weergawe { $flet }, sy webkliënt { $client }; { package-install }

## Stuur na ’n liga, en bestuur een

league-title = Canastaliga
league-clubs = Klubs
league-joined = Dié klub heet { $club } in sy liga.
league-names = Name van die lede
league-sent = { $name }: { $state ->
    [shown] op die puntelys.
    [waiting] wag vir die ligabestuurder.
    [older] die liga het ’n later weergawe.
    [refused] deur die ligabestuurder afgekeur.
    [conflict] die liga het ander uitslae vir dié speeldag.
    [invalid] nie aanvaar nie.
   *[kept] ontvang.
}
league-again = Geen antwoord nie. Volgende poging oor { $seconds } s
league-all-sent = Die liga het reeds elke afgehandelde speeldag.
league-files = { $folder }: { $count ->
    [one] 1 lêer
   *[other] { $count } lêers
} vir die liga
league-overrule = As jou uitslae reg is: league send --overrule
league-hint = ’n Liga bring die uitslae van verskeie klubs bymekaar. Die ligabestuurder gee die adres, die klub se kenmerk daar en ’n sleutel. Uitslae en plekke word gestuur, nooit die rondtes nie.
league-url = Liga se adres
league-url-hint = Laat dit leeg as die uitslae in lêers gestuur word.
league-club = Klub se kenmerk in die liga
league-secret = Sleutel
league-join = Sluit aan
league-change = Verander adres of sleutel
league-leave = Verlaat die liga
league-leave-ask = Verlaat die liga?
league-leave-hint = Die liga behou wat dit reeds het. As jy eers name wil terugtrek, kies “Niemand” en stuur nog een keer.
league-due = Moet nog gestuur word
league-send = Stuur
league-sending = { $count ->
    [0] Besig om te stuur…
   *[other] Gestuur: { $sent } van { $count }
}
league-stop = Stop
league-answers = Die liga se antwoorde
league-names-of = { $who ->
    [agreed] Met toestemming
   *[nobody] Niemand
}
league-names-hint = Net wie instem, word by die naam genoem. As iemand toestemming terugtrek, verwyder die liga die naam wanneer jy weer stuur.
league-replace = Vervang die liga se uitslae
league-replace-ask = Vervang die liga se uitslae?
league-replace-hint = Die uitslae van dié toestel vervang dié wat die liga vir dieselfde speeldae het.
league-key = Sleutel, wys net hierdie een keer: { $secret }
problem-no_id = { $id }: dié kenmerk kan nie gebruik word nie
problem-league_none = dié klub is nog in geen liga nie. Gebruik: scorekeeper league join
problem-league_no_address = dié klub het sonder ’n adres by sy liga aangesluit. Skryf die uitslae as lêers: scorekeeper league sheet FOLDER
problem-league_address = { $url }: die adres van ’n liga begin met https://
problem-league_sending = Daar word nou gestuur. Wag, of stop dit eers.
problem-league_unreachable = { $url } antwoord nie. Probeer later weer
problem-league_key = Die liga aanvaar nie die sleutel van { $club } nie. Vra die ligabestuurder vir ’n nuwe een
problem-league_answer = Die liga het met ’n fout geantwoord ({ $status })
problem-league_extra = dit installeer wat ’n liga nodig het: pip install "canasta-scorekeeper[league]"
problem-league_database = die liga se databasis kan nie gebruik word nie: { $why }
problem-league_new_club = Die klub is nuut.
problem-league_season_frozen = Die seisoen is afgesluit.
problem-league_day_ahead = Die dag lê in die toekoms.
problem-league_day_late = Dit is lank gelede gespeel.
problem-league_seated_twice = Iemand sit twee keer in dieselfde speelronde.
problem-league_rule_set = Die liga ken nie dié reëls nie.
problem-league_total = ’n Totaal is ongewoon hoog.
problem-league_too_many = Te veel van die klub se speeldae wag reeds. Stuur weer sodra die ligabestuurder daarna gekyk het.
problem-league_same_person = Dieselfde persoon? { $kept } en { $gone }
problem-league_written_ahead = Die klub se rekenaarhorlosie loop voor.
problem-league_club_there = die liga het reeds ’n klub { $club }
problem-league_no_club = die liga het geen klub { $club } nie
problem-league_no_member = die liga het geen lid { $uid } nie
problem-league_no_item = { $item } is nie in die liga nie
problem-league_one_person = die twee is reeds dieselfde persoon
problem-league_no_season = { $season }: daar is nie so ’n seisoen nie, of dit eindig voor dit begin

## Starting, and visitors who are not let in

launch-extra-missing =
    { $what ->
        [browser] Vir die blaaier is
       *[window] Vir ’n eie venster is
    } ’n Python-pakket nodig wat ontbreek of ’n ander weergawe het. So installeer jy dit: pip install "{ $to_install }"
launch-assets-missing = Die vouer met lettertipes en prente ontbreek. Gesoek in { $tried }.
launch-no-display = Hier is geen skerm vir ’n venster nie. Gebruik --web.
launch-no-window = Flet se rekenaarkliënt ontbreek of wil nie begin nie. Gebruik --web.
launch-window-or-server = ’n Venster het nie ’n bediener nodig nie. Gebruik --desktop sonder --web, --host en --port.
launch-no-host = Daar is geen gasheer met die naam “{ $host }” nie.
launch-no-port = { $port } is geen poort nie. Poorte loop van 1 tot { $last }.
launch-port-taken = ’n Ander program gebruik poort { $port }. Kies ’n ander een met --port, of laat --port weg om ’n oop poort te kry.
launch-not-our-address = { $host } is nie ’n adres van dié rekenaar nie.
launch-port-forbidden = Poort { $port } is net vir administrateurs. Kies met --port een bo 1023.
launch-cannot-listen = Kan nie op { $host }, poort { $port } luister nie.
visitor-host = Verkeerde adres
visitor-host-text = Maak die adres oop wat die toep gewys het toe dit begin het.
visitor-origin = Gestop: ’n ander webwerf
visitor-origin-text = ’n Ander webblad wou die toep gebruik. Net die toep se eie bladsye mag dit doen.
visitor-path = Dié bladsy bestaan nie
visitor-path-text = Die toep het geen bladsy met dié adres nie.
visitor-key = Dié toep is privaat
visitor-key-text = Maak die toep oop met die skakel wat gewys is toe dit begin het. Elke skakel werk in een blaaier.
visitor-link = Dié skakel werk nie meer nie
visitor-link-text = Elke skakel werk een keer, in een blaaier. Begin die toep weer op sy rekenaar vir ’n nuwe skakel.
visitor-welcome = Welkom
visitor-welcome-text = Die toep maak nou oop.
visitor-open = Maak die toep oop
visitor-connection-lost = Geen verbinding
visitor-connection-since = { $shows ->
    [clock] Tellings en klok soos om { $time }. Probeer weer.
   *[scores] Tellings soos om { $time }. Probeer weer.
}
visitor-broken = Iets het verkeerd geloop. Alles wat jy gestoor het, is veilig. Laai die bladsy weer.

## Club: server

launch-no-certificate = Die sertifikaat of sy sleutel kan nie gelees word nie: { $file }.
launch-bad-certificate = { $cert } is nie ’n sertifikaat met ’n passende sleutel nie.
launch-key-without-certificate = ’n Sleutel het sy sertifikaat nodig. Gee --cert en --key albei.
launch-bad-url = { $url } is nie ’n adres nie. Voorbeeld: https://club.example.org
launch-two-certificates = Gebruik --https of --cert, nie albei nie. Met --https maak die toep ’n sertifikaat.
launch-copy-is-folder = { $file } is ’n vouer. Noem ’n lêer vir die kopie.
launch-copy-has-no-folder = Die vouer vir die kopie bestaan nie: { $folder }
serve-here = Organiseerder, op dié rekenaar: { $link }
serve-pin = Organiseerder, op ’n ander rekenaar: { $address } met die PIN { $pin }
serve-plain = Sonder --https kan almal op dié netwerk lees wat fone stuur, ook die PIN.
serve-https = Fone waarsku oor hierdie bediener totdat hulle sy sertifikaat vertrou. Maak { $address } op die foon oop om dit te vermy
serve-not-copied = Die kopie van die speeldag kan nie in { $file } geskryf word nie. Die speeldag gaan voort, en die toep probeer elke paar sekondes weer.
serve-copied-again = Die kopie van die speeldag is weer op datum: { $file }
visitor-stranger = Skandeer julle tafelkaart
visitor-stranger-text = Dié foon hoort nie by ’n tafel nie. Skandeer die kode op julle tafelkaart, of vra die organiseerder vir ’n nuwe kaart.
visitor-lost-table = Jou tafel word gesoek…
visitor-lost-table-text = As die speeldag na ’n ander rekenaar skuif, wag net. Dié bladsy probeer vanself weer. As dit nie help nie, skandeer weer die kode op julle tafelkaart.
visitor-elsewhere = Nie van dié toestel af nie
visitor-elsewhere-text = Jy lei ’n speeldag op die rekenaar waarop die toep loop, of met die PIN op ’n ander een as dit toegelaat word.
visitor-full = Te veel fone verbind
visitor-full-text = Sluit die toep op ’n foon wat nie nodig is nie. Dié bladsy probeer vanself weer.
visitor-join = Jou tafel
visitor-join-text = Net ’n oomblik. As jy nie die kode kan skandeer nie, tik die letters op die kaart in.
visitor-join-label = Letters op die kaart
visitor-join-button = Gaan na die tafel
visitor-join-unknown = Dié kode werk nog nie, of nie meer nie. Dié bladsy probeer vanself weer. As niks gebeur nie, vra die organiseerder vir ’n nuwe kaart.
visitor-join-organiser = Dié blaaier is die organiseerder s’n. Maak die skakel op ’n foon oop, in ’n ander blaaier of in ’n privaat venster.
visitor-join-not-saved = Die rekenaar met die tellings kan nou niks stoor nie. Sê dit vir die organiseerder.
visitor-pin = Organiseerder
visitor-pin-text = Die PIN is op die skerm waar die toep begin is.
visitor-pin-label = PIN
visitor-pin-button = Lei die speeldag
visitor-pin-wrong = Verkeerde PIN.
visitor-director = Wedstrydleier
visitor-director-text = Tik die PIN van jou uitnodiging in of maak die skakel oop. Die organiseerder het albei.
visitor-director-label = PIN
visitor-director-button = Meld aan
visitor-director-unknown = Verkeerde PIN, of die uitnodiging is al gebruik of het verval. Vra die organiseerder vir ’n nuwe een.
visitor-director-inside = Die speeldag word reeds in dié blaaier gelei. Maak die uitnodiging in ’n ander blaaier of in ’n privaat venster oop.
visitor-knock-failed = Die toep antwoord nie. Kyk of dié foon op die klub se netwerk is en probeer weer.
visitor-knock-often = Te veel pogings. Wag ’n minuut en probeer weer.
visitor-knock-long = Te lank. Kyk weer wat jy ingetik het.
visitor-no-script = Dié bladsy het JavaScript nodig.
visitor-certificate = Vertrou dié klub se bediener
visitor-certificate-text = Dié rekenaar het geen openbare sertifikaat nie, daarom waarsku fone. Wat hulle stuur, is tog geënkripteer. Installeer die klub se sertifikaat, dan hou die waarskuwing op. Dit geld net vir dié rekenaar en private netwerke.
visitor-certificate-get = Laai die sertifikaat af
visitor-certificate-iphone = ’n iPhone of iPad het die sertifikaat nodig. Laai dit af en gaan na Settings → Profile Downloaded → Install. Gaan dan na Settings → General → About → Certificate Trust Settings en skakel “Canasta Scorekeeper” aan.
visitor-certificate-android = ’n Android-foon werk daarsonder. Gaan voort ten spyte van die waarskuwing (Advanced → Proceed). Om die waarskuwing te laat ophou, soek in Settings na “CA certificate” en kies die lêer wat jy afgelaai het.
visitor-certificate-after = Skandeer dan weer julle tafelkaart. Ná die speeldag kan jy die sertifikaat op dieselfde plek verwyder.
visitor-certificate-check = SHA-256-vingerafdruk: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Tafel
tab-meld = Pakkies
tab-matches = Spelle
tab-club = Klub
tab-more = Meer
broken-part = Dié deel kan nie gewys word nie. Gaan terug en maak dit weer oop.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Vandag
days-yesterday = Gister
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } u { $minutes } min

points-for-side = { $points } vir { $side }
points-from-to = { $before } → { $after }
change-start = Spel begin
change-record = { $points ->
    [none] Rondte { $number } gestoor
   *[other] Rondte { $number } gestoor: { $points }
}
change-amend =
    { $points ->
        [none] Rondte { $number } gewysig, punte dieselfde
       *[other] Rondte { $number } gewysig: { $points }
    }
change-insert = { $points ->
    [none] Rondte { $number } ingevoeg
   *[other] Rondte { $number } ingevoeg: { $points }
}
change-drop =
    { $points ->
        [none] Rondte { $number } uitgevee
       *[other] Rondte { $number } uitgevee: { $points }
    }
change-set_up =
    { $parts ->
        [none] Instellings gestoor, niks gewysig nie
       *[other] Instellings gewysig: { $parts }
    }
change-end =
    { $by ->
        [agreement] In oorleg beëindig
        [time] Beëindig omdat die tyd om is
        [walkover] By verstek beëindig
       *[other] Spel beëindig
    }
change-resume = Die spel gaan voort
change-undo = { $points ->
    [none] Ontdoen: { $what }
   *[other] Ontdoen: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Herdoen: { $what }
   *[other] Herdoen: { $what } ({ $points })
}
change-what-start = die begin
change-what-record = rondte { $number }
change-what-amend = die wysiging van rondte { $number }
change-what-insert = die invoeging van rondte { $number }
change-what-drop = die uitvee van rondte { $number }
change-what-set_up = die wysiging van die instellings
change-what-end = die einde van die spel
change-what-resume = die hervatting
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = ’n verlore wysiging
change-what-redo = ’n verlore wysiging
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Ontdoen: { $what }
redo-what = Herdoen: { $what }
set-up-part-ruleset = variasie
set-up-part-house_rules = huisreëls
set-up-part-sides = name
set-up-part-seats = sitplekke
set-up-part-first_dealer = eerste deler
set-up-part-direction = speelrigting
set-up-part-opening_scores = begintellings

## Rules: sections of a rule book

rules-section-players = Spelers en spanne
rules-section-cards = Kaarte en uitdeel
rules-section-melds = Pakkies
rules-section-initial = Eerste pakkies
rules-section-canastas = { play-head-canastas }
rules-section-threes = Dries
rules-section-out = Uitspeel
rules-section-extras = Strafpunte en spesiale hande
rules-section-end = Einde van die spel
rules-section-table = By die tafel

## Rules: what each value is about, by its dotted path

rule-players = Spelers
rule-sides = Spanne
rule-sides-count = Spanne
rule-sides-size = Spelers per span
rule-sides-kind = Hoe die spanne speel
rule-lone_hand = Een teen die res
rule-lone_hand-partners_receive = Elke maat kry
rule-lone_hand-halves = Helfte van ’n onewe getal
rule-lone_hand-foot_size = Kaarte in die { foot-name } van die speler wat alleen speel
rule-by_players = Volgens die getal spelers
rule-by_players-some = Met { $players } spelers: { $what }
rule-decks = Pakke
rule-jokers = Jokers
rule-total_cards = Kaarte altesaam
rule-hand_size = Kaarte vir elke speler
rule-foot_size = Kaarte in die { foot-name }
rule-stock_draw = Kaarte wat jy per beurt optel
rule-dealing = Uitdeel
rule-dealing-direction = Speelrigting
rule-dealing-first_dealer = Eerste deler
rule-dealing-next_dealer = Volgende deler
rule-dealing-first_player = Wie eerste speel
rule-dealing-cutter = Wie sny
rule-partner_question = Vraag aan jou maat
rule-partner_question-going_out = Vraag aan jou maat voordat jy uitspeel
rule-partner_question-acaba = Vraag aan jou maat voor acaba
rule-card_values = Kaartpunte
rule-card_values-some = Kaartpunte van { $card }
rule-meld_rules = Pakkies
rule-meld_rules-min_cards = Minimum kaarte in ’n pakkie
rule-meld_rules-min_naturals = Minimum natuurlike kaarte in ’n pakkie
rule-meld_rules-max_wilds = Maksimum wildekaarte in ’n pakkie
rule-meld_rules-wild_vs_natural = Wildekaarte vergeleke met natuurlikes
rule-meld_rules-max_cards = Maksimum kaarte in ’n pakkie
rule-meld_rules-max_cards_waived_when_going_out = Langer pakkies wanneer jy uitspeel
rule-meld_rules-pure_wild = Pakkies van net wildekaarte
rule-meld_rules-pure_wild_max = Maksimum kaarte in ’n wilde pakkie
rule-meld_rules-sequences = Reekse van een kleur
rule-meld_rules-sequence_min = Minimum kaarte in ’n reeks
rule-meld_rules-sequence_max = Maksimum kaarte in ’n reeks
rule-meld_rules-sequence_low = Laagste kaart van ’n reeks
rule-meld_rules-sequence_high = Hoogste kaart van ’n reeks
rule-meld_rules-sequence_aces = Maksimum ase in ’n reeks
rule-meld_rules-sequence_wilds = Maksimum wildekaarte in ’n reeks
rule-meld_rules-one_meld_per_rank = Een pakkie van elke waarde per span
rule-meld_rules-no_wild_ranks = Waardes sonder wildekaarte
rule-meld_rules-aces_wild_only_in_initial_meld = Ase met wildekaarte net onder die eerste pakkies
rule-meld_rules-rule_of_five = Ná die eerste pakkies verg wildekaarte vyf natuurlikes
rule-meld_rules-twos_meldable = Pakkies van twees
rule-meld_rules-wild_meld_first = Wildekaarte gaan eers na ’n onvoltooide wilde pakkie
rule-meld_rules-sequence_canastas = Lang reekse is
rule-meld_rules-groups = Pakkies van een waarde
rule-meld_rules-group_ranks = Waardes waarvan pakkies mag wees
rule-meld_rules-group_canastas = Lang pakkies is { canasta-name }s
rule-canasta_min_cards = Minimum kaarte in ’n { canasta-name }
rule-canasta_bonus = Bonusse vir { canasta-name }s
rule-canasta_bonus-natural = Suiwer { canasta-name }
rule-canasta_bonus-mixed = Onsuiwer { canasta-name }
rule-canasta_bonus-wild = Wilde { canasta-name }
rule-canasta_bonus-wild_all_twos = Wilde { canasta-name } met net twees
rule-canasta_bonus-wild_four_jokers = Wilde { canasta-name } met vier jokers
rule-canasta_bonus-sequence = Reekscanasta
rule-canasta_bonus-sevens = Canasta van sewes
rule-canasta_bonus-fives = Canasta van vywe
rule-canasta_bonus-aces = Canasta van ase
rule-canasta_bonus-twos_natural = Suiwer { canasta-name } van twees
rule-canasta_bonus-twos_mixed = Onsuiwer { canasta-name } van twees
rule-canasta_bonus-sevens_mixed = Onsuiwer { canasta-name } van sewes
rule-canasta_bonus-aces_mixed = Onsuiwer { canasta-name } van ase
rule-canasta_bonus-semi_natural = Halfsuiwer { canasta-name }
rule-canasta_bonus-suit_ace_to_ace = Aas tot aas
rule-canasta_bonus-suit_whole = Hele kleur
rule-canasta_bonus-suit_mixed = Hele kleur, onsuiwer
rule-canasta_bonus-rank_whole = Agt kaarte van een waarde
rule-canasta_bonus-rank_mixed = Agt kaarte van een waarde, onsuiwer
rule-concealed_canasta = Handcanasta
rule-concealed_canasta-mode = Handcanasta
rule-concealed_canasta-amount = Bonus vir ’n handcanasta
rule-trump_multiplier = Bonus vir ’n reeks in die troefkleur
rule-extra_canasta_bonuses = Bonus vir die getal { canasta-name }s
rule-bonuses_when_out = Bonusse net vir die span wat uitspeel
rule-canasta_cards_count = Die kaarte in { canasta-name }s tel ook
rule-red_three_values = Punte vir 1, 2, 3… rooi dries
rule-red_three_sign = Plus of minus vir rooi dries
rule-red_three_sign-measure = Plus of minus hang af van
rule-red_three_sign-steps = Plus of minus vir rooi dries
rule-red_three_all_four_without_meld = Al vier rooi dries sonder pakkies
rule-red_three_in_hand = Rooi drie oor in die hand
rule-red_three_in_hand-mode = Rooi drie oor in die hand
rule-red_three_in_hand-points = Aftrekking vir ’n rooi drie oor in die hand
rule-black_three = Swart dries
rule-black_three-role = Swart dries
rule-black_three-meld_when = Wanneer jy swart dries mag neersit
rule-black_three-meld_sizes = Swart dries in ’n pakkie
rule-black_three-meld_sizes-min = Minimum swart dries in ’n pakkie
rule-black_three-meld_sizes-max = Maksimum swart dries in ’n pakkie
rule-black_three-meld_wilds = Wildekaarte by swart dries
rule-black_three-in_hand = Aftrekking vir ’n swart drie oor in die hand
rule-black_three-in_hand_mode = Swart drie oor in die hand
rule-black_three-tabled_values = Punte vir 1, 2, 3… swart dries op die tafel
rule-black_three-captured_values = Punte vir 1, 2, 3… swart dries uit die stapel
rule-initial_meld = Nodig vir die eerste pakkies
rule-initial_meld-by = Minimum hang af van
rule-initial_meld-bands = Nodig vir die eerste pakkies
rule-initial_meld_exceptions = Uitsonderings by die eerste pakkies
rule-initial_meld_exceptions-canasta_always_suffices = ’n Hele { canasta-name } is altyd genoeg
rule-initial_meld_exceptions-top_discard_counts = Die boonste kaart van die stapel tel saam
rule-initial_meld_exceptions-naturals_only = Net natuurlike kaarte
rule-initial_meld_exceptions-clean_triple_required = Drie natuurlike kaarte van dieselfde waarde is nodig
rule-initial_meld_exceptions-mixed_canasta_allowed = ’n Onsuiwer { canasta-name } mag onder die eerste pakkies wees
rule-initial_meld_exceptions-last_row_again = Minimum wanneer ’n span ná die eerste keer weer in die laaste ry is
rule-initial_meld_exceptions-pile_allowed = Die stapel mag daarvoor opgetel word
rule-initial_meld_exceptions-pile_frozen = ’n Span sonder pakkies tel die stapel net met ’n natuurlike paar op
rule-initial_meld_exceptions-concealed_out_exempt = Minimum geld ook by verborge uitspeel
rule-initial_meld_exceptions-bonuses_count = Bonusse tel saam
rule-initial_meld_exceptions-red_threes_count = Rooi dries tel saam
rule-go_out_bonus = Uitspeel
rule-concealed_go_out_extra = Ekstra vir verborge uitspeel
rule-exact_pickup_bonus = Bonus as jy presies genoeg kaarte vat
rule-go_out_requirement = Nodig om uit te speel
rule-go_out_requirement-canastas = { play-head-canastas } nodig om uit te speel
rule-go_out_requirement-natural = Suiwer { canasta-name }s nodig om uit te speel
rule-go_out_requirement-mixed = Onsuiwer { canasta-name }s nodig om uit te speel
rule-go_out_requirement-sequence = Reekse nodig om uit te speel
rule-go_out_requirement-wild = Wilde { canasta-name }s nodig om uit te speel
rule-go_out_requirement-sevens = { play-head-canastas } van sewes nodig om uit te speel
rule-go_out_requirement-fives = { play-head-canastas } van vywe nodig om uit te speel
rule-go_out_requirement-exclude = { play-head-canastas } wat nie tel om uit te speel nie
rule-go_out_requirement-no_short_melds_of = Onvoltooide pakkies waarmee jy nie mag uitspeel nie
rule-go_out_discard_required = Die laaste kaart moet weggegooi word
rule-hand_cards = Kaarte oor in die hand
rule-penalties = Strafpunte
rule-penalties-incomplete_sevens = Onvoltooide sewes
rule-penalties-incomplete_aces = Onvoltooide ase
rule-penalties-incomplete_wild = Onvoltooide wilde canasta
rule-penalties-held_sevens_3plus = Drie of meer sewes in die hand
rule-penalties-held_aces_3plus = Drie of meer ase in die hand
rule-penalties-short_sequence = Te kort reekse
rule-penalties-short_sequence-max_len = Maksimum kaarte in ’n te kort reeks
rule-penalties-short_sequence-points = Aftrekking vir ’n te kort reeks
rule-penalties-incomplete_wild_with_four_jokers = Onvoltooide wilde canasta met vier jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Wanneer ’n { foot-name } wat nie opgetel is nie, punte kos
rule-melded_cards_negative_without_canasta = Sonder ’n { canasta-name } tel die kaarte op die tafel teen die span
rule-special_hands = Spesiale hande
rule-special_hands_mode = ’n Spesiale hand tel
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: punte vir elke ander span
rule-acaba-caller = Acaba: punte vir die span wat roep
rule-seven_canastas_auto_win = Oorwinning met canastas
rule-seven_canastas_auto_win-enabled = Oorwinning met canastas
rule-seven_canastas_auto_win-count = { play-head-canastas } waarmee jy die spel wen
rule-seven_canastas_auto_win-points = Punte vir ’n oorwinning met canastas
rule-seven_canastas_auto_win-mode = Punte vir ’n oorwinning met canastas kom
rule-target = Teiken
rule-match_hands = Rondtes per spel
rule-match_winner = Wie wen
rule-tie = Gelyk bo-aan
rule-later_phase = Tweede fase
rule-later_phase-from_score = Punte waarmee die tweede fase begin
rule-later_phase-values = Anders in die tweede fase
rule-stock_exhaustion = As die trekstapel op is
rule-table_rules = By die tafel
rule-table_rules-pile_onto_canasta = Die stapel mag opgetel word om by ’n voltooide { canasta-name } te voeg
rule-table_rules-pile_needs = Nodig om ’n stapel op te tel wat nie gevries is nie
rule-table_rules-pile_cards = Kaarte wat jy van die stapel optel
rule-table_rules-jokers_discardable = Jokers mag weggegooi word
rule-table_rules-first_pile = Hoe die stapel begin
rule-table_rules-stock_out = Hoe lank ’n rondte sonder trekstapel aanhou
rule-table_rules-red_threes_replaced = ’n Rooi drie wat jy optel, word vervang
rule-table_rules-foot_taken = Wanneer jy die { foot-name } optel
rule-table_rules-counts_books = Blaaie volgens canastas en kaarte
rule-table_rules-without_canasta_last_card = Die laaste kaart van ’n span sonder ’n { canasta-name }

## Rules: values

value-yes = ja
value-no = nee
value-none = geen
value-absent = word nie gespeel nie
value-points = { $number ->
    [0] niks
   *[other] { $number }
}
value-or = { $first } of { $last }
value-and = { $first } en { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = as maats
value-sides-kind-individual = elkeen alleen
value-sides-kind-lone_hand = een teen die res
value-lone_hand-partners_receive-whole = al die punte van die maats
value-lone_hand-partners_receive-half = die helfte van die maats se punte
value-lone_hand-halves-up = boontoe afgerond, selfs onder nul
value-lone_hand-halves-toward_zero = na nul afgerond
value-later_phase = ná die rondte waarin iemand eerste { $points } het: { $what }
value-by_players-same = soos hierbo
value-by_players-line = { $players } spelers: { $what }
value-foot_size = { $number ->
    [0] geen voet nie
   *[other] { $number }
}
value-dealing-direction-clockwise = kloksgewys
value-dealing-direction-counterclockwise = antikloksgewys
value-dealing-first_dealer-any_method = op enige manier
value-dealing-first_dealer-by_lot = deur loting
value-dealing-next_dealer-next_in_direction = die volgende in die speelrigting
value-dealing-first_player-next_after_dealer = die speler ná die deler
value-dealing-cutter-before_dealer = die speler voor die deler
value-partner_question-going_out-none = word nie gevra nie
value-partner_question-going_out-may_ask_binding = toegelaat, en die antwoord is bindend
value-partner_question-going_out-must_ask = verpligtend
value-partner_question-acaba-none = word nie gevra nie
value-partner_question-acaba-may_ask_binding = toegelaat, en die antwoord is bindend
value-partner_question-acaba-must_ask = verpligtend
value-meld_rules-max_wilds-absent = onbeperk
value-meld_rules-max_cards-absent = onbeperk
value-meld_rules-group_ranks-any = enige waarde
value-meld_rules-sequence_canastas-own = ’n aparte soort { canasta-name }
value-meld_rules-sequence_canastas-as_groups = suiwer of onsuiwer { canasta-name }s, soos pakkies
value-meld_rules-wild_vs_natural-any = geen verdere beperking nie
value-meld_rules-wild_vs_natural-le = nooit meer as natuurlikes nie
value-meld_rules-wild_vs_natural-lt = altyd minder as natuurlikes
value-canasta_bonus-wild-absent = word nie gespeel nie
value-canasta_bonus-wild_all_twos-absent = geen aparte bonus nie
value-canasta_bonus-wild_four_jokers-absent = geen aparte bonus nie
value-canasta_bonus-sequence-absent = word nie gespeel nie
value-canasta_bonus-sevens-absent = geen aparte bonus nie
value-canasta_bonus-aces-absent = geen aparte bonus nie
value-canasta_bonus-twos_natural-absent = word nie gespeel nie
value-canasta_bonus-twos_mixed-absent = word nie gespeel nie
value-canasta_bonus-sevens_mixed-absent = geen aparte bonus nie
value-canasta_bonus-aces_mixed-absent = geen aparte bonus nie
value-canasta_bonus-semi_natural-absent = word nie gespeel nie
value-canasta_bonus-suit_ace_to_ace-absent = word nie gespeel nie
value-canasta_bonus-suit_whole-absent = word nie gespeel nie
value-canasta_bonus-suit_mixed-absent = word nie gespeel nie
value-canasta_bonus-rank_whole-absent = word nie gespeel nie
value-canasta_bonus-rank_mixed-absent = word nie gespeel nie
value-trump_multiplier = { $number ->
    [1] geen troefkleur nie
   *[other] bonus × { $number }
}
value-concealed_canasta-mode-none = geen ekstra bonus nie
value-concealed_canasta-mode-add = ekstra punte
value-concealed_canasta-mode-multiply = vermenigvuldigde bonus
value-concealed_canasta-none = geen ekstra bonus nie
value-concealed_canasta-add = { $amount } ekstra
value-concealed_canasta-multiply = bonus × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = presies { $count } { $type }
value-extra_canasta_bonuses-least = { $count } of meer { $type }
value-red_three_values-never = kom nooit op die tafel nie
value-red_three_sign-measure-opened = of die span pakkies neergesit het
value-red_three_sign-measure-canastas = die span se { canasta-name }s
value-red_three_sign-measure-natural = die span se suiwer { canasta-name }s
value-red_three_sign-measure-sevens = die span se { canasta-name }s van sewes
value-red_three_sign-opened = { $least ->
    [0] niks neergesit nie
   *[other] neergesit
}
value-red_three_sign-canastas-none = geen { canasta-name }
value-red_three_sign-canastas-exactly = { $least ->
    [one] presies een { canasta-name }
   *[other] presies { $least } { canasta-name }s
}
value-red_three_sign-canastas-most = { $most ->
    [one] hoogstens een { canasta-name }
   *[other] hoogstens { $most } { canasta-name }s
}
value-red_three_sign-canastas-least = { $least ->
    [one] een { canasta-name } of meer
   *[other] { $least } { canasta-name }s of meer
}
value-red_three_sign-canastas-between = { $least } tot { $most } { canasta-name }s
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = van { $least } af
value-red_three_sign-minus = minus
value-red_three_sign-zero = tel nie
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = geen spesiale waarde nie
value-red_three_in_hand-mode-penalty = kos punte
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = tel as neergesit solank die span geen { canasta-name } het nie
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = blokkeer die stapel vir een beurt
value-black_three-role-discard_only = word net weggegooi
value-black_three-role-tabled_bonus = word vir ’n bonus neergesit
value-black_three-role-removed_from_pile = gaan saam met die stapel uit die spel
value-black_three-role-ordinary = is kaarte soos al die ander
value-black_three-meld_when-never = nooit
value-black_three-meld_when-going_out = net wanneer jy uitspeel
value-black_three-meld_when-any = enige tyd
value-black_three-meld_sizes-max-absent = onbeperk
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = kos punte
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = tel as neergesit solank die span geen { canasta-name } het nie
value-black_three-tabled_values-absent = kom nie op die tafel nie
value-black_three-captured_values-absent = geen punte nie
value-initial_meld-by-score = die span se totaal
value-initial_meld-by-hand_number = die nommer van die rondte
value-band-below = onder { $next }
value-band-between = { $from } tot { $to }
value-band-above = { $from } en hoër
value-band-all = enige totaal
value-band-deal = rondte { $deal }
value-band-last-deal = rondte { $deal } en later
value-initial_meld_exceptions-concealed_out_exempt-never = ja
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = net as die stapel opgetel is
value-initial_meld_exceptions-concealed_out_exempt-always = nee
value-initial_meld_exceptions-last_row_again-none = soos die eerste keer
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = word by al die maats afgetrek
value-hand_cards-every_card_of_hand_and_foot = word afgetrek, uit hand en voet
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = altyd
value-penalties-foot_untaken_when-another_side_took = net as ’n ander span syne opgetel het
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = niks
value-penalties-short_sequence = { $points } per reeks van hoogstens { $cards } kaarte
value-penalties-incomplete_wild_with_four_jokers-absent = soos ander onvoltooide wilde canastas
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points }, wen die spel
value-special_hands_mode-replace = alleen
value-special_hands_mode-add = saam met al die ander punte
value-acaba-no = word nie gespeel nie
value-acaba-yes = { $opponents } vir elke ander span, { $caller } vir die span wat roep
value-seven_canastas_auto_win-no = nee
value-seven_canastas_auto_win-yes = { $count } canastas in een rondte: { $points } en die span wen die spel
value-seven_canastas_auto_win-instead = { $count } canastas in een rondte: { $points } in plaas van die rondte se telling, en die span wen die spel
value-seven_canastas_auto_win-mode-add = by die rondte se telling
value-seven_canastas_auto_win-mode-replace = in plaas van die rondte se telling
value-target-absent = geen: die spel het ’n vaste getal rondtes
value-match_hands-absent = onbeperk
value-match_winner-highest_at_target = die hoogste totaal, sodra ’n span die teiken bereik
value-match_winner-highest_after_last_deal = die hoogste totaal ná die laaste rondte
value-tie-play_another_hand = nog ’n rondte
value-tie-drawn_game = gelykop
value-stock_exhaustion-no_going_out_bonus = niemand kry die bonus vir uitspeel nie
value-stock_exhaustion-last_draw_finishes_turn = wie die laaste kaart opgetel het, voltooi die beurt
value-table_rules-pile_needs-any = ’n natuurlike paar, of een natuurlike kaart en ’n wildekaart
value-table_rules-pile_needs-no_wild = net natuurlike kaarte
value-table_rules-pile_needs-natural_pair = ’n natuurlike paar
value-table_rules-pile_needs-nothing = niks
value-table_rules-pile_needs-top_card = die boonste kaart, dadelik neergesit
value-table_rules-pile_needs-any_of_pile = een van die kaarte, dadelik neergesit
value-table_rules-pile_cards-all = almal
value-table_rules-first_pile-one_card = met een kaart
value-table_rules-first_pile-upcard_value = met soveel kaarte ekstra as wat die oop kaart aandui
value-table_rules-first_pile-no_card = leeg
value-table_rules-stock_out-until_pile_refused = solank die stapel opgetel kan word
value-table_rules-stock_out-after_last_draw = tot die einde van die beurt met die laaste kaart
value-table_rules-stock_out-pile_becomes_stock = die stapel word omgedraai
value-table_rules-stock_out-foot_becomes_stock = ’n { foot-name } wat nie opgetel is nie, word die trekstapel
value-table_rules-foot_taken-after_hand = ná die hand
value-table_rules-foot_taken-by_side = sodra ’n speler van die span geen kaarte meer het nie
value-table_rules-foot_taken-after_first_canasta = ná jou eerste { canasta-name }
value-table_rules-without_canasta_last_card-may_be_kept = mag jy hou
value-table_rules-without_canasta_last_card-must_discard = moet jy kan weggooi

rule-type-any = { canasta-name }s
rule-type-natural = suiwer
rule-type-mixed = onsuiwer
rule-type-wild = wilde
rule-type-wild_all_twos = wilde van twees
rule-type-wild_four_jokers = wilde met vier jokers
rule-type-sequence = reekse
rule-type-sevens = sewes
rule-type-fives = vywe
rule-type-aces = ase
rule-type-twos_natural = suiwer twees
rule-type-twos_mixed = onsuiwer twees
rule-type-sevens_mixed = onsuiwer sewes
rule-type-aces_mixed = onsuiwer ase
rule-type-semi_natural = halfsuiwer
rule-type-suit_ace_to_ace = aas tot aas
rule-type-suit_whole = hele kleur
rule-type-suit_mixed = hele kleur, onsuiwer
rule-type-rank_whole = agt van een waarde
rule-type-rank_mixed = agt van een waarde, onsuiwer

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = aas
rule-card-K = koning
rule-card-Q = vrou
rule-card-J = boer
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = swart 3

rule-hand-straight = volle reeks
rule-hand-pairs = pare
rule-hand-pairs_no_wilds = pare sonder wildekaarte
rule-hand-pairs_twos_sevens_aces = pare van twees, sewes en ase
rule-hand-garbage = Garbage
rule-hand-wild_pairs = wilde pare
rule-hand-miami_pairs = Miami-pare
rule-hand-zip_code = Zip Code
rule-hand-blast_off = Blast-off
rule-hand-triples = drietalle
rule-hand-quads = viertalle
rule-hand-dream_hand_plus_4 = droomhand plus vier
rule-hand-dream_hand_plus_5 = droomhand plus vyf

## Rules: where a value comes from

standing-document = ons bronne
standing-outside = ander boeke
standing-disputed = omstrede
standing-inherited = oorgeneem
standing-proposed = voorstel
standing-document-why = Staan so in ons bronne.
standing-outside-why = Nie in ons bronne nie, maar in ander reëlboeke.
standing-disputed-why = Die bronne verskil.
standing-inherited-why = Dieselfde as { $from }.
standing-proposed-why = Geen bron gevind nie. Dit is ’n voorstel, dus kom ooreen voordat julle speel.
source-title =
    { $source ->
        [afrikaans-wikipedia] Canasta, Afrikaanse Wikipedia
        [dutch-wikipedia] Canasta, Nederlandse Wikipedia
        [spruce-dutch] Canasta by The Spruce, Nederlandse masjienvertaling
        [english-wikipedia-german] Canasta, Engelse Wikipedia, Duitse masjienvertaling
        [italian-house-rules] Come si gioca a Canasta?, reëls van ’n Italiaanse tafel
        [italian-encyclopedia] Canasta, ’n Italiaanse ensiklopedie
        [none] Geen bron gevind nie: ’n voorstel
        [table] By die tafel ooreengekom
       *[other] { $title }
    }
source-in = { $title } ({ $language })
source-quoted = { $language }: “{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (soos aangehaal deur { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Klassiek
    [modern_american] Modern Amerikaans
    [samba] Samba
    [hand_and_foot] Hand-en-voet
    [burraco] Burraco & Buraco
    [boat] Boot
   *[other] Ander spelle
}
rule-set-facts = { $players } spelers, { $packs ->
    [one] 1 pak
   *[other] { $packs } pakke
}, { $cards } kaarte elk, { $end }
rule-set-end-target = tot { $target }
rule-set-end-deals = { $deals ->
    [one] 1 rondte
   *[other] { $deals } rondtes
}
rule-set-name-classic_4p = Klassiek
rule-set-name-classic_2p = Klassiek vir twee
rule-set-name-classic_3p = Klassiek vir drie
rule-set-name-classic_6p = Klassiek vir ses
rule-set-name-dutch_house = Nederlandse huisreëls
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Italiaanse huisreëls
rule-set-name-british = Brits
rule-set-name-uruguayan = Uruguaans
rule-set-name-uruguay_wild = Uruguay met wilde canastas
rule-set-name-spanish = Spaans
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Kubaans
rule-set-name-cutthroat_3p = Een teen twee
rule-set-name-six_hand_three_pack = Drie pakke vir ses
rule-set-name-modern_american_cla = Modern Amerikaans
rule-set-name-modern_american = Modern Amerikaans (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco vir drie
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Geslote Buraco
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviaans
rule-set-name-brazilian = Brasiliaans
rule-set-name-chilean = Chileens
rule-set-name-italian_samba = Italiaanse samba
rule-set-name-hand_and_foot_us = Hand-en-voet
rule-set-name-hand_and_foot = Hand-en-voet (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand-en-voet sonder maats
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boot
rule-set-special-classic_4p = Die spel wat die meeste mense ken: twee pare versamel kaarte van dieselfde waarde, en sewe daarvan is ’n canasta.
rule-set-special-classic_2p = Jy tel twee kaarte per beurt op en het twee canastas nodig om uit te speel.
rule-set-special-classic_3p = Elkeen speel alleen, kry 13 kaarte en tel een per beurt op.
rule-set-special-classic_6p = Twee spanne van drie speel met drie pakke. Vyf en ses rooi dries bring ekstra bonusse.
rule-set-special-dutch_house = Die bonus vir ’n handcanasta tel dubbel. ’n Vergete rooi drie kos 500.
rule-set-special-spruce = Nooit meer wildekaarte as natuurlikes nie. ’n Handcanasta tel 100 ekstra.
rule-set-special-italian_house = 15 kaarte elk, eerste pakkies tot 180, en 500 vir vier rooi dries. Jy moet weggooi om uit te speel.
rule-set-special-british = Wie agter is, mag “acaba” roep. Dan is die rondte verby en die teenstanders kry 1 500.
rule-set-special-uruguayan = Klassieke canasta met die naam van die land waar dit vandaan kom.
rule-set-special-uruguay_wild = Drie of meer wildekaarte is ’n pakkie. Sewe is ’n canasta van 2 000.
rule-set-special-spanish = Uit Spaanse reëlboeke: 2 000 vir sewe wildekaarte, en bonusse vir vyf en sewe canastas en vir vier swart dries.
rule-set-special-kanasta = Soos Tsjegge en Slowake dit speel, tot 10 000. ’n Suiwer canasta tel 600, een van wildekaarte 1 000.
rule-set-special-cuban = Wilde canastas tel 2 000 tot 4 000. ’n Canasta het presies sewe kaarte.
rule-set-special-cutthroat_3p = Wie die stapel eerste optel, speel die rondte alleen teen die ander twee.
rule-set-special-six_hand_three_pack = Ses spelers met 13 kaarte elk. Jy het twee canastas nodig om uit te speel, en die minimum vir die eerste pakkies styg tot 150.
rule-set-special-modern_american_cla = Ligareëls met eerste pakkies van 125, 155 en 180, twee canastas om uit te speel en 11 spesiale hande.
rule-set-special-modern_american = Canastas van sewes, ase en wildekaarte, rooi en swart dries, en spesiale hande.
rule-set-special-samba = Pakkies én reekse van een kleur. Sewe op ’n ry is ’n samba van 1 500.
rule-set-special-burraco = Reekse en pakkies. Sewe kaarte is ’n burraco: suiwer, halfsuiwer of onsuiwer. Elke span het ’n pozzetto.
rule-set-special-burraco_3p = Die eerste speler sonder kaarte speel die res van die rondte alleen. Die ander twee deel hul punte. Later speel elkeen alleen.
rule-set-special-buraco = Brasilië se oop spel: net reekse, ’n vrye stapel en 1 000 vir ’n reeks van aas tot aas. Jy het ’n suiwer canasta nodig om uit te speel.
rule-set-special-burraco_international = FIBUR se toernooispel: pakkies net van ase en dries, en geen halfsuiwer burraco nie. Jy het ’n suiwer burraco nodig om uit te speel.
rule-set-special-buraco_closed = Brasilië se geslote spel: natuurlike pakkies is nie canastas nie, jy tel die stapel op deur die boonste kaart neer te sit, en van 1 500 punte af moet die eerste pakkies 75 tel.
rule-set-special-burako = Argentinië se spel met teëls en twee jokers. ’n Suiwer canasta tel 200, ’n onsuiwer een 100. Enige een van die twee is genoeg om uit te speel. Julle speel tot 3 000.
rule-set-special-tranca = Brasilië se spel sonder jokers. Swart dries blokkeer die stapel. Rooi dries kos 100 sonder ’n canasta.
rule-set-special-biriba = Soos in Griekeland: reekse en pakkies van sewe, suiwer of onsuiwer. Reekse in die troefkleur tel dubbel. Julle speel tot 3 030.
rule-set-special-bolivian = Samba met wilde canastas van 2 500. Jy het ’n reeks nodig om uit te speel.
rule-set-special-brazilian = Op 7 000 en van 9 000 punte af moet die eerste pakkies ’n canasta wees. ’n Te kort reeks kos 1 000.
rule-set-special-chilean = Sambas én bolivias. Min ander reëls is gepubliseer.
rule-set-special-italian_samba = Canastas van twees, en bonusse vir vyf en tien canastas. Die stapel is altyd gevries.
rule-set-special-hand_and_foot_us = Soos in die VSA, in vier rondtes. Jy het twee suiwer en twee onsuiwer canastas nodig om uit te speel. Wie presies 22 kaarte vat, kry 100.
rule-set-special-hand_and_foot = Elke speler het ’n hand en ’n voet van 11 kaarte. Die minimum vir die eerste pakkies styg elke rondte.
rule-set-special-hand_and_foot_solo = Elkeen speel alleen. Jy het een suiwer en twee onsuiwer canastas nodig om uit te speel.
rule-set-special-hand_knee_and_foot = Ses pakke, en ’n derde stapeltjie vir elkeen. Om uit te speel, het jy vyf canastas nodig: een van sewes, een van vywe, een van wildekaarte, een suiwer en een onsuiwer.
rule-set-special-pennies_from_heaven = Ses spelers met vier pakke. Elkeen het ’n tweede hand van 11 kaarte. Om uit te speel, het jy ’n canasta van elke soort nodig, ook een van sewes.
rule-set-special-boat = Geen gepubliseerde reëls gevind nie. Werk soos Klassiek totdat jy dit verander.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Daar is twee biribaki van elf kaarte, een vir elke span. Niemand mag die eerste een optel voordat ’n span ’n biriba het nie.
rule-note-foot-pozzetto = Daar is twee pozzetti van elf kaarte, een vir elke span. Die eerste speler van ’n span sonder kaarte tel die span se pozzetto op.
rule-note-foot-morto = Daar is twee mortos van elf kaarte, een vir elke span. Die eerste speler van ’n span sonder kaarte tel die span se morto op.
rule-note-foot-muerto = Daar is twee muertos van elf teëls, een vir elke span. Die eerste speler van ’n span sonder teëls tel die span se muerto op.
rule-note-foot-face-down = Die tweede hand word toe uitgedeel.
rule-note-two-in-own-place = In ’n reeks tel ’n twee op sy eie plek as ’n natuurlike kaart.
rule-note-ace-low-or-high = Die aas kan laag wees, voor die twee, of hoog, ná die koning.
rule-note-one-low-or-high = Die 1 kan laag wees, voor die 2, of hoog, ná die 13.
rule-note-ace-to-ace = ’n Reeks mag van aas tot aas loop.
rule-note-thirteen-and-wild = ’n Reeks van veertien kaarte het al dertien kaarte van ’n kleur en ’n wildekaart.
rule-note-whole-suit-clean = Die reeks het al dertien kaarte van een kleur en geen wildekaart nie.
rule-note-whole-suit-either-ace = Die reeks het dertien kaarte, van aas tot koning of van twee tot aas, en geen wildekaart nie.
rule-note-ace-to-ace-clean = Die reeks het veertien kaarte en geen wildekaart nie.
rule-note-dirty-whole-suit = ’n Onsuiwer canasta van ’n hele kleur of van aas tot aas tel net soveel.
rule-note-trump-sequence = Dit geld vir reekse in die troefkleur. Die kaart wat ná die uitdeel omgedraai word, bepaal daardie kleur. As dit ’n joker is, kies die eerste speler die kleur.
rule-note-two-cards-left = Die rondte eindig wanneer daar nog twee kaarte in die trekstapel is.
rule-note-whole-pile-free = Jy mag die hele stapel optel in plaas van ’n kaart van die trekstapel.
rule-note-pile-card-at-once = Jy moet een van die stapel se kaarte dadelik neersit, in ’n nuwe pakkie of by ’n pakkie van jou span.
rule-note-closed-pile = Net die boonste kaart van die stapel is sigbaar. As jy die stapel optel, moet jy daardie kaart dadelik neersit.
rule-note-first-discard = Die eerste kaart wat weggegooi word, begin die stapel.
rule-note-mortos-by-cutter = Wie sny, maak die twee mortos uit die gesnyde kaarte.
rule-note-trinca-no-canastra = ’n Pakkie van een waarde, ’n trinca, is nooit ’n canasta nie, hoeveel kaarte dit ook al het. Dit bring geen bonus nie, en jy kan nie daarmee uitspeel nie.
rule-note-trinca-natural = ’n Pakkie van een waarde, ’n trinca, het net natuurlike kaarte. ’n Reeks mag een wildekaart hê.
rule-note-clean-canastra-and-morto = Om uit te speel, het ’n span ’n suiwer canasta nodig, en die morto moet al opgetel wees.
rule-note-canastra-and-morto = Enige canasta is genoeg om uit te speel, maar die span se morto moet al opgetel wees.
rule-note-canasta-and-muerto = Enige canasta is genoeg om uit te speel, maar die span se muerto moet al opgetel wees.
rule-note-burraco-and-pozzetto = Enige burraco is genoeg om uit te speel, maar die span se pozzetto moet al opgetel wees.
rule-note-clean-burraco-and-pozzetto = Om uit te speel, het ’n span ’n suiwer burraco nodig, en die pozzetto moet al opgetel wees.
rule-note-morto-unplayed = Dit geld ook vir ’n morto wat ’n speler ná sy of haar laaste weggooikaart opgetel maar nie gespeel het nie. Die kaarte daarvan tel dan nie.
rule-note-pozzetto-unplayed = As ’n pozzetto opgetel maar nie gespeel is nie, tel die kaarte soos dié wat in die hand oor is.
rule-note-pozzetto-of-partners = Dit kos die twee maats net een keer strafpunte. Wie alleen speel, het altyd ’n pozzetto opgetel.
rule-note-vulnerable = ’n Span met minstens die helfte van die teiken is kwesbaar. Al die pakkies van een beurt tel saam vir die minimum.
rule-note-tiles = Die 104 teëls, van 1 tot 13 in vier kleure, is soos twee pakke kaarte. Die 1 is die aas, en 11, 12 en 13 is die boer, vrou en koning.
rule-note-two-play-as-four = Twee spelers speel volgens dieselfde reëls as vier: elf kaarte elk, twee pozzetti en dieselfde punte.
rule-note-threes-ordinary = Rooi en swart dries is gewone kaarte.
rule-note-same-rank-joins = Verdere kaarte van ’n waarde kom by die span se pakkie van daardie waarde.
rule-note-semi-clean = ’n Halfsuiwer burraco het sewe natuurlike kaarte in ’n reeks of van een waarde, met ’n wildekaart voor of ná hulle.
rule-note-last-card-natural = Die laaste kaart wat jy weggooi, mag nie ’n wildekaart wees nie.
rule-note-first-out-alone = Eers speel elkeen alleen. Die eerste speler sonder kaarte bly vir die res van die rondte alleen, en die ander twee sit hul pakkies bymekaar.
rule-note-pozzetto-on-top = Dié pozzetto is bo-op die ander een en word eerste opgetel.
rule-note-three-pozzetti = Dan is daar drie pozzetti van elf kaarte, een vir elke speler.
rule-note-pozzetto-for-partners = Dié pozzetto is vir die twee maats. In die tweede fase het elke speler een.
rule-note-same-suit-twice = ’n Pakkie van een waarde mag twee kaarte van dieselfde kleur hê.
rule-note-time-not-target = Toernooie het ’n tydsbeperking in plaas van ’n teiken. Die teiken hier is dié van Italiaanse Burraco.
rule-note-when-time-is-called = Dit geld ook wanneer die tyd om is.
rule-note-wild-three-to-seven = ’n Pakkie wildekaarte het drie tot sewe kaarte. As dit sewe het, kom daar niks meer by nie.
rule-note-black-threes-all-six = As jy swart dries neersit wanneer jy uitspeel, tel hulle 5 elk. Jy mag al ses neersit.
rule-note-escalera = In dié spel heet ’n canasta in ’n reeks ’n “escalera”.
rule-note-short-sequence-each = Dit geld vir elke te kort reeks wat aan die einde van die rondte op die tafel is.
rule-note-acaba-any-time = Jy mag enige tyd in jou eie beurt “acaba” roep. Die kaarte op die tafel tel dan nie.
rule-note-five-players = Vyf spelers kan twee teen drie speel. Een van die drie sit dan elke rondte uit.
rule-note-natural-becomes-mixed = As jy ’n wildekaart by ’n suiwer canasta sit, word dit onsuiwer.
rule-note-red-three-no-meld = ’n Rooi drie alleen tel nie as eerste pakkie nie.
rule-note-red-three-hidden = Dit geld vir elke rooi drie wat nie neergesit is nie, en die drie self tel niks. As die speler nooit ’n beurt gehad het nie, tel dit as neergesit.
rule-note-total-before-deal = Dit hang af van die span se totaal voor die rondte.
rule-note-concealed-without-pile = As jy verborge uitspeel sonder om die stapel op te tel, moet jou pakkies die canastas hê wat vir uitspeel nodig is, maar daar is geen minimum nie.
rule-note-going-out-once = Die span wat uitspeel, kry dit een keer.
rule-note-concealed-two-hundred = Jy kry altesaam 200 as jy jou hele hand in een beurt neersit, met ’n canasta, en nog niks neergesit het nie. Jy mag die stapel optel, maar niks by jou maat se pakkies voeg nie.
rule-note-pile-taker-alone = Wie die stapel eerste optel, speel alleen. As niemand dit opgetel het nie, speel die een wat uitspeel alleen. Die ander twee kry albei die punte wat hulle saam maak, maar elke speler se rooi dries tel apart.
rule-note-concealed-seven-at-once = Jy moet al sewe kaarte tegelyk neersit, en daar mag wildekaarte by wees. Die bonus is dan 600 vir ’n onsuiwer canasta of 1 000 vir ’n suiwer een.
rule-note-only-bonus-doubles = Net die bonus verdubbel, nie die waarde van die kaarte nie.
rule-note-teams-of-two = Daar is gewoonlik twee pare, maar drie of vier kan ook speel.
rule-note-one-pack-more = Daar is een pak meer as die getal spelers.
rule-note-one-pack-more-seven = Daar is een pak meer as die getal spelers, maar nooit meer as sewe nie.
rule-note-hand-and-foot-both = Dit geld vir rooi dries in die hand en in die voet.
rule-note-top-five = Jy tel presies die boonste vyf kaarte op. Daarvoor het jy twee natuurlike kaarte uit jou hand nodig.
rule-note-five-or-seven-alone = Vyf of sewe spelers kan ook speel, elkeen alleen.
rule-note-finished-book = Jy mag nog natuurlike kaarte by ’n voltooide canasta sit.
rule-note-book = Baie spelers noem ’n canasta ’n “book” of ’n “pile”.
rule-note-exactly-22 = ’n Speler wat in een slag presies 22 kaarte vir hand en voet vat, kry dié bonus.
rule-note-best-with-four = Die spel is die beste met vier spelers.
rule-note-usually-four = Daar is gewoonlik vier spelers in twee pare.
rule-note-knee-and-foot = Dié kaarte is twee stapeltjies wat ná mekaar gespeel word: ’n knie van 13 kaarte en ’n voet van 11. Saam met die hand het elke speler 39 kaarte.
rule-note-red-threes-over-seven = Elke rooi drie tel 100. ’n Span met meer as sewe kry 300 ekstra.
rule-note-red-threes-with-meld = Sit jou rooi dries saam met jou eerste pakkies neer. Hou hulle tot dan in jou hand.
rule-note-only-top-card = Net die boonste kaart van die stapel tel.
rule-note-two-or-three-alone = Twee of drie spelers speel sonder maats.
rule-note-lowest-card = Wie die laagste kaart trek, deel byvoorbeeld eerste.
rule-note-minimum-always = Ook as jy in een beurt uitspeel, moet jy die minimum haal.
rule-note-no-natural-pair = Jy het nie ’n natuurlike paar nodig nie. Jy moet net die boonste kaart dadelik neersit.
rule-note-card-shown = As die eerste kaart ’n aas is, kom een kaart by. As dit ’n koning is, kom dertien kaarte by.
rule-note-twos-not-wild = Solank ’n span se pakkie twees nog nie ’n canasta is nie, is twees nie wildekaarte vir dié span nie.
rule-note-without-partner-two = Sonder ’n maat het jy twee canastas nodig om uit te speel.
rule-note-at-most-half = Hoogstens die helfte van ’n pakkie se kaarte mag wild wees: een van drie, twee van vier.
rule-note-twos-or-with-jokers = Die canasta kan net twees hê, of twees en jokers.
rule-note-twos-jokers-or-both = Die canasta kan twees, jokers of albei hê.
rule-note-three-packs-only = Jy kan net vyf of ses rooi dries hê as julle met drie pakke speel.
rule-note-in-pairs = Dit geld wanneer julle in pare speel.
rule-note-aces-with-wilds = Dié canasta het net ase. As jou eerste pakkies ase met wildekaarte het, is dit ’n gewone pakkie wat ’n onsuiwer canasta word.
rule-note-each-color = Rooi en swart dries is ewe veel werd. Elke kleur word apart getel.
rule-note-threes-with-canastas = Dit geld vir ’n span met twee canastas of meer. As ’n span presies een canasta het, tel sy dries glad nie.
rule-note-like-red-three = Die reël is dieselfde as vir ’n rooi drie oor in die hand.
rule-note-meld-before-pile = Soos in toernooie moet jy die eerste pakkies uit jou hand neersit voordat jy die stapel optel.
rule-note-except-special-hand = Dit geld nie vir ’n spesiale hand nie.
rule-note-each-player = Dit geld vir elke speler apart, bo en behalwe die waardes van die kaarte.
rule-note-special-hand = ’n Spesiale hand het veertien kaarte en moet die span se eerste en enigste pakkie wees. Die ander span se punte tel soos altyd.
rule-note-five-naturals-first = Ná sy eerste pakkies mag ’n span net ’n wildekaart by ’n pakkie voeg as daardie pakkie vyf natuurlike kaarte het.
rule-note-wild-meld-first = Solank ’n span ’n onvoltooide pakkie wildekaarte het, mag dit nie wildekaarte in ander pakkies gebruik nie.
rule-note-each-whatever-canastas = Dit geld vir elke rooi drie, hoeveel canastas die span ook al het.
rule-note-canasta-of-seven = ’n Canasta het hoogstens sewe kaarte.
rule-note-sevens-with-wilds = ’n Canasta van sewes mag wildekaarte hê, maar dit hoef nie.
rule-note-one-of-each-kind = Jy het een canasta van elke soort nodig.
rule-note-sequence-goes-out = ’n Canasta in ’n reeks tel ook om uit te speel.
rule-note-top-card-no-sequence = Jy mag nie ’n reeks met die boonste kaart van die stapel begin nie.
rule-note-three-pairs = Drie pare kan ook speel. Dan speel hulle tot 7 500.
rule-note-partner-of-first = Die speler wat sny, is die maat van die speler wat begin.
rule-note-four-of-seven-natural = Minstens vier van die sewe kaarte van ’n canasta moet natuurlik wees.
rule-note-bonuses-add-up = Die bonusse word bymekaargetel. ’n Span met sewe canastas kry albei.
rule-note-four-black-threes = As jy al vier swart dries neersit wanneer jy uitspeel, tel hulle altesaam 500. Die kaarte se eie waardes kom nie nog by nie.
rule-note-canasta-oculta = Jy maak ’n “canasta oculta” as jy in een beurt met ’n canasta uitspeel sonder dat jy voorheen iets neergesit of die stapel opgetel het. In jou eerste beurt tel dit 1 000. Teken die ander 500 as bonus aan.
rule-note-first-card-covered = As die eerste kaart ’n wildekaart of ’n rooi drie is, word dit met ’n ander kaart bedek.
rule-note-concealed-with-top-card = Jy hoef nie uit te speel nie. Een van die sewe kaarte mag die boonste van die stapel wees.
rule-note-threes-never-melded = Dries word nooit in pakkies neergesit nie, dus is die vier die laagste kaart.
rule-note-red-three-at-once = Rooi dries word dadelik neergesit, dus behoort niemand een in die hand te hê nie.
rule-note-like-every-card = Dit kos dieselfde as elke ander kaart wat in die hand oorbly.
rule-note-pile-always-frozen = Die stapel is altyd gevries.

## Table

cancel = Kanselleer
sheet-close = Sluit
notice-undo = Ontdoen
notice-redo = Herdoen
notice-already = Reeds gestoor op ’n ander toestel om { $time }. { $what }
notice-dismiss = Sluit dié boodskap
badge-out = UIT
badge-acaba = ACABA
table-deal = Rondte { $number }
table-deal-of = Rondte { $number } van { $count }
table-over = Spel verby
table-house-rules = { $name } met huisreëls
table-rules-target = { $name } · tot { $target }
table-rules-deals = { $name } · { $count ->
    [one] 1 rondte
   *[other] { $count } rondtes
}
table-dealer = { $name } deel
table-dealer-rests = { $name } deel en rus hierdie rondte
table-leader = { $name } begin
table-sheet = Telkaart
table-pad = Telblok
table-chart = Grafiek
table-pad-empty = Gestoorde rondtes kom hier.
table-passed = { $points } verby
table-passed-side = { $side }: eerste pakkies
table-passed-said = nou { $now }
table-phase = Fase { $number }
table-later-phase = Fase 2 begin
table-later-phase-now = { $kind ->
    [individual] Van nou af speel elkeen alleen
   *[other] Van nou af: { $sides }
}
table-series = reeks { $score }
series-best-of = beste uit 3: { $score }
series-best-of-open = Beste uit drie: { $score }
series-best-of-won = { $players ->
    [one] { $side } wen die beste uit drie met { $score }
   *[other] { $side } wen die beste uit drie met { $score }
}
table-menu = Meer
table-nothing-to-undo = Niks om te ontdoen nie
table-needs = nodig
table-needs-said = { $needed } nodig
table-to-go = nog { $points }
table-reached = teiken bereik
table-record = Teken rondte { $number } aan
table-continue = Gaan voort met rondte { $number } · { $points }
table-new-match = Nuwe spel
table-rematch = Speel weer
table-menu-menu = Dié spel
table-menu-insert = Waar kom die vergete rondte?
table-settings = Spelinstellings
    .detail = Reëls, teiken, sitplekke, deler, telling van papier
table-rules = Reëls van { $name }
timer = Tydhouer
    .detail = Vir ’n rondte of vir die hele speeldag
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Tydhouer onderbreek, nog { $time }
    [over] Tydhouer: die tyd is om
    [waiting] Tydhouer af, { $time }
   *[playing] Tydhouer, nog { $time }
}
timer-up = Die tyd is om
timer-start = Begin die tydhouer
timer-pause = Onderbreek
timer-resume = Gaan voort
timer-again = Begin weer
timer-stop = Stop
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minute minder
       *[more] { $minutes } minute meer
    }
timer-sound = Klank aan die einde
timer-note = Die tydhouer lui net terwyl dié toep oop is.
table-set-up = Reëls, teiken en name
table-insert = Voeg ’n vergete rondte by
table-before = Voor rondte { $number }: { $points }
table-end = { $ways ->
    [end] Beëindig of vee dié spel uit
    [resume] Hervat of vee dié spel uit
   *[delete] Vee dié spel uit
}
table-end-agreement = Beëindig in oorleg
table-end-time = Beëindig, die tyd is om
table-end-walkover = Een span gee op
    .detail = Daarna kies jy watter span verloor.
table-end-stays = Die spel bly in Spelle en tel in die statistiek.
table-delete = Vee dié spel uit
    .detail = Dit verdwyn uit Spelle en die statistiek. Jy kan dit terugbring.
table-keep-playing = Speel verder
table-end-who = Wie gee op?
table-end-who-hint = { $sides ->
    [2] Die ander span wen, wat die telling ook al is.
   *[other] Van die ander spanne wen die een met die meeste punte.
}
table-go-on = Gaan voort met dié spel
table-would-win = { $margin ->
    [one] Dan wen { $side } met { $margin } punt.
   *[other] Dan wen { $side } met { $margin } punte.
}
table-would-draw = Dan is dit gelykop tussen { $sides }.
deal-said =
    Rondte { $number }: { $sides }{ $problems ->
        [0] { "" }
       *[other] , iets daaraan klop dalk nie
    }
deal-said-side = { $side } { $points }, nou { $total }{ $ended ->
    [badge-out] , uit
    [badge-acaba] , het acaba geroep
   *[none] { "" }
}
course-said = Verloop van die spel. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } het gewen
   *[other] { $side } het gewen
}{ $margin ->
    [0] { "" }
    [one] { " " }met een punt
   *[other] { " " }met { $margin } punte
}
ending-drawn = Gelykop tussen { $sides }
ending-tie = Gelyk bo-aan: { $sides }
ending-tie-plays-on = Nog een rondte beslis die spel
ending-target = { $target } bereik in rondte { $deals }
ending-deals = { $deals ->
    [one] Die enigste rondte is gespeel
   *[other] Al { $deals } rondtes is gespeel
}
ending-outright = In een rondte gewen
ending-agreement = In oorleg beëindig
ending-time = Die tyd was om
ending-walkover = By verstek gewen
ending-gave-up = { $side } het opgegee
winner-wins = { $players ->
    [one] { $side } wen
   *[other] { $side } wen
}
winner-by = met { $margin }
winner-deals = { $deals ->
    [one] in een rondte
   *[other] in { $deals } rondtes
}
winner-best = beste rondte
winner-canastas = { canasta-name }s
winner-out = keer uitgespeel
winner-out-of = { $out } van { $deals }
winner-games = spelle gewen
winner-evening = punte vandag
winner-games-of = { $won } van { $games } gewen
winner-people = Vandag
winner-to = tot { $target }
winner-pad = Rondtes
winner-result = Uitslag
winner-share = Deel
start-title =
    Julle speel canasta.
    Die telblok tel op.
    .detail = Teken ’n rondte in minder as twintig tikke aan. Elke punt word verduidelik.
start-deal = ’n Rondte in ’n minuut
    .detail = Canastas, dries, wie uitgespeel het
start-meld = Sien altyd wat die eerste pakkies moet tel
    .detail = “Is 7 7 7 en Q Q 2 genoeg?” Vra gerus
start-melds = Sien wat julle pakkies werd is
    .detail = Tik op die kaarte en sien elke bonus en elke punt
start-rules = Speel volgens julle eie reëls
    .detail = { $names }, huisreëls
start-demo = Probeer ’n proefspel
start-join = Sluit aan by ’n tafel
start-join-how = Rig by die klub jou foon se kamera op die kode op die tafelkaart, of tik die adres op die kaart in jou blaaier in. Die tafel maak daar oop. Jy hoef niks te installeer nie.
empty-title = Geen spel is aan die gang nie
    .detail = Begin ’n spel en teken die punte aan.
empty-last = Laas gespeel
empty-running = Met watter spel gaan julle voort?
    .detail = Tik op ’n spel om daarmee voort te gaan, of begin ’n nuwe een.
empty-goes-on = Nog nie klaar nie
rules-changed =
    { $count ->
        [one] Een reël het verander sedert dié spel begin het, maar dié spel behou die ou een
       *[other] { $count } reëls het verander sedert dié spel begin het, maar dié spel behou die ou reëls
    }
rules-changed-title = Reëls wat verander het
rules-changed-hint = Dié spel behou die reëls waarmee dit begin het.
rules-changed-values = in dié spel { $here }, nou { $today }

## Table view

table-view = Tafelaansig
view-back = Terug na die tafel
view-turn = { $facing ->
    [across] Spanne oorkant mekaar. Draai hulle anders
    [aside] Spanne links en regs. Draai hulle anders
   *[flat] Spanne nie gedraai nie. Draai hulle anders
}
view-evening = Speeldag
view-clock = { $big }:{ $small }
view-goes-dark = Die toep kan nie dié skerm aanhou nie, dus kan dit donker word.

## Catching up

catch-up =
    { $deals ->
        [one] { $side } is { $behind } agter: { $what } haal minstens { $worth } in.
       *[other] { $side } is { $behind } agter: { $what } in elk van { $deals } rondtes haal minstens { $worth } in.
    }
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] een suiwer { canasta-name }
       *[other] { $count } suiwer { canasta-name }s
    }
    [mixed] { $count ->
        [one] een onsuiwer { canasta-name }
       *[other] { $count } onsuiwer { canasta-name }s
    }
    [wild] { $count ->
        [one] een wilde { canasta-name }
       *[other] { $count } wilde { canasta-name }s
    }
    [sequence] { $count ->
        [one] een reekscanasta
       *[other] { $count } reekscanastas
    }
    [semi_natural] { $count ->
        [one] een halfsuiwer { canasta-name }
       *[other] { $count } halfsuiwer { canasta-name }s
    }
    [suit_ace_to_ace] { $count ->
        [one] een { canasta-name } van aas tot aas
       *[other] { $count } { canasta-name }s van aas tot aas
    }
    [suit_whole] { $count ->
        [one] een { canasta-name } van ’n hele kleur
       *[other] { $count } { canasta-name }s van ’n hele kleur
    }
    [rank_whole] { $count ->
        [one] een { canasta-name } van agt kaarte van een waarde
       *[other] { $count } { canasta-name }s van agt kaarte van een waarde
    }
    [twos_natural] { $count ->
        [one] een suiwer { canasta-name } van twees
       *[other] { $count } suiwer { canasta-name }s van twees
    }
   *[twos_mixed] { $count ->
        [one] een onsuiwer { canasta-name } van twees
       *[other] { $count } onsuiwer { canasta-name }s van twees
    }
}
catch-up-out = uitspeel

## Chances of winning

chance = Wat het ons nodig?
chance-percent = { $bound ->
    [over] meer as { $value }
    [under] minder as { $value }
   *[about] omtrent { $value }
}
chance-needs = { $deals ->
    [1] Dit is waarskynlik die laaste rondte. { $side } is { $behind } agter en moet omtrent { $more } meer as { $leader } maak.
   *[other] Daar is nog omtrent { $deals } rondtes. { $side } is { $behind } agter en moet in elkeen omtrent { $more } meer as { $leader } maak.
}
chance-gap = Aan die einde van ’n rondte is twee spanne gewoonlik omtrent { $gap } punte uitmekaar.
chance-source = Geskat volgens die laaste { $count } rondtes met hierdie reëls. Alle spanne word as ewe sterk beskou.
chance-simulated = Geskat volgens { $count } gesimuleerde rondtes. Sodra hier genoeg regte rondtes met hierdie reëls gespeel is, gebruik die toep dié. Alle spanne word as ewe sterk beskou.

## Pictures of a match

pictures = Verloop en punte
pictures-none = Die grafiek begin by die eerste rondte.
pictures-course = Verloop van die spel
pictures-target = Die stippellyn is die teiken, { $target }.
pictures-bands = Eerste pakkies: { $bands }.
pictures-band-below = { $needed } onder { $end }
pictures-band = { $needed } van { $start } af
pictures-deal-band = { $needed } in rondte { $deal }
pictures-sources = Waar die punte vandaan kom
pictures-source =
    { $source ->
        [canastas] { play-head-canastas }
        [cards] Kaarte op die tafel
        [threes] Dries
        [out] Uitspeel
        [hand] Kaarte oor in die hand
        [partners] Helftes van die maats
        [penalties] Strafpunte
        [special] Spesiale hande en acaba
        [table] Totaal sonder besonderhede
       *[other] Ander
    }
pictures-catching-up = Agterstand inhaal

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value }%
statistics = Statistiek
statistics-counting = Besig om te bereken…
statistics-finished-only = Net voltooide spelle
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] 1 voltooide spel
       *[other] { $games } voltooide spelle
    }
statistics-tab = { $tab ->
    [rivals] Duel
    [partnerships] Pare
    [players] Spelers
   *[deals] Rondtes
}
statistics-empty-title = Nog geen spel voltooi nie
statistics-empty = Sodra ’n spel klaar is, wys dié bladsy wie wen, wie uitspeel en wat die beste rondtes was.
statistics-go-on = Gaan voort met rondte { $number }
statistics-import = Voer ou spelle in
statistics-player-none = Nog geen voltooide spel met dié speler nie.
statistics-games-between = { $games ->
    [one] 1 spel tussen hulle beslis
   *[other] { $games } spelle tussen hulle beslis
}
statistics-last = laaste { $count }
statistics-now = nou
statistics-deal = rondte { $number }
statistics-deal-of-day = { $day }, rondte { $number }
statistics-at-least = Minstens { $count } spelle: { $rules }
statistics-unranked = Minder as { $count } spelle, sonder plek
statistics-record = { $wins } van { $games }
statistics-few = { $wins } van { $games }, te min
statistics-on-games = { $games ->
    [one] oor 1 spel
   *[other] oor { $games } spelle
}
statistics-of-games = { $games ->
    [one] van 1 spel gewen
   *[other] van { $games } spelle gewen
}
statistics-points = { $points } punte per rondte
statistics-since = Sedert { $month } · { $games }
statistics-won-of-these = { $count } daarvan gewen
statistics-partners = Saam met
statistics-mark = merk: 50%
statistics-extremes = Beste en swakste rondte
statistics-with-on-day = { $day }, saam met { $names }
statistics-unreadable = { $count ->
    [one] Een spel tel nie mee nie, want dié weergawe kan dit nie lees nie.
   *[other] { $count } spelle tel nie mee nie, want dié weergawe kan hulle nie lees nie.
}
statistics-measure =
    { $measure ->
        [won] persentasie gewen
        [average] punte per rondte
        [canastas] canastas per rondte
        [naturals] suiwer canastas per spel
        [out] uitgespeel
        [best] beste rondte
        [streak] langste wenreeks
       *[deals] rondtes
    }
statistics-measure-choose = Sorteer volgens
statistics-measure-said = Gesorteer volgens: { $measure }. Kies ’n ander een
statistics-versus-said = Teen mekaar: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Kies ’n teenstander vir { $name }
statistics-versus-other = { $name }: kies iemand anders
statistics-in-a-row = { $name }: { $count } ná mekaar
statistics-form = Laaste spelle
statistics-result = { $how ->
    [won] gewen
    [drawn] gelykop
   *[lost] verloor
}
statistics-rename = { $name }: verander die naam
statistics-against = Teen
statistics-played = { $deals ->
    [one] altesaam 1 rondte
   *[other] altesaam { $deals } rondtes
}
statistics-on-deals = { $deals ->
    [0] geen gegewens nie
    [one] oor 1 rondte
   *[other] oor { $deals } rondtes
}
statistics-on-results = { $deals ->
    [0] geen gegewens nie
    [one] oor 1 telling
   *[other] oor { $deals } tellings
}
statistics-on-outs =
    { $outs ->
        [0] geen gegewens nie
        [one] 1 keer uitgespeel
       *[other] { $outs } keer uitgespeel
    }
statistics-totals-only = Rondtes wat as totale ingevul is, tel net vir die punte.
statistics-matches = Voltooide spelle
statistics-average = Gemiddelde punte per rondte
statistics-best = Beste rondte
statistics-worst = Swakste rondte
statistics-canastas = Canastas per rondte
statistics-naturals = Suiwer canastas per spel
statistics-out = Uitgespeel
statistics-concealed = Waarvan verborge
statistics-threes = Rooi dries per rondte
statistics-luck = Geluk met rooi dries, vergeleke met die ander
statistics-minutes = Tipiese minute per rondte

## Setting a match up

seat-compass = { $number ->
    [1] Suid
    [2] Wes
    [3] Noord
   *[other] Oos
}
seat-number = Speler { $number }
side-compass = { $number ->
    [1] Noord–Suid
   *[other] Oos–Wes
}
side-mark = { $color ->
    [blue] Blou
    [red] Rooi
    [amber] Geel
    [slate] Grys
    [lilac] Lila
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blou
    [red] Rooi
    [amber] Geel
    [slate] Grys
    [lilac] Lila
   *[mint] Mint
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] een speler is genoem, { $right } is nodig
   *[other] { $count } spelers is genoem, { $right } is nodig
}
problem-name_needed = vul ’n naam in
problem-name_twice = “{ $name }” kom twee keer voor
problem-undrawn = “{ $text }”: die teken wat hier as ▯ verskyn, kan nie gewys word nie en val weg. Letters mag Latyns, Grieks, Cyrillies of Hebreeus wees.
problem-changed_since = Nie gestoor nie: ’n ander toestel het dié spel intussen verander. So lyk dit nou.
problem-no_such_deal = Dié rondte bestaan nie meer nie.
problem-wrong_number_of_scores = vul { $right } begintellings in

new-match = Nuwe spel
new-match-hint = Tik op ’n naam of ’n sitplek
new-match-who = Wie speel?
new-match-round = { $partners ->
    [yes] Maats sit oorkant mekaar
   *[no] Sitplekke om die tafel
}
new-match-against = teen
new-match-start = Begin
new-match-back = Terug
set-up = Spelinstellings
set-up-save = Stoor
set-up-back = Terug sonder om te stoor
set-up-rules = Variasie
set-up-rules-choose = Variasie: { $name }. Kies ’n ander een
set-up-rules-all = Al { $count } variasies
set-up-rules-usual = Gebruiklik in jou land
set-up-players = Spelers
set-up-players-count = { $count } spelers
set-up-name = Naam van speler { $number }, span { $side }
set-up-side-rename = Naam van span { $side }: { $name }
set-up-side-name = Naam van die span
set-up-short = Kort naam
    .detail = vir klein skerms
set-up-color = Kleur van { $side }: { $color }
set-up-color-kept = { $name } behou dié kleur in latere spelle. Tik op ’n ander sitplek om te ruil.
set-up-known = { $name }
    .says = { $name } speel saam
set-up-dealer = Wie deel eerste?
set-up-first-dealer = Eerste deler
set-up-target-other = Ander getal
set-up-dealer-label = { $name } deel eerste
set-up-target = Teiken
set-up-target-label = Teiken: { $target }. Tik om te verander
set-up-target-chip = Tot { $target }
set-up-target-deals =
    { $deals ->
        [one] Die spel duur een rondte.
       *[other] Die spel duur { $deals } rondtes.
    }
set-up-more = Speelrigting, begintellings
set-up-less = Minder opsies
set-up-direction = Speelrigting
set-up-best-of = Aantal spelle
    .detail = { $count ->
        [1] Een spel
       *[other] Beste uit drie: wie twee keer wen
    }
set-up-opening = Begintellings
set-up-sides = Name van die spanne
set-up-opening-label = Begintelling van { $name }: { $points }. Tik om te verander
pad-delete = Vee die laaste syfer uit
pad-sign = Plus of minus
pad-done = Klaar
set-up-follows =
    { $deals ->
        [one] Een rondte is reeds aangeteken. As jy stoor, word alles herbereken.
       *[other] { $deals } rondtes is reeds aangeteken. As jy stoor, word alles herbereken.
    }
set-up-changed-today = Dié reëls het verander sedert die spel begin het. As jy stoor, geld die nuwe reëls: { $what }.
set-up-no-fit = Kies ’n variasie vir { $sides } spanne, want daar is reeds rondtes aangeteken.
set-up-spoilt = { $count ->
    [one] Rondte { $deals } pas nie by dié variasie nie. Kies ’n ander een, of wysig eers die rondte.
   *[other] Rondtes { $deals } pas nie by dié variasie nie. Kies ’n ander een, of wysig eers die rondtes.
}
set-up-spoilt-why = Rondte { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Behou net dié rondte se totale
   *[other] Behou net dié rondtes se totale
}
set-up-keep-totals-hint = Die punte bly. Canastas en kaarte van dié rondtes word nie meer gewys nie. As jy dit ontdoen, kom hulle terug.
set-up-house-changed = “{ $name }” het verander sedert dié spel begin het. Die spel behou sy reëls totdat jy “{ $name }” weer kies.
set-up-no-match = Geen spel is oop nie.

## Record screen

record-title-record = Rondte { $number }
record-title-amend = Wysig rondte { $number }
record-title-insert = Voeg rondte { $number } in
record-under = { $dealer } het gedeel · { $rules }
record-dealt = { $dealer } het gedeel
record-of = { $number } van { $count }
record-contract = nodig: { $kinds }
record-leave = Maak toe (wat jy ingetik het, bly bewaar)
record-mode = Net totale
record-mode-short = Totale
record-kinds = Tik per soort in
record-kinds-short = Per soort
record-more = Meer vir { $side }
record-gone = Dié rondte is nie meer in die spel nie.

canasta-name = canasta
canasta-name--burraco = burraco
canasta-name--buraco = { canasta-name--usual }
canasta-name--burako = { canasta-name--usual }
canasta-name--buraco_closed = { canasta-name--usual }
canasta-name--tranca = { canasta-name--usual }
canasta-name--biriba = biriba
foot-name = voet
foot-name--burraco = pozzetto
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
record-who-out = Wie het uitgespeel?
record-went-out = { $side } het uitgespeel
record-nobody = Niemand
record-nobody-out = Niemand het uitgespeel nie
record-concealed = Verborge
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } in dié rondte, nuwe totaal { $total }{ $problem ->
    [yes] , iets is verkeerd
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Suiwer
        [mixed] Onsuiwer
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Wild
        }
        [wild_all_twos] Wild, net twees
        [wild_four_jokers] Wild, vier jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Reeks
        }
        [sevens] Sewes
        [fives] Vywe
        [aces] Ase
        [sevens_mixed] Onsuiwer sewes
        [aces_mixed] Onsuiwer ase
        [semi_natural] Halfsuiwer
        [suit_ace_to_ace] Aas tot aas
        [suit_whole] Hele kleur
        [suit_mixed] Hele kleur, onsuiwer
        [rank_whole] Agt van een waarde
        [rank_mixed] Agt van een waarde, onsuiwer
        [twos_natural] Suiwer twees
        [twos_mixed] Onsuiwer twees
       *[other] { play-head-canastas }
    }
    [hand_canastas] { $kind ->
        [natural] Suiwer, uit die hand
       *[mixed] Onsuiwer, uit die hand
    }
    [red_threes] Rooi dries
    [black_threes] Swart dries
    [black_threes_captured] Swart dries
    [red_threes_in_hand] Rooi dries oor in die hand
    [feet_untaken] Voet nie opgetel nie
    [exact_pickups] Presies genoeg gevat
    [black_threes_in_hand] Swart dries oor in die hand
    [incomplete] { $kind ->
        [sevens] Onvoltooide sewes
        [aces] Onvoltooide ase
        [wild] Onvoltooide wilde { canasta-name }
        [wild_with_four_jokers] Onvoltooid, vier jokers
       *[sequence] Te kort reekse
    }
    [held] { $kind ->
        [sevens] Drie of meer sewes in die hand
       *[aces] Drie of meer ase in die hand
    }
   *[lone] Alleenspel
}
record-row-trump = { $row }, daarvan troef
record-trump = Troefkleur
record-each = { $points } elk
record-each-range = { $first }…{ $last }
record-foot = Voet
record-foot--burraco = Pozzetto
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] opgetel
    [1] nie opgetel nie { $points }
   *[other] { $count } nie opgetel nie { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Straf, nota
record-penalty-title = { $side } · straf, nota
record-remark = Rede of nota
record-tile-said = { $tile }, { $side }: { $state ->
    [done] klaar, { $points }
    [begun] begin, { $points }
   *[none] geen
}
record-fewer = Getalle van 0 tot { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Op die tafel
    [hand] { $foot ->
        [true] Hand en voet
       *[false] Oor in die hand
    }
    [books] { play-head-canastas }
    [cards] Kaarte
   *[total] Punte van dié rondte
}
record-field-short = { $field ->
    [table] Op tafel
    [hand] { $foot ->
        [true] Hand, voet
       *[false] In hand
    }
    [books] { play-head-canastas }
    [cards] Kaarte
   *[total] Punte
}
record-field-hint = { $field ->
    [table] kaarte, bygetel
    [hand] afgetrek
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] tel nie
   *[out] uit
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = nog niks
record-typing = word ingetik
record-not-yet = nog nie
record-totals-hint = Vul die punte in volgens sitplek, soos op papier, bonusse ingesluit.
record-typed-total = Totaal: { $side }
record-typed-books = { play-head-canastas }: { $side }
record-typed-cards = Kaarte: { $side }
record-one-total = Een totaal
record-books = { play-head-canastas } en kaarte
record-books-hint = Vul { canasta-name }s en bonusse as een getal in en die kaarte as ’n ander. Die getal vir kaarte kan negatief wees.

record-key-plus = Plus
record-key-times = Keer
record-key-sign = Plus of minus
record-key-delete = Vee syfer uit
record-next = { $field ->
    [table] op tafel
    [hand] { $foot ->
        [true] hand, voet
       *[false] in hand
    }
    [cards] kaarte
   *[total] punte
}
record-next-short = { $field ->
    [table] tafel
    [hand] hand
   *[total] punte
}
record-next-said = Volgende: { $field }, { $side }
record-next-none = Alle getalle is ingevul

record-nothing = Nog niks ingetik nie
record-partners = Tel net een keer, vir { $names } saam
record-sum = Altesaam
record-equals = = { $points }
record-next-meld = eerste pakkies { $needed }
record-course = { $before } → { $after } · volgende eerste pakkies { $needed }

record-save = Stoor rondte { $number }
record-save-short = Stoor
record-missing = { $count ->
    [one] 1 kort
   *[other] { $count } kort
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Uit sonder ’n { canasta-name }?
       *[other] Uit met te min { canasta-name }s?
    }
    [concealed_without_canasta] Uit sonder ’n { canasta-name }?
    [out_without_foot] Uit sonder die { foot-name }?
    [out_not_said] Wie het uitgespeel?
    [nothing_typed] Niks ingetik vir { $side } nie?
    [total_too_low_for_out] Het { $side } met { $points } uitgespeel?
    [total_too_high] { $points } vir { $side }?
    [odd_points] Punte wat nie op 0 of 5 eindig nie?
   *[other] Is dit reg?
}
warning-not-said = Kies ’n span, of “{ record-nobody }”.
warning-nothing-typed = { $side } sou { $points } vir hierdie rondte kry.
warning-add-canastas = Voeg hul { canasta-name } by
warning-swap = Ruil met { $side }
warning-somebody-else = Iemand anders het uitgespeel
warning-enter = Tik punte vir { $side } in
warning-change = Verander dit
warning-change-total = Verander { $side } se totaal
warning-who-out = Kies wie uitgespeel het
warning-save = Stoor dit so

record-more-title = { $side } · meer
record-special-hand = Spesiale hand
record-special-short = Spesiaal
record-none = Geen
record-adjustment-gives = Tel by
record-adjustment-takes = Trek af
record-adjustment-points = Punte
record-reason = Rede
record-note = Nota oor dié rondte
record-clear = Vee alles uit
record-clear-deal = Maak dié rondte skoon
record-done = Klaar · { $points } tot dusver

record-moved-on = Die spel is verander
record-moved-on-hint = { $kind ->
    [amend] Dit is nou rondte { $number }.
   *[other] Dit sou nou rondte { $number } wees.
}
record-go-on = Gaan voort
record-start-anew = Begin oor
record-rival-title = { $kind ->
    [amend] Rondte { $number } is intussen gewysig
   *[other] Rondte { $number } is reeds gestoor
}
record-rival = { $by ->
    [here] Rondte { $number } is om { $time } hier gestoor: { $points }.
   *[other] { $kind ->
        [amend] Rondte { $number } is om { $time } op ’n ander toestel gewysig: { $points }.
       *[other] Rondte { $number } is om { $time } op ’n ander toestel gestoor: { $points }.
    }
}
record-rival-mine = Jou punte: { $points }.
record-rival-keep = Behou die gestoorde rondte
record-rival-another = { $saves ->
    [true] Myne is ’n ander rondte: stoor dit as rondte { $number }
   *[other] Myne is ’n ander rondte: gaan voort met rondte { $number }
}
record-rival-amend = Vervang rondte { $number } met myne
record-meanwhile = { $by ->
    [here] Om { $time }: { $what }.
   *[other] Op ’n ander toestel om { $time }: { $what }.
}

record-not-saved = Nie gestoor nie
record-close = Sluit

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (en nog { $count })
record-brief-odd_points = op 0 of 5
record-brief-too_many_points = hoogstens { $most }
record-brief-too_few_points_for_canastas = minstens { $least }
record-brief-total_too_high = hoogstens { $most }
record-brief-total_too_low_for_out = minstens { $least }
record-brief-too_many_points_for_canastas = hoogstens { $most }
record-brief-other = gaan dit na
problem-out_not_said = wie het uitgespeel?
problem-nothing_typed = hier is niks ingetik nie

## Counting cards

count-cards = Tel kaarte
count-way =
    { $way ->
        [values] Op punte
       *[melds] Pakkies
    }
count-otherwise = Die { $points } punte is { $way ->
    [values] volgens waarde getel
   *[melds] as pakkies getel
}. As jy hier kaarte tel, vervang die nuwe telling dit.
count-value-said = Kaarte van { $points } punte: { $count }
count-most = Daar is net { $count } in die spel.
count-field = { $field }: { $points }
count-next = Volgende
count-empty = Vee telling uit
count-from-hand = Uit die hand
count-from-hand-said = Dié canasta is in een slag uit die hand neergesit
count-laid-from-hand = { $canasta ->
    [none] uit die hand
   *[other] { $canasta }, uit die hand
}

## From paper

paper = Gaan voort van papier af
paper-title = Van papier af
paper-way = { $way ->
    [totals] Totale tot dusver
   *[deals] Per rondte
}
paper-totals-hint = Vul elke span se telling tot dusver in. Die spel gaan daarvandaan voort.
paper-deals-hint = Vul die punte van elke rondte in, bonusse ingesluit.
paper-carried = Van papier oorgedra
paper-played-already = Daar is reeds rondtes aangeteken, dus kan totale nie meer oorgedra word nie. Tik rondte vir rondte in.
paper-field-said = { $side }, rondte { $number }: { $points }
paper-take = Dra oor
paper-keep = Stoor rondte { $number }
paper-next = Volgende span
paper-done = Speel verder
paper-undo = Ontdoen die laaste rondte

## Penalties and bonuses at any time

adjust = Strafpunte of bonus
adjust-hint =
    { $number ->
        [0] Dit tel in die volgende rondte.
       *[other] Dit tel in rondte { $number }. Die geskiedenis wys die rede.
    }
adjust-save = { $points } vir { $side }
adjust-save-empty = { $kind ->
    [penalty] Stoor strafpunte
   *[bonus] Stoor bonus
}

## Breakdown of a deal

back = Terug
problem-of-side = { $side }: { $problem }
breakdown-gone = Dié rondte bestaan nie
breakdown-gone-hint = Dit is uitgevee of hoort by ’n ander spel.
breakdown-saved = Gestoor { $time } · { $name }
breakdown-previous = Vorige rondte
breakdown-next = Volgende rondte
breakdown-change = { $before } → { $after }
breakdown-head = Waar die punte vandaan kom
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Reël: { $rule }
}
breakdown-sum = Altesaam
breakdown-house-rule = Huisreël van dié spel
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } bronne · { $first }
}
breakdown-book-says = { $name } sê: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } vir { $count }
}
breakdown-no-rule-total = By die tafel bymekaargetel en as totaal ingevul.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = By die tafel bygetel of afgetrek, nie volgens ’n reël nie.
breakdown-out-player = { $name } het uitgespeel
breakdown-confirmed = Bevestig deur { $names }
breakdown-adjusted = Strafpunte of bonus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(op dié toestel)
    [elsewhere] { " " }(op ’n ander toestel)
    [none] { "" }
   *[other] { " " }(deur { $where })
}
breakdown-insert = Voeg ’n rondte in voor rondte { $number }
breakdown-drop = Vee uit
breakdown-amend = Wysig
breakdown-next-deal = Volgende
breakdown-drop-title = Vee rondte { $number } uit?
breakdown-drop-hint = Die punte verval en alle totale word aangepas. Jy kan dit ontdoen.

## Matches

matches = Spelle
matches-count = { $count ->
    [one] 1 spel
   *[other] { $count } spelle
}
matches-none = Nog geen spelle nie. Tik op “Nuwe spel” om te begin.
matches-older = Ouer spelle
matches-open = nou oop
matches-running = { $deals ->
    [0] pas begin
    [one] aan die gang, 1 rondte
   *[other] aan die gang, { $deals } rondtes
}
matches-deals = { $deals ->
    [0] geen rondtes
    [one] 1 rondte
   *[other] { $deals } rondtes
}
matches-now = Nou
matches-continue = Gaan voort
matches-find = Soek in die spelle
matches-find-hint = ’n Naam of die variasie
matches-find-none = Geen spelle met “{ $text }” gevind nie.
matches-find-close = Sluit die soektog
matches-more-label = Meer: { $names }
matches-rematch = Speel weer
matches-unreadable = Dié weergawe kan nie dié spel lees nie.

## More

more = Meer
more-rules = Reëls
    .detail = { $count } variasies, met bronne
more-language = Taal
more-language-device = Stelseltaal
more-theme = Lig of donker
more-theme-mode =
    { $mode ->
        [light] Lig
        [dark] Donker
       *[other] Stelsel
    }
more-at-table = By die tafel
more-look = Voorkoms en taal
more-data = Jou data
more-backups-none = nog geen
more-motion = Beweging en vibrasie
more-sounds = Klank
more-chances = Wenkanse
store = Berging
store-read-only = Niks kan nou gestoor word nie, maar jy kan die spelle nog bekyk.
about = Oor die toep
about-what = Hou die telling van canasta met regte kaarte, en wys volgens watter reël elke punt tel.
about-version = Canasta Scorekeeper { $version }
about-words = Klink iets verkeerd? Regstellings is welkom. Die tekste is in { $file }.
about-licence = Vrye sagteware onder die MIT-lisensie. Lettertipes: Roboto onder die Apache-lisensie, Bitter onder die SIL Open Font License; simbole gebaseer op DejaVu Sans.
about-data = Alles word op dié toestel bewaar, in { $file }.

## Die toep as ’n webwerf in die blaaier

safari = Safari kan jou spelle uitvee
safari-why = Safari vee ’n webwerf se data uit as jy sewe dae lank nie daar was nie. { $device ->
    [mac] As die toep in die Dock is, is jou spelle veilig.
   *[phone] As die toep op die tuisskerm is, is jou spelle veilig.
}
safari-how = Wys my hoe
safari-later = Nie nou nie
install-phone = Sit op die tuisskerm
install-mac = Sit in die Dock
install-app = Installeer as ’n toep
install-open = { $device ->
    [mac] Maak Safari se kieslys “File” oop.
   *[phone] Tik op die deelknoppie (“Share”): ’n vierkant met ’n pyl boontoe. As jy dit nie sien nie, tik eers op “…”.
}
install-choose = { $device ->
    [mac] Kies “Add to Dock”.
   *[phone] Rol af en tik op “Add to Home Screen”.
}
install-add = { $device ->
    [mac] Klik op “Add”. Maak Canasta voortaan uit die Dock oop.
   *[phone] Tik op “Add”. Maak Canasta voortaan van die tuisskerm af oop.
}
install-games = Die nuwe toep begin leeg. Stoor eers jou spelle hier, en maak dan daardie lêer daar oop: “Meer”, “Uitvoer en invoer”, “Voer ’n lêer in”.
kept = Deur dié blaaier bewaar
kept-promise = { $promised ->
    [yes] belowe
   *[no] nie belowe nie
}
kept-why = { $promised ->
    [yes] Dié blaaier het belowe om jou spelle te bewaar totdat jy self sy data uitvee. ’n Gestoorde lêer is selfs dan veilig.
   *[no] Dié blaaier kan jou spelle uitvee as die toestel min plek het, of as jy lank nie hier was nie. ’n Gestoorde lêer bly veilig.
}
save-all = Stoor al die spelle as ’n lêer
about-copy = Weergawe { $copy }, bygewerk: { $when }
cover-private = Jou spelle bly op dié toestel.
cover-loading = Laai tans
cover-starting = Begin tans
cover-once = Van die tweede besoek af maak die toep vinniger oop, ook sonder ’n netwerk.
cover-back = Jou spelle word oopgemaak
cover-failed = Die toep kon nie begin nie.
cover-failed-hint = Kyk of jy aanlyn is en probeer weer. Jou bewaarde spelle is veilig.
cover-slow = Dit vat langer as gewoonlik.
cover-retry = Probeer weer
cover-script = Dié toep het JavaScript nodig, wat in dié blaaier afgeskakel is.

## Backups

backups = Rugsteunkopieë
backups-row = { $count ->
    [0] Nog geen. Die eerste word gemaak wanneer ’n spel begin
    [one] 1 rugsteunkopie
   *[other] { $count } rugsteunkopieë
}
backups-explained = Rugsteunkopieë word outomaties gemaak. Voordat jy een herstel, word jou huidige spelle bewaar.
backups-make = Rugsteun nou
backups-send = Stoor ’n kopie
backups-elsewhere = ’n Kopie elders help as hierdie toestel verlore raak.
backups-made = Rugsteunkopie gemaak.
backups-not-needed = Die nuutste rugsteunkopie is op datum, dus is geen nuwe een nodig nie.
backups-nothing = Daar is nog niks om te rugsteun nie.
backups-none = Nog geen rugsteunkopieë nie.
backups-state = { $current ->
    [yes] Alles is gerugsteun
   *[no] Verander sedert die laaste kopie
}
backups-holds = { $matches ->
    [0] Geen spelle
    [one] 1 spel
   *[other] { $matches } spelle
}, { $deals ->
    [0] geen rondtes
    [one] 1 rondte
   *[other] { $deals } rondtes
}
backups-reason = { $reason ->
    [hand] Met die hand
    [import] Voor ’n invoer
    [restore] Voor ’n herstel
    [erase] Nadat ’n persoon uitgevee is
   *[automatic] Outomaties
}
backups-number = Rugsteunkopie { $number }
backups-look = Laai tans…
backups-restore = Herstel
backups-restored =
    Die spelle is soos in die rugsteunkopie van { $when }. { $before ->
        [none] Hier was voorheen niks.
       *[other] Wat voorheen hier was, is in die rugsteunkopie van { $before }.
    }
backup-title = Herstel dié rugsteunkopie?
backup-gone = Dié rugsteunkopie bestaan nie meer nie
backup-gone-hint = Dit is uitgevee om plek te maak vir nuwer kopieë.
backup-no-change = Niks sou verander nie, want die spelle is dieselfde as in dié rugsteunkopie.
backup-come = { $count ->
    [one] Een spel kom terug
   *[other] { $count } spelle kom terug
}
backup-go = { $count ->
    [one] Een spel verdwyn, want dit is nie in die rugsteunkopie nie
   *[other] { $count } spelle verdwyn, want hulle is nie in die rugsteunkopie nie
}
backup-change =
    { $count ->
        [one] Een spel keer terug na die vroeëre stand
       *[other] { $count } spelle keer terug na die vroeëre stand
    }
backup-same = { $count ->
    [one] Een spel bly soos dit is.
   *[other] { $count } spelle bly soos hulle is.
}
backup-beside = Huisreëls, spelers en bevestigings op dié toestel word ook teruggesit.
backup-device = Instellings en half ingevulde rondtes wat hier weg is, word ook teruggesit.
backup-club = Die klub se speeldae word ook teruggesit. Tafelkodes wat jy vervang het, kom nie terug nie.
backup-restore = Herstel dié rugsteunkopie
backup-ask = Herstel die rugsteunkopie van { $when }?
backup-ask-hint = Eers word ’n rugsteunkopie van jou huidige spelle gemaak, sodat jy kan terugkeer.

## Two states of a match, side by side

differ-now = Nou
differ-then = In die kopie
differ-here = Hier
differ-file = In die lêer
differ-deal = Rondte { $number }
differ-deal-moved = Rondte { $mine } hier, { $theirs } daar
differ-none = geen rondte nie
differ-same-deals = { $count ->
    [one] Een rondte is in albei dieselfde.
   *[other] { $count } rondtes is in albei dieselfde.
}
differ-same-points = Die punte is dieselfde, maar ander besonderhede verskil.
differ-only-history = Die rondtes is dieselfde. Net die geskiedenis verskil.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totale
differ-nothing = niks
set-up-part-ended = einde van die spel
set-up-clockwise = kloksgewys
set-up-anticlockwise = antikloksgewys
set-up-running = nie beëindig nie
field-note = nota
field-dealer = deler
field-out_player = wie uitgespeel het
field-at = tyd
field-confirmed_by = bevestig deur
field-seats = sitplekke

## Export and import

exchange = Uitvoer en invoer
exchange-import = Voer ’n lêer in
    .detail = Jy sien eers wat daarin is. Niks word ongevra vervang nie
exchange-phone = Skuif na ’n nuwe foon
exchange-phone-how = Een lêer bevat al jou spelle met hul geskiedenis, die spelers en jou huisreëls. Deel of stoor dit, en maak dit op die nuwe foon oop met “Voer ’n lêer in”. Van dié foon verdwyn niks nie, en jy kan die lêer meer as een keer invoer.
exchange-everything = Voer alles uit
    .detail = { $count ->
        [0] Nog geen spelle nie
        [one] 1 spel
       *[other] Al { $count } spelle
    }
exchange-evenings = Een dag se spelle
exchange-evening-row = { $count ->
    [one] 1 spel
   *[other] { $count } spelle
}
exchange-no-day = Sonder datum
exchange-one = Om net een spel uit te voer, gebruik sy kieslys in die lys van spelle.
exchange-older = Vroeëre dae
send = Voer dié spel uit
send-title = Voer { $what } uit
send-record = Stoor ’n lêer wat weer ingevoer kan word
send-table = Stoor ’n sigblad (CSV)
send-share = Deel die lêer…
send-copy = Kopieer die lêer as teks
send-plays = Lêer vir BG Stats (.bgsplay)
    .detail = Net voltooide spelle
send-no-plays = Nog geen spel is voltooi nie, dus is daar niks vir BG Stats nie.
send-saved = Gestoor: { $file }
send-downloaded = { $file } is by dié blaaier se aflaaie.
send-left-out = { $count ->
    [one] Een spel ontbreek, omdat hierdie weergawe dit nie kan lees nie: { $names }
   *[other] { $count } spelle ontbreek, omdat hierdie weergawe hulle nie kan lees nie: { $names }
}
send-copied = Gekopieer. Plak dit in ’n boodskap of ’n nota. Om dit elders in te voer, kies “Voer ’n lêer in” en plak die teks.
send-failed = Dit is nie op dié toestel moontlik nie. Probeer ’n ander manier.
import-title = Invoer
import-explained = Kies ’n lêer van dié toep of ’n spel (JSON). Jy sien eers wat gaan verander.
import-choose = Kies ’n lêer
import-paste = Of plak die teks hier
import-look = Voorskou
import-pasted = geplakte teks
import-other = Kies ’n ander lêer
import-refused = Dit kan nie ingevoer word nie. Niks is verander nie.
import-newer = Dié lêer is met ’n nuwer weergawe van dié toep gestoor. Werk die toep by en voer dit dan in. Niks is verander nie.
import-no-text = Die lêer het geen leesbare teks nie. Niks is verander nie.
import-not-read = Die lêer kon nie gelees word nie. Maak dit oop, kopieer die teks en plak dit hieronder.
import-more-wrong = { $count ->
    [one] en nog een
   *[other] en nog { $count }
}
import-new = { $count ->
    [one] Een spel is nuut
   *[other] { $count } spelle is nuut
}
import-same =
    { $count ->
        [one] Een spel is al hier, onveranderd.
       *[other] { $count } spelle is al hier, onveranderd.
    }
import-conflicts = { $count ->
    [one] Een spel is al hier, maar verskil
   *[other] { $count } spelle is al hier, maar verskil
}
import-house =
    { $count ->
        [one] Huisreëls in die lêer: { $names }
       *[other] Huisreëls in die lêer ({ $count }): { $names }
    }
import-people =
    { $count ->
        [one] Een speler is nuut of het nuwe inligting
       *[other] { $count } spelers is nuut of het nuwe inligting
    }
import-renamed = { $name }, voorheen { $before }
import-nothing = Alles daarin is al hier. Invoer sal niks verander nie.
import-empty = Daar is geen spelle in dié lêer nie.
import-take = Voer in
import-decide = { $count ->
    [one] Kies ’n weergawe van een spel
   *[other] Kies ’n weergawe van { $count } spelle
}
conflict-later = Die lêer is nuwer as wat hier is. As jy dit gebruik, gaan niks verlore nie.
conflict-earlier = Die lêer is ouer as wat hier is. As jy dit gebruik, verval jou latere wysigings.
conflict-apart = Elke weergawe het wysigings wat die ander een nie het nie.
conflict-mine = Behou myne
conflict-theirs = Gebruik die lêer s’n
conflict-both = Behou albei
conflict-answer =
    { $answer ->
        [mine] Die spel bly soos dit hier is.
        [theirs] Die spel word vervang deur die een in die lêer. Elke wysiging is in die geskiedenis en kan ontdoen word.
       *[both] Die spel in die lêer word langs joune bygevoeg, as ’n aparte spel.
    }
conflict-said = { $answer } vir { $names }
taken-kept = Niks is verander nie.
taken-added = { $count ->
    [one] Een spel is bygevoeg.
   *[other] { $count } spelle is bygevoeg.
}
taken-replaced = { $count ->
    [one] Een spel is nou soos in die lêer.
   *[other] { $count } spelle is nou soos in die lêer.
}
taken-unchanged = { $count ->
    [one] Een spel is gelos soos dit was.
   *[other] { $count } spelle is gelos soos hulle was.
}
taken-unanswered = { $count ->
    [one] Een spel het intussen verander en is gelos soos dit was. Voer die lêer weer in om te besluit.
   *[other] { $count } spelle het intussen verander en is gelos soos hulle was. Voer die lêer weer in om te besluit.
}
taken-house =
    { $count ->
        [one] Huisreëls bygevoeg: { $names }
       *[other] Huisreëls bygevoeg ({ $count }): { $names }
    }
taken-people =
    { $count ->
        [one] Een speler is uit die lêer bygewerk.
       *[other] { $count } spelers is uit die lêer bygewerk.
    }
taken-house-conflict = Jy het reeds ander huisreëls met dié name, dus is joune behou: { $names }
taken-house-refused = Sommige huisreëls kan nie hier gespeel word nie en is nie ingevoer nie: { $why }
taken-show = Wys die spelle
taken-back = Ontdoen die invoer
match-in-short = { $sides } · { $deals ->
    [0] geen rondtes
    [one] 1 rondte
   *[other] { $deals } rondtes
}

## History

history = Geskiedenis
history-menu = Wysigings
history-of-deal = Geskiedenis van rondte { $number }
history-of-dropped = Geskiedenis van ’n rondte wat uitgevee is
history-every =
    { $count ->
        [one] Een wysiging
       *[other] { $count } wysigings, nuutste eerste
    }
history-none = Dié rondte is nie in die oop spel nie.
history-whole = Die hele spel
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , op dié toestel
    [elsewhere] , op ’n ander toestel
   *[other] , deur { $who }
}
history-why = Rede: { $reason }

## What was found at the start

found-title = Oor die spelle op dié toestel
found-again = Jy kry dit weer onder Meer.
found-read = Reg so
found-look = Bekyk die rugsteunkopie
found-keep = Gaan voort sonder dié kopie

## The rules browser

rules-title = Reëls
rules-search = Soek
rules-found =
    { $count ->
        [0] Geen reëls gevind nie
        [one] 1 reël gevind
       *[other] { $count } reëls gevind
    }
rules-count = { $count ->
    [one] 1 reël
   *[other] { $count } reëls
}
rules-origin-document = Uit ons bronne
rules-origin-rule_book = Uit reëlboeke
rules-edition = { $origin }, uitgawe { $edition }
rules-inherits = Al die res is soos by { $from }.
rules-without-house = Die reëls van { $name }, sonder julle huisreëls.
rules-proposed =
    { $count ->
        [one] Een reël het geen bron nie: { $what }. Kom daaroor ooreen voordat julle speel.
       *[other] { $count } reëls het geen bron nie: { $what }. Kom daaroor ooreen voordat julle speel.
    }
rules-proposed-many = { $count } van { $all } reëls het geen bron nie. Hulle is as “voorstel” gemerk. Kom daaroor ooreen voordat julle speel.
rules-others-say = Ander bronne
rules-source-notes = In Engels, vir wie die reëls wil nagaan
compare = Vergelyk reëls
compare-with = Vergelyk met ander reëls
compare-with-which = Vergelyk { $name } met:
compare-swap = Ruil om
compare-differences = { $count ->
    [one] 1 verskil
   *[other] { $count } verskille
}
compare-all = Al { $count } reëls
compare-both = Albei
compare-same = Dié variasies is presies dieselfde.
confirm-look = Bekyk en kom ooreen
confirm-title = { $count ->
    [one] Een reël sonder bron
   *[other] { $count } reëls sonder bron
}
confirm-why = Geen reëlboek wat ons ken, sê iets hieroor nie, dus is dit net ’n voorstel.
confirm-agree = So speel ons
confirm-change = Verander iets met huisreëls
confirm-done = Ooreengekom op { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Rondte
sheet-heading-said = Kolomme: { $sides }. Elkeen het die punte van die rondte en die totaal daarna.
sheet-opening = Begin
sheet-total = Totaal
sheet-needs = Nodig
sheet-of-side = { $side } { $value }
sheet-running = Die spel is nog aan die gang.

## Switches

switch-affects-score = Beïnvloed die punte.
switch-affects-legality = Bepaal watter pakkies geldig is.
switch-affects-initial_meld = Bepaal wat die eerste pakkies moet tel.
switch-affects-go_out = Bepaal wie mag uitspeel.
switch-affects-match = Bepaal hoe ’n spel eindig.
switch-affects-limits = Bepaal met hoeveel kaarte julle speel.
switch-affects-text = Beïnvloed nie die punte nie.
switch-asks = Geen bron sê iets hieroor nie. Kom ooreen voordat julle speel: { $what }
switch-other-form = Speel julle dit anders? Daar is ook: { $names }

switch-hand_size = Hoeveel kaarte elkeen kry. Dertien, veertien en vyftien kom ook voor, dikwels volgens die getal spelers.
switch-hand_size_pennies = Hoeveel kaarte elkeen kry benewens die tweede hand.
switch-jokers_a_pack = Sommige pakke het drie jokers in plaas van twee. Twee sulke pakke het 110 kaarte.
switch-packs_italian = Met baie spelers kan ’n derde pak bykom. Vul dan in wat ses rooi dries werd is.
switch-packs_chilean = Of julle met drie of vier pakke speel. Geen bron sê wat agt rooi dries werd is nie, dus vul dit hier in.
switch-packs_hand_and_foot = Hoeveel pakke: vier tot sewe, gewoonlik een meer as die getal spelers.
switch-packs_hand_and_foot_alone = Hoeveel pakke: gewoonlik een meer as die getal spelers. Sommige tafels gebruik meer.
switch-exact_pickup = Of daar 100 punte is vir ’n speler wat in een slag presies genoeg kaarte vir hand en voet vat.
switch-eights_and_nines = Of agts en neges 10 tel, of 5 soos die laer kaarte.
switch-teams_of_six = Of ses spelers twee spanne van drie vorm, of drie van twee.
switch-teams_of_six-two = twee spanne van drie
switch-teams_of_six-three = drie spanne van twee
switch-teams_of_six_to_10000 = Of ses spelers twee spanne van drie vorm, of drie van twee. Drie spanne speel tot 7 500.
switch-teams_of_six_to_10000-two = twee spanne van drie
switch-teams_of_six_to_10000-three = drie spanne van twee
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Of julle kloksgewys of antikloksgewys deel en speel.
switch-wilds_against_naturals = Hoeveel wildekaarte ’n pakkie mag hê: tot drie, nooit meer as die natuurlikes nie, of altyd minder.
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Of jy nog kaarte by ’n voltooide canasta mag voeg, of dat dit ná sewe kaarte gesluit is.
switch-finished_canastas-open = mag bygevoeg word
switch-finished_canastas-closed = ná sewe gesluit
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Of ’n speler wat uitspeel, pakkies van agt of meer kaarte mag neersit.
switch-wild_melds = Of drie of meer wildekaarte op hul eie neergesit mag word. Sewe is ’n canasta, wat by sommige tafels 2 000 en by ander 1 000 tel.
switch-wild_melds_italian = Of drie of meer pinelle op hul eie neergesit mag word. Vul dan in wat ’n canasta daarvan werd is.
switch-sequences = Of reekse van een kleur neergesit mag word, soos in samba. Een boek laat dit weg.
switch-bonuses_when_out_italian = Of net die span wat uitspeel, die bonus vir ’n suiwer of onsuiwer canasta van twees kry.
switch-bonuses_when_out_italian-when_out = net by uitspeel
switch-bonuses_when_out_italian-always = altyd
switch-wilds_in_a_meld = Hoeveel wildekaarte in ’n gewone pakkie mag wees: twee, drie, of soveel as wat jy wil.
switch-black_threes_melded = Wanneer drie of meer swart dries (5 punte elk) neergesit mag word: net as jy uitspeel, nooit, of enige tyd.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Watter minimum op presies 2 000, 5 000 of 7 000 punte geld: die hoër of die laer een.
switch-first_melds_italian-limit_to_the_higher = die hoër getal
switch-first_melds_italian-limit_to_the_lower = die laer getal
switch-first_melds_samba = Of ’n span met 7 000 of meer punte 150 of 160 vir sy eerste pakkies nodig het.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Of die minimum vir die eerste pakkies van die rondte of van die telling afhang.
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Hoe die minimum styg: elke 500 punte, eers vanaf 1 500, of elke rondte.
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: elke 500 punte
switch-first_melds_pennies-from_1500 = 50, van 1 500 af 150
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: elke rondte
switch-first_melds_brazilian = Of ’n span met 8 000 of meer punte 200 en ’n canasta vir sy eerste pakkies nodig het, of net 200.
switch-first_melds_brazilian-canasta_of_200 = 200 en ’n canasta
switch-first_melds_brazilian-200_alone = net 200
switch-first_melds_hand_and_foot = Of die minimum vir die eerste pakkies van die rondte afhang of, as julle tot 10 000 speel, van die telling.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 in elke rondte
switch-first_melds_hand_and_foot-by_score = volgens die telling
switch-top_card_counts = Of die boonste kaart van die stapel by die eerste pakkies tel, of dat julle eers pakkies moet neersit.
switch-pile_for_first_melds = Of jy die stapel vir die eerste pakkies mag optel.
switch-concealed_minimum = Wanneer die minimum ook by verborge uitspeel geld: net as die stapel opgetel is, altyd, of nooit.
switch-splash = Of ’n hele canasta altyd genoeg is vir die eerste pakkies, hoeveel dit ook al tel (“die splash”).
switch-cards_in_canastas = Of die kaarte in ’n canasta benewens die bonus tel.
switch-books_of_sevens = Of ’n suiwer canasta van sewes soveel soos enige ander tel, of 1 500.
switch-books_of_sevens-as_any = soos enige ander
switch-sevens_with_wilds = Of sewes met wildekaarte ’n canasta van sewes is of ’n gewone onsuiwer een.
switch-sevens_with_wilds-mixed = gewoon onsuiwer
switch-wild_canastas_pennies = Wat ’n canasta van wildekaarte tel.
switch-natural_canastas_kanasta = Wat ’n suiwer canasta tel: 600, of 500 soos in Klassiek.
switch-trump = Of die bonus vir ’n reekscanasta in die troefkleur dubbel tel. Die eerste oop kaart bepaal die troefkleur.
switch-concealed_canasta = Wat ’n handcanasta ekstra tel: niks, 100, of ’n dubbele bonus.
switch-red_threes_of_six = Of vier rooi dries 800 of 400 werd is wanneer die spel ses het.
switch-red_threes_need_a_canasta = Of rooi dries vir ’n span tel sodra dit pakkies neergesit het, of eers wanneer dit ’n canasta het.
switch-red_threes_samba = Of rooi dries vir ’n span eers met twee canastas tel of, soos in Klassiek, sodra dit pakkies neergesit het.
switch-red_threes_brazilian = Of ’n span se rooi dries tel sodra dit een canasta het, of eers met twee.
switch-red_threes_cuban = Of rooi dries teen ’n span sonder ’n canasta tel, of glad nie tel nie.
switch-four_red_threes_unmelded = Wat al vier rooi dries kos vir ’n span wat niks neergesit het nie: die gewone aftrekking, of net 400.
switch-four_red_threes_unmelded-by_the_table = die gewone aftrekking
switch-forgotten_red_three = Wat ’n rooi drie kos wat nooit neergesit is nie (behalwe as die speler nie ’n beurt gehad het nie).
switch-red_threes_laid_out = Of rooi dries vir 100 elk neergesit en uit die trekstapel vervang word, of nooit neergesit word nie.
switch-red_threes_laid_out-never = nooit nie
switch-red_threes_laid_out-for_100 = vir 100 elk
switch-red_threes_knee = Of sewe rooi dries 700 of 1 000 werd is. Agt is in albei gevalle 1 100 werd.
switch-red_threes_knee-from_eight = meer van agt af
switch-red_threes_knee-from_seven = meer van sewe af
switch-red_threes_left = Wat elke rooi drie kos wat in hand of voet oorbly.
switch-black_threes_left = Wat elke swart drie kos wat in hand of voet oorbly.
switch-black_threes_kanasta = Wat elke swart drie kos wat in die hand oorbly.
switch-canastas_to_go_out = Of ’n span een of twee canastas nodig het om uit te speel. Twee is gebruiklik as julle twee kaarte per beurt optel.
switch-out_without_a_canasta = Of ’n span ’n canasta nodig het om uit te speel.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Of ’n span een of twee canastas nodig het om uit te speel.
switch-books_to_go_out = Watter canastas ’n span nodig het om uit te speel. Dit verskil van tafel tot tafel.
switch-books_to_go_out-1_1 = 1 suiwer, 1 onsuiwer
switch-books_to_go_out-1_2 = 1 suiwer, 2 onsuiwer
switch-books_to_go_out-2_2 = 2 suiwer, 2 onsuiwer
switch-books_to_go_out-2_2_wild = 2 suiwer, 2 onsuiwer, 1 wilde
switch-books_to_go_out-3_3 = 3 suiwer, 3 onsuiwer
switch-books_to_go_out-3_4 = 3 suiwer, 4 onsuiwer
switch-books_to_go_out-5_4 = 5 suiwer, 4 onsuiwer
switch-last_discard = Of jy moet weggooi om uit te speel, of ook jou laaste kaart mag neersit.
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Hoeveel uitspeel tel: 200, of 100 soos in Klassiek.
switch-concealed_hand_and_foot = Wat verborge uitspeel ekstra tel: niks of 100.
switch-asking_the_partner = Of jy jou maat mag vra, moet vra of nie mag vra nie voordat jy uitspeel. Die antwoord is bindend.
switch-short_sequences = Watter reekse aan die einde van ’n rondte 1 000 kos: dié van hoogstens vyf kaarte, of net dié van hoogstens vier.
switch-four_jokers_unfinished = Of ’n onvoltooide wilde canasta met vier jokers 2 500 kos in plaas van 2 000.
switch-special_hands_mode = Of ’n spesiale hand alleen tel, of saam met die span se ander punte.
switch-acaba = Wie agter is, mag “acaba” roep. Dan is die rondte verby. Die ander spanne kry elk 1 500 en die roeper se span niks. Jy mag eers jou maat vra.
switch-acaba_alone = Wie agter is, mag “acaba” roep. Dan is die rondte verby. Al die ander kry 1 500 en die roeper niks.
switch-seven_canastas = Of sewe canastas in een rondte 5 000 tel en die spel wen.
switch-seven_canastas_mode = Of die punte vir ’n oorwinning met canastas by die rondte se telling kom of dit vervang.
switch-semi_clean = Of ’n halfsuiwer canasta ’n eie bonus het of as onsuiwer tel.
switch-royal_burraco = Of ’n koninklike burraco (13 kaarte van ’n kleur) 300 tel en ’n superburraco (agt kaarte van een waarde) 250, albei sonder wildekaarte.
switch-royal_burraco-none = soos enige suiwer een
switch-royal_burraco-royal = 300 en 250
switch-royal_burraco_wild = Of ’n koninklike burraco met ’n wildekaart 250 tel en ’n superburraco met een 200. Dit is ’n huisreël.
switch-royal_burraco_wild-none = soos enige ander
switch-royal_burraco_wild-wild = 250 en 200
switch-wild_canasta_burako = Of jokers en twees op hul eie neergesit mag word. ’n Canasta daarvan tel 1 000.
switch-jokers_burako = Of julle met twee jokers speel, soos met teëls, of met vier.
switch-free_play_three = Ná hoeveel punte elkeen alleen speel, en met hoeveel ’n mens wen.
switch-free_play_three-tournament = 1 000 en 1 505 (toernooi)
switch-free_play_three-free = 1 500 en 2 005 (vrye spel)
switch-odd_halves = Hoe die helfte van ’n onewe getal punte afgerond word.
switch-jokers_buraco = Wat ’n joker werd is: 20, of 50 soos in Klassiek.
switch-twos_buraco = Wat ’n twee werd is: 10, of 20 soos in Klassiek.
switch-groups_buraco = Of kaarte van een waarde ook neergesit mag word, soos in geslote Buraco.
switch-first_melds_buraco = Of daar geen minimum vir die eerste pakkies is nie, of 75 sodra ’n span 1 500 of 1 000 punte het.
switch-first_melds_buraco-none = geen minimum
switch-first_melds_buraco-75 = 75 van 1 500 af
switch-first_melds_buraco-from_1000 = 75 van 1 000 af
switch-vulnerable_again = Wat ’n kwesbare span in sy verdere kwesbare rondtes nodig het: weer 75, of 90.
switch-vulnerable_again-same = weer 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Of ’n { foot-name } wat nie opgetel is nie, altyd punte kos, of net as ’n ander span syne opgetel het.
switch-whole_suit_buraco = Of ’n hele kleur (aas tot koning of twee tot aas) 500 tel, of soos enige suiwer canasta.
switch-ace_to_ace_buraco = Of ’n reeks van aas tot aas 1 000 tel of soos enige ander.
switch-clean_to_go_out = Of jy ’n suiwer canasta nodig het om uit te speel, of enige canasta soos in geslote Buraco.
switch-clean_to_go_out-natural = suiwer
switch-clean_to_go_out-any = enige
switch-pile_buraco = Of enigeen die stapel mag optel, of net wie die boonste kaart neersit, soos in geslote Buraco.
switch-card_values_tranca = Wat die kaarte werd is: 10 elk, soos in Buraco, of 8 vir viere tot tiene en 10 vir hoër kaarte.
switch-card_values_tranca-10 = 10 elk
switch-card_values_tranca-buraco = soos in Buraco
switch-card_values_tranca-8 = 8 en 10
switch-four_red_threes_tranca = Of al vier rooi dries 400 of 800 werd is.
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Of elkeen elf of dertien kaarte kry.
switch-canastas_together_spanish = Of vyf canastas 500 ekstra tel en sewe nog 2 000.
switch-canastas_together_spanish-bonus = 500 en 2 000
switch-canastas_together_spanish-none = geen bonus
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Of al vier swart dries 500 tel as jy hulle neersit wanneer jy uitspeel.
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = net hul kaartpunte
switch-target_buraco = Hoeveel punte nodig is om te wen: 2 000, 3 000, 4 000, 5 000 of ’n ander getal.
switch-target = Hoeveel punte nodig is om te wen: enige getal.
switch-target_chilean = Hoeveel punte nodig is om te wen: 10 000 soos in Samba, 15 000 soos in Boliviaans, of ’n ander getal.
switch-target_italian = Hoeveel punte nodig is om te wen: 15 000, 12 000 soos in die reëlboeke, of ’n ander getal.
switch-deals_or_target = Of ’n spel vier rondtes duur of tot 10 000 punte gaan.
switch-deals_or_target-to_a_target = tot 10 000 punte
switch-tie = Wat gebeur as spanne aan die einde gelyk is: nog ’n rondte, of gelykop.
switch-pile_onto_canasta = Of die stapel opgetel mag word om die boonste kaart by ’n voltooide canasta te voeg.
switch-pile_needs = Wat jy nodig het om ’n stapel op te tel wat nie gevries is nie: ’n natuurlike paar of een natuurlike kaart en ’n wildekaart, net natuurlikes, of altyd ’n natuurlike paar uit die hand.
switch-pile_cards = Of jy die hele stapel optel, of net tien kaarte.
switch-pile_cards_hand_and_foot = Hoeveel kaarte jy van die stapel optel: net die boonste, drie, vyf, ses, sewe of almal.
switch-jokers_discarded = Of jokers weggegooi mag word (hulle vries dan die stapel).
switch-first_pile = Of die stapel met net een kaart begin, dan wel met een kaart plus soveel ekstra kaarte as die kaart se waarde (sewe vir ’n sewe).
switch-stock_used_up = Wat gebeur as die trekstapel op is: julle speel voort solank die stapel opgetel kan word, hou ná die laaste kaart op, of draai die stapel om.
switch-red_threes_replaced = Of ’n rooi drie wat jy optel, deur ’n nuwe kaart vervang word.
switch-last_card_without_canasta = Of jy sonder ’n canasta jou laaste kaart mag hou, of altyd een moet kan weggooi.

## Meld

meld-title = { $asks ->
    [hand] Wat kan ek neersit?
    [worth] Wat is dit werd?
   *[melds] Is dit genoeg?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, telling { $score }, het { $needed } nodig
meld-other = { $by ->
    [deal] Vul rondte in
   *[score] Vul telling in
}
meld-other-number = { $by ->
    [deal] Rondte { $number }
   *[score] Telling { $number }
}
    .says = { meld-other-number }, { $needed }. Tik om te verander
meld-rules = { $rules }
    .says = Variasie: { $rules }. Kies ’n ander een
meld-other-rules = Ander reëls
meld-ask-number = { $by ->
    [deal] Nommer van die rondte
   *[score] Telling
}

meld-needs = Nodig: { $needed }
meld-needs-nothing = Geen minimum nie
meld-tap-cards = Tik op die kaarte wat jy wil neersit
meld-tap-top = Tik op die boonste kaart van die stapel
meld-enough = Genoeg
meld-over = { $over } meer as nodig
meld-allowed = Toegelaat
meld-short = { $short } te min
meld-not-enough = Nie genoeg nie
meld-not-allowed = Nie toegelaat nie
meld-of = van { $needed }
meld-of-nothing = geen minimum nie
meld-worth = Kaarte { $cards }, bonus { $bonus }
meld-points = { $count ->
    [one] punt
   *[other] punte
}
meld-all-legal = { $count ->
    [one] Die pakkie is geldig
    [2] Albei pakkies is geldig
   *[other] Al die pakkies is geldig
}
meld-illegal = { $count ->
    [one] Een pakkie is ongeldig
   *[other] { $count } pakkies is ongeldig
}
meld-one-more = Nog een { $card } is genoeg
meld-canasta-suffices = ’n Hele { canasta-name } is altyd genoeg
meld-top-counts = Die { $card } van die stapel tel saam
meld-top-not-counted = Die { $card } van die stapel tel nie saam nie
meld-concealed-exempt = Geen minimum by verborge uitspeel nie
meld-concealed-never = Die minimum geld ook by verborge uitspeel
meld-concealed-canastas = Die minimum geld, want die pakkies kort die { canasta-name }s wat vir uitspeel nodig is
meld-concealed-pile = Die minimum geld omdat jy die stapel opgetel het
meld-red-three = ’n rooi drie lê apart en tel nooit in ’n pakkie nie
meld-joins = hoort by die ander van dieselfde waarde
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Skoppens
meld-suit-hearts = Harte
meld-suit-diamonds = Diamante
meld-suit-clubs = Klawers
meld-empty = Tik op ’n kaart om ’n pakkie te begin
meld-empty-sequence = Tik op kaarte vir ’n reeks { $suit }
meld-said = { $cards }: { $points } punte, { $told }
meld-legal = geldig
meld-never = nooit
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } in gebruik
}
meld-delete = Vat die laaste kaart terug

meld-new = Nuwe pakkie
meld-new-short = Nuut
meld-concealed = Verborge
    .says = Verborge uitspeel
meld-pile = Met stapel
    .says = Die stapel is opgetel
meld-top = Bo: { $card }
    .says = Boonste kaart van die stapel: { $name }. Tik op ’n ander een
meld-top-asked = Watter?
meld-pile-short = Stapel
meld-sequence-label = Reeks van
meld-suit-label = Kleur
meld-clear = Vee alle kaarte uit
meld-find = Voorstel
meld-lay = Voeg by die rondte
meld-to-melds = Na pakkies
meld-use = Gebruik

meld-tap-hand = Tik op die kaarte in jou hand
meld-not-found = Dié hand is onmoontlik
meld-nothing-legal = Geen geldige pakkie in dié hand nie
meld-can-lay = { $cards ->
    [one] Een kaart is genoeg
   *[other] { $cards } kaarte is genoeg
}
meld-hand = { $count ->
    [one] Een kaart in die hand: { $cards }
   *[other] { $count } kaarte in die hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] Die langste pakkie kort een kaart vir ’n { canasta-name }
   *[other] Die langste pakkie kort { $count } kaarte vir ’n { canasta-name }
}
meld-closing = Nog een is genoeg: { $cards }
meld-no-card-closes = Een kaart meer is nie genoeg nie
meld-prefer-title = Watter pakkies?
meld-prefer = { $preference ->
    [fewest] Minste
    [value] Punte
    [wilds] Hou wilde
   *[canasta] Canasta
}
    .says = Gesoek: { $wanted }. Kies iets anders
meld-preference = { $preference ->
    [fewest] Met die minste kaarte
    [value] Met die meeste punte
    [wilds] Hou wildekaarte in die hand
   *[canasta] Met ’n { canasta-name }, as daar een is
}

meld-notation = Tik die kaarte in
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Pakkies
}
meld-notation-hint = { $asks ->
    [hand] Tik een letter per kaart: A, K (koning), Q (vrou), J (boer), T (10), 9 tot 4, 2, * vir ’n joker, b vir ’n swart drie. Met h:4567 is dit harte.
   *[melds] Tik een letter per kaart en ’n spasie tussen pakkies: 777 QQQ2 AA*. K is ’n koning, Q ’n vrou, J ’n boer, T ’n tien, * ’n joker, b ’n swart drie. h:456 is ’n reeks harte.
}
meld-bare-three = “{ $token }”: watter 3? Tik { letter-3b } vir swart, { letter-3r } vir rooi
meld-notation-done = Klaar

meld-reference = Reëls in kort: { $rules }
meld-reference-by = Dit hang af van { $by }.
meld-reference-exceptions = Wat tel, en uitsonderings
meld-reference-bonuses = Bonusse
meld-red-threes-never = Rooi dries lê apart en tel nooit vir die eerste pakkies nie.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , geld nou vir { $sides }
}
meld-all-rules = Alle reëls van dié variasie
problem-top_card_not_melded = die { $card } van die stapel moet in ’n pakkie wees

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Geen verskille nie
    [one] Een reël verskil
   *[other] { $different } reëls verskil
}{ $same ->
    [0] .
    [one] , een is dieselfde.
   *[other] , { $same } is dieselfde.
}

## My house rules

house-title = My huisreëls
house-none = Huisreëls is die reëls wat julle anders speel. Kies ’n variasie, verander daardie reëls en gee dit ’n naam.
house-what = Huisreëls is die reëls wat julle anders speel. Hulle geld vir spelle wat julle van nou af begin.
house-line = { $base } · { $count ->
    [0] nog niks verander nie
    [one] 1 reël verander
   *[other] { $count } reëls verander
}
house-broken-short = Nie meer geldig nie. Tik vir besonderhede.
house-broken = Dié weergawe van die toep kan nie dié huisreëls gebruik nie. Niks is verlore nie: jy kan hulle nog as ’n lêer stoor. Dit is wat verkeerd is:
house-gone = Dié huisreëls is uitgevee.
house-new = Nuwe huisreëls
house-make-from = Begin met
house-another = ’n Ander variasie
    .detail = { $count } om van te kies
house-new-why = Met watter variasie begin jy? Alles wat jy nie verander nie, bly dieselfde.
house-name = Naam van die huisreëls
house-name-made = { $base } by ons{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Skep
house-bring = Voer in

house-on-base = Gebaseer op { $base }
house-saved = Outomaties gestoor
house-unsaved = Nog nie gestoor nie
house-unsaved-why = Dié reëls pas nie by mekaar nie. Tik op een om dit reg te maak, of ontdoen jou laaste wysigings. Tot dan geld die gestoorde huisreëls.
house-take-back = Ontdoen wat nie gestoor is nie
house-leave-unsaved = Verlaat sonder om te stoor
house-leave-why = Dié reëls pas nie by mekaar nie, dus is hulle nie gestoor nie. Jou gestoorde huisreëls bly geld.
house-differences = { $count ->
    [one] 1 reël verander
   *[other] { $count } reëls verander
}
house-no-differences = Nog niks verander nie. Dit is die standaardreëls.
house-instead-of = in plaas van { $old }
house-instead-of-these =
    in plaas van:
    { $old }
house-from = Uit: { $ref }
house-from-switch = Algemene huisreël: { $ref }
house-from-table = By ons tafel ooreengekom
house-reset = Terug na standaard: { $what }
house-reset-one = Terug na standaard
house-reset-all = Ontdoen alles
house-reset-all-explained = Alle reëls gaan terug na standaard. Spelle wat al begin het, behou hul reëls.
house-reset-all-yes = Ontdoen alles
house-change = Verander
house-switches = Algemene huisreëls
    .detail = { $count ->
        [one] 1 huisreël, met een tik
       *[other] { $count } huisreëls, elk met een tik
    }
house-values = Alle reëls
    .detail = Elke instelling, afdeling vir afdeling
house-use = Gebruik
house-play = Begin ’n spel met dié reëls
house-share = Deel
    .detail = As ’n klein lêer of as teks
house-rename = Hernoem
house-rename-done = Stoor die naam
house-drop = Vee dié huisreëls uit
house-drop-question = Vee “{ $name }” uit?
house-drop-explained = Spelle met dié reëls bly soos hulle is. Dit kan nie ontdoen word nie.

house-switches-what = Kies wat julle speel. Die eerste keuse is die standaardreël.
house-switch-own = { $value } (standaard)
house-switch-other = ’n ander getal…
house-switch-misfit = { $value } pas nie by jou ander wysigings nie. { $why }
house-switch-off = Nie van toepassing op dié variasie nie.
house-switches-others =
    { $count ->
        [one] 1 huisreël wat nie pas nie
       *[other] { $count } huisreëls wat nie pas nie
    }
    .detail = Hulle hoort by ander variasies as { $base }.

house-changed-value = { $value } (verander)
house-section-count = { $count ->
    [one] 1 reël
   *[other] { $count } reëls
}{ $changed ->
    [0] { "" }
    [one] , 1 verander
   *[other] , { $changed } verander
}
house-in-base = Standaard ({ $base })
house-we-play = Ons speel
house-reason = Rede (opsioneel)
house-reason-keep = Stoor die rede
house-take = Speel so
house-number-label = { $what }: { $number }. Tik om te verander
house-a-number = ’n getal
house-as-follows = soos volg
house-points = Punte
house-row-number = Nommer { $place }
house-row-more = Een meer
house-row-less = Een minder
house-row-add = Voeg ’n ry by
house-row-drop = Verwyder: { $what }
house-band-by = Hang af van
house-band-from = Van dié totaal af
house-band-hand = Van dié rondte af
house-band-points = Punte nodig
house-band-points-alone = die punte alleen is genoeg
house-hand-wins = Wen dié hand die spel?
house-hand-add = Voeg ’n spesiale hand by
house-bonus-when = Vir watter canastas
house-bonus-count = Hoeveel: { $type }
house-bonus-more = of meer
house-bonus-exactly = presies
house-step-least = Vanaf

house-share-what = Enigiemand met dié toep kan dié lêer invoer.
house-share-file = Stoor as ’n lêer
house-share-copy = Kopieer as teks
house-share-copied = Gekopieer. Plak dit in ’n boodskap of ’n nota.
house-share-failed = Dit is nie op dié toestel moontlik nie. Merk die teks hieronder en kopieer dit.
house-share-text = Teks van die lêer
house-share-text-why = Of kopieer dié teks en plak dit op die ander toestel onder “My huisreëls”, “Voer in”.

house-bring-what = Voer huisreëls in wat iemand vir jou gestuur het. Jou eie reëls verander net as jy instem.
house-bring-file = Kies ’n lêer
house-bring-refused = { $file } kan nie ingevoer word nie
house-bring-untouched = Niks is verander nie. Maak die lêer reg en voer dit weer in.
house-bring-whole = die hele lêer
house-bring-no-text = { $file } het geen leesbare teks nie. Maak dit oop, kopieer sy teks en plak dit hieronder.
house-bring-conflict = Jy het al ander reëls: { $name }
house-bring-conflict-why = Albei is uit dieselfde huisreëls gemaak, maar een is sedertdien verander.
house-bring-replace = Vervang myne met die nuwe reëls
house-bring-both = Behou albei
house-bring-leave = Behou net myne
house-bring-copy = { $name } (nuut)

house-broken-files = Reëllêers met foute
house-broken-files-why = Dié lêers word geïgnoreer totdat hulle reggemaak is. Al die res werk.
house-play-our-way = Maak huisreëls hieruit
more-house = My huisreëls
more-house-count = { $count ->
    [0] geen
    [one] 1 stel
   *[other] { $count } stelle
}
set-up-house = My huisreëls

## People

people = Spelers
people-row = Name en dubbele inskrywings
people-none = Spelers met ’n naam verskyn hier ná hul eerste spel.
people-find = Soek spelers
people-find-none = Niemand het so ’n naam nie.
people-group = { $group ->
    [month] Het hierdie maand gespeel
    [earlier] Vroeër
   *[none] Nog nie in ’n spel nie
}
people-with = met { $name }
people-won = van { $games } gewen
people-line = { $matches ->
    [0] nog geen spelle nie
    [one] 1 spel
   *[other] { $matches } spelle
}
people-called = Naam
people-new = Nuwe speler
people-save = Stoor
people-saved = Gestoor, ook in ou spelle.
people-color = Kleur in nuwe spelle
people-color-none = Geen kleur is gekies nie, dus bepaal die sitplek dit.
people-color-seat = Gebruik die sitplek se kleur
people-name-taken = Daardie naam bestaan al. Voeg ’n van of bynaam by.
people-merge = Voeg saam met…
people-merge-title = Wie is dieselfde persoon as { $name }?
people-merge-ask = Is { $gone } en { $kept } dieselfde persoon?
people-merge-hint = { $matches ->
    [one] Een spel van { $gone } sal ook vir { $kept } tel en daardie naam wys.
   *[other] { $matches } spelle van { $gone } sal ook vir { $kept } tel en daardie naam wys.
} Jy kan hulle enige tyd weer skei.
problem-same_match = Hulle het in dieselfde spel gespeel, dus is hulle twee verskillende mense.
people-merge-do = Voeg saam
people-also = Het ook as { $name } gespeel
people-separate = Skei weer

## Addresses that lead nowhere

nowhere = Bladsy nie gevind nie
nowhere-hint = Die adres is verkeerd, of die bladsy is uitgevee.
nowhere-home = Na die tafel
nowhere-rule-set = Daar is geen variasie “{ $name }” nie.
nowhere-rule = Dié variasie het nie so ’n reël nie.
nowhere-person = Geen speler met dié naam gevind nie.

## Seats and dealers

seats = Sitplekke
seats-table = Sitplekke en deler
seats-hint = Tik op twee spelers om hul plekke te laat ruil.
seats-arrange = Verander sitplekke
seats-said = Sitplek { $number }: { $name }, oorkant { $opposite }
seats-said-alone = Sitplek { $number }: { $name }
seats-partner = maat van { $name }
seats-name = { $name }. Verander die naam
seats-name-at = Naam by sitplek { $number }
seats-deal-on = Laat die volgende speler deel
seats-dealing = deel
seats-draw = Loot maats
seats-turn = Ander maats
seats-drawn = Geloot (nommer { $seed })
seats-dealer = Wie deel die volgende rondte?
seats-dealer-label = { $name }
    .says = { $name } deel die volgende rondte
seats-replace-head = Vervang ’n speler
seats-replace = Vervang { $name }
seats-replace-title = Wie speel van rondte { $number } af in { $name } se plek?
seats-replace-do = Vervang van nou af
seats-stays = Rondtes wat aangeteken is, bly by dié wat dit gespeel het.
set-up-part-next_dealer = deler van die volgende rondte
set-up-part-next_players = spelers van die volgende rondte

## The next match

turn = Ander maats
turn-title = Die volgende spel
turn-company = Wie speel saam?
turn-company-hint = Vier tot ses spelers. As julle meer as vier is, rus wie die minste gerus het.
turn-pairing = { $first } teen { $second }
turn-pause = { $count ->
    [one] { $names } rus
   *[other] { $names } rus
}
turn-suggested = voorstel
turn-all = { $count ->
   *[other] Ná { $count } spelle het almal met almal gespeel.
}
turn-join = Voeg ’n speler by
turn-start = Begin dié spel

## Deleting a match

match-delete = Vee dié spel uit
match-delete-ask = Vee dié spel uit?
match-delete-hint = { $names }: die spel verdwyn uit die lys en die statistiek. Jy kan dit terugbring.
match-deleted = Uitgevee: { $names }
matches-deleted = { $count ->
    [one] Een spel uitgevee
   *[other] { $count } spelle uitgevee
}
matches-bring-back = Bring { $names } terug
change-delete = Spel uitgevee
change-what-delete = die uitvee van die spel

## Sharing a result

share = Deel of stoor
    .detail = Prent, teks, lêer
share-text = Stuur as teks
share-copy = Kopieer as teks
share-picture = Stuur as prent
share-save-picture = Stoor as prent
share-page = Stoor ’n bladsy om te druk
share-files = Lêers
share-copied = Gekopieer. Plak dit in ’n boodskap.
share-bg-stats = Sit in BG Stats
    .detail = { $way ->
        [bgstats] Gee name, punte en datum aan die BG Stats-toep op dié toestel en aan niemand anders nie
       *[https] Maak bgstatsapp.com oop. Name, punte en datum staan in die adres
    }
share-leads = { $side } is { $margin } voor
share-level = Tot dusver gelyk
share-deals = { $deals ->
    [one] 1 rondte
   *[other] { $deals } rondtes
}

## A match to try things with

demo-start = Probeer ’n proefspel
demo-mark = Proefspel. Probeer enigiets: dit tel nie.
demo-badge = proef
guide =
    { $step ->
        [who] Wie het uitgespeel? Tik op daardie span, of op “Niemand”.
        [canasta] Hoeveel canastas het hierdie span? Tik op die getal.
        [cards] Tik die punte van dié span se kaarte op die tafel in, dan van dié in die hand.
        [save] Tik op die ander span en tik ook die punte van sy kaarte in. Stoor dan.
        [meld] Die koperplaatjie wys wat ’n span se volgende eerste pakkies moet tel.
        [points] Tik op ’n rondte om te sien waar die punte vandaan kom.
       *[record] Tik op “Teken rondte { $number } aan”. Wenke help jou verder.
    }
guide-close = Geen wenke meer nie
demo-delete = Vee die proefspel uit

## Help beside what is asked

help-said = Hulp: { $topic }
help-here = In dié spel
help-topic = { $topic ->
    [concealed] Verborge uitspeel
    [initial] Eerste pakkies
    [threes] Rooi dries
    [kinds] Suiwer en onsuiwer canastas
    [out] Uitspeel
   *[hand] Kaarte oor in die hand
}
help-text = { $topic ->
    [concealed] Jy speel verborge uit as jy jou hele hand in een beurt neersit en voorheen niks neergesit het nie. Jou maat se pakkies maak nie saak nie. Sommige reëls vereis ook dat jy self ’n canasta het.
    [initial] Die eerste kaarte wat ’n span in ’n rondte neersit, moet saam ’n minimum haal. Dit hang af van die span se totaal of van die rondte se nommer.
    [threes] Sit ’n rooi drie dadelik neer en tel ’n kaart van die trekstapel daarvoor op. Dit tel vir jou span as julle pakkies neergesit het. Anders tel dit gewoonlik teen julle.
    [kinds] ’n Canasta is ’n pakkie van sewe of meer kaarte. Sonder wildekaarte is dit suiwer, met wildekaarte onsuiwer.
    [out] ’n Span speel uit wanneer een van die spelers die laaste kaart speel. Daarvoor moet die span die canastas hê wat die reëls vereis.
   *[hand] Kaarte wat aan die einde van ’n rondte in al die maats se hande oorbly, word afgetrek. Tik hul totale waarde sonder ’n minusteken in.
}

## Club: what an evening does not allow

club-somebody = iemand
club-and = { $first } en { $last }
club-problem-name_needed = Vul ’n naam in.
club-problem-no_date = “{ $date }” is nie ’n datum nie. Skryf dit soos 2026-11-24.
club-problem-too_few_rounds =
    { $count ->
        [0] ’n Speeldag het minstens een speelronde.
        [one] Daar is al vir meer as een speelronde geloot.
       *[other] Daar is al vir meer as { $count } speelrondes geloot.
    }
club-problem-too_many_dropped = Minstens een speelronde moet tel.
club-problem-not_positive = Vul ’n getal bo 0 in.
club-problem-warning_too_early = Die waarskuwing moet voor die einde van die speelronde kom.
club-problem-figures_needed = Vul hier getalle in.
club-problem-last_band_open = Die laaste ry van die tabel moet vir alle groter verskille wees.
club-problem-bands_ascend = Elke ry moet verder strek as die een daarbo.
club-problem-tie_break_twice = Dié beslisreël kom twee keer voor.
club-problem-unknown_rule_set = Dié variasie is nie hier bekend nie: { $rules }.
club-problem-house_rule = ’n Huisreël pas nie: { $expected }
club-problem-partners_cannot_change = Maats kan net wissel as twee teen twee speel. Kies “Pare”.
club-problem-draw_needs_fixed_sides = Dit werk net vir tafels met twee spanne waarvan die spelers bymekaarbly.
club-problem-draw_needs_individuals = Dit werk net vir spelers wat van maats wissel.
club-problem-teams_meet_in_twos = Groepe speel twee-twee teen mekaar, maar dié variasie het { $count } spanne.
club-problem-nobody_left_over = Tafels van { $count } is vir spelers sonder vaste maats.
club-problem-not_by_so_many = Die reëls “{ $rules }” is nie vir { $count } spelers nie.
club-problem-has_begun = Dit kan nie meer verander nie, want daar is al vir die eerste speelronde geloot.
club-problem-entrant_twice = { $who } doen al mee.
club-problem-member_twice = Dieselfde persoon kom twee keer voor.
club-problem-wrong_number_of_members =
    { $count ->
        [one] Dié speelvorm laat nie ’n inskrywing van een persoon toe nie.
       *[other] Dié speelvorm laat nie ’n inskrywing van { $count } mense toe nie.
    }
club-problem-team_sizes_differ = Al die groepe moet ewe groot wees.
club-problem-plays_already = { $name } doen al mee.
club-problem-partner_needed = { $name } het nog nie ’n maat nie.
club-problem-is_member = { $name } is al ’n lid.
club-problem-name_twice = “{ $name }” is al op die lys. Voeg iets by wat die twee uitmekaar hou.
club-problem-no_such_entrant = Dié inskrywing is verwyder.
club-problem-no_such_member = Dié persoon is verwyder.
club-problem-has_played = { $who } is al by ’n loting ingesluit en kan nie verwyder word nie. Gebruik eerder “Meld af”.
club-problem-two_people = Albei doen mee, dus is hulle twee verskillende mense.
club-problem-round_open = Sluit eers speelronde { $round } af.
club-problem-all_rounds_played =
    { $count ->
        [one] Die enigste speelronde is gespeel.
       *[other] Al { $count } speelrondes is gespeel.
    }
club-problem-too_few_present =
    { $count ->
        [0] Nog niemand het aangemeld nie.
        [one] Net een het tot dusver aangemeld, maar ’n tafel het { $right } nodig.
       *[other] Net { $count } het tot dusver aangemeld, maar ’n tafel het { $right } nodig.
    }
club-problem-nobody_goes_on = Niemand het op daardie speeldag plek { $first } tot { $last } gehad nie.
club-problem-round_started = Die speelronde het al begin.
club-problem-no_round_drawn = Daar is nog nie vir ’n speelronde geloot nie.
club-problem-no_round_running = Geen speelronde is aan die gang nie.
club-problem-no_time_limit = Dié speelronde het geen tydsbeperking nie.
club-problem-clock_runs = Die klok loop reeds.
club-problem-clock_stands = Die klok loop nie.
club-problem-no_minutes_left = Korter kan dit nie wees nie.
club-problem-round_running = Speelronde { $round } is nog aan die gang. Onderbreek eerder die klok.
club-problem-no_break = Daar is nie nou ’n pouse nie.
club-problem-table_open = Tafel { $table }: { $state ->
    [claimed] een span moet nog bevestig
    [disputed] die uitslag is in geskil
   *[playing] daar is nog geen uitslag nie
}.
club-problem-nobody_has_won = Tafel { $table } het gelykop geëindig. Stel die uitslag reg en kies die wenner.
club-problem-no_such_table = Daar is geen tafel { $table } nie.
club-problem-has_a_result = Tafel { $table } het al ’n uitslag.
club-problem-has_no_result = Tafel { $table } het nog geen uitslag nie.
club-problem-scoreless = Daar is nog niks ingevul nie. Vul elke span se punte in, of bevestig dat elke span 0 het.
club-problem-points_needed = Vul elke span se punte in.
club-problem-points_of_absent = Laat die ander span se punte leeg. Daardie span kry die punte vir ’n verstek.
club-problem-one_winner = Merk net een span met * as die wenner.
club-problem-nothing_claimed = Niemand by tafel { $table } het al ’n uitslag ingedien nie.
club-problem-no_such_side = Kies ’n span.
club-problem-no_points = Vul ’n ander getal as 0 in.
club-problem-no_such_round = Daar is nog nie vir speelronde { $round } geloot nie.
club-problem-no_such_adjustment = Dit is reeds teruggetrek.
club-problem-reason_needed = Vul ’n rede vir die logboek in.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Vul { $right } tellings in.
}
club-problem-number_too_large = Te hoog: hoogstens { $value } is moontlik.
club-problem-seated_twice = { $who } kan nie by twee tafels speel nie.
club-problem-seated_nowhere = { $who } het nog nie ’n tafel nie.
club-problem-not_there = { $who } het nog nie aangemeld nie.
club-problem-wrong_table = ’n Tafel het nie die regte getal spelers vir dié reëls nie.
club-problem-partners_before = { $who } was al maats.
club-problem-met_before = { $who } het al teen mekaar gespeel.
club-problem-bye_again = { $who } sou weer rus voordat almal een keer gerus het.
club-problem-evening_twice = ’n Speeldag kom twee keer in dié seisoen voor.
club-problem-name_too_long = Dié naam is te lank: hoogstens { $most } karakters.
club-problem-name_unseen = Dié naam het onsigbare tekens. Tik dit weer in.
club-problem-name_says_who = Die nuwe naam mag nie die ou naam bevat nie.
club-problem-name_of_a_seat = “{ $name }” is die naam van ’n sitplek, nie van ’n speler nie. Voeg iets by.
club-problem-access_revoked = Dié toestel het nie meer toegang nie. Skandeer die tafel se kode weer.
club-problem-round_over = Speelronde { $round } is verby.
club-problem-not_yours = Iemand anders het dit intussen verander.
club-problem-not_this_table = Daardie spel is nie by dié tafel nie.
club-problem-has_spoken = Dié foon het al vir die ander span geantwoord. Trek dit eers terug.
club-problem-not_at_this_table = Dié naam kan nie meer hier gekies word nie.
club-problem-called_already = Die organiseerder is reeds geroep.
club-problem-call_over = Dié oproep is reeds afgehandel.
club-problem-nothing_played = Nog geen rondte is aangeteken nie.
club-problem-claim_changed = Die ander span het intussen sy uitslag verander. Kyk weer daarna.
club-problem-text_too_long = Dié teks is te lank: hoogstens { $right } karakters.
club-problem-no_side_held = Kies eers jou span.
club-problem-person_needed = Kies wie bevestig.
club-problem-not_of_this_side = { $name } speel nie in daardie span nie.
club-problem-no_such_evening = ’n Speeldag van dié seisoen is uitgevee.
club-problem-evening_deleted = “{ $name }” van { $date } is hier uitgevee. As jy die lêer invoer, kom dit terug.
club-problem-evening_later_here = “{ $name }” van { $date } is al hier, met latere wysigings. As jy die lêer invoer, gaan hulle verlore.
club-problem-evening_differs = “{ $name }” van { $date } is al hier, met ander wysigings. As jy die lêer invoer, word dit vervang.
club-problem-match_elsewhere = ’n Spel in die lêer is al hier, by ’n ander tafel. Niks is ingevoer nie.
club-problem-unknown_member = Hier is iemand genoem wat nie op die lys is nie.
club-problem-unknown_entrant = Hier is ’n paar of groep genoem wat nie op die lys is nie.
club-problem-unknown_side = ’n Uitslag hier is van ’n span wat nie by dié tafel sit nie.
club-problem-round_number = Dit moet speelronde { $right } wees.
club-problem-matches_of_tables = Die spelle in die lêer hoort nie by die tafels in die lêer nie.
club-problem-table_of_match = Dié spel hoort by ’n ander tafel.
club-problem-wrong_code = Dié kode kom nie van die toep nie.
club-problem-no_code_of_table = Tafel { $table } het nie ’n kode nie.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Nog een minuut
   *[other] Nog { $minutes } minute
}
round-clock-warning = { $minutes ->
    [one] Die laaste minuut
   *[other] Die laaste { $minutes } minute
}
round-clock-last_deal = { $ends ->
    [some] Die tyd is om: speel dié rondte klaar in hoogstens { $minutes ->
        [one] een minuut
       *[other] { $minutes } minute
    }
   *[none] Die tyd is om: speel dié rondte klaar
}
round-clock-over = Die tyd is om: hou op en tel die kaarte
round-clock-beside =
    { $phase ->
        [last_deal] speel dié rondte klaar
       *[other] tot die einde van dié speelronde
    }
round-clock-stands = { $why ->
    [paused] Onderbreek
   *[waiting] Die klok loop nog nie
}
round-clock-extra = { $minutes ->
    [one] met een ekstra minuut
   *[other] met { $minutes } ekstra minute
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Pouse tot { $time }
   *[break_over] Die pouse is verby
}

## Club: phone

phone-table = Tafel { $table }
phone-table-round = Tafel { $table }, speelronde { $round }
phone-whose = Wie se foon is dit?
phone-whose-said = Dié foon hoort by { $side }
phone-whose-held = Het reeds ’n foon. Tik om te vra of joune kan aansluit.
phone-whose-mine = Dié foon
phone-whose-hint = Jou keuse geld vir die hele speeldag. Dié foon wys jou volgende tafel, hou die telling en bevestig uitslae.
phone-whose-find = Soek jou naam
phone-whose-asked = Jy het vir { $owner } gevra. Die ander foon of die organiseerder moet instem
phone-whose-stop = Hou op vra
phone-asking = ’n Ander foon wil by { $owner } aansluit
phone-asking-yes = Laat dit toe
phone-asking-no = Nee
phone-earlier = { $count ->
    [one] 1 vroeëre rondte
   *[other] { $count } vroeëre rondtes
}
phone-not-begun = Die eerste speelronde het nog nie begin nie.
phone-nobody = Niemand speel in speelronde { $round } by tafel { $table } nie.
phone-from-next = Jy speel van die volgende loting af saam.
phone-next = { $way ->
    [move] Speelronde { $round }: skuif na tafel { $table }
    [stay] Speelronde { $round }: bly by tafel { $table }
   *[first] Speelronde { $round }: tafel { $table }
}
phone-arrive = { $players ->
    [one] Ek is hier
   *[other] Ons is hier
}
phone-arrived = Die organiseerder weet julle is hier
phone-rest = Julle rus in speelronde { $round }
phone-closed = Speelronde { $round } is verby.
phone-over = Die speeldag is verby.
phone-goes-on = Die volgende speelronde verskyn hier vanself. Los dié bladsy oop.
phone-goes-on-last = Dit is die laaste speelronde. Die eindstand verskyn hier vanself. Los dié bladsy oop.
phone-result-of = Julle uitslag van speelronde { $round }
phone-place = Plek { $place } van { $count }
phone-place-shared = Gedeelde plek { $place } van { $count }
phone-points = { $points ->
    [one] 1 punt
   *[other] { $points } punte
}
phone-gap = { $gap ->
    [0] Net soveel punte as die plek bo julle
    [one] 1 punt agter die plek bo julle
   *[other] { $gap } punte agter die plek bo julle
}
phone-tie = By gelyke stand: { $tie }
phone-rounds-left = { $count ->
    [one] Nog 1 speelronde
   *[other] Nog { $count } speelrondes
}
phone-out = Dié foon is nie meer by ’n tafel nie.
phone-out-hint = Skandeer die kode op julle tafelkaart. Werk dit nie? Vra die organiseerder vir ’n nuwe kaart.
phone-give = Dien uitslag in
phone-give-title = Is dit die uitslag?
phone-agree = { $names }: ja, dit klop
phone-not-yet = Nog nie
phone-names = { $first } of { $last }
phone-level = Die spanne is gelyk.
phone-ahead = { $side }: { $margin ->
    [one] een punt voor
   *[other] { $margin } punte voor
}.
phone-given = Wag vir bevestiging van { $sides }
phone-given-hint = Hulle kry die vraag op hul eie foon. Jy kan ook hierdie foon vir hulle aangee.
phone-hand-over = Gee aan vir { $side }
phone-hand-title = { $names }: klop dit?
phone-hand-yes = { $name }: ja, dit klop
phone-withdraw = Trek ons uitslag terug
phone-asked = { $players ->
    [one] { $side } sê dit is die uitslag. Klop dit?
   *[other] { $side } sê dit is die uitslag. Klop dit?
}
phone-accept = { $side }: ja, dit klop
phone-dispute = Nee, dit klop nie
phone-why = Wat klop nie?
phone-why-points = Punte is verkeerd bymekaargetel
phone-why-deal = ’n Rondte ontbreek of kom twee keer voor
phone-why-rule = ’n Reël is verkeerd toegepas
phone-why-end = Die spel is nog nie verby nie
phone-why-other = Iets anders
phone-call = Roep die organiseerder
phone-call-about = Waaroor gaan dit?
phone-call-rule = ’n Vraag oor die reëls
phone-call-score = ’n Fout in die telling
phone-call-cards = Daar’s fout met die kaarte
phone-called = Organiseerder om { $time } geroep
phone-call-coming = Die organiseerder is op pad ({ $time })
phone-call-end = Nie meer nodig nie
phone-call-organiser = Laat die organiseerder besluit
phone-call-organiser-for = { $name }: laat die organiseerder besluit
phone-disputed = { $whose ->
    [mine] Julle het gesê dat dit nie klop nie
   *[other] { $players ->
       *[other] { $side } sê dat dit nie klop nie
    }
}
phone-differ = Die twee spanne se uitslae verskil
phone-reason = “{ $reason }”
phone-organiser-comes = Die organiseerder weet daarvan en kom na julle tafel. Julle kan nog die rondtes regmaak en die uitslag weer indien.
phone-after-all = Dit klop tog
phone-done = { $how ->
    [agreed] Albei spanne stem saam oor dié uitslag
    [walkover] Die spel is by verstek gewen
    [paper] Die uitslag kom van die papiervel
    [corrected] Die organiseerder het die uitslag reggestel
   *[decided] Die organiseerder het oor die uitslag besluit
}
phone-wait-next = Die volgende speelronde verskyn hier vanself.
phone-wait-end = Dit was die laaste speelronde. Dankie dat julle gespeel het.
phone-this = dié foon
phone-other = ’n ander foon van dié tafel
phone-organiser = die organiseerder
phone-changed = Deur { $who }: { $what }
phone-not-yours = { $what }: dit kan nie op dié foon nie, want { $who } het dit verander
phone-sounds = { $turn ->
    [on] Skakel klank aan
   *[off] Skakel klank af
}

## Club: big screen

big-screen-begins = Die speeldag begin binnekort
big-screen-drawn = Speelronde { $number } van { $rounds } begin binnekort
big-screen-running = Speelronde { $number } van { $rounds }
big-screen-closed = Ná speelronde { $number } van { $rounds }
big-screen-final = Eindstand
big-screen-counts = { $counts ->
    [card_points] Kaartpunte
    [victory_points] Oorwinningspunte
   *[match_points] Punte
}
big-screen-second = { $figure ->
    [difference] Verskil
    [card_points] Kaartpunte
    [wins] Spelle gewen
   *[highest_match] Hoogste telling
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Plek { $place }: { $name }, { $points }
}
big-screen-seating = Tafels in dié speelronde
big-screen-seat = Tafel { $table }: { $sides }
big-screen-resting = Rus in dié speelronde: { $names }
big-screen-playing = { $count ->
    [one] Speel nog: tafel { $tables }
   *[other] Speel nog: tafels { $tables }
}
big-screen-playing-many = { $count } tafels speel nog
big-screen-page = Bladsy { $page } van { $pages }
big-screen-gone = Dié skakel werk nie meer nie. Vra die organiseerder vir ’n nuwe een.
big-screen-sound = Tik vir klank

## Club: the evening

club-part = { $part ->
    [players] Spelers
    [tables] Tafels
    [standing] Ranglys
    [log] Logboek
   *[papers] Meer
}
club-state =
    { $state ->
        [planned] Aanmelding
        [drawn] Loting vir speelronde { $number } van { $count } is klaar
        [running] Speelronde { $number } van { $count } is aan die gang
        [between] Speelronde { $number } van { $count } is verby
       *[over]
            { $count ->
                [one] Die enigste speelronde is gespeel
               *[other] Al { $count } speelrondes is gespeel
            }
    }
club-gone = Dié speeldag is uitgevee, of dié weergawe van die toep kan dit nie lees nie.

## Club: evenings

club-title = Klub
club-none = Canasta by baie tafels
club-first-names = Tik of plak die name, en loot
club-first-phones = Elke tafel hou telling op sy eie foon
club-first-clock = Speelrondes, klok en ranglys loop vanself
club-new = Nuwe speeldag
club-open = Maak oop
club-open-said = Maak { $name } oop
club-clock-left = oor
club-won = Wenner: { $names }
club-season-played = { $count } van { $all }
club-season-everyone =
    { $count ->
        [one] Ranglys
       *[other] Al { $count } spelers
    }
club-go-to = Na { $name }
club-members = Lede
    .detail = 
        { $count ->
            [0] Nog niemand
            [one] 1 persoon
           *[other] { $count } mense
        }
club-seasons = Seisoene
    .detail = { $count ->
        [0] ’n Reeks speeldae met ’n eie ranglys
        [one] 1 seisoen
       *[other] { $count } seisoene
    }
club-publish = Publiseer
    .detail = Uitslae as bladsye vir die klub se webwerf
club-league = Liga
    .detail = Stuur afgehandelde speeldae na ’n liga van klubs
club-directors = Wedstrydleiers
    .detail = { $count ->
        [0] Mense wat die speeldag saam met jou lei
        [one] 1 wedstrydleier
       *[other] { $count } wedstrydleiers
    }
club-take = Voer ’n speeldag in
    .detail = Uit die lêer van ’n ander rekenaar
club-entrants = { $count ->
    [0] nog geen inskrywings nie
    [one] 1 inskrywing
   *[other] { $count } inskrywings
}

## Club: the plan

club-plan = Instellings van die speeldag
club-begin = Begin die speeldag
club-save = Stoor
club-about = Speeldag
club-going-on = Wie speel?
club-going-on-none = Almal wat daar is
club-going-on-hint = Vir ’n eindronde, of vir afdelings A en B. Spelers doen mee in die volgorde van hul plekke op ’n vorige speeldag.
club-going-on-places = { $name }: plek { $first } tot { $last }
club-going-on-part = { $part ->
    [all] Almal
    [top] Boonste helfte
   *[bottom] Onderste helfte
}
club-going-on-first = Van plek
club-going-on-last = Tot plek
club-going-on-share = Persentasie van die punte wat hulle saambring
club-carried = Punte saamgebring
club-final-name = Eindronde: { $name }
club-name = Naam
club-name-usual = Klubcanasta
club-date = Datum (JJJJ-MM-DD)
club-place = Plek
club-house-count = { $count ->
    [0] standaardreëls
    [one] 1 huisreël
   *[other] { $count } huisreëls
}
club-form-title = Speelvorm
club-form =
    { $form ->
        [pairs] Pare
        [individuals] Individueel
       *[teams] Groepe
    }
club-form-hint =
    { $form ->
        [pairs] Maats bly die hele speeldag saam en het een plek op die ranglys.
        [individuals] Elkeen het sy of haar eie punte, en in elke speelronde ’n ander maat.
       *[teams] Groepe van twee of meer pare speel by verskeie tafels teen mekaar. Elke groep het een plek op die ranglys.
    }
club-left-over = Spelers wat oorbly
club-left-over-hint = Wie oorbly, kan by kleiner of groter tafels speel, volgens reëls wat jy hier kies. Elkeen speel een keer daar voordat iemand weer daar speel. Sonder sulke reëls rus spelers om die beurt.
club-left-over-none = nie gebruik nie
club-odd = { $players ->
    [3] Tafels van drie
    [5] Tafels van vyf
   *[6] Tafels van ses
}
club-odd-hint = { $players ->
    [3] Elkeen speel alleen.
    [5] Drie speel teen twee. In die span van drie rus die spelers om die beurt ’n rondte.
   *[6] Twee spanne van drie, of drie van twee, na gelang van die reëls.
}
club-movement-title = Wie speel teen wie?
club-movement = { $movement ->
    [round_robin] Almal teen almal
    [mitchell] Mitchell
    [rotating] Maats wissel
    [by_standing] Switsers
    [danish] Deens
    [knockout] Uitklop
    [by_lot] Loting
   *[free] Handmatig
}
club-movement-hint =
    { $movement ->
        [round_robin] Speelronde ná speelronde speel almal teen mekaar.
        [mitchell] Noord–Suid bly sit. Oos–Wes skuif een tafel aan.
        [rotating] Jy kry eers weer dieselfde maat as jy met almal gespeel het. Teenstanders wissel ook.
        [by_standing] Wenners speel teen wenners. Bure op die ranglys speel teen mekaar, maar waar moontlik nie twee keer nie.
        [danish] Nommer 1 speel teen 2, 3 teen 4 en so voort, al het hulle al teen mekaar gespeel.
        [knockout] Wie verloor, is uit. Die sterkstes rus dalk in die eerste speelronde. Plekke van ’n vorige speeldag of die lot bepaal wie teen wie speel.
        [by_lot] Daar word elke speelronde weer geloot, waar moontlik sonder herhalings.
       *[free] Bure op die lys speel teen mekaar. Verander wat jy wil.
    }
club-rounds = Speelrondes
club-rounds-knockout = Die getal deelnemers bepaal die getal speelrondes.
club-rounds-count =
    { $count ->
        [one] 1 speelronde
       *[other] { $count } speelrondes
    }
club-drop = Swakste speelrondes wat nie tel nie
club-drop-hint =
    { $count ->
        [0] Al die speelrondes tel.
        [one] Elkeen se swakste speelronde tel nie.
       *[other] Elkeen se { $count } swakste speelrondes tel nie.
    }
club-length-title = Duur van ’n speelronde
club-length = { $length ->
    [finland] 5 000 punte
    [ck70] 5 000 punte of 50 minute
    [nevada] 3 rondtes, 50 minute
    [canasta_for_a_cure] 8 500 punte
    [burraco_2_deals] 2 rondtes, 25 minute
    [burraco_3_deals] 3 rondtes, 40 minute
    [burraco_4_deals] 4 rondtes, 50 minute
   *[pinochle_kansas_city] 50 minute
}
club-length-points = { $count ->
    [one] 1 punt
   *[other] { $count } punte
}
club-length-deals = { $count ->
    [one] 1 rondte
   *[other] { $count } rondtes
}
club-length-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minute
}
club-length-or = { " " }of{ " " }
club-length-none = Totdat jy die speelronde afsluit
club-length-row = { $row ->
    [points] Punte wat ’n spel beëindig
    [deals] Rondtes
    [minutes] Minute
    [warning] Waarskuwing, minute voor die einde
   *[overtime] Minute om die rondte klaar te speel
}
club-overtime = As die tyd om is, speel die rondte klaar:
club-overtime-endless = sonder tydsbeperking
club-overtime-limited = binne ’n tydsbeperking
club-from = Bron: { $source }
club-no-source = geen gevind nie, ’n voorstel van dié toep
club-scheme-title = Puntetelling
club-scheme = { $scheme ->
    [finland] 2 punte vir ’n oorwinning
    [wins] Spelle gewen
    [total] Kaartpunte
    [burraco_3] Oorwinningspunte, 3 rondtes
   *[burraco_4] Oorwinningspunte, 4 rondtes
}
club-scheme-hint =
    { $scheme ->
        [finland] ’n Oorwinning tel 2 punte, gelykop 1. Die verskil in kaartpunte beslis as punte gelyk is.
        [wins] ’n Oorwinning tel 1 punt. Kaartpunte beslis as punte gelyk is.
        [total] Die kaartpunte van al die spelle word bymekaargetel.
       *[burraco_4] Die twee spanne deel 20 punte, van 10 : 10 tot 20 : 0, na gelang van die verskil in hul tellings.
    }
club-figures = Punte en beslisreëls
club-figures-usual = Standaard
club-figures-changed = Vir dié speeldag verander
club-figures-hint = Wysigings geld net vir dié speeldag.
club-figures-back = Terug na standaard
club-match-points =
    { $outcome ->
        [win] Punte vir ’n oorwinning
        [draw] Punte vir ’n gelykopspel
       *[loss] Punte vir ’n nederlaag
    }
club-walkover-points = Kaartpunte vir ’n verstekoorwinning
club-whole = { $of ->
    [points] ’n Volle spel: punte
   *[deals] ’n Volle spel: rondtes
}
club-whole-hint = Die punte vir ’n verstek is vir ’n volle spel. In ’n korter speelronde is daar na verhouding minder punte.
club-bye-title = ’n Loslootjie tel as
club-bye =
    { $bye ->
        [nothing] niks
        [walkover] ’n oorwinning by verstek
        [average] die gemiddelde van die eie speelrondes
       *[average_of_winners] die gemiddelde van die speelronde se wenners
    }
club-missed-title = Speelrondes voor ’n laat aankoms tel as
club-bands = Tabel van oorwinningspunte
club-band-upto = Verskil tot en met
club-band-beyond = Enige groter verskil
club-band-winner = Wenner
club-band-loser = Verloorder
club-band-add = Voeg ’n ry by
club-band-drop = Haal ry { $number } weg
club-ties = Beslisreëls
club-ties-none = Geen. Wie gelyk is, deel dieselfde plek.
club-ties-add = Voeg by:
club-tie = { $tie ->
    [head_to_head] spelle teen mekaar
    [difference] verskil in kaartpunte
    [wins] spelle gewen
    [card_points] kaartpunte
    [highest_match] hoogste telling in een spel
   *[lot] loting
}
club-tie-up = Skuif op: { $tie }
club-tie-drop = Verwyder: { $tie }

## Club: log and standing

club-log-drawn = Loting vir speelronde { $round } gedoen
club-log-taken_back = Loting van speelronde { $round } teruggeneem
club-log-arranged = Speelronde { $round } met die hand verander
club-log-started = Speelronde { $round } begin
club-log-closed = Speelronde { $round } afgesluit
club-log-claimed = Tafel { $table }: { $score } ingedien deur { $side }
club-log-withdrawn = Tafel { $table }: uitslag teruggetrek deur { $side }
club-log-agreed = Tafel { $table }: albei spanne stem saam oor { $score }
club-log-disputed = Tafel { $table }: betwis deur { $side }
club-log-decided = Tafel { $table }: { $score }, deur die organiseerder besluit
club-log-paper = Tafel { $table }: { $score } van papier
club-log-walkover = Tafel { $table }: verstek, { $score }
club-log-corrected = Tafel { $table }, speelronde { $round }: { $before } reggestel na { $score }
club-log-reopened = Tafel { $table }: weer oop, { $before } tel nie meer nie
club-log-called = Organiseerder geroep: { $who }
club-log-coming = Organiseerder op pad: { $who }
club-log-attended = Oproep afgehandel: { $who }
club-log-substituted = { $into } val in vir { $out }
club-log-swapped = { $out } en { $into } ruil maats
club-log-checked_in = { $who } aangemeld
club-log-checked_out = { $who } afgemeld
club-log-awards = { $entry }, punte: { $points }
club-log-adjusted = { $who }: strafpunte of bonus van { $points } { $counts ->
    [card_points] kaartpunte
   *[points] punte
}
club-log-adjustment_removed = { $who }: strafpunte of bonus van { $points } { $counts ->
    [card_points] kaartpunte
   *[points] punte
} teruggetrek
club-log-clock_started = Speelronde { $round }: klok begin
club-log-clock_paused = Speelronde { $round }: klok onderbreek
club-log-clock_resumed = Speelronde { $round }: klok loop weer
club-log-minutes_added = Speelronde { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} vir alle tafels
club-log-table_minutes_added = Tafel { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Pouse, { $minutes } min
club-log-break_changed = Pouse verander na { $minutes } min
club-log-break_ended = Pouse beëindig
club-line =
    { $outcome ->
        [won] Teen { $against } gewen, { $score } : { $other }
        [drawn] Gelykop teen { $against }, { $score } : { $other }
        [lost] Teen { $against } verloor, { $score } : { $other }
        [missed] Nog nie hier nie
       *[rested] Gerus
    }
club-line-walkover = { $line } (by verstek)
club-line-average = { $line }: { $count ->
    [0] gemiddelde, sodra daar ’n uitslag is
    [one] gemiddelde van 1 speelronde
   *[other] gemiddelde van { $count } speelrondes
}
club-line-adjusted = { $kind ->
    [penalty] Strafpunte
   *[bonus] Bonus
}
club-line-adjusted-cards = { $points } kaartpunte
club-line-winners = { $line }: { $count ->
    [0] gemiddelde van die wenners, sodra daar ’n uitslag is
    [one] gemiddelde van 1 wenner
   *[other] gemiddelde van { $count } wenners
}
club-line-awarded = { $line } (punte deur die organiseerder besluit)
club-line-carried = Saamgebring van ’n vorige speeldag
club-line-partner = saam met { $partner }
club-place-none = Daar is geen plekke voor die eerste uitslag nie.
club-place-knockout = { $state ->
    [won] Wenner van die uitklopspel.
    [in] Nog nie uitgeval nie.
   *[out] Uit in speelronde { $round }.
}
club-place-first =
    Eerste, met { $points ->
        [one] 1 punt
       *[other] { $points } punte
    }.
club-place-points = { $fewer ->
    [one] 1 punt agter { $name }.
   *[other] { $fewer } punte agter { $name }.
}
club-place-shared = Deel die plek met { $name }, want alles is gelyk.
club-place-tie = Net soveel punte as { $name }, maar laer volgens die beslisreël: { $tie }.
club-place-ahead = Net soveel punte as { $name }, maar hoër volgens die beslisreël: { $tie }.

## Club: players

club-here =
    { $form ->
        [pairs]
            { $count ->
                [0] Nog niemand is hier nie
                [one] Een paar is hier
               *[other] { $count } pare is hier
            }
        [teams]
            { $count ->
                [0] Nog niemand is hier nie
                [one] Een groep is hier
               *[other] { $count } groepe is hier
            }
       *[individuals]
            { $count ->
                [0] Nog niemand is hier nie
                [one] Een speler is hier
               *[other] { $count } spelers is hier
            }
    }
club-outlook-none = { $here }: nie genoeg vir ’n tafel nie.
club-outlook = { $here }: { $tables ->
    [0] geen vol tafel nie.
    [one] 1 tafel.
   *[other] { $tables } tafels.
}
club-outlook-odd = { $count ->
    [one] Plus 1 tafel van { $players }.
   *[other] Plus { $count } tafels van { $players }.
}
club-outlook-byes =
    { $form ->
        [pairs]
            { $count ->
                [0] Niemand rus nie.
                [one] Een paar rus.
               *[other] { $count } pare rus.
            }
        [teams]
            { $count ->
                [0] Niemand rus nie.
                [one] Een groep rus.
               *[other] { $count } groepe rus.
            }
       *[individuals]
            { $count ->
                [0] Niemand rus nie.
                [one] Een speler rus.
               *[other] { $count } spelers rus.
            }
    }
club-to-tables = Wys die tafels
club-playing = Speel
club-away = Nie hier nie
club-entrant-said = { $name }: meld af of vervang
club-listed = Op die lys: { $count }
club-check-in = Meld aan
club-check-in-hint =
    { $form ->
        [pairs] Tik op maats, een ná die ander. Wie later kom, speel van die volgende loting af.
        [teams] Tik op al die spelers van ’n groep, een paar ná die ander, en skryf dan die groep in.
       *[individuals] Tik op almal wat hier is. Wie later kom, speel van die volgende loting af.
    }
club-picked = { $names } en …?
club-team = Naam van die groep
club-team-enter = Skryf groep in
club-as-last-time = Soos laas:
club-partners-last-time = laas maats
club-find = Soek ’n naam of tik ’n nuwe een in
club-find-many = Tik ’n naam in of plak ’n lys
club-all-members = Almal is hier: { $count }
club-last-evening = Soos laas: { $name }, { $day }
club-list = Uit ’n lys
club-list-file = Uit ’n lêer
club-list-field = { $form ->
    [pairs] Een paar per reël: Ana & Ben
    [teams] Een groep per reël: Rooi: Ana, Ben, Cleo, Dov
   *[individuals] Een naam per reël
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Meld 1 paar aan
       *[other] Meld { $count } pare aan
    }
    [teams] { $count ->
        [one] Meld 1 groep aan
       *[other] Meld { $count } groepe aan
    }
   *[individuals] { $count ->
        [one] Meld 1 speler aan
       *[other] Meld { $count } spelers aan
    }
}
club-list-close = Gooi die lys weg
club-list-new = Nuut: { $names }
club-list-likely = { $name } is { $known }
club-list-drop = Laat { $name } uit
club-list-gone = Uitgevee en dus uitgelaat: { $names }
club-list-drawn = Lede wat laas maats was, bly saam. Die ander se maats is geloot. Jy kan die lys verander.
club-list-names = naam, speler, maat, lid
club-list-first-names = voornaam, noemnaam
club-list-last-names = van, agternaam
club-list-teams = groep, span, paar
club-list-and = en, met
club-guest = Voeg { $name } by
club-find-more = { $count ->
    [one] Nog 1. Tik ’n deel van die naam in.
   *[other] Nog { $count }. Tik ’n deel van die naam in.
}
club-find-none = Tik ’n naam hierbo in om ’n speler by te voeg.
club-waits-for-partner = wag vir ’n maat
club-check-in-said = Meld aan: { $name }
club-plays = Speel van die volgende loting af.
club-plays-not = Word nie by die volgende loting ingesluit nie. Uitslae tot dusver tel nog.
club-leaves = Meld af
club-comes = Meld aan
club-left-table = Tafel { $table } is nog oop. Is dit ’n verstek?
club-strike = Verwyder
club-substitute = Plaasvervanger vir { $name }
club-substitute-hint = { $form ->
    [individuals] Begin dadelik, tensy die tafel al ’n uitslag het. Almal behou die punte van die speelrondes wat hulle gespeel het.
   *[other] Begin dadelik, tensy die tafel al ’n uitslag het. Die inskrywing behou sy plek en punte.
}
club-swap-partner = Ruil { $name } met …
club-swap-partner-hint = Dit geld van die volgende speelronde af. Elke inskrywing behou sy plek en punte.
club-swap-with = Ruil { $name } met { $other }

## Club: rounds

club-round = Speelronde { $number }
club-table = Tafel { $number }
club-table-state = { $state ->
    [playing] aan die gang
    [claimed] wag vir die ander span
    [disputed] in geskil
   *[done] klaar
}
club-table-pill = { $state ->
    [playing] besig
    [claimed] te bevestig
    [disputed] in geskil
   *[done] klaar
}
club-deals = { $count ->
    [0] nog geen rondte nie
    [one] 1 rondte
   *[other] { $count } rondtes
}
club-tally = { $state ->
    [all] { $count ->
        [one] 1 tafel
       *[other] Al { $count } tafels
    }
    [playing] { $count } besig
    [claimed] { $count } wag
    [disputed] { $count } in geskil
   *[done] { $count } klaar
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }, verskil { $difference }
   *[other] Plek { $place }: { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punte
    }, verskil { $difference }
}
club-draw = Loot vir speelronde { $number }
club-drawing = Besig om te loot…
club-draw-again = Loot weer
club-draw-back = Neem loting terug
club-start = Begin die speelronde
club-with-clock = Met klok
    .says = Begin ook die klok
club-clock-turn = { $turn ->
    [start] Begin
    [pause] Pouse
   *[resume] Verder
}
club-clock-said = { $change ->
    [less] { $minutes } minute minder vir alle tafels
   *[more] { $minutes } minute meer vir alle tafels
}
club-break = Pouse
club-break-minutes = { $minutes } min
    .says = Begin ’n pouse van { $minutes } minute
club-break-change = { $change ->
    [less] Pouse { $minutes } minute korter
   *[more] Pouse { $minutes } minute langer
}
club-break-end = Beëindig
club-swap-hint = Tik op twee name om hulle om te ruil.
club-swap-other = Tik op die naam om mee te ruil.
club-swap-said = Ruil { $name } om
club-repeats =
    { $count ->
        [0] Geen herhalings nie.
        [one] 1 herhaling. Sien die tafel.
       *[other] { $count } herhalings. Sien die tafels.
    }
club-against = teen
club-team-sum = { $teams }, al die tafels saam: { $score }
club-rest = Rus
club-close = Sluit speelronde { $number } af
club-close-open =
    { $count ->
        [one] Sluit speelronde { $number } af: nog 1 tafel besig
       *[other] Sluit speelronde { $number } af: nog { $count } tafels besig
    }
club-final = Eindstand
club-over-hint = Tik op ’n tafel om sy uitslag reg te stel.
club-final-begin = Eindronde of afdelings
    .detail = Begin ’n speeldag met dié ranglys.

## Club: one table

club-organiser = organiseerder
club-phone = foon { $phone } (kaart { $table })
club-phone-for = { $name }, op foon { $phone } (kaart { $table })
club-phone-hall = foon { $phone }
club-phone-hall-for = { $name }, op foon { $phone }
club-how = { $how ->
    [agreed] Albei spanne stem saam.
    [decided] Die organiseerder het besluit.
    [paper] Van papier oorgeneem.
   *[walkover] By verstek gewen.
}
club-claimed = { $score } ingedien deur { $side }
club-disputes = Betwis deur { $side }
club-grid = Uitslae
club-grid-open = Vul uitslae in
club-grid-hint = Gaan met Enter of die pyltjies van veld tot veld. Enter in die laaste veld stoor die tafel. Tik x vir ’n span wat nie gekom het nie. Tik * ná die punte van ’n span wat met ’n spesiale hand gewen het.
club-grid-points = Punte
club-grid-missing = { $count ->
    [0] Al die uitslae is in.
    [one] 1 uitslag kort nog.
   *[other] { $count } uitslae kort nog.
}
club-grid-unsaved = Nog nie gestoor nie.
club-grid-save = { $count ->
    [one] Stoor 1 tafel
   *[other] Stoor { $count } tafels
}
club-grid-reported = { $state ->
    [claimed] Foon: { $score }, nog nie bevestig nie.
    [disputed] Foon: { $score }, word betwis.
   *[playing] Foon: { $score } tot dusver.
}
club-grid-again = Druk weer Enter om dit tog te stoor.
club-grid-lost = Nie gestoor nie, want dié tafel het reeds ’n uitslag. Jy het ingetik: { $typed }
club-grid-typo = Tikfout
club-settle = Vul die uitslag in
club-correct = Stel die uitslag reg
club-winner = Wie het gewen?
club-winner-points = Volgens punte
club-awards = { $awards ->
    [score] Volgens die telling
   *[decided] Vul vir elke span in
}
club-awards-title = Punte vir die ranglys
club-awards-are = Punte vir die ranglys: { $points }
club-reason = Rede
club-reason-hint = Die rede kom in die logboek.
club-decide = Stoor besluit
club-from-paper = Van papier
club-correct-do = Stoor regstelling
club-scoreless = Ja, elke span het 0 punte
club-reopen = Maak die tafel weer oop
club-reopen-ask = Maak tafel { $table } weer oop?
club-reopen-hint = Dit verwyder die uitslag. Dié tafel se fone kan dan weer aanteken.
club-walkover = Verstek
club-walkover-hint = Wie het nie gekom nie? Hul teenstanders kry { $points } kaartpunte.
club-walkover-do = Teken verstek aan
club-extra = Ekstra tyd
club-extra-now = { $minutes ->
    [0] Dié tafel speel so lank soos die ander.
    [one] Dié tafel mag een minuut langer as die ander speel.
   *[other] Dié tafel mag { $minutes } minute langer as die ander speel.
}
club-extra-said = { $change ->
    [less] Tafel { $table }: { $minutes } minute minder
   *[more] Tafel { $table }: { $minutes } minute meer
}
club-deals-title = Rondtes
club-deals-none = Hier is nog geen rondte aangeteken nie.
club-record = Teken rondtes hier aan
club-not-started = Die speelronde het nog nie begin nie, dus kan jy nog niks invul nie.
club-code = Fone by dié tafel
club-code-hint = Wie dit skandeer, kies sy of haar naam by dié tafel. Daarna wys die foon in elke speelronde daardie speler se tafel en kan net by dié tafel iets verander.
club-screen = Groot skerm
club-screen-hint = Ranglys, tafels en klok vir ’n projektor of TV. Maak dié skakel daar oop. Dit is net om na te kyk.
club-screen-shows = Die groot skerm wys
club-screen-shows-hint = Voorletters is vir klubs wat nie name op die skerm wil hê nie.
club-screen-names = Name
club-screen-initials = Voorletters
club-code-show = Wys die kode
club-code-new = Nuwe kode
club-code-ask = Maak ’n nuwe kode?
club-code-said = Kode om te skandeer vir { $address }
club-code-visitors =
    { $count ->
        [0] Nog geen toestel het dit gebruik nie.
        [one] 1 toestel het dit gebruik.
       *[other] { $count } toestelle het dit gebruik.
    }
club-no-server = Fone kan nog nie verbind nie. Sluit die toep en begin dit met “scorekeeper serve”. Jou speeldag sal nog hier wees.
club-code-warning = Die ou kode sal nie meer werk nie, en elke toestel wat dit gebruik het, verloor toegang. Druk die tafelkaart weer.
club-hall = Fone vir die hele speeldag
club-hall-hint = Plak dit teen die muur. Mense skandeer dit en kies hul naam. Hul foon wys dan in elke speelronde hul tafel. As ’n naam reeds ’n foon het, moet daardie foon of jy instem voordat ’n ander een die naam oorneem.
club-hall-how = Skandeer die kode, of maak die adres oop en tik die letters in. Kies dan jou naam. Dit werk ook voor die eerste speelronde.
club-phones = Fone
club-phones-row = Met ’n foon: { $count } van { $all }
club-phones-none = Nog geen foon het aangesluit nie.
club-phones-hint = Tik op “Verloor” om ’n foon te ontkoppel, sodat ’n ander een sy plek kan inneem. Tik op “Ken toe” om die plek te gee aan ’n foon wat daarvoor vra. As geen foon vra nie, moet die ou foon weer ’n naam kies.
club-phone-there = verbind
club-phone-since = weg sedert { $time }
club-phone-away = nie verbind nie
club-phone-unowned = Nog geen naam gekies nie
club-phone-wants = Wil by { $owner } aansluit
club-phone-allow = Laat toe
    .says = Laat toe: { $who }
club-phone-hand-on = Ken toe
    .says = Ken toe: { $who }
club-phone-lost = Verloor
    .says = Verloor: { $who }
club-phone-lost-ask = Meld die foon van { $who } af?
club-phone-lost-hint = Die foon moet die kode weer skandeer. Om die naam aan ’n ander foon te gee, kies “Ken toe”.
club-at-table-count = By hul tafels: { $count } van { $all }
club-at-table = By die tafel: { $who }
club-call-who = Tafel { $table }: { $who }
club-call-answer = Ek kom
    .says = Ek kom: { $who }
club-call-answered = op pad sedert { $time }
club-call-done = Klaar
    .says = Klaar: { $who }

club-call-decide = Besluit
    .says = Besluit: { $who }
club-call-dispute = Uitslag in geskil
## Club: standing and log screens

club-standing-none = Nog niemand is op die lys nie.
club-head-points = Punte
club-head-difference = Verskil
club-scheme-ties = by gelyke stand: { $ties }
club-record-told = { $wins } gewen, { $losses } verloor{ $draws ->
    [0] { "" }
   *[other] , { $draws } gelykop
}
club-figures-told = Kaartpunte { $card_points }, verskil { $difference }, hoogste telling { $highest }
club-line-points = { $points ->
    [one] 1 punt
   *[other] { $points } punte
}
club-line-dropped = ({ $points }) tel nie
club-whole-session = Hele speeldag
club-adjust-back = Trek terug: { $line }
club-log-none = Nog niks het gebeur nie.
club-log-older = Ouer
club-because = “{ $reason }”

## Club: print, save, move

club-cards = Tafelkaarte
club-cards-hint = Stoor ’n bladsy, maak dit oop en druk dit.
club-cards-codes =
    { $count ->
        [0] Tafelkaarte met kodes
        [one] 1 tafelkaart met sy kode
       *[other] { $count } tafelkaarte met kodes
    }
club-cards-round = Uitslagkaartjies, speelronde { $number }
club-cards-title = { $name }, { $day }
club-card-how = Skandeer die kode, of maak die adres oop en tik die letters in. Dié kaart geld vir al die speelrondes.
club-card-signed = handtekening
club-sheets = Lyste
club-sheets-hint = Druk die lyste, of stoor hulle vir ’n sigblad.
club-sheet-page = { $paper }: druk
club-sheet-csv = { $paper }: sigblad
club-paper =
    { $paper ->
        [check-in] Aanmeldlys
        [seating] Speelronde { $number }: wie sit waar
        [results] Speelronde { $number }: uitslae
        [ranking] Ranglys ná speelronde { $number }
        [standing] Ranglys
        [final] Finale ranglys
        [categories] Ranglys per kategorie
        [season] Seisoenranglys
        [lines] Ranglys in besonderhede
       *[log] Logboek
    }
club-seats-by = { $what ->
    [table] Per tafel
   *[name] Volgens naam
}
club-categories-hint = Pare en groepe tel in ’n kategorie as al hul spelers daarby hoort.
club-column =
    { $code ->
        [number] Nr.
        [entrant] Inskrywing
        [members] Spelers
        [checked_in] Hier
        [mark] ✓
        [evening] Speeldag
        [date] Datum
        [round] Speelronde
        [table] Tafel
        [side] Span { $number }
        [score] Telling { $number }
        [state] Status
        [how] Hoe beslis
        [winner] Wenner
        [place] Plek
        [points] Punte
        [card_points] Kaartpunte
        [difference] Verskil
        [wins] Gewen
        [draws] Gelykop
        [losses] Verloor
        [byes] Loslootjies
        [highest_match] Hoogste telling
        [dropped] Speelrondes wat nie tel nie
        [parted_by] Beslis deur
        [at] Tyd
        [by] Deur
        [kind] Gebeurtenis
        [before] Vroeër
        [reason] Rede
        [member] Speler
        [partner] Saam met
        [against] Teen
        [category] Kategorie
        [overall] Algeheel
        [season] Seisoen
        [strength] Speelsterkte
        [matches] Spelle
        [record] Rekord
        [value] Waarde
        [adjusted] Strafpunte en bonusse
        [line] Uitslag
       *[total] Totaal
    }
club-presence = { $code ->
    [present] hier
   *[expected] verwag
}
club-how-short = { $how ->
    [agreed] bevestig
    [decided] besluit
    [paper] van papier
   *[walkover] verstek
}
club-cell-shared = gedeelde plek
club-cell-bye = rus
club-cell-drawn = gelykop
club-cell-not-counted = ({ $value })
club-log =
    { $code ->
        [drawn] loting gedoen
        [taken_back] loting teruggeneem
        [arranged] met die hand verander
        [started] speelronde begin
        [closed] speelronde afgesluit
        [claimed] uitslag ingedien
        [withdrawn] uitslag teruggetrek
        [agreed] uitslag bevestig
        [disputed] uitslag betwis
        [decided] oor uitslag besluit
        [paper] uitslag van papier
        [walkover] verstek
        [corrected] uitslag reggestel
        [reopened] tafel weer oopgemaak
        [swapped] maats geruil
        [checked_in] aangemeld
        [checked_out] afgemeld
        [adjusted] strafpunte of bonus
        [adjustment_removed] strafpunte of bonus teruggetrek
        [clock_started] klok begin
        [clock_paused] klok onderbreek
        [clock_resumed] klok loop weer
        [minutes_added] speeltyd verander
        [table_minutes_added] ekstra tyd
        [break_started] pouse begin
        [break_changed] pouse verander
        [break_ended] pouse beëindig
        [called] organiseerder geroep
        [coming] organiseerder op pad
        [attended] oproep afgehandel
       *[substituted] plaasvervanger
    }
club-move = Skuif na ’n ander rekenaar
club-move-hint = Een lêer met alles: spelers, speelrondes, uitslae, rondtes, en die kodes van die tafels. Wie dit het, kan die speeldag lei, dus hou dit vir jouself.
club-move-save = Stoor die speeldag as ’n lêer
club-delete = Vee dié speeldag uit
club-delete-ask = Vee “{ $name }” uit?
club-delete-hint = Die speeldag verdwyn met al sy rondtes uit die lys en uit die ranglys van sy seisoen. Jy kan dit later terugbring.
club-deleted = Speeldae wat uitgevee is
logins = Organiseerders op ander rekenaars
logins-count = { $count ->
    [one] 1 rekenaar is met die PIN aangemeld.
   *[other] { $count } rekenaars is met die PIN aangemeld.
}
logins-end-own = Meld hier af
logins-end-others = Meld al die ander af
logins-end-all = Meld almal af
directors-hint = ’n Wedstrydleier lei die speeldag saam op ’n eie toestel, en die logboek wys die naam. Net die organiseerder nooi wedstrydleiers, vee speeldae uit, herstel rugsteunkopieë en verwyder name.
directors-name = Naam van die wedstrydleier
directors-invite = Nooi
directors-for = Uitnodiging vir { $name }
directors-picture = Kode om te skandeer, uitnodiging vir { $name }
directors-scan = Skandeer dit met die wedstrydleier se foon of tablet. Dit werk een keer, tot { $until }.
directors-type = Of maak daar { $address } oop en tik hierdie PIN in:
directors-login = { $device }, sedert { $since }
directors-device = Onbekende blaaier
directors-log-out = Meld { $name } af, { $device }
directors-invited = Uitnodiging oop tot { $until }
directors-nowhere = Nie aangemeld nie
directors-again = Nooi nog ’n toestel
directors-remove = Verwyder
directors-remove-ask = Verwyder { $name }?
directors-remove-hint = Al die toestelle word dadelik afgemeld. Die naam bly in die logboek.
directors-organiser-only = Net die organiseerder kan dit doen.
directors-own = Jy is aangemeld as { $name }.
club-bring-back = Bring { $name } terug
club-take-hint = Kies die lêer wat op die ander rekenaar gestoor is. Tafelkodes bly geldig.
club-take-choose = Kies ’n lêer
club-take-anyway = Voer in elk geval in
club-take-both = Behou albei
club-take-unread = Die lêer kon nie gelees word nie.
club-take-broken = { $file } is nie ’n speeldag wat dié toep kan lees nie:
club-unreadable = { $name }, { $day }: met ’n nuwer weergawe gestoor. Werk die toep by.

## Club: people

club-guests = Gaste
club-members-add = { $count ->
    [one] Voeg 1 lid by
   *[other] Voeg { $count } lede by
}
club-members-none = Nog geen lede nie. Spelers verskyn hier ná hul eerste speeldag.
club-member-gone = Dié persoon is verwyder.
club-evenings-count = { $count ->
    [0] nog geen speeldae nie
    [one] 1 speeldag
   *[other] { $count } speeldae
}
club-last-seen = laas gespeel { $day }
club-member-is = Lid
club-guest-is = Gas
club-member-make = Maak lid
club-guest-make = Maak gas
publish-as = Op gepubliseerde bladsye
publish-as-of = { $as ->
    [name] Volle naam
   *[initials] Voorletters
}
club-categories = Kategorieë
club-categories-own = Elke kategorie kry sy eie ranglys by die lyste van ’n speeldag, byvoorbeeld nuwelinge.
club-category-new = Nuwe kategorie
club-category-add = Voeg kategorie by
club-merge-hint = Al die speeldae en spelle van { $gone } sal ook vir { $kept } tel en daardie naam wys. Jy kan dit enige tyd ontdoen.
club-forget = Verwyder dié persoon se naam
club-forget-hint = Die naam word oral vervang, ook in rugsteunkopieë. Uitslae, plekke en bynames in notas bly.
club-alias = Plaasvervangende naam
club-alias-usual = Oudspeler { $number }
club-forget-do = Verwyder naam
club-forget-ask = Verwyder die naam { $name } oral?
club-forget-warning = { $alias } kom oral in die plek van die naam. Dit kan nie ontdoen word nie, ook nie met ’n rugsteunkopie nie.
club-forgotten = Naam verwyder
club-forgotten-as = Die naam is deur { $alias } vervang.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Oorgeskryf sonder die naam: { $files }
       *[other] { $count } lêers oorgeskryf sonder die naam: { $files }
    }
    [cut] { $count ->
        [one] Was al beskadig, net die leesbare deel is oor: { $files }
       *[other] { $count } lêers was al beskadig, net die leesbare dele is oor: { $files }
    }
    [removed] { $count ->
        [one] Verwyder: { $files }
       *[other] { $count } lêers verwyder: { $files }
    }
   *[left] { $count ->
        [one] Onveranderd, die naam is nog daarin: { $files }
       *[other] { $count } lêers onveranderd, die naam is nog daarin: { $files }
    }
}
club-forgotten-shared = Iemand anders het ook dié naam, dus bly dit by: { $names }

## Club: seasons

club-seasons-none = ’n Seisoen tel verskeie speeldae op een ranglys bymekaar. Gee dit ’n naam om te begin.
club-season-name = Naam van die seisoen
club-season-new = Nuwe seisoen
club-season-gone = Dié seisoen is uitgevee.
club-season-table = Ranglys
club-season-empty = Kies die speeldae wat by dié seisoen hoort.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Punte
            [card_points] Kaartpunte
            [difference] Verskil in kaartpunte
            [wins] Spelle gewen
           *[places] Punte vir plekke
        }, 1 speeldag.
       *[other] { $figure ->
            [points] Punte
            [card_points] Kaartpunte
            [difference] Verskil in kaartpunte
            [wins] Spelle gewen
           *[places] Punte vir plekke
        }, al { $count } speeldae.
    }
    [one] { $figure ->
        [points] Punte
        [card_points] Kaartpunte
        [difference] Verskil in kaartpunte
        [wins] Spelle gewen
       *[places] Punte vir plekke
    }, die beste van { $count } speeldae.
   *[other] { $figure ->
        [points] Punte
        [card_points] Kaartpunte
        [difference] Verskil in kaartpunte
        [wins] Spelle gewen
       *[places] Punte vir plekke
    }, die beste { $best } van { $count } speeldae.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = By ’n gelyke totaal beslis die beste speeldag.
club-season-counts = Puntetelling
club-season-best = Hoeveel van elkeen se beste speeldae tel?
club-season-all = almal
club-season-figure = Wat ’n speeldag tel:
club-season-figure-of = { $figure ->
    [points] punte
    [card_points] kaartpunte
    [difference] verskil
    [wins] spelle gewen
   *[places] punte vir plekke
}
club-season-places = Van die eerste plek af: { $points }. Al die ander kry 0.
club-season-evenings = Speeldae in dié seisoen:
club-season-figures = Rondtes, pare en rekords van al die tafels in die seisoen
club-season-delete = Vee dié seisoen uit
club-season-delete-hint = Die speeldae self bly bewaar.
club-print = Druk
club-table-file = Sigblad
club-ratings = Speelsterkte
club-ratings-hint = Elke speler se speelsterkte, volgens uitslae geskat. Die tweede getal is die foutgrens.
club-ratings-order = Die volgorde neem die foutgrens in ag, dus staan spelers met min spelle laer.
club-ratings-show = Bereken
club-ratings-missing = Speelsterkte het ’n ekstra pakket nodig. Installeer “canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] 1 spel
   *[other] { $count } spelle
}
publish-title = Canastaklub
publish-hint = Speeldae, seisoene, speelsterkte en rekords as gewone webbladsye in een zip-lêer. Pak dit uit op enige webbediener.
publish-club = Klub se naam
publish-names = Name op die bladsye
publish-names-of = { $who ->
    [agreed] Met toestemming
   *[all] Almal
}
publish-names-hint = Tik op almal wat instem om genoem te word. Die ander verskyn met voorletters.
publish-running = Ook speeldae wat aan die gang is
publish-save = Stoor as ’n zip-lêer
publish-evenings = Speeldae
publish-none = Nog geen speeldag is klaar gespeel nie.
publish-records = Rekords
publish-record = { $kind ->
    [highest_match] Hoogste telling
    [largest_margin] Grootste oorwinning
    [best_deal] Beste rondte
    [most_canastas] Meeste canastas in een rondte
   *[longest_streak] Langste wenreeks
}

## How a rule set is played, made of its values

how-to-play = So speel jy
how-to-play-values = Alle waardes
how-to-play-sources = Bronne
rule-sets-played = Hier die meeste gespeel
rule-sets-times = { $count ->
    [one] Een keer hier gespeel
   *[other] { $count } keer hier gespeel
}
rule-sets-for = Getal spelers
rule-sets-for-said = Vir { $players } spelers
rule-sets-search = Soek variasies
rule-sets-rare = Nog variasies
    .detail = Minder bekend: { $count }
rule-sets-none = Geen variasies gevind nie.
play-head-aim = Doel van die spel
play-head-sides = Spelers en kaarte
play-head-dealing = Uitdeel
play-head-turn = ’n Beurt
play-head-melds = Pakkies
play-head-wilds = Wildekaarte
play-head-canastas = Canastas
play-head-canastas--burraco = Burracos
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biribas
play-head-red-threes = Rooi dries
play-head-black-threes = Swart dries
play-head-pile = Hoe jy die stapel optel
play-head-special = Spesiale hande
play-head-acaba = Acaba
play-head-penalties = Strafpunte
play-head-initial = Eerste pakkies
play-head-out = Uitspeel
play-head-scoring = Puntetelling
play-head-end = Einde van die spel
play-head-players = Met { $players } spelers
play-head-later = Tweede fase
play-aim = { $melds ->
    [sequences] Jy maak reekse van een kleur bymekaar en sit hulle as pakkies oop op die tafel neer.
    [both] Jy maak kaarte van dieselfde waarde en reekse van een kleur bymekaar en sit hulle as pakkies oop op die tafel neer.
   *[groups] Jy maak kaarte van dieselfde waarde bymekaar en sit hulle as pakkies oop op die tafel neer.
} Lang pakkies heet { canasta-name }s en bring die meeste punte.
play-aim-target = Julle speel rondte ná rondte totdat ’n span { $points } punte haal.
play-later = Sodra ’n speler { $points } punte het, geld die reëls hieronder van die volgende rondte af tot die einde van die spel.
play-aim-deals = { $deals ->
    [one] ’n Spel het een rondte.
   *[other] ’n Spel het { $deals } rondtes.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Julle speel in { $sides } pare. Maats sit oorkant mekaar en sit hul pakkies bymekaar.
       *[other] Julle speel in { $sides } spanne van { $size } spelers. Spelers van verskillende spanne sit afwisselend om die tafel, en maats sit hul pakkies bymekaar.
    }
    [lone_hand] Daar is { $sides } spelers. In elke rondte speel een van hulle alleen teen die ander.
   *[individual] Daar is { $sides } spelers. Elkeen speel alleen. Waar die reëls “span” sê, bedoel hulle een speler.
}
play-lone-pile = Die eerste speler wat die stapel optel, speel die res van die rondte alleen. Die ander sit dan hul pakkies bymekaar.
play-packs = Jy het { $packs ->
    [one] een pak kaarte
   *[other] { $packs } pakke kaarte
} { $jokers ->
    [0] sonder jokers
   *[other] en { $jokers } jokers
} nodig, altesaam { $cards } kaarte.
play-first-dealer = { $value ->
    [by_lot] Die eerste deler word deur loting gekies.
   *[any_method] Kies die eerste deler op enige manier.
}
play-dealing = { $players ->
    [2] Die deler se teenstander sny, begin en deel die volgende rondte.
   *[other] { $value ->
        [counterclockwise] Die speler links van die deler sny. Die een regs begin en deel die volgende rondte. Julle speel antikloksgewys.
       *[clockwise] Die speler regs van die deler sny. Die een links begin en deel die volgende rondte. Julle speel kloksgewys.
    }
}
play-hand = Elkeen kry { $cards } kaarte.
play-foot = { $taken ->
    [after_first_canasta] Daarby kry elke speler ’n tweede hand van { $cards } toe kaarte, en tel dit ná sy of haar eerste canasta op.
    [by_side] Daarby het elke span ’n { foot-name } van { $cards } toe kaarte. Die eerste speler van die span sonder kaarte tel dit op.
   *[after_hand] Daarby kry elke speler ’n voet van { $cards } kaarte. Dit bly toe lê totdat die speler al die kaarte in die hand gespeel het.
}
play-foot-alone = Daarby het elke speler ’n { foot-name } van { $cards } toe kaarte, en tel dit op wanneer die kaarte in die hand op is.
play-foot-lone = Daar is twee voete, een van { $lone } kaarte en een van { $cards }. Die eerste speler sonder kaarte tel die voet van { $lone } op en speel die res van die rondte alleen. Die ander twee sit dan hul pakkies bymekaar en gebruik saam die ander voet.
play-foot-lone--burraco = Daar is twee pozzetti, een van { $lone } kaarte en een van { $cards }. Die eerste speler sonder kaarte tel die pozzetto van { $lone } op en speel die res van die rondte alleen. Die ander twee sit dan hul pakkies bymekaar en gebruik saam die ander pozzetto.
play-first-pile = { $value ->
    [upcard_value] Een kaart word as begin van die stapel omgedraai. Dan kom soveel kaarte by as wat dit werd is, van een vir ’n aas tot dertien vir ’n koning. Die ander kaarte is die trekstapel.
    [no_card] Die ander kaarte is die trekstapel. Die stapel begin met die eerste kaart wat weggegooi word.
   *[one_card] Een kaart word as begin van die stapel omgedraai. Die ander kaarte is die trekstapel.
}
play-draw = { $cards ->
    [one] Begin jou beurt deur die stapel of ’n kaart van die trekstapel op te tel.
   *[other] Begin jou beurt deur die stapel of { $cards } kaarte van die trekstapel op te tel.
}
play-discard = Daarna mag jy pakkies neersit. Aan die einde van jou beurt gooi jy een kaart oop op die stapel weg.
play-add = In elke beurt mag jy ook kaarte by jou span se pakkies sit, maar nooit by dié van ’n ander span nie.
play-meld = ’n Pakkie is { $cards } of meer kaarte van dieselfde waarde.
play-meld-ranks = Net hierdie waardes mag so neergesit word: { $ranks }.
play-meld-most = ’n Pakkie mag hoogstens { $cards } kaarte hê.
play-meld-most-waived = Net wie uitspeel, mag meer neersit.
play-one-meld = { $value ->
    [yes] ’n Span mag net een pakkie van elke waarde hê.
   *[no] ’n Span mag meer as een pakkie van dieselfde waarde hê.
}
play-twos = Twees mag ook op hul eie neergesit word.
play-sequence = { $ends ->
    [same] ’n Pakkie kan ook ’n reeks van { $least } tot { $most } opeenvolgende kaarte van een kleur wees.
   *[different] ’n Pakkie kan ook ’n reeks van { $least } tot { $most } opeenvolgende kaarte van een kleur wees, met { $low } as die laagste en { $high } as die hoogste kaart.
}
play-sequence-only = { $ends ->
    [same] ’n Pakkie is ’n reeks van { $least } tot { $most } opeenvolgende kaarte van een kleur.
   *[different] ’n Pakkie is ’n reeks van { $least } tot { $most } opeenvolgende kaarte van een kleur, met { $low } as die laagste en { $high } as die hoogste kaart.
}
play-sequence-two = In ’n reeks kan die aas laag of hoog wees, en ’n twee op sy eie plek tel as ’n natuurlike kaart.
play-sequence-aces = { $aces ->
    [1] ’n Reeks mag net een aas hê.
   *[other] ’n Reeks mag met ’n aas begin en met ’n aas eindig.
}
play-sequence-wilds = { $wilds ->
    [0] ’n Reeks mag geen wildekaarte hê nie.
    [one] ’n Reeks mag hoogstens een wildekaart hê.
   *[other] ’n Reeks mag hoogstens { $wilds } wildekaarte hê.
}
play-wild = { $jokers ->
    [yes] Jokers en twees is wildekaarte
   *[no] Twees is wildekaarte
} en kan enige ander kaart vervang. ’n Pakkie het minstens { $naturals ->
    [one] een natuurlike kaart nodig.
   *[other] { $naturals } natuurlike kaarte nodig.
}
play-wild-most = { $wilds ->
    [0] Geen wildekaart mag in ’n pakkie wees nie.
    [one] Hoogstens een wildekaart mag in ’n pakkie wees.
   *[other] Hoogstens { $wilds } wildekaarte mag in ’n pakkie wees.
}
play-wild-no-group = Geen wildekaart mag in ’n pakkie van een waarde wees nie.
play-wild-share = { $value ->
    [lt] ’n Pakkie het altyd minder wildekaarte as natuurlikes.
   *[le] ’n Pakkie het nooit meer wildekaarte as natuurlikes nie.
}
play-wild-alone = Wildekaarte mag ook op hul eie neergesit word, hoogstens { $cards } in een pakkie.
play-wild-never-alone = ’n Pakkie van net wildekaarte word nie toegelaat nie.
play-wild-first = ’n Span met ’n onvoltooide pakkie wildekaarte moet dit voltooi voordat dit wildekaarte in ander pakkies gebruik.
play-wild-never = { $count ->
    [one] Pakkies van die waarde { $ranks } mag geen wildekaarte hê nie.
   *[other] Pakkies van hierdie waardes mag geen wildekaarte hê nie: { $ranks }.
}
play-wild-aces = By ase mag wildekaarte net in die eerste pakkies wees.
play-wild-five = Ná die eerste pakkies mag wildekaarte net by pakkies met minstens vyf natuurlike kaarte gevoeg word.
play-canasta = { $melds ->
    [sequences] ’n Reeks van { $cards } of meer kaarte is ’n { canasta-name }.
    [both] ’n Pakkie van { $cards } of meer kaarte is ’n { canasta-name }, of die kaarte nou van een waarde of in ’n reeks is.
   *[groups] ’n Pakkie van { $cards } of meer kaarte is ’n { canasta-name }.
}
play-canasta-sequence = ’n Reeks van { $cards } of meer kaarte is ’n { canasta-name }. ’n Pakkie van een waarde tel nooit as een nie.
play-canasta-full = ’n Pakkie van { $cards } kaarte is ’n { canasta-name }.
play-canasta-natural = Sonder wildekaarte is ’n { canasta-name } suiwer en tel dit { $points } punte.
play-canasta-mixed = Met wildekaarte is ’n { canasta-name } onsuiwer en tel dit { $points } punte.
play-canasta-bonus = { $type ->
    [wild] ’n Canasta van wildekaarte tel { $points } punte.
    [wild_all_twos] As al die kaarte twees is, tel dit { $points } punte.
    [wild_four_jokers] Met vier jokers daarin tel dit { $points } punte.
    [sequence] ’n Reeks wat ’n { canasta-name } is, tel { $points } punte.
    [sevens] ’n Canasta van sewes tel { $points } punte.
    [fives] ’n Canasta van vywe tel { $points } punte.
    [aces] ’n Canasta van ase tel { $points } punte.
    [sevens_mixed] ’n Canasta van sewes met wildekaarte tel { $points } punte.
    [aces_mixed] ’n Canasta van ase met wildekaarte tel { $points } punte.
    [semi_natural] ’n Suiwer { canasta-name } waarby ’n wildekaart gekom het, is halfsuiwer en tel { $points } punte.
    [suit_ace_to_ace] ’n Reeks van aas tot aas sonder wildekaarte tel { $points } punte.
    [suit_whole] ’n Reeks van ’n hele kleur sonder wildekaarte tel { $points } punte.
    [suit_mixed] ’n Reeks van ’n hele kleur met ’n wildekaart tel { $points } punte.
    [rank_whole] Agt kaarte van een waarde sonder wildekaarte tel { $points } punte.
    [rank_mixed] Agt kaarte van een waarde en ’n wildekaart tel { $points } punte.
    [twos_natural] ’n Suiwer canasta van twees tel { $points } punte.
   *[twos_mixed] ’n Onsuiwer canasta van twees tel { $points } punte.
}
play-canasta-cards = { $value ->
    [yes] Benewens die bonus tel die waardes van die kaarte in ’n { canasta-name } ook.
   *[no] By ’n { canasta-name } tel net die bonus, nie die waardes van die kaarte nie.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] ’n Canasta wat in een slag uit die hand neergesit word, is ’n handcanasta en tel sy bonus dubbel.
       *[other] ’n Canasta wat in een slag uit die hand neergesit word, is ’n handcanasta en tel { $amount } keer sy bonus.
    }
   *[add] ’n Canasta wat in een slag uit die hand neergesit word, is ’n handcanasta en tel { $amount } punte ekstra.
}
play-canasta-trump = Die kleur van die eerste oop kaart is troef. { $times ->
    [2] As ’n reeks in troef ’n { canasta-name } is, tel sy bonus dubbel.
   *[other] As ’n reeks in troef ’n { canasta-name } is, tel dit { $times } keer sy bonus.
}
play-canasta-extra = ’n Span met verskeie { canasta-name }s kry ’n ekstra bonus:
play-canasta-out = Net die span wat uitspeel, kry die bonus vir canastas van hierdie soorte: { $types }.
play-red-threes = { $value ->
    [yes] Rooi dries hoort in geen pakkie nie. Sodra jy een het, sit jy dit oop neer en tel jy ’n ander kaart op.
   *[no] Rooi dries hoort in geen pakkie nie. Sodra jy een het, sit jy dit oop neer. Jy tel nie ’n ander kaart daarvoor op nie.
}
play-red-each = Elke rooi drie is { $points } punte werd.
play-red-all = Elke rooi drie is { $points } punte werd. Al { $threes } saam is { $together } werd.
play-red-values = Wat ’n span se rooi dries saam werd is, hang af van hoeveel daar is:
play-red-sides = { $below ->
    [zero] Rooi dries tel net vir ’n span wat pakkies neergesit het.
   *[minus] Rooi dries tel vir ’n span wat pakkies neergesit het, en teen ’n span wat niks neergesit het nie.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Rooi dries tel net vir ’n span met ’n canasta van sewes.
           *[minus] Rooi dries tel vir ’n span met ’n canasta van sewes, en teen ’n span daarsonder.
        }
        [natural] { $below ->
            [zero] Rooi dries tel net vir ’n span met ’n suiwer canasta.
           *[minus] Rooi dries tel vir ’n span met ’n suiwer canasta, en teen ’n span daarsonder.
        }
       *[canastas] { $below ->
            [zero] Rooi dries tel net vir ’n span met ’n canasta.
           *[minus] Rooi dries tel vir ’n span met ’n canasta, en teen ’n span daarsonder.
        }
    }
   *[other] { $below ->
        [zero] Rooi dries tel net vir ’n span met minstens { $canastas } canastas.
       *[minus] Rooi dries tel vir ’n span met minstens { $canastas } canastas, en teen ’n span met minder.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Rooi dries tel teen ’n span wat niks neergesit het nie.
       *[other] Rooi dries tel teen ’n span wat pakkies neergesit het.
    }
    [zero] { $melded ->
        [0] Rooi dries tel nie vir ’n span wat niks neergesit het nie.
       *[other] Rooi dries tel nie vir ’n span wat pakkies neergesit het nie.
    }
   *[plus] { $melded ->
        [0] Rooi dries tel vir elke span.
       *[other] Rooi dries tel vir ’n span wat pakkies neergesit het.
    }
}
play-red-canastas =
    { $sign ->
        [minus] Rooi dries tel teen ’n span met { $what }.
        [zero] Rooi dries tel nie vir ’n span met { $what } nie.
       *[plus] Rooi dries tel vir ’n span met { $what }.
    }
play-red-never = Rooi dries word nie in pakkies of op die tafel neergesit nie.
play-threes-plain = Dries is kaarte soos al die ander.
play-red-all-four = As al vier rooi dries teen ’n span tel, kos hulle altesaam { $points } punte.
play-red-as-tabled = Solank ’n span geen canasta het nie, tel ’n rooi drie in die hand asof dit op die tafel is.
play-red-in-hand = ’n Rooi drie wat aan die einde van die rondte nog in die hand is, kos { $points } punte.
play-black-each = { $place ->
    [captured_values] Elke swart drie uit ’n stapel wat opgetel is, tel { $points } punte.
   *[tabled_values] Elke swart drie op die tafel is { $points } punte werd.
}
play-black-all = { $place ->
    [captured_values] Elke swart drie uit ’n stapel wat opgetel is, tel { $points } punte. Al { $threes } saam tel { $together }.
   *[tabled_values] Elke swart drie op die tafel is { $points } punte werd. Al { $threes } saam is { $together } werd.
}
play-black-values = { $place ->
    [captured_values] Wat swart dries uit die stapel saam tel, hang af van hoeveel ’n span opgetel het:
   *[tabled_values] Wat ’n span se swart dries op die tafel saam werd is, hang af van hoeveel daar is:
}
play-black-role =
    { $value ->
        [discard_only] Swart dries kan net weggegooi word.
        [tabled_bonus] Swart dries word soos rooi dries neergesit.
        [removed_from_pile] As die stapel opgetel word, gaan die swart dries daarin uit die spel.
       *[stop_card] Met ’n swart drie bo-op is die stapel geblokkeer, en die volgende speler mag dit nie optel nie.
    }
play-black-meld =
    { $when ->
        [any] Swart dries mag enige tyd neergesit word, { $least } of meer saam
       *[going_out] Swart dries mag net neergesit word wanneer jy uitspeel, { $least } of meer saam
    }{ $wilds ->
        [yes] , ook met wildekaarte.
       *[no] , sonder wildekaarte.
    }
play-black-most = ’n Pakkie swart dries mag hoogstens { $cards } kaarte hê.
play-black-never = Swart dries mag nie neergesit word nie.
play-black-as-tabled = Solank ’n span geen canasta het nie, tel ’n swart drie in die hand asof dit op die tafel is.
play-black-in-hand = ’n Swart drie wat aan die einde van die rondte nog in die hand is, kos { $points } punte.
play-pile = { $value ->
    [natural_pair] Om die stapel op te tel, het jy twee natuurlike kaarte van die boonste kaart se waarde in jou hand nodig. Jy moet al drie dadelik neersit.
    [no_wild] Jy mag die stapel optel as jy die boonste kaart dadelik met net natuurlike kaarte neersit.
    [nothing] Jy mag die stapel in enige beurt optel. Jy hoef nie een van die kaarte neer te sit nie.
    [top_card] Jy mag die stapel optel as jy die boonste kaart dadelik neersit. Jy mag dit saam met kaarte uit jou hand neersit of by ’n pakkie van jou span voeg.
    [any_of_pile] Jy mag die stapel optel as jy een van die kaarte dadelik neersit. Jy mag dit saam met kaarte uit jou hand neersit of by ’n pakkie van jou span voeg.
   *[any] Jy mag die stapel optel as jy die boonste kaart dadelik neersit. Jy mag dit neersit met twee natuurlike kaarte van dieselfde waarde uit jou hand, of met een daarvan en ’n wildekaart, of dit by ’n pakkie van jou span voeg.
}
play-pile-frozen = Die stapel is gevries vir ’n span wat nog niks neergesit het nie. Dit is vir almal gevries solank daar ’n wildekaart in is. Jy mag ’n gevriesde stapel net optel as jy die boonste kaart dadelik neersit met twee natuurlike kaarte van dieselfde waarde uit jou hand.
play-pile-all = Jy tel altyd die hele stapel op.
play-pile-cards = { $cards ->
    [one] Jy tel net die boonste kaart van die stapel op.
   *[other] Jy tel net die boonste { $cards } kaarte van die stapel op.
}
play-pile-always-frozen = Die stapel is altyd gevries.
play-pile-pair-canasta = Jy mag nie die stapel optel as jou span reeds ’n voltooide canasta van dieselfde waarde as die boonste kaart het nie.
play-out-ends = Jy speel uit wanneer jy jou laaste kaart speel. Daarmee eindig die rondte.
play-pile-canasta = { $value ->
    [yes] Jy mag ook die stapel optel om die boonste kaart by ’n voltooide { canasta-name } te voeg.
   *[no] Jy mag nie die stapel optel om die boonste kaart by ’n voltooide { canasta-name } te voeg nie.
}
play-pile-jokers = { $value ->
    [yes] Jokers mag weggegooi word.
   *[no] Jokers mag nie weggegooi word nie.
}
play-initial = { $value ->
    [hand_number] Wat ’n span in ’n rondte eerste neersit, is sy eerste pakkies, selfs al is dit net een pakkie. Saam moet die kaarte ’n minimum tel, wat van die nommer van die rondte afhang:
   *[score] Wat ’n span in ’n rondte eerste neersit, is sy eerste pakkies, selfs al is dit net een pakkie. Saam moet die kaarte ’n minimum tel, wat van die span se totaal tot dusver afhang:
}
play-initial-top = { $value ->
    [yes] As jy die stapel vir die eerste pakkies optel, tel net die boonste kaart daarvan vir die minimum.
   *[no] As jy die stapel vir die eerste pakkies optel, tel sy kaarte nie vir die minimum nie.
}
play-initial-none = Daar is geen minimum vir die eerste pakkies nie.
play-initial-again = Die minimum in die laaste ry geld net vir die eerste rondte wat ’n span met so ’n telling begin. In latere rondtes is die minimum: { $points }.
play-initial-no-pile = Jy mag nie die stapel vir die eerste pakkies optel nie.
play-initial-no-mixed = ’n Onsuiwer canasta mag nie onder die eerste pakkies wees nie.
play-initial-only = { $what ->
    [canasta_always_suffices] ’n Hele canasta is altyd genoeg vir die eerste pakkies.
    [naturals_only] Die eerste pakkies mag net natuurlike kaarte hê.
   *[clean_triple_required] Onder die eerste pakkies moet drie natuurlike kaarte van dieselfde waarde wees.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonusse en rooi dries tel vir die minimum.
        [no] Bonusse tel vir die minimum, maar rooi dries nie.
       *[none] Bonusse tel vir die minimum.
    }
   *[no] { $red_threes ->
        [yes] Rooi dries tel vir die minimum, maar bonusse nie.
        [no] Bonusse en rooi dries tel nie vir die minimum nie.
       *[none] Bonusse tel nie vir die minimum nie.
    }
}
play-initial-after = Ná ’n span se eerste pakkies geld geen minimum vir sy ander pakkies in daardie rondte nie.
play-initial-concealed = { $value ->
    [always] As jy verborge uitspeel, hoef jou eerste pakkies nie die minimum te haal nie.
    [if_drawn_from_stock] As jy verborge uitspeel sonder om die stapel op te tel, hoef jou eerste pakkies nie die minimum te haal nie.
   *[never] Ook as jy verborge uitspeel, moet jou eerste pakkies die minimum haal.
}
play-out = { $canastas ->
    [0] ’n Span mag sonder ’n { canasta-name } uitspeel.
    [one] Om uit te speel, het ’n span ’n { canasta-name } nodig.
   *[other] Om uit te speel, het ’n span { $canastas } { canasta-name }s nodig.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Minstens een daarvan moet suiwer wees.
       *[other] Minstens { $count } daarvan moet suiwer wees.
    }
    [mixed] { $count ->
        [one] Minstens een daarvan moet onsuiwer wees.
       *[other] Minstens { $count } daarvan moet onsuiwer wees.
    }
    [wild] { $count ->
        [one] Minstens een daarvan moet van wildekaarte wees.
       *[other] Minstens { $count } daarvan moet van wildekaarte wees.
    }
    [sevens] { $count ->
        [one] Minstens een daarvan moet van sewes wees. Dit tel nie as suiwer of onsuiwer nie.
       *[other] Minstens { $count } daarvan moet van sewes wees. Dit tel nie as suiwer of onsuiwer nie.
    }
    [fives] { $count ->
        [one] Minstens een daarvan moet van vywe wees. Dit tel nie as suiwer of onsuiwer nie.
       *[other] Minstens { $count } daarvan moet van vywe wees. Dit tel nie as suiwer of onsuiwer nie.
    }
   *[sequence] { $count ->
        [one] Minstens een daarvan moet ’n reeks wees.
       *[other] Minstens { $count } daarvan moet reekse wees.
    }
}
play-out-only = { $type ->
    [natural] Dit moet suiwer wees.
    [mixed] Dit moet onsuiwer wees.
    [wild] Dit moet van wildekaarte wees.
    [sevens] Dit moet van sewes wees.
    [fives] Dit moet van vywe wees.
   *[sequence] Dit moet ’n reeks wees.
}
play-out-exclude = Canastas van hierdie soorte tel nie om uit te speel nie: { $types }.
play-out-short = Jy mag nie uitspeel solank jou span ’n onvoltooide canasta van een van hierdie soorte het nie: { $types }.
play-out-foot = Die span se { foot-name } moet ook al opgetel wees.
play-out-discard = { $value ->
    [yes] Die laaste kaart moet weggegooi word.
   *[no] Die laaste kaart mag neergesit of weggegooi word.
}
play-out-last = { $value ->
    [must_discard] Solank jou span geen { canasta-name } het nie, moet jy ’n kaart oorhou om weg te gooi.
   *[may_be_kept] Solank jou span geen { canasta-name } het nie, mag jy jou laaste kaart hou in plaas van dit weg te gooi.
}
play-out-concealed = Jy speel verborge uit as jy jou hele hand in een beurt speel en voor daardie beurt niks neergesit het nie.
play-out-partner =
    { $value ->
        [must_ask] Jy moet jou maat vra voordat jy uitspeel.
       *[may_ask_binding] Jy mag jou maat vra voordat jy uitspeel. Die antwoord is dan bindend.
    }
play-stock-out = { $value ->
    [after_last_draw] Die rondte eindig ná die beurt waarin die laaste kaart van die trekstapel opgetel is.
    [pile_becomes_stock] As die trekstapel op is, word die stapel omgedraai en is dit die nuwe trekstapel.
    [foot_becomes_stock] As die trekstapel op is, word ’n { foot-name } wat nog niemand opgetel het nie, die nuwe trekstapel. As daar nie meer een is nie, eindig die rondte.
   *[until_pile_refused] As die trekstapel op is, gaan die rondte voort totdat ’n speler die stapel nie kan of wil optel nie.
}
play-stock-last-turn = Wie die laaste kaart opgetel het, voltooi die beurt.
play-score = Aan die einde van ’n rondte kry ’n span sy bonusse en die waardes van die kaarte wat dit neergesit het. { $value ->
    [every_card_of_hand_and_foot] Die waardes van die kaarte oor in hand en voet word afgetrek.
   *[every_card_of_all_partners] Die waardes van die kaarte oor in die hand word afgetrek.
}
play-score-negative = As ’n span geen { canasta-name } het nie, word die waardes van die kaarte wat dit neergesit het, ook afgetrek.
play-score-out = Uitspeel tel { $points } punte.
play-partners-half = { $halves ->
    [toward_zero] Die twee maats kry elk die helfte van die punte wat hulle saam maak, na nul afgerond.
   *[up] Die twee maats kry elk die helfte van die punte wat hulle saam maak, boontoe afgerond.
}
play-partners-whole = Die twee maats kry elk al die punte wat hulle saam maak.
play-score-concealed = Verborge uitspeel tel { $points } punte meer.
play-exact-pickup = ’n Speler wat in een slag presies genoeg kaarte vir sy of haar hand en { foot-name } vat, kry { $points } punte.
play-score-cards = Die kaarte tel:
play-acaba = Wie geen kans meer sien om te wen nie, mag “acaba” roep. Dan is die rondte verby. Elke ander span kry { $others } punte, en die roeper se span kry { $own }.
play-acaba-partner =
    { $value ->
        [must_ask] Jy moet jou maat vra voordat jy acaba roep.
       *[may_ask_binding] Jy mag jou maat vra voordat jy acaba roep. Die antwoord is dan bindend.
    }
play-auto-win = ’n Span met { $canastas } canastas in een rondte kry { $points } punte en wen die spel.
play-auto-win-instead = ’n Span met { $canastas } canastas in een rondte wen die spel. Dit kry { $points } punte in plaas van sy ander punte in daardie rondte.
play-special =
    { $value ->
        [add] ’n Spesiale hand word in een slag neergesit en tel saam met al die ander punte:
       *[replace] ’n Spesiale hand word in een slag neergesit en tel in die plek van al die ander punte:
    }
play-penalties = Hiervoor is daar strafpunte:
play-penalty-foot = As geen span sy { foot-name } opgetel het nie, is daar geen strafpunte daarvoor nie.
play-end = { $value ->
    [highest_after_last_deal] Ná die laaste rondte wen die hoogste totaal.
   *[highest_at_target] Die spel eindig met die rondte waarin ’n span die teiken bereik. Die hoogste totaal wen.
}
play-end-tie =
    { $value ->
        [drawn_game] As die hoogste totale gelyk is, eindig die spel gelykop.
       *[play_another_hand] As die hoogste totale gelyk is, word nog ’n rondte gespeel.
    }

## How a rule set differs from another

differ-not = Nie hier nie: { $sentence }
differ-title = Hoe { $here } van { $there } verskil
differ-tab = Verskille
differ-same = Word net soos { $name } gespeel.
differ-choose = Ek ken ander reëls
differ-choose-hint = Watter reëls ken jy?
differ-details = { $count ->
    [one] 1 kleiner verskil
   *[other] { $count } kleiner verskille
}
compare-choose = { $name }. Kies ander reëls

## Questions that lead to a rule set

ask-title = Volgens watter reëls speel ons?
    .detail = Hoogstens { $most } vrae lei na julle variasie
ask-number = Vraag { $number }
ask-left = { $count ->
    [one] 1 variasie pas
   *[other] { $count } variasies pas
}
ask-unknown = Weet nie
ask-again = Begin oor
ask-more = Nog een vraag
ask-found = { $count ->
    [one] Dit is julle reëls
   *[other] Waarskynlik een van dié
}
ask-read = Lees die reëls
ask-players = Hoeveel van julle speel?
ask-sides = Speel julle met maats?
ask-foot = Deel julle ook ’n tweede hand uit, die voet?
ask-sequences = Mag jy reekse van een kleur neersit?
ask-end = Hoe lank is ’n spel?
ask-packs = Hoeveel pakke kaarte word geskommel?
ask-hand = Hoeveel kaarte kry elke speler?
ask-draw = Hoeveel kaarte tel jy per beurt op?
ask-out = Hoeveel canastas het jy nodig om uit te speel?
ask-wild = Hoeveel tel ’n canasta van wildekaarte?
ask-sevens = Hoeveel tel ’n canasta van sewes?
ask-natural = Hoeveel tel ’n suiwer canasta?
ask-red = Hoeveel is 1, 2, 3… rooi dries saam werd?
ask-special = Tel spesiale hande, soos volle reekse of pare?
ask-acaba = Mag ’n speler “acaba” roep om die rondte te beëindig?
ask-last = Moet die laaste kaart weggegooi word?
ask-concealed = Tel ’n canasta wat in een slag uit die hand kom, ekstra?
ask-wilds = Hoeveel wildekaarte mag ’n pakkie hê?
ask-pile = Wat het jy nodig om ’n stapel op te tel wat nie gevries is nie?
