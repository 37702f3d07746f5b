# Svenska. One word a thing, everywhere; keep to this list:
#
#   match = parti (at a club table: match)  deal = giv, givar (round of a club's session = rond)
#   side = lag; partnership = par           dealer = givare; to deal = ge
#   to record a deal = skriva in            to edit, insert, delete = ändra, lägga till, ta bort
#   meld = mälning; to meld = mäla          initial meld = öppning; its points = öppningskrav
#   a side needs 90 = öppnar på 90          cards on the table = kort på bordet
#   canasta = en canasta, flera canastor    natural, mixed canasta = äkta, oäkta canasta
#   wild canasta = vild canasta             sequence = svit
#   laid whole from the hand = från hand    legal = giltig
#   natural card = naturligt kort           wild card = vilt kort
#   rank = valör                            suit, colour = färg
#   twos, threes, sevens, aces = tvåor, treor, sjuor, ess
#   jack, queen, king, ace = knekt, dam, kung, ess; on the cards the international letters
#   pile = högen; to take the pile = ta högen; top card = översta kortet; frozen = fryst
#   pack (of cards) = kortlek               stock = talong
#   hand = hand; left in hand = kort på hand  foot = fot
#   turn = tur, drag                        to discard = saka
#   going out = utgång, gå ut; badge = UTE  concealed = dold
#   bonus = bonus                           penalty = straff, avdrag
#   special hand = specialhand              lone hand = ensamspel
#   score, total = poäng, totalt; sum = summa  opening score = startpoäng
#   target = mål                            score sheet = protokoll; score pad = block
#   draw = oavgjort; level = lika           walkover = walkover
#   rules, rule set = regler, regelverk     house rules = husregler
#   variation = variant                     the book = regelboken
#   set-up = inställningar                  course = poängkurva
#   history = historik                      backup = säkerhetskopia
#   undo, redo = ångra, gör om              phone = mobil
#
#   Club:
#   evening = träff                         round = rond
#   table = bord                            card of a table = bordskort
#   organiser = tävlingsledare              log = logg
#   to check in = checka in                 entry = anmälan (heading of a column: deltagare)
#   pairs, individuals, teams = par, individuellt, lag
#   draw of a round = lottning; to draw = lotta
#   to rest = stå över                      bye = frirond
#   to report, claim = anmäla resultat      disputed = ifrågasatt
#   to correct = rätta                      to close a round = avsluta
#   standing = ställning; final one = slutställning
#   place = plats                           scheme = poängsystem; tie-break = särskiljning
#   card points = spelpoäng                 victory points = segerpoäng
#   difference = skillnad                   matches won = segrar
#   season = säsong; its table = tabell     rating = rating
#   big screen = storbild
#
# The app says du, in the imperative: “Välj fil”.

## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

## Letters of cards

# Printed on cards, and typed in melds: each a single letter, and none twice. 3b and 3r are threes.
letter-A = A
letter-K = K
letter-Q = Q
letter-J = J
letter-3b = S
letter-3r = R

## Lines of a score

line-melded_cards = Kort på bordet
line-canasta = { $type ->
    [natural] Äkta canastor
    [mixed] Oäkta canastor
    [wild] Vilda canastor
    [wild_all_twos] Vilda canastor, bara tvåor
    [wild_four_jokers] Vilda canastor med fyra jokrar
    [sequence] Svitcanastor
    [sevens] Canastor av sjuor
    [fives] Canastor av femmor
    [aces] Canastor av ess
    [sevens_mixed] Oäkta canastor av sjuor
    [aces_mixed] Oäkta canastor av ess
    [semi_natural] Halväkta canastor
    [suit_ace_to_ace] Canastor från ess till ess
    [suit_whole] Canastor av en hel färg
    [suit_mixed] Oäkta canastor av en hel färg
    [rank_whole] Canastor av åtta lika kort
    [rank_mixed] Oäkta canastor av åtta lika kort
    [twos_natural] Äkta canastor av tvåor
    [twos_mixed] Oäkta canastor av tvåor
   *[other] Canastor
}
line-canasta--burraco = { $type ->
    [natural] Äkta
    [semi_natural] Halväkta
    [mixed] Oäkta
    [suit_ace_to_ace] Ess till ess
    [suit_whole] Hel färg
    [suit_mixed] Hel färg, oäkta
    [rank_whole] Åtta lika
    [rank_mixed] Åtta lika, oäkta
   *[other] { line-canasta--usual }
}
line-concealed_canasta = Canastor från hand
line-trump_canasta = I trumffärgen
line-extra_bonus = Bonus för antal canastor
line-red_threes = Röda treor
line-black_threes = Svarta treor
line-captured_black_threes = Svarta treor ur högen
line-go_out = Utgång
line-concealed_go_out = Dold utgång
line-cards_in_hand = Kort på hand
line-black_threes_in_hand = Svarta treor på hand
line-feet_untaken = { record-foot } inte tagen
line-exact_pickups = Exakt antal taget
line-partners_half = Partnerns hälft
line-red_threes_in_hand = Röda treor på hand
line-incomplete = Ofärdiga canastor
line-held = Sjuor eller ess kvar på hand
line-seven_canastas = Sju canastor
line-special_hand = Specialhand
line-acaba = Acaba
line-total = Inskriven summa
line-total_base = Canastor och bonusar
line-total_cards = Kort
line-adjustment = Straff eller bonus

brief-melded_cards = kort
brief-canasta = { $type ->
    [natural] äkta
    [mixed] oäkta
    [wild] vild
    [wild_all_twos] vild av tvåor
    [wild_four_jokers] vild med fyra jokrar
    [sequence] { $count ->
        [one] svit
       *[other] sviter
    }
    [sevens] sjuor
    [fives] femmor
    [aces] ess
    [sevens_mixed] oäkta sjuor
    [aces_mixed] oäkta ess
    [semi_natural] halväkta
    [suit_ace_to_ace] ess till ess
    [suit_whole] hel färg
    [suit_mixed] hel färg, oäkta
    [rank_whole] åtta lika
    [rank_mixed] åtta lika, oäkta
    [twos_natural] äkta tvåor
    [twos_mixed] oäkta tvåor
   *[other] { $count ->
        [one] canasta
       *[other] canastor
    }
}
brief-canasta--samba = { $type ->
    [sequence] { $count ->
        [one] samba
       *[other] sambor
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
brief-concealed_canasta = från hand
brief-trump_canasta = i trumf
brief-extra_bonus = canastabonus
brief-red_threes = { $count ->
    [one] röd trea
   *[other] röda treor
}
brief-black_threes = { $count ->
    [one] svart trea
   *[other] svarta treor
}
brief-captured_black_threes = svarta treor ur högen
brief-go_out = utgång
brief-concealed_go_out = dold
brief-cards_in_hand = på hand
brief-black_threes_in_hand = svarta treor på hand
brief-feet_untaken = { foot-name } inte tagen
brief-exact_pickups = exakt antal taget
brief-partners_half = partnerns hälft
brief-red_threes_in_hand = röda treor på hand
brief-incomplete = ofärdig
brief-held = kvar på hand
brief-seven_canastas = sju canastor
brief-special_hand = specialhand
brief-acaba = acaba
brief-total = som summa
brief-total_base = canastor och bonusar
brief-total_cards = kort
brief-adjustment = straff/bonus

## What is wrong with a deal

problem-negative = måste vara minst 0, inte { $count }
problem-counted_twice = inskrivet två gånger: både som kort och som summa
problem-base_without_total = skriv in lagets summa också, inte bara poängen för canastor och bonusar
problem-wrong_number_of_sides = { $count ->
    [one] bara ett lag har
   *[other] { $count } lag har
} skrivits in, men { $right } spelar
problem-two_sides_out = ett annat lag har redan gått ut
problem-acaba_not_played = acaba spelas inte enligt de här reglerna
problem-acaba_and_out = efter acaba kan ingen gå ut
problem-acaba_one_caller = bara ett lag kan säga acaba, inte { $count }
problem-two_special_hands = ett annat lag har redan avslutat given med en specialhand
problem-special_hand_ended_the_deal = ett annat lag avslutade given med en specialhand
problem-special_hand_with_melds = en specialhand måste vara komplett, och laget kan inte ha andra mälningar
problem-nobody_out_nothing_in_hand = ingen gick ut, så skriv in korten på hand
problem-no_value_canasta = de här reglerna ger ingen bonus för en sådan canasta
problem-no_value_red_threes = { $most ->
    [0] röda treor räknas inte i de här reglerna
   *[other] { $count } röda treor: högst { $most } räknas i de här reglerna
}
problem-no_value_black_threes = { $most ->
    [0] svarta treor på bordet räknas inte i de här reglerna
   *[other] { $count } svarta treor på bordet: högst { $most } räknas i de här reglerna
}
problem-no_value_black_threes_captured = { $most ->
    [0] svarta treor ur högen räknas inte i de här reglerna
   *[other] { $count } svarta treor ur högen: högst { $most } räknas i de här reglerna
}
problem-no_value_special_hand = specialhanden ”{ $name }” finns inte i de här reglerna
problem-no_value_feet_untaken = enligt de här reglerna blir det inget avdrag för en fot som ingen har tagit
problem-no_value_exact_pickups = de här reglerna ger inga poäng för den som tar exakt rätt antal kort
problem-more_hand_canastas = fler canastor från hand än laget har sammanlagt
problem-more_trump_canastas = fler canastor i trumf än laget har sammanlagt
problem-trump_unknown = välj trumffärg: en svit i den färgen ger mer
problem-no_value_trump_canastas = de här reglerna har ingen trumffärg
problem-concealed_but_not_out = ”dold” är valt, men laget har inte gått ut
problem-out_without_canastas = { $asked ->
    [kinds] gick ut med { $has }, men reglerna kräver { $wants }
    [both] gick ut { $count ->
        [0] utan canasta
        [one] med en canasta
       *[other] med { $count } canastor
    } ({ $has }), men reglerna kräver { $canastas } ({ $wants })
    [some] gick ut { $count ->
        [0] utan någon canasta som räknas
        [one] med en canasta som räknas
       *[other] med { $count } canastor som räknas
    }, men reglerna kräver { $canastas }
   *[number] gick ut { $count ->
        [0] utan canasta
        [one] med en canasta
       *[other] med { $count } canastor
    }, men reglerna kräver { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] gick ut utan { canasta-name }, men reglerna kräver { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] ingen äkta
       *[other] { $count } äkta
    }
    [mixed] { $count ->
        [0] ingen oäkta
       *[other] { $count } oäkta
    }
    [wild] { $count ->
        [0] ingen vild
        [one] { $count } vild
       *[other] { $count } vilda
    }
    [sevens] { $count ->
        [0] ingen av sjuor
       *[other] { $count } av sjuor
    }
    [fives] { $count ->
        [0] ingen av femmor
       *[other] { $count } av femmor
    }
   *[sequence] { $count ->
        [0] ingen svit
        [one] { $count } svit
       *[other] { $count } sviter
    }
}
problem-concealed_without_canasta = dold utgång, men ingen { canasta-name }
problem-out_but_not_opened = gick ut utan att ha mält något
problem-out_without_foot = gick ut utan att ha tagit sin { foot-name }
problem-too_many_feet = { $count } fötter har inte tagits, men varje lag har bara en
problem-out_with_cards_in_hand = laget som gick ut kan inte ha kort kvar på hand
problem-melded_but_not_opened = laget har mälningar, så det måste ha öppnat
problem-no_lone_hand = ensamspel finns inte i de här reglerna
problem-two_lone_hands = någon annan har redan spelat ensam i den här given
problem-lone_hand_needed = { $decided ->
    [foot] ange vem som spelade ensam: den som först tog en { foot-name }
   *[pile] ange vem som spelade ensam: den som först tog högen eller, om ingen gjorde det, den som gick ut
}
problem-lone_without_foot = tog ingen { foot-name } och kan därför inte ha spelat ensam
problem-too_many_red_threes = { $count } röda treor: det finns bara { $most }
problem-too_many_black_threes = { $count } svarta treor: det finns bara { $most }
problem-too_many_of_a_card = { $count } × { $card }: det finns bara { $most }
problem-too_many_wild_cards = här behövs { $count } vilda kort, men det finns bara { $most }
problem-too_many_points = { $points } kortpoäng: det går att få högst { $most }
problem-too_many_canastas = { $by ->
    [rules] enligt de här reglerna kan ett lag inte ha { $count ->
        [one] en canasta
       *[other] { $count } canastor
    }
   *[packs] korten räcker inte till { $count ->
        [one] den här canastan
       *[other] de här { $count } canastorna
    }
}
problem-too_few_points_for_canastas = { $count ->
    [one] bara korten i den här canastan ger
   *[other] bara korten i de här canastorna ger
} minst { $least }
problem-total_too_high = enligt de här reglerna går det att få högst { $most }
problem-total_too_low_for_out = { $least ->
    [0] den som går ut har sällan mindre än 0
   *[other] den som går ut har minst { $least } enligt de här reglerna
}
problem-too_many_points_for_canastas = { $count ->
    [0] utan canasta går det att få högst { $most }
    [one] med den här canastan går det att få högst { $most }
   *[other] med de här canastorna går det att få högst { $most }
}
problem-odd_points = kortpoäng slutar på 0 eller 5

## What is wrong with a meld

problem-no_meld = de här korten är ingen mälning: { $why ->
    [red_three] röda treor får inte mälas
    [threes] treor får inte vara med i en svit
    [wild] det måste finnas naturliga kort i en svit
    [gap] en svit får inte ha luckor eller dubbletter
   *[ranks] { $first } och { $other } är olika valörer
}
problem-too_few_cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}: en mälning måste ha minst { $least }
problem-too_many_cards_in_meld = { $count } kort: en mälning får ha högst { $most }
problem-too_few_naturals = { $count ->
    [0] inget naturligt kort
    [one] ett naturligt kort
   *[other] { $count } naturliga kort
}: det måste vara minst { $least }
problem-too_many_wilds = { $count } vilda kort: en mälning får ha högst { $most }
problem-more_wilds_than_naturals = fler vilda kort än naturliga
problem-not_fewer_wilds_than_naturals = de vilda korten måste vara färre än de naturliga
problem-no_wilds_in_rank = den här valören får inte mälas med vilda kort
problem-wild_aces_only_at_first = man får bara mäla ess med vilda kort i öppningen
problem-too_few_naturals_for_wilds = det krävs minst { $least } naturliga kort för att lägga till vilda
problem-no_sequences = sviter finns inte i de här reglerna
problem-no_groups = enligt de här reglerna får man bara mäla sviter
problem-no_groups_of_rank = kort av den här valören får man bara mäla i sviter
problem-sequence_out_of_range = en svit får inte gå så lågt eller så högt
problem-too_many_aces = { $count } ess: en svit får ha högst { $most }
problem-no_wild_melds = en mälning får inte bestå av bara vilda kort
problem-no_melds_of_twos = man får inte mäla tvåor för sig
problem-black_threes_never = man får aldrig mäla svarta treor
problem-black_threes_only_going_out = man får bara mäla svarta treor när man går ut
problem-bare_three = ”{ $token }”: vilken trea? Skriv b för svart, r för röd
problem-unknown_character = ”{ $token }”: { $character } är inget kort
problem-unknown_suit = ”{ $token }”: { $character } är ingen färg. Skriv s, h, d eller c (spader, hjärter, ruter, klöver)
problem-empty_notation = inga kort angivna
problem-empty_token = ”{ $token }”: här finns inga kort

## Initial meld

problem-nothing_laid = inga kort har mälts
problem-pile_not_allowed = man får inte ta högen för att öppna
problem-pile_stopped = högen får inte tas när det här kortet ligger överst: { $card }
problem-pile_takes_natural_pair = för att ta högen måste man ha två naturliga kort på hand av samma valör som det översta: { $card }
problem-pile_takes_no_wild = man får inte ta högen med vilda kort
problem-short_of_requirement = { $short } saknas
problem-needs_canasta = en canasta måste vara med
problem-needs_natural_canasta = en canasta som inte är oäkta måste vara med
problem-naturals_only = vilda kort får inte vara med i öppningen
problem-needs_clean_triple = tre naturliga kort av samma valör måste vara med
problem-no_mixed_canasta_at_first = en oäkta canasta får inte vara med i öppningen
problem-wild_meld_first = gör mälningen av vilda kort färdig innan du lägger vilda kort i andra mälningar
problem-out_over_short_meld = man får inte gå ut med en ofärdig mälning av { $kind ->
    [sevens] sjuor
    [aces] ess
   *[other] vilda kort
}
requirement-canasta = { $points ->
    [0] en canasta
   *[other] { $points } och en canasta
}
requirement-natural_canasta = { $points ->
    [0] en canasta som inte är oäkta
   *[other] { $points } och en canasta som inte är oäkta
}

## What is wrong with a document

place = { $list ->
    [matches] parti { $number }
    [deals] giv { $number }
    [sides] lag { $number }
    [players] spelare { $number }
    [seats] plats { $number }
    [melds] mälning { $number }
    [people] person { $number }
    [members] person { $number }
    [entrants] anmälan { $number }
    [rounds] rond { $number }
    [tables] bord { $number }
    [history] ändring { $number }
   *[other] rad { $number }
}
place-field = fältet ”{ $field }”
problem-wrong_kind = här ska det stå { $kind ->
    [number] ett heltal
    [number_or_all] ”all” eller ett heltal
    [number_or_text] ett heltal eller en text
    [text] en text
    [text_or_list] en text eller en lista med texter
    [truth] true eller false
    [list] en lista
   *[object] ett objekt
}, inte { $value }
problem-beyond_largest = talet får vara högst { $most }
problem-not_offered = här ska det stå något av { $allowed }, inte { $value }
problem-wrong_value = det här värdet passar inte här
problem-value_needed = minst ett värde behövs
problem-unknown_field = fältet ”{ $field }” finns inte
problem-missing_field = fältet ”{ $field }” saknas
problem-field_twice = det här är inte giltig JSON: fältet { $field } finns två gånger i ett objekt
problem-not_json = det här är inte giltig JSON: rad { $line }, kolumn { $column }
problem-no_number = det här är inte giltig JSON: { $value } är inget tal
problem-too_many_digits = det här är inte giltig JSON: ett tal har för många siffror
problem-half_character = det här är inte giltig JSON: en text innehåller ett halvt tecken
problem-nested_too_deeply = det här är inte giltig { $format }: för många nivåer
problem-not_toml = det här är inte giltig TOML: rad { $line }
problem-not_utf8 = det här är inte giltig UTF-8-text: byte { $byte }
problem-not_opened = filen går inte att öppna
problem-file_too_large = filen är för stor: appen kan läsa högst { $most } MB
problem-not_storable = det här går inte att spara
problem-wrong_format = här ska det stå ”{ $format }”
problem-wrong_version = här ska det stå { $newest }
problem-newer_version = { $version } är nyare än { $newest }: uppdatera appen
problem-unknown_rule_set = regelverket ”{ $id }” finns inte
problem-language_tag_needed = här behövs ett språk som es eller es-AR, inte { $value }
problem-there_twice = samma post finns med två gånger
problem-too_few_sides = minst två lag behövs
problem-not_a_player = det måste vara en av spelarna
problem-seats_not_players = varje spelare måste ha exakt en plats
problem-changes_count_up = talet måste vara större än { $last }, eftersom ändringarna numreras i stigande ordning
problem-deal_of_another = den här given hör till ett annat parti
problem-sequence_descends = sviten går nedåt: { $low } är inte lägre än { $high }
problem-one_card_needed = här ska det stå ett enda kort, inte ”{ $text }”
problem-case_needed = det behövs en lista med minst ett fall
problem-expected_other = väntade { $expected }, fick { $got }
problem-runner_not_started = { $command } går inte att starta: { $why }
problem-runner_silent = inget svar inom { $seconds ->
    [one] en sekund
   *[other] { $seconds } sekunder
}
problem-runner_ended = programmet avslutades utan att svara (status { $status })
problem-runner_other_case = det här är svaret på { $id }

## What is wrong with rules

problem-unknown_rule = regeln finns inte: { $rule }
problem-value_not_offered = det värdet går inte att välja här
problem-at_least = minst { $least } behövs
problem-at_most = högst { $most } är möjligt
problem-multiple_needed = talet måste vara jämnt delbart med { $step }
problem-more_than_natural = en canasta med vilda kort kan inte ge mer än en äkta: högst { $most }
problem-less_than_mixed = en äkta canasta kan inte ge mindre än en med vilda kort: minst { $least }
problem-taken_off = det här dras av: skriv 0 eller ett negativt tal
problem-total_cards = det måste vara { $cards }: alla kort i kortlekarna, även jokrarna
problem-row_needed = minst en rad behövs
problem-first_row_open = den första raden har ingen nedre gräns
problem-first_row_first_deal = den första raden gäller den första given
problem-rows_ascend = varje rad måste börja högre än den förra
problem-totals_of_threes = skriv 0 och sedan en summa för varje antal treor upp till { $count }
problem-steps_pairs = varje steg behöver två tal: det lägsta värdet och ett tal för plus eller minus
problem-steps_ascend = stegen måste börja på 0 och sedan stiga
problem-count_range = ange det lägsta talet, eller det lägsta och det högsta
problem-canasta_too_short = en canasta får inte vara kortare än en mälning
problem-bonus_needed = det behövs en bonus när { $kind ->
    [wild] vilda kort
    [sequence] sviter
   *[twos_natural] tvåor
} mäls
problem-endless = partiet behöver ett slut: ange ett mål eller ett antal givar
problem-changed_around = det här hör till en regel som redan har ändrats
problem-change_whole = den delen finns inte i de här reglerna, så ändra hela regeln som den hör till
problem-reference_needed = ange en källa: ”table” eller ”source#place”
problem-unknown_source = källan ”{ $source }” finns inte
problem-source_taken = en annan källa heter redan ”{ $source }”
problem-place_needed = ”{ $ref }”: ange ett ställe efter ”#” som finns i källans lista
problem-unknown_switch = varianten ”{ $switch }” finns inte
problem-switch_of_another = varianten ”{ $switch }” gäller inte den här regeln
problem-citation_needed = värdet behöver ett eget ”ref” och ”status”
problem-value_or_absent = ange antingen ett värde eller ”absent = true”
problem-dispute_of_another = det måste vara { $rule } eller en regel som innehåller den
problem-other_id = id måste vara filens namn
problem-id_taken = appen har redan ett regelverk med det namnet
problem-circular = reglerna bygger på sig själva

## Command line

cli-deal = Giv { $number }
cli-running = Ställning
cli-needs = nästa öppning
cli-total = totalt
cli-won = { $side } vann{ $margin ->
    [0] .
   *[other] {" "}med { $margin }.
}
cli-tie = Lika i topp: { $sides }.
cli-nobody = Ingen har vunnit än.
cli-drawn = Oavgjort mellan { $sides }.
cli-reached = { $value } av { $requirement }
cli-reached-canasta = { $value }, kravet är { $requirement }
cli-allowed = { $reached }: tillåtet
cli-not-allowed = { $reached }: inte tillåtet
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = ärvt från { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = ingen
cli-no-rule-set = regelverket ”{ $id }” finns inte. Liknande: { $known }
cli-not-run = { $count ->
    [one] Ytterligare ett fall kördes inte och räknas som underkänt.
   *[other] Ytterligare { $count } fall kördes inte och räknas som underkända.
}
grade-impossible = omöjligt
grade-unlikely = osannolikt

## Finder

finder-token = ”{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] ett kort
   *[other] { $cards } kort
}
finder-nearest = Räcker inte: { $melds } kommer närmast, { $reached }
finder-nothing = Med den här handen går det inte att mäla något.
finder-top-unused = Med den här handen kan du inte ta högen, eftersom det översta kortet inte passar i någon mälning.
finder-missing = { $count ->
    [one] ett kort fattas till canastan
   *[other] { $count } kort fattas till canastan
}
finder-closing = Något av de här korten skulle räcka, det bästa först: { $cards }
finder-none-closes = Det räcker inte med ett kort till.

## Store

finding-torn = { $aside ->
    [none] Den sista posten i filen är ofullständig. Det händer när appen stängs eller strömmen går medan något sparas. { $kept ->
        [0] Det finns ingen post före den.
        [one] Posten före den går att läsa.
       *[other] Alla { $kept } poster före den går att läsa.
    } Inget har ändrats.
   *[other] Den sista posten i filen var ofullständig. Det händer när appen stängs eller strömmen går medan något sparas. { $kept ->
        [0] Det finns ingen post före den.
        [one] Posten före den gick att läsa.
       *[other] Alla { $kept } poster före den gick att läsa.
    } Den ofullständiga delen ligger i { $aside }.
}
finding-damaged = { $aside ->
    [none] Filen är skadad. { $dropped ->
        [0] { $kept ->
            [one] Den enda posten går att läsa.
           *[other] Alla { $kept } poster går att läsa.
        }
        [one] En post går inte att läsa, men { $kept } går att läsa.
       *[other] { $dropped } poster går inte att läsa, men { $kept } går att läsa.
    } Inget har ändrats.
   *[other] Filen var skadad. { $dropped ->
        [0] { $kept ->
            [one] Den enda posten gick att läsa.
           *[other] Alla { $kept } poster gick att läsa.
        }
        [one] En post gick inte att läsa, men { $kept ->
            [one] den andra gick att läsa
           *[other] de andra { $kept } gick att läsa
        }.
       *[other] { $dropped } poster gick inte att läsa, men { $kept ->
            [one] den andra gick att läsa
           *[other] de andra { $kept } gick att läsa
        }.
    } Den skadade filen ligger i { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] En post som saknas eller är skadad finns i säkerhetskopiorna. En reparation hämtar tillbaka den.
       *[other] { $kept } poster som saknas eller är skadade finns i säkerhetskopiorna. En reparation hämtar tillbaka dem.
    }
   *[other] { $kept ->
        [one] En post som saknades eller var skadad hämtades från säkerhetskopiorna.
       *[other] { $kept } poster som saknades eller var skadade hämtades från säkerhetskopiorna.
    }
} { $dropped ->
    [0] { $aside ->
        [none] Inga andra poster saknas.
       *[other] Inga andra poster saknades.
    }
    [one] { $aside ->
        [none] Ytterligare en post saknas, även i säkerhetskopiorna.
       *[other] Ytterligare en post saknades, även i säkerhetskopiorna.
    }
   *[other] { $aside ->
        [none] Ytterligare { $dropped } poster saknas, även i säkerhetskopiorna.
       *[other] Ytterligare { $dropped } poster saknades, även i säkerhetskopiorna.
    }
}
finding-behind = En säkerhetskopia har fler poster än filen med partierna. { $dropped ->
    [0] De två har olika historik.
    [one] Filen slutar en post tidigare: den har tömts, kortats av, tagits bort eller ersatts av en äldre kopia.
   *[other] Filen slutar { $dropped } poster tidigare: den har tömts, kortats av, tagits bort eller ersatts av en äldre kopia.
} Säkerhetskopian { $backup } sparas tills du återställer den eller väljer att fortsätta utan den.
finding-taken_away = Medan appen var i gång flyttade, tog bort eller ersatte ett annat program filen med partierna. Appen har skrivit hela filen på nytt, och inget saknas. { $aside ->
    [none] Platsen var tom.
   *[other] Filen som låg där finns nu i { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Spelarna och reglerna i ett parti har gått förlorade. Det kan inte visas, men givarna finns kvar i filen.
   *[other] Spelarna och reglerna i { $dropped } partier har gått förlorade. De kan inte visas, men givarna finns kvar i filen.
}
finding-too_new = De här partierna är sparade av en nyare version av appen. Du kan läsa dem här. Uppdatera appen om du vill spara något.
finding-migrated = { $aside ->
    [none] De här partierna är sparade av en äldre version av appen. Nästa gång appen startar uppdateras de, och en kopia sparas.
   *[other] De här partierna sparades av en äldre version av appen. De har uppdaterats. Den gamla filen ligger i { $aside }.
}
finding-backup_damaged = Säkerhetskopian { $aside } är skadad. { $dropped ->
    [one] En post som fanns i den finns inte i någon annan fil.
   *[other] { $dropped } poster som fanns i den finns inte i någon annan fil.
}
finding-not_writable = Det går inte att skriva i filen med partierna. { $answer ->
    [full] Disken är full: frigör utrymme snart.
    [forbidden] Du saknar skrivrättigheter där.
    [failing] Disken håller på att gå sönder: kopiera allt du kan till en annan disk.
   *[other] Disken rapporterade ett fel.
} Partierna går att läsa, men inget kan sparas.
finding-no_locks = På den här disken går det inte att låsa filer. Öppna partierna i bara ett fönster eller program åt gången.
finding-not_compacted = Filen med partierna kunde inte rensas upp. { $answer ->
    [full] Disken är full: frigör utrymme snart.
    [forbidden] Du saknar skrivrättigheter där.
    [failing] Disken håller på att gå sönder: kopiera allt du kan till en annan disk.
   *[other] Disken rapporterade ett fel.
} Inget saknas i filen.
finding-not_kept = Den här webbläsaren sparar inget för sidan, kanske för att fönstret är privat. Du kan räkna poäng här, men partierna försvinner när du stänger sidan. Öppna appen i ett vanligt fönster, eller dela partiet innan du stänger sidan.
finding-not_backed_up = Det gick inte att göra någon säkerhetskopia när appen startade. { $answer ->
    [full] Disken är full: frigör utrymme snart.
    [forbidden] Du saknar skrivrättigheter där.
    [failing] Disken håller på att gå sönder: kopiera allt du kan till en annan disk.
   *[other] Disken rapporterade ett fel.
} Inga partier saknas.

store-busy = Partierna är redan öppna i ett annat fönster, eller så har någon annan öppnat dem på den här datorn. Stäng dem där först: { $path }
store-foreign = Filen innehåller inga partier från den här appen. Den lämnades orörd: { $path }
store-unreadable = { $answer ->
    [missing] Här finns inga partier: { $path }
    [forbidden] Du har inte behörighet att läsa partierna: { $path }
    [failing] Disken håller på att gå sönder, så partierna går inte att läsa. Kopiera allt du kan till en annan disk: { $path }
   *[other] Partierna går inte att läsa: { $path }
}
store-read_only = Inte sparat: efter ett fel går partierna bara att läsa. Öppna appen på nytt: { $path }
store-too_new = Inte sparat: partierna är sparade av en nyare version av appen. Uppdatera appen: { $path }
store-not_begun = Inga partier kan sparas här. { $answer ->
    [full] Disken är full: frigör utrymme snart.
    [forbidden] Du saknar skrivrättigheter där.
    [failing] Disken håller på att gå sönder: kopiera allt du kan till en annan disk.
   *[other] Disken rapporterade ett fel.
} { $path }
store-not_written = { $answer ->
    [full] Inte sparat: disken är full. Frigör utrymme och spara igen: { $path }
    [forbidden] Inte sparat: du saknar skrivrättigheter här: { $path }
    [failing] Inte sparat: disken håller på att gå sönder. Kopiera allt du kan till en annan disk: { $path }
    [missing] Inte sparat: mappen är borta: { $path }
   *[other] Inte sparat: disken rapporterade ett fel. Spara igen, eller öppna appen på nytt: { $path }
}
store-changed = Inte sparat: ett annat program har skrivit i filen med partierna. Öppna appen på nytt: { $path }
store-not_flushed = { $answer ->
    [full] Inte sparat: disken är full, och nu går partierna bara att läsa. Frigör utrymme och öppna appen på nytt: { $path }
    [failing] Inte sparat: disken håller på att gå sönder, och nu går partierna bara att läsa. Kopiera allt du kan till en annan disk och öppna appen på nytt: { $path }
   *[other] Inte sparat: disken rapporterade ett fel, och nu går partierna bara att läsa. Öppna appen på nytt: { $path }
}
store-empty_backup = Inget återställdes, eftersom det inte finns några partier i säkerhetskopian: { $path }
store-no_backup = Säkerhetskopian finns inte: { $path }
store-not_kept = Det här är sparat bara tills du stänger sidan, eftersom webbläsaren inte sparar något. Frigör utrymme på enheten, eller dela partiet innan du stänger sidan.
store-not_migrated = Partierna från en äldre version gick inte att uppdatera. De lämnades orörda: { $path }
store-not_backed_up = Inget återställdes, eftersom det som finns nu inte gick att säkerhetskopiera först: { $path }
store-unfit = Det här går inte att spara, eftersom det blev fel när appen läste tillbaka det. Rapportera det gärna.
store-misused = Inte sparat på grund av ett fel i appen. Rapportera det gärna.

doctor-store = { $path }: { $matches ->
    [one] 1 parti
   *[other] { $matches } partier
}, { $deals ->
    [one] 1 giv
   *[other] { $deals } givar
}, { $size } kB
doctor-healthy = Allt går att läsa.
doctor-mendable = Reparera så här: stäng appen och kör kommandot igen med --repair.
doctor-unreadable = Partiet { $match } går inte att öppna: { $what }
doctor-unreadable-evening = Klubbträffen { $name } går inte att öppna: { $what }
doctor-behind = Återställ så här: stäng appen och kör kommandot igen med --restore { $backup }
doctor-restored = Partierna är som i { $backup }. { $before ->
    [none] Det fanns inget här förut.
   *[other] Det som fanns här förut ligger i { $before }.
}
doctor-gaps = { $count ->
    [one] En ändring saknas i ett partis historik, och ingen säkerhetskopia har den.
   *[other] { $count } ändringar saknas i partiernas historik, och ingen säkerhetskopia har dem.
}
doctor-strays = { $count ->
    [one] Ett parti har givar, men spelarna saknas här och i alla säkerhetskopior.
   *[other] { $count } partier har givar, men spelarna saknas här och i alla säkerhetskopior.
}
doctor-bad-backup = Säkerhetskopian är skadad: { $path }
doctor-aside = Kvar från en tidigare reparation eller uppdatering. Du kan ta bort det: { $path }
doctor-backups = { $count ->
    [0] Det finns inga säkerhetskopior.
    [one] Det finns 1 säkerhetskopia, { $size } kB.
   *[other] Det finns { $count } säkerhetskopior, tillsammans { $size } kB.
}

cases-exported = { $folder }: { $files } filer.
package-site = { $folder }: { $files } filer, { $size } MB. Mappen kan läggas på vilken webbserver som helst. När appen har öppnats online en gång fungerar den även offline.
package-app = { $folder }: { $files } filer, { $size } MB. Kör flet build i den här mappen med den sorts app du vill ha: apk, ipa, windows, macos, linux eller web.
publish-done = { $folder }: { $files } filer, { $evenings ->
    [one] en träff
   *[other] { $evenings } träffar
}. Mappen kan läggas på vilken webbserver som helst.
package-install = Installera det som en webbplats behöver: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } är inte installerat. { package-install }
problem-other_version = { $name } { $version } är installerat, men { $wanted } behövs. { package-install }
problem-compiled_parts = { $name } har kompilerade delar och kan därför inte tas med
problem-not_compiled = Node kunde inte kompilera appens Python: { $why }
problem-unknown_files = { $name }: fillistan saknas. Installera paketet med pip
problem-no_assets = mappen med typsnitt och bilder saknas: { $folder }
problem-folder_is_file = { $folder } är en fil. Ange en ny eller tom mapp
problem-folder_not_empty = { $folder }: mappen är inte tom. Ange en ny eller tom mapp
problem-folder_refused = { $folder }: mappen går inte att skapa
problem-client_lacks_file = Flets webbklient saknar filen { $file }. { package-install }
problem-client_unknown = appen känner inte till den här versionen av Flets webbklient. { package-install }
problem-client_of_another = Flet har version { $flet }, men webbklienten har version { $client }. { package-install }

