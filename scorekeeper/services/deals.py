"""Deals: record, amend, drop, insert; undo and redo."""

from dataclasses import dataclass, replace
from typing import Any, Literal

from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal, Player
from scorekeeper.match.seating import renamed_deal
from scorekeeper.match.serialization import deal_document
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.score import score_deal
from scorekeeper.services.actor import SCORER, Actor
from scorekeeper.services.drafts import Drafts
from scorekeeper.services.history import (
    Change,
    ChangeKind,
    Done,
    History,
    Problems,
    Step,
    history,
    make,
    put_back,
)
from scorekeeper.services.matches import MatchReader
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DEALS

STORE_FIELDS = ("match", "position")
"""What the store keeps of a deal beside its record."""


NO_SUCH_DEAL = (Problem("no_such_deal", "deal"),)
"""There is no deal of this uid in the match."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The verbs for deals; what cannot be is given back as problems, and then nothing is changed.

    `seen` and `token` are those of `make`. `typed_on` names the device whose draft has become the
    deal: where the deal is saved, its draft is gone in the same change of the store.
    """

    work: UnitOfWork
    matches: MatchReader
    actor: Actor = SCORER

    def record(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        seen: int,
        by: str = "",
        token: str = "",
        typed_on: str = "",
    ) -> Done:
        """Add a deal at the end; it is on the disk when this returns."""

        def step() -> Step | Problems:
            last = self.work.database.last_of_match(DEALS, match)
            position = last["position"] + 1 if last else 1
            arranged = self._as_arranged(match, played)
            return self._added(match, arranged, position, ChangeKind.RECORD)

        with self.work.transaction():
            done = make(self.work, match, step, seen=seen, by=by, token=token, actor=self.actor)
            return self._without_draft(done, match, typed_on)

    def insert(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        before: DealUid,
        seen: int,
        by: str = "",
        token: str = "",
        typed_on: str = "",
    ) -> Done:
        """Add a deal that was forgotten, in front of another."""

        def step() -> Step | Problems:
            if self._deal(match, before) is None:
                return NO_SUCH_DEAL
            deals = self.work.database.of_match(DEALS, match)
            places = [deal["position"] for deal in deals]
            after = places[[deal["uid"] for deal in deals].index(before)]
            earlier = [place for place in places if place < after]
            position = (max(earlier, default=after - 2) + after) / 2
            return self._added(match, played, position, ChangeKind.INSERT)

        with self.work.transaction():
            done = make(self.work, match, step, seen=seen, by=by, token=token, actor=self.actor)
            return self._without_draft(done, match, typed_on, before=before)

    def amend(
        self,
        match: MatchUid,
        uid: DealUid,
        played: PlayedDeal,
        *,
        seen: int,
        by: str = "",
        reason: str = "",
        token: str = "",
    ) -> Done:
        """Put a deal right; what follows from it follows."""

        def step() -> Step | Problems:
            if (before := self._deal(match, uid)) is None:
                return NO_SUCH_DEAL
            if found := self._impossible(match, played):
                return found
            written = self._as_written(match, replace(played, uid=uid))
            after = deal_document(written, kept=before)
            return Step(ChangeKind.AMEND, deal=uid, before=before, after=after, reason=reason)

        return make(self.work, match, step, seen=seen, by=by, token=token, actor=self.actor)

    def drop(
        self, match: MatchUid, uid: DealUid, *, seen: int, by: str = "", reason: str = ""
    ) -> Done:

        def step() -> Step | Problems:
            if (before := self._deal(match, uid)) is None:
                return NO_SUCH_DEAL
            return Step(ChangeKind.DROP, deal=uid, before=before, reason=reason)

        return make(self.work, match, step, seen=seen, by=by, actor=self.actor)

    def undo(self, match: MatchUid, *, seen: int, by: str = "") -> Done:
        return self._back(match, ChangeKind.UNDO, seen=seen, by=by)

    def redo(self, match: MatchUid, *, seen: int, by: str = "") -> Done:
        return self._back(match, ChangeKind.REDO, seen=seen, by=by)

    def is_own(self, past: History, change: Change | None) -> bool:
        """True if a change that a history may undo or redo is the actor's to take back."""
        if change is None:
            return False
        since = (later.by for later in past.changes if later.number >= change.number)
        return self.actor.may_take_back(since)

    def _back(
        self,
        match: MatchUid,
        kind: Literal[ChangeKind.UNDO, ChangeKind.REDO],
        *,
        seen: int,
        by: str,
    ) -> Done:
        with self.work.transaction():
            if found := self.actor.absence(match) or self.actor.refusals(match):
                return found
            past = history(self.work, match)
            change = past.undoable if kind is ChangeKind.UNDO else past.redoable
            if change is not None and not self.is_own(past, change):
                return (Problem("not_yours", "match"),)
            step: Step | Problems = put_back(change, kind) if change else ()
            return make(self.work, match, lambda: step, seen=seen, by=by, actor=self.actor)

    def _added(
        self, match: MatchUid, played: PlayedDeal, position: float, kind: ChangeKind
    ) -> Step | Problems:
        if found := self._impossible(match, played):
            return found
        uid = DealUid(self.work.new_uid())
        document: dict[str, Any] = deal_document(self._as_written(match, replace(played, uid=uid)))
        document |= {"match": match, "position": position}
        document.setdefault("at", self.work.now())
        return Step(kind, deal=uid, after=document)

    def _without_draft(
        self,
        done: Done,
        match: MatchUid,
        device: str,
        *,
        before: DealUid | None = None,
    ) -> Done:
        """Throw away the draft that has become a saved deal; what was refused keeps its own."""
        if device and isinstance(done, Change):
            Drafts(self.work, self.actor).forget(match, device, before=before)
        return done

    def _as_arranged(self, match: MatchUid, played: PlayedDeal) -> PlayedDeal:
        """A new deal with the dealer and the seats that were arranged for it.

        Where somebody was replaced before, it says again who sits at the table: so it does not
        depend on a deal that may be dropped.
        """
        now = self.matches.open(match).match
        seats = now.coming.seats or (now.deals[-1].seats if now.deals else None)
        return replace(
            played, dealer=played.dealer or now.coming.dealer, seats=played.seats or seats
        )

    def _as_written(self, match: MatchUid, played: PlayedDeal) -> PlayedDeal:
        """A deal with the names that its match writes, where they are shown otherwise today."""
        written = self.matches.written(match)
        return renamed_deal({name: Player(own) for name, own in written.items()}, played)

    def _impossible(self, match: MatchUid, played: PlayedDeal) -> tuple[Problem, ...]:
        problems = score_deal(self.matches.open(match).match.rules, played.deal).problems
        return tuple(problem for problem in problems if problem.grade is Grade.IMPOSSIBLE)

    def _deal(self, match: MatchUid, uid: DealUid) -> dict[str, Any] | None:
        found = self.work.database.get(DEALS, uid)
        return found if found is not None and found["match"] == match else None
