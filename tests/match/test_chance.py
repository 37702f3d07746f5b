"""Chances of winning, worked out by hand where a few deals decide."""

from itertools import islice
from random import Random
from statistics import median
from typing import Any

import pytest

from scorekeeper.match import Match, progress
from scorekeeper.match.chance import (
    Chance,
    SampledDeal,
    chance,
    is_scored_alike,
    sampled_deals,
    simulated_deals,
)
from scorekeeper.rules.model import RuleSet
from tests.match import simulated as players
from tests.match.kit import by_totals, match
from tests.match.test_progress_outcome import rules

CLASSIC = rules()
HOW: Any = {"resamples": 1000, "longest": 60}


def estimate(
    rule_set: RuleSet, totals: tuple[int, ...], deal: tuple[int, ...], **more: Any
) -> Chance:
    """Return the chances where every deal brings the same points, now to one side, now another."""
    found = chance(rule_set, totals, more.get("played", 9), [SampledDeal(deal)], **HOW)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("totals", "deal", "shares"),
    [
        ((4500, 4000), (1000, 0), (0.5, 0.5)),  # the next deal makes it 5,500 or 5,000
        ((4500, 3500), (1000, 0), (0.75, 0.25)),  # or 4,500 all, and then the next
        ((4500, 4000), (600, 500), (1.0, 0.0)),
        ((3000, 3000), (700, 150), (0.5, 0.5)),
    ],
)
def test_each_further_deal_may_go_either_way(
    totals: tuple[int, int], deal: tuple[int, int], shares: tuple[float, float]
) -> None:
    assert estimate(CLASSIC, totals, deal).shares == pytest.approx(shares, abs=0.03)


def test_level_sides_have_the_same_chance_to_the_last_digit() -> None:
    assert estimate(CLASSIC, (2000, 2000), (645, 210)).shares == (0.5, 0.5)
    three = estimate(rules("classic_3p"), (900, 900, 900), (645, 210, -85)).shares
    assert three[0] == three[1] == three[2]


@pytest.mark.parametrize("leader", range(3))
def test_chance_of_three_sides_is_highest_for_the_leader(leader: int) -> None:
    totals = [0, 0, 0]
    totals[leader] = 4900
    shares = estimate(rules("classic_3p"), tuple(totals), (300, 200, 100)).shares
    assert shares[leader] == 1


def test_the_same_standing_has_the_same_chance_again() -> None:
    sample = [SampledDeal((deal * 35 % 900, deal * 55 % 700)) for deal in range(30)]
    first = chance(CLASSIC, (2000, 1500), 5, sample, **HOW)
    assert first == chance(CLASSIC, (2000, 1500), 5, sample, **HOW)
    assert first is not None
    assert first.shares[0] > first.shares[1]


def test_after_a_fixed_number_of_deals_the_match_is_over() -> None:
    last = estimate(rules("hand_and_foot"), (4000, 3200), (1000, 300), played=3)
    assert last.deals_left == 1
    assert last.shares == (1.0, 0.0)
    assert last.behind == (0, 800)
    assert last.needed_lead(1) == 800
    assert last.gap == 700


def test_chance_needs_the_deficit_divided_by_deals_left() -> None:
    hand_and_foot = rules("hand_and_foot")
    behind = estimate(hand_and_foot, (3600, 2500), (800, 200), played=2)
    assert (behind.behind, behind.deals_left) == ((0, 1100), 2)
    assert [behind.needed_lead(side) for side in (0, 1)] == [0, 550]
    assert estimate(hand_and_foot, (3600, 2495), (800, 200), played=2).needed_lead(1) == 553


def test_a_deal_may_win_the_match_whatever_the_totals() -> None:
    found = chance(CLASSIC, (4900, 100), 8, [SampledDeal((0, 0), (0,))], **HOW)
    assert found is not None
    assert found.shares == pytest.approx((0.5, 0.5), abs=0.03)


def test_chance_of_level_sides_is_nil_where_ties_are_drawn() -> None:
    drawn = estimate(rules(tie="drawn game"), (4500, 4500), (500, 500))
    assert drawn.shares == (0.0, 0.0)


def test_a_match_whose_end_is_not_in_sight_has_no_chances() -> None:
    level = [SampledDeal((500, 500))]
    assert chance(CLASSIC, (4500, 4500), 9, level, **HOW) is None, "the tie is played on for ever"
    slow = [SampledDeal((500, 200))]
    assert chance(rules(target=100_000), (500, 200), 1, slow, **HOW) is None, "hundreds of deals"


# --- the sample


def deals_for(like: Match, played: Match) -> list[SampledDeal]:
    return list(sampled_deals(like, played, progress(played)))


def test_chance_samples_deals_of_other_targets_not_prices() -> None:
    deals = by_totals((500, 120), (-85, 610))
    ours, short = match(), match(deals=deals, house_rules={"target": 2000})
    dear = match(deals=deals, house_rules={"go_out_bonus": 200})
    assert deals_for(ours, short) == [SampledDeal((500, 120)), SampledDeal((-85, 610))]
    assert deals_for(ours, dear) == []
    assert is_scored_alike(ours.rules, short.rules)
    assert not is_scored_alike(ours.rules, rules("samba"))


def test_a_hand_that_wins_the_match_does_so_in_the_sample() -> None:
    sides = [{"canastas": {"mixed": 7}, "melded_card_points": 700, "went_out": True}, {}]
    house = {"seven_canastas_auto_win.enabled": True}
    played = match(deals=[{"sides": sides}], house_rules=house)
    (deal,) = deals_for(played, played)
    assert deal.winners == (0,)


def test_the_deals_of_simulated_players_are_those_that_they_play() -> None:
    assert [deal.points for deal in simulated_deals(match())] == players.simulated()


def test_simulated_deals_fit_a_match_of_their_rules_alone() -> None:
    assert simulated_deals(match(house_rules={"target": 3000})) == simulated_deals(match())
    assert simulated_deals(match(house_rules={"go_out_bonus": 200})) == []
    assert simulated_deals(match(ruleset="samba")) == []


def test_simulated_matches_take_as_long_as_those_of_people() -> None:
    """Of people it is said that they play 4 to 6 deals (simple.wikibooks.org, Canasta)."""
    played = islice(players.matches(Random("length"), CLASSIC), 50)
    assert 4 <= median(map(len, played)) <= 6
