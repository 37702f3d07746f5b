"""The history of a match: every change and its author; and what an actor may see and change."""

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
"""The problem of a change whose author had not seen all that was done to the match."""


class ChangeKind(StrEnum):
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
    """A change of one document that is about to be made.

    `before` and `after` are the whole document of the deal, or of the match where no `deal`
    is named; None is "there is none".
    """

    kind: ChangeKind
    deal: DealUid | None = None
    before: Doc | None = None
    after: Doc | None = None
    reason: str = ""
    of: int | None = None  # the number of the change that an undo or redo is about


@dataclass(frozen=True, slots=True, kw_only=True)
class Change(Step):
    number: int  # counts up from 1 within the match
    at: str
    by: str = ""


Problems = tuple[Problem, ...]
Done = Change | Problems
"""The change that was made, or why none was; without problems there was nothing to do."""


class ChangeOptions(TypedDict, total=False):
    """The keywords of every verb that changes a match; see `make_change`."""

    seen: Required[int]
    by: str
    reason: str
    token: str


@dataclass(frozen=True, slots=True)
class History:
    """A match's changes in order, and what may be undone and redone now."""

    changes: tuple[Change, ...]

    @property
    def undoable(self) -> Change | None:
        return next(reversed(self._stacks()[0]), None)

    @property
    def redoable(self) -> Change | None:
        return next(reversed(self._stacks()[1]), None)

    def of_deal(self, deal: DealUid) -> tuple[Change, ...]:
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


class Actor:
    """The scorer of this device, who may do everything; others override what they may not."""

    may_decide = True  # true if open questions of a rule set are theirs to settle

    def mark(self, by: str) -> str:
        """Return the author that the history names for a change."""
        return by

    def device(self, name: str) -> str:
        return name

    def may_save(self) -> bool:
        return True

    def visible_matches(self) -> tuple[MatchUid, ...] | None:
        """Return the only matches that may be seen; None if there is no limit."""
        return None

    def can_see(self, match: MatchUid) -> bool:  # noqa: ARG002
        return True

    def access_problems(self, match: MatchUid) -> Problems:  # noqa: ARG002
        return ()

    def edit_problems(self, match: MatchUid) -> Problems:  # noqa: ARG002
        """Return why a match may not be changed now, though it may be seen."""
        return ()

    def may_take_back(self, authors: Iterable[str]) -> bool:  # noqa: ARG002
        """True if a change may be undone or redone, by its author and those of all since."""
        return True

    def after_change(self, match: MatchUid) -> None:
        """Do what follows from a change, in the same transaction."""


SCORER = Actor()


def history(work: UnitOfWork, match: MatchUid) -> History:
    return History(tuple(map(change_from, work.database.of_match(CHANGES, match))))


def change_from(document: Doc) -> Change:
    names = ("number", "deal", "before", "after", "at", "by", "reason", "of")
    values = {name: document[name] for name in names if name in document}
    return Change(kind=ChangeKind(document["kind"]), **values)


def last_change_number(work: UnitOfWork, match: MatchUid) -> int:
    """Return the number of a match's last change; 0 where nothing was ever done to it."""
    last = work.database.last_of_match(CHANGES, match)
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
) -> Done:
    """Carry out what `plan` returns in one transaction, and notify the listeners.

    `seen` is the number of the last change of the match that the author had on the screen: where
    something was done since, nothing is planned and nothing is changed, and the problem
    `changed_since` says what. `token` is the author's name for the change: a second time with the
    same one changes nothing and returns the first change, so an answer may get lost.
    """
    with work.transaction():
        if problems := actor.access_problems(match):
            return problems
        if token and work.database.has_of_match(CHANGES, match, "token", token):
            documents = work.database.of_match(CHANGES, match)
            return next(change_from(doc) for doc in documents if doc.get("token") == token)
        if problems := actor.edit_problems(match):
            return problems
        if (last := work.database.last_of_match(CHANGES, match)) and last["number"] != seen:
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
    """Enter a step in the history, in the transaction in which it was planned.

    Nobody is notified: that is for when all of it is saved.
    """
    last = work.database.last_of_match(CHANGES, match)
    document = {
        "uid": work.new_uid(),
        "match": match,
        "number": last["number"] + 1 if last else 1,
        "kind": str(step.kind),
        "at": work.now(),
    }
    optional: dict[str, Any] = {"deal": step.deal, "after": step.after, "by": by}
    optional |= {"reason": step.reason, "of": step.of, "token": token}
    document |= {key: value for key, value in optional.items() if value not in (None, "")}
    work.database.put(CHANGES, document)
    return change_from({**document, "before": step.before})


def reverted_step(change: Change, kind: ChangeKind) -> Step:
    """Undo or redo a change: its document becomes what it was on the other side of it."""
    before = change.before
    after = change.after
    if kind is not ChangeKind.REDO:
        before, after = after, before
    return Step(kind, deal=change.deal, before=before, after=after, of=change.number)
