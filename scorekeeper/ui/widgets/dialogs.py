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
