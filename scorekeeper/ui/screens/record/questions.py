"""The questions over the form: the match has moved on, and a deal that could not be saved."""

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from scorekeeper.i18n import matches, messages
from scorekeeper.services import Change
from scorekeeper.ui.screens.record.controller import DealFormController, EditKind, Rival
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets.buttons import Handler, button
from scorekeeper.ui.widgets.dialogs import question

LATEST = 3
"""Changes of others that are told one by one."""


def moved_on(controller: DealFormController, done: Handler) -> ft.AlertDialog:
    """Ask what becomes of the deal that is typed here, after what others saved meanwhile.

    `done` is called where the deal is saved or given up.
    """
    words, target, rivals = controller.state.words, controller.target, controller.rivals
    leave_open = partial(controller.leave_open, target.seen)
    if rivals:
        return _same_deal(controller, rivals, done, leave_open)
    open_match = target.open_match
    since = [change for change in open_match.history.changes if change.number > controller.seen]
    sentences = [
        words.text(
            "record-meanwhile",
            by=_by(controller, change),
            time=messages.clock(words, change.at),
            what=matches.ChangeTexts(words, open_match).text(change),
        )
        for change in since[-LATEST:]
    ]
    sentences.append(words.text("record-moved-on-hint", number=target.number, kind=target.kind))
    go_on = words.text("record-go-on")
    if controller.was_refused:
        go_on = words.text("record-save", number=target.number)
    answers = [
        button(go_on, _then(controller.go_on, done), name="go-on", filled=True),
        button(words.text("record-start-anew"), controller.start_anew, name="start-anew"),
    ]
    return _modal(question(words.text("record-moved-on"), " ".join(sentences), answers, leave_open))


def not_saved(state: State) -> ft.AlertDialog:
    """Tell why the store did not save the deal; the form stays as it is."""
    words = state.words

    def close() -> None:
        state.failure = None

    close_it = button(words.text("record-close"), close, name="not-saved-close", filled=True)
    return question(words.text("record-not-saved"), state.failure or "", [close_it], close)


def _same_deal(
    controller: DealFormController, rivals: tuple[Rival, ...], done: Handler, leave_open: Handler
) -> ft.AlertDialog:
    """Two phones may have typed the same deal: nothing that is easily tapped counts it twice."""
    words, target, last = controller.state.words, controller.target, rivals[-1]
    is_amended = target.kind is EditKind.AMEND
    sentences = [
        words.text(
            "record-rival",
            by=_by(controller, rival.change),
            kind=target.kind,
            number=rival.number,
            time=messages.clock(words, rival.change.at),
            points=" : ".join(map(words.number, rival.points)),
        )
        for rival in rivals
    ]
    mine = " : ".join(words.number(side.points) for side in controller.view.sides)
    sentences.append(words.text("record-rival-mine", points=mine))
    keep = words.text("record-rival-keep")
    amend = words.text("record-rival-amend", number=last.number)
    saves = str(controller.was_refused).lower()
    another = words.text("record-rival-another", number=target.number, saves=saves)
    go_on = _then(controller.go_on, done)
    answers = [
        button(keep, _then(controller.give_way, done), name="keep", filled=True),
        button(amend if is_amended else another, go_on, name="go-on"),
    ]
    if controller.was_refused and not is_amended and len(rivals) == 1:
        answers.append(button(amend, _then(controller.amend_theirs, done), name="amend-theirs"))
    title = words.text("record-rival-title", kind=target.kind, number=last.number)
    return _modal(question(title, " ".join(sentences), answers, leave_open))


def _by(controller: DealFormController, change: Change) -> str:
    return "here" if change.by == controller.state.device else "elsewhere"


def _then(verb: Callable[[], Awaitable[bool]], done: Handler) -> Handler:
    """Return a handler that does something, and goes on where it is done."""

    async def handler() -> None:
        if await verb():
            done()

    return handler


def _modal(dialog: ft.AlertDialog) -> ft.AlertDialog:
    """Keep a tap beside a dialog from closing it: one that was meant for Save may come late."""
    dialog.modal = True
    return dialog
