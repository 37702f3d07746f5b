"""The static site: played on offline, kept over reloads and updates, its matches saved as a file.

A plain web server serves it; after the first visit the browser has it all. To start it takes long,
so one visitor goes through all of that.
"""

import json
import re
import shutil
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.packaging.site_folder import LATER, WORKER, build_site, template, write_worker
from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, fill_side, number_of_deals, type_deal
from tests.browser.static_server import StaticServer
from tests.browser.test_exchange import chosen
from tests.conftest import MadeOnce
from tests.packaging.sites import pack_quickly

WORDS = Words("en")

FIRST = (
    {"went_out": True, "canastas": {"natural": 1}, "melded_card_points": 385},
    {"hand_card_points": 60},
)
FETCH_SECONDS = 60.0
BELOW = 600
"""Pixels by which a list is scrolled to its end."""
HAS_WORKER = "navigator.serviceWorker.controller !== null"
HAS_NEWER = "navigator.serviceWorker.getRegistration().then((found) => found.waiting !== null)"
IS_AT_REST = "navigator.serviceWorker.getRegistration().then((found) => !found.installing)"
LOOK_FOR_NEWER = """navigator.serviceWorker.getRegistration()
    .then((found) => found.update()).then(() => {}, () => {})"""
"""As each load of the page does; half a version is an error."""
START = "fetch('start.js').then((answer) => answer.text())"
COUNT_WISHES = """
self.wishes = 0;
StorageManager.prototype.persist = async () => { self.wishes += 1; return false; };
StorageManager.prototype.persisted = async () => false;
"""
"""Counts how often a page asks its browser never to clear it away."""

OFFER = """window.opened = 0;
const offer = new Event("beforeinstallprompt");
dispatchEvent(Object.assign(offer, { prompt: () => { opened += 1; } }));
"""
"""A browser that lets the site be installed."""

NO_DATABASE = """
Object.defineProperty(self, "indexedDB", {
    get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
});
"""
"""A browser that was told to keep nothing."""

NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"
"""A browser's view of a page that came without TLS."""
A_MOMENT, UNTIL_MINE = 200, 0
"""Milliseconds for which a page waits for another to let go."""


@pytest.fixture(scope="session")
def site(made_once: MadeOnce) -> Path:
    """A site as `scorekeeper package site` makes it, but for its size."""
    with pytest.MonkeyPatch.context() as patch:
        pack_quickly(patch)
        return made_once("site", build_site)


@pytest.fixture
def server(site: Path, tmp_path: Path) -> Iterator[StaticServer]:
    folder = tmp_path / "public" / "canasta"
    shutil.copytree(site, folder)
    server = StaticServer(folder).start()
    yield server
    server.stop()


def changed(site: Path, target: Path, **begins: str) -> Path:
    """A newer version of a site, in which scripts begin with something."""
    shutil.copytree(site, target)
    for stem, begin in begins.items():
        script = target / f"{stem.replace('_', '-')}.js"
        script.write_text(begin + script.read_text("utf-8"), "utf-8")
    (target / WORKER).unlink()
    write_worker(target, template(WORKER))
    return target


def wait_for(phone: Phone, expression: str) -> None:
    """Wait until an expression is true in the page."""
    true = lambda: bool(phone.page.evaluate(expression))  # noqa: E731
    phone.wait_until(true, expression, seconds=FETCH_SECONDS)


def wait_totals(phone: Phone, *totals: str) -> None:
    for side, total in enumerate(totals):
        phone.wait_says(f"total-{side}", total)


def half_typed(phone: Phone) -> None:
    """Begin to record a deal: side 0 went out and has 385 on the table."""
    phone.tap("record")
    phone.tap("who-0")
    fill_side(phone, 0, {"melded_card_points": 385})
    phone.wait_text("385 cards + 100 out")


def a_second_window_waits_its_turn(phone: Phone, url: str) -> None:
    """It says that the matches are open elsewhere, and has them when the first one is closed."""
    first = phone.page
    phone.page = first.context.new_page()
    phone.open(url)
    phone.wait_says("closed", "already open in another window")
    first.close()
    phone.wait_gone("closed", seconds=FETCH_SECONDS)
    phone.box("record")


