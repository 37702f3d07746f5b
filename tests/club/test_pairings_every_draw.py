"""Every draw in every form, for 4 to 160 players in five rounds, while some come and leave."""

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.entrants import check_in, check_out
from scorekeeper.club.model import (
    Evening,
    Form,
    Movement,
    can_form_table,
    is_fair,
    odd_tables,
    shape_of,
)
from scorekeeper.club.rounds import draw_of, draw_round, field_of
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.club.standings import standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import (
    NOTE,
    SEATS,
    accepted,
    enter_entrant,
    evening_of,
    play_drawn_round,
    play_round,
    play_rounds_by_chance,
    points_by_chance,
)

SIDES_STAY: tuple[Movement, ...] = (
    *("round_robin", "mitchell", "by_standing", "danish", "by_lot", "free"),
)
PARTNERS_CHANGE: tuple[Movement, ...] = ("rotating", "by_standing", "danish", "by_lot", "free")
KINDS: list[tuple[Form, Movement]] = [
    *(("pairs", movement) for movement in SIDES_STAY),
    *(("teams", movement) for movement in SIDES_STAY),
    *(("individuals", movement) for movement in PARTNERS_CHANGE),
]
ODD = {"threes": "british", "fives": "classic_4p", "sixes": "hand_and_foot"}
ROUNDS = 5


def well_drawn(evening: Evening) -> Evening:
    """The next round: everybody once, at tables of the form, byes as few and as fair as can be."""
    after = accepted(draw_round(evening, NOTE))
    drawn = draw_of(after.rounds[-1])
    field, shape = field_of(evening), shape_of(evening.plan, RuleLibrary())
    here = [entrant.uid for entrant in evening.entrants if entrant.present]
    at_tables = chain.from_iterable(chain.from_iterable(drawn.meetings))
    assert Counter([*at_tables, *drawn.byes]) == Counter(here)
    assert all(can_form_table(shape, [len(side) for side in one]) for one in drawn.meetings)
    assert len(drawn.byes) == odd_tables(len(here), shape.sides * shape.size, shape.odd)[1]
    assert is_fair(field, drawn.byes)
    again = read_evening(evening_document(evening), "another computer", RuleLibrary())
    assert draw_of(accepted(draw_round(again, NOTE)).rounds[-1]) == drawn
    return after


def evening_with(players: int, kind: tuple[Form, Movement], seed: str, odd: set[str]) -> Evening:
    form, movement = kind
    named = {name: ODD[name] for name in odd} if form == "individuals" else {}
    count = max(players // SEATS[form], 2)
    plan = {"form": form, "movement": movement, "seed": seed, "rounds": ROUNDS, **named}
    return evening_of(count, **plan)


def well_drawn_for_five_rounds(evening: Evening, data: st.DataObject) -> None:
    fewest = 5 if evening.plan.form == "individuals" else 3
    for number in range(ROUNDS):
        evening = play_drawn_round(well_drawn(evening), points_by_chance(number))
        here = sorted(entrant.uid for entrant in evening.entrants if entrant.present)
        gone = sorted({entrant.uid for entrant in evening.entrants}.difference(here))
        leaves, returns, comes = (data.draw(st.booleans()) for _ in range(3))
        if leaves and len(here) > fewest:
            evening = accepted(check_out(evening, data.draw(st.sampled_from(here))))
        if returns and gone:
            evening = accepted(check_in(evening, data.draw(st.sampled_from(gone))))
        if comes:
            evening = enter_entrant(evening, f"late{number}")


@pytest.mark.thorough
@pytest.mark.parametrize("kind", KINDS)
@given(
    players=st.integers(4, 160),
    seed=st.text("abc", max_size=3),
    odd=st.sets(st.sampled_from([*ODD])),
    data=st.data(),
)
@settings(max_examples=5)
def test_everybody_is_seated_once_within_the_form_and_rests_in_turn(
    kind: tuple[Form, Movement], players: int, seed: str, odd: set[str], data: st.DataObject
) -> None:
    well_drawn_for_five_rounds(evening_with(players, kind, seed, odd), data)


@pytest.mark.parametrize("count", [8, 9, 16, 21, 40])
def test_swiss_winners_meet_winners_without_a_repeat(
    count: int,
) -> None:
    """The first side of every table wins each of four rounds."""
    evening = evening_of(count, movement="by_standing", rounds=4, scheme="wins")
    for _ in range(4):
        evening = play_round(evening, lambda *_: (5000, 1000))
    drawn = [draw_of(one) for one in evening.rounds]
    met = Counter(
        frozenset(chain.from_iterable(meeting)) for one in drawn for meeting in one.meetings
    )
    assert set(met.values()) == {1}
    byes = [uid for one in drawn for uid in one.byes]
    assert len(set(byes)) == len(byes)
    if count % 4 == 0:
        won = {side for side, _ in drawn[0].meetings}
        assert all(len(won.intersection(meeting)) != 1 for meeting in drawn[1].meetings)


def test_danish_is_strictly_by_the_standing_even_where_two_meet_again() -> None:
    """The same four win by the same points each time, so the same two always meet at table 1."""
    evening = evening_of(4, movement="danish", rounds=3)
    evening = play_round(evening, lambda _, table: (5000 + table, 1000))
    first = [row.entrant for row in standing(evening)]
    assert draw_of(accepted(draw_round(evening, NOTE)).rounds[1]).meetings == (
        ((first[0],), (first[1],)),
        ((first[2],), (first[3],)),
    )
    for _ in range(2):
        evening = play_round(evening, lambda _, table: (3000, 3000))
    assert draw_of(evening.rounds[1]).meetings == draw_of(evening.rounds[2]).meetings


def test_danish_partners_are_first_and_last_of_a_table() -> None:
    evening = evening_of(9, form="individuals", movement="danish", rounds=2)
    evening = play_rounds_by_chance(evening, 1)
    order = [row.entrant for row in standing(evening)]
    drawn = draw_of(accepted(draw_round(evening, NOTE)).rounds[1])
    left = next(uid for uid in order[::-1] if uid not in evening.rounds[0].byes)
    assert drawn.byes == (left,)
    order.remove(left)
    assert drawn.meetings == tuple(
        ((order[at], order[at + 3]), (order[at + 1], order[at + 2])) for at in (0, 4)
    )