## Skicka till en liga, och sköta en

league-title = Canastaliga
league-clubs = Klubbar
league-joined = Klubb i ligan: { $club }
league-names = Medlemmarnas namn
league-sent = { $name }: { $state ->
    [shown] med i tabellen.
    [waiting] väntar på ligans ansvariga.
    [older] ligan har en senare version.
    [refused] avvisad av ligans ansvariga.
    [conflict] ligan har andra resultat för den här träffen.
    [invalid] inte godtagen.
   *[kept] framme.
}
league-again = Inget svar. Nytt försök om { $seconds } s
league-all-sent = Ligan har redan alla avslutade träffar.
league-files = { $folder }: { $count ->
    [one] en fil
   *[other] { $count } filer
} till ligan
league-overrule = Om det är dina resultat som stämmer kör du: league send --overrule
league-hint = En liga samlar resultaten från flera klubbar. Av ligans ansvariga får du adressen, klubbens beteckning i ligan och en nyckel. Resultat och placeringar skickas, aldrig enskilda givar.
league-url = Ligans adress
league-url-hint = Lämna tomt om resultaten skickas som filer.
league-club = Klubbens beteckning i ligan
league-secret = Nyckel
league-join = Gå med
league-change = Ändra adress eller nyckel
league-leave = Lämna ligan
league-leave-ask = Lämna ligan?
league-leave-hint = Ligan behåller det den redan har. Vill du först få namnen borttagna väljer du ”Ingen” och skickar en gång till.
league-due = Att skicka
league-send = Skicka
league-sending = { $count ->
    [0] Skickar…
   *[other] Skickat: { $sent } av { $count }
}
league-stop = Stoppa
league-answers = Ligans svar
league-names-of = { $who ->
    [agreed] Med samtycke
   *[nobody] Ingen
}
league-names-hint = Bara de som samtycker visas med namn. Tar någon tillbaka sitt samtycke raderar ligan namnet nästa gång du skickar.
league-replace = Ersätt ligans resultat
league-replace-ask = Ersätta ligans resultat?
league-replace-hint = Resultaten från den här enheten ersätter dem som ligan har för samma träffar.
league-key = Nyckel, visas bara den här gången: { $secret }
problem-no_id = { $id }: den beteckningen går inte att använda
problem-league_none = den här klubben är inte med i någon liga än. Använd: scorekeeper league join
problem-league_no_address = klubben gick med i ligan utan att ange någon adress. Skriv resultaten till filer: scorekeeper league sheet FOLDER
problem-league_address = { $url }: adressen till en liga börjar med https://
problem-league_sending = Något skickas just nu. Vänta, eller stoppa det först.
problem-league_unreachable = { $url } svarar inte. Försök igen senare
problem-league_key = Ligan godtar inte nyckeln för { $club }. Be ligans ansvariga om en ny
problem-league_answer = Ligan svarade med ett fel ({ $status })
problem-league_extra = installera det som en liga behöver: pip install "canasta-scorekeeper[league]"
problem-league_database = ligans databas går inte att använda: { $why }
problem-league_new_club = Klubben är ny.
problem-league_season_frozen = Säsongen är avslutad.
problem-league_day_ahead = Dagen ligger i framtiden.
problem-league_day_late = Träffen spelades för länge sedan.
problem-league_seated_twice = Någon sitter på två platser i samma rond.
problem-league_rule_set = Ligan känner inte till de här reglerna.
problem-league_total = En slutsumma är ovanligt hög.
problem-league_too_many = För många av klubbens träffar väntar redan. Skicka igen när ligans ansvariga har tittat på dem.
problem-league_same_person = Samma person? { $kept } och { $gone }
problem-league_written_ahead = Klockan i klubbens dator går före.
problem-league_club_there = ligan har redan en klubb som heter { $club }
problem-league_no_club = ligan har ingen klubb som heter { $club }
problem-league_no_member = ligan har ingen medlem med beteckningen { $uid }
problem-league_no_item = { $item } finns inte i ligan
problem-league_one_person = de två är redan samma person
problem-league_no_season = { $season }: den säsongen finns inte, eller så slutar den innan den börjar

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] För webbläsaren behövs
   *[window] För ett eget fönster behövs
} ett paket som saknas eller har fel version. Installera det så här: pip install "{ $to_install }"
launch-assets-missing = Mappen med typsnitt och bilder saknas. Appen letade i { $tried }.
launch-no-display = Ingen skärm hittades. Använd --web.
launch-no-window = Flets fönsterprogram saknas eller går inte att starta. Använd --web.
launch-window-or-server = Ett fönster behöver ingen server. Använd --desktop utan --web, --host och --port.
launch-no-host = Det finns ingen dator som heter ”{ $host }”.
launch-no-port = { $port } är ingen port. Portar går från 1 till { $last }.
launch-port-taken = Port { $port } används av ett annat program. Välj en annan med --port, eller utelämna --port för att få en ledig.
launch-not-our-address = { $host } är ingen adress på den här datorn.
launch-port-forbidden = Port { $port } kräver administratörsrättigheter. Välj en över 1023 med --port.
launch-cannot-listen = Det går inte att lyssna på { $host }, port { $port }.
visitor-host = Fel adress
visitor-host-text = Använd adressen som appen visade när den startade.
visitor-origin = Stoppad: en annan webbplats
visitor-origin-text = En annan webbsida försökte använda appen. Det får bara appens egna sidor göra.
visitor-path = Sidan finns inte
visitor-path-text = Appen har ingen sida med den adressen.
visitor-key = Den här appen är privat
visitor-key-text = Öppna appen med länken som visades när den startade. Varje länk fungerar i en enda webbläsare.
visitor-link = Länken gäller inte längre
visitor-link-text = Varje länk fungerar bara en gång och i en enda webbläsare. Starta om appen på datorn där den körs för att få en ny.
visitor-welcome = Välkommen
visitor-welcome-text = Appen öppnas nu.
visitor-open = Öppna appen
visitor-connection-lost = Ingen anslutning
visitor-connection-since = { $shows ->
    [clock] Poäng och klocka från kl. { $time }. Försöker igen.
   *[scores] Poäng från kl. { $time }. Försöker igen.
}
visitor-broken = Något gick fel. Det som är sparat finns kvar. Ladda om sidan.

## Club: server

launch-no-certificate = Certifikatet eller dess nyckel går inte att läsa: { $file }.
launch-bad-certificate = Certifikatet och nyckeln hör inte ihop: { $cert }.
launch-key-without-certificate = En nyckel kräver ett certifikat. Ange både --cert och --key.
launch-bad-url = { $url } är ingen adress. Ange en adress som https://club.example.org.
launch-two-certificates = Använd antingen --https eller --cert. Med --https skapar appen ett eget certifikat.
launch-copy-is-folder = { $file } är en mapp. Ange filen som kopian ska sparas i.
launch-copy-has-no-folder = Mappen { $folder } för kopian finns inte.
serve-here = Tävlingsledare, på den här datorn: { $link }
serve-pin = Tävlingsledare, på en annan dator: { $address } med PIN-koden { $pin }
serve-plain = Utan --https kan alla på det här nätet läsa vad mobilerna skickar, även PIN-koden.
serve-https = Mobilerna varnar för den här servern tills de litar på dess certifikat. Öppna { $address } på mobilen för att slippa varningen
serve-not-copied = Kopian av träffen går inte att skriva till { $file }. Träffen fortsätter, och appen försöker igen med några sekunders mellanrum.
serve-copied-again = Kopian av träffen är aktuell igen: { $file }
visitor-stranger = Skanna koden på bordskortet
visitor-stranger-text = Den här mobilen hör inte till något bord. Skanna koden på bordskortet igen, eller be tävlingsledaren om ett nytt kort.
visitor-lost-table = Letar efter ditt bord …
visitor-lost-table-text = Om träffen håller på att flyttas till en annan dator är det bara att vänta. Sidan försöker igen av sig själv. Skanna annars koden på bordskortet en gång till.
visitor-elsewhere = Inte från den här enheten
visitor-elsewhere-text = Träffen leds från datorn där appen körs, eller från en annan dator med PIN-koden, om det är tillåtet.
visitor-full = För många mobiler anslutna
visitor-full-text = Det finns inte plats för fler mobiler just nu. Stäng appen på en mobil som inte behövs. Sidan försöker igen av sig själv.
visitor-join = Ditt bord
visitor-join-text = Ett ögonblick. Om det inte går att skanna koden kan du skriva bokstäverna på kortet.
visitor-join-label = Bokstäverna på kortet
visitor-join-button = Till bordet
visitor-join-unknown = Koden gäller inte än eller har slutat gälla. Sidan försöker igen av sig själv. Om inget händer ber du tävlingsledaren om ett nytt kort.
visitor-join-organiser = Den här webbläsaren är tävlingsledarens. Öppna länken på en mobil, i en annan webbläsare eller i ett privat fönster.
visitor-join-not-saved = Tävlingsledarens dator kan inte spara något just nu. Säg till tävlingsledaren.
visitor-pin = Tävlingsledare
visitor-pin-text = PIN-koden visas där appen startades.
visitor-pin-label = PIN-kod
visitor-pin-button = Led träffen
visitor-pin-wrong = Fel PIN-kod.
visitor-director = Funktionär
visitor-director-text = Skriv PIN-koden från inbjudan, eller öppna länken i den. Tävlingsledaren har båda.
visitor-director-label = PIN-kod
visitor-director-button = Logga in
visitor-director-unknown = Fel PIN-kod, eller så är inbjudan redan använd eller för gammal. Be tävlingsledaren om en ny.
visitor-director-inside = Träffen leds redan från den här webbläsaren. Öppna inbjudan i en annan webbläsare eller i ett privat fönster.
visitor-knock-failed = Appen svarar inte. Kontrollera att mobilen är på klubbens nät och försök igen.
visitor-knock-often = För många försök. Vänta en minut och försök igen.
visitor-knock-long = Det du skrev är för långt. Kontrollera det.
visitor-no-script = Sidan behöver JavaScript.
visitor-certificate = Lita på klubbens server
visitor-certificate-text = Datorn har inget offentligt certifikat, och därför varnar mobilen. Anslutningen är ändå krypterad. Varningen försvinner om du installerar klubbens certifikat. Det gäller bara för den här datorn och privata nät.
visitor-certificate-get = Ladda ner certifikatet
visitor-certificate-iphone = En iPhone eller iPad behöver certifikatet. När det är hämtat går du till Inställningar → Profil hämtad → Installera. Gå sedan till Inställningar → Allmänt → Om → Inställningar för betrodda certifikat och slå på ”Canasta Scorekeeper”.
visitor-certificate-android = En Android-mobil klarar sig utan. Gå vidare trots varningen (Avancerat → Fortsätt). Vill du slippa varningen söker du i Inställningar efter ”CA-certifikat” och väljer den hämtade filen.
visitor-certificate-after = Skanna sedan koden på bordskortet igen. Efter träffen kan certifikatet tas bort på samma ställe.
visitor-certificate-check = SHA-256-fingeravtryck: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Bord
tab-meld = Mäla
tab-matches = Partier
tab-club = Klubb
tab-more = Mer
broken-part = Den här delen går inte att visa. Gå tillbaka och öppna den igen.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = I dag
days-yesterday = I går
day-and-time = { $day } kl. { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } tim { $minutes } min

points-for-side = { $points } till { $side }
points-from-to = { $before } → { $after }
change-start = Partiet började
change-record = { $points ->
    [none] Giv { $number } sparad
   *[other] Giv { $number } sparad: { $points }
}
change-amend = { $points ->
    [none] Giv { $number } ändrad: samma poäng som förut
   *[other] Giv { $number } ändrad: { $points }
}
change-insert = { $points ->
    [none] Giv { $number } tillagd
   *[other] Giv { $number } tillagd: { $points }
}
change-drop = { $points ->
    [none] Giv { $number } borttagen
   *[other] Giv { $number } borttagen: { $points }
}
change-set_up = { $parts ->
    [none] Inställningarna sparade utan ändring
   *[other] Inställningarna ändrade: { $parts }
}
change-end = { $by ->
    [agreement] Avslutat efter överenskommelse
    [time] Avslutat: tiden var ute
    [walkover] Avslutat: ett lag gav upp
   *[other] Partiet avslutat
}
change-resume = Partiet fortsätter
change-undo = { $points ->
    [none] Ångrat: { $what }
   *[other] Ångrat: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Gjort om: { $what }
   *[other] Gjort om: { $what } ({ $points })
}
change-what-start = partiets början
change-what-record = giv { $number }
change-what-amend = ändringen av giv { $number }
change-what-insert = tillägget av giv { $number }
change-what-drop = borttagningen av giv { $number }
change-what-set_up = ändringen av inställningarna
change-what-end = partiets slut
change-what-resume = partiets fortsättning
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = en förlorad ändring
change-what-redo = en förlorad ändring
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Ångra: { $what }
redo-what = Gör om: { $what }
set-up-part-ruleset = regelverk
set-up-part-house_rules = husregler
set-up-part-sides = namn
set-up-part-seats = platser
set-up-part-first_dealer = första givare
set-up-part-direction = spelriktning
set-up-part-opening_scores = startpoäng

## Rules: sections of a rule book

rules-section-players = Spelare och lag
rules-section-cards = Kort och giv
rules-section-melds = Mälningar
rules-section-initial = Öppning
rules-section-canastas = Canastor
rules-section-threes = Treor
rules-section-out = Utgång
rules-section-extras = Straff och specialhänder
rules-section-end = Partiets slut
rules-section-table = Vid bordet

## Rules: what each value is about, by its dotted path

rule-players = Spelare
rule-sides = Lag
rule-sides-count = Antal lag
rule-sides-size = Spelare per lag
rule-sides-kind = Hur man spelar ihop
rule-lone_hand = En mot de andra
rule-lone_hand-partners_receive = Varje partner får
rule-lone_hand-halves = Hälften av ett udda tal
rule-lone_hand-foot_size = Kort i foten för den som spelar ensam
rule-by_players = Efter antal spelare
rule-by_players-some = Med { $players } spelare: { $what }
rule-decks = Kortlekar
rule-jokers = Jokrar
rule-total_cards = Kort totalt
rule-hand_size = Kort per spelare
rule-foot_size = Kort i foten
rule-stock_draw = Kort man drar per tur
rule-dealing = Giv
rule-dealing-direction = Spelriktning
rule-dealing-first_dealer = Första givare
rule-dealing-next_dealer = Nästa givare
rule-dealing-first_player = Vem som börjar
rule-dealing-cutter = Vem som kuperar
rule-partner_question = Fråga sin partner
rule-partner_question-going_out = Fråga partnern innan man går ut
rule-partner_question-acaba = Fråga partnern innan man säger acaba
rule-card_values = Kortens värden
rule-card_values-some = Kortvärde: { $card }
rule-meld_rules = Mälningar
rule-meld_rules-min_cards = Minsta antal kort i en mälning
rule-meld_rules-min_naturals = Minsta antal naturliga kort i en mälning
rule-meld_rules-max_wilds = Högsta antal vilda kort i en mälning
rule-meld_rules-wild_vs_natural = Vilda kort jämfört med naturliga
rule-meld_rules-max_cards = Högsta antal kort i en mälning
rule-meld_rules-max_cards_waived_when_going_out = Längre mälningar tillåtna när man går ut
rule-meld_rules-pure_wild = Mälningar av bara vilda kort
rule-meld_rules-pure_wild_max = Högsta antal kort i en mälning av vilda kort
rule-meld_rules-sequences = Sviter i samma färg
rule-meld_rules-sequence_min = Minsta antal kort i en svit
rule-meld_rules-sequence_max = Högsta antal kort i en svit
rule-meld_rules-sequence_low = Lägsta kortet i en svit
rule-meld_rules-sequence_high = Högsta kortet i en svit
rule-meld_rules-sequence_aces = Högsta antal ess i en svit
rule-meld_rules-sequence_wilds = Högsta antal vilda kort i en svit
rule-meld_rules-one_meld_per_rank = Bara en mälning per valör och lag
rule-meld_rules-no_wild_ranks = Valörer som mäls utan vilda kort
rule-meld_rules-aces_wild_only_in_initial_meld = Vilda kort till ess bara i öppningen
rule-meld_rules-rule_of_five = Efter öppningen kräver vilda kort fem naturliga
rule-meld_rules-twos_meldable = Mälningar av tvåor
rule-meld_rules-wild_meld_first = Vilda kort läggs först på en ofärdig mälning av vilda kort
rule-meld_rules-sequence_canastas = Långa sviter räknas som
rule-meld_rules-groups = Grupper av samma valör
rule-meld_rules-group_ranks = Valörer som får mälas som grupper
rule-meld_rules-group_canastas = Långa grupper är canastor
rule-canasta_min_cards = Minsta antal kort i en { canasta-name }
rule-canasta_bonus = Bonusar för canastor
rule-canasta_bonus-natural = Äkta { canasta-name }
rule-canasta_bonus-mixed = Oäkta { canasta-name }
rule-canasta_bonus-wild = Vild canasta
rule-canasta_bonus-wild_all_twos = Vild canasta, bara tvåor
rule-canasta_bonus-wild_four_jokers = Vild canasta med fyra jokrar
rule-canasta_bonus-sequence = Svitcanasta
rule-canasta_bonus-sevens = Canasta av sjuor
rule-canasta_bonus-fives = Canasta av femmor
rule-canasta_bonus-aces = Canasta av ess
rule-canasta_bonus-twos_natural = Äkta canasta av tvåor
rule-canasta_bonus-twos_mixed = Oäkta canasta av tvåor
rule-canasta_bonus-sevens_mixed = Oäkta canasta av sjuor
rule-canasta_bonus-aces_mixed = Oäkta canasta av ess
rule-canasta_bonus-semi_natural = Halväkta { canasta-name }
rule-canasta_bonus-suit_ace_to_ace = Canasta från ess till ess
rule-canasta_bonus-suit_whole = Canasta av en hel färg
rule-canasta_bonus-suit_mixed = Oäkta canasta av en hel färg
rule-canasta_bonus-rank_whole = Canasta av åtta lika kort
rule-canasta_bonus-rank_mixed = Oäkta canasta av åtta lika kort
rule-concealed_canasta = Canasta direkt från hand
rule-concealed_canasta-mode = Canasta direkt från hand
rule-concealed_canasta-amount = Bonus för en canasta direkt från hand
rule-trump_multiplier = Bonus för en svit i trumffärgen
rule-extra_canasta_bonuses = Bonusar för flera canastor
rule-bonuses_when_out = Bonusar bara för laget som går ut
rule-canasta_cards_count = Korten i canastor räknas också
rule-red_three_values = Värdet av 1, 2, 3 … röda treor
rule-red_three_sign = Plus eller minus för röda treor
rule-red_three_sign-measure = Vad som avgör plus eller minus för röda treor
rule-red_three_sign-steps = Plus eller minus för röda treor
rule-red_three_all_four_without_meld = Alla fyra röda treor utan mälning
rule-red_three_in_hand = En röd trea kvar på hand
rule-red_three_in_hand-mode = En röd trea kvar på hand
rule-red_three_in_hand-points = Avdrag för en röd trea på hand
rule-black_three = Svarta treor
rule-black_three-role = Svarta treor
rule-black_three-meld_when = När svarta treor får mälas
rule-black_three-meld_sizes = Svarta treor i en mälning
rule-black_three-meld_sizes-min = Minsta antal svarta treor i en mälning
rule-black_three-meld_sizes-max = Högsta antal svarta treor i en mälning
rule-black_three-meld_wilds = Vilda kort till svarta treor
rule-black_three-in_hand = Avdrag för en svart trea på hand
rule-black_three-in_hand_mode = En svart trea kvar på hand
rule-black_three-tabled_values = Värdet av 1, 2, 3 … svarta treor på bordet
rule-black_three-captured_values = Värdet av 1, 2, 3 … svarta treor ur högen
rule-initial_meld = Öppningskrav
rule-initial_meld-by = Öppningskravet beror på
rule-initial_meld-bands = Öppningskrav
rule-initial_meld_exceptions = Undantag vid öppning
rule-initial_meld_exceptions-canasta_always_suffices = En hel canasta räcker alltid
rule-initial_meld_exceptions-top_discard_counts = Högens översta kort räknas
rule-initial_meld_exceptions-naturals_only = Bara naturliga kort
rule-initial_meld_exceptions-clean_triple_required = Tre naturliga kort av samma valör krävs
rule-initial_meld_exceptions-mixed_canasta_allowed = En oäkta canasta får vara med i öppningen
rule-initial_meld_exceptions-last_row_again = Öppningskrav på sista raden, i senare givar
rule-initial_meld_exceptions-pile_allowed = Högen får tas för att öppna
rule-initial_meld_exceptions-pile_frozen = Högen är fryst tills laget har öppnat: det krävs ett naturligt par för att ta den
rule-initial_meld_exceptions-concealed_out_exempt = Öppningskravet gäller även dold utgång
rule-initial_meld_exceptions-bonuses_count = Bonus räknas in i öppningen
rule-initial_meld_exceptions-red_threes_count = Röda treor räknas in i öppningen
rule-go_out_bonus = Bonus för att gå ut
rule-concealed_go_out_extra = Extra för dold utgång
rule-exact_pickup_bonus = Bonus för att ta exakt rätt antal
rule-go_out_requirement = Krav för att gå ut
rule-go_out_requirement-canastas = Canastor som krävs för att gå ut
rule-go_out_requirement-natural = Äkta canastor som krävs för att gå ut
rule-go_out_requirement-mixed = Oäkta canastor som krävs för att gå ut
rule-go_out_requirement-sequence = Sviter som krävs för att gå ut
rule-go_out_requirement-wild = Vilda canastor som krävs för att gå ut
rule-go_out_requirement-sevens = Canastor av sjuor som krävs för att gå ut
rule-go_out_requirement-fives = Canastor av femmor som krävs för att gå ut
rule-go_out_requirement-exclude = Canastor som inte räknas när man går ut
rule-go_out_requirement-no_short_melds_of = Ofärdiga mälningar som hindrar att man går ut
rule-go_out_discard_required = Sista kortet måste sakas när man går ut
rule-hand_cards = Kort kvar på hand
rule-penalties = Straff
rule-penalties-incomplete_sevens = Ofärdiga sjuor
rule-penalties-incomplete_aces = Ofärdiga ess
rule-penalties-incomplete_wild = Ofärdig vild canasta
rule-penalties-held_sevens_3plus = Tre eller fler sjuor kvar på hand
rule-penalties-held_aces_3plus = Tre eller fler ess kvar på hand
rule-penalties-short_sequence = Ofärdiga sviter
rule-penalties-short_sequence-max_len = Högsta antal kort i en ofärdig svit
rule-penalties-short_sequence-points = Avdrag för en ofärdig svit
rule-penalties-incomplete_wild_with_four_jokers = Ofärdig vild canasta med fyra jokrar
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = När en { foot-name } som inte tagits kostar poäng
rule-melded_cards_negative_without_canasta = Utan canasta räknas korten på bordet som minus
rule-special_hands = Specialhänder
rule-special_hands_mode = Hur en specialhand räknas
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: till varje motståndarlag
rule-acaba-caller = Acaba: till laget som säger det
rule-seven_canastas_auto_win = Vinst på canastor
rule-seven_canastas_auto_win-enabled = Vinst på canastor
rule-seven_canastas_auto_win-count = Canastor som vinner partiet
rule-seven_canastas_auto_win-points = Poäng för canastor som ger vunnet parti
rule-seven_canastas_auto_win-mode = Poängen för canastor som ger vunnet parti
rule-target = Mål
rule-match_hands = Givar per parti
rule-match_winner = Vem som vinner
rule-tie = Lika i topp
rule-later_phase = Andra fasen
rule-later_phase-from_score = Poäng som startar andra fasen
rule-later_phase-values = Annorlunda i andra fasen
rule-stock_exhaustion = När talongen är slut
rule-table_rules = Vid bordet
rule-table_rules-pile_onto_canasta = Högen får tas till en färdig canasta
rule-table_rules-pile_needs = Kort som krävs för att ta en hög som inte är fryst
rule-table_rules-pile_cards = Antal kort som tas ur högen
rule-table_rules-jokers_discardable = Jokrar får sakas
rule-table_rules-first_pile = Hur högen börjar
rule-table_rules-stock_out = Hur länge given fortsätter utan talong
rule-table_rules-red_threes_replaced = En dragen röd trea ersätts
rule-table_rules-foot_taken = När foten tas upp
rule-table_rules-counts_books = Protokoll med canastor och kort
rule-table_rules-without_canasta_last_card = Sista kortet för ett lag utan canasta

## Rules: values

