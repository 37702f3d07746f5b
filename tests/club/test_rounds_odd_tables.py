"""Tables of three, five and six, at which players who are left over play too."""

from collections import Counter
from itertools import chain, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.club.entrants import match_sides, rule_set_at
from scorekeeper.club.model import Movement, SideSizes, odd_tables, past_meetings, sides_of
from scorekeeper.club.rounds import arrange_round, draw_of, draw_round
from scorekeeper.club.serialization import evening_document, read_evening
from scorekeeper.rules import RuleLibrary, RuleSetId, rule_book
from tests.club.kit import (
    NOTE,
    accepted,
    draw_rounds,
    enter_entrant,
    evening_of,
    play_rounds_by_chance,
)
from tests.support.problems import problem_codes

THREE, FIVE, SIX = (1, 1, 1), (3, 2), (3, 3)
RULES: dict[str, RuleSetId] = {
    "threes": RuleSetId("classic_3p"),
    "fives": RuleSetId("classic_4p"),
    "sixes": RuleSetId("classic_6p"),
}
MOVEMENTS: tuple[Movement, ...] = ("rotating", "by_standing", "danish", "by_lot", "free")


@pytest.mark.parametrize(
    ("count", "sizes", "tables", "byes"),
    [
        (13, (), (), 1),
        (13, (THREE,), (THREE,) * 3, 0),
        (13, (THREE, FIVE, SIX), (FIVE,), 0),
        (14, (THREE, FIVE, SIX), (SIX,), 0),
        (14, (THREE, FIVE), (THREE, THREE), 0),
        (15, (THREE, FIVE, SIX), (THREE,), 0),
        (15, (SIX,), (SIX,), 1),
        (16, (THREE, FIVE, SIX), (), 0),
        (3, (THREE, FIVE), (THREE,), 0),
        (5, (THREE,), (), 1),
        (5, (THREE, FIVE), (FIVE,), 0),
        (6, (THREE, SIX), (SIX,), 0),
        (7, (FIVE,), (FIVE,), 2),
    ],
)
def test_the_fewest_rest_and_then_the_fewest_tables_are_odd(
    count: int, sizes: tuple[SideSizes, ...], tables: tuple[SideSizes, ...], byes: int
) -> None:
    assert odd_tables(count, 4, sizes) == (tables, byes)


@pytest.mark.parametrize(
    ("ruleset", "players", "sides"),
    [
        ("classic_3p", 3, THREE),
        ("british", 3, THREE),
        ("classic_4p", 3, None),
        ("classic_4p", 5, FIVE),
        ("samba", 5, FIVE),
        ("classic_3p", 5, None),
        ("classic_6p", 6, SIX),
        ("italian_house", 6, SIX),
        ("hand_and_foot", 6, (2, 2, 2)),
        ("classic_4p", 6, None),
    ],
)
def test_a_rule_set_says_in_which_sides_so_many_play(
    ruleset: str, players: int, sides: SideSizes | None
) -> None:
    assert sides_of(rule_book(RuleSetId(ruleset)), players) == sides


@given(
    count=st.integers(4, 40),
    movement=st.sampled_from(MOVEMENTS),
    allowed=st.sets(st.sampled_from([*RULES])),
    seed=st.text("ab", max_size=3),
)
@settings(max_examples=25)
def test_nobody_rests_who_can_play_and_odd_tables_and_byes_go_round(
    count: int, movement: Movement, allowed: set[str], seed: str
) -> None:
    named = {name: RULES[name] for name in allowed}
    evening = evening_of(count, form="individuals", movement=movement, seed=seed, **named)
    everybody = {entrant.uid for entrant in evening.entrants}
    kinds = tuple(
        size for name, size in zip(RULES, (THREE, FIVE, SIX), strict=True) if name in allowed
    )
    tables, byes = odd_tables(count, 4, kinds)
    drawn = draw_rounds(evening, 5)
    for number, one in enumerate(drawn, start=1):
        at_tables = chain.from_iterable(chain.from_iterable(one.meetings))
        assert Counter([*at_tables, *one.byes]) == Counter(everybody)
        sizes = [tuple(map(len, meeting)) for meeting in one.meetings]
        assert Counter(size for size in sizes if size != (2, 2)) == Counter(tables)
        assert len(one.byes) == byes
        past = past_meetings(drawn[:number])
        rested = [past.bye_count(uid) for uid in everybody]
        assert max(rested) - min(rested) <= 1
        if not byes:
            odd = [past.odd.get(uid, 0) for uid in everybody]
            assert max(odd) - min(odd) <= 1


