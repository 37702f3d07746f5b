"""Starting the app: in its bundle, in a window, in the browser, or as a printed address."""

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
from functools import partial
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


class Opening:
    """Flet's function of a page, which is still being made when the first pages come."""

    def __init__(self, make: Callable[[], Main]) -> None:
        self._make = make
        self._made: Future[Main] = Future()

    def now(self) -> Main:
        """Make the function and give it; raises what the making raises."""
        try:
            environment.load_words()  # before a request for a page needs them in another thread
            self._made.set_result(self._make())
        except BaseException as error:  # noqa: BLE001  it is raised where it is waited for
            self._made.set_exception(error)
        return self._made.result()

    @contextlib.contextmanager
    def meanwhile(self, ready: Callable[[], object]) -> Iterator[None]:
        """Make the function in a thread, then call `ready`; where it fails stop the server."""

        def work() -> None:
            with contextlib.suppress(BaseException):
                self.now()
            if self._made.exception() is None:
                ready()
            else:
                signal.raise_signal(signal.SIGINT)

        # Whoever asks at once is answered: a thread that loads would hold that up.
        thread = Timer(0.05, work)
        thread.name = "opening"
        thread.start()
        try:
            yield
        finally:
            thread.join()

    def check(self) -> None:
        if self._made.done():
            self._made.result()

    async def main(self, page: Any) -> None:
        main = await asyncio.wrap_future(self._made)
        opened = main(page)
        if inspect.isawaitable(opened):
            await opened


NOTE_NAME = "running.json"


@dataclass(frozen=True, slots=True)
class RunningNote:
    """The note that a second start reads of the first."""

    pid: int
    url: str  # the app's address on this computer; empty where it runs in a window of its own
    countersign: str


@contextlib.contextmanager
def noted(data_dir: Path, note: RunningNote) -> Iterator[None]:
    """Keep the note in the data folder while the app runs, as far as it can be written."""
    from scorekeeper.storage.disk import write_over  # noqa: PLC0415  with the app, not before it

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
    try:
        note = json.loads((data_dir / NOTE_NAME).read_text("utf-8"))
        url, countersign = str(note["url"]), str(note["countersign"])
        return RunningNote(pid=int(note["pid"]), url=url, countersign=countersign)
    except (OSError, ValueError, TypeError, KeyError):
        return None


def open_running(
    data_dir: Path, *, environ: Mapping[str, str] | None = None, patience: float = 5.0
) -> bool:
    """Show the app that already runs with this data folder; False where none answers.

    One that is only just starting is given `patience` seconds to answer.
    """
    end = time.monotonic() + patience
    while True:
        note = read_note(data_dir)
        url = _link_to(note) if note else None
        if url is not None:
            addresses.open_or_print(url, os.environ if environ is None else environ)
            return True
        if (note is not None and not note.url) or time.monotonic() >= end:
            return False
        time.sleep(0.2)


def _link_to(note: RunningNote) -> str | None:
    """Call at a noted address; a link that opens the app, None where it is not the one noted."""
    header, expected = addresses.health_request(note.countersign)
    try:
        place = urlsplit(note.url)
        kind: Callable[..., http.client.HTTPConnection] = http.client.HTTPConnection
        if place.scheme == "https":
            # Its certificate bears the name that others call it by; who it is, its proof shows.
            context = ssl.create_default_context()
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            kind = partial(http.client.HTTPSConnection, context=context)
        # Directly: a proxy of the network has no business between.
        connection = kind(place.hostname or "", place.port, timeout=2)
        with contextlib.closing(connection):
            connection.request("GET", HEALTH_PATH, headers={HEALTH_HEADER: header})
            answer = json.loads(connection.getresponse().read(10_000))
        token = answer["token"]
        if not hmac.compare_digest(str(answer["proof"]).encode(), expected.encode()):
            return None
    except (OSError, ValueError, TypeError, KeyError, http.client.HTTPException):
        return None
    is_token = re.fullmatch(r"[A-Za-z0-9_-]{20,100}", token or "")
    return f"{note.url}?token={token}" if is_token else note.url


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    host: str = LOOPBACK
    port: int | None = None  # None and 0 mean 8765, or a free one where that is taken
    web: bool = False  # in the browser, even where a window could be had
    desktop: bool = False  # in a window, even if Flet has to fetch its client for it


class Way(Enum):
    BUNDLE = auto()
    WINDOW = auto()
    WEB = auto()


def launch(
    make: Callable[[], Main], *, options: LaunchOptions, data_dir: Path, words: Callable[[], Words]
) -> int:
    """Start the app and run it to its end; `make` makes its main, Flet's function of a page.

    A server answers before that is made; what it raises is raised here. Returns the exit status: 0,
    or 2 after a sentence on the standard error that says what is in the way.
    """
    environment.tune_interpreter()
    opening = Opening(make)
    try:
        way = choose_way(options, os.environ)
        if way is Way.BUNDLE:
            environment.run_in_bundle(opening.now())
        elif way is Way.WINDOW:
            assets, main = find_assets(), opening.now()
            note = RunningNote(pid=os.getpid(), url="", countersign=new_countersign())
            with noted(data_dir, note):
                environment.run_in_window(main, assets, data_dir)
        else:
            _serve(opening, options, find_assets(), data_dir)
    except LaunchError as error:
        return cannot_start(error, words())
    return 0


def cannot_start(error: LaunchError, words: Words) -> int:
    """Say what is in the way; returns the exit status. The system's own words are for the log."""
    _log.info("%s", error.code, exc_info=error.__cause__)
    print(words.text(f"launch-{error.code}", **error.values), file=sys.stderr)  # noqa: T201  a sentence for the person at the terminal
    return 2


def choose_way(options: LaunchOptions, environ: Mapping[str, str]) -> Way:
    """Choose where the app is shown: who names a host or a port wants a server."""
    if environment.in_bundle(environ):
        return Way.BUNDLE
    serving = options.web or options.host != LOOPBACK or bool(options.port)
    if options.desktop and serving:
        raise LaunchError("window-or-server")
    if options.desktop or (not serving and environment.client_at_hand(environ)):
        return Way.WINDOW
    return Way.WEB


def _serve(opening: Opening, options: LaunchOptions, assets: Path, data_dir: Path) -> None:
    environment.need_web()
    listener, address = addresses.listen(options.host, options.port)
    with contextlib.closing(listener):
        # Loaded only here: Flet's server takes longer to load than all the rest.
        from scorekeeper.server.app import Server, build_app  # noqa: PLC0415
        from scorekeeper.server.security import Keys  # noqa: PLC0415

        environment.quiet_libraries()
        countersign, own = new_countersign(), address.for_this_computer()
        keys = Keys() if address.beyond_loopback else None
        note = RunningNote(pid=os.getpid(), url=own, countersign=countersign)

        def with_key(url: str) -> str:
            return f"{url}?token={keys.new_link()}" if keys else url

        @contextlib.contextmanager
        def while_up() -> Iterator[None]:
            with contextlib.ExitStack() as stack:

                def announce() -> None:
                    stack.enter_context(noted(data_dir, note))
                    addresses.print_address(with_key(address.for_others()))
                    if addresses.may_open_browser(os.environ):
                        addresses.open_soon(with_key(own))

                with opening.meanwhile(announce):
                    yield

        app = build_app(
            opening.main, address=address, assets=assets, countersign=countersign, keys=keys
        )
        Server(app, while_up).run(sockets=[listener])
        opening.check()
