"""The organiser's list of phones: whose each is, who is there, lost ones and those handed on."""

from typing import Any

from scorekeeper.club_ui.app import app
from scorekeeper.i18n import Words
from scorekeeper.services import Session
from scorekeeper.services.club.access import HALL
from tests.club_ui.sessions import begin_evening, club_night, phone, seat_phone, table_at, visitor
from tests.ui.testkit import mount

WORDS = Words()


def phones_of(session: Session, uid: Any, **size: Any) -> Any:
    address = "http://192.168.1.7:8765"
    main = app(session, Words(), club_address=address)
    return mount(main, route=f"/club/{uid}/phones", **size)


async def test_the_list_says_whose_each_phone_is_and_whether_it_is_there(
    session: Session,
) -> None:
    uid = club_night(session)
    seat_phone(session, here := visitor(session, uid), 0)
    stranger = visitor(session, uid, HALL)
    async with phones_of(session, uid) as desk:
        assert desk.text("phone-count") == "With a phone: 1 of 4"
        assert WORDS.text("club-phone-unowned") in desk.text(f"phone-{stranger.id}")
        assert desk.text(f"phone-{here.id}").endswith("not connected")
        async with phone(session, here) as ui:
            assert ui.has("record")
            await desk.until(lambda: desk.text(f"phone-{here.id}").endswith("· connected"))
            await ui.mirror.session.dispatch_event(ui.page._i, "disconnect", None)
            await desk.until(lambda: "gone since" in desk.text(f"phone-{here.id}"))


async def test_before_the_draw_the_tables_lead_to_the_code_for_everybody(
    session: Session,
) -> None:
    uid = begin_evening(session)
    main = app(session, Words(), club_address="http://192.168.1.7:8765")
    async with mount(main, route=f"/club/{uid}") as desk:
        assert "With a phone: 0 of 4" in desk.text("club-phones")
        await desk.tap("club-phones")
        await desk.tap("club-code-show")
        await desk.until(lambda: desk.has("code-picture"))
        code = session.club.access.ensure_code(uid, HALL)
        assert desk.text("code-link") == f"http://192.168.1.7:8765/join#{code}"


async def test_lost_phone_is_out_once_the_question_is_answered(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, lost := visitor(session, uid), 0)
    async with phones_of(session, uid) as desk, phone(session, lost) as ui:
        await desk.tap(f"lost-{lost.id}")
        await desk.until(lambda: desk.has("confirm"))
        assert not ui.has("out")
        await desk.tap("confirm")
        await ui.until(lambda: ui.has("out"))
        await desk.until(lambda: desk.text("phone-count") == "With a phone: 0 of 4")
    another = seat_phone(session, visitor(session, uid), 0)
    assert another.table.view().mine is not None


async def test_phone_of_nobody_is_neither_lost_nor_handed_on(session: Session) -> None:
    uid = club_night(session)
    stranger = visitor(session, uid)
    async with phones_of(session, uid) as desk:
        assert desk.has(f"phone-{stranger.id}")
        assert not desk.has(f"lost-{stranger.id}")
        assert not desk.has(f"hand-on-{stranger.id}")


async def test_a_pair_is_handed_on_to_the_phone_that_asks_with_one_tap(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, old := visitor(session, uid), 0)
    async with (
        phones_of(session, uid) as desk,
        phone(session, old) as before,
        phone(session, new := visitor(session, uid)) as ui,
    ):
        await ui.tap("owner-0")
        await desk.until(lambda: desk.has(f"hand-on-{new.id}"))
        await desk.tap(f"hand-on-{new.id}")
        await ui.until(lambda: ui.has("record"))
        await before.until(lambda: before.has("owner-0"))
        assert desk.text("phone-count") == "With a phone: 1 of 4"


async def test_a_phone_that_is_handed_on_is_asked_anew_whose_it_is(session: Session) -> None:
    uid = club_night(session)
    seat_phone(session, who := visitor(session, uid), 0)
    async with phones_of(session, uid) as desk, phone(session, who) as ui:
        await desk.tap(f"hand-on-{who.id}")
        await ui.until(lambda: ui.has("owner-1"))
        await ui.tap("owner-1")
        await ui.until(lambda: ui.has("record"))
        assert seat_phone(session, who).table.view().mine is not None
    owner = session.club.access.owners(uid)[who.id]
    assert owner.entrant == table_at(session, uid).sides[1].entrants[0]