value-yes = ja
value-no = nej
value-none = inga
value-absent = spelas inte
value-points = { $number ->
    [0] inget
   *[other] { $number }
}
value-or = { $first } eller { $last }
value-and = { $first } och { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = med partner
value-sides-kind-individual = var och en för sig
value-sides-kind-lone_hand = en mot de andra
value-lone_hand-partners_receive-whole = alla partnernas poäng
value-lone_hand-partners_receive-half = hälften av partnernas poäng
value-lone_hand-halves-up = avrundad uppåt, även under noll
value-lone_hand-halves-toward_zero = avrundad mot noll
value-later_phase = efter den giv då någon först når { $points }: { $what }
value-by_players-same = som ovan
value-by_players-line = { $players } spelare: { $what }
value-foot_size = { $number ->
    [0] ingen fot
   *[other] { $number }
}
value-dealing-direction-clockwise = medurs
value-dealing-direction-counterclockwise = moturs
value-dealing-first_dealer-any_method = utses på valfritt sätt
value-dealing-first_dealer-by_lot = utses genom lottning
value-dealing-next_dealer-next_in_direction = nästa i spelriktningen
value-dealing-first_player-next_after_dealer = spelaren efter givaren
value-dealing-cutter-before_dealer = spelaren före givaren
value-partner_question-going_out-none = man frågar inte
value-partner_question-going_out-may_ask_binding = tillåtet, och svaret är bindande
value-partner_question-going_out-must_ask = obligatoriskt
value-partner_question-acaba-none = man frågar inte
value-partner_question-acaba-may_ask_binding = tillåtet, och svaret är bindande
value-partner_question-acaba-must_ask = obligatoriskt
value-meld_rules-max_wilds-absent = ingen gräns
value-meld_rules-max_cards-absent = ingen gräns
value-meld_rules-group_ranks-any = alla valörer
value-meld_rules-sequence_canastas-own = en egen sorts canastor
value-meld_rules-sequence_canastas-as_groups = äkta eller oäkta canastor, som grupper
value-meld_rules-wild_vs_natural-any = ingen ytterligare gräns
value-meld_rules-wild_vs_natural-le = aldrig fler än de naturliga
value-meld_rules-wild_vs_natural-lt = alltid färre än de naturliga
value-canasta_bonus-wild-absent = spelas inte
value-canasta_bonus-wild_all_twos-absent = ingen egen bonus
value-canasta_bonus-wild_four_jokers-absent = ingen egen bonus
value-canasta_bonus-sequence-absent = spelas inte
value-canasta_bonus-sevens-absent = ingen egen bonus
value-canasta_bonus-aces-absent = ingen egen bonus
value-canasta_bonus-twos_natural-absent = spelas inte
value-canasta_bonus-twos_mixed-absent = spelas inte
value-canasta_bonus-sevens_mixed-absent = ingen egen bonus
value-canasta_bonus-aces_mixed-absent = ingen egen bonus
value-canasta_bonus-semi_natural-absent = spelas inte
value-canasta_bonus-suit_ace_to_ace-absent = spelas inte
value-canasta_bonus-suit_whole-absent = spelas inte
value-canasta_bonus-suit_mixed-absent = spelas inte
value-canasta_bonus-rank_whole-absent = spelas inte
value-canasta_bonus-rank_mixed-absent = spelas inte
value-trump_multiplier = { $number ->
    [1] ingen trumffärg
   *[other] bonus × { $number }
}
value-concealed_canasta-mode-none = ingen bonus
value-concealed_canasta-mode-add = extra poäng
value-concealed_canasta-mode-multiply = bonusen multipliceras
value-concealed_canasta-none = ingen bonus
value-concealed_canasta-add = { $amount } extra
value-concealed_canasta-multiply = bonus × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exakt { $count } { $type }
value-extra_canasta_bonuses-least = minst { $count } { $type }
value-red_three_values-never = läggs aldrig ut
value-red_three_sign-measure-opened = om laget har öppnat
value-red_three_sign-measure-canastas = lagets antal canastor
value-red_three_sign-measure-natural = lagets antal äkta canastor
value-red_three_sign-measure-sevens = lagets antal canastor av sjuor
value-red_three_sign-opened = { $least ->
    [0] inte öppnat
   *[other] öppnat
}
value-red_three_sign-canastas-none = ingen canasta
value-red_three_sign-canastas-exactly = { $least ->
    [one] exakt en canasta
   *[other] exakt { $least } canastor
}
value-red_three_sign-canastas-most = { $most ->
    [one] högst en canasta
   *[other] högst { $most } canastor
}
value-red_three_sign-canastas-least = { $least ->
    [one] minst en canasta
   *[other] minst { $least } canastor
}
value-red_three_sign-canastas-between = { $least }–{ $most } canastor
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = från { $least }
value-red_three_sign-minus = minus
value-red_three_sign-zero = räknas inte
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = inget eget värde
value-red_three_in_hand-mode-penalty = ger avdrag
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = räknas som utlagd så länge laget saknar canasta
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = spärrar högen
value-black_three-role-discard_only = kan bara sakas
value-black_three-role-tabled_bonus = läggs ut för bonus
value-black_three-role-removed_from_pile = går ur spelet när högen tas
value-black_three-role-ordinary = är kort som alla andra
value-black_three-meld_when-never = aldrig
value-black_three-meld_when-going_out = bara när man går ut
value-black_three-meld_when-any = när som helst
value-black_three-meld_sizes-max-absent = ingen gräns
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = ger avdrag
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = räknas som utlagd så länge laget saknar canasta
value-black_three-tabled_values-absent = läggs inte ut
value-black_three-captured_values-absent = inga poäng
value-initial_meld-by-score = lagets poäng
value-initial_meld-by-hand_number = givens nummer
value-band-below = under { $next }
value-band-between = { $from }–{ $to }
value-band-above = { $from } eller mer
value-band-all = oavsett poäng
value-band-deal = giv { $deal }
value-band-last-deal = giv { $deal } och senare
value-initial_meld_exceptions-concealed_out_exempt-never = ja
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = bara om man tog högen
value-initial_meld_exceptions-concealed_out_exempt-always = nej
value-initial_meld_exceptions-last_row_again-none = som i den första
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = dras av, för alla i laget
value-hand_cards-every_card_of_hand_and_foot = dras av, både på hand och i foten
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = alltid
value-penalties-foot_untaken_when-another_side_took = bara om ett annat lag har tagit sin fot
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = inget
value-penalties-short_sequence = { $points } för varje svit med högst { $cards } kort
value-penalties-incomplete_wild_with_four_jokers-absent = som andra ofärdiga vilda canastor
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } och vunnet parti
value-special_hands_mode-replace = i stället för allt annat
value-special_hands_mode-add = utöver allt annat
value-acaba-no = spelas inte
value-acaba-yes = { $opponents } per motståndarlag, { $caller } till laget som säger det
value-seven_canastas_auto_win-no = nej
value-seven_canastas_auto_win-yes = { $count } canastor i en giv: { $points } och vunnet parti
value-seven_canastas_auto_win-instead = { $count } canastor i en giv: vunnet parti och { $points } i stället för givens poäng
value-seven_canastas_auto_win-mode-add = läggs till givens poäng
value-seven_canastas_auto_win-mode-replace = ersätter givens poäng
value-target-absent = inget: partiet har ett bestämt antal givar
value-match_hands-absent = så många som behövs
value-match_winner-highest_at_target = flest poäng när ett lag har nått målet
value-match_winner-highest_after_last_deal = flest poäng efter sista given
value-tie-play_another_hand = en giv till
value-tie-drawn_game = oavgjort
value-stock_exhaustion-no_going_out_bonus = ingen får bonus för att gå ut
value-stock_exhaustion-last_draw_finishes_turn = den som drog sista kortet spelar klart sin tur
value-table_rules-pile_needs-any = ett naturligt par, eller ett naturligt kort och ett vilt
value-table_rules-pile_needs-no_wild = bara naturliga kort
value-table_rules-pile_needs-natural_pair = ett naturligt par
value-table_rules-pile_needs-nothing = ingenting
value-table_rules-pile_needs-top_card = översta kortet, mält genast
value-table_rules-pile_needs-any_of_pile = ett av högens kort, som mäls genast
value-table_rules-pile_cards-all = alla
value-table_rules-first_pile-one_card = med ett kort
value-table_rules-first_pile-upcard_value = med ett kort och så många till som det är värt
value-table_rules-first_pile-no_card = tom
value-table_rules-stock_out-until_pile_refused = så länge högen kan tas
value-table_rules-stock_out-after_last_draw = tills den som drog sista kortet har spelat klart
value-table_rules-stock_out-pile_becomes_stock = högen vänds och blir talong
value-table_rules-stock_out-foot_becomes_stock = en fot som ingen tagit blir talong
value-table_rules-foot_taken-after_hand = när handen är slut
value-table_rules-foot_taken-by_side = en per lag, till den spelare som först får slut på kort
value-table_rules-foot_taken-after_first_canasta = efter den egna första canastan
value-table_rules-without_canasta_last_card-may_be_kept = får behållas
value-table_rules-without_canasta_last_card-must_discard = måste sparas för att sakas

rule-type-any = canastor
rule-type-natural = äkta
rule-type-mixed = oäkta
rule-type-wild = vilda
rule-type-wild_all_twos = vilda av tvåor
rule-type-wild_four_jokers = vilda med fyra jokrar
rule-type-sequence = sviter
rule-type-sevens = sjuor
rule-type-fives = femmor
rule-type-aces = ess
rule-type-twos_natural = äkta tvåor
rule-type-twos_mixed = oäkta tvåor
rule-type-sevens_mixed = oäkta sjuor
rule-type-aces_mixed = oäkta ess
rule-type-semi_natural = halväkta
rule-type-suit_ace_to_ace = ess till ess
rule-type-suit_whole = hel färg
rule-type-suit_mixed = hel färg, oäkta
rule-type-rank_whole = åtta lika
rule-type-rank_mixed = åtta lika, oäkta

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = ess
rule-card-K = kung
rule-card-Q = dam
rule-card-J = knekt
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = svart 3

rule-hand-straight = stege
rule-hand-pairs = par
rule-hand-pairs_no_wilds = par utan vilda kort
rule-hand-pairs_twos_sevens_aces = par av tvåor, sjuor och ess
rule-hand-garbage = skräphand
rule-hand-wild_pairs = vilda par
rule-hand-miami_pairs = Miamipar
rule-hand-zip_code = zip code
rule-hand-blast_off = blast off
rule-hand-triples = trissar
rule-hand-quads = fyrtal
rule-hand-dream_hand_plus_4 = drömhand plus fyra
rule-hand-dream_hand_plus_5 = drömhand plus fem

## Rules: where a value comes from

standing-document = våra källor
standing-outside = andra böcker
standing-disputed = omtvistat
standing-inherited = ärvt
standing-proposed = förslag
standing-document-why = Står i våra källor.
standing-outside-why = Finns inte i våra källor men i andra regelböcker.
standing-disputed-why = Källorna är oense.
standing-inherited-why = Samma som { $from }.
standing-proposed-why = Vi hittade ingen källa. Det här är ett förslag, så kom överens innan ni spelar.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Wikipedia på afrikaans
    [dutch-wikipedia] Canasta, nederländska Wikipedia
    [spruce-dutch] Canasta på The Spruce, maskinöversatt till nederländska
    [english-wikipedia-german] Canasta, engelska Wikipedia, maskinöversatt till tyska
    [italian-house-rules] Come si gioca a Canasta?, regler från ett italienskt bord
    [italian-encyclopedia] Canasta, en italiensk encyklopedi
    [none] Ingen källa, bara ett förslag
    [table] Överenskommet vid bordet
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: ”{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (enligt { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Klassisk
    [modern_american] Modern amerikansk
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Andra spel
}
rule-set-facts = { $players } spelare, { $packs ->
    [one] en kortlek
   *[other] { $packs } kortlekar
}, { $cards } kort var, { $end }
rule-set-end-target = till { $target }
rule-set-end-deals = { $deals ->
    [one] en giv
   *[other] { $deals } givar
}
rule-set-name-classic_4p = Klassisk
rule-set-name-classic_2p = Klassisk för två
rule-set-name-classic_3p = Klassisk för tre
rule-set-name-classic_6p = Klassisk för sex spelare
rule-set-name-dutch_house = Nederländska husregler
rule-set-name-spruce = The Spruces regler
rule-set-name-italian_house = Italienska husregler
rule-set-name-british = Brittisk
rule-set-name-uruguayan = Uruguaysk
rule-set-name-uruguay_wild = Uruguay med vilda canastor
rule-set-name-spanish = Spansk
rule-set-name-kanasta = Kanasta
rule-set-name-cuban = Kubansk
rule-set-name-cutthroat_3p = En mot två
rule-set-name-six_hand_three_pack = Tre kortlekar, sex spelare
rule-set-name-modern_american_cla = Modern amerikansk
rule-set-name-modern_american = Modern amerikansk (Wikipedia)
rule-set-name-samba = Samba
rule-set-name-burraco = Burraco
rule-set-name-burraco_3p = Burraco för tre
rule-set-name-buraco = Buraco
rule-set-name-burraco_international = Burraco Internazionale
rule-set-name-buraco_closed = Sluten buraco
rule-set-name-burako = Burako
rule-set-name-tranca = Tranca
rule-set-name-biriba = Biriba
rule-set-name-bolivian = Boliviansk
rule-set-name-brazilian = Brasiliansk
rule-set-name-chilean = Chilensk
rule-set-name-italian_samba = Italiensk samba
rule-set-name-hand_and_foot_us = Hand & Foot
rule-set-name-hand_and_foot = Hand & Foot (Wikipedia)
rule-set-name-hand_and_foot_solo = Hand & Foot utan partner
rule-set-name-hand_knee_and_foot = Hand, Knee & Foot
rule-set-name-pennies_from_heaven = Pennies from Heaven
rule-set-name-boat = Boat
rule-set-special-classic_4p = Spelet som de flesta kan: två par samlar kort av samma valör, och sju av dem är en canasta.
rule-set-special-classic_2p = Man drar två kort per tur och måste ha två canastor för att gå ut.
rule-set-special-classic_3p = Alla spelar var för sig, får tretton kort och drar ett kort per tur.
rule-set-special-classic_6p = Tre mot tre med tre kortlekar. Fem och sex röda treor ger extra bonus.
rule-set-special-dutch_house = En canasta direkt från hand ger dubbel bonus. En glömd röd trea kostar 500.
rule-set-special-spruce = Aldrig fler vilda kort än naturliga. En canasta direkt från hand ger 100 extra.
rule-set-special-italian_house = Femton kort var, öppningskrav upp till 180 och 500 för fyra röda treor. Sista kortet måste sakas.
rule-set-special-british = Den som ligger under får säga ”acaba”. Då är given slut, och motståndarna får 1 500.
rule-set-special-uruguayan = Den klassiska canastan, uppkallad efter landet där den först spelades.
rule-set-special-uruguay_wild = Tre eller fler vilda kort är en mälning. Sju är en canasta, värd 2 000.
rule-set-special-spanish = Som i spanska regelböcker: 2 000 för sju vilda kort och bonus för fem och sju canastor och för fyra svarta treor.
rule-set-special-kanasta = Spelas i Tjeckien och Slovakien, till 10 000. En äkta canasta ger 600, en av vilda kort 1 000.
rule-set-special-cuban = Vilda canastor ger 2 000 till 4 000. En canasta har exakt sju kort.
rule-set-special-cutthroat_3p = Den som först tar högen spelar given ensam mot de två andra.
rule-set-special-six_hand_three_pack = Sex spelare med tretton kort var. Det krävs två canastor för att gå ut, och öppningskravet stiger till 150.
rule-set-special-modern_american_cla = Ligans regler, med öppningskrav på 125, 155 och 180, två canastor för att gå ut och elva specialhänder.
rule-set-special-modern_american = Canastor av sjuor, ess och vilda kort, röda och svarta treor samt specialhänder.
rule-set-special-samba = Även sviter i samma färg. Sju kort i rad är en samba, värd 1 500.
rule-set-special-burraco = Sviter och grupper. Sju kort är en burraco: äkta, halväkta eller oäkta. Varje lag har en pozzetto.
rule-set-special-burraco_3p = Den som först får slut på kort spelar given ensam. De två andra delar sina poäng. Senare spelar alla var för sig.
rule-set-special-buraco = Brasiliens öppna spel: bara sviter, fri hög och 1 000 för en svit från ess till ess. Man måste ha en äkta canasta för att gå ut.
rule-set-special-burraco_international = FIBUR:s turneringsspel: grupper bara av ess och treor, ingen halväkta burraco. Man måste ha en äkta burraco för att gå ut.
rule-set-special-buraco_closed = Brasiliens slutna spel: naturliga grupper är inte canastor, man tar högen genom att mäla dess översta kort, och från 1 500 poäng är öppningskravet 75.
rule-set-special-burako = Argentinas spel med brickor och två jokrar. En äkta canasta ger 200, en oäkta 100. Båda räcker för att gå ut. Man spelar till 3 000.
rule-set-special-tranca = Brasiliens spel utan jokrar. Svarta treor spärrar högen. Röda kostar 100 var för ett lag utan canasta.
rule-set-special-biriba = Som i Grekland: sviter och grupper om sju kort, äkta eller oäkta. Sviter i trumf räknas dubbelt. Man spelar till 3 030.
rule-set-special-bolivian = Samba med vilda canastor, värda 2 500. Man måste ha en svit för att gå ut.
rule-set-special-brazilian = Vid 7 000 och från 9 000 poäng måste man öppna med en canasta. En ofärdig svit kostar 1 000.
rule-set-special-chilean = Både sambor och bolivior. I övrigt finns få regler publicerade.
rule-set-special-italian_samba = Canastor av tvåor och bonus för fem och för tio canastor. Högen är alltid fryst.
rule-set-special-hand_and_foot_us = Som i USA, med fyra givar. Det krävs två äkta och två oäkta canastor för att gå ut. Den som tar exakt 22 kort får 100.
rule-set-special-hand_and_foot = Var och en får elva kort på hand och elva i foten. Öppningskravet stiger för varje giv.
rule-set-special-hand_and_foot_solo = Alla spelar var för sig. Det krävs en äkta och två oäkta canastor för att gå ut.
rule-set-special-hand_knee_and_foot = Sex kortlekar. Var och en får en hand, ett knä och en fot. För att gå ut krävs fem canastor: en av sjuor, en av femmor, en vild, en äkta och en oäkta.
rule-set-special-pennies_from_heaven = Sex spelare med fyra kortlekar. Var och en har en andra hand med elva kort. För att gå ut krävs en canasta av varje slag, även en av sjuor.
rule-set-special-boat = Vi hittade inga publicerade regler. Spelas som Klassisk tills du ändrar.

## Rules: notes for players, whose English is in the rule files

rule-note-foot-biribaki = Det finns två biribaki med elva kort, en för varje lag. Ingen får ta den första förrän ett lag har en biriba.
rule-note-foot-pozzetto = Det finns två pozzetti med elva kort, en för varje lag. Den spelare i laget som först får slut på kort tar lagets pozzetto.
rule-note-foot-morto = Det finns två mortos med elva kort, en för varje lag. Den spelare i laget som först får slut på kort tar lagets morto.
rule-note-foot-muerto = Det finns två muertos med elva brickor, en för varje lag. Den spelare i laget som först får slut på brickor tar lagets muerto.
rule-note-foot-face-down = Den andra handen delas ut med baksidan upp.
rule-note-two-in-own-place = I en svit räknas en tvåa på sin egen plats som ett naturligt kort.
rule-note-ace-low-or-high = Esset är antingen lägst (före tvåan) eller högst (efter kungen).
rule-note-one-low-or-high = Ettan är antingen lägst (före tvåan) eller högst (efter trettonen).
rule-note-ace-to-ace = En svit får gå från ess till ess.
rule-note-thirteen-and-wild = En svit med fjorton kort har alla tretton kort i en färg och ett vilt kort.
rule-note-whole-suit-clean = Sviten har alla tretton kort i en färg och inget vilt kort.
rule-note-whole-suit-either-ace = Sviten har tretton kort, från ess till kung eller från tvåa till ess, och inget vilt kort.
rule-note-ace-to-ace-clean = Sviten har fjorton kort och inget vilt kort.
rule-note-dirty-whole-suit = Det får man också för en oäkta canasta av en hel färg eller från ess till ess.
rule-note-trump-sequence = Det gäller sviter i trumffärgen. Kortet som vänds upp efter given bestämmer trumffärgen. Är det en joker väljer den som börjar färg.
rule-note-two-cards-left = Given slutar när det är två kort kvar i talongen.
rule-note-whole-pile-free = Man får ta hela högen i stället för att dra från talongen.
rule-note-pile-card-at-once = Man måste genast lägga ut ett av högens kort, i en ny mälning eller i en som laget redan har.
rule-note-closed-pile = Bara högens översta kort syns. Den som tar högen måste genast mäla det kortet.
rule-note-first-discard = Högen börjar med det första sakade kortet.
rule-note-mortos-by-cutter = Den som kuperar tar de två mortos från korten som lyfts av.
rule-note-trinca-no-canastra = En grupp av samma valör, en trinca, är aldrig en canasta, hur många kort den än har. Den ger ingen bonus, och man kan inte gå ut med den.
rule-note-trinca-natural = En grupp av samma valör, en trinca, har bara naturliga kort. En svit får ha ett vilt kort.
rule-note-clean-canastra-and-morto = Laget behöver en äkta canasta och måste ha tagit sin morto.
rule-note-canastra-and-morto = En canasta av vilket slag som helst räcker, men laget måste ha tagit sin morto.
rule-note-canasta-and-muerto = En canasta av vilket slag som helst räcker, men laget måste ha tagit sin muerto.
rule-note-burraco-and-pozzetto = En burraco av vilket slag som helst räcker, men laget måste ha tagit sin pozzetto.
rule-note-clean-burraco-and-pozzetto = Laget behöver en äkta burraco och måste ha tagit sin pozzetto.
rule-note-morto-unplayed = Det gäller även om man sakade sitt sista kort, tog sin morto och aldrig hann spela den. Då räknas dess kort inte.
rule-note-pozzetto-unplayed = Om en pozzetto togs men inte spelades räknas dess kort som kort kvar på hand.
rule-note-pozzetto-of-partners = Avdraget räknas en gång för de två som spelar ihop. Den som är ensam har alltid tagit en pozzetto.
rule-note-vulnerable = Ett lag som har nått halva målet kallas sårbart. Alla mälningar i samma tur räknas ihop för öppningskravet.
rule-note-tiles = De 104 brickorna, 1 till 13 i fyra färger, används som två kortlekar. 1 är ess, och 11, 12 och 13 är knekt, dam och kung.
rule-note-two-play-as-four = Två spelar med samma regler som fyra: elva kort var, två pozzetti och samma poäng.
rule-note-threes-ordinary = Röda och svarta treor är vanliga kort.
rule-note-same-rank-joins = Får laget fler kort av en valör som det redan har mält läggs de till samma mälning.
rule-note-semi-clean = En halväkta burraco har sju naturliga kort, i svit eller av samma valör, och dessutom ett vilt kort före eller efter dem.
rule-note-last-card-natural = Det sista kortet man sakar får inte vara ett vilt kort.
rule-note-first-out-alone = Först spelar alla var för sig. Den som först får slut på kort spelar ensam resten av given, och de två andra mälar ihop.
rule-note-pozzetto-on-top = Den här pozzetton ligger på den andra och tas först.
rule-note-three-pozzetti = Då finns det tre pozzetti med elva kort, en för varje spelare.
rule-note-pozzetto-for-partners = Den här pozzetton är för de två som spelar ihop. I andra fasen har varje spelare en.
rule-note-same-suit-twice = En grupp får ha två kort i samma färg.
rule-note-time-not-target = Tävlingar spelas på tid i stället för till ett mål. Det här är målet i italiensk burraco.
rule-note-when-time-is-called = Det gäller även när tiden är ute.
rule-note-wild-three-to-seven = En mälning av vilda kort har tre till sju kort. När den har sju får man inte lägga till fler.
rule-note-black-threes-all-six = Svarta treor som mäls när man går ut är värda 5 var. Man får mäla alla sex.
rule-note-escalera = I det här spelet kallas en canasta i svit ”escalera”.
rule-note-short-sequence-each = Det gäller varje ofärdig svit som ligger på bordet när given är slut.
rule-note-acaba-any-time = Man får säga ”acaba” när som helst under sin egen tur. Korten på bordet räknas då inte.
rule-note-five-players = Fem spelare kan spela två mot tre. En av de tre står då över varje giv.
rule-note-natural-becomes-mixed = En äkta canasta som får ett vilt kort blir oäkta.
rule-note-red-three-no-meld = Det räcker inte med en röd trea för att öppna.
rule-note-red-three-hidden = Det gäller varje röd trea som inte lades ut. Själva trean ger inget. Om spelaren aldrig hann få en tur räknas den som utlagd.
rule-note-total-before-deal = Det är lagets poäng före given som räknas.
rule-note-concealed-without-pile = Den som går ut dolt utan att ta högen måste ha de canastor som krävs för att gå ut, men behöver inte nå öppningskravet.
rule-note-going-out-once = Laget som går ut får bonusen en gång.
rule-note-concealed-two-hundred = Man får 200 sammanlagt om man mäler hela handen i en och samma tur, med en canasta, och inte har mält tidigare. Man får ta högen men inte lägga kort till partnerns mälningar.
rule-note-pile-taker-alone = Den som först tar högen spelar ensam. Om ingen har tagit den spelar den som går ut ensam. De två andra skriver båda upp det de får tillsammans, men röda treor räknar var och en för sig.
rule-note-concealed-seven-at-once = Alla sju korten måste läggas på en gång, och vilda kort är tillåtna. Då är bonusen 600 för en oäkta canasta och 1 000 för en äkta.
rule-note-only-bonus-doubles = Bara bonusen fördubblas, inte kortens värde.
rule-note-teams-of-two = Man spelar i lag om två. Oftast är det två lag, men tre eller fyra går också.
rule-note-one-pack-more = Man använder en kortlek mer än antalet spelare.
rule-note-one-pack-more-seven = Man använder en kortlek mer än antalet spelare, men aldrig fler än sju.
rule-note-hand-and-foot-both = Det gäller röda treor både på handen och i foten.
rule-note-top-five = Man tar precis de fem översta korten. För att ta dem behöver man två naturliga kort från handen.
rule-note-five-or-seven-alone = Man kan också vara fem eller sju. Då spelar var och en för sig.
rule-note-finished-book = Man får fortfarande lägga naturliga kort till en färdig canasta.
rule-note-book = Många kallar en canasta för ”book” eller ”pile”.
rule-note-exactly-22 = Det gäller en spelare som på en gång tar precis 22 kort till hand och fot.
rule-note-best-with-four = Spelet blir bäst med fyra spelare.
rule-note-usually-four = Oftast är man fyra spelare i två par.
rule-note-knee-and-foot = Korten delas i två packar, ett knä med 13 kort och en fot med 11, som spelas efter varandra. Med handen har varje spelare 39 kort.
rule-note-red-threes-over-seven = Varje röd trea ger 100. Ett lag med fler än sju får 300 extra.
rule-note-red-threes-with-meld = Man lägger ut sina röda treor när man öppnar. Fram till dess har man dem på handen.
rule-note-only-top-card = Bara högens översta kort räknas.
rule-note-two-or-three-alone = Är man två eller tre spelar man utan partner.
rule-note-lowest-card = Till exempel ger den som drar det lägsta kortet.
rule-note-minimum-always = Öppningskravet gäller även den som går ut på en enda tur.
rule-note-no-natural-pair = Man behöver inget naturligt par. Det räcker att mäla det översta kortet genast.
rule-note-card-shown = Är kortet ett ess lägger man på ett kort till. Är det en kung lägger man på tretton.
rule-note-twos-not-wild = För ett lag med en ofärdig mälning av tvåor är tvåor inte vilda kort.
rule-note-without-partner-two = Utan partner behövs två canastor för att gå ut.
rule-note-at-most-half = Högst hälften av korten i en mälning får vara vilda: ett av tre, två av fyra.
rule-note-twos-or-with-jokers = Canastan får bestå av bara tvåor, eller av tvåor och jokrar.
rule-note-twos-jokers-or-both = Canastan får bestå av tvåor, jokrar eller både och.
rule-note-three-packs-only = Man kan bara ha fem eller sex röda treor om man spelar med tre kortlekar.
rule-note-in-pairs = Det gäller när man spelar i par.
rule-note-aces-with-wilds = Den canastan har bara ess. Om man öppnar med ess och vilda kort är det en vanlig mälning, och den blir en oäkta canasta.
rule-note-each-color = Röda och svarta treor är värda lika mycket. Varje färg räknas för sig.
rule-note-threes-with-canastas = Det gäller ett lag med två eller fler canastor. Har laget precis en räknas treorna inte alls.
rule-note-like-red-three = Samma regel gäller som för en röd trea kvar på hand.
rule-note-meld-before-pile = Som i tävlingar måste man öppna med kort från handen innan man tar högen.
rule-note-except-special-hand = Det gäller inte en specialhand.
rule-note-each-player = Det gäller varje spelare för sig, utöver kortens värden.
rule-note-special-hand = En specialhand har fjorton kort och måste vara lagets första och enda mälning. Det andra laget räknar poäng som vanligt.
rule-note-five-naturals-first = När laget har öppnat får ett vilt kort bara läggas till en mälning som redan har fem naturliga kort.
rule-note-wild-meld-first = Så länge ett lag har en ofärdig mälning av vilda kort får det inte använda vilda kort i andra mälningar.
rule-note-each-whatever-canastas = Det gäller varje röd trea, hur många canastor laget än har.
rule-note-canasta-of-seven = En canasta har högst sju kort.
rule-note-sevens-with-wilds = Vilda kort får vara med i en canasta av sjuor, men de behövs inte.
rule-note-one-of-each-kind = Man behöver en canasta av varje slag.
rule-note-sequence-goes-out = En canasta i svit räknas också när man ska gå ut.
rule-note-top-card-no-sequence = Man får inte börja en svit med högens översta kort.
rule-note-three-pairs = Man kan också vara tre par. Då spelar man till 7 500.
rule-note-partner-of-first = Den som kuperar är partner till den som börjar.
rule-note-four-of-seven-natural = Minst fyra av de sju korten i en canasta måste vara naturliga.
rule-note-bonuses-add-up = Bonusarna läggs ihop. Ett lag med sju canastor får båda.
rule-note-four-black-threes = Om man mäler alla fyra svarta treor när man går ut ger de 500 sammanlagt. Kortens värden läggs inte till.
rule-note-canasta-oculta = Det är en ”canasta oculta” om man går ut på en enda tur, med en canasta, och inte har mält eller tagit högen tidigare. I den första turen ger den 1 000. Skriv in de andra 500 som bonus.
rule-note-first-card-covered = Om det första kortet är ett vilt kort eller en röd trea täcks det med ett annat kort.
rule-note-concealed-with-top-card = Man behöver inte gå ut. Ett av de sju korten får vara högens översta.
rule-note-threes-never-melded = Treor mälas aldrig, så fyran är det lägsta kortet.
rule-note-red-three-at-once = Röda treor läggs ut genast, så ingen borde ha någon på hand.
rule-note-like-every-card = Den kostar sitt värde, precis som andra kort som är kvar på hand.
rule-note-pile-always-frozen = Högen är alltid fryst.

## Table

cancel = Avbryt
sheet-close = Stäng
notice-undo = Ångra
notice-redo = Gör om
notice-already = Redan sparat från en annan enhet kl. { $time }. { $what }
notice-dismiss = Stäng meddelandet
badge-out = UTE
badge-acaba = ACABA
table-deal = Giv { $number }
table-deal-of = Giv { $number } av { $count }
table-over = Avslutat
table-house-rules = { $name } med husregler
table-rules-target = { $name } · till { $target }
table-rules-deals = { $name } · { $count ->
    [one] en giv
   *[other] { $count } givar
}
table-dealer = { $name } ger
table-dealer-rests = { $name } ger och står över den här given
table-leader = { $name } börjar
table-sheet = Protokoll
table-pad = Poängblock
table-chart = Diagram
table-pad-empty = Här visas sparade givar.
table-passed = över { $points }
table-passed-side = { $side }: öppning
table-passed-said = nu { $now }
table-phase = Fas { $number }
table-later-phase = Fas 2 börjar
table-later-phase-now = { $kind ->
    [individual] Från och med nu spelar var och en för sig
   *[other] Från och med nu: { $sides }
}
table-series = serie { $score }
series-best-of = bäst av 3: { $score }
series-best-of-open = Bäst av tre: { $score }
series-best-of-won = { $players ->
    [one] { $side } vinner bäst av tre med { $score }
   *[other] { $side } vinner bäst av tre med { $score }
}
table-menu = Fler val
table-nothing-to-undo = Inget att ångra
table-needs = öppnar på
table-needs-said = öppnar på { $needed }
table-to-go = { $points } kvar
table-reached = målet nått
table-record = Skriv in giv { $number }
table-continue = Fortsätt giv { $number } · { $points }
table-new-match = Nytt parti
table-rematch = Revansch
table-menu-menu = Det här partiet
table-menu-insert = Var ska den glömda given in?
table-settings = Partiets inställningar
    .detail = Regler, mål, platser, givare, inskrivning från papper
table-rules = Regler för { $name }
timer = Timer
    .detail = För en giv eller för hela kvällen
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Timern är pausad, { $time } kvar
    [over] Timern: tiden är ute
    [waiting] Timern är avstängd, { $time }
   *[playing] Timer, { $time } kvar
}
timer-up = Tiden är ute
timer-start = Starta timern
timer-pause = Pausa
timer-resume = Fortsätt
timer-again = Starta om
timer-stop = Stoppa
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minuter kortare
       *[more] { $minutes } minuter till
    }
