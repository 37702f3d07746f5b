"""First names at a club's table, where whole names are cut: only if they tell everybody apart."""

import pytest

from scorekeeper.services import Session
from scorekeeper.view_models.side_names import short_names
from tests.club_ui.sessions import club_night, table_at
from tests.ui.device import device

FOUR = (("Bernd Vogel", "Piet van den Berg"), ("Cleo Dahl", "Dov Elm"))


def shorts(session: Session, pairs: tuple[tuple[str, ...], ...] = FOUR) -> list[str]:
    """The short names of the sides at table 1 of an evening of these pairs."""
    match = table_at(session, club_night(session, pairs)).match
    assert match is not None
    return sorted(short_names(session.matches.open(match).match))


def test_sides_go_by_the_first_names_of_their_players(session: Session) -> None:
    assert shorts(session) == ["Bernd & Piet", "Cleo & Dov"]


def test_a_name_that_has_room_stays_whole(session: Session) -> None:
    pairs = (("Anna K.", "Ben"), ("Bernd Vogel", "Piet van den Berg"))
    assert shorts(session, pairs) == ["Anna K. & Ben", "Bernd & Piet"]


def test_shared_first_name_makes_all_names_whole(session: Session) -> None:
    pairs = (("Ana Berg", "Ben Cole"), ("Ana Dahl", "Dov Elm"))
    assert shorts(session, pairs) == ["Ana Berg & Ben Cole", "Ana Dahl & Dov Elm"]


@pytest.mark.parametrize("route", ["/", "/record", "/view", "/adjust", "/meld"])
async def test_the_organiser_too_sees_first_names_where_there_is_no_room(
    session: Session, route: str
) -> None:
    """The score cards and the rows of deals of a club's table said "Bernd Vogel & P…"."""
    match = table_at(session, club_night(session, FOUR)).match
    session.settings.choose("this-device", match=match)
    async with device(session, route=route, width=390, height=844) as ui:
        assert ui.has_text("Bernd & Piet")


async def test_in_large_text_a_deal_is_typed_under_first_names(session: Session) -> None:
    match = table_at(session, club_night(session, FOUR)).match
    session.settings.choose("this-device", match=match)
    async with device(session, route="/record") as ui:
        ruler = next(node for node in ui.nodes() if node.data.get("on_size_change"))
        await ui.fire(ruler, "size_change", {"w": 112, "h": 200})
        assert ui.text("who-0") in {"Bernd & Piet", "Cleo & Dov"}
