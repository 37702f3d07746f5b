"""A small club night over the real server: all see everything of their table, and nothing else."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.tools.load.club_server import ClubServer
from tests.tools.load.evening import Prepared, prepare
from tests.tools.load.frames import STILL_PHONE
from tests.tools.load.killing import kill_while_saving
from tests.tools.load.night import Night, night
from tests.tools.load.results import give_results
from tests.tools.load.waits import Waits

pytestmark = [pytest.mark.thorough, pytest.mark.platform("linux", "darwin")]

PHONES, TABLES, SECONDS, EVERY = 6, 2, 3.0, 1.5
PATIENCE = 60.0
"""Seconds; how quick it is, is measured elsewhere."""


async def test_six_phones_see_their_own_table_and_outlive_the_server(tmp_path: Path) -> None:
    prepared = await asyncio.to_thread(prepare, tmp_path / "data", TABLES)
    server = await asyncio.to_thread(ClubServer(tmp_path / "data").start)
    try:
        async with night(
            server, prepared, phones=PHONES, device=STILL_PHONE, records=True
        ) as evening:
            await saved_and_seen(evening)
            await nothing_is_lost(evening)
            await give_results(evening, Waits("nobody is timed"))
            nobody_hears_of_others(evening, prepared)
    finally:
        await asyncio.to_thread(server.stop)


async def saved_and_seen(evening: Night) -> None:
    """Two deals a table are acknowledged, and every screen shows them."""
    await evening.play(SECONDS, every=EVERY, chance=Random("small"))
    await evening.agree(seconds=PATIENCE)
    assert evening.failures == []
    assert [table.deals for table in evening.tables] == [2] * TABLES
    assert len({table.total for table in evening.tables}) == TABLES, "tables cannot be told apart"
    assert len(evening.phones_waited.seconds) == 2 * (PHONES - TABLES)
    assert len(evening.screen_waited.seconds) == len(evening.organiser_waited.seconds) == 2 * TABLES


async def nothing_is_lost(evening: Night) -> None:
    """The server is killed while tables save: all come back, and show what was acknowledged."""
    chance = Random("kill")
    killed = await kill_while_saving(evening, after=EVERY, every=EVERY, chance=chance)
    assert (killed.lost, killed.back) == (0, PHONES), killed
    assert killed.under_way, "the server had nothing to save when it was killed"
    before = [table.total for table in evening.tables]
    await evening.play(EVERY, every=EVERY, chance=chance)
    await evening.agree(seconds=PATIENCE)
    assert [table.total for table in evening.tables] == [total + 5 for total in before]


def nobody_hears_of_others(evening: Night, prepared: Prepared) -> None:
    """In all that the phones of a table were sent stand the names of that table, and no others."""
    for table in evening.tables:
        for phone in table.phones:
            heard = b"".join(phone.frames)
            told = {
                number: [name for name in names if name.encode() in heard]
                for number, names in prepared.names.items()
            }
            assert told.pop(table.number) == list(prepared.names[table.number])
            assert not any(told.values()), f"{phone.name} was told of {told}"
