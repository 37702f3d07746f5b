"""What a browser did not keep is said, and is shown nevertheless; so is a store that is shut.

The screens are given a way to have something kept, and know nothing of browsers.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.storage import StoreBusyError, StoreNotKeptError
from scorekeeper.ui import store_error_app
from tests.ui.device import FOUR, NAME, record_match, session_in
from tests.ui.testkit import mount

ANSWERS = {"get": lambda _: NAME}


@pytest.fixture
def session(tmp_path: Path) -> Session:
    session = session_in(tmp_path)
    record_match(session, FOUR, (500, 120), (785, 120))
    return session


class Browser:
    """A browser that keeps nothing as long as it is full."""

    def __init__(self) -> None:
        self.is_full = True
        self.lets = asyncio.Event()
        self.lets.set()

    async def keep(self, operation: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        done = operation(*args, **kwargs)
        await self.lets.wait()
        if self.is_full:
            raise StoreNotKeptError("QuotaExceededError", done=done)
        return done


async def test_a_change_that_is_not_kept_is_shown_and_said(session: Session) -> None:
    browser = Browser()
    async with mount(app(session, Words(), call_service=browser.keep), answers=ANSWERS) as ui:
        await ui.tap("deal-2")
        await ui.tap("menu")
        await ui.tap("breakdown-drop")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("notice"))
        assert not ui.has("deal-2"), "the deal is gone on the screen"
        assert ui.identified("notice").label == Words().text("store-not_kept")

        browser.is_full = False
        await ui.tap("notice-dismiss")
        await ui.tap("deal-1")
        await ui.tap("menu")
        await ui.tap("breakdown-drop")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("notice"))
        assert "gone when" not in (ui.identified("notice").label or "")


async def test_nobody_is_told_before_it_is_kept(session: Session) -> None:
    browser = Browser()
    browser.is_full = False
    browser.lets.clear()
    async with mount(app(session, Words(), call_service=browser.keep), answers=ANSWERS) as ui:
        await ui.tap("deal-2")
        await ui.tap("menu")
        await ui.tap("breakdown-drop")
        tapping = asyncio.create_task(ui.tap("confirm"))
        await asyncio.sleep(0.2)
        assert not ui.has("notice")
        browser.lets.set()
        await tapping
        await ui.until(lambda: ui.has("notice"))


async def test_a_store_that_another_window_has_says_so_on_the_only_screen() -> None:
    busy = StoreBusyError("Another window has the matches open", path=Path("/scorekeeper"))
    async with mount(store_error_app(Words(), busy)) as ui:
        assert "already open in another window" in ui.text("closed")
