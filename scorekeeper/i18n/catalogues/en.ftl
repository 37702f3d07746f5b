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
    [fives] Canastas of fives
    [aces] Canastas of aces
    [sevens_mixed] Mixed canastas of sevens
    [aces_mixed] Mixed canastas of aces
    [semi_natural] Semi-clean canastas
    [suit_ace_to_ace] Canastas from ace to ace
    [suit_whole] Canastas of a whole suit
    [suit_mixed] Mixed canastas of a whole suit
    [rank_whole] Eight-of-a-kind canastas
    [rank_mixed] Mixed eight-of-a-kind canastas
    [twos_natural] Natural canastas of twos
    [twos_mixed] Mixed canastas of twos
   *[other] Canastas
}
line-canasta--burraco = { $type ->
    [natural] Clean
    [semi_natural] Semi-clean
    [mixed] Dirty
    [suit_mixed] Whole suit, dirty
    [rank_mixed] Eight of a kind, dirty
   *[other] { line-canasta--usual }
}
line-concealed_canasta = Concealed canastas
line-trump_canasta = Canastas in trumps
line-extra_bonus = Bonus for number of canastas
line-red_threes = Red threes
line-black_threes = Black threes
line-captured_black_threes = Black threes taken with the pile
line-go_out = Going out
line-concealed_go_out = Going out concealed
line-cards_in_hand = Cards left in hand
line-black_threes_in_hand = Black threes left in hand
line-feet_untaken = { record-foot } not taken
line-exact_pickups = Exact pick-up
line-partners_half = Partner’s half
line-red_threes_in_hand = Red threes left in hand
line-incomplete = Unfinished canastas
line-held = Sevens or aces kept in hand
line-seven_canastas = Seven canastas
line-special_hand = Special hand
line-acaba = Acaba
line-total = Total entered
line-total_base = Canastas and bonuses
line-total_cards = Cards
line-adjustment = Penalty or bonus

