"""The environment of the app on this computer: folders, packages, window, process and logs."""

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
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from threading import Lock
from typing import Any

from scorekeeper.errors import ScorekeeperError

APP_NAME = "Canasta Scorekeeper"


class LaunchError(ScorekeeperError):
    """The app cannot be started as asked."""

    def __init__(self, code: str, **values: object) -> None:
        """Make an error with the message `launch-CODE` of the catalogue and its values."""
        super().__init__(code, values)
        self.code = code
        self.values = values


class MissingAssetsError(LaunchError):
    """The folder with the app's fonts and pictures does not exist."""


def find_assets(environ: Mapping[str, str] | None = None) -> Path:
    """Return the folder of fonts and pictures, as an absolute path.

    In Flet's bundle, an environment variable names the folder. In a wheel it is inside the package,
    in a checkout beside the package.

    Raises:
        MissingAssetsError: There is no such folder.
    """
    package = Path(__file__).resolve().parents[1]
    folders = [package / "assets", package.parent / "assets"]
    bundled = (os.environ if environ is None else environ).get("FLET_ASSETS_DIR")
    if bundled:
        folders.insert(0, Path(bundled))
    for folder in folders:
        if folder.is_dir():
            return folder.resolve()
    raise MissingAssetsError("assets-missing", tried=", ".join(map(str, folders)))


def data_folder(given: Path | None, environ: Mapping[str, str]) -> Path:
    """Return the data folder, as an absolute path; it need not exist yet.

    `given` is the user's choice, None the private folder of a bundled app or the usual folder.
    """
    if given is not None:
        return given.expanduser().absolute()
    if bundled := environ.get("FLET_APP_STORAGE_DATA"):
        return Path(bundled).absolute()
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path(APP_NAME, appauthor=False)


_words_lock = Lock()


def load_words() -> None:
    """Import the catalogues and their dependencies, in one thread at a time.

    Both the catalogues and the store import the rules, in different threads. If two threads import
    a package and one of its modules at the same time, each may wait for the other; Python then
    raises an error in one of them.
    """
    with _words_lock:
        import scorekeeper.i18n  # noqa: F401, PLC0415


def has_same_version(package: str) -> bool:
    """Return True if a package of Flet is installed in the version of Flet itself.

    A package without a version is accepted.
    """
    try:
        version = importlib.import_module(f"{package}.version").version
        wanted = importlib.import_module("flet.version").flet_version
    except (ImportError, AttributeError):
        return False
    return not version or version == wanted


def require_web_packages() -> None:
    """Check that the packages of the server are installed.

    Raises:
        LaunchError: A package is missing.
    """
    packages = ("fastapi", "uvicorn")
    has_client = has_same_version("flet_web")
    with contextlib.suppress(ImportError):
        if has_client and all(importlib.util.find_spec(name) for name in packages):
            return
    raise LaunchError("extra-missing", what="browser", to_install="canasta-scorekeeper[web]")


# --- a window of Flet's desktop client
#
# The client is a program of some 25 MB that the packages do not contain. Flet looks for it in
# FLET_VIEW_PATH, in an archive inside its package, and in `~/.flet/client`. Otherwise it downloads
# it. This must not happen unless the user asks for it, so `has_desktop_client` looks there first.


