"""What a damage took is put back from the history of the match and from the backups."""

import itertools
from pathlib import Path

import pytest

from scorekeeper.match import DealUid, MatchUid
from scorekeeper.match.model import PlayedDeal
from scorekeeper.session import Change, Session, open_session
from scorekeeper.session.doctor import examined, repaired
from scorekeeper.session.session import FILE
from scorekeeper.store import FindingKind
from tests.session.conftest import Clock, classic, deal
from tests.store.kit import opened

UIDS = itertools.count(1)


def started(folder: Path) -> Session:
    return open_session(folder, now=Clock(), new_uid=lambda: f"uid-{next(UIDS)}")


@pytest.fixture
def uid(tmp_path: Path) -> MatchUid:
    """A match of five deals, the third amended and the fourth dropped; no backup of it yet."""
    session = started(tmp_path)
    uid = MatchUid(str(session.matches.start(classic())))
    for total in (5, 10, 20, 40, 80):
        assert isinstance(session.deals.record(uid, scored(total)), Change)
    third, fourth = (
        played.uid or DealUid("") for played in session.matches.open(uid).match.deals[2:4]
    )
    session.deals.amend(uid, third, scored(25))
    session.deals.drop(uid, fourth)
    session.close()
    return uid


def scored(total: int) -> PlayedDeal:
    """A deal in which only one side scored."""
    return deal({"total": total}, {"total": 0})


def backed_up(folder: Path) -> None:
    started(folder).close()


def without(folder: Path, *numbers: int) -> None:
    """Have some lines of the store be zeros, the header's being 0."""
    lines = (folder / FILE).read_bytes().splitlines(keepends=True)
    for number in numbers:
        lines[number] = b"\0" * (len(lines[number]) - 1) + b"\n"
    (folder / FILE).write_bytes(b"".join(lines))


def tidied(folder: Path) -> None:
    """Write the store anew with a line for each document, as compaction does."""
    session = started(folder)
    for tap in range(60):
        session.drafts.keep(MatchUid("m"), "phone", {"tap": tap}, seen=1)
    assert session._journal.compact()
    session.close()


def line_of(folder: Path, table: str, text: str) -> int:
    """The number of the line of a document."""
    lines = (folder / FILE).read_text().splitlines()
    (found,) = (n for n, one in enumerate(lines) if f'"set":{{"{table}"' in one and text in one)
    return found


def totals(folder: Path, uid: MatchUid) -> tuple[list[int], int, set[str]]:
    """The totals of the deals, the length of the history, and the findings of a start."""
    session = started(folder)
    stand = session.matches.open(uid)
    session.close()
    deals = [one.score.totals[0] for one in stand.progress.deals]
    return deals, len(stand.history.changes), {finding.kind for finding in session.findings}


WHOLE = [5, 10, 25, 80]


def test_a_match_whose_first_line_is_lost_comes_back_from_a_backup(
    tmp_path: Path, uid: MatchUid
) -> None:
    backed_up(tmp_path)
    without(tmp_path, 1)
    assert totals(tmp_path, uid) == (WHOLE, 8, {FindingKind.DAMAGED, FindingKind.PUT_BACK})
    assert totals(tmp_path, uid) == (WHOLE, 8, set())


@pytest.mark.parametrize("lost", [[2], [4, 5], [7], [8], [6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]])
def test_whatever_lines_are_lost_a_backup_has_them(
    tmp_path: Path, uid: MatchUid, lost: list[int]
) -> None:
    """A deal, an amendment, the dropping of a deal at the end, and the whole match."""
    backed_up(tmp_path)
    without(tmp_path, *lost)
    assert totals(tmp_path, uid) == (WHOLE, 8, {FindingKind.DAMAGED, FindingKind.PUT_BACK})


