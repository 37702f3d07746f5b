"""The app's surroundings on this computer: folders, packages, window, logs, the process itself."""

from __future__ import annotations

import contextlib
import gc
import importlib
import importlib.util
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from scorekeeper.errors import ScorekeeperError

APP_NAME = "Canasta Scorekeeper"


class LaunchError(ScorekeeperError):
    """The app cannot be started as asked."""

    def __init__(self, code: str, **values: object) -> None:
        """Say what is in the way: the catalogue's message `launch-<code>` and its values."""
        super().__init__(code, values)
        self.code, self.values = code, values


class MissingAssetsError(LaunchError):
    """The folder with the app's fonts and pictures is nowhere to be found."""


def find_assets(environ: Mapping[str, str] | None = None) -> Path:
    """Find the folder of fonts and pictures, as an absolute path.

    A bundle of Flet's names its own; a wheel carries them inside the package; a checkout and an
    editable install have them beside it. Raises MissingAssetsError where none of these is a folder.
    """
    package = Path(__file__).resolve().parents[1]
    named = (os.environ if environ is None else environ).get("FLET_ASSETS_DIR")
    places = (*([Path(named)] if named else []), package / "assets", package.parent / "assets")
    for place in places:
        if place.is_dir():
            return place.resolve()
    raise MissingAssetsError("assets-missing", tried=", ".join(map(str, places)))


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """Name the folder of the journal, as an absolute path; it need not exist yet.

    `given` (the person's own choice) comes first, then the private folder of a bundled app.
    """
    if given is not None:
        return given.expanduser().absolute()
    if bundled := environ.get("FLET_APP_STORAGE_DATA"):
        return Path(bundled).absolute()
    from platformdirs import user_data_path  # noqa: PLC0415  only where it is needed

    return user_data_path(APP_NAME, appauthor=False)


_loading_words = Lock()


def load_words() -> None:
    """Load the words that pages are written with, in one thread at a time.

    The words need the rules, which the thread that opens the store needs too. Where two threads
    import a package and one of its modules at the same moment, each can wait for the other, and
    Python then raises an error in one of them.
    """
    with _loading_words:
        importlib.import_module("scorekeeper.i18n")


def same_version(package: str) -> bool:
    try:
        version = importlib.import_module(f"{package}.version").version
        wanted = importlib.import_module("flet.version").flet_version
    except (ImportError, AttributeError):
        return False
    return not version or version == wanted


def need_web() -> None:
    """Raise LaunchError unless the app can be served to a browser."""
    is_there = same_version("flet_web")
    with contextlib.suppress(ImportError):
        if is_there and all(map(importlib.util.find_spec, ("fastapi", "uvicorn"))):
            return
    raise LaunchError("extra-missing", what="browser", to_install="canasta-scorekeeper[web]")


# --- a window of the app's own, drawn by Flet's desktop client
#
# The client is a program of some 25 MB that is no part of the packages. Flet looks for it in
# FLET_VIEW_PATH, in an archive inside its package, and in `~/.flet/client`; else it downloads
# it, which must not happen unless it is asked for. So the same places are looked at first.


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    named = environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    return platform in {"win32", "darwin"} or bool(named)


def in_bundle(environ: Mapping[str, str]) -> bool:
    """Tell whether the app runs inside a bundle that Flet built: a phone's or a browser's."""
    return "FLET_PLATFORM" in environ or sys.platform == "emscripten"


def can_show_window(environ: Mapping[str, str]) -> bool:
    """Tell whether Flet would open a window here; without DISPLAY it would serve to all instead."""
    forced = environ.get("FLET_FORCE_WEB_SERVER", "").lower() in {"1", "true", "yes"}
    linux = sys.platform.startswith("linux")
    return has_display(environ) and not forced and not (linux and "DISPLAY" not in environ)


def client_at_hand(environ: Mapping[str, str], home: Path | None = None) -> bool:
    """Tell whether Flet's desktop package and its client are here, nothing to be fetched."""
    if not can_show_window(environ) or not same_version("flet_desktop"):
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
    programs = (named / "flet", named / "flet.exe")
    return any(map(Path.is_file, programs)) or any(named.glob("*.app"))


