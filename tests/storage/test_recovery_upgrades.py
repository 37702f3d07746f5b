"""A store of an earlier schema is copied, then brought up to date in one line."""

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.storage import FindingKind, header
from scorekeeper.storage.errors import StoreMigrationError
from scorekeeper.storage.lines import Tables
from tests.storage.kit import HEADER, beside, line, on_disk, open_read_only, open_store, state

STAMP = "20260501T201500Z"


def with_totals_by_side(tables: Tables) -> Tables:
    """Deals of the third schema have a total for each side instead of one for both."""
    for deal in tables.get("deals", {}).values():
        deal["totals"] = [deal.pop("total"), 0]
    return tables


def with_people(tables: Tables) -> Tables:
    """In the fourth schema the table of players is called people."""
    people = {uid: {**doc, "club": None} for uid, doc in tables.pop("players", {}).items()}
    return {**tables, "people": people}


UPGRADES = {2: with_totals_by_side, 3: with_people}

NEW = (
    '{"deals": [[1, {"who": "Zo\\u00eb", "totals": [785, 0]}], [2, {"totals": [-225, 0]}]],'
    ' "people": [[1, {"name": "Ana", "club": null}]]}'
)


@pytest.fixture
def old(path: Path) -> Path:
    with open_store(path) as db:
        db.table("deals").insert({"total": 785, "who": "Zoë"})
        db.table("deals").insert({"total": -225})
        db.table("players").insert({"name": "Ana"})
    return path


@pytest.fixture
def newer_program(monkeypatch: pytest.MonkeyPatch, old: Path) -> None:
    """The program as it may be two schemas later."""
    monkeypatch.setattr(header, "SCHEMA", 4)
    monkeypatch.setattr(header, "UPGRADES", UPGRADES)


def test_every_earlier_schema_has_an_upgrade() -> None:
    assert list(header.UPGRADES) == list(range(2, header.SCHEMA))


@pytest.mark.usefixtures("newer_program")
def test_store_is_upgraded_in_one_line_after_a_copy(old: Path) -> None:
    before = old.read_bytes()
    with open_store(old) as db:
        assert state(db) == NEW
        assert db.journal.header["schema"] == 4
        (finding,) = db.journal.findings
        aside = old.with_name(f"{old.name}.schema-2-{STAMP}")
        assert (finding.kind, finding.aside) == (FindingKind.MIGRATED, aside)
        assert aside.read_bytes() == before
    lines = old.read_bytes().splitlines()
    assert len(lines) == len(before.splitlines()) + 1
    assert old.read_bytes().startswith(before)
    with open_store(old) as db:
        assert (state(db), db.journal.findings) == (NEW, ())


@pytest.mark.usefixtures("newer_program")
def test_store_opened_for_reading_is_upgraded_in_memory(old: Path) -> None:
    before = old.read_bytes()
    with open_read_only(old) as db:
        assert state(db) == NEW
        assert [found.kind for found in db.journal.findings] == [FindingKind.MIGRATED]
    assert old.read_bytes() == before
    assert beside(old) == {}


@pytest.mark.usefixtures("newer_program")
def test_new_store_has_the_newest_schema(tmp_path: Path) -> None:
    with open_store(tmp_path / "fresh" / "scores.jsonl") as db:
        assert db.journal.header["schema"] == 4
        assert db.journal.findings == ()


@pytest.mark.usefixtures("newer_program")
def test_failing_upgrade_leaves_store_as_it_is(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(tables: Tables) -> Tables:
        tables["deals"].clear()
        raise KeyError("names")

    def unfit(_: Tables) -> Tables:
        return {"deals": {"1": {"total": float("nan")}}}

    before = old.read_bytes()
    for upgrade in (stumble, unfit):
        monkeypatch.setattr(header, "UPGRADES", {2: upgrade, 3: dict})
        for open_it in (open_store, open_read_only):
            with pytest.raises(StoreMigrationError, match="earlier version"):
                open_it(old)
        assert old.read_bytes() == before
        assert beside(old) == {}


@pytest.mark.usefixtures("newer_program")
def test_store_stays_old_without_room_for_copy_or_line(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = old.read_bytes()
    real = os.write
    for allowed in range(2):
        room = iter(range(allowed))

        def write(fd: int, content: Any, room: Iterator[int] = room) -> int:
            if next(room, None) is None:
                raise OSError(errno.ENOSPC, "No space left on device")
            return real(fd, content)

        with monkeypatch.context() as patch:
            patch.setattr(os, "write", write)
            with open_store(old) as db:
                assert db.journal.read_only
                assert state(db) == NEW, "in memory only"
        assert old.read_bytes() == before
    with open_store(old) as db:
        assert state(db) == NEW
    assert on_disk(old) == NEW


def test_upgrade_keeps_unknown_tables_and_fields(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_store(old) as db:
        db.table("weather").insert({"rain": True})
        db.journal.put("_meta", "1", {**db.journal.header, "theme": "dark"})
    monkeypatch.setattr(header, "SCHEMA", 3)
    monkeypatch.setattr(header, "UPGRADES", {2: dict})
    with open_store(old) as db:
        assert db.table("weather").all() == [{"rain": True}]
        assert db.journal.header["theme"] == "dark"
        assert db.journal.header["schema"] == 3


def test_store_older_than_every_upgrade_is_refused(path: Path) -> None:
    """Schema 1 was never released."""
    content = HEADER.replace(b'"schema":2', b'"schema":1')
    path.write_bytes(line(content[: content.index(b',"crc"')].decode()))
    before = path.read_bytes()
    with pytest.raises(StoreMigrationError, match="earlier version"):
        open_store(path)
    assert path.read_bytes() == before
