"""The least that Flet can show, served as the app is: one text, or one text and a counter.

python -m tests.tools.benchmarks.bare text|counter PORT
"""

import contextlib
import sys

import flet as ft

from scorekeeper.server.address import LOOPBACK, listen
from scorekeeper.server.app import Server, build_app
from scorekeeper.server.environment import find_assets

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


MAINS = {"text": one_text, "counter": counter}


def main(kind: str, port: str) -> None:
    listener, address = listen(LOOPBACK, int(port))
    app = build_app(
        MAINS[kind], address=address, assets=find_assets(), countersign="bare", keys=None
    )
    with listener:
        Server(app, contextlib.nullcontext).run(sockets=[listener])


if __name__ == "__main__":
    main(*sys.argv[1:])
