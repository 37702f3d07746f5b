"""The server is killed while tables save, and started again: who saw what, and what is there."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.tools.load.browser import Browser, BrowserError
from tests.tools.load.night import COMING_BACK, Night
from tests.tools.load.table import Table
from tests.tools.load.views import at_phone, is_at_table, is_there

LAST_FRAMES = 0.5
"""Seconds in which frames that had left before the kill still arrive."""
LOOK, A_SAVE = 0.001, 0.02
"""Seconds between two looks for a deal that was just sent, and in which it is met on its way."""


@dataclass(frozen=True, slots=True)
class Killed:
    acknowledged: int
    """Deals that a phone had seen saved."""
    under_way: int
    """Deals that were sent when the server was killed, and that nobody had heard of."""
    kept: int
    """Those of them that are there."""
    lost: int
    """Tables that show less than was acknowledged, or what was never saved."""
    phones: int
    back: int
    """Phones that came back by themselves."""
    seconds: float
    """From the kill until all of them showed their table again."""

    @property
    def harm(self) -> int:
        return self.lost + self.phones - self.back

    @property
    def missed(self) -> int:
        """Kills that met no deal on its way: they say nothing."""
        return int(self.under_way == 0)


async def kill_while_saving(night: Night, *, after: float, every: float, chance: Random) -> Killed:
    """Kill the server while the tables save, and wait until everybody has come back.

    It is killed at a moment of chance between a tap on Save and the word that the deal is saved.
    """
    playing = asyncio.create_task(night.play(10 * after, every=every, chance=chance))
    await asyncio.sleep(after + chance.random() * every)
    await _until_saving(night, playing, chance)
    comings = {phone: phone.comings for phone in night.phones}
    killed = time.perf_counter()
    sent = [(table, table.deals) for table in night.tables if table.is_sent]
    night.server.kill()
    await asyncio.sleep(LAST_FRAMES)
    await _stopped(playing)
    night.failures.clear()  # whoever gave up did so because of the kill
    await asyncio.to_thread(night.server.start)
    back = await asyncio.gather(*(_is_back(*one) for one in comings.items()))
    took = time.perf_counter() - killed
    heard = sum(table.deals > deals for table, deals in sent)
    found = {table.number: settled(table) for table in night.tables}
    await night.organiser_returns()
    return Killed(
        acknowledged=night.deals,
        under_way=len(sent),
        kept=heard + sum(found[table.number] == 1 for table, _ in sent),
        lost=list(found.values()).count(None),
        phones=len(back),
        back=sum(back),
        seconds=took,
    )


def settled(table: Table) -> int | None:
    """Return how many deals more than were acknowledged all phones show; None: they are wrong.

    One more is right where one was under way: it was saved, and the word of it did not come.
    The table goes on from there, and what was typed is not trusted any more.
    """
    right = [table.total, *([table.next_total] if table.under_way else [])]
    table.under_way, table.is_sent, table.has_draft = False, False, True
    for more, points in enumerate(right):
        if all(at_phone(phone.screen, points) for phone in table.phones):
            table.total = points
            return more
    return None


async def _until_saving(night: Night, playing: "asyncio.Task[None]", chance: Random) -> None:
    """Wait for a moment at which a deal was sent, and nobody has heard that it is saved."""
    while not playing.done():
        if any(table.is_sent for table in night.tables):
            await asyncio.sleep(A_SAVE * chance.random())
            if any(table.is_sent for table in night.tables):
                return
        await asyncio.sleep(LOOK)


async def _stopped(playing: "asyncio.Task[None]") -> None:
    """Stop the tables; a tap into a lost connection is no fault of theirs."""
    playing.cancel()
    with suppress(asyncio.CancelledError, ExceptionGroup):
        await playing


async def _is_back(phone: Browser, comings: int) -> bool:
    """Return True if a phone came in again by itself and shows its table."""
    try:
        await phone.until_back(comings, seconds=COMING_BACK)
        await phone.until(is_there, seconds=COMING_BACK)
        if not is_at_table(phone.screen):
            await phone.go("/")
        await phone.until(is_at_table, seconds=COMING_BACK)
    except BrowserError:
        return False
    return True
