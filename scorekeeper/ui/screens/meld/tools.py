"""Keys of the Meld tab: the turn, the suits, the cards, and the buttons below them."""

from dataclasses import replace

import flet as ft

from scorekeeper.deal_form.lay_down import LayDownForm
from scorekeeper.i18n import Label
from scorekeeper.i18n.cards import held_card_face
from scorekeeper.i18n.rule_values import card_name
from scorekeeper.rules.cards import SUITS, Suit
from scorekeeper.ui import kit
from scorekeeper.ui.palette import CARD_FACE, MUTED, ON_CARD_FACE
from scorekeeper.ui.screens.meld.actions import MeldTab
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.cards import rank_grid, suit_label
from scorekeeper.view_models.meld import (
    HandView,
    MeldsView,
    chosen_suit,
    is_suit_for_card,
    preference_of,
    rank_views,
)

KEY_HEIGHT = 54  # logical pixels of a card's key at 100 % text
LOW_KEY_HEIGHT = 48  # logical pixels
FOOTER_HEIGHT = 52  # logical pixels of the buttons below the keys
FIND_SHARE = 6  # share of the width of the row below the keys
ADD_SHARE = 5
SIGN_SIZE = 20  # logical pixels of the sign of a suit at 100 % text
# Widths of the keys in a row, as shares, because their words differ in length.
FIRST_SHARE = 10
SHARE = 11
# With the pile taken, its top card is in the row too.
NARROW_FIRST_SHARE = 7
NARROW_SHARE = 8


# --- the turn


def tool_rows(tab: MeldTab, on_choose_preference: kit.Handler) -> list[ft.Control]:
    """Return a row of keys for the turn, and one for the suits if the rules have sequences."""
    form = tab.form
    first = _preference_key(tab, on_choose_preference) if form.is_hand else _new_meld_key(tab)
    keys = [first, _pile_key(tab)]
    if tab.question.has_minimum:
        # Going out concealed matters only for the initial meld: it may need no minimum.
        keys.insert(1, _concealed_key(tab))
    if form.took_pile:
        keys.append(_top_card_key(tab))
    rows = [kit.row_or_column(tab.layout, keys, spacing=6)]
    if tab.question.rules.meld_rules.sequences:
        rows.append(_suit_row(tab))
    return rows


