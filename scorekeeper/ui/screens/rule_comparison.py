"""Two rule sets compared: their differences in sentences, then rule by rule."""

from collections.abc import Callable, Sequence
from typing import cast

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_comparison import compared_sections
from scorekeeper.i18n.rules import section_name
from scorekeeper.rules import RuleBook, RuleSetId, UnknownRuleSetError
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.ui.widgets.differences import DifferencesCard
from scorekeeper.view_models.differences import rule_set_differences
from scorekeeper.view_models.rule_book import ComparedCell, ComparedRow, compared_row

NAME_SHARE = 2  # share of the width of a wide row: the name of the rule
VALUE_SHARE = 3  # share of the width of a wide row: each of the two values


@component
def CompareScreen() -> ft.View:
    """Screen with two rule sets to compare; each can be replaced by another rule set."""
    state = use_state()
    words = state.words
    address = addresses.Compare.use_current()
    # Index of the rule set that is being replaced, 0 or 1; None while the comparison is shown.
    replaced_index, set_replaced_index = ft.use_state(cast("int | None", None))

    def stop_replacing() -> None:
        set_replaced_index(None)

    # The browser's back button closes the list of rule sets before it leaves the screen.
    is_replacing = replaced_index is not None
    use_stack_entry(state.memory.back_handlers, stop_replacing if is_replacing else None)
    try:
        first_book = state.library.find_book(address.id)
        second_book = state.library.find_book(address.other)
    except UnknownRuleSetError as error:
        return rule_sets.unknown_rule_set_screen(state, error.name)
    first = first_book.identity.id
    second = second_book.identity.id

    def replace_first(set_id: RuleSetId) -> None:
        stop_replacing()
        go(addresses.Compare(set_id, second))

    def replace_second(set_id: RuleSetId) -> None:
        stop_replacing()
        go(addresses.Compare(first, set_id))

    if is_replacing:
        is_first = replaced_index == 0
        kept = second if is_first else first
        chooser = rule_sets.rule_set_chooser(
            state,
            replace_first if is_first else replace_second,
            stop_replacing,
            chosen=first if is_first else second,
            can_choose=lambda other: other != kept,
        )
        return kit.covering_view(str(address), chooser, stop_replacing, key_suffix="/choosing")

    swap = kit.icon_button(
        kit.Icon.SWAP_SIDEWAYS,
        words.label("compare-swap"),
        lambda: go(addresses.Compare(second, first)),
    )
    return kit.screen(
        state,
        str(address),
        words.text("compare"),
        [],
        body=Comparison(first_book, second_book, set_replaced_index, key=f"{first}/{second}"),
        back=addresses.RuleSet(first),
        actions=[swap],
    )


@component
def Comparison(
    first: RuleBook, second: RuleBook, on_replace: Callable[[int], object]
) -> ft.Control:
    """List of differences in sentences, then the rules; a tap on a rule shows all its sources.

    Args:
        first: The rule set at the left.
        second: The rule set at the right.
        on_replace: Called with the index, 0 or 1, of the rule set to replace.
    """
    state = use_state()
    words = state.words
    has_all_rules, set_all_rules = ft.use_state(False)
    open_path, set_open_path = ft.use_state("")
    books = (first, second)
    set_ids = [book.identity.id for book in books]
    sections = ft.use_memo(lambda: compared_sections(*books), set_ids)

    difference_count = sum(len(section.differences) for section in sections)
    rule_count = sum(len(section.rules) for section in sections)
    chips = kit.choice_chips(
        [
            (False, words.label("compare-differences", count=difference_count)),
            (True, words.label("compare-all", count=rule_count)),
        ],
        has_all_rules,
        set_all_rules,
    )

    rows: list[ft.Control] = []
    if difference_count:
        rows.append(DifferencesCard(rule_set_differences(words, *books)))
    for section in sections:
        compared_rules = section.rules if has_all_rules else section.differences
        if compared_rules:
            title = kit.heading(section_name(words, section.name))
            rows.append(ft.Container(title, padding=ft.Padding.only(top=10, left=4)))
        for rule in compared_rules:
            is_open = rule.path == open_path
            row = compared_row(words, books, rule, has_all_sources=is_open)
            rows.append(_compared_tile(state, row, set_open_path, is_open=is_open))
    if not rows:
        rows.append(kit.note(words.text("compare-same"), id="compare-same"))

    name_cards = [_name_card(words, book, on_replace, index) for index, book in enumerate(books)]
    if not state.layout.has_two_panes:
        # The names scroll out of sight, so each value is below the name of its rule set.
        head = kit.row_or_column(state.layout, name_cards)
        return kit.pane_column(state.layout, [head, chips, *rows])
    return kit.full_height_column(
        _column_heads(name_cards), kit.with_side_padding(chips), kit.pane_column(state.layout, rows)
    )


def _column_heads(name_cards: Sequence[ft.Control]) -> ft.Control:
    """Return the names of the rule sets above the columns of their values."""
    cells: list[ft.Control] = [ft.Container(expand=NAME_SHARE)]
    cells += [ft.Container(card, expand=VALUE_SHARE) for card in name_cards]
    return ft.Container(ft.Row(cells, spacing=16), padding=ft.Padding.symmetric(horizontal=26))


def _name_card(
    words: Words, book: RuleBook, on_replace: Callable[[int], object], index: int
) -> ft.Control:
    """Return a card with the name of a compared rule set; a tap asks for another in its place."""
    name = words.rule_set_name(book.identity)
    label = Label(f"side-{index}", name, says=words.text("compare-choose", name=name))
    row = kit.link(label, lambda: on_replace(index), trailing=kit.Icon.EXPAND)
    return kit.section("", [row])


def _compared_tile(
    state: State, row: ComparedRow, set_open_path: Callable[[str], object], *, is_open: bool
) -> ft.Control:
    """Return a row with a rule and both values; a tap shows or hides all sources."""
    if state.layout.has_two_panes:
        title = text(row.name, 15, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
        columns = [_value_column(cell, has_owner=False) for cell in row.cells]
        cells: list[ft.Control] = [ft.Container(title, expand=NAME_SHARE)]
        cells += [ft.Container(column, expand=VALUE_SHARE) for column in columns]
        content: ft.Control = ft.Row(
            cells, spacing=16, vertical_alignment=ft.CrossAxisAlignment.START
        )
    else:
        title = text(row.name, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
        shown_cells = [row.same] if row.same else row.cells
        columns = [_value_column(cell, has_owner=True) for cell in shown_cells]
        content = kit.full_width_column([title, *columns], spacing=6)

    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: set_open_path("" if is_open else row.path)),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW if row.differs else None,
        shape=ft.RoundedRectangleBorder(radius=14),
    )
    return kit.node(f"rule-{row.path}", tile, says=row.says, expanded=is_open, key=row.path)


def _value_column(cell: ComparedCell, *, has_owner: bool) -> ft.Column:
    """Return a value above its sources, below the name of its rule set if `has_owner`."""
    lines: list[ft.Control] = [text(cell.value, 16, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT)]
    if has_owner:
        lines.insert(0, text(cell.owner, 13, Face.MEDIUM, LINK))
    lines += [
        text(source, 13, color=MUTED, line_height=SENTENCE_LINE_HEIGHT) for source in cell.sources
    ]
    return kit.full_width_column(lines, spacing=2)
