# Suomi. One word a thing, everywhere; keep to this list:
#
#   game, match = peli                      deal = erä (round of a club's session = kierros)
#   side = puoli; partnership = pari        club's team = joukkue
#   dealer = jakaja; to cut = katkaista     to score a deal = kirjata
#   to edit, insert, delete = muokata, lisätä, poistaa
#   meld = pöytäys; to meld = pöydätä       initial meld = avaus; its minimum = avausraja
#   natural, mixed canasta = puhdas canasta, sekacanasta
#   concealed canasta = canasta suoraan kädestä
#   natural card = luonnollinen kortti      wild card = apukortti
#   sequence = sarja                        rank, suit = arvo, maa
#   red threes = punaiset kolmoset          pile = avopakka; stock = umpipakka
#   frozen = jäädytetty; a black three sulkee the pile
#   to take the pile, draw = nostaa         to discard = heittää pois
#   going out = lopettaminen                going out concealed = suora lopettaminen
#   penalty or bonus = rangaistus tai bonus
#   rules, rule set = säännöt, säännöstö    house rules = kotisäännöt
#   variation = muunnelma                   note = muistiinpano
#   backup = varmuuskopio                   option of a command = valitsin
#
#   Club:
#   session = kisa; season = kausi          round, table = kierros, pöytä
#   seat = paikka; place = sija             standings = tilanne; final ones = lopputulokset
#   to check in = ilmoittaa mukaan          entry = osallistuja
#   draw of a round = arvonta               tie = tasatilanne; drawn = tasapeli
#   to sit out, bye = vapaalla              disputed = riitautettu
#
# The app says sinä to one, te to a side or table.

## Numerot

number = { NUMBER($value, maximumFractionDigits: 0) }

## Korttien kirjaimet

# Painettu kortteihin ja kirjoitetaan pöytäyksiin: yksi kirjain kukin, eikä mikään kahdesti. 3b ja 3r ovat kolmosia.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J
letter-3b = M
letter-3r = P

## Pistelaskun rivit

line-melded_cards = Kortit pöydässä
line-canasta = { $type ->
    [natural] Puhtaat canastat
    [mixed] Sekacanastat
    [wild] Apukorttien canastat
    [wild_all_twos] Apukorttien canastat, pelkkiä kakkosia
    [wild_four_jokers] Apukorttien canastat, neljä jokeria
    [sequence] Sarjacanastat
    [sevens] Seiskojen canastat
    [fives] Vitosten canastat
    [aces] Ässien canastat
    [sevens_mixed] Seiskojen sekacanastat
    [aces_mixed] Ässien sekacanastat
    [semi_natural] Puolipuhtaat canastat
    [suit_ace_to_ace] Canastat ässästä ässään
    [suit_whole] Koko maan canastat
    [suit_mixed] Koko maan sekacanastat
    [rank_whole] Kahdeksan samanarvoisen canastat
    [rank_mixed] Kahdeksan samanarvoisen sekacanastat
    [twos_natural] Kakkosten puhtaat canastat
    [twos_mixed] Kakkosten sekacanastat
   *[other] Canastat
}
line-canasta--burraco = { $type ->
    [natural] Puhtaat { canasta-name }t
    [semi_natural] Puolipuhtaat { canasta-name }t
    [mixed] Seka{ canasta-name }t
   *[other] { line-canasta--usual }
}
line-concealed_canasta = Canastat suoraan kädestä
line-trump_canasta = Valttimaan { canasta-name }t
line-extra_bonus = Bonus canastojen määrästä
line-red_threes = Punaiset kolmoset
line-black_threes = Mustat kolmoset
line-captured_black_threes = Mustat kolmoset avopakasta
line-go_out = Lopettaminen
line-concealed_go_out = Suora lopettaminen
line-cards_in_hand = Käteen jääneet kortit
line-black_threes_in_hand = Käteen jääneet mustat kolmoset
line-feet_untaken = { record-foot } ottamatta
line-exact_pickups = Tarkka nosto
line-partners_half = Parin puolikas
line-red_threes_in_hand = Käteen jääneet punaiset kolmoset
line-incomplete = Keskeneräiset canastat
line-held = Käteen jääneet seiskat tai ässät
line-seven_canastas = Seitsemän canastaa
line-special_hand = Erikoiskäsi
line-acaba = Acaba
line-total = Summana kirjattu
line-total_base = Canastat ja bonukset
line-total_cards = Kortit
line-adjustment = Rangaistus tai bonus

