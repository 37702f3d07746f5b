"""Functions of the project that one tap on a key and one Save run through.

    python -m tests.benchmarks.calls

The app runs in this process on a store of its own; each distinct function counts once. Fewer are
easier to follow, and quicker. Those of the screens have an aim; beside them stands how many there
are with those of the threads that write to the disk.
"""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

import click

import scorekeeper
from tests.ui.device import FOUR, device, played, session_in
from tests.ui.recording import COMMON_DEAL, taps

PACKAGE = str(Path(scorekeeper.__file__).parent)
MOST = {"a tap on a key": (60, 15), "Save": (150, 35)}
"""Functions and files that each may run through on the side of the screens."""
Calls = tuple[set[CodeType], set[CodeType]]
"""Functions of the screens, and those of the threads that write to the disk."""


async def called(action: Callable[[], Awaitable[object]]) -> Calls:
    """Return the functions of the package that an action runs through."""
    screens, threads = set[CodeType](), set[CodeType]()
    here = threading.get_ident()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE) and code.co_name[0] != "<":
            (screens if threading.get_ident() == here else threads).add(code)

    # threads that run already are not profiled
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        await action()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return screens, threads


async def drafted() -> None:
    """Wait until all that was typed is on the disk."""
    if writing := [task for task in asyncio.all_tasks() if "_write_drafts" in str(task)]:
        await asyncio.wait(writing)


async def measured() -> dict[str, Calls]:
    """Record the common deal; return the functions of one key in the middle and of Save."""
    with TemporaryDirectory() as folder:
        session = session_in(Path(folder))
        played(session, FOUR, (1600, 985))
        async with device(session, answers={"is_enabled": lambda _: True}) as ui:
            await taps(ui, COMMON_DEAL[:6])

            async def key() -> None:
                await taps(ui, COMMON_DEAL[6:7])
                await drafted()

            async def save() -> None:
                await taps(ui, COMMON_DEAL[-1:])
                await ui.until(lambda: ui.route == "/")

            tap = await called(key)
            await taps(ui, COMMON_DEAL[7:-1])
            await drafted()  # else Save writes the draft of the last key
            return {"a tap on a key": tap, "Save": await called(save)}


def by_file(codes: set[CodeType]) -> Counter[str]:
    return Counter(str(Path(code.co_filename).relative_to(PACKAGE)) for code in codes)


def main(*, verbose: bool = False) -> bool:
    """Print the figures; return whether all are within what is asked for."""
    is_reached = True
    for name, (screens, threads) in asyncio.run(measured()).items():
        both, files = screens | threads, by_file(screens)
        functions, most_files = MOST[name]
        is_reached &= len(screens) <= functions and len(files) <= most_files
        click.echo(
            f"{name}: {len(screens)} functions (aim {functions}) in {len(files)} files"
            f" (aim {most_files}); with the writing {len(both)} in {len(by_file(both))}"
        )
        if verbose:
            for file, number in by_file(both).most_common():
                names = sorted(code.co_name for code in both if code.co_filename.endswith(file))
                click.echo(f"    {number:3} {file}: {', '.join(names)}")
    return is_reached


if __name__ == "__main__":
    sys.exit(0 if main(verbose="--verbose" in sys.argv) else 1)