brief-melded_cards = cards
brief-canasta = { $type ->
    [natural] natural
    [mixed] mixed
    [wild] wild
    [wild_all_twos] wild (all twos)
    [wild_four_jokers] wild (four jokers)
    [sequence] { $count ->
        [one] sequence
       *[other] sequences
    }
    [sevens] sevens
    [fives] fives
    [aces] aces
    [sevens_mixed] mixed sevens
    [aces_mixed] mixed aces
    [semi_natural] semi-clean
    [suit_ace_to_ace] ace to ace
    [suit_whole] whole suit
    [suit_mixed] whole suit, mixed
    [rank_whole] eight of a kind
    [rank_mixed] eight of a kind, mixed
    [twos_natural] natural twos
    [twos_mixed] mixed twos
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
brief-canasta--burraco = { $type ->
    [natural] clean
    [mixed] dirty
    [suit_mixed] whole suit, dirty
    [rank_mixed] eight of a kind, dirty
   *[other] { brief-canasta--usual }
}
brief-concealed_canasta = concealed canasta
brief-trump_canasta = in trumps
brief-extra_bonus = canasta bonus
brief-red_threes = { $count ->
    [one] red three
   *[other] red threes
}
brief-black_threes = { $count ->
    [one] black three
   *[other] black threes
}
brief-captured_black_threes = black threes taken
brief-go_out = out
brief-concealed_go_out = concealed
brief-cards_in_hand = in hand
brief-black_threes_in_hand = black threes in hand
brief-feet_untaken = { foot-name } not taken
brief-exact_pickups = exact pick-up
brief-partners_half = partner’s half
brief-red_threes_in_hand = red threes in hand
brief-incomplete = unfinished
brief-held = kept in hand
brief-seven_canastas = seven canastas
brief-special_hand = special hand
brief-acaba = acaba
brief-total = as a total
brief-total_base = canastas and bonuses
brief-total_cards = cards
brief-adjustment = penalty or bonus

## What is wrong with a deal

problem-negative = must be 0 or more, not { $count }
problem-counted_twice = entered twice: as cards and as a total
problem-base_without_total = enter the side’s total as well as its points for canastas and bonuses
problem-wrong_number_of_sides = { $count ->
    [one] one side was
   *[other] { $count } sides were
} entered, but { $right } are playing
problem-two_sides_out = another side already went out
problem-acaba_not_played = acaba isn’t played under these rules
problem-acaba_and_out = nobody goes out when acaba is called
problem-acaba_one_caller = only one side can call acaba, not { $count }
problem-two_special_hands = another side already ended the deal with a special hand
problem-special_hand_ended_the_deal = another side’s special hand ended the deal
problem-special_hand_with_melds = a special hand must be complete and can’t have other melds
problem-nobody_out_nothing_in_hand = nobody went out, so enter the cards left in hand
problem-no_value_canasta = these rules give no bonus for this canasta
problem-no_value_red_threes = { $most ->
    [0] these rules don’t score red threes on the table
   *[other] { $count } red threes: these rules score at most { $most }
}
problem-no_value_black_threes = { $most ->
    [0] these rules don’t score black threes on the table
   *[other] { $count } black threes on the table: these rules score at most { $most }
}
problem-no_value_black_threes_captured = { $most ->
    [0] these rules don’t score black threes taken with the pile
   *[other] { $count } black threes taken with the pile: these rules score at most { $most }
}
problem-no_value_special_hand = these rules have no special hand “{ $name }”
problem-no_value_feet_untaken = these rules don’t score feet that weren’t taken
problem-no_value_exact_pickups = these rules don’t score an exact pick-up
problem-more_hand_canastas = more concealed canastas than canastas
problem-more_trump_canastas = more canastas in trumps than canastas
problem-trump_unknown = choose the trump suit, because a sequence in it scores more
problem-no_value_trump_canastas = there is no trump suit under these rules
problem-concealed_but_not_out = “concealed” is chosen, but this side didn’t go out
problem-out_without_canastas = { $asked ->
    [kinds] went out with too few canastas ({ $has }), but these rules require { $wants }
    [both] went out { $count ->
        [0] without a canasta
        [one] with one canasta
       *[other] with { $count } canastas
    } ({ $has }), but these rules require { $canastas } ({ $wants })
    [some] went out with { $count ->
        [0] no canasta that counts for going out
        [one] one canasta that counts for going out
       *[other] { $count } canastas that count for going out
    }, but these rules require { $canastas }
   *[number] went out { $count ->
        [0] without a canasta
        [one] with one canasta
       *[other] with { $count } canastas
    }, but these rules require { $canastas }
}
problem-out_without_canastas--burraco = { $asked ->
    [number] { $count ->
        [0] went out without a { canasta-name }, but these rules require { $canastas }
       *[other] { problem-out_without_canastas--usual }
    }
   *[other] { problem-out_without_canastas--usual }
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
    [wild] { $count ->
        [0] no wild
       *[other] { $count } wild
    }
    [sevens] { $count ->
        [0] none of sevens
       *[other] { $count } of sevens
    }
    [fives] { $count ->
        [0] none of fives
       *[other] { $count } of fives
    }
   *[sequence] { $count ->
        [0] no sequence
        [one] { $count } sequence
       *[other] { $count } sequences
    }
}
out-canastas--burraco = { $type ->
    [natural] { $count ->
        [0] no clean
       *[other] { $count } clean
    }
    [mixed] { $count ->
        [0] no dirty
       *[other] { $count } dirty
    }
   *[other] { out-canastas--usual }
}
problem-concealed_without_canasta = went out concealed without a canasta
problem-out_but_not_opened = went out without melding anything
problem-out_without_foot = went out without taking the { foot-name }
problem-too_many_feet = { $count } feet not taken: each side has only one
problem-out_with_cards_in_hand = the side that went out can’t have cards left in hand
problem-melded_but_not_opened = this side has melds, so it must have made its initial meld
problem-no_lone_hand = nobody plays alone under these rules
problem-two_lone_hands = another player already played this deal alone
problem-lone_hand_needed = { $decided ->
    [foot] choose who played alone: the first to take a { foot-name }
   *[pile] choose who played alone: the first to take the pile or, if nobody did, the player who went out
}
problem-lone_without_foot = took no { foot-name }, so can’t have played alone
problem-too_many_red_threes = { $count } red threes: there are only { $most }
problem-too_many_black_threes = { $count } black threes: there are only { $most }
problem-too_many_of_a_card = { $count } × { $card }: there are only { $most }
problem-too_many_wild_cards = this needs { $count } wild cards, but there are only { $most }
problem-too_many_points = { $points } card points: the most possible is { $most }
problem-too_many_canastas = { $by ->
    [rules] under these rules, a side can’t have { $count ->
        [one] a canasta
       *[other] { $count } canastas
    }
   *[packs] there aren’t enough cards for { $count ->
        [one] this canasta
       *[other] these { $count } canastas
    }
}
problem-too_few_points_for_canastas = { $count ->
    [one] the cards in this canasta alone are
   *[other] the cards in these canastas alone are
} worth at least { $least }
problem-total_too_high = under these rules, the most possible is { $most }
problem-total_too_low_for_out = { $least ->
    [0] a side that goes out rarely has less than 0
   *[other] under these rules, a side that goes out has at least { $least }
}
problem-too_many_points_for_canastas = { $count ->
    [0] without a canasta, the most possible is { $most }
    [one] with this canasta, the most possible is { $most }
   *[other] with these canastas, the most possible is { $most }
}
problem-odd_points = card points end in 0 or 5

## What is wrong with a meld

problem-no_meld = these cards aren’t a meld: { $why ->
    [red_three] red threes are never melded
    [threes] threes can’t be in a sequence
    [wild] a sequence needs natural cards
    [gap] a sequence can’t skip or repeat a card
   *[ranks] { $first } and { $other } are different ranks
}
problem-too_few_cards = { $count ->
    [one] one card
   *[other] { $count } cards
}: a meld needs at least { $least }
problem-too_many_cards_in_meld = { $count } cards: at most { $most } in a meld
problem-too_few_naturals = { $count ->
    [0] no natural cards
    [one] one natural card
   *[other] { $count } natural cards
}: a meld needs at least { $least }
problem-too_many_wilds = { $count ->
    [one] one wild card
   *[other] { $count } wild cards
}: at most { $most } in a meld
problem-more_wilds_than_naturals = more wild cards than natural cards
problem-not_fewer_wilds_than_naturals = there must be fewer wild cards than natural cards
problem-no_wilds_in_rank = wild cards can’t be used in a meld of this rank
problem-wild_aces_only_at_first = aces can be melded with wild cards only in the initial meld
problem-too_few_naturals_for_wilds = wild cards can only be added to { $least } or more natural cards
problem-no_sequences = sequences aren’t allowed under these rules
problem-no_groups = only sequences can be melded under these rules
problem-no_groups_of_rank = cards of this rank can only be melded in sequences
problem-sequence_out_of_range = a sequence can’t go that low or that high
problem-too_many_aces = { $count } aces: at most { $most } in a sequence
problem-no_wild_melds = wild cards can’t be melded on their own
problem-no_melds_of_twos = twos can’t be melded on their own
problem-black_threes_never = black threes can’t be melded
problem-black_threes_only_going_out = black threes can only be melded when going out
problem-bare_three = “{ $token }”: is this a black three or a red one? Type just b for black or r for red
problem-unknown_character = “{ $token }”: { $character } isn’t a card
problem-unknown_suit = “{ $token }”: { $character } isn’t a suit; use s, h, d or c
problem-empty_notation = no cards entered
problem-empty_token = “{ $token }” has no cards in it

## Initial meld

problem-nothing_laid = no cards melded
problem-pile_not_allowed = you can’t take the pile for the initial meld
problem-pile_stopped = you can’t take the pile with this card on top: { $card }
problem-pile_takes_natural_pair = to take the pile, you need two natural cards in hand that match its top card: { $card }
problem-pile_takes_no_wild = you can’t take the pile with wild cards
problem-short_of_requirement = { $short } short
problem-needs_canasta = the melds must include a canasta
problem-needs_natural_canasta = the melds must include a canasta that isn’t mixed
problem-naturals_only = the initial meld can’t have wild cards
problem-needs_clean_triple = the melds must include three natural cards of one rank
problem-no_mixed_canasta_at_first = the initial meld can’t have a mixed canasta
problem-wild_meld_first = finish the meld of wild cards before using wild cards elsewhere
problem-out_over_short_meld = you can’t go out with an unfinished meld of { $kind ->
    [sevens] sevens
    [aces] aces
   *[other] wild cards
}
requirement-canasta = { $points ->
    [0] a canasta
   *[other] { $points } and a canasta
}
requirement-natural_canasta = { $points ->
    [0] a canasta that isn’t mixed
   *[other] { $points } and a canasta that isn’t mixed
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
problem-wrong_kind = must be { $kind ->
    [number] a whole number
    [number_or_all] “all” or a whole number
    [number_or_text] a whole number or text
    [text] text
    [text_or_list] text or a list of texts
    [truth] true or false
    [list] a list
   *[object] an object
}, not { $value }
problem-beyond_largest = must be a number up to { $most }
problem-not_offered = must be one of { $allowed }, not { $value }
problem-wrong_value = this value doesn’t fit here
problem-value_needed = at least one value is needed here
problem-unknown_field = there is no field “{ $field }”
problem-missing_field = the field “{ $field }” is missing
problem-field_twice = this isn’t valid JSON: an object has the field { $field } twice
problem-not_json = this isn’t valid JSON: line { $line }, column { $column }
problem-no_number = this isn’t valid JSON: { $value } isn’t a number
problem-too_many_digits = this isn’t valid JSON: a number has too many digits
problem-half_character = this isn’t valid JSON: some text contains half a character
problem-nested_too_deeply = this isn’t valid { $format }: it is nested too deeply
problem-not_toml = this isn’t valid TOML: line { $line }
problem-not_utf8 = this isn’t UTF-8 text: byte { $byte }
problem-not_opened = this file can’t be opened
problem-file_too_large = too large: at most { $most } MB can be read
problem-not_storable = this can’t be saved
problem-wrong_format = must be “{ $format }”
problem-wrong_version = must be { $newest }
problem-newer_version = { $version } is newer than { $newest }: update this app
problem-unknown_rule_set = there is no rule set “{ $id }”
problem-language_tag_needed = must be a language such as es or es-AR, not { $value }
problem-there_twice = the same item appears twice
problem-too_few_sides = two sides or more are needed
problem-not_a_player = one of the players is needed
problem-seats_not_players = every player needs one seat
problem-changes_count_up = a number above { $last } is needed, because changes are numbered in ascending order
problem-deal_of_another = this deal belongs to another game
problem-sequence_descends = the sequence goes down: { $low } is not below { $high }
problem-one_card_needed = must be one card, not “{ $text }”
problem-case_needed = must be a list of at least one case
problem-expected_other = expected { $expected }, got { $got }
problem-runner_not_started = { $command } can’t be started: { $why }
problem-runner_silent = no answer within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
problem-runner_ended = the program ended without an answer (exit status { $status })
problem-runner_other_case = this answer is for another case: { $id }

## What is wrong with rules

problem-unknown_rule = there is no such rule: { $rule }
problem-value_not_offered = this value can’t be chosen here
problem-at_least = must be { $least } or more
problem-at_most = must be { $most } or less
problem-multiple_needed = must be a multiple of { $step }
problem-more_than_natural = a canasta with wild cards can’t score more than a natural one: enter { $most } or less
problem-less_than_mixed = a natural canasta can’t score less than one with wild cards: enter { $least } or more
problem-taken_off = this is subtracted: enter 0 or a negative number
problem-total_cards = must be { $cards }, the total of the packs and jokers
problem-row_needed = at least one row is needed
problem-first_row_open = the first row must have no lower limit
problem-first_row_first_deal = the first row must be for the first deal
problem-rows_ascend = each row must begin above the one before
problem-totals_of_threes = must be 0, then one total for each number of threes up to { $count }
problem-steps_pairs = each step needs two numbers: its lowest value and its sign
problem-steps_ascend = the steps must begin at 0 and go up
problem-count_range = enter the lowest number, or the lowest and the highest
problem-canasta_too_short = a canasta can’t be shorter than a meld
problem-bonus_needed = { $kind ->
    [wild] wild cards
    [sequence] sequences
   *[twos_natural] twos
} may be melded, so a canasta of them needs a bonus
problem-endless = the game needs an end: enter a target or a number of deals
problem-changed_around = this is part of a rule that has already been changed
problem-change_whole = these rules don’t have this part, so change the whole rule it belongs to
problem-reference_needed = a reference is needed: “table” or “source#place”
problem-unknown_source = there is no source “{ $source }”
problem-source_taken = another source is already called “{ $source }”
problem-place_needed = “{ $ref }” needs a place after “#” that the source lists
problem-unknown_switch = there is no switch “{ $switch }”
problem-switch_of_another = the switch “{ $switch }” doesn’t set this rule
problem-citation_needed = this value needs its own “ref” and “status”
problem-value_or_absent = either a value or “absent = true” is needed
problem-dispute_of_another = must be { $rule } or a rule that contains it
problem-other_id = the ID must be the name of the file
problem-id_taken = the app already has a rule set with this name
problem-circular = these rules are based on themselves

## Command line

cli-deal = Deal { $number }
cli-running = Running totals
cli-needs = next initial meld
cli-total = total
cli-won = { $side } won{ $margin ->
    [0] .
   *[other] { "" } by { $margin }.
}
cli-tie = Tied: { $sides }.
cli-nobody = No winner yet.
cli-drawn = A draw between { $sides }.
cli-reached = { $value } points, { $requirement } needed
cli-reached-canasta = { $value } points; needs { $requirement }
cli-allowed = { $reached }: allowed
cli-not-allowed = { $reached }: not allowed
cli-problem = { $where }: { $what }
cli-row = { $rules }, { $band }: { $needed }
cli-row-source = { $why } { $texts }
cli-inherited = inherited from { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = none
cli-no-rule-set = there is no rule set “{ $id }”; similar ones: { $known }
cli-not-run = { $count ->
    [one] One more case wasn’t run and counts as failed.
   *[other] { $count } more cases weren’t run and count as failed.
}
grade-impossible = impossible
grade-unlikely = unlikely

## Finder

finder-token = “{ $token }”: { $what }
finder-found = { $melds }: { $reached } ({ $cards ->
    [one] one card
   *[other] { $cards } cards
})
finder-nearest = Not enough. The closest is { $melds }: { $reached }
finder-nothing = Nothing in this hand can be melded.
finder-top-unused = With this hand you can’t take the pile, because its top card doesn’t fit a meld.
finder-missing = { $count ->
    [one] one card short of a canasta
   *[other] { $count } cards short of a canasta
}
finder-closing = One more of these would be enough, best first: { $cards }
finder-none-closes = No single card would be enough.

## Store

finding-torn = { $aside ->
    [none] The last record in the file is incomplete. This happens when the app is closed or the power fails while saving. { $kept ->
        [0] There is no record before it.
        [one] The record before it can be read.
       *[other] All { $kept } records before it can be read.
    } Nothing has been changed.
   *[other] The last record in the file was incomplete. This happens when the app is closed or the power fails while saving. { $kept ->
        [0] There is no record before it.
        [one] The record before it could be read.
       *[other] All { $kept } records before it could be read.
    } The incomplete part is in { $aside }.
}
finding-damaged = { $aside ->
    [none] The file is damaged. { $dropped ->
        [0] { $kept ->
            [one] The only record can still be read.
           *[other] All { $kept } records can still be read.
        }
        [one] One record can’t be read, but { $kept } can.
       *[other] { $dropped } records can’t be read, but { $kept } can.
    } Nothing has been changed.
   *[other] The file was damaged. { $dropped ->
        [0] { $kept ->
            [one] The only record could be read.
           *[other] All { $kept } records could be read.
        }
        [one] One record couldn’t be read, but { $kept ->
            [one] the other one could
           *[other] the other { $kept } could
        }.
       *[other] { $dropped } records couldn’t be read, but { $kept ->
            [one] the other one could
           *[other] the other { $kept } could
        }.
    } The damaged file is in { $aside }.
}
finding-put_back = { $aside ->
    [none] { $kept ->
        [one] One missing or damaged record is in the backups. A repair restores it.
       *[other] { $kept } missing or damaged records are in the backups. A repair restores them.
    }
   *[other] { $kept ->
        [one] One missing or damaged record was restored from the backups.
       *[other] { $kept } missing or damaged records were restored from the backups.
    }
} { $dropped ->
    [0] No other record is missing.
    [one] One record isn’t in any backup.
   *[other] { $dropped } records aren’t in any backup.
}
finding-behind = A backup has more records than the games file. { $dropped ->
    [0] The two have different histories.
    [one] The games file ends one record earlier: it was emptied, cut short, deleted or replaced by an older copy.
   *[other] The games file ends { $dropped } records earlier: it was emptied, cut short, deleted or replaced by an older copy.
} The backup { $backup } is kept until you restore it or decide to continue without it.
finding-taken_away = While the app was running, another program moved, deleted or replaced the games file. The app has written the whole file again, and nothing is missing. { $aside ->
    [none] There was nothing in its place.
   *[other] The file found in its place is now { $aside }.
}
finding-set_up_lost = { $dropped ->
    [one] The players and rules of one game are lost. It can’t be shown, but its deals are still in the file.
   *[other] The players and rules of { $dropped } games are lost. They can’t be shown, but their deals are still in the file.
}
finding-too_new = These games were saved by a newer version of this app. You can view them here. To save anything, update the app.
finding-migrated = { $aside ->
    [none] These games were saved by an earlier version of this app. When the app starts again, it updates them and keeps a copy.
   *[other] These games were saved by an earlier version of this app. They have been updated. The original file is in { $aside }.
}
finding-backup_damaged = The backup { $aside } is damaged. { $dropped ->
    [one] One of its records isn’t in any other file.
   *[other] { $dropped } of its records aren’t in any other file.
}
finding-not_writable = The games file can’t be written to. { $answer ->
    [full] The disk is full: free up some space soon.
    [forbidden] You don’t have permission to write there.
    [failing] The disk is failing: copy what you can to another disk.
   *[other] The disk reported an error.
} You can view your games here, but nothing can be saved.
finding-no_locks = This disk doesn’t support file locking. Open these games in only one window or program at a time.
finding-not_compacted = The games file couldn’t be tidied up. { $answer ->
    [full] The disk is full: free up some space soon.
    [forbidden] You don’t have permission to write there.
    [failing] The disk is failing: copy what you can to another disk.
   *[other] The disk reported an error.
} Nothing is missing from the file.
finding-not_kept = This browser doesn’t keep data for this page, perhaps because the window is private. You can keep score here, but your games will be lost when you close the page. Open the app in a normal window, or share the game before you close the page.
finding-not_backed_up = No backup could be made when the app started. { $answer ->
    [full] The disk is full: free up some space soon.
    [forbidden] You don’t have permission to write there.
    [failing] The disk is failing: copy what you can to another disk.
   *[other] The disk reported an error.
} No games are missing.

store-busy = Your games are already open in another window, or another user of this computer has opened them. Close them there first: { $path }
store-foreign = This file doesn’t contain games from this app. Nothing in it was changed: { $path }
store-unreadable = { $answer ->
    [missing] There are no games here: { $path }
    [forbidden] You don’t have permission to read the games: { $path }
    [failing] The disk is failing, so the games can’t be read. Copy what you can to another disk: { $path }
   *[other] The games can’t be read: { $path }
}
store-read_only = Not saved: after an error, your games are read-only. Open the app again: { $path }
store-too_new = Not saved: these games were saved by a newer version of this app. Update the app: { $path }
store-not_begun = No games can be saved here. { $answer ->
    [full] The disk is full: free up some space soon.
    [forbidden] You don’t have permission to write there.
    [failing] The disk is failing: copy what you can to another disk.
   *[other] The disk reported an error.
} { $path }
store-not_written = { $answer ->
    [full] Not saved: the disk is full. Free up some space and save again: { $path }
    [forbidden] Not saved: you don’t have permission to write here: { $path }
    [failing] Not saved: the disk is failing. Copy what you can to another disk: { $path }
    [missing] Not saved: the folder is gone: { $path }
   *[other] Not saved: the disk reported an error. Save again, or open the app again: { $path }
}
store-changed = Not saved: another program has changed the games file. Open the app again: { $path }
store-not_flushed = { $answer ->
    [full] Not saved: the disk is full, so your games are now read-only. Free up some space, then open the app again: { $path }
    [failing] Not saved: the disk is failing, so your games are now read-only. Copy what you can to another disk, then open the app again: { $path }
   *[other] Not saved: the disk reported an error, so your games are now read-only. Open the app again: { $path }
}
store-empty_backup = Nothing was restored, because this backup contains no games: { $path }
store-no_backup = This backup doesn’t exist: { $path }
store-not_kept = Saved only until you close this page, because this browser doesn’t keep data. Free up some space on this device, or share the game before you close the page.
store-not_migrated = These games from an earlier version couldn’t be updated. Nothing in them was changed: { $path }
store-not_backed_up = Nothing was restored, because your current games couldn’t be backed up first: { $path }
store-unfit = This can’t be saved, because it couldn’t be read back correctly. Please report this.
store-misused = Not saved because of a fault in the app. Please report this.

doctor-store = { $path }: { $matches ->
    [one] 1 game
   *[other] { $matches } games
}, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, { $size } kB
doctor-healthy = Everything can be read.
doctor-mendable = To repair it, close the app and run this again with --repair.
doctor-unreadable = The game { $match } can’t be opened: { $what }
doctor-unreadable-evening = The club session { $name } can’t be opened: { $what }
doctor-behind = To restore it, close the app and run this again with --restore { $backup }
doctor-restored = The games are as they were in { $backup }. { $before ->
    [none] There was nothing here before.
   *[other] The games that were here before are in { $before }.
}
doctor-gaps = { $count ->
    [one] One change is missing from the history of its game and from all backups.
   *[other] { $count } changes are missing from the histories of their games and from all backups.
}
doctor-strays = { $count ->
    [one] One game has deals, but its players are missing here and in all backups.
   *[other] { $count } games have deals, but their players are missing here and in all backups.
}
doctor-bad-backup = This backup is damaged: { $path }
doctor-aside = Left over from an earlier repair or update. You can delete it: { $path }
doctor-backups = { $count ->
    [0] There are no backups.
    [one] There is 1 backup, { $size } kB.
   *[other] There are { $count } backups, { $size } kB in all.
}

cases-exported = { $folder }: { $files } files.
package-site = { $folder }: { $files } files, { $size } MB. Any web server can serve this folder. Once opened online, the app also works offline.
package-app = { $folder }: { $files } files, { $size } MB. In this folder, run flet build with the kind of app you want: apk, ipa, windows, macos, linux or web.
publish-done = { $folder }: { $files } files, { $evenings ->
    [one] 1 session
   *[other] { $evenings } sessions
}. Any web server can serve this folder.
package-install = to install what a site needs, run: pip install "canasta-scorekeeper[package]"
problem-not_installed = { $name } is not installed; { package-install }
problem-other_version = { $name } { $version } is installed, but { $wanted } is needed; { package-install }
problem-compiled_parts = { $name } has compiled parts, so it can’t be packaged
problem-not_compiled = Node could not compile the app’s Python: { $why }
problem-unknown_files = { $name }: its file list is missing; install the package with pip
problem-no_assets = the folder of fonts and pictures is missing: { $folder }
problem-folder_is_file = { $folder }: this is a file; choose a new or empty folder
problem-folder_not_empty = { $folder }: this folder isn’t empty; choose a new or empty one
problem-folder_refused = { $folder }: this folder can’t be created
problem-client_lacks_file = Flet’s web client has no file { $file }; { package-install }
problem-client_unknown = this app doesn’t know this version of Flet’s web client; { package-install }
problem-client_of_another = Flet is { $flet }, but its web client is { $client }; { package-install }

## Sending to a league, and running one

league-title = Canasta league
league-clubs = Clubs
league-joined = Club in the league: { $club }
league-names = Names of the members
league-sent = { $name }: { $state ->
    [shown] in the standings.
    [waiting] waiting for the league secretary.
    [older] the league has a later version.
    [refused] refused by the league secretary.
    [conflict] the league has other results for this session.
    [invalid] not accepted.
   *[kept] received.
}
league-again = No answer. Trying again in { $seconds } s
league-all-sent = The league already has every finished session.
league-files = { $folder }: { $count ->
    [one] 1 file
   *[other] { $count } files
} for the league
league-overrule = If your results are right, run: league send --overrule
league-hint = A league combines the results of several clubs. The league secretary gives you the address, your club’s ID and a key. The app sends results and places, but never the deals.
league-url = League’s address
league-url-hint = Leave this empty to send the results as files.
league-club = Club’s ID in the league
league-secret = Key
league-join = Join
league-change = Change address or key
league-leave = Leave the league
league-leave-ask = Leave the league?
league-leave-hint = The league keeps what it already has. To remove names first, choose “Nobody” and send again.
league-due = Ready to send
league-send = Send
league-sending = { $count ->
    [0] Sending…
   *[other] Sent: { $sent } of { $count }
}
league-stop = Stop
league-answers = The league’s answers
league-names-of = { $who ->
    [agreed] With consent
   *[nobody] Nobody
}
league-names-hint = Only people who agree are named. If someone withdraws consent, the league deletes the name the next time you send.
league-replace = Replace the league’s results
league-replace-ask = Replace the league’s results?
league-replace-hint = The results from this device replace those that the league has for the same sessions.
league-key = Key, shown only this once: { $secret }
problem-no_id = { $id }: this ID can’t be used
problem-league_none = this club hasn’t joined a league yet; run: scorekeeper league join
problem-league_no_address = this club joined its league without an address; write the results as files: scorekeeper league sheet FOLDER
problem-league_address = { $url }: the address of a league must begin with https://
problem-league_sending = Results are being sent right now. Wait, or stop sending first.
problem-league_unreachable = { $url } doesn’t answer. Try again later
problem-league_key = The league doesn’t accept { $club }’s key. Ask the league secretary for a new one
problem-league_answer = The league answered with an error ({ $status })
problem-league_extra = to install what a league needs, run: pip install "canasta-scorekeeper[league]"
problem-league_database = the league’s database can’t be used: { $why }
problem-league_new_club = The club is new.
problem-league_season_frozen = The season is closed.
problem-league_day_ahead = The session’s date is in the future.
problem-league_day_late = The session was played long ago.
problem-league_seated_twice = Someone was at two tables in the same round.
problem-league_rule_set = The league doesn’t know this rule set.
problem-league_total = A total is unusually high.
problem-league_too_many = Too many of the club’s sessions are already waiting. Send again once the league secretary has checked them.
problem-league_same_person = Are { $kept } and { $gone } the same person?
problem-league_written_ahead = The clock of the club’s computer is fast.
problem-league_club_there = the league already has a club { $club }
problem-league_no_club = the league has no club { $club }
problem-league_no_member = the league has no member { $uid }
problem-league_no_item = { $item } is not in the league
problem-league_one_person = they are already the same person
problem-league_no_season = { $season }: there is no such season, or it ends before it begins

## Starting, and visitors who are not let in

launch-extra-missing = { $what ->
    [browser] To open in the browser,
   *[window] To open in its own window,
} the app needs a package that is missing or has the wrong version. To install it: pip install "{ $to_install }"
launch-assets-missing = The folder of fonts and pictures is missing. Tried { $tried }.
launch-no-display = No display is available. Use --web.
launch-no-window = Flet’s desktop client is missing or won’t start. Use --web.
launch-window-or-server = A window needs no server. Use --desktop without --web, --host or --port.
launch-no-host = There is no host named “{ $host }”.
launch-no-port = { $port } is not a port. Ports go from 1 to { $last }.
launch-port-taken = Port { $port } is taken by another program. Choose another with --port, or leave it out to get a free one.
launch-not-our-address = { $host } isn’t an address of this computer.
launch-port-forbidden = Only an administrator can use port { $port }. Choose one above 1023 with --port.
launch-cannot-listen = Can’t listen on { $host }, port { $port }.
visitor-host = Wrong address
visitor-host-text = Open the address that the scorekeeper showed when it started.
visitor-origin = Blocked: another site
visitor-origin-text = Another web page tried to use the scorekeeper. Only its own pages can.
visitor-path = Page not found
visitor-path-text = The scorekeeper has no page at this address.
visitor-key = This scorekeeper is private
visitor-key-text = Open the scorekeeper with the link shown when it started. Each link works in one browser.
visitor-link = This link no longer works
visitor-link-text = Each link works once, in one browser. Restart the scorekeeper on its computer to get a new one.
visitor-welcome = Welcome
visitor-welcome-text = The scorekeeper is opening.
visitor-open = Open the scorekeeper
visitor-connection-lost = No connection
visitor-connection-since = { $shows ->
    [clock] Scores and clock as of { $time }. Trying again.
   *[scores] Scores as of { $time }. Trying again.
}
visitor-broken = Something went wrong. Everything you saved is safe. Reload the page.

## Club: server

launch-no-certificate = Can’t read the certificate or its key: { $file }.
launch-bad-certificate = { $cert } is not a certificate with a matching key.
launch-key-without-certificate = A key needs its certificate. Give both --cert and --key.
launch-bad-url = { $url } is not an address. Give one like https://club.example.org.
launch-two-certificates = Use --https or --cert, not both. With --https, the app makes a certificate.
launch-copy-is-folder = { $file } is a folder. Name a file for the copy.
launch-copy-has-no-folder = The folder for the copy doesn’t exist: { $folder }
serve-here = Organiser, on this computer: { $link }
serve-pin = Organiser, on another computer: { $address } with the PIN { $pin }
serve-plain = Without --https, anyone on this network can read what phones send, including the PIN.
serve-https = Phones warn about this server until they trust its certificate. To avoid this, open { $address } on the phone
serve-not-copied = Can’t write the copy of the session to { $file }. The session continues, and the app tries again every few seconds.
serve-copied-again = The copy of the session is up to date again: { $file }
visitor-stranger = Scan your table’s card
visitor-stranger-text = This phone isn’t at a table. Scan the code on your table’s card, or ask the organiser for a new card.
visitor-lost-table = Looking for your table…
visitor-lost-table-text = If the session is moving to another computer, wait. This page tries again automatically. If not, scan the code on your table’s card again.
visitor-elsewhere = Not from this device
visitor-elsewhere-text = Sessions are run on the scorekeeper’s own computer or, if the PIN is enabled, on another one.
visitor-full = Too many phones connected
visitor-full-text = Close the scorekeeper on a phone that isn’t needed. This page tries again automatically.
visitor-join = Your table
visitor-join-text = One moment. If you can’t scan the code, type the letters on the card.
visitor-join-label = Letters on the card
visitor-join-button = Go to the table
visitor-join-unknown = This code doesn’t work yet, or no longer works. This page tries again automatically. If nothing happens, ask the organiser for a new card.
visitor-join-organiser = The organiser uses this browser. Open the link on a phone, in another browser or in a private window.
visitor-join-not-saved = The scorekeeper’s computer can’t save anything right now. Tell the organiser.
visitor-pin = Organiser
visitor-pin-text = The PIN is shown where the scorekeeper was started.
visitor-pin-label = PIN
visitor-pin-button = Run the session
visitor-pin-wrong = Wrong PIN.
visitor-director = Director
visitor-director-text = Type the PIN of your invitation, or open its link. The organiser has both.
visitor-director-label = PIN
visitor-director-button = Log in
visitor-director-unknown = Wrong PIN, or this invitation has been used or has expired. Ask the organiser for a new one.
visitor-director-inside = This browser already runs the session. Open the invitation in another browser or in a private window.
visitor-knock-failed = The scorekeeper doesn’t answer. Check that this phone is on the club’s network, then try again.
visitor-knock-often = Too many attempts. Wait a minute and try again.
visitor-knock-long = That is too long. Check what you typed.
visitor-no-script = This page needs JavaScript.
visitor-certificate = Trust this club’s server
visitor-certificate-text = This computer has no public certificate, so phones show a warning. The connection is encrypted anyway. To get rid of the warning, install the club’s certificate. It is valid only for this computer and private networks.
visitor-certificate-get = Download the certificate
visitor-certificate-iphone = An iPhone or iPad needs the certificate. After downloading it, go to Settings → Profile Downloaded → Install. Then go to Settings → General → About → Certificate Trust Settings and turn on “Canasta Scorekeeper”.
visitor-certificate-android = An Android phone works without it. Continue despite the warning (Advanced → Proceed). To get rid of the warning, search Settings for “CA certificate” and choose the downloaded file.
visitor-certificate-after = Then scan your table’s card again. After the session, you can remove the certificate in the same place.
visitor-certificate-check = SHA-256 fingerprint: { $fingerprint }

## Screens

app-name = Canasta Scorekeeper
tab-table = Table
tab-meld = Meld
tab-matches = Games
tab-club = Club
tab-more = More
broken-part = This part can’t be shown. Go back and open it again.

## Times and changes

pattern-time = HH:mm
pattern-day = EEE d MMM y
pattern-weekday = EEEE d MMMM
pattern-month = LLLL
pattern-month-of-year = LLLL y
pattern-day-of-month = EEE d MMM
pattern-short-month = LLL
days-today = Today
days-yesterday = Yesterday
day-and-time = { $day }, { $time }
elapsed-minutes = { $minutes } min
elapsed-hours = { $hours } h { $minutes } min

points-for-side = { $points } for { $side }
points-from-to = { $before } → { $after }
change-start = Game started
change-record = { $points ->
    [none] Deal { $number } saved
   *[other] Deal { $number } saved: { $points }
}
change-amend = { $points ->
    [none] Deal { $number } edited, same points
   *[other] Deal { $number } edited: { $points }
}
change-insert = { $points ->
    [none] Deal { $number } inserted
   *[other] Deal { $number } inserted: { $points }
}
change-drop = { $points ->
    [none] Deal { $number } deleted
   *[other] Deal { $number } deleted: { $points }
}
change-set_up = { $parts ->
    [none] Settings saved, no changes
   *[other] Settings changed: { $parts }
}
change-end = { $by ->
    [agreement] Ended by agreement
    [time] Ended because time ran out
    [walkover] Ended by forfeit
   *[other] Game ended
}
change-resume = Game resumed
change-undo = { $points ->
    [none] Undone: { $what }
   *[other] Undone: { $what } ({ $points })
}
change-redo = { $points ->
    [none] Redone: { $what }
   *[other] Redone: { $what } ({ $points })
}
change-what-start = starting the game
change-what-record = deal { $number }
change-what-amend = editing deal { $number }
change-what-insert = inserting deal { $number }
change-what-drop = deleting deal { $number }
change-what-set_up = changing the settings
change-what-end = ending the game
change-what-resume = resuming the game
# These two stand for a change that a damaged disk has taken out of the history.
change-what-undo = a lost change
change-what-redo = a lost change
change-line = { $side }: { $line } { $before } → { $after }
undo-what = Undo: { $what }
redo-what = Redo: { $what }
set-up-part-ruleset = rule set
set-up-part-house_rules = house rules
set-up-part-sides = names
set-up-part-seats = seats
set-up-part-first_dealer = first dealer
set-up-part-direction = direction of play
set-up-part-opening_scores = starting scores

## Rules: sections of a rule book

rules-section-players = Players and sides
rules-section-cards = Cards and dealing
rules-section-melds = Melds
rules-section-initial = Initial meld
rules-section-canastas = Canastas
rules-section-threes = Threes
rules-section-out = Going out
rules-section-extras = Penalties and special hands
rules-section-end = End of the game
rules-section-table = At the table

## Rules: what each value is about, by its dotted path

rule-players = Players
rule-sides = Sides
rule-sides-count = Sides
rule-sides-size = Players per side
rule-sides-kind = How the sides play
rule-lone_hand = One against the others
rule-lone_hand-partners_receive = Each partner receives
rule-lone_hand-halves = Half of an odd number
rule-lone_hand-foot_size = Cards in the lone player’s foot
rule-by_players = By number of players
rule-by_players-some = With { $players } players: { $what }
rule-decks = Packs
rule-jokers = Jokers
rule-total_cards = Total number of cards
rule-hand_size = Cards dealt to each player
rule-foot_size = Cards in the foot
rule-stock_draw = Cards drawn per turn
rule-dealing = Dealing
rule-dealing-direction = Direction of play
rule-dealing-first_dealer = First dealer
rule-dealing-next_dealer = Next dealer
rule-dealing-first_player = Who plays first
rule-dealing-cutter = Who cuts the cards
rule-partner_question = Asking your partner
rule-partner_question-going_out = Asking your partner before going out
rule-partner_question-acaba = Asking your partner before acaba
rule-card_values = Card values
rule-card_values-some = Card value ({ $card })
rule-meld_rules = Melds
rule-meld_rules-min_cards = Minimum cards in a meld
rule-meld_rules-min_naturals = Minimum natural cards in a meld
rule-meld_rules-max_wilds = Maximum wild cards in a meld
rule-meld_rules-wild_vs_natural = Wild cards compared with naturals
rule-meld_rules-max_cards = Maximum cards in a meld
rule-meld_rules-max_cards_waived_when_going_out = Longer melds allowed when going out
rule-meld_rules-pure_wild = Melds of wild cards only
rule-meld_rules-pure_wild_max = Maximum cards in a wild meld
rule-meld_rules-sequences = Sequences in one suit
rule-meld_rules-sequence_min = Minimum cards in a sequence
rule-meld_rules-sequence_max = Maximum cards in a sequence
rule-meld_rules-sequence_low = Lowest card of a sequence
rule-meld_rules-sequence_high = Highest card of a sequence
rule-meld_rules-sequence_aces = Maximum aces in a sequence
rule-meld_rules-sequence_wilds = Maximum wild cards in a sequence
rule-meld_rules-one_meld_per_rank = One meld of each rank per side
rule-meld_rules-no_wild_ranks = Ranks melded without wild cards
rule-meld_rules-aces_wild_only_in_initial_meld = Aces may be melded with wild cards in the initial meld only
rule-meld_rules-rule_of_five = After the initial meld, wild cards may only be added to five or more natural cards
rule-meld_rules-twos_meldable = Melds of twos
rule-meld_rules-wild_meld_first = Wild cards must go to an unfinished wild meld first
rule-meld_rules-sequence_canastas = Long sequences count as
rule-meld_rules-groups = Cards of one rank may be melded
rule-meld_rules-group_ranks = Ranks that may be melded as sets
rule-meld_rules-group_canastas = Long sets are canastas
rule-canasta_min_cards = Minimum cards in a canasta
rule-canasta_bonus = Canasta bonuses
rule-canasta_bonus-natural = Natural canasta
rule-canasta_bonus-natural--burraco = Clean canasta
rule-canasta_bonus-mixed = Mixed canasta
rule-canasta_bonus-mixed--burraco = Dirty canasta
rule-canasta_bonus-wild = Wild canasta
rule-canasta_bonus-wild_all_twos = Wild canasta, all twos
rule-canasta_bonus-wild_four_jokers = Wild canasta with four jokers
rule-canasta_bonus-sequence = Sequence canasta
rule-canasta_bonus-sevens = Canasta of sevens
rule-canasta_bonus-fives = Canasta of fives
rule-canasta_bonus-aces = Canasta of aces
rule-canasta_bonus-twos_natural = Natural canasta of twos
rule-canasta_bonus-twos_mixed = Mixed canasta of twos
rule-canasta_bonus-sevens_mixed = Mixed canasta of sevens
rule-canasta_bonus-aces_mixed = Mixed canasta of aces
rule-canasta_bonus-semi_natural = Semi-clean canasta
rule-canasta_bonus-suit_ace_to_ace = Canasta from ace to ace
rule-canasta_bonus-suit_whole = Canasta of a whole suit
rule-canasta_bonus-suit_mixed = Mixed canasta of a whole suit
rule-canasta_bonus-rank_whole = Eight-of-a-kind canasta
rule-canasta_bonus-rank_mixed = Mixed eight-of-a-kind canasta
rule-concealed_canasta = Concealed canasta
rule-concealed_canasta-mode = Concealed canasta
rule-concealed_canasta-amount = Bonus for a concealed canasta
rule-trump_multiplier = Bonus for a sequence in the trump suit
rule-extra_canasta_bonuses = Bonuses for number of canastas
rule-bonuses_when_out = Bonuses only for the side that goes out
rule-canasta_cards_count = Cards in canastas also count
rule-red_three_values = Value of 1, 2, 3… red threes
rule-red_three_sign = Red threes: plus or minus
rule-red_three_sign-measure = Plus or minus depends on
rule-red_three_sign-steps = Red threes: plus or minus
rule-red_three_all_four_without_meld = All four red threes, nothing melded
rule-red_three_in_hand = Red three left in hand
rule-red_three_in_hand-mode = Red three left in hand
rule-red_three_in_hand-points = Penalty for a red three left in hand
rule-black_three = Black threes
rule-black_three-role = Black threes
rule-black_three-meld_when = Melding black threes
rule-black_three-meld_sizes = Black threes in a meld
rule-black_three-meld_sizes-min = Minimum black threes in a meld
rule-black_three-meld_sizes-max = Maximum black threes in a meld
rule-black_three-meld_wilds = Wild cards with black threes
rule-black_three-in_hand = Penalty for a black three left in hand
rule-black_three-in_hand_mode = Black three left in hand
rule-black_three-tabled_values = Value of 1, 2, 3… black threes on the table
rule-black_three-captured_values = Value of 1, 2, 3… black threes taken with the pile
rule-initial_meld = Minimum for the initial meld
rule-initial_meld-by = Minimum depends on
rule-initial_meld-bands = Minimum for the initial meld
rule-initial_meld_exceptions = Exceptions for the initial meld
rule-initial_meld_exceptions-canasta_always_suffices = A canasta is always enough
rule-initial_meld_exceptions-top_discard_counts = The top card of the pile counts
rule-initial_meld_exceptions-naturals_only = Natural cards only
rule-initial_meld_exceptions-clean_triple_required = Must include three natural cards of one rank
rule-initial_meld_exceptions-mixed_canasta_allowed = A mixed canasta may be part of it
rule-initial_meld_exceptions-last_row_again = Minimum in later deals of the last row
rule-initial_meld_exceptions-pile_allowed = The pile may be taken for it
rule-initial_meld_exceptions-pile_frozen = Until the side has melded, the pile is frozen: you need a natural pair to take it
rule-initial_meld_exceptions-concealed_out_exempt = Minimum also applies when going out concealed
rule-initial_meld_exceptions-bonuses_count = Bonuses count towards it
rule-initial_meld_exceptions-red_threes_count = Red threes count towards it
rule-go_out_bonus = Going out
rule-concealed_go_out_extra = Extra for going out concealed
rule-exact_pickup_bonus = Bonus for an exact pick-up
rule-go_out_requirement = Needed to go out
rule-go_out_requirement-canastas = Canastas needed to go out
rule-go_out_requirement-natural = Natural canastas needed to go out
rule-go_out_requirement-mixed = Mixed canastas needed to go out
rule-go_out_requirement-sequence = Sequences needed to go out
rule-go_out_requirement-wild = Wild canastas needed to go out
rule-go_out_requirement-sevens = Canastas of sevens needed to go out
rule-go_out_requirement-fives = Canastas of fives needed to go out
rule-go_out_requirement-exclude = Canastas that don’t count for going out
rule-go_out_requirement-no_short_melds_of = Unfinished melds that prevent going out
rule-go_out_discard_required = Must discard to go out
rule-hand_cards = Cards left in hand
rule-penalties = Penalties
rule-penalties-incomplete_sevens = Unfinished sevens
rule-penalties-incomplete_aces = Unfinished aces
rule-penalties-incomplete_wild = Unfinished wild canasta
rule-penalties-held_sevens_3plus = Three or more sevens in hand
rule-penalties-held_aces_3plus = Three or more aces in hand
rule-penalties-short_sequence = Short sequences
rule-penalties-short_sequence-max_len = Maximum cards in a short sequence
rule-penalties-short_sequence-points = Penalty for a short sequence
rule-penalties-incomplete_wild_with_four_jokers = Unfinished wild canasta with four jokers
rule-penalties-foot_untaken = { line-feet_untaken }
rule-penalties-foot_untaken_when = When an untaken foot costs points
rule-melded_cards_negative_without_canasta = Melded cards count against a side without a canasta
rule-special_hands = Special hands
rule-special_hands_mode = A special hand counts
rule-acaba = Acaba
rule-acaba-enabled = Acaba
rule-acaba-opponents = Acaba: points for each other side
rule-acaba-caller = Acaba: points for the caller’s side
rule-seven_canastas_auto_win = Winning by canastas
rule-seven_canastas_auto_win-enabled = Winning by canastas
rule-seven_canastas_auto_win-count = Canastas that win the game
rule-seven_canastas_auto_win-points = Points for winning by canastas
rule-seven_canastas_auto_win-mode = Points for winning by canastas
rule-target = Target
rule-match_hands = Deals per game
rule-match_winner = Who wins
rule-tie = If sides are tied
rule-later_phase = Second phase
rule-later_phase-from_score = Points that start the second phase
rule-later_phase-values = What changes in the second phase
rule-stock_exhaustion = When the stock runs out
rule-table_rules = At the table
rule-table_rules-pile_onto_canasta = The pile may be taken to add to a finished canasta
rule-table_rules-pile_needs = Cards needed to take an unfrozen pile
rule-table_rules-pile_cards = Cards taken from the pile
rule-table_rules-jokers_discardable = Jokers may be discarded
rule-table_rules-first_pile = How the pile starts
rule-table_rules-stock_out = Playing on without a stock
rule-table_rules-red_threes_replaced = A drawn red three is replaced
rule-table_rules-foot_taken = When the foot is taken
rule-table_rules-counts_books = Score sheet by books and cards
rule-table_rules-without_canasta_last_card = Last card of a side without a canasta

## Rules: values

value-yes = yes
value-no = no
value-none = none
value-absent = not played
value-points = { $number ->
    [0] nothing
   *[other] { $number }
}
value-or = { $first } or { $last }
value-and = { $first } and { $last }
value-of = { $what }: { $value }

value-sides-kind-partnership = in partnerships
value-sides-kind-individual = everyone for themselves
value-sides-kind-lone_hand = one against the others
value-lone_hand-partners_receive-whole = all the partners’ points
value-lone_hand-partners_receive-half = half of the partners’ points
value-lone_hand-halves-up = rounded up, even below zero
value-lone_hand-halves-toward_zero = rounded towards zero
value-later_phase = after the deal in which a player first reaches { $points }: { $what }
value-by_players-same = as above
value-by_players-line = { $players } players: { $what }
value-foot_size = { $number ->
    [0] no foot
   *[other] { $number }
}
value-dealing-direction-clockwise = clockwise
value-dealing-direction-counterclockwise = anticlockwise
value-dealing-first_dealer-any_method = any method
value-dealing-first_dealer-by_lot = drawn by lot
value-dealing-next_dealer-next_in_direction = the next player in the direction of play
value-dealing-first_player-next_after_dealer = the player after the dealer
value-dealing-cutter-before_dealer = the player before the dealer
value-partner_question-going_out-none = not asked
value-partner_question-going_out-may_ask_binding = allowed, and the answer is binding
value-partner_question-going_out-must_ask = required
value-partner_question-acaba-none = not asked
value-partner_question-acaba-may_ask_binding = allowed, and the answer is binding
value-partner_question-acaba-must_ask = required
value-meld_rules-max_wilds-absent = no limit
value-meld_rules-max_cards-absent = no limit
value-meld_rules-group_ranks-any = any rank
value-meld_rules-sequence_canastas-own = a separate type of canasta
value-meld_rules-sequence_canastas-as_groups = natural or mixed canastas, like sets
value-meld_rules-wild_vs_natural-any = no further limit
value-meld_rules-wild_vs_natural-le = never more than naturals
value-meld_rules-wild_vs_natural-lt = always fewer than naturals
value-canasta_bonus-wild-absent = not played
value-canasta_bonus-wild_all_twos-absent = no special bonus
value-canasta_bonus-wild_four_jokers-absent = no special bonus
value-canasta_bonus-sequence-absent = not played
value-canasta_bonus-sevens-absent = no special bonus
value-canasta_bonus-aces-absent = no special bonus
value-canasta_bonus-twos_natural-absent = not played
value-canasta_bonus-twos_mixed-absent = not played
value-canasta_bonus-sevens_mixed-absent = no special bonus
value-canasta_bonus-aces_mixed-absent = no special bonus
value-canasta_bonus-semi_natural-absent = not played
value-canasta_bonus-suit_ace_to_ace-absent = not played
value-canasta_bonus-suit_whole-absent = not played
value-canasta_bonus-suit_mixed-absent = not played
value-canasta_bonus-rank_whole-absent = not played
value-canasta_bonus-rank_mixed-absent = not played
value-trump_multiplier = { $number ->
    [1] no trump suit
   *[other] bonus × { $number }
}
value-concealed_canasta-mode-none = no bonus
value-concealed_canasta-mode-add = extra points
value-concealed_canasta-mode-multiply = multiplied bonus
value-concealed_canasta-none = no bonus
value-concealed_canasta-add = { $amount } extra
value-concealed_canasta-multiply = bonus × { $amount }
value-extra_canasta_bonuses-line = { $what }: { $points }
value-extra_canasta_bonuses-exactly = exactly { $count } { $type }
value-extra_canasta_bonuses-least = { $count } or more { $type }
value-red_three_values-never = never laid down
value-red_three_sign-measure-opened = whether the side has melded
value-red_three_sign-measure-canastas = the side’s number of canastas
value-red_three_sign-measure-natural = the side’s natural canastas
value-red_three_sign-measure-sevens = the side’s canastas of sevens
value-red_three_sign-opened = { $least ->
    [0] nothing melded
   *[other] melded
}
value-red_three_sign-canastas-none = no canasta
value-red_three_sign-canastas-exactly = { $least ->
    [one] exactly 1 canasta
   *[other] exactly { $least } canastas
}
value-red_three_sign-canastas-most = { $most ->
    [one] at most 1 canasta
   *[other] at most { $most } canastas
}
value-red_three_sign-canastas-least = { $least ->
    [one] 1 or more canastas
   *[other] { $least } or more canastas
}
value-red_three_sign-canastas-between = { $least } to { $most } canastas
value-red_three_sign-of = { $what } ({ $type })
value-red_three_sign-steps = from { $least }
value-red_three_sign-minus = minus
value-red_three_sign-zero = not counted
value-red_three_sign-plus = plus
value-red_three_all_four_without_meld-absent = no special value
value-red_three_in_hand-mode-penalty = costs points
value-red_three_in_hand-mode-counts_as_tabled_if_no_canasta = counts as if on the table, as long as the side has no canasta
value-red_three_in_hand-points = { value-points }
value-black_three-role-stop_card = block the pile
value-black_three-role-discard_only = can only be discarded
value-black_three-role-tabled_bonus = are laid down for a bonus
value-black_three-role-removed_from_pile = are removed when the pile is taken
value-black_three-role-ordinary = are ordinary cards
value-black_three-meld_when-never = never
value-black_three-meld_when-going_out = only when going out
value-black_three-meld_when-any = at any time
value-black_three-meld_sizes-max-absent = no limit
value-black_three-in_hand = { value-points }
value-black_three-in_hand_mode-penalty = costs points
value-black_three-in_hand_mode-counts_as_tabled_if_no_canasta = counts as if on the table, as long as the side has no canasta
value-black_three-tabled_values-absent = not laid down
value-black_three-captured_values-absent = no points
value-initial_meld-by-score = the side’s total
value-initial_meld-by-hand_number = the number of the deal
value-band-below = below { $next }
value-band-between = { $from } to { $to }
value-band-above = { $from } or more
value-band-all = any total
value-band-deal = deal { $deal }
value-band-last-deal = deal { $deal } and later
value-initial_meld_exceptions-concealed_out_exempt-never = yes
value-initial_meld_exceptions-concealed_out_exempt-if_drawn_from_stock = only if the pile was taken
value-initial_meld_exceptions-concealed_out_exempt-always = no
value-initial_meld_exceptions-last_row_again-none = as in that deal
value-go_out_bonus = { value-points }
value-concealed_go_out_extra = { value-points }
value-exact_pickup_bonus = { value-points }
value-hand_cards-every_card_of_all_partners = subtracted, for all partners
value-hand_cards-every_card_of_hand_and_foot = subtracted, in hand and foot
value-penalties-incomplete_sevens = { value-points }
value-penalties-incomplete_aces = { value-points }
value-penalties-incomplete_wild = { value-points }
value-penalties-foot_untaken = { value-points }
value-penalties-foot_untaken_when-always = always
value-penalties-foot_untaken_when-another_side_took = only if another side took its foot
value-penalties-held_sevens_3plus = { value-points }
value-penalties-held_aces_3plus = { value-points }
value-penalties-short_sequence-absent = nothing
value-penalties-short_sequence = { $points } for each of up to { $cards } cards
value-penalties-incomplete_wild_with_four_jokers-absent = same as other unfinished wild canastas
value-special_hands-line = { $hand }: { $points }
value-special_hands-wins = { $hand }: { $points }, wins the game
value-special_hands_mode-replace = on its own
value-special_hands_mode-add = in addition to everything else
value-acaba-no = not played
value-acaba-yes = the caller’s side scores { $caller }, each other side { $opponents }
value-seven_canastas_auto_win-no = no
value-seven_canastas_auto_win-yes = { $count ->
    [one] one canasta in a deal wins the game and scores
   *[other] { $count } canastas in one deal win the game and score
} { $points }
value-seven_canastas_auto_win-instead = { $count ->
    [one] one canasta in a deal wins the game and scores
   *[other] { $count } canastas in one deal win the game and score
} { $points } instead of the deal’s points
value-seven_canastas_auto_win-mode-add = on top of the deal’s score
value-seven_canastas_auto_win-mode-replace = instead of the deal’s score
value-target-absent = none, only a set number of deals
value-match_hands-absent = no limit
value-match_winner-highest_at_target = highest total once a side reaches the target
value-match_winner-highest_after_last_deal = highest total after the last deal
value-tie-play_another_hand = play another deal
value-tie-drawn_game = a draw
value-stock_exhaustion-no_going_out_bonus = no bonus for going out
value-stock_exhaustion-last_draw_finishes_turn = the player who draws the last card finishes the turn
value-table_rules-pile_needs-any = a natural pair, or one natural and a wild card
value-table_rules-pile_needs-no_wild = natural cards only
value-table_rules-pile_needs-natural_pair = a natural pair
value-table_rules-pile_needs-nothing = nothing
value-table_rules-pile_needs-top_card = its top card, melded at once
value-table_rules-pile_needs-any_of_pile = one of its cards, melded at once
value-table_rules-pile_cards-all = all
value-table_rules-first_pile-one_card = one card
value-table_rules-first_pile-upcard_value = one card, plus as many more as it shows
value-table_rules-first_pile-no_card = empty
value-table_rules-stock_out-until_pile_refused = while the pile can be taken
value-table_rules-stock_out-after_last_draw = until the turn of the last draw ends
value-table_rules-stock_out-pile_becomes_stock = the pile is turned over
value-table_rules-stock_out-foot_becomes_stock = an untaken foot becomes the stock
value-table_rules-foot_taken-after_hand = once the hand is used up
value-table_rules-foot_taken-by_side = one per side, for the first player whose hand is empty
value-table_rules-foot_taken-after_first_canasta = after the player’s first canasta
value-table_rules-without_canasta_last_card-may_be_kept = may be kept
value-table_rules-without_canasta_last_card-must_discard = must be kept to discard

rule-type-any = canastas
rule-type-natural = natural
rule-type-mixed = mixed
rule-type-wild = wild
rule-type-wild_all_twos = wild (all twos)
rule-type-wild_four_jokers = wild (four jokers)
rule-type-sequence = sequences
rule-type-sevens = sevens
rule-type-fives = fives
rule-type-aces = aces
rule-type-twos_natural = natural twos
rule-type-twos_mixed = mixed twos
rule-type-sevens_mixed = mixed sevens
rule-type-aces_mixed = mixed aces
rule-type-semi_natural = semi-clean
rule-type-suit_ace_to_ace = ace to ace
rule-type-suit_whole = whole suit
rule-type-suit_mixed = whole suit, mixed
rule-type-rank_whole = eight of a kind
rule-type-rank_mixed = eight of a kind, mixed

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

standing-document = our sources
standing-outside = other books
standing-disputed = disputed
standing-inherited = inherited
standing-proposed = suggested
standing-document-why = Stated in our sources.
standing-outside-why = Not in our sources, but in other rule books.
standing-disputed-why = Sources disagree.
standing-inherited-why = Same as { $from }.
standing-proposed-why = No source found. This is a suggestion, so agree on it before you play.
source-title = { $source ->
    [afrikaans-wikipedia] Canasta, Afrikaans Wikipedia
    [dutch-wikipedia] Canasta, Dutch Wikipedia
    [spruce-dutch] Canasta at The Spruce, Dutch machine translation
    [english-wikipedia-german] Canasta, English Wikipedia, German machine translation
    [italian-house-rules] Come si gioca a Canasta?, rules of an Italian table
    [italian-encyclopedia] Canasta, an Italian encyclopedia
    [none] No source found: a suggestion
    [table] Agreed at the table
   *[other] { $title }
}
source-in = { $title } ({ $language })
source-quoted = { $language }: “{ $text }”
source-at = { $title } · { $place }
source-via = { $source } (as quoted by { $title })

## Rules: the rule sets

family-name = { $family ->
    [classic] Classic
    [modern_american] Modern American
    [samba] Samba
    [hand_and_foot] Hand & Foot
    [burraco] Burraco & Buraco
    [boat] Boat
   *[other] Other games
}
rule-set-facts = { $players } players, { $packs ->
    [one] 1 pack
   *[other] { $packs } packs
}, { $cards } cards each, { $end }
rule-set-end-target = to { $target }
rule-set-end-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}

## Table

cancel = Cancel
sheet-close = Close
notice-undo = Undo
notice-redo = Redo
notice-already = Already saved from another device at { $time }. { $what }
notice-dismiss = Close this message
badge-out = OUT
badge-acaba = ACABA
table-deal = Deal { $number }
table-deal-of = Deal { $number } of { $count }
table-over = Finished
table-house-rules = { $name } with house rules
table-rules-target = { $name } · to { $target }
table-rules-deals = { $name } · { $count ->
    [one] one deal
   *[other] { $count } deals
}
table-dealer = { $name } deals
table-dealer-rests = { $name } deals and sits out this deal
table-leader = { $name } plays first
table-sheet = Score sheet
table-pad = Score pad
table-chart = Chart
table-pad-empty = Saved deals are listed here.
table-passed = Passed { $points }
table-passed-side = { $side }: initial meld
table-passed-said = now { $now }
table-phase = Phase { $number }
table-later-phase = Phase 2 begins
table-later-phase-now = { $kind ->
    [individual] From now on, everyone plays alone
   *[other] From now on: { $sides }
}
table-series = series { $score }
series-best-of = best of 3: { $score }
series-best-of-open = Best of three: { $score }
series-best-of-won = { $players ->
    [one] { $side } wins the best of three, { $score }
   *[other] { $side } win the best of three, { $score }
}
table-menu = More options
table-nothing-to-undo = Nothing to undo
table-needs = meld
table-needs-said = initial meld { $needed }
table-to-go = { $points } to go
table-reached = target reached
table-record = Score deal { $number }
table-continue = Continue deal { $number } · { $points }
table-new-match = New game
table-rematch = Rematch
table-menu-menu = This game
table-menu-insert = Where does the forgotten deal go?
table-settings = Game settings
    .detail = Rules, target, seats, dealer, scores from paper
table-rules = Rules of { $name }
timer = Timer
    .detail = For a deal or for the whole evening
timer-minutes = { $minutes } min
timer-said = { $state ->
    [paused] Timer paused, { $time } left
    [over] Timer: time’s up
    [waiting] Timer off, { $time }
   *[playing] Timer, { $time } left
}
timer-up = Time’s up
timer-start = Start the timer
timer-pause = Pause
timer-resume = Resume
timer-again = Start again
timer-stop = Stop
timer-change = { $change ->
    [less] −{ $minutes }
   *[more] +{ $minutes }
}
    .says = { $change ->
        [less] { $minutes } minutes less
       *[more] { $minutes } minutes more
    }
timer-sound = Sound at the end
timer-note = The timer rings only while this app is open.
table-set-up = Rules, target and names
table-insert = Add a forgotten deal
table-before = Before deal { $number }: { $points }
table-end = { $ways ->
    [end] End or delete this game
    [resume] Resume or delete this game
   *[delete] Delete this game
}
table-end-agreement = End by agreement
table-end-time = End because time is up
table-end-walkover = One side gives up
    .detail = Next, choose which side loses.
table-end-stays = The game stays in Games and counts in the statistics.
table-delete = Delete this game
    .detail = Removes it from Games and the statistics. You can restore it.
table-keep-playing = Keep playing
table-end-who = Who gives up?
table-end-who-hint = { $sides ->
    [2] The other side wins, whatever the score.
   *[other] Of the other sides, the one with the most points wins.
}
table-go-on = Resume this game
table-would-win = { $margin ->
    [one] { $side } would win by { $margin } point.
   *[other] { $side } would win by { $margin } points.
}
table-would-draw = It would be a draw between { $sides }.
deal-said = Deal { $number }: { $sides }{ $problems ->
    [0] { "" }
   *[other] . This is unlikely or impossible, so check it
}
deal-said-side = { $side } { $points }, now { $total }{ $ended ->
    [badge-out] , out
    [badge-acaba] , called acaba
   *[none] { "" }
}
course-said = Score chart. { $sides }
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
ending-tie = Tied: { $sides }
ending-tie-plays-on = One more deal decides the game
ending-target = { $target } reached in deal { $deals }
ending-deals = { $deals ->
    [one] The only deal has been played
   *[other] All { $deals } deals have been played
}
ending-outright = Won outright in one deal
ending-agreement = Ended by agreement
ending-time = Time ran out
ending-walkover = Won by forfeit
ending-gave-up = { $side } gave up
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
winner-canastas = canastas
winner-out = went out
winner-out-of = { $out } of { $deals }
winner-games = games won
winner-evening = points this evening
winner-games-of = { $won } of { $games } won
winner-people = This evening
winner-to = to { $target }
winner-pad = Deals
winner-result = Result
winner-share = Share
start-title =
    You play canasta.
    The pad keeps score.
    .detail = A deal scored in under twenty taps, every point explained.
start-deal = Score a deal in a minute
    .detail = Canastas, threes, who went out
start-deal--burraco = { start-deal--usual }
    .detail = Clean and dirty, { foot-name }, who went out
start-meld = Always know your initial meld
    .detail = “Is 7 7 7 and Q Q 2 enough?” Just ask
start-melds = Know what your melds are worth
    .detail = Tap the cards to see every bonus and every point
start-rules = Play by your own rules
    .detail = { $names }, house rules
start-demo = Try a demo game
start-join = Join a table
start-join-how = At a club, point your phone’s camera at the code on the table card, or type the address on the card into your browser. The table opens there. You don’t have to install anything.
empty-title = No game in progress
    .detail = Start a game to keep score.
empty-last = Recent games
empty-running = Which game do you want to continue?
    .detail = Tap a game to continue it, or start a new one.
empty-goes-on = Unfinished
rules-changed = { $count ->
    [one] One rule has changed since this game began, but the game keeps the old one
   *[other] { $count } rules have changed since this game began, but the game keeps the old ones
}
rules-changed-title = Changed rules
rules-changed-hint = This game keeps the rules it started with.
rules-changed-values = in this game { $here }, now { $today }

## Table view

table-view = Table view
view-back = Back to the table
view-turn = { $facing ->
    [across] Turned to face across the table. Change
    [aside] Turned to face left and right. Change
   *[flat] Not turned. Change
}
view-evening = Session
view-clock = { $big }:{ $small }
view-goes-dark = The app can’t keep this screen on, so it may turn off.

## Catching up

catch-up = { $deals ->
    [one] { $side }, { $behind } behind: { $what } would make up at least { $worth }.
   *[other] { $side }, { $behind } behind: { $what } in each of { $deals } deals would make up at least { $worth }.
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
    [semi_natural] { $count ->
        [one] one semi-clean canasta
       *[other] { $count } semi-clean canastas
    }
    [suit_ace_to_ace] { $count ->
        [one] one canasta from ace to ace
       *[other] { $count } canastas from ace to ace
    }
    [suit_whole] { $count ->
        [one] one canasta of a whole suit
       *[other] { $count } canastas of a whole suit
    }
    [rank_whole] { $count ->
        [one] one eight-of-a-kind canasta
       *[other] { $count } eight-of-a-kind canastas
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
catch-up-canastas--burraco = { $type ->
    [natural] { $count ->
        [one] one clean { canasta-name }
       *[other] { $count } clean { canasta-name }s
    }
    [semi_natural] { $count ->
        [one] one semi-clean { canasta-name }
       *[other] { $count } semi-clean { canasta-name }s
    }
    [mixed] { $count ->
        [one] one dirty { canasta-name }
       *[other] { $count } dirty { canasta-name }s
    }
   *[other] { catch-up-canastas--usual }
}
catch-up-out = going out

## Chances of winning

chance = What do we need?
chance-percent = { $bound ->
    [over] over { $value }
    [under] under { $value }
   *[about] about { $value }
}
chance-needs = { $deals ->
    [1] This is probably the last deal. { $side }, { $behind } behind, must score about { $more } more than { $leader }.
   *[other] About { $deals } deals are left. { $side }, { $behind } behind, must score about { $more } more than { $leader } in each of them.
}
chance-gap = Sides usually end a deal about { $gap } points apart.
chance-source = Estimated from the last { $count } deals played under these rules. All sides are treated as equally strong.
chance-simulated = Estimated from { $count } simulated deals. Once enough real deals have been played here under these rules, the app uses those. All sides are treated as equally strong.

## Pictures of a match

pictures = Score chart
pictures-none = The chart starts with the first deal.
pictures-course = Score after each deal
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
    [partners] Partners’ halves
    [penalties] Penalties
    [special] Special hands and calls
    [table] Entered as totals
   *[other] Other
}
pictures-catching-up = Catching up

## Statistics

figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-percent = { $value }%
statistics = Statistics
statistics-counting = Calculating…
statistics-finished-only = Finished games only
statistics-rule-set = { $name }  { $games }
    .says = { $name }: { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    }
statistics-tab = { $tab ->
    [rivals] Rivals
    [partnerships] Partners
    [players] Players
   *[deals] Deals
}
statistics-empty-title = No finished game yet
statistics-empty = Once a game is finished, this page shows who wins, who goes out and the best deals.
statistics-go-on = Continue with deal { $number }
statistics-import = Import old games
statistics-player-none = No finished game with this player yet.
statistics-games-between = { $games ->
    [one] 1 game decided between them
   *[other] { $games } games decided between them
}
statistics-last = last { $count }
statistics-now = now
statistics-deal = deal { $number }
statistics-deal-of-day = { $day }, deal { $number }
statistics-at-least = At least { $count } games of { $rules }
statistics-unranked = Fewer than { $count } games, not ranked
statistics-record = { $wins } of { $games }
statistics-few = { $wins } of { $games }, too few to tell
statistics-on-games = { $games ->
    [one] over 1 game
   *[other] over { $games } games
}
statistics-of-games = { $games ->
    [one] of 1 game won
   *[other] of { $games } games won
}
statistics-points = { $points } points per deal
statistics-since = Since { $month } · { $games }
statistics-won-of-these = won { $count } of these
statistics-partners = With partner
statistics-mark = mark: 50%
statistics-extremes = Best and worst deal
statistics-with-on-day = { $day }, with { $names }
statistics-unreadable = { $count ->
    [one] One game is left out, because this version can’t read it.
   *[other] { $count } games are left out, because this version can’t read them.
}
statistics-measure = { $measure ->
    [won] share of games won
    [average] points per deal
    [canastas] canastas per deal
    [naturals] natural canastas per game
    [out] went out
    [best] best deal
    [streak] longest winning streak
   *[deals] deals
}
statistics-measure-choose = Sort by
statistics-measure-said = Sorted by: { $measure }. Choose another
statistics-versus-said = Head to head: { $first } { $wins }, { $second } { $losses }
statistics-versus-choose = Choose an opponent for { $name }
statistics-versus-other = { $name }: choose someone else
statistics-in-a-row = { $name }: { $count } in a row
statistics-form = Last games
statistics-result = { $how ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
statistics-rename = { $name }: change the name
statistics-against = Against
statistics-played = { $deals ->
    [one] 1 deal in all
   *[other] { $deals } deals in all
}
statistics-on-deals = { $deals ->
    [0] no data
    [one] over 1 deal
   *[other] over { $deals } deals
}
statistics-on-results = { $deals ->
    [0] no data
    [one] over 1 score
   *[other] over { $deals } scores
}
statistics-on-outs = { $outs ->
    [0] no data
    [one] went out once
   *[other] went out { $outs } times
}
statistics-totals-only = Deals entered as totals count for points only.
statistics-matches = Finished games
statistics-average = Average points per deal
statistics-best = Best deal
statistics-worst = Worst deal
statistics-canastas = Canastas per deal
statistics-naturals = Natural canastas per game
statistics-out = Went out
statistics-concealed = Went out concealed
statistics-threes = Red threes per deal
statistics-luck = Luck with red threes, compared with the others
statistics-minutes = Typical minutes per deal

## Setting a match up

seat-compass = { $number ->
    [1] South
    [2] West
    [3] North
   *[other] East
}
seat-number = Player { $number }
side-compass = { $number ->
    [1] North–South
   *[other] East–West
}
side-mark = { $color ->
    [blue] Blue
    [red] Red
    [amber] Amber
    [slate] Grey
    [lilac] Lilac
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blue
    [red] Red
    [amber] Amber
    [slate] Grey
    [lilac] Lilac
   *[mint] Mint
}
side-of-players = { $first } & { $last }
problem-house_rule = { $expected }
problem-wrong_number_of_players = { $count ->
    [one] one player is named
   *[other] { $count } players are named
}, but { $right } are needed
problem-name_needed = enter a name
problem-name_twice = “{ $name }” is used twice
problem-undrawn = “{ $text }”: the characters marked ▯ can’t be displayed and are left out. Names can use Latin, Greek, Cyrillic or Hebrew letters.
problem-changed_since = Not saved: another device changed this game in the meantime. Here is the current state.
problem-no_such_deal = That deal no longer exists.
problem-wrong_number_of_scores = enter { $right } starting scores

new-match = New game
new-match-hint = Tap a name or a seat to change it
new-match-who = Who plays?
new-match-round = { $partners ->
    [yes] Partners sit opposite each other
   *[no] Seats round the table
}
new-match-against = against
new-match-start = Start
new-match-back = Back
set-up = Game settings
set-up-save = Save
set-up-back = Back without saving
set-up-rules = Rules
set-up-rules-choose = Rules: { $name }. Choose other rules
set-up-rules-all = All { $count } rule sets
set-up-rules-usual = Usual in your country
set-up-players = Players
set-up-players-count = { $count } players
set-up-name = Name of player { $number }, side { $side }
set-up-side-rename = Name of side { $side }: { $name }
set-up-side-name = Name of the side
set-up-short = Short name
    .detail = for small screens
set-up-color = Colour of { $side }: { $color }
set-up-color-kept = { $name } keeps this colour in later games. Tap another seat to swap colours.
set-up-known = { $name }
    .says = Choose { $name }
set-up-dealer = Who deals first?
set-up-first-dealer = First dealer
set-up-target-other = Another number
set-up-dealer-label = { $name } deals first
set-up-target = Target
set-up-target-label = Target: { $target }. Tap to change
set-up-target-chip = To { $target }
set-up-target-deals = { $deals ->
    [one] This game has one deal.
   *[other] This game has { $deals } deals.
}
set-up-more = More options
set-up-less = Fewer options
set-up-direction = Direction of play
set-up-best-of = How many games
    .detail = { $count ->
        [1] One game
       *[other] Best of three: two wins decide
    }
set-up-opening = Starting scores
set-up-sides = Names of the sides
set-up-opening-label = Starting score of { $name }: { $points }. Tap to change
pad-delete = Delete the last digit
pad-sign = Plus or minus
pad-done = Done
set-up-follows = { $deals ->
    [one] One deal has been scored. Changing these settings recalculates it.
   *[other] { $deals } deals have been scored. Changing these settings recalculates them.
}
set-up-changed-today = These rules have changed since the game began. If you save, the game uses the new ones: { $what }.
set-up-no-fit = Choose rules for { $sides } sides, because deals have already been scored.
set-up-spoilt = { $count ->
    [one] Deal { $deals } isn’t possible under these rules. Choose other rules, or edit the deal first.
   *[other] Deals { $deals } aren’t possible under these rules. Choose other rules, or edit the deals first.
}
set-up-spoilt-why = Deal { $number }: { $why }
set-up-keep-totals = { $count ->
    [one] Keep only this deal’s totals
   *[other] Keep only these deals’ totals
}
set-up-keep-totals-hint = The points stay. The canastas and cards of these deals are no longer listed. Undo restores them.
set-up-house-changed = “{ $name }” has changed since this game began. The game keeps the rules it started with until you choose “{ $name }” again.
set-up-no-match = No game is open.

## Record screen

record-title-record = Deal { $number }
record-title-amend = Edit deal { $number }
record-title-insert = Insert deal { $number }
record-under = { $dealer } dealt · { $rules }
record-dealt = { $dealer } dealt
record-of = { $number } of { $count }
record-contract = needs { $kinds }
record-leave = Close (your entries are kept)
record-mode = Totals only
record-mode-short = Totals
record-kinds = Enter in detail
record-kinds-short = In detail
record-more = More options for { $side }
record-gone = This deal is no longer in the game.

canasta-name = canasta
canasta-name--burraco = burraco
canasta-name--buraco = { canasta-name--usual }
canasta-name--burako = { canasta-name--usual }
canasta-name--buraco_closed = { canasta-name--usual }
canasta-name--tranca = { canasta-name--usual }
canasta-name--biriba = biriba
foot-name = foot
foot-name--burraco = pozzetto
foot-name--buraco = morto
foot-name--burako = muerto
foot-name--buraco_closed = morto
foot-name--tranca = morto
foot-name--biriba = biribaki
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
        [fives] Fives
        [aces] Aces
        [sevens_mixed] Mixed sevens
        [aces_mixed] Mixed aces
        [semi_natural] Semi-clean
        [suit_ace_to_ace] Ace to ace
        [suit_whole] Whole suit
        [suit_mixed] Whole suit, mixed
        [rank_whole] Eight of a kind
        [rank_mixed] Eight of a kind, mixed
        [twos_natural] Natural twos
        [twos_mixed] Mixed twos
       *[other] Canastas
    }
    [hand_canastas] { $kind ->
        [natural] Natural, concealed
       *[mixed] Mixed, concealed
    }
    [red_threes] Red threes
    [black_threes] Black threes
    [black_threes_captured] Black threes
    [red_threes_in_hand] Red threes left in hand
    [feet_untaken] Foot not taken
    [exact_pickups] Exact pick-up
    [black_threes_in_hand] Black threes left in hand
    [incomplete] { $kind ->
        [sevens] Unfinished sevens
        [aces] Unfinished aces
        [wild] Unfinished wild canasta
        [wild_with_four_jokers] Unfinished, four jokers
       *[sequence] Short sequences
    }
    [held] { $kind ->
        [sevens] Three or more sevens in hand
       *[aces] Three or more aces in hand
    }
   *[lone] Played alone
}
record-row--burraco = { $group ->
    [canastas] { $kind ->
        [natural] Clean
        [mixed] Dirty
        [suit_mixed] Whole suit, dirty
        [rank_mixed] Eight of a kind, dirty
       *[other] { record-row--usual }
    }
   *[other] { record-row--usual }
}
record-row-trump = { $row }, in trumps
record-trump = Trump suit
record-each = { $points } each
record-each-range = { $first }…{ $last }
record-foot = Foot
record-foot--burraco = Pozzetto
record-foot--buraco = Morto
record-foot--burako = Muerto
record-foot--buraco_closed = Morto
record-foot--tranca = Morto
record-foot--biriba = Biribaki
record-foot-state = { $count ->
    [0] taken
    [1] not taken { $points }
   *[other] { $count } not taken { $points }
}
record-count-said = { $tile }, { $side }: { $value }
record-penalty-note = Penalty, note
record-penalty-title = { $side } · penalty, note
record-remark = Reason or note
record-tile-said = { $tile }, { $side }: { $state ->
    [done] finished, { $points }
    [begun] unfinished, { $points }
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
    [books] Books
    [cards] Cards
   *[total] Points of this deal
}
record-field-short = { $field ->
    [table] On table
    [hand] { $foot ->
        [true] Hand, foot
       *[false] In hand
    }
    [books] Books
    [cards] Cards
   *[total] Points
}
record-field-hint = { $field ->
    [table] cards, added
    [hand] subtracted
   *[total] { "" }
}
record-field-off = { $why ->
    [acaba] not counted
   *[out] went out
}
record-field-said = { $field }, { $side }: { $value }
record-field-wrong = { $said }. { $problem }
record-empty = nothing yet
record-typing = typing now
record-not-yet = not yet
record-totals-hint = Enter points in seat order, as on a paper sheet. Include bonuses.
record-typed-total = { $side }’s total
record-typed-books = { $side }’s books
record-typed-cards = { $side }’s cards
record-one-total = One total each
record-books = Books and cards
record-books-hint = Enter books and bonuses as one number and cards as the other. The number for cards can be negative.

record-key-plus = Plus
record-key-times = Times
record-key-sign = Plus or minus
record-key-delete = Delete digit
record-next = { $field ->
    [table] on table
    [hand] { $foot ->
        [true] hand, foot
       *[false] in hand
    }
    [cards] cards
   *[total] points
}
record-next-short = { $field ->
    [table] table
    [hand] hand
   *[total] points
}
record-next-said = Next: { $field }, { $side }
record-next-none = All numbers are entered

record-nothing = Nothing entered yet
record-partners = Counts once for { $names } together
record-sum = Total
record-equals = = { $points }
record-next-meld = next initial meld { $needed }
record-course = { $before } → { $after } · next initial meld { $needed }

record-save = Save deal { $number }
record-save-short = Save
record-missing = { $count ->
    [one] 1 missing
   *[other] { $count } missing
}
record-save-said = { $save }. { $sums }
record-save-side = { $side } { $points }

warning-title = { $code ->
    [out_without_canastas] { $count ->
        [0] Out without a { canasta-name }?
       *[other] Out with too few canastas?
    }
    [concealed_without_canasta] Out without a { canasta-name }?
    [out_without_foot] Out without the { foot-name }?
    [out_not_said] Who went out?
    [nothing_typed] Nothing entered for { $side }?
    [total_too_low_for_out] { $side } went out with { $points }?
    [total_too_high] { $points } for { $side }?
    [odd_points] Points that don’t end in 0 or 5?
   *[other] Is this right?
}
warning-not-said = Choose a side, or “{ record-nobody }”.
warning-nothing-typed = { $side } would get { $points } for this deal.
warning-add-canastas = Add their { canasta-name }
warning-swap = Swap with { $side }
warning-somebody-else = Someone else went out
warning-enter = Enter points for { $side }
warning-change = Change this
warning-change-total = Change { $side }’s total
warning-who-out = Choose who went out
warning-save = Save anyway

record-more-title = { $side } · more
record-special-hand = Special hand
record-special-short = Special
record-none = None
record-adjustment-gives = Add
record-adjustment-takes = Subtract
record-adjustment-points = Points
record-reason = Reason
record-note = Note on this deal
record-clear = Clear all
record-clear-deal = Clear this deal
record-done = Done · { $points } so far

record-moved-on = This game has been changed
record-moved-on-hint = { $kind ->
    [amend] This is now deal { $number }.
   *[other] Your deal would now be deal { $number }.
}
record-go-on = Continue
record-start-anew = Start over
record-rival-title = { $kind ->
    [amend] Deal { $number } was edited in the meantime
   *[other] Deal { $number } is already saved
}
record-rival = { $by ->
    [here] Deal { $number } was saved here at { $time }: { $points }.
   *[other] { $kind ->
        [amend] Deal { $number } was edited on another device at { $time }: { $points }.
       *[other] Deal { $number } was saved on another device at { $time }: { $points }.
    }
}
record-rival-mine = Your scores: { $points }.
record-rival-keep = Keep the saved deal
record-rival-another = { $saves ->
    [true] Mine is a different deal: save it as deal { $number }
   *[other] Mine is a different deal: continue with deal { $number }
}
record-rival-amend = Replace deal { $number } with mine
record-meanwhile = { $by ->
    [here] At { $time }: { $what }.
   *[other] On another device at { $time }: { $what }.
}

record-not-saved = Couldn’t save
record-close = Close

record-problem-of = { $side }: { $problem }
record-problem-more = { $problem } (and { $count } more)
record-brief-odd_points = ends in 0 or 5
record-brief-too_many_points = at most { $most }
record-brief-too_few_points_for_canastas = at least { $least }
record-brief-total_too_high = at most { $most }
record-brief-total_too_low_for_out = at least { $least }
record-brief-too_many_points_for_canastas = at most { $most }
record-brief-other = check this
problem-out_not_said = who went out?
problem-nothing_typed = nothing entered here

## Counting cards

count-cards = Count cards
count-way = { $way ->
    [values] By value
   *[melds] Melds
}
count-otherwise = The { $points } points were { $way ->
    [values] counted by value
   *[melds] counted as melds
}. If you count cards here, the new count replaces them.
count-value-said = Cards worth { $points } points: { $count }
count-most = Only { $count } in play.
count-field = { $field }: { $points }
count-next = Next value
count-empty = Clear this count
count-from-hand = Concealed
count-from-hand-said = This canasta was melded from the hand in one go
count-laid-from-hand = { $canasta ->
    [none] concealed
   *[other] { $canasta }, concealed
}

## From paper

paper = Continue from a paper score
paper-title = From paper
paper-way = { $way ->
    [totals] Totals so far
   *[deals] Deal by deal
}
paper-totals-hint = Enter each side’s score so far. The game continues from there.
paper-deals-hint = Enter the points of each deal, including bonuses.
paper-carried = Carried over from paper
paper-played-already = Some deals are already scored, so you can’t enter running totals. Enter the deals one by one.
paper-field-said = { $side }, deal { $number }: { $points }
paper-take = Carry over
paper-keep = Save deal { $number }
paper-next = Next side
paper-done = Play on
paper-undo = Undo last deal

## Penalties and bonuses at any time

adjust = Penalty or bonus
adjust-hint = { $number ->
    [0] Counts in the next deal.
   *[other] Counts in deal { $number }. The history shows the reason.
}
adjust-save = { $points } for { $side }
adjust-save-empty = { $kind ->
    [penalty] Save penalty
   *[bonus] Save bonus
}

## Breakdown of a deal

back = Back
problem-of-side = { $side }: { $problem }
breakdown-gone = Deal not found
breakdown-gone-hint = The deal was deleted, or it belongs to another game.
breakdown-saved = Saved { $time } · { $name }
breakdown-previous = Previous deal
breakdown-next = Next deal
breakdown-change = { $before } → { $after }
breakdown-head = Where the points came from
breakdown-line-said = { $line }: { $points }{ $rule ->
    [none] { "" }
   *[other] . Rule: { $rule }
}
breakdown-sum = Total
breakdown-house-rule = House rule of this game
breakdown-rule = { $value } · { $what }
breakdown-sources = { $count ->
    [one] { $first }
   *[other] { $count } sources · { $first }
}
breakdown-book-says = { $name } says: { $value }
breakdown-of-side = { $count ->
    [0] { $side }: { $points }
   *[other] { $side }: { $points } for { $count }
}
breakdown-no-rule-total = Added up at the table and entered as a total.
breakdown-no-rule-total_base = { breakdown-no-rule-total }
breakdown-no-rule-total_cards = { breakdown-no-rule-total }
breakdown-no-rule-adjustment = Added or subtracted at the table, not by a rule.
breakdown-out-player = { $name } went out
breakdown-confirmed = Confirmed by { $names }
breakdown-adjusted = Penalty or bonus: { $reason }
breakdown-entry = { $at } · { $told }{ $where ->
    [here] { " " }(on this device)
    [elsewhere] { " " }(on another device)
    [none] { "" }
   *[other] { " " }(by { $where })
}
breakdown-insert = Insert a deal before deal { $number }
breakdown-drop = Delete
breakdown-amend = Edit
breakdown-next-deal = Next deal
breakdown-drop-title = Delete deal { $number }?
breakdown-drop-hint = Its points are removed and all totals recalculated. You can undo this.

## Matches

matches = Games
matches-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
matches-none = No games yet. Tap “New game” to start.
matches-older = Older games
matches-open = open
matches-running = { $deals ->
    [0] just started
    [one] in progress, 1 deal
   *[other] in progress, { $deals } deals
}
matches-deals = { $deals ->
    [0] no deals
    [one] 1 deal
   *[other] { $deals } deals
}
matches-now = Now
matches-continue = Continue
matches-find = Search games
matches-find-hint = A name or the rules
matches-find-none = No games found for “{ $text }”.
matches-find-close = Close search
matches-more-label = More options: { $names }
matches-rematch = Rematch
matches-unreadable = This version can’t read this game.

## More

more = More
more-rules = Rules
    .detail = { $count } rule sets, with sources
more-language = Language
more-language-device = System default
more-theme = Appearance
more-theme-mode = { $mode ->
    [light] Light
    [dark] Dark
   *[other] System default
}
more-at-table = At your table
more-look = Look and language
more-data = Your data
more-backups-none = none yet
more-motion = Motion and vibration
more-sounds = Sounds
more-chances = Chances of winning
store = Storage
store-read-only = Read-only: nothing can be saved. You can still view your games.
about = About
about-what = Keeps score for canasta with real cards, and shows the rule behind every line.
about-version = Canasta Scorekeeper { $version }
about-words = Spotted a clumsy sentence? Corrections are welcome: the texts are in { $file }.
about-licence = Free software under the MIT licence. Fonts: Roboto under the Apache License, Bitter under the SIL Open Font License; symbols based on DejaVu Sans.
about-data = Everything stays on this device, in { $file }.

## The app as a site in a browser of its own

safari = Safari may delete your games
safari-why = Safari clears a site’s data after seven days without a visit. { $device ->
    [mac] If you add the app to the Dock, your games are safe.
   *[phone] If you add the app to the Home Screen, your games are safe.
}
safari-how = Show me how
safari-later = Not now
install-phone = Add to Home Screen
install-mac = Add to Dock
install-app = Install as an app
install-open = { $device ->
    [mac] Open Safari’s “File” menu.
   *[phone] Tap the Share button: a square with an arrow pointing up. If you don’t see it, tap “…” first.
}
install-choose = { $device ->
    [mac] Choose “Add to Dock”.
   *[phone] Scroll down and tap “Add to Home Screen”.
}
install-add = { $device ->
    [mac] Click “Add”. From now on, open Canasta from the Dock.
   *[phone] Tap “Add”. From now on, open Canasta from the Home Screen.
}
install-games = The new app starts empty. First save your games here as a file. Then open this file in the new app: “More”, “Export and import”, “Import a file”.
kept = Kept by this browser
kept-promise = { $promised ->
    [yes] yes
   *[no] no
}
kept-why = { $promised ->
    [yes] This browser has promised to keep your games until you clear its data yourself. A saved file is safe even then.
   *[no] This browser may delete your games if the device runs short of space, or if you don’t open the app for a long time. A saved file is safe from that.
}
save-all = Save all games as a file
about-copy = Copy { $copy }, updated { $when }
cover-private = Your games stay on this device.
cover-loading = Loading
cover-starting = Starting
cover-once = From your second visit on, the app opens faster and works without a network.
cover-back = Opening your games
cover-failed = The app couldn’t start.
cover-failed-hint = Check your connection and try again. Your saved games are not affected.
cover-slow = This is taking longer than usual.
cover-retry = Try again
cover-script = This app needs JavaScript, which is turned off in this browser.

## Backups

backups = Backups
backups-row = { $count ->
    [0] None yet. The first is made when a game begins
    [one] 1 backup
   *[other] { $count } backups
}
backups-explained = Backups are made automatically. Restoring one backs up your current games first.
backups-make = Back up now
backups-send = Save a copy
backups-elsewhere = Keep a copy elsewhere in case you lose this device.
backups-made = Backup made.
backups-not-needed = The latest backup is up to date, so no new one is needed.
backups-nothing = There is nothing to back up yet.
backups-none = No backups yet.
backups-state = { $current ->
    [yes] All backed up
   *[no] Changed since the last backup
}
backups-holds = { $matches ->
    [0] No games
    [one] 1 game
   *[other] { $matches } games
}, { $deals ->
    [0] no deals
    [one] 1 deal
   *[other] { $deals } deals
}
backups-reason = { $reason ->
    [hand] By hand
    [import] Before an import
    [restore] Before a restore
    [erase] After a person was erased
   *[automatic] Automatic
}
backups-number = Backup { $number }
backups-look = Loading…
backups-restore = Restore
backups-restored = Your games are as they were in the backup of { $when }. { $before ->
    [none] There was nothing here before.
   *[other] Your previous games are in the backup of { $before }.
}
backup-title = Restore this backup?
backup-gone = This backup no longer exists
backup-gone-hint = The backup was deleted to make room for newer ones.
backup-no-change = Nothing would change, because your games are the same as in this backup.
backup-come = { $count ->
    [one] One game will be restored
   *[other] { $count } games will be restored
}
backup-go = { $count ->
    [one] One game will be removed, because it isn’t in the backup
   *[other] { $count } games will be removed, because they aren’t in the backup
}
backup-change = { $count ->
    [one] One game will return to its earlier state
   *[other] { $count } games will return to their earlier state
}
backup-same = { $count ->
    [one] One game doesn’t change.
   *[other] { $count } games don’t change.
}
backup-beside = House rules, players and confirmations on this device are restored too.
backup-device = Settings and unfinished deals that are missing here are restored too.
backup-club = Club sessions are restored too. Table codes that you have replaced don’t come back.
backup-restore = Restore this backup
backup-ask = Restore the backup of { $when }?
backup-ask-hint = Your current games are backed up first, so you can return to them.

## Two states of a match, side by side

differ-now = Now
differ-then = In the backup
differ-here = Here
differ-file = In the file
differ-deal = Deal { $number }
differ-deal-moved = Deal { $mine } here, { $theirs } there
differ-none = no deal
differ-same-deals = { $count ->
    [one] One deal is the same in both.
   *[other] { $count } deals are the same in both.
}
differ-same-points = The points are the same, but other details differ.
differ-only-history = The deals are the same. Only the change history differs.
differ-part = { $part }: { $before } → { $after }
differ-row-said = { $deal }. { $one }: { $first }. { $two }: { $second }
differ-totals = Totals
differ-nothing = none
set-up-part-ended = end of the game
set-up-clockwise = clockwise
set-up-anticlockwise = anticlockwise
set-up-running = unfinished
field-note = note
field-dealer = dealer
field-out_player = who went out
field-at = time
field-confirmed_by = confirmed by
field-seats = seats

## Export and import

exchange = Export and import
exchange-import = Import a file
    .detail = With a preview. Nothing is overwritten without asking you
exchange-phone = Move to a new phone
exchange-phone-how = One file contains all your games with their history, your players and your house rules. Save or send it, then open it on the new phone with “Import a file”. Nothing is removed from this phone, and you can import the file more than once.
exchange-everything = Export everything
    .detail = { $count ->
        [0] No games yet
        [one] 1 game
       *[other] All { $count } games
    }
exchange-evenings = One day’s games
exchange-evening-row = { $count ->
    [one] 1 game
   *[other] { $count } games
}
exchange-no-day = No date
exchange-one = To export a single game, use its menu in the list of games.
exchange-older = Earlier days
send = Export this game
send-title = Export { $what }
send-record = Save a file you can import again
send-table = Save a spreadsheet (CSV)
send-share = Share the file…
send-copy = Copy the file as text
send-plays = File for BG Stats (.bgsplay)
    .detail = Finished games only
send-no-plays = No game is finished yet, so there is nothing to send to BG Stats.
send-saved = Saved: { $file }
send-downloaded = { $file } is in your browser’s downloads.
send-left-out = { $count ->
    [one] One game was left out, because this version can’t read it: { $names }
   *[other] { $count } games were left out, because this version can’t read them: { $names }
}
send-copied = Copied. Paste it into a message or a note. To import it elsewhere, choose “Import a file” and paste the text.
send-failed = Not possible on this device. Try another way.
import-title = Import
import-explained = Choose a file from this app or a match record (JSON). You’ll see a preview first.
import-choose = Choose a file
import-paste = Or paste its text here
import-look = Preview
import-pasted = pasted text
import-other = Choose another file
import-refused = This can’t be imported. Nothing was changed.
import-newer = This file was saved by a newer version of this app. Update the app, then import it. Nothing was changed.
import-no-text = The file contains no readable text. Nothing was changed.
import-not-read = Couldn’t read the file. Open it, copy its text and paste it below.
import-more-wrong = { $count ->
    [one] and one more
   *[other] and { $count } more
}
import-new = { $count ->
    [one] One game is new
   *[other] { $count } games are new
}
import-same = { $count ->
    [one] One game is already here, unchanged.
   *[other] { $count } games are already here, unchanged.
}
import-conflicts = { $count ->
    [one] One game is already here but differs
   *[other] { $count } games are already here but differ
}
import-house = { $count ->
    [one] House rules in the file: { $names }
   *[other] { $count } sets of house rules in the file: { $names }
}
import-people = { $count ->
    [one] One player is new or has new details
   *[other] { $count } players are new or have new details
}
import-renamed = { $name }, previously { $before }
import-nothing = Everything in this file is already here. Importing it would change nothing.
import-empty = There are no games in this file.
import-take = Import
import-decide = { $count ->
    [one] Choose a version of one game
   *[other] Choose a version of { $count } games
}
conflict-later = The file is newer than your copy. Nothing is lost if you use it.
conflict-earlier = The file is older than your copy. Using it removes your later changes.
conflict-apart = Each version has changes that the other lacks.
conflict-mine = Keep mine
conflict-theirs = Use the file’s
conflict-both = Keep both
conflict-answer = { $answer ->
    [mine] Your copy of the game stays as it is.
    [theirs] Your copy becomes the same as the file’s. Each change is listed in the history and can be undone.
   *[both] The file’s game is added beside yours as a separate game.
}
conflict-said = { $answer } for { $names }
taken-kept = Nothing was changed.
taken-added = { $count ->
    [one] One game was added.
   *[other] { $count } games were added.
}
taken-replaced = { $count ->
    [one] One game is now the same as in the file.
   *[other] { $count } games are now the same as in the file.
}
taken-unchanged = { $count ->
    [one] One game was left as it was.
   *[other] { $count } games were left as they were.
}
taken-unanswered = { $count ->
    [one] One game has changed in the meantime and was left as it was. Import the file again to decide.
   *[other] { $count } games have changed in the meantime and were left as they were. Import the file again to decide.
}
taken-house = { $count ->
    [one] House rules added: { $names }
   *[other] { $count } sets of house rules added: { $names }
}
taken-people = { $count ->
    [one] One player was updated from the file.
   *[other] { $count } players were updated from the file.
}
taken-house-conflict = You already have different house rules with these names, so yours were kept: { $names }
taken-house-refused = Some house rules can’t be played here and were not imported: { $why }
taken-show = Show games
taken-back = Undo import
match-in-short = { $sides } · { $deals ->
    [0] no deals
    [one] 1 deal
   *[other] { $deals } deals
}

## History

history = History
history-menu = Change history
history-of-deal = History of deal { $number }
history-of-dropped = History of a deleted deal
history-every = { $count ->
    [one] One change
   *[other] { $count } changes, latest first
}
history-none = This deal isn’t in the open game.
history-whole = The whole game
history-entry = { $at }{ $who ->
    [none] { "" }
    [here] , on this device
    [elsewhere] , on another device
   *[other] , by { $who }
}
history-why = Reason: { $reason }

## What was found at the start

found-title = About your saved games
found-again = You can find this later under More.
found-read = OK
found-look = See the backup
found-keep = Continue without it

## The rules browser

rules-title = Rules
rules-search = Search
rules-found = { $count ->
    [0] No matching rules
    [one] 1 matching rule
   *[other] { $count } matching rules
}
rules-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-origin-document = Based on our sources
rules-origin-rule_book = From rule books
rules-edition = { $origin }, edition { $edition }
rules-inherits = Everything else is the same as { $from }.
rules-without-house = The rules of { $name } without your house rules.
rules-proposed = { $count ->
    [one] One rule has no source: { $what }. Agree on it before you play.
   *[other] { $count } rules have no source: { $what }. Agree on them before you play.
}
rules-proposed-many = { $count } of { $all } rules have no source. They are marked “suggested”. Agree on them before you play.
rules-others-say = Other sources
rules-source-notes = For people who check rules
compare = Compare rules
compare-with = Compare with another rule set
compare-with-which = Compare { $name } with:
compare-swap = Swap
compare-differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
}
compare-all = All { $count } rules
compare-both = Both
compare-same = These rule sets are identical.
confirm-look = Review and agree
confirm-title = { $count ->
    [one] One rule without a source
   *[other] { $count } rules without a source
}
confirm-why = No rule book we know covers this, so it’s only a suggestion.
confirm-agree = We play this way
confirm-change = Change it with house rules
confirm-done = Agreed on { $day }.
rules-says = { $value } · { $note }

## Score sheet

sheet-deal = Deal
sheet-heading-said = Columns: { $sides }. Each shows the points of the deal and the total after it.
sheet-opening = Start
sheet-total = Total
sheet-needs = Initial meld
sheet-of-side = { $side } { $value }
sheet-running = The game is still in progress.

## Switches

switch-affects-score = Affects scoring.
switch-affects-legality = Affects which melds are allowed.
switch-affects-initial_meld = Affects the initial meld.
switch-affects-go_out = Affects who can go out.
switch-affects-match = Affects how a game ends.
switch-affects-limits = Affects how many cards are in play.
switch-affects-text = Doesn’t affect scoring.
switch-asks = No source covers this. Agree on it before you play: { $what }
switch-other-form = Not what your table plays? Try { $names }

switch-hand_size = Cards dealt to each player. 13, 14 and 15 are also common, depending on the number of players.
switch-hand_size_pennies = Cards dealt to each player, not counting the second hand.
switch-jokers_a_pack = Some packs have three jokers instead of two. Two such packs have 110 cards.
switch-packs_italian = With many players, you can add a third pack. If you do, set what six red threes are worth.
switch-packs_chilean = Played with three or four packs. No source says what eight red threes are worth, so set it here.
switch-packs_hand_and_foot = Four to seven packs, usually one more than the number of players.
switch-packs_hand_and_foot_alone = Usually one pack more than the number of players. Some tables use more.
switch-exact_pickup = Whether a player scores 100 for picking up exactly the right number of cards for hand and foot in one go.
switch-eights_and_nines = Whether eights and nines count 10, or 5 like the lower cards.
switch-teams_of_six = Six players in two teams of three or three teams of two.
switch-teams_of_six-two = two teams of three
switch-teams_of_six-three = three teams of two
switch-teams_of_six_to_10000 = Six players in two teams of three or three teams of two. With three teams, the target is 7,500.
switch-teams_of_six_to_10000-two = two teams of three
switch-teams_of_six_to_10000-three = three teams of two
switch-teams_of_six_pennies = { switch-teams_of_six }
switch-teams_of_six_pennies-two = { switch-teams_of_six-two }
switch-teams_of_six_pennies-three = { switch-teams_of_six-three }
switch-direction = Which way the deal and the turns go round the table.
switch-wilds_against_naturals = How many wild cards a meld may include: up to three, no more than natural cards, or fewer than natural cards.
switch-wilds_against_naturals_hand_and_foot = { switch-wilds_against_naturals }
switch-finished_canastas = Whether cards may be added to a finished canasta.
switch-finished_canastas-open = may be added
switch-finished_canastas-closed = closed at seven
switch-finished_canastas_hand_and_foot = { switch-finished_canastas }
switch-finished_canastas_hand_and_foot-open = { switch-finished_canastas-open }
switch-finished_canastas_hand_and_foot-closed = { switch-finished_canastas-closed }
switch-longer_melds_when_out = Whether a player who is going out may make melds of eight or more cards.
switch-wild_melds = Whether three or more wild cards may be melded on their own. Seven make a canasta, worth 2,000 at some tables and 1,000 at others.
switch-wild_melds_italian = Whether three or more pinelle may be melded on their own. If so, set what a canasta of pinelle is worth.
switch-sequences = Whether sequences in one suit are played, as in Samba. One book leaves them out.
switch-bonuses_when_out_italian = Whether only the side that goes out scores the bonus for a natural or mixed canasta of twos.
switch-bonuses_when_out_italian-when_out = only when going out
switch-bonuses_when_out_italian-always = always
switch-wilds_in_a_meld = How many wild cards an ordinary meld may include: two, three, or any number.
switch-black_threes_melded = When three or more black threes (5 points each) may be melded: only when going out, never, or at any time.
switch-black_threes_melded_italian = { switch-black_threes_melded }
switch-first_melds_italian = Which minimum applies at exactly 2,000, 5,000 or 7,000 points: the higher one or the lower one.
switch-first_melds_italian-limit_to_the_higher = the higher one
switch-first_melds_italian-limit_to_the_lower = the lower one
switch-first_melds_samba = Whether a side with 7,000 points or more needs 150 or 160 for its initial meld.
switch-first_melds_samba-150 = 150
switch-first_melds_samba-160 = 160
switch-first_melds_knee = Whether the minimum for the initial meld depends on the deal or on the score.
switch-first_melds_knee-by_deal = { switch-first_melds_hand_and_foot-50 }
switch-first_melds_knee-by_score = { switch-first_melds_hand_and_foot-by_score }
switch-first_melds_pennies = How the minimum for the initial meld rises: every 500 points, once at 1,500, or every deal.
switch-first_melds_pennies-every_500 = 50, 90, 120, 150: every 500 points
switch-first_melds_pennies-from_1500 = 50, then 150 from 1,500
switch-first_melds_pennies-by_deal = 50, 90, 120, 150: every deal
switch-first_melds_brazilian = Whether a side with 8,000 points or more needs 200 and a canasta for its initial meld, or just 200.
switch-first_melds_brazilian-canasta_of_200 = 200 and a canasta
switch-first_melds_brazilian-200_alone = just 200
switch-first_melds_hand_and_foot = Whether the minimum for the initial meld depends on the deal or, in a game to 10,000, on the score.
switch-first_melds_hand_and_foot-50 = 50, 90, 120, 150
switch-first_melds_hand_and_foot-60 = 60, 90, 120, 150
switch-first_melds_hand_and_foot-90 = 90, 120, 150, 180
switch-first_melds_hand_and_foot-always_60 = 60 in every deal
switch-first_melds_hand_and_foot-by_score = by score
switch-top_card_counts = Whether the top card of the pile counts towards the initial meld, or you must meld before taking the pile.
switch-pile_for_first_melds = Whether you may take the pile for your initial meld.
switch-concealed_minimum = When the minimum for the initial meld applies to going out concealed: only if the pile was taken, always, or never.
switch-splash = Whether a complete canasta is always enough for the initial meld, whatever its points (“the splash”).
switch-cards_in_canastas = Whether the cards in a canasta count in addition to its bonus.
switch-books_of_sevens = What a natural canasta of sevens scores: as much as any other, or 1,500.
switch-books_of_sevens-as_any = like any other
switch-sevens_with_wilds = Whether sevens with wild cards count as a canasta of sevens or as an ordinary mixed canasta.
switch-sevens_with_wilds-mixed = ordinary mixed
switch-wild_canastas_pennies = What a canasta of wild cards scores.
switch-natural_canastas_kanasta = What a natural canasta scores: 600, or 500 as in Classic.
switch-trump = Whether a sequence canasta in the trump suit scores double. The first card turned up sets the trump suit.
switch-concealed_canasta = Bonus for a concealed canasta: none, 100 extra, or double.
switch-red_threes_of_six = Whether four red threes are worth 800 or 400 when the game has six.
switch-red_threes_need_a_canasta = Whether red threes count for a side once it has melded, or only once it has a canasta.
switch-red_threes_samba = Whether red threes count for a side only once it has two canastas or, as in Classic, once it has melded.
switch-red_threes_brazilian = Whether a side’s red threes count once it has one canasta, or only once it has two.
switch-red_threes_cuban = Whether red threes count against a side without a canasta, or not at all.
switch-four_red_threes_unmelded = What all four red threes cost a side that has melded nothing: the usual penalty, or only 400.
switch-four_red_threes_unmelded-by_the_table = the usual penalty
switch-forgotten_red_three = Penalty for a red three that was never laid down (unless the player had no turn).
switch-red_threes_laid_out = Whether red threes are laid down for 100 each and replaced from the stock, or never laid down.
switch-red_threes_laid_out-never = never
switch-red_threes_laid_out-for_100 = for 100 each
switch-red_threes_knee = Whether seven red threes are worth 700 or 1,000. Eight are worth 1,100 either way.
switch-red_threes_knee-from_eight = more from eight on
switch-red_threes_knee-from_seven = more from seven on
switch-red_threes_left = Penalty for each red three left in the hand or foot.
switch-black_threes_left = Penalty for each black three left in the hand or foot.
switch-black_threes_kanasta = Penalty for each black three left in hand.
switch-canastas_to_go_out = Whether you need one canasta or two to go out. Two are usual if you draw two cards per turn.
switch-out_without_a_canasta = Whether you need a canasta to go out.
switch-canastas_to_go_out_american = { switch-canastas_to_go_out_samba }
switch-canastas_to_go_out_samba = Whether you need one canasta or two to go out.
switch-books_to_go_out = Which canastas a side needs to go out. Tables differ on this.
switch-books_to_go_out-1_1 = 1 natural, 1 mixed
switch-books_to_go_out-1_2 = 1 natural, 2 mixed
switch-books_to_go_out-2_2 = 2 natural, 2 mixed
switch-books_to_go_out-2_2_wild = 2 natural, 2 mixed, 1 wild
switch-books_to_go_out-3_3 = 3 natural, 3 mixed
switch-books_to_go_out-3_4 = 3 natural, 4 mixed
switch-books_to_go_out-5_4 = 5 natural, 4 mixed
switch-last_discard = Whether you must discard to go out, or may meld your last card.
switch-last_discard_italian = { switch-last_discard }
switch-last_discard_hand_and_foot = { switch-last_discard }
switch-going_out_samba = Bonus for going out: 200, or 100 as in Classic.
switch-concealed_hand_and_foot = Whether going out concealed scores an extra 100.
switch-asking_the_partner = Whether you may, must or can’t ask your partner before going out. The answer is binding.
switch-short_sequences = Which sequences cost 1,000 at the end of a deal: those of up to five cards or of up to four.
switch-four_jokers_unfinished = Whether an unfinished wild canasta with all four jokers costs 2,500 instead of 2,000.
switch-special_hands_mode = Whether a special hand scores on its own, or in addition to the side’s other points.
switch-acaba = A losing player may call “acaba”. The deal then ends. The other sides score 1,500 and the caller’s side scores nothing. The caller may ask their partner first.
switch-acaba_alone = A losing player may call “acaba”. The deal then ends. Everyone else scores 1,500 and the caller scores nothing.
switch-seven_canastas = Whether seven canastas in one deal score 5,000 and win the game.
switch-seven_canastas_mode = Whether the points for winning by canastas are added to the deal’s score or replace it.
switch-semi_clean = Whether a semi-clean canasta scores a bonus of its own, or counts as a mixed canasta.
switch-royal_burraco = Whether a royal burraco (13 cards of one suit) scores 300 and a super burraco (eight of a kind) 250, both without wild cards.
switch-royal_burraco-none = like any clean one
switch-royal_burraco-royal = 300 and 250
switch-royal_burraco_wild = Whether a royal burraco with a wild card scores 250 and a super burraco with one scores 200. This is a house rule.
switch-royal_burraco_wild-none = like any other
switch-royal_burraco_wild-wild = 250 and 200
switch-wild_canasta_burako = Whether jokers and twos may be melded on their own. A canasta of wild cards scores 1,000.
switch-jokers_burako = Whether you play with two jokers, as in the tile game, or with four.
switch-free_play_three = The score after which everyone plays alone, and the score that wins.
switch-free_play_three-tournament = 1,000 and 1,505 (tournament)
switch-free_play_three-free = 1,500 and 2,005 (free play)
switch-odd_halves = How half of an odd number of points is rounded.
switch-jokers_buraco = What a joker is worth: 20, or 50 as in Classic.
switch-twos_buraco = What a two is worth: 10, or 20 as in Classic.
switch-groups_buraco = Whether cards of one rank may be melded too, as in closed Buraco.
switch-first_melds_buraco = Whether there is no minimum for the initial meld, or one of 75 once a side reaches 1,500 or 1,000 points.
switch-first_melds_buraco-none = no minimum
switch-first_melds_buraco-75 = 75 from 1,500
switch-first_melds_buraco-from_1000 = 75 from 1,000
switch-vulnerable_again = What a vulnerable side needs for its initial meld in later deals: 75 again, or 90.
switch-vulnerable_again-same = 75 again
switch-vulnerable_again-90 = 90
switch-foot_untaken_when = Whether not taking your foot always costs points, or only if another side has taken its own.
switch-whole_suit_buraco = Whether a whole suit (ace to king or two to ace) scores 500 or the same as any natural canasta.
switch-ace_to_ace_buraco = Whether a sequence from ace to ace scores 1,000 or the same as any other sequence.
switch-clean_to_go_out = Whether you need a natural canasta to go out, or any canasta, as in closed Buraco.
switch-clean_to_go_out-natural = natural
switch-clean_to_go_out-any = any
switch-pile_buraco = Whether you may always take the pile, or only if you meld its top card, as in closed Buraco.
switch-card_values_tranca = What the cards are worth: 10 each, as in Buraco, or 8 for fours to tens and 10 for higher cards.
switch-card_values_tranca-10 = 10 each
switch-card_values_tranca-buraco = as in Buraco
switch-card_values_tranca-8 = 8 and 10
switch-four_red_threes_tranca = Whether all four red threes are worth 400 or 800.
switch-black_threes_tranca = { switch-black_threes_kanasta }
switch-hand_size_spanish = Cards dealt to each player: 11 or 13.
switch-canastas_together_spanish = Whether five canastas score an extra 500, and seven another 2,000.
switch-canastas_together_spanish-bonus = 500 and 2,000
switch-canastas_together_spanish-none = no bonus
switch-red_threes_spanish = { switch-red_threes_need_a_canasta }
switch-black_threes_spanish = { switch-black_threes_kanasta }
switch-four_black_threes_spanish = Whether all four black threes score 500 if you lay them down when going out.
switch-four_black_threes_spanish-prize = 500
switch-four_black_threes_spanish-cards = their card values only
switch-target_buraco = Points needed to win: 2,000, 3,000, 4,000, 5,000 or any other number.
switch-target = Points needed to win: any number.
switch-target_chilean = Points needed to win: 10,000 as in Samba, 15,000 as in Bolivian, or any other number.
switch-target_italian = Points needed to win: 15,000, 12,000 as in rule books, or any other number.
switch-deals_or_target = Whether a game is four deals or goes to 10,000 points.
switch-deals_or_target-to_a_target = to 10,000 points
switch-tie = Whether tied sides play another deal or the game is a draw.
switch-pile_onto_canasta = Whether the pile may be taken by adding its top card to a finished canasta.
switch-pile_needs = What you need to take an unfrozen pile: a natural pair (or one natural and a wild card), natural cards only, or always a natural pair from your hand.
switch-pile_cards = Whether you take the whole pile or only ten cards.
switch-pile_cards_hand_and_foot = How many cards of the pile you take: the top card only, three, five, six, seven or all.
switch-jokers_discarded = Whether jokers may be discarded (which freezes the pile).
switch-first_pile = Whether the pile starts with one card, or with one card and as many more as its value (seven more for a seven).
switch-stock_used_up = What happens when the stock runs out: you play on while the pile can be taken, stop after the last draw, or turn the pile over.
switch-red_threes_replaced = Whether a drawn red three is replaced by another card.
switch-last_card_without_canasta = Whether a player without a canasta may play down to one card and keep it, or must always have another card to discard.

## Meld

meld-title = { $asks ->
    [hand] What can I meld?
    [worth] What are these worth?
   *[melds] Is this enough?
}
meld-row = { $band }: { $needed } · { $rules }
meld-side = { $name }
    .says = { $side }, score { $score }, initial meld { $needed }
meld-other = { $by ->
    [deal] Enter deal
   *[score] Enter score
}
meld-other-number = { $by ->
    [deal] Deal { $number }
   *[score] Score { $number }
}
    .says = { meld-other-number }, { $needed }. Tap to change
meld-rules = { $rules }
    .says = Rules: { $rules }. Choose other rules
meld-other-rules = Other rules
meld-ask-number = { $by ->
    [deal] Deal number
   *[score] Score
}

meld-needs = { $needed } needed
meld-needs-nothing = No minimum
meld-tap-cards = Tap the cards you want to meld
meld-tap-top = Tap the top card of the pile
meld-enough = Enough
meld-over = { $over } to spare
meld-allowed = Allowed
meld-short = { $short } short
meld-not-enough = Not enough
meld-not-allowed = Not allowed
meld-of = of { $needed }
meld-of-nothing = no minimum
meld-worth = Cards { $cards }, bonuses { $bonus }
meld-points = { $count ->
    [one] point
   *[other] points
}
meld-all-legal = { $count ->
    [one] Valid meld
    [2] Both melds are valid
   *[other] All melds are valid
}
meld-illegal = { $count ->
    [one] One meld isn’t valid
   *[other] { $count } melds aren’t valid
}
meld-one-more = One more { $card } is enough
meld-canasta-suffices = A complete canasta is always enough
meld-top-counts = The { $card } from the pile counts
meld-top-not-counted = The { $card } from the pile doesn’t count
meld-concealed-exempt = No minimum when going out concealed
meld-concealed-never = The minimum also applies when going out concealed
meld-concealed-canastas = The minimum applies because the melds lack the canastas needed to go out
meld-concealed-pile = The minimum applies because you took the pile
meld-red-three = red threes are laid down and never melded
meld-joins = goes with the others of its rank
meld-in-suit = { $suit }: { $cards }
meld-suit-spades = Spades
meld-suit-hearts = Hearts
meld-suit-diamonds = Diamonds
meld-suit-clubs = Clubs
meld-empty = Tap a card to start a meld
meld-empty-sequence = Tap cards to start a sequence of { $suit }
meld-said = { $cards }: { $points } points, { $told }
meld-legal = valid
meld-never = never
meld-key-said = { $card }, { $value }{ $count ->
    [0] { "" }
   *[other] , { $count } in use
}
meld-delete = Remove last card

meld-new = New meld
meld-new-short = New
meld-concealed = Concealed
    .says = Going out concealed
meld-pile = Pile taken
    .says = Taking the pile
meld-top = Top: { $card }
    .says = Top card of the pile: { $name }. Tap another card to change it
meld-top-asked = Top card?
meld-pile-short = Pile
meld-sequence-label = Sequence of
meld-suit-label = Suit
meld-clear = Clear all cards
meld-find = Find a meld
meld-lay = Add to this deal
meld-to-melds = Back to melds
meld-use = Use these

meld-tap-hand = Tap the cards in your hand
meld-not-found = This hand isn’t possible
meld-nothing-legal = No valid meld in this hand
meld-can-lay = { $cards ->
    [one] One card is enough
   *[other] { $cards } cards are enough
}
meld-hand = { $count ->
    [one] One card in hand: { $cards }
   *[other] { $count } cards in hand: { $cards }
}
meld-missing-cards = { $count ->
    [one] One card short of a canasta
   *[other] { $count } cards short of a canasta
}
meld-closing = One more card is enough: { $cards }
meld-no-card-closes = No single card would be enough
meld-prefer-title = Which melds?
meld-prefer = { $preference ->
    [fewest] Fewest
    [value] Value
    [wilds] Keep wilds
   *[canasta] Canasta
}
    .says = Looking for: { $wanted }. Choose another
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
    [hand] Type one character per card: A K Q J T 9 to 4, 2, * for a joker, b for a black three. h:4567 makes them hearts.
   *[melds] Type one character per card and a space between melds: 777 QQQ2 AA*. T is a ten, * a joker and b a black three. h:456 is a sequence of hearts.
}
meld-bare-three = “{ $token }”: a black three or a red one? Type just { letter-3b } for black or just { letter-3r } for red
meld-notation-done = Done

