"""How the app is started: which way, and what is said when it cannot be."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

from scorekeeper.i18n import Words
from scorekeeper.server import LaunchOptions, environment, launch
from scorekeeper.server.environment import LaunchError
from scorekeeper.server.launch import Way, choose_way

DISPLAY = {"DISPLAY": ":0"}
LINUX = pytest.mark.platform("linux")


def main(page: object) -> None:
    """A screen that is never drawn in these tests."""


class Missing:
    """A finder before all others that finds some packages missing."""

    def __init__(self, *packages: str) -> None:
        self.packages = packages

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] in self.packages:
            raise ModuleNotFoundError(name, name=name)
        return None


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Make packages missing, as before they are installed."""

    def forget(*packages: str) -> None:
        for name in list(sys.modules):
            if name.partition(".")[0] in packages:
                monkeypatch.delitem(sys.modules, name)
        monkeypatch.setattr(sys, "meta_path", [Missing(*packages), *sys.meta_path])

    return forget


@pytest.fixture(autouse=True)
def nothing_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail where a server, or Flet's way to install packages while it starts, is reached."""

    def installed(*args: object, **kwargs: object) -> NoReturn:
        pytest.fail(f"something was installed or started: {args}")

    monkeypatch.setattr("scorekeeper.server.app.Server.run", installed)
    monkeypatch.setattr(subprocess, "call", installed)
    monkeypatch.setattr(subprocess, "Popen", installed)


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "has_desktop_client", lambda environ: True)


def test_a_window_is_opened_where_its_client_is_at_hand(at_hand: None) -> None:
    assert choose_way(LaunchOptions(), DISPLAY) is Way.WINDOW


def test_the_web_serves_where_no_client_is_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "has_desktop_client", lambda environ: False)
    assert choose_way(LaunchOptions(), DISPLAY) is Way.WEB


@pytest.mark.parametrize(
    "wish",
    [
        LaunchOptions(web=True),
        LaunchOptions(host="0.0.0.0"),  # noqa: S104  what the test is about
        LaunchOptions(port=8765),
    ],
    ids=["web", "host", "port"],
)
def test_app_is_served_when_web_host_or_port_is_named(at_hand: None, wish: LaunchOptions) -> None:
    assert choose_way(wish, DISPLAY) is Way.WEB


def test_desktop_asks_for_a_window_though_its_client_must_be_fetched(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(environment, "has_desktop_client", lambda environ: False)
    assert choose_way(LaunchOptions(desktop=True), DISPLAY) is Way.WINDOW


@pytest.mark.parametrize("environ", [{"FLET_PLATFORM": "android"}, {"FLET_PLATFORM": "linux"}])
@pytest.mark.parametrize("wish", [LaunchOptions(), LaunchOptions(web=True)])
def test_inside_a_bundle_its_own_client_is_used(
    environ: dict[str, str], wish: LaunchOptions
) -> None:
    assert choose_way(wish, environ) is Way.BUNDLE


def test_a_data_folder_of_flets_choice_is_no_bundle(at_hand: None) -> None:
    environ = {"FLET_APP_STORAGE_DATA": "/data", **DISPLAY}
    assert choose_way(LaunchOptions(web=True), environ) is Way.WEB


@pytest.mark.parametrize(
    "wish",
    [
        LaunchOptions(desktop=True, web=True),
        LaunchOptions(desktop=True, port=9000),
        LaunchOptions(desktop=True, host="192.168.1.20"),
    ],
    ids=["web", "port", "host"],
)
def test_a_window_that_serves_is_a_wish_too_many(
    wish: LaunchOptions, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(LaunchError):
        choose_way(wish, DISPLAY)
    assert launch(lambda: main, options=wish, data_dir=tmp_path, words=Words) == 2
    assert "--desktop without --web" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["flet_web", "uvicorn", "fastapi"])
def test_a_missing_web_extra_is_a_sentence_with_the_command(
    package: str, missing: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing(package)
    assert (
        launch(lambda: main, options=LaunchOptions(web=True), data_dir=tmp_path, words=Words) == 2
    )
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert 'pip install "canasta-scorekeeper[web]"' in said.err
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@LINUX
def test_a_missing_desktop_package_is_a_sentence_with_the_command(
    missing: Callable[..., None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing("flet_desktop")
    monkeypatch.setenv("DISPLAY", ":0")
    assert (
        launch(lambda: main, options=LaunchOptions(desktop=True), data_dir=tmp_path, words=Words)
        == 2
    )
    assert 'pip install "flet-desktop==1.0.5"' in capsys.readouterr().err


@LINUX
def test_a_window_without_a_display_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert (
        launch(lambda: main, options=LaunchOptions(desktop=True), data_dir=tmp_path, words=Words)
        == 2
    )
    assert "No display" in capsys.readouterr().err


def test_a_web_client_of_another_version_is_as_good_as_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import flet_web.version  # noqa: PLC0415

    monkeypatch.setattr(flet_web.version, "version", "0.28.3")
    assert (
        launch(lambda: main, options=LaunchOptions(web=True), data_dir=tmp_path, words=Words) == 2
    )
    assert "the wrong version" in capsys.readouterr().err


def test_missing_assets_are_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("scorekeeper.server.environment.Path.is_dir", lambda path: False)
    assert (
        launch(lambda: main, options=LaunchOptions(web=True), data_dir=tmp_path, words=Words) == 2
    )
    assert "fonts and pictures" in capsys.readouterr().err


def test_inside_a_bundle_flet_gets_the_app_and_its_assets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}
    monkeypatch.setenv("FLET_PLATFORM", "android")
    monkeypatch.setenv("FLET_ASSETS_DIR", str(tmp_path))
    monkeypatch.setattr("flet.run", lambda main, **how: seen.update(main=main, **how))
    assert launch(lambda: main, options=LaunchOptions(), data_dir=tmp_path, words=Words) == 0
    assert seen == {"main": main, "assets_dir": str(tmp_path), "no_cdn": True}


def test_a_bundle_that_keeps_its_assets_elsewhere_starts_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}
    monkeypatch.setenv("FLET_PLATFORM", "web")
    monkeypatch.setattr("scorekeeper.server.environment.Path.is_dir", lambda path: False)
    monkeypatch.setattr("flet.run", lambda main, **how: seen.update(how))
    assert launch(lambda: main, options=LaunchOptions(), data_dir=tmp_path, words=Words) == 0
    assert seen == {"assets_dir": None, "no_cdn": True}
