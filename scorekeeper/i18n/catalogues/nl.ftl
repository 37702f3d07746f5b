### Dutch. One word for a thing, everywhere (English = Dutch):
### meld = set; to meld, to lay = neerleggen; melded, opened = op tafel; initial meld, first melds = uitkomen
### going out = uitgaan; out = uit; concealed = verborgen (verborgen uitgaan)
### natural, mixed canasta = zuivere, onzuivere canasta; wild canasta = wilde canasta
### canasta laid whole from the hand = handcanasta; sequence = reeks; sequence canasta = reekscanasta
### natural card = gewone kaart; wild card = wilde kaart; natural pair = zuiver paar
### rank = waarde; card value = kaartpunten; suit = kleur
### red three = rode drie; black three = zwarte drie
### pile (discard pile) = stapel; stock = stok; frozen = geblokkeerd; top card = bovenste kaart
### to draw = kopen; to take the pile = de stapel pakken; to discard = afleggen
### pack of cards = spel (kaarten); hand = hand; foot = voet; special hand = speciale hand; lone hand = solo
### deal = ronde; to deal = delen; dealer = deler; game = spel (pack = spel kaarten); rematch = revanche
### side = partij; partnership = koppel; partner = partner; acaba = acabar; tie, draw = gelijkspel
### target = doelscore; score, total = totaal; to record = noteren; score sheet = scoreblad; score pad = scoreblok; scorekeeper (the app) = de app
### rule = regel; rule set = variant; house rules = huisregels; usual variation = gangbare huisregel; penalty = strafpunten
### undo = ongedaan maken; redo = opnieuw; edit = bewerken; delete = verwijderen; backup = back-up; to share a file = delen
### de burraco, de biriba as de canasta; de pozzetto, morto, muerto, biribaki as de voet
### Club night: session = speeldag; match = match; round = speelronde (ronde is a deal); table = tafel
### organiser = wedstrijdleider; log = logboek; to check in = aanmelden; entry = aanmelding (heading of a column: deelnemer)
### pairs, individuals, teams = koppels, individueel, teams; substitute = invaller, invallen
### draw of a round = indeling; to draw = indelen; lot = loting; to rest = vrij zijn; bye = vrijloot
### to report, claim = melden, melding; to agree = akkoord gaan; disputed = betwist; to correct = verbeteren
### standing = stand; final one = eindstand; scheme = telling; tie-break = beslisregel; difference = verschil
### card points = speelpunten; victory points = winstpunten; walkover of who does not come = walk-over
### season = seizoen; its table = klassement; series of evenings = serie (reeks is a sequence); rating = speelsterkte; big screen = groot scherm

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = H
letter-Q = V
letter-J = B
letter-3b = Z
letter-3r = R

## Lines of a score

line-melded_cards = Kaarten op tafel
line-canasta =
    { $type ->
        [natural] Zuivere { canasta-name }’s
        [mixed] Onzuivere { canasta-name }’s
        [wild] Wilde { canasta-name }’s
        [wild_all_twos] Wilde { canasta-name }’s met alleen tweeën
        [wild_four_jokers] Wilde { canasta-name }’s met vier jokers
        [sequence] Reekscanasta’s
        [sevens] Canasta’s van zevens
        [fives] Canasta’s van vijven
        [aces] Canasta’s van azen
    [sevens_mixed] Onzuivere { canasta-name }’s van zevens
    [aces_mixed] Onzuivere { canasta-name }’s van azen
    [semi_natural] Halfzuivere { canasta-name }’s
    [suit_ace_to_ace] Canasta’s van aas tot aas
    [suit_whole] Canasta’s van een hele kleur
    [suit_mixed] Onzuivere { canasta-name }’s van een hele kleur
    [rank_whole] Canasta’s van acht gelijke kaarten
    [rank_mixed] Onzuivere { canasta-name }’s van acht gelijke kaarten
        [twos_natural] Zuivere { canasta-name }’s van tweeën
        [twos_mixed] Onzuivere { canasta-name }’s van tweeën
       *[other] Canasta’s
    }
line-concealed_canasta = Handcanasta’s
line-trump_canasta = { play-head-canastas } in troef
line-extra_bonus = Bonus voor het aantal { canasta-name }’s
line-red_threes = Rode drieën
line-black_threes = Zwarte drieën
line-captured_black_threes = Zwarte drieën uit de stapel
line-go_out = Uitgaan
line-concealed_go_out = Verborgen uitgaan
line-cards_in_hand = Kaarten in de hand
line-black_threes_in_hand = Zwarte drieën in de hand
line-feet_untaken = { record-foot } niet gepakt
line-exact_pickups = Precies genoeg gepakt
line-partners_half = Helft van de partner
line-red_threes_in_hand = Rode drieën in de hand
line-incomplete = Onvoltooide { canasta-name }’s
line-held = Vastgehouden zevens of azen
line-seven_canastas = Zeven { canasta-name }’s
line-special_hand = Speciale hand
line-acaba = Acabar
line-total = Ingevoerd als totaal
line-total_base = { play-head-canastas } en bonussen
line-total_cards = Kaarten
line-adjustment = Strafpunten of bonus

brief-melded_cards = kaarten
brief-canasta = { $type ->
    [natural] zuiver
    [mixed] onzuiver
    [wild] wild
    [wild_all_twos] wild van tweeën
    [wild_four_jokers] wild met vier jokers
    [sequence] { $count ->
        [one] reeks
       *[other] reeksen
    }
    [sevens] zevens
    [fives] vijven
    [aces] azen
    [sevens_mixed] onzuivere zevens
    [aces_mixed] onzuivere azen
    [semi_natural] halfzuiver
    [suit_ace_to_ace] aas tot aas
    [suit_whole] hele kleur
    [suit_mixed] hele kleur, onzuiver
    [rank_whole] acht gelijke
    [rank_mixed] acht gelijke, onzuiver
    [twos_natural] zuivere tweeën
    [twos_mixed] onzuivere tweeën
   *[other] { $count ->
        [one] canasta
       *[other] canasta’s
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] samba’s
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] escalera
       *[other] escalera’s
    }
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = handcanasta
brief-trump_canasta = in troef
brief-extra_bonus = canastabonus
brief-red_threes = { $count ->
    [one] rode drie
   *[other] rode drieën
}
brief-black_threes = { $count ->
    [one] zwarte drie
   *[other] zwarte drieën
}
brief-captured_black_threes = zwarte uit de stapel
brief-go_out = uit
brief-concealed_go_out = verborgen
brief-cards_in_hand = in de hand
brief-black_threes_in_hand = zwarte drieën in de hand
brief-feet_untaken = { foot-name } niet gepakt
brief-exact_pickups = precies genoeg gepakt
brief-partners_half = helft van de partner
brief-red_threes_in_hand = rode drieën in de hand
brief-incomplete = onvoltooid
brief-held = vastgehouden
brief-seven_canastas = zeven { canasta-name }’s
brief-special_hand = speciale hand
brief-acaba = acabar
brief-total = als totaal
brief-total_base = { canasta-name }’s en bonussen
brief-total_cards = kaarten
brief-adjustment = straf of bonus

## What is wrong with a deal

problem-negative = { $count } kan niet: vul 0 of meer in
problem-counted_twice = dubbel ingevoerd: als kaarten en als totaal
problem-base_without_total = vul ook het totaal van de partij in, niet alleen de punten voor canasta’s en bonussen
problem-wrong_number_of_sides = { $count ->
    [one] één partij
   *[other] { $count } partijen
} ingevoerd, maar er spelen er { $right } mee
problem-two_sides_out = er is al een andere partij uit
problem-acaba_not_played = in deze variant bestaat acabar niet
problem-acaba_and_out = na acabar gaat er niemand uit
problem-acaba_one_caller = maar één partij kan acabar roepen, niet { $count }
problem-two_special_hands = een andere partij heeft de ronde al met een speciale hand beëindigd
problem-special_hand_ended_the_deal = een speciale hand heeft deze ronde beëindigd
problem-special_hand_with_melds = bij een speciale hand horen geen andere sets
problem-nobody_out_nothing_in_hand = niemand is uit: vul in wat er nog in de hand zit
problem-no_value_canasta = deze variant geeft geen bonus voor zo’n { canasta-name }
problem-no_value_red_threes = { $most ->
    [0] rode drieën op tafel tellen in deze variant niet
   *[other] { $count } rode drieën: in deze variant tellen er hoogstens { $most }
}
problem-no_value_black_threes = { $most ->
    [0] zwarte drieën op tafel tellen in deze variant niet
   *[other] { $count } zwarte drieën op tafel: in deze variant tellen er hoogstens { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] zwarte drieën uit de stapel tellen in deze variant niet
   *[other] { $count } zwarte drieën uit de stapel: in deze variant tellen er hoogstens { $most }
}
problem-no_value_special_hand = deze variant kent geen speciale hand “{ $name }”
problem-no_value_feet_untaken = een { foot-name } die niet gepakt is, telt in deze variant niet
problem-no_value_exact_pickups = precies genoeg kaarten pakken telt in deze variant niet
problem-more_hand_canastas = meer handcanasta’s dan { canasta-name }’s
problem-more_trump_canastas = meer { canasta-name }’s in troef dan { canasta-name }’s
problem-trump_unknown = kies de troefkleur: een reeks daarin telt meer
problem-no_value_trump_canastas = deze variant kent geen troefkleur
problem-concealed_but_not_out = verborgen, maar niet uit
problem-out_without_canastas = { $asked ->
    [kinds] uit met { $has }; nodig: { $wants }
    [both] uit { $count ->
        [0] zonder { canasta-name }
        [one] met één { canasta-name }
       *[other] met { $count } { canasta-name }’s
    } ({ $has }); nodig: { $canastas } ({ $wants })
    [some] uit { $count ->
        [0] zonder { canasta-name } die daarvoor telt
        [one] met één { canasta-name } die daarvoor telt
       *[other] met { $count } { canasta-name }’s die daarvoor tellen
    }; nodig: { $canastas }
   *[number] uit { $count ->
        [0] zonder { canasta-name }
        [one] met één { canasta-name }
       *[other] met { $count } { canasta-name }’s
    }; nodig: { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] uit zonder { canasta-name }; nodig: { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] geen zuivere
       *[other] { $count } zuivere
    }
    [mixed] { $count ->
        [0] geen onzuivere
       *[other] { $count } onzuivere
    }
    [wild] { $count ->
        [0] geen wilde
       *[other] { $count } wilde
    }
    [sevens] { $count ->
        [0] geen van zevens
       *[other] { $count } van zevens
    }
    [fives] { $count ->
        [0] geen van vijven
       *[other] { $count } van vijven
    }
   *[sequence] { $count ->
        [0] geen reeks
        [one] { $count } reeks
       *[other] { $count } reeksen
    }
}
problem-concealed_without_canasta = verborgen uit, maar zonder { canasta-name }
problem-out_but_not_opened = uit, maar niets op tafel
problem-out_without_foot = uit, maar de { foot-name } niet gepakt
problem-too_many_feet = { $count } niet gepakt: elke partij heeft maar één { foot-name }
problem-out_with_cards_in_hand = de partij die uit is, kan geen kaarten meer in de hand hebben
problem-melded_but_not_opened = er liggen sets, dus de partij is op tafel
problem-no_lone_hand = deze variant kent geen solo
problem-two_lone_hands = iemand anders speelt in deze ronde al solo
problem-lone_hand_needed = { $decided ->
    [foot] kies wie solo speelde: wie het eerst een { foot-name } pakte
   *[pile] kies wie solo speelde: wie het eerst de stapel pakte, of anders wie uitging
}
problem-lone_without_foot = heeft geen { foot-name } gepakt en kan dus niet solo hebben gespeeld
problem-too_many_red_threes = { $count } rode drieën: er zijn er maar { $most }
problem-too_many_black_threes = { $count } zwarte drieën: er zijn er maar { $most }
problem-too_many_of_a_card = { $count } keer { $card }: er zijn er maar { $most }
problem-too_many_wild_cards = hiervoor zijn { $count } wilde kaarten nodig; er zijn er maar { $most }
problem-too_many_points = { $points } kaartpunten: meer dan { $most } kan niet
problem-too_many_canastas = { $by ->
    [rules] { $count } { canasta-name }’s: zoveel kan een partij in deze variant niet hebben
   *[packs] voor deze { $count } { canasta-name }’s zijn er niet genoeg kaarten
}
problem-too_few_points_for_canastas =
    { $count ->
        [one] met deze { canasta-name } heb je
       *[other] met deze { canasta-name }’s heb je
    } al minstens { $least }
problem-total_too_high = volgens deze regels kunnen het er hoogstens { $most } zijn
problem-total_too_low_for_out = { $least ->
    [0] wie uitgaat, heeft zelden minder dan 0
   *[other] wie uitgaat, heeft volgens deze regels minstens { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] zonder { canasta-name } kunnen het er hoogstens { $most } zijn
    [one] met deze { canasta-name } kunnen het er hoogstens { $most } zijn
   *[other] met deze { canasta-name }’s kunnen het er hoogstens { $most } zijn
}
problem-odd_points = kaartpunten eindigen op 0 of 5

## What is wrong with a meld

problem-no_meld =
    deze kaarten zijn geen set: { $why ->
        [red_three] rode drieën vormen nooit een set
        [threes] in een reeks komt geen drie voor
        [wild] een reeks heeft gewone kaarten nodig
        [gap] een reeks heeft geen gaten en geen dubbele kaarten
       *[ranks] { $first } en { $other } zijn verschillende waarden
    }
problem-too_few_cards = { $count ->
    [one] maar één kaart
   *[other] { $count } kaarten
}: een set heeft er minstens { $least }
problem-too_many_cards_in_meld = { $count } kaarten: hoogstens { $most } in een set
problem-too_few_naturals = { $count ->
    [0] geen gewone kaart
    [one] maar één gewone kaart
   *[other] { $count } gewone kaarten
}: minstens { $least }
problem-too_many_wilds = { $count } wilde kaarten: hoogstens { $most } in een set
problem-more_wilds_than_naturals = meer wilde dan gewone kaarten
problem-not_fewer_wilds_than_naturals = er moeten minder wilde dan gewone kaarten zijn
problem-no_wilds_in_rank = in een set van deze waarde horen geen wilde kaarten
problem-wild_aces_only_at_first = azen met wilde kaarten mogen alleen bij het uitkomen
problem-too_few_naturals_for_wilds = wilde kaarten mogen pas bij { $least } of meer gewone kaarten
problem-no_sequences = deze variant kent geen reeksen
problem-no_groups = deze variant kent alleen reeksen
problem-no_groups_of_rank = kaarten van deze waarde horen alleen in reeksen
problem-sequence_out_of_range = zo ver loopt een reeks niet
problem-too_many_aces = { $count } azen: hoogstens { $most } in een reeks
problem-no_wild_melds = een set van alleen wilde kaarten mag niet
problem-no_melds_of_twos = van tweeën maak je hier geen set
problem-black_threes_never = zwarte drieën mag je nooit neerleggen
problem-black_threes_only_going_out = zwarte drieën mag je alleen bij het uitgaan neerleggen
problem-bare_three = “{ $token }”: welke 3? Schrijf b voor zwart, r voor rood
problem-unknown_character = “{ $token }”: { $character } is geen kaart
problem-unknown_suit = “{ $token }”: { $character } is geen kleur. Gebruik s (schoppen), h (harten), d (ruiten) of c (klaveren)
problem-empty_notation = er zijn geen kaarten ingevoerd
problem-empty_token = “{ $token }”: hier staan geen kaarten in

## Initial meld

problem-nothing_laid = er is niets neergelegd
problem-pile_not_allowed = je mag niet uitkomen met de stapel
problem-pile_stopped = met deze kaart bovenop mag je de stapel niet pakken: { $card }
problem-pile_takes_natural_pair = om de stapel te pakken, heb je twee gewone kaarten zoals de bovenste nodig: { $card }
problem-pile_takes_no_wild = met wilde kaarten mag je de stapel niet pakken
problem-short_of_requirement = { $short } te weinig
problem-needs_canasta = er moet een canasta bij zijn
problem-needs_natural_canasta = er moet een canasta bij zijn, maar geen onzuivere
problem-naturals_only = uitkomen mag alleen met gewone kaarten
problem-needs_clean_triple = er zijn drie gewone kaarten van dezelfde waarde nodig
problem-no_mixed_canasta_at_first = uitkomen mag niet met een onzuivere canasta
problem-wild_meld_first = maak eerst de set wilde kaarten af; tot dan horen alle wilde kaarten daarin
problem-out_over_short_meld =
    je mag niet uit zolang de set { $kind ->
        [sevens] zevens
        [aces] azen
       *[other] wilde kaarten
    } niet af is
requirement-canasta = { $points ->
    [0] een canasta
   *[other] { $points } en een canasta
}
requirement-natural_canasta = { $points ->
    [0] een canasta, geen onzuivere
   *[other] { $points } en een canasta, geen onzuivere
}

## What is wrong with a document

place =
    { $list ->
        [matches] spel { $number }
        [deals] ronde { $number }
        [sides] partij { $number }
        [players] speler { $number }
        [seats] plaats { $number }
        [melds] set { $number }
        [people] persoon { $number }
        [members] persoon { $number }
        [entrants] deelnemer { $number }
        [rounds] speelronde { $number }
        [tables] tafel { $number }
        [history] wijziging { $number }
       *[other] rij { $number }
    }
place-field = veld “{ $field }”
problem-wrong_kind = hier hoort { $kind ->
    [number] een heel getal
    [number_or_all] “all” of een heel getal
    [number_or_text] een heel getal of een tekst
    [text] een tekst
    [text_or_list] een tekst of een lijst van teksten
    [truth] true of false
    [list] een lijst
   *[object] een object
}, niet { $value }
problem-beyond_largest = het getal mag hoogstens { $most } zijn
problem-not_offered = hier past { $allowed }, niet { $value }
problem-wrong_value = deze waarde past hier niet
problem-value_needed = er is minstens één waarde nodig
problem-unknown_field = het veld “{ $field }” bestaat niet
problem-missing_field = het veld “{ $field }” ontbreekt
problem-field_twice = dit is geen JSON: een object heeft het veld { $field } twee keer
problem-not_json = dit is geen JSON: regel { $line }, kolom { $column }
problem-no_number = dit is geen JSON: { $value } is geen getal
problem-too_many_digits = dit is geen JSON: een getal heeft te veel cijfers
problem-half_character = dit is geen JSON: een tekst bevat een half teken
problem-nested_too_deeply = dit is geen { $format }: te diep genest
problem-not_toml = dit is geen TOML: regel { $line }
problem-not_utf8 = dit is geen UTF-8-tekst: byte { $byte }
problem-not_opened = dit bestand kan niet worden geopend
problem-file_too_large = te groot: hoogstens { $most } MB
problem-not_storable = dit kan niet worden opgeslagen
problem-wrong_format = hier hoort “{ $format }”
problem-wrong_version = hier hoort { $newest }
problem-newer_version = { $version } is nieuwer dan { $newest }: werk de app bij
problem-unknown_rule_set = de variant “{ $id }” bestaat niet
problem-language_tag_needed = hier is een taalcode zoals “es” of “es-AR” nodig, niet { $value }
problem-there_twice = een item komt twee keer voor
problem-too_few_sides = er zijn minstens twee partijen nodig
problem-not_a_player = dit moet een van de spelers zijn
problem-seats_not_players = elke speler heeft precies één plaats
problem-changes_count_up = een getal boven { $last } is nodig, want wijzigingen zijn oplopend genummerd
problem-deal_of_another = deze ronde hoort bij een ander spel
problem-sequence_descends = { $low } is niet lager dan { $high }
problem-one_card_needed = hier hoort één kaart, niet “{ $text }”
problem-case_needed = een lijst met minstens één geval is nodig
problem-expected_other = verwacht { $expected }, gekregen { $got }
problem-runner_not_started = { $command } kan niet worden gestart: { $why }
problem-runner_silent = geen antwoord binnen { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
problem-runner_ended = het programma stopte zonder antwoord (status { $status })
problem-runner_other_case = dit is het antwoord op { $id }

## What is wrong with rules

problem-unknown_rule = deze regel bestaat niet: { $rule }
problem-value_not_offered = deze waarde is geen keuze
problem-at_least = minstens { $least } is nodig
problem-at_most = hoogstens { $most } is mogelijk
problem-multiple_needed = een veelvoud van { $step } is nodig
problem-more_than_natural = een canasta met wilde kaarten kan niet meer opleveren dan een zuivere: hoogstens { $most }
problem-less_than_mixed = een zuivere canasta kan niet minder opleveren dan een met wilde kaarten: minstens { $least }
problem-taken_off = dit gaat eraf: vul 0 of een negatief getal in
problem-total_cards = de kaartspellen en de jokers vormen samen { $cards } kaarten
problem-row_needed = er is minstens één rij nodig
problem-first_row_open = de eerste rij heeft geen ondergrens
problem-first_row_first_deal = de eerste rij is voor de eerste ronde
problem-rows_ascend = elke rij begint hoger dan de vorige
problem-totals_of_threes = vul 0 in en dan een totaal voor elk van de { $count }
problem-steps_pairs = nodig zijn paren van minimum en teken
problem-steps_ascend = de stappen beginnen bij 0 en lopen op
problem-count_range = nodig is een minimum, of een minimum en een maximum
problem-canasta_too_short = een canasta kan niet korter zijn dan een set
problem-bonus_needed = een bonus is nodig als { $kind ->
    [wild] wilde kaarten
    [sequence] reeksen
   *[twos_natural] tweeën
} een set mogen vormen
problem-endless = een doelscore of een aantal rondes moet het spel beëindigen
problem-changed_around = dit hoort bij een regel die al is gewijzigd
problem-change_whole = deze variant heeft die regel niet: wijzig de hele regel waar die bij hoort
problem-reference_needed = er is een bron nodig: "table" of "source#place"
problem-unknown_source = de bron “{ $source }” bestaat niet
problem-source_taken = een andere bron heeft de sleutel “{ $source }” al
problem-place_needed = “{ $ref }”: na # hoort een plaats die de bron noemt
problem-unknown_switch = een huisregel “{ $switch }” bestaat niet
problem-switch_of_another = de huisregel “{ $switch }” gaat niet over deze regel
problem-citation_needed = bij een waarde hoort een tabel met ref en status
problem-value_or_absent = een waarde of absent = true is nodig
problem-dispute_of_another = dit moet { $rule } zijn of een regel waar die onder valt
problem-other_id = het bestand heet anders
problem-id_taken = de app heeft al een variant met deze naam
problem-circular = deze regels bouwen op zichzelf voort

## Command line

cli-deal = Ronde { $number }
cli-running = Lopend totaal
cli-needs = Volgende keer uitkomen met
cli-total = Totaal
cli-won = Gewonnen door { $side }{ $margin ->
    [0] .
   *[other] , met { $margin } punten verschil.
}
cli-tie = Gelijk aan kop: { $sides }.
cli-nobody = Nog geen winnaar.
cli-drawn = Gelijkspel tussen { $sides }.
cli-reached = { $value } van { $requirement }
cli-reached-canasta = { $value }, nodig { $requirement }
cli-allowed = { $reached }: toegestaan
cli-not-allowed = { $reached }: niet toegestaan
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = overgenomen van { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = die regel bestaat niet
cli-no-rule-set = de variant “{ $id }” bestaat niet; vergelijkbaar: { $known }
cli-not-run = { $count ->
    [one] Nog één geval is niet uitgevoerd en telt als mislukt.
   *[other] Nog { $count } gevallen zijn niet uitgevoerd en tellen als mislukt.
}
grade-impossible = onmogelijk
grade-unlikely = onwaarschijnlijk

## Finder

finder-token = “{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
finder-nearest = Niet genoeg. Het dichtst in de buurt komt { $melds }, { $reached }
finder-nothing = Met deze hand kun je niets neerleggen.
finder-top-unused = Met deze hand kun je de stapel niet pakken, want de bovenste kaart past niet in een set.
finder-missing = { $count ->
    [one] voor de { canasta-name } ontbreekt één kaart
   *[other] voor de { canasta-name } ontbreken { $count } kaarten
}
finder-closing = Eén van deze kaarten erbij is genoeg, de beste eerst: { $cards }
finder-none-closes = Ook met één kaart erbij is het niet genoeg.

## Store

finding-torn =
    { $aside ->
        [none] Het laatste item in het bestand is onvolledig, bijvoorbeeld doordat de app of de stroom tijdens het opslaan uitviel. { $kept ->
            [0] Ervoor staat geen item.
            [one] Het item ervoor is leesbaar.
           *[other] Alle { $kept } items ervoor zijn leesbaar.
        } Er is niets veranderd.
       *[other] Het laatste item in het bestand was onvolledig, bijvoorbeeld doordat de app of de stroom tijdens het opslaan uitviel. { $kept ->
            [0] Ervoor staat geen item.
            [one] Het item ervoor is er nog.
           *[other] Alle { $kept } items ervoor zijn er nog.
        } Het fragment staat in { $aside }.
    }
finding-damaged =
    { $aside ->
        [none]
            Het bestand is beschadigd. { $dropped ->
                [0] { $kept ->
                        [one] Toch is het enige item leesbaar.
                       *[other] Toch zijn alle { $kept } items leesbaar.
                    }
                [one] Eén item is onleesbaar, { $kept ->
                        [one] { $kept } is leesbaar
                       *[other] { $kept } zijn leesbaar
                    }.
               *[other] { $dropped } items zijn onleesbaar, { $kept ->
                        [one] { $kept } is leesbaar
                       *[other] { $kept } zijn leesbaar
                    }.
            } Er is niets veranderd.
       *[other]
            Het bestand was beschadigd. { $dropped ->
                [0] { $kept ->
                        [one] Toch was het enige item leesbaar, en het is er nog.
                       *[other] Toch was alles leesbaar, en alle { $kept } items zijn er nog.
                    }
                [one] Eén item was onleesbaar, { $kept ->
                        [one] het andere is er nog
                       *[other] de andere { $kept } zijn er nog
                    }.
               *[other] { $dropped } items waren onleesbaar, { $kept ->
                        [one] het andere is er nog
                       *[other] de andere { $kept } zijn er nog
                    }.
            } Het beschadigde bestand staat in { $aside }.
    }
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Eén ontbrekend of beschadigd item staat nog in de back-ups. Een reparatie zet het terug.
       *[other] { $kept } ontbrekende of beschadigde items staan nog in de back-ups. Een reparatie zet ze terug.
    }
   *[other] { $kept ->
        [one] Eén ontbrekend of beschadigd item is teruggezet uit de back-ups.
       *[other] { $kept } ontbrekende of beschadigde items zijn teruggezet uit de back-ups.
    }
} { $dropped ->
    [0] Er ontbreken geen eerdere items meer.
    [one] Eén item staat in geen enkele back-up.
   *[other] { $dropped } items staan in geen enkele back-up.
}
finding-behind =
    Een back-up bevat meer dan het bestand met de spellen: { $dropped ->
        [0] die heeft een andere geschiedenis.
        [one] het bestand eindigt één item eerder. Het is dus leeggemaakt, afgekapt, verwijderd of vervangen door een oudere kopie.
       *[other] het bestand eindigt { $dropped } items eerder. Het is dus leeggemaakt, afgekapt, verwijderd of vervangen door een oudere kopie.
    } De back-up { $backup } blijft bewaard tot je die terugzet of besluit zo verder te gaan.
finding-taken_away =
    Terwijl de app draaide, heeft een ander programma het bestand met de spellen verplaatst, verwijderd of vervangen. Het is volledig opnieuw geschreven. Er ontbreekt niets. { $aside ->
        [none] Er stond niets voor in de plaats.
       *[other] Het bestand dat er stond, heet nu { $aside }.
    }
finding-set_up_lost =
    { $dropped ->
        [one] De spelers en regels van één spel zijn verloren. Het kan niet worden getoond, maar de rondes staan nog in het bestand.
       *[other] De spelers en regels van { $dropped } spellen zijn verloren. Ze kunnen niet worden getoond, maar de rondes staan nog in het bestand.
    }
finding-too_new = Deze spellen zijn opgeslagen met een nieuwere versie van deze app. Je kunt ze hier lezen. Werk de app bij om iets op te slaan.
finding-migrated =
    { $aside ->
        [none] Deze spellen zijn opgeslagen met een oudere versie van deze app. De app werkt ze bij de volgende start bij en bewaart een kopie.
       *[other] Deze spellen zijn opgeslagen met een oudere versie van deze app. Ze zijn bijgewerkt. Het oude bestand staat in { $aside }.
    }
finding-backup_damaged = De back-up { $aside } is beschadigd. { $dropped ->
    [one] Eén item daaruit staat in geen enkel ander bestand.
   *[other] { $dropped } items daaruit staan in geen enkel ander bestand.
}
finding-not_writable = In het bestand met de spellen kan niet worden geschreven. { $answer ->
    [full] De schijf is vol: maak snel wat ruimte vrij.
    [forbidden] Je mag daar niet schrijven.
    [failing] De schijf hapert: kopieer wat je kunt naar een andere.
   *[other] De schijf gaf een fout.
} Je kunt de spellen hier bekijken, maar niets opslaan.
finding-no_locks = Deze schijf kan bestanden niet vergrendelen. Open deze spellen in maar één venster of programma tegelijk.
finding-not_compacted =
    Het bestand met de spellen kon niet worden opgeruimd. { $answer ->
        [full] De schijf is vol: maak snel wat ruimte vrij.
        [forbidden] Je mag daar niet schrijven.
        [failing] De schijf hapert: kopieer wat je kunt naar een andere.
       *[other] De schijf gaf een fout.
    } Er ontbreekt niets in het bestand.
finding-not_kept = Deze browser bewaart niets voor deze pagina, zoals in een privévenster. Je kunt hier spelen, maar de spellen zijn weg zodra de pagina sluit. Open de app in een gewoon venster, of deel het spel voordat je de pagina sluit.
finding-not_backed_up =
    Bij het starten van de app kon geen back-up worden gemaakt. { $answer ->
        [full] De schijf is vol: maak snel wat ruimte vrij.
        [forbidden] Je mag daar niet schrijven.
        [failing] De schijf hapert: kopieer wat je kunt naar een andere.
       *[other] De schijf gaf een fout.
    } Er zijn geen spellen verloren.

store-busy = De spellen zijn al open in een ander venster, of iemand anders heeft ze op deze computer geopend. Sluit ze eerst daar: { $path }
store-foreign = In dit bestand staan geen spellen van deze app. Het is niet veranderd: { $path }
store-unreadable =
    { $answer ->
        [missing] Hier zijn geen spellen: { $path }
        [forbidden] Je mag deze spellen niet lezen: { $path }
        [failing] De schijf hapert, dus de spellen zijn niet te lezen. Kopieer wat je kunt naar een andere schijf: { $path }
       *[other] De spellen zijn niet te lezen: { $path }
    }
store-read_only = Niet opgeslagen: na een fout kun je de spellen alleen nog lezen. Open de app opnieuw: { $path }
store-too_new = Niet opgeslagen: deze spellen zijn opgeslagen met een nieuwere versie van deze app. Werk de app bij: { $path }
store-not_begun = Hier kunnen geen spellen worden opgeslagen. { $answer ->
    [full] De schijf is vol: maak snel wat ruimte vrij.
    [forbidden] Je mag daar niet schrijven.
    [failing] De schijf hapert: kopieer wat je kunt naar een andere.
   *[other] De schijf gaf een fout.
} { $path }
store-not_written =
    { $answer ->
        [full] Niet opgeslagen: de schijf is vol. Maak ruimte vrij en sla opnieuw op: { $path }
        [forbidden] Niet opgeslagen: je mag hier niet schrijven: { $path }
        [failing] Niet opgeslagen: de schijf hapert. Kopieer wat je kunt naar een andere schijf: { $path }
        [missing] Niet opgeslagen: de map is weg: { $path }
       *[other] Niet opgeslagen: de schijf gaf een fout. Sla opnieuw op, of open de app opnieuw: { $path }
    }
store-changed = Niet opgeslagen: een ander programma heeft het bestand met de spellen gewijzigd. Open de app opnieuw: { $path }
store-not_flushed =
    { $answer ->
        [full] Niet opgeslagen: de schijf is vol, en vanaf nu zijn de spellen alleen te lezen. Maak ruimte vrij en open de app opnieuw: { $path }
        [failing] Niet opgeslagen: de schijf hapert, en vanaf nu zijn de spellen alleen te lezen. Kopieer wat je kunt naar een andere schijf en open de app opnieuw: { $path }
       *[other] Niet opgeslagen: de schijf gaf een fout, en vanaf nu zijn de spellen alleen te lezen. Open de app opnieuw: { $path }
    }
store-empty_backup = Er is niets teruggezet, omdat deze back-up geen spellen bevat: { $path }
store-no_backup = Deze back-up bestaat niet: { $path }
store-not_kept = Dit staat alleen in de open pagina: de browser bewaart het niet, en het is weg zodra de pagina sluit. Maak ruimte vrij op dit apparaat, of deel het spel voordat je de pagina sluit.
store-not_migrated = Deze spellen van een oudere versie konden niet worden bijgewerkt. Ze zijn gebleven zoals ze waren: { $path }
store-not_backed_up = Er is niets teruggezet, omdat er eerst geen back-up van de huidige spellen kon worden gemaakt: { $path }
store-unfit = Dit kan niet worden opgeslagen, omdat het niet goed terug te lezen is. Meld dit alsjeblieft.
store-misused = Niet opgeslagen: de app probeerde iets wat niet kan. Meld dit alsjeblieft.

doctor-store =
    { $path }: { $matches ->
        [one] 1 spel
       *[other] { $matches } spellen
    }, { $deals ->
        [one] 1 ronde
       *[other] { $deals } rondes
    }, { $size } kB
doctor-healthy = Alles is leesbaar.
doctor-mendable = Sluit de app en voer dit opnieuw uit met --repair om het te herstellen.
doctor-unreadable = Het spel { $match } kan niet worden geopend: { $what }
doctor-unreadable-evening = De speeldag { $name } kan niet worden geopend: { $what }
doctor-behind = Sluit de app en voer dit opnieuw uit met --restore { $backup } om die back-up terug te zetten
doctor-restored =
    De spellen zijn weer zoals in { $backup }. { $before ->
        [none] Daarvoor was er niets.
       *[other] Wat er daarvoor was, staat in { $before }.
    }
doctor-gaps =
    { $count ->
        [one] In de geschiedenis van een spel ontbreekt één wijziging. Die staat in geen enkele back-up.
       *[other] In de geschiedenis van spellen ontbreken { $count } wijzigingen. Die staan in geen enkele back-up.
    }
doctor-strays =
    { $count ->
        [one] Van één spel zijn wel de rondes bekend, maar niet de spelers, ook niet in een back-up.
       *[other] Van { $count } spellen zijn wel de rondes bekend, maar niet de spelers, ook niet in een back-up.
    }
doctor-bad-backup = Deze back-up is beschadigd: { $path }
doctor-aside = Bewaard van een eerdere reparatie of update. Je kunt dit verwijderen: { $path }
doctor-backups = { $count ->
    [0] Er zijn geen back-ups.
    [one] Er is 1 back-up, { $size } kB.
   *[other] Er zijn { $count } back-ups, samen { $size } kB.
}

cases-exported = { $folder }: { $files } bestanden.
package-site = { $folder }: { $files } bestanden, { $size } MB. Elke webserver kan deze map aanbieden. Eenmaal online geopend werkt de app ook offline.
package-app = { $folder }: { $files } bestanden, { $size } MB. Voer in deze map flet build uit met het soort app dat je wilt: apk, ipa, windows, macos, linux of web.
publish-done = { $folder }: { $files } bestanden, { $evenings ->
    [one] 1 speeldag
   *[other] { $evenings } speeldagen
}. Elke webserver kan deze map aanbieden.
package-install = dit installeert wat een site nodig heeft: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } is niet geïnstalleerd; { package-install }
problem-other_version = { $name } { $version } is geïnstalleerd, nodig is { $wanted }; { package-install }
problem-compiled_parts = { $name } heeft gecompileerde delen en kan niet worden ingepakt
problem-not_compiled = Node kon de Python van de app niet compileren: { $why }
problem-unknown_files = { $name }: de lijst van bestanden ontbreekt. Installeer het met pip
problem-no_assets = de map met lettertypen en afbeeldingen ontbreekt: { $folder }
problem-folder_is_file = { $folder }: dit is een bestand. Noem een nieuwe of lege map
problem-folder_not_empty = { $folder }: deze map is niet leeg. Noem een lege of nieuwe map
problem-folder_refused = { $folder }: deze map kan niet worden gemaakt
problem-client_lacks_file = de webclient van Flet mist het bestand { $file }; { package-install }
problem-client_unknown = deze versie van de webclient van Flet is hier niet bekend; { package-install }
problem-client_of_another = Flet heeft versie { $flet }, de webclient { $client }; { package-install }

