"""Colours of sides and players: with the match, with the person, in files and backups."""

import json

from scorekeeper.match import MatchUid, Player, Side, SideColor
from scorekeeper.services import Session
from tests.services.conftest import Reopen, classic, import_text, start_match
from tests.support.matches import CLEO_DOV

ANA_BEN = Side("Ana & Ben", (Player("Ana"), Player("Ben")), color="mint")
CHOSEN = {"sides": (ANA_BEN, CLEO_DOV), "player_colors": {"Ana": SideColor.MINT}}


def colors(session: Session, uid: MatchUid) -> tuple[SideColor, ...]:
    return session.matches.open(uid).match.colors


def test_match_and_player_keep_a_chosen_colour(session: Session, reopen: Reopen) -> None:
    uid = start_match(session, **CHOSEN)
    later = reopen()
    assert colors(later, uid) == (SideColor.MINT, SideColor.RED)
    assert later.people.colors() == {"Ana": SideColor.MINT}


def test_match_without_a_choice_is_stored_as_before(session: Session) -> None:
    uid = start_match(session)
    assert "color" not in session.exchange.export_json([uid])
    assert not session.people.colors()
    assert session.exchange.export_json().count('"people": []') == 1


def test_colour_of_a_match_stays_when_the_player_takes_another(session: Session) -> None:
    uid = start_match(session, **CHOSEN)
    (ana,) = (one.who for one in session.people.list() if one.who.name == "Ana")
    ana = session.people.set_color(ana, SideColor.LILAC)
    assert session.people.colors() == {"Ana": SideColor.LILAC}
    assert colors(session, uid)[0] is SideColor.MINT
    session.people.rename(ana, "Anna")
    assert session.people.colors() == {"Anna": SideColor.LILAC}, "a new name keeps it"
    session.people.set_color(ana, None)
    assert not session.people.colors()
    people = json.loads(session.exchange.export_json())["people"]
    assert all("color" not in person for person in people)


def test_colour_changes_with_the_settings_and_back_by_undo(session: Session) -> None:
    uid = start_match(session)
    session.matches.correct_set_up(uid, classic(**CHOSEN), seen=session.matches.number(uid))
    assert colors(session, uid)[0] is SideColor.MINT
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert colors(session, uid) == (SideColor.BLUE, SideColor.RED)


def test_one_file_brings_the_colours_to_a_new_phone(here: Session, there: Session) -> None:
    uid = start_match(here, **CHOSEN)
    import_text(there, here.exchange.export_json())
    assert colors(there, uid) == colors(here, uid)
    assert there.people.colors() == {"Ana": SideColor.MINT}


def test_colour_of_a_newer_version_counts_as_that_of_the_seat(
    here: Session, there: Session
) -> None:
    uid = start_match(here, **CHOSEN)
    record = here.exchange.export_json([uid]).replace('"mint"', '"ultraviolet"')
    assert json.loads(record)["sides"][0]["color"] == "ultraviolet"
    import_text(there, record)
    assert colors(there, uid) == (SideColor.BLUE, SideColor.RED)
    assert there.exchange.export_json([uid]).count("ultraviolet") == record.count("ultraviolet")
