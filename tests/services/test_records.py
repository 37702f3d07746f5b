"""A match leaves as a record and comes back as it was."""

import json
from typing import Any

import pytest

from scorekeeper.match import MatchUid, RecordError, progress, read_match
from scorekeeper.rules import RuleLibrary
from scorekeeper.services import Session
from scorekeeper.services.events import Event, MatchChanged
from tests.services.conftest import content, counts, deals_of, foreign, import_text, start_match
from tests.support.matches import record_totals


def test_a_match_arrives_with_its_deals_and_its_whole_history(
    here: Session, there: Session, uid: MatchUid
) -> None:
    taken = import_text(there, here.exchange.export_json([uid]))
    assert taken.added == [uid]
    assert deals_of(there, uid) == [(785, 220), (100, 95), (-225, 90)]
    mine, theirs = here.matches.open(uid), there.matches.open(uid)
    assert theirs.match == mine.match
    assert theirs.history == mine.history
    there.deals.undo(uid, seen=there.matches.number(uid))
    there.deals.undo(uid, seen=there.matches.number(uid))
    assert deals_of(there, uid) == [(785, 120), (-225, 90)]


def test_importing_twice_changes_nothing(here: Session, there: Session, uid: MatchUid) -> None:
    text = here.exchange.export_json([uid])
    import_text(there, text)
    before, size = content(there), there.path.stat().st_size
    assert counts(there.exchange.preview_import(text, "again.json")) == (0, 1, 0)
    taken = import_text(there, text)
    assert (taken.added, taken.unchanged) == ([], [uid])
    assert (content(there), there.path.stat().st_size) == (before, size)


def test_imported_record_is_exported_letter_for_letter(
    here: Session, there: Session, uid: MatchUid
) -> None:
    text = here.exchange.export_json([uid])
    import_text(there, text)
    assert there.exchange.export_json([uid]) == text


def test_our_record_is_one_that_any_reader_of_the_format_can_score(
    here: Session, uid: MatchUid
) -> None:
    """Values in force, places and history are fields that it need not know."""
    document = json.loads(here.exchange.export_json([uid]))
    match = read_match(document, "ours.json", RuleLibrary())
    assert progress(match).totals == (660, 405)
    public = {"format", "version", "uid", "ruleset", "house_rules", "sides", "deals", "started"}
    assert public <= document.keys()


def test_a_record_of_another_program_gets_a_uid_from_its_content(here: Session) -> None:
    text = json.dumps(foreign())
    (uid,) = import_text(here, text).added
    assert deals_of(here, uid) == [(785, 585)]
    before = content(here)
    assert import_text(here, text, file="another name.json").unchanged == [uid]
    assert import_text(here, json.dumps(foreign(), indent=4)).unchanged == [uid]
    assert content(here) == before
    (other,) = import_text(here, json.dumps(foreign(first_dealer="Ben"))).added
    assert other != uid


def test_imported_match_has_a_history_and_can_be_undone(here: Session) -> None:
    (uid,) = import_text(here, json.dumps(foreign()), file="league.json").added
    changes = here.matches.open(uid).history.changes
    assert [(change.kind, change.reason) for change in changes] == [
        ("start", "league.json"),
        ("record", "league.json"),
    ]
    here.deals.undo(uid, seen=here.matches.number(uid))
    assert deals_of(here, uid) == []


def test_fields_that_nobody_knows_survive_the_round_trip(here: Session, there: Session) -> None:
    document = foreign(weather={"rain": [1, None, "Zoë"]}, profile=7)
    document["sides"][0]["colour"] = "#ff0000"
    document["deals"][0]["photo"] = "table.jpg"
    document["deals"][0]["sides"][1]["mood"] = {"a": {}}
    (uid,) = import_text(here, json.dumps(document)).added
    import_text(there, here.exchange.export_json([uid]))
    record_totals(there, uid, 5, 10)
    back = json.loads(there.exchange.export_json([uid]))
    assert back["weather"] == {"rain": [1, None, "Zoë"]}
    assert back["profile"] == 7
    assert back["sides"][0]["colour"] == "#ff0000"
    assert back["deals"][0]["photo"] == "table.jpg"
    assert back["deals"][0]["sides"][1]["mood"] == {"a": {}}