## Naar een competitie sturen, en er een leiden

league-title = Canastacompetitie
league-clubs = Clubs
league-joined = Deze club heet { $club } in zijn competitie.
league-names = Namen van de leden
league-sent = { $name }: { $state ->
    [shown] in de stand.
    [waiting] wacht op de competitieleider.
    [older] de competitie heeft een latere versie.
    [refused] geweigerd door de competitieleider.
    [conflict] de competitie heeft andere uitslagen van deze speeldag.
    [invalid] niet aangenomen.
   *[kept] ontvangen.
}
league-again = Geen antwoord. Nieuwe poging over { $seconds } s
league-all-sent = De competitie heeft alle afgelopen speeldagen al.
league-files = { $folder }: { $count ->
    [one] 1 bestand
   *[other] { $count } bestanden
} voor de competitie
league-overrule = Als die van jou kloppen: league send --overrule
league-hint = Een competitie brengt de uitslagen van meerdere clubs samen. De competitieleider geeft je het adres, de aanduiding van de club en een sleutel. De app stuurt uitslagen en plaatsen, maar nooit de rondes.
league-url = Adres van de competitie
league-url-hint = Laat dit leeg als je de uitslagen als bestanden stuurt.
league-club = Aanduiding van de club in de competitie
league-secret = Sleutel
league-join = Meedoen
league-change = Adres of sleutel wijzigen
league-leave = Competitie verlaten
league-leave-ask = De competitie verlaten?
league-leave-hint = De competitie houdt wat ze al heeft. Wil je eerst namen intrekken, kies dan “Niemand” en stuur nog één keer.
league-due = Nog te sturen
league-send = Sturen
league-sending = { $count ->
    [0] Bezig met sturen…
   *[other] Verstuurd: { $sent } van { $count }
}
league-stop = Stoppen
league-answers = Antwoorden van de competitie
league-names-of = { $who ->
    [agreed] Met toestemming
   *[nobody] Niemand
}
league-names-hint = Alleen wie het goedvindt, wordt met naam genoemd. Trekt iemand de toestemming in, dan verwijdert de competitie de naam de volgende keer dat je stuurt.
league-replace = Uitslagen van de competitie vervangen
league-replace-ask = De uitslagen van de competitie vervangen?
league-replace-hint = De uitslagen van dit apparaat vervangen de uitslagen die de competitie van dezelfde speeldagen heeft.
league-key = Sleutel, alleen nu te zien: { $secret }
problem-no_id = { $id }: deze aanduiding kan niet
problem-league_none = deze club zit nog in geen competitie. Gebruik: scorekeeper league join
problem-league_no_address = deze club zit zonder adres in zijn competitie. Schrijf de uitslagen als bestanden: scorekeeper league sheet FOLDER
problem-league_address = { $url }: het adres van een competitie begint met https://
problem-league_sending = Er wordt nu gestuurd. Wacht even, of stop dat eerst.
problem-league_unreachable = { $url } antwoordt niet. Probeer het later weer
problem-league_key = De competitie neemt de sleutel van { $club } niet aan. Vraag de competitieleider om een nieuwe
problem-league_answer = De competitie antwoordde met een fout ({ $status })
problem-league_extra = dit installeert wat een competitie nodig heeft: pip install "canasta-scorekeeper[league]"
problem-league_database = de database van de competitie is niet te gebruiken: { $why }
problem-league_new_club = De club is nieuw.
problem-league_season_frozen = Het seizoen is afgesloten.
problem-league_day_ahead = De dag ligt in de toekomst.
problem-league_day_late = Dit is lang geleden gespeeld.
problem-league_seated_twice = Iemand zit twee keer in dezelfde speelronde.
problem-league_rule_set = De competitie kent deze spelregels niet.
problem-league_total = Een totaal is ongewoon hoog.
problem-league_too_many = Er wachten al te veel speeldagen van de club. Stuur opnieuw als de competitieleider ze heeft bekeken.
problem-league_same_person = Dezelfde persoon? { $kept } en { $gone }
problem-league_written_ahead = De klok op de computer van de club loopt voor.
problem-league_club_there = de competitie heeft al een club { $club }
problem-league_no_club = de competitie heeft geen club { $club }
problem-league_no_member = de competitie heeft geen lid { $uid }
problem-league_no_item = { $item } is niet in de competitie
problem-league_one_person = de twee zijn al dezelfde persoon
problem-league_no_season = { $season }: dit seizoen is er niet, of het eindigt voor het begint

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Voor de browser is
   *[window] Voor een eigen venster is
} een Python-pakket nodig dat hier ontbreekt of een andere versie heeft. Zo installeer je het: pip install "{ $to_install }"
launch-assets-missing = De map met lettertypen en afbeeldingen ontbreekt. Gezocht is in { $tried }.
launch-no-display = Er is hier geen scherm voor een venster. Gebruik --web.
launch-no-window = De desktopclient van Flet ontbreekt of start niet. Gebruik --web.
launch-window-or-server = Een venster heeft geen server nodig: gebruik --desktop zonder --web, --host en --port.
launch-no-host = Er is geen host met de naam “{ $host }”.
launch-no-port = { $port } is geen poort. Poorten lopen van 1 tot { $last }.
launch-port-taken = Poort { $port } is in gebruik door een ander programma. Kies een andere met --port, of laat dat weg voor een vrije poort.
launch-not-our-address = { $host } is geen adres van deze computer.
launch-port-forbidden = Poort { $port } is alleen voor beheerders. Kies met --port een poort boven 1023.
launch-cannot-listen = Luisteren op { $host }, poort { $port } lukt niet.
visitor-host = Verkeerd adres
visitor-host-text = Open het adres dat de app bij het starten toonde.
visitor-origin = Niet vanaf een andere site
visitor-origin-text = Een andere webpagina probeerde de app te gebruiken. Dat mogen alleen de eigen pagina’s.
visitor-path = Deze pagina bestaat niet
visitor-path-text = De app heeft geen pagina op dit adres.
visitor-key = Deze app is privé
visitor-key-text = Open de app met de link die bij het starten werd getoond. Elke link werkt in één browser.
visitor-link = Deze link werkt niet meer
visitor-link-text = Elke link werkt één keer, in één browser. Start de app op de computer opnieuw voor een nieuwe link.
visitor-welcome = Welkom
visitor-welcome-text = De app wordt geopend.
visitor-open = App openen
visitor-connection-lost = Geen verbinding
visitor-connection-since = { $shows ->
    [clock] Scores en klok van { $time }. Er wordt opnieuw geprobeerd.
   *[scores] Scores van { $time }. Er wordt opnieuw geprobeerd.
}
visitor-broken = Er ging iets mis. Alles wat je hebt opgeslagen, is veilig. Laad de pagina opnieuw.

## Club: server

launch-no-certificate = Het certificaat of de sleutel ervan is niet te lezen: { $file }.
launch-bad-certificate = { $cert } is geen certificaat met een passende sleutel.
launch-key-without-certificate = Bij een sleutel hoort een certificaat. Geef --cert en --key allebei op.
launch-bad-url = { $url } is geen adres. Voorbeeld: https://club.example.org
launch-two-certificates = Gebruik --https of --cert, niet allebei. Met --https maakt de app een certificaat.
launch-copy-is-folder = { $file } is een map. Noem een bestand voor de kopie.
launch-copy-has-no-folder = De map voor de kopie bestaat niet: { $folder }
serve-here = Wedstrijdleider, op deze computer: { $link }
serve-pin = Wedstrijdleider, op een andere computer: { $address } met de pincode { $pin }
serve-plain = Zonder --https kan iedereen op dit netwerk lezen wat telefoons versturen, ook de pincode.
serve-https = Telefoons waarschuwen voor deze server tot ze hem vertrouwen. Zo gaat dat: { $address }
serve-not-copied = De kopie van de speeldag kan niet naar { $file } worden geschreven. De speeldag gaat door. De app probeert het om de paar seconden opnieuw.
serve-copied-again = De kopie van de speeldag is weer bijgewerkt: { $file }
visitor-stranger = Scan de kaart van je tafel
visitor-stranger-text = Deze telefoon hoort niet bij een tafel. Scan de code op de kaart van je tafel, of vraag de wedstrijdleider om een nieuwe kaart.
visitor-lost-table = Je tafel wordt gezocht…
visitor-lost-table-text = Verhuist de speeldag naar een andere computer, wacht dan even. Deze pagina probeert het vanzelf opnieuw. Scan anders de code op de kaart van je tafel nog eens.
visitor-elsewhere = Niet vanaf dit apparaat
visitor-elsewhere-text = Een speeldag leid je op de computer waarop de app draait, of op een andere computer met de pincode, als dat is ingesteld.
visitor-full = Te veel telefoons verbonden
visitor-full-text = Sluit de app op een telefoon die niet nodig is. Deze pagina probeert het vanzelf opnieuw.
visitor-join = Jouw tafel
visitor-join-text = Een ogenblik. Kun je de code niet scannen, typ dan de letters op de kaart.
visitor-join-label = Letters op de kaart
visitor-join-button = Naar de tafel
visitor-join-unknown = Deze code werkt nog niet of niet meer. Deze pagina probeert het vanzelf opnieuw. Gebeurt er niets, vraag dan de wedstrijdleider om een nieuwe kaart.
visitor-join-organiser = Deze browser is van de wedstrijdleider. Open de link op een telefoon, in een andere browser of in een privévenster.
visitor-join-not-saved = De computer met de scores kan nu niets opslaan. Zeg het tegen de wedstrijdleider.
visitor-pin = Wedstrijdleider
visitor-pin-text = De pincode staat op het scherm waar de app is gestart.
visitor-pin-label = Pincode
visitor-pin-button = Speeldag leiden
visitor-pin-wrong = Verkeerde pincode.
visitor-director = Assistent
visitor-director-text = Typ de pincode van je uitnodiging of open de link. De wedstrijdleider heeft beide.
visitor-director-label = Pincode
visitor-director-button = Inloggen
visitor-director-unknown = Verkeerde pincode, of de uitnodiging is al gebruikt of verlopen. Vraag de wedstrijdleider om een nieuwe.
visitor-director-inside = In deze browser wordt de speeldag al geleid. Open de uitnodiging in een andere browser of in een privévenster.
visitor-knock-failed = De app antwoordt niet. Controleer of deze telefoon op het netwerk van de club zit en probeer het opnieuw.
visitor-knock-often = Te veel pogingen. Wacht een minuut en probeer het opnieuw.
visitor-knock-long = Dat is te lang. Controleer wat je hebt getypt.
visitor-no-script = Deze pagina heeft JavaScript nodig.
visitor-certificate = De server van deze club vertrouwen
visitor-certificate-text = Geen instantie op internet kent deze computer, daarom waarschuwen telefoons. Wat ze versturen, is toch versleuteld. Met het eigen certificaat van de club houdt de waarschuwing op. Het geldt alleen voor deze computer en privénetwerken.
visitor-certificate-get = Certificaat downloaden
visitor-certificate-iphone = Een iPhone of iPad heeft het nodig. Na het downloaden: Instellingen → Profiel gedownload → Installeer. Dan Instellingen → Algemeen → Info → Vertrouwensinstellingen certificaten: zet “Canasta Scorekeeper” aan.
visitor-certificate-android = Op Android kan het zonder: ga door ondanks de waarschuwing (Geavanceerd → Doorgaan). Om de waarschuwing kwijt te raken: zoek in Instellingen naar “CA-certificaat” en kies het bestand.
visitor-certificate-after = Scan daarna de kaart van je tafel opnieuw. Na afloop kun je het certificaat op dezelfde plek verwijderen.
visitor-certificate-check = SHA-256-vingerafdruk: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Tafel
tab-meld = Uitkomen
tab-matches = Spellen
tab-club = Club
tab-more = Meer
broken-part = Dit deel kan niet worden getoond. Ga terug en open het opnieuw.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Vandaag
days-yesterday = Gisteren
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } u { $minutes } min

points-for-side = { $points } voor { $side }
points-from-to = { $before } → { $after }
change-start = Spel begonnen
change-record = { $points ->
    [none] Ronde { $number } opgeslagen
   *[other] Ronde { $number } opgeslagen: { $points }
}
change-amend =
    { $points ->
        [none] Ronde { $number } bewerkt, punten ongewijzigd
       *[other] Ronde { $number } bewerkt: { $points }
    }
change-insert = { $points ->
    [none] Ronde { $number } ingevoegd
   *[other] Ronde { $number } ingevoegd: { $points }
}
change-drop =
    { $points ->
        [none] Ronde { $number } verwijderd
       *[other] Ronde { $number } verwijderd: { $points }
    }
change-set_up =
    { $parts ->
        [none] Instellingen opgeslagen, niets gewijzigd
       *[other] Instellingen gewijzigd: { $parts }
    }
change-end =
    { $by ->
        [agreement] Beëindigd in overleg
        [time] Beëindigd omdat de tijd om is
        [walkover] Beëindigd door walk-over
       *[other] Spel beëindigd
    }
change-resume = Het spel gaat verder
change-undo =
    { $points ->
        [none] Ongedaan gemaakt: { $what }
       *[other] Ongedaan gemaakt: { $what } ({ $points })
    }
change-redo =
    { $points ->
        [none] Opnieuw uitgevoerd: { $what }
       *[other] Opnieuw uitgevoerd: { $what } ({ $points })
    }
change-what-start = het begin
change-what-record = ronde { $number }
change-what-amend = het bewerken van ronde { $number }
change-what-insert = het invoegen van ronde { $number }
change-what-drop = het verwijderen van ronde { $number }
change-what-set_up = de nieuwe instellingen
change-what-end = het einde van het spel
change-what-resume = het hervatten
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = een verloren wijziging
change-what-redo = een verloren wijziging
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Ongedaan maken: { $what }
redo-what = Opnieuw: { $what }
set-up-part-ruleset = variant
set-up-part-house_rules = huisregels
set-up-part-sides = namen
set-up-part-seats = plaatsen
set-up-part-first_dealer = eerste deler
set-up-part-direction = speelrichting
set-up-part-opening_scores = beginstand

## Rules: sections of a rule book

rules-section-players = Spelers en partijen
rules-section-cards = Kaarten en delen
rules-section-melds = Sets
rules-section-initial = Uitkomen
rules-section-canastas = { play-head-canastas }
rules-section-threes = Drieën
rules-section-out = Uitgaan
rules-section-extras = Strafpunten en speciale handen
rules-section-end = Einde van het spel
rules-section-table = Aan tafel

## Rules: what each value is about, by its dotted path

rule-players = Spelers
rule-sides = Partijen
rule-sides-count = Partijen
rule-sides-size = Spelers per partij
rule-sides-kind = Hoe ze samen spelen
rule-lone_hand = Eén tegen de anderen
rule-lone_hand-partners_receive = Elke partner krijgt
rule-lone_hand-halves = Helft van een oneven aantal
rule-lone_hand-foot_size = Kaarten in de { foot-name } van wie solo speelt
rule-by_players = Per aantal spelers
rule-by_players-some = Met { $players } spelers: { $what }
rule-decks = Spellen kaarten
rule-jokers = Jokers
rule-total_cards = Kaarten in totaal
rule-hand_size = Kaarten voor elke speler
rule-foot_size = Kaarten in de { foot-name }
rule-stock_draw = Kaarten die je per beurt koopt
rule-dealing = Delen
rule-dealing-direction = Speelrichting
rule-dealing-first_dealer = Eerste deler
rule-dealing-next_dealer = Volgende deler
rule-dealing-first_player = Wie begint
rule-dealing-cutter = Wie coupeert
rule-partner_question = Je partner vragen
rule-partner_question-going_out = Je partner vragen voor het uitgaan
rule-partner_question-acaba = Je partner vragen voor acabar
rule-card_values = Kaartpunten
rule-card_values-some = Kaartpunten van { $card }
rule-meld_rules = Sets
rule-meld_rules-min_cards = Minimumaantal kaarten in een set
rule-meld_rules-min_naturals = Minimumaantal gewone kaarten in een set
rule-meld_rules-max_wilds = Maximumaantal wilde kaarten in een set
rule-meld_rules-wild_vs_natural = Wilde kaarten vergeleken met gewone
rule-meld_rules-max_cards = Maximumaantal kaarten in een set
rule-meld_rules-max_cards_waived_when_going_out = Bij het uitgaan mogen sets langer zijn
rule-meld_rules-pure_wild = Sets van alleen wilde kaarten
rule-meld_rules-pure_wild_max = Maximumaantal kaarten in een wilde set
rule-meld_rules-sequences = Reeksen van één kleur
rule-meld_rules-sequence_min = Minimumaantal kaarten in een reeks
rule-meld_rules-sequence_max = Maximumaantal kaarten in een reeks
rule-meld_rules-sequence_low = Laagste kaart van een reeks
rule-meld_rules-sequence_high = Hoogste kaart van een reeks
rule-meld_rules-sequence_aces = Maximumaantal azen in een reeks
rule-meld_rules-sequence_wilds = Maximumaantal wilde kaarten in een reeks
rule-meld_rules-one_meld_per_rank = Eén set van elke waarde per partij
rule-meld_rules-no_wild_ranks = Waarden zonder wilde kaarten
rule-meld_rules-aces_wild_only_in_initial_meld = Azen met wilde kaarten alleen bij het uitkomen
rule-meld_rules-rule_of_five = Na het uitkomen wilde kaarten alleen bij vijf gewone kaarten
rule-meld_rules-twos_meldable = Sets van tweeën
rule-meld_rules-wild_meld_first = Wilde kaarten gaan eerst naar een onvoltooide wilde set
rule-meld_rules-sequence_canastas = Lange reeksen zijn
rule-meld_rules-groups = Sets van één waarde
rule-meld_rules-group_ranks = Waarden waarvan sets mogen
rule-meld_rules-group_canastas = Lange sets zijn { canasta-name }’s
rule-canasta_min_cards = Minimumaantal kaarten in een { canasta-name }
rule-canasta_bonus = Bonus voor { canasta-name }’s
rule-canasta_bonus-natural = Zuivere { canasta-name }
rule-canasta_bonus-mixed = Onzuivere { canasta-name }
rule-canasta_bonus-wild = Wilde { canasta-name }
rule-canasta_bonus-wild_all_twos = Wilde { canasta-name } met alleen tweeën
rule-canasta_bonus-wild_four_jokers = Wilde { canasta-name } met vier jokers
rule-canasta_bonus-sequence = Reekscanasta
rule-canasta_bonus-sevens = Canasta van zevens
rule-canasta_bonus-fives = Canasta van vijven
rule-canasta_bonus-aces = Canasta van azen
rule-canasta_bonus-twos_natural = Zuivere { canasta-name } van tweeën
rule-canasta_bonus-twos_mixed = Onzuivere { canasta-name } van tweeën
rule-canasta_bonus-sevens_mixed = Onzuivere { canasta-name } van zevens
rule-canasta_bonus-aces_mixed = Onzuivere { canasta-name } van azen
rule-canasta_bonus-semi_natural = Halfzuivere { canasta-name }
rule-canasta_bonus-suit_ace_to_ace = Aas tot aas
rule-canasta_bonus-suit_whole = Hele kleur
rule-canasta_bonus-suit_mixed = Hele kleur, onzuiver
rule-canasta_bonus-rank_whole = Acht gelijke kaarten
rule-canasta_bonus-rank_mixed = Acht gelijke kaarten, onzuiver
rule-concealed_canasta = Handcanasta
rule-concealed_canasta-mode = Handcanasta
rule-concealed_canasta-amount = Bonus voor een handcanasta
rule-trump_multiplier = Bonus voor een reeks in de troefkleur
rule-extra_canasta_bonuses = Bonus voor het aantal { canasta-name }’s
rule-bonuses_when_out = Bonussen alleen voor de partij die uitgaat
rule-canasta_cards_count = De kaarten in { canasta-name }’s tellen ook mee
rule-red_three_values = Punten voor 1, 2, 3… rode drieën
rule-red_three_sign = Plus of min voor rode drieën
rule-red_three_sign-measure = Plus of min hangt af van
rule-red_three_sign-steps = Plus of min voor rode drieën
rule-red_three_all_four_without_meld = Alle vier de rode drieën en niets op tafel
rule-red_three_in_hand = Rode drie nog in de hand
rule-red_three_in_hand-mode = Rode drie nog in de hand
rule-red_three_in_hand-points = Aftrek voor een rode drie in de hand
rule-black_three = Zwarte drieën
rule-black_three-role = Zwarte drieën
rule-black_three-meld_when = Zwarte drieën neerleggen
rule-black_three-meld_sizes = Zwarte drieën in een set
rule-black_three-meld_sizes-min = Minimumaantal zwarte drieën in een set
rule-black_three-meld_sizes-max = Maximumaantal zwarte drieën in een set
rule-black_three-meld_wilds = Wilde kaarten bij zwarte drieën
rule-black_three-in_hand = Aftrek voor een zwarte drie in de hand
rule-black_three-in_hand_mode = Zwarte drie nog in de hand
rule-black_three-tabled_values = Punten voor 1, 2, 3… zwarte drieën op tafel
rule-black_three-captured_values = Punten voor 1, 2, 3… zwarte drieën uit de stapel
rule-initial_meld = Nodig om uit te komen
rule-initial_meld-by = Minimum hangt af van
rule-initial_meld-bands = Nodig om uit te komen
rule-initial_meld_exceptions = Uitzonderingen bij het uitkomen
rule-initial_meld_exceptions-canasta_always_suffices = Een hele { canasta-name } is altijd genoeg
rule-initial_meld_exceptions-top_discard_counts = De bovenste kaart van de stapel telt mee
rule-initial_meld_exceptions-naturals_only = Alleen gewone kaarten
rule-initial_meld_exceptions-clean_triple_required = Er zijn drie gewone kaarten van dezelfde waarde nodig
rule-initial_meld_exceptions-mixed_canasta_allowed = Uitkomen mag met een onzuivere { canasta-name }
rule-initial_meld_exceptions-last_row_again = Punten in elke volgende ronde in de laatste rij
rule-initial_meld_exceptions-pile_allowed = Je mag de stapel pakken om uit te komen
rule-initial_meld_exceptions-pile_frozen = Wie nog niet op tafel is, pakt de stapel alleen met een zuiver paar
rule-initial_meld_exceptions-concealed_out_exempt = Minimum geldt ook bij verborgen uitgaan
rule-initial_meld_exceptions-bonuses_count = Bonussen tellen mee bij het uitkomen
rule-initial_meld_exceptions-red_threes_count = Rode drieën tellen mee bij het uitkomen
rule-go_out_bonus = Uitgaan
rule-concealed_go_out_extra = Extra voor verborgen uitgaan
rule-exact_pickup_bonus = Bonus voor precies genoeg kaarten pakken
rule-go_out_requirement = Nodig om uit te gaan
rule-go_out_requirement-canastas = { play-head-canastas } nodig om uit te gaan
rule-go_out_requirement-natural = Zuivere { canasta-name }’s nodig om uit te gaan
rule-go_out_requirement-mixed = Onzuivere { canasta-name }’s nodig om uit te gaan
rule-go_out_requirement-sequence = Reeksen nodig om uit te gaan
rule-go_out_requirement-wild = Wilde { canasta-name }’s nodig om uit te gaan
rule-go_out_requirement-sevens = { play-head-canastas } van zevens nodig om uit te gaan
rule-go_out_requirement-fives = { play-head-canastas } van vijven nodig om uit te gaan
rule-go_out_requirement-exclude = { play-head-canastas } die niet meetellen om uit te gaan
rule-go_out_requirement-no_short_melds_of = Onvoltooide sets waarmee je niet uit mag
rule-go_out_discard_required = De laatste kaart moet worden afgelegd
rule-hand_cards = Kaarten in de hand
rule-penalties = Strafpunten
rule-penalties-incomplete_sevens = Onvoltooide zevens
rule-penalties-incomplete_aces = Onvoltooide azen
rule-penalties-incomplete_wild = Onvoltooide wilde canasta
rule-penalties-held_sevens_3plus = Drie of meer zevens in de hand
rule-penalties-held_aces_3plus = Drie of meer azen in de hand
rule-penalties-short_sequence = Te korte reeksen
rule-penalties-short_sequence-max_len = Maximumaantal kaarten in een te korte reeks
rule-penalties-short_sequence-points = Aftrek voor een te korte reeks
rule-penalties-incomplete_wild_with_four_jokers = Onvoltooide wilde canasta met vier jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Wanneer een niet gepakte { foot-name } punten kost
rule-melded_cards_negative_without_canasta = Zonder { canasta-name } tellen de kaarten op tafel als minpunten
rule-special_hands = Speciale handen
rule-special_hands_mode = Een speciale hand telt
rule-acaba = Acabar
rule-acaba-enabled = Acabar
rule-acaba-opponents = Acabar: punten voor elke andere partij
rule-acaba-caller = Acabar: punten voor de partij die roept
rule-seven_canastas_auto_win = Winnen met canasta’s
rule-seven_canastas_auto_win-enabled = Winnen met canasta’s
rule-seven_canastas_auto_win-count = { play-head-canastas } waarmee je het spel wint
rule-seven_canastas_auto_win-points = Punten voor winst met canasta’s
rule-seven_canastas_auto_win-mode = Punten voor winst met canasta’s komen
rule-target = Doelscore
rule-match_hands = Rondes per spel
rule-match_winner = Wie wint
rule-tie = Gelijk aan kop
rule-later_phase = Tweede fase
rule-later_phase-from_score = Tweede fase na
rule-later_phase-values = Anders in de tweede fase
rule-stock_exhaustion = Als de stok op is
rule-table_rules = Aan tafel
rule-table_rules-pile_onto_canasta = Je mag de stapel pakken voor een voltooide { canasta-name }
rule-table_rules-pile_needs = Nodig om een niet-geblokkeerde stapel te pakken
rule-table_rules-pile_cards = Kaarten die je van de stapel pakt
rule-table_rules-jokers_discardable = Jokers mogen worden afgelegd
rule-table_rules-first_pile = Hoe de stapel begint
rule-table_rules-stock_out = Hoe lang een ronde zonder stok doorgaat
rule-table_rules-red_threes_replaced = Voor een gekochte rode drie koop je een nieuwe kaart
rule-table_rules-foot_taken = Wanneer je de { foot-name } pakt
rule-table_rules-counts_books = Blad met canasta’s en kaarten
rule-table_rules-without_canasta_last_card = De laatste kaart van een partij zonder { canasta-name }

## Rules: values

