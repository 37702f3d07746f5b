"""Functions of the project that one tap on a key and one Save run through.

    python -m tests.benchmarks.calls

The app runs in this process on a store of its own; each distinct function counts once. Fewer are
easier to follow, and quicker.
"""

import asyncio
import sys
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
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
"""Functions and files that each may run through."""


async def called(action: Callable[[], Awaitable[object]]) -> set[CodeType]:
    """Return the functions of the package that an action runs through, in any thread."""
    codes: set[CodeType] = set()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE) and code.co_name[0] != "<":
            codes.add(code)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        await action()
    finally:
        sys.setprofile(None)
        threading.setprofile(None)
    return codes


async def measured() -> dict[str, set[CodeType]]:
    """Record the common deal; return the functions of one key in the middle and of Save."""
    with TemporaryDirectory() as folder:
        session = session_in(Path(folder))
        played(session, FOUR, (1600, 985))
        async with device(session, answers={"is_enabled": lambda _: True}) as ui:
            await taps(ui, COMMON_DEAL[:6])
            key = await called(lambda: taps(ui, COMMON_DEAL[6:7]))
            await taps(ui, COMMON_DEAL[7:-1])

            async def save() -> None:
                await taps(ui, COMMON_DEAL[-1:])
                await ui.until(lambda: ui.route == "/")

            return {"a tap on a key": key, "Save": await called(save)}


def main(*, verbose: bool = False) -> bool:
    """Print the figures; return whether all are within what is asked for."""
    is_reached = True
    for name, codes in asyncio.run(measured()).items():
        files = Counter(str(Path(code.co_filename).relative_to(PACKAGE)) for code in codes)
        functions, most_files = MOST[name]
        is_reached &= len(codes) <= functions and len(files) <= most_files
        click.echo(
            f"{name}: {len(codes)} functions (aim {functions}) in {len(files)} files"
            f" (aim {most_files})"
        )
        if verbose:
            for file, number in files.most_common():
                names = sorted(code.co_name for code in codes if code.co_filename.endswith(file))
                click.echo(f"    {number:3} {file}: {', '.join(names)}")
    return is_reached


if __name__ == "__main__":
    sys.exit(0 if main(verbose="--verbose" in sys.argv) else 1)
