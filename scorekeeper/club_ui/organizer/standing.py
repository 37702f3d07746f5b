"""Screen of the standings of a session, with the reasons for each place."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import cast

import flet as ft

from scorekeeper.club.adjustments import take_back_adjustment
from scorekeeper.club.model import Adjustment, Changed, EntrantUid, Evening, Note
from scorekeeper.club.standings import Row, standing
from scorekeeper.club_ui.organizer import frame
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.current_evening import use_evening
from scorekeeper.club_ui.organizer.place_badge import place_badge
from scorekeeper.i18n import Label, Words
from scorekeeper.i18n.club import entrant_name, round_text
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import LINK, MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, digits, text
from scorekeeper.view_models.club_standings import (
    AdjustedFigure,
    AdjustmentKind,
    PlaceRow,
    ReasonLine,
    TypedAdjustment,
    adjustable_rounds,
    adjustment_label,
    adjustment_text,
    place_reasons,
    place_rows,
    scheme_text,
)

POINTS_WIDTH = 56  # logical pixels at 100 % text
DIFFERENCE_WIDTH = 76  # logical pixels at 100 % text
KINDS: tuple[AdjustmentKind, ...] = ("penalty", "bonus")
FIGURES: tuple[AdjustedFigure, ...] = ("points", "card_points")

ChooseEntrant = Callable[[EntrantUid], None]


@component
def StandingScreen() -> ft.Control:
    """Screen with the standings, and the reasons for the chosen place beside it or below it."""
    state = use_state()
    words = state.words
    layout = state.layout
    evening = use_evening(state)
    # cast: mypy would infer a state that can only be None.
    chosen, set_chosen = ft.use_state(cast("EntrantUid | None", None))
    if evening is None:
        return frame.evening_not_found_view(state)

    def toggle(uid: EntrantUid) -> None:
        set_chosen(None if uid == chosen else uid)

    rows = standing(evening)
    explained = chosen
    # The second pane is never empty: it begins with the first place.
    if explained is None and rows and layout.has_two_panes:
        explained = rows[0].entrant

    places: list[ft.Control] = [kit.note(scheme_text(words, evening), id="scheme")]
    reasons: list[ft.Control] = []
    if rows:
        places.append(_column_heads(state))
    else:
        places.append(kit.note(words.text("club-standing-none"), id="club-standing-none"))
    for index, row in enumerate(place_rows(words, evening, rows)):
        is_explained = row.entrant == explained
        places.append(place_tile(state, row, toggle, is_chosen=is_explained))
        if is_explained:
            reasons = _reason_parts(words, evening, rows, index, set_chosen)
            if not layout.has_two_panes:
                places.append(kit.card(*reasons))
    if layout.has_two_panes:
        body = kit.panes(layout, places, reasons)
    else:
        body = kit.reading_column(layout, places)
    return frame.evening_screen(state, evening, frame.STANDINGS, body)


# --- places


def _column_heads(state: State) -> ft.Control:
    """Return the headings of the columns with points and, if it is shown, the difference."""
    heads = [_column_head(state, "club-head-points", POINTS_WIDTH)]
    if not state.layout.has_large_text:
        heads.append(_column_head(state, "club-head-difference", DIFFERENCE_WIDTH))
    row = ft.Row([ft.Container(expand=True), *heads], spacing=8)
    return ft.Container(row, padding=ft.Padding.symmetric(horizontal=16))


def _column_head(state: State, key: str, width: float) -> ft.Control:
    title = text(state.words.text(key), 13, color=MUTED, text_align=ft.TextAlign.END)
    return ft.Container(title, width=width * state.layout.scale)


def place_tile(
    state: State,
    row: PlaceRow,
    on_tap: ChooseEntrant,
    *,
    is_chosen: bool = False,
    is_brief: bool = False,
) -> ft.Control:
    """Return the row of an entry in the standings: place, name, record, points, difference.

    The record is the number of wins, draws and losses. In large text it is below the row, and the
    difference is shown only if it decided the place.

    Args:
        state: State of the page.
        row: Content of the row.
        on_tap: Called with the uid of the entry.
        is_chosen: True if the reasons for this place are shown.
        is_brief: True to leave out the record and the frame, for a narrow list.
    """
    scale = state.layout.scale
    has_large_text = state.layout.has_large_text
    face = Face.BOLD if row.is_leading else Face.MEDIUM
    name = text(row.name, 17, face)
    record = text(_record_line(row, has_difference=not has_large_text), 14)
    points = digits(row.points, 20, ft.Colors.ON_SURFACE, text_align=ft.TextAlign.END)

    name_part: ft.Control = name
    if not has_large_text and not is_brief:
        name_part = ft.Column([name, record], spacing=0, tight=True)
    cells: list[ft.Control] = [
        place_badge(row.place, scale, is_leading=row.is_leading),
        ft.Container(name_part, expand=True),
        ft.Container(points, width=POINTS_WIDTH * scale),
    ]
    if not has_large_text:
        difference = text(row.difference, 15, text_align=ft.TextAlign.END)
        cells.append(ft.Container(difference, width=DIFFERENCE_WIDTH * scale))
    content: ft.Control = ft.Row(cells, spacing=8)
    if has_large_text:
        content = ft.Column([content, record], spacing=0, tight=True)

    tile = ft.ListTile(
        title=kit.hidden_from_screen_reader(content),
        on_click=kit.as_handler(lambda: on_tap(row.entrant)),
        selected=is_chosen,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        shape=None if is_brief else _tile_shape(is_chosen=is_chosen),
        content_padding=0 if is_brief else None,
    )
    return kit.node(f"place-{row.entrant}", tile, says=row.says, key=row.entrant)


def _record_line(row: PlaceRow, *, has_difference: bool) -> str:
    """Return the record of an entry, and the tie-break that decided its place, if any.

    Args:
        row: Content of the row.
        has_difference: True if a column shows the difference, which is then left out here.
    """
    if not row.tie or (row.is_tied_by_difference and has_difference):
        return row.record
    return f"{row.record} · {row.tie}"


def _tile_shape(*, is_chosen: bool) -> ft.OutlinedBorder:
    """Return the outline of the row of a place, thicker for the chosen place."""
    side = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)
    if is_chosen:
        side = ft.BorderSide(2, LINK)
    return ft.RoundedRectangleBorder(side=side, radius=12)


# --- reasons


def _reason_parts(
    words: Words,
    evening: Evening,
    rows: Sequence[Row],
    index: int,
    on_adjust: ChooseEntrant,
) -> list[ft.Control]:
    """Return the reasons for a place: a sentence, the points of each round, further figures.

    Args:
        words: The language.
        evening: The session.
        rows: Standings of the session.
        index: Index of the place in the standings.
        on_adjust: Called with the uid of the entry when its penalties and bonuses are shown or
            hidden.
    """
    reasons = place_reasons(words, evening, rows, index)
    entrant = rows[index].entrant
    sentence = text(reasons.sentence, 16, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT)
    return [
        kit.heading(reasons.title, size=18),
        kit.node("why", sentence),
        *(_reason_row(line) for line in reasons.lines),
        kit.note(reasons.figures, id="row-figures"),
        AdjustCard(evening, entrant, on_adjust, key=f"adjust-{entrant}"),
    ]


def _reason_row(line: ReasonLine) -> ft.Control:
    """Return the row of a reason for a place, with points; muted if the round does not count."""
    color = MUTED if line.is_dropped else ft.Colors.ON_SURFACE
    lines: list[ft.Control] = [
        text(line.round, 14, color=MUTED),
        text(line.sentence, 16, color=color, line_height=SENTENCE_LINE_HEIGHT),
    ]
    points = text(line.points, 16, Face.REGULAR if line.is_dropped else Face.BOLD, color)
    row = ft.Row([ft.Column(lines, spacing=0, tight=True, expand=True), points], spacing=12)
    box = ft.Container(
        row,
        padding=ft.Padding.symmetric(vertical=8),
        border=ft.Border.only(bottom=ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)),
    )
    return kit.node(line.id, box)


# --- penalties and bonuses


@component
def AdjustCard(evening: Evening, uid: EntrantUid, on_open: ChooseEntrant) -> ft.Control:
    """Expandable list of the penalties and bonuses of an entry, with the form that adds one.

    Args:
        evening: The session.
        uid: The entry.
        on_open: Called with the entry when the list is opened or closed. The screen keeps the
            entry chosen, because a penalty may change its place.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    is_open, set_is_open = ft.use_state(False)

    def toggle() -> None:
        on_open(uid)
        set_is_open(not is_open)

    def adjustment_row(index: int, adjustment: Adjustment) -> ft.Control:
        line = adjustment_text(words, adjustment)
        label = words.label("club-adjust-back", id=f"adjust-back-{index}", line=line)
        take_back = kit.icon_button(
            kit.Icon.UNDO,
            label,
            lambda: actions.change(evening.uid, take_back_adjustment, adjustment),
        )
        sentence = text(line, 16, line_height=SENTENCE_LINE_HEIGHT, expand=True)
        return ft.Row([sentence, take_back], spacing=8, key=f"row-{index}")

    parts: list[ft.Control] = [kit.expander(words.label("adjust"), toggle, is_open=is_open)]
    if is_open:
        own = [each for each in evening.adjustments if each.entrant == uid]
        parts += [adjustment_row(index, each) for index, each in enumerate(own)]
        parts += actions.problem_texts(evening, id="refused-back")
        parts.append(AdjustForm(evening, uid, key="form"))
    return kit.full_width_column(parts)


