# What the United States say otherwise than en.ftl; every other message is taken from there.
# pack = deck; organiser = organizer; anticlockwise = counterclockwise; colour = color; 15:15 = 3:15 PM

## What is wrong with rules

problem-total_cards = must be { $cards }, the total of the decks and jokers

## Club: server

serve-here = Organizer, on this computer: { $link }
serve-pin = Organizer, on another computer: { $address } with the PIN { $pin }
visitor-stranger-text = This phone isn’t at a table. Scan the code on your table’s card, or ask the organizer for a new card.
visitor-join-unknown = This code doesn’t work yet, or no longer works. This page tries again automatically. If nothing happens, ask the organizer for a new card.
visitor-join-organiser = The organizer uses this browser. Open the link on a phone, in another browser or in a private window.
visitor-join-not-saved = The scorekeeper’s computer can’t save anything right now. Tell the organizer.
visitor-pin = Organizer
visitor-director-text = Type the PIN of your invitation, or open its link. The organizer has both.
visitor-director-unknown = Wrong PIN, or this invitation has been used or has expired. Ask the organizer for a new one.

## Times and changes

pattern-time = h:mm a
pattern-day = EEE, MMM d, y
pattern-weekday = EEEE, MMMM d
pattern-day-of-month = EEE, MMM d

## Rules: what each value is about, by its dotted path

rule-decks = Decks
rule-initial_meld_exceptions-bonuses_count = Bonuses count toward it
rule-initial_meld_exceptions-red_threes_count = Red threes count toward it

## Rules: values

value-lone_hand-halves-toward_zero = rounded toward zero
value-dealing-direction-counterclockwise = counterclockwise

## Rules: the rule sets

rule-set-facts = { $players } players, { $packs ->
    [one] 1 deck
   *[other] { $packs } decks
}, { $cards } cards each, { $end }

## Setting a match up

side-mark = { $color ->
    [blue] Blue
    [red] Red
    [amber] Amber
    [slate] Gray
    [lilac] Lilac
   *[mint] Mint
}
side-color = { $color ->
    [blue] Blue
    [red] Red
    [amber] Amber
    [slate] Gray
    [lilac] Lilac
   *[mint] Mint
}
new-match-round = { $partners ->
    [yes] Partners sit opposite each other
   *[no] Around the table
}
set-up-color = Color of { $side }: { $color }
set-up-color-kept = { $name } keeps this color in later games. Tap another seat to swap colors.

## More

about-licence = Free software under the MIT license. Fonts: Roboto under the Apache License, Bitter under the SIL Open Font License; symbols based on DejaVu Sans.

## Two states of a match, side by side

set-up-anticlockwise = counterclockwise

## Switches

switch-jokers_a_pack = Some decks have three jokers instead of two. Two such decks have 110 cards.
switch-packs_italian = With many players, you can add a third deck. If you do, set what six red threes are worth.
switch-packs_chilean = Played with three or four decks. No source says what eight red threes are worth, so set it here.
switch-packs_hand_and_foot = Four to seven decks, usually one more than the number of players.
switch-packs_hand_and_foot_alone = Usually one deck more than the number of players. Some tables use more.
switch-direction = Which way the deal and the turns go around the table.
switch-top_card_counts = Whether the top card of the pile counts toward the initial meld, or you must meld before taking the pile.

## Meld

meld-red-threes-never = Red threes are laid down and never count toward the initial meld.

## People

people-color = Color in new games
people-color-none = No color chosen. It depends on the seat.
people-color-seat = Use the seat’s color

## Club: what an evening does not allow

club-problem-not_at_this_table = That name can’t be chosen here anymore.
club-problem-called_already = The organizer has already been called.

## Club: phone

phone-whose-asked = Asked for { $owner }: the other phone or the organizer must agree
phone-arrived = The organizer knows you’re here
phone-out-hint = Scan the code on your table’s card. If that doesn’t work, ask the organizer for a new card.
phone-call = Call the organizer
phone-called = Organizer called at { $time }
phone-call-coming = The organizer is on the way ({ $time })
phone-call-organiser = Ask the organizer to decide
phone-call-organiser-for = { $name }: ask the organizer
phone-organiser-comes = The organizer has been told and will come to your table. You can still edit the deals and report the result again.
phone-done = { $how ->
    [agreed] Both sides agree on this result
    [walkover] The result is a walkover
    [paper] The result is from the paper sheet
    [corrected] The organizer corrected the result
   *[decided] The organizer decided the result
}
phone-organiser = the organizer

## Club: big screen

