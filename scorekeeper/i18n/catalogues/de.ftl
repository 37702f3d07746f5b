# Deutsch. One word a thing, everywhere; keep to this list:
#
#   match = Partie                      deal (of a match) = Runde (round of a club night = Durchgang)
#   side = Seite; partnership = Team    dealer = Geber; to deal = geben
#   to record a deal = eintragen        to amend, insert, drop = ändern, einfügen, streichen
#   meld = Meldung; to meld = melden    initial meld, first melds = Erstmeldung
#   to lay = auslegen; lay-down = Auslage
#   to open = die Erstmeldung haben     legal = gültig
#   canasta = das Canasta, die Canastas
#   natural, mixed canasta = echtes, gemischtes Canasta
#   wild canasta = wildes Canasta       sequence = Sequenz
#   laid whole from the hand = aus der Hand (never “Hand-Canasta”: some call a concealed going out so)
#   natural card = natürliche Karte     wild card = wilde Karte
#   rank = Rang                         suit, colour = Farbe
#   twos, threes, sevens, aces = Zweier, Dreier, Siebener, Asse
#   red three, red threes = rote Drei, rote Dreier; in the same way black ones
#   pile = Paket; to take the pile = das Paket kaufen; top card = oberste Karte; frozen = eingefroren
#   pack (of cards) = Deck              stock = Talon
#   hand = Hand                         foot = Fuß
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
#   adjustment = Anpassung              undo, redo = rückgängig, wiederholen
#
#   Club night:
#   evening = Abend, Clubabend          round = Durchgang (never Runde: that is a deal)
#   table = Tisch                       card of a table = Tischkarte
#   organiser = Leitung                 log = Protokoll
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
#   rating = Spielstärke                big screen = Großbild
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
    [natural] Echte Canastas
    [mixed] Gemischte Canastas
    [wild] Wilde Canastas
    [wild_all_twos] Wilde Canastas, nur Zweier
    [wild_four_jokers] Wilde Canastas mit vier Jokern
    [sequence] Sequenz-Canastas
    [sevens] Siebener-Canastas
    [aces] Ass-Canastas
    [twos_natural] Echte Zweier-Canastas
    [twos_mixed] Gemischte Zweier-Canastas
   *[other] Canastas
}
line-concealed_canasta = Canastas aus der Hand
line-extra_bonus = Prämie für die Zahl der Canastas
line-red_threes = Rote Dreier
line-black_threes = Schwarze Dreier
line-captured_black_threes = Schwarze Dreier aus dem Paket
line-go_out = Ausmachen
line-concealed_go_out = Verdecktes Ausmachen
line-cards_in_hand = Karten auf der Hand
line-black_threes_in_hand = Schwarze Dreier auf der Hand
line-red_threes_in_hand = Rote Dreier auf der Hand
line-incomplete = Unfertige Canastas
line-held = Zurückgehaltene Karten
line-seven_canastas = Sieben Canastas
line-special_hand = Spezialhand
line-acaba = Acaba
line-total = Summe vom Tisch
line-adjustment = Anpassung

brief-melded_cards = Karten
brief-canasta = { $type ->
    [natural] echt
    [mixed] gemischt
    [wild] wild
    [wild_all_twos] wild aus Zweiern
    [wild_four_jokers] wild mit vier Jokern
    [sequence] { $count ->
        [one] Sequenz
       *[other] Sequenzen
    }
    [sevens] Siebener
    [aces] Asse
    [twos_natural] echte Zweier
    [twos_mixed] gemischte Zweier
   *[other] { $count ->
        [one] Canasta
       *[other] Canastas
    }
}
brief-concealed_canasta = aus der Hand
brief-extra_bonus = Canasta-Prämie
brief-red_threes = { $count ->
    [one] rote Drei
   *[other] rote Dreier
}
brief-black_threes = { $count ->
    [one] schwarze Drei
   *[other] schwarze Dreier
}
brief-captured_black_threes = aus dem Paket
brief-go_out = aus
brief-concealed_go_out = verdeckt
brief-cards_in_hand = auf der Hand
brief-black_threes_in_hand = schwarze Dreier auf der Hand
brief-red_threes_in_hand = rote Dreier auf der Hand
brief-incomplete = unfertig
brief-held = zurückgehalten
brief-seven_canastas = sieben Canastas
brief-special_hand = Spezialhand
brief-acaba = Acaba
brief-total = vom Tisch
brief-adjustment = Anpassung

## What is wrong with a deal

problem-negative = { $count } geht nicht: nichts zählt unter 0
problem-counted_twice = doppelt gezählt: als Karten und als Summe
problem-wrong_number_of_sides = { $count ->
    [one] eine Seite ist
   *[other] { $count } Seiten sind
} eingetragen, { $right } spielen
problem-two_sides_out = eine andere Seite hat schon ausgemacht
problem-acaba_not_played = nach diesen Regeln gibt es kein Acaba
problem-acaba_and_out = nach einem Acaba macht niemand aus
problem-acaba_one_caller = eine Seite sagt Acaba an, nicht { $count }
problem-two_special_hands = eine andere Seite hat die Runde schon mit einer Spezialhand beendet
problem-special_hand_ended_the_deal = eine Spezialhand hat diese Runde beendet
problem-special_hand_with_melds = andere Meldungen neben einer Spezialhand?
problem-nobody_out_nothing_in_hand = niemand hat ausgemacht, und niemand hat Karten auf der Hand?
problem-no_value_canasta = für ein solches Canasta geben diese Regeln keine Prämie
problem-no_value_red_threes = { $most ->
    [0] rote Dreier auf dem Tisch zählen nach diesen Regeln nichts
   *[other] { $count } rote Dreier: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_black_threes = { $most ->
    [0] ausgelegte schwarze Dreier zählen nach diesen Regeln nichts
   *[other] { $count } ausgelegte schwarze Dreier: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] schwarze Dreier aus dem Paket zählen nach diesen Regeln nichts
   *[other] { $count } schwarze Dreier aus dem Paket: nach diesen Regeln zählen höchstens { $most }
}
problem-no_value_special_hand = diese Regeln kennen keine Spezialhand „{ $name }“
problem-more_hand_canastas = mehr Canastas aus der Hand als Canastas
problem-concealed_but_not_out = verdeckt, aber nicht ausgemacht
problem-out_without_canastas = { $asked ->
    [kinds] ausgemacht: { $has }; nötig: { $wants }
    [both] ausgemacht { $count ->
        [0] ohne Canasta
        [one] mit einem Canasta
       *[other] mit { $count } Canastas
    } ({ $has }); nötig: { $canastas } ({ $wants })
    [some] ausgemacht mit { $count ->
        [0] keinem Canasta, das dafür zählt
        [one] einem Canasta, das dafür zählt
       *[other] { $count } Canastas, die dafür zählen
    }; nötig: { $canastas }
   *[number] ausgemacht { $count ->
        [0] ohne Canasta
        [one] mit einem Canasta
       *[other] mit { $count } Canastas
    }; nötig: { $canastas }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] kein echtes
        [one] { $count } echtes
       *[other] { $count } echte
    }
    [mixed] { $count ->
        [0] kein gemischtes
        [one] { $count } gemischtes
       *[other] { $count } gemischte
    }
   *[sequence] { $count ->
        [0] keine Sequenz
        [one] { $count } Sequenz
       *[other] { $count } Sequenzen
    }
}
problem-concealed_without_canasta = verdeckt ausgemacht, ohne Canasta?
problem-out_but_not_opened = ausgemacht, aber nichts gemeldet?
problem-out_with_cards_in_hand = wer ausmacht, hat keine Karten mehr
problem-melded_but_not_opened = es gibt Meldungen, also auch eine Erstmeldung
problem-no_lone_hand = diese Regeln kennen kein Solo
problem-two_lone_hands = in dieser Runde spielt schon jemand anders allein
problem-lone_hand_needed = wer spielte allein? Wer zuerst das Paket kaufte, sonst wer ausmachte
problem-too_many_red_threes = { $count } rote Dreier: es gibt { $most }
problem-too_many_black_threes = { $count } schwarze Dreier: es gibt { $most }
problem-too_many_of_a_card = { $count } mal { $card }: es gibt { $most }
problem-too_many_wild_cards = dafür braucht es { $count } wilde Karten: es gibt { $most }
problem-too_many_points = { $points } Punkte in Karten: die Decks geben { $most } her
problem-too_many_canastas = { $by ->
    [rules] { $count } Canastas: mehr, als eine Seite nach diesen Regeln haben kann
   *[packs] diese { $count } Canastas geben die Decks nicht her
}
problem-too_few_points_for_canastas = { $count ->
    [one] schon dieses Canasta zählt
   *[other] schon diese Canastas zählen
} mindestens { $least }
problem-too_many_points_for_canastas = { $count ->
    [0] ohne Canasta sind es höchstens { $most }
    [one] mit diesem Canasta sind es höchstens { $most }
   *[other] mit diesen Canastas sind es höchstens { $most }
}
problem-odd_points = endet das nicht auf 0 oder 5?

## What is wrong with a meld

problem-no_meld = diese Karten sind keine Meldung: { $why ->
    [red_three] rote Dreier werden nicht gemeldet
    [threes] in einer Sequenz liegt keine Drei
    [wild] zu einer Sequenz gehören natürliche Karten
    [gap] eine Sequenz steigt Rang für Rang, ohne Lücke und ohne Paar
   *[ranks] { $first } und { $other } sind zwei Ränge
}
problem-too_few_cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}: eine Meldung hat mindestens { $least }
problem-too_many_cards_in_meld = { $count } Karten: höchstens { $most } dürfen beisammenliegen
problem-too_few_naturals = { $count ->
    [0] keine natürliche Karte
    [one] eine natürliche Karte
   *[other] { $count } natürliche Karten
}: mindestens { $least }
problem-too_many_wilds = { $count } wilde Karten: höchstens { $most } in einer Meldung
problem-more_wilds_than_naturals = mehr wilde als natürliche Karten
problem-not_fewer_wilds_than_naturals = es müssen weniger wilde als natürliche Karten sein
problem-no_wilds_in_rank = keine wilden Karten in Meldungen dieses Ranges
problem-wild_aces_only_at_first = zu Assen kommen wilde Karten nur in der Erstmeldung
problem-too_few_naturals_for_wilds = wilde Karten kommen nur zu { $least } oder mehr natürlichen
problem-no_sequences = diese Regeln kennen keine Sequenzen
problem-sequence_out_of_range = so weit geht eine Sequenz nicht
problem-no_wild_melds = wilde Karten werden nicht allein gemeldet
problem-no_melds_of_twos = Zweier werden nicht für sich gemeldet
problem-black_threes_never = schwarze Dreier werden nie gemeldet
problem-black_threes_only_going_out = schwarze Dreier werden nur beim Ausmachen gemeldet
problem-bare_three = „{ $token }“: eine bloße 3 nennt keine Farbe; b für Schwarz, r für Rot
problem-unknown_character = „{ $token }“: { $character } ist keine Karte
problem-unknown_suit = „{ $token }“: { $character } ist keine Farbe; s, h, d oder c (Pik, Herz, Karo, Kreuz)
problem-empty_notation = es sind keine Karten angegeben
problem-empty_token = „{ $token }“: darin sind keine Karten

## Initial meld

problem-nothing_laid = nichts ist ausgelegt
problem-pile_not_allowed = für die Erstmeldung darf das Paket nicht gekauft werden
problem-pile_stopped = mit dieser obersten Karte darf das Paket nicht gekauft werden: { $card }
problem-pile_takes_natural_pair = für das Paket braucht es zwei natürliche Karten aus der Hand, die zur obersten passen: { $card }
problem-pile_takes_no_wild = mit wilden Karten wird das Paket nicht gekauft
problem-short_of_requirement = { $short } zu wenig
problem-needs_canasta = ein Canasta muss dabei sein
problem-needs_natural_canasta = ein Canasta, das nicht gemischt ist, muss dabei sein
problem-naturals_only = nur natürliche Karten in der Erstmeldung
problem-needs_clean_triple = es braucht drei natürliche Karten eines Ranges
problem-no_mixed_canasta_at_first = kein gemischtes Canasta in der Erstmeldung
problem-wild_meld_first = solange die Meldung aus wilden Karten unfertig ist, kommt keine wilde Karte anderswohin
problem-out_over_short_meld = niemand macht aus, solange eine Meldung unfertig ist, aus { $kind ->
    [sevens] Siebenern
    [aces] Assen
   *[other] wilden Karten
}
requirement-canasta = { $points ->
    [0] ein Canasta
   *[other] { $points } und ein Canasta
}
requirement-natural_canasta = { $points ->
    [0] ein Canasta, kein gemischtes
   *[other] { $points } und ein Canasta, kein gemischtes
}

## Command line

cli-deal = Runde { $number }
cli-sum = Summe
cli-running = Stand
cli-needs = Nächste Erstmeldung
cli-total = Gesamtstand
cli-won = Gewonnen: { $side }{ $margin ->
    [0] .
   *[other] , { $margin } voraus.
}
cli-tie = Gleichstand an der Spitze: { $sides }.
cli-nobody = Niemand hat gewonnen.
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
grade-impossible = unmöglich
grade-unlikely = unwahrscheinlich

## Finder

finder-token = „{ $token }“: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
finder-nearest = Reicht nicht: { $melds } kommt am nächsten, { $reached }
finder-nothing = Von dieser Hand lässt sich nichts auslegen.
finder-top-unused = Die oberste Karte passt in keine Meldung dieser Hand, mit der sich das Paket kaufen lässt.
finder-missing = { $count ->
    [one] eine Karte fehlt zum Canasta
   *[other] { $count } Karten fehlen zum Canasta
}
finder-closing = Mit einer von diesen dazu würde es reichen, die beste zuerst: { $cards }
finder-none-closes = Mit keiner einzelnen Karte dazu würde es reichen.

## Store

finding-torn = { $aside ->
    [none] Am Ende der Datei steht kein ganzer Eintrag, wie wenn die App oder der Strom ausgeht, während einer geschrieben wird: Von einem solchen Eintrag wird niemandem gesagt, dass er gespeichert ist. Alle { $kept } Einträge davor sind lesbar. Nichts wurde geändert.
   *[other] Am Ende der Datei stand kein ganzer Eintrag, wie wenn die App oder der Strom ausgeht, während einer geschrieben wird: Von einem solchen Eintrag wird niemandem gesagt, dass er gespeichert ist. Alle { $kept } Einträge davor sind da. Das Stück liegt in { $aside }.
}
finding-damaged = { $aside ->
    [none] Die Datei ist nicht so, wie sie geschrieben wurde. { $dropped ->
        [0] Alle { $kept } Einträge sind lesbar.
        [one] Ein Eintrag ist nicht lesbar, { $kept } sind es.
       *[other] { $dropped } Einträge sind nicht lesbar, { $kept } sind es.
    } Nichts wurde geändert.
   *[other] Die Datei war nicht so, wie sie geschrieben worden war. { $dropped ->
        [0] Alle { $kept } Einträge waren lesbar und sind da.
        [one] Ein Eintrag war nicht lesbar, die anderen { $kept } sind da.
       *[other] { $dropped } Einträge waren nicht lesbar, die anderen { $kept } sind da.
    } Die vorgefundene Datei liegt in { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] Eine Angabe, die fehlt oder nicht mehr stimmt, steht in den Sicherungen. Eine Reparatur holt sie zurück.
       *[other] { $kept } Angaben, die fehlen oder nicht mehr stimmen, stehen in den Sicherungen. Eine Reparatur holt sie zurück.
    }
   *[other] { $kept ->
        [one] Eine Angabe, die fehlte oder nicht mehr stimmte, wurde aus den Sicherungen zurückgeholt.
       *[other] { $kept } Angaben, die fehlten oder nicht mehr stimmten, wurden aus den Sicherungen zurückgeholt.
    }
} { $dropped ->
    [0] Bis zum letzten bekannten Eintrag fehlt keiner mehr.
    [one] Ein Eintrag steht auch in keiner Sicherung.
   *[other] { $dropped } Einträge stehen auch in keiner Sicherung.
}
finding-behind = Eine Sicherung hat mehr als die Datei mit den Partien: { $dropped ->
    [0] Sie ist aus einem anderen Verlauf.
    [one] Die Datei endet einen Eintrag vor ihr. Die Datei wurde also geleert, abgeschnitten, gelöscht oder durch eine ältere Kopie ersetzt.
   *[other] Die Datei endet { $dropped } Einträge vor ihr. Die Datei wurde also geleert, abgeschnitten, gelöscht oder durch eine ältere Kopie ersetzt.
} Die Sicherung { $backup } bleibt, bis sie zurückgeholt ist oder ohne sie weitergemacht wird.
finding-taken_away = Während die App lief, hat ein anderes Programm die Datei mit den Partien verschoben, gelöscht oder ersetzt. Sie wurde mit allem, was darin ist, neu geschrieben; es fehlt nichts. { $aside ->
    [none] An ihrer Stelle war nichts.
   *[other] Was an ihrer Stelle war, liegt in { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Von einer Partie ist nicht mehr bekannt, wer sie nach welchen Regeln gespielt hat. Sie lässt sich nicht anzeigen; ihre Runden bleiben in der Datei.
   *[other] Von { $dropped } Partien ist nicht mehr bekannt, wer sie nach welchen Regeln gespielt hat. Sie lassen sich nicht anzeigen; ihre Runden bleiben in der Datei.
}
finding-too_new = Eine neuere Version dieser App hat diese Partien geschrieben. Sie sind hier lesbar; zum Speichern die App aktualisieren.
finding-migrated = { $aside ->
    [none] Eine frühere Version dieser App hat diese Partien geschrieben. Der nächste Start bringt sie auf den neuen Stand und behält eine Kopie.
   *[other] Eine frühere Version dieser App hat diese Partien geschrieben. Sie wurden auf den neuen Stand gebracht; die alte Datei liegt in { $aside }.
}
finding-not_compacted = Die Datei mit den Partien ließ sich nicht aufräumen. { $answer ->
    [full] Es war kein Platz da: bald welchen schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger hat abgelehnt.
} In der Datei fehlt nichts.
finding-not_kept = Dieser Browser behält für diese Seite nichts, wie in einem privaten Fenster. Partien lassen sich hier spielen, aber mit dem Schließen der Seite sind sie weg. Die App in einem nicht privaten Fenster öffnen oder die Partie vor dem Schließen teilen.
finding-not_backed_up = Bei diesem Start war keine Sicherung möglich. { $answer ->
    [full] Es war kein Platz da: bald welchen schaffen.
    [forbidden] Zum Schreiben fehlt dort die Erlaubnis.
    [failing] Der Datenträger ist defekt: was noch geht, auf einen anderen kopieren.
   *[other] Der Datenträger hat abgelehnt.
} In den Partien fehlt nichts.

store-busy = Die Partien sind in dieser App schon geöffnet, in einem anderen Fenster oder von jemand anders an diesem Computer: { $path }
store-foreign = In dieser Datei sind keine Partien dieser App. Sie blieb, wie sie war: { $path }
store-unreadable = { $answer ->
    [missing] Hier sind keine Partien: { $path }
    [forbidden] Zum Lesen der Partien fehlt die Erlaubnis: { $path }
    [failing] Der Datenträger ist defekt, darum sind die Partien nicht lesbar. Was noch geht, auf einen anderen kopieren: { $path }
   *[other] Die Partien sind nicht lesbar: { $path }
}
store-read_only = Nicht gespeichert: Seit etwas schiefging, sind die Partien nur lesbar. Die App neu öffnen: { $path }
store-too_new = Nicht gespeichert: Eine neuere Version dieser App hat diese Partien geschrieben. Die App aktualisieren: { $path }
store-not_written = { $answer ->
    [full] Nicht gespeichert: Der Datenträger ist voll. Platz schaffen und noch einmal speichern: { $path }
    [forbidden] Nicht gespeichert: Zum Schreiben fehlt hier die Erlaubnis: { $path }
    [failing] Nicht gespeichert: Der Datenträger ist defekt. Was noch geht, auf einen anderen kopieren: { $path }
    [missing] Nicht gespeichert: Der Ordner ist weg: { $path }
   *[other] Nicht gespeichert: Der Datenträger hat abgelehnt. Noch einmal speichern oder die App neu öffnen: { $path }
}
store-changed = Nicht gespeichert: Ein anderes Programm hat in die Datei mit den Partien geschrieben. Die App neu öffnen: { $path }
store-not_flushed = { $answer ->
    [full] Nicht gespeichert: Der Datenträger ist voll, und ab jetzt sind die Partien nur lesbar. Platz schaffen, dann die App neu öffnen: { $path }
    [failing] Nicht gespeichert: Der Datenträger ist defekt, und ab jetzt sind die Partien nur lesbar. Was noch geht, auf einen anderen kopieren, dann die App neu öffnen: { $path }
   *[other] Nicht gespeichert: Der Datenträger hat abgelehnt, und ab jetzt sind die Partien nur lesbar. Die App neu öffnen: { $path }
}
store-no_backup = Eine solche Sicherung gibt es nicht: { $path }
store-not_kept = Das ist nur auf der offenen Seite gespeichert: Der Browser behält es nicht, und mit dem Schließen der Seite ist es weg. Auf diesem Gerät Platz schaffen oder die Partie vor dem Schließen teilen.
store-not_migrated = Diese Partien einer früheren Version ließen sich nicht auf den neuen Stand bringen. Sie blieben, wie sie waren: { $path }
store-not_backed_up = Nichts wurde zurückgeholt, weil sich der jetzige Stand nicht zuerst sichern ließ: { $path }
store-unfit = Das lässt sich nicht speichern: Es käme nicht so zurück, wie es war.
store-misused = Nicht gespeichert: Die App wollte etwas, das nicht geht. Bitte Bescheid geben.

doctor-store = { $path }: { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
}, { $size } kB
doctor-healthy = Alles ist lesbar.
doctor-mendable = Zum Reparieren die App schließen und dies noch einmal mit --repair aufrufen.
doctor-unreadable = Die Partie { $match } lässt sich nicht öffnen: { $what }
doctor-unreadable-evening = Der Clubabend { $name } lässt sich nicht öffnen: { $what }
doctor-behind = Um zurückzuholen, was sie hat, die App schließen und dies noch einmal mit --restore { $backup } aufrufen
doctor-restored = Die Partien sind wie in { $backup }. { $before ->
    [none] Vorher war hier nichts.
   *[other] Was vorher hier war, steht in { $before }.
}
doctor-gaps = { $count ->
    [one] Im Protokoll einer Partie fehlt eine Änderung, und keine Sicherung hat sie.
   *[other] In den Protokollen der Partien fehlen { $count } Änderungen, und keine Sicherung hat sie.
}
doctor-strays = { $count ->
    [one] Von einer Partie gibt es Runden, aber nicht, wer sie gespielt hat, und keine Sicherung hat es.
   *[other] Von { $count } Partien gibt es Runden, aber nicht, wer sie gespielt hat, und keine Sicherung hat es.
}
doctor-bad-backup = Diese Sicherung ist nicht als Ganzes lesbar: { $path }
doctor-aside = Aufgehoben von einer früheren Reparatur oder Aktualisierung, darf gelöscht werden: { $path }
doctor-backups = { $count ->
    [0] Es gibt keine Sicherungen.
    [one] Es gibt 1 Sicherung, { $size } kB.
   *[other] Es gibt { $count } Sicherungen, zusammen { $size } kB.
}

package-site = { $folder }: { $files } Dateien, { $size } MB. Jeder Webserver kann diesen Ordner ausliefern; einmal mit Netz geöffnet, läuft die App danach ohne.
package-app = { $folder }: { $files } Dateien, { $size } MB. In diesem Ordner flet build mit der gewünschten Art von App aufrufen: apk, ipa, windows, macos, linux oder web.

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] Für den Browser
   *[window] Für ein eigenes Fenster
} fehlt hier ein Python-Paket, oder es ist in einer anderen Version da. So wird es installiert: pip install "{ $to_install }"
launch-assets-missing = Der Ordner mit Schriften und Bildern fehlt; gesucht in { $tried }.
launch-no-display = Hier gibt es keinen Bildschirm für ein Fenster; --web verwenden.
launch-no-window = Das Fensterprogramm von Flet ist nicht zu bekommen oder nicht zu starten ({ $error }); --web verwenden.
launch-window-or-server = Ein Fenster braucht keinen Server: --desktop ohne --web, --host und --port verwenden.
launch-no-host = Es gibt keinen Rechner namens „{ $host }“.
launch-no-port = { $port } ist kein Port; Ports gehen von 1 bis { $last }.
launch-port-taken = Port { $port } ist von einem anderen Programm belegt. Mit --port einen anderen wählen oder weglassen, dann wird ein freier genommen.
launch-not-our-address = { $host } ist keine Adresse dieses Computers.
launch-port-forbidden = Port { $port } ist gewöhnlichen Benutzern verwehrt. Mit --port einen über 1023 wählen.
launch-cannot-listen = Auf { $host }, Port { $port }, sind keine Verbindungen möglich: { $reason }.
visitor-host = Nicht unter dieser Adresse
visitor-host-text = Unter diesem Namen ist die App nicht zu erreichen. Es gilt die Adresse, die sie beim Start ausgegeben hat.
visitor-origin = Nicht von einer fremden Seite
visitor-origin-text = Eine andere Webseite wollte die App benutzen. Das dürfen nur ihre eigenen Seiten.
visitor-path = Keine solche Seite
visitor-path-text = Unter dieser Adresse hat die App keine Seite.
visitor-key = Diese App ist privat
visitor-key-text = Die App öffnet sich mit dem Link, den sie beim Start ausgegeben hat. Ein Link lässt einen Browser ein.
visitor-link = Dieser Link gilt nicht mehr
visitor-link-text = Jeder Link lässt einen Browser ein, einmal, bis die App beendet wird. Ein Neustart auf ihrem Computer gibt einen neuen Link.
visitor-welcome = Willkommen
visitor-welcome-text = Die App öffnet sich jetzt.
visitor-open = App öffnen
visitor-connection-lost = Die App ist nicht zu erreichen. Was eingegeben wurde, bleibt erhalten; es geht von selbst weiter.
visitor-broken = Hier ist etwas schiefgegangen. Was gespeichert war, ist noch da. Die Seite neu laden.

