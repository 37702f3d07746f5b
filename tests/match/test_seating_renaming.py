"""A match under other names: whoever is called otherwise is so wherever a name is said."""

from dataclasses import replace

import pytest

from scorekeeper.match import Match, Player, Side
from scorekeeper.match.model import Arrangement, PlayedDeal
from scorekeeper.match.seating import (
    all_players,
    current_sides,
    renamed_deal,
    renamed_match,
    with_players,
)
from scorekeeper.scoring import Deal
from tests.match.kit import by_totals, match

SEATS = ["Ana", "Cleo", "Ben", "Dov"]
CALLED = {
    "Ana": Player("Anna", "a"),
    "Dov": Player("David"),
    "Zoe": Player("Zoë", "z"),
    "Yan": Player("Jan", "y"),
}


def whole() -> Match:
    """A match in which every field that says a name says one."""
    deals = by_totals((100, 50))
    deals += by_totals((5, 10), seats=["Zoe", "Cleo", "Ben", "Dov"], dealer="Dov")
    deals += by_totals((5, 10), out_player="Zoe", confirmed_by=["Dov", "Cleo"])
    found = match(deals=deals, seats=SEATS, first_dealer="Ana")
    arranged = Arrangement(
        after=found.deals[-1].uid, dealer="Yan", seats=("Yan", "Cleo", "Ben", "Dov")
    )
    return replace(found, arranged=arranged)


def test_a_match_names_its_players_and_whoever_took_over_each_once() -> None:
    assert [player.name for player in all_players(whole())] == [
        *("Ana", "Ben", "Cleo", "Dov"),
        *("Yan", "Zoe"),
    ]


def test_names_include_substitutes_of_past_and_next_deals() -> None:
    found = match(deals=by_totals((5, 10), seats=["Zoe", "Cleo", "Ben", "Dov"], uid="d1"))
    assert "Zoe" in {player.name for player in all_players(found)}
    seats = ("Yan", "Cleo", "Ben", "Dov")
    coming = replace(found, arranged=Arrangement(after=found.deals[-1].uid, seats=seats))
    assert "Yan" in {player.name for player in all_players(coming)}


def test_names_include_unseated_out_player_and_next_dealer() -> None:
    found = match(deals=by_totals((5, 10), out_player="Zoe", uid="d1"))
    arranged = replace(found, arranged=Arrangement(after=found.deals[-1].uid, dealer="Yan"))
    assert {"Zoe", "Yan"} <= {player.name for player in all_players(arranged)}
    late = replace(found, arranged=Arrangement(after=None, dealer="Yan"))
    assert "Yan" not in {player.name for player in all_players(late)}, "that deal was played"


def test_every_name_of_a_match_follows() -> None:
    found = renamed_match(whole(), CALLED)
    assert [side.players for side in found.sides] == [
        (Player("Anna", "a"), Player("Ben")),
        (Player("Cleo"), Player("David")),
    ]
    assert found.seats == ("Anna", "Cleo", "Ben", "David")
    assert found.first_dealer == "Anna"
    assert [deal.seats for deal in found.deals] == [None, ("Zoë", "Cleo", "Ben", "David"), None]
    assert [deal.dealer for deal in found.deals] == [None, "David", None]
    assert [deal.out_player for deal in found.deals] == [None, None, "Zoë"]
    assert [deal.confirmed_by for deal in found.deals] == [(), (), ("David", "Cleo")]
    assert found.arranged is not None
    assert (found.arranged.dealer, found.arranged.seats) == ("Jan", ("Jan", "Cleo", "Ben", "David"))
    assert found.others == (Player("Zoë", "z"), Player("Jan", "y"))


def test_renaming_covers_the_dealer_of_an_arranged_deal() -> None:
    dealer = replace(whole(), arranged=Arrangement(dealer="Dov"))
    assert renamed_match(dealer, CALLED).arranged == Arrangement(dealer="David")
    nobody = replace(whole(), arranged=Arrangement(), first_dealer=None, seats=())
    found = renamed_match(nobody, CALLED)
    assert (found.arranged, found.first_dealer, found.seats) == (Arrangement(), None, ())
    assert renamed_match(replace(whole(), arranged=None), CALLED).arranged is None


def test_renaming_nobody_returns_the_same_match() -> None:
    found = whole()
    assert renamed_match(found, {}) is found


def test_renamed_players_at_the_table_are_no_strangers() -> None:
    called = {"Ana": Player("Anna", "a"), "Zoe": Player("Zoë"), "Xi": Player("Ben", "b")}
    assert renamed_match(whole(), called).others == ()


@pytest.mark.parametrize(
    ("own", "called", "then"),
    [("a", None, "a"), (None, "z", "z"), ("a", "z", "z"), (None, None, None)],
)
def test_a_uid_that_is_known_stays_where_the_new_name_brings_none(
    own: str | None, called: str | None, then: str | None
) -> None:
    sides = (Side("One", (Player("Ana", own),)), Side("Two", (Player("Ben"),)))
    found = renamed_match(replace(match(), sides=sides), {"Ana": Player("Anna", called)})
    assert found.sides[0].players == (Player("Anna", then),)


def test_a_deal_follows_by_itself() -> None:
    played = PlayedDeal(
        deal=Deal(()), dealer="Ana", out_player="Dov", seats=("Ana", "Cleo"), confirmed_by=("Ana",)
    )
    found = renamed_deal(CALLED, played)
    assert (found.dealer, found.out_player) == ("Anna", "David")
    assert (found.seats, found.confirmed_by) == (("Anna", "Cleo"), ("Anna",))
    bare = PlayedDeal(deal=Deal(()))
    assert renamed_deal(CALLED, bare) == bare


@pytest.mark.parametrize(
    ("name", "players", "now", "then"),
    [
        ("Ana & Ben", ["Ana", "Ben"], ["Zoe", "Ben"], "Zoe & Ben"),
        ("Ana & Ben", ["Ana", "Ben"], ["Ben", "Ana"], "Ben & Ana"),
        ("Ann & Anna", ["Ann", "Anna"], ["Xi", "Yo"], "Xi & Yo"),
        ("North", ["Ana", "Ben"], ["Zoe", "Ben"], "North"),
        ("Team Ana", ["Ana", "Ben"], ["Zoe", "Ben"], "Team Ana"),
        ("North", [], [], "North"),
        ("A+B & C", ["A+B", "C"], ["X", "Y"], "X & Y"),
    ],
)
def test_the_name_of_a_side_follows_where_it_is_made_of_its_players(
    name: str, players: list[str], now: list[str], then: str
) -> None:
    side = Side(name, tuple(map(Player, players)), short="S")
    assert with_players(side, [*map(Player, now)]) == Side(then, tuple(map(Player, now)), short="S")


def test_the_sides_of_today_have_those_who_took_over() -> None:
    known = Player("Yan", "y")
    first, second = current_sides(replace(whole(), others=(known,)))
    assert first == Side("North-South", (known, Player("Ben")))
    assert second == whole().sides[1]
    settled = replace(whole(), arranged=None)
    assert current_sides(settled)[0].players[0] == Player("Zoe")


def test_current_sides_stay_without_replacement() -> None:
    same = match(deals=by_totals((1, 2)), seats=SEATS)
    assert current_sides(same) is same.sides
    deals = by_totals((1, 2))
    fewer = match(deals=deals, seats=SEATS)
    short = replace(fewer.deals[0], seats=("Zoe", "Cleo"))
    cut = replace(fewer, deals=(short,))
    assert current_sides(cut) is cut.sides
