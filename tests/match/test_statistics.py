"""Statistics of players, partnerships and rule sets: what counts, and on how much it rests."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from scorekeeper.match import MatchUid, progress
from scorekeeper.match.progress import points_by_source
from scorekeeper.match.statistics import (
    Figures,
    Statistics,
    Streak,
    current_streak,
    deal_results_of,
    head_to_head,
    longest_streak,
    match_counts,
    meetings,
    minutes_of,
    partner_figures,
    playing_time,
    shared_places,
    statistics,
    statistics_of_rule_set,
)
from scorekeeper.rules import RuleSetId
from tests.match.kit import by_totals, match

OUT_WITH_TWO = {
    "canastas": {"natural": 1, "mixed": 1},
    "red_threes": 3,
    "melded_card_points": 385,
    "went_out": True,
}
ONE_LEFT_WITH = {"canastas": {"mixed": 1}, "red_threes": 1, "melded_card_points": 145}
COUNTED = {"sides": [OUT_WITH_TWO, ONE_LEFT_WITH]}


ENDED = {"ended": {"by": "time"}}
RUNNING: dict[str, Any] = {"ended": None}


def figures_of(*records: dict[str, Any], is_seat_name: Any = lambda _: False) -> Statistics:
    """Statistics of matches, each ended by the clock unless its record says otherwise."""
    matches = [
        replace(match(**_without_none(ENDED | fields)), uid=MatchUid(f"match-{number}"))
        for number, fields in enumerate(records)
    ]
    return statistics([(one, progress(one)) for one in matches], is_seat_name=is_seat_name)


def _without_none(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}


def player(found: Statistics, name: str) -> Figures:
    return next(figures for person, figures in found.players if person.name == name)


def test_statistics_count_finished_matches_not_running_ones() -> None:
    """Finished match counts for partners and running one not at all."""
    found = figures_of(
        {"deals": by_totals((3000, 100), (2500, 200))},
        {"deals": by_totals((400, 600)), **RUNNING},
    )
    ana, cleo = player(found, "Ana"), player(found, "Cleo")
    assert (ana.matches, ana.wins, ana.deals) == (1, 1, 2)
    assert (cleo.matches, cleo.wins, cleo.deals) == (1, 0, 2)
    assert ana.average.value == pytest.approx(5500 / 2)
    assert [one and one.points for one in (ana.best, ana.worst)] == [3000, 2500]
    assert figures_of({"deals": by_totals((400, 600)), **RUNNING}) == Statistics((), (), ())


def test_a_drawn_match_is_nobodys_win() -> None:
    found = figures_of({"deals": by_totals((300, 300)), "ended": {"by": "time"}})
    assert [(f.matches, f.wins, f.draws) for _, f in found.players] == [(1, 0, 1)] * 4


def test_of_a_deal_given_as_totals_only_the_points_count() -> None:
    found = figures_of({"deals": [COUNTED, *by_totals((785, 120))]})
    ana = player(found, "Ana")
    assert (ana.average.count, ana.canastas.count, ana.red_threes.count) == (2, 1, 1)
    assert ana.canastas.value == 2
    assert (ana.going_out.value, ana.going_out.count) == (1, 1)


def test_statistics_count_going_out_in_deals_by_totals() -> None:
    marked = {"sides": [{"total": 785, "went_out": True}, {"total": 120}]}
    found = figures_of({"deals": [marked, *by_totals((100, 200))]})
    assert (player(found, "Ana").going_out.value, player(found, "Cleo").going_out.value) == (1, 0)
    assert player(found, "Ana").going_out.count == 1
    assert player(found, "Ana").concealed.value is None, "totals do not tell how"


def test_concealed_is_a_share_of_the_times_that_the_side_went_out() -> None:
    concealed = {"sides": [{**OUT_WITH_TWO, "concealed": True}, ONE_LEFT_WITH]}
    ana = player(figures_of({"deals": [concealed, COUNTED, COUNTED]}), "Ana")
    assert ana.concealed.value == pytest.approx(1 / 3)
    assert ana.concealed.count == 3


def test_luck_is_measured_against_the_sides_of_the_same_deals() -> None:
    found = figures_of({"deals": [COUNTED]})
    assert [player(found, name).luck.value for name in ("Ana", "Cleo")] == [1, -1]
    assert sum(figures.luck.value or 0 for _, figures in found.players) == 0


def test_a_red_three_left_in_hand_was_drawn_as_well() -> None:
    hidden = {"sides": [{**OUT_WITH_TWO}, {"hand_card_points": 50, "red_threes_in_hand": 1}]}
    assert player(figures_of({"deals": [hidden]}), "Cleo").red_threes.value == 1


def test_statistics_leave_out_unnamed_seats() -> None:
    sides = [{"name": "A", "players": ["Ana", "South"]}, {"name": "B", "players": ["Cleo", "Dov"]}]
    found = figures_of(
        {"sides": sides, "deals": by_totals((1, 2))}, is_seat_name=lambda name: name == "South"
    )
    assert {person.name for person, _ in found.players} == {"Ana", "Cleo", "Dov"}
    assert [pair.names for pair, _ in found.partnerships] == [("Cleo", "Dov")]


def test_partners_are_the_same_two_in_whichever_order_they_sit() -> None:
    turned = [{"name": "A", "players": ["Cleo", "Dov"]}, {"name": "B", "players": ["Ben", "Ana"]}]
    found = figures_of(
        {"deals": by_totals((5000, 100))}, {"sides": turned, "deals": by_totals((200, 5500))}
    )
    pairs = {pair.names: figures for pair, figures in found.partnerships}
    assert pairs["Ana", "Ben"].wins == 2
    assert pairs["Cleo", "Dov"].matches == 2


def test_one_person_under_two_names_is_one_by_the_uid() -> None:
    def as_named(name: str) -> list[dict[str, Any]]:
        first = {"name": "A", "players": [{"name": name, "uid": "p-1"}, "Ben"]}
        return [first, {"name": "B", "players": ["Cleo", "Dov"]}]

    deals = by_totals((100, 200))
    found = figures_of(
        {"sides": as_named("Anna"), "deals": deals}, {"sides": as_named("Anne"), "deals": deals}
    )
    assert [figures.deals for person, figures in found.players if person.key == "p-1"] == [2]


def test_statistics_of_a_substitute_begin_with_the_replacement() -> None:
    deals = by_totals((300, 100), (5000, 100))
    deals[1]["seats"] = ["Eva", "Cleo", "Ben", "Dov"]
    found = figures_of({"deals": deals})
    assert (player(found, "Ana").deals, player(found, "Ana").matches) == (1, 0)
    assert (player(found, "Eva").deals, player(found, "Eva").wins) == (1, 1)


def test_statistics_of_minutes_take_the_median_deal() -> None:
    times = ("20:09", "20:20", "23:59")
    deals = by_totals((1, 2), (3, 4), (5, 6))
    for deal, time in zip(deals, times, strict=True):
        deal["at"] = f"2026-11-21T{time}:00+01:00"
    played = match(deals=deals, started="2026-11-21T20:00:00+01:00", **ENDED)
    assert list(minutes_of(played)) == [9, 11, 219]
    found = statistics([(played, progress(played))])
    assert (player(found, "Ana").minutes.value, player(found, "Ana").minutes.count) == (11, 3)


def test_a_time_that_is_missing_or_runs_backwards_is_no_minute() -> None:
    deals = by_totals((1, 2), (3, 4), (5, 6))
    deals[0]["at"], deals[1]["at"] = "2026-11-21T20:30:00+01:00", "2026-11-21T20:10:00+01:00"
    assert list(minutes_of(match(deals=deals))) == [None, None, None]


def test_a_rule_set_counts_every_side_but_each_deal_once() -> None:
    found = figures_of({"deals": [COUNTED, *by_totals((100, 300))]})
    ((name, figures),) = found.rule_sets
    assert (name, figures.deals_played, figures.deals) == ("classic_4p", 2, 4)
    assert figures.canastas.value == 1.5


def test_every_part_has_the_points_of_its_side_in_that_deal() -> None:
    played = match(deals=[COUNTED, *by_totals((100, 300))])
    points = [
        [part.points for part in parts] for parts in deal_results_of(played, progress(played))
    ]
    assert points == [list(deal.score.totals) for deal in progress(played).deals]


def test_the_sources_of_the_points_add_up_to_the_totals() -> None:
    played = match(deals=[COUNTED, *by_totals((100, 300))])
    stand = progress(played)
    assert tuple(sum(one.values()) for one in points_by_source(stand)) == stand.totals
    first, second = points_by_source(stand)
    assert first == {"canastas": 800, "cards": 385, "threes": 300, "out": 100, "table": 100}
    assert second == {"canastas": 300, "cards": 145, "threes": 100, "out": 0, "table": 300}


def test_of_three_a_tie_of_two_is_their_draw_and_no_draw_of_the_third() -> None:
    sides = [{"name": name, "players": [name]} for name in ("Ana", "Ben", "Cleo")]
    three = {"ruleset": "classic_3p", "sides": sides, "ended": {"by": "time"}}
    found = figures_of(
        {**three, "deals": by_totals((500, 100, 500))},
        {**three, "deals": by_totals((500, 600, 500))},
    )
    ends = {person.name: (f.matches, f.wins, f.draws) for person, f in found.players}
    assert ends == {"Ana": (2, 0, 1), "Ben": (2, 1, 0), "Cleo": (2, 0, 1)}
    ((_, rules),) = found.rule_sets
    assert (rules.matches, rules.wins, rules.draws) == (2, 0, 1)


# --- results one after the other, and two against each other


def over(*totals: int, on: int = 1, **fields: Any) -> dict[str, Any]:
    """A match that was decided by one deal, on a day of November."""
    deals = by_totals(totals, at=f"2026-11-{on:02}T21:00:00+01:00")
    return {"deals": deals, **fields}


TURNED = [{"name": "A", "players": ["Ana", "Cleo"]}, {"name": "B", "players": ["Ben", "Dov"]}]


def test_results_stand_in_the_order_in_which_the_matches_were_played() -> None:
    """The store gives the latest match first."""
    found = figures_of(over(5000, 100, on=9), over(100, 5000, on=5), over(5200, 300, on=2))
    ana = player(found, "Ana")
    assert [result.how for result in ana.match_results] == ["won", "lost", "won"]
    assert [(result.at or "")[8:10] for result in ana.match_results] == ["02", "05", "09"]
    assert [part.points for part in ana.deal_results] == [5200, 100, 5000]


def test_streaks_longest_wins_and_current_losses() -> None:
    """Three wins in a row are the longest and the two lost since are current."""
    wins = [over(5000, 100, on=day) for day in (1, 2, 3, 6)]
    found = figures_of(*wins, *(over(100, 5000, on=day) for day in (5, 7, 8)))
    ana = player(found, "Ana").match_results
    assert longest_streak(ana) == 3
    assert longest_streak(ana, "lost") == 2
    assert current_streak(ana) == Streak("lost", 2)


def test_a_drawn_match_ends_a_streak() -> None:
    drawn = {**over(300, 300, on=2), "ended": {"by": "time"}}
    found = figures_of(over(5000, 100, on=1), drawn, over(5000, 100, on=3))
    assert longest_streak(player(found, "Ana").match_results) == 1


def test_before_the_first_match_is_over_there_is_no_streak() -> None:
    assert (current_streak(()), longest_streak(())) == (None, 0)


def test_pairs_compared_only_by_their_matches_together() -> None:
    """Two pairs have between them only what they played against each other."""
    others = [{"name": "A", "players": ["Ana", "Ben"]}, {"name": "B", "players": ["Eva", "Finn"]}]
    found = figures_of(
        over(5000, 100, on=1),
        over(200, 5100, on=2),
        over(5500, 900, on=3),
        over(6000, 0, on=4, sides=others),
    )
    pairs = {pair.names: figures for pair, figures in found.partnerships}
    ana_ben, cleo_dov = head_to_head(pairs["Ana", "Ben"], pairs["Cleo", "Dov"])
    assert [result.how for result in ana_ben.match_results] == ["won", "lost", "won"]
    assert (ana_ben.wins, cleo_dov.wins) == (2, 1)
    assert [one.best and one.best.points for one in (ana_ben, cleo_dov)] == [5500, 5100]
    assert ana_ben.average.count == 3


def test_partners_of_one_evening_and_opponents_of_the_next_met_once() -> None:
    found = figures_of(over(5000, 100, on=1), over(100, 5000, on=2, sides=TURNED))
    ana, ben = head_to_head(player(found, "Ana"), player(found, "Ben"))
    assert (ana.wins, ben.wins, ana.deals) == (0, 1, 1)
    names = {
        (first.name, second.name): count
        for (first, second), count in meetings(found.players).items()
    }
    assert names["Ana", "Ben"] == 1
    assert names["Ana", "Dov"] == 2
    assert names["Ana", "Cleo"] == 1


def test_substitute_meets_opponents_from_the_replacement_on() -> None:
    deals = by_totals((300, 100), (5000, 100))
    deals[1]["seats"] = ["Eva", "Cleo", "Ben", "Dov"]
    found = figures_of({"deals": deals})
    eva, cleo = head_to_head(player(found, "Eva"), player(found, "Cleo"))
    assert [part.points for part in eva.deal_results] == [5000]
    assert (eva.wins, cleo.wins) == (1, 0)
    ana, _ = head_to_head(player(found, "Ana"), player(found, "Cleo"))
    assert (ana.deal_results, ana.match_results) == ((), ()), "Ana left before it was decided"


def test_statistics_by_rule_set_add_up_most_played_first() -> None:
    """Figures of rule set add up and the one played most comes first."""
    alone = [{"name": name, "players": [name]} for name in ("Ana", "Cleo", "Eva")]
    three = {"ruleset": "classic_3p", "sides": alone, "deals": by_totals((100, 200, 300))}
    found = figures_of(three, over(3000, 100, on=2), over(2500, 200, on=3))
    ana = player(found, "Ana")
    assert match_counts(ana) == {"classic_4p": 2, "classic_3p": 1}
    kept = [
        statistics_of_rule_set(found, RuleSetId(ruleset))
        for ruleset in ("classic_4p", "classic_3p")
    ]
    own = [player(part, "Ana") for part in kept]
    assert [(figures.deals, figures.matches, figures.wins) for figures in own] == [
        (2, 2, 2),
        (1, 1, 0),
    ]
    assert sum(figures.deals for figures in own) == ana.deals
    assert {person.name for person, _ in kept[1].players} == {"Ana", "Cleo", "Eva"}
    assert kept[1].partnerships == ()


def test_natural_canastas_a_match_rest_on_matches_counted_to_the_end() -> None:
    """A match with a deal by its total alone would have too few, a running one not yet all."""
    found = figures_of(
        {"deals": [COUNTED, COUNTED]},
        {"deals": [COUNTED]},
        {"deals": [COUNTED, *by_totals((785, 120))]},
        {"deals": [COUNTED], **RUNNING},
    )
    ana, cleo = player(found, "Ana"), player(found, "Cleo")
    assert (ana.naturals.value, ana.naturals.count) == (1.5, 2)
    assert cleo.naturals.value == 0


def test_a_natural_canasta_of_a_dearer_kind_is_a_natural_one() -> None:
    sevens = {"canastas": {"natural": 1, "sevens": 1}, "melded_card_points": 400}
    played = match(ruleset="modern_american", deals=[{"sides": [sevens, {}]}])
    ((first, _),) = deal_results_of(played, progress(played))
    assert first.naturals == 2


@pytest.mark.parametrize(
    ("times", "minutes"),
    [
        (("20:10", "20:30", "20:40"), 40),
        (("20:10", "20:30", "23:40"), 45),
        (("23:10",), None),
        (("20:10", None, "20:40"), None),
        ((), None),
    ],
    ids=["played through", "with a pause", "one pause", "a time unknown", "no deal"],
)
def test_the_time_of_a_match_is_that_at_the_table(
    times: tuple[str | None, ...], minutes: int | None
) -> None:
    deals = by_totals(*((10, 20) for _ in times))
    for deal, time in zip(deals, times, strict=True):
        deal["at"] = time and f"2026-11-21T{time}:00+01:00"
    took = playing_time(match(deals=deals, started="2026-11-21T20:00:00+01:00"))
    assert took == (None if minutes is None else timedelta(minutes=minutes))


def test_head_to_head_leaves_out_wins_of_a_third_side() -> None:
    """Ben has won a game of three: between Ana and Cleo it decided nothing."""
    alone = [{"name": name, "players": [name]} for name in ("Ana", "Ben", "Cleo")]
    three = {"ruleset": "classic_3p", "sides": alone}
    found = figures_of(
        {**three, "deals": by_totals((100, 5000, 200))},
        {**three, "deals": by_totals((5000, 100, 200))},
    )
    ana, cleo = head_to_head(player(found, "Ana"), player(found, "Cleo"))
    assert ([result.how for result in ana.match_results], ana.wins, cleo.wins) == (["won"], 1, 0)
    assert [result.how for result in cleo.match_results] == ["lost"]
    names = {
        (first.name, second.name): count
        for (first, second), count in meetings(found.players).items()
    }
    assert names == {("Ana", "Ben"): 2, ("Ana", "Cleo"): 1, ("Ben", "Cleo"): 1}


def test_head_to_head_leaves_out_draws_and_their_deals() -> None:
    drawn = {**over(300, 300, on=2), **ENDED}
    found = figures_of(over(5000, 100, on=1), drawn, over(0, 6000, on=3))
    ana, cleo = head_to_head(player(found, "Ana"), player(found, "Cleo"))
    assert (ana.wins, cleo.wins, ana.matches, cleo.matches) == (1, 1, 2, 2)
    assert [part.points for part in ana.deal_results] == [5000, 0]


def test_together_are_only_matches_on_the_same_side() -> None:
    found = figures_of(
        over(5000, 100, on=1), over(100, 5000, on=2), over(5000, 100, on=3, sides=TURNED)
    )
    ana, ben = player(found, "Ana"), player(found, "Ben")
    with_ben = partner_figures(ana, ben)
    assert (with_ben.matches, with_ben.wins) == (2, 1)
    assert [part.points for part in with_ben.deal_results] == [5000, 100]


def test_equal_values_share_a_place() -> None:
    assert shared_places([9 / 14, 7 / 14, 7 / 14, 5 / 14]) == (1, 2, 2, 4)
    assert shared_places([]) == ()