brief-melded_cards = kortit
brief-canasta = { $type ->
    [natural] { $count ->
        [one] puhdas
       *[other] puhdasta
    }
    [mixed] seka
    [wild] apukortit
    [wild_all_twos] kakkoset
    [wild_four_jokers] neljä jokeria
    [sequence] { $count ->
        [one] sarja
       *[other] sarjaa
    }
    [sevens] seiskat
    [fives] vitoset
    [aces] ässät
    [sevens_mixed] sekaseiskat
    [aces_mixed] sekaässät
    [semi_natural] puolipuhdas
    [suit_ace_to_ace] ässästä ässään
    [suit_whole] koko maa
    [suit_mixed] koko maa, seka
    [rank_whole] kahdeksan samaa
    [rank_mixed] kahdeksan samaa, seka
    [twos_natural] puhtaat kakkoset
    [twos_mixed] sekakakkoset
   *[other] { $count ->
        [one] canasta
       *[other] canastaa
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] sambaa
    }
   *[other] { brief-canasta--usual }
}
brief-canasta--brazilian = { brief-canasta--usual }
brief-canasta--italian_samba = { brief-canasta--usual }
brief-canasta--bolivian = { $type ->
    [sequence] { $count ->
        [one] escalera
       *[other] escaleraa
    }
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = kädestä
brief-trump_canasta = valttia
brief-extra_bonus = canastabonus
brief-red_threes = { $count ->
    [one] punainen kolmonen
   *[other] punaista kolmosta
}
brief-black_threes = { $count ->
    [one] musta kolmonen
   *[other] mustaa kolmosta
}
brief-captured_black_threes = mustia kolmosia avopakasta
brief-go_out = lopetus
brief-concealed_go_out = suora
brief-cards_in_hand = kädessä
brief-black_threes_in_hand = mustia kolmosia kädessä
brief-feet_untaken = { foot-name } ottamatta
brief-exact_pickups = tarkka nosto
brief-partners_half = parin puolikas
brief-red_threes_in_hand = punaisia kolmosia kädessä
brief-incomplete = keskeneräinen
brief-held = pidetty kädessä
brief-seven_canastas = seitsemän canastaa
brief-special_hand = erikoiskäsi
brief-acaba = acaba
brief-total = summana
brief-total_base = canastat ja bonukset
brief-total_cards = kortit
brief-adjustment = rangaistus tai bonus

## Virheet erässä

problem-negative = { $count } ei kelpaa: pienin luku on 0
problem-counted_twice = kirjattu kahdesti: kortteina ja summana
problem-base_without_total = kirjaa tälle puolelle myös loppusumma, ei vain canastojen ja bonusten pisteitä
problem-wrong_number_of_sides = { $count ->
    [one] tulos on kirjattu vain yhdeltä puolelta
   *[other] tulos on kirjattu { $count } puolelta
}, mutta pelaamassa on { $right }
problem-two_sides_out = toinen puoli on jo lopettanut
problem-acaba_not_played = näissä säännöissä ei pelata acabaa
problem-acaba_and_out = acaban jälkeen kukaan ei voi lopettaa
problem-acaba_one_caller = acaban voi sanoa vain yksi puoli, ei { $count }
problem-two_special_hands = toinen puoli on jo lopettanut erän erikoiskädellä
problem-special_hand_ended_the_deal = toisen puolen erikoiskäsi päätti erän
problem-special_hand_with_melds = erikoiskäsi pöydätään kerralla, eikä muita pöytäyksiä saa olla
problem-nobody_out_nothing_in_hand = kukaan ei lopettanut: kirjaa käteen jääneet kortit
problem-no_value_canasta = näillä säännöillä tällaisesta canastasta ei saa bonusta
problem-no_value_red_threes = { $most ->
    [0] pöydässä olevista punaisista kolmosista ei saa pisteitä näillä säännöillä
   *[other] { $count } punaista kolmosta: näillä säännöillä lasketaan enintään { $most }
}
problem-no_value_black_threes = { $most ->
    [0] pöydässä olevista mustista kolmosista ei saa pisteitä näillä säännöillä
   *[other] { $count } mustaa kolmosta pöydässä: näillä säännöillä lasketaan enintään { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] avopakasta saaduista mustista kolmosista ei saa pisteitä näillä säännöillä
   *[other] { $count } mustaa kolmosta avopakasta: näillä säännöillä lasketaan enintään { $most }
}
problem-no_value_special_hand = näissä säännöissä ei ole erikoiskättä ”{ $name }”
problem-no_value_feet_untaken = näillä säännöillä ottamatta jääneestä jalasta ei tule rangaistusta
problem-no_value_exact_pickups = näillä säännöillä ei saa pisteitä siitä, että nostaa tasan oikean määrän kortteja
problem-more_hand_canastas = suoraan kädestä pöydättyjä canastoja on enemmän kuin canastoja kaikkiaan
problem-more_trump_canastas = valttimaan canastoja on enemmän kuin canastoja kaikkiaan
problem-trump_unknown = valitse valttimaa, sillä sen sarjasta saa enemmän pisteitä
problem-no_value_trump_canastas = näissä säännöissä ei ole valttimaata
problem-concealed_but_not_out = ”suora” on valittu, mutta puoli ei lopettanut
problem-out_without_canastas = { $asked ->
    [kinds] lopettaessa oli { $has }, mutta vaaditaan { $wants }
    [both] lopetti { $count ->
        [0] ilman canastaa
        [one] yhdellä canastalla
       *[other] { $count } canastalla
    } ({ $has }), mutta vaaditaan { $canastas } ({ $wants })
    [some] lopetti { $count ->
        [0] ilman siihen kelpaavaa canastaa
        [one] yhdellä siihen kelpaavalla canastalla
       *[other] { $count } siihen kelpaavalla canastalla
    }, mutta vaaditaan { $canastas }
   *[number] lopetti { $count ->
        [0] ilman canastaa
        [one] yhdellä canastalla
       *[other] { $count } canastalla
    }, mutta vaaditaan { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] lopetti ilman { canasta-name }a, mutta vaaditaan { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
}
out-canastas = { $type ->
    [natural] { $count ->
        [one] { $count } puhdas
       *[other] { $count } puhdasta
    }
    [mixed] { $count ->
        [one] { $count } sekacanasta
       *[other] { $count } sekacanastaa
    }
    [wild] { $count ->
        [one] { $count } apukorttien canasta
       *[other] { $count } apukorttien canastaa
    }
    [sevens] { $count ->
        [one] { $count } seiskojen canasta
       *[other] { $count } seiskojen canastaa
    }
    [fives] { $count ->
        [one] { $count } vitosten canasta
       *[other] { $count } vitosten canastaa
    }
   *[sequence] { $count ->
        [one] { $count } sarja
       *[other] { $count } sarjaa
    }
}
problem-concealed_without_canasta = suora lopetus ilman { canasta-name }a
problem-out_but_not_opened = lopetti, mutta ei pöydännyt mitään
problem-out_without_foot = lopetti, mutta { foot-name } on ottamatta
problem-too_many_feet = { $count } jalkaa ottamatta: puolella on vain yksi
problem-out_with_cards_in_hand = lopettaneella ei voi olla kortteja kädessä
problem-melded_but_not_opened = pöytäyksiä on, joten puolen on täytynyt avata
problem-no_lone_hand = näillä säännöillä kukaan ei pelaa yksin
problem-two_lone_hands = joku toinen on jo pelannut tämän erän yksin
problem-lone_hand_needed = { $decided ->
    [foot] valitse yksin pelannut: se, jolle { foot-name } tuli ensimmäisenä
   *[pile] valitse yksin pelannut: se, joka nosti avopakan ensin, tai jos kukaan ei nostanut sitä, se, joka lopetti
}
problem-lone_without_foot = ei ole voinut pelata yksin, koska { foot-name } on ottamatta
problem-too_many_red_threes = { $count } punaista kolmosta: niitä on vain { $most }
problem-too_many_black_threes = { $count } mustaa kolmosta: niitä on vain { $most }
problem-too_many_of_a_card = { $count } × { $card }: niitä on vain { $most }
problem-too_many_wild_cards = tähän tarvitaan { $count } apukorttia, ja niitä on vain { $most }
problem-too_many_points = { $points } korttipistettä: suurin mahdollinen on { $most }
problem-too_many_canastas = { $by ->
    [rules] näillä säännöillä yhdellä puolella ei voi olla { $count ->
        [one] canastaa
       *[other] { $count } canastaa
    }
   *[packs] korttipakat eivät riitä { $count ->
        [one] tähän canastaan
       *[other] näihin { $count } canastaan
    }
}
problem-too_few_points_for_canastas = { $count ->
    [one] pelkästä canastasta tulee jo vähintään { $least }
   *[other] pelkistä canastoista tulee jo vähintään { $least }
}
problem-total_too_high = näillä säännöillä suurin mahdollinen on { $most }
problem-total_too_low_for_out = { $least ->
    [0] lopettajan pisteet ovat harvoin alle 0
   *[other] näillä säännöillä lopettajalla on vähintään { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] ilman canastaa pisteitä on enintään { $most }
    [one] tällä canastalla pisteitä on enintään { $most }
   *[other] näillä canastoilla pisteitä on enintään { $most }
}
problem-odd_points = korttipisteiden lopussa on oltava 0 tai 5

## Virheet pöytäyksessä

problem-no_meld = näistä korteista ei tule pöytäystä: { $why ->
    [red_three] punaisia kolmosia ei pöydätä
    [threes] sarjassa ei voi olla kolmosia
    [wild] sarjassa on oltava luonnollisia kortteja
    [gap] sarjassa ei saa olla aukkoja eikä samaa korttia kahdesti
   *[ranks] { $first } ja { $other } ovat eri arvoa
}
problem-too_few_cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}: pöytäyksessä on oltava vähintään { $least }
problem-too_many_cards_in_meld = { $count } korttia: pöytäyksessä saa olla enintään { $most }
problem-too_few_naturals = { $count ->
    [0] ei yhtään luonnollista korttia
    [one] yksi luonnollinen kortti
   *[other] { $count } luonnollista korttia
}: niitä on oltava vähintään { $least }
problem-too_many_wilds = { $count } apukorttia: pöytäyksessä saa olla enintään { $most }
problem-more_wilds_than_naturals = apukortteja on enemmän kuin luonnollisia
problem-not_fewer_wilds_than_naturals = apukortteja on oltava vähemmän kuin luonnollisia
problem-no_wilds_in_rank = tämän arvoisten korttien pöytäykseen ei käy apukortti
problem-wild_aces_only_at_first = ässiin käy apukortti vain avauksessa
problem-too_few_naturals_for_wilds = apukortin saa lisätä vasta, kun luonnollisia on vähintään { $least }
problem-no_sequences = näissä säännöissä ei ole sarjoja
problem-no_groups = näissä säännöissä on vain sarjoja
problem-no_groups_of_rank = tämän arvoisia kortteja saa pöydätä vain sarjoissa
problem-sequence_out_of_range = sarja ei voi jatkua näin alas eikä näin ylös
problem-too_many_aces = { $count } ässää: sarjassa saa olla enintään { $most }
problem-no_wild_melds = pelkkiä apukortteja ei saa pöydätä
problem-no_melds_of_twos = pelkkiä kakkosia ei saa pöydätä
problem-black_threes_never = mustia kolmosia ei saa pöydätä
problem-black_threes_only_going_out = mustat kolmoset saa pöydätä vain lopetettaessa
problem-bare_three = ”{ $token }”: kumpi kolmonen? Mustan kirjain on b, punaisen r
problem-unknown_character = ”{ $token }”: { $character } ei ole kortti
problem-unknown_suit = ”{ $token }”: { $character } ei ole maa, käytä s, h, d tai c
problem-empty_notation = kortteja ei ole annettu
problem-empty_token = ”{ $token }”: tässä ei ole yhtään korttia

## Avaus

problem-nothing_laid = mitään ei ole pöydätty
problem-pile_not_allowed = avopakkaa ei saa nostaa avaukseen
problem-pile_stopped = avopakkaa ei saa nostaa, kun sen päällimmäisenä on { $card }
problem-pile_takes_natural_pair = avopakan nostoon tarvitaan kädestä kaksi luonnollista korttia, jotka ovat samaa arvoa kuin päällimmäinen: { $card }
problem-pile_takes_no_wild = avopakkaa ei saa nostaa apukortilla
problem-short_of_requirement = puuttuu { $short }
problem-needs_canasta = pöytäyksissä on oltava canasta
problem-needs_natural_canasta = pöytäyksissä on oltava canasta, joka ei ole sekacanasta
problem-naturals_only = avauksessa ei saa olla apukortteja
problem-needs_clean_triple = pöytäyksissä on oltava kolme samanarvoista luonnollista korttia
problem-no_mixed_canasta_at_first = avauksessa ei saa olla sekacanastaa
problem-wild_meld_first = täydennä apukorttien pöytäys, ennen kuin käytät apukortteja muualla
problem-out_over_short_meld = lopettaa ei saa, kun kesken on { $kind ->
    [sevens] seiskojen
    [aces] ässien
   *[other] apukorttien
} pöytäys
requirement-canasta = { $points ->
    [0] canasta
   *[other] { $points } ja canasta
}
requirement-natural_canasta = { $points ->
    [0] canasta, joka ei ole sekacanasta
   *[other] { $points } ja canasta, joka ei ole sekacanasta
}

## Virheet tiedostossa

place = { $list ->
    [matches] peli { $number }
    [deals] erä { $number }
    [sides] puoli { $number }
    [players] pelaaja { $number }
    [seats] paikka { $number }
    [melds] pöytäys { $number }
    [people] henkilö { $number }
    [members] henkilö { $number }
    [entrants] osallistuja { $number }
    [rounds] kierros { $number }
    [tables] pöytä { $number }
    [history] muutos { $number }
   *[other] rivi { $number }
}
place-field = kenttä ”{ $field }”
problem-wrong_kind = tähän tarvitaan { $kind ->
    [number] kokonaisluku
    [number_or_all] ”all” tai kokonaisluku
    [number_or_text] kokonaisluku tai teksti
    [text] teksti
    [text_or_list] teksti tai tekstien luettelo
    [truth] true tai false
    [list] luettelo
   *[object] objekti
}, ei { $value }
problem-beyond_largest = tähän tarvitaan luku, joka on enintään { $most }
problem-not_offered = tähän käy jokin näistä: { $allowed }, ei { $value }
problem-wrong_value = tämä arvo ei sovi tähän
problem-value_needed = tähän tarvitaan vähintään yksi arvo
problem-unknown_field = kenttää ”{ $field }” ei ole
problem-missing_field = kenttä ”{ $field }” puuttuu
problem-field_twice = tämä ei ole JSONia: kenttä { $field } on objektissa kahdesti
problem-not_json = tämä ei ole JSONia: rivi { $line }, sarake { $column }
problem-no_number = tämä ei ole JSONia: { $value } ei ole luku
problem-too_many_digits = tämä ei ole JSONia: luvussa on liian monta numeroa
problem-half_character = tämä ei ole JSONia: tekstissä on puolikas merkki
problem-nested_too_deeply = tämä ei ole kelvollista { $format }-muotoa: liikaa sisäkkäisiä tasoja
problem-not_toml = tämä ei ole TOMLia: rivi { $line }
problem-not_utf8 = tämä ei ole UTF-8-tekstiä: tavu { $byte }
problem-not_opened = tiedostoa ei voi avata
problem-file_too_large = liian suuri: luettavissa on enintään { $most } Mt
problem-not_storable = tätä ei voi tallentaa
problem-wrong_format = tähän tarvitaan ”{ $format }”
problem-wrong_version = tähän tarvitaan { $newest }
problem-newer_version = { $version } on uudempi kuin { $newest }: päivitä sovellus
problem-unknown_rule_set = säännöstöä ”{ $id }” ei ole
problem-language_tag_needed = tässä tarvitaan kielikoodi, esimerkiksi es tai es-AR, ei { $value }
problem-there_twice = sama tieto on mukana kahdesti
problem-too_few_sides = tarvitaan vähintään kaksi puolta
problem-not_a_player = tähän tarvitaan joku pelaajista
problem-seats_not_players = jokaisella pelaajalla on oltava yksi paikka
problem-changes_count_up = tarvitaan suurempi luku kuin { $last }, sillä muutosten numerot kasvavat
problem-deal_of_another = tämä erä on toisesta pelistä
problem-sequence_descends = sarja kulkee alaspäin: { $low } ei ole pienempi kuin { $high }
problem-one_card_needed = tähän tarvitaan yksi kortti, ei ”{ $text }”
problem-case_needed = tarvitaan luettelo, jossa on vähintään yksi tapaus
problem-expected_other = odotettiin { $expected }, saatiin { $got }
problem-runner_not_started = ohjelmaa { $command } ei voi käynnistää: { $why }
problem-runner_silent = ei vastausta { $seconds } sekunnissa
problem-runner_ended = ohjelma päättyi vastaamatta (paluuarvo { $status })
problem-runner_other_case = tämä on vastaus tapaukseen { $id }

## Virheet säännöissä

problem-unknown_rule = tällaista sääntöä ei ole: { $rule }
problem-value_not_offered = tätä arvoa ei voi valita
problem-at_least = tarvitaan vähintään { $least }
problem-at_most = enintään { $most } on mahdollista
problem-multiple_needed = tarvitaan luvun { $step } kerrannainen
problem-more_than_natural = apukortteja sisältävästä canastasta ei voi saada enempää kuin puhtaasta: enintään { $most }
problem-less_than_mixed = puhtaasta canastasta ei voi saada vähempää kuin apukortteja sisältävästä: vähintään { $least }
problem-taken_off = tämä vähennetään: tarvitaan 0 tai negatiivinen luku
problem-total_cards = määrän on oltava { $cards }: niin monta korttia pakoissa on jokereineen
problem-row_needed = tarvitaan vähintään yksi rivi
problem-first_row_open = ensimmäisellä rivillä ei ole alarajaa
problem-first_row_first_deal = ensimmäinen rivi koskee ensimmäistä erää
problem-rows_ascend = jokainen rivi alkaa edellistä suuremmasta luvusta
problem-totals_of_threes = anna ensin 0 ja sitten summa jokaiselle kolmosten määrälle, yhteensä { $count } lukua
problem-steps_pairs = jokaiseen portaaseen tarvitaan kaksi lukua: alaraja ja etumerkki
problem-steps_ascend = portaat alkavat nollasta ja kasvavat
problem-count_range = anna vähimmäismäärä tai sekä vähimmäis- että enimmäismäärä
problem-canasta_too_short = canasta ei voi olla pöytäystä lyhyempi
problem-bonus_needed = tarvitaan bonus, kun pöydätään { $kind ->
    [wild] apukortteja
    [sequence] sarjoja
   *[twos_natural] kakkosia
}
problem-endless = peli ei päättyisi koskaan: anna tavoite tai erien määrä
problem-changed_around = tämä on osa jo muutettua sääntöä
problem-change_whole = näissä säännöissä ei ole tätä kohtaa, joten muuta koko sääntöä, johon se kuuluu
problem-reference_needed = tarvitaan viite: ”table” tai ”lähde#kohta”
problem-unknown_source = lähdettä ”{ $source }” ei ole
problem-source_taken = tunnus ”{ $source }” on jo toisella lähteellä
problem-place_needed = ”{ $ref }”: #-merkin jälkeen tarvitaan jokin luetelluista kohdista
problem-unknown_switch = muunnelmaa ”{ $switch }” ei ole
problem-switch_of_another = muunnelma ”{ $switch }” ei koske tätä sääntöä
problem-citation_needed = tälle arvolle tarvitaan omat ”ref” ja ”status”
problem-value_or_absent = tarvitaan joko arvo tai ”absent = true”
problem-dispute_of_another = tähän käy { $rule } tai sääntö, johon se kuuluu
problem-other_id = tiedostolla on eri nimi
problem-id_taken = sovelluksessa on jo tämänniminen säännöstö
problem-circular = nämä säännöt perustuvat itseensä

## Komentorivi

cli-deal = Erä { $number }
cli-running = Tilanne
cli-needs = seuraava avaus
cli-total = yhteensä
cli-won = Voittaja: { $side }{ $margin ->
    [0] .
   *[other] , ero { $margin }.
}
cli-tie = Tasan kärjessä: { $sides }.
cli-nobody = Kukaan ei ole voittanut.
cli-drawn = Tasapeli: { $sides }.
cli-reached = { $value }, vaatimus { $requirement }
cli-reached-canasta = { $value }, tarvitaan { $requirement }
cli-allowed = { $reached }: sallittu
cli-not-allowed = { $reached }: ei sallittu
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = peräisin: { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = ei ole
cli-no-rule-set = säännöstöä ”{ $id }” ei ole, samankaltaisia ovat: { $known }
cli-not-run = { $count ->
    [one] Vielä yksi tapaus jäi ajamatta, ja se lasketaan hylätyksi.
   *[other] Vielä { $count } tapausta jäi ajamatta, ja ne lasketaan hylätyiksi.
}
grade-impossible = mahdoton
grade-unlikely = epätodennäköinen

## Pöytäysten haku

finder-token = ”{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] yksi kortti
   *[other] { $cards } korttia
}
finder-nearest = Ei riitä: lähimpänä on { $melds }, { $reached }
finder-nothing = Tästä kädestä ei voi pöydätä mitään.
finder-top-unused = Tällä kädellä avopakkaa ei voi nostaa, koska sen päällimmäinen kortti ei sovi mihinkään pöytäykseen.
finder-missing = { $count ->
    [one] canastasta puuttuu yksi kortti
   *[other] canastasta puuttuu { $count } korttia
}
finder-closing = Jo yksi näistä korteista riittäisi, paras ensin: { $cards }
finder-none-closes = Mikään yksittäinen lisäkortti ei riittäisi.

## Tallennus

finding-torn = { $aside ->
    [none] Tiedoston viimeinen kirjaus on vajaa. Näin voi käydä, jos sovellus sulkeutuu tai virta katkeaa kesken tallennuksen. { $kept ->
        [0] Ennen sitä ei ole kirjauksia.
        [one] Sitä edeltävä kirjaus voidaan lukea.
       *[other] Kaikki { $kept } kirjausta ennen sitä voidaan lukea.
    } Mitään ei muutettu.
   *[other] Tiedoston viimeinen kirjaus oli vajaa. Näin voi käydä, jos sovellus sulkeutuu tai virta katkeaa kesken tallennuksen. { $kept ->
        [0] Ennen sitä ei ole kirjauksia.
        [one] Sitä edeltävä kirjaus on tallella.
       *[other] Kaikki { $kept } kirjausta ennen sitä ovat tallella.
    } Vajaa osa on täällä: { $aside }.
}
finding-damaged = { $aside ->
    [none] Tiedosto on vioittunut. { $dropped ->
        [0] { $kept ->
            [one] Ainoa kirjaus voidaan lukea.
           *[other] Kaikki { $kept } kirjausta voidaan lukea.
        }
        [one] Yhtä kirjausta ei voida lukea, mutta { $kept } voidaan.
       *[other] { $dropped } kirjausta ei voida lukea, mutta { $kept } voidaan.
    } Mitään ei muutettu.
   *[other] Tiedosto oli vioittunut. { $dropped ->
        [0] { $kept ->
            [one] Ainoa kirjaus voitiin lukea, ja se on tallella.
           *[other] Kaikki { $kept } kirjausta voitiin lukea, ja ne ovat tallella.
        }
        [one] Yhtä kirjausta ei voitu lukea, mutta { $kept ->
            [one] toinen on tallella
           *[other] muut { $kept } ovat tallella
        }.
       *[other] { $dropped } kirjausta ei voitu lukea, mutta { $kept ->
            [one] yksi on tallella
           *[other] muut { $kept } ovat tallella
        }.
    } Vioittunut tiedosto on täällä: { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Yksi puuttuva tai vioittunut kirjaus on varmuuskopioissa. Korjaus palauttaa sen.
       *[other] { $kept } puuttuvaa tai vioittunutta kirjausta on varmuuskopioissa. Korjaus palauttaa ne.
    }
   *[other] { $kept ->
        [one] Yksi puuttunut tai vioittunut kirjaus palautettiin varmuuskopioista.
       *[other] { $kept } puuttunutta tai vioittunutta kirjausta palautettiin varmuuskopioista.
    }
} { $dropped ->
    [0] Muita kirjauksia ei puutu.
    [one] Yhtä kirjausta ei ole missään varmuuskopiossa.
   *[other] { $dropped } kirjausta ei ole missään varmuuskopiossa.
}
finding-behind = Varmuuskopiossa on enemmän kirjauksia kuin pelien tiedostossa. { $dropped ->
    [0] Tiedostojen historiat eroavat toisistaan.
    [one] Pelien tiedosto päättyy yhtä kirjausta aiemmin: se on tyhjennetty, katkaistu, poistettu tai korvattu vanhemmalla kopiolla.
   *[other] Pelien tiedosto päättyy { $dropped } kirjausta aiemmin: se on tyhjennetty, katkaistu, poistettu tai korvattu vanhemmalla kopiolla.
} Varmuuskopio { $backup } säilyy, kunnes palautat sen tai päätät jatkaa ilman sitä.
finding-taken_away = Toinen ohjelma siirsi, poisti tai korvasi pelien tiedoston sovelluksen ollessa käynnissä. Sovellus kirjoitti koko tiedoston uudelleen, eikä mitään puutu. { $aside ->
    [none] Sen paikalla ei ollut mitään.
   *[other] Sen paikalla ollut tiedosto on täällä: { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Yhden pelin pelaajat ja säännöt ovat kadonneet. Sitä ei voi näyttää, mutta sen erät säilyvät tiedostossa.
   *[other] { $dropped } pelin pelaajat ja säännöt ovat kadonneet. Niitä ei voi näyttää, mutta niiden erät säilyvät tiedostossa.
}
finding-too_new = Nämä pelit on tallennettu sovelluksen uudemmalla versiolla. Voit katsella niitä täällä. Jos haluat tallentaa jotain, päivitä sovellus.
finding-migrated = { $aside ->
    [none] Nämä pelit on tallennettu sovelluksen vanhemmalla versiolla. Kun sovellus käynnistyy seuraavan kerran, se päivittää pelit ja säilyttää kopion.
   *[other] Nämä pelit oli tallennettu sovelluksen vanhemmalla versiolla. Ne päivitettiin. Alkuperäinen tiedosto on täällä: { $aside }.
}
finding-backup_damaged = Varmuuskopio { $aside } on vioittunut. { $dropped ->
    [one] Yhtä sen kirjausta ei ole missään muussa tiedostossa.
   *[other] { $dropped } sen kirjausta ei ole missään muussa tiedostossa.
}
finding-not_writable = Pelien tiedostoon ei voi kirjoittaa. { $answer ->
    [full] Levy on täynnä. Vapauta tilaa pian.
    [forbidden] Sinulla ei ole tänne kirjoitusoikeutta.
    [failing] Levy on rikkoutumassa. Kopioi tietosi toiselle levylle.
   *[other] Levy ilmoitti virheestä.
} Pelejä voi katsella, mutta mitään ei voi tallentaa.
finding-no_locks = Tällä levyllä tiedostoja ei voi lukita. Avaa nämä pelit vain yhdessä ikkunassa tai ohjelmassa kerrallaan.
finding-not_compacted = Pelien tiedostoa ei voitu siistiä. { $answer ->
    [full] Levy on täynnä. Vapauta tilaa pian.
    [forbidden] Sinulla ei ole sinne kirjoitusoikeutta.
    [failing] Levy on rikkoutumassa. Kopioi tietosi toiselle levylle.
   *[other] Levy ilmoitti virheestä.
} Tiedostosta ei puutu mitään.
finding-not_kept = Selain ei säilytä tämän sivun tietoja, ehkä siksi, että sivu on avattu yksityisessä ikkunassa. Täällä voi laskea pisteitä, mutta pelit katoavat, kun sivu suljetaan. Avaa sovellus tavallisessa ikkunassa tai jaa peli ennen sulkemista.
finding-not_backed_up = Varmuuskopiota ei voitu tehdä sovelluksen käynnistyessä. { $answer ->
    [full] Levy on täynnä. Vapauta tilaa pian.
    [forbidden] Sinulla ei ole sinne kirjoitusoikeutta.
    [failing] Levy on rikkoutumassa. Kopioi tietosi toiselle levylle.
   *[other] Levy ilmoitti virheestä.
} Peleistä ei puutu mitään.

store-busy = Pelit ovat jo auki toisessa ikkunassa, tai tietokoneen toinen käyttäjä on avannut ne. Sulje ne ensin siellä: { $path }
store-foreign = Tässä tiedostossa ei ole tämän sovelluksen pelejä. Se jätettiin ennalleen: { $path }
store-unreadable = { $answer ->
    [missing] Täällä ei ole pelejä: { $path }
    [forbidden] Sinulla ei ole oikeutta lukea pelejä: { $path }
    [failing] Levy on rikkoutumassa, eikä pelejä voi lukea. Kopioi tietosi toiselle levylle: { $path }
   *[other] Pelejä ei voi lukea: { $path }
}
store-read_only = Ei tallennettu: virheen jälkeen pelit voi vain lukea. Avaa sovellus uudelleen: { $path }
store-too_new = Ei tallennettu: nämä pelit on tallennettu uudemmalla versiolla. Päivitä sovellus: { $path }
store-not_begun = Pelejä ei voi tallentaa tänne. { $answer ->
    [full] Levy on täynnä. Vapauta tilaa pian.
    [forbidden] Sinulla ei ole sinne kirjoitusoikeutta.
    [failing] Levy on rikkoutumassa. Kopioi tietosi toiselle levylle.
   *[other] Levy ilmoitti virheestä.
} { $path }
store-not_written = { $answer ->
    [full] Ei tallennettu: levy on täynnä. Vapauta tilaa ja tallenna uudelleen: { $path }
    [forbidden] Ei tallennettu, koska tänne ei ole kirjoitusoikeutta: { $path }
    [failing] Ei tallennettu: levy on rikkoutumassa. Kopioi tietosi toiselle levylle: { $path }
    [missing] Ei tallennettu, koska kansiota ei enää ole: { $path }
   *[other] Ei tallennettu: levy ilmoitti virheestä. Tallenna uudelleen tai avaa sovellus uudelleen: { $path }
}
store-changed = Ei tallennettu: toinen ohjelma on kirjoittanut pelien tiedostoon. Avaa sovellus uudelleen: { $path }
store-not_flushed = { $answer ->
    [full] Ei tallennettu: levy on täynnä, ja pelejä voi nyt vain katsella. Vapauta tilaa ja avaa sovellus uudelleen: { $path }
    [failing] Ei tallennettu: levy on rikkoutumassa, ja pelejä voi nyt vain katsella. Kopioi tietosi toiselle levylle ja avaa sovellus uudelleen: { $path }
   *[other] Ei tallennettu: levy ilmoitti virheestä, ja pelejä voi nyt vain katsella. Avaa sovellus uudelleen: { $path }
}
store-empty_backup = Mitään ei palautettu, koska tässä varmuuskopiossa ei ole pelejä: { $path }
store-no_backup = Tällaista varmuuskopiota ei ole: { $path }
store-not_kept = Tämä säilyy vain siihen asti, kun suljet sivun, koska selain ei säilytä tietoja. Vapauta laitteesta tilaa tai jaa peli ennen sulkemista.
store-not_migrated = Näitä vanhemman version pelejä ei voitu päivittää. Ne jätettiin ennalleen: { $path }
store-not_backed_up = Mitään ei palautettu, koska nykyisistä tiedoista ei saatu ensin varmuuskopiota: { $path }
store-unfit = Tätä ei voi tallentaa, koska sitä ei voisi lukea takaisin oikein. Ilmoitathan tästä.
store-misused = Ei tallennettu sovelluksen virheen vuoksi. Ilmoitathan tästä.

doctor-store = { $path }: { $matches ->
    [one] 1 peli
   *[other] { $matches } peliä
}, { $deals ->
    [one] 1 erä
   *[other] { $deals } erää
}, { $size } kt
doctor-healthy = Kaikki voidaan lukea.
doctor-mendable = Korjaa näin: sulje sovellus ja aja tämä uudelleen valitsimella --repair.
doctor-unreadable = Peliä { $match } ei voi avata: { $what }
doctor-unreadable-evening = Kisaa { $name } ei voi avata: { $what }
doctor-behind = Palauta näin: sulje sovellus ja aja tämä uudelleen valitsimella --restore { $backup }
doctor-restored = Pelit palautettiin varmuuskopiosta { $backup }. { $before ->
    [none] Aiemmin täällä ei ollut mitään.
   *[other] Aiempi sisältö on täällä: { $before }.
}
doctor-gaps = { $count ->
    [one] Pelin historiasta puuttuu yksi muutos, eikä sitä ole missään varmuuskopiossa.
   *[other] Pelien historiasta puuttuu { $count } muutosta, eikä niitä ole missään varmuuskopiossa.
}
doctor-strays = { $count ->
    [one] Yhden pelin erät ovat tallella, mutta sen pelaajat puuttuvat täältä ja kaikista varmuuskopioista.
   *[other] { $count } pelin erät ovat tallella, mutta niiden pelaajat puuttuvat täältä ja kaikista varmuuskopioista.
}
doctor-bad-backup = Tämä varmuuskopio on vioittunut: { $path }
doctor-aside = Tämä jäi aiemmasta korjauksesta tai päivityksestä. Voit poistaa sen: { $path }
doctor-backups = { $count ->
    [0] Varmuuskopioita ei ole.
    [one] Varmuuskopioita on yksi, { $size } kt.
   *[other] Varmuuskopioita on { $count }, yhteensä { $size } kt.
}

cases-exported = { $folder }: { $files } tiedostoa.
package-site = { $folder }: { $files } tiedostoa, { $size } Mt. Kansion voi julkaista millä tahansa verkkopalvelimella. Kun sovellus on kerran avattu verkossa, se toimii myös ilman verkkoa.
package-app = { $folder }: { $files } tiedostoa, { $size } Mt. Aja tässä kansiossa flet build ja haluamasi sovelluksen laji: apk, ipa, windows, macos, linux tai web.
publish-done = { $folder }: { $files } tiedostoa, { $evenings ->
    [one] 1 kisa
   *[other] { $evenings } kisaa
}. Kansion voi julkaista millä tahansa verkkopalvelimella.
package-install = asenna sivuston tarvitsemat osat: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } puuttuu, joten { package-install }
problem-other_version = { $name } { $version } on asennettu, mutta tarvitaan { $wanted }, joten { package-install }
problem-compiled_parts = { $name } sisältää käännettyjä osia, joten sitä ei voi ottaa pakettiin
problem-not_compiled = Node ei pystynyt kääntämään sovelluksen Pythonia: { $why }
problem-unknown_files = { $name }: tiedostoluettelo puuttuu, joten asenna paketti pipillä
problem-no_assets = fonttien ja kuvien kansio puuttuu: { $folder }
problem-folder_is_file = { $folder }: tämä on tiedosto, joten anna uusi tai tyhjä kansio
problem-folder_not_empty = { $folder }: tämä kansio ei ole tyhjä, joten anna tyhjä tai uusi
problem-folder_refused = { $folder }: tätä kansiota ei voi luoda
problem-client_lacks_file = Fletin verkkoasiakkaasta puuttuu tiedosto { $file }, joten { package-install }
problem-client_unknown = tämä Fletin verkkoasiakkaan versio on tuntematon, joten { package-install }
problem-client_of_another = Flet on { $flet }, mutta sen verkkoasiakas on { $client }, joten { package-install }

## Liigaan lähettäminen ja liigan pitäminen

league-title = Canastaliiga
league-clubs = Kerhot
league-joined = Kerho liigassa: { $club }
league-names = Jäsenten nimet
league-sent = { $name }: { $state ->
    [shown] mukana sarjataulukossa.
    [waiting] odottaa liigan hoitajaa.
    [older] liigalla on uudempi versio.
    [refused] liigan hoitaja hylkäsi.
    [conflict] liigalla on tästä kisasta eri tulokset.
    [invalid] ei kelvannut.
   *[kept] perillä.
}
league-again = Ei vastausta. Uusi yritys { $seconds } s kuluttua
league-all-sent = Liigalla on jo kaikki päättyneet kisat.
league-files = { $folder }: { $count ->
    [one] yksi tiedosto
   *[other] { $count } tiedostoa
} liigalle
league-overrule = Jos omat tuloksesi ovat oikein, aja: league send --overrule
league-hint = Liiga kokoaa usean kerhon tulokset yhteen. Liigan hoitaja antaa osoitteen, kerhon tunnuksen ja avaimen. Liigalle lähetetään tulokset ja sijoitukset, ei koskaan eriä.
league-url = Liigan osoite
league-url-hint = Jätä tyhjäksi, jos tulokset toimitetaan tiedostoina.
league-club = Kerhon tunnus liigassa
league-secret = Avain
league-join = Liity
league-change = Vaihda osoite tai avain
league-leave = Eroa liigasta
league-leave-ask = Erotaanko liigasta?
league-leave-hint = Jo lähetetyt tulokset jäävät liigalle. Jos haluat ensin poistaa nimet, valitse ”Ei kukaan” ja lähetä vielä kerran.
league-due = Lähettämättä
league-send = Lähetä
league-sending = { $count ->
    [0] Lähetetään…
   *[other] Lähetetty: { $sent } / { $count }
}
league-stop = Pysäytä
league-answers = Liigan vastaukset
league-names-of = { $who ->
    [agreed] Luvan antaneet
   *[nobody] Ei kukaan
}
league-names-hint = Vain luvan antaneet näkyvät nimellä. Jos joku peruu lupansa, liiga poistaa nimen, kun lähetät seuraavan kerran.
league-replace = Korvaa liigan tulokset
league-replace-ask = Korvataanko liigan tulokset?
league-replace-hint = Tämän laitteen tulokset korvaavat ne, jotka liigalla on samoista kisoista.
league-key = Avain, näkyy vain tämän kerran: { $secret }
problem-no_id = { $id }: tämä tunnus ei käy
problem-league_none = tämä kerho ei ole vielä missään liigassa, joten liity komennolla: scorekeeper league join
problem-league_no_address = kerho on liittynyt liigaan ilman osoitetta, joten tulokset saa tiedostoina: scorekeeper league sheet FOLDER
problem-league_address = { $url }: liigan osoite alkaa https://
problem-league_sending = Lähetys on juuri käynnissä. Odota tai pysäytä se ensin.
problem-league_unreachable = { $url } ei vastaa. Yritä myöhemmin uudelleen
problem-league_key = Liiga ei hyväksy kerhon { $club } avainta. Pyydä uusi liigan hoitajalta
problem-league_answer = Liiga vastasi virheellä ({ $status })
problem-league_extra = asenna liigan tarvitsemat osat: pip install "canasta-scorekeeper[league]"
problem-league_database = liigan tietokantaa ei voi käyttää: { $why }
problem-league_new_club = Kerho on uusi.
problem-league_season_frozen = Kausi on päätetty.
problem-league_day_ahead = Päivä on tulevaisuudessa.
problem-league_day_late = Tämä pelattiin kauan sitten.
problem-league_seated_twice = Joku istuu samalla kierroksella kahdella paikalla.
problem-league_rule_set = Liiga ei tunne näitä sääntöjä.
problem-league_total = Loppusumma on epätavallisen suuri.
problem-league_too_many = Kerhon kisoja odottaa jo liian monta. Lähetä uudelleen, kun liigan hoitaja on käynyt ne läpi.
problem-league_same_person = Sama henkilö? { $kept } ja { $gone }
problem-league_written_ahead = Kerhon tietokoneen kello edistää.
problem-league_club_there = liigassa on jo kerho { $club }
problem-league_no_club = liigassa ei ole kerhoa { $club }
problem-league_no_member = liigassa ei ole jäsentä { $uid }
problem-league_no_item = { $item } ei ole liigassa
problem-league_one_person = nämä kaksi ovat jo sama henkilö
problem-league_no_season = { $season }: tällaista kautta ei ole, tai se päättyy ennen alkuaan

## Käynnistys ja torjutut vierailijat

launch-extra-missing = { $what ->
    [browser] Selainkäyttö vaatii
   *[window] Oma ikkuna vaatii
} paketin, joka puuttuu täältä tai on väärää versiota. Asenna se näin: pip install "{ $to_install }"
launch-assets-missing = Fonttien ja kuvien kansiota ei löytynyt mistään näistä: { $tried }.
launch-no-display = Näyttöä ei löydy. Käytä valitsinta --web.
launch-no-window = Fletin työpöytäohjelma puuttuu tai ei käynnisty. Käytä valitsinta --web.
launch-window-or-server = Ikkuna ei tarvitse palvelinta. Käytä valitsinta --desktop ilman valitsimia --web, --host ja --port.
launch-no-host = Konetta nimeltä ”{ $host }” ei ole.
launch-no-port = { $port } ei ole portti. Portit ovat 1–{ $last }.
launch-port-taken = Toinen ohjelma käyttää porttia { $port }. Anna toinen valitsimella --port, tai jätä se pois, niin saat vapaan portin.
launch-not-our-address = { $host } ei ole tämän tietokoneen osoite.
launch-port-forbidden = Portti { $port } vaatii pääkäyttäjän oikeudet. Anna valitsimella --port suurempi numero kuin 1023.
launch-cannot-listen = Kuuntelu ei onnistu: { $host }, portti { $port }.
visitor-host = Väärä osoite
visitor-host-text = Avaa osoite, jonka pistelaskuri näytti käynnistyessään.
visitor-origin = Estetty: toinen sivusto
visitor-origin-text = Toinen verkkosivu yritti käyttää pistelaskuria. Vain pistelaskurin omat sivut saavat käyttää sitä.
visitor-path = Sivua ei ole
visitor-path-text = Pistelaskurissa ei ole tämän osoitteen sivua.
visitor-key = Tämä pistelaskuri on yksityinen
visitor-key-text = Avaa pistelaskuri linkillä, joka näkyi sen käynnistyessä. Kukin linkki toimii vain yhdessä selaimessa.
visitor-link = Tämä linkki ei enää toimi
visitor-link-text = Linkki toimii vain kerran ja vain yhdessä selaimessa. Käynnistä pistelaskuri uudelleen sen omalla tietokoneella, niin saat uuden linkin.
visitor-welcome = Tervetuloa
visitor-welcome-text = Pistelaskuri avautuu.
visitor-open = Avaa pistelaskuri
visitor-connection-lost = Ei yhteyttä
visitor-connection-since = { $shows ->
    [clock] Pisteet ja peliaika: tilanne klo { $time }. Yritetään uudelleen.
   *[scores] Pisteet: tilanne klo { $time }. Yritetään uudelleen.
}
visitor-broken = Jokin meni vikaan. Kaikki tallentamasi on tallella. Lataa sivu uudelleen.

## Kerho: palvelin

launch-no-certificate = Varmennetta tai sen avainta ei voi lukea: { $file }.
launch-bad-certificate = Varmenne { $cert } ei sovi avaimeen.
launch-key-without-certificate = Avaimen kanssa tarvitaan varmenne. Anna molemmat, --cert ja --key.
launch-bad-url = { $url } ei ole osoite. Anna esimerkiksi https://club.example.org.
launch-two-certificates = Käytä valitsinta --https tai --cert, älä molempia. Valitsimella --https sovellus tekee varmenteen itse.
launch-copy-is-folder = { $file } on kansio. Anna tiedosto, johon kopio tallennetaan.
launch-copy-has-no-folder = Kopion kansiota ei ole: { $folder }
serve-here = Järjestäjä, tällä tietokoneella: { $link }
serve-pin = Järjestäjä, toisella tietokoneella: { $address }, PIN { $pin }
serve-plain = Ilman valitsinta --https kuka tahansa samassa verkossa voi lukea, mitä puhelimet lähettävät, myös PIN-koodin.
serve-https = Puhelimet varoittavat tästä palvelimesta, kunnes ne luottavat sen varmenteeseen. Avaa puhelimessa ohje: { $address }
serve-not-copied = Kisan kopiota ei voi kirjoittaa: { $file }. Kisa jatkuu, ja sovellus yrittää uudelleen muutaman sekunnin välein.
serve-copied-again = Kisan kopio on taas ajan tasalla: { $file }
visitor-stranger = Skannaa pöytäsi kortti
visitor-stranger-text = Tällä puhelimella ei ole pöytää. Skannaa pöytäsi kortin koodi tai pyydä järjestäjältä uusi kortti.
visitor-lost-table = Pöytää etsitään…
visitor-lost-table-text = Jos kisa on siirtymässä toiselle tietokoneelle, odota. Sivu yrittää itse uudelleen. Jos kisa ei ole siirtymässä, skannaa pöytäkortin koodi uudestaan.
visitor-elsewhere = Ei tältä laitteelta
visitor-elsewhere-text = Kisaa johdetaan sillä tietokoneella, jossa pistelaskuri käynnistettiin, tai muulla laitteella PIN-koodin avulla, jos se on sallittu.
visitor-full = Liikaa puhelimia yhdistetty
visitor-full-text = Sulje pistelaskuri jossakin puhelimessa, jota ei tarvita. Tämä sivu yrittää uudelleen automaattisesti.
visitor-join = Pöytäsi
visitor-join-text = Hetki vain. Jos et voi skannata koodia, kirjoita kortin kirjaimet.
visitor-join-label = Kortin kirjaimet
visitor-join-button = Siirry pöytään
visitor-join-unknown = Koodi ei vielä toimi, tai se on vanhentunut. Sivu yrittää itse uudelleen. Jos mitään ei tapahdu, pyydä järjestäjältä uusi kortti.
visitor-join-organiser = Tämä on järjestäjän selain. Avaa linkki puhelimessa, toisessa selaimessa tai yksityisessä ikkunassa.
visitor-join-not-saved = Pistelaskurin tietokone ei voi juuri nyt tallentaa mitään. Kerro järjestäjälle.
visitor-pin = Järjestäjä
visitor-pin-text = PIN-koodi näkyy siellä, missä pistelaskuri käynnistettiin.
visitor-pin-label = PIN-koodi
visitor-pin-button = Johda kisaa
visitor-pin-wrong = Väärä PIN-koodi.
visitor-director = Toimitsija
visitor-director-text = Kirjoita kutsusi PIN-koodi tai avaa kutsun linkki. Järjestäjällä on molemmat.
visitor-director-label = PIN-koodi
visitor-director-button = Kirjaudu
visitor-director-unknown = Väärä PIN-koodi, tai kutsu on jo käytetty tai vanhentunut. Pyydä järjestäjältä uusi.
visitor-director-inside = Tästä selaimesta johdetaan jo kisaa. Avaa kutsu toisessa selaimessa tai yksityisessä ikkunassa.
visitor-knock-failed = Pistelaskuri ei vastaa. Tarkista, että puhelin on kerhon verkossa, ja yritä uudelleen.
visitor-knock-often = Liian monta yritystä. Odota minuutti ja yritä uudelleen.
visitor-knock-long = Liian pitkä. Tarkista, mitä kirjoitit.
visitor-no-script = Tämä sivu tarvitsee JavaScriptin.
visitor-certificate = Luota kerhon palvelimeen
visitor-certificate-text = Tällä tietokoneella ei ole julkista varmennetta, joten puhelin varoittaa. Yhteys on silti salattu. Asenna kerhon varmenne, niin varoitus poistuu. Varmenne kelpaa vain tälle tietokoneelle ja yksityisiin verkkoihin.
visitor-certificate-get = Lataa varmenne
visitor-certificate-iphone = iPhone ja iPad tarvitsevat varmenteen. Latauksen jälkeen: Asetukset → Profiili ladattu → Asenna. Sitten Asetukset → Yleiset → Tietoja → Varmenteiden luottamusasetukset: ota ”Canasta Scorekeeper” käyttöön.
visitor-certificate-android = Android toimii ilmankin: jatka varoituksesta huolimatta (Lisäasetukset → Jatka). Varoitus poistuu, kun haet Asetuksista sanaa ”CA-varmenne” ja valitset tiedoston.
visitor-certificate-after = Skannaa sitten pöytäsi kortti uudelleen. Pelien jälkeen varmenteen voi poistaa samasta paikasta.
visitor-certificate-check = SHA-256-sormenjälki: { $fingerprint }

## Näkymät

app-name = Canasta Scorekeeper
tab-table = Pöytä
tab-meld = Pöytäys
tab-matches = Pelit
tab-club = Kerho
tab-more = Lisää
broken-part = Tätä osaa ei voi näyttää. Palaa takaisin ja avaa se uudelleen.

## Ajat ja muutokset

pattern-time = H.mm
pattern-day = ccc d.M.y
pattern-weekday = cccc d. MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = ccc d.M.
pattern-short-month = LLL
days-today = Tänään
days-yesterday = Eilen
day-and-time = { $day } klo { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } t { $minutes } min

points-for-side = { $side }: { $points }
points-from-to = { $before } → { $after }
change-start = Peli alkoi
change-record = { $points ->
    [none] Erä { $number } tallennettu
   *[other] Erä { $number } tallennettu: { $points }
}
change-amend = { $points ->
    [none] Erää { $number } muokattu: pisteet ennallaan
   *[other] Erää { $number } muokattu: { $points }
}
change-insert = { $points ->
    [none] Erä { $number } lisätty väliin
   *[other] Erä { $number } lisätty väliin: { $points }
}
change-drop = { $points ->
    [none] Erä { $number } poistettu
   *[other] Erä { $number } poistettu: { $points }
}
change-set_up = { $parts ->
    [none] Asetukset tallennettu, ei muutoksia
   *[other] Asetuksia muutettu: { $parts }
}
change-end = { $by ->
    [agreement] Päätetty sopimalla
    [time] Päätetty, aika loppui
    [walkover] Päätetty luovutukseen
   *[other] Peli päättyi
}
change-resume = Peli jatkuu
change-undo = { $points ->
    [none] Kumottu: { $what }
   *[other] Kumottu: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Tehty uudelleen: { $what }
   *[other] Tehty uudelleen: { $what } ({ $points })
}
change-what-start = pelin alku
change-what-record = erä { $number }
change-what-amend = erän { $number } muokkaus
change-what-insert = erän { $number } lisäys väliin
change-what-drop = erän { $number } poisto
change-what-set_up = asetusten muutos
change-what-end = pelin päättäminen
change-what-resume = pelin jatkaminen
# Nämä kaksi ovat muutokselle, jonka rikkoutunut levy on vienyt historiasta.
change-what-undo = kadonnut muutos
change-what-redo = kadonnut muutos
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Kumoa: { $what }
redo-what = Tee uudelleen: { $what }
set-up-part-ruleset = säännöstö
set-up-part-house_rules = kotisäännöt
set-up-part-sides = nimet
set-up-part-seats = paikat
set-up-part-first_dealer = ensimmäinen jakaja
set-up-part-direction = pelisuunta
set-up-part-opening_scores = alkupisteet

## Säännöt: sääntökirjan luvut

rules-section-players = Pelaajat ja puolet
rules-section-cards = Kortit ja jako
rules-section-melds = Pöytäykset
rules-section-initial = Avaus
rules-section-canastas = Canastat
rules-section-threes = Kolmoset
rules-section-out = Lopettaminen
rules-section-extras = Rangaistukset ja erikoiskädet
rules-section-end = Pelin päättyminen
rules-section-table = Pelin kulku

## Säännöt: mitä kukin arvo koskee

rule-players = Pelaajia
rule-sides = Pelin puolet
rule-sides-count = Puolten määrä
rule-sides-size = Pelaajia puolta kohti
rule-sides-kind = Pelitapa
rule-lone_hand = Yksi muita vastaan
rule-lone_hand-partners_receive = Kumpikin parin pelaaja saa
rule-lone_hand-halves = Parittoman luvun puolikas
rule-lone_hand-foot_size = Kortteja yksin pelaavan jalassa
rule-by_players = Pelaajamäärän mukaan
rule-by_players-some = { $players } pelaajalla: { $what }
rule-decks = Korttipakkoja
rule-jokers = Jokereita
rule-total_cards = Kortteja yhteensä
rule-hand_size = Jaettavia kortteja pelaajaa kohti
rule-foot_size = Kortteja jalassa
rule-stock_draw = Nostettavia kortteja vuorolla
rule-dealing = Jako
rule-dealing-direction = Pelisuunta
rule-dealing-first_dealer = Ensimmäinen jakaja
rule-dealing-next_dealer = Seuraava jakaja
rule-dealing-first_player = Aloittaja
rule-dealing-cutter = Kuka katkaisee pakan
rule-partner_question = Parilta kysyminen
rule-partner_question-going_out = Parilta kysyminen ennen lopettamista
rule-partner_question-acaba = Parilta kysyminen ennen acabaa
rule-card_values = Korttien arvot
rule-card_values-some = Kortin arvo: { $card }
rule-meld_rules = Pöytäykset
rule-meld_rules-min_cards = Kortteja pöytäyksessä, vähintään
rule-meld_rules-min_naturals = Luonnollisia kortteja pöytäyksessä, vähintään
rule-meld_rules-max_wilds = Apukortteja pöytäyksessä, enintään
rule-meld_rules-wild_vs_natural = Apukortteja luonnollisiin verrattuna
rule-meld_rules-max_cards = Kortteja pöytäyksessä, enintään
rule-meld_rules-max_cards_waived_when_going_out = Lopetettaessa pöytäys saa olla pidempi
rule-meld_rules-pure_wild = Pelkkien apukorttien pöytäykset
rule-meld_rules-pure_wild_max = Kortteja apukorttien pöytäyksessä, enintään
rule-meld_rules-sequences = Saman maan sarjat
rule-meld_rules-sequence_min = Kortteja sarjassa, vähintään
rule-meld_rules-sequence_max = Kortteja sarjassa, enintään
rule-meld_rules-sequence_low = Sarjan alin kortti
rule-meld_rules-sequence_high = Sarjan ylin kortti
rule-meld_rules-sequence_aces = Ässiä sarjassa, enintään
rule-meld_rules-sequence_wilds = Apukortteja sarjassa, enintään
rule-meld_rules-one_meld_per_rank = Puolella yksi pöytäys kutakin arvoa
rule-meld_rules-no_wild_ranks = Arvot, joihin apukortti ei käy
rule-meld_rules-aces_wild_only_in_initial_meld = Ässiin käy apukortti vain avauksessa
rule-meld_rules-rule_of_five = Avauksen jälkeen apukortti vaatii viisi luonnollista
rule-meld_rules-twos_meldable = Kakkosten pöytäykset
rule-meld_rules-wild_meld_first = Apukortit ensin keskeneräiseen apukorttien pöytäykseen
rule-meld_rules-sequence_canastas = Pitkät sarjat lasketaan
rule-meld_rules-groups = Samanarvoisten ryhmät
rule-meld_rules-group_ranks = Arvot, joista saa tehdä ryhmän
rule-meld_rules-group_canastas = Pitkät ryhmät ovat canastoja
rule-canasta_min_cards = Kortteja { canasta-name }ssa, vähintään
rule-canasta_bonus = Canastojen bonukset
rule-canasta_bonus-natural = Puhdas { canasta-name }
rule-canasta_bonus-mixed = Seka{ canasta-name }
rule-canasta_bonus-wild = Apukorttien canasta
rule-canasta_bonus-wild_all_twos = Apukorttien canasta, pelkkiä kakkosia
rule-canasta_bonus-wild_four_jokers = Apukorttien canasta, neljä jokeria
rule-canasta_bonus-sequence = Sarjacanasta
rule-canasta_bonus-sevens = Seiskojen canasta
rule-canasta_bonus-fives = Vitosten canasta
rule-canasta_bonus-aces = Ässien canasta
rule-canasta_bonus-twos_natural = Kakkosten puhdas canasta
rule-canasta_bonus-twos_mixed = Kakkosten sekacanasta
rule-canasta_bonus-sevens_mixed = Seiskojen sekacanasta
rule-canasta_bonus-aces_mixed = Ässien sekacanasta
rule-canasta_bonus-semi_natural = Puolipuhdas { canasta-name }
rule-canasta_bonus-suit_ace_to_ace = Canasta ässästä ässään
rule-canasta_bonus-suit_whole = Koko maan canasta
rule-canasta_bonus-suit_mixed = Koko maan sekacanasta
rule-canasta_bonus-rank_whole = Kahdeksan samanarvoisen canasta
rule-canasta_bonus-rank_mixed = Kahdeksan samanarvoisen sekacanasta
rule-concealed_canasta = Canasta suoraan kädestä
rule-concealed_canasta-mode = Canasta suoraan kädestä
rule-concealed_canasta-amount = Bonus suoraan kädestä pöydätystä canastasta
rule-trump_multiplier = Bonus valttimaan sarjasta
rule-extra_canasta_bonuses = Bonukset canastojen määrästä
rule-bonuses_when_out = Bonukset vain lopettavalle puolelle
rule-canasta_cards_count = Myös canastojen kortit lasketaan
rule-red_three_values = Punaisten kolmosten arvo: yksi, kaksi, kolme…
rule-red_three_sign = Punaiset kolmoset: plus vai miinus
rule-red_three_sign-measure = Plussan tai miinuksen ratkaisee
rule-red_three_sign-steps = Punaiset kolmoset: plus vai miinus
rule-red_three_all_four_without_meld = Kaikki neljä punaista kolmosta ilman pöytäystä
rule-red_three_in_hand = Käteen jäänyt punainen kolmonen
rule-red_three_in_hand-mode = Käteen jäänyt punainen kolmonen
rule-red_three_in_hand-points = Rangaistus käteen jääneestä punaisesta kolmosesta
rule-black_three = Mustat kolmoset
rule-black_three-role = Mustat kolmoset
rule-black_three-meld_when = Milloin mustia kolmosia saa pöydätä
rule-black_three-meld_sizes = Mustia kolmosia pöytäyksessä
rule-black_three-meld_sizes-min = Mustia kolmosia pöytäyksessä, vähintään
rule-black_three-meld_sizes-max = Mustia kolmosia pöytäyksessä, enintään
rule-black_three-meld_wilds = Apukortteja mustien kolmosten kanssa
rule-black_three-in_hand = Rangaistus käteen jääneestä mustasta kolmosesta
rule-black_three-in_hand_mode = Käteen jäänyt musta kolmonen
rule-black_three-tabled_values = Pöydässä olevien mustien kolmosten arvo: yksi, kaksi, kolme…
rule-black_three-captured_values = Avopakasta saatujen mustien kolmosten arvo: yksi, kaksi, kolme…
rule-initial_meld = Avausraja
rule-initial_meld-by = Mistä avausraja riippuu
rule-initial_meld-bands = Avausraja
rule-initial_meld_exceptions = Avauksen poikkeukset
rule-initial_meld_exceptions-canasta_always_suffices = Kokonainen canasta riittää aina
rule-initial_meld_exceptions-top_discard_counts = Avopakan päällimmäinen kortti lasketaan
rule-initial_meld_exceptions-naturals_only = Vain luonnollisia kortteja
rule-initial_meld_exceptions-clean_triple_required = Tarvitaan kolme samanarvoista luonnollista korttia
rule-initial_meld_exceptions-mixed_canasta_allowed = Avauksessa saa olla sekacanasta
rule-initial_meld_exceptions-last_row_again = Ylin avausraja toisesta kerrasta alkaen
rule-initial_meld_exceptions-pile_allowed = Avopakan saa nostaa avaukseen
rule-initial_meld_exceptions-pile_frozen = Avopakka on jäädytetty, kunnes puoli on avannut: nostoon tarvitaan luonnollinen pari
rule-initial_meld_exceptions-concealed_out_exempt = Avausraja koskee myös suoraa lopettamista
rule-initial_meld_exceptions-bonuses_count = Bonukset lasketaan avaukseen
rule-initial_meld_exceptions-red_threes_count = Punaiset kolmoset lasketaan avaukseen
rule-go_out_bonus = Bonus lopettamisesta
rule-concealed_go_out_extra = Lisäbonus suorasta lopettamisesta
rule-exact_pickup_bonus = Bonus tarkasta nostosta
rule-go_out_requirement = Lopettamisen ehdot
rule-go_out_requirement-canastas = Lopettamiseen tarvittavat canastat
rule-go_out_requirement-natural = Lopettamiseen tarvittavat puhtaat canastat
rule-go_out_requirement-mixed = Lopettamiseen tarvittavat sekacanastat
rule-go_out_requirement-sequence = Lopettamiseen tarvittavat sarjat
rule-go_out_requirement-wild = Lopettamiseen tarvittavat apukorttien canastat
rule-go_out_requirement-sevens = Lopettamiseen tarvittavat seiskojen canastat
rule-go_out_requirement-fives = Lopettamiseen tarvittavat vitosten canastat
rule-go_out_requirement-exclude = Canastat, jotka eivät kelpaa lopettamiseen
rule-go_out_requirement-no_short_melds_of = Keskeneräiset pöytäykset, jotka estävät lopettamisen
rule-go_out_discard_required = Viimeinen kortti on heitettävä pois
rule-hand_cards = Käteen jääneet kortit
rule-penalties = Rangaistukset
rule-penalties-incomplete_sevens = Keskeneräiset seiskat
rule-penalties-incomplete_aces = Keskeneräiset ässät
rule-penalties-incomplete_wild = Keskeneräinen apukorttien canasta
rule-penalties-held_sevens_3plus = Vähintään kolme seiskaa kädessä
rule-penalties-held_aces_3plus = Vähintään kolme ässää kädessä
rule-penalties-short_sequence = Lyhyeksi jääneet sarjat
rule-penalties-short_sequence-max_len = Lyhyt sarja: kortteja enintään
rule-penalties-short_sequence-points = Rangaistus lyhyeksi jääneestä sarjasta
rule-penalties-incomplete_wild_with_four_jokers = Keskeneräinen apukorttien canasta, neljä jokeria
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = Milloin ottamatta jäänyt { foot-name } vie pisteitä
rule-melded_cards_negative_without_canasta = Jos puolella ei ole canastaa, sen pöytäämät kortit ovat miinusta
rule-special_hands = Erikoiskädet
rule-special_hands_mode = Miten erikoiskäsi lasketaan
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: muille puolille
rule-acaba-caller = Acaba: sanojan omalle puolelle
rule-seven_canastas_auto_win = Voitto canastoilla
rule-seven_canastas_auto_win-enabled = Voitto canastoilla
rule-seven_canastas_auto_win-count = Voittoon riittävät canastat
rule-seven_canastas_auto_win-points = Pisteet voittoon riittävistä canastoista
rule-seven_canastas_auto_win-mode = Voittoon riittävien canastojen pisteet
rule-target = Tavoite
rule-match_hands = Eriä pelissä
rule-match_winner = Voittaja
rule-tie = Tasatilanteessa
rule-later_phase = Toinen vaihe
rule-later_phase-from_score = Toinen vaihe, kun pisteitä on
rule-later_phase-values = Eri tavalla toisessa vaiheessa
rule-stock_exhaustion = Kun umpipakka loppuu
rule-table_rules = Pelin kulku
rule-table_rules-pile_onto_canasta = Avopakan saa nostaa valmiiseen canastaan
rule-table_rules-pile_needs = Kortit, joilla jäädyttämättömän avopakan saa nostaa
rule-table_rules-pile_cards = Avopakasta nostettavat kortit
rule-table_rules-jokers_discardable = Jokerin saa heittää pois
rule-table_rules-first_pile = Avopakan aloitus
rule-table_rules-stock_out = Miten erä jatkuu ilman umpipakkaa
rule-table_rules-red_threes_replaced = Nostetun punaisen kolmosen tilalle nostetaan uusi
rule-table_rules-foot_taken = Milloin jalka otetaan
rule-table_rules-counts_books = Pöytäkirja canastoittain ja korteittain
rule-table_rules-without_canasta_last_card = Viimeinen kortti, kun puolella ei ole canastaa

## Säännöt: arvot

value-yes = kyllä
value-no = ei
value-none = ei mitään
value-absent = ei pelata
value-points = { $number ->
    [0] ei mitään
   *[other] { $number }
}
value-or = { $first } tai { $last }
value-and = { $first } ja { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = pareina
value-sides-kind-individual = jokainen omaan lukuunsa
value-sides-kind-lone_hand = yksi muita vastaan
value-lone_hand-partners_receive-whole = kaikki parin pisteet
value-lone_hand-partners_receive-half = puolet parin pisteistä
value-lone_hand-halves-up = pyöristetään ylöspäin, myös miinuksella
value-lone_hand-halves-toward_zero = pyöristetään nollaan päin
value-later_phase = seuraavasta erästä alkaen, kun jollakin on ensi kerran { $points }: { $what }
value-by_players-same = kuten yllä
value-by_players-line = { $players } pelaajaa: { $what }
value-foot_size = { $number ->
    [0] jalkaa ei ole
   *[other] { $number }
}
value-dealing-direction-clockwise = myötäpäivään
value-dealing-direction-counterclockwise = vastapäivään
value-dealing-first_dealer-any_method = valitaan miten tahansa
value-dealing-first_dealer-by_lot = arvotaan
value-dealing-next_dealer-next_in_direction = seuraava pelisuunnassa
value-dealing-first_player-next_after_dealer = jakajasta seuraava
value-dealing-cutter-before_dealer = jakajaa edeltävä pelaaja
value-partner_question-going_out-none = ei kysytä
value-partner_question-going_out-may_ask_binding = saa kysyä, ja vastaus sitoo
value-partner_question-going_out-must_ask = parilta on kysyttävä
value-partner_question-acaba-none = ei kysytä
value-partner_question-acaba-may_ask_binding = saa kysyä, ja vastaus sitoo
value-partner_question-acaba-must_ask = parilta on kysyttävä
value-meld_rules-max_wilds-absent = ei rajaa
value-meld_rules-max_cards-absent = ei rajaa
value-meld_rules-group_ranks-any = kaikki arvot
value-meld_rules-sequence_canastas-own = omaksi canastalajikseen
value-meld_rules-sequence_canastas-as_groups = puhtaiksi canastoiksi tai sekacanastoiksi, kuten ryhmät
value-meld_rules-wild_vs_natural-any = ei muuta rajaa
value-meld_rules-wild_vs_natural-le = ei koskaan enemmän kuin luonnollisia
value-meld_rules-wild_vs_natural-lt = aina vähemmän kuin luonnollisia
value-canasta_bonus-wild-absent = ei pelata
value-canasta_bonus-wild_all_twos-absent = ei erikoisbonusta
value-canasta_bonus-wild_four_jokers-absent = ei erikoisbonusta
value-canasta_bonus-sequence-absent = ei pelata
value-canasta_bonus-sevens-absent = ei erikoisbonusta
value-canasta_bonus-aces-absent = ei erikoisbonusta
value-canasta_bonus-twos_natural-absent = ei pelata
value-canasta_bonus-twos_mixed-absent = ei pelata
value-canasta_bonus-sevens_mixed-absent = ei erikoisbonusta
value-canasta_bonus-aces_mixed-absent = ei erikoisbonusta
value-canasta_bonus-semi_natural-absent = ei pelata
value-canasta_bonus-suit_ace_to_ace-absent = ei pelata
value-canasta_bonus-suit_whole-absent = ei pelata
value-canasta_bonus-suit_mixed-absent = ei pelata
value-canasta_bonus-rank_whole-absent = ei pelata
value-canasta_bonus-rank_mixed-absent = ei pelata
value-trump_multiplier = { $number ->
    [1] ei valttimaata
   *[other] bonus × { $number }
}
value-concealed_canasta-mode-none = ei bonusta
value-concealed_canasta-mode-add = lisäpisteitä
value-concealed_canasta-mode-multiply = bonus kerrotaan
value-concealed_canasta-none = ei bonusta
value-concealed_canasta-add = { $amount } lisää
value-concealed_canasta-multiply = bonus × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = { $type }, tasan { $count }
value-extra_canasta_bonuses-least = { $type }, vähintään { $count }
value-red_three_values-never = ei koskaan pöytään
value-red_three_sign-measure-opened = onko puoli avannut
value-red_three_sign-measure-canastas = puolen canastojen määrä
value-red_three_sign-measure-natural = puolen puhtaiden canastojen määrä
value-red_three_sign-measure-sevens = puolen seiskojen canastojen määrä
value-red_three_sign-opened = { $least ->
    [0] ei pöytäyksiä
   *[other] pöytäyksiä
}
value-red_three_sign-canastas-none = ilman canastaa
value-red_three_sign-canastas-exactly = { $least ->
    [one] tasan yhdellä canastalla
   *[other] tasan { $least } canastalla
}
value-red_three_sign-canastas-most = { $most ->
    [one] enintään yhdellä canastalla
   *[other] enintään { $most } canastalla
}
value-red_three_sign-canastas-least = { $least ->
    [one] vähintään yhdellä canastalla
   *[other] vähintään { $least } canastalla
}
value-red_three_sign-canastas-between = { $least }–{ $most } canastalla
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = vähintään { $least }
value-red_three_sign-minus = miinus
value-red_three_sign-zero = ei lasketa
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = ei erikoisarvoa
value-red_three_in_hand-mode-penalty = vähentää pisteitä
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = lasketaan kuin pöydässä oleva, jos canastaa ei ole
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = sulkevat avopakan
value-black_three-role-discard_only = voi vain heittää pois
value-black_three-role-tabled_bonus = laitetaan pöytään, niistä saa bonuksen
value-black_three-role-removed_from_pile = poistuvat pelistä avopakan mukana
value-black_three-role-ordinary = ovat tavallisia kortteja
value-black_three-meld_when-never = ei koskaan
value-black_three-meld_when-going_out = vain lopetettaessa
value-black_three-meld_when-any = milloin vain
value-black_three-meld_sizes-max-absent = ei rajaa
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = vähentää pisteitä
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = lasketaan kuin pöydässä oleva, jos canastaa ei ole
value-black_three-tabled_values-absent = ei laiteta pöytään
value-black_three-captured_values-absent = ei pisteitä
value-initial_meld-by-score = puolen kokonaispisteistä
value-initial_meld-by-hand_number = erän numerosta
value-band-below = alle { $next }
value-band-between = { $from }–{ $to }
value-band-above = vähintään { $from }
value-band-all = kaikilla pisteillä
value-band-deal = erä { $deal }
value-band-last-deal = erä { $deal } ja myöhemmät
value-initial_meld_exceptions-concealed_out_exempt-never = kyllä
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = vain jos avopakka nostettiin
value-initial_meld_exceptions-concealed_out_exempt-always = ei
value-initial_meld_exceptions-last_row_again-none = sama kuin ensimmäisellä kerralla
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = vähennetään kaikilta saman puolen pelaajilta
value-hand_cards-every_card_of_hand_and_foot = vähennetään sekä kädestä että jalasta
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = aina
value-penalties-foot_untaken_when-another_side_took = vain jos toinen puoli on ottanut jalkansa
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = ei mitään
value-penalties-short_sequence = { $points } jokaisesta, jossa on enintään { $cards } korttia
value-penalties-incomplete_wild_with_four_jokers-absent = kuten muut keskeneräiset apukorttien canastat
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } ja pelin voitto
value-special_hands_mode-replace = kaiken muun sijasta
value-special_hands_mode-add = kaiken muun lisäksi
value-acaba-no = ei pelata
value-acaba-yes = sanojan puoli saa { $caller }, muut puolet { $opponents }
value-seven_canastas_auto_win-no = ei
value-seven_canastas_auto_win-yes = { $count } canastaa samassa erässä: { $points } ja pelin voitto
value-seven_canastas_auto_win-instead = { $count } canastaa samassa erässä: { $points } erän pisteiden sijaan ja pelin voitto
value-seven_canastas_auto_win-mode-add = tulevat erän pisteiden lisäksi
value-seven_canastas_auto_win-mode-replace = tulevat erän pisteiden sijaan
value-target-absent = ei tavoitetta, vain sovittu määrä eriä
value-match_hands-absent = ei rajaa
value-match_winner-highest_at_target = eniten pisteitä, kun tavoite on saavutettu
value-match_winner-highest_after_last_deal = eniten pisteitä viimeisen erän jälkeen
value-tie-play_another_hand = uusi erä
value-tie-drawn_game = tasapeli
value-stock_exhaustion-no_going_out_bonus = ei lopetusbonusta
value-stock_exhaustion-last_draw_finishes_turn = viimeisen kortin nostaja pelaa vuoronsa loppuun
value-table_rules-pile_needs-any = luonnollinen pari, tai yksi luonnollinen ja apukortti
value-table_rules-pile_needs-no_wild = vain luonnolliset kortit
value-table_rules-pile_needs-natural_pair = luonnollinen pari
value-table_rules-pile_needs-nothing = ei mitään
value-table_rules-pile_needs-top_card = päällimmäinen kortti heti pöytään
value-table_rules-pile_needs-any_of_pile = yksi sen korteista heti pöytään
value-table_rules-pile_cards-all = kaikki
value-table_rules-first_pile-one_card = yksi kortti
value-table_rules-first_pile-upcard_value = yksi kortti ja lisäksi sen arvon mukainen määrä kortteja
value-table_rules-first_pile-no_card = tyhjänä
value-table_rules-stock_out-until_pile_refused = niin kauan kuin avopakan voi nostaa
value-table_rules-stock_out-after_last_draw = viimeisen kortin nostajan vuoron loppuun
value-table_rules-stock_out-pile_becomes_stock = avopakka käännetään umpipakaksi
value-table_rules-stock_out-foot_becomes_stock = ottamaton jalka on uusi umpipakka
value-table_rules-foot_taken-after_hand = kun käsi on pelattu
value-table_rules-foot_taken-by_side = yksi puolta kohti, sille, jolta kortit loppuvat ensin
value-table_rules-foot_taken-after_first_canasta = oman ensimmäisen canastan jälkeen
value-table_rules-without_canasta_last_card-may_be_kept = saa pitää
value-table_rules-without_canasta_last_card-must_discard = on säästettävä pois heitettäväksi

rule-type-any = canastat
rule-type-natural = puhtaat canastat
rule-type-mixed = sekacanastat
rule-type-wild = apukorttien canastat
rule-type-wild_all_twos = pelkkien kakkosten canastat
rule-type-wild_four_jokers = neljän jokerin canastat
rule-type-sequence = sarjat
rule-type-sevens = seiskat
rule-type-fives = vitoset
rule-type-aces = ässät
rule-type-twos_natural = puhtaat kakkoset
rule-type-twos_mixed = sekakakkoset
rule-type-sevens_mixed = seiskojen sekacanastat
rule-type-aces_mixed = ässien sekacanastat
rule-type-semi_natural = puolipuhtaat
rule-type-suit_ace_to_ace = ässästä ässään
rule-type-suit_whole = koko maa
rule-type-suit_mixed = koko maa, seka
rule-type-rank_whole = kahdeksan samaa
rule-type-rank_mixed = kahdeksan samaa, seka

rule-card-JOKER = jokeri
rule-card-2 = 2
rule-card-A = ässä
rule-card-K = kuningas
rule-card-Q = rouva
rule-card-J = sotamies
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = musta 3

rule-hand-straight = suora
rule-hand-pairs = parit
rule-hand-pairs_no_wilds = parit ilman apukortteja
rule-hand-pairs_twos_sevens_aces = kakkos-, seiska- ja ässäparit
rule-hand-garbage = roskakäsi
rule-hand-wild_pairs = apukorttiparit
rule-hand-miami_pairs = Miamin parit
rule-hand-zip_code = zip code
rule-hand-blast_off = blast off
rule-hand-triples = kolme samaa
rule-hand-quads = neljä samaa
rule-hand-dream_hand_plus_4 = unelmakäsi plus neljä
rule-hand-dream_hand_plus_5 = unelmakäsi plus viisi

## Säännöt: mistä arvo on peräisin

standing-document = lähteemme
standing-outside = muut kirjat
standing-disputed = kiistanalainen
standing-inherited = peritty
standing-proposed = ehdotus
standing-document-why = Kerrotaan lähteissämme.
standing-outside-why = Tätä ei ole lähteissämme, mutta muista sääntökirjoista se löytyy.
standing-disputed-why = Lähteet ovat eri mieltä.
standing-inherited-why = Sama kuin: { $from }.
standing-proposed-why = Lähdettä ei löytynyt. Tämä on ehdotus, joten sopikaa siitä ennen peliä.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, afrikaansinkielinen Wikipedia
    [dutch-wikipedia] Canasta, hollanninkielinen Wikipedia
    [spruce-dutch] Canasta, The Spruce, hollanninkielinen konekäännös
    [english-wikipedia-german] Canasta, englanninkielinen Wikipedia, saksankielinen konekäännös
    [italian-house-rules] Come si gioca a Canasta?, italialaisen pöydän säännöt
    [italian-encyclopedia] Canasta, italialainen tietosanakirja
    [none] Lähdettä ei löytynyt: ehdotus
    [table] Sovittu pöydässä
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: ”{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (lähteessä { $title })

## Säännöt: säännöstöt

family-name = { $family ->
    [classic] Klassinen
    [modern_american] Moderni amerikkalainen
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Muut pelit
}
rule-set-facts = { $players } pelaajaa, { $packs ->
    [one] yksi pakka
   *[other] { $packs } pakkaa
}, { $cards } korttia kullekin, { $end }
rule-set-end-target = tavoite { $target }
rule-set-end-deals = { $deals ->
    [one] yksi erä
   *[other] { $deals } erää
}
rule-set-name-classic_4p = Klassinen
rule-set-name-classic_2p = Klassinen kahdelle
rule-set-name-classic_3p = Klassinen kolmelle
rule-set-name-classic_6p = Klassinen kuudelle
rule-set-name-dutch_house = Hollantilaiset kotisäännöt
rule-set-name-spruce = The Sprucen säännöt
rule-set-name-italian_house = Italialaiset kotisäännöt
rule-set-name-british = Brittiläinen
rule-set-name-uruguayan = Uruguaylainen
rule-set-name-uruguay_wild = Uruguay ja apukorttien canastat
rule-set-name-spanish = Espanjalainen
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Kuubalainen
rule-set-name-cutthroat_3p = Yksi kahta vastaan
rule-set-name-six_hand_three_pack = Kolme pakkaa kuudelle
rule-set-name-modern_american_cla = Moderni amerikkalainen
rule-set-name-modern_american = Moderni amerikkalainen (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco kolmelle
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Suljettu buraco
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Bolivialainen
rule-set-name-brazilian = Brasilialainen
rule-set-name-chilean = Chileläinen
rule-set-name-italian_samba = Italialainen samba
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot ilman pareja
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = Peli, jonka useimmat tuntevat: kaksi paria kerää samanarvoisia kortteja, ja seitsemästä tulee canasta.
rule-set-special-classic_2p = Vuorolla nostetaan kaksi korttia, ja lopettamiseen tarvitaan kaksi canastaa.
rule-set-special-classic_3p = Jokainen pelaa omaan lukuunsa, saa 13 korttia ja nostaa vuorollaan yhden kortin.
rule-set-special-classic_6p = Kaksi kolmen pelaajan puolta pelaa kolmella pakalla. Viidestä ja kuudesta punaisesta kolmosesta saa lisäbonuksen.
rule-set-special-dutch_house = Suoraan kädestä pöydätystä canastasta saa kaksinkertaisen bonuksen. Unohtuneesta punaisesta kolmosesta menettää 500.
rule-set-special-spruce = Apukortteja ei saa koskaan olla enemmän kuin luonnollisia. Suoraan kädestä pöydätystä canastasta saa 100 lisää.
rule-set-special-italian_house = Kullekin jaetaan 15 korttia, avausraja nousee 180:een, ja neljästä punaisesta kolmosesta saa 500. Viimeinen kortti on heitettävä pois.
rule-set-special-british = Häviöllä oleva saa sanoa ”acaba”. Erä päättyy silloin, ja vastustajat saavat 1 500.
rule-set-special-uruguayan = Klassinen canasta, joka on saanut nimensä ensimmäisen pelimaansa mukaan.
rule-set-special-uruguay_wild = Jo kolme apukorttia kelpaa pöytäykseksi. Seitsemästä tulee canasta, josta saa 2 000.
rule-set-special-spanish = Kuten Espanjan sääntökirjoissa: seitsemästä apukortista saa 2 000, ja bonuksen saa myös viidestä ja seitsemästä canastasta ja neljästä mustasta kolmosesta.
rule-set-special-kanasta = Pelataan kuten Tšekissä ja Slovakiassa. Tavoite on 10 000. Puhtaasta canastasta saa 600, apukorttien canastasta 1 000.
rule-set-special-cuban = Apukorttien canastoista saa 2 000–4 000. Canastassa on tasan seitsemän korttia.
rule-set-special-cutthroat_3p = Se, joka nostaa avopakan ensimmäisenä, pelaa erän yksin kahta muuta vastaan.
rule-set-special-six_hand_three_pack = Kuusi pelaajaa saa kukin 13 korttia. Lopettamiseen tarvitaan kaksi canastaa, ja avausraja nousee 150:een.
rule-set-special-modern_american_cla = Liigan säännöt: avausrajat ovat 125, 155 ja 180, lopettamiseen tarvitaan kaksi canastaa, ja erikoiskäsiä on 11.
rule-set-special-modern_american = Seiskoista, ässistä ja apukorteista on omat canastansa. Lisäksi on punaisia ja mustia kolmosia sekä erikoiskäsiä.
rule-set-special-samba = Ryhmien lisäksi pelataan saman maan sarjoja. Seitsemän peräkkäistä korttia on samba, josta saa 1 500.
rule-set-special-burraco = Pelataan sarjoja ja ryhmiä. Seitsemän korttia on burraco: puhdas, puolipuhdas tai seka. Kummallakin puolella on pozzetto.
rule-set-special-burraco_3p = Se, jolta kortit loppuvat ensin, pelaa erän yksin. Kahden muun pisteet ovat yhteisiä. Myöhemmin jokainen pelaa omaan lukuunsa.
rule-set-special-buraco = Brasilian avoin peli: vain sarjoja, avopakan saa nostaa aina, ja sarjasta ässästä ässään saa 1 000. Lopettamiseen tarvitaan puhdas canasta.
rule-set-special-burraco_international = FIBURin turnauspeli: ryhmiä saa tehdä vain ässistä ja kolmosista, eikä puolipuhtaita burracoja ole. Lopettamiseen tarvitaan puhdas burraco.
rule-set-special-buraco_closed = Brasilian suljettu peli: luonnolliset ryhmät eivät ole canastoja, avopakan saa nostaa pöytäämällä sen päällimmäisen kortin, ja avausraja on 75, kun pisteitä on 1 500.
rule-set-special-burako = Argentiinan laattapeli kahdella jokerilla. Puhtaasta canastasta saa 200, sekacanastasta 100. Kumpi tahansa riittää lopettamiseen. Tavoite on 3 000.
rule-set-special-tranca = Brasilian peli ilman jokereita. Musta kolmonen sulkee avopakan. Punaisesta kolmosesta menettää 100, jos canastaa ei ole.
rule-set-special-biriba = Pelataan kuten Kreikassa: seitsemän kortin sarjoja ja ryhmiä, ilman apukortteja tai niiden kanssa. Valttimaan sarjoista saa kaksinkertaisen bonuksen. Tavoite on 3 030.
rule-set-special-bolivian = Samba, jossa apukorttien canastasta saa 2 500. Lopettamiseen tarvitaan sarja.
rule-set-special-brazilian = Avaukseen tarvitaan canasta, kun pisteitä on 7 000 tai vähintään 9 000. Lyhyestä sarjasta menettää 1 000.
rule-set-special-chilean = Pelissä on sekä samboja että bolivioita. Muita sääntöjä on julkaistu vain vähän.
rule-set-special-italian_samba = Canastoja voi tehdä kakkosista, ja viidestä ja kymmenestä canastasta saa bonuksen. Avopakka on aina jäädytetty.
rule-set-special-hand_and_foot_us = Pelataan kuten Yhdysvalloissa, neljä erää. Lopettamiseen tarvitaan kaksi puhdasta canastaa ja kaksi sekacanastaa. Siitä, että nostaa kerralla tasan 22 korttia, saa 100.
rule-set-special-hand_and_foot = Jokaisella on käsi ja jalka, 11 korttia kummassakin. Avausraja nousee joka erässä.
rule-set-special-hand_and_foot_solo = Jokainen pelaa omaan lukuunsa. Lopettamiseen tarvitaan yksi puhdas canasta ja kaksi sekacanastaa.
rule-set-special-hand_knee_and_foot = Kuusi pakkaa ja jokaiselle kolmas nippu. Lopettamiseen tarvitaan viisi canastaa: seiskoista, vitosista ja apukorteista sekä yksi puhdas ja yksi sekacanasta.
rule-set-special-pennies_from_heaven = Kuusi pelaajaa, neljä pakkaa ja 11 kortin toinen käsi. Lopettamiseen tarvitaan yksi canasta kutakin lajia, myös seiskojen canasta.
rule-set-special-boat = Julkaistuja sääntöjä ei löytynyt. Pelataan kuten klassista canastaa, kunnes muutat sääntöjä.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Biribakeja on kaksi, kummallekin puolelle yksi, ja kummassakin on yksitoista korttia. Ensimmäisen saa ottaa vasta, kun puolella on biriba.
rule-note-foot-pozzetto = Pozzettoja on kaksi, kummallekin puolelle yksi, ja kummassakin on yksitoista korttia. Pozzeton ottaa se puolen pelaaja, jolta kortit loppuvat ensin.
rule-note-foot-morto = Mortoja on kaksi, kummallekin puolelle yksi, ja kummassakin on yksitoista korttia. Morton ottaa se puolen pelaaja, jolta kortit loppuvat ensin.
rule-note-foot-muerto = Muertoja on kaksi, kummallekin puolelle yksi, ja kummassakin on yksitoista laattaa. Muerton ottaa se puolen pelaaja, jolta laatat loppuvat ensin.
rule-note-foot-face-down = Toinen käsi jaetaan kuvapuoli alaspäin.
rule-note-two-in-own-place = Sarjassa kakkonen omalla paikallaan on luonnollinen kortti.
rule-note-ace-low-or-high = Ässä voi olla alimpana ennen kakkosta tai ylimpänä kuninkaan jälkeen.
rule-note-one-low-or-high = 1 voi olla alimpana ennen 2:ta tai ylimpänä 13:n jälkeen.
rule-note-ace-to-ace = Sarja saa ulottua ässästä ässään.
rule-note-thirteen-and-wild = Neljäntoista kortin sarjassa on maan kaikki kolmetoista korttia ja apukortti.
rule-note-whole-suit-clean = Sarjassa on maan kaikki kolmetoista korttia eikä yhtään apukorttia.
rule-note-whole-suit-either-ace = Sarjassa on kolmetoista korttia, ässästä kuninkaaseen tai kakkosesta ässään, eikä yhtään apukorttia.
rule-note-ace-to-ace-clean = Sarjassa on neljätoista korttia eikä yhtään apukorttia.
rule-note-dirty-whole-suit = Saman saa myös sekacanastasta, jossa on koko maa tai joka ulottuu ässästä ässään.
rule-note-trump-sequence = Tämä koskee valttimaan sarjoja. Valttimaa on jaon jälkeen käännetyn kortin maa. Jos kortti on jokeri, ensimmäinen pelaaja valitsee maan.
rule-note-two-cards-left = Erä päättyy, kun umpipakassa on kaksi korttia.
rule-note-whole-pile-free = Umpipakasta nostamisen sijasta saa nostaa koko avopakan.
rule-note-pile-card-at-once = Yksi avopakan korteista on pöydättävä heti, joko uuteen tai oman puolen aiempaan pöytäykseen.
rule-note-closed-pile = Avopakasta näkyy vain päällimmäinen kortti. Jos avopakan nostaa, se kortti on pöydättävä heti.
rule-note-first-discard = Avopakka alkaa ensimmäisestä pois heitetystä kortista.
rule-note-mortos-by-cutter = Pakan katkaisija tekee katkaistuista korteista kaksi mortoa.
rule-note-trinca-no-canastra = Samanarvoisten pöytäys eli trinca ei ole koskaan canasta, vaikka siinä olisi kuinka monta korttia. Siitä ei saa bonusta, eikä sillä voi lopettaa.
rule-note-trinca-natural = Samanarvoisten pöytäyksessä eli trincassa on vain luonnollisia kortteja. Sarjassa saa olla yksi apukortti.
rule-note-clean-canastra-and-morto = Lopettamiseen tarvitaan puhdas canasta, ja lisäksi oma morto on täytynyt ottaa.
rule-note-canastra-and-morto = Lopettamiseen riittää mikä tahansa canasta, mutta oma morto on täytynyt ottaa.
rule-note-canasta-and-muerto = Lopettamiseen riittää mikä tahansa canasta, mutta oma muerto on täytynyt ottaa.
rule-note-burraco-and-pozzetto = Lopettamiseen riittää mikä tahansa burraco, mutta oma pozzetto on täytynyt ottaa.
rule-note-clean-burraco-and-pozzetto = Lopettamiseen tarvitaan puhdas burraco, ja lisäksi oma pozzetto on täytynyt ottaa.
rule-note-morto-unplayed = Tämä koskee myös mortoa, jonka pelaaja otti heitettyään viimeisen korttinsa pois mutta jota hän ei ehtinyt pelata. Sen kortteja ei silloin lasketa.
rule-note-pozzetto-unplayed = Jos pozzetto otettiin mutta jäi pelaamatta, sen kortit lasketaan käteen jääneiksi.
rule-note-pozzetto-of-partners = Rangaistus lasketaan pareittain pelaavilta vain kerran. Yksin pelaava on aina ottanut pozzeton.
rule-note-vulnerable = Puolta, jolla on vähintään puolet tavoitteesta, sanotaan haavoittuvaksi. Saman vuoron kaikki pöytäykset lasketaan yhteen avaukseksi.
rule-note-tiles = 104 laattaa, numerot 1–13 neljässä värissä, vastaavat kahta korttipakkaa. 1 on ässä, ja 11, 12 ja 13 ovat sotamies, rouva ja kuningas.
rule-note-two-play-as-four = Kaksin pelataan samoilla säännöillä kuin nelistään: yksitoista korttia kullekin, kaksi pozzettoa ja samat pisteet.
rule-note-threes-ordinary = Punaiset ja mustat kolmoset ovat tavallisia kortteja.
rule-note-same-rank-joins = Muut saman arvon kortit lisätään siihen saman arvon pöytäykseen, joka puolella jo on.
rule-note-semi-clean = Puolipuhtaassa burracossa on seitsemän luonnollista korttia sarjana tai samanarvoisina ja apukortti ennen niitä tai niiden jälkeen.
rule-note-last-card-natural = Viimeinen pois heitettävä kortti ei saa olla apukortti.
rule-note-first-out-alone = Aluksi jokainen pelaa omaan lukuunsa. Se, jolta kortit loppuvat ensin, pelaa erän loppuun yksin kahta muuta vastaan. Näiden pöytäykset ovat siitä lähtien yhteisiä.
rule-note-pozzetto-on-top = Tämä pozzetto on toisen päällä ja otetaan ensin.
rule-note-three-pozzetti = Silloin pozzettoja on kolme, yksi kullekin, ja kussakin on yksitoista korttia.
rule-note-pozzetto-for-partners = Tämä pozzetto on pareittain pelaaville. Toisessa vaiheessa jokaisella on oma.
rule-note-same-suit-twice = Ryhmässä saa olla kaksi saman maan korttia.
rule-note-time-not-target = Turnauksissa on tavoitteen sijasta aikaraja. Tämä on italialaisen burracon tavoite.
rule-note-when-time-is-called = Tämä pätee myös, kun aika loppuu.
rule-note-wild-three-to-seven = Apukorttien pöytäyksessä on kolmesta seitsemään korttia. Kun niitä on seitsemän, enempää ei voi lisätä.
rule-note-black-threes-all-six = Lopetettaessa pöydätyistä mustista kolmosista saa 5 pistettä kustakin. Kaikki kuusi saa pöydätä.
rule-note-escalera = Tässä pelissä sarjacanastan nimi on ”escalera”.
rule-note-short-sequence-each = Tämä koskee jokaista lyhyttä sarjaa, joka on pöydässä erän lopussa.
rule-note-acaba-any-time = Acaban saa sanoa milloin tahansa omalla vuorollaan. Pöydässä olevia kortteja ei silloin lasketa.
rule-note-five-players = Viisi voi pelata kaksi vastaan kolme. Kolmesta yksi on aina erän ajan vapaalla, kukin vuorollaan.
rule-note-natural-becomes-mixed = Kun puhtaaseen canastaan lisätään apukortti, siitä tulee sekacanasta.
rule-note-red-three-no-meld = Pelkkä punainen kolmonen ei kelpaa avaukseksi.
rule-note-red-three-hidden = Tämä koskee jokaista punaista kolmosta, jota ei ole laitettu pöytään. Kolmosesta itsestään ei silloin saa pisteitä. Jos pelaaja ei ole vielä ehtinyt vuoroon, kolmonen lasketaan pöytään laitetuksi.
rule-note-total-before-deal = Tämä riippuu puolen pistemäärästä ennen erää.
rule-note-concealed-without-pile = Jos lopettaa suoraan nostamatta avopakkaa, tarvitaan lopettamiseen vaadittavat canastat, mutta avausrajaa ei ole.
rule-note-going-out-once = Lopettanut puoli saa tämän kerran.
rule-note-concealed-two-hundred = Yhteensä 200 saa, jos laskee yhdellä vuorolla pöytään koko kätensä, jossa on canasta, eikä ole pöydännyt aiemmin. Avopakan saa nostaa, mutta oman parin pöytäyksiin ei saa lisätä kortteja.
rule-note-pile-taker-alone = Se, joka nostaa avopakan ensimmäisenä, pelaa yksin. Jos kukaan ei ole nostanut sitä, yksin pelaa lopettaja. Muut kaksi saavat kumpikin täydet yhteiset pisteet, mutta punaisista kolmosista kukin saa pisteet vain itselleen.
rule-note-concealed-seven-at-once = Kaikki seitsemän korttia on pöydättävä kerralla, ja apukortit ovat sallittuja. Sekacanastan bonus on silloin 600 ja puhtaan 1 000.
rule-note-only-bonus-doubles = Vain bonus kaksinkertaistuu, eivät korttien arvot.
rule-note-teams-of-two = Pelataan pareina. Yleensä pareja on kaksi, mutta kolme tai neljäkin käy.
rule-note-one-pack-more = Pakkoja on yksi enemmän kuin pelaajia.
rule-note-one-pack-more-seven = Pakkoja on yksi enemmän kuin pelaajia, mutta enintään seitsemän.
rule-note-hand-and-foot-both = Tämä koskee punaisia kolmosia sekä kädessä että jalassa.
rule-note-top-five = Avopakasta nostetaan tasan viisi päällimmäistä korttia. Siihen tarvitaan kädestä kaksi luonnollista korttia.
rule-note-five-or-seven-alone = Myös viisi tai seitsemän pelaajaa voi pelata, kukin omaan lukuunsa.
rule-note-finished-book = Valmiiseen canastaan saa vielä lisätä luonnollisia kortteja.
rule-note-book = Moni sanoo canastaa nimellä ”book” tai ”pile”.
rule-note-exactly-22 = Tämän saa, jos nostaa kerralla tasan ne 22 korttia, jotka käteen ja jalkaan tarvitaan.
rule-note-best-with-four = Peli on parhaimmillaan neljällä pelaajalla.
rule-note-usually-four = Yleensä pelaajia on neljä, kahtena parina.
rule-note-knee-and-foot = Kortit ovat kahtena nippuna, jotka pelataan peräkkäin: 13 kortin polvi ja 11 kortin jalka. Käden kanssa jokaisella on 39 korttia.
rule-note-red-threes-over-seven = Jokaisesta punaisesta kolmosesta saa 100. Jos puolella niitä on yli seitsemän, se saa 300 lisää.
rule-note-red-threes-with-meld = Punaiset kolmoset laitetaan pöytään avauksen mukana. Siihen asti ne pidetään kädessä.
rule-note-only-top-card = Vain avopakan päällimmäinen kortti lasketaan.
rule-note-two-or-three-alone = Kahden tai kolmen pelaajan pelissä ei ole pareja.
rule-note-lowest-card = Ensin jakaa esimerkiksi se, joka nostaa pienimmän kortin.
rule-note-minimum-always = Avausrajaan on yllettävä silloinkin, kun lopettaa yhdellä vuorolla.
rule-note-no-natural-pair = Luonnollista paria ei tarvita. Riittää, että päällimmäinen kortti pöydätään heti.
rule-note-card-shown = Jos ensimmäinen kortti on ässä, kortteja lisätään yksi. Jos se on kuningas, niitä lisätään kolmetoista.
rule-note-twos-not-wild = Kunnes puolen kakkosten pöytäyksestä tulee canasta, kakkoset eivät ole sille apukortteja.
rule-note-without-partner-two = Yksin pelaava tarvitsee lopettamiseen kaksi canastaa.
rule-note-at-most-half = Enintään puolet pöytäyksen korteista saa olla apukortteja: yksi kolmesta, kaksi neljästä.
rule-note-twos-or-with-jokers = Canastassa on vain kakkosia, tai kakkosia ja jokereita.
rule-note-twos-jokers-or-both = Canastassa on kakkosia, jokereita tai molempia.
rule-note-three-packs-only = Viisi tai kuusi punaista kolmosta voi saada vain kolmella pakalla.
rule-note-in-pairs = Tämä koskee peliä pareittain.
rule-note-aces-with-wilds = Tässä canastassa on vain ässiä. Jos avauksen ässien joukossa on apukortteja, pöytäys on tavallinen ja siitä tulee sekacanasta.
rule-note-each-color = Punaisista ja mustista kolmosista saa saman verran. Kumpikin väri lasketaan erikseen.
rule-note-threes-with-canastas = Tämä koskee puolta, jolla on vähintään kaksi canastaa. Jos canastoja on tasan yksi, kolmosia ei lasketa lainkaan.
rule-note-like-red-three = Sääntö on sama kuin käteen jääneellä punaisella kolmosella.
rule-note-meld-before-pile = Kuten turnauksissa, ensin on avattava omasta kädestä, ja vasta sitten saa nostaa avopakan.
rule-note-except-special-hand = Tämä ei koske erikoiskättä.
rule-note-each-player = Tämä lasketaan jokaiselle pelaajalle erikseen korttien arvojen lisäksi.
rule-note-special-hand = Erikoiskädessä on neljätoista korttia, ja sen on oltava puolen ensimmäinen ja ainoa pöytäys. Toisen puolen pisteet lasketaan tavalliseen tapaan.
rule-note-five-naturals-first = Avauksen jälkeen pöytäyksessä on oltava viisi luonnollista korttia, ennen kuin siihen lisätään apukortti.
rule-note-wild-meld-first = Kun puolella on keskeneräinen apukorttien pöytäys, se ei saa käyttää apukortteja muualla.
rule-note-each-whatever-canastas = Tämä koskee jokaista punaista kolmosta, olipa puolella kuinka monta canastaa tahansa.
rule-note-canasta-of-seven = Canastassa on enintään seitsemän korttia.
rule-note-sevens-with-wilds = Seiskojen canastassa saa olla apukortteja, mutta niitä ei tarvita.
rule-note-one-of-each-kind = Tarvitaan yksi canasta kutakin lajia.
rule-note-sequence-goes-out = Myös sarjacanasta kelpaa lopettamiseen.
rule-note-top-card-no-sequence = Avopakan päällimmäisellä kortilla ei saa aloittaa sarjaa.
rule-note-three-pairs = Myös kolme paria voi pelata. Tavoite on silloin 7 500.
rule-note-partner-of-first = Pakan katkaisee aloittajan pari.
rule-note-four-of-seven-natural = Canastan seitsemästä kortista vähintään neljän on oltava luonnollisia.
rule-note-bonuses-add-up = Bonukset lasketaan yhteen. Seitsemästä canastasta saa molemmat.
rule-note-four-black-threes = Jos kaikki neljä mustaa kolmosta pöydätään lopetettaessa, niistä saa yhteensä 500. Korttien arvoja ei lisätä siihen.
rule-note-canasta-oculta = ”Canasta oculta” tarkoittaa, että pelaaja lopettaa yhdellä vuorolla ja pöytää samalla canastan, eikä hän ole aiemmin pöydännyt mitään eikä nostanut avopakkaa. Ensimmäisellä vuorolla siitä saa 1 000. Kirjaa puuttuvat 500 bonuksena.
rule-note-first-card-covered = Jos ensimmäinen kortti on apukortti tai punainen kolmonen, se peitetään toisella kortilla.
rule-note-concealed-with-top-card = Pelaajan ei tarvitse lopettaa. Seitsemästä kortista yksi saa olla avopakan päällimmäinen.
rule-note-threes-never-melded = Kolmosia ei pöydätä koskaan, joten nelonen on pienin kortti.
rule-note-red-three-at-once = Punainen kolmonen laitetaan heti pöytään, joten kenelläkään ei pitäisi olla sitä kädessä.
rule-note-like-every-card = Siitä menettää saman verran kuin muistakin käteen jääneistä korteista.
rule-note-pile-always-frozen = Avopakka on aina jäädytetty.

## Pöytä

cancel = Peruuta
sheet-close = Sulje
notice-undo = Kumoa
notice-redo = Tee uudelleen
notice-already = Tallennettu jo toisella laitteella klo { $time }. { $what }
notice-dismiss = Sulje tämä viesti
badge-out = LOPETTI
badge-acaba = ACABA
table-deal = Erä { $number }
table-deal-of = Erä { $number }/{ $count }
table-over = Päättynyt
table-house-rules = { $name }, kotisäännöt
table-rules-target = { $name } · tavoite { $target }
table-rules-deals = { $name } · { $count ->
    [one] yksi erä
   *[other] { $count } erää
}
table-dealer = Jakaa: { $name }
table-dealer-rests = Jakaa: { $name } (vapaalla tässä erässä)
table-leader = Aloittaa: { $name }
table-sheet = Pöytäkirja
table-pad = Pistelehtiö
table-chart = Kaavio
table-pad-empty = Tallennetut erät näkyvät tässä.
table-passed = { $points } ylittyi
table-passed-side = { $side }: avaus
table-passed-said = nyt { $now }
table-phase = Vaihe { $number }
table-later-phase = Vaihe 2 alkaa
table-later-phase-now = { $kind ->
    [individual] Tästä lähtien jokainen pelaa omaan lukuunsa
   *[other] Tästä lähtien: { $sides }
}
table-series = pelit { $score }
series-best-of = paras 3:sta: { $score }
series-best-of-open = Paras kolmesta: { $score }
series-best-of-won = { $players ->
    [one] { $side } voittaa sarjan { $score }
   *[other] { $side } voittavat sarjan { $score }
}
table-menu = Lisää toimintoja
table-nothing-to-undo = Ei mitään kumottavaa
table-needs = avaus
table-needs-said = avausraja { $needed }
table-to-go = { $points } jäljellä
table-reached = tavoite saavutettu
table-record = Kirjaa erä { $number }
table-continue = Jatka erää { $number } · { $points }
table-new-match = Uusi peli
table-rematch = Revanssi
table-menu-menu = Tämä peli
table-menu-insert = Mihin unohtunut erä kuuluu?
table-settings = Pelin asetukset
    .detail = Säännöt, tavoite, paikat, jakaja, paperilta
table-rules = Säännöt: { $name }
timer = Ajastin
    .detail = Yhtä erää tai koko iltaa varten
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Ajastin tauolla, { $time } jäljellä
    [over] Ajastin: aika loppui
    [waiting] Ajastin pois, { $time }
   *[playing] Ajastin, { $time } jäljellä
}
timer-up = Aika loppui
timer-start = Käynnistä ajastin
timer-pause = Tauko
timer-resume = Jatka
timer-again = Käynnistä uudelleen
timer-stop = Lopeta
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minuuttia vähemmän
       *[more] { $minutes } minuuttia lisää
    }
timer-sound = Ääni lopussa
timer-note = Ajastin soi vain, kun tämä sovellus on auki.
table-set-up = Säännöt, tavoite ja nimet
table-insert = Lisää unohtunut erä
table-before = Ennen erää { $number }: { $points }
table-end = { $ways ->
    [end] Päätä tai poista tämä peli
    [resume] Jatka tai poista tämä peli
   *[delete] Poista tämä peli
}
table-end-agreement = Päätä sopimalla
table-end-time = Päätä, koska aika loppui
table-end-walkover = Yksi puoli luovuttaa
    .detail = Seuraavaksi valitaan, kuka häviää.
table-end-stays = Peli jää Pelit-sivulle ja lasketaan tilastoihin.
table-delete = Poista tämä peli
    .detail = Peli poistuu Pelit-sivulta ja tilastoista. Sen voi palauttaa.
table-keep-playing = Jatka pelaamista
table-end-who = Kuka luovuttaa?
table-end-who-hint = { $sides ->
    [2] Toinen puoli voittaa pistetilanteesta riippumatta.
   *[other] Muista puolista voittaa se, jolla on eniten pisteitä.
}
table-go-on = Jatka tätä peliä
table-would-win = { $margin ->
    [one] Voittaja olisi { $side }, ero { $margin } piste.
   *[other] Voittaja olisi { $side }, ero { $margin } pistettä.
}
table-would-draw = Tulisi tasapeli: { $sides }.
deal-said = Erä { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] , epätodennäköinen tai mahdoton, joten tarkista
}
deal-said-side = { $side } { $points }, nyt { $total }{ $ended ->
    [badge-out] , lopetti
    [badge-acaba] , sanoi acaba
   *[none] { "" }
}
course-said = Pistekaavio. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] Voittaja: { $side }
   *[other] Voittajat: { $side }
}{ $margin ->
    [0] { "" }
    [one] , ero yksi piste
   *[other] , ero { $margin } pistettä
}
ending-drawn = Tasapeli: { $sides }
ending-tie = Tasan kärjessä: { $sides }
ending-tie-plays-on = Vielä yksi erä ratkaisee
ending-target = { $target } saavutettiin erässä { $deals }
ending-deals = { $deals ->
    [one] Ainoa erä on pelattu
   *[other] Kaikki { $deals } erää on pelattu
}
ending-outright = Pelin voitto yhdellä erällä
ending-agreement = Päätettiin sopimalla
ending-time = Aika loppui
ending-walkover = Luovutusvoitto
ending-gave-up = Luovuttaja: { $side }
winner-wins = { $players ->
    [one] Voittaja: { $side }
   *[other] Voittajat: { $side }
}
winner-by = ero { $margin }
winner-deals = { $deals ->
    [one] yhdessä erässä
   *[other] { $deals } erässä
}
winner-best = paras erä
winner-canastas = canastat
winner-out = lopetuksia
winner-out-of = { $out }/{ $deals }
winner-games = voitetut pelit
winner-evening = pisteet tänään
winner-games-of = { $won }/{ $games } voitettu
winner-people = Tänään
winner-to = tavoite { $target }
winner-pad = Erät
winner-result = Tulos
winner-share = Jaa
start-title =
    Te pelaatte canastaa.
    Lehtiö laskee pisteet.
    .detail = Erä kirjataan alle kahdellakymmenellä napautuksella, ja jokainen piste selitetään.