@component
def AdjustForm(evening: Evening, uid: EntrantUid) -> ft.Control:
    """Form that adds a penalty or bonus: kind, figure, points, round and reason."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    overlay = kit.use_overlay()
    typed, set_typed = ft.use_state(TypedAdjustment())

    def set_kind(kind: AdjustmentKind) -> None:
        set_typed(lambda latest: replace(latest, kind=kind))

    def set_figure(figure: AdjustedFigure) -> None:
        set_typed(lambda latest: replace(latest, figure=figure))

    def set_size(size: int) -> None:
        set_typed(lambda latest: replace(latest, size=size))

    def set_round(number: int | None) -> None:
        set_typed(lambda latest: replace(latest, round=number))

    def set_reason(reason: str) -> None:
        set_typed(lambda latest: replace(latest, reason=reason))

    def apply(latest: Evening, note: Note) -> Changed:
        return typed.apply(latest, uid, note)

    async def save() -> None:
        if await actions.change(evening.uid, apply, reason=typed.reason.strip()):
            set_typed(TypedAdjustment())

    points_label = Label(
        id="adjust-points",
        title=_figure_title(words, typed.figure),
        detail=words.number(typed.size),
    )

    def open_pad() -> None:
        overlay.open(lambda close: kit.number_pad(points_label.title, typed.size, set_size, close))

    kinds = [
        (kind, words.label("club-line-adjusted", id=f"adjust-kind-{kind}", kind=kind))
        for kind in KINDS
    ]
    figures = [
        (figure, Label(f"adjust-counts-{figure}", _figure_title(words, figure)))
        for figure in FIGURES
    ]
    rounds = [
        (number, Label(f"adjust-round-{number or 'none'}", round_text(words, number)))
        for number in adjustable_rounds(evening)
    ]
    parts: list[ft.Control] = [kit.choice_chips(kinds, typed.kind, set_kind)]
    # Where the standings count card points, both figures are the same.
    if evening.plan.scheme.counts != "card_points":
        parts.append(kit.choice_chips(figures, typed.figure, set_figure))
    parts += [
        kit.setting(points_label, open_pad),
        kit.choice_chips(rounds, typed.round, set_round),
        kit.field(
            words.label("club-reason", id="adjust-reason"),
            typed.reason,
            set_reason,
            max_length=kit.MAX_SENTENCE_LENGTH,
        ),
        kit.note(words.text("club-reason-hint")),
        *actions.problem_texts(evening),
        kit.button(
            adjustment_label(words, typed, entrant_name(words, evening, uid)),
            save if typed.size else None,
            kind=kit.ButtonKind.MAIN,
        ),
    ]
    return kit.full_width_column(parts)


def _figure_title(words: Words, figure: AdjustedFigure) -> str:
    return words.text("club-column", code=figure, number="")
