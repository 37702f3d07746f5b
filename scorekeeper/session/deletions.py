"""Matches that were deleted: out of every list, and back again when somebody wants them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import MatchUid
from scorekeeper.session.changes import (
    Change,
    ChangeKind,
    Done,
    Problems,
    Step,
    change_from,
    history,
    make,
    number_of,
    put_back,
)
from scorekeeper.session.club_table import table_of_club
from scorekeeper.session.desk import Desk
from scorekeeper.session.matches import UnknownMatchError
from scorekeeper.session.people import DEMO
from scorekeeper.store.archive import CHANGES, EVENINGS, MATCHES

DELETED = "deleted"
"""The field of an evening that was deleted: by whom, when, and which matches with it."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """A match that was deleted and can be brought back."""

    uid: MatchUid
    sides: tuple[str, ...]
    """The names of the sides."""
    at: str
    """When it was deleted, as ISO 8601 text."""
    number: int
    """The number of its last change."""


@dataclass(frozen=True, slots=True)
class Deletions:
    """The verbs for matches that go; their deals and their history stay in the store."""

    desk: Desk

    def delete(self, uid: MatchUid, *, seen: int, by: str = "") -> Done:
        """Take a match out of every list; `UnknownMatchError` where there is none.

        `seen` is that of `make`.
        """

        def step() -> Step:
            before = self.desk.archive.get(MATCHES, uid)
            if before is None:
                raise UnknownMatchError(f"there is no match {uid}")
            return Step(ChangeKind.DELETE, before=before)

        return make(self.desk, uid, step, seen=seen, by=by)

    def bring_back(self, uid: MatchUid, *, seen: int, by: str = "") -> Done:
        """Have a deleted match in the lists again; one that was not deleted stays as it is."""

        def step() -> Step | Problems:
            deletion = self._deletion(uid)
            return put_back(deletion, ChangeKind.UNDO) if deletion else ()

        return make(self.desk, uid, step, seen=seen, by=by)

    def list(self) -> tuple[Deleted, ...]:
        """What can be brought back, deleted last first.

        Demo matches are not worth it, and matches of an evening come back with the evening.
        """
        uids = (MatchUid(uid) for uid in self.desk.archive.match_uids())
        gone = ((uid, self._deletion(uid)) for uid in uids)
        found = (
            Deleted(
                uid,
                tuple(side["name"] for side in (one.before or {})["sides"]),
                one.at,
                number_of(self.desk, uid),
            )
            for uid, one in gone
            if one is not None and self._is_listed(one.before or {})
        )
        return tuple(sorted(found, key=lambda one: one.at, reverse=True))

    def _is_listed(self, kept: Mapping[str, Any]) -> bool:
        at = table_of_club(kept)
        evening = self.desk.archive.get(EVENINGS, at.evening) if at is not None else None
        return not kept.get(DEMO) and (evening is None or DELETED not in evening)

    def _deletion(self, uid: MatchUid) -> Change | None:
        """The change by which a match is gone now."""
        if self.desk.archive.get(MATCHES, uid) is not None:
            return None
        last = self.desk.archive.last_of_match(CHANGES, uid)
        if last is None:
            return None
        done = history(self.desk, uid).undoable
        change = change_from(last)
        is_again = change.kind is ChangeKind.REDO and done is not None
        deletion = done if is_again else change
        return deletion if deletion and deletion.kind is ChangeKind.DELETE else None
