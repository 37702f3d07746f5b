"""Examine a store, also while the app has it open; repair it or restore a backup."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.services.club.evenings import load_evening
from scorekeeper.services.matches import Matches
from scorekeeper.services.session import (
    FILE,
    Session,
    library_of,
    matches_without_set_up,
    open_database_read_only,
    open_session,
)
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage import Finding, FindingKind, JournalStorage, StoreError
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, Database
from scorekeeper.storage.disk import aside_files


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match or a session that cannot be opened, and the reason."""

    uid: str
    name: str  # of a session; empty for a match
    error: ScorekeeperError


@dataclass(frozen=True, slots=True)
class RestoreResult:
    """The outcome of restoring a backup."""

    backup: Backup
    before: Backup | None  # a backup of the replaced store; None if that was empty
    repaired: tuple[Finding, ...]
    """The faults of the store, which were repaired, and of the backup."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkup:
    """The state of a store."""

    path: Path
    size: int  # bytes
    schema: int
    app: str  # the version of the program that made or last migrated it
    documents: dict[str, int]  # number of documents by table
    findings: tuple[Finding, ...]
    unreadable_matches: tuple[Unreadable, ...]
    unreadable_evenings: tuple[Unreadable, ...]
    restorable_count: int  # number of missing documents that backups have
    missing_change_count: int  # number of missing changes that no backup has
    matches_without_set_up: tuple[str, ...]  # uids of matches of which only the deals are left
    backups: tuple[Backup, ...]
    bad_backups: tuple[Backup, ...]
    damaged_originals: tuple[Path, ...]
    """Copies of damaged files that earlier repairs have kept."""

    @property
    def is_healthy(self) -> bool:
        """True if nothing is missing or unreadable."""
        lacks = self.missing_change_count or self.matches_without_set_up or self.bad_backups
        grave = {finding.kind for finding in self.findings} - {FindingKind.MIGRATED}
        return not (grave or self.unreadable_matches or self.unreadable_evenings or lacks)

    @property
    def is_repairable(self) -> bool:
        """True if `repair_store` can repair a fault."""
        kinds = {finding.kind for finding in self.findings}
        return bool(kinds & {FindingKind.TORN, FindingKind.DAMAGED})

    @property
    def newer_backup(self) -> Path | None:
        """The file of the backup with changes that the store lacks; None if there is none."""
        return next((finding.backup for finding in self.findings if finding.backup), None)


def examine_store(folder: Path, *, now: Callable[[], str]) -> Checkup:
    """Examine the store of a folder, all of its matches and its backups, without changing it.

    Raises `StoreError` if the store cannot be read, `StoreCorruptError` if the file is no store.
    """
    database = open_database_read_only(folder, now=now)
    journal = database.journal
    histories = (database.match_documents(CHANGES, uid) for uid in database.match_uids())
    library = library_of(folder)
    matches = Matches(UnitOfWork(database, library, now, str))
    backups = BackupDirectory(store=journal.path).backups()
    return Checkup(
        path=journal.path,
        size=journal.path.stat().st_size,
        schema=journal.header.get("schema", 0),
        app=journal.header.get("app", ""),
        documents={
            table: len(database.table(table)) for table in (MATCHES, DEALS, CHANGES, EVENINGS)
        },
        findings=(*journal.findings, *journal.unread_findings),
        unreadable_matches=tuple(
            _unreadable_documents(
                database.table(MATCHES).all(), lambda doc: matches.open(doc["uid"])
            )
        ),
        unreadable_evenings=tuple(
            _unreadable_documents(
                database.table(EVENINGS).all(), lambda doc: load_evening(database, library, doc)
            )
        ),
        restorable_count=sum(f.kept for f in journal.findings if f.kind is FindingKind.PUT_BACK),
        missing_change_count=sum(
            changes[-1]["number"] - len(changes) for changes in histories if changes
        ),
        matches_without_set_up=matches_without_set_up(database),
        backups=backups,
        bad_backups=tuple(backup for backup in backups if not _is_readable(backup, now)),
        damaged_originals=aside_files(journal.path),
    )


def _unreadable_documents(
    documents: Iterable[dict[str, Any]], open_: Callable[[dict[str, Any]], object]
) -> Iterator[Unreadable]:
    """Yield uid, name and error of each document for which `open_` raises an error."""
    for document in documents:
        try:
            open_(document)
        except ScorekeeperError as error:
            name = str((document.get("plan") or {}).get("name") or "")
            yield Unreadable(document["uid"], name, error)


def _is_readable(backup: Backup, now: Callable[[], str]) -> bool:
    """Return True if a backup is complete, not empty, and ends with the change in its name."""
    try:
        journal = JournalStorage(backup.path, now=now, read_only=True)
    except StoreError:
        return False
    kinds = {finding.kind for finding in journal.findings}
    is_cut = bool(kinds & {FindingKind.DAMAGED, FindingKind.TORN}) or journal.is_empty
    return not is_cut and backup.last in (None, journal.last)


def repair_store(
    folder: Path, *, now: Callable[[], str], new_uid: Callable[[], str]
) -> tuple[Finding, ...]:
    """Repair the store of a folder, and return its faults; raise the errors of `open_session`."""
    with closing(open_session(folder, now=now, new_uid=new_uid)) as session:
        session.mark_findings_read()  # the caller prints them
        return session.findings


def restore_backup(
    folder: Path, name: str, *, now: Callable[[], str], new_uid: Callable[[], str]
) -> RestoreResult:
    """Restore the backup with the number or path `name`; return it and all faults found.

    Raises:
        StoreError: There is no such backup, it cannot be read, or it has no games.
        StoreBusyError: The app has the store open.
    """
    path = Path(name)
    database = Database(folder / FILE, now=now)
    session = Session(UnitOfWork(database, library_of(folder), now, new_uid))
    try:
        for backup in session.backups.list():
            if name == str(backup.number) or path.absolute() == backup.path:
                break
        else:
            if not path.is_file():
                raise StoreError(f"There is no such backup: {name}", path=path, reason="no_backup")
            backup = Backup(path=path, number=0, at=None, size=path.stat().st_size)
        faults = session.backups.findings(backup)
        before = session.backups.restore(backup)
        session.mark_findings_read()  # the caller prints them
        return RestoreResult(backup, before, (*session.findings, *faults))
    finally:
        session.release()
