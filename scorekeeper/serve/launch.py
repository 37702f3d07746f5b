"""Starting the app: in its bundle, in a window, in the browser, or as a printed address."""

from __future__ import annotations

import contextlib
import os
import sys
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from scorekeeper.serve import window
from scorekeeper.serve.address import LOOPBACK, listen
from scorekeeper.serve.browser import may_open_browser, open_soon, print_address
from scorekeeper.serve.doorbell import new_countersign
from scorekeeper.serve.errors import LaunchError
from scorekeeper.serve.extras import need_web
from scorekeeper.serve.folders import find_assets
from scorekeeper.serve.keys import Keys
from scorekeeper.serve.opening import Opening
from scorekeeper.serve.quiet import quiet_libraries
from scorekeeper.serve.running import RunningNote, noted

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from scorekeeper.serve.address import Address
    from scorekeeper.serve.opening import Main
    from scorekeeper.words import Words

CANNOT_START = 2
"""The exit status where the app cannot be started as asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """How a person wants the app started."""

    host: str = LOOPBACK
    port: int | None = None
    """The port to serve on; None and 0 mean 8765, or a free one where that is taken."""
    web: bool = False
    """In the browser, even where a window could be had."""
    desktop: bool = False
    """In a window, even if Flet has to fetch its client for it."""


class Way(Enum):
    """Where the app is shown."""

    BUNDLE = auto()
    WINDOW = auto()
    WEB = auto()


def launch(
    make: Callable[[], Main],
    *,
    options: LaunchOptions,
    data_dir: Path,
    words: Callable[[], Words],
) -> int:
    """Start the app and run it to its end; `make` makes its main, Flet's function of a page.

    A server answers before that is made. What `make` raises is raised here, and then nobody
    was told an address. Returns the exit status: 0, or 2 after a sentence on the standard error
    that says what is in the way. While the app serves, the data folder holds a note of where.
    """
    opening = Opening(lambda: _made(make))
    try:
        way = choose_way(options, os.environ)
        if way is Way.BUNDLE:
            window.run_in_bundle(opening.now())
        elif way is Way.WINDOW:
            _run_in_window(opening, find_assets(), data_dir)
        else:
            _serve(opening, options, find_assets(), data_dir)
    except LaunchError as error:
        print(words().text(f"launch-{error.code}", **error.values), file=sys.stderr)  # noqa: T201  a sentence for the person at the terminal
        return CANNOT_START
    return 0


def _made(make: Callable[[], Main]) -> Main:
    """Make the main of the app, where Flet does less for each change of a screen."""
    from scorekeeper.serve.sparing import spare_work  # noqa: PLC0415  it loads much of Flet

    spare_work()
    return make()


def choose_way(options: LaunchOptions, environ: Mapping[str, str]) -> Way:
    """Choose where the app is shown; raises LaunchError for wishes that exclude each other.

    Who names a host or a port wants a server.
    """
    if window.in_bundle(environ):
        return Way.BUNDLE
    serving = options.web or options.host != LOOPBACK or bool(options.port)
    if options.desktop and serving:
        raise LaunchError("window-or-server")
    if options.desktop or (not serving and window.client_at_hand(environ)):
        return Way.WINDOW
    return Way.WEB


def _run_in_window(opening: Opening, assets: Path, data_dir: Path) -> None:
    main = opening.now()
    note = RunningNote(pid=os.getpid(), url="", countersign=new_countersign())
    with noted(data_dir, note):
        window.run_in_window(main, assets, data_dir)


def _serve(opening: Opening, options: LaunchOptions, assets: Path, data_dir: Path) -> None:
    need_web()
    listener, address = listen(options.host, options.port)
    with contextlib.closing(listener):
        # Loaded only here: Flet's server takes longer to load than all the rest.
        from scorekeeper.serve.asgi import build_app  # noqa: PLC0415
        from scorekeeper.serve.server import serve_until_stopped  # noqa: PLC0415

        quiet_libraries()
        countersign = new_countersign()
        keys = Keys() if address.beyond_loopback else None
        main = opening.main
        app = build_app(main, address=address, assets=assets, countersign=countersign, keys=keys)
        note = RunningNote(
            pid=os.getpid(), url=address.for_this_computer(), countersign=countersign
        )

        @contextlib.contextmanager
        def while_up() -> Iterator[None]:
            with contextlib.ExitStack() as shown:

                def show() -> None:
                    shown.enter_context(noted(data_dir, note))
                    _announce(address, keys)

                with opening.meanwhile(show):
                    yield

        serve_until_stopped(app, listener, while_up)
        opening.check()


def _announce(address: Address, keys: Keys | None) -> None:
    """Print the address and open the browser, each with a link of its own where one is needed."""

    def with_key(url: str) -> str:
        return f"{url}?token={keys.new_link()}" if keys else url

    print_address(with_key(address.for_others()))
    if may_open_browser(os.environ):
        open_soon(with_key(address.for_this_computer()))
