"""The standing of an evening, live: the places, and why somebody stands there."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import starmap
from typing import Any, Literal, cast

import flet as ft

from scorekeeper.club.adjustments import adjust, take_back_adjustment
from scorekeeper.club.model import Adjustment, Changed, EntrantUid, Evening, Note
from scorekeeper.club.standings import Line, Row, standing
from scorekeeper.club_ui.organizer import shared
from scorekeeper.i18n import Words
from scorekeeper.i18n import club as club_words
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.palette import BRASS, LINK, ON_BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, digits, text
from scorekeeper.ui.widgets import buttons, keypad
from scorekeeper.ui.widgets.buttons import button, card, heading, identified, remark, tappable
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
PLACE, POINTS, DIFFERENCE = 30, 56, 76
"""Pixels of the columns, at the usual size of text."""
FIRST = 3


@component
def StandingScreen() -> Any:
    """All places; on a phone a tap opens a row, elsewhere what it comes from stands beside."""
    state = use_state()
    words, layout = state.words, state.layout
    evening = shared.use_evening(state)
    chosen, choose = ft.use_state(cast("EntrantUid | None", None))
    if evening is None:
        return shared.gone(state)
    rows, is_wide, plan = standing(evening), layout.has_two_panes, evening.plan

    def tap(uid: EntrantUid) -> None:
        choose(None if uid == chosen else uid)

    scheme = [club_words.scheme_name(words, plan.scheme.id)]
    if ties := ", ".join(words.text("club-tie", tie=tie) for tie in plan.scheme.tie_breaks):
        scheme.append(words.text("club-scheme-ties", ties=ties))
    if plan.drop_worst:
        scheme.append(words.text("club-drop-hint", count=plan.drop_worst))
    listed: list[ft.Control] = [remark(" · ".join(scheme), name="scheme")]
    detail: list[ft.Control] = []
    if rows:
        columns = [("club-head-points", POINTS), ("club-head-difference", DIFFERENCE)]
        heads: list[ft.Control] = [ft.Container(expand=True)]
        for key, width in columns if layout.scale == 1 else columns[:1]:
            right = ft.TextAlign.END
            label = text(words.text(key), 13, color=C.ON_SURFACE_VARIANT, text_align=right)
            heads.append(ft.Container(label, width=width * layout.scale))
        edge = ft.Padding.symmetric(horizontal=10)
        listed.append(ft.Container(ft.Row(heads, spacing=8), padding=edge))
    else:
        listed.append(remark(words.text("club-standing-none"), name="none"))
    opened = chosen or (rows[0].entrant if rows and is_wide else None)
    for place, row in enumerate(rows):
        is_chosen = row.entrant == opened
        listed.append(place_row(state, evening, row, tap, is_chosen=is_chosen))
        if is_chosen and is_wide:
            detail = _reasons(words, evening, rows, place, choose)
        elif is_chosen:
            listed.append(card(*_reasons(words, evening, rows, place, choose)))
    panes = shared.panes(layout, *([listed, detail] if is_wide else [listed]), spacing=6)
    return shared.evening_screen(state, evening, "standing", panes)


def place_row(
    state: State,
    evening: Evening,
    row: Row,
    tap: Callable[[EntrantUid], Any],
    *,
    is_chosen: bool = False,
    is_brief: bool = False,
) -> ft.Control:
    """A place; a tap says what it comes from. In larger text the record stands below the row."""
    words, scale, right = state.words, state.layout.scale, ft.TextAlign.END
    is_first, is_usual = row.is_among(FIRST), scale == 1
    ink = C.ON_SURFACE
    name = club_words.entrant_name(words, evening, row.entrant)
    difference = words.points(row.difference)
    label = text(name, 17, Face.BOLD if is_first else Face.MEDIUM, ink)
    record = words.text("club-record-told", wins=row.wins, draws=row.draws, losses=row.losses)
    tie = words.text("club-cell-shared") if row.shared else club_words.tie_text(words, row)
    if row.parted_by == "difference" and is_usual:  # it stands in its own column
        tie = ""
    below = text(" · ".join(filter(None, (record, tie))), 14, color=ink)
    points = digits(words.number(row.points), 20, ink, text_align=right)
    named: ft.Control = label
    if is_usual and not is_brief:
        named = ft.Column([label, below], spacing=0, tight=True)
    parts: list[ft.Control] = [
        place_mark(club_words.place_text(words, row.place), scale, is_first=is_first),
        ft.Container(named, expand=True),
        ft.Container(points, width=POINTS * scale),
    ]
    if is_usual:
        apart = text(difference, 15, color=ink, text_align=right)
        parts.append(ft.Container(apart, width=DIFFERENCE))
    across = ft.Row(parts, spacing=8)
    rule = ft.BorderSide(1, C.OUTLINE_VARIANT)
    edge = ft.Border.only(bottom=rule) if is_brief else ft.Border(rule, rule, rule, rule)
    values = {"place": row.place or "none", "points": row.points, "difference": difference}
    return tappable(
        across if is_usual else ft.Column([across, below], spacing=0, tight=True),
        words.text("club-standing-said", name=name, **values),
        partial(tap, row.entrant),
        name=f"place-{row.entrant}",
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=10),
        border_radius=None if is_brief else 12,
        border=ft.Border.all(2, LINK) if is_chosen else edge,
        bgcolor=C.SURFACE_CONTAINER_LOW,
        key=row.entrant,
    )


def place_mark(place: str, scale: float, *, is_first: bool) -> ft.Container:
    """The number of a place; the first ones stand on brass."""
    ink = ON_BRASS if is_first else C.ON_SURFACE_VARIANT
    mark = buttons.disc(text(place, 16, Face.SCORE, ink, line=1.0), PLACE * scale, BRASS)
    if not is_first:
        mark.bgcolor, mark.alignment = None, ft.Alignment.CENTER_LEFT
    return mark


def _reasons(
    words: Words,
    evening: Evening,
    rows: Sequence[Row],
    place: int,
    stay: Callable[[EntrantUid], Any],
) -> list[ft.Control]:
    """The reasons for a place: a sentence, the points of each round, and further figures."""

    def line_row(number: int, line: Line) -> ft.Control:
        is_dropped, muted = line in row.dropped, C.ON_SURFACE_VARIANT
        key = "club-line-dropped" if is_dropped else "club-line-points"
        ink = muted if is_dropped else C.ON_SURFACE
        lines: list[ft.Control] = [
            text(club_words.round_text(words, line.round), 14, color=muted),
            text(club_words.line_text(words, evening, line), 16, color=ink, line=SENTENCE),
        ]
        points = words.text(key, points=line.gain.points)
        if line.adjustment is not None:
            points = words.points(line.gain.points)
        gain = text(points, 16, Face.REGULAR if is_dropped else Face.BOLD, ink)
        across = ft.Row([ft.Column(lines, spacing=0, tight=True, expand=True), gain], spacing=12)
        edge = ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT))
        box = ft.Container(across, padding=ft.Padding.symmetric(vertical=8), border=edge)
        table = line.gain.outcome if line.table is None else line.table
        name = f"adjusted-{number}" if line.adjustment else f"line-{line.round}-{table}"
        return identified(name, box)

    row = rows[place]
    why = text(club_words.place_reason(words, evening, rows, place), 16, Face.MEDIUM, line=SENTENCE)
    values = {"card_points": row.card_points, "highest": row.highest_match}
    difference = words.points(row.difference)
    figures = words.text("club-figures-told", difference=difference, **values)
    return [
        heading(club_words.entrant_name(words, evening, row.entrant), size=18),
        identified("why", why),
        *(line_row(number, line) for number, line in enumerate(row.all_lines)),
        remark(figures, name="row-figures"),
        AdjustCard(evening, row.entrant, stay, key=f"adjust-{row.entrant}"),
    ]


@component
def AdjustCard(evening: Evening, uid: EntrantUid, stay: Callable[[EntrantUid], Any]) -> Any:
    """The penalties and bonuses of an entrant, each with a way to take it back, and a new one.

    `stay` keeps the entrant in sight, whatever place it has then.
    """
    state = use_state()
    words, actions = state.words, shared.use_actions(state)
    is_open, set_open = ft.use_state(False)
    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.EXPOSURE

    def turn() -> None:
        stay(uid)
        set_open(not is_open)

    def row(number: int, adjustment: Adjustment) -> ft.Control:
        points = words.points(adjustment.points)
        about = club_words.round_text(words, adjustment.round)
        line = f"{points}, {about}: {adjustment.note.reason}"
        back = buttons.icon_button(
            ft.Icons.UNDO,
            words.text("club-adjust-back", line=line),
            actions.changing(evening.uid, take_back_adjustment, adjustment),
            name=f"adjust-back-{number}",
        )
        label = text(line, 16, line=SENTENCE, expand=True)
        return ft.Row([label, back], spacing=8, key=f"row-{number}")

    parts: list[ft.Control] = [button(words.text("adjust"), turn, icon=icon, name="adjust")]
    if is_open:
        own = (adjustment for adjustment in evening.adjustments if adjustment.entrant == uid)
        parts += [*starmap(row, enumerate(own)), *actions.complaints(evening, name="refused-back")]
        parts.append(AdjustForm(evening, uid, key="form"))
    return buttons.stacked(*parts)


@dataclass(frozen=True, slots=True)
class TypedAdjustment:
    kind: Literal["penalty", "bonus"] = "penalty"
    points: int = 0
    counts: Literal["points", "card_points"] = "points"
    round: int | None = None
    reason: str = ""


@component
def AdjustForm(evening: Evening, uid: EntrantUid) -> Any:
    state = use_state()
    words, actions, ask = state.words, shared.use_actions(state), keypad.use_number_pad(state)
    typed, write = ft.use_state(TypedAdjustment())
    points = -typed.points if typed.kind == "penalty" else typed.points

    def put(**parts: Any) -> None:
        write(lambda now: replace(now, **parts))

    def chips(field: str, options: Iterable[tuple[Any, str]]) -> ft.Control:
        chosen = getattr(typed, field)
        return shared.chips(f"adjust-{field}", options, chosen, lambda to: put(**{field: to}))

    def given(now: Evening, note: Note) -> Changed:
        parts: dict[str, Any] = {"counts": typed.counts, "round": typed.round}
        return adjust(now, Adjustment(entrant=uid, points=points, note=note, **parts))

    async def give() -> None:
        if await actions.change(evening.uid, given, reason=typed.reason.strip()):
            write(TypedAdjustment())

    column = partial(words.text, "club-column", number="")
    title = column(code=typed.counts)
    asked = keypad.Asked(title=title, value=typed.points, on_done=lambda to: put(points=to))
    kinds = [(kind, words.text("club-line-adjusted", kind=kind)) for kind in ("penalty", "bonus")]
    parts = [chips("kind", kinds)]
    if evening.plan.scheme.counts != "card_points":
        parts.append(chips("counts", [(it, column(code=it)) for it in ("points", "card_points")]))
    begun = [played.number for played in evening.rounds if played.state != "drawn"]
    save = words.text(
        "adjust-save",
        points=words.points(points),
        side=club_words.entrant_name(words, evening, uid),
    )
    return buttons.stacked(
        *parts,
        remark(title),
        shared.number_box(words, ask, asked, name="adjust-points"),
        chips(
            "round", [(number, club_words.round_text(words, number)) for number in (None, *begun)]
        ),
        NameField(
            words.text("club-reason"),
            typed.reason,
            lambda reason: put(reason=reason),
            name="adjust-reason",
            is_sentence=True,
        ),
        remark(words.text("club-reason-hint")),
        *actions.complaints(evening),
        button(save, give if typed.points else None, filled=True, name="adjust-do"),
    )