big-screen-gone = This link is no longer valid. Ask the organizer for a new one.

## Club: the plan

club-movement = { $movement ->
    [round_robin] Round robin
    [mitchell] Mitchell
    [rotating] Rotating partners
    [by_standing] Swiss
    [danish] Danish
    [knockout] Knockout
    [by_lot] Random
   *[free] Manual
}
club-movement-hint = { $movement ->
    [round_robin] Round by round, everyone plays everyone else.
    [mitchell] North–South stay at their tables. East–West move to the next one.
    [rotating] Nobody repeats a partner until they’ve played with everyone. Opponents vary too.
    [by_standing] Winners meet winners: neighbors in the standings play each other, but not twice if that can be avoided.
    [danish] First plays second, third plays fourth and so on, even if they’ve met before.
    [knockout] The loser is out. The strongest may sit out round one. Places from an earlier session, or a random draw, decide who plays whom.
    [by_lot] Drawn at random each round, avoiding repeats where possible.
   *[free] Neighbors on the list play each other. Change what you like.
}

## Club: log and standing

club-log-called = Organizer called: { $who }
club-log-coming = Organizer on the way: { $who }
club-line-awarded = { $line } (points decided by the organizer)
club-place-knockout = { $state ->
    [won] Winner of the knockout.
    [in] Still in.
   *[out] Out in round { $round }.
}

## Club: one table

club-organiser = organizer
club-how = { $how ->
    [agreed] Both sides agreed.
    [decided] Decided by the organizer.
    [paper] Entered from paper.
   *[walkover] Walkover.
}

## Club: print, save, move

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
    [called] organizer called
    [coming] organizer on the way
    [attended] call ended
   *[substituted] substitute
}
logins = Organizers on other computers
directors-hint = A director runs the session from their own device, and the log shows their name. Only the organizer invites directors, deletes sessions, restores backups and erases people.
directors-organiser-only = Only the organizer can do this.

## How a rule set is played, made of its values

play-packs = You need { $packs ->
    [one] one deck
   *[other] { $packs } decks
} of cards { $jokers ->
    [0] without jokers
   *[other] and { $jokers } jokers
}, { $cards } cards in all.
play-dealing = { $players ->
    [2] The dealer’s opponent cuts the cards, plays first and deals next.
   *[other] { $value ->
        [counterclockwise] The player on the dealer’s left cuts the cards. The player on the dealer’s right plays first and deals next. Play goes counterclockwise.
       *[clockwise] The player on the dealer’s right cuts the cards. The player on the dealer’s left plays first and deals next. Play goes clockwise.
    }
}
play-initial-counts = { $bonuses ->
    [yes] { $red_threes ->
        [yes] Bonuses and red threes count toward the minimum.
        [no] Bonuses count toward the minimum, but red threes don’t.
       *[none] Bonuses count toward the minimum.
    }
   *[no] { $red_threes ->
        [yes] Red threes count toward the minimum, but bonuses don’t.
        [no] Bonuses and red threes don’t count toward the minimum.
       *[none] Bonuses don’t count toward the minimum.
    }
}
play-initial-top = { $value ->
    [yes] If you take the pile for the initial meld, only its top card counts toward the minimum.
   *[no] If you take the pile for the initial meld, its cards don’t count toward the minimum.
}
play-partners-half = { $halves ->
    [toward_zero] The two partners each receive half of the points they score together, rounded toward zero.
   *[up] The two partners each receive half of the points they score together, rounded up.
}

## Questions that lead to a rule set

ask-packs = How many decks do you shuffle?

## Names and sentences of rule sets

rule-set-special-classic_6p = Two teams of three play with three decks. Five and six red threes bring extra bonuses.
rule-set-special-hand_knee_and_foot = Six decks and a third packet for everyone. To go out you need five canastas: one each of sevens, fives and wild cards, one natural and one mixed.
rule-set-special-pennies_from_heaven = Six players with four decks. Each has a second hand of 11 cards. To go out you need a canasta of each type, one of them of sevens.
rule-set-name-six_hand_three_pack = Three decks for six

## Notes of rule sets

rule-note-tiles = The 104 tiles, numbered 1 to 13 in four colors, are used as two decks. The 1 is the ace, and 11, 12 and 13 are the jack, queen and king.
rule-note-one-pack-more = There is one deck more than there are players.
rule-note-one-pack-more-seven = There is one deck more than there are players, but there are never more than seven decks.
rule-note-three-packs-only = You can have five or six red threes only if you play with three decks.
rule-note-each-color = Red and black threes have the same values. Each color is counted separately.
