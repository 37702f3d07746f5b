"""The rules of a new game: two cards, and a link to all rule sets."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import MUTED, POSITIVE, POSITIVE_BOX
from scorekeeper.ui.screens.new_match.player_names import ChangeForm
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.stacks import StackSize, stack_picture
from scorekeeper.view_models.rule_cards import (
    RuleCard,
    chosen_rules_text,
    rule_cards,
    rule_proposals,
)
from scorekeeper.view_models.set_up import SetUpForm

# Logical pixels.
CARD_PADDING = 12
CARD_RADIUS = 16
PICTURE_WIDTH = 22
CHECK_SIZE = 22


@component
def RuleCards(
    form: SetUpForm, change: ChangeForm, on_choose_others: Callable[[], None]
) -> ft.Control:
    """Cards for the chosen and the last played rules, and a sentence about the chosen ones.

    Args:
        form: The form.
        change: Changes the form.
        on_choose_others: Opens the list of all rule sets.
    """
    state = use_state()
    words = state.words
    # Read once: each name typed above redraws this component.
    proposals = ft.use_memo(
        lambda: rule_proposals(state.session, state.rule_sets, state.home_locale), []
    )

    def choose(card: RuleCard) -> None:
        # The rules of the chosen card may be a name without values, and the target may be another.
        if not card.is_chosen:
            change(lambda form: form.with_rules(card.rules))

    others = kit.text_button(
        words.label("set-up-rules-all", id="ruleset", count=len(state.rule_sets)), on_choose_others
    )
    heading = kit.heading(words.text("set-up-rules"))
    cards = [
        _rule_card(index, card, choose)
        for index, card in enumerate(rule_cards(words, proposals, form))
    ]
    return kit.full_width_column(
        [
            kit.row_with_trailing(state.layout, heading, others),
            kit.row_or_column(state.layout, cards),
            kit.note(chosen_rules_text(words, form), id="rules-like"),
        ],
        spacing=6,
    )


def _rule_card(index: int, card: RuleCard, on_choose: Callable[[RuleCard], None]) -> ft.Control:
    """Return a card with the name and canastas of a rule set; a tap chooses it."""
    pictures: list[ft.Control] = [
        stack_picture(kind, PICTURE_WIDTH, StackSize.SMALL) for kind in card.canastas
    ]
    check = kit.icon(kit.Icon.CHECK, size=CHECK_SIZE, color=POSITIVE)
    head = ft.Row([ft.Row(pictures, spacing=6, expand=True)], height=CHECK_SIZE * 1.5)
    if card.is_chosen:
        head.controls.append(check)
    lines: list[ft.Control] = [
        head,
        text(card.name, 16, Face.MEDIUM),
        text(card.detail, 14, color=MUTED, line_height=SENTENCE_LINE_HEIGHT),
    ]
    label = Label(f"rules-{index}", card.name, card.detail)
    width = 2 if card.is_chosen else 1
    color = ft.Colors.PRIMARY if card.is_chosen else ft.Colors.OUTLINE
    return kit.tap_area(
        label.id,
        kit.full_width_column(lines, spacing=2),
        lambda: on_choose(card),
        says=label.accessible_name,
        selected=card.is_chosen,
        padding=CARD_PADDING,
        bgcolor=POSITIVE_BOX if card.is_chosen else ft.Colors.SURFACE_CONTAINER_LOW,
        border=ft.Border.all(width, color),
        border_radius=CARD_RADIUS,
    )
