"""Screen to copy a score from paper, in points without cards: totals so far, or each deal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import flet as ft

from scorekeeper.deal_form.form import MINUS as TYPED_MINUS
from scorekeeper.deal_form.form import DealForm, Field, Key, Mode, blank_form, sum_value
from scorekeeper.i18n import Label
from scorekeeper.i18n.matches import match_words
from scorekeeper.i18n.messages import MINUS
from scorekeeper.services import OpenMatch
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import PAPER, TABLE
from scorekeeper.ui.hooks import component, use_selector, use_stack_entry, use_state
from scorekeeper.ui.navigation import close_open_part, go_home
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.screens.record.context import typed_number
from scorekeeper.ui.screens.record.digits import KEY_HEIGHT, digit_grid, typing_key
from scorekeeper.ui.screens.record.keyboard import ENTER_KEYS, FORM_KEYS
from scorekeeper.ui.screens.record.stale import use_form_dialogs, use_record_model
from scorekeeper.ui.screens.record.warning import current_warning, warning_box
from scorekeeper.ui.state import Saved, State
from scorekeeper.ui.theme import Face, digits, one_line, text
from scorekeeper.ui.widgets.side_marks import mark_of, side_back
from scorekeeper.view_models.record_target import EditTarget, edit_target
from scorekeeper.view_models.side_names import short_names
from scorekeeper.view_models.table import (
    DealLine,
    deal_lines,
    deal_screen_reader_text,
    rematch_set_up,
    side_names,
)

C = ft.Colors
HIGH_KEY_HEIGHT = 56  # logical pixels
MIN_HEIGHT_FOR_HIGH_KEYS = 680  # logical pixels; minimum height of the page
GO_ON_SHARE = 3  # share of the width of the buttons below the keys
DONE_SHARE = 2


class PaperMode(StrEnum):
    """Ways of typing a paper score."""

    TOTALS = "totals"
    DEALS = "deals"


@component
def PaperScreen() -> ft.View:
    """Screen with the form for the totals so far or for each deal; a hint if there is no match."""
    state = use_state()
    words = state.game_words
    open_match = state.match
    has_deals = open_match is not None and bool(open_match.match.deals)
    mode, set_mode = ft.use_state(PaperMode.DEALS if has_deals else PaperMode.TOTALS)
    saved_count, set_saved_count = ft.use_state(0)

    def start_next_deal() -> None:
        set_saved_count(saved_count + 1)

    if open_match is None:
        hint = kit.note(words.text("set-up-no-match"), id="none")
        return kit.screen(state, str(PAPER), words.text("paper-title"), [hint], back=TABLE)

    modes = [(way, words.label("paper-way", id=f"paper-{way}", way=way)) for way in PaperMode]
    chips = kit.choice_chips(modes, mode, set_mode)
    target = edit_target(open_match)
    if mode is PaperMode.TOTALS or target is None:
        form = PaperTotals(open_match, chips, key=f"{open_match.uid}-totals")
    else:
        # A new key starts with a blank form after each saved deal.
        form = PaperDeal(target, chips, start_next_deal, key=f"{target.key}-{saved_count}")
    return kit.covering_view(str(PAPER), form, lambda: leave(state))


def leave(state: State) -> None:
    """Close the warning card if it is open; otherwise leave the screen."""
    if not close_open_part(state):
        go_home()


@component
def PaperTotals(open_match: OpenMatch, modes: ft.Control) -> ft.Control:
    """Form for the points of each side so far, which become its starting score.

    Args:
        open_match: The match.
        modes: The choice between totals and deals.
    """
    state = use_state()
    words = state.game_words
    match = open_match.match
    form, set_form = ft.use_state(_opening_form(open_match))
    reason, set_reason = ft.use_state(match.opening_reason or words.text("paper-carried"))
    is_writing_reason, set_writing_reason = ft.use_state(False)
    points = tuple(sum_value(side.texts.get(Field.TOTAL, "")) for side in form.sides)

    async def carry_over() -> None:
        scores = points if any(points) else ()
        set_up = replace(
            rematch_set_up(open_match),
            sides=match.sides,
            seats=match.seats,
            first_dealer=match.first_dealer,
            opening_scores=scores,
            opening_reason=reason.strip() if scores else "",
        )
        result = await state.change_match(state.session.matches.correct_set_up, set_up)
        if isinstance(result, Saved):
            go_home()

    fields = PaperFields(open_match, form, set_form, points)
    use_keyboard(state, fields, is_listening=not (match.deals or is_writing_reason))

    if match.deals:
        problem = kit.error_text(words.text("paper-played-already"), id="played-already")
        column = kit.reading_column(state.layout, [modes, problem])
        return kit.page_frame(_title_bar(state, open_match), column)

    reason_field = kit.field(
        words.label("record-reason", id="reason"),
        reason,
        set_reason,
        max_length=kit.MAX_SENTENCE_LENGTH,
        on_focus=lambda: set_writing_reason(True),
        on_blur=lambda: set_writing_reason(False),
    )
    parts = [
        modes,
        kit.note(words.text("paper-totals-hint")),
        _fields_row(state, fields),
        reason_field,
    ]
    done = kit.Answer(Label("paper-go-on", words.text("paper-take")), carry_over)
    return _paper_page(state, fields, parts, done)


@component
def PaperDeal(target: EditTarget, modes: ft.Control, on_saved: Callable[[], None]) -> ft.Control:
    """Form for the total of each side in the next deal.

    Args:
        target: The next deal of the match.
        modes: The choice between totals and deals.
        on_saved: Called after the deal was saved.
    """
    state = use_state()
    words = match_words(state.words, target.open_match.match)
    model = use_record_model(target)
    ft.use_effect(model.use_totals, [])
    form, view, current_target = use_selector(model, lambda m: (m.form, m.view, m.target))
    warning = use_selector(model, lambda m: current_warning(words, m))
    use_stack_entry(state.memory.back_handlers, model.close_warning if warning else None)
    has_dialog = use_form_dialogs(model, on_saved)

    def change(step: Callable[[DealForm], DealForm]) -> None:
        model.change(step(model.form))

    async def save(*, as_it_is: bool = False) -> None:
        model.change(replace(model.form, note=model.form.note or words.text("paper-title")))
        if await model.save(as_it_is=as_it_is):
            on_saved()

    open_match = current_target.open_match
    after = tuple(side.after for side in view.sides)
    fields = PaperFields(open_match, form, change, after)
    use_keyboard(state, fields, is_listening=not has_dialog)
    parts = [modes, kit.note(words.text("paper-deals-hint")), _fields_row(state, fields)]
    parts += [
        kit.error_text(words.problem(problem.problem), id=f"problem-{problem.number}")
        for problem in view.due_problems
    ]
    names = side_names(open_match)
    parts += [_played_row(state, line, names) for line in deal_lines(open_match)]
    title = words.text("paper-keep", number=current_target.number)
    done = kit.Answer(Label("paper-go-on", title), save)
    if warning is None:
        return _paper_page(state, fields, parts, done)
    card = warning_box(
        words,
        warning,
        on_answer=lambda answer: model.change(answer.form),
        on_save=lambda: save(as_it_is=True),
    )
    return _paper_page(state, fields, parts, done, warning=card)


def _opening_form(open_match: OpenMatch) -> DealForm:
    """Return a form by totals, filled with the starting scores of the match."""
    scores = open_match.match.opening_scores
    form = blank_form(len(open_match.match.sides), mode=Mode.TOTALS)
    if not any(scores):
        return form
    pairs = zip(form.sides, scores, strict=True)
    sides = tuple(replace(side, texts={Field.TOTAL: str(score)}) for side, score in pairs)
    return replace(form, sides=sides).with_cursor(form.at)


# --- the parts of both forms


@dataclass(frozen=True, slots=True)
class PaperFields:
    """Form with the typed totals, and the function that changes it."""

    open_match: OpenMatch
    form: DealForm
    change: Callable[[Callable[[DealForm], DealForm]], object]
    """Replaces the current form by the result of a function of it."""
    after: tuple[int, ...]
    """Totals of the sides after the typed points."""

    @property
    def is_full(self) -> bool:
        """True if a total was typed for each side."""
        return all(side.texts.get(Field.TOTAL, "").strip(TYPED_MINUS) for side in self.form.sides)

    def press(self, key: str) -> None:
        """Press a key of the keypad."""
        self.change(lambda form: form.after_key(key))


def use_keyboard(state: State, fields: PaperFields, *, is_listening: bool) -> None:
    """Let the user type totals on a hardware keyboard, and leave with Escape (a hook).

    Args:
        state: State of the page.
        fields: The totals that are typed.
        is_listening: False while a text field or a dialog receives the keys.
    """

    def on_key(event: ft.KeyboardEvent) -> None:
        if event.key == "Escape":
            leave(state)
        elif event.key in ENTER_KEYS and fields.is_full:
            return  # Enter presses the button that has the focus.
        elif event.key in FORM_KEYS and not (event.ctrl or event.meta or event.alt):
            fields.press(FORM_KEYS[event.key])

    use_stack_entry(state.keyboard.listeners, on_key if is_listening else None)


def _paper_page(
    state: State,
    fields: PaperFields,
    parts: Sequence[ft.Control],
    done: kit.Answer,
    *,
    warning: ft.Control | None = None,
) -> ft.Control:
    """Return the page: the form scrolls, and the keys stay below it or beside it.

    The main button moves to the next side while a total is missing; then it is `done`.

    Args:
        state: State of the page.
        fields: The totals that are typed.
        parts: The parts of the form.
        done: The main button after all totals are typed.
        warning: The warning card, which replaces the keys; None while it is closed.
    """
    layout = state.layout
    bar = _title_bar(state, fields.open_match)
    keys = [_keypad(state, fields), _buttons(state, fields, done)]
    if warning is not None:
        keys = [warning]
    notice = kit.notice_bar(state) if state.failure else None
    if notice is not None:
        keys.insert(len(keys) - 1, notice)
    if layout.has_two_panes:
        return kit.page_frame(bar, kit.panes(layout, parts, keys))
    if layout.has_large_text:
        return kit.page_frame(bar, kit.reading_column(layout, [*parts, *keys]))
    fixed = [kit.with_side_padding(part) for part in keys]
    return kit.page_frame(bar, kit.reading_column(layout, parts), *fixed)


def _keypad(state: State, fields: PaperFields) -> ft.Control:
    """Return the keypad: digits, sign and Delete."""
    words = state.game_words
    sign = typing_key(
        words.label("record-key-sign", id="key-sign"), "±", lambda: fields.press(Key.SIGN)
    )
    delete = typing_key(
        words.label("record-key-delete", id="key-delete"),
        kit.Icon.BACKSPACE,
        lambda: fields.press(Key.DELETE),
    )
    is_high = state.layout.is_wide or state.layout.height >= MIN_HEIGHT_FOR_HIGH_KEYS
    height = HIGH_KEY_HEIGHT if is_high else KEY_HEIGHT
    return digit_grid(fields.press, sign, delete, key_height=height)


def _buttons(state: State, fields: PaperFields, done: kit.Answer) -> ft.Control:
    """Return the button that opens the table, and the main button."""
    words = state.game_words
    next_side = kit.Answer(
        Label("paper-go-on", words.text("paper-next")), lambda: fields.press(Key.NEXT)
    )
    main = done if fields.is_full else next_side
    go_on = kit.button(main.label, main.on_tap, kind=kit.ButtonKind.MAIN, expand=GO_ON_SHARE)
    home = kit.button(words.label("paper-done"), go_home, expand=DONE_SHARE)
    return kit.row_or_column(state.layout, [home, go_on])


def _title_bar(state: State, open_match: OpenMatch) -> ft.Control:
    """Return the title bar, with Undo once a deal is recorded."""
    words = state.game_words
    actions: list[ft.Control] = []
    if open_match.match.deals:
        actions.append(kit.icon_button(kit.Icon.UNDO, words.label("paper-undo"), state.undo))
    return kit.title_bar(state, words.text("paper-title"), on_back=go_home, actions=actions)


def _fields_row(state: State, fields: PaperFields) -> ft.Control:
    """Return a field for each side; a tap moves the cursor to it."""
    keys = [_field_key(state, fields, side) for side in range(len(fields.form.sides))]
    return kit.row_or_column(state.layout, keys, spacing=6)


def _field_key(state: State, fields: PaperFields, side: int) -> ft.Control:
    """Return the field of a side, with the typed points and the total that they result in."""
    words = state.game_words
    match = fields.open_match.match
    mark = mark_of(match.colors[side])
    is_active = fields.form.side == side
    typed = fields.form.sides[side].texts.get(Field.TOTAL, "")

    def move_here() -> None:
        fields.change(lambda form: form.after_move((side, Field.TOTAL)))

    name = ft.Row(
        [side_back(match.colors[side], 14), one_line(short_names(match)[side], 14, expand=True)]
    )
    after = words.text("record-after", total=fields.after[side])
    color = mark.color if typed else MUTED
    points = typed.replace(TYPED_MINUS, MINUS) or "0"
    number: ft.Control = digits(points, 22, color)
    if is_active and fields.form.is_selected:
        number = typed_number(points, 22, mark.color, is_selected=True)
    sums = ft.Row([one_line(after, 14, color=MUTED, expand=True), number])
    content = ft.Column([name, sums], spacing=0, tight=True)
    label = words.label(
        "paper-field-said",
        id=f"amount-{side}",
        side=match.sides[side].name,
        number=len(match.deals) + 1,
        points=sum_value(typed),
    )
    return kit.key(
        label,
        ft.Container(content, padding=ft.Padding.symmetric(vertical=12, horizontal=4)),
        move_here,
        selected=is_active,
        bgcolor=mark.container if is_active else C.SURFACE_CONTAINER_LOWEST,
        border_color=mark.color if is_active else C.OUTLINE,
        min_height=0,
        border_radius=16,
    )


def _played_row(state: State, line: DealLine, names: Sequence[str]) -> ft.Control:
    """Return a row with a recorded deal: points of each side, and totals after it."""
    words = state.game_words
    cells: list[ft.Control] = [text(words.number(line.number), 15, Face.MEDIUM, MUTED)]
    for points, total in zip(line.progress.score.totals, line.progress.totals_after, strict=True):
        after = text(words.text("record-after", total=total), 14, color=MUTED)
        sums = ft.Row(
            [text(words.points(points), 16, Face.BOLD), after],
            spacing=6,
            wrap=True,
            expand=True,
            alignment=ft.MainAxisAlignment.END,
        )
        cells.append(sums)
    row = kit.hidden_from_screen_reader(ft.Container(ft.Row(cells), padding=6))
    return kit.node(f"paper-{line.number}", row, says=deal_screen_reader_text(words, line, names))
