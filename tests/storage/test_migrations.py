"""A store of an earlier version is copied, then brought up to date in one line."""

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.storage import FindingKind, migrations
from scorekeeper.storage.errors import StoreMigrationError
from scorekeeper.storage.lines import Tables
from scorekeeper.storage.migrations import Step
from tests.storage.kit import NOW, beside, on_disk, opened, seen, state

STAMP = "20260501T201500Z"


def sum_up(tables: Tables) -> Tables:
    """Deals of the second schema have a total for each side instead of one for both."""
    deals = tables.get("deals", {})
    for deal in deals.values():
        deal["totals"] = [deal.pop("total"), 0]
    return tables


def rename_players(tables: Tables) -> Tables:
    """In the third schema the table of players is called people, and nobody is left out."""
    people = {key: {**doc, "club": None} for key, doc in tables.pop("players", {}).items()}
    return {**tables, "people": people}


STEPS = (
    Step(
        to=2,
        name="a total for each side",
        migrate=sum_up,
        fits=lambda tables: any("total" in deal for deal in tables.get("deals", {}).values()),
    ),
    Step(
        to=3,
        name="players are people",
        migrate=rename_players,
        fits=lambda tables: "players" in tables,
    ),
)

NEW = (
    '{"deals": [[1, {"who": "Zo\\u00eb", "totals": [785, 0]}], [2, {"totals": [-225, 0]}]],'
    ' "people": [[1, {"name": "Ana", "club": null}]]}'
)


