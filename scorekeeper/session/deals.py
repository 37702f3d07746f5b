"""Deals: record, amend, drop, insert; undo and redo."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import DealUid, MatchUid, PlayedDeal, Player
from scorekeeper.match.renaming import played_with
from scorekeeper.match.writing import deal_document
from scorekeeper.scoring.problem import Grade, Problem
from scorekeeper.scoring.score import score_deal
from scorekeeper.session.changes import Change, ChangeKind, change_from, history, make, put_back
from scorekeeper.session.desk import Desk
from scorekeeper.session.drafts import Drafts
from scorekeeper.session.kept_values import kept_rules
from scorekeeper.session.matches import UnknownMatchError
from scorekeeper.session.people import People
from scorekeeper.session.seats import NEXT
from scorekeeper.store.archive import CHANGES, DEALS, MATCHES

STORE_FIELDS = ("match", "position")
"""What the store keeps of a deal beside its record."""


class UnknownDealError(ScorekeeperError):
    """There is no deal of this uid in the match."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The verbs for deals; a deal that cannot have been is refused with its problems.

    `typed_on` names the device whose draft has become the deal: where the deal is saved, its
    draft is gone in the same change of the store.
    """

    desk: Desk

    def record(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        by: str = "",
        token: str = "",
        typed_on: str = "",
    ) -> Change | tuple[Problem, ...]:
        """Add a deal at the end; it is on the disk when this returns.

        A `token` is what the one who saves calls this deal. The second time with the same one
        changes nothing and gives what the first time gave: so an answer may get lost.
        """
        with self.desk.together():
            if (done := self.made(match, token)) is not None:
                return done
            last = self.desk.archive.last_of_match(DEALS, match)
            position = last["position"] + 1 if last else 1
            arranged = self._as_arranged(match, played, last or {})
            added = self._add(match, arranged, position, ChangeKind.RECORD, by=by, token=token)
            return self._without_draft(added, match, typed_on)

    def insert(
        self,
        match: MatchUid,
        played: PlayedDeal,
        *,
        before: DealUid,
        by: str = "",
        token: str = "",
        typed_on: str = "",
    ) -> Change | tuple[Problem, ...]:
        """Add a deal that was forgotten, in front of another; `token` as in `record`."""
        with self.desk.together():
            if (done := self.made(match, token)) is not None:
                return done
            deals = self.desk.archive.of_match(DEALS, match)
            places = [deal["position"] for deal in deals]
            after = places[[deal["uid"] for deal in deals].index(self._deal(match, before)["uid"])]
            earlier = [place for place in places if place < after]
            position = (max(earlier, default=after - 2) + after) / 2
            added = self._add(match, played, position, ChangeKind.INSERT, by=by, token=token)
            return self._without_draft(added, match, typed_on, before=before)

    def amend(
        self,
        match: MatchUid,
        uid: DealUid,
        played: PlayedDeal,
        *,
        by: str = "",
        reason: str = "",
        token: str = "",
        typed_on: str = "",
    ) -> Change | tuple[Problem, ...]:
        """Put a deal right; what follows from it follows. `token` as in `record`."""
        with self.desk.together():
            if (done := self.made(match, token)) is not None:
                return done
            if found := self._impossible(match, played):
                return found
            before = self._deal(match, uid)
            written = self._as_written(match, replace(played, uid=uid))
            after = deal_document(written, kept=before)
            amended = make(
                self.desk,
                match,
                ChangeKind.AMEND,
                deal=uid,
                before=before,
                after=after,
                by=by,
                reason=reason,
                token=token,
            )
            return self._without_draft(amended, match, typed_on, deal=uid)

    def drop(self, match: MatchUid, uid: DealUid, *, by: str = "", reason: str = "") -> Change:
        """Take a deal away."""
        with self.desk.together():
            before = self._deal(match, uid)
            kind = ChangeKind.DROP
            return make(self.desk, match, kind, deal=uid, before=before, by=by, reason=reason)

    def undo(self, match: MatchUid, *, by: str = "") -> Change | None:
        """Take the last change of the match back; None where there is nothing to undo."""
        with self.desk.together():
            change = history(self.desk, match).undoable
            return change and put_back(self.desk, match, change, ChangeKind.UNDO, by)

    def redo(self, match: MatchUid, *, by: str = "") -> Change | None:
        """Make the change again that was undone last; None where there is none."""
        with self.desk.together():
            change = history(self.desk, match).redoable
            return change and put_back(self.desk, match, change, ChangeKind.REDO, by)

    def made(self, match: MatchUid, token: str) -> Change | None:
        """The change that was made with a token, or None; no token is none that was used."""
        made = self.desk.archive.of_match(CHANGES, match) if token else []
        return next((change_from(one) for one in made if one.get("token") == token), None)

    def _add(
        self,
        match: MatchUid,
        played: PlayedDeal,
        position: float,
        kind: ChangeKind,
        *,
        by: str,
        token: str,
    ) -> Change | tuple[Problem, ...]:
        if found := self._impossible(match, played):
            return found
        uid = DealUid(self.desk.new_uid())
        document: dict[str, Any] = deal_document(self._as_written(match, replace(played, uid=uid)))
        document |= {"match": match, "position": position}
        document.setdefault("at", self.desk.now())
        return make(self.desk, match, kind, deal=uid, after=document, by=by, token=token)

    def _without_draft(
        self,
        done: Change | tuple[Problem, ...],
        match: MatchUid,
        device: str,
        *,
        deal: DealUid | None = None,
        before: DealUid | None = None,
    ) -> Change | tuple[Problem, ...]:
        """Throw away the draft that has become a saved deal; what was refused keeps its own."""
        if device and isinstance(done, Change):
            Drafts(self.desk).forget(match, device, deal=deal, before=before)
        return done

    def _as_arranged(
        self, match: MatchUid, played: PlayedDeal, last: Mapping[str, Any]
    ) -> PlayedDeal:
        """A new deal with the dealer and the seats that were arranged for it.

        Where somebody was replaced before, it says again who sits at the table: so it does not
        depend on a deal that may be dropped.
        """
        coming = (self.desk.archive.get(MATCHES, match) or {}).get(NEXT) or {}
        if coming.get("after") != last.get("uid"):
            coming = {}
        seats = coming.get("seats") or last.get("seats")
        return replace(
            played,
            dealer=played.dealer or coming.get("dealer"),
            seats=played.seats or (tuple(seats) if seats else None),
        )

    def _as_written(self, match: MatchUid, played: PlayedDeal) -> PlayedDeal:
        """A deal with the names that its match writes, where they are shown otherwise today."""
        written = People(self.desk).written(match)
        return played_with({name: Player(own) for name, own in written.items()}, played)

    def _impossible(self, match: MatchUid, played: PlayedDeal) -> tuple[Problem, ...]:
        kept = self.desk.archive.get(MATCHES, match)
        if kept is None:
            raise UnknownMatchError(f"there is no match {match}")
        found = score_deal(kept_rules(kept), played.deal).problems
        return tuple(problem for problem in found if problem.grade is Grade.IMPOSSIBLE)

    def _deal(self, match: MatchUid, uid: DealUid) -> dict[str, Any]:
        found = self.desk.archive.get(DEALS, uid)
        if found is None or found["match"] != match:
            raise UnknownDealError(f"there is no deal {uid} in this match")
        return found