start-deal = Kirjaa erä minuutissa
    .detail = Canastat, kolmoset, kuka lopetti
start-meld = Avausraja aina tiedossa
    .detail = ”Riittääkö 7 7 7 ja Q Q 2?” Kysy vain
start-melds = Näe, paljonko pöytäyksistä saa
    .detail = Napauta kortteja, niin näet kaikki bonukset ja pisteet
start-rules = Pelatkaa omilla säännöillänne
    .detail = { $names }, kotisäännöt
start-demo = Kokeile esittelypeliä
start-join = Liity pöytään
start-join-how = Osoita kerhossa puhelimen kameralla pöydän kortin koodia tai kirjoita kortin osoite selaimeen. Pöytä avautuu siinä, eikä mitään tarvitse asentaa.
empty-title = Yhtään peliä ei ole käynnissä
    .detail = Aloita peli, niin voit kirjata pisteet.
empty-last = Viimeisimmät pelit
empty-running = Mitä peliä jatketaan?
    .detail = Jatka peliä napauttamalla sitä tai aloita uusi.
empty-goes-on = Kesken
rules-changed = { $count ->
    [one] Yksi sääntö on muuttunut pelin alettua, mutta tässä pelissä on voimassa vanha
   *[other] { $count } sääntöä on muuttunut pelin alettua, mutta tässä pelissä ovat voimassa vanhat
}
rules-changed-title = Muuttuneet säännöt
rules-changed-hint = Tässä pelissä ovat voimassa ne säännöt, joilla se aloitettiin.
rules-changed-values = tässä pelissä { $here }, nyt { $today }

