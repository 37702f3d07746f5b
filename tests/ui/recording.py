"""Taps and looks for the tests of the record screen."""

import re
from collections.abc import Iterable

from scorekeeper.match import Player, Side
from scorekeeper.match.model import PlayedDeal
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from tests.ui.device import FOUR
from tests.ui.testkit import UI

COMMON_DEAL = (
    "record",
    "who-0",
    "chip-0-canastas.natural-1",
    "chip-0-canastas.mixed-1",
    "chip-0-red_threes-1",
    *("key-3", "key-8", "key-5"),
    "tab-1",
    "chip-1-canastas.mixed-1",
    "chip-1-red_threes-2",
    *("key-1", "key-4", "key-5"),
    "key-next",
    *("key-6", "key-0"),
    "save",
)
"""The common deal of the design, from the table to Save: one side is out with a natural and a mixed
canasta, a red three and 385 on the table; the other has a mixed canasta, two red threes, 145 on
the table and 60 left in hand: 1,385 against 585."""

CARD_SENTENCE = re.compile(r"warning-\d+")

THREE = SetUp(
    ruleset=RuleSetId("classic_3p"),
    sides=tuple(Side(name, (Player(name),)) for name in ("Eva", "Finn", "Greta")),
)


def four(rules: str) -> SetUp:
    return SetUp(ruleset=RuleSetId(rules), sides=FOUR.sides)


async def taps(ui: UI, names: Iterable[str]) -> None:
    for name in names:
        await ui.tap(name)


async def save_deal(ui: UI) -> None:
    """Tap Save and wait for the table."""
    await ui.tap("save")
    await ui.until(lambda: ui.route == "/")


async def saved_as_it_is(ui: UI) -> None:
    """Save what the warning card asks about, and wait for the table."""
    await ui.tap("warning-save")
    await ui.until(lambda: ui.route == "/")


async def asked_about(ui: UI) -> list[str]:
    """Tap Save and return the sentences of the warning card; nothing is saved then."""
    await ui.tap("save")
    assert ui.has("warning")
    assert not ui.has("save")
    found = [node for node in ui.nodes() if CARD_SENTENCE.fullmatch(node.identifier or "")]
    return [node.label or "" for node in found]


def label_of(ui: UI, name: str) -> str:
    return ui.identified(name).label or ""


def can_tap(ui: UI, name: str) -> bool:
    return any(node.clickable for node in ui.identified(name).all_nodes())


def chips_of_row(ui: UI, row: str) -> str:
    """The chips of a row, the chosen one in brackets, those that are off as a dash."""
    found = [n for n in ui.nodes() if (n.identifier or "").startswith(f"chip-{row}-")]
    return " ".join(
        f"[{node.text}]" if node.selected else node.text if can_tap(ui, name) else "-"
        for node in found
        if (name := node.identifier)
    )


def problem_labels(ui: UI) -> list[str]:
    found = [n for n in ui.nodes() if (n.identifier or "").startswith("problem-")]
    return [node.label or "" for node in found]


def deals(session: Session) -> tuple[PlayedDeal, ...]:
    return session.matches.list()[0].match.deals


def recorded_totals(session: Session) -> tuple[int, ...]:
    return session.matches.list()[0].progress.totals
