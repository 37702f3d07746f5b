"""The frame of these screens: one column, never wider than is good to read."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.store import StoreError
from scorekeeper.ui.components.notice import notice_bar
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, cover, page
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.state import State

WIDEST = 720
"""Pixels of a column."""


def column_screen(
    state: State,
    route: str,
    title: str,
    parts: Sequence[ft.Control],
    on_back: Handler,
    *,
    subtitle: str = "",
    foot: Sequence[ft.Control] = (),
    part: str = "",
) -> ft.View:
    """A screen that scrolls, with what the store refused and the `foot` below it."""
    room = max(SIDE_PADDING, (state.layout.width - WIDEST) / 2)
    sides = ft.Padding.only(left=room, right=room, bottom=8)
    notice = notice_bar(state) if state.failure else None
    below = [*([notice] if notice else []), *foot]
    bar = app_bar(title, subtitle, on_back=on_back, back_label=state.words.text("back"))
    body = ft.ListView(list(parts), expand=True, spacing=8, padding=sides)
    whole = page(bar, body, *(ft.Container(one, padding=sides) for one in below))
    return cover(route, whole, on_back, part=part)


def sentence(said: str, *, name: str | None = None, live: bool = False) -> ft.Semantics:
    """A sentence in the usual size; a `live` one is read out when it appears."""
    return ft.Semantics(
        identifier=name,
        container=True,
        live_region=live or None,
        content=text(said, 16, line=SENTENCE),
    )


def use_work(work: Callable[[], Any], key: str) -> Any:
    """What a call gives that looks at the disk, made in a thread; None until it is there.

    It is made when the component appears and whenever `key` is another. A store that refuses
    gives its `StoreError`.
    """
    page = ft.context.page
    nothing: tuple[str, Any] = ("", None)
    found, set_found = ft.use_state(nothing)

    async def look() -> None:
        try:
            value = await asyncio.to_thread(work)
        except StoreError as error:
            value = error
        set_found((key, value))

    def start() -> None:
        page.run_task(look)

    ft.use_effect(start, [key])
    return found[1] if found[0] == key else None
