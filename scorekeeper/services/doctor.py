"""A store looked at without being changed, and mended where it has to be.

Looking needs no claim to the store, so it may be done while the app runs.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scorekeeper.club import EveningUid
from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import MatchUid
from scorekeeper.services.club.evenings import evening_of
from scorekeeper.services.matches import Matches
from scorekeeper.services.session import FILE, Session, open_session, set_ups_lost
from scorekeeper.services.transactions import Desk
from scorekeeper.storage import Finding, FindingKind, JournalStorage, StoreError
from scorekeeper.storage.backups import Backup, BackupDirectory
from scorekeeper.storage.database import CHANGES, DEALS, EVENINGS, MATCHES, Database
from scorekeeper.storage.disk import asides

LOOKS = 3
"""How often a file is read whose last line is cut off: an app may be about to write the rest."""

HARMLESS = frozenset((FindingKind.MIGRATED,))

NO_BACKUP = "no_backup"
"""The reason of a `StoreError` about a backup that there is not."""


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A match that cannot be opened, and why."""

    match: MatchUid
    error: ScorekeeperError


@dataclass(frozen=True, slots=True)
class UnreadableEvening:
    """An evening of the club that cannot be opened, and why."""

    evening: EveningUid
    name: str
    error: ScorekeeperError


@dataclass(frozen=True, slots=True)
class Restored:
    """What was done to go back to a backup."""

    backup: Backup
    before: Backup | None
    """The backup of what was there before; None where there was nothing."""
    mended: tuple[Finding, ...]
    """What was wrong with the store, and was mended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Checkup:
    """What was seen of a store."""

    path: Path
    size: int
    """Bytes."""
    schema: int
    app: str
    """The version of the program that made it or brought it up to date."""
    documents: dict[str, int]
    """How many there are in each table."""
    findings: tuple[Finding, ...]
    """What is wrong with the file."""
    unreadable: tuple[Unreadable, ...]
    evenings: tuple[UnreadableEvening, ...]
    lost: int
    """Documents that are missing and that backups have."""
    gaps: int
    """Changes that are missing and that no backup has."""
    strays: tuple[str, ...]
    """Matches of which only deals are left."""
    backups: tuple[Backup, ...]
    bad_backups: tuple[Backup, ...]
    aside: tuple[Path, ...]
    """Originals that were set aside earlier: they are kept until somebody deletes them."""

    @property
    def is_healthy(self) -> bool:
        """True if nothing was found that a person should know of."""
        grave = {finding.kind for finding in self.findings} - HARMLESS
        return not (
            grave
            or self.unreadable
            or self.evenings
            or self.gaps
            or self.strays
            or self.bad_backups
        )

    @property
    def is_mendable(self) -> bool:
        """True if a repair has something to do."""
        kinds = {finding.kind for finding in self.findings}
        return bool(kinds & {FindingKind.TORN, FindingKind.DAMAGED})

    @property
    def ahead(self) -> Path | None:
        """The backup that has what the store lacks."""
        return next((finding.backup for finding in self.findings if finding.backup), None)


def examined(folder: Path, *, now: Callable[[], str]) -> Checkup:
    """Look at the store of a folder, at every match in it, and at its backups; changes nothing.

    Raises `StoreError` where there is none or it cannot be read, `StoreCorruptError` where the
    file is no store.
    """
    path = folder / FILE
    for _ in range(LOOKS):
        archive = Database(path, now=now, read_only=True)
        journal = archive.journal
        if FindingKind.TORN not in {finding.kind for finding in journal.findings}:
            break
    backups = BackupDirectory(store=journal.path).backups()
    put_back = (one.kept for one in journal.findings if one.kind is FindingKind.PUT_BACK)
    return Checkup(
        path=journal.path,
        size=journal.path.stat().st_size,
        schema=journal.header.get("schema", 0),
        app=journal.header.get("app", ""),
        documents={table: archive.count(table) for table in (MATCHES, DEALS, CHANGES, EVENINGS)},
        findings=(*journal.findings, *journal.notes),
        unreadable=tuple(_unreadable(archive, now)),
        evenings=tuple(_unreadable_evenings(archive)),
        lost=sum(put_back),
        gaps=sum(_gaps(archive.of_match(CHANGES, uid)) for uid in archive.match_uids()),
        strays=set_ups_lost(archive),
        backups=backups,
        bad_backups=tuple(backup for backup in backups if not _is_readable(backup, now)),
        aside=asides(journal.path),
    )


def repaired(
    folder: Path, *, now: Callable[[], str], new_uid: Callable[[], str]
) -> tuple[Finding, ...]:
    """Mend the store of a folder; gives what was found and where the originals lie.

    Raises `StoreBusyError` while the app has it open, and otherwise what `open_session` raises.
    """
    session = open_session(folder, now=now, new_uid=new_uid)
    try:
        return session.findings
    finally:
        session.close()


def restored(
    folder: Path, name: str, *, now: Callable[[], str], new_uid: Callable[[], str]
) -> Restored:
    """Go back to a backup by its number or its file.

    No other backup is made or cleared away for it. Raises `StoreError` where there is no such
    backup or it cannot be read, `StoreBusyError` while the app has the store open.
    """
    session = Session(Database(folder / FILE, now=now), now=now, new_uid=new_uid)
    try:
        path = Path(name)
        backups = {name: b for b in session.backups.list() for name in (str(b.number), str(b.path))}
        backup = backups.get(name) or backups.get(str(path.absolute()))
        if backup is None and path.is_file():  # it lies elsewhere
            backup = Backup(path=path, number=0, at=None, size=path.stat().st_size)
        if backup is None:
            raise StoreError(f"There is no such backup: {name}", path=path, reason=NO_BACKUP)
        return Restored(backup, session.backups.restore(backup), session.findings)
    finally:
        session.close()


def _gaps(changes: Sequence[Mapping[str, Any]]) -> int:
    """Count the numbers that a history lacks."""
    return (changes[-1]["number"] if changes else 0) - len(changes)


def _unreadable(archive: Database, now: Callable[[], str]) -> Iterator[Unreadable]:
    matches = Matches(Desk(archive, now, str))
    for document in archive.all(MATCHES):
        uid = MatchUid(document["uid"])
        try:
            matches.open(uid)
        except ScorekeeperError as error:
            yield Unreadable(uid, error)


def _unreadable_evenings(archive: Database) -> Iterator[UnreadableEvening]:
    for head in archive.all(EVENINGS):
        uid = EveningUid(head["uid"])
        try:
            evening_of(archive, uid)
        except ScorekeeperError as error:
            name = str((head.get("plan") or {}).get("name") or "")
            yield UnreadableEvening(uid, name, error)


def _is_readable(backup: Backup, now: Callable[[], str]) -> bool:
    """Return whether a backup is whole: it never ends in half a line, and never without a match.

    Its name says with which line it ends, as the names of the first edition do not.
    """
    try:
        journal = JournalStorage(backup.path, now=now, read_only=True)
    except StoreError:
        return False
    kinds = {finding.kind for finding in journal.findings}
    is_cut = bool(kinds & {FindingKind.DAMAGED, FindingKind.TORN}) or journal.is_empty
    return not is_cut and backup.last in (None, journal.last)
