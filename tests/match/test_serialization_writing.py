"""A deal comes back from its document as it was, and the document keeps what nobody knows."""

from dataclasses import fields
from random import Random

import pytest

from scorekeeper.match.model import PlayedDeal
from scorekeeper.match.serialization import deal_document, read_deal, side_document
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.scoring import Deal, SideDeal, score_side
from scorekeeper.scoring.notation import side_deal_from
from tests.scoring.generated_deals import legal_deal, random_document


@pytest.mark.thorough
@pytest.mark.parametrize("set_id", rule_set_ids())
def test_a_deal_written_and_read_again_scores_the_same(set_id: str) -> None:
    book = rule_book(RuleSetId(set_id))
    for seed in range(40):
        random = Random(seed)
        for played in legal_deal(book.tree, random):
            side = side_deal_from(random_document(book.tree, played, random))
            again = side_deal_from(side_document(side))
            assert score_side(book.rules, again) == score_side(book.rules, side)
            assert side_document(again) == side_document(side)


@pytest.mark.parametrize(
    "meld",
    [
        {"rank": "K", "naturals": -1},
        {"rank": "K"},
        {"kind": "wild", "twos": -2},
        {"kind": "twos", "naturals": -2, "jokers": 1},
        {"kind": "black_threes", "count": -3},
        {"kind": "sequence", "suit": "clubs", "low": "4", "high": "6", "jokers": -1},
        "KQJ",
        "h:457",
        "rrr!",
    ],
)
def test_meld_without_a_token_is_written_by_its_counts(meld: object) -> None:
    side = side_deal_from({"melds": [meld]})
    written = side_document(side)
    again = side_deal_from(written)
    assert [(m.naturals, m.twos, m.jokers, m.cards) for m in again.melds] == [
        (m.naturals, m.twos, m.jokers, m.cards) for m in side.melds
    ]


def test_nothing_is_said_that_is_the_default() -> None:
    assert side_document(side_deal_from({})) == {}
    assert side_document(side_deal_from({"red_threes": 0, "total": 0})) == {"total": 0}


def test_fields_that_nobody_knows_stay_in_the_document() -> None:
    document = {"sides": [{"total": 5}, {"total": 0}], "note": "late", "weather": {"rain": [1]}}
    assert deal_document(read_deal(document, "deal"), document) == document


OPTIONAL_FIELDS = {
    "trump": "hearts",
    "uid": "deal-1",
    "dealer": "Ana",
    "at": "2026-11-24T20:00:00+01:00",
    "ended_at": "2026-11-24T20:20:00+01:00",
    "out_player": "Ben",
    "note": "late",
    "confirmed_by": ["Ana"],
    "seats": ["Ana", "Cleo", "Ben", "Dov"],
}


def test_table_of_optional_deal_fields_is_complete() -> None:
    own_fields = {field.name for field in fields(PlayedDeal)} - {"deal"}
    deal_fields = {field.name for field in fields(Deal)} - {"sides"}
    assert OPTIONAL_FIELDS.keys() == own_fields | deal_fields


@pytest.mark.parametrize("field", OPTIONAL_FIELDS)
def test_cleared_deal_field_leaves_the_document(field: str) -> None:
    """A correction without, say, the trump suit does not keep the old one."""
    cleared = {"sides": [{"total": 5}, {"total": 0}]}
    kept = {**cleared, field: OPTIONAL_FIELDS[field]}
    assert deal_document(read_deal(kept, "deal"), kept) == kept
    assert deal_document(read_deal(cleared, "deal"), kept) == cleared


def test_deal_without_optional_fields_has_sides_only() -> None:
    assert deal_document(PlayedDeal(deal=Deal((SideDeal(total=5),)))) == {"sides": [{"total": 5}]}
