"""A phone scans its table's card, in a real browser: what it sees, and what it leaves behind."""

import asyncio
import contextlib
import ssl
import threading
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.server.attempts import Pin
from scorekeeper.server.certificates import own_certificate
from scorekeeper.server.club_server import tls_context
from scorekeeper.server.limits import Limits
from scorekeeper.services.club.access import CODE
from scorekeeper.services.club.directors import Invitation
from scorekeeper.storage.database import ACCESS
from tests.browser.driver import Phone
from tests.server.evening import HERE, Served, serving

WORDS = Words("en")

NO_WEBSOCKET = """
window.WebSocket = class { constructor() { setTimeout(() => this.onerror(), 50); } };
"""
"""As an iPhone is that does not trust a certificate, whatever somebody answered to its warning."""


class Night(threading.Thread):
    """A club's server in a loop of its own, so that the test can hold a phone meanwhile."""

    def __init__(self, folder: Path, **options: Any) -> None:
        super().__init__(name="night")
        self.folder, self.options = folder, {"pin": Pin("042708151234"), **options}
        self.up, self.over = threading.Event(), threading.Event()
        self.served: Served | None = None

    def run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        limits = Limits(per_table=1)
        async with serving(self.folder, limits=limits, **self.options) as self.served:
            self.up.set()
            await asyncio.to_thread(self.over.wait)

    @contextlib.contextmanager
    def running(self) -> Iterator[Served]:
        self.start()
        assert self.up.wait(30)
        assert self.served is not None
        yield self.served
        self.over.set()
        self.join()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Served]:
    with Night(tmp_path).running() as served:
        yield served


@pytest.fixture
def secure_club(tmp_path: Path) -> Iterator[Served]:
    own = own_certificate(tmp_path, (HERE, "localhost"), now=datetime.now(UTC))
    contexts = (tls_context(own.server, None), ssl.create_default_context(cadata=own.root))
    with Night(tmp_path, tls=contexts, certificate=own).running() as served:
        yield served


def address(club: Served) -> str:
    return f"{'https' if club.context else 'http'}://127.0.0.1:{club.port}"


def card(club: Served, table: int | None = 1) -> str:
    """The address in the picture on a card."""
    return f"{address(club)}/join#{club.code(table)}"


def is_in_the_app(phone: Phone) -> bool:
    return phone.page.locator("flutter-view").count() == 1


def reads(phone: Phone, words: str) -> Callable[[], bool]:
    """Return True if a page of the door shows some words."""
    return lambda: words in phone.page.locator("body").inner_text()


def test_scanned_card_opens_the_table_and_hides_its_code(club: Served, phone: Phone) -> None:
    """A scanned card opens the table, and no address or history holds its code afterwards."""
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(f"{request.url} {request.headers}"))
    phone.page.goto(card(club))
    phone.wait_until(lambda: is_in_the_app(phone), "the app")
    assert phone.page.url == f"{address(club)}/"
    assert all(club.code(1) not in one for one in asked)
    assert phone.page.evaluate("document.cookie") == "", "no script can read the token"
    phone.page.go_back()
    assert club.code(1) not in phone.page.url
    # This server has no assets, so the fonts are not found either.
    others = ("rive", "/fonts/")
    ours = [error for error in phone.console_errors if not any(it in error for it in others)]
    assert ours == [], "the policy stops a library of Flet's client, and nothing of ours"


def test_phones_with_a_certificate_warning_reach_the_table(
    secure_club: Served, new_phone: Callable[..., Phone]
) -> None:
    """A warned phone goes on; an iPhone is shown how to install the certificate."""
    android = new_phone(goes_on=True)
    android.page.goto(card(secure_club))
    android.wait_until(lambda: is_in_the_app(android), "the app")
    iphone = new_phone(goes_on=True)
    iphone.page.add_init_script(NO_WEBSOCKET)
    iphone.page.goto(card(secure_club))
    iphone.wait_until(reads(iphone, "Trust this club’s server"), "the page of the certificate")
    assert secure_club.code(1) not in iphone.page.url
    with iphone.page.expect_download() as download:
        iphone.page.get_by_role("link").click()
    own = secure_club.server.certificate
    assert own is not None
    assert download.value.path().read_bytes() == own.root


def test_a_card_of_yesterday_is_said_and_another_opens_the_table(
    club: Served, phone: Phone
) -> None:
    phone.page.goto(f"{address(club)}/join#aaaabbbbccccdddd")
    phone.wait_until(reads(phone, WORDS.text("visitor-join-unknown")), "why not")
    assert phone.page.url == f"{address(club)}/join"
    phone.page.fill("#word", club.code(1).upper())
    phone.page.get_by_role("button").click()
    phone.wait_until(lambda: is_in_the_app(phone), "the app")
    club.session.club.access.replace_code(club.evening, 1)
    phone.wait_until(reads(phone, "Looking for your table"), "the page of a phone that is out")
    phone.page.goto(card(club))
    phone.wait_until(lambda: is_in_the_app(phone), "the app, by the card that is scanned there")


def test_card_of_a_session_that_comes_later_opens_by_itself(club: Served, phone: Phone) -> None:
    """The code is unknown until the organiser has imported the session of another computer."""
    later = "aaaabbbbccccdddd"
    phone.page.goto(f"{address(club)}/join#{later}")
    phone.wait_until(reads(phone, WORDS.text("visitor-join-unknown")), "why not")
    own = club.code(1)
    database = club.session._work.database
    document = next(doc for doc in database.table(ACCESS).all() if doc.get(CODE) == own)
    database.table(ACCESS).put({**document, CODE: later})
    phone.wait_until(lambda: is_in_the_app(phone), "the app, without a touch")


def test_who_comes_when_the_table_is_full_is_told_so(
    club: Served, phone: Phone, new_phone: Callable[[], Phone]
) -> None:
    phone.page.goto(card(club))
    phone.wait_until(lambda: is_in_the_app(phone), "the app")
    phone.wait_until(lambda: bool(club.server.limiter.callers()), "the phone on the line")
    late = new_phone()
    late.page.goto(card(club))
    late.wait_until(reads(late, "Too many phones connected"), "the page of the crowd")


def test_the_organiser_comes_in_by_the_pin(club: Served, phone: Phone) -> None:
    phone.page.goto(f"{address(club)}/organiser")
    phone.page.fill("#word", "0000 0000")
    phone.page.get_by_role("button").click()
    phone.wait_until(reads(phone, "Wrong PIN."), "that it is wrong")
    phone.page.fill("#word", "0427 0815 1234")
    phone.page.get_by_role("button").click()
    phone.wait_until(lambda: is_in_the_app(phone), "the app")
    phone.page.goto(card(club))
    phone.wait_until(reads(phone, "The organiser uses this browser."), "that it stays so")


def test_a_directors_link_opens_the_club_once_and_until_he_is_removed(
    club: Served, phone: Phone
) -> None:
    invitation = club.session.club.directors.invite("Dora")
    assert isinstance(invitation, Invitation)
    link = f"{address(club)}/director#{invitation.token}"
    phone.page.goto(link)
    phone.wait_until(lambda: is_in_the_app(phone), "the app")
    assert phone.page.url == f"{address(club)}/"
    club.session.club.directors.remove(invitation.director)
    phone.wait_until(reads(phone, "Type the PIN of your invitation"), "the way back in")
    phone.page.goto(link)
    phone.wait_until(reads(phone, WORDS.text("visitor-director-unknown")), "that it is spent")


def test_join_pages_fit_a_thumb_and_large_text(
    club: Served, new_phone: Callable[..., Phone]
) -> None:
    """Buttons are large enough for a thumb, and nothing is cut off at 200 %."""
    for dark in (False, True):
        phone = new_phone(width=360, height=640, dark=dark)
        phone.page.goto(f"{address(club)}/join")
        phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
        for selector in ("#word", "button"):
            box = phone.page.locator(selector).bounding_box()
            assert box is not None
            assert box["height"] >= 48
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 360
        assert phone.page.get_by_label("Letters on the card").count() == 1