def test_a_store_that_is_all_zeros_is_a_damage_and_comes_back_from_a_backup(
    tmp_path: Path, uid: MatchUid
) -> None:
    """A power cut may leave the length of a file and nothing of what stood in it."""
    backed_up(tmp_path)
    zeros = b"\0" * (tmp_path / FILE).stat().st_size
    (tmp_path / FILE).write_bytes(zeros)
    assert totals(tmp_path, uid) == (WHOLE, 8, {FindingKind.DAMAGED, FindingKind.PUT_BACK})
    (aside,) = tmp_path.glob(f"{FILE}.corrupt-*")
    assert aside.read_bytes() == zeros


def test_after_a_compaction_a_lost_document_is_in_the_history(
    tmp_path: Path, uid: MatchUid
) -> None:
    """No backup is needed: each deal has a line, and each change another."""
    tidied(tmp_path)
    for backup in (tmp_path / "backups").iterdir():
        backup.unlink()
    without(tmp_path, line_of(tmp_path, "deals", '"total":25'))
    without(tmp_path, line_of(tmp_path, "matches", '"house_rules"'))
    assert totals(tmp_path, uid) == (WHOLE, 8, {FindingKind.DAMAGED, FindingKind.PUT_BACK})


def test_what_nobody_has_any_more_stays_lost_and_is_told(tmp_path: Path, uid: MatchUid) -> None:
    without(tmp_path, 3)
    assert totals(tmp_path, uid) == ([5, 25, 80], 7, {FindingKind.DAMAGED})
    checkup = examined(tmp_path, now=Clock())
    assert (checkup.gaps, checkup.lost, checkup.strays) == (1, 0, ())
    assert not checkup.is_healthy


def test_deals_of_a_match_that_nobody_can_name_are_told_of(tmp_path: Path, uid: MatchUid) -> None:
    without(tmp_path, 1)
    started(tmp_path).close()
    assert examined(tmp_path, now=Clock()).strays == (uid,)


def test_what_a_restored_backup_took_away_is_not_put_back_by_a_later_damage(
    tmp_path: Path, uid: MatchUid
) -> None:
    backed_up(tmp_path)
    session = started(tmp_path)
    assert isinstance(session.deals.record(uid, scored(160)), Change)
    session.close()
    session = started(tmp_path)
    session.backups.restore(session.backups.list()[1])
    session.settings.choose("phone", theme="dark")
    session.close()
    lines = len((tmp_path / FILE).read_bytes().splitlines())
    without(tmp_path, lines - 1)
    assert totals(tmp_path, uid) == (WHOLE, 8, {FindingKind.DAMAGED})


def test_a_history_that_went_another_way_in_a_backup_is_not_mixed_in(
    tmp_path: Path, uid: MatchUid
) -> None:
    backed_up(tmp_path)
    (backup,) = (tmp_path / "backups").iterdir()
    with opened(backup) as journal:
        journal.table("changes").update({"uid": "another"}, doc_ids=[6])
    without(tmp_path, 3)
    assert totals(tmp_path, uid)[0] == [5, 25, 80]


def test_a_repair_puts_back_what_an_earlier_start_could_not(tmp_path: Path, uid: MatchUid) -> None:
    """The backup was brought from another disk only later."""
    backed_up(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    (tmp_path / "backups").rename(elsewhere)
    without(tmp_path, 4)
    assert totals(tmp_path, uid)[0] == [5, 10, 25, 80]
    assert examined(tmp_path, now=Clock()).gaps == 1
    for backup in (tmp_path / "backups").iterdir():
        backup.unlink()
    (tmp_path / "backups").rmdir()
    elsewhere.rename(tmp_path / "backups")
    checkup = examined(tmp_path, now=Clock())
    assert (checkup.lost, checkup.gaps, checkup.is_mendable) == (1, 0, True)
    findings = repaired(tmp_path, now=Clock(), new_uid=str)
    assert [(found.kind, found.kept) for found in findings] == [(FindingKind.PUT_BACK, 1)]
    assert examined(tmp_path, now=Clock()).is_healthy
