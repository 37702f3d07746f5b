"""Programs that are killed: the store as it is after each line that was written."""

from collections.abc import Iterator
from pathlib import Path

from scorekeeper.services import Session, open_session
from scorekeeper.services.session import FILE
from tests.support.sessions import SteppingClock


def after_each_line(session: Session, folder: Path, *, since: int) -> Iterator[Session]:
    """The session that is found in `folder` when the program was killed after each line.

    The first one has so many lines as `since` says.
    """
    lines = session.path.read_bytes().splitlines(keepends=True)
    for count in range(since, len(lines) + 1):
        copy = folder / f"after-{count}"
        copy.mkdir(parents=True)
        (copy / FILE).write_bytes(b"".join(lines[:count]))
        found = open_session(copy, now=SteppingClock(), new_uid=iter(()).__next__)
        yield found
        found.close()


def lines_of(session: Session) -> int:
    return len(session.path.read_bytes().splitlines())
