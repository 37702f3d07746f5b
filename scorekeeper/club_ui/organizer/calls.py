"""Open calls and disputes of the tables, above the content of each screen of a session."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from scorekeeper.club import calls
from scorekeeper.club.calls import Call
from scorekeeper.club.model import EveningUid
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.events import use_evening_events
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.current_evening import open_evening
from scorekeeper.i18n import Words, times
from scorekeeper.i18n.club import caller_text
from scorekeeper.services.events import EveningChanged
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import Address
from scorekeeper.ui.hooks import memo_component, use_state
from scorekeeper.ui.motion import Sound, Vibration, give_feedback
from scorekeeper.ui.navigation import go
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.ui.widgets import clock

MAX_CALLS = 3
"""Maximum number of calls above a screen with other content."""
MIN_HEIGHT_FOR_LIST = 640  # logical pixels; lower pages have one line for all calls
WAIT_CHECK_INTERVAL = 20.0  # seconds between two updates of the waiting time
CALL_EVENTS = frozenset(("call", "evening", "table"))
"""Kinds of events that may open or end calls."""


@dataclass(frozen=True, slots=True)
class OpenCall:
    """A call or dispute that the organiser has not ended."""

    call: Call
    caller: str
    """Table and name of the caller."""


def open_calls(state: State, uid: EveningUid) -> tuple[OpenCall, ...]:
    """Return the open calls and disputes of a session, the longest-waiting first.

    The result is empty if the session cannot be read.
    """
    evening = open_evening(state, uid)
    if evening is None:
        return ()
    return tuple(
        OpenCall(call, caller_text(state.words, evening, call.table, call.members))
        for call in calls.open_requests(evening)
    )


@memo_component
def Calls(uid: EveningUid, address: Address | None = None) -> ft.Control:
    """List of the open calls of a session; a new call vibrates and makes a sound.

    Args:
        uid: The session.
        address: Address of the screen that lists all calls; a small page has only one line, which
            links to it. None on that screen itself.
    """
    state = use_state()
    waiting, set_waiting = ft.use_state(open_calls(state, uid))

    def refresh() -> None:
        latest = open_calls(state, uid)
        known_notes = {each.call.note for each in waiting}
        if any(each.call.note not in known_notes for each in latest):
            give_feedback(state, Vibration.LONG, Sound.WARNING)
        set_waiting(latest)

    def on_events(events: Sequence[EveningChanged]) -> None:
        if any(event.uid == uid and event.kind in CALL_EVENTS for event in events):
            refresh()

    use_evening_events(on_events, reload=refresh)
    if not waiting:
        return ft.Container()

    has_little_room = state.layout.has_large_text or state.layout.height < MIN_HEIGHT_FOR_LIST
    if has_little_room and address is not None:
        return kit.with_side_padding(_call_line(waiting, address))

    limit = len(waiting) if address is None else MAX_CALLS
    # The list of all calls is one of two panes, without room for buttons beside the summary.
    has_row = state.layout.has_two_panes and address is not None
    rows: list[ft.Control] = [
        CallRow(uid, each, index, has_row=has_row, key=f"{each.call.note.by}-{each.call.note.at}")
        for index, each in enumerate(waiting[:limit])
    ]
    if len(waiting) > limit:
        rows.append(kit.note(f"+{len(waiting) - limit}", id="more-calls"))
    column = kit.full_width_column(rows)
    return column if address is None else kit.with_side_padding(column)


def _call_line(waiting: Sequence[OpenCall], address: Address) -> ft.Control:
    """Return a button with the longest-waiting caller and the number of further calls.

    A tap opens `address`.
    """
    title = waiting[0].caller
    if len(waiting) > 1:
        title = f"{title} (+{len(waiting) - 1})"
    line = text(title, 17, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT, expand=True)
    row = ft.Row([kit.icon(kit.Icon.BELL, size=26), line], spacing=10)
    box = _call_box(row)
    box.on_click = kit.as_handler(lambda: go(address))
    box.ink = True
    return kit.node("call-line", box, is_button=True)


def _call_box(content: ft.Control) -> ft.Container:
    return kit.paper(content, padding=12, border_radius=18, border=ft.Border.all(3, WARNING))


@memo_component
def CallRow(uid: EveningUid, open_call: OpenCall, index: int, *, has_row: bool) -> ft.Control:
    """Box of a call: caller, waiting time, reason, and the buttons that answer and end it.

    Args:
        uid: The session.
        open_call: The call.
        index: Index of the call, for ids.
        has_row: True if the buttons fit beside the summary of the call.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    call = open_call.call
    since = call.note.at
    waiting_time: str = clock.use_ticks(
        lambda: times.elapsed_time(words, since, now=clock.now()),
        lambda: WAIT_CHECK_INTERVAL,
        since,
    )

    def answer_button(id: str, key: str, on_tap: kit.Handler, *, is_main: bool) -> ft.Control:
        kind = kit.ButtonKind.MAIN if is_main else kit.ButtonKind.PLAIN
        label = words.label(key, id=f"{id}-{index}", who=open_call.caller)
        return kit.button(label, on_tap, kind=kind)

    answers: list[ft.Control] = []
    if call.is_dispute:
        address = _table_address(state, uid, call)
        answers.append(
            answer_button("call-decide", "club-call-decide", lambda: go(address), is_main=True)
        )
    else:
        if call.answered is None:
            answers.append(
                answer_button(
                    "call-answer",
                    "club-call-answer",
                    lambda: actions.change(uid, calls.answer_call, call),
                    is_main=True,
                )
            )
        answers.append(
            answer_button(
                "call-done",
                "club-call-done",
                lambda: actions.change(uid, calls.end_call, call),
                is_main=False,
            )
        )
    summary = _call_summary(open_call, call_notes(words, call, waiting_time), index)
    buttons = kit.row_or_column(state.layout, answers)
    if has_row:
        return _call_box(ft.Row([ft.Container(summary, expand=2), ft.Container(buttons, expand=1)]))
    return _call_box(kit.full_width_column([summary, buttons]))


def call_notes(words: Words, call: Call, waiting_time: str) -> str:
    """Return a line about a call: dispute, waiting time, reason, and time of the answer."""
    notes = [waiting_time, call.note.reason]
    if call.is_dispute:
        notes.insert(0, words.text("club-call-dispute"))
    if call.answered is not None:
        time = times.clock(words, call.answered.at)
        notes.append(words.text("club-call-answered", time=time))
    return " · ".join(filter(None, notes))


def _call_summary(open_call: OpenCall, notes: str, index: int) -> ft.Control:
    """Return the caller above the notes on the call, for screen readers to read at once."""
    lines: list[ft.Control] = [
        text(open_call.caller, 17, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT)
    ]
    if notes:
        lines.append(text(notes, 15, line_height=SENTENCE_LINE_HEIGHT))
    column = ft.Column(lines, spacing=2, tight=True, expand=True)
    row = ft.Row([kit.icon(kit.Icon.BELL, size=26), column], spacing=10)
    return kit.node(f"call-{index}", row, is_live=True)


def _table_address(state: State, uid: EveningUid, dispute: Call) -> Address:
    """Return the address of the table where a dispute is decided."""
    evening = open_evening(state, uid)
    # Disputes are about a table of the last round. For 0, the screen states that it has no table.
    round_number = len(evening.rounds) if evening else 0
    return addresses.EveningTable(uid, str(round_number), str(dispute.table or 0))
