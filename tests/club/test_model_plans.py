"""What an evening can be planned as, and what it cannot."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.club.clock import Clock, clock_state
from scorekeeper.club.model import (
    Band,
    EveningUid,
    RoundLength,
    change_plan,
    new_evening,
    plan_problems,
    shape_of,
)
from scorekeeper.club.presets import (
    Cited,
    club_sources,
    rating_model,
    round_lengths,
    scheme_of,
    schemes,
)
from scorekeeper.rules import RuleLibrary
from tests.club.kit import accepted, evening_of, plan_of, play_round
from tests.support.problems import problem_codes

VICTORY = scheme_of("burraco_4")


@pytest.mark.parametrize(
    ("plan", "shape"),
    [
        ({}, (2, 2, 1, ())),
        ({"form": "individuals", "movement": "rotating"}, (2, 2, 2, ())),
        ({"form": "teams"}, (2, 2, 1, ())),
        ({"ruleset": "classic_2p", "form": "individuals"}, (2, 1, 1, ())),
        ({"ruleset": "classic_3p", "form": "individuals", "movement": "by_lot"}, (3, 1, 1, ())),
        ({"ruleset": "classic_6p"}, (2, 3, 1, ())),
        (
            {"ruleset": "british", "form": "individuals", "movement": "rotating"}
            | {"threes": "british"},
            (2, 2, 2, ((1, 1, 1),)),
        ),
        (
            {"ruleset": "hand_and_foot", "movement": "by_lot", "house_rules": {"sides.count": 3}},
            (3, 2, 1, ()),
        ),
    ],
)
def test_a_rule_set_and_a_form_say_what_a_table_looks_like(
    plan: dict[str, Any], shape: tuple[object, ...]
) -> None:
    agreed = plan_of(**plan)
    assert plan_problems(agreed, RuleLibrary()) == ()
    found = shape_of(agreed, RuleLibrary())
    assert (found.sides, found.seats, found.size, found.odd) == shape


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        ({"form": "individuals"}, "draw_needs_fixed_sides"),
        ({"form": "individuals", "movement": "mitchell"}, "draw_needs_fixed_sides"),
        ({"movement": "rotating"}, "draw_needs_individuals"),
        ({"ruleset": "classic_3p", "form": "individuals"}, "draw_needs_fixed_sides"),
        (
            {"ruleset": "classic_6p", "form": "individuals", "movement": "by_lot"},
            "partners_cannot_change",
        ),
        ({"ruleset": "whist"}, "unknown_rule_set"),
        ({"house_rules": {"no.such.path": 1}}, "house_rule"),
        ({"house_rules": {"target": "many"}}, "house_rule"),
        ({"threes": "british"}, "nobody_left_over"),
        (
            {"form": "individuals", "movement": "rotating", "threes": "classic_4p"},
            "not_by_so_many",
        ),
        ({"form": "individuals", "movement": "rotating", "threes": "whist"}, "unknown_rule_set"),
        ({"rounds": 0}, "too_few_rounds"),
        ({"rounds": 3, "drop_worst": 3}, "too_many_dropped"),
        ({"drop_worst": -1}, "too_many_dropped"),
        ({"length": RoundLength(deals=0)}, "not_positive"),
        ({"length": RoundLength(minutes=50, warning=50)}, "warning_too_early"),
        ({"length": RoundLength(minutes=50, warning=-1)}, "not_positive"),
        ({"figures": replace(scheme_of("finland"), match_points=None)}, "figures_needed"),
        ({"figures": replace(VICTORY, bands=())}, "last_band_open"),
        ({"figures": replace(VICTORY, bands=VICTORY.bands[:-1])}, "last_band_open"),
        ({"figures": replace(VICTORY, bands=(Band(None, 5, 5), *VICTORY.bands))}, "last_band_open"),
        ({"figures": replace(VICTORY, bands=(Band(500, 5, 5), *VICTORY.bands))}, "bands_ascend"),
        ({"figures": replace(VICTORY, tie_breaks=("lot", "lot"))}, "tie_break_twice"),
        ({"figures": replace(VICTORY, whole_match=RoundLength(points=0))}, "not_positive"),
        ({"figures": replace(VICTORY, whole_match=RoundLength(deals=0))}, "not_positive"),
        ({"length": RoundLength(points=0)}, "not_positive"),
        ({"length": RoundLength(minutes=0)}, "not_positive"),
        ({"length": RoundLength(minutes=50, overtime=-1)}, "not_positive"),
    ],
)
def test_impossible_plans_are_refused(plan: dict[str, Any], code: str) -> None:
    assert code in [problem.code for problem in plan_problems(plan_of(**plan), RuleLibrary())]
    assert code in problem_codes(new_evening(EveningUid("e"), plan_of(**plan), RuleLibrary()))


@pytest.mark.parametrize(
    "plan",
    [
        {"rounds": 1},
        {"rounds": 3, "drop_worst": 2},
        {"length": RoundLength(points=1)},
        {"length": RoundLength(deals=1)},
        {"length": RoundLength(minutes=1)},
        {"length": RoundLength(minutes=50, warning=49)},
        {"length": RoundLength(minutes=50, overtime=0)},
        {"figures": replace(VICTORY, whole_match=RoundLength(points=1))},
        {"figures": replace(VICTORY, whole_match=RoundLength(deals=1))},
        {"figures": replace(VICTORY, bands=(Band(1, 5, 5), Band(2, 5, 5), Band(None, 5, 5)))},
    ],
)
def test_plan_at_the_edge_of_a_limit_is_allowed(plan: dict[str, Any]) -> None:
    """Each is next to one that is refused above."""
    assert plan_problems(plan_of(**plan), RuleLibrary()) == ()


def test_plan_of_a_begun_evening_keeps_form_and_rule_set() -> None:
    evening = play_round(evening_of(4, rounds=2), lambda *_: (5000, 0))
    plan = evening.plan
    longer = replace(plan, rounds=5, movement="by_standing", scheme=VICTORY, name="Wednesday")
    assert accepted(change_plan(evening, longer, RuleLibrary())).plan == longer
    assert problem_codes(
        change_plan(evening, replace(plan, ruleset=plan_of(ruleset="samba").ruleset), RuleLibrary())
    ) == ["has_begun"]
    twice = play_round(evening, lambda *_: (5000, 0))
    assert problem_codes(change_plan(twice, replace(plan, rounds=1), RuleLibrary())) == [
        "too_few_rounds"
    ]


NEVADA = RoundLength(minutes=50, warning=10, overtime=None)
HELSINGBORG = RoundLength(minutes=50, overtime=10)


@pytest.mark.parametrize(
    ("length", "played_for", "says"),
    [
        (NEVADA, 0, Clock("playing", 40)),
        (NEVADA, 39.5, Clock("playing", 0.5)),
        (NEVADA, 40, Clock("warning", 10)),
        (NEVADA, 49.5, Clock("warning", 0.5)),
        (NEVADA, 50, Clock("last_deal", None)),
        (NEVADA, 500, Clock("last_deal", None)),
        (HELSINGBORG, 49, Clock("playing", 1)),
        (HELSINGBORG, 50, Clock("last_deal", 10)),
        (HELSINGBORG, 60, Clock("over", 0)),
        (RoundLength(minutes=25), 25, Clock("over", 0)),
        (RoundLength(points=5000), 1000, Clock("playing", None)),
    ],
)
def test_the_clock_warns_and_lets_a_deal_be_finished(
    length: RoundLength, played_for: float, says: Clock
) -> None:
    assert clock_state(length, played_for) == says


def test_every_length_that_clubs_use_can_be_planned() -> None:
    for entry in round_lengths().values():
        assert plan_problems(plan_of(length=entry.length), RuleLibrary()) == ()


def test_every_scheme_can_be_planned() -> None:
    for entry in schemes():
        assert plan_problems(plan_of(scheme=entry), RuleLibrary()) == ()


def test_club_sources_are_all_cited_and_all_known() -> None:
    blocks: list[Cited] = [*round_lengths().values(), rating_model()]
    for entry in schemes().values():
        every = (entry.match_points, entry.bands, entry.bye, entry.missed, entry.tie_breaks)
        blocks += [block for block in (*every, *entry.walkover) if block is not None]
    named = {ref for block in blocks for ref in block.ref}
    noted = {ref for ref in club_sources() if any(ref in block.note for block in blocks)}
    assert named | noted == set(club_sources())
    assert all(block.status in ("outside", "proposed") for block in blocks)
    assert all((block.status == "proposed") == (block.ref == ("none",)) for block in blocks)
