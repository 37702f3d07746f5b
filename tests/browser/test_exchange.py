"""Files leave a real browser as downloads and come in by its own dialog.

`tests/ui/test_exchange.py` has what an import does.
"""

import contextlib
import struct
from pathlib import Path

from scorekeeper.services import Session
from tests.browser.conftest import NewApp
from tests.browser.driver import Phone
from tests.browser.test_screens import nameless, small
from tests.tools.gallery.model import arrive
from tests.ui.device import FOUR, record_match, session_in

DEALS = 24
"""More than a screen shows."""


def long_match(session: Session) -> None:
    record_match(session, FOUR, *((100 + deal, 50) for deal in range(DEALS)))


def exported(phone: Phone, folder: Path) -> Path:
    """The file that the export of the latest match gives."""
    phone.tap("more-0")
    phone.tap("send-0")
    with phone.page.expect_download() as download:
        phone.tap("send-record")
    phone.wait_text("browser’s downloads")
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    phone.tap("close")
    phone.wait_gone("close")
    return path


def chosen(phone: Phone, file: Path) -> None:
    """Choose a file on the import screen."""
    with phone.page.expect_file_chooser() as chooser:
        phone.tap("import-choose")
    chooser.value.set_files(file)


def of_another_app(folder: Path) -> Path:
    """A file with a match that only another app has."""
    with contextlib.closing(session_in(folder / "other")) as session:
        record_match(session, FOUR, (500, 120))
        file = folder / "other.json"
        file.write_text(session.exchange.export_json(), "utf-8")
        return file


def test_pictures_and_matches_are_downloaded_and_matches_come_in(
    new_app: NewApp, phone: Phone, tmp_path: Path
) -> None:
    phone.open(new_app(long_match).url)
    phone.wait_says("total-0", "2,676")
    arrive(phone, "/share", "share-save-picture")
    assert picture_of(phone) == (2 * 540, 2 * 675)
    phone.tap("share-sheet")
    phone.box("needs")
    width, height = picture_of(phone)
    assert width == 2 * (390 - 24), "as wide as the screen without its padding"
    assert height > 2 * 844, "it has more than the screen shows"
    phone.tap("back")

    phone.tap("tab-matches")
    file = exported(phone, tmp_path)
    for name in ("tab-more", "exchange", "exchange-import"):
        phone.tap(name)
    chosen(phone, of_another_app(tmp_path))
    phone.box("import-new")
    assert phone.lasting(lambda: [*small(phone.boxes()), *nameless(phone.boxes())]) == []
    phone.tap("import-take")
    phone.wait_text("One game was added.")
    chosen(phone, file)
    phone.wait_text("Importing it would change nothing.")
    assert not phone.has("import-take")


def picture_of(phone: Phone) -> tuple[int, int]:
    """Return the width and height of the picture that is saved."""
    with phone.page.expect_download() as download:
        phone.tap("share-save-picture")
    phone.wait_text("browser’s downloads")
    content = Path(download.value.path()).read_bytes()
    assert content.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", content[16:24])
    return width, height
