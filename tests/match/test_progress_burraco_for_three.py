"""Burraco for three: one player alone against two who halve their points, later all alone.

The sources are those of `burraco_3p.toml`; a comment names them and works out the sums. A joker
is 30, a two 20, an ace 15, king to eight 10, seven to three 5; a clean burraco 200, a dirty one
100, going out 100, a foot that was not taken 100 off.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match import (
    Match,
    later_phase_start,
    progress,
    read_match,
    rules_of_deal,
    rules_of_next_deal,
)
from scorekeeper.rules import RuleLibrary, apply_changes
from scorekeeper.rules.model import RuleSet
from scorekeeper.rules.validation import later_rules
from scorekeeper.scoring import Deal, DealScore, score_deal
from scorekeeper.scoring.notation import side_deal_from
from tests.rules.kit import book_of

Document = Mapping[str, Any]
Lines = list[tuple[str, int]]
TOWARD_ZERO = {"lone_hand.halves": "toward_zero"}
FREE_PLAY = {"later_phase.from_score": 1500, "target": 2005}

ANA = {"lone": True, "melds": ["KKKKKKK"], "went_out": True}
"""Alone with the foot of eighteen, and out: 70, 200 for the clean burraco, 100: 370."""
CAUGHT = {"lone": True, "melds": ["QQQ"], "cards_in_hand": "AKK95"}
"""Alone, 30 on the table and 50 in hand: −20."""
BEN_OUT = {"canastas": {"mixed": 1}, "melded_card_points": 130, "went_out": True}
"""130, 100 for the dirty burraco, 100 for going out: 330."""


def rules(house_rules: Mapping[str, Any] | None = None) -> RuleSet:
    return apply_changes(book_of("burraco_3p").tree, house_rules or {}, "house")[1]


def score_of_sides(
    sides: Sequence[Document], house_rules: Mapping[str, Any] | None = None
) -> DealScore:
    return score_deal(rules(house_rules), Deal(tuple(side_deal_from(side) for side in sides)))


def lines_of(score: DealScore, side: int) -> Lines:
    return [(line.kind, line.points) for line in score.sides[side].lines]


def score_problem_codes(score: DealScore) -> list[str]:
    return [problem.code for problem in score.problems]


# --- a deal of the first phase


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """A deal in which Ana is alone, and the lines of Ben, who plays with Cleo."""

    title: str
    ana: Document = field(default_factory=lambda: ANA)
    ben: Document
    cleo: Document = field(default_factory=dict)
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    lines: Lines
    totals: tuple[int, int, int]
    codes: tuple[str, ...] = ()


SITUATIONS = (
    # eburraco, ilburraco, biska: halves. 215 + 200 + 100 − 35 = 480; 240 for each.
    Situation(
        title="an even number is halved",
        ben={
            "canastas": {"natural": 1, "mixed": 1},
            "melded_card_points": 215,
            "hand_card_points": 35,
        },
        lines=[
            ("melded_cards", 215),
            ("natural_canasta", 200),
            ("mixed_canasta", 100),
            ("cards_in_hand", -35),
            ("partners_half", -240),
        ],
        totals=(370, 240, 240),
    ),
    # biska, steno: 130 + 100 + 100 − 25 = 305; half of it is 152.5, so 153 for each.
    Situation(
        title="half of an odd number is rounded up",
        ana=CAUGHT,
        ben=BEN_OUT,
        cleo={"hand_card_points": 25},
        lines=[
            ("melded_cards", 130),
            ("mixed_canasta", 100),
            ("go_out", 100),
            ("cards_in_hand", -25),
            ("partners_half", -152),
        ],
        totals=(-20, 153, 153),
    ),
    # marco97pa's program cuts off: 152 for each.
    Situation(
        title="or cut off toward zero",
        ana=CAUGHT,
        ben=BEN_OUT,
        cleo={"hand_card_points": 25},
        house_rules=TOWARD_ZERO,
        lines=[
            ("melded_cards", 130),
            ("mixed_canasta", 100),
            ("go_out", 100),
            ("cards_in_hand", -25),
            ("partners_half", -153),
        ],
        totals=(-20, 152, 152),
    ),
    # steno: up is toward the greater number. 15 − 10 − 100 = −95; −47.5, so −47 for each.
    Situation(
        title="half of an odd loss is rounded up too",
        ben={"melds": ["777"], "cards_in_hand": "K", "feet_untaken": 1},
        lines=[
            ("melded_cards", 15),
            ("cards_in_hand", -10),
            ("feet_untaken", -100),
            ("partners_half", 48),
        ],
        totals=(370, -47, -47),
    ),
    # Toward zero is the same for a loss.
    Situation(
        title="half of an odd loss cut off toward zero",
        ben={"melds": ["777"], "cards_in_hand": "K", "feet_untaken": 1},
        house_rules=TOWARD_ZERO,
        lines=[
            ("melded_cards", 15),
            ("cards_in_hand", -10),
            ("feet_untaken", -100),
            ("partners_half", 48),
        ],
        totals=(370, -47, -47),
    ),
    # 25 − 20 = 5; 2.5, so 3 for each.
    Situation(
        title="the smallest odd number",
        ben={"melded_card_points": 25, "hand_card_points": 20},
        lines=[("melded_cards", 25), ("cards_in_hand", -20), ("partners_half", -2)],
        totals=(370, 3, 3),
    ),
    Situation(
        title="the smallest odd number toward zero",
        ben={"melded_card_points": 25, "hand_card_points": 20},
        house_rules=TOWARD_ZERO,
        lines=[("melded_cards", 25), ("cards_in_hand", -20), ("partners_half", -3)],
        totals=(370, 2, 2),
    ),
    # 20 − 25 = −5; −2.5, so −2 for each.
    Situation(
        title="the smallest odd loss",
        ben={"melded_card_points": 20, "hand_card_points": 25},
        lines=[("melded_cards", 20), ("cards_in_hand", -25), ("partners_half", 3)],
        totals=(370, -2, -2),
    ),
    # 20 − 20 = 0: there is nothing to halve, and no line.
    Situation(
        title="nothing is not halved",
        ben={"melded_card_points": 20, "hand_card_points": 20},
        lines=[("melded_cards", 20), ("cards_in_hand", -20)],
        totals=(370, 0, 0),
    ),
    # steno: once for the pair. 5 − 10 − 100 = −105; −52 for each.
    Situation(
        title="both report the foot that they did not take",
        ben={"cards_in_hand": "K", "feet_untaken": 1},
        cleo={"melded_card_points": 5, "feet_untaken": 1},
        lines=[
            ("melded_cards", 5),
            ("cards_in_hand", -10),
            ("feet_untaken", -100),
            ("partners_half", 53),
        ],
        totals=(370, -52, -52),
    ),
    Situation(
        title="the other reports the foot that they did not take",
        ben={"cards_in_hand": "K"},
        cleo={"melded_card_points": 5, "feet_untaken": 1},
        lines=[
            ("melded_cards", 5),
            ("cards_in_hand", -10),
            ("feet_untaken", -100),
            ("partners_half", 53),
        ],
        totals=(370, -52, -52),
    ),
    # burraco2, steno: the two put their melds together. 30 + 15 − 10 − 5 = 30; 15 for each.
    Situation(
        title="each of the two reports a part",
        ben={"melds": ["QQQ"], "cards_in_hand": "K"},
        cleo={"melds": ["777"], "cards_in_hand": "5"},
        lines=[("melded_cards", 45), ("cards_in_hand", -15), ("partners_half", -15)],
        totals=(370, 15, 15),
    ),
    # The same table is that of both; the hands differ. 30 − 10 − 5 = 15; 8 for each.
    Situation(
        title="both report the table that they have together",
        ben={"melds": ["QQQ"], "cards_in_hand": "K"},
        cleo={"melds": ["QQQ"], "cards_in_hand": "5"},
        lines=[("melded_cards", 30), ("cards_in_hand", -15), ("partners_half", -7)],
        totals=(370, 8, 8),
    ),
    # One is out with the burraco of the other: 70 + 200 + 100 − 25 = 345; 173 for each.
    Situation(
        title="a partner is out with the burraco of the other",
        ana=CAUGHT,
        ben={"melds": ["JJJJJJJ"], "cards_in_hand": "KA"},
        cleo={"went_out": True},
        lines=[
            ("melded_cards", 70),
            ("natural_canasta", 200),
            ("go_out", 100),
            ("cards_in_hand", -25),
            ("partners_half", -172),
        ],
        totals=(-20, 173, 173),
    ),
    # Whatever happened can be recorded: 130 + 100 + 100 − 100 = 230; 115 for each.
    Situation(
        title="out without the foot is unlikely",
        ana=CAUGHT,
        ben=BEN_OUT | {"feet_untaken": 1},
        lines=[
            ("melded_cards", 130),
            ("mixed_canasta", 100),
            ("go_out", 100),
            ("feet_untaken", -100),
            ("partners_half", -115),
        ],
        totals=(-20, 115, 115),
        codes=("out_without_foot",),
    ),
    # steno: the one alone always has taken a foot. −20 − 100 = −120; 30 − 20 = 10 are halved.
    Situation(
        title="alone without a foot is unlikely",
        ana=CAUGHT | {"feet_untaken": 1},
        ben={"melded_card_points": 30},
        cleo={"hand_card_points": 20},
        lines=[("melded_cards", 30), ("cards_in_hand", -20), ("partners_half", -5)],
        totals=(-120, 5, 5),
        codes=("lone_without_foot",),
    ),
    # 480 as above; points that the table takes from Cleo are hers alone.
    Situation(
        title="an adjustment is not halved",
        ben={
            "canastas": {"natural": 1, "mixed": 1},
            "melded_card_points": 215,
            "hand_card_points": 35,
            "adjustment": {"points": 20, "reason": "tea"},
        },
        cleo={"adjustment": {"points": -50, "reason": "late"}},
        lines=[
            ("melded_cards", 215),
            ("natural_canasta", 200),
            ("mixed_canasta", 100),
            ("cards_in_hand", -35),
            ("partners_half", -240),
            ("adjustment", 20),
        ],
        totals=(370, 260, 190),
    ),
    # Totals of the table are halves already: they are no multiples of 5, and are not halved again.
    Situation(
        title="totals of the table are not halved",
        ben={"total": 153},
        cleo={"total": 153},
        lines=[("total", 153)],
        totals=(370, 153, 153),
    ),
    # Cleo's total is given, so Ben is alone with what he reports.
    Situation(
        title="a partner whose total is known shares nothing",
        ben={"melded_card_points": 25},
        cleo={"total": 13},
        lines=[("melded_cards", 25)],
        totals=(370, 25, 13),
    ),
)


@pytest.mark.parametrize("case", SITUATIONS, ids=lambda case: case.title)
def test_two_against_one(case: Situation) -> None:
    score = score_of_sides((case.ana, case.ben, case.cleo), case.house_rules)
    assert lines_of(score, 1) == case.lines
    assert score.totals == case.totals
    assert score_problem_codes(score) == list(case.codes)


def test_the_other_half_has_the_rule_that_takes_it() -> None:
    last = (
        score_of_sides((ANA, {"melded_card_points": 30}, {"hand_card_points": 5}))
        .sides[1]
        .lines[-1]
    )
    assert (last.kind, last.count, last.points) == ("partners_half", None, -12)
    assert last.rule == "lone_hand.partners_receive"


def test_nobody_is_alone_while_nobody_took_the_first_foot() -> None:
    """burraco2, steno: each for himself. 30 − 20, 15 − 10 and 5 off; nobody is out."""
    sides = (
        {"melds": ["QQQ"], "cards_in_hand": "A7"},
        {"melds": ["777"], "cards_in_hand": "K"},
        {"cards_in_hand": "5"},
    )
    score = score_of_sides(sides)
    assert (score.totals, score.problems) == ((10, 5, -5), ())


def test_out_side_with_a_foot_shows_that_somebody_was_alone() -> None:
    score = score_of_sides(
        (ANA | {"lone": False}, {"hand_card_points": 20}, {"hand_card_points": 5})
    )
    assert score.totals == (370, -20, -5)
    (problem,) = score.problems
    assert (problem.code, dict(problem.values)) == ("lone_hand_needed", {"decided": "foot"})


def test_in_the_second_phase_nobody_is_alone_and_nothing_is_halved() -> None:
    """Everybody has a foot: two of them pay for theirs."""
    sides = (
        ANA,
        {"melds": ["QQQ"], "cards_in_hand": "K", "feet_untaken": 1},
        {"cards_in_hand": "5", "feet_untaken": 1},
    )
    deal = Deal(tuple(side_deal_from(side) for side in sides))
    score = score_deal(later_rules(rules()), deal)
    assert score.totals == (370, -80, -105)
    assert score_problem_codes(score) == ["no_lone_hand"]


# --- the phases of a match

PAIR: Document = {"canastas": {"natural": 1}, "melded_card_points": 100, "hand_card_points": 5}
"""100 + 200 − 5 = 295 together: 148 for each of two partners, all of it for one alone."""


def match_of(
    *deals: Sequence[Document],
    house_rules: Mapping[str, Any] | None = None,
    opening: Sequence[int] = (),
) -> Match:
    record = {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "burraco_3p",
        "house_rules": house_rules or {},
        "sides": [{"name": name} for name in ("Ana", "Ben", "Cleo")],
        "opening_scores": list(opening),
        "deals": [{"sides": list(deal)} for deal in deals],
    }
    return read_match(record, "three.json", RuleLibrary())


def sides_by_totals(*points: int) -> tuple[Document, ...]:
    return tuple({"total": one} for one in points)


TEST_DEAL: tuple[Document, ...] = (CAUGHT, PAIR, {})
"""−20 for Ana; 148 each for Ben and Cleo in the first phase, 295 and 0 in the second."""
FIRST, SECOND = (-20, 148, 148), (-20, 295, 0)


@pytest.mark.parametrize(
    ("before", "house_rules", "points"),
    [
        # eburraco, ilburraco, steno: 1,000 or more; exactly 1,000 counts, 999 does not.
        ([(1000, 200, 200)], {}, SECOND),
        ([(995, 200, 200)], {}, FIRST),
        ([(999, 200, 200)], {}, FIRST),
        ([(200, 200, 1005)], {}, SECOND),
        # The sum of two deals.
        ([(600, 300, 300), (400, 0, 0)], {}, SECOND),
        ([(600, 300, 300), (395, 0, 0)], {}, FIRST),
        # Two reach it in one deal; all three.
        ([(1000, 1000, 200)], {}, SECOND),
        ([(1000, 1100, 1200)], {}, SECOND),
        # steno: the leader falls below it again, and it goes on all the same.
        ([(1000, 200, 200), (-150, 300, 200)], {}, SECOND),
        ([(1000, 200, 200), (-990, 0, 0), (5, 5, 5)], {}, SECOND),
        # biska: 1,500 in free play.
        ([(1000, 200, 200)], FREE_PLAY, FIRST),
        ([(1495, 200, 200)], FREE_PLAY, FIRST),
        ([(1500, 200, 200)], FREE_PLAY, SECOND),
        # A deal in which nobody was alone is a deal of the first phase as any other.
        ([(0, -5, 10)], {}, FIRST),
        ([], {}, FIRST),
    ],
)
def test_a_deal_is_scored_by_the_rules_of_its_phase(
    before: list[tuple[int, ...]], house_rules: Mapping[str, Any], points: tuple[int, ...]
) -> None:
    match = match_of(
        *(sides_by_totals(*deal) for deal in before), TEST_DEAL, house_rules=house_rules
    )
    last = progress(match).deals[-1]
    assert last.score.totals == points
    expected = "individual" if points == SECOND else "lone_hand"
    assert rules_of_deal(match, len(before)).sides.kind == expected


def test_the_deal_that_reaches_the_points_is_still_halved() -> None:
    """990 + 295 would be 1,285; half of 295 is 148, so Ben has 1,138 after it."""
    match = match_of(TEST_DEAL, opening=(500, 990, 400))
    assert progress(match).deals[0].totals_after == (480, 1138, 548)
    assert rules_of_deal(match, 0).sides.kind == "lone_hand"
    assert rules_of_next_deal(match).sides.kind == "individual"
    assert later_phase_start(match) == 1


def test_a_score_taken_over_from_paper_may_begin_in_the_second_phase() -> None:
    match = match_of(TEST_DEAL, opening=(1000, 400, 400))
    assert later_phase_start(match) == 0
    assert progress(match).totals == (980, 695, 400)


def test_before_the_second_phase_there_is_no_start_of_it() -> None:
    match = match_of(sides_by_totals(995, 0, 0))
    assert later_phase_start(match) is None
    assert rules_of_next_deal(match) is match.rules


def test_an_amended_deal_moves_the_deals_after_it_to_another_phase() -> None:
    """1,000 was a slip for 900: the second deal is of the first phase after all."""
    slip = match_of(sides_by_totals(1000, 200, 200), TEST_DEAL)
    assert progress(slip).totals == (980, 495, 200)
    right = replace(slip, deals=match_of(sides_by_totals(900, 200, 200), TEST_DEAL).deals)
    known = {
        id(played.deal): scored.score
        for played, scored in zip(slip.deals, progress(slip).deals, strict=True)
    }
    kept = replace(right, deals=(right.deals[0], slip.deals[1]))
    assert progress(kept, known).totals == (880, 348, 348)


def test_the_target_ends_the_match_in_either_phase() -> None:
    """steno: at the end of a deal the highest of those at the target wins."""
    outcome = progress(match_of(sides_by_totals(1505, 200, 200))).outcome
    assert (outcome.over, outcome.winner, outcome.margin) == (True, 0, 1305)
    both = match_of(sides_by_totals(1200, 1100, 200), sides_by_totals(310, 420, 0))
    assert (progress(both).outcome.winner, progress(both).outcome.margin) == (1, 10)
    assert not progress(match_of(sides_by_totals(1504, 200, 200))).outcome.over


def test_a_tie_at_the_top_is_played_on_in_the_second_phase() -> None:
    """steno: level at the top, another deal."""
    match = match_of(sides_by_totals(1505, 1505, 200), TEST_DEAL)
    level = match_of(sides_by_totals(1505, 1505, 200))
    assert (progress(level).outcome.over, progress(level).outcome.tie) == (False, (0, 1))
    assert progress(match).totals == (1485, 1800, 200)
    assert progress(match).outcome.winner == 1


def test_rule_sets_without_a_later_phase_have_one_set_of_rules() -> None:
    record = {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "cutthroat_3p",
        "sides": [{"name": name} for name in ("Ana", "Ben", "Cleo")],
        "deals": [{"sides": list(sides_by_totals(7000, 0, 0))}],
    }
    match = read_match(record, "three.json", RuleLibrary())
    assert rules_of_deal(match, 0) is match.rules
    assert rules_of_next_deal(match) is match.rules
    assert later_phase_start(match) is None


# --- properties

COUNTED = st.fixed_dictionaries(
    {
        "melded_card_points": st.integers(0, 60).map(lambda number: number * 5),
        "hand_card_points": st.integers(0, 40).map(lambda number: number * 5),
    },
    optional={
        "canastas": st.sampled_from(({"natural": 1}, {"mixed": 2}, {"semi_natural": 1})),
        "feet_untaken": st.just(1),
    },
)
LONE_HANDS = st.sampled_from((None, 0, 1, 2))


@st.composite
def any_deal(draw: st.DrawFn) -> tuple[Document, ...]:
    lone = draw(LONE_HANDS)
    sides = draw(st.tuples(COUNTED, COUNTED, COUNTED))
    return tuple(
        side | ({"lone": True} if place == lone else {}) for place, side in enumerate(sides)
    )


@given(st.lists(any_deal(), max_size=8), st.sampled_from(({}, TOWARD_ZERO, FREE_PLAY)))
def test_lines_add_up_and_the_second_phase_never_ends(
    deals: list[tuple[Document, ...]], house_rules: Mapping[str, Any]
) -> None:
    match = match_of(*deals, house_rules=house_rules)
    stand = progress(match)
    begins_at = rules(house_rules).later_phase
    assert begins_at is not None
    highest = 0
    totals_before: tuple[int, ...] = (0, 0, 0)
    for index, deal in enumerate(stand.deals):
        is_second = highest >= begins_at.from_score
        kind = rules_of_deal(match, index).sides.kind
        assert kind == ("individual" if is_second else "lone_hand")
        kinds = {line.kind for side in deal.score.sides for line in side.lines}
        assert not (is_second and "partners_half" in kinds)
        points = deal.score.totals
        assert points == tuple(sum(line.points for line in side.lines) for side in deal.score.sides)
        assert deal.totals_after == tuple(map(sum, zip(totals_before, points, strict=True)))
        totals_before = deal.totals_after
        highest = max(highest, *deal.totals_after)


@given(st.tuples(COUNTED, COUNTED), st.sampled_from(({}, TOWARD_ZERO)))
def test_two_halves_are_the_whole_but_for_one_point(
    partners: tuple[Document, Document], house_rules: Mapping[str, Any]
) -> None:
    """Up the two have at most one point more than the pair; toward zero it may be one less."""
    score = score_of_sides((CAUGHT, *partners), house_rules)
    whole = sum(points for kind, points in lines_of(score, 1) if kind != "partners_half")
    _, ben, cleo = score.totals
    assert ben == cleo
    rest = ben + cleo - whole
    is_up = not house_rules or whole < 0
    assert rest == (whole % 2 if is_up else -(whole % 2))
