"""What can be typed as a name: short, and with nothing in it that nobody sees."""

from dataclasses import replace

import pytest

from scorekeeper.club.entrants import add_entrant, substitute_member
from scorekeeper.club.model import (
    EntrantUid,
    EveningUid,
    Member,
    MemberUid,
    name_problems,
    new_evening,
)
from scorekeeper.club.serialization import ClubFileError, evening_document, read_evening
from scorekeeper.rules import RuleLibrary
from tests.club.kit import NOTE, evening_of, plan_of
from tests.support.problems import problem_codes

FINE = (
    "Ana",
    "Zoë",
    "Đorđe",
    "O’Neill",
    "李小龍",
    "מרים",
    "علي",
    "क्षत्रिय",
    "=SUM(A1)",
    "<b>Bo</b>",
)
"""Letters of any script; what a spreadsheet or a browser would make of a text is their affair."""

HOSTILE = {
    "x" * 10_000: "name_too_long",
    "Ana\x00": "name_unseen",
    "Ana\nBen": "name_unseen",
    "Ana\x1b[31m": "name_unseen",
    "\u202eanA": "name_unseen",
    "Ana\u2066": "name_unseen",
    "Ana\u2028": "name_unseen",
    "Ana\ud800": "name_unseen",
    "  ": "name_needed",
}


@pytest.mark.parametrize("name", FINE)
def test_letters_of_any_script_are_a_name(name: str) -> None:
    assert [*name_problems(name)] == []


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_is_refused_wherever_it_comes_in(name: str) -> None:
    evening, code = evening_of(1), HOSTILE[name]
    assert [problem.code for problem in name_problems(name)] == [code]
    members = [Member(MemberUid("a"), name), Member(MemberUid("b"), "Ben")]
    assert problem_codes(add_entrant(evening, EntrantUid("p"), members)) == [code]
    into = Member(MemberUid("a"), name)
    assert problem_codes(
        substitute_member(evening, EntrantUid("000"), MemberUid("000.0"), into, NOTE)
    ) == [code]
    assert problem_codes(
        new_evening(EveningUid("e"), replace(plan_of(), name=name), RuleLibrary())
    ) == [code]


@pytest.mark.parametrize("name", [name for name in HOSTILE if name.strip()])
def test_a_pair_and_a_place_may_have_no_name_and_no_hostile_one(name: str) -> None:
    members = [Member(MemberUid(one), one) for one in "ab"]
    assert problem_codes(add_entrant(evening_of(1), EntrantUid("p"), members, name=name)) == [
        HOSTILE[name]
    ]
    assert problem_codes(new_evening(EveningUid("e"), plan_of(place=name), RuleLibrary())) == [
        HOSTILE[name]
    ]


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_in_a_file_is_a_complaint_with_its_place(name: str) -> None:
    document = evening_document(evening_of(1))
    document["members"][0]["name"] = name
    with pytest.raises(ClubFileError) as caught:
        read_evening(document, "evening.json", RuleLibrary())
    assert [(one.path, one.code) for one in caught.value.problems] == [
        ("members[0].name", HOSTILE[name])
    ]
