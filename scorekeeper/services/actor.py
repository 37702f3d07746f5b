"""The author or reader of a match, and what it may see and do."""

from collections.abc import Iterable

from scorekeeper.match.model import MatchUid
from scorekeeper.scoring.problem import Problem


class Actor:
    """The scorer of this device, who may do everything; others override what they may not."""

    may_decide = True
    """True if open questions of a rule set are theirs to settle."""

    def mark(self, by: str) -> str:
        """Return the author that the history names for a change."""
        return by

    def device(self, name: str) -> str:
        """Return the device that drafts and settings belong to."""
        return name

    def may_keep(self) -> bool:
        """True if settings may still be kept."""
        return True

    def visible(self) -> tuple[MatchUid, ...] | None:
        """Return the only matches that may be seen; None if there is no limit."""
        return None

    def sees(self, match: MatchUid) -> bool:  # noqa: ARG002
        return True

    def absence(self, match: MatchUid) -> tuple[Problem, ...]:  # noqa: ARG002
        """Return why a match is out of reach."""
        return ()

    def refusals(self, match: MatchUid) -> tuple[Problem, ...]:  # noqa: ARG002
        """Return why a match may not be changed now, though it may be seen."""
        return ()

    def may_take_back(self, authors: Iterable[str]) -> bool:  # noqa: ARG002
        """True if a change may be undone or redone, by its author and those of all since."""
        return True

    def changed(self, match: MatchUid) -> None:
        """Do what follows from a change, in the same transaction."""


SCORER = Actor()