meld-reference = Quick reference: { $rules }
meld-reference-by = Depends on { $by }.
meld-reference-exceptions = What counts, and exceptions
meld-reference-bonuses = Bonuses
meld-red-threes-never = Red threes are laid down and never count towards the initial meld.
meld-band-said = { $band }: { $needed }{ $count ->
    [0] { "" }
   *[other] , now applies to { $sides }
}
meld-all-rules = All rules of this game
problem-top_card_not_melded = the { $card } from the pile must be in a meld

## House rules

compare-heads = { $here } | { $there }
compare-line = { $what }: { $here } | { $there }
compare-sum = { $different ->
    [0] No rule differs
    [one] 1 rule differs
   *[other] { $different } rules differ
}{ $same ->
    [0] .
    [one] . 1 is the same.
   *[other] . { $same } are the same.
}

## My house rules

house-title = My house rules
house-none = House rules are rules that your table plays differently. Choose a rule set, change those rules and give it a name.
house-what = House rules are rules that your table plays differently. They apply to games you start from now on.
house-line = { $base } · { $count ->
    [0] no changes yet
    [one] 1 rule changed
   *[other] { $count } rules changed
}
house-broken-short = No longer valid. Tap for details.
house-broken = This version of the app can’t use these house rules. Nothing is lost: you can still save them as a file. The problem:
house-gone = These house rules were deleted.
house-new = New house rules
house-make-from = New house rules based on
house-another = Another rule set
    .detail = { $count } to choose from
