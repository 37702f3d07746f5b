"""A club night: phones at tables, the organiser's page and the big screen, all on one server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from random import Random

from tests.tools.load.browser import Browser, BrowserError
from tests.tools.load.club_server import ClubServer
from tests.tools.load.crowd import crowd
from tests.tools.load.door import cookie_for_code
from tests.tools.load.evening import Prepared
from tests.tools.load.frames import LAPTOP, PHONE, PROJECTOR, Device
from tests.tools.load.process import Memory, memory_of
from tests.tools.load.table import Table
from tests.tools.load.views import at_big_screen, at_organiser, is_at_table
from tests.tools.load.waits import Waits

LATE = 20.0
"""Seconds after which what was not shown is held to be lost."""
COMING_BACK = 60.0
"""Seconds for all phones to be back after the server was killed."""
LATE_BY = 1.0
"""Seconds by which a deal may be saved later than it should be."""
TYPING = 2.0
"""Seconds before Save at which typing begins."""
ASKING, LOOK = 60.0, 0.1
"""Seconds for a phone to be let in to its pair, and between two looks for who asks for that."""


@dataclass(slots=True)
class Night:
    """Everybody who is connected, and how long they waited for what others saved."""

    server: ClubServer
    tables: Sequence[Table]
    organiser: Browser
    big_screen: Browser
    route: str
    """The organiser's address of the tables."""
    before: Memory
    """Of the server, with the organiser, the big screen and one phone."""
    after: Memory
    """The same with all phones."""
    phones_waited: Waits = field(default_factory=lambda: Waits("the other phones of the table"))
    organiser_waited: Waits = field(default_factory=lambda: Waits("the organiser's page"))
    screen_waited: Waits = field(default_factory=lambda: Waits("the big screen"))
    late: int = 0
    """Deals that could not be saved when it was time."""
    failures: list[str] = field(default_factory=list)
    """Tables that gave up, and why."""

    @property
    def phones(self) -> list[Browser]:
        return list(chain.from_iterable(table.phones for table in self.tables))

    @property
    def waited(self) -> tuple[Waits, ...]:
        return self.phones_waited, self.organiser_waited, self.screen_waited

    @property
    def deals(self) -> int:
        return sum(table.deals for table in self.tables)

    async def play(self, seconds: float, *, every: float, chance: Random) -> None:
        """Save a deal at every table so often; each begins at a moment of its own."""
        times = max(round(seconds / every), 1)
        async with asyncio.TaskGroup() as group:
            for place, table in enumerate(self.tables):
                first = TYPING + every * (place + chance.random()) / len(self.tables)
                group.create_task(self._play(table, first, every, times))

    async def agree(self, *, seconds: float) -> None:
        """Wait until every screen shows what the tables say, no more and no less."""
        async with asyncio.TaskGroup() as group:
            for table in self.tables:
                group.create_task(self._agree(table, seconds))

    async def tried(self, what: str, doing: Awaitable[None]) -> bool:
        """Do something, and note where it does not come to its end; gives whether it does."""
        try:
            await doing
        except (BrowserError, ExceptionGroup) as error:
            self.failures.append(f"{what}: {error!r}")
            return False
        return True

    async def _agree(self, table: Table, seconds: float) -> None:
        if table.under_way:  # it was slow; whatever was sent must be there in the end
            table.total, table.under_way = table.next_total, False
        await table.all_show(table.total, seconds=seconds)
        await self._organiser_shows(table, table.total, seconds)

    async def organiser_returns(self, route: str = "") -> None:
        """Come in by the link of a new start: the keys of the organiser die with the server."""
        await self.organiser.close()
        self.organiser = _organiser(self.server, route or self.route)
        self.organiser.open()
        if not route:
            await _shows_tables(self.organiser)

    async def organiser_leaves(self) -> None:
        """Close the organiser's browser, whichever it is now."""
        await self.organiser.close()

    async def _play(self, table: Table, first: float, every: float, times: int) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        for number in range(times):
            saving_at = begun + first + number * every
            await asyncio.sleep(saving_at - TYPING - loop.time())
            if not await self.tried(f"table {table.number}", self._deal(table, saving_at)):
                table.has_draft = True
                return

    async def _deal(self, table: Table, saving_at: float) -> None:
        loop = asyncio.get_running_loop()
        await table.type_deal()
        await asyncio.sleep(saving_at - loop.time())
        self.late += loop.time() > saving_at + LATE_BY
        organiser = partial(self._organiser_shows, table, table.next_total, LATE)
        screen = partial(self._big_screen_shows, table, table.next_total, LATE)
        elsewhere = [(self.organiser_waited, organiser), (self.screen_waited, screen)]
        await table.save(self.phones_waited, elsewhere)

    async def _organiser_shows(self, table: Table, points: int, seconds: float) -> float:
        return await self.organiser.until(
            lambda screen: at_organiser(screen, table.number, points), seconds=seconds
        )

    async def _big_screen_shows(self, table: Table, points: int, seconds: float) -> float:
        return await self.big_screen.until(
            lambda screen: at_big_screen(screen, table.number, points), seconds=seconds
        )


