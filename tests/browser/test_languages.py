"""A short match on a phone that was never told which language to speak."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.said import foreign, saying, word
from tests.browser.scorer import begin_match, type_deal, type_number
from tests.browser.server import Server

LOCALES = {"de": ("de-AT", "1.385", "5.020"), "it": ("it-CH", "1.385", "5.020")}
"""What the phone speaks, and how two totals are written there."""

IN_FULL = (
    {
        "canastas": {"natural": 1, "mixed": 1},
        "red_threes": 1,
        "melded_card_points": 385,
        "went_out": True,
    },
    {"hand_card_points": 60},
)


class Listener:
    """Somebody who reads one language, and looks at each screen for sentences of another."""

    def __init__(self, phone: Phone, language: str) -> None:
        self.phone, self.language = phone, language
        self.strange = foreign(language, "en")

    def looks(self, *places: tuple[str, str]) -> None:
        """Wait for places of the screen to say what the catalogue has, then read all of it."""
        for identifier, key in places:
            self._wait(key, partial(self.phone.text, identifier))
        screen = self._whole_screen()
        assert [one for one in self.strange if one in screen] == []

    def reads(self, key: str) -> None:
        """Wait for the screen to say this somewhere."""
        self._wait(key, self._whole_screen)

    def _wait(self, key: str, said: Callable[[], str]) -> None:
        wanted = saying(self.language, key)
        self.phone.wait_until(lambda: wanted.search(said()) is not None, key)

    def _whole_screen(self) -> str:
        return "\n".join(self.phone.texts())


@pytest.fixture(params=["de"])
def somebody(request: pytest.FixtureRequest, new_phone: NewPhone, app: Server) -> Listener:
    """Give the owner of a phone that has just opened the app."""
    locale, *_ = LOCALES[request.param]
    return Listener(new_phone(locale=locale).open(app.url), request.param)


def test_a_match_is_played_in_the_language_of_the_device(somebody: Listener) -> None:
    phone, language = somebody.phone, somebody.language
    _, first, last = LOCALES[language]
    somebody.looks(("new-match", "table-new-match"), ("tab-matches", "tab-matches"))
    begin_match(phone)
    somebody.looks(("record", "table-record"))

    type_deal(phone, IN_FULL)
    phone.wait_says("total-0", first)
    phone.wait_says("total-1", "−60")
    somebody.looks(("notice-undo", "notice-undo"))
    phone.tap("notice-undo")
    phone.wait_gone("deal-1")
    somebody.looks(("notice-redo", "notice-redo"))
    phone.tap("notice-redo")
    breakdown_is_read(somebody, first)

    by_totals(somebody, 3635, 5)
    phone.box("winner")
    phone.wait_says("total-0", last)
    somebody.looks(("winner", "ending-won"), ("rematch", "table-rematch"))
    somebody.looks(("winner", "ending-target"))
    language_is_changed_at_once(phone, language)


def breakdown_is_read(somebody: Listener, total: str) -> None:
    """Open the deal: its lines, their rules and their sum; and go back."""
    phone = somebody.phone
    phone.tap("deal-1")
    somebody.looks(("amend", "breakdown-amend"), ("line-red_threes", "line-red_threes"))
    somebody.looks(("line-go_out", "line-go_out"))
    phone.wait_says("sum-0", total)
    phone.tap("back")
    phone.wait_gone("amend")


def by_totals(somebody: Listener, *points: int) -> None:
    """Record a deal of which the table says only what it came to; the first side is out."""
    phone = somebody.phone
    phone.tap("record")
    phone.tap("mode")
    somebody.looks(("save", "record-save"), ("who-nobody", "record-nobody-out"))
    somebody.reads("record-totals-hint")
    phone.tap("who-0")
    for number in points:
        type_number(phone, number)
        phone.tap("key-next")
    phone.tap("save")


def language_is_changed_at_once(phone: Phone, language: str) -> None:
    """Choose another language under More, and see the same match in it."""
    other = "it"
    phone.tap("tab-more")
    phone.box("rules")
    scroll_to(phone, "language")
    phone.tap("language")
    phone.tap(f"language-{other}")
    phone.wait_until(
        lambda: phone.text("tab-table") == word(other, "tab-table"), "tabs in the new language"
    )
    phone.tap("tab-table")
    Listener(phone, other).looks(("winner", "ending-won"), ("rematch", "table-rematch"))
    phone.wait_says("total-0", LOCALES[other][2])


def scroll_to(phone: Phone, identifier: str) -> None:
    """Turn the wheel until something is wholly on the screen."""
    while not phone.box(identifier).is_within(width=phone.width, height=phone.height):
        phone.scroll("rules", 200)
        phone.page.wait_for_timeout(50)
