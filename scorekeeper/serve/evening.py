"""A club's evening served: the club's server over a session, with the screens of each role."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scorekeeper.serve.club import serve_club
from scorekeeper.serve.to_copy import running_evening

if TYPE_CHECKING:
    from pathlib import Path

    from scorekeeper.serve.club import ClubOptions, Serving
    from scorekeeper.serve.mains import Mains
    from scorekeeper.session import Session
    from scorekeeper.words import Words


def serve_evening(session: Session, *, options: ClubOptions, data_dir: Path, words: Words) -> int:
    """Serve the club's part of a session with its own screens; see `serve_club`."""

    def mains(serving: Serving) -> Mains:
        from scorekeeper.serve.mains import Mains  # noqa: PLC0415  Flet and all screens
        from scorekeeper.ui import app  # noqa: PLC0415
        from scorekeeper.ui.visitors import screen_app, table_app  # noqa: PLC0415

        return Mains(
            organiser=app(session, words, serving=serving),
            table=table_app(session, words),
            screen=screen_app(session, words),
        )

    club = session.club
    return serve_club(
        club,
        mains,
        evening_file=running_evening(club),
        options=options,
        data_dir=data_dir,
        words=words,
    )
