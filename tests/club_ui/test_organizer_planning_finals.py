"""A final or a section, begun on the screens from the standing of an earlier evening."""

from dataclasses import replace

from scorekeeper.club.finals import Qualification
from scorekeeper.club.model import EveningUid
from scorekeeper.club.standings import standing
from scorekeeper.services import Session
from tests.club_ui.sessions import begin_evening, open_evening, play_round
from tests.ui.device import device

WIDE = {"width": 1280, "height": 800}


def over(session: Session) -> EveningUid:
    """Four pairs after their only round: two have won."""
    uid = begin_evening(session, rounds=1)
    play_round(session, uid, (5000, 1000), (6000, 3000))
    return uid


async def test_final_takes_the_upper_half_with_half_its_points(
    session: Session,
) -> None:
    uid = over(session)
    first = [row.entrant for row in standing(session.club.evenings.open(uid))]
    async with device(session, route=f"/club/{uid}", **WIDE) as ui:
        await ui.tap("club-final-begin")
        await ui.until(lambda: ui.has("part-top"))
        assert "Tuesday: places 1 to 4" in ui.text("club-going-on")
        await ui.tap("part-top")
        assert "places 1 to 2" in ui.text("club-going-on")
        await ui.tap("club-going-on-share")
        for digit in "50":
            await ui.tap(f"pad-{digit}")
        await ui.tap("pad-done")
        await ui.tap("club-movement-title")
        await ui.tap("movement-knockout")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
        await ui.tap("entrant-1")
        await ui.until(lambda: ui.has("club-carried"))
        await ui.tap("club-carried")
        await ui.tap("pad-7")
        await ui.tap("pad-done")
        await ui.until(lambda: "7" in ui.text("club-carried"))
    final = next(one for one in session.club.evenings.list() if one.uid != uid)
    evening = open_evening(session, final.uid)
    assert evening.plan.name == "Tuesday A"
    assert evening.plan.movement == "knockout"
    assert [(one.uid, one.rank, one.carried) for one in evening.entrants] == [
        (first[0], 1, 1),
        (first[1], 2, 7),
    ]


async def test_after_a_final_the_next_session_has_its_own_name(session: Session) -> None:
    """The plan is that of the session before, and a final offers nobody who is out."""
    uid = over(session)
    qualification = Qualification(evening=uid, last=2)
    plan = replace(open_evening(session, uid).plan, name="Final: Tuesday")
    final = session.club.evenings.begin(plan, by="organiser", qualification=qualification)
    assert isinstance(final, str)
    async with device(session, route=f"/club/{final}/players", **WIDE) as ui:
        assert ui.has("club-list-file")
        assert not ui.has("club-all-members")
        await ui.go("/club-new")
        name = ui._field("club-name").data["value"]
        assert name.startswith("Tuesday"), "with a number behind it on the day of the session"


async def test_a_new_evening_takes_over_places_of_any_earlier_one_or_none(session: Session) -> None:
    uid = over(session)
    async with device(session, route="/club-new", **WIDE) as ui:
        await ui.tap("club-going-on")
        await ui.tap(f"from-{uid}")
        await ui.tap("club-going-on-first")
        await ui.tap("pad-9")
        await ui.tap("pad-done")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("refused"))
        assert "Nobody has a place from 9 to" in ui.text("refused")
        await ui.tap("club-going-on-none")
        await ui.tap("club-begin")
        await ui.until(lambda: ui.has("outlook"))
    new = next(one for one in session.club.evenings.list() if one.uid != uid)
    assert new.entrants == 0
