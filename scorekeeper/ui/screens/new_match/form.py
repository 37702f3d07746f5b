"""The form of a game: the table with the seats on felt, all other parts on paper."""

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.match import Match
from scorekeeper.rules import HouseRules, RuleBook, RuleSetId
from scorekeeper.services import OpenMatch, SetUp, set_up_problems
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import NEW_MATCH, SET_UP, Address
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.pages import has_screen_keyboard
from scorekeeper.ui.screens.new_match.player_names import PlayerNames, use_player_names
from scorekeeper.ui.screens.new_match.rule_cards import RuleCards
from scorekeeper.ui.screens.new_match.settings import GameSettings, MoreOptions
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets import rule_sets
from scorekeeper.view_models import set_up
from scorekeeper.view_models.name_typing import form_title
from scorekeeper.view_models.rule_sets import playable_house_rules
from scorekeeper.view_models.seats import MAX_DRAW_NUMBER
from scorekeeper.view_models.set_up import ImpossibleDeal, SetUpForm

MIN_FIXED_TABLE_HEIGHT = 760
"""Logical pixels; on lower pages the table scrolls with the rows below it."""
PAPER_RADIUS = 24  # logical pixels; upper corners of the paper below the table

KeepTotals = Callable[[Sequence[ImpossibleDeal]], Awaitable[None]]
"""Function that replaces the counted cards of deals by their totals."""
BuildFooter = Callable[[SetUp | None], ft.Control]
"""Function that takes a set-up, None while the form has problems, and returns the buttons."""


@component
def SetUpView(
    first_form: SetUpForm,
    back: Address,
    build_footer: BuildFooter,
    open_match: OpenMatch | None = None,
    on_keep_totals: KeepTotals | None = None,
) -> ft.Control:
    """Form of a game: table, players, rules, target, and buttons.

    Args:
        first_form: The form before any input.
        back: Address of the back button.
        build_footer: Returns the buttons below the form.
        open_match: The game whose settings are edited; None for a new game.
        on_keep_totals: Replaces the counted cards of deals by their totals.
    """
    state = use_state()
    words = state.words
    form, change = ft.use_state(first_form)
    is_choosing_rules, set_choosing_rules = ft.use_state(False)

    def close_chooser() -> None:
        set_choosing_rules(False)

    # The browser's back button closes the list of rule sets before it leaves the form.
    use_stack_entry(state.memory.back_handlers, close_chooser if is_choosing_rules else None)
    match = open_match.match if open_match else None
    new_set_up = set_up.set_up_of(words, form, match)
    problems = set_up_problems(new_set_up, form.book)
    sentence_by_path = {problem.path: words.problem(problem) for problem in problems}
    is_new = open_match is None
    has_colors = open_match is None or open_match.club is None
    player_names = use_player_names(
        state, form, change, sentence_by_path, is_new=is_new, has_colors=has_colors
    )
    draw_number, set_draw_number = ft.use_state(cast("int | None", None))

    def choose_rules(rules: RuleBook | HouseRules, players: int) -> None:
        change(lambda form: set_up.form_with_rules(match, form, rules, players))
        close_chooser()

    def open_chooser() -> None:
        set_choosing_rules(True)

    def draw_partners() -> None:
        number = secrets.randbelow(MAX_DRAW_NUMBER + 1)
        set_draw_number(number)
        player_names.arrange(lambda form: form.with_drawn_seats(number))

    def change_partners() -> None:
        set_draw_number(None)
        player_names.arrange(SetUpForm.with_next_partners)

    def leave() -> None:
        go(back)

    route = str(NEW_MATCH if match is None else SET_UP)
    if is_choosing_rules:
        chooser = RulesChooser(form, match, choose_rules, close_chooser, key="rules")
        return kit.covering_view(route, chooser, close_chooser, key_suffix="/rules")

    impossible_deals: tuple[ImpossibleDeal, ...] = ()
    if open_match is not None and not problems:
        impossible_deals = set_up.impossible_deals(open_match, new_set_up, form.book)
    rows = [
        *_remarks(state, open_match),
        *_impossible_parts(state.game_words, impossible_deals, on_keep_totals),
        *_drawn_note(words, draw_number),
        *_form_rows(player_names, match, open_chooser),
    ]
    footer = [build_footer(None if problems or impossible_deals else new_set_up)]
    if state.failure:
        notice = kit.notice_bar(state)
        footer = [notice, *footer] if notice else footer

    actions: list[ft.Control] = []
    if set_up.has_partners(form):
        actions.append(SeatsMenuButton(draw_partners, change_partners, key="seats"))
    bar = _title_bar(player_names, leave, actions, is_new=is_new)
    table = kit.full_width_column(
        [
            player_names.table(),
            *player_names.color_parts(),
            *player_names.problem_parts(),
            *player_names.name_chips(),
        ]
    )
    # While the keyboard of a phone is open, fixed buttons would take the room of the form.
    if player_names.is_typing and has_screen_keyboard(ft.context.page):
        rows += footer
        footer = []
    content = _form_page(state.layout, bar, table, rows, footer)
    return kit.covering_view(route, content, leave)


