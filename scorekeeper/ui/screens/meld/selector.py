"""Keys that choose the requirement: a side of the running match, or a typed score by any rules."""

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.palette import BRASS, CARD_FACE, ON_BRASS, ON_CARD_FACE
from scorekeeper.ui.screens.meld.actions import MeldTab
from scorekeeper.ui.theme import Face, text
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.meld import applying_rules_name, typed_number_detail
from scorekeeper.view_models.side_names import short_names

SIDES_PER_LINE = 2  # with their names; with more, most names would be cut off
MAX_SIDES_ON_ONE_LINE = 3  # two of them without a name
MAX_SIDES_BESIDE_NUMBER = 2  # without a name, beside the rules and a typed number
# Widths of the keys in a line, as shares.
SIDE_SHARE = 11
FOLDED_SIDE_SHARE = 5  # without the name
OTHER_SHARE = 5
RULES_SHARE = 10
NUMBER_SHARE = 11
MAX_RULES_LINES = 3  # lines of the name of the rules that fit into the key
SELECTED_RADIUS = 24  # logical pixels
RADIUS = 14  # logical pixels


def selector_rows(
    tab: MeldTab, on_type_number: kit.Handler, on_choose_rules: kit.Handler
) -> list[ft.Control]:
    """Return lines of keys: the sides, and a key for another score, deal number or rule set.

    The keys take as few lines as possible, to leave room for the melds: a side that is not chosen
    has its name only if there is space for it.
    """
    is_typed = tab.question.side is None
    others: list[ft.Control] = []
    if is_typed:
        others = [_rules_key(tab, on_choose_rules)]
        if tab.question.has_minimum:
            others.append(_typed_number_key(tab, on_type_number))
    elif not tab.question.has_minimum:
        others = [_other_key(tab.words.label("meld-other-rules"), on_choose_rules)]
    elif not has_number_in_bar(tab):
        label = tab.words.label("meld-other", by=tab.question.by)
        others = [_other_key(label, on_type_number)]
    match = tab.question.running_match
    count = len(match.match.sides) if match else 0
    sides = [] if match is None else _side_keys(tab, match, is_typed=is_typed)

    if not sides:
        lines = [others]
    elif tab.layout.has_large_text:
        lines = [sides, others]
    elif is_typed:
        lines = [[*sides, *others]] if count <= MAX_SIDES_BESIDE_NUMBER else [sides, others]
    elif count <= MAX_SIDES_ON_ONE_LINE:
        lines = [[*sides, *others]]
    else:
        lines = [sides[start : start + SIDES_PER_LINE] for start in range(0, count, SIDES_PER_LINE)]
    return [kit.row_or_column(tab.layout, line, spacing=6) for line in lines]


def has_number_in_bar(tab: MeldTab) -> bool:
    """Return True if there are so many sides that the key for another score is in the title bar."""
    match = tab.question.running_match
    is_one_line = match is None or len(match.match.sides) <= MAX_SIDES_ON_ONE_LINE
    if not tab.question.has_minimum:
        return False
    return not is_one_line and tab.question.side is not None and not tab.layout.has_large_text


