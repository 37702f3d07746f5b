"""Showing the app to the person who started it: in their browser, or as a printed address."""

from __future__ import annotations

import contextlib
import sys
import webbrowser
from threading import Thread
from typing import TYPE_CHECKING

from scorekeeper.serve.folders import APP_NAME

if TYPE_CHECKING:
    from collections.abc import Mapping

NO_BROWSER = "SCOREKEEPER_NO_BROWSER"
"""The environment variable that keeps the app from opening a browser."""


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Tell whether a window can be shown: always on Windows and macOS, else with a display."""
    if platform in {"win32", "darwin"}:
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def may_open_browser(environ: Mapping[str, str]) -> bool:
    """Tell whether there is a browser to open and nobody has forbidden it.

    BROWSER names one even where there is no display, as in editors that run elsewhere.
    """
    if environ.get(NO_BROWSER) or not (has_display(environ) or environ.get("BROWSER")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def open_soon(url: str) -> None:
    """Open the browser without waiting for it: some stay in the foreground until closed."""
    Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def print_address(url: str) -> None:
    """Print the one line that says where the app is, unless nobody is there to read it."""
    with contextlib.suppress(OSError):
        print(f"{APP_NAME}: {url}", flush=True)  # noqa: T201  this line is the interface


def show(url: str, environ: Mapping[str, str]) -> None:
    """Open an app that already runs, or print where it is."""
    if not (may_open_browser(environ) and webbrowser.open(url)):
        print_address(url)