## Pöytänäkymä

table-view = Pöytänäkymä
view-back = Takaisin pöytään
view-turn = { $facing ->
    [across] Puolet vastakkain. Vaihda suuntaa
    [aside] Puolet vasemmalla ja oikealla. Vaihda suuntaa
   *[flat] Puolet samaan suuntaan. Vaihda suuntaa
}
view-evening = Kisa
view-clock = { $big }.{ $small }
view-goes-dark = Sovellus ei voi pitää näyttöä päällä, joten näyttö voi sammua.

## Kiinni kuroutuminen

catch-up = { $deals ->
    [one] { $side }, { $behind } jäljessä: { $what } toisi vähintään { $worth }.
   *[other] { $side }, { $behind } jäljessä: { $what } joka erässä { $deals } erän ajan toisi vähintään { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] yksi puhdas canasta
       *[other] { $count } puhdasta canastaa
    }
    [mixed] { $count ->
        [one] yksi sekacanasta
       *[other] { $count } sekacanastaa
    }
    [wild] { $count ->
        [one] yksi apukorttien canasta
       *[other] { $count } apukorttien canastaa
    }
    [sequence] { $count ->
        [one] yksi sarjacanasta
       *[other] { $count } sarjacanastaa
    }
    [semi_natural] { $count ->
        [one] yksi puolipuhdas canasta
       *[other] { $count } puolipuhdasta canastaa
    }
    [suit_ace_to_ace] { $count ->
        [one] yksi canasta ässästä ässään
       *[other] { $count } canastaa ässästä ässään
    }
    [suit_whole] { $count ->
        [one] yksi koko maan canasta
       *[other] { $count } koko maan canastaa
    }
    [rank_whole] { $count ->
        [one] yksi kahdeksan samanarvoisen canasta
       *[other] { $count } kahdeksan samanarvoisen canastaa
    }
    [twos_natural] { $count ->
        [one] yksi kakkosten puhdas canasta
       *[other] { $count } kakkosten puhdasta canastaa
    }
   *[twos_mixed] { $count ->
        [one] yksi kakkosten sekacanasta
       *[other] { $count } kakkosten sekacanastaa
    }
}
catch-up-out = lopettaminen

## Voiton todennäköisyys

chance = Mitä tarvitaan?
chance-percent = { $bound ->
    [over] yli { $value }
    [under] alle { $value }
   *[about] noin { $value }
}
chance-needs = { $deals ->
    [1] Tämä on luultavasti viimeinen erä. { $side }, { $behind } jäljessä: erästä on saatava noin { $more } enemmän kuin { $leader }.
   *[other] Jäljellä on noin { $deals } erää. { $side }, { $behind } jäljessä: joka erästä on saatava noin { $more } enemmän kuin { $leader }.
}
chance-gap = Kahden puolen ero erän lopussa on tavallisesti noin { $gap } pistettä.
chance-source = Arvio viimeisten { $count } näillä säännöillä pelatun erän perusteella. Kaikkia puolia pidetään yhtä vahvoina.
chance-simulated = Arvio { $count } simuloidun erän perusteella. Kun täällä on pelattu tarpeeksi oikeita eriä näillä säännöillä, sovellus käyttää niitä. Kaikkia puolia pidetään yhtä vahvoina.

## Pelin kuvat

pictures = Pistekaavio
pictures-none = Kaavio alkaa ensimmäisestä erästä.
pictures-course = Pisteet kunkin erän jälkeen
pictures-target = Pisteviiva näyttää tavoitteen, { $target }.
pictures-bands = Avaus: { $bands }.
pictures-band-below = { $needed } alle { $end } pisteellä
pictures-band = { $needed } vähintään { $start } pisteellä
pictures-deal-band = { $needed } erässä { $deal }
pictures-sources = Mistä pisteet tulivat
pictures-source = { $source ->
    [canastas] Canastat
    [cards] Kortit pöydässä
    [threes] Kolmoset
    [out] Lopettaminen
    [hand] Käteen jääneet kortit
    [partners] Parin puolikkaat
    [penalties] Rangaistukset
    [special] Erikoiskädet ja acaba
    [table] Kirjattu summina
   *[other] Muut
}
pictures-catching-up = Kirittävää

## Tilastot

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Tilastot
statistics-counting = Lasketaan…
statistics-finished-only = Vain päättyneet pelit
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] yksi päättynyt peli
       *[other] { $games } päättynyttä peliä
    }
statistics-tab = { $tab ->
    [rivals] Vastakkain
    [partnerships] Parit
    [players] Pelaajat
   *[deals] Erät
}
statistics-empty-title = Ei vielä päättyneitä pelejä
statistics-empty = Kun peli on pelattu loppuun, tällä sivulla näkyy, kuka voittaa, kuka lopettaa ja mitkä erät olivat parhaita.
statistics-go-on = Jatka erästä { $number }
statistics-import = Tuo vanhoja pelejä
statistics-player-none = Tällä pelaajalla ei ole vielä päättyneitä pelejä.
statistics-games-between = { $games ->
    [one] yksi keskinäinen ratkaistu peli
   *[other] { $games } keskinäistä ratkaistua peliä
}
statistics-last = viimeiset { $count }
statistics-now = nyt
statistics-deal = erä { $number }
statistics-deal-of-day = { $day }, erä { $number }
statistics-at-least = Vähintään { $count } peliä: { $rules }
statistics-unranked = Alle { $count } peliä, ei sijoitusta
statistics-record = { $wins }/{ $games }
statistics-few = { $wins }/{ $games }, liian vähän
statistics-on-games = { $games ->
    [one] yhdestä pelistä
   *[other] { $games } pelistä
}
statistics-of-games = { $games ->
    [one] voitettu, yksi peli
   *[other] voitettu, pelejä yhteensä { $games }
}
statistics-points = { $points } pistettä erää kohti
statistics-since = { $month } alkaen · { $games }
statistics-won-of-these = niistä voittoja { $count }
statistics-partners = Parin kanssa
statistics-mark = merkki: 50 %
statistics-extremes = Paras ja huonoin erä
statistics-with-on-day = { $day }, parina { $names }
statistics-unreadable = { $count ->
    [one] Yksi peli jää pois, koska tämä versio ei osaa lukea sitä.
   *[other] { $count } peliä jää pois, koska tämä versio ei osaa lukea niitä.
}
statistics-measure = { $measure ->
    [won] voitettujen pelien osuus
    [average] pisteet erää kohti
    [canastas] canastoja erää kohti
    [naturals] puhtaita canastoja peliä kohti
    [out] lopetuksia
    [best] paras erä
    [streak] pisin voittoputki
   *[deals] eriä
}
statistics-measure-choose = Järjestys
statistics-measure-said = Järjestys: { $measure }. Vaihda
statistics-versus-said = Keskinäiset pelit: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = { $name }: valitse vastustaja
statistics-versus-other = { $name }: valitse joku toinen
statistics-in-a-row = { $name }: { $count } peräkkäin
statistics-form = Viimeisimmät pelit
statistics-result = { $how ->
    [won] voitto
    [drawn] tasapeli
   *[lost] tappio
}
statistics-rename = { $name }: muuta nimeä
statistics-against = Vastustajat
statistics-played = { $deals ->
    [one] yhteensä yksi erä
   *[other] yhteensä { $deals } erää
}
statistics-on-deals = { $deals ->
    [0] ei tietoja
    [one] yhdestä erästä
   *[other] { $deals } erästä
}
statistics-on-results = { $deals ->
    [0] ei tietoja
    [one] yhdestä tuloksesta
   *[other] { $deals } tuloksesta
}
statistics-on-outs = { $outs ->
    [0] ei tietoja
    [one] yhdestä lopetuksesta
   *[other] { $outs } lopetuksesta
}
statistics-totals-only = Summina kirjatut erät vaikuttavat vain pisteisiin.
statistics-matches = Päättyneitä pelejä
statistics-average = Pisteet erää kohti keskimäärin
statistics-best = Paras erä
statistics-worst = Huonoin erä
statistics-canastas = Canastoja erää kohti
statistics-naturals = Puhtaita canastoja peliä kohti
statistics-out = Lopetuksia
statistics-concealed = Suoria lopetuksia
statistics-threes = Punaisia kolmosia erää kohti
statistics-luck = Onni punaisissa kolmosissa muihin verrattuna
statistics-minutes = Erän tavallinen kesto, min

## Pelin perustaminen

seat-compass = { $number ->
    [1] Etelä
    [2] Länsi
    [3] Pohjoinen
   *[other] Itä
}
seat-number = Pelaaja { $number }
side-compass = { $number ->
    [1] Pohjoinen–Etelä
   *[other] Itä–Länsi
}
side-mark = { $color ->
    [blue] Sininen
    [red] Punainen
    [amber] Keltainen
    [slate] Harmaa
    [lilac] Lila
   *[mint] Minttu
}
side-color = { $color ->
    [blue] Sininen
    [red] Punainen
    [amber] Keltainen
    [slate] Harmaa
    [lilac] Lila
   *[mint] Minttu
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] vain yksi pelaaja on nimetty, tarvitaan { $right }
   *[other] { $count } pelaajaa on nimetty, tarvitaan { $right }
}
problem-name_needed = anna nimi
problem-name_twice = nimi ”{ $name }” on annettu kahdesti
problem-undrawn = ”{ $text }”: merkkiä, jonka tilalla on ▯, ei voi näyttää, ja se jätetään pois. Latinalaiset, kreikkalaiset, kyrilliset ja heprealaiset kirjaimet käyvät.
problem-changed_since = Muutosta ei tehty, koska toinen laite muutti peliä sillä välin. Pelin tilanne on nyt tämä.
problem-no_such_deal = Tätä erää ei enää ole.
problem-wrong_number_of_scores = alkupisteitä tarvitaan { $right }

new-match = Uusi peli
new-match-hint = Napauta nimeä tai paikkaa
new-match-who = Ketkä pelaavat?
new-match-round = { $partners ->
    [yes] Parin pelaajat istuvat vastakkain
   *[no] Pöydän ympäri
}
new-match-against = vastaan
new-match-start = Aloita
new-match-back = Takaisin
set-up = Pelin asetukset
set-up-save = Tallenna
set-up-back = Takaisin tallentamatta
set-up-rules = Säännöt
set-up-rules-choose = Säännöt: { $name }. Vaihda
set-up-rules-all = Kaikki { $count } säännöstöä
set-up-rules-usual = Tavallinen maassasi
set-up-players = Pelaajat
set-up-players-count = { $count } pelaajaa
set-up-name = Pelaajan { $number } nimi, puoli: { $side }
set-up-side-rename = Puolen nimi ({ $side }): { $name }
set-up-side-name = Puolen nimi
set-up-short = Lyhenne
    .detail = pienille näytöille
set-up-color = Väri, { $side }: { $color }
set-up-color-kept = Väri säilyy myöhemmissäkin peleissä: { $name }. Vaihda värejä napauttamalla toista paikkaa.
set-up-known = { $name }
    .says = Valitse { $name }
set-up-dealer = Kuka jakaa ensin?
set-up-first-dealer = Ensimmäinen jakaja
set-up-target-other = Muu luku
set-up-dealer-label = Ensin jakaa: { $name }
set-up-target = Tavoite
set-up-target-label = Tavoite: { $target }. Muuta napauttamalla
set-up-target-chip = { $target } p
set-up-target-deals = { $deals ->
    [one] Pelissä on yksi erä.
   *[other] Pelissä on { $deals } erää.
}
set-up-more = Lisää asetuksia
set-up-less = Vähemmän asetuksia
set-up-direction = Pelisuunta
set-up-best-of = Pelien määrä
    .detail = { $count ->
        [1] Yksi peli
       *[other] Paras kolmesta: kaksi voittoa ratkaisee
    }
set-up-opening = Alkupisteet
set-up-sides = Puolten nimet
set-up-opening-label = Alkupisteet, { $name }: { $points }. Muuta napauttamalla
pad-delete = Poista viimeinen numero
pad-sign = Plus tai miinus
pad-done = Valmis
set-up-follows = { $deals ->
    [one] Yksi erä on kirjattu. Jos muutat asetuksia, se lasketaan uudelleen.
   *[other] { $deals } erää on kirjattu. Jos muutat asetuksia, ne lasketaan uudelleen.
}
set-up-changed-today = Näitä sääntöjä on päivitetty pelin alettua. Jos tallennat, uudet tulevat voimaan: { $what }.
set-up-no-fit = Valitse säännöt, joissa on { $sides } puolta, koska eriä on jo kirjattu.
set-up-spoilt = { $count ->
    [one] Erä { $deals } ei ole mahdollinen näillä säännöillä. Valitse toiset säännöt tai muokkaa erää ensin.
   *[other] Erät { $deals } eivät ole mahdollisia näillä säännöillä. Valitse toiset säännöt tai muokkaa eriä ensin.
}
set-up-spoilt-why = Erä { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Säilytä vain erän summat
   *[other] Säilytä vain erien summat
}
set-up-keep-totals-hint = Pisteet säilyvät. Näiden erien canastoja ja kortteja ei enää luetella. ”Kumoa” palauttaa ne.
set-up-house-changed = ”{ $name }” on muuttunut pelin alettua. Tässä pelissä ovat voimassa entiset säännöt, kunnes valitset ”{ $name }” uudelleen.
set-up-no-match = Mikään peli ei ole auki.

## Erän kirjaus

record-title-record = Erä { $number }
record-title-amend = Muokkaa erää { $number }
record-title-insert = Lisää erä { $number }
record-under = Jakoi { $dealer } · { $rules }
record-dealt = Jakoi { $dealer }
record-of = { $number }/{ $count }
record-contract = tarvitaan { $kinds }
record-leave = Sulje (kirjaukset säilyvät)
record-mode = Vain summat
record-mode-short = Summat
record-kinds = Kirjaa lajeittain
record-kinds-short = Lajeittain
record-more = Lisää: { $side }
record-gone = Tätä erää ei enää ole pelissä.

canasta-name = canasta
canasta-name--burraco = burraco
canasta-name--buraco = { canasta-name--usual }
canasta-name--burako = { canasta-name--usual }
canasta-name--buraco_closed = { canasta-name--usual }
canasta-name--tranca = { canasta-name--usual }
canasta-name--biriba = biriba
foot-name = jalka
foot-name--burraco = pozzetto
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
record-who-out = Kuka lopetti?
record-went-out = Lopettaja: { $side }
record-nobody = Ei kukaan
record-nobody-out = Kukaan ei lopettanut
record-concealed = Suora
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } tässä erässä, yhteensä { $total }{ $problem ->
    [yes] , jokin on pielessä
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Puhdas
        [mixed] Seka
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Apukortit
        }
        [wild_all_twos] Pelkät kakkoset
        [wild_four_jokers] Neljä jokeria
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Sarja
        }
        [sevens] Seiskat
        [fives] Vitoset
        [aces] Ässät
        [sevens_mixed] Sekaseiskat
        [aces_mixed] Sekaässät
        [semi_natural] Puoli-puhdas
        [suit_ace_to_ace] Ässästä ässään
        [suit_whole] Koko maa
        [suit_mixed] Koko maa, seka
        [rank_whole] Kahdeksan samaa
        [rank_mixed] Kahdeksan samaa, seka
        [twos_natural] Puhtaat kakkoset
        [twos_mixed] Kakkoset, seka
       *[other] Canastat
    }
    [hand_canastas] { $kind ->
        [natural] Puhdas, kädestä
       *[mixed] Seka, kädestä
    }
    [red_threes] Punaiset kolmoset
    [black_threes] Mustat kolmoset
    [black_threes_captured] Mustat kolmoset
    [red_threes_in_hand] Punaisia kolmosia kädessä
    [feet_untaken] { record-foot } ottamatta
    [exact_pickups] Tarkka nosto
    [black_threes_in_hand] Mustia kolmosia kädessä
    [incomplete] { $kind ->
        [sevens] Seiskat kesken
        [aces] Ässät kesken
        [wild] Apukortit kesken
        [wild_with_four_jokers] Neljä jokeria kesken
       *[sequence] Lyhyet sarjat
    }
    [held] { $kind ->
        [sevens] Seiskoja kädessä, 3+
       *[aces] Ässiä kädessä, 3+
    }
   *[lone] Pelasi yksin
}
record-row-trump = { $row }, niistä valttia
record-trump = Valttimaa
record-each = { $points }/kpl
record-each-range = { $first }…{ $last }
record-foot = Jalka
record-foot--burraco = Pozzetto
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] otettu
    [1] ottamatta { $points }
   *[other] { $count } ottamatta { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Rangaistus, huomio
record-penalty-title = { $side } · rangaistus, huomio
record-remark = Syy tai muistiinpano
record-tile-said = { $tile }, { $side }: { $state ->
    [done] valmis, { $points }
    [begun] kesken, { $points }
   *[none] ei yhtään
}
record-fewer = Luvut 0–{ $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Pöydässä
    [hand] { $foot ->
        [true] Käsi ja jalka
       *[false] Jäi käteen
    }
    [books] Canastat
    [cards] Kortit
   *[total] Tämän erän pisteet
}
record-field-short = { $field ->
    [table] Pöydässä
    [hand] { $foot ->
        [true] Käsi, jalka
       *[false] Kädessä
    }
    [books] Canastat
    [cards] Kortit
   *[total] Pisteet
}
record-field-hint = { $field ->
    [table] korttipisteet, lisätään
    [hand] vähennetään
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] ei lasketa
   *[out] lopetti
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = vielä tyhjä
record-typing = kirjataan
record-not-yet = ei vielä
record-totals-hint = Kirjaa pisteet istumajärjestyksessä kuten paperille. Laske bonukset mukaan.
record-typed-total = Summa: { $side }
record-typed-books = Canastat: { $side }
record-typed-cards = Kortit: { $side }
record-one-total = Yksi summa
record-books = Canastat ja kortit
record-books-hint = Kirjaa canastat ja bonukset yhtenä lukuna ja kortit toisena. Korttien summa voi olla negatiivinen.

record-key-plus = Plus
record-key-times = Kertaa
record-key-sign = Plus tai miinus
record-key-delete = Poista numero
record-next = { $field ->
    [table] pöydässä
    [hand] { $foot ->
        [true] käsi, jalka
       *[false] kädessä
    }
    [cards] kortit
   *[total] pisteet
}
record-next-short = { $field ->
    [table] pöytä
    [hand] käsi
   *[total] pisteet
}
record-next-said = Seuraavaksi: { $field }, { $side }
record-next-none = Kaikki luvut on kirjattu

record-nothing = Mitään ei ole vielä kirjattu
record-partners = Yhteinen: { $names }. Kirjaa vain kerran
record-sum = Summa
record-equals = = { $points }
record-next-meld = seur. avaus { $needed }
record-course = { $before } → { $after } · seuraava avaus { $needed }

record-save = Tallenna erä { $number }
record-save-short = Tallenna
record-missing = { $count ->
    [one] 1 puuttuu
   *[other] { $count } puuttuu
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Lopetus ilman { canasta-name }a?
       *[other] Lopetus liian vähillä canastoilla?
    }
    [concealed_without_canasta] Lopetus ilman { canasta-name }a?
    [out_without_foot] Lopetus, mutta { foot-name } on ottamatta?
    [out_not_said] Kuka lopetti?
    [nothing_typed] Ei kirjausta: { $side }?
    [total_too_low_for_out] Lopettaja { $side }, pisteitä { $points }?
    [total_too_high] { $side }: { $points }?
    [odd_points] Pisteet eivät pääty nollaan tai viiteen?
   *[other] Onko tämä oikein?
}
warning-not-said = Valitse puoli tai ”{ record-nobody }”.
warning-nothing-typed = { $side } saisi tästä erästä { $points }.
warning-add-canastas = Lisää { canasta-name }
warning-swap = Vaihda keskenään: { $side }
warning-somebody-else = Joku muu lopetti
warning-enter = Kirjaa pisteet: { $side }
warning-change = Muuta
warning-change-total = Muuta summaa: { $side }
warning-who-out = Valitse, kuka lopetti
warning-save = Tallenna näin

record-more-title = { $side } · lisää
record-special-hand = Erikoiskäsi
record-special-short = Erikoinen
record-none = Ei ole
record-adjustment-gives = Lisää
record-adjustment-takes = Vähennä
record-adjustment-points = Pisteet
record-reason = Syy
record-note = Muistiinpano erästä
record-clear = Tyhjennä kaikki
record-clear-deal = Tyhjennä tämä erä
record-done = Valmis · tähän asti { $points }

record-moved-on = Peliä on muutettu
record-moved-on-hint = { $kind ->
    [amend] Erän numero on nyt { $number }.
   *[other] Erän numeroksi tulisi nyt { $number }.
}
record-go-on = Jatka
record-start-anew = Aloita alusta
record-rival-title = { $kind ->
    [amend] Erää { $number } on sillä välin muokattu
   *[other] Erä { $number } on jo tallennettu
}
record-rival = { $by ->
    [here] Erä { $number } tallennettiin täällä klo { $time }: { $points }.
   *[other] { $kind ->
        [amend] Erää { $number } muokattiin toisella laitteella klo { $time }: { $points }.
       *[other] Erä { $number } tallennettiin toisella laitteella klo { $time }: { $points }.
    }
}
record-rival-mine = Sinun pisteesi: { $points }.
record-rival-keep = Säilytä tallennettu
record-rival-another = { $saves ->
    [true] Minulla on eri erä: tallenna se eränä { $number }
   *[other] Minulla on eri erä: jatka eränä { $number }
}
record-rival-amend = Korvaa erä { $number } omallani
record-meanwhile = { $by ->
    [here] Klo { $time }: { $what }.
   *[other] Toisella laitteella klo { $time }: { $what }.
}

record-not-saved = Tallennus ei onnistunut
record-close = Sulje

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (ja { $count } muuta)
record-brief-odd_points = lopussa 0 tai 5
record-brief-too_many_points = enintään { $most }
record-brief-too_few_points_for_canastas = vähintään { $least }
record-brief-total_too_high = enintään { $most }
record-brief-total_too_low_for_out = vähintään { $least }
record-brief-too_many_points_for_canastas = enintään { $most }
record-brief-other = tarkista
problem-out_not_said = kuka lopetti?
problem-nothing_typed = tähän ei ole kirjattu mitään

## Korttien laskeminen

count-cards = Laske kortit
count-way = { $way ->
    [values] Arvoittain
   *[melds] Pöytäyksittäin
}
count-otherwise = { $points } pistettä laskettiin { $way ->
    [values] arvon mukaan
   *[melds] pöytäyksinä
}. Jos lasket kortteja täällä, uusi laskelma korvaa ne.
count-value-said = { $points } pisteen kortteja: { $count }
count-most = Pelissä on vain { $count }.
count-field = { $field }: { $points }
count-next = Seuraava arvo
count-empty = Tyhjennä laskelma
count-from-hand = Kädestä
count-from-hand-said = Tämä canasta pöydättiin kokonaan suoraan kädestä
count-laid-from-hand = { $canasta ->
    [none] kädestä
   *[other] { $canasta }, kädestä
}

## Paperilta

paper = Jatka peliä paperilta
paper-title = Paperilta
paper-way = { $way ->
    [totals] Pisteet tähän asti
   *[deals] Erä erältä
}
paper-totals-hint = Kirjaa kunkin puolen pisteet tähän asti. Peli jatkuu niistä.
paper-deals-hint = Kirjaa kunkin erän pisteet bonuksineen.
paper-carried = Siirretty paperilta
paper-played-already = Eriä on jo kirjattu, joten summia ei voi enää antaa. Kirjaa erät yksi kerrallaan.
paper-field-said = { $side }, erä { $number }: { $points }
paper-take = Siirrä
paper-keep = Tallenna erä { $number }
paper-next = Seuraava puoli
paper-done = Jatka peliä
paper-undo = Kumoa viimeinen erä

## Rangaistukset ja bonukset milloin vain

adjust = Rangaistus tai bonus
adjust-hint = { $number ->
    [0] Lasketaan seuraavaan erään.
   *[other] Lasketaan erään { $number }. Syy näkyy historiassa.
}
adjust-save = { $side }: { $points }
adjust-save-empty = { $kind ->
    [penalty] Tallenna rangaistus
   *[bonus] Tallenna bonus
}

## Erän erittely

back = Takaisin
problem-of-side = { $side }: { $problem }
breakdown-gone = Erää ei löytynyt
breakdown-gone-hint = Erä on poistettu tai kuuluu toiseen peliin.
breakdown-saved = Tallennettu { $time } · { $name }
breakdown-previous = Edellinen erä
breakdown-next = Seuraava erä
breakdown-change = { $before } → { $after }
breakdown-head = Mistä pisteet tulivat
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Sääntö: { $rule }
}
breakdown-sum = Summa
breakdown-house-rule = Tämän pelin kotisääntö
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } lähdettä · { $first }
}
breakdown-book-says = { $name }: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points }, { $count } kpl
}
breakdown-no-rule-total = Laskettu pöydässä ja kirjattu summana.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Lisätty tai vähennetty pöydässä, ei säännön mukaan.
breakdown-out-player = Lopetti { $name }
breakdown-confirmed = Vahvistanut: { $names }
breakdown-adjusted = Rangaistus tai bonus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(tällä laitteella)
    [elsewhere] { " " }(toisella laitteella)
    [none] { "" }
   *[other] { " " }({ $where })
}
breakdown-insert = Lisää erä ennen erää { $number }
breakdown-drop = Poista
breakdown-amend = Muokkaa
breakdown-next-deal = Seuraava erä
breakdown-drop-title = Poistetaanko erä { $number }?
breakdown-drop-hint = Erän pisteet poistetaan, ja summat lasketaan uudelleen. Voit kumota tämän.

## Pelit

matches = Pelit
matches-count = { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}
matches-none = Ei vielä pelejä. Aloita napauttamalla ”Uusi peli”.
matches-older = Vanhemmat pelit
matches-open = auki
matches-running = { $deals ->
    [0] juuri aloitettu
    [one] kesken, yksi erä
   *[other] kesken, { $deals } erää
}
matches-deals = { $deals ->
    [0] ei eriä
    [one] yksi erä
   *[other] { $deals } erää
}
matches-now = Nyt
matches-continue = Jatka
matches-find = Hae pelejä
matches-find-hint = Nimi tai säännöt
matches-find-none = Haulla ”{ $text }” ei löytynyt pelejä.
matches-find-close = Sulje haku
matches-more-label = Lisää toimintoja: { $names }
matches-rematch = Revanssi
matches-unreadable = Tämä versio ei osaa lukea tätä peliä.

## Lisää

more = Lisää
more-rules = Säännöt
    .detail = { $count } säännöstöä lähteineen
more-language = Kieli
more-language-device = Laitteen mukaan
more-theme = Ulkoasu
more-theme-mode = { $mode ->
    [light] Vaalea
    [dark] Tumma
   *[other] Laitteen mukaan
}
more-at-table = Pöydässänne
more-look = Ulkoasu ja kieli
more-data = Tietosi
more-backups-none = ei vielä
more-motion = Animaatiot ja värinä
more-sounds = Äänet
more-chances = Voiton todennäköisyys
store = Tallennus
store-read-only = Mitään ei voi tallentaa, mutta pelejä voi yhä katsella.
about = Tietoja sovelluksesta
about-what = Laskee oikeilla korteilla pelattavan canastan pisteet ja näyttää, mihin sääntöön kukin rivi perustuu.
about-version = Canasta Scorekeeper { $version }
about-words = Huomasitko kömpelön lauseen? Korjaukset ovat tervetulleita. Tekstit ovat tiedostossa { $file }.
about-licence = Vapaa ohjelmisto, MIT-lisenssi. Fontit: Roboto (Apache License) ja Bitter (SIL Open Font License). Symbolit perustuvat DejaVu Sansiin.
about-data = Kaikki tiedot ovat tällä laitteella tiedostossa { $file }.

## Sovellus sivustona selaimessa

safari = Safari voi poistaa pelisi
safari-why = Safari poistaa sivuston tiedot, kun sivustolla ei ole käyty seitsemään päivään. { $device ->
    [mac] Kun lisäät sovelluksen Dockiin, pelisi ovat turvassa.
   *[phone] Kun lisäät sovelluksen Koti-valikkoon, pelisi ovat turvassa.
}
safari-how = Näytä, miten
safari-later = Ei nyt
install-phone = Lisää Koti-valikkoon
install-mac = Lisää Dockiin
install-app = Asenna sovelluksena
install-open = { $device ->
    [mac] Avaa Safarin valikko ”Arkisto”.
   *[phone] Napauta ”Jaa”: neliö, josta nuoli osoittaa ylös. Jos et näe sitä, napauta ensin ”…”.
}
install-choose = { $device ->
    [mac] Valitse ”Lisää Dockiin”.
   *[phone] Vieritä alas ja napauta ”Lisää Koti-valikkoon”.
}
install-add = { $device ->
    [mac] Klikkaa ”Lisää” ja avaa Canasta tästä lähtien Dockista.
   *[phone] Napauta ”Lisää” ja avaa Canasta tästä lähtien Koti-valikosta.
}
install-games = Uusi sovellus on aluksi tyhjä. Tallenna pelit ensin täällä ja avaa tiedosto siellä: ”Lisää”, ”Vienti ja tuonti”, ”Tuo tiedosto”.
kept = Selain säilyttää
kept-promise = { $promised ->
    [yes] kyllä
   *[no] ei
}
kept-why = { $promised ->
    [yes] Tämä selain on luvannut säilyttää pelisi, kunnes tyhjennät sen tiedot itse. Tallennettu tiedosto säilyy silloinkin.
   *[no] Tämä selain voi poistaa pelisi, jos laitteen tila käy vähiin tai et ole käynyt täällä pitkään aikaan. Tallennettu tiedosto säilyy silloinkin.
}
save-all = Tallenna kaikki pelit tiedostoon
about-copy = Versio { $copy }, päivitetty: { $when }
cover-private = Pelisi pysyvät tällä laitteella.
cover-loading = Ladataan
cover-starting = Käynnistetään
cover-once = Toisesta kerrasta lähtien sovellus avautuu nopeammin, myös ilman verkkoa.
cover-back = Avataan pelejäsi
cover-failed = Sovellus ei käynnistynyt.
cover-failed-hint = Tarkista yhteys ja yritä uudelleen. Tallennetut pelit säilyvät ennallaan.
cover-slow = Tämä kestää tavallista kauemmin.
cover-retry = Yritä uudelleen
cover-script = Sovellus tarvitsee JavaScriptin, joka on tässä selaimessa pois päältä.

## Varmuuskopiot

backups = Varmuuskopiot
backups-row = { $count ->
    [0] Ei vielä. Ensimmäinen tehdään, kun peli alkaa
    [one] Yksi varmuuskopio
   *[other] { $count } varmuuskopiota
}
backups-explained = Varmuuskopiot tehdään automaattisesti. Ennen palautusta nykyiset pelit varmuuskopioidaan.
backups-make = Kopioi nyt
backups-send = Tallenna kopio
backups-elsewhere = Muualla oleva kopio auttaa, jos tämä laite katoaa.
backups-made = Varmuuskopio on tehty.
backups-not-needed = Uusin varmuuskopio on ajan tasalla, joten uutta ei tarvita.
backups-nothing = Vielä ei ole mitään varmuuskopioitavaa.
backups-none = Varmuuskopioita ei vielä ole.
backups-state = { $current ->
    [yes] Kaikki on varmuuskopioitu
   *[no] Muuttunut viime kopion jälkeen
}
backups-holds = { $matches ->
    [0] Ei pelejä
    [one] Yksi peli
   *[other] { $matches } peliä
}, { $deals ->
    [0] ei eriä
    [one] yksi erä
   *[other] { $deals } erää
}
backups-reason = { $reason ->
    [hand] Itse tehty
    [import] Ennen tuontia
    [restore] Ennen palautusta
    [erase] Henkilön poistamisen jälkeen
   *[automatic] Automaattinen
}
backups-number = Varmuuskopio { $number }
backups-look = Ladataan…
backups-restore = Palauta
backups-restored = Pelit palautettiin varmuuskopiosta: { $when }. { $before ->
    [none] Aiemmin täällä ei ollut mitään.
   *[other] Aiempi sisältö on tallella tässä varmuuskopiossa: { $before }.
}
backup-title = Palautetaanko tämä kopio?
backup-gone = Tätä varmuuskopiota ei enää ole
backup-gone-hint = Varmuuskopio poistettiin uudempien tieltä.
backup-no-change = Mikään ei muuttuisi, koska pelit ovat samat kuin tässä varmuuskopiossa.
backup-come = { $count ->
    [one] Yksi peli palautetaan
   *[other] { $count } peliä palautetaan
}
backup-go = { $count ->
    [one] Yksi peli poistuu, koska sitä ei ole varmuuskopiossa
   *[other] { $count } peliä poistuu, koska niitä ei ole varmuuskopiossa
}
backup-change = { $count ->
    [one] Yksi peli palaa entiselleen
   *[other] { $count } peliä palaa entiselleen
}
backup-same = { $count ->
    [one] Yksi peli pysyy ennallaan.
   *[other] { $count } peliä pysyy ennallaan.
}
backup-beside = Myös laitteen kotisäännöt, pelaajat ja vahvistukset palautetaan.
backup-device = Myös puuttuvat asetukset ja keskeneräiset erät palautetaan.
backup-club = Myös kerhon kisat palautetaan. Vaihdettuja pöytäkoodeja ei palauteta.
backup-restore = Palauta tämä varmuuskopio
backup-ask = Palautetaanko varmuuskopio ({ $when })?
backup-ask-hint = Nykyiset pelit varmuuskopioidaan ensin, joten voit palata niihin.

