"""The scorekeeper's computer goes away in the middle of a deal, and comes back."""

import re

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, choose
from tests.browser.server import Server

NOTICE = "#connection-lost"
CHIP = "chip-1-canastas.mixed-2"


def wait_told(phone: Phone) -> None:
    """Wait until the page says that nobody answers; `tests/server` has how soon that is."""
    phone.wait_until(phone.page.locator(NOTICE).is_visible, "notice")


def wait_found(phone: Phone) -> None:
    notice = phone.page.locator(NOTICE)
    phone.wait_until(lambda: not notice.is_visible(), "end of the notice")


def takes_taps(phone: Phone) -> bool:
    """True if what says so lies between a finger and the app."""
    taken = "element => getComputedStyle(element).pointerEvents !== 'none'"
    return bool(phone.page.locator(NOTICE).evaluate(taken))


def wait_drafted(app: Server, phone: Phone, number: str) -> None:
    """Wait until a number is on the disk: it is on the screen a moment before."""
    draft, log = f'"table":"{number}"', app.data / "scores.jsonl"
    phone.wait_until(lambda: draft in log.read_text("utf-8"), f"draft of {number}")


def test_half_a_deal_outlives_a_dead_network_and_two_kills(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("record")
    phone.tap("who-1")
    choose(phone, CHIP)
    phone.tap("key-3")
    phone.wait_says("field-1-table", "3")
    assert not phone.page.locator(NOTICE).is_visible()

    # The socket stays open, as it does when somebody walks out of the garden's Wi-Fi.
    app.freeze()
    phone.tap("key-8")
    wait_told(phone)
    assert not takes_taps(phone), "taps are kept until the network is back"
    app.thaw()
    wait_found(phone)
    phone.wait_says("field-1-table", "38")

    wait_drafted(app, phone, "38")
    key = phone.box("key-5")
    app.kill()
    wait_told(phone)
    told = phone.page.locator(NOTICE).inner_text()
    assert re.fullmatch(r"No connection\s+Scores as of \d\d:\d\d\. Trying again\.", told)
    assert phone.has("key-5"), "the last screen stays"
    phone.page.mouse.click(*key.middle)
    assert takes_taps(phone)
    app.start()
    wait_found(phone)
    phone.wait_says("field-1-table", "38")
    phone.tap("key-5")
    phone.wait_says("field-1-table", "385")

    wait_drafted(app, phone, "385")
    app.restart()
    phone.reload()
    phone.wait_says("field-1-table", "385")
    assert phone.box("who-1").selected
    assert phone.box(CHIP).selected


def test_notice_has_the_language_and_the_theme_chosen_in_the_app(app: Server, phone: Phone) -> None:
    """It had those of the browser, and lay light and English over a dark German page."""
    phone.open(f"{app.url}more")
    phone.tap("more-language")
    phone.tap("language-de")
    phone.wait_says("more-theme", "Darstellung")
    phone.tap("more-theme")
    phone.tap("theme-dark")
    kept = "localStorage.getItem('flutter.scorekeeper.connection-lost') ?? ''"
    phone.wait_until(lambda: "dark" in phone.page.evaluate(kept), "theme kept by the page")
    app.kill()
    wait_told(phone)
    notice = phone.page.locator(NOTICE)
    assert "Keine Verbindung" in notice.inner_text()
    ground = notice.locator("> div").evaluate("bar => getComputedStyle(bar).backgroundColor")
    assert ground == "rgb(77, 57, 13)", "the box of a warning in the dark theme"
