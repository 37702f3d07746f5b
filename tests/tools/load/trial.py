"""The whole trial: the bare app, the evening, the kill, the results; one after the other."""

import asyncio
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from tests.tools.load.bare import Bare, bare
from tests.tools.load.club_server import ClubServer
from tests.tools.load.evening import prepare
from tests.tools.load.frames import STILL_PHONE
from tests.tools.load.killing import Killed, kill_while_saving
from tests.tools.load.night import Night, night
from tests.tools.load.process import Memory, each, memory_of, processor_time
from tests.tools.load.results import give_results
from tests.tools.load.waits import Waits

EVERY = 5.0
"""Seconds between two deals of a table."""
BEFORE_KILL = 5.0
TOLD, PAUSE = 24, 0.5
"""The numbers that the bare app sends, and the seconds between two."""
SCREENS = 2
"""Beside the phones: the organiser's page and the big screen."""
LATE = 30.0


@dataclass(frozen=True, slots=True)
class Size:
    phones: int
    tables: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Busy:
    """The load of the processes while deals were saved, as shares of one core."""

    server: float | None
    browsers: float
    unheard: int
    """Taps that were not heard and had to be done again."""


@dataclass(frozen=True, slots=True)
class Trial:
    size: Size
    bare: Bare
    waits: tuple[Waits, ...]
    deals: int
    late: int
    failures: tuple[str, ...]
    busy: Busy
    connected: Memory
    """Of the server, for each phone that came in."""
    played: Memory
    """The same after the deals were saved."""
    killed: Killed


async def measured(folder: Path, size: Size) -> Trial:
    beside = await bare(size.phones + SCREENS, TOLD, pause=PAUSE)
    prepared = await asyncio.to_thread(prepare, folder / "data", size.tables)
    server = await asyncio.to_thread(ClubServer(folder / "data").start)
    try:
        # what the server takes is measured, and not for how long a total rolls
        async with night(server, prepared, phones=size.phones, device=STILL_PHONE) as evening:
            return await _played(evening, size, beside)
    finally:
        server.kill()  # whatever came of it, this ends


async def _played(evening: Night, size: Size, beside: Bare) -> Trial:
    chance, others = Random("club night"), size.phones - 1
    busy = await _saving(evening, size, chance)
    played = each(evening.before, memory_of(evening.server.pid), others)
    waited = [Waits(one.who, [*one.seconds]) for one in evening.waited]
    deals, late, failures = evening.deals, evening.late, [*evening.failures]
    killed = await kill_while_saving(evening, after=BEFORE_KILL, every=EVERY, chance=chance)
    results = Waits("the big screen, a table that is done")
    await evening.tried("after the kill", evening.agree(seconds=LATE))
    await evening.tried("results", give_results(evening, results))
    return Trial(
        size=size,
        bare=beside,
        waits=(*waited, results),
        deals=deals,
        late=late,
        failures=(*failures, *evening.failures),
        busy=busy,
        connected=each(evening.before, evening.after, others),
        played=played,
        killed=killed,
    )


async def _saving(evening: Night, size: Size, chance: Random) -> Busy:
    begun, before, ours = time.monotonic(), _computed(evening), time.process_time()
    await evening.play(size.seconds, every=EVERY, chance=chance)
    took, after = time.monotonic() - begun, _computed(evening)
    server = None if before is None or after is None else (after - before) / took
    await evening.tried("after the deals", evening.agree(seconds=LATE))
    unheard = sum(phone.unheard for phone in evening.phones)
    return Busy(server, (time.process_time() - ours) / took, unheard)


def _computed(evening: Night) -> float | None:
    return processor_time(evening.server.pid)