value-yes = ja
value-no = nee
value-none = geen
value-absent = wordt niet gespeeld
value-points = { $number ->
    [0] niets
   *[other] { $number }
}
value-or = { $first } of { $last }
value-and = { $first } en { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = als partners
value-sides-kind-individual = ieder voor zich
value-sides-kind-lone_hand = één tegen de anderen
value-lone_hand-partners_receive-whole = alle punten van de partners
value-lone_hand-partners_receive-half = de helft van de punten van de partners
value-lone_hand-halves-up = naar boven afgerond, ook onder nul
value-lone_hand-halves-toward_zero = naar nul afgerond
value-later_phase = na de ronde waarin iemand als eerste { $points } heeft: { $what }
value-by_players-same = zoals hierboven
value-by_players-line = { $players } spelers: { $what }
value-foot_size = { $number ->
    [0] geen voet
   *[other] { $number }
}
value-dealing-direction-clockwise = met de klok mee
value-dealing-direction-counterclockwise = tegen de klok in
value-dealing-first_dealer-any_method = vrij te kiezen
value-dealing-first_dealer-by_lot = door loting
value-dealing-next_dealer-next_in_direction = de volgende in de speelrichting
value-dealing-first_player-next_after_dealer = de speler na de deler
value-dealing-cutter-before_dealer = de speler voor de deler
value-partner_question-going_out-none = wordt niet gevraagd
value-partner_question-going_out-may_ask_binding = mag, en het antwoord is bindend
value-partner_question-going_out-must_ask = je moet het je partner vragen
value-partner_question-acaba-none = wordt niet gevraagd
value-partner_question-acaba-may_ask_binding = mag, en het antwoord is bindend
value-partner_question-acaba-must_ask = je moet het je partner vragen
value-meld_rules-max_wilds-absent = onbeperkt
value-meld_rules-max_cards-absent = onbeperkt
value-meld_rules-group_ranks-any = alle waarden
value-meld_rules-sequence_canastas-own = aparte { canasta-name }’s
value-meld_rules-sequence_canastas-as_groups = zuivere of onzuivere { canasta-name }’s, net als sets
value-meld_rules-wild_vs_natural-any = geen verdere beperking
value-meld_rules-wild_vs_natural-le = nooit meer dan gewone
value-meld_rules-wild_vs_natural-lt = altijd minder dan gewone
value-canasta_bonus-wild-absent = wordt niet gespeeld
value-canasta_bonus-wild_all_twos-absent = geen aparte bonus
value-canasta_bonus-wild_four_jokers-absent = geen aparte bonus
value-canasta_bonus-sequence-absent = wordt niet gespeeld
value-canasta_bonus-sevens-absent = geen aparte bonus
value-canasta_bonus-aces-absent = geen aparte bonus
value-canasta_bonus-twos_natural-absent = wordt niet gespeeld
value-canasta_bonus-twos_mixed-absent = wordt niet gespeeld
value-canasta_bonus-sevens_mixed-absent = geen aparte bonus
value-canasta_bonus-aces_mixed-absent = geen aparte bonus
value-canasta_bonus-semi_natural-absent = wordt niet gespeeld
value-canasta_bonus-suit_ace_to_ace-absent = wordt niet gespeeld
value-canasta_bonus-suit_whole-absent = wordt niet gespeeld
value-canasta_bonus-suit_mixed-absent = wordt niet gespeeld
value-canasta_bonus-rank_whole-absent = wordt niet gespeeld
value-canasta_bonus-rank_mixed-absent = wordt niet gespeeld
value-trump_multiplier = { $number ->
    [1] geen troefkleur
   *[other] bonus × { $number }
}
value-concealed_canasta-mode-none = geen extra bonus
value-concealed_canasta-mode-add = extra punten
value-concealed_canasta-mode-multiply = vermenigvuldigde bonus
value-concealed_canasta-none = geen extra bonus
value-concealed_canasta-add = { $amount } extra
value-concealed_canasta-multiply = bonus × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = precies { $count } { $type }
value-extra_canasta_bonuses-least = { $count } of meer { $type }
value-red_three_values-never = komen nooit op tafel
value-red_three_sign-measure-opened = of de partij op tafel is
value-red_three_sign-measure-canastas = de { canasta-name }’s van de partij
value-red_three_sign-measure-natural = de zuivere { canasta-name }’s van de partij
value-red_three_sign-measure-sevens = de { canasta-name }’s van zevens van de partij
value-red_three_sign-opened = { $least ->
    [0] niet op tafel
   *[other] op tafel
}
value-red_three_sign-canastas-none = geen { canasta-name }
value-red_three_sign-canastas-exactly = { $least ->
    [one] precies één { canasta-name }
   *[other] precies { $least } { canasta-name }’s
}
value-red_three_sign-canastas-most = { $most ->
    [one] hoogstens één { canasta-name }
   *[other] hoogstens { $most } { canasta-name }’s
}
value-red_three_sign-canastas-least = { $least ->
    [one] één { canasta-name } of meer
   *[other] { $least } { canasta-name }’s of meer
}
value-red_three_sign-canastas-between = { $least } tot { $most } { canasta-name }’s
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = vanaf { $least }
value-red_three_sign-minus = min
value-red_three_sign-zero = telt niet
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = geen aparte waarde
value-red_three_in_hand-mode-penalty = kost punten
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = telt als neergelegd zolang de partij geen { canasta-name } heeft
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = blokkeren de stapel één beurt
value-black_three-role-discard_only = worden alleen afgelegd
value-black_three-role-tabled_bonus = leg je neer voor een bonus
value-black_three-role-removed_from_pile = verdwijnen met de stapel uit het spel
value-black_three-role-ordinary = zijn kaarten als alle andere
value-black_three-meld_when-never = nooit
value-black_three-meld_when-going_out = alleen bij het uitgaan
value-black_three-meld_when-any = altijd
value-black_three-meld_sizes-max-absent = onbeperkt
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = kost punten
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = telt als neergelegd zolang de partij geen { canasta-name } heeft
value-black_three-tabled_values-absent = komen niet op tafel
value-black_three-captured_values-absent = geen punten
value-initial_meld-by-score = het totaal van de partij
value-initial_meld-by-hand_number = het nummer van de ronde
value-band-below = onder { $next }
value-band-between = { $from } – { $to }
value-band-above = { $from } en meer
value-band-all = elk totaal
value-band-deal = ronde { $deal }
value-band-last-deal = ronde { $deal } en later
value-initial_meld_exceptions-concealed_out_exempt-never = ja
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = alleen als de stapel is gepakt
value-initial_meld_exceptions-concealed_out_exempt-always = nee
value-initial_meld_exceptions-last_row_again-none = als in de eerste
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = gaan eraf, bij alle partners
value-hand_cards-every_card_of_hand_and_foot = gaan eraf, uit hand en voet
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = altijd
value-penalties-foot_untaken_when-another_side_took = alleen als een andere partij de hare heeft gepakt
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = niets
value-penalties-short_sequence = { $points } per reeks van hoogstens { $cards } kaarten
value-penalties-incomplete_wild_with_four_jokers-absent = zoals andere wilde kaarten
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points }, wint het spel
value-special_hands_mode-replace = alleen
value-special_hands_mode-add = naast al het andere
value-acaba-no = wordt niet gespeeld
value-acaba-yes = { $opponents } voor elke andere partij, { $caller } voor de partij die roept
value-seven_canastas_auto_win-no = nee
value-seven_canastas_auto_win-yes = { $count } canasta’s in één ronde: { $points }, wint het spel
value-seven_canastas_auto_win-instead = { $count } canasta’s in één ronde: { $points } in plaats van de score van de ronde, wint het spel
value-seven_canastas_auto_win-mode-add = boven op de score van de ronde
value-seven_canastas_auto_win-mode-replace = in plaats van de score van de ronde
value-target-absent = geen: het spel heeft een vast aantal rondes
value-match_hands-absent = onbeperkt
value-match_winner-highest_at_target = het hoogste totaal, zodra een partij de doelscore haalt
value-match_winner-highest_after_last_deal = het hoogste totaal na de laatste ronde
value-tie-play_another_hand = nog een ronde
value-tie-drawn_game = gelijkspel
value-stock_exhaustion-no_going_out_bonus = niemand krijgt de bonus voor uitgaan
value-stock_exhaustion-last_draw_finishes_turn = wie de laatste kaart kocht, maakt de beurt af
value-table_rules-pile_needs-any = een zuiver paar, of één gewone en één wilde kaart
value-table_rules-pile_needs-no_wild = alleen gewone kaarten
value-table_rules-pile_needs-natural_pair = een zuiver paar
value-table_rules-pile_needs-nothing = niets
value-table_rules-pile_needs-top_card = de bovenste kaart meteen neerleggen
value-table_rules-pile_needs-any_of_pile = een van de kaarten meteen neerleggen
value-table_rules-pile_cards-all = alle
value-table_rules-first_pile-one_card = met één kaart
value-table_rules-first_pile-upcard_value = met zoveel kaarten extra als de open kaart aangeeft
value-table_rules-first_pile-no_card = leeg
value-table_rules-stock_out-until_pile_refused = zolang iemand de stapel kan pakken
value-table_rules-stock_out-after_last_draw = tot het einde van de beurt met de laatste kaart
value-table_rules-stock_out-pile_becomes_stock = de stapel wordt omgekeerd
value-table_rules-stock_out-foot_becomes_stock = een niet gepakte { foot-name } wordt de stok
value-table_rules-foot_taken-after_hand = na de hand
value-table_rules-foot_taken-by_side = zodra iemand van de partij geen kaarten meer heeft
value-table_rules-foot_taken-after_first_canasta = na de eerste eigen { canasta-name }
value-table_rules-without_canasta_last_card-may_be_kept = mag je houden
value-table_rules-without_canasta_last_card-must_discard = moet je kunnen afleggen

rule-type-any = { canasta-name }’s
rule-type-natural = zuivere
rule-type-mixed = onzuivere
rule-type-wild = wilde
rule-type-wild_all_twos = wilde met alleen tweeën
rule-type-wild_four_jokers = wilde met vier jokers
rule-type-sequence = reeksen
rule-type-sevens = zevens
rule-type-fives = vijven
rule-type-aces = azen
rule-type-twos_natural = zuivere tweeën
rule-type-twos_mixed = onzuivere tweeën
rule-type-sevens_mixed = onzuivere zevens
rule-type-aces_mixed = onzuivere azen
rule-type-semi_natural = halfzuivere
rule-type-suit_ace_to_ace = aas tot aas
rule-type-suit_whole = hele kleur
rule-type-suit_mixed = hele kleur, onzuiver
rule-type-rank_whole = acht gelijke
rule-type-rank_mixed = acht gelijke, onzuiver

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = aas
rule-card-K = heer
rule-card-Q = vrouw
rule-card-J = boer
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = zwarte 3

rule-hand-straight = straat
rule-hand-pairs = paren
rule-hand-pairs_no_wilds = paren zonder wilde kaarten
rule-hand-pairs_twos_sevens_aces = paren van tweeën, zevens en azen
rule-hand-garbage = Garbage
rule-hand-wild_pairs = wilde paren
rule-hand-miami_pairs = Miami-paren
rule-hand-zip_code = Zip Code
rule-hand-blast_off = Blast-off
rule-hand-triples = drietallen
rule-hand-quads = viertallen
rule-hand-dream_hand_plus_4 = droomhand plus vier
rule-hand-dream_hand_plus_5 = droomhand plus vijf

## Rules: where a value comes from

standing-document = onze bronnen
standing-outside = andere boeken
standing-disputed = omstreden
standing-inherited = overgenomen
standing-proposed = voorstel
standing-document-why = Staat zo in onze bronnen.
standing-outside-why = Niet in onze bronnen, wel in andere regelboeken.
standing-disputed-why = De bronnen spreken elkaar tegen.
standing-inherited-why = Zelfde als { $from }.
standing-proposed-why = Geen bron gevonden. Dit is een voorstel. Spreek het af voordat jullie spelen.
source-title =
    { $source ->
        [afrikaans-wikipedia] Canasta, Afrikaanse Wikipedia
        [dutch-wikipedia] Canasta, Nederlandse Wikipedia
        [spruce-dutch] Canasta bij The Spruce, Nederlandse machinevertaling
        [english-wikipedia-german] Canasta, Engelse Wikipedia, Duitse machinevertaling
        [italian-house-rules] Come si gioca a Canasta?, regels van een Italiaanse tafel
        [italian-encyclopedia] Canasta, een Italiaanse encyclopedie
        [none] Geen bron gevonden: een voorstel
        [table] Aan tafel afgesproken
       *[other] { $title }
    }
source-in = { $title } ({ $language })
source-quoted = { $language }: “{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (zoals aangehaald in { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Klassiek
    [modern_american] Modern Amerikaans
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boot
   *[other] Andere spellen
}
rule-set-facts =
    { $players } spelers, { $packs ->
        [one] 1 spel kaarten
       *[other] { $packs } spellen kaarten
    }, { $cards } per speler, { $end }
rule-set-end-target = tot { $target }
rule-set-end-deals = { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
}
rule-set-name-classic_4p = Klassiek
rule-set-name-classic_2p = Klassiek met twee
rule-set-name-classic_3p = Klassiek met drie
rule-set-name-classic_6p = Klassiek met zes
rule-set-name-dutch_house = Nederlandse huisregels
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Italiaanse huisregels
rule-set-name-british = Brits
rule-set-name-uruguayan = Uruguayaans
rule-set-name-uruguay_wild = Uruguay met wilde canasta’s
rule-set-name-spanish = Spaans
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Cubaans
rule-set-name-cutthroat_3p = Eén tegen twee
rule-set-name-six_hand_three_pack = Drie spellen, zes spelers
rule-set-name-modern_american_cla = Modern Amerikaans
rule-set-name-modern_american = Modern Amerikaans (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco met drie
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Gesloten Buraco
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviaans
rule-set-name-brazilian = Braziliaans
rule-set-name-chilean = Chileens
rule-set-name-italian_samba = Italiaanse samba
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot zonder partners
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boot
rule-set-special-classic_4p = Het spel dat de meeste mensen kennen: twee koppels verzamelen kaarten van dezelfde waarde, en zeven daarvan zijn een canasta.
rule-set-special-classic_2p = Twee kaarten kopen per beurt, en twee canasta’s om uit te gaan.
rule-set-special-classic_3p = Ieder voor zich: 13 kaarten per speler, één kaart kopen per beurt.
rule-set-special-classic_6p = Twee partijen van drie, drie spellen kaarten; extra bonus voor vijf en zes rode drieën.
rule-set-special-dutch_house = Een handcanasta telt dubbel. Een vergeten rode drie kost 500.
rule-set-special-spruce = Nooit meer wilde dan gewone kaarten. Een handcanasta levert 100 extra op.
rule-set-special-italian_house = 15 kaarten per speler, uitkomen tot 180, vier rode drieën zijn 500 punten, en je moet afleggen om uit te gaan.
rule-set-special-british = Wie er geen gat meer in ziet, mag acabar roepen: de ronde is voorbij en de tegenpartij krijgt 1.500.
rule-set-special-uruguayan = Klassieke canasta onder de naam van het land waar het spel vandaan komt.
rule-set-special-uruguay_wild = Drie of meer wilde kaarten zijn een set. Met zeven is het een canasta van 2.000.
rule-set-special-spanish = Zoals in Spaanse regelboeken: 2.000 voor zeven wilde kaarten, bonussen voor vijf en zeven canasta’s en vier zwarte drieën.
rule-set-special-kanasta = Zoals in Tsjechië en Slowakije: 600 voor een zuivere canasta, 1.000 voor een wilde, tot 10.000.
rule-set-special-cuban = Wilde canasta’s van 2.000 tot 4.000; precies zeven kaarten per canasta.
rule-set-special-cutthroat_3p = Wie het eerst de stapel pakt, speelt de ronde solo tegen de twee anderen.
rule-set-special-six_hand_three_pack = Zes spelers, 13 kaarten per speler, twee canasta’s om uit te gaan, uitkomen tot 150.
rule-set-special-modern_american_cla = Bondsregels: uitkomen met 125, 155 en 180, twee canasta’s om uit te gaan, 11 speciale handen.
rule-set-special-modern_american = Canasta’s van zevens, azen en wilde kaarten; rode en zwarte drieën; speciale handen.
rule-set-special-samba = Naast sets ook reeksen van één kleur. Zeven op rij is een samba van 1.500.
rule-set-special-burraco = Reeksen en sets. Zeven kaarten zijn een burraco, zuiver, halfzuiver of onzuiver. Elke partij heeft een pozzetto.
rule-set-special-burraco_3p = Wie het eerst geen kaarten meer heeft, speelt de ronde solo. De twee anderen delen hun punten. Later speelt ieder voor zich.
rule-set-special-buraco = Het open spel van Brazilië: alleen reeksen, een vrije stapel, 1.000 van aas tot aas; een zuivere canasta is genoeg om uit te gaan.
rule-set-special-burraco_international = Het toernooispel van de FIBUR: sets alleen van azen en drieën, niets halfzuivers; uitgaan met een zuivere burraco.
rule-set-special-buraco_closed = Het gesloten spel van Brazilië: gewone sets die geen canasta’s zijn, de bovenste kaart van de stapel meteen neerleggen, 75 vanaf 1.500.
rule-set-special-burako = Het spel van Argentinië, met stenen en twee jokers: een zuivere canasta 200, een onzuivere 100; uitgaan met een van beide. Tot 3.000.
rule-set-special-tranca = Het spel van Brazilië zonder jokers: zwarte drieën blokkeren de stapel, rode kosten 100 zonder canasta.
rule-set-special-biriba = Zoals in Griekenland: reeksen en sets van zeven, zuiver of onzuiver. Reeksen in troef tellen dubbel. Tot 3.030.
rule-set-special-bolivian = Samba met wilde canasta’s van 2.500. Je hebt een reeks nodig om uit te gaan.
rule-set-special-brazilian = Op 7.000 en vanaf 9.000 moet je uitkomen met een canasta. Een te korte reeks kost 1.000.
rule-set-special-chilean = Zowel samba’s als bolivia’s. Verder zijn er weinig regels gepubliceerd.
rule-set-special-italian_samba = Canasta’s van tweeën, bonussen voor vijf en tien canasta’s; de stapel is altijd geblokkeerd.
rule-set-special-hand_and_foot_us = Zoals in de VS: uitgaan met twee zuivere en twee onzuivere canasta’s, vier rondes, 100 punten als je precies 22 kaarten pakt.
rule-set-special-hand_and_foot = Iedereen heeft een hand en een voet van 11 kaarten. Elke ronde is er meer nodig om uit te komen.
rule-set-special-hand_and_foot_solo = Ieder voor zich: één zuivere en twee onzuivere canasta’s om uit te gaan.
rule-set-special-hand_knee_and_foot = Zes spellen en voor iedereen een derde pakje; uitgaan met een canasta van zevens, vijven en wilde kaarten, een zuivere en een onzuivere.
rule-set-special-pennies_from_heaven = Met zes spelers, vier spellen en een tweede hand van 11 kaarten; uitgaan met van elke soort een canasta, ook van zevens.
rule-set-special-boat = Geen gepubliceerde regels gevonden. Je speelt zoals bij Klassiek tot je iets aanpast.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Er zijn twee biribaki van elf kaarten, één per partij. De eerste mag pas gepakt worden als een partij een biriba heeft.
rule-note-foot-pozzetto = Er zijn twee voeten (pozzetti) van elf kaarten, één per partij. Wie van de partij het eerst geen kaarten meer heeft, pakt die voet.
rule-note-foot-morto = Er zijn twee voeten (mortos) van elf kaarten, één per partij. Wie van de partij het eerst geen kaarten meer heeft, pakt die voet.
rule-note-foot-muerto = Er zijn twee voeten (muertos) van elf stenen, één per partij. Wie van de partij het eerst geen stenen meer heeft, pakt die voet.
rule-note-foot-face-down = Gedekt gedeeld.
rule-note-two-in-own-place = In een reeks telt een twee op zijn eigen plaats als gewone kaart.
rule-note-ace-low-or-high = De aas is laag, vóór de twee, of hoog, na de heer.
rule-note-one-low-or-high = De 1 is laag, vóór de 2, of hoog, na de 13.
rule-note-ace-to-ace = Een reeks mag van aas tot aas lopen.
rule-note-thirteen-and-wild = Dertien kaarten van één kleur en een wilde kaart.
rule-note-whole-suit-clean = Alle dertien kaarten van één kleur, zonder wilde kaart.
rule-note-whole-suit-either-ace = Dertien kaarten, van aas tot heer of van twee tot aas, zonder wilde kaart.
rule-note-ace-to-ace-clean = Veertien kaarten zonder wilde kaart.
rule-note-dirty-whole-suit = Ook voor een onzuivere canasta van een hele kleur of van aas tot aas.
rule-note-trump-sequence = Voor een reeks in de troefkleur: de kleur van de kaart die na het delen wordt omgedraaid. Is dat een joker, dan kiest de eerste speler de kleur.
rule-note-two-cards-left = De ronde eindigt als er nog twee kaarten in de stok zijn.
rule-note-whole-pile-free = In plaats van een kaart van de stok mag je de hele stapel pakken.
rule-note-pile-card-at-once = Je moet een van de kaarten meteen neerleggen, in een nieuwe set of bij een set van je partij.
rule-note-closed-pile = Van de stapel zie je alleen de bovenste kaart, en die moet je meteen neerleggen.
rule-note-first-discard = De stapel begint met de eerste afgelegde kaart.
rule-note-mortos-by-cutter = Wie coupeert, maakt van de afgenomen kaarten de twee mortos.
rule-note-trinca-no-canastra = Een trinca is nooit een canasta, ook niet met veel kaarten. Je krijgt er geen bonus voor en kunt er niet mee uitgaan.
rule-note-trinca-natural = Een trinca heeft alleen gewone kaarten. Een reeks mag één wilde kaart hebben.
rule-note-clean-canastra-and-morto = De partij heeft een zuivere canasta nodig en moet haar morto hebben gepakt.
rule-note-canastra-and-morto = Elke canasta is genoeg, maar de partij moet haar morto hebben gepakt.
rule-note-canasta-and-muerto = Elke canasta is genoeg, maar de partij moet haar muerto hebben gepakt.
rule-note-burraco-and-pozzetto = Elke burraco is genoeg, maar de partij moet haar pozzetto hebben gepakt.
rule-note-clean-burraco-and-pozzetto = De partij heeft een zuivere burraco nodig en moet haar pozzetto hebben gepakt.
rule-note-morto-unplayed = Ook voor een morto die met de laatste afgelegde kaart is gepakt en niet is gespeeld. De kaarten ervan tellen dan niet.
rule-note-pozzetto-unplayed = Is een pozzetto gepakt maar niet gespeeld, dan tellen de kaarten ervan als kaarten in de hand.
rule-note-pozzetto-of-partners = Telt voor de twee partners maar één keer. Wie alleen speelt, heeft altijd een pozzetto gepakt.
rule-note-vulnerable = Een partij met minstens de helft van de doelscore is kwetsbaar. Alle sets van één beurt tellen samen.
rule-note-tiles = De 104 stenen, van 1 tot 13 in vier kleuren, zijn twee spellen kaarten: 1 is de aas, en 11, 12 en 13 zijn boer, vrouw en heer.
rule-note-two-play-as-four = Met twee speel je zoals met vier: elk elf kaarten, twee pozzetti en dezelfde punten.
rule-note-threes-ordinary = Drieën zijn gewone kaarten, rood of zwart.
rule-note-same-rank-joins = Andere kaarten van dezelfde waarde komen bij de eerste set.
rule-note-semi-clean = Zeven gewone kaarten in een reeks of van één waarde, met de wilde kaart ervoor of erna.
rule-note-last-card-natural = De laatste kaart mag geen wilde kaart zijn.
rule-note-first-out-alone = Eerst speelt iedereen alleen. Wie het eerst geen kaarten meer heeft, blijft de rest van de ronde alleen. De andere twee leggen hun sets bij elkaar.
rule-note-pozzetto-on-top = Deze pozzetto ligt op de andere en wordt het eerst gepakt.
rule-note-three-pozzetti = Er zijn dan drie pozzetti van elf kaarten, één per speler.
rule-note-pozzetto-for-partners = Voor de twee partners. In de latere fase heeft elke speler er een.
rule-note-same-suit-twice = Een set mag twee kaarten van dezelfde kleur hebben.
rule-note-time-not-target = Op toernooien speel je op tijd, zonder doelscore. Deze komt van het Italiaanse burraco.
rule-note-when-time-is-called = Ook als de tijd om is.
rule-note-wild-three-to-seven = Een set wilde kaarten heeft drie tot zeven kaarten. Bij een canasta die af is, komt er geen meer bij.
rule-note-black-threes-all-six = Leg je ze neer bij het uitgaan, dan tellen ze elk 5. Je mag ze alle zes neerleggen.
rule-note-escalera = In dit spel heet een canasta in een reeks “escalera”.
rule-note-short-sequence-each = Voor elke reeks van dit soort die aan het einde van de ronde op tafel ligt.
rule-note-acaba-any-time = Je mag het op elk moment van je eigen beurt zeggen. Wat op tafel ligt, telt niet.
rule-note-five-players = Met vijf speel je twee tegen drie. In elke ronde is een van de drie vrij.
rule-note-natural-becomes-mixed = Een wilde kaart maakt van een zuivere canasta een onzuivere.
rule-note-red-three-no-meld = Met alleen een rode drie ben je niet uitgekomen.
rule-note-red-three-hidden = Voor elke rode drie die niet op tafel is gelegd. Die levert verder niets op. Is de speler nooit aan de beurt geweest, dan telt die als neergelegd.
rule-note-total-before-deal = Het totaal van de partij vóór de ronde telt.
rule-note-concealed-without-pile = Wie verborgen uitgaat zonder de stapel te pakken, heeft de canasta’s voor het uitgaan nodig, maar geen minimum.
rule-note-going-out-once = Eén keer, voor de partij die is uitgegaan.
rule-note-concealed-two-hundred = Samen 200, als je je hele hand in één beurt neerlegt, met een canasta, zonder eerder iets te hebben neergelegd en zonder sets van je partner. Je mag de stapel pakken.
rule-note-pile-taker-alone = Wie het eerst de stapel pakt, speelt alleen. Heeft niemand hem gepakt, dan speelt alleen wie uitgaat. De andere twee schrijven allebei op wat ze samen halen. Rode drieën telt ieder voor zich.
rule-note-concealed-seven-at-once = Leg de zeven kaarten in één keer neer. Wilde kaarten mogen daarbij zijn. De bonus is 600 of 1.000.
rule-note-only-bonus-doubles = Alleen de bonus verdubbelt, niet de waarde van de kaarten.
rule-note-teams-of-two = Meestal twee koppels, maar het kan ook met drie of vier.
rule-note-one-pack-more = Eén spel kaarten meer dan er spelers zijn.
rule-note-one-pack-more-seven = Eén spel kaarten meer dan er spelers zijn, maar nooit meer dan zeven.
rule-note-hand-and-foot-both = Voor kaarten in de hand en in de voet.
rule-note-top-five = Precies de bovenste vijf kaarten, met twee gewone kaarten uit je hand.
rule-note-five-or-seven-alone = Het kan ook met vijf of zeven, ieder voor zich.
rule-note-finished-book = Bij een canasta die af is, mag je nog gewone kaarten leggen.
rule-note-book = In de Verenigde Staten heet een canasta vaak “book” of “pile”.
rule-note-exactly-22 = Voor elke speler die precies de 22 kaarten voor hand en voet pakt.
rule-note-best-with-four = Het leukst met vier spelers.
rule-note-usually-four = Meestal vier spelers in twee koppels.
rule-note-knee-and-foot = Twee pakjes die je na elkaar speelt: een knie van 13 kaarten en een voet van 11. Met de hand zijn dat 39 kaarten.
rule-note-red-threes-over-seven = 100 per stuk, en 300 extra bij meer dan zeven.
rule-note-red-threes-with-meld = Leg ze neer als je uitkomt. Houd ze tot dan in je hand.
rule-note-only-top-card = Alleen de bovenste kaart van de stapel.
rule-note-two-or-three-alone = Met twee of drie speel je zonder partner.
rule-note-lowest-card = Bijvoorbeeld wie de laagste kaart trekt.
rule-note-minimum-always = Ook als je meteen uitgaat, moet je het minimum halen.
rule-note-no-natural-pair = Een zuiver paar is niet nodig. Je moet alleen de bovenste kaart meteen neerleggen.
rule-note-card-shown = Van 1 kaart extra bij een aas tot 13 bij een heer.
rule-note-twos-not-wild = Zolang de set tweeën van een partij nog geen canasta is, zijn tweeën voor die partij geen wilde kaarten.
rule-note-without-partner-two = Zonder partner heb je twee canasta’s nodig om uit te gaan.
rule-note-at-most-half = Hoogstens de helft van de kaarten: een van de drie, twee van de vier.
rule-note-twos-or-with-jokers = Alleen tweeën, of tweeën en jokers.
rule-note-twos-jokers-or-both = Tweeën, jokers of allebei.
rule-note-three-packs-only = Vijf en zes rode drieën zijn er alleen met drie spellen kaarten.
rule-note-in-pairs = Als je in koppels speelt.
rule-note-aces-with-wilds = Alleen azen. Azen die bij het uitkomen wilde kaarten kregen, zijn een gewone set en worden een onzuivere canasta.
rule-note-each-color = Voor rode en zwarte drieën geldt dezelfde tabel, elke kleur apart.
rule-note-threes-with-canastas = Met twee canasta’s of meer. Met precies één tellen drieën helemaal niet.
rule-note-like-red-three = Zoals een rode drie in de hand.
rule-note-meld-before-pile = Zoals bij toernooien: je komt eerst uit met je hand en mag pas daarna de stapel pakken.
rule-note-except-special-hand = Behalve met een speciale hand.
rule-note-each-player = Voor elke speler, boven op de waarde van de kaarten.
rule-note-special-hand = Veertien kaarten als eerste en enige set van de partij. De andere partij telt zoals altijd.
rule-note-five-naturals-first = Na het uitkomen moet een set vijf gewone kaarten hebben voordat er een wilde kaart bij komt.
rule-note-wild-meld-first = Zolang de set wilde kaarten van een partij niet af is, mogen haar wilde kaarten nergens anders heen.
rule-note-each-whatever-canastas = Voor elke drie, hoeveel canasta’s de partij ook heeft.
rule-note-canasta-of-seven = Een canasta heeft hoogstens zeven kaarten.
rule-note-sevens-with-wilds = Een canasta van zevens mag wilde kaarten hebben, maar hoeft niet.
rule-note-one-of-each-kind = Van elke soort één canasta.
rule-note-sequence-goes-out = Ook een canasta in een reeks telt om uit te gaan.
rule-note-top-card-no-sequence = Ook een reeks mag je niet beginnen met de bovenste kaart van de stapel.
rule-note-three-pairs = Je kunt ook met drie koppels spelen, dan tot 7.500.
rule-note-partner-of-first = Dat is de partner van wie begint.
rule-note-four-of-seven-natural = Minstens vier van de zeven kaarten van een canasta zijn gewone kaarten.
rule-note-bonuses-add-up = Bonussen worden opgeteld: met zeven canasta’s krijg je ze allebei.
rule-note-four-black-threes = Alle vier, neergelegd bij het uitgaan, geven 500 en geen 520: de bonus vervangt de waarde van de kaarten.
rule-note-canasta-oculta = De “canasta oculta”: uitgaan in één beurt, met een canasta, zonder eerder iets te hebben neergelegd of de stapel te hebben gepakt. In de eerste beurt geeft dat 1.000: noteer de andere 500 bij “Straf, notitie”.
rule-note-first-card-covered = Een wilde kaart of een rode drie wordt met een andere kaart bedekt.
rule-note-concealed-with-top-card = Je hoeft niet uit te gaan. Een van de zeven kaarten mag de bovenste van de stapel zijn.
rule-note-threes-never-melded = Drieën worden nooit neergelegd, dus de vier is de laagste kaart.
rule-note-red-three-at-once = Een rode drie leg je meteen neer, dus niemand hoort er een in de hand te hebben.
rule-note-like-every-card = Zoals elke kaart in de hand.
rule-note-pile-always-frozen = De stapel is altijd geblokkeerd.

## Table

cancel = Annuleren
sheet-close = Sluiten
notice-undo = Ongedaan maken
notice-redo = Opnieuw
notice-already = Al opgeslagen op een ander apparaat om { $time }. { $what }
notice-dismiss = Dit bericht sluiten
badge-out = UIT
badge-acaba = ACABAR
table-deal = Ronde { $number }
table-deal-of = Ronde { $number } van { $count }
table-over = Spel afgelopen
table-house-rules = { $name } met huisregels
table-rules-target = { $name } · tot { $target }
table-rules-deals = { $name } · { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
table-dealer = { $name } deelt
table-dealer-rests = { $name } deelt en is deze ronde vrij
table-leader = { $name } begint
table-sheet = Scoreblad
table-pad = Scoreblok
table-chart = Grafiek
table-pad-empty = Hier komen de opgeslagen rondes.
table-passed = { $points } gehaald
table-passed-side = { $side }: uitkomen
table-passed-said = nu { $now }
table-phase = Fase { $number }
table-later-phase = Fase 2 begint
table-later-phase-now = { $kind ->
    [individual] Vanaf nu speelt ieder voor zich
   *[other] Vanaf nu: { $sides }
}
table-series = serie { $score }
series-best-of = Best of 3: { $score }
series-best-of-open = Best of three: { $score }
series-best-of-won = { $players ->
    [one] { $side } wint de best of three met { $score }
   *[other] { $side } winnen de best of three met { $score }
}
table-menu = Meer
table-nothing-to-undo = Niets om ongedaan te maken
table-needs = nodig
table-needs-said = { $needed } nodig
table-to-go = nog { $points }
table-reached = doelscore gehaald
table-record = Ronde { $number } noteren
table-continue = Verder met ronde { $number } · { $points }
table-new-match = Nieuw spel
table-rematch = Revanche
table-menu-menu = Dit spel
table-menu-insert = Vóór welke ronde hoort de vergeten ronde?
table-settings = Spelinstellingen
    .detail = Regels, doelscore, plaatsen, deler, van papier
table-rules = Regels van { $name }
timer = Timer
    .detail = Voor een ronde of voor de hele avond
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Timer gepauzeerd, nog { $time }
    [over] Timer: de tijd is om
    [waiting] Timer uit, { $time }
   *[playing] Timer, nog { $time }
}
timer-up = De tijd is om
timer-start = Timer starten
timer-pause = Pauze
timer-resume = Verder
timer-again = Opnieuw starten
timer-stop = Stoppen
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minuten minder
       *[more] { $minutes } minuten meer
    }
timer-sound = Geluid aan het eind
timer-note = De timer gaat alleen af zolang deze app open is.
table-set-up = Regels, doelscore en namen
table-insert = Vergeten ronde toevoegen
table-before = Vóór ronde { $number }: { $points }
table-end = { $ways ->
    [end] Dit spel beëindigen of verwijderen
    [resume] Verder met dit spel, of verwijderen
   *[delete] Dit spel verwijderen
}
table-end-agreement = In overleg beëindigen
table-end-time = Beëindigen, de tijd is om
table-end-walkover = Een partij geeft op
    .detail = Je kiest welke. Een andere partij wint.
table-end-stays = Het spel blijft bij “Spellen” staan en telt mee in de statistieken.
table-delete = Dit spel verwijderen
    .detail = Het verdwijnt uit “Spellen” en de statistieken. Je kunt het terughalen.
table-keep-playing = Verder spelen
table-end-who = Wie geeft op?
table-end-who-hint = { $sides ->
    [2] De andere partij wint, ongeacht de stand.
   *[other] Van de andere partijen wint die met de meeste punten.
}
table-go-on = Verder met dit spel
table-would-win = { $margin ->
    [one] Het zou winst zijn voor { $side }, met { $margin } punt verschil.
   *[other] Het zou winst zijn voor { $side }, met { $margin } punten verschil.
}
table-would-draw = Het zou een gelijkspel zijn tussen { $sides }.
deal-said =
    Ronde { $number }: { $sides }{ $problems ->
        [0] { "" }
       *[other] , er klopt waarschijnlijk iets niet
    }
deal-said-side = { $side } { $points }, nu { $total }{ $ended ->
    [badge-out] , uit
    [badge-acaba] , acabar geroepen
   *[none] { "" }
}
course-said = Verloop van het spel. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } heeft gewonnen
   *[other] { $side } hebben gewonnen
}{ $margin ->
    [0] { "" }
    [one] { " " }met één punt verschil
   *[other] { " " }met { $margin } punten verschil
}
ending-drawn = Gelijkspel tussen { $sides }
ending-tie = Gelijk aan kop: { $sides }
ending-tie-plays-on = Een extra ronde beslist
ending-target = { $target } gehaald in ronde { $deals }
ending-deals = { $deals ->
    [one] De enige ronde is gespeeld
   *[other] Alle { $deals } rondes zijn gespeeld
}
ending-outright = In één ronde gewonnen
ending-agreement = Beëindigd in overleg
ending-time = De tijd was om
ending-walkover = Gewonnen door walk-over
ending-gave-up = Opgegeven door { $side }
winner-wins = { $players ->
    [one] { $side } wint
   *[other] { $side } winnen
}
winner-by = met { $margin } verschil
winner-deals = { $deals ->
    [one] in één ronde
   *[other] in { $deals } rondes
}
winner-best = beste ronde
winner-canastas = { canasta-name }’s
winner-out = keer uit
winner-out-of = { $out } van { $deals }
winner-games = gewonnen spellen
winner-evening = punten vandaag
winner-games-of = { $won } van { $games } gewonnen
winner-people = Vandaag
winner-to = tot { $target }
winner-pad = Rondes
winner-result = Uitslag
winner-share = Delen
start-title =
    Jullie spelen canasta.
    Het scoreblok telt op.
    .detail = Een ronde noteer je in minder dan twintig tikken, met uitleg bij elk punt.
