"""The drill: the server's computer is lost in round two, another goes on from the one file.

Three rounds of two tables with two phones each. The second computer has an empty data folder and
the address of the first. What the standing says in the end is added up here by plain arithmetic.
"""

import asyncio
import shutil
import time
from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from scorekeeper.rules import RuleLibrary
from scorekeeper.services.club.transfer import read_evening_file
from scorekeeper.services.players import Identities
from tests.tools.load.browser import BrowserError
from tests.tools.load.club_server import ClubServer
from tests.tools.load.door import cookie_for_code
from tests.tools.load.evening import Prepared, prepare
from tests.tools.load.frames import STILL_PHONE
from tests.tools.load.night import Night, night
from tests.tools.load.results import agreed
from tests.tools.load.screen import Screen
from tests.tools.load.views import Points, at_organiser, at_phone, is_at_table
from tests.tools.load.waits import Waits

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]

TABLES, PHONES = 2, 4
SOON = """
import sys
from scorekeeper.__main__ import main
from scorekeeper.server.club_server import EveningCopier

EveningCopier.__init__.__kwdefaults__["pause"] = 0.5  # seconds between two copies
sys.exit(main())
"""
PATIENCE = 60.0
"""Seconds; how quick it is, is measured elsewhere."""
DEALS: dict[int, dict[int, tuple[Points, ...]]] = {
    2: {1: ((35, 30), (20, 505)), 2: ((95, 10), (5, 60))},
    3: {1: ((60, 60),), 2: ((5, 45),)},
}
"""The deals by round and table; in round two the computer is lost between them."""
DEALS_BEFORE = 2 * TABLES
"""Those until then, with the one of each table that was recorded in round one before."""


class CopyingServer(ClubServer):
    """A server that copies the evening sooner after its last copy than it would."""

    def command(self) -> list[str]:
        program, _, _, *options = super().command()
        return [program, "-c", SOON, *options]


async def test_another_computer_goes_on_from_the_file(tmp_path: Path) -> None:
    copy, lost, fresh = (tmp_path / name for name in ("copy.json", "lost", "fresh"))
    prepared = await asyncio.to_thread(prepare, lost, TABLES)
    server = CopyingServer(lost, options=("--copy", str(copy)))
    await asyncio.to_thread(server.start)
    try:
        async with night(server, prepared, phones=PHONES, device=STILL_PHONE) as evening:
            pairs = {number: names_of(prepared, number) for number in prepared.names}
            scores = await give_results(evening, pairs, prepared.totals)
            pairs = await next_round(evening, 2)
            await record(evening, 2, place=0)
            await asyncio.to_thread(wait_for_copy, copy, deals=DEALS_BEFORE)

            server.kill()
            shutil.rmtree(lost)
            server.move(fresh)
            await asyncio.to_thread(server.start)
            await take_over(evening, copy)
            await all_are_back(evening, prepared)

            await record(evening, 2, place=1)
            scores += await give_results(evening, pairs, sums_of_round(2))
            scores += await third_round(evening)
            await shows_standing(evening, prepared, added_up(scores))
    finally:
        await asyncio.to_thread(server.stop)


Score = tuple[tuple[str, str], tuple[int, int]]
"""The names of the two sides, and the points of each."""
Place = tuple[str, int, int]
"""A name with its points and its difference."""


def names_of(prepared: Prepared, number: int) -> tuple[str, str]:
    """The sides at a table of round one, as screens name them."""
    one, two, three, four = prepared.names[number]
    return f"{one} & {two}", f"{three} & {four}"


def sums_of_round(number: int) -> dict[int, tuple[int, int]]:
    """Return the sums of the deals of a round, table by table."""
    return {
        table: (sum(ours for ours, _ in deals), sum(theirs for _, theirs in deals))
        for table, deals in DEALS[number].items()
    }


async def record(evening: Night, number: int, *, place: int) -> None:
    """Record one deal of a round at each table; every phone of it sees the total."""
    for table in evening.tables:
        table.thinking = 0.0
        await table.type_deal(DEALS[number][table.number][place])
        await table.save(Waits("nobody is timed"))
        seen = partial(at_organiser, table=table.number, points=table.total)
        await evening.organiser.until(seen, seconds=PATIENCE)


async def give_results(
    evening: Night, pairs: dict[int, tuple[str, str]], totals: Mapping[int, tuple[int, int]]
) -> list[Score]:
    """Let both sides of every table agree; return what they agreed on."""
    for table in evening.tables:
        await agreed(table)
    return [(pairs[table.number], totals[table.number]) for table in evening.tables]


