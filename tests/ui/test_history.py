"""The history on the screen: the ways to it, from it, and to older changes."""

from pathlib import Path

import pytest

from scorekeeper.services import Session
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.matches import EDITED_DEAL, amend_deal, uid_of


async def test_history_of_a_deal_opens_that_of_the_game(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    async with device(session, route=f"/history/{uid_of(session, uid, 1)}") as ui:
        await ui.tap("history-whole")
        assert ui.route == "/history"
        assert ui.text("change-1").startswith("Game started")
        assert ui.text("change-2").startswith("Deal 1 saved: +500 for Ana & Ben, +120 for Cleo")
        await ui.tap("back")
        assert ui.route == "/"


async def test_screen_of_deal_opens_its_history(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120), (100, 95))
    amend_deal(session, uid, 1, EDITED_DEAL, by="Ana", reason="Ben’s canasta was natural")
    route = f"/deal/{uid_of(session, uid, 1)}"
    async with device(session, route=route) as ui:
        await ui.tap("history-of-deal")
        assert "History of deal 1" in ui.texts()
        assert not ui.has("change-3"), "the second deal is another matter"
        assert ui.text("change-4").startswith("Deal 1 edited: +500 → +1,085")
        await ui.tap("history-whole")
        assert ui.has("change-3")
        await ui.tap("history-of-deal-3")
        assert ui.has_text("History of deal 2")
        await ui.back()
        await ui.back()
        await ui.tap("back")
        assert ui.route == route


@pytest.mark.thorough
async def test_history_survives_compaction_of_store(session: Session, tmp_path: Path) -> None:
    uid = record_match(session, FOUR, (500, 120))
    for total in range(0, 300, 5):
        amend_deal(session, uid, 1, {"sides": [{"total": total}, {"total": 120}]}, reason="again")
    session._journal.compact()
    session.close()
    again = session_in(tmp_path)
    async with device(again, route="/history") as ui:
        assert ui.has_text("62 changes, latest first")
        assert ui.text("change-62").startswith("Deal 1 edited: +290 → +295 for Ana & Ben")
        assert not ui.has("change-2"), "a long history is shown bit by bit"
        await ui.tap("matches-older")
        assert ui.text("change-2").startswith("Deal 1 saved: +500 for Ana & Ben")
    again.close()


async def test_history_of_unknown_deal_is_empty(session: Session) -> None:
    async with device(session, route="/history") as ui:
        assert ui.has("history-none")
    record_match(session, FOUR)
    async with device(session, route="/history/nobody") as ui:
        assert ui.has("history-none")
