"""The history of a match, all changes of which go through `make_change`; and permissions."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Required, TypedDict

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.problem import Problem
from scorekeeper.services.events import MatchChanged
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import CHANGES

Doc = Mapping[str, Any]

CHANGED_SINCE = "changed_since"
"""The code of the problem that the match was changed after its author last saw it."""


class ChangeKind(StrEnum):
    """The kind of a change of a match or of one of its deals."""

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


@dataclass(frozen=True, slots=True)
class Step:
    """A planned change of one document.

    `before` and `after` are the complete document of the deal; without a `deal`, that of the
    match. None means that the document does not exist.
    """

    kind: ChangeKind
    deal: DealUid | None = None
    before: Doc | None = None
    after: Doc | None = None
    reason: str = ""
    of: int | None = None  # for an undo or redo: the number of the change


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Step):
    """A change that was made."""

    number: int  # counts up from 1 within the match
    at: str
    by: str = ""


Problems = tuple[Problem, ...]
ChangeResult = Change | Problems
"""The change that was made, or the problems that prevented it; empty if nothing was to do."""


class ChangeOptions(TypedDict, total=False):
    """The keywords of every action that changes a match; see `make_change`."""

    seen: Required[int]
    by: str
    reason: str
    token: str


@dataclass(frozen=True, slots=True)
class History:
    """The changes of a match in order."""

    changes: tuple[Change, ...]

    @property
    def undoable(self) -> Change | None:
        """The change that an undo would revert; None if there is none."""
        done, _ = self._stacks()
        return done[-1] if done else None

    @property
    def redoable(self) -> Change | None:
        """The change that a redo would repeat; None if there is none."""
        _, undone = self._stacks()
        return undone[-1] if undone else None

    def changes_of_deal(self, deal: DealUid) -> tuple[Change, ...]:
        """Return the changes of one deal."""
        return tuple(change for change in self.changes if change.deal == deal)

    def _stacks(self) -> tuple[list[Change], list[Change]]:
        """Return the changes in force and the undone changes; the next to undo or redo is last."""
        done: list[Change] = []
        undone: list[Change] = []
        for change in self.changes:
            # Slices, since a damaged file may have lost the change that is undone here.
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


class Actor:
    """A user of the services, with permissions.

    This one is the scorer of the device and may do everything. Subclasses restrict it.
    """

    may_decide = True  # true if the actor may settle open questions of a rule set

    def mark(self, by: str) -> str:
        """Return the author of a change for the history."""
        return by

    def device(self, name: str) -> str:
        """Return the name under which drafts and settings of a device are stored."""
        return name

    def may_save(self) -> bool:
        """Return True if the actor may store settings."""
        return True

    def visible_matches(self) -> tuple[MatchUid, ...] | None:
        """Return the only matches that the actor may see; None for no limit."""
        return None

    def can_see(self, match: MatchUid) -> bool:  # noqa: ARG002
        """Return True if the actor may see a match."""
        return True

    def access_problems(self, match: MatchUid) -> Problems:  # noqa: ARG002
        """Return the reasons why the actor has no access to a match."""
        return ()

    def edit_problems(self, match: MatchUid) -> Problems:  # noqa: ARG002
        """Return the reasons why a visible match may not be changed now."""
        return ()

    def may_take_back(self, authors: Iterable[str]) -> bool:  # noqa: ARG002
        """Return True if a change may be undone or redone.

        `authors` are the authors of this change and of all later ones.
        """
        return True

    def after_change(self, match: MatchUid) -> None:
        """React to a change of a match, in the same transaction."""


SCORER = Actor()


def history(work: UnitOfWork, match: MatchUid) -> History:
    """Return the history of a match; empty for an unknown match."""
    return History(tuple(map(change_from, work.database.match_documents(CHANGES, match))))


def change_from(document: Doc) -> Change:
    """Return the change of a stored document."""
    names = ("number", "deal", "before", "after", "at", "by", "reason", "of")
    values = {name: document[name] for name in names if name in document}
    return Change(kind=ChangeKind(document["kind"]), **values)


def last_change_number(work: UnitOfWork, match: MatchUid) -> int:
    """Return the number of the last change of a match; 0 for an unknown match."""
    last = work.database.last_document(CHANGES, match)
    return last["number"] if last else 0


def make_change(
    work: UnitOfWork,
    match: MatchUid,
    plan: Callable[[], Step | Problems],
    *,
    seen: int,
    by: str = "",
    reason: str = "",
    token: str = "",
    actor: Actor = SCORER,
) -> ChangeResult:
    """Plan a change of a match and make it, in one transaction; then publish it.

    Args:
        work: The unit of work.
        match: The match.
        plan: Returns the step to make, or problems. It is called inside the transaction.
        seen: The number of the last change that the author saw. If the match has changed since,
            the result is the problem `CHANGED_SINCE`, with the latest change as its values.
        by: The name of the author.
        reason: The reason for the change.
        token: A unique name for the change. A second call with the same token changes nothing and
            returns the first change, so a client may repeat a call whose answer was lost.
        actor: Whose permissions apply.

    Returns:
        The change, or the problems that prevented it; no problems if there was nothing to do.
    """
    with work.transaction():
        if problems := actor.access_problems(match):
            return problems
        if token and work.database.has_match_value(CHANGES, match, "token", token):
            documents = work.database.match_documents(CHANGES, match)
            return next(change_from(doc) for doc in documents if doc.get("token") == token)
        if problems := actor.edit_problems(match):
            return problems
        last = work.database.last_document(CHANGES, match)
        if last and last["number"] != seen:
            values = {"kind": last["kind"], "by": last.get("by", ""), "at": last["at"]}
            return (Problem(CHANGED_SINCE, "match", values),)
        step = plan()
        if not isinstance(step, Step):
            return step
        if reason:
            step = replace(step, reason=reason)
        change = append_change(work, match, step, by=actor.mark(by), token=token)
        work.publish(MatchChanged(match))
        actor.after_change(match)
    return change


def append_change(
    work: UnitOfWork, match: MatchUid, step: Step, *, by: str = "", token: str = ""
) -> Change:
    """Append a step to the history of a match and store it, in the current transaction.

    Returns the stored change. The caller publishes the event after the transaction.
    """
    last = work.database.last_document(CHANGES, match)
    document = {
        "uid": work.new_uid(),
        "match": match,
        "number": last["number"] + 1 if last else 1,
        "kind": str(step.kind),
        "at": work.now(),
    }
    optional: dict[str, Any] = {
        "deal": step.deal,
        "after": step.after,
        "by": by,
        "reason": step.reason,
        "of": step.of,
        "token": token,
    }
    document |= {key: value for key, value in optional.items() if value not in (None, "")}
    work.database.put_change(document)
    return change_from({**document, "before": step.before})


def reverted_step(change: Change, kind: ChangeKind) -> Step:
    """Return the step of a kind that undoes a change, or redoes it if `kind` is `REDO`."""
    before = change.before
    after = change.after
    if kind is not ChangeKind.REDO:
        # An undo goes back: the document before the change is the one after the step.
        before, after = after, before
    return Step(kind, deal=change.deal, before=before, after=after, of=change.number)
