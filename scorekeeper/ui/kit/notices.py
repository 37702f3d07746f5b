"""The notice bar: a failure of the store, or the last change with its undo button."""

import asyncio
from dataclasses import dataclass

import flet as ft

from scorekeeper.i18n import Label, matches, times
from scorekeeper.services import ChangeKind
from scorekeeper.ui.controls import Column, Container, IconButton, Row, Semantics
from scorekeeper.ui.hooks import component, get_state
from scorekeeper.ui.kit.core import Handler, as_handler, hidden_from_screen_reader, node
from scorekeeper.ui.kit.icons import Icon
from scorekeeper.ui.kit.icons import icon as draw_icon
from scorekeeper.ui.palette import BRASS
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text

DISPLAY_SECONDS = 6.0
"""Time after which the notice of a change closes; the screen has another button to undo it."""
MAX_INLINE_LABEL_LENGTH = 6  # characters of an action beside the sentence on a phone


@dataclass(frozen=True, slots=True)
class NoticeAction:
    """The button of a notice."""

    label: Label
    on_tap: Handler


def notice_bar(state: State) -> ft.Control | None:
    """Return the bar for the state's failure or warning, or else for the last change.

    A change made on this device has a button that undoes or redoes it. Returns None if there is
    nothing to show.
    """
    words = state.game_words
    problem = state.failure or state.warning
    if problem is not None:
        return NoticeBar(problem, Icon.WARNING, state.dismiss, is_failure=True)

    notice = state.notice
    if notice is None or state.match is None:
        return None
    change = notice.change
    description = matches.ChangeTexts(words, state.match).text(change)
    if notice.is_by_other_device:
        time = times.clock(words, change.at)
        sentence = words.text("notice-already", time=time, what=description)
        return NoticeBar(sentence, Icon.INFO, state.dismiss, event=change.number)

    action = NoticeAction(words.label("notice-undo"), state.undo)
    if change.kind is ChangeKind.UNDO:
        action = NoticeAction(words.label("notice-redo"), state.redo)

    def close() -> None:
        # Only this notice: a newer one may have replaced it.
        if state.notice is notice:
            state.notice = None

    return NoticeBar(description, Icon.DONE, close, action, event=change.number)


@component
def NoticeBar(
    sentence: str,
    icon: Icon,
    on_close: Handler,
    action: NoticeAction | None = None,
    *,
    event: object = None,
    is_failure: bool = False,
) -> ft.Control:
    """Bar with a sentence, a close button and an optional action.

    Args:
        sentence: Read aloud when it appears.
        icon: Shown before the sentence.
        on_close: Called by the close button, and when the bar closes by itself.
        action: A further button.
        event: Identifies the reported event; its bar closes by itself after a while. None for a
            bar that stays.
        is_failure: Use the colours of an error.
    """
    state = get_state()
    bgcolor: ft.ColorValue = ft.Colors.INVERSE_SURFACE
    color: ft.ColorValue = ft.Colors.ON_INVERSE_SURFACE
    if is_failure:
        bgcolor = ft.Colors.ERROR_CONTAINER
        color = ft.Colors.ON_ERROR_CONTAINER

    async def close_later() -> None:
        if event is not None:
            await asyncio.sleep(DISPLAY_SECONDS)
            on_close()

    # The cleanup makes Flet cancel the task when another event replaces this one.
    ft.use_effect(close_later, [event], cleanup=lambda: None)

    message_text = text(sentence, 15, Face.MEDIUM, color, line_height=SENTENCE_LINE_HEIGHT)
    close_label = Label("notice-dismiss", state.words.text("notice-dismiss"))
    close_button = IconButton(draw_icon(Icon.CLOSE, color=color), on_click=as_handler(on_close))
    buttons: list[ft.Control] = [
        node(close_label.id, close_button, says=close_label.accessible_name)
    ]
    if action is not None:
        buttons.insert(0, _action_button(action))

    # Buttons are below the sentence in large text, and on a phone if the action is long.
    is_long = action is not None and len(action.label.title) > MAX_INLINE_LABEL_LENGTH
    is_stacked = state.layout.has_large_text or (is_long and not state.layout.is_wide)
    message = Semantics(
        identifier="notice",
        label=sentence,
        container=True,
        live_region=True,
        exclude_semantics=True,
        content=message_text,
        # None instead of False, which the client takes for a share of 0.
        expand=None if is_stacked else True,
    )
    content: ft.Control = Row([draw_icon(icon, color=color, size=22), message, *buttons])
    if is_stacked:
        button_row = Row(buttons, alignment=ft.MainAxisAlignment.END)
        content = Column([message, button_row], spacing=0, tight=True)
    padding = ft.Padding.only(left=16, top=6, bottom=6)
    return Container(content, bgcolor=bgcolor, border_radius=18, padding=padding)


def _action_button(action: NoticeAction) -> ft.Control:
    """Return a button in capitals, which screen readers read as a word."""
    caption = text(action.label.title.upper(), 16, Face.BOLD, BRASS)
    # Screen readers would spell the capitals.
    box = Container(
        hidden_from_screen_reader(caption),
        on_click=as_handler(action.on_tap),
        ink=True,
        height=48,
        alignment=ft.Alignment.CENTER,
        border_radius=24,
        padding=ft.Padding.symmetric(horizontal=8),
    )
    return node(action.label.id, box, says=action.label.accessible_name, is_button=True)