start-deal = Een ronde in een minuut
    .detail = Canasta’s, drieën, wie uitging
start-meld = Altijd weten waarmee je uitkomt
    .detail = “Is 7 7 7 en V V 2 genoeg?” Vraag het gewoon
start-melds = Weten wat jullie sets waard zijn
    .detail = Tik de kaarten aan en zie elke bonus en elk punt
start-rules = Speel volgens jullie eigen regels
    .detail = { $names }, huisregels
start-demo = Proefspel
start-join = Aansluiten bij een tafel
start-join-how = Richt op de club de camera van je telefoon op de code op de tafelkaart, of typ het adres op de kaart in je browser. Daar opent de tafel. Je hoeft niets te installeren.
empty-title = Er is geen spel bezig
    .detail = Begin een spel en noteer de punten.
empty-last = Laatst gespeeld
empty-running = Met welk spel ga je verder?
    .detail = Tik op een spel om verder te spelen, of begin een nieuw spel.
empty-goes-on = Niet afgelopen
rules-changed =
    { $count ->
        [one] Eén regel is veranderd sinds dit spel begon, maar dit spel houdt de oude
       *[other] { $count } regels zijn veranderd sinds dit spel begon, maar dit spel houdt de oude
    }
rules-changed-title = Gewijzigde regels
rules-changed-hint = Dit spel houdt de regels waarmee het begon.
rules-changed-values = in dit spel { $here }, nu { $today }

## Table view

table-view = Tafelweergave
view-back = Terug naar de tafel
view-turn = { $facing ->
    [across] Partijen tegenover elkaar. Anders draaien
    [aside] Partijen links en rechts. Anders draaien
   *[flat] Partijen niet gedraaid. Anders draaien
}
view-evening = Speeldag
view-clock = { $big }:{ $small }
view-goes-dark = De app kan dit scherm niet aan laten staan. Het kan donker worden.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } achter: { $what }. Dat levert minstens { $worth } op.
   *[other] { $side }, { $behind } achter: in elk van { $deals } rondes { $what }. Dat levert minstens { $worth } op.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] één zuivere { canasta-name }
       *[other] { $count } zuivere { canasta-name }’s
    }
    [mixed] { $count ->
        [one] één onzuivere { canasta-name }
       *[other] { $count } onzuivere { canasta-name }’s
    }
    [wild] { $count ->
        [one] één wilde { canasta-name }
       *[other] { $count } wilde { canasta-name }’s
    }
    [sequence] { $count ->
        [one] één reekscanasta
       *[other] { $count } reekscanasta’s
    }
    [semi_natural] { $count ->
        [one] één halfzuivere { canasta-name }
       *[other] { $count } halfzuivere { canasta-name }’s
    }
    [suit_ace_to_ace] { $count ->
        [one] één { canasta-name } van aas tot aas
       *[other] { $count } { canasta-name }’s van aas tot aas
    }
    [suit_whole] { $count ->
        [one] één { canasta-name } van een hele kleur
       *[other] { $count } { canasta-name }’s van een hele kleur
    }
    [rank_whole] { $count ->
        [one] één { canasta-name } van acht gelijke kaarten
       *[other] { $count } { canasta-name }’s van acht gelijke kaarten
    }
    [twos_natural] { $count ->
        [one] één zuivere { canasta-name } van tweeën
       *[other] { $count } zuivere { canasta-name }’s van tweeën
    }
   *[twos_mixed] { $count ->
        [one] één onzuivere { canasta-name } van tweeën
       *[other] { $count } onzuivere { canasta-name }’s van tweeën
    }
}
catch-up-out = uitgaan

## Chances of winning

chance = Wat hebben we nodig?
chance-percent = { $bound ->
    [over] meer dan { $value }
    [under] minder dan { $value }
   *[about] ongeveer { $value }
}
chance-needs = { $deals ->
    [1] { $side }, { $behind } achter: dit is waarschijnlijk de laatste ronde. Daarin zijn ongeveer { $more } meer nodig dan { $leader }.
   *[other] { $side }, { $behind } achter: er zijn nog ongeveer { $deals } rondes. In elk daarvan zijn ongeveer { $more } meer nodig dan { $leader }.
}
chance-gap = Aan het eind van een ronde liggen twee partijen meestal ongeveer { $gap } punten uit elkaar.
chance-source = Geschat op basis van de laatste { $count } rondes met deze regels. Alle partijen gelden daarbij als even sterk.
chance-simulated = Geschat op basis van { $count } gesimuleerde rondes, totdat hier genoeg rondes met deze regels zijn gespeeld. Alle partijen gelden daarbij als even sterk.

## Pictures of a match

pictures = Verloop en punten
pictures-none = De grafiek begint bij de eerste ronde.
pictures-course = Verloop van het spel
pictures-target = De stippellijn is de doelscore, { $target }.
pictures-bands = Uitkomen: { $bands }.
pictures-band-below = { $needed } onder { $end }
pictures-band = { $needed } vanaf { $start }
pictures-deal-band = { $needed } in ronde { $deal }
pictures-sources = Waar de punten vandaan kwamen
pictures-source =
    { $source ->
        [canastas] { play-head-canastas }
        [cards] Kaarten op tafel
        [threes] Drieën
        [out] Uitgaan
        [hand] Kaarten in de hand
        [partners] Helften van de partners
        [penalties] Strafpunten
        [special] Speciale handen en acabar
        [table] Totaal zonder details
       *[other] Overig
    }
pictures-catching-up = Achterstand inhalen

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value }%
statistics = Statistieken
statistics-counting = Berekenen…
statistics-finished-only = Alleen voltooide spellen
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] 1 voltooid spel
       *[other] { $games } voltooide spellen
    }
statistics-tab = { $tab ->
    [rivals] Duel
    [partnerships] Koppels
    [players] Spelers
   *[deals] Rondes
}
statistics-empty-title = Nog geen spel voltooid
statistics-empty = Zodra een spel is uitgespeeld, zie je hier wie wint, wie uitgaat en welke rondes de beste waren.
statistics-go-on = Verder met ronde { $number }
statistics-import = Oude spellen importeren
statistics-player-none = Nog geen voltooid spel met deze speler.
statistics-games-between = { $games ->
    [one] 1 onderling spel beslist
   *[other] { $games } onderlinge spellen beslist
}
statistics-last = laatste { $count }
statistics-now = nu
statistics-deal = ronde { $number }
statistics-deal-of-day = { $day }, ronde { $number }
statistics-at-least = Minstens { $count } spellen ({ $rules })
statistics-unranked = Minder dan { $count } spellen, zonder plaats
statistics-record = { $wins } van { $games }
statistics-few = { $wins } van { $games }, te weinig
statistics-on-games = { $games ->
    [one] over 1 spel
   *[other] over { $games } spellen
}
statistics-of-games = { $games ->
    [one] van 1 spel gewonnen
   *[other] van { $games } spellen gewonnen
}
statistics-points = { $points } punten per ronde
statistics-since = Sinds { $month } · { $games }
statistics-won-of-these = { $count } gewonnen
statistics-partners = Met partner
statistics-mark = streepje: 50%
statistics-extremes = Beste en slechtste ronde
statistics-with-on-day = { $day }, met { $names }
statistics-unreadable =
    { $count ->
        [one] Eén spel telt niet mee, omdat deze versie het niet kan lezen.
       *[other] { $count } spellen tellen niet mee, omdat deze versie ze niet kan lezen.
    }
statistics-measure =
    { $measure ->
        [won] percentage gewonnen
        [average] punten per ronde
        [canastas] canasta’s per ronde
        [naturals] zuivere canasta’s per spel
        [out] keer uit
        [best] beste ronde
        [streak] langste zegereeks
       *[deals] rondes
    }
statistics-measure-choose = Sorteren op
statistics-measure-said = Gesorteerd op: { $measure }. Kies iets anders
statistics-versus-said = Tegen elkaar: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Kies een tegenstander voor { $name }
statistics-versus-other = { $name }: kies iemand anders
statistics-in-a-row = { $name }: { $count } op rij
statistics-form = Laatste spellen
statistics-result = { $how ->
    [won] gewonnen
    [drawn] gelijk
   *[lost] verloren
}
statistics-rename = { $name }: naam wijzigen
statistics-against = Tegen
statistics-played = { $deals ->
    [one] 1 ronde in totaal
   *[other] { $deals } rondes in totaal
}
statistics-on-deals = { $deals ->
    [0] geen gegevens
    [one] over 1 ronde
   *[other] over { $deals } rondes
}
statistics-on-results = { $deals ->
    [0] geen gegevens
    [one] over 1 score
   *[other] over { $deals } scores
}
statistics-on-outs = { $outs ->
    [0] geen gegevens
    [one] 1 keer uitgegaan
   *[other] { $outs } keer uitgegaan
}
statistics-totals-only = Rondes die als totaal zijn ingevoerd, tellen alleen mee voor de punten.
statistics-matches = Voltooide spellen
statistics-average = Gemiddelde punten per ronde
statistics-best = Beste ronde
statistics-worst = Slechtste ronde
statistics-canastas = Canasta’s per ronde
statistics-naturals = Zuivere canasta’s per spel
statistics-out = Uitgegaan
statistics-concealed = Daarvan verborgen
statistics-threes = Rode drieën per ronde
statistics-luck = Geluk met rode drieën, vergeleken met de tafel
statistics-minutes = Gebruikelijk aantal minuten per ronde

## Setting a match up

seat-compass = { $number ->
    [1] Zuid
    [2] West
    [3] Noord
   *[other] Oost
}
seat-number = Speler { $number }
side-compass = { $number ->
    [1] Noord–Zuid
   *[other] Oost–West
}
side-mark = { $color ->
    [blue] Blauw
    [red] Rood
    [amber] Geel
    [slate] Grijs
    [lilac] Lila
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blauw
    [red] Rood
    [amber] Geel
    [slate] Grijs
    [lilac] Lila
   *[mint] Mint
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] er is één speler genoemd, { $right } zijn nodig
   *[other] er zijn { $count } spelers genoemd, { $right } zijn nodig
}
problem-name_needed = vul een naam in
problem-name_twice = “{ $name }” komt twee keer voor
problem-undrawn = “{ $text }”: wat hier als ▯ staat, kan niet worden getoond en vervalt. Letters mogen Latijns, Grieks, Cyrillisch of Hebreeuws zijn.
problem-changed_since = Niet uitgevoerd: intussen heeft een ander apparaat dit spel gewijzigd. Je ziet nu de nieuwste stand.
problem-no_such_deal = Die ronde bestaat niet meer.
problem-wrong_number_of_scores = vul { $right } beginstanden in

new-match = Nieuw spel
new-match-hint = Tik op een naam of een plaats
new-match-who = Wie speelt er?
new-match-round = { $partners ->
    [yes] Partners zitten tegenover elkaar
   *[no] De tafel rond
}
new-match-against = tegen
new-match-start = Starten
new-match-back = Terug
set-up = Spelinstellingen
set-up-save = Opslaan
set-up-back = Terug zonder op te slaan
set-up-rules = Variant
set-up-rules-choose = Variant: { $name }. Een andere kiezen
set-up-rules-all = Alle { $count } varianten
set-up-rules-usual = Gebruikelijk in je land
set-up-players = Spelers
set-up-players-count = { $count } spelers
set-up-name = Naam van speler { $number }, partij { $side }
set-up-side-rename = Naam van partij { $side }: { $name }
set-up-side-name = Naam van de partij
set-up-short = Korte naam
    .detail = voor kleine schermen
set-up-color = Kleur van { $side }: { $color }
set-up-color-kept = { $name } houdt die in latere spellen. Tik op een andere plaats om te ruilen.
set-up-known = { $name }
    .says = { $name } speelt mee
set-up-dealer = Wie deelt eerst?
set-up-first-dealer = Eerste deler
set-up-target-other = Ander getal
set-up-dealer-label = { $name } deelt eerst
set-up-target = Doelscore
set-up-target-label = Doelscore: { $target }. Een andere invoeren
set-up-target-chip = Tot { $target }
set-up-target-deals =
    { $deals ->
        [one] Het spel duurt één ronde.
       *[other] Het spel duurt { $deals } rondes.
    }
set-up-more = Meer opties
set-up-less = Minder opties
set-up-direction = Speelrichting
set-up-best-of = Aantal spellen
    .detail = { $count ->
        [1] Eén spel
       *[other] Best of three: wie twee keer wint
    }
set-up-opening = Beginstand
set-up-sides = Namen van de partijen
set-up-opening-label = Beginstand van { $name }: { $points }. Een andere invoeren
pad-delete = Laatste cijfer wissen
pad-sign = Plus of min
pad-done = Klaar
set-up-follows =
    { $deals ->
        [one] Er is één ronde genoteerd. Bij opslaan wordt opnieuw gerekend.
       *[other] Er zijn { $deals } rondes genoteerd. Bij opslaan wordt opnieuw gerekend.
    }
set-up-changed-today = Deze regels zijn veranderd sinds het spel begon. Bij opslaan gelden de nieuwe: { $what }.
set-up-no-fit = Kies een variant voor { $sides } partijen: er zijn al rondes genoteerd.
set-up-spoilt =
    { $count ->
        [one] Ronde { $deals } past niet bij deze variant. Kies een andere, of bewerk eerst de ronde.
       *[other] Rondes { $deals } passen niet bij deze variant. Kies een andere, of bewerk eerst de rondes.
    }
set-up-spoilt-why = Ronde { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Deze ronde als totaal bewaren
   *[other] Deze rondes als totaal bewaren
}
set-up-keep-totals-hint = De punten blijven. Canasta’s en kaarten van deze rondes staan er niet meer bij. Met “Ongedaan maken” komen ze terug.
set-up-house-changed = “{ $name }” is veranderd sinds dit spel begon. Het spel houdt zijn regels totdat je “{ $name }” opnieuw kiest.
set-up-no-match = Er is geen spel open.

## Record screen

record-title-record = Ronde { $number }
record-title-amend = Ronde { $number } bewerken
record-title-insert = Ronde { $number } invoegen
record-under = { $dealer } deelde · { $rules }
record-dealt = { $dealer } deelde
record-of = { $number } van { $count }
record-contract = nodig: { $kinds }
record-leave = Sluiten (je invoer blijft bewaard)
record-mode = Alleen totalen
record-mode-short = Totalen
record-kinds = Per soort invoeren
record-kinds-short = Per soort
record-more = Meer voor { $side }
record-gone = Deze ronde staat niet meer in het spel.

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
record-who-out = Wie ging uit?
record-went-out = Uitgegaan: { $side }
record-nobody = Niemand
record-nobody-out = Niemand ging uit
record-concealed = Verborgen
record-acaba = Acabar
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } in deze ronde, nieuw totaal { $total }{ $problem ->
    [yes] , er klopt iets niet
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Zuiver
        [mixed] Onzuiver
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Wild
        }
        [wild_all_twos] Wild, tweeën
        [wild_four_jokers] Wild, vier jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Reeks
        }
        [sevens] Zevens
        [fives] Vijven
        [aces] Azen
        [sevens_mixed] Onzuivere zevens
        [aces_mixed] Onzuivere azen
        [semi_natural] Halfzuiver
        [suit_ace_to_ace] Aas tot aas
        [suit_whole] Hele kleur
        [suit_mixed] Hele kleur, onzuiver
        [rank_whole] Acht gelijke
        [rank_mixed] Acht gelijke, onzuiver
        [twos_natural] Zuivere tweeën
        [twos_mixed] Onzuivere tweeën
       *[other] { play-head-canastas }
    }
    [hand_canastas] { $kind ->
        [natural] Zuiver, uit de hand
       *[mixed] Onzuiver, uit de hand
    }
    [red_threes] Rode drieën
    [black_threes] Zwarte drieën
    [black_threes_captured] Zwarte drieën
    [red_threes_in_hand] Rode drieën in de hand
    [feet_untaken] Voet niet gepakt
    [exact_pickups] Precies genoeg gepakt
    [black_threes_in_hand] Zwarte drieën in de hand
    [incomplete] { $kind ->
        [sevens] Onvoltooide zevens
        [aces] Onvoltooide azen
        [wild] Onvoltooide wilde { canasta-name }
        [wild_with_four_jokers] Onvoltooid, vier jokers
       *[sequence] Te korte reeksen
    }
    [held] { $kind ->
        [sevens] Drie of meer zevens in de hand
       *[aces] Drie of meer azen in de hand
    }
   *[lone] Solo
}
record-row-trump = { $row }, waarvan troef
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
    [0] gepakt
    [1] niet gepakt { $points }
   *[other] { $count } niet gepakt { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Straf, notitie
record-penalty-title = { $side } · straf, notitie
record-remark = Reden of notitie
record-tile-said = { $tile }, { $side }: { $state ->
    [done] klaar, { $points }
    [begun] begonnen, { $points }
   *[none] geen
}
record-fewer = Getallen van 0 tot { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Op tafel
    [hand] { $foot ->
        [true] Hand en voet
       *[false] In de hand
    }
    [books] { play-head-canastas }
    [cards] Kaarten
   *[total] Punten van deze ronde
}
record-field-short = { $field ->
    [table] Op tafel
    [hand] { $foot ->
        [true] Hand, voet
       *[false] In hand
    }
    [books] { play-head-canastas }
    [cards] Kaarten
   *[total] Punten
}
record-field-hint = { $field ->
    [table] kaarten, erbij
    [hand] eraf
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] telt niet
   *[out] uit: geen
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = nog niets
record-typing = wordt ingevoerd
record-not-yet = nog niet
record-totals-hint = Vul de punten in volgens de plaatsen, zoals op papier, inclusief bonussen.
record-typed-total = Totaal: { $side }
record-typed-books = { play-head-canastas }: { $side }
record-typed-cards = Kaarten: { $side }
record-one-total = Eén totaal
record-books = { play-head-canastas } en kaarten
record-books-hint = Vul { canasta-name }’s en bonussen als één getal in en de kaarten als een ander. Dat van de kaarten mag onder nul zijn.

record-key-plus = Plus
record-key-times = Keer
record-key-sign = Plus of min
record-key-delete = Cijfer wissen
record-next = { $field ->
    [table] op tafel
    [hand] { $foot ->
        [true] hand, voet
       *[false] in hand
    }
    [cards] kaarten
   *[total] punten
}
record-next-short = { $field ->
    [table] tafel
    [hand] hand
   *[total] punten
}
record-next-said = Volgende: { $field }, { $side }
record-next-none = Alle getallen zijn ingevuld

record-nothing = Nog niets ingevoerd
record-partners = Telt voor { $names } samen. Vul het één keer in
record-sum = Totaal
record-equals = = { $points }
record-next-meld = uitkomen met { $needed }
record-course = { $before } → { $after } · daarna uitkomen met { $needed }

record-save = Ronde { $number } opslaan
record-save-short = Opslaan
record-missing = { $count ->
    [one] 1 ontbreekt
   *[other] { $count } ontbreken
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Uit zonder { canasta-name }?
       *[other] Uit met te weinig { canasta-name }’s?
    }
    [concealed_without_canasta] Uit zonder { canasta-name }?
    [out_without_foot] Uit zonder de { foot-name }?
    [out_not_said] Wie ging uit?
    [nothing_typed] Niets ingevoerd voor { $side }?
    [total_too_low_for_out] { $side } ging uit met { $points }?
    [total_too_high] { $points } voor { $side }?
    [odd_points] Punten die niet op 0 of 5 eindigen?
   *[other] Klopt dit?
}
warning-not-said = Kies een partij, of “{ record-nobody }”.
warning-nothing-typed = { $side } krijgt dan { $points } voor deze ronde.
warning-add-canastas = Hun { canasta-name } toevoegen
warning-swap = Wisselen met { $side }
warning-somebody-else = Iemand anders ging uit
warning-enter = Punten van { $side } invoeren
warning-change = Wijzigen
warning-change-total = Totaal van { $side } wijzigen
warning-who-out = Kies wie uitging
warning-save = Zo opslaan

record-more-title = { $side } · meer
record-special-hand = Speciale hand
record-special-short = Speciaal
record-none = Geen
record-adjustment-gives = Erbij
record-adjustment-takes = Eraf
record-adjustment-points = Punten
record-reason = Reden
record-note = Notitie bij deze ronde
record-clear = Alle invoer wissen
record-clear-deal = Deze ronde wissen
record-done = Klaar · { $points } tot nu toe

record-moved-on = Het spel is gewijzigd
record-moved-on-hint = { $kind ->
    [amend] Het is nu ronde { $number }.
   *[other] Het zou nu ronde { $number } zijn.
}
record-go-on = Doorgaan
record-start-anew = Opnieuw beginnen
record-rival-title = { $kind ->
    [amend] Ronde { $number } is intussen gewijzigd
   *[other] Ronde { $number } is al opgeslagen
}
record-rival = { $by ->
    [here] Ronde { $number } is om { $time } hier opgeslagen: { $points }.
   *[other] { $kind ->
        [amend] Ronde { $number } is om { $time } op een ander apparaat gewijzigd: { $points }.
       *[other] Ronde { $number } is om { $time } op een ander apparaat opgeslagen: { $points }.
    }
}
record-rival-mine = Jouw punten: { $points }.
record-rival-keep = Opgeslagen ronde houden
record-rival-another = { $saves ->
    [true] De mijne is een andere ronde: opslaan als ronde { $number }
   *[other] De mijne is een andere ronde: doorgaan met ronde { $number }
}
record-rival-amend = Ronde { $number } vervangen door de mijne
record-meanwhile = { $by ->
    [here] Om { $time }: { $what }.
   *[other] Op een ander apparaat om { $time }: { $what }.
}

record-not-saved = Niet opgeslagen
record-close = Sluiten

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (en nog { $count })
record-brief-odd_points = op 0 of 5
record-brief-too_many_points = hoogstens { $most }
record-brief-too_few_points_for_canastas = minstens { $least }
record-brief-total_too_high = hoogstens { $most }
record-brief-total_too_low_for_out = minstens { $least }
record-brief-too_many_points_for_canastas = hoogstens { $most }
record-brief-other = controleer dit
problem-out_not_said = wie ging uit?
problem-nothing_typed = hier is niets ingevoerd

## Counting cards

count-cards = Kaarten tellen
count-way =
    { $way ->
        [values] Op waarde
       *[melds] Sets
    }
count-otherwise = De { $points } punten zijn { $way ->
    [values] op waarde geteld
   *[melds] als sets geteld
}. Een kaart die je hier telt, vervangt ze.
count-value-said = Kaarten van { $points } punten: { $count }
count-most = Er zijn er maar { $count } in het spel.
count-field = { $field }: { $points }
count-next = Volgende
count-empty = Telling wissen
count-from-hand = Uit de hand
count-from-hand-said = Deze canasta is in één keer uit de hand neergelegd
count-laid-from-hand = { $canasta ->
    [none] uit de hand
   *[other] { $canasta }, uit de hand
}

## From paper

paper = Verdergaan vanaf papier
paper-title = Van papier
paper-way = { $way ->
    [totals] Totalen tot nu toe
   *[deals] Per ronde
}
paper-totals-hint = Vul van elke partij de stand tot nu toe in. Vanaf daar speel je verder.
paper-deals-hint = Vul de punten van elke ronde in, inclusief bonussen.
paper-carried = Overgenomen van papier
paper-played-already = Er zijn al rondes genoteerd, dus totalen kun je niet meer overnemen. Voer ze per ronde in.
paper-field-said = { $side }, ronde { $number }: { $points }
paper-take = Overnemen
paper-keep = Ronde { $number } opslaan
paper-next = Volgende partij
paper-done = Verder spelen
paper-undo = Laatste ronde terugnemen

## Penalties and bonuses at any time

adjust = Strafpunten of bonus
adjust-hint =
    { $number ->
        [0] Telt mee in de volgende ronde.
       *[other] Telt mee in ronde { $number }. De reden blijft in de geschiedenis staan.
    }
adjust-save = { $points } voor { $side }
adjust-save-empty = { $kind ->
    [penalty] Strafpunten opslaan
   *[bonus] Bonus opslaan
}

## Breakdown of a deal

back = Terug
problem-of-side = { $side }: { $problem }
breakdown-gone = Deze ronde bestaat niet
breakdown-gone-hint = De ronde is verwijderd of hoort bij een ander spel.
breakdown-saved = Opgeslagen { $time } · { $name }
breakdown-previous = Vorige ronde
breakdown-next = Volgende ronde
breakdown-change = { $before } → { $after }
breakdown-head = Waar de punten vandaan komen
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regel: { $rule }
}
breakdown-sum = Totaal
breakdown-house-rule = Huisregel van dit spel
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } bronnen · { $first }
}
breakdown-book-says = { $name } zegt: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } voor { $count }
}
breakdown-no-rule-total = Aan tafel opgeteld en als totaal ingevoerd.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Aan tafel gegeven of afgetrokken, niet volgens een regel.
breakdown-out-player = { $name } ging uit
breakdown-confirmed = Bevestigd door { $names }
breakdown-adjusted = Strafpunten of bonus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(op dit apparaat)
    [elsewhere] { " " }(op een ander apparaat)
    [none] { "" }
   *[other] { " " }(door { $where })
}
breakdown-insert = Een ronde invoegen vóór ronde { $number }
breakdown-drop = Verwijderen
breakdown-amend = Bewerken
breakdown-next-deal = Volgende
breakdown-drop-title = Ronde { $number } verwijderen?
breakdown-drop-hint = De punten vervallen en alle totalen worden aangepast. Je kunt dit ongedaan maken.

## Matches

matches = Spellen
matches-count =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
matches-none = Nog geen spellen. Tik op “Nieuw spel” om te beginnen.
matches-older = Oudere spellen
matches-open = nu open
matches-running = { $deals ->
    [0] net begonnen
    [one] bezig, 1 ronde
   *[other] bezig, { $deals } rondes
}
matches-deals = { $deals ->
    [0] geen rondes
    [one] 1 ronde
   *[other] { $deals } rondes
}
matches-now = Nu
matches-continue = Doorgaan
matches-find = Zoeken in de spellen
matches-find-hint = Een naam of de variant
matches-find-none = Geen spellen gevonden met “{ $text }”.
matches-find-close = Zoeken sluiten
matches-more-label = Meer: { $names }
matches-rematch = Revanche
matches-unreadable = Een spel dat deze versie niet kan lezen.

## More

more = Meer
more-rules = Regels
    .detail = { $count } varianten, met bronnen
more-language = Taal
more-language-device = Systeemtaal
more-theme = Weergave
more-theme-mode =
    { $mode ->
        [light] Licht
        [dark] Donker
       *[other] Systeem
    }
more-at-table = Aan tafel
more-look = Uiterlijk en taal
more-data = Je gegevens
more-backups-none = nog geen
more-motion = Beweging en trillen
more-sounds = Geluid
more-chances = Winstkansen
store = Opslag
store-read-only = Alleen lezen: er kan niets worden opgeslagen. Je kunt de spellen nog wel bekijken.
about = Over deze app
about-what = Houdt de punten bij als je canasta speelt met echte kaarten, en toont bij elke post de regel.
about-version = Canasta Scorekeeper { $version }
about-words = Klinkt er iets niet goed? Verbeteringen zijn welkom. De teksten staan in { $file }.
about-licence = Vrije software onder de MIT-licentie. Lettertypen: Roboto onder de Apache-licentie, Bitter onder de SIL Open Font License; symbolen gebaseerd op DejaVu Sans.
about-data = Alles wordt op dit apparaat bewaard, in { $file }.

## De app als site in de browser

safari = Safari kan je spellen wissen
safari-why = Safari wist de gegevens van een site die je zeven dagen niet bezoekt. { $device ->
    [mac] Staat de app in het Dock, dan blijven je spellen bewaard.
   *[phone] Staat de app op het beginscherm, dan blijven je spellen bewaard.
}
safari-how = Laat zien hoe
safari-later = Niet nu
install-phone = Zet op beginscherm
install-mac = Voeg toe aan Dock
install-app = Installeren als app
install-open = { $device ->
    [mac] Open in Safari het menu “Archief”.
   *[phone] Tik op de deelknop: het vierkant met de pijl omhoog. Zie je die niet, tik dan eerst op “…”.
}
install-choose = { $device ->
    [mac] Kies “Voeg toe aan Dock”.
   *[phone] Scrol omlaag en tik op “Zet op beginscherm”.
}
install-add = { $device ->
    [mac] Klik op “Voeg toe” en open Canasta voortaan vanuit het Dock.
   *[phone] Tik op “Voeg toe” en open Canasta voortaan vanaf het beginscherm.
}
install-games = De nieuwe app begint leeg. Bewaar je spellen eerst hier en open dat bestand daar: “Meer”, “Export en import”, “Een bestand importeren”.
kept = Bewaard door deze browser
kept-promise = { $promised ->
    [yes] beloofd
   *[no] niet beloofd
}
kept-why = { $promised ->
    [yes] Deze browser heeft beloofd je spellen te bewaren tot je zijn gegevens zelf wist. Een opgeslagen bestand blijft ook dan.
   *[no] Deze browser kan je spellen wissen als het apparaat weinig ruimte heeft, of als je hier lang niet bent geweest. Een opgeslagen bestand blijft bestaan.
}
save-all = Alle spellen als bestand opslaan
about-copy = Versie { $copy }, bijgewerkt: { $when }
cover-private = Je spellen blijven op dit apparaat.
cover-loading = Laden
cover-starting = Starten
cover-once = Vanaf het tweede bezoek opent de app sneller, ook zonder netwerk.
cover-back = Je spellen worden geopend
cover-failed = De app kon niet starten.
cover-failed-hint = Controleer de verbinding en probeer het opnieuw. Je bewaarde spellen blijven zoals ze zijn.
cover-slow = Dit duurt langer dan anders.
cover-retry = Opnieuw proberen
cover-script = Deze app heeft JavaScript nodig, maar dat staat in deze browser uit.

## Backups

backups = Back-ups
backups-row =
    { $count ->
        [0] Nog geen: de eerste komt zodra er een spel begint
        [one] 1 back-up
       *[other] { $count } back-ups
    }
backups-explained = Back-ups worden automatisch gemaakt. Vóór het terugzetten wordt eerst een back-up van je huidige spellen gemaakt.
backups-make = Nu een back-up maken
backups-send = Kopie opslaan
backups-elsewhere = Een kopie elders helpt als dit apparaat zoekraakt.
backups-made = Back-up gemaakt.
backups-not-needed = De laatste back-up is actueel, dus er is geen nieuwe nodig.
backups-nothing = Er is nog niets om een back-up van te maken.
backups-none = Nog geen back-ups.
backups-state = { $current ->
    [yes] Alles in de back-up
   *[no] Gewijzigd sinds de laatste back-up
}
backups-holds =
    { $matches ->
        [0] Geen spellen
        [one] 1 spel
       *[other] { $matches } spellen
    }, { $deals ->
        [0] geen rondes
        [one] 1 ronde
       *[other] { $deals } rondes
    }
backups-reason = { $reason ->
    [hand] Met de hand
    [import] Vóór een import
    [restore] Vóór het terugzetten
    [erase] Na het wissen van een persoon
   *[automatic] Automatisch
}
backups-number = Back-up { $number }
backups-look = Laden…
backups-restore = Terugzetten
backups-restored =
    De spellen zijn weer zoals in de back-up van { $when }. { $before ->
        [none] Daarvoor was er niets.
       *[other] Wat er daarvoor was, staat in de back-up van { $before }.
    }
backup-title = Deze back-up terugzetten?
backup-gone = Deze back-up bestaat niet meer
backup-gone-hint = De back-up is verwijderd om plaats te maken voor nieuwere.
backup-no-change = Er zou niets veranderen, want je spellen zijn gelijk aan die in deze back-up.
backup-come =
    { $count ->
        [one] Eén spel komt terug
       *[other] { $count } spellen komen terug
    }