house-new-why = Which rule set do you want to start from? Everything you don’t change stays the same.
house-name = Name of the house rules
house-name-made = Our { $base }{ $number ->
    [1] { "" }
   *[other] { " " }{ $number }
}
house-make = Create
house-bring = Import

house-on-base = Based on { $base }
house-saved = Saved automatically
house-unsaved = Not saved yet
house-unsaved-why = These rules conflict. Tap one to fix it, or undo your last changes. Until then your saved house rules stay in use.
house-take-back = Undo unsaved changes
house-leave-unsaved = Leave without saving
house-leave-why = These rules conflict, so they haven’t been saved. Your saved house rules stay in use.
house-differences = { $count ->
    [one] 1 rule changed
   *[other] { $count } rules changed
}
house-no-differences = No changes yet. These are the standard rules.
house-instead-of = instead of { $old }
house-instead-of-these =
    instead of:
    { $old }
house-from = Source: { $ref }
house-from-switch = Common variation: { $ref }
house-from-table = Agreed at our table
house-reset = Reset to standard: { $what }
house-reset-one = Reset to standard
house-reset-all = Undo all changes
house-reset-all-explained = All rules go back to standard. Games you have started keep their rules.
house-reset-all-yes = Undo all
house-change = Change
house-switches = Common variations
    .detail = { $count ->
        [one] 1 variation, one tap
       *[other] { $count } variations, one tap each
    }