## Kaksi tilaa samasta pelistä, rinnakkain

differ-now = Nyt
differ-then = Varmuuskopiossa
differ-here = Täällä
differ-file = Tiedostossa
differ-deal = Erä { $number }
differ-deal-moved = Erä { $mine } täällä, { $theirs } siellä
differ-none = ei erää
differ-same-deals = { $count ->
    [one] Yksi erä on sama molemmissa.
   *[other] { $count } erää on samoja molemmissa.
}
differ-same-points = Pisteet ovat samat, mutta muuten on eroja.
differ-only-history = Erät ovat samat. Vain muutoshistoria eroaa.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Yhteensä
differ-nothing = ei mitään
set-up-part-ended = pelin päättyminen
set-up-clockwise = myötäpäivään
set-up-anticlockwise = vastapäivään
set-up-running = kesken
field-note = muistiinpano
field-dealer = jakaja
field-out_player = lopettaja
field-at = aika
field-confirmed_by = vahvistaja
field-seats = paikat

## Vienti ja tuonti

exchange = Vienti ja tuonti
exchange-import = Tuo tiedosto
    .detail = Näet esikatselun. Mitään ei korvata kysymättä
exchange-phone = Siirto uuteen puhelimeen
exchange-phone-how = Yhdessä tiedostossa ovat kaikki pelisi historioineen, pelaajat ja kotisäännöt. Tallenna tai lähetä tiedosto ja avaa se uudessa puhelimessa kohdassa ”Tuo tiedosto”. Tästä puhelimesta ei poistu mitään, ja tiedoston voi tuoda useammin kuin kerran.
exchange-everything = Vie kaikki
    .detail = { $count ->
        [0] Pelejä ei vielä ole
        [one] Yksi peli
       *[other] Kaikki { $count } peliä
    }
exchange-evenings = Yhden päivän pelit
exchange-evening-row = { $count ->
    [one] Yksi peli
   *[other] { $count } peliä
}
exchange-no-day = Ei päivämäärää
exchange-one = Yksittäisen pelin voi viedä pelilistasta pelin omasta valikosta.
exchange-older = Aiemmat päivät
send = Vie tämä peli
send-title = Vienti: { $what }
send-record = Tallenna tiedosto, jonka voi tuoda takaisin sovellukseen
send-table = Tallenna taulukko (CSV)
send-share = Jaa tiedosto…
send-copy = Kopioi tiedosto tekstinä
send-plays = Tiedosto BG Statsiin (.bgsplay)
    .detail = Vain päättyneet pelit
send-no-plays = Yksikään peli ei ole vielä päättynyt, joten BG Statsiin ei ole mitään lähetettävää.
send-saved = Tallennettu: { $file }
send-downloaded = { $file } on selaimen latauksissa.
send-left-out = { $count ->
    [one] Yksi peli jää pois, koska tämä versio ei osaa lukea sitä: { $names }
   *[other] { $count } peliä jää pois, koska tämä versio ei osaa lukea niitä: { $names }
}
send-copied = Kopioitu. Liitä viestiin tai muistiinpanoon. Kun haluat tuoda sen muualla, valitse ”Tuo tiedosto” ja liitä teksti.
send-failed = Tämä ei onnistu tällä laitteella. Kokeile jotain muuta tapaa.
import-title = Tuonti
import-explained = Valitse tämän sovelluksen tiedosto tai pelitallenne (JSON). Näet ensin esikatselun.
import-choose = Valitse tiedosto
import-paste = Tai liitä sen teksti tähän
import-look = Esikatsele
import-pasted = liitetty teksti
import-other = Valitse toinen tiedosto
import-refused = Tätä ei voi tuoda. Mitään ei muutettu.
import-newer = Tämä tiedosto on tallennettu sovelluksen uudemmalla versiolla. Päivitä sovellus ja tuo tiedosto sitten. Mitään ei muutettu.
import-no-text = Tiedostossa ei ole luettavaa tekstiä. Mitään ei muutettu.
import-not-read = Tiedostoa ei voitu lukea. Avaa se, kopioi teksti ja liitä alle.
import-more-wrong = { $count ->
    [one] ja vielä yksi
   *[other] ja vielä { $count }
}
import-new = { $count ->
    [one] Yksi peli on uusi
   *[other] { $count } peliä on uusia
}
import-same = { $count ->
    [one] Yksi peli on täällä jo samanlaisena.
   *[other] { $count } peliä on täällä jo samanlaisina.
}
import-conflicts = { $count ->
    [one] Yksi peli on täällä jo, mutta erilaisena
   *[other] { $count } peliä on täällä jo, mutta erilaisina
}
import-house = { $count ->
    [one] Mukana kotisäännöt: { $names }
   *[other] Mukana kotisääntöjä ({ $count }): { $names }
}
import-people = { $count ->
    [one] Yksi pelaaja on uusi tai saa lisää tietoja
   *[other] { $count } pelaajaa on uusia tai saa lisää tietoja
}
import-renamed = { $name }, aiemmin { $before }
import-nothing = Kaikki tiedoston sisältö on jo täällä. Tuonti ei muuttaisi mitään.
import-empty = Tässä tiedostossa ei ole pelejä.
import-take = Tuo
import-decide = { $count ->
    [one] Valitse versio yhdelle pelille
   *[other] Valitse versio { $count } pelille
}
conflict-later = Tiedosto on uudempi kuin sinun versiosi. Jos käytät sitä, mitään ei katoa.
conflict-earlier = Tiedosto on vanhempi kuin sinun versiosi. Jos käytät sitä, myöhemmät muutokset katoavat.
conflict-apart = Kummassakin on jotain, mitä toisessa ei ole.
conflict-mine = Pidä oma
conflict-theirs = Käytä tiedostoa
conflict-both = Pidä molemmat
conflict-answer = { $answer ->
    [mine] Sinun versiosi jää ennalleen.
    [theirs] Versiostasi tulee sama kuin tiedostossa. Muutokset näkyvät historiassa, ja ne voi kumota.
   *[both] Tiedoston peli lisätään omasi rinnalle erillisenä pelinä.
}
conflict-said = { $answer }: { $names }
taken-kept = Mitään ei muutettu.
taken-added = { $count ->
    [one] Yksi peli lisättiin.
   *[other] { $count } peliä lisättiin.
}
taken-replaced = { $count ->
    [one] Yksi peli on nyt samanlainen kuin tiedostossa.
   *[other] { $count } peliä on nyt samanlaisia kuin tiedostossa.
}
taken-unchanged = { $count ->
    [one] Yksi peli jätettiin ennalleen.
   *[other] { $count } peliä jätettiin ennalleen.
}
taken-unanswered = { $count ->
    [one] Yksi peli oli sillä välin muuttunut ja jätettiin ennalleen. Tuo tiedosto uudelleen, niin voit valita version.
   *[other] { $count } peliä oli sillä välin muuttunut ja jätettiin ennalleen. Tuo tiedosto uudelleen, niin voit valita version.
}
taken-house = { $count ->
    [one] Lisätyt kotisäännöt: { $names }
   *[other] Lisätyt kotisäännöt ({ $count }): { $names }
}
taken-people = { $count ->
    [one] Yksi pelaaja päivitettiin tiedostosta.
   *[other] { $count } pelaajaa päivitettiin tiedostosta.
}
taken-house-conflict = Sinulla on jo samannimiset mutta erilaiset kotisäännöt, joten omasi säilytettiin: { $names }
taken-house-refused = Joitakin kotisääntöjä ei voi käyttää täällä, eikä niitä tuotu: { $why }
taken-show = Näytä pelit
taken-back = Kumoa tuonti
match-in-short = { $sides } · { $deals ->
    [0] ei eriä
    [one] yksi erä
   *[other] { $deals } erää
}

## Historia

history = Historia
history-menu = Muutoshistoria
history-of-deal = Erän { $number } historia
history-of-dropped = Poistetun erän historia
history-every = { $count ->
    [one] Yksi muutos
   *[other] { $count } muutosta, uusin ensin
}
history-none = Avoimessa pelissä ei ole tätä erää.
history-whole = Koko peli
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , tällä laitteella
    [elsewhere] , toisella laitteella
   *[other] , { $who }
}
history-why = Syy: { $reason }

## Käynnistyksessä todettua

found-title = Tallennetuista peleistäsi
found-again = Tämän löydät myös kohdasta Lisää.
found-read = Selvä
found-look = Katso varmuuskopiota
found-keep = Jatka ilman sitä

## Sääntöjen selaus

rules-title = Säännöt
rules-search = Hae
rules-found = { $count ->
    [0] Ei osumia
    [one] 1 sääntö
   *[other] { $count } sääntöä
}
rules-count = { $count ->
    [one] yksi sääntö
   *[other] { $count } sääntöä
}
rules-origin-document = Lähteidemme mukaan
rules-origin-rule_book = Sääntökirjoista
rules-edition = { $origin }, painos { $edition }
rules-inherits = Muuten sama kuin { $from }.
rules-without-house = Säännöt ilman kotisääntöjä: { $name }.
rules-proposed = { $count ->
    [one] Yhdellä säännöllä ei ole lähdettä: { $what }. Sopikaa siitä ennen peliä.
   *[other] { $count } säännöllä ei ole lähdettä: { $what }. Sopikaa niistä ennen peliä.
}
rules-proposed-many = { $all } säännöstä { $count } on ilman lähdettä. Ne on merkitty sanalla ”ehdotus”. Sopikaa niistä ennen peliä.
rules-others-say = Muut lähteet
rules-source-notes = Englanniksi, sääntöjen tarkistajille
compare = Vertaa sääntöjä
compare-with = Vertaa muihin sääntöihin
compare-with-which = { $name }: mihin verrataan?
compare-swap = Vaihda
compare-differences = { $count ->
    [one] Yksi ero
   *[other] { $count } eroa
}
compare-all = Kaikki { $count } sääntöä
compare-both = Molemmat
compare-same = Nämä säännöstöt ovat samanlaiset.
confirm-look = Katso ja sovi
confirm-title = { $count ->
    [one] Yksi sääntö ilman lähdettä
   *[other] { $count } sääntöä ilman lähdettä
}
confirm-why = Mikään tuntemamme sääntökirja ei kerro tästä, joten tämä on ehdotus.
confirm-agree = Pelaamme näin
confirm-change = Muuta kotisäännöillä
confirm-done = Sovittu: { $day }.
rules-says = { $value } · { $note }
## Pöytäkirja

sheet-deal = Erä
sheet-heading-said = Sarakkeet: { $sides }. Kussakin on erän pisteet ja summa sen jälkeen.
sheet-opening = Alku
sheet-total = Summa
sheet-needs = Avaus
sheet-of-side = { $side } { $value }
sheet-running = Peli on kesken.

## Muunnelmat

switch-affects-score = Vaikuttaa pisteisiin.
switch-affects-legality = Vaikuttaa sallittuihin pöytäyksiin.
switch-affects-initial_meld = Vaikuttaa avaukseen.
switch-affects-go_out = Vaikuttaa lopettamiseen.
switch-affects-match = Vaikuttaa pelin päättymiseen.
switch-affects-limits = Vaikuttaa korttien määrään.
switch-affects-text = Ei vaikuta pisteisiin.
switch-asks = Mikään lähde ei kerro tätä. Sopikaa siitä ennen peliä: { $what }
switch-other-form = Pelataanko teillä toisin? Kokeilkaa: { $names }

switch-hand_size = Montako korttia kullekin jaetaan? Myös 13, 14 ja 15 ovat tavallisia, pelaajamäärän mukaan.
switch-hand_size_pennies = Montako korttia kullekin jaetaan toisen käden lisäksi?
switch-jokers_a_pack = Joissakin pakoissa on kolme jokeria kahden sijasta. Kahdessa sellaisessa pakassa on 110 korttia.
switch-packs_italian = Kun pelaajia on monta, voidaan ottaa kolmas pakka. Sopikaa silloin, paljonko kuudesta punaisesta kolmosesta saa.
switch-packs_chilean = Pelataan kolmella tai neljällä pakalla. Kahdeksan punaisen kolmosen arvoa ei kerrota missään, joten anna se tässä.
switch-packs_hand_and_foot = Pakkoja on neljästä seitsemään, yleensä yksi enemmän kuin pelaajia.
switch-packs_hand_and_foot_alone = Yleensä pakkoja on yksi enemmän kuin pelaajia. Joissakin pöydissä niitä on enemmän.
switch-exact_pickup = Saako 100 pistettä, jos nostaa kerralla täsmälleen käden ja jalan kortit?
switch-eights_and_nines = Onko kasien ja ysien arvo 10 vai 5 kuten pienempien korttien?
switch-teams_of_six = Pelaako kuusi pelaajaa kahtena kolmen pelaajan puolena vai kolmena parina?
switch-teams_of_six-two = kaksi kolmen pelaajan puolta
switch-teams_of_six-three = kolme paria
switch-teams_of_six_to_10000 = Pelaako kuusi pelaajaa kahtena kolmen pelaajan puolena vai kolmena parina? Kolmen parin tavoite on 7 500.
switch-teams_of_six_to_10000-two = kaksi kolmen pelaajan puolta
switch-teams_of_six_to_10000-three = kolme paria
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Kumpaan suuntaan jako ja vuoro kiertävät?
switch-wilds_against_naturals = Montako apukorttia pöytäyksessä saa olla: enintään kolme, ei koskaan enemmän kuin luonnollisia vai aina vähemmän kuin luonnollisia?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Saako valmiiseen canastaan lisätä kortteja?
switch-finished_canastas-open = saa lisätä
switch-finished_canastas-closed = enintään seitsemän korttia
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Saako lopettaja tehdä pöytäyksen, jossa on vähintään kahdeksan samanarvoista korttia?
switch-wild_melds = Saako pöydätä pelkkiä apukortteja, vähintään kolme? Seitsemästä tulee canasta, jonka arvo on toisissa pöydissä 2 000, toisissa 1 000.
switch-wild_melds_italian = Saako pöydätä pelkkiä apukortteja (pinella), vähintään kolme? Jos saa, anna myös apukorttien canastan arvo.
switch-sequences = Pelataanko saman maan sarjoja kuten sambassa? Yhdessä sääntökirjassa niitä ei ole.
switch-bonuses_when_out_italian = Saako kakkosten canastasta (puhtaasta tai sekacanastasta) bonuksen vain lopettanut puoli?
switch-bonuses_when_out_italian-when_out = vain lopettanut puoli
switch-bonuses_when_out_italian-always = aina
switch-wilds_in_a_meld = Montako apukorttia tavallisessa pöytäyksessä saa olla: kaksi, kolme vai rajattomasti?
switch-black_threes_melded = Milloin mustia kolmosia saa pöydätä (vähintään kolme, 5 pistettä kukin): lopetettaessa, ei koskaan vai milloin vain?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Kumpi avausraja pätee, kun pisteitä on tasan 2 000, 5 000 tai 7 000: korkeampi vai matalampi?
switch-first_melds_italian-limit_to_the_higher = korkeampi raja
switch-first_melds_italian-limit_to_the_lower = matalampi raja
switch-first_melds_samba = Onko avausraja 7 000 pisteestä alkaen 150 vai 160?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Riippuuko avausraja erästä vai pistetilanteesta?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Miten avausraja nousee: 500 pisteen välein, vasta 1 500 pisteestä vai erä erältä?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: 500 pisteen välein
switch-first_melds_pennies-from_1500 = 50, ja 1 500 pisteestä alkaen 150
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: joka erässä
switch-first_melds_brazilian = Onko avausraja 8 000 pisteestä alkaen 200 ja canasta vai pelkkä 200?
switch-first_melds_brazilian-canasta_of_200 = 200 ja canasta
switch-first_melds_brazilian-200_alone = pelkkä 200
switch-first_melds_hand_and_foot = Riippuuko avausraja erästä vai pistetilanteesta (silloin tavoite on 10 000)?
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 joka erässä
switch-first_melds_hand_and_foot-by_score = pistetilanteen mukaan
switch-top_card_counts = Lasketaanko avopakan päällimmäinen kortti avaukseen, vai onko avattava ennen nostoa?
switch-pile_for_first_melds = Saako avopakan nostaa avausvuorolla?
switch-concealed_minimum = Milloin avausraja koskee suoraa lopettamista: vain jos avopakka nostettiin, aina vai ei koskaan?
switch-splash = Riittääkö kokonainen canasta aina avaukseen, olipa sen pistemäärä mikä tahansa (”splash”)?
switch-cards_in_canastas = Lasketaanko canastan kortit bonuksen lisäksi?
switch-books_of_sevens = Saako seiskojen puhtaasta canastasta saman kuin muista vai 1 500?
switch-books_of_sevens-as_any = kuten muista
switch-sevens_with_wilds = Kun seiskojen canastassa on apukortteja, onko se seiskojen canasta vai tavallinen sekacanasta?
switch-sevens_with_wilds-mixed = tavallinen sekacanasta
switch-wild_canastas_pennies = Minkä arvoinen apukorttien canasta on?
switch-natural_canastas_kanasta = Saako puhtaasta canastasta 600 vai 500 kuten klassisessa?
switch-trump = Saako valttimaan sarjacanastasta kaksinkertaisen bonuksen? Valtin määrää ensimmäisenä käännetty kortti.
switch-concealed_canasta = Saako suoraan kädestä pöydätystä canastasta tavallisen bonuksen, 100 lisää vai kaksinkertaisen bonuksen?
switch-red_threes_of_six = Kun punaisia kolmosia on kuusi, onko neljän kolmosen arvo 800 vai 400?
switch-red_threes_need_a_canasta = Ovatko punaiset kolmoset plussaa heti avauksen jälkeen vai vasta canastan jälkeen?
switch-red_threes_samba = Ovatko punaiset kolmoset plussaa vasta kahdella canastalla vai heti avauksen jälkeen kuten klassisessa?
switch-red_threes_brazilian = Ovatko punaiset kolmoset plussaa yhdellä canastalla vai vasta kahdella?
switch-red_threes_cuban = Ovatko punaiset kolmoset ilman canastaa miinusta, vai eikö niitä lasketa?
switch-four_red_threes_unmelded = Minkä rangaistuksen kaikki neljä punaista kolmosta tuovat puolelle, joka ei ole pöydännyt mitään: tavallisen vai vain 400?
switch-four_red_threes_unmelded-by_the_table = tavallinen rangaistus
switch-forgotten_red_three = Rangaistus punaisesta kolmosesta, jota ei laitettu pöytään (paitsi jos pelaaja ei ollut vielä ehtinyt vuoroon).
switch-red_threes_laid_out = Laitetaanko punaiset kolmoset näkyviin pöydälle (100 pistettä kustakin, uusi kortti tilalle) vai ei koskaan?
switch-red_threes_laid_out-never = ei koskaan
switch-red_threes_laid_out-for_100 = 100 pistettä kukin
switch-red_threes_knee = Saako seitsemästä punaisesta kolmosesta 700 vai 1 000? Kahdeksasta saa joka tapauksessa 1 100.
switch-red_threes_knee-from_eight = enemmän kahdeksasta alkaen
switch-red_threes_knee-from_seven = enemmän seitsemästä alkaen
switch-red_threes_left = Rangaistus jokaisesta käteen tai jalkaan jääneestä punaisesta kolmosesta.
switch-black_threes_left = Rangaistus jokaisesta käteen tai jalkaan jääneestä mustasta kolmosesta.
switch-black_threes_kanasta = Rangaistus jokaisesta käteen jääneestä mustasta kolmosesta.
switch-canastas_to_go_out = Tarvitaanko lopettamiseen yksi canasta vai kaksi? Kaksi on tavallista, kun nostetaan kaksi korttia.
switch-out_without_a_canasta = Tarvitaanko lopettamiseen canasta?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Tarvitaanko lopettamiseen yksi canasta vai kaksi?
switch-books_to_go_out = Mitkä canastat lopettamiseen tarvitaan? Eri pöydissä pelataan eri tavoin.
switch-books_to_go_out-1_1 = 1 puhdas, 1 sekacanasta
switch-books_to_go_out-1_2 = 1 puhdas, 2 sekacanastaa
switch-books_to_go_out-2_2 = 2 puhdasta, 2 sekacanastaa
switch-books_to_go_out-2_2_wild = 2 puhdasta, 2 sekacanastaa, 1 apukorteista
switch-books_to_go_out-3_3 = 3 puhdasta, 3 sekacanastaa
switch-books_to_go_out-3_4 = 3 puhdasta, 4 sekacanastaa
switch-books_to_go_out-5_4 = 5 puhdasta, 4 sekacanastaa
switch-last_discard = Pitääkö lopetettaessa heittää kortti pois, vai saako viimeisenkin kortin pöydätä?
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Onko lopetusbonus 200 vai 100 kuten klassisessa?
switch-concealed_hand_and_foot = Saako suorasta lopettamisesta 100 lisää?
switch-asking_the_partner = Onko parilta kysyminen ennen lopettamista sallittua, pakollista vai kiellettyä? Vastaus sitoo.
switch-short_sequences = Mistä sarjoista menettää 1 000 erän lopussa: enintään viiden vai enintään neljän kortin?
switch-four_jokers_unfinished = Menettääkö keskeneräisestä apukorttien canastasta, jossa on kaikki neljä jokeria, 2 500 vai 2 000 pistettä?
switch-special_hands_mode = Lasketaanko vain erikoiskäsi vai myös puolen muut pisteet?
switch-acaba = Häviöllä oleva saa sanoa ”acaba”. Erä päättyy silloin, muut puolet saavat 1 500 ja sanojan puoli ei mitään. Parilta saa kysyä ensin.
switch-acaba_alone = Häviöllä oleva saa sanoa ”acaba”. Erä päättyy silloin, kaikki muut saavat 1 500 ja sanoja ei mitään.
switch-seven_canastas = Saako seitsemästä canastasta samassa erässä 5 000 pistettä ja pelin voiton?
switch-seven_canastas_mode = Lisätäänkö voittoon riittävistä canastoista saadut pisteet erän pisteisiin, vai korvaavatko ne erän pisteet?
switch-semi_clean = Onko puolipuhtaalla { canasta-name }lla oma bonus, vai lasketaanko se seka{ canasta-name }ksi?
switch-royal_burraco = Saako kuninkaallisesta burracosta (saman maan 13 korttia) 300 ja superburracosta (kahdeksan samanarvoista) 250, kun niissä ei ole apukortteja?
switch-royal_burraco-none = kuten muista puhtaista
switch-royal_burraco-royal = 300 ja 250
switch-royal_burraco_wild = Saako kuninkaallisesta burracosta, jossa on apukortti, 250 ja superburracosta, jossa on apukortti, 200? Tämä on kotisääntö.
switch-royal_burraco_wild-none = kuin muutkin
switch-royal_burraco_wild-wild = 250 ja 200
switch-wild_canasta_burako = Saako pöydätä pelkkiä jokereita ja kakkosia? Niiden canastasta saa 1 000.
switch-jokers_burako = Pelataanko kahdella jokerilla, niin kuin laattapelissä, vai neljällä?
switch-free_play_three = Monenko pisteen jälkeen jokainen pelaa omaan lukuunsa, ja montako pistettä tarvitaan voittoon?
switch-free_play_three-tournament = 1 000 ja 1 505 (turnaus)
switch-free_play_three-free = 1 500 ja 2 005 (vapaa peli)
switch-odd_halves = Miten parittoman pistemäärän puolikas pyöristetään?
switch-jokers_buraco = Onko jokerin arvo 20 vai 50 kuten klassisessa?
switch-twos_buraco = Onko kakkosen arvo 10 vai 20 kuten klassisessa?
switch-groups_buraco = Saako pöydätä myös samanarvoisia kortteja kuten suljetussa buracossa?
switch-first_melds_buraco = Milloin puolen avausraja on 75: kun pisteitä on 1 500, jo kun niitä on 1 000, vai ei koskaan?
switch-first_melds_buraco-none = ei avausrajaa
switch-first_melds_buraco-75 = 75, kun pisteitä on 1 500
switch-first_melds_buraco-from_1000 = 75, kun pisteitä on 1 000
switch-vulnerable_again = Mikä on haavoittuvan puolen avausraja seuraavissa erissä: taas 75 vai 90?
switch-vulnerable_again-same = taas 75
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Viekö ottamatta jäänyt { foot-name } aina pisteitä, vai vain jos toinen puoli on ottanut omansa?
switch-whole_suit_buraco = Saako koko maasta, ässästä kuninkaaseen tai kakkosesta ässään, 500 vai saman kuin muista puhtaista canastoista?
switch-ace_to_ace_buraco = Saako sarjasta ässästä ässään 1 000 vai saman kuin muista sarjoista?
switch-clean_to_go_out = Tarvitaanko lopettamiseen puhdas canasta, vai riittääkö mikä tahansa kuten suljetussa buracossa?
switch-clean_to_go_out-natural = puhdas
switch-clean_to_go_out-any = mikä tahansa
switch-pile_buraco = Saako avopakan nostaa kuka tahansa vai vain se, joka laskee päällimmäisen kortin heti pöytään, kuten suljetussa buracossa?
switch-card_values_tranca = Mitkä ovat korttien arvot: kaikki 10, samat kuin buracossa vai nelosesta kymppiin 8 ja ylemmät 10?
switch-card_values_tranca-10 = kaikki 10
switch-card_values_tranca-buraco = kuten buracossa
switch-card_values_tranca-8 = 8 ja 10
switch-four_red_threes_tranca = Saako kaikista neljästä punaisesta kolmosesta yhteensä 400 vai 800?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Jaetaanko kullekin 11 vai 13 korttia?
switch-canastas_together_spanish = Saako viidestä canastasta 500 lisää ja seitsemästä vielä 2 000?
switch-canastas_together_spanish-bonus = 500 ja 2 000
switch-canastas_together_spanish-none = ei bonusta
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Saako kaikista neljästä mustasta kolmosesta 500, kun ne pöydätään lopetettaessa?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = vain korttien arvot
switch-target_buraco = Voittoon tarvittavat pisteet: 2 000, 3 000, 4 000, 5 000 tai jokin muu.
switch-target = Voittoon tarvittavat pisteet. Mikä luku tahansa käy.
switch-target_chilean = Voittoon tarvittavat pisteet: 10 000 kuten sambassa, 15 000 kuten bolivialaisessa tai jokin muu.
switch-target_italian = Voittoon tarvittavat pisteet: 15 000, sääntökirjojen 12 000 tai jokin muu.
switch-deals_or_target = Onko pelissä neljä erää, vai onko tavoite 10 000 pistettä?
switch-deals_or_target-to_a_target = tavoite 10 000 pistettä
switch-tie = Pelataanko tasatilanteessa uusi erä, vai päättyykö peli tasan?
switch-pile_onto_canasta = Saako avopakan nostaa lisäämällä päällimmäisen kortin valmiiseen canastaan?
switch-pile_needs = Millä jäädyttämättömän avopakan saa nostaa: luonnollisella parilla (tai yhdellä luonnollisella ja apukortilla), vain luonnollisilla korteilla vai aina luonnollisella parilla kädestä?
switch-pile_cards = Nostetaanko avopakka kokonaan vai vain kymmenen korttia?
switch-pile_cards_hand_and_foot = Montako korttia avopakasta nostetaan: vain päällimmäinen, kolme, viisi, kuusi, seitsemän vai kaikki?
switch-jokers_discarded = Saako jokerin heittää pois (jolloin avopakka jäätyy)?
switch-first_pile = Aloitetaanko avopakka yhdellä kortilla, vai lisätäänkö siihen kortteja sen arvon verran?
switch-stock_used_up = Mitä tapahtuu, kun umpipakka loppuu: jatketaanko niin kauan kuin avopakan voi nostaa, päättyykö erä viimeiseen nostoon vai käännetäänkö avopakka umpipakaksi?
switch-red_threes_replaced = Nostetaanko punaisen kolmosen tilalle uusi kortti?
switch-last_card_without_canasta = Kun canastaa ei ole, saako pelata yhteen korttiin asti ja pitää sen, vai onko aina jäätävä vielä kortti pois heitettäväksi?

## Pöytäys

meld-title = { $asks ->
    [hand] Mitä voin pöydätä?
    [worth] Mitä tästä saa?
   *[melds] Riittääkö tämä?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, pisteet { $score }, avaus { $needed }
meld-other = { $by ->
    [deal] Anna erän numero
   *[score] Anna pisteet
}
meld-other-number = { $by ->
    [deal] Erä { $number }
   *[score] Pisteet { $number }
}
    .says = { meld-other-number }, { $needed }. Muuta napauttamalla
meld-rules = { $rules }
    .says = Säännöt: { $rules }. Vaihda
meld-other-rules = Muut säännöt
meld-ask-number = { $by ->
    [deal] Erän numero
   *[score] Pisteet
}

meld-needs = Tarvitaan { $needed }
meld-needs-nothing = Ei avausrajaa
meld-tap-cards = Napauta pöydättäviä kortteja
meld-tap-top = Napauta avopakan päällimmäistä
meld-enough = Riittää
meld-over = { $over } yli
meld-allowed = Sallittu
meld-short = Puuttuu { $short }
meld-not-enough = Ei riitä
meld-not-allowed = Ei sallittu
meld-of = / { $needed }
meld-of-nothing = ei avausrajaa
meld-worth = Kortit { $cards }, bonukset { $bonus }
meld-points = { $count ->
    [one] piste
   *[other] pistettä
}
meld-all-legal = { $count ->
    [one] Pöytäys kelpaa
    [2] Molemmat pöytäykset kelpaavat
   *[other] Kaikki pöytäykset kelpaavat
}
meld-illegal = { $count ->
    [one] Yksi pöytäys ei kelpaa
   *[other] { $count } pöytäystä ei kelpaa
}
meld-one-more = Vielä yksi { $card } riittäisi
meld-canasta-suffices = Kokonainen canasta riittää aina
meld-top-counts = Avopakan { $card } lasketaan mukaan
meld-top-not-counted = Avopakan { $card } ei kelpaa avaukseen
meld-concealed-exempt = Suorassa lopettamisessa ei ole avausrajaa
meld-concealed-never = Avausraja koskee myös suoraa lopettamista
meld-concealed-canastas = Avausraja on voimassa, koska pöytäyksissä ei ole lopettamiseen tarvittavia canastoja
meld-concealed-pile = Avausraja on voimassa, koska avopakka nostettiin
meld-red-three = punaiset kolmoset laitetaan erikseen pöytään, eikä niitä lasketa pöytäykseen
meld-joins = kuuluu saman arvon pöytäykseen
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Pata
meld-suit-hearts = Hertta
meld-suit-diamonds = Ruutu
meld-suit-clubs = Risti
meld-empty = Aloita pöytäys napauttamalla korttia
meld-empty-sequence = Aloita sarja napauttamalla kortteja, maa: { $suit }
meld-said = { $cards }: { $points } pistettä, { $told }
meld-legal = kelpaa
meld-never = ei koskaan
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , käytössä { $count }
}
meld-delete = Poista viimeinen kortti

meld-new = Uusi pöytäys
meld-new-short = Uusi
meld-concealed = Suora
    .says = Suora lopettaminen
meld-pile = Avopakka
    .says = Avopakka nostetaan
meld-top = Päällä { $card }
    .says = Avopakan päällimmäinen kortti: { $name }. Vaihda napauttamalla
meld-top-asked = Mikä?
meld-pile-short = Pakka
meld-sequence-label = Sarjan maa
meld-suit-label = Maa
meld-clear = Poista kaikki kortit
meld-find = Etsi
meld-lay = Lisää erään
meld-to-melds = Pöytäyksiin
meld-use = Käytä näitä

meld-tap-hand = Napauta kädessäsi olevia kortteja
meld-not-found = Tämä käsi ei ole mahdollinen
meld-nothing-legal = Kädessä ei ole kelpaavaa pöytäystä
meld-can-lay = { $cards ->
    [one] Yksi kortti riittää
   *[other] { $cards } korttia riittää
}
meld-hand = { $count ->
    [one] Yksi kortti kädessä: { $cards }
   *[other] { $count } korttia kädessä: { $cards }
}
meld-missing-cards = { $count ->
    [one] Canastasta puuttuu yksi kortti
   *[other] Canastasta puuttuu { $count } korttia
}
meld-closing = Yksi lisää riittäisi: { $cards }
meld-no-card-closes = Yksi kortti lisää ei riitä
meld-prefer-title = Mitkä pöytäykset?
meld-prefer = { $preference ->
    [fewest] Vähiten kortteja
    [value] Suurin arvo
    [wilds] Apukortit säästäen
   *[canasta] Canasta
}
    .says = Haku: { $wanted }. Vaihda
meld-preference = { $preference ->
    [fewest] Mahdollisimman vähillä korteilla
    [value] Mahdollisimman arvokas
    [wilds] Apukortteja säästäen
   *[canasta] Canastan kanssa, jos sellainen on
}

meld-notation = Kirjoita kortit
meld-notation-label = { $asks ->
    [hand] Käsi
   *[melds] Pöytäykset
}
meld-notation-hint = { $asks ->
    [hand] Kirjoita yksi merkki korttia kohti: A K Q J T 9–4, 2, * on jokeri, M on musta kolmonen. h:4567 tekee korteista herttaa.
   *[melds] Kirjoita yksi merkki korttia kohti ja pöytäysten väliin välilyönti: 777 QQQ2 AA*. T on kymppi, * jokeri ja M musta kolmonen. h:456 on herttasarja.
}
meld-bare-three = ”{ $token }”: kumpi kolmonen? Mustan kirjain on { letter-3b }, punaisen { letter-3r }
meld-notation-done = Valmis

meld-reference = Pikaopas: { $rules }
meld-reference-by = Riippuu { $by }.
meld-reference-exceptions = Mitä lasketaan, ja poikkeukset
meld-reference-bonuses = Bonukset
meld-red-threes-never = Punaiset kolmoset laitetaan erikseen pöytään, eikä niitä koskaan lasketa avaukseen.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , nyt { $sides }
}
meld-all-rules = Kaikki tämän pelin säännöt
problem-top_card_not_melded = avopakan { $card } on pöydättävä

## Kotisäännöt

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Mikään sääntö ei eroa
    [one] Yksi sääntö eroaa
   *[other] { $different } sääntöä eroaa
}{ $same ->
    [0] .
    [one] , yksi on sama.
   *[other] , { $same } on samoja.
}

## Omat kotisäännöt

house-title = Omat kotisäännöt
house-none = Kotisäännöt ovat sääntöjä, joita pöydässänne on muutettu. Valitse säännöstö, muuta se, mitä pelaatte toisin, ja anna nimi.
house-what = Kotisäännöt ovat sääntöjä, joita pöydässänne on muutettu. Ne koskevat tästä lähtien aloitettavia pelejä.
house-line = { $base } · { $count ->
    [0] ei vielä muutoksia
    [one] yksi sääntö muutettu
   *[other] { $count } sääntöä muutettu
}
house-broken-short = Säännöt eivät enää kelpaa. Napauta, niin näet syyn.
house-broken = Tämä versio ei osaa käyttää näitä kotisääntöjä. Mitään ei katoa, sillä ne voi yhä tallentaa tiedostoon. Vika on tässä:
house-gone = Nämä kotisäännöt on poistettu.
house-new = Uudet kotisäännöt
house-make-from = Luo näistä
house-another = Toinen säännöstö
    .detail = { $count } vaihtoehtoa
