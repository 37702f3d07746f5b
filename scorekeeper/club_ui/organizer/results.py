"""The results of a round from paper: a row for each table, typed without a mouse.

Tab, Enter and the arrows go from field to field; Enter in the last field of a row saves it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import model as club
from scorekeeper.club import results
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import shared, tables
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems, score_text, side_names
from scorekeeper.scoring import Problem
from scorekeeper.services.club import TableGlance
from scorekeeper.ui.hooks import component, memo_component, use_stack_entry, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import Signal, State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
ABSENT, SPECIAL = "x", "*"
"""Instead of points: the side did not come; after them: it won, whatever the points."""
ALLOWED = r"^(-?\d*\*?|[xX])$"
LABEL_WIDTH, STATE_WIDTH = 120, 250
"""Pixels of a table's name and of the state of its result, where a row is one line."""
STEPS = {"Arrow Down": 1, "Arrow Up": -1}
Place = tuple[int, int]
"""The number of a table, and a side of it."""


def read_result(texts: Sequence[str]) -> club.Result | club.Problems:
    """The result that the fields of a table say, a text for each side.

    Problems: points are missing, more than one side won, or points where a side did not come.
    """
    absent = tuple(side for side, typed in enumerate(texts) if typed.lower() == ABSENT)
    if absent:
        if any(typed and typed.lower() != ABSENT for typed in texts):
            return club.refusal("points_of_absent", "score")
        nothing = club.Score((0,) * len(texts))
        return club.Result(score=nothing, how="walkover", absent=absent)
    numbers = [typed.removesuffix(SPECIAL) for typed in texts]
    if not all(number.removeprefix("-").isdecimal() for number in numbers):
        return club.refusal("points_needed", "score")
    winners = [side for side, typed in enumerate(texts) if typed.endswith(SPECIAL)]
    if len(winners) > 1:
        return club.refusal("one_winner", "score")
    score = club.Score(tuple(map(int, numbers)), *winners)
    return club.Result(score=results.plainly(score), how="paper")


def written_result(result: club.Result) -> tuple[str, ...]:
    score = result.score
    return tuple(
        ABSENT if side in result.absent else f"{points}{SPECIAL * (side == score.winner)}"
        for side, points in enumerate(score.points)
    )


def reported_score(table: club.Table, glance: TableGlance) -> club.Score | None:
    """The score that the phones of a table have, claimed or of its deals so far."""
    if table.result is not None:
        return None
    if table.claims:
        return table.claims[-1].score
    return club.Score(glance.totals) if glance.deals else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """The fields of a row as they are typed, and what came of saving them."""

    texts: tuple[str, ...]
    problems: club.Problems = ()
    asks: bool = False
    """True if the same is saved when it is asked for once more."""
    is_saved: bool = False