def _title_bar(
    player_names: PlayerNames,
    on_back: Callable[[], None],
    actions: Sequence[ft.Control],
    *,
    is_new: bool,
) -> ft.Control:
    """Return the title bar; while names are typed, its title is a prompt."""
    state = player_names.state
    words = state.words
    title, hint = form_title(
        words, player_names.form, is_new=is_new, is_typing=player_names.is_typing
    )
    return kit.title_bar(
        state,
        title,
        hint,
        on_back=on_back,
        back_text=words.text("new-match-back" if is_new else "set-up-back"),
        actions=actions,
    )


@component
def SeatsMenuButton(on_draw: Callable[[], None], on_change: Callable[[], None]) -> ft.Control:
    """Button that opens the menu of the seats.

    Args:
        on_draw: Draws partners at random.
        on_change: Changes partners.
    """
    state = use_state()
    overlay = kit.use_overlay()

    def open_menu() -> None:
        overlay.open(lambda close: _seats_menu(state, on_draw, on_change, close))

    return kit.icon_button(kit.Icon.SWAP, state.words.label("seats-arrange"), open_menu)


def _seats_menu(
    state: State,
    on_draw: Callable[[], None],
    on_change: Callable[[], None],
    close: kit.Close,
) -> ft.BottomSheet:
    """Return the menu of the seats: partners at random, or other partners."""
    words = state.words

    def draw() -> None:
        close()
        on_draw()

    def change_partners() -> None:
        close()
        on_change()

    items = [
        kit.MenuItem(words.label("seats-draw"), kit.Icon.SHUFFLE, draw),
        kit.MenuItem(words.label("seats-turn"), kit.Icon.CLOCKWISE, change_partners),
    ]
    return kit.menu(state, words.text("seats-arrange"), items, close)


def _drawn_note(words: Words, draw_number: int | None) -> list[ft.Control]:
    """Return a note with the number of a random draw; an empty list without a draw.

    The same number always gives the same seats, so players can check the draw.
    """
    if draw_number is None:
        return []
    sentence = words.text("seats-drawn", seed=f"{draw_number:04}")
    return [kit.note(sentence, id="seats-drawn")]


@component
def RulesChooser(
    form: SetUpForm,
    match: Match | None,
    on_choose: Callable[[RuleBook | HouseRules, int], None],
    on_back: Callable[[], None],
) -> ft.Control:
    """List of rule sets and house rules; those for another number of sides are disabled.

    Args:
        form: The form.
        match: The game whose settings are edited; None for a new game.
        on_choose: Called with the rules, and the number of players that the list is limited to,
            or 0 without a limit.
        on_back: Called by the back button.
    """
    state = use_state()
    # A ref: the list filters itself, so a change need not redraw this component.
    player_filter: Any = ft.use_ref(0)

    def filter_by_players(count: int) -> None:
        player_filter.current = count

    def choose(rule_set: RuleSetId) -> None:
        on_choose(state.library.book(rule_set), player_filter.current)

    def choose_house_rules(house: HouseRules) -> None:
        on_choose(house, player_filter.current)

    def can_choose(rule_set: RuleSetId) -> bool:
        return bool(set_up.player_counts(match, state.library.book(rule_set)))

    why_not = ""
    if match is not None and match.deals:
        why_not = state.words.text("set-up-no-fit", sides=len(match.sides))
    return rule_sets.rule_set_chooser(
        state,
        choose,
        on_back,
        chosen=form.ruleset,
        house_rules=playable_house_rules(state.session),
        chosen_house_rules=form.profile or "",
        on_choose_house_rules=choose_house_rules,
        can_choose=can_choose,
        on_player_count=filter_by_players,
        hint=why_not,
    )


