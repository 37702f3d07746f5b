"""Handlers of the Meld tab, through which its form changes, and the values that its parts share.

The form is kept in the memory of the page, so that cards stay when another tab is opened.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from scorekeeper.deal_form.counting import LaidMelds
from scorekeeper.deal_form.lay_down import LayDownForm
from scorekeeper.i18n import Words
from scorekeeper.meld_finder.question import Preference
from scorekeeper.rules import RuleSetId
from scorekeeper.rules.cards import Card, Suit
from scorekeeper.scoring.meld import Meld
from scorekeeper.ui.addresses import RECORD
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import State
from scorekeeper.view_models.meld import MeldQuestion, meld_question

TYPED_SCORE_RULES = "asked_rules"
"""Name of this device's setting for the rule set that was last chosen for a typed score."""
SHORT_HEIGHT = 700  # logical pixels; phones that are lower have no row for each of two melds
LOW_HEIGHT = 768  # logical pixels; lower pages have smaller cards, keys and numbers


def current_question(state: State) -> MeldQuestion:
    """Return the question of the form: rules, side or typed score, and the requirement."""
    last_rules = state.settings.get(TYPED_SCORE_RULES)
    return meld_question(
        state.session, state.match, state.memory.meld_form, last_rules, state.rule_sets
    )


async def choose_rules_for_typed_score(state: State, rule_set: RuleSetId) -> None:
    """Check melds against a typed score by other rules, now and at later visits."""
    state.memory.meld_form = state.memory.meld_form.with_situation(ruleset=rule_set)
    await state.choose(**{TYPED_SCORE_RULES: rule_set})


class MeldActions:
    """Changes of the form of the Meld tab.

    Every method reads the form at the tap, not when the control was drawn, so that two quick taps
    both count. One object serves a component for its whole life: a new one would redraw all keys.
    """

    def __init__(self, state: State, on_change: Callable[[LayDownForm], None]) -> None:
        """Keep the state, and call `on_change` with the form after each change."""
        self._state = state
        self._on_change = on_change

    @property
    def form(self) -> LayDownForm:
        """The form as it is now."""
        return self._state.memory.meld_form

    def change(self, form: LayDownForm) -> None:
        """Replace the form."""
        self._state.memory.meld_form = form
        self._on_change(form)

    # --- side or typed number

    def choose_side(self, side: int) -> None:
        """Check melds against the requirement of a side of the running match."""
        self.change(replace(self.form, side=side))

    def choose_typed_number(self) -> None:
        """Check melds against the score or the deal number that was typed last, not a side."""
        self.change(self.form.with_situation())

    def type_number(self, number: int) -> None:
        """Take a typed score, or the number of a deal if the requirement depends on that."""
        self.choose_typed_number()
        if current_question(self._state).by == "deal":
            self.change(self.form.with_situation(deal_number=number))
        else:
            self.change(self.form.with_situation(score=number))

    # --- cards

    def add_card(self, card: Card) -> None:
        """Add a card to the melds or to the hand, or take it as the top card of the pile."""
        self.change(self.form.after_tap(current_question(self._state).rules, card))

    def remove_card(self, card: Card) -> None:
        """Remove one card of a rank."""
        self.change(self.form.without_one(card))

    def delete_last_card(self) -> None:
        """Remove the card that was tapped last."""
        self.change(self.form.without_last_card())

    def clear(self) -> None:
        """Remove the cards of the melds or the hand, and what was said about the turn."""
        self.change(self.form.without_cards())

    def start_meld(self) -> None:
        """Put the next cards in another meld."""
        self.change(replace(self.form, melds=self.form.melds.with_new_meld()))

    def select_meld(self, place: int) -> None:
        """Put the next cards in the meld at a place."""
        self.change(replace(self.form, melds=self.form.melds.with_current(place)))

    def choose_suit(self, suit: Suit) -> None:
        """Choose the suit of a sequence or of the next card; a second tap undoes the choice."""
        self.change(self.form.in_suit(suit))

    # --- the turn

    def toggle_concealed(self) -> None:
        """Say that the side goes out concealed, or that it does not."""
        self.change(replace(self.form, concealed=not self.form.concealed))

    def toggle_pile(self) -> None:
        """Say that the side takes the pile, or that it does not."""
        self.change(self.form.with_pile_toggled())

    def ask_for_top_card(self) -> None:
        """Let the next tap choose the top card of the pile."""
        self.change(replace(self.form, took_pile=True, awaits_top=True))

    # --- from the hand to the deal

    def show_hand(self) -> None:
        """Show the hand instead of the melds; an empty hand gets the cards of the melds."""
        self.change(self.form.with_hand_shown())

    def show_melds(self) -> None:
        """Show the melds instead of the hand."""
        self.change(replace(self.form, is_hand=False))

    async def prefer(self, preference: Preference) -> None:
        """Choose which melds of the hand are best; a coroutine, as `kit.picker` expects."""
        self.change(replace(self.form, preference=preference))

    def use_melds(self, melds: tuple[Meld, ...]) -> None:
        """Replace the melds by those that were found in the hand."""
        self.change(self.form.with_found_melds(melds))

    def add_to_deal(self) -> None:
        """Hand the melds over to the next deal of the match, and open it."""
        side = current_question(self._state).side
        if side is None:
            return
        self._state.memory.melds_for_deal = LaidMelds(side, self.form.melds.laid)
        # Otherwise a second tap, back on this tab, would add the same melds again.
        self.clear()
        go(RECORD)


@dataclass(frozen=True, slots=True)
class MeldTab:
    """The values from which the parts of the Meld tab are drawn."""

    state: State
    form: LayDownForm
    question: MeldQuestion
    actions: MeldActions

    @property
    def words(self) -> Words:
        """The language of the page, in the words of the game."""
        return self.state.words.of_game(self.question.book.identity)

    @property
    def layout(self) -> Layout:
        """The layout of the page."""
        return self.state.layout

    @property
    def is_low(self) -> bool:
        """True if the page is so low that cards, keys and numbers are smaller."""
        return self.layout.height < LOW_HEIGHT

    @property
    def is_short(self) -> bool:
        """True on a phone that has no room for a row for each of two melds."""
        layout = self.layout
        is_phone = not layout.has_two_panes and not layout.has_large_text
        return is_phone and layout.height < SHORT_HEIGHT
