"""What every part of the screen is given."""

from dataclasses import dataclass

from scorekeeper.entry import Field
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

    def field(self, field: Field, *, short: bool = False) -> str:
        """What a field is called; where there is a foot, cards are left in hand and foot."""
        key = "record-field-short" if short else "record-field"
        return self.words.text(key, field=field, foot=self._foot)

    def following(self, field: Field, *, short: bool) -> str:
        """The same on the key that leads to it."""
        key = "record-next-short" if short else "record-next"
        return self.words.text(key, field=field, foot=self._foot)

    def name(self, side: int) -> str:
        """The full name of a side."""
        return self.sides[side].name

    @property
    def _foot(self) -> str:
        return "true" if self.rules.foot_size else "false"