house-values = All rules
    .detail = Every setting, section by section
house-use = Use
house-play = Start a game with these rules
house-share = Share
    .detail = As a small file or as text
house-rename = Rename
house-rename-done = Save name
house-drop = Delete these house rules
house-drop-question = Delete “{ $name }”?
house-drop-explained = Games played with them stay as they are. You can’t undo this.

house-switches-what = Choose what your table plays. The first option is the standard rule.
house-switch-own = { $value } (standard)
house-switch-other = another number…
house-switch-misfit = { $value } conflicts with your other changes. { $why }
house-switch-off = Doesn’t apply to this rule set.
house-switches-others = { $count ->
    [one] 1 variation that doesn’t apply
   *[other] { $count } variations that don’t apply
}
    .detail = For rule sets other than { $base }

house-changed-value = { $value } (changed)
house-section-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}{ $changed ->
    [0] { "" }
    [one] , 1 changed
   *[other] , { $changed } changed
}
house-in-base = Standard ({ $base })
house-we-play = We play
house-reason = Reason (optional)
house-reason-keep = Save reason
house-take = Use this
house-number-label = { $what }: { $number }. Tap to change
house-a-number = a number
house-as-follows = as follows
house-points = Points
house-row-number = Number { $place }
house-row-more = Add one
house-row-less = Remove one
house-row-add = Add a row
house-row-drop = Remove: { $what }
house-band-by = Depends on
house-band-from = From this score
house-band-hand = From this deal
house-band-points = Points needed
house-band-points-alone = points alone are enough
house-hand-wins = Does this hand win the game?
house-hand-add = Add a special hand
house-bonus-when = Canastas needed
house-bonus-count = Number: { $type }
house-bonus-more = or more
house-bonus-exactly = exactly
house-step-least = From

