"""What the tests share that record one deal of each rule set: players, taps, and the score read.

async with table(tmp_path, "samba", TWO_PAIRS) as ui:
    await taps(ui, ["who-0", chip(0, "canastas.sequence", 1), *table_points(0, 265)])
    assert await breakdown(ui) == {"Sequence canastas": (1500, None), ...}
"""

import contextlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

from scorekeeper.i18n.messages import MINUS
from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import SetUp
from tests.ui.device import ANA_BEN, CLEO_DOV, device, session_in
from tests.ui.recording import taps
from tests.ui.screen import Node
from tests.ui.testkit import UI

Test = TypeVar("Test", bound=Callable[..., Coroutine[Any, Any, None]])
Score = dict[str, tuple[int | None, ...]]
"""A line of the breakdown to what it brings each side; None: the side has no such line."""

PAIRS = (ANA_BEN, CLEO_DOV)
TWO_ALONE = (Side("Ana", (Player("Ana"),)), Side("Ben", (Player("Ben"),)))
THREE_ALONE = (*TWO_ALONE, Side("Cleo", (Player("Cleo"),)))
THREE_PAIRS = (*PAIRS, Side("Eva & Finn", (Player("Eva"), Player("Finn"))))
TWO_TRIOS = (
    Side("Ana, Ben & Cleo", (Player("Ana"), Player("Ben"), Player("Cleo"))),
    Side("Dov, Eva & Finn", (Player("Dov"), Player("Eva"), Player("Finn"))),
)
SUM = "Sum"
NONE = "\N{EN DASH}"
POINTS = re.compile(f"{NONE}|{MINUS}?[0-9,]+")


def records(rules: str) -> Callable[[Test], Test]:
    """Mark a test as the one that records a deal of a rule set through the screen."""

    def marked(test: Test) -> Test:
        test.__dict__["records"] = RuleSetId(rules)
        return test

    return marked


@contextlib.asynccontextmanager
async def table(
    folder: Path,
    rules: str,
    sides: tuple[Side, ...] = PAIRS,
    *,
    scores: tuple[int, ...] = (),
    **house_rules: Any,
) -> AsyncIterator[UI]:
    """The record screen of a new match; `scores` are those it begins with, in points.

    House rules are paths, written with `__` for each dot.
    """
    session = session_in(folder)
    changes = {path.replace("__", "."): value for path, value in house_rules.items()}
    set_up = SetUp(
        ruleset=RuleSetId(rules), sides=sides, house_rules=changes, opening_scores=scores
    )
    uid = session.matches.start(set_up)
    assert isinstance(uid, str), uid
    async with device(session) as ui:
        await ui.tap("record")
        yield ui


# --- taps


def chip(side: int, row: str, count: int) -> str:
    """The chip of a number in a row, such as `canastas.natural`."""
    return f"chip-{side}-{row}-{count}"


def keys(points: int) -> tuple[str, ...]:
    """The keys of a number."""
    return tuple(f"key-{digit}" for digit in str(points))


def table_points(side: int, points: int) -> tuple[str, ...]:
    """The card points that a side has on the table, in the field for it."""
    return (f"field-{side}-table", *keys(points))


def hand_points(side: int, points: int) -> tuple[str, ...]:
    """The card points that a side is left with in hand."""
    return (f"field-{side}-hand", *keys(points))


async def rare(ui: UI, *names: str) -> None:
    """Tap what stands in the sheet for rare things of the side that is open."""
    await taps(ui, ["more", *names, "done"])


# --- what is read


def live(ui: UI, side: int) -> tuple[str, str]:
    """The sum of the deal and the new total of a side, as said before saving."""
    return ui.identified(f"sum-{side}").label or "", ui.identified(f"new-total-{side}").label or ""


async def breakdown(ui: UI, deal: int = 1) -> Score:
    """Save the deal, open it from the table, and read all lines and the sums."""
    await ui.tap("save")
    await ui.until(lambda: ui.route == "/")
    await ui.tap(f"deal-{deal}")
    sides = sum((node.identifier or "").startswith("sum-") for node in ui.nodes())
    rows = [node for node in ui.nodes() if (node.identifier or "").startswith("line-")]
    score: Score = {}
    for what, points in map(_line, rows):
        score[f"{what} again" if what in score else what] = points
    return {**score, SUM: tuple(_points(ui.text(f"sum-{side}")) for side in range(sides))}


def _line(row: Node) -> tuple[str, tuple[int | None, ...]]:
    """What a row is for, and what it brings each side."""
    what, *others = [node.own_text for node in row.all_nodes() if node.own_text]
    return what, tuple(_points(text) for text in others if POINTS.fullmatch(text))


def _points(said: str) -> int | None:
    """Points as they are written on the screen; a dash is none."""
    return None if said == NONE else int(said.replace(",", "").replace(MINUS, "-"))