class Grid:
    """The fields of a round; what is typed outlives the screen until it is saved."""

    def __init__(self, state: State, evening: club.Evening, actions: shared.Actions) -> None:
        self.state, self.actions = state, actions
        self.uid, self.number = evening.uid, len(evening.rounds)
        self.fields: dict[Place, ft.TextField] = {}
        """Those that can be typed into."""
        self.active: Place | None = None
        tables, typed = evening.rounds[-1].tables, state.memory.typed
        missing = (table.number for table in tables if table.result is None)
        self.first: Place = (next(missing, 0), 0)
        """The field that is typed into at first."""
        self.rows: dict[int, Signal[Draft | None]] = {}
        for table in tables:
            texts = typed.get(self.address(table.number))
            self.rows[table.number] = Signal(None if texts is None else Draft(texts=texts))
        self.unsaved = Signal(len(self.unsaved_tables()))

    def address(self, table: int) -> str:
        return shared.of_table(self.uid, self.number, table)

    def unsaved_tables(self) -> list[int]:
        return [table for table in self.rows if self.address(table) in self.state.memory.typed]

    def look(self, table: int) -> tuple[club.Table, TableGlance] | None:
        """A table as it is now; None once there is no such round."""
        glance = self.state.session.club.table(self.uid, self.number, table)
        evening = shared.opened(self.state, self.uid)
        current = None if evening is None else results.table_of(evening, self.number, table)
        return None if current is None or glance is None else (current, glance)

    # --- what is typed

    def write(self, table: int, side: int, typed: str, saved: tuple[str, ...]) -> None:
        """Keep what is typed in a field; `saved` are the texts of its row without any of that."""
        draft = self.rows[table].value
        before = draft.texts if draft else saved
        texts = (*before[:side], typed, *before[side + 1 :])
        if texts != before:
            self.keep(table, Draft(texts=texts), saved)

    def keep(self, table: int, draft: Draft, saved: tuple[str, ...] = ()) -> None:
        self.rows[table].value = None if draft.texts == saved else draft
        if draft.is_saved or draft.texts == saved:
            self.state.memory.typed.pop(self.address(table), None)
        else:
            self.state.memory.typed[self.address(table)] = draft.texts
        self.unsaved.value = len(self.unsaved_tables())

    def settle(self, tables: Sequence[club.Table]) -> None:
        """Forget what was typed where the screen shows the result that came of it."""
        for table in tables:
            draft = self.rows[table.number].value
            if draft is not None and draft.is_saved and table.result is not None:
                self.rows[table.number].value = None

    def is_ready(self, table: int) -> bool:
        """True if nothing that is known here keeps a row from being saved."""
        draft, now = self.rows[table].value, self.look(table)
        if draft is None or now is None:
            return False
        result = read_result(draft.texts)
        if isinstance(result, tuple):
            return False
        return draft.asks or reported_score(*now) in (None, result.score)

    async def save(self, table: int) -> None:
        """Save a row; it stays as it is, and says why, where that cannot be done.

        What the phones of the table have is not written over before it was asked for twice.
        """
        draft, now = self.rows[table].value, self.look(table)
        if draft is None or draft.is_saved or now is None:
            return
        result, (current, glance) = read_result(draft.texts), now
        if isinstance(result, tuple):
            self.keep(table, replace(draft, problems=result))
        elif current.result is not None and result.absent:
            problems = club.refusal("has_a_result", f"tables[{table}]", table=table)
            self.keep(table, replace(draft, problems=problems))
        elif not draft.asks and reported_score(current, glance) not in (None, result.score):
            self.keep(table, replace(draft, asks=True))
        else:
            self.keep(table, await self._saved(current, result, draft))

    async def _saved(self, before: club.Table, result: club.Result, draft: Draft) -> Draft:
        refused: list[Problem] = []
        table = before.number

        def step(now: club.Evening, note: club.Note) -> club.Changed:
            current = results.table_of(now, self.number, table)
            if note.reason and current is not None and current.result is not None:
                return results.correct(now, self.number, table, result.score, note)
            if result.absent:
                return results.walkover(now, table, result.absent, note)
            return results.from_paper(now, table, result.score, note, scoreless=draft.asks)

        reason = "" if before.result is None else self.state.words.text("club-grid-typo")
        actions = replace(self.actions, refuse=refused.extend)
        is_saved = await actions.change(self.uid, step, reason=reason)
        asks = [problem.code for problem in refused] == ["scoreless"]
        return replace(draft, problems=tuple(refused), asks=asks, is_saved=is_saved)

    async def save_all(self) -> None:
        for table in self.unsaved_tables():
            await self.save(table)

    # --- from field to field

    async def enter(self, place: Place) -> None:
        if (field := self.fields.get(place)) is not None:
            self.active = place
            await field.focus()

    async def submitted(self, place: Place) -> None:
        """Go on after Enter; in the last field of a row save it, and stay if that cannot be."""
        table, side = place
        if (table, side + 1) in self.fields:
            await self.enter((table, side + 1))
            return
        is_untouched = self.rows[table].value is None
        await self.enter(self._below(table) if is_untouched or self.is_ready(table) else place)
        await self.save(table)

    def _below(self, table: int) -> Place:
        """The first field of the row below, of the first that lacks a result, or of this row."""
        places = sorted(place for place in self.fields if place[1] == 0)
        below = (place for place in places if place[0] > table)
        empty = (place for place in places if not self.fields[place].value)
        return next(below, None) or next(empty, (table, 0))

    async def pressed(self, event: ft.KeyboardEvent) -> None:
        if event.key == "Escape":
            go(shared.of_evening(self.uid))
        elif event.key == "S" and (event.ctrl or event.meta):
            await self.save_all()
        elif event.key in STEPS and self.active is not None:
            (table, side), step = self.active, STEPS[event.key]
            numbers = sorted(place[0] for place in self.fields if place[1] == side)[::step]
            beyond = (number for number in numbers if (number - table) * step > 0)
            if (number := next(beyond, None)) is not None:
                await self.enter((number, side))


@component
def ResultsScreen() -> Any:
    state = use_state()
    evening = shared.use_evening(state)
    if evening is None:
        return shared.gone(state)
    words, route = state.words, shared.of_evening(evening.uid, "results")
    title, back = words.text("club-grid"), partial(go, shared.of_evening(evening.uid))
    if not evening.rounds or evening.rounds[-1].state != "running":
        line = buttons.remark(words.text("club-problem-no_round_running"), name="not-running")
        return page.column_screen(state, route, title, [line], back, part="none")
    number = len(evening.rounds)
    body, under = GridView(evening, key=f"{number}"), words.text("club-round", number=number)
    parts = shared.framed(state, body)
    return page.titled_screen(words, route, title, *parts, back=back, under=under)