async def third_round(evening: Night) -> list[Score]:
    pairs = await next_round(evening, 3)
    await record(evening, 3, place=0)
    scores = await give_results(evening, pairs, sums_of_round(3))
    await evening.organiser.tap("club-close", seconds=PATIENCE)
    return scores


async def next_round(evening: Night, number: int) -> dict[int, tuple[str, str]]:
    """Close the round, draw and start the next one on the organiser's page; gives who meets.

    The phones go to the tables of their pairs by themselves.
    """
    for tap in ("club-close", "club-draw", "club-start"):
        await evening.organiser.until(partial(Screen.target, identifier=tap), seconds=PATIENCE)
        await evening.organiser.tap_until_gone(tap)
    pairs, phones = {}, evening.phones
    for phone in phones:
        await phone.until(partial(is_in_round, number=number), seconds=PATIENCE)
    for table in evening.tables:
        title = f"Table {table.number}, round {number}"
        table.phones = [phone for phone in phones if title in texts_of(phone.screen)]
        tile_name = f"table-{table.number}"
        await evening.organiser.until(partial(Screen.find, identifier=tile_name), seconds=PATIENCE)
        tile = evening.organiser.screen.find(tile_name)
        assert tile is not None
        one, other = (node.own_text for node in tile.all_nodes() if "&" in (node.own_text or ""))
        pairs[table.number] = one or "", other or ""
        table.total = 0
    return pairs


def is_in_round(screen: Screen, number: int) -> bool:
    """Return True if a phone shows the table of its pair in a round."""
    return any(text.endswith(f", round {number}") for text in texts_of(screen))


def texts_of(screen: Screen) -> list[str]:
    return [node.own_text for node in screen.nodes() if node.own_text]


def wait_for_copy(copy: Path, *, deals: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if copy.exists():
            known = Identities({}, {})
            _, moved = read_evening_file(copy.read_bytes(), copy.name, known, RuleLibrary())
            if sum(len(kept.deals) for kept in moved.matches) == deals:
                return
        time.sleep(0.2)
    raise AssertionError(f"the copy did not get {deals} deals")


async def take_over(evening: Night, copy: Path) -> None:
    """Pick the file on the new computer, which then shows the tables."""
    await evening.organiser_returns("/club-take")
    organiser = evening.organiser
    organiser.answers.file = copy.name, await asyncio.to_thread(copy.read_bytes)
    await organiser.tap("club-take-choose", seconds=PATIENCE)
    await organiser.until(lambda screen: screen.find("table-1") is not None, seconds=PATIENCE)


async def all_are_back(evening: Night, prepared: Prepared) -> None:
    """Each phone shows its table by itself as it was; a code on a card opens its table again."""
    for table in evening.tables:
        for phone in table.phones:
            await phone.until_back(1, seconds=PATIENCE)
            await phone.until(is_at_table, seconds=PATIENCE)
            assert at_phone(phone.screen, table.total), phone.name
        assert cookie_for_code(evening.server.port, prepared.codes[table.number])


async def shows_standing(evening: Night, prepared: Prepared, wanted: list[Place]) -> None:
    """Fail unless the organiser's page shows this final standing."""
    organiser = evening.organiser
    await organiser.go(f"/club/{prepared.uid}/standing")
    with suppress(BrowserError):  # what it shows instead is told below
        await organiser.until(lambda screen: rows(screen) == wanted, seconds=PATIENCE)
    assert rows(organiser.screen) == wanted


def rows(screen: Screen) -> list[Place]:
    """The rows of a standing: place, name, what was won and lost, points, difference."""
    found = [node for node in screen.nodes() if (node.identifier or "").startswith("place-")]
    texts = [[part.own_text for part in node.all_nodes() if part.own_text] for node in found]
    return [(words[1], number(words[-2]), number(words[-1])) for words in texts]


def number(word: str) -> int:
    return int(word.replace(",", "").replace("−", "-"))


def added_up(scores: list[Score]) -> list[Place]:
    """Two points for a win and one for a draw, then the difference in card points."""
    points, difference = Counter[str](), Counter[str]()
    for (one, other), (ours, theirs) in scores:
        points[one] += 1 + (ours > theirs) - (ours < theirs)
        points[other] += 1 + (theirs > ours) - (theirs < ours)
        difference[one] += ours - theirs
        difference[other] += theirs - ours
    order = sorted(points, key=lambda name: (points[name], difference[name]), reverse=True)
    return [(name, points[name], difference[name]) for name in order]
