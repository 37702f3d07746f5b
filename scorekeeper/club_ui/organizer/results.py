"""Screen for the results of a round from paper: a row for each table, typed on a keyboard.

Tab, Enter and the arrow keys go from field to field; Enter in the last field of a row saves it.
A `Field` is a tuple: the number of a table, and the number of a side.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import results
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import Actions, use_actions
from scorekeeper.club_ui.organizer.current_evening import open_evening, use_evening
from scorekeeper.club_ui.organizer.table_state import state_pill
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.club import side_names
from scorekeeper.match.colors import seat_color
from scorekeeper.services.club import TableStatus
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component, use_selector, use_stack_entry, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models.club_results import (
    RESULT_PATTERN,
    Draft,
    Field,
    ResultDrafts,
    RowNote,
    can_save,
    checked_draft,
    enter_result,
    field_below,
    field_beside,
    first_field,
    is_fixed,
    read_result,
    row_notes,
    saved_texts,
)

TITLE_WIDTH = 120  # logical pixels of a table's name, where a row is one line
STATE_WIDTH = 250  # logical pixels of the state of its result, where a row is one line
STEPS = {"Arrow Down": 1, "Arrow Up": -1}
"""Number of rows by which a key moves the focus."""


@component
def ResultsScreen() -> ft.Control:
    """Screen that enters the results of the running round; a hint if no round is running."""
    state = use_state()
    words = state.words
    evening = use_evening(state)
    if evening is None:
        return frame.evening_not_found_view(state)

    route = str(addresses.EveningResults(evening.uid))
    back = addresses.Evening(evening.uid)
    if not evening.rounds or evening.rounds[-1].state != "running":
        hint = kit.note(words.text("club-problem-no_round_running"), id="not-running")
        return kit.screen(
            state, route, words.text("club-grid"), [hint], back=back, key_suffix="none"
        )
    number = len(evening.rounds)
    return kit.screen(
        state,
        route,
        words.text("club-grid"),
        [],
        back=back,
        subtitle=words.text("club-round", number=number),
        body=ft.Container(ResultGridView(evening, key=f"{number}"), expand=True),
    )


class ResultGrid:
    """The form of a round: its drafts, its fields on the screen, and saving."""

    def __init__(self, state: State, evening: club.Evening, actions: Actions) -> None:
        self._state = state
        self._actions = actions
        self._uid = evening.uid
        self._number = len(evening.rounds)
        tables = evening.rounds[-1].tables
        self.drafts = ResultDrafts(tables, state.memory.typed_results, self._address)
        self._first_field = first_field(tables)
        self.fields: dict[Field, ft.Ref[ft.TextField]] = {}
        """Fields that the user can type into."""
        self.active_field: Field | None = None
        """The field with the focus."""

    def _address(self, table: int) -> str:
        address = addresses.EveningTable(self._uid, str(self._number), str(table))
        return str(address)

    def field_ref(self, field: Field, *, is_fixed: bool) -> ft.Ref[ft.TextField]:
        """Return the reference for the control of a field, and keep it in `fields`.

        A fixed field is read-only; its reference is not kept, because it gets no focus.
        """
        if is_fixed:
            self.fields.pop(field, None)
            return ft.Ref()
        return self.fields.setdefault(field, ft.Ref())

    def _saved_table(self, table: int) -> tuple[club.Table, TableStatus] | None:
        """Return a saved table with its status; None if the table or the session is gone."""
        table_status = self._state.session.club.table(self._uid, self._number, table)
        evening = open_evening(self._state, self._uid)
        if table_status is None or evening is None:
            return None
        saved = results.table_of(evening, self._number, table)
        return None if saved is None else (saved, table_status)

    # --- saving

    async def save_all(self) -> None:
        """Save all tables with unsaved texts."""
        for table in self.drafts.unsaved_tables:
            await self.save(table)

    async def save(self, table: int) -> None:
        """Save the draft of a table and keep it as saved, or with the reasons against it.

        Does nothing if there is no unsaved draft.
        """
        draft = self.drafts.draft(table)
        current = self._saved_table(table)
        if draft is None or draft.is_saved or current is None:
            return
        saved, table_status = current
        outcome = checked_draft(draft, saved, table_status)
        # The check changes nothing if there is no problem and no question.
        if outcome == draft:
            outcome = await self._save_draft(saved, draft)
        self.drafts.keep_draft(table, outcome)

    async def _save_draft(self, table: club.Table, draft: Draft) -> Draft:
        """Save a draft; return it marked as saved, or with the problems for which it was refused.

        The first attempt to save a score of zeros only asks for a confirmation.
        """
        result = read_result(draft.texts)
        # A tuple has problems in place of a result.
        if isinstance(result, tuple):
            return replace(draft, problems=result)
        problems: list[club.Problems] = []

        def step(latest: club.Evening, note: club.Note) -> club.Changed:
            return enter_result(
                latest,
                self._number,
                table.number,
                result,
                note,
                is_confirmed=draft.needs_confirmation,
            )

        # The problems belong to the row of the table, not to the whole screen.
        actions = replace(self._actions, set_problems=problems.append)
        # The correction of an earlier result needs a reason for the log.
        reason = ""
        if table.result is not None:
            reason = self._state.words.text("club-grid-typo")
        is_saved = await actions.change(self._uid, step, reason=reason)
        latest_problems = problems[-1] if problems else ()
        # A score of zeros is unlikely, but may be right: it is saved when asked for again.
        is_scoreless = [problem.code for problem in latest_problems] == ["scoreless"]
        return replace(
            draft,
            problems=latest_problems,
            needs_confirmation=is_scoreless,
            is_saved=is_saved,
        )

    # --- from field to field

    async def enter_first_field(self) -> None:
        """Move the focus to the first table without a result."""
        await self.enter(self._first_field)

    async def enter(self, field: Field) -> None:
        """Move the focus to a field."""
        ref = self.fields.get(field)
        if ref is not None and ref.current is not None:
            self.active_field = field
            await ref.current.focus()

    async def on_submit(self, field: Field) -> None:
        """Move the focus to the next field; after the last field of a table, save the table.

        If the table cannot be saved, the focus stays.
        """
        table, side = field
        if (table, side + 1) in self.fields:
            await self.enter((table, side + 1))
            return
        draft = self.drafts.draft(table)
        current = self._saved_table(table)
        # The focus moves first: saving may take longer than the next key.
        if draft is None or (current is not None and can_save(draft, *current)):
            empty = [other for other, ref in self.fields.items() if _is_empty(ref)]
            await self.enter(field_below([*self.fields], empty, table))
        else:
            await self.enter(field)
        await self.save(table)

    async def on_key(self, event: ft.KeyboardEvent) -> None:
        """Leave the screen on Escape, save on Ctrl+S, and change the field on Arrow Up and Down."""
        if event.key == "Escape":
            go(addresses.Evening(self._uid))
        elif event.key == "S" and (event.ctrl or event.meta):
            await self.save_all()
        elif event.key in STEPS and self.active_field is not None:
            following = field_beside([*self.fields], self.active_field, STEPS[event.key])
            if following is not None:
                await self.enter(following)


def _is_empty(ref: ft.Ref[ft.TextField]) -> bool:
    return ref.current is not None and not ref.current.value


@component
def ResultGridView(evening: club.Evening) -> ft.Control:
    """Form with a row of fields for each table, and the button that saves all tables."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    played = evening.rounds[-1]
    grid: ResultGrid = ft.use_memo(
        lambda: ResultGrid(state, evening, actions), [evening.uid, played.number]
    )
    use_stack_entry(state.keyboard.listeners, grid.on_key)
    ft.use_effect(lambda: grid.drafts.drop_saved(played.tables), [played.tables])
    ft.use_effect(grid.enter_first_field, [])
    use_redraw_on_events("deal", is_relevant=lambda event: event.uid == evening.uid)

    table_statuses = state.session.club.tables(evening.uid, played.number)
    missing_count = sum(table.result is None for table in played.tables)
    count = text(words.text("club-grid-missing", count=missing_count), 17, Face.MEDIUM)
    rows: list[ft.Control] = [
        kit.node("missing", count, is_live=True),
        kit.note(words.text("club-grid-hint"), id="club-grid-hint"),
    ]
    for table, table_status in zip(played.tables, table_statuses, strict=True):
        content = RowContent(
            table, side_names(evening, table), table_status, state.layout.has_two_panes
        )
        rows.append(ResultRow(words, grid, content, key=f"row-{table.number}"))
    # A column, not a list: fields that are scrolled away must keep their focus and text.
    column = ft.Column(
        rows,
        spacing=8,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    body = kit.with_side_padding(column, bottom=0, expand=True)
    return frame.body_with_footer(body, [SaveBar(grid, key="save")])


@component
def SaveBar(grid: ResultGrid) -> ft.Control:
    """Button that saves all tables; empty if everything is saved."""
    words = use_state().words
    count = use_selector(grid.drafts, lambda drafts: len(drafts.unsaved_tables))
    if not count:
        return ft.Container()
    return kit.button(
        words.label("club-grid-save", count=count),
        grid.save_all,
        icon=kit.Icon.CHECK,
        kind=kit.ButtonKind.MAIN,
    )


@dataclass(frozen=True, slots=True)
class RowContent:
    """A table of the form, as its row shows it."""

    table: club.Table
    names: tuple[str, ...]
    """Names of the sides."""
    table_status: TableStatus
    is_one_line: bool
    """True if its parts are side by side."""


@memo_component
def ResultRow(words: Words, grid: ResultGrid, row: RowContent) -> ft.Control:
    """Row of a table: a field for each side, and the state of the result."""
    number = row.table.number
    draft = use_selector(grid.drafts, lambda drafts: drafts.draft(number))
    texts = saved_texts(row.table)
    if draft is not None and not is_fixed(row.table):
        texts = draft.texts
    fields = [_result_field(words, grid, row, side, typed) for side, typed in enumerate(texts)]
    notes = [_note_text(note) for note in row_notes(words, row.table, row.table_status, draft)]
    pill = ft.Row([state_pill(words, row.table_status.state)], wrap=True)
    state_part = kit.full_width_column([pill, *notes], spacing=4)
    title = text(words.text("club-table", number=number), 17, Face.SCORE)

    content: ft.Control = kit.full_width_column([title, *fields, state_part])
    if row.is_one_line:
        content = _one_line_row(title, fields, state_part)
    is_unsaved = draft is not None and not draft.is_saved
    border = ft.Border.all(2, WARNING) if is_unsaved else None
    framed = ft.Container(content, border=border, border_radius=12, padding=2)
    return kit.card(framed, id=f"row-{number}")


def _one_line_row(
    title: ft.Control, fields: Sequence[ft.Control], state_part: ft.Control
) -> ft.Control:
    """Return the parts of a table's row side by side instead of in a column, for wide pages."""
    return ft.Row(
        [
            ft.Container(title, width=TITLE_WIDTH),
            *(ft.Container(field, expand=True) for field in fields),
            ft.Container(state_part, width=STATE_WIDTH),
        ],
        spacing=14,
    )


def _note_text(note: RowNote) -> ft.Control:
    """Return a note below the state of a table; a problem has the style of errors."""
    if note.is_problem:
        return kit.error_text(note.sentence, id=note.id)
    return kit.note(note.sentence, id=note.id)


def _result_field(
    words: Words, grid: ResultGrid, row: RowContent, side: int, typed: str
) -> ft.Control:
    """Return the field for the points of a side, below its name."""
    number = row.table.number
    field = (number, side)
    saved = saved_texts(row.table)
    has_fixed_result = is_fixed(row.table)

    def write(typed: str) -> None:
        grid.drafts.set_text(number, side, typed, saved)

    def focus() -> None:
        grid.active_field = field

    async def submit(typed: str) -> None:
        # Enter may arrive before the change of the last digit.
        write(typed)
        await grid.on_submit(field)

    control = kit.field(
        Label(f"points-{number}-{side}", words.text("club-grid-points")),
        typed,
        write,
        number_pattern=RESULT_PATTERN,
        is_disabled=has_fixed_result,
        on_focus=focus,
        on_submit=submit,
        ref=grid.field_ref(field, is_fixed=has_fixed_result),
        key=f"points-{side}",
    )
    name = text(row.names[side], 15, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    heading = kit.hidden_from_screen_reader(
        ft.Row([side_back(seat_color(side), 17), name], spacing=8)
    )
    content = kit.full_width_column([heading, control])
    return ft.Semantics(label=row.names[side], container=True, content=content)