timer-sound = Ljud när tiden är ute
timer-note = Timern ringer bara när appen är öppen.
table-set-up = Regler, mål och namn
table-insert = Lägg till en glömd giv
table-before = Före giv { $number }: { $points }
table-end = { $ways ->
    [end] Avsluta eller ta bort partiet
    [resume] Fortsätt eller ta bort partiet
   *[delete] Ta bort partiet
}
table-end-agreement = Avsluta efter överenskommelse
table-end-time = Avsluta, tiden är ute
table-end-walkover = Ett lag ger upp
    .detail = Sedan väljer du vilket lag som förlorar.
table-end-stays = Partiet finns kvar i listan och räknas i statistiken.
table-delete = Ta bort partiet
    .detail = Partiet försvinner ur listan och statistiken. Det går att hämta tillbaka.
table-keep-playing = Fortsätt spela
table-end-who = Vem ger upp?
table-end-who-hint = { $sides ->
    [2] Det andra laget vinner, oavsett ställningen.
   *[other] Av de andra lagen vinner det som har flest poäng.
}
table-go-on = Fortsätt det här partiet
table-would-win = { $side } vinner då med { $margin } poäng.
table-would-draw = Det blir oavgjort mellan { $sides }.
deal-said = Giv { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] , osannolik eller omöjlig: kontrollera den
}
deal-said-side = { $side } { $points }, nu { $total }{ $ended ->
    [badge-out] , gick ut
    [badge-acaba] , sa acaba
   *[none] { "" }
}
course-said = Poängkurva. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } vann
   *[other] { $side } vann
}{ $margin ->
    [0] { "" }
    [one] { " " }med en poäng
   *[other] { " " }med { $margin } poäng
}
ending-drawn = Oavgjort mellan { $sides }
ending-tie = Lika i topp: { $sides }
ending-tie-plays-on = En giv till avgör
ending-target = { $target } nåddes i giv { $deals }
ending-deals = { $deals ->
    [one] Den enda given är spelad
   *[other] Alla { $deals } givar är spelade
}
ending-outright = Vunnet på en enda giv
ending-agreement = Avslutat efter överenskommelse
ending-time = Tiden var ute
ending-walkover = Vunnet: motståndarna gav upp
ending-gave-up = { $side } gav upp
winner-wins = { $players ->
    [one] { $side } vinner
   *[other] { $side } vinner
}
winner-by = med { $margin }
winner-deals = { $deals ->
    [one] på en giv
   *[other] på { $deals } givar
}
winner-best = bästa giv
winner-canastas = canastor
winner-out = utgångar
winner-out-of = { $out } av { $deals }
winner-games = vunna partier
winner-evening = poäng i kväll
winner-games-of = { $won } av { $games } vunna
winner-people = I kväll
winner-to = till { $target }
winner-pad = Givar
winner-result = Resultat
winner-share = Dela
start-title =
    Ni spelar canasta.
    Appen räknar poängen.
    .detail = En giv tar färre än tjugo tryck, och varje poäng förklaras.
start-deal = Skriv in en giv på en minut
    .detail = Canastor, treor, vem som gick ut
start-meld = Se alltid vad ni öppnar på
    .detail = ”Räcker 7 7 7 och Q Q 2?” Fråga här
start-melds = Se vad era mälningar är värda
    .detail = Tryck på korten och se varje bonus och poäng
start-rules = Spela efter era egna regler
    .detail = { $names }, husregler
start-demo = Prova ett demoparti
start-join = Anslut till bord
start-join-how = Rikta mobilens kamera mot koden på bordskortet i klubben, eller skriv adressen på kortet i webbläsaren. Bordet öppnas där. Inget behöver installeras.
empty-title = Inget parti pågår
    .detail = Starta ett parti för att räkna poäng.
empty-last = Senaste partierna
empty-running = Vilket parti vill ni fortsätta?
    .detail = Tryck på ett parti för att fortsätta, eller börja ett nytt.
empty-goes-on = Inte avslutat
rules-changed = { $count ->
    [one] En regel har ändrats i appen sedan partiet började, men här gäller den gamla
   *[other] { $count } regler har ändrats i appen sedan partiet började, men här gäller de gamla
}
rules-changed-title = Ändrade regler
rules-changed-hint = Partiet fortsätter med reglerna som gällde när det började.
rules-changed-values = här { $here }, i appen nu { $today }

## Table view

table-view = Bordsvy
view-back = Tillbaka till bordet
view-turn = { $facing ->
    [across] Vänt mot båda sidor av bordet. Ändra
    [aside] Vänt åt vänster och höger. Ändra
   *[flat] Inte vänt. Ändra
}
view-evening = Träff
view-clock = { $big }:{ $small }
view-goes-dark = Appen kan inte hålla skärmen tänd. Den kan slockna när som helst.

## Catching up

catch-up = { $deals ->
    [one] { $side } ligger { $behind } efter: { $what } tar igen minst { $worth }.
   *[other] { $side } ligger { $behind } efter: { $what } per giv i { $deals } givar tar igen minst { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] en äkta canasta
       *[other] { $count } äkta canastor
    }
    [mixed] { $count ->
        [one] en oäkta canasta
       *[other] { $count } oäkta canastor
    }
    [wild] { $count ->
        [one] en vild canasta
       *[other] { $count } vilda canastor
    }
    [sequence] { $count ->
        [one] en svitcanasta
       *[other] { $count } svitcanastor
    }
    [semi_natural] { $count ->
        [one] en halväkta canasta
       *[other] { $count } halväkta canastor
    }
    [suit_ace_to_ace] { $count ->
        [one] en canasta från ess till ess
       *[other] { $count } canastor från ess till ess
    }
    [suit_whole] { $count ->
        [one] en canasta av en hel färg
       *[other] { $count } canastor av en hel färg
    }
    [rank_whole] { $count ->
        [one] en canasta av åtta lika kort
       *[other] { $count } canastor av åtta lika kort
    }
    [twos_natural] { $count ->
        [one] en äkta canasta av tvåor
       *[other] { $count } äkta canastor av tvåor
    }
   *[twos_mixed] { $count ->
        [one] en oäkta canasta av tvåor
       *[other] { $count } oäkta canastor av tvåor
    }
}
catch-up-out = utgång

## Chances of winning

chance = Vad behöver vi?
chance-percent = { $bound ->
    [over] över { $value }
    [under] under { $value }
   *[about] ungefär { $value }
}
chance-needs = { $deals ->
    [1] Det här är troligen sista given. { $side } ligger { $behind } efter och måste få ungefär { $more } mer än { $leader }.
   *[other] Det återstår ungefär { $deals } givar. { $side } ligger { $behind } efter och måste i varje giv få ungefär { $more } mer än { $leader }.
}
chance-gap = Efter en giv skiljer det oftast ungefär { $gap } poäng mellan två lag.
chance-source = Uppskattat utifrån de senaste { $count } givarna med de här reglerna. Alla lag räknas som lika starka.
chance-simulated = Uppskattat utifrån { $count } simulerade givar. När tillräckligt många givar har spelats här med de här reglerna används de i stället. Alla lag räknas som lika starka.

## Pictures of a match

pictures = Poängkurva
pictures-none = Kurvan börjar med första given.
pictures-course = Poäng efter varje giv
pictures-target = Den prickade linjen är målet, { $target }.
pictures-bands = Öppning: { $bands }.
pictures-band-below = { $needed } under { $end }
pictures-band = { $needed } från { $start }
pictures-deal-band = { $needed } i giv { $deal }
pictures-sources = Var poängen kom ifrån
pictures-source = { $source ->
    [canastas] Canastor
    [cards] Kort på bordet
    [threes] Treor
    [out] Utgång
    [hand] Kort på hand
    [partners] Partnernas delar
    [penalties] Straff
    [special] Specialhänder och acaba
    [table] Inskrivet som summor
   *[other] Annat
}
pictures-catching-up = Komma ikapp

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Statistik
statistics-counting = Räknar …
statistics-finished-only = Bara avslutade partier
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] ett avslutat parti
       *[other] { $games } avslutade partier
    }
statistics-tab = { $tab ->
    [rivals] Duell
    [partnerships] Par
    [players] Spelare
   *[deals] Givar
}
statistics-empty-title = Inget avslutat parti än
statistics-empty = Så snart ett parti är avslutat visas här vem som vinner, vem som går ut och vilka givar som var bäst.
statistics-go-on = Fortsätt med giv { $number }
statistics-import = Hämta in gamla partier
statistics-player-none = Inget avslutat parti med den här spelaren än.
statistics-games-between = { $games ->
    [one] ett parti avgjort mellan dem
   *[other] { $games } partier avgjorda mellan dem
}
statistics-last = senaste { $count }
statistics-now = nu
statistics-deal = giv { $number }
statistics-deal-of-day = { $day }, giv { $number }
statistics-at-least = Minst { $count } partier { $rules }
statistics-unranked = Färre än { $count } partier, utan placering
statistics-record = { $wins } av { $games }
statistics-few = { $wins } av { $games }, för få
statistics-on-games = { $games ->
    [one] på ett parti
   *[other] på { $games } partier
}
statistics-of-games = { $games ->
    [one] av 1 parti vunnet
   *[other] av { $games } partier vunna
}
statistics-points = { $points } poäng per giv
statistics-since = Sedan { $month } · { $games }
statistics-won-of-these = { $count } av dem vunna
statistics-partners = Med partner
statistics-mark = streck: 50 %
statistics-extremes = Bästa och sämsta giv
statistics-with-on-day = { $day }, med { $names }
statistics-unreadable = { $count ->
    [one] Ett parti är inte med, eftersom den här versionen inte kan läsa det.
   *[other] { $count } partier är inte med, eftersom den här versionen inte kan läsa dem.
}
statistics-measure = { $measure ->
    [won] andel vunna partier
    [average] poäng per giv
    [canastas] canastor per giv
    [naturals] äkta canastor per parti
    [out] utgångar
    [best] bästa giv
    [streak] flest segrar i rad
   *[deals] givar
}
statistics-measure-choose = Sortera efter
statistics-measure-said = Sorterat efter: { $measure }. Välj något annat
statistics-versus-said = Inbördes möten: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Välj en motståndare till { $name }
statistics-versus-other = { $name }: välj någon annan
statistics-in-a-row = { $name }: { $count } i rad
statistics-form = Senaste partierna
statistics-result = { $how ->
    [won] vunnet
    [drawn] oavgjort
   *[lost] förlorat
}
statistics-rename = { $name }: ändra namnet
statistics-against = Mot
statistics-played = { $deals ->
    [one] en giv totalt
   *[other] { $deals } givar totalt
}
statistics-on-deals = { $deals ->
    [0] inga uppgifter
    [one] på en giv
   *[other] på { $deals } givar
}
statistics-on-results = { $deals ->
    [0] inga uppgifter
    [one] på ett resultat
   *[other] på { $deals } resultat
}
statistics-on-outs = { $outs ->
    [0] inga uppgifter
    [one] av en utgång
   *[other] av { $outs } utgångar
}
statistics-totals-only = Givar där bara summan är inskriven räknas bara i statistiken över poäng.
statistics-matches = Avslutade partier
statistics-average = Poäng per giv i snitt
statistics-best = Bästa giv
statistics-worst = Sämsta giv
statistics-canastas = Canastor per giv
statistics-naturals = Äkta canastor per parti
statistics-out = Gick ut
statistics-concealed = Gick ut dolt
statistics-threes = Röda treor per giv
statistics-luck = Tur med röda treor, jämfört med de andra
statistics-minutes = Typisk tid per giv, minuter

## Setting a match up

seat-compass = { $number ->
    [1] Syd
    [2] Väst
    [3] Nord
   *[other] Öst
}
seat-number = Spelare { $number }
side-compass = { $number ->
    [1] Nord–Syd
   *[other] Öst–Väst
}
side-mark = { $color ->
    [blue] Blå
    [red] Röd
    [amber] Gul
    [slate] Grå
    [lilac] Lila
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blå
    [red] Röd
    [amber] Gul
    [slate] Grå
    [lilac] Lila
   *[mint] Mint
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] bara en spelare har namn, men { $right } behövs
   *[other] { $count } spelare har namn, men { $right } behövs
}
problem-name_needed = skriv ett namn
problem-name_twice = namnet ”{ $name }” används två gånger
problem-undrawn = ”{ $text }”: tecknen som syns som ▯ här går inte att visa och utelämnas. Latinska, grekiska, kyrilliska och hebreiska bokstäver fungerar.
problem-changed_since = Ändringen gjordes inte: en annan enhet ändrade partiet under tiden. Så här är det nu.
problem-no_such_deal = Given finns inte längre.
problem-wrong_number_of_scores = { $right } startpoäng behövs

new-match = Nytt parti
new-match-hint = Tryck på ett namn eller en plats
new-match-who = Vilka spelar?
new-match-round = { $partners ->
    [yes] Partnerna sitter mitt emot varandra
   *[no] Runt bordet
}
new-match-against = mot
new-match-start = Starta
new-match-back = Tillbaka
set-up = Partiets inställningar
set-up-save = Spara
set-up-back = Tillbaka utan att spara
set-up-rules = Regler
set-up-rules-choose = Regler: { $name }. Välj andra
set-up-rules-all = Alla { $count } regelverk
set-up-rules-usual = Vanligt i ditt land
set-up-players = Spelare
set-up-players-count = { $count } spelare
set-up-name = Namn på spelare { $number }, lag { $side }
set-up-side-rename = Namn på lag { $side }: { $name }
set-up-side-name = Lagets namn
set-up-short = Kort namn
    .detail = för små skärmar
set-up-color = Färg för { $side }: { $color }
set-up-color-kept = { $name } behåller färgen i senare partier. Tryck på en annan plats för att byta färg med den.
set-up-known = { $name }
    .says = Välj { $name }
set-up-dealer = Vem ger först?
set-up-first-dealer = Första givare
set-up-target-other = Annat tal
set-up-dealer-label = { $name } ger först
set-up-target = Mål
set-up-target-label = Mål: { $target }. Tryck för att ändra
set-up-target-chip = Till { $target }
set-up-target-deals = { $deals ->
    [one] Partiet har en giv.
   *[other] Partiet har { $deals } givar.
}
set-up-more = Fler val
set-up-less = Färre val
set-up-direction = Spelriktning
set-up-best-of = Antal partier
    .detail = { $count ->
        [1] Ett parti
       *[other] Bäst av tre: först till två vinster
    }
set-up-opening = Startpoäng
set-up-sides = Lagens namn
set-up-opening-label = Startpoäng för { $name }: { $points }. Tryck för att ändra
pad-delete = Ta bort sista siffran
pad-sign = Plus eller minus
pad-done = Klar
set-up-follows = { $deals ->
    [one] En giv är redan inskriven. När du sparar räknas allt om.
   *[other] { $deals } givar är redan inskrivna. När du sparar räknas allt om.
}
set-up-changed-today = Reglerna har uppdaterats sedan partiet började. Om du sparar gäller de nya: { $what }.
set-up-no-fit = Välj regler för { $sides } lag, eftersom givar redan är inskrivna.
set-up-spoilt = { $count ->
    [one] Giv { $deals } går inte ihop med de här reglerna. Välj andra regler, eller ändra given först.
   *[other] Givarna { $deals } går inte ihop med de här reglerna. Välj andra regler, eller ändra givarna först.
}
set-up-spoilt-why = Giv { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Behåll bara givens summor
   *[other] Behåll bara givarnas summor
}
set-up-keep-totals-hint = Poängen blir kvar. Canastor och kort i de här givarna visas inte längre. Ångra om du vill ha dem tillbaka.
set-up-house-changed = ”{ $name }” har ändrats sedan partiet började. Partiet behåller sina regler tills du väljer ”{ $name }” igen.
set-up-no-match = Inget parti är öppet.

## Record screen

record-title-record = Giv { $number }
record-title-amend = Ändra giv { $number }
record-title-insert = Lägg till giv { $number }
record-under = { $dealer } gav · { $rules }
record-dealt = { $dealer } gav
record-of = { $number } av { $count }
record-contract = kräver { $kinds }
record-leave = Stäng (det du skrivit finns kvar)
record-mode = Bara summor
record-mode-short = Summor
record-kinds = Ange per sort
record-kinds-short = Per sort
record-more = Mer för { $side }
record-gone = Given finns inte längre i partiet.

canasta-name = canasta
canasta-name--burraco = burraco
canasta-name--buraco = { canasta-name--usual }
canasta-name--burako = { canasta-name--usual }
canasta-name--buraco_closed = { canasta-name--usual }
canasta-name--tranca = { canasta-name--usual }
canasta-name--biriba = biriba
foot-name = fot
foot-name--burraco = pozzetto
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
record-who-out = Vem gick ut?
record-went-out = { $side } gick ut
record-nobody = Ingen
record-nobody-out = Ingen gick ut
record-concealed = Dold
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } i den här given, nu totalt { $total }{ $problem ->
    [yes] , något är fel
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Äkta
        [mixed] Oäkta
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Vilda
        }
        [wild_all_twos] Vilda, bara tvåor
        [wild_four_jokers] Vilda, fyra jokrar
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Svit
        }
        [sevens] Sjuor
        [fives] Femmor
        [aces] Ess
        [sevens_mixed] Oäkta sjuor
        [aces_mixed] Oäkta ess
        [semi_natural] Halväkta
        [suit_ace_to_ace] Ess till ess
        [suit_whole] Hel färg
        [suit_mixed] Hel färg, oäkta
        [rank_whole] Åtta lika
        [rank_mixed] Åtta lika, oäkta
        [twos_natural] Äkta tvåor
        [twos_mixed] Oäkta tvåor
       *[other] Canastor
    }
    [hand_canastas] { $kind ->
        [natural] Äkta, från hand
       *[mixed] Oäkta, från hand
    }
    [red_threes] Röda treor
    [black_threes] Svarta treor
    [black_threes_captured] Svarta treor
    [red_threes_in_hand] Röda treor på hand
    [feet_untaken] { record-foot } inte tagen
    [exact_pickups] Exakt antal taget
    [black_threes_in_hand] Svarta treor på hand
    [incomplete] { $kind ->
        [sevens] Ofärdiga sjuor
        [aces] Ofärdiga ess
        [wild] Ofärdig vild canasta
        [wild_with_four_jokers] Ofärdig, fyra jokrar
       *[sequence] Ofärdiga sviter
    }
    [held] { $kind ->
        [sevens] Tre eller fler sjuor på hand
       *[aces] Tre eller fler ess på hand
    }
   *[lone] Ensamspel
}
record-row-trump = { $row }, varav trumf
record-trump = Trumffärg
record-each = { $points } styck
record-each-range = { $first }…{ $last }
record-foot = Fot
record-foot--burraco = Pozzetto
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] tagen
    [1] inte tagen { $points }
   *[other] { $count } inte tagen { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Straff, notering
record-penalty-title = { $side } · straff, notering
record-remark = Orsak eller notering
record-tile-said = { $tile }, { $side }: { $state ->
    [done] klar, { $points }
    [begun] påbörjad, { $points }
   *[none] inga
}
record-fewer = Tal från 0 till { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] På bordet
    [hand] { $foot ->
        [true] Hand och fot
       *[false] Kvar på hand
    }
    [books] Canastor
    [cards] Kort
   *[total] Givens poäng
}
record-field-short = { $field ->
    [table] På bordet
    [hand] { $foot ->
        [true] Hand, fot
       *[false] På hand
    }
    [books] Canastor
    [cards] Kort
   *[total] Poäng
}
record-field-hint = { $field ->
    [table] kortpoäng, läggs till
    [hand] dras av
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] räknas inte
   *[out] gick ut
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = inget än
record-typing = skrivs nu
record-not-yet = inte än
record-totals-hint = Skriv in poängen i sittordning, som på papper, med alla bonusar.
record-typed-total = Summa: { $side }
record-typed-books = Canastor: { $side }
record-typed-cards = Kort: { $side }
record-one-total = En summa
record-books = Canastor och kort
record-books-hint = Skriv canastor och bonusar som ett tal och korten som ett annat. Talet för korten kan vara negativt.

record-key-plus = Plus
record-key-times = Gånger
record-key-sign = Plus eller minus
record-key-delete = Ta bort siffra
record-next = { $field ->
    [table] på bordet
    [hand] { $foot ->
        [true] hand, fot
       *[false] på hand
    }
    [cards] kort
   *[total] poäng
}
record-next-short = { $field ->
    [table] bord
    [hand] hand
   *[total] poäng
}
record-next-said = Nästa: { $field }, { $side }
record-next-none = Alla tal är ifyllda

record-nothing = Inget inskrivet än
record-partners = Räknas en gång för { $names } tillsammans
record-sum = Summa
record-equals = = { $points }
record-next-meld = öppnar sedan på { $needed }
record-course = { $before } → { $after } · öppnar sedan på { $needed }

record-save = Spara giv { $number }
record-save-short = Spara
record-missing = { $count ->
    [one] 1 saknas
   *[other] { $count } saknas
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Utgång utan { canasta-name }?
       *[other] Utgång med för få canastor?
    }
    [concealed_without_canasta] Utgång utan { canasta-name }?
    [out_without_foot] Utgång utan { foot-name }?
    [out_not_said] Vem gick ut?
    [nothing_typed] Inget inskrivet för { $side }?
    [total_too_low_for_out] Gick { $side } ut med { $points }?
    [total_too_high] { $points } till { $side }?
    [odd_points] Poäng som inte slutar på 0 eller 5?
   *[other] Stämmer det?
}
warning-not-said = Välj ett lag eller ”{ record-nobody }”.
warning-nothing-typed = { $side } skulle få { $points } för given.
warning-add-canastas = Lägg till { canasta-name }
warning-swap = Byt med { $side }
warning-somebody-else = Någon annan gick ut
warning-enter = Skriv in poäng för { $side }
warning-change = Ändra
warning-change-total = Ändra summan för { $side }
warning-who-out = Välj vem som gick ut
warning-save = Spara som det är

record-more-title = { $side } · mer
record-special-hand = Specialhand
record-special-short = Special
record-none = Ingen
record-adjustment-gives = Plus
record-adjustment-takes = Minus
record-adjustment-points = Poäng
record-reason = Orsak
record-note = Anteckning om given
record-clear = Rensa allt
record-clear-deal = Rensa den här given
record-done = Klar · { $points } hittills

record-moved-on = Partiet har ändrats
record-moved-on-hint = { $kind ->
    [amend] Det här är nu giv { $number }.
   *[other] Om du sparar nu blir det giv { $number }.
}
record-go-on = Fortsätt
record-start-anew = Börja om
record-rival-title = { $kind ->
    [amend] Giv { $number } har ändrats under tiden
   *[other] Giv { $number } är redan sparad
}
record-rival = { $by ->
    [here] Giv { $number } sparades här kl. { $time }: { $points }.
   *[other] { $kind ->
        [amend] Giv { $number } ändrades på en annan enhet kl. { $time }: { $points }.
       *[other] Giv { $number } sparades på en annan enhet kl. { $time }: { $points }.
    }
}
record-rival-mine = Dina poäng: { $points }.
record-rival-keep = Behåll den sparade
record-rival-another = { $saves ->
    [true] Min giv är en annan: spara den som giv { $number }
   *[other] Min giv är en annan: fortsätt med giv { $number }
}
record-rival-amend = Ersätt giv { $number } med min
record-meanwhile = { $by ->
    [here] Kl. { $time }: { $what }.
   *[other] På en annan enhet kl. { $time }: { $what }.
}

record-not-saved = Det gick inte att spara
record-close = Stäng

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (och { $count } till)
record-brief-odd_points = slutar på 0 eller 5
record-brief-too_many_points = högst { $most }
record-brief-too_few_points_for_canastas = minst { $least }
record-brief-total_too_high = högst { $most }
record-brief-total_too_low_for_out = minst { $least }
record-brief-too_many_points_for_canastas = högst { $most }
record-brief-other = kontrollera
problem-out_not_said = vem gick ut?
problem-nothing_typed = inget är inskrivet här

## Counting cards

count-cards = Räkna kort
count-way = { $way ->
    [values] Efter värde
   *[melds] Mälningar
}
count-otherwise = De { $points } poängen räknades { $way ->
    [values] efter värde
   *[melds] som mälningar
}. Räknar du kort här ersätts de.
count-value-said = Kort värda { $points } poäng: { $count }
count-most = Det finns bara { $count } i leken.
count-field = { $field }: { $points }
count-next = Nästa värde
count-empty = Rensa räkningen
count-from-hand = Från hand
count-from-hand-said = Canastan lades direkt från hand
count-laid-from-hand = { $canasta ->
    [none] från hand
   *[other] { $canasta }, från hand
}

## From paper

paper = Fortsätt ett parti från papper
paper-title = Från papper
paper-way = { $way ->
    [totals] Summor hittills
   *[deals] Giv för giv
}
paper-totals-hint = Skriv in varje lags poäng hittills. Partiet fortsätter därifrån.
paper-deals-hint = Skriv in poängen för varje giv, med alla bonusar.
paper-carried = Fört över från papper
paper-played-already = Några givar är redan inskrivna, så det går inte att skriva in summor. Skriv in givarna en och en.
paper-field-said = { $side }, giv { $number }: { $points }
paper-take = För över
paper-keep = Spara giv { $number }
paper-next = Nästa lag
paper-done = Spela vidare
paper-undo = Ångra sista given

## Penalties and bonuses at any time

adjust = Straff eller bonus
adjust-hint = { $number ->
    [0] Det räknas i nästa giv.
   *[other] Det räknas i giv { $number }. Orsaken visas i historiken.
}
adjust-save = { $points } till { $side }
adjust-save-empty = { $kind ->
    [penalty] Spara straffet
   *[bonus] Spara bonusen
}

## Breakdown of a deal

back = Tillbaka
problem-of-side = { $side }: { $problem }
breakdown-gone = Given finns inte
breakdown-gone-hint = Given har tagits bort eller hör till ett annat parti.
breakdown-saved = Sparad { $time } · { $name }
breakdown-previous = Förra given
breakdown-next = Nästa giv
breakdown-change = { $before } → { $after }
breakdown-head = Var poängen kom ifrån
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Regel: { $rule }
}
breakdown-sum = Summa
breakdown-house-rule = Husregel i det här partiet
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } källor · { $first }
}
breakdown-book-says = { $name } säger: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } för { $count }
}
breakdown-no-rule-total = Hopräknat vid bordet och inskrivet som summa.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Lagt till eller draget av vid bordet, inte efter någon regel.
breakdown-out-player = { $name } gick ut
breakdown-confirmed = Bekräftat av { $names }
breakdown-adjusted = Straff eller bonus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(på den här enheten)
    [elsewhere] { " " }(på en annan enhet)
    [none] { "" }
   *[other] { " " }(av { $where })
}
breakdown-insert = Lägg till en giv före giv { $number }
breakdown-drop = Ta bort
breakdown-amend = Ändra
breakdown-next-deal = Nästa giv
breakdown-drop-title = Ta bort giv { $number }?
breakdown-drop-hint = Poängen tas bort och alla summor räknas om. Det går att ångra.

## Matches

matches = Partier
matches-count = { $count ->
    [one] ett parti
   *[other] { $count } partier
}
matches-none = Inga partier än. Tryck på ”Nytt parti” för att börja.
matches-older = Äldre partier
matches-open = öppet
matches-running = { $deals ->
    [0] just påbörjat
    [one] pågår, en giv
   *[other] pågår, { $deals } givar
}
matches-deals = { $deals ->
    [0] ingen giv
    [one] en giv
   *[other] { $deals } givar
}
matches-now = Nu
matches-continue = Fortsätt
matches-find = Sök bland partierna
matches-find-hint = Namn eller regelverk
matches-find-none = Inga partier hittades för ”{ $text }”.
matches-find-close = Stäng sökningen
matches-more-label = Fler val: { $names }
matches-rematch = Revansch
matches-unreadable = Den här versionen kan inte läsa partiet.

## More

more = Mer
more-rules = Regler
    .detail = { $count } regelverk, med källor
more-language = Språk
more-language-device = Följ systemet
more-theme = Utseende
more-theme-mode = { $mode ->
    [light] Ljust
    [dark] Mörkt
   *[other] Följ systemet
}
more-at-table = Vid bordet
more-look = Utseende och språk
more-data = Dina data
more-backups-none = inga än
more-motion = Animation och vibration
more-sounds = Ljud
more-chances = Vinstchanser
store = Lagring
store-read-only = Går bara att läsa: inget kan sparas.
about = Om appen
about-what = Räknar poängen i canasta med riktiga kort och visar regeln bakom varje rad.
about-version = Canasta Scorekeeper { $version }
about-words = Låter något fel? Rättelser tas tacksamt emot. Texterna finns i { $file }.
about-licence = Fri programvara under MIT-licensen. Typsnitt: Roboto under Apache License, Bitter under SIL Open Font License. Symboler baserade på DejaVu Sans.
about-data = Allt ligger på den här enheten, i { $file }.

## Appen som webbplats i webbläsaren

safari = Safari kan radera dina partier
safari-why = Safari raderar en webbplats data efter sju dagar utan besök. { $device ->
    [mac] Lägger du till appen i Dock är dina partier säkra.
   *[phone] Lägger du till appen på hemskärmen är dina partier säkra.
}
safari-how = Visa hur
safari-later = Inte nu
install-phone = Lägg till på hemskärmen
install-mac = Lägg till i Dock
install-app = Installera som app
install-open = { $device ->
    [mac] Öppna menyn ”Arkiv” i Safari.
   *[phone] Tryck på ”Dela”: fyrkanten med en pil uppåt. Syns den inte trycker du först på ”…”.
}
install-choose = { $device ->
    [mac] Välj ”Lägg till i Dock”.
   *[phone] Rulla nedåt och tryck på ”Lägg till på hemskärmen”.
}
install-add = { $device ->
    [mac] Klicka på ”Lägg till” och öppna Canasta från Dock i fortsättningen.
   *[phone] Tryck på ”Lägg till” och öppna Canasta från hemskärmen i fortsättningen.
}
install-games = Den nya appen är tom från början. Spara först partierna här och öppna sedan filen där: ”Mer”, ”Export och import”, ”Importera en fil”.
kept = Sparas av webbläsaren
kept-promise = { $promised ->
    [yes] ja
   *[no] nej
}
kept-why = { $promised ->
    [yes] Webbläsaren har lovat att behålla dina partier tills du själv rensar dess data. En sparad fil finns kvar även då.
   *[no] Webbläsaren kan radera dina partier om det blir ont om utrymme på enheten eller om du inte varit här på länge. En sparad fil finns kvar.
}
save-all = Spara alla partier i en fil
about-copy = Version { $copy }, uppdaterad: { $when }
cover-private = Dina partier stannar på den här enheten.
cover-loading = Laddar
cover-starting = Startar
cover-once = Från och med det andra besöket öppnas appen snabbare, även utan nät.
cover-back = Dina partier öppnas
cover-failed = Appen kunde inte starta.
cover-failed-hint = Kontrollera anslutningen och försök igen. Sparade partier påverkas inte.
cover-slow = Det här tar längre tid än vanligt.
cover-retry = Försök igen
cover-script = Appen behöver JavaScript, som är avstängt i den här webbläsaren.