def _remarks(state: State, open_match: OpenMatch | None) -> list[ft.Control]:
    """Return notes on the consequences of saving edited settings; nothing for a new game."""
    if open_match is None:
        return []
    remarks = set_up.set_up_remarks(state.words, state.session, open_match)
    return [kit.note(sentence, id=id) for id, sentence in remarks]


def _impossible_parts(
    words: Words, deals: Sequence[ImpossibleDeal], on_keep_totals: KeepTotals | None
) -> list[ft.Control]:
    """Return the deals that are impossible by the rules, and a button that keeps their totals."""
    if not deals:
        return []
    parts: list[ft.Control] = [
        kit.error_text(set_up.impossible_text(words, deals), id="set-up-spoilt")
    ]
    parts += [
        kit.note(set_up.impossible_reason(words, deal), id=f"set-up-spoilt-why-{deal.number}")
        for deal in deals
    ]
    if on_keep_totals is not None:
        label = words.label("set-up-keep-totals", count=len(deals))
        parts.append(kit.button(label, lambda: on_keep_totals(deals)))
        parts.append(kit.note(words.text("set-up-keep-totals-hint")))
    return parts


def _form_rows(
    player_names: PlayerNames, match: Match | None, on_choose_rules: Callable[[], None]
) -> list[ft.Control]:
    """Return the parts of the form below the table."""
    form = player_names.form
    change = player_names.change
    problems = player_names.problems
    # Problems with the names of players are shown below the table.
    other_problems = [sentence for path, sentence in problems.items() if ".players[" not in path]
    rules_part: list[ft.Control] = []
    if match is None:
        rules_part = [RuleCards(form, change, on_choose_rules, key="rule-cards")]
    return [
        *(kit.error_text(sentence) for sentence in other_problems),
        *rules_part,
        GameSettings(form, change, match, on_choose_rules),
        MoreOptions(form, change),
    ]


def _form_page(
    layout: Layout,
    bar: ft.Control,
    table: ft.Control,
    rows: Sequence[ft.Control],
    footer: Sequence[ft.Control],
) -> ft.Control:
    """Return the page of the form: the table on felt, the other parts below or beside it."""
    stretch = ft.CrossAxisAlignment.STRETCH
    seats_padding = ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, bottom=8)
    seats = ft.Container(table, padding=seats_padding)
    paper = ft.Container(
        kit.full_width_column(rows),
        padding=ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, top=14, bottom=8),
    )
    foot = ft.Container(
        kit.full_width_column([kit.with_side_padding(part) for part in footer]),
        padding=ft.Padding.only(top=8),
    )
    scrolling_paper = ft.Column(
        [ft.Column([paper], scroll=ft.ScrollMode.AUTO, expand=True), foot],
        spacing=0,
        horizontal_alignment=stretch,
        expand=True,
    )
    rounded = ft.BorderRadius.vertical(top=PAPER_RADIUS)
    surface = ft.Colors.SURFACE

    if layout.is_wide:
        table_pane: ft.Control = ft.ListView([seats], expand=True)
        if not layout.is_low and not layout.has_large_text:
            table_pane = ft.Container(seats, expand=True, alignment=ft.Alignment.CENTER)
        left = ft.Column([bar, table_pane], spacing=0, expand=True, horizontal_alignment=stretch)
        right = kit.paper(scrolling_paper, bgcolor=surface, expand=True)
        row = ft.Row([left, right], spacing=0, vertical_alignment=stretch, expand=True)
        return kit.felt(row, key="felt")

    is_tall = layout.height >= MIN_FIXED_TABLE_HEIGHT and not layout.has_large_text
    if is_tall:
        parts = [
            bar,
            seats,
            kit.paper(scrolling_paper, bgcolor=surface, expand=True, border_radius=rounded),
        ]
    else:
        parts = [
            bar,
            ft.ListView(
                [seats, kit.paper(paper, bgcolor=surface, border_radius=rounded)], expand=True
            ),
            kit.paper(foot, bgcolor=surface),
        ]
    column = ft.Column(parts, spacing=0, expand=True, horizontal_alignment=stretch)
    return kit.felt(column, key="felt")
