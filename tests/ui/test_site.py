"""The app in a browser of its own: what Safari deletes, how it is installed, what is promised.

Safari deletes the data of a site after seven days of its use without a visit, unless it was added
to the home screen or the Dock: https://webkit.org/tracking-prevention/
"""

import json
from datetime import UTC, datetime
from typing import Any

import pytest

from scorekeeper.services import Session
from scorekeeper.ui.state import Site
from scorekeeper.ui.widgets import site as sites
from tests.ui.device import FOUR, device, record_match
from tests.ui.files import save_file
from tests.ui.testkit import UI


def safari_on_a_phone() -> Site:
    return Site(is_persistent=False, safari="phone")


def safari_on_a_mac() -> Site:
    return Site(is_persistent=False, safari="mac")


def chromium() -> Site:
    return Site(is_persistent=False)


def tell(ui: UI, site: Site, **news: Any) -> None:
    """Let the page of the site tell something else of its browser."""

    async def change() -> None:
        for name, value in news.items():
            setattr(site, name, value)

    ui.page.run_task(change)


def matches_in(content: bytes) -> int:
    return len(json.loads(content)["matches"])


async def test_safari_warns_above_the_matches(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/matches", site=safari_on_a_phone()) as ui:
        assert "after seven days without a visit. If you add the app to the Home Screen" in ui.text(
            "safari"
        )
    async with device(session, route="/matches", site=safari_on_a_mac()) as ui:
        assert "to the Dock" in ui.text("safari")


async def test_safari_warns_before_the_first_match(session: Session) -> None:
    async with device(session, route="/matches", site=safari_on_a_phone()) as ui:
        await ui.tap("safari-how")
        assert "Scroll down and tap “Add to Home Screen”." in ui.texts()
        assert not ui.has("install-games"), "there is nothing to take along"


@pytest.mark.parametrize(
    "site",
    [None, Site(), chromium()],
    ids=["no site", "not told yet", "another browser, or installed"],
)
async def test_elsewhere_nothing_is_warned_of(session: Session, site: Site | None) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/matches", site=site) as ui:
        assert ui.has("match-0")
        assert not ui.has("safari")


async def test_a_warning_that_was_put_off_is_back_within_the_seven_days(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def it_is(day: int) -> None:
        monkeypatch.setattr(sites, "now", lambda: datetime(2026, 11, day, 20, tzinfo=UTC))

    it_is(1)
    async with device(session, route="/matches", site=safari_on_a_phone()) as ui:
        await ui.tap("safari-later")
        await ui.until(lambda: not ui.has("safari"))
    it_is(5)
    async with device(session, route="/matches", site=safari_on_a_phone()) as ui:
        assert not ui.has("safari")
    it_is(6)
    async with device(session, route="/matches", site=safari_on_a_phone()) as ui:
        assert ui.has("safari")


async def test_matches_are_saved_before_the_empty_app_is_opened(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/more", site=safari_on_a_phone()) as ui:
        await ui.tap("install")
        assert "starts empty" in ui.text("install-games")
        name, content = await save_file(ui, "save-all")
        assert name.startswith("canasta-all-")
        assert matches_in(content) == 1
        await ui.until(lambda: ui.has("save-said"))
        assert "in your browser’s downloads" in ui.text("save-said")


async def test_storage_promised_by_the_browser_is_told_in_data(session: Session) -> None:
    site = Site()
    async with device(session, route="/more", site=site) as ui:
        assert not ui.has("kept"), "it has told nothing yet"
        tell(ui, site, is_persistent=False)
        await ui.until(lambda: ui.has("kept"))
        assert ui.text("kept") == "Kept by this browser no"
        await ui.tap("kept")
        assert "may delete your games" in ui.text("kept-why")
        await ui.tap("close")
        tell(ui, site, is_persistent=True)
        await ui.until(lambda: ui.text("kept") == "Kept by this browser yes")


async def test_a_browser_with_a_way_to_install_opens_it_at_a_tap(session: Session) -> None:
    taps: list[str] = []
    site = chromium()
    async with device(session, route="/more", site=site) as ui:
        assert not ui.has("install")
        tell(ui, site, install=lambda: taps.append("install"))
        await ui.until(lambda: ui.has("install"))
        await ui.tap("install")
        assert taps == ["install"]


async def test_the_end_of_a_match_offers_a_file_of_all(session: Session) -> None:
    record_match(session, FOUR, (500, 120))
    record_match(session, FOUR, (5020, 5))
    async with device(session) as ui:
        assert ui.has("rematch")
        assert not ui.has("save-all"), "the data folder has backups"
    async with device(session, site=chromium()) as ui:
        _, content = await save_file(ui, "save-all")
        assert matches_in(content) == 2


async def test_about_says_which_copy_this_is_and_since_when(session: Session) -> None:
    copy = Site(stored_version="3f9a2c17d0b14e52", stored_at="2026-11-03T12:20:00.000Z")
    async with device(session, route="/more", site=copy) as ui:
        await ui.tap("about")
        assert ui.text("about-copy").startswith("Copy 3f9a2c1, updated Tue 3 Nov 2026")
