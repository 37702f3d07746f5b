"""The start of the app: in its bundle, in a window, or as a server for the browser."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import http.client
import inspect
import json
import logging
import os
import re
import signal
import ssl
import sys
import time
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from enum import Enum, auto
from threading import Timer
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from scorekeeper.server import address as addresses
from scorekeeper.server import environment
from scorekeeper.server.address import HEALTH_HEADER, HEALTH_PATH, LOOPBACK, new_countersign
from scorekeeper.server.environment import LaunchError, find_assets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from scorekeeper.i18n import Words

    Main = Callable[[Any], Any]

_log = logging.getLogger(__name__)


class DeferredApp:
    """The app as Flet's function of a page, for a server that starts before the app is loaded."""

    def __init__(self, make: Callable[[], Main]) -> None:
        """Prepare an app; `make` loads it and returns Flet's function of a page."""
        self._make = make
        self._app: Future[Main] = Future()

    def load(self) -> Main:
        """Load the app, and return Flet's function of a page; raise the errors of `make`."""
        try:
            environment.load_words()  # before the request for a page needs them in another thread
            self._app.set_result(self._make())
        except BaseException as error:  # noqa: BLE001  `result` raises it
            self._app.set_exception(error)
        return self._app.result()

    @contextlib.contextmanager
    def loading(self, on_loaded: Callable[[], object]) -> Iterator[None]:
        """Load the app in a thread while the context lasts, then call `on_loaded` in the thread.

        If loading fails, the server is stopped.
        """

        def load() -> None:
            with contextlib.suppress(BaseException):
                self.load()
            if self._app.exception() is None:
                on_loaded()
            else:
                signal.raise_signal(signal.SIGINT)

        # It starts a little later, so that it does not slow down the answers to the first requests.
        thread = Timer(0.05, load)
        thread.name = "opening"
        thread.start()
        try:
            yield
        finally:
            thread.join()

    def raise_error(self) -> None:
        """Raise the error with which loading failed, if it did."""
        if self._app.done():
            self._app.result()

    async def main(self, page: Any) -> None:
        """Show the app on a page, once it is loaded."""
        main = await asyncio.wrap_future(self._app)
        result = main(page)
        if inspect.isawaitable(result):
            await result


NOTE_NAME = "running.json"


@dataclass(frozen=True, slots=True)
class RunningNote:
    """The file by which a second start finds the running app."""

    pid: int
    url: str
    """The address of the app on this computer; empty if it runs in a window."""
    countersign: str


@contextlib.contextmanager
def keep_note(data_dir: Path, note: RunningNote) -> Iterator[None]:
    """Keep a note in the data folder while the context lasts; only warn if it cannot be written."""
    from scorekeeper.storage.disk import write_over  # noqa: PLC0415

    try:
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_over(data_dir / NOTE_NAME, [json.dumps(asdict(note)).encode()])
    except OSError as error:
        _log.warning("No note of the running app in %s: %s", data_dir, error)
    try:
        yield
    finally:
        if read_note(data_dir) == note:
            (data_dir / NOTE_NAME).unlink(missing_ok=True)


def read_note(data_dir: Path) -> RunningNote | None:
    """Return the note in a data folder; None if there is no readable note."""
    try:
        note = json.loads((data_dir / NOTE_NAME).read_text("utf-8"))
        return RunningNote(
            pid=int(note["pid"]), url=str(note["url"]), countersign=str(note["countersign"])
        )
    except (OSError, ValueError, TypeError, KeyError):
        return None


def open_running_app(
    data_dir: Path, *, environ: Mapping[str, str] | None = None, patience: float = 5.0
) -> bool:
    """Open or print the address of the app that runs with a data folder; return False without one.

    Args:
        data_dir: The data folder.
        environ: The environment variables; by default the variables of this process.
        patience: Seconds to wait for an app that is starting.
    """
    environ = os.environ if environ is None else environ
    end = time.monotonic() + patience
    while True:
        note = read_note(data_dir)
        url = _link_to(note) if note else None
        if url is not None:
            addresses.open_or_print(url, environ)
            return True
        if (note is not None and not note.url) or time.monotonic() >= end:
            return False
        time.sleep(0.2)


def _link_to(note: RunningNote) -> str | None:
    """Return a link to the app of a note, with a token if needed; None if it does not answer."""
    header, expected = addresses.health_request(note.countersign)
    try:
        with contextlib.closing(_connection_to(note.url)) as connection:
            connection.request("GET", HEALTH_PATH, headers={HEALTH_HEADER: header})
            answer = json.loads(connection.getresponse().read(10_000))
        token = answer["token"]
        if not hmac.compare_digest(str(answer["proof"]).encode(), expected.encode()):
            return None
    except (OSError, ValueError, TypeError, KeyError, http.client.HTTPException):
        return None
    if not re.fullmatch(r"[A-Za-z0-9_-]{20,100}", token or ""):
        return note.url
    return f"{note.url}?token={token}"


