"""The drafts of deals that are being entered on a device."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from scorekeeper.match.model import DealUid, MatchUid
from scorekeeper.services.history import SCORER, Actor
from scorekeeper.services.transactions import UnitOfWork
from scorekeeper.storage.database import DRAFTS


@dataclass(frozen=True, slots=True)
class Draft:
    """A deal that is being entered."""

    form: Mapping[str, Any]  # the form as plain data
    seen: int  # the number of the match's last change when the form was opened
    at: str


@dataclass(frozen=True, slots=True)
class Drafts:
    """The drafts of deals, one for each device and new deal.

    `before` is the deal in front of which a forgotten deal is inserted; None for the next deal.
    """

    work: UnitOfWork
    actor: Actor = SCORER

    def save(
        self,
        match: MatchUid,
        device: str,
        form: Mapping[str, Any],
        *,
        seen: int,
        before: DealUid | None = None,
    ) -> None:
        """Save the form of a deal as a draft; do nothing for a match that the actor cannot see.

        Args:
            match: The match.
            device: The device on which the deal is entered.
            form: Content of the form.
            seen: Number of the last change of the match that the form is based on.
            before: The deal before which the new deal is inserted; None at the end.
        """
        if self.actor.can_see(match):
            document = {"form": dict(form), "seen": seen, "at": self.work.now()}
            self.work.table(DRAFTS).put({"uid": self._key(match, device, before), **document})

    def find(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> Draft | None:
        """Return the draft of a device for a new deal, or for a deal before `before`; or None."""
        document = self.work.table(DRAFTS).get(doc_id=self._key(match, device, before))
        return Draft(document["form"], document["seen"], document["at"]) if document else None

    def delete(self, match: MatchUid, device: str, *, before: DealUid | None = None) -> None:
        """Delete the draft of a device, if there is one."""
        self.work.table(DRAFTS).remove(doc_ids=[self._key(match, device, before)])

    def _key(self, match: MatchUid, device: str, before: DealUid | None) -> str:
        place = f"before {before}" if before else "new"
        return f"{match}/{self.actor.device(device)}/{place}"