## Club: server

launch-no-certificate = Das Zertifikat oder sein Schlüssel ist nicht lesbar: { $file }: { $reason }.
launch-bad-certificate = { $cert } ist kein Zertifikat mit einem passenden Schlüssel ({ $reason }).
launch-key-without-certificate = Zu einem Schlüssel gehört ein Zertifikat: beide angeben, --cert und --key.
launch-copy-is-folder = { $file } ist ein Ordner. Die Datei angeben, in der die Kopie liegen soll.
launch-copy-has-no-folder = Für die Kopie gibt es keinen Ordner { $folder }.
serve-here = Die Leitung, an diesem Computer: { $link }
serve-pin = Die Leitung, an einem anderen Computer: { $address } mit der PIN { $pin }
serve-plain = Ohne --cert kann jeder in diesem Netz mitlesen, was Telefone und App einander sagen, auch die PIN.
serve-not-copied = Die Kopie des Abends lässt sich nicht nach { $file } schreiben: { $reason }. Der Abend geht weiter; alle paar Sekunden wird es noch einmal versucht.
serve-copied-again = Die Kopie des Abends wird wieder geschrieben: { $file }
visitor-stranger = Karte des Tisches scannen
visitor-stranger-text = Dieses Telefon hat hier keinen Tisch, oder keinen mehr. Den Code auf der Karte des Tisches noch einmal scannen oder die Leitung um eine neue Karte bitten.
visitor-elsewhere = Nicht von hier aus
visitor-elsewhere-text = Der Abend wird an dem Computer geleitet, auf dem die App läuft, oder mit der PIN an einem anderen, wenn die App so gestartet wurde.
visitor-full = Zu viele sind verbunden
visitor-full-text = Für ein weiteres Telefon ist gerade kein Platz. Die App auf einem Telefon schließen, das nicht gebraucht wird; diese Seite versucht es von selbst noch einmal.
visitor-join = Zum Tisch
visitor-join-text = Das dauert einen Augenblick. Wenn es kein Bild zum Scannen gibt, die Buchstaben der Karte eingeben.
visitor-join-label = Buchstaben der Karte
visitor-join-button = An den Tisch
visitor-join-unknown = Dieser Code öffnet jetzt keinen Tisch. Die Leitung um eine neue Karte bitten.
visitor-join-organiser = Dieser Browser gehört der Leitung. Den Link auf einem Telefon öffnen, in einem anderen Browser oder in einem privaten Fenster.
visitor-join-not-saved = Auf dem Computer der App lässt sich gerade nichts speichern. Der Leitung Bescheid geben.
visitor-pin = Leitung
visitor-pin-text = Die PIN steht dort, wo die App gestartet wurde.
visitor-pin-label = PIN
visitor-pin-button = Abend leiten
visitor-pin-wrong = Das ist nicht die PIN.
visitor-knock-failed = Die App antwortet nicht. Ist dieses Telefon im Netz des Clubs? Dann noch einmal versuchen.
visitor-knock-often = Das waren zu viele Versuche. Eine Minute warten, dann noch einmal versuchen.
visitor-knock-long = Das ist zu lang.
visitor-no-script = Diese Seite braucht JavaScript.

## Screens

app-name = Canasta Scorekeeper
tab-table = Tisch
tab-meld = Melden
tab-matches = Partien
tab-club = Club
tab-more = Mehr

## Times and changes

pattern-time = HH:mm
pattern-day = EEE, d. MMM y
pattern-weekday = EEEE, d. MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE, d. MMM
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
    [none] Runde { $number } gestrichen
   *[other] Runde { $number } gestrichen: { $points }
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
change-resume = Die Partie geht weiter
change-undo = { $points ->
    [none] Rückgängig gemacht: { $what }
   *[other] Rückgängig gemacht: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Wiederholt: { $what }
   *[other] Wiederholt: { $what } ({ $points })
}
change-what-start = der Beginn
change-what-record = Runde { $number }
change-what-amend = die Änderung von Runde { $number }
change-what-insert = das Einfügen von Runde { $number }
change-what-drop = das Streichen von Runde { $number }
change-what-set_up = die Änderung der Einstellungen
change-what-end = das Ende der Partie
change-what-resume = das Weiterspielen
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
rules-section-canastas = Canastas
rules-section-threes = Dreier
rules-section-out = Ausmachen
rules-section-extras = Strafen und Spezialhände
rules-section-end = Ende der Partie
rules-section-table = Am Tisch

## Rules: what each value is about, by its dotted path

rule-players = Spieler
rule-sides = Seiten
rule-sides-count = Seiten
rule-sides-size = Spieler je Seite
rule-sides-kind = Wie sie zusammenspielen
rule-by_players = Nach der Zahl der Spieler
rule-by_players-some = Bei { $players } Spielern: { $what }
rule-decks = Decks
rule-jokers = Joker
rule-total_cards = Karten insgesamt
rule-hand_size = Karten für jeden Spieler
rule-foot_size = Karten im Fuß
rule-stock_draw = Gezogene Karten je Zug
rule-dealing = Geben
rule-dealing-direction = Spielrichtung
rule-dealing-first_dealer = Erster Geber
rule-dealing-next_dealer = Nächster Geber
rule-dealing-first_player = Wer beginnt
rule-dealing-cutter = Wer abhebt
rule-partner_question = Frage an den Partner
rule-partner_question-going_out = Frage an den Partner vor dem Ausmachen
rule-partner_question-acaba = Frage an den Partner vor dem Acaba
rule-card_values = Kartenwerte
rule-card_values-some = Kartenwert von { $card }
rule-meld_rules = Meldungen
rule-meld_rules-min_cards = Karten einer Meldung, mindestens
rule-meld_rules-min_naturals = Natürliche Karten darin, mindestens
rule-meld_rules-max_wilds = Wilde Karten darin, höchstens
rule-meld_rules-wild_vs_natural = Wilde Karten gegen natürliche
rule-meld_rules-max_cards = Karten einer Meldung, höchstens
rule-meld_rules-max_cards_waived_when_going_out = Beim Ausmachen mehr Karten darin
rule-meld_rules-pure_wild = Meldungen nur aus wilden Karten
rule-meld_rules-pure_wild_max = Karten einer Meldung nur aus wilden, höchstens
rule-meld_rules-sequences = Sequenzen einer Farbe
rule-meld_rules-sequence_min = Karten einer Sequenz, mindestens
rule-meld_rules-sequence_max = Karten einer Sequenz, höchstens
rule-meld_rules-sequence_low = Niedrigste Karte einer Sequenz
rule-meld_rules-sequence_high = Höchste Karte einer Sequenz
rule-meld_rules-sequence_wilds = Wilde Karten in einer Sequenz, höchstens
rule-meld_rules-one_meld_per_rank = Eine Seite hat von jedem Rang eine Meldung
rule-meld_rules-no_wild_ranks = Ränge ohne wilde Karten
rule-meld_rules-aces_wild_only_in_initial_meld = Zu Assen wilde Karten nur in der Erstmeldung
rule-meld_rules-rule_of_five = Nach der Erstmeldung wilde Karten nur zu fünf natürlichen
rule-meld_rules-twos_meldable = Meldungen aus Zweiern
rule-meld_rules-wild_meld_first = Eine unfertige Meldung aus wilden Karten bekommt alle weiteren
rule-canasta_min_cards = Karten eines Canastas, mindestens
rule-canasta_bonus = Prämien der Canastas
rule-canasta_bonus-natural = Echtes Canasta
rule-canasta_bonus-mixed = Gemischtes Canasta
rule-canasta_bonus-wild = Canasta aus wilden Karten
rule-canasta_bonus-wild_all_twos = Wildes Canasta, nur Zweier
rule-canasta_bonus-wild_four_jokers = Wildes Canasta mit vier Jokern
rule-canasta_bonus-sequence = Sequenz-Canasta
rule-canasta_bonus-sevens = Siebener-Canasta
rule-canasta_bonus-aces = Ass-Canasta
rule-canasta_bonus-twos_natural = Echtes Zweier-Canasta
rule-canasta_bonus-twos_mixed = Gemischtes Zweier-Canasta
rule-concealed_canasta = Canasta ganz aus der Hand
rule-concealed_canasta-mode = Canasta ganz aus der Hand
rule-concealed_canasta-amount = Canasta ganz aus der Hand, um wie viel
rule-extra_canasta_bonuses = Prämien für die Zahl der Canastas
rule-bonuses_when_out = Prämien nur für die Seite, die ausmacht
rule-canasta_cards_count = Karten in Canastas zählen auch
rule-red_three_values = Eine, zwei und mehr rote Dreier auf dem Tisch
rule-red_three_sign = Plus oder Minus für rote Dreier
rule-red_three_sign-measure = Was über Plus oder Minus für rote Dreier entscheidet
rule-red_three_sign-steps = Plus oder Minus für rote Dreier
rule-red_three_all_four_without_meld = Alle vier roten Dreier und nichts gemeldet
rule-red_three_in_hand = Eine rote Drei auf der Hand
rule-red_three_in_hand-mode = Eine rote Drei auf der Hand
rule-red_three_in_hand-points = Was eine rote Drei auf der Hand kostet
rule-black_three = Schwarze Dreier
rule-black_three-role = Schwarze Dreier
rule-black_three-meld_when = Schwarze Dreier melden
rule-black_three-meld_sizes = Schwarze Dreier in einer Meldung
rule-black_three-meld_sizes-min = Schwarze Dreier in einer Meldung, mindestens
rule-black_three-meld_sizes-max = Schwarze Dreier in einer Meldung, höchstens
rule-black_three-meld_wilds = Wilde Karten bei schwarzen Dreiern
rule-black_three-in_hand = Was eine schwarze Drei auf der Hand kostet
rule-black_three-in_hand_mode = Eine schwarze Drei auf der Hand
rule-black_three-tabled_values = Eine, zwei und mehr schwarze Dreier auf dem Tisch
rule-black_three-captured_values = Eine, zwei und mehr schwarze Dreier aus dem Paket
rule-initial_meld = Nötig zur Erstmeldung
rule-initial_meld-by = Wonach sich die Erstmeldung richtet
rule-initial_meld-bands = Nötig zur Erstmeldung
rule-initial_meld_exceptions = Ausnahmen bei der Erstmeldung
rule-initial_meld_exceptions-canasta_always_suffices = Ein ganzes Canasta reicht immer
rule-initial_meld_exceptions-top_discard_counts = Die oberste Karte des Pakets zählt mit
rule-initial_meld_exceptions-naturals_only = Nur natürliche Karten
rule-initial_meld_exceptions-clean_triple_required = Es braucht drei natürliche Karten eines Ranges
rule-initial_meld_exceptions-mixed_canasta_allowed = Ein gemischtes Canasta darf in der Erstmeldung sein
rule-initial_meld_exceptions-pile_allowed = Das Paket darf dafür gekauft werden
rule-initial_meld_exceptions-pile_frozen = Das Paket ist für eine Seite ohne Meldung eingefroren: nur ein natürliches Paar kauft es
rule-initial_meld_exceptions-concealed_out_exempt = Nötig beim verdeckten Ausmachen
rule-initial_meld_exceptions-bonuses_count = Prämien zählen dafür mit
rule-initial_meld_exceptions-red_threes_count = Rote Dreier zählen dafür mit
rule-go_out_bonus = Ausmachen
rule-concealed_go_out_extra = Verdecktes Ausmachen, zusätzlich
rule-go_out_requirement = Nötig zum Ausmachen
rule-go_out_requirement-canastas = Canastas, die zum Ausmachen nötig sind
rule-go_out_requirement-natural = Echte darunter, mindestens
rule-go_out_requirement-mixed = Gemischte darunter, mindestens
rule-go_out_requirement-sequence = Sequenzen darunter, mindestens
rule-go_out_requirement-exclude = Canastas, die zum Ausmachen nicht zählen
rule-go_out_requirement-no_short_melds_of = Unfertige Meldungen, mit denen niemand ausmacht
rule-go_out_discard_required = Eine letzte Karte muss abgelegt werden
rule-hand_cards = Karten auf der Hand
rule-penalties = Strafen
rule-penalties-incomplete_sevens = Siebener begonnen, nicht fertig
rule-penalties-incomplete_aces = Asse begonnen, nicht fertig
rule-penalties-incomplete_wild = Wilde Karten begonnen, nicht fertig
rule-penalties-held_sevens_3plus = Drei oder mehr Siebener zurückgehalten
rule-penalties-held_aces_3plus = Drei oder mehr Asse zurückgehalten
rule-penalties-short_sequence = Kurz gebliebene Sequenzen
rule-penalties-short_sequence-max_len = Kurz ist eine Sequenz bis zu so vielen Karten
rule-penalties-short_sequence-points = Was eine kurz gebliebene Sequenz kostet
rule-penalties-incomplete_wild_with_four_jokers = Wilde Karten mit vier Jokern, nicht fertig
rule-melded_cards_negative_without_canasta = Ausgelegte Karten zählen gegen eine Seite ohne Canasta
rule-special_hands = Spezialhände
rule-special_hands_mode = Eine Spezialhand zählt
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: für jede andere Seite
rule-acaba-caller = Acaba: für die ansagende Seite
rule-seven_canastas_auto_win = Sieg durch Canastas
rule-seven_canastas_auto_win-enabled = Sieg durch Canastas
rule-seven_canastas_auto_win-count = Canastas, mit denen die Partie gewonnen ist
rule-seven_canastas_auto_win-points = Punkte für Canastas, mit denen die Partie gewonnen ist
rule-target = Ziel
rule-match_hands = Runden einer Partie
rule-match_winner = Wer gewinnt
rule-tie = Gleichstand an der Spitze
rule-stock_exhaustion = Wenn der Talon aufgebraucht ist
rule-table_rules = Am Tisch
rule-table_rules-pile_onto_canasta = Das Paket darf auf ein fertiges Canasta gekauft werden
rule-table_rules-pile_needs = Womit ein nicht eingefrorenes Paket gekauft wird
rule-table_rules-pile_cards = Karten des Pakets, die man nimmt
rule-table_rules-jokers_discardable = Joker dürfen abgelegt werden
rule-table_rules-first_pile = Womit das Paket beginnt
rule-table_rules-stock_out = Wie lange eine Runde ohne Talon weitergeht
rule-table_rules-red_threes_replaced = Eine gezogene rote Drei wird ersetzt
rule-table_rules-without_canasta_last_card = Die letzte Karte einer Seite ohne Canasta

## Rules: values

