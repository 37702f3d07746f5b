"""Stores of the first edition, which kept matches and deals beside the changes, open as they were.

`first_edition/NAME.jsonl` was written by that edition; `NAME.json` is what `reads` gave with it.
"""

import json
import shutil
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.club.model import Evening
from scorekeeper.club.standings import standing
from scorekeeper.match import MatchUid
from scorekeeper.match.seating import names_of
from scorekeeper.services import Change, Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage import Database, FindingKind
from scorekeeper.storage.database import CHANGES
from tests.services.conftest import deal

FOLDER = Path(__file__).parent / "first_edition"
NAMES = sorted(file.stem for file in FOLDER.glob("*.jsonl"))
NOW = "2026-11-30T12:00:00+01:00"


def opened(folder: Path) -> Session:
    return open_session(folder, now=lambda: NOW, new_uid=lambda: "new")


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    shutil.copyfile(FOLDER / f"{request.param}.jsonl", tmp_path / FILE)
    return str(request.param)


def expected(name: str) -> dict[str, Any]:
    """The first edition's reading; after a damage with the changes that explain the rest."""
    reads: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text())
    return reads


def reads(session: Session) -> dict[str, Any]:
    """Everything that the screens read of a store, as JSON values."""
    matches, evenings = session.matches, session.club.evenings
    listed = matches.list(include_club=True)
    found = {
        "list": [
            [one.uid, one.number, one.changed, one.is_demo, one.club is not None] for one in listed
        ],
        "latest": [match.uid for match in matches.list()],
        "matches": {one.uid: match_reads(session, one.uid) for one in listed},
        "deleted": [[one.uid, one.sides, one.at, one.number] for one in session.deletions.list()],
        "days": [[str(day.day), day.matches] for day in session.exchange.evenings()],
        "players": sorted({player.name for one in listed for player in names_of(one.match)}),
        "evenings": {
            one.uid: evening_reads(session, evenings.open(one.uid)) for one in evenings.list()
        },
        "findings": [
            str(one.kind) for one in session.findings if one.kind is not FindingKind.MIGRATED
        ],
    }
    told: dict[str, Any] = json.loads(json.dumps(found))
    return told


def match_reads(session: Session, uid: MatchUid) -> dict[str, Any]:
    stand = session.matches.open(uid)
    history, progress = stand.history, stand.progress
    scored = zip(stand.match.deals, progress.deals, strict=True)
    return {
        "totals": progress.totals,
        "deals": [[played.uid, one.score.totals] for played, one in scored],
        "outcome": [progress.outcome.how, progress.outcome.winner],
        "dealer": progress.dealer,
        "sides": [
            [side.name, [player.name for player in side.players]] for side in stand.match.sides
        ],
        "number": stand.number,
        "rules_changed": stand.rules_changed,
        "undoable": history.undoable and history.undoable.number,
        "redoable": history.redoable and history.redoable.number,
        "changes": [
            [
                *(one.number, one.kind, one.deal, digest(one.before), digest(one.after)),
                *(one.at, one.by, one.reason, one.of),
            ]
            for one in history.changes
        ],
        "record": digest(json.loads(session.exchange.record([uid]))),
    }


def evening_reads(session: Session, evening: Evening) -> dict[str, Any]:
    rounds = [session.club.tables(evening.uid, one.number) for one in evening.rounds]
    return {
        "name": evening.plan.name,
        "standing": [[row.entrant, row.points, row.card_points] for row in standing(evening)],
        "log": [
            [entry.round, entry.table, entry.kind, entry.note.at, entry.note.by]
            for entry in evening.log
        ],
        "tables": [[[one.number, one.state, one.totals] for one in glances] for glances in rounds],
    }


def digest(value: Any) -> Any:
    return value and sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:12]


def test_there_is_a_store_of_each_kind() -> None:
    assert NAMES == ["amended", "club", "damaged", "imported", "plain"]


def test_every_screen_reads_what_it_read(name: str, tmp_path: Path) -> None:
    right = expected(name)
    right["players"].sort()
    for start in range(2):
        session = opened(tmp_path)
        found = reads(session)
        kinds = {finding.kind for finding in session.findings}
        session.mark_findings_read()
        session.close()
        assert kinds == ({FindingKind.MIGRATED} if start == 0 else set())
        if name == "damaged" and start == 0:
            explained(right, found)
        assert found == right


def explained(right: dict[str, Any], found: dict[str, Any]) -> None:
    """Allow for changes of which the damage took the lines, and for what follows from them."""
    for uid, match in found["matches"].items():
        known = {change[0]: change for change in right["matches"][uid]["changes"]}
        added = [change for change in match["changes"] if change[0] not in known]
        assert [change for change in match["changes"] if change[0] in known] == [*known.values()]
        assert all(change[1] in ("start", "record", "amend", "drop") for change in added)
        assert added
        numbers = [change[0] for change in match["changes"]]
        assert numbers == list(range(1, len(numbers) + 1))
        for key in ("changes", "number", "undoable", "record"):
            right["matches"][uid][key] = match[key]
    for mine, theirs in zip(right["days"], found["days"], strict=True):
        assert sorted(mine[1]) == sorted(theirs[1])  # in the order of their first changes
        mine[1] = theirs[1]
    for row in right["list"]:
        row[1] = found["matches"][row[0]]["number"]


def test_the_original_lies_beside_and_the_store_goes_on(name: str, tmp_path: Path) -> None:
    before = (tmp_path / FILE).read_bytes()
    session = opened(tmp_path)
    (aside,) = tmp_path.glob(f"{FILE}.schema-1-*")
    assert aside.read_bytes() == before
    uid = session.matches.list()[0].uid
    deals = len(session.matches.open(uid).match.deals)
    recorded = session.deals.record(
        uid, deal({"total": 5}, {"total": 10}), seen=session.matches.number(uid)
    )
    assert isinstance(recorded, Change), name
    totals = session.matches.open(uid).progress.totals
    session.close()
    again = opened(tmp_path)
    assert len(again.matches.open(uid).match.deals) == deals + 1
    assert again.matches.open(uid).progress.totals == totals
    again.close()


def test_a_store_that_is_only_looked_at_is_read_the_same(name: str, tmp_path: Path) -> None:
    before = (tmp_path / FILE).read_bytes()
    looked_at = Database(tmp_path / FILE, now=lambda: NOW, read_only=True)
    assert (tmp_path / FILE).read_bytes() == before
    opened(tmp_path).close()
    there = Database(tmp_path / FILE, now=lambda: NOW, read_only=True)
    assert {one["uid"]: one for one in there.all(CHANGES)} == {
        one["uid"]: one for one in looked_at.all(CHANGES)
    }, name
