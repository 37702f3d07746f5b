"""A match travels from one app to another as a file, in real browsers with real downloads."""

import contextlib
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import NewPhone
from tests.browser.driver import Phone
from tests.browser.scorer import begin_match, type_deal
from tests.browser.server import Server
from tests.browser.test_screens import COMMON, nameless, small
from tests.ui.device import FOUR, played, session_in


@pytest.fixture
def second(tmp_path: Path) -> Iterator[Server]:
    """Another app with an empty store."""
    server = Server(tmp_path / "second").start()
    yield server
    server.kill()


def exported(phone: Phone, folder: Path) -> Path:
    """The file that the export of the latest match gives."""
    phone.tap("send-0")
    with phone.page.expect_download() as download:
        phone.tap("send-record")
    phone.wait_text("downloads of this browser")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    phone.tap("close")
    phone.wait_gone("close")
    return path


def chosen(phone: Phone, file: Path) -> None:
    """Choose a file on the import screen."""
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("choose")
    chooser.value.set_files(file)


def to_import(phone: Phone) -> None:
    """Go the way to the import from any tab."""
    phone.tap("tab-more")
    phone.tap("exchange")
    phone.tap("import")
    phone.box("choose")


def to_matches(phone: Phone) -> None:
    """Go back from the import to the list of matches."""
    phone.tap("back")
    phone.box("everything")
    phone.tap("back")
    phone.tap("tab-matches")
    phone.box("match-0")


def totals(phone: Phone) -> list[str]:
    """The totals on the table."""
    return [phone.text(f"total-{side}") for side in (0, 1)]


@pytest.fixture
def moved(
    app: Server, second: Server, new_phone: NewPhone, tmp_path: Path
) -> tuple[Phone, Phone, Path]:
    """A match here, on its way to an app there whose import screen is open; and its file."""
    here, there = new_phone().open(app.url), new_phone().open(second.url)
    begin_match(here)
    type_deal(here, COMMON)
    here.tap("tab-matches")
    file = exported(here, tmp_path)
    to_import(there)
    chosen(there, file)
    there.box("new")
    return here, there, file


def test_a_match_moves_to_another_app_and_a_second_time_changes_nothing(
    moved: tuple[Phone, Phone, Path],
) -> None:
    here, there, file = moved
    assert there.lasting(lambda: [*small(there.boxes()), *nameless(there.boxes())]) == []
    there.tap("take")
    there.wait_text("One match was added.")
    chosen(there, file)
    there.wait_text("Importing it would change nothing.")
    assert not there.has("take")
    here.tap("tab-table")
    score = totals(here)
    to_matches(there)
    there.tap("match-0")
    there.wait_until(lambda: totals(there) == score, "the same totals")


def test_the_picture_of_a_score_sheet_has_more_than_the_screen_shows(
    tmp_path: Path, new_phone: NewPhone
) -> None:
    with contextlib.closing(session_in(tmp_path / "data")) as session:
        played(session, FOUR, *((100 + deal, 50) for deal in range(24)))
    server, phone = Server(tmp_path / "data").start(), new_phone()
    try:
        phone.open(f"{server.url}sheet?share")
        with phone.page.expect_download() as download:
            phone.tap("share-save-picture")
        phone.wait_text("downloads of this browser")
        header = Path(download.value.path()).read_bytes()[:24]
    finally:
        server.kill()
    assert header.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", header[16:])
    assert width == 2 * 390
    assert height > 2 * 844
