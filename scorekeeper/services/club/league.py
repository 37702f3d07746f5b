"""The league of a club as its screen sees it; the start of the app hands in what does the work."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from scorekeeper.errors import ScorekeeperError


@dataclass(frozen=True, slots=True)
class Item:
    """Something to be sent: the results of a session, or the names of the members."""

    name: str = ""
    """The name of the session; empty where it is the names of the members."""
    day: str = ""
    """ISO 8601 text."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """The answer of a league to an item."""

    item: Item
    state: str
    """As in `league-sent`."""
    reasons: tuple[str, ...] = ()
    """Codes of problems."""


@dataclass(frozen=True, slots=True)
class Sending:
    """The sending that is under way, or the last one since the start of the app."""

    is_running: bool = False
    is_stopping: bool = False
    deliveries: tuple[Delivery, ...] = ()
    count: int = 0
    """The number of all that are sent; 0 until the first answer."""
    pause: float | None = None
    """Seconds from the last try to the next one, while the league does not answer."""
    error: ScorekeeperError | None = None
    """The reason why it ended early."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Joined:
    """A club in its league, and what is due."""

    club: str
    url: str
    """Empty where results go as files."""
    nameless: bool
    due: tuple[Item, ...]


class League(Protocol):
    """The way of a club to its league; each change is news of the club of kind `league`."""

    @property
    def sending(self) -> Sending: ...

    def look(self) -> Joined | None:
        """Return the club in its league, or None where it is in none.

        Raise `ClubFileError` where that cannot be read.
        """
        ...

    def join(self, *, club: str, url: str, key: str, nameless: bool) -> None:
        """Join a league, or change the key of one; raise `ProblemError` for what cannot be."""
        ...

    def choose_names(self, *, nameless: bool) -> None:
        """Send nobody's name from now on, or again those of the members who agreed."""
        ...

    def leave(self) -> None:
        """Forget the league; raise `ProblemError` while something is being sent."""
        ...

    def send(self, *, overrule: bool = False) -> None:
        """Begin to send what is due, in a thread; nothing where that is under way already.

        With `overrule` results take the place of others that the league has of the same session.
        """
        ...

    def stop(self) -> None:
        """End the sending before its next try or item."""
        ...

    def files(self) -> Mapping[str, bytes]:
        """Return what is due as files by their names."""
        ...