house-share-what = Anyone with this app can import this file.
house-share-file = Save as a file
house-share-copy = Copy as text
house-share-copied = Copied. Paste it into a message or a note.
house-share-failed = This device can’t do that. Select the text below and copy it.
house-share-text = File as text
house-share-text-why = Or select this text, copy it, and paste it on the other device under “My house rules”, “Import”.

house-bring-what = Import house rules that someone sent you. Your own rules change only if you agree.
house-bring-file = Choose a file
house-bring-refused = Can’t import { $file }
house-bring-untouched = Nothing was changed. Fix the file and import it again.
house-bring-whole = the whole file
house-bring-no-text = { $file } contains no readable text. Open it, copy its text and paste it below.
house-bring-conflict = You already have different rules: { $name }
house-bring-conflict-why = Both come from the same house rules, but one was changed later.
house-bring-replace = Replace mine with the new ones
house-bring-both = Keep both
house-bring-leave = Keep mine only
house-bring-copy = { $name } (new)

house-broken-files = Rule files with errors
house-broken-files-why = These files are ignored until they are fixed. Everything else works.
house-play-our-way = Make house rules from this
more-house = My house rules
more-house-count = { $count ->
    [0] none
    [one] 1 set
   *[other] { $count } sets
}
set-up-house = My house rules

## People

people = Players
people-row = Names and duplicates
people-none = Named players appear here after their first game.
people-find = Search players
people-find-none = No player has this name.
people-group = { $group ->
    [month] Played this month
    [earlier] Earlier
   *[none] Not yet in a game
}
people-with = with { $name }
people-won = of { $games } won
people-line = { $matches ->
    [0] no games yet
    [one] 1 game
   *[other] { $matches } games
}
people-called = Name
people-new = New player
people-save = Save
people-saved = Saved. Past games are updated too.
people-color = Colour in new games
people-color-none = No colour chosen. It depends on the seat.
people-color-seat = Use the seat’s colour
people-name-taken = That name is taken. Add a surname or a nickname.
people-merge = Merge with…
people-merge-title = Which player is the same person as { $name }?
people-merge-ask = Are { $gone } and { $kept } the same person?
people-merge-hint = { $matches ->
    [one] One game of { $gone } will count for { $kept } too and will show that name.
   *[other] { $matches } games of { $gone } will count for { $kept } too and will show that name.
} You can separate them again at any time.
problem-same_match = They have played in the same game, so they are two people.
people-merge-do = Merge
people-also = Also played as { $name }
people-separate = Separate again

## Addresses that lead nowhere

nowhere = Page not found
nowhere-hint = The address may be wrong, or the item may have been deleted.
nowhere-home = Back to the table
nowhere-rule-set = There is no rule set “{ $name }”.
nowhere-rule = There is no such rule in this rule set.
nowhere-person = No player with this name was found.

## Seats and dealers

seats = Seats
seats-table = Seats and dealer
seats-hint = Tap two players to swap them.
seats-arrange = Change seats
seats-said = Seat { $number }: { $name }, opposite { $opposite }
seats-said-alone = Seat { $number }: { $name }
seats-partner = partner of { $name }
seats-name = { $name }. Change the name
seats-name-at = Name at seat { $number }
seats-deal-on = Pass the deal to the next player
seats-dealing = deals
seats-draw = Draw for partners
seats-turn = Change partners
seats-drawn = Drawn at random (number { $seed })
seats-dealer = Who deals next?
seats-dealer-label = { $name }
    .says = { $name } deals next
seats-replace-head = Substitute a player
seats-replace = Replace { $name }
seats-replace-title = Who plays for { $name } from deal { $number } on?
seats-replace-do = Substitute from now on
seats-stays = Scored deals stay with the players who played them.
set-up-part-next_dealer = dealer of the next deal
set-up-part-next_players = players of the next deal

## The next match

turn = Change partners
turn-title = Next game
turn-company = Who’s playing?
turn-company-hint = Four to six players. With more than four, those who have sat out least sit out next.
turn-pairing = { $first } against { $second }
turn-pause = { $count ->
    [one] { $names } sits out
   *[other] { $names } sit out
}
turn-suggested = suggested
turn-all = { $count ->
   *[other] After { $count } games, everyone will have partnered everyone else.
}
turn-join = Add a player
turn-start = Start this game

## Deleting a match

match-delete = Delete this game
match-delete-ask = Delete this game?
match-delete-hint = { $names }: the game will be removed from the list and the statistics. You can restore it.
match-deleted = Deleted: { $names }
matches-deleted = { $count ->
    [one] One deleted game
   *[other] { $count } deleted games
}
matches-bring-back = Restore { $names }
change-delete = Game deleted
change-what-delete = deleting the game

## Sharing a result

share = Share or save
    .detail = Picture, text, file
share-text = Send as text
share-copy = Copy as text
share-picture = Send as a picture
share-save-picture = Save as a picture
share-page = Save a page to print
share-files = Files
share-copied = Copied. Paste it into a message.
share-bg-stats = Add to BG Stats
    .detail = { $way ->
        [bgstats] Sends names, scores and date to the BG Stats app on this phone, and nowhere else
       *[https] Opens bgstatsapp.com, with names, scores and date in the address
    }
share-leads = { $side } ahead by { $margin }
share-level = Tied so far
share-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}

## A match to try things with

demo-start = Try a demo game
demo-mark = Demo game. Try anything: it doesn’t count.
demo-badge = demo
guide = { $step ->
    [who] Who played the last card? Tap that side, or “Nobody”.
    [canasta] How many canastas does this side have? Tap the number.
    [cards] Enter the points of this side’s cards on the table, then of those left in hand.
    [save] Tap the other side and enter the points of its cards too. Then save.
    [meld] The brass tag shows the minimum for a side’s next initial meld.
    [points] Tap a deal on the pad to see where its points come from.
   *[record] Tap “Score deal { $number }”: hints guide you through it.
}
guide-close = No more hints
demo-delete = Delete the demo game

## Help beside what is asked

help-said = Help: { $topic }
help-here = In this game
help-topic = { $topic ->
    [concealed] Going out concealed
    [initial] Initial meld
    [threes] Red threes
    [kinds] Natural and mixed canastas
    [out] Going out
   *[hand] Cards left in hand
}
help-text = { $topic ->
    [concealed] You go out concealed when you meld your whole hand in one turn and have melded nothing before. Your partner’s melds don’t matter. Some rules also require a canasta of your own.
    [initial] The cards that a side melds first in a deal must reach a minimum, which depends on the side’s score or on the number of the deal.
    [threes] Lay down a red three at once and draw a card from the stock to replace it. It scores if your side has melded. If not, it usually counts against you.
    [kinds] A canasta is a meld of seven cards or more. Without wild cards, it is natural. With wild cards, it is mixed.
    [out] A side goes out when one of its players plays their last card. To do so, it must have the canastas that the rules require.
   *[hand] Cards that a side still has in hand at the end of a deal are subtracted. Enter their total value without a minus sign.
}

## Club: what an evening does not allow

club-somebody = someone
club-and = { $first } and { $last }
club-problem-name_needed = Enter a name.
club-problem-no_date = “{ $date }” isn’t a date. Write it like 2026-11-24.
club-problem-too_few_rounds = { $count ->
    [0] A session needs at least one round.
    [one] More than one round has already been drawn.
   *[other] More than { $count } rounds have already been drawn.
}
club-problem-too_many_dropped = At least one round must count.
club-problem-not_positive = Enter a number above 0.
club-problem-warning_too_early = The warning must come before the end of the round.
club-problem-figures_needed = Enter numbers here.
club-problem-last_band_open = The last row of the table must cover all larger differences.
club-problem-bands_ascend = Each row must go higher than the one above it.
club-problem-tie_break_twice = This tie-break is listed twice.
club-problem-unknown_rule_set = Unknown rule set: { $rules }.
club-problem-house_rule = A house rule doesn’t fit: { $expected }
club-problem-partners_cannot_change = Partners can change only when two play against two. Choose “Pairs”.
club-problem-draw_needs_fixed_sides = These pairings are only for tables of two sides whose players stay together.
club-problem-draw_needs_individuals = These pairings are only for players who change partners.
club-problem-teams_meet_in_twos = Two teams meet at each table, but these rules have { $count } sides.
club-problem-nobody_left_over = Tables of { $count } are for players without fixed partners.
club-problem-not_by_so_many = The rules “{ $rules }” aren’t for { $count } players.
club-problem-has_begun = This can’t be changed, because the first round has been drawn.
club-problem-entrant_twice = { $who } is already entered.
club-problem-member_twice = The same person is entered twice.
club-problem-wrong_number_of_members = { $count ->
    [one] This format doesn’t allow an entry of one person.
   *[other] This format doesn’t allow an entry of { $count } people.
}
club-problem-team_sizes_differ = All teams must be the same size.
club-problem-plays_already = { $name } is already entered.
club-problem-partner_needed = { $name } has no partner yet.
club-problem-is_member = { $name } is already a member.
club-problem-name_twice = “{ $name }” is already on the list. Add something to tell them apart.
club-problem-no_such_entrant = That entry was removed.
club-problem-no_such_member = That person was removed.
club-problem-has_played = { $who } has already been drawn and can’t be removed. Use “Check out” instead.
club-problem-two_people = Both play in the same session, so they can’t be the same person.
club-problem-round_open = Close round { $round } first.
club-problem-all_rounds_played = { $count ->
    [one] The only round has been played.
   *[other] All { $count } rounds have been played.
}
club-problem-too_few_present = { $count ->
    [0] Nobody has checked in.
    [one] Only one entry has checked in so far, but a table needs { $right }.
   *[other] Only { $count } entries have checked in so far, but a table needs { $right }.
}
club-problem-nobody_goes_on = Nobody has a place from { $first } to { $last } in that session.
club-problem-round_started = The round has already started.
club-problem-no_round_drawn = No round has been drawn.
club-problem-no_round_running = No round is in progress.
club-problem-no_time_limit = This round has no time limit.
club-problem-clock_runs = The clock is already running.
club-problem-clock_stands = The clock isn’t running.
club-problem-no_minutes_left = The time can’t be any shorter.
club-problem-round_running = Round { $round } is in progress. Pause the clock instead.
club-problem-no_break = There is no break.
club-problem-table_open = Table { $table }: { $state ->
    [claimed] one side still has to confirm
    [disputed] the result is disputed
   *[playing] no result yet
}.
club-problem-nobody_has_won = Table { $table } ended in a draw. Correct its result and name the winner.
club-problem-no_such_table = There is no table { $table }.
club-problem-has_a_result = Table { $table } already has a result.
club-problem-has_no_result = Table { $table } has no result yet.
club-problem-scoreless = Nothing entered yet. Enter each side’s points, or confirm that every side has 0.
club-problem-points_needed = Enter the points of every side.
club-problem-points_of_absent = Leave the other side’s points empty. It gets the points for a walkover.
club-problem-one_winner = Mark only one side with * as the winner.
club-problem-nothing_claimed = Nobody at table { $table } has reported a result.
club-problem-no_such_side = Choose a side.
club-problem-no_points = Enter a number other than 0.
club-problem-no_such_round = Round { $round } hasn’t been drawn.
club-problem-no_such_adjustment = This penalty or bonus has already been removed.
club-problem-reason_needed = Enter a reason for the log.
club-problem-wrong_number_of_scores = { $right ->
   *[other] Enter { $right } scores.
}
club-problem-number_too_large = Too large: the highest possible score is { $value }.
club-problem-seated_twice = { $who } can’t play at two tables.
club-problem-seated_nowhere = { $who } has no table.
club-problem-not_there = { $who } hasn’t checked in.
club-problem-wrong_table = A table has the wrong number of players for these rules.
club-problem-partners_before = { $who } have already been partners.
club-problem-met_before = { $who } have already played each other.
club-problem-bye_again = { $who } would sit out again before everyone has sat out once.
club-problem-evening_twice = This season includes a session twice.
club-problem-name_too_long = Name too long: at most { $most } characters.
club-problem-name_unseen = This name contains invisible characters. Type it again.
club-problem-name_says_who = The new name must not contain the old one.
club-problem-name_of_a_seat = “{ $name }” is the name of a seat, not of a player. Add something to it.
club-problem-access_revoked = This device no longer has access. Scan the table’s code again.
club-problem-round_over = Round { $round } is over.
club-problem-not_yours = Someone else has changed this in the meantime.
club-problem-not_this_table = That match isn’t at this table.
club-problem-has_spoken = This phone has already answered for the other side. Withdraw that answer first.
club-problem-not_at_this_table = That name can’t be chosen here any more.
club-problem-called_already = The organiser has already been called.
club-problem-call_over = This call has already ended.
club-problem-nothing_played = No deal has been scored yet.
club-problem-claim_changed = The other side has changed its result. Check it again.
club-problem-text_too_long = Text too long: at most { $right } characters.
club-problem-no_side_held = Choose your side first.
club-problem-person_needed = Choose who confirms.
club-problem-not_of_this_side = { $name } doesn’t play on that side.
club-problem-no_such_evening = A session in this season was deleted.
club-problem-evening_deleted = “{ $name }” ({ $date }) was deleted here. Importing would restore it.
club-problem-evening_later_here = “{ $name }” ({ $date }) is already here with later changes. Importing would remove them.
club-problem-evening_differs = “{ $name }” ({ $date }) is already here with different changes. Importing would replace it.
club-problem-match_elsewhere = A match in the file is already here at another table. Nothing was imported.
club-problem-unknown_member = A person named here isn’t on the list.
club-problem-unknown_entrant = A pair or team named here isn’t on the list.
club-problem-unknown_side = A result here is from a side that isn’t at this table.
club-problem-round_number = This must be round { $right }.
club-problem-matches_of_tables = The matches in the file don’t belong to its tables.
club-problem-table_of_match = This match is from another table.
club-problem-wrong_code = This code wasn’t made by the app.
club-problem-no_code_of_table = Table { $table } has no code.

## Club: the clock of a round

