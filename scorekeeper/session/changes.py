"""Every change of a match is kept: what it was before and after, when, by whom, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.session.desk import Desk
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES

Doc = Mapping[str, Any]


class ChangeKind(StrEnum):
    """What somebody did."""

    START = "start"
    RECORD = "record"
    AMEND = "amend"
    INSERT = "insert"
    DROP = "drop"
    SET_UP = "set_up"
    END = "end"
    RESUME = "resume"
    DELETE = "delete"
    UNDO = "undo"
    REDO = "redo"


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One entry of a match's history."""

    number: int
    """Counts up from 1 within the match."""
    kind: ChangeKind
    deal: DealUid | None
    """The deal that was changed; None where it was the match itself."""
    before: Doc | None
    after: Doc | None
    at: str
    by: str = ""
    reason: str = ""
    of: int | None = None
    """The number of the change that an undo or redo is about."""


@dataclass(frozen=True, slots=True)
class History:
    """A match's changes in order, and what may be undone and redone now."""

    changes: tuple[Change, ...]

    @property
    def undoable(self) -> Change | None:
        """The change that the next undo takes back."""
        done, _ = self._stacks()
        return done[-1] if done else None

    @property
    def redoable(self) -> Change | None:
        """The change that the next redo makes again."""
        _, undone = self._stacks()
        return undone[-1] if undone else None

    def of_deal(self, deal: DealUid) -> tuple[Change, ...]:
        """The changes of one deal, oldest first."""
        return tuple(change for change in self.changes if change.deal == deal)

    def _stacks(self) -> tuple[list[Change], list[Change]]:
        done: list[Change] = []
        undone: list[Change] = []
        for change in self.changes:
            # A history that a damaged disk took a line from may undo what it does not have.
            if change.kind is ChangeKind.UNDO:
                undone += done[-1:]
                del done[-1:]
            elif change.kind is ChangeKind.REDO:
                done += undone[-1:]
                del undone[-1:]
            elif change.kind is not ChangeKind.START:
                done.append(change)
                undone.clear()
        return done, undone


def history(desk: Desk, match: MatchUid) -> History:
    """All changes of a match."""
    return History(tuple(change_from(doc) for doc in desk.archive.of_match(CHANGES, match)))


def change_from(document: Doc) -> Change:
    """A change as its document in the store has it."""
    return Change(
        number=document["number"],
        kind=ChangeKind(document["kind"]),
        deal=document.get("deal"),
        before=document.get("before"),
        after=document.get("after"),
        at=document["at"],
        by=document.get("by", ""),
        reason=document.get("reason", ""),
        of=document.get("of"),
    )


def make(
    desk: Desk,
    match: MatchUid,
    kind: ChangeKind,
    *,
    deal: DealUid | None = None,
    before: Doc | None = None,
    after: Doc | None = None,
    by: str = "",
    reason: str = "",
    of: int | None = None,
    token: str = "",
) -> Change:
    """Carry out a change as `enter` does, and tell everybody who listens."""
    said = {"by": by, "reason": reason, "token": token}
    change = enter(desk, match, kind, deal=deal, before=before, after=after, of=of, **said)
    desk.tell(match)
    return change


def enter(
    desk: Desk,
    match: MatchUid,
    kind: ChangeKind,
    *,
    deal: DealUid | None = None,
    before: Doc | None = None,
    after: Doc | None = None,
    by: str = "",
    reason: str = "",
    of: int | None = None,
    token: str = "",
) -> Change:
    """Carry out a change of one document and enter it in the history, in one transaction.

    `before` and `after` are the whole document of the deal, or of the match where no `deal`
    is named; None is "there is none". `token` is what the one who asks calls the change.
    Nobody is told: that is for when all of it is saved.
    """
    with desk.archive.transaction():
        last = desk.archive.last_of_match(CHANGES, match)
        document = {
            "uid": desk.new_uid(),
            "match": match,
            "number": last["number"] + 1 if last else 1,
            "kind": str(kind),
            "at": desk.now(),
            **_said(
                deal=deal, before=before, after=after, by=by, reason=reason, of=of, token=token
            ),
        }
        desk.archive.put(CHANGES, document)
        _apply(desk, before, after, MATCHES if deal is None else DEALS)
    return change_from(document)


def put_back(desk: Desk, match: MatchUid, change: Change, kind: ChangeKind, by: str) -> Change:
    """Undo or redo a change: its document becomes what it was on the other side of it."""
    forward = kind is ChangeKind.REDO
    return make(
        desk,
        match,
        kind,
        deal=change.deal,
        before=change.before if forward else change.after,
        after=change.after if forward else change.before,
        by=by,
        of=change.number,
    )


def _apply(desk: Desk, before: Doc | None, after: Doc | None, table: str) -> None:
    if after is not None:
        desk.archive.put(table, after)
    elif before is not None:
        desk.archive.remove(table, before["uid"])


def _said(**values: Any) -> dict[str, Any]:
    return {key: value for key, value in values.items() if value not in (None, "")}
