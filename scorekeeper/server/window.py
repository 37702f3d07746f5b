"""The app in a window of its own, drawn by Flet's desktop client.

The client is a program of some 25 MB that is no part of the packages. Flet looks for it in
FLET_VIEW_PATH, in an archive inside its package, and in `~/.flet/client`; else it downloads
it, which must not happen unless it is asked for. So the same places are looked at first.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from scorekeeper.server import address, environment

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def in_bundle(environ: Mapping[str, str]) -> bool:
    """Tell whether the app runs inside a bundle that Flet built: a phone's or a browser's."""
    return "FLET_PLATFORM" in environ or sys.platform == "emscripten"


def can_show_window(environ: Mapping[str, str]) -> bool:
    """Tell whether Flet would open a window here; without DISPLAY it would serve to all instead."""
    forced = environ.get("FLET_FORCE_WEB_SERVER", "").lower() in {"1", "true", "yes"}
    linux = sys.platform.startswith("linux")
    return address.has_display(environ) and not forced and not (linux and "DISPLAY" not in environ)


def client_at_hand(environ: Mapping[str, str], home: Path | None = None) -> bool:
    """Tell whether Flet's desktop package and its client are here, nothing to be fetched."""
    if not can_show_window(environ) or not environment.same_version("flet_desktop"):
        return False
    desktop = importlib.import_module("flet_desktop")
    bundled = Path(desktop.get_package_bin_dir()) / desktop.get_artifact_filename()
    flavour = environ.get("FLET_DESKTOP_FLAVOR", "").strip().lower()
    if flavour not in {"full", "light"}:
        flavour = "light" if sys.platform.startswith("linux") else "full"
    version = importlib.import_module("flet.version").flet_version
    clients = (home or Path.home()) / ".flet" / "client"
    if bundled.is_file() or (clients / f"flet-desktop-{flavour}-{version}").is_dir():
        return True
    named = Path(environ.get("FLET_VIEW_PATH") or os.devnull)
    return any((named / name).is_file() for name in ("flet", "flet.exe")) or any(
        named.glob("*.app")
    )


def run_in_bundle(main: Callable[[Any], Any]) -> None:
    """Run the app inside a bundle: its own client is already there and waits."""
    import flet as ft  # noqa: PLC0415  a quarter of a second that only this path needs

    assets = None
    with contextlib.suppress(
        environment.MissingAssetsError
    ):  # a site has them beside it, not in it
        assets = str(environment.find_assets())
    ft.run(main, assets_dir=assets, no_cdn=True)


def run_in_window(main: Callable[[Any], Any], assets: Path, data_dir: Path) -> None:
    """Run the app in a window until the window is closed.

    Raises LaunchError where no window can be shown, the package is missing, or the client
    cannot be fetched.
    """
    if not can_show_window(os.environ):
        raise environment.LaunchError("no-display")
    environment.need_desktop()
    import flet as ft  # noqa: PLC0415

    # Flet takes a program in ./build of the folder one happens to be in for its client.
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with contextlib.chdir(data_dir):
            ft.run(main, assets_dir=str(assets), view=ft.AppView.FLET_APP, no_cdn=True)
    except OSError as error:
        raise environment.LaunchError("no-window", error=str(error)) from error
