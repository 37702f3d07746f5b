"""A match: its sides, rules and settings, and the deals played so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NewType

from scorekeeper.match.colors import SideColor, color_from, side_colors
from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.model import RuleSet, RuleSetId
from scorekeeper.scoring.deal import Deal

MatchUid = NewType("MatchUid", str)
DealUid = NewType("DealUid", str)

Ending = Literal["agreement", "time", "walkover"]


@dataclass(frozen=True, slots=True)
class Player:
    """A person at the table; `uid` distinguishes people of the same name."""

    name: str
    uid: str | None = None


@dataclass(frozen=True, slots=True)
class Side:
    """A partnership, or a player alone: the owner of a score."""

    name: str
    players: tuple[Player, ...] = ()
    short: str | None = None
    """A short form of the name for narrow places, chosen by the table."""
    color: str | None = None
    """A `SideColor`, or that of a newer version; None for the colour of the seat."""


@dataclass(frozen=True, slots=True)
class EarlyEnd:
    """The early end of a match, before its rules end it."""

    by: Ending
    at: str | None = None
    side: int | None = None
    """The index of the side that gave up, if the match ended by walkover.

    None in old records, in which it is missing: then the leader has won.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedDeal:
    """A deal with its date, dealer, seats and note."""

    deal: Deal
    uid: DealUid | None = None
    dealer: str | None = None
    """The name of the dealer, if it was another player's turn to deal; otherwise None."""
    at: str | None = None
    """The time when the deal was recorded, as ISO 8601 text."""
    ended_at: str | None = None
    """The time when the deal ended, as ISO 8601 text; None if it is not known."""
    out_player: str | None = None
    note: str | None = None
    confirmed_by: tuple[str, ...] = ()
    seats: tuple[str, ...] | None = None
    """The names round the table from this deal on, if somebody was replaced."""

    @property
    def end_time(self) -> str | None:
        """The time when the deal ended, or else when it was recorded; None if neither is known."""
        return self.ended_at or self.at


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrangement:
    """The dealer and the seats that a table arranged for its next deal only."""

    after: DealUid | None = None
    """The last deal at the time of the arrangement; None before the first deal."""
    dealer: str | None = None
    """The next dealer, if it is another player's turn to deal; otherwise None."""
    seats: tuple[str, ...] | None = None
    """The names round the table, if somebody is replaced from the next deal on."""


@dataclass(frozen=True, slots=True, kw_only=True, weakref_slot=True)
class Match:
    """A match as recorded; totals, requirements and winner are computed from it."""

    book: RuleBook = field(repr=False)
    """The rule set that the match is played by, without its house rules."""
    rules: RuleSet
    """The values in force at the start, house rules included.

    A later phase may change some: `rules_of_deal` in `progress.py` has those of one deal.
    """
    sides: tuple[Side, ...]
    deals: tuple[PlayedDeal, ...] = ()
    uid: MatchUid | None = None
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    first_dealer: str | None = None
    direction: Literal[1, -1] = 1
    opening_scores: tuple[int, ...] = ()
    opening_reason: str = ""
    """The origin of the opening scores, such as a sheet of paper."""
    ended: EarlyEnd | None = None
    started: str | None = None
    arranged: Arrangement | None = None
    others: tuple[Player, ...] = ()
    """People who took over a seat, if they have a uid."""

    @property
    def ruleset(self) -> RuleSetId:
        """The id of its rule set."""
        return self.book.identity.id

    @property
    def colors(self) -> tuple[SideColor, ...]:
        """The colour of each side."""
        return side_colors([color_from(side.color) for side in self.sides])
