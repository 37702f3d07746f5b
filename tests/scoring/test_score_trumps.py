"""Canastas in the trump suit, that of the card turned up: in Biriba their bonus counts twice."""

import pytest

from scorekeeper.match.serialization import deal_document, read_deal
from scorekeeper.rules.cards import Suit
from scorekeeper.scoring import Deal, SideDeal
from tests.scoring.kit import problem_rows, rules, score_of, side_rows

BIRIBA = rules("biriba")
RUN, KINGS, DIRTY_RUN = "h:r456789", "KKKKKKK", "h:4567T*9"


@pytest.mark.parametrize(
    ("melds", "trump", "extra"),
    [
        ([RUN], "hearts", [("trump_canasta", 1, 200, "trump_multiplier")]),
        ([RUN, "h:456789TJ"], "hearts", [("trump_canasta", 2, 400, "trump_multiplier")]),
        ([RUN, "h:4567*9T"], "hearts", [("trump_canasta", 2, 300, "trump_multiplier")]),
        (["h:A2r456789TJQK"], "hearts", [("trump_canasta", 1, 1000, "trump_multiplier")]),
        ([RUN], "spades", []),
        ([RUN], None, []),
        (["h:456789"], "hearts", []),
        ([KINGS], "hearts", []),
    ],
)
def test_a_sequence_in_trumps_brings_its_bonus_once_more(
    melds: list[str], trump: Suit | None, extra: list[object]
) -> None:
    lines = side_rows(BIRIBA, trump, melds=melds)
    assert [line for line in lines if line[0] == "trump_canasta"] == extra


def test_the_trump_suit_is_that_of_all_sides() -> None:
    ours, theirs = {"melds": [RUN], "went_out": True}, {"melds": [RUN], "hand_card_points": 10}
    assert score_of(BIRIBA, ours, theirs, trump="hearts").totals == (545, 435)
    assert score_of(BIRIBA, ours, theirs, trump="clubs").totals == (345, 235)


def test_trump_suit_changes_nothing_without_trumps() -> None:
    for rule_set, run in (("burraco", RUN), ("samba", "h:456789T")):
        assert side_rows(rules(rule_set), "hearts", melds=[run]) == side_rows(
            rules(rule_set), melds=[run]
        )


def test_canastas_in_trumps_may_be_counted() -> None:
    counted = {"canastas": {"natural": 2, "mixed": 1}, "trump_canastas": {"natural": 1, "mixed": 1}}
    assert side_rows(BIRIBA, **counted, melded_card_points=200) == [
        ("melded_cards", None, 200, "card_values"),
        ("natural_canasta", 2, 400, "canasta_bonus.natural"),
        ("mixed_canasta", 1, 100, "canasta_bonus.mixed"),
        ("trump_canasta", 2, 300, "trump_multiplier"),
    ]


def test_the_suit_is_asked_for_only_where_a_canasta_may_be_in_it() -> None:
    held = {"hand_card_points": 40}
    for melds in ([KINGS], ["h:456789"]):
        codes = [
            code for code, *_ in problem_rows(BIRIBA, {"melds": melds, "cards_in_hand": "4"}, held)
        ]
        assert codes == []
    ours = {"melds": [RUN], "went_out": True}
    assert problem_rows(BIRIBA, ours, held) == [("trump_unknown", "trump", "unlikely")]
    assert problem_rows(BIRIBA, ours, held, trump="clubs") == []
    counted = {"canastas": {"natural": 1}, "melded_card_points": 100, "went_out": True}
    assert problem_rows(BIRIBA, counted, held) == []


def test_a_record_names_the_trump_suit_once_for_the_deal() -> None:
    document = {"trump": "hearts", "sides": [{"trump_canastas": {"natural": 1}}, {}]}
    played = read_deal(document, "deal.json")
    assert played.deal == Deal((SideDeal(trump_canastas={"natural": 1}), SideDeal()), "hearts")
    assert deal_document(played) == document
    assert "trump" not in deal_document(read_deal({"sides": [{}, {}]}, "deal.json"))
