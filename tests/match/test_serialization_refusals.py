"""What is wrong with a record is said by file and place, all at once; nothing crashes it."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.documents import problem_with_path
from scorekeeper.match import RecordError, read_match
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleLibrary
from tests.match.kit import ANA_BEN, FILE, by_totals, record


def refusal(document: object) -> list[str]:
    """All that is said against a record, each with its path."""
    with pytest.raises(RecordError) as refused:
        read_match(document, FILE, RuleLibrary())
    assert all(line.startswith(f"{FILE}: ") for line in str(refused.value).splitlines())
    return [problem_with_path(Words(), problem) for problem in refused.value.problems]


def of_side(**side: Any) -> dict[str, Any]:
    """A record of one deal, whose first side is this."""
    return record(deals=[{"sides": [side, {"total": 0}]}])


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (None, "format: "),
        ([], "format: "),
        ("scorekeeper-match", "format: "),
        ({}, "format: "),
        (record(format="canasta-rule-cases"), "format: must be “scorekeeper-match”"),
        (record(version=None), "version: must be 1"),
        (record(version="1"), "version: must be 1"),
        (record(version=1.0), "version: must be 1"),
        (record(version=True), "version: must be 1"),
        (record(version=0), "version: must be 1"),
        (record(ruleset="klassik"), "ruleset: there is no rule set “klassik”; similar ones: "),
        (record(ruleset=4), "ruleset: must be text, not 4"),
        (record(sides=None), "sides: must be a list, not null"),
        (record(sides=[ANA_BEN]), "sides: two sides or more are needed"),
        (record(sides=[]), "sides: two sides or more are needed"),
        (record(sides=[ANA_BEN, ANA_BEN]), "sides: “North-South” is used twice"),
        (
            record(sides=[ANA_BEN, {"name": "B", "players": ["Ana"]}]),
            "sides: “Ana” is used twice",
        ),
        (record(sides=[ANA_BEN, {"players": []}]), "sides[1].name: the field “name” is missing"),
        (record(sides=[ANA_BEN, "B"]), 'sides[1]: must be an object, not "B"'),
        (
            record(sides=[ANA_BEN, {"name": "B", "players": [7]}]),
            "sides[1].players[0]: must be an object",
        ),
        (record(deals={}), "deals: must be a list, not {…}"),
        (record(deals=[None]), "deals[0]: must be an object, not null"),
        (record(deals=[{}]), "deals[0].sides: the field “sides” is missing"),
        (
            record(deals=by_totals((1, 2), (1, 2, 3))),
            "deals[1].sides: 3 sides were entered, but 2 are playing",
        ),
        (
            record(deals=[{"sides": [1, 2]}]),
            "deals[0].sides[0]: must be an object, not 1",
        ),
        (record(direction=2), "direction: must be one of 1, -1, not 2"),
        (record(direction=True), "direction: must be one of 1, -1, not true"),
        (record(first_dealer="Zoe"), "first_dealer: one of the players is needed"),
        (record(seats=["Ana", "Ben"]), "seats: every player needs one seat"),
        (record(opening_scores=[1, 2, 3]), "opening_scores: enter 2 starting scores"),
        (record(opening_scores=["0", 0]), "opening_scores[0]: must be a whole number"),
        (
            record(ended={"by": "boredom"}),
            "ended.by: must be one of agreement, time, walkover,",
        ),
        (
            record(ended={"by": "walkover", "side": 2}),
            "ended.side: must be one of 0, 1, not 2",
        ),
        (record(ended=True), "ended: must be an object, not true"),
        (record(house_rules=[]), "house_rules: must be an object, not […]"),
        (record(house_rules={"goal": 1}), "house_rules.goal: there is no such rule"),
        (record(house_rules={"target": "1"}), "house_rules.target: must be a whole number"),
        (record(house_rules={"decks": 3}), "house_rules.total_cards: must be 160"),
        (
            of_side(red_threes="2"),
            "deals[0].sides[0].red_threes: must be a whole number, n",
        ),
        (of_side(red_threes=1.0), "deals[0].sides[0].red_threes: must be a whole number"),
        (
            of_side(red_threes=10**30),
            "deals[0].sides[0].red_threes: must be a number up to 9,999,999",
        ),
        (of_side(total=-(10**7)), "deals[0].sides[0].total: must be a number up to 9,999,999"),
        (of_side(went_out=1), "deals[0].sides[0].went_out: must be true or false, not 1"),
        (of_side(acaba="partner"), "deals[0].sides[0].acaba: must be one of caller, opponent"),
        (of_side(melds="KKK"), 'deals[0].sides[0].melds: must be a list, not "KKK"'),
        (
            of_side(melds=["K3"]),
            "deals[0].sides[0].melds[0]: “K3”: is this a black three or a red one?",
        ),
        (of_side(melds=["KX"]), "deals[0].sides[0].melds[0]: “KX”: X isn’t a card"),
        (
            of_side(melds=["x:456"]),
            "deals[0].sides[0].melds[0]: “x:456”: X isn’t a suit",
        ),
        (of_side(melds=[""]), "deals[0].sides[0].melds[0]: no cards entered"),
        (of_side(melds=[{"naturals": 3}]), "deals[0].sides[0].melds[0].rank: must be one of 4, 5"),
        (
            of_side(melds=[{"kind": "run"}]),
            "deals[0].sides[0].melds[0].kind: must be one of group, sequence",
        ),
        (
            of_side(melds=[{"kind": "sequence"}]),
            "deals[0].sides[0].melds[0].suit: the field “suit”",
        ),
        (
            of_side(melds=[{"kind": "sequence", "suit": "spades", "low": "9", "high": "4"}]),
            "deals[0].sides[0].melds[0].low: the sequence goes down: 9 is not below 4",
        ),
        (
            of_side(melds=[{"kind": "wild", "rank": "K", "naturals": 7}]),
            "deals[0].sides[0].melds[0].rank: there is no field “rank”",
        ),
        (
            of_side(cards_in_hand={"3": 1}),
            "deals[0].sides[0].cards_in_hand: must be one of JOKER, 2, A",
        ),
        (
            of_side(cards_in_hand={"K": "1"}),
            "deals[0].sides[0].cards_in_hand.K: must be a whole number",
        ),
        (
            of_side(cards_in_hand=""),
            "deals[0].sides[0].cards_in_hand: no cards entered",
        ),
        (
            of_side(cards_in_hand="A3"),
            "deals[0].sides[0].cards_in_hand: “A3”: is this a black three or a red one?",
        ),
        (of_side(hands={"Ana": "K"}), "deals[0].sides[0].hands: must be a list"),
        (of_side(canastas={"red": 1}), "deals[0].sides[0].canastas: must be one of wild_all_twos"),
        (of_side(canastas=[1]), "deals[0].sides[0].canastas: must be an object"),
        (of_side(held=["kings"]), "deals[0].sides[0].held[0]: must be one of sevens, aces,"),
        (of_side(adjustment=5), "deals[0].sides[0].adjustment: must be an object, not 5"),
        (
            of_side(adjustment={}),
            "deals[0].sides[0].adjustment.points: the field “points” is missing",
        ),
    ],
)
def test_a_record_that_is_not_in_order_says_where(document: object, told: str) -> None:
    assert any(one.startswith(told) for one in refusal(document)), refusal(document)


@pytest.mark.parametrize("missing", ["format", "version", "ruleset", "sides", "deals"])
def test_the_five_fields_are_needed(missing: str) -> None:
    document = record()
    del document[missing]
    (told,) = refusal(document)
    assert told.startswith(f"{missing}: ")


def test_everything_wrong_is_said_at_once() -> None:
    wrong = record(
        ruleset=1,
        direction="left",
        sides=[{"name": 1}, {"players": "Ana"}],
        deals=[{"sides": [{"red_threes": "x", "melds": [1, "3"]}]}, {"sides": 5, "seats": [1]}],
    )
    assert {told.partition(": ")[0] for told in refusal(wrong)} == {
        "ruleset",
        "direction",
        "sides[0].name",
        "sides[1].name",
        "sides[1].players",
        "deals[0].sides[0].red_threes",
        "deals[0].sides[0].melds[0]",
        "deals[0].sides[0].melds[1]",
        "deals[1].sides",
        "deals[1].seats[0]",
    }


def test_everything_that_does_not_fit_is_said_at_once_too() -> None:
    wrong = record(
        ruleset="klassik",
        sides=[ANA_BEN, {"name": "North-South", "players": ["Ana"]}],
        seats=["Zoe"],
        first_dealer="Yan",
        opening_scores=[1],
        deals=by_totals((1,)),
    )
    assert [told.partition(": ")[0] for told in refusal(wrong)] == [
        "opening_scores",
        "deals[0].sides",
        "sides",
        "sides",
        "first_dealer",
        "seats",
        "ruleset",
    ]


@pytest.mark.parametrize("version", [2, 99, 10**20])
def test_record_of_a_newer_version_is_refused_in_words(version: int) -> None:
    """A newer version is refused in words whatever else stands there."""
    with pytest.raises(
        RecordError, match=rf"{FILE}: version: newer version \(version: {version}, newest: 1"
    ):
        read_match(
            {"format": "scorekeeper-match", "version": version, "sides": 5}, FILE, RuleLibrary()
        )


def test_a_deal_alone_is_refused_with_its_places() -> None:
    with pytest.raises(RecordError, match=r"deal: sides\[1\]\.total: wrong kind"):
        read_deal({"sides": [{"total": 1}, {"total": "2"}]}, "deal")
