"""The scorekeeper's computer goes away in the middle of a deal, and comes back."""

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


def is_covered(phone: Phone) -> bool:
    """True if the notice leaves nothing to be seen beside it."""
    box = phone.page.locator(NOTICE).bounding_box()
    return box is not None and box["height"] == phone.height


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
    assert not is_covered(phone), "the totals can still be read"
    app.thaw()
    wait_found(phone)
    phone.wait_says("field-1-table", "38")

    wait_drafted(app, phone, "38")
    app.kill()
    wait_told(phone)
    assert "reconnects" in phone.page.locator(NOTICE).inner_text()
    assert is_covered(phone), "nothing is left of the app that could be read"
    app.start()
    wait_found(phone)
    phone.tap("key-5")
    phone.wait_says("field-1-table", "385")

    wait_drafted(app, phone, "385")
    app.restart()
    phone.reload()
    phone.wait_says("field-1-table", "385")
    assert phone.box("who-1").selected
    assert phone.box(CHIP).selected
