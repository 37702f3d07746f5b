"""Changes of the deals of a match: record, insert, amend, drop; undo and redo."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Unpack

from scorekeeper.match import rules_of_deal, seating, serialization
from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal, Player
from scorekeeper.problem import Grade, Problem
from scorekeeper.scoring.score import score_deal
from scorekeeper.services import history
from scorekeeper.services.drafts import Drafts
from scorekeeper.services.history import (
    Change,
    ChangeKind,
    ChangeOptions,
    ChangeResult,
    Problems,
    Step,
)
from scorekeeper.services.matches import MatchReader, SavedDeal
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DEALS

NO_SUCH_DEAL = (Problem("no_such_deal", "deal"),)


@dataclass(frozen=True, slots=True)
class Deals:
    """Actions on deals; each returns the change, or the problems that prevented it.

    Each action passes a function `step` to `history.make_change`, which calls it inside the
    transaction. The options are passed on to `make_change`. `draft_device` is the device on which
    the deal was drafted: the same transaction deletes the draft.
    """

    work: UnitOfWork
    matches: MatchReader
    actor: history.Actor = history.SCORER

    def record(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        draft_device: str = "",
        **options: Unpack[ChangeOptions],
    ) -> ChangeResult:
        """Add a deal at the end of a match; return the stored change, or the problems.

        Deletes the draft of the deal on `draft_device`. A deal without dealer or seats gets those
        of the next deal.
        """

        def step() -> Step | Problems:
            last = self.work.database.last_document(DEALS, match)
            # The deal stores its dealer and seats, so that they do not change if an earlier deal
            # is dropped in which they were arranged or somebody was replaced.
            current = self.matches.open(match).match
            proposed = seating.next_arrangement(current)
            seats = played.seats or proposed.seats
            if not seats and current.deals:
                seats = current.deals[-1].seats
            arranged = replace(played, dealer=played.dealer or proposed.dealer, seats=seats)
            position = last["position"] + 1 if last else 1
            index = len(current.deals)
            return self._new_step(ChangeKind.RECORD, match, arranged, position, index)

        return self._add(match, step, draft_device, **options)

    def insert(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        before: DealUid,
        draft_device: str = "",
        **options: Unpack[ChangeOptions],
    ) -> ChangeResult:
        """Insert a forgotten deal before another deal; return the stored change, or the problems.

        Deletes the draft of the deal on `draft_device`.
        """

        def step() -> Step | Problems:
            if (following := self._document(match, before)) is None:
                return NO_SUCH_DEAL
            next_position = following["position"]
            positions = [
                deal["position"] for deal in self.work.database.match_documents(DEALS, match)
            ]
            earlier = [position for position in positions if position < next_position]
            # Halfway between two deals; the new first deal is one before the old one.
            previous_position = max(earlier, default=next_position - 2)
            position = (previous_position + next_position) / 2
            index = self._index_of(match, before)
            return self._new_step(ChangeKind.INSERT, match, played, position, index)

        return self._add(match, step, draft_device, before, **options)

    def amend(
        self, match: MatchUid, uid: DealUid, played: PlayedDeal, **options: Unpack[ChangeOptions]
    ) -> ChangeResult:
        """Replace the content of a deal, not its position; return the change, or the problems."""

        def step() -> Step | Problems:
            if (before := self._document(match, uid)) is None:
                return NO_SUCH_DEAL
            index = self._index_of(match, uid)
            saved = self._saved_deal(match, replace(played, uid=uid), index, before)
            if isinstance(saved, tuple):
                return saved
            self.matches.saved_deals.add(saved)
            return Step(ChangeKind.AMEND, deal=uid, before=before, after=saved.document)

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def drop(self, match: MatchUid, uid: DealUid, **options: Unpack[ChangeOptions]) -> ChangeResult:
        """Delete a deal; return the stored change, or the problems."""

        def step() -> Step | Problems:
            if (before := self._document(match, uid)) is None:
                return NO_SUCH_DEAL
            return Step(ChangeKind.DROP, deal=uid, before=before)

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def undo(self, match: MatchUid, **options: Unpack[ChangeOptions]) -> ChangeResult:
        """Undo the last change in force of a match; return the new change, or the problems."""
        return self._revert(match, ChangeKind.UNDO, **options)

    def redo(self, match: MatchUid, **options: Unpack[ChangeOptions]) -> ChangeResult:
        """Redo the last undone change of a match; return the new change, or the problems."""
        return self._revert(match, ChangeKind.REDO, **options)

    def may_revert(self, past: history.History, change: Change | None) -> bool:
        """Return True if the actor may undo or redo a change of a history."""
        return change is not None and self.actor.may_take_back(
            later.by for later in past.changes if later.number >= change.number
        )

    def _revert(
        self, match: MatchUid, kind: ChangeKind, **options: Unpack[ChangeOptions]
    ) -> ChangeResult:
        """Undo or redo the last change of a match; return the new change, or the problems."""

        def step() -> Step | Problems:
            past = history.history(self.work, match)
            change = past.undoable if kind is ChangeKind.UNDO else past.redoable
            if change is None:
                return ()  # nothing to undo or redo
            if not self.may_revert(past, change):
                return (Problem("not_yours", "match"),)
            return history.reverted_step(change, kind)

        return history.make_change(self.work, match, step, actor=self.actor, **options)

    def _add(
        self,
        match: MatchUid,
        step: Callable[[], Step | Problems],
        draft_device: str,
        before: DealUid | None = None,
        **options: Unpack[ChangeOptions],
    ) -> ChangeResult:
        """Make a change that adds a deal, and delete the draft of the deal.

        Args:
            match: The match.
            step: Returns the change to make, or the problems.
            draft_device: Device of the draft; empty if there is none.
            before: The deal before which the new deal is inserted; None at the end.
            options: Options of the change.

        Returns:
            The stored change, or the problems.
        """
        with self.work.transaction():
            done = history.make_change(self.work, match, step, actor=self.actor, **options)
            if draft_device and isinstance(done, Change):
                Drafts(self.work, self.actor).delete(match, draft_device, before=before)
            return done

    def _new_step(
        self,
        kind: ChangeKind,
        match: MatchUid,
        played: PlayedDeal,
        position: float,
        index: int,
    ) -> Step | Problems:
        """Return the step that adds a new deal, or the problems of the deal.

        Args:
            kind: Kind of the step.
            match: The match.
            played: The deal.
            position: Number by which the deals of the match are sorted.
            index: Index of the deal in the match.
        """
        uid = DealUid(self.work.new_uid())
        saved = self._saved_deal(match, replace(played, uid=uid), index)
        if isinstance(saved, tuple):
            return saved
        document = {**saved.document, "match": match, "position": position}
        at = document.setdefault("at", self.work.now())
        with_time = replace(saved.played, at=at)
        self.matches.saved_deals.add(replace(saved, document=document, played=with_time))
        return Step(kind, deal=uid, after=document)

    def _index_of(self, match: MatchUid, uid: DealUid) -> int:
        """Return the index of a deal in its match."""
        return [played.uid for played in self.matches.open(match).match.deals].index(uid)

    def _saved_deal(
        self,
        match: MatchUid,
        played: PlayedDeal,
        index: int,
        before: dict[str, Any] | None = None,
    ) -> SavedDeal | Problems:
        """Return a deal in the form in which it is stored, or its problems of grade `IMPOSSIBLE`.

        The stored deal has the names that its players had first in the match.

        Args:
            match: The match.
            played: The deal.
            index: Index of the deal in the match.
            before: The stored document of the deal; None for a new deal.
        """
        rules = rules_of_deal(self.matches.open(match).match, index)
        score = score_deal(rules, played.deal)
        impossible = tuple(
            problem for problem in score.problems if problem.grade is Grade.IMPOSSIBLE
        )
        if impossible:
            return impossible
        # A player may have been renamed since; documents keep the first name.
        names = {name: Player(own) for name, own in self.matches.stored_names(match).items()}
        stored = seating.renamed_deal(names, played)
        document = serialization.deal_document(stored, before)
        return SavedDeal(document=document, played=stored, score=score, rules=rules)

    def _document(self, match: MatchUid, uid: DealUid) -> dict[str, Any] | None:
        document = self.work.table(DEALS).get(doc_id=uid)
        return document if document is not None and document["match"] == match else None
