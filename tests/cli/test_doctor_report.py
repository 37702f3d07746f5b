"""`scorekeeper doctor` looks at a store without changing it, and mends it when asked."""

import itertools
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from scorekeeper.cli import AppFunctions, cli
from scorekeeper.match import MatchUid
from scorekeeper.publishing.folder import FolderSummary
from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from scorekeeper.storage.disk import read_store
from tests.cli.kit import output_of
from tests.services.conftest import classic, deal, put_as
from tests.storage.kit import pack
from tests.support.sessions import SteppingClock

NAMES = itertools.count()


def new_uid() -> str:
    return f"name-{next(NAMES)}"


def fail_to_build(folder: Path) -> FolderSummary:
    raise AssertionError(folder)


def open_store(folder: Path) -> Session:
    return open_session(folder, now=SteppingClock(), new_uid=new_uid)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a store of one match of two deals."""
    folder = tmp_path / "data"
    session = open_store(folder)
    uid = MatchUid(str(session.matches.start(classic())))
    session.deals.record(
        uid, deal({"total": 785}, {"total": 120}), seen=session.matches.number(uid)
    )
    session.deals.record(uid, deal({"total": 100}, {"total": 95}), seen=session.matches.number(uid))
    session.close()
    return folder


def doctor(folder: Path, *arguments: str, before: tuple[str, ...] = ()) -> Result:
    """The command, over this folder unless it is told another."""
    functions = AppFunctions(
        open_app=lambda **_: 0,
        serve_club=lambda **_: 0,
        data_folder=lambda given: given or folder,
        now=SteppingClock(),
        new_uid=new_uid,
        language=lambda: "en",
        build_site=fail_to_build,
        build_app=fail_to_build,
    )
    command = [*before, "doctor", *arguments]
    return CliRunner().invoke(cli, command, obj=functions, catch_exceptions=False)


def json_report(folder: Path, status: int, *arguments: str) -> dict[str, Any]:
    (line,) = output_of(doctor(folder, "--json", *arguments), status).splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def everything(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def tear_last_line(folder: Path) -> bytes:
    """Cut the store off in its last line and remove the backups; return the remaining content."""
    shutil.rmtree(folder / "backups", ignore_errors=True)
    content = (folder / FILE).read_bytes()[:-30]
    (folder / FILE).write_bytes(content)
    return content


def test_a_store_in_order_is_said_to_be_so(folder: Path) -> None:
    text = output_of(doctor(folder), 0)
    assert text.splitlines() == [
        f"{folder / FILE}: 1 game, 2 deals, {(folder / FILE).stat().st_size // 1000} kB",
        "Everything can be read.",
        "There is 1 backup, 1 kB.",
    ]
    found = json_report(folder, 0)
    assert (found["healthy"], found["matches"], found["deals"]) == (True, 1, 2)
    assert found["findings"] == found["unreadable"] == []


def test_looking_changes_nothing_whatever_is_found(folder: Path) -> None:
    for spoil in (lambda: None, lambda: tear_last_line(folder)):
        spoil()
        before = everything(folder)
        doctor(folder)
        doctor(folder, "--json")
        assert everything(folder) == before


def test_doctor_says_that_there_is_no_store(tmp_path: Path) -> None:
    text = output_of(doctor(tmp_path), 2)
    assert text == f"There are no games here: {tmp_path / FILE}\n"
    assert list(tmp_path.iterdir()) == []
    (tmp_path / FILE).write_text("Ana and Ben 785\n")
    assert "contain games from this app" in output_of(doctor(tmp_path, "--repair"), 2)
    assert (tmp_path / FILE).read_text() == "Ana and Ben 785\n"


def test_a_torn_store_is_found_and_then_mended(folder: Path) -> None:
    content = tear_last_line(folder)
    found = json_report(folder, 1)
    assert [(one["kind"], one["aside"]) for one in found["findings"]] == [("torn", None)]
    assert "--repair" in output_of(doctor(folder), 1)

    mended = json_report(folder, 1, "--repair")
    (one,) = mended["mended"]
    assert one["kind"] == "torn"
    assert content.endswith(Path(one["aside"]).read_bytes())
    assert one["text"].endswith(f"The incomplete part is in {one['aside']}.")
    assert mended["findings"] == []

    after = json_report(folder, 0)
    assert (after["deals"], after["aside"]) == (1, [one["aside"]])
    assert one["aside"] in output_of(doctor(folder), 0)


def test_doctor_looks_while_the_app_runs_but_repairs_nothing(folder: Path) -> None:
    session = open_store(folder)
    try:
        assert json_report(folder, 0)["healthy"]
        assert json_report(folder, 0, "--repair")["healthy"], "there is nothing to do"
        tear_last_line(folder)
        before = everything(folder)
        assert json_report(folder, 1)["findings"]
        assert "already open in another window" in output_of(doctor(folder, "--repair"), 2)
        assert everything(folder) == before
    finally:
        session.close()


def test_a_match_that_cannot_be_opened_is_named_with_the_reason(folder: Path) -> None:
    session = open_store(folder)
    database = session._work.database
    (match,) = database.table("matches").all()
    put_as(database, {**match, "sides": match["sides"][:1]})
    session.close()
    found = json_report(folder, 1)
    ((one),) = found["unreadable"]
    assert one["match"] == match["uid"]
    assert "two sides or more are needed" in one["text"]
    assert one["text"] in output_of(doctor(folder), 1)


def test_backups_are_counted_and_read(folder: Path) -> None:
    open_store(folder).close()
    assert "There is 1 backup, " in output_of(doctor(folder), 0)
    (backup,) = (folder / "backups").iterdir()
    pack(backup, b"x\n" + read_store(backup))
    found = json_report(folder, 1)
    assert [one["readable"] for one in found["backups"]] == [False]
    assert str(backup) in output_of(doctor(folder), 1)


def first_half(content: bytes) -> bytes:
    return content[: len(content) // 2]


def halved_at_a_line(content: bytes) -> bytes:
    lines = content.splitlines(keepends=True)
    return b"".join(lines[: len(lines) // 2])


def no_content(content: bytes) -> bytes:
    return b""


def one_line_left(content: bytes) -> bytes:
    return content.splitlines(keepends=True)[0]


@pytest.mark.parametrize("spoil", [first_half, halved_at_a_line, no_content, one_line_left])
def test_a_halved_an_empty_and_a_one_line_backup_are_bad(
    folder: Path, spoil: Callable[[bytes], bytes]
) -> None:
    open_store(folder).close()
    (backup,) = (folder / "backups").iterdir()
    content = backup.read_bytes()
    backup.write_bytes(spoil(content))
    assert [one["readable"] for one in json_report(folder, 1)["backups"]] == [False]
    backup.write_bytes(content)
    pack(backup, spoil(read_store(backup)))
    assert [one["readable"] for one in json_report(folder, 1)["backups"]] == [False]


def test_a_store_behind_its_backup_is_found_with_the_way_back(folder: Path) -> None:
    open_store(folder).close()
    (backup,) = (folder / "backups").iterdir()
    (folder / FILE).write_bytes(b"")
    (found,) = json_report(folder, 1)["findings"]
    assert (found["kind"], found["backup"]) == ("behind", str(backup))
    assert f"--restore {backup}" in output_of(doctor(folder), 1)
    assert (folder / FILE).read_bytes() == b""


@pytest.mark.parametrize("by_number", [True, False])
def test_a_backup_is_gone_back_to_and_the_store_is_in_order(folder: Path, by_number: bool) -> None:
    open_store(folder).close()
    (backup,) = (folder / "backups").iterdir()
    session = open_store(folder)
    session.matches.start(classic())
    session.close()
    done = json_report(folder, 0, "--restore", "1" if by_number else str(backup))
    assert (done["healthy"], done["matches"], done["deals"]) == (True, 1, 2)
    assert done["restored"]["backup"] == str(backup)
    before = Path(done["restored"]["before"])
    assert before.is_file()
    text = output_of(doctor(folder, "--restore", str(before)), 0)
    assert text.splitlines()[1].startswith(f"The games are as they were in {before}.")
    assert "2 games, 2 deals" in text


def test_a_lost_store_is_gone_back_for_whatever_was_typed_since(folder: Path) -> None:
    open_store(folder).close()
    (folder / FILE).unlink()
    done = json_report(folder, 0, "--restore", "1")
    assert (done["deals"], done["restored"]["before"]) == (2, None)
    assert json_report(folder, 0)["healthy"]


def test_a_backup_that_there_is_not_and_a_store_in_use_are_refused(folder: Path) -> None:
    open_store(folder).close()
    before = everything(folder)
    assert "This backup doesn’t exist: 9" in output_of(doctor(folder, "--restore", "9"), 2)
    output_of(doctor(folder, "--json", "--restore", str(folder / "none")), 2)
    assert everything(folder) == before
    session = open_store(folder)
    try:
        assert "already open in another window" in output_of(doctor(folder, "--restore", "1"), 2)
    finally:
        session.close()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder that a person names, which is not the usual one."""
    session = open_store(tmp_path / "club")
    session.matches.start(classic())
    session.close()
    return tmp_path / "club"


def test_the_folder_may_be_named_before_or_after_the_command(folder: Path, elsewhere: Path) -> None:
    named = str(elsewhere)
    assert "1 game, 2 deals" in output_of(doctor(folder), 0)
    assert "1 game, 0 deals" in output_of(doctor(folder, "--data", named), 0)
    assert "1 game, 0 deals" in output_of(doctor(folder, before=("--data", named)), 0)
