"""The page of a phone whose owner is at no table: next table or round, and standings."""

import flet as ft

from scorekeeper.club_ui.phone import call
from scorekeeper.club_ui.phone.clock import clock_part, waiting_countdown
from scorekeeper.club_ui.phone.parts import announcement, felt_frame, panel, score_list, side_line
from scorekeeper.club_ui.phone.state import PhoneState
from scorekeeper.services.club import TableView
from scorekeeper.ui import kit
from scorekeeper.ui.controls import Row, Semantics
from scorekeeper.ui.palette import LINK
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models.club_phone import (
    WaitingKind,
    session_name,
    standing_view,
    waiting_title,
    waiting_view,
)
from scorekeeper.view_models.club_phone_result import score_rows, side_names

ICON_SIZE = 48  # logical pixels
ICONS = {
    WaitingKind.SESSION_OVER: kit.Icon.DONE,
    WaitingKind.KNOCKED_OUT: kit.Icon.DONE,
    WaitingKind.NEXT_TABLE: kit.Icon.CLUB,
    WaitingKind.SITTING_OUT: kit.Icon.CHAIR,
    WaitingKind.NEXT_ROUND: kit.Icon.HOURGLASS,
}


def waiting_screen(state: PhoneState, view: TableView) -> ft.Control:
    """Return the page of a phone without a match: next step, clock, next table and standings.

    A brief page ends after the next table.
    """
    words = state.words
    waiting = waiting_view(words, view)

    parts: list[ft.Control] = [
        *other_phone_panel(state, view),
        *call.call_panel(state),
        kit.icon(ICONS[waiting.kind], size=ICON_SIZE, color=LINK),
        announcement(waiting.headline, 24, Face.SCORE, id="waiting"),
        *clock_part(state, waiting_countdown(state)),
        *_next_table_parts(state, view),
    ]
    if state.failure is not None:
        parts.append(kit.error_text(state.failure, id="refused"))
    if waiting.outlook:
        parts.append(announcement(waiting.outlook, 18, Face.REGULAR, id="goes-on"))

    footer: list[ft.Control] = []
    if not state.is_brief:
        parts += _standing_panel(state, view)
        parts += _last_result_panel(state, view)
        footer = [
            kit.with_column_padding(state.layout, button) for button in call.call_button(state)
        ]

    bar = kit.title_bar(state, waiting_title(words, view), session_name(view))
    return felt_frame(bar, kit.reading_column(state.layout, parts), *footer)


def other_phone_panel(state: PhoneState, view: TableView) -> list[ft.Control]:
    """Return the panel that asks if another phone may have the same owner.

    The list is empty if no phone has asked.
    """
    if not view.asking or view.owner is None:
        return []
    words = state.words
    visitor = view.asking[0]

    async def answer(*, is_allowed: bool) -> None:
        await state.save_for_phone(state.seat.table.answer_request, visitor, is_allowed=is_allowed)

    allow = kit.button(
        words.label("phone-asking-yes"),
        lambda: answer(is_allowed=True),
        icon=kit.Icon.CHECK,
        kind=kit.ButtonKind.MAIN,
    )
    refuse = kit.button(words.label("phone-asking-no"), lambda: answer(is_allowed=False))
    headline = words.text("phone-asking", owner=view.owner.name)
    return [panel(headline, [allow, refuse], id="asking", icon=kit.Icon.PHONE)]


def _next_table_parts(state: PhoneState, view: TableView) -> list[ft.Control]:
    """Return the sides at the owner's next table, and the button that reports the arrival.

    The list is empty if there is no next table.
    """
    words = state.words
    coming = view.coming
    if coming is None or coming.table is None or view.is_over:
        return []
    lines = [
        side_line(side, name, face=Face.BOLD if side == coming.side else Face.REGULAR, size=18)
        for side, name in enumerate(coming.sides)
    ]
    card = kit.paper(kit.full_width_column(lines), padding=14, border_radius=18)
    says = f" {words.text('club-against')} ".join(coming.sides)
    sides = kit.with_label("coming", card, says)
    if coming.has_arrived:
        return [sides, _arrived_note(words.text("phone-arrived"))]

    players = view.owner.players if view.owner else 1
    arrive = kit.button(
        words.label("phone-arrive", players=players),
        lambda: state.save_for_phone(state.seat.table.arrive),
        icon=kit.Icon.CHECK,
        kind=kit.ButtonKind.MAIN,
    )
    return [sides, arrive]


def _arrived_note(sentence: str) -> ft.Control:
    """Return the note that the arrival was reported, which screen readers read at once."""
    note = text(sentence, 18, Face.MEDIUM, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    row = Row([kit.icon(kit.Icon.DONE, color=LINK), note], spacing=10)
    return Semantics(identifier="arrived", container=True, live_region=True, content=row)


def _standing_panel(state: PhoneState, view: TableView) -> list[ft.Control]:
    """Return the panel with the owner's place in the standings; an empty list without a place."""
    standing = standing_view(state.words, view)
    if standing is None:
        return []
    lines = [kit.prose(line, id=f"stand-{index}") for index, line in enumerate(standing.lines)]
    icon = kit.Icon.CROWN
    return [panel(standing.headline, lines, id="standing", icon=icon)]


def _last_result_panel(state: PhoneState, view: TableView) -> list[ft.Control]:
    """Return the panel with the table's result of the closed round; an empty list without one."""
    if view.result is None or view.state != "closed":
        return []
    words = state.words
    rows = score_rows(words, side_names(view), view.result.score.points)
    parts: list[ft.Control] = [score_list(state.layout, rows)]
    if view.is_corrected:
        parts.append(kit.prose(words.text("phone-done", how="corrected"), id="corrected"))
    headline = words.text("phone-result-of", round=view.round)
    return [panel(headline, parts, id="last-result")]