## Backups

backups = Säkerhetskopior
backups-row = { $count ->
    [0] Inga än. Den första görs när ett parti börjar
    [one] En säkerhetskopia
   *[other] { $count } säkerhetskopior
}
backups-explained = Säkerhetskopior görs automatiskt. Innan en kopia återställs sparas dina nuvarande partier.
backups-make = Kopiera nu
backups-send = Spara en kopia
backups-elsewhere = En kopia på ett annat ställe räddar partierna om enheten försvinner.
backups-made = Säkerhetskopian är gjord.
backups-not-needed = Den senaste kopian är aktuell, så ingen ny behövs.
backups-nothing = Det finns inget att säkerhetskopiera än.
backups-none = Inga säkerhetskopior än.
backups-state = { $current ->
    [yes] Allt är säkerhetskopierat
   *[no] Ändrat sedan senaste kopian
}
backups-holds = { $matches ->
    [0] Inget parti
    [one] Ett parti
   *[other] { $matches } partier
}, { $deals ->
    [0] ingen giv
    [one] en giv
   *[other] { $deals } givar
}
backups-reason = { $reason ->
    [hand] För hand
    [import] Före en import
    [restore] Före en återställning
    [erase] Efter att en person raderats
   *[automatic] Automatisk
}
backups-number = Säkerhetskopia { $number }
backups-look = Läser …
backups-restore = Återställ
backups-restored = Partierna är som i säkerhetskopian från { $when }. { $before ->
    [none] Det fanns inget här förut.
   *[other] Det som fanns här förut är också sparat, i säkerhetskopian från { $before }.
}
backup-title = Återställa den här kopian?
backup-gone = Säkerhetskopian finns inte längre
backup-gone-hint = Säkerhetskopian togs bort för att ge plats åt nyare.
backup-no-change = Inget skulle ändras, eftersom partierna är som i säkerhetskopian.
backup-come = { $count ->
    [one] Ett parti återställs
   *[other] { $count } partier återställs
}
backup-go = { $count ->
    [one] Ett parti försvinner, eftersom det inte finns i kopian
   *[other] { $count } partier försvinner, eftersom de inte finns i kopian
}
backup-change = { $count ->
    [one] Ett parti blir som det var
   *[other] { $count } partier blir som de var
}
backup-same = { $count ->
    [one] Ett parti ändras inte.
   *[other] { $count } partier ändras inte.
}
backup-beside = Husregler, spelare och bekräftelser på enheten återställs också.
backup-device = Inställningar och halvskrivna givar som saknas här återställs också.
backup-club = Klubbträffar återställs också. Bordskoder som du har bytt ut kommer inte tillbaka.
backup-restore = Återställ kopian
backup-ask = Återställa kopian från { $when }?
backup-ask-hint = Dina partier säkerhetskopieras först, så du kan gå tillbaka till dem.

## Two states of a match, side by side

differ-now = Nu
differ-then = I kopian
differ-here = Här
differ-file = I filen
differ-deal = Giv { $number }
differ-deal-moved = Giv { $mine } här, { $theirs } där
differ-none = ingen giv
differ-same-deals = { $count ->
    [one] En giv är likadan i båda.
   *[other] { $count } givar är likadana i båda.
}
differ-same-points = Poängen är desamma, men annat skiljer sig.
differ-only-history = Givarna är likadana. Bara ändringshistoriken skiljer sig.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Summor
differ-nothing = inget
set-up-part-ended = partiets slut
set-up-clockwise = medurs
set-up-anticlockwise = moturs
set-up-running = inte avslutat
field-note = anteckning
field-dealer = givare
field-out_player = vem som gick ut
field-at = tid
field-confirmed_by = bekräftat av
field-seats = platser

## Export and import

exchange = Export och import
exchange-import = Importera en fil
    .detail = Du får granska först. Inget skrivs över utan att du får frågan
exchange-phone = Flytta till en ny mobil
exchange-phone-how = En fil innehåller alla dina partier med historik, dina spelare och dina husregler. Spara eller skicka filen och öppna den på den nya mobilen med ”Importera en fil”. Inget försvinner från den här mobilen, och du kan importera filen flera gånger.
exchange-everything = Exportera allt
    .detail = { $count ->
        [0] Inga partier än
        [one] Ett parti
       *[other] Alla { $count } partier
    }
exchange-evenings = En dags partier
exchange-evening-row = { $count ->
    [one] Ett parti
   *[other] { $count } partier
}
exchange-no-day = Inget datum
exchange-one = Ett enskilt parti exporterar du från dess meny i listan över partier.
exchange-older = Tidigare dagar
send = Exportera partiet
send-title = Exportera { $what }
send-record = Spara en fil som kan importeras igen
send-table = Spara en tabell för kalkylark (CSV)
send-share = Dela filen …
send-copy = Kopiera filen som text
send-plays = Fil till BG Stats (.bgsplay)
    .detail = Bara avslutade partier
send-no-plays = Inget parti är avslutat ännu, så det finns inget till BG Stats.
send-saved = Sparat: { $file }
send-downloaded = { $file } ligger bland webbläsarens hämtade filer.
send-left-out = { $count ->
    [one] Ett parti är inte med, eftersom den här versionen inte kan läsa det: { $names }
   *[other] { $count } partier är inte med, eftersom den här versionen inte kan läsa dem: { $names }
}
send-copied = Kopierat. Klistra in det i ett meddelande eller en anteckning. För att importera det någon annanstans väljer du ”Importera en fil” och klistrar in texten.
send-failed = Det går inte på den här enheten. Prova ett annat sätt.
import-title = Importera
import-explained = Välj en fil från appen eller ett sparat parti (JSON). Du får granska den först.
import-choose = Välj en fil
import-paste = Eller klistra in texten här
import-look = Granska
import-pasted = inklistrad text
import-other = Välj en annan fil
import-refused = Det här går inte att importera. Inget har ändrats.
import-newer = Filen är sparad av en nyare version av appen. Uppdatera appen och importera den sedan. Inget har ändrats.
import-no-text = Filen innehåller ingen läsbar text. Inget har ändrats.
import-not-read = Filen gick inte att läsa. Öppna den, kopiera texten och klistra in den nedan.
import-more-wrong = { $count ->
    [one] och ett fel till
   *[other] och { $count } fel till
}
import-new = { $count ->
    [one] Ett parti är nytt
   *[other] { $count } partier är nya
}
import-same = { $count ->
    [one] Ett likadant parti finns redan här.
   *[other] { $count } partier finns redan här och är oförändrade.
}
import-conflicts = { $count ->
    [one] Ett parti finns redan här i en annan version
   *[other] { $count } partier finns redan här i en annan version
}
import-house = { $count ->
    [one] Innehåller husregler: { $names }
   *[other] Innehåller { $count } uppsättningar husregler: { $names }
}
import-people = { $count ->
    [one] En spelare är ny eller har fler uppgifter
   *[other] { $count } spelare är nya eller har fler uppgifter
}
import-renamed = { $name }, tidigare { $before }
import-nothing = Allt i filen finns redan här. Importen skulle inte ändra något.
import-empty = Det finns inget parti i filen.
import-take = Importera
import-decide = { $count ->
    [one] Välj version för ett parti
   *[other] Välj version för { $count } partier
}
conflict-later = Filen är nyare än det som finns här. Inget går förlorat om du använder den.
conflict-earlier = Filen är äldre än det som finns här. Om du använder den försvinner dina senare ändringar.
conflict-apart = Båda versionerna har ändringar som den andra saknar.
conflict-mine = Behåll mitt
conflict-theirs = Använd filens
conflict-both = Behåll båda
conflict-answer = { $answer ->
    [mine] Ditt parti ändras inte.
    [theirs] Partiet blir som i filen. Varje ändring syns i historiken och går att ångra.
   *[both] Filens parti sparas bredvid ditt, som ett eget parti.
}
conflict-said = { $answer } för { $names }
taken-kept = Inget har ändrats.
taken-added = { $count ->
    [one] Ett parti lades till.
   *[other] { $count } partier lades till.
}
taken-replaced = { $count ->
    [one] Ett parti är nu som i filen.
   *[other] { $count } partier är nu som i filen.
}
taken-unchanged = { $count ->
    [one] Ett parti lämnades som det var.
   *[other] { $count } partier lämnades som de var.
}
taken-unanswered = { $count ->
    [one] Ett parti har ändrats under tiden och lämnades som det var. Importera filen igen för att välja.
   *[other] { $count } partier har ändrats under tiden och lämnades som de var. Importera filen igen för att välja.
}
taken-house = { $count ->
    [one] Husregler har lagts till: { $names }
   *[other] { $count } uppsättningar husregler har lagts till: { $names }
}
taken-people = { $count ->
    [one] En spelare uppdaterades från filen.
   *[other] { $count } spelare uppdaterades från filen.
}
taken-house-conflict = Du har redan andra husregler med de här namnen, så dina behölls: { $names }
taken-house-refused = En del husregler går inte att använda här och importerades inte: { $why }
taken-show = Visa partierna
taken-back = Ångra importen
match-in-short = { $sides } · { $deals ->
    [0] ingen giv
    [one] en giv
   *[other] { $deals } givar
}

## History

history = Historik
history-menu = Ändringshistorik
history-of-deal = Historik för giv { $number }
history-of-dropped = Historik för en borttagen giv
history-every = { $count ->
    [one] En ändring
   *[other] { $count } ändringar, den senaste först
}
history-none = Given finns inte i partiet som är öppet.
history-whole = Hela partiet
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , på den här enheten
    [elsewhere] , på en annan enhet
   *[other] , av { $who }
}
history-why = Orsak: { $reason }

## What was found at the start

found-title = Om partierna på den här enheten
found-again = Du hittar det senare under Mer.
found-read = OK
found-look = Se kopian
found-keep = Fortsätt utan den

## The rules browser

rules-title = Regler
rules-search = Sök
rules-found = { $count ->
    [0] Ingen regel hittades.
    [one] En regel hittades.
   *[other] { $count } regler hittades.
}
rules-count = { $count ->
    [one] en regel
   *[other] { $count } regler
}
rules-origin-document = Enligt våra källor
rules-origin-rule_book = Från regelböcker
rules-edition = { $origin }, utgåva { $edition }
rules-inherits = Allt annat är som i { $from }.
rules-without-house = Reglerna för { $name }, utan era husregler.
rules-proposed = { $count ->
    [one] En regel saknar källa: { $what }. Kom överens om den innan ni spelar.
   *[other] { $count } regler saknar källa: { $what }. Kom överens om dem innan ni spelar.
}
rules-proposed-many = { $count } av { $all } regler saknar källa. De är märkta ”förslag”. Kom överens om dem innan ni spelar.
rules-others-say = Andra källor
rules-source-notes = På engelska, för den som granskar regler
compare = Jämför regler
compare-with = Jämför med andra regler
compare-with-which = Jämför { $name } med:
compare-swap = Byt plats
compare-differences = { $count ->
    [one] En skillnad
   *[other] { $count } skillnader
}
compare-all = Alla { $count } regler
compare-both = Båda
compare-same = Regelverken är likadana.
confirm-look = Granska och kom överens
confirm-title = { $count ->
    [one] En regel utan källa
   *[other] { $count } regler utan källa
}
confirm-why = Ingen regelbok som vi känner till tar upp det här, så det är bara ett förslag.
confirm-agree = Så spelar vi
confirm-change = Ändra med husregler
confirm-done = Överenskommet { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Giv
sheet-heading-said = Kolumner: { $sides }. Varje kolumn visar givens poäng och summan därefter.
sheet-opening = Start
sheet-total = Totalt
sheet-needs = Öppnar
sheet-of-side = { $side } { $value }
sheet-running = Partiet pågår fortfarande.

## Switches

switch-affects-score = Ändrar poängen.
switch-affects-legality = Ändrar vilka mälningar som är tillåtna.
switch-affects-initial_meld = Ändrar öppningen.
switch-affects-go_out = Ändrar vem som får gå ut.
switch-affects-match = Ändrar hur ett parti slutar.
switch-affects-limits = Ändrar hur många kort det finns.
switch-affects-text = Ändrar inga poäng, bara spelet vid bordet.
switch-asks = Ingen källa tar upp det här. Kom överens om det innan ni spelar: { $what }
switch-other-form = Spelar ni på ett annat sätt? Prova { $names }

switch-hand_size = Hur många kort får var och en? Även tretton, fjorton och femton är vanligt, beroende på antalet spelare.
switch-hand_size_pennies = Hur många kort får var och en utöver den andra handen?
switch-jokers_a_pack = En del kortlekar har tre jokrar i stället för två. Två sådana lekar har 110 kort.
switch-packs_italian = Är ni många kan ni ta en tredje kortlek. Ange i så fall vad sex röda treor är värda.
switch-packs_chilean = Spelar ni med tre eller fyra kortlekar? Ingen källa säger vad åtta röda treor är värda, så det får ni ange själva.
switch-packs_hand_and_foot = Hur många kortlekar har ni? Fyra till sju, oftast en mer än antalet spelare.
switch-packs_hand_and_foot_alone = Hur många kortlekar har ni? Oftast en mer än antalet spelare, men en del tar fler.
switch-exact_pickup = Får man 100 för att på en gång ta precis rätt antal kort till hand och fot?
switch-eights_and_nines = Är åttor och nior värda 10, eller 5 som de lägre korten?
switch-teams_of_six = Spelar sex spelare i två lag om tre eller tre lag om två?
switch-teams_of_six-two = två lag om tre
switch-teams_of_six-three = tre lag om två
switch-teams_of_six_to_10000 = Spelar sex spelare i två lag om tre eller tre lag om två? Tre lag spelar till 7 500.
switch-teams_of_six_to_10000-two = två lag om tre
switch-teams_of_six_to_10000-three = tre lag om två
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Åt vilket håll går given och turen runt bordet?
switch-wilds_against_naturals = Hur många vilda kort får en mälning ha: upp till tre, aldrig fler än de naturliga, eller alltid färre?
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Får man bygga på en färdig canasta?
switch-finished_canastas-open = får byggas på
switch-finished_canastas-closed = stängd vid sju
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Får den som går ut mäla åtta kort eller fler?
switch-wild_melds = Får man mäla tre eller fler vilda kort för sig? Sju är en canasta, värd 2 000 vid en del bord och 1 000 vid andra.
switch-wild_melds_italian = Får man mäla tre eller fler vilda kort (pinelle) för sig? Ange i så fall vad en canasta av dem är värd.
switch-sequences = Får man mäla sviter i samma färg, som i samba? I en av böckerna är de inte med.
switch-bonuses_when_out_italian = Får bara laget som går ut bonusen för en äkta eller oäkta canasta av tvåor?
switch-bonuses_when_out_italian-when_out = bara när man går ut
switch-bonuses_when_out_italian-always = alltid
switch-wilds_in_a_meld = Hur många vilda kort får en vanlig mälning ha: två, tre eller hur många som helst?
switch-black_threes_melded = När får man mäla tre eller fler svarta treor (5 poäng var): bara när man går ut, aldrig eller när som helst?
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Vilket öppningskrav gäller vid exakt 2 000, 5 000 eller 7 000: det högre eller det lägre?
switch-first_melds_italian-limit_to_the_higher = det högre kravet
switch-first_melds_italian-limit_to_the_lower = det lägre kravet
switch-first_melds_samba = Öppnar ett lag med minst 7 000 poäng på 150 eller 160?
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Beror öppningskravet på given eller på ställningen?
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = Hur stiger öppningskravet: var 500:e poäng, en gång vid 1 500, eller varje giv?
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: var 500:e poäng
switch-first_melds_pennies-from_1500 = 50, och 150 från 1 500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: varje giv
switch-first_melds_brazilian = Öppnar ett lag med minst 8 000 poäng på 200 och en canasta, eller bara på 200?
switch-first_melds_brazilian-canasta_of_200 = 200 och en canasta
switch-first_melds_brazilian-200_alone = bara 200
switch-first_melds_hand_and_foot = Beror öppningskravet på given eller, om man spelar till 10 000, på ställningen?
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 i varje giv
switch-first_melds_hand_and_foot-by_score = efter ställningen
switch-top_card_counts = Räknas högens översta kort in i öppningen, eller måste man öppna innan man tar högen?
switch-pile_for_first_melds = Får man ta högen för att öppna?
switch-concealed_minimum = När gäller öppningskravet vid dold utgång: bara om man tog högen, alltid eller aldrig?
switch-splash = Räcker en hel canasta alltid för att öppna, oavsett poäng (”splash”)?
switch-cards_in_canastas = Räknas korten i en canasta också, utöver bonusen?
switch-books_of_sevens = Är en äkta canasta av sjuor värd lika mycket som andra, eller 1 500?
switch-books_of_sevens-as_any = som andra
switch-sevens_with_wilds = Räknas sjuor med vilda kort som en canasta av sjuor eller som en vanlig oäkta?
switch-sevens_with_wilds-mixed = vanlig oäkta
switch-wild_canastas_pennies = Vad är en canasta av vilda kort värd?
switch-natural_canastas_kanasta = Vad är en äkta canasta värd: 600, eller 500 som i klassisk canasta?
switch-trump = Ger en svitcanasta i trumffärgen dubbel bonus? Det första uppvända kortet bestämmer trumffärgen.
switch-concealed_canasta = Vad ger en canasta direkt från hand: inget extra, 100 extra eller dubbel bonus?
switch-red_threes_of_six = Är fyra röda treor värda 800 eller 400 när det finns sex i leken?
switch-red_threes_need_a_canasta = Räknas röda treor för ett lag när det har öppnat, eller först när det har en canasta?
switch-red_threes_samba = Räknas röda treor för ett lag först när det har två canastor eller, som i klassisk canasta, när det har öppnat?
switch-red_threes_brazilian = Räknas ett lags röda treor när det har en canasta, eller först när det har två?
switch-red_threes_cuban = Räknas röda treor som minus för ett lag utan canasta, eller räknas de inte alls?
switch-four_red_threes_unmelded = Hur stort är avdraget för alla fyra röda treor om laget inte har mält något: det vanliga eller bara 400?
switch-four_red_threes_unmelded-by_the_table = vanligt avdrag
switch-forgotten_red_three = Vad kostar en röd trea som aldrig lades ut (om spelaren hann få en tur)?
switch-red_threes_laid_out = Lägger man ut röda treor (100 var) och drar nya kort för dem, eller lägger man aldrig ut dem?
switch-red_threes_laid_out-never = aldrig
switch-red_threes_laid_out-for_100 = för 100 var
switch-red_threes_knee = Är sju röda treor värda 700 eller 1 000? Åtta är värda 1 100 i båda fallen.
switch-red_threes_knee-from_eight = mer från åtta
switch-red_threes_knee-from_seven = mer från sju
switch-red_threes_left = Vad kostar varje röd trea som är kvar på hand eller i foten?
switch-black_threes_left = Vad kostar varje svart trea som är kvar på hand eller i foten?
switch-black_threes_kanasta = Vad kostar varje svart trea som är kvar på hand?
switch-canastas_to_go_out = Krävs det en canasta för att gå ut, eller två? Två är vanligt när man drar två kort.
switch-out_without_a_canasta = Krävs det en canasta för att gå ut?
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Krävs det en canasta för att gå ut, eller två?
switch-books_to_go_out = Vilka canastor krävs för att gå ut? Det varierar från bord till bord.
switch-books_to_go_out-1_1 = 1 äkta, 1 oäkta
switch-books_to_go_out-1_2 = 1 äkta, 2 oäkta
switch-books_to_go_out-2_2 = 2 äkta, 2 oäkta
switch-books_to_go_out-2_2_wild = 2 äkta, 2 oäkta, 1 vild
switch-books_to_go_out-3_3 = 3 äkta, 3 oäkta
switch-books_to_go_out-3_4 = 3 äkta, 4 oäkta
switch-books_to_go_out-5_4 = 5 äkta, 4 oäkta
switch-last_discard = Måste man saka det sista kortet för att gå ut, eller får man mäla det?
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Ger det 200 att gå ut, eller 100 som i klassisk canasta?
switch-concealed_hand_and_foot = Ger dold utgång 100 extra?
switch-asking_the_partner = Måste man fråga partnern innan man går ut, får man göra det, eller är det inte tillåtet? Svaret är bindande.
switch-short_sequences = Vilka sviter kostar 1 000 när given är slut: de med högst fem kort, eller högst fyra?
switch-four_jokers_unfinished = Kostar en ofärdig vild canasta med alla fyra jokrar 2 500 i stället för 2 000?
switch-special_hands_mode = Räknas bara specialhanden, eller också lagets andra poäng?
switch-acaba = Får man säga ”acaba” när läget är hopplöst? Då är given slut. De andra lagen får 1 500 var och det egna laget ingenting. Man får fråga partnern först.
switch-acaba_alone = Får man säga ”acaba” när läget är hopplöst? Då är given slut. Alla andra får 1 500 och den som sade det ingenting.
switch-seven_canastas = Ger sju canastor i en giv 5 000 och vunnet parti?
switch-seven_canastas_mode = Räknas poängen för de vinnande canastorna utöver givens poäng eller i stället för dem?
switch-semi_clean = Har en halväkta { canasta-name } en egen bonus, eller räknas den som oäkta?
switch-royal_burraco = Ger en kunglig burraco (13 kort i en färg) 300 och en superburraco (åtta lika kort) 250, båda utan vilda kort?
switch-royal_burraco-none = som andra äkta
switch-royal_burraco-royal = 300 och 250
switch-royal_burraco_wild = Ger en kunglig burraco 250 poäng och en superburraco 200 om den har ett vilt kort? Det är en husregel.
switch-royal_burraco_wild-none = som alla andra
switch-royal_burraco_wild-wild = 250 och 200
switch-wild_canasta_burako = Får man mäla jokrar och tvåor för sig? En canasta av dem ger 1 000.
switch-jokers_burako = Spelas det med två jokrar, som med brickor, eller med fyra?
switch-free_play_three = Efter hur många poäng spelar var och en för sig, och hur många krävs för att vinna?
switch-free_play_three-tournament = 1 000 och 1 505 (turnering)
switch-free_play_three-free = 1 500 och 2 005 (fritt spel)
switch-odd_halves = Hur avrundas hälften av ett udda antal poäng?
switch-jokers_buraco = Vad är en joker värd: 20, eller 50 som i klassisk canasta?
switch-twos_buraco = Vad är en tvåa värd: 10, eller 20 som i klassisk canasta?
switch-groups_buraco = Får man också mäla kort av samma valör, som i sluten buraco?
switch-first_melds_buraco = Saknas öppningskrav, eller öppnar ett lag på 75 när det har 1 500 eller 1 000 poäng?
switch-first_melds_buraco-none = inget krav
switch-first_melds_buraco-75 = 75 från 1 500
switch-first_melds_buraco-from_1000 = 75 från 1 000
switch-vulnerable_again = Vad öppnar ett sårbart lag på i sina följande givar: 75 igen, eller 90?
switch-vulnerable_again-same = 75 igen
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Kostar det alltid poäng att inte ha tagit sin { foot-name }, eller bara om ett annat lag har tagit sin?
switch-whole_suit_buraco = Är en hel färg, ess till kung eller tvåa till ess, värd 500, eller lika mycket som andra äkta canastor?
switch-ace_to_ace_buraco = Är en svit från ess till ess värd 1 000, eller lika mycket som andra sviter?
switch-clean_to_go_out = Krävs en äkta canasta för att gå ut, eller räcker vilken som helst, som i sluten buraco?
switch-clean_to_go_out-natural = äkta
switch-clean_to_go_out-any = vilken som helst
switch-pile_buraco = Får vem som helst ta högen, eller bara den som mäler dess översta kort, som i sluten buraco?
switch-card_values_tranca = Vad är korten värda: 10 var, som i buraco, eller 8 för fyror till tior och 10 för högre kort?
switch-card_values_tranca-10 = 10 var
switch-card_values_tranca-buraco = som i buraco
switch-card_values_tranca-8 = 8 och 10
switch-four_red_threes_tranca = Är alla fyra röda treor värda 400 eller 800?
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Får var och en elva eller tretton kort?
switch-canastas_together_spanish = Ger fem canastor 500 extra, och sju ytterligare 2 000?
switch-canastas_together_spanish-bonus = 500 och 2 000
switch-canastas_together_spanish-none = ingen bonus
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Är alla fyra svarta treor värda 500 om man mäler dem när man går ut?
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = bara kortens värden
switch-target_buraco = Hur många poäng krävs för att vinna: 2 000, 3 000, 4 000, 5 000 eller något annat?
switch-target = Hur många poäng krävs för att vinna? Du kan välja vilket tal som helst.
switch-target_chilean = Hur många poäng krävs för att vinna: 10 000 som i samba, 15 000 som i boliviansk canasta, eller något annat?
switch-target_italian = Hur många poäng krävs för att vinna: 15 000, 12 000 som i regelböckerna, eller något annat?
switch-deals_or_target = Har ett parti fyra givar, eller går det till 10 000 poäng?
switch-deals_or_target-to_a_target = till 10 000 poäng
switch-tie = Spelas en giv till vid lika i topp, eller blir det oavgjort?
switch-pile_onto_canasta = Får man ta högen för att lägga det översta kortet till en färdig canasta?
switch-pile_needs = Vad krävs för att ta en hög som inte är fryst: ett naturligt par eller ett naturligt kort och ett vilt, bara naturliga kort, eller alltid ett naturligt par på hand?
switch-pile_cards = Tar man hela högen, eller bara tio kort?
switch-pile_cards_hand_and_foot = Hur många kort tar man av högen: bara det översta, tre, fem, sex, sju eller alla?
switch-jokers_discarded = Får man saka jokrar (då fryser högen)?
switch-first_pile = Börjar högen med ett kort, eller med ett kort och så många till som det är värt (sju till för en sjua)?
switch-stock_used_up = Vad händer när talongen är slut: spelar man vidare så länge högen kan tas, slutar man efter sista kortet eller vänder man högen?
switch-red_threes_replaced = Får man ett nytt kort när man har dragit en röd trea?
switch-last_card_without_canasta = Får man behålla sista kortet när laget saknar canasta, eller måste man ha ett kort kvar att saka?

## Meld

meld-title = { $asks ->
    [hand] Vad kan jag mäla?
    [worth] Vad är det värt?
   *[melds] Räcker det?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, { $score } poäng, öppnar på { $needed }
meld-other = { $by ->
    [deal] Ange giv
   *[score] Ange poäng
}
meld-other-number = { $by ->
    [deal] Giv { $number }
   *[score] Poäng { $number }
}
    .says = { meld-other-number }, { $needed }. Tryck för att ändra
meld-rules = { $rules }
    .says = Regler: { $rules }. Välj andra
meld-other-rules = Andra regler
meld-ask-number = { $by ->
    [deal] Givens nummer
   *[score] Poäng
}

meld-needs = Öppnar på { $needed }
meld-needs-nothing = Inget öppningskrav
meld-tap-cards = Tryck på korten du vill mäla
meld-tap-top = Tryck på högens översta kort
meld-enough = Räcker
meld-over = { $over } till godo
meld-allowed = Tillåtet
meld-short = { $short } saknas
meld-not-enough = Räcker inte
meld-not-allowed = Inte tillåtet
meld-of = av { $needed }
meld-of-nothing = inget krav
meld-worth = Kort { $cards }, bonus { $bonus }
meld-points = { $count ->
    [one] poäng
   *[other] poäng
}
meld-all-legal = { $count ->
    [one] Mälningen är giltig
    [2] Båda mälningarna är giltiga
   *[other] Alla mälningar är giltiga
}
meld-illegal = { $count ->
    [one] En mälning är inte giltig
   *[other] { $count } mälningar är inte giltiga
}
meld-one-more = Ett kort till räcker: { $card }
meld-canasta-suffices = En hel canasta räcker alltid
meld-top-counts = Högens översta kort räknas: { $card }
meld-top-not-counted = Högens översta kort räknas inte: { $card }
meld-concealed-exempt = Inget öppningskrav vid dold utgång
meld-concealed-never = Öppningskravet gäller även vid dold utgång
meld-concealed-canastas = Öppningskravet gäller, eftersom mälningarna saknar canastorna som krävs för att gå ut
meld-concealed-pile = Öppningskravet gäller, eftersom du tog högen
meld-red-three = röda treor läggs för sig och räknas aldrig i en mälning
meld-joins = läggs till de andra av samma valör
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Spader
meld-suit-hearts = Hjärter
meld-suit-diamonds = Ruter
meld-suit-clubs = Klöver
meld-empty = Tryck på ett kort för att börja en mälning
meld-empty-sequence = Tryck på kort för att börja en svit i { $suit }
meld-said = { $cards }: { $points } poäng, { $told }
meld-legal = giltig
meld-never = aldrig
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } använda
}
meld-delete = Ta bort sista kortet

meld-new = Ny mälning
meld-new-short = Ny
meld-concealed = Dold
    .says = Dold utgång
meld-pile = Tar högen
    .says = Tar högen
meld-top = Överst: { $card }
    .says = Högens översta kort: { $name }. Välj ett annat
meld-top-asked = Vilket?
meld-pile-short = Högen
meld-sequence-label = Svit i
meld-suit-label = Färg
meld-clear = Rensa alla kort
meld-find = Föreslå
meld-lay = Lägg till i given
meld-to-melds = Till mälningarna
meld-use = Använd

meld-tap-hand = Tryck på korten på handen
meld-not-found = Den handen är inte möjlig
meld-nothing-legal = Ingen giltig mälning på handen
meld-can-lay = { $cards ->
    [one] Ett kort räcker
   *[other] { $cards } kort räcker
}
meld-hand = { $count ->
    [one] Ett kort på hand: { $cards }
   *[other] { $count } kort på hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] Ett kort fattas till en canasta
   *[other] { $count } kort fattas till en canasta
}
meld-closing = Ett kort till räcker: { $cards }
meld-no-card-closes = Det räcker inte med ett kort till
meld-prefer-title = Vilka mälningar?
meld-prefer = { $preference ->
    [fewest] Få kort
    [value] Värde
    [wilds] Spara vilda
   *[canasta] Canasta
}
    .says = Söker: { $wanted }. Välj något annat
meld-preference = { $preference ->
    [fewest] Med så få kort som möjligt
    [value] Med högsta värde
    [wilds] Spara de vilda korten
   *[canasta] Med en canasta, om det går
}

meld-notation = Skriv korten
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Mälningar
}
meld-notation-hint = { $asks ->
    [hand] Skriv ett tecken per kort: A K Q J T 9 till 4, 2, * för en joker, S för en svart trea. h:4567 är hjärter.
   *[melds] Skriv ett tecken per kort och mellanslag mellan mälningar: 777 QQQ2 AA*. T är en tia, * en joker och S en svart trea. h:456 är en svit i hjärter.
}
meld-bare-three = ”{ $token }”: vilken trea? Skriv { letter-3b } för svart, { letter-3r } för röd
meld-notation-done = Klar