round-clock-playing = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
round-clock-warning = { $minutes ->
    [one] Last minute
   *[other] Last { $minutes } minutes
}
round-clock-last_deal = { $ends ->
    [some] Time’s up: finish this deal within { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
   *[none] Time’s up: finish this deal
}
round-clock-over = Time’s up: stop and count the cards
round-clock-beside = { $phase ->
    [last_deal] finish this deal
   *[other] until the round ends
}
round-clock-stands = { $why ->
    [paused] Paused
   *[waiting] Clock not started
}
round-clock-extra = { $minutes ->
    [one] with 1 extra minute
   *[other] with { $minutes } extra minutes
}
round-clock-minutes = { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
break-clock = { $phase ->
    [break] Break until { $time }
   *[break_over] The break is over
}

## Club: phone

phone-table = Table { $table }
phone-table-round = Table { $table }, round { $round }
phone-whose = Whose phone is this?
phone-whose-said = This phone belongs to { $side }
phone-whose-held = Already has a phone. Tap to ask to join.
phone-whose-mine = This phone
phone-whose-hint = Your choice applies to the whole session. This phone shows your next table, keeps the score and confirms results.
phone-whose-find = Find your name
phone-whose-asked = Asked for { $owner }: the other phone or the organiser must agree
phone-whose-stop = Stop asking
phone-asking = Another phone wants to join { $owner }
phone-asking-yes = Let it join
phone-asking-no = No
phone-earlier = { $count ->
    [one] 1 earlier deal
   *[other] { $count } earlier deals
}
phone-not-begun = The first round hasn’t begun yet.
phone-nobody = Nobody is at table { $table } in round { $round }.
phone-from-next = You’ll play from the next draw on.
phone-next = { $way ->
    [move] Round { $round }: move to table { $table }
    [stay] Round { $round }: stay at table { $table }
   *[first] Round { $round }: table { $table }
}
phone-arrive = { $players ->
    [one] I’m here
   *[other] We’re here
}
phone-arrived = The organiser knows you’re here
phone-rest = You sit out round { $round }
phone-closed = Round { $round } is over.
phone-over = The session is over.
phone-goes-on = The next round will appear here. Leave this page open.
phone-goes-on-last = This is the last round. The final standings will appear here. Leave this page open.
phone-result-of = Your result in round { $round }
phone-place = Place { $place } of { $count }
phone-place-shared = Tied for place { $place } of { $count }
phone-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
phone-gap = { $gap ->
    [0] Level on points with the place above
    [one] 1 point behind the place above
   *[other] { $gap } points behind the place above
}
phone-tie = Tie-break: { $tie }
phone-rounds-left = { $count ->
    [one] 1 round to go
   *[other] { $count } rounds to go
}
phone-out = This phone is no longer at a table.
phone-out-hint = Scan the code on your table’s card. If that doesn’t work, ask the organiser for a new card.
phone-give = Report result
phone-give-title = Is this the result?
phone-agree = { $names }: yes, that’s right
phone-not-yet = Not yet
phone-names = { $first } or { $last }
phone-level = The sides are tied.
phone-ahead = { $side }: { $margin ->
    [one] 1 point ahead
   *[other] { $margin } points ahead
}.
phone-given = Waiting for { $sides } to confirm
phone-given-hint = Their phone is asking them. You can also hand them this phone.
phone-hand-over = Pass to { $side }
phone-hand-title = { $names }: is this right?
phone-hand-yes = { $name }: yes
phone-withdraw = Withdraw our result
phone-asked = { $players ->
    [one] { $side } reports this result. Is it right?
   *[other] { $side } report this result. Is it right?
}
phone-accept = { $side }: yes, that’s right
phone-dispute = No, that’s wrong
phone-why = What’s wrong?
phone-why-points = Points added up wrong
phone-why-deal = A deal is missing or entered twice
phone-why-rule = A rule was applied wrongly
phone-why-end = The match isn’t over yet
phone-why-other = Something else
phone-call = Call the organiser
phone-call-about = What is it about?
phone-call-rule = A question about the rules
phone-call-score = A mistake in the score
phone-call-cards = Something’s wrong with the cards
phone-called = Organiser called at { $time }
phone-call-coming = The organiser is on the way ({ $time })
phone-call-end = No longer needed
phone-call-organiser = Ask the organiser to decide
phone-call-organiser-for = { $name }: ask the organiser
phone-disputed = { $whose ->
    [mine] You said this result is wrong
   *[other] { $players ->
        [one] { $side } says this result is wrong
       *[other] { $side } say this result is wrong
    }
}
phone-differ = The two sides reported different results
phone-reason = “{ $reason }”
phone-organiser-comes = The organiser has been told and will come to your table. You can still edit the deals and report the result again.
phone-after-all = The result is right after all
phone-done = { $how ->
    [agreed] Both sides agree on this result
    [walkover] The result is a walkover
    [paper] The result is from the paper sheet
    [corrected] The organiser corrected the result
   *[decided] The organiser decided the result
}
phone-wait-next = The next round will appear here automatically.
phone-wait-end = That was the last round. Thank you for playing.
phone-this = this phone
phone-other = another phone at this table
phone-organiser = the organiser
phone-changed = By { $who }: { $what }
phone-not-yours = { $what }: not possible on this phone, because { $who } made the change
phone-sounds = { $turn ->
    [on] Turn sounds on
   *[off] Turn sounds off
}

## Club: big screen

big-screen-begins = The session is about to begin
big-screen-drawn = Round { $number } of { $rounds } is about to begin
big-screen-running = Round { $number } of { $rounds }
big-screen-closed = After round { $number } of { $rounds }
big-screen-final = Final standings
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
big-screen-seating = Tables this round
big-screen-seat = Table { $table }: { $sides }
big-screen-resting = Sitting out: { $names }
big-screen-playing = { $count ->
    [one] Still playing: table { $tables }
   *[other] Still playing: tables { $tables }
}
big-screen-playing-many = { $count } tables are still playing
big-screen-page = Page { $page } of { $pages }
big-screen-gone = This link is no longer valid. Ask the organiser for a new one.
big-screen-sound = Tap for sound

## Club: the evening

club-part = { $part ->
    [players] Players
    [tables] Tables
    [standing] Standings
    [log] Log
   *[papers] More
}
club-state = { $state ->
    [planned] Check-in
    [drawn] Round { $number } of { $count } drawn
    [running] Round { $number } of { $count } in progress
    [between] Round { $number } of { $count } finished
   *[over] { $count ->
        [one] The only round has been played
       *[other] All { $count } rounds have been played
    }
}
club-gone = This session was deleted, or this version of the app can’t read it.

## Club: evenings

club-title = Club
club-none = Canasta at many tables
club-first-names = Type or paste the names, then draw
club-first-phones = Each table scores on its own phone
club-first-clock = Rounds, clock and standings run by themselves
club-new = New session
club-open = Open
club-open-said = Open { $name }
club-clock-left = left
club-won = Winner: { $names }
club-season-played = { $count } of { $all }
club-season-everyone = { $count ->
    [one] Standings
   *[other] All { $count } players
}
club-go-to = Go to { $name }
club-members = Members
    .detail = { $count ->
        [0] Nobody yet
        [one] 1 person
       *[other] { $count } people
    }
club-seasons = Seasons
    .detail = { $count ->
        [0] A series of sessions with its own standings
        [one] 1 season
       *[other] { $count } seasons
    }
club-publish = Publish
    .detail = Results as pages for the club’s website
club-league = League
    .detail = Send finished sessions to a league of clubs
club-directors = Directors
    .detail = { $count ->
        [0] People who run the session with you
        [one] 1 director
       *[other] { $count } directors
    }
club-take = Import a session
    .detail = From another computer’s file
club-entrants = { $count ->
    [0] no entries yet
    [one] 1 entry
   *[other] { $count } entries
}

## Club: the plan

club-plan = Session settings
club-begin = Start session
club-save = Save
club-about = Session
club-going-on = Who plays
club-going-on-none = Everyone who checks in
club-going-on-hint = For a final, or for sections A and B: players enter in the order of their places in an earlier session.
club-going-on-places = { $name }: places { $first } to { $last }
club-going-on-part = { $part ->
    [all] Everyone
    [top] Top half
   *[bottom] Bottom half
}
club-going-on-first = From place
club-going-on-last = To place
club-going-on-share = Share of points carried over (%)
club-carried = Points carried over
club-final-name = Final: { $name }
club-name = Name
club-name-usual = Club canasta
club-date = Date (YYYY-MM-DD)
club-place = Place
club-house-count = { $count ->
    [0] standard rules
    [one] 1 house rule
   *[other] { $count } house rules
}
club-form-title = Format
club-form = { $form ->
    [pairs] Pairs
    [individuals] Individuals
   *[teams] Teams
}
club-form-hint = { $form ->
    [pairs] Partners stay together for the whole session and share one place in the standings.
    [individuals] Everyone has their own score and a new partner every round.
   *[teams] Teams of two or more pairs play each other at several tables. Each team has one place in the standings.
}
club-left-over = Leftover players
club-left-over-hint = Leftover players can play at smaller or larger tables, by rules you choose here. Everyone plays there once before anyone plays there again. Without such rules, players take turns sitting out.
club-left-over-none = not used
club-odd = { $players ->
    [3] Tables of three
    [5] Tables of five
   *[6] Tables of six
}
club-odd-hint = { $players ->
    [3] Each player plays alone.
    [5] Three against two: on the larger side, one player sits out each deal in turn.
   *[6] Two sides of three or three sides of two, depending on the rules.
}
club-movement-title = Pairings
club-movement = { $movement ->
    [round_robin] Round robin
    [mitchell] Mitchell
    [rotating] Rotating partners
    [by_standing] Swiss
    [danish] Danish
    [knockout] Knock-out
    [by_lot] Random
   *[free] Manual
}
club-movement-hint = { $movement ->
    [round_robin] Round by round, everyone plays everyone else.
    [mitchell] North–South stay at their tables. East–West move to the next one.
    [rotating] Nobody repeats a partner until they’ve played with everyone. Opponents vary too.
    [by_standing] Winners meet winners: neighbours in the standings play each other, but not twice if that can be avoided.
    [danish] First plays second, third plays fourth and so on, even if they’ve met before.
    [knockout] The loser is out. The strongest may sit out round one. Places from an earlier session, or a random draw, decide who plays whom.
    [by_lot] Drawn at random each round, avoiding repeats where possible.
   *[free] Neighbours on the list play each other. Change what you like.
}
club-rounds = Rounds
club-rounds-knockout = The number of rounds depends on the number of entries.
club-rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
club-drop = Worst rounds to leave out
club-drop-hint = { $count ->
    [0] All rounds count.
    [one] Everyone’s worst round is left out.
   *[other] Everyone’s { $count } worst rounds are left out.
}
club-length-title = Round length
club-length = { $length ->
    [finland] 5,000 points
    [ck70] 5,000 points or 50 minutes
    [nevada] 3 deals, 50 minutes
    [canasta_for_a_cure] 8,500 points
    [burraco_2_deals] 2 deals, 25 minutes
    [burraco_3_deals] 3 deals, 40 minutes
    [burraco_4_deals] 4 deals, 50 minutes
   *[pinochle_kansas_city] 50 minutes
}
club-length-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
club-length-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
club-length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
club-length-or = {" "}or{" "}
club-length-none = Until you close the round
club-length-row = { $row ->
    [points] Points to win
    [deals] Deals
    [minutes] Minutes
    [warning] Warning, minutes before the end
   *[overtime] Minutes to finish the deal
}
club-overtime = When time is up, finish the deal:
club-overtime-endless = without a time limit
club-overtime-limited = within a time limit
club-from = Source: { $source }
club-no-source = none found, suggested by this app
club-scheme-title = Scoring
club-scheme = { $scheme ->
    [finland] 2 points for a win
    [wins] Matches won
    [total] Card points
    [burraco_3] Victory points, 3 deals
   *[burraco_4] Victory points, 4 deals
}
club-scheme-hint = { $scheme ->
    [finland] A win scores 2 points, a draw 1. The difference in card points breaks ties.
    [wins] A win scores 1 point. Card points break ties.
    [total] Card points from all matches are added up.
   *[burraco_4] The two sides share 20 points, from 10 : 10 to 20 : 0, depending on the difference in their scores.
}
club-figures = Points and tie-breaks
club-figures-usual = Standard
club-figures-changed = Changed for this session
club-figures-hint = Changes apply to this session only.
club-figures-back = Reset to standard
club-match-points = { $outcome ->
    [win] Points for a win
    [draw] Points for a draw
   *[loss] Points for a loss
}
club-walkover-points = Card points for a walkover
club-whole = { $of ->
    [points] Points in a full match
   *[deals] Deals in a full match
}
club-whole-hint = The points for a walkover are for a full match. In a shorter round, they are reduced in proportion.
club-bye-title = A bye is worth
club-bye = { $bye ->
    [nothing] nothing
    [walkover] a walkover
    [average] the average of one’s own rounds
   *[average_of_winners] the average of the round’s winners
}
club-missed-title = Rounds before a late arrival are worth
club-bands = Victory point table
club-band-upto = Difference up to
club-band-beyond = Any larger difference
club-band-winner = Winner
club-band-loser = Loser
club-band-add = Add a row
club-band-drop = Remove row { $number }
club-ties = Tie-breaks
club-ties-none = None. Tied players share the same place.
club-ties-add = Add:
club-tie = { $tie ->
    [head_to_head] matches against each other
    [difference] difference in card points
    [wins] matches won
    [card_points] card points
    [highest_match] highest score in one match
   *[lot] drawing lots
}
club-tie-up = Move up: { $tie }
club-tie-drop = Remove: { $tie }

## Club: log and standing

club-log-drawn = Round { $round } drawn
club-log-taken_back = Draw of round { $round } undone
club-log-arranged = Round { $round } changed by hand
club-log-started = Round { $round } started
club-log-closed = Round { $round } closed
club-log-claimed = Table { $table }: { $score } reported by { $side }
club-log-withdrawn = Table { $table }: result withdrawn by { $side }
club-log-agreed = Table { $table }: both sides agree on { $score }
club-log-disputed = Table { $table }: disputed by { $side }
club-log-decided = Table { $table }: { $score } decided
club-log-paper = Table { $table }: { $score } from paper
club-log-walkover = Table { $table }: walkover, { $score }
club-log-corrected = Table { $table }, round { $round }: { $before } corrected to { $score }
club-log-reopened = Table { $table }: reopened, { $before } no longer counts
club-log-called = Organiser called: { $who }
club-log-coming = Organiser on the way: { $who }
club-log-attended = Call ended: { $who }
club-log-substituted = { $into } substitutes for { $out }
club-log-swapped = { $out } and { $into } swap partners
club-log-checked_in = { $who } checked in
club-log-checked_out = { $who } checked out
club-log-awards = { $entry }, points: { $points }
club-log-adjusted = { $who }: penalty or bonus of { $points }{ $counts ->
    [card_points] { " " }card points
   *[points] { "" }
}
club-log-adjustment_removed = { $who }: penalty or bonus of { $points }{ $counts ->
    [card_points] { " " }card points
   *[points] { "" }
} removed
club-log-clock_started = Round { $round }: clock started
club-log-clock_paused = Round { $round }: clock paused
club-log-clock_resumed = Round { $round }: clock resumed
club-log-minutes_added = Round { $round }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
} for all tables
club-log-table_minutes_added = Table { $table }: { $change ->
    [less] −{ $minutes } min
   *[more] +{ $minutes } min
}
club-log-break_started = Break, { $minutes } min
club-log-break_changed = Break changed to { $minutes } min
club-log-break_ended = Break ended
club-line = { $outcome ->
    [won] Won against { $against }, { $score } : { $other }
    [drawn] Drew with { $against }, { $score } : { $other }
    [lost] Lost to { $against }, { $score } : { $other }
    [missed] Not here yet
   *[rested] Bye
}
club-line-walkover = { $line } (walkover)
club-line-average = { $line }: { $count ->
    [0] average, once there is a result
    [one] average of 1 round
   *[other] average of { $count } rounds
}
club-line-adjusted = { $kind ->
    [penalty] Penalty
   *[bonus] Bonus
}
club-line-adjusted-cards = { $points } card points
club-line-winners = { $line }: { $count ->
    [0] average of the winners, once there are any
    [one] average of 1 winner
   *[other] average of { $count } winners
}
club-line-awarded = { $line } (points decided by the organiser)
club-line-carried = Carried over from an earlier session
club-line-partner = with { $partner }
club-place-none = There are no places before the first result.
club-place-knockout = { $state ->
    [won] Winner of the knock-out.
    [in] Still in.
   *[out] Out in round { $round }.
}
club-place-first = First, with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
club-place-points = { $fewer ->
    [one] 1 point behind { $name }.
   *[other] { $fewer } points behind { $name }.
}
club-place-shared = Tied with { $name }, because everything is equal.
club-place-tie = Tied with { $name } on points, but behind on the tie-break: { $tie }.
club-place-ahead = Tied with { $name } on points, but ahead on the tie-break: { $tie }.

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
    [one] 1 table.
   *[other] { $tables } tables.
}
club-outlook-odd = { $count ->
    [one] Plus 1 table of { $players }.
   *[other] Plus { $count } tables of { $players }.
}
club-outlook-byes = { $form ->
    [pairs] { $count ->
        [0] Nobody sits out.
        [one] One pair sits out.
       *[other] { $count } pairs sit out.
    }
    [teams] { $count ->
        [0] Nobody sits out.
        [one] One team sits out.
       *[other] { $count } teams sit out.
    }
   *[individuals] { $count ->
        [0] Nobody sits out.
        [one] One player sits out.
       *[other] { $count } players sit out.
    }
}
club-to-tables = Show tables
club-playing = Playing
club-away = Not here
club-entrant-said = { $name }: check out or substitute
club-listed = On the list: { $count }
club-check-in = Check in
club-check-in-hint = { $form ->
    [pairs] Tap partners one after the other. Late arrivals join at the next draw.
    [teams] Tap everyone in a team, one pair after the other, then enter the team.
   *[individuals] Tap everyone who’s here. Late arrivals join at the next draw.
}
club-picked = { $names } and …?
club-team = Team name
club-team-enter = Enter team
club-as-last-time = Same as last time:
club-partners-last-time = partners last time
club-find = Find a name or type a new one
club-find-many = Type a name, or paste a list
club-all-members = All present: { $count }
club-last-evening = As last time: { $name }, { $day }
club-list = From a list
club-list-file = From a file
club-list-field = { $form ->
    [pairs] One pair per line: Ana & Ben
    [teams] One team per line: Reds: Ana, Ben, Cleo, Dov
   *[individuals] One name per line
}
club-list-take = { $form ->
    [pairs] { $count ->
        [one] Check in 1 pair
       *[other] Check in { $count } pairs
    }
    [teams] { $count ->
        [one] Check in 1 team
       *[other] Check in { $count } teams
    }
   *[individuals] { $count ->
        [one] Check in 1 player
       *[other] Check in { $count } players
    }
}
club-list-close = Clear the list
club-list-new = New: { $names }
club-list-likely = { $name } is { $known }
club-list-drop = Leave out { $name }
club-list-gone = Erased people, left out: { $names }
club-list-drawn = Members who were partners last time stay together. The others are drawn by lot. You can change the list.
club-list-names = name, player, partner, member
club-list-first-names = first name, given name, forename
club-list-last-names = last name, surname, family name
club-list-teams = team, pair
club-list-and = and, with
club-guest = Add { $name }
club-find-more = { $count ->
    [one] 1 more. Type part of the name.
   *[other] { $count } more. Type part of the name.
}
club-find-none = Type a name above to add a player.
club-waits-for-partner = waiting for a partner
club-check-in-said = Check in { $name }
club-plays = Plays from the next draw.
club-plays-not = Left out of the next draw. Results so far still count.
club-leaves = Check out
club-comes = Check in
club-left-table = Table { $table } is still open. Is it a walkover?
club-strike = Remove
club-substitute = Substitute for { $name }
club-substitute-hint = { $form ->
    [individuals] Starts now, or in the next round if the table already has a result. Everyone keeps the points of the rounds they played.
   *[other] Starts now, or in the next round if the table already has a result. The entry keeps its place and points.
}
club-swap-partner = Swap { $name } with…
club-swap-partner-hint = Starts with the next round. Each entry keeps its place and points.
club-swap-with = Swap { $name } with { $other }

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
    [0] no deals yet
    [one] 1 deal
   *[other] { $count } deals
}
club-tally = { $state ->
    [all] { $count ->
        [one] 1 table
       *[other] All { $count } tables
    }
    [playing] { $count } playing
    [claimed] { $count } waiting
    [disputed] { $count } disputed
   *[done] { $count } done
}
club-standing-said = { $place ->
    [none] { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, difference { $difference }
   *[other] Place { $place }: { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, difference { $difference }
}
club-draw = Draw round { $number }
club-drawing = Drawing…
club-draw-again = Draw again
club-draw-back = Undo draw
club-start = Start round
club-with-clock = With clock
    .says = Start the clock too
club-clock-turn = { $turn ->
    [start] Start
    [pause] Pause
   *[resume] Resume
}
club-clock-said = { $change ->
    [less] { $minutes } minutes less for all tables
   *[more] { $minutes } more minutes for all tables
}
club-break = Break
club-break-minutes = { $minutes } min
    .says = Start a break of { $minutes } minutes
club-break-change = { $change ->
    [less] Break { $minutes } minutes shorter
   *[more] Break { $minutes } minutes longer
}
club-break-end = End break
club-swap-hint = Tap two names to swap them.
club-swap-other = Tap the name to swap with.
club-swap-said = Swap { $name }
club-repeats = { $count ->
    [0] No repeat pairings.
    [one] 1 repeat: see the table.
   *[other] { $count } repeats: see the tables.
}
club-against = against
club-team-sum = { $teams }, all tables together: { $score }
club-rest = Sitting out
club-close = Close round { $number }
club-close-open = { $count ->
    [one] Close round { $number }: 1 table is open
   *[other] Close round { $number }: { $count } tables are open
}
club-final = Final standings
club-over-hint = To correct a result, tap its table.
club-final-begin = Final or sections
    .detail = Start a session from these standings.

## Club: one table

club-organiser = organiser
club-phone = phone { $phone } (card { $table })
club-phone-for = { $name }, on phone { $phone } (card { $table })
club-phone-hall = phone { $phone }
club-phone-hall-for = { $name }, on phone { $phone }
club-how = { $how ->
    [agreed] Both sides agreed.
    [decided] Decided by the organiser.
    [paper] Entered from paper.
   *[walkover] Walkover.
}
club-claimed = { $score } reported by { $side }
club-disputes = Disputed by { $side }
club-grid = Results
club-grid-open = Enter results
club-grid-hint = Move with Enter or the arrow keys. Press Enter in the last field to save the table. Type x for a side that didn’t come. Type * after the points of a side that won by a special hand.
club-grid-points = Points
club-grid-missing = { $count ->
    [0] All results are in.
    [one] 1 result is missing.
   *[other] { $count } results are missing.
}
club-grid-unsaved = Not saved yet.
club-grid-save = { $count ->
    [one] Save 1 table
   *[other] Save { $count } tables
}
club-grid-reported = { $state ->
    [claimed] Phone: { $score }, not confirmed yet.
    [disputed] Phone: { $score }, disputed.
   *[playing] Phone: { $score } so far.
}
club-grid-again = Press Enter again to save anyway.
club-grid-lost = Not saved, because this table already has a result. You typed: { $typed }
club-grid-typo = Typing error
club-settle = Enter the result
club-correct = Correct the result
club-winner = Who won?
club-winner-points = By points
club-awards = { $awards ->
    [score] By the score
   *[decided] Enter for each side
}
club-awards-title = Points for the standings
club-awards-are = Points for the standings: { $points }
club-reason = Reason
club-reason-hint = The reason is shown in the log.
club-decide = Confirm decision
club-from-paper = From paper
club-correct-do = Save correction
club-scoreless = Yes, every side has 0 points
club-reopen = Reopen table
club-reopen-ask = Reopen table { $table }?
club-reopen-hint = This removes the result. The table’s phones can then score again.
club-walkover = Walkover
club-walkover-hint = Who didn’t come? Their opponents get { $points } card points.
club-walkover-do = Record walkover
club-extra = Extra time
club-extra-now = { $minutes ->
    [0] This table plays as long as the others.
    [one] This table may play 1 minute longer than the others.
   *[other] This table may play { $minutes } minutes longer than the others.
}
club-extra-said = { $change ->
    [less] Table { $table }: { $minutes } minutes less
   *[more] Table { $table }: { $minutes } more minutes
}
club-deals-title = Deals
club-deals-none = No deals scored here yet.
club-record = Score deals here
club-not-started = The round hasn’t started, so you can’t enter anything yet.
club-code = Phones at this table
club-code-hint = Anyone who scans this chooses their name at this table. From then on, the phone shows that player’s table in every round and can change only that table.
club-screen = Big screen
club-screen-hint = Standings, tables and clock for a projector or TV. Open this link there. It is for viewing only.
club-screen-shows = The big screen shows
club-screen-shows-hint = Initials are for clubs that don’t want names on the wall.
club-screen-names = Names
club-screen-initials = Initials
club-code-show = Show code
club-code-new = New code
club-code-ask = Make a new code?
club-code-said = Code to scan for { $address }
club-code-visitors = { $count ->
    [0] No device has used it yet.
    [one] 1 device has used it.
   *[other] { $count } devices have used it.
}
club-no-server = Phones can’t connect yet. Quit the app and start it with “scorekeeper serve”. Your session will still be here.
club-code-warning = The old code will stop working, and every device that used it will lose access. Print the table card again.
club-hall = Phones for the whole session
club-hall-hint = Put this on the wall. People scan it and choose their name. Their phone then shows their table in every round. If a name already has a phone, that phone or you must agree before another takes it.
club-hall-how = Scan the code, or open the address and type the letters. Then choose your name. This works before the first round too.
club-phones = Phones
club-phones-row = With a phone: { $count } of { $all }
club-phones-none = No phone has connected yet.
club-phones-hint = Tap “Lost” to disconnect a phone, so that another can take its place. Tap “Reassign” to give its place to a phone that is asking for it. If none is asking, the old phone must choose a name again.
club-phone-there = connected
club-phone-since = gone since { $time }
club-phone-away = not connected
club-phone-unowned = No name chosen yet
club-phone-wants = Asks to join { $owner }
club-phone-allow = Let it join
    .says = Let it join: { $who }
club-phone-hand-on = Reassign
    .says = Reassign: { $who }
club-phone-lost = Lost
    .says = Lost: { $who }
club-phone-lost-ask = Disconnect the phone of { $who }?
club-phone-lost-hint = The phone has to scan the code again. To give the name to another phone, choose “Reassign”.
club-at-table-count = At their tables: { $count } of { $all }
club-at-table = At the table: { $who }
club-call-who = Table { $table }: { $who }
club-call-answer = On my way
    .says = On my way: { $who }
club-call-answered = on the way since { $time }
club-call-done = Done
    .says = Done: { $who }

club-call-decide = Decide
    .says = Decide: { $who }
club-call-dispute = Result disputed
## Club: standing and log screens

club-standing-none = Nobody is on the list yet.
club-head-points = Points
club-head-difference = ± cards
club-scheme-ties = tie-breaks: { $ties }
club-record-told = { $wins } won, { $losses } lost{ $draws ->
    [0] { "" }
   *[other] , { $draws } drawn
}
club-figures-told = Card points { $card_points }, difference { $difference }, highest match { $highest }
club-line-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
club-line-dropped = ({ $points }) left out
club-whole-session = Whole session
club-adjust-back = Remove: { $line }
club-log-none = Nothing has happened yet.
club-log-older = Older
club-because = “{ $reason }”

## Club: print, save, move

club-cards = Table cards
club-cards-hint = Save a page, then open it to print it.
club-cards-codes = { $count ->
    [0] Table cards with codes
    [one] 1 table card with its code
   *[other] { $count } table cards with codes
}
club-cards-round = Score cards, round { $number }
club-cards-title = { $name }, { $day }
club-card-how = Scan the code, or open the address and type the letters. This card is valid for all rounds.
club-card-signed = signature
club-sheets = Sheets
club-sheets-hint = Print them, or save them for a spreadsheet.
club-sheet-page = { $paper }: print
club-sheet-csv = { $paper }: spreadsheet
club-paper = { $paper ->
    [check-in] Check-in list
    [seating] Round { $number }: seating
    [results] Round { $number }: results
    [ranking] Standings after round { $number }
    [standing] Standings
    [final] Final standings
    [categories] Standings by category
    [season] Season standings
    [lines] Standings in detail
   *[log] Log
}
club-seats-by = { $what ->
    [table] By table
   *[name] By name
}
club-categories-hint = Pairs and teams count in a category if all their players belong to it.
club-column = { $code ->
    [number] No.
    [entrant] Entry
    [members] Players
    [checked_in] Here
    [mark] ✓
    [evening] Session
    [date] Date
    [round] Round
    [table] Table
    [side] Side { $number }
    [score] Score { $number }
    [state] Status
    [how] How decided
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
    [dropped] Rounds left out
    [parted_by] Tie-break
    [at] Time
    [by] By
    [kind] Event
    [before] Before
    [reason] Reason
    [member] Player
    [partner] With
    [against] Against
    [category] Category
    [overall] Overall
    [season] Season
    [strength] Rating
    [matches] Matches
    [record] Record
    [value] Value
    [adjusted] Penalties and bonuses
    [line] Result
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
club-cell-shared = tied
club-cell-bye = bye
club-cell-drawn = draw
club-cell-not-counted = ({ $value })
club-log = { $code ->
    [drawn] round drawn
    [taken_back] draw undone
    [arranged] changed by hand
    [started] round started
    [closed] round closed
    [claimed] result reported
    [withdrawn] result withdrawn
    [agreed] result agreed
    [disputed] result disputed
    [decided] result decided
    [paper] result from paper
    [walkover] walkover
    [corrected] result corrected
    [reopened] table reopened
    [swapped] partners swapped
    [checked_in] checked in
    [checked_out] checked out
    [adjusted] penalty or bonus
    [adjustment_removed] penalty or bonus removed
    [clock_started] clock started
    [clock_paused] clock paused
    [clock_resumed] clock resumed
    [minutes_added] round length changed
    [table_minutes_added] extra time
    [break_started] break started
    [break_changed] break changed
    [break_ended] break ended
    [called] organiser called
    [coming] organiser on the way
    [attended] call ended
   *[substituted] substitute
}
club-move = Move to another computer
club-move-hint = One file with everything: players, rounds, results, deals and table codes. Anyone who has it can run the session, so keep it to yourself.
club-move-save = Save session as a file
club-delete = Delete this session
club-delete-ask = Delete “{ $name }”?
club-delete-hint = The session and all its deals will be removed from the list and from its season’s standings. You can restore it later.
club-deleted = Deleted sessions
logins = Organisers on other computers
logins-count = { $count ->
    [one] 1 computer is logged in with the PIN.
   *[other] { $count } computers are logged in with the PIN.
}
logins-end-own = Log out here
logins-end-others = Log out all others
logins-end-all = Log out all
directors-hint = A director runs the session from their own device, and the log shows their name. Only the organiser invites directors, deletes sessions, restores backups and erases people.
directors-name = Director’s name
directors-invite = Invite
directors-for = Invitation for { $name }
directors-picture = Code to scan, invitation for { $name }
directors-scan = Scan this with the director’s phone or tablet. It works once, until { $until }.
directors-type = Or open { $address } there and type this PIN:
directors-login = { $device }, since { $since }
directors-device = Unknown browser
directors-log-out = Log out { $name }, { $device }
directors-invited = Invitation open until { $until }
directors-nowhere = Not logged in
directors-again = Invite another device
directors-remove = Remove
directors-remove-ask = Remove { $name }?
directors-remove-hint = All their devices are logged out at once. The log keeps their name.
directors-organiser-only = Only the organiser can do this.
directors-own = You are logged in as { $name }.
club-bring-back = Restore { $name }
club-take-hint = Choose the file saved on the other computer. Table codes stay valid.
club-take-choose = Choose a file
club-take-anyway = Import anyway
club-take-both = Keep both
club-take-unread = Couldn’t read the file.
club-take-broken = { $file } isn’t a session this app can read:
club-unreadable = { $name }, { $day }: saved by a newer version. Update the app.

## Club: people

club-guests = Guests
club-members-add = { $count ->
    [one] Add 1 member
   *[other] Add { $count } members
}
club-members-none = No members yet. Players appear here after their first session.
club-member-gone = This person was removed.
club-evenings-count = { $count ->
    [0] no sessions yet
    [one] 1 session
   *[other] { $count } sessions
}
club-last-seen = last played { $day }
club-member-is = Member
club-guest-is = Guest
club-member-make = Make member
club-guest-make = Make guest
publish-as = On published pages
publish-as-of = { $as ->
    [name] Full name
   *[initials] Initials
}
club-categories = Categories
club-categories-own = Each category, such as newcomers, gets its own standings on the sheets of a session.
club-category-new = New category
club-category-add = Add category
club-merge-hint = All sessions and matches of { $gone } will count for { $kept } and show that name. You can undo this at any time.
club-forget = Erase this person
club-forget-hint = The name is replaced everywhere, including backups. Results, places and nicknames in notes are kept.
club-alias = Replacement name
club-alias-usual = Former player { $number }
club-forget-do = Erase
club-forget-ask = Erase { $name }?
club-forget-warning = { $alias } will replace the name everywhere. You can’t undo this, not even from a backup.
club-forgotten = Erased
club-forgotten-as = The name has been replaced by { $alias }.
club-forgotten-files = { $what ->
    [rewritten] { $count ->
        [one] Rewritten without the name: { $files }
       *[other] { $count } files rewritten without the name: { $files }
    }
    [cut] { $count ->
        [one] Already damaged, with only the readable part left: { $files }
       *[other] { $count } files already damaged, with only the readable parts left: { $files }
    }
    [removed] { $count ->
        [one] Removed: { $files }
       *[other] { $count } files removed: { $files }
    }
   *[left] { $count ->
        [one] Unchanged and still containing the name: { $files }
       *[other] { $count } files unchanged and still containing the name: { $files }
    }
}
club-forgotten-shared = Someone else has this name too, so it remains for them: { $names }

## Club: seasons

club-seasons-none = A season combines several sessions into one set of standings. To start one, enter its name.
club-season-name = Season name
club-season-new = New season
club-season-gone = This season was deleted.
club-season-table = Standings
club-season-empty = Choose the sessions that belong to this season.
club-season-how = { $best ->
    [0] { $count ->
        [one] { $figure ->
            [points] Points
            [card_points] Card points
            [difference] Difference in card points
            [wins] Matches won
           *[places] Points for places
        }, 1 session.
       *[other] { $figure ->
            [points] Points
            [card_points] Card points
            [difference] Difference in card points
            [wins] Matches won
           *[places] Points for places
        }, all { $count } sessions.
    }
    [one] { $figure ->
        [points] Points
        [card_points] Card points
        [difference] Difference in card points
        [wins] Matches won
       *[places] Points for places
    }, best of { $count } sessions.
   *[other] { $figure ->
        [points] Points
        [card_points] Card points
        [difference] Difference in card points
        [wins] Matches won
       *[places] Points for places
    }, best { $best } of { $count } sessions.
}
club-season-score = { $day }: { $value }
club-season-score-not = { $day }: ({ $value })
club-season-ties = If totals are equal, the best single session decides.
club-season-counts = Scoring
club-season-best = How many of each player’s best sessions count?
club-season-all = all
club-season-figure = What each session scores:
club-season-figure-of = { $figure ->
    [points] points
    [card_points] card points
    [difference] difference
    [wins] matches won
   *[places] points for places
}
club-season-places = From first place down: { $points }. All others score 0.
club-season-evenings = Sessions in this season:
club-season-figures = Deals, partnerships and records from all tables of this season
club-season-delete = Delete this season
club-season-delete-hint = Its sessions are kept.
club-print = Print
club-table-file = Spreadsheet
club-ratings = Ratings
club-ratings-hint = Playing strength of each player, estimated from results. The second number is the margin of error.
club-ratings-order = The order takes the margin into account, so players with few games rank lower.
club-ratings-show = Calculate
club-ratings-missing = Ratings need an extra package. Install “canasta-scorekeeper[web]”.
club-rating = { NUMBER($strength, maximumFractionDigits: 1, minimumFractionDigits: 1) } ± { NUMBER($doubt, maximumFractionDigits: 1, minimumFractionDigits: 1) }
club-rating-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
publish-title = Canasta club
publish-hint = Sessions, seasons, ratings and records as plain web pages in one zip file. Unpack it on any web server.
publish-club = Club name
publish-names = Names on the pages
publish-names-of = { $who ->
    [agreed] With consent
   *[all] Everyone
}
publish-names-hint = Tap those who agree to be named. Everyone else appears with initials.
publish-running = Include sessions in progress
publish-save = Save as a zip file
publish-evenings = Sessions
publish-none = No finished sessions yet.
publish-records = Records
publish-record = { $kind ->
    [highest_match] Highest match
    [largest_margin] Largest winning margin
    [best_deal] Best deal
    [most_canastas] Most canastas in a deal
   *[longest_streak] Longest winning streak
}

## How a rule set is played, made of its values

how-to-play = How to play
how-to-play-values = All values
how-to-play-sources = Sources
rule-sets-played = Most played here
rule-sets-times = { $count ->
    [one] Played once here
   *[other] Played { $count } times here
}
rule-sets-for = Number of players
rule-sets-for-said = For { $players } players
rule-sets-search = Search rule sets
rule-sets-rare = More rule sets
    .detail = Less known: { $count }
rule-sets-none = No rule sets found.
play-head-aim = Aim of the game
play-head-sides = Players and cards
play-head-dealing = Dealing
play-head-turn = A turn
play-head-melds = Melds
play-head-wilds = Wild cards
play-head-canastas = Canastas
play-head-canastas--burraco = Burracos
play-head-canastas--buraco = { play-head-canastas--usual }
play-head-canastas--burako = { play-head-canastas--usual }
play-head-canastas--buraco_closed = { play-head-canastas--usual }
play-head-canastas--tranca = { play-head-canastas--usual }
play-head-canastas--biriba = Biribas
play-head-red-threes = Red threes
play-head-black-threes = Black threes
play-head-pile = Taking the pile
play-head-special = Special hands
play-head-acaba = Acaba
play-head-penalties = Penalties
play-head-initial = Initial meld
play-head-out = Going out
play-head-scoring = Scoring
play-head-end = End of the game
play-head-players = With { $players } players
play-head-later = Second phase
play-aim = { $melds ->
    [sequences] You collect sequences of one suit and lay them down face up as melds.
    [both] You collect cards of the same rank and sequences of one suit, and lay them down face up as melds.
   *[groups] You collect cards of the same rank and lay them down face up as melds.
} Long melds are called { canasta-name }s and bring most of the points.
play-aim-target = You play one deal after another until a side reaches { $points } points.
play-later = When a player reaches { $points } points, the rules below apply from the next deal to the end of the game.
play-aim-deals = { $deals ->
    [one] A game has one deal.
   *[other] A game has { $deals } deals.
}
play-sides = { $kind ->
    [partnership] { $size ->
        [2] You play in { $sides } pairs. Partners sit opposite each other and share their melds.
       *[other] You play in { $sides } sides of { $size } players. Players of different sides sit alternately, and partners share their melds.
    }
    [lone_hand] There are { $sides } players. In each deal, one plays alone against the others.
   *[individual] There are { $sides } players, and each plays alone. Where the rules say “side”, they mean a single player.
}
play-lone-pile = The first player to take the pile plays alone for the rest of the deal. The others then share their melds.
play-packs = You need { $packs ->
    [one] one pack
   *[other] { $packs } packs
} of cards { $jokers ->
    [0] without jokers
   *[other] and { $jokers } jokers
}, { $cards } cards in all.
play-first-dealer = { $value ->
    [by_lot] The first dealer is drawn by lot.
   *[any_method] Choose the first dealer in any way you like.
}
play-dealing = { $players ->
    [2] The dealer’s opponent cuts the cards, plays first and deals next.
   *[other] { $value ->
        [counterclockwise] The player on the dealer’s left cuts the cards. The player on the dealer’s right plays first and deals next. Play goes anticlockwise.
       *[clockwise] The player on the dealer’s right cuts the cards. The player on the dealer’s left plays first and deals next. Play goes clockwise.
    }
}
play-hand = Each player is dealt { $cards } cards.
play-foot = { $taken ->
    [after_first_canasta] Each player also gets a second hand of { $cards } cards, face down, and picks it up after their first canasta.
    [by_side] Each side also has a { foot-name } of { $cards } cards, face down. The first player of that side to run out of cards picks it up.
   *[after_hand] Each player also gets a foot of { $cards } cards. It stays face down until the player has played all the cards in their hand.
}
play-foot-alone = Each player also has a { foot-name } of { $cards } cards, face down, and picks it up when they run out of cards.
play-foot-lone = There are two feet, one of { $lone } cards and one of { $cards }. The first player to run out of cards takes the foot of { $lone } and plays alone for the rest of the deal. The other two then share their melds and the other foot.
play-foot-lone--burraco = There are two pozzetti, one of { $lone } cards and one of { $cards }. The first player to run out of cards takes the pozzetto of { $lone } and plays alone for the rest of the deal. The other two then share their melds and the other pozzetto.
play-first-pile = { $value ->
    [upcard_value] One card is turned up to begin the discard pile. As many cards as its value are then added to the pile, from one for an ace to thirteen for a king. The remaining cards are the stock.
    [no_card] The remaining cards are the stock. The discard pile begins with the first discard.
   *[one_card] One card is turned up to begin the discard pile. The remaining cards are the stock.
}
play-draw = { $cards ->
    [one] Begin your turn by taking the pile or drawing a card from the stock.
   *[other] Begin your turn by taking the pile or drawing { $cards } cards from the stock.
}
play-discard = Then you may meld cards. End your turn by discarding one card face up on the pile.
play-add = On your turn, you may also add cards to your side’s melds, but never to another side’s melds.
play-meld = A meld is { $cards } or more cards of the same rank.
play-meld-ranks = Only these ranks can be melded in this way: { $ranks }.
play-meld-most = A meld can have at most { $cards } cards.
play-meld-most-waived = Only a player who is going out may meld more.
play-one-meld = { $value ->
    [yes] A side can have only one meld of each rank.
   *[no] A side can have several melds of the same rank.
}
play-twos = Twos may also be melded on their own.
play-sequence = { $ends ->
    [same] A meld can also be a sequence of { $least } to { $most } consecutive cards of one suit.
   *[different] A meld can also be a sequence of { $least } to { $most } consecutive cards of one suit, between the { $low } and the { $high }.
}
play-sequence-only = { $ends ->
    [same] A meld is a sequence of { $least } to { $most } consecutive cards of one suit.
   *[different] A meld is a sequence of { $least } to { $most } consecutive cards of one suit, between the { $low } and the { $high }.
}
play-sequence-two = In a sequence, an ace can be low or high, and a two in its own place counts as a natural card.
play-sequence-aces = { $aces ->
    [1] A sequence can include only one ace.
   *[other] A sequence can both begin and end with an ace.
}
play-sequence-wilds = { $wilds ->
    [0] Wild cards can’t be used in sequences.
    [one] A sequence can include at most one wild card.
   *[other] A sequence can include at most { $wilds } wild cards.
}
play-wild = { $jokers ->
    [yes] Jokers and twos are wild cards
   *[no] Twos are wild cards
} and can replace any other card. A meld needs at least { $naturals ->
    [one] one natural card.
   *[other] { $naturals } natural cards.
}
play-wild-most = { $wilds ->
    [0] Wild cards can’t be used in melds.
    [one] A meld can include at most one wild card.
   *[other] A meld can include at most { $wilds } wild cards.
}
play-wild-no-group = Wild cards can’t be used in melds of one rank.
play-wild-share = { $value ->
    [lt] A meld must have fewer wild cards than natural cards.
   *[le] A meld can’t have more wild cards than natural cards.
}
play-wild-alone = Wild cards may also be melded on their own, up to { $cards } in one meld.
play-wild-never-alone = Wild cards can’t be melded on their own.
play-wild-first = A side with an unfinished meld of wild cards must finish it before using wild cards in other melds.
play-wild-never = { $count ->
    [one] Wild cards can’t be used in a meld of rank { $ranks }.
   *[other] Wild cards can’t be used in melds of these ranks: { $ranks }.
}
play-wild-aces = Wild cards may be melded with aces only in the initial meld.
play-wild-five = After the initial meld, wild cards may be added only to melds that have at least five natural cards.
play-canasta = { $melds ->
    [sequences] A sequence of { $cards } or more cards is a { canasta-name }.
    [both] A meld of { $cards } or more cards is a { canasta-name }, whether its cards are of one rank or in sequence.
   *[groups] A meld of { $cards } or more cards is a { canasta-name }.
}
play-canasta-sequence = A sequence of { $cards } or more cards is a { canasta-name }. A meld of one rank never counts as one.
play-canasta-full = A meld of { $cards } cards is a { canasta-name }.
play-canasta-natural = A canasta without wild cards is natural and scores { $points } points.
play-canasta-mixed = A canasta with wild cards is mixed and scores { $points } points.
play-canasta-bonus = { $type ->
    [wild] A canasta of wild cards scores { $points } points.
    [wild_all_twos] If all its cards are twos, it scores { $points } points.
    [wild_four_jokers] If it includes four jokers, it scores { $points } points.
    [sequence] A { canasta-name } that is a sequence scores { $points } points.
    [sevens] A canasta of sevens scores { $points } points.
    [fives] A canasta of fives scores { $points } points.
    [aces] A canasta of aces scores { $points } points.
    [sevens_mixed] A canasta of sevens with wild cards scores { $points } points.
    [aces_mixed] A canasta of aces with wild cards scores { $points } points.
    [semi_natural] A clean { canasta-name } to which a wild card has been added is semi-clean and scores { $points } points.
    [suit_ace_to_ace] A sequence from ace to ace without wild cards scores { $points } points.
    [suit_whole] A sequence of a whole suit without wild cards scores { $points } points.
    [suit_mixed] A sequence of a whole suit with a wild card in it scores { $points } points.
    [rank_whole] Eight cards of the same rank, without wild cards, score { $points } points.
    [rank_mixed] Eight cards of the same rank and a wild card score { $points } points.
    [twos_natural] A natural canasta of twos scores { $points } points.
   *[twos_mixed] A mixed canasta of twos scores { $points } points.
}
play-canasta-natural--burraco = A { canasta-name } without wild cards is clean and scores { $points } points.
play-canasta-mixed--burraco = A { canasta-name } with a wild card is dirty and scores { $points } points.
play-canasta-cards = { $value ->
    [yes] In addition to its bonus, a { canasta-name } scores the values of its cards.
   *[no] A { canasta-name } scores only its bonus, not the values of its cards.
}
play-canasta-from-hand = { $value ->
    [multiply] { $amount ->
        [2] A canasta laid down from the hand all at once is concealed and scores its bonus twice.
       *[other] A canasta laid down from the hand all at once is concealed and scores its bonus { $amount } times.
    }
   *[add] A canasta laid down from the hand all at once is concealed and scores { $amount } points more.
}
play-canasta-trump = The first card turned up sets the trump suit. { $times ->
    [2] A { canasta-name } that is a sequence of trumps scores its bonus twice.
   *[other] A { canasta-name } that is a sequence of trumps scores its bonus { $times } times.
}
play-canasta-extra = A side with several { canasta-name }s scores an extra bonus:
play-canasta-out = Only the side that goes out scores the bonus for canastas of these kinds: { $types }.
play-red-threes = { $value ->
    [yes] Red threes are not melded. As soon as you have one, lay it down face up and draw another card.
   *[no] Red threes are not melded. As soon as you have one, lay it down face up. You don’t draw another card for it.
}
play-red-each = Each red three is worth { $points } points.
play-red-all = Each red three is worth { $points } points. All { $threes } together are worth { $together }.
play-red-values = The total value of a side’s red threes depends on how many it has:
play-red-sides = { $below ->
    [zero] Red threes count only for a side that has melded.
   *[minus] Red threes count for a side that has melded and against a side that hasn’t.
}
play-red-needs = { $canastas ->
    [one] { $measure ->
        [sevens] { $below ->
            [zero] Red threes count only for a side with a canasta of sevens.
           *[minus] Red threes count for a side with a canasta of sevens and against a side without one.
        }
        [natural] { $below ->
            [zero] Red threes count only for a side with a natural canasta.
           *[minus] Red threes count for a side with a natural canasta and against a side without one.
        }
       *[canastas] { $below ->
            [zero] Red threes count only for a side with a canasta.
           *[minus] Red threes count for a side with a canasta and against a side without one.
        }
    }
   *[other] { $below ->
        [zero] Red threes count only for a side with at least { $canastas } canastas.
       *[minus] Red threes count for a side with at least { $canastas } canastas and against a side with fewer.
    }
}
play-red-melded = { $sign ->
    [minus] { $melded ->
        [0] Red threes count against a side that has melded nothing.
       *[other] Red threes count against a side that has melded.
    }
    [zero] { $melded ->
        [0] Red threes don’t count for a side that has melded nothing.
       *[other] Red threes don’t count for a side that has melded.
    }
   *[plus] { $melded ->
        [0] Red threes count for every side.
       *[other] Red threes count for a side that has melded.
    }
}
play-red-canastas = { $sign ->
    [minus] If a side has { $what }, its red threes count against it.
    [zero] If a side has { $what }, its red threes don’t count.
   *[plus] If a side has { $what }, its red threes count for it.
}
play-red-never = Red threes are neither melded nor laid down.
play-threes-plain = Threes are ordinary cards.
play-red-all-four = If all four red threes count against a side, they cost it { $points } points in all.
play-red-as-tabled = While a side has no canasta, a red three left in hand counts as if it were on the table.
play-red-in-hand = A red three that is still in hand at the end of the deal costs { $points } points.
play-black-each = { $place ->
    [captured_values] Each black three taken with the pile scores { $points } points.
   *[tabled_values] Each black three is worth { $points } points.
}
play-black-all = { $place ->
    [captured_values] Each black three taken with the pile scores { $points } points. All { $threes } together score { $together }.
   *[tabled_values] Each black three on the table is worth { $points } points. All { $threes } together are worth { $together }.
}
play-black-values = { $place ->
    [captured_values] The more black threes a side takes with the pile, the more they score together:
   *[tabled_values] The more black threes a side has on the table, the more they are worth together:
}
play-black-role = { $value ->
    [discard_only] Black threes can only be discarded.
    [tabled_bonus] Black threes are laid down like red threes.
    [removed_from_pile] When the pile is taken, the black threes in it are removed from the game.
   *[stop_card] A black three on top of the pile blocks it, so the next player can’t take the pile.
}
play-black-meld = { $when ->
    [any] { $wilds ->
        [yes] You may meld { $least } or more black threes together at any time, with or without wild cards.
       *[no] You may meld { $least } or more black threes together at any time, but not with wild cards.
    }
   *[going_out] { $wilds ->
        [yes] You may meld black threes only when you go out: { $least } or more together, with or without wild cards.
       *[no] You may meld black threes only when you go out: { $least } or more together, without wild cards.
    }
}
play-black-most = A meld of black threes can have at most { $cards } cards.
play-black-never = Black threes can’t be melded.
play-black-as-tabled = While a side has no canasta, a black three left in hand counts as if it were on the table.
play-black-in-hand = A black three that is still in hand at the end of the deal costs { $points } points.
play-pile = { $value ->
    [natural_pair] To take the pile, you need two natural cards in your hand that match its top card in rank. You must meld all three cards at once.
    [no_wild] You may take the pile if you meld its top card at once with natural cards only.
    [nothing] You may take the pile on any turn. You don’t have to meld any of its cards.
    [top_card] You may take the pile if you meld its top card at once. You may meld it together with cards from your hand or add it to a meld of your side.
    [any_of_pile] You may take the pile if you meld one of its cards at once. You may meld this card together with cards from your hand or add it to a meld of your side.
   *[any] You may take the pile if you meld its top card at once. You may meld it with two natural cards of its rank from your hand, or with one such card and a wild card, or add it to a meld of your side.
}
play-pile-frozen = The pile is frozen for a side that hasn’t melded yet. It is frozen for everybody while it contains a wild card. You may take a frozen pile only if you meld its top card at once with two natural cards of its rank from your hand.
play-pile-all = You always take the whole pile.
play-pile-cards = { $cards ->
    [one] You take only the top card of the pile.
   *[other] You take only the top { $cards } cards of the pile.
}
play-pile-always-frozen = The pile is always frozen.
play-pile-pair-canasta = You can’t take the pile if its top card has the same rank as a canasta that your side has finished.
play-out-ends = You go out by getting rid of your last card. This ends the deal.
play-pile-canasta = { $value ->
    [yes] You may also take the pile to add its top card to a finished { canasta-name }.
   *[no] You can’t take the pile to add its top card to a finished { canasta-name }.
}
play-pile-jokers = { $value ->
    [yes] Jokers may be discarded.
   *[no] Jokers may not be discarded.
}
play-initial = { $value ->
    [hand_number] The cards that a side melds first in a deal are its initial meld, even if they form several melds. Their total value must reach a minimum, which depends on the number of the deal:
   *[score] The cards that a side melds first in a deal are its initial meld, even if they form several melds. Their total value must reach a minimum, which depends on the side’s score so far:
}
play-initial-top = { $value ->
    [yes] If you take the pile for the initial meld, only its top card counts towards the minimum.
   *[no] If you take the pile for the initial meld, its cards don’t count towards the minimum.
}
play-initial-none = There is no minimum for the initial meld.
play-initial-again = The minimum in the last row applies only to the first deal that a side begins with such a score. In its later deals, the minimum is: { $points }.
play-initial-no-pile = You can’t take the pile for the initial meld.
play-initial-no-mixed = The initial meld can’t include a mixed canasta.
play-initial-only = { $what ->
    [canasta_always_suffices] A complete canasta is always enough for the initial meld.
    [naturals_only] The initial meld can’t include wild cards.
   *[clean_triple_required] The initial meld must include three natural cards of one rank.
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonuses and red threes count towards the minimum.
        [no] Bonuses count towards the minimum, but red threes don’t.
       *[none] Bonuses count towards the minimum.
    }
   *[no] { $red_threes ->
        [yes] Red threes count towards the minimum, but bonuses don’t.
        [no] Bonuses and red threes don’t count towards the minimum.
       *[none] Bonuses don’t count towards the minimum.
    }
}
play-initial-after = After a side’s initial meld, there is no minimum for its other melds in the deal.
play-initial-concealed = { $value ->
    [always] If you go out concealed, your initial meld doesn’t have to reach the minimum.
    [if_drawn_from_stock] If you go out concealed without taking the pile, your initial meld doesn’t have to reach the minimum.
   *[never] Even if you go out concealed, your initial meld must reach the minimum.
}
play-out = { $canastas ->
    [0] A side may go out without a { canasta-name }.
    [one] To go out, a side needs a { canasta-name }.
   *[other] To go out, a side needs { $canastas } { canasta-name }s.
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
    [wild] { $count ->
        [one] At least one of them must be of wild cards.
       *[other] At least { $count } of them must be of wild cards.
    }
    [sevens] { $count ->
        [one] At least one of them must be of sevens. That one doesn’t count as natural or mixed.
       *[other] At least { $count } of them must be of sevens. Those don’t count as natural or mixed.
    }
    [fives] { $count ->
        [one] At least one of them must be of fives. That one doesn’t count as natural or mixed.
       *[other] At least { $count } of them must be of fives. Those don’t count as natural or mixed.
    }
   *[sequence] { $count ->
        [one] At least one of them must be a sequence.
       *[other] At least { $count } of them must be sequences.
    }
}
play-out-kind--burraco = { $type ->
    [natural] { $count ->
        [one] At least one of them must be clean.
       *[other] At least { $count } of them must be clean.
    }
    [mixed] { $count ->
        [one] At least one of them must be dirty.
       *[other] At least { $count } of them must be dirty.
    }
   *[other] { play-out-kind--usual }
}
play-out-only = { $type ->
    [natural] It must be natural.
    [mixed] It must be mixed.
    [wild] It must be of wild cards.
    [sevens] It must be of sevens.
    [fives] It must be of fives.
   *[sequence] It must be a sequence.
}
play-out-only--burraco = { $type ->
    [natural] It must be clean.
    [mixed] It must be dirty.
   *[other] { play-out-only--usual }
}
play-out-exclude = Canastas of these kinds don’t count for going out: { $types }.
play-out-short = You can’t go out while your side has an unfinished canasta of any of these kinds: { $types }.
play-out-foot = A side must also have taken its { foot-name }.
play-out-discard = { $value ->
    [yes] The last card must be discarded.
   *[no] The last card may be melded or discarded.
}
play-out-last = { $value ->
    [must_discard] As long as your side has no { canasta-name }, you must keep a card to discard.
   *[may_be_kept] As long as your side has no { canasta-name }, you may keep your last card instead of discarding it.
}
play-out-concealed = You go out concealed if you play your whole hand in one turn and haven’t melded any cards before that turn.
play-out-partner = { $value ->
    [must_ask] You must ask your partner before you go out.
   *[may_ask_binding] You may ask your partner before you go out. The answer is then binding.
}
play-stock-out = { $value ->
    [after_last_draw] The deal ends after the turn in which the last card of the stock was drawn.
    [pile_becomes_stock] When the stock runs out, the pile is turned over and becomes the stock.
    [foot_becomes_stock] When the stock runs out, a { foot-name } that nobody has taken becomes the stock. If there is none left, the deal ends.
   *[until_pile_refused] When the stock runs out, the deal goes on until a player can’t take the pile or doesn’t want to.
}
play-stock-last-turn = The player who drew the last card finishes the turn.
play-score = At the end of a deal, a side scores its bonuses and the values of the cards it has melded. { $value ->
    [every_card_of_hand_and_foot] The values of cards left in hand and foot are subtracted.
   *[every_card_of_all_partners] The values of cards left in hand are subtracted.
}
play-score-negative = If a side has no { canasta-name }, the values of the cards it has melded are subtracted too.
play-score-out = Going out scores { $points } points.
play-partners-half = { $halves ->
    [toward_zero] The two partners each receive half of the points they score together, rounded towards zero.
   *[up] The two partners each receive half of the points they score together, rounded up.
}
play-partners-whole = The two partners each receive all the points they score together.
play-score-concealed = Going out concealed scores { $points } points more.
play-exact-pickup = A player who picks up exactly enough cards for their hand and { foot-name } in one go scores { $points } points.
play-score-cards = Card values:
play-acaba = A player who sees no way to win may call “acaba”. The deal then ends. Every other side scores { $others } points, and the caller’s side scores { $own }.
play-acaba-partner = { $value ->
    [must_ask] You must ask your partner before you call acaba.
   *[may_ask_binding] You may ask your partner before you call acaba. The answer is then binding.
}
play-auto-win = A side with { $canastas } canastas in one deal scores { $points } points and wins the game.
play-auto-win-instead = A side with { $canastas } canastas in one deal wins the game. It scores { $points } points instead of its other points in that deal.
play-special = { $value ->
    [add] A special hand is laid down all at once and scores in addition to everything else:
   *[replace] A special hand is laid down all at once and scores instead of everything else:
}
play-penalties = There is a penalty for each of these:
play-penalty-foot = If no side has taken its { foot-name }, there is no penalty for that.
play-end = { $value ->
    [highest_after_last_deal] After the last deal, the highest total wins.
   *[highest_at_target] The game ends with the deal in which a side reaches the target. The highest total wins.
}
play-end-tie = { $value ->
    [drawn_game] If the highest totals are tied, the game is drawn.
   *[play_another_hand] If the highest totals are tied, another deal is played.
}

## How a rule set differs from another

differ-not = Doesn’t apply here: { $sentence }
differ-title = How { $here } differs from { $there }
differ-tab = Differences
differ-same = Played just like { $name }.
differ-choose = I know other rules
differ-choose-hint = Which rules do you know?
differ-details = { $count ->
    [one] 1 smaller difference
   *[other] { $count } smaller differences
}
compare-choose = { $name }. Choose other rules

## Questions that lead to a rule set

ask-title = Which rules are we playing?
    .detail = Find your rule set in { $most } questions or fewer
ask-number = Question { $number }
ask-left = { $count ->
    [one] 1 rule set fits
   *[other] { $count } rule sets fit
}
ask-unknown = Don’t know
ask-again = Start again
ask-more = One more question
ask-found = { $count ->
    [one] These are your rules
   *[other] Most likely one of these
}
ask-read = Read the rules
ask-players = How many of you play?
ask-sides = Do you play with partners?
ask-foot = Do you also deal a second hand, the foot?
ask-sequences = May you meld sequences of one suit?
ask-end = How long is a game?
ask-packs = How many packs do you shuffle?
ask-hand = How many cards is each player dealt?
ask-draw = How many cards do you draw per turn?
ask-out = How many canastas do you need to go out?
ask-wild = What does a canasta of wild cards score?
ask-sevens = What does a canasta of sevens score?
ask-natural = What does a natural canasta score?
ask-red = What are 1, 2, 3… red threes worth in all?
ask-special = Do special hands, such as straights or pairs, score?
ask-acaba = May a player call “acaba” to end the deal?
ask-last = Must the last card be discarded?
ask-concealed = Does a canasta melded from the hand in one go score extra?
ask-wilds = How many wild cards may a meld include?
ask-pile = What do you need to take a pile that isn’t frozen?
