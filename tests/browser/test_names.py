"""Names in the letters of other languages, as the real client draws them."""

from pathlib import Path

from fontTools.ttLib import TTFont

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Session, SetUp
from scorekeeper.ui.theme import FONTS, GLYPH_RANGES
from tests.browser.conftest import NewApp, NewPhone
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.tools.gallery.model import arrive

ASSETS = Path(__file__).resolve().parents[2] / "assets"
ELSEWHERE = "/assets/fonts/noto"
"""The place where the client looks for a font for what none of its own can draw."""
EACH = 80
"""Characters of a name, so that two sides have all of them in a few matches."""


def fill(session: Session) -> None:
    """Keep matches whose players have every such letter in their names."""
    bundled = {code for font in FONTS.values() for code in TTFont(ASSETS / font).getBestCmap()}
    drawn = {code for first, last in GLYPH_RANGES for code in range(first, last + 1)}
    letters = "".join(map(chr, sorted(drawn - bundled)))
    names = [f"{at} {letters[at : at + EACH]}" for at in range(0, len(letters), EACH)]
    for one, other in zip(names, [*names[1:], "Ana"], strict=True):
        sides = tuple(Side(name, (Player(name),)) for name in (one, other))
        session.matches.start(SetUp(ruleset=RuleSetId("classic_2p"), sides=sides))


def test_a_name_is_drawn_and_kept_in_whatever_letters_it_has(
    new_app: NewApp, new_phone: NewPhone
) -> None:
    app, phone = new_app(fill), new_phone(height=2400)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.open(f"{app.url}people")
    phone.wait_text("0 ")
    phone.tap("people-new")
    phone.box("people-called")
    assert [url for url in asked if ELSEWHERE in url] == [], "the client has all of them"
    phone.type("people-called", "😀")  # typed, but not taken: the client draws it all the same
    phone.wait_until(lambda: any(ELSEWHERE in url for url in asked), "search for an emoji")
    phone.wait_text("“▯”")

    arrive(phone, "/new", "new-match-start")
    phone.type("name", "piet de vries\nvan der Merwe\n")
    phone.wait_text("piet de vries")
    phone.wait_text("van der Merwe")


def test_letters_typed_fast_after_enter_reach_the_next_seat(app: Server, phone: Phone) -> None:
    """The field keeps the keyboard while it moves round the table."""
    phone.open(app.url)
    phone.tap("new-match")
    phone.wait_focus("name")
    phone.page.keyboard.type("Ana\nCleopatra\nBen\nDov\n", delay=10)
    phone.wait_text("Ana & Ben")
    phone.wait_text("Cleopatra & Dov")
    assert phone.refused == []
