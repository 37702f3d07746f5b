"""Screens of a new game, and of the settings of the open game."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

import flet as ft

from scorekeeper.entry.deal import deal_by_totals
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rules import rule_value, special
from scorekeeper.match import Match
from scorekeeper.rules import HouseRules, RuleSetId, rule_book
from scorekeeper.services import OpenMatch, SetUp, set_up_problems
from scorekeeper.ui import addresses, kit
from scorekeeper.ui.addresses import MATCHES, NEW_MATCH, PAPER, SET_UP, TABLE, Address
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.layout import Layout
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.new_match.player_names import (
    ChangeForm,
    PlayerNames,
    SideNames,
    use_player_names,
)
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import one_line
from scorekeeper.ui.widgets import proposals, rule_sets
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models import set_up
from scorekeeper.view_models.rule_sets import playable_house_rules
from scorekeeper.view_models.seats import MAX_DRAW_NUMBER
from scorekeeper.view_models.set_up import ImpossibleDeal, Place, SetUpForm

MIN_FIXED_TABLE_HEIGHT = 760  # logical pixels of a page on which only the rows below it scroll
PAD_RADIUS = 24  # logical pixels

KeepTotals = Callable[[Sequence[ImpossibleDeal]], Awaitable[None]]
BuildFooter = Callable[[SetUp | None], ft.Control]
"""Returns the buttons for a set-up; None if it has problems."""


# --- a new game


@component
def NewMatchScreen() -> ft.Control:
    """The form of a new game, which starts on the table or with deals from paper."""
    state = use_state()
    words = state.words
    query = addresses.current_query()
    first_form = ft.use_memo(lambda: set_up.initial_form(state.session, query), [])

    async def start(chosen: SetUp, next_screen: Address) -> None:
        problems = await state.start(chosen)
        if not problems and state.failure is None:
            go(next_screen)

    def start_handler(chosen: SetUp | None, next_screen: Address) -> kit.Handler | None:
        if chosen is None:
            return None
        return lambda: start(chosen, next_screen)

    def build_footer(chosen: SetUp | None) -> ft.Control:
        paper = kit.button(words.label("paper-title"), start_handler(chosen, PAPER), expand=2)
        begin = kit.button(
            words.label("new-match-start"),
            start_handler(chosen, TABLE),
            icon=ft.Icons.PLAY_ARROW,
            kind=kit.ButtonKind.MAIN,
            expand=3,
        )
        return ft.Row([paper, begin], spacing=8)

    return SetUpView(first_form, _back_address(query), build_footer)


def _back_address(query: Mapping[str, str]) -> Address:
    """Return the screen that the new game was started from."""
    if "house" in query:
        return addresses.HouseRules(query["house"])
    if "rules" in query:
        return addresses.RuleSet(query["rules"])
    if query.get("from") == "matches":
        return MATCHES
    return TABLE


# --- the open game


@component
def SetUpScreen() -> ft.Control:
    """Settings of the open game, or a sentence if no game is open."""
    state = use_state()
    words = state.words
    if state.match is None:
        none = kit.prose(words.text("set-up-no-match"), id="set-up-no-match")
        return kit.screen(state, str(SET_UP), words.text("set-up"), [none], back=TABLE)
    return EditSetUp(state.match, key=state.match.uid)


@component
def EditSetUp(match: OpenMatch) -> ft.Control:
    """The form of a game; saving it scores its deals again.

    Args:
        match: The game.
    """
    state = use_state()
    words = state.words
    first_form = ft.use_memo(
        lambda: replace(set_up.form_of(words, match.match), profile=match.profile), []
    )
    # Number of the last change that the user has seen.
    seen, set_seen = ft.use_state(match.number)

    async def save(chosen: SetUp) -> None:
        result = await state.change(state.session.matches.correct, chosen, seen=seen)
        if isinstance(result, Saved):
            go(TABLE)
        elif state.match is not None:
            # The notice names the change of another device, so the next save may replace it.
            set_seen(state.match.number)

    def build_footer(chosen: SetUp | None) -> ft.Control:
        return kit.button(
            words.label("set-up-save"),
            None if chosen is None else lambda: save(chosen),
            icon=ft.Icons.CHECK,
            kind=kit.ButtonKind.MAIN,
        )

    async def keep_totals(deals: Sequence[ImpossibleDeal]) -> None:
        """Reduce deals to their totals, so that other rules can be chosen."""
        for deal in deals:
            played = match.match.deals[deal.number - 1]
            by_totals = replace(played, deal=deal_by_totals(match.match.rules, played.deal))
            result = await state.change(state.session.deals.amend, played.uid, by_totals)
            if not isinstance(result, Saved):
                return
        if state.match is not None:
            set_seen(state.match.number)

    return SetUpView(first_form, TABLE, build_footer, match, keep_totals)


# --- the form


@component
def SetUpView(
    first_form: SetUpForm,
    back: Address,
    build_footer: BuildFooter,
    opened: OpenMatch | None = None,
    on_keep_totals: KeepTotals | None = None,
) -> ft.Control:
    """The form of a game: table, players, rules, target, and its buttons.

    Args:
        first_form: The form before any input.
        back: Address of the back button.
        build_footer: Returns the buttons.
        opened: The game whose settings are edited; None for a new game.
        on_keep_totals: Reduces deals of that game to their totals.
    """
    state = use_state()
    words = state.words
    form, change = ft.use_state(first_form)
    is_choosing, set_choosing = ft.use_state(False)

    def close_chooser() -> None:
        set_choosing(False)

    use_stack_entry(state.memory.open_parts, close_chooser if is_choosing else None)
    match = opened.match if opened else None
    chosen = set_up.set_up_of(words, form, match)
    problems = set_up_problems(chosen)
    sentences = {problem.path: words.problem(problem) for problem in problems}
    player_names = use_player_names(state, form, change, sentences)

    def choose_rules(rules: RuleSetId | HouseRules) -> None:
        change(lambda form: set_up.form_with_rules(match, form, rules))
        close_chooser()

    route = str(NEW_MATCH if match is None else SET_UP)
    if is_choosing:
        chooser = _rule_set_chooser(state, form, match, choose_rules, close_chooser)
        return kit.covering_view(route, chooser, close_chooser, key_suffix="/rules")

    impossible: tuple[ImpossibleDeal, ...] = ()
    if opened is not None and not problems:
        impossible = set_up.impossible_deals(opened, chosen)
    rows = [
        *_remarks(state, opened),
        *_impossible_parts(words, impossible, on_keep_totals),
        *_form_rows(player_names, match, lambda: set_choosing(True)),
    ]
    footer = [build_footer(None if problems or impossible else chosen)]
    if state.failure:
        notice = kit.notice_bar(state)
        footer = [notice, *footer] if notice else footer

    def leave() -> None:
        go(back)

    title = "new-match" if match is None else "set-up"
    bar = kit.title_bar(
        state,
        words.text(title),
        words.text("new-match-hint"),
        on_back=leave,
        back_text=words.text(f"{title}-back"),
    )
    content = _arrange(state.layout, bar, player_names.table(), rows, footer)
    return kit.covering_view(route, content, leave)


def _rule_set_chooser(
    state: State,
    form: SetUpForm,
    match: Match | None,
    on_choose: Callable[[RuleSetId | HouseRules], None],
    on_back: Callable[[], None],
) -> ft.Control:
    """Return the list of rule sets; those for another number of sides are disabled."""
    words = state.words
    why_not = ""
    if match is not None and match.deals:
        why_not = words.text("set-up-no-fit", sides=len(match.sides))
    return rule_sets.rule_set_chooser(
        state,
        on_choose,
        on_back,
        chosen=form.ruleset,
        house_rules=playable_house_rules(state.session),
        chosen_house_rules=form.profile or "",
        on_choose_house_rules=on_choose,
        can_choose=lambda ruleset: bool(set_up.player_counts(match, ruleset)),
        hint=why_not,
    )


def _remarks(state: State, opened: OpenMatch | None) -> list[ft.Control]:
    """Return the consequences of saving the settings of a game."""
    if opened is None:
        return []
    remarks = set_up.set_up_remarks(state.words, state.session, opened)
    return [kit.note(sentence, id=id) for id, sentence in remarks]


def _impossible_parts(
    words: Words, deals: Sequence[ImpossibleDeal], on_keep_totals: KeepTotals | None
) -> list[ft.Control]:
    """Return the deals that the rules make impossible, and the way to keep their totals."""
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
    # Problems with a name are shown at its field.
    others = [sentence for path, sentence in problems.items() if ".name" not in path]
    return [
        *player_names.chips(),
        *(kit.error_text(sentence) for sentence in others),
        SideNames(form, change, problems),
        GameSettings(form, change, match, on_choose_rules),
        MoreOptions(form, change),
    ]


def _arrange(
    layout: Layout,
    bar: ft.Control,
    table: ft.Control,
    rows: Sequence[ft.Control],
    footer: Sequence[ft.Control],
) -> ft.Control:
    """Return the table on felt, and below or beside it the other parts on paper."""
    stretch = ft.CrossAxisAlignment.STRETCH
    seats_padding = ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, bottom=8)
    seats = ft.Container(table, padding=seats_padding)
    pad = ft.Container(
        kit.full_width_column(rows),
        padding=ft.Padding.only(left=kit.SIDE_PADDING, right=kit.SIDE_PADDING, top=14, bottom=8),
    )
    foot = ft.Container(
        kit.full_width_column([kit.with_side_padding(part) for part in footer]),
        padding=ft.Padding.only(top=8),
    )
    scrolling_pad = ft.Column(
        [ft.Column([pad], scroll=ft.ScrollMode.AUTO, expand=True), foot],
        spacing=0,
        horizontal_alignment=stretch,
        expand=True,
    )
    rounded = ft.BorderRadius.vertical(top=PAD_RADIUS)
    surface = ft.Colors.SURFACE

    if layout.is_wide:
        table_pane: ft.Control = ft.ListView([seats], expand=True)
        if not layout.is_low and not layout.has_large_text:
            table_pane = ft.Container(seats, expand=True, alignment=ft.Alignment.CENTER)
        left = ft.Column([bar, table_pane], spacing=0, expand=True, horizontal_alignment=stretch)
        right = kit.paper(scrolling_pad, bgcolor=surface, expand=True)
        row = ft.Row([left, right], spacing=0, vertical_alignment=stretch, expand=True)
        return kit.felt(row, key="felt")

    is_tall = layout.height >= MIN_FIXED_TABLE_HEIGHT and not layout.has_large_text
    if is_tall:
        parts = [
            bar,
            seats,
            kit.paper(scrolling_pad, bgcolor=surface, expand=True, border_radius=rounded),
        ]
    else:
        parts = [
            bar,
            ft.ListView(
                [seats, kit.paper(pad, bgcolor=surface, border_radius=rounded)], expand=True
            ),
            kit.paper(foot, bgcolor=surface),
        ]
    column = ft.Column(parts, spacing=0, expand=True, horizontal_alignment=stretch)
    return kit.felt(column, key="felt")


# --- rules, players, target and first dealer


@component
def GameSettings(
    form: SetUpForm,
    change: ChangeForm,
    match: Match | None,
    on_choose_rules: Callable[[], None],
) -> ft.Control:
    """Rows with the settings of a game; a tap opens the choice of another value.

    Args:
        form: The form.
        change: Changes the form.
        match: The game whose settings are edited; None for a new game.
        on_choose_rules: Called by the row of the rules.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    draw_number, set_draw_number = ft.use_state(cast("int | None", None))

    def draw_partners() -> None:
        number = secrets.randbelow(MAX_DRAW_NUMBER + 1)
        set_draw_number(number)
        change(lambda form: form.with_drawn_seats(number))

    rows = [
        _rules_row(words, form, on_choose_rules),
        *_player_count_row(state, form, change, match, overlay),
        _target_row(state, form, change, overlay),
        _dealer_row(state, form, change, overlay),
    ]
    if set_up.has_partners(form):
        drawn = "" if draw_number is None else f"{draw_number:04}"
        draw_label = words.label("seats-draw", detail=drawn)
        rows.append(kit.setting(draw_label, draw_partners, icon=ft.Icons.CASINO_OUTLINED))
    parts: list[ft.Control] = [kit.section("", rows)]
    if draw_number is not None:
        sentence = words.text("seats-drawn", seed=f"{draw_number:04}")
        parts.append(kit.note(sentence, id="seats-drawn"))
    return kit.full_width_column(parts)


