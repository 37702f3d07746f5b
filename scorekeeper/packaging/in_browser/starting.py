"""The way of a page in the browser to the app."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.catalogue import best_language
from scorekeeper.packaging.in_browser.disk import FOR_EVER, Keep, RefusedError, claimed, mounted
from scorekeeper.services import Session
from scorekeeper.storage import Finding, FindingKind, StoreBusyError, StoreError, after_flush
from scorekeeper.ui import app, closed

log = logging.getLogger(__name__)

FOLDER = Path("/scorekeeper")
"""The folder of the matches; the browser's database goes by the same name."""

NEWS, SHOWN, SAVED = "scorekeeper", "shown", "saved"
"""The channel to the page, and what it learns: to take its cover away, and to ask for room."""

Main = Callable[[ft.Page], Awaitable[None]]


def run(open_session: Callable[[Path], Session]) -> None:
    """Start the app in this page; `open_session` opens the session over a folder."""
    from js import BroadcastChannel  # noqa: PLC0415  only in a browser

    news = BroadcastChannel.new(NEWS)

    async def main(page: ft.Page) -> None:
        words = Words(best_language(_languages()))
        if not await claimed(str(FOLDER)):
            busy = StoreBusyError("Another window has the matches open", path=FOLDER)
            await closed(words, busy)(page)
            news.postMessage(SHOWN)
            await claimed(str(FOLDER), patience=FOR_EVER)  # until that window is closed
        try:
            start = await _opened(words, open_session, news)
        except StoreError as error:
            log.warning("the matches cannot be opened: %s", error)
            start = closed(words, error)
        await start(page)
        news.postMessage(SHOWN)

    ft.run(main)


async def _opened(words: Words, open_session: Callable[[Path], Session], news: Any) -> Main:
    """The app over the files saved by the browser, or over none where it saves nothing."""
    try:
        disk = await mounted(FOLDER)
    except RefusedError as error:
        log.warning("the browser keeps nothing: %s", error)
        return app(_forgetful(open_session(FOLDER)), words)
    after_flush(disk.fall_behind)
    session = open_session(FOLDER)
    return app(session, words, keep=_telling(disk.keep, news))


def _forgetful(session: Session) -> Session:
    """Report once that the browser saves nothing: nobody needs to hear it at every save."""
    kind = FindingKind.NOT_KEPT
    session.note(Finding(kind=kind))
    return session


def _telling(keep: Keep, news: Any) -> Keep:
    """Tell the page of each save: the first is the time to ask for room that stays."""

    async def keep_and_tell(verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        done = await keep(verb, *args, **kwargs)
        news.postMessage(SAVED)
        return done

    return keep_and_tell


def _languages() -> tuple[str, ...]:
    from js import navigator  # noqa: PLC0415  only in a browser

    return tuple(str(tag) for tag in navigator.languages)
