"""The phone of the browser tests: what it refuses, counts, and will not touch."""

import http.server
import threading
from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import NOT_OURS, Phone

PAGE = b"""<!doctype html><meta charset="utf-8"><title>A stand-in for the app</title>
<style>
  flt-semantics { position: absolute; width: 100px; height: 50px; left: 10px }
  flt-semantics-placeholder { position: absolute; left: -1px; top: -1px; width: 1px; height: 1px }
</style>
<flt-semantics-placeholder></flt-semantics-placeholder>
<flt-semantics-host>
  <flt-semantics flt-semantics-identifier="save" role="button" flt-tappable style="top: 10px"
    onclick="this.querySelector('span').textContent += '!'"><span>Save</span></flt-semantics>
  <flt-semantics flt-semantics-identifier="off" role="button" aria-disabled="true"
    style="top: 70px" aria-label="Off"></flt-semantics>
  <flt-semantics flt-semantics-identifier="covered" style="top: 130px"></flt-semantics>
  <flt-semantics flt-semantics-identifier="lid" style="top: 140px"></flt-semantics>
  <flt-semantics flt-semantics-identifier="below" style="top: 900px"></flt-semantics>
  <flt-semantics flt-semantics-identifier="field" style="top: 200px"><input></flt-semantics>
  <flt-semantics flt-semantics-identifier="card" style="top: 260px" aria-selected="true">
    <flt-semantics><span>Ana</span></flt-semantics><flt-semantics><span>585</span></flt-semantics>
  </flt-semantics>
</flt-semantics-host>
"""


class OnePage(http.server.BaseHTTPRequestHandler):
    """Answers every request with the stand-in."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(PAGE)

    def log_message(self, *_: object) -> None:
        """Say nothing: it is called for every request."""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Give the address of the stand-in."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), OnePage) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_a_request_that_leaves_the_machine_is_refused_and_written_down(
    phone: Phone, address: str
) -> None:
    phone.open(address)
    assert phone.refused == []
    phone.page.evaluate("fetch('https://example.com/script.js').catch(() => 0)")
    phone.page.evaluate("new WebSocket('wss://example.com/news')")
    phone.page.evaluate("new Image().src = '//1.2.3.4/'")
    phone.wait_until(lambda: len(phone.refused) == 3, "third refusal")
    assert set(phone.refused) == {
        "https://example.com/script.js",
        "wss://example.com/news",
        "http://1.2.3.4/",
    }


@pytest.mark.parametrize(
    "url",
    ["http://127.0.0.1.example.com/", "https://localhost.example.com/", "ws://10.0.0.1:80/"],
)
def test_a_name_that_only_looks_like_this_machine_is_another_one(url: str) -> None:
    assert NOT_OURS.match(url)


@pytest.mark.parametrize("url", ["http://127.0.0.1:80/x", "ws://localhost/ws", "blob:http://x/"])
def test_this_machine_and_the_page_itself_are_ours(url: str) -> None:
    assert not NOT_OURS.match(url)


def test_touches_are_counted_by_the_browser_over_reloads_too(phone: Phone, address: str) -> None:
    phone.open(address)
    phone.tap("save")
    phone.tap("save")
    assert phone.text("save") == "Save!!"
    assert phone.taps == 2
    phone.reload()
    phone.tap("save")
    assert phone.taps == 3


def test_a_click_made_by_script_is_no_touch(phone: Phone, address: str) -> None:
    phone.open(address)
    phone.page.evaluate("document.body.dispatchEvent(new PointerEvent('pointerdown'))")
    assert phone.taps == 0


@pytest.mark.parametrize(
    ("identifier", "why"),
    [("off", "is disabled"), ("covered", "lies"), ("below", "not on the screen")],
)
def test_what_a_finger_could_not_touch_is_not_tapped(
    phone: Phone, address: str, identifier: str, why: str
) -> None:
    phone.open(address)
    with pytest.raises(AssertionError, match=why):
        phone.tap(identifier)
    assert phone.taps == 0


def test_a_field_is_typed_into_from_the_start(phone: Phone, address: str) -> None:
    phone.open(address)
    phone.type("field", "Zoë")
    phone.type("field", "Al")
    assert phone.text("field") == "Al"


def test_a_card_says_all_that_lies_in_it(phone: Phone, address: str) -> None:
    phone.open(address)
    card = phone.box("card")
    assert (card.text, card.selected, card.y) == ("Ana 585", True, 260)
    assert card.is_within(width=390, height=844)
    assert not phone.box("below").is_within(width=390, height=844)


def test_each_phone_is_what_was_asked_for(new_phone: NewPhone, address: str) -> None:
    phone = new_phone(width=800, height=1280, dark=True, locale="nl-NL", pixel_ratio=2.0)
    phone.open(address)
    seen = phone.page.evaluate(
        "[innerWidth, innerHeight, devicePixelRatio, navigator.language,"
        " matchMedia('(prefers-color-scheme: dark)').matches]"
    )
    assert seen == [800, 1280, 2, "nl-NL", True]


def test_text_at_two_hundred_percent_reaches_the_page(new_phone: NewPhone, address: str) -> None:
    phone = new_phone(text_scale=2.0).open(address)
    assert phone.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"


def test_what_the_console_calls_an_error_is_written_down(phone: Phone, address: str) -> None:
    phone.open(address)
    phone.page.evaluate("console.error('no glyph'); console.log('all well')")
    phone.wait_until(lambda: bool(phone.console_errors), "console error")
    assert [error.split(" (")[0] for error in phone.console_errors] == ["no glyph"]
