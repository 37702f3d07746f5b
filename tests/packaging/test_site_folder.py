"""The folder of a site holds all that a browser asks for, and says nothing of other places."""

import hashlib
import json
import re
import zipfile
from pathlib import Path

import pytest

from scorekeeper.packaging import folders as client
from scorekeeper.packaging.folders import DRAWN, WORKER, PackageError, build_site
from scorekeeper.ui.theme import FONTS

LARGEST_MB = 42
"""What one browser fetches at most, uncompressed: Flet's client and Python are all but 4 of it."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_site(tmp_path_factory.mktemp("sites") / "site").folder


def listing(site: Path) -> dict[str, dict[str, str]]:
    text = (site / WORKER).read_text("utf-8")
    found = re.search(r"const SITE = (\{.*?\n\});", text, re.DOTALL)
    assert found is not None
    known: dict[str, dict[str, str]] = json.loads(found[1])
    return known


def files_of(site: Path) -> set[str]:
    return {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}


@pytest.mark.thorough
def test_the_worker_knows_every_file_that_is_asked_for_by_its_digest(site: Path) -> None:
    known = listing(site)["files"]
    unknown = files_of(site) - known.keys() - {WORKER, "assets/NOTICES"}
    assert {path for path in unknown if not path.startswith("licences/")} == set()
    for path, digest in known.items():
        assert hashlib.sha256((site / path).read_bytes()).hexdigest() == digest, path


@pytest.mark.thorough
def test_the_same_project_makes_the_same_site(site: Path, tmp_path: Path) -> None:
    again = build_site(tmp_path / "again").folder
    assert (again / WORKER).read_bytes() == (site / WORKER).read_bytes()


def test_each_way_to_draw_is_whole(site: Path) -> None:
    known = listing(site)
    for way, paths in known["drawn"].items():
        assert set(paths) <= known["files"].keys(), way
    assert set(known["drawn"]) == set(DRAWN)


@pytest.mark.parametrize("way", DRAWN)
def test_a_browser_fetches_no_more_than_it_must(site: Path, way: str) -> None:
    known = listing(site)
    others = {path for paths in DRAWN.values() for path in paths} - set(DRAWN[way])
    fetched = [site / path for path in known["files"] if path not in others]
    assert sum(path.stat().st_size for path in fetched) <= LARGEST_MB * 1_000_000


def test_no_page_of_the_site_asks_another_place(site: Path) -> None:
    for name in ("index.html", "start.js", "manifest.json"):
        text = (site / name).read_text("utf-8")
        assert re.findall(r"https?://[\w.-]+", text) == [], name
    page = (site / "index.html").read_text("utf-8")
    assert "default-src 'self'" in page
    assert "unsafe-eval'" not in page.replace("wasm-unsafe-eval'", "")


def test_the_engine_does_not_put_its_own_worker_in_place_of_ours(site: Path) -> None:
    bootstrap = (site / "flutter_bootstrap.js").read_text("utf-8")
    assert "serviceWorkerSettings:" not in bootstrap.split("_flutter.loader.load({")[1]
    assert "onEntrypointLoaded" in bootstrap
    assert not (site / "flutter_service_worker.js").exists()


def test_every_font_is_there_before_anything_is_drawn(site: Path) -> None:
    listed = json.loads((site / "assets" / "FontManifest.json").read_text("utf-8"))
    assert {*FONTS, "Roboto", "MaterialIcons"} == {one["family"] for one in listed}
    for one in listed:
        assert (site / "assets" / one["fonts"][0]["asset"]).resolve().is_file()


def test_the_manifest_lets_it_be_installed(site: Path) -> None:
    manifest = json.loads((site / "manifest.json").read_text("utf-8"))
    assert manifest["name"] == "Canasta Scorekeeper"
    assert manifest["display"] == "standalone"
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./"), "in any folder of a server"
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in manifest["icons"]:
        side = int(icon["sizes"].split("x")[0])
        assert png_size(site / icon["src"]) == (side, side)


def png_size(path: Path) -> tuple[int, int]:
    head = path.read_bytes()[:24]
    assert head.startswith(b"\x89PNG")
    return int.from_bytes(head[16:20]), int.from_bytes(head[20:24])


def test_the_code_is_there_with_its_packages_and_nothing_to_be_fetched(site: Path) -> None:
    with zipfile.ZipFile(site / "app.zip") as archive:
        names = set(archive.namelist())
    assert "main.py" in names
    assert {"scorekeeper/__main__.py", "scorekeeper/rules/sets/classic_4p.toml"} <= names
    assert {"__pypackages__/flet/__init__.py", "__pypackages__/msgpack/fallback.py"} <= names
    assert not names & {"requirements.txt", "pyproject.toml"}, "Flet's page would fetch for them"
    assert not any(name.endswith((".so", ".pyc")) for name in names)


def test_a_client_that_is_not_installed_is_said_and_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("scorekeeper.packaging.folders.importlib.util.find_spec", lambda _: None)
    with pytest.raises(PackageError, match=r"not installed \(name: flet-web"):
        build_site(tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_a_client_of_another_version_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    versions = {"flet": "1.0.5", "flet-web": "1.1.0"}
    asked = "scorekeeper.packaging.folders.importlib.metadata.version"
    monkeypatch.setattr(asked, versions.__getitem__)
    with pytest.raises(PackageError, match=r"flet: 1\.0\.5, client: 1\.1\.0"):
        build_site(tmp_path / "site")


def test_a_client_that_lacks_a_file_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client, "PYTHON", ("pyodide/no_such_file.mjs",))
    with pytest.raises(PackageError, match=r"file: pyodide/no_such_file\.mjs"):
        build_site(tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_a_bootstrap_that_is_not_known_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client, "WORKER_OF_FLUTTER", re.compile("no such text"))
    with pytest.raises(PackageError, match="client unknown"):
        build_site(tmp_path / "site")
