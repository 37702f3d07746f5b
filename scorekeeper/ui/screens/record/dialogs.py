"""What is asked and said in front of the form: the match has moved on, nothing was saved."""

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from scorekeeper.session import Change
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.purpose import Kind, Rival
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.changes import Teller
from scorekeeper.words.times import clock

LATEST = 3
"""Changes of others that are told one by one."""


def moved_on(pencil: Pencil, words: Words, done: Handler) -> ft.AlertDialog | None:
    """What others saved meanwhile, and what becomes of the deal that is typed here.

    None where nothing has changed. `done` is called where the deal is saved or given up.
    """
    if not pencil.has_moved_on:
        return None
    leave_open = partial(pencil.leave_open, pencil.purpose.seen)
    if pencil.rivals:
        return _same_deal(pencil, words, pencil.rivals, done, leave_open)
    explained = " ".join([*_told(pencil, words), _what_it_is_now(pencil, words)])
    go_on = words.text("record-go-on")
    if pencil.was_refused:
        go_on = words.text("record-save", number=pencil.purpose.number)
    answers = [
        answer(go_on, _then(pencil.go_on, done), name="go-on", filled=True),
        answer(words.text("record-start-anew"), pencil.start_anew, name="start-anew"),
    ]
    return _modal(question(words.text("record-moved-on"), explained, answers, leave_open))


def not_saved(state: State) -> ft.AlertDialog | None:
    """What the store said against saving; the form stays as it is."""
    if state.failure is None:
        return None
    words = state.words

    def close() -> None:
        state.failure = None

    title = words.text("record-not-saved")
    close_it = answer(words.text("record-close"), close, name="not-saved-close", filled=True)
    return question(title, state.failure, [close_it], close)


def _same_deal(
    pencil: Pencil, words: Words, rivals: tuple[Rival, ...], done: Handler, leave_open: Handler
) -> ft.AlertDialog:
    """Two phones may have typed the same deal: nothing that is easily tapped counts it twice."""
    purpose, last = pencil.purpose, rivals[-1]
    is_amended = purpose.kind is Kind.AMEND
    mine = [side.points for side in pencil.reckoning().sides]
    said = [
        words.text(
            "record-rival",
            by=_by(pencil, rival.change),
            kind=purpose.kind,
            number=rival.number,
            time=clock(words, rival.change.at),
            points=_points(words, rival.points),
        )
        for rival in rivals
    ]
    said.append(words.text("record-rival-mine", points=_points(words, mine)))
    keep = words.text("record-rival-keep")
    amend = words.text("record-rival-amend", number=last.number)
    another = words.text(
        "record-rival-another", number=purpose.number, saves=str(pencil.was_refused).lower()
    )
    insist = answer(amend if is_amended else another, _then(pencil.go_on, done), name="go-on")
    answers = [answer(keep, _then(pencil.give_way, done), name="keep", filled=True), insist]
    if pencil.was_refused and not is_amended and len(rivals) == 1:
        answers.append(answer(amend, _then(pencil.amend_theirs, done), name="amend-theirs"))
    title = words.text("record-rival-title", kind=purpose.kind, number=last.number)
    return _modal(question(title, " ".join(said), answers, leave_open))


def _told(pencil: Pencil, words: Words) -> list[str]:
    """What others did, the latest last."""
    opened = pencil.purpose.opened
    since = [one for one in opened.history.changes if one.number > pencil.seen]
    return [
        words.text(
            "record-meanwhile",
            by=_by(pencil, change),
            time=clock(words, change.at),
            what=Teller(words, opened).told(change),
        )
        for change in since[-LATEST:]
    ]


def _what_it_is_now(pencil: Pencil, words: Words) -> str:
    purpose = pencil.purpose
    return words.text("record-moved-on-hint", number=purpose.number, kind=purpose.kind)


def _by(pencil: Pencil, change: Change) -> str:
    """Whether a change was made on this device or elsewhere, for the words."""
    return "here" if change.by == pencil.state.device else "elsewhere"


def _points(words: Words, points: list[int] | tuple[int, ...]) -> str:
    return " : ".join(map(words.number, points))


def _then(verb: Callable[[], Awaitable[bool]], done: Handler) -> Handler:
    """Do something, and go on where it is done."""

    async def handler() -> None:
        if await verb():
            done()

    return handler


def _modal(dialog: ft.AlertDialog) -> ft.AlertDialog:
    """A dialog that a tap beside it does not close: one that was meant for Save may come late."""
    dialog.modal = True
    return dialog