value-yes = ja
value-no = nein
value-none = keine
value-absent = keine solche Regel
value-points = { $number ->
    [0] nichts
   *[other] { $number }
}
value-or = { $first } oder { $last }
value-and = { $first } und { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = als Partner
value-sides-kind-individual = alle einzeln
value-sides-kind-lone_hand = einer gegen die anderen
value-by_players-same = wie hier angegeben
value-by_players-line = { $players } Spieler: { $what }
value-foot_size = { $number ->
    [0] es gibt keinen Fuß
   *[other] { $number }
}
value-dealing-direction-clockwise = im Uhrzeigersinn
value-dealing-direction-counterclockwise = gegen den Uhrzeigersinn
value-dealing-first_dealer-any_method = beliebig gewählt
value-dealing-first_dealer-by_lot = ausgelost
value-dealing-next_dealer-next_in_direction = der Nächste in Spielrichtung
value-dealing-first_player-next_after_dealer = der Spieler nach dem Geber
value-dealing-cutter-before_dealer = der Spieler vor dem Geber
value-partner_question-going_out-none = niemand fragt
value-partner_question-going_out-may_ask_binding = erlaubt, und die Antwort bindet
value-partner_question-going_out-must_ask = der Partner muss gefragt werden
value-partner_question-acaba-none = niemand fragt
value-partner_question-acaba-may_ask_binding = erlaubt, und die Antwort bindet
value-partner_question-acaba-must_ask = der Partner muss gefragt werden
value-meld_rules-max_wilds-absent = unbegrenzt
value-meld_rules-max_cards-absent = unbegrenzt
value-meld_rules-wild_vs_natural-any = keine weitere Grenze
value-meld_rules-wild_vs_natural-le = nie mehr als natürliche
value-meld_rules-wild_vs_natural-lt = immer weniger als natürliche
value-canasta_bonus-wild-absent = kein solches Canasta
value-canasta_bonus-wild_all_twos-absent = kein eigener Preis
value-canasta_bonus-wild_four_jokers-absent = kein eigener Preis
value-canasta_bonus-sequence-absent = kein solches Canasta
value-canasta_bonus-sevens-absent = kein eigener Preis
value-canasta_bonus-aces-absent = kein eigener Preis
value-canasta_bonus-twos_natural-absent = kein solches Canasta
value-canasta_bonus-twos_mixed-absent = kein solches Canasta
value-concealed_canasta-mode-none = bringt nichts dazu
value-concealed_canasta-mode-add = bringt mehr
value-concealed_canasta-mode-multiply = vervielfacht seine Prämie
value-concealed_canasta-none = bringt nichts dazu
value-concealed_canasta-add = bringt { $amount } mehr
value-concealed_canasta-multiply = bringt seine Prämie { $amount }-mal
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = genau { $count } { $type }
value-extra_canasta_bonuses-least = { $count } oder mehr { $type }
value-red_three_values-never = nie ausgelegt
value-red_three_sign-measure-opened = ob die Seite gemeldet hat
value-red_three_sign-measure-canastas = die Canastas der Seite
value-red_three_sign-opened = { $least ->
    [0] nichts gemeldet
   *[other] gemeldet
}
value-red_three_sign-canastas-none = kein Canasta
value-red_three_sign-canastas-exactly = { $least ->
    [one] genau ein Canasta
   *[other] genau { $least } Canastas
}
value-red_three_sign-canastas-most = { $most ->
    [one] höchstens ein Canasta
   *[other] höchstens { $most } Canastas
}
value-red_three_sign-canastas-least = { $least ->
    [one] ein Canasta oder mehr
   *[other] { $least } Canastas oder mehr
}
value-red_three_sign-canastas-between = { $least } bis { $most } Canastas
value-red_three_sign-steps = ab { $least }
value-red_three_sign-minus = Minus
value-red_three_sign-zero = zählt nicht
value-red_three_sign-plus = Plus
value-red_three_all_four_without_meld-absent = kein eigener Preis
value-red_three_in_hand-mode-penalty = kostet Punkte
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = zählt wie ausgelegt, solange die Seite kein Canasta hat
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = sperren das Paket
value-black_three-role-discard_only = werden nur abgelegt
value-black_three-role-tabled_bonus = werden für eine Prämie ausgelegt
value-black_three-role-removed_from_pile = scheiden mit dem Paket aus dem Spiel
value-black_three-meld_when-never = nie
value-black_three-meld_when-going_out = nur beim Ausmachen
value-black_three-meld_when-any = jederzeit
value-black_three-meld_sizes-max-absent = so viele, wie es gibt
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = kostet Punkte
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = zählt wie ausgelegt, solange die Seite kein Canasta hat
value-black_three-tabled_values-absent = nicht ausgelegt
value-black_three-captured_values-absent = bringen nichts
value-initial_meld-by-score = nach dem Stand
value-initial_meld-by-hand_number = nach der Runde
value-band-below = unter { $next }
value-band-between = { $from } bis { $to }
value-band-above = { $from } und mehr
value-band-all = jeder Stand
value-band-deal = Runde { $deal }
value-band-last-deal = ab Runde { $deal }
value-initial_meld_exceptions-concealed_out_exempt-never = ja
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = nur, wenn das Paket gekauft wurde
value-initial_meld_exceptions-concealed_out_exempt-always = nein
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-hand_cards-every_card_of_all_partners = gehen ab, die aller Partner
value-hand_cards-every_card_of_hand_and_foot = gehen ab, die von Hand und Fuß
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nichts
value-penalties-short_sequence = { $points } für jede von höchstens { $cards } Karten
value-penalties-incomplete_wild_with_four_jokers-absent = wie andere wilde Karten
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } und die Partie
value-special_hands_mode-replace = allein
value-special_hands_mode-add = neben allem anderen
value-acaba-no = nicht gespielt
value-acaba-yes = { $opponents } für jede andere Seite, { $caller } für die ansagende
value-seven_canastas_auto_win-no = nein
value-seven_canastas_auto_win-yes = { $count } Canastas in einer Runde: { $points } und die Partie
value-target-absent = keines: die Partie hat eine feste Zahl von Runden
value-match_hands-absent = so viele, wie es braucht
value-match_winner-highest_at_target = der höchste Stand, sobald eine Seite das Ziel erreicht
value-match_winner-highest_after_last_deal = der höchste Stand nach der letzten Runde
value-tie-play_another_hand = noch eine Runde
value-tie-drawn_game = Unentschieden
value-stock_exhaustion-no_going_out_bonus = niemand erhält die Prämie fürs Ausmachen
value-stock_exhaustion-last_draw_finishes_turn = wer die letzte Karte zog, spielt den Zug zu Ende
value-table_rules-pile_needs-any = mit einem natürlichen Paar oder einer Karte und einer wilden
value-table_rules-pile_needs-no_wild = nur mit natürlichen Karten
value-table_rules-pile_needs-natural_pair = mit einem natürlichen Paar
value-table_rules-pile_cards-all = alle
value-table_rules-first_pile-one_card = mit einer Karte
value-table_rules-first_pile-upcard_value = mit so vielen dazu, wie die aufgedeckte Karte sagt
value-table_rules-stock_out-until_pile_refused = solange das Paket gekauft werden kann
value-table_rules-stock_out-after_last_draw = bis zum Ende des Zuges mit der letzten Karte
value-table_rules-stock_out-pile_becomes_stock = das Paket wird umgedreht
value-table_rules-without_canasta_last_card-may_be_kept = darf behalten werden
value-table_rules-without_canasta_last_card-must_discard = muss zum Ablegen übrig sein

rule-type-any = Canastas
rule-type-natural = echte
rule-type-mixed = gemischte
rule-type-wild = wilde
rule-type-wild_all_twos = wilde aus Zweiern
rule-type-wild_four_jokers = wilde mit vier Jokern
rule-type-sequence = Sequenzen
rule-type-sevens = Siebener
rule-type-aces = Asse
rule-type-twos_natural = echte Zweier
rule-type-twos_mixed = gemischte Zweier

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
rule-hand-pairs_twos_sevens_aces = Paare von Zweiern, Siebenern und Assen
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

standing-document = Dokument
standing-outside = Bücher
standing-disputed = strittig
standing-inherited = übernommen
standing-proposed = Vorschlag
standing-document-why = Steht so in den Dokumenten.
standing-outside-why = Die Dokumente schweigen; andere Bücher sagen es so.
standing-disputed-why = Die Quellen sind uneins.
standing-inherited-why = Übernommen von { $from }.
standing-proposed-why = Keine Quelle sagt es: ein Vorschlag, auf den sich der Tisch einigt.
source-at = { $title } · { $place }
source-via = { $source } (zitiert in { $title })
source-says = { $sources }: { $value }

## Rules: the rule sets

family-name = { $family ->
    [classic] Klassisch
    [modern_american] Modern amerikanisch
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [boat] Boot
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
rule-set-name-cuban = Kubanisch
rule-set-name-cutthroat_3p = Jeder gegen jeden
rule-set-name-six_hand_three_pack = Drei Decks zu sechst
rule-set-name-modern_american = Modern American
rule-set-name-modern_american_cla = Modern American, Ligaregeln
rule-set-name-samba = Samba
rule-set-name-bolivian = Bolivianisch
rule-set-name-brazilian = Brasilianisch
rule-set-name-chilean = Chilenisch
rule-set-name-italian_samba = Italienisches Samba
rule-set-name-hand_and_foot = Hand & Foot
rule-set-name-hand_and_foot_solo = Hand & Foot ohne Partner
rule-set-name-boat = Boat
rule-set-special-classic_4p = Das Spiel, wie es um 1950 festgelegt wurde: vier rote Dreier sind 800, zum Ausmachen reicht ein Canasta.
rule-set-special-classic_2p = Jeder zieht zwei Karten im Zug, und zum Ausmachen braucht es zwei Canastas.
rule-set-special-classic_3p = Alle einzeln, je dreizehn Karten, gezogen wird eine Karte im Zug.
rule-set-special-classic_6p = Zwei Seiten zu dritt mit drei Decks; auch fünf und sechs rote Dreier haben ihren Preis.
rule-set-special-dutch_house = Ein Canasta ganz aus der Hand bringt seine Prämie doppelt; eine vergessene rote Drei kostet 500.
rule-set-special-spruce = Nie mehr wilde Karten als natürliche; ein Canasta ganz aus der Hand bringt 100 mehr.
rule-set-special-italian_house = Fünfzehn Karten, sechs Stufen der Erstmeldung bis 180, vier rote Dreier sind 500, immer eine letzte Karte zum Ablegen.
rule-set-special-british = Wer keinen Ausweg mehr sieht, darf Acaba sagen: 1.500 für die anderen, und die Runde ist vorbei.
rule-set-special-uruguayan = Das klassische Spiel selbst, unter dem Namen des Landes, in dem es entstand.
rule-set-special-uruguay_wild = Drei oder mehr wilde Karten sind eine Meldung, und sieben davon ein Canasta für 2.000.
rule-set-special-cuban = Canastas aus wilden Karten für 2.000 bis 4.000, jedes mit genau sieben Karten.
rule-set-special-cutthroat_3p = Wer zuerst das Paket kauft, spielt die Runde allein gegen die beiden anderen.
rule-set-special-six_hand_three_pack = Je dreizehn Karten, zwei Canastas zum Ausmachen, eine fünfte Stufe der Erstmeldung.
rule-set-special-modern_american = Canastas aus Siebenern, Assen und wilden Karten, Dreier beider Farben, Spezialhände.
rule-set-special-modern_american_cla = Die Zahlen der Liga: Erstmeldungen von 125, 155 und 180, zwei Canastas zum Ausmachen, elf Spezialhände.
rule-set-special-samba = Sequenzen einer Farbe neben gewöhnlichen Meldungen; sieben in Folge sind ein Samba für 1.500.
rule-set-special-bolivian = Samba mit wilden Canastas für 2.500; zum Ausmachen braucht es eine Sequenz.
rule-set-special-brazilian = Bei 7.000 und ab 9.000 beginnt eine Seite mit einem ganzen Canasta; eine kurz gebliebene Sequenz kostet 1.000.
rule-set-special-chilean = Sambas und Bolivias zusammen. Sonst ist wenig darüber bekannt.
rule-set-special-italian_samba = Canastas aus Zweiern, Prämien für fünf Canastas und für zehn, das Paket immer eingefroren.
rule-set-special-hand_and_foot = Eine Hand und ein Fuß von je elf Karten; die Erstmeldung wächst von Runde zu Runde.
rule-set-special-hand_and_foot_solo = Hand & Foot, alle einzeln: zum Ausmachen reichen ein echtes und zwei gemischte Canastas.
rule-set-special-boat = Regeln dafür sind nicht veröffentlicht: gespielt wie Klassisch, bis ihr es ändert.

## Table

cancel = Abbrechen
sheet-close = Schließen
notice-undo = Rückgängig
notice-redo = Wiederholen
notice-already = Schon da, von einem anderen Telefon um { $time }. { $what }
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
table-leader = { $name } beginnt
table-since = { $time } seit der letzten Runde
table-sheet = Punktezettel
table-pad = Punkteblock
table-chart = Verlauf
table-pad-empty = Hier stehen die gespeicherten Runden.
table-passed = { $points } erreicht
table-passed-side = { $side }: Erstmeldung
table-passed-said = jetzt { $now }
table-series = Serie { $score }
table-menu = Noch mehr
table-nothing-to-undo = Rückgängig: es gibt nichts rückgängig zu machen
table-nothing-to-redo = Wiederholen: es gibt nichts zu wiederholen
table-needs = nötig
table-needs-said = nötig { $needed }
table-to-go = noch { $points }
table-reached = Ziel erreicht
table-record = Runde { $number } eintragen
table-continue = Runde { $number } weiter · { $points }
table-new-match = Neue Partie
table-rematch = Revanche
table-menu-menu = Diese Partie
table-menu-look = Nachsehen
table-menu-deals = Runden
table-menu-match = Partie
table-menu-insert = Vor welcher Runde war die vergessene?
table-menu-end = Die Partie jetzt beenden?
table-set-up = Einstellungen ändern
table-insert = Vergessene Runde einfügen
table-before = Vor Runde { $number }: { $points }
table-end = Partie vorzeitig beenden
table-end-agreement = Einvernehmlich
table-end-time = Die Zeit ist um
table-end-walkover = Kampflos
table-go-on = Diese Partie fortsetzen
table-would-win = Sieg für { $side } mit { $margin } Punkten Vorsprung.
table-would-draw = Unentschieden zwischen { $sides }.
deal-said = Runde { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] ; etwas daran ist unwahrscheinlich oder unmöglich
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
ending-tie = Gleichstand an der Spitze: { $sides }
ending-tie-plays-on = Noch eine Runde entscheidet
ending-target = { $target } in Runde { $deals } erreicht
ending-deals = { $deals ->
    [one] Die einzige Runde ist gespielt
   *[other] Alle { $deals } Runden sind gespielt
}
ending-outright = Durch eine einzige Runde gewonnen
ending-agreement = Einvernehmlich beendet
ending-time = Die Zeit war um
ending-walkover = Kampflos gewonnen
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
winner-deal = Nr. { $number }
winner-best-of = · beste Runde { $points }
winner-canastas = { $count ->
    [one] Canasta
   *[other] Canastas
}
winner-natural = { $count } echt
winner-out = mal ausgemacht
winner-out-of = { $out } von { $deals }
winner-to = bis { $target }
winner-pad = Runden
winner-result = Ergebnis
winner-share = Teilen
start-title =
    Ihr spielt Canasta.
    Der Block rechnet.
start-hint = Runden, rote Dreier, Erstmeldungen: schnell getippt, jeder Punkt erklärt.
start-deal = Eine Runde in einer Minute
start-deal-hint = Canastas, Dreier, wer ausgemacht hat
start-meld = Die Erstmeldung immer im Blick
start-meld-hint = „Reichen 7 7 7 und D D 2?“
start-rules = Eure Regeln, mit Quelle
start-rules-hint = Klassisch, Samba, Hand & Foot, Hausregeln
start-demo = Probepartie
start-join = An einen Tisch
start-join-how = Im Club: die Kamera dieses Telefons auf den Code der Tischkarte halten oder die Adresse von der Karte in den Browser eintippen. Dort öffnet sich der Tisch; installiert wird nichts.
empty-title = Es läuft keine Partie
empty-hint = Wenn die Karten gemischt sind, kann es losgehen.
empty-last = Zuletzt gespielt
empty-running = Welche Partie geht weiter?
empty-running-hint = Eine Partie antippen, um sie fortzusetzen, oder eine neue beginnen.
empty-goes-on = Noch nicht zu Ende
rules-changed = { $count ->
    [one] Eine Regel hat sich in der App seither geändert; diese Partie behält ihre eigene
   *[other] { $count } Regeln haben sich in der App seither geändert; diese Partie behält ihre eigenen
}
rules-changed-title = Geänderte Regeln
rules-changed-hint = Diese Partie läuft mit den Werten weiter, mit denen sie begann.
rules-changed-values = hier { $here }, in der App jetzt { $today }

## Table view

table-view = Tischansicht
view-back = Zurück zum Tisch
view-turn = { $facing ->
    [across] Seiten gegenüber. Anders drehen
    [aside] Seiten links und rechts. Anders drehen
   *[flat] Seiten nicht gedreht. Anders drehen
}
view-evening = Abend
view-clock = { $big }:{ $small }
view-goes-dark = Auf diesem Gerät kann die App den Bildschirm nicht anlassen. Er kann dunkel werden.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } zurück: { $what }. Das bringt mindestens { $worth }.
   *[other] { $side }, { $behind } zurück: in jeder von { $deals } Runden { $what }. Das bringt mindestens { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] ein echtes Canasta
       *[other] { $count } echte Canastas
    }
    [mixed] { $count ->
        [one] ein gemischtes Canasta
       *[other] { $count } gemischte Canastas
    }
    [wild] { $count ->
        [one] ein wildes Canasta
       *[other] { $count } wilde Canastas
    }
    [sequence] { $count ->
        [one] ein Sequenz-Canasta
       *[other] { $count } Sequenz-Canastas
    }
    [twos_natural] { $count ->
        [one] ein echtes Zweier-Canasta
       *[other] { $count } echte Zweier-Canastas
    }
   *[twos_mixed] { $count ->
        [one] ein gemischtes Zweier-Canasta
       *[other] { $count } gemischte Zweier-Canastas
    }
}
catch-up-out = Ausmachen

## Pictures of a match

pictures = Verlauf und Punkte
pictures-none = Vor der ersten Runde gibt es nichts zu zeichnen.
pictures-course = Verlauf der Partie
pictures-target = Die gepunktete Linie ist das Ziel, { $target }.
pictures-bands = Erstmeldung: { $bands }.
pictures-band-below = { $needed } unter { $end }
pictures-band = { $needed } ab { $start }
pictures-deal-band = { $needed } in Runde { $deal }
pictures-sources = Woher die Punkte kamen
pictures-source = { $source ->
    [canastas] Canastas
    [cards] Ausgelegte Karten
    [threes] Dreier
    [out] Ausmachen
    [hand] Karten auf der Hand
    [penalties] Strafen
    [special] Spezialhände und Ansagen
    [table] Vom Tisch vergeben
   *[other] Anderes
}
pictures-catching-up = Zum Aufholen

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Statistik
statistics-counting = Die Zahlen werden gerade berechnet.
statistics-none = Noch gibt es nichts zu zählen. Spieler ohne eigenen Namen bleiben außen vor.
statistics-unreadable = { $count ->
    [one] Eine Partie bleibt außen vor: diese Version kann sie nicht lesen.
   *[other] { $count } Partien bleiben außen vor: diese Version kann sie nicht lesen.
}
statistics-about = { $about ->
    [players] Spieler
    [partnerships] Teams
   *[rules] Regelwerke
}
statistics-kind = { $about ->
    [players] Spieler
    [partnerships] Team
   *[rules] Regelwerk
}
statistics-all = { $about ->
    [players] Alle Spieler
    [partnerships] Alle Teams
   *[rules] Alle Regelwerke
}
statistics-measure = { $measure ->
    [won] Anteil gewonnener Partien
    [average] Punkte je Runde
    [naturals] echte Canastas je Partie
    [out] ausgemacht
    [best] größte Runde
    [streak] längste Siegesserie
   *[deals] Runden
}
statistics-measure-choose = Nach welcher Zahl ordnen?
statistics-measure-said = Geordnet nach: { $measure }. Andere wählen
statistics-versus = gegeneinander
statistics-versus-said = Gegeneinander: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Wer gegen { $name }?
statistics-versus-other = { $name }: jemand anderen wählen
statistics-in-a-row = { $name }: { $count } in Folge
statistics-form = Letzte Partien
statistics-result = { $how ->
    [won] gewonnen
    [drawn] unentschieden
   *[lost] verloren
}
statistics-current = { $how ->
    [won] { $count ->
        [one] Letzte Partie gewonnen.
       *[other] Die letzten { $count } Partien gewonnen.
    }
    [drawn] { $count ->
        [one] Letzte Partie unentschieden.
       *[other] Die letzten { $count } Partien unentschieden.
    }
   *[lost] { $count ->
        [one] Letzte Partie verloren.
       *[other] Die letzten { $count } Partien verloren.
    }
}
statistics-longest = { $count ->
    [0] Noch keine Partie gewonnen.
   *[other] Längste Siegesserie: { $count }.
}
statistics-rename = { $name }: Name und Notizen
statistics-by-match = Punkte je Runde, Partie für Partie
statistics-span = Zwischen { $low } und { $high }, zuletzt { $last }
statistics-against = Gegen
statistics-wins-of = { $matches ->
    [one] { $wins } von einer Partie gewonnen
   *[other] { $wins } von { $matches } Partien gewonnen
}
statistics-by-rules = Nach Regelwerk
statistics-average-on = { $deals ->
    [one] { $average } aus einer Runde
   *[other] { $average } aus { $deals } Runden
}
statistics-line = { $matches ->
    [0] keine Partie beendet
    [one] { $wins } von einer Partie gewonnen
   *[other] { $wins } von { $matches } Partien gewonnen ({ $share })
} · { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}, im Schnitt { $average }
statistics-rules-line = { $matches ->
    [one] eine Partie beendet
   *[other] { $matches } Partien beendet
} · { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}, im Schnitt { $average }
statistics-played = { $deals ->
    [one] insgesamt eine Runde
   *[other] insgesamt { $deals } Runden
}
statistics-won-of = { $matches ->
    [0] keine Partie beendet
    [one] von einer beendeten Partie
   *[other] von { $matches } beendeten Partien
}{ $draws ->
    [0] { "" }
    [one] , eine unentschieden
   *[other] , { $draws } unentschieden
}
statistics-on-deals = { $deals ->
    [0] von keiner Runde bekannt
    [one] aus einer Runde
   *[other] aus { $deals } Runden
}
statistics-on-results = { $deals ->
    [0] von keiner Runde bekannt
    [one] aus einem Ergebnis einer Seite
   *[other] aus { $deals } Ergebnissen von Seiten
}
statistics-on-outs = { $outs ->
    [0] von keinem Ausmachen bekannt
    [one] bei einmal Ausmachen
   *[other] bei { $outs } Mal Ausmachen
}
statistics-totals-only = Runden, von denen nur Summen eingetragen sind, zählen nur bei den Punkten.
statistics-matches = Beendete Partien
statistics-won = Gewonnene Partien
statistics-share = Anteil gewonnener Partien
statistics-average = Punkte je Runde im Schnitt
statistics-best = Beste Runde
statistics-worst = Schlechteste Runde
statistics-canastas = Canastas je Runde
statistics-naturals = Echte Canastas je Partie
statistics-out = Die Seite machte aus
statistics-concealed = Davon verdeckt
statistics-threes = Rote Dreier je Runde
statistics-luck = Glück mit roten Dreiern, gegen den Schnitt am Tisch
statistics-minutes = Minuten einer üblichen Runde