house-new-why = Mistä säännöstöstä aloitat? Kaikki, mitä et muuta, pysyy ennallaan.
house-name = Kotisääntöjen nimi
house-name-made = Meidän { $base }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Luo
house-bring = Tuo

house-on-base = Pohjana: { $base }
house-saved = Tallennetaan automaattisesti
house-unsaved = Ei vielä tallennettu
house-unsaved-why = Nämä säännöt ovat ristiriidassa. Korjaa napauttamalla tai kumoa viimeiset muutokset. Siihen asti käytössä ovat tallennetut kotisäännöt.
house-take-back = Kumoa tallentamattomat muutokset
house-leave-unsaved = Poistu tallentamatta
house-leave-why = Nämä säännöt ovat ristiriidassa, joten niitä ei ole tallennettu. Tallennetut kotisäännöt pysyvät voimassa.
house-differences = { $count ->
    [one] 1 sääntö muutettu
   *[other] { $count } sääntöä muutettu
}
house-no-differences = Ei vielä muutoksia. Nämä ovat vakiosäännöt.
house-instead-of = vakio: { $old }
house-instead-of-these =
    vakio:
    { $old }
house-from = Lähde: { $ref }
house-from-switch = Tavallinen muunnelma: { $ref }
house-from-table = Sovittu pöydässämme
house-reset = Palauta vakio: { $what }
house-reset-one = Palauta vakio
house-reset-all = Kumoa kaikki muutokset
house-reset-all-explained = Kaikki säännöt palautetaan vakiosäännöiksi. Aloitetuissa peleissä säännöt eivät muutu.
house-reset-all-yes = Kumoa kaikki
house-change = Muuta
house-switches = Tavalliset muunnelmat
    .detail = { $count ->
        [one] 1 muunnelma, yksi napautus
       *[other] { $count } muunnelmaa, kukin yhdellä napautuksella
    }
house-values = Kaikki säännöt
    .detail = Jokainen asetus, osio kerrallaan
house-use = Käytä
house-play = Aloita peli näillä säännöillä
house-share = Jaa
    .detail = Pienenä tiedostona tai tekstinä
house-rename = Nimeä uudelleen
house-rename-done = Tallenna nimi
house-drop = Poista nämä kotisäännöt
house-drop-question = Poistetaanko ”{ $name }”?
house-drop-explained = Näillä säännöillä pelatut pelit pysyvät ennallaan. Tätä ei voi kumota.

house-switches-what = Valitse, miten teillä pelataan. Ensimmäinen on vakiosääntö.
house-switch-own = { $value } (vakio)
house-switch-other = muu luku…
house-switch-misfit = { $value } on ristiriidassa muiden muutostesi kanssa. { $why }
house-switch-off = Ei koske tätä säännöstöä.
house-switches-others = { $count ->
    [one] 1 muunnelma, joka ei koske tätä
   *[other] { $count } muunnelmaa, jotka eivät koske tätä
}
    .detail = Muille säännöstöille kuin { $base }

house-changed-value = { $value } (muutettu)
house-section-count = { $count ->
    [one] yksi sääntö
   *[other] { $count } sääntöä
}{ $changed ->
    [0] { "" }
    [one] , yksi muutettu
   *[other] , { $changed } muutettu
}
house-in-base = Vakio ({ $base })
house-we-play = Me pelaamme
house-reason = Syy (valinnainen)
house-reason-keep = Tallenna syy
house-take = Käytä tätä
house-number-label = { $what }: { $number }. Muuta napauttamalla
house-a-number = luku
house-as-follows = seuraavasti
house-points = Pisteet
house-row-number = Nro { $place }
house-row-more = Lisää yksi
house-row-less = Poista yksi
house-row-add = Lisää rivi
house-row-drop = Poista: { $what }
house-band-by = Riippuu
house-band-from = Tästä pistemäärästä alkaen
house-band-hand = Tästä erästä alkaen
house-band-points = Tarvittavat pisteet
house-band-points-alone = pisteet riittävät
house-hand-wins = Voittaako tämä käsi pelin?
house-hand-add = Lisää erikoiskäsi
house-bonus-when = Tarvittavat canastat
house-bonus-count = Määrä: { $type }
house-bonus-more = tai enemmän
house-bonus-exactly = tasan
house-step-least = Alkaen

house-share-what = Tämän tiedoston voi tuoda jokainen, jolla on tämä sovellus.
house-share-file = Tallenna tiedostoon
house-share-copy = Kopioi tekstinä
house-share-copied = Kopioitu. Liitä viestiin tai muistiinpanoon.
house-share-failed = Tämä ei onnistu tällä laitteella. Valitse alla oleva teksti ja kopioi se.
house-share-text = Tiedosto tekstinä
house-share-text-why = Tai valitse tämä teksti, kopioi se ja liitä toisella laitteella: ”Omat kotisäännöt”, ”Tuo”.

house-bring-what = Tuo kotisäännöt, jotka joku lähetti sinulle. Omat sääntösi muuttuvat vain, jos hyväksyt sen.
house-bring-file = Valitse tiedosto
house-bring-refused = Tuonti ei onnistu: { $file }
house-bring-untouched = Mitään ei muutettu. Korjaa tiedosto ja tuo se uudelleen.
house-bring-whole = koko tiedosto
house-bring-no-text = Tiedostossa { $file } ei ole luettavaa tekstiä. Avaa se, kopioi teksti ja liitä alle.
house-bring-conflict = Sinulla on jo samannimiset mutta erilaiset säännöt: { $name }
house-bring-conflict-why = Molemmat perustuvat samoihin kotisääntöihin, mutta toista versiota on muutettu myöhemmin.
house-bring-replace = Korvaa omani uusilla
house-bring-both = Pidä molemmat
house-bring-leave = Pidä vain omani
house-bring-copy = { $name } (uudet)

house-broken-files = Virheelliset sääntötiedostot
house-broken-files-why = Nämä tiedostot ohitetaan, kunnes ne on korjattu. Kaikki muu toimii.
house-play-our-way = Tee tästä kotisäännöt
more-house = Omat kotisäännöt
more-house-count = { $count ->
    [0] ei ole
    [one] yhdet
   *[other] { $count } kpl
}
set-up-house = Omat kotisäännöt

## Henkilöt

people = Pelaajat
people-row = Nimet ja kaksoiskappaleet
people-none = Nimetyt pelaajat näkyvät tässä ensimmäisen pelinsä jälkeen.
people-find = Hae pelaajia
people-find-none = Ketään tämännimistä ei ole.
people-group = { $group ->
    [month] Pelanneet tässä kuussa
    [earlier] Aiemmin
   *[none] Ei vielä pelejä
}
people-with = parina { $name }
people-won = / { $games } voitettu
people-line = { $matches ->
    [0] ei vielä pelejä
    [one] yksi peli
   *[other] { $matches } peliä
}
people-called = Nimi
people-new = Uusi pelaaja
people-save = Tallenna
people-saved = Tallennettu. Myös vanhat pelit on päivitetty.
people-color = Väri uusissa peleissä
people-color-none = Väriä ei ole valittu, joten väri määräytyy paikan mukaan.
people-color-seat = Käytä paikan väriä
people-name-taken = Nimi on jo käytössä. Lisää sukunimi tai lempinimi.
people-merge = Yhdistä…
people-merge-title = Kuka on sama henkilö kuin { $name }?
people-merge-ask = Ovatko { $gone } ja { $kept } sama henkilö?
people-merge-hint = { $matches ->
    [one] Yhdessä pelissä { $gone } on tästä lähtien { $kept }, myös tilastoissa.
   *[other] { $matches } pelissä { $gone } on tästä lähtien { $kept }, myös tilastoissa.
} Voit erottaa heidät milloin vain.
problem-same_match = He ovat pelanneet samassa pelissä, joten he ovat kaksi eri henkilöä.
people-merge-do = Yhdistä
people-also = Pelannut myös nimellä { $name }
people-separate = Erota taas

## Osoitteet, joissa ei ole mitään

nowhere = Sivua ei ole
nowhere-hint = Osoite on ehkä väärä, tai kohde on poistettu.
nowhere-home = Takaisin pöytään
nowhere-rule-set = Säännöstöä ”{ $name }” ei ole.
nowhere-rule = Tässä säännöstössä ei ole tällaista sääntöä.
nowhere-person = Tämännimistä pelaajaa ei löytynyt.

## Paikat ja jakajat

seats = Paikat
seats-table = Paikat ja jakaja
seats-hint = Vaihda kahden pelaajan paikat napauttamalla heitä.
seats-arrange = Vaihda paikkoja
seats-said = Paikka { $number }: { $name }, vastapäätä { $opposite }
seats-said-alone = Paikka { $number }: { $name }
seats-partner = pari: { $name }
seats-name = { $name }. Muuta nimeä
seats-name-at = Nimi paikalla { $number }
seats-deal-on = Siirrä jako seuraavalle pelaajalle
seats-dealing = jakaa
seats-draw = Arvo parit
seats-turn = Vaihda pareja
seats-drawn = Arvottu (luku { $seed })
seats-dealer = Kuka jakaa seuraavaksi?
seats-dealer-label = { $name }
    .says = Seuraavaksi jakaa: { $name }
seats-replace-head = Vaihda pelaaja
seats-replace = Vaihda { $name }
seats-replace-title = { $name } jää pois erästä { $number } alkaen: kuka jatkaa?
seats-replace-do = Vaihda tästä lähtien
seats-stays = Kirjatut erät jäävät niille, jotka ne pelasivat.
set-up-part-next_dealer = seuraavan erän jakaja
set-up-part-next_players = seuraavan erän pelaajat

## Seuraava peli

turn = Vaihda parit
turn-title = Seuraava peli
turn-company = Ketkä pelaavat?
turn-company-hint = Neljästä kuuteen pelaajaa. Jos heitä on yli neljä, seuraavaksi ovat vapaalla ne, jotka ovat olleet vapaalla vähiten.
turn-pairing = { $first } – { $second }
turn-pause = { $count ->
    [one] Vapaalla { $names }
   *[other] Vapaalla { $names }
}
turn-suggested = ehdotus
turn-all = { $count ->
   *[other] { $count } pelin jälkeen kaikki ovat pelanneet kaikkien kanssa.
}
turn-join = Lisää pelaaja
turn-start = Aloita tämä peli

## Pelin poistaminen

match-delete = Poista tämä peli
match-delete-ask = Poistetaanko tämä peli?
match-delete-hint = { $names }: peli poistuu listasta ja tilastoista. Sen voi palauttaa.
match-deleted = Poistettu: { $names }
matches-deleted = { $count ->
    [one] Yksi poistettu peli
   *[other] { $count } poistettua peliä
}
matches-bring-back = Palauta { $names }
change-delete = Peli poistettu
change-what-delete = pelin poisto

## Tuloksen jakaminen

share = Jaa tai tallenna
    .detail = Kuva, teksti, tiedosto
share-text = Lähetä tekstinä
share-copy = Kopioi tekstinä
share-picture = Lähetä kuvana
share-save-picture = Tallenna kuvana
share-page = Tallenna tulostettava sivu
share-files = Tiedostot
share-copied = Kopioitu. Liitä viestiin.
share-bg-stats = Lisää BG Statsiin
    .detail = { $way ->
        [bgstats] Antaa nimet, pisteet ja päivän tämän puhelimen BG Stats -sovellukselle, ei kenellekään muulle
       *[https] Avaa sivuston bgstatsapp.com. Nimet, pisteet ja päivä näkyvät osoitteessa
    }
share-leads = Johdossa { $side }, ero { $margin }
share-level = Toistaiseksi tasan
share-deals = { $deals ->
    [one] yksi erä
   *[other] { $deals } erää
}

## Peli kokeilua varten

demo-start = Kokeile esittelypeliä
demo-mark = Esittelypeli. Kokeile mitä vain, tuloksilla ei ole merkitystä.
demo-badge = esittely
guide = { $step ->
    [who] Kuka pelasi viimeisen kortin? Napauta puolta tai ”Ei kukaan”.
    [canasta] Montako canastaa tällä puolella on? Napauta lukua.
    [cards] Kirjaa tämän puolen pöydässä olevien korttien pisteet, sitten käteen jääneiden.
    [save] Napauta toista puolta ja kirjaa senkin korttien pisteet. Tallenna sitten.
    [meld] Messinkilappu näyttää puolen seuraavan avausrajan.
    [points] Napauta erää, niin näet, mistä sen pisteet tulevat.
   *[record] Napauta ”Kirjaa erä { $number }”, niin vihjeet opastavat sinua.
}
guide-close = Ei enää vihjeitä
demo-delete = Poista esittelypeli

## Ohje kysymyksen vieressä

help-said = Ohje: { $topic }
help-here = Tässä pelissä
help-topic = { $topic ->
    [concealed] Suora lopettaminen
    [initial] Avaus
    [threes] Punaiset kolmoset
    [kinds] Puhtaat canastat ja sekacanastat
    [out] Lopettaminen
   *[hand] Käteen jääneet kortit
}
help-text = { $topic ->
    [concealed] Lopetus on suora, kun pöytäät koko kätesi yhdellä vuorolla etkä ole pöydännyt aiemmin. Parisi pöytäyksillä ei ole väliä. Jotkin säännöt vaativat lisäksi oman canastan.
    [initial] Joka erässä puolen avauksen eli ensimmäisten pöytäysten on yllettävä avausrajaan, joka riippuu kokonaispisteistä tai erän numerosta.
    [threes] Laita punainen kolmonen heti pöytään ja nosta tilalle kortti umpipakasta. Se on plussaa, jos puolenne on avannut. Muuten se on yleensä miinusta.
    [kinds] Canasta on vähintään seitsemän kortin pöytäys. Ilman apukortteja se on puhdas, apukorttien kanssa sekacanasta.
    [out] Puoli lopettaa, kun joku sen pelaajista pelaa viimeisen korttinsa. Sitä ennen sillä on oltava sääntöjen vaatimat canastat.
   *[hand] Kun erä päättyy, puolelta vähennetään kaikkien sen pelaajien käteen jääneet kortit. Kirjaa niiden yhteisarvo ilman miinusta.
}

## Kerho: mikä kisassa ei onnistu

club-somebody = joku
club-and = { $first } ja { $last }
club-problem-name_needed = Anna nimi.
club-problem-no_date = ”{ $date }” ei ole päivämäärä. Kirjoita näin: 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Kisassa on oltava vähintään yksi kierros.
   *[other] Kierroksia on arvottu jo enemmän kuin { $count }.
}
club-problem-too_many_dropped = Vähintään yksi kierros on laskettava mukaan.
club-problem-not_positive = Anna luku, joka on yli 0.
club-problem-warning_too_early = Varoituksen on tultava ennen kierroksen loppua.
club-problem-figures_needed = Kirjoita tähän lukuja.
club-problem-last_band_open = Taulukon viimeiseen riviin on kuuluttava kaikki suuremmat erot.
club-problem-bands_ascend = Jokaisen rivin on oltava edellistä suurempi.
club-problem-tie_break_twice = Sama tasatilanteen ratkaisu on valittu kahdesti.
club-problem-unknown_rule_set = Tuntematon säännöstö: { $rules }.
club-problem-house_rule = Kotisääntö ei sovi: { $expected }
club-problem-partners_cannot_change = Parit voivat vaihtua vain, kun kaksi pelaa kahta vastaan. Valitse ”Parit”.
club-problem-draw_needs_fixed_sides = Vain pysyville pareille ja joukkueille.
club-problem-draw_needs_individuals = Vain pelaajille, joiden pari vaihtuu.
club-problem-teams_meet_in_twos = Joukkueet kohtaavat kaksittain, mutta näissä säännöissä on { $count } puolta.
club-problem-nobody_left_over = { $count } pelaajan pöydät ovat pelaajille, joilla ei ole pysyvää paria.
club-problem-not_by_so_many = Säännöt ”{ $rules }” eivät sovi { $count } pelaajalle.
club-problem-has_begun = Tätä ei voi enää muuttaa, koska ensimmäinen kierros on arvottu.
club-problem-entrant_twice = { $who } on jo mukana.
club-problem-member_twice = Sama henkilö on mukana kahdesti.
club-problem-wrong_number_of_members = { $count ->
    [one] Tässä kilpailumuodossa ei voi osallistua yksin.
   *[other] Tässä kilpailumuodossa ei voi osallistua { $count } hengen ryhmänä.
}
club-problem-team_sizes_differ = Kaikkien joukkueiden on oltava samankokoisia.
club-problem-plays_already = { $name } on jo mukana.
club-problem-partner_needed = { $name } on vielä vailla paria.
club-problem-is_member = { $name } on jo jäsen.
club-problem-name_twice = ”{ $name }” on jo listalla. Lisää jotain, mikä erottaa heidät.
club-problem-no_such_entrant = Tätä osallistujaa ei enää ole.
club-problem-no_such_member = Tätä henkilöä ei enää ole.
club-problem-has_played = { $who } on jo arvottu mukaan, joten poistaminen ei onnistu. Valitse sen sijaan ”Ilmoita lähtö”.
club-problem-two_people = Molemmat pelaavat samassa kisassa, joten he eivät voi olla sama henkilö.
club-problem-round_open = Sulje ensin kierros { $round }.
club-problem-all_rounds_played = { $count ->
    [one] Ainoa kierros on pelattu.
   *[other] Kaikki { $count } kierrosta on pelattu.
}
club-problem-too_few_present = { $count ->
    [0] Kukaan ei ole ilmoittautunut.
    [one] Vasta yksi on ilmoittautunut, mutta pöytään tarvitaan { $right }.
   *[other] Vasta { $count } on ilmoittautunut, mutta pöytään tarvitaan { $right }.
}
club-problem-nobody_goes_on = Kukaan ei ollut siinä kisassa sijoilla { $first }–{ $last }.
club-problem-round_started = Kierros on jo alkanut.
club-problem-no_round_drawn = Kierrosta ei ole arvottu.
club-problem-no_round_running = Mikään kierros ei ole käynnissä.
club-problem-no_time_limit = Tällä kierroksella ei ole aikarajaa.
club-problem-clock_runs = Kello käy jo.
club-problem-clock_stands = Kello ei käy.
club-problem-no_minutes_left = Aikaa ei voi enää lyhentää.
club-problem-round_running = Kierros { $round } on käynnissä. Pysäytä sen sijaan kello.
club-problem-no_break = Nyt ei ole taukoa.
club-problem-table_open = Pöytä { $table }: { $state ->
    [claimed] toisen puolen hyväksyntä puuttuu
    [disputed] tulos on riitautettu
   *[playing] tulosta ei vielä ole
}.
club-problem-nobody_has_won = Pöydän { $table } peli päättyi tasan. Korjaa tulos ja merkitse voittaja.
club-problem-no_such_table = Pöytää { $table } ei ole.
club-problem-has_a_result = Pöydällä { $table } on jo tulos.
club-problem-has_no_result = Pöydällä { $table } ei vielä ole tulosta.
club-problem-scoreless = Mitään ei ole vielä kirjattu. Kirjaa kunkin puolen pisteet tai vahvista, että kaikilla on 0.
club-problem-points_needed = Kirjaa kummankin puolen pisteet.
club-problem-points_of_absent = Jätä toisen puolen pisteet tyhjiksi. Se puoli saa luovutusvoiton pisteet.
club-problem-one_winner = Merkitse * vain yhdelle puolelle, voittajalle.
club-problem-nothing_claimed = Pöydästä { $table } ei ole ilmoitettu tulosta.
club-problem-no_such_side = Valitse puoli.
club-problem-no_points = Anna muu luku kuin 0.
club-problem-no_such_round = Kierrosta { $round } ei ole arvottu.
club-problem-no_such_adjustment = Rangaistus tai bonus on jo poistettu.
club-problem-reason_needed = Anna syy. Se näkyy tapahtumissa.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Tuloksia tarvitaan { $right }.
}
club-problem-number_too_large = Liian suuri: suurin mahdollinen tulos on { $value }.
club-problem-seated_twice = { $who } ei voi olla kahdessa pöydässä.
club-problem-seated_nowhere = { $who } on ilman pöytää.
club-problem-not_there = { $who } ei ole ilmoittautunut.
club-problem-wrong_table = Pöydässä on näille säännöille väärä määrä pelaajia.
club-problem-partners_before = Ovat jo pelanneet parina: { $who }.
club-problem-met_before = Ovat jo kohdanneet: { $who }.
club-problem-bye_again = { $who }: taas vapaalla, vaikka kaikki muut eivät ole vielä olleet.
club-problem-evening_twice = Sama kisa on valittu kaudelle kahdesti.
club-problem-name_too_long = Nimi on liian pitkä: enintään { $most } merkkiä.
club-problem-name_unseen = Nimessä on näkymättömiä merkkejä. Kirjoita se uudelleen.
club-problem-name_says_who = Uusi nimi ei saa sisältää vanhaa.
club-problem-name_of_a_seat = ”{ $name }” on paikan nimi, ei pelaajan. Lisää nimeen jotain.
club-problem-access_revoked = Tällä laitteella ei enää ole pääsyä. Skannaa pöydän koodi uudelleen.
club-problem-round_over = Kierros { $round } on päättynyt.
club-problem-not_yours = Joku muu on muuttanut tätä sillä välin.
club-problem-not_this_table = Tämä peli ei ole tässä pöydässä.
club-problem-has_spoken = Toinen puoli on jo vastannut tällä puhelimella. Peru vastaus ensin.
club-problem-not_at_this_table = Tätä nimeä ei voi enää valita tässä.
club-problem-called_already = Järjestäjä on jo kutsuttu.
club-problem-call_over = Tämä kutsu on jo hoidettu.
club-problem-nothing_played = Yhtään erää ei ole vielä kirjattu.
club-problem-claim_changed = Toinen puoli on muuttanut tulostaan. Tarkista se uudelleen.
club-problem-text_too_long = Teksti on liian pitkä: enintään { $right } merkkiä.
club-problem-no_side_held = Valitse ensin puolesi.
club-problem-person_needed = Valitse, kuka hyväksyy.
club-problem-not_of_this_side = { $name } ei pelaa sillä puolella.
club-problem-no_such_evening = Jokin tämän kauden kisa on poistettu.
club-problem-evening_deleted = ”{ $name }” ({ $date }) on poistettu täältä. Tuonti toisi sen takaisin.
club-problem-evening_later_here = ”{ $name }” ({ $date }) on jo täällä, ja sitä on muutettu myöhemmin. Tuonti hävittäisi muutokset.
club-problem-evening_differs = ”{ $name }” ({ $date }) on jo täällä, mutta sitä on muutettu eri tavalla. Tuonti korvaisi sen.
club-problem-match_elsewhere = Tiedoston peli on jo täällä toisessa pöydässä. Mitään ei tuotu.
club-problem-unknown_member = Tässä mainittu henkilö ei ole listalla.
club-problem-unknown_entrant = Tässä mainittu pari tai joukkue ei ole listalla.
club-problem-unknown_side = Tässä on tulos puolelta, joka ei ole tässä pöydässä.
club-problem-round_number = Tämän on oltava kierros { $right }.
club-problem-matches_of_tables = Tiedoston pelit eivät vastaa tiedoston pöytiä.
club-problem-table_of_match = Tämä peli on toisesta pöydästä.
club-problem-wrong_code = Tämä koodi ei ole sovelluksen tekemä.
club-problem-no_code_of_table = Pöydällä { $table } ei ole koodia.

## Kerho: kierroksen kello

round-clock-playing = { $minutes ->
    [one] Yksi minuutti jäljellä
   *[other] { $minutes } minuuttia jäljellä
}
round-clock-warning = { $minutes ->
    [one] Viimeinen minuutti
   *[other] Viimeiset { $minutes } minuuttia
}
round-clock-last_deal = { $ends ->
    [some] Aika loppui: pelatkaa erä loppuun, aikaa enintään { $minutes ->
        [one] yksi minuutti
       *[other] { $minutes } minuuttia
    }
   *[none] Aika loppui: pelatkaa tämä erä loppuun
}
round-clock-over = Aika on lopussa: lopettakaa ja laskekaa kortit
round-clock-beside = { $phase ->
    [last_deal] erä loppuun
   *[other] kierroksen loppuun
}
round-clock-stands = { $why ->
    [paused] Tauolla
   *[waiting] Kello ei ole vielä käynnissä
}
round-clock-extra = { $minutes ->
    [one] mukana yksi lisäminuutti
   *[other] mukana { $minutes } lisäminuuttia
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Tauko kello { $time } asti
   *[break_over] Tauko on ohi
}

## Kerho: puhelin

phone-table = Pöytä { $table }
phone-table-round = Pöytä { $table }, kierros { $round }
phone-whose = Kenen puhelin tämä on?
phone-whose-said = Tämän puhelimen puoli: { $side }
phone-whose-held = Puhelin on jo. Pyydä napauttamalla
phone-whose-mine = Tämä puhelin
phone-whose-hint = Valinta pätee koko kisan ajan. Tämä puhelin näyttää seuraavan pöytäsi, ja sillä kirjataan erät ja vahvistetaan tulokset.
phone-whose-find = Etsi nimesi
phone-whose-asked = Pyysit nimeä { $owner }: toisen puhelimen tai järjestäjän on hyväksyttävä pyyntö
phone-whose-stop = Peru pyyntö
phone-asking = Toinen puhelin pyytää nimeä { $owner }
phone-asking-yes = Hyväksy
phone-asking-no = Ei
phone-earlier = { $count ->
    [one] 1 aiempi erä
   *[other] { $count } aiempaa erää
}
phone-not-begun = Ensimmäinen kierros ei ole vielä alkanut.
phone-nobody = Pöydässä { $table } ei pelata kierroksella { $round }.
phone-from-next = Pelaatte seuraavasta arvonnasta alkaen.
phone-next = { $way ->
    [move] Kierros { $round }: siirtykää pöytään { $table }
    [stay] Kierros { $round }: pysykää pöydässä { $table }
   *[first] Kierros { $round }: pöytä { $table }
}
phone-arrive = { $players ->
    [one] Olen paikalla
   *[other] Olemme paikalla
}
phone-arrived = Järjestäjä tietää, että olette paikalla
phone-rest = Vapaalla kierroksella { $round }
phone-closed = Kierros { $round } on päättynyt.
phone-over = Kisa on päättynyt.
phone-goes-on = Seuraava kierros tulee näkyviin tähän. Jätä tämä sivu auki.
phone-goes-on-last = Tämä on viimeinen kierros. Lopputulokset tulevat näkyviin tähän. Jätä tämä sivu auki.
phone-result-of = Tuloksenne kierroksella { $round }
phone-place = Sija { $place }/{ $count }
phone-place-shared = Jaettu sija { $place }/{ $count }
phone-points = { $points ->
    [one] 1 piste
   *[other] { $points } pistettä
}
phone-gap = { $gap ->
    [0] Tasapisteissä edellisen sijan kanssa
    [one] 1 piste edelliseen sijaan
   *[other] { $gap } pistettä edelliseen sijaan
}
phone-tie = Tasatilanne: { $tie }
phone-rounds-left = { $count ->
    [one] 1 kierros jäljellä
   *[other] { $count } kierrosta jäljellä
}
phone-out = Tämä puhelin ei enää kuulu mihinkään pöytään.
phone-out-hint = Skannaa pöytäsi kortin koodi. Eikö se toimi? Pyydä järjestäjältä uusi kortti.
phone-give = Ilmoita tulos
phone-give-title = Onko tulos tämä?
phone-agree = { $names }: kyllä, oikein
phone-not-yet = Ei vielä
phone-names = { $first } tai { $last }
phone-level = Puolet ovat tasan.
phone-ahead = Johdossa { $side }, ero { $margin ->
    [one] yksi piste
   *[other] { $margin } pistettä
}.
phone-given = Odotetaan vahvistusta: { $sides }
phone-given-hint = He saavat kysymyksen omaan puhelimeensa. Voit myös antaa heille tämän puhelimen.
phone-hand-over = Anna puhelin: { $side }
phone-hand-title = { $names }: onko tämä oikein?
phone-hand-yes = { $name }: kyllä
phone-withdraw = Peru tuloksemme
phone-asked = { $players ->
    [one] Tuloksen ilmoitti { $side }. Onko se oikein?
   *[other] Tuloksen ilmoittivat { $side }. Onko se oikein?
}
phone-accept = { $side }: kyllä, oikein
phone-dispute = Ei, se on väärin
phone-why = Mikä on väärin?
phone-why-points = Pisteet on laskettu väärin
phone-why-deal = Erä puuttuu tai on kirjattu kahdesti
phone-why-rule = Sääntöä on sovellettu väärin
phone-why-end = Peli ei ole vielä ohi
phone-why-other = Jotain muuta
phone-call = Kutsu järjestäjä
phone-call-about = Mistä on kyse?
phone-call-rule = Kysymys säännöistä
phone-call-score = Virhe pisteissä
phone-call-cards = Korteissa on jotain vikaa
phone-called = Järjestäjä kutsuttu klo { $time }
phone-call-coming = Järjestäjä on tulossa ({ $time })
phone-call-end = Ei enää tarvita
phone-call-organiser = Pyydä järjestäjää ratkaisemaan
phone-call-organiser-for = { $name }: pyydä järjestäjää
phone-disputed = { $whose ->
    [mine] Sanoitte, että tulos on väärin
   *[other] { $players ->
        [one] { $side } sanoo, että tulos on väärin
       *[other] { $side } sanovat, että tulos on väärin
    }
}
phone-differ = Puolet ilmoittivat eri tuloksen
phone-reason = ”{ $reason }”
phone-organiser-comes = Järjestäjälle on ilmoitettu, ja hän tulee pöytäänne. Voitte yhä muokata eriä ja ilmoittaa tuloksen uudelleen.
phone-after-all = Tulos onkin oikein
phone-done = { $how ->
    [agreed] Molemmat puolet hyväksyvät tämän tuloksen
    [walkover] Tulos on luovutusvoitto
    [paper] Tulos on paperilta
    [corrected] Järjestäjä korjasi tuloksen
   *[decided] Järjestäjä ratkaisi tuloksen
}
phone-wait-next = Seuraava kierros tulee tähän automaattisesti.
phone-wait-end = Se oli viimeinen kierros. Kiitos pelistä.
phone-this = tämä puhelin
phone-other = pöydän toinen puhelin
phone-organiser = järjestäjä
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. Tätä ei voi kumota täällä, koska muutoksen teki { $who }
phone-sounds = { $turn ->
    [on] Äänet päälle
   *[off] Äänet pois
}

## Kerho: iso näyttö

big-screen-begins = Kisa alkaa pian
big-screen-drawn = Kierros { $number }/{ $rounds } alkaa pian
big-screen-running = Kierros { $number }/{ $rounds }
big-screen-closed = Kierroksen { $number }/{ $rounds } jälkeen
big-screen-final = Lopputulokset
big-screen-counts = { $counts ->
    [card_points] Korttipisteet
    [victory_points] Voittopisteet
   *[match_points] Pisteet
}
big-screen-second = { $figure ->
    [difference] Erotus
    [card_points] Korttipisteet
    [wins] Voitot
   *[highest_match] Paras peli
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Sija { $place }: { $name }, { $points }
}
big-screen-seating = Kierroksen pöydät
big-screen-seat = Pöytä { $table }: { $sides }
big-screen-resting = Vapaalla tällä kierroksella: { $names }
big-screen-playing = { $count ->
    [one] Vielä pelissä: pöytä { $tables }
   *[other] Vielä pelissä: pöydät { $tables }
}
big-screen-playing-many = { $count } pöytää pelaa vielä
big-screen-page = Sivu { $page }/{ $pages }
big-screen-gone = Tämä linkki ei ole enää voimassa. Pyydä järjestäjältä uusi.
big-screen-sound = Napauta, niin äänet kuuluvat

## Kerho: kisa

club-part = { $part ->
    [players] Pelaajat
    [tables] Pöydät
    [standing] Tilanne
    [log] Tapahtumat
   *[papers] Lisää
}
club-state = { $state ->
    [planned] Ilmoittautuminen
    [drawn] Kierros { $number }/{ $count } on arvottu
    [running] Kierros { $number }/{ $count } on käynnissä
    [between] Kierros { $number }/{ $count } on päättynyt
   *[over] { $count ->
        [one] Ainoa kierros on pelattu
       *[other] Kaikki { $count } kierrosta on pelattu
    }
}
club-gone = Tämä kisa on poistettu, tai tämä versio ei osaa lukea sitä.

## Kerho: kisat

club-title = Kerho
club-none = Canastaa monessa pöydässä
club-first-names = Kirjoita tai liitä nimet ja arvo
club-first-phones = Joka pöytä laskee omalla puhelimellaan
club-first-clock = Kierrokset, kello ja tilanne hoituvat itsestään
club-new = Uusi kisa
club-open = Avaa
club-open-said = Avaa { $name }
club-clock-left = jäljellä
club-won = Voittaja: { $names }
club-season-played = { $count }/{ $all }
club-season-everyone = { $count ->
    [one] Tilanne
   *[other] Kaikki { $count } pelaajaa
}
club-go-to = Siirry: { $name }
club-members = Jäsenet
    .detail = { $count ->
        [0] Ei vielä ketään
        [one] Yksi henkilö
       *[other] { $count } henkilöä
    }
club-seasons = Kaudet
    .detail = { $count ->
        [0] Useita kisoja, yhteinen tilanne
        [one] 1 kausi
       *[other] { $count } kautta
    }
club-publish = Julkaise
    .detail = Tulokset sivuina kerhon verkkosivustolle
club-league = Liiga
    .detail = Lähetä päättyneet kisat kerhojen liigaan
club-directors = Toimitsijat
    .detail = { $count ->
        [0] Ne, jotka johtavat kisaa kanssasi
        [one] 1 toimitsija
       *[other] { $count } toimitsijaa
    }
club-take = Tuo kisa
    .detail = Toisen tietokoneen tiedostosta
club-entrants = { $count ->
    [0] ei vielä ketään
    [one] yksi osallistuja
   *[other] { $count } osallistujaa
}

## Kerho: suunnitelma

