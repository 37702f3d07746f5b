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

line-melded_cards = Cards on the table
line-canasta = { $type ->
    [natural] Natural canastas
    [mixed] Mixed canastas
    [wild] Wild canastas
    [wild_all_twos] Wild canastas, all twos
    [wild_four_jokers] Wild canastas with four jokers
    [sequence] Sequence canastas
    [sevens] Canastas of sevens
    [aces] Canastas of aces
    [twos_natural] Natural canastas of twos
    [twos_mixed] Mixed canastas of twos
   *[other] Canastas
}
line-concealed_canasta = Canastas laid from the hand
line-extra_bonus = Bonus for so many canastas
line-red_threes = Red threes
line-black_threes = Black threes
line-captured_black_threes = Black threes taken with the pile
line-go_out = Going out
line-concealed_go_out = Going out concealed
line-cards_in_hand = Cards left in hand
line-black_threes_in_hand = Black threes left in hand
line-red_threes_in_hand = Red threes left in hand
line-incomplete = Incomplete canastas
line-held = Cards held back
line-seven_canastas = Seven canastas
line-special_hand = Special hand
line-acaba = Acaba
line-total = Total from the table
line-adjustment = Adjustment

brief-melded_cards = cards
brief-canasta = { $type ->
    [natural] natural
    [mixed] mixed
    [wild] wild
    [wild_all_twos] wild of twos
    [wild_four_jokers] wild with four jokers
    [sequence] { $count ->
        [one] sequence
       *[other] sequences
    }
    [sevens] sevens
    [aces] aces
    [twos_natural] natural twos
    [twos_mixed] mixed twos
   *[other] { $count ->
        [one] canasta
       *[other] canastas
    }
}
brief-concealed_canasta = from the hand
brief-extra_bonus = canasta bonus
brief-red_threes = { $count ->
    [one] red three
   *[other] red threes
}
brief-black_threes = { $count ->
    [one] black three
   *[other] black threes
}
brief-captured_black_threes = captured
brief-go_out = out
brief-concealed_go_out = concealed
brief-cards_in_hand = in hand
brief-black_threes_in_hand = black threes in hand
brief-red_threes_in_hand = red threes in hand
brief-incomplete = incomplete
brief-held = held back
brief-seven_canastas = seven canastas
brief-special_hand = special hand
brief-acaba = acaba
brief-total = by the table
brief-adjustment = adjustment

## What is wrong with a deal

problem-negative = { $count } cannot be: nothing is counted below 0
problem-counted_twice = counted twice: as cards and as a sum
problem-wrong_number_of_sides = { $count ->
    [one] one side is
   *[other] { $count } sides are
} reported, { $right } play
problem-two_sides_out = another side is out already
problem-acaba_not_played = acaba is not played by these rules
problem-acaba_and_out = nobody goes out when acaba is called
problem-acaba_one_caller = one side calls acaba, not { $count }
problem-two_special_hands = another side has ended the deal with a special hand already
problem-special_hand_ended_the_deal = a special hand has ended this deal
problem-special_hand_with_melds = other melds beside a special hand?
problem-nobody_out_nothing_in_hand = nobody is out, and nobody has cards in hand?
problem-no_value_canasta = these rules give no bonus for such a canasta
problem-no_value_red_threes = { $most ->
    [0] red threes on the table count nothing by these rules
   *[other] { $count } red threes: at most { $most } count by these rules
}
problem-no_value_black_threes = { $most ->
    [0] tabled black threes count nothing by these rules
   *[other] { $count } tabled black threes: at most { $most } count by these rules
}
problem-no_value_black_threes_captured = { $most ->
    [0] captured black threes count nothing by these rules
   *[other] { $count } captured black threes: at most { $most } count by these rules
}
problem-no_value_special_hand = these rules have no special hand “{ $name }”
problem-more_hand_canastas = more canastas laid from the hand than canastas
problem-concealed_but_not_out = concealed, but not out
problem-out_without_canastas = { $asked ->
    [kinds] out with { $has } canastas; these rules ask for { $wants }
    [both] out { $count ->
        [0] without a canasta
        [one] with one canasta
       *[other] with { $count } canastas
    } ({ $has }); these rules ask for { $canastas } ({ $wants })
    [some] out with { $count ->
        [0] no canasta that counts for it
        [one] one canasta that counts for it
       *[other] { $count } canastas that count for it
    }; these rules ask for { $canastas }
   *[number] out { $count ->
        [0] without a canasta
        [one] with one canasta
       *[other] with { $count } canastas
    }; these rules ask for { $canastas }
}
out-canastas = { $type ->
    [natural] { $count ->
        [0] no natural
       *[other] { $count } natural
    }
    [mixed] { $count ->
        [0] no mixed
       *[other] { $count } mixed
    }
   *[sequence] { $count ->
        [0] no sequence
       *[other] { $count } sequence
    }
}
problem-concealed_without_canasta = out concealed, without a canasta?
problem-out_but_not_opened = out, but nothing melded?
problem-out_with_cards_in_hand = who is out has no cards left
problem-melded_but_not_opened = there are melds, so the side has opened
problem-no_lone_hand = these rules have no lone hand
problem-two_lone_hands = somebody else plays this deal alone already
problem-lone_hand_needed = who played alone? Whoever took the pile first, or else who went out
problem-too_many_red_threes = { $count } red threes: there are { $most }
problem-too_many_black_threes = { $count } black threes: there are { $most }
problem-too_many_of_a_card = { $count } times { $card }: there are { $most }
problem-too_many_wild_cards = this takes { $count } wild cards: there are { $most }
problem-too_many_points = { $points } points in cards: the packs hold { $most }
problem-too_many_canastas = { $by ->
    [rules] { $count } canastas: more than one side can have by these rules
   *[packs] the packs do not hold these { $count } canastas
}
problem-too_few_points_for_canastas = { $count ->
    [one] this canasta alone has
   *[other] these canastas alone have
} at least { $least }
problem-too_many_points_for_canastas = { $count ->
    [0] without a canasta there are at most { $most }
    [one] with this canasta there are at most { $most }
   *[other] with these canastas there are at most { $most }
}
problem-odd_points = does it not end in 0 or 5?

## What is wrong with a meld

problem-no_meld = these cards are no meld: { $why ->
    [red_three] red threes are not melded
    [threes] no three lies in a sequence
    [wild] a sequence has natural cards
    [gap] a sequence goes up rank by rank, without a gap or a pair
   *[ranks] { $first } and { $other } are two ranks
}
problem-too_few_cards = { $count ->
    [one] one card
   *[other] { $count } cards
}: a meld has at least { $least }
problem-too_many_cards_in_meld = { $count } cards: at most { $most } may lie together
problem-too_few_naturals = { $count ->
    [0] no natural card
    [one] one natural card
   *[other] { $count } natural cards
}: at least { $least }
problem-too_many_wilds = { $count } wild cards: at most { $most } in a meld
problem-more_wilds_than_naturals = more wild cards than natural ones
problem-not_fewer_wilds_than_naturals = there must be fewer wild cards than natural ones
problem-no_wilds_in_rank = no wild cards in a meld of this rank
problem-wild_aces_only_at_first = aces take wild cards only in the initial meld
problem-too_few_naturals_for_wilds = wild cards only join { $least } natural cards or more
problem-no_sequences = these rules have no sequences
problem-sequence_out_of_range = a sequence does not go so far
problem-no_wild_melds = wild cards are not melded alone
problem-no_melds_of_twos = twos are not melded as a rank
problem-black_threes_never = black threes are never melded
problem-black_threes_only_going_out = black threes are melded only when going out
problem-bare_three = “{ $token }”: a bare 3 says no colour; write b for black, r for red
problem-unknown_character = “{ $token }”: { $character } is no card
problem-unknown_suit = “{ $token }”: { $character } is no suit; s, h, d or c
problem-empty_notation = no cards are given
problem-empty_token = “{ $token }”: there are no cards in it

## Initial meld

problem-nothing_laid = nothing is laid
problem-pile_not_allowed = the pile may not be taken for the initial meld
problem-pile_stopped = the pile may not be taken with this card on top: { $card }
problem-pile_takes_natural_pair = the pile takes two natural cards from the hand that match its top card: { $card }
problem-pile_takes_no_wild = the pile is not taken with wild cards
problem-short_of_requirement = { $short } short
problem-needs_canasta = a canasta must be among the melds
problem-needs_natural_canasta = a canasta that is not mixed must be among the melds
problem-naturals_only = natural cards only in the initial meld
problem-needs_clean_triple = three natural cards of one rank are needed
problem-no_mixed_canasta_at_first = no mixed canasta among the first melds
problem-wild_meld_first = while the meld of wild cards is short, no wild card goes elsewhere
problem-out_over_short_meld = nobody goes out over an unfinished meld of { $kind ->
    [sevens] sevens
    [aces] aces
   *[other] wild cards
}
requirement-canasta = { $points ->
    [0] a canasta
   *[other] { $points } and a canasta
}
requirement-natural_canasta = { $points ->
    [0] a canasta, not a mixed one
   *[other] { $points } and a canasta, not a mixed one
}

## What is wrong with a document

place = { $list ->
    [matches] game { $number }
    [deals] deal { $number }
    [sides] side { $number }
    [players] player { $number }
    [seats] seat { $number }
    [melds] meld { $number }
    [people] person { $number }
    [members] person { $number }
    [entrants] entry { $number }
    [rounds] round { $number }
    [tables] table { $number }
    [history] change { $number }
   *[other] row { $number }
}
place-field = field “{ $field }”
problem-wrong_kind = { $kind ->
    [number] a whole number
    [number_or_all] “all” or a whole number
    [number_or_text] a whole number or a text
    [text] a text
    [text_or_list] a text or a list of texts
    [truth] true or false
    [list] a list
   *[object] an object
} is needed here, not { $value }
problem-beyond_largest = a number up to { $most } is needed here
problem-not_offered = one of { $allowed } is needed here, not { $value }
problem-wrong_value = this value does not fit here
problem-value_needed = at least one value is needed here
problem-unknown_field = there is no field “{ $field }”
problem-missing_field = the field “{ $field }” is missing
problem-field_twice = this is no JSON: the field { $field } is twice in an object
problem-not_json = this is no JSON: line { $line }, column { $column }
problem-no_number = this is no JSON: { $value } is no number
problem-too_many_digits = this is no JSON: a number has too many digits
problem-half_character = this is no JSON: a text holds half a character
problem-nested_too_deeply = this is no { $format }: it is nested too deeply
problem-not_toml = this is no TOML: line { $line }
problem-not_utf8 = this is no UTF-8 text: byte { $byte }
problem-not_opened = this file cannot be opened
problem-file_too_large = too large, at most { $most } MB can be read
problem-not_storable = this cannot be saved
problem-wrong_format = "{ $format }" is needed here
problem-wrong_version = { $newest } is needed here
problem-newer_version = { $version } is newer than { $newest }: update this program
problem-unknown_rule_set = there is no rule set “{ $id }”
problem-there_twice = an entry is there twice
problem-too_few_sides = two sides or more are needed
problem-not_a_player = one of the players is needed
problem-seats_not_players = every player has one seat
problem-changes_count_up = a number above { $last } is needed: changes count up
problem-deal_of_another = this deal is not of this game
problem-sequence_descends = { $low } is not below { $high }
problem-one_card_needed = one card is needed here, not "{ $text }"
problem-case_needed = a list of one case or more is needed
problem-expected_other = expected { $expected }, got { $got }

## What is wrong with rules

problem-unknown_rule = there is no such rule: { $rule }
problem-value_not_offered = this value is not offered
problem-at_least = { $least } or more is needed
problem-taken_off = this is taken off: 0 or a negative number is needed
problem-total_cards = { $cards } follows from the packs and jokers
problem-row_needed = at least one row is needed
problem-first_row_open = the first row has no lower end
problem-first_row_first_deal = the first row is for the first deal
problem-rows_ascend = each row begins above the one before
problem-totals_of_threes = 0 and then one total for each of { $count }
problem-steps_pairs = pairs of least value and sign are needed
problem-steps_ascend = the steps begin at 0 and ascend
problem-count_range = the least number, or the least and the most
problem-canasta_too_short = a canasta is at least as long as a meld
problem-bonus_needed = a bonus is needed where { $kind ->
    [wild] wild cards
    [sequence] sequences
   *[twos_natural] twos
} are melded
problem-endless = a target or a number of deals must end the game
problem-changed_around = this is part of a rule that is changed already
problem-change_whole = these rules have no such rule: change the whole that it is part of
problem-reference_needed = a reference is needed: "table" or "source#place"
problem-unknown_source = there is no source “{ $source }”
problem-place_needed = “{ $ref }”: a place after # is needed, as listed
problem-unknown_switch = there is no switch “{ $switch }”
problem-switch_of_another = the switch “{ $switch }” does not set this rule
problem-citation_needed = a value needs a table with ref and status
problem-value_or_absent = either a value or absent = true is needed
problem-dispute_of_another = a path that holds { $rule } is needed
problem-other_id = the file has another name
problem-id_taken = the program has a rule set of this name
problem-circular = these rules build on themselves

## Command line

cli-deal = Deal { $number }
cli-sum = Sum
cli-running = Running
cli-needs = Next initial meld
cli-total = Total
cli-won = { $side } has won{ $margin ->
    [0] .
   *[other] , { $margin } ahead.
}
cli-tie = Level at the top: { $sides }.
cli-nobody = Nobody has won.
cli-drawn = A drawn game between { $sides }.
cli-reached = { $value } of { $requirement }
cli-reached-canasta = { $value }, needed { $requirement }
cli-allowed = { $reached }: allowed
cli-not-allowed = { $reached }: not allowed
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = inherited from { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = no such rule
cli-no-rule-set = there is no rule set "{ $id }"; there are: { $known }
grade-impossible = impossible
grade-unlikely = unlikely

## Finder

finder-token = “{ $token }”: { $what }
finder-found = { $melds }: { $reached }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}
finder-nearest = Not enough: { $melds } comes nearest, { $reached }
finder-nothing = Nothing in this hand can be laid.
finder-top-unused = The top card fits into no meld of this hand that takes the pile.
finder-missing = { $count ->
    [one] one card is lacking for the canasta
   *[other] { $count } cards are lacking for the canasta
}
finder-closing = One more of these would be enough, the best first: { $cards }
finder-none-closes = No single card more would be enough.

## Store

finding-torn = { $aside ->
    [none] The end of the file is no whole entry, as when the app or the power goes while one is being written: nobody is told that such an entry is saved. All { $kept } entries before it can be read. Nothing has been changed.
   *[other] The end of the file was no whole entry, as when the app or the power goes while one is being written: nobody is told that such an entry is saved. All { $kept } entries before it are here. The piece lies in { $aside }.
}
finding-damaged = { $aside ->
    [none] The file is not as it was written. { $dropped ->
        [0] Every entry can be read, all { $kept } of them.
        [one] One entry cannot be read, { $kept } can.
       *[other] { $dropped } entries cannot be read, { $kept } can.
    } Nothing has been changed.
   *[other] The file was not as it had been written. { $dropped ->
        [0] Every entry could be read, all { $kept } of them are here.
        [one] One entry could not be read, the other { $kept } are here.
       *[other] { $dropped } entries could not be read, the other { $kept } are here.
    } The file as it was found lies in { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] One thing that is missing or not as it was is in the backups. A repair puts it back.
       *[other] { $kept } things that are missing or not as they were are in the backups. A repair puts them back.
    }
   *[other] { $kept ->
        [one] One thing that was missing or not as it had been was put back from the backups.
       *[other] { $kept } things that were missing or not as they had been were put back from the backups.
    }
} { $dropped ->
    [0] No entry before the last one that is known is missing any more.
    [one] One entry is in no backup either.
   *[other] { $dropped } entries are in no backup either.
}
finding-behind = A backup has more than the file of the matches: { $dropped ->
    [0] it is of another history.
    [one] the file ends one entry before it. So the file was emptied, cut off, deleted or replaced by an older copy.
   *[other] the file ends { $dropped } entries before it. So the file was emptied, cut off, deleted or replaced by an older copy.
} The backup { $backup } is kept until you have put it back or decided to go on as it is.
finding-taken_away = While the app was running, another program moved, deleted or replaced the file of the matches. It was written anew with all that is in it; nothing is missing. { $aside ->
    [none] There was nothing in its place.
   *[other] What was found in its place lies in { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] Of one match nothing says any more who played it, and by which rules. It cannot be shown; its deals stay in the file.
   *[other] Of { $dropped } matches nothing says any more who played them, and by which rules. They cannot be shown; their deals stay in the file.
}
finding-too_new = A newer version of this app wrote these matches. They can be read here; to save anything, update the app.
finding-migrated = { $aside ->
    [none] An earlier version of this app wrote these matches. The next start brings them up to date and keeps a copy.
   *[other] An earlier version of this app wrote these matches. They were brought up to date; the file as it was lies in { $aside }.
}
finding-not_compacted = The file of the matches could not be tidied up. { $answer ->
    [full] There was no room: make some soon.
    [forbidden] You may not write there.
    [failing] The disk fails: copy what you can to another one.
   *[other] The disk refused.
} Nothing is missing from the file.
finding-not_kept = This browser keeps nothing for this page, as in a private window. Matches can be played here, but they are gone when the page is closed. Open the app in a window that is not private, or share the match before you close it.
finding-not_backed_up = No backup could be made at this start. { $answer ->
    [full] There was no room: make some soon.
    [forbidden] You may not write there.
    [failing] The disk fails: copy what you can to another one.
   *[other] The disk refused.
} Nothing is missing from the matches.