def run_in_bundle(main: Callable[[Any], Any]) -> None:
    """Run the app inside a bundle: its own client is already there and waits."""
    import flet as ft  # noqa: PLC0415  a quarter of a second that only this path needs

    assets = None
    with contextlib.suppress(MissingAssetsError):  # a site has them beside it, not in it
        assets = str(find_assets())
    ft.run(main, assets_dir=assets, no_cdn=True)


def run_in_window(main: Callable[[Any], Any], assets: Path, data_dir: Path) -> None:
    """Run the app in a window until it is closed; LaunchError where it cannot be shown."""
    if not can_show_window(os.environ):
        raise LaunchError("no-display")
    if not same_version("flet_desktop"):
        wanted = importlib.import_module("flet.version").flet_version
        raise LaunchError("extra-missing", what="window", to_install=f"flet-desktop=={wanted}")
    import flet as ft  # noqa: PLC0415

    # Flet takes a program in ./build of the folder one happens to be in for its client.
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with contextlib.chdir(data_dir):
            ft.run(main, assets_dir=str(assets), view=ft.AppView.FLET_APP, no_cdn=True)
    except OSError as error:
        raise LaunchError("no-window") from error


# --- the process and its logs


def tune_interpreter() -> None:
    """Set Python for a process that keeps many screens and answers many phones."""
    # A screen is thousands of objects, which all stay: looking for cycles at every 700th new one
    # finds nothing, and with many phones costs a quarter of the time.
    gc.set_threshold(50_000, 3, 30)
    # While another thread reads the store or writes to it, the one that answers waits for its turn
    # several times in each answer: 0.5 ms each rather than 5.
    sys.setswitchinterval(0.0005)
    for name in ("flet", "flet_components", "flet_controls", "flet_object_patch"):
        logging.getLogger(name).setLevel(logging.INFO)  # at DEBUG each value of a screen is written


EACH, MINUTE, LONGEST = 5, 60.0, 8000
"""Records of each kind in so many seconds, and the most characters of one."""

_LIBRARIES = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn")

# By name, so that no library has to be loaded to be kept quiet.
_ORDINARY = {"CancelledError", "ClientDisconnected", "ConnectionError"}
_ORDINARY |= {"FletPageDisconnectedException", "WebSocketDisconnect"}


class OnlyRealErrors(logging.Filter):
    """A filter that drops what is said when a browser goes away."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        is_shutdown = "timeout graceful shutdown exceeded" in record.getMessage()
        return not is_shutdown and (error is None or not _is_ordinary(error))


def _is_ordinary(error: BaseException) -> bool:
    if isinstance(error, BaseExceptionGroup):
        return all(map(_is_ordinary, error.exceptions))
    return any(kind.__name__ in _ORDINARY for kind in type(error).__mro__)


class FewOfEach(logging.Filter):
    """A filter that lets a few records of each kind through, then counts what it leaves out."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock, self._until = clock, 0.0
        self._counts: Counter[tuple[object, ...]] = Counter()
        self._before: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.lineno, error)
        if self._clock() >= self._until:
            self._until = self._clock() + MINUTE
            self._before, self._counts = self._counts, Counter()
        left_out = self._before.pop(kind, 0) - EACH
        if left_out > 0:
            record.msg, record.args = f"{record.getMessage()} ({left_out} more before)", ()
        self._counts[kind] += 1
        return self._counts[kind] <= EACH


class Short(logging.Formatter):
    """A formatter that leaves out the middle of what is too long: what browsers sent is in it."""

    def format(self, record: logging.LogRecord) -> str:
        text = super().format(record)
        half = LONGEST // 2
        return text if len(text) <= LONGEST else f"{text[:half]} … {text[-half:]}"


def quiet_libraries() -> None:
    """Let the server's libraries print errors only, and those of ordinary ends not at all.

    Logging that the program has set up itself gets the records, without these and repetitions.
    """
    filters = OnlyRealErrors(), FewOfEach()
    handlers = list(logging.getLogger().handlers)
    if not handlers:
        for names, level in ((_LIBRARIES, logging.ERROR), (("scorekeeper",), logging.WARNING)):
            handler: logging.Handler = logging.StreamHandler(sys.stderr)
            handler.setLevel(level)
            handler.setFormatter(Short())
            handlers.append(handler)
            for name in names:
                logger = logging.getLogger(name)
                logger.handlers, logger.propagate = [handler], False
    for target in handlers:
        for log_filter in filters:
            target.addFilter(log_filter)