@pytest.fixture
def old(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(migrations, "STEPS", ())
    with opened(path) as db:
        db.table("deals").insert({"total": 785, "who": "Zoë"})
        db.table("deals").insert({"total": -225})
        db.table("players").insert({"name": "Ana"})
    return path


@pytest.fixture
def newer_program(monkeypatch: pytest.MonkeyPatch, old: Path) -> None:
    """The program as it may be two schemas later."""
    monkeypatch.setattr(migrations, "STEPS", STEPS)


@pytest.mark.usefixtures("newer_program")
def test_a_store_takes_all_its_steps_in_one_line_after_a_copy(old: Path) -> None:
    before = old.read_bytes()
    with opened(old) as db:
        assert state(db) == NEW
        assert db.journal.header["schema"] == 3
        (finding,) = db.journal.findings
        aside = old.with_name(f"{old.name}.schema-1-{STAMP}")
        assert (finding.kind, finding.aside) == (FindingKind.MIGRATED, aside)
        assert aside.read_bytes() == before
    lines = old.read_bytes().splitlines()
    assert len(lines) == len(before.splitlines()) + 1
    assert old.read_bytes().startswith(before)
    with opened(old) as db:
        assert (state(db), db.journal.findings) == (NEW, ())


@pytest.mark.usefixtures("newer_program")
def test_a_store_that_is_only_looked_at_is_read_as_the_newest_has_it(old: Path) -> None:
    before = old.read_bytes()
    with seen(old) as db:
        assert state(db) == NEW
        assert [found.kind for found in db.journal.findings] == [FindingKind.MIGRATED]
    assert old.read_bytes() == before
    assert beside(old) == {}


@pytest.mark.usefixtures("newer_program")
def test_a_new_store_is_of_the_newest_schema_and_takes_no_step(tmp_path: Path) -> None:
    with opened(tmp_path / "fresh" / "scores.jsonl") as db:
        assert db.journal.header["schema"] == 3
        assert db.journal.findings == ()


@pytest.mark.usefixtures("newer_program")
def test_a_store_whose_header_is_lost_is_of_the_oldest_schema_that_fits(old: Path) -> None:
    lines = old.read_bytes().splitlines(keepends=True)
    old.write_bytes(b"".join(lines[1:]))
    with opened(old) as db:
        kinds = [found.kind for found in db.journal.findings]
        assert kinds == [FindingKind.DAMAGED, FindingKind.MIGRATED]
        assert state(db) == NEW
    old.write_bytes(b"".join(lines[3:]))  # without its deals it may as well be of the second
    with opened(old) as db:
        assert state(db) == '{"people": [[1, {"name": "Ana", "club": null}]]}'
        assert db.journal.header["schema"] == 3


def test_a_step_that_does_not_get_along_with_a_store_leaves_it_as_it_is(
    old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(tables: Tables) -> Tables:
        tables["deals"].clear()
        raise KeyError("names")

    def unfit(tables: Tables) -> Tables:
        return {"deals": {"1": {"total": float("nan")}}}

    before = old.read_bytes()
    for migrate in (stumble, unfit):
        step = Step(to=2, name="stumbles", migrate=migrate, fits=bool)
        monkeypatch.setattr(migrations, "STEPS", (step,))
        for open_it in (opened, seen):
            with pytest.raises(StoreMigrationError, match="earlier version"):
                open_it(old)
        assert old.read_bytes() == before
        assert beside(old) == {}
    monkeypatch.setattr(migrations, "STEPS", ())
    opened(old).close()


@pytest.mark.usefixtures("newer_program")
def test_when_there_is_no_room_for_copy_or_line_the_store_stays_old(
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
            with opened(old) as db:
                assert db.journal.read_only
                assert state(db) == NEW, "in memory only"
        assert old.read_bytes() == before
    with opened(old) as db:
        assert state(db) == NEW
    assert on_disk(old) == NEW


@pytest.mark.parametrize("steps", [migrations.STEPS, STEPS])
def test_the_steps_are_named_and_lead_from_each_schema_to_the_next(steps: tuple[Step, ...]) -> None:
    assert [step.to for step in steps] == list(range(2, len(steps) + 2))
    assert all(step.name for step in steps)


def test_a_step_keeps_what_it_does_not_know(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(old) as db:
        db.table("weather").insert({"rain": True})
        db.journal.put("_meta", "1", {**db.journal.header, "theme": "dark"})
    keep: Callable[[Tables], Tables] = dict
    step = Step(to=2, name="nothing at all", migrate=keep, fits=bool)
    monkeypatch.setattr(migrations, "STEPS", (step,))
    with opened(old) as db:
        assert db.table("weather").all() == [{"rain": True}]
        assert db.journal.header["theme"] == "dark"
        assert db.journal.header["schema"] == 2


# --- the first step: set-ups and deals follow from the changes


def started(uid: str, **more: Any) -> dict[str, Any]:
    return {"uid": uid, "match": "m", "number": 1, "kind": "start", "at": NOW, **more}


def test_a_store_of_the_first_schema_without_a_match_stays_as_it_is() -> None:
    players = {"players": {"1": {"uid": "p", "name": "Ana"}}}
    assert migrations.from_documents({**players}) == players
    assert migrations.from_documents({**players, "matches": {}, "deals": {}}) == players


def test_a_set_up_that_was_lost_follows_from_its_changes() -> None:
    set_up = {"uid": "m", "ruleset": "classic_4p"}
    changes = {"1": started("a", after=set_up)}
    tables = migrations.from_documents({"changes": changes, "deals": {}})
    assert tables == {"changes": {"1": started("a", after=set_up)}}


def test_a_change_without_before_began_with_nothing_whatever_came_earlier() -> None:
    """Silence said so in the first schema; later it means the change of that deal before."""
    first = {**started("a", after={"uid": "d", "position": 1}), "deal": "d", "kind": "record"}
    again = {**first, "uid": "b", "number": 2, "after": {"uid": "d", "position": 2}}
    deals = {"1": {"uid": "d", "match": "m", "position": 2}}
    tables = migrations.from_documents({"changes": {"1": first, "2": again}, "deals": deals})
    assert "before" not in tables["changes"]["1"]
    assert tables["changes"]["2"]["before"] is None