store-busy = The matches are open in this app already, in another window or by another person of this computer: { $path }
store-foreign = This file holds no matches of this app. It was left as it is: { $path }
store-unreadable = { $answer ->
    [missing] There are no matches here: { $path }
    [forbidden] The matches may not be read by you: { $path }
    [failing] The disk fails, so the matches cannot be read. Copy what you can to another disk: { $path }
   *[other] The matches cannot be read: { $path }
}
store-read_only = Not saved: since something went wrong the matches can only be read. Open the app again: { $path }
store-too_new = Not saved: a newer version of this app wrote these matches. Update the app: { $path }
store-not_written = { $answer ->
    [full] Not saved: the disk is full. Make room and save again: { $path }
    [forbidden] Not saved: you may not write here: { $path }
    [failing] Not saved: the disk fails. Copy what you can to another disk: { $path }
    [missing] Not saved: the folder is gone: { $path }
   *[other] Not saved: the disk refused. Save again, or open the app again: { $path }
}
store-changed = Not saved: another program has written to the file of the matches. Open the app again: { $path }
store-not_flushed = { $answer ->
    [full] Not saved: the disk is full, and from now on the matches can only be read. Make room, then open the app again: { $path }
    [failing] Not saved: the disk fails, and from now on the matches can only be read. Copy what you can to another disk, then open the app again: { $path }
   *[other] Not saved: the disk refused, and from now on the matches can only be read. Open the app again: { $path }
}
store-no_backup = There is no such backup: { $path }
store-not_kept = This is saved in the open page only: the browser does not keep it, and it is gone when the page is closed. Make room on this device, or share the match before you close the page.
store-not_migrated = These matches of an earlier version could not be brought up to date. They were left as they are: { $path }
store-not_backed_up = Nothing was brought back, because what is here now could not be backed up first: { $path }
store-unfit = This cannot be saved: it would not come back as it was.
store-misused = Not saved: the app asked for something that cannot be done. Please report this.

doctor-store = { $path }: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $size } kB
doctor-healthy = All of it can be read.
doctor-mendable = To mend it, close the app and call this again with --repair.
doctor-unreadable = The match { $match } cannot be opened: { $what }
doctor-unreadable-evening = The club night { $name } cannot be opened: { $what }
doctor-behind = To put back what it has, close the app and call this again with --restore { $backup }
doctor-restored = The matches are as they were in { $backup }. { $before ->
    [none] There was nothing here before.
   *[other] What was here before is in { $before }.
}
doctor-gaps = { $count ->
    [one] One change is missing from the history of its match, and no backup has it.
   *[other] { $count } changes are missing from the histories of their matches, and no backup has them.
}
doctor-strays = { $count ->
    [one] Of one match there are deals, but not who played it, and no backup has it.
   *[other] Of { $count } matches there are deals, but not who played them, and no backup has them.
}
doctor-bad-backup = This backup cannot be read as a whole: { $path }
doctor-aside = Kept from an earlier repair or update, for you to delete: { $path }
doctor-backups = { $count ->
    [0] There are no backups.
    [one] There is 1 backup, { $size } kB.
   *[other] There are { $count } backups, { $size } kB in all.
}

package-site = { $folder }: { $files } files, { $size } MB. Any web server can serve this folder; people open it once with a network, and from then on without.
package-app = { $folder }: { $files } files, { $size } MB. In this folder, call flet build with the kind of app that you want: apk, ipa, windows, macos, linux or web.

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] The browser needs
   *[window] A window of its own needs
} a package that is missing here, or is there in another version. This installs it: pip install "{ $to_install }"
launch-assets-missing = The folder of fonts and pictures is missing; looked at { $tried }.
launch-no-display = There is no display for a window here; use --web.
launch-no-window = Flet’s desktop client cannot be had or started ({ $error }); use --web.
launch-window-or-server = A window needs no server: use --desktop without --web, --host and --port.
launch-no-host = There is no host named “{ $host }”.
launch-no-port = { $port } is not a port; ports go from 1 to { $last }.
launch-port-taken = Port { $port } is taken by another program. Choose another with --port, or leave it out to get a free one.
launch-not-our-address = { $host } is not an address of this computer.
launch-port-forbidden = Port { $port } is not for ordinary users. Choose one above 1023 with --port.
launch-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }.
visitor-host = Not this address
visitor-host-text = The scorekeeper is not reached by this name. Use the address that it printed when it started.
visitor-origin = Not from another site
visitor-origin-text = Another web page tried to use the scorekeeper. Only its own pages may.
visitor-path = No such page
visitor-path-text = The scorekeeper has no page with such an address.
visitor-key = This scorekeeper is private
visitor-key-text = Open it with the link that it printed when it started. A link lets one browser in.
visitor-link = This link does not work any more
visitor-link-text = Each link lets one browser in, once, until the scorekeeper is stopped. Start it again on its computer to get a new link.
visitor-welcome = Welcome
visitor-welcome-text = The scorekeeper opens now.
visitor-open = Open the scorekeeper
visitor-connection-lost = The scorekeeper cannot be reached. What you typed is kept; this goes on by itself.
visitor-broken = Something went wrong here. What was saved is kept. Load the page again.

## Club: server

launch-no-certificate = The certificate or its key cannot be read: { $file }: { $reason }.
launch-bad-certificate = { $cert } is no certificate with a key that belongs to it ({ $reason }).
launch-key-without-certificate = A key goes with a certificate: name both, --cert and --key.
launch-copy-is-folder = { $file } is a folder. Name the file in which the copy is to be kept.
launch-copy-has-no-folder = There is no folder { $folder } for the copy.
serve-here = The organiser, on this computer: { $link }
serve-pin = The organiser, on another computer: { $address } with the PIN { $pin }
serve-plain = Without --cert, whoever shares this network can read what phones and scorekeeper say to each other, the PIN too.
serve-not-copied = The copy of the evening cannot be written to { $file }: { $reason }. The evening goes on; it is tried again every few seconds.
serve-copied-again = The copy of the evening is written again: { $file }
visitor-stranger = Scan your table’s card
visitor-stranger-text = This phone has no table here, or not any more. Scan the code on your table’s card again, or ask the organiser for a new card.
visitor-elsewhere = Not from here
visitor-elsewhere-text = The evening is organised on the scorekeeper’s own computer, or on another one with the PIN, if the scorekeeper was started so.
visitor-full = Too many are connected
visitor-full-text = There is no room for another phone at the moment. Close the scorekeeper on a phone that is not needed; this page tries again by itself.
visitor-join = Your table
visitor-join-text = This takes a moment. Without a picture to scan, type the letters of the card.
visitor-join-label = Letters of the card
visitor-join-button = Go to the table
visitor-join-unknown = This code does not open a table now. Ask the organiser for a new card.
visitor-join-organiser = This browser is the organiser’s. Open the link on a phone, in another browser or in a private window.
visitor-join-not-saved = Nothing can be saved on the scorekeeper’s computer at the moment. Tell the organiser.
visitor-pin = Organiser
visitor-pin-text = The PIN is printed where the scorekeeper was started.
visitor-pin-label = PIN
visitor-pin-button = Organise the evening
visitor-pin-wrong = That is not the PIN.
visitor-knock-failed = The scorekeeper does not answer. Is this phone on the club’s network? Then try again.
visitor-knock-often = That was tried too often. Wait a minute, then try again.
visitor-knock-long = That is too long.
visitor-no-script = This page needs JavaScript.

## Screens

app-name = Canasta Scorekeeper
tab-table = Table
tab-meld = Meld
tab-matches = Matches
tab-club = Club
tab-more = More
broken-part = This part cannot be shown. Go back, and open it again.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
days-today = Today
days-yesterday = Yesterday
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } for { $side }
points-from-to = { $before } → { $after }
change-start = Match begun
change-record = { $points ->
    [none] Deal { $number } saved
   *[other] Deal { $number } saved: { $points }
}
change-amend = { $points ->
    [none] Deal { $number } amended: the points stay as they were
   *[other] Deal { $number } amended: { $points }
}
change-insert = { $points ->
    [none] Deal { $number } inserted
   *[other] Deal { $number } inserted: { $points }
}
change-drop = { $points ->
    [none] Deal { $number } dropped
   *[other] Deal { $number } dropped: { $points }
}
change-set_up = { $parts ->
    [none] Set-up saved as it was
   *[other] Set-up changed: { $parts }
}
change-end = { $by ->
    [agreement] Ended by agreement
    [time] Ended because time is up
    [walkover] Ended by a walkover
   *[other] Match ended
}
change-resume = The match goes on
change-undo = { $points ->
    [none] Undone: { $what }
   *[other] Undone: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Done again: { $what }
   *[other] Done again: { $what } ({ $points })
}
change-what-start = the start
change-what-record = deal { $number }
change-what-amend = the amendment of deal { $number }
change-what-insert = the insertion of deal { $number }
change-what-drop = the dropping of deal { $number }
change-what-set_up = the change of the set-up
change-what-end = the end of the match
change-what-resume = going on
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = a change that is lost
change-what-redo = a change that is lost
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Undo: { $what }
redo-what = Redo: { $what }
set-up-part-ruleset = rule set
set-up-part-house_rules = house rules
set-up-part-sides = names
set-up-part-seats = seats
set-up-part-first_dealer = first dealer
set-up-part-direction = direction of the deal
set-up-part-opening_scores = opening scores

## Rules: sections of a rule book

rules-section-players = Players and sides
rules-section-cards = Cards and dealing
rules-section-melds = Melds
rules-section-initial = Initial meld
rules-section-canastas = Canastas
rules-section-threes = Threes
rules-section-out = Going out
rules-section-extras = Penalties and special hands
rules-section-end = End of the match
rules-section-table = At the table

## Rules: what each value is about, by its dotted path

rule-players = Players
rule-sides = Sides
rule-sides-count = Sides
rule-sides-size = Players of a side
rule-sides-kind = How they play together
rule-by_players = By the number of players
rule-by_players-some = With { $players } players: { $what }
rule-decks = Packs
rule-jokers = Jokers
rule-total_cards = Cards in all
rule-hand_size = Cards dealt to each player
rule-foot_size = Cards in the foot
rule-stock_draw = Cards drawn in a turn
rule-dealing = Dealing
rule-dealing-direction = Direction of play
rule-dealing-first_dealer = First dealer
rule-dealing-next_dealer = Next dealer
rule-dealing-first_player = Who plays first
rule-dealing-cutter = Who cuts
rule-partner_question = Asking the partner
rule-partner_question-going_out = Asking the partner before going out
rule-partner_question-acaba = Asking the partner before acaba
rule-card_values = Card values
rule-card_values-some = Card value of { $card }
rule-meld_rules = Melds
rule-meld_rules-min_cards = Cards in a meld, at least
rule-meld_rules-min_naturals = Natural cards in it, at least
rule-meld_rules-max_wilds = Wild cards in it, at most
rule-meld_rules-wild_vs_natural = Wild cards against natural ones
rule-meld_rules-max_cards = Cards in a meld, at most
rule-meld_rules-max_cards_waived_when_going_out = More cards in it when going out
rule-meld_rules-pure_wild = Melds of wild cards alone
rule-meld_rules-pure_wild_max = Cards in a meld of wild cards, at most
rule-meld_rules-sequences = Sequences of one suit
rule-meld_rules-sequence_min = Cards in a sequence, at least
rule-meld_rules-sequence_max = Cards in a sequence, at most
rule-meld_rules-sequence_low = Lowest card of a sequence
rule-meld_rules-sequence_high = Highest card of a sequence
rule-meld_rules-sequence_wilds = Wild cards in a sequence, at most
rule-meld_rules-one_meld_per_rank = A side has one meld of each rank
rule-meld_rules-no_wild_ranks = Ranks that take no wild cards
rule-meld_rules-aces_wild_only_in_initial_meld = Aces take wild cards only in the initial meld
rule-meld_rules-rule_of_five = After the first melds wild cards join only five naturals
rule-meld_rules-twos_meldable = Melds of twos
rule-meld_rules-wild_meld_first = A short meld of wild cards takes all further wild cards
rule-canasta_min_cards = Cards in a canasta, at least
rule-canasta_bonus = Bonuses of canastas
rule-canasta_bonus-natural = Natural canasta
rule-canasta_bonus-mixed = Mixed canasta
rule-canasta_bonus-wild = Canasta of wild cards
rule-canasta_bonus-wild_all_twos = Wild canasta, all twos
rule-canasta_bonus-wild_four_jokers = Wild canasta with four jokers
rule-canasta_bonus-sequence = Sequence canasta
rule-canasta_bonus-sevens = Canasta of sevens
rule-canasta_bonus-aces = Canasta of aces
rule-canasta_bonus-twos_natural = Natural canasta of twos
rule-canasta_bonus-twos_mixed = Mixed canasta of twos
rule-concealed_canasta = Canasta laid whole from the hand
rule-concealed_canasta-mode = Canasta laid whole from the hand
rule-concealed_canasta-amount = Canasta laid whole from the hand, by how much
rule-extra_canasta_bonuses = Bonuses for so many canastas
rule-bonuses_when_out = Bonuses only for the side that goes out
rule-canasta_cards_count = Cards in canastas count as well
rule-red_three_values = One, two and more red threes on the table
rule-red_three_sign = Plus or minus for red threes
rule-red_three_sign-measure = What decides on plus or minus for red threes
rule-red_three_sign-steps = Plus or minus for red threes
rule-red_three_all_four_without_meld = All four red threes and nothing melded
rule-red_three_in_hand = A red three left in the hand
rule-red_three_in_hand-mode = A red three left in the hand
rule-red_three_in_hand-points = Cost of a red three left in the hand
rule-black_three = Black threes
rule-black_three-role = Black threes
rule-black_three-meld_when = Melding black threes
rule-black_three-meld_sizes = Black threes in a meld
rule-black_three-meld_sizes-min = Black threes in a meld, at least
rule-black_three-meld_sizes-max = Black threes in a meld, at most
rule-black_three-meld_wilds = Wild cards with black threes
rule-black_three-in_hand = Cost of a black three left in the hand
rule-black_three-in_hand_mode = A black three left in the hand
rule-black_three-tabled_values = One, two and more black threes on the table
rule-black_three-captured_values = One, two and more black threes taken with the pile
rule-initial_meld = Needed for the first melds
rule-initial_meld-by = What the first melds go by
rule-initial_meld-bands = Needed for the first melds
rule-initial_meld_exceptions = Exceptions for the first melds
rule-initial_meld_exceptions-canasta_always_suffices = A whole canasta is always enough
rule-initial_meld_exceptions-top_discard_counts = The top card of the pile counts
rule-initial_meld_exceptions-naturals_only = Natural cards only
rule-initial_meld_exceptions-clean_triple_required = Three natural cards of one rank are needed
rule-initial_meld_exceptions-mixed_canasta_allowed = A mixed canasta may be among the first melds
rule-initial_meld_exceptions-pile_allowed = The pile may be taken for it
rule-initial_meld_exceptions-pile_frozen = The pile is frozen for a side without melds: only a natural pair takes it
rule-initial_meld_exceptions-concealed_out_exempt = Needed when going out concealed
rule-initial_meld_exceptions-bonuses_count = Bonuses count towards it
rule-initial_meld_exceptions-red_threes_count = Red threes count towards it
rule-go_out_bonus = Going out
rule-concealed_go_out_extra = Going out concealed, on top of it
rule-go_out_requirement = Needed to go out
rule-go_out_requirement-canastas = Canastas needed to go out
rule-go_out_requirement-natural = Natural ones among them, at least
rule-go_out_requirement-mixed = Mixed ones among them, at least
rule-go_out_requirement-sequence = Sequences among them, at least
rule-go_out_requirement-exclude = Canastas that do not help to go out
rule-go_out_requirement-no_short_melds_of = Unfinished melds over which nobody goes out
rule-go_out_discard_required = A last card must be discarded
rule-hand_cards = Cards left in the hand
rule-penalties = Penalties
rule-penalties-incomplete_sevens = Sevens begun, not finished
rule-penalties-incomplete_aces = Aces begun, not finished
rule-penalties-incomplete_wild = Wild cards begun, not finished
rule-penalties-held_sevens_3plus = Three or more sevens held
rule-penalties-held_aces_3plus = Three or more aces held
rule-penalties-short_sequence = Sequences left short
rule-penalties-short_sequence-max_len = Short is a sequence of cards, at most
rule-penalties-short_sequence-points = Cost of a sequence left short
rule-penalties-incomplete_wild_with_four_jokers = Wild cards with four jokers, not finished
rule-melded_cards_negative_without_canasta = Melded cards count against a side without a canasta
rule-special_hands = Special hands
rule-special_hands_mode = A special hand counts
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: for every other side
rule-acaba-caller = Acaba: for the caller’s own side
rule-seven_canastas_auto_win = Winning by canastas
rule-seven_canastas_auto_win-enabled = Winning by canastas
rule-seven_canastas_auto_win-count = Canastas that win the match
rule-seven_canastas_auto_win-points = Points for canastas that win the match
rule-target = Target
rule-match_hands = Deals of a match
rule-match_winner = Who wins
rule-tie = Level at the top
rule-stock_exhaustion = When the stock is used up
rule-table_rules = At the table
rule-table_rules-pile_onto_canasta = The pile may be taken onto a finished canasta
rule-table_rules-pile_needs = What takes a pile that is not frozen
rule-table_rules-pile_cards = Cards of the pile that are taken
rule-table_rules-jokers_discardable = Jokers may be discarded
rule-table_rules-first_pile = How the pile begins
rule-table_rules-stock_out = How long a deal goes on without a stock
rule-table_rules-red_threes_replaced = A red three drawn is replaced
rule-table_rules-without_canasta_last_card = The last card of a side without a canasta

## Rules: values

