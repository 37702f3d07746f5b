"""House rules are kept by name and handed on as files; matches keep the values they began with."""

import dataclasses
import json
from typing import Any

import pytest

from scorekeeper.match import MatchUid, Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetError, RuleSetId
from scorekeeper.rules.house_rules import HouseRules, ProfileUid, house_text
from scorekeeper.services import Change, Conflict, Profile, Session, SetUp, UnknownProfileError
from tests.rules.kit import HOUSE_FILE, house, house_file
from tests.services.conftest import Reopen

SIDES = (
    Side("Ana & Ben", (Player("Ana"), Player("Ben"))),
    Side("Cleo & Dov", (Player("Cleo"), Player("Dov"))),
)
PLAIN = SetUp(ruleset=RuleSetId("classic_4p"), sides=SIDES)


def start_match_of_profile(session: Session, played: HouseRules) -> MatchUid:
    uid = session.matches.start(
        dataclasses.replace(
            PLAIN, ruleset=played.base, house_rules=played.changes, profile=played.name
        )
    )
    assert isinstance(uid, str), uid
    return uid


def save_profile(session: Session, **rules: Any) -> Profile:
    """House rules of the table, kept."""
    return session.profiles.save(house(**rules))


def test_house_rules_outlive_a_restart_and_are_listed_by_name(reopen: Reopen) -> None:
    session = reopen()
    session.profiles.save(dataclasses.replace(house(target=7500), name="tuesdays"))
    session.profiles.save(dataclasses.replace(house(go_out_bonus=150), name="Cruise"))
    found = reopen().profiles.list()
    assert [profile.name for profile in found] == ["Cruise", "tuesdays"]
    assert [profile.house and profile.house.changes for profile in found] == [
        {"go_out_bonus": 150},
        {"target": 7500},
    ]
    assert all(profile.changed.startswith("2026-11-21T") for profile in found)


def test_house_rules_that_cannot_be_are_not_kept(session: Session) -> None:
    cited = dataclasses.replace(house(target=7500).rules[0], refs=())
    for wrong in (
        dataclasses.replace(house(), name=" "),
        dataclasses.replace(house(), rules=(cited,)),
        dataclasses.replace(house(), rules=(dataclasses.replace(cited, value=-1),)),
    ):
        with pytest.raises(RuleSetError):
            session.profiles.save(wrong)
    assert session.profiles.list() == ()


def test_house_rules_can_be_renamed_changed_and_dropped(session: Session) -> None:
    kept = save_profile(session, target=7500)
    changed = dataclasses.replace(house(target=6000), uid=kept.uid, name="Cruise")
    session.profiles.save(changed, by="Ana")
    (found,) = session.profiles.list()
    assert (found.uid, found.name, found.house) == (kept.uid, "Cruise", changed)
    with pytest.raises(RuleSetError):
        session.profiles.save(dataclasses.replace(changed, name=""))
    session.profiles.delete(kept.uid)
    assert session.profiles.list() == ()
    for verb in (session.profiles.open, session.profiles.delete, session.profiles.export):
        with pytest.raises(UnknownProfileError):
            verb(kept.uid)


def test_match_keeps_the_values_of_its_profile(reopen: Reopen) -> None:
    """200 for going out when the match began; 0, and then no profile at all, ever after.

    Seven kings are 70 and 500, and 200 for going out: 770 before, and 770 for ever.
    """
    session = reopen()
    kept = save_profile(session, go_out_bonus=200, target=700)
    assert kept.house is not None
    uid = start_match_of_profile(session, kept.house)
    deal = read_deal({"sides": [{"melds": ["KKKKKKK"], "went_out": True}, {}]}, "here")
    assert not isinstance(session.deals.record(uid, deal, seen=session.matches.number(uid)), tuple)
    before = session.matches.open(uid)
    assert before.progress.totals == (770, 0)
    assert (before.progress.outcome.winner, before.profile) == (0, "Our Tuesdays")

    cheaper = dataclasses.replace(house(go_out_bonus=0), uid=kept.uid, name="Cheap")
    session.profiles.save(cheaper)
    session.profiles.delete(kept.uid)
    after = reopen().matches.open(uid)
    assert after.progress == before.progress
    assert (after.match.rules, after.profile) == (before.match.rules, "Our Tuesdays")
    assert after.match.house_rules == {"go_out_bonus": 200, "target": 700}


