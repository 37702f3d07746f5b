"""Backups: the list with what each holds, a look at what would change, and going back."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import rule_book
from scorekeeper.rules.house_rules import HouseRule, HouseRules
from scorekeeper.services import Session
from scorekeeper.storage import StoreWriteError, disk
from tests.support.matches import record_totals
from tests.support.sessions import SteppingClock, restartable_session
from tests.ui.device import CLASSIC, FOUR, device, record_match
from tests.ui.matches import uid_of
from tests.ui.test_matches import THREE
from tests.ui.testkit import UI

WORDS = Words()

Start = Callable[[], Session]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Start the program again over the same folder; its clock moves on by an hour at a look."""
    clock = SteppingClock("2026-11-01T00:00:00+01:00", timedelta(hours=1))
    with restartable_session(tmp_path, clock) as restart:
        yield restart


def amend(session: Session, uid: Any, number: int, *totals: int) -> None:
    document = {"sides": [{"total": total} for total in totals]}
    session.deals.amend(
        uid,
        uid_of(session, uid, number),
        read_deal(document, "a deal"),
        seen=session.matches.number(uid),
    )


async def wait_for_any(ui: UI, *names: str) -> None:
    await ui.until(lambda: any(ui.has(name) for name in names))


async def test_more_leads_to_the_list_and_back(start: Start) -> None:
    record_match(start(), FOUR, (500, 120))
    async with device(start(), route="/more") as ui:
        assert ui.text("backups") == "Backups Sun 1 Nov 2026, 08:00", "when the latest was made"
        await ui.tap("backups")
        assert ui.has("backup-1")
        await ui.tap("back")
        assert ui.route == "/more"


async def test_each_backup_says_when_and_what_it_holds(start: Start) -> None:
    session = start()
    uid = record_match(session, FOUR, (500, 120))
    session = start()
    record_match(session, THREE)
    record_totals(session, uid, 100, 95)
    session = start()
    async with device(session, route="/backups") as ui:
        await ui.until(lambda: "game" in ui.text("backup-1"))
        assert "1 game, 1 deal" in ui.text("backup-1")
        assert "2 games, 2 deals" in ui.text("backup-2")
        assert (ui.identified("backup-1").label or "").startswith("Sun 1 Nov 2026")
        assert ui.text("backups-state") == "All backed up"
        record_totals(session, uid, 200, 300)
        await ui.tap("back")
        await ui.tap("backups")
        assert ui.text("backups-state") == "Changed since the last backup"


async def test_the_first_start_has_none(start: Start) -> None:
    async with device(start(), route="/backups") as ui:
        assert ui.text("backups-state") == "No backups yet."
        await ui.tap("backups-make")
        await ui.until(lambda: ui.has("backups-report"))
        assert ui.text("backups-report") == WORDS.text("backups-nothing")


async def test_one_is_made_by_a_tap_and_a_second_is_not_needed(start: Start) -> None:
    session = start()
    record_match(session, FOUR, (500, 120))
    async with device(session, route="/backups") as ui:
        await ui.tap("backups-make")
        await ui.until(lambda: ui.has("backup-1"))
        assert ui.text("backups-report") == "Backup made."
        await ui.tap("backups-make")
        await ui.until(lambda: "no new one is needed" in ui.text("backups-report"))
        assert not ui.has("backup-2")


