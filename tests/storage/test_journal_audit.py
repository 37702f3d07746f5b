"""What was changed can be read for ever, and a long match costs no more a save than a short one."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.services import Change, Session, open_session
from tests.services.conftest import classic, deal
from tests.storage.kit import now

OUT = {
    "canastas": {"natural": 1, "mixed": 1},
    "melded_card_points": 385,
    "red_threes": 1,
    "went_out": True,
}
HELD = {"canastas": {"mixed": 1}, "melded_card_points": 145, "red_threes": 2}


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    names = itertools.count(1)
    session = open_session(tmp_path, now=now, new_uid=lambda: f"{next(names):032x}")
    yield session
    session.close()


def start_match(session: Session) -> MatchUid:
    uid = session.matches.start(classic(house_rules={"target": 900_000}))
    assert isinstance(uid, str)
    return uid


def record(session: Session, uid: MatchUid) -> DealUid:
    change = session.deals.record(
        uid, deal(OUT, HELD), by="phone", seen=session.matches.number(uid)
    )
    assert isinstance(change, Change)
    return change.deal or DealUid("")


def test_the_history_of_a_deal_outlives_a_compaction(session: Session, tmp_path: Path) -> None:
    """Its content before and after, when, by whom and why; of a dropped deal too."""
    uid = start_match(session)
    first, second = record(session, uid), record(session, uid)
    session.deals.amend(
        uid,
        first,
        deal(OUT, {**HELD, "red_threes": 1}),
        by="Ana",
        reason="sums",
        seen=session.matches.number(uid),
    )
    session.deals.drop(
        uid, second, by="Ben", reason="played twice", seen=session.matches.number(uid)
    )
    before = session.matches.open(uid).history
    for tap in range(300):
        session.drafts.save(uid, "phone", {"tap": tap}, seen=1)
    lines = len(session.path.read_bytes().splitlines())
    session.close()

    again = open_session(tmp_path, now=now, new_uid=lambda: "new")
    assert len(again.path.read_bytes().splitlines()) < lines / 10
    history = again.matches.open(uid).history
    assert history == before
    amended = history.changes_of_deal(first)[-1]
    assert (amended.kind, amended.by, amended.reason, amended.at) == ("amend", "Ana", "sums", now())
    assert amended.before is not None
    assert amended.after is not None
    assert (amended.before["sides"][1]["red_threes"], amended.after["sides"][1]["red_threes"]) == (
        2,
        1,
    )
    assert [change.kind for change in history.changes_of_deal(second)] == ["record", "drop"]
    again.deals.undo(uid, seen=again.matches.number(uid))
    assert len(again.matches.open(uid).match.deals) == 2
    again.close()


def saved_bytes(session: Session, uid: MatchUid) -> bytes:
    size = session.path.stat().st_size
    record(session, uid)
    return session.path.read_bytes()[size:]


def shape(line: bytes) -> bytes:
    """A line with each whole number as one digit: longer matches have longer numbers."""
    return re.sub(rb'(?<![0-9a-f"])\d+(?![0-9a-f"])|"\d+"(?=:)', b"0", line)


@pytest.mark.thorough
@pytest.mark.usefixtures("unflushed")
def test_save_writes_as_much_on_the_500th_deal_as_on_the_5th(
    session: Session,
) -> None:
    uid = start_match(session)
    lines = [saved_bytes(session, uid) for _ in range(500)]
    assert len(shape(lines[499])) == len(shape(lines[4]))
    assert len(lines[499]) - len(lines[4]) <= 2 * 6, "two more digits in each of six numbers"
    assert all(line.count(b"\n") == 1 for line in lines)


def test_a_recorded_deal_is_one_line_and_one_flush(session: Session, flushes: list[int]) -> None:
    uid = start_match(session)
    flushes.clear()
    assert saved_bytes(session, uid).count(b"\n") == 1
    assert len(flushes) == 1