meld-reference = Snabböversikt: { $rules }
meld-reference-by = Beror på { $by }.
meld-reference-exceptions = Vad som räknas, och undantag
meld-reference-bonuses = Bonus
meld-red-threes-never = Röda treor läggs ut för sig och räknas aldrig in i öppningen.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , gäller nu { $sides }
}
meld-all-rules = Alla regler för det här spelet
problem-top_card_not_melded = högens översta kort måste vara med i en mälning: { $card }

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Ingen regel skiljer sig
    [one] En regel skiljer sig
   *[other] { $different } regler skiljer sig
}{ $same ->
    [0] .
    [one] , en är likadan.
   *[other] , { $same } är likadana.
}

## My house rules

house-title = Mina husregler
house-none = Med husregler spelar ni på ert eget sätt. Välj ett regelverk, ändra det som skiljer och ge det ett namn.
house-what = Med husregler spelar ni på ert eget sätt. De gäller partier som ni börjar från och med nu.
house-line = { $base } · { $count ->
    [0] inget ändrat än
    [one] en regel ändrad
   *[other] { $count } regler ändrade
}
house-broken-short = Gäller inte längre. Tryck för detaljer.
house-broken = Den här versionen av appen kan inte använda husreglerna. Inget är förlorat: du kan fortfarande spara dem som fil. Felet:
house-gone = Husreglerna har tagits bort.
house-new = Nya husregler
house-make-from = Utgå från
house-another = Ett annat regelverk
    .detail = { $count } att välja mellan
house-new-why = Vilket regelverk vill du utgå från? Allt som du inte ändrar förblir som det är.
house-name = Husreglernas namn
house-name-made = { $base } hos oss{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Skapa
house-bring = Importera

house-on-base = Bygger på: { $base }
house-saved = Sparas automatiskt
house-unsaved = Inte sparat än
house-unsaved-why = Reglerna går inte ihop. Tryck på en regel för att rätta den, eller ångra de senaste ändringarna. Tills dess gäller de sparade husreglerna.
house-take-back = Ångra osparade ändringar
house-leave-unsaved = Lämna utan att spara
house-leave-why = Reglerna går inte ihop, så de har inte sparats. Dina sparade husregler gäller fortfarande.
house-differences = { $count ->
    [one] En regel ändrad
   *[other] { $count } regler ändrade
}
house-no-differences = Inget ändrat än. Det här är standardreglerna.
house-instead-of = i stället för { $old }
house-instead-of-these =
    i stället för:
    { $old }
house-from = Källa: { $ref }
house-from-switch = Vanlig variant: { $ref }
house-from-table = Överenskommet vid vårt bord
house-reset = Återställ till standard: { $what }
house-reset-one = Återställ till standard
house-reset-all = Ångra alla ändringar
house-reset-all-explained = Alla regler blir standard igen. Påbörjade partier behåller sina regler.
house-reset-all-yes = Ångra alla
house-change = Ändra
house-switches = Vanliga varianter
    .detail = { $count ->
        [one] 1 variant, ett tryck
       *[other] { $count } varianter, ett tryck per variant
    }
house-values = Alla regler
    .detail = Varje inställning, avsnitt för avsnitt
house-use = Använd
house-play = Starta ett parti med de här reglerna
house-share = Dela
    .detail = Som en liten fil eller som text
house-rename = Byt namn
house-rename-done = Spara namnet
house-drop = Ta bort husreglerna
house-drop-question = Ta bort ”{ $name }”?
house-drop-explained = Partier som har spelats med dem ändras inte. Det går inte att ångra.

house-switches-what = Välj hur ni spelar. Det första alternativet är standardregeln.
house-switch-own = { $value } (standard)
house-switch-other = annat tal …
house-switch-misfit = { $value } krockar med dina andra ändringar. { $why }
house-switch-off = Gäller inte det här regelverket.
house-switches-others = { $count ->
    [one] En variant som inte gäller här
   *[other] { $count } varianter som inte gäller här
}
    .detail = För andra regelverk än { $base }

house-changed-value = { $value } (ändrat)
house-section-count = { $count ->
    [one] en regel
   *[other] { $count } regler
}{ $changed ->
    [0] { "" }
    [one] , en ändrad
   *[other] , { $changed } ändrade
}
house-in-base = Standard ({ $base })
house-we-play = Vi spelar
house-reason = Orsak (valfritt)
house-reason-keep = Spara orsaken
house-take = Använd
house-number-label = { $what }: { $number }. Tryck för att ändra
house-a-number = ett tal
house-as-follows = så här
house-points = Poäng
house-row-number = Nummer { $place }
house-row-more = En till
house-row-less = Ta bort en
house-row-add = Lägg till en rad
house-row-drop = Ta bort: { $what }
house-band-by = Beror på
house-band-from = Från den här poängen
house-band-hand = Från den här given
house-band-points = Poäng som krävs
house-band-points-alone = bara poängen räcker
house-hand-wins = Vinner handen partiet?
house-hand-add = Lägg till en specialhand
house-bonus-when = Canastor som krävs
house-bonus-count = Antal: { $type }
house-bonus-more = eller fler
house-bonus-exactly = exakt
house-step-least = Från

house-share-what = Alla som har appen kan importera filen.
house-share-file = Spara som fil
house-share-copy = Kopiera som text
house-share-copied = Kopierat. Klistra in det i ett meddelande eller en anteckning.
house-share-failed = Det går inte på den här enheten. Markera texten nedan och kopiera den.
house-share-text = Filen som text
house-share-text-why = Eller markera texten, kopiera den och klistra in den på den andra enheten under ”Mina husregler”, ”Importera”.

house-bring-what = Importera husregler som någon har skickat till dig. Dina egna ändras bara om du säger ja.
house-bring-file = Välj en fil
house-bring-refused = { $file } går inte att importera
house-bring-untouched = Inget har ändrats. Rätta filen och importera den igen.
house-bring-whole = hela filen
house-bring-no-text = { $file } innehåller ingen läsbar text. Öppna den, kopiera texten och klistra in den nedan.
house-bring-conflict = Du har redan en annan version av { $name }
house-bring-conflict-why = Båda versionerna bygger på samma husregler, men den ena har ändrats senare.
house-bring-replace = Ersätt mina med de nya
house-bring-both = Behåll båda
house-bring-leave = Behåll bara mina
house-bring-copy = { $name } (nya)

house-broken-files = Regelfiler med fel
house-broken-files-why = De här filerna används inte förrän de har rättats. Allt annat fungerar.
house-play-our-way = Gör husregler av det här
more-house = Mina husregler
more-house-count = { $count ->
    [0] inga
    [one] en uppsättning
   *[other] { $count } uppsättningar
}
set-up-house = Mina husregler

## People

people = Spelare
people-row = Namn och dubbletter
people-none = Spelare med eget namn visas här efter sitt första parti.
people-find = Sök spelare
people-find-none = Ingen heter så.
people-group = { $group ->
    [month] Spelat den här månaden
    [earlier] Tidigare
   *[none] Inte spelat än
}
people-with = med { $name }
people-won = av { $games } vunna
people-line = { $matches ->
    [0] inget parti än
    [one] ett parti
   *[other] { $matches } partier
}
people-called = Namn
people-new = Ny spelare
people-save = Spara
people-saved = Sparat. Tidigare partier har också uppdaterats.
people-color = Färg i nya partier
people-color-none = Ingen färg är vald, så platsen avgör.
people-color-seat = Använd platsens färg
people-name-taken = Namnet är upptaget. Lägg till ett efternamn eller smeknamn.
people-merge = Slå ihop med …
people-merge-title = Vem är samma person som { $name }?
people-merge-ask = Är { $gone } och { $kept } samma person?
people-merge-hint = { $matches ->
    [one] Ett parti som { $gone } spelat räknas då också för { $kept } och visas med det namnet.
   *[other] { $matches } partier som { $gone } spelat räknas då också för { $kept } och visas med det namnet.
} Det går alltid att skilja dem åt igen.
problem-same_match = De har spelat i samma parti, så det är två olika personer.
people-merge-do = Slå ihop
people-also = Har också spelat som { $name }
people-separate = Skilj åt igen

## Addresses that lead nowhere

nowhere = Sidan finns inte
nowhere-hint = Adressen kan vara fel, eller så har innehållet tagits bort.
nowhere-home = Tillbaka till bordet
nowhere-rule-set = Regelverket ”{ $name }” finns inte.
nowhere-rule = Regeln finns inte i det här regelverket.
nowhere-person = Ingen spelare med det namnet hittades.

## Seats and dealers

seats = Platser
seats-table = Platser och givare
seats-hint = Tryck på två spelare som ska byta plats.
seats-arrange = Ändra platser
seats-said = Plats { $number }: { $name }, mitt emot { $opposite }
seats-said-alone = Plats { $number }: { $name }
seats-partner = partner till { $name }
seats-name = { $name }. Ändra namnet
seats-name-at = Namn på plats { $number }
seats-deal-on = Nästa spelare ger
seats-dealing = ger
seats-draw = Lotta partner
seats-turn = Andra partner
seats-drawn = Lottat slumpvis (nummer { $seed })
seats-dealer = Vem ger nästa gång?
seats-dealer-label = { $name }
    .says = { $name } ger nästa gång
seats-replace-head = Byt ut en spelare
seats-replace = Byt ut { $name }
seats-replace-title = Vem spelar för { $name } från giv { $number }?
seats-replace-do = Byt ut från och med nu
seats-stays = Inskrivna givar räknas för dem som spelade dem.
set-up-part-next_dealer = givare i nästa giv
set-up-part-next_players = spelare i nästa giv

## The next match

turn = Byt partner
turn-title = Nästa parti
turn-company = Vilka spelar?
turn-company-hint = Fyra till sex spelare. Är ni fler än fyra får de som hittills har stått över minst stå över nästa gång.
turn-pairing = { $first } mot { $second }
turn-pause = { $count ->
    [one] { $names } står över
   *[other] { $names } står över
}
turn-suggested = förslag
turn-all = { $count ->
   *[other] Efter { $count } partier har alla spelat med alla.
}
turn-join = Ny spelare
turn-start = Starta partiet

## Deleting a match

match-delete = Ta bort partiet
match-delete-ask = Ta bort partiet?
match-delete-hint = { $names }: partiet försvinner ur listan och statistiken. Det går att hämta tillbaka.
match-deleted = Borttaget: { $names }
matches-deleted = { $count ->
    [one] Ett borttaget parti
   *[other] { $count } borttagna partier
}
matches-bring-back = Hämta tillbaka { $names }
change-delete = Partiet borttaget
change-what-delete = borttagningen av partiet

## Sharing a result

share = Dela eller spara
    .detail = Bild, text, fil
share-text = Skicka som text
share-copy = Kopiera som text
share-picture = Skicka som bild
share-save-picture = Spara som bild
share-page = Spara en sida för utskrift
share-files = Filer
share-copied = Kopierat. Klistra in det i ett meddelande.
share-bg-stats = Lägg in i BG Stats
    .detail = { $way ->
        [bgstats] Skickar namn, poäng och datum bara till appen BG Stats på den här mobilen
       *[https] Öppnar bgstatsapp.com. Namn, poäng och datum står i adressen
    }
share-leads = { $side } leder med { $margin }
share-level = Lika hittills
share-deals = { $deals ->
    [one] en giv
   *[other] { $deals } givar
}

## A match to try things with

demo-start = Prova ett demoparti
demo-mark = Demoparti: prova vad du vill, det räknas inte.
demo-badge = demo
guide = { $step ->
    [who] Vem gick ut? Tryck på det laget eller på ”Ingen”.
    [canasta] Hur många canastor har laget? Tryck på talet.
    [cards] Skriv poängen för lagets kort på bordet och sedan för korten på hand.
    [save] Tryck på det andra laget och skriv in poängen för det lagets kort också. Spara sedan.
    [meld] Mässingsskylten visar vad laget öppnar på i nästa giv.
    [points] Tryck på en giv för att se var poängen kommer ifrån.
   *[record] Tryck på ”Skriv in giv { $number }”. Tips visar vägen.
}
guide-close = Inga fler tips
demo-delete = Ta bort demopartiet

## Help beside what is asked

help-said = Hjälp: { $topic }
help-here = I det här partiet
help-topic = { $topic ->
    [concealed] Dold utgång
    [initial] Öppning
    [threes] Röda treor
    [kinds] Äkta och oäkta canastor
    [out] Utgång
   *[hand] Kort kvar på hand
}
help-text = { $topic ->
    [concealed] Du går ut dolt när du mäler hela handen i en och samma tur och inte har mält något tidigare. Partnerns mälningar spelar ingen roll. En del regler kräver också att du har en egen canasta.
    [initial] Det som ett lag mäler först i en giv måste vara värt ett visst antal poäng. Kravet beror på lagets poäng eller på givens nummer.
    [threes] Lägg genast ut en röd trea och dra ett kort från talongen i stället. Den ger plus om laget har öppnat, annars oftast minus.
    [kinds] En canasta är en mälning med minst sju kort. Utan vilda kort är den äkta, med vilda kort är den oäkta.
    [out] Ett lag går ut när en av spelarna blir av med sitt sista kort. För det måste laget ha de canastor som reglerna kräver.
   *[hand] Korten som alla i laget har kvar på hand när given är slut dras av. Skriv deras sammanlagda värde utan minustecken.
}

## Club: what an evening does not allow

club-somebody = någon
club-and = { $first } och { $last }
club-problem-name_needed = Skriv ett namn.
club-problem-no_date = ”{ $date }” är inget datum. Skriv så här: 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] En träff måste ha minst en rond.
    [one] Mer än en rond är redan lottad.
   *[other] Fler än { $count } ronder är redan lottade.
}
club-problem-too_many_dropped = Minst en rond måste räknas.
club-problem-not_positive = Skriv ett tal över 0.
club-problem-warning_too_early = Varningen måste komma före rondens slut.
club-problem-figures_needed = Skriv siffror här.
club-problem-last_band_open = Den sista raden i tabellen gäller alla större skillnader.
club-problem-bands_ascend = Varje rad måste gå högre än den ovanför.
club-problem-tie_break_twice = Samma särskiljning är med två gånger.
club-problem-unknown_rule_set = Appen känner inte till regelverket { $rules }.
club-problem-house_rule = En husregel passar inte: { $expected }
club-problem-partners_cannot_change = Partnerbyte går bara när två spelar mot två. Välj ”Par”.
club-problem-draw_needs_fixed_sides = Det går bara vid bord med två lag där spelarna håller ihop.
club-problem-draw_needs_individuals = Det går bara med spelare som byter partner.
club-problem-teams_meet_in_twos = Lag möts två och två, men med de här reglerna sitter { $count } lag vid bordet.
club-problem-nobody_left_over = Bord för { $count } går bara med spelare utan fast partner.
club-problem-not_by_so_many = Reglerna ”{ $rules }” är inte för { $count } spelare.
club-problem-has_begun = Det går inte att ändra, eftersom första ronden är lottad.
club-problem-entrant_twice = { $who } är redan med.
club-problem-member_twice = Samma person är med två gånger.
club-problem-wrong_number_of_members = { $count ->
    [one] I den här spelformen går det inte att anmäla en ensam person.
   *[other] I den här spelformen går det inte att anmäla { $count } personer ihop.
}
club-problem-team_sizes_differ = Alla lag måste vara lika stora.
club-problem-plays_already = { $name } är redan med.
club-problem-partner_needed = { $name } har ingen partner än.
club-problem-is_member = { $name } är redan medlem.
club-problem-name_twice = ”{ $name }” finns redan på listan. Lägg till något som skiljer dem åt.
club-problem-no_such_entrant = Anmälan finns inte längre.
club-problem-no_such_member = Personen finns inte längre.
club-problem-has_played = { $who } är redan lottad och kan inte tas bort. Använd ”Checka ut” i stället.
club-problem-two_people = Båda spelar på samma träff, så det är två olika personer.
club-problem-round_open = Avsluta rond { $round } först.
club-problem-all_rounds_played = { $count ->
    [one] Den enda ronden är spelad.
   *[other] Alla { $count } ronder är spelade.
}
club-problem-too_few_present = { $count ->
    [0] Ingen är incheckad.
    [one] Bara en är incheckad hittills, men ett bord kräver { $right }.
   *[other] Bara { $count } är incheckade hittills, men ett bord kräver { $right }.
}
club-problem-nobody_goes_on = Ingen kom på plats { $first } till { $last } på den träffen.
club-problem-round_started = Ronden har redan börjat.
club-problem-no_round_drawn = Ingen rond är lottad.
club-problem-no_round_running = Ingen rond pågår.
club-problem-no_time_limit = Den här ronden har ingen tidsgräns.
club-problem-clock_runs = Klockan går redan.
club-problem-clock_stands = Klockan går inte.
club-problem-no_minutes_left = Tiden kan inte bli kortare.
club-problem-round_running = Rond { $round } pågår. Pausa klockan i stället.
club-problem-no_break = Det är ingen paus.
club-problem-table_open = Bord { $table }: { $state ->
    [claimed] ett lag har inte godkänt än
    [disputed] resultatet är ifrågasatt
   *[playing] det finns inget resultat än
}.
club-problem-nobody_has_won = Bord { $table } slutade oavgjort. Rätta resultatet och ange vinnaren.
club-problem-no_such_table = Bord { $table } finns inte.
club-problem-has_a_result = Bord { $table } har redan ett resultat.
club-problem-has_no_result = Bord { $table } har inget resultat än.
club-problem-scoreless = Inget är inskrivet än. Skriv in varje lags poäng, eller bekräfta att alla lag har 0.
club-problem-points_needed = Skriv in poängen för varje lag.
club-problem-points_of_absent = Lämna poängfältet för det andra laget tomt. Laget får poängen för walkover.
club-problem-one_winner = Markera bara ett lag med * som vinnare.
club-problem-nothing_claimed = Ingen vid bord { $table } har anmält något resultat.
club-problem-no_such_side = Välj ett lag.
club-problem-no_points = Ange ett annat tal än 0.
club-problem-no_such_round = Rond { $round } är inte lottad.
club-problem-no_such_adjustment = Straffet eller bonusen är redan borttagen.
club-problem-reason_needed = Ange en orsak för loggen.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Skriv in { $right } resultat.
}
club-problem-number_too_large = För stort: högsta möjliga resultat är { $value }.
club-problem-seated_twice = { $who } kan inte sitta vid två bord.
club-problem-seated_nowhere = { $who } sitter inte vid något bord.
club-problem-not_there = { $who } är inte incheckad.
club-problem-wrong_table = Antalet spelare vid ett bord stämmer inte med reglerna.
club-problem-partners_before = { $who } har varit partner förut.
club-problem-met_before = { $who } har mötts förut.
club-problem-bye_again = { $who } skulle stå över igen innan alla andra har gjort det.
club-problem-evening_twice = En träff är med två gånger i säsongen.
club-problem-name_too_long = Namnet är för långt: högst { $most } tecken.
club-problem-name_unseen = Namnet innehåller osynliga tecken. Skriv det igen.
club-problem-name_says_who = Det nya namnet får inte innehålla det gamla.
club-problem-name_of_a_seat = ”{ $name }” är namnet på en plats, inte på en spelare. Lägg till något.
club-problem-access_revoked = Enheten har inte åtkomst längre. Skanna bordets kod igen.
club-problem-round_over = Rond { $round } är slut.
club-problem-not_yours = Någon annan har ändrat det här under tiden.
club-problem-not_this_table = Matchen hör inte till det här bordet.
club-problem-has_spoken = Den här mobilen har redan svarat för det andra laget. Ta tillbaka det svaret först.
club-problem-not_at_this_table = Det namnet kan inte längre väljas här.
club-problem-called_already = Tävlingsledaren är redan tillkallad.
club-problem-call_over = Tillkallandet är redan avslutat.
club-problem-nothing_played = Ingen giv är inskriven än.
club-problem-claim_changed = Det andra laget har ändrat sitt resultat. Kontrollera det igen.
club-problem-text_too_long = Texten är för lång: högst { $right } tecken.
club-problem-no_side_held = Välj ditt lag först.
club-problem-person_needed = Välj vem som godkänner.
club-problem-not_of_this_side = { $name } spelar inte i det laget.
club-problem-no_such_evening = En träff i säsongen har tagits bort.
club-problem-evening_deleted = ”{ $name }” ({ $date }) har tagits bort här. En import skulle hämta tillbaka den.
club-problem-evening_later_here = ”{ $name }” ({ $date }) finns redan här med senare ändringar. En import skulle ta bort dem.
club-problem-evening_differs = ”{ $name }” ({ $date }) finns redan här med andra ändringar. En import skulle ersätta den.
club-problem-match_elsewhere = En match i filen finns redan här, vid ett annat bord. Inget importerades.
club-problem-unknown_member = En person som nämns här finns inte på listan.
club-problem-unknown_entrant = Ett par eller lag som nämns här finns inte på listan.
club-problem-unknown_side = Ett av resultaten gäller ett lag som inte sitter vid bordet.
club-problem-round_number = Det måste vara rond { $right }.
club-problem-matches_of_tables = Matcherna i filen hör inte till filens bord.
club-problem-table_of_match = Matchen är från ett annat bord.
club-problem-wrong_code = Koden kommer inte från appen.
club-problem-no_code_of_table = Bord { $table } har ingen kod.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] En minut kvar
   *[other] { $minutes } minuter kvar
}
round-clock-warning = { $minutes ->
    [one] Sista minuten
   *[other] De sista { $minutes } minuterna
}
round-clock-last_deal = { $ends ->
    [some] Tiden är ute: spela klart given på högst { $minutes ->
        [one] en minut
       *[other] { $minutes } minuter
    }
   *[none] Tiden är ute: spela klart given
}
round-clock-over = Tiden är ute: sluta spela. Räkna sedan korten.
round-clock-beside = { $phase ->
    [last_deal] spela klart given
   *[other] tills ronden är slut
}
round-clock-stands = { $why ->
    [paused] Pausad
   *[waiting] Klockan har inte startat
}
round-clock-extra = { $minutes ->
    [one] med en extra minut
   *[other] med { $minutes } extra minuter
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Paus till { $time }
   *[break_over] Pausen är slut
}

## Club: phone

phone-table = Bord { $table }
phone-table-round = Bord { $table }, rond { $round }
phone-whose = Vems är den här mobilen?
phone-whose-said = Mobilen hör till { $side }
phone-whose-held = Har redan en mobil. Tryck för att fråga
phone-whose-mine = Den här mobilen
phone-whose-hint = Ditt val gäller hela träffen. Mobilen visar ditt nästa bord, räknar poängen och bekräftar resultat.
phone-whose-find = Sök ditt namn
phone-whose-asked = Du har bett att få ta över platsen från { $owner }. Den andra mobilen eller tävlingsledaren måste godkänna
phone-whose-stop = Sluta fråga
phone-asking = En annan mobil vill ansluta som { $owner }
phone-asking-yes = Släpp in
phone-asking-no = Nej
phone-earlier = { $count ->
    [one] 1 tidigare giv
   *[other] { $count } tidigare givar
}
phone-not-begun = Den första ronden har inte börjat än.
phone-nobody = Ingen spelar vid bord { $table } i rond { $round }.
phone-from-next = Ni spelar från nästa lottning.
phone-next = { $way ->
    [move] Rond { $round }: byt till bord { $table }
    [stay] Rond { $round }: stanna vid bord { $table }
   *[first] Rond { $round }: bord { $table }
}
phone-arrive = { $players ->
    [one] Jag är på plats
   *[other] Vi är på plats
}
phone-arrived = Tävlingsledaren vet att ni är på plats
phone-rest = Ni står över rond { $round }
phone-closed = Rond { $round } är slut.
phone-over = Träffen är slut.
phone-goes-on = Nästa rond visas här. Låt sidan vara öppen.
phone-goes-on-last = Det här är sista ronden. Slutställningen visas här. Låt sidan vara öppen.
phone-result-of = Ert resultat i rond { $round }
phone-place = Plats { $place } av { $count }
phone-place-shared = Delad plats { $place } av { $count }
phone-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}
phone-gap = { $gap ->
    [0] Samma poäng som på platsen före
    [one] 1 poäng upp till platsen före
   *[other] { $gap } poäng upp till platsen före
}
phone-tie = Särskiljning: { $tie }
phone-rounds-left = { $count ->
    [one] 1 rond kvar
   *[other] { $count } ronder kvar
}
phone-out = Mobilen hör inte längre till något bord.
phone-out-hint = Skanna koden på bordskortet. Om den inte fungerar ber du tävlingsledaren om ett nytt kort.
phone-give = Anmäl resultatet
phone-give-title = Är det här resultatet?
phone-agree = { $names }: ja, det stämmer
phone-not-yet = Inte än
phone-names = { $first } eller { $last }
phone-level = Lagen står lika.
phone-ahead = { $side }: { $margin ->
    [one] en poäng före
   *[other] { $margin } poäng före
}.
phone-given = Väntar på att { $sides } ska godkänna
phone-given-hint = De har fått frågan på sin mobil. Du kan också räcka över den här mobilen.
phone-hand-over = Räck över till { $side }
phone-hand-title = { $names }: stämmer det?
phone-hand-yes = { $name }: ja
phone-withdraw = Ta tillbaka vårt resultat
phone-asked = { $players ->
    [one] { $side } anmäler det här resultatet. Stämmer det?
   *[other] { $side } anmäler det här resultatet. Stämmer det?
}
phone-accept = { $side }: ja, det stämmer
phone-dispute = Nej, det stämmer inte
phone-why = Vad stämmer inte?
phone-why-points = Poängen är fel hopräknade
phone-why-deal = En giv saknas eller finns två gånger
phone-why-rule = En regel är fel tillämpad
phone-why-end = Matchen är inte slut än
phone-why-other = Något annat
phone-call = Tillkalla tävlingsledaren
phone-call-about = Vad gäller det?
phone-call-rule = En fråga om reglerna
phone-call-score = Ett fel i ställningen
phone-call-cards = Det är något fel med korten
phone-called = Tävlingsledaren tillkallad { $time }
phone-call-coming = Tävlingsledaren är på väg ({ $time })
phone-call-end = Behövs inte längre
phone-call-organiser = Be tävlingsledaren avgöra
phone-call-organiser-for = { $name }: be tävlingsledaren avgöra
phone-disputed = { $whose ->
    [mine] Ni har sagt att det inte stämmer
   *[other] { $players ->
        [one] { $side } säger att det inte stämmer
       *[other] { $side } säger att det inte stämmer
    }
}
phone-differ = Lagen anger olika resultat
phone-reason = ”{ $reason }”
phone-organiser-comes = Tävlingsledaren har fått besked och kommer till bordet. Ni kan fortfarande ändra givarna och anmäla resultatet igen.
phone-after-all = Det stämmer ändå
phone-done = { $how ->
    [agreed] Båda lagen är överens om resultatet
    [walkover] Det blev walkover
    [paper] Resultatet är från papper
    [corrected] Tävlingsledaren har rättat resultatet
   *[decided] Tävlingsledaren har avgjort resultatet
}
phone-wait-next = Nästa rond visas här automatiskt.
phone-wait-end = Det var sista ronden. Tack för spelet.
phone-this = den här mobilen
phone-other = en annan mobil vid bordet
phone-organiser = tävlingsledaren
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }: det går inte på den här mobilen, eftersom { $who } gjorde ändringen
phone-sounds = { $turn ->
    [on] Slå på ljud
   *[off] Stäng av ljud
}

## Club: big screen

big-screen-begins = Träffen börjar snart
big-screen-drawn = Rond { $number } av { $rounds } börjar snart
big-screen-running = Rond { $number } av { $rounds }
big-screen-closed = Efter rond { $number } av { $rounds }
big-screen-final = Slutställning
big-screen-counts = { $counts ->
    [card_points] Spelpoäng
    [victory_points] Segerpoäng
   *[match_points] Poäng
}
big-screen-second = { $figure ->
    [difference] Skillnad
    [card_points] Spelpoäng
    [wins] Segrar
   *[highest_match] Högsta matchpoäng
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Plats { $place }: { $name }, { $points }
}
big-screen-seating = Rondens bord
big-screen-seat = Bord { $table }: { $sides }
big-screen-resting = Står över i den här ronden: { $names }
big-screen-playing = { $count ->
    [one] Spelar fortfarande: bord { $tables }
   *[other] Spelar fortfarande: bord { $tables }
}
big-screen-playing-many = { $count } bord spelar fortfarande
big-screen-page = Sida { $page } av { $pages }
big-screen-gone = Länken gäller inte längre. Be tävlingsledaren om en ny.
big-screen-sound = Tryck för ljud

## Club: the evening

club-part = { $part ->
    [players] Spelare
    [tables] Bord
    [standing] Ställning
    [log] Logg
   *[papers] Mer
}
club-state = { $state ->
    [planned] Incheckning
    [drawn] Rond { $number } av { $count } är lottad
    [running] Rond { $number } av { $count } pågår
    [between] Rond { $number } av { $count } är slut
   *[over] { $count ->
        [one] Den enda ronden är spelad
       *[other] Alla { $count } ronder är spelade
    }
}
club-gone = Träffen har tagits bort, eller så kan den här versionen av appen inte läsa den.

## Club: evenings

club-title = Klubb
club-none = Canasta vid många bord
club-first-names = Skriv eller klistra in namnen och lotta
club-first-phones = Varje bord räknar poäng på en egen mobil
club-first-clock = Ronder, klocka och ställning sköter sig själva
club-new = Ny träff
club-open = Öppna
club-open-said = Öppna { $name }
club-clock-left = kvar
club-won = Vinnare: { $names }
club-season-played = { $count } av { $all }
club-season-everyone = { $count ->
    [one] Tabell
   *[other] Alla { $count } spelare
}
club-go-to = Till { $name }
club-members = Medlemmar
    .detail = { $count ->
        [0] Ingen än
        [one] En person
       *[other] { $count } personer
    }
club-seasons = Säsonger
    .detail = { $count ->
        [0] Flera träffar med en gemensam tabell
        [one] En säsong
       *[other] { $count } säsonger
    }
club-publish = Publicera
    .detail = Resultaten som sidor till klubbens webbplats
club-league = Liga
    .detail = Skicka avslutade träffar till en liga för flera klubbar
club-directors = Funktionärer
    .detail = { $count ->
        [0] De som leder träffen med dig
        [one] En funktionär
       *[other] { $count } funktionärer
    }
club-take = Importera en träff
    .detail = Från en annan dators fil
club-entrants = { $count ->
    [0] inga anmälningar än
    [one] en anmälan
   *[other] { $count } anmälningar
}

## Club: the plan

