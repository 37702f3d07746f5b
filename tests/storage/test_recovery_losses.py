"""What a damage took is put back from the backups; a store behind them says so and asks."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.match.model import PlayedDeal
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.house_rules import HouseRules
from scorekeeper.services import Change, Session, open_session
from scorekeeper.services.doctor import examine_store, restore_backup
from scorekeeper.services.session import FILE
from scorekeeper.storage import FindingKind, disk
from scorekeeper.storage.database import DERIVED, TABLES
from tests.services.conftest import classic, deal
from tests.storage.kit import line, open_store, pack
from tests.support.sessions import SteppingClock, count_uids

new_uid = count_uids()


def open_session_in(folder: Path) -> Session:
    return open_session(folder, now=SteppingClock(), new_uid=new_uid)


@pytest.fixture
def uid(tmp_path: Path) -> MatchUid:
    """A match of five deals, the third amended and the fourth dropped; no backup of it yet."""
    session = open_session_in(tmp_path)
    uid = MatchUid(str(session.matches.start(classic())))
    for total in (5, 10, 20, 40, 80):
        assert isinstance(
            session.deals.record(uid, deal_of_first_side(total), seen=session.matches.number(uid)),
            Change,
        )
    third, fourth = (
        played.uid or DealUid("") for played in session.matches.open(uid).match.deals[2:4]
    )
    session.deals.amend(uid, third, deal_of_first_side(25), seen=session.matches.number(uid))
    session.deals.drop(uid, fourth, seen=session.matches.number(uid))
    session.close()
    return uid


def deal_of_first_side(total: int) -> PlayedDeal:
    return deal({"total": total}, {"total": 0})


def backed_up(folder: Path) -> None:
    open_session_in(folder).close()


def without(folder: Path, *numbers: int) -> None:
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    for number in numbers:
        lines[number] = b"\0" * (len(lines[number]) - 1) + b"\n"
    (folder / FILE).write_bytes(b"".join(lines))


def compact_store(folder: Path) -> None:
    """Write the store anew with a line for each document, as compaction does."""
    session = open_session_in(folder)
    for tap in range(200):
        session.drafts.save(MatchUid("m"), "phone", {"tap": tap}, seen=1)
    session.backups.compact_if_needed()
    assert not session._journal.needs_compacting
    session.close()


def line_of(folder: Path, table: str, text: str) -> int:
    lines = (folder / FILE).read_text().splitlines()
    (found,) = (n for n, one in enumerate(lines) if f'"set":{{"{table}"' in one and text in one)
    return found


def state_after_start(folder: Path, uid: MatchUid) -> tuple[list[int], int, set[str]]:
    """The totals of the deals, the length of the history, and the findings of a start."""
    session = open_session_in(folder)
    stand = session.matches.open(uid)
    session.mark_findings_read()
    session.close()
    deals = [one.score.totals[0] for one in stand.progress.deals]
    return deals, len(stand.history.changes), {finding.kind for finding in session.findings}


WHOLE = [5, 10, 25, 80]


def test_a_match_whose_first_line_is_lost_comes_back_from_a_backup(
    tmp_path: Path, uid: MatchUid
) -> None:
    backed_up(tmp_path)
    without(tmp_path, 1)
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )
    assert state_after_start(tmp_path, uid) == (WHOLE, 8, set())


@pytest.mark.parametrize("lost", [[2], [4, 5], [7], [8], [6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]])
def test_whatever_lines_are_lost_a_backup_has_them(
    tmp_path: Path, uid: MatchUid, lost: list[int]
) -> None:
    """A deal, an amendment, the dropping of a deal at the end, and the whole match."""
    backed_up(tmp_path)
    without(tmp_path, *lost)
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )


def test_store_of_zeros_is_restored_from_a_backup(tmp_path: Path, uid: MatchUid) -> None:
    """A power cut may leave the length of a file and nothing of what stood in it."""
    backed_up(tmp_path)
    zeros = b"\0" * (tmp_path / FILE).stat().st_size
    (tmp_path / FILE).write_bytes(zeros)
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )
    (aside,) = tmp_path.glob(f"{FILE}.corrupt-*")
    assert aside.read_bytes() == zeros


def test_lost_document_of_a_compacted_store_is_put_back(tmp_path: Path, uid: MatchUid) -> None:
    compact_store(tmp_path)
    without(tmp_path, line_of(tmp_path, "changes", '"total":25'))
    without(tmp_path, line_of(tmp_path, "changes", '"house_rules"'))
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )


def test_loss_without_a_backup_is_reported(tmp_path: Path, uid: MatchUid) -> None:
    shutil.rmtree(tmp_path / "backups")
    without(tmp_path, 3)
    assert state_after_start(tmp_path, uid) == ([5, 25, 80], 7, {FindingKind.DAMAGED})
    checkup = examine_store(tmp_path, now=SteppingClock())
    assert (
        checkup.missing_change_count,
        checkup.restorable_count,
        checkup.matches_without_set_up,
    ) == (1, 0, ())
    assert not checkup.is_healthy


def test_deals_of_a_match_that_nobody_can_name_are_told_of(tmp_path: Path, uid: MatchUid) -> None:
    shutil.rmtree(tmp_path / "backups")
    without(tmp_path, 1)
    session = open_session_in(tmp_path)
    (lost,) = (one for one in session.findings if one.kind is FindingKind.SET_UP_LOST)
    session.close()
    assert lost.dropped == 1
    assert examine_store(tmp_path, now=SteppingClock()).matches_without_set_up == (uid,)


def test_damaged_first_line_of_a_match_is_put_back(tmp_path: Path, uid: MatchUid) -> None:
    """There is a backup of that line as soon as there is a match."""
    without(tmp_path, 1)
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )


def test_damage_puts_back_nothing_that_a_restore_took_away(tmp_path: Path, uid: MatchUid) -> None:
    backed_up(tmp_path)
    session = open_session_in(tmp_path)
    assert isinstance(
        session.deals.record(uid, deal_of_first_side(160), seen=session.matches.number(uid)), Change
    )
    session.close()
    session = open_session_in(tmp_path)
    session.backups.restore(session.backups.list()[1])
    session.settings.choose("phone", theme="dark")
    session.close()
    lines = len((tmp_path / FILE).read_bytes().splitlines())
    without(tmp_path, lines - 1)
    assert state_after_start(tmp_path, uid) == (
        WHOLE,
        8,
        {FindingKind.DAMAGED, FindingKind.PUT_BACK},
    )


def test_a_backup_of_another_history_is_not_mixed_in_and_is_offered(
    tmp_path: Path, uid: MatchUid
) -> None:
    backed_up(tmp_path)
    (backup,) = (tmp_path / "backups").iterdir()
    content = disk.read_store(backup).splitlines(keepends=True)
    pack(backup, b"".join([*content[:5], line('{"seq":6,"at":"t","set":{}'), *content[6:]]))
    without(tmp_path, 3)
    found = state_after_start(tmp_path, uid)
    assert (found[0], found[2]) == ([5, 25, 80], {FindingKind.DAMAGED, FindingKind.BEHIND})


def test_backup_found_later_restores_what_a_start_could_not(tmp_path: Path, uid: MatchUid) -> None:
    """The backup was brought from another disk only later."""
    backed_up(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    (tmp_path / "backups").rename(elsewhere)
    without(tmp_path, 4)
    assert state_after_start(tmp_path, uid)[0] == [5, 10, 25, 80]
    assert examine_store(tmp_path, now=SteppingClock()).missing_change_count == 1
    (backup,) = elsewhere.iterdir()
    done = restore_backup(tmp_path, str(backup), now=SteppingClock(), new_uid=str)
    assert done.backup.path == backup
    assert examine_store(tmp_path, now=SteppingClock()).is_healthy


# --- a file that is sound and ends before its newest backup


def empty_file(file: Path) -> None:
    file.write_bytes(b"")


def delete_file(file: Path) -> None:
    file.unlink()


def cut_at_a_line(file: Path) -> None:
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:4]))


def replaced_by_an_older_copy(file: Path) -> None:
    cut_at_a_line(file)
    with open_store(file) as db:  # which somebody has played on with
        db.table("settings").insert({"uid": "phone", "theme": "dark"})


def replaced_by_one_from_before_a_compaction(file: Path) -> None:
    cut_at_a_line(file)
    before = file.read_bytes()
    (file.parent / "backups").rename(file.parent / "kept")
    compact_store(file.parent)
    backups = file.parent / "backups"
    for backup in (file.parent / "kept").iterdir():
        backup.unlink()
    (file.parent / "kept").rmdir()
    assert list(backups.iterdir())
    file.write_bytes(before)


BEHIND = [empty_file, delete_file, cut_at_a_line, replaced_by_an_older_copy]


@pytest.mark.thorough
@pytest.mark.parametrize("spoil", [*BEHIND, replaced_by_one_from_before_a_compaction])
def test_store_behind_its_backup_says_so_and_keeps_backups(
    tmp_path: Path, uid: MatchUid, spoil: Callable[[Path], None]
) -> None:
    backed_up(tmp_path)
    spoil(tmp_path / FILE)
    checkup = examine_store(tmp_path, now=SteppingClock()) if (tmp_path / FILE).exists() else None
    assert checkup is None or not checkup.is_healthy
    wanted = {file.read_bytes() for file in (tmp_path / "backups").iterdir()}
    for number in range(9):  # until somebody answers, however much is played meanwhile
        session = open_session_in(tmp_path)
        assert FindingKind.BEHIND in {found.kind for found in session.findings}
        session.mark_findings_read()
        session.settings.choose("phone", number=number)
        session.close()
        assert wanted <= {file.read_bytes() for file in (tmp_path / "backups").iterdir()}
    assert not examine_store(tmp_path, now=SteppingClock()).is_healthy


@pytest.mark.parametrize("spoil", BEHIND)
def test_store_behind_its_backup_can_be_restored(
    tmp_path: Path, uid: MatchUid, spoil: Callable[[Path], None]
) -> None:
    backed_up(tmp_path)
    spoil(tmp_path / FILE)
    session = open_session_in(tmp_path)
    assert session.newer_backup is not None
    session.backups.restore(session.newer_backup)
    assert session.findings == ()
    session.close()
    assert state_after_start(tmp_path, uid) == (WHOLE, 8, set())
    assert examine_store(tmp_path, now=SteppingClock()).is_healthy


@pytest.mark.thorough
@pytest.mark.parametrize("spoil", BEHIND)
def test_newer_backup_once_given_up_is_not_offered_again(
    tmp_path: Path, uid: MatchUid, spoil: Callable[[Path], None]
) -> None:
    backed_up(tmp_path)
    (old,) = (tmp_path / "backups").iterdir()
    spoil(tmp_path / FILE)
    session = open_session_in(tmp_path)
    assert session.backups.dismiss_newer_backup()
    for number in range(7):
        session.settings.choose("phone", number=number)
        session.close()
        session = open_session_in(tmp_path)
        assert session.findings == ()
    session.close()
    assert not old.exists()
    assert examine_store(tmp_path, now=SteppingClock()).is_healthy


def test_there_is_no_false_alarm_after_what_writes_a_store_anew(
    tmp_path: Path, uid: MatchUid
) -> None:
    """Compaction, a restored backup, a mended damage: the numbers go on behind all that were."""
    for _ in range(3):
        compact_store(tmp_path)
        without(tmp_path, line_of(tmp_path, "changes", '"total":25'))
        session = open_session_in(tmp_path)
        session.backups.restore(session.backups.list()[-1])
        session.mark_findings_read()
        session.close()
        for _ in range(3):
            session = open_session_in(tmp_path)
            assert not {found.kind for found in session.findings}
            session.close()
    assert state_after_start(tmp_path, uid)[0] == WHOLE


def test_everything_in_a_store_comes_back_from_a_backup(tmp_path: Path, uid: MatchUid) -> None:
    """House rules, renamed people, confirmations, settings and drafts as well as matches."""
    session = open_session_in(tmp_path)
    keep_draft(session, uid)
    before = contents(session)
    assert {table for table, documents in before.items() if documents} >= {
        *("matches", "deals", "changes", "drafts", "players", "settings", "profiles"),
        "confirmations",
    }
    session.close()
    backed_up(tmp_path)
    count = len((tmp_path / FILE).read_bytes().splitlines())
    whole = (tmp_path / FILE).read_bytes()
    for number in range(count):
        (tmp_path / FILE).write_bytes(whole)
        without(tmp_path, number)
        session = open_session_in(tmp_path)
        assert contents(session) == before
        assert FindingKind.DAMAGED in {found.kind for found in session.findings}
        session.close()
    (tmp_path / FILE).unlink()
    session = open_session_in(tmp_path)
    assert session.newer_backup is not None
    preview = session.backups.preview(session.newer_backup)
    assert (preview.house_rules, preview.device) == (True, True)
    session.backups.restore(session.newer_backup)
    assert contents(session) == before
    session.close()


def keep_draft(session: Session, uid: MatchUid) -> None:
    session.profiles.save(HouseRules(name="Ours", book=rule_book(RuleSetId("classic_4p"))))
    session.people.rename(session.people.list()[0].who, "Anna")
    session.confirmations.confirm(RuleSetId("classic_4p"), by="phone")
    session.settings.choose("phone", theme="dark")
    session.drafts.save(uid, "phone", {"field": "hand"}, seen=8)


def contents(session: Session) -> dict[str, list[str]]:
    database = session._work.database
    return {table: sorted(map(str, database.table(table).all())) for table in (*TABLES, *DERIVED)}


def cut(folder: Path, rows: int) -> None:
    """Cut the store after so many lines."""
    content = (folder / FILE).read_bytes().splitlines(keepends=True)
    (folder / FILE).write_bytes(b"".join(content[:rows]))


def test_damaged_backup_that_went_further_is_told(tmp_path: Path, uid: MatchUid) -> None:
    """Its name says how far it went, until somebody has read that."""
    session = open_session_in(tmp_path)
    (backup,) = session.backups.list()
    last = session._journal.last
    session.close()
    backup.path.write_bytes(b"")
    cut(tmp_path, 5)
    for _ in range(2):
        session = open_session_in(tmp_path)
        (found,) = session.findings
        assert found.kind is FindingKind.BACKUP_DAMAGED
        assert (found.aside, found.dropped) == (backup.path, last - 5)
        assert session.newer_backup is None
        session.close()
    session = open_session_in(tmp_path)
    session.mark_findings_read()
    session.close()
    assert state_after_start(tmp_path, uid) == ([5, 10, 20], 4, set())


def test_older_backup_is_offered_for_a_damaged_one(tmp_path: Path, uid: MatchUid) -> None:
    session = open_session_in(tmp_path)
    session.deals.record(uid, deal_of_first_side(160), seen=session.matches.number(uid))
    session.close()
    newest, older = session.backups.list()
    newest.path.write_bytes(disk.read_store(newest.path)[:40])
    cut(tmp_path, 5)
    session = open_session_in(tmp_path)
    kinds = {found.kind for found in session.findings}
    assert kinds == {FindingKind.BEHIND, FindingKind.BACKUP_DAMAGED}
    assert session.newer_backup == older
    session.backups.restore(older)
    session.close()
    assert state_after_start(tmp_path, uid)[0] == WHOLE


def test_start_reads_no_backup_that_it_does_not_need(
    tmp_path: Path, uid: MatchUid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A large club has a dozen, and each takes a while to unpack."""
    open_session_in(tmp_path).close()
    monkeypatch.setattr(disk, "read_store", lambda path: pytest.fail(f"read {path}"))
    assert state_after_start(tmp_path, uid) == (WHOLE, 8, set())
