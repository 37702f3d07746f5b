"""A field's sum as it was counted card by card: by values, by ranks, or meld by meld."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from scorekeeper.entry.tapped_melds import TappedMelds
from scorekeeper.rules.cards import Card


class Way(StrEnum):
    """How the cards of a field are counted."""

    VALUES = "values"
    RANKS = "ranks"
    MELDS = "melds"


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What was counted; each way keeps its own cards, the one in use makes the sum."""

    way: Way = Way.VALUES
    values: Mapping[str, int] = field(default_factory=dict)
    """How many cards of a value, by that value in points; 0 is left out."""
    ranks: Mapping[Card, int] = field(default_factory=dict)
    """How many of a card; 0 is left out."""
    melds: TappedMelds = field(default_factory=TappedMelds)
    is_reported: bool = False
    """Whether the record says these cards, and not their points alone."""

    @property
    def is_blank(self) -> bool:
        """Whether no card was counted in the way in use."""
        if self.way is Way.VALUES:
            return not self.values
        return not self.cards

    @property
    def is_begun(self) -> bool:
        """Whether a meld waits for its cards: its suit was chosen, say."""
        return self.way is Way.MELDS and self.melds != TappedMelds()

    @property
    def cards(self) -> Counter[Card]:
        """The cards that are known by rank: none where they are counted by values."""
        if self.way is Way.MELDS:
            return self.melds.counts()
        return Counter(self.ranks if self.way is Way.RANKS else {})

    def of_value(self, value: int) -> int:
        """How many cards of a value were counted by values."""
        return self.values.get(str(value), 0) if self.way is Way.VALUES else 0

    def with_value(self, value: int, count: int) -> "Counted":
        """So many cards of a value."""
        others = {key: number for key, number in self.values.items() if key != str(value)}
        return replace(self, values=others | ({str(value): count} if count else {}))

    def with_rank(self, card: Card, count: int) -> "Counted":
        """So many of a card."""
        others = {key: number for key, number in self.ranks.items() if key != card}
        return replace(self, ranks=others | ({card: count} if count > 0 else {}))

    def cleared(self) -> "Counted":
        """The way in use without its cards."""
        return Counted(way=self.way)