def number_button(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    """Return the icon button to type another score or deal number, instead of choosing a side."""
    label = tab.words.label("meld-other", by=tab.question.by)
    return kit.icon_button(kit.Icon.EDIT, label, on_tap)


def _side_keys(tab: MeldTab, match: OpenMatch, *, is_typed: bool) -> list[ft.Control]:
    """Return the keys of all sides; keys without room for a name have none.

    `is_typed` is True if a typed score or deal number is used in place of a side.
    """
    chosen = tab.question.side
    count = len(match.match.sides)
    if tab.layout.has_large_text:
        has_all_names = True
    elif is_typed:
        # Three have a line of their own. Fewer are beside the number; more are too many.
        has_all_names = count == MAX_SIDES_ON_ONE_LINE
    else:
        # Three share one line, too short for all names. Fewer have room; more take several lines.
        has_all_names = count != MAX_SIDES_ON_ONE_LINE
    return [
        _side_key(tab, match, side, is_folded=not (has_all_names or side == chosen))
        for side in range(count)
    ]


def _other_key(label: Label, on_tap: kit.Handler) -> ft.Control:
    """Return the narrow key to type another score or deal number, or to choose other rules."""
    caption = text(
        label.title, 13, Face.MEDIUM, text_align=ft.TextAlign.CENTER, max_lines=2, expand=True
    )
    return _selector_key(label, [caption], on_tap, share=OTHER_SHARE)


def _side_key(tab: MeldTab, match: OpenMatch, side: int, *, is_folded: bool = False) -> ft.Control:
    """Return the key of a side: card back, name unless folded, and initial meld requirement."""
    words = tab.words
    required = match.progress.requirements[side]
    needed = words.requirement(required)
    label = words.label(
        "meld-side",
        id=f"meld-side-{side}",
        name=short_names(match.match)[side],
        side=match.match.sides[side].name,
        score=words.number(match.progress.totals[side]),
        needed=needed,
    )
    is_chosen = side == tab.question.side
    parts: list[ft.Control] = [side_back(match.match.colors[side], 14)]
    if not is_folded:
        parts.append(_key_text(tab, label.title, selected=is_chosen))
    # With a typed number, the keys only lead back to the sides and show no requirement.
    if not required.is_nothing and tab.question.side is not None:
        color = ON_BRASS if is_chosen else ft.Colors.ON_SURFACE
        badge = ft.Container(text(needed, 17, Face.SCORE, color))
        if is_chosen:
            badge.bgcolor = BRASS
            badge.border_radius = 8
            badge.padding = ft.Padding.symmetric(horizontal=5, vertical=3)
        parts.append(badge)
    return _selector_key(
        label,
        parts,
        lambda: tab.actions.choose_side(side),
        selected=is_chosen,
        share=FOLDED_SIDE_SHARE if is_folded else SIDE_SHARE,
    )


def _rules_key(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    """Return the key with the name of the applying rules; a tap opens the choice of others."""
    label = tab.words.label("meld-rules", rules=applying_rules_name(tab.words, tab.question))
    # Without an arrow, which would leave too little room for the longest names.
    name = text(
        label.title,
        13,
        Face.MEDIUM,
        text_align=ft.TextAlign.CENTER,
        max_lines=MAX_RULES_LINES,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
    )
    return _selector_key(label, [name], on_tap, share=RULES_SHARE)


def _typed_number_key(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    """Return the key with the typed score or deal number and its requirement."""
    words = tab.words
    question = tab.question
    needed = typed_number_detail(words, question)
    label = words.label(
        "meld-other-number",
        id="meld-other",
        detail=needed,
        by=question.by,
        number=words.number(question.number),
        needed=needed,
    )
    lines = ft.Column(
        [
            text(label.title, 16, Face.BOLD, ON_CARD_FACE),
            text(label.detail, 14, color=ON_CARD_FACE),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return _selector_key(label, [lines], on_tap, selected=True, share=NUMBER_SHARE)


def _key_text(tab: MeldTab, title: str, *, selected: bool = False) -> ft.Control:
    """Return the text of a key: at most two lines, or one line in large text."""
    return text(
        title,
        14,
        Face.BOLD if selected else Face.MEDIUM,
        ON_CARD_FACE if selected else ft.Colors.ON_SURFACE,
        max_lines=1 if tab.layout.has_large_text else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )


def _selector_key(
    label: Label,
    parts: list[ft.Control],
    on_tap: kit.Handler,
    *,
    share: int,
    selected: bool = False,
) -> ft.Control:
    """Return a key; the chosen one looks like a card on the felt.

    Args:
        label: Id and screen-reader text.
        parts: Content of the key, in a row.
        on_tap: Called on a tap.
        share: Share of the width of its row.
        selected: True for the chosen key.
    """
    # The empty container gives the key its minimum height; long words make it higher.
    row = ft.Row(
        [*parts, ft.Container(width=0, height=48)],
        spacing=5,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return kit.key(
        label,
        row,
        on_tap,
        selected=selected,
        bgcolor=CARD_FACE if selected else None,
        border_color=CARD_FACE if selected else ft.Colors.OUTLINE,
        min_height=0,
        border_radius=SELECTED_RADIUS if selected else RADIUS,
        side_padding=4,
        expand=share,
    )
