"""The parts of Flet that are installed on demand, and the sentence for when they are not.

Flet itself would install what it misses with pip, while the app is starting. It is never
let come to that: what it would look for is looked for first, in the same way.
"""

from __future__ import annotations

import importlib
import importlib.util

from scorekeeper.serve.errors import LaunchError

_SERVERS = ("fastapi", "uvicorn")


def _is_here(package: str) -> bool:
    """Tell whether a package is installed, without loading it."""
    try:
        return importlib.util.find_spec(package) is not None
    except ImportError:
        return False


def same_version(package: str) -> bool:
    """Tell whether one of Flet's packages is here in the version of Flet itself."""
    try:
        found = importlib.import_module(f"{package}.version").version
        wanted = importlib.import_module("flet.version").flet_version
    except (ImportError, AttributeError):
        return False
    return not found or found == wanted


class MissingExtraError(LaunchError):
    """A package is missing that this way to start the app needs."""

    def __init__(self, what: str, *, to_install: str) -> None:
        """Say what needs the package, browser or window, and what pip is to install."""
        super().__init__("extra-missing", what=what, to_install=to_install)


def need_web() -> None:
    """Raise MissingExtraError unless the app can be served to a browser."""
    if not (same_version("flet_web") and all(map(_is_here, _SERVERS))):
        raise MissingExtraError("browser", to_install="scorekeeper[web]")


def need_desktop() -> None:
    """Raise MissingExtraError unless Flet can open a window of its own."""
    if not same_version("flet_desktop"):
        wanted = importlib.import_module("flet.version").flet_version
        raise MissingExtraError("window", to_install=f"flet-desktop=={wanted}")
