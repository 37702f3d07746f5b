"""The way of the app to its first frame, in a process that then says what it has loaded.

    python -m tests.tools.benchmarks.first_frame app|bare FOLDER

The app is the one that `scorekeeper` opens over the matches in a folder, on a phone in this
process; the bare app shows one text. Both with the server that they are handed out by.
"""

import asyncio
import contextlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from flet.controls.page import Page

from tests.ui.testkit import mount

FIRST, BARE = "tab-more", "total"
"""Nodes that are there as soon as the first frame is."""


def main(kind: str, folder: str) -> None:
    """Go the way and print the names of all modules loaded by then."""
    import scorekeeper.server.app  # noqa: F401, PLC0415 - what counts is what is loaded from here on

    with contextlib.ExitStack() as closing:
        shown, node = _ways(closing, Path(folder))[kind]()
        asyncio.run(_show(shown, node))
    sys.stdout.write(json.dumps(sorted(sys.modules)))


def _ways(closing: contextlib.ExitStack, folder: Path) -> dict[str, Callable[[], tuple[Any, str]]]:
    def app() -> tuple[Any, str]:
        from scorekeeper.__main__ import app_for_folder  # noqa: PLC0415

        return app_for_folder(folder, closing), FIRST

    def bare() -> tuple[Any, str]:
        from tests.tools.benchmarks.bare import one_text  # noqa: PLC0415

        return one_text, BARE

    return {"app": app, "bare": bare}


async def _show(main: Callable[[Page], Any], node: str) -> None:
    async with mount(main) as ui:
        await ui.until(lambda: ui.has(node))


if __name__ == "__main__":
    main(*sys.argv[1:])
