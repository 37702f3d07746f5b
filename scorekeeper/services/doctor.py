"""A store looked at without a claim to it, also while the app runs; and mended, if need be."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.services.club.evenings import load_evening
from scorekeeper.services.matches import Matches
from scorekeeper.services.session import (
    FILE,
    Session,
    open_database_read_only,
    open_session,
    set_ups_lost,
)
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage import Finding, FindingKind, JournalStorage, StoreError
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, Database
from scorekeeper.storage.disk import asides


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match or an evening of the club that cannot be opened, and why."""

    uid: str
    name: str  # that of an evening
    error: ScorekeeperError


@dataclass(frozen=True, slots=True)
class Restored:
    backup: Backup
    before: Backup | None  # the backup of what was there before; None where there was nothing
    mended: tuple[Finding, ...]
    """The faults of the store, which were mended, and of the backup."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkup:
    path: Path
    size: int  # bytes
    schema: int
    app: str  # the version of the program that made it or brought it up to date
    documents: dict[str, int]
    findings: tuple[Finding, ...]
    unreadable: tuple[Unreadable, ...]  # matches
    evenings: tuple[Unreadable, ...]
    lost: int  # documents that are missing and that backups have
    gaps: int  # changes that are missing and that no backup has
    strays: tuple[str, ...]  # matches of which only deals are left
    backups: tuple[Backup, ...]
    bad_backups: tuple[Backup, ...]
    aside: tuple[Path, ...]
    """Originals that were set aside earlier: they are kept until somebody deletes them."""

    @property
    def is_healthy(self) -> bool:
        lacks = self.gaps or self.strays or self.bad_backups
        grave = {finding.kind for finding in self.findings} - {FindingKind.MIGRATED}
        return not (grave or self.unreadable or self.evenings or lacks)

    @property
    def is_mendable(self) -> bool:
        kinds = {finding.kind for finding in self.findings}
        return bool(kinds & {FindingKind.TORN, FindingKind.DAMAGED})

    @property
    def ahead(self) -> Path | None:
        """The backup that has what the store lacks."""
        return next((finding.backup for finding in self.findings if finding.backup), None)


def examine_store(folder: Path, *, now: Callable[[], str]) -> Checkup:
    """Look at the store of a folder, at every match in it, and at its backups; changes nothing.

    Raises `StoreError` where it cannot be read, `StoreCorruptError` where it is no store.
    """
    database = open_database_read_only(folder, now=now)
    journal = database.journal
    histories = (database.of_match(CHANGES, uid) for uid in database.match_uids())
    matches = Matches(UnitOfWork(database, now, str))
    backups = BackupDirectory(store=journal.path).backups()
    return Checkup(
        path=journal.path,
        size=journal.path.stat().st_size,
        schema=journal.header.get("schema", 0),
        app=journal.header.get("app", ""),
        documents={table: database.count(table) for table in (MATCHES, DEALS, CHANGES, EVENINGS)},
        findings=(*journal.findings, *journal.notes),
        unreadable=tuple(_unreadable(database.all(MATCHES), lambda doc: matches.open(doc["uid"]))),
        evenings=tuple(_unreadable(database.all(EVENINGS), partial(load_evening, database))),
        lost=sum(f.kept for f in journal.findings if f.kind is FindingKind.PUT_BACK),
        gaps=sum(changes[-1]["number"] - len(changes) for changes in histories if changes),
        strays=set_ups_lost(database),
        backups=backups,
        bad_backups=tuple(backup for backup in backups if not _is_readable(backup, now)),
        aside=asides(journal.path),
    )


def _unreadable(
    documents: Iterable[dict[str, Any]], open_: Callable[[dict[str, Any]], object]
) -> Iterator[Unreadable]:
    for document in documents:
        try:
            open_(document)
        except ScorekeeperError as error:
            name = str((document.get("plan") or {}).get("name") or "")
            yield Unreadable(document["uid"], name, error)


def _is_readable(backup: Backup, now: Callable[[], str]) -> bool:
    """True if a backup ends with a whole line, that of the number in its name, and is not empty."""
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
    """Mend the store of a folder, and return what was found; raises what `open_session` raises."""
    with closing(open_session(folder, now=now, new_uid=new_uid)) as session:
        session.mark_findings_read()  # they are printed
        return session.findings


def restore_backup(
    folder: Path, name: str, *, now: Callable[[], str], new_uid: Callable[[], str]
) -> Restored:
    """Go back to a backup by its number or its file; no other is made or cleared away for it.

    Raises `StoreError` where it is not there, cannot be read or holds no games, and
    `StoreBusyError` where the app has the store open.
    """
    path = Path(name)
    session = Session(UnitOfWork(Database(folder / FILE, now=now), now, new_uid))
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
        session.mark_findings_read()  # they are printed
        return Restored(backup, before, (*session.findings, *faults))
    finally:
        session.release()
