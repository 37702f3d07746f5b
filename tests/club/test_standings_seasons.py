"""Evenings in a series: what each member has of them, and the best that count."""

from dataclasses import replace

import pytest

from scorekeeper.club.entrants import substitute_member
from scorekeeper.club.finals import Qualification, enter_qualifiers
from scorekeeper.club.model import (
    EntrantUid,
    Evening,
    EveningUid,
    Member,
    MemberUid,
    SeasonUid,
    new_evening,
)
from scorekeeper.club.rounds import arrange_round, draw_round
from scorekeeper.club.serialization import read_season, season_document
from scorekeeper.club.standings import Figure, Season, season_problems, season_table, standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, accepted, enter_entrant, evening_of, plan_of, play_with_scores
from tests.support.problems import problem_codes

SEASON = Season(uid=SeasonUid("s"), name="Autumn", evenings=(EveningUid("1"), EveningUid("2")))


def play_evening(uid: str, *scores: tuple[str, str, int, int]) -> Evening:
    """One round between two of the pairs A to D, who meet as the scores say."""
    names = [name for one, other, *_ in scores for name in (one, other)]
    begun = replace(evening_of(names, rounds=1, movement="free"), uid=EveningUid(uid))
    meets = {(one, other): (mine, yours) for one, other, mine, yours in scores}
    return play_with_scores(accepted(draw_round(begun, NOTE)), meets)


ONE = play_evening("1", ("A", "B", 5000, 3000), ("C", "D", 4000, 4000))
TWO = play_evening("2", ("B", "A", 6000, 1000))


def table_rows(season: Season, *evenings: Evening) -> list[tuple[int, str, int]]:
    return [(row.place, row.member, row.total) for row in season_table(season, evenings)]


def test_partners_each_have_what_their_pair_has_on_each_evening() -> None:
    assert table_rows(SEASON, ONE, TWO) == [
        (1, "A.0", 2),
        (1, "A.1", 2),
        (1, "B.0", 2),
        (1, "B.1", 2),
        (5, "C.0", 1),
        (5, "C.1", 1),
        (5, "D.0", 1),
        (5, "D.1", 1),
    ]


def test_the_order_in_which_evenings_are_given_changes_nothing() -> None:
    assert season_table(SEASON, [ONE, TWO]) == season_table(SEASON, [TWO, ONE])


def test_season_table_orders_shared_places_by_name() -> None:
    names = {"A.0": "Zoe", "A.1": "anna", "B.0": "Bert", "B.1": "Anna"}
    renamed = [replace(who, name=names.get(who.uid, who.name)) for who in TWO.members]
    rows = table_rows(SEASON, ONE, replace(TWO, members=tuple(renamed)))
    assert [member for _, member, _ in rows[:4]] == ["A.1", "B.1", "B.0", "A.0"]


def test_only_the_evenings_of_the_season_count() -> None:
    other = replace(ONE, uid=EveningUid("other"))
    assert table_rows(SEASON, TWO, other) == table_rows(SEASON, TWO)


def test_the_best_of_several_evenings_count() -> None:
    """Card points: A has 5,000 and 1,000, B 3,000 and 6,000; the better one counts."""
    best = replace(SEASON, figure="card_points", best=1)
    rows = season_table(best, [ONE, TWO])
    assert [(row.member, row.total) for row in rows[:4]] == [
        ("B.0", 6000),
        ("B.1", 6000),
        ("A.0", 5000),
        ("A.1", 5000),
    ]
    scores = [(one.evening, one.value, one.counts) for one in rows[0].scores]
    assert scores == [("1", 3000, False), ("2", 6000, True)]


def test_level_totals_are_parted_by_the_better_best_evening() -> None:
    """Card points: A has 5,000 and 1,000, B 3,000 twice: A's best evening is the better one."""
    two = play_evening("2", ("B", "A", 3000, 1000))
    cards = replace(SEASON, figure="card_points")
    rows = [row for row in season_table(cards, [ONE, two]) if row.member in ("A.0", "B.0")]
    assert [(row.place, row.member, row.total) for row in rows] == [
        (1, "A.0", 6000),
        (3, "B.0", 6000),
    ]


def test_an_evening_gives_points_for_its_places() -> None:
    """With 3, 2 and 1 for the places: A is first and second, B last and first."""
    places = replace(SEASON, figure="places", places=(3, 2, 1))
    totals = {str(row.member): row.total for row in season_table(places, [ONE, TWO])}
    assert (totals["A.0"], totals["B.0"]) == (3 + 2, 0 + 3)
    assert sorted((totals["C.0"], totals["D.0"])) == [1, 2]


