"""One table's evening: everybody plays with everybody, and those who are too many take turns."""

from itertools import combinations

import pytest

from scorekeeper.match.seating import Pairing, matches_until_all_partnered, next_pairings, pairings


def pair_matches(company: str, matches: int) -> list[Pairing]:
    played: list[Pairing] = []
    for _ in range(matches):
        played.append(next_pairings(company, played)[0])
    return played


def test_four_have_three_pairings() -> None:
    assert [(one.first, one.second) for one in pairings("ABCD")] == [
        (("A", "B"), ("C", "D")),
        (("A", "C"), ("B", "D")),
        (("A", "D"), ("B", "C")),
    ]


def test_partners_sit_opposite_each_other() -> None:
    assert Pairing(("A", "B"), ("C", "D")).seats == ("A", "C", "B", "D")


@pytest.mark.parametrize(("company", "matches"), [("ABCD", 3), ("ABCDE", 5), ("ABCDEF", 8)])
def test_rotation_meets_everybody_in_fewest_matches(company: str, matches: int) -> None:
    assert matches_until_all_partnered(company) == matches
    met = {pair for one in pair_matches(company, matches) for pair in one.pairs}
    assert met == {frozenset(pair) for pair in combinations(company, 2)}


@pytest.mark.parametrize("company", ["ABCDE", "ABCDEF"])
@pytest.mark.parametrize("matches", range(1, 13))
def test_nobody_pauses_twice_more_often_than_another(company: str, matches: int) -> None:
    played = pair_matches(company, matches)
    pauses = [sum(name in one.pausing for one in played) for name in company]
    assert max(pauses) - min(pauses) <= 1


def test_a_pairing_of_the_tables_own_choice_is_taken_into_account() -> None:
    chosen = Pairing(("A", "D"), ("B", "C"))
    assert next_pairings("ABCD", [chosen])[-1] == chosen


def test_too_few_or_too_many_are_no_table() -> None:
    assert pairings("ABC") == pairings("ABCDEFG") == ()
    assert matches_until_all_partnered("ABC") == 0