## Setting a match up

seat-compass = { $number ->
    [1] Nord
    [2] Ost
    [3] Süd
   *[other] West
}
seat-number = Spieler { $number }
side-compass = { $number ->
    [1] Nord–Süd
   *[other] Ost–West
}
side-mark = { $number ->
    [1] Blau
    [2] Rot
    [3] Gelb
   *[other] Grau
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] ein Spieler ist genannt, { $right } sind nötig
   *[other] { $count } Spieler sind genannt, { $right } sind nötig
}
problem-name_needed = ein Name fehlt
problem-name_twice = „{ $name }“ kommt zweimal vor
problem-undrawn = „{ $text }“: Was hier als ▯ steht, lässt sich nicht anzeigen und entfällt. Möglich sind lateinische, griechische, kyrillische und hebräische Buchstaben.
problem-changed_since = Nicht ausgeführt: inzwischen hat ein anderes Telefon diese Partie geändert. Sie steht hier jetzt so, wie sie ist.
problem-no_such_deal = Diese Runde gibt es nicht mehr.
problem-wrong_number_of_scores = { $right } Anfangsstände sind nötig

new-match = Neue Partie
new-match-hint = Platz antippen, dann einen Namen
new-match-start = Beginnen
new-match-back = Zurück ohne neue Partie
set-up = Einstellungen der Partie
set-up-save = Speichern
set-up-back = Zurück ohne Änderung
set-up-rules = Regeln
set-up-rules-choose = Regeln: { $name }. Andere wählen
set-up-players = Spieler
set-up-players-count = { $count } Spieler
set-up-name = Name von Spieler { $number }, Seite { $side }
set-up-side-rename = Name der Seite { $side }: { $name }
set-up-side-name = Name der Seite
set-up-short = Kurzform
set-up-short-hint = für kleine Bildschirme
set-up-known = { $name } spielt
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
set-up-more = Spielrichtung, Anfangsstände
set-up-less = Weniger zeigen
set-up-direction = Spielrichtung
set-up-opening = Anfangsstände
set-up-opening-label = Anfangsstand von { $name }: { $points }. Einen anderen eingeben
pad-delete = Letzte Ziffer löschen
pad-sign = Plus oder Minus
pad-done = Fertig
set-up-follows = { $deals ->
    [one] Eine Runde ist eingetragen: ihre Punkte, die Stände und alles Nötige richten sich nach dem, was hier gespeichert wird.
   *[other] { $deals } Runden sind eingetragen: ihre Punkte, die Stände und alles Nötige richten sich nach dem, was hier gespeichert wird.
}
set-up-changed-today = Diese Regeln sagen heute, was sie zu Beginn der Partie nicht sagten. Mit dem Speichern gilt, was sie heute sagen: { $what }.
set-up-no-fit = Zu den eingetragenen Runden passen nur Regeln für { $sides } Seiten.
set-up-spoilt = { $count ->
    [one] Runde { $deals } kann nach diesen Regeln nicht gewesen sein. Andere wählen oder zuerst die Runde ändern.
   *[other] Die Runden { $deals } können nach diesen Regeln nicht gewesen sein. Andere wählen oder zuerst die Runden ändern.
}
set-up-no-match = Es ist keine Partie offen.

## Record screen

record-title-record = Runde { $number }
record-title-amend = Runde { $number } ändern
record-title-insert = Runde { $number } einfügen
record-under = { $rules } · { $dealer } gab
record-dealt = { $dealer } gab
record-of = { $number } von { $count }
record-contract = nötig: { $natural } echte, { $mixed } gemischte
record-leave = Verlassen; das Eingegebene bleibt
record-mode = Nur Summen
record-mode-short = Summen
record-more = Mehr für { $side }
record-gone = Diese Runde gibt es in der Partie nicht mehr.

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
        [mixed] Gemischte
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
        [aces] Asse
        [twos_natural] Echte Zweier
        [twos_mixed] Gemischte Zweier
       *[other] Canastas
    }
    [hand_canastas] { $kind ->
        [natural] Echte, aus der Hand
       *[mixed] Gemischte, aus der Hand
    }
    [red_threes] Rote Dreier
    [black_threes] Schwarze Dreier
    [black_threes_captured] Schwarze Dreier
    [red_threes_in_hand] Rote Dreier auf der Hand
    [black_threes_in_hand] Schwarze Dreier auf der Hand
    [incomplete] { $kind ->
        [sevens] Siebener begonnen, nicht fertig
        [aces] Asse begonnen, nicht fertig
        [wild] Wilde begonnen, nicht fertig
        [wild_with_four_jokers] Vier Joker begonnen, nicht fertig
       *[sequence] Kurze Sequenzen
    }
    [held] { $kind ->
        [sevens] Drei oder mehr Siebener behalten
       *[aces] Drei oder mehr Asse behalten
    }
   *[lone] Solo
}
record-each = je { $points }
record-each-range = { $first }…{ $last }
record-tile-said = { $tile }, { $side }: { $state ->
    [done] fertig, { $points }
    [begun] angefangen, { $points }
   *[none] keine
}
record-fewer = Zahlen von 0 bis { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] Ausgelegt
    [hand] { $foot ->
        [true] Hand und Fuß
       *[false] Auf der Hand
    }
   *[total] Punkte dieser Runde
}
record-field-short = { $field ->
    [table] Ausgelegt
    [hand] { $foot ->
        [true] Hand, Fuß
       *[false] Hand
    }
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
record-gains = gewinnt { $points }
record-loses = verliert { $points }
record-totals-hint = Mit allen Prämien. Einzelheiten lassen sich später ergänzen.

record-key-plus = Plus
record-key-times = Mal
record-key-sign = Gewinn oder Verlust
record-key-delete = Ziffer löschen
record-next = { $field ->
    [table] ausgelegt
    [hand] { $foot ->
        [true] Hand, Fuß
       *[false] Hand
    }
   *[total] Punkte
}
record-next-short = { $field ->
    [table] Tisch
    [hand] Hand
   *[total] Punkte
}
record-next-said = Weiter: { $field }, { $side }

record-nothing = Noch nichts eingetragen
record-sum = Summe
record-equals = = { $points }
record-next-meld = Erstmeldung { $needed }
record-course = { $before } → { $after } · nächste Erstmeldung { $needed }

record-save = Runde { $number } speichern
record-save-short = Speichern
record-save-anyway = Trotzdem speichern
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

record-more-title = { $side } · mehr
record-special-hand = Spezialhand
record-special-short = Spezial
record-none = Keine
record-adjustment = Anpassung
record-adjustment-gives = Dazu
record-adjustment-takes = Abzug
record-adjustment-points = Punkte
record-reason = Grund
record-note = Notiz zu dieser Runde
record-clear = Alle Eingaben löschen
record-done = Fertig · bisher { $points }

record-moved-on = Die Partie ist weitergegangen
record-moved-on-hint = { $kind ->
    [amend] Es ist jetzt Runde { $number }.
   *[other] Es wäre jetzt Runde { $number }.
}
record-go-on = Damit weitermachen
record-start-anew = Neu anfangen
record-rival-title = { $kind ->
    [amend] Runde { $number } wurde inzwischen geändert
   *[other] Runde { $number } ist schon gespeichert
}
record-rival = { $by ->
    [here] Runde { $number } wurde um { $time } hier gespeichert: { $points }.
   *[other] { $kind ->
        [amend] Runde { $number } wurde um { $time } auf einem anderen Telefon geändert: { $points }.
       *[other] Runde { $number } wurde um { $time } auf einem anderen Telefon gespeichert: { $points }.
    }
}
record-rival-mine = Hier steht { $points }.
record-rival-keep = Die andere behalten
record-rival-another = { $saves ->
    [true] Meine ist eine andere Runde: als Runde { $number } speichern
   *[other] Meine ist eine andere Runde: mit Runde { $number } weitermachen
}
record-rival-amend = Runde { $number } nach meiner ändern
record-meanwhile = { $by ->
    [here] Um { $time }: { $what }.
   *[other] Auf einem anderen Telefon um { $time }: { $what }.
}

record-not-saved = Das ließ sich nicht speichern
record-close = Schließen

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (und { $count } mehr)
record-brief-odd_points = endet auf 0 oder 5?
record-brief-too_many_points = Decks: { $most }
record-brief-too_few_points_for_canastas = mindestens { $least }
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
count-value-said = Karten zu { $points } Punkten: { $count }
count-most = Die Decks haben { $count } davon.
count-field = { $field }: { $points }
count-next = Nächster Wert
count-empty = Diese Zählung löschen
count-from-hand = Aus der Hand
count-from-hand-said = Diese Meldung wurde ganz aus der Hand gelegt
count-laid-from-hand = { $canasta ->
    [none] aus der Hand
   *[other] { $canasta }, aus der Hand
}

## From paper

paper = Vom Papier übernehmen
paper-title = Vom Papier
paper-way = { $way ->
    [totals] Bisherige Stände
   *[deals] Runde für Runde
}
paper-totals-hint = Was jede Seite jetzt hat. Von da an geht es weiter.
paper-deals-hint = Die Punkte jeder Runde, mit allen Prämien.
paper-carried = Vom Papier übernommen
paper-played-already = Es sind schon Runden eingetragen, darum lassen sich keine Stände mehr übernehmen. Runde für Runde eingeben.
paper-field-said = { $side }, Runde { $number }: { $points }
paper-take = Übernehmen
paper-keep = Runde { $number } behalten
paper-next = Nächste Seite
paper-done = Weiterspielen
paper-undo = Letzte Runde zurücknehmen

## Penalties and bonuses at any time

adjust = Strafe oder Prämie
adjust-hint = { $number ->
    [0] Das zählt in der Runde, die als Nächste kommt.
   *[other] Das zählt in Runde { $number }, und das Protokoll behält den Grund.
}
adjust-save = { $points } für { $side }

## Breakdown of a deal

back = Zurück
problem-of-side = { $side }: { $problem }
breakdown-gone = Keine solche Runde
breakdown-gone-hint = Sie wurde gestrichen oder gehört zu einer anderen Partie.
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
breakdown-sources-head = { $count ->
    [one] Eine Quelle sagt es so
   *[other] { $count } Quellen sagen es so
}
breakdown-differs = anders
breakdown-book-says = { $name } sagt: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } für { $count }
}
breakdown-no-rule-total = Diese Summe hat der Tisch selbst gerechnet.
breakdown-no-rule-adjustment = Am Tisch gegeben oder abgezogen, außerhalb der Regeln zum Zählen.
breakdown-out-player = { $name } hat ausgemacht
breakdown-confirmed = Bestätigt von { $names }
breakdown-adjusted = Angepasst: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(auf diesem Gerät)
    [elsewhere] { " " }(auf einem anderen Gerät)
   *[none] { "" }
}
breakdown-insert = Runde vor Runde { $number } einfügen
breakdown-drop = Streichen
breakdown-amend = Ändern
breakdown-next-deal = Nächste Runde
breakdown-drop-title = Runde { $number } streichen?
breakdown-drop-hint = Ihre Punkte gehen weg, und alle Stände ändern sich mit. Das lässt sich rückgängig machen.

## Matches

matches = Partien
matches-count = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
matches-none = Noch wurde keine Partie gespielt. Die erste beginnt mit dem Knopf unten.
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
matches-find-none = In keiner Partie kommt „{ $text }“ vor.
matches-find-close = Suche schließen
matches-more-label = Mehr zu tun: { $names }
matches-rematch = Revanche
matches-unreadable = Eine Partie, die diese Version nicht lesen kann: { $why }

## More

more = Mehr
more-rules = Regeln
more-rules-count = { $count } Regelwerke, jeder Wert mit seiner Quelle
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
more-data = Deine Daten
more-backups-none = noch keine
more-motion = Bewegung und Vibration
more-motion-amount = { $amount ->
    [full] Voll
    [calm] Ruhig
   *[off] Aus
}
more-motion-hint = { $amount ->
    [full] Alle Bewegungen, dazu leichtes Vibrieren
    [calm] Nur kleine Bewegungen, dazu leichtes Vibrieren
   *[off] Nichts bewegt sich, nichts vibriert
}
store = Datenspeicher
store-read-only = Es lässt sich nichts speichern: Eine neuere Version dieses Programms hat den Datenspeicher angelegt, oder der Datenträger ist defekt. Was da ist, ist lesbar.
about = Info
about-what = Zählt die Punkte von Canasta mit echten Karten und zeigt zu jeder Zeile die Regel dahinter.
about-version = Canasta Scorekeeper { $version }
about-licence = Freie Software unter der MIT-Lizenz. Schrift: Roboto unter der Apache License, Bitter unter der SIL Open Font License; Symbole nach DejaVu Sans.
about-data = Alles bleibt auf diesem Gerät, in { $file }.

## Backups

size-kb = { NUMBER($size, maximumFractionDigits: 0) } kB
size-mb = { NUMBER($size, maximumFractionDigits: 1) } MB
backups = Sicherungen
backups-row = { $count ->
    [0] Noch keine: die erste entsteht, wenn eine Partie beginnt
    [one] Eine Sicherung
   *[other] { $count } Sicherungen
}
backups-explained = Eine Sicherung entsteht von selbst bei jedem Start, nachdem sich etwas geändert hat. Die letzten { $starts } bleiben, dazu eine je Woche aus den { $weeks } Wochen davor. Zusammen belegen sie nicht mehr als { $limit }; die ältesten gehen zuerst, doch die letzten zwei bleiben immer.
backups-used = Sie belegen jetzt { $used } von { $limit }.
backups-make = Jetzt sichern
backups-made = Eine Sicherung wurde angelegt.
backups-not-needed = Eine weitere Sicherung ist nicht nötig: die neueste enthält den jetzigen Stand.
backups-nothing = Es gibt noch nichts zu sichern.
backups-none = Es gibt noch keine Sicherung.
backups-holds = { $matches ->
    [0] Keine Partie
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $deals ->
    [0] keine Runde
    [one] eine Runde
   *[other] { $deals } Runden
}
backups-number = Sicherung { $number }
backups-look = Wird durchgesehen…
backups-restored = Die Partien sind wie in der Sicherung ({ $when }). { $before ->
    [none] Vorher war hier nichts.
   *[other] Was vorher hier war, bleibt auch erhalten, in der Sicherung ({ $before }).
}
backup-title = Dahin zurückkehren?
backup-gone = Diese Sicherung ist weg
backup-gone-hint = Sie hat neueren Platz gemacht.
backup-no-change = Es würde sich nichts ändern: die Partien sind wie in dieser Sicherung.
backup-come = { $count ->
    [one] Eine Partie kommt zurück
   *[other] { $count } Partien kommen zurück
}
backup-go = { $count ->
    [one] Eine Partie geht: sie ist nicht in der Sicherung
   *[other] { $count } Partien gehen: sie sind nicht in der Sicherung
}
backup-change = { $count ->
    [one] Eine Partie wird, was sie war
   *[other] { $count } Partien werden, was sie waren
}
backup-same = { $count ->
    [one] Eine Partie bleibt, wie sie ist.
   *[other] { $count } Partien bleiben, wie sie sind.
}
backup-beside = Auch Hausregeln, Personen und Bestätigungen auf diesem Gerät werden, was sie waren.
backup-device = Auch Einstellungen und angefangene Runden, die hier fehlen, kommen zurück.
backup-club = Auch Clubabende werden, was sie waren. Ersetzte Tischcodes bleiben ersetzt.
backup-restore = Zu dieser Sicherung zurückkehren
backup-ask = Zurück zum Stand von { $when }?
backup-ask-hint = Der jetzige Stand wird zuerst gesichert, die Rückkehr dahin bleibt also möglich.

## Two states of a match, side by side

differ-now = Jetzt
differ-then = In der Sicherung
differ-here = Hier
differ-file = In der Datei
differ-deal = Runde { $number }
differ-deal-moved = Runde { $mine }, dort { $theirs }
differ-none = keine solche Runde
differ-same-deals = { $count ->
    [one] Eine Runde ist in beiden gleich.
   *[other] { $count } Runden sind in beiden gleich.
}
differ-same-points = Die Punkte sind gleich; anderes daran ist verschieden.
differ-only-history = Die Runden sind gleich; nur was vorher geschah, ist verschieden.
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
exchange-import-row = Erst sehen, was darin ist; nichts wird ungefragt überschrieben
exchange-phone = Umzug auf ein neues Telefon
exchange-phone-how = Eine Datei enthält alle Partien, ihr Protokoll, die Personen und die eigenen Hausregeln. Die Datei teilen oder speichern, auf das neue Telefon bringen und dort „Datei importieren“ wählen. Hier geht nichts weg, und zweimal importieren schadet nicht.
exchange-everything = Alles exportieren
exchange-everything-row = { $count ->
    [0] Es gibt noch keine Partie
    [one] Eine Partie
   *[other] Alle { $count } Partien
}
exchange-evenings = Ein Abend
exchange-evening-row = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
}
exchange-no-day = Ohne Datum
exchange-one = Eine einzelne Partie wird aus ihrem Menü exportiert oder mit dem Pfeil neben ihr in der Liste der Partien.
exchange-older = Frühere Abende
send = Diese Partie exportieren
send-title = { $what } exportieren
send-record = Als Datei speichern, die sich wieder importieren lässt
send-table = Als Tabelle für die Tabellenkalkulation speichern (CSV)
send-share = Datei teilen…
send-copy = Als Text kopieren
send-saved = Gespeichert: { $file }
send-downloaded = { $file } ist bei den Downloads dieses Browsers.
send-left-out = { $count ->
    [one] Eine Partie fehlt darin, weil diese Version sie nicht lesen kann: { $names }
   *[other] { $count } Partien fehlen darin, weil diese Version sie nicht lesen kann: { $names }
}
send-copied = Kopiert. In eine Nachricht oder Notiz einfügen. „Datei importieren“ kann es von dort lesen.
send-failed = Das geht auf diesem Gerät nicht. Einen der anderen Wege nehmen.
import-title = Importieren
import-explained = Eine Datei dieser App oder das Protokoll einer Partie (JSON). Was geschehen würde, ist zu sehen, bevor etwas geschieht.
import-choose = Datei wählen
import-paste = Oder ihren Text hier einfügen
import-look = Diesen Text ansehen
import-pasted = eingefügter Text
import-other = Andere Datei wählen
import-refused = Das lässt sich nicht importieren. Nichts wurde geändert.
import-newer = Eine neuere Version dieser App hat diese Datei geschrieben. Die App aktualisieren, dann importieren. Nichts wurde geändert.
import-no-text = Die Datei enthält keinen lesbaren Text. Nichts wurde geändert.
import-not-read = Dieses Gerät hat die Datei nicht herausgegeben. Die Datei öffnen, ihren Text kopieren und unten einfügen.
import-more-wrong = { $count ->
    [one] und noch eines
   *[other] und noch { $count }
}
import-new = { $count ->
    [one] Eine Partie ist neu
   *[other] { $count } Partien sind neu
}
import-same = { $count ->
    [one] Eine Partie ist genau so schon hier.
   *[other] { $count } Partien sind genau so schon hier.
}
import-conflicts = { $count ->
    [one] Eine Partie ist schon hier, aber anders
   *[other] { $count } Partien sind schon hier, aber anders
}
import-house = { $count ->
    [one] Hausregeln darin: { $names }
   *[other] Hausregeln darin, { $count } Sätze: { $names }
}
import-people = { $count ->
    [one] Eine Person darin ist neu oder besser bekannt
   *[other] { $count } Personen darin sind neu oder besser bekannt
}
import-renamed = { $name }, bisher { $before }
import-nothing = Alles darin ist schon hier. Der Import würde nichts ändern.
import-empty = In dieser Datei ist keine Partie.
import-take = Importieren
import-decide = { $count ->
    [one] Über die abweichende Partie entscheiden
   *[other] Über die { $count } abweichenden Partien entscheiden
}
conflict-later = Die Datei setzt fort, was hier ist. Wer sie nimmt, verliert nichts.
conflict-earlier = Die Datei ist ein früherer Stand von dem, was hier ist. Wer sie nimmt, nimmt zurück, was seither geschah.
conflict-apart = Beide haben etwas, was die andere nicht hat.
conflict-mine = Meine behalten
conflict-theirs = Die der Datei nehmen
conflict-both = Beide behalten
conflict-answer = { $answer ->
    [mine] Die Partie bleibt, wie sie hier ist.
    [theirs] Die Partie wird, was die Datei sagt. Jede Änderung steht in ihrem Protokoll und lässt sich rückgängig machen.
   *[both] Die Partie der Datei kommt neben die hiesige, als eigene Partie.
}
conflict-said = { $answer } für { $names }
taken-kept = Nichts wurde geändert.
taken-added = { $count ->
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
}
taken-replaced = { $count ->
    [one] Eine Partie ist jetzt, wie die Datei sie hat.
   *[other] { $count } Partien sind jetzt, wie die Datei sie hat.
}
taken-unchanged = { $count ->
    [one] Eine Partie blieb, wie sie war.
   *[other] { $count } Partien blieben, wie sie waren.
}
taken-unanswered = { $count ->
    [one] Eine Partie hat sich inzwischen geändert und blieb, wie sie war. Zum Entscheiden die Datei noch einmal importieren.
   *[other] { $count } Partien haben sich inzwischen geändert und blieben, wie sie waren. Zum Entscheiden die Datei noch einmal importieren.
}
taken-house = { $count ->
    [one] Neue Hausregeln: { $names }
   *[other] Neue Hausregeln, { $count } Sätze: { $names }
}
taken-people = { $count ->
    [one] Eine Person ist jetzt so bekannt wie in der Datei.
   *[other] { $count } Personen sind jetzt so bekannt wie in der Datei.
}
taken-house-conflict = Hausregeln dieses Namens sind mit anderen Werten hier und blieben, wie sie waren: { $names }
taken-house-refused = Manche Hausregeln sind hier nicht spielbar und wurden nicht übernommen: { $why }
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
history-of-dropped = Protokoll einer gestrichenen Runde
history-every = { $count ->
    [one] Eine Änderung. Sie bleibt für immer.
   *[other] { $count } Änderungen, die letzte zuerst. Sie bleiben für immer.
}
history-none = In der offenen Partie gibt es keine solche Runde.
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
found-again = Das steht auch später unter „Mehr“.
found-read = In Ordnung
found-look = Sicherung ansehen
found-keep = So weitermachen

