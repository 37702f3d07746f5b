"""The start of the program: the command line, and behind it the app with its store.

Nothing else opens a store, asks for the time, draws a number by chance or reads the environment.
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
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

from scorekeeper.errors import ScorekeeperError

if TYPE_CHECKING:
    from scorekeeper.i18n import Words
    from scorekeeper.publishing.folder import FolderSummary
    from scorekeeper.services import Session
    from scorekeeper.services.club.league import League

FIRST_SCREEN = "scorekeeper.ui.screens.table.screen"
LOCALES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name the language of a terminal, the one that counts most first."""


def main() -> None:
    """Do what the command line asks for."""
    from scorekeeper.cli import AppFunctions, cli  # noqa: PLC0415  an app has no command line

    functions = AppFunctions(
        open_app=open_app,
        serve_club=serve_club,
        data_folder=folder_of_data,
        now=now,
        new_uid=new_uid,
        language=language,
        build_site=build_site,
        build_app=build_app,
        league=lambda: import_module("scorekeeper.league.commands").league,
    )
    cli.main(prog_name="scorekeeper", obj=functions)


def build_site(folder: Path) -> FolderSummary:
    """Write a website into a folder."""
    from scorekeeper.packaging import site_folder  # noqa: PLC0415  the app does without

    return site_folder.build_site(folder)


def build_app(folder: Path) -> FolderSummary:
    """Write the sources of an app, for `flet build`, into a folder."""
    from scorekeeper.packaging import app_folder  # noqa: PLC0415  the app does without

    return app_folder.build_app(folder)


def open_app(*, host: str, port: int | None, web: bool, desktop: bool, data: Path | None) -> int:
    """Open the app over the store in the data folder, or show the one that runs there already.

    Gives the exit status: 0, or 2 where it could not be opened. Raises `StoreError` where the
    store cannot be used.
    """
    # Commands that need no screen start without any of these.
    from scorekeeper.server import LaunchOptions, launch, open_running  # noqa: PLC0415

    folder = folder_of_data(data)
    if open_running(folder, patience=0):
        return 0
    options = LaunchOptions(host=host, port=port, web=web, desktop=desktop)
    with contextlib.ExitStack() as closing:
        try:
            return launch(
                lambda: opened(folder, closing), options=options, data_dir=folder, words=words
            )
        except ScorekeeperError as refused:
            from scorekeeper.storage import StoreBusyError  # noqa: PLC0415

            if isinstance(refused, StoreBusyError) and open_running(folder):
                return 0
            raise


def opened(folder: Path, closing: contextlib.ExitStack) -> Callable[[Any], Awaitable[None]]:
    """Open the store in a folder, to be closed in the end; gives Flet's function of a page.

    The screens and the match that they will show are loaded while the browser loads the client.
    """
    session = session_in(folder)
    closing.callback(session.close)
    league = league_of(session)

    def load_ahead() -> None:
        import_module(FIRST_SCREEN)
        from scorekeeper.ui.state import latest_match  # noqa: PLC0415

        words()
        latest_match(session)

    ahead = Thread(target=load_ahead, name="screens", daemon=True)
    ahead.start()

    async def main(page: Any) -> None:
        await asyncio.to_thread(ahead.join)
        from scorekeeper.club_ui.app import app  # noqa: PLC0415

        await app(session, words(), league=league)(page)

    return main


def session_in(folder: Path) -> Session:
    """Open the store in a folder, with the rule files that lie there."""
    from scorekeeper.rules import use_rule_folders  # noqa: PLC0415
    from scorekeeper.rules.loader import FOLDER  # noqa: PLC0415
    from scorekeeper.services import open_session  # noqa: PLC0415

    use_rule_folders(folder / FOLDER)
    return open_session(folder, now=now, new_uid=new_uid)


def league_of(session: Session) -> Callable[[], League]:
    """Return the call that loads the way to a league of clubs, the same one for all pages."""
    return cache(lambda: import_module("scorekeeper.league.connection").Connection(session))


def serve_club(*, data: Path | None, **asked: Any) -> int:
    """Serve a club's evening over the store in the data folder, as its options ask for.

    Shows the app that runs there already instead. Gives the exit status: 0, or 2 where it could
    not be served. Raises `StoreError` where the store cannot be used.
    """
    from scorekeeper.server import open_running  # noqa: PLC0415
    from scorekeeper.server.club import ClubOptions, serve_evening  # noqa: PLC0415

    folder = folder_of_data(data)
    if open_running(folder, patience=0):
        return 0
    with contextlib.closing(session_in(folder)) as session:
        return serve_evening(
            session,
            options=ClubOptions(**asked),
            data_dir=folder,
            words=words(),
            league=league_of(session),
        )


def open_bundled() -> None:
    """Open the app where Flet has bundled it: on a phone, on a desktop, in a browser's page.

    There is no terminal: why the matches cannot be opened is said on a screen.
    """
    if sys.platform == "emscripten":
        gc.disable()  # until the first screen is there: nothing that is loaded for it is garbage
        from scorekeeper.packaging.in_browser import run  # noqa: PLC0415

        run(session_in)
        return
    from scorekeeper.server import LaunchOptions, launch  # noqa: PLC0415
    from scorekeeper.storage import StoreError  # noqa: PLC0415
    from scorekeeper.ui import store_error_app  # noqa: PLC0415

    options = LaunchOptions()
    try:
        open_app(host=options.host, port=None, web=False, desktop=False, data=None)
    except StoreError as error:
        shut = store_error_app(words(), error)
        launch(lambda: shut, options=options, data_dir=folder_of_data(None), words=words)


def folder_of_data(given: Path | None) -> Path:
    """The folder in which the matches are kept; it need not exist."""
    from scorekeeper.server import data_folder  # noqa: PLC0415

    return data_folder(given, os.environ)


def words() -> Words:
    """The words that the terminal's language asks for."""
    from scorekeeper.i18n import Words  # noqa: PLC0415

    return Words(language())


def language() -> str:
    """The language that the terminal asks for, by the variables of gettext; English without."""
    from scorekeeper.i18n.messages import best_language  # noqa: PLC0415

    asked = (os.environ.get(name, "") for name in LOCALES)
    return best_language(tag for locale in asked for tag in locale.split(":") if tag)


def now() -> str:
    """The local time with its distance from UTC, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_uid() -> str:
    """A name that nothing else has."""
    return uuid.uuid4().hex


if __name__ == "__main__":
    main()
