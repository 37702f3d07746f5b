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

SIDES_PER_ROW = 2  # with more, most names would be cut off
SELECTED_RADIUS = 24  # logical pixels
RADIUS = 14  # logical pixels


def selector_rows(
    tab: MeldTab, on_type_number: kit.Handler, on_choose_rules: kit.Handler
) -> list[ft.Control]:
    """Return rows of keys: the sides, and for a typed number the rules and the number."""
    match = tab.question.match
    rows: list[ft.Control] = []
    if match is not None:
        sides = [_side_key(tab, match, side) for side in range(len(match.match.sides))]
        rows += [
            kit.row_or_column(tab.layout, sides[start : start + SIDES_PER_ROW], spacing=6)
            for start in range(0, len(sides), SIDES_PER_ROW)
        ]
    if tab.question.side is None:
        keys = [_rules_key(tab, on_choose_rules), _typed_number_key(tab, on_type_number)]
        rows.append(kit.row_or_column(tab.layout, keys, spacing=6))
    return rows


def typed_number_button(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    """Return the icon button that asks for a typed score instead of a side."""
    return kit.icon_button(kit.Icon.EDIT, tab.words.label("meld-other"), on_tap)


def _side_key(tab: MeldTab, match: OpenMatch, side: int) -> ft.Control:
    """Return the key of a side: the back of its pack, its name, and what it needs."""
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
    parts: list[ft.Control] = [side_back(side, 14), _key_text(tab, label.title, selected=is_chosen)]
    if not required.is_nothing:
        color = ON_BRASS if is_chosen else ft.Colors.ON_SURFACE
        badge = ft.Container(text(needed, 17, Face.SCORE, color))
        if is_chosen:
            badge.bgcolor = BRASS
            badge.border_radius = 8
            badge.padding = ft.Padding.symmetric(horizontal=6, vertical=3)
        parts.append(badge)
    return _selector_key(label, parts, lambda: tab.actions.choose_side(side), selected=is_chosen)


def _rules_key(tab: MeldTab, on_tap: kit.Handler) -> ft.Control:
    label = tab.words.label("meld-rules", rules=applying_rules_name(tab.words, tab.question))
    parts = [
        _key_text(tab, label.title),
        kit.icon(kit.Icon.EXPAND, color=ft.Colors.ON_SURFACE, size=20),
    ]
    return _selector_key(label, parts, on_tap)


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
    return _selector_key(label, [lines], on_tap, selected=True)


def _key_text(tab: MeldTab, title: str, *, selected: bool = False) -> ft.Control:
    """Return the text of a key: two lines at most, in large text one over the whole width."""
    return text(
        title,
        15,
        Face.BOLD if selected else Face.MEDIUM,
        ON_CARD_FACE if selected else ft.Colors.ON_SURFACE,
        max_lines=1 if tab.layout.has_large_text else 2,
        overflow=ft.TextOverflow.ELLIPSIS,
        expand=True,
        expand_loose=True,
    )


def _selector_key(
    label: Label, parts: list[ft.Control], on_tap: kit.Handler, *, selected: bool = False
) -> ft.Control:
    """Return a key; the chosen one looks like a card on the felt."""
    # The empty container gives the key its minimum height; long words make it higher.
    row = ft.Row(
        [*parts, ft.Container(width=0, height=48)],
        spacing=7,
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
    )