club-plan = Träffens inställningar
club-begin = Starta träffen
club-save = Spara
club-about = Träffen
club-going-on = Vilka spelar?
club-going-on-none = Alla som är här
club-going-on-hint = För en final eller för grupperna A och B. Spelarna tas ut efter sina placeringar på en tidigare träff.
club-going-on-places = { $name }: plats { $first } till { $last }
club-going-on-part = { $part ->
    [all] Alla
    [top] Övre halvan
   *[bottom] Undre halvan
}
club-going-on-first = Från plats
club-going-on-last = Till plats
club-going-on-share = Andel av poängen som följer med (%)
club-carried = Poäng från en tidigare träff
club-final-name = Final: { $name }
club-name = Namn
club-name-usual = Klubbträff
club-date = Datum (ÅÅÅÅ-MM-DD)
club-place = Plats
club-house-count = { $count ->
    [0] standardregler
    [one] en husregel
   *[other] { $count } husregler
}
club-form-title = Spelform
club-form = { $form ->
    [pairs] Par
    [individuals] Individuellt
   *[teams] Lag
}
club-form-hint = { $form ->
    [pairs] Partnerna håller ihop hela träffen och har en gemensam plats i ställningen.
    [individuals] Var och en har sina egna poäng och ny partner i varje rond.
   *[teams] Lag om två eller flera par möts vid flera bord. Varje lag har en plats i ställningen.
}
club-left-over = Spelare som blir över
club-left-over-hint = Spelare som blir över kan spela vid mindre eller större bord enligt regler som du väljer här. Alla spelar där en gång innan någon spelar där igen. Utan sådana regler turas spelarna om att stå över.
club-left-over-none = används inte
club-odd = { $players ->
    [3] Bord för tre
    [5] Bord för fem
   *[6] Bord för sex
}
club-odd-hint = { $players ->
    [3] Var och en för sig.
    [5] Tre mot två. I laget med tre turas man om att stå över en giv.
   *[6] Två lag om tre eller tre lag om två, beroende på reglerna.
}
club-movement-title = Vilka möts?
club-movement = { $movement ->
    [round_robin] Alla möter alla
    [mitchell] Mitchell
    [rotating] Partnerbyte
    [by_standing] Schweizersystem
    [danish] Dansk lottning
    [knockout] Utslagning
    [by_lot] Lottning
   *[free] För hand
}
club-movement-hint = { $movement ->
    [round_robin] Rond för rond får alla möta alla.
    [mitchell] Nord–Syd sitter kvar vid sina bord. Öst–Väst flyttar till nästa.
    [rotating] Ingen får samma partner igen förrän alla har spelat ihop. Motståndarna varierar också.
    [by_standing] Vinnare möter vinnare. Grannar i ställningen spelar mot varandra, om möjligt aldrig två gånger.
    [danish] Ettan möter tvåan, trean möter fyran och så vidare, även om de redan har mötts.
    [knockout] Den som förlorar är utslagen. De starkaste kan få stå över första ronden. Platserna från en tidigare träff eller lotten avgör vilka som möts.
    [by_lot] Lottas på nytt varje rond, om möjligt så att ingen möts igen.
   *[free] Grannar i listan möts. Ändra som du vill.
}
club-rounds = Ronder
club-rounds-knockout = Antalet deltagare avgör hur många ronder det blir.
club-rounds-count = { $count ->
    [one] en rond
   *[other] { $count } ronder
}
club-drop = Sämsta ronder som räknas bort
club-drop-hint = { $count ->
    [0] Alla ronder räknas.
    [one] Allas sämsta rond räknas bort.
   *[other] Allas { $count } sämsta ronder räknas bort.
}
club-length-title = Rondens längd
club-length = { $length ->
    [finland] 5 000 poäng
    [ck70] 5 000 poäng eller 50 minuter
    [nevada] Tre givar, 50 minuter
    [canasta_for_a_cure] 8 500 poäng
    [burraco_2_deals] Två givar, 25 minuter
    [burraco_3_deals] Tre givar, 40 minuter
    [burraco_4_deals] Fyra givar, 50 minuter
   *[pinochle_kansas_city] 50 minuter
}
club-length-points = { $count ->
    [one] en poäng
   *[other] { $count } poäng
}
club-length-deals = { $count ->
    [one] en giv
   *[other] { $count } givar
}
club-length-minutes = { $count ->
    [one] en minut
   *[other] { $count } minuter
}
club-length-or = {" "}eller{" "}
club-length-none = Tills du avslutar ronden
club-length-row = { $row ->
    [points] Poäng för att vinna
    [deals] Givar
    [minutes] Minuter
    [warning] Varning, minuter före slutet
   *[overtime] Minuter för att spela klart given
}
club-overtime = När tiden är ute spelas given klart:
club-overtime-endless = utan tidsgräns
club-overtime-limited = inom en tidsgräns
club-from = Källa: { $source }
club-no-source = ingen, bara ett förslag från appen
club-scheme-title = Poängsystem
club-scheme = { $scheme ->
    [finland] Två poäng för seger
    [wins] Vunna matcher
    [total] Spelpoäng
    [burraco_3] Segerpoäng, tre givar
   *[burraco_4] Segerpoäng, fyra givar
}
club-scheme-hint = { $scheme ->
    [finland] Seger ger 2 poäng och oavgjort 1. Vid lika poäng avgör skillnaden i spelpoäng.
    [wins] Seger ger 1 poäng. Vid lika poäng avgör spelpoängen.
    [total] Spelpoängen från alla matcher läggs ihop.
   *[burraco_4] De två lagen delar på 20 poäng, från 10 : 10 till 20 : 0, beroende på skillnaden i spelpoäng.
}
club-figures = Poäng och särskiljning
club-figures-usual = Standard
club-figures-changed = Ändrat för den här träffen
club-figures-hint = Ändringarna gäller bara den här träffen.
club-figures-back = Återställ till standard
club-match-points = { $outcome ->
    [win] Poäng för seger
    [draw] Poäng för oavgjort
   *[loss] Poäng för förlust
}
club-walkover-points = Spelpoäng för walkover
club-whole = { $of ->
    [points] Hel match: poäng
   *[deals] Hel match: givar
}
club-whole-hint = Poängen för walkover gäller en hel match. I en kortare rond minskas de i proportion.
club-bye-title = En frirond ger
club-bye = { $bye ->
    [nothing] inget
    [walkover] som walkover
    [average] snittet för de egna ronderna
   *[average_of_winners] snittet för rondens vinnare
}
club-missed-title = Ronder före en sen ankomst ger
club-bands = Tabell för segerpoäng
club-band-upto = Skillnad upp till
club-band-beyond = Alla större skillnader
club-band-winner = Vinnare
club-band-loser = Förlorare
club-band-add = En rad till
club-band-drop = Ta bort rad { $number }
club-ties = Särskiljning
club-ties-none = Ingen. De som står lika delar plats.
club-ties-add = Lägg till:
club-tie = { $tie ->
    [head_to_head] inbördes matcher
    [difference] skillnad i spelpoäng
    [wins] vunna matcher
    [card_points] spelpoäng
    [highest_match] högsta poäng i en match
   *[lot] lottning
}
club-tie-up = Flytta upp: { $tie }
club-tie-drop = Ta bort: { $tie }

## Club: log and standing

club-log-drawn = Rond { $round } är lottad
club-log-taken_back = Lottningen av rond { $round } har ångrats
club-log-arranged = Rond { $round } är ändrad för hand
club-log-started = Rond { $round } har börjat
club-log-closed = Rond { $round } är avslutad
club-log-claimed = Bord { $table }: { $score } anmält av { $side }
club-log-withdrawn = Bord { $table }: resultatet återtaget av { $side }
club-log-agreed = Bord { $table }: båda lagen är överens om { $score }
club-log-disputed = Bord { $table }: ifrågasatt av { $side }
club-log-decided = Bord { $table }: { $score }, avgjort av tävlingsledaren
club-log-paper = Bord { $table }: { $score } från papper
club-log-walkover = Bord { $table }: walkover, { $score }
club-log-corrected = Bord { $table } i rond { $round }: { $before } är rättat till { $score }
club-log-reopened = Bord { $table }: öppnat igen, { $before } räknas inte längre
club-log-called = Tävlingsledaren tillkallad: { $who }
club-log-coming = Tävlingsledaren på väg: { $who }
club-log-attended = Tillkallandet klart: { $who }
club-log-substituted = { $into } spelar för { $out }
club-log-swapped = { $out } och { $into } byter partner
club-log-checked_in = { $who } incheckade
club-log-checked_out = { $who } utcheckade
club-log-awards = { $entry }, poäng: { $points }
club-log-adjusted = { $who }: straff eller bonus på { $points }{ $counts ->
    [card_points] { " " }spelpoäng
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: straff eller bonus på { $points }{ $counts ->
    [card_points] { " " }spelpoäng
   *[points] { "" }
} borttagen
club-log-clock_started = Rond { $round }: klockan startad
club-log-clock_paused = Rond { $round }: klockan pausad
club-log-clock_resumed = Rond { $round }: klockan går igen
club-log-minutes_added = Rond { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} för alla bord
club-log-table_minutes_added = Bord { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Paus, { $minutes } min
club-log-break_changed = Pausen ändrad till { $minutes } min
club-log-break_ended = Pausen avslutad
club-line = { $outcome ->
    [won] Vann mot { $against }, { $score } : { $other }
    [drawn] Oavgjort mot { $against }, { $score } : { $other }
    [lost] Förlorade mot { $against }, { $score } : { $other }
    [missed] Inte här än
   *[rested] Stod över
}
club-line-walkover = { $line } (walkover)
club-line-average = { $line }: { $count ->
    [0] snitt, så snart det finns ett resultat
    [one] snitt för en rond
   *[other] snitt för { $count } ronder
}
club-line-adjusted = { $kind ->
    [penalty] Straff
   *[bonus] Bonus
}
club-line-adjusted-cards = { $points } spelpoäng
club-line-winners = { $line }: { $count ->
    [0] snitt för vinnarna, så snart det finns några
    [one] snitt för en vinnare
   *[other] snitt för { $count } vinnare
}
club-line-awarded = { $line } (poäng bestämda av tävlingsledaren)
club-line-carried = Poäng från en tidigare träff
club-line-partner = med { $partner }
club-place-none = Det finns inga placeringar före första resultatet.
club-place-knockout = { $state ->
    [won] Vann utslagningen.
    [in] Fortfarande med.
   *[out] Utslagen i rond { $round }.
}
club-place-first = Etta, med { $points ->
    [one] en poäng
   *[other] { $points } poäng
}.
club-place-points = { $fewer ->
    [one] En poäng efter { $name }.
   *[other] { $fewer } poäng efter { $name }.
}
club-place-shared = Delar plats med { $name }, eftersom allt är lika.
club-place-tie = Lika många poäng som { $name }, men efter på särskiljningen: { $tie }.
club-place-ahead = Lika många poäng som { $name }, men före på särskiljningen: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Ingen är här än
        [one] Ett par är här
       *[other] { $count } par är här
    }
    [teams] { $count ->
        [0] Ingen är här än
        [one] Ett lag är här
       *[other] { $count } lag är här
    }
   *[individuals] { $count ->
        [0] Ingen är här än
        [one] En spelare är här
       *[other] { $count } spelare är här
    }
}
club-outlook-none = { $here }: det räcker inte till ett bord.
club-outlook = { $here }: { $tables ->
    [0] inget fullt bord.
    [one] ett bord.
   *[other] { $tables } bord.
}
club-outlook-odd = { $count ->
    [one] Dessutom ett bord för { $players }.
   *[other] Dessutom { $count } bord för { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Ingen står över.
        [one] Ett par står över.
       *[other] { $count } par står över.
    }
    [teams] { $count ->
        [0] Ingen står över.
        [one] Ett lag står över.
       *[other] { $count } lag står över.
    }
   *[individuals] { $count ->
        [0] Ingen står över.
        [one] En spelare står över.
       *[other] { $count } spelare står över.
    }
}
club-to-tables = Visa borden
club-playing = Spelar
club-away = Inte här
club-entrant-said = { $name }: checka ut eller ersätt
club-listed = På listan: { $count }
club-check-in = Checka in
club-check-in-hint = { $form ->
    [pairs] Tryck på de två partnerna, den ena efter den andra. Den som kommer senare är med från nästa lottning.
    [teams] Tryck på alla i ett lag, det ena paret efter det andra, och anmäl sedan laget.
   *[individuals] Tryck på alla som är här. Den som kommer senare är med från nästa lottning.
}
club-picked = { $names } och …?
club-team = Lagets namn
club-team-enter = Anmäl laget
club-as-last-time = Som förra gången:
club-partners-last-time = partner förra gången
club-find = Sök ett namn eller skriv ett nytt
club-find-many = Skriv ett namn eller klistra in en lista
club-all-members = Alla är här: { $count }
club-last-evening = Som förra gången: { $name }, { $day }
club-list = Från en lista
club-list-file = Från en fil
club-list-field = { $form ->
    [pairs] Ett par per rad: Ana & Ben
    [teams] Ett lag per rad: Röd: Ana, Ben, Cleo, Dov
   *[individuals] Ett namn per rad
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Checka in 1 par
       *[other] Checka in { $count } par
    }
    [teams] { $count ->
        [one] Checka in 1 lag
       *[other] Checka in { $count } lag
    }
   *[individuals] { $count ->
        [one] Checka in 1 spelare
       *[other] Checka in { $count } spelare
    }
}
club-list-close = Rensa listan
club-list-new = Nya: { $names }
club-list-likely = { $name } är { $known }
club-list-drop = Ta bort { $name }
club-list-gone = Inte med, eftersom de är raderade: { $names }
club-list-drawn = Medlemmar som var partner förra gången håller ihop. De andra har lottats ihop. Du kan ändra listan.
club-list-names = namn, spelare, partner, medlem
club-list-first-names = förnamn, tilltalsnamn
club-list-last-names = efternamn, släktnamn
club-list-teams = lag, par
club-list-and = och, med
club-guest = Lägg till { $name }
club-find-more = { $count ->
    [one] En till. Skriv en del av namnet.
   *[other] { $count } till. Skriv en del av namnet.
}
club-find-none = Skriv ett namn ovanför för att lägga till en spelare.
club-waits-for-partner = väntar på en partner
club-check-in-said = Checka in: { $name }
club-plays = Spelar från nästa lottning.
club-plays-not = Är inte med i nästa lottning. Resultaten hittills räknas ändå.
club-leaves = Checka ut
club-comes = Checka in
club-left-table = Bord { $table } är fortfarande öppet. Är det walkover?
club-strike = Ta bort
club-substitute = Ersättare för { $name }
club-substitute-hint = { $form ->
    [individuals] Gäller genast, eller från nästa rond om bordet redan har ett resultat. Alla behåller poängen från ronderna de har spelat.
   *[other] Gäller genast, eller från nästa rond om bordet redan har ett resultat. Anmälan behåller sin plats och sina poäng.
}
club-swap-partner = Byt { $name } mot …
club-swap-partner-hint = Gäller från nästa rond. Varje anmälan behåller sin plats och sina poäng.
club-swap-with = Byt { $name } mot { $other }

## Club: rounds

club-round = Rond { $number }
club-table = Bord { $number }
club-table-state = { $state ->
    [playing] spelar
    [claimed] väntar på det andra laget
    [disputed] ifrågasatt
   *[done] klart
}
club-table-pill = { $state ->
    [playing] spelar
    [claimed] att godkänna
    [disputed] ifrågasatt
   *[done] klart
}
club-deals = { $count ->
    [0] ingen giv än
    [one] en giv
   *[other] { $count } givar
}
club-tally = { $state ->
    [all] { $count ->
        [one] Ett bord
       *[other] Alla { $count } bord
    }
    [playing] { $count } spelar
    [claimed] { $count } väntar
    [disputed] { $count ->
        [one] { $count } ifrågasatt
       *[other] { $count } ifrågasatta
    }
   *[done] { $count ->
        [one] { $count } klart
       *[other] { $count } klara
    }
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }, skillnad { $difference }
   *[other] Plats { $place }: { $name }, { $points ->
            [one] { $points } poäng
           *[other] { $points } poäng
        }, skillnad { $difference }
}
club-draw = Lotta rond { $number }
club-drawing = Lottar …
club-draw-again = Lotta om
club-draw-back = Ångra lottning
club-start = Starta ronden
club-with-clock = Med klocka
    .says = Starta klockan också
club-clock-turn = { $turn ->
    [start] Starta
    [pause] Pausa
   *[resume] Fortsätt
}
club-clock-said = { $change ->
    [less] { $minutes } minuter kortare för alla bord
   *[more] { $minutes } minuter längre för alla bord
}
club-break = Paus
club-break-minutes = { $minutes } min
    .says = Börja en paus på { $minutes } minuter
club-break-change = { $change ->
    [less] Pausen { $minutes } minuter kortare
   *[more] Pausen { $minutes } minuter längre
}
club-break-end = Avsluta pausen
club-swap-hint = Tryck på två namn för att byta plats på dem.
club-swap-other = Tryck på namnet du vill byta med.
club-swap-said = Byt plats på { $name }
club-repeats = { $count ->
    [0] Inga upprepningar.
    [one] En upprepning. Se bordet.
   *[other] { $count } upprepningar. Se borden.
}
club-against = mot
club-team-sum = { $teams }, alla bord tillsammans: { $score }
club-rest = Står över
club-close = Avsluta rond { $number }
club-close-open = { $count ->
    [one] Avsluta rond { $number }: ett bord är öppet
   *[other] Avsluta rond { $number }: { $count } bord är öppna
}
club-final = Slutställning
club-over-hint = Tryck på ett bord om du vill rätta dess resultat.
club-final-begin = Final eller grupper
    .detail = Starta en träff utifrån den här ställningen.

## Club: one table

club-organiser = tävlingsledaren
club-phone = mobil { $phone } (kort { $table })
club-phone-for = { $name }, på mobil { $phone } (kort { $table })
club-phone-hall = mobil { $phone }
club-phone-hall-for = { $name }, på mobil { $phone }
club-how = { $how ->
    [agreed] Båda lagen är överens.
    [decided] Avgjort av tävlingsledaren.
    [paper] Fört över från papper.
   *[walkover] Walkover.
}
club-claimed = { $score } anmält av { $side }
club-disputes = Ifrågasatt av { $side }
club-grid = Resultat
club-grid-open = Skriv in resultat
club-grid-hint = Gå mellan fälten med retur eller piltangenterna. Retur i sista fältet sparar bordet. Skriv x för ett lag som inte kom. Skriv * efter poängen för ett lag som vann med en specialhand.
club-grid-points = Poäng
club-grid-missing = { $count ->
    [0] Alla resultat är inne.
    [one] 1 resultat saknas.
   *[other] { $count } resultat saknas.
}
club-grid-unsaved = Inte sparat än.
club-grid-save = { $count ->
    [one] Spara 1 bord
   *[other] Spara { $count } bord
}
club-grid-reported = { $state ->
    [claimed] Mobil: { $score }, inte bekräftat än.
    [disputed] Mobil: { $score }, ifrågasatt.
   *[playing] Mobil: { $score } hittills.
}
club-grid-again = Tryck på retur en gång till för att spara ändå.
club-grid-lost = Bordet har redan fått ett resultat. Inskrivet här men inte sparat: { $typed }
club-grid-typo = Skrivfel
club-settle = Skriv in resultatet
club-correct = Rätta resultatet
club-winner = Vem vann?
club-winner-points = På poäng
club-awards = { $awards ->
    [score] Enligt resultatet
   *[decided] Ange för varje lag
}
club-awards-title = Poäng i ställningen
club-awards-are = Poäng i ställningen: { $points }
club-reason = Orsak
club-reason-hint = Orsaken syns i loggen.
club-decide = Bekräfta beslutet
club-from-paper = Från papper
club-correct-do = Spara rättelsen
club-scoreless = Ja, alla lag har 0 poäng
club-reopen = Öppna bordet igen
club-reopen-ask = Öppna bord { $table } igen?
club-reopen-hint = Resultatet tas bort. Bordets mobiler kan sedan skriva in givar igen.
club-walkover = Walkover
club-walkover-hint = Vem kom inte? Motståndarna får { $points } spelpoäng.
club-walkover-do = Ge walkover
club-extra = Extra tid
club-extra-now = { $minutes ->
    [0] Det här bordet spelar lika länge som de andra.
    [one] Det här bordet får spela en minut längre än de andra.
   *[other] Det här bordet får spela { $minutes } minuter längre än de andra.
}
club-extra-said = { $change ->
    [less] Bord { $table }: { $minutes } minuter kortare
   *[more] Bord { $table }: { $minutes } minuter längre
}
club-deals-title = Givar
club-deals-none = Ingen giv är inskriven här än.
club-record = Skriv in bordets givar här
club-not-started = Ronden har inte börjat, så du kan inte skriva in något än.
club-code = Bordets mobiler
club-code-hint = Den som skannar koden väljer sitt namn vid bordet. Sedan visar mobilen spelarens bord i varje rond. Från mobilen går det bara att ändra något vid det bordet.
club-screen = Storbild
club-screen-hint = Ställning, bord och klocka för projektor eller tv. Öppna länken där. Det går bara att titta, inte att ändra något.
club-screen-shows = Storbilden visar
club-screen-shows-hint = Initialer passar klubbar som inte vill ha namn på väggen.
club-screen-names = Namn
club-screen-initials = Initialer
club-code-show = Visa koden
club-code-new = Ny kod
club-code-ask = Göra en ny kod?
club-code-said = Kod att skanna, för { $address }
club-code-visitors = { $count ->
    [0] Ingen enhet har använt den än.
    [one] En enhet har använt den.
   *[other] { $count } enheter har använt den.
}
club-no-server = Mobiler kan inte ansluta än. Avsluta appen och starta den med ”scorekeeper serve”. Träffen finns kvar.
club-code-warning = Den gamla koden slutar fungera, och alla enheter som har använt den stängs ute. Skriv ut bordskortet igen.
club-hall = Mobiler för hela kvällen
club-hall-hint = Sätt upp koden på väggen. De som skannar den väljer sitt namn, och mobilen visar sedan deras bord i varje rond. Om ett namn redan har en mobil måste den mobilen eller du godkänna innan en annan tar över.
club-hall-how = Skanna koden, eller öppna adressen och skriv bokstäverna. Välj sedan ditt namn. Det går även före första ronden.
club-phones = Mobiler
club-phones-row = Med mobil: { $count } av { $all }
club-phones-none = Ingen mobil har anslutit än.
club-phones-hint = Tryck på ”Tappad” för att koppla bort en mobil, så att en annan kan ta dess plats. Tryck på ”Lämna över” för att ge platsen till en mobil som ber om den. Om ingen ber om den måste den gamla mobilen välja namn igen.
club-phone-there = ansluten
club-phone-since = borta sedan { $time }
club-phone-away = inte ansluten
club-phone-unowned = Inget namn valt än
club-phone-wants = Vill ansluta som { $owner }
club-phone-allow = Släpp in
    .says = Släpp in: { $who }
club-phone-hand-on = Lämna över
    .says = Lämna över: { $who }
club-phone-lost = Tappad
    .says = Tappad: { $who }
club-phone-lost-ask = Koppla bort mobilen för { $who }?
club-phone-lost-hint = Mobilen måste skanna koden igen. Välj ”Lämna över” om en annan mobil ska få namnet.
club-at-table-count = På plats: { $count } av { $all }
club-at-table = På plats: { $who }
club-call-who = Bord { $table }: { $who }
club-call-answer = Jag kommer
    .says = Jag kommer: { $who }
club-call-answered = på väg sedan { $time }
club-call-done = Klart
    .says = Klart: { $who }

club-call-decide = Avgör
    .says = Avgör: { $who }
club-call-dispute = Resultatet ifrågasatt
## Club: standing and log screens

club-standing-none = Ingen finns på listan än.
club-head-points = Poäng
club-head-difference = ± diff.
club-scheme-ties = särskiljning: { $ties }
club-record-told = { $wins ->
    [one] { $wins } vunnen
   *[other] { $wins } vunna
}, { $losses ->
    [one] { $losses } förlorad
   *[other] { $losses } förlorade
}{ $draws ->
    [0] { "" }
    [one] , { $draws } oavgjord
   *[other] , { $draws } oavgjorda
}
club-figures-told = Spelpoäng { $card_points }, skillnad { $difference }, högsta matchpoäng { $highest }
club-line-points = { $points ->
    [one] en poäng
   *[other] { $points } poäng
}
club-line-dropped = ({ $points }) räknas bort
club-whole-session = Hela träffen
club-adjust-back = Ta bort: { $line }
club-log-none = Inget har hänt än.
club-log-older = Äldre
club-because = ”{ $reason }”

## Club: print, save, move

club-cards = Bordskort
club-cards-hint = Spara en sida, öppna den och skriv ut den.
club-cards-codes = { $count ->
    [0] Bordskort med koder
    [one] Ett bordskort med kod
   *[other] { $count } bordskort med koder
}
club-cards-round = Resultatkort, rond { $number }
club-cards-title = { $name }, { $day }
club-card-how = Skanna koden, eller öppna adressen och skriv bokstäverna. Kortet gäller i alla ronder.
club-card-signed = underskrift
club-sheets = Blad
club-sheets-hint = Skriv ut dem eller spara dem för ett kalkylark.
club-sheet-page = { $paper }: skriv ut
club-sheet-csv = { $paper }: kalkylark
club-paper = { $paper ->
    [check-in] Incheckningslista
    [seating] Rond { $number }: vem sitter var
    [results] Rond { $number }: resultat
    [ranking] Ställning efter rond { $number }
    [standing] Ställning
    [final] Slutställning
    [categories] Ställning per kategori
    [season] Säsongstabell
    [lines] Ställning i detalj
   *[log] Logg
}
club-seats-by = { $what ->
    [table] Per bord
   *[name] Efter namn
}
club-categories-hint = Par och lag räknas i en kategori om alla deras spelare hör dit.
club-column = { $code ->
    [number] Nr
    [entrant] Deltagare
    [members] Spelare
    [checked_in] Här
    [mark] ✓
    [evening] Träff
    [date] Datum
    [round] Rond
    [table] Bord
    [side] Lag { $number }
    [score] Resultat { $number }
    [state] Läge
    [how] Avgjort genom
    [winner] Vinnare
    [place] Plats
    [points] Poäng
    [card_points] Spelpoäng
    [difference] Skillnad
    [wins] Vunna
    [draws] Oavgjorda
    [losses] Förlorade
    [byes] Frironder
    [highest_match] Högsta matchpoäng
    [dropped] Borträknade ronder
    [parted_by] Särskiljning
    [at] Tid
    [by] Av
    [kind] Händelse
    [before] Före
    [reason] Orsak
    [member] Spelare
    [partner] Med
    [against] Mot
    [category] Kategori
    [overall] Av alla
    [season] Säsong
    [strength] Rating
    [matches] Matcher
    [record] Rekord
    [value] Värde
    [adjusted] Straff och bonus
    [line] Resultat
   *[total] Totalt
}
club-presence = { $code ->
    [present] här
   *[expected] väntas
}
club-how-short = { $how ->
    [agreed] överens
    [decided] avgjort
    [paper] från papper
   *[walkover] walkover
}
club-cell-shared = delad plats
club-cell-bye = står över
club-cell-drawn = oavgjort
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] rond lottad
    [taken_back] lottning ångrad
    [arranged] ändrat för hand
    [started] rond startad
    [closed] rond avslutad
    [claimed] resultat anmält
    [withdrawn] resultat återtaget
    [agreed] resultat godkänt
    [disputed] resultat ifrågasatt
    [decided] resultat avgjort
    [paper] resultat från papper
    [walkover] walkover
    [corrected] resultat rättat
    [reopened] bord öppnat igen
    [swapped] partnerbyte
    [checked_in] incheckad
    [checked_out] utcheckad
    [adjusted] straff eller bonus
    [adjustment_removed] straff eller bonus borttagen
    [clock_started] klockan startad
    [clock_paused] klockan pausad
    [clock_resumed] klockan går igen
    [minutes_added] speltiden ändrad
    [table_minutes_added] extra tid
    [break_started] paus började
    [break_changed] pausen ändrad
    [break_ended] pausen avslutad
    [called] tävlingsledare tillkallad
    [coming] tävlingsledare på väg
    [attended] ärendet avklarat
   *[substituted] ersättare
}
club-move = Flytta till en annan dator
club-move-hint = En fil med allt: spelare, ronder, resultat, givar och bordens koder. Den som har filen kan leda träffen, så håll den för dig själv.
club-move-save = Spara träffen som fil
club-delete = Ta bort träffen
club-delete-ask = Ta bort ”{ $name }”?
club-delete-hint = Träffen och alla dess givar försvinner ur listan och ur säsongens ställning. Du kan hämta tillbaka den senare.
club-deleted = Borttagna träffar
logins = Tävlingsledare på andra datorer
logins-count = { $count ->
    [one] En dator är inloggad med PIN-koden.
   *[other] { $count } datorer är inloggade med PIN-koden.
}
logins-end-own = Logga ut här
logins-end-others = Logga ut alla andra
logins-end-all = Logga ut alla
directors-hint = En funktionär leder träffen från sin egen enhet, och loggen visar namnet. Bara tävlingsledaren bjuder in funktionärer, tar bort träffar, återställer säkerhetskopior och raderar namn.
directors-name = Funktionärens namn
directors-invite = Bjud in
directors-for = Inbjudan till { $name }
directors-picture = Kod att skanna, inbjudan till { $name }
directors-scan = Skanna med funktionärens mobil eller surfplatta. Koden gäller en gång, till { $until }.
directors-type = Eller öppna { $address } där och skriv den här PIN-koden:
directors-login = { $device }, sedan { $since }
directors-device = Okänd webbläsare
directors-log-out = Logga ut { $name }, { $device }
directors-invited = Inbjudan gäller till { $until }
directors-nowhere = Inte inloggad
directors-again = Bjud in en enhet till
directors-remove = Ta bort
directors-remove-ask = Ta bort { $name }?
directors-remove-hint = Alla enheter loggas ut direkt. Namnet står kvar i loggen.
directors-organiser-only = Det kan bara tävlingsledaren göra.
directors-own = Du är inloggad som { $name }.
club-bring-back = Hämta tillbaka { $name }
club-take-hint = Välj filen som sparades på den andra datorn. Bordens koder fortsätter att gälla.
club-take-choose = Välj en fil
club-take-anyway = Importera ändå
club-take-both = Behåll båda
club-take-unread = Filen gick inte att läsa.
club-take-broken = { $file } är ingen träff som appen kan läsa:
club-unreadable = { $name }, { $day }: sparad av en nyare version. Uppdatera appen.

## Club: people

club-guests = Gäster
club-members-add = { $count ->
    [one] Lägg till 1 medlem
   *[other] Lägg till { $count } medlemmar
}
club-members-none = Inga medlemmar än. Spelare visas här efter sin första träff.
club-member-gone = Personen har tagits bort.
club-evenings-count = { $count ->
    [0] ingen träff än
    [one] en träff
   *[other] { $count } träffar
}
club-last-seen = spelade senast { $day }
club-member-is = Medlem
club-guest-is = Gäst
club-member-make = Gör till medlem
club-guest-make = Gör till gäst
publish-as = På publicerade sidor
publish-as-of = { $as ->
    [name] Hela namnet
   *[initials] Initialer
}
club-categories = Kategorier
club-categories-own = Varje kategori, till exempel nybörjare, får en egen ställning bland träffens listor.
club-category-new = Ny kategori
club-category-add = Lägg till kategori
club-merge-hint = Alla träffar och matcher för { $gone } räknas då för { $kept } och visas med det namnet. Det går alltid att ångra.
club-forget = Radera personen
club-forget-hint = Namnet byts ut överallt, även i säkerhetskopior. Resultat, placeringar och smeknamn i anteckningar står kvar.
club-alias = Ersättningsnamn
club-alias-usual = Tidigare spelare { $number }
club-forget-do = Radera
club-forget-ask = Radera { $name }?
club-forget-warning = { $alias } ersätter namnet överallt. Det går inte att ångra, inte heller från en säkerhetskopia.
club-forgotten = Raderad
club-forgotten-as = Namnet har ersatts av { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Fil sparad på nytt utan namnet: { $files }
       *[other] { $count } filer sparade på nytt utan namnet: { $files }
    }
    [cut] { $count ->
        [one] Redan skadad fil, bara det läsbara är kvar: { $files }
       *[other] { $count } redan skadade filer, bara det läsbara är kvar: { $files }
    }
    [removed] { $count ->
        [one] Borttagen fil: { $files }
       *[other] { $count } borttagna filer: { $files }
    }
   *[left] { $count ->
        [one] Orörd fil som fortfarande innehåller namnet: { $files }
       *[other] { $count } orörda filer som fortfarande innehåller namnet: { $files }
    }
}
club-forgotten-shared = Någon annan heter likadant, så namnet står kvar hos: { $names }

