"""A common deal of every rule set, tapped as its values ask for it: nothing is far away.

`test_rule_sets_recorded.py` has deals of the sources with sums worked out by hand; here a rule set
needs no deal of its own.
"""

from collections import Counter
from pathlib import Path

import pytest

from scorekeeper.i18n import Words
from scorekeeper.rules import RuleSet, RuleSetId, rule_book, rule_set_ids
from scorekeeper.services import SetUp
from tests.match.kit import usual_sides
from tests.ui.device import device, session_in
from tests.ui.recording import save_deal
from tests.ui.testkit import UI

POINTS_OF_A_CANASTA = 150
"""Card points on the table for each canasta of a deal."""
HAND = 40
"""Card points left in the hand of a side that did not go out."""
MOST_ON_A_CHIP = 4
"""Canastas that one tap on a chip records."""


def canastas_to_go_out(rules: RuleSet) -> Counter[str]:
    """Return the canastas of the side that goes out: those required, and mixed ones beside."""
    required = rules.go_out_requirement
    canastas = Counter(required.kinds)
    missing = max(required.canastas, 1) - canastas.total()
    plain = "natural" if "mixed" in required.exclude else "mixed"
    if missing > 0:
        canastas[plain] += missing
    return canastas


def digits(points: int) -> list[str]:
    return [f"key-{digit}" for digit in str(points)]


def row_taps(ui: UI, row: str, count: int) -> list[str]:
    """Return the taps for a row of numbers or a tile that counts."""
    if ui.has(f"tile-{row}"):
        return [f"tile-{row}"] * count
    if count <= MOST_ON_A_CHIP:
        return [f"chip-{row}-{count}"]
    return [f"chip-{row}-{MOST_ON_A_CHIP}", f"chip-{row}-{count}"]


async def tap_all(ui: UI, names: list[str]) -> int:
    """Tap each of these; return their number."""
    for name in names:
        await ui.tap(name)
    return len(names)


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
async def test_common_deal_is_tapped_without_the_sheet_for_rare_things(
    tmp_path: Path, set_id: RuleSetId
) -> None:
    """One tap for each kind of canasta and for each digit, one for each further side."""
    rules = rule_book(set_id).rules
    session = session_in(tmp_path)
    uid = session.matches.start(SetUp(ruleset=set_id, sides=usual_sides(rules.sides)))
    assert isinstance(uid, str), uid
    canastas = canastas_to_go_out(rules)
    table = POINTS_OF_A_CANASTA * canastas.total()
    has_red_threes = any(rules.red_three_values)

    async with device(session) as ui:
        count = await tap_all(ui, ["record", "who-0"])
        if rules.sides.kind == "lone_hand":
            count += await tap_all(ui, row_taps(ui, "0-lone", 1))
        for kind, number in canastas.items():
            count += await tap_all(ui, row_taps(ui, f"0-canastas.{kind}", number))
        count += await tap_all(ui, digits(table))

        count += await tap_all(ui, ["tab-1"])
        count += await tap_all(ui, row_taps(ui, "1-canastas.mixed", 1))
        if has_red_threes:
            count += await tap_all(ui, row_taps(ui, "1-red_threes", 1))
        count += await tap_all(ui, [*digits(POINTS_OF_A_CANASTA), "key-next", *digits(HAND)])
        for side in range(2, rules.sides.count):
            count += await tap_all(ui, [f"tab-{side}", f"field-{side}-hand", *digits(HAND)])
        await save_deal(ui)
        count += 1

        deal = session.matches.open(uid).match.deals[0].deal
        out, other, *further = deal.sides
        assert (out.went_out, out.canastas) == (True, dict(canastas))
        assert out.melded_card_points == table
        assert other.canastas == {"mixed": 1}
        assert other.red_threes == has_red_threes
        points = (other.melded_card_points, other.hand_card_points)
        assert points == (POINTS_OF_A_CANASTA, HAND)
        assert [side.hand_card_points for side in further] == [HAND] * len(further)
        kinds = len(canastas) + 1
        number_of_digits = len(str(table)) + len(str(POINTS_OF_A_CANASTA)) + len(str(HAND))
        usual = len(("record", "who", "lone", "tab", "red threes", "next", "save"))
        of_further_sides = (2 + len(str(HAND))) * len(further)
        many = sum(number - 1 for number in canastas.values())
        assert count <= usual + kinds + number_of_digits + of_further_sides + many

        await ui.go("/")
        if not ui.has("deal-1"):
            await ui.tap("pad")
        await ui.tap("deal-1")
        words = Words()
        (score,) = session.matches.open(uid).progress.deals
        sums = [node.text for node in ui.nodes() if (node.identifier or "").startswith("sum-")]
        assert sums == [words.number(points) for points in score.score.totals]
    session.close()