## The rules browser

rules-back = Zurück
rules-title = Regeln
rules-search = Suchen
rules-search-close = Alle Abschnitte
rules-found = { $count ->
    [0] Keine Regel sagt das.
    [one] Eine Regel sagt das.
   *[other] { $count } Regeln sagen das.
}
rules-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}
rules-origin-document = Aus den Dokumenten
rules-origin-rule_book = Aus Regelbüchern
rules-edition = { $origin }, Ausgabe { $edition }
rules-inherits = Was hier nicht steht, ist von { $from } übernommen.
rules-proposed = { $count ->
    [one] Ein Wert hat keine Quelle. Er ist ein Vorschlag, auf den sich der Tisch einigt: { $what }.
   *[other] { $count } Werte haben keine Quelle. Sie sind Vorschläge, auf die sich der Tisch einigt: { $what }.
}
rules-proposed-many = { $count } von { $all } Werten haben keine Quelle. Sie sind Vorschläge, auf die sich der Tisch einigt, und als solche gekennzeichnet.
rules-others-say = Andere Quellen
compare = Regeln vergleichen
compare-with = Mit anderen Regeln vergleichen
compare-with-which = { $name }: womit vergleichen?
compare-names = { $here } und { $there }
compare-swap = Vertauschen
compare-differences = { $count ->
    [one] Ein Unterschied
   *[other] { $count } Unterschiede
}
compare-all = Alle { $count } Regeln
compare-both = Beide
compare-same = Diese beiden sagen über alles dasselbe.
confirm-line = Kein Regelbuch klärt „{ $what }“. Bitte einmal absprechen.
confirm-line-many = { $count } dieser Regeln stehen in keinem Regelbuch. Bitte einmal absprechen.
confirm-look = Ansehen und sich einigen
confirm-title = { $count ->
    [one] Eine Regel ohne Quelle
   *[other] { $count } Regeln ohne Quelle
}
confirm-why = Weder die Dokumente noch die Regelbücher sagen etwas dazu. Was hier steht, ist ein Vorschlag. Der Tisch einigt sich einmal darauf; ändert sich später ein Wert, wird danach noch einmal gefragt.
confirm-agree = So spielen wir
confirm-change = Etwas davon durch Hausregeln ändern
confirm-done = Am { $day } hat sich der Tisch darauf geeinigt.
rules-says = { $value } · { $note }
rules-pick = Ein Regelwerk wählen.

## Score sheet

sheet-deal = Runde
sheet-heading-said = Spalten: { $sides }; von jeder die Punkte der Runde und der Stand danach
sheet-opening = Anfang
sheet-total = Stand
sheet-needs = Nötig
sheet-of-side = { $side } { $value }
sheet-running = Die Partie läuft; noch hat niemand gewonnen.

## Switches

switch-affects-score = Ändert Punkte.
switch-affects-legality = Ändert, welche Meldungen erlaubt sind.
switch-affects-initial_meld = Ändert die Erstmeldung.
switch-affects-go_out = Ändert, wer ausmachen darf.
switch-affects-match = Ändert, wie eine Partie endet.
switch-affects-limits = Ändert, wie viele Karten es gibt.
switch-affects-text = Ändert keine Punkte: nur wie am Tisch gespielt wird.
switch-asks = Keine Quelle nennt den Wert dazu. Der Tisch einigt sich darauf: { $what }
switch-other-form = Wird anders gespielt? Es gibt auch: { $names }

switch-hand_size = Wie viele Karten jeder bekommt. Gegeben werden auch dreizehn, vierzehn und fünfzehn, oft je nach Zahl der Spieler.
switch-jokers_a_pack = Manche Decks haben drei Joker statt zwei: 110 Karten.
switch-packs_italian = Bei vielen Spielern kann ein drittes Deck dazukommen. Dann angeben, was sechs rote Dreier wert sind.
switch-packs_chilean = Gespielt wird mit drei Decks oder mit vier. Niemand sagt, was acht rote Dreier wert sind: hier angeben.
switch-packs_hand_and_foot = Vier bis sieben Decks, in der Regel eines mehr, als Spieler da sind.
switch-packs_hand_and_foot_alone = In der Regel ein Deck mehr, als Spieler da sind; manche nehmen mehr.
switch-teams_of_six = Sechs spielen als zwei Seiten zu dritt oder als drei Seiten zu zweit.
switch-teams_of_six-two = zwei Seiten zu dritt
switch-teams_of_six-three = drei Seiten zu zweit
switch-teams_of_six_to_10000 = Sechs spielen als zwei Seiten zu dritt oder als drei Seiten zu zweit; drei Seiten spielen bis 7.500.
switch-teams_of_six_to_10000-two = zwei Seiten zu dritt
switch-teams_of_six_to_10000-three = drei Seiten zu zweit
switch-direction = Gegeben und gespielt wird im Uhrzeigersinn oder andersherum.
switch-wilds_against_naturals = Bis zu drei wilde Karten, egal wie viele natürliche es sind, oder nie mehr als natürliche, oder immer weniger.
switch-finished_canastas = An ein fertiges Canasta darf weiter angelegt werden, oder es ist mit sieben Karten geschlossen.
switch-finished_canastas-open = anlegen erlaubt
switch-finished_canastas-closed = mit sieben zu
switch-longer_melds_when_out = Wer ausmacht, darf acht oder mehr Karten eines Ranges auslegen.
switch-wild_melds = Drei oder mehr wilde Karten sind eine eigene Meldung, und sieben ein Canasta. Am Tisch zählt es 2.000 oder 1.000.
switch-wild_melds_italian = Drei oder mehr wilde Karten (Pinelle) sind eine eigene Meldung. Angeben, was ein Canasta daraus wert ist.
switch-sequences = Sequenzen einer Farbe werden gemeldet wie beim Samba; ein Buch lässt sie weg.
switch-bonuses_when_out_italian = Die Prämien für sieben Zweier, echt und gemischt, bekommt nur die Seite, die ausmacht, oder jede.
switch-bonuses_when_out_italian-when_out = nur beim Ausmachen
switch-bonuses_when_out_italian-always = immer
switch-wilds_in_a_meld = Wie viele wilde Karten eine gewöhnliche Meldung haben darf: zwei, drei oder beliebig viele.
switch-black_threes_melded = Drei oder mehr schwarze Dreier werden beim Ausmachen ausgelegt, oder nie, oder jederzeit, zu je 5.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Bei genau 2.000, 5.000 oder 7.000 braucht eine Seite, was die nächste Zeile verlangt, oder noch, was die vorige verlangt.
switch-first_melds_italian-limit_to_the_higher = an der Grenze gilt die höhere Zahl
switch-first_melds_italian-limit_to_the_lower = an der Grenze gilt die niedrigere Zahl
switch-first_melds_samba = Ab 7.000 muss die Erstmeldung 150 zählen oder 160.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_brazilian = Ab 8.000 braucht die Erstmeldung 200 und ein Canasta oder nur 200.
switch-first_melds_brazilian-canasta_of_200 = 200 und ein Canasta
switch-first_melds_brazilian-200_alone = nur 200
switch-top_card_counts = Die oberste Karte des Pakets zählt für die Erstmeldung mit, oder diese muss liegen, bevor das Paket gekauft wird.
switch-pile_for_first_melds = Das Paket darf im Zug der Erstmeldung gekauft werden oder nicht.
switch-concealed_minimum = Ob eine Hand, die auf einmal ausmacht, die Zahl der Erstmeldung erreichen muss: nur mit dem Paket, immer oder nie.
switch-splash = Der Splash: ein ganzes Canasta reicht als Erstmeldung, egal was es zählt.
switch-cards_in_canastas = Die Karten eines Canastas zählen neben seiner Prämie, oder die Prämie ist alles.
switch-concealed_canasta = Ein Canasta ganz aus der Hand bringt nichts dazu, oder 100 mehr, oder seine Prämie doppelt.
switch-red_threes_of_six = Bei sechs roten Dreiern im Spiel bringen vier davon 800 oder 400.
switch-red_threes_need_a_canasta = Rote Dreier zählen für eine Seite, sobald sie gemeldet hat, oder nur mit einem Canasta.
switch-red_threes_samba = Rote Dreier zählen für eine Seite mit zwei Canastas, oder wie im klassischen Spiel, sobald sie gemeldet hat.
switch-red_threes_brazilian = Rote Dreier zählen für eine Seite mit einem Canasta oder nur mit zweien.
switch-red_threes_cuban = Ohne Canasta zählen rote Dreier nichts oder gegen die Seite.
switch-four_red_threes_unmelded = Alle vier roten Dreier und nichts gemeldet kosten, was die Tabelle der roten Dreier sagt, oder nur 400.
switch-four_red_threes_unmelded-by_the_table = nach der Tabelle der roten Dreier
switch-forgotten_red_three = Was eine rote Drei kostet, die nie ausgelegt wurde. Wer nie am Zug war, hat nichts vergessen.
switch-black_threes_left = Was jede schwarze Drei kostet, die auf der Hand oder im Fuß bleibt.
switch-canastas_to_go_out = Eine Seite macht mit einem Canasta aus oder braucht zwei. Zwei sind üblich, wo zwei Karten gezogen werden.
switch-out_without_a_canasta = Zum Ausmachen braucht es ein Canasta oder gar keines.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Eine Seite macht mit einem Canasta aus oder braucht zwei.
switch-last_discard = Wer ausmacht, darf die letzte Karte auslegen oder muss sie ablegen.
switch-last_discard_italian = { switch-last_discard }
switch-going_out_samba = Ausmachen bringt 200, oder 100 wie im klassischen Spiel.
switch-concealed_hand_and_foot = Ausmachen auf einmal bringt nichts dazu oder noch einmal 100.
switch-asking_the_partner = Vor dem Ausmachen darf der Partner gefragt werden, und seine Antwort bindet, oder niemand fragt, oder der Partner muss gefragt werden.
switch-short_sequences = Welche Sequenzen am Ende einer Runde 1.000 kosten: die mit höchstens fünf Karten oder nur die mit höchstens vier.
switch-four_jokers_unfinished = Wilde Karten mit allen vier Jokern, aber ohne Canasta kosten 2.500 statt 2.000.
switch-special_hands_mode = Eine Spezialhand zählt allein, oder die anderen Punkte der Seite kommen dazu.
switch-acaba = Wer keinen Ausweg mehr sieht, darf Acaba ansagen: die Runde ist vorbei, jede andere Seite hat 1.500, die eigene nichts. Der Partner darf vorher gefragt werden.
switch-acaba_alone = Wer keinen Ausweg mehr sieht, darf Acaba ansagen: die Runde ist vorbei, alle anderen haben 1.500, der Ansager nichts.
switch-seven_canastas = Sieben Canastas in einer Runde bringen 5.000 und gewinnen die Partie.
switch-target = Mit wie vielen Punkten die Partie gewonnen ist. Jede Zahl ist möglich.
switch-target_chilean = Mit wie vielen Punkten die Partie gewonnen ist: 10.000 wie beim Samba, 15.000 wie im bolivianischen Spiel oder eine andere Zahl.
switch-target_italian = Mit wie vielen Punkten die Partie gewonnen ist: 15.000, oder 12.000, wie die Regelbücher sagen, oder eine andere Zahl.
switch-deals_or_target = Eine Partie hat vier Runden, oder sie geht bis 10.000 Punkte.
switch-deals_or_target-to_a_target = bis 10.000 Punkte
switch-tie = Bei Gleichstand am Ende wird noch eine Runde gespielt, oder die Partie ist unentschieden.
switch-pile_onto_canasta = Die oberste Karte des Pakets darf auf ein fertiges Canasta gekauft werden oder nicht.
switch-pile_needs = Womit ein nicht eingefrorenes Paket gekauft wird: mit einem natürlichen Paar oder einer Karte und einer wilden, nur mit natürlichen Karten, oder immer mit einem natürlichen Paar aus der Hand.
switch-pile_cards = Wer das Paket kauft, nimmt es ganz oder nur zehn Karten.
switch-jokers_discarded = Joker dürfen abgelegt werden und frieren das Paket ein, oder sie dürfen nicht.
switch-first_pile = Das Paket beginnt mit einer Karte oder mit so vielen dazu, wie die aufgedeckte Karte sagt.
switch-stock_used_up = Ohne Talon geht die Runde weiter, solange das Paket gekauft werden kann, oder sie endet nach der letzten gezogenen Karte, oder das Paket wird umgedreht.
switch-red_threes_replaced = Wer eine rote Drei zieht, zieht dafür eine andere Karte oder spielt mit einer weniger weiter.
switch-last_card_without_canasta = Ohne Canasta wird die letzte Karte behalten, oder im Zug muss eine zum Ablegen übrig bleiben.

## Meld

meld-title = { $asks ->
    [hand] Was kann ich legen?
   *[melds] Reicht das?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side-said = { $side }, Stand { $score }, nötig { $needed }
meld-other = Anders
meld-other-number = { $by ->
    [deal] Runde { $number }
   *[score] Stand { $number }
}
meld-other-said = { $what }, { $needed }. Eine andere Zahl eingeben
meld-rules-said = Nach den Regeln: { $rules }. Andere wählen
meld-ask-number = { $by ->
    [deal] Nummer der Runde
   *[score] Stand
}

meld-needs = Nötig: { $needed }
meld-needs-nothing = Nichts ist vorgeschrieben
meld-tap-cards = Die Karten antippen, die ausgelegt werden sollen
meld-tap-top = Die oberste Karte des Pakets antippen
meld-enough = Es reicht
meld-over = { $over } mehr als nötig
meld-allowed = Erlaubt
meld-short = { $short } zu wenig
meld-not-enough = Reicht nicht
meld-not-allowed = Nicht erlaubt
meld-of = nötig { $needed }
meld-of-nothing = nichts nötig
meld-all-legal = { $count ->
    [one] Die Meldung ist gültig
    [2] Beide Meldungen sind gültig
   *[other] Alle Meldungen sind gültig
}
meld-illegal = { $count ->
    [one] Eine Meldung ist nicht gültig
   *[other] { $count } Meldungen sind nicht gültig
}
meld-one-more = Mit einer mehr würde es reichen: { $card }
meld-canasta-suffices = Ein ganzes Canasta reicht immer
meld-top-counts = Die oberste Karte zählt mit: { $card }
meld-top-not-counted = Die oberste Karte zählt nicht mit: { $card }
meld-concealed-exempt = Beim verdeckten Ausmachen ist nichts vorgeschrieben
meld-concealed-never = Beim verdeckten Ausmachen ist ebenso viel nötig
meld-concealed-canastas = Es ist ebenso viel nötig: die Canastas, die das Ausmachen braucht, sind nicht dabei
meld-concealed-pile = Es ist ebenso viel nötig, weil das Paket gekauft wurde
meld-red-three = eine rote Drei liegt allein: sie ist in keiner Meldung und zählt nie
meld-joins = liegt bei den anderen ihres Ranges
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
meld-delete = Letzte Karte wegnehmen

meld-new = Neue Meldung
meld-new-short = Neu
meld-concealed = Verdeckt
meld-concealed-said = Verdecktes Ausmachen
meld-pile = Mit Paket
meld-pile-said = Das Paket wird gekauft
meld-top = Oben: { $card }
meld-top-asked = Oben?
meld-top-said = Oberste Karte des Pakets: { $card }. Eine andere antippen
meld-sequence-label = Sequenz in
meld-suit-label = Farbe
meld-clear = Alle Karten weg
meld-find = Vorschlag
meld-lay = Auslegen
meld-to-melds = Zu den Meldungen
meld-use = Nehmen

meld-tap-hand = Die Karten der Hand antippen
meld-not-found = Diese Hand kann nicht sein
meld-nothing-legal = Es steckt keine Meldung darin
meld-can-lay = { $cards ->
    [one] Es reicht mit einer Karte
   *[other] Es reicht mit { $cards } Karten
}
meld-hand = { $count ->
    [one] Eine Karte auf der Hand: { $cards }
   *[other] { $count } Karten auf der Hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] Der längsten Meldung fehlt eine Karte zum Canasta
   *[other] Der längsten Meldung fehlen { $count } Karten zum Canasta
}
meld-closing = Mit einer mehr würde es reichen: { $cards }
meld-no-card-closes = Keine einzelne Karte schließt die Lücke
meld-prefer-title = Welche Auslage?
meld-prefer-said = Gesucht: { $preference }. Anderes wählen
meld-prefer-short = { $preference ->
    [fewest] Wenige
    [value] Wert
    [wilds] Wilde sparen
   *[canasta] Canasta
}
meld-preference = { $preference ->
    [fewest] Mit den wenigsten Karten
    [value] Mit dem höchsten Wert
    [wilds] Wilde Karten sparen
   *[canasta] Mit einem Canasta, wenn es eines gibt
}

meld-notation = Karten eintippen
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Meldungen
}
meld-notation-hint = { $asks ->
    [hand] Karten ohne Leerzeichen: A K D B 10 bis 4, 2, * für einen Joker, S für eine schwarze Drei; h:4567 sind Herzkarten.
   *[melds] Zwischen Meldungen ein Leerzeichen: 777 DDD2 AA*. * ist ein Joker, S eine schwarze Drei; h:456 ist eine Sequenz in Herz.
}
meld-bare-three = „{ $token }“: bei der 3 fehlt die Farbe; { letter-3b } für Schwarz, { letter-3r } für Rot
meld-notation-done = Fertig

meld-reference = Kurzübersicht: { $rules }
meld-reference-by = Es geht { $by }.
meld-reference-exceptions = Was zählt, und Ausnahmen
meld-reference-bonuses = Prämien
meld-red-threes-never = Rote Dreier liegen allein: sie sind in keiner Meldung und zählen nichts für die Erstmeldung.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , hier ist { $sides }
}
meld-house-rule = An diesem Tisch vereinbart: kein Buch ist die Quelle.
meld-all-rules = Alle Regeln dieses Spiels
problem-top_card_not_melded = die oberste Karte des Pakets muss in eine Meldung: { $card }

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] Keine Regel weicht ab
    [one] Eine Regel weicht ab
   *[other] { $different } Regeln weichen ab
}{ $same ->
    [0] .
    [one] , eine ist gleich.
   *[other] , { $same } sind gleich.
}

## My house rules

