"""View models of players, without a screen."""

from datetime import date

import pytest

from scorekeeper.i18n import Words
from scorekeeper.match import Player, Side
from scorekeeper.services import Identity, KnownPerson, Session, SetUp
from scorekeeper.view_models.people import (
    check_name,
    known_people,
    latest_people,
    matching_people,
    merge_refusal,
    person_groups,
    person_results,
    person_row,
    suggested_names,
)
from tests.support.matches import CLEO_DOV
from tests.ui.device import CLASSIC, FOUR, record_match

WORDS = Words("en")
ANNA_BEN = Side("Anna & Ben", (Player("Anna"), Player("Ben")))


def person(session: Session, name: str) -> KnownPerson:
    """Return a player by name."""
    return next(known for known in known_people(session) if known.who.name == name)


def test_people_list_leaves_out_names_of_seats(session: Session) -> None:
    seats = Side("East–West", (Player("East"), Player("Player 4")))
    record_match(session, SetUp(ruleset=CLASSIC, sides=(ANNA_BEN, seats)), (100, 200))
    assert [known.who.name for known in known_people(session)] == ["Anna", "Ben"]


def test_latest_people_begin_with_those_without_game(session: Session) -> None:
    """The players of the latest game follow in the order of their seats."""
    record_match(session, FOUR)
    record_match(session, SetUp(ruleset=CLASSIC, sides=(ANNA_BEN, CLEO_DOV)))
    session.people.add("Zoe")
    names = [known.who.name for known in latest_people(session)]
    assert names == ["Zoe", "Anna", "Cleo", "Ben", "Dov", "Ana"]


def test_people_are_grouped_by_their_latest_game(session: Session) -> None:
    """The games of the test are of 1 November."""
    record_match(session, FOUR, (5200, 300))
    record_match(session, SetUp(ruleset=CLASSIC, sides=(ANNA_BEN, CLEO_DOV)))
    session.people.add("Zoe")
    people = known_people(session)
    results = person_results(session, people)
    groups = person_groups(WORDS, session, people, results, date(2026, 11, 20))
    assert [group.title for group in groups] == ["Played this month", "Not yet in a game"]
    rows = {row.name: row for group in groups for row in group.rows}
    assert (rows["Ana"].wins, rows["Ana"].games) == ("1", "of 1 won")
    assert rows["Ana"].detail == "with Ben · Sun 1 Nov"
    assert (rows["Anna"].wins, rows["Anna"].detail) == ("", "with Ben · Sun 1 Nov")
    assert rows["Zoe"].detail == ""

    later = person_groups(WORDS, session, people, {}, date(2027, 2, 1))
    assert [group.title for group in later] == ["Earlier", "Not yet in a game"]
    assert later[0].rows[0].wins == "", "the results are still being counted"


def test_person_row_names_merged_players(session: Session) -> None:
    record_match(session, FOUR)
    record_match(session, SetUp(ruleset=CLASSIC, sides=(ANNA_BEN, CLEO_DOV)))
    session.people.merge(person(session, "Anna").who, into=person(session, "Ana").who)
    row = person_row(WORDS, person(session, "Ana"), None, "", date(2026, 11, 20))
    assert (row.name, row.detail) == ("Ana", "Also played as Anna")


@pytest.mark.parametrize(
    ("typed", "names"),
    [("", ("Ana", "Cleo")), ("c", ("Cleo",)), (" CL", ("Cleo",)), ("x", ())],
)
def test_suggested_names_begin_with_typed_text(typed: str, names: tuple[str, ...]) -> None:
    """Ben is at the table already."""
    assert suggested_names(["Ana", "Ben", "Cleo"], taken={"Ben"}, typed=typed) == names


@pytest.mark.parametrize(
    ("name", "can_save"),
    [("", False), ("Ana", False), (" Ana ", False), ("Ben", False), ("Anna", True)],
)
def test_name_check_refuses_unchanged_and_taken_names(
    session: Session, name: str, *, can_save: bool
) -> None:
    record_match(session, FOUR)
    people = known_people(session)
    check = check_name(WORDS, person(session, "Ana").who, name, people)
    assert check.can_save == can_save
    assert bool(check.taken) == (name == "Ben")


def test_name_check_refuses_name_of_seat() -> None:
    nobody = Identity(uid=None, name="")
    check = check_name(WORDS, nobody, "Player 2", ())
    assert "is the name of a seat" in check.seat
    assert not check.can_save
    assert check_name(WORDS, nobody, "Player 2 of the Tuesday table", ()).can_save


def test_players_who_met_cannot_be_merged(session: Session) -> None:
    record_match(session, FOUR)
    record_match(session, SetUp(ruleset=CLASSIC, sides=(ANNA_BEN, CLEO_DOV)))
    people = known_people(session)
    ana = person(session, "Ana")
    assert merge_refusal(WORDS, ana, person(session, "Anna").who, people) == ""
    refusal = merge_refusal(WORDS, ana, person(session, "Cleo").who, people)
    assert refusal.startswith("They have played in the same game")


def test_people_are_found_by_a_part_of_any_of_their_names(session: Session) -> None:
    record_match(session, FOUR)
    people = known_people(session)
    assert [found.who.name for found in matching_people(people, " CLE")] == ["Cleo"]
    assert matching_people(people, "") == people
    assert matching_people(people, "nobody") == ()