backup-go =
    { $count ->
        [one] Eén spel verdwijnt: het staat niet in de back-up
       *[other] { $count } spellen verdwijnen: ze staan niet in de back-up
    }
backup-change =
    { $count ->
        [one] Eén spel gaat terug naar de eerdere stand
       *[other] { $count } spellen gaan terug naar de eerdere stand
    }
backup-same =
    { $count ->
        [one] Eén spel blijft zoals het is.
       *[other] { $count } spellen blijven zoals ze zijn.
    }
backup-beside = Huisregels, spelers en bevestigingen op dit apparaat worden ook teruggezet.
backup-device = Instellingen en half ingevoerde rondes die hier ontbreken, worden ook teruggezet.
backup-club = Speeldagen van de club worden ook teruggezet. Tafelcodes die je hebt vervangen, komen niet terug.
backup-restore = Deze back-up terugzetten
backup-ask = Back-up van { $when } terugzetten?
backup-ask-hint = Eerst wordt een back-up van je huidige spellen gemaakt, zodat je terug kunt.

## Two states of a match, side by side

differ-now = Nu
differ-then = In de back-up
differ-here = Hier
differ-file = In het bestand
differ-deal = Ronde { $number }
differ-deal-moved = Ronde { $mine } hier, { $theirs } daar
differ-none = geen ronde
differ-same-deals = { $count ->
    [one] Eén ronde is in beide gelijk.
   *[other] { $count } rondes zijn in beide gelijk.
}
differ-same-points = De punten zijn gelijk, maar andere details verschillen.
differ-only-history = De rondes zijn gelijk. Alleen de geschiedenis verschilt.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totalen
differ-nothing = niets
set-up-part-ended = einde van het spel
set-up-clockwise = met de klok mee
set-up-anticlockwise = tegen de klok in
set-up-running = niet beëindigd
field-note = notitie
field-dealer = deler
field-out_player = wie uitging
field-at = tijd
field-confirmed_by = bevestigd door
field-seats = plaatsen

## Export and import

exchange = Export en import
exchange-import = Een bestand importeren
    .detail = Je ziet eerst wat erin staat. Niets wordt ongevraagd overschreven
exchange-phone = Naar een nieuwe telefoon
exchange-phone-how = Eén bestand bevat alle spellen met hun geschiedenis, de spelers en je huisregels. Deel het of sla het op, en open het op de nieuwe telefoon met “Een bestand importeren”. Van deze telefoon verdwijnt niets, en je kunt het bestand vaker importeren.
exchange-everything = Alles exporteren
    .detail =
        { $count ->
            [0] Nog geen spellen
            [one] 1 spel
           *[other] Alle { $count } spellen
        }
exchange-evenings = Spellen van één dag
exchange-evening-row =
    { $count ->
        [one] 1 spel
       *[other] { $count } spellen
    }
exchange-no-day = Zonder datum
exchange-one = Eén spel exporteer je via het menu van dat spel in de lijst met spellen.
exchange-older = Eerdere dagen
send = Dit spel exporteren
send-title = { $what } exporteren
send-record = Een bestand opslaan om weer te importeren
send-table = Spreadsheet opslaan (CSV)
send-share = Het bestand delen…
send-copy = Bestand als tekst kopiëren
send-plays = Bestand voor BG Stats (.bgsplay)
    .detail = Alleen voltooide spellen
send-no-plays = Er is nog geen spel voltooid, dus er is niets voor BG Stats.
send-saved = Opgeslagen: { $file }
send-downloaded = { $file } staat in de downloads van deze browser.
send-left-out =
    { $count ->
        [one] Eén spel ontbreekt, omdat deze versie het niet kan lezen: { $names }
       *[other] { $count } spellen ontbreken, omdat deze versie ze niet kan lezen: { $names }
    }
send-copied = Gekopieerd. Plak het in een bericht of notitie. “Een bestand importeren” kan het daar weer van lezen.
send-failed = Dat kan niet op dit apparaat. Probeer een andere manier.
import-title = Importeren
import-explained = Een bestand van deze app of een spel (JSON). Je ziet wat er verandert voordat er iets gebeurt.
import-choose = Bestand kiezen
import-paste = Of plak hier de tekst
import-look = Voorbeeld
import-pasted = geplakte tekst
import-other = Een ander bestand kiezen
import-refused = Dit kan niet worden geïmporteerd. Er is niets veranderd.
import-newer = Dit bestand is opgeslagen met een nieuwere versie van deze app. Werk de app bij en importeer het dan. Er is niets veranderd.
import-no-text = In dit bestand staat geen leesbare tekst. Er is niets veranderd.
import-not-read = Het bestand kon niet worden gelezen. Open het, kopieer de tekst en plak die hieronder.
import-more-wrong = { $count ->
    [one] en nog één
   *[other] en nog { $count }
}
import-new =
    { $count ->
        [one] Eén spel is nieuw
       *[other] { $count } spellen zijn nieuw
    }
import-same =
    { $count ->
        [one] Eén spel staat er al, ongewijzigd.
       *[other] { $count } spellen staan er al, ongewijzigd.
    }
import-conflicts =
    { $count ->
        [one] Eén spel is er al, maar is anders
       *[other] { $count } spellen zijn er al, maar zijn anders
    }
import-house =
    { $count ->
        [one] Huisregels in het bestand: { $names }
       *[other] Huisregels in het bestand ({ $count }): { $names }
    }
import-people =
    { $count ->
        [one] Eén speler is nieuw of heeft nieuwe gegevens
       *[other] { $count } spelers zijn nieuw of hebben nieuwe gegevens
    }
import-renamed = { $name }, voorheen { $before }
import-nothing = Alles wat erin staat, is hier al. Importeren verandert niets.
import-empty = In dit bestand staan geen spellen.
import-take = Importeren
import-decide =
    { $count ->
        [one] Beslis over het spel dat verschilt
       *[other] Beslis over de { $count } spellen die verschillen
    }
conflict-later = Het bestand is nieuwer dan wat hier staat. Bij overnemen gaat er niets verloren.
conflict-earlier = Het bestand is ouder dan wat hier staat. Bij overnemen vervallen latere wijzigingen.
conflict-apart = Beide versies hebben wijzigingen die de andere niet heeft.
conflict-mine = De mijne houden
conflict-theirs = Bestand overnemen
conflict-both = Beide houden
conflict-answer =
    { $answer ->
        [mine] Het spel blijft zoals het hier is.
        [theirs] Het spel wordt gelijk aan dat in het bestand. Elke wijziging staat in de geschiedenis, en je kunt ze ongedaan maken.
       *[both] Het spel uit het bestand komt als apart spel naast dat van jou te staan.
    }
conflict-said = { $answer } voor { $names }
taken-kept = Er is niets veranderd.
taken-added =
    { $count ->
        [one] Er is één spel toegevoegd.
       *[other] Er zijn { $count } spellen toegevoegd.
    }
taken-replaced =
    { $count ->
        [one] Eén spel is nu zoals in het bestand.
       *[other] { $count } spellen zijn nu zoals in het bestand.
    }
taken-unchanged =
    { $count ->
        [one] Eén spel is gebleven zoals het was.
       *[other] { $count } spellen zijn gebleven zoals ze waren.
    }
taken-unanswered =
    { $count ->
        [one] Eén spel is intussen veranderd en gebleven zoals het was. Importeer het bestand nog eens om te beslissen.
       *[other] { $count } spellen zijn intussen veranderd en gebleven zoals ze waren. Importeer het bestand nog eens om te beslissen.
    }
taken-house =
    { $count ->
        [one] Huisregels toegevoegd: { $names }
       *[other] Huisregels toegevoegd ({ $count }): { $names }
    }
taken-people =
    { $count ->
        [one] Eén speler is bijgewerkt uit het bestand.
       *[other] { $count } spelers zijn bijgewerkt uit het bestand.
    }
taken-house-conflict = Je hebt al andere huisregels met deze naam. Die zijn niet vervangen: { $names }
taken-house-refused = Sommige huisregels kunnen hier niet worden gespeeld en zijn niet geïmporteerd: { $why }
taken-show = Spellen tonen
taken-back = Import ongedaan maken
match-in-short = { $sides } · { $deals ->
    [0] geen rondes
    [one] 1 ronde
   *[other] { $deals } rondes
}

## History

history = Geschiedenis
history-menu = Wijzigingen
history-of-deal = Geschiedenis van ronde { $number }
history-of-dropped = Geschiedenis van een verwijderde ronde
history-every = { $count ->
    [one] Eén wijziging
   *[other] { $count } wijzigingen, de nieuwste eerst
}
history-none = Deze ronde zit niet in het geopende spel.
history-whole = Het hele spel
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , op dit apparaat
    [elsewhere] , op een ander apparaat
   *[other] , door { $who }
}
history-why = Reden: { $reason }

## What was found at the start

found-title = Over de spellen op dit apparaat
found-again = Je vindt dit terug onder “Meer”.
found-read = Begrepen
found-look = Back-up bekijken
found-keep = Verder zonder back-up

## The rules browser

rules-title = Regels
rules-search = Zoeken
rules-found =
    { $count ->
        [0] Geen regels gevonden
        [one] 1 regel gevonden
       *[other] { $count } regels gevonden
    }
rules-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
rules-origin-document = Uit onze bronnen
rules-origin-rule_book = Uit regelboeken
rules-edition = { $origin }, uitgave { $edition }
rules-inherits = Al het andere is zoals bij { $from }.
rules-without-house = De waarden van { $name }, zonder jullie huisregels.
rules-proposed = { $count ->
    [one] Eén regel heeft geen bron: { $what }. Spreek die af voordat jullie spelen.
   *[other] { $count } regels hebben geen bron: { $what }. Spreek ze af voordat jullie spelen.
}
rules-proposed-many = { $count } van { $all } regels hebben geen bron. Ze zijn gemarkeerd als “voorstel”: spreek ze af voordat jullie spelen.
rules-others-say = Andere bronnen
rules-source-notes = In het Engels, voor wie regels controleert
compare = Regels vergelijken
compare-with = Vergelijken met andere regels
compare-with-which = { $name } vergelijken met:
compare-swap = Omwisselen
compare-differences = { $count ->
    [one] 1 verschil
   *[other] { $count } verschillen
}
compare-all = Alle { $count } regels
compare-both = Beide
compare-same = Deze varianten zijn gelijk.
confirm-look = Bekijken en afspreken
confirm-title = { $count ->
    [one] Eén regel zonder bron
   *[other] { $count } regels zonder bron
}
confirm-why = Geen regelboek dat we kennen, zegt hier iets over. Dit is een voorstel.
confirm-agree = Zo spelen we
confirm-change = Iets veranderen met huisregels
confirm-done = Afgesproken op { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Ronde
sheet-heading-said = Kolommen: { $sides }. Van elke partij de punten van de ronde en het totaal erna
sheet-opening = Begin
sheet-total = Totaal
sheet-needs = Nodig
sheet-of-side = { $side } { $value }
sheet-running = Het spel loopt nog. Er is nog geen winnaar.

## Switches

switch-affects-score = Heeft invloed op de punten.
switch-affects-legality = Bepaalt welke sets geldig zijn.
switch-affects-initial_meld = Bepaalt wat je nodig hebt om uit te komen.
switch-affects-go_out = Bepaalt wie uit mag gaan.
switch-affects-match = Bepaalt hoe een spel eindigt.
switch-affects-limits = Bepaalt met hoeveel kaarten je speelt.
switch-affects-text = Heeft geen invloed op de punten.
switch-asks = Geen bron noemt hiervoor een waarde. Spreek af: { $what }
switch-other-form = Spelen jullie het anders? Er is ook: { $names }

switch-hand_size = Hoeveel kaarten iedereen krijgt. Dertien, veertien en vijftien komen ook voor, vaak afhankelijk van het aantal spelers.
switch-hand_size_pennies = Hoeveel kaarten iedereen krijgt naast de tweede hand.
switch-jokers_a_pack = Hoeveel jokers er meespelen. Sommige spellen kaarten hebben er drie in plaats van twee. Twee zulke spellen hebben 110 kaarten.
switch-packs_italian = Met hoeveel spellen kaarten je speelt. Met veel spelers kan er een derde bij. Stel dan in hoeveel zes rode drieën waard zijn.
switch-packs_chilean = Of je met drie of met vier spellen kaarten speelt. Geen bron zegt hoeveel acht rode drieën waard zijn: vul het hier in.
switch-packs_hand_and_foot = Met hoeveel spellen kaarten je speelt: vier tot zeven, meestal één meer dan er spelers zijn.
switch-packs_hand_and_foot_alone = Met hoeveel spellen kaarten je speelt: meestal één meer dan er spelers zijn, soms meer.
switch-exact_pickup = Of je 100 krijgt als je in één keer precies de kaarten voor hand en voet pakt.
switch-eights_and_nines = Of achten en negens 10 tellen of, net als de lagere kaarten, 5.
switch-teams_of_six = Of zes spelers twee partijen van drie vormen of drie van twee.
switch-teams_of_six-two = twee partijen van drie
switch-teams_of_six-three = drie partijen van twee
switch-teams_of_six_to_10000 = Of zes spelers twee partijen van drie vormen of drie van twee. Drie partijen spelen tot 7.500.
switch-teams_of_six_to_10000-two = twee partijen van drie
switch-teams_of_six_to_10000-three = drie partijen van twee
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Of je met de klok mee of tegen de klok in deelt en speelt.
switch-wilds_against_naturals = Hoeveel wilde kaarten een set mag hebben: tot drie, nooit meer dan gewone kaarten, of altijd minder.
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Of je nog kaarten bij een voltooide canasta mag leggen, of dat die na zeven kaarten dicht is.
switch-finished_canastas-open = bijleggen mag
switch-finished_canastas-closed = dicht na zeven
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Of je bij het uitgaan acht of meer kaarten van één waarde mag neerleggen.
switch-wild_melds = Of drie of meer wilde kaarten een set zijn. Zeven zijn een canasta. Die telt 2.000 of 1.000, dat verschilt per tafel.
switch-wild_melds_italian = Of drie of meer wilde kaarten een set zijn. Vul dan in hoeveel zo’n canasta waard is.
switch-sequences = Of je reeksen van één kleur mag neerleggen, zoals bij samba. Eén boek laat ze weg.
switch-bonuses_when_out_italian = Of alleen de partij die uitgaat de bonussen voor zeven tweeën krijgt, zuiver of onzuiver.
switch-bonuses_when_out_italian-when_out = alleen bij uitgaan
switch-bonuses_when_out_italian-always = altijd
switch-wilds_in_a_meld = Hoeveel wilde kaarten er in een gewone set mogen: twee, drie of zoveel je wilt.
switch-black_threes_melded = Wanneer je drie of meer zwarte drieën mag neerleggen, voor 5 per stuk: bij het uitgaan, nooit of altijd.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Welk getal bij precies 2.000, 5.000 of 7.000 geldt om uit te komen: het hogere of nog het lagere.
switch-first_melds_italian-limit_to_the_higher = het hogere getal
switch-first_melds_italian-limit_to_the_lower = het lagere getal
switch-first_melds_samba = Of je vanaf 7.000 uitkomt met 150 of met 160.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Of het minimum om uit te komen van de ronde of van de stand afhangt.
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Hoe het minimum stijgt: per 500 punten, eenmaal bij 1.500, of per ronde.
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: per 500 punten
switch-first_melds_pennies-from_1500 = 50, vanaf 1.500 dan 150
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: per ronde
switch-first_melds_brazilian = Of je vanaf 8.000 uitkomt met 200 en een canasta, of met alleen 200.
switch-first_melds_brazilian-canasta_of_200 = 200 en een canasta
switch-first_melds_brazilian-200_alone = alleen 200
switch-first_melds_hand_and_foot = Of het minimum om uit te komen van de ronde afhangt of, als je tot 10.000 speelt, van de stand.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 in elke ronde
switch-first_melds_hand_and_foot-by_score = naar de stand
switch-top_card_counts = Of de bovenste kaart van de stapel meetelt bij het uitkomen, of dat je eerst op tafel moet zijn.
switch-pile_for_first_melds = Of je de stapel mag pakken in de beurt waarin je uitkomt.
switch-concealed_minimum = Wanneer je ook bij verborgen uitgaan het minimum nodig hebt: alleen met de stapel, altijd of nooit.
switch-splash = Of je met een hele canasta altijd mag uitkomen, hoeveel die ook telt (de “splash”).
switch-cards_in_canastas = Of naast de bonus ook de kaarten in een canasta meetellen.
switch-books_of_sevens = Of een zuivere canasta van zevens net zo veel telt als elke andere, of 1.500.
switch-books_of_sevens-as_any = net als elke andere
switch-sevens_with_wilds = Of zevens met wilde kaarten een canasta van zevens zijn of een gewone onzuivere.
switch-sevens_with_wilds-mixed = gewone onzuivere
switch-wild_canastas_pennies = Wat een canasta van wilde kaarten telt.
switch-natural_canastas_kanasta = Wat een zuivere canasta telt: 600, of 500 zoals bij Klassiek.
switch-trump = Of een canasta die een reeks in de troefkleur is, de kleur van de eerste open kaart, een dubbele bonus geeft.
switch-concealed_canasta = Wat een handcanasta extra oplevert: niets, 100 of een dubbele bonus.
switch-red_threes_of_six = Of vier van de zes rode drieën 800 opleveren of 400.
switch-red_threes_need_a_canasta = Of rode drieën als pluspunten tellen zodra een partij op tafel is, of pas met een canasta.
switch-red_threes_samba = Of rode drieën pas als pluspunten tellen met twee canasta’s, of al zodra een partij op tafel is, zoals bij Klassiek.
switch-red_threes_brazilian = Of rode drieën als pluspunten tellen met één canasta, of pas met twee.
switch-red_threes_cuban = Of rode drieën zonder canasta niet tellen, of als minpunten.
switch-four_red_threes_unmelded = Wat vier rode drieën kosten als er niets op tafel ligt: de gewone aftrek, of maar 400.
switch-four_red_threes_unmelded-by_the_table = de gewone aftrek
switch-forgotten_red_three = Wat een vergeten rode drie kost (behalve als de speler niet aan de beurt is geweest).
switch-red_threes_laid_out = Of je rode drieën voor 100 per stuk op tafel legt en er een nieuwe kaart voor koopt, of ze nooit neerlegt.
switch-red_threes_laid_out-never = nooit
switch-red_threes_laid_out-for_100 = voor 100 per stuk
switch-red_threes_knee = Of zeven rode drieën 700 waard zijn (en acht 1.100) of 1.000.
switch-red_threes_knee-from_eight = meer vanaf acht
switch-red_threes_knee-from_seven = meer vanaf zeven
switch-red_threes_left = Wat elke rode drie kost die in hand of voet blijft.
switch-black_threes_left = Wat elke zwarte drie kost die in hand of voet blijft.
switch-black_threes_kanasta = Wat elke zwarte drie kost die in de hand blijft.
switch-canastas_to_go_out = Of je met één canasta mag uitgaan of met twee. Twee is gebruikelijk als je twee kaarten koopt.
switch-out_without_a_canasta = Of je een canasta nodig hebt om uit te gaan.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Of je met één canasta mag uitgaan of met twee.
switch-books_to_go_out = Welke canasta’s je nodig hebt om uit te gaan. Elke tafel doet het anders.
switch-books_to_go_out-1_1 = 1 zuivere, 1 onzuivere
switch-books_to_go_out-1_2 = 1 zuivere, 2 onzuivere
switch-books_to_go_out-2_2 = 2 zuivere, 2 onzuivere
switch-books_to_go_out-2_2_wild = 2 zuivere, 2 onzuivere, 1 wilde
switch-books_to_go_out-3_3 = 3 zuivere, 3 onzuivere
switch-books_to_go_out-3_4 = 3 zuivere, 4 onzuivere
switch-books_to_go_out-5_4 = 5 zuivere, 4 onzuivere
switch-last_discard = Of je bij het uitgaan je laatste kaart moet afleggen, of die ook bij een set mag leggen.
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Hoeveel uitgaan oplevert: 200, of 100 zoals bij Klassiek.
switch-concealed_hand_and_foot = Wat verborgen uitgaan extra oplevert: niets of 100.
switch-asking_the_partner = Of je voor het uitgaan je partner mag vragen, moet vragen of niet mag vragen. Het antwoord is bindend.
switch-short_sequences = Welke reeksen aan het einde van een ronde 1.000 kosten: die van hoogstens vijf kaarten, of alleen die van hoogstens vier.
switch-four_jokers_unfinished = Of een onvoltooide wilde canasta met vier jokers 2.500 kost in plaats van 2.000.
switch-special_hands_mode = Of een speciale hand in plaats van de andere punten van de partij telt, of erbij komt.
switch-acaba = Wie er geen gat meer in ziet, mag acabar roepen. De ronde is dan voorbij. Elke andere partij krijgt 1.500, de eigen partij niets. Je mag het eerst je partner vragen.
switch-acaba_alone = Wie er geen gat meer in ziet, mag acabar roepen. De ronde is dan voorbij. Alle anderen krijgen 1.500, wie roept niets.
switch-seven_canastas = Of je met zeven canasta’s in één ronde 5.000 krijgt en het spel wint.
switch-seven_canastas_mode = Of de punten voor winst met canasta’s bij de score van de ronde komen of die vervangen.
switch-semi_clean = Of een halfzuivere canasta een eigen bonus heeft of als onzuivere telt.
switch-royal_burraco = Of, zonder wilde kaarten, een koninklijke burraco (13 kaarten van één kleur) 300 telt en een superburraco (acht gelijke kaarten) 250.
switch-royal_burraco-none = als elke zuivere
switch-royal_burraco-royal = 300 en 250
switch-royal_burraco_wild = Of een koninklijke burraco met een wilde kaart 250 telt en een superburraco met een wilde kaart 200. Dit is een huisregel.
switch-royal_burraco_wild-none = als elke andere
switch-royal_burraco_wild-wild = 250 en 200
switch-wild_canasta_burako = Of jokers en tweeën op zichzelf mogen worden neergelegd. Een canasta daarvan telt 1.000.
switch-jokers_burako = Of er met twee jokers wordt gespeeld, zoals in de versie met stenen, of met vier.
switch-free_play_three = Vanaf hoeveel punten ieder voor zich speelt, en met hoeveel je wint.
switch-free_play_three-tournament = 1.000 en 1.505 (toernooi)
switch-free_play_three-free = 1.500 en 2.005 (vrij spel)
switch-odd_halves = Hoe de helft van een oneven aantal punten wordt afgerond.
switch-jokers_buraco = Wat een joker telt: 20, of 50 zoals bij Klassiek.
switch-twos_buraco = Wat een twee telt: 10, of 20 zoals bij Klassiek.
switch-groups_buraco = Of je ook kaarten van één waarde mag neerleggen, zoals bij gesloten Buraco.
switch-first_melds_buraco = Of er geen minimum is om uit te komen, of 75 zodra een partij 1.500 of 1.000 punten heeft.
switch-first_melds_buraco-none = geen minimum
switch-first_melds_buraco-75 = 75 vanaf 1.500
switch-first_melds_buraco-from_1000 = 75 vanaf 1.000
switch-vulnerable_again = Wat een kwetsbare partij in haar volgende kwetsbare rondes nodig heeft: weer 75, of 90.
switch-vulnerable_again-same = weer 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Of een niet gepakte { foot-name } altijd punten kost, of alleen als een andere partij de hare heeft gepakt.
switch-whole_suit_buraco = Of een hele kleur, aas tot heer of twee tot aas, 500 telt of als elke zuivere canasta.
switch-ace_to_ace_buraco = Of een reeks van aas tot aas 1.000 telt of als elke andere.
switch-clean_to_go_out = Of je een zuivere canasta nodig hebt om uit te gaan, of een willekeurige, zoals bij gesloten Buraco.
switch-clean_to_go_out-natural = zuiver
switch-clean_to_go_out-any = willekeurig
switch-pile_buraco = Of iedereen de stapel mag pakken, of alleen wie de bovenste kaart neerlegt, zoals bij gesloten Buraco.
switch-card_values_tranca = Wat kaarten tellen: alle 10, zoals bij Buraco, of 8 van vier tot tien en 10 daarboven.
switch-card_values_tranca-10 = alle 10
switch-card_values_tranca-buraco = zoals bij Buraco
switch-card_values_tranca-8 = 8 en 10
switch-four_red_threes_tranca = Of alle vier de rode drieën 400 of 800 waard zijn.
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Of iedereen elf of dertien kaarten krijgt.
switch-canastas_together_spanish = Of vijf canasta’s 500 extra opleveren en zeven nog eens 2.000.
switch-canastas_together_spanish-bonus = 500 en 2.000
switch-canastas_together_spanish-none = geen bonus
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Of alle vier de zwarte drieën, neergelegd bij het uitgaan, 500 waard zijn.
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = alleen hun kaartpunten
switch-target_buraco = Met hoeveel punten je wint: 2.000, 3.000, 4.000, 5.000 of een ander getal.
switch-target = Met hoeveel punten je wint. Elk getal mag.
switch-target_chilean = Met hoeveel punten je wint: 10.000 zoals bij Samba, 15.000 zoals bij Boliviaans, of een ander getal.
switch-target_italian = Met hoeveel punten je wint: 15.000, 12.000 zoals in de regelboeken, of een ander getal.
switch-deals_or_target = Of een spel vier rondes duurt of tot 10.000 punten gaat.
switch-deals_or_target-to_a_target = tot 10.000 punten
switch-tie = Wat er bij een gelijke stand gebeurt: nog een ronde, of gelijkspel.
switch-pile_onto_canasta = Of je de stapel mag pakken om de bovenste kaart bij een voltooide canasta te leggen.
switch-pile_needs = Wat je nodig hebt om een niet-geblokkeerde stapel te pakken: een zuiver paar of één gewone en één wilde kaart, alleen gewone kaarten, of altijd een zuiver paar uit de hand.
switch-pile_cards = Of je de hele stapel pakt of maar tien kaarten.
switch-pile_cards_hand_and_foot = Hoeveel kaarten je van de stapel pakt: alleen de bovenste, drie, vijf, zes, zeven of alle.
switch-jokers_discarded = Of je jokers mag afleggen (ze blokkeren dan de stapel).
switch-first_pile = Of de stapel begint met één kaart, of met zoveel extra als de open kaart aangeeft.
switch-stock_used_up = Wat er gebeurt als de stok op is: je speelt door zolang iemand de stapel kan pakken, stopt na de laatste kaart of keert de stapel om.
switch-red_threes_replaced = Of je voor een gekochte rode drie een nieuwe kaart koopt.
switch-last_card_without_canasta = Of je zonder canasta je laatste kaart mag houden, of altijd een kaart moet kunnen afleggen.

## Meld

meld-title =
    { $asks ->
        [hand] Wat kan ik neerleggen?
        [worth] Wat is dit waard?
       *[melds] Is dit genoeg?
    }
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, totaal { $score }, nodig { $needed }
meld-other = { $by ->
    [deal] Kies ronde
   *[score] Kies totaal
}
meld-other-number = { $by ->
    [deal] Ronde { $number }
   *[score] Totaal { $number }
}
    .says = { meld-other-number }, { $needed }. Een ander getal invoeren
meld-rules = { $rules }
    .says = Variant: { $rules }. Een andere kiezen
meld-other-rules = Andere regels
meld-ask-number = { $by ->
    [deal] Nummer van de ronde
   *[score] Totaal
}

meld-needs = Nodig: { $needed }
meld-needs-nothing = Geen minimum
meld-tap-cards = Tik op de kaarten die je wilt neerleggen
meld-tap-top = Tik op de bovenste kaart van de stapel
meld-enough = Genoeg
meld-over = { $over } meer dan nodig
meld-allowed = Toegestaan
meld-short = { $short } te weinig
meld-not-enough = Niet genoeg
meld-not-allowed = Niet toegestaan
meld-of = van { $needed }
meld-of-nothing = geen minimum
meld-worth = Kaarten { $cards }, bonus { $bonus }
meld-points = { $count ->
    [one] punt
   *[other] punten
}
meld-all-legal = { $count ->
    [one] De set is geldig
    [2] Beide sets zijn geldig
   *[other] Alle sets zijn geldig
}
meld-illegal = { $count ->
    [one] Eén set is ongeldig
   *[other] { $count } sets zijn ongeldig
}
meld-one-more = Nog één { $card } is genoeg
meld-canasta-suffices = Een hele { canasta-name } is altijd genoeg
meld-top-counts = De { $card } van de stapel telt mee
meld-top-not-counted = De { $card } van de stapel telt niet mee
meld-concealed-exempt = Geen minimum bij verborgen uitgaan
meld-concealed-never = Het minimum geldt ook bij verborgen uitgaan
meld-concealed-canastas = Het minimum geldt: de { canasta-name }’s die je nodig hebt om uit te gaan, zijn er niet bij
meld-concealed-pile = Het minimum geldt, omdat je de stapel hebt gepakt
meld-red-three = een rode drie ligt apart: die hoort in geen set en telt nooit mee
meld-joins = hoort bij de andere van dezelfde waarde
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Schoppen
meld-suit-hearts = Harten
meld-suit-diamonds = Ruiten
meld-suit-clubs = Klaveren
meld-empty = Tik op een kaart om een set te beginnen
meld-empty-sequence = Tik op kaarten voor een reeks { $suit }
meld-said = { $cards }: { $points } punten, { $told }
meld-legal = geldig
meld-never = nooit
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } gebruikt
}
meld-delete = Laatste kaart terugnemen

meld-new = Nieuwe set
meld-new-short = Nieuw
meld-concealed = Verborgen
    .says = Verborgen uitgaan
meld-pile = Met stapel
    .says = De stapel is gepakt
meld-top = Boven: { $card }
    .says = Bovenste kaart van de stapel: { $name }. Tik op een andere
meld-top-asked = Welke?
meld-pile-short = Stapel
meld-sequence-label = Reeks van
meld-suit-label = Kleur
meld-clear = Alle kaarten wissen
meld-find = Voorstel
meld-lay = Overnemen
meld-to-melds = Naar de sets
meld-use = Gebruiken

meld-tap-hand = Tik op de kaarten in je hand
meld-not-found = Deze hand is onmogelijk
meld-nothing-legal = Geen geldige set in deze hand
meld-can-lay = { $cards ->
    [one] Eén kaart is genoeg
   *[other] { $cards } kaarten zijn genoeg
}
meld-hand = { $count ->
    [one] Eén kaart in de hand: { $cards }
   *[other] { $count } kaarten in de hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] De langste set mist één kaart voor een { canasta-name }
   *[other] De langste set mist { $count } kaarten voor een { canasta-name }
}
meld-closing = Eén erbij is genoeg: { $cards }
meld-no-card-closes = Eén kaart erbij is niet genoeg
meld-prefer-title = Welke sets?
meld-prefer = { $preference ->
    [fewest] Minste
    [value] Punten
    [wilds] Wild houden
   *[canasta] Canasta
}
    .says = Gezocht: { $wanted }. Iets anders kiezen
meld-preference = { $preference ->
    [fewest] Met zo weinig mogelijk kaarten
    [value] Met de meeste punten
    [wilds] Wilde kaarten in de hand houden
   *[canasta] Met een { canasta-name }, als het kan
}

meld-notation = Kaarten typen
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Sets
}
meld-notation-hint = { $asks ->
    [hand] Typ één teken per kaart: A, H (heer), V (vrouw), B (boer), 10 tot 4, 2, * voor een joker, Z voor een zwarte drie. h:4567 betekent dat het harten zijn.
   *[melds] Typ één teken per kaart en een spatie tussen sets: 777 VVV2 AA*. H is een heer, V een vrouw, B een boer, * een joker, Z een zwarte drie. h:456 is een reeks harten.
}
meld-bare-three = “{ $token }”: welke 3? Typ { letter-3b } voor zwart, { letter-3r } voor rood
meld-notation-done = Klaar

meld-reference = Spiekbriefje: { $rules }
meld-reference-by = Het hangt af van { $by }.
meld-reference-exceptions = Wat meetelt, en uitzonderingen
meld-reference-bonuses = Bonussen
meld-red-threes-never = Rode drieën leg je apart. Ze tellen nooit mee bij het uitkomen.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , nu { $sides }
}
meld-all-rules = Alle regels van deze variant
problem-top_card_not_melded = de { $card } van de stapel moet in een set

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Geen verschillen
    [one] Eén regel verschilt
   *[other] { $different } regels verschillen
}{ $same ->
    [0] .
    [one] , één is gelijk.
   *[other] , { $same } zijn gelijk.
}

## My house rules

house-title = Mijn huisregels
house-none = Huisregels zijn de regels die jullie anders spelen. Kies een variant, verander wat jullie anders doen en geef de huisregels een naam.
house-what = Huisregels zijn de regels die jullie anders spelen. Ze gelden voor nieuwe spellen.
house-line = { $base } · { $count ->
    [0] nog niets veranderd
    [one] 1 regel veranderd
   *[other] { $count } regels veranderd
}
house-broken-short = Niet meer geldig. Tik voor details.
house-broken = Deze versie van de app kan deze huisregels niet gebruiken. Er is niets verloren: je kunt ze nog als bestand opslaan. Dit klopt er niet:
house-gone = Deze huisregels zijn verwijderd.
house-new = Nieuwe huisregels
house-make-from = Maken op basis van
house-another = Een andere variant
    .detail = Keuze uit { $count }
