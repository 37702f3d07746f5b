## Numbers

number = { NUMBER($value, maximumFractionDigits: 0) }

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
line-red_threes_in_hand = Red threes not laid out
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
    [sequence] sequence
    [sevens] sevens
    [aces] aces
    [twos_natural] natural twos
    [twos_mixed] mixed twos
   *[other] canasta
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
brief-red_threes_in_hand = red threes not laid
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
problem-acaba_for_all_sides = acaba counts for every side: caller or opponent
problem-acaba_one_caller = one side calls acaba, not { $count }
problem-two_special_hands = another side has ended the deal with a special hand already
problem-special_hand_ended_the_deal = a special hand has ended this deal
problem-special_hand_with_melds = a special hand is laid whole: there are no other melds
problem-nobody_out_nothing_in_hand = nobody is out, and nobody has cards in hand?
problem-no_value_canasta = these rules have no such canasta
problem-no_value_red_threes = these rules have no value for { $count } red threes: at most { $most }
problem-no_value_black_threes = these rules have no value for { $count } tabled black threes: at most { $most }
problem-no_value_black_threes_captured = these rules have no value for { $count } captured black threes: at most { $most }
problem-no_value_special_hand = these rules have no special hand “{ $name }”
problem-more_hand_canastas = more canastas laid from the hand than canastas
problem-concealed_but_not_out = concealed, but not out
problem-out_without_canastas = { $count ->
    [0] out without the canastas for it
    [one] out with one canasta: these rules want more
   *[other] out with { $count } canastas: these rules want others
}
problem-concealed_without_canasta = going out concealed takes a canasta
problem-out_but_not_opened = out, but nothing melded?
problem-out_with_cards_in_hand = who is out has no cards left
problem-melded_but_not_opened = there are melds, so the side has opened
problem-no_lone_hand = these rules have no lone hand
problem-too_many_red_threes = { $count } red threes: there are { $most }
problem-too_many_black_threes = { $count } black threes: there are { $most }
problem-too_many_of_a_card = { $count } times { $card }: there are { $most }
problem-too_many_wild_cards = this takes { $count } wild cards: there are { $most }
problem-too_many_points = { $points } points in cards: the packs hold { $most }
problem-too_many_canastas = the packs do not hold these { $count } canastas
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

problem-no_meld = these cards are no meld
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

## Initial meld

problem-nothing_laid = nothing is laid
problem-pile_not_allowed = the pile may not be taken for the initial meld
problem-short_of_requirement = { $short } short
problem-needs_canasta = a canasta must be among the melds
problem-needs_natural_canasta = a natural canasta must be among the melds
problem-naturals_only = natural cards only in the initial meld
problem-needs_clean_triple = three natural cards of one rank are needed
requirement-canasta = { $points ->
    [0] a canasta
   *[other] { $points } and a canasta
}
requirement-natural_canasta = { $points ->
    [0] a natural canasta
   *[other] { $points } and a natural canasta
}

## Command line

cli-deal = Deal { $number }
cli-sum = Sum
cli-running = Running
cli-needs = Next initial meld
cli-total = Total
cli-won = { $side } has won, { $margin } ahead.
cli-tie = Level at the top: { $sides }.
cli-nobody = Nobody has won.
cli-drawn = A drawn game between { $sides }.
cli-allowed = { $value } of { $requirement }: allowed
cli-not-allowed = { $value } of { $requirement }: not allowed
cli-problem = { $where }: { $what }
cli-inherited = inherited from { $from }
cli-disputed = { $sources }: { $value }
cli-no-rule = no such rule
grade-impossible = impossible
grade-unlikely = unlikely

## Screens

app-name = Canasta Scorekeeper
tab-table = Table
tab-matches = Matches
tab-more = More