value-yes = yes
value-no = no
value-none = none
value-absent = no such rule
value-points = { $number ->
    [0] nothing
   *[other] { $number }
}
value-or = { $first } or { $last }
value-and = { $first } and { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = as partners
value-sides-kind-individual = everybody alone
value-sides-kind-lone_hand = one against the others
value-by_players-same = as told here
value-by_players-line = { $players } players: { $what }
value-foot_size = { $number ->
    [0] there is no foot
   *[other] { $number }
}
value-dealing-direction-clockwise = clockwise
value-dealing-direction-counterclockwise = counterclockwise
value-dealing-first_dealer-any_method = chosen in any way
value-dealing-first_dealer-by_lot = drawn by lot
value-dealing-next_dealer-next_in_direction = the next in the direction of play
value-dealing-first_player-next_after_dealer = the player after the dealer
value-dealing-cutter-before_dealer = the player before the dealer
value-partner_question-going_out-none = nobody asks
value-partner_question-going_out-may_ask_binding = allowed, and the answer binds
value-partner_question-going_out-must_ask = the partner must be asked
value-partner_question-acaba-none = nobody asks
value-partner_question-acaba-may_ask_binding = allowed, and the answer binds
value-partner_question-acaba-must_ask = the partner must be asked
value-meld_rules-max_wilds-absent = no limit
value-meld_rules-max_cards-absent = no limit
value-meld_rules-wild_vs_natural-any = no further limit
value-meld_rules-wild_vs_natural-le = never more than natural ones
value-meld_rules-wild_vs_natural-lt = always fewer than natural ones
value-canasta_bonus-wild-absent = no such canasta
value-canasta_bonus-wild_all_twos-absent = no price of its own
value-canasta_bonus-wild_four_jokers-absent = no price of its own
value-canasta_bonus-sequence-absent = no such canasta
value-canasta_bonus-sevens-absent = no price of its own
value-canasta_bonus-aces-absent = no price of its own
value-canasta_bonus-twos_natural-absent = no such canasta
value-canasta_bonus-twos_mixed-absent = no such canasta
value-concealed_canasta-mode-none = earns nothing more
value-concealed_canasta-mode-add = earns more
value-concealed_canasta-mode-multiply = multiplies its bonus
value-concealed_canasta-none = earns nothing more
value-concealed_canasta-add = earns { $amount } more
value-concealed_canasta-multiply = earns its bonus { $amount } times
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exactly { $count } { $type }
value-extra_canasta_bonuses-least = { $count } or more { $type }
value-red_three_values-never = never laid out
value-red_three_sign-measure-opened = whether the side has melded
value-red_three_sign-measure-canastas = the side’s canastas
value-red_three_sign-opened = { $least ->
    [0] nothing melded
   *[other] melded
}
value-red_three_sign-canastas-none = no canasta
value-red_three_sign-canastas-exactly = { $least ->
    [one] exactly one canasta
   *[other] exactly { $least } canastas
}
value-red_three_sign-canastas-most = { $most ->
    [one] at most one canasta
   *[other] at most { $most } canastas
}
value-red_three_sign-canastas-least = { $least ->
    [one] one canasta or more
   *[other] { $least } canastas or more
}
value-red_three_sign-canastas-between = { $least } to { $most } canastas
value-red_three_sign-steps = from { $least }
value-red_three_sign-minus = minus
value-red_three_sign-zero = not counted
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = no price of its own
value-red_three_in_hand-mode-penalty = costs points
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = counts as laid out while the side has no canasta
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = stop the pile
value-black_three-role-discard_only = are only discarded
value-black_three-role-tabled_bonus = are laid out for a bonus
value-black_three-role-removed_from_pile = leave the game with the pile
value-black_three-meld_when-never = never
value-black_three-meld_when-going_out = only when going out
value-black_three-meld_when-any = at any time
value-black_three-meld_sizes-max-absent = as many as there are
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = costs points
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = counts as laid out while the side has no canasta
value-black_three-tabled_values-absent = not laid out
value-black_three-captured_values-absent = earn nothing
value-initial_meld-by-score = the side’s total
value-initial_meld-by-hand_number = the number of the deal
value-band-below = below { $next }
value-band-between = { $from } to { $to }
value-band-above = { $from } and more
value-band-all = any total
value-band-deal = deal { $deal }
value-band-last-deal = deal { $deal } and later
value-initial_meld_exceptions-concealed_out_exempt-never = yes
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = only if the pile was taken
value-initial_meld_exceptions-concealed_out_exempt-always = no
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-hand_cards-every_card_of_all_partners = taken off, those of all partners
value-hand_cards-every_card_of_hand_and_foot = taken off, those of hand and foot
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nothing
value-penalties-short_sequence = { $points } for each of at most { $cards } cards
value-penalties-incomplete_wild_with_four_jokers-absent = as other wild cards
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points } and the match
value-special_hands_mode-replace = alone
value-special_hands_mode-add = beside everything else
value-acaba-no = not played
value-acaba-yes = { $opponents } for every other side, { $caller } for the caller’s own
value-seven_canastas_auto_win-no = no
value-seven_canastas_auto_win-yes = { $count } canastas in a deal: { $points } and the match
value-target-absent = none: the match has a number of deals
value-match_hands-absent = as many as it takes
value-match_winner-highest_at_target = the highest total, once a side has the target
value-match_winner-highest_after_last_deal = the highest total after the last deal
value-tie-play_another_hand = another deal
value-tie-drawn_game = a drawn game
value-stock_exhaustion-no_going_out_bonus = nobody earns the bonus for going out
value-stock_exhaustion-last_draw_finishes_turn = who drew the last card plays the turn out
value-table_rules-pile_needs-any = a natural pair, or one card and a wild card
value-table_rules-pile_needs-no_wild = natural cards only
value-table_rules-pile_needs-natural_pair = a natural pair
value-table_rules-pile_cards-all = all
value-table_rules-first_pile-one_card = with one card
value-table_rules-first_pile-upcard_value = with as many more as the turned-up card says
value-table_rules-stock_out-until_pile_refused = while the pile can be taken
value-table_rules-stock_out-after_last_draw = to the end of the turn of the last draw
value-table_rules-stock_out-pile_becomes_stock = the pile is turned over
value-table_rules-without_canasta_last_card-may_be_kept = may be kept
value-table_rules-without_canasta_last_card-must_discard = must be there to discard

rule-type-any = canastas
rule-type-natural = natural
rule-type-mixed = mixed
rule-type-wild = wild
rule-type-wild_all_twos = wild of twos
rule-type-wild_four_jokers = wild with four jokers
rule-type-sequence = sequences
rule-type-sevens = sevens
rule-type-aces = aces
rule-type-twos_natural = natural twos
rule-type-twos_mixed = mixed twos

rule-card-JOKER = joker
rule-card-2 = 2
rule-card-A = ace
rule-card-K = king
rule-card-Q = queen
rule-card-J = jack
rule-card-10 = 10
rule-card-9 = 9
rule-card-8 = 8
rule-card-7 = 7
rule-card-6 = 6
rule-card-5 = 5
rule-card-4 = 4
rule-card-3b = black 3

rule-hand-straight = straight
rule-hand-pairs = pairs
rule-hand-pairs_no_wilds = pairs without wild cards
rule-hand-pairs_twos_sevens_aces = pairs of twos, sevens and aces
rule-hand-garbage = garbage
rule-hand-wild_pairs = wild pairs
rule-hand-miami_pairs = Miami pairs
rule-hand-zip_code = zip code
rule-hand-blast_off = blast off
rule-hand-triples = triples
rule-hand-quads = quads
rule-hand-dream_hand_plus_4 = dream hand plus four
rule-hand-dream_hand_plus_5 = dream hand plus five

## Rules: where a value comes from

standing-document = document
standing-outside = outside
standing-disputed = disputed
standing-inherited = inherited
standing-proposed = proposed
standing-document-why = Printed in the documents.
standing-outside-why = The documents are silent; other books say so.
standing-disputed-why = Sources disagree.
standing-inherited-why = Taken over from { $from }.
standing-proposed-why = No source gives it: a proposal. Agree on it at the table.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Afrikaans Wikipedia
    [dutch-wikipedia] Canasta, Dutch Wikipedia
    [spruce-dutch] Canasta at The Spruce, Dutch machine translation
    [english-wikipedia-german] Canasta, English Wikipedia, German machine translation
    [italian-house-rules] Come si gioca a Canasta?, rules of an Italian table
    [italian-encyclopedia] Canasta, an Italian encyclopedia
    [none] No source found: a proposal of this rule book
    [table] Agreed at the table
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: “{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (as quoted by { $title })
source-says = { $sources }: { $value }

## Rules: the rule sets

family-name = { $family ->
    [classic] Classic
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [boat] Boat
   *[other] Other games
}
rule-set-facts = { $players } players, { $packs ->
    [one] one pack
   *[other] { $packs } packs
}, { $cards } cards each, { $end }
rule-set-end-target = to { $target }
rule-set-end-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
rule-set-name-classic_4p = Classic
rule-set-name-classic_2p = Classic for two
rule-set-name-classic_3p = Classic for three
rule-set-name-classic_6p = Classic for six
rule-set-name-dutch_house = Dutch house rules
rule-set-name-spruce = The Spruce
rule-set-name-italian_house = Italian house rules
rule-set-name-british = British
rule-set-name-uruguayan = Uruguayan
rule-set-name-uruguay_wild = Uruguay with wild canastas
rule-set-name-cuban = Cuban
rule-set-name-cutthroat_3p = Cut-throat
rule-set-name-six_hand_three_pack = Three packs for six
rule-set-name-modern_american = Modern American
rule-set-name-modern_american_cla = Modern American, league rules
rule-set-name-samba = Samba
rule-set-name-bolivian = Bolivian
rule-set-name-brazilian = Brazilian
rule-set-name-chilean = Chilean
rule-set-name-italian_samba = Italian samba
rule-set-name-hand_and_foot = Hand & Foot
rule-set-name-hand_and_foot_solo = Hand & Foot without partners
rule-set-name-boat = Boat
rule-set-special-classic_4p = The game as it was fixed around 1950: four red threes are 800, one canasta lets a side go out.
rule-set-special-classic_2p = Two cards are drawn in a turn, and it takes two canastas to go out.
rule-set-special-classic_3p = Everybody alone, thirteen cards each, one card drawn in a turn.
rule-set-special-classic_6p = Two sides of three with three packs; five and six red threes have a price.
rule-set-special-dutch_house = A canasta laid whole from the hand earns its bonus twice; a forgotten red three costs 500.
rule-set-special-spruce = Never more wild cards than natural ones; a canasta laid whole from the hand earns 100 more.
rule-set-special-italian_house = Fifteen cards, six steps of first melds up to 180, four red threes are 500, a last discard always.
rule-set-special-british = Whoever sees no way back may say acaba: 1,500 for the others, and the deal is over.
rule-set-special-uruguayan = The classic game itself, under the name of the country where it was first played.
rule-set-special-uruguay_wild = Three or more wild cards are a meld, and seven of them a canasta for 2,000.
rule-set-special-cuban = Canastas of wild cards for 2,000 to 4,000, exactly seven cards in each.
rule-set-special-cutthroat_3p = Whoever first takes the pile plays the deal alone against the other two.
rule-set-special-six_hand_three_pack = Thirteen cards each, two canastas to go out, a fifth step of first melds.
rule-set-special-modern_american = Canastas of sevens, aces and wild cards, threes of both colours, special hands.
rule-set-special-modern_american_cla = The league’s numbers: first melds of 125, 155 and 180, two canastas to go out, eleven special hands.
rule-set-special-samba = Sequences of one suit beside groups; seven in a row are a samba for 1,500.
rule-set-special-bolivian = Samba with wild canastas for 2,500; a sequence is needed to go out.
rule-set-special-brazilian = At 7,000 and from 9,000 on a side opens with a whole canasta; a sequence left short costs 1,000.
rule-set-special-chilean = Sambas and bolivias together. Little else is known of it.
rule-set-special-italian_samba = Canastas of twos, bonuses for five canastas and for ten, the pile always frozen.
rule-set-special-hand_and_foot = A hand and a foot of eleven cards each; first melds grow from deal to deal.
rule-set-special-hand_and_foot_solo = Hand & Foot with everybody alone: one natural and two mixed canastas go out.
rule-set-special-boat = No rules of it are published: played as Classic until you change it.

## Table

cancel = Cancel
sheet-close = Close
notice-undo = Undo
notice-redo = Redo
notice-already = Already there, from another phone at { $time }. { $what }
notice-dismiss = Close this message
badge-out = OUT
badge-acaba = ACABA
table-deal = Deal { $number }
table-deal-of = Deal { $number } of { $count }
table-over = Match over
table-house-rules = { $name } with house rules
table-rules-target = { $name } · to { $target }
table-rules-deals = { $name } · { $count ->
    [one] one deal
   *[other] { $count } deals
}
table-dealer = { $name } deals
table-leader = { $name } plays first
table-since = { $time } since the last deal
table-sheet = Score sheet
table-pad = Score pad
table-chart = Chart
table-pad-empty = Saved deals are listed here.
table-passed = { $points } passed
table-passed-side = { $side }: initial meld
table-passed-said = now { $now }
table-series = series { $score }
table-menu = More to do
table-nothing-to-undo = Undo: there is nothing to undo
table-nothing-to-redo = Redo: there is nothing to redo
table-needs = meld
table-needs-said = needs { $needed }
table-to-go = { $points } to go
table-reached = target reached
table-record = Record deal { $number }
table-continue = Continue deal { $number } · { $points }
table-new-match = New match
table-rematch = Rematch
table-menu-menu = This match
table-menu-look = Look up
table-menu-deals = Deals
table-menu-match = Match
table-menu-insert = Before which deal was the forgotten one?
table-menu-end = End the match now?
table-set-up = Correct the set-up
table-insert = Insert a forgotten deal
table-before = Before deal { $number }: { $points }
table-end = End the match early
table-end-agreement = By agreement
table-end-time = Time is up
table-end-walkover = Walkover
table-go-on = Go on with this match
table-would-win = { $side } would win by { $margin } points.
table-would-draw = It would be a draw between { $sides }.
deal-said = Deal { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] ; something about it is unlikely or impossible
}
deal-said-side = { $side } { $points }, now { $total }{ $ended ->
    [badge-out] , out
    [badge-acaba] , called acaba
   *[none] { "" }
}
course-said = Course of the match. { $sides }
course-side = { $side }: { $totals }
ending-won = { $players ->
    [one] { $side } has won
   *[other] { $side } have won
}{ $margin ->
    [0] { "" }
    [one] { " " }by one point
   *[other] { " " }by { $margin } points
}
ending-drawn = A draw between { $sides }
ending-tie = Level at the top: { $sides }
ending-tie-plays-on = Another deal decides
ending-target = { $target } reached in deal { $deals }
ending-deals = { $deals ->
    [one] The only deal is played
   *[other] All { $deals } deals are played
}
ending-outright = Won outright by a deal
ending-agreement = Ended by agreement
ending-time = Time was up
ending-walkover = Won by a walkover
winner-wins = { $players ->
    [one] { $side } wins
   *[other] { $side } win
}
winner-by = by { $margin }
winner-deals = { $deals ->
    [one] in one deal
   *[other] in { $deals } deals
}
winner-best = best deal
winner-deal = no. { $number }
winner-best-of = · best deal { $points }
winner-canastas = { $count ->
    [one] canasta
   *[other] canastas
}
winner-natural = { $count } natural
winner-out = times went out
winner-out-of = { $out } of { $deals }
winner-to = to { $target }
winner-pad = Deals
winner-result = Result
winner-share = Share
start-title =
    You play canasta.
    The pad adds it up.
start-hint = Deals, red threes, initial melds: counted in under twenty taps, each point explained.
start-deal = Enter a deal in a minute
start-deal-hint = Canastas, threes, who went out
start-meld = Always know your initial meld
start-meld-hint = “Is 7 7 7 and Q Q 2 enough?” Ask it
start-rules = Your rules, with their source
start-rules-hint = Classic, Samba, Hand & Foot, house rules
start-demo = Try a demo
start-join = Join a table
start-join-how = At a club, point the camera of this phone at the code on the table’s card, or type the address on the card into the browser. The table opens there; nothing has to be installed.
empty-title = No match is running
empty-hint = Start one when the cards are shuffled.
empty-last = Played last
empty-running = Which match goes on?
empty-running-hint = Tap a match to go on with it, or begin a new one.
empty-goes-on = Not finished
rules-changed = { $count ->
    [one] A rule has changed in the app since; this match keeps its own
   *[other] { $count } rules have changed in the app since; this match keeps its own
}
rules-changed-title = Rules that have changed
rules-changed-hint = This match goes on with the values with which it began.
rules-changed-values = here { $here }, in the app now { $today }

## Table view

table-view = Table view
view-back = Back to the table
view-turn = { $facing ->
    [across] Sides across the table. Change how they are turned
    [aside] Sides left and right. Change how they are turned
   *[flat] Sides not turned. Change how they are turned
}
view-evening = Evening
view-clock = { $big }:{ $small }
view-goes-dark = This device does not let the app keep the screen on. It may go dark.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } behind: { $what }. That brings at least { $worth }.
   *[other] { $side }, { $behind } behind: in each of { $deals } deals { $what }. That brings at least { $worth }.
}
catch-up-canastas = { $type ->
    [natural] { $count ->
        [one] one natural canasta
       *[other] { $count } natural canastas
    }
    [mixed] { $count ->
        [one] one mixed canasta
       *[other] { $count } mixed canastas
    }
    [wild] { $count ->
        [one] one wild canasta
       *[other] { $count } wild canastas
    }
    [sequence] { $count ->
        [one] one sequence canasta
       *[other] { $count } sequence canastas
    }
    [twos_natural] { $count ->
        [one] one natural canasta of twos
       *[other] { $count } natural canastas of twos
    }
   *[twos_mixed] { $count ->
        [one] one mixed canasta of twos
       *[other] { $count } mixed canastas of twos
    }
}
catch-up-out = going out

## Pictures of a match

