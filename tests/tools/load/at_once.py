"""Measure what comes at once in a club: phones that arrive, the start of a round, a restart.

    python -m tests.tools.load.at_once                        200 phones at 40 tables; two minutes
    python -m tests.tools.load.at_once --phones 50 --tables 10

The second round of an evening is drawn, and each phone belongs to a pair. All phones arrive, the
organiser starts the round, and ten deals are saved at a table of five phones. Then the server is
killed, each table gets three deals, and the server is started again; at the end twenty phones leave
and arrive anew, one after the other. The processor time is that of the server alone; on a busy
machine it says more than the seconds.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import click

from scorekeeper.club.model import EveningUid
from tests.tools.benchmarks.machine import described
from tests.tools.benchmarks.printing import Target, print_targets
from tests.tools.load.browser import Browser
from tests.tools.load.club_server import ClubServer
from tests.tools.load.crowd import crowd
from tests.tools.load.evening import prepare_between_rounds, record_at_all_tables
from tests.tools.load.frames import LAPTOP, STILL_PHONE
from tests.tools.load.process import processor_time
from tests.tools.load.screen import Screen
from tests.tools.load.table import Table
from tests.tools.load.views import is_at_table
from tests.tools.load.waits import Waits

PATIENCE = 120.0  # seconds
QUIET = 2.0  # seconds after which the server has done what was set off
DEALS = 10
DEALS_OF_TABLE = 3
ARRIVING = 20  # phones
PHONES_OF_TABLE = 5
MOST_START, MOST_RESTART = 2.0, 6.0  # seconds until the last phone shows its table
MOST_ARRIVAL, MOST_DEAL = 40.0, 120.0  # ms of the server's processor time


@dataclass(frozen=True, slots=True)
class Spent:
    """The cost of something: seconds until the last phone shows it, and processor time."""

    seconds: float
    processor: float
    """Seconds of the server."""


@dataclass(frozen=True, slots=True)
class AtOnce:
    waiting: Spent
    start: Spent
    deals: Spent
    restart: Spent
    arrival: Spent


async def measured(folder: Path, phones: int, tables: int) -> AtOnce:
    prepared = await asyncio.to_thread(prepare_between_rounds, folder / "data", tables, phones)
    server = await asyncio.to_thread(ClubServer(folder / "data").start)
    port = server.port
    try:
        organiser = Browser(port, LAPTOP, cookie=server.organisers_cookie(), name="the organiser")
        organiser.route = f"/club/{prepared.uid}"
        crowded = [
            Browser(port, STILL_PHONE, cookie=f"scorekeeper-club-{port}={token}", name=f"phone {n}")
            for n, token in enumerate(prepared.tokens)
        ]
        async with crowd([organiser], partial(_shows, identifier="club-start")):
            before = time.perf_counter(), _computed(server)
            async with crowd(crowded, partial(_shows, identifier="waiting")):
                waiting = await _spent(server, *before, time.perf_counter())
                start = await _started(server, organiser, crowded)
                deals = await _played(server, crowded)
                restart = await _restarted(server, prepared.uid, crowded)
                arrival = await _arrived(server, crowded[:ARRIVING])
        return AtOnce(waiting, start, deals, restart, arrival)
    finally:
        server.kill()


async def _started(server: ClubServer, organiser: Browser, phones: Sequence[Browser]) -> Spent:
    """Start the round, and wait until each phone shows its table."""
    before = _computed(server)
    left = await organiser.tap("club-start")
    return await _spent(server, left, before, await _last(phones, is_at_table))


async def _played(server: ClubServer, phones: Sequence[Browser]) -> Spent:
    """Save deals at a table of five phones, one after the other."""
    table = Table(0, _one_table(phones), 0, thinking=0.0)
    await table.type_deal()
    await table.save(Waits("nobody is timed"))
    await asyncio.sleep(QUIET)
    before = time.perf_counter(), _computed(server)
    for _ in range(DEALS):
        await table.type_deal()
        await table.save(Waits("nobody is timed"))
    return await _spent(server, *before, time.perf_counter())


async def _restarted(server: ClubServer, uid: EveningUid, phones: Sequence[Browser]) -> Spent:
    """Kill the server, start it again, and wait until each phone is back at its table."""
    comings = [phone.comings for phone in phones]
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(record_at_all_tables, server.data, uid, DEALS_OF_TABLE)
    started = time.perf_counter()
    await asyncio.to_thread(server.start)
    before = _computed(server)
    await asyncio.gather(
        *(
            phone.until_back(known, seconds=PATIENCE)
            for phone, known in zip(phones, comings, strict=True)
        )
    )
    return await _spent(server, started, before, await _last(phones, is_at_table))


async def _arrived(server: ClubServer, phones: Sequence[Browser]) -> Spent:
    """Let phones arrive at their tables, one after the other, as ones that were never there."""
    for phone in phones:
        await phone.close()
    await asyncio.sleep(QUIET)
    before = time.perf_counter(), _computed(server)
    for phone in phones:
        phone.forget()
        phone.open()
        await phone.until(is_at_table, seconds=PATIENCE)
    return await _spent(server, *before, time.perf_counter())


async def _last(phones: Sequence[Browser], is_true: Callable[[Screen], object]) -> float:
    """Return when the frame arrived after which the last phone was as wanted."""
    return max(await asyncio.gather(*(one.until(is_true, seconds=PATIENCE) for one in phones)))


async def _spent(server: ClubServer, begun: float, before: float, ended: float) -> Spent:
    await asyncio.sleep(QUIET)
    return Spent(ended - begun, _computed(server) - before)


async def _shows(browser: Browser, *, identifier: str) -> None:
    await browser.until(lambda screen: screen.find(identifier) is not None, seconds=PATIENCE)


def _one_table(phones: Sequence[Browser]) -> list[Browser]:
    """Return the phones of a table that has as many as a usual one, and its organiser."""
    by_title: dict[str, list[Browser]] = {}
    for phone in phones:
        texts = (node.own_text or "" for node in phone.screen.nodes())
        title = next(text for text in texts if text.startswith("Table "))
        by_title.setdefault(title, []).append(phone)
    return next(some for some in by_title.values() if len(some) == PHONES_OF_TABLE)


def _computed(server: ClubServer) -> float:
    return processor_time(server.pid) or 0.0


def printed(found: AtOnce, phones: int) -> bool:
    """Print the figures; return whether all are within what is asked for."""
    start = found.start
    click.echo("processor time for each phone, ms")
    for name, spent in (
        ("it arrives between two rounds", found.waiting),
        ("its round starts", start),
        ("it is back after the restart, with the imports of the server", found.restart),
    ):
        click.echo(f"  {name}: {1000 * spent.processor / phones:.1f}")
    return print_targets(
        [
            Target("start of a round until the last phone shows it, s", MOST_START, start.seconds),
            Target("restart until the last phone is back, s", MOST_RESTART, found.restart.seconds),
            Target(
                "processor time of a phone that arrives at its table, ms",
                MOST_ARRIVAL,
                1000 * found.arrival.processor / ARRIVING,
            ),
            Target(
                "processor time of a deal at a table of five phones, ms",
                MOST_DEAL,
                1000 * found.deals.processor / DEALS,
            ),
        ]
    )


@click.command()
@click.option("--phones", default=200, show_default=True, help="Phones of all tables.")
@click.option("--tables", default=40, show_default=True, help="Tables.")
def main(phones: int, tables: int) -> None:
    """Measure what comes at once in a club."""
    with tempfile.TemporaryDirectory() as folder:
        click.echo(f"machine: {described(Path(folder))}")
        found = asyncio.run(measured(Path(folder), phones, tables))
    sys.exit(0 if printed(found, phones) else 1)


if __name__ == "__main__":
    main()
