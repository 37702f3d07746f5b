"""Count the function calls of the server for what the phones of a club do at once.

    python -m tests.tools.load.phones

As in `tests.tools.benchmarks.calls`: the app runs in this process, its clients only keep the tree
of controls, and two runs differ by less than one percent. The services run in the thread of the
screens here, so that their calls count too.
"""

import asyncio
import math
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import ParamSpec, TypeVar
from unittest.mock import patch

from scorekeeper.club.model import EveningUid
from scorekeeper.club_ui import calm
from scorekeeper.club_ui.guest_app import table_app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.services.club import Visitor
from tests.tools.benchmarks.calls import CallCounter, Cost, drafted, print_costs
from tests.tools.load.evening import open_folder, prepare_between_rounds, record
from tests.tools.load.views import FEW, MODE, SAVE, TOTAL, taps_for
from tests.ui.testkit import UI, mount

TABLES, PHONES, PHONES_OF_TABLE = 3, 15, 5
DEALS = 3  # at the table at which a phone arrives

WAITING = "a phone arrives between two rounds"
START = "a phone when its round starts"
ARRIVAL = "a phone arrives at its table"
DEAL = "a deal at a table of five phones"
MOST = {
    WAITING: Cost(128_000, 21_000),
    START: Cost(97_000, 10_400),
    ARRIVAL: Cost(167_000, 29_000),
    DEAL: Cost(520_000, 49_500),
}
"""What each step may take, with some five percent in reserve."""

ParamsT = ParamSpec("ParamsT")
ResultT = TypeVar("ResultT")


async def costs() -> dict[str, Cost]:
    """Return what the phones take, by what happens."""
    # Phones show everything at once, however busy the machine is.
    with patch.object(calm, "BUSY_TURN_SECONDS", math.inf):
        await _costs_in_new_store()  # without counting: the first time, modules are imported
        return await _costs_in_new_store()


async def _costs_in_new_store() -> dict[str, Cost]:
    with TemporaryDirectory() as name:
        prepared = prepare_between_rounds(Path(name), TABLES, PHONES)
        with closing(open_folder(Path(name))) as session:
            visitors = [_visitor(session, token) for token in prepared.tokens]
            found = await _start_of_round(session, prepared.uid, visitors[0])
            return found | await _table_of_phones(session, _table_of_five(session, visitors))


async def _start_of_round(session: Session, uid: EveningUid, visitor: Visitor) -> dict[str, Cost]:
    """Return what a phone takes that waits for its round."""
    found: dict[str, Cost] = {}
    async with AsyncExitStack() as stack:
        here: list[UI] = []

        async def show_table() -> None:
            await here[0].until(lambda: here[0].has("record"))

        found[WAITING] = await _cost(here, lambda: _arrive(session, visitor, here, stack))
        session.club.evenings.start_round(uid, by="organiser")
        found[START] = await _cost(here, show_table)
    return found


async def _table_of_phones(session: Session, visitors: Sequence[Visitor]) -> dict[str, Cost]:
    """Return what the phones of a table take that has played some deals."""
    found: dict[str, Cost] = {}
    async with AsyncExitStack() as stack:
        here: list[UI] = []
        last, *others = visitors
        for points in range(DEALS):
            record(session, last.evening, _number(session, last), (100 + points, 60))
        for visitor in others:
            await _arrive(session, visitor, here, stack)
        found[ARRIVAL] = await _cost(here, lambda: _arrive(session, last, here, stack))
        await _save_deal(here)  # chooses the entry by totals
        found[DEAL] = await _cost(here, lambda: _save_deal(here))
    return found


async def _arrive(
    session: Session, visitor: Visitor, here: list[UI], stack: AsyncExitStack
) -> None:
    """Let a phone come to those that are here."""
    app = table_app(session, Words(), call_service=_call_here)
    answers = {"is_enabled": lambda _: True}
    here.append(await stack.enter_async_context(mount(app, client=visitor.id, answers=answers)))


async def _save_deal(phones: Sequence[UI]) -> None:
    """Save a deal on the first phone, and wait until all of them show its total."""
    recorder = phones[0]
    await recorder.tap("record")
    if not recorder.has("field-0-total"):
        await recorder.tap(MODE)
    for name in taps_for(FEW):
        await recorder.tap(name)
    await drafted()
    before = phones[-1].text(TOTAL)
    await recorder.tap(SAVE)
    for ui in phones:
        await ui.until(lambda ui=ui: ui.text(TOTAL) != before)  # type: ignore[misc]


async def _cost(phones: Sequence[UI], action: Callable[[], Awaitable[object]]) -> Cost:
    """Return the calls of an action, and the bytes that all phones were sent meanwhile."""
    counter = CallCounter()
    bytes_before = sum(ui.mirror.byte_count for ui in phones)
    counter.start()
    try:
        await action()
    finally:
        counter.stop()
    return Cost(counter.count, sum(ui.mirror.byte_count for ui in phones) - bytes_before)


async def _call_here(
    verb: Callable[ParamsT, ResultT], /, *args: ParamsT.args, **kwargs: ParamsT.kwargs
) -> ResultT:
    return verb(*args, **kwargs)


def _visitor(session: Session, token: str) -> Visitor:
    visitor = session.club.access.visitor(token)
    assert visitor is not None
    return visitor


def _number(session: Session, visitor: Visitor) -> int:
    return session.club.seat(visitor).table.view().table


def _table_of_five(session: Session, visitors: Sequence[Visitor]) -> list[Visitor]:
    by_table: defaultdict[int, list[Visitor]] = defaultdict(list)
    for visitor in visitors:
        by_table[_number(session, visitor)].append(visitor)
    return next(some for some in by_table.values() if len(some) == PHONES_OF_TABLE)


if __name__ == "__main__":
    sys.exit(0 if print_costs(asyncio.run(costs()), MOST) else 1)
