"""Every screen as a screen reader and a keyboard have it, in a real browser."""

import contextlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.gallery.model import arrive, name
from tests.gallery.scenes import SCENES, Scene
from tests.gallery.theatre import Theatre, opened, seat, session_of
from tests.gallery.touch import crowded, nameless

SPOKEN = ("en", "de")
MATCH = "evening"
EACH_ROUTE = {one.route: replace(one, match=MATCH) for one in reversed(SCENES) if not one.taps}
MOST_TABS = 60
LOOKS = 15
"""At the focus after a Tab: some steps of it cannot be seen."""
FOCUS = "() => { window.focusBefore = document.activeElement; }"
HAS_MOVED = "document.activeElement !== window.focusBefore"


@pytest.fixture
def stage(tmp_path: Path) -> Iterator[tuple[Server, Theatre]]:
    """Give the app over a store with matches, and their uids."""
    data = tmp_path / "data"
    with contextlib.closing(session_of(data)) as session:
        theatre = opened(session)
        for language in SPOKEN:
            theatre.seat_all(session, language)
    server = Server(data).start()
    yield server, theatre
    server.kill()


def seated(phone: Phone, language: str) -> Phone:
    """A phone on which the match of the evening is open, in a language."""
    name(phone, seat(MATCH, language))
    return phone


def wrong_with(phone: Phone, theatre: Theatre, scene: Scene) -> list[str]:
    """What is wrong with the accessibility tree of a scene."""
    arrive(phone, theatre.address(scene), scene.waits_for)
    return phone.lasting(lambda: wrong_now(phone))


def wrong_now(phone: Phone) -> list[str]:
    """What is wrong as long as the screen stays as it is."""
    boxes, size = phone.boxes(), {"width": phone.width, "height": phone.height}
    broken = [text for text in phone.texts() if text.startswith("! ")]
    return [*nameless(boxes), *crowded(boxes, **size), *broken]


@pytest.mark.parametrize(("language", "size"), [("de", (390, 844))])
def test_every_screen_has_names_and_room_for_fingers(
    stage: tuple[Server, Theatre], new_phone: NewPhone, language: str, size: tuple[int, int]
) -> None:
    server, theatre = stage
    phone = seated(new_phone(width=size[0], height=size[1]), language).open(server.url)
    found = {scene.name: wrong_with(phone, theatre, scene) for scene in EACH_ROUTE.values()}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


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


def test_a_deal_is_recorded_by_keyboard_alone(
    stage: tuple[Server, Theatre], new_phone: NewPhone
) -> None:
    server, _ = stage
    phone = seated(new_phone(width=1280, height=800), "en").open(server.url)
    before = phone.taps
    walk_to(phone, "record")
    phone.press("Enter")
    phone.box("who-0")
    for what in ("who-0", "chip-0-canastas.natural-1"):
        choose(phone, what)
    phone.press(*"120+95", "ArrowRight", *"145")
    phone.wait_until(lambda: "145" in phone.text("field-1-table"), "what was typed")
    phone.press("Control+Enter")
    phone.box("deal-10")
    assert phone.taps == before, "the screen was never touched"
    phone.wait_says("deal-10", "+815")
