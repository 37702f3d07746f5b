"""The bar that says what was just done and takes it back, or what could not be saved."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.session import ChangeKind
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import Handler, icon_button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.changes import Teller
from scorekeeper.words.times import clock

C = ft.Colors
SECONDS = 6.0
"""How long good news stay; a screen's own button takes back what they told of at any time."""
SHORT = 6
"""Letters of an action that leave room for the sentence beside it on a phone."""


def notice_bar(state: State) -> ft.Control | None:
    """The bar for what the state has to tell, or None where there is nothing."""
    words = state.words
    trouble = state.failure or state.unkept
    if trouble is not None:
        look = Look(ft.Icons.ERROR, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER)
        return _bar(state, trouble, look, [_close(state, look)])
    if state.notice is None or state.match is None:
        return None
    change = state.notice.change
    said = Teller(words, state.match).told(change)
    if state.notice.is_of_another:
        look = Look(ft.Icons.INFO, C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE)
        said = words.text("notice-already", time=clock(words, change.at), what=said)
        return _bar(state, said, look, [_close(state, look)])
    undone = change.kind is ChangeKind.UNDO
    key, verb = ("notice-redo", state.redo) if undone else ("notice-undo", state.undo)
    look = Look(ft.Icons.CHECK_CIRCLE, C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE)
    label = words.text(key)
    actions: list[ft.Control] = [_action(label, verb, key), _close(state, look)]
    told = state.notice

    def leave() -> None:
        if state.notice is told:
            state.notice = None

    bar = _bar(state, said, look, actions, is_tight=len(label) > SHORT)
    passing: ft.Control = Fleeting(change.number, leave, bar)
    return passing


def deleted_bar(state: State) -> ft.Control | None:
    """The bar for the match that was just deleted, or None where there is nothing."""
    words, uid = state.words, state.gone
    found = (one for one in state.session.deletions.list() if one.uid == uid)
    gone = next(found, None) if uid is not None else None
    if gone is None:
        return None

    async def back() -> None:
        await state.bring_back(gone)

    look = Look(ft.Icons.DELETE_OUTLINE, C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE)
    said = words.text("match-deleted", names=", ".join(gone.sides))
    close = icon_button(
        ft.Icons.CLOSE,
        words.text("notice-dismiss"),
        state.forget_deleted,
        name="notice-dismiss",
        color=look.ink,
    )
    undo = _action(words.text("notice-undo"), back, "notice-undo")

    def leave() -> None:
        if state.gone == uid:
            state.forget_deleted()

    passing: ft.Control = Fleeting(uid, leave, _bar(state, said, look, [undo, close]))
    return passing


@component
def Fleeting(what: object, leave: Callable[[], None], bar: ft.Control) -> Any:
    """A bar that leaves by itself a while after it first told of `what`."""
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def wait() -> None:
        await asyncio.sleep(SECONDS)
        leave()

    def start() -> None:
        task.current = page.run_task(wait)

    def stop() -> None:
        task.current.cancel()

    ft.use_effect(start, [what], cleanup=stop)
    return bar


@dataclass(frozen=True, slots=True)
class Look:
    """What tells good news from bad."""

    icon: ft.IconData
    ground: ft.ColorValue
    ink: ft.ColorValue


def _bar(
    state: State, said: str, look: Look, actions: list[ft.Control], *, is_tight: bool = False
) -> ft.Container:
    """The sentence and what can be done about it, below it where there is no room beside."""
    large = state.layout.has_large_text or (is_tight and not state.layout.is_wide)
    words = text(said, 15, Face.MEDIUM, look.ink, line=SENTENCE)
    sentence = spoken(words, said, name="notice", live=True, expand=not large)
    icon = ft.Icon(look.icon, color=look.ink, size=22)
    beside = ft.Row([icon, sentence, *actions], spacing=8)
    below = ft.Row(list(actions), spacing=8, alignment=ft.MainAxisAlignment.END)
    return ft.Container(
        ft.Column([sentence, below], spacing=0) if large else beside,
        bgcolor=look.ground,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=6, bottom=6),
    )


def _action(label: str, on_tap: Handler, name: str) -> ft.Control:
    return tappable(
        text(label.upper(), 16, Face.BOLD, C.INVERSE_PRIMARY),
        label,
        on_tap,
        name=name,
        height=48,
        alignment=ft.Alignment.CENTER,
        padding=ft.Padding.symmetric(horizontal=8),
        border_radius=24,
    )


def _close(state: State, look: Look) -> ft.Control:
    label, name = state.words.text("notice-dismiss"), "notice-dismiss"
    return icon_button(ft.Icons.CLOSE, label, state.dismiss, name=name, color=look.ink)
