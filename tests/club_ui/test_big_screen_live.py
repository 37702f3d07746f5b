"""The big screen as the server opens it: by a read-only link, live, with initials if wanted."""

import json
from functools import partial
from typing import Any

import msgpack
import pytest
from flet.messaging.protocol import Message

from scorekeeper.club.model import Score
from scorekeeper.club.results import correct_result
from scorekeeper.club_ui.initials import choose_initials
from scorekeeper.services import Session
from tests.club_ui.sessions import (
    ORGANISER,
    big_screen,
    close_running_round,
    club_night,
    record_deals,
    seat_phone,
    visitor,
)
from tests.services.club.kit import by_paper, change, next_round
from tests.ui.mirror import encode
from tests.ui.testkit import UI

SCREEN: dict[str, Any] = {"width": 1280, "height": 720}
PAGES = "scorekeeper.club_ui.big_screen.screen.SECONDS_PER_SLIDE"
SIXTY = [(f"A{number}", f"B{number}") for number in range(60)]
A_ROW = 1000
"""Bytes: the row of a table, and the line that tells of it, are less; a page of rows is more."""
NAMES = (("Ana Berg", "Ben Cole"), ("Cleo Dahl", "Dov Elm"), ("Eva Frey", "Finn Gold"))


def tells(ui: UI, said: str) -> bool:
    """Return True if the foot tells this of the table that scored last."""
    return ui.has("latest-1") and ui.text("latest-1") == said