house-title = Meine Hausregeln
house-back = Zurück
house-none = Hausregeln sind, was der eigene Tisch anders spielt als das Regelbuch. Ein Regelwerk wählen, das Abweichende ändern und einen Namen geben. Noch gibt es keine.
house-what = Was der eigene Tisch anders spielt als das Regelbuch. Eine Partie übernimmt sie, wenn sie beginnt; spätere Änderungen ändern keine begonnene Partie.
house-line = { $base } · { $count ->
    [0] noch nichts geändert
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
house-broken-short = Diese sind nicht mehr spielbar. Antippen zeigt, warum.
house-broken = Diese Version der App kann diese Hausregeln nicht spielen. Nichts ist verloren: sie lassen sich weiter als Datei speichern. Das stimmt nicht:
house-gone = Diese Hausregeln gibt es nicht mehr.
house-new = Neue Hausregeln
house-new-why = Von welchem Regelwerk ausgehen? Alles, was nicht geändert wird, bleibt wie dort.
house-name = Name der Hausregeln
house-name-made = { $base } bei uns{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Anlegen
house-bring = Aus Datei oder Text holen

house-on-base = Grundlage: { $base }
house-saved = Gespeichert. Jede Änderung wird sofort behalten.
house-unsaved = Noch nicht gespeichert
house-unsaved-why = Diese Werte passen nicht zusammen. Eine Zeile antippen und berichtigen oder die letzten Änderungen zurücknehmen. Bis dahin bleiben die Hausregeln, wie sie waren.
house-take-back = Ungespeichertes verwerfen
house-differences = { $count ->
    [one] Eine Regel ist anders
   *[other] { $count } Regeln sind anders
}
house-no-differences = Noch ist nichts geändert: es gilt genau das Regelbuch. Unten etwas ändern.
house-instead-of = statt { $old }
house-instead-of-these =
    statt:
    { $old }
house-from = Aus: { $ref }
house-from-switch = Übliche Variante: { $ref }
house-from-table = An unserem Tisch vereinbart
house-reset = Zurück zum Regelbuch: { $what }
house-reset-one = Zurück zum Wert im Regelbuch
house-reset-all = Alles zurücknehmen
house-reset-all-explained = Jede Regel wird wieder, was das Regelbuch sagt. Begonnene Partien bleiben, wie sie sind.
house-reset-all-yes = Alle zurücknehmen
house-keep = Alles lassen, wie es ist
house-change = Ändern
house-switches = Übliche Varianten
house-switches-why = { $count ->
    [one] Eine aus den Büchern, mit einem Tipp
   *[other] { $count } aus den Büchern, mit einem Tipp
}
house-values = Jede Regel
house-values-why = Jeder Wert des Regelwerks, in der Ordnung eines Regelbuchs
house-use = Nehmen
house-play = Eine Partie nach diesen Regeln spielen
house-share = Weitergeben
house-share-why = Als kleine Datei oder als Text
house-rename = Umbenennen
house-rename-done = Namen speichern
house-rename-left = Lassen
house-drop = Diese Hausregeln löschen
house-drop-question = „{ $name }“ löschen?
house-drop-explained = Partien, die danach gespielt werden, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.

house-switches-what = Antippen, was am Tisch gespielt wird. Die erste Wahl ist immer, was das Regelbuch sagt.
house-switch-own = { $value } (Regelbuch)
house-switch-other = andere Zahl…
house-switch-misfit = { $value } passt nicht zu den anderen Änderungen. { $why }
house-switch-off = Passt nicht zu diesem Regelwerk.
house-switches-others = { $count ->
    [one] Eine Variante, die nicht passt
   *[other] { $count } Varianten, die nicht passen
}
house-switches-others-why = Sie gehören zu anderen Spielen als { $base }.

house-changed-value = { $value } (geändert)
house-section-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
}{ $changed ->
    [0] { "" }
    [one] , eine geändert
   *[other] , { $changed } geändert
}
house-in-base = Das Regelbuch sagt ({ $base })
house-we-play = Wir spielen
house-reason = Warum, seit wann?
house-reason-keep = Diesen Grund behalten
house-take = So spielen
house-number-label = { $what }: { $number }. Zum Ändern antippen
house-a-number = eine Zahl
house-as-follows = wie folgt
house-points = Punkte
house-row-number = Nummer { $place }
house-row-more = Eins mehr
house-row-less = Eins weniger
house-row-add = Zeile dazu
house-row-drop = Entfernen: { $what }
house-band-by = Es geht
house-band-from = Ab diesem Stand
house-band-hand = Ab dieser Runde
house-band-points = Nötige Punkte
house-band-points-alone = die Punkte reichen
house-hand-wins = Gewinnt sie die Partie?
house-hand-add = Spezialhand dazu
house-bonus-when = Für welche Canastas
house-bonus-count = Wie viele: { $type }
house-bonus-more = oder mehr
house-bonus-exactly = genau
house-step-least = Ab so vielen

house-share-what = Wer diese App hat, kann die Datei holen: den Tisch, sein Regelwerk und alles, was geändert wurde.
house-share-file = Als Datei speichern
house-share-copy = Als Text kopieren
house-share-copied = Kopiert. In eine Nachricht oder Notiz einfügen.
house-share-failed = Das geht auf diesem Gerät nicht. Den Text unten markieren und kopieren.
house-share-text = Text der Datei
house-share-text-why = So geht es auch immer: diesen Text markieren, kopieren und auf dem anderen Gerät unter „Aus Datei oder Text holen“ einfügen.

house-bring-what = Hausregeln, die jemand weitergegeben hat. An den eigenen ändert sich ungefragt nichts.
house-bring-file = Datei wählen
house-bring-refused = { $file } lässt sich nicht holen
house-bring-untouched = Nichts wurde geändert. In der Datei berichtigen und sie noch einmal holen.
house-bring-whole = die ganze Datei
house-bring-no-text = { $file } enthält keinen lesbaren Text. Die Datei öffnen, ihren Text kopieren und unten einfügen.
house-bring-conflict = Andere Regeln sind schon da: { $name }
house-bring-conflict-why = Beide stammen von denselben Hausregeln, und eine davon wurde seither geändert.
house-bring-replace = Die neuen statt meiner nehmen
house-bring-both = Beide behalten
house-bring-leave = Nur meine behalten
house-bring-copy = { $name } (neu)

house-broken-files = Unbrauchbare Regeldateien
house-broken-files-why = Diese eigenen Dateien bleiben außen vor, bis sie berichtigt sind. Alles andere läuft.
house-play-our-way = Daraus Hausregeln machen
more-house = Meine Hausregeln
more-house-count = { $count ->
    [0] keine
    [one] ein Satz
   *[other] { $count } Sätze
}
set-up-house = Meine Hausregeln

## People

people = Personen
people-row = Wer ist wer: Namen, Notizen, eine Person unter zwei Namen
people-none = Wer unter eigenem Namen eine Partie spielt, steht hier.
people-line = { $matches ->
    [0] noch keine Partie
    [one] eine Partie
   *[other] { $matches } Partien
}
people-called = Name
people-note = Notiz
people-note-hint = unterscheidet zwei gleichen Namens
people-new = Neue Person
people-save = Speichern
people-saved = Gespeichert. Alte Partien zeigen es auch.
people-name-taken = So heißt schon jemand. Eine Notiz unterscheidet die beiden.
people-merge = Dieselbe Person wie…
people-merge-title = Wer ist dieselbe Person wie { $name }?
people-merge-ask = Sind { $gone } und { $kept } eine Person?
people-merge-hint = { $matches ->
    [one] Eine Partie von { $gone } zählt dann auch für { $kept } und zeigt diesen Namen.
   *[other] { $matches } Partien von { $gone } zählen dann auch für { $kept } und zeigen diesen Namen.
} Das lässt sich jederzeit zurücknehmen.
problem-same_match = Beide haben in derselben Partie gespielt, also sind es zwei Personen.
people-merge-do = Eine Person
people-also = Spielte auch als { $name }
people-separate = Wieder zwei Personen

## Addresses that lead nowhere

nowhere = Hier ist nichts
nowhere-hint = Diese Adresse führt zu keiner Seite. Vielleicht fehlt ihr ein Buchstabe, oder was hier war, gibt es nicht mehr.
nowhere-home = Zum Tisch
nowhere-rule-set = Es gibt kein Regelwerk „{ $name }“.
nowhere-rule = Eine solche Regel hat dieses Regelwerk nicht.
nowhere-person = Unter diesem Namen ist hier niemand bekannt.

## Seats and dealers

seats = Plätze
seats-table = Plätze und Geber
seats-hint = Zwei antippen, die die Plätze tauschen.
seats-said = Platz { $number }: { $name }, gegenüber von { $opposite }
seats-said-alone = Platz { $number }: { $name }
seats-deal-on = Das Geben an den Nächsten weitergeben
seats-dealing = gibt
seats-draw = Partner auslosen
seats-drawn = Ausgelost mit der Zahl { $seed }
seats-dealer = Wer gibt als Nächster?
seats-dealer-label = { $name } gibt als Nächster
seats-replace-head = Spielt jemand anders weiter?
seats-replace = { $name } ersetzen
seats-replace-title = Wer spielt ab Runde { $number } für { $name }?
seats-replace-do = Spielt ab jetzt
seats-stays = Eingetragene Runden bleiben bei denen, die sie gespielt haben.
set-up-part-next = Geber und Spieler der nächsten Runde

## The next match

turn = Andere Partner
turn-title = Die nächste Partie
turn-company = Wer ist heute Abend da?
turn-company-hint = Vier bis sechs Personen. Bei mehr als vier setzt aus, wer bisher am wenigsten ausgesetzt hat.
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
match-delete-hint = { $names }: sie verschwindet aus der Liste und aus der Statistik. Sie lässt sich zurückholen.
match-deleted = Gelöscht: { $names }
matches-deleted = { $count ->
    [one] Eine gelöschte Partie
   *[other] { $count } gelöschte Partien
}
matches-bring-back = { $names } zurückholen
change-delete = Partie gelöscht
change-what-delete = das Löschen der Partie

## Sharing a result

share = Ergebnis teilen
share-text = Als Text senden
share-copy = Als Text kopieren
share-picture = Als Bild senden
share-save-picture = Als Bild speichern
share-page = Seite zum Drucken speichern
share-file = Als Datei für diese App oder als Tabelle
share-copied = Kopiert. In eine Nachricht einfügen.
share-leads = { $side } mit { $margin } vorn
share-level = Bisher Gleichstand
share-deals = { $deals ->
    [one] eine Runde
   *[other] { $deals } Runden
}

## A match to try things with

demo-start = Mit Probepartie testen
demo-mark = Eine Probepartie: alles ausprobieren. Sie zählt nirgends.
demo-badge = Probe
guide = { $step ->
    [who] Wer hat ausgemacht? Diese Seite antippen oder „Niemand“.
    [canasta] Wie viele Canastas hat diese Seite? Die Zahl antippen.
    [cards] Die Punkte ihrer ausgelegten Karten tippen, dann die auf der Hand.
    [save] Die andere Seite ist einen Tipp entfernt. Dann speichern.
    [meld] Das Messingschild: so viel muss die nächste Erstmeldung zählen.
   *[record] „Runde { $number } eintragen“ antippen: Hinweise führen hindurch.
}
guide-close = Keine Hinweise mehr
demo-delete = Probepartie löschen

## Help beside what is asked

help-said = Hilfe: { $topic }
help-here = In dieser Partie
help-topic = { $topic ->
    [concealed] Verdecktes Ausmachen
    [initial] Erstmeldung
    [threes] Rote Dreier
    [kinds] Echte und gemischte Canastas
    [out] Ausmachen
   *[hand] Karten auf der Hand
}
help-text = { $topic ->
    [concealed] Verdeckt macht aus, wer die ganze Hand in einem Zug meldet und vorher nichts gemeldet hat. Meldungen der Partner spielen keine Rolle; ob ein eigenes Canasta dabei sein muss, sagen die Regeln.
    [initial] Die ersten Karten, die eine Seite in einer Runde auslegt, müssen eine Mindestzahl von Punkten wert sein. Sie richtet sich nach dem Stand der Seite oder nach der Nummer der Runde.
    [threes] Eine rote Drei wird sofort ausgelegt und durch eine Karte vom Talon ersetzt. Sie bringt Punkte, wenn ihre Seite gemeldet hat, und kostet ebenso viele, wenn nicht.
    [kinds] Ein Canasta ist eine Meldung aus sieben oder mehr Karten. Es ist echt, wenn keine wilde Karte darin ist, und sonst gemischt.
    [out] Eine Seite macht aus, wenn einer ihrer Spieler die letzte Karte loswird. Vorher braucht sie so viele Canastas, wie die Regeln verlangen.
   *[hand] Was alle Partner am Ende einer Runde noch auf der Hand haben, zählt gegen ihre Seite. Einfach die Zahl eingeben: die App zieht sie ab.
}

## Club: what an evening does not allow

club-somebody = jemand
club-and = { $first } und { $last }
club-problem-name_needed = Ein Name fehlt.
club-problem-no_date = „{ $date }“ ist kein Tag. So schreiben: 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] Ein Abend hat mindestens einen Durchgang.
    [one] Es gibt schon mehr als einen Durchgang.
   *[other] Es gibt schon mehr als { $count } Durchgänge.
}
club-problem-too_many_dropped = Es lassen sich nicht alle Durchgänge streichen: mindestens einer zählt.
club-problem-not_positive = Das muss mehr als 0 sein.
club-problem-warning_too_early = So früh kann keine Warnung kommen: so viele Minuten dauert der Durchgang nicht.
club-problem-figures_needed = Hier fehlen Zahlen.
club-problem-last_band_open = Die letzte Zeile der Tabelle gilt für alle größeren Differenzen.
club-problem-bands_ascend = Jede Zeile muss weiter reichen als die darüber.
club-problem-tie_break_twice = Eine Feinwertung steht zweimal da.
club-problem-unknown_rule_set = Dieses Regelwerk ist hier nicht bekannt: { $rules }.
club-problem-house_rule = Eine Hausregel passt nicht: { $expected }
club-problem-partners_cannot_change = Partner können nur wechseln, wo zwei Seiten zu zweit spielen. Paare wählen.
club-problem-draw_needs_fixed_sides = Nur für zwei Seiten, die zusammenbleiben.
club-problem-draw_needs_individuals = Nur für Spieler, die den Partner wechseln.
club-problem-teams_meet_in_twos = Mannschaften treffen zu zweit aufeinander: diese Regeln haben { $count } Seiten.
club-problem-nobody_left_over = Tische zu dritt gibt es nur für Spieler ohne feste Partner.
club-problem-no_three_handed = { $rules } wird nicht zu dritt ohne Partner gespielt.
club-problem-has_begun = Das bleibt, wie es ist: der erste Durchgang ist ausgelost.
club-problem-entrant_twice = Schon dabei: { $who }.
club-problem-member_twice = Dieselbe Person steht zweimal da.
club-problem-wrong_number_of_members = { $count ->
    [one] Mit einer Person geht diese Form nicht.
   *[other] Mit { $count } Personen geht diese Form nicht.
}
club-problem-team_sizes_differ = Alle Mannschaften müssen gleich groß sein.
club-problem-plays_already = { $name } ist schon dabei.
club-problem-name_twice = „{ $name }“ steht schon auf der Liste. Etwas dazuschreiben, das die beiden unterscheidet.
club-problem-no_such_entrant = Diese Anmeldung gibt es nicht mehr.
club-problem-no_such_member = Diese Person gibt es hier nicht mehr.
club-problem-has_played = Schon ausgelost: { $who }. „Geht“ lässt stehen, was gespielt ist.
club-problem-two_people = Beide sind dabei, also sind es zwei Personen.
club-problem-round_open = Durchgang { $round } ist noch nicht beendet.
club-problem-all_rounds_played = { $count ->
    [one] Der eine Durchgang ist gespielt.
   *[other] Alle { $count } Durchgänge sind gespielt.
}
club-problem-too_few_present = { $count ->
    [0] Niemand ist angemeldet.
    [one] Nur eine Anmeldung: ein Tisch braucht { $right }.
   *[other] Nur { $count } Anmeldungen: ein Tisch braucht { $right }.
}
club-problem-round_started = Der Durchgang hat begonnen.
club-problem-no_round_drawn = Kein Durchgang ist ausgelost.
club-problem-no_round_running = Kein Durchgang läuft.
club-problem-table_open = Tisch { $table }: { $state ->
    [claimed] eine Seite muss noch zustimmen
    [disputed] das Ergebnis ist strittig
   *[playing] es gibt noch kein Ergebnis
}.
club-problem-no_such_table = Es gibt keinen Tisch { $table }.
club-problem-has_a_result = Tisch { $table } hat schon ein Ergebnis.
club-problem-has_no_result = Tisch { $table } hat noch kein Ergebnis.
club-problem-scoreless = Noch ist nichts eingetragen: alle Seiten haben 0 Punkte. Eintragen, was jede Seite hat.
club-problem-nothing_claimed = An Tisch { $table } hat niemand ein Ergebnis angegeben.
club-problem-no_such_side = Eine Seite wählen.
club-problem-reason_needed = Ein Grund fehlt: alle können ihn im Protokoll lesen.
club-problem-wrong_number_of_scores = { $right ->
   *[other] { $right } Ergebnisse sind nötig.
}
club-problem-number_too_large = So viele Punkte gibt es nicht: höchstens { $value }.
club-problem-seated_twice = { $who }: an zwei Tischen zugleich.
club-problem-seated_nowhere = { $who }: an keinem Tisch.
club-problem-not_there = { $who }: nicht angemeldet.
club-problem-wrong_table = An einem Tisch sitzen nicht so viele Spieler, wie diese Regeln verlangen.
club-problem-partners_before = { $who } waren schon Partner.
club-problem-met_before = { $who } haben schon gegeneinander gespielt.
club-problem-bye_again = { $who }: wieder spielfrei, bevor es alle anderen waren.
club-problem-evening_twice = Ein Abend steht zweimal in der Reihe.
club-problem-name_too_long = Dieser Name ist zu lang: höchstens { $most } Zeichen.
club-problem-name_unseen = In diesem Namen sind Zeichen, die man nicht sieht.
club-problem-name_says_who = Der neue Name darf den alten nicht nennen.
club-problem-name_of_a_seat = „{ $name }“ heißt ein Platz am Tisch und steht für niemanden. Etwas dazuschreiben.
club-problem-access_revoked = Dieses Gerät hat keinen Zugang mehr. Den Code des Tisches noch einmal scannen.
club-problem-round_over = Durchgang { $round } ist vorbei.
club-problem-not_yours = Jemand anders hat das seither geändert.
club-problem-not_this_table = Diese Partie gehört nicht an diesen Tisch.
club-problem-has_spoken = Ein anderes Gerät hat für diese Seite gesprochen.
club-problem-nothing_played = Noch ist keine Runde eingetragen.
club-problem-claim_changed = Die andere Seite hat ihr Ergebnis inzwischen geändert. Noch einmal ansehen.
club-problem-text_too_long = Dieser Text ist zu lang: höchstens { $right } Zeichen.
club-problem-no_side_held = Zuerst die eigene Seite wählen.
club-problem-person_needed = Angeben, wer zustimmt.
club-problem-not_of_this_side = { $name } spielt nicht auf dieser Seite.
club-problem-no_such_evening = Einen Abend dieser Reihe gibt es nicht mehr.
club-problem-evening_deleted = „{ $name }“ ({ $date }) wurde hier gelöscht. Die Datei würde den Abend zurückholen.
club-problem-evening_later_here = „{ $name }“ ({ $date }) ist schon hier, und weiter als in der Datei. Die Datei würde zurücknehmen, was seither geschah.
club-problem-evening_differs = „{ $name }“ ({ $date }) ist schon hier, und hier ist anderes geschehen als in der Datei. Die Datei würde es ersetzen.
club-problem-match_elsewhere = Eine Partie der Datei ist schon hier, an einem anderen Tisch. Nichts wurde übernommen.

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
    [some] Die Zeit ist um: diese Runde zu Ende spielen, in höchstens { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
   *[none] Die Zeit ist um: diese Runde zu Ende spielen
}
round-clock-over = Schluss: die Karten zählen, wie sie liegen
round-clock-beside = { $phase ->
    [last_deal] diese Runde zu Ende spielen
   *[other] bis zum Ende des Durchgangs
}

## Club: phone

phone-table = Tisch { $table }
phone-table-round = Tisch { $table }, Durchgang { $round }
phone-whose = Wem gehört das Telefon?
phone-whose-said = Dieses Telefon ist bei { $side }
phone-whose-held = Bei dieser Seite ist schon ein anderes Telefon
phone-whose-mine = Dieses Telefon
phone-whose-hint = Es sagt für diese Seite, ob das Ergebnis stimmt. Ist es das einzige Telefon am Tisch? Dann die Seite wählen, der es gehört: am Ende wird es der anderen Seite gegeben.
phone-earlier = { $count ->
    [one] 1 frühere Runde
   *[other] { $count } frühere Runden
}
phone-not-begun = Der erste Durchgang hat noch nicht begonnen.
phone-nobody = An Tisch { $table } spielt in Durchgang { $round } niemand.
phone-closed = Durchgang { $round } ist vorbei.
phone-over = Der Abend ist zu Ende.
phone-goes-on = Wenn der nächste Durchgang beginnt, zeigt ihn diese Seite von selbst. Sie kann offen bleiben.
phone-result-of = Das Ergebnis von Durchgang { $round }
phone-out = Dieses Telefon ist an keinem Tisch mehr.
phone-out-hint = Den Code auf der Karte des Tisches scannen. Geht es nicht? Die Leitung um eine neue Karte bitten.
phone-give = Ergebnis angeben
phone-give-title = Ist das das Ergebnis?
phone-agree = { $names }: ja, es stimmt
phone-not-yet = Noch nicht
phone-names = { $first } oder { $last }
phone-level = Gleichstand.
phone-ahead = { $side }: { $margin ->
    [one] ein Punkt mehr
   *[other] { $margin } Punkte mehr
}.
phone-given = Jetzt fehlt das Ja von { $sides }
phone-given-hint = Die Frage steht auch auf dem anderen Telefon. Oder dieses hinübergeben.
phone-hand-over = Weiter an { $side }
phone-hand-title = { $names }: stimmt das?
phone-hand-yes = Ja, sagt { $name }
phone-withdraw = Angabe zurücknehmen
phone-asked = { $players ->
    [one] { $side } sagt, dass dies das Ergebnis ist. Stimmt es?
   *[other] { $side } sagen, dass dies das Ergebnis ist. Stimmt es?
}
phone-accept = Ja: { $side }
phone-dispute = Nein, es stimmt nicht
phone-why = Was stimmt nicht?
phone-why-points = Punkte sind falsch zusammengezählt
phone-why-deal = Eine Runde fehlt oder ist doppelt
phone-why-rule = Eine Regel wurde falsch angewandt
phone-why-end = Die Partie ist noch nicht zu Ende
phone-why-other = Etwas anderes
phone-call-organiser = Die Leitung entscheiden lassen
phone-call-organiser-for = Die Leitung entscheiden lassen, sagt { $name }
phone-disputed = { $whose ->
    [mine] Wir sagen, dass das nicht stimmt
   *[other] { $players ->
        [one] { $side } sagt, dass das nicht stimmt
       *[other] { $side } sagen, dass das nicht stimmt
    }
}
phone-differ = Die beiden Seiten sagen Verschiedenes
phone-reason = „{ $reason }“
phone-organiser-comes = Die Leitung weiß es und kommt an den Tisch. Bis dahin lassen sich die Runden noch berichtigen und das Ergebnis neu angeben.
phone-after-all = Es stimmt doch
phone-done = { $how ->
    [agreed] Beide Seiten sind einig: das ist das Ergebnis
    [walkover] Das Ergebnis ist kampflos
    [paper] Das Ergebnis ist vom Papier
    [corrected] Die Leitung hat das Ergebnis berichtigt
   *[decided] Die Leitung hat das Ergebnis entschieden
}
phone-wait-next = Auf den nächsten Durchgang warten: diese Seite zeigt ihn von selbst.
phone-wait-end = Das war der letzte Durchgang. Danke fürs Mitspielen.
phone-this = dieses Telefon
phone-other = ein anderes Telefon am Tisch
phone-organiser = die Leitung
phone-changed = { $what } ({ $who })
phone-not-yours = { $what }. Von hier aus nicht: zuletzt änderte es { $who }

