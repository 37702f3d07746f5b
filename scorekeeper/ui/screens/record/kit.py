"""What every part of the screen is given."""

from dataclasses import dataclass

from scorekeeper.match import Side
from scorekeeper.rules.model import RuleSet
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.purpose import Purpose
from scorekeeper.ui.screens.record.sizes import Sizes
from scorekeeper.words import Words


@dataclass(frozen=True, slots=True)
class Kit:
    """The pencil that taps move, the deal it is for, the words and the measures."""

    pencil: Pencil
    purpose: Purpose
    words: Words
    sizes: Sizes

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides of the match."""
        return self.purpose.match.sides

    @property
    def rules(self) -> RuleSet:
        """The rules in force in the match."""
        return self.purpose.match.rules

    def name(self, side: int) -> str:
        """The full name of a side."""
        return self.sides[side].name
