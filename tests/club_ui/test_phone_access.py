"""What the phone of a table and the big screen owe to eyes, ears and hands that are not usual."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from scorekeeper.club.model import RoundLength
from scorekeeper.services import Session
from scorekeeper.services.club import TableSession
from scorekeeper.ui.palette import DARK, LIGHT
from tests.club_ui.sessions import big_screen, club_night, phone, record_deals, visitor
from tests.services.club.kit import take_side
from tests.tools.gallery.pairs import pairs
from tests.ui.device import BROKEN
from tests.ui.test_access import contrast_of, has_name, is_tapped, least
from tests.ui.testkit import UI

Table = tuple[TableSession, TableSession]
"""The verbs of two phones at one table."""


def _whose(_: Table) -> None:
    """Nobody has said anything yet."""


def _playing(table: Table) -> None:
    _sit(table)
    record_deals(table[0], (1385, 585), (-120, 300))


def _won(table: Table) -> None:
    _playing(table)
    record_deals(table[0], (4000, 100))


def _claimed(table: Table) -> None:
    _won(table)
    assert table[0].table.claim() == ()


def _disputed(table: Table) -> None:
    _claimed(table)
    assert table[1].table.dispute("a deal is missing") == ()


def _done(table: Table) -> None:
    _claimed(table)
    assert table[1].table.accept(1) == ()


def _sit(table: Table) -> None:
    for side, seat in enumerate(table):
        assert take_side(seat, side) == ()


Scene = tuple[Callable[[Table], None], int, str, str]
SCENES: dict[str, Scene] = {
    "whose": (_whose, 0, "/", "owner-0"),
    "playing": (_playing, 0, "/", "record"),
    "changed by another": (_playing, 1, "/", "changed"),
    "meld": (_playing, 0, "/meld", "rank-7"),
    "history": (_playing, 0, "/history", "back"),
    "adjust": (_playing, 0, "/adjust", "back"),
    "view": (_playing, 0, "/view", "needs-0"),
    "won": (_won, 0, "/", "phone-give"),
    "giving": (_won, 0, "/result", "phone-agree"),
    "given": (_claimed, 0, "/", "given"),
    "hand over": (_claimed, 0, "/hand-over/1", "phone-dispute"),
    "asked": (_claimed, 1, "/", "asked"),
    "why": (_claimed, 1, "/dispute", "phone-call-organiser"),
    "why, handed over": (_claimed, 0, "/dispute/1", "phone-call-organiser-for-Finn"),
    "disputed": (_disputed, 0, "/", "phone-withdraw"),
    "has disputed": (_disputed, 1, "/", "phone-after-all"),
    "done": (_done, 0, "/", "done"),
}
"""The steps at the table, the owner of the phone, the address, and a node that is there."""


@contextlib.asynccontextmanager
async def open_scene(session: Session, scene: Scene) -> AsyncIterator[UI]:
    prepare, who, route, waits_for = scene
    uid = club_night(session, length=RoundLength(points=5000, minutes=50, warning=10))
    visitors = [visitor(session, uid), visitor(session, uid)]
    prepare((session.club.seat(visitors[0]), session.club.seat(visitors[1])))
    async with phone(session, visitors[who], route=route) as ui:
        await ui.until(lambda: ui.has(waits_for))
        yield ui


def too_pale(page: Any) -> set[str]:
    """Inks of a page that do not stand out enough from their grounds, light or dark."""
    return {
        f"{pair.ink} on {pair.grounds[-1]}"
        for pair in pairs(page["views"])
        for scheme in (LIGHT, DARK)
        if contrast_of(pair, scheme) < least(pair)
    }


@pytest.mark.thorough
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES)
async def test_phone_screens_have_contrast_and_names(session: Session, scene: Scene) -> None:
    """On a phone every ink stands out and whatever is tapped has a name."""
    async with open_scene(session, scene) as ui:
        nameless = [str(node) for node in ui.nodes() if is_tapped(node) and not has_name(ui, node)]
        broken = [text for text in ui.texts() if text in BROKEN]
        assert (nameless, broken) == ([], [])
        assert too_pale(ui.mirror.page) == set()


async def test_on_the_big_screen_every_ink_stands_out(session: Session) -> None:
    uid = club_night(session, length=RoundLength(minutes=50, warning=10, overtime=5))
    who = visitor(session, uid, None)
    async with big_screen(session, who, width=1920, height=1080) as ui:
        assert ui.has("clock")
        assert too_pale(ui.mirror.page) == set()