pictures = Course and points
pictures-none = There is nothing to draw before the first deal.
pictures-course = Course of the match
pictures-target = The dotted line is the target, { $target }.
pictures-bands = Initial meld: { $bands }.
pictures-band-below = { $needed } below { $end }
pictures-band = { $needed } from { $start }
pictures-deal-band = { $needed } in deal { $deal }
pictures-sources = Where the points came from
pictures-source = { $source ->
    [canastas] Canastas
    [cards] Cards on the table
    [threes] Threes
    [out] Going out
    [hand] Cards left in hand
    [penalties] Penalties
    [special] Special hands and calls
    [table] Given by the table
   *[other] Other
}
pictures-catching-up = To catch up

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value } %
statistics = Statistics
statistics-counting = The figures are being worked out.
statistics-none = Nothing to count yet. Players without a name of their own are left out.
statistics-unreadable = { $count ->
    [one] One match is left out: this version cannot read it.
   *[other] { $count } matches are left out: this version cannot read them.
}
statistics-about = { $about ->
    [players] Players
    [partnerships] Partnerships
   *[rules] Rule sets
}
statistics-kind = { $about ->
    [players] Player
    [partnerships] Partnership
   *[rules] Rule set
}
statistics-all = { $about ->
    [players] All players
    [partnerships] All partnerships
   *[rules] All rule sets
}
statistics-measure = { $measure ->
    [won] share of matches won
    [average] points a deal
    [naturals] natural canastas a match
    [out] went out
    [best] biggest deal
    [streak] longest winning streak
   *[deals] deals
}
statistics-measure-choose = Order by which figure?
statistics-measure-said = Ordered by: { $measure }. Choose another
statistics-versus = head to head
statistics-versus-said = Head to head: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Who plays against { $name }?
statistics-versus-other = { $name }: choose somebody else
statistics-in-a-row = { $name }: { $count } in a row
statistics-form = Last matches
statistics-result = { $how ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
statistics-current = { $how ->
    [won] { $count ->
        [one] Won the last match.
       *[other] Won the last { $count } matches.
    }
    [drawn] { $count ->
        [one] Drew the last match.
       *[other] Drew the last { $count } matches.
    }
   *[lost] { $count ->
        [one] Lost the last match.
       *[other] Lost the last { $count } matches.
    }
}
statistics-longest = { $count ->
    [0] No match won yet.
   *[other] Most wins in a row: { $count }.
}
statistics-rename = { $name }: name and notes
statistics-by-match = Points a deal, match by match
statistics-span = Between { $low } and { $high }, last { $last }
statistics-against = Against
statistics-wins-of = { $matches ->
    [one] { $wins } of one match won
   *[other] { $wins } of { $matches } matches won
}
statistics-by-rules = By rule set
statistics-average-on = { $deals ->
    [one] { $average } on one deal
   *[other] { $average } on { $deals } deals
}
statistics-line = { $matches ->
    [0] no match finished
    [one] { $wins } of one match won
   *[other] { $wins } of { $matches } matches won ({ $share })
} · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $average } on average
statistics-rules-line = { $matches ->
    [one] one match finished
   *[other] { $matches } matches finished
} · { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, { $average } on average
statistics-played = { $deals ->
    [one] one deal in all
   *[other] { $deals } deals in all
}
statistics-won-of = { $matches ->
    [0] no match finished
    [one] of one match that is finished
   *[other] of { $matches } matches that are finished
}{ $draws ->
    [0] { "" }
    [one] , one drawn
   *[other] , { $draws } drawn
}
statistics-on-deals = { $deals ->
    [0] not known of any deal
    [one] on one deal
   *[other] on { $deals } deals
}
statistics-on-results = { $deals ->
    [0] not known of any deal
    [one] on one result of a side
   *[other] on { $deals } results of sides
}
statistics-on-outs = { $outs ->
    [0] not known of any going out
    [one] on one going out
   *[other] on { $outs } times going out
}
statistics-totals-only = Deals of which only the totals were given count for points alone.
statistics-matches = Matches finished
statistics-won = Matches won
statistics-share = Share of matches won
statistics-average = Average points of a deal
statistics-best = Best deal
statistics-worst = Worst deal
statistics-canastas = Canastas a deal
statistics-naturals = Natural canastas a match
statistics-out = The side went out
statistics-concealed = Concealed, when going out
statistics-threes = Red threes a deal
statistics-luck = Luck with red threes, against the average of the table
statistics-minutes = Minutes of a usual deal

## Setting a match up

seat-compass = { $number ->
    [1] North
    [2] East
    [3] South
   *[other] West
}
seat-number = Player { $number }
side-compass = { $number ->
    [1] North–South
   *[other] East–West
}
side-mark = { $number ->
    [1] Blue
    [2] Red
    [3] Amber
   *[other] Grey
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] one player is named, { $right } are needed
   *[other] { $count } players are named, { $right } are needed
}
problem-name_needed = a name is needed
problem-name_twice = “{ $name }” is there twice
problem-undrawn = “{ $text }”: what stands as ▯ here cannot be shown and is left out. Letters may be Latin, Greek, Cyrillic or Hebrew.
problem-changed_since = Not done: meanwhile another phone changed this match. It is shown here as it is now.
problem-no_such_deal = That deal is no longer there.
problem-wrong_number_of_scores = { $right } opening scores are needed

new-match = New match
new-match-hint = Tap a seat, then a name
new-match-start = Start
new-match-back = Back without a new match
set-up = Set-up of the match
set-up-save = Save
set-up-back = Back without a change
set-up-rules = Rules
set-up-rules-choose = Rules: { $name }. Choose others
set-up-players = Players
set-up-players-count = { $count } players
set-up-name = Name of player { $number }, side { $side }
set-up-side-rename = Name of side { $side }: { $name }
set-up-side-name = Name of the side
set-up-short = Short form
set-up-short-hint = for small screens
set-up-known = { $name } plays
set-up-dealer = Who deals first?
set-up-first-dealer = First dealer
set-up-target-other = Another number
set-up-dealer-label = { $name } deals first
set-up-target = Target
set-up-target-label = Target: { $target }. Type another
set-up-target-chip = To { $target }
set-up-target-deals = { $deals ->
    [one] The match has one deal.
   *[other] The match has { $deals } deals.
}
set-up-more = Direction of play, opening scores
set-up-less = Fewer details
set-up-direction = Direction of play
set-up-opening = Opening scores
set-up-opening-label = Opening score of { $name }: { $points }. Type another
pad-delete = Delete the last digit
pad-sign = Plus or minus
pad-done = Done
set-up-follows = { $deals ->
    [one] One deal has been recorded: its score, the totals and all that is needed follow from what is saved here.
   *[other] { $deals } deals have been recorded: their scores, the totals and all that is needed follow from what is saved here.
}
set-up-changed-today = These rules say today what they did not say when the match began. Saving takes what they say today: { $what }.
set-up-no-fit = Only rules for { $sides } sides fit the deals that have been recorded.
set-up-spoilt = { $count ->
    [one] Deal { $deals } cannot have been by these rules. Choose others, or amend the deal first.
   *[other] Deals { $deals } cannot have been by these rules. Choose others, or amend the deals first.
}
set-up-no-match = No match is open.

## Record screen

record-title-record = Deal { $number }
record-title-amend = Amend deal { $number }
record-title-insert = Insert deal { $number }
record-under = { $rules } · { $dealer } dealt
record-dealt = { $dealer } dealt
record-of = { $number } of { $count }
record-contract = needs { $natural } natural, { $mixed } mixed
record-leave = Leave; what is typed is kept
record-mode = Totals only
record-mode-short = Totals
record-more = More for { $side }
record-gone = This deal is no longer in the match.

record-who-out = Who went out?
record-went-out = { $side } went out
record-nobody = Nobody
record-nobody-out = Nobody went out
record-concealed = Concealed
record-acaba = Acaba
record-ending-said = { $ending }, { $points }

record-tab-said = { $side }: { $points } in this deal, new total { $total }{ $problem ->
    [yes] , something is wrong
   *[no] { "" }
}
record-after = → { $total }
record-row = { $group ->
    [canastas] { $kind ->
        [natural] Natural
        [mixed] Mixed
        [wild] { $rules ->
            [bolivian] Bolivia
            [chilean] Bolivia
           *[other] Wild
        }
        [wild_all_twos] Wild, all twos
        [wild_four_jokers] Wild, four jokers
        [sequence] { $rules ->
            [samba] Samba
            [chilean] Samba
            [bolivian] Escalera
           *[other] Sequence
        }
        [sevens] Sevens
        [aces] Aces
        [twos_natural] Pure twos
        [twos_mixed] Mixed twos
       *[other] Canastas
    }
    [hand_canastas] { $kind ->
        [natural] Natural, from the hand
       *[mixed] Mixed, from the hand
    }
    [red_threes] Red threes
    [black_threes] Black threes
    [black_threes_captured] Black threes
    [red_threes_in_hand] Red threes left in hand
    [black_threes_in_hand] Black threes left in hand
    [incomplete] { $kind ->
        [sevens] Sevens begun, not finished
        [aces] Aces begun, not finished
        [wild] Wild begun, not finished
        [wild_with_four_jokers] Four jokers begun, not finished
       *[sequence] Short sequences
    }
    [held] { $kind ->
        [sevens] Three or more sevens held
       *[aces] Three or more aces held
    }
   *[lone] Lone hand
}
record-each = { $points } each
record-each-range = { $first }…{ $last }
record-tile-said = { $tile }, { $side }: { $state ->
    [done] done, { $points }
    [begun] begun, { $points }
   *[none] none
}
record-fewer = Numbers from 0 to { $last }
record-chip-said = { $row } { $number }, { $side }

record-field = { $field ->
    [table] On the table
    [hand] { $foot ->
        [true] Hand and foot
       *[false] Left in hand
    }
   *[total] Points of this deal
}
record-field-short = { $field ->
    [table] On table
    [hand] { $foot ->
        [true] Hand, foot
       *[false] In hand
    }
   *[total] Points
}
record-field-hint = { $field ->
    [table] cards, added
    [hand] taken off
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] not counted
   *[out] out: none
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = nothing yet
record-gains = gains { $points }
record-loses = loses { $points }
record-totals-hint = Bonuses included. Details can be added later.

record-key-plus = Plus
record-key-times = Times
record-key-sign = Gain or loss
record-key-delete = Delete digit
record-next = { $field ->
    [table] on table
    [hand] { $foot ->
        [true] hand, foot
       *[false] in hand
    }
   *[total] points
}
record-next-short = { $field ->
    [table] table
    [hand] hand
   *[total] points
}
record-next-said = Next: { $field }, { $side }

record-nothing = Nothing entered yet
record-sum = Sum
record-equals = = { $points }
record-next-meld = next meld { $needed }
record-course = { $before } → { $after } · next initial meld { $needed }

record-save = Save deal { $number }
record-save-short = Save
record-save-anyway = Save anyway
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

record-more-title = { $side } · more
record-special-hand = Special hand
record-special-short = Special
record-none = None
record-adjustment = Adjustment
record-adjustment-gives = Adds
record-adjustment-takes = Takes off
record-adjustment-points = Points
record-reason = Reason
record-note = Note on this deal
record-clear = Clear everything typed
record-done = Done · { $points } so far

record-moved-on = The match has moved on
record-moved-on-hint = { $kind ->
    [amend] It is deal { $number } now.
   *[other] It would now be deal { $number }.
}
record-go-on = Go on with it
record-start-anew = Start anew
record-rival-title = { $kind ->
    [amend] Deal { $number } was corrected meanwhile
   *[other] Deal { $number } is saved already
}
record-rival = { $by ->
    [here] Deal { $number } was saved here at { $time }: { $points }.
   *[other] { $kind ->
        [amend] Deal { $number } was corrected on another phone at { $time }: { $points }.
       *[other] Deal { $number } was saved on another phone at { $time }: { $points }.
    }
}
record-rival-mine = Here it is { $points }.
record-rival-keep = Keep that one
record-rival-another = { $saves ->
    [true] Mine is a different deal: save it as deal { $number }
   *[other] Mine is a different deal: go on with deal { $number }
}
record-rival-amend = Correct deal { $number } with mine
record-meanwhile = { $by ->
    [here] At { $time }: { $what }.
   *[other] On another phone at { $time }: { $what }.
}

record-not-saved = This could not be saved
record-close = Close

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (and { $count } more)
record-brief-odd_points = ends in 0 or 5?
record-brief-too_many_points = packs: { $most }
record-brief-too_few_points_for_canastas = at least { $least }
record-brief-too_many_points_for_canastas = at most { $most }
record-brief-other = look here
problem-out_not_said = who went out?
problem-nothing_typed = nothing is typed here

## Counting cards

count-cards = Count cards
count-way = { $way ->
    [values] By value
   *[melds] Melds
}
count-value-said = Cards of { $points } points: { $count }
count-most = The packs hold { $count } of these.
count-field = { $field }: { $points }
count-next = Next value
count-empty = Clear this count
count-from-hand = From the hand
count-from-hand-said = This meld was laid whole from the hand
count-laid-from-hand = { $canasta ->
    [none] from the hand
   *[other] { $canasta }, from the hand
}

## From paper

paper = Start from paper
paper-title = From paper
paper-way = { $way ->
    [totals] Totals so far
   *[deals] Deal by deal
}
paper-totals-hint = What each side has now. Play goes on from there.
paper-deals-hint = The points of each deal, bonuses included.
paper-carried = Carried over from paper
paper-played-already = Deals are recorded already, so totals can no longer be carried over. Type them deal by deal.
paper-field-said = { $side }, deal { $number }: { $points }
paper-take = Carry over
paper-keep = Keep deal { $number }
paper-next = Next side
paper-done = Play on
paper-undo = Take the last deal back

## Penalties and bonuses at any time

adjust = Penalty or bonus
adjust-hint = { $number ->
    [0] It counts in the deal that comes next.
   *[other] It counts in deal { $number }, and the history keeps the reason.
}
adjust-save = { $points } for { $side }

## Breakdown of a deal

back = Back
problem-of-side = { $side }: { $problem }
breakdown-gone = No such deal
breakdown-gone-hint = It was dropped, or it belongs to another match.
breakdown-saved = Saved { $time } · { $name }
breakdown-previous = Previous deal
breakdown-next = Next deal
breakdown-change = { $before } → { $after }
breakdown-head = Where it came from
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Rule: { $rule }
}
breakdown-sum = Sum
breakdown-house-rule = House rule of this match
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } sources · { $first }
}
breakdown-sources-head = { $count ->
    [one] One source says so
   *[other] { $count } sources say so
}
breakdown-differs = differs
breakdown-book-says = { $name } says: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } for { $count }
}
breakdown-no-rule-total = The table did this sum itself.
breakdown-no-rule-adjustment = Given or taken at the table, outside the rules of the score.
breakdown-out-player = { $name } went out
breakdown-confirmed = Confirmed by { $names }
breakdown-adjusted = Adjusted: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(on this device)
    [elsewhere] { " " }(on another device)
   *[none] { "" }
}
breakdown-insert = Insert a deal before deal { $number }
breakdown-drop = Drop
breakdown-amend = Amend
breakdown-next-deal = Next deal
breakdown-drop-title = Drop deal { $number }?
breakdown-drop-hint = Its points go, and all totals follow. It can be undone.

## Matches

matches = Matches
matches-count = { $count ->
    [one] one match
   *[other] { $count } matches
}
matches-none = No match has been played yet. The first one begins with the button below.
matches-older = Older matches
matches-open = open now
matches-running = { $deals ->
    [0] begun, no deal yet
    [one] running, one deal
   *[other] running, { $deals } deals
}
matches-deals = { $deals ->
    [0] no deal
    [one] one deal
   *[other] { $deals } deals
}
matches-now = Now
matches-continue = Continue
matches-find = Search the matches
matches-find-hint = A name, or the rules
matches-find-none = No match has “{ $text }” in it.
matches-find-close = Close the search
matches-more-label = More to do: { $names }
matches-rematch = Rematch
matches-unreadable = A match that this version cannot read.

## More

more = More
more-rules = Rules
more-rules-count = { $count } rule sets, every value with its source
more-language = Language
more-language-device = As the device
more-theme = Appearance
more-theme-mode = { $mode ->
    [light] Light
    [dark] Dark
   *[other] As the system
}
more-at-table = At your table
more-look = Look and language
more-data = Your data
more-backups-none = none yet
more-motion = Motion and touch
more-motion-amount = { $amount ->
    [full] Full
    [calm] Calm
   *[off] Off
}
more-motion-hint = { $amount ->
    [full] All motions, and touches you feel
    [calm] Small changes alone, and touches you feel
   *[off] Nothing moves, nothing is felt
}
store = The store
store-read-only = Nothing can be saved: a newer version of this program made the store, or its disk failed. What is there can be read.
about = About
about-what = Keeps the score of canasta that is played with real cards, and shows the rule behind every line.
about-version = Canasta Scorekeeper { $version }
about-words = Is something worded badly? Corrections are welcome; the words are in { $file }.
about-licence = Free software under the MIT licence. Letters: Roboto under the Apache License, Bitter under the SIL Open Font License; symbols made from DejaVu Sans.
about-data = Everything is kept on this machine, in { $file }.

## Backups

size-kb = { NUMBER($size, maximumFractionDigits: 0) } kB
size-mb = { NUMBER($size, maximumFractionDigits: 1) } MB
backups = Backups
backups-row = { $count ->
    [0] None yet: the first is made when a match begins
    [one] One backup
   *[other] { $count } backups
}
backups-explained = A backup is made by itself at each start after something has changed. The last { $starts } are kept, and one a week of the { $weeks } weeks before them. Together they take no more than { $limit }; the oldest go first, but the last two always stay.
backups-used = They take { $used } of { $limit } now.
backups-make = Make a backup now
backups-made = A backup has been made.
backups-not-needed = No other backup is needed: the newest one is of what there is now.
backups-nothing = There is nothing to back up yet.
backups-none = There is no backup yet.
backups-holds = { $matches ->
    [0] No match
    [one] One match
   *[other] { $matches } matches
}, { $deals ->
    [0] no deal
    [one] one deal
   *[other] { $deals } deals
}
backups-number = Backup { $number }
backups-look = Looking into it…
backups-restored = The matches are as they were in the backup of { $when }. { $before ->
    [none] There was nothing here before.
   *[other] What was here before is kept too, in the backup of { $before }.
}
backup-title = Go back to this?
backup-gone = This backup is gone
backup-gone-hint = It has made room for newer ones.
backup-no-change = Nothing would change: the matches are as they are in this backup.
backup-come = { $count ->
    [one] One match comes back
   *[other] { $count } matches come back
}
backup-go = { $count ->
    [one] One match goes: it is not in the backup
   *[other] { $count } matches go: they are not in the backup
}
backup-change = { $count ->
    [one] One match becomes what it was
   *[other] { $count } matches become what they were
}
backup-same = { $count ->
    [one] One match stays as it is.
   *[other] { $count } matches stay as they are.
}
backup-beside = House rules, people and confirmations of this device become what they were too.
backup-device = Settings and half-typed deals that are missing here come back too.
backup-club = Club nights become what they were too. Table codes that you have replaced stay replaced.
backup-restore = Go back to this backup
backup-ask = Go back to { $when }?
backup-ask-hint = What is here now is backed up first, so you can return to it.

