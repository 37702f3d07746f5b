"""What taps do while cards are counted: the field is counted anew at each, and kept."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.entry import Field
from scorekeeper.entry.counted import Counted, Way
from scorekeeper.entry.counting import counted_in, is_used_up, most_of
from scorekeeper.entry.tapped_melds import TappedMelds
from scorekeeper.rules.cards import Card
from scorekeeper.ui.screens.record.pencil import Pencil


@dataclass(frozen=True, slots=True)
class Taps:
    """The handlers for one field of one side; they act on the form as it is when they come."""

    pencil: Pencil
    side: int
    where: Field
    way: Way

    def card(self, card: Card) -> None:
        """One more of a card; none where the packs hold no more."""
        rules = self.pencil.purpose.match.rules
        if is_used_up(rules, self.pencil.form, card):
            return
        if self.way is Way.MELDS:
            self._meld(lambda melds: melds.tapped(rules, card))
        else:
            counted = self._counted
            self._write(counted.with_rank(card, counted.ranks.get(card, 0) + 1))

    def less(self, card: Card) -> None:
        """One of a card less."""
        counted = self._counted
        if self.way is Way.MELDS:
            self._meld(lambda melds: melds.less(card))
        else:
            self._write(counted.with_rank(card, counted.ranks.get(card, 0) - 1))

    def delete(self) -> None:
        """Takes the last card away."""
        counted = self._counted
        if self.way is Way.MELDS:
            self._meld(TappedMelds.deleted)
        elif counted.ranks:
            self.less(list(counted.ranks)[-1])

    def new_meld(self) -> None:
        """The next card begins a meld."""
        self._meld(TappedMelds.begun)

    def meld(self, place: int) -> None:
        """A tap on a meld: cards go there."""
        self._meld(lambda melds: melds.moved(place))

    def suit(self, suit: str) -> None:
        """The current meld becomes a sequence of a suit, or a group again."""
        self._meld(lambda melds: melds.in_suit(suit))

    def from_hand(self) -> None:
        """The current meld becomes one that is laid whole from the hand, or a usual one again."""
        self._meld(TappedMelds.turned)

    def digit(self, value: int, digit: str) -> bool:
        """One more digit of how many cards of a value there are; False: not so many exist."""
        counted, rules = self._counted, self.pencil.purpose.match.rules
        count = int(f"{counted.of_value(value)}{digit}")
        if count > most_of(rules, self.pencil.form, self.side, self.where, value):
            return False
        self._write(counted.with_value(value, count))
        return True

    def delete_digit(self, value: int) -> None:
        """Takes the last digit of that number away."""
        counted = self._counted
        self._write(counted.with_value(value, counted.of_value(value) // 10))

    def clear(self) -> None:
        """Throws away what was counted in this field."""
        self._write(self._counted.cleared())

    @property
    def _counted(self) -> Counted:
        return replace(counted_in(self.pencil.form, self.side, self.where), way=self.way)

    def _meld(self, change: Callable[[TappedMelds], TappedMelds]) -> None:
        counted = self._counted
        self._write(replace(counted, melds=change(counted.melds)))

    def _write(self, counted: Counted) -> None:
        self.pencil.count(self.side, self.where, counted)
