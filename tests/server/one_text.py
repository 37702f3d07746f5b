"""The smallest app, served as the real one is: `python -m tests.server.one_text DATA HOST PORT`."""

import sys
from pathlib import Path

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.server import LaunchOptions, launch


def main(page: ft.Page) -> None:
    page.add(ft.Text("785 points"))


if __name__ == "__main__":
    data, host, port = sys.argv[1:]
    options = LaunchOptions(host=host, port=int(port), web=True)
    sys.exit(launch(lambda: main, options=options, data_dir=Path(data), words=Words))
