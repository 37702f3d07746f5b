"""What was changed about a match or a deal: what, from what to what, when, by whom, and why."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match.serialization import read_deal
from scorekeeper.services import Session
from tests.ui.device import FOUR, NAME, device, played, session_in
from tests.ui.matches import uid_of

COMMON = {
    "sides": [
        {"melded_card_points": 385, "canastas": {"natural": 1}, "red_threes": 1, "went_out": True},
        {"melded_card_points": 145, "canastas": {"mixed": 1}, "red_threes": 2},
    ]
}


def amended(session: Session, uid: Any, number: int, document: Any, **more: Any) -> None:
    played = read_deal(document, "a deal")
    session.deals.amend(
        uid, uid_of(session, uid, number), played, **more, seen=session.matches.number(uid)
    )


async def test_the_menu_of_a_match_leads_to_its_history(session: Session) -> None:
    played(session, FOUR, (500, 120))
    async with device(session) as ui:
        await ui.tap("menu")
        await ui.tap("history")
        assert ui.route == "/history"
        assert ui.text("change-1").startswith("Game started")
        assert ui.text("change-2").startswith("Deal 1 saved: +500 for Ana & Ben, +120 for Cleo")
        await ui.tap("back")
        assert ui.route == "/"


async def test_the_breakdown_of_a_deal_leads_to_what_was_changed_about_it(session: Session) -> None:
    uid = played(session, FOUR, (500, 120), (100, 95))
    amended(session, uid, 1, COMMON, by="Ana", reason="Ben’s canasta was natural")
    route = f"/deal/{uid_of(session, uid, 1)}"
    async with device(session, route=route) as ui:
        await ui.tap("history-of-deal")
        assert "History of deal 1" in ui.texts()
        assert not ui.has("change-3"), "the second deal is another matter"
        said = ui.text("change-4")
        assert said.startswith("Deal 1 edited: +500 → +1,085 for Ana & Ben")
        assert "Ana & Ben: Natural canastas 0 → +500" in said
        assert "Ana & Ben: Total entered +500 → 0" in said
        assert "Reason: Ben’s canasta was natural" in said
        assert said.endswith("by Ana")
        await ui.tap("whole")
        assert ui.has("change-3")
        await ui.back()
        await ui.tap("back")
        assert ui.route == route


async def test_what_is_known_beside_the_score_is_told_too(session: Session) -> None:
    uid = played(session, FOUR, (500, 120))
    document = {"sides": [{"total": 500}, {"total": 120}], "note": "by candle", "dealer": "Ben"}
    amended(session, uid, 1, document)
    async with device(session, route="/history") as ui:
        said = ui.text("change-3")
        assert "same points" in said
        assert "note: none → by candle" in said
        assert "dealer: none → Ben" in said


async def test_a_change_of_the_set_up_tells_each_part(session: Session) -> None:
    uid = played(session, FOUR, (500, 120))
    sides = (replace(FOUR.sides[0], name="Us"), FOUR.sides[1])
    session.matches.correct(
        uid,
        replace(FOUR, sides=sides, house_rules={"target": 7500}),
        seen=session.matches.number(uid),
    )
    async with device(session, route="/history") as ui:
        said = ui.text("change-3")
        assert "names: Ana & Ben → Us (Ana, Ben)" in said
        assert "house rules: none → Target: 7,500" in said
        assert "Cleo" not in said, "that side stays as it was"


async def test_undone_and_dropped_deals_stay_in_the_history(session: Session) -> None:
    uid = played(session, FOUR, (500, 120), (100, 95))
    deal = uid_of(session, uid, 2)
    session.deals.drop(uid, deal, by=NAME, seen=session.matches.number(uid))
    session.deals.undo(uid, by="0123456789abcdef", seen=session.matches.number(uid))
    session.deals.redo(uid, seen=session.matches.number(uid))
    async with device(session, route=f"/history/{deal}") as ui:
        assert "History of a deleted deal" in ui.texts()
        assert ui.text("change-4").startswith("Deal 2 deleted: +100 for Ana & Ben")
        assert ui.text("change-4").endswith("on this device")
        assert ui.text("change-5").startswith("Undone: deleting deal 2")
        assert ui.text("change-5").endswith("on another device")
        assert ui.text("change-6").startswith("Redone")
        order = [node.identifier for node in ui.nodes() if (node.identifier or "")[:6] == "change"]
        assert order == ["change-6", "change-5", "change-4", "change-3"], "the latest first"
        await ui.tap("back")
        assert ui.route == "/"


@pytest.mark.thorough
async def test_the_history_is_there_after_the_store_was_tidied(
    session: Session, tmp_path: Path
) -> None:
    uid = played(session, FOUR, (500, 120))
    for total in range(0, 300, 5):
        amended(session, uid, 1, {"sides": [{"total": total}, {"total": 120}]}, reason="again")
    session._journal.compact()
    session.close()
    again = session_in(tmp_path)
    async with device(again, route="/history") as ui:
        assert ui.has_text("62 changes, latest first")
        assert ui.text("change-62").startswith("Deal 1 edited: +290 → +295 for Ana & Ben")
        assert not ui.has("change-2"), "a long history is shown bit by bit"
        await ui.tap("older")
        assert ui.text("change-2").startswith("Deal 1 saved: +500 for Ana & Ben")
    again.close()


async def test_a_match_that_was_imported_says_from_where(session: Session, tmp_path: Path) -> None:
    uid = played(session, FOUR, (500, 120))
    other = session_in(tmp_path / "other")
    record = json.loads(session.exchange.record([uid]))
    del record["history"]  # as another program writes it
    other.exchange.accept(other.exchange.offer(json.dumps(record), "club.json"))
    async with device(other, route="/history") as ui:
        assert "Reason: club.json" in ui.text("change-1")
        assert ui.text("change-2").startswith("Deal 1 saved: +500 for Ana & Ben")
    other.close()


async def test_without_a_match_or_a_deal_there_is_nothing_to_tell(session: Session) -> None:
    async with device(session, route="/history") as ui:
        assert ui.has("none")
    played(session, FOUR)
    async with device(session, route="/history/nobody") as ui:
        assert ui.has("none")