def test_a_place_beyond_the_list_has_no_points() -> None:
    places = replace(SEASON, figure="places", places=(10,))
    totals = {str(row.member): row.total for row in season_table(places, [ONE])}
    assert totals == {f"{name}.{seat}": 10 * (name == "A") for name in "ABCD" for seat in (0, 1)}


@pytest.mark.parametrize(
    ("figure", "first", "second"),
    [("points", 2, 1), ("card_points", 5000, 4000), ("difference", 2000, 0), ("wins", 1, 0)],
)
def test_season_credits_who_played_a_round(figure: Figure, first: int, second: int) -> None:
    """A.1 plays the first round and Zoe the second; A.0, the partner of both, has both."""
    zoe = Member(MemberUid("zoe"), "Zoe")
    begun = replace(evening_of("AB", rounds=2, movement="free"), uid=EveningUid("1"))
    changed = play_with_scores(accepted(draw_round(begun, NOTE)), {("A", "B"): (5000, 3000)})
    changed = accepted(substitute_member(changed, EntrantUid("A"), MemberUid("A.1"), zoe, NOTE))
    unplayed = season_table(replace(SEASON, figure=figure), [changed])
    assert "zoe" not in {row.member for row in unplayed}
    changed = play_with_scores(accepted(draw_round(changed, NOTE)), {("A", "B"): (4000, 4000)})
    rows = season_table(replace(SEASON, figure=figure), [changed])
    totals = {str(row.member): row.total for row in rows}
    assert (totals["A.1"], totals["zoe"], totals["A.0"]) == (first, second, first + second)


def test_season_credits_byes_to_those_at_the_end() -> None:
    """Zoe sits down before the round in which the pair rests."""
    zoe = Member(MemberUid("zoe"), "Zoe")
    begun = replace(evening_of("ABC", rounds=2, movement="free"), uid=EveningUid("1"))
    drawn = accepted(draw_round(begun, NOTE))
    meet = [((EntrantUid("A"),), (EntrantUid("B"),))]
    one = play_with_scores(
        accepted(arrange_round(drawn, meet, [EntrantUid("C")], NOTE)), {("A", "B"): (5000, 3000)}
    )
    one = accepted(substitute_member(one, EntrantUid("A"), MemberUid("A.1"), zoe, NOTE))
    meet = [((EntrantUid("B"),), (EntrantUid("C"),))]
    drawn = accepted(arrange_round(accepted(draw_round(one, NOTE)), meet, [EntrantUid("A")], NOTE))
    two = play_with_scores(drawn, {("B", "C"): (5000, 3000)})
    totals = {str(row.member): row.total for row in season_table(SEASON, [two])}
    assert (totals["A.0"], totals["A.1"], totals["zoe"]) == (4, 2, 2)


def test_season_counts_points_brought_into_a_final_once() -> None:
    """A wins 2 points, brings both into the final and wins it: 4 in the season, not 6."""
    heat = replace(ONE, plan=replace(ONE.plan, rounds=1))
    begun = accepted(
        new_evening(EveningUid("2"), plan_of(rounds=1, movement="free"), RuleLibrary())
    )
    final = accepted(
        enter_qualifiers(begun, heat, Qualification(evening=heat.uid, last=2, share=100))
    )
    first, second = (entrant.uid for entrant in final.entrants)
    final = play_with_scores(accepted(draw_round(final, NOTE)), {(first, second): (4000, 3000)})
    row = standing(final)[0]
    assert (row.entrant, row.points) == ("A", 4), "the final itself counts them"
    totals = {str(row.member): row.total for row in season_table(SEASON, [final, heat])}
    assert (totals["A.0"], totals["A.1"]) == (4, 4)
    alone = {str(row.member): row.total for row in season_table(SEASON, [final])}
    assert alone["A.0"] == 4, "without the first session they count in the final"


def test_season_table_leaves_out_entrants_who_never_played() -> None:
    absent = enter_entrant(ONE, "Zoe")
    assert season_table(SEASON, [absent]) == season_table(SEASON, [ONE])


def test_a_season_is_written_and_read() -> None:
    season = replace(SEASON, figure="places", places=(3, 2, 1), best=5)
    assert read_season(season_document(season), "season.json") == season


def test_everything_wrong_with_a_season_is_said_at_once() -> None:
    wrong = Season(
        uid=SeasonUid("s"),
        name="",
        evenings=(EveningUid("1"), EveningUid("1")),
        figure="places",
        best=0,
    )
    assert problem_codes(season_problems(wrong)) == [
        "name_needed",
        "evening_twice",
        "not_positive",
        "figures_needed",
    ]
    assert season_problems(SEASON) == ()
