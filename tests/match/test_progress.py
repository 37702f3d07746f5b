"""Totals, requirements and problems of a match follow from its deals and are never kept."""

import pytest

from tests.match.kit import by_totals, stand


def test_a_match_begins_at_nothing() -> None:
    found = stand()
    assert (found.deals, found.totals) == ((), (0, 0))
    assert [needed.points for needed in found.requirements] == [50, 50]
    assert not found.outcome.over


def test_match_begins_with_opening_scores_of_a_paper_sheet() -> None:
    found = stand(opening_scores=[1505, -50], deals=by_totals((-10, 60)))
    assert found.totals == (1495, 10)
    assert [deal.totals_after for deal in found.deals] == [(1495, 10)]
    before = stand(opening_scores=[1505, -50])
    assert [needed.points for needed in before.requirements] == [90, 15]


def test_deals_add_up_side_by_side() -> None:
    found = stand(deals=by_totals((785, 585), (-225, 0), (100, 915)))
    assert [deal.totals_after for deal in found.deals] == [(785, 585), (560, 585), (660, 1500)]
    assert [needed.points for needed in found.requirements] == [50, 90]


@pytest.mark.parametrize(("played", "points"), [(0, 50), (1, 90), (2, 120), (3, 150)])
def test_hand_and_foot_needs_more_with_every_deal(played: int, points: int) -> None:
    found = stand(ruleset="hand_and_foot", deals=by_totals(*[(900, -900)] * played))
    assert [needed.points for needed in found.requirements] == [points, points]


def test_three_sides_have_three_of_everything() -> None:
    sides = [{"name": name, "players": [name]} for name in ("Ana", "Ben", "Cleo")]
    found = stand(ruleset="classic_3p", sides=sides, deals=by_totals((1500, -5, 0)))
    assert found.totals == (1500, -5, 0)
    assert [needed.points for needed in found.requirements] == [90, 15, 50]


def test_each_deal_keeps_its_lines_and_its_problems() -> None:
    deals = [
        {"sides": [{"melds": ["KKKKKKK"], "went_out": True}, {"hand_card_points": 41}]},
        {"sides": [{"red_threes": 5}, {"hand_card_points": 40}]},
    ]
    first, second = stand(deals=deals).deals
    assert [problem.code for problem in first.score.problems] == ["odd_points"]
    assert {problem.code for problem in second.score.problems} == {
        "no_value_red_threes",
        "too_many_red_threes",
    }
    assert [line.points for line in first.score.sides[0].lines] == [70, 500, 100]


@pytest.mark.parametrize(
    ("ruleset", "players", "canastas"),
    [("british", 1, 2), ("british", 2, 1), ("italian_house", 3, 1)],
)
def test_the_number_of_players_changes_what_the_rule_set_says(
    ruleset: str, players: int, canastas: int
) -> None:
    """A British match of two once was judged by the rules for four."""
    sides = [
        {"name": side, "players": [f"{side}{number}" for number in range(players)]} for side in "AB"
    ]
    out = {"canastas": {"mixed": 1}, "melded_card_points": 100, "went_out": True}
    (deal,) = stand(
        ruleset=ruleset, sides=sides, deals=[{"sides": [out, {"hand_card_points": 5}]}]
    ).deals
    codes = [problem.code for problem in deal.score.problems]
    assert codes == (["out_without_canastas"] if canastas > 1 else [])


@pytest.mark.parametrize("players", [["Ana"], []])
def test_three_at_a_british_table_are_three_sides(players: list[str]) -> None:
    sides = [{"name": side, "players": [f"{side} {p}" for p in players]} for side in "ABC"]
    deals = [{"sides": [{"acaba": "opponent"}, {"acaba": "caller"}, {"acaba": "opponent"}]}]
    found = stand(ruleset="british", sides=sides, deals=deals)
    assert found.totals == (1500, 0, 1500)
    assert found.deals[0].score.problems == ()


def test_a_side_that_is_vulnerable_again_may_need_more() -> None:
    bands = [{"to": 1495, "points": 0}, {"from": 1500, "points": 75}]
    house_rules = {
        "initial_meld": {"by": "score", "bands": bands},
        "initial_meld_exceptions.last_row_again": [90],
    }
    scores = [(1500, 200), (-10, 900), (300, 500), (0, 100)]

    def needed_after(played: int) -> list[int]:
        deals = by_totals(*scores[:played])
        found = stand(ruleset="buraco", house_rules=house_rules, deals=deals)
        return [required.points for required in found.requirements]

    needed = [needed_after(played) for played in range(len(scores) + 1)]
    assert needed == [[0, 0], [75, 0], [0, 0], [90, 75], [90, 90]]
