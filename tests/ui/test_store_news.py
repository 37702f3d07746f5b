"""Recovery that speaks: what was found is said at the start, and wherever nothing is saved."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from scorekeeper.services import Session
from scorekeeper.storage.lines import Change, line_of
from tests.ui.device import FOUR, device, record_match, session_in
from tests.ui.testkit import UI

FILE = "scores.jsonl"


@pytest.fixture
def store_file(tmp_path: Path) -> Path:
    """The file of a store with a match of two deals."""
    session = session_in(tmp_path)
    record_match(session, FOUR, (500, 120), (100, 95))
    session.close()
    return tmp_path / FILE


@pytest.fixture
def newer(store_file: Path) -> Iterator[Session]:
    """The same store after a newer version of the program has worked with it."""
    header = {"_meta": {"1": {"format": "scorekeeper-store", "schema": 99, "app": "9.0"}}}
    seq = len(store_file.read_bytes().splitlines()) + 1
    with store_file.open("ab") as file:
        file.write(line_of(seq=seq, at="2031-01-01", change=Change(puts=header)))
    session = session_in(store_file.parent)
    yield session
    session.close()


@pytest.fixture
def torn_store(store_file: Path) -> Iterator[Session]:
    """The same store after the power went while its last deal was written; it has no backup."""
    shutil.rmtree(store_file.parent / "backups")
    store_file.write_bytes(store_file.read_bytes()[:-20])
    session = session_in(store_file.parent)
    yield session
    session.close()


@pytest.fixture
def backed_up(store_file: Path) -> Path:
    """The backup that was made when that store was closed."""
    session = session_in(store_file.parent)
    (backup,) = session.backups.list()
    session.close()
    return backup.path


@pytest.fixture
def damaged_content(store_file: Path) -> bytes:
    """Return the file as a disk spoilt it: digits of its last deal have changed."""
    *lines, last = store_file.read_bytes().splitlines(keepends=True)
    content = b"".join([*lines, last.replace(b'"total":100', b'"total":955')])
    assert content != store_file.read_bytes()
    store_file.write_bytes(content)
    return content


def set_aside(session: Session, kind: str) -> list[Path]:
    """The originals of a kind that lie beside a store."""
    return list(session.path.parent.glob(f"*.{kind}-*"))


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def taken_away(path: Path) -> None:
    path.unlink()


def said(ui: UI, name: str) -> str:
    return ui.text(name)


async def test_a_store_as_it_should_be_says_nothing(store_file: Path) -> None:
    session = session_in(store_file.parent)
    async with device(session) as ui:
        assert not ui.has("found-read")
    session.close()


async def test_a_torn_tail_is_told_with_where_the_piece_lies(torn_store: Session) -> None:
    (piece,) = set_aside(torn_store, "torn")
    async with device(torn_store) as ui:
        assert "The last record in the file was incomplete" in said(ui, "found-finding-0")
        assert str(piece) in said(ui, "found-finding-0")
        assert ui.text("total-0") == "500", "the deal before it is there"
        await ui.tap("found-read")
        assert not ui.has("found-read")
        await ui.go("/more")
        assert str(piece) in said(ui, "finding-0"), "readable again"


async def test_a_damaged_file_is_set_aside_and_the_rest_is_told(
    damaged_content: bytes, tmp_path: Path
) -> None:
    shutil.rmtree(tmp_path / "backups")
    session = session_in(tmp_path)
    (original,) = set_aside(session, "corrupt")
    assert content_of(original) == damaged_content
    async with device(session) as ui:
        assert "One record couldn’t be read" in said(ui, "found-finding-0")
        assert str(original) in said(ui, "found-finding-0")
        assert ui.text("total-0") == "500", "never a number that nobody typed"
    session.close()


async def test_a_repair_from_a_backup_is_told_too(
    backed_up: Path, damaged_content: bytes, tmp_path: Path
) -> None:
    assert content_of(backed_up) != damaged_content
    session = session_in(tmp_path)
    async with device(session) as ui:
        assert "restored from the backups" in said(ui, "found-finding-1")
        assert ui.text("total-0") == "600", "as it was"
    session.close()


async def test_a_store_behind_its_backup_offers_what_it_has(
    backed_up: Path, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"")
    session = session_in(tmp_path)
    async with device(session) as ui:
        assert str(backed_up) in said(ui, "found-finding-0")
        await ui.tap("found-look")
        await ui.until(lambda: ui.has("backup-restore"))
        await ui.tap("backup-restore")
        await ui.tap("confirm")
        await ui.until(lambda: ui.has("taken-show"))
        await ui.tap("taken-show")
        await ui.tap("match-0")
        assert ui.text("total-0") == "600"
    session.close()
    session = session_in(tmp_path)
    async with device(session) as ui:
        assert not ui.has("found-look")
    session.close()


async def test_a_store_behind_its_backup_asks_until_it_is_answered(
    backed_up: Path, tmp_path: Path
) -> None:
    (tmp_path / FILE).write_bytes(b"")
    session_in(tmp_path).close()
    session = session_in(tmp_path)
    async with device(session) as ui:
        await ui.tap("found-keep")
        await ui.until(lambda: session.findings == ())
        assert not ui.has("found-keep")
    session.close()
    session = session_in(tmp_path)
    async with device(session) as ui:
        assert not ui.has("found-look")
    session.close()


async def test_a_file_that_is_taken_away_meanwhile_is_told_with_the_save(store_file: Path) -> None:
    session = session_in(store_file.parent)
    async with device(session) as ui:
        taken_away(store_file)
        await ui.tap("undo")
        await ui.until(lambda: ui.has("notice"))
        assert "moved, deleted or replaced" in said(ui, "notice")
        assert ui.text("total-0") == "500"
    session.close()
    assert session_in(store_file.parent).matches.list()[0].progress.totals == (500, 120)


async def test_finding_read_on_one_device_is_not_shown_on_the_next(torn_store: Session) -> None:
    async with device(torn_store) as ui:
        await ui.tap("found-read")
    async with device(torn_store, route="/more") as other:
        assert not other.has("found-read")
        assert other.has("finding-0")


async def test_a_newer_store_is_read_only_from_the_first_screen_on(newer: Session) -> None:
    before = content_of(newer.path)
    async with device(newer) as ui:
        assert "Read-only" in said(ui, "found-read-only")
        assert "a newer version of this app" in said(ui, "found-finding-0")
        await ui.tap("found-read")
        assert ui.text("total-0") == "600", "what is there can be read"
    assert content_of(newer.path) == before


@pytest.mark.thorough
async def test_each_attempt_to_change_a_newer_store_says_why_it_fails(newer: Session) -> None:
    before = content_of(newer.path)
    async with device(newer) as ui:
        await ui.tap("found-read")
        for _ in range(2):
            await ui.tap("undo")
            await ui.until(lambda: ui.has("notice"))
            assert "a newer version of this app" in said(ui, "notice")
            await ui.tap("notice-dismiss")
            assert not ui.has("notice")
        await ui.go("/matches")
        await ui.tap("match-0")
        await ui.until(lambda: ui.route == "/")
        assert not ui.has("notice"), "to look at a match is no change"
        await ui.go("/more")
        await ui.tap("more-theme")
        await ui.tap("theme-dark")
        assert ui.mirror.page["theme_mode"] == "dark", "for as long as the app is open"
    assert content_of(newer.path) == before


async def test_a_newer_store_takes_no_import_in(newer: Session) -> None:

    before = content_of(newer.path)
    text = newer.exchange.export_json().replace('"uid": "uid-1"', '"uid": "other"')
    async with device(newer, route="/import") as ui:
        await ui.tap("found-read")
        field = next(n for n in ui.identified("import-paste").all_nodes() if n.type == "TextField")
        await ui.fire(field, "change", text, value=text)
        await ui.tap("import-look")
        await ui.until(lambda: ui.has("import-take"))
        await ui.tap("import-take")
        await ui.until(lambda: ui.has("notice"))
        assert "a newer version of this app" in said(ui, "notice")
        assert not ui.has("taken-0")
    assert content_of(newer.path) == before


async def test_app_backs_up_when_it_goes_to_background(store_file: Path) -> None:
    """Its system may end it there without a word."""
    session = session_in(store_file.parent)
    async with device(session) as ui:
        session.settings.choose("phone", theme="dark")
        assert session.backups.directory.current_backup() is None
        await ui._event(ui.page._i, "app_lifecycle_state_change", {"state": "hide"})
        await ui.until(lambda: session.backups.directory.current_backup() is not None)
    session.close()


async def test_app_in_front_again_writes_lost_file_anew(store_file: Path) -> None:
    session = session_in(store_file.parent)
    async with device(session) as ui:
        taken_away(store_file)
        await ui._event(ui.page._i, "app_lifecycle_state_change", {"state": "resume"})
        await ui.until(lambda: ui.has("notice"))
        assert "nothing is missing" in (ui.identified("notice").label or "")
        assert content_of(store_file)
    session.close()
