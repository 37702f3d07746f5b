"""Where the program starts: the command line, and behind it the app with its store.

Nothing else opens a store, asks for the time, draws a number by chance or reads the environment.
"""

import os
import uuid
from datetime import datetime
from pathlib import Path

from scorekeeper.cli import Outside, cli
from scorekeeper.rules import use_rule_folders
from scorekeeper.rules.folders import FOLDER


def main() -> None:
    """Do what the command line asks for."""
    use_rule_folders(folder_of_rules)
    outside = Outside(open_app=open_app, data_folder=folder_of_data, now=now, new_uid=new_uid)
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

    folder = folder_of_data(data)
    options = LaunchOptions(host=host, port=port, web=web, desktop=desktop)
    try:
        session = open_session(folder, now=now, new_uid=new_uid)
    except StoreBusyError:
        if open_running(folder):
            return 0
        raise
    try:
        words = Words()
        return launch(app(session, words), options=options, data_dir=folder, words=words)
    finally:
        session.close()


def folder_of_data(given: Path | None) -> Path:
    """The folder in which the matches are kept; it need not exist."""
    from scorekeeper.serve import data_folder  # noqa: PLC0415

    return data_folder(given, os.environ)


def folder_of_rules() -> Path:
    """The folder in which a person keeps rule files; it need not exist."""
    return folder_of_data(None) / FOLDER


def now() -> str:
    """The local time with its distance from UTC, to the second."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def new_uid() -> str:
    """A name that nothing else has."""
    return uuid.uuid4().hex


if __name__ == "__main__":
    main()
