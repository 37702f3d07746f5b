"""A bare Flet app beside which the real one is measured: one text, which anybody can change.

python -m tests.tools.load.bare_app PORT
"""

import sys
from typing import Any

import flet as ft
import uvicorn

from tests.tools.load.browser import HOST

TEXT, BUTTON = "text", "button"
"""The identifiers of what is shown, and of what sends the next number to everybody."""


def main(page: ft.Page) -> None:
    """Show the number that was sent last, and a button that sends the next one."""
    shown = ft.Text("0")

    async def hear(number: int) -> None:
        shown.value = str(number)
        shown.update()

    def send() -> None:
        page.pubsub.send_all(int(shown.value) + 1)

    page.pubsub.subscribe(hear)
    button = ft.Button("send", on_click=send)
    page.add(
        ft.Semantics(content=shown, identifier=TEXT, container=True),
        ft.Semantics(content=button, identifier=BUTTON, container=True),
    )


def serve(port: int) -> None:
    """Serve it as Flet itself does, on this machine alone."""
    app: Any = ft.run(main, export_asgi_app=True, no_cdn=True)
    uvicorn.run(app, host=HOST, port=port, log_level="error", access_log=False)


if __name__ == "__main__":
    serve(int(sys.argv[1]))
