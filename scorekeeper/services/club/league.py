"""The league of a club, as its screen sees it: the sending, and the protocol of its actions.

`scorekeeper.league.connection` implements the protocol; the start of the program passes it in.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from scorekeeper.errors import ScorekeeperError


@dataclass(frozen=True, slots=True)
class Item:
    """An item to send: the results of a session, or the names of the members."""

    name: str = ""
    """The name of the session; empty for the names of the members."""
    day: str = ""
    """ISO 8601 text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueAnswer:
    """The answer of a league to an item, as the server writes it and the club reads it."""

    state: str
    """The fate of the item, a value of the message `league-sent`.

    `shown`, `waiting` for an officer, `older` than the shown edition, `refused` by an officer,
    `conflict` with another sheet of the same edition, `invalid`, or `kept` (names of members).
    A newer league may answer with other values.
    """
    reasons: tuple[str, ...] = ()
    """The codes of the problems because of which an item is invalid or waits."""
    newest: int | None = None
    """The latest edition that the league has of a session."""

    @property
    def is_stored(self) -> bool:
        """True if the league has stored the item: the club does not send it again."""
        return self.state not in ("conflict", "invalid")

    @property
    def is_rejected(self) -> bool:
        """True if the item does not count: it was not stored, or an officer refused it."""
        return self.state == "refused" or not self.is_stored


@dataclass(frozen=True, slots=True)
class Delivery:
    """An item that was sent, and the answer of the league."""

    item: Item
    answer: LeagueAnswer


@dataclass(frozen=True, slots=True)
class Sending:
    """The current sending, or the last one since the start of the app."""

    is_running: bool = False
    is_stopping: bool = False
    deliveries: tuple[Delivery, ...] = ()
    item_count: int = 0
    """The number of items to send; 0 until the first answer."""
    pause: float | None = None
    """Seconds between the last try and the next one; None if the league answers."""
    error: ScorekeeperError | None = None
    """The reason why the sending ended early; None if it did not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Membership:
    """The membership of a club in a league, and the items to send."""

    club: str
    url: str
    """Empty if results are sent as files."""
    nameless: bool
    """True if no names of people are sent."""
    due: tuple[Item, ...]


class League(Protocol):
    """The actions of a club in its league. Each change publishes an event of kind `league`."""

    @property
    def sending(self) -> Sending:
        """The current or last sending."""
        ...

    def read_membership(self) -> Membership | None:
        """Return the membership of the club; None if it is in no league.

        Raise `ClubFileError` if it cannot be read.
        """
        ...

    def join(self, *, club: str, url: str, key: str, nameless: bool) -> None:
        """Join a league or change the key; raise `ProblemError` if it is not possible."""
        ...

    def choose_names(self, *, nameless: bool) -> None:
        """Stop sending names, or send the names of members who agreed."""
        ...

    def leave(self) -> None:
        """Leave the league; raise `ProblemError` during a sending."""
        ...

    def send(self, *, overrule: bool = False) -> None:
        """Start sending all due items in a thread; do nothing during a sending.

        With `overrule`, results replace others that the league has of the same session.
        """
        ...

    def stop(self) -> None:
        """Stop the sending before its next try or item."""
        ...

    def files(self) -> Mapping[str, bytes]:
        """Return the contents of files with all due items, by file name."""
        ...
