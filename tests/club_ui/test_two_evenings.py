"""Two sessions at once: a tap leads from one to the other."""

from typing import Any

from scorekeeper.club.model import EveningUid
from scorekeeper.services import Session
from tests.club_ui.sessions import club_night
from tests.ui.device import device

WIDE: dict[str, Any] = {"width": 1280, "height": 800}
OTHERS = (("Ida", "Jon"), ("Kaja", "Lars"))


def sections(session: Session) -> tuple[EveningUid, EveningUid]:
    """Two evenings that run on the same day."""
    return club_night(session), club_night(session, OTHERS)


async def test_a_tap_leads_to_the_same_part_of_the_other_evening_and_back(session: Session) -> None:
    one, other = sections(session)
    async with device(session, route=f"/club/{one}/standing", **WIDE) as ui:
        await ui.tap("club-go-to")
        await ui.until(lambda: ui.route == f"/club/{other}/standing")
        await ui.tap("club-go-to")
        await ui.until(lambda: ui.route == f"/club/{one}/standing")


async def test_single_session_has_no_link_to_another(session: Session) -> None:
    uid = club_night(session)
    async with device(session, route=f"/club/{uid}/papers", **WIDE) as ui:
        assert not ui.has("club-go-to")