@component
def GridView(evening: club.Evening) -> Any:
    state = use_state()
    actions, words, uid = shared.use_actions(state), state.words, evening.uid
    played = evening.rounds[-1]
    grid: Grid = ft.use_memo(lambda: Grid(state, evening, actions), [uid, played.number])
    use_stack_entry(state.keyboard.listeners, grid.pressed)
    ft.use_effect(lambda: grid.settle(played.tables), [played.tables])
    ft.use_effect(partial(grid.enter, grid.first), [])
    use_reload(state, "deal", about=lambda item: item.uid == uid)
    glances = state.session.club.tables(uid, played.number)
    missing = sum(table.result is None for table in played.tables)
    count = text(words.text("club-grid-missing", count=missing), 17, Face.MEDIUM)
    rows: list[ft.Control] = [
        buttons.identified("missing", count, live=True),
        buttons.remark(words.text("club-grid-hint"), name="hint"),
    ]
    for table, glance in zip(played.tables, glances, strict=True):
        row = Row(table, side_names(evening, table), glance, state.layout.has_two_panes)
        draft = grid.rows[table.number]
        rows.append(ResultRow(words, grid, row, draft, key=f"row-{table.number}"))
    body = page.padded(page.scrolling(rows), expand=True)
    return shared.with_foot(body, SaveBar(grid, grid.unsaved, key="save"))


@component
def SaveBar(grid: Grid, unsaved: int) -> Any:
    words = use_state().words
    if not unsaved:
        return ft.Container()
    label, icon = words.text("club-grid-save", count=unsaved), ft.Icons.SAVE_OUTLINED
    return buttons.button(label, grid.save_all, icon=icon, filled=True, name="save")


@dataclass(frozen=True, slots=True)
class Row:
    """All that a row shows of its table."""

    table: club.Table
    names: tuple[str, ...]
    glance: TableGlance
    is_line: bool
    """True if all of it stands beside each other."""

    @property
    def saved(self) -> tuple[str, ...]:
        if self.table.result is None:
            return ("",) * len(self.table.sides)
        return written_result(self.table.result)

    @property
    def is_fixed(self) -> bool:
        """True if only the table's own screen changes its result, with a reason."""
        return self.table.result is not None and self.table.result.how != "paper"


@memo_component
def ResultRow(words: Words, grid: Grid, row: Row, draft: Draft | None) -> Any:
    table, number = row.table, row.table.number
    texts = row.saved if draft is None or row.is_fixed else draft.texts
    fields = [result_field(words, grid, row, side, typed) for side, typed in enumerate(texts)]
    pill = ft.Row([tables.state_pill(words, row.glance.state)], wrap=True)
    state_parts = buttons.stacked(pill, *state_lines(words, row, draft), spacing=4)
    title = text(words.text("club-table", number=number), 17, Face.SCORE)
    if row.is_line:
        boxes = [ft.Container(field, expand=True) for field in fields]
        left = ft.Container(title, width=LABEL_WIDTH)
        right = ft.Container(state_parts, width=STATE_WIDTH)
        box = buttons.card(ft.Row([left, *boxes, right], spacing=14))
    else:
        box = buttons.card(title, *fields, state_parts)
    if draft is not None and not draft.is_saved:
        box.border = ft.Border.all(2, WARNING)
    return buttons.identified(f"row-{table.number}", box)


def result_field(words: Words, grid: Grid, row: Row, side: int, typed: str) -> ft.Control:
    """The name of a side above the field with its points."""
    place, name = (row.table.number, side), row.names[side]

    def drawn(field: ft.TextField) -> None:
        if row.is_fixed:
            grid.fields.pop(place, None)
        else:
            grid.fields[place] = field

    def focused() -> None:
        grid.active = place

    async def submitted(typed: str) -> None:
        grid.write(*place, typed, row.saved)  # Enter may come before the last digit
        await grid.submitted(place)

    field = NameField(
        words.text("club-grid-points"),
        typed,
        lambda typed: grid.write(*place, typed, row.saved),
        name=f"points-{place[0]}-{side}",
        on_drawn=drawn,
        on_focus=focused,
        on_submit=submitted,
        disabled=row.is_fixed,
        input_filter=ft.InputFilter(ALLOWED),
        key=f"points-{side}",
    )
    label = text(name, 15, Face.MEDIUM, line=SENTENCE, expand=True)
    above = buttons.unspoken(ft.Row([buttons.side_back(side, 17), label], spacing=8))
    return ft.Semantics(label=name, container=True, content=buttons.stacked(above, field))


def state_lines(words: Words, row: Row, draft: Draft | None) -> list[ft.Control]:
    """The origin of the result, or the phones' score so far, and what is to be done about it."""
    table, lines = row.table, list[ft.Control]()

    def line(part: str, sentence: str, *, wrong: bool = False) -> None:
        control = buttons.complaint if wrong else buttons.remark
        lines.append(control(sentence, name=f"{part}-{table.number}"))

    if table.result is not None:
        line("how", words.text("club-how", how=table.result.how))
    elif (reported := reported_score(table, row.glance)) is not None:
        score = score_text(words, reported)
        line("reported", words.text("club-grid-reported", state=row.glance.state, score=score))
    if draft is None or draft.is_saved:
        return lines
    if row.is_fixed:
        line("lost", words.text("club-grid-lost", typed=" : ".join(draft.texts)), wrong=True)
        return lines
    line("unsaved", words.text("club-grid-unsaved"))
    if draft.problems:
        line("refused", club_problems(words, draft.problems), wrong=True)
    if draft.asks:
        line("again", words.text("club-grid-again"), wrong=True)
    return lines
