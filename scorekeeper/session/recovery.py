"""What a damaged store has lost of its matches, and where it still stands.

Every change of a match is kept with what was there after it, so most of what is missing in
the tables is in the history; what is missing in the history may be in a backup.
"""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from scorekeeper.session.club.recovering import lost_of_evenings
from scorekeeper.session.exchange.kept import Doc, replayed
from scorekeeper.store import StoreError, open_journal
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES, Archive
from scorekeeper.store.backups import Backup


@dataclass(frozen=True, slots=True)
class Loss:
    """A document as it should be in a table; None where it should not be there."""

    table: str
    uid: str
    document: Doc | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Losses:
    """What is missing in a store."""

    found: tuple[Loss, ...] = ()
    """What can be put back."""
    gaps: int = 0
    """Changes that nobody can tell any more."""
    strays: tuple[str, ...] = ()
    """Matches of which there are deals and nothing that says who played."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Backups that can be read, the newest first."""

    backups: tuple[Archive, ...] = ()
    is_damaged: bool = False
    """Whether the store has just been found damaged: then it lost what the newest one has more."""

    @property
    def newest(self) -> Archive | None:
        """The backup that the store had everything of, or None."""
        return self.backups[0] if self.backups and self.is_damaged else None


def losses(
    archive: Archive, backups: Sequence[Backup], *, is_damaged: bool, now: Callable[[], str]
) -> Losses:
    """What is missing in the matches of an archive.

    Backups, which come the newest first, are opened only where it does not say it all itself,
    or where its file has just been found damaged.
    """
    lost = _losses(archive, Sources())
    if not backups or not (is_damaged or lost.gaps or lost.strays):
        return lost
    sources = Sources(tuple(_opened(backups, now)), is_damaged)
    lost = _losses(archive, sources)
    of_evenings = lost_of_evenings(archive, sources.newest) if sources.newest else ()
    found = (Loss(table, document["uid"], document) for table, document in of_evenings)
    return replace(lost, found=(*lost.found, *found))


def put_back(archive: Archive, lost: Losses) -> None:
    """Put into the store what can be put back, in one transaction."""
    with archive.transaction():
        for loss in lost.found:
            if loss.document is None:
                archive.remove(loss.table, loss.uid)
            else:
                archive.put(loss.table, loss.document)


def _opened(backups: Sequence[Backup], now: Callable[[], str]) -> Iterator[Archive]:
    for backup in backups:
        with contextlib.suppress(StoreError):  # one that cannot be read is of no help
            yield Archive(open_journal(backup.path, now=now, read_only=True))


def _losses(archive: Archive, sources: Sources) -> Losses:
    found: list[Loss] = []
    strays: list[str] = []
    gaps = 0
    newest = sources.newest.match_uids() if sources.newest else ()
    for uid in dict.fromkeys((*archive.match_uids(), *newest)):
        changes = archive.of_match(CHANGES, uid)
        refound = _refound(changes, sources, uid)
        whole = sorted((*changes, *refound), key=lambda change: change["number"])
        gaps += len(_gaps(whole))
        here = [Loss(CHANGES, change["uid"], change) for change in refound]
        here += _wanting(archive, sources, uid, whole, is_new=bool(refound))
        is_known = archive.get(MATCHES, uid) is not None or _is_deleted(whole)
        if not is_known and MATCHES not in {loss.table for loss in here}:
            strays.append(uid)
        found += here
    return Losses(found=tuple(found), gaps=gaps, strays=tuple(strays))


def _refound(changes: Sequence[Doc], sources: Sources, uid: str) -> list[Doc]:
    """The changes of backups that a history lacks."""
    known = {change["number"]: change["uid"] for change in changes}
    refound: dict[int, Doc] = {}
    for backup in sources.backups:
        theirs = backup.of_match(CHANGES, uid)
        if any(known.get(one["number"], one["uid"]) != one["uid"] for one in theirs):
            continue  # a history that went another way
        last = max(known, default=0)
        for one in theirs:
            if one["number"] < last or backup is sources.newest:
                refound.setdefault(one["number"], one)
    return [change for number, change in sorted(refound.items()) if number not in known]


def _is_deleted(changes: Sequence[Doc]) -> bool:
    """Whether a history ends with the deletion of its match."""
    return bool(changes) and not _gaps(changes) and replayed(changes)[0] is None


def _gaps(changes: Sequence[Doc]) -> set[int]:
    """The numbers that a history lacks."""
    numbers = {change["number"] for change in changes}
    return set(range(1, max(numbers, default=0) + 1)) - numbers


def _wanting(
    archive: Archive, sources: Sources, uid: str, changes: Sequence[Doc], *, is_new: bool
) -> Iterator[Loss]:
    """What a history leads to and the tables do not have; of one with gaps only the set-up.

    A history that has just been made whole, `is_new`, says of every document how it should be.
    """
    match, deals = replayed(changes)
    is_told = is_new and not _gaps(changes)
    if _gaps(changes):
        known = (backup.get(MATCHES, uid) for backup in sources.backups)
        match, deals = next((one for one in known if one is not None), match), {}
    if is_told:
        for deal in archive.of_match(DEALS, uid):
            if deal["uid"] not in deals:
                yield Loss(DEALS, deal["uid"], None)
    wanted = [(MATCHES, match)] if match is not None else []
    wanted += [(DEALS, deal) for deal in deals.values()]
    for table, document in wanted:
        here = archive.get(table, document["uid"])
        if here is None or (is_told and here != document):
            yield Loss(table, document["uid"], document)