@asynccontextmanager
async def night(
    server: ClubServer,
    prepared: Prepared,
    *,
    phones: int,
    device: Device = PHONE,
    records: bool = False,
) -> AsyncIterator[Night]:
    """Let so many phones come to the tables of an evening, in turn, and see their tables."""
    port, route = server.port, f"/club/{prepared.uid}"
    screen = Browser(port, PROJECTOR, cookie=cookie_for_code(port, prepared.screen), name="screen")
    tables = list(_tables(port, prepared, phones, device, records=records))
    first, *others = chain.from_iterable(table.phones for table in tables)
    organiser = _organiser(server, route)
    async with AsyncExitStack() as stack:
        for some, ready in (([organiser], _shows_tables), ([screen], _shows_round)):
            await stack.enter_async_context(crowd(some, ready))
        at = {phone: table.phones for table in tables for phone in table.phones}
        await stack.enter_async_context(crowd([first], sit_down))
        before = memory_of(server.pid)
        await stack.enter_async_context(crowd(others, lambda phone: sit_down(phone, at[phone])))
        found = Night(server, tables, organiser, screen, route, before, memory_of(server.pid))
        stack.push_async_callback(found.organiser_leaves)
        yield found


def _organiser(server: ClubServer, route: str) -> Browser:
    """The browser of the server's own computer, let in by the link that was printed last."""
    cookie = server.organisers_cookie()
    browser = Browser(server.port, LAPTOP, cookie=cookie, name="the organiser")
    browser.route = route
    return browser


async def sit_down(phone: Browser, table: Sequence[Browser] = ()) -> None:
    """Say whose phone it is, where that is asked, and wait for the score of the table.

    Another phone of the `table` that belongs to the same pair already lets it in.
    """
    owner = f"owner-{phone.number % 2}"
    await phone.until(lambda screen: screen.find(owner) or is_at_table(screen), seconds=60)
    if phone.screen.find(owner) is not None:
        await phone.tap(owner)
    async with asyncio.timeout(ASKING):
        while table and not is_at_table(phone.screen):
            for other in table:
                if other.screen.find("phone-asking-yes") is not None:
                    await other.tap_and_look("phone-asking-yes")
            await asyncio.sleep(LOOK)
    await phone.until(is_at_table, seconds=ASKING)


async def _shows_tables(organiser: Browser) -> None:
    await organiser.until(lambda screen: screen.find("table-1") is not None, seconds=60)


async def _shows_round(screen: Browser) -> None:
    await screen.until(lambda shown: shown.find("playing") is not None, seconds=60)


def _tables(
    port: int, prepared: Prepared, phones: int, device: Device, *, records: bool
) -> Iterator[Table]:
    numbers = sorted(prepared.codes)
    for place, number in enumerate(numbers):
        count = len(range(place, phones, len(numbers)))
        here = [
            Browser(
                port,
                device,
                cookie=cookie_for_code(port, prepared.codes[number]),
                name=f"table {number}, phone {one}",
                number=one,
                records=records,
            )
            for one in range(count)
        ]
        yield Table(number, here, prepared.totals[number][0])
