"""Every rule set is recorded by some test, and each screen asks just what its rules know.

What a screen must ask is worked out here once more from the values of the rules, apart from the
code that draws it.
"""

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSet, RuleSetId, rule_book, rule_set_ids
from tests.ui.recording import said
from tests.ui.rule_set_deals import PAIRS, table
from tests.ui.testkit import UI

HERE = Path(__file__).parent


def sides_of(rules: RuleSet) -> tuple[Side, ...]:
    """As many sides and players as a rule set wants."""
    every = range(rules.sides.count)
    people = [[f"P{side}{seat}" for seat in range(rules.sides.size)] for side in every]
    return tuple(Side(" & ".join(own), tuple(map(Player, own))) for own in people)


def test_a_deal_of_every_rule_set_is_recorded_through_the_screen() -> None:
    modules = (importlib.import_module(f"tests.ui.{path.stem}") for path in _files())
    tests = [test for module in modules for test in vars(module).values()]
    recorded = [getattr(test, "records", None) for test in tests]
    assert sorted(filter(None, recorded)) == sorted(rule_set_ids())


@pytest.mark.parametrize("set_id", rule_set_ids())
async def test_just_what_can_occur_is_asked(tmp_path: Path, set_id: RuleSetId) -> None:
    rules = rule_book(set_id).rules
    async with table(tmp_path, set_id, sides_of(rules)) as ui:
        always = rows_on(ui)
        assert {name for name in ("concealed", "acaba") if ui.has(name)} == endings(rules)
        assert said(ui, "field-0-hand").startswith("Hand and foot") is bool(rules.foot_size)
        assert [ui.has(f"tab-{n}") for n in range(5)] == [n < rules.sides.count for n in range(5)]
        await ui.tap("more")
        rare = rows_on(ui) - always
        assert always | rare == {*canastas(rules), *threes(rules), *penalties(rules)}
        assert always >= {"canastas.natural", "canastas.mixed"}
        hands = {f"special-{hand.id}" for hand in rules.special_hands}
        assert names(ui, "special-") == (hands | {"special-none"} if hands else set())


@pytest.mark.parametrize(
    ("house_rules", "asked"),
    [
        ({"acaba__enabled": True}, {"acaba"}),
        ({"concealed_canasta": {"mode": "add", "amount": 50}}, {"chip-0-hand_canastas.natural-1"}),
        (
            {"meld_rules__sequences": True, "canasta_bonus__sequence": 900},
            {"chip-0-canastas.sequence-1"},
        ),
        ({"penalties__held_aces_3plus": -700}, {"chip-0-held.aces-1"}),
        ({"special_hands": [{"id": "straight", "points": 1000}]}, {"special-straight"}),
        ({"black_three__captured_values": [0, 10, 20, 30, 40]}, {"chip-0-black_threes_captured-1"}),
        ({"black_three__in_hand": -100}, {"chip-0-black_threes_in_hand-1"}),
    ],
)
async def test_a_house_rule_brings_its_own_question(
    tmp_path: Path, house_rules: dict[str, Any], asked: set[str]
) -> None:
    """None of these is asked in Classic as it is printed."""
    plain, changed = tmp_path / "plain", tmp_path / "changed"
    async with table(plain, "classic_4p") as ui:
        await ui.tap("more")
        assert not any(map(ui.has, asked))
    async with table(changed, "classic_4p", PAIRS, **house_rules) as ui:
        await ui.tap("more")
        assert all(map(ui.has, asked))


# --- what is on the screen


def names(ui: UI, beginning: str) -> set[str]:
    """The identifiers that begin like this."""
    every = (node.identifier or "" for node in ui.nodes())
    return {name for name in every if name.startswith(beginning)}


def rows_on(ui: UI) -> set[str]:
    """The rows of chips of the first side."""
    return {name.removeprefix("chip-0-").rpartition("-")[0] for name in names(ui, "chip-0-")}


# --- what the values ask for


def endings(rules: RuleSet) -> set[str]:
    """The ways to end a deal beside going out that earn something."""
    found = {"concealed"} if rules.concealed_go_out_extra else set()
    return found | ({"acaba"} if rules.acaba.enabled else set())


def canastas(rules: RuleSet) -> Iterator[str]:
    """Types with a bonus, and canastas laid from the hand where those earn more."""
    bonus = rules.canasta_bonus
    for kind in (
        "natural",
        "mixed",
        "wild",
        "wild_all_twos",
        "wild_four_jokers",
        "sequence",
        "sevens",
        "aces",
        "twos_natural",
        "twos_mixed",
    ):
        if getattr(bonus, kind) is not None:
            yield f"canastas.{kind}"
    if rules.concealed_canasta.mode != "none":
        yield from ("hand_canastas.natural", "hand_canastas.mixed")
    if rules.sides.kind == "lone_hand":
        yield "lone"


def threes(rules: RuleSet) -> Iterator[str]:
    """Threes on the table where a table of points is there for them, and in hand."""
    black = rules.black_three
    if any(rules.red_three_values):
        yield "red_threes"
    if rules.red_three_in_hand.points:
        yield "red_threes_in_hand"
    if black.tabled_values:
        yield "black_threes"
    if black.captured_values:
        yield "black_threes_captured"
    if black.in_hand_mode != "penalty" or black.in_hand != -rules.card_values["3b"]:
        yield "black_threes_in_hand"


def penalties(rules: RuleSet) -> Iterator[str]:
    """What is taken off for melds begun and for cards held back."""
    rule = rules.penalties
    found = {
        "incomplete.sevens": rule.incomplete_sevens,
        "incomplete.aces": rule.incomplete_aces,
        "incomplete.wild": rule.incomplete_wild,
        "incomplete.wild_with_four_jokers": rule.incomplete_wild_with_four_jokers,
        "incomplete.sequence": rule.short_sequence,
        "held.sevens": rule.held_sevens_3plus,
        "held.aces": rule.held_aces_3plus,
    }
    yield from (name for name, points in found.items() if points)


def _files() -> list[Path]:
    return sorted(HERE.glob("test_rule_sets_recorded_*.py"))