def test_odd_tables_of_five_take_nobody_twice_in_a_row() -> None:
    """Two tables of four and one of five; the rule set of the evening is that of the five too."""
    evening = evening_of(
        13, form="individuals", movement="rotating", fives="classic_4p", threes="classic_3p"
    )
    drawn = draw_rounds(evening, 5)
    odd = [{*chain.from_iterable(one.meetings[-1])} for one in drawn]
    assert [len(company) for company in odd] == [5] * 5
    assert not any(one & other for one, other in pairwise(odd))
    past = past_meetings(drawn)
    assert set(past.byes) == set()
    assert max(past.partners.values()) == 1


def test_all_five_sit_at_their_table_three_against_two() -> None:
    evening = evening_of(5, form="individuals", movement="by_lot", fives="samba")
    evening = accepted(draw_round(evening, NOTE))
    (table,) = evening.rounds[0].tables
    assert [len(side.players) for side in match_sides(evening, table)] == [3, 2]
    assert rule_set_at(evening, table) == "samba"


def test_each_size_of_table_has_its_own_rules() -> None:
    for count, sides in ((7, [1, 1, 1]), (9, [3, 2]), (10, [3, 3])):
        evening = evening_of(count, form="individuals", movement="by_standing", **RULES)
        evening = accepted(draw_round(evening, NOTE))
        usual, odd = evening.rounds[0].tables
        assert [len(side.players) for side in odd.sides] == sides
        rules = {5: "classic_4p", 3: "classic_3p", 6: "classic_6p"}[sum(sides)]
        assert rule_set_at(evening, odd) == rules
        assert rule_set_at(evening, usual) == "classic_4p"


def test_latecomer_sits_at_the_odd_table_before_anybody_again() -> None:
    """Nine players, five of them at the table of five; then a tenth comes, and six sit odd."""
    evening = evening_of(9, form="individuals", movement="by_lot", **RULES)
    evening = play_rounds_by_chance(evening, 1)
    first = {*chain.from_iterable(draw_of(evening.rounds[0]).meetings[-1])}
    evening = play_rounds_by_chance(enter_entrant(evening, "late"), 1)
    second = {*chain.from_iterable(draw_of(evening.rounds[1]).meetings[-1])}
    assert len(first) == 5
    assert len(second) == 6
    assert len(second - first) == 5


def test_odd_table_by_hand_only_where_the_plan_has_such_tables() -> None:
    plain = accepted(draw_round(evening_of(5, form="individuals", movement="free"), NOTE))
    five = [
        [
            (*(entrant.uid for entrant in plain.entrants[:3]),),
            (*(e.uid for e in plain.entrants[3:]),),
        ]
    ]
    meetings = tuple(tuple(sides) for sides in five)
    assert problem_codes(arrange_round(plain, meetings, (), NOTE)) == ["wrong_table"]
    with_five = accepted(
        draw_round(evening_of(5, form="individuals", movement="free", fives="classic_4p"), NOTE)
    )
    turned = tuple(tuple(reversed(sides)) for sides in meetings)
    for order in (meetings, turned):
        assert (
            draw_of(accepted(arrange_round(with_five, order, (), NOTE)).rounds[0]).meetings == order
        )


def test_odd_tables_are_written_and_read() -> None:
    evening = evening_of(9, form="individuals", movement="rotating", **RULES)
    evening = accepted(draw_round(evening, NOTE))
    assert read_evening(evening_document(evening), "evening.json", RuleLibrary()) == evening