club-plan = Kisan asetukset
club-begin = Aloita kisa
club-save = Tallenna
club-about = Kisa
club-going-on = Ketkä pelaavat
club-going-on-none = Kaikki paikalla olevat
club-going-on-hint = Finaalia tai lohkoja A ja B varten: pelaajat tulevat mukaan aiemman kisan sijoitusten mukaisessa järjestyksessä.
club-going-on-places = { $name }: sijat { $first }–{ $last }
club-going-on-part = { $part ->
    [all] Kaikki
    [top] Yläpuolisko
   *[bottom] Alapuolisko
}
club-going-on-first = Alkaen sijasta
club-going-on-last = Sijaan asti
club-going-on-share = Mukaan otettujen pisteiden osuus (%)
club-carried = Mukaan otetut pisteet
club-final-name = Finaali: { $name }
club-name = Nimi
club-name-usual = Kerhon kisa
club-date = Päivä (VVVV-KK-PP)
club-place = Paikka
club-house-count = { $count ->
    [0] vakiosäännöt
    [one] 1 kotisääntö
   *[other] { $count } kotisääntöä
}
club-form-title = Kilpailumuoto
club-form = { $form ->
    [pairs] Parit
    [individuals] Yksilöt
   *[teams] Joukkueet
}
club-form-hint = { $form ->
    [pairs] Parit pysyvät koko kisan ja saavat yhteisen sijan.
    [individuals] Jokaisella on omat pisteet ja joka kierroksella uusi pari.
   *[teams] Vähintään kahden parin joukkueet kohtaavat useassa pöydässä. Joukkueella on yksi yhteinen sija.
}
club-left-over = Yli jäävät pelaajat
club-left-over-hint = Yli jääneet voivat pelata pienemmissä tai suuremmissa pöydissä tässä valituilla säännöillä. Kukaan ei joudu niihin toista kertaa, ennen kuin kaikki ovat olleet kerran. Ilman näitä sääntöjä yli jääneet ovat vuorotellen vapaalla.
club-left-over-none = ei käytössä
club-odd = { $players ->
    [3] Kolmen pöydät
    [5] Viiden pöydät
   *[6] Kuuden pöydät
}
club-odd-hint = { $players ->
    [3] Jokainen pelaa omaan lukuunsa.
    [5] Kolme vastaan kaksi: kolmesta yksi on aina erän ajan vapaalla, kukin vuorollaan.
   *[6] Kaksi kolmen pelaajan puolta tai kolme paria, säännöistä riippuen.
}
club-movement-title = Kohtaamiset
club-movement = { $movement ->
    [round_robin] Kaikki kaikkia vastaan
    [mitchell] Mitchell
    [rotating] Vaihtuvat parit
    [by_standing] Sveitsiläinen
    [danish] Tanskalainen
    [knockout] Pudotuspelit
    [by_lot] Arvonta
   *[free] Käsin
}
club-movement-hint = { $movement ->
    [round_robin] Kierros kierrokselta kaikki pelaavat kaikkia vastaan.
    [mitchell] Pohjoinen–Etelä pysyy pöydässään. Itä–Länsi siirtyy seuraavaan.
    [rotating] Kukaan ei saa samaa paria uudelleen, ennen kuin on ollut kaikkien parina. Myös vastustajat vaihtuvat.
    [by_standing] Voittajat kohtaavat voittajia: sijoituksissa peräkkäiset pelaavat vastakkain, mutta eivät kahdesti, jos sen voi välttää.
    [danish] Ensimmäinen pelaa toista vastaan, kolmas neljättä vastaan ja niin edelleen, vaikka he olisivat jo kohdanneet.
    [knockout] Häviäjä putoaa. Vahvimmat voivat olla vapaalla ensimmäisellä kierroksella. Vastustajat määräytyvät aiemman kisan sijojen mukaan tai arvalla.
    [by_lot] Joka kierroksella arvotaan, mutta uusintoja vältetään.
   *[free] Listassa peräkkäiset pelaavat vastakkain. Muuta, mitä haluat.
}
club-rounds = Kierrokset
club-rounds-knockout = Kierrosten määrä riippuu osallistujien määrästä.
club-rounds-count = { $count ->
    [one] yksi kierros
   *[other] { $count } kierrosta
}
club-drop = Huonoimmat kierrokset pois
club-drop-hint = { $count ->
    [0] Kaikki kierrokset lasketaan.
    [one] Kunkin huonoin kierros jää pois.
   *[other] Kunkin { $count } huonointa kierrosta jää pois.
}
club-length-title = Kierroksen pituus
club-length = { $length ->
    [finland] 5 000 pistettä
    [ck70] 5 000 pistettä tai 50 minuuttia
    [nevada] Kolme erää, 50 minuuttia
    [canasta_for_a_cure] 8 500 pistettä
    [burraco_2_deals] Kaksi erää, 25 minuuttia
    [burraco_3_deals] Kolme erää, 40 minuuttia
    [burraco_4_deals] Neljä erää, 50 minuuttia
   *[pinochle_kansas_city] 50 minuuttia
}
club-length-points = { $count ->
    [one] yksi piste
   *[other] { $count } pistettä
}
club-length-deals = { $count ->
    [one] yksi erä
   *[other] { $count } erää
}
club-length-minutes = { $count ->
    [one] yksi minuutti
   *[other] { $count } minuuttia
}
club-length-or = {" "}tai{" "}
club-length-none = Kunnes suljet kierroksen
club-length-row = { $row ->
    [points] Pisteet voittoon
    [deals] Erät
    [minutes] Minuutit
    [warning] Varoitus, minuuttia ennen loppua
   *[overtime] Minuutit erän loppuun pelaamiseen
}
club-overtime = Kun aika loppuu, erä pelataan loppuun:
club-overtime-endless = ei aikarajaa
club-overtime-limited = aikarajan sisällä
club-from = Lähde: { $source }
club-no-source = ei löytynyt, sovelluksen ehdotus
club-scheme-title = Pisteytys
club-scheme = { $scheme ->
    [finland] Voitosta kaksi pistettä
    [wins] Voitetut pelit
    [total] Korttipisteet
    [burraco_3] Voittopisteet, kolme erää
   *[burraco_4] Voittopisteet, neljä erää
}
club-scheme-hint = { $scheme ->
    [finland] Voitosta saa 2 pistettä, tasapelistä 1. Tasatilanteen ratkaisee korttipisteiden erotus.
    [wins] Voitosta saa pisteen. Tasatilanteen ratkaisevat korttipisteet.
    [total] Kaikkien pelien korttipisteet lasketaan yhteen.
   *[burraco_4] Kaksi puolta jakaa 20 pistettä korttipisteiden erotuksen mukaan: tasan 10–10, enintään 20–0.
}
club-figures = Pisteet ja tasatilanteet
club-figures-usual = Vakio
club-figures-changed = Muutettu tähän kisaan
club-figures-hint = Muutokset koskevat vain tätä kisaa.
club-figures-back = Palauta vakio
club-match-points = { $outcome ->
    [win] Pisteet voitosta
    [draw] Pisteet tasapelistä
   *[loss] Pisteet tappiosta
}
club-walkover-points = Korttipisteet luovutusvoitosta
club-whole = { $of ->
    [points] Täysi peli: pisteet
   *[deals] Täysi peli: erät
}
club-whole-hint = Luovutusvoitosta saa täyden pelin pisteet. Lyhyemmällä kierroksella niitä vähennetään samassa suhteessa.
club-bye-title = Vapaakierroksesta saa
club-bye = { $bye ->
    [nothing] ei mitään
    [walkover] luovutusvoiton
    [average] omien kierrosten keskiarvon
   *[average_of_winners] kierroksen voittajien keskiarvon
}
club-missed-title = Myöhästyneen väliin jääneistä kierroksista saa
club-bands = Voittopisteiden taulukko
club-band-upto = Erotus enintään
club-band-beyond = Suurempi erotus
club-band-winner = Voittaja
club-band-loser = Häviäjä
club-band-add = Lisää rivi
club-band-drop = Poista rivi { $number }
club-ties = Tasatilanteet
club-ties-none = Ei ratkaisuperustetta. Tasatilanteessa sija jaetaan.
club-ties-add = Lisää:
club-tie = { $tie ->
    [head_to_head] keskinäiset pelit
    [difference] korttipisteiden erotus
    [wins] voitot
    [card_points] korttipisteet
    [highest_match] paras tulos yhdessä pelissä
   *[lot] arpa
}
club-tie-up = Ylemmäs: { $tie }
club-tie-drop = Pois: { $tie }

## Kerho: tapahtumat ja tilanne

club-log-drawn = Kierros { $round } arvottiin
club-log-taken_back = Kierroksen { $round } arvonta peruttiin
club-log-arranged = Kierrosta { $round } muutettiin käsin
club-log-started = Kierros { $round } alkoi
club-log-closed = Kierros { $round } suljettiin
club-log-claimed = Pöytä { $table }: { $score }, ilmoittaja { $side }
club-log-withdrawn = Pöytä { $table }: ilmoituksen peruja { $side }
club-log-agreed = Pöytä { $table }: molemmat hyväksyivät { $score }
club-log-disputed = Pöytä { $table }: riitauttaja { $side }
club-log-decided = Pöytä { $table }: { $score }, järjestäjän ratkaisu
club-log-paper = Pöytä { $table }: { $score } paperilta
club-log-walkover = Pöytä { $table }: luovutusvoitto, { $score }
club-log-corrected = Pöytä { $table }, kierros { $round }: korjattu { $before } → { $score }
club-log-reopened = Pöytä { $table }: avattiin uudelleen, { $before } ei enää päde
club-log-called = Järjestäjä kutsuttu: { $who }
club-log-coming = Järjestäjä tulossa: { $who }
club-log-attended = Kutsu hoidettu: { $who }
club-log-substituted = { $into } tuuraa, { $out } väistyy
club-log-swapped = { $out } ja { $into } vaihtavat paria
club-log-checked_in = { $who } ilmoittautui
club-log-checked_out = { $who } poistui
club-log-awards = { $entry }, pisteet: { $points }
club-log-adjusted = { $who }: rangaistus tai bonus { $points }{ $counts ->
    [card_points] { " " }korttipistettä
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: poistettu rangaistus tai bonus { $points }{ $counts ->
    [card_points] { " " }korttipistettä
   *[points] { "" }
}
club-log-clock_started = Kierros { $round }: kello käynnistettiin
club-log-clock_paused = Kierros { $round }: kello pysäytettiin
club-log-clock_resumed = Kierros { $round }: kello käy taas
club-log-minutes_added = Kierros { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} kaikille pöydille
club-log-table_minutes_added = Pöytä { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Tauko, { $minutes } min
club-log-break_changed = Tauon pituus nyt { $minutes } min
club-log-break_ended = Tauko loppui
club-line = { $outcome ->
    [won] Voitto, { $against }, { $score } : { $other }
    [drawn] Tasapeli, { $against }, { $score } : { $other }
    [lost] Tappio, { $against }, { $score } : { $other }
    [missed] Ei vielä paikalla
   *[rested] Vapaalla
}
club-line-walkover = { $line } (luovutusvoitto)
club-line-average = { $line }: { $count ->
    [0] keskiarvo, kun tuloksia on
    [one] keskiarvo yhdestä kierroksesta
   *[other] keskiarvo { $count } kierroksesta
}
club-line-adjusted = { $kind ->
    [penalty] Rangaistus
   *[bonus] Bonus
}
club-line-adjusted-cards = { $points } korttipistettä
club-line-winners = { $line }: { $count ->
    [0] voittajien keskiarvo, kun voittajia on
    [one] keskiarvo yhdestä voittajasta
   *[other] keskiarvo { $count } voittajasta
}
club-line-awarded = { $line } (järjestäjän määräämät pisteet)
club-line-carried = Aiemmasta kisasta
club-line-partner = pari: { $partner }
club-place-none = Ennen ensimmäistä tulosta sijoja ei ole.
club-place-knockout = { $state ->
    [won] Pudotuspelien voittaja.
    [in] Vielä mukana.
   *[out] Putosi kierroksella { $round }.
}
club-place-first = Ensimmäisenä, { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}.
club-place-points = { $fewer ->
    [one] Edellä on { $name }, ero yksi piste.
   *[other] Edellä on { $name }, ero { $fewer } pistettä.
}
club-place-shared = Sija on jaettu, koska kaikki on tasan: { $name }.
club-place-tie = Pisteet ovat tasan, mutta edellä on { $name }. Ratkaisijana: { $tie }.
club-place-ahead = Pisteet ovat tasan, mutta jäljessä on { $name }. Ratkaisijana: { $tie }.

## Kerho: pelaajat

club-here = { $form ->
    [pairs] { $count ->
        [0] Kukaan ei ole vielä paikalla
        [one] Yksi pari paikalla
       *[other] { $count } paria paikalla
    }
    [teams] { $count ->
        [0] Kukaan ei ole vielä paikalla
        [one] Yksi joukkue paikalla
       *[other] { $count } joukkuetta paikalla
    }
   *[individuals] { $count ->
        [0] Kukaan ei ole vielä paikalla
        [one] Yksi pelaaja paikalla
       *[other] { $count } pelaajaa paikalla
    }
}
club-outlook-none = { $here }: ei riitä pöytään.
club-outlook = { $here }: { $tables ->
    [0] ei täyttä pöytää.
    [one] yksi pöytä.
   *[other] { $tables } pöytää.
}
club-outlook-odd = { $count ->
    [one] Lisäksi yksi { $players } pelaajan pöytä.
   *[other] Lisäksi { $count } { $players } pelaajan pöytää.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Kukaan ei ole vapaalla.
        [one] Yksi pari on vapaalla.
       *[other] { $count } paria on vapaalla.
    }
    [teams] { $count ->
        [0] Kukaan ei ole vapaalla.
        [one] Yksi joukkue on vapaalla.
       *[other] { $count } joukkuetta on vapaalla.
    }
   *[individuals] { $count ->
        [0] Kukaan ei ole vapaalla.
        [one] Yksi pelaaja on vapaalla.
       *[other] { $count } pelaajaa on vapaalla.
    }
}
club-to-tables = Näytä pöydät
club-playing = Pelaavat
club-away = Ei paikalla
club-entrant-said = { $name }: lähtö tai tuuraus
club-listed = Listalla: { $count }
club-check-in = Ilmoita mukaan
club-check-in-hint = { $form ->
    [pairs] Napauta parin pelaajia peräkkäin. Myöhässä tulleet pelaavat seuraavasta arvonnasta alkaen.
    [teams] Napauta joukkueen kaikkia pelaajia, parit peräkkäin, ja ilmoita sitten joukkue.
   *[individuals] Napauta kaikkia paikalla olevia. Myöhässä tulleet pelaavat seuraavasta arvonnasta alkaen.
}
club-picked = { $names } ja …?
club-team = Joukkueen nimi
club-team-enter = Ilmoita joukkue
club-as-last-time = Samoin kuin viimeksi:
club-partners-last-time = viimeksi parina
club-find = Hae nimeä tai kirjoita uusi
club-find-many = Kirjoita nimi tai liitä lista
club-all-members = Kaikki paikalla: { $count }
club-last-evening = Kuten viimeksi: { $name }, { $day }
club-list = Listasta
club-list-file = Tiedostosta
club-list-field = { $form ->
    [pairs] Yksi pari riville: Ana & Ben
    [teams] Yksi joukkue riville: Punaiset: Ana, Ben, Cleo, Dov
   *[individuals] Yksi nimi riville
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Ilmoita 1 pari
       *[other] Ilmoita { $count } paria
    }
    [teams] { $count ->
        [one] Ilmoita 1 joukkue
       *[other] Ilmoita { $count } joukkuetta
    }
   *[individuals] { $count ->
        [one] Ilmoita 1 pelaaja
       *[other] Ilmoita { $count } pelaajaa
    }
}
club-list-close = Tyhjennä lista
club-list-new = Uusia: { $names }
club-list-likely = { $name } on { $known }
club-list-drop = Jätä pois: { $name }
club-list-gone = Pois jätetty, poistettu sittemmin: { $names }
club-list-drawn = Viimeksi parina pelanneet pysyvät yhdessä. Muut parit on arvottu. Listaa voi muuttaa.
club-list-names = nimi, pelaaja, pari, jäsen
club-list-first-names = etunimi, kutsumanimi
club-list-last-names = sukunimi
club-list-teams = joukkue
club-list-and = ja, sekä
club-guest = Lisää { $name }
club-find-more = { $count ->
    [one] Vielä yksi. Kirjoita osa nimestä.
   *[other] Vielä { $count }. Kirjoita osa nimestä.
}
club-find-none = Lisää pelaaja kirjoittamalla nimi yläpuolelle.
club-waits-for-partner = odottaa paria
club-check-in-said = Ilmoita mukaan: { $name }
club-plays = Pelaa seuraavasta arvonnasta alkaen.
club-plays-not = Ei mukana seuraavassa arvonnassa. Tähänastiset tulokset säilyvät.
club-leaves = Ilmoita lähtö
club-comes = Ilmoita mukaan
club-left-table = Pöytä { $table } on vielä kesken. Onko se luovutusvoitto?
club-strike = Poista
club-substitute = Sijainen: { $name }
club-substitute-hint = { $form ->
    [individuals] Sijainen pelaa heti, jos pöydällä ei vielä ole tulosta. Kukin pitää pelaamiensa kierrosten pisteet.
   *[other] Sijainen pelaa heti, jos pöydällä ei vielä ole tulosta. Sija ja pisteet pysyvät osallistujalla.
}
club-swap-partner = Vaihda keskenään { $name } ja …
club-swap-partner-hint = Vaihto tulee voimaan seuraavalla kierroksella. Sija ja pisteet pysyvät osallistujalla.
club-swap-with = Vaihda keskenään { $name } ja { $other }

## Kerho: kierrokset

club-round = Kierros { $number }
club-table = Pöytä { $number }
club-table-state = { $state ->
    [playing] pelaa
    [claimed] odottaa toista puolta
    [disputed] riitautettu
   *[done] valmis
}
club-table-pill = { $state ->
    [playing] pelaa
    [claimed] vahvistamatta
    [disputed] riitautettu
   *[done] valmis
}
club-deals = { $count ->
    [0] ei vielä eriä
    [one] yksi erä
   *[other] { $count } erää
}
club-tally = { $state ->
    [all] { $count ->
        [one] Yksi pöytä
       *[other] Kaikki { $count } pöytää
    }
    [playing] { $count } pelaa
    [claimed] { $count } odottaa
    [disputed] { $count } riitautettu
   *[done] { $count } valmis
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, erotus { $difference }
   *[other] Sija { $place }: { $name }, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }, erotus { $difference }
}
club-draw = Arvo kierros { $number }
club-drawing = Arvotaan…
club-draw-again = Arvo uudelleen
club-draw-back = Peru arvonta
club-start = Aloita kierros
club-with-clock = Kellon kanssa
    .says = Käynnistä myös kello
club-clock-turn = { $turn ->
    [start] Käynnistä
    [pause] Pysäytä
   *[resume] Jatka
}
club-clock-said = { $change ->
    [less] { $minutes } minuuttia vähemmän kaikille pöydille
   *[more] { $minutes } minuuttia lisää kaikille pöydille
}
club-break = Tauko
club-break-minutes = { $minutes } min
    .says = Aloita { $minutes } minuutin tauko
club-break-change = { $change ->
    [less] Tauko { $minutes } minuuttia lyhyemmäksi
   *[more] Tauko { $minutes } minuuttia pidemmäksi
}
club-break-end = Lopeta tauko
club-swap-hint = Vaihda kaksi nimeä napauttamalla niitä.
club-swap-other = Napauta nimeä, jonka kanssa vaihdetaan.
club-swap-said = Vaihda { $name }
club-repeats = { $count ->
    [0] Ei uusintakohtaamisia.
    [one] 1 uusinta: katso pöytää.
   *[other] { $count } uusintaa: katso pöytiä.
}
club-against = vastaan
club-team-sum = { $teams }, kaikki pöydät yhteensä: { $score }
club-rest = Vapaalla
club-close = Sulje kierros { $number }
club-close-open = { $count ->
    [one] Sulje kierros { $number }: yksi pöytä on auki
   *[other] Sulje kierros { $number }: { $count } pöytää on auki
}
club-final = Lopputulokset
club-over-hint = Korjaa tulosta napauttamalla sen pöytää.
club-final-begin = Finaali tai lohkot
    .detail = Aloita kisa näiden tulosten pohjalta.

## Kerho: yksi pöytä

club-organiser = järjestäjä
club-phone = puhelin { $phone } (kortti { $table })
club-phone-for = { $name }, puhelin { $phone } (kortti { $table })
club-phone-hall = puhelin { $phone }
club-phone-hall-for = { $name }, puhelin { $phone }
club-how = { $how ->
    [agreed] Molemmat puolet ovat hyväksyneet tuloksen.
    [decided] Järjestäjä on ratkaissut tuloksen.
    [paper] Siirretty paperilta.
   *[walkover] Luovutusvoitto.
}
club-claimed = { $score }, ilmoittaja { $side }
club-disputes = Riitauttaja: { $side }
club-grid = Tulokset
club-grid-open = Kirjaa tulokset
club-grid-hint = Siirry kentästä toiseen Enterillä tai nuolilla. Viimeisen kentän Enter tallentaa pöydän. Kirjoita x puolelle, joka ei tullut. Kirjoita * pisteiden perään puolelle, joka voitti erikoiskädellä.
club-grid-points = Pisteet
club-grid-missing = { $count ->
    [0] Kaikki tulokset ovat koossa.
    [one] Yksi tulos puuttuu.
   *[other] { $count } tulosta puuttuu.
}
club-grid-unsaved = Ei vielä tallennettu.
club-grid-save = { $count ->
    [one] Tallenna 1 pöytä
   *[other] Tallenna { $count } pöytää
}
club-grid-reported = { $state ->
    [claimed] Puhelin: { $score }, vahvistamatta.
    [disputed] Puhelin: { $score }, riitautettu.
   *[playing] Puhelin: toistaiseksi { $score }.
}
club-grid-again = Tallenna silti painamalla vielä kerran Enter.
club-grid-lost = Pöydällä on jo tulos. Tähän kirjoitettua ei tallennettu: { $typed }
club-grid-typo = Näppäilyvirhe
club-settle = Kirjaa tulos
club-correct = Korjaa tulosta
club-winner = Kuka voitti?
club-winner-points = Pisteiden mukaan
club-awards = { $awards ->
    [score] Tuloksen mukaan
   *[decided] Kullekin erikseen
}
club-awards-title = Pisteet tilanteeseen
club-awards-are = Pisteet tilanteeseen: { $points }
club-reason = Syy
club-reason-hint = Syy näkyy kaikille tapahtumissa.
club-decide = Vahvista ratkaisu
club-from-paper = Paperilta
club-correct-do = Tallenna korjaus
club-scoreless = Kyllä, kaikilla on 0 pistettä
club-reopen = Avaa pöytä uudelleen
club-reopen-ask = Avataanko pöytä { $table } uudelleen?
club-reopen-hint = Tulos poistetaan. Sen jälkeen pöydän puhelimilla voi taas kirjata eriä.
club-walkover = Luovutusvoitto
club-walkover-hint = Kuka ei tullut? Vastustajat saavat { $points } korttipistettä.
club-walkover-do = Kirjaa luovutusvoitto
club-extra = Lisäaika
club-extra-now = { $minutes ->
    [0] Tämä pöytä pelaa yhtä kauan kuin muut.
    [one] Tämä pöytä saa pelata minuutin muita pidempään.
   *[other] Tämä pöytä saa pelata { $minutes } minuuttia muita pidempään.
}
club-extra-said = { $change ->
    [less] Pöytä { $table }: { $minutes } minuuttia vähemmän
   *[more] Pöytä { $table }: { $minutes } minuuttia lisää
}
club-deals-title = Erät
club-deals-none = Täällä ei ole vielä kirjattu eriä.
club-record = Kirjaa erät tässä
club-not-started = Kierros ei ole alkanut, joten mitään ei voi vielä kirjata.
club-code = Tämän pöydän puhelimet
club-code-hint = Se, joka skannaa koodin, valitsee nimensä tästä pöydästä. Sen jälkeen puhelin näyttää joka kierroksella hänen pöytänsä ja voi muuttaa vain sitä.
club-screen = Iso näyttö
club-screen-hint = Linkistä näkyvät tilanne, pöydät ja kello. Avaa se projektoriin tai televisioon kytketyllä laitteella. Linkki on vain katselua varten.
club-screen-shows = Isolla näytöllä
club-screen-shows-hint = Valitse nimikirjaimet, jos kerho ei halua nimiä seinälle.
club-screen-names = Nimet
club-screen-initials = Nimikirjaimet
club-code-show = Näytä koodi
club-code-new = Uusi koodi
club-code-ask = Tehdäänkö uusi koodi?
club-code-said = Skannattava koodi, osoite { $address }
club-code-visitors = { $count ->
    [0] Mikään laite ei ole vielä käyttänyt koodia.
    [one] 1 laite on käyttänyt koodia.
   *[other] { $count } laitetta on käyttänyt koodia.
}
club-no-server = Puhelimilla ei vielä saa yhteyttä. Sulje sovellus ja käynnistä se komennolla ”scorekeeper serve”. Kisasi on yhä tallella.
club-code-warning = Vanha koodi lakkaa toimimasta, ja sitä käyttäneet laitteet menettävät pääsynsä. Tulosta pöydän kortti uudelleen.
club-hall = Puhelimet koko kisaksi
club-hall-hint = Laita tämä seinälle. Pelaajat skannaavat koodin ja valitsevat nimensä. Sen jälkeen puhelin näyttää oman pöydän joka kierroksella. Jos nimi on jo käytössä yhdessä puhelimessa, toinen puhelin saa sen vain ensimmäisen puhelimen tai sinun luvallasi.
club-hall-how = Skannaa koodi, tai avaa osoite ja kirjoita kirjaimet. Valitse sitten nimesi. Tämä onnistuu jo ennen ensimmäistä kierrosta.
club-phones = Puhelimet
club-phones-row = Puhelin: { $count }/{ $all }
club-phones-none = Yksikään puhelin ei ole vielä mukana.
club-phones-hint = Napauta ”Kadonnut”, kun haluat katkaista puhelimen yhteyden ja antaa sen paikan toiselle. Napauta ”Siirrä”, kun haluat antaa paikan sitä pyytävälle puhelimelle. Jos pyytäjiä ei ole, puhelimella on valittava nimi uudelleen.
club-phone-there = yhteydessä
club-phone-since = poissa klo { $time } alkaen
club-phone-away = ei yhteydessä
club-phone-unowned = Nimeä ei ole vielä valittu
club-phone-wants = Pyytää nimeä: { $owner }
club-phone-allow = Hyväksy
    .says = Hyväksy: { $who }
club-phone-hand-on = Siirrä
    .says = Siirrä: { $who }
club-phone-lost = Kadonnut
    .says = Kadonnut: { $who }
club-phone-lost-ask = Poistetaanko käytöstä puhelin: { $who }?
club-phone-lost-hint = Puhelimen on skannattava koodi uudestaan. Jos haluat antaa nimen toiselle puhelimelle, valitse ”Siirrä”.
club-at-table-count = Paikalla { $count }/{ $all }
club-at-table = Paikalla: { $who }
club-call-who = Pöytä { $table }: { $who }
club-call-answer = Olen tulossa
    .says = Olen tulossa: { $who }
club-call-answered = matkalla klo { $time } alkaen
club-call-done = Valmis
    .says = Valmis: { $who }

club-call-decide = Ratkaise
    .says = Ratkaise: { $who }
club-call-dispute = Tulos riitautettu
## Kerho: tilanne ja tapahtumat

club-standing-none = Listalla ei ole vielä ketään.
club-head-points = Pisteet
club-head-difference = ± kortit
club-scheme-ties = tasatilanne: { $ties }
club-record-told = { $wins ->
    [one] yksi voitto
   *[other] { $wins } voittoa
}, { $losses ->
    [one] yksi tappio
   *[other] { $losses } tappiota
}{ $draws ->
    [0] { "" }
    [one] , yksi tasapeli
   *[other] , { $draws } tasapeliä
}
club-figures-told = Korttipisteet { $card_points }, erotus { $difference }, paras peli { $highest }
club-line-points = { $points ->
    [one] yksi piste
   *[other] { $points } pistettä
}
club-line-dropped = ({ $points }) ei lasketa
club-whole-session = Koko kisa
club-adjust-back = Poista: { $line }
club-log-none = Mitään ei ole vielä tapahtunut.
club-log-older = Vanhemmat
club-because = ”{ $reason }”

## Kerho: tulosta, tallenna, siirrä

club-cards = Pöytien kortit
club-cards-hint = Tallenna sivu, avaa se ja tulosta.
club-cards-codes = { $count ->
    [0] Pöytäkortit koodeineen
    [one] Yksi pöytäkortti koodeineen
   *[other] { $count } pöytäkorttia koodeineen
}
club-cards-round = Pistekortit, kierros { $number }
club-cards-title = { $name }, { $day }
club-card-how = Skannaa koodi, tai avaa osoite ja kirjoita kirjaimet. Tämä kortti käy kaikilla kierroksilla.
club-card-signed = allekirjoitus
club-sheets = Listat
club-sheets-hint = Tulosta ne tai tallenna taulukkolaskentaan.
club-sheet-page = { $paper }: tulosta
club-sheet-csv = { $paper }: taulukko
club-paper = { $paper ->
    [check-in] Ilmoittautumislista
    [seating] Kierros { $number }: kuka istuu missä
    [results] Kierros { $number }: tulokset
    [ranking] Tilanne kierroksen { $number } jälkeen
    [standing] Tilanne
    [final] Lopputulokset
    [categories] Tilanne sarjoittain
    [season] Kauden tilanne
    [lines] Tilanne eriteltynä
   *[log] Tapahtumat
}
club-seats-by = { $what ->
    [table] Pöydittäin
   *[name] Nimen mukaan
}
club-categories-hint = Parit ja joukkueet kuuluvat sarjaan, jos kaikki niiden pelaajat kuuluvat siihen.
club-column = { $code ->
    [number] Nro
    [entrant] Osallistuja
    [members] Pelaajat
    [checked_in] Paikalla
    [mark] ✓
    [evening] Kisa
    [date] Päivä
    [round] Kierros
    [table] Pöytä
    [side] Puoli { $number }
    [score] Pisteet { $number }
    [state] Vaihe
    [how] Miten ratkaistu
    [winner] Voittaja
    [place] Sija
    [points] Pisteet
    [card_points] Korttipisteet
    [difference] Erotus
    [wins] Voitot
    [draws] Tasapelit
    [losses] Tappiot
    [byes] Vapaat
    [highest_match] Paras peli
    [dropped] Pois jäävät kierrokset
    [parted_by] Tasatilanne
    [at] Aika
    [by] Kuka
    [kind] Mitä
    [before] Ennen
    [reason] Syy
    [member] Pelaaja
    [partner] Pari
    [against] Vastassa
    [category] Sarja
    [overall] Kaikista
    [season] Kausi
    [strength] Vahvuusluku
    [matches] Pelit
    [record] Ennätys
    [value] Arvo
    [adjusted] Rangaistukset ja bonukset
    [line] Tulos
   *[total] Yhteensä
}
club-presence = { $code ->
    [present] paikalla
   *[expected] odotetaan
}
club-how-short = { $how ->
    [agreed] hyväksytty
    [decided] ratkaistu
    [paper] paperilta
   *[walkover] luovutusvoitto
}
club-cell-shared = jaettu sija
club-cell-bye = vapaalla
club-cell-drawn = tasapeli
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] kierros arvottu
    [taken_back] arvonta peruttu
    [arranged] muutettu käsin
    [started] kierros alkanut
    [closed] kierros suljettu
    [claimed] tulos ilmoitettu
    [withdrawn] ilmoitus peruttu
    [agreed] tulos hyväksytty
    [disputed] tulos riitautettu
    [decided] tulos ratkaistu
    [paper] tulos paperilta
    [walkover] luovutusvoitto
    [corrected] tulos korjattu
    [reopened] pöytä avattu uudelleen
    [swapped] parit vaihtuivat
    [checked_in] ilmoittautui
    [checked_out] poistui
    [adjusted] rangaistus tai bonus
    [adjustment_removed] rangaistus tai bonus poistettu
    [clock_started] kello käynnistettiin
    [clock_paused] kello pysäytettiin
    [clock_resumed] kello käy taas
    [minutes_added] peliaika muuttui
    [table_minutes_added] lisäaika
    [break_started] tauko alkoi
    [break_changed] tauko muuttui
    [break_ended] tauko loppui
    [called] järjestäjä kutsuttu
    [coming] järjestäjä tulossa
    [attended] kutsu hoidettu
   *[substituted] sijainen
}
club-move = Siirto toiselle tietokoneelle
club-move-hint = Yksi tiedosto, jossa on kaikki: pelaajat, kierrokset, tulokset, erät ja pöytien koodit. Sen haltija voi johtaa kisaa, joten pidä se itselläsi.
club-move-save = Tallenna kisa tiedostoon
club-delete = Poista tämä kisa
club-delete-ask = Poistetaanko ”{ $name }”?
club-delete-hint = Kisa ja sen kaikki erät poistuvat listasta ja kauden tilanteesta. Voit palauttaa kisan myöhemmin.
club-deleted = Poistetut kisat
logins = Järjestäjät muilla tietokoneilla
logins-count = { $count ->
    [one] Yksi tietokone on kirjautunut PIN-koodilla.
   *[other] { $count } tietokonetta on kirjautunut PIN-koodilla.
}
logins-end-own = Kirjaudu ulos tästä
logins-end-others = Kirjaa kaikki muut ulos
logins-end-all = Kirjaa kaikki ulos
directors-hint = Toimitsija johtaa kisaa omalta laitteeltaan, ja hänen nimensä näkyy tapahtumissa. Vain järjestäjä kutsuu toimitsijoita, poistaa kisoja, palauttaa varmuuskopioita ja poistaa nimiä.
directors-name = Toimitsijan nimi
directors-invite = Kutsu
directors-for = Kutsu: { $name }
directors-picture = Skannattava koodi, kutsu: { $name }
directors-scan = Skannaa toimitsijan puhelimella tai tabletilla. Koodi toimii kerran. Se on voimassa: { $until }.
directors-type = Tai avaa siellä { $address } ja kirjoita tämä PIN-koodi:
directors-login = { $device }, kirjautunut { $since }
directors-device = Tuntematon selain
directors-log-out = Kirjaa ulos: { $name }, { $device }
directors-invited = Kutsu voimassa: { $until }
directors-nowhere = Ei kirjautunut
directors-again = Kutsu toinen laite
directors-remove = Poista
directors-remove-ask = Poistetaanko { $name }?
directors-remove-hint = Kaikki laitteet kirjataan heti ulos. Nimi jää tapahtumiin.
directors-organiser-only = Vain järjestäjä voi tehdä tämän.
directors-own = Olet kirjautunut nimellä { $name }.
club-bring-back = Palauta { $name }
club-take-hint = Valitse toisella tietokoneella tallennettu tiedosto. Pöytien koodit pysyvät voimassa.
club-take-choose = Valitse tiedosto
club-take-anyway = Tuo silti
club-take-both = Säilytä molemmat
club-take-unread = Tiedostoa ei voitu lukea.
club-take-broken = Tiedostossa { $file } ei ole kisaa, jonka tämä versio osaa lukea:
club-unreadable = { $name }, { $day }: tallennettu uudemmalla versiolla. Päivitä sovellus.

## Kerho: henkilöt

club-guests = Vieraat
club-members-add = { $count ->
    [one] Lisää 1 jäsen
   *[other] Lisää { $count } jäsentä
}
club-members-none = Ei vielä jäseniä. Pelaajat näkyvät tässä ensimmäisen kisansa jälkeen.
club-member-gone = Tämä henkilö on poistettu.
club-evenings-count = { $count ->
    [0] ei vielä kisoja
    [one] yksi kisa
   *[other] { $count } kisaa
}
club-last-seen = pelannut viimeksi { $day }
club-member-is = Jäsen
club-guest-is = Vieras
club-member-make = Tee jäseneksi
club-guest-make = Tee vieraaksi
publish-as = Julkaistuilla sivuilla
publish-as-of = { $as ->
    [name] Koko nimi
   *[initials] Nimikirjaimet
}
club-categories = Sarjat
club-categories-own = Jokaisella sarjalla, esimerkiksi uusilla pelaajilla, on kisan tulosteissa oma sarjataulukko.
club-category-new = Uusi sarja
club-category-add = Lisää sarja
club-merge-hint = Kaikissa kisoissa ja peleissä { $gone } on tästä lähtien { $kept }. Yhdistämisen voi kumota milloin vain.
club-forget = Poista tämä nimi
club-forget-hint = Nimi korvataan kaikkialla, myös varmuuskopioissa. Tulokset, sijat ja muistiinpanojen lempinimet jäävät.
club-alias = Korvaava nimi
club-alias-usual = Entinen pelaaja { $number }
club-forget-do = Poista nimi
club-forget-ask = Poistetaanko nimi { $name }?
club-forget-warning = Nimen tilalle tulee kaikkialle { $alias }. Tätä ei voi kumota, ei edes varmuuskopiosta.
club-forgotten = Nimi poistettu
club-forgotten-as = Nimen tilalla on nyt { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Kirjoitettu uudelleen ilman nimeä: { $files }
       *[other] { $count } tiedostoa kirjoitettu uudelleen ilman nimeä: { $files }
    }
    [cut] { $count ->
        [one] Vioittunut jo ennestään, joten vain luettava osa on jäljellä: { $files }
       *[other] { $count } tiedostoa vioittunut jo ennestään, joten vain luettavat osat ovat jäljellä: { $files }
    }
    [removed] { $count ->
        [one] Poistettu: { $files }
       *[other] { $count } tiedostoa poistettu: { $files }
    }
   *[left] { $count ->
        [one] Jätetty ennalleen, sisältää yhä nimen: { $files }
       *[other] { $count } tiedostoa jätetty ennalleen, sisältävät yhä nimen: { $files }
    }
}
club-forgotten-shared = Myös toisella on tämä nimi, joten se jää hänelle: { $names }

## Kerho: kaudet

