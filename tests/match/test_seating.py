"""Who sits where, who deals and who leads, also after somebody was replaced."""

from typing import Any

import pytest

from scorekeeper.match import progress, seats_of
from scorekeeper.match.seating import dealers, default_seats
from tests.match.kit import by_totals, match, stand

THREE = [{"name": name, "players": [name]} for name in ("Ana", "Ben", "Cleo")]
SIX = [{"name": "Red", "players": ["A", "B", "C"]}, {"name": "Blue", "players": ["X", "Y", "Z"]}]


def dealers_of(*deals: dict[str, Any], **fields: Any) -> list[str | None]:
    total = by_totals((0, 0))[0]
    found = stand(deals=[total | deal for deal in deals], **fields)
    return [*(deal.dealer for deal in found.deals), found.dealer]


def test_partners_sit_across() -> None:
    assert seats_of(match()) == ("Ana", "Cleo", "Ben", "Dov")
    six = match(ruleset="classic_6p", sides=SIX)
    assert default_seats(six.sides) == ("A", "X", "B", "Y", "C", "Z")


def test_uneven_sides_sit_as_far_as_they_reach() -> None:
    five = [{"name": "Two", "players": ["A", "B"]}, {"name": "Three", "players": ["X", "Y", "Z"]}]
    assert seats_of(match(sides=five)) == ("A", "X", "B", "Y", "Z")


def test_third_player_of_a_side_rests_in_turn_without_leading() -> None:
    five = [{"name": "Three", "players": ["A", "B", "C"]}, {"name": "Two", "players": ["X", "Y"]}]
    stands = [stand(sides=five, deals=by_totals(*[(0, 0)] * deals)) for deals in range(5)]
    seen = [(one.resting, one.dealer, one.leader) for one in stands]
    assert seen == [
        (("A",), "A", "X"),
        (("B",), "X", "Y"),
        (("C",), "B", "Y"),
        (("A",), "Y", "C"),
        (("B",), "C", "A"),
    ]
    assert stand().resting == ()


def test_the_deal_moves_on_by_one_seat() -> None:
    assert dealers_of({}, {}, {}, {}) == ["Ana", "Cleo", "Ben", "Dov", "Ana"]


def test_the_first_dealer_may_be_anybody() -> None:
    assert dealers_of({}, {}, first_dealer="Ben") == ["Ben", "Dov", "Ana"]


def test_anticlockwise_the_deal_goes_the_other_way() -> None:
    assert dealers_of({}, {}, {}, direction=-1) == ["Ana", "Dov", "Ben", "Cleo"]
    assert dealers_of({}, {}, first_dealer="Cleo", direction=-1) == ["Cleo", "Ana", "Dov"]


def test_the_table_may_sit_otherwise() -> None:
    seats = ["Dov", "Ben", "Cleo", "Ana"]
    assert dealers_of({}, {}, seats=seats, first_dealer="Cleo") == ["Cleo", "Ana", "Dov"]


def test_a_dealer_who_is_named_deals_and_the_next_seat_follows() -> None:
    assert dealers_of({}, {"dealer": "Dov"}, {}) == ["Ana", "Dov", "Ana", "Cleo"]


def test_a_dealer_who_sits_at_another_table_changes_nothing() -> None:
    assert dealers_of({"dealer": "Zoe"}, {}) == ["Ana", "Cleo", "Ben"]


def test_dealer_of_earlier_deals_stays_after_replacement() -> None:
    """Ana's deal before she left was once booked for whoever sat first at the end."""
    later = {"seats": ["Zoe", "Cleo", "Ben", "Dov"]}
    assert dealers_of({}, {}, later, {}) == ["Ana", "Cleo", "Ben", "Dov", "Zoe"]
    assert dealers_of({}, {}, later, {}, first_dealer="Ana") == ["Ana", "Cleo", "Ben", "Dov", "Zoe"]
    replaced = match(deals=[*by_totals((0, 0)), *by_totals((0, 0), **later)])
    assert seats_of(replaced, 0) == ("Ana", "Cleo", "Ben", "Dov")
    assert seats_of(replaced, 1) == seats_of(replaced) == ("Zoe", "Cleo", "Ben", "Dov")


def test_two_may_be_replaced_one_after_the_other() -> None:
    first = {"seats": ["Zoe", "Cleo", "Ben", "Dov"]}
    second = {"seats": ["Zoe", "Yan", "Ben", "Dov"], "dealer": "Yan"}
    assert dealers_of(first, second, {}) == ["Zoe", "Yan", "Ben", "Dov"]


def test_the_leader_sits_next_to_the_dealer() -> None:
    played = [match(deals=by_totals((0, 0)) * deals) for deals in range(3)]
    assert [progress(match).leader for match in played] == ["Cleo", "Ben", "Dov"]
    anticlockwise = match(direction=-1)
    assert progress(anticlockwise).leader == "Dov"


def test_three_alone_deal_in_turn() -> None:
    found = stand(ruleset="classic_3p", sides=THREE, deals=by_totals((0, 0, 0), (5, 5, 5)))
    assert [deal.dealer for deal in found.deals] == ["Ana", "Ben"]
    assert found.dealer == "Cleo"


def test_match_without_names_has_no_dealer() -> None:
    nameless = [{"name": "A"}, {"name": "B"}]
    assert dealers_of({}, {"dealer": "Ana"}, sides=nameless) == [None, None, None]
    assert progress(match(sides=nameless)).leader is None


@pytest.mark.parametrize("played_so_far", range(5))
@pytest.mark.parametrize("direction", [1, -1])
def test_the_turn_to_deal_moves_on_from_the_deals_that_were_played(
    played_so_far: int, direction: int
) -> None:
    found = match(deals=by_totals((0, 0)) * played_so_far, direction=direction)
    seats = ("Ana", "Cleo", "Ben", "Dov")
    turns = range(played_so_far + 1)
    assert dealers(found) == tuple(seats[deal * direction % 4] for deal in turns)
