"""View model of the history, without a screen."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

from scorekeeper.i18n import Words
from scorekeeper.match import MatchUid
from scorekeeper.services import Session
from scorekeeper.view_models.history import HistoryView, history_view
from tests.ui.device import FOUR, NAME, record_match, session_in
from tests.ui.matches import EDITED_DEAL, amend_deal, uid_of

TODAY = date(2026, 11, 1)


def view_of(
    session: Session, uid: MatchUid, *, deal: str | None = None, limit: int = 40
) -> HistoryView:
    return history_view(
        Words("en"),
        session.matches.open(uid),
        library=session.library,
        deal=deal,
        device=NAME,
        limit=limit,
        today=TODAY,
    )


def test_history_of_deal_lists_changed_lines(session: Session) -> None:
    """Points of both sides, each changed line, the reason and the author."""
    uid = record_match(session, FOUR, (500, 120), (100, 95))
    amend_deal(session, uid, 1, EDITED_DEAL, by="Ana", reason="Ben’s canasta was natural")
    view = view_of(session, uid, deal=uid_of(session, uid, 1))
    assert [entry.number for entry in view.entries] == [4, 2]
    assert view.deal_number == 1
    edit = view.entries[0]
    assert edit.title.startswith("Deal 1 edited: +500 → +1,085 for Ana & Ben")
    assert "Ana & Ben: Natural canastas 0 → +500" in edit.details
    assert "Ana & Ben: Total entered +500 → 0" in edit.details
    assert edit.details[-1] == "Reason: Ben’s canasta was natural"
    assert edit.time_and_author.endswith("by Ana")
    assert not edit.deal, "the history of a deal has no links to itself"


def test_history_lists_other_fields_of_deal(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120))
    document = {"sides": [{"total": 500}, {"total": 120}], "note": "by candle", "dealer": "Ben"}
    amend_deal(session, uid, 1, document)
    edit = view_of(session, uid).entries[0]
    assert "same points" in edit.title
    assert edit.details[:2] == ("dealer: none → Ben", "note: none → by candle")
    assert (edit.deal, edit.deal_number) == (uid_of(session, uid, 1), 1)


def test_history_lists_changed_settings(session: Session) -> None:
    """A side that stays as it was is left out."""
    uid = record_match(session, FOUR, (500, 120))
    sides = (replace(FOUR.sides[0], name="Us"), FOUR.sides[1])
    session.matches.correct_set_up(
        uid,
        replace(FOUR, sides=sides, house_rules={"target": 7500}),
        seen=session.matches.number(uid),
    )
    details = view_of(session, uid).entries[0].details
    assert "names: Ana & Ben → Us (Ana, Ben)" in details
    assert "house rules: none → Target: 7,500" in details
    assert not any("Cleo" in detail for detail in details)


def test_history_keeps_deleted_and_undone_deals(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120), (100, 95))
    deal = uid_of(session, uid, 2)
    session.deals.drop(uid, deal, by=NAME, seen=session.matches.number(uid))
    session.deals.undo(uid, by="0123456789abcdef", seen=session.matches.number(uid))
    session.deals.redo(uid, seen=session.matches.number(uid))
    view = view_of(session, uid, deal=deal)
    assert [entry.number for entry in view.entries] == [6, 5, 4, 3]
    redo, undo, drop, _ = view.entries
    assert view.deal_number == 0
    assert redo.title.startswith("Redone")
    assert undo.title.startswith("Undone: deleting deal 2")
    assert undo.time_and_author.endswith("on another device")
    assert drop.title.startswith("Deal 2 deleted: +100 for Ana & Ben")
    assert drop.time_and_author.endswith("on this device")
    assert not view_of(session, uid).entries[0].deal, "no link to a deleted deal"


def test_history_of_imported_game_names_file(session: Session, tmp_path: Path) -> None:
    uid = record_match(session, FOUR, (500, 120))
    other = session_in(tmp_path / "other")
    record = json.loads(session.exchange.export_json([uid]))
    del record["history"]  # as another program writes it
    other.exchange.import_matches(other.exchange.preview_import(json.dumps(record), "club.json"))
    deal, start = view_of(other, other.matches.list()[0].uid).entries
    other.close()
    assert start.details == ("Reason: club.json",)
    assert deal.title.startswith("Deal 1 saved: +500 for Ana & Ben")


def test_history_shows_latest_changes_first(session: Session) -> None:
    uid = record_match(session, FOUR, (500, 120), (100, 95))
    view = view_of(session, uid, limit=2)
    assert [entry.number for entry in view.entries] == [3, 2]
    assert view.count == 3
    assert view.has_older
    assert not view_of(session, uid, limit=3).has_older
