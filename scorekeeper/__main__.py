"""Where the program starts: the command line, and behind it the app with its store.

Nothing else opens a store, asks for the time, draws a number by chance or reads the environment.
"""

import os
import sys
import uuid
from datetime import datetime
from pathlib import Path

from scorekeeper.cli import Outside, cli
from scorekeeper.cli.outside import Made
from scorekeeper.rules import use_rule_folders
from scorekeeper.rules.folders import FOLDER

LOCALES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Variables that name the language of a terminal, the one that counts most first."""


def main() -> None:
    """Do what the command line asks for."""
    use_rule_folders(folder_of_rules)
    outside = Outside(
        open_app=open_app,
        data_folder=folder_of_data,
        now=now,
        new_uid=new_uid,
        language=language(),
        build_site=build_site,
        build_app=build_app,
    )
    cli.main(prog_name="scorekeeper", obj=outside)


def open_app(*, host: str, port: int | None, web: bool, desktop: bool, data: Path | None) -> int:
    """Open the app over the store in the data folder, or show the one that runs there already.

    Gives the exit status: 0, or 2 where it could not be opened. Raises `StoreError` where the
    store cannot be used.
    """
    # Commands that need no screen start without any of these.
    from scorekeeper.serve import (  # noqa: PLC0415
        LaunchOptions,
        launch,
        open_running,
    )
    from scorekeeper.session import open_session  # noqa: PLC0415
    from scorekeeper.store import StoreBusyError  # noqa: PLC0415
    from scorekeeper.ui import app  # noqa: PLC0415
    from scorekeeper.words import Words  # noqa: PLC0415

    words, folder = Words(language()), folder_of_data(data)
    options = LaunchOptions(host=host, port=port, web=web, desktop=desktop)
    try:
        session = open_session(folder, now=now, new_uid=new_uid)
    except StoreBusyError:
        if open_running(folder):
            return 0
        raise
    try:
        return launch(app(session, words), options=options, data_dir=folder, words=words)
    finally:
        session.close()


def open_bundled() -> None:
    """Open the app where Flet has bundled it: on a phone, on a desktop, in a browser's page."""
    if sys.platform == "emscripten":
        _open_in_browser()
    else:
        _open_on_device()


def _open_in_browser() -> None:
    from scorekeeper.package.in_browser import FOLDER as BROWSERS_FOLDER  # noqa: PLC0415
    from scorekeeper.package.in_browser import run  # noqa: PLC0415
    from scorekeeper.session import open_session  # noqa: PLC0415

    use_rule_folders(BROWSERS_FOLDER / FOLDER)
    run(lambda folder: open_session(folder, now=now, new_uid=new_uid))


def _open_on_device() -> None:
    """Open the app, or say on a screen why the matches cannot be opened: there is no terminal."""
    from scorekeeper.serve import LaunchOptions, launch  # noqa: PLC0415
    from scorekeeper.store import StoreError  # noqa: PLC0415
    from scorekeeper.ui import closed  # noqa: PLC0415
    from scorekeeper.words import Words  # noqa: PLC0415

    use_rule_folders(folder_of_rules)
    options, words = LaunchOptions(), Words(language())
    try:
        open_app(host=options.host, port=None, web=False, desktop=False, data=None)
    except StoreError as error:
        shut = closed(words, error)
        launch(shut, options=options, data_dir=folder_of_data(None), words=words)


def build_site(folder: Path) -> Made:
    """Make a site that any web server can serve; `PackageError` where it cannot be made."""
    from scorekeeper.package import site  # noqa: PLC0415

    return site.build_site(folder)


def build_app(folder: Path) -> Made:
    """Make the folder that `flet build` starts from; `PackageError` where it cannot be made."""
    from scorekeeper.package import bundle  # noqa: PLC0415

    return bundle.build_app(folder)


def folder_of_data(given: Path | None) -> Path:
    """The folder in which the matches are kept; it need not exist."""
    from scorekeeper.serve import data_folder  # noqa: PLC0415

    return data_folder(given, os.environ)


def folder_of_rules() -> Path:
    """The folder in which a person keeps rule files; it need not exist."""
    return folder_of_data(None) / FOLDER


def language() -> str:
    """The language that the terminal asks for, by the variables of gettext; English without."""
    from scorekeeper.words.languages import best_language  # noqa: PLC0415

    asked = (os.environ.get(name, "") for name in LOCALES)
    return best_language(one for locale in asked for one in locale.split(":") if one)


def now() -> str:
    """The local time with its distance from UTC, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_uid() -> str:
    """A name that nothing else has."""
    return uuid.uuid4().hex


if __name__ == "__main__":
    main()
