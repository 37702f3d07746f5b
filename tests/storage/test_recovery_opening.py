"""What may stand where a store is looked for, and what is said of it."""

from pathlib import Path

import pytest
from tinydb import TinyDB

from scorekeeper.storage import (
    FindingKind,
    StoreBusyError,
    StoreError,
    StoreReadOnlyError,
    StoreTooNewError,
    StoreWriteError,
)
from scorekeeper.storage.errors import StoreCorruptError
from scorekeeper.storage.lines import Change, Tables, line_of
from tests.storage.kit import HEADER, NOW, beside, on_disk, open_read_only, open_store, state


def content_with_header(**header: object) -> bytes:
    lines: list[Tables] = [{"_meta": {"1": header}}, {"deals": {"1": {"total": 785}}}]
    return b"".join(
        line_of(seq=seq, at=NOW, change=Change(puts=puts)) for seq, puts in enumerate(lines, 1)
    )


def test_a_new_store_is_made_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "data" / "club" / "scores.jsonl"
    with open_store(path) as db:
        assert db.journal.findings == ()
        assert not db.journal.read_only
    assert len(path.read_bytes().splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"\n", b"\r\n", b"\0" * 512])
def test_a_file_with_nothing_in_it_becomes_a_store(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with open_store(path) as db:
        db.insert({"n": 1})
    assert on_disk(path) == '{"_default": [[1, {"n": 1}]]}'
    assert list(beside(path).values()) == [content] * bool(content)


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (HEADER[:-9], FindingKind.TORN),
        (b"\0" * len(HEADER), FindingKind.TORN),
        (b"\0" * 4 * len(HEADER), FindingKind.DAMAGED),
        (HEADER[:40] + b"\0" * 4 * len(HEADER), FindingKind.DAMAGED),
    ],
)
def test_only_a_first_line_can_be_torn_off_a_store_without_any(
    path: Path, content: bytes, kind: FindingKind
) -> None:
    """A longer line was told to be saved, so that its loss is no trifle."""
    path.write_bytes(content)
    with open_store(path) as db:
        assert [(found.kind, found.kept, found.dropped) for found in db.journal.findings] == [
            (kind, 0, 1)
        ]
    assert list(beside(path).values()) == [content]
    with open_store(path) as db:
        assert db.journal.findings == ()


def stock_database(path: Path) -> bytes:
    with TinyDB(path) as db:
        db.insert({"total": 785})
    return path.read_bytes()


@pytest.mark.parametrize(
    "content",
    [
        b"{}",
        b'{"seq":1}\n',
        b'{"seq":7,"text":"hello"}\n' * 3,
        b"Ana and Ben 785\nCleo and Dov 120\n",
        b"SQLite format 3\0" + b"\0" * 100,
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        content_with_header(format="another-store", schema=1, app="1.0"),
        content_with_header(format="scorekeeper-store", schema="one", app="1.0"),
        content_with_header(format="scorekeeper-store", schema=0, app="1.0"),
        stock_database,
    ],
    ids=lambda content: content[:20] if isinstance(content, bytes) else "tinydb",
)
@pytest.mark.parametrize("read_only", [False, True])
def test_a_file_that_is_no_store_is_refused_and_left_as_it_is(
    path: Path, content: object, read_only: bool
) -> None:
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        content = stock_database(path)
    with pytest.raises(StoreCorruptError, match=r"is no store.*scores\.jsonl") as caught:
        (open_read_only if read_only else open_store)(path)
    assert path.read_bytes() == content
    assert beside(path) == {}
    path.unlink()
    open_store(path).close()  # the claim was given back, though the error is still held
    assert caught.value.__traceback__


def test_a_folder_in_its_place_is_no_store(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        open_store(tmp_path)
    file = tmp_path / "file"
    file.touch()
    with pytest.raises(StoreWriteError, match="folder"):
        open_store(file / "scores.jsonl")


@pytest.mark.parametrize("read_only", [False, True])
def test_links_that_lead_in_a_ring_are_said_and_raise_nothing_else(
    path: Path, read_only: bool
) -> None:
    path.symlink_to(path.with_name("other.jsonl"))
    path.with_name("other.jsonl").symlink_to(path)
    with pytest.raises(StoreError, match="links lead nowhere") as caught:
        (open_read_only if read_only else open_store)(path)
    assert caught.value.reason == "unreadable"


def test_reading_only_makes_nothing(path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        open_read_only(path)
    assert list(path.parent.iterdir()) == []


def test_a_newer_schema_is_read_and_never_written(path: Path) -> None:
    content = content_with_header(format="scorekeeper-store", schema=9, app="9.0")
    for written in (content, content[:-9], content[:-40] + b"X" + content[-40:]):
        path.write_bytes(written)
        with open_store(path) as db:
            assert FindingKind.TOO_NEW in {found.kind for found in db.journal.findings}
            assert db.journal.read_only
            assert db.journal.header == {"format": "scorekeeper-store", "schema": 9, "app": "9.0"}
            before = state(db)
            for write in (lambda: db.insert({}), db.journal.compact, db.drop_tables):
                with pytest.raises(StoreTooNewError, match="newer"):
                    write()
            assert state(db) == before
        assert path.read_bytes() == written
        assert beside(path) == {}


def test_a_write_to_a_store_opened_for_reading_is_refused(path: Path) -> None:
    with open_store(path) as db:
        db.insert({"n": 1})
    content = path.read_bytes()
    with open_read_only(path) as db:
        for write in (
            lambda: db.insert({}),
            lambda: db.update({"n": 2}),
            db.truncate,
            db.journal.compact,
            db.drop_tables,
            lambda: db.journal.transaction().__enter__(),
        ):
            with pytest.raises(StoreReadOnlyError, match="only be read"):
                write()
        assert db.all() == [{"n": 1}]
    assert path.read_bytes() == content


def test_a_closed_store_takes_nothing_and_closes_twice(path: Path) -> None:
    db = open_store(path)
    db.insert({"n": 1})
    db.close()
    db.close()
    with pytest.raises(StoreReadOnlyError):
        db.insert({"n": 2})
    assert on_disk(path) == '{"_default": [[1, {"n": 1}]]}'


def test_a_store_is_open_once_and_may_be_read_meanwhile(path: Path) -> None:
    with open_store(path) as db:
        with pytest.raises(StoreBusyError, match=r"Another scorekeeper .*scores\.jsonl"):
            open_store(path)
        db.insert({"n": 1})
        assert on_disk(path) == state(db)
    open_store(path).close()


def test_a_link_to_a_store_leads_to_the_store_and_stays_a_link(path: Path) -> None:
    link = path.with_name("link.jsonl")
    link.symlink_to(path)
    with open_store(link) as db:
        for number in range(5):
            db.upsert({"n": number}, lambda found: "n" in found)
        with pytest.raises(StoreBusyError):
            open_store(path)
        assert db.journal.compact()
    assert link.is_symlink()
    assert on_disk(path) == on_disk(link)
