"""A deal is recorded by keyboard alone, or with a screen reader, in a real browser."""

from tests.browser.conftest import NewApp, NewPhone
from tests.browser.driver import Phone
from tests.ui.device import FOUR

MOST_TABS = 60
LOOKS = 15
"""At the focus after a Tab: some steps of it cannot be seen."""
FOCUS = "() => { window.focusBefore = document.activeElement; }"
HAS_MOVED = "document.activeElement !== window.focusBefore"


def focused(phone: Phone) -> str:
    """The identifier of what has the focus."""
    asked = "document.activeElement?.closest('[flt-semantics-identifier]')"
    told: str | None = phone.page.evaluate(f"{asked}?.getAttribute('flt-semantics-identifier')")
    return told or ""


def walk_to(phone: Phone, identifier: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MOST_TABS):
        if focused(phone) == identifier:
            return
        phone.page.evaluate(FOCUS)
        phone.press("Tab")  # the next one only when this has moved the focus, else it goes too far
        for _ in range(LOOKS):
            phone.page.wait_for_timeout(30)
            if phone.page.evaluate(HAS_MOVED):
                break
    raise AssertionError(f"Tab never comes to {identifier!r}")


def choose(phone: Phone, identifier: str) -> None:
    """Walk to something and press Space."""
    walk_to(phone, identifier)
    phone.press("Space")
    phone.wait_until(lambda: phone.box(identifier).selected, f"choice of {identifier!r}")


def test_a_deal_is_recorded_by_keyboard_alone(new_app: NewApp, new_phone: NewPhone) -> None:
    app = new_app(lambda session: session.matches.start(FOUR))
    phone = new_phone(width=1280, height=800).open(app.url)
    before = phone.taps
    walk_to(phone, "record")
    phone.press("Enter")
    phone.box("who-0")
    phone.press(*["ArrowUp"] * 9, "Space")
    phone.wait_until(lambda: phone.box("who-0").selected, "answer")
    phone.press(*["ArrowDown"] * 3, "ArrowRight")
    phone.wait_until(lambda: phone.box("chip-0-canastas.natural-1").selected, "choice")
    phone.press(*"120+95", "Enter", "Enter", *"145")
    phone.wait_until(lambda: "145" in phone.text("field-1-table"), "what was typed")
    phone.press("Control+Enter")
    phone.box("deal-1")
    assert phone.taps == before, "the screen was never touched"
    phone.wait_says("deal-1", "+815")


def test_a_screen_reader_presses_keys_and_chips(new_app: NewApp, new_phone: NewPhone) -> None:
    """It clicks the node that it has read, without a touch of the screen."""
    app = new_app(lambda session: session.matches.start(FOUR))
    phone = new_phone().open(app.url)
    before = phone.taps

    def click(identifier: str) -> None:
        phone.box(identifier)
        phone.page.locator(f'[flt-semantics-identifier="{identifier}"]').dispatch_event("click")

    click("record")
    assert phone.box("save").disabled, "nothing is typed"
    click("who-0")
    click("chip-0-canastas.natural-1")
    phone.wait_until(lambda: phone.box("chip-0-canastas.natural-1").selected, "the chosen chip")
    click("key-8")
    click("key-5")
    phone.wait_says("field-0-table", "85")
    click("tab-1")
    phone.wait_until(lambda: phone.box("tab-1").selected, "the other side")
    assert not phone.box("save").disabled
    assert phone.taps == before, "the screen was never touched"
