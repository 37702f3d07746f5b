"""Where the app finds and keeps its things."""

from pathlib import Path

import pytest

from scorekeeper.server import data_folder, environment
from scorekeeper.server.environment import MissingAssetsError, find_assets


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package of ours, without assets so far."""
    module = tmp_path / "site" / "scorekeeper" / "server" / "environment.py"
    module.parent.mkdir(parents=True)
    monkeypatch.setattr(environment, "__file__", str(module))
    return module.parents[1]


def test_a_wheel_carries_its_assets_inside_the_package(package: Path) -> None:
    (package / "assets").mkdir()
    (package.parent / "assets").mkdir()
    assert find_assets({}) == package / "assets"


def test_a_checkout_has_its_assets_beside_the_package(package: Path) -> None:
    (package.parent / "assets").mkdir()
    assert find_assets({}) == package.parent / "assets"


def test_a_bundle_names_its_assets(package: Path, tmp_path: Path) -> None:
    (package / "assets").mkdir()
    assert find_assets({"FLET_ASSETS_DIR": str(tmp_path)}) == tmp_path
    assert find_assets({"FLET_ASSETS_DIR": ""}) == package / "assets"
    assert find_assets({"FLET_ASSETS_DIR": str(tmp_path / "gone")}) == package / "assets"


def test_missing_assets_are_said_with_the_places_looked_at(package: Path) -> None:
    with pytest.raises(MissingAssetsError, match="scorekeeper"):
        find_assets({})


def test_this_checkout_has_assets() -> None:
    assert find_assets({}).is_absolute()


def test_the_data_folder_is_the_persons_own_choice_first(tmp_path: Path) -> None:
    environ = {"FLET_APP_STORAGE_DATA": "/bundle/data"}
    assert data_folder(tmp_path / "here", environ) == tmp_path / "here"
    assert data_folder(Path("~/club"), environ) == Path.home() / "club"
    assert data_folder(Path("club"), environ) == Path.cwd() / "club"


def test_the_data_folder_of_a_bundle_is_the_one_it_was_given(tmp_path: Path) -> None:
    assert data_folder(None, {"FLET_APP_STORAGE_DATA": str(tmp_path)}) == tmp_path


@pytest.mark.platform("linux")
def test_the_data_folder_is_the_platforms_place_for_user_data_else(home: Path) -> None:
    assert data_folder(None, {}) == home / "Canasta Scorekeeper"
    assert data_folder(None, {"FLET_APP_STORAGE_DATA": ""}) == home / "Canasta Scorekeeper"
