"""Write the site of a club: load the published data, make the pages, fill the folder."""

from dataclasses import dataclass
from pathlib import Path

from scorekeeper.i18n.messages import Words
from scorekeeper.publishing.club_pages import club_pages
from scorekeeper.publishing.published_club import PublishedClub, PublishOptions, load_published_club
from scorekeeper.publishing.site_files import rendered_files, write_folder
from scorekeeper.services import Session


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishedSite:
    """The numbers in the report on a published site."""

    folder: Path
    files: int
    evenings: int


def publish(session: Session, words: Words, options: PublishOptions, folder: Path) -> PublishedSite:
    """Write a club's site into a folder, in place of the one published there before.

    Raises:
        FolderError: If the folder cannot be written; its content is then unchanged.
    """
    published = load_published_club(session, words, options)
    paths = write_folder(site_files(published).items(), folder)
    return PublishedSite(
        folder=folder.expanduser(), files=len(paths), evenings=len(published.evenings)
    )


def site_files(published: PublishedClub) -> dict[str, bytes]:
    """Return the content of every file of a site by its path, sorted."""
    files = rendered_files(published.words, club_pages(published))
    return dict(sorted(files))
