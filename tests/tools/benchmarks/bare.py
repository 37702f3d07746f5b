"""The least that Flet can show, served as the app is: one text, a counter, or screens of keys.

python -m tests.tools.benchmarks.bare text|counter|keys PORT
"""

import contextlib
import sys
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.server.address import LOOPBACK, listen
from scorekeeper.server.app import Server, build_app
from scorekeeper.server.environment import find_assets

CENTER = ft.Alignment.CENTER
TEXT, CHIP, TOTAL = "785 points", "chip", "total"
TITLE = "bare"
"""The sign at which the page takes its cover away."""


def one_text(page: ft.Page) -> None:
    page.title = TITLE
    page.add(ft.Semantics(identifier=TOTAL, container=True, content=ft.Text(TEXT)))


@ft.component
def Counter() -> ft.Control:  # noqa: N802 - components are written as controls
    """A number, and a button that makes it one more."""
    count, set_count = ft.use_state(0)
    total = ft.Semantics(identifier=TOTAL, container=True, content=ft.Text(f"{count}"))
    # as the app has it: the server takes no event of a control that no screen has
    button = ft.Container(ft.Text("one more"), on_click=lambda: set_count(count + 1))
    return ft.Column([total, ft.Semantics(identifier=CHIP, container=True, content=button)])


def counter(page: ft.Page) -> None:
    """Show a number that a tap changes."""
    page.title = TITLE
    page.render(Counter)


# --- as many controls as the app's table and form have, without anything that is computed

KEYS, KEYS_IN_ROW = 45, 5
TABLE_CONTROLS, FORM_CONTROLS = 165, 295
"""Controls of the table with one deal, and of the form until the other sides' papers come."""
OPEN, CLOSE = "open", "close"
"""Identifiers of the keys between both screens."""


@ft.observable
@dataclass
class Count:
    """What the keys change."""

    value: int = 0


class Model:
    """Not observable itself: who receives it is not drawn anew at a tap."""

    def __init__(self) -> None:
        self.count = Count()

    def add(self) -> None:
        """Count one more."""
        self.count.value += 1


def key(identifier: str, on_click: Callable[[], None]) -> ft.Control:
    """Return a key of three controls, as the app's are."""
    content = ft.Text(identifier, semantics_label="")
    box = ft.Container(content, on_click=on_click, ink=True, height=48, alignment=CENTER)
    return ft.Semantics(
        identifier=identifier, label=identifier, button=True, content=box, expand=True
    )


def fillers(count: int) -> list[ft.Control]:
    """Return so many controls, which do nothing: texts in boxes."""
    return [ft.Container(ft.Text("5", size=8)) for _ in range(count // 2)]


@ft.component
def Total(model: Model) -> ft.Control:  # noqa: N802
    """The number; all that is drawn anew at a tap on a key."""
    count, _ = ft.use_state(model.count)
    return ft.Semantics(identifier=TOTAL, container=True, content=ft.Text(f"{count.value}"))


def form(model: Model, close: Callable[[], None]) -> ft.Control:
    """Return keys in rows of five, and what the form has beside them."""
    boxes = [key(f"{CHIP}-{number}", model.add) for number in range(KEYS)]
    rows = [ft.Row(boxes[start : start + KEYS_IN_ROW]) for start in range(0, KEYS, KEYS_IN_ROW)]
    rest = FORM_CONTROLS - 3 * KEYS - len(rows)
    return ft.Column([key(CLOSE, close), Total(model), *rows, ft.Row(fillers(rest))])


@ft.component
def Screens() -> ft.Control:  # noqa: N802
    """The table, or the form in its place."""
    is_open, set_open = ft.use_state(False)
    model = ft.use_memo(Model, [])
    if is_open:
        return form(model, lambda: set_open(False))
    table = [key(OPEN, lambda: set_open(True)), ft.Row(fillers(TABLE_CONTROLS))]
    return ft.Column(table)


def keys(page: ft.Page) -> None:
    """Show a screen with a key that opens the screen of keys."""
    page.title = TITLE
    page.render(Screens)


MAINS = {"text": one_text, "counter": counter, "keys": keys}


def main(kind: str, port: str) -> None:
    listener, address = listen(LOOPBACK, int(port))
    app = build_app(
        MAINS[kind], address=address, assets=find_assets(), countersign="bare", keys=None
    )
    with listener:
        Server(app, contextlib.nullcontext).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
