"""Run the app in a browser, whose disk is a database and whose Python has one thread.

In a browser, Python's files are in memory and vanish with the page. Emscripten's IDBFS copies them
to the browser's database after each flush of the store, all changes in one transaction: if the page
ends in between, the database has the old state or the new one. Only one page at a time may use the
folder.

Only this module depends on it: the store uses a folder, and the screens get a function that calls a
service and waits until its changes are saved.
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
"""The folder of the store; the browser's database has the same name."""

CHANNEL = "scorekeeper"
"""The name of the channel to the scripts of the page.

Python sends the texts below; the page sends objects. Other open pages receive all of them too.
"""
SHOWN = "shown"  # remove the cover
SAVED = "saved"  # ask the browser for persistent storage
INSTALL = "install"  # open the browser's dialog for installing the app

Main = Callable[[ft.Page], Awaitable[None]]
OpenSession = Callable[[Path], Session]

CLAIM_PATIENCE = 3000  # milliseconds; a page that is being reloaded releases its claim late
ANSWER_TIMEOUT = 20.0  # seconds after which a browser that does not answer has refused


def run_in_browser(open_session: OpenSession) -> None:
    """Run the app in the page of a browser; `open_session` opens the store in a folder."""
    from js import BroadcastChannel, navigator  # noqa: PLC0415  only in a browser
    from pyodide.ffi import create_proxy  # noqa: PLC0415

    channel = BroadcastChannel.new(CHANNEL)
    site = Site()

    async def main(page: ft.Page) -> None:
        async def update(browser: dict[str, Any]) -> None:
            update_site(site, browser, lambda: channel.postMessage(INSTALL))

        def on_message(event: Any) -> None:
            # A message that is a text comes from the Python of another page.
            if not isinstance(event.data, str):
                page.run_task(update, event.data.to_py())

        channel.onmessage = create_proxy(on_message)
        words = Words(best_language(map(str, navigator.languages)))
        if not await claim_name(str(FOLDER)):
            busy = storage.StoreBusyError("Another window has the matches open", path=FOLDER)
            await store_error_app(words, busy)(page)
            channel.postMessage(SHOWN)
            await claim_name(str(FOLDER), patience=0)  # returns when the other window is closed

        start = await _open_app(words, open_session, channel, site)
        await start(page)
        channel.postMessage(SHOWN)
        gc.enable()  # `open_bundled` has disabled it for a faster start

    ft.run(main)


def update_site(site: Site, browser: Mapping[str, Any], install: Callable[[], None]) -> None:
    """Update the information about the browser from a message of the page.

    Args:
        site: The information, which the screens observe.
        browser: The page's message.
        install: Opens the install dialog of the browser; used if the browser has one.
    """
    site.is_persistent = browser["isPromised"]
    site.safari = browser["safari"]
    site.install = install if browser["hasOffer"] else None
    site.stored_version = browser.get("copy", "")
    site.stored_at = browser.get("since", "")


async def _open_app(words: Words, open_session: OpenSession, channel: Any, site: Site) -> Main:
    """Return the app for the saved files, or one that shows why they cannot be read."""
    try:
        return await _open_store(words, open_session, channel, site)
    except storage.StoreError as error:
        log.warning("the matches cannot be opened: %s", error)
        return store_error_app(words, error)


