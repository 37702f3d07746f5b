"""Handlers of the Meld tab, which change its form, and the values that its parts share.

The form is kept in the memory of the page, so that the cards remain while another tab is open.
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
"""Device setting: the rule set that was last chosen for a typed score."""
SHORT_HEIGHT = 700  # logical pixels; lower phones have no room for two melds, one below the other
LOW_HEIGHT = 768  # logical pixels; lower pages have smaller cards, keys and numbers


def current_question(state: State) -> MeldQuestion:
    """Return the question that the form asks: rules, side or typed score, and requirement."""
    last_rules = state.settings.get(TYPED_SCORE_RULES)
    return meld_question(
        state.session, state.match, state.memory.meld_form, last_rules, state.rule_sets
    )


async def choose_rules_for_typed_score(state: State, rule_set: RuleSetId) -> None:
    """Use other rules for a typed score, and remember them in the settings of the device."""
    state.memory.meld_form = state.memory.meld_form.with_situation(ruleset=rule_set)
    await state.save_settings(**{TYPED_SCORE_RULES: rule_set})


class MeldActions:
    """Changes of the form of the Meld tab.

    Each method reads the form when it is called, not when the control was drawn, so that two quick
    taps both count. A component creates one object and keeps it: a new one would redraw all keys.
    """

    def __init__(self, state: State, on_change: Callable[[LayDownForm], None]) -> None:
        """Create the handlers; they call `on_change` with the new form after each change."""
        self._state = state
        self._on_change = on_change

    @property
    def form(self) -> LayDownForm:
        """The current form."""
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
        """Check melds against the last typed score or deal number instead of a side."""
        self.change(self.form.with_situation())

    def type_number(self, number: int) -> None:
        """Choose the typed number, and set it: a score, or a deal number if that is required."""
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
        self.change(self.form.without_card(card))

    def delete_last_card(self) -> None:
        """Remove the card that was tapped last."""
        self.change(self.form.without_last_card())

    def clear(self) -> None:
        """Remove all cards of the melds or the hand, and the answers about the turn."""
        self.change(self.form.without_cards())

    def start_meld(self) -> None:
        """Start a new meld for the next cards."""
        self.change(replace(self.form, melds=self.form.melds.with_new_meld()))

    def select_meld(self, place: int) -> None:
        """Select the meld with index `place` for the next cards."""
        self.change(replace(self.form, melds=self.form.melds.with_current(place)))

    def choose_suit(self, suit: Suit) -> None:
        """Choose the suit of a sequence or of the next card; a second tap undoes the choice."""
        self.change(self.form.with_suit_toggled(suit))

    # --- the turn

    def toggle_concealed(self) -> None:
        """Switch whether the side goes out concealed."""
        self.change(replace(self.form, concealed=not self.form.concealed))

    def toggle_pile(self) -> None:
        """Switch whether the side takes the pile."""
        self.change(self.form.with_pile_toggled())

    def ask_for_top_card(self) -> None:
        """Set that the side takes the pile, and let the next tap choose the top card."""
        self.change(replace(self.form, took_pile=True, awaits_top=True))

    # --- from the hand to the deal

    def show_hand(self) -> None:
        """Show the hand instead of the melds; copy the cards of the melds to an empty hand."""
        self.change(self.form.with_hand_shown())

    def show_melds(self) -> None:
        """Show the melds instead of the hand."""
        self.change(replace(self.form, is_hand=False))

    async def choose_preference(self, preference: Preference) -> None:
        """Set which melds of the hand to prefer; a coroutine, because `kit.picker` awaits it."""
        self.change(replace(self.form, preference=preference))

    def use_melds(self, melds: tuple[Meld, ...]) -> None:
        """Replace the melds by melds found in the hand."""
        self.change(self.form.with_found_melds(melds))

    def add_to_deal(self) -> None:
        """Pass the melds to the next deal of the match, clear the tab, and open the deal's form.

        Nothing happens while no side is chosen.
        """
        side = current_question(self._state).side
        if side is None:
            return
        self._state.memory.melds_for_deal = LaidMelds(side, self.form.melds.laid)
        # Otherwise a second tap after coming back to this tab would add the same melds again.
        self.clear()
        go(RECORD)


@dataclass(frozen=True, slots=True)
class MeldTab:
    """Values that all parts of the Meld tab receive."""

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
        """True on a phone that has no room for two melds, one below the other."""
        layout = self.layout
        is_phone = not layout.has_two_panes and not layout.has_large_text
        return is_phone and layout.height < SHORT_HEIGHT
