"""Count the function calls of what a scorer does most, from the tap until the screen is redrawn.

    python -m tests.tools.benchmarks.calls

The app runs in this process with a client that only keeps the tree of controls. All calls of
Python and C functions in the thread of the screens count, those of Flet included, but not those of
the client. Counts say more than times on a busy machine: two runs differ by less than one percent.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import click
import flet as ft

import scorekeeper
from tests.ui.device import FOUR, device, played, session_in
from tests.ui.recording import COMMON_DEAL
from tests.ui.testkit import UI

CLIENT = str(Path(__file__).parents[2])
"""Folder of the code that plays the client."""
SERVER = (str(Path(scorekeeper.__file__).parent), str(Path(ft.__file__).parent))
"""Folders of the app and of Flet."""
MOST = {
    "Score deal: open the form": 381_000,
    "a chip": 36_000,
    "a key": 25_000,
    "the other side": 68_000,
    "Save": 480_000,
    "Score deal: open the form again": 381_000,
    "Back to the table": 240_000,
}
"""Calls that each step may take: the aims for opening and going back, else with some reserve."""
CHIP = COMMON_DEAL.index("chip-0-canastas.mixed-1")
KEY = COMMON_DEAL.index("key-8")
TAB = COMMON_DEAL.index("tab-1")


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


async def count_calls(action: Callable[[], Awaitable[object]]) -> int:
    """Return the number of calls of an action."""
    counter = CallCounter()
    counter.start()
    try:
        await action()
    finally:
        counter.stop()
    return counter.count


async def drafted() -> None:
    """Wait until everything that was typed is on the disk."""
    if writing := [task for task in asyncio.all_tasks() if "_write_drafts" in str(task)]:
        await asyncio.wait(writing)


async def measured() -> dict[str, int]:
    """Record the common deal, open the form again and leave it; return the calls of each step."""
    with TemporaryDirectory() as folder:
        session = session_in(Path(folder))
        played(session, FOUR, (1600, 985))
        async with device(session, answers={"is_enabled": lambda _: True}) as ui:
            # Once without counting: the first time, modules are imported.
            await ui.tap("record")
            await ui.tap("back")
            return await _measured_steps(ui)


async def _measured_steps(ui: UI) -> dict[str, int]:
    counts: dict[str, int] = {}

    async def step(name: str, tap: str) -> None:
        async def act() -> None:
            await ui.tap(tap)
            await drafted()

        counts[name] = await count_calls(act)

    async def run(names: tuple[str, ...]) -> None:
        for name in names:
            await ui.tap(name)
        await drafted()

    await step("Score deal: open the form", COMMON_DEAL[0])
    await run(COMMON_DEAL[1:CHIP])
    await step("a chip", COMMON_DEAL[CHIP])
    await run(COMMON_DEAL[CHIP + 1 : KEY])
    await step("a key", COMMON_DEAL[KEY])
    await run(COMMON_DEAL[KEY + 1 : TAB])
    await step("the other side", COMMON_DEAL[TAB])
    await run(COMMON_DEAL[TAB + 1 : -1])
    await step("Save", COMMON_DEAL[-1])
    await ui.until(lambda: ui.route == "/")
    await step("Score deal: open the form again", "record")
    await step("Back to the table", "back")
    return counts


def main() -> bool:
    """Print the figures; return whether all are within what is asked for."""
    is_reached = True
    for name, count in asyncio.run(measured()).items():
        is_reached &= count <= MOST[name]
        click.echo(f"{name}: {count:,} calls (aim {MOST[name]:,})")
    return is_reached


if __name__ == "__main__":
    sys.exit(0 if main() else 1)
