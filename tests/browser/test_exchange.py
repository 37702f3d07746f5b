"""A match travels from one app to another as a file, in real browsers with real downloads."""

import struct
from pathlib import Path

from scorekeeper.services import Session
from tests.browser.conftest import NewApp, NewPhone
from tests.browser.driver import Phone
from tests.browser.server import Server
from tests.browser.test_screens import nameless, small
from tests.gallery.model import arrive
from tests.ui.device import FOUR, played

DEALS = 24
"""More than a screen shows."""


def long_match(session: Session) -> None:
    played(session, FOUR, *((100 + deal, 50) for deal in range(DEALS)))


def exported(phone: Phone, folder: Path) -> Path:
    """The file that the export of the latest match gives."""
    phone.tap("more-0")
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


def test_a_match_moves_to_another_app_and_a_second_time_changes_nothing(
    new_app: NewApp, app: Server, new_phone: NewPhone, tmp_path: Path
) -> None:
    here, there = new_phone().open(new_app(long_match).url), new_phone().open(app.url)
    here.wait_says("total-0", "2,676")
    here.tap("tab-matches")
    file = exported(here, tmp_path)

    for name in ("tab-more", "exchange", "import"):
        there.tap(name)
    chosen(there, file)
    there.box("new")
    assert there.lasting(lambda: [*small(there.boxes()), *nameless(there.boxes())]) == []
    there.tap("take")
    there.wait_text("One match was added.")
    chosen(there, file)
    there.wait_text("Importing it would change nothing.")
    assert not there.has("take")
    there.tap("back")
    there.box("everything")
    there.tap("back")
    for name in ("tab-matches", "match-0"):
        there.tap(name)
    there.wait_says("total-0", "2,676")
    there.wait_says("total-1", "1,200")

    here.tap("tab-table")
    here.box("record")
    width, height = picture_of(here, "/sheet?share")
    assert width == 2 * 390
    assert height > 2 * 844, "it has more than the screen shows"
    here.tap("close")
    here.tap("back")
    here.box("record")
    assert picture_of(here, "/share") == (2 * 540, 2 * 675)


def picture_of(phone: Phone, address: str) -> tuple[int, int]:
    """Return the width and height of the picture that is saved at an address."""
    arrive(phone, address, "share-save-picture")
    with phone.page.expect_download() as download:
        phone.tap("share-save-picture")
    phone.wait_text("downloads of this browser")
    content = Path(download.value.path()).read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    return width, height