def _rules_row(words: Words, form: SetUpForm, on_tap: Callable[[], None]) -> ft.Control:
    """Return the rules with their speciality, and a mark if some rules need to be agreed on."""
    book = rule_book(form.ruleset)
    name = words.rule_set_name(book.identity)
    detail = special(words, book)
    if form.profile:
        detail = words.text("house-line", base=name, count=len(form.house_rules))
        name = form.profile
    label = Label("ruleset", name, detail, words.text("set-up-rules-choose", name=name))
    row = kit.link(label, on_tap, icon=ft.Icons.MENU_BOOK_OUTLINED, expand=True)
    mark = proposals.ProposalsMark(form.ruleset, form.house_rules, key=f"proposals-{form.ruleset}")
    return ft.Row([row, mark], spacing=0)


def _player_count_row(
    state: State,
    form: SetUpForm,
    change: ChangeForm,
    match: Match | None,
    overlay: kit.Overlay,
) -> list[ft.Control]:
    """Return the number of players, or nothing if the rules have only one."""
    words = state.words
    if len(form.rules.players) == 1:
        return []

    async def choose(count: int) -> None:
        change(lambda form: form.with_players(count))

    options = [
        (count, words.label("set-up-players-count", id=f"players-{count}", count=count))
        for count in sorted(set_up.player_counts(match, form.ruleset))
    ]
    title = words.text("set-up-players")

    def open_picker() -> None:
        overlay.open(
            lambda close: kit.picker(
                state, title, options, close, chosen=form.players, on_choose=choose
            )
        )

    label = words.label("set-up-players", detail=words.number(form.players))
    return [kit.setting(label, open_picker, icon=ft.Icons.GROUP_OUTLINED)]


