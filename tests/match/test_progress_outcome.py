"""When a match is over, how it ended, who has won and by how much."""

from typing import Any

import pytest

from scorekeeper.match import Outcome
from scorekeeper.match.model import Ending
from scorekeeper.match.progress import outcome, outright_winners
from scorekeeper.rules import RuleSetId, apply_changes, rule_book
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal
from scorekeeper.scoring.notation import side_deal_from
from tests.match.kit import by_totals, stand


def rules(set_id: str = "classic_4p", **house: Any) -> RuleSet:
    changes = {path.replace("__", "."): value for path, value in house.items()}
    return apply_changes(rule_book(RuleSetId(set_id)).tree, changes, "house")[1]


def won(side: int, margin: int, how: Any = "target") -> Outcome:
    return Outcome(over=True, how=how, winner=side, margin=margin)


PLAYED_ON = Outcome(over=False)


@pytest.mark.parametrize(
    ("totals", "expected"),
    [
        ((4995, 4990), PLAYED_ON),
        ((5000, 4990), won(0, 10)),
        ((4990, 5005), won(1, 15)),
        ((5005, 6100), won(1, 1095)),
        ((5000, -300), won(0, 5300)),
        ((0, 0), PLAYED_ON),
        ((5200, 5200), Outcome(over=False, how="target", tie=(0, 1))),
        ((5200, 4800, 5200), Outcome(over=False, how="target", tie=(0, 2))),
        ((5200, 5300, 5290), won(1, 10)),
    ],
)
def test_the_highest_total_at_the_target_wins(totals: tuple[int, ...], expected: Outcome) -> None:
    assert outcome(rules(), totals) == expected


def test_level_sides_draw_where_the_table_says_so() -> None:
    drawn = outcome(rules(tie="drawn game"), (5200, 5200))
    assert drawn == Outcome(over=True, how="target", tie=(0, 1))


@pytest.mark.parametrize(
    ("played", "totals", "expected"),
    [
        (3, (9000, 10), PLAYED_ON),
        (4, (9000, 10), won(0, 8990, "deals")),
        (4, (-100, -300), won(0, 200, "deals")),
        (4, (700, 700), Outcome(over=False, how="deals", tie=(0, 1))),
        (5, (700, 705), won(1, 5, "deals")),
    ],
)
def test_hand_and_foot_ends_after_four_deals(
    played: int, totals: tuple[int, ...], expected: Outcome
) -> None:
    assert outcome(rules("hand_and_foot"), totals, deals_played=played) == expected


@pytest.mark.parametrize("by", ["agreement", "time", "walkover"])
def test_a_match_that_is_stopped_is_won_by_the_leader(by: Any) -> None:
    assert outcome(rules(), (1200, 1150), ended=by) == won(0, 50, by)
    assert outcome(rules(), (1200, 1200), ended=by) == Outcome(over=True, how=by, tie=(0, 1))


@pytest.mark.parametrize("totals", [(-95, 3135), (3135, -95), (700, 700)])
def test_side_that_gave_up_has_lost_whatever_totals(totals: tuple[int, int]) -> None:
    margin = totals[0] - totals[1]
    assert outcome(rules(), totals, ended="walkover", gave_up=1) == won(0, margin, "walkover")


def test_forfeit_of_three_is_won_by_leader_of_others() -> None:
    by: Ending = "walkover"
    assert outcome(rules(), (900, 100, 400), ended=by, gave_up=0).winner == 2
    level = outcome(rules(), (900, 400, 400), ended=by, gave_up=0)
    assert level == Outcome(over=True, how=by, tie=(1, 2))


def test_forfeit_changes_nothing_after_an_outright_win() -> None:
    played = outcome(rules(), (400, 6000), outright=0, ended="walkover", gave_up=0)
    assert played == won(0, -5600, "outright")


def test_a_match_that_was_won_outright_is_won_whatever_the_totals() -> None:
    assert outcome(rules(), (400, 6000), outright=0) == won(0, -5600, "outright")


DREAM = {"special_hand": "dream_hand_plus_4"}


@pytest.mark.parametrize(
    ("rule_set", "house", "sides", "winner"),
    [
        ("modern_american_cla", {}, [{}, DREAM], 1),
        ("modern_american_cla", {}, [{"special_hand": "garbage"}, {}], None),
        ("modern_american", {}, [DREAM, {}], None),
        ("classic_4p", {}, [{"canastas": {"mixed": 7}}, {}], None),
        (
            "classic_4p",
            {"seven_canastas_auto_win__enabled": True},
            [{"canastas": {"mixed": 6}}],
            None,
        ),
        (
            "classic_4p",
            {"seven_canastas_auto_win__enabled": True},
            [{"hand_card_points": 5}, {"canastas": {"mixed": 4, "natural": 3}}],
            1,
        ),
    ],
)
def test_seven_canastas_or_a_dream_hand_win_at_once(
    rule_set: str, house: dict[str, Any], sides: list[dict[str, Any]], winner: int | None
) -> None:
    deal = Deal(tuple(side_deal_from(side) for side in sides))
    winners = () if winner is None else (winner,)
    assert outright_winners(rules(rule_set, **house), deal)[:1] == winners


def test_a_dream_hand_ends_the_match_of_the_record() -> None:
    deals = [*by_totals((2000, 100)), {"sides": [{"hand_card_points": 60}, DREAM]}]
    found = stand(ruleset="modern_american_cla", deals=deals).outcome
    assert found == won(1, 8600 - 1940, "outright")


def test_seven_canastas_end_it_even_far_from_the_target() -> None:
    house = {"seven_canastas_auto_win.enabled": True, "target": 20_000}
    seven = {"canastas": {"mixed": 7}, "melded_card_points": 500, "went_out": True}
    found = stand(house_rules=house, deals=[{"sides": [seven, {"hand_card_points": 90}]}])
    assert found.totals == (500 + 2100 + 100 + 5000, -90)
    assert found.outcome == won(0, 7790, "outright")


def test_a_finished_match_is_open_again_when_a_deal_is_amended() -> None:
    over = stand(deals=by_totals((4900, 100), (200, 100)))
    assert over.outcome == won(0, 4900)
    amended = stand(deals=by_totals((4900, 100), (-200, 100)))
    assert amended.outcome == PLAYED_ON


def test_three_play_alone_and_the_margin_is_to_the_second() -> None:
    sides = [{"name": name, "players": [name]} for name in ("Ana", "Ben", "Cleo")]
    found = stand(ruleset="classic_3p", sides=sides, deals=by_totals((5100, 4700, 5300)))
    assert found.outcome == won(2, 200)
