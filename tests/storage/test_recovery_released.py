"""A store of every schema that was ever released opens, and says what it said then."""

import shutil
from pathlib import Path

import pytest

from scorekeeper.match import MatchUid
from scorekeeper.services import Change, open_session
from scorekeeper.services.session import FILE
from tests.services.conftest import deal
from tests.storage.kit import now

RELEASED = sorted((Path(__file__).parent / "released").glob("schema-*.jsonl"))
FIRST, SECOND = MatchUid(f"{1:032x}"), MatchUid(f"{12:032x}")


@pytest.mark.parametrize("released", RELEASED, ids=lambda file: str(file.stem))
def test_a_released_store_opens_with_every_deal_and_its_history(
    tmp_path: Path, released: Path
) -> None:
    """An amended deal, an inserted one, one dropped and brought back, in two rule sets."""
    shutil.copyfile(released, tmp_path / FILE)
    session = open_session(tmp_path, now=now, new_uid=lambda: "new")
    first, second = session.matches.open(FIRST), session.matches.open(SECOND)
    assert first.progress.totals == (1260, 1365)
    assert [one.score.totals for one in first.progress.deals] == [
        (1385, 485),
        (100, 95),
        (-225, 785),
    ]
    assert [change.kind for change in first.history.changes] == [
        "start",
        "record",
        "record",
        "amend",
        "insert",
        "drop",
        "undo",
    ]
    assert first.match.rules.target == 7500
    amended = first.history.changes[3]
    assert (amended.by, amended.reason) == ("tablet", "miscounted")
    assert (amended.before or {})["note"] == "Zoë looked on"
    assert (second.progress.totals, second.progress.outcome.how) == ((1200, 340), "time")
    assert isinstance(
        session.deals.record(
            FIRST, deal({"total": 5}, {"total": 10}), seen=session.matches.number(FIRST)
        ),
        Change,
    )
    session.close()
    with_one_more = open_session(tmp_path, now=now, new_uid=lambda: "new")
    assert with_one_more.matches.open(FIRST).progress.totals == (1265, 1375)
    with_one_more.close()