def _target_row(
    state: State, form: SetUpForm, change: ChangeForm, overlay: kit.Overlay
) -> ft.Control:
    """Return the target in points, or the number of deals if that ends the game."""
    words = state.words
    if form.rules.target is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return ft.Container(kit.note(deals, id="set-up-target-deals"), padding=16)
    target = set_up.current_target(form)
    title = words.text("set-up-target")

    def set_target(points: int) -> None:
        change(lambda form: form.with_target(points or form.rules.target or 0))

    # None stands for another number, which is typed.
    async def choose(points: int | None) -> None:
        if points is None:
            overlay.open(lambda close: kit.number_pad(title, target, set_target, close))
        else:
            set_target(points)

    options: list[tuple[int | None, Label]] = [
        (points, Label(f"target-{points}", words.number(points)))
        for points in set_up.target_options(form)
    ]
    options.append((None, words.label("set-up-target-other")))

    def open_picker() -> None:
        overlay.open(
            lambda close: kit.picker(state, title, options, close, chosen=target, on_choose=choose)
        )

    label = words.label("set-up-target", detail=words.number(target))
    return kit.setting(label, open_picker, icon=ft.Icons.FLAG_OUTLINED)


def _dealer_row(
    state: State, form: SetUpForm, change: ChangeForm, overlay: kit.Overlay
) -> ft.Control:
    words = state.words

    async def choose(place: Place) -> None:
        change(lambda form: form.with_dealer(place))

    options = [
        (place, Label(f"dealer-{index}", set_up.player_name(words, form, place)))
        for index, place in enumerate(form.seating_order)
    ]
    title = words.text("set-up-dealer")

    def open_picker() -> None:
        overlay.open(
            lambda close: kit.picker(
                state, title, options, close, chosen=form.dealer, on_choose=choose
            )
        )

    dealer = set_up.player_name(words, form, form.dealer)
    label = words.label("set-up-first-dealer", detail=dealer)
    return kit.setting(label, open_picker, icon=ft.Icons.FILTER_NONE_ROUNDED)


