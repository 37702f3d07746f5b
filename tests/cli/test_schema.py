"""The JSON Schemas describe what the readers read: what these accept, a schema never refuses."""

import copy
import json
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from scorekeeper.cases import EXPECTED_FIELDS, Case, CaseFileError, Kind, read_cases, run_case
from scorekeeper.cli.schema import schema, schema_names
from scorekeeper.match import RecordError, read_match
from scorekeeper.match.model import Arrangement, Match, PlayedDeal, Side
from scorekeeper.match.serialization import side_document
from scorekeeper.rules import RuleLibrary, RuleSetError, read_house_rules, rule_set_ids
from scorekeeper.rules.cards import types_by_id
from scorekeeper.rules.loader import leaf_paths
from scorekeeper.scoring.deal import SideDeal
from scorekeeper.scoring.notation import CARD_NAMES, MELD_RANKS, WrittenMeld, side_deal_from
from scorekeeper.services import Session
from scorekeeper.validation import DocumentError
from tests.cases.law import FILES, document, kings, raw_cases
from tests.cli import kit
from tests.match.kit import ANA_BEN, FILE, by_totals, record
from tests.match.test_progress_evening import EVENING
from tests.match.test_serialization import EXAMPLE
from tests.rules.kit import HOUSE_FILE, agreed_values, book_of, house, house_file
from tests.scoring.generated_deals import loose_deal, places, spoilt, told_loosely
from tests.services.conftest import start_match
from tests.support.matches import record_totals as record_deal

VALIDATORS = {name: Draft202012Validator(schema(name)) for name in schema_names()}
CASES = [case for file in FILES for case in raw_cases(file)]
SHARED = schema("side-deal")
RECORDS = [
    json.loads(EXAMPLE),
    json.loads(EVENING.read_text("utf-8")),
    record(deals=by_totals((500, 0), (0, -15), note="rain", confirmed_by=["Ana"])),
    record(sides=[ANA_BEN | {"short": "NS"}, {"name": "Cleo", "players": [{"name": "Cleo"}]}]),
    record(ended={"by": "walkover", "side": 1}),
    record(ended={"by": "time"}, next={"after": None, "dealer": "Ben"}, direction=-1),
    *(
        record(ruleset=case["ruleset"], deals=[{"sides": [case["input"], {"total": 0}]}])
        for case in CASES
        if case["kind"] == "hand_score"
    ),
]
HOUSE_FILES = [
    house_file(case["ruleset"], rules=agreed_values(case["options"]))
    for case in CASES
    if case.get("options")
]


def faults(name: str, value: object) -> list[str]:
    return [error.json_path for error in VALIDATORS[name].iter_errors(value)]


@pytest.mark.parametrize("name", schema_names())
def test_the_command_prints_a_schema_that_needs_no_other_file(name: str) -> None:
    printed = json.loads(kit.output_of(kit.run("schema", name), 0))
    Draft202012Validator.check_schema(printed)
    assert printed == schema(name)
    ids = {printed["$id"], *(each.get("$id") for each in printed.get("$defs", {}).values())}
    named = {each for each in references(printed) if not each.startswith("#")}
    assert {each.partition("#")[0] for each in named} <= ids


def references(value: Any) -> Iterator[str]:
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            yield from references(inner)
    if isinstance(value, dict) and "$ref" in value:
        yield value["$ref"]


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    refused = kit.output_of(kit.run("schema", "sheep"), 2)
    assert all(name in refused for name in schema_names())


@pytest.mark.thorough
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_file_of_cases_is_as_its_schema_says(file: Path) -> None:
    assert faults("cases", json.loads(file.read_text("utf-8"))) == []


def test_records_and_house_rules_are_as_their_schemas_say() -> None:
    assert len(RECORDS) > 100
    assert len(HOUSE_FILES) > 50
    assert [each for each in RECORDS if faults("record", each)] == []
    assert [each for each in HOUSE_FILES if faults("house-rules", each)] == []


def test_exports_of_the_app_agree_with_the_schemas(session: Session) -> None:
    uid = start_match(session)
    record_deal(session, uid, 500, -15)
    profile = session.profiles.save(house("samba", target=9000))
    assert faults("record", json.loads(session.exchange.export_json([uid]))) == []
    assert faults("house-rules", json.loads(session.profiles.export(profile.uid))) == []


def test_the_schemas_know_the_fields_and_names_that_the_program_knows() -> None:
    of_deal, of_meld, more = SHARED["properties"], SHARED["$defs"]["meld_object"], SHARED["$defs"]
    assert list(of_deal) == [each.name for each in fields(SideDeal)]
    assert list(of_meld["properties"]) == [each.name for each in fields(WrittenMeld)]
    assert more["canasta_type"]["enum"] == [*types_by_id()]
    assert {*more["card"]["enum"]} == {*CARD_NAMES}
    assert {*of_meld["properties"]["rank"]["enum"]} == {*MELD_RANKS, "T", None}
    cases = schema("cases")["$defs"]
    assert cases["question"]["properties"].keys() | cases["case"]["properties"].keys() == {
        each.name for each in fields(Case)
    }
    assert cases["question"]["properties"]["kind"]["enum"] == [*get_args(Kind)]
    parts = cases["answer"]["properties"]["parts"]["propertyNames"]["enum"]
    assert {*parts} == EXPECTED_FIELDS["parts"]


