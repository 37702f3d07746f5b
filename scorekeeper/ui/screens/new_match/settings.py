"""The settings in the form of a game: a row for each setting; a tap changes it."""

from collections.abc import Callable

import flet as ft

from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.rule_values import rule_value
from scorekeeper.i18n.rules import speciality
from scorekeeper.match import Match
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.new_match.player_names import ChangeForm, SideNames
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import one_line, text
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models import set_up
from scorekeeper.view_models.set_up import Place, SetUpForm

OTHER = "…"
"""Text of the chip for a typed target; a word would be too long for a chip."""
MAX_TRAILING_CHIPS = 2
"""Number of chips, with the one for a typed target, that fit beside their title."""

# --- rules, number of players, target, first dealer and drawn seats


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
    # A new game has cards for its rules.
    rules_row = [] if match is None else [_rules_row(words, form, on_choose_rules)]
    rows = [
        *rules_row,
        *_player_count_row(state, form, change, match),
        _target_row(state, form, change, overlay),
        _dealer_row(state, form, change, overlay),
    ]
    return kit.section("", rows)


def _rules_row(words: Words, form: SetUpForm, on_tap: Callable[[], None]) -> ft.Control:
    """Return a row with the rules and their speciality."""
    name = words.rule_set_name(form.book.identity)
    detail = speciality(words, form.book)
    if form.profile:
        detail = words.text("house-line", base=name, count=len(form.house_rules))
        name = form.profile
    label = Label("ruleset", name, detail, words.text("set-up-rules-choose", name=name))
    return kit.link(label, on_tap, icon=kit.Icon.RULES)


def _player_count_row(
    state: State, form: SetUpForm, change: ChangeForm, match: Match | None
) -> list[ft.Control]:
    """Return chips for the number of players; nothing if the rules allow only one number."""
    words = state.words
    counts = sorted(set_up.player_counts(match, form.book))
    if len(counts) < 2:
        return []

    def choose_count(count: int) -> None:
        change(lambda form: form.with_players(count))

    def option(count: int) -> tuple[int, Label]:
        says = words.text("set-up-players-count", count=count)
        return count, Label(f"players-{count}", words.number(count), says=says)

    icon = kit.icon(kit.Icon.PLAYERS, color=MUTED)
    title = ft.Row([icon, text(words.text("set-up-players"), 16)], spacing=16)
    chips = kit.choice_chips([option(count) for count in counts], form.players, choose_count)
    row = kit.row_with_trailing(state.layout, title, chips)
    return [ft.Container(row, padding=ft.Padding.symmetric(vertical=8, horizontal=16))]


def _target_row(
    state: State, form: SetUpForm, change: ChangeForm, overlay: kit.Overlay
) -> ft.Control:
    """Return chips for the target in points, or a note if a number of deals ends the game."""
    words = state.words
    if form.rules.target is None:
        deals = words.text("set-up-target-deals", deals=form.rules.match_hands)
        return ft.Container(kit.note(deals, id="set-up-target-deals"), padding=16)
    target = set_up.current_target(form)
    title = words.text("set-up-target")
    usual = set_up.target_options(form)

    def set_target(points: int) -> None:
        # Typing 0 restores the target of the rule set.
        change(lambda form: form.with_target(points or form.rules.target or 0))

    # None is the option that opens the number pad.
    def choose_target(points: int | None) -> None:
        if points is None:
            overlay.open(lambda close: kit.number_pad(title, target, set_target, close))
        else:
            set_target(points)

    options: list[tuple[int | None, Label]] = [
        (
            points,
            Label(
                f"target-{points}",
                words.number(points),
                says=words.text("set-up-target-chip", target=points),
            ),
        )
        for points in usual
    ]
    other = Label("set-up-target-other", OTHER, says=words.text("set-up-target-other"))
    options.append((None, other))
    icon = kit.icon(kit.Icon.FLAG, color=MUTED)
    caption = ft.Row([icon, text(title, 16)], spacing=16)
    chips = kit.choice_chips(options, target, choose_target)
    row = kit.row_with_trailing(state.layout, caption, chips)
    if len(options) > MAX_TRAILING_CHIPS:
        row = kit.full_width_column([caption, chips], spacing=4)
    padded = ft.Container(row, padding=ft.Padding.symmetric(vertical=8, horizontal=16))
    return ft.Semantics(identifier="set-up-target", container=True, content=padded)