def test_house_rules_are_kept_as_values_when_a_record_comes_in(here: Session) -> None:
    (uid,) = import_text(here, json.dumps(foreign(house_rules={"target": 7500}))).added
    opened = here.matches.open(uid)
    assert (opened.match.rules.target, opened.values["target"]) == (7500, 7500)
    kept = here._work.database.table("matches").get(doc_id=uid)
    assert kept is not None
    assert kept["values"]["go_out_bonus"] == opened.match.rules.go_out_bonus


def test_imported_match_keeps_its_values_in_force(
    here: Session, there: Session, uid: MatchUid
) -> None:
    document = json.loads(here.exchange.export_json([uid]))
    document["values"]["go_out_bonus"] = 90
    document["uid"] = "of an older app"
    import_text(there, json.dumps(document))
    opened = there.matches.open(MatchUid("of an older app"))
    assert opened.match.rules.go_out_bonus == 90
    assert opened.rules_changed == ("go_out_bonus",)


def test_a_match_of_a_rule_set_of_ones_own_is_played_on_by_its_values(
    here: Session, there: Session, uid: MatchUid
) -> None:
    document = json.loads(here.exchange.export_json([uid]))
    del document["history"]
    document |= {"ruleset": "our_village", "uid": "village"}
    document["values"]["target"] = 4000
    import_text(there, json.dumps(document))
    village = MatchUid("village")
    assert there.matches.open(village).match.rules.target == 4000
    record_totals(there, village, 4000, 0)
    assert there.matches.open(village).progress.outcome.winner == 0


def test_a_match_without_players_names_is_taken_and_listed(here: Session) -> None:
    bare = foreign(sides=[{"name": "We"}, {"name": "They"}])
    (uid,) = import_text(here, json.dumps(bare)).added
    assert [side.name for side in here.matches.open(uid).match.sides] == ["We", "They"]
    assert here.people.list() == ()


def test_a_newer_version_is_refused_in_words(here: Session) -> None:
    with pytest.raises(RecordError, match=r"newer version \(version: 2, newest: 1\)"):
        here.exchange.preview_import(json.dumps(foreign(version=2)), "future.json")


def spoilt(**more: Any) -> str:
    return json.dumps(foreign(**more))


DEAL = {"sides": [{"total": 5}, {"total": 10}]}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "not json"),
        ("{", "not json"),
        ("[]", "format"),
        ('{"format": "scorekeeper-match", "version": 1}', "ruleset"),
        (spoilt(values=[1]), "values: wrong kind"),
        (spoilt(values={"target": "much"}), "values.target"),
        (spoilt(values={"no": {"such": "path"}}), "values.no"),
        (spoilt(house_rules=[1]), "house_rules: wrong kind"),
        (spoilt(house_rules={"target": "much"}), "house_rules.target"),
        (spoilt(ruleset="whist"), "ruleset: unknown rule set"),
        (spoilt(ruleset="whist", values={"target": "much"}), "ruleset: unknown rule set"),
        (spoilt(deals=[{**DEAL, "uid": "a"}] * 2), r"deals\[1\].uid"),
        (spoilt(deals=[{"sides": [{"total": 5}]}]), r"deals\[0\].sides"),
        (spoilt(history={}), "history: wrong kind"),
        (spoilt(history=[{}]), r"history\[0\].uid: missing field"),
        (spoilt(weather=7).replace(": 7", ": 1e999"), "not storable"),
        (spoilt(weather=7).replace(": 7", ": NaN"), "no number"),
        (spoilt(weather=7).replace(": 7", ": " + "[" * 120 + "]" * 120), "not storable"),
        (spoilt(weather=7).replace(": 7", ": " + "[" * 99_999 + "]" * 99_999), "nested too deeply"),
    ],
)
def test_broken_record_is_refused_by_place_and_changes_nothing(
    here: Session, text: str, where: str
) -> None:
    before = content(here)
    with pytest.raises(RecordError, match=where) as caught:
        here.exchange.preview_import(text, "club.json")
    assert str(caught.value).startswith("club.json: ")
    assert content(here) == before


