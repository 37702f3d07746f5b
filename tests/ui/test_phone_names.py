"""First names on the score cards of a club's table: only where they tell everybody apart."""

from typing import Any

from scorekeeper.services import Session
from scorekeeper.ui.screens.phone.screen import with_first_names
from tests.ui.club_evening import club_night, table_at


def shorts(session: Session, uid: Any) -> list[str | None]:
    """The short names of the sides at table 1."""
    match = table_at(session, uid).match
    assert match is not None
    return [side.short for side in with_first_names(session.matches.open(match)).match.sides]


def test_sides_go_by_the_first_names_of_their_players(session: Session) -> None:
    uid = club_night(session, (("Ana Berg", "Ben Cole"), ("Cleo Dahl", "Dov Elm")))
    assert sorted(map(str, shorts(session, uid))) == ["Ana & Ben", "Cleo & Dov"]


def test_where_two_share_a_first_name_everybody_keeps_the_whole_name(session: Session) -> None:
    uid = club_night(session, (("Ana Berg", "Ben Cole"), ("Ana Dahl", "Dov Elm")))
    assert shorts(session, uid) == [None, None]


def test_the_whole_name_is_what_is_shown_where_it_has_room(session: Session) -> None:
    uid = club_night(session, (("Ana Berg", "Ben Cole"), ("Cleo Dahl", "Dov Elm")))
    match = table_at(session, uid).match
    assert match is not None
    opened = session.matches.open(match)
    assert [side.name for side in with_first_names(opened).match.sides] == [
        side.name for side in opened.match.sides
    ]
