"""What is loaded before the first frame: nothing that only other screens need."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pkgutil import walk_packages

import flet as ft
import pytest

from scorekeeper import club_ui
from scorekeeper.club_ui.routes import ORGANISER_ROUTES, PHONE_ROUTES
from scorekeeper.ui import screens
from scorekeeper.ui.routes import HOME_ROUTES
from tests.tools.benchmarks.imports import loaded

pytestmark = pytest.mark.thorough
HEAVY = {
    "networkx",
    "openskill",
    "segno",
    "scorekeeper.packaging",
    "scorekeeper.cases",
    "scorekeeper.league",
    "scorekeeper.club",
    "scorekeeper.services.club",
}
"""Draws, ratings, club nights, codes to scan: used somewhere later."""
SHOWN = "scorekeeper.ui.screens.table."
NOT_SCREENS = {f"{club_ui.__name__}.{name}" for name in ("app", "addresses", "routes")}
"""Modules of the club that every app loads."""
SCREENS = {
    module.name
    for package in (screens, club_ui)
    for module in walk_packages(package.__path__, f"{package.__name__}.")
    if not module.ispkg
} - NOT_SCREENS


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    names, _ = loaded("app", tmp_path_factory.mktemp("data"))
    return set(names)


def test_nothing_heavy_is_loaded_before_the_first_frame(modules: set[str]) -> None:
    assert f"{SHOWN}screen" in modules, "the frame was shown"
    assert not HEAVY & modules


def test_only_the_shown_screen_is_loaded(modules: set[str]) -> None:
    others = {name for name in SCREENS if not name.startswith(SHOWN)}
    assert len(others) > 20
    assert not others & modules


@pytest.mark.parametrize("routes", [HOME_ROUTES, ORGANISER_ROUTES, PHONE_ROUTES])
def test_every_route_names_a_screen(routes: Sequence[ft.Route]) -> None:
    """The functions of the routes import their screens; mypy checks that these exist."""
    assert all(callable(route.component) for route in routes)


def test_the_bare_app_beside_it_has_nothing_of_the_app(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    names, _ = loaded("bare", tmp_path_factory.mktemp("bare"))
    ours = {name for name in names if name.startswith("scorekeeper.")}
    assert {name for name in ours if not name.startswith("scorekeeper.server")} <= KNOWN_TO_SERVE


KNOWN_TO_SERVE = {"scorekeeper.errors"}

FIRST_PAGE = """
import asyncio, json, sys
from pathlib import Path
from tests.server.test_app import ask, run_app, server

async def first_page():
    async with run_app(server(Path())) as app:
        assert (await ask(app)).status == 200

asyncio.run(first_page())
print(json.dumps(sorted(sys.modules)))
"""


def test_the_first_page_is_answered_without_the_screens() -> None:
    # A page read from a file in the screens' package once loaded all of them: 0.2 s.
    command = [sys.executable, "-c", FIRST_PAGE]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    names: list[str] = json.loads(done.stdout)
    assert "scorekeeper.server.app" in names
    assert not [name for name in names if name.startswith("scorekeeper.ui")]


OPENED = """
import json, sys
from unittest import mock
from scorekeeper import __main__

sys.argv = ["scorekeeper"]
with mock.patch.object(__main__, "open_app", lambda **_: 0):
    try:
        __main__.main()
    except SystemExit:
        print(json.dumps(sorted(sys.modules)))
"""


def test_the_command_line_opens_the_app_without_its_words() -> None:
    # The sentences for errors once loaded the store and the catalogues first: 0.2 s.
    command = [sys.executable, "-c", OPENED]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    names: list[str] = json.loads(done.stdout)
    assert "scorekeeper.cli.group" in names
    assert not [name for name in names if name.startswith(("scorekeeper.i18n", "tinydb", "babel"))]