def _dealer_row(
    state: State, form: SetUpForm, change: ChangeForm, overlay: kit.Overlay
) -> ft.Control:
    """Return a row with the dealer of the first deal."""
    words = state.words

    async def choose_dealer(place: Place) -> None:
        change(lambda form: form.with_dealer(place))

    options = [
        (place, Label(f"dealer-{index}", set_up.player_name(words, form, place)))
        for index, place in enumerate(form.seating_order)
    ]
    title = words.text("set-up-dealer")

    def open_picker() -> None:
        overlay.open(
            lambda close: kit.picker(
                state, title, options, close, chosen=form.dealer, on_choose=choose_dealer
            )
        )

    dealer = set_up.player_name(words, form, form.dealer)
    label = words.label("set-up-first-dealer", detail=dealer)
    return kit.setting(label, open_picker, icon=kit.Icon.DEALER)


# --- best of three, direction and starting scores


@component
def MoreOptions(form: SetUpForm, change: ChangeForm) -> ft.Control:
    """Section with the rarer settings of a game, closed at first if none of them is set.

    Args:
        form: The form.
        change: Changes the form.
    """
    state = use_state()
    words = state.words
    overlay = kit.use_overlay()
    is_open, set_open = ft.use_state(set_up.has_options(form))

    def toggle() -> None:
        set_open(not is_open)

    label = words.label("set-up-less" if is_open else "set-up-more", id="set-up-more")
    rows: list[ft.Control] = [kit.expander(label, toggle, is_open=is_open)]
    if not is_open:
        return kit.section("", rows)

    rows += [_series_row(words, form, change), _direction_row(words, form, change)]
    score_rows = [
        _starting_score_row(words, form, change, side, overlay) for side in range(len(form.opening))
    ]
    scores = kit.card(kit.heading(words.text("set-up-opening")), *score_rows)
    sides = kit.card(kit.heading(words.text("set-up-sides")), SideNames(form, change, key="sides"))
    return kit.full_width_column([kit.section("", rows), scores, sides])


def _series_row(words: Words, form: SetUpForm, change: ChangeForm) -> ft.Control:
    """Return a row that shows one game or a best of three; a tap switches between them."""
    label = words.label("set-up-best-of", count=form.best_of)
    return kit.link(
        label,
        lambda: change(SetUpForm.with_other_series),
        icon=kit.Icon.CROWN,
        trailing=kit.Icon.SWAP_SIDEWAYS,
    )


def _direction_row(words: Words, form: SetUpForm, change: ChangeForm) -> ft.Control:
    """Return a row with the direction of play; a tap reverses it."""
    is_clockwise = form.turns == 1
    direction = "clockwise" if is_clockwise else "counterclockwise"
    label = words.label(
        "set-up-direction", detail=rule_value(words, "dealing.direction", direction)
    )
    return kit.link(
        label,
        lambda: change(SetUpForm.with_other_direction),
        icon=kit.Icon.CLOCKWISE if is_clockwise else kit.Icon.COUNTERCLOCKWISE,
        trailing=kit.Icon.SWAP_SIDEWAYS,
    )


def _starting_score_row(
    words: Words, form: SetUpForm, change: ChangeForm, side: int, overlay: kit.Overlay
) -> ft.Control:
    """Return a row with the starting score of a side; a tap opens the number pad."""
    name = set_up.side_name(words, form, side)
    points = form.opening[side]

    def set_points(number: int) -> None:
        change(lambda form: form.with_opening_score(side, number))

    def open_pad() -> None:
        overlay.open(lambda close: kit.number_pad(name, points, set_points, close, is_signed=True))

    number = words.number(points)
    says = words.text("set-up-opening-label", name=name, points=number)
    label = Label(f"opening-{side}", number, says=says)
    button = kit.button(label, open_pad, icon=kit.Icon.KEYPAD)
    return ft.Row([side_back(form.colors[side], 16), one_line(name, 16, expand=True), button])
