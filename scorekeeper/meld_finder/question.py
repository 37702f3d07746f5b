"""The question that the finder answers: a requirement, a turn, and a preference."""

from dataclasses import dataclass
from enum import StrEnum

from scorekeeper.rules.cards import WILDS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.initial_meld import LayDown, Requirement
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import HeldCard


class Preference(StrEnum):
    """The criterion for the best of several lay-downs that meet the requirement.

    A criterion is a list of numbers. The first number in which two lay-downs differ decides;
    fewer is better, except that a higher value and a higher bonus are better.

    FEWEST    cards, wild cards, points in wild cards, value, melds
    VALUE     value, cards, wild cards, points in wild cards, melds
    WILDS     wild cards, points in wild cards, cards, value, melds
    CANASTA   bonus of the best canasta (any canasta before none), then as FEWEST

    Where nothing is required, WILDS compares the value before the number of cards: the fewest
    cards would be a single meld of three. A two in its own place in a sequence is no wild card.

    Ties go to the order of the melds: at the first meld that two lay-downs do not share, the one
    with the higher rank (a sequence counts by its lowest card), a group before a sequence, spades
    before hearts, diamonds and clubs, more natural cards before fewer, fewer wild cards before
    more, a gap higher up before one lower down, more jokers among the wild cards before fewer.
    Melds of wild cards come last, more twos before fewer. So there is always one best lay-down.
    """

    FEWEST = "fewest"
    VALUE = "value"
    WILDS = "wilds"
    CANASTA = "canasta"


def default_preference(required: Requirement) -> Preference:
    """Return the preference that applies if none was chosen.

    If there is a requirement, lay the fewest cards, to keep the others in hand. If there is none,
    lay the fewest wild cards: a natural canasta has a higher bonus than a mixed one.
    """
    return Preference.WILDS if required.is_nothing else Preference.FEWEST


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A requirement that a hand should meet, and the circumstances of the turn."""

    rules: RuleSet
    required: Requirement
    preference: Preference = Preference.FEWEST
    top: HeldCard | None = None
    """The top card of the pile if the pile is to be taken: it has to be melded."""
    concealed: bool = False
    """True if the player says that this turn ends the deal concealed; it is not checked that the
    rest of the hand can be melded."""

    @property
    def is_top_counted(self) -> bool:
        """True if the top card counts like any other, so that it only has to be in some meld.

        Never true of a wild card: the search decides last which wild cards lie in a meld.
        """
        counts = self.rules.initial_meld_exceptions.top_discard_counts
        return counts and self.top is not None and self.top.card not in WILDS

    def lay_down(self, melds: tuple[Meld, ...]) -> LayDown:
        """Return these melds as the side's first lay-down in this turn."""
        return LayDown(
            melds=melds,
            took_pile=self.top is not None,
            top_card=None if self.top is None else self.top.card,
            concealed_going_out=self.concealed,
        )