house-new-why = Met welke variant begin je? Alles wat je niet verandert, blijft hetzelfde.
house-name = Naam van de huisregels
house-name-made = { $base } bij ons{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Maken
house-bring = Importeren

house-on-base = Gebaseerd op { $base }
house-saved = Automatisch opgeslagen
house-unsaved = Nog niet opgeslagen
house-unsaved-why = Deze regels gaan niet samen. Tik op een regel om die te verbeteren, of maak je laatste wijzigingen ongedaan. Tot dan gelden de opgeslagen huisregels.
house-take-back = Terug naar opgeslagen stand
house-leave-unsaved = Verlaten zonder op te slaan
house-leave-why = Deze waarden passen niet bij elkaar en zijn daarom niet opgeslagen. Tot dan gelden de opgeslagen huisregels.
house-differences = { $count ->
    [one] 1 regel veranderd
   *[other] { $count } regels veranderd
}
house-no-differences = Nog niets veranderd. Dit zijn de standaardregels.
house-instead-of = in plaats van { $old }
house-instead-of-these =
    in plaats van:
    { $old }
house-from = Uit: { $ref }
house-from-switch = Gangbare huisregel: { $ref }
house-from-table = Afgesproken aan onze tafel
house-reset = Terug naar standaard: { $what }
house-reset-one = Terug naar standaard
house-reset-all = Alles ongedaan maken
house-reset-all-explained = Alle regels gaan terug naar standaard. Spellen die al begonnen zijn, houden hun regels.
house-reset-all-yes = Alles ongedaan maken
house-change = Veranderen
house-switches = Gangbare huisregels
    .detail = { $count ->
        [one] 1 huisregel, met één tik
       *[other] { $count } huisregels, elk met één tik
    }
house-values = Alle regels
    .detail = Elke instelling, per onderdeel
house-use = Gebruiken
house-play = Met deze regels spelen
house-share = Delen
    .detail = Als klein bestand of als tekst
house-rename = Hernoemen
house-rename-done = Naam opslaan
house-drop = Deze huisregels verwijderen
house-drop-question = “{ $name }” verwijderen?
house-drop-explained = Spellen met deze regels blijven zoals ze zijn. Je kunt dit niet ongedaan maken.

house-switches-what = Kies wat jullie spelen. De eerste keuze is de standaardregel.
house-switch-own = { $value } (standaard)
house-switch-other = ander getal…
house-switch-misfit = { $value } past niet bij je andere wijzigingen. { $why }
house-switch-off = Niet van toepassing op deze variant.
house-switches-others =
    { $count ->
        [one] 1 huisregel die niet past
       *[other] { $count } huisregels die niet passen
    }
    .detail = Ze horen bij andere varianten dan { $base }.

house-changed-value = { $value } (veranderd)
house-section-count = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}{ $changed ->
    [0] { "" }
    [one] , 1 veranderd
   *[other] , { $changed } veranderd
}
house-in-base = Standaard ({ $base })
house-we-play = Wij spelen
house-reason = Reden (optioneel)
house-reason-keep = Reden opslaan
house-take = Zo spelen
house-number-label = { $what }: { $number }. Tik om te veranderen
house-a-number = een getal
house-as-follows = als volgt
house-points = Punten
house-row-number = Nummer { $place }
house-row-more = Eén meer
house-row-less = Eén minder
house-row-add = Rij toevoegen
house-row-drop = Verwijderen: { $what }
house-band-by = Hangt af van
house-band-from = Vanaf dit totaal
house-band-hand = Vanaf deze ronde
house-band-points = Punten nodig
house-band-points-alone = de punten alleen zijn genoeg
house-hand-wins = Win je met deze hand het spel?
house-hand-add = Speciale hand toevoegen
house-bonus-when = Voor welke canasta’s
house-bonus-count = Hoeveel: { $type }
house-bonus-more = of meer
house-bonus-exactly = precies
house-step-least = Vanaf

house-share-what = Iedereen met deze app kan dit bestand importeren.
house-share-file = Als bestand opslaan
house-share-copy = Als tekst kopiëren
house-share-copied = Gekopieerd. Plak het in een bericht of notitie.
house-share-failed = Dat kan niet op dit apparaat. Selecteer de tekst hieronder en kopieer die.
house-share-text = Tekst van het bestand
house-share-text-why = Of kopieer deze tekst en plak die op het andere apparaat onder “Mijn huisregels”, “Importeren”.

house-bring-what = Importeer huisregels die je van iemand hebt gekregen. Die van jou veranderen niet zonder dat je erom vraagt.
house-bring-file = Bestand kiezen
house-bring-refused = { $file } kan niet worden geïmporteerd
house-bring-untouched = Er is niets veranderd. Verbeter het bestand en importeer het opnieuw.
house-bring-whole = het hele bestand
house-bring-no-text = In { $file } staat geen leesbare tekst. Open het, kopieer de tekst en plak die hieronder.
house-bring-conflict = Je hebt al andere regels: { $name }
house-bring-conflict-why = Ze zijn uit dezelfde huisregels gemaakt, en een van de twee is daarna veranderd.
house-bring-replace = De mijne vervangen door de nieuwe
house-bring-both = Beide houden
house-bring-leave = Alleen de mijne houden
house-bring-copy = { $name } (nieuw)

house-broken-files = Onbruikbare regelbestanden
house-broken-files-why = Deze bestanden van jou worden overgeslagen tot ze zijn verbeterd. Al het andere werkt.
house-play-our-way = Huisregels hiervan maken
more-house = Mijn huisregels
more-house-count = { $count ->
    [0] geen
    [one] 1 lijst
   *[other] { $count } lijsten
}
set-up-house = Mijn huisregels

## People

people = Spelers
people-row = Namen en dubbele namen
people-none = Spelers met een naam verschijnen hier na hun eerste spel.
people-find = Spelers zoeken
people-find-none = Niemand heet zo.
people-group = { $group ->
    [month] Deze maand gespeeld
    [earlier] Eerder
   *[none] Nog niet gespeeld
}
people-with = met { $name }
people-won = van { $games } gewonnen
people-line =
    { $matches ->
        [0] nog geen spellen
        [one] 1 spel
       *[other] { $matches } spellen
    }
people-called = Naam
people-new = Nieuwe speler
people-save = Opslaan
people-saved = Opgeslagen, ook in oude spellen.
people-color = Kleur in nieuwe spellen
people-color-none = Geen kleur gekozen. Die hangt af van de plaats.
people-color-seat = Kleur van de plaats gebruiken
people-name-taken = Die naam bestaat al. Voeg een achternaam of bijnaam toe.
people-merge = Samenvoegen met…
people-merge-title = Wie is dezelfde persoon als { $name }?
people-merge-ask = Zijn { $gone } en { $kept } dezelfde persoon?
people-merge-hint =
    { $matches ->
        [one] Eén spel van { $gone } telt dan ook voor { $kept } en toont die naam.
       *[other] { $matches } spellen van { $gone } tellen dan ook voor { $kept } en tonen die naam.
    } Je kunt het altijd terugdraaien.
problem-same_match = Ze hebben in hetzelfde spel gespeeld, dus het zijn twee personen.
people-merge-do = Samenvoegen
people-also = Speelde ook als { $name }
people-separate = Weer splitsen

## Addresses that lead nowhere

nowhere = Pagina niet gevonden
nowhere-hint = Het adres klopt niet, of de pagina is verwijderd.
nowhere-home = Naar de tafel
nowhere-rule-set = De variant “{ $name }” bestaat niet.
nowhere-rule = Deze variant heeft die regel niet.
nowhere-person = Geen speler met deze naam gevonden.

## Seats and dealers

seats = Plaatsen
seats-table = Plaatsen en deler
seats-hint = Tik op twee spelers om ze van plaats te laten ruilen.
seats-arrange = Plaatsen wijzigen
seats-said = Plaats { $number }: { $name }, tegenover { $opposite }
seats-said-alone = Plaats { $number }: { $name }
seats-partner = partner van { $name }
seats-name = { $name }. Naam wijzigen
seats-name-at = Naam op plaats { $number }
seats-deal-on = Volgende speler deelt
seats-dealing = deelt
seats-draw = Partners loten
seats-turn = Andere partners
seats-drawn = Geloot (nummer { $seed })
seats-dealer = Wie deelt de volgende ronde?
seats-dealer-label = { $name }
    .says = { $name } deelt de volgende ronde
seats-replace-head = Speler vervangen
seats-replace = { $name } vervangen
seats-replace-title = Wie speelt vanaf ronde { $number } voor { $name }?
seats-replace-do = Vanaf nu vervangen
seats-stays = Genoteerde rondes blijven bij wie ze gespeeld heeft.
set-up-part-next_dealer = deler van de volgende ronde
set-up-part-next_players = spelers van de volgende ronde

## The next match

turn = Andere partners
turn-title = Het volgende spel
turn-company = Wie doet er mee?
turn-company-hint = Vier tot zes spelers. Bij meer dan vier zijn degenen die het minst vaak vrij waren, nu vrij.
turn-pairing = { $first } tegen { $second }
turn-pause =
    { $count ->
        [one] { $names } is vrij
       *[other] { $names } zijn vrij
    }
turn-suggested = voorstel
turn-all =
    { $count ->
       *[other] Na { $count } spellen heeft iedereen met iedereen gespeeld.
    }
turn-join = Speler toevoegen
turn-start = Dit spel starten

## Deleting a match

match-delete = Dit spel verwijderen
match-delete-ask = Dit spel verwijderen?
match-delete-hint = { $names }: het spel verdwijnt uit de lijst en de statistieken. Je kunt het terughalen.
match-deleted = Verwijderd: { $names }
matches-deleted =
    { $count ->
        [one] Eén verwijderd spel
       *[other] { $count } verwijderde spellen
    }
matches-bring-back = { $names } terughalen
change-delete = Spel verwijderd
change-what-delete = het verwijderen van het spel

## Sharing a result

share = Delen of opslaan
    .detail = Afbeelding, tekst, bestand
share-text = Als tekst sturen
share-copy = Als tekst kopiëren
share-picture = Als afbeelding sturen
share-save-picture = Als afbeelding opslaan
share-page = Pagina opslaan om te printen
share-files = Bestanden
share-copied = Gekopieerd. Plak het in een bericht.
share-bg-stats = In BG Stats zetten
    .detail = { $way ->
        [bgstats] Geeft namen, punten en datum aan de app BG Stats op dit apparaat, en aan niemand anders
       *[https] Opent bgstatsapp.com; namen, punten en datum staan in het adres
    }
share-leads = { $side }: { $margin } voorsprong
share-level = Tot nu toe gelijk
share-deals = { $deals ->
    [one] 1 ronde
   *[other] { $deals } rondes
}

## A match to try things with

demo-start = Proefspel proberen
demo-mark = Proefspel: probeer alles uit, niets telt mee.
demo-badge = proef
guide =
    { $step ->
        [who] Wie ging uit? Tik op die partij, of op “Niemand”.
        [canasta] Hoeveel canasta’s heeft deze partij? Tik op het getal.
        [cards] Voer de punten van de kaarten op tafel in, daarna die van de kaarten in de hand.
        [save] Tik op de andere partij en voer ook daar de kaarten in. Sla dan op.
        [meld] Het koperen label toont waarmee een partij de volgende keer moet uitkomen.
        [points] Tik op een ronde om te zien waar de punten vandaan komen.
       *[record] Tik op “Ronde { $number } noteren”: tips helpen je verder.
    }
guide-close = Geen tips meer
demo-delete = Proefspel verwijderen

## Help beside what is asked

help-said = Hulp: { $topic }
help-here = In dit spel
help-topic = { $topic ->
    [concealed] Verborgen uitgaan
    [initial] Uitkomen
    [threes] Rode drieën
    [kinds] Zuivere en onzuivere canasta’s
    [out] Uitgaan
   *[hand] Kaarten in de hand
}
help-text =
    { $topic ->
        [concealed] Je gaat verborgen uit als je je hele hand in één beurt neerlegt en daarvoor nog niets had neergelegd. Sets van je partner maken niet uit. De regels zeggen of je zelf een canasta nodig hebt.
        [initial] De eerste kaarten die een partij in een ronde neerlegt, moeten samen een minimum halen. Dat hangt af van het totaal van de partij of van de hoeveelste ronde het is.
        [threes] Een rode drie leg je meteen neer, en je koopt een nieuwe kaart van de stok. De drie levert punten op als je partij op tafel is, en kost evenveel als dat niet zo is.
        [kinds] Een canasta is een set van zeven of meer kaarten. Zonder wilde kaarten is die zuiver, anders onzuiver.
        [out] Een partij gaat uit als een van de spelers de laatste kaart kwijt is. Daarvoor zijn zoveel canasta’s nodig als de regels vragen.
       *[hand] Wat alle partners nog in de hand hebben, gaat aan het eind van een ronde van hun partij af. Voer het in als gewoon getal: de app trekt het af.
    }

## Club: what an evening does not allow

club-somebody = iemand
club-and = { $first } en { $last }
club-problem-name_needed = Vul een naam in.
club-problem-no_date = “{ $date }” is geen datum. Schrijf die als 2026-11-24.
club-problem-too_few_rounds =
    { $count ->
        [0] Een speeldag heeft minstens één speelronde.
        [one] Er is al meer dan één speelronde ingedeeld.
       *[other] Er zijn al meer dan { $count } speelrondes ingedeeld.
    }
club-problem-too_many_dropped = Er moet minstens één speelronde meetellen.
club-problem-not_positive = Vul een getal boven 0 in.
club-problem-warning_too_early = De waarschuwing moet voor het einde van de speelronde komen.
club-problem-figures_needed = Vul hier getallen in.
club-problem-last_band_open = De laatste rij van de tabel moet gelden voor alle grotere verschillen.
club-problem-bands_ascend = Elke rij moet verder gaan dan die erboven.
club-problem-tie_break_twice = Deze beslisregel staat er twee keer.
club-problem-unknown_rule_set = Deze variant is hier niet bekend: { $rules }.
club-problem-house_rule = Een huisregel past niet: { $expected }
club-problem-partners_cannot_change = Partners kunnen alleen wisselen als er twee partijen van twee spelen. Kies koppels.
club-problem-draw_needs_fixed_sides = Alleen voor twee partijen die bij elkaar blijven.
club-problem-draw_needs_individuals = Alleen voor spelers die van partner wisselen.
club-problem-teams_meet_in_twos = Teams spelen twee aan twee, maar deze variant heeft { $count } partijen.
club-problem-nobody_left_over = Tafels van { $count } zijn voor spelers zonder vaste partner.
club-problem-not_by_so_many = De regels “{ $rules }” zijn niet voor { $count } spelers.
club-problem-has_begun = Dit kan niet meer veranderen, omdat de eerste speelronde al is ingedeeld.
club-problem-entrant_twice = Doet al mee: { $who }.
club-problem-member_twice = Dezelfde persoon staat er twee keer in.
club-problem-wrong_number_of_members =
    { $count ->
        [one] Een aanmelding van één persoon kan niet in deze speelvorm.
       *[other] Een aanmelding van { $count } personen kan niet in deze speelvorm.
    }
club-problem-team_sizes_differ = Alle teams moeten even groot zijn.
club-problem-plays_already = { $name } doet al mee.
club-problem-partner_needed = { $name } heeft nog geen partner.
club-problem-is_member = { $name } is al lid.
club-problem-name_twice = “{ $name }” staat al op de lijst. Zet er iets bij om de twee uit elkaar te houden.
club-problem-no_such_entrant = Deze aanmelding is verwijderd.
club-problem-no_such_member = Deze persoon is verwijderd.
club-problem-has_played = Al ingedeeld en niet meer te verwijderen: { $who }. Gebruik in plaats daarvan “Afmelden”.
club-problem-two_people = Ze doen allebei mee, dus het zijn twee personen.
club-problem-round_open = Sluit eerst speelronde { $round }.
club-problem-all_rounds_played =
    { $count ->
        [one] De enige speelronde is gespeeld.
       *[other] Alle { $count } speelrondes zijn gespeeld.
    }
club-problem-too_few_present = { $count ->
    [0] Er is nog niemand aangemeld.
    [one] Nog maar één aanmelding: een tafel heeft er { $right } nodig.
   *[other] Nog maar { $count } aanmeldingen: een tafel heeft er { $right } nodig.
}
club-problem-nobody_goes_on = Niemand had op die speeldag plaats { $first } tot en met { $last }.
club-problem-round_started = De speelronde is al begonnen.
club-problem-no_round_drawn = Er is nog geen speelronde ingedeeld.
club-problem-no_round_running = Er is geen speelronde bezig.
club-problem-no_time_limit = Deze speelronde heeft geen tijdslimiet.
club-problem-clock_runs = De klok loopt al.
club-problem-clock_stands = De klok loopt niet.
club-problem-no_minutes_left = Korter kan niet.
club-problem-round_running = Speelronde { $round } is bezig. Pauzeer in plaats daarvan de klok.
club-problem-no_break = Er is geen pauze.
club-problem-table_open = Tafel { $table }: { $state ->
    [claimed] één partij moet nog bevestigen
    [disputed] de uitslag is betwist
   *[playing] er is nog geen uitslag
}.
club-problem-nobody_has_won = Tafel { $table } is gelijk geëindigd. Verbeter de uitslag en kies de winnaar.
club-problem-no_such_table = Er is geen tafel { $table }.
club-problem-has_a_result = Tafel { $table } heeft al een uitslag.
club-problem-has_no_result = Tafel { $table } heeft nog geen uitslag.
club-problem-scoreless = Er is nog niets ingevuld. Vul de punten van elke partij in, of bevestig dat elke partij 0 heeft.
club-problem-points_needed = Vul van elke partij de punten in.
club-problem-points_of_absent = Vul voor de andere partij geen punten in. Die krijgt de punten van een walk-over.
club-problem-one_winner = Zet maar bij één partij een *: bij de winnaar.
club-problem-nothing_claimed = Aan tafel { $table } heeft nog niemand een uitslag gemeld.
club-problem-no_such_side = Kies een partij.
club-problem-no_points = Vul een ander getal dan 0 in.
club-problem-no_such_round = Speelronde { $round } is nog niet ingedeeld.
club-problem-no_such_adjustment = Dit is al teruggenomen.
club-problem-reason_needed = Vul een reden in voor het logboek.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Vul { $right } totalen in.
}
club-problem-number_too_large = Te hoog: hoogstens { $value } is mogelijk.
club-problem-seated_twice = { $who }: kan niet aan twee tafels spelen.
club-problem-seated_nowhere = { $who }: nog geen tafel.
club-problem-not_there = { $who }: nog niet aangemeld.
club-problem-wrong_table = Een tafel heeft niet het juiste aantal spelers voor deze regels.
club-problem-partners_before = { $who } zijn al eens partners geweest.
club-problem-met_before = { $who } hebben al eens tegen elkaar gespeeld.
club-problem-bye_again = { $who }: opnieuw vrij voordat iedereen een keer vrij is geweest.
club-problem-evening_twice = Een speeldag staat twee keer in dit seizoen.
club-problem-name_too_long = Deze naam is te lang: hoogstens { $most } letters.
club-problem-name_unseen = Deze naam bevat onzichtbare tekens.
club-problem-name_says_who = In de nieuwe naam mag de oude niet staan.
club-problem-name_of_a_seat = “{ $name }” is de naam van een plaats, niet van een speler. Zet er iets bij.
club-problem-access_revoked = Dit apparaat heeft geen toegang meer. Scan de code van de tafel opnieuw.
club-problem-round_over = Speelronde { $round } is voorbij.
club-problem-not_yours = Iemand anders heeft dit sindsdien gewijzigd.
club-problem-not_this_table = Die match hoort niet bij deze tafel.
club-problem-has_spoken = Deze telefoon heeft al voor de andere partij geantwoord. Trek dat eerst in.
club-problem-not_at_this_table = Die naam kan hier niet meer worden gekozen.
club-problem-called_already = De wedstrijdleider is al geroepen.
club-problem-call_over = Deze oproep is al afgehandeld.
club-problem-nothing_played = Er is nog geen ronde genoteerd.
club-problem-claim_changed = De andere partij heeft de uitslag intussen gewijzigd. Bekijk die nog eens.
club-problem-text_too_long = Deze tekst is te lang: hoogstens { $right } letters.
club-problem-no_side_held = Kies eerst je partij.
club-problem-person_needed = Kies wie bevestigt.
club-problem-not_of_this_side = { $name } speelt niet bij die partij.
club-problem-no_such_evening = Een speeldag van dit seizoen is verwijderd.
club-problem-evening_deleted = “{ $name }” van { $date } is hier verwijderd. Importeren zou die terughalen.
club-problem-evening_later_here = “{ $name }” van { $date } is hier al, met latere wijzigingen. Importeren zou die terugdraaien.
club-problem-evening_differs = “{ $name }” van { $date } is hier al, met andere wijzigingen. Importeren zou die vervangen.
club-problem-match_elsewhere = Een match uit het bestand is hier al, aan een andere tafel. Er is niets geïmporteerd.
club-problem-unknown_member = Hier wordt iemand genoemd die niet op de lijst staat.
club-problem-unknown_entrant = Hier wordt een koppel of team genoemd dat niet op de lijst staat.
club-problem-unknown_side = Een uitslag hoort bij een partij die niet aan deze tafel zit.
club-problem-round_number = Dit moet speelronde { $right } zijn.
club-problem-matches_of_tables = De matches in het bestand horen niet bij de tafels.
club-problem-table_of_match = Deze match hoort bij een andere tafel.
club-problem-wrong_code = Deze code komt niet van de app.
club-problem-no_code_of_table = Tafel { $table } heeft geen code.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] Nog één minuut
   *[other] Nog { $minutes } minuten
}
round-clock-warning = { $minutes ->
    [one] De laatste minuut
   *[other] De laatste { $minutes } minuten
}
round-clock-last_deal =
    { $ends ->
        [some]
            De tijd is om: speel deze ronde uit, binnen { $minutes ->
                [one] één minuut
               *[other] { $minutes } minuten
            }
       *[none] De tijd is om: speel deze ronde uit
    }
round-clock-over = De tijd is om: stop en tel de kaarten
round-clock-beside =
    { $phase ->
        [last_deal] maak deze ronde af
       *[other] tot het einde van de speelronde
    }
round-clock-stands = { $why ->
    [paused] Gepauzeerd
   *[waiting] De klok loopt nog niet
}
round-clock-extra = { $minutes ->
    [one] met één minuut extra
   *[other] met { $minutes } minuten extra
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Pauze tot { $time }
   *[break_over] De pauze is voorbij
}

## Club: phone

phone-table = Tafel { $table }
phone-table-round = Tafel { $table }, speelronde { $round }
phone-whose = Van wie is deze telefoon?
phone-whose-said = Deze telefoon hoort bij { $side }
phone-whose-held = Heeft al een telefoon. Je kunt erom vragen
phone-whose-mine = Deze telefoon
phone-whose-hint = Je keuze geldt de hele speeldag. Deze telefoon toont je volgende tafel, houdt de stand bij en bevestigt uitslagen.
phone-whose-find = Zoek je naam
phone-whose-asked = Gevraagd voor { $owner }: de andere telefoon of de wedstrijdleider moet akkoord gaan
phone-whose-stop = Niet meer vragen
phone-asking = Een andere telefoon wil zich aansluiten bij { $owner }
phone-asking-yes = Toelaten
phone-asking-no = Nee
phone-earlier = { $count ->
    [one] 1 eerdere ronde
   *[other] { $count } eerdere rondes
}
phone-not-begun = De eerste speelronde is nog niet begonnen.
phone-nobody = Aan tafel { $table } speelt niemand in speelronde { $round }.
phone-from-next = Je speelt mee vanaf de volgende indeling.
phone-next = { $way ->
    [move] Speelronde { $round }: ga naar tafel { $table }
    [stay] Speelronde { $round }: blijf aan tafel { $table }
   *[first] Speelronde { $round }: tafel { $table }
}
phone-arrive = { $players ->
    [one] Ik zit er
   *[other] We zitten er
}
phone-arrived = De wedstrijdleider weet dat jullie er zitten
phone-rest = Vrij in speelronde { $round }
phone-closed = Speelronde { $round } is voorbij.
phone-over = De speeldag is voorbij.
phone-goes-on = De volgende speelronde verschijnt hier vanzelf. Laat deze pagina open.
phone-goes-on-last = Dit is de laatste speelronde. De eindstand verschijnt hier vanzelf. Laat deze pagina open.
phone-result-of = Jullie uitslag van speelronde { $round }
phone-place = Plaats { $place } van { $count }
phone-place-shared = Gedeelde plaats { $place } van { $count }
phone-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
phone-gap = { $gap ->
    [0] Evenveel punten als de plaats erboven
    [one] 1 punt achter de plaats erboven
   *[other] { $gap } punten achter de plaats erboven
}
phone-tie = Bij gelijke stand: { $tie }
phone-rounds-left = { $count ->
    [one] Nog 1 speelronde
   *[other] Nog { $count } speelrondes
}
phone-out = Deze telefoon hoort niet meer bij een tafel.
phone-out-hint = Scan de code op de kaart van je tafel. Lukt het niet? Vraag de wedstrijdleider om een nieuwe kaart.
phone-give = Uitslag melden
phone-give-title = Is dit de uitslag?
phone-agree = { $names }: ja, dit klopt
phone-not-yet = Nog niet
phone-names = { $first } of { $last }
phone-level = De partijen staan gelijk.
phone-ahead = { $side }: { $margin ->
    [one] één punt voor
   *[other] { $margin } punten voor
}.
phone-given = Wacht op bevestiging van { $sides }
phone-given-hint = De vraag staat op hun eigen telefoon. Je kunt ze ook deze telefoon geven.
phone-hand-over = Doorgeven aan { $side }
phone-hand-title = { $names }: klopt dit?
phone-hand-yes = { $name }: ja, dit klopt
phone-withdraw = Onze uitslag intrekken
phone-asked = { $players ->
    [one] { $side } zegt dat dit de uitslag is. Klopt het?
   *[other] { $side } zeggen dat dit de uitslag is. Klopt het?
}
phone-accept = { $side }: ja, dit klopt
phone-dispute = Nee, dit klopt niet
phone-why = Wat klopt er niet?
phone-why-points = Er zijn punten verkeerd opgeteld
phone-why-deal = Een ronde ontbreekt of staat er dubbel
phone-why-rule = Een regel is verkeerd toegepast
phone-why-end = De match is nog niet voorbij
phone-why-other = Iets anders
phone-call = Roep de wedstrijdleider
phone-call-about = Waar gaat het over?
phone-call-rule = Een vraag over de regels
phone-call-score = Een fout in de stand
phone-call-cards = Er is iets mis met de kaarten
phone-called = Wedstrijdleider geroepen om { $time }
phone-call-coming = De wedstrijdleider komt eraan ({ $time })
phone-call-end = Niet meer nodig
phone-call-organiser = De wedstrijdleider laten beslissen
phone-call-organiser-for = { $name }: wedstrijdleider laten beslissen
phone-disputed = { $whose ->
    [mine] Jullie hebben gezegd dat dit niet klopt
   *[other] { $players ->
        [one] { $side } zegt dat dit niet klopt
       *[other] { $side } zeggen dat dit niet klopt
    }
}
phone-differ = De partijen noemen verschillende uitslagen
phone-reason = “{ $reason }”
phone-organiser-comes = De wedstrijdleider weet het en komt naar je tafel. Intussen kun je de rondes nog verbeteren en de uitslag opnieuw melden.
phone-after-all = Het klopt toch
phone-done = { $how ->
    [agreed] Beide partijen zijn het eens met deze uitslag
    [walkover] De uitslag is een walk-over
    [paper] De uitslag komt van papier
    [corrected] De wedstrijdleider heeft de uitslag verbeterd
   *[decided] De wedstrijdleider heeft de uitslag bepaald
}
phone-wait-next = De volgende speelronde verschijnt hier vanzelf.
phone-wait-end = Dat was de laatste speelronde. Bedankt voor het meespelen.
phone-this = deze telefoon
phone-other = een andere telefoon van deze tafel
phone-organiser = de wedstrijdleider
phone-changed = Door { $who }: { $what }
phone-not-yours = { $what }. Kan niet op deze telefoon: gewijzigd door { $who }
phone-sounds = { $turn ->
    [on] Geluid aanzetten
   *[off] Geluid uitzetten
}

## Club: big screen

big-screen-begins = De speeldag begint zo
big-screen-drawn = Speelronde { $number } van { $rounds } begint zo
big-screen-running = Speelronde { $number } van { $rounds }
big-screen-closed = Na speelronde { $number } van { $rounds }
big-screen-final = Eindstand
big-screen-counts = { $counts ->
    [card_points] Speelpunten
    [victory_points] Winstpunten
   *[match_points] Punten
}
big-screen-second = { $figure ->
    [difference] Verschil
    [card_points] Speelpunten
    [wins] Gewonnen
   *[highest_match] Hoogste score in een match
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Plaats { $place }: { $name }, { $points }
}
big-screen-seating = Tafels in deze speelronde
big-screen-seat = Tafel { $table }: { $sides }
big-screen-resting = Vrij in deze speelronde: { $names }
big-screen-playing = { $count ->
    [one] Nog bezig: tafel { $tables }
   *[other] Nog bezig: tafels { $tables }
}
big-screen-playing-many = { $count } tafels zijn nog bezig
big-screen-page = Pagina { $page } van { $pages }
big-screen-gone = Deze link werkt niet meer. Vraag de wedstrijdleider om een nieuwe.
big-screen-sound = Tik voor geluid

## Club: the evening

club-part = { $part ->
    [players] Spelers
    [tables] Tafels
    [standing] Stand
    [log] Logboek
   *[papers] Meer
}
club-state =
    { $state ->
        [planned] Aanmelden
        [drawn] Speelronde { $number } van { $count } is ingedeeld
        [running] Speelronde { $number } van { $count } is bezig
        [between] Speelronde { $number } van { $count } is voorbij
       *[over]
            { $count ->
                [one] De enige speelronde is gespeeld
               *[other] Alle { $count } speelrondes zijn gespeeld
            }
    }
club-gone = Deze speeldag is verwijderd, of deze versie van de app kan hem niet lezen.

## Club: evenings

club-title = Club
club-none = Canasta aan veel tafels
club-first-names = Typ of plak de namen en loot
club-first-phones = Elke tafel telt op een eigen telefoon
club-first-clock = Rondes, klok en stand lopen vanzelf
club-new = Nieuwe speeldag
club-open = Openen
club-open-said = { $name } openen
club-clock-left = over
club-won = Winnaar: { $names }
club-season-played = { $count } van { $all }
club-season-everyone =
    { $count ->
        [one] Klassement
       *[other] Alle { $count } spelers
    }
club-go-to = Naar { $name }
club-members = Leden
    .detail = 
        { $count ->
            [0] Nog niemand
            [one] 1 persoon
           *[other] { $count } personen
        }
club-seasons = Seizoenen
    .detail = { $count ->
        [0] Een serie speeldagen met een eigen klassement
        [one] 1 seizoen
       *[other] { $count } seizoenen
    }
club-publish = Publiceren
    .detail = Uitslagen als pagina’s voor de clubsite
club-league = Competitie
    .detail = Afgelopen speeldagen naar een competitie van clubs sturen
club-directors = Assistenten
    .detail = { $count ->
        [0] Mensen die samen met jou de speeldag leiden
        [one] 1 assistent
       *[other] { $count } assistenten
    }
club-take = Speeldag importeren
    .detail = Uit het bestand van een andere computer
club-entrants = { $count ->
    [0] nog geen aanmeldingen
    [one] 1 aanmelding
   *[other] { $count } aanmeldingen
}

## Club: the plan

club-plan = Instellingen van de speeldag
club-begin = Speeldag starten
club-save = Opslaan
club-about = Speeldag
club-going-on = Wie doet mee?
club-going-on-none = Iedereen die er is
club-going-on-hint = Voor een finale of voor de groepen A en B: spelers doen mee in de volgorde van hun plaats op een eerdere speeldag.
club-going-on-places = { $name }: plaats { $first } tot en met { $last }
club-going-on-part = { $part ->
    [all] Iedereen
    [top] Bovenste helft
   *[bottom] Onderste helft
}
club-going-on-first = Vanaf plaats
club-going-on-last = Tot en met plaats
club-going-on-share = Meegenomen punten, in procenten
club-carried = Meegenomen punten
club-final-name = Finale: { $name }
club-name = Naam
club-name-usual = Clubcanasta
club-date = Datum (jjjj-mm-dd)
club-place = Locatie
club-house-count = { $count ->
    [0] standaardregels
    [one] 1 huisregel
   *[other] { $count } huisregels
}
club-form-title = Speelvorm
club-form = { $form ->
    [pairs] Koppels
    [individuals] Individueel
   *[teams] Teams
}
club-form-hint =
    { $form ->
        [pairs] Partners blijven de hele speeldag bij elkaar en hebben één plaats in de stand.
        [individuals] Iedereen speelt voor zichzelf en heeft in elke speelronde een andere partner.
       *[teams] Teams van twee of meer koppels spelen aan meerdere tafels tegen elkaar. Elk team heeft één plaats.
    }
club-left-over = Spelers die overblijven
club-left-over-hint = Wie overblijft, kan aan een kleinere of grotere tafel spelen, volgens regels die je hier kiest. Iedereen komt één keer aan de beurt voordat iemand een tweede keer moet. Zonder zulke regels zijn spelers om de beurt vrij.
club-left-over-none = niet
club-odd = { $players ->
    [3] Tafels van drie
    [5] Tafels van vijf
   *[6] Tafels van zes
}
club-odd-hint = { $players ->
    [3] Ieder voor zich.
    [5] Drie tegen twee: in de partij van drie is in elke ronde een ander vrij.
   *[6] Twee partijen van drie of drie van twee, zoals de variant voorschrijft.
}
club-movement-title = Wie tegen wie?
club-movement = { $movement ->
    [round_robin] Allen tegen allen
    [mitchell] Mitchell
    [rotating] Wisselende partners
    [by_standing] Zwitsers
    [danish] Deens
    [knockout] Knock-out
    [by_lot] Loting
   *[free] Handmatig
}
club-movement-hint =
    { $movement ->
        [round_robin] Tot iedereen tegen iedereen heeft gespeeld.
        [mitchell] Noord–Zuid blijft zitten. Oost–West schuift een tafel op.
        [rotating] Je krijgt pas weer dezelfde partner als je met iedereen hebt gespeeld. Ook de tegenstanders wisselen.
        [by_standing] Winnaars tegen winnaars: buren op de ranglijst spelen tegen elkaar, zo mogelijk niemand twee keer.
        [danish] Nummer 1 speelt tegen 2, 3 tegen 4, enzovoort, ook als ze al tegen elkaar hebben gespeeld.
        [knockout] Wie verliest, ligt eruit. De sterksten zijn in de eerste speelronde soms vrij. Wie tegen wie speelt, volgt uit de plaatsen van een eerdere speeldag of uit loting.
        [by_lot] Elke speelronde opnieuw geloot, zo mogelijk zonder herhaling.
       *[free] Buren op de lijst spelen tegen elkaar. Wijzig wat je wilt.
    }
club-rounds = Speelrondes
club-rounds-knockout = Het aantal speelrondes volgt uit het aantal deelnemers.
club-rounds-count =
    { $count ->
        [one] 1 speelronde
       *[other] { $count } speelrondes
    }
club-drop = Slechtste speelrondes die niet meetellen
club-drop-hint =
    { $count ->
        [0] Alle speelrondes tellen mee.
        [one] Ieders slechtste speelronde telt niet mee.
       *[other] Ieders { $count } slechtste speelrondes tellen niet mee.
    }
club-length-title = Duur van een speelronde
club-length = { $length ->
    [finland] 5.000 punten
    [ck70] 5.000 punten of 50 minuten
    [nevada] 3 rondes, 50 minuten
    [canasta_for_a_cure] 8.500 punten
    [burraco_2_deals] 2 rondes, 25 minuten
    [burraco_3_deals] 3 rondes, 40 minuten
    [burraco_4_deals] 4 rondes, 50 minuten
   *[pinochle_kansas_city] 50 minuten
}
club-length-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
club-length-deals = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
club-length-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
club-length-or = {" "}of{" "}
club-length-none = Tot je de speelronde sluit
club-length-row = { $row ->
    [points] Punten om te halen
    [deals] Rondes
    [minutes] Minuten
    [warning] Waarschuwing, minuten voor het einde
   *[overtime] Minuten om de ronde af te maken
}
club-overtime = Als de tijd om is, ronde afmaken:
club-overtime-endless = zonder tijdslimiet
club-overtime-limited = binnen een tijdslimiet
club-from = Bron: { $source }
club-no-source = geen bron gevonden, een voorstel van deze app
club-scheme-title = Puntentelling
club-scheme = { $scheme ->
    [finland] 2 punten voor winst
    [wins] Gewonnen matches
    [total] Speelpunten
    [burraco_3] Winstpunten, 3 rondes
   *[burraco_4] Winstpunten, 4 rondes
}
club-scheme-hint = { $scheme ->
    [finland] Winst 2, gelijkspel 1, verlies 0, daarna het verschil in speelpunten.
    [wins] 1 punt per gewonnen match, daarna de speelpunten.
    [total] De speelpunten van alle matches worden opgeteld.
   *[burraco_4] Aan elke tafel worden 20 punten verdeeld naar het verschil, van 10 : 10 tot 20 : 0.
}
club-figures = Punten en beslisregels
club-figures-usual = Standaard
club-figures-changed = Gewijzigd voor deze speeldag
club-figures-hint = Wijzigingen gelden alleen voor deze speeldag.
club-figures-back = Terug naar standaard
club-match-points = { $outcome ->
    [win] Punten voor winst
    [draw] Punten voor gelijkspel
   *[loss] Punten voor verlies
}
club-walkover-points = Speelpunten voor een walk-over
club-whole = { $of ->
    [points] Hele match: punten
   *[deals] Hele match: rondes
}
club-whole-hint = De punten voor een walk-over gelden voor een hele match. In een kortere speelronde tellen ze naar verhouding.
club-bye-title = Een vrijloot telt als
club-bye =
    { $bye ->
        [nothing] niets
        [walkover] een walk-over
        [average] het gemiddelde van de eigen speelrondes
       *[average_of_winners] het gemiddelde van de winnaars van de speelronde
    }
club-missed-title = Speelrondes vóór een late aankomst tellen als
club-bands = Winstpuntentabel
club-band-upto = Verschil tot en met
club-band-beyond = Elk groter verschil
club-band-winner = Winnaar
club-band-loser = Verliezer
club-band-add = Rij toevoegen
club-band-drop = Rij { $number } verwijderen
club-ties = Beslisregels
club-ties-none = Geen. Bij een gelijke stand delen spelers de plaats.
club-ties-add = Toevoegen:
club-tie = { $tie ->
    [head_to_head] matches tegen elkaar
    [difference] verschil in speelpunten
    [wins] gewonnen matches
    [card_points] speelpunten
    [highest_match] hoogste totaal in één match
   *[lot] loting
}
club-tie-up = Omhoog: { $tie }
club-tie-drop = Verwijderen: { $tie }

## Club: log and standing

club-log-drawn = Speelronde { $round } ingedeeld
club-log-taken_back = Indeling van speelronde { $round } ongedaan gemaakt
club-log-arranged = Speelronde { $round } handmatig gewijzigd
club-log-started = Speelronde { $round } gestart
club-log-closed = Speelronde { $round } gesloten
club-log-claimed = Tafel { $table }: { $score } gemeld door { $side }
club-log-withdrawn = Tafel { $table }: uitslag ingetrokken door { $side }
club-log-agreed = Tafel { $table }: beide partijen akkoord met { $score }
club-log-disputed = Tafel { $table }: betwist door { $side }
club-log-decided = Tafel { $table }: { $score }, beslist door de wedstrijdleider
club-log-paper = Tafel { $table }: { $score } van papier
club-log-walkover = Tafel { $table }: walk-over, { $score }
club-log-corrected = Tafel { $table }, speelronde { $round }: { $before } verbeterd in { $score }
club-log-reopened = Tafel { $table }: weer open, { $before } telt niet meer
club-log-called = Wedstrijdleider geroepen: { $who }
club-log-coming = Wedstrijdleider onderweg: { $who }
club-log-attended = Oproep afgehandeld: { $who }
club-log-substituted = { $into } valt in voor { $out }
club-log-swapped = { $out } en { $into } ruilen van partner
club-log-checked_in = { $who } aangemeld
club-log-checked_out = { $who } afgemeld
club-log-awards = { $entry }, punten: { $points }
club-log-adjusted = { $who }: strafpunten of bonus van { $points } { $counts ->
    [card_points] speelpunten
   *[points] punten
}
club-log-adjustment_removed = { $who }: strafpunten of bonus van { $points } { $counts ->
    [card_points] speelpunten
   *[points] punten
} teruggenomen
club-log-clock_started = Speelronde { $round }: klok gestart
club-log-clock_paused = Speelronde { $round }: klok gepauzeerd
club-log-clock_resumed = Speelronde { $round }: klok loopt weer
club-log-minutes_added = Speelronde { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} voor alle tafels
club-log-table_minutes_added = Tafel { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Pauze, { $minutes } min
club-log-break_changed = Pauze gewijzigd in { $minutes } min
club-log-break_ended = Pauze beëindigd
club-line = { $outcome ->
    [won] Gewonnen van { $against }, { $score } : { $other }
    [drawn] Gelijk tegen { $against }, { $score } : { $other }
    [lost] Verloren van { $against }, { $score } : { $other }
    [missed] Nog niet aanwezig
   *[rested] Vrij
}
club-line-walkover = { $line } (walk-over)
club-line-average = { $line }: { $count ->
    [0] gemiddelde, zodra er een uitslag is
    [one] gemiddelde van 1 speelronde
   *[other] gemiddelde van { $count } speelrondes
}
club-line-adjusted = { $kind ->
    [penalty] Strafpunten
   *[bonus] Bonus
}
club-line-adjusted-cards = { $points } speelpunten
club-line-winners = { $line }: { $count ->
    [0] gemiddelde van de winnaars, zodra die er zijn
    [one] gemiddelde van 1 winnaar
   *[other] gemiddelde van { $count } winnaars
}
club-line-awarded = { $line } (punten bepaald door de wedstrijdleider)
club-line-carried = Meegenomen van een eerdere speeldag
club-line-partner = met { $partner }
club-place-none = Vóór de eerste uitslag zijn er nog geen plaatsen.
club-place-knockout = { $state ->
    [won] Winnaar van de knock-out.
    [in] Nog in de strijd.
   *[out] Uitgeschakeld in speelronde { $round }.
}
club-place-first = Eerste, met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
club-place-points = { $fewer ->
    [one] 1 punt achter { $name }.
   *[other] { $fewer } punten achter { $name }.
}
club-place-shared = Deelt de plaats met { $name }, want alles is gelijk.
club-place-tie = Evenveel punten als { $name }, maar lager door de beslisregel: { $tie }.
club-place-ahead = Evenveel punten als { $name }, maar hoger door de beslisregel: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Nog niemand aanwezig
        [one] Eén koppel aanwezig
       *[other] { $count } koppels aanwezig
    }
    [teams] { $count ->
        [0] Nog niemand aanwezig
        [one] Eén team aanwezig
       *[other] { $count } teams aanwezig
    }
   *[individuals] { $count ->
        [0] Nog niemand aanwezig
        [one] Eén speler aanwezig
       *[other] { $count } spelers aanwezig
    }
}
club-outlook-none = { $here }: niet genoeg voor een tafel.
club-outlook = { $here }: { $tables ->
    [0] geen volle tafel.
    [one] 1 tafel.
   *[other] { $tables } tafels.
}
club-outlook-odd = { $count ->
    [one] Plus 1 tafel van { $players }.
   *[other] Plus { $count } tafels van { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Niemand is vrij.
        [one] Eén koppel is vrij.
       *[other] { $count } koppels zijn vrij.
    }
    [teams] { $count ->
        [0] Niemand is vrij.
        [one] Eén team is vrij.
       *[other] { $count } teams zijn vrij.
    }
   *[individuals] { $count ->
        [0] Niemand is vrij.
        [one] Eén speler is vrij.
       *[other] { $count } spelers zijn vrij.
    }
}
club-to-tables = Tafels tonen
club-playing = Spelers
club-away = Niet aanwezig
club-entrant-said = { $name }: afmelden of laten vervangen
club-listed = Op de lijst: { $count }
club-check-in = Aanmelden
club-check-in-hint = { $form ->
    [pairs] Tik partners na elkaar aan. Wie later komt, speelt mee vanaf de volgende indeling.
    [teams] Tik iedereen van een team aan, koppel na koppel, en meld het team dan aan.
   *[individuals] Tik aan wie er is. Wie later komt, speelt mee vanaf de volgende indeling.
}
club-picked = { $names } en …?
club-team = Naam van het team
club-team-enter = Team aanmelden
club-as-last-time = Zoals de vorige keer:
club-partners-last-time = vorige keer partners
club-find = Zoek een naam of typ een nieuwe
club-find-many = Typ een naam of plak een lijst
club-all-members = Iedereen is er: { $count }
club-last-evening = Zoals de vorige keer: { $name }, { $day }
club-list = Uit een lijst
club-list-file = Uit een bestand
club-list-field = { $form ->
    [pairs] Eén koppel per regel: Ana & Ben
    [teams] Eén team per regel: Rood: Ana, Ben, Cleo, Dov
   *[individuals] Eén naam per regel
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] 1 koppel aanmelden
       *[other] { $count } koppels aanmelden
    }
    [teams] { $count ->
        [one] 1 team aanmelden
       *[other] { $count } teams aanmelden
    }
   *[individuals] { $count ->
        [one] 1 speler aanmelden
       *[other] { $count } spelers aanmelden
    }
}
club-list-close = Lijst weggooien
club-list-new = Nieuw: { $names }
club-list-likely = { $name } is { $known }
club-list-drop = { $name } weglaten
club-list-gone = Weggelaten, intussen gewist: { $names }
club-list-drawn = Wie de vorige keer partners waren, blijven bij elkaar. De anderen zijn geloot. Je kunt de lijst wijzigen.
club-list-names = naam, speler, partner, lid
club-list-first-names = voornaam, roepnaam
club-list-last-names = achternaam, familienaam
club-list-teams = team, paar
club-list-and = en, met
club-guest = { $name } toevoegen
club-find-more = { $count ->
    [one] Nog 1: typ een deel van de naam.
   *[other] Nog { $count }: typ een deel van de naam.
}
club-find-none = Typ hierboven een naam om een speler toe te voegen.
club-waits-for-partner = wacht op een partner
club-check-in-said = Aanmelden: { $name }
club-plays = Speelt mee vanaf de volgende indeling.
club-plays-not = Wordt niet meer ingedeeld. Uitslagen tot nu toe blijven tellen.
club-leaves = Afmelden
club-comes = Aanmelden
club-left-table = Tafel { $table } is nog open. Is het een walk-over?
club-strike = Verwijderen
club-substitute = Invaller voor { $name }
club-substitute-hint = { $form ->
    [individuals] Begint meteen, tenzij de tafel al een uitslag heeft. Iedereen houdt de punten van de eigen speelrondes.
   *[other] Begint meteen, tenzij de tafel al een uitslag heeft. Het koppel of team houdt zijn plaats en punten.
}
club-swap-partner = { $name } ruilen met …
club-swap-partner-hint = Begint met de volgende speelronde. Elk koppel houdt zijn plaats en punten.
club-swap-with = { $name } ruilen met { $other }

## Club: rounds

club-round = Speelronde { $number }
club-table = Tafel { $number }
club-table-state = { $state ->
    [playing] bezig
    [claimed] wacht op de andere partij
    [disputed] betwist
   *[done] klaar
}
club-table-pill = { $state ->
    [playing] bezig
    [claimed] te bevestigen
    [disputed] betwist
   *[done] klaar
}
club-deals = { $count ->
    [0] nog geen ronde
    [one] 1 ronde
   *[other] { $count } rondes
}
club-tally = { $state ->
    [all] { $count ->
        [one] 1 tafel
       *[other] Alle { $count } tafels
    }
    [playing] { $count } bezig
    [claimed] { $count } wachtend
    [disputed] { $count } betwist
   *[done] { $count } klaar
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, verschil { $difference }
   *[other] Plaats { $place }: { $name }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, verschil { $difference }
}
club-draw = Speelronde { $number } indelen
club-drawing = Indelen…
club-draw-again = Opnieuw indelen
club-draw-back = Indeling intrekken
club-start = Speelronde starten
club-with-clock = Met klok
    .says = Start ook de klok
club-clock-turn = { $turn ->
    [start] Starten
    [pause] Pauze
   *[resume] Verder
}
club-clock-said = { $change ->
    [less] { $minutes } minuten minder voor alle tafels
   *[more] { $minutes } minuten erbij voor alle tafels
}
club-break = Pauze
club-break-minutes = { $minutes } min
    .says = Begin een pauze van { $minutes } minuten
club-break-change = { $change ->
    [less] Pauze { $minutes } minuten korter
   *[more] Pauze { $minutes } minuten langer
}
club-break-end = Beëindigen
club-swap-hint = Tik op twee namen om ze te verwisselen.
club-swap-other = Tik op de naam om mee te wisselen.
club-swap-said = { $name } wisselen
club-repeats =
    { $count ->
        [0] Geen herhalingen.
        [one] 1 herhaling: zie de tafel.
       *[other] { $count } herhalingen: zie de tafels.
    }
club-against = tegen
club-team-sum = { $teams }, alle tafels samen: { $score }
club-rest = Vrij
club-close = Speelronde { $number } sluiten
club-close-open =
    { $count ->
        [one] Speelronde { $number } sluiten: nog 1 tafel bezig
       *[other] Speelronde { $number } sluiten: nog { $count } tafels bezig
    }
club-final = Eindstand
club-over-hint = Tik op een tafel om de uitslag te verbeteren.
club-final-begin = Finale of groepen
    .detail = Begin een speeldag met deze ranglijst.

## Club: one table

club-organiser = wedstrijdleider
club-phone = telefoon { $phone } (kaart { $table })
club-phone-for = { $name }, op telefoon { $phone } (kaart { $table })
club-phone-hall = telefoon { $phone }
club-phone-hall-for = { $name }, op telefoon { $phone }
club-how = { $how ->
    [agreed] Beide partijen zijn akkoord.
    [decided] De wedstrijdleider heeft beslist.
    [paper] Overgenomen van papier.
   *[walkover] Walk-over.
}
club-claimed = { $score } gemeld door { $side }
club-disputes = Betwist door { $side }
club-grid = Uitslagen
club-grid-open = Uitslagen invoeren
club-grid-hint = Met Enter en de pijltjes ga je van vak naar vak. Enter in het laatste vak slaat de tafel op. Typ x voor een partij die niet is gekomen. Typ * achter de punten van een partij die met een speciale hand heeft gewonnen.
club-grid-points = Punten
club-grid-missing = { $count ->
    [0] Alle uitslagen zijn binnen.
    [one] Er ontbreekt 1 uitslag.
   *[other] Er ontbreken { $count } uitslagen.
}
club-grid-unsaved = Nog niet opgeslagen.
club-grid-save = { $count ->
    [one] 1 tafel opslaan
   *[other] { $count } tafels opslaan
}
club-grid-reported = { $state ->
    [claimed] Telefoon: { $score }, nog niet bevestigd.
    [disputed] Telefoon: { $score }, betwist.
   *[playing] Telefoon: { $score } tot nu toe.
}
club-grid-again = Toch opslaan: druk nog eens op Enter.
club-grid-lost = Deze tafel heeft intussen een uitslag. Hier getypt en niet opgeslagen: { $typed }
club-grid-typo = Typfout
club-settle = Uitslag invoeren
club-correct = Uitslag verbeteren
club-winner = Wie heeft gewonnen?
club-winner-points = Op punten
club-awards = { $awards ->
    [score] Volgens de uitslag
   *[decided] Per partij bepaald
}
club-awards-title = Punten voor de stand
club-awards-are = Punten voor de stand: { $points }
club-reason = Reden
club-reason-hint = De reden komt in het logboek.
club-decide = Beslissing opslaan
club-from-paper = Van papier
club-correct-do = Verbetering opslaan
club-scoreless = Ja, elke partij heeft 0 punten
club-reopen = Tafel weer openen
club-reopen-ask = Tafel { $table } weer openen?
club-reopen-hint = De uitslag vervalt. De telefoons van deze tafel kunnen dan weer noteren.
club-walkover = Walk-over
club-walkover-hint = Wie is er niet gekomen? De tegenstanders krijgen { $points } speelpunten.
club-walkover-do = Walk-over noteren
club-extra = Extra tijd
club-extra-now = { $minutes ->
    [0] Deze tafel speelt even lang als de andere.
    [one] Deze tafel mag één minuut langer spelen dan de andere.
   *[other] Deze tafel mag { $minutes } minuten langer spelen dan de andere.
}
club-extra-said = { $change ->
    [less] Tafel { $table }: { $minutes } minuten minder
   *[more] Tafel { $table }: { $minutes } minuten erbij
}
club-deals-title = Rondes
club-deals-none = Hier is nog geen ronde genoteerd.
club-record = Rondes hier noteren
club-not-started = De speelronde is nog niet begonnen, dus je kunt nog niets invoeren.
club-code = Telefoons aan deze tafel
club-code-hint = Wie dit scant, kiest zijn naam aan deze tafel. Daarna toont de telefoon in elke speelronde zijn tafel en kan hij alleen daar iets wijzigen.
club-screen = Groot scherm
club-screen-hint = Stand, tafels en klok voor een beamer of tv. Open deze link daar. Je kunt er niets wijzigen.
club-screen-shows = Het grote scherm toont
club-screen-shows-hint = Initialen zijn voor clubs die geen namen op het scherm willen.
club-screen-names = Namen
club-screen-initials = Initialen
club-code-show = Code tonen
club-code-new = Nieuwe code
club-code-ask = Nieuwe code maken?
club-code-said = Code om te scannen voor { $address }
club-code-visitors = { $count ->
    [0] Nog door geen enkel apparaat gebruikt.
    [one] Door 1 apparaat gebruikt.
   *[other] Door { $count } apparaten gebruikt.
}
club-no-server = Telefoons kunnen nog geen verbinding maken. Sluit de app en start hem met “scorekeeper serve”. Je speeldag blijft bewaard.
club-code-warning = De oude code werkt dan niet meer, en elk apparaat dat hem heeft gebruikt, verliest de toegang. Print de tafelkaart opnieuw.
club-hall = Telefoons voor de hele speeldag
club-hall-hint = Hang dit aan de muur. Mensen scannen het en kiezen hun naam. Hun telefoon toont daarna in elke speelronde hun tafel. Heeft een naam al een telefoon, dan krijgt een andere de naam pas als die telefoon of jij akkoord gaat.
club-hall-how = Scan de code, of open het adres en typ de letters. Kies dan je naam. Dat kan ook al vóór de eerste speelronde.
club-phones = Telefoons
club-phones-row = { $count } van { $all } hebben een telefoon
club-phones-none = Er is nog geen telefoon aangemeld.
club-phones-hint = Met “Kwijt” meld je een telefoon af, zodat een andere de plaats kan innemen. Met “Toewijzen” geef je de plaats aan de telefoon die erom vraagt. Vraagt er geen, dan moet de eerste opnieuw een naam kiezen.
club-phone-there = verbonden
club-phone-since = weg sinds { $time }
club-phone-away = niet verbonden
club-phone-unowned = Nog geen naam gekozen
club-phone-wants = Wil zich aansluiten bij { $owner }
club-phone-allow = Toelaten
    .says = Toelaten: { $who }
club-phone-hand-on = Toewijzen
    .says = Toewijzen: { $who }
club-phone-lost = Kwijt
    .says = Kwijt: { $who }
club-phone-lost-ask = Telefoon van { $who } afmelden?
club-phone-lost-hint = De telefoon moet de code opnieuw scannen. Moet een andere telefoon de naam krijgen, kies dan “Toewijzen”.
club-at-table-count = { $count } van { $all } zitten aan tafel
club-at-table = Aan tafel: { $who }
club-call-who = Tafel { $table }: { $who }
club-call-answer = Ik kom eraan
    .says = Ik kom eraan: { $who }
club-call-answered = onderweg sinds { $time }
club-call-done = Klaar
    .says = Klaar: { $who }

club-call-decide = Beslissen
    .says = Beslissen: { $who }
club-call-dispute = Uitslag betwist
## Club: standing and log screens

club-standing-none = Er staat nog niemand op de lijst.
club-head-points = Punten
club-head-difference = Verschil
club-scheme-ties = bij gelijke stand: { $ties }
club-record-told = { $wins } gewonnen, { $losses } verloren{ $draws ->
    [0] { "" }
   *[other] , { $draws } gelijk
}
club-figures-told = Speelpunten { $card_points }, verschil { $difference }, hoogste match { $highest }
club-line-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
club-line-dropped = ({ $points }) telt niet mee
club-whole-session = Hele speeldag
club-adjust-back = Terugnemen: { $line }
club-log-none = Er is nog niets gebeurd.
club-log-older = Eerder
club-because = “{ $reason }”

## Club: print, save, move

club-cards = Tafelkaarten
club-cards-hint = Sla een pagina op en open die om te printen.
club-cards-codes =
    { $count ->
        [0] Tafelkaarten met codes
        [one] 1 tafelkaart met code
       *[other] { $count } tafelkaarten met codes
    }
club-cards-round = Uitslagbriefjes, speelronde { $number }
club-cards-title = { $name }, { $day }
club-card-how = Scan de code, of open het adres en typ de letters. Deze kaart geldt voor alle speelrondes.
club-card-signed = handtekening
club-sheets = Lijsten
club-sheets-hint = Print ze, of sla ze op als spreadsheet.
club-sheet-page = { $paper }: printen
club-sheet-csv = { $paper }: spreadsheet
club-paper =
    { $paper ->
        [check-in] Aanmeldlijst
        [seating] Speelronde { $number }: wie waar zit
        [results] Speelronde { $number }: uitslagen
        [ranking] Stand na speelronde { $number }
        [standing] Stand
        [final] Eindstand
        [categories] Stand per categorie
        [season] Klassement
        [lines] Stand in detail
       *[log] Logboek
    }
club-seats-by = { $what ->
    [table] Per tafel
   *[name] Op naam
}
club-categories-hint = Koppels en teams tellen mee in een categorie als al hun spelers erbij horen.
club-column =
    { $code ->
        [number] Nr.
        [entrant] Deelnemer
        [members] Spelers
        [checked_in] Aanwezig
        [mark] ✓
        [evening] Speeldag
        [date] Datum
        [round] Speelronde
        [table] Tafel
        [side] Partij { $number }
        [score] Totaal { $number }
        [state] Status
        [how] Hoe beslist
        [winner] Winnaar
        [place] Plaats
        [points] Punten
        [card_points] Speelpunten
        [difference] Verschil
        [wins] Gewonnen
        [draws] Gelijk
        [losses] Verloren
        [byes] Vrijloten
        [highest_match] Hoogste score in een match
        [dropped] Speelrondes die niet meetellen
        [parted_by] Beslist door
        [at] Tijd
        [by] Door
        [kind] Gebeurtenis
        [before] Eerder
        [reason] Reden
        [member] Speler
        [partner] Met
        [against] Tegen
        [category] Categorie
        [overall] Algemeen
        [season] Seizoen
        [strength] Speelsterkte
        [matches] Matches
        [record] Record
        [value] Waarde
        [adjusted] Strafpunten en bonussen
        [line] Uitslag
       *[total] Totaal
    }
club-presence = { $code ->
    [present] aanwezig
   *[expected] verwacht
}
club-how-short = { $how ->
    [agreed] bevestigd
    [decided] beslist
    [paper] van papier
   *[walkover] walk-over
}
club-cell-shared = gedeelde plaats
club-cell-bye = vrij
club-cell-drawn = gelijkspel
club-cell-not-counted = ({ $value })
club-log =
    { $code ->
        [drawn] speelronde ingedeeld
        [taken_back] indeling ingetrokken
        [arranged] handmatig gewijzigd
        [started] speelronde begonnen
        [closed] speelronde gesloten
        [claimed] uitslag gemeld
        [withdrawn] uitslag ingetrokken
        [agreed] uitslag bevestigd
        [disputed] uitslag betwist
        [decided] uitslag beslist
        [paper] uitslag van papier
        [walkover] walk-over
        [corrected] uitslag verbeterd
        [reopened] tafel weer geopend
        [swapped] partners geruild
        [checked_in] aangemeld
        [checked_out] afgemeld
        [adjusted] strafpunten of bonus
        [adjustment_removed] strafpunten of bonus teruggenomen
        [clock_started] klok gestart
        [clock_paused] klok gepauzeerd
        [clock_resumed] klok loopt weer
        [minutes_added] speeltijd gewijzigd
        [table_minutes_added] extra tijd
        [break_started] pauze begonnen
        [break_changed] pauze gewijzigd
        [break_ended] pauze beëindigd
        [called] wedstrijdleider geroepen
        [coming] wedstrijdleider onderweg
        [attended] oproep afgehandeld
       *[substituted] invaller
    }
club-move = Naar een andere computer
club-move-hint = Eén bestand met alles: spelers, speelrondes, uitslagen, rondes en de codes van de tafels. Wie het heeft, kan de speeldag leiden, dus houd het voor jezelf.
club-move-save = Speeldag als bestand opslaan
club-delete = Deze speeldag verwijderen
club-delete-ask = “{ $name }” verwijderen?
club-delete-hint = De speeldag verdwijnt met alle rondes uit de lijst en uit de stand van zijn seizoen. Je kunt hem later terughalen.
club-deleted = Verwijderde speeldagen
logins = Wedstrijdleiders op andere computers
logins-count = { $count ->
    [one] 1 computer is met de pincode ingelogd.
   *[other] { $count } computers zijn met de pincode ingelogd.
}
logins-end-own = Hier uitloggen
logins-end-others = Alle andere uitloggen
logins-end-all = Allemaal uitloggen
directors-hint = Een assistent helpt op een eigen apparaat de speeldag te leiden, en het logboek noemt de naam. Alleen de wedstrijdleider nodigt assistenten uit, verwijdert speeldagen, zet back-ups terug en verwijdert namen.
directors-name = Naam van de assistent
directors-invite = Uitnodigen
directors-for = Uitnodiging voor { $name }
directors-picture = Code om te scannen, uitnodiging voor { $name }
directors-scan = Scan dit met de telefoon of tablet van de assistent. Werkt één keer, tot { $until }.
directors-type = Of open daar { $address } en typ deze pincode:
directors-login = { $device }, sinds { $since }
directors-device = Onbekende browser
directors-log-out = { $name } uitloggen, { $device }
directors-invited = Uitnodiging open tot { $until }
directors-nowhere = Niet ingelogd
directors-again = Nog een apparaat uitnodigen
directors-remove = Verwijderen
directors-remove-ask = { $name } verwijderen?
directors-remove-hint = Alle apparaten worden meteen uitgelogd. De naam blijft in het logboek staan.
directors-organiser-only = Dat kan alleen de wedstrijdleider.
directors-own = Je bent ingelogd als { $name }.
club-bring-back = { $name } terughalen
club-take-hint = Kies het bestand dat op de andere computer is opgeslagen. Tafelcodes blijven geldig.
club-take-choose = Bestand kiezen
club-take-anyway = Toch importeren
club-take-both = Beide behouden
club-take-unread = Het bestand kon niet worden gelezen.
club-take-broken = { $file } is geen speeldag die deze app kan lezen:
club-unreadable = { $name }, { $day }: opgeslagen met een nieuwere versie. Werk de app bij.

## Club: people

club-guests = Gasten
club-members-add = { $count ->
    [one] 1 lid toevoegen
   *[other] { $count } leden toevoegen
}
club-members-none = Nog geen leden. Spelers verschijnen hier na hun eerste speeldag.
club-member-gone = Deze persoon is verwijderd.
club-evenings-count = { $count ->
    [0] nog geen speeldagen
    [one] 1 speeldag
   *[other] { $count } speeldagen
}
club-last-seen = laatst gespeeld { $day }
club-member-is = Lid
club-guest-is = Gast
club-member-make = Lid maken
club-guest-make = Gast maken
publish-as = Op gepubliceerde pagina’s
publish-as-of = { $as ->
    [name] Volledige naam
   *[initials] Initialen
}
club-categories = Categorieën
club-categories-own = Elke categorie, bijvoorbeeld nieuwkomers, krijgt een eigen stand bij de lijsten van een speeldag.
club-category-new = Nieuwe categorie
club-category-add = Categorie toevoegen
club-merge-hint = Alle speeldagen en matches van { $gone } tellen dan ook voor { $kept } en tonen die naam. Je kunt dit altijd terugdraaien.
club-forget = Naam overal verwijderen
club-forget-hint = De naam wordt overal vervangen, ook in back-ups. Uitslagen, plaatsen en bijnamen in notities blijven.
club-alias = Vervangende naam
club-alias-usual = Oud-speler { $number }
club-forget-do = Naam verwijderen
club-forget-ask = De naam { $name } overal verwijderen?
club-forget-warning = Overal komt { $alias } in plaats van de naam. Je kunt dit niet ongedaan maken, ook niet met een back-up.
club-forgotten = Naam verwijderd
club-forgotten-as = De naam is vervangen door { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Opnieuw geschreven zonder de naam: { $files }
       *[other] { $count } bestanden opnieuw geschreven zonder de naam: { $files }
    }
    [cut] { $count ->
        [one] Was al beschadigd, alleen het leesbare deel is er nog: { $files }
       *[other] { $count } bestanden waren al beschadigd, alleen de leesbare delen zijn er nog: { $files }
    }
    [removed] { $count ->
        [one] Verwijderd: { $files }
       *[other] { $count } bestanden verwijderd: { $files }
    }
   *[left] { $count ->
        [one] Ongewijzigd, de naam staat er nog in: { $files }
       *[other] { $count } bestanden ongewijzigd, de naam staat er nog in: { $files }
    }
}
club-forgotten-shared = Iemand anders heet ook zo, dus daar blijft de naam staan: { $names }

