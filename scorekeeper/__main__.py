"""The entry point of the program: the command line, and the app with its store.

It opens the store, and passes the data folder, the clock, new ids and the language of the terminal
to the packages that need them. Most imports are inside functions, so that each command loads only
what it needs.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import sys
import uuid
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import cache
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from scorekeeper.errors import ScorekeeperError

if TYPE_CHECKING:
    import click

    from scorekeeper.i18n import Words
    from scorekeeper.publishing.folder import FolderSummary
    from scorekeeper.services import Session
    from scorekeeper.services.club.league import League

FletMain = Callable[[Any], Awaitable[None]]
"""The function that Flet calls with each new page."""

LOCALE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the language of a terminal; the first one that is set decides."""


def main() -> None:
    """Run the command line."""
    from scorekeeper.cli import AppFunctions, cli  # noqa: PLC0415

    functions = AppFunctions(
        open_app=open_app,
        serve_club=serve_club,
        data_folder=find_data_folder,
        now=now,
        new_uid=new_uid,
        language=terminal_language,
        build_site=build_site,
        build_app=build_app,
        league=league_command,
    )
    cli.main(prog_name="scorekeeper", obj=functions)


def league_command() -> click.Command:
    """Return the command `league` with its subcommands."""
    from scorekeeper.league.commands import league  # noqa: PLC0415

    return league


def build_site(folder: Path) -> FolderSummary:
    """Write the app as a static website into a folder."""
    from scorekeeper.packaging import site_folder  # noqa: PLC0415

    return site_folder.build_site(folder)


def build_app(folder: Path) -> FolderSummary:
    """Write the sources of the app, for `flet build`, into a folder."""
    from scorekeeper.packaging import app_folder  # noqa: PLC0415

    return app_folder.build_app(folder)


def open_app(*, host: str, port: int | None, web: bool, desktop: bool, data: Path | None) -> int:
    """Open the app with the games in a data folder, or show the app that is running there already.

    Args:
        host: Address to listen on.
        port: Port to listen on; None for any free one.
        web: Open in the browser.
        desktop: Open in a window.
        data: Data folder; None for the default one.

    Returns:
        The exit status: 0, or 2 if the app could not be opened.

    Raises:
        StoreError: The store cannot be used.
    """
    from scorekeeper.server import LaunchOptions, launch, open_running_app  # noqa: PLC0415

    folder = find_data_folder(data)
    if open_running_app(folder, patience=0):
        return 0

    options = LaunchOptions(host=host, port=port, web=web, desktop=desktop)
    with contextlib.ExitStack() as at_exit:

        def make_app() -> FletMain:
            return app_for_folder(folder, at_exit)

        try:
            return launch(make_app, options=options, data_dir=folder, words=terminal_words)
        except ScorekeeperError as error:
            from scorekeeper.storage import StoreBusyError  # noqa: PLC0415

            # Another app may have opened the store since the first call of `open_running_app`.
            if isinstance(error, StoreBusyError) and open_running_app(folder):
                return 0
            raise


def app_for_folder(folder: Path, at_exit: contextlib.ExitStack) -> FletMain:
    """Open the store in a folder and return the function that shows the app on a Flet page.

    `at_exit` closes the store. A thread loads the first screen and its match while the
    browser loads the client.
    """
    session = open_store(folder)
    at_exit.callback(session.close)
    connect_league = league_connector(session)

    def preload() -> None:
        import scorekeeper.ui.screens.table.screen  # noqa: F401, PLC0415
        from scorekeeper.ui.state import latest_match  # noqa: PLC0415

        terminal_words()
        latest_match(session)

    preloading = Thread(target=preload, name="preload", daemon=True)
    preloading.start()

    async def main(page: Any) -> None:
        await asyncio.to_thread(preloading.join)
        from scorekeeper.club_ui.app import app  # noqa: PLC0415

        show = app(session, terminal_words(), league=connect_league)
        await show(page)

    return main


def open_store(folder: Path) -> Session:
    """Open the store in a folder, with the user's own rule files; may raise `StoreError`."""
    from scorekeeper.services import open_session  # noqa: PLC0415

    return open_session(folder, now=now, new_uid=new_uid)


def league_connector(session: Session) -> Callable[[], League]:
    """Return a function that creates the connection to a league at its first call.

    Later calls return the same connection, so that all pages share it.
    """

    @cache
    def connect() -> League:
        from scorekeeper.league.connection import Connection  # noqa: PLC0415

        return Connection(session)

    return connect


def serve_club(*, data: Path | None, **options: Any) -> int:
    """Serve a club from its data folder, or show the app that is running there already.

    Args:
        data: Data folder; None for the default one.
        options: The fields of `ClubOptions`.

    Returns:
        The exit status: 0, or 2 if the server could not start.

    Raises:
        StoreError: The store cannot be used.
    """
    from scorekeeper.server import club_server, open_running_app  # noqa: PLC0415

    folder = find_data_folder(data)
    if open_running_app(folder, patience=0):
        return 0

    with contextlib.closing(open_store(folder)) as session:
        return club_server.serve_club(
            session,
            options=club_server.ClubOptions(**options),
            data_dir=folder,
            words=terminal_words(),
            league=league_connector(session),
        )


def open_bundled() -> None:
    """Open the app as Flet has bundled it for a phone, a desktop or a browser.

    There is no terminal, so a store that cannot be opened is reported on a screen.
    """
    if sys.platform == "emscripten":
        # The first screen allocates much and frees nothing: collecting would only cost time.
        # `run_in_browser` enables it again.
        gc.disable()
        from scorekeeper.packaging.in_browser import run_in_browser  # noqa: PLC0415

        run_in_browser(open_store)
        return

    from scorekeeper.server import LaunchOptions, launch  # noqa: PLC0415
    from scorekeeper.storage import StoreError  # noqa: PLC0415
    from scorekeeper.ui import store_error_app  # noqa: PLC0415

    options = LaunchOptions()
    try:
        open_app(host=options.host, port=None, web=False, desktop=False, data=None)
    except StoreError as error:
        error_app = store_error_app(terminal_words(), error)

        def make_app() -> FletMain:
            return error_app

        folder = find_data_folder(None)
        launch(make_app, options=options, data_dir=folder, words=terminal_words)


def find_data_folder(data: Path | None) -> Path:
    """Return the given data folder, or the default one for None; it need not exist."""
    from scorekeeper.server import data_folder  # noqa: PLC0415

    return data_folder(data, os.environ)


def terminal_words() -> Words:
    """Return the texts of the app in the language of the terminal."""
    from scorekeeper.i18n import Words  # noqa: PLC0415

    return Words(terminal_language())


def terminal_language() -> str:
    """Return the language code of the terminal, from gettext's variables; English by default."""
    from scorekeeper.i18n.messages import best_language  # noqa: PLC0415

    values = (os.environ.get(name, "") for name in LOCALE_VARIABLES)
    # A variable may list several languages, such as `de_AT:de`.
    return best_language(tag for value in values for tag in value.split(":") if tag)


def now() -> str:
    """Return the local time with its UTC offset, to the second, as ISO 8601 text."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_uid() -> str:
    """Return a new unique id."""
    return uuid.uuid4().hex


if __name__ == "__main__":
    main()
