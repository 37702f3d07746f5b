"""A match in a list: cheap to have, worked out only where it is looked at."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from scorekeeper.errors import ScorekeeperError
from scorekeeper.match.model import Match, MatchUid
from scorekeeper.match.progress import Progress, progress
from scorekeeper.session.club_table import ClubTable


@dataclass(frozen=True, kw_only=True)
class Summary:
    """One match of many; its deals are read and scored when they are first asked for."""

    uid: MatchUid
    number: int
    """The number of its last change."""
    last: str = ""
    """The uid of that change: while it is the same, so is everything worked out here."""
    changed: str
    """When it was last changed, as ISO 8601 text."""
    read: Callable[[], Match] = field(repr=False, compare=False)
    is_demo: bool = False
    """Whether it is there to try things with: then it counts nowhere."""
    club: ClubTable | None = None
    """Where it is played, if at a club night."""

    @cached_property
    def match(self) -> Match:
        """The match as it is kept; raises what opening it raises."""
        return self.read()

    @property
    def is_readable(self) -> bool:
        """Whether this version can read what is kept of the match."""
        try:
            return self.match is not None
        except ScorekeeperError:
            return False

    @cached_property
    def progress(self) -> Progress:
        """Where the match stands."""
        return progress(self.match)
