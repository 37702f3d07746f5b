"""What a phone reads beside its table: its own match, what it typed, how it likes the screen."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.rules import RuleSetId
from scorekeeper.session.club.seat import Seat
from scorekeeper.session.confirmations import Confirmation, Confirmations
from scorekeeper.session.drafts import Draft, Drafts, Settings
from scorekeeper.session.matches import OpenMatch, UnknownMatchError
from scorekeeper.session.summary import Summary


@dataclass(frozen=True, slots=True)
class TableMatches:
    """The match of the running round; for this phone there is no other."""

    seat: Seat

    def open(self, uid: MatchUid) -> OpenMatch:
        """The match and where it stands; `UnknownMatchError` for any other one."""
        if uid != self.seat.match:
            raise UnknownMatchError(f"there is no match {uid} at this table")
        return self.seat.matches.open(uid)

    def summary(self, uid: MatchUid) -> Summary:
        """The match as a list has it; raises what `open` raises."""
        if uid != self.seat.match:
            raise UnknownMatchError(f"there is no match {uid} at this table")
        return self.seat.matches.summary(uid)

    def number(self, uid: MatchUid) -> int:
        """The number of the match's last change; 0 for any other one."""
        return self.seat.matches.number(uid) if uid == self.seat.match else 0

    def list(self) -> tuple[Summary, ...]:
        """The match, if a round is running."""
        uid = self.seat.match
        return () if uid is None else (self.seat.matches.summary(uid),)


@dataclass(frozen=True, slots=True)
class TableDrafts:
    """What this phone is typing; its own name takes the place of the `device`."""

    seat: Seat
    drafts: Drafts

    def keep(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Keep the form as it is now; nothing is kept for a match that is not this table's."""
        if match == self.seat.match:
            own = self.seat.visitor.id
            self.drafts.keep(match, own, form, seen=seen, before=before)

    def find(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        *,
        before: DealUid | None = None,
    ) -> Draft | None:
        """The draft of this phone, or None where it has none."""
        return self.drafts.find(match, self.seat.visitor.id, before=before)

    def forget(
        self,
        match: MatchUid,
        device: str,  # noqa: ARG002
        *,
        before: DealUid | None = None,
    ) -> None:
        """Throw a draft of this phone away; one that is not there is no error."""
        self.drafts.forget(match, self.seat.visitor.id, before=before)


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What this phone prefers, whatever it calls itself."""

    seat: Seat
    settings: Settings

    def of(self, device: str = "") -> dict[str, Any]:  # noqa: ARG002
        """Everything that it has chosen, by name."""
        return self.settings.of(self.seat.visitor.id)

    def choose(self, device: str = "", **chosen: Any) -> None:  # noqa: ARG002
        """Keep what it has chosen beside what it chose before; nothing once it is revoked."""
        if self.seat.access.by_id(self.seat.visitor.id) is not None:
            self.settings.choose(self.seat.visitor.id, **chosen)


@dataclass(frozen=True, slots=True)
class TableConfirmations:
    """What the house has agreed on; a phone only reads it."""

    confirmations: Confirmations

    def of(self, ruleset: RuleSetId) -> tuple[Confirmation, ...]:
        """All that was confirmed for a rule set."""
        return self.confirmations.of(ruleset)

    def open_paths(
        self,
        ruleset: RuleSetId,  # noqa: ARG002
        house_rules: Mapping[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[str, ...]:
        """Nothing: what is open is for the organiser to agree on, and keeps no table waiting."""
        return ()

    def is_confirmed(
        self, ruleset: RuleSetId, house_rules: Mapping[str, Any] | None = None
    ) -> bool:
        """Whether nothing is left to confirm here."""
        return not self.open_paths(ruleset, house_rules)