def test_site_keeps_every_tap_offline_and_through_an_update(
    server: StaticServer, new_phone: NewPhone, site: Path, tmp_path: Path
) -> None:
    """A game goes on offline and through an update, and no tap is lost."""
    visitor = new_phone(keeps_sites=True)
    visitor.page.context.add_init_script(COUNT_WISHES)
    visitor.open(server.url)
    assert visitor.page.evaluate("wishes") == 0, "there is nothing to keep yet"
    begin_match(visitor)
    type_deal(visitor, FIRST)
    wait_totals(visitor, "985", "−60")
    assert visitor.page.evaluate("wishes") == 1, "it asks once not to be cleared away"
    wait_for(visitor, HAS_WORKER)
    a_second_window_waits_its_turn(visitor, server.url)
    wait_totals(visitor, "985", "−60")
    half_typed(visitor)

    newer = changed(site, tmp_path / "newer", start="var newer = 1;\n")
    server.publish(newer, without="start.js")
    visitor.page.evaluate(LOOK_FOR_NEWER)
    visitor.wait_until(lambda: server.refused("start.js"), "half of a new version")
    wait_for(visitor, IS_AT_REST)
    assert not visitor.page.evaluate(HAS_NEWER), "what is half published is not taken"

    server.publish(newer)
    before = len(server.sent())
    visitor.page.evaluate(LOOK_FOR_NEWER)
    wait_for(visitor, HAS_NEWER)
    again = server.sent()[before:]
    assert "start.js" in again
    assert "newer" not in visitor.page.evaluate(START), "this page stays as it began"
    large = {"main.dart.wasm", "modules.xz", "python.zip", "pyodide/pyodide.asm.wasm"}
    assert not large & set(again)

    server.stop()
    visitor.reload()
    assert visitor.page.evaluate("newer") == 1, "the next is of the new version"
    kinds = [name.split()[0] for name in visitor.page.evaluate("caches.keys()")]
    assert sorted(kinds) == ["scorekeeper", "unpacked"], "the old one is cleared away"
    visitor.wait_text("385 cards + 100 out")  # what was being typed
    visitor.tap("tab-1")
    fill_side(visitor, 1, {"hand_card_points": 60})
    visitor.tap("save")
    visitor.tap("warning-save")  # out without a canasta
    wait_totals(visitor, "1,470", "−120")
    assert number_of_deals(visitor) == 2
    it_says_what_the_browser_keeps(visitor)
    matches_leave_and_come_in(visitor, tmp_path)
    assert visitor.refused == [], "nothing was asked of any other machine"


def it_says_what_the_browser_keeps(phone: Phone) -> None:
    """The page tells the app of a promise, of a way to install, and which copy this is."""
    phone.tap("tab-more")
    phone.wait_says("kept", "Kept by this browser\nno")
    phone.page.evaluate(OFFER)
    phone.box("install")
    phone.scroll("more-theme", BELOW)
    phone.tap("install")
    phone.wait_until(lambda: bool(phone.page.evaluate("opened === 1")), "dialog of the browser")
    phone.wait_gone("install")
    phone.tap("about")
    phone.wait_text("updated")
    phone.tap("close")
    phone.wait_gone("close")


def matches_leave_and_come_in(phone: Phone, folder: Path) -> None:
    """Save matches as a file, delete them, and bring them back from it."""
    phone.tap("kept")
    with phone.page.expect_download() as download:
        phone.tap("save-all")
    phone.wait_says("save-said", "downloads")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    phone.tap("close")
    for name in ("tab-matches", "more-0", "delete", "confirm"):
        phone.tap(name)
    phone.wait_gone("match-0")
    phone.tap("tab-more")
    phone.scroll("more-theme", BELOW)
    for name in ("exchange", "exchange-import"):
        phone.tap(name)
    chosen(phone, file)
    phone.tap("import-take")
    phone.wait_text("One game was added.")
    phone.tap("taken-show")
    phone.box("match-0")


COVER = "document.querySelector('#cover').innerText"
"""The words that a person reads until the app is there."""
RETRIED = "performance.getEntriesByType('navigation')[0].type === 'reload'"


def test_words_are_there_before_the_app_in_the_visitors_language(
    server: StaticServer, new_phone: NewPhone
) -> None:
    visitor = new_phone(locale="de-AT")
    for script in ("python-worker.js", "flutter_bootstrap.js"):  # neither Python nor Flutter
        visitor.page.route(f"**/{script}", lambda route: route.fulfill(body=""))
    visitor.page.goto(server.url)
    words = visitor.page.evaluate(COVER)
    assert "Alle Partien bleiben auf diesem Gerät." in words
    assert "Wird geladen" in words
    assert re.search(r"3\.000 und mehr\s+120", words), "a number to play by, of the rules"
    assert visitor.page.evaluate("document.documentElement.lang") == "de"
    assert "Noch einmal versuchen" not in words