async def _open_store(words: Words, open_session: OpenSession, channel: Any, site: Site) -> Main:
    """Return the app for the saved files, or for an empty store if the browser cannot save any.

    Raises:
        StoreError: If the saved files cannot be read.
    """
    try:
        disk = await mount_folder(FOLDER)
    except RefusedError as error:
        log.warning("the browser keeps nothing: %s", error)
        session = open_session(FOLDER)
        # One notice at the start, instead of one at every save.
        session.add_finding(storage.Finding(kind=storage.FindingKind.NOT_KEPT))
        return app(session, words, site=site)

    storage.call_after_write(disk.start_copy)

    async def call_service(operation: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        result = await disk.call_and_save(operation, *args, **kwargs)
        # At the first save the page asks the browser for persistent storage.
        channel.postMessage(SAVED)
        return result

    return app(open_session(FOLDER), words, call_service=call_service, site=site)


# --- the disk

Copy = Callable[[], Awaitable[None]]


class RefusedError(ScorekeeperError):
    """The browser does not save the files; the message states the reason."""


class BrowserDisk:
    """Copies flushed files to the browser, one copy at a time.

    A copy that begins after a flush contains all of it. Therefore all calls that wait during one
    copy share the next one.
    """

    def __init__(self, copy: Copy) -> None:
        """Use `copy`, which raises `RefusedError` if the browser does not save the files."""
        self._copy = copy
        self._has_uncopied_changes = False
        self._task: asyncio.Task[None] | None = None
        self._last_error: RefusedError | None = None

    def start_copy(self) -> None:
        """Start a copy in the background; call this after each flush."""
        self._has_uncopied_changes = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._copy_changes())

    async def wait_until_saved(self) -> None:
        """Wait until the browser has saved all flushed changes.

        Raises:
            RefusedError: If it does not save them.
        """
        if self._last_error is not None:
            self.start_copy()  # the browser may have space again
        while self._task is not None and not self._task.done():
            # Shielded, because other calls wait for the same task.
            await asyncio.shield(self._task)
        if self._last_error is not None:
            raise self._last_error

    async def call_and_save(self, operation: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        """Call a function of the session; return its result when its changes are saved.

        Raises:
            StoreNotKeptError: If the browser has not saved the changes; its `done` is the result.
            Exception: Any exception of the function.
        """
        result = operation(*args, **kwargs)
        try:
            await self.wait_until_saved()
        except RefusedError as error:
            raise storage.StoreNotKeptError(str(error), done=result) from error
        return result

    async def _copy_changes(self) -> None:
        """Copy files until no change is left to copy; keep the error of the last copy, if any."""
        # Changes flushed during a copy need another copy.
        while self._has_uncopied_changes:
            self._has_uncopied_changes = False
            try:
                await self._copy()
            except RefusedError as error:
                log.warning("the browser did not keep the matches: %s", error)
                self._last_error = error
            else:
                self._last_error = None


async def mount_folder(folder: Path) -> BrowserDisk:
    """Mount a folder with the files that the browser has saved.

    Raises:
        RefusedError: If the browser has no database for them, or does not answer.
    """
    import js  # noqa: PLC0415  only in a browser
    import pyodide_js  # noqa: PLC0415
    from pyodide.ffi import create_once_callable  # noqa: PLC0415

    file_system = pyodide_js.FS

    async def synchronize(*, from_database: bool) -> None:
        """Copy all files from the database or to it; raise `RefusedError` if that fails."""
        answer = asyncio.get_running_loop().create_future()

        def on_answer(error: Any = None) -> None:
            if not answer.done():  # it is done after the timeout
                answer.set_result(error)

        file_system.syncfs(from_database, create_once_callable(on_answer))
        try:
            error = await asyncio.wait_for(answer, ANSWER_TIMEOUT)
        except TimeoutError as timeout:
            raise RefusedError("the browser does not answer") from timeout
        if error:
            raise RefusedError(f"{getattr(error, 'name', '')} {error}".strip())

    try:
        file_system.mkdirTree(str(folder))
        file_system.mount(file_system.filesystems.IDBFS, js.Object.new(), str(folder))
        await synchronize(from_database=True)
    except Exception as error:
        raise RefusedError(str(error)) from error
    return BrowserDisk(lambda: synchronize(from_database=False))


async def claim_name(name: str, *, patience: int = CLAIM_PATIENCE) -> bool:
    """Claim a name for this page; return False if another page keeps it.

    Args:
        name: The name.
        patience: Milliseconds to wait for another page to release it; 0 to wait without limit.
    """
    from pyodide.code import run_js  # noqa: PLC0415  only in a browser

    claim = run_js((files("scorekeeper.packaging") / "web" / "claim.js").read_text("utf-8"))
    return bool(await claim(name, patience))
