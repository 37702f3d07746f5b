"""The app in a browser, whose disk is a database and whose Python has one thread.

The files that Python sees in a browser are in memory, and gone with the page. Emscripten's IDBFS
copies them to the browser's database at each flush of the store, all that has changed in one
transaction, so that a page that ends meanwhile leaves the old state or the new one. One page at a
time claims the folder. Only this module knows that; the store finds a folder, and the screens get
a function that saves something.
"""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper import storage
from scorekeeper.club_ui.app import app
from scorekeeper.errors import ScorekeeperError
from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import best_language
from scorekeeper.services import Session
from scorekeeper.ui import store_error_app
from scorekeeper.ui.state import Site

log = logging.getLogger(__name__)

FOLDER = Path("/scorekeeper")
"""The folder of the matches; the browser's database goes by the same name."""

NEWS, SHOWN, SAVED, INSTALL = "scorekeeper", "shown", "saved", "install"
"""The channel to the page, and what it learns: to take its cover away, to ask for room, to offer
the browser's own dialog. What it tells in return is an object; other pages hear all of it too."""

Main = Callable[[ft.Page], Awaitable[None]]


def run(open_session: Callable[[Path], Session]) -> None:
    """Start the app in this page; `open_session` opens the session over a folder."""
    from js import BroadcastChannel, navigator  # noqa: PLC0415  only in a browser
    from pyodide.ffi import create_proxy  # noqa: PLC0415

    news = BroadcastChannel.new(NEWS)
    site = Site()

    def install() -> None:
        news.postMessage(INSTALL)

    async def main(page: ft.Page) -> None:
        async def told(browser: dict[str, Any]) -> None:
            update_site(site, browser, install)

        def heard(event: Any) -> None:
            if not isinstance(event.data, str):  # else it is of another page
                page.run_task(told, event.data.to_py())

        news.onmessage = create_proxy(heard)
        words = Words(best_language(map(str, navigator.languages)))
        if not await claimed(str(FOLDER)):
            busy = storage.StoreBusyError("Another window has the matches open", path=FOLDER)
            await store_error_app(words, busy)(page)
            news.postMessage(SHOWN)
            await claimed(str(FOLDER), patience=0)  # until that window is closed
        try:
            start = await _opened(words, open_session, news, site)
        except storage.StoreError as error:
            log.warning("the matches cannot be opened: %s", error)
            start = store_error_app(words, error)
        await start(page)
        news.postMessage(SHOWN)
        gc.enable()

    ft.run(main)


def update_site(site: Site, browser: Mapping[str, Any], install: Callable[[], None]) -> None:
    """Take over what the page tells of its browser.

    Args:
        site: The information, which the screens follow.
        browser: The page's message.
        install: Opens the install dialog of the browser, if the message says that there is one.
    """
    site.is_persistent = browser["isPromised"]
    site.safari = browser["safari"]
    site.install = install if browser["hasOffer"] else None
    site.stored_version = browser.get("copy", "")
    site.stored_at = browser.get("since", "")


async def _opened(
    words: Words,
    open_session: Callable[[Path], Session],
    news: Any,
    site: Site,
) -> Main:
    """The app over the files saved by the browser, or over none where it saves nothing."""
    try:
        disk = await mounted(FOLDER)
    except RefusedError as error:
        log.warning("the browser keeps nothing: %s", error)
        session = open_session(FOLDER)
        # Said once, and not at every save.
        session.note(storage.Finding(kind=storage.FindingKind.NOT_KEPT))
        return app(session, words, site=site)
    storage.after_write(disk.fall_behind)

    async def call_service(verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        done = await disk.keep(verb, *args, **kwargs)
        news.postMessage(SAVED)  # the first save is the time to ask for room that stays
        return done

    return app(open_session(FOLDER), words, call_service=call_service, site=site)


# --- the disk

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
            raise storage.StoreNotKeptError(str(error), done=done) from error
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


async def claimed(name: str, *, patience: int = 3000) -> bool:
    """Claim a name for this page; return True if no other page has had it for so long.

    Milliseconds: a page that is being loaded anew lets go a little later.
    """
    from pyodide.code import run_js  # noqa: PLC0415  only in a browser

    claim = run_js((files("scorekeeper.packaging") / "web" / "claim.js").read_text("utf-8"))
    return bool(await claim(name, patience))
