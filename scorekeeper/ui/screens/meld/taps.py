"""What taps do: the question is written anew, and the screen with it.

Taps act on the question as it is when they come, whatever was drawn last.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import flet as ft

from scorekeeper.entry.laid_down import laid_down
from scorekeeper.entry.lay_down import LayDownForm
from scorekeeper.entry.written import taken_down
from scorekeeper.rules import RuleSetId
from scorekeeper.rules.cards import Card
from scorekeeper.scoring import Problem
from scorekeeper.scoring.finder import Preference
from scorekeeper.scoring.meld import Meld
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.meld.asked import RULES, asked
from scorekeeper.ui.state import State


@dataclass(frozen=True, slots=True)
class Taps:
    """The handlers of the screen."""

    state: State
    redraw: Callable[[], None] = field(compare=False)

    def card(self, card: Card) -> None:
        """A tap on a card of the grid."""
        rules = asked(self.state).rules
        self._write(lambda form: form.tapped(rules, card))

    def less(self, card: Card) -> None:
        """A long press on a card of the grid."""
        self._write(lambda form: form.less(card))

    def delete(self) -> None:
        """The delete key."""
        self._write(LayDownForm.deleted)

    def new_meld(self) -> None:
        """A new meld."""
        self._write(lambda form: replace(form, melds=form.melds.begun()))

    def meld(self, place: int) -> None:
        """A tap on a meld."""
        self._write(lambda form: replace(form, melds=form.melds.moved(place)))

    def suit(self, suit: str) -> None:
        """A tap on a suit."""
        self._write(lambda form: form.in_suit(suit))

    def clear(self) -> None:
        """No cards any more."""
        self._write(LayDownForm.cleared)

    def pile(self) -> None:
        """The pile is taken, or it is not."""
        self._write(LayDownForm.with_pile)

    def top(self) -> None:
        """The top card of the pile is tapped next."""
        self._write(lambda form: replace(form, took_pile=True, awaits_top=True))

    def concealed(self) -> None:
        """The player goes out concealed, or does not."""
        self._write(lambda form: replace(form, concealed=not form.concealed))

    def other(self) -> None:
        """Another score is asked for than that of a side."""
        self._write(lambda form: form.asked_at())

    def side(self, place: int) -> None:
        """A side is asked for."""
        self._write(lambda form: form.asked_for(place))

    def rules(self, ruleset: RuleSetId) -> None:
        """Other rules are asked about; the next time they are the usual ones."""
        self._write(lambda form: form.asked_at(ruleset=ruleset))
        ft.context.page.run_task(self.state.choose, **{RULES: ruleset})

    def number(self, number: int) -> None:
        """A score was typed, or the number of a deal where that decides."""
        self._write(lambda form: form.asked_at())
        if asked(self.state).by_deal:
            self._write(lambda form: form.asked_at(deal_number=number))
        else:
            self._write(lambda form: form.asked_at(score=number))

    def turn(self) -> None:
        """From the melds to the hand, or back."""
        if self.state.asking.form.is_hand:
            self._write(lambda form: replace(form, is_hand=False))
        else:
            self._write(LayDownForm.turned_to_hand)

    def prefer(self, preference: Preference) -> None:
        """Another way to choose among lay-downs that are enough."""
        self._write(lambda form: replace(form, preference=preference))

    def write_down(self, text: str) -> Problem | None:
        """Take the cards of a text; gives what cannot be read in it."""
        after = taken_down(asked(self.state).rules, self.state.asking.form, text)
        if isinstance(after, Problem):
            return after
        self._write(lambda _: after)
        return None

    def use(self, melds: tuple[Meld, ...]) -> None:
        """Take the melds that were found."""
        self._write(lambda form: form.using(melds))

    def lay(self) -> None:
        """Hand the melds on to the deal that is typed next; here they are gone, as laid."""
        now, form = asked(self.state), self.state.asking.form
        if now.side is not None:
            self.state.lay_down = laid_down(now.rules, now.side, form.melds.laid)
            self._write(LayDownForm.cleared)
            go("/record")

    def _write(self, changed: Callable[[LayDownForm], LayDownForm]) -> None:
        self.state.asking.form = changed(self.state.asking.form)
        self.redraw()