def test_the_record_schema_knows_the_fields_of_matches() -> None:
    read = schema("record")
    of_match = {each.name for each in fields(Match)} - {"book", "rules", "arranged", "others"}
    assert read["properties"].keys() == of_match | {"format", "version", "ruleset", "next"}
    of_deal = {each.name for each in fields(PlayedDeal)} - {"deal"} | {"sides", "trump"}
    assert read["$defs"]["deal"]["properties"].keys() == of_deal
    assert {*read["properties"]["next"]["properties"]} == {e.name for e in fields(Arrangement)}
    assert {*read["$defs"]["side"]["properties"]} == {each.name for each in fields(Side)}


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_rule_may_be_changed_under_its_path(set_id: str) -> None:
    values = dict(leaf_paths(book_of(set_id).tree))
    assert faults("house-rules", house_file(set_id, rules=agreed_values(values))) == []


KINGS = {"rank": "K", "naturals": 7}


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"kind": "foot_score"}, "kind"),
        ({"remark": ""}, ""),
        ({"input": {"melts": []}}, "input"),
        ({"input": {"red_threes": "2"}}, "input.red_threes"),
        ({"input": {"red_threes": 1.5}}, "input.red_threes"),
        ({"input": {"melds": ["KKX"]}}, "input.melds[0]"),
        ({"input": {"melds": ["KKKKKKK QQQ"]}}, "input.melds[0]"),
        ({"input": {"melds": [KINGS | {"suits": 1}]}}, "input.melds[0]"),
        ({"input": {"melds": [KINGS | {"rank": "3b"}]}}, "input.melds[0].rank"),
        ({"input": {"melds": [KINGS | {"low": "4"}]}}, "input.melds[0].low"),
        ({"input": {"melds": [{"naturals": 7}]}}, "input.melds[0]"),
        ({"input": {"melds": [{"kind": "sequence", "suit": "hearts"}]}}, "input.melds[0]"),
        ({"input": {"canastas": {"red": 1}}}, "input.canastas"),
        ({"input": {"adjustment": {"points": 5, "by": "Ana"}}}, "input.adjustment"),
        ({"input": {"cards_in_hand": {"3": 1}}}, "input.cards_in_hand"),
        ({"expected": {}}, "expected"),
        ({"expected": {"allowed": True}}, "expected"),
        ({"expected": {"total": "570"}}, "expected.total"),
        ({"expected": {"parts": {"kings": 0}}}, "expected.parts"),
        ({"options": {"": 1}}, "options"),
        ({"kind": "match_end", "input": {"totals": {"A": 1}}}, "input.totals"),
        ({"kind": "requirement", "input": {"what": "go_out", "score_before": 0}}, "input"),
        ({"kind": "initial_meld", "input": {"melds": [], "took_pile": True}}, "input"),
    ],
)
def test_a_mistake_in_a_case_is_refused_at_its_place(changed: dict[str, Any], place: str) -> None:
    where = ".".join(filter(None, ("$.cases[0]", place)))
    assert where in faults("cases", json.loads(document(kings(**changed))))


# --- what a reader accepts, the schema accepts

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 7, 2.5, 10**8, "", "x", "3", "KKK2*", "h:456", "10", "bbb!"),
    *("JOKER", "T", "3r", "A", "group", "sequence", "wild", "twos", "black_threes", "hearts"),
    *("Ana", "Cleo", "table", "natural", "mixed", "aces", "caller", "time", [], {}, ["Ana"]),
    *([0, 0], ["KKKKKKK"], {"K": 1}, {"points": 5}, {"name": "Ana"}, {"natural": 1}, ["table"]),
)
NAMES = ("kind", "rank", "suit", "low", "count", "total", "from_hand", "top_card", "hands", "note")


def changed_somewhere(original: Any, random: Random) -> Any:
    """The document with one to three values changed, taken out or added."""
    changed = copy.deepcopy(original)
    for _ in range(random.randint(1, 3)):
        container, key = random.choice(list(places(changed)))
        new = copy.deepcopy(random.choice(VALUES))
        way = random.randrange(3)
        if way == 0 or (way == 2 and isinstance(container, list)):
            container[key] = new
        elif way == 1:
            del container[key]
        else:
            container[random.choice(NAMES)] = new
        if not changed:
            return changed
    return changed


RANDOMS = st.randoms(use_true_random=False)


@pytest.mark.thorough
@given(st.sampled_from(CASES), RANDOMS)
def test_no_case_that_passes_is_refused_by_the_schema(case: Any, random: Random) -> None:
    changed = changed_somewhere(json.loads(document(case)), random)
    if faults("cases", changed):
        try:
            read = read_cases(json.dumps(changed), "cases.json")
        except CaseFileError:
            return
        assert not all(
            isinstance(each, Case) and run_case(each, RuleLibrary()).passed for each in read
        )


@given(st.sampled_from(RECORDS), RANDOMS)
def test_no_record_that_is_read_is_refused_by_the_schema(original: Any, random: Random) -> None:
    changed = changed_somewhere(original, random)
    if faults("record", changed):
        with pytest.raises(RecordError):
            read_match(changed, FILE, RuleLibrary())


@given(st.sampled_from(HOUSE_FILES), RANDOMS)
def test_no_house_rules_that_are_read_are_refused(original: Any, random: Random) -> None:
    changed = changed_somewhere(original, random)
    if faults("house-rules", changed):
        with pytest.raises(RuleSetError):
            read_house_rules(json.dumps(changed), HOUSE_FILE, RuleLibrary())


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_every_deal_agrees_with_its_schema(set_id: str) -> None:
    """No document that the reader takes is refused by the schema."""
    values = book_of(set_id).tree
    for number in range(10):
        random = Random(f"{set_id} {number}")
        sides = [told_loosely(values, side, random) for side in loose_deal(values, random)]
        for side in sides:
            assert faults("side-deal", side) == []
            assert faults("side-deal", side_document(side_deal_from(side))) == []
        _, changed = spoilt(sides, random)
        for side in changed:
            if faults("side-deal", side):
                with pytest.raises(DocumentError):
                    side_deal_from(side)