# --- direction and starting scores


@component
def MoreOptions(form: SetUpForm, change: ChangeForm) -> ft.Control:
    """Direction of play and starting scores, hidden until they are needed.

    Args:
        form: The form.
        change: Changes the form.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    is_open, set_open = ft.use_state(form.direction is not None or any(form.opening))

    def toggle() -> None:
        set_open(not is_open)

    label = words.label("set-up-less" if is_open else "set-up-more", id="set-up-more")
    rows: list[ft.Control] = [kit.expander(label, toggle, is_open=is_open)]
    if not is_open:
        return kit.section("", rows)

    rows.append(_direction_row(words, form, change))
    scores = [_opening_row(words, form, change, side, overlay) for side in range(len(form.opening))]
    opening = kit.card(kit.heading(words.text("set-up-opening")), *scores)
    return kit.full_width_column([kit.section("", rows), opening])


def _direction_row(words: Words, form: SetUpForm, change: ChangeForm) -> ft.Control:
    is_clockwise = form.turns == 1
    direction = "clockwise" if is_clockwise else "counterclockwise"
    label = words.label(
        "set-up-direction", detail=rule_value(words, "dealing.direction", direction)
    )
    return kit.link(
        label,
        lambda: change(SetUpForm.with_other_direction),
        icon=ft.Icons.ROTATE_RIGHT if is_clockwise else ft.Icons.ROTATE_LEFT,
        trailing=ft.Icons.SWAP_HORIZ,
    )


def _opening_row(
    words: Words, form: SetUpForm, change: ChangeForm, side: int, overlay: kit.Overlay
) -> ft.Control:
    """Return a side with the points with which it starts; a tap opens the number pad."""
    name = set_up.side_name(words, form, side)
    points = form.opening[side]

    def set_points(number: int) -> None:
        change(lambda form: form.with_opening_score(side, number))

    def open_pad() -> None:
        overlay.open(lambda close: kit.number_pad(name, points, set_points, close, is_signed=True))

    number = words.number(points)
    says = words.text("set-up-opening-label", name=name, points=number)
    label = Label(f"opening-{side}", number, says=says)
    button = kit.button(label, open_pad, icon=ft.Icons.DIALPAD)
    return ft.Row([side_back(side, 16), one_line(name, 16, expand=True), button])
