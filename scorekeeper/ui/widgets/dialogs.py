"""A sheet from below with things to choose from, each with a name."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.i18n.matches import Teller
from scorekeeper.i18n.messages import clock
from scorekeeper.services import ChangeKind
from scorekeeper.ui.state import State, component
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import DISABLED, Handler, button, icon_button, spoken, tappable
from scorekeeper.ui.widgets.text import SENTENCE, text

ROW, HEADING = 56, 68
MOST_OF_SCREEN = 0.85


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to choose; without a handler it is shown as switched off."""

    name: str
    label: str
    icon: ft.IconData
    on_tap: Handler | None


def menu_sheet(
    state: State, title: str, items: Sequence[Item], on_dismiss: Handler, *, said: str = ""
) -> ft.BottomSheet:
    """The sheet, as high as its rows; it scrolls where they do not fit.

    `said` is how it went with what was chosen, where the sheet stays open.
    """
    rows: list[ft.Control] = [_row(item) for item in items]
    if said:
        rows.insert(0, _news(said))
    height = HEADING + len(rows) * ROW * max(state.layout.scale, 1)
    if height > MOST_OF_SCREEN * state.layout.height:
        return bottom_sheet(state, title, rows, on_dismiss)
    heading = _heading(state, title, on_dismiss)
    return _sheet([heading, *rows, ft.Container(height=12)], on_dismiss)


