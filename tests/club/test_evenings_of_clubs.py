"""Evenings as clubs play them, each with its source, worked out by hand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.club.model import EntrantUid, Evening, RoundLength, SchemeId, Score, change_plan
from scorekeeper.club.presets import round_lengths, scheme_of, schemes
from scorekeeper.club.results import claim_score, record_walkover
from scorekeeper.club.rounds import close_round, draw_of, draw_round, start_round
from scorekeeper.club.standings import standing
from scorekeeper.rules import RuleLibrary
from tests.club.kit import (
    NOTE,
    accepted,
    draw_rounds,
    evening_of,
    plan_of,
    play_round,
    play_with_scores,
    row_figures,
)
from tests.support.problems import problem_codes


def test_finland_two_points_a_win_and_the_card_point_difference() -> None:
    """Suomen Canastaliitto: 2, 1, 0; the winner books the difference as plus, the loser as minus.

    Three rounds of four pairs: Ada and Dan both win twice; Ada's difference is greater. Eva and
    Bea have drawn with each other.
    """
    evening = evening_of(["Ada", "Bea", "Dan", "Eva"], scheme="finland", rounds=3)
    meets = {
        ("Ada", "Bea"): (5120, 3400),
        ("Dan", "Eva"): (5005, 4800),
        ("Ada", "Dan"): (2950, 5210),
        ("Bea", "Eva"): (4000, 4000),
        ("Ada", "Eva"): (6025, 1000),
        ("Bea", "Dan"): (5300, 4900),
    }
    for _ in range(3):
        evening = play_with_scores(accepted(draw_round(evening, NOTE)), meets)
    assert row_figures(standing(evening), "place", "points", "difference", "tie_break") == [
        ("Ada", 1, 4, 1720 - 2260 + 5025, None),
        ("Dan", 2, 4, 205 + 2260 - 400, "difference"),
        ("Bea", 3, 3, -1720 + 0 + 400, None),
        ("Eva", 4, 1, -205 + 0 - 5025, None),
    ]


@pytest.mark.parametrize(
    ("family", "length", "figure"), [("classic", 5000, 2000), ("samba", 10000, 4000)]
)
def test_finland_absent_side_loses_by_the_figure_of_its_game(
    family: str, length: int, figure: int
) -> None:
    plan: dict[str, Any] = {"family": family, "length": RoundLength(points=length)}
    evening = evening_of(["Ada", "Bea"], scheme="finland", rounds=1, **plan)
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    away = [side.entrants for side in evening.rounds[0].tables[0].sides].index((EntrantUid("Bea"),))
    evening = accepted(record_walkover(evening, 1, [away], NOTE))
    assert row_figures(standing(evening), "points", "difference", "wins") == [
        ("Ada", 2, figure, 1),
        ("Bea", 0, -figure, 0),
    ]


def test_a_table_to_which_nobody_came_is_lost_by_both() -> None:
    for scheme, least in (("finland", 0), ("total", 0), ("burraco_4", 0)):
        evening = evening_of(["Ada", "Bea"], scheme=scheme, rounds=1)
        evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
        evening = accepted(record_walkover(evening, 1, [0, 1], NOTE))
        assert {row[1:] for row in row_figures(standing(evening), "points", "losses")} == {
            (least, 1)
        }


def test_nevada_east_west_moves_up_one_table_and_north_south_stays() -> None:
    """Nevada Senior Olympics: three games of three deals or 50 minutes; E-W pairs move up one."""
    length = round_lengths()["nevada"].length
    evening = evening_of(8, movement="mitchell", rounds=3, length=length)
    assert (length.deals, length.minutes, length.warning) == (3, 50, 10)
    first, second, third = draw_rounds(evening, 3)
    stays = [meeting[0] for meeting in first.meetings]
    moves = [meeting[1] for meeting in first.meetings]
    for drawn, up in ((second, 1), (third, 2)):
        assert [meeting[0] for meeting in drawn.meetings] == stays
        assert [meeting[1] for meeting in drawn.meetings] == moves[-up:] + moves[:-up]


def test_kansas_city_a_bye_is_the_average_of_the_winning_teams() -> None:
    """Pinochle in Kansas City: wins, then points; a bye is the average of the winners."""
    evening = evening_of(5, scheme="wins", rounds=1)
    scores = {1: (500, 320), 2: (211, 502)}
    evening = play_round(evening, lambda _, table: scores[table])
    rested = next(row for row in standing(evening) if row.byes)
    assert (rested.points, rested.card_points, rested.wins) == (1, (500 + 502) // 2, 0)


def test_vienna_four_players_have_each_partner_in_turn() -> None:
    """canasta-spielen.com: the partners of four are N-S/E-W, N-E/S-W, N-W/S-E, in blocks."""
    drawn = draw_rounds(evening_of("NESW", form="individuals", movement="rotating"), 3)
    sides = {frozenset(frozenset(side) for side in one.meetings[0]) for one in drawn}
    partners = [("NS", "EW"), ("NE", "SW"), ("NW", "SE")]
    assert sides == {frozenset(map(frozenset, both)) for both in partners}


@pytest.mark.parametrize(
    ("scheme", "difference", "points"),
    [
        ("burraco_3", 50, (10, 10)),
        ("burraco_3", 55, (11, 9)),
        ("burraco_3", 350, (13, 7)),
        ("burraco_3", 355, (14, 6)),
        ("burraco_3", 1500, (19, 1)),
        ("burraco_3", 1505, (20, 0)),
        ("burraco_4", 100, (10, 10)),
        ("burraco_4", 105, (11, 9)),
        ("burraco_4", 1500, (17, 3)),
        ("burraco_4", 1505, (18, 2)),
        ("burraco_4", 2005, (20, 0)),
    ],
)
def test_burraco_shares_twenty_points_by_the_difference(
    scheme: str, difference: int, points: tuple[int, int]
) -> None:
    """puntiburraco.it: the tables for three and for four deals, at the edges of their rows."""
    evening = evening_of(["Ada", "Bea"], scheme=scheme, rounds=1)
    evening = accepted(draw_round(evening, NOTE))
    evening = play_with_scores(evening, {("Ada", "Bea"): (1000 + difference, 1000)})
    assert row_figures(standing(evening), "points") == [("Ada", points[0]), ("Bea", points[1])]


def test_burraco_evening_two_mitchell_rounds_then_two_danish() -> None:
    """puntiburraco.it: an evening is two rounds of Mitchell and two Danish, without a rematch."""
    evening = evening_of(12, movement="mitchell", rounds=4, scheme="burraco_4")
    strength = {entrant.uid: 1000 - 10 * place for place, entrant in enumerate(evening.entrants)}

    for number in range(4):
        if number == 2:
            plan = replace(evening.plan, movement="by_standing")
            evening = accepted(change_plan(evening, plan, RuleLibrary()))
        before = {row.entrant: row.place or 0 for row in standing(evening)}
        evening = accepted(draw_round(evening, NOTE))
        evening = _played_so(evening, strength)
    met = [frozenset(meeting) for one in evening.rounds for meeting in draw_of(one).meetings]
    assert len(set(met)) == len(met) == 4 * 6
    leader = next(uid for uid, place in before.items() if place == 1)
    [meeting] = [one for one in draw_of(evening.rounds[-1]).meetings if (leader,) in one]
    [[rival]] = [side for side in meeting if side != (leader,)]
    earlier = set(met[: 3 * 6])
    nearer = [uid for uid, place in before.items() if 1 < place < before[rival]]
    assert all(frozenset({(leader,), (uid,)}) in earlier for uid in nearer)


def _played_so(evening: Evening, strength: Mapping[EntrantUid, int]) -> Evening:
    evening = accepted(start_round(evening, NOTE))
    for table in evening.rounds[-1].tables:
        score = Score(tuple(strength[side.entrants[0]] for side in table.sides))
        for side in (0, 1):
            evening = accepted(claim_score(evening, table.number, side, score, NOTE))
    return accepted(close_round(evening, NOTE))


def test_helsingborg_round_of_5000_points_or_50_minutes() -> None:
    """CK70: to 5,000, or 50 minutes and ten for the deal that runs."""
    length = round_lengths()["ck70"].length
    assert (length.points, length.minutes, length.overtime) == (5000, 50, 10)


def test_a_team_event_adds_its_tables_up() -> None:
    """Two teams of two pairs each meet at two tables, pair against pair of the same number."""
    evening = evening_of(["Home", "Away"], form="teams", scheme="finland", rounds=1)
    evening = accepted(start_round(accepted(draw_round(evening, NOTE)), NOTE))
    seats = [[side.players for side in table.sides] for table in evening.rounds[0].tables]
    one, other = [side.entrants[0] for side in evening.rounds[0].tables[0].sides]
    assert seats == [
        [(f"{one}.0", f"{one}.1"), (f"{other}.0", f"{other}.1")],
        [(f"{one}.2", f"{one}.3"), (f"{other}.2", f"{other}.3")],
    ]
    for number, score in ((1, (5000, 4000)), (2, (3000, 4500))):
        for side in (0, 1):
            evening = accepted(claim_score(evening, number, side, Score(score), NOTE))
    assert row_figures(standing(accepted(close_round(evening, NOTE))), "points", "difference") == [
        (other, 2, 500),
        (one, 2, -500),
    ]


def test_every_figure_has_a_source() -> None:
    assert list(schemes()) == ["finland", "wins", "total", "burraco_3", "burraco_4"]
    finland = schemes()[SchemeId("finland")]
    assert finland.match_points is not None
    assert finland.match_points.ref == ("finnish-federation",)
    assert scheme_of("finland", family="samba").walkover == 4000


def test_a_plan_that_cannot_be_played_says_all_that_is_wrong() -> None:
    evening = evening_of(4)
    plan = replace(
        plan_of(movement="rotating", ruleset="classic_4p", rounds=0, drop_worst=2),
        name=" ",
        date="tomorrow",
    )
    assert problem_codes(change_plan(evening, plan, RuleLibrary())) == [
        "name_needed",
        "no_date",
        "too_few_rounds",
        "too_many_dropped",
        "draw_needs_individuals",
    ]
