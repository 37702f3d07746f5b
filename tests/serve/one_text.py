"""The smallest app, served as the real one is: `python -m tests.serve.one_text DATA HOST PORT`."""

import sys
from pathlib import Path

import flet as ft

from scorekeeper.serve import LaunchOptions, launch
from scorekeeper.words import Words


def main(page: ft.Page) -> None:
    """Show one text."""
    page.add(ft.Text("785 points"))


if __name__ == "__main__":
    data, host, port = sys.argv[1:]
    options = LaunchOptions(host=host, port=int(port), web=True)
    sys.exit(launch(lambda: main, options=options, data_dir=Path(data), words=Words))
