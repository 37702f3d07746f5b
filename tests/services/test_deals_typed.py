"""A deal and the draft that it was typed as are never both on the disk, wherever the file ends."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.services import Change, ChangeKind, Session
from tests.services.conftest import Reopen, classic, deal
from tests.services.killed import after_each_line, lines_of

HERE, THERE = "phone", "tablet"
FIRST, SECOND = deal({"total": 500}, {"total": 120}), deal({"total": 5}, {"total": 10})
OUT = {"went_out": True}
Save = Callable[[Session, MatchUid, DealUid], Any]


def start_with_deal(session: Session) -> tuple[MatchUid, DealUid]:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    first = session.deals.record(uid, FIRST, seen=session.matches.number(uid))
    assert isinstance(first, Change)
    assert first.deal is not None
    return uid, first.deal


def record(session: Session, match: MatchUid, _: DealUid) -> Any:
    return session.deals.record(
        match, SECOND, by=HERE, draft_device=HERE, seen=session.matches.number(match)
    )


def insert(session: Session, match: MatchUid, first: DealUid) -> Any:
    return session.deals.insert(
        match, SECOND, before=first, by=HERE, draft_device=HERE, seen=session.matches.number(match)
    )


@pytest.mark.parametrize(
    ("verb", "kind", "place"),
    [(record, ChangeKind.RECORD, ""), (insert, ChangeKind.INSERT, "before")],
)
def test_wherever_the_program_is_killed_a_saved_deal_has_no_draft(
    reopen: Reopen, tmp_path: Path, verb: Save, kind: ChangeKind, place: str
) -> None:
    session = reopen()
    match, first = start_with_deal(session)
    at = {place: first} if place else {}
    begins = lines_of(session)
    session.drafts.save(match, HERE, {"text": "5"}, seen=2, **at)
    before = lines_of(session)
    assert isinstance(verb(session, match, first), Change)
    assert lines_of(session) == before + 1, "saved and thrown away in one change"
    met = set()
    for found in after_each_line(session, tmp_path / "killed", since=begins):
        saved = [one.kind for one in found.matches.open(match).history.changes][2:]
        is_drafted = found.drafts.find(match, HERE, **at) is not None
        assert not (saved and is_drafted)
        met.add((*saved, is_drafted))
    assert met == {(False,), (True,), (kind, False)}


def test_only_the_draft_of_this_deal_and_device_goes(reopen: Reopen) -> None:
    session = reopen()
    match, first = start_with_deal(session)
    session.drafts.save(match, HERE, {"text": "5"}, seen=2)
    session.drafts.save(match, HERE, {"text": "forgotten"}, seen=2, before=first)
    session.drafts.save(match, THERE, {"text": "38"}, seen=2)
    record(session, match, first)
    assert session.drafts.find(match, HERE) is None
    assert session.drafts.find(match, HERE, before=first) is not None
    assert session.drafts.find(match, THERE) is not None


def test_saving_an_untyped_deal_leaves_the_draft(reopen: Reopen) -> None:
    session = reopen()
    match, _ = start_with_deal(session)
    session.drafts.save(match, HERE, {"text": "5"}, seen=2)
    session.deals.record(match, SECOND, by=HERE, seen=session.matches.number(match))
    assert session.drafts.find(match, HERE) is not None


def test_a_deal_that_is_refused_keeps_its_draft(reopen: Reopen) -> None:
    session = reopen()
    match, _ = start_with_deal(session)
    session.drafts.save(match, HERE, {"text": "5"}, seen=2)
    found = session.deals.record(
        match, deal(OUT, OUT), by=HERE, draft_device=HERE, seen=session.matches.number(match)
    )
    assert not isinstance(found, Change)
    assert session.drafts.find(match, HERE) is not None