## Two states of a match, side by side

differ-now = Now
differ-then = In the backup
differ-here = Here
differ-file = In the file
differ-deal = Deal { $number }
differ-deal-moved = Deal { $mine }, then { $theirs }
differ-none = no such deal
differ-same-deals = { $count ->
    [one] One deal is the same in both.
   *[other] { $count } deals are the same in both.
}
differ-same-points = The points are the same; other things about it differ.
differ-only-history = The deals are the same; only what was done before differs.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totals
differ-nothing = nothing
set-up-part-ended = end of the match
set-up-clockwise = clockwise
set-up-anticlockwise = counterclockwise
set-up-running = not ended
field-note = note
field-dealer = dealer
field-out_player = who went out
field-at = time
field-confirmed_by = confirmed by
field-seats = seats

## Export and import

exchange = Export and import
exchange-import = Import a file
exchange-import-row = See what it holds first; nothing is overwritten unasked
exchange-phone = Move to a new phone
exchange-phone-how = One file holds all matches, their history, who is who, and your house rules. Share it or save it, get it onto the new phone, and choose “Import a file” there. Nothing goes away here, and importing it twice does no harm.
exchange-everything = Export everything
exchange-everything-row = { $count ->
    [0] There is no match yet
    [one] One match
   *[other] All { $count } matches
}
exchange-evenings = One evening
exchange-evening-row = { $count ->
    [one] One match
   *[other] { $count } matches
}
exchange-no-day = Without a date
exchange-one = A single match is exported from its menu, or with the arrow beside it in the list of matches.
exchange-older = Earlier evenings
send = Export this match
send-title = Export { $what }
send-record = Save a file that can be imported again
send-table = Save a table for spreadsheets (CSV)
send-share = Share the file…
send-copy = Copy it as text
send-saved = Saved: { $file }
send-downloaded = { $file } is in the downloads of this browser.
send-left-out = { $count ->
    [one] One match is not in it, because this version cannot read it: { $names }
   *[other] { $count } matches are not in it, because this version cannot read them: { $names }
}
send-copied = Copied. Paste it into a message or a note. “Import a file” can read it from there.
send-failed = That is not possible on this device. Try one of the other ways.
import-title = Import
import-explained = A file of this app or a match record (JSON). You see what it would do before anything is done.
import-choose = Choose a file
import-paste = Or paste its text here
import-look = Look at this text
import-pasted = pasted text
import-other = Choose another file
import-refused = This cannot be imported. Nothing was changed.
import-newer = A newer version of this app wrote this file. Update the app, then import it. Nothing was changed.
import-no-text = The file holds no text that can be read. Nothing was changed.
import-not-read = This device did not hand the file over. Open it, copy its text and paste it below.
import-more-wrong = { $count ->
    [one] and one more
   *[other] and { $count } more
}
import-new = { $count ->
    [one] One match is new
   *[other] { $count } matches are new
}
import-same = { $count ->
    [one] One match is here already, just like that.
   *[other] { $count } matches are here already, just like that.
}
import-conflicts = { $count ->
    [one] One match is here already, but differs
   *[other] { $count } matches are here already, but differ
}
import-house = { $count ->
    [one] House rules in it: { $names }
   *[other] House rules in it, { $count } of them: { $names }
}
import-people = { $count ->
    [one] One person is new or known better in it
   *[other] { $count } people are new or known better in it
}
import-renamed = { $name }, so far { $before }
import-nothing = Everything in it is here already. Importing it would change nothing.
import-empty = There is no match in this file.
import-take = Import
import-decide = { $count ->
    [one] Decide about the match that differs
   *[other] Decide about the { $count } matches that differ
}
conflict-later = The file goes on from what is here. Taking it loses nothing.
conflict-earlier = The file is an earlier state of what is here. Taking it takes back what was done since.
conflict-apart = Each has something that the other has not.
conflict-mine = Keep mine
conflict-theirs = Take the file’s
conflict-both = Keep both
conflict-answer = { $answer ->
    [mine] The match stays as it is here.
    [theirs] The match becomes what the file says. Each change can be read in its history, and undone.
   *[both] The match of the file is kept beside yours, as a match of its own.
}
conflict-said = { $answer } for { $names }
taken-kept = Nothing was changed.
taken-added = { $count ->
    [one] One match was added.
   *[other] { $count } matches were added.
}
taken-replaced = { $count ->
    [one] One match is now as the file has it.
   *[other] { $count } matches are now as the file has them.
}
taken-unchanged = { $count ->
    [one] One match was left as it was.
   *[other] { $count } matches were left as they were.
}
taken-unanswered = { $count ->
    [one] One match has changed meanwhile and was left as it was. Import the file again to decide.
   *[other] { $count } matches have changed meanwhile and were left as they were. Import the file again to decide.
}
taken-house = { $count ->
    [one] House rules added: { $names }
   *[other] House rules added, { $count } of them: { $names }
}
taken-people = { $count ->
    [one] One person is known now as the file has it.
   *[other] { $count } people are known now as the file has them.
}
taken-house-conflict = House rules of this name are here with other values and were left as they are: { $names }
taken-house-refused = Some house rules cannot be played here and were not taken: { $why }
taken-show = Show the matches
taken-back = Take the import back
match-in-short = { $sides } · { $deals ->
    [0] no deal
    [one] one deal
   *[other] { $deals } deals
}

## History

history = History
history-menu = What was changed
history-of-deal = History of deal { $number }
history-of-dropped = History of a dropped deal
history-every = { $count ->
    [one] One change. It is kept for good.
   *[other] { $count } changes, the latest first. They are kept for good.
}
history-none = There is no such deal in the match that is open.
history-whole = The whole match
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , on this device
    [elsewhere] , on another device
   *[other] , by { $who }
}
history-why = Why: { $reason }

## What was found at the start

found-title = About the matches on this device
found-again = You find this again under More.
found-read = All right
found-look = Look at the backup
found-keep = Go on as it is

## The rules browser

rules-back = Back
rules-title = Rules
rules-search = Search
rules-search-close = All sections
rules-found = { $count ->
    [0] No rule says this.
    [one] One rule says this.
   *[other] { $count } rules say this.
}
rules-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}
rules-origin-document = From the documents
rules-origin-rule_book = From rule books
rules-edition = { $origin }, edition { $edition }
rules-inherits = Whatever is not said here is taken over from { $from }.
rules-proposed = { $count ->
    [one] One value has no source. It is a proposal for the table to agree on: { $what }.
   *[other] { $count } values have no source. They are proposals for the table to agree on: { $what }.
}
rules-proposed-many = { $count } of { $all } values have no source. They are proposals for the table to agree on, and marked as such.
rules-others-say = Other sources
compare = Compare rules
compare-with = Compare with other rules
compare-with-which = { $name }: compare with which?
compare-names = { $here } and { $there }
compare-swap = Change places
compare-differences = { $count ->
    [one] One difference
   *[other] { $count } differences
}
compare-all = All { $count } rules
compare-both = Both
compare-same = These two say the same about everything.
confirm-line = No rule book settles “{ $what }”. Agree on it once.
confirm-line-many = { $count } of these rules stand in no rule book. Agree on them once.
confirm-look = Look at them and agree
confirm-title = { $count ->
    [one] One rule without a source
   *[other] { $count } rules without a source
}
confirm-why = Neither the documents nor the rule books say anything about this. What stands here is a proposal. The table agrees on it once; a value that changes later is asked again.
confirm-agree = We play by this
confirm-change = Change some of it by house rules
confirm-done = The table agreed on this on { $day }.
rules-says = { $value } · { $note }
rules-pick = Choose a rule set.

## Score sheet

sheet-deal = Deal
sheet-heading-said = Columns: { $sides }; of each the points of the deal and the total after it
sheet-opening = Start
sheet-total = Total
sheet-needs = Needs
sheet-of-side = { $side } { $value }
sheet-running = The match is running; nobody has won yet.

## Switches

switch-affects-score = Changes scores.
switch-affects-legality = Changes which melds are allowed.
switch-affects-initial_meld = Changes the first melds.
switch-affects-go_out = Changes who may go out.
switch-affects-match = Changes how a match ends.
switch-affects-limits = Changes how many cards there are.
switch-affects-text = Changes no score: how the table plays.
switch-asks = No source gives the value of this. Agree on it: { $what }
switch-other-form = Not what your table plays? There is also: { $names }

switch-hand_size = How many cards everybody is dealt. Thirteen, fourteen and fifteen are dealt too, often by the number of players.
switch-jokers_a_pack = Some packs come with three jokers instead of two: 110 cards.
switch-packs_italian = With many players a third pack may join. Say then what six red threes are worth.
switch-packs_chilean = Played with three packs or with four. Nobody says what eight red threes are worth: say so here.
switch-packs_hand_and_foot = Four to seven packs are used, as a rule one more than there are players.
switch-packs_hand_and_foot_alone = One pack more than there are players is the rule; some use more.
switch-teams_of_six = Six play as two sides of three, or as three sides of two.
switch-teams_of_six-two = two sides of three
switch-teams_of_six-three = three sides of two
switch-teams_of_six_to_10000 = Six play as two sides of three, or as three sides of two; three sides play to 7,500.
switch-teams_of_six_to_10000-two = two sides of three
switch-teams_of_six_to_10000-three = three sides of two
switch-direction = Deal and turn go clockwise, or the other way round the table.
switch-wilds_against_naturals = Up to three wild cards whatever the natural ones, or never more than natural ones, or always fewer.
switch-finished_canastas = More cards may join a finished canasta, or it is closed at seven.
switch-finished_canastas-open = more may join
switch-finished_canastas-closed = closed at seven
switch-longer_melds_when_out = Whoever goes out may lay eight cards of a rank or more.
switch-wild_melds = Three wild cards or more are a meld of their own, and seven a canasta. Tables price it at 2,000 or at 1,000.
switch-wild_melds_italian = Three pinelle or more are a meld of their own. Say what a canasta of them is worth.
switch-sequences = Sequences of one suit are melded as in samba; one book leaves them out.
switch-bonuses_when_out_italian = The prices of seven twos, natural and mixed, go only to the side that goes out, or to anybody.
switch-bonuses_when_out_italian-when_out = only going out
switch-bonuses_when_out_italian-always = always
switch-wilds_in_a_meld = How many wild cards an ordinary meld may hold: two, three, or as many as you like.
switch-black_threes_melded = Three black threes or more are laid when going out, or never, or at any time, at 5 each.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = At exactly 2,000, 5,000 or 7,000 a side needs what the next row asks, or still what the row before asks.
switch-first_melds_italian-limit_to_the_higher = at the limit the higher count
switch-first_melds_italian-limit_to_the_lower = at the limit the lower count
switch-first_melds_samba = From 7,000 on the first melds must count 150, or 160.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_brazilian = From 8,000 on the first melds need 200 and a canasta, or 200 alone.
switch-first_melds_brazilian-canasta_of_200 = 200 and a canasta
switch-first_melds_brazilian-200_alone = 200 alone
switch-top_card_counts = The top card of the pile counts towards the first melds, or they must be on the table before the pile is taken.
switch-pile_for_first_melds = The pile may be taken in the turn of the first melds, or not.
switch-concealed_minimum = Whether a hand that goes out at once must reach the count of the first melds: only with the pile, always, or never.
switch-splash = The splash: a whole canasta opens, whatever it counts.
switch-cards_in_canastas = The cards in a canasta count beside its bonus, or the bonus is all.
switch-concealed_canasta = A canasta laid whole from the hand earns nothing more, or 100 more, or its bonus twice.
switch-red_threes_of_six = With six red threes in the game four of them bring 800, or 400.
switch-red_threes_need_a_canasta = Red threes count for a side once it has melded, or only with a canasta.
switch-red_threes_samba = Red threes count for a side with two canastas, or as in the classic game once it has melded.
switch-red_threes_brazilian = Red threes count for a side with one canasta, or only with two.
switch-red_threes_cuban = Without a canasta red threes count nothing, or against the side.
switch-four_red_threes_unmelded = All four red threes and nothing melded cost what the table of red threes says, or only 400.
switch-four_red_threes_unmelded-by_the_table = by the table of red threes
switch-forgotten_red_three = What a red three costs that somebody never laid out. Whoever had no turn has forgotten nothing.
switch-black_threes_left = What each black three costs that is left in hand or foot.
switch-canastas_to_go_out = A side goes out with one canasta, or needs two. Two are usual where two cards are drawn.
switch-out_without_a_canasta = Going out takes a canasta, or none at all.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = A side goes out with one canasta, or needs two.
switch-last_discard = Whoever goes out may lay the last card, or must discard it.
switch-last_discard_italian = { switch-last_discard }
switch-going_out_samba = Going out earns 200, or 100 as in the classic game.
switch-concealed_hand_and_foot = Going out all at once earns nothing more, or another 100.
switch-asking_the_partner = Before going out a player may ask the partner and is bound by the answer, or nobody asks, or the partner must be asked.
switch-short_sequences = Which sequences cost 1,000 at the end of a deal: those of five cards or fewer, or only those of four or fewer.
switch-four_jokers_unfinished = Wild cards short of a canasta that hold all four jokers cost 2,500 instead of 2,000.
switch-special_hands_mode = A special hand stands alone, or the side’s other points come on top.
switch-acaba = Whoever sees no way back may call acaba: the deal is over, every other side has 1,500, the caller’s side nothing. The partner may be asked first.
switch-acaba_alone = Whoever sees no way back may call acaba: the deal is over, everybody else has 1,500, the caller nothing.
switch-seven_canastas = Seven canastas in one deal bring 5,000 and win the match.
switch-target = How many points win the match. Any number will do.
switch-target_chilean = How many points win the match: 10,000 as in samba, 15,000 as in the Bolivian game, or any other number.
switch-target_italian = How many points win the match: 15,000, or 12,000 as the rule books say, or any other number.
switch-deals_or_target = A match is four deals, or it goes to 10,000 points.
switch-deals_or_target-to_a_target = to 10,000 points
switch-tie = Sides level at the end play another deal, or the match is drawn.
switch-pile_onto_canasta = The top card of the pile may be taken onto a finished canasta, or not.
switch-pile_needs = What takes a pile that is not frozen: a natural pair or one card and a wild card, natural cards only, or always a natural pair from the hand.
switch-pile_cards = Whoever takes the pile takes all of it, or only ten cards.
switch-jokers_discarded = Jokers may be discarded and freeze the pile, or may not.
switch-first_pile = The pile begins with one card, or with as many more as the card that is turned up says.
switch-stock_used_up = Without a stock the deal goes on while the pile can be taken, or ends after the last draw, or the pile is turned over.
switch-red_threes_replaced = Whoever draws a red three draws another card for it, or goes on with one less.
switch-last_card_without_canasta = Without a canasta the last card is kept, or the turn had to be played so that one is left to discard.

## Meld

meld-title = { $asks ->
    [hand] What can I lay?
   *[melds] Is this enough?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side-said = { $side }, score { $score }, needs { $needed }
meld-other = Other…
meld-other-number = { $by ->
    [deal] Deal { $number }
   *[score] Score { $number }
}
meld-other-said = { $what }, { $needed }. Type another
meld-rules-said = By the rules: { $rules }. Choose others
meld-ask-number = { $by ->
    [deal] Number of the deal
   *[score] Score
}

meld-needs = { $needed } needed
meld-needs-nothing = Nothing is required
meld-tap-cards = Tap the cards that are to be laid
meld-tap-top = Tap the top card of the pile
meld-enough = Enough
meld-over = { $over } to spare
meld-allowed = Allowed
meld-short = { $short } short
meld-not-enough = Not enough
meld-not-allowed = Not allowed
meld-of = of { $needed }
meld-of-nothing = nothing required
meld-all-legal = { $count ->
    [one] The meld is legal
    [2] Both melds are legal
   *[other] All melds are legal
}
meld-illegal = { $count ->
    [one] One meld is not legal
   *[other] { $count } melds are not legal
}
meld-one-more = One more { $card } would do
meld-canasta-suffices = A whole canasta is always enough
meld-top-counts = The { $card } of the pile counts
meld-top-not-counted = The { $card } of the pile does not count
meld-concealed-exempt = Going out concealed, nothing is required
meld-concealed-never = As much is needed when going out concealed
meld-concealed-canastas = As much is needed: the canastas that going out takes are not among the melds
meld-concealed-pile = As much is needed because the pile was taken
meld-red-three = a red three is laid out alone: it is in no meld and never counts
meld-joins = lies with the others of its rank
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Spades
meld-suit-hearts = Hearts
meld-suit-diamonds = Diamonds
meld-suit-clubs = Clubs
meld-empty = The next card begins a meld
meld-empty-sequence = The next cards begin a sequence of { $suit }
meld-said = { $cards }: { $points } points, { $told }
meld-legal = legal
meld-never = never
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } in use
}
meld-delete = Take the last card away

meld-new = New meld
meld-new-short = New
meld-concealed = Concealed
meld-concealed-said = Going out concealed
meld-pile = Pile taken
meld-pile-said = The pile is taken
meld-top = Top: { $card }
meld-top-asked = Top?
meld-top-said = Top card of the pile: { $card }. Tap another
meld-sequence-label = Sequence of
meld-suit-label = Suit
meld-clear = Clear all cards
meld-find = Find one
meld-lay = Lay it
meld-to-melds = Back to melds
meld-use = Use it

meld-tap-hand = Tap the cards of the hand
meld-not-found = This hand cannot be
meld-nothing-legal = There is no meld in it
meld-can-lay = { $cards ->
    [one] Enough with one card
   *[other] Enough with { $cards } cards
}
meld-hand = { $count ->
    [one] One card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] The longest meld lacks one card of a canasta
   *[other] The longest meld lacks { $count } cards of a canasta
}
meld-closing = One more would do: { $cards }
meld-no-card-closes = No single card closes the gap
meld-prefer-title = Which lay-down?
meld-prefer-said = Looked for: { $preference }. Choose another
meld-prefer-short = { $preference ->
    [fewest] Fewest
    [value] Value
    [wilds] Keep wilds
   *[canasta] Canasta
}
meld-preference = { $preference ->
    [fewest] With the fewest cards
    [value] With the highest value
    [wilds] Keeping the wild cards
   *[canasta] With a canasta, if there is one
}

