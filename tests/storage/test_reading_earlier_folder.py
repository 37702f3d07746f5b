"""A data folder from before documents were called by their uids opens unchanged.

Lines written then call documents by whole numbers.
"""

import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.services import open_session
from scorekeeper.services.session import FILE, open_read_only
from scorekeeper.storage import Database
from scorekeeper.storage.reading import read_journal
from tests.storage.kit import line, now, open_store

FOLDER = Path(__file__).parent / "released" / "folder"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of the folder: games, a club session, three backups, deleted documents."""
    return Path(shutil.copytree(FOLDER, tmp_path / "data"))


def contents(database: Database) -> dict[str, Any]:
    """Return the number of documents of each table, and the hash of their text."""
    wanted: dict[str, Any] = json.loads((FOLDER / "contents.json").read_text("utf-8"))
    found = {}
    for table in wanted:
        documents = database.table(table).all()
        text = json.dumps(documents, sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        found[table] = {"documents": len(documents), "sha256": digest}
    assert found == wanted
    return found


def test_folder_is_read_without_loss_and_not_changed(folder: Path) -> None:
    before = (folder / FILE).read_bytes()
    backups = {file.name: file.read_bytes() for file in (folder / "backups").iterdir()}
    session = open_session(folder, now=now, new_uid=lambda: "new")
    contents(session._work.database)
    assert session.findings == ()
    assert len(session.backups.list()) == 3
    session.close()
    assert (folder / FILE).read_bytes() == before
    assert {file.name: file.read_bytes() for file in (folder / "backups").iterdir()} == backups


def test_later_changes_meet_the_documents_of_earlier_lines(folder: Path) -> None:
    before = (folder / FILE).read_bytes()
    session = open_session(folder, now=now, new_uid=lambda: "new")
    database = session._work.database
    (draft,) = database.table("drafts").all()
    (person,) = database.table("players").all()
    database.table("drafts").remove(doc_ids=[draft["uid"]])
    database.table("players").upsert({"uid": person["uid"], "note": "south"})
    session.close()
    assert (folder / FILE).read_bytes().startswith(before)
    again = open_read_only(folder, now=now)._work.database
    assert again.table("drafts").all() == []
    assert again.table("players").all() == [{**person, "note": "south"}]


def test_backups_are_restored(folder: Path) -> None:
    session = open_session(folder, now=now, new_uid=lambda: "new")
    whole = {summary.uid for summary in session.matches.list()}
    oldest = session.backups.list()[-1]
    session.backups.restore(oldest)
    assert len(session.matches.list()) == 1
    session.backups.restore(session.backups.list()[0])
    assert {summary.uid for summary in session.matches.list()} == whole
    session.close()


def test_compacted_file_has_the_same_documents(folder: Path) -> None:
    session = open_session(folder, now=now, new_uid=lambda: "new")
    session._journal.rewrite(lambda _, document: document)
    session.close()
    contents(open_read_only(folder, now=now)._work.database)


def test_damaged_line_is_put_back_from_backup(folder: Path) -> None:
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    (folder / FILE).write_bytes(b"".join([*lines[:4], *lines[5:]]))
    session = open_session(folder, now=now, new_uid=lambda: "new")
    contents(session._work.database)
    session.close()


def test_number_may_be_used_again_after_a_deletion(path: Path) -> None:
    with open_store(path) as db:
        header = db.journal.path.read_bytes()
    bodies = [
        '{"seq":2,"at":"","set":{"players":{"1":{"uid":"a"},"2":{"uid":"b"}}}',
        '{"seq":3,"at":"","del":{"players":["2"]},"set":{"players":{"1":{"uid":"a","n":1}}}',
        '{"seq":4,"at":"","set":{"players":{"2":{"uid":"c"}}}',
        '{"seq":5,"at":"","del":{"players":["a"]}',
    ]
    reading = read_journal(header + b"".join(map(line, bodies)))
    assert reading.tables["players"] == {"c": {"uid": "c"}}
