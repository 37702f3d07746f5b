"""A half-typed deal outlives whatever happens to the program."""

from tests.browser.driver import Phone
from tests.browser.scorer import begin_match
from tests.browser.server import Server


def test_a_kill_between_two_digits_loses_no_digit(app: Server, phone: Phone) -> None:
    phone.open(app.url)
    begin_match(phone)
    phone.tap("record")
    phone.tap("who-1")
    phone.tap("chip-1-canastas.mixed-2")
    phone.tap("key-3")
    phone.wait_until(lambda: "3" in phone.text("field-1-table"), "the first digit")
    app.kill()
    app.start()
    phone.reload()
    if phone.has("record"):
        phone.tap("record")
    phone.wait_until(lambda: "3" in phone.text("field-1-table"), "the digit that was typed")
    assert phone.box("who-1").selected
    assert phone.box("chip-1-canastas.mixed-2").selected
    for key in ("key-8", "key-5"):
        phone.tap(key)
    phone.wait_until(lambda: "385" in phone.text("field-1-table"), "the whole number")
