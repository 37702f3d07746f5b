"""Hooks for the model of a form, and for dialogs about a changed match or a failed save."""

from collections.abc import Awaitable, Callable

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import get_state, use_selector
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.state import State
from scorekeeper.view_models.record_target import EditTarget, stale_question


def use_record_model(target: EditTarget) -> RecordModel:
    """Return the model of a form; changes of the match are passed on to it (a hook).

    The component needs a key that includes `target.key`: the model is created once.
    """
    state = get_state()
    model = ft.use_memo(lambda: RecordModel(state, target), [])
    # An effect, because the model must not change while components are drawn.
    ft.use_effect(lambda: model.rebase(target), [target])
    return model


def use_form_dialogs(model: RecordModel, on_done: Callable[[], object]) -> bool:
    """Show the question about a stale form, or the reason of a failed save (a hook).

    Args:
        model: The form.
        on_done: Called after the deal was saved or discarded.

    Returns:
        True while one of these dialogs is open.
    """
    state = model.state
    failure = use_selector(state, lambda state: state.failure)
    # The other values are selected only to redraw the dialog when they change.
    is_stale, *_ = use_selector(model, lambda m: (m.is_stale, m.was_refused, m.seen, m.target))
    ft.use_dialog(_stale_dialog(model, on_done) if is_stale else None)
    ft.use_dialog(_failure_dialog(state) if failure is not None else None)
    return is_stale or failure is not None


def _stale_dialog(model: RecordModel, on_done: Callable[[], object]) -> ft.AlertDialog:
    """Return the dialog about a stale form, with the texts of `stale_question`."""
    state = model.state
    seen = model.target.seen
    is_saving = model.was_refused
    question = stale_question(
        state.game_words,
        model.target,
        seen=model.seen,
        own_points=tuple(side.points for side in model.view.sides),
        own_names=(state.device, state.author),
        is_saving=is_saving,
    )

    async def leave_if_done(answer: Awaitable[bool]) -> None:
        if await answer:
            on_done()

    go_on = kit.Answer(
        Label("go-on", question.save_anyway),
        lambda: leave_if_done(model.continue_anyway(saves=is_saving)),
        kit.ButtonKind.PLAIN if question.keep_saved else kit.ButtonKind.MAIN,
    )
    answers = [go_on]
    if question.keep_saved:
        keep = kit.Answer(
            Label("keep", question.keep_saved),
            lambda: leave_if_done(model.keep_saved_deal()),
            kit.ButtonKind.MAIN,
        )
        answers.insert(0, keep)
    if question.replace_saved:
        replace = kit.Answer(
            Label("amend-theirs", question.replace_saved),
            lambda: leave_if_done(model.replace_saved_deal()),
        )
        answers.append(replace)
    if question.start_over:
        answers.append(kit.Answer(Label("start-anew", question.start_over), model.start_over))

    dialog = kit.question(
        question.title, question.hint, answers, lambda: model.postpone_answer(seen)
    )
    # Modal: a tap beside the dialog may have been meant for Save, just before it opened.
    dialog.modal = True
    return dialog


def _failure_dialog(state: State) -> ft.AlertDialog:
    """Return the dialog with the reason of a failed save; the form does not change."""
    words = state.game_words

    def close() -> None:
        state.failure = None

    close_answer = kit.Answer(
        Label("not-saved-close", words.text("record-close")), kind=kit.ButtonKind.MAIN
    )
    return kit.question(words.text("record-not-saved"), state.failure or "", [close_answer], close)
