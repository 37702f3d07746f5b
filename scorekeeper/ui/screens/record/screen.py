"""The record screen: form of a new deal, a recorded deal, or a forgotten deal to insert."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.i18n.matches import match_words
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import RECORD, TABLE
from scorekeeper.ui.hooks import component, memo_component, use_selector, use_stack_entry, use_state
from scorekeeper.ui.navigation import close_open_part, go_home
from scorekeeper.ui.screens.record.context import (
    PAIR,
    FormContext,
    count_rows,
    form_layout,
    totals_layout,
)
from scorekeeper.ui.screens.record.counting import CountingForm
from scorekeeper.ui.screens.record.form import compact_form, wide_form
from scorekeeper.ui.screens.record.keyboard import FormFocus, press_key
from scorekeeper.ui.screens.record.model import RecordModel
from scorekeeper.ui.screens.record.sheets import hands_sheet, penalty_sheet, rare_entries_sheet
from scorekeeper.ui.screens.record.sides import HIGH_TAB_HEIGHT, TAB_HEIGHT
from scorekeeper.ui.screens.record.stale import use_form_dialogs, use_record_model
from scorekeeper.ui.screens.record.title import TopBar
from scorekeeper.ui.state import State
from scorekeeper.ui.widgets import demo
from scorekeeper.view_models.demo import guide_step
from scorekeeper.view_models.record_target import EditKind, EditTarget, edit_target
from scorekeeper.view_models.side_names import short_names

GUIDE_HEIGHT = 64  # logical pixels of a hint at 100 % text


@component
def RecordScreen() -> ft.View:
    """Screen with the form of the deal in the address, or a hint if that deal no longer exists."""
    state = use_state()
    params = ft.use_route_params()
    is_counting, set_counting = ft.use_state(False)
    amended_uid = params.get("deal")
    next_uid = params.get("before")
    target = ft.use_memo(
        lambda: edit_target(state.match, amended=amended_uid, before=next_uid),
        [state.match, amended_uid, next_uid],
    )

    def stop_counting() -> None:
        set_counting(False)

    def leave() -> None:
        if not close_open_part(state):
            go_home()

    # Going back closes the counting of cards first.
    use_stack_entry(state.memory.back_handlers, stop_counting if is_counting else None)

    if target is None:
        hint = kit.prose(state.game_words.text("record-gone"))
        return kit.screen(state, str(RECORD), "", [hint], back=TABLE)
    form = RecordForm(target, set_counting, is_counting=is_counting, key=target.key)
    return kit.covering_view(str(RECORD), form, leave)


@component
def RecordForm(
    target: EditTarget, set_counting: Callable[[bool], None], *, is_counting: bool
) -> ft.Control:
    """The form that records or edits one deal. It keeps its state until the user leaves it.

    Args:
        target: The deal, in the current version of its match.
        set_counting: Opens (True) or closes (False) the screen that counts cards.
        is_counting: True while the screen that counts cards replaces the form.
    """
    state = use_state()
    model = use_record_model(target)
    ft.use_effect(model.take_over_melds, [])
    current_target, is_totals, is_acaba, is_asking = use_selector(
        model, lambda m: (m.target, m.view.is_by_totals, m.view.is_acaba, m.is_asking)
    )
    # Going back closes the warning card first.
    use_stack_entry(state.memory.back_handlers, model.close_warning if is_asking else None)
    has_dialog = use_form_dialogs(model, go_home)
    focus = ft.use_memo(FormFocus, [])
    # The handlers below must stay the same objects: new ones would redraw all parts that receive
    # them. So they read the current context and overlay from refs.
    latest_context: Any = ft.use_ref()
    latest_overlay: Any = ft.use_ref()
    count_cards = ft.use_callback(lambda: set_counting(True), [])

    def open_hands() -> None:
        latest_overlay.current.open(lambda close: hands_sheet(latest_context.current, close))

    def open_rare_entries() -> None:
        latest_overlay.current.open(lambda close: rare_entries_sheet(latest_context.current, close))

    def open_penalty() -> None:
        latest_overlay.current.open(lambda close: penalty_sheet(latest_context.current, close))

    show_hands = ft.use_callback(open_hands, [])
    show_penalty = ft.use_callback(open_penalty, [])
    show_rare_entries = ft.use_callback(open_rare_entries, [])
    has_guide = _has_guide(state, current_target)
    context = ft.use_memo(
        lambda: form_context(
            state, model, show_hands, show_penalty, has_guide=has_guide, is_totals=is_totals
        ),
        [current_target, state.game_words, state.layout, has_guide, is_totals],
    )
    latest_context.current = context
    # After the context, because it draws an open sheet with it.
    overlay = kit.use_overlay()
    latest_overlay.current = overlay

    is_typing = not (is_counting or has_dialog or overlay.is_open)
    use_stack_entry(
        state.keyboard.listeners,
        (lambda event: press_key(context, focus, event)) if is_typing else None,
    )

    # There are no cards to count in a deal by totals, or if the deal ended by "acaba".
    if is_counting and not is_totals and not is_acaba:
        return CountingForm(context, lambda: set_counting(False))
    head: ft.Control = TopBar(context, focus, show_rare_entries, count_cards, is_totals=is_totals)
    if has_guide:
        head = kit.full_width_column([head, kit.with_side_padding(Guide(context))], spacing=4)
    if context.layout.is_wide:
        return wide_form(context, head, count_cards, is_totals=is_totals, is_asking=is_asking)
    return compact_form(context, head, count_cards, is_totals=is_totals, is_asking=is_asking)


def form_context(
    state: State,
    model: RecordModel,
    show_hands: Callable[[], None],
    show_penalty: Callable[[], None],
    *,
    has_guide: bool,
    is_totals: bool,
) -> FormContext:
    """Return the values that all parts of a form receive."""
    match = model.target.match
    taken_height = GUIDE_HEIGHT if has_guide else 0
    if is_totals:
        layout = totals_layout(state.layout, taken_height=taken_height)
    else:
        if len(match.sides) > PAIR:
            taken_height += HIGH_TAB_HEIGHT - TAB_HEIGHT
        layout = form_layout(state.layout, row_count=count_rows(model), taken_height=taken_height)
    return FormContext(
        model=model,
        target=model.target,
        words=match_words(state.game_words, match),
        layout=layout,
        text_scale=state.layout.scale,
        short_names=short_names(match),
        show_hands=show_hands,
        show_penalty=show_penalty,
    )


def _has_guide(state: State, target: EditTarget) -> bool:
    """Return True if this deal is guided by hints and the page has room for them."""
    return demo.is_guided(state) and target.kind is EditKind.RECORD and not state.layout.is_low


@memo_component
def Guide(context: FormContext) -> ft.Control:
    """Strip with the hint for the next step of a guided deal."""
    step = use_selector(context.model, lambda m: guide_step(m.form))
    return demo.GuideStrip(step)
