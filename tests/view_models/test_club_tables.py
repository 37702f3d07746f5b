"""The tables of a round on the organiser's screen."""

from scorekeeper.club.model import Evening
from scorekeeper.i18n import Words
from scorekeeper.view_models.club_tables import team_sums
from tests.club.kit import evening_of, play_round

WORDS = Words()


def points_at(_round: int, table: int) -> tuple[int, int]:
    return (5000, 1000 * table)


def sums(evening: Evening) -> list[str]:
    return team_sums(WORDS, evening, evening.rounds[-1])


def test_points_of_teams_are_added_over_all_their_tables() -> None:
    """Two teams meet at two tables; the list showed two unrelated results."""
    (sentence,) = sums(play_round(evening_of("AB", form="teams"), points_at))
    assert sentence.startswith(("A – B", "B – A"))
    assert sentence.endswith(", all tables together: 10,000 : 3,000")


def test_points_of_pairs_and_individuals_are_not_added() -> None:
    assert sums(play_round(evening_of("ABCD"), points_at)) == []
    individuals = evening_of("ABCDEFGH", form="individuals", movement="rotating")
    assert sums(play_round(individuals, points_at)) == []