def test_an_app_that_does_not_start_says_so_and_is_tried_again(
    server: StaticServer, phone: Phone
) -> None:
    phone.page.route("**/flutter_bootstrap.js", lambda route: route.fulfill(body=""))
    phone.page.route("**/modules.xz", lambda route: route.abort())
    phone.page.goto(server.url)
    wait_for(phone, f"{COVER}.includes('The app couldn’t start.')")
    assert "Loading" not in phone.page.evaluate(COVER)
    phone.page.get_by_role("button", name="Try again").click()
    wait_for(phone, RETRIED)


IPHONE = "iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko"
MAC = "Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko"
OF_PHONE, OF_MAC = "Version/18.5 Mobile/15E148 Safari/604.1", "Version/18.5 Safari/605.1.15"


@pytest.mark.parametrize(
    ("agent", "more", "safari"),
    [
        (f"({IPHONE}) {OF_PHONE}", {"maxTouchPoints": 5}, "phone"),
        (f"({MAC}) {OF_MAC}", {"maxTouchPoints": 5}, "phone"),  # an iPad names itself so
        (f"({MAC}) {OF_MAC}", {"maxTouchPoints": 0}, "mac"),
        (f"({IPHONE}) {OF_PHONE}", {"maxTouchPoints": 5, "standalone": True}, ""),
        (f"({IPHONE}) CriOS/139.0 Mobile/15E148 Safari/604.1", {"maxTouchPoints": 5}, ""),
        (f"({MAC}) Chrome/139.0 Safari/537.36", {"vendor": "Google Inc."}, ""),
    ],
    ids=["iPhone", "iPad", "Mac", "home screen", "Chrome of an iPhone", "Chrome of a Mac"],
)
def test_the_page_knows_a_safari_that_will_delete(
    server: StaticServer, phone: Phone, agent: str, more: dict[str, Any], safari: str
) -> None:
    known = {"vendor": "Apple Computer, Inc.", "userAgent": f"Mozilla/5.0 {agent}", **more}
    values = json.dumps(known)
    phone.page.add_init_script(f"""for (const [name, value] of Object.entries({values}))
        Object.defineProperty(navigator, name, {{ value }});""")
    for script in ("python.js", "flutter_bootstrap.js"):  # the app itself need not start
        phone.page.route(f"**/{script}", lambda route: route.fulfill(body=""))
    phone.page.goto(server.url)
    assert phone.page.evaluate("safari()") == safari


def claim(patience: int) -> str:
    """Return the expression by which a page claims a name, as Python does in its worker."""
    script = files("scorekeeper.packaging").joinpath("web/claim.js").read_text("utf-8")
    return f"({script})('matches', {patience})"


@pytest.mark.parametrize("browser", ["", NO_LOCKS], ids=["locks", "no locks"])
def test_one_page_at_a_time_claims_a_name(server: StaticServer, phone: Phone, browser: str) -> None:
    context = phone.page.context
    context.add_init_script(browser)
    first, second = phone.page, context.new_page()
    for page in (first, second):
        page.goto(f"{server.url}manifest.json")
    assert first.evaluate(claim(UNTIL_MINE)) is True
    assert second.evaluate(claim(A_MOMENT)) is False
    second.evaluate(f"void {claim(UNTIL_MINE)}.then((mine) => {{ window.mine = mine; }})")
    assert second.evaluate(claim(A_MOMENT)) is False, "the first page still has it"
    assert second.evaluate("window.mine") is None
    first.close()
    second.wait_for_function("window.mine === true")


def test_a_browser_that_keeps_nothing_is_said_in_words(
    server: StaticServer, phone: Phone, site: Path, tmp_path: Path
) -> None:
    server.publish(changed(site, tmp_path / "refused", python_worker=NO_DATABASE))
    # a game at home needs nothing of what comes later
    phone.page.route(f"**/{LATER}", lambda route: route.abort())
    phone.open(server.url)
    phone.wait_says("found-finding-0", WORDS.text("finding-not_kept"))
    phone.tap("found-read")
    begin_match(phone)
    type_deal(phone, FIRST)
    wait_totals(phone, "985", "−60")  # it can be played on
    it_can_be_put_on_the_home_screen(phone, server.url)


def it_can_be_put_on_the_home_screen(phone: Phone, url: str) -> None:
    browser = phone.page.context.new_cdp_session(phone.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["url"] == f"{url}manifest.json"
    assert manifest["errors"] == []
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])
