"""The big screen as the server opens it: by a read-only link, live, with initials if wanted."""

import json
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club import Score, from_paper
from scorekeeper.session import Session
from scorekeeper.ui.screens.big_screen.initials import choose_initials
from tests.ui.club_evening import (
    ORGANISER,
    big_screen,
    changed,
    close,
    club_night,
    recorded,
    seated,
    visitor,
)
from tests.ui.device import session_in

SCREEN: dict[str, Any] = {"width": 1280, "height": 720}
NAMES = (("Ana Berg", "Ben Cole"), ("Cleo Dahl", "Dov Elm"), ("Eva Frey", "Finn Gold"))


@pytest.fixture
def session(tmp_path: Path) -> Session:
    return session_in(tmp_path)


async def test_a_result_is_there_by_itself_and_a_deal_changes_nothing(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert ui.text("playing") == "Still playing: tables 1, 2"
        before = ui.texts()
        recorded(seated(session, visitor(session, uid), 0), (500, 300))
        await ui.settle()
        assert ui.texts() == before
        changed(session, uid, lambda e, note: from_paper(e, 1, Score((5000, 1200)), note))
        await ui.until(lambda: ui.text("playing") == "Still playing: table 2")
        assert "+3,800" in ui.text("row-1")
        changed(session, uid, lambda e, note: from_paper(e, 2, Score((100, 1200)), note))
        close(session, uid)
        await ui.until(lambda: ui.text("round") == "After round 1 of 3")


async def test_with_initials_no_name_ever_reaches_the_screen(session: Session) -> None:
    uid = club_night(session, NAMES)
    choose_initials(session, uid, on=True)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        assert {ui.text(f"row-{row}").split("  ")[0] for row in (1, 2, 3)}
        sent = json.dumps(ui.mirror.page, default=str, ensure_ascii=False)
        assert not any(name in sent for both in NAMES for whole in both for name in whole.split())
        choose_initials(session, uid, on=False)
        await ui.until(lambda: ui.has_text("Ana Berg & Ben Cole"))
        choose_initials(session, uid, on=True)
        await ui.until(lambda: ui.has_text("A. B. & B. C."))
        assert not ui.has_text("Ana")


async def test_a_link_may_ask_for_initials_itself(session: Session) -> None:
    uid = club_night(session, NAMES)
    who = visitor(session, uid, None)
    async with big_screen(session, who, route="/?initials", **SCREEN) as ui:
        assert ui.has_text("A. B. & B. C.")
        assert not ui.has_text("Ana")


async def test_a_new_code_for_screens_ends_the_old_ones(session: Session) -> None:
    uid = club_night(session)
    async with big_screen(session, visitor(session, uid, None), **SCREEN) as ui:
        session.club.access.new_code(uid, None)
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