meld-notation = Type the cards
meld-notation-label = { $asks ->
    [hand] Hand
   *[melds] Melds
}
meld-notation-hint = { $asks ->
    [hand] A letter a card: A K Q J T 9 to 4, 2, * for a joker, b for a black three; h:4567 says that these are hearts.
   *[melds] A letter a card, a space between melds: 777 QQQ2 AA*. T is a ten, * a joker, b a black three; h:456 is a sequence of hearts.
}
meld-bare-three = “{ $token }”: a bare 3 says no colour; type { letter-3b } for black, { letter-3r } for red
meld-notation-done = Done

meld-reference = Quick reference: { $rules }
meld-reference-by = It goes by { $by }.
meld-reference-exceptions = What counts, and exceptions
meld-reference-bonuses = Bonuses
meld-red-threes-never = Red threes are laid out alone: they are in no meld and count nothing towards the first melds.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , here is { $sides }
}
meld-house-rule = Agreed on at this table: no book is its source.
meld-all-rules = All rules of this game
problem-top_card_not_melded = the { $card } of the pile must be in a meld

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] No rule differs
    [one] One rule differs
   *[other] { $different } rules differ
}{ $same ->
    [0] .
    [one] , one is the same.
   *[other] , { $same } are the same.
}

## My house rules

house-title = My house rules
house-back = Back
house-none = House rules are what your table plays otherwise than the book. Choose a rule set, change what you play differently, and give it a name. There are none yet.
house-what = What your table plays otherwise than the book. A match takes them over when it begins; changing them later changes no match that has begun.
house-line = { $base } · { $count ->
    [0] nothing changed yet
    [one] one rule changed
   *[other] { $count } rules changed
}
house-broken-short = These can no longer be played. Tap to see why.
house-broken = This version of the app cannot play these house rules. Nothing was lost: they can still be saved as a file. This is what is wrong:
house-gone = These house rules are no longer there.
house-new = New house rules
house-new-why = Which rule set do you begin with? Everything that you do not change stays as it is there.
house-name = Name of the house rules
house-name-made = Our { $base }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Create
house-bring = Take in from a file or text

house-on-base = Built on: { $base }
house-saved = Saved. Every change is kept at once.
house-unsaved = Not saved yet
house-unsaved-why = These values do not go together. Tap a line to put it right, or undo the last changes. Until then the house rules stay as they were.
house-take-back = Undo what is not saved
house-differences = { $count ->
    [one] One rule is different
   *[other] { $count } rules are different
}
house-no-differences = Nothing is changed yet: you play exactly by the book. Change something below.
house-instead-of = instead of { $old }
house-instead-of-these =
    instead of:
    { $old }
house-from = From: { $ref }
house-from-switch = Usual variation: { $ref }
house-from-table = Agreed at our table
house-reset = Back to the book: { $what }
house-reset-one = Back to the book’s value
house-reset-all = Undo all changes
house-reset-all-explained = Every rule goes back to what the book says. Matches that have begun stay as they are.
house-reset-all-yes = Undo them all
house-keep = Leave everything as it is
house-change = Change
house-switches = Usual variations
house-switches-why = { $count ->
    [one] One that books describe, with a tap
   *[other] { $count } that books describe, with a tap
}
house-values = Any rule
house-values-why = Every value of the rule set, in the order of a rule book
house-use = Use
house-play = Play a match by these rules
house-share = Pass them on
house-share-why = As a small file or as text
house-rename = Rename
house-rename-done = Save the name
house-rename-left = Leave it
house-drop = Delete these house rules
house-drop-question = Delete “{ $name }”?
house-drop-explained = Matches that are played by them stay as they are. This cannot be undone.

house-switches-what = Tap what your table plays. The first choice is always what the book says.
house-switch-own = { $value } (the book)
house-switch-other = another number…
house-switch-misfit = { $value } does not go with your other changes. { $why }
house-switch-off = Does not fit this rule set.
house-switches-others = { $count ->
    [one] One variation that does not fit
   *[other] { $count } variations that do not fit
}
house-switches-others-why = They belong to other games than { $base }.

house-changed-value = { $value } (changed)
house-section-count = { $count ->
    [one] one rule
   *[other] { $count } rules
}{ $changed ->
    [0] { "" }
    [one] , one changed
   *[other] , { $changed } changed
}
house-in-base = The book says ({ $base })
house-we-play = We play
house-reason = Why, since when?
house-reason-keep = Keep this reason
house-take = Play this
house-number-label = { $what }: { $number }. Tap to change
house-a-number = a number
house-as-follows = as follows
house-points = Points
house-row-number = Number { $place }
house-row-more = One more
house-row-less = One less
house-row-add = Add a row
house-row-drop = Remove: { $what }
house-band-by = It goes by
house-band-from = From this total on
house-band-hand = From this deal on
house-band-points = Points needed
house-band-points-alone = the points are enough
house-hand-wins = Does it win the match?
house-hand-add = Add a special hand
house-bonus-when = For which canastas
house-bonus-count = How many: { $type }
house-bonus-more = or more
house-bonus-exactly = exactly
house-step-least = From so many on

house-share-what = Whoever has this app can take the file in: the table, its rule set and everything that you changed.
house-share-file = Save as a file
house-share-copy = Copy as text
house-share-copied = Copied. Paste it into a message or a note.
house-share-failed = That is not possible on this device. Mark the text below and copy it.
house-share-text = Text of the file
house-share-text-why = It always works like this as well: mark this text, copy it, and paste it on the other device under “Take in from a file or text”.

house-bring-what = House rules that somebody passed on to you. Nothing of yours is changed unasked.
house-bring-file = Choose a file
house-bring-refused = { $file } cannot be taken in
house-bring-untouched = Nothing was changed. Put it right in the file and take it in again.
house-bring-whole = the whole file
house-bring-no-text = { $file } holds no text that can be read. Open it, copy its text and paste it below.
house-bring-conflict = You have other rules already: { $name }
house-bring-conflict-why = They were made from the same house rules, and one of the two was changed since.
house-bring-replace = Take the new ones instead of mine
house-bring-both = Keep both
house-bring-leave = Keep only mine
house-bring-copy = { $name } (new)

house-broken-files = Rule files that cannot be used
house-broken-files-why = These files of yours are left out until they are put right. Everything else works.
house-play-our-way = Make house rules from this
more-house = My house rules
more-house-count = { $count ->
    [0] none
    [one] one set
   *[other] { $count } sets
}
set-up-house = My house rules

## People

people = People
people-row = Who is who: names, notes, one person under two names
people-none = Whoever plays a match under a name of their own stands here.
people-line = { $matches ->
    [0] no match yet
    [one] one match
   *[other] { $matches } matches
}
people-called = Name
people-note = Note
people-note-hint = tells two of one name apart
people-new = New person
people-save = Save
people-saved = Saved. Old matches show it too.
people-name-taken = Somebody else is called so. A note tells the two apart.
people-merge = The same person as…
people-merge-title = Who is the same person as { $name }?
people-merge-ask = Are { $gone } and { $kept } one person?
people-merge-hint = { $matches ->
    [one] One match of { $gone } will count for { $kept } too, and show that name.
   *[other] { $matches } matches of { $gone } will count for { $kept } too, and show that name.
} It can be taken back at any time.
problem-same_match = They have played in the same match, so they are two people.
people-merge-do = One person
people-also = Also played as { $name }
people-separate = Two people again

## Addresses that lead nowhere

nowhere = Nothing is here
nowhere-hint = This address leads to no screen. Perhaps a letter of it is missing, or what was here has gone.
nowhere-home = To the table
nowhere-rule-set = There is no rule set “{ $name }”.
nowhere-rule = This rule set has no such rule.
nowhere-person = Nobody is known here under this name.

## Seats and dealers

seats = Seats
seats-table = Seats and dealer
seats-hint = Tap two players who change places.
seats-said = Seat { $number }: { $name }, opposite { $opposite }
seats-said-alone = Seat { $number }: { $name }
seats-deal-on = Hand the deal on to the next player
seats-dealing = deals
seats-draw = Draw partners by lot
seats-drawn = Drawn by lot with the number { $seed }
seats-dealer = Who deals next?
seats-dealer-label = { $name } deals next
seats-replace-head = Somebody else plays on?
seats-replace = Replace { $name }
seats-replace-title = Who plays for { $name } from deal { $number } on?
seats-replace-do = Plays from now on
seats-stays = Deals that are recorded stay with those who played them.
set-up-part-next = dealer and players of the next deal

## The next match

turn = Other partners
turn-title = The next match
turn-company = Who is here this evening?
turn-company-hint = Four to six people. With more than four, those who have paused least sit out.
turn-pairing = { $first } against { $second }
turn-pause = { $count ->
    [one] { $names } sits out
   *[other] { $names } sit out
}
turn-suggested = next in turn
turn-all = { $count ->
   *[other] After { $count } matches everybody has played with everybody.
}
turn-join = Somebody joins
turn-start = Start this match

## Deleting a match

match-delete = Delete this match
match-delete-ask = Delete this match?
match-delete-hint = { $names }: it leaves the list and the statistics. It can be brought back.
match-deleted = Deleted: { $names }
matches-deleted = { $count ->
    [one] One deleted match
   *[other] { $count } deleted matches
}
matches-bring-back = Bring back { $names }
change-delete = Match deleted
change-what-delete = the deletion of the match

## Sharing a result

share = Share the result
share-text = Send it as text
share-copy = Copy it as text
share-picture = Send it as a picture
share-save-picture = Save it as a picture
share-page = Save a page for printing
share-file = As a file for this app or a table
share-copied = Copied. Paste it into a message.
share-leads = { $side } ahead by { $margin }
share-level = Level so far
share-deals = { $deals ->
    [one] one deal
   *[other] { $deals } deals
}

## A match to try things with

demo-start = Try it with a demo match
demo-mark = A demo match: try everything. It counts nowhere.
demo-badge = demo
guide = { $step ->
    [who] Who played the last card? Tap that side, or “Nobody”.
    [canasta] How many canastas has this side? Tap the number.
    [cards] Type the points of its cards on the table, then those in hand.
    [save] The other side is a tap away. Then save.
    [meld] The brass tag: so much a side’s initial meld must count next.
   *[record] Tap “Record deal { $number }”: hints lead through it.
}
guide-close = No more hints
demo-delete = Delete the demo match

## Help beside what is asked

help-said = Help: { $topic }
help-here = In this match
help-topic = { $topic ->
    [concealed] Going out concealed
    [initial] Initial meld
    [threes] Red threes
    [kinds] Natural and mixed canastas
    [out] Going out
   *[hand] Cards left in hand
}
help-text = { $topic ->
    [concealed] You go out concealed when you meld your whole hand in one turn and had melded nothing before. Partners’ melds do not matter; the rules say whether you need a canasta of your own.
    [initial] The first cards that a side lays down in a deal must be worth a least number of points. It follows from the side’s total, or from the number of the deal.
    [threes] A red three is laid down at once and replaced by a card from the stock. It brings points if its side has melded, and costs as much if it has not.
    [kinds] A canasta is a meld of seven cards or more. It is natural when it holds no wild card, and mixed when it does.
    [out] A side goes out when one of its players gets rid of the last card. Before that it needs as many canastas as the rules ask for.
   *[hand] What is left in the hands of all partners counts against their side at the end of a deal. Type it as a plain number: the app subtracts.
}

## Club: what an evening does not allow

club-somebody = somebody
club-and = { $first } and { $last }
club-problem-name_needed = A name is needed.
club-problem-no_date = “{ $date }” is no day. Write it like 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] An evening has at least one round.
   *[other] More rounds than { $count } are there already.
}
club-problem-too_many_dropped = Not all rounds can be dropped: at least one counts.
club-problem-not_positive = This must be more than 0.
club-problem-warning_too_early = The warning comes before the end: it takes fewer minutes than the round.
club-problem-figures_needed = Figures are needed here.
club-problem-last_band_open = The last row of the table holds for all larger differences.
club-problem-bands_ascend = Each row must reach further than the one above it.
club-problem-tie_break_twice = A tie-break stands there twice.
club-problem-unknown_rule_set = This rule set is not known here: { $rules }.
club-problem-house_rule = A house rule does not fit: { $expected }
club-problem-partners_cannot_change = Partners can change only where two sides of two play. Choose pairs.
club-problem-draw_needs_fixed_sides = Only for two sides that stay together.
club-problem-draw_needs_individuals = Only for players who change partners.
club-problem-teams_meet_in_twos = Teams meet two and two: these rules have { $count } sides.
club-problem-nobody_left_over = Tables of three are for players without fixed partners.
club-problem-no_three_handed = { $rules } is not played by three on their own.
club-problem-has_begun = This stays as it is: the first round has been drawn.
club-problem-entrant_twice = { $who } takes part already.
club-problem-member_twice = The same person is there twice.
club-problem-wrong_number_of_members = { $count ->
    [one] One person is not enough, or too many, for this form.
   *[other] { $count } people are not enough, or too many, for this form.
}
club-problem-team_sizes_differ = All teams must be of the same size.
club-problem-plays_already = { $name } takes part already.
club-problem-name_twice = “{ $name }” is on the list already. Add something that tells the two apart.
club-problem-no_such_entrant = That entry is no longer there.
club-problem-no_such_member = That person is no longer there.
club-problem-has_played = { $who } has been drawn already. “Leaves” keeps what was played.
club-problem-two_people = Both take part, so they are two people.
club-problem-round_open = Round { $round } is not closed yet.
club-problem-all_rounds_played = { $count ->
    [one] The one round has been played.
   *[other] All { $count } rounds have been played.
}
club-problem-too_few_present = { $count ->
    [0] Nobody has checked in.
    [one] Only one has checked in: a table needs { $right }.
   *[other] Only { $count } have checked in: a table needs { $right }.
}
club-problem-round_started = The round has started.
club-problem-no_round_drawn = No round is drawn.
club-problem-no_round_running = No round is running.
club-problem-table_open = Table { $table }: { $state ->
    [claimed] one side still has to agree
    [disputed] the result is disputed
   *[playing] there is no result yet
}.
club-problem-no_such_table = There is no table { $table }.
club-problem-has_a_result = Table { $table } has its result.
club-problem-has_no_result = Table { $table } has no result yet.
club-problem-scoreless = Nothing is typed yet: every side has 0 points. Type what each side has.
club-problem-nothing_claimed = Nobody at table { $table } has reported a result.
club-problem-no_such_side = Choose a side.
club-problem-reason_needed = A reason is needed: everybody can read it in the log.
club-problem-wrong_number_of_scores = { $right ->
   *[other] { $right } scores are needed.
}
club-problem-number_too_large = No score is as large as this: at most { $value }.
club-problem-seated_twice = { $who } sits at two tables.
club-problem-seated_nowhere = { $who } sits nowhere.
club-problem-not_there = { $who } has not checked in.
club-problem-wrong_table = A table has not as many players as these rules want.
club-problem-partners_before = { $who } have been partners before.
club-problem-met_before = { $who } have met before.
club-problem-bye_again = { $who }: rests again before all others have rested.
club-problem-evening_twice = An evening is in the series twice.
club-problem-name_too_long = This name is too long: at most { $most } letters.
club-problem-name_unseen = This name has characters that cannot be seen.
club-problem-name_says_who = The new name must not say the old one.
club-problem-name_of_a_seat = “{ $name }” is the name of a seat and stands for nobody. Add something to it.
club-problem-access_revoked = This device may not come in any more. Scan the code of the table again.
club-problem-round_over = Round { $round } is over.
club-problem-not_yours = Somebody else has changed this since.
club-problem-not_this_table = That match is not at this table.
club-problem-has_spoken = Another device has spoken for that side.
club-problem-nothing_played = No deal has been recorded yet.
club-problem-claim_changed = The other side has changed its result meanwhile. Look at it again.
club-problem-text_too_long = This text is too long: at most { $right } letters.
club-problem-no_side_held = Choose your side first.
club-problem-person_needed = Say who agrees.
club-problem-not_of_this_side = { $name } does not play on that side.
club-problem-no_such_evening = An evening of this series is not there any more.
club-problem-evening_deleted = “{ $name }” of { $date } was deleted here. The file would bring it back.
club-problem-evening_later_here = “{ $name }” of { $date } is here already, and further than the file. The file would undo what was done since.
club-problem-evening_differs = “{ $name }” of { $date } is here already, and something else was done here than in the file. The file would take its place.
club-problem-match_elsewhere = A match of the file is here already, at another table. Nothing was taken over.
club-problem-unknown_member = A person named here is not on the list.
club-problem-unknown_entrant = A pair or team named here is not on the list.
club-problem-unknown_side = A result here is of a side that is not at this table.
club-problem-round_number = This must be round { $right }.
club-problem-matches_of_tables = The games in the file are not those of its tables.
club-problem-table_of_match = This game is from another table.
club-problem-wrong_code = This code was not made by the app.
club-problem-no_code_of_table = There is no code of table { $table }.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] One minute left
   *[other] { $minutes } minutes left
}
round-clock-warning = { $minutes ->
    [one] The last minute
   *[other] The last { $minutes } minutes
}
round-clock-last_deal = { $ends ->
    [some] Time is up: finish this deal, in { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    } at most
   *[none] Time is up: finish this deal
}
round-clock-over = Time is over: count the cards as they lie
round-clock-beside = { $phase ->
    [last_deal] finish this deal
   *[other] until the round ends
}

## Club: phone

