"""The organiser is called from a phone: seen with the minutes, answered, ended, and in the log."""

from pathlib import Path
from typing import Any

from scorekeeper.club.calls import open_calls
from scorekeeper.club.model import Score
from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from tests.club_ui.sessions import club_night, phone, seat_phone, visitor
from tests.services.club.kit import House
from tests.ui.testkit import mount

WORDS = Words()


def organiser(session: Session, uid: Any, part: str = "") -> Any:
    return mount(app(session, Words()), route=f"/club/{uid}{part}", width=1280, height=900)


async def test_a_call_is_seen_answered_and_ended_and_each_stands_in_the_log(
    session: Session,
) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui, organiser(session, uid) as desk:
        assert not desk.has("call-0")
        await ui.tap("phone-call")
        await ui.tap("phone-call-rule")
        await ui.tap("phone-call-send")
        await ui.until(lambda: ui.route == "/" and ui.has("called"))
        assert not ui.has("phone-call"), "once is enough"
        await desk.until(lambda: desk.has("call-0"))
        assert desk.text("call-0").startswith("Table 1: Greta & Hugo ")
        assert WORDS.text("phone-call-rule") in desk.text("call-0")
        await desk.tap("call-answer-0")
        await ui.until(lambda: ui.text("called").startswith("The organiser is on the way"))
        await desk.until(lambda: not desk.has("call-answer-0"))
        await desk.tap("call-done-0")
        await ui.until(lambda: not ui.has("called"))
        await desk.until(lambda: not desk.has("call-0"))
        assert ui.has("phone-call")
    log = session.club.evenings.open(uid).log[-3:]
    assert [entry.kind for entry in log] == ["called", "coming", "attended"]
    assert log[0].note.by == who.mark
    assert {entry.table for entry in log} == {1}


async def test_a_call_is_seen_on_every_part_of_the_evening(session: Session) -> None:
    uid = club_night(session)
    seat = seat_phone(session, visitor(session, uid), 0)
    assert seat.table.call("help") == ()
    for part in ("/players", "/standing", "/log", "/papers"):
        async with organiser(session, uid, part) as desk:
            assert desk.has("call-0"), part


async def test_dispute_shows_on_every_page_with_decide(session: Session) -> None:
    """The banner of a dispute leads to its table, where the reason is filled in."""
    uid = club_night(session)
    seat = seat_phone(session, visitor(session, uid), 0)
    async with organiser(session, uid, "/players") as desk:
        assert seat.table.claim(Score((5100, 1200))) == ()
        other = seat.table.view().sides[1].players[0].name
        assert seat.table.dispute(WORDS.text("phone-why-points"), side=1, person=other) == ()
        await desk.until(lambda: desk.has("call-decide-0"))
        assert WORDS.text("phone-why-points") in desk.text("call-0")
        assert not desk.has("call-answer-0")
        await desk.tap("call-decide-0")
        await desk.until(lambda: desk.route == f"/club/{uid}/table/1/1")
        await desk.tap("club-decide")
        await desk.until(lambda: not desk.has("call-0"))
    (table, _) = session.club.evenings.open(uid).rounds[-1].tables
    assert table.result is not None
    assert table.result.reason == WORDS.text("phone-why-points")


async def test_caller_may_take_the_call_back(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phone(session, who) as ui:
        await ui.tap("phone-call")
        await ui.tap("phone-call-send")
        await ui.until(lambda: ui.has("called"))
        await ui.tap("phone-call-end")
        await ui.until(lambda: not ui.has("called"))
    assert open_calls(session.club.evenings.open(uid)) == ()


def test_a_call_waits_through_a_restart(tmp_path: Path) -> None:
    session = (house := House(tmp_path / "data")).start()
    uid = club_night(session)
    seat = seat_phone(session, visitor(session, uid), 0)
    assert seat.table.call("a card is missing") == ()
    (made,) = open_calls(house.start().club.evenings.open(uid))
    assert (made.table, made.note.reason) == (1, "a card is missing")
    house.close()


def test_the_call_of_one_table_is_not_told_at_another(session: Session) -> None:
    uid = club_night(session)
    one, other = seat_phone(session, visitor(session, uid), 0), visitor(session, uid, 2)
    news: list[Any] = []
    seat_phone(session, other, 0).subscribe(news.append)
    assert one.table.call() == ()
    assert news == []
    assert seat_phone(session, other).table.view().call is None
