"""Several matches in one file; everything in one file, for a new phone."""

import json
from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.match import MatchUid, Player, RecordError, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.house_rules import HouseRule, HouseRules
from scorekeeper.services import Session, SetUp, UnknownMatchError
from tests.services.conftest import counts, deals_of, foreign, import_text, start_match
from tests.support.matches import record_totals

TUESDAYS = HouseRules(
    name="Our Tuesdays",
    book=rule_book(RuleSetId("classic_4p")),
    rules=(HouseRule(path="target", value=7500, refs=("table",)),),
)


def parcel(**more: Any) -> str:
    return json.dumps({"format": "scorekeeper-matches", "version": 1, "matches": [], **more})


def test_one_file_moves_everything_to_a_new_phone(
    here: Session, there: Session, uid: MatchUid
) -> None:
    other = start_match(here)
    record_totals(here, other, 5, 10)
    kept = here.profiles.save(TUESDAYS)
    text = here.exchange.export_json()
    taken = import_text(there, text)
    assert set(taken.added) == {uid, other}
    assert deals_of(there, uid) == deals_of(here, uid)
    assert there.matches.open(uid).history == here.matches.open(uid).history
    assert [profile.name for profile in there.profiles.list()] == ["Our Tuesdays"]
    assert taken.house_rules == list(there.profiles.list())
    assert there.profiles.list()[0].uid == kept.uid
    assert there.exchange.export_json().splitlines()[1:] == text.splitlines()[1:]
    assert import_text(there, text).added == []


def test_phases_of_a_match_follow_from_its_deals_on_a_new_phone(
    here: Session, there: Session
) -> None:
    """Burraco for three: 148 each of 295 in the first phase, all 295 in the second."""
    sides = tuple(Side(name, (Player(name),)) for name in ("Ana", "Ben", "Cleo"))
    uid = here.matches.start(SetUp(ruleset=RuleSetId("burraco_3p"), sides=sides))
    assert isinstance(uid, str)
    pair = {"melded_card_points": 300, "hand_card_points": 5}
    deals = (
        [{"lone": True, "hand_card_points": 50}, pair, {}],
        [{"total": 1050}, {"total": 0}, {"total": 0}],
        [{"hand_card_points": 50}, pair, {"hand_card_points": 5}],
    )
    for sides_of_deal in deals:
        played = read_deal({"sides": sides_of_deal}, "a deal")
        here.deals.record(uid, played, seen=here.matches.number(uid))
    import_text(there, here.exchange.export_json())
    assert there.matches.open(uid).progress == here.matches.open(uid).progress
    running = [deal.totals_after for deal in there.matches.open(uid).progress.deals]
    assert running == [(-50, 148, 148), (1000, 148, 148), (950, 443, 143)]


def test_an_evening_is_the_matches_that_one_names(here: Session, there: Session) -> None:
    uids = [start_match(here) for _ in range(3)]
    here.profiles.save(TUESDAYS)
    import_text(there, here.exchange.export_json(uids[:2]))
    assert {summary.uid for summary in there.matches.list()} == set(uids[:2])
    assert there.profiles.list() == ()


def test_a_parcel_has_one_match_a_line(here: Session, uid: MatchUid) -> None:
    start_match(here)
    lines = here.exchange.export_json().splitlines()
    assert len(lines) == 4
    assert lines[0].startswith('{"format": "scorekeeper-matches", "version": 1, "exported": ')
    assert json.loads(lines[1].removesuffix(","))["format"] == "scorekeeper-match"


def test_a_match_that_is_not_there_cannot_be_handed_on(here: Session) -> None:
    with pytest.raises(UnknownMatchError):
        here.exchange.export_json([MatchUid("gone")])
    with pytest.raises(UnknownMatchError):
        here.exchange.export_csv([MatchUid("gone")])


def test_newer_parcel_or_record_is_refused_in_words(here: Session) -> None:
    with pytest.raises(RecordError, match=r"version: newer version \(version: 2"):
        here.exchange.preview_import(parcel(version=2), "future.json")
    with pytest.raises(RecordError, match=r"matches\[1\].version: newer version"):
        here.exchange.preview_import(parcel(matches=[foreign(), foreign(version=9)]), "future.json")


@pytest.mark.parametrize(
    ("text", "where"),
    [
        (parcel(version="1"), "version: wrong version"),
        (parcel(version=True), "version: wrong version"),
        (parcel(matches={}), r"matches: wrong kind \(kind: list"),
        (parcel(matches=[5]), r"matches\[0\].format"),
        (parcel(matches=[foreign(), foreign(sides=[])]), r"matches\[1\].sides"),
        (parcel(house_rules={}), r"house_rules: wrong kind \(kind: list"),
        (parcel(house_rules=[5]), r"house_rules: wrong kind \(kind: list"),
    ],
)
def test_parcel_problem_names_the_number_of_the_match(here: Session, text: str, where: str) -> None:
    with pytest.raises(RecordError, match=where):
        here.exchange.preview_import(text, "club.json")
    assert here.matches.list() == ()


def test_an_empty_parcel_brings_nothing(here: Session) -> None:
    assert counts(here.exchange.preview_import(parcel(), "empty.json")) == (0, 0, 0)
    assert counts(here.exchange.preview_import(here.exchange.export_json(), "own.json")) == (
        0,
        0,
        0,
    )


def test_parcel_hands_back_house_rules_that_conflict(here: Session, there: Session) -> None:
    kept = here.profiles.save(TUESDAYS)
    import_text(there, here.exchange.export_json())
    there.profiles.save(replace(TUESDAYS, uid=kept.uid, name="Wednesdays"))
    taken = import_text(here, there.exchange.export_json())
    (conflict,) = taken.house_conflicts
    assert (conflict.existing.name, conflict.imported.name) == ("Our Tuesdays", "Wednesdays")
    assert here.profiles.open(kept.uid).name == "Our Tuesdays"


def test_parcel_with_unplayable_house_rules_brings_matches(here: Session) -> None:
    house = {
        "format": "scorekeeper-house-rules",
        "version": 1,
        "name": "Of the village",
        "base": "no_such_village",
        "rules": {},
    }
    taken = import_text(here, parcel(matches=[foreign()], house_rules=[house]))
    assert len(taken.added) == 1
    assert len(taken.house_refused) == 1
    assert here.profiles.list() == ()