def _preference_key(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    """Return the key that chooses which melds of a hand to find."""
    preference = preference_of(tab.question, tab.form)
    wanted = tab.words.text("meld-preference", preference=preference)
    label = tab.words.label("meld-prefer", preference=preference, wanted=wanted)
    icon = None if tab.form.took_pile else kit.Icon.EXPAND
    return _tool_key(label, on_tap, icon=icon, share=_first_share(tab.form))


def _new_meld_key(tab: MeldTab) -> ft.Control:
    """Return the key that starts another meld; its title is short if the side takes the pile."""
    label = tab.words.label("meld-new")
    if tab.form.took_pile:
        label = replace(label, title=tab.words.text("meld-new-short"), says=label.title)
    can_start = bool(tab.form.melds.current.cards)
    return _tool_key(
        label,
        tab.actions.start_meld if can_start else None,
        icon=kit.Icon.ADD,
        share=_first_share(tab.form),
    )


def _first_share(form: LayDownForm) -> int:
    return NARROW_FIRST_SHARE if form.took_pile else FIRST_SHARE


def _concealed_key(tab: MeldTab) -> ft.Control:
    """Return the toggle key for going out concealed."""
    return _tool_key(
        tab.words.label("meld-concealed"),
        tab.actions.toggle_concealed,
        share=SHARE,
        selected=tab.form.concealed,
    )


def _pile_key(tab: MeldTab) -> ft.Control:
    """Return the toggle key for a taken discard pile."""
    label = tab.words.label("meld-pile")
    if tab.form.took_pile:
        # Beside the top card and a check mark there is room for one word.
        label = replace(label, title=tab.words.text("meld-pile-short"))
    return _tool_key(
        label,
        tab.actions.toggle_pile,
        share=NARROW_SHARE if tab.form.took_pile else SHARE,
        selected=tab.form.took_pile,
    )


def _top_card_key(tab: MeldTab) -> ft.Control:
    """Return the key with the top card of the pile, or a prompt to tap that card."""
    words = tab.words
    top = tab.form.top
    if top is None or tab.form.awaits_top:
        label = Label("meld-top", words.text("meld-top-asked"), says=words.text("meld-tap-top"))
    else:
        label = words.label(
            "meld-top", card=held_card_face(words, top), name=card_name(words, top.card)
        )
    return _tool_key(label, tab.actions.ask_for_top_card, share=NARROW_SHARE)


def _suit_row(tab: MeldTab) -> ft.Control:
    """Return keys to choose the suit of a sequence, or of the next card of a hand or the pile."""
    is_card_suit = is_suit_for_card(tab.form)
    title = tab.words.text("meld-suit-label" if is_card_suit else "meld-sequence-label")
    keys: list[ft.Control] = [_suit_key(tab, suit) for suit in SUITS]
    return kit.labelled_row(tab.layout, text(title, 14, color=MUTED), ft.Row(keys, spacing=6))


def _suit_key(tab: MeldTab, suit: Suit) -> ft.Control:
    """Return the key of a suit, for a sequence or the next card; a second tap undoes the choice."""
    return _tool_key(
        suit_label(tab.words, suit, id_prefix="meld-suit"),
        lambda: tab.actions.choose_suit(suit),
        selected=suit == chosen_suit(tab.form),
        size=SIGN_SIZE,
    )


def _tool_key(
    label: Label,
    on_tap: kit.Handler | None,
    *,
    share: int = 1,
    selected: bool | None = None,
    icon: kit.Icon | None = None,
    size: float = 14,
) -> ft.Control:
    """Return a key; a selected one differs by colour, weight, shape and a check mark.

    Args:
        label: Text, id and screen-reader text.
        on_tap: None disables the key.
        share: Share of the width of its row.
        selected: Selection state; None for a key without one.
        icon: Shown before the text of a key that is not selected.
        size: Size of the text at 100 % text, in logical pixels.
    """
    color: ft.ColorValue = ft.Colors.ON_SURFACE if on_tap else kit.DISABLED_COLOR
    if selected:
        color = ON_CARD_FACE
        icon = kit.Icon.CHECK
    face = Face.BOLD if selected else Face.MEDIUM
    parts: list[ft.Control] = []
    if icon is not None:
        parts.append(kit.icon(icon, color=color, size=18))
    caption = text(
        label.title,
        size,
        face,
        color,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        expand=True,
        expand_loose=True,
    )
    parts.append(caption)
    return kit.key(
        label,
        ft.Row(parts, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        on_tap,
        selected=selected,
        bgcolor=CARD_FACE if selected else None,
        border_color=CARD_FACE if selected else ft.Colors.OUTLINE,
        border_radius=24 if selected else 14,
        side_padding=3,
        expand=share,
    )


# --- the cards


def card_grid(tab: MeldTab) -> ft.Control:
    """Return the grid with a key for each rank, and a key that deletes the last card."""
    has_cards = bool(tab.form.counts())
    is_low = tab.is_low and not tab.layout.has_large_text
    return rank_grid(
        tab.words,
        tab.layout,
        tab.actions,
        rank_views(tab.question, tab.form),
        tab.actions.delete_last_card if has_cards else None,
        key_height=LOW_KEY_HEIGHT if is_low else KEY_HEIGHT,
        spacing=6,
    )


# --- buttons below the keys


def melds_footer(tab: MeldTab, view: MeldsView) -> ft.Control:
    """Return buttons that show the hand and, for a side, add the melds to the next deal."""
    words = tab.words
    # The short title does not say that the button switches to the hand.
    find = replace(words.label("meld-find"), says=words.text("meld-title", asks="hand"))
    buttons: list[ft.Control] = [
        kit.button(
            find, tab.actions.show_hand, icon=kit.Icon.SEARCH, is_dense=True, expand=FIND_SHARE
        )
    ]
    if tab.question.side is not None:
        add = kit.button(
            words.label("meld-lay"),
            tab.actions.add_to_deal if view.can_add_to_deal else None,
            kind=kit.ButtonKind.MAIN,
            is_dense=True,
            expand=ADD_SHARE,
        )
        buttons.append(add)
    return _footer(tab, buttons)


def hand_footer(tab: MeldTab, view: HandView) -> ft.Control:
    """Return buttons that show the melds again, and replace them by the melds found."""
    words = tab.words

    def use_found_melds() -> None:
        tab.actions.use_melds(view.usable)

    back = kit.button(words.label("meld-to-melds"), tab.actions.show_melds, is_dense=True)
    use = kit.button(
        words.label("meld-use"),
        use_found_melds if view.usable else None,
        kind=kit.ButtonKind.MAIN,
        is_dense=True,
    )
    return _footer(tab, [back, use])


def _footer(tab: MeldTab, buttons: list[ft.Control]) -> ft.Control:
    """Return the button that clears all cards, followed by other buttons."""
    clear = kit.icon_button(
        kit.Icon.DELETE,
        tab.words.label("meld-clear"),
        None if tab.form.is_blank else tab.actions.clear,
    )
    if tab.layout.has_large_text:
        column = kit.full_width_column(buttons)
        return ft.Row([clear, ft.Container(column, expand=True)], spacing=4)

    for button in buttons:
        button.expand = button.expand or True
    # The container gives the row its minimum height; a title of three lines makes it higher.
    return ft.Row(
        [ft.Container(clear, height=FOOTER_HEIGHT), *buttons],
        spacing=6,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )
