"""Files of a site: their addresses, their content, and the folder or archive that contains them.

Used for the pages of a club and of a league. No file contains the time of writing, so that the
same store gives the same bytes.
"""

import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.sheets import Sheet, csv_of
from scorekeeper.publishing import pages
from scorekeeper.publishing.folder import whole_folder
from scorekeeper.publishing.pages import Page

LISTING = "published.txt"
"""Name of the file that lists the others; it marks a folder as published by this program."""
UP = "../"
DIGEST_LENGTH = 10  # hexadecimal digits in the address of a page
ARCHIVE_TIME = (2000, 1, 1, 0, 0, 0)  # of every file in an archive
ARCHIVE_MODE = 0o644 << 16  # zip files keep Unix permissions in the upper 16 bits


@dataclass(frozen=True, slots=True, kw_only=True)
class SitePage:
    """A page of a site, with tables beside it as CSV files."""

    path: str
    page: Page
    tables: Mapping[str, Sheet] = field(default_factory=dict)
    """Tables by their path."""


def page_path(folder: str, uid: str, *parts: str) -> str:
    """Return the path of a page, which stays the same when names change.

    Args:
        folder: The folder within the site.
        uid: Id of the page's subject; the path has a digest of it.
        parts: Texts before the digest, such as a date.
    """
    # "surrogatepass": a damaged file may have an id that is not valid Unicode.
    digest = sha256(uid.encode("utf-8", "surrogatepass")).hexdigest()[:DIGEST_LENGTH]
    return f"{folder}/{'-'.join((*parts, digest))}.html"


def rendered_files(words: Words, site_pages: Iterable[SitePage]) -> Iterator[tuple[str, bytes]]:
    """Yield path and content of the style sheet, and of each page and table."""
    yield pages.STYLE_FILE, pages.style_sheet().encode()
    for site_page in site_pages:
        # An empty address would embed the style sheet in the page, so it is "./" here.
        root = UP if "/" in site_page.path else "./"
        html = pages.page_html(words, site_page.page, root=root)
        yield site_page.path, html.encode()
        for path, sheet in site_page.tables.items():
            yield path, csv_of(sheet).encode()


def write_folder(files: Iterable[tuple[str, bytes]], folder: Path) -> list[str]:
    """Write the files of a site into a folder, in place of those published there before.

    Args:
        files: Path and content of each file; paths have at most one folder.
        folder: The folder: new, empty, or published before.

    Returns:
        The paths.

    Raises:
        FolderError: If the folder cannot be written; its content is then unchanged.
    """
    paths: list[str] = []
    with whole_folder(folder, listing=LISTING) as fresh:
        for path, content in files:
            (fresh / path).parent.mkdir(exist_ok=True)
            (fresh / path).write_bytes(content)
            paths.append(path)
    return paths


def zip_archive(files: Mapping[str, bytes]) -> bytes:
    """Return the files of a site as a zip archive."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, ARCHIVE_TIME)
            entry.external_attr = ARCHIVE_MODE
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)
    return content.getvalue()