def test_a_match_that_is_set_up_anew_without_house_rules_has_none(session: Session) -> None:
    uid = start_match_of_profile(session, house(target=7500))
    assert isinstance(
        session.matches.correct_set_up(uid, PLAIN, seen=session.matches.number(uid)), Change
    )
    found = session.matches.open(uid)
    assert (found.profile, found.match.rules.target) == ("", 5000)
    session.deals.undo(uid, seen=session.matches.number(uid))
    assert session.matches.open(uid).profile == "Our Tuesdays"


def test_house_rules_can_be_on_any_rule_set(session: Session) -> None:
    uid = start_match_of_profile(session, house("samba", target=7500))
    match = session.matches.open(uid).match
    assert (match.ruleset, match.rules.target, match.rules.decks) == ("samba", 7500, 3)


def test_a_file_brought_in_twice_changes_nothing(session: Session) -> None:
    text = json.dumps(house_file(uid="club-7", rules={"target": {"value": 7500, "ref": "table"}}))
    first = session.profiles.import_file(text, HOUSE_FILE)
    assert isinstance(first, Profile)
    assert session.profiles.import_file(text, HOUSE_FILE) == first
    assert session.profiles.import_file(session.profiles.export(first.uid), HOUSE_FILE) == first
    assert session.profiles.list() == (first,)
    assert first.uid == "club-7"


def test_a_file_without_a_uid_is_known_by_what_it_says(session: Session) -> None:
    text = json.dumps(house_file(rules={"target": {"value": 7500, "ref": "table"}}))
    first = session.profiles.import_file(text, HOUSE_FILE)
    assert session.profiles.import_file(text, HOUSE_FILE) == first
    assert session.profiles.list() == (first,)


def test_profile_with_a_known_uid_and_other_rules_is_a_conflict(session: Session) -> None:
    kept = save_profile(session, target=7500)
    other = house_text(dataclasses.replace(house(target=6000), uid=kept.uid))
    found = session.profiles.import_file(other, HOUSE_FILE)
    assert isinstance(found, Conflict)
    assert (found.existing, found.imported.changes) == (kept, {"target": 6000})
    assert session.profiles.list() == (kept,)
    session.profiles.save(found.imported)
    stored = session.profiles.open(kept.uid).house
    assert stored is not None
    assert stored.changes == {"target": 6000}


def test_exported_profile_keeps_unknown_fields(session: Session) -> None:
    document = house_file(uid="club-7", colour="green", rules={})
    assert isinstance(session.profiles.import_file(json.dumps(document), HOUSE_FILE), Profile)
    assert json.loads(session.profiles.export(ProfileUid("club-7"))) == document


@pytest.mark.parametrize("text", ["{", "[]", json.dumps(house_file(base="klassik"))])
def test_a_file_that_is_refused_leaves_everything_as_it_was(session: Session, text: str) -> None:
    kept = save_profile(session, target=7500)
    with pytest.raises(RuleSetError):
        session.profiles.import_file(text, HOUSE_FILE)
    assert session.profiles.list() == (kept,)


def test_house_rules_that_no_longer_fit_are_listed_with_what_is_wrong(session: Session) -> None:
    """As when a newer program has thrown a path away: nothing crashes, and nothing is lost."""
    kept = save_profile(session, target=7500)
    document = session._work.database.table("profiles").get(doc_id=kept.uid)
    assert document is not None
    document["house"]["rules"]["goal"] = {"value": 1, "ref": "table"}
    session._work.database.table("profiles").put(document)
    (found,) = session.profiles.list()
    assert (found.house, found.name) == (None, "Our Tuesdays")
    assert [str(one) for one in found.problems] == ["rules.goal: unknown rule (rule: goal)"]
    assert json.loads(session.profiles.export(kept.uid)) == document["house"]
