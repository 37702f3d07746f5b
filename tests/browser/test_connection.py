"""The scorekeeper's computer goes away in the middle of a deal, and comes back."""

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match
from tests.browser.server import Server

SECONDS = 5.0


def is_told(phone: Phone) -> bool:
    return phone.page.locator("#connection-lost").is_visible()


def half_a_deal(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("record")
    phone.tap("who-0")
    phone.tap("key-5")
    phone.wait_until(lambda: "5" in phone.text("field-0-table"), "the digit that was typed")
    assert not is_told(phone)


def test_a_server_that_is_gone_is_told_of_and_found_again(app: Server, phone: Phone) -> None:
    half_a_deal(app, phone)
    app.kill()
    phone.wait_until(lambda: is_told(phone), "the notice", seconds=SECONDS)
    assert "kept" in phone.page.locator("#connection-lost").inner_text()
    app.start()
    phone.wait_until(lambda: not is_told(phone), "the end of the notice")
    phone.tap("key-7")
    phone.wait_until(lambda: "57" in phone.text("field-0-table"), "the draft, typed on")


def test_a_network_that_swallows_everything_is_told_of_at_the_next_tap(
    app: Server, phone: Phone
) -> None:
    """The socket stays open, as it does when somebody walks out of the garden's Wi-Fi."""
    half_a_deal(app, phone)
    app.freeze()
    phone.tap("key-7")
    phone.wait_until(lambda: is_told(phone), "the notice", seconds=SECONDS)
    app.thaw()
    phone.wait_until(lambda: not is_told(phone), "the end of the notice")
    phone.wait_until(lambda: "57" in phone.text("field-0-table"), "the draft, typed on")
