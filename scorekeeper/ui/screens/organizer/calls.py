"""The calls that wait for the organiser, on top of every part of an evening."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import calls
from scorekeeper.club.calls import Call
from scorekeeper.club.model import Evening, EveningUid, Note, Problems
from scorekeeper.club.serialization import ClubFileError
from scorekeeper.i18n import messages
from scorekeeper.i18n.club import caller_text
from scorekeeper.services.club import News, UnknownEveningError
from scorekeeper.ui.motion import Sound, Touch, feel
from scorekeeper.ui.pages import use_news
from scorekeeper.ui.palette import WARNING
from scorekeeper.ui.state import State, Tier, go, memo_component, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets import clock as clocks

MOST = 3
"""Calls that are shown at once beside what they stand over."""
BETWEEN_LOOKS = 20
"""Seconds until it is looked how many minutes a call waits."""


def _open_calls(state: State, uid: EveningUid) -> tuple[tuple[Call, str], ...]:
    """The open calls of an evening, each with where it comes from and who calls."""
    try:
        evening = state.session.club.evenings.open(uid)
    except (UnknownEveningError, ClubFileError):
        return ()
    return tuple(
        (made, caller_text(state.words, evening, made.table, made.members))
        for made in calls.calls(evening)
    )


@memo_component
def Calls(uid: EveningUid, by: str, address: str = "") -> Any:
    """Nothing while nobody calls; a new call is heard and felt.

    Where there is little room a line leads to the `address` of a screen that shows them all.
    """
    state = use_state()
    waiting, show = ft.use_state(_open_calls(state, uid))

    def look() -> None:
        now = _open_calls(state, uid)
        if {made.note for made, _ in now} - {made.note for made, _ in waiting}:
            feel(state, Touch.LONG, Sound.WARNING)
        show(now)

    def tell(news: Sequence[News]) -> None:
        if any(item.evening == uid and item.what in {"call", "evening"} for item in news):
            look()

    use_news(state, tell, again=look)

    async def change(verb: Callable[[Evening, Call, Note], Evening | Problems], made: Call) -> None:
        step = partial(_step, verb, made)
        await state.saving(state.session.club.evenings.change, uid, step, by=by)

    is_small = state.layout.has_large_text or state.layout.tier() is Tier.SCROLLING
    if is_small and waiting and address:
        return page.padded(_line(waiting, address), bottom=8)
    most = MOST if address else len(waiting)
    rows = [
        CallRow(
            made,
            who,
            partial(change, calls.answer_call, made),
            partial(change, calls.end_call, made),
            number,
            key=f"{made.note.by}-{made.note.at}",
        )
        for number, (made, who) in enumerate(waiting[:most])
    ]
    if len(waiting) > most:  # those who wait for longest come first
        rows.append(buttons.remark(f"+{len(waiting) - most}", name="more-calls"))
    return page.padded(buttons.stacked(*rows), bottom=8) if rows else ft.Container()


def _line(waiting: Sequence[tuple[Call, str]], address: str) -> ft.Control:
    """The call that waits for longest, and the number of all where there are more."""
    who = waiting[0][1]
    label = f"{who} (+{len(waiting) - 1})" if len(waiting) > 1 else who
    return buttons.tappable(
        page.paper(
            ft.Row(
                [
                    ft.Icon(ft.Icons.CAMPAIGN, size=26),
                    text(label, 17, Face.BOLD, line=SENTENCE, expand=True),
                ],
                spacing=10,
            ),
            padding=10,
            border_radius=18,
            border=ft.Border.all(3, WARNING),
        ),
        label,
        partial(go, address),
        name="call-line",
    )


def _step(
    verb: Callable[[Evening, Call, Note], Evening | Problems],
    made: Call,
    evening: Evening,
    note: Note,
) -> Evening | Problems:
    return verb(evening, made, note)


@memo_component
def CallRow(
    made: Call, who: str, answer: buttons.Handler, end: buttons.Handler, number: int
) -> Any:
    state = use_state()
    words, since, answered = state.words, made.note.at, made.answered
    waited: str = clocks.use_ticks(
        lambda: messages.elapsed(words, since, now=clocks.now()), lambda: BETWEEN_LOOKS, since
    )
    notes = [waited, made.note.reason]
    if answered is not None:
        notes.append(words.text("club-call-answered", time=messages.clock(words, answered.at)))
    line = " · ".join(filter(None, notes))
    lines: list[ft.Control] = [text(who, 17, Face.BOLD, line=SENTENCE)]
    if line:
        lines.append(text(line, 15, line=SENTENCE))
    label = buttons.spoken(
        ft.Row(
            [
                ft.Icon(ft.Icons.CAMPAIGN, size=26),
                ft.Column(lines, spacing=2, tight=True, expand=True),
            ],
            spacing=10,
        ),
        ", ".join(filter(None, [who, line])),
        name=f"call-{number}",
        live=True,
    )
    answers: list[ft.Control] = []
    for key, tap in (("answer", answer), ("done", end)):
        if key == "done" or answered is None:
            word = words.text(f"club-call-{key}")
            says = words.text("club-phone-said", action=word, who=who)
            look: dict[str, Any] = {"filled": key == "answer", "height": 48, "expand": 1}
            answers.append(
                buttons.button(word, tap, name=f"call-{key}-{number}", says=says, **look)
            )
    is_wide = state.layout.is_wide and not state.layout.has_large_text
    is_large = state.layout.has_large_text
    below = buttons.stacked(*answers) if is_large else ft.Row(answers, spacing=8)
    beside = ft.Row([ft.Container(label, expand=2), ft.Row(answers, spacing=8, expand=1)])
    return page.paper(
        beside if is_wide else buttons.stacked(label, below),
        padding=12,
        border_radius=18,
        border=ft.Border.all(3, WARNING),
    )
