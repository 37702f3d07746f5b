"""Backups, damage, the doctor: an evening comes back, and codes that were revoked do not."""

import shutil
from pathlib import Path

from scorekeeper.club.model import EveningUid, Score
from scorekeeper.club.results import correct_result, reopen_table
from scorekeeper.services import Session
from scorekeeper.services.doctor import examine_store
from scorekeeper.services.events import EveningChanged
from scorekeeper.services.session import FILE
from scorekeeper.storage.database import CLUB_LOG, CLUB_TABLES, EVENINGS
from tests.services.club.kit import (
    House,
    begin_evening,
    begin_first_round,
    by_paper,
    change,
    close_running_round,
    match_of,
    next_round,
    phone,
    record_totals,
)
from tests.support.sessions import SteppingClock


def backed_up(session: Session) -> int:
    session.backups.make()
    return session.backups.list()[0].number


def restore_backup(session: Session, number: int) -> None:
    (backup,) = (one for one in session.backups.list() if one.number == number)
    session.backups.restore(backup)


def test_a_backup_brings_an_evening_back_as_it_was(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    record_totals(phone(session, uid, 1, side=0), 785, 120)
    then, number = session.club.evenings.open(uid), backed_up(session)
    close_running_round(session, uid)
    later = next_round(session, uid)
    begin_evening(session, 2)
    news: list[EveningChanged] = []
    session.club.subscribe(news.append)
    restore_backup(session, number)
    assert session.club.evenings.open(uid) == then != later
    assert [one.uid for one in session.club.evenings.list()] == [uid]
    assert session.club.tables(uid, 1)[0].totals == (785, 120)
    assert EveningChanged(uid, None, None, "evening") in news
    assert len(session.matches.list(include_club=True)) == 2
    assert house.start().club.evenings.open(uid) == then


def test_a_preview_says_that_club_nights_change_and_not_each_match(session: Session) -> None:
    uid = begin_first_round(session, 4)
    number = backed_up(session)
    record_totals(phone(session, uid, 1, side=0), 785, 120)
    (backup,) = (one for one in session.backups.list() if one.number == number)
    preview = session.backups.preview(backup)
    assert (preview.added, preview.removed, preview.changed) == ((), (), ())
    assert preview.club
    assert not preview.house_rules


def test_a_code_that_was_revoked_stays_revoked_after_a_restore(session: Session) -> None:
    uid = begin_first_round(session, 4)
    old = session.club.access.ensure_code(uid, 1)
    token = session.club.access.exchange(old)
    assert token is not None
    number = backed_up(session)
    fresh = session.club.access.replace_code(uid, 1)
    restore_backup(session, number)
    assert session.club.access.exchange(old) is None
    assert session.club.access.visitor(token.token) is None
    assert session.club.access.exchange(fresh) is not None


def test_an_evening_that_is_not_here_comes_with_its_codes(house: House, tmp_path: Path) -> None:
    """A backup on an empty store: cards that are printed stay good."""
    session = house.start()
    uid = begin_first_round(session, 4)
    code = session.club.access.ensure_code(uid, 1)
    backed_up(session)
    shelf = session.backups.directory.folder
    other = house.start(tmp_path / "other")
    shutil.copytree(shelf, other.backups.directory.folder, dirs_exist_ok=True)
    other.backups.restore(other.backups.list()[0])
    assert other.club.evenings.open(uid) == session.club.evenings.open(uid)
    assert other.club.access.exchange(code) is not None


def start_with_damage(house: House, wanted: str) -> Session:
    """The program started over a store whose last line with a text has become unreadable."""
    path = house.opened[-1].path
    house.close()
    lines = path.read_bytes().splitlines(keepends=True)
    places = [place for place, line in enumerate(lines) if wanted.encode() in line]
    lines[places[-1]] = b"#" * (len(lines[places[-1]]) - 1) + b"\n"
    path.write_bytes(b"".join(lines))
    return house.start()


def test_a_result_that_a_damage_took_is_put_back_from_a_backup(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    by_paper(session, uid, {1: (777, 5)})
    before = close_running_round(session, uid)
    backed_up(session)
    session = start_with_damage(house, '"points":[777,5]')
    assert session.club.evenings.open(uid) == before


def test_reopened_result_is_not_put_back_from_a_backup(house: House) -> None:
    """Table 1 was reopened after the backup; that of table 2 is what the damage took."""
    session = house.start()
    uid = begin_first_round(session, 4)
    by_paper(session, uid, {1: (777, 5)})
    by_paper(session, uid, {2: (888, 5)})
    backed_up(session)
    before = change(session, uid, lambda e, note: reopen_table(e, 1, note), "the wrong table")
    session = start_with_damage(house, '"points":[888,5]')
    assert session.club.evenings.open(uid).rounds == before.rounds
    by_paper(session, uid, {1: (999, 5)})
    backed_up(session)
    now = session.club.evenings.open(uid)
    session = start_with_damage(house, '"points":[999,5]')
    assert session.club.evenings.open(uid).rounds == now.rounds


def test_claim_after_the_backup_is_kept_without_its_result(
    house: House,
) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    by_paper(session, uid, {1: (777, 5)})
    backed_up(session)
    assert phone(session, uid, 2, side=0).table.claim(Score((888, 5))) == ()
    before = session.club.evenings.open(uid)
    session = start_with_damage(house, '"points":[777,5]')
    assert session.club.evenings.open(uid).rounds == before.rounds


def test_a_backup_puts_no_older_result_in_the_place_of_a_later_one(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    by_paper(session, uid, {1: (777, 5), 2: (888, 5)})
    backed_up(session)
    right = lambda e, note: correct_result(e, 1, 1, Score((5, 777)), note)  # noqa: E731
    before = change(session, uid, right, "sides mixed up")
    session = start_with_damage(house, '"points":[888,5]')
    assert session.club.evenings.open(uid).rounds == before.rounds


def test_lost_line_of_the_club_log_takes_no_later_one(house: House) -> None:
    """A log with a gap goes on behind its last line, and lines are changed in their places."""
    session = house.start()
    uid = begin_first_round(session, 4)
    database = session._work.database
    lines = database.evening_documents(CLUB_LOG, uid)
    database.table(CLUB_LOG).remove(doc_ids=[lines[0]["uid"]])
    before = session.club.evenings.open(uid)
    assert len(before.log) == len(lines) - 1
    by_paper(session, uid, {1: (777, 5)})
    by_paper(session, uid, {2: (9, 5)})
    kept = [one["number"] for one in database.evening_documents(CLUB_LOG, uid)]
    assert kept == [2, 3, 4]
    evening = session.club.evenings.open(uid)
    assert evening.log[: len(before.log)] == before.log
    assert house.start().club.evenings.open(uid) == evening


def test_the_doctor_names_an_evening_that_cannot_be_opened(house: House) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    close_running_round(session, uid)
    database = session._work.database
    table = database.evening_documents(CLUB_TABLES, uid)[0]
    database.table(CLUB_TABLES).put({key: table[key] for key in table if key != "result"})
    house.close()
    checkup = examine_store(house.folder, now=SteppingClock())
    assert [(one.uid, one.name) for one in checkup.unreadable_evenings] == [(uid, "Tuesday")]
    assert "has no result" in str(checkup.unreadable_evenings[0].error)
    assert not checkup.is_healthy
    assert checkup.documents[EVENINGS] == 1


def test_the_doctor_finds_a_store_with_a_club_healthy(house: House) -> None:
    session = house.start()
    close_running_round(session, begin_first_round(session, 4))
    house.close()
    checkup = examine_store(house.folder, now=SteppingClock())
    assert checkup.is_healthy
    assert checkup.path.name == FILE


def test_clubs_match_from_a_file_is_an_ordinary_match(house: House, tmp_path: Path) -> None:
    session = house.start()
    uid = begin_first_round(session, 4)
    seated = phone(session, uid, 1, side=0)
    record_totals(seated, 785, 120)
    text = session.exchange.export_json([match_of(seated)])
    assert session.exchange.import_matches(
        session.exchange.preview_import(text, "one.json")
    ).unchanged
    other = house.start(tmp_path / "other")
    other.exchange.import_matches(other.exchange.preview_import(text, "one.json"))
    (summary,) = other.matches.list()
    assert summary.progress.totals == (785, 120)
    assert EveningUid(uid) not in [one.uid for one in other.club.evenings.list()]


def test_everything_for_a_new_phone_has_the_matches_of_clubs_too(session: Session) -> None:
    begin_first_round(session, 4)
    offer = session.exchange.preview_import(session.exchange.export_json(), "all.json")
    assert len(offer.same) == 2