## Club: seasons

club-seasons-none = En säsong räknar ihop flera träffar i en tabell. Börja med att ge den ett namn.
club-season-name = Säsongens namn
club-season-new = Ny säsong
club-season-gone = Säsongen har tagits bort.
club-season-table = Tabell
club-season-empty = Välj träffarna som hör till säsongen.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Poäng
            [card_points] Spelpoäng
            [difference] Skillnad i spelpoäng
            [wins] Vunna matcher
           *[places] Poäng efter placering
        }, en träff.
       *[other] { $figure ->
            [points] Poäng
            [card_points] Spelpoäng
            [difference] Skillnad i spelpoäng
            [wins] Vunna matcher
           *[places] Poäng efter placering
        }, alla { $count } träffar.
    }
    [one] { $figure ->
        [points] Poäng
        [card_points] Spelpoäng
        [difference] Skillnad i spelpoäng
        [wins] Vunna matcher
       *[places] Poäng efter placering
    }, den bästa av { $count } träffar.
   *[other] { $figure ->
        [points] Poäng
        [card_points] Spelpoäng
        [difference] Skillnad i spelpoäng
        [wins] Vunna matcher
       *[places] Poäng efter placering
    }, de { $best } bästa av { $count } träffar.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = Vid lika summa avgör den bästa träffen.
club-season-counts = Poängräkning
club-season-best = Hur många av varje spelares bästa träffar räknas?
club-season-all = alla
club-season-figure = En träff ger:
club-season-figure-of = { $figure ->
    [points] poäng
    [card_points] spelpoäng
    [difference] skillnad
    [wins] vunna matcher
   *[places] poäng efter placering
}
club-season-places = Från första plats och nedåt: { $points }. Alla andra får 0.
club-season-evenings = Säsongens träffar:
club-season-figures = Givar, par och rekord från säsongens alla bord
club-season-delete = Ta bort säsongen
club-season-delete-hint = Dess träffar finns kvar.
club-print = Skriv ut
club-table-file = Kalkylark
club-ratings = Rating
club-ratings-hint = Varje spelares styrka, uppskattad utifrån resultaten. Det andra talet är felmarginalen.
club-ratings-order = Ordningen tar hänsyn till felmarginalen, så den som har spelat lite hamnar längre ner.
club-ratings-show = Räkna ut
club-ratings-missing = Rating kräver ett extra paket. Installera ”canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] en match
   *[other] { $count } matcher
}
publish-title = Canastaklubb
publish-hint = Träffar, säsonger, rating och rekord som enkla webbsidor i en zip-fil. Packa upp den på valfri webbserver.
publish-club = Klubbens namn
publish-names = Namn på sidorna
publish-names-of = { $who ->
    [agreed] Med samtycke
   *[all] Alla
}
publish-names-hint = Tryck på dem som vill visas med namn. Övriga visas med initialer.
publish-running = Ta med pågående träffar
publish-save = Spara som zip-fil
publish-evenings = Träffar
publish-none = Ingen träff är färdigspelad än.
publish-records = Rekord
publish-record = { $kind ->
    [highest_match] Högsta matchpoäng
    [largest_margin] Största seger
    [best_deal] Bästa giv
    [most_canastas] Flest canastor i en giv
   *[longest_streak] Flest segrar i rad
}

## How a rule set is played, made of its values

how-to-play = Så spelar man
how-to-play-values = Alla värden
how-to-play-sources = Källor
rule-sets-played = Mest spelat här
rule-sets-times = { $count ->
    [one] Spelat en gång här
   *[other] Spelat { $count } gånger här
}
rule-sets-for = Antal spelare
rule-sets-for-said = För { $players } spelare
rule-sets-search = Sök regelverk
rule-sets-rare = Fler regelverk
    .detail = Mindre kända: { $count }
rule-sets-none = Inga regelverk hittades.
play-head-aim = Målet med spelet
play-head-sides = Spelare och kort
play-head-dealing = Given
play-head-turn = En tur
play-head-melds = Mälningar
play-head-wilds = Vilda kort
play-head-canastas = Canastor
play-head-canastas--burraco = Burraco
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biriba
play-head-red-threes = Röda treor
play-head-black-threes = Svarta treor
play-head-pile = Att ta högen
play-head-special = Specialhänder
play-head-acaba = Acaba
play-head-penalties = Straff
play-head-initial = Öppning
play-head-out = Utgång
play-head-scoring = Poängräkning
play-head-end = Partiets slut
play-head-players = Med { $players } spelare
play-head-later = Andra fasen
play-aim = { $melds ->
    [sequences] Man samlar sviter i samma färg och lägger ut dem öppet som mälningar.
    [both] Man samlar kort av samma valör och sviter i samma färg och lägger ut dem öppet som mälningar.
   *[groups] Man samlar kort av samma valör och lägger ut dem öppet som mälningar.
} Långa mälningar kallas canastor och ger flest poäng.
play-aim--burraco = { $melds ->
    [sequences] Man samlar sviter i samma färg och lägger ut dem öppet som mälningar.
   *[both] Man samlar kort av samma valör och sviter i samma färg och lägger ut dem öppet som mälningar.
} En lång mälning kallas { canasta-name } och ger flest poäng.
play-aim-target = Man spelar den ena given efter den andra tills ett lag når { $points } poäng.
play-later = När en spelare har nått { $points } poäng gäller reglerna nedan från nästa giv till partiets slut.
play-aim-deals = { $deals ->
    [one] Ett parti har en enda giv.
   *[other] Ett parti har { $deals } givar.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] Man spelar i { $sides } par. Partnerna sitter mitt emot varandra och mälar ihop.
       *[other] Man spelar i { $sides } lag om { $size } spelare. Lagens spelare sitter växelvis runt bordet, och partnerna mälar ihop.
    }
    [lone_hand] Man är { $sides } spelare. I varje giv spelar en av dem ensam mot de andra.
   *[individual] Man är { $sides } spelare. Var och en spelar för sig. Med ”lag” menar reglerna en enda spelare.
}
play-lone-pile = Den som först tar högen spelar resten av given ensam. De andra mälar då ihop.
play-packs = Det behövs { $packs ->
    [one] en kortlek
   *[other] { $packs } kortlekar
} { $jokers ->
    [0] utan jokrar
   *[other] och { $jokers } jokrar
}, totalt { $cards } kort.
play-first-dealer = { $value ->
    [by_lot] Den första givaren lottas fram.
   *[any_method] Den första givaren utser man som man vill.
}
play-dealing = { $players ->
    [2] Givarens motståndare kuperar, börjar och ger nästa gång.
   *[other] { $value ->
        [counterclockwise] Spelaren till vänster om givaren kuperar. Den till höger börjar och ger nästa gång. Spelet går moturs.
       *[clockwise] Spelaren till höger om givaren kuperar. Den till vänster börjar och ger nästa gång. Spelet går medurs.
    }
}
play-hand = Var och en får { $cards } kort.
play-foot = { $taken ->
    [after_first_canasta] Var och en får dessutom en andra hand med { $cards } kort, med baksidan upp, och tar upp den efter sin första canasta.
    [by_side] Varje lag har dessutom en { foot-name } med { $cards } kort, med baksidan upp. Den spelare i laget som först får slut på kort tar upp den.
   *[after_hand] Var och en får dessutom en fot med { $cards } kort. Den ligger med baksidan upp tills man har spelat alla kort på handen.
}
play-foot-alone = Var och en har dessutom en { foot-name } med { $cards } kort, med baksidan upp, och tar upp den när korten är slut.
play-foot-lone = Det finns två fötter, en med { $lone } kort och en med { $cards }. Den som först får slut på kort tar foten med { $lone } och spelar ensam resten av given. De två andra mälar då ihop och delar den andra foten.
play-foot-lone--burraco = Det finns två pozzetti, en med { $lone } kort och en med { $cards }. Den som först får slut på kort tar pozzetton med { $lone } och spelar ensam resten av given. De två andra mälar då ihop och delar den andra pozzetton.
play-first-pile = { $value ->
    [upcard_value] Ett kort vänds upp och blir början på högen. Sedan läggs så många kort till som det är värt, från ett för ett ess till tretton för en kung. Resten av korten är talongen.
    [no_card] Resten av korten är talongen. Högen börjar med det första kort som sakas.
   *[one_card] Ett kort vänds upp och blir början på högen. Resten av korten är talongen.
}
play-draw = { $cards ->
    [one] Man börjar sin tur med att ta högen eller dra ett kort från talongen.
   *[other] Man börjar sin tur med att ta högen eller dra { $cards } kort från talongen.
}
play-discard = Sedan får man mäla. Man slutar sin tur med att saka ett kort öppet på högen.
play-add = Under sin tur får man också lägga kort till det egna lagets mälningar, men aldrig till ett annat lags.
play-meld = En mälning är minst { $cards } kort av samma valör.
play-meld-ranks = Grupper av lika kort får bara mälas i de här valörerna: { $ranks }.
play-meld-most = En mälning får ha högst { $cards } kort.
play-meld-most-waived = Bara den som går ut får lägga fler.
play-one-meld = { $value ->
    [yes] Ett lag får bara ha en mälning av varje valör.
   *[no] Ett lag får ha flera mälningar av samma valör.
}
play-twos = Man får också mäla tvåor för sig.
play-sequence = { $ends ->
    [same] En mälning kan också vara en svit med { $least } till { $most } kort i följd i samma färg.
   *[different] En mälning kan också vara en svit med { $least } till { $most } kort i följd i samma färg, mellan { $low } och { $high }.
}
play-sequence-only = { $ends ->
    [same] En mälning är en svit med { $least } till { $most } kort i följd i samma färg.
   *[different] En mälning är en svit med { $least } till { $most } kort i följd i samma färg, mellan { $low } och { $high }.
}
play-sequence-two = I en svit kan esset vara lågt eller högt, och en tvåa på sin egen plats räknas som ett naturligt kort.
play-sequence-aces = { $aces ->
    [1] En svit får bara ha ett ess.
   *[other] En svit får både börja och sluta med ett ess.
}
play-sequence-wilds = { $wilds ->
    [0] En svit får inte ha vilda kort.
    [one] En svit får ha högst ett vilt kort.
   *[other] En svit får ha högst { $wilds } vilda kort.
}
play-wild = { $jokers ->
    [yes] Jokrar och tvåor är vilda kort
   *[no] Tvåor är vilda kort
} och kan ersätta vilket annat kort som helst. En mälning måste ha minst { $naturals ->
    [one] ett naturligt kort.
   *[other] { $naturals } naturliga kort.
}
play-wild-most = { $wilds ->
    [0] Inget vilt kort får vara med i en mälning.
    [one] Högst ett vilt kort får vara med i en mälning.
   *[other] Högst { $wilds } vilda kort får vara med i en mälning.
}
play-wild-no-group = Inget vilt kort får vara med i en grupp av samma valör.
play-wild-share = { $value ->
    [lt] En mälning måste ha färre vilda kort än naturliga.
   *[le] En mälning får inte ha fler vilda kort än naturliga.
}
play-wild-alone = Man får också mäla vilda kort för sig, högst { $cards } i en mälning.
play-wild-never-alone = En mälning får inte bestå av bara vilda kort.
play-wild-first = Ett lag med en ofärdig mälning av vilda kort måste göra den färdig innan det använder vilda kort i andra mälningar.
play-wild-never = { $count ->
    [one] Mälningar av valören { $ranks } får inte ha vilda kort.
   *[other] Mälningar av de här valörerna får inte ha vilda kort: { $ranks }.
}
play-wild-aces = Man får bara mäla ess med vilda kort i öppningen.
play-wild-five = Efter öppningen får man bara lägga vilda kort till mälningar med minst fem naturliga kort.
play-canasta = { $melds ->
    [sequences] En svit med minst { $cards } kort är en { canasta-name }.
    [both] En mälning med minst { $cards } kort av samma valör eller i svit är en { canasta-name }.
   *[groups] En mälning med minst { $cards } kort är en { canasta-name }.
}
play-canasta-sequence = En svit med minst { $cards } kort är en { canasta-name }. En mälning av samma valör räknas aldrig som en sådan.
play-canasta-full = En mälning med { $cards } kort är en { canasta-name }.
play-canasta-natural = En { canasta-name } utan vilda kort är äkta och ger { $points } poäng.
play-canasta-mixed = En { canasta-name } med vilda kort är oäkta och ger { $points } poäng.
play-canasta-bonus = { $type ->
    [wild] En canasta av vilda kort ger { $points } poäng.
    [wild_all_twos] Är alla kort tvåor ger den { $points } poäng.
    [wild_four_jokers] Med fyra jokrar ger den { $points } poäng.
    [sequence] En svit som är en { canasta-name } ger { $points } poäng.
    [sevens] En canasta av sjuor ger { $points } poäng.
    [fives] En canasta av femmor ger { $points } poäng.
    [aces] En canasta av ess ger { $points } poäng.
    [sevens_mixed] En canasta av sjuor med vilda kort ger { $points } poäng.
    [aces_mixed] En canasta av ess med vilda kort ger { $points } poäng.
    [semi_natural] En äkta { canasta-name } som har fått ett vilt kort är halväkta och ger { $points } poäng.
    [suit_ace_to_ace] En svit från ess till ess utan vilda kort ger { $points } poäng.
    [suit_whole] En svit av en hel färg utan vilda kort ger { $points } poäng.
    [suit_mixed] En svit av en hel färg med ett vilt kort ger { $points } poäng.
    [rank_whole] Åtta lika kort utan vilda kort ger { $points } poäng.
    [rank_mixed] Åtta lika kort och ett vilt kort ger { $points } poäng.
    [twos_natural] En äkta canasta av tvåor ger { $points } poäng.
   *[twos_mixed] En oäkta canasta av tvåor ger { $points } poäng.
}
play-canasta-cards = { $value ->
    [yes] Utöver bonusen ger en { canasta-name } värdet av sina kort.
   *[no] En { canasta-name } ger bara sin bonus, inte värdet av sina kort.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] En canasta som läggs ut från handen på en gång är dold och ger dubbel bonus.
       *[other] En canasta som läggs ut från handen på en gång är dold och ger bonusen gånger { $amount }.
    }
   *[add] En canasta som läggs ut från handen på en gång är dold och ger { $amount } poäng extra.
}
play-canasta-trump = Färgen på det första uppvända kortet är trumf. { $times ->
    [2] En { canasta-name } som är en svit i trumf ger dubbel bonus.
   *[other] En { canasta-name } som är en svit i trumf ger bonusen gånger { $times }.
}
play-canasta-extra = Ett lag med flera canastor får en extra bonus:
play-canasta-out = Bara laget som går ut får bonus för canastor av de här slagen: { $types }.
play-red-threes = { $value ->
    [yes] Röda treor mäls inte. Så snart man får en lägger man ut den öppet och drar ett nytt kort.
   *[no] Röda treor mäls inte. Så snart man får en lägger man ut den öppet. Man drar inget nytt kort för den.
}
play-red-each = Varje röd trea är värd { $points } poäng.
play-red-all = Varje röd trea är värd { $points } poäng. Alla { $threes } är tillsammans värda { $together }.
play-red-values = Vad ett lags röda treor är värda tillsammans beror på hur många de är:
play-red-sides = { $below ->
    [zero] Röda treor räknas bara för ett lag som har öppnat.
   *[minus] Röda treor räknas som plus för ett lag som har öppnat, annars som minus.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Röda treor räknas bara för ett lag med en canasta av sjuor.
           *[minus] Röda treor räknas som plus för ett lag med en canasta av sjuor, annars som minus.
        }
        [natural] { $below ->
            [zero] Röda treor räknas bara för ett lag med en äkta canasta.
           *[minus] Röda treor räknas som plus för ett lag med en äkta canasta, annars som minus.
        }
       *[canastas] { $below ->
            [zero] Röda treor räknas bara för ett lag med en canasta.
           *[minus] Röda treor räknas som plus för ett lag med en canasta, annars som minus.
        }
    }
   *[other] { $below ->
        [zero] Röda treor räknas bara för ett lag med minst { $canastas } canastor.
       *[minus] Röda treor räknas som plus för ett lag med minst { $canastas } canastor, annars som minus.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Röda treor räknas som minus för ett lag som inte har öppnat.
       *[other] Röda treor räknas som minus för ett lag som har öppnat.
    }
    [zero] { $melded ->
        [0] Röda treor räknas inte för ett lag som inte har öppnat.
       *[other] Röda treor räknas inte för ett lag som har öppnat.
    }
   *[plus] { $melded ->
        [0] Röda treor räknas för alla lag.
       *[other] Röda treor räknas som plus för ett lag som har öppnat.
    }
}
play-red-canastas = { $sign ->
    [minus] Har ett lag { $what } räknas lagets röda treor som minus.
    [zero] Har ett lag { $what } räknas inte lagets röda treor.
   *[plus] Har ett lag { $what } räknas lagets röda treor som plus.
}
play-red-never = Man varken mäler eller lägger ut röda treor.
play-threes-plain = Treor är kort som alla andra.
play-red-all-four = Om alla fyra röda treor räknas som minus kostar de laget sammanlagt { $points } poäng.
play-red-as-tabled = Så länge ett lag saknar canasta räknas en röd trea som är kvar på hand som utlagd.
play-red-in-hand = En röd trea som är kvar på hand när given är slut kostar { $points } poäng.
play-black-each = { $place ->
    [captured_values] Varje svart trea ur en tagen hög ger { $points } poäng.
   *[tabled_values] Varje svart trea på bordet är värd { $points } poäng.
}
play-black-all = { $place ->
    [captured_values] Varje svart trea ur en tagen hög ger { $points } poäng. Alla { $threes } ger tillsammans { $together }.
   *[tabled_values] Varje svart trea på bordet är värd { $points } poäng. Alla { $threes } är tillsammans värda { $together }.
}
play-black-values = { $place ->
    [captured_values] Vad svarta treor ur högen ger ett lag tillsammans beror på hur många de är:
   *[tabled_values] Vad ett lags svarta treor på bordet är värda tillsammans beror på hur många de är:
}
play-black-role = { $value ->
    [discard_only] Svarta treor kan bara sakas.
    [tabled_bonus] Svarta treor läggs ut som de röda.
    [removed_from_pile] När högen tas går de svarta treorna i den ur spelet.
   *[stop_card] En svart trea överst spärrar högen, så att nästa spelare inte kan ta den.
}
play-black-meld = { $when ->
    [any] Man får mäla svarta treor när som helst, minst { $least } på en gång
   *[going_out] Man får bara mäla svarta treor när man går ut, minst { $least } på en gång
}{ $wilds ->
    [yes] , även med vilda kort.
   *[no] , utan vilda kort.
}
play-black-most = En mälning får ha högst { $cards } svarta treor.
play-black-never = Man får aldrig mäla svarta treor.
play-black-as-tabled = Så länge ett lag saknar canasta räknas en svart trea som är kvar på hand som utlagd.
play-black-in-hand = En svart trea som är kvar på hand när given är slut kostar { $points } poäng.
play-pile = { $value ->
    [natural_pair] För att ta högen måste man ha två naturliga kort på hand av samma valör som det översta. Man måste genast mäla alla tre.
    [no_wild] Man får ta högen om man genast mäler dess översta kort med bara naturliga kort.
    [nothing] Man får ta högen i varje tur. Man behöver inte mäla något av dess kort.
    [top_card] Man får ta högen om man genast mäler dess översta kort. Man får mäla det med kort från handen eller lägga det till en av lagets mälningar.
    [any_of_pile] Man får ta högen om man genast mäler ett av dess kort. Man får mäla det med kort från handen eller lägga det till en av lagets mälningar.
   *[any] Man får ta högen om man genast mäler dess översta kort. Man får mäla det med två naturliga kort av samma valör från handen, eller med ett sådant och ett vilt kort, eller lägga det till en av lagets mälningar.
}
play-pile-frozen = Högen är fryst för ett lag som inte har öppnat. Den är fryst för alla så länge det ligger ett vilt kort i den. En fryst hög får man bara ta om man genast mäler det översta kortet med två naturliga kort av samma valör från handen.
play-pile-all = Man tar alltid hela högen.
play-pile-cards = { $cards ->
    [one] Man tar bara det översta kortet i högen.
   *[other] Man tar bara de { $cards } översta korten i högen.
}
play-pile-always-frozen = Högen är alltid fryst.
play-pile-pair-canasta = Man får inte ta högen om laget redan har en färdig canasta av samma valör som det översta kortet.
play-out-ends = Man går ut när man blir av med sitt sista kort. Då är given slut.
play-pile-canasta = { $value ->
    [yes] Man får också ta högen för att lägga dess översta kort till en färdig { canasta-name }.
   *[no] Man får inte ta högen för att lägga dess översta kort till en färdig { canasta-name }.
}
play-pile-jokers = { $value ->
    [yes] Jokrar får sakas.
   *[no] Man får inte saka jokrar.
}
play-initial = { $value ->
    [hand_number] Det som ett lag mäler först i en giv är dess öppning, även om det är flera mälningar. Korten i den måste tillsammans vara värda minst så här mycket, beroende på givens nummer:
   *[score] Det som ett lag mäler först i en giv är dess öppning, även om det är flera mälningar. Korten i den måste tillsammans vara värda minst så här mycket, beroende på lagets poäng hittills:
}
play-initial-top = { $value ->
    [yes] Om man tar högen för att öppna räknas bara dess översta kort in i öppningen.
   *[no] Om man tar högen för att öppna räknas dess kort inte in i öppningen.
}
play-initial-none = Det finns inget öppningskrav.
play-initial-again = Kravet på sista raden gäller bara i lagets första giv med så många poäng. I senare givar är kravet: { $points }.
play-initial-no-pile = Man får inte ta högen för att öppna.
play-initial-no-mixed = En oäkta canasta får inte vara med i öppningen.
play-initial-only = { $what ->
    [canasta_always_suffices] En hel canasta räcker alltid för att öppna.
    [naturals_only] Vilda kort får inte vara med i öppningen.
   *[clean_triple_required] Tre naturliga kort av samma valör måste vara med i öppningen.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonus och röda treor räknas in i öppningen.
        [no] Bonus räknas in i öppningen, men inte röda treor.
       *[none] Bonus räknas in i öppningen.
    }
   *[no] { $red_threes ->
        [yes] Röda treor räknas in i öppningen, men inte bonus.
        [no] Bonus och röda treor räknas inte in i öppningen.
       *[none] Bonus räknas inte in i öppningen.
    }
}
play-initial-after = När ett lag har öppnat finns det inget krav för lagets övriga mälningar i given.
play-initial-concealed = { $value ->
    [always] Den som går ut dolt behöver inte nå öppningskravet.
    [if_drawn_from_stock] Den som går ut dolt utan att ta högen behöver inte nå öppningskravet.
   *[never] Även den som går ut dolt måste nå öppningskravet.
}
play-out = { $canastas ->
    [0] Ett lag behöver ingen { canasta-name } för att gå ut.
    [one] För att gå ut måste ett lag ha en { canasta-name }.
   *[other] För att gå ut måste ett lag ha { $canastas } canastor.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Minst en av dem måste vara äkta.
       *[other] Minst { $count } av dem måste vara äkta.
    }
    [mixed] { $count ->
        [one] Minst en av dem måste vara oäkta.
       *[other] Minst { $count } av dem måste vara oäkta.
    }
    [wild] { $count ->
        [one] Minst en av dem måste vara av vilda kort.
       *[other] Minst { $count } av dem måste vara av vilda kort.
    }
    [sevens] { $count ->
        [one] Minst en av dem måste vara av sjuor. Den räknas inte som äkta eller oäkta.
       *[other] Minst { $count } av dem måste vara av sjuor. De räknas inte som äkta eller oäkta.
    }
    [fives] { $count ->
        [one] Minst en av dem måste vara av femmor. Den räknas inte som äkta eller oäkta.
       *[other] Minst { $count } av dem måste vara av femmor. De räknas inte som äkta eller oäkta.
    }
   *[sequence] { $count ->
        [one] Minst en av dem måste vara en svit.
       *[other] Minst { $count } av dem måste vara sviter.
    }
}
play-out-only = { $type ->
    [natural] Den måste vara äkta.
    [mixed] Den måste vara oäkta.
    [wild] Den måste vara av vilda kort.
    [sevens] Den måste vara av sjuor.
    [fives] Den måste vara av femmor.
   *[sequence] Den måste vara en svit.
}
play-out-exclude = Canastor av de här slagen räknas inte när man ska gå ut: { $types }.
play-out-short = Man får inte gå ut medan laget har en ofärdig canasta av något av de här slagen: { $types }.
play-out-foot = Laget måste också ha tagit sin { foot-name }.
play-out-discard = { $value ->
    [yes] Man måste saka sitt sista kort.
   *[no] Man får mäla eller saka sitt sista kort.
}
play-out-last = { $value ->
    [must_discard] Så länge laget saknar { canasta-name } måste man ha ett kort kvar att saka.
   *[may_be_kept] Så länge laget saknar { canasta-name } får man behålla sitt sista kort i stället för att saka det.
}
play-out-concealed = Man går ut dolt om man blir av med hela handen i en och samma tur och inte har mält något tidigare.
play-out-partner = { $value ->
    [must_ask] Man måste fråga partnern innan man går ut.
   *[may_ask_binding] Man får fråga partnern innan man går ut. Svaret är då bindande.
}
play-stock-out = { $value ->
    [after_last_draw] Given är slut efter den tur då talongens sista kort dras.
    [pile_becomes_stock] När talongen är slut vänds högen och blir ny talong.
    [foot_becomes_stock] När talongen är slut blir en { foot-name } som ingen har tagit ny talong. Finns det ingen kvar är given slut.
   *[until_pile_refused] När talongen är slut fortsätter given tills en spelare inte kan eller inte vill ta högen.
}
play-stock-last-turn = Den som drog sista kortet spelar klart sin tur.
play-score = När given är slut får ett lag sina bonusar och värdet av korten som det har mält. { $value ->
    [every_card_of_hand_and_foot] Värdet av korten som är kvar på hand och i foten dras av.
   *[every_card_of_all_partners] Värdet av korten som är kvar på hand dras av.
}
play-score-negative = Om ett lag saknar { canasta-name } dras även värdet av de mälda korten av.
play-score-out = Att gå ut ger { $points } poäng.
play-partners-half = { $halves ->
    [toward_zero] De två som spelar ihop får hälften var av sina gemensamma poäng, avrundad mot noll.
   *[up] De två som spelar ihop får hälften var av sina gemensamma poäng, avrundad uppåt.
}
play-partners-whole = Var och en av de två som spelar ihop får hela deras gemensamma poäng.
play-score-concealed = Att gå ut dolt ger ytterligare { $points } poäng.
play-exact-pickup = Den som på en gång tar precis rätt antal kort till sin hand och sin { foot-name } får { $points } poäng.
play-score-cards = Kortens värden:
play-acaba = Den som inte ser någon chans att vinna får säga ”acaba”. Då är given slut. Varje annat lag får { $others } poäng, och laget som sade det får { $own }.
play-acaba-partner = { $value ->
    [must_ask] Man måste fråga partnern innan man säger ”acaba”.
   *[may_ask_binding] Man får fråga partnern innan man säger ”acaba”. Svaret är då bindande.
}
play-auto-win = Ett lag med { $canastas } canastor i en giv får { $points } poäng och vinner partiet.
play-auto-win-instead = Ett lag med { $canastas } canastor i en giv vinner partiet. Laget får { $points } poäng i stället för sina andra poäng i given.
play-special = { $value ->
    [add] En specialhand läggs ut på en gång och räknas utöver allt annat:
   *[replace] En specialhand läggs ut på en gång och räknas i stället för allt annat:
}
play-penalties = Det här ger avdrag:
play-penalty-foot = Om inget lag har tagit sin { foot-name } blir det inget avdrag.
play-end = { $value ->
    [highest_after_last_deal] Efter sista given vinner laget med flest poäng.
   *[highest_at_target] Partiet slutar med den giv då ett lag når målet. Laget med flest poäng vinner.
}
play-end-tie = { $value ->
    [drawn_game] Är det lika i topp slutar partiet oavgjort.
   *[play_another_hand] Är det lika i topp spelas en giv till.
}

## How a rule set differs from another

differ-not = Gäller inte här: { $sentence }
differ-title = Så skiljer sig { $here } från { $there }
differ-tab = Skillnader
differ-same = Spelas precis som { $name }.
differ-choose = Jag kan andra regler
differ-choose-hint = Vilka regler kan du?
differ-details = { $count ->
    [one] 1 mindre skillnad
   *[other] { $count } mindre skillnader
}
compare-choose = { $name }. Välj andra regler

## Questions that lead to a rule set

ask-title = Vilka regler spelar vi efter?
    .detail = Hitta ert regelverk med högst { $most } frågor
ask-number = Fråga { $number }
ask-left = { $count ->
    [one] 1 regelverk passar
   *[other] { $count } regelverk passar
}
ask-unknown = Vet inte
ask-again = Börja om
ask-more = En fråga till
ask-found = { $count ->
    [one] Det här är era regler
   *[other] Troligen ett av de här
}
ask-read = Läs reglerna
ask-players = Hur många är ni som spelar?
ask-sides = Spelar ni med partner?
ask-foot = Delar ni också ut en andra hand, foten?
ask-sequences = Får man mäla sviter, alltså kort i följd i samma färg?
ask-end = Hur långt är ett parti?
ask-packs = Hur många kortlekar blandas?
ask-hand = Hur många kort får varje spelare?
ask-draw = Hur många kort drar man per tur?
ask-out = Hur många canastor krävs för att gå ut?
ask-wild = Vad ger en canasta av vilda kort?
ask-sevens = Vad ger en canasta av sjuor?
ask-natural = Vad ger en äkta canasta?
ask-red = Vad är 1, 2, 3 … röda treor värda tillsammans?
ask-special = Räknas specialhänder, till exempel stegar eller par?
ask-acaba = Får man säga ”acaba” för att avsluta given?
ask-last = Måste sista kortet sakas?
ask-concealed = Ger en canasta direkt från hand extra poäng?
ask-wilds = Hur många vilda kort får en mälning ha?
ask-pile = Vad krävs för att ta en hög som inte är fryst?
