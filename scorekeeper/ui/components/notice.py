"""The bar that says what was just done and takes it back, or what could not be saved."""

import flet as ft

from scorekeeper.session import ChangeKind
from scorekeeper.ui.components.tap import Handler, icon_button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.changes import Teller

C = ft.Colors


def notice_bar(state: State) -> ft.Control | None:
    """The bar for what the state has to tell, or None where there is nothing."""
    words = state.words
    if state.failure is not None:
        said = words.text("not-saved", reason=state.failure)
        return _bar(said, ft.Icons.ERROR, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER, [_close(state)])
    if state.notice is None or state.match is None:
        return None
    change = state.notice.change
    undone = change.kind is ChangeKind.UNDO
    key, verb = ("notice-redo", state.redo) if undone else ("notice-undo", state.undo)
    actions = [_action(words.text(key), verb, key), _close(state)]
    said = Teller(words, state.match).told(change)
    return _bar(said, ft.Icons.CHECK_CIRCLE, C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE, actions)


def _bar(
    said: str, icon: ft.IconData, ground: str, ink: str, actions: list[ft.Semantics]
) -> ft.Container:
    sentence = ft.Semantics(
        identifier="notice",
        label=said,
        container=True,
        exclude_semantics=True,
        live_region=True,
        expand=True,
        content=text(said, 15, Face.MEDIUM, ink, line=SENTENCE),
    )
    return ft.Container(
        ft.Row([ft.Icon(icon, color=ink, size=22), sentence, *actions], spacing=8),
        bgcolor=ground,
        border_radius=18,
        padding=ft.Padding.only(left=16, top=6, bottom=6),
    )


def _action(label: str, on_tap: Handler, name: str) -> ft.Semantics:
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


def _close(state: State) -> ft.Semantics:
    color = C.ON_ERROR_CONTAINER if state.failure is not None else C.ON_INVERSE_SURFACE
    label = state.words.text("notice-dismiss")
    return icon_button(ft.Icons.CLOSE, label, state.dismiss, name="notice-dismiss", color=color)
