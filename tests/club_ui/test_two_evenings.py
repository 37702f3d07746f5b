"""Two evenings at once: side by side on one wall, and a tap from one to the other."""

from typing import Any

import pytest

from scorekeeper.club.model import EveningUid
from scorekeeper.club_ui.big_screen import evening_beside, show_beside
from scorekeeper.services import Session
from tests.club_ui.club_evening import big_screen, club_night, recorded, seated, visitor
from tests.ui.device import device

WIDE: dict[str, Any] = {"width": 1280, "height": 800}
OTHERS = (("Ida", "Jon"), ("Kaja", "Lars"))


def sections(session: Session) -> tuple[EveningUid, EveningUid]:
    """Two evenings that run on the same day."""
    return club_night(session), club_night(session, OTHERS)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1080, 1920)])
async def test_the_wall_shows_both_and_follows_both(
    session: Session, size: tuple[int, int]
) -> None:
    one, other = sections(session)
    show_beside(session, one, other)
    width, height = size
    screen: dict[str, Any] = {"width": width, "height": height}
    async with big_screen(session, visitor(session, one, None), **screen) as ui:
        assert {"Ana & Ben", "Ida & Jon"} <= set(ui.texts())
        recorded(seated(session, visitor(session, other), 0), (1240, 985))
        await ui.until(lambda: ui.has_text("1,240"))
        recorded(seated(session, visitor(session, one), 0), (300, 700))
        await ui.until(lambda: ui.has_text("700"))
        assert ui.has_text("1,240")
        show_beside(session, one, None)
        await ui.until(lambda: "Ida & Jon" not in ui.texts())
        assert ui.has_text("700")


async def test_a_screen_of_the_other_evening_and_one_that_is_shut_out_show_nothing_of_it(
    session: Session,
) -> None:
    one, other = sections(session)
    show_beside(session, one, other)
    async with big_screen(session, who := visitor(session, other, None), **WIDE) as ui:
        assert "Ana & Ben" not in ui.texts()
        session.club.access.revoke(who.id)
        await ui.until(lambda: ui.has("gone"))
    async with big_screen(session, who := visitor(session, one, None), **WIDE) as ui:
        session.club.evenings.delete(other, by="organiser")
        await ui.until(lambda: "Ida & Jon" not in ui.texts())
        session.club.access.revoke(who.id)
        await ui.until(lambda: ui.has("gone"))


async def test_the_organiser_puts_another_evening_beside_one_and_takes_it_away(
    session: Session,
) -> None:
    one, other = sections(session)
    async with device(session, route=f"/club/{one}/papers", **WIDE) as ui:
        await ui.tap(f"beside-{other}")
        await ui.until(lambda: evening_beside(session, one) == other)
        assert evening_beside(session, other) is None
        await ui.tap("beside-none")
        await ui.until(lambda: evening_beside(session, one) is None)


async def test_a_tap_leads_to_the_same_part_of_the_other_evening_and_back(session: Session) -> None:
    one, other = sections(session)
    async with device(session, route=f"/club/{one}/standing", **WIDE) as ui:
        await ui.tap("other-evening")
        await ui.until(lambda: ui.route == f"/club/{other}/standing")
        await ui.tap("other-evening")
        await ui.until(lambda: ui.route == f"/club/{one}/standing")


async def test_where_nothing_else_runs_there_is_no_way_elsewhere(session: Session) -> None:
    uid = club_night(session)
    async with device(session, route=f"/club/{uid}/papers", **WIDE) as ui:
        assert not ui.has("other-evening")
        assert not ui.has("beside-none")
