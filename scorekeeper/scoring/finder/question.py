"""What is asked of a hand: by which rules, how much, with which card of the pile."""

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.rules.cards import WILDS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.finder.holding import HeldCard
from scorekeeper.scoring.initial_meld import LayDown, Requirement
from scorekeeper.scoring.meld import Meld


class Preference(StrEnum):
    """Which of several lay-downs that are enough is the best one.

    What is level goes to the fewest melds, and then to the order of the melds: at the first one
    that two lay-downs do not share that with the higher rank (a sequence counts by its lowest
    card), a group before a sequence, spades before hearts, diamonds and clubs, more natural
    cards before fewer, fewer wild cards before more, more jokers among these before fewer; melds
    of wild cards come last, with more twos before fewer. So there is always one best lay-down.
    """

    FEWEST = "fewest"
    """The fewest cards; then the fewest wild cards, the least points in wild cards, the
    highest value."""
    VALUE = "value"
    """The highest value; then the fewest cards, the fewest wild cards, the least points in
    wild cards."""
    WILDS = "wilds"
    """The fewest wild cards, the least points in wild cards; then the fewest cards, the
    highest value."""
    CANASTA = "canasta"
    """The canasta with the highest bonus, any canasta before none; then as `FEWEST`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A requirement that a hand should meet, and the circumstances of the turn."""

    rules: RuleSet
    required: Requirement
    preference: Preference = Preference.FEWEST
    top: HeldCard | None = None
    """The top card of the pile, where the pile is to be taken: it has to be melded."""
    concealed: bool = False
    """As in a lay-down: melded by a player who goes out concealed. Whether what is left of the
    hand lets the player go out is not asked."""

    @property
    def top_counts(self) -> bool:
        """Whether the top card counts like any other, so that it only has to be in some meld.

        Wild cards are left out: which of them lie in a meld is settled too late to tell.
        """
        counts = self.rules.initial_meld_exceptions.top_discard_counts
        return counts and self.top is not None and self.top.card not in WILDS

    def lay_down(self, melds: tuple[Meld, ...]) -> LayDown:
        """These melds as the side's first lay-down in these circumstances."""
        return LayDown(
            melds=melds,
            took_pile=self.top is not None,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )
