"""When a window is opened: only where its client is at hand, and nothing is fetched."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from scorekeeper.i18n import Words
from scorekeeper.server import LaunchOptions, launch
from scorekeeper.server.environment import can_show_window, has_desktop_client, is_bundled

DISPLAY = {"DISPLAY": ":0"}
VERSION = "1.0.5"
pytestmark = pytest.mark.platform("linux")


@pytest.fixture
def desktop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[[str], None]:
    """Install what looks like Flet's desktop package, in some version."""

    def install(version: str) -> None:
        package, numbers = ModuleType("flet_desktop"), ModuleType("flet_desktop.version")
        vars(numbers)["version"] = version
        vars(package).update(
            version=numbers,
            get_package_bin_dir=lambda: str(tmp_path / "bin"),
            get_artifact_filename=lambda: "flet-linux.tar.gz",
        )
        monkeypatch.setitem(sys.modules, "flet_desktop", package)
        monkeypatch.setitem(sys.modules, "flet_desktop.version", numbers)

    return install


def test_the_package_without_a_client_is_not_enough(
    desktop: Callable[[str], None], tmp_path: Path
) -> None:
    desktop(VERSION)
    assert not has_desktop_client(DISPLAY, home=tmp_path)


def test_a_client_fetched_before_is_at_hand(desktop: Callable[[str], None], tmp_path: Path) -> None:
    desktop(VERSION)
    (tmp_path / ".flet" / "client" / f"flet-desktop-light-{VERSION}").mkdir(parents=True)
    assert has_desktop_client(DISPLAY, home=tmp_path)
    assert not has_desktop_client({**DISPLAY, "FLET_DESKTOP_FLAVOR": "full"}, home=tmp_path)


def test_the_client_of_another_version_is_not_at_hand(
    desktop: Callable[[str], None], tmp_path: Path
) -> None:
    desktop(VERSION)
    (tmp_path / ".flet" / "client" / "flet-desktop-light-1.0.4").mkdir(parents=True)
    assert not has_desktop_client(DISPLAY, home=tmp_path)


def test_a_client_in_the_package_is_at_hand(desktop: Callable[[str], None], tmp_path: Path) -> None:
    desktop(VERSION)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "flet-linux.tar.gz").touch()
    assert has_desktop_client(DISPLAY, home=tmp_path)


def test_a_client_named_by_the_person_is_at_hand(
    desktop: Callable[[str], None], tmp_path: Path
) -> None:
    desktop(VERSION)
    environ = {**DISPLAY, "FLET_VIEW_PATH": str(tmp_path)}
    assert not has_desktop_client(environ, home=tmp_path)
    (tmp_path / "flet").touch()
    assert has_desktop_client(environ, home=tmp_path)


def test_window_client_needs_the_package_of_this_version(
    desktop: Callable[[str], None], tmp_path: Path
) -> None:
    (tmp_path / "flet").touch()
    environ = {**DISPLAY, "FLET_VIEW_PATH": str(tmp_path)}
    assert not has_desktop_client(environ, home=tmp_path)
    desktop("1.0.4")
    assert not has_desktop_client(environ, home=tmp_path)


@pytest.mark.parametrize(
    "environ",
    [{}, {"WAYLAND_DISPLAY": "wayland-0"}, {**DISPLAY, "FLET_FORCE_WEB_SERVER": "true"}],
    ids=["no display", "no X11: Flet would serve to all", "told to serve"],
)
def test_window_is_not_asked_for_where_flet_opens_none(environ: dict[str, str]) -> None:
    assert not can_show_window(environ)


def test_with_a_display_there_may_be_a_window() -> None:
    assert can_show_window(DISPLAY)


def test_a_bundle_is_known_by_its_platform() -> None:
    assert is_bundled({"FLET_PLATFORM": "ios"})
    assert not is_bundled({"FLET_ASSETS_DIR": "/assets", "FLET_APP_STORAGE_DATA": "/data"})


def test_a_client_that_cannot_be_fetched_is_a_sentence(
    desktop: Callable[[str], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The words of the system, in its own language, are for the log."""

    def run(*args: object, **how: object) -> None:
        raise OSError("Name or service not known")

    caplog.set_level("INFO")

    desktop(VERSION)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("flet.run", run)
    assert (
        launch(lambda: print, options=LaunchOptions(desktop=True), data_dir=tmp_path, words=Words)
        == 2
    )
    assert capsys.readouterr().err == f"{Words().text('launch-no-window')}\n"
    assert "Name or service not known" in caplog.text


def test_flet_finds_no_program_of_the_folder_one_happens_to_be_in(
    desktop: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, here, seen = tmp_path / "data", Path.cwd(), []
    desktop(VERSION)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("flet.run", lambda *args, **how: seen.append(Path.cwd()))
    assert (
        launch(lambda: print, options=LaunchOptions(desktop=True), data_dir=data, words=Words) == 0
    )
    assert seen == [data]
    assert Path.cwd() == here
    assert list(data.iterdir()) == []