phone-table = Table { $table }
phone-table-round = Table { $table }, round { $round }
phone-whose = Whose phone is this?
phone-whose-said = This phone is with { $side }
phone-whose-held = Another phone is with this side already
phone-whose-mine = This phone
phone-whose-hint = It says for this side whether the result is right. Is it the only phone at the table? Then choose the side of its owner: at the end it is handed over to the other side.
phone-earlier = { $count ->
    [one] 1 earlier deal
   *[other] { $count } earlier deals
}
phone-not-begun = The first round has not begun yet.
phone-nobody = Nobody plays at table { $table } in round { $round }.
phone-closed = Round { $round } is over.
phone-over = The evening is over.
phone-goes-on = When the next round begins, this page shows it by itself. Leave it open.
phone-result-of = Your result of round { $round }
phone-out = This phone is not at a table any more.
phone-out-hint = Scan the code on the card of your table. Does it not work? Ask the organiser for a new card.
phone-give = Give the result
phone-give-title = Is this the result?
phone-agree = { $names }: yes, this is right
phone-not-yet = Not yet
phone-names = { $first } or { $last }
phone-level = The sides are level.
phone-ahead = { $side }: { $margin ->
    [one] one point ahead
   *[other] { $margin } points ahead
}.
phone-given = { $sides } must say yes now
phone-given-hint = They are asked on their own phone. Or hand them this one.
phone-hand-over = Hand over to { $side }
phone-hand-title = { $names }: is this right?
phone-hand-yes = Yes, says { $name }
phone-withdraw = Take back what we said
phone-asked = { $players ->
    [one] { $side } says that this is the result. Is it right?
   *[other] { $side } say that this is the result. Is it right?
}
phone-accept = Yes, says { $side }
phone-dispute = No, it is not right
phone-why = What is not right?
phone-why-points = Points were added up wrongly
phone-why-deal = A deal is missing, or there twice
phone-why-rule = A rule was applied wrongly
phone-why-end = The match is not over yet
phone-why-other = Something else
phone-call-organiser = Ask the organiser to decide
phone-call-organiser-for = Ask the organiser, says { $name }
phone-disputed = { $whose ->
    [mine] You have said that this is not right
   *[other] { $players ->
        [one] { $side } says that this is not right
       *[other] { $side } say that this is not right
    }
}
phone-differ = The two sides say different results
phone-reason = “{ $reason }”
phone-organiser-comes = The organiser knows, and will come to your table. You can still put the deals right, and give the result again.
phone-after-all = It is right after all
phone-done = { $how ->
    [agreed] Both sides agree: this is the result
    [walkover] The result is a walkover
    [paper] The result is from the paper sheet
    [corrected] The organiser has corrected the result
   *[decided] The organiser has decided the result
}
phone-wait-next = Wait for the next round: this page shows it by itself.
phone-wait-end = That was the last round. Thank you for playing.
phone-this = this phone
phone-other = another phone of this table
phone-organiser = the organiser
phone-changed = By { $who }: { $what }
phone-not-yours = { $what }. Not from here: it was changed by { $who }

## Club: big screen

big-screen-begins = The evening is about to begin
big-screen-drawn = Round { $number } of { $rounds } is about to begin
big-screen-running = Round { $number } of { $rounds }
big-screen-closed = After round { $number } of { $rounds }
big-screen-final = Final standing
big-screen-counts = { $counts ->
    [card_points] Card points
    [victory_points] Victory points
   *[match_points] Points
}
big-screen-second = { $figure ->
    [difference] Difference
    [card_points] Card points
    [wins] Matches won
   *[highest_match] Highest match
}
big-screen-row = { $place ->
    [none] { $name }, { $points }
   *[other] Place { $place }: { $name }, { $points }
}
big-screen-seating = The tables of the round
big-screen-seat = Table { $table }: { $sides }
big-screen-resting = Rests in this round: { $names }
big-screen-playing = { $count ->
    [one] Still playing: table { $tables }
   *[other] Still playing: tables { $tables }
}
big-screen-playing-many = { $count } tables are still playing
big-screen-page = Page { $page } of { $pages }
big-screen-gone = This link is not valid any more. Ask the organiser for a new one.

## Club: the evening

club-part = { $part ->
    [players] Players
    [tables] Tables
    [standing] Standing
    [log] Log
   *[papers] More
}
club-state = { $state ->
    [planned] Check-in
    [drawn] Round { $number } of { $count } is drawn
    [running] Round { $number } of { $count } is running
    [between] Round { $number } of { $count } is over
   *[over] { $count ->
        [one] The one round is played
       *[other] All { $count } rounds are played
    }
}
club-gone = This evening is not there any more, or this version of the app cannot read it.
club-number-said = { $label }: { $number }. Type another

## Club: evenings

club-title = Club
club-none = No evening yet. A club evening needs three things: a plan, who is there, and a draw. Begin with “New evening”; after that every table can report its results.
club-new = New evening
club-running = Running now
club-earlier = Evenings
club-members = Members
club-members-row = { $count ->
    [0] Nobody yet
    [one] One person
   *[other] { $count } people
}
club-seasons = Seasons
club-seasons-row = { $count ->
    [0] Evenings in a series, with a table of the best
    [one] One series of evenings
   *[other] { $count } series of evenings
}
club-take = Take over an evening
club-take-row = From the file of another computer
club-entrants = { $count ->
    [0] nobody yet
    [one] one entry
   *[other] { $count } entries
}
club-row = { $day } · { $state } · { $entrants }
club-row-place = { $day }, { $place } · { $state } · { $entrants }

## Club: the plan

club-plan = Plan of the evening
club-begin = Begin the evening
club-save = Save
club-about = The evening
club-name = Name
club-name-usual = Club evening
club-date = Day, like 2026-11-24
club-place = Place
club-house-count = { $count ->
    [0] as the rule set says
    [one] one house rule
   *[other] { $count } house rules
}
club-form-title = Who plays together?
club-form = { $form ->
    [pairs] Pairs
    [individuals] Individuals
   *[teams] Teams
}
club-form-hint = { $form ->
    [pairs] Partners stay together all evening and have one place in the standing.
    [individuals] Everybody plays for themselves and gets other partners in each round.
   *[teams] Teams of two pairs or more meet at several tables; the team has one place.
}
club-threes = Players left over
club-threes-none = rest in turn
club-threes-hint = Tables of three are played by these rules, everybody alone.
club-movement-title = Who meets whom?
club-movement = { $movement ->
    [round_robin] Everybody meets everybody
    [mitchell] One half moves up
    [rotating] Partners rotate
    [by_standing] By the standing
    [by_lot] By lot
   *[free] By hand
}
club-movement-hint = { $movement ->
    [round_robin] Round by round, until all have met.
    [mitchell] North–South keep their tables, East–West move to the next.
    [rotating] No partner repeats until all have been; opponents change too.
    [by_standing] First against second, third against fourth, without meeting again where that can be.
    [by_lot] Drawn anew each round, without meeting again where that can be.
   *[free] Neighbours in the list sit together; you change what you like.
}
club-rounds = Rounds
club-rounds-count = { $count ->
    [one] one round
   *[other] { $count } rounds
}
club-drop = Worst rounds that do not count
club-drop-hint = { $count ->
    [0] All rounds count.
    [one] The worst round of everybody does not count.
   *[other] The { $count } worst rounds of everybody do not count.
}
club-length-title = How long is a round?
club-length = { $length ->
    [finland] 5,000 points
    [ck70] 5,000 points or 50 minutes
    [nevada] Three deals, 50 minutes
    [canasta_for_a_cure] 8,500 points
    [burraco_2_deals] Two deals, 25 minutes
    [burraco_3_deals] Three deals, 40 minutes
    [burraco_4_deals] Four deals, 50 minutes
   *[pinochle_kansas_city] 50 minutes
}
club-length-points = { $count ->
    [one] one point
   *[other] { $count } points
}
club-length-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
club-length-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
club-length-or = {" "}or{" "}
club-length-none = Until you close the round.
club-length-row = { $row ->
    [points] Points that end a match
    [deals] Deals
    [minutes] Minutes
    [warning] Warning, minutes before the end
   *[overtime] Minutes to finish the deal
}
club-overtime = When the time is up, the deal is finished:
club-overtime-endless = however long it takes
club-overtime-limited = within some minutes
club-from = From: { $source }
club-no-source = no source was found; a proposal of this app
club-scheme-title = What counts for the standing?
club-scheme = { $scheme ->
    [finland] Two points for a win
    [wins] Matches won
    [total] Card points
    [burraco_3] Victory points, three deals
   *[burraco_4] Victory points, four deals
}
club-scheme-hint = { $scheme ->
    [finland] Win 2, draw 1, loss 0; then the difference in card points.
    [wins] Each match won is a point; then card points.
    [total] The card points of all matches are added up.
   *[burraco_4] 20 points are shared at each table by the difference, from 10 : 10 to 20 : 0.
}
club-figures = Figures and tie-breaks
club-figures-usual = As the scheme has them
club-figures-changed = Changed for this evening
club-figures-hint = Whatever is changed here holds for this evening only.
club-figures-back = As the scheme has them
club-match-points = { $outcome ->
    [win] Points for a win
    [draw] Points for a draw
   *[loss] Points for a loss
}
club-walkover-points = Card points for a walkover
club-bye-title = A bye is worth
club-bye = { $bye ->
    [nothing] nothing
    [walkover] a walkover
   *[average_of_winners] what the winners of the round have on average
}
club-bands = Table of victory points
club-band-upto = Difference up to
club-band-beyond = Any larger difference
club-band-winner = Winner
club-band-loser = Loser
club-band-add = Another row
club-band-drop = Take row { $number } away
club-ties = Who is level is parted by
club-ties-none = Nothing: who is level shares a place.
club-ties-add = Add:
club-tie = { $tie ->
    [head_to_head] matches against each other
    [difference] difference in card points
    [wins] matches won
    [card_points] card points
    [highest_match] highest score in one match
   *[lot] lot
}
club-tie-up = Earlier: { $tie }
club-tie-drop = Without: { $tie }

## Club: log and standing

club-log-drawn = Round { $round } is drawn
club-log-taken_back = The draw of round { $round } is taken back
club-log-arranged = Round { $round } is changed by hand
club-log-started = Round { $round } has started
club-log-closed = Round { $round } is closed
club-log-claimed = Table { $table }: { $score } reported by { $side }
club-log-withdrawn = Table { $table }: taken back by { $side }
club-log-agreed = Table { $table }: both sides agree on { $score }
club-log-disputed = Table { $table }: disputed by { $side }
club-log-decided = Table { $table }: { $score } is decided
club-log-paper = Table { $table }: { $score } from paper
club-log-walkover = Table { $table }: walkover, { $score }
club-log-corrected = Table { $table } of round { $round }: { $before } is corrected to { $score }
club-log-reopened = Table { $table }: reopened, { $before } no longer counts
club-log-substituted = { $into } plays for { $out }
club-line = { $outcome ->
    [won] Won against { $against }, { $score } : { $other }
    [drawn] Drew with { $against }, { $score } : { $other }
    [lost] Lost to { $against }, { $score } : { $other }
   *[rested] Rested
}
club-line-walkover = { $line } (walkover)
club-place-none = Nobody has a place before the first result.
club-place-first = First, with { $points ->
    [one] one point
   *[other] { $points } points
}.
club-place-points = { $fewer ->
    [one] One point behind { $name }.
   *[other] { $fewer } points behind { $name }.
}
club-place-shared = Level with { $name } in everything: they share the place.
club-place-tie = As many points as { $name }; parted by: { $tie }.

## Club: players

club-here = { $form ->
    [pairs] { $count ->
        [0] Nobody is here yet
        [one] One pair is here
       *[other] { $count } pairs are here
    }
    [teams] { $count ->
        [0] Nobody is here yet
        [one] One team is here
       *[other] { $count } teams are here
    }
   *[individuals] { $count ->
        [0] Nobody is here yet
        [one] One player is here
       *[other] { $count } players are here
    }
}
club-outlook-none = { $here }: not enough for a table.
club-outlook = { $here }: { $tables ->
    [0] no full table.
    [one] one table.
   *[other] { $tables } tables.
}
club-outlook-lone = { $count ->
    [one] One more table of three.
   *[other] { $count } more tables of three.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Nobody rests.
        [one] One pair rests.
       *[other] { $count } pairs rest.
    }
    [teams] { $count ->
        [0] Nobody rests.
        [one] One team rests.
       *[other] { $count } teams rest.
    }
   *[individuals] { $count ->
        [0] Nobody rests.
        [one] One player rests.
       *[other] { $count } players rest.
    }
}
club-to-draw = To the draw of round { $number }
club-to-tables = To the tables
club-playing = They play
club-away = Expected, or gone
club-entrant-said = { $name }: leaving, substitutes
club-listed = On the list: { $count }
club-check-in = Check in
club-check-in-hint = { $form ->
    [pairs] Tap partners one after the other. Who comes later plays from the next draw on.
    [teams] Tap everybody of a team, then enter it. Partners follow each other.
   *[individuals] Tap whoever is here. Who comes later plays from the next draw on.
}
club-picked = { $names } and …?
club-team = Name of the team
club-team-enter = Enter the team
club-as-last-time = As last time, with one tap:
club-partners-last-time = partners last time
club-find = Find a name, or type a new one
club-guest = Add { $name }
club-find-more = { $count ->
    [one] One more: type part of the name.
   *[other] { $count } more: type part of the name.
}
club-find-none = Nobody else is known here. Type a name to add somebody.
club-waits-for-partner = waits for a partner
club-check-in-said = Check in: { $name }
club-plays = Plays from the next draw on.
club-plays-not = Is not drawn. What was played stays in the standing.
club-leaves = Leaves
club-comes = Checks in
club-strike = Take off the list
club-substitute = Somebody plays for { $name }
club-substitute-hint = From now on, at once at a table without a result. Place and points stay with the entry.

## Club: rounds

club-round = Round { $number }
club-table = Table { $number }
club-table-state = { $state ->
    [playing] playing
    [claimed] waiting for the other side
    [disputed] disputed
   *[done] done
}
club-table-pill = { $state ->
    [playing] playing
    [claimed] to confirm
    [disputed] disputed
   *[done] done
}
club-deals = { $count ->
    [0] no deal yet
    [one] one deal
   *[other] { $count } deals
}
club-tally = { $state ->
    [all] { $count ->
        [one] One table
       *[other] All { $count } tables
    }
    [playing] { $count } playing
    [claimed] { $count } waiting
    [disputed] { $count } disputed
   *[done] { $count } done
}
club-standing-said = { $place ->
    [none] { $name }, { $points } points, difference { $difference }
   *[other] Place { $place }: { $name }, { $points } points, difference { $difference }
}
club-draw = Draw round { $number }
club-drawing = Drawing…
club-draw-again = Draw again
club-draw-back = Take back
club-start = Start the round
club-swap-hint = Tap two who change places.
club-swap-other = Tap the one to change places with.
club-swap-said = { $name } changes places
club-repeats = { $count ->
    [0] Nothing repeats what was played before.
    [one] One thing repeats what was played before: see the table.
   *[other] { $count } things repeat what was played before: see the tables.
}
club-against = against
club-rest = They rest
club-close = Close round { $number }
club-close-open = { $count ->
    [one] Close round { $number }: one table is open
   *[other] Close round { $number }: { $count } tables are open
}
club-final = The final standing
club-over-hint = Results can still be corrected: tap a table.

## Club: one table

club-organiser = organiser
club-phone = phone { $phone } of table { $table }
club-phone-for = { $name }, on phone { $phone } of table { $table }
club-how = { $how ->
    [agreed] Both sides have agreed.
    [decided] The organiser has decided.
    [paper] Taken over from paper.
   *[walkover] A walkover.
}
club-claimed = { $score } reported by { $side }
club-disputes = Disputed by { $side }
club-settle = Enter the result
club-correct = Correct the result
club-winner = Who has won?
club-winner-points = By points
club-reason = Reason
club-reason-hint = The reason stands in the log for everybody.
club-decide = Decide so
club-from-paper = From paper
club-correct-do = Correct it
club-scoreless = Every side really has 0 points
club-reopen = Reopen the table
club-reopen-hint = Its result is taken back: the phones of this table record again.
club-walkover = Walkover
club-walkover-hint = Who did not come? The others get { $points } card points, by the scheme of this evening.
club-walkover-do = Book the walkover
club-deals-title = Deals
club-deals-none = No deal is recorded here yet.
club-record = Record its deals here
club-not-started = The round has not started: nothing can be entered yet.
club-code = Phones of this table
club-code-hint = Whoever scans this can record the deals of this table, in every round, and nothing else.
club-screen = Big screen
club-screen-hint = Standing, tables and clock for a projector or a television; read only. Open this link there.
club-screen-shows = The big screen shows
club-screen-shows-hint = Initials are for clubs that do not want names on the wall.
club-screen-names = Names
club-screen-initials = Initials
club-code-show = Show the code
club-code-new = New code
club-code-ask = Make a new code?
club-code-said = Code to scan, for { $address }
club-code-visitors = { $count ->
    [0] Nobody has come with it yet.
    [one] One device has come with it.
   *[other] { $count } devices have come with it.
}
club-no-server = Phones cannot come in yet. Close the app and start it on this computer with “scorekeeper serve”: then the code leads them here, and this evening goes on where it is.
club-code-warning = The old code and every device that came with it are shut out. Print the card of the table again.

## Club: standing and log screens

club-standing-none = Nobody is on the list yet.
club-head-points = Points
club-head-difference = ± cards
club-scheme-ties = level: { $ties }
club-record-told = { $wins } won, { $losses } lost{ $draws ->
    [0] { "" }
   *[other] , { $draws } drawn
}
club-figures-told = Card points { $card_points }, difference { $difference }, highest match { $highest }
club-line-points = { $points ->
    [one] one point
   *[other] { $points } points
}
club-line-dropped = ({ $points }) does not count
club-log-none = Nothing has been done yet.
club-log-older = Older
club-because = “{ $reason }”

## Club: print, save, move

