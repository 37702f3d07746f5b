"""The Meld tab: the choice of the requirement, the cards, and the verdict on the melds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.deal_form.melds import MeldView
from scorekeeper.meld_finder.question import Preference
from scorekeeper.rules import RuleSetId
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.screens.meld.actions import (
    TYPED_SCORE_RULES,
    MeldActions,
    MeldTab,
    choose_rules_for_typed_score,
    current_question,
)
from scorekeeper.ui.screens.meld.notation import notation_sheet
from scorekeeper.ui.screens.meld.reference import reference_parts, reference_sheet
from scorekeeper.ui.screens.meld.search import SearchResult, use_hand_search
from scorekeeper.ui.screens.meld.selector import has_number_in_bar, number_button, selector_rows
from scorekeeper.ui.screens.meld.tools import card_grid, hand_footer, melds_footer, tool_rows
from scorekeeper.ui.screens.meld.verdict import verdict_slip
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.ui.widgets.cards import CardSize, meld_row, meld_rows, meld_tile
from scorekeeper.view_models.meld import (
    applying_rules_name,
    hand_search,
    hand_view,
    meld_note,
    meld_title,
    melds_view,
    preference_of,
    requirement_text,
    tile_lines,
    tiled_melds,
    typed_score_rules,
)

STRETCH = ft.CrossAxisAlignment.STRETCH
SPACING = 6  # logical pixels
MIN_FIXED_HEIGHT = 600
"""Logical pixels; on lower pages verdict and selector scroll with the melds."""
MANY_MELDS = 3
MAX_ROWS = 3
"""Number of melds that fit one below the other on a phone; on a short page, one fits."""
ROW_HEIGHT = 54  # logical pixels that an additional row of keys needs


@component
def MeldScreen() -> ft.Control:
    """Screen of the tab, or the list of rule sets while the user chooses other rules."""
    state = use_state()
    is_choosing_rules, set_choosing_rules = ft.use_state(False)

    def open_rules() -> None:
        set_choosing_rules(True)

    def close_rules() -> None:
        set_choosing_rules(False)

    async def choose_rules(rule_set: RuleSetId) -> None:
        close_rules()
        await choose_rules_for_typed_score(state, rule_set)

    # The browser's back button closes the list before it leaves the tab.
    use_stack_entry(state.memory.back_handlers, close_rules if is_choosing_rules else None)
    if not is_choosing_rules:
        return MeldForm(open_rules)

    last_rules = state.settings.get(TYPED_SCORE_RULES)
    return rule_sets.rule_set_chooser(
        state,
        choose_rules,
        close_rules,
        chosen=typed_score_rules(
            state.session, state.match, state.memory.meld_form, last_rules, state.rule_sets
        ),
        id_prefix="asked-rules",
    )


@component
def MeldForm(on_choose_rules: kit.Handler) -> ft.Control:
    """Form with the choice of the requirement, the cards and the verdict.

    Args:
        on_choose_rules: Opens the list of rule sets.
    """
    state = use_state()
    form, set_form = ft.use_state(state.memory.meld_form)
    actions = ft.use_memo(lambda: MeldActions(state, set_form), [])
    question = current_question(state)
    words = state.words.of_game(question.book.identity)
    result = use_hand_search(hand_search(question, form))
    overlay = kit.use_overlay()
    tab = MeldTab(state, form, question, actions)

    def type_number() -> None:
        actions.choose_typed_number()
        # Not `question`: it was computed before the tap, maybe for a side.
        asked = current_question(state)
        title = words.text("meld-ask-number", by=asked.by)
        overlay.open(
            lambda close: kit.number_pad(
                title, asked.number, actions.type_number, close, is_signed=asked.by == "score"
            )
        )

    def type_cards() -> None:
        overlay.open(lambda close: notation_sheet(state, actions, close))

    def show_reference() -> None:
        overlay.open(lambda close: reference_sheet(tab, close))

    def choose_preference() -> None:
        overlay.open(lambda close: _preference_picker(tab, close))

    bar_actions: list[ft.Control] = [
        kit.icon_button(kit.Icon.KEYBOARD, words.label("meld-notation"), type_cards)
    ]
    if has_number_in_bar(tab):
        bar_actions.insert(0, number_button(tab, type_number))
    if not _has_reference_pane(tab):
        rules = applying_rules_name(words, question)
        label = words.label("meld-reference", rules=rules)
        bar_actions.append(kit.icon_button(kit.Icon.HELP, label, show_reference))

    parts = _hand_parts(tab, result) if form.is_hand else _melds_parts(tab)
    bar = kit.title_bar(
        state,
        meld_title(words, question, form),
        requirement_text(words, question),
        actions=bar_actions,
    )
    selector = selector_rows(tab, type_number, on_choose_rules)
    tools = tool_rows(tab, choose_preference)
    return _meld_page(tab, bar, selector, tools, parts)


def _preference_picker(tab: MeldTab, close: kit.Close) -> ft.BottomSheet:
    """Return the sheet that asks which of several melds to find."""
    words = tab.words
    options = [
        (
            preference,
            words.label("meld-preference", id=f"meld-prefer-{preference}", preference=preference),
        )
        for preference in Preference
    ]
    return kit.picker(
        tab.state,
        words.text("meld-prefer-title"),
        options,
        close,
        chosen=preference_of(tab.question, tab.actions.form),
        on_choose=tab.actions.choose_preference,
    )


# --- the verdict and the melds


@dataclass(frozen=True, slots=True)
class _Parts:
    """Parts of the page that differ between melds and a hand."""

    verdict: ft.Control
    rows: list[ft.Control]
    """The melds."""
    footer: ft.Control


def _melds_parts(tab: MeldTab) -> _Parts:
    """Return the parts for tapped melds, with an empty row if the next card starts a meld."""
    view = melds_view(tab.words, tab.question, tab.form)
    rows = _rows_of_melds(tab, view.melds, is_tappable=True)
    rows = meld_rows(
        tab.words,
        tab.form.melds,
        rows,
        tab.actions.select_meld,
        empty_height=40 if tab.is_low else 54,
    )
    tile_flags = _tile_flags(tab, view.melds)
    if len(rows) > len(tile_flags):
        # The empty row, where the next card starts a meld.
        tile_flags.insert(tab.form.melds.at, False)
    rows = _rows_with_paired_tiles(rows, tile_flags)
    return _Parts(verdict_slip(tab, view.verdict), rows, melds_footer(tab, view))


def _hand_parts(tab: MeldTab, result: SearchResult) -> _Parts:
    """Return the parts for a hand: the melds found in it, and its cards."""
    view = hand_view(
        tab.words, tab.question, tab.form, result.finding, is_current=result.is_current
    )
    rows = _rows_of_melds(tab, view.melds, is_tappable=False)
    rows = _rows_with_paired_tiles(rows, _tile_flags(tab, view.melds))
    if view.hand:
        rows.append(kit.note(view.hand, id="meld-hand"))
    verdict = verdict_slip(tab, view.verdict, is_stale=view.is_stale)
    return _Parts(verdict, rows, hand_footer(tab, view))


def _tile_flags(tab: MeldTab, melds: Sequence[MeldView]) -> list[bool]:
    """Return a flag for each meld: True for a tile, which shares its line with another tile.

    Only phones need tiles: they have no room for a row for each meld.
    """
    layout = tab.layout
    max_rows = len(melds)
    if not layout.has_two_panes and not layout.has_large_text:
        max_rows = 1 if tab.is_short else MAX_ROWS
    return tiled_melds(tab.words, melds, max_rows=max_rows)


def _rows_of_melds(
    tab: MeldTab, melds: Sequence[MeldView], *, is_tappable: bool
) -> list[ft.Control]:
    """Return a row or a tile for each meld."""
    size = _card_size(tab, len(melds))
    on_select = tab.actions.select_meld if is_tappable else None

    def row(meld: MeldView, *, is_tile: bool) -> ft.Control:
        if is_tile:
            return meld_tile(tab.words, meld, on_select=on_select)
        return _meld_row(tab, meld, size, on_select)

    pairs = zip(melds, _tile_flags(tab, melds), strict=True)
    return [row(meld, is_tile=is_tile) for meld, is_tile in pairs]


def _rows_with_paired_tiles(
    rows: Sequence[ft.Control], tile_flags: Sequence[bool]
) -> list[ft.Control]:
    """Return the rows, with neighbouring tiles side by side."""

    def line(places: Sequence[int]) -> ft.Control:
        if len(places) == 1:
            return rows[places[0]]
        return ft.Row([ft.Container(rows[place], expand=True) for place in places], spacing=SPACING)

    return [line(places) for places in tile_lines(tile_flags)]


def _card_size(tab: MeldTab, meld_count: int) -> CardSize:
    """Return the size of the cards: smaller with many melds, so that all melds are visible."""
    if tab.layout.has_large_text:
        return CardSize.LARGE
    if tab.is_low or (meld_count >= MANY_MELDS and not tab.layout.has_two_panes):
        return CardSize.SMALL
    return CardSize.USUAL


def _meld_row(
    tab: MeldTab,
    meld: MeldView,
    size: CardSize,
    on_select: Callable[[int], object] | None,
) -> ft.Control:
    """Return a row with the cards of a meld; a tap passes the place of the meld to `on_select`."""
    return meld_row(
        tab.words,
        meld,
        meld_note(tab.words, meld),
        values=tab.question.rules.card_values,
        size=size,
        on_select=on_select,
    )


# --- the arrangement


def _has_reference_pane(tab: MeldTab) -> bool:
    return tab.layout.has_two_panes and not tab.is_low


def _meld_page(
    tab: MeldTab,
    bar: ft.Control,
    selector: list[ft.Control],
    tools: list[ft.Control],
    parts: _Parts,
) -> ft.Control:
    """Return the page in a layout that fits: two panes, one column, or melds above keys.

    In large text all parts are in one scrolling column.
    """
    keys = [*tools, card_grid(tab), parts.footer]
    if tab.layout.has_two_panes:
        if _has_reference_pane(tab):
            keys.append(_reference_pane(tab))
        panes = kit.panes(tab.layout, [*selector, parts.verdict, *parts.rows], keys)
        return _felt_page(bar, panes)

    if tab.layout.has_large_text:
        # The verdict comes first: it changes with every tap, the selector is used once.
        column = [bar, parts.verdict, *parts.rows, *selector, *keys]
        return _felt_page(_scrolling_column(column))

    extra_rows = len(tools) + len(selector) - 2
    fixed_keys = kit.with_side_padding(kit.full_width_column(keys, spacing=SPACING))
    if tab.layout.height < MIN_FIXED_HEIGHT + ROW_HEIGHT * extra_rows:
        # The selector comes last: it is used once.
        column = [parts.verdict, *parts.rows, *selector]
        return _felt_page(bar, _scrolling_column(column), fixed_keys)

    fixed_head = kit.full_width_column([*selector, parts.verdict], spacing=SPACING)
    head = kit.with_side_padding(fixed_head, bottom=0)
    # While cards go to the last meld, the list scrolls to its end.
    is_last = not tab.form.is_hand and tab.form.melds.is_last
    return _felt_page(bar, head, _scrolling_column(parts.rows, is_at_end=is_last), fixed_keys)


def _felt_page(*parts: ft.Control) -> ft.Control:
    # With the key, the felt is a new control after the list of rules: the client reads only the
    # themes of new controls.
    return kit.felt(kit.full_height_column(*parts), key="felt")


def _scrolling_column(controls: Sequence[ft.Control], *, is_at_end: bool = False) -> ft.Control:
    """Return a column that scrolls, with side padding; `is_at_end` keeps it at its end."""
    column = ft.Column(
        list(controls),
        spacing=SPACING,
        scroll=ft.ScrollMode.AUTO,
        auto_scroll=is_at_end,
        horizontal_alignment=STRETCH,
    )
    return kit.with_side_padding(column, bottom=0, expand=True)


def _reference_pane(tab: MeldTab) -> ft.Control:
    return kit.paper(
        kit.full_width_column(reference_parts(tab)),
        border_radius=18,
        padding=14,
    )