def bottom_sheet(
    state: State,
    title: str,
    rows: Sequence[ft.Control],
    on_dismiss: Handler,
    *,
    foot: ft.Control | None = None,
) -> ft.BottomSheet:
    """A sheet that scrolls, closed by its cross or a tap beside it; its `foot` stays in sight."""
    body = ft.Column(
        [*rows, ft.Container(height=12)],
        spacing=0,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    heading, height = _heading(state, title, on_dismiss), MOST_OF_SCREEN * state.layout.height
    edge = ft.Padding.symmetric(vertical=8, horizontal=16)
    below = [] if foot is None else [ft.Container(foot, padding=edge)]
    return _sheet([heading, body, *below], on_dismiss, height=height)


def _sheet(
    parts: list[ft.Control], on_dismiss: Handler, height: float | None = None
) -> ft.BottomSheet:
    column = ft.Column(
        parts, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )
    return ft.BottomSheet(
        ft.Container(
            column,
            height=height,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,  # of the sheet itself stays as it was
            border_radius=ft.BorderRadius.vertical(top=28),
        ),
        scrollable=True,  # else half the screen is all there is
        draggable=True,
        on_dismiss=on_dismiss,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
    )


def _heading(state: State, title: str, on_close: Handler) -> ft.Container:
    said = ft.Semantics(
        header=True, container=True, expand=True, content=text(title, 18, Face.BOLD)
    )
    close = icon_button(ft.Icons.CLOSE, state.words.text("sheet-close"), on_close, name="close")
    return ft.Container(ft.Row([said, close]), padding=ft.Padding.only(left=20, right=8, top=8))


def _news(said: str) -> ft.Semantics:
    return ft.Semantics(
        identifier="sheet-said",
        container=True,
        live_region=True,
        content=ft.Container(
            text(said, 15, Face.MEDIUM, ft.Colors.PRIMARY, line=SENTENCE),
            padding=ft.Padding.symmetric(vertical=8, horizontal=20),
        ),
    )


def _row(item: Item) -> ft.Control:
    ink = ft.Colors.ON_SURFACE
    shown = ink if item.on_tap else ft.Colors.with_opacity(DISABLED, ink)
    return tappable(
        ft.Row(
            [
                ft.Icon(item.icon, color=shown, size=24),
                ft.Container(text(item.label, 16, color=shown), expand=True),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        item.label,
        item.on_tap,
        name=item.name,
        padding=ft.Padding.symmetric(vertical=16, horizontal=20),
    )


def question(
    title: str, explained: str, answers: Sequence[ft.Control], on_dismiss: Handler
) -> ft.AlertDialog:
    """A dialog with a question, what will follow, and the answers one below the other."""
    return ft.AlertDialog(
        title=text(title, 20, Face.BOLD),
        content=ft.Column(
            [text(explained, 16, line=SENTENCE), ft.Container(height=8), *answers],
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        scrollable=True,
        on_dismiss=on_dismiss,
    )


def answer(
    label: str, on_tap: Handler, *, name: str, filled: bool = False, danger: bool = False
) -> ft.Control:
    """One answer of a question."""
    return button(label, on_tap, name=name, filled=filled, danger=danger)


C = ft.Colors
SECONDS = 6.0
"""How long good news stay; a screen's own button takes back what they told of at any time."""
SHORT = 6
"""Letters of an action that leave room for the sentence beside it on a phone."""
Action = tuple[str, str, Handler]
"""What stands on a button, the name by which tests find it, and what it does."""


def notice_bar(state: State) -> ft.Control | None:
    """The bar for what the state has to tell, or None where there is nothing."""
    words = state.words
    trouble = state.failure or state.unkept
    if trouble is not None:
        colors = C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER
        return _bar(state, trouble, ft.Icons.ERROR, state.dismiss, colors=colors)
    if (notice := state.notice) is None or state.match is None:
        return None
    change = notice.change
    what = Teller(words, state.match).told(change)
    if notice.is_of_another:
        said = words.text("notice-already", time=clock(words, change.at), what=what)
        return _bar(state, said, ft.Icons.INFO, state.dismiss)
    key, verb = "notice-undo", state.undo
    if change.kind is ChangeKind.UNDO:
        key, verb = "notice-redo", state.redo

    def leave() -> None:
        if state.notice is notice:
            state.notice = None

    action = (words.text(key), key, verb)
    return passing_bar(state, what, ft.Icons.CHECK_CIRCLE, action, leave, key=change.number)


def passing_bar(
    state: State,
    said: str,
    icon: ft.IconData,
    action: Action,
    leave: Callable[[], None],
    *,
    key: object,
) -> ft.Control:
    """A bar with one thing to do that leaves by itself a while after it first told of `key`."""
    passing: ft.Control = Passing(key, leave, _bar(state, said, icon, leave, action))
    return passing


@component
def Passing(key: object, leave: Callable[[], None], bar: ft.Control) -> Any:
    """Have a bar leave after a while."""
    page = ft.context.page
    task: Any = ft.use_ref(None)

    async def wait() -> None:
        await asyncio.sleep(SECONDS)
        leave()

    def start() -> None:
        task.current = page.run_task(wait)

    def stop() -> None:
        task.current.cancel()

    ft.use_effect(start, [key], cleanup=stop)
    return bar


def _bar(
    state: State,
    said: str,
    icon: ft.IconData,
    close: Handler,
    action: Action | None = None,
    *,
    colors: tuple[ft.ColorValue, ft.ColorValue] = (C.INVERSE_SURFACE, C.ON_INVERSE_SURFACE),
) -> ft.Container:
    """The sentence and what can be done about it, below it where there is no room beside."""
    ground, ink = colors
    is_long = action is not None and len(action[0]) > SHORT and not state.layout.is_wide
    below = state.layout.has_large_text or is_long
    words = text(said, 15, Face.MEDIUM, ink, line=SENTENCE)
    sentence = spoken(words, said, name="notice", live=True, expand=not below)
    label = state.words.text("notice-dismiss")
    actions = [icon_button(ft.Icons.CLOSE, label, close, name="notice-dismiss", color=ink)]
    if action is not None:
        label, name, on_tap = action
        words = text(label.upper(), 16, Face.BOLD, C.INVERSE_PRIMARY)
        tap = tappable(
            words,
            label,
            on_tap,
            name=name,
            height=48,
            alignment=ft.Alignment.CENTER,
            border_radius=24,
            padding=ft.Padding.symmetric(horizontal=8),
        )
        actions.insert(0, tap)
    content: ft.Control = ft.Row([ft.Icon(icon, color=ink, size=22), sentence, *actions], spacing=8)
    if below:
        row = ft.Row(actions, spacing=8, alignment=ft.MainAxisAlignment.END)
        content = ft.Column([sentence, row], spacing=0)
    padding = ft.Padding.only(left=16, top=6, bottom=6)
    return ft.Container(content, bgcolor=ground, border_radius=18, padding=padding)
