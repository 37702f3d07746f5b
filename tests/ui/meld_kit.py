"""Matches for the tests of the Meld tab, and taps on its cards and keys."""

from dataclasses import replace

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import SetUp
from tests.ui.device import FOUR
from tests.ui.testkit import UI

SEVENS_AND_QUEENS = "7 7 7 Q Q Q 2"
SEVENS_AND_ACES = "7 7 7 A A A 2"
AT_1600 = replace(FOUR, opening_scores=(1600, 985))
THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo")),
    opening_scores=(3000, -50, 0),
)


def of_rules(name: str, *scores: int) -> SetUp:
    """A match of two sides by other rules."""
    return replace(FOUR, ruleset=RuleSetId(name), opening_scores=scores)


async def tap_cards(ui: UI, cards: str) -> None:
    """Tap cards of the grid, one after the other."""
    for card in cards.split():
        await ui.tap(f"rank-{card}")


async def type_number(ui: UI, digits: str) -> None:
    """Type a number on the app's own keypad, and be done."""
    for digit in digits:
        await ui.tap(f"pad-{digit}")
    await ui.tap("pad-done")


def answer(ui: UI) -> tuple[str, str, str]:
    """The headline with the reasons, the value, and what is required."""
    return ui.text("verdict"), ui.text("value"), ui.text("requirement")
