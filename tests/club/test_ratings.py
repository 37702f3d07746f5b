"""Ratings: what a match says about each partner, and how sure that is.

The sums are openskill's, beside which those of two sides are laid. What follows from them is said
in the tests.
"""

import subprocess
import sys
from dataclasses import replace
from itertools import cycle, permutations

import pytest
from openskill.models import PlackettLuce

from scorekeeper.club.model import Evening, MemberUid, Score
from scorekeeper.club.presets import rating_model
from scorekeeper.club.ratings import Rating, ratings, ratings_of
from scorekeeper.club.results import record_from_paper, record_walkover
from scorekeeper.club.rounds import close_round, draw_round, start_round
from tests.club.kit import NOTE, WHY, accepted, evening_of, play_round


def by_member(*evenings: Evening) -> dict[str, Rating]:
    return {one.member: one for one in ratings(evenings)}


def one_match(points: tuple[int, int], **plan: object) -> Evening:
    """A pair against another, once."""
    evening = evening_of(["ana-ben", "cleo-dov"], rounds=2, **plan)
    return play_round(evening, lambda *_: points)


def test_the_model_has_the_defaults_of_the_library() -> None:
    model, about = PlackettLuce(), rating_model()
    assert (about.mu, about.sigma, about.beta) == (model.mu, model.sigma, model.beta)
    assert (about.tau, about.kappa) == (model.tau, model.kappa)
    assert about.mu - about.cautious * about.sigma == pytest.approx(0)


def test_partners_win_and_lose_together_and_are_rated_each() -> None:
    found = by_member(one_match((5000, 3000)))
    assert {one.place for one in found.values()} == {1, 3}
    ana, ben, cleo = found["ana-ben.0"], found["ana-ben.1"], found["cleo-dov.0"]
    assert ana.strength == ben.strength > rating_model().mu > cleo.strength
    assert ana.strength + cleo.strength == pytest.approx(2 * rating_model().mu)
    assert {one.matches for one in found.values()} == {1}


def test_the_step_of_a_first_match_is_that_of_the_paper() -> None:
    """By hand: sigma squared over c, times what the win was not expected by, which is one half.

    c squared is the sum over both sides of their variances and beta squared, tau added first.
    """
    about = rating_model()
    variance = about.sigma**2 + about.tau**2
    c = (2 * (2 * variance + about.beta**2)) ** 0.5
    found = by_member(one_match((5000, 3000)))
    assert found["ana-ben.0"].strength == pytest.approx(about.mu + variance / c / 2)
    assert found["cleo-dov.1"].strength == pytest.approx(about.mu - variance / c / 2)


def test_a_first_match_leaves_less_uncertainty_than_there_was() -> None:
    for one in by_member(one_match((5000, 3000))).values():
        assert 0 < one.uncertainty < rating_model().sigma
        assert one.cautious == pytest.approx(one.strength - 3 * one.uncertainty)


def test_level_sides_stay_as_strong_as_they_were() -> None:
    found = by_member(one_match((4000, 4000)))
    assert [one.strength for one in found.values()] == pytest.approx([rating_model().mu] * 4)


def test_rating_takes_a_win_by_deals_whatever_the_points() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of(2), NOTE)), NOTE))
    evening = accepted(record_from_paper(evening, 1, Score((100, 900), winner=0), NOTE))
    found = by_member(accepted(close_round(evening, NOTE)))
    winners = evening.rounds[0].tables[0].sides[0].players
    assert all(found[one].strength > rating_model().mu for one in winners)


def test_a_walkover_says_nothing_about_strength() -> None:
    evening = accepted(start_round(accepted(draw_round(evening_of(2), NOTE)), NOTE))
    evening = accepted(record_walkover(evening, 1, [0], WHY))
    assert ratings([accepted(close_round(evening, NOTE))]) == ()


def test_beating_the_strong_counts_more_than_beating_the_weak() -> None:
    """Singles at tables of two, so that a step is one player's own."""

    def evening(first: tuple[int, int], second: tuple[int, int], met: list[str]) -> Evening:
        evening = evening_of(met, ruleset="classic_2p", form="individuals", rounds=2)
        date = "2026-11-24" if met == ["ana", "ben"] else "2026-12-01"
        evening = replace(evening, plan=replace(evening.plan, date=date))
        return play_round(evening, lambda number, _: first if number == 1 else second)

    shown = evening((5000, 100), (5000, 100), ["ana", "ben"])
    sides = [side.entrants[0] for side in shown.rounds[0].tables[0].sides]
    strong, weak = sides
    gain = {}
    for rival in (strong, weak):
        later = evening_of(["new", rival], ruleset="classic_2p", form="individuals")
        later = replace(later, plan=replace(later.plan, date="2026-12-01"))
        later = accepted(start_round(accepted(draw_round(later, NOTE)), NOTE))
        new = [side.entrants[0] for side in later.rounds[0].tables[0].sides].index("new")  # type: ignore[arg-type]
        score = Score((5000, 100) if new == 0 else (100, 5000))
        later = accepted(close_round(accepted(record_from_paper(later, 1, score, NOTE)), NOTE))
        gain[rival] = by_member(later, shown)["new.0"].strength
    assert gain[strong] > gain[weak] > rating_model().mu


def test_ratings_take_evenings_in_the_order_of_their_days() -> None:
    first = one_match((5000, 100), seed="one")
    second = one_match((100, 5000), seed="two")
    second = replace(second, plan=replace(second.plan, date="2026-12-01"))
    assert ratings([first, second]) == ratings([second, first])


@pytest.mark.parametrize("size", [1, 2, 3])
def test_the_sums_of_two_sides_are_those_of_openskill(size: int) -> None:
    """Seven players in changing company: each match begins with what the ones before made."""
    model = PlackettLuce()
    expected = {name: model.rating() for name in "abcdefg"}
    matches = []
    outcomes = cycle(
        [((5200, 3100), [1.0, 2.0]), ((0, 5000), [2.0, 1.0]), ((4000, 4000), [1.0, 1.0])]
    )
    for seats, (points, ranks) in zip(permutations(expected, 2 * size), outcomes, strict=False):
        sides = seats[:size], seats[size:]
        matches.append(([tuple(map(MemberUid, side)) for side in sides], Score(points)))
        before = [[expected[name] for name in side] for side in sides]
        for side, after in zip(sides, model.rate(before, ranks=ranks), strict=True):
            expected.update(zip(side, after, strict=True))
    for rating in ratings_of(matches):
        theirs = expected[rating.member]
        assert rating.strength == pytest.approx(theirs.mu, abs=1e-10)
        assert rating.uncertainty == pytest.approx(theirs.sigma, abs=1e-10)
        assert rating.matches == sum(rating.member in (*a, *b) for (a, b), _ in matches)


def test_a_table_of_three_sides_is_rated_by_openskill() -> None:
    model = PlackettLuce()
    sides = [(MemberUid(name),) for name in "abc"]
    (first,), (second,), (third,) = model.rate([[model.rating()] for _ in sides], ranks=[2, 1, 3])
    rated = {rating.member: rating for rating in ratings_of([(sides, Score((900, 5000, 100)))])}
    assert [rated[MemberUid(name)].strength for name in "abc"] == [first.mu, second.mu, third.mu]


def test_the_library_is_not_imported_before_it_is_needed() -> None:
    code = """
import sys
from scorekeeper.club.model import Score
from scorekeeper.club.ratings import ratings_of
ratings_of([([("ana",), ("ben",)], Score((5000, 3000)))])
print('openskill' in sys.modules)
"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "False"