## Club: big screen

big-screen-begins = Der Abend beginnt gleich
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
big-screen-seating = Die Tische des Durchgangs
big-screen-seat = Tisch { $table }: { $sides }
big-screen-resting = Spielfrei in diesem Durchgang: { $names }
big-screen-playing = { $count ->
    [one] Noch im Spiel: Tisch { $tables }
   *[other] Noch im Spiel: Tische { $tables }
}
big-screen-playing-many = { $count } Tische sind noch im Spiel
big-screen-page = Seite { $page } von { $pages }
big-screen-gone = Dieser Link gilt nicht mehr. Die Leitung um einen neuen bitten.

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
        [one] Der eine Durchgang ist gespielt
       *[other] Alle { $count } Durchgänge sind gespielt
    }
}
club-gone = Diesen Abend gibt es nicht mehr, oder diese Version der App kann ihn nicht lesen.
club-number-said = { $label }: { $number }. Zum Ändern antippen

## Club: evenings

club-title = Club
club-none = Noch kein Abend. Ein Clubabend braucht drei Dinge: einen Plan, wer da ist, und eine Auslosung. Mit „Neuer Abend“ beginnen; danach kann jeder Tisch seine Ergebnisse angeben.
club-new = Neuer Abend
club-running = Läuft gerade
club-earlier = Abende
club-members = Mitglieder
club-members-row = { $count ->
    [0] Noch niemand
    [one] Eine Person
   *[other] { $count } Personen
}
club-seasons = Saisons
club-seasons-row = { $count ->
    [0] Abende in einer Reihe, mit einer Tabelle der Besten
    [one] Eine Reihe von Abenden
   *[other] { $count } Reihen von Abenden
}
club-take = Abend übernehmen
club-take-row = Aus der Datei eines anderen Computers
club-entrants = { $count ->
    [0] noch niemand
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}
club-row = { $day } · { $state } · { $entrants }
club-row-place = { $day }, { $place } · { $state } · { $entrants }

## Club: the plan

club-plan = Plan des Abends
club-begin = Abend beginnen
club-save = Speichern
club-about = Der Abend
club-name = Name
club-name-usual = Clubabend
club-date = Tag, wie 2026-11-24
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
    [pairs] Partner bleiben den ganzen Abend zusammen und haben einen Platz in der Rangliste.
    [individuals] Alle spielen für sich und haben in jedem Durchgang andere Partner.
   *[teams] Mannschaften aus zwei oder mehr Paaren treffen an mehreren Tischen aufeinander; die Mannschaft hat einen Platz.
}
club-threes = Überzählige Spieler
club-threes-none = reihum spielfrei
club-threes-hint = Nach diesen Regeln wird an Tischen zu dritt gespielt, alle allein.
club-movement-title = Wer trifft auf wen?
club-movement = { $movement ->
    [round_robin] Alle gegen alle
    [mitchell] Hälfte rückt weiter
    [rotating] Partner wechseln
    [by_standing] Nach Rangliste
    [by_lot] Per Los
   *[free] Von Hand
}
club-movement-hint = { $movement ->
    [round_robin] Durchgang für Durchgang, bis sich alle begegnet sind.
    [mitchell] Nord–Süd bleiben am Tisch, Ost–West rücken an den nächsten.
    [rotating] Kein Partner kommt wieder, bevor alle an der Reihe waren; auch die Gegner wechseln.
    [by_standing] Erste gegen Zweite, Dritte gegen Vierte, möglichst ohne dieselbe Paarung noch einmal.
    [by_lot] Jeder Durchgang wird neu gelost, möglichst ohne dieselbe Paarung noch einmal.
   *[free] Wer in der Liste nebeneinander steht, sitzt zusammen; alles lässt sich ändern.
}
club-rounds = Durchgänge
club-rounds-count = { $count ->
    [one] ein Durchgang
   *[other] { $count } Durchgänge
}
club-drop = Schlechteste Durchgänge ohne Wertung
club-drop-hint = { $count ->
    [0] Alle Durchgänge zählen.
    [one] Von allen zählt der schlechteste Durchgang nicht.
   *[other] Von allen zählen die { $count } schlechtesten Durchgänge nicht.
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
club-length-none = Bis der Durchgang von Hand beendet wird.
club-length-row = { $row ->
    [points] Punkte zum Ende der Partie
    [deals] Runden
    [minutes] Minuten
    [warning] Warnung, Minuten vor dem Ende
   *[overtime] Minuten für die letzte Runde
}
club-overtime = Ist die Zeit um, wird die Runde zu Ende gespielt:
club-overtime-endless = so lange es dauert
club-overtime-limited = binnen einiger Minuten
club-from = Aus: { $source }
club-no-source = keine Quelle gefunden; ein Vorschlag dieser App
club-scheme-title = Was zählt für die Rangliste?
club-scheme = { $scheme ->
    [finland] Zwei Punkte je Sieg
    [wins] Siege
    [total] Spielpunkte
    [burraco_3] Siegpunkte, drei Runden
   *[burraco_4] Siegpunkte, vier Runden
}
club-scheme-hint = { $scheme ->
    [finland] Sieg 2, Unentschieden 1, Niederlage 0; dann die Differenz der Spielpunkte.
    [wins] Jede gewonnene Partie ist ein Punkt; dann die Spielpunkte.
    [total] Die Spielpunkte aller Partien werden zusammengezählt.
   *[burraco_4] An jedem Tisch werden 20 Punkte nach der Differenz geteilt, von 10 : 10 bis 20 : 0.
}
club-figures = Zahlen und Feinwertung
club-figures-usual = Wie die Wertung es vorsieht
club-figures-changed = Für diesen Abend geändert
club-figures-hint = Was hier geändert wird, gilt nur für diesen Abend.
club-figures-back = Wie die Wertung es vorsieht
club-match-points = { $outcome ->
    [win] Punkte je Sieg
    [draw] Punkte je Unentschieden
   *[loss] Punkte je Niederlage
}
club-walkover-points = Spielpunkte, kampflos gewonnen
club-bye-title = Ein Freilos zählt
club-bye = { $bye ->
    [nothing] nichts
    [walkover] wie kampflos
   *[average_of_winners] wie der Schnitt der Sieger des Durchgangs
}
club-bands = Tabelle der Siegpunkte
club-band-upto = Differenz bis
club-band-beyond = Jede größere Differenz
club-band-winner = Sieger
club-band-loser = Verlierer
club-band-add = Zeile dazu
club-band-drop = Zeile { $number } entfernen
club-ties = Bei Gleichstand entscheidet
club-ties-none = Nichts: bei Gleichstand wird der Platz geteilt.
club-ties-add = Dazu:
club-tie = { $tie ->
    [head_to_head] Partien gegeneinander
    [difference] Differenz der Spielpunkte
    [wins] Siege
    [card_points] Spielpunkte
    [highest_match] höchster Stand einer Partie
   *[lot] Los
}
club-tie-up = Früher: { $tie }
club-tie-drop = Ohne: { $tie }

## Club: log and standing

club-log-drawn = Durchgang { $round } ist ausgelost
club-log-taken_back = Die Auslosung von Durchgang { $round } ist zurückgenommen
club-log-arranged = Durchgang { $round } ist von Hand geändert
club-log-started = Durchgang { $round } hat begonnen
club-log-closed = Durchgang { $round } ist beendet
club-log-claimed = Tisch { $table }: { $score }, angegeben von { $side }
club-log-withdrawn = Tisch { $table }: Angabe zurückgenommen von { $side }
club-log-agreed = Tisch { $table }: beide Seiten sind einig, { $score }
club-log-disputed = Tisch { $table }: bestritten von { $side }
club-log-decided = Tisch { $table }: entschieden, { $score }
club-log-paper = Tisch { $table }: { $score } vom Papier
club-log-walkover = Tisch { $table }: kampflos, { $score }
club-log-corrected = Tisch { $table } von Durchgang { $round }: { $before } ist berichtigt auf { $score }
club-log-reopened = Tisch { $table }: wieder offen, { $before } zählt nicht mehr
club-log-substituted = { $into } spielt für { $out }
club-line = { $outcome ->
    [won] Gewonnen gegen { $against }, { $score } : { $other }
    [drawn] Unentschieden gegen { $against }, { $score } : { $other }
    [lost] Verloren gegen { $against }, { $score } : { $other }
   *[rested] Spielfrei
}
club-line-walkover = { $line } (kampflos)
club-place-none = Vor dem ersten Ergebnis hat niemand einen Platz.
club-place-first = Erster Platz mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}.
club-place-points = { $fewer ->
    [one] Ein Punkt weniger als { $name }.
   *[other] { $fewer } Punkte weniger als { $name }.
}
club-place-shared = In allem gleich mit { $name }: der Platz ist geteilt.
club-place-tie = So viele Punkte wie { $name }; es entscheidet: { $tie }.

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
club-outlook-none = { $here }: zu wenig für einen Tisch.
club-outlook = { $here }: { $tables ->
    [0] kein voller Tisch.
    [one] ein Tisch.
   *[other] { $tables } Tische.
}
club-outlook-lone = { $count ->
    [one] Dazu ein Tisch zu dritt.
   *[other] Dazu { $count } Tische zu dritt.
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
club-to-draw = Zur Auslosung, Durchgang { $number }
club-to-tables = Zu den Tischen
club-playing = Es spielen
club-away = Erwartet oder gegangen
club-entrant-said = { $name }: Gehen, Ersatz
club-listed = Auf der Liste: { $count }
club-check-in = Anmelden
club-check-in-hint = { $form ->
    [pairs] Partner nacheinander antippen. Wer später kommt, spielt ab der nächsten Auslosung mit.
    [teams] Alle einer Mannschaft antippen, dann die Mannschaft anmelden. Partner folgen aufeinander.
   *[individuals] Antippen, wer da ist. Wer später kommt, spielt ab der nächsten Auslosung mit.
}
club-picked = { $names } und …?
club-team = Name der Mannschaft
club-team-enter = Anmelden
club-as-last-time = Wie beim letzten Mal, mit einem Tipp:
club-partners-last-time = letztes Mal Partner
club-find = Namen suchen oder neu eingeben
club-guest = { $name } aufnehmen
club-find-more = { $count ->
    [one] Noch jemand: einen Teil des Namens eingeben.
   *[other] Noch { $count }: einen Teil des Namens eingeben.
}
club-find-none = Sonst ist hier niemand bekannt. Für jemand Neuen den Namen eingeben.
club-waits-for-partner = wartet auf einen Partner
club-check-in-said = Anmelden: { $name }
club-plays = Ab der nächsten Auslosung dabei.
club-plays-not = Wird nicht ausgelost. Was gespielt ist, bleibt in der Rangliste.
club-leaves = Geht
club-comes = Kommt
club-strike = Von der Liste nehmen
club-substitute = Jemand spielt für { $name }
club-substitute-hint = Ab jetzt, an einem Tisch ohne Ergebnis sofort. Platz und Punkte bleiben bei der Anmeldung.

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
    [none] { $name }, { $points } Punkte, Differenz { $difference }
   *[other] Platz { $place }: { $name }, { $points } Punkte, Differenz { $difference }
}
club-draw = Durchgang { $number } auslosen
club-drawing = Auslosen…
club-draw-again = Neu auslosen
club-draw-back = Löschen
club-start = Durchgang starten
club-swap-hint = Zwei antippen, die den Platz tauschen.
club-swap-other = Antippen, mit wem getauscht wird.
club-swap-said = { $name } tauscht den Platz
club-repeats = { $count ->
    [0] Nichts davon wurde schon einmal gespielt.
    [one] Eines davon gab es schon: siehe den Tisch.
   *[other] { $count } davon gab es schon: siehe die Tische.
}
club-against = gegen
club-rest = Spielfrei
club-close = Durchgang { $number } beenden
club-close-open = { $count ->
    [one] Durchgang { $number } beenden: ein Tisch ist offen
   *[other] Durchgang { $number } beenden: { $count } Tische sind offen
}
club-final = Endrangliste
club-over-hint = Ergebnisse lassen sich noch berichtigen: einen Tisch antippen.

## Club: one table

club-organiser = Leitung
club-phone = Telefon { $phone } von Tisch { $table }
club-phone-for = { $name }, an Telefon { $phone } von Tisch { $table }
club-how = { $how ->
    [agreed] Beide Seiten sind einig.
    [decided] Die Leitung hat entschieden.
    [paper] Vom Papier übernommen.
   *[walkover] Kampflos.
}
club-claimed = { $score }, angegeben von { $side }
club-disputes = Bestritten von { $side }
club-settle = Ergebnis eintragen
club-correct = Ergebnis berichtigen
club-winner = Wer hat gewonnen?
club-winner-points = Nach Punkten
club-reason = Grund
club-reason-hint = Der Grund steht für alle im Protokoll.
club-decide = Entscheiden
club-from-paper = Vom Papier
club-correct-do = Berichtigen
club-scoreless = Wirklich 0 Punkte für alle
club-reopen = Tisch wieder öffnen
club-reopen-hint = Das Ergebnis wird zurückgenommen: die Telefone dieses Tisches können wieder Runden eintragen.
club-walkover = Kampflos
club-walkover-hint = Wer ist nicht gekommen? Die anderen bekommen { $points } Spielpunkte, nach der Wertung dieses Abends.
club-walkover-do = Kampflos werten
club-deals-title = Runden
club-deals-none = Hier ist noch keine Runde eingetragen.
club-record = Runden hier eintragen
club-not-started = Der Durchgang hat nicht begonnen: noch lässt sich nichts eintragen.
club-code = Telefone dieses Tisches
club-code-hint = Wer das scannt, kann die Runden dieses Tisches eintragen, in jedem Durchgang, und sonst nichts.
club-screen = Großbild
club-screen-hint = Rangliste, Tische und Uhr für Beamer oder Fernseher; nur zum Ansehen. Diesen Link dort öffnen.
club-screen-shows = Das Großbild zeigt
club-screen-shows-hint = Initialen sind für Clubs, die keine Namen an der Wand wollen.
club-screen-names = Namen
club-screen-initials = Initialen
club-code-show = Code zeigen
club-code-new = Neuer Code
club-code-ask = Neuen Code anlegen?
club-code-said = Code zum Scannen, für { $address }
club-code-visitors = { $count ->
    [0] Noch niemand ist damit gekommen.
    [one] Ein Gerät ist damit gekommen.
   *[other] { $count } Geräte sind damit gekommen.
}
club-no-server = Telefone können noch nicht herein. Die App schließen und auf diesem Computer mit „scorekeeper serve“ starten: dann führt der Code sie hierher, und dieser Abend geht dort weiter, wo er ist.
club-code-warning = Der alte Code und alle Geräte, die damit gekommen sind, werden ausgesperrt. Die Karte des Tisches neu drucken.

## Club: standing and log screens

club-standing-none = Noch steht niemand auf der Liste.
club-head-points = Punkte
club-head-difference = ± Spiel
club-scheme-ties = bei Gleichstand: { $ties }
club-record-told = { $wins } gewonnen, { $losses } verloren{ $draws ->
    [0] { "" }
   *[other] , { $draws } gleich
}
club-figures-told = Spielpunkte { $card_points }, Differenz { $difference }, höchste Partie { $highest }
club-line-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
club-line-dropped = ({ $points }) zählt nicht
club-log-none = Noch ist nichts geschehen.
club-log-older = Ältere
club-because = „{ $reason }“

## Club: print, save, move

club-cards = Karten für die Tische
club-cards-hint = Sie werden als Seite gespeichert: die Seite öffnen und von dort drucken.
club-cards-codes = { $count ->
    [0] Tischkarten mit Codes
    [one] Eine Tischkarte mit ihrem Code
   *[other] { $count } Tischkarten mit ihren Codes
}
club-cards-round = Ergebniskarten, Durchgang { $number }
club-cards-title = { $name }, { $day }
club-card-how = Den Code scannen, oder die Adresse öffnen und die Buchstaben eingeben. Diese Karte gilt für alle Durchgänge.
club-card-signed = Unterschrift
club-sheets = Listen
club-sheets-hint = Zum Drucken, oder als Tabelle für die Tabellenkalkulation.
club-sheet-page = { $paper }, zum Drucken
club-sheet-csv = { $paper }, als Tabelle
club-paper = { $paper ->
    [check-in] Anmeldeliste
    [cards] Durchgang { $number }: wer wo sitzt
    [results] Durchgang { $number }: Ergebnisse
    [standing] Rangliste
    [season] Saisontabelle
   *[log] Protokoll
}
club-column = { $code ->
    [number] Nr.
    [entrant] Teilnehmer
    [members] Spieler
    [checked_in] Da
    [mark] ✓
    [evening] Abend
    [date] Tag
    [round] Durchgang
    [table] Tisch
    [side] Seite { $number }
    [players] Spieler { $number }
    [score] Ergebnis { $number }
    [signature] Unterschrift { $number }
    [link] Link
    [state] Zustand
    [how] Wie
    [winner] Sieger
    [place] Platz
    [points] Punkte
    [card_points] Spielpunkte
    [difference] Differenz
    [wins] Gewonnen
    [draws] Gleich
    [losses] Verloren
    [byes] Freilose
    [highest_match] Höchste Partie
    [dropped] Durchgänge, die nicht zählen
    [parted_by] Entschieden durch
    [at] Zeit
    [by] Von
    [kind] Was
    [before] Vorher
    [reason] Grund
    [member] Spieler
   *[total] Summe
}
club-presence = { $code ->
    [present] da
   *[expected] erwartet
}
club-how-short = { $how ->
    [agreed] einig
    [decided] entschieden
    [paper] vom Papier
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
    [paper] Ergebnis vom Papier
    [walkover] kampflos
    [corrected] Ergebnis berichtigt
    [reopened] Tisch wieder geöffnet
   *[substituted] Ersatz
}
club-move = Auf einen anderen Computer
club-move-hint = Eine Datei mit allem: Spieler, Durchgänge, Ergebnisse, Runden und die Codes der Tische. Wer sie hat, kann den Abend leiten, darum nicht weitergeben.
club-move-save = Abend als Datei speichern
club-delete = Diesen Abend löschen
club-delete-ask = „{ $name }“ löschen?
club-delete-hint = Er verschwindet aus der Liste, mit allen Runden seiner Tische. Andere Abende und Saisons bleiben, wie sie sind.
club-deleted = Gelöschte Abende
logins = Leitung auf anderen Computern
logins-count = { $count ->
    [one] Ein Computer ist mit der PIN angemeldet.
   *[other] { $count } Computer sind mit der PIN angemeldet.
}
logins-end-own = Hier abmelden
logins-end-others = Alle anderen abmelden
logins-end-all = Alle abmelden
club-bring-back = { $name } zurückholen
club-take-hint = Die Datei wählen, die der andere Computer gespeichert hat. Die Codes der Tische gelten weiter.
club-take-choose = Datei wählen
club-take-anyway = Trotzdem übernehmen
club-take-unread = Die Datei war nicht lesbar.
club-take-broken = { $file } ist kein Abend, der hier lesbar ist:
club-unreadable = { $name }, { $day }: dieser Abend ist von einer neueren Version der App.

## Club: people

