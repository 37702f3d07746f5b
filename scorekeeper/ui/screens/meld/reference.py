"""Quick reference: the initial meld requirements, with the row of each side, and card values."""

from collections.abc import Iterable

import flet as ft

from scorekeeper.i18n.rule_values import rule_name
from scorekeeper.match import SideColor
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import RuleSet
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.meld.actions import MeldTab
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.meld import applying_rules_name
from scorekeeper.view_models.meld_reference import INITIAL_MELD, BandRow, NamedValue, meld_reference
from scorekeeper.view_models.side_names import short_names


def reference_sheet(tab: MeldTab, close: kit.Close) -> ft.BottomSheet:
    """Return the quick reference as a sheet."""
    rules = applying_rules_name(tab.words, tab.question)
    title = tab.words.text("meld-reference", rules=rules)
    return kit.sheet(tab.state, title, reference_parts(tab), close)


def reference_parts(tab: MeldTab) -> list[ft.Control]:
    """Return the parts of the quick reference, one below the other."""
    words = tab.words
    reference = meld_reference(words, tab.question)
    names: tuple[str, ...] = ()
    colors: tuple[SideColor, ...] = ()
    if tab.question.running_match is not None:
        names = short_names(tab.question.running_match.match)
        colors = tab.question.running_match.match.colors
    bands = [_band_row(index, band, names, colors) for index, band in enumerate(reference.bands)]
    rule_set = tab.question.book.identity.id
    phases: list[ft.Control] = []
    if reference.phases:
        title = words.text("rules-section-players")
        phases = [kit.heading(title), _value_table(reference.phases)]
    initial_meld: list[ft.Control] = []
    if reference.bands:
        initial_meld = [
            kit.heading(rule_name(words, INITIAL_MELD)),
            kit.full_width_column([kit.note(reference.depends_on), *bands], spacing=2),
            kit.heading(words.text("meld-reference-exceptions")),
            _value_table(reference.exceptions),
            kit.note(words.text("meld-red-threes-never")),
        ]
    return [
        *initial_meld,
        kit.heading(rule_name(words, "card_values")),
        _value_table(reference.card_values),
        kit.heading(words.text("meld-reference-bonuses")),
        _value_table(reference.bonuses),
        *phases,
        kit.button(
            words.label("meld-all-rules"),
            lambda: go(RuleSet(rule_set)),
            icon=kit.Icon.RULES,
        ),
    ]


def _band_row(
    index: int, band: BandRow, side_names: tuple[str, ...], side_colors: tuple[SideColor, ...]
) -> ft.Control:
    """Return a row of the table: range of scores or deals, requirement, and the sides in it."""
    color: ft.ColorValue = ft.Colors.ON_SURFACE
    arrow_color: ft.ColorValue = ft.Colors.TRANSPARENT
    face = Face.REGULAR
    if band.is_current:
        color = ft.Colors.ON_PRIMARY_CONTAINER
        arrow_color = ft.Colors.ON_PRIMARY_CONTAINER
        face = Face.BOLD

    sides: list[ft.Control] = [
        _side_mark(side_colors[side], side_names[side], color) for side in band.sides
    ]
    cells = ft.Row(
        [
            kit.icon(kit.Icon.CHEVRON, color=arrow_color, size=20),
            ft.Container(text(band.scores, 16, face, color), expand=4),
            ft.Container(text(band.needed, 18, Face.SCORE, color), expand=3),
            ft.Column(sides, spacing=2, expand=3),
        ],
        spacing=6,
    )
    row = ft.Container(
        kit.hidden_from_screen_reader(cells),
        padding=ft.Padding.symmetric(vertical=9, horizontal=6),
        bgcolor=ft.Colors.PRIMARY_CONTAINER if band.is_current else None,
        border_radius=10,
    )
    return kit.node(f"band-{index}", row, says=band.says)


def _side_mark(side_color: SideColor, name: str, color: ft.ColorValue) -> ft.Control:
    name_text = text(name, 14, Face.MEDIUM, color, max_lines=2, expand=True)
    return ft.Row([side_back(side_color, 13), name_text], spacing=6)


def _value_table(rows: Iterable[NamedValue]) -> ft.Control:
    """Return a table with names at the left and their values at the right."""
    return kit.full_width_column([_value_row(name, value) for name, value in rows], spacing=4)


def _value_row(name: str, value: str) -> ft.Control:
    """Return a row of a table, with a name at the left and its value at the right."""
    value_text = text(
        value, 15, Face.MEDIUM, text_align=ft.TextAlign.RIGHT, line_height=SENTENCE_LINE_HEIGHT
    )
    return ft.Row(
        [
            ft.Container(text(name, 15, line_height=SENTENCE_LINE_HEIGHT), expand=3),
            ft.Container(value_text, expand=2),
        ],
        spacing=12,
    )
