"""The organiser is called from a phone, with a reason or without, and the answer is seen there."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club_ui.phone import result
from scorekeeper.club_ui.phone.state import PhoneState, Stage, use_phone
from scorekeeper.i18n.messages import clock
from scorekeeper.ui.hooks import component
from scorekeeper.ui.navigation import calling, go, go_home
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page

CALL = "/call"
ICON = ft.Icons.CAMPAIGN_OUTLINED
REASONS = ("rule", "score", "cards")
"""Usual reasons, as the end of a key."""


def may_call(state: PhoneState) -> bool:
    """Return True while there is somebody to be called to a table or to somebody known."""
    view = state.view
    has_place = view is not None and not view.is_over and (view.owner or view.sides)
    return bool(has_place) and view is not None and view.call is None


def call_icon(state: PhoneState) -> list[ft.Control]:
    label, tap = state.words.text("phone-call"), partial(go, CALL)
    return [buttons.icon_button(ICON, label, tap, name="call")] if may_call(state) else []


def call_button(state: PhoneState) -> list[ft.Control]:
    label, tap = state.words.text("phone-call"), partial(go, CALL)
    return [buttons.button(label, tap, icon=ICON, name="call")] if may_call(state) else []


def called(state: PhoneState) -> list[ft.Control]:
    """The answer to the call that is open."""
    view, words = state.view, state.words
    if view is None or (made := view.call) is None:
        return []
    answer = made.answered
    key = "phone-called" if answer is None else "phone-call-coming"
    headline = words.text(key, time=clock(words, (answer or made.note).at))
    lines: list[ft.Control] = []
    if made.note.reason:
        lines.append(page.sentence(words.text("phone-reason", reason=made.note.reason)))
    label, end = words.text("phone-call-end"), calling(state.tell, state.seat.table.end_call)
    lines.append(buttons.button(label, end, name="call-end"))
    return [result.panel(headline, *lines, name="called", icon=ICON, frame=WARNING)]


@component
def CallScreen() -> Any:
    state = use_phone()
    words, view = state.words, state.view
    reason, reasons = result.use_reason(words, "call", REASONS)
    is_here = may_call(state) and state.stage is not Stage.OUT
    result.leave_unless(is_here=is_here)
    if view is None or not is_here:
        return page.cover(CALL, page.page(), go_home)

    async def send() -> None:
        if await state.tell(state.seat.table.call, reason):
            go_home()

    title = text(words.text("phone-call-about"), 26, Face.SCORE, line=SENTENCE)
    foot = [result.main_button(words.text("phone-call"), send, name="send-call")]
    return result.covering(state, view, CALL, [title, *reasons], foot)