async def test_a_full_disk_is_said_and_nothing_else_happens(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = start()
    uid = record_match(session, FOUR, (500, 120))

    def full(*_: Any, **__: Any) -> None:
        raise StoreWriteError("full", path=session.path)

    async with device(session, route="/backups") as ui:
        monkeypatch.setattr(disk, "write_new", full)
        await ui.tap("backups-make")
        await ui.until(lambda: ui.has("notice"))
        assert "Not saved" in (ui.identified("notice").label or "")
        assert not ui.has("said")
    assert session.matches.open(uid).progress.totals == (500, 120)


async def test_a_look_names_what_comes_goes_and_differs(start: Start) -> None:
    session = start()
    stays, changes, comes = (
        record_match(session, THREE),
        record_match(session, FOUR, (785, 120), (5, 10)),
        record_match(session, THREE, (1, 2, 3)),
    )
    session = start()
    record_match(session, FOUR, (90, 95))
    amend(session, changes, 1, 785, 220)
    record_totals(session, changes, 100, 95)
    database = session._work.database
    with database.transaction():
        for change in database.match_documents("changes", comes):
            database.table("changes").remove(doc_ids=[change["uid"]])
    session.matches.summaries.clear()
    async with device(session, route="/backups/1") as ui:
        await wait_for_any(ui, "backup-restore")
        assert "Eva 1, Finn 2, Greta 3 · 1 deal" in ui.text("backup-come")
        assert "Ana & Ben 90, Cleo & Dov 95 · 1 deal" in ui.text("backup-go")
        said = ui.text("backup-change-3")
        assert "≠ Deal 1 +785 : +220 +785 : +120" in said
        assert "Cleo & Dov: Total entered +220 → +120" in said
        assert "≠ Deal 3 +100 : +95 no deal" in said
        assert "One deal is the same in both." in said
        assert ui.text("backup-same") == "One game doesn’t change."
        assert session.matches.open(stays).match.deals == (), "only looked at"


async def test_going_back_is_asked_once_and_keeps_what_was_there(start: Start) -> None:
    session = start()
    uid = record_match(session, FOUR, (785, 120))
    session = start()
    amend(session, uid, 1, 5, 5)
    async with device(session, route="/backups/1") as ui:
        await wait_for_any(ui, "backup-restore")
        await ui.tap("backup-restore")
        assert ui.has_text("Your current games are backed up first")
        await ui.tap("cancel")
        assert session.matches.open(uid).progress.totals == (5, 5)
        await ui.tap("backup-restore")
        await ui.tap("confirm")
        await wait_for_any(ui, "backups-report")
        assert "Your previous games are in the backup of" in ui.text("backups-report")
        assert session.matches.open(uid).progress.totals == (785, 120)
        await ui.go("/")
        assert ui.text("total-0") == "785", "the table follows"
        await ui.go("/backups")
        assert ui.has("backup-2"), "the present of before"
    async with device(session, route="/backups/2") as ui:
        await wait_for_any(ui, "backup-restore")
        await ui.tap("backup-restore")
        await ui.tap("confirm")
        await wait_for_any(ui, "backups-report")
    assert session.matches.open(uid).progress.totals == (5, 5)


async def test_match_deleted_by_a_restored_backup_leaves_the_table(start: Start) -> None:
    session = start()
    record_match(session, THREE, (1, 2, 3))
    session = start()
    uid = record_match(session, FOUR, (500, 120))
    session.settings.choose("this-device", match=uid)
    async with device(session) as ui:
        assert ui.text("total-0") == "500"
        await ui.go("/backups/1")
        await wait_for_any(ui, "backup-restore")
        await ui.tap("backup-restore")
        await ui.tap("confirm")
        await wait_for_any(ui, "backups-report")
        await ui.go("/")
        assert not ui.has_text("Ana & Ben")


async def test_house_rules_that_would_change_are_said(start: Start) -> None:
    session = start()
    record_match(session, FOUR, (500, 120))
    session = start()
    rule = HouseRule(path="target", value=7500, refs=("table",))
    session.profiles.save(HouseRules(name="Tuesdays", book=rule_book(CLASSIC), rules=(rule,)))
    async with device(session, route="/backups/1") as ui:
        await wait_for_any(ui, "backup-restore")
        assert "House rules" in ui.text("backup-beside")
        assert ui.text("backup-same") == "One game doesn’t change."


async def test_a_backup_of_the_present_would_change_nothing(start: Start) -> None:
    session = start()
    record_match(session, FOUR, (500, 120))
    session.backups.make()
    async with device(session, route="/backups/1") as ui:
        await wait_for_any(ui, "backup-no-change")
        assert not ui.has("restore")


async def test_a_backup_that_cannot_be_read_says_why(start: Start) -> None:
    session = start()
    record_match(session, FOUR, (500, 120))
    session = start()
    (backup,) = session.backups.list()
    backup.path.write_text("no store at all")
    async with device(session, route="/backups") as ui:
        await ui.until(lambda: "doesn’t contain games from this app" in ui.text("backup-1"))
        await ui.tap("backup-1")
        await ui.until(lambda: "doesn’t contain games from this app" in ui.text("backup-why"))
        assert not ui.has("restore")


async def test_a_backup_that_made_room_is_gone(start: Start) -> None:
    async with device(start(), route="/backups/77") as ui:
        assert ui.has_text(WORDS.text("backup-gone"))
        await ui.tap("back")
        assert ui.route == "/backups"


async def test_each_backup_says_why_it_was_made(start: Start) -> None:
    record_match(start(), FOUR, (500, 120))
    session = start()
    record_match(session, THREE)
    async with device(session, route="/backups") as ui:
        await ui.tap("backups-make")
        await ui.until(lambda: ui.has("backup-2"))
        assert "By hand" in ui.text("backup-2")
        assert "Automatic" in ui.text("backup-1")