CHANGE = {"uid": "c", "number": 1, "kind": "record", "at": "2026-11-21", "deal": "a"}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"number": 0}, r"history\[0\].number"),
        ({"kind": "cheat"}, r"history\[0\].kind: not offered"),
        ({"at": 5}, r"history\[0\].at"),
        ({"deal": 5}, r"history\[0\].deal"),
        ({"deal": "", "after": DEAL}, r"history\[0\].deal: value needed"),
        ({"after": []}, r"history\[0\].after"),
        ({"after": {"sides": []}}, r"history\[0\].after: deal of another"),
        ({"after": {**DEAL, "position": "first"}}, r"history\[0\].after: deal of another"),
        ({"after": {"sides": [{"total": "x"}, {}]}}, r"history\[0\].after.sides\[0\].total"),
        ({"deal": None, "kind": "start", "after": {"sides": []}}, r"history\[0\].after.format"),
        ({"deal": None, "kind": "start"}, r"history\[0\].after: missing field"),
        ({"deal": None, "kind": "end", "after": {}}, r"history\[0\].before: missing field"),
    ],
)
def test_a_history_is_looked_at_as_closely_as_the_match(
    here: Session, change: dict[str, Any], where: str
) -> None:
    """An undo would bring back what it says."""
    text = spoilt(history=[{**CHANGE, **change}])
    with pytest.raises(RecordError, match=where):
        here.exchange.preview_import(text, "club.json")


def test_a_change_that_stands_twice_in_a_history_is_refused(here: Session) -> None:
    change = {**CHANGE, "after": {**DEAL, "uid": "a", "position": 1.0}}
    text = spoilt(history=[change, {**change, "number": 2}])
    with pytest.raises(RecordError, match=r"history\[1\].uid: there twice"):
        here.exchange.preview_import(text, "club.json")


def test_history_that_misses_the_match_is_kept_and_continued(
    here: Session, there: Session, uid: MatchUid
) -> None:
    """Somebody has put a total right in the file by hand."""
    document = json.loads(here.exchange.export_json([uid]))
    document["deals"][1]["sides"][0]["total"] = 105
    import_text(there, json.dumps(document), file="by hand.json")
    opened = there.matches.open(uid)
    assert deals_of(there, uid) == [(785, 220), (105, 95), (-225, 90)]
    assert len(opened.history.changes) == len(here.matches.open(uid).history.changes) + 1
    last = opened.history.changes[-1]
    assert (last.kind, last.reason) == ("amend", "by hand.json")
    there.deals.undo(uid, seen=there.matches.number(uid))
    assert deals_of(there, uid) == deals_of(here, uid)


def test_a_history_with_a_gap_from_a_damaged_disk_can_still_be_moved(
    here: Session, there: Session, uid: MatchUid
) -> None:
    document = json.loads(here.exchange.export_json([uid]))
    del document["history"][1]
    import_text(there, json.dumps(document))
    assert deals_of(there, uid) == deals_of(here, uid)


def test_deals_of_another_match_are_never_replaced_by_those_of_a_file(
    here: Session, uid: MatchUid
) -> None:
    """Somebody has copied a file and given only the match another uid."""
    document = json.loads(here.exchange.export_json([uid]))
    document["uid"] = "copied by hand"
    document["deals"][0]["sides"][0]["total"] = 5
    text = json.dumps(document)
    import_text(here, text)
    assert deals_of(here, uid) == [(785, 220), (100, 95), (-225, 90)]
    copied = MatchUid("copied by hand")
    assert deals_of(here, copied) == [(5, 220), (100, 95), (-225, 90)]
    before = content(here)
    assert import_text(here, text).unchanged == [copied]
    assert content(here) == before


def test_imported_matches_are_announced(here: Session, there: Session) -> None:
    uid = start_match(here)
    heard: list[Event] = []
    there.subscribe(heard.append)
    import_text(there, here.exchange.export_json([uid]))
    assert heard == [MatchChanged(uid)]