club-seasons-none = Kausi kokoaa usean kisan tulokset yhteen. Aloita antamalla kaudelle nimi.
club-season-name = Kauden nimi
club-season-new = Uusi kausi
club-season-gone = Tämä kausi on poistettu.
club-season-table = Tilanne
club-season-empty = Valitse kauteen kuuluvat kisat.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Pisteet
            [card_points] Korttipisteet
            [difference] Korttipisteiden erotus
            [wins] Voitot
           *[places] Sijapisteet
        }, yksi kisa.
       *[other] { $figure ->
            [points] Pisteet
            [card_points] Korttipisteet
            [difference] Korttipisteiden erotus
            [wins] Voitot
           *[places] Sijapisteet
        }, kaikki { $count } kisaa.
    }
    [one] { $figure ->
        [points] Pisteet
        [card_points] Korttipisteet
        [difference] Korttipisteiden erotus
        [wins] Voitot
       *[places] Sijapisteet
    }, paras { $count } kisasta.
   *[other] { $figure ->
        [points] Pisteet
        [card_points] Korttipisteet
        [difference] Korttipisteiden erotus
        [wins] Voitot
       *[places] Sijapisteet
    }, { $best } parasta { $count } kisasta.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Tasatuloksessa ratkaisee paras yksittäinen kisa.
club-season-counts = Pisteytys
club-season-best = Montako kunkin parasta kisaa lasketaan?
club-season-all = kaikki
club-season-figure = Kisasta saa:
club-season-figure-of = { $figure ->
    [points] pisteet
    [card_points] korttipisteet
    [difference] erotuksen
    [wins] voitot
   *[places] sijapisteet
}
club-season-places = Ensimmäisestä sijasta alkaen: { $points }. Kaikki muut saavat 0.
club-season-evenings = Kauden kisat:
club-season-figures = Erät, parit ja ennätykset kaikista pöydistä
club-season-delete = Poista tämä kausi
club-season-delete-hint = Sen kisat säilyvät.
club-print = Tulosta
club-table-file = Taulukko
club-ratings = Vahvuusluvut
club-ratings-hint = Tuloksista arvioitu pelivahvuus, jokaiselle erikseen. Toinen luku on virhemarginaali.
club-ratings-order = Järjestys ottaa virhemarginaalin huomioon, joten vähän pelanneet ovat alempana.
club-ratings-show = Laske
club-ratings-missing = Vahvuusluvut vaativat lisäpaketin. Asenna ”canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] yksi peli
   *[other] { $count } peliä
}
publish-title = Canastakerho
publish-hint = Kisat, kaudet, vahvuusluvut ja ennätykset tavallisina verkkosivuina zip-tiedostossa. Pura se mille tahansa verkkopalvelimelle.
publish-club = Kerhon nimi
publish-names = Nimet sivuilla
publish-names-of = { $who ->
    [agreed] Luvan antaneet
   *[all] Kaikki
}
publish-names-hint = Napauta niitä, jotka suostuvat nimensä julkaisuun. Muut näkyvät nimikirjaimin.
publish-running = Myös käynnissä olevat kisat
publish-save = Tallenna zip-tiedostoksi
publish-evenings = Kisat
publish-none = Yhtään kisaa ei ole vielä pelattu loppuun.
publish-records = Ennätykset
publish-record = { $kind ->
    [highest_match] Paras peli
    [largest_margin] Suurin voitto
    [best_deal] Paras erä
    [most_canastas] Eniten canastoja erässä
   *[longest_streak] Pisin voittoputki
}

## Miten säännöstöllä pelataan, koottuna sen arvoista

how-to-play = Näin pelataan
how-to-play-values = Kaikki arvot
how-to-play-sources = Lähteet
rule-sets-played = Täällä pelatuimmat
rule-sets-times = { $count ->
    [one] Pelattu täällä kerran
   *[other] Pelattu täällä { $count } kertaa
}
rule-sets-for = Pelaajamäärä
rule-sets-for-said = { $players } pelaajalle
rule-sets-search = Hae säännöstöjä
rule-sets-rare = Lisää säännöstöjä
    .detail = Vähemmän tunnettuja: { $count }
rule-sets-none = Säännöstöjä ei löytynyt.
play-head-aim = Pelin tavoite
play-head-sides = Pelaajat ja kortit
play-head-dealing = Jako
play-head-turn = Vuoro
play-head-melds = Pöytäykset
play-head-wilds = Apukortit
play-head-canastas = Canastat
play-head-canastas--burraco = Burracot
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biribat
play-head-red-threes = Punaiset kolmoset
play-head-black-threes = Mustat kolmoset
play-head-pile = Avopakan nostaminen
play-head-special = Erikoiskädet
play-head-acaba = Acaba
play-head-penalties = Miinuspisteet
play-head-initial = Avaus
play-head-out = Lopettaminen
play-head-scoring = Pistelasku
play-head-end = Pelin päättyminen
play-head-players = { $players } pelaajalla
play-head-later = Toinen vaihe
play-aim = { $melds ->
    [sequences] Pelissä kerätään saman maan sarjoja ja ladotaan ne pöytään kuvapuoli ylöspäin pöytäyksiksi.
    [both] Pelissä kerätään samanarvoisia kortteja ja saman maan sarjoja ja ladotaan ne pöytään kuvapuoli ylöspäin pöytäyksiksi.
   *[groups] Pelissä kerätään samanarvoisia kortteja ja ladotaan ne pöytään kuvapuoli ylöspäin pöytäyksiksi.
} Pitkä pöytäys on nimeltään { canasta-name }. Niistä saa eniten pisteitä.
play-aim-target = Eriä pelataan yksi toisensa jälkeen, kunnes jollakin puolella on { $points } pistettä.
play-later = Kun jollakin pelaajalla on { $points } pistettä, alla olevat säännöt ovat voimassa seuraavasta erästä pelin loppuun.
play-aim-deals = { $deals ->
    [one] Pelissä on yksi erä.
   *[other] Pelissä on { $deals } erää.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Pelataan pareittain, ja pareja on { $sides }. Parin pelaajat istuvat vastakkain, ja heidän pöytäyksensä ovat yhteisiä.
       *[other] Puolia on { $sides }, kussakin { $size } pelaajaa. Eri puolten pelaajat istuvat vuorotellen pöydän ympärillä, ja saman puolen pöytäykset ovat yhteisiä.
    }
    [lone_hand] Pelaajia on { $sides }. Joka erässä yksi heistä pelaa muita vastaan.
   *[individual] Pelaajia on { $sides }, ja jokainen pelaa omaan lukuunsa. Säännöissä ”puoli” tarkoittaa silloin yhtä pelaajaa.
}
play-lone-pile = Se, joka nostaa avopakan ensimmäisenä, pelaa yksin erän loppuun. Muiden pöytäykset ovat siitä lähtien yhteisiä.
play-packs = Peliin tarvitaan { $packs ->
    [one] yksi korttipakka
   *[other] { $packs } korttipakkaa
} { $jokers ->
    [0] ilman jokereita
   *[other] ja { $jokers } jokeria
}, yhteensä { $cards } korttia.
play-first-dealer = { $value ->
    [by_lot] Ensimmäinen jakaja arvotaan.
   *[any_method] Ensimmäisen jakajan voi valita miten tahansa.
}
play-dealing = { $players ->
    [2] Jakajan vastustaja katkaisee pakan, aloittaa ja jakaa seuraavaksi.
   *[other] { $value ->
        [counterclockwise] Jakajan vasemmalla puolella istuva katkaisee pakan. Jakajan oikealla puolella istuva aloittaa ja jakaa seuraavaksi. Pelataan vastapäivään.
       *[clockwise] Jakajan oikealla puolella istuva katkaisee pakan. Jakajan vasemmalla puolella istuva aloittaa ja jakaa seuraavaksi. Pelataan myötäpäivään.
    }
}
play-hand = Kullekin jaetaan { $cards } korttia.
play-foot = { $taken ->
    [after_first_canasta] Lisäksi kukin saa toisen käden, jossa on { $cards } korttia kuvapuoli alaspäin. Pelaaja ottaa sen ensimmäisen canastansa jälkeen.
    [by_side] Lisäksi kullakin puolella on { foot-name }, { $cards } korttia kuvapuoli alaspäin. Ne ottaa se puolen pelaaja, jolta kortit loppuvat ensin.
   *[after_hand] Lisäksi kukin saa jalan, jossa on { $cards } korttia. Se pysyy kuvapuoli alaspäin, kunnes pelaaja on pelannut kaikki kätensä kortit.
}
play-foot-alone = Lisäksi kullakin pelaajalla on { foot-name }, { $cards } korttia kuvapuoli alaspäin. Pelaaja ottaa ne, kun hänen korttinsa loppuvat.
play-foot-lone = Jalkoja on kaksi: toisessa on { $lone } ja toisessa { $cards } korttia. Pelaaja, jolta kortit loppuvat ensin, ottaa { $lone } kortin jalan ja pelaa yksin erän loppuun. Kahden muun pöytäykset ja toinen jalka ovat silloin yhteisiä.
play-foot-lone--burraco = Pozzettoja on kaksi: toisessa on { $lone } ja toisessa { $cards } korttia. Pelaaja, jolta kortit loppuvat ensin, ottaa { $lone } kortin pozzeton ja pelaa yksin erän loppuun. Kahden muun pöytäykset ja toinen pozzetto ovat silloin yhteisiä.
play-first-pile = { $value ->
    [upcard_value] Avopakka aloitetaan kääntämällä yksi kortti. Siihen lisätään niin monta korttia kuin kortin arvo on, ässästä yksi ja kuninkaasta kolmetoista. Loput kortit ovat umpipakka.
    [no_card] Loput kortit ovat umpipakka. Avopakka alkaa ensimmäisestä pois heitetystä kortista.
   *[one_card] Avopakka aloitetaan kääntämällä yksi kortti. Loput kortit ovat umpipakka.
}
play-draw = { $cards ->
    [one] Aloita vuorosi nostamalla avopakka tai kortti umpipakasta.
   *[other] Aloita vuorosi nostamalla avopakka tai { $cards } korttia umpipakasta.
}
play-discard = Sitten saat pöydätä kortteja. Päätä vuorosi heittämällä yksi kortti avopakkaan kuvapuoli ylöspäin.
play-add = Vuorollasi saat lisätä kortteja myös oman puolesi pöytäyksiin, mutta et koskaan toisen puolen pöytäyksiin.
play-meld = Pöytäyksessä on vähintään { $cards } samanarvoista korttia.
play-meld-ranks = Tällaisen pöytäyksen saa tehdä vain näiden arvojen korteista: { $ranks }.
play-meld-most = Pöytäyksessä saa olla enintään { $cards } korttia.
play-meld-most-waived = Vain lopettaja saa pöydätä enemmän.
play-one-meld = { $value ->
    [yes] Puolella saa olla vain yksi pöytäys kutakin arvoa.
   *[no] Puolella saa olla useita saman arvon pöytäyksiä.
}
play-twos = Myös kakkosia saa pöydätä omana pöytäyksenään.
play-sequence = { $ends ->
    [same] Pöytäys voi olla myös sarja: { $least }–{ $most } saman maan peräkkäistä korttia.
   *[different] Pöytäys voi olla myös sarja: { $least }–{ $most } saman maan peräkkäistä korttia. Alin mahdollinen on { $low }, ylin { $high }.
}
play-sequence-only = { $ends ->
    [same] Pöytäys on sarja: { $least }–{ $most } saman maan peräkkäistä korttia.
   *[different] Pöytäys on sarja: { $least }–{ $most } saman maan peräkkäistä korttia. Alin mahdollinen on { $low }, ylin { $high }.
}
play-sequence-two = Sarjassa ässä voi olla alin tai ylin, ja omalla paikallaan oleva kakkonen on luonnollinen kortti.
play-sequence-aces = { $aces ->
    [1] Sarjassa saa olla vain yksi ässä.
   *[other] Sarjan alin ja ylin kortti voivat molemmat olla ässiä.
}
play-sequence-wilds = { $wilds ->
    [0] Sarjaan ei käy apukortti.
    [one] Sarjassa saa olla enintään yksi apukortti.
   *[other] Sarjassa saa olla enintään { $wilds } apukorttia.
}
play-wild = { $jokers ->
    [yes] Jokerit ja kakkoset ovat apukortteja
   *[no] Kakkoset ovat apukortteja
}, jotka käyvät minkä tahansa muun kortin tilalle. Pöytäyksessä on oltava vähintään { $naturals ->
    [one] yksi luonnollinen kortti.
   *[other] { $naturals } luonnollista korttia.
}
play-wild-most = { $wilds ->
    [0] Pöytäyksessä ei saa olla apukortteja.
    [one] Pöytäyksessä saa olla enintään yksi apukortti.
   *[other] Pöytäyksessä saa olla enintään { $wilds } apukorttia.
}
play-wild-no-group = Samanarvoisten ryhmässä ei saa olla apukortteja.
play-wild-share = { $value ->
    [lt] Pöytäyksessä on oltava vähemmän apukortteja kuin luonnollisia.
   *[le] Pöytäyksessä ei saa olla enemmän apukortteja kuin luonnollisia.
}
play-wild-alone = Myös pelkkiä apukortteja saa pöydätä, enintään { $cards } samaan pöytäykseen.
play-wild-never-alone = Pelkkiä apukortteja ei saa pöydätä.
play-wild-first = Jos puolella on keskeneräinen apukorttien pöytäys, se on täydennettävä, ennen kuin apukortteja käytetään muissa pöytäyksissä.
play-wild-never = { $count ->
    [one] Apukortti ei käy pöytäykseen, jonka arvo on { $ranks }.
   *[other] Apukortti ei käy näiden arvojen pöytäyksiin: { $ranks }.
}
play-wild-aces = Ässien kanssa apukortteja saa pöydätä vain avauksessa.
play-wild-five = Avauksen jälkeen apukortin saa lisätä vain pöytäykseen, jossa on vähintään viisi luonnollista korttia.
play-canasta = { $melds ->
    [sequences] Vähintään { $cards } kortin sarja on { canasta-name }.
    [both] Vähintään { $cards } kortin pöytäys on { canasta-name }, olivatpa kortit samanarvoisia tai sarjana.
   *[groups] Vähintään { $cards } kortin pöytäys on { canasta-name }.
}
play-canasta-sequence = Vähintään { $cards } kortin sarja on { canasta-name }. Samanarvoisten ryhmästä ei koskaan tule sellaista.
play-canasta-full = Pöytäys, jossa on { $cards } korttia, on { canasta-name }.
play-canasta-natural = Ilman apukortteja { canasta-name } on puhdas, ja siitä saa { $points } pistettä.
play-canasta-mixed = Jos { canasta-name }ssa on apukortteja, se on seka{ canasta-name }, ja siitä saa { $points } pistettä.
play-canasta-bonus = { $type ->
    [wild] Apukorttien canastasta saa { $points } pistettä.
    [wild_all_twos] Jos sen kaikki kortit ovat kakkosia, siitä saa { $points } pistettä.
    [wild_four_jokers] Jos siinä on neljä jokeria, siitä saa { $points } pistettä.
    [sequence] Sarjasta, joka on { canasta-name }, saa { $points } pistettä.
    [sevens] Seiskojen canastasta saa { $points } pistettä.
    [fives] Vitosten canastasta saa { $points } pistettä.
    [aces] Ässien canastasta saa { $points } pistettä.
    [sevens_mixed] Seiskojen canastasta, jossa on apukortteja, saa { $points } pistettä.
    [aces_mixed] Ässien canastasta, jossa on apukortteja, saa { $points } pistettä.
    [semi_natural] Puolipuhtaasta { canasta-name }sta eli puhtaasta, johon on lisätty apukortti, saa { $points } pistettä.
    [suit_ace_to_ace] Sarjasta ässästä ässään ilman apukortteja saa { $points } pistettä.
    [suit_whole] Koko maan sarjasta ilman apukortteja saa { $points } pistettä.
    [suit_mixed] Koko maan sarjasta, jossa on apukortti, saa { $points } pistettä.
    [rank_whole] Kahdeksasta samanarvoisesta kortista ilman apukortteja saa { $points } pistettä.
    [rank_mixed] Kahdeksasta samanarvoisesta kortista ja apukortista saa { $points } pistettä.
    [twos_natural] Kakkosten puhtaasta canastasta saa { $points } pistettä.
   *[twos_mixed] Kakkosten sekacanastasta saa { $points } pistettä.
}
play-canasta-cards = { $value ->
    [yes] Bonuksen lisäksi lasketaan myös { canasta-name }n korttien arvot.
   *[no] Vain { canasta-name }n bonus lasketaan, ei sen korttien arvoja.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] Kerralla suoraan kädestä pöydätystä canastasta saa bonuksen kaksinkertaisena.
       *[other] Kerralla suoraan kädestä pöydätystä canastasta saa bonuksen { $amount }-kertaisena.
    }
   *[add] Kerralla suoraan kädestä pöydätystä canastasta saa { $amount } pistettä lisää.
}
play-canasta-trump = Ensimmäisenä käännetyn kortin maa on valtti. { $times ->
    [2] Valttimaan sarjasta, joka on { canasta-name }, saa bonuksen kaksinkertaisena.
   *[other] Valttimaan sarjasta, joka on { canasta-name }, saa bonuksen { $times }-kertaisena.
}
play-canasta-extra = Useammasta { canasta-name }sta saa lisäbonuksen:
play-canasta-out = Näiden canastojen bonuksen saa vain lopettanut puoli: { $types }.
play-red-threes = { $value ->
    [yes] Punaisia kolmosia ei pöydätä. Laita jokainen heti näkyviin pöydälle ja nosta tilalle toinen kortti.
   *[no] Punaisia kolmosia ei pöydätä. Laita jokainen heti näkyviin pöydälle. Tilalle ei nosteta korttia.
}
play-red-each = Jokaisen punaisen kolmosen arvo on { $points } pistettä.
play-red-all = Jokaisen punaisen kolmosen arvo on { $points } pistettä. Jos puolella on kaikki { $threes }, niistä saa yhteensä { $together } pistettä.
play-red-values = Puolen punaisten kolmosten yhteinen arvo riippuu niiden määrästä:
play-red-sides = { $below ->
    [zero] Punaiset kolmoset lasketaan vain puolelle, joka on avannut.
   *[minus] Punaiset kolmoset ovat plussaa puolelle, joka on avannut, ja miinusta puolelle, joka ei ole.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Punaiset kolmoset lasketaan vain puolelle, jolla on seiskojen canasta.
           *[minus] Punaiset kolmoset ovat plussaa puolelle, jolla on seiskojen canasta, ja miinusta muille.
        }
        [natural] { $below ->
            [zero] Punaiset kolmoset lasketaan vain puolelle, jolla on puhdas canasta.
           *[minus] Punaiset kolmoset ovat plussaa puolelle, jolla on puhdas canasta, ja miinusta muille.
        }
       *[canastas] { $below ->
            [zero] Punaiset kolmoset lasketaan vain puolelle, jolla on canasta.
           *[minus] Punaiset kolmoset ovat plussaa puolelle, jolla on canasta, ja miinusta muille.
        }
    }
   *[other] { $below ->
        [zero] Punaiset kolmoset lasketaan vain puolelle, jolla on vähintään { $canastas } canastaa.
       *[minus] Punaiset kolmoset ovat plussaa puolelle, jolla on vähintään { $canastas } canastaa, ja miinusta muille.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Punaiset kolmoset ovat miinusta puolelle, joka ei ole avannut.
       *[other] Punaiset kolmoset ovat miinusta puolelle, joka on avannut.
    }
    [zero] { $melded ->
        [0] Punaisia kolmosia ei lasketa puolelle, joka ei ole avannut.
       *[other] Punaisia kolmosia ei lasketa puolelle, joka on avannut.
    }
   *[plus] { $melded ->
        [0] Punaiset kolmoset ovat plussaa jokaiselle puolelle.
       *[other] Punaiset kolmoset ovat plussaa puolelle, joka on avannut.
    }
}
play-red-canastas = { $sign ->
    [minus] Punaiset kolmoset ovat miinusta { $what }.
    [zero] Punaisia kolmosia ei lasketa { $what }.
   *[plus] Punaiset kolmoset ovat plussaa { $what }.
}
play-red-never = Punaisia kolmosia ei käytetä pöytäyksissä eikä laiteta näkyviin pöydälle.
play-threes-plain = Kolmoset ovat tavallisia kortteja.
play-red-all-four = Jos kaikki neljä punaista kolmosta ovat miinusta, niistä menettää yhteensä { $points } pistettä.
play-red-as-tabled = Jos puolella ei ole canastaa, käteen jäänyt punainen kolmonen lasketaan kuin se olisi pöydässä.
play-red-in-hand = Punaisesta kolmosesta, joka on erän lopussa vielä kädessä, menettää { $points } pistettä.
play-black-each = { $place ->
    [captured_values] Jokaisesta mustasta kolmosesta, joka on saatu avopakasta, saa { $points } pistettä.
   *[tabled_values] Jokaisen pöydässä olevan mustan kolmosen arvo on { $points } pistettä.
}
play-black-all = { $place ->
    [captured_values] Jokaisesta mustasta kolmosesta, joka on saatu avopakasta, saa { $points } pistettä. Jos puolella on kaikki { $threes }, niistä saa yhteensä { $together } pistettä.
   *[tabled_values] Jokaisen pöydässä olevan mustan kolmosen arvo on { $points } pistettä. Jos puolella on kaikki { $threes }, niistä saa yhteensä { $together } pistettä.
}
play-black-values = { $place ->
    [captured_values] Puolen avopakasta saamien mustien kolmosten yhteinen arvo riippuu niiden määrästä:
   *[tabled_values] Puolen pöydässä olevien mustien kolmosten yhteinen arvo riippuu niiden määrästä:
}
play-black-role = { $value ->
    [discard_only] Mustat kolmoset voi vain heittää pois.
    [tabled_bonus] Mustat kolmoset laitetaan pöytään kuten punaiset kolmoset.
    [removed_from_pile] Kun avopakka nostetaan, sen mustat kolmoset poistuvat pelistä.
   *[stop_card] Musta kolmonen avopakan päällä sulkee pakan, eikä seuraava pelaaja saa nostaa sitä.
}
play-black-meld = { $when ->
    [any] Mustia kolmosia saa pöydätä milloin vain, vähintään { $least } kerralla.
   *[going_out] Mustia kolmosia saa pöydätä vain lopetettaessa, vähintään { $least } kerralla.
} { $wilds ->
    [yes] Mukana saa olla apukortteja.
   *[no] Mukana ei saa olla apukortteja.
}
play-black-most = Mustia kolmosia saa olla pöytäyksessä enintään { $cards }.
play-black-never = Mustia kolmosia ei saa pöydätä koskaan.
play-black-as-tabled = Jos puolella ei ole canastaa, käteen jäänyt musta kolmonen lasketaan kuin se olisi pöydässä.
play-black-in-hand = Mustasta kolmosesta, joka on erän lopussa vielä kädessä, menettää { $points } pistettä.
play-pile = { $value ->
    [natural_pair] Avopakan nostoon tarvitaan kädestä kaksi luonnollista korttia, jotka ovat samaa arvoa kuin päällimmäinen. Kaikki kolme on pöydättävä heti.
    [no_wild] Avopakan saa nostaa, kun päällimmäinen kortti pöydätään heti pelkkien luonnollisten korttien kanssa.
    [nothing] Avopakan saa nostaa joka vuorolla. Sen kortteja ei tarvitse pöydätä.
    [top_card] Avopakan saa nostaa, kun päällimmäinen kortti pöydätään heti. Sen saa pöydätä käden korttien kanssa tai lisätä oman puolen pöytäykseen.
    [any_of_pile] Avopakan saa nostaa, kun yksi sen korteista pöydätään heti. Kortin saa pöydätä käden korttien kanssa tai lisätä oman puolen pöytäykseen.
   *[any] Avopakan saa nostaa, kun päällimmäinen kortti pöydätään heti. Sen kanssa pöydätään kädestä kaksi samanarvoista luonnollista korttia tai yksi sellainen ja apukortti, tai se lisätään oman puolen pöytäykseen.
}
play-pile-frozen = Avopakka on jäädytetty, kunnes oma puoli on avannut. Kun siinä on apukortti, se on jäädytetty kaikilta. Jäädytetyn avopakan saa nostaa vain, jos päällimmäisen kortin kanssa pöydätään heti kädestä kaksi samanarvoista luonnollista korttia.
play-pile-all = Avopakka nostetaan aina kokonaan.
play-pile-cards = { $cards ->
    [one] Avopakasta nostetaan vain päällimmäinen kortti.
   *[other] Avopakasta nostetaan vain { $cards } päällimmäistä korttia.
}
play-pile-always-frozen = Avopakka on aina jäädytetty.
play-pile-pair-canasta = Avopakkaa ei saa nostaa, jos omalla puolella on jo valmis canasta samaa arvoa kuin päällimmäinen kortti.
play-out-ends = Pelaaja lopettaa, kun hän pääsee eroon viimeisestä kortistaan. Erä päättyy siihen.
play-pile-canasta = { $value ->
    [yes] Avopakan saa nostaa myös lisäämällä päällimmäisen kortin valmiiseen canastaan.
   *[no] Avopakkaa ei saa nostaa lisäämällä päällimmäistä korttia valmiiseen canastaan.
}
play-pile-jokers = { $value ->
    [yes] Jokerin saa heittää pois.
   *[no] Jokeria ei saa heittää pois.
}
play-initial = { $value ->
    [hand_number] Avaus tarkoittaa kortteja, jotka puoli pöytää erässä ensimmäisellä kerralla. Siinä voi olla useita pöytäyksiä. Korttien yhteisen arvon on yllettävä avausrajaan, joka riippuu erän numerosta:
   *[score] Avaus tarkoittaa kortteja, jotka puoli pöytää erässä ensimmäisellä kerralla. Siinä voi olla useita pöytäyksiä. Korttien yhteisen arvon on yllettävä avausrajaan, joka riippuu puolen kokonaispisteistä:
}
play-initial-top = { $value ->
    [yes] Jos avopakka nostetaan avaukseen, sen päällimmäinen kortti lasketaan, mutta muita kortteja ei.
   *[no] Jos avopakka nostetaan avaukseen, sen kortteja ei lasketa.
}
play-initial-none = Avausrajaa ei ole.
play-initial-again = Ylin avausraja koskee vain ensimmäistä erää, jonka puoli aloittaa vähintään niillä pisteillä. Sen jälkeen puolen avausraja on { $points }.
play-initial-no-pile = Avopakkaa ei saa nostaa avaukseen.
play-initial-no-mixed = Avauksessa ei saa olla sekacanastaa.
play-initial-only = { $what ->
    [canasta_always_suffices] Kokonainen canasta riittää aina avaukseen.
    [naturals_only] Avauksessa ei saa olla apukortteja.
   *[clean_triple_required] Avauksessa on oltava kolme samanarvoista luonnollista korttia.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonukset ja punaiset kolmoset lasketaan avaukseen.
        [no] Bonukset lasketaan avaukseen, mutta punaisia kolmosia ei.
       *[none] Bonukset lasketaan avaukseen.
    }
   *[no] { $red_threes ->
        [yes] Punaiset kolmoset lasketaan avaukseen, mutta bonuksia ei.
        [no] Bonuksia ja punaisia kolmosia ei lasketa avaukseen.
       *[none] Bonuksia ei lasketa avaukseen.
    }
}
play-initial-after = Kun puoli on avannut, sen muilla pöytäyksillä ei ole samassa erässä avausrajaa.
play-initial-concealed = { $value ->
    [always] Suorassa lopettamisessa avausrajaa ei ole.
    [if_drawn_from_stock] Suorassa lopettamisessa avausrajaa ei ole, jos avopakkaa ei ole nostettu.
   *[never] Myös suorassa lopettamisessa on yllettävä avausrajaan.
}
play-out = { $canastas ->
    [0] Puoli saa lopettaa ilman { canasta-name }a.
    [one] Lopettamiseen puoli tarvitsee { canasta-name }n.
   *[other] Lopettamiseen puoli tarvitsee { $canastas } { canasta-name }a.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Joukossa on oltava vähintään yksi puhdas.
       *[other] Joukossa on oltava vähintään { $count } puhdasta.
    }
    [mixed] { $count ->
        [one] Joukossa on oltava vähintään yksi sekacanasta.
       *[other] Joukossa on oltava vähintään { $count } sekacanastaa.
    }
    [wild] { $count ->
        [one] Joukossa on oltava vähintään yksi apukorttien canasta.
       *[other] Joukossa on oltava vähintään { $count } apukorttien canastaa.
    }
    [sevens] { $count ->
        [one] Joukossa on oltava vähintään yksi seiskojen canasta. Sitä ei lasketa puhtaaksi eikä sekacanastaksi.
       *[other] Joukossa on oltava vähintään { $count } seiskojen canastaa. Niitä ei lasketa puhtaiksi eikä sekacanastoiksi.
    }
    [fives] { $count ->
        [one] Joukossa on oltava vähintään yksi vitosten canasta. Sitä ei lasketa puhtaaksi eikä sekacanastaksi.
       *[other] Joukossa on oltava vähintään { $count } vitosten canastaa. Niitä ei lasketa puhtaiksi eikä sekacanastoiksi.
    }
   *[sequence] { $count ->
        [one] Joukossa on oltava vähintään yksi sarja.
       *[other] Joukossa on oltava vähintään { $count } sarjaa.
    }
}
play-out-only = { $type ->
    [natural] Sen on oltava puhdas.
    [mixed] Sen on oltava sekacanasta.
    [wild] Sen on koostuttava apukorteista.
    [sevens] Sen on koostuttava seiskoista.
    [fives] Sen on koostuttava vitosista.
   *[sequence] Sen on oltava sarja.
}
play-out-exclude = Tällaiset canastat eivät kelpaa lopettamiseen: { $types }.
play-out-short = Lopettaa ei saa, kun puolella on jokin näistä kesken: { $types }.
play-out-foot = Lisäksi puolen on täytynyt ottaa oma { foot-name }.
play-out-discard = { $value ->
    [yes] Viimeinen kortti on heitettävä pois.
   *[no] Viimeisen kortin saa pöydätä tai heittää pois.
}
play-out-last = { $value ->
    [must_discard] Niin kauan kuin puolella ei ole { canasta-name }a, yksi kortti on säästettävä pois heitettäväksi.
   *[may_be_kept] Niin kauan kuin puolella ei ole { canasta-name }a, viimeisen korttinsa saa pitää, eikä sitä tarvitse heittää pois.
}
play-out-concealed = Lopetus on suora, jos pelaaja pelaa koko kätensä yhdellä vuorolla eikä ole pöydännyt mitään aiemmin.
play-out-partner = { $value ->
    [must_ask] Ennen lopettamista on kysyttävä parilta.
   *[may_ask_binding] Ennen lopettamista saa kysyä parilta, ja vastaus sitoo.
}
play-stock-out = { $value ->
    [after_last_draw] Erä päättyy siihen vuoroon, jolla umpipakan viimeinen kortti nostetaan.
    [pile_becomes_stock] Kun umpipakka loppuu, avopakka käännetään umpipakaksi.
    [foot_becomes_stock] Kun umpipakka loppuu, uudeksi umpipakaksi tulee { foot-name }, jota kukaan ei ole ottanut. Jos sellaista ei ole, erä päättyy.
   *[until_pile_refused] Kun umpipakka loppuu, erä jatkuu, kunnes joku ei voi tai ei halua nostaa avopakkaa.
}
play-stock-last-turn = Viimeisen kortin nostaja pelaa vuoronsa loppuun.
play-score = Erän lopussa puoli saa bonuksensa ja pöytäämiensä korttien arvot. { $value ->
    [every_card_of_hand_and_foot] Käteen ja jalkaan jääneiden korttien arvot vähennetään.
   *[every_card_of_all_partners] Käteen jääneiden korttien arvot vähennetään.
}
play-score-negative = Jos puolella ei ole { canasta-name }a, myös sen pöytäämien korttien arvot vähennetään.
play-score-out = Lopettamisesta saa { $points } pistettä.
play-partners-half = { $halves ->
    [toward_zero] Kumpikin parin pelaajista saa puolet yhteisistä pisteistä, nollaan päin pyöristettynä.
   *[up] Kumpikin parin pelaajista saa puolet yhteisistä pisteistä, ylöspäin pyöristettynä.
}
play-partners-whole = Kumpikin parin pelaajista saa kaikki yhteiset pisteet.
play-score-concealed = Suorasta lopettamisesta saa { $points } pistettä lisää.
play-exact-pickup = Joka nostaa kerralla täsmälleen käteen ja jalkaan tarvittavat kortit, saa { $points } pistettä.
play-score-cards = Korttien arvot:
play-acaba = Jos voitto näyttää mahdottomalta, pelaaja saa sanoa ”acaba”. Erä päättyy silloin. Muut puolet saavat { $others } pistettä ja sanojan puoli { $own }.
play-acaba-partner = { $value ->
    [must_ask] Ennen acabaa on kysyttävä parilta.
   *[may_ask_binding] Ennen acabaa saa kysyä parilta, ja vastaus sitoo.
}
play-auto-win = Jos puolella on erässä { $canastas } canastaa, se saa { $points } pistettä ja voittaa pelin.
play-auto-win-instead = Jos puolella on erässä { $canastas } canastaa, se voittaa pelin. Erän muiden pisteiden sijasta se saa { $points } pistettä.
play-special = { $value ->
    [add] Erikoiskäsi laitetaan kerralla pöytään, ja se lasketaan kaiken muun lisäksi:
   *[replace] Erikoiskäsi laitetaan kerralla pöytään, ja se lasketaan kaiken muun sijasta:
}
play-penalties = Näistä menettää pisteitä:
play-penalty-foot = Jos { foot-name } on jäänyt kaikilta puolilta ottamatta, siitä ei tule rangaistusta.
play-end = { $value ->
    [highest_after_last_deal] Voittaja on se, jolla on viimeisen erän jälkeen eniten pisteitä.
   *[highest_at_target] Peli päättyy erään, jossa jokin puoli saavuttaa tavoitteen. Eniten pisteitä saanut voittaa.
}
play-end-tie = { $value ->
    [drawn_game] Jos kärjessä ollaan tasan, peli päättyy tasapeliin.
   *[play_another_hand] Jos kärjessä ollaan tasan, pelataan uusi erä.
}

## How a rule set differs from another

differ-not = Ei koske tätä: { $sentence }
differ-title = { $here }: eri tavalla kuin { $there }
differ-tab = Erot
differ-same = Pelataan samoin kuin { $name }.
differ-choose = Tunnen toiset säännöt
differ-choose-hint = Mitkä säännöt tunnet?
differ-details = { $count ->
    [one] 1 pienempi ero
   *[other] { $count } pienempää eroa
}
compare-choose = { $name }. Valitse toiset säännöt

## Questions that lead to a rule set

ask-title = Millä säännöillä pelaamme?
    .detail = Säännöt löytyvät enintään { $most } kysymyksellä
ask-number = Kysymys { $number }
ask-left = { $count ->
    [one] 1 säännöstö sopii
   *[other] { $count } säännöstöä sopii
}
ask-unknown = En tiedä
ask-again = Aloita alusta
ask-more = Vielä yksi kysymys
ask-found = { $count ->
    [one] Nämä ovat sääntönne
   *[other] Luultavasti jokin näistä
}
ask-read = Lue säännöt
ask-players = Montako pelaajaa teitä on?
ask-sides = Pelataanko parin kanssa?
ask-foot = Jaetaanko myös toinen käsi eli jalka?
ask-sequences = Saako saman maan sarjoja pöydätä?
ask-end = Kuinka pitkä peli on?
ask-packs = Montako korttipakkaa sekoitetaan?
ask-hand = Montako korttia kukin saa?
ask-draw = Montako korttia vuorolla nostetaan?
ask-out = Montako canastaa lopettamiseen tarvitaan?
ask-wild = Paljonko apukorttien canastasta saa?
ask-sevens = Paljonko seiskojen canastasta saa?
ask-natural = Paljonko puhtaasta canastasta saa?
ask-red = Paljonko saa yhteensä yhdestä, kahdesta, kolmesta… punaisesta kolmosesta?
ask-special = Onko erikoiskäsiä, kuten suoria tai pareja?
ask-acaba = Saako erän lopettaa sanomalla ”acaba”?
ask-last = Pitääkö viimeinen kortti heittää pois?
ask-concealed = Saako kerralla suoraan kädestä pöydätystä canastasta lisäpisteitä?
ask-wilds = Montako apukorttia pöytäyksessä saa olla?
ask-pile = Millä korteilla jäädyttämättömän avopakan saa nostaa?