def _connection_to(url: str) -> http.client.HTTPConnection:
    """Return a direct connection to a server on this computer, without the network's proxy."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme != "https":
        return http.client.HTTPConnection(host, parts.port, timeout=2)
    # The certificate has the name for other computers. The server proves itself by the countersign.
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return http.client.HTTPSConnection(host, parts.port, timeout=2, context=context)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """The options for the start of the app."""

    host: str = LOOPBACK
    port: int | None = None
    """None and 0 mean 8765, or any free port if that is taken."""
    web: bool = False
    """Open in the browser, even if a window is possible."""
    desktop: bool = False
    """Open in a window, even if Flet has to download its client."""


class Way(Enum):
    """The way in which the app is shown."""

    BUNDLE = auto()
    WINDOW = auto()
    WEB = auto()


def launch(
    make: Callable[[], Main], *, options: LaunchOptions, data_dir: Path, words: Callable[[], Words]
) -> int:
    """Start the app and run it to its end.

    Args:
        make: Loads the app and returns it as Flet's function of a page. The server answers before
            the app is loaded. `launch` raises errors of `make`.
        options: The options.
        data_dir: The data folder.
        words: Returns the words of the terminal's language.

    Returns:
        The exit status: 0, or 2 after a sentence on the standard error.
    """
    environment.tune_interpreter()
    app = DeferredApp(make)
    try:
        way = choose_way(options, os.environ)
        if way is Way.BUNDLE:
            environment.run_in_bundle(app.load())
        elif way is Way.WINDOW:
            assets = find_assets()
            main = app.load()
            note = RunningNote(pid=os.getpid(), url="", countersign=new_countersign())
            with keep_note(data_dir, note):
                environment.run_in_window(main, assets, data_dir)
        else:
            _serve(app, options, find_assets(), data_dir)
    except LaunchError as error:
        return cannot_start(error, words())
    return 0


def cannot_start(error: LaunchError, words: Words) -> int:
    """Print the sentence of an error, log its cause, and return the exit status."""
    _log.info("%s", error.code, exc_info=error.__cause__)
    sentence = words.text(f"launch-{error.code}", **error.values)
    print(sentence, file=sys.stderr)  # noqa: T201  for the person at the terminal
    return 2


def choose_way(options: LaunchOptions, environ: Mapping[str, str]) -> Way:
    """Return the way to show the app; options with a host or a port mean a server.

    Raises:
        LaunchError: The options ask for a window and a server.
    """
    if environment.is_bundled(environ):
        return Way.BUNDLE
    is_server = options.web or options.host != LOOPBACK or bool(options.port)
    if options.desktop and is_server:
        raise LaunchError("window-or-server")
    if options.desktop or (not is_server and environment.has_desktop_client(environ)):
        return Way.WINDOW
    return Way.WEB


def _serve(deferred_app: DeferredApp, options: LaunchOptions, assets: Path, data_dir: Path) -> None:
    """Serve the app until it is stopped, and open or print its address."""
    environment.require_web_packages()
    listener, address = addresses.listen(options.host, options.port)
    with contextlib.closing(listener):
        # Imported here, because Flet's server takes longest to load.
        from scorekeeper.server.app import Server, build_app  # noqa: PLC0415
        from scorekeeper.server.security import Keys  # noqa: PLC0415

        environment.quiet_libraries()
        countersign = new_countersign()
        own = address.url_for_this_computer()
        keys = Keys() if address.beyond_loopback else None
        note = RunningNote(pid=os.getpid(), url=own, countersign=countersign)

        def link_to(url: str) -> str:
            """Return a link that lets a browser in."""
            return f"{url}?token={keys.create_link()}" if keys else url

        @contextlib.contextmanager
        def running_context() -> Iterator[None]:
            """Load the app, then note and announce the server."""
            with contextlib.ExitStack() as at_exit:

                def announce() -> None:
                    at_exit.enter_context(keep_note(data_dir, note))
                    addresses.print_address(link_to(address.url_for_others()))
                    if addresses.may_open_browser(os.environ):
                        addresses.open_in_background(link_to(own))

                with deferred_app.loading(announce):
                    yield

        app = build_app(
            deferred_app.main, address=address, assets=assets, countersign=countersign, keys=keys
        )
        Server(app, running_context).run(sockets=[listener])
        deferred_app.raise_error()