club-guests = Gäste
club-members-none = Noch niemand. Wer an einem Abend spielt, steht hier.
club-member-gone = Diese Person steht nicht mehr auf der Liste.
club-evenings-count = { $count ->
    [0] noch kein Abend
    [one] ein Abend
   *[other] { $count } Abende
}
club-last-seen = zuletzt { $day }
club-member-is = Gehört zum Club
club-guest-is = Ein Gast
club-member-make = Gehört zum Club
club-guest-make = Ist ein Gast
club-merge-hint = Alle Abende und Partien von { $gone } zählen dann auch für { $kept } und zeigen diesen Namen. Das lässt sich jederzeit zurücknehmen.
club-forget = Diese Person vergessen
club-forget-hint = Der Name wird überall ersetzt, auch in jeder Sicherung. Ergebnisse und Plätze bleiben, Spitznamen in Notizen auch.
club-alias = Name an seiner Stelle
club-alias-usual = Früherer Spieler { $number }
club-forget-do = Vergessen
club-forget-ask = { $name } vergessen?
club-forget-warning = Überall steht dann { $alias }. Das lässt sich nicht zurücknehmen, auch durch keine Sicherung.
club-forgotten = Vergessen
club-forgotten-as = Der Name ist weg; an seiner Stelle steht { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Ohne den Namen neu geschrieben: { $files }
       *[other] { $count } Dateien ohne den Namen neu geschrieben: { $files }
    }
    [cut] { $count ->
        [one] War schon beschädigt; nur das Lesbare ist davon übrig: { $files }
       *[other] { $count } Dateien waren schon beschädigt; nur das Lesbare ist davon übrig: { $files }
    }
    [removed] { $count ->
        [one] Entfernt: { $files }
       *[other] { $count } Dateien entfernt: { $files }
    }
   *[left] { $count ->
        [one] Nicht angerührt, aber der Name steht darin: { $files }
       *[other] { $count } Dateien nicht angerührt, aber der Name steht darin: { $files }
    }
}
club-forgotten-shared = Auch jemand anders heißt so, darum steht der Name dort noch: { $names }

## Club: seasons

club-seasons-none = Eine Saison ist eine Reihe von Abenden mit einer eigenen Tabelle. Zum Beginnen einen Namen geben.
club-season-name = Name der Saison
club-season-new = Neue Saison
club-season-gone = Diese Saison gibt es nicht mehr.
club-season-table = Tabelle
club-season-empty = Die Abende antippen, die dazugehören. Die Tabelle folgt aus ihren Ranglisten.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Punkte
            [card_points] Spielpunkte
            [difference] Differenz der Spielpunkte
            [wins] Siege
           *[places] Punkte nach Platz
        }, ein Abend.
       *[other] { $figure ->
            [points] Punkte
            [card_points] Spielpunkte
            [difference] Differenz der Spielpunkte
            [wins] Siege
           *[places] Punkte nach Platz
        }, alle { $count } Abende.
    }
    [one] { $figure ->
        [points] Punkte
        [card_points] Spielpunkte
        [difference] Differenz der Spielpunkte
        [wins] Siege
       *[places] Punkte nach Platz
    }, der beste von { $count } Abenden.
   *[other] { $figure ->
        [points] Punkte
        [card_points] Spielpunkte
        [difference] Differenz der Spielpunkte
        [wins] Siege
       *[places] Punkte nach Platz
    }, die { $best } besten von { $count } Abenden.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-counts = Was zählt
club-season-best = Wie viele der besten Abende zählen?
club-season-all = alle
club-season-figure = Ein Abend bringt:
club-season-figure-of = { $figure ->
    [points] Punkte
    [card_points] Spielpunkte
    [difference] Differenz
    [wins] Siege
   *[places] Punkte nach Platz
}
club-season-places = Erste Plätze: { $points }. Alle anderen bekommen nichts.
club-season-evenings = Abende dieser Saison:
club-season-figures = Runden, Teams und Rekorde all ihrer Tische
club-season-delete = Diese Saison löschen
club-season-delete-hint = Ihre Abende bleiben.
club-print = Drucken
club-table-file = Tabelle
club-ratings = Spielstärke
club-ratings-hint = Wie stark jemand spielt, gemessen daran, gegen wen und mit wem gewonnen wurde; Partner werden einzeln bewertet. Die zweite Zahl sagt, wie weit die erste danebenliegen kann.
club-ratings-show = Ausrechnen
club-ratings-missing = Dieser App fehlt, womit sich die Spielstärke ausrechnen lässt. Dafür „scorekeeper[web]“ installieren.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}

## How a rule set is played, made of its values

how-to-play = So wird gespielt
how-to-play-values = Alle Werte
rule-sets-played = Hier am meisten gespielt
rule-sets-times = { $count ->
    [one] Hier einmal gespielt
   *[other] Hier { $count }-mal gespielt
}
rule-sets-for = Für so viele Spieler
rule-sets-for-said = Für { $players } Spieler
rule-sets-search = Regelwerk suchen
rule-sets-none = So heißt kein Regelwerk.
play-head-aim = Ziel des Spiels
play-head-dealing = Geben
play-head-turn = Ein Zug
play-head-melds = Meldungen
play-head-wilds = Wilde Karten
play-head-canastas = Canastas
play-head-threes = Dreier
play-head-pile = Das Paket
play-head-initial = Erstmeldung
play-head-out = Ausmachen
play-head-extras = Spezialhände und Abzüge
play-head-scoring = Abrechnung
play-head-end = Ende der Partie
play-head-players = Mit { $players } Spielern
play-aim = Punkte gibt es für gemeldete Karten, die meisten für Canastas: Meldungen von { $cards } oder mehr Karten.
play-aim-target = Runde um Runde wird gezählt, bis eine Seite { $points } Punkte hat.
play-aim-deals = { $deals ->
    [one] Gespielt wird eine einzige Runde, und ihre Punkte entscheiden.
   *[other] Gespielt werden { $deals } Runden, und die Punkte aus allen entscheiden.
}
play-sides = { $kind ->
    [partnership] { $sides } Seiten zu je { $size } Partnern spielen gegeneinander; Partner melden gemeinsam.
    [lone_hand] { $sides } spielen, und in jeder Runde steht einer von ihnen allein gegen die anderen.
   *[individual] { $sides } spielen, alle für sich.
}
play-packs = { $packs ->
    [one] Ein Deck wird
   *[other] { $packs } Decks werden
} mit { $jokers } Jokern gemischt: { $cards } Karten im Ganzen.
play-first-dealer = { $value ->
    [by_lot] Wer zuerst gibt, wird ausgelost.
   *[any_method] Wer zuerst gibt, wird auf beliebige Weise bestimmt.
}
play-dealing = { $value ->
    [counterclockwise] Gespielt wird gegen den Uhrzeigersinn:
   *[clockwise] Gespielt wird im Uhrzeigersinn:
} Der Spieler vor dem Geber hebt ab, der nach ihm beginnt und gibt als Nächster.
play-hand = Alle bekommen { $cards } Karten.
play-foot = Dazu bekommen alle einen Fuß von { $cards } weiteren Karten, der nach der Hand gespielt wird.
play-first-pile = { $value ->
    [upcard_value] Das Paket beginnt mit einer aufgedeckten Karte und so vielen dazu, wie sie sagt; die übrigen Karten sind der Talon.
   *[one_card] Das Paket beginnt mit einer aufgedeckten Karte; die übrigen Karten sind der Talon.
}
play-draw = { $cards ->
    [one] Wer am Zug ist, zieht eine Karte vom Talon oder kauft stattdessen das Paket.
   *[other] Wer am Zug ist, zieht { $cards } Karten vom Talon oder kauft stattdessen das Paket.
}
play-discard = Danach darf gemeldet werden, und eine abgelegte Karte beendet den Zug.
play-meld = Eine Meldung besteht aus { $cards } oder mehr Karten eines Ranges.
play-meld-most = Mehr als { $cards } Karten hat sie nie.
play-meld-most-waived = Nur wer ausmacht, darf mehr auslegen.
play-one-meld = { $value ->
    [yes] Eine Seite hat von jedem Rang eine Meldung; weitere Karten des Ranges kommen dazu.
   *[no] Eine Seite darf von einem Rang mehrere Meldungen haben.
}
play-twos = Auch Zweier dürfen für sich gemeldet werden.
play-sequence = Auch { $least } bis { $most } Karten einer Farbe in Folge sind eine Meldung, eine Sequenz: { $low } ist ihre niedrigste, { $high } ihre höchste Karte.
play-sequence-wilds = { $wilds ->
    [0] In eine Sequenz kommt keine wilde Karte.
    [one] In eine Sequenz kommt höchstens eine wilde Karte.
   *[other] In eine Sequenz kommen höchstens { $wilds } wilde Karten.
}
play-wild = { $naturals ->
    [one] Joker und Zweier sind wild und ersetzen jede andere Karte, doch eine Meldung braucht mindestens eine natürliche Karte.
   *[other] Joker und Zweier sind wild und ersetzen jede andere Karte, doch eine Meldung braucht mindestens { $naturals } natürliche Karten.
}
play-wild-most = { $wilds ->
    [0] Wilde Karten dürfen nicht darin sein.
    [one] Höchstens eine wilde Karte darf darin sein.
   *[other] Höchstens { $wilds } wilde Karten dürfen darin sein.
}
play-wild-share = { $value ->
    [lt] In einer Meldung sind immer weniger wilde Karten als natürliche.
   *[le] In einer Meldung sind nie mehr wilde Karten als natürliche.
}
play-wild-alone = Wilde Karten dürfen auch allein gemeldet werden, bis zu { $cards } zusammen.
play-wild-never-alone = Wilde Karten allein sind keine Meldung.
play-wild-first = Hat eine Seite eine Meldung aus wilden Karten begonnen, so kommen alle weiteren dorthin, bis sie fertig ist.
play-wild-never = Zu diesem Rang kommen keine wilden Karten: { $ranks }.
play-wild-aces = Zu Assen dürfen wilde Karten nur in der Erstmeldung gelegt werden.
play-wild-five = Nach der Erstmeldung kommen wilde Karten nur zu Meldungen mit fünf natürlichen Karten.
play-canasta = Eine Meldung von { $cards } oder mehr Karten ist ein Canasta. Ein echtes Canasta, ohne wilde Karten, bringt { $natural } Punkte, ein gemischtes { $mixed }.
play-canasta-bonus = { $type ->
    [wild] Ein Canasta aus wilden Karten bringt { $points }.
    [wild_all_twos] Besteht es nur aus Zweiern, bringt es { $points }.
    [wild_four_jokers] Mit vier Jokern darin bringt es { $points }.
    [sequence] Eine Sequenz dieser Länge ist ebenfalls ein Canasta und bringt { $points }.
    [sevens] Ein Canasta aus Siebenern bringt { $points }.
    [aces] Ein Canasta aus Assen bringt { $points }.
    [twos_natural] Ein echtes Canasta aus Zweiern bringt { $points }.
   *[twos_mixed] Ein gemischtes Canasta aus Zweiern bringt { $points }.
}
play-canasta-cards = { $value ->
    [yes] Die Karten darin zählen noch dazu.
   *[no] Die Karten darin zählen nicht außerdem.
}
play-canasta-from-hand = { $value ->
    [multiply] Ein Canasta, das ganz aus der Hand kommt, bringt seine Prämie { $amount }-mal.
   *[add] Ein Canasta, das ganz aus der Hand kommt, bringt { $amount } mehr.
}
play-canasta-extra = Für mehrere Canastas gibt es weitere Punkte:
play-canasta-out = Nur die Seite, die ausmacht, bekommt die Prämie für diese: { $types }.
play-red-threes = { $value ->
    [yes] Rote Dreier gehören in keine Meldung: Jede wird sofort ausgelegt und durch eine gezogene Karte ersetzt.
   *[no] Rote Dreier gehören in keine Meldung: Jede wird sofort ausgelegt und nicht ersetzt.
}
play-red-values = Eine, zwei und mehr davon sind zusammen { $points } Punkte wert.
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Sie zählen gegen eine Seite, die nichts gemeldet hat.
       *[other] Sie zählen gegen eine Seite, die gemeldet hat.
    }
    [zero] { $melded ->
        [0] Sie zählen nicht für eine Seite, die nichts gemeldet hat.
       *[other] Sie zählen nicht für eine Seite, die gemeldet hat.
    }
   *[plus] { $melded ->
        [0] Sie zählen für jede Seite.
       *[other] Sie zählen für eine Seite, die gemeldet hat.
    }
}
play-red-canastas = { $sign ->
    [minus] Hat eine Seite { $what }, so zählen sie gegen sie.
    [zero] Hat eine Seite { $what }, so zählen sie nicht.
   *[plus] Hat eine Seite { $what }, so zählen sie für sie.
}
play-red-never = Rote Dreier werden nicht ausgelegt.
play-red-all-four = Alle vier ohne eine Meldung sind { $points } Punkte.
play-red-as-tabled = Eine rote Drei auf der Hand zählt wie ausgelegt, solange die Seite kein Canasta hat.
play-red-in-hand = Eine rote Drei, die auf der Hand bleibt, kostet { $points } Punkte.
play-black-role = { $value ->
    [discard_only] Schwarze Dreier können nur abgelegt werden.
    [tabled_bonus] Schwarze Dreier werden wie rote ausgelegt.
    [removed_from_pile] Wird das Paket gekauft, so scheiden die schwarzen Dreier darin aus dem Spiel.
   *[stop_card] Eine schwarze Drei oben auf dem Paket sperrt es: Der nächste Spieler kann es nicht kaufen.
}
play-black-tabled = Eine, zwei und mehr schwarze Dreier sind zusammen { $points } Punkte wert.
play-black-captured = Eine, zwei und mehr schwarze Dreier aus dem Paket bringen { $points } Punkte.
play-black-meld = { $when ->
    [any] Schwarze Dreier dürfen jederzeit gemeldet werden, { $least } oder mehr zusammen
   *[going_out] Schwarze Dreier dürfen nur beim Ausmachen gemeldet werden, { $least } oder mehr zusammen
}{ $wilds ->
    [yes] , auch mit wilden Karten.
   *[no] , ohne wilde Karten.
}
play-black-most = In einer solchen Meldung sind es höchstens { $cards }.
play-black-never = Gemeldet werden sie nie.
play-black-as-tabled = Eine schwarze Drei auf der Hand zählt wie ausgelegt, solange die Seite kein Canasta hat.
play-black-in-hand = Eine schwarze Drei, die auf der Hand bleibt, kostet { $points } Punkte.
play-pile = { $value ->
    [natural_pair] Das Paket kauft, wer zwei natürliche Karten vom Rang seiner obersten Karte hat und sie mit ihr meldet.
    [no_wild] Das Paket kauft, wer seine oberste Karte nur mit natürlichen Karten meldet.
   *[any] Das Paket kauft, wer seine oberste Karte mit zwei natürlichen Karten ihres Ranges meldet oder mit einer davon und einer wilden.
}
play-pile-frozen = Solange eine Seite nichts gemeldet hat, ist das Paket für sie eingefroren: Nur ein natürliches Paar kauft es.
play-pile-all = Wer das Paket kauft, nimmt alle seine Karten.
play-pile-cards = { $cards ->
    [one] Genommen wird eine Karte des Pakets.
   *[other] Genommen werden { $cards } Karten des Pakets.
}
play-pile-canasta = { $value ->
    [yes] Das Paket darf auch gekauft werden, um die oberste Karte an ein fertiges Canasta zu legen.
   *[no] Um die oberste Karte an ein fertiges Canasta zu legen, darf das Paket nicht gekauft werden.
}
play-pile-jokers = { $value ->
    [yes] Joker dürfen abgelegt werden.
   *[no] Joker dürfen nicht abgelegt werden.
}
play-initial = { $value ->
    [hand_number] Die ersten Meldungen einer Seite in einer Runde müssen genug zählen; wie viel, hängt von der Nummer der Runde ab:
   *[score] Die ersten Meldungen einer Seite in einer Runde müssen genug zählen; wie viel, hängt von ihrem Stand ab:
}
play-initial-top = { $value ->
    [yes] Wird dafür das Paket gekauft, so zählt dessen oberste Karte mit.
   *[no] Wird dafür das Paket gekauft, so zählt dessen oberste Karte nicht mit.
}
play-initial-no-pile = Das Paket darf dafür nicht gekauft werden.
play-initial-no-mixed = Ein gemischtes Canasta darf nicht in der Erstmeldung sein.
play-initial-only = { $what ->
    [canasta_always_suffices] Ein ganzes Canasta reicht immer.
    [naturals_only] Nur natürliche Karten zählen.
   *[clean_triple_required] Drei natürliche Karten eines Ranges müssen darunter sein.
}
play-initial-counts = { $what ->
    [bonuses] { $value ->
        [yes] Prämien zählen dafür mit.
       *[no] Prämien zählen dafür nicht.
    }
   *[red_threes] { $value ->
        [yes] Rote Dreier zählen dafür mit.
       *[no] Rote Dreier zählen dafür nicht.
    }
}
play-initial-concealed = { $value ->
    [always] Wer verdeckt ausmacht, braucht sie nicht.
    [if_drawn_from_stock] Wer verdeckt ausmacht, ohne das Paket gekauft zu haben, braucht sie nicht.
   *[never] Auch wer verdeckt ausmacht, braucht sie.
}
play-out = { $canastas ->
    [0] Eine Seite darf ohne Canasta ausmachen.
    [one] Zum Ausmachen braucht eine Seite ein Canasta.
   *[other] Zum Ausmachen braucht eine Seite { $canastas } Canastas.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] Mindestens eines davon muss echt sein.
       *[other] Mindestens { $count } davon müssen echt sein.
    }
    [mixed] { $count ->
        [one] Mindestens eines davon muss gemischt sein.
       *[other] Mindestens { $count } davon müssen gemischt sein.
    }
   *[sequence] { $count ->
        [one] Mindestens eines davon muss eine Sequenz sein.
       *[other] Mindestens { $count } davon müssen Sequenzen sein.
    }
}
play-out-exclude = Diese helfen nicht beim Ausmachen: { $types }.
play-out-short = Niemand macht aus, solange eine solche Meldung der Seite unfertig ist: { $types }.
play-out-discard = { $value ->
    [yes] Die letzte Karte muss abgelegt werden.
   *[no] Die letzte Karte darf gemeldet oder abgelegt werden.
}
play-out-last = { $value ->
    [must_discard] Einer Seite ohne Canasta muss eine Karte zum Ablegen bleiben.
   *[may_be_kept] Eine Seite ohne Canasta darf ihre letzte Karte behalten.
}
play-out-partner = { $value ->
    [must_ask] Vorher muss der Partner gefragt werden.
   *[may_ask_binding] Vorher darf der Partner gefragt werden, und die Antwort bindet.
}
play-stock-out = { $value ->
    [after_last_draw] Ist der Talon aufgebraucht, so endet die Runde mit dem Zug der letzten gezogenen Karte.
    [pile_becomes_stock] Ist der Talon aufgebraucht, so wird das Paket umgedreht und zum Talon.
   *[until_pile_refused] Ist der Talon aufgebraucht, so geht die Runde weiter, solange das Paket gekauft werden kann.
}
play-stock-bonus = { $value ->
    [last_draw_finishes_turn] Wer die letzte Karte zog, spielt den Zug zu Ende.
   *[no_going_out_bonus] Hat bis dahin niemand ausgemacht, so bekommt niemand die Prämie dafür.
}
play-score = { $value ->
    [every_card_of_hand_and_foot] Karten auf dem Tisch zählen für eine Seite; was in Hand und Fuß bleibt, wird abgezogen.
   *[every_card_of_all_partners] Karten auf dem Tisch zählen für eine Seite; was ihren Spielern auf der Hand bleibt, wird abgezogen.
}
play-score-negative = Bei einer Seite ohne Canasta zählen auch die Karten auf dem Tisch als Minus.
play-score-out = Ausmachen bringt { $points } Punkte.
play-score-concealed = Wer verdeckt ausmacht, mit der ganzen Hand in einem Zug, bekommt { $points } dazu.
play-score-cards = Die Karten zählen:
play-acaba = Wer keinen Weg zum Sieg mehr sieht, darf „acaba“ sagen: Die Runde ist vorbei, jede andere Seite bekommt { $others } Punkte, die ansagende { $own }.
play-acaba-partner = { $value ->
    [must_ask] Vor dem Acaba muss der Partner gefragt werden.
   *[may_ask_binding] Vor dem Acaba darf der Partner gefragt werden, und die Antwort bindet.
}
play-auto-win = Eine Seite mit { $canastas } Canastas in einer Runde bekommt { $points } Punkte und gewinnt die Partie.
play-special = { $value ->
    [add] Eine Spezialhand wird ganz ausgelegt und zählt neben allem anderen.
   *[replace] Eine Spezialhand wird ganz ausgelegt und zählt anstelle von allem anderen.
}
play-penalties = Einiges kostet Punkte:
play-end = { $value ->
    [highest_after_last_deal] Nach der letzten Runde gewinnt der höchste Stand.
   *[highest_at_target] Hat eine Seite am Ende einer Runde das Ziel erreicht, so gewinnt der höchste Stand.
}
play-end-tie = { $value ->
    [drawn_game] Bei Gleichstand an der Spitze endet die Partie unentschieden.
   *[play_another_hand] Bei Gleichstand an der Spitze wird noch eine Runde gespielt.
}
