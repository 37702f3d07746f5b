"""The static site: played on without a network, kept over reloads, updated without losing a match.

A plain web server serves it; after the first visit the browser has it all.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scorekeeper.packaging.folders import WORKER, build_site, template, write_worker
from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, fill_side, number_of_deals, type_deal
from tests.browser.static_server import StaticServer

FIRST = (
    {"went_out": True, "canastas": {"natural": 1}, "melded_card_points": 385},
    {"red_threes": 2, "melded_card_points": 145, "hand_card_points": 60},
)
SECOND = (
    {"melded_card_points": 120},
    {"went_out": True, "canastas": {"mixed": 1}, "melded_card_points": 200},
)
FETCH_SECONDS = 60.0
HAS_WORKER = "navigator.serviceWorker.controller !== null"
HAS_NEWER = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
IS_AT_REST = "navigator.serviceWorker.getRegistration().then((found) => !found.installing)"
COUNT_WISHES = """
self.wishes = 0;
StorageManager.prototype.persist = async () => { self.wishes += 1; return false; };
StorageManager.prototype.persisted = async () => false;
"""
"""Counts how often a page asks its browser never to clear it away."""

NO_DATABASE = """
Object.defineProperty(self, "indexedDB", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
"""What a page meets in a browser that was told to keep nothing."""

NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"
"""What a page meets that came without TLS."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site as `scorekeeper package site` makes it."""
    return build_site(tmp_path_factory.mktemp("sites") / "site").folder


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[StaticServer]:
    folder = tmp_path / "public" / "canasta"
    shutil.copytree(site, folder)
    server = StaticServer(folder).start()
    yield server
    server.stop()


@pytest.fixture
def visitor(new_phone: NewPhone) -> Phone:
    """A phone that keeps the sites that it visits."""
    return new_phone(keeps_sites=True)


def changed(site: Path, target: Path, name: str, change: Callable[[str], str]) -> Path:
    """A newer version of a site, with another text in one file."""
    shutil.copytree(site, target)
    text = (target / name).read_text("utf-8")
    (target / name).write_text(change(text), "utf-8")
    (target / WORKER).unlink()
    write_worker(target, template(WORKER))
    return target


def wait_for(phone: Phone, expression: str) -> None:
    """Wait until an expression is true in the page."""
    true = lambda: bool(phone.page.evaluate(expression))  # noqa: E731
    phone.wait_until(true, expression, seconds=FETCH_SECONDS)


def half_typed(phone: Phone) -> None:
    """Begin to record a deal: side 0 went out and has 385 on the table."""
    phone.tap("record")
    phone.tap("who-0")
    fill_side(phone, 0, {"melded_card_points": 385})
    phone.wait_text("385 cards + 100 out")


def totals(phone: Phone) -> tuple[str, ...]:
    return phone.text("total-0"), phone.text("total-1")


def test_a_match_is_played_on_without_a_network(server: StaticServer, visitor: Phone) -> None:
    visitor.page.add_init_script(COUNT_WISHES)
    visitor.open(server.url)
    assert visitor.page.evaluate("wishes") == 0, "there is nothing to keep yet"
    begin_match(visitor, [["Ana", "Ben"], ["Cleo", "Dov"]])
    type_deal(visitor, FIRST)
    assert visitor.page.evaluate("wishes") == 1, "it asks once not to be cleared away"
    first = totals(visitor)
    assert "985" in first[0]
    assert "285" in first[1]
    wait_for(visitor, HAS_WORKER)

    server.stop()
    visitor.reload()
    assert totals(visitor) == first, "the match is there again, without a network"
    type_deal(visitor, SECOND)
    second = totals(visitor)
    assert "1,105" in second[0]

    visitor.reload()
    assert totals(visitor) == second
    assert number_of_deals(visitor) == 2
    assert visitor.has_text("Ana")
    assert visitor.refused == [], "nothing was asked of any other machine"


def test_a_new_version_is_taken_at_the_next_start_and_no_tap_is_lost(
    server: StaticServer, visitor: Phone, site: Path, tmp_path: Path
) -> None:
    visitor.open(server.url)
    begin_match(visitor)
    type_deal(visitor, FIRST)
    wait_for(visitor, HAS_WORKER)
    half_typed(visitor)

    newer = changed(site, tmp_path / "newer", "start.js", lambda text: f"{text}\nvar newer = 1;")
    server.publish(newer, without="start.js")
    visitor.reload()
    visitor.wait_until(lambda: server.refused("start.js"), "half of a new version")
    wait_for(visitor, IS_AT_REST)
    assert not visitor.page.evaluate(HAS_NEWER), "what is half published is not taken"

    server.publish(newer)
    before = len(server.sent())
    visitor.reload()
    wait_for(visitor, HAS_NEWER)
    again = server.sent()[before:]
    assert "start.js" in again
    assert visitor.page.evaluate("typeof newer") == "undefined", "this page stays as it began"
    assert not {"main.dart.wasm", "app.zip", "pyodide/pyodide.asm.wasm"} & set(again)

    server.stop()
    visitor.reload()
    assert visitor.page.evaluate("newer") == 1, "the next is of the new version"
    assert len(visitor.page.evaluate("caches.keys()")) == 1, "the old one is cleared away"
    visitor.wait_text("385 cards + 100 out")  # what was being typed


def test_the_browser_would_put_it_on_the_home_screen(server: StaticServer, phone: Phone) -> None:
    phone.page.goto(server.url)
    browser = phone.page.context.new_cdp_session(phone.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"] == f"{server.url}manifest.json"
    assert manifest["errors"] == []
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] in ([], ["in-incognito"])


@pytest.mark.parametrize("before", ["", NO_LOCKS], ids=["with-locks", "without"])
def test_a_second_window_says_that_the_matches_are_open_and_waits_its_turn(
    server: StaticServer, visitor: Phone, site: Path, tmp_path: Path, before: str
) -> None:
    server.publish(changed(site, tmp_path / "site", "python-worker.js", lambda text: before + text))
    visitor.open(server.url)
    begin_match(visitor)
    first = visitor.page
    visitor.page = visitor.page.context.new_page()
    visitor.open(server.url)
    assert "open in this app already" in visitor.text("closed")
    first.close()
    visitor.wait_gone("closed", seconds=FETCH_SECONDS)
    visitor.box("record")


def test_a_browser_that_keeps_nothing_is_said_in_words(
    server: StaticServer, phone: Phone, site: Path, tmp_path: Path
) -> None:
    server.publish(
        changed(site, tmp_path / "refused", "python-worker.js", lambda text: NO_DATABASE + text)
    )
    phone.open(server.url)
    assert "gone when the page is closed" in phone.text("found-finding-0")
    phone.tap("found-read")
    begin_match(phone)
    type_deal(phone, FIRST)
    assert "985" in phone.text("total-0"), "it can be played on"
