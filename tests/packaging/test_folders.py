"""A folder is made whole or not at all, and a refusal is a sentence."""

from pathlib import Path

import pytest

from scorekeeper.packaging.folders import Made, PackageError, whole_folder


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_what_was_filled_is_the_folder(tmp_path: Path) -> None:
    with whole_folder(tmp_path / "new" / "site") as folder:
        (folder / "index.html").write_text("hello", "utf-8")
        assert not (tmp_path / "new" / "site").exists(), "nobody sees half of it"
    assert (tmp_path / "new" / "site" / "index.html").read_text("utf-8") == "hello"
    assert left_in(tmp_path / "new") == ["site"]


def test_an_empty_folder_may_be_there_already(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with whole_folder(tmp_path / "site") as folder:
        (folder / "a").write_bytes(b"12345")
    assert Made.of(tmp_path / "site") == Made(folder=tmp_path / "site", files=1, size=5)


def test_others_may_read_it(tmp_path: Path) -> None:
    with whole_folder(tmp_path / "site"):
        pass
    assert (tmp_path / "site").stat().st_mode & 0o055 == 0o055


def test_a_failure_leaves_nothing(tmp_path: Path) -> None:
    def fill_and_fail() -> None:
        with whole_folder(tmp_path / "site") as folder:
            (folder / "index.html").write_text("half", "utf-8")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fill_and_fail()
    assert left_in(tmp_path) == []


def test_a_full_disk_leaves_nothing_and_is_said(tmp_path: Path) -> None:
    with (
        pytest.raises(PackageError, match="No space left on device"),
        whole_folder(tmp_path / "site"),
    ):
        raise OSError(28, "No space left on device")
    assert left_in(tmp_path) == []


def test_a_folder_with_something_in_it_is_refused_and_stays(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mine").write_text("mine", "utf-8")
    with pytest.raises(PackageError, match="not empty"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")
    assert left_in(tmp_path / "site") == ["mine"]


def test_what_comes_into_it_meanwhile_is_not_lost(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with pytest.raises(PackageError, match="folder refused"), whole_folder(tmp_path / "site"):
        (tmp_path / "site" / "mine").write_text("mine", "utf-8")
    assert left_in(tmp_path / "site") == ["mine"]
    assert left_in(tmp_path) == ["site"]


def test_a_file_in_its_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a file", "utf-8")
    with pytest.raises(PackageError, match="folder is file"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")


def test_a_file_on_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file", "utf-8")
    with pytest.raises(PackageError, match="folder refused"), whole_folder(tmp_path / "file" / "s"):
        pytest.fail("nothing should be filled")


def test_a_place_that_may_not_be_written_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(**_: object) -> str:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    monkeypatch.setattr("scorekeeper.packaging.folders.tempfile.mkdtemp", refuse)
    with pytest.raises(PackageError, match="Permission denied"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")
    assert left_in(tmp_path) == []
