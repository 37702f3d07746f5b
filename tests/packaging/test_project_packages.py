"""What the app needs elsewhere is found among what is installed here, and only that is carried."""

import ast
import importlib.metadata
from pathlib import Path, PurePosixPath

import pytest

from scorekeeper.packaging.dependencies import (
    BROWSER,
    PHONE,
    WORKS_WITHOUT_COMPILED_PARTS,
    is_included,
    is_pure,
    needed_packages,
    package_parts,
    parts_of,
)
from scorekeeper.packaging.project import (
    DISTRIBUTION,
    PackageError,
    Project,
    code_parts,
    this_project,
)

NEWEST = (3, 14)
"""The newest Python that Flet bundles."""


@pytest.fixture(scope="module")
def project() -> Project:
    return this_project()


def package_names(requirements: tuple[str, ...], environment: object = BROWSER) -> set[str]:
    found = needed_packages(requirements, environment)  # type: ignore[arg-type]
    return {package.metadata["Name"].lower() for package in found}


def test_packages_needed_by_a_package_are_carried() -> None:
    assert {"cattrs", "attrs", "typing_extensions"} <= package_names(("cattrs",))


def test_packages_for_other_systems_only_are_left_out() -> None:
    assert "httpx" not in package_names(("flet==1.0.5",)), "Flet wants it where there is no browser"
    assert "httpx" in package_names(("flet==1.0.5",), PHONE)


def test_packages_of_an_extra_are_left_out() -> None:
    assert "flet-web" not in package_names(("flet==1.0.5",))


def test_a_package_that_is_missing_is_named() -> None:
    with pytest.raises(PackageError, match=r"not installed \(name: no-such-thing"):
        needed_packages(("no-such-thing",), BROWSER)


def test_another_version_is_named() -> None:
    with pytest.raises(PackageError, match=r"name: flet, version: 1\.0\.5, wanted: flet==0\.1"):
        needed_packages(("flet==0.1",), BROWSER)


def test_a_package_with_compiled_parts_is_refused() -> None:
    with pytest.raises(PackageError, match=r"compiled parts \(name: greenlet"):
        needed_packages(("greenlet",), BROWSER)


@pytest.mark.parametrize("there", [BROWSER, PHONE], ids=["browser", "phone"])
def test_everything_that_the_app_needs_is_pure(project: Project, there: dict[str, str]) -> None:
    """Flet has wheels of its own for phones of the one package that is not."""
    for package in needed_packages(project.dependencies, there):
        assert is_pure(package)
        if package.metadata["Name"] not in WORKS_WITHOUT_COMPILED_PARTS:
            compiled = [part for part in parts_of(package) if part.source.suffix in (".so", ".pyd")]
            assert compiled == []


@pytest.mark.parametrize(
    ("place", "carried"),
    [
        ("flet/__init__.py", True),
        ("flet/controls/material/icons.json", True),
        ("flet/controls/material/icons.pyi", False),
        ("flet/__pycache__/app.cpython-311.pyc", False),
        ("flet/testing/flet_test_app.py", False),
        ("msgpack/fallback.py", True),
        ("msgpack/_cmsgpack.cpython-311-x86_64-linux-gnu.so", False),
        ("babel/global.dat", True),
        ("babel/locale-data/root.dat", True),
        ("babel/locale-data/nl.dat", True),
        ("babel/locale-data/zh.dat", False),
        ("babel/locale-data/nl_BE.dat", False),
        ("pytz/__init__.py", True),
        ("pytz/zoneinfo/Africa/Harare", False),
        ("cattrs-26.2.1.dist-info/METADATA", True),
        ("cattrs-26.2.1.dist-info/licenses/LICENSE", True),
        ("cattrs-26.2.1.dist-info/RECORD", False),
    ],
)
def test_only_what_runs_is_carried_and_the_licences(place: str, *, carried: bool) -> None:
    assert is_included(PurePosixPath(place), locales=("en", "nl")) is carried


def test_assets_and_cases_that_a_wheel_has_in_the_package_are_no_code(tmp_path: Path) -> None:
    for name in ("__init__.py", "case_law/samba.json", "assets/icon.png"):
        file = tmp_path / "scorekeeper" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    places = [str(part.place) for part in code_parts(tmp_path / "scorekeeper")]
    assert places == ["scorekeeper/__init__.py"]


@pytest.mark.thorough
def test_each_package_that_is_carried_brings_its_licence(project: Project) -> None:
    carried = [str(part.place) for part in package_parts(project)]
    without = [
        package.metadata["Name"]
        for package in needed_packages(project.dependencies, BROWSER)
        if any("licen" in str(file).lower() for file in package.files or ())
        and not any(
            place.startswith(f"{package.metadata['Name'].replace('-', '_').lower()}-")
            and "licen" in place.lower()
            for place in map(str.lower, carried)
        )
    ]
    assert without == []


@pytest.mark.thorough
def test_all_code_is_of_the_newest_python_that_is_bundled(project: Project) -> None:
    """Read by the grammar of this Python at most, so it says more the newer that is."""
    for file in sorted(project.code.rglob("*.py")):
        ast.parse(file.read_text("utf-8"), str(file), feature_version=NEWEST)


@pytest.mark.thorough
def test_nothing_is_imported_that_the_newest_python_has_no_more(project: Project) -> None:
    gone = {"imp", "asynchat", "asyncore", "smtpd", "distutils", "cgi", "pipes", "telnetlib"}
    gone |= {"crypt", "imghdr", "sndhdr", "uu", "xdrlib", "nntplib", "audioop"}
    for file in sorted(project.code.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            named = node.names if isinstance(node, ast.Import) else ()
            roots = {one.name.split(".")[0] for one in named}
            if isinstance(node, ast.ImportFrom) and node.module:
                roots = {node.module.split(".")[0]}
            assert not roots & gone, file


def test_an_installed_project_says_what_it_needs_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Without a checkout pip's own notes are asked."""
    noted = importlib.metadata.PathDistribution(tmp_path)
    (tmp_path / "METADATA").write_text(
        "Metadata-Version: 2.4\nName: canasta-scorekeeper\nVersion: 1\nRequires-Python: >=3.11\n"
        "Requires-Dist: tinydb<5,>=4.9\nRequires-Dist: flet[web]==1.0.5; extra == 'web'\n",
        "utf-8",
    )
    monkeypatch.setattr("scorekeeper.packaging.project.Path.is_file", lambda _: False)
    monkeypatch.setattr(
        "scorekeeper.packaging.project.importlib.metadata.metadata",
        lambda name: noted.metadata if name == DISTRIBUTION else pytest.fail(name),
    )
    found = this_project()
    assert found.dependencies == ("tinydb<5,>=4.9",)
    assert found.requires_python == ">=3.11"
