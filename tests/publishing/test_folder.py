"""A folder is made whole or not at all, and a refusal is a sentence."""

from pathlib import Path

import pytest

from scorekeeper.publishing.folder import FolderError, FolderSummary, whole_folder


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_filled_folder_appears_whole_under_its_name(tmp_path: Path) -> None:
    with whole_folder(tmp_path / "new" / "site") as folder:
        (folder / "index.html").write_text("hello", "utf-8")
        assert not (tmp_path / "new" / "site").exists(), "nobody sees half of it"
    assert (tmp_path / "new" / "site" / "index.html").read_text("utf-8") == "hello"
    assert names_in(tmp_path / "new") == ["site"]


def test_an_empty_folder_may_be_there_already(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with whole_folder(tmp_path / "site") as folder:
        (folder / "a").write_bytes(b"12345")
    assert FolderSummary.measure(tmp_path / "site") == FolderSummary(
        folder=tmp_path / "site", files=1, size=5
    )


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
    assert names_in(tmp_path) == []


def test_a_full_disk_leaves_nothing_and_is_said(tmp_path: Path) -> None:
    with (
        pytest.raises(FolderError, match="No space left on device"),
        whole_folder(tmp_path / "site"),
    ):
        raise OSError(28, "No space left on device")
    assert names_in(tmp_path) == []


def test_a_folder_with_something_in_it_is_refused_and_stays(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mine").write_text("mine", "utf-8")
    with pytest.raises(FolderError, match="not empty"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")
    assert names_in(tmp_path / "site") == ["mine"]


def test_files_added_to_a_folder_meanwhile_are_kept(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    with pytest.raises(FolderError, match="folder refused"), whole_folder(tmp_path / "site"):
        (tmp_path / "site" / "mine").write_text("mine", "utf-8")
    assert names_in(tmp_path / "site") == ["mine"]
    assert names_in(tmp_path) == ["site"]


def test_a_file_in_its_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "site").write_text("a file", "utf-8")
    with pytest.raises(FolderError, match="folder is file"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")


def test_a_file_on_the_way_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("a file", "utf-8")
    with pytest.raises(FolderError, match="folder refused"), whole_folder(tmp_path / "file" / "s"):
        pytest.fail("nothing should be filled")


def test_a_place_that_may_not_be_written_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuse(**_: object) -> str:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    monkeypatch.setattr("scorekeeper.publishing.folder.tempfile.mkdtemp", refuse)
    with pytest.raises(FolderError, match="Permission denied"), whole_folder(tmp_path / "site"):
        pytest.fail("nothing should be filled")
    assert names_in(tmp_path) == []


LISTING = "published.txt"


def test_folder_made_before_is_replaced_but_for_others_files(
    tmp_path: Path,
) -> None:
    site = tmp_path / "site"
    with whole_folder(site, listing=LISTING) as folder:
        (folder / "index.html").write_text("first", "utf-8")
        (folder / "gone.html").write_text("first", "utf-8")
    (site / ".htaccess").write_text("mine", "utf-8")
    (site / "pictures").mkdir()
    (site / "pictures" / "us.jpg").write_bytes(b"us")
    with whole_folder(site, listing=LISTING) as folder:
        (folder / "index.html").write_text("second", "utf-8")
        assert (site / "index.html").read_text("utf-8") == "first", "nobody sees half of it"
    assert names_in(site) == [".htaccess", "index.html", "pictures", LISTING]
    assert (site / "index.html").read_text("utf-8") == "second"
    assert (site / "pictures" / "us.jpg").read_bytes() == b"us"
    assert (site / LISTING).read_text("utf-8") == "index.html\n"
    assert names_in(tmp_path) == ["site"]


def test_a_failure_leaves_what_was_made_before(tmp_path: Path) -> None:
    with whole_folder(tmp_path / "site", listing=LISTING) as folder:
        (folder / "index.html").write_text("first", "utf-8")

    def fill_and_fail() -> None:
        with whole_folder(tmp_path / "site", listing=LISTING) as folder:
            (folder / "index.html").write_text("half", "utf-8")
            raise OSError(28, "No space left on device")

    with pytest.raises(FolderError, match="No space left on device"):
        fill_and_fail()
    assert (tmp_path / "site" / "index.html").read_text("utf-8") == "first"
    assert names_in(tmp_path) == ["site"]


def test_a_folder_without_the_listing_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "mine").write_text("mine", "utf-8")
    with (
        pytest.raises(FolderError, match="not empty"),
        whole_folder(tmp_path / "site", listing=LISTING),
    ):
        pytest.fail("nothing should be filled")
