"""Calling the organiser from a phone, with or without a reason, and the organiser's answer."""

import flet as ft

from scorekeeper.club_ui.addresses import CALL
from scorekeeper.club_ui.phone import parts
from scorekeeper.club_ui.phone.reasons import use_reason
from scorekeeper.club_ui.phone.state import PhoneState, use_phone
from scorekeeper.i18n import Words
from scorekeeper.i18n.times import clock
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, memo_component
from scorekeeper.ui.navigation import go, go_home
from scorekeeper.ui.palette import WARNING
from scorekeeper.view_models.club_phone import Stage, may_call

ICON = kit.Icon.BELL
USUAL_REASONS = ("phone-call-rule", "phone-call-score", "phone-call-cards")


def call_icon(state: PhoneState) -> list[ft.Control]:
    """Return the icon button to call the organiser; an empty list if no call is possible."""
    if not may_call(state.view):
        return []
    return [CallIcon(state.words, key="call")]


@memo_component
def CallIcon(words: Words) -> ft.Control:
    """Icon button that opens the screen to call the organiser."""
    return kit.icon_button(ICON, words.label("phone-call"), lambda: go(CALL))


def call_button(state: PhoneState) -> list[ft.Control]:
    """Return the button to call the organiser; an empty list if no call is possible."""
    if not may_call(state.view):
        return []
    return [kit.button(state.words.label("phone-call"), lambda: go(CALL), icon=ICON)]


def call_panel(state: PhoneState) -> list[ft.Control]:
    """Return the panel of the table's open call with its answer; an empty list without a call."""
    call = state.view.call if state.view else None
    if call is None:
        return []
    words = state.words
    headline = words.text("phone-called", time=clock(words, call.note.at))
    if call.answered is not None:
        headline = words.text("phone-call-coming", time=clock(words, call.answered.at))

    lines: list[ft.Control] = []
    if call.note.reason:
        lines.append(kit.prose(words.text("phone-reason", reason=call.note.reason)))
    lines.append(
        kit.button(
            words.label("phone-call-end"),
            lambda: state.save_for_phone(state.seat.table.end_call),
        )
    )
    return [parts.panel(headline, lines, id="called", icon=ICON, frame_color=WARNING)]


@component
def CallScreen() -> ft.Control:
    """Screen that asks for the reason to call the organiser, and sends the call."""
    state = use_phone()
    words = state.words
    view = state.view
    can_call = may_call(view) and state.stage is not Stage.OUT
    reason = use_reason(words, USUAL_REASONS)
    parts.use_leave(is_needed=not can_call)
    if view is None or not can_call:
        return parts.empty_cover(CALL)

    async def send() -> None:
        if await state.save_for_phone(state.seat.table.call, reason.text):
            go_home()

    question = parts.question_title(state.layout, words.text("phone-call-about"))
    call = kit.button(
        words.label("phone-call", id="phone-call-send"),
        send,
        icon=kit.Icon.CHECK,
        kind=kit.ButtonKind.MAIN,
    )
    return parts.answer_screen(state, view, CALL, [question, *reason.controls], [call])
