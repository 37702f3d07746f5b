"""The way of a page in the browser to the app."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.i18n.messages import best_language
from scorekeeper.packaging.in_browser.disk import FOR_EVER, RefusedError, claimed, mounted
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
    from js import BroadcastChannel, navigator  # noqa: PLC0415  only in a browser

    news = BroadcastChannel.new(NEWS)

    async def main(page: ft.Page) -> None:
        words = Words(best_language(map(str, navigator.languages)))
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
        session = open_session(FOLDER)
        session.note(Finding(kind=FindingKind.NOT_KEPT))  # once, and not at every save
        return app(session, words)
    after_flush(disk.fall_behind)

    async def keep(verb: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        done = await disk.keep(verb, *args, **kwargs)
        news.postMessage(SAVED)  # the first save is the time to ask for room that stays
        return done

    return app(open_session(FOLDER), words, keep=keep)
