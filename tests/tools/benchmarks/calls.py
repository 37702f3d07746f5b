"""Count the function calls of what a scorer does most, from the tap until the screen is redrawn.

    python -m tests.tools.benchmarks.calls

The app runs in this process with a client that only keeps the tree of controls. All calls of
Python and C functions in the thread of the screens count, those of Flet included, but not those of
the client. Counts say more than times on a busy machine: two runs differ by less than one percent.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import click
import flet as ft

import scorekeeper
from scorekeeper.ui.screens.record.sides import OTHER_SIDES_DELAY
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.recording import COMMON_DEAL
from tests.ui.testkit import UI

CLIENT = str(Path(__file__).parents[2])
"""Folder of the code that plays the client."""
SERVER = (str(Path(scorekeeper.__file__).parent), str(Path(ft.__file__).parent))
"""Folders of the app and of Flet."""
PAPERS_DELAY = 2 * OTHER_SIDES_DELAY
"""Seconds after which the papers of the other sides are there."""
CHIP = COMMON_DEAL.index("chip-0-canastas.mixed-1")
KEY = COMMON_DEAL.index("key-8")
TAB = COMMON_DEAL.index("tab-1")
WITH_PROBLEM = (
    *("who-0", "chip-0-canastas.natural-2", "key-5"),
    *("tab-1", "key-5", "save", "tab-0"),
)
"""Taps after which both sides have a line about too few points for two canastas."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a step takes: calls on the server, and bytes of its messages before compression."""

    calls: int
    byte_count: int


MOST = {
    "Score deal: open the form": Cost(257_000, 42_800),
    "the papers of the other sides, afterwards": Cost(95_000, 15_900),
    "a chip": Cost(26_700, 900),
    "a key": Cost(20_100, 800),
    "the other side": Cost(37_200, 2_300),
    "Save": Cost(305_000, 9_900),
    "Score deal: open the form again": Cost(257_000, 42_800),
    "Back to the table": Cost(176_000, 100),
    "the other side, with a problem due": Cost(44_500, 2_800),
}
"""What each step may take: what it takes now, and five percent more."""


class CallCounter:
    """Counts calls between `start` and `stop`, except those that the client makes."""

    def __init__(self) -> None:
        self.count = 0
        self._client_frames: list[bool] = []
        """For each frame that was entered since the start: is it of the client?"""

    def start(self) -> None:
        self.count = 0
        self._client_frames = []
        sys.setprofile(self._note)

    def stop(self) -> int:
        """Stop and return the number of calls."""
        sys.setprofile(None)
        return self.count

    @property
    def _is_in_client(self) -> bool:
        return bool(self._client_frames) and self._client_frames[-1]

    def _note(self, frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            # What the client calls is the client's, until it comes back to the app.
            path = frame.f_code.co_filename
            is_client = path.startswith(CLIENT) or (
                self._is_in_client and not path.startswith(SERVER)
            )
            self._client_frames.append(is_client)
            self.count += not is_client
        elif event == "return" and self._client_frames:
            self._client_frames.pop()
        elif event == "c_call" and not self._is_in_client:
            self.count += 1


async def cost_of(ui: UI, action: Callable[[], Awaitable[object]]) -> Cost:
    """Return what an action takes."""
    counter = CallCounter()
    bytes_before = ui.mirror.byte_count
    counter.start()
    try:
        await action()
    finally:
        counter.stop()
    return Cost(counter.count, ui.mirror.byte_count - bytes_before)


async def drafted() -> None:
    """Wait until everything that was typed is on the disk."""
    if writing := [task for task in asyncio.all_tasks() if "_write_drafts" in str(task)]:
        await asyncio.wait(writing)


async def costs() -> dict[str, Cost]:
    """Record the common deal, open the form again and leave it; return the cost of each step."""
    with TemporaryDirectory() as folder:
        session = session_in(Path(folder))
        record_match(session, FOUR, (1600, 985))
        async with device(session, answers={"is_enabled": lambda _: True}) as ui:
            # Once without counting: the first time, modules are imported.
            await ui.tap("record")
            await ui.tap("back")
            return await _costs_of_steps(ui)


async def _costs_of_steps(ui: UI) -> dict[str, Cost]:
    found: dict[str, Cost] = {}

    async def step(name: str, tap: str, is_done: Callable[[], bool] = lambda: True) -> None:
        async def act() -> None:
            await ui.tap(tap)
            await drafted()
            await ui.until(is_done)

        found[name] = await cost_of(ui, act)

    async def papers() -> None:
        await asyncio.sleep(PAPERS_DELAY)
        await ui.settle()

    async def run(names: Iterable[str]) -> None:
        for name in names:
            await ui.tap(name)
        await drafted()

    await step("Score deal: open the form", COMMON_DEAL[0])
    found["the papers of the other sides, afterwards"] = await cost_of(ui, papers)
    await run(COMMON_DEAL[1:CHIP])
    await step("a chip", COMMON_DEAL[CHIP])
    await run(COMMON_DEAL[CHIP + 1 : KEY])
    await step("a key", COMMON_DEAL[KEY])
    await run(COMMON_DEAL[KEY + 1 : TAB])
    await step("the other side", COMMON_DEAL[TAB])
    await run(COMMON_DEAL[TAB + 1 : -1])
    await step("Save", COMMON_DEAL[-1], lambda: ui.route == "/")
    await step("Score deal: open the form again", "record")
    await papers()
    await step("Back to the table", "back")
    await run(["record", *WITH_PROBLEM])
    await step("the other side, with a problem due", "tab-1")
    return found


def print_costs(costs: Mapping[str, Cost], limits: Mapping[str, Cost]) -> bool:
    """Print the figures beside their limits; return whether all are within them."""
    is_reached = True
    for name, cost in costs.items():
        most = limits[name]
        is_reached &= cost.calls <= most.calls and cost.byte_count <= most.byte_count
        click.echo(
            f"{name}: {cost.calls:,} calls (most {most.calls:,}), "
            f"{cost.byte_count:,} bytes (most {most.byte_count:,})"
        )
    return is_reached


def main() -> bool:
    """Count, and print the figures; return whether all are within what is asked for."""
    return print_costs(asyncio.run(costs()), MOST)


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