@pytest.fixture
def turning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages take turns faster than anybody could read them."""
    monkeypatch.setattr(PAGES, 0.2)


async def test_a_deal_is_there_by_itself_on_the_page_of_the_tables(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.text("playing") == "Still playing: tables 1, 2"
        assert not ui.has("latest-1")
        seat = seat_phone(session, visitor(session, uid), 0)
        record_deals(seat, (1240, 985))
        await ui.until(lambda: ui.has("latest-1"))
        assert ui.text("latest-1") == "Table 1: 1,240 : 985"
        assert {"1,240", "985"} <= set(ui.text("playing-1").split())
        record_deals(seat_phone(session, visitor(session, uid, 2), 0), (300, -5))
        await ui.until(lambda: ui.text("latest-1") == "Table 2: 300 : −5")
        assert ui.text("latest-2") == "Table 1: 1,240 : 985"
        match = seat.table.view().match
        assert match is not None
        seat.deals.undo(match, seen=seat.matches.number(match))
        await ui.until(lambda: ui.text("latest-1") == "Table 1: 0 : 0")


@pytest.mark.thorough
async def test_a_deal_is_seen_though_the_page_of_its_table_is_not(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = club_night(session, SIXTY)
    monkeypatch.setattr(PAGES, 0.1)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        await ui.until(lambda: ui.has("row-1"))
        monkeypatch.setattr(PAGES, 60.0)
        await ui.until(lambda: not ui.has("playing-1"))
        for number in range(1, 31):
            record_deals(seat_phone(session, visitor(session, uid, number), 0), (5 * number, 0))
            said = f"Table {number}: {5 * number} : 0"
            await ui.until(partial(tells, ui, said))
        assert not ui.has("playing-1"), "its page is not shown, but that of others is"


@pytest.mark.thorough
async def test_deals_that_are_saved_at_once_are_all_seen(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = club_night(session, SIXTY)
    seats = [seat_phone(session, visitor(session, uid, number), 0) for number in range(1, 31)]
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        seen: set[str] = set()
        send = ui.mirror.send_message

        def look(message: Message) -> None:
            send(message)
            latest = (n.text for n in ui.nodes() if (n.identifier or "").startswith("latest-"))
            seen.update(latest)

        monkeypatch.setattr(ui.mirror, "send_message", look)
        for number, seat in enumerate(seats, start=1):
            record_deals(seat, (5 * number, 0))
        await ui.until(lambda: len(seen) == len(seats))
        assert seen == {f"Table {number}: {5 * number} : 0" for number in range(1, 31)}


async def test_for_a_deal_only_what_it_changes_is_sent(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = club_night(session, SIXTY)
    seats = [seat_phone(session, visitor(session, uid, number), 0) for number in (1, 30)]
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        await ui.settle()
        sizes: list[int] = []
        send = ui.mirror.send_message

        def weigh(message: Message) -> None:
            sizes.append(len(msgpack.packb(message.body, default=encode)))
            send(message)

        monkeypatch.setattr(ui.mirror, "send_message", weigh)
        for number, seat in ((1, seats[0]), (30, seats[1])):
            record_deals(seat, (1240, 985))
            said = f"Table {number}: 1,240 : 985"
            await ui.until(partial(tells, ui, said))
        assert len(sizes) == 2, "one update a deal"
        assert max(sizes) < A_ROW


@pytest.mark.usefixtures("turning")
async def test_a_result_is_there_by_itself(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        by_paper(session, uid, {1: (5000, 1200)})
        await ui.until(lambda: ui.text("playing") == "Still playing: table 2")
        assert ui.text("latest-1") == "Table 1: 5,000 : 1,200"
        await ui.until(lambda: ui.has("row-1") and "+3,800" in ui.text("row-1"))
        by_paper(session, uid, {2: (100, 1200)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.text("round") == "After round 1 of 3")
        await ui.until(lambda: not ui.has("latest-1"))


async def test_a_correction_of_the_first_round_is_there_by_itself(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        by_paper(session, uid, {1: (5000, 1200), 2: (100, 300)})
        close_running_round(session, uid)
        await ui.until(lambda: ui.has("row-1") and "+3,800" in ui.text("row-1"))
        winner = ui.text("row-1")
        other_way = lambda e, note: correct_result(e, 1, 1, Score((1200, 5000)), note)  # noqa: E731
        change(session, uid, other_way, reason="columns were swapped")
        await ui.until(lambda: "+3,800" in ui.text("row-1") and ui.text("row-1") != winner)


async def test_the_next_round_begins_without_news_of_the_one_before(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        by_paper(session, uid, {1: (5, 0), 2: (5, 0)})
        await ui.until(lambda: ui.has("latest-1"))
        close_running_round(session, uid)
        next_round(session, uid)
        await ui.until(lambda: ui.text("round") == "Round 2 of 3")
        await ui.until(lambda: ui.has("playing-1"))
        assert not ui.has("latest-1")
        assert set(ui.text("playing-1").split()) >= {"0"}


async def test_with_initials_no_name_ever_reaches_the_screen(session: Session) -> None:
    uid = club_night(session, NAMES)
    choose_initials(session, uid, has_initials=True)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.has_text("A. B. & B. C.") or ui.has_text("C. D. & D. E.")
        record_deals(seat_phone(session, visitor(session, uid), 0), (500, 300))
        await ui.until(lambda: ui.has("latest-1"))
        sent = json.dumps(ui.mirror.page, default=str, ensure_ascii=False)
        assert not any(name in sent for both in NAMES for whole in both for name in whole.split())
        choose_initials(session, uid, has_initials=False)
        await ui.until(lambda: ui.has_text("Ana Berg") or ui.has_text("Cleo Dahl"))
        choose_initials(session, uid, has_initials=True)
        await ui.until(lambda: not ui.has_text("Ana Berg") and not ui.has_text("Cleo Dahl"))


@pytest.mark.usefixtures("turning")
async def test_a_link_may_ask_for_initials_itself(session: Session) -> None:
    uid = club_night(session, NAMES)
    who = visitor(session, uid, None)
    async with big_screen(session, who, route="/?initials", **SCREEN) as ui:
        await ui.until(lambda: ui.has_text("A. B. & B. C."))
        assert not ui.has_text("Ana")


async def test_a_new_code_for_screens_ends_the_old_ones(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        session.club.access.replace_code(uid, None)
        await ui.until(lambda: ui.has("gone"))


async def test_a_deleted_evening_is_gone_from_its_screen(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        session.club.evenings.delete(uid, by=ORGANISER)
        await ui.until(lambda: ui.has("gone"))


async def test_a_table_s_phone_is_no_screen(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, 1), **SCREEN) as ui:
        assert ui.has("out")
        assert not ui.has("row-1")