club-cards = Cards for the tables
club-cards-hint = Each is saved as a page: open it, and print it from there.
club-cards-codes = { $count ->
    [0] Table cards with codes
    [one] One table card with its code
   *[other] { $count } table cards with their codes
}
club-cards-round = Cards to write on, round { $number }
club-cards-title = { $name }, { $day }
club-card-how = Scan the code, or open the address and type the letters. This card holds for all rounds.
club-card-signed = signed
club-sheets = Sheets
club-sheets-hint = For a printer, or as a table for a spreadsheet.
club-sheet-page = { $paper }, for printing
club-sheet-csv = { $paper }, as a table
club-paper = { $paper ->
    [check-in] Check-in list
    [cards] Round { $number }: who sits where
    [results] Round { $number }: results
    [standing] Standing
    [season] Season table
   *[log] Log
}
club-column = { $code ->
    [number] No.
    [entrant] Entry
    [members] Players
    [checked_in] Here
    [mark] ✓
    [evening] Evening
    [date] Day
    [round] Round
    [table] Table
    [side] Side { $number }
    [players] Players { $number }
    [score] Score { $number }
    [signature] Signature { $number }
    [link] Link
    [state] State
    [how] How
    [winner] Winner
    [place] Place
    [points] Points
    [card_points] Card points
    [difference] Difference
    [wins] Won
    [draws] Drawn
    [losses] Lost
    [byes] Byes
    [highest_match] Highest match
    [dropped] Rounds that do not count
    [parted_by] Parted by
    [at] Time
    [by] By
    [kind] What
    [before] Before
    [reason] Reason
    [member] Player
   *[total] Total
}
club-presence = { $code ->
    [present] here
   *[expected] expected
}
club-how-short = { $how ->
    [agreed] agreed
    [decided] decided
    [paper] from paper
   *[walkover] walkover
}
club-cell-shared = shared place
club-cell-bye = rests
club-cell-drawn = drawn
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] round drawn
    [taken_back] draw taken back
    [arranged] changed by hand
    [started] round started
    [closed] round closed
    [claimed] result reported
    [withdrawn] report taken back
    [agreed] result agreed
    [disputed] result disputed
    [decided] result decided
    [paper] result from paper
    [walkover] walkover
    [corrected] result corrected
    [reopened] table reopened
   *[substituted] substitute
}
club-move = To another computer
club-move-hint = One file with everything: players, rounds, results, deals, and the codes of the tables. Whoever has it can run the evening, so keep it to yourself.
club-move-save = Save the evening as a file
club-delete = Delete this evening
club-delete-ask = Delete “{ $name }”?
club-delete-hint = It leaves the list, with all deals of its tables. Other evenings and seasons stay as they are.
club-deleted = Deleted evenings
logins = Organisers on other computers
logins-count = { $count ->
    [one] One computer is logged in with the PIN.
   *[other] { $count } computers are logged in with the PIN.
}
logins-end-own = Log out here
logins-end-others = Log out all others
logins-end-all = Log out all of them
club-bring-back = Bring back { $name }
club-take-hint = Choose the file that the other computer has saved. Table codes go on as they are.
club-take-choose = Choose a file
club-take-anyway = Take it over anyway
club-take-unread = The file could not be read.
club-take-broken = { $file } is no evening that can be read here:
club-unreadable = { $name }, { $day }: this evening is from a newer version of the app.

## Club: people

club-guests = Guests
club-members-none = Nobody yet. Whoever plays at an evening stands here.
club-member-gone = This person is not on the list any more.
club-evenings-count = { $count ->
    [0] no evening yet
    [one] one evening
   *[other] { $count } evenings
}
club-last-seen = last on { $day }
club-member-is = Belongs to the club
club-guest-is = A guest
club-member-make = Belongs to the club
club-guest-make = Is a guest
club-merge-hint = All evenings and matches of { $gone } will count for { $kept } too, and show that name. It can be taken back at any time.
club-forget = Forget this person
club-forget-hint = The name is replaced everywhere, in every backup too. Results and places stay, and so do nicknames in notes.
club-alias = Name in its place
club-alias-usual = Former player { $number }
club-forget-do = Forget
club-forget-ask = Forget { $name }?
club-forget-warning = { $alias } will stand everywhere instead. This cannot be taken back, by no backup either.
club-forgotten = Forgotten
club-forgotten-as = The name is gone; { $alias } stands in its place.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Written anew without the name: { $files }
       *[other] { $count } files written anew without the name: { $files }
    }
    [cut] { $count ->
        [one] Damaged before; only what could be read is left of it: { $files }
       *[other] { $count } files damaged before; only what could be read is left of them: { $files }
    }
    [removed] { $count ->
        [one] Removed: { $files }
       *[other] { $count } files removed: { $files }
    }
   *[left] { $count ->
        [one] Not touched, but it says the name: { $files }
       *[other] { $count } files not touched, but they say the name: { $files }
    }
}
club-forgotten-shared = Somebody else has this name too, so it still stands for them: { $names }

## Club: seasons

club-seasons-none = A season is a series of evenings with a table of its own. Give it a name to begin.
club-season-name = Name of the season
club-season-new = New season
club-season-gone = This season is not there any more.
club-season-table = Table
club-season-empty = Tap the evenings that belong to it. The table follows from their standings.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Points
            [card_points] Card points
            [difference] Difference in card points
            [wins] Matches won
           *[places] Points by places
        }, one evening.
       *[other] { $figure ->
            [points] Points
            [card_points] Card points
            [difference] Difference in card points
            [wins] Matches won
           *[places] Points by places
        }, all { $count } evenings.
    }
   *[other] { $figure ->
        [points] Points
        [card_points] Card points
        [difference] Difference in card points
        [wins] Matches won
       *[places] Points by places
    }, the best { $best } of { $count } evenings.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-counts = What counts
club-season-best = How many of the best evenings of everybody count?
club-season-all = all of them
club-season-figure = What an evening gives:
club-season-figure-of = { $figure ->
    [points] points
    [card_points] card points
    [difference] difference
    [wins] matches won
   *[places] points by places
}
club-season-places = First places: { $points }. All others have none.
club-season-evenings = Evenings of this season:
club-season-figures = Deals, partnerships and records of all its tables
club-season-delete = Delete this season
club-season-delete-hint = Its evenings stay.
club-print = Print
club-table-file = Table
club-ratings = Ratings
club-ratings-hint = How strong a player is, judged by whom they won against and with whom; partners are rated singly. The second number says how far it may be out.
club-ratings-show = Work them out
club-ratings-missing = This app came without what works ratings out. Install it with “scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}

## How a rule set is played, made of its values

how-to-play = How to play
how-to-play-values = All values
rule-sets-played = Played most here
rule-sets-times = { $count ->
    [one] Played once here
   *[other] Played { $count } times here
}
rule-sets-for = For so many players
rule-sets-for-said = For { $players } players
rule-sets-search = Search rule sets
rule-sets-none = No rule set is called that.
play-head-aim = Aim
play-head-dealing = Dealing
play-head-turn = A turn
play-head-melds = Melds
play-head-wilds = Wild cards
play-head-canastas = Canastas
play-head-threes = Threes
play-head-pile = The pile
play-head-initial = Initial meld
play-head-out = Going out
play-head-extras = Special hands and penalties
play-head-scoring = Scoring
play-head-end = End of the match
play-head-players = With { $players } players
play-aim = Points are earned by melding cards, and most of them by canastas: melds of { $cards } cards or more.
play-aim-target = Deal after deal is scored until a side has { $points } points.
play-aim-deals = { $deals ->
    [one] A single deal is played, and the points decide.
   *[other] { $deals } deals are played, and the points of all of them decide.
}
play-sides = { $kind ->
    [partnership] { $sides } sides of { $size } partners each play against each other; partners meld together.
    [lone_hand] { $sides } play, and in each deal one of them stands alone against the others.
   *[individual] { $sides } play, each for themselves.
}
play-packs = { $packs ->
    [one] One pack is
   *[other] { $packs } packs are
} shuffled with { $jokers } jokers: { $cards } cards in all.
play-first-dealer = { $value ->
    [by_lot] The first dealer is drawn by lot.
   *[any_method] The first dealer may be chosen in any way.
}
play-dealing = { $value ->
    [counterclockwise] Play goes counterclockwise:
   *[clockwise] Play goes clockwise:
} the player before the dealer cuts, the player after the dealer begins and deals next.
play-hand = Everybody is dealt { $cards } cards.
play-foot = Everybody has a foot of { $cards } more cards besides, to be played after the hand.
play-first-pile = { $value ->
    [upcard_value] The pile begins with a card turned up and as many more as that card says; the other cards are the stock.
   *[one_card] The pile begins with one card turned up; the other cards are the stock.
}
play-draw = { $cards ->
    [one] Whoever is to play draws a card from the stock, or takes the pile instead.
   *[other] Whoever is to play draws { $cards } cards from the stock, or takes the pile instead.
}
play-discard = Then cards may be melded, and a card is discarded to end the turn.
play-meld = A meld is { $cards } or more cards of the same rank.
play-meld-most = It never has more than { $cards } cards.
play-meld-most-waived = Only who goes out may lay more.
play-one-meld = { $value ->
    [yes] A side has one meld of each rank; further cards of that rank are added to it.
   *[no] A side may have several melds of the same rank.
}
play-twos = Twos may be melded on their own as well.
play-sequence = { $least } to { $most } cards of one suit in a row are a meld too, a sequence: { $low } is the lowest card in it, { $high } the highest.
play-sequence-wilds = { $wilds ->
    [0] A sequence takes no wild cards.
    [one] A sequence takes one wild card at most.
   *[other] A sequence takes { $wilds } wild cards at most.
}
play-wild = { $naturals ->
    [one] Jokers and twos are wild and stand for any other card, but a meld needs at least one natural card.
   *[other] Jokers and twos are wild and stand for any other card, but a meld needs at least { $naturals } natural cards.
}
play-wild-most = { $wilds ->
    [0] No wild card may be in it.
    [one] One wild card at most may be in it.
   *[other] At most { $wilds } wild cards may be in it.
}
play-wild-share = { $value ->
    [lt] There are always fewer wild cards in a meld than natural ones.
   *[le] There are never more wild cards in a meld than natural ones.
}
play-wild-alone = Wild cards may also be melded by themselves, up to { $cards } of them.
play-wild-never-alone = Wild cards by themselves are no meld.
play-wild-first = A side that has begun a meld of wild cards adds all further wild cards to it until it is finished.
play-wild-never = No wild cards go with this rank: { $ranks }.
play-wild-aces = With aces, wild cards may only be laid in the initial meld.
play-wild-five = After the initial meld, wild cards are only added to melds with five natural cards.
play-canasta = A meld of { $cards } cards or more is a canasta. A natural canasta, without wild cards, earns { $natural } points, a mixed one { $mixed }.
play-canasta-bonus = { $type ->
    [wild] A canasta of wild cards earns { $points }.
    [wild_all_twos] If they are all twos, it earns { $points }.
    [wild_four_jokers] With four jokers in it, it earns { $points }.
    [sequence] A sequence of that length is a canasta as well and earns { $points }.
    [sevens] A canasta of sevens earns { $points }.
    [aces] A canasta of aces earns { $points }.
    [twos_natural] A natural canasta of twos earns { $points }.
   *[twos_mixed] A mixed canasta of twos earns { $points }.
}
play-canasta-cards = { $value ->
    [yes] The cards in a canasta count on top of that.
   *[no] The cards in a canasta do not count besides.
}
play-canasta-from-hand = { $value ->
    [multiply] A canasta laid whole from the hand earns its bonus { $amount } times.
   *[add] A canasta laid whole from the hand earns { $amount } more.
}
play-canasta-extra = For several canastas there are further points:
play-canasta-out = Only the side that goes out earns the bonus for these: { $types }.
play-red-threes = { $value ->
    [yes] Red threes belong to no meld: each is laid out at once, and another card is drawn for it.
   *[no] Red threes belong to no meld: each is laid out at once, and no other card is drawn for it.
}
play-red-values = One, two and more of them are worth, in all, { $points } points.
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] They count against a side that has melded nothing.
       *[other] They count against a side that has melded.
    }
    [zero] { $melded ->
        [0] They count nothing for a side that has melded nothing.
       *[other] They count nothing for a side that has melded.
    }
   *[plus] { $melded ->
        [0] They count for every side.
       *[other] They count for a side that has melded.
    }
}
play-red-canastas = { $sign ->
    [minus] If a side has { $what }, they count against it.
    [zero] If a side has { $what }, they count nothing.
   *[plus] If a side has { $what }, they count for it.
}
play-red-never = Red threes are not laid out.
play-red-all-four = All four of them with nothing melded are { $points } points.
play-red-as-tabled = A red three left in the hand counts as laid out while the side has no canasta.
play-red-in-hand = A red three left in the hand costs { $points } points.
play-black-role = { $value ->
    [discard_only] Black threes can only be discarded.
    [tabled_bonus] Black threes are laid out like red ones.
    [removed_from_pile] When the pile is taken, the black threes in it leave the game.
   *[stop_card] A black three on top of the pile stops it: the next player cannot take it.
}
play-black-tabled = One, two and more black threes are worth, in all, { $points } points.
play-black-captured = One, two and more black threes taken with the pile earn { $points } points.
play-black-meld = { $when ->
    [any] Black threes may be melded at any time, { $least } or more together
   *[going_out] Black threes may be melded only when going out, { $least } or more together
}{ $wilds ->
    [yes] , also with wild cards.
   *[no] , without wild cards.
}
play-black-most = There are at most { $cards } in such a meld.
play-black-never = They are never melded.
play-black-as-tabled = A black three left in the hand counts as laid out while the side has no canasta.
play-black-in-hand = A black three left in the hand costs { $points } points.
play-pile = { $value ->
    [natural_pair] The pile may be taken by whoever has two natural cards of the rank of its top card and melds them with it.
    [no_wild] The pile may be taken by whoever melds its top card with natural cards only.
   *[any] The pile may be taken by whoever melds its top card with two natural cards of its rank, or with one of them and a wild card.
}
play-pile-frozen = As long as a side has melded nothing, the pile is frozen for it: only a natural pair takes it.
play-pile-all = Whoever takes the pile takes all of it.
play-pile-cards = { $cards ->
    [one] One card of the pile is taken.
   *[other] { $cards } cards of the pile are taken.
}
play-pile-canasta = { $value ->
    [yes] The pile may also be taken by adding its top card to a finished canasta.
   *[no] The pile may not be taken to add its top card to a finished canasta.
}
play-pile-jokers = { $value ->
    [yes] Jokers may be discarded.
   *[no] Jokers may not be discarded.
}
play-initial = { $value ->
    [hand_number] The first melds of a side in a deal must count enough; how much depends on the number of the deal:
   *[score] The first melds of a side in a deal must count enough; how much depends on its total so far:
}
play-initial-top = { $value ->
    [yes] If the pile is taken for it, its top card counts.
   *[no] If the pile is taken for it, its top card does not count.
}
play-initial-no-pile = The pile cannot be taken for it.
play-initial-no-mixed = No mixed canasta may be among the first melds.
play-initial-only = { $what ->
    [canasta_always_suffices] A whole canasta is always enough.
    [naturals_only] Only natural cards count.
   *[clean_triple_required] Three natural cards of one rank must be among them.
}
play-initial-counts = { $what ->
    [bonuses] { $value ->
        [yes] Bonuses count towards it.
       *[no] Bonuses do not count towards it.
    }
   *[red_threes] { $value ->
        [yes] Red threes count towards it.
       *[no] Red threes do not count towards it.
    }
}
play-initial-concealed = { $value ->
    [always] Whoever goes out concealed needs no such count.
    [if_drawn_from_stock] Whoever goes out concealed without having taken the pile needs no such count.
   *[never] It is needed when going out concealed, too.
}
play-out = { $canastas ->
    [0] A side may go out without a canasta.
    [one] To go out, a side needs a canasta.
   *[other] To go out, a side needs { $canastas } canastas.
}
play-out-kind = { $type ->
    [natural] { $count ->
        [one] At least one of them must be natural.
       *[other] At least { $count } of them must be natural.
    }
    [mixed] { $count ->
        [one] At least one of them must be mixed.
       *[other] At least { $count } of them must be mixed.
    }
   *[sequence] { $count ->
        [one] At least one of them must be a sequence.
       *[other] At least { $count } of them must be sequences.
    }
}
play-out-exclude = These do not help to go out: { $types }.
play-out-short = Nobody goes out while such a meld of the side is unfinished: { $types }.
play-out-discard = { $value ->
    [yes] The last card must be discarded.
   *[no] The last card may be melded or discarded.
}
play-out-last = { $value ->
    [must_discard] A side without a canasta must keep a card to discard.
   *[may_be_kept] A side without a canasta may keep its last card.
}
play-out-partner = { $value ->
    [must_ask] The partner must be asked first.
   *[may_ask_binding] The partner may be asked first, and the answer binds.
}
play-stock-out = { $value ->
    [after_last_draw] When the stock is used up, the deal ends with the turn of the last draw.
    [pile_becomes_stock] When the stock is used up, the pile is turned over and becomes the stock.
   *[until_pile_refused] When the stock is used up, the deal goes on while the pile can be taken.
}
play-stock-bonus = { $value ->
    [last_draw_finishes_turn] Whoever drew the last card plays the turn to its end.
   *[no_going_out_bonus] If nobody has gone out by then, nobody earns the bonus for it.
}
play-score = { $value ->
    [every_card_of_hand_and_foot] Cards on the table count for a side; cards left in hand and foot are taken off.
   *[every_card_of_all_partners] Cards on the table count for a side; cards left in the hands of its players are taken off.
}
play-score-negative = For a side without a canasta the cards on the table count as minus, too.
play-score-out = Going out earns { $points } points.
play-score-concealed = Whoever goes out concealed, with the whole hand in one turn, earns { $points } more.
play-score-cards = The cards count:
play-acaba = Whoever sees no way to win may say “acaba”: the deal is over, every other side scores { $others } points, the side of the caller { $own }.
play-acaba-partner = { $value ->
    [must_ask] The partner must be asked before acaba.
   *[may_ask_binding] The partner may be asked before acaba, and the answer binds.
}
play-auto-win = A side with { $canastas } canastas in a deal scores { $points } points and wins the match.
play-special = { $value ->
    [add] A special hand is laid out whole and scores beside everything else.
   *[replace] A special hand is laid out whole and scores instead of everything else.
}
play-penalties = Some things cost points:
play-end = { $value ->
    [highest_after_last_deal] After the last deal the highest total wins.
   *[highest_at_target] When a side has reached the target at the end of a deal, the highest total wins.
}
play-end-tie = { $value ->
    [drawn_game] If the totals at the top are level, the game is drawn.
   *[play_another_hand] If the totals at the top are level, another deal is played.
}