## Club: seasons

club-seasons-none = Een seizoen telt meerdere speeldagen op tot één klassement. Vul een naam in om te beginnen.
club-season-name = Naam van het seizoen
club-season-new = Nieuw seizoen
club-season-gone = Dit seizoen is verwijderd.
club-season-table = Klassement
club-season-empty = Kies de speeldagen die bij dit seizoen horen.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Punten
            [card_points] Speelpunten
            [difference] Verschil in speelpunten
            [wins] Gewonnen matches
           *[places] Punten per plaats
        }, 1 speeldag.
       *[other] { $figure ->
            [points] Punten
            [card_points] Speelpunten
            [difference] Verschil in speelpunten
            [wins] Gewonnen matches
           *[places] Punten per plaats
        }, alle { $count } speeldagen.
    }
    [one] { $figure ->
        [points] Punten
        [card_points] Speelpunten
        [difference] Verschil in speelpunten
        [wins] Gewonnen matches
       *[places] Punten per plaats
    }, de beste van { $count } speeldagen.
   *[other] { $figure ->
        [points] Punten
        [card_points] Speelpunten
        [difference] Verschil in speelpunten
        [wins] Gewonnen matches
       *[places] Punten per plaats
    }, de beste { $best } van { $count } speeldagen.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Bij een gelijk totaal beslist de beste speeldag.
club-season-counts = Puntentelling
club-season-best = Hoeveel van ieders beste speeldagen tellen mee?
club-season-all = alle
club-season-figure = Wat een speeldag oplevert:
club-season-figure-of = { $figure ->
    [points] punten
    [card_points] speelpunten
    [difference] verschil
    [wins] gewonnen matches
   *[places] punten per plaats
}
club-season-places = Van de eerste plaats af: { $points }. Alle andere krijgen 0.
club-season-evenings = Speeldagen in dit seizoen:
club-season-figures = Rondes, koppels en records van alle tafels
club-season-delete = Dit seizoen verwijderen
club-season-delete-hint = De speeldagen zelf blijven bewaard.
club-print = Printen
club-table-file = Spreadsheet
club-ratings = Speelsterkte
club-ratings-hint = Geschatte speelsterkte op basis van de uitslagen, per speler. Het tweede getal is de foutmarge.
club-ratings-order = De volgorde houdt rekening met de foutmarge, dus wie weinig heeft gespeeld, staat lager.
club-ratings-show = Berekenen
club-ratings-missing = Voor de speelsterkte is een extra pakket nodig. Installeer “canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
publish-title = Canastaclub
publish-hint = Speeldagen, seizoenen, speelsterkte en records als gewone webpagina’s in één zipbestand. Pak het uit op een webserver.
publish-club = Naam van de club
publish-names = Namen op de pagina’s
publish-names-of = { $who ->
    [agreed] Met toestemming
   *[all] Iedereen
}
publish-names-hint = Tik op iedereen die met naam genoemd wil worden. De anderen staan er met initialen.
publish-running = Ook lopende speeldagen
publish-save = Als zipbestand opslaan
publish-evenings = Speeldagen
publish-none = Er is nog geen speeldag uitgespeeld.
publish-records = Records
publish-record = { $kind ->
    [highest_match] Hoogste score in een match
    [largest_margin] Grootste zege
    [best_deal] Beste ronde
    [most_canastas] Meeste canasta’s in één ronde
   *[longest_streak] Langste zegereeks
}

## How a rule set is played, made of its values

how-to-play = Zo speel je
how-to-play-values = Alle waarden
how-to-play-sources = Bronnen
rule-sets-played = Hier het meest gespeeld
rule-sets-times = { $count ->
    [one] Hier één keer gespeeld
   *[other] Hier { $count } keer gespeeld
}
rule-sets-for = Aantal spelers
rule-sets-for-said = Voor { $players } spelers
rule-sets-search = Varianten zoeken
rule-sets-rare = Meer varianten
    .detail = Minder bekend: { $count }
rule-sets-none = Geen varianten gevonden.
play-head-aim = Doel van het spel
play-head-sides = Spelers en kaarten
play-head-dealing = Delen
play-head-turn = Een beurt
play-head-melds = Sets
play-head-wilds = Wilde kaarten
play-head-canastas = Canasta’s
play-head-canastas--burraco = Burraco’s
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biriba’s
play-head-red-threes = Rode drieën
play-head-black-threes = Zwarte drieën
play-head-pile = De stapel pakken
play-head-special = Speciale handen
play-head-acaba = Acabar
play-head-penalties = Strafpunten
play-head-initial = Uitkomen
play-head-out = Uitgaan
play-head-scoring = Puntentelling
play-head-end = Einde van het spel
play-head-players = Met { $players } spelers
play-head-later = Tweede fase
play-aim = { $melds ->
    [sequences] Je verzamelt reeksen van één kleur en legt ze open op tafel, als sets.
    [both] Je verzamelt kaarten van dezelfde waarde en reeksen van één kleur, en legt ze open op tafel, als sets.
   *[groups] Je verzamelt kaarten van dezelfde waarde en legt ze open op tafel, als sets.
} Lange sets zijn { canasta-name }’s, en die leveren de meeste punten op.
play-aim-target = Je speelt ronde na ronde tot een partij { $points } punten heeft.
play-later = Als een speler { $points } punten haalt, gelden de regels hieronder vanaf de volgende ronde tot het einde van het spel.
play-aim-deals = { $deals ->
    [one] Een spel heeft één ronde.
   *[other] Een spel heeft { $deals } rondes.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Je speelt met { $sides } koppels. Partners zitten tegenover elkaar en leggen hun sets bij elkaar.
       *[other] Je speelt met { $sides } partijen van { $size }. Spelers van verschillende partijen zitten om en om, en partners leggen hun sets bij elkaar.
    }
    [lone_hand] Er zijn { $sides } spelers. In elke ronde speelt één van hen solo tegen de anderen.
   *[individual] Er zijn { $sides } spelers. Ieder speelt voor zich. Staat er “partij”, dan is dat één speler.
}
play-lone-pile = Wie het eerst de stapel pakt, speelt de rest van de ronde solo. De anderen leggen dan hun sets bij elkaar.
play-packs = Je hebt { $packs ->
    [one] één spel kaarten
   *[other] { $packs } spellen kaarten
} { $jokers ->
    [0] zonder jokers
   *[other] en { $jokers } jokers
} nodig: { $cards } kaarten in totaal.
play-first-dealer = { $value ->
    [by_lot] De eerste deler wordt door loting bepaald.
   *[any_method] Kies de eerste deler zoals je wilt.
}
play-dealing = { $players ->
    [2] De tegenspeler van de deler coupeert, begint en deelt de volgende ronde.
   *[other] { $value ->
        [counterclockwise] De speler links van de deler coupeert. De speler rechts begint en deelt de volgende ronde. Je speelt tegen de klok in.
       *[clockwise] De speler rechts van de deler coupeert. De speler links begint en deelt de volgende ronde. Je speelt met de klok mee.
    }
}
play-hand = Iedereen krijgt { $cards } kaarten.
play-foot = { $taken ->
    [after_first_canasta] Daarnaast krijgt iedereen een dichte tweede hand van { $cards } kaarten, die je na je eerste canasta pakt.
    [by_side] Daarnaast heeft elke partij een dichte { foot-name } van { $cards } kaarten. Wie van de partij het eerst geen kaarten meer heeft, pakt die.
   *[after_hand] Daarnaast krijgt iedereen een voet van { $cards } kaarten, die dicht blijft liggen tot je je hand hebt uitgespeeld.
}
play-foot-alone = Daarnaast heeft elke speler een dichte { foot-name } van { $cards } kaarten. Wie geen kaarten meer heeft, pakt die.
play-foot-lone = Er zijn twee voeten, een van { $lone } en een van { $cards } kaarten. Wie het eerst geen kaarten meer heeft, pakt die van { $lone } en speelt de rest van de ronde solo. De twee anderen leggen dan hun sets bij elkaar en delen de andere voet.
play-foot-lone--burraco = Er zijn twee pozzetti, een van { $lone } en een van { $cards } kaarten. Wie het eerst geen kaarten meer heeft, pakt die van { $lone } en speelt de rest van de ronde solo. De twee anderen leggen dan hun sets bij elkaar en delen de andere.
play-first-pile = { $value ->
    [upcard_value] De stapel begint met een open kaart. Daarbij komen zoveel kaarten als die waard is, van één voor een aas tot dertien voor een heer. De andere kaarten vormen de stok.
    [no_card] De andere kaarten vormen de stok. De stapel begint met de eerste kaart die wordt afgelegd.
   *[one_card] De stapel begint met één open kaart. De andere kaarten vormen de stok.
}
play-draw = { $cards ->
    [one] Je begint je beurt door een kaart van de stok te kopen of de stapel te pakken.
   *[other] Je begint je beurt door { $cards } kaarten van de stok te kopen of de stapel te pakken.
}
play-discard = Daarna mag je sets neerleggen. Je eindigt je beurt door één kaart open op de stapel te leggen.
play-add = In elke beurt mag je kaarten bij sets van je eigen partij leggen, maar nooit bij die van een andere.
play-meld = Een set bestaat uit { $cards } of meer kaarten van dezelfde waarde.
play-meld-ranks = Van één waarde mag je alleen deze kaarten als set neerleggen: { $ranks }.
play-meld-most = Een set heeft nooit meer dan { $cards } kaarten.
play-meld-most-waived = Alleen wie uitgaat, mag er meer neerleggen.
play-one-meld = { $value ->
    [yes] Een partij mag van elke waarde maar één set hebben.
   *[no] Een partij mag van dezelfde waarde meer dan één set hebben.
}
play-twos = Ook tweeën mag je apart neerleggen.
play-sequence = { $ends ->
    [same] Ook een reeks is een set: { $least } tot { $most } opeenvolgende kaarten van één kleur.
   *[different] Ook een reeks is een set: { $least } tot { $most } opeenvolgende kaarten van één kleur. De { $low } is de laagste, de { $high } de hoogste.
}
play-sequence-only = { $ends ->
    [same] Een set is een reeks: { $least } tot { $most } opeenvolgende kaarten van één kleur.
   *[different] Een set is een reeks: { $least } tot { $most } opeenvolgende kaarten van één kleur. De { $low } is de laagste, de { $high } de hoogste.
}
play-sequence-two = In een reeks is de aas laag of hoog, en een twee op zijn eigen plaats telt als gewone kaart.
play-sequence-aces = { $aces ->
    [1] In een reeks mag maar één aas zitten.
   *[other] Een reeks mag met een aas beginnen en met een aas eindigen.
}
play-sequence-wilds = { $wilds ->
    [0] In een reeks mag geen wilde kaart zitten.
    [one] In een reeks mag hoogstens één wilde kaart zitten.
   *[other] In een reeks mogen hoogstens { $wilds } wilde kaarten zitten.
}
play-wild = { $jokers ->
    [yes] Jokers en tweeën zijn wild
   *[no] Tweeën zijn wild
}: ze vervangen elke andere kaart. Een set heeft minstens { $naturals ->
    [one] één gewone kaart nodig.
   *[other] { $naturals } gewone kaarten nodig.
}
play-wild-most = { $wilds ->
    [0] In een set mag geen wilde kaart zitten.
    [one] In een set mag hoogstens één wilde kaart zitten.
   *[other] In een set mogen hoogstens { $wilds } wilde kaarten zitten.
}
play-wild-no-group = In een set van één waarde mag geen wilde kaart zitten.
play-wild-share = { $value ->
    [lt] In een set zitten altijd minder wilde kaarten dan gewone.
   *[le] In een set zitten nooit meer wilde kaarten dan gewone.
}
play-wild-alone = Wilde kaarten mag je ook apart neerleggen, tot { $cards } bij elkaar.
play-wild-never-alone = Een set van alleen wilde kaarten mag niet.
play-wild-first = Zolang een set wilde kaarten niet af is, moeten alle wilde kaarten van de partij daarbij.
play-wild-never = { $count ->
    [one] Kaarten van de waarde { $ranks } leg je altijd zonder wilde kaarten neer.
   *[other] Kaarten van deze waarden leg je altijd zonder wilde kaarten neer: { $ranks }.
}
play-wild-aces = Bij azen mogen wilde kaarten alleen bij het uitkomen.
play-wild-five = Na het uitkomen mogen wilde kaarten alleen bij sets met minstens vijf gewone kaarten.
play-canasta = { $melds ->
    [sequences] Een reeks van { $cards } kaarten of meer is een { canasta-name }.
    [both] Een set van { $cards } kaarten of meer is een { canasta-name }, van één waarde of als reeks.
   *[groups] Een set van { $cards } kaarten of meer is een { canasta-name }.
}
play-canasta-sequence = Een reeks van { $cards } kaarten of meer is een { canasta-name }. Een set van één waarde is dat nooit.
play-canasta-full = Een set van { $cards } kaarten is een { canasta-name }.
play-canasta-natural = Een zuivere { canasta-name }, zonder wilde kaarten, geeft { $points } punten.
play-canasta-mixed = Een onzuivere { canasta-name }, met wilde kaarten, geeft { $points } punten.
play-canasta-bonus =
    { $type ->
        [wild] Een canasta van wilde kaarten geeft { $points } punten.
        [wild_all_twos] Bestaat die alleen uit tweeën, dan geeft die { $points } punten.
        [wild_four_jokers] Met vier jokers erin geeft die { $points } punten.
        [sequence] Een reeks die een { canasta-name } is, geeft { $points } punten.
        [sevens] Een canasta van zevens geeft { $points } punten.
        [fives] Een canasta van vijven geeft { $points } punten.
        [aces] Een canasta van azen geeft { $points } punten.
        [sevens_mixed] Een canasta van zevens met wilde kaarten geeft { $points } punten.
        [aces_mixed] Een canasta van azen met wilde kaarten geeft { $points } punten.
        [semi_natural] Een halfzuivere { canasta-name }, een zuivere waar een wilde kaart bij kwam, geeft { $points } punten.
        [suit_ace_to_ace] Een reeks van aas tot aas zonder wilde kaarten geeft { $points } punten.
        [suit_whole] Een reeks van een hele kleur zonder wilde kaarten geeft { $points } punten.
        [suit_mixed] Een reeks van een hele kleur met een wilde kaart geeft { $points } punten.
        [rank_whole] Acht gelijke kaarten zonder wilde kaarten geven { $points } punten.
        [rank_mixed] Acht gelijke kaarten en een wilde kaart geven { $points } punten.
        [twos_natural] Een zuivere canasta van tweeën geeft { $points } punten.
       *[twos_mixed] Een onzuivere canasta van tweeën geeft { $points } punten.
    }
play-canasta-cards = { $value ->
    [yes] Naast de bonus tellen ook de kaarten in een { canasta-name } mee.
   *[no] De kaarten in een { canasta-name } tellen niet mee, alleen de bonus.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Een handcanasta, in één keer uit de hand neergelegd, geeft een dubbele bonus.
       *[other] Een handcanasta, in één keer uit de hand neergelegd, geeft { $amount } keer de bonus.
    }
   *[add] Een handcanasta, in één keer uit de hand neergelegd, geeft { $amount } punten extra.
}
play-canasta-trump = De kleur van de eerste open kaart is troef. { $times ->
    [2] Een { canasta-name } die een reeks in troef is, geeft een dubbele bonus.
   *[other] Een { canasta-name } die een reeks in troef is, geeft { $times } keer de bonus.
}
play-canasta-extra = Meerdere { canasta-name }’s geven een extra bonus:
play-canasta-out = Alleen de partij die uitgaat, krijgt de bonus voor { $types }.
play-red-threes = { $value ->
    [yes] Rode drieën horen in geen set. Heb je er een, leg die dan meteen open neer en koop een andere kaart.
   *[no] Rode drieën horen in geen set. Heb je er een, leg die dan meteen open neer. Je koopt er geen andere kaart voor.
}
play-red-each = Elke rode drie is { $points } punten waard.
play-red-all = Elke rode drie is { $points } punten waard. Alle { $threes } samen zijn { $together } waard.
play-red-values = Hoe meer rode drieën een partij heeft, hoe meer ze samen waard zijn:
play-red-sides = { $below ->
    [zero] Rode drieën tellen alleen mee voor een partij die is uitgekomen.
   *[minus] Rode drieën tellen als pluspunten voor een partij die is uitgekomen en als minpunten voor een partij die dat niet is.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Rode drieën tellen alleen mee voor een partij met een canasta van zevens.
           *[minus] Rode drieën tellen als pluspunten voor een partij met een canasta van zevens en als minpunten voor een partij zonder.
        }
        [natural] { $below ->
            [zero] Rode drieën tellen alleen mee voor een partij met een zuivere canasta.
           *[minus] Rode drieën tellen als pluspunten voor een partij met een zuivere canasta en als minpunten voor een partij zonder.
        }
       *[canastas] { $below ->
            [zero] Rode drieën tellen alleen mee voor een partij met een canasta.
           *[minus] Rode drieën tellen als pluspunten voor een partij met een canasta en als minpunten voor een partij zonder.
        }
    }
   *[other] { $below ->
        [zero] Rode drieën tellen alleen mee voor een partij met minstens { $canastas } canasta’s.
       *[minus] Rode drieën tellen als pluspunten voor een partij met minstens { $canastas } canasta’s en als minpunten voor een partij met minder.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Rode drieën tellen als minpunten voor een partij die niets op tafel heeft.
       *[other] Rode drieën tellen als minpunten voor een partij die op tafel is.
    }
    [zero] { $melded ->
        [0] Rode drieën tellen niet voor een partij die niets op tafel heeft.
       *[other] Rode drieën tellen niet voor een partij die op tafel is.
    }
   *[plus] { $melded ->
        [0] Rode drieën tellen als pluspunten voor elke partij.
       *[other] Rode drieën tellen als pluspunten voor een partij die op tafel is.
    }
}
play-red-canastas = { $sign ->
    [minus] Heeft een partij { $what }, dan tellen haar rode drieën als minpunten.
    [zero] Heeft een partij { $what }, dan tellen haar rode drieën niet.
   *[plus] Heeft een partij { $what }, dan tellen haar rode drieën als pluspunten.
}
play-red-never = Rode drieën leg je nooit neer, ook niet als set.
play-threes-plain = Drieën zijn kaarten als alle andere.
play-red-all-four = Tellen alle vier de rode drieën als minpunten, dan kosten ze samen { $points } punten.
play-red-as-tabled = Een rode drie in de hand telt als neergelegd zolang de partij geen canasta heeft.
play-red-in-hand = Een rode drie die aan het eind van de ronde nog in de hand zit, kost { $points } punten.
play-black-each = { $place ->
    [captured_values] Elke zwarte drie uit een gepakte stapel geeft { $points } punten.
   *[tabled_values] Elke zwarte drie op tafel is { $points } punten waard.
}
play-black-all = { $place ->
    [captured_values] Elke zwarte drie uit een gepakte stapel geeft { $points } punten. Alle { $threes } samen geven { $together }.
   *[tabled_values] Elke zwarte drie op tafel is { $points } punten waard. Alle { $threes } samen zijn { $together } waard.
}
play-black-values = { $place ->
    [captured_values] Hoe meer zwarte drieën een partij met de stapel pakt, hoe meer ze samen geven:
   *[tabled_values] Hoe meer zwarte drieën een partij op tafel heeft, hoe meer ze samen waard zijn:
}
play-black-role = { $value ->
    [discard_only] Zwarte drieën kun je alleen afleggen.
    [tabled_bonus] Zwarte drieën leg je neer zoals rode drieën.
    [removed_from_pile] Pakt iemand de stapel, dan verdwijnen de zwarte drieën erin uit het spel.
   *[stop_card] Een zwarte drie boven op de stapel blokkeert die: de volgende speler kan de stapel niet pakken.
}
play-black-meld = { $when ->
    [any] Zwarte drieën mag je altijd neerleggen, { $least } of meer samen
   *[going_out] Zwarte drieën mag je alleen bij het uitgaan neerleggen, { $least } of meer samen
}{ $wilds ->
    [yes] , met of zonder wilde kaarten.
   *[no] , zonder wilde kaarten.
}
play-black-most = Een set zwarte drieën heeft er nooit meer dan { $cards }.
play-black-never = Zwarte drieën mag je nooit in een set neerleggen.
play-black-as-tabled = Een zwarte drie in de hand telt als neergelegd zolang de partij geen canasta heeft.
play-black-in-hand = Een zwarte drie die aan het eind van de ronde nog in de hand zit, kost { $points } punten.
play-pile = { $value ->
    [natural_pair] Om de stapel te pakken, heb je twee gewone kaarten van dezelfde waarde als de bovenste in je hand nodig. Je moet de drie meteen samen neerleggen.
    [no_wild] Je mag de stapel pakken als je de bovenste kaart meteen neerlegt, met alleen gewone kaarten.
    [nothing] Je mag de stapel in elke beurt pakken. Je hoeft er geen kaart van neer te leggen.
    [top_card] Je mag de stapel pakken als je de bovenste kaart meteen neerlegt. Dat mag met kaarten uit je hand of bij een set van je partij.
    [any_of_pile] Je mag de stapel pakken als je meteen een van de kaarten neerlegt. Dat mag met kaarten uit je hand of bij een set van je partij.
   *[any] Je mag de stapel pakken als je de bovenste kaart meteen neerlegt. Dat mag met twee gewone kaarten van dezelfde waarde uit je hand, met één daarvan en een wilde kaart, of bij een set van je partij.
}
play-pile-frozen = De stapel is geblokkeerd voor een partij die nog niet is uitgekomen. Voor iedereen is de stapel geblokkeerd zolang er een wilde kaart in ligt. Een geblokkeerde stapel mag je alleen pakken als je de bovenste kaart meteen neerlegt met twee gewone kaarten van dezelfde waarde uit je hand.
play-pile-all = Je pakt altijd de hele stapel.
play-pile-cards = { $cards ->
    [one] Je pakt alleen de bovenste kaart van de stapel.
   *[other] Je pakt alleen de bovenste { $cards } kaarten van de stapel.
}
play-pile-always-frozen = De stapel is altijd geblokkeerd.
play-pile-pair-canasta = Je mag de stapel niet pakken als je partij al een voltooide canasta heeft van dezelfde waarde als de bovenste kaart.
play-out-ends = Je gaat uit door je laatste kaart kwijt te raken. Daarmee eindigt de ronde.
play-pile-canasta = { $value ->
    [yes] Je mag de stapel ook pakken om de bovenste kaart bij een voltooide { canasta-name } te leggen.
   *[no] Je mag de stapel niet pakken om de bovenste kaart bij een voltooide { canasta-name } te leggen.
}
play-pile-jokers = { $value ->
    [yes] Jokers mag je afleggen.
   *[no] Jokers mag je niet afleggen.
}
play-initial = { $value ->
    [hand_number] De eerste kaarten die een partij in een ronde neerlegt, in één of meer sets, moeten samen een minimum aan kaartpunten halen. Dat hangt af van het nummer van de ronde:
   *[score] De eerste kaarten die een partij in een ronde neerlegt, in één of meer sets, moeten samen een minimum aan kaartpunten halen. Dat hangt af van het totaal van de partij:
}
play-initial-top = { $value ->
    [yes] Pak je de stapel om uit te komen, dan telt de bovenste kaart mee, maar de andere niet.
   *[no] Pak je de stapel om uit te komen, dan tellen de kaarten daaruit niet mee.
}
play-initial-none = Om uit te komen is er geen minimum.
play-initial-again = Het minimum in de laatste rij geldt alleen voor de eerste ronde die een partij met zo’n totaal begint. In haar volgende rondes is nodig: { $points }.
play-initial-no-pile = Je mag de stapel niet pakken om uit te komen.
play-initial-no-mixed = Uitkomen met een onzuivere canasta mag niet.
play-initial-only = { $what ->
    [canasta_always_suffices] Een hele canasta is altijd genoeg om uit te komen.
    [naturals_only] Uitkomen mag alleen met gewone kaarten.
   *[clean_triple_required] Om uit te komen heb je drie gewone kaarten van dezelfde waarde nodig.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonussen en rode drieën tellen mee voor het minimum.
        [no] Bonussen tellen mee voor het minimum, rode drieën niet.
       *[none] Bonussen tellen mee voor het minimum.
    }
   *[no] { $red_threes ->
        [yes] Rode drieën tellen mee voor het minimum, bonussen niet.
        [no] Bonussen en rode drieën tellen niet mee voor het minimum.
       *[none] Bonussen tellen niet mee voor het minimum.
    }
}
play-initial-after = Is een partij uitgekomen, dan geldt in die ronde voor de volgende sets geen minimum meer.
play-initial-concealed = { $value ->
    [always] Ga je verborgen uit, dan is er geen minimum om uit te komen.
    [if_drawn_from_stock] Ga je verborgen uit zonder de stapel te pakken, dan is er geen minimum om uit te komen.
   *[never] Ook als je verborgen uitgaat, moet je het minimum halen.
}
play-out = { $canastas ->
    [0] Een partij mag zonder { canasta-name } uitgaan.
    [one] Om uit te gaan heeft een partij een { canasta-name } nodig.
   *[other] Om uit te gaan heeft een partij { $canastas } { canasta-name }’s nodig.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Minstens één daarvan moet zuiver zijn.
       *[other] Minstens { $count } daarvan moeten zuiver zijn.
    }
    [mixed] { $count ->
        [one] Minstens één daarvan moet onzuiver zijn.
       *[other] Minstens { $count } daarvan moeten onzuiver zijn.
    }
    [wild] { $count ->
        [one] Minstens één daarvan moet wild zijn.
       *[other] Minstens { $count } daarvan moeten wild zijn.
    }
    [sevens] { $count ->
        [one] Minstens één daarvan moet van zevens zijn. Die telt niet mee als zuiver of onzuiver.
       *[other] Minstens { $count } daarvan moeten van zevens zijn. Die tellen niet mee als zuiver of onzuiver.
    }
    [fives] { $count ->
        [one] Minstens één daarvan moet van vijven zijn. Die telt niet mee als zuiver of onzuiver.
       *[other] Minstens { $count } daarvan moeten van vijven zijn. Die tellen niet mee als zuiver of onzuiver.
    }
   *[sequence] { $count ->
        [one] Minstens één daarvan moet een reeks zijn.
       *[other] Minstens { $count } daarvan moeten reeksen zijn.
    }
}
play-out-only = { $type ->
    [natural] Die moet zuiver zijn.
    [mixed] Die moet onzuiver zijn.
    [wild] Die moet uit wilde kaarten bestaan.
    [sevens] Die moet uit zevens bestaan.
    [fives] Die moet uit vijven bestaan.
   *[sequence] Die moet een reeks zijn.
}
play-out-exclude = Deze { canasta-name }’s tellen niet mee om uit te gaan: { $types }.
play-out-short = Je mag niet uitgaan zolang je partij een onvoltooide canasta van een van deze soorten heeft: { $types }.
play-out-foot = De partij moet ook haar { foot-name } hebben gepakt.
play-out-discard = { $value ->
    [yes] De laatste kaart moet worden afgelegd.
   *[no] De laatste kaart mag je op tafel leggen of afleggen.
}
play-out-last = { $value ->
    [must_discard] Zolang je partij geen { canasta-name } heeft, moet je een kaart overhouden om af te leggen.
   *[may_be_kept] Zolang je partij geen { canasta-name } heeft, mag je je laatste kaart houden in plaats van die af te leggen.
}
play-out-concealed = Je gaat verborgen uit als je in één beurt je hele hand neerlegt en daarvóór nog niets had neergelegd.
play-out-partner =
    { $value ->
        [must_ask] Je moet het je partner vragen voordat je uitgaat.
       *[may_ask_binding] Je mag het je partner vragen voordat je uitgaat. Het antwoord is bindend.
    }
play-stock-out = { $value ->
    [after_last_draw] De ronde eindigt na de beurt waarin de laatste kaart van de stok is gekocht.
    [pile_becomes_stock] Is de stok op, dan wordt de stapel omgekeerd en is die de nieuwe stok.
    [foot_becomes_stock] Is de stok op, dan wordt een { foot-name } die niemand heeft gepakt de nieuwe stok. Is die er niet meer, dan eindigt de ronde.
   *[until_pile_refused] Is de stok op, dan gaat de ronde door tot een speler de stapel niet kan of wil pakken.
}
play-stock-last-turn = Wie de laatste kaart kocht, maakt de beurt af.
play-score = Aan het eind van een ronde krijgt een partij haar bonussen en de waarden van de kaarten die ze heeft neergelegd. { $value ->
    [every_card_of_hand_and_foot] De waarden van de kaarten die in hand en voet blijven, gaan eraf.
   *[every_card_of_all_partners] De waarden van de kaarten die in de hand blijven, gaan eraf.
}
play-score-negative = Heeft een partij geen { canasta-name }, dan worden ook de waarden van haar neergelegde kaarten afgetrokken.
play-score-out = Uitgaan geeft { $points } punten.
play-partners-half = { $halves ->
    [toward_zero] De twee partners krijgen elk de helft van de punten die ze samen halen, naar nul afgerond.
   *[up] De twee partners krijgen elk de helft van de punten die ze samen halen, naar boven afgerond.
}
play-partners-whole = De twee partners krijgen elk alle punten die ze samen halen.
play-score-concealed = Verborgen uitgaan geeft { $points } punten extra.
play-exact-pickup = Wie in één keer precies genoeg kaarten voor hand en { foot-name } pakt, krijgt { $points } punten.
play-score-cards = De kaarten tellen:
play-acaba = Wie geen kans meer ziet, mag “acabar” roepen. De ronde is dan voorbij. Elke andere partij krijgt { $others } punten, die van de roeper { $own }.
play-acaba-partner =
    { $value ->
        [must_ask] Je moet het je partner vragen voordat je acabar roept.
       *[may_ask_binding] Je mag het je partner vragen voordat je acabar roept. Het antwoord is bindend.
    }
play-auto-win = Een partij met { $canastas } canasta’s in een ronde krijgt { $points } punten en wint het spel.
play-auto-win-instead = Een partij met { $canastas } canasta’s in één ronde wint het spel. Ze krijgt { $points } punten in plaats van haar andere punten van die ronde.
play-special =
    { $value ->
        [add] Een speciale hand leg je in één keer neer. Die telt naast al het andere:
       *[replace] Een speciale hand leg je in één keer neer. Die telt in plaats van al het andere:
    }
play-penalties = Voor elk hiervan krijg je strafpunten:
play-penalty-foot = Heeft geen enkele partij haar { foot-name } gepakt, dan kost dat niets.
play-end = { $value ->
    [highest_after_last_deal] Na de laatste ronde wint het hoogste totaal.
   *[highest_at_target] Het spel eindigt met de ronde waarin een partij de doelscore haalt. Het hoogste totaal wint.
}
play-end-tie =
    { $value ->
        [drawn_game] Delen partijen het hoogste totaal, dan eindigt het spel in gelijkspel.
       *[play_another_hand] Delen partijen het hoogste totaal, dan wordt er nog een ronde gespeeld.
    }

## How a rule set differs from another

differ-not = Hier niet: { $sentence }
differ-title = Wat bij { $here } anders is dan bij { $there }
differ-tab = Verschillen
differ-same = Wordt net zo gespeeld als { $name }.
differ-choose = Ik ken andere regels
differ-choose-hint = Welke regels ken je?
differ-details = { $count ->
    [one] 1 kleiner verschil
   *[other] { $count } kleinere verschillen
}
compare-choose = { $name }. Andere regels kiezen

## Questions that lead to a rule set

ask-title = Welke regels spelen we?
    .detail = In hoogstens { $most } vragen naar jullie variant
ask-number = Vraag { $number }
ask-left = { $count ->
    [one] 1 variant past
   *[other] { $count } varianten passen
}
ask-unknown = Weet ik niet
ask-again = Opnieuw beginnen
ask-more = Nog één vraag
ask-found = { $count ->
    [one] Dit zijn jullie regels
   *[other] Waarschijnlijk een van deze
}
ask-read = Regels lezen
ask-players = Met hoeveel spelen jullie?
ask-sides = Spelen jullie met partners?
ask-foot = Is er een tweede hand, de voet?
ask-sequences = Mag je reeksen van één kleur neerleggen?
ask-end = Hoelang duurt een spel?
ask-packs = Hoeveel spellen kaarten worden er geschud?
ask-hand = Hoeveel kaarten krijgt elke speler?
ask-draw = Hoeveel kaarten koop je per beurt?
ask-out = Hoeveel canasta’s heb je nodig om uit te gaan?
ask-wild = Wat levert een canasta van wilde kaarten op?
ask-sevens = Wat levert een canasta van zevens op?
ask-natural = Wat levert een zuivere canasta op?
ask-red = Wat zijn 1, 2, 3… rode drieën samen waard?
ask-special = Tellen speciale handen, zoals straten of paren?
ask-acaba = Mag je “acabar” roepen om de ronde te beëindigen?
ask-last = Moet de laatste kaart worden afgelegd?
ask-concealed = Levert een handcanasta meer op?
ask-wilds = Hoeveel wilde kaarten mag een set hebben?
ask-pile = Wat heb je nodig om een niet-geblokkeerde stapel te pakken?
