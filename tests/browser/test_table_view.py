"""The table view on a phone that lies on its side: large enough, turned, awake, one tap away."""

from functools import partial

from tests.browser.conftest import NewApp, NewPhone
from tests.browser.driver import Box, Phone
from tests.ui.device import FOUR, record_match

WIDTH, HEIGHT = 844, 390
UPRIGHT_WIDTH, UPRIGHT_HEIGHT = 390, 844
LEAST_TOTAL, LEAST_NEEDS, TOUCH = 0.22, 0.10, 48
FACINGS = ("across", "aside", "flat")
DEAL = (1385, 585)
WAKE_LOCK = """() => {
  window.asked = 0;
  const give = async () => { window.asked += 1; return new EventTarget(); };
  Object.defineProperty(navigator, 'wakeLock', { value: { request: give } });
}"""

NO_WAKE_LOCK = """() => {
  delete Navigator.prototype.wakeLock;
  let touched = false;
  window.addEventListener('pointerdown', () => { touched = true; }, true);
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    window.film = this;
    window.refused = !touched;
    if (touched) return play.call(this);
    return Promise.reject(new DOMException('a tap is needed', 'NotAllowedError'));
  };
}"""
"""As browsers are where an address is not one that they trust.

They play no film before a tap. Chromium takes each look that Playwright has inside a page for one,
so this refuses by itself.
"""


def thickness(box: Box, facing: str) -> float:
    """Return the height of digits as whoever they are turned to sees them."""
    return box.width if facing == "aside" else box.height


def laid_down(phone: Phone) -> None:
    """Turn the phone on its side."""
    phone.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    phone.width, phone.height = WIDTH, HEIGHT
    phone.box("turn")


def raised(phone: Phone) -> None:
    """Hold the phone upright again, and wait until the app, not only the browser, draws it so."""
    phone.page.set_viewport_size({"width": UPRIGHT_WIDTH, "height": UPRIGHT_HEIGHT})
    phone.width, phone.height = UPRIGHT_WIDTH, UPRIGHT_HEIGHT
    phone.wait_until(lambda: is_of_upright(phone.box("record")), "table of an upright phone")


def is_of_upright(button: Box) -> bool:
    """Return True if it lies below the panes of a phone on its side, and is wider than one."""
    return button.y > HEIGHT and button.width > UPRIGHT_WIDTH / 2


def says_other(phone: Phone, before: str) -> bool:
    """Return True if the button names another way than before."""
    return phone.text("turn") != before


def turned_to(phone: Phone, facing: str) -> None:
    """Tap until the sides are turned in this way; the button says which way that is."""
    said = {"across": "across", "aside": "left and right", "flat": "Not turned"}[facing]
    for _ in FACINGS:
        if said in phone.text("turn"):
            return
        before = phone.text("turn")
        phone.tap("turn")
        phone.wait_until(partial(says_other, phone, before), "another way")
    assert said in phone.text("turn")


def test_a_phone_laid_down_is_read_from_two_metres_and_kept_awake(
    new_app: NewApp, new_phone: NewPhone
) -> None:
    app, phone = (
        new_app(lambda session: record_match(session, FOUR, DEAL)),
        new_phone(text_scale=2.0),
    )
    phone.page.add_init_script(f"({WAKE_LOCK})()")
    phone.open(app.url)
    phone.wait_until(lambda: phone.page.evaluate("window.asked") >= 1, "request to stay awake")
    laid_down(phone)
    for facing in FACINGS:
        turned_to(phone, facing)
        assert phone.lasting(partial(too_small, phone, facing)) == []
    phone.tap("record")
    phone.box("save")
    phone.tap("back")
    phone.box("menu")
    raised(phone)
    phone.tap("view")
    phone.box("turn")


def test_a_browser_without_a_wake_lock_plays_a_film_to_stay_awake(
    new_app: NewApp, new_phone: NewPhone
) -> None:
    app, phone = new_app(lambda session: record_match(session, FOUR, DEAL)), new_phone()
    phone.page.add_init_script(f"({NO_WAKE_LOCK})()")
    phone.open(app.url)
    phone.wait_until(lambda: phone.page.evaluate("window.refused"), "refusal of the film")
    phone.tap("undo")
    plays_on = "window.film.loop && !window.film.paused"
    phone.wait_until(lambda: phone.page.evaluate(plays_on), "film without sound")


def too_small(phone: Phone, facing: str) -> list[Box]:
    """Return the boxes that cannot be read from two metres or touched, or are cut off."""
    least = {"total-0": LEAST_TOTAL, "total-1": LEAST_TOTAL} | dict.fromkeys(
        ("needs-0", "needs-1"), LEAST_NEEDS
    )
    low = [phone.box(name) for name in least]
    wrong = [box for box in low if thickness(box, facing) < least[box.identifier] * HEIGHT]
    buttons = [phone.box(name) for name in ("turn", "record")]
    wrong += [box for box in buttons if min(box.width, box.height) < TOUCH]
    every = (*low, *buttons)
    return wrong + [box for box in every if not box.is_within(width=WIDTH, height=HEIGHT)]
