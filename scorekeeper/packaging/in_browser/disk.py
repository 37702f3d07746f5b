"""A folder whose files outlive the page, since each flush of the store is copied further.

Python's files are in memory here. Emscripten's IDBFS copies them to the browser's database, all
that has changed in one transaction, so that a page that ends meanwhile leaves the old state or
the new one. One page at a time claims the folder.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.storage import StoreNotKeptError

log = logging.getLogger(__name__)

Copy = Callable[[], Awaitable[None]]
PATIENCE = 20.0  # seconds after which a browser that does not answer has refused


class RefusedError(ScorekeeperError):
    """The browser does not save the files; the text is its own."""


class BrowserDisk:
    """A disk that copies to the browser whatever is flushed, one copy at a time.

    A copy that begins after a flush has all of it, so those who wait while one is under way share
    the next.
    """

    def __init__(self, copy: Copy) -> None:
        """Copy by `copy`, which raises `RefusedError`."""
        self._copy = copy
        self._is_behind = False
        self._work: asyncio.Task[None] | None = None
        self._trouble: RefusedError | None = None

    def fall_behind(self) -> None:
        """Note that something was flushed, and start copying it soon."""
        self._is_behind = True
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._catch_up())

    async def settled(self) -> None:
        """Wait until all that was flushed is in the browser; `RefusedError` where it is not."""
        if self._trouble is not None:
            self.fall_behind()  # what was refused may be taken now
        while self._work is not None and not self._work.done():
            await asyncio.shield(self._work)
        if self._trouble is not None:
            raise self._trouble

    async def keep(self, verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call a function of the session, and return its result when the browser has saved it too.

        Raises what the function raises, and `StoreNotKeptError` where only the page has it.
        """
        done = verb(*args, **kwargs)
        try:
            await self.settled()
        except RefusedError as error:
            raise StoreNotKeptError(str(error), done=done) from error
        return done

    async def _catch_up(self) -> None:
        while self._is_behind:
            self._is_behind = False
            try:
                await self._copy()
            except RefusedError as error:
                log.warning("the browser did not keep the matches: %s", error)
                self._trouble = error
            else:
                self._trouble = None


async def mounted(folder: Path) -> BrowserDisk:
    """Mount a folder with the files saved by the browser; `RefusedError` where it will not."""
    import js  # noqa: PLC0415  only in a browser
    import pyodide_js  # noqa: PLC0415
    from pyodide.ffi import create_once_callable  # noqa: PLC0415

    files = pyodide_js.FS

    async def exchange(*, fetch: bool) -> None:
        answer = asyncio.get_running_loop().create_future()

        def answered(error: Any = None) -> None:
            if not answer.done():
                answer.set_result(error)

        files.syncfs(fetch, create_once_callable(answered))
        try:
            error = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError as late:
            raise RefusedError("the browser does not answer") from late
        if error:
            raise RefusedError(f"{getattr(error, 'name', '')} {error}".strip())

    try:
        files.mkdirTree(str(folder))
        files.mount(files.filesystems.IDBFS, js.Object.new(), str(folder))
        await exchange(fetch=True)
    except Exception as error:
        raise RefusedError(str(error)) from error
    return BrowserDisk(lambda: exchange(fetch=False))


FOR_EVER = 0


async def claimed(name: str, *, patience: int = 3000) -> bool:
    """Claim a name for this page; return True if no other page has had it for so long.

    Milliseconds: a page that is being loaded anew lets go a little later.
    """
    from pyodide.code import run_js  # noqa: PLC0415  only in a browser

    claim = run_js((files(__package__) / "claim.js").read_text("utf-8"))
    return bool(await claim(name, patience))
