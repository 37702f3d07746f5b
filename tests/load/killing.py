"""The server is killed while tables save, and started again: who saw what, and what is there."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.load.browser import Browser, BrowserError
from tests.load.night import COMING_BACK, Night
from tests.load.table import Table
from tests.load.views import at_phone, is_at_table, is_there

LAST_FRAMES = 0.5
"""Seconds in which frames that had left before the kill still arrive."""


@dataclass(frozen=True, slots=True)
class Killed:
    """What became of an evening whose server was killed."""

    acknowledged: int
    """Deals that a phone had seen saved before."""
    under_way: int
    """Deals of which nobody had heard yet."""
    kept: int
    """Those of them that are there all the same."""
    lost: int
    """Tables that show less than was acknowledged, or what was never saved."""
    phones: int
    back: int
    """Phones that came back by themselves."""
    seconds: float
    """From the kill until all of them showed their table again."""

    @property
    def harm(self) -> int:
        """What is not as it should be."""
        return self.lost + self.phones - self.back


async def kill_while_saving(night: Night, *, after: float, every: float, chance: Random) -> Killed:
    """Have the tables save, kill the server at a moment of chance, and have everybody come back."""
    playing = asyncio.create_task(night.play(10 * after, every=every, chance=chance))
    await asyncio.sleep(after + chance.random() * every)
    comings = {phone: phone.comings for phone in night.phones}
    killed = time.perf_counter()
    night.server.kill()
    await asyncio.sleep(LAST_FRAMES)
    await _stopped(playing)
    night.failures.clear()  # whoever gave up did so because of the kill
    under_way = [table.number for table in night.tables if table.under_way]
    await asyncio.to_thread(night.server.start)
    back = await asyncio.gather(*(_is_back(*one) for one in comings.items()))
    took = time.perf_counter() - killed
    found = [settled(table) for table in night.tables]
    await night.organiser_returns()
    return Killed(
        acknowledged=night.deals,
        under_way=len(under_way),
        kept=found.count(1),
        lost=found.count(None),
        phones=len(back),
        back=sum(back),
        seconds=took,
    )


def settled(table: Table) -> int | None:
    """How many deals more than were acknowledged all phones show; None where they are wrong.

    One more is right where one was under way: it was saved, and the word of it did not come.
    The table goes on from there, and what was typed is not trusted any more.
    """
    right = [table.total, *([table.next_total] if table.under_way else [])]
    table.under_way, table.has_draft = False, True
    for more, points in enumerate(right):
        if all(at_phone(phone.screen, points) for phone in table.phones):
            table.total = points
            return more
    return None


async def _stopped(playing: "asyncio.Task[None]") -> None:
    """Have the tables stop; a tap into a lost connection is no fault of theirs."""
    playing.cancel()
    with suppress(asyncio.CancelledError, ExceptionGroup):
        await playing


async def _is_back(phone: Browser, comings: int) -> bool:
    """Whether a phone came in again by itself and shows its table."""
    try:
        await phone.until_back(comings, seconds=COMING_BACK)
        await phone.until(is_there, seconds=COMING_BACK)
        if not is_at_table(phone.screen):
            await phone.go("/")
        await phone.until(is_at_table, seconds=COMING_BACK)
    except BrowserError:
        return False
    return True
