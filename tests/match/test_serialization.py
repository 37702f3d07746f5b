"""The match record is read as the format says; what nobody knows does no harm."""

import json
from typing import Any

import pytest

from scorekeeper.match import Player, progress, read_match
from scorekeeper.match.model import EarlyEnd
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleLibrary, RuleSetId, rule_book
from tests.match.kit import FILE, by_totals, match, record

EXAMPLE = """{
  "format": "scorekeeper-match", "version": 1, "uid": "0190f3a1",
  "ruleset": "classic_4p", "house_rules": {"target": 7500},
  "sides": [{"name": "North-South", "players": ["Ana", "Ben"]},
            {"name": "East-West", "players": ["Cleo", "Dov"]}],
  "first_dealer": "Ana", "direction": 1, "started": "2026-11-21T19:30:00+01:00",
  "opening_scores": [0, 0],
  "deals": [
    {"sides": [{"melds": ["KKKKKKK", "555"], "red_threes": 1, "went_out": true},
               {"canastas": {"mixed": 1}, "melded_card_points": 145, "hand_card_points": 60,
                "red_threes": 2}]}
  ],
  "ended": null
}"""


def test_the_example_of_the_format() -> None:
    read = read_match(json.loads(EXAMPLE), FILE, RuleLibrary())
    assert (read.uid, read.ruleset, read.started) == (
        "0190f3a1",
        "classic_4p",
        "2026-11-21T19:30:00+01:00",
    )
    assert read.rules.target == 7500
    assert read.house_rules == {"target": 7500}
    assert [side.name for side in read.sides] == ["North-South", "East-West"]
    assert (read.first_dealer, read.direction, read.ended) == ("Ana", 1, None)
    stand = progress(read)
    assert stand.totals == (785, 585)
    assert not stand.outcome.over
    assert stand.dealer == "Cleo"


def test_five_fields_are_enough() -> None:
    nameless = match(sides=[{"name": "A"}, {"name": "B"}])
    assert nameless.deals == ()
    assert nameless.rules == rule_book(RuleSetId("classic_4p")).rules


def test_a_player_may_be_an_object_with_a_uid() -> None:
    sides = [
        {"name": "A", "players": [{"name": "Ana", "uid": "p1", "born": 1950}, "Ben"]},
        {"name": "B", "players": [{"name": "Cleo"}, "Dov"]},
    ]
    first, second = match(sides=sides).sides
    assert first.players == (Player("Ana", "p1"), Player("Ben"))
    assert second.players == (Player("Cleo"), Player("Dov"))


@pytest.mark.parametrize("name", ["Classic", "REGENCY", "classic_4p"])
def test_a_rule_set_goes_by_any_of_its_names(name: str) -> None:
    assert match(ruleset=name).ruleset == "classic_4p"


def test_unknown_fields_pass_wherever_they_stand() -> None:
    """Within a meld they once did not."""
    meld = {"rank": "K", "naturals": 7, "colour": "red"}
    side = {"melds": [meld], "mood": "good", "adjustment": {"points": 5, "by": "Ana"}}
    deal = {"sides": [side, {"total": 0}], "weather": "rain"}
    sides = [{"name": "A", "motto": "!"}, {"name": "B", "players": [{"name": "Ana", "x": 1}]}]
    read = match(deals=[deal], sides=sides, club=[1, {"x": None}])
    assert progress(read).totals == (575, 0)


def test_a_deal_says_what_is_known_round_about_it() -> None:
    played = read_deal(
        {
            "sides": [{"total": 5}, {"total": 0}],
            "uid": "d1",
            "dealer": "Dov",
            "at": "2026-11-21T19:30:00Z",
            "ended_at": "2026-11-21T19:50:00Z",
            "out_player": "Ana",
            "note": "first of the evening",
            "confirmed_by": ["Cleo"],
            "seats": ["Ana", "Cleo", "Ben", "Zoe"],
        },
        FILE,
    )
    assert (played.uid, played.dealer, played.out_player) == ("d1", "Dov", "Ana")
    assert (played.confirmed_by, played.seats) == (("Cleo",), ("Ana", "Cleo", "Ben", "Zoe"))
    assert (played.at, played.ended_at, played.note) == (
        "2026-11-21T19:30:00Z",
        "2026-11-21T19:50:00Z",
        "first of the evening",
    )


@pytest.mark.parametrize("by", ["agreement", "time", "walkover"])
def test_a_match_may_have_been_ended(by: Any) -> None:
    read = match(ended={"by": by, "at": "2026-11-21T23:00:00Z"}, deals=by_totals((100, 90)))
    assert read.ended == EarlyEnd(by, "2026-11-21T23:00:00Z")
    assert progress(read).outcome.winner == 0
    assert match(ended={"by": by}).ended == EarlyEnd(by)


def test_record_of_forfeit_names_side_that_gave_up() -> None:
    ended = {"by": "walkover", "side": 0}
    read = match(ended=ended, deals=by_totals((100, 90)))
    assert read.ended == EarlyEnd("walkover", side=0)
    assert progress(read).outcome.winner == 1


def test_house_rules_of_every_kind_are_in_force() -> None:
    house = {
        "target": 3000,
        "concealed_canasta": {"mode": "add", "amount": 100},
        "tie": "drawn game",
    }
    rules = match(house_rules=house).rules
    assert (rules.target, rules.concealed_canasta.amount, rules.tie) == (3000, 100, "drawn game")


def test_the_values_that_were_in_force_may_be_given() -> None:
    old = rule_book(RuleSetId("samba")).rules
    read = read_match(record(), FILE, RuleLibrary(), rules=old)
    assert (read.ruleset, read.rules.target) == ("classic_4p", 10_000)


def test_house_rule_goes_before_values_by_players() -> None:
    """A house rule goes before what follows from the number of players."""
    sides = [{"name": name, "players": [name]} for name in ("Ana", "Ben")]
    assert match(ruleset="british", sides=sides).rules.go_out_requirement.canastas == 2
    house = {"go_out_requirement.canastas": 3}
    assert match(ruleset="british", sides=sides, house_rules=house).rules.hand_size == 15
    values_in_force = match(ruleset="british", sides=sides, house_rules=house).rules
    assert values_in_force.go_out_requirement.canastas == 3