def has_display(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Return True if there is a display on which windows can open."""
    display = environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")
    return platform in {"win32", "darwin"} or bool(display)


def is_bundled(environ: Mapping[str, str]) -> bool:
    """Return True if the app runs in a bundle of Flet, for example on a phone or in a browser."""
    return "FLET_PLATFORM" in environ or sys.platform == "emscripten"


def can_show_window(environ: Mapping[str, str]) -> bool:
    """Return True if Flet can open a window; otherwise it would start a server for everybody."""
    if environ.get("FLET_FORCE_WEB_SERVER", "").lower() in {"1", "true", "yes"}:
        return False
    if sys.platform.startswith("linux") and "DISPLAY" not in environ:
        return False
    return has_display(environ)


def has_desktop_client(environ: Mapping[str, str], home: Path | None = None) -> bool:
    """Return True if Flet can open a window without downloading its desktop client."""
    if not can_show_window(environ) or not has_same_version("flet_desktop"):
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
    folder = Path(environ.get("FLET_VIEW_PATH") or os.devnull)
    programs = (folder / "flet", folder / "flet.exe")
    return any(program.is_file() for program in programs) or any(folder.glob("*.app"))


def run_in_bundle(main: Callable[[Any], Any]) -> None:
    """Run the app in a bundle, which contains Flet's client."""
    import flet as ft  # noqa: PLC0415  takes a quarter of a second

    assets = None
    with contextlib.suppress(MissingAssetsError):  # a website has its assets beside the bundle
        assets = str(find_assets())
    ft.run(main, assets_dir=assets, no_cdn=True)


def run_in_window(main: Callable[[Any], Any], assets: Path, data_dir: Path) -> None:
    """Run the app in a window until it is closed.

    Raises:
        LaunchError: The window cannot be opened.
    """
    if not can_show_window(os.environ):
        raise LaunchError("no-display")
    if not has_same_version("flet_desktop"):
        wanted = importlib.import_module("flet.version").flet_version
        raise LaunchError("extra-missing", what="window", to_install=f"flet-desktop=={wanted}")
    import flet as ft  # noqa: PLC0415

    # Flet would start a program in `build` of the current folder as its client.
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        with contextlib.chdir(data_dir):
            ft.run(main, assets_dir=str(assets), view=ft.AppView.FLET_APP, no_cdn=True)
    except OSError as error:
        raise LaunchError("no-window") from error


# --- the process and its logs


def tune_interpreter() -> None:
    """Configure Python's garbage collector, threads and logging for a server of many screens."""
    # A screen has thousands of objects that stay. Looking for cycles after every 700 new ones finds
    # nothing, and takes a quarter of the time with many phones.
    gc.set_threshold(50_000, 3, 30)
    # While another thread uses the store, the event loop waits for its turn several times in each
    # answer: 0.5 ms instead of 5 ms each time.
    sys.setswitchinterval(0.0005)
    # At the level DEBUG, Flet makes a text of each value of a screen.
    for name in ("flet", "flet_components", "flet_controls", "flet_object_patch"):
        logging.getLogger(name).setLevel(logging.INFO)


MAX_REPEATS = 5  # records of one kind in each period
PERIOD = 60.0  # seconds
MAX_LENGTH = 8000  # characters of a record

_LIBRARIES = ("asyncio", "flet", "flet_web", "flet_transport", "uvicorn")

_DISCONNECTIONS = frozenset(
    (
        "CancelledError",
        "ClientDisconnected",
        "ConnectionError",
        "FletPageDisconnectedException",
        "WebSocketDisconnect",
    )
)
"""The errors of a browser that leaves, by name, so that their libraries need not be loaded."""


class DisconnectionFilter(logging.Filter):
    """Drops records about browsers that leave."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False for a record about a browser's disconnection."""
        if "timeout graceful shutdown exceeded" in record.getMessage():
            return False
        error = record.exc_info[1] if record.exc_info else None
        return error is None or not _is_disconnection(error)


def _is_disconnection(error: BaseException) -> bool:
    """Return True for an error that is caused by a browser's disconnection."""
    if isinstance(error, BaseExceptionGroup):
        return all(_is_disconnection(inner) for inner in error.exceptions)
    return any(kind.__name__ in _DISCONNECTIONS for kind in type(error).__mro__)


class RepetitionFilter(logging.Filter):
    """Passes a few records of each kind in a period, and counts the others."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._period_end = 0.0
        self._counts: Counter[tuple[object, ...]] = Counter()
        self._previous_counts: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return False for a record that was repeated too often in this period.

        The first such record of the next period is printed with the number of dropped records.
        """
        if self._clock() >= self._period_end:
            self._period_end = self._clock() + PERIOD
            self._previous_counts = self._counts
            self._counts = Counter()

        error = record.exc_info[0] if record.exc_info else None
        kind = (record.name, record.lineno, error)
        dropped = self._previous_counts.pop(kind, 0) - MAX_REPEATS
        if dropped > 0:
            record.msg = f"{record.getMessage()} ({dropped} more before)"
            record.args = ()
        self._counts[kind] += 1
        return self._counts[kind] <= MAX_REPEATS


class ShorteningFormatter(logging.Formatter):
    """Leaves out the middle of a long record, which may contain data that a browser sent."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the text of a record; a long text is shortened in the middle."""
        text = super().format(record)
        if len(text) <= MAX_LENGTH:
            return text
        half = MAX_LENGTH // 2
        return f"{text[:half]} … {text[-half:]}"


def quiet_libraries() -> None:
    """Log only errors of libraries and warnings of the app, without disconnections and repetitions.

    If logging is configured already, its handlers get all records except for disconnections and
    repetitions.
    """
    handlers = list(logging.getLogger().handlers)
    if not handlers:
        handlers = [
            _print_records(_LIBRARIES, logging.ERROR),
            _print_records(("scorekeeper",), logging.WARNING),
        ]
    filters = (DisconnectionFilter(), RepetitionFilter())
    for handler in handlers:
        for log_filter in filters:
            handler.addFilter(log_filter)


def _print_records(names: Iterable[str], level: int) -> logging.Handler:
    """Make the named loggers print records from a level on; return their new handler."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setLevel(level)
    handler.setFormatter(ShorteningFormatter())
    for name in names:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    return handler
