"""Matches are begun, corrected, ended and found again."""

import dataclasses

from scorekeeper.match import Player, Side
from scorekeeper.rules import RuleSetId
from scorekeeper.services import Change, Session
from tests.services.conftest import Reopen, classic, deal, put_as
from tests.support.matches import ANA_BEN, CLEO_DOV

WON = {"total": 5000}
LOST = {"total": 120}


def test_a_match_outlives_a_restart(reopen: Reopen) -> None:
    session = reopen()
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    session.deals.record(uid, deal({"total": 785}, LOST), seen=session.matches.number(uid))
    (found,) = reopen().matches.list()
    assert (found.uid, found.progress.totals) == (uid, (785, 120))
    assert [side.name for side in found.match.sides] == ["Ana & Ben", "Cleo & Dov"]


def test_a_set_up_is_refused_with_everything_that_is_wrong(session: Session) -> None:
    wrong = classic(
        sides=(dataclasses.replace(ANA_BEN, name=" "), Side("X", (Player("Ana"),)), CLEO_DOV),
        house_rules={"target": 5000},
        opening_scores=(0, 0),
    )
    found = session.matches.start(wrong)
    assert isinstance(found, tuple)
    assert [(problem.code, problem.path) for problem in found] == [
        ("wrong_number_of_sides", "sides"),
        ("wrong_number_of_players", "sides[1].players"),
        ("name_needed", "sides[0].name"),
        ("name_twice", "sides[1].players[0]"),
        ("wrong_number_of_scores", "opening_scores"),
    ]
    assert session.matches.list() == ()


def test_two_sides_of_one_name_and_a_player_without_any_are_refused(session: Session) -> None:
    nameless = Side("Ana & Ben", (Player("Cleo"), Player(" ")))
    found = session.matches.start(classic(sides=(ANA_BEN, nameless)))
    assert isinstance(found, tuple)
    assert [(problem.code, problem.path) for problem in found] == [
        ("name_twice", "sides[1].name"),
        ("name_needed", "sides[1].players[1]"),
    ]


def test_a_running_match_is_not_set_up_anew_with_what_cannot_be(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    before = session.matches.open(uid)
    found = session.matches.correct_set_up(
        uid, classic(sides=(ANA_BEN, ANA_BEN)), seen=before.number
    )
    assert isinstance(found, tuple)
    assert ("name_twice", "sides[1].name") in [(p.code, p.path) for p in found]
    assert session.matches.open(uid) == before


def test_to_go_on_with_a_match_that_still_runs_changes_nothing(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    before = session.matches.open(uid)
    assert session.matches.resume(uid, seen=before.number) == ()
    assert session.matches.open(uid) == before


def test_a_house_rule_that_cannot_be_is_refused_by_its_path(session: Session) -> None:
    found = session.matches.start(classic(house_rules={"target": "much", "no.such": 1}))
    assert isinstance(found, tuple)
    assert [(p.code, p.path) for p in found] == [
        ("house_rule", "house_rules.no.such"),
        ("house_rule", "house_rules.target"),
    ]


def test_a_corrected_set_up_changes_what_follows_from_it(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    session.deals.record(uid, deal(WON, LOST), seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.outcome.over
    assert isinstance(
        session.matches.correct_set_up(
            uid, classic(house_rules={"target": 7500}), seen=session.matches.number(uid)
        ),
        Change,
    )
    stand = session.matches.open(uid)
    assert not stand.progress.outcome.over
    assert stand.match.rules.target == 7500
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).progress.outcome.over


def test_a_finished_match_goes_on_when_an_amended_deal_says_so(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    change = session.deals.record(uid, deal(WON, LOST), seen=session.matches.number(uid))
    assert not isinstance(change, tuple)
    assert session.matches.open(uid).progress.outcome.winner == 0
    assert change.deal is not None
    session.deals.amend(
        uid, change.deal, deal({"total": 500}, LOST), seen=session.matches.number(uid)
    )
    outcome = session.matches.open(uid).progress.outcome
    assert (outcome.over, outcome.winner) == (False, None)


def test_a_match_ended_by_time_is_won_by_the_leader_and_can_go_on(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    session.deals.record(uid, deal({"total": 785}, LOST), seen=session.matches.number(uid))
    session.matches.end(uid, "time", seen=session.matches.number(uid))
    outcome = session.matches.open(uid).progress.outcome
    assert (outcome.over, outcome.how, outcome.winner, outcome.margin) == (True, "time", 0, 665)
    session.matches.resume(uid, seen=session.matches.number(uid))
    assert not session.matches.open(uid).progress.outcome.over


def test_a_match_keeps_the_values_in_force_when_it_began(session: Session) -> None:
    """The app's rule set is changed after the match began: the match says so, and keeps its own."""
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    kept = session._work.database.table("matches").get(doc_id=uid)
    assert kept is not None
    kept["values"]["go_out_bonus"] = 90
    put_as(session._work.database, kept)
    stand = session.matches.open(uid)
    assert stand.match.rules.go_out_bonus == 90
    assert stand.rules_changed == ("go_out_bonus",)


def test_a_path_that_came_into_the_app_later_is_filled_in(session: Session) -> None:
    uid = session.matches.start(classic())
    assert isinstance(uid, str)
    kept = session._work.database.table("matches").get(doc_id=uid)
    assert kept is not None
    del kept["values"]["acaba"]
    put_as(session._work.database, kept)
    stand = session.matches.open(uid)
    assert stand.match.rules.acaba.opponents == 1500
    assert stand.rules_changed == (), "the match has no other value than the app"


def test_old_burraco_match_keeps_two_aces_in_a_run(session: Session) -> None:
    """A match from before `sequence_aces` and with another `one_meld_per_rank` keeps both."""
    uid = session.matches.start(classic(ruleset=RuleSetId("burraco")))
    assert isinstance(uid, str)
    kept = session._work.database.table("matches").get(doc_id=uid)
    assert kept is not None
    del kept["values"]["meld_rules"]["sequence_aces"]
    kept["values"]["meld_rules"]["one_meld_per_rank"] = False
    put_as(session._work.database, kept)
    stand = session.matches.open(uid)
    assert stand.match.rules.meld_rules.sequence_aces == 2
    assert not stand.match.rules.meld_rules.one_meld_per_rank
    assert stand.rules_changed == ("meld_rules.one_meld_per_rank",)


def test_three_people_play_british_canasta_each_alone(session: Session) -> None:
    """The number of players changes what the rule file says by that number."""
    sides = tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo"))
    uid = session.matches.start(classic(ruleset=RuleSetId("british"), sides=sides))
    assert isinstance(uid, str)
    rules = session.matches.open(uid).match.rules
    assert (rules.sides.count, rules.sides.size, rules.hand_size) == (3, 1, 13)


def test_the_uids_alone_come_in_the_order_of_the_list(session: Session) -> None:
    first, second, third = (session.matches.start(classic()) for _ in range(3))
    assert isinstance(second, str)
    session.deals.record(second, deal({"total": 785}, LOST), seen=session.matches.number(second))
    assert [match.uid for match in session.matches.list()] == [second, third, first]
    assert [found.uid for found in session.matches.list()] == [second, third, first]
