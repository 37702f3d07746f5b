"""How long a round lasts, as the match at a table knows it."""

from typing import Any

import pytest

from scorekeeper.club.model import RoundLength
from scorekeeper.services import Session
from scorekeeper.services.club.evenings import house_rules_at
from tests.club.kit import plan_of
from tests.services.club.kit import begin_first_round, match_of, phone, record_totals


@pytest.mark.parametrize(
    ("ruleset", "length", "target", "deals"),
    [
        ("classic_4p", RoundLength(points=3000), 3000, None),
        ("classic_4p", RoundLength(deals=3, minutes=50), None, 3),
        ("classic_4p", RoundLength(points=5000, deals=4), 5000, 4),
        ("classic_4p", RoundLength(minutes=50), 5000, None),  # the rule set's own end
        ("hand_and_foot", RoundLength(points=10_000), 10_000, None),
        ("hand_and_foot", RoundLength(deals=2), None, 2),
        ("samba", RoundLength(points=8000), 8000, None),
    ],
)
def test_a_match_ends_by_the_length_of_the_round(
    session: Session, ruleset: str, length: RoundLength, target: int | None, deals: int | None
) -> None:
    uid = begin_first_round(session, 4, ruleset=ruleset, length=length)
    match = session.club.match_at(uid, 1, 1)
    assert match is not None
    assert (match.match.rules.target, match.match.rules.match_hands) == (target, deals)


@pytest.mark.parametrize(
    ("length", "winner"),
    [
        (RoundLength(points=3000), "highest_at_target"),
        (RoundLength(deals=3), "highest_after_last_deal"),
        (RoundLength(points=3000, deals=3), "highest_at_target"),
        (RoundLength(minutes=50), None),  # the rule set's own
    ],
)
def test_round_length_decides_who_wins_the_match(length: RoundLength, winner: str | None) -> None:
    plan = plan_of(length=length)
    assert house_rules_at(plan, plan.ruleset).get("match_winner") == winner


def test_match_of_so_many_deals_ends_level_as_a_draw(session: Session) -> None:
    uid = begin_first_round(session, 4, length=RoundLength(deals=2))
    north = phone(session, uid, 1, side=0)
    record_totals(north, 500, 100)
    assert not session.club.tables(uid, 1)[0].is_over
    record_totals(north, 100, 500)
    assert session.club.tables(uid, 1)[0].is_over
    outcome = north.matches.open(match_of(north)).progress.outcome
    assert (outcome.how, outcome.winner, outcome.tie) == ("deals", None, (0, 1))


def test_house_rules_of_the_evening_hold_at_every_table(session: Session) -> None:
    uid = begin_first_round(
        session, 4, house_rules={"go_out_bonus": 150}, length=RoundLength(points=4000)
    )
    for number in (1, 2):
        match = session.club.match_at(uid, 1, number)
        assert match is not None
        assert match.match.rules.go_out_bonus == 150
        assert match.match.rules.target == 4000


def test_players_left_over_play_by_the_rules_of_three(session: Session) -> None:
    """Seven players: one table of four, and one of three by another rule set."""
    plan: dict[str, Any] = {"form": "individuals", "movement": "by_lot", "threes": "classic_3p"}
    uid = begin_first_round(session, 7, house_rules={"go_out_bonus": 150}, **plan)
    shapes = {}
    for table_status in session.club.tables(uid, 1):
        match = session.club.match_at(uid, 1, table_status.number)
        assert match is not None
        shapes[len(match.match.sides)] = (match.match.ruleset, match.match.rules.go_out_bonus)
    assert shapes[2] == ("classic_4p", 150)
    assert shapes[3][0] == "classic_3p"
    three = next(one for one in session.club.tables(uid, 1) if len(one.names) == 3)
    phones = [phone(session, uid, three.number, side=side) for side in range(3)]
    record_totals(phones[0], 300, 200, 100)
    phones[0].table.claim()
    assert phones[1].table.accept(1) == ()
    assert phones[0].table.view().state == "claimed"
    assert phones[2].table.accept(2) == ()
    assert phones[0].table.view().state == "done"


def test_teams_play_a_match_at_each_of_their_tables(session: Session) -> None:
    uid = begin_first_round(session, 4, form="teams", movement="round_robin")
    table_statuses = session.club.tables(uid, 1)
    assert len(table_statuses) == 4
    names = [name for table_status in table_statuses for name in table_status.names]
    assert len(set(names)) == 8
