"""Each table gives its result, and the big screen shows it in the standing."""

import asyncio
import re
from functools import partial

from scorekeeper.view_models.club_big_screen import MAX_NAMED_TABLES
from tests.tools.load.browser import Browser
from tests.tools.load.night import LATE, Night
from tests.tools.load.screen import Screen
from tests.tools.load.table import Table
from tests.tools.load.waits import Waits

PAUSE = 0.2
"""Seconds between the results of two tables."""


async def give_results(night: Night, waits: Waits) -> None:
    """Let the sides of every table agree, one table after the other, and measure the waits."""
    for place, table in enumerate(night.tables):
        left = await agreed(table)
        seen = partial(plays_no_more, number=table.number, others=len(night.tables) - place - 1)
        waits.add(left, await night.big_screen.until(seen))
        await asyncio.sleep(PAUSE)


async def agreed(table: Table) -> float:
    """Let one phone of each side report the score; return when the tap of the second left."""
    first, second = table.phones[:2]
    await give(first)
    await second.until(lambda screen: screen.find("phone-accept") is not None, seconds=LATE)
    left = await second.tap("phone-accept")
    for phone in table.phones:
        await phone.until(lambda screen: screen.find("done") is not None, seconds=LATE)
    return left


async def give(phone: Browser) -> None:
    """Say for a side that the score is that of the match."""
    await phone.tap("table-menu")
    await phone.tap("phone-give-early")
    await phone.tap("phone-agree")


def plays_no_more(screen: Screen, number: int, others: int) -> bool:
    """Return True unless the foot of the big screen counts a table among those that still play.

    It names tables by their numbers while they are few, and else only says how many they are.
    """
    said = [int(one) for one in re.findall(r"\d+", screen.text("playing") or "")]
    return number not in said if others <= MAX_NAMED_TABLES else others in said
