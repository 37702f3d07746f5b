"""Who played a side: by uid where one is known, and whoever took a seat over."""

from dataclasses import replace

from scorekeeper.match import Player
from scorekeeper.match.seating import Person, people_of
from tests.match.kit import ANA_BEN, by_totals, match


def test_whoever_took_a_seat_over_plays_for_its_side_from_then_on() -> None:
    deals = by_totals((1, 2)) + by_totals((1, 2), seats=["Zoe", "Cleo", "Ben", "Dov"])
    found = replace(match(deals=deals), others=(Player("Zoe", "z"),))
    assert people_of(found, 0, 0) == (Person("Ana", "Ana"), Person("Ben", "Ben"))
    assert people_of(found, 0, 1) == (Person("z", "Zoe"), Person("Ben", "Ben"))
    assert [one.name for one in people_of(found, 0)] == ["Zoe", "Ben"]
    assert people_of(found, 1) == people_of(found, 1, 0)


def test_a_person_is_known_by_the_uid_and_without_one_by_the_name() -> None:
    known = {**ANA_BEN, "players": [{"name": "Ana", "uid": "a"}, "Ben"]}
    found = match(sides=[known, {"name": "East-West", "players": ["Cleo", "Dov"]}])
    assert [one.key for one in people_of(found, 0)] == ["a", "Ben"]


def test_seats_of_another_number_take_nobodys_place() -> None:
    found = match(deals=by_totals((1, 2)))
    short = replace(found.deals[0], seats=("Zoe", "Cleo", "Ben"))
    assert [one.name for one in people_of(replace(found, deals=(short,)), 0)] == ["Ana", "Ben"]
