"""How many files a browser asks for when it visits the app."""

from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import NewApp
from tests.browser.driver import FIRST_FRAME_SECONDS
from tests.ui.device import FOUR

MOST_AT_FIRST = 22
MOST_LATER = 2
"""Requests beside the WebSocket: for the page, and whether the server is there."""
QUIET = 1000  # milliseconds after the first frame in which pictures have come


def requested_addresses(page: Page, url: str) -> list[str]:
    """Visit the app, and return the addresses that the server was asked for."""
    answered: dict[str, str] = {}
    watch = page.context.new_cdp_session(page)

    def note_answer(event: dict[str, Any]) -> None:
        if not event["response"]["fromDiskCache"]:
            answered[event["requestId"]] = event["response"]["url"]

    def note_kept(event: dict[str, Any]) -> None:
        kept.add(event["requestId"])

    kept: set[str] = set()
    watch.on("Network.responseReceived", note_answer)
    watch.on("Network.requestServedFromCache", note_kept)
    watch.send("Network.enable")
    page.goto(url)
    page.wait_for_selector("#cover", state="detached", timeout=FIRST_FRAME_SECONDS * 1000)
    page.wait_for_timeout(QUIET)
    watch.detach()
    return [address for request, address in answered.items() if request not in kept]


def test_next_visit_asks_for_the_page_alone(new_app: NewApp, chromium: Browser) -> None:
    url = new_app(lambda session: session.matches.start(FOUR)).url
    # Not a `Phone`: a browser whose requests are looked at by Playwright keeps no files.
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    first = requested_addresses(page, url)
    later = requested_addresses(page, url)
    context.close()
    assert 10 < len(first) <= MOST_AT_FIRST
    assert url in later
    assert len(later) <= MOST_LATER, later
