"""Deals: record, amend, drop, insert; undo and redo."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Unpack

from scorekeeper.match import seating, serialization
from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal, Player
from scorekeeper.problem import Grade, Problem
from scorekeeper.scoring.score import score_deal
from scorekeeper.services import history
from scorekeeper.services.drafts import Drafts
from scorekeeper.services.history import Change, ChangeKind, ChangeOptions, Done, Problems, Step
from scorekeeper.services.matches import MatchReader
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DEALS

NO_SUCH_DEAL = (Problem("no_such_deal", "deal"),)


@dataclass(frozen=True, slots=True)
class Deals:
    """The verbs for deals; each returns the change, or the problems that kept it from being made.

    `seen` and `token` are those of `make_change`. `typed_on` names the device whose draft became
    the deal: saving the deal removes that draft in the same transaction.
    """

    work: UnitOfWork
    matches: MatchReader
    actor: history.Actor = history.SCORER

    def record(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        typed_on: str = "",
        **options: Unpack[ChangeOptions],
    ) -> Done:
        """Add a deal at the end; it is on the disk when this returns."""

        def step() -> Step | Problems:
            last = self.work.database.last_of_match(DEALS, match)
            # It has the dealer and the seats that were arranged for it, and also the seats since
            # somebody was replaced: so it does not depend on a deal that may be dropped.
            now = self.matches.open(match).match
            coming = seating.next_arrangement(now)
            seats = played.seats or coming.seats or (now.deals[-1].seats if now.deals else None)
            arranged = replace(played, dealer=played.dealer or coming.dealer, seats=seats)
            position = last["position"] + 1 if last else 1
            return self._new(ChangeKind.RECORD, match, arranged, position)

        return self._make_typed(match, step, typed_on, **options)

    def insert(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        before: DealUid,
        typed_on: str = "",
        **options: Unpack[ChangeOptions],
    ) -> Done:
        """Add a deal that was forgotten, in front of another."""

        def step() -> Step | Problems:
            if (following := self._document(match, before)) is None:
                return NO_SUCH_DEAL
            after = following["position"]
            places = [deal["position"] for deal in self.work.database.of_match(DEALS, match)]
            earlier = max((place for place in places if place < after), default=after - 2)
            return self._new(ChangeKind.INSERT, match, played, (earlier + after) / 2)

        return self._make_typed(match, step, typed_on, before, **options)

    def amend(
        self, match: MatchUid, uid: DealUid, played: PlayedDeal, **options: Unpack[ChangeOptions]
    ) -> Done:
        """Replace the content of a deal; its place stays."""

        def step() -> Step | Problems:
            if (before := self._document(match, uid)) is None:
                return NO_SUCH_DEAL
            after = self._written(match, replace(played, uid=uid), before)
            if isinstance(after, tuple):
                return after
            return Step(ChangeKind.AMEND, deal=uid, before=before, after=after)

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def drop(self, match: MatchUid, uid: DealUid, **options: Unpack[ChangeOptions]) -> Done:
        def step() -> Step | Problems:
            if (before := self._document(match, uid)) is None:
                return NO_SUCH_DEAL
            return Step(ChangeKind.DROP, deal=uid, before=before)

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def undo(self, match: MatchUid, **options: Unpack[ChangeOptions]) -> Done:
        return self._back(match, ChangeKind.UNDO, **options)

    def redo(self, match: MatchUid, **options: Unpack[ChangeOptions]) -> Done:
        return self._back(match, ChangeKind.REDO, **options)

    def is_own(self, past: history.History, change: Change | None) -> bool:
        """True if a change that a history may undo or redo is the actor's to take back."""
        return change is not None and self.actor.may_take_back(
            later.by for later in past.changes if later.number >= change.number
        )

    def _back(self, match: MatchUid, kind: ChangeKind, **options: Unpack[ChangeOptions]) -> Done:
        def step() -> Step | Problems:
            past = history.history(self.work, match)
            change = past.undoable if kind is ChangeKind.UNDO else past.redoable
            if change is not None and not self.is_own(past, change):
                return (Problem("not_yours", "match"),)
            return history.reverted_step(change, kind) if change else ()

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def _make_typed(
        self,
        match: MatchUid,
        step: Callable[[], Step | Problems],
        typed_on: str,
        before: DealUid | None = None,
        **options: Unpack[ChangeOptions],
    ) -> Done:
        """Make a change that adds a deal, and throw away the draft that it was typed in."""
        with self.work.transaction():
            done = history.make_change(self.work, match, step, actor=self.actor, **options)
            if typed_on and isinstance(done, Change):
                Drafts(self.work, self.actor).forget(match, typed_on, before=before)
            return done

    def _new(
        self, kind: ChangeKind, match: MatchUid, played: PlayedDeal, position: float
    ) -> Step | Problems:
        uid = DealUid(self.work.new_uid())
        document = self._written(match, replace(played, uid=uid))
        if isinstance(document, tuple):
            return document
        document |= {"match": match, "position": position}
        document.setdefault("at", self.work.now())
        return Step(kind, deal=uid, after=document)

    def _written(
        self, match: MatchUid, played: PlayedDeal, before: dict[str, Any] | None = None
    ) -> dict[str, Any] | Problems:
        """Return a deal with the names that its match writes, or why it is impossible."""
        problems = score_deal(self.matches.open(match).match.rules, played.deal).problems
        if any(problem.grade is Grade.IMPOSSIBLE for problem in problems):
            return tuple(problem for problem in problems if problem.grade is Grade.IMPOSSIBLE)
        names = {name: Player(own) for name, own in self.matches.stored_names(match).items()}
        return serialization.deal_document(seating.renamed_deal(names, played), kept=before)

    def _document(self, match: MatchUid, uid: DealUid) -> dict[str, Any] | None:
        document = self.work.database.get(DEALS, uid)
        return document if document is not None and document["match"] == match else None
