"""The sentences of how to play: their keys and values, by the values of rule sets."""

from typing import Any

import pytest

from scorekeeper.i18n import Words
from scorekeeper.i18n.play_sentences import Sentence, chapter_parts
from scorekeeper.rules import RuleSetId, rule_book
from scorekeeper.rules.loader import with_value


def sentences(set_id: str, changes: dict[str, Any] | None = None) -> list[tuple[str, str]]:
    """The keys and the values of all sentences of a rule set, where a table changes some values."""
    tree = rule_book(RuleSetId(set_id)).tree
    for path, value in (changes or {}).items():
        tree = with_value(tree, path, value)
    return [
        (part.key, " ".join(map(str, part.values.values())))
        for parts in chapter_parts(Words("en"), tree).values()
        for part in parts
        if isinstance(part, Sentence)
    ]


def test_kinds_of_melds_decide_what_a_canasta_is() -> None:
    assert ("canasta", "7 groups") in sentences("classic_4p")
    assert ("canasta", "7 both") in sentences("samba")
    assert ("canasta", "7 sequences") in sentences("buraco")
    assert ("canasta-sequence", "7") in sentences("buraco_closed")
    assert ("canasta-full", "7") in sentences("cuban"), "no meld has more cards"


def test_canasta_is_explained_before_its_bonuses() -> None:
    keys = [key for key, _ in sentences("samba")]
    assert keys.index("canasta") < keys.index("canasta-natural") < keys.index("canasta-bonus")
    assert ("canasta-bonus", "sequence 1500") in sentences("samba")


def test_sequence_from_ace_to_ace_has_no_ends() -> None:
    assert ("sequence", "3 7 4 ace different") in sentences("samba")
    assert ("sequence", "3 14 ace ace same") in sentences("burraco")
    assert ("sequence-aces", "1") in sentences("burraco")
    assert ("sequence-aces", "2") in sentences("buraco")
    assert "sequence-aces" not in dict(sentences("samba"))


def test_wild_cards_are_limited_once_if_all_melds_are_alike() -> None:
    assert dict(sentences("samba"))["sequence-wilds"] == "0"
    assert "sequence-wilds" not in dict(sentences("burraco"))


def test_limited_groups_are_told() -> None:
    changes = {"meld_rules.group_ranks": ["3", "A"]}
    assert ("meld-ranks", "3 and ace") in sentences("burraco", changes)
    plain = {"meld_rules.groups": True, "meld_rules.group_canastas": False}
    assert ("canasta-sequence", "7") in sentences("buraco", plain)
    no_wilds = sentences("buraco", plain | {"meld_rules.max_wilds": 0})
    assert "wild-no-group" in dict(no_wilds)
    none_at_all = {"meld_rules.max_wilds": 0, "meld_rules.sequence_wilds": 0}
    assert ("wild-most", "0") in sentences("buraco", plain | none_at_all)


@pytest.mark.parametrize(
    ("set_id", "expected"),
    [
        ("tranca", ("red-each", "100 red_three_values")),
        ("classic_4p", ("red-all", "100 4 800 red_three_values")),
        ("cuban", ("red-values", "red_three_values")),
        ("cuban", ("black-all", "5 4 100 captured_values")),
        ("modern_american", ("black-values", "tabled_values")),
    ],
)
def test_values_of_threes_take_a_table_only_if_irregular(
    set_id: str, expected: tuple[str, str]
) -> None:
    assert expected in sentences(set_id)


def test_black_threes_without_points_on_the_table_have_no_values() -> None:
    keys = dict(sentences("spanish", {"black_three.tabled_values": [0]}))
    assert not {"black-each", "black-all", "black-values"} & keys.keys()


@pytest.mark.parametrize(
    ("set_id", "expected"),
    [
        ("classic_4p", [("red-sides", "minus")]),
        ("samba", [("red-needs", "minus 2 canastas")]),
        ("cuban", [("red-needs", "zero 1 canastas")]),
        ("pennies_from_heaven", [("red-needs", "minus 1 sevens")]),
        ("hand_knee_and_foot", [("red-melded", "0 plus")]),
        (
            "modern_american",
            [
                ("red-canastas", "no canasta minus"),
                ("red-canastas", "exactly 1 canasta zero"),
                ("red-canastas", "2 or more canastas plus"),
            ],
        ),
    ],
)
def test_two_signs_of_red_threes_are_one_sentence(
    set_id: str, expected: list[tuple[str, str]]
) -> None:
    keys = {"red-sides", "red-needs", "red-melded", "red-canastas"}
    assert [each for each in sentences(set_id) if each[0] in keys] == expected


def test_black_three_in_hand_is_told_unless_it_costs_its_value() -> None:
    assert "black-in-hand" not in dict(sentences("classic_4p"))
    assert ("black-in-hand", "100") in sentences("bolivian")


def test_pile_is_frozen_sometimes_or_always_or_never() -> None:
    assert "pile-frozen" in dict(sentences("classic_4p"))
    always = dict(sentences("uruguay_wild"))
    assert "pile-always-frozen" in always, "it always needs a natural pair"
    assert "pile-frozen" not in always
    assert "pile-frozen" not in dict(sentences("burraco")), "it needs nothing"
    assert "pile-frozen" not in dict(sentences("italian_house"))


def test_finished_canasta_closes_the_pile_in_some_games() -> None:
    assert dict(sentences("classic_4p"))["pile-canasta"] == "yes"
    assert "pile-pair-canasta" in dict(sentences("cuban"))
    assert "pile-pair-canasta" not in dict(sentences("uruguay_wild"))


def test_top_card_counts_only_where_the_pile_may_be_taken() -> None:
    assert "initial-top" in dict(sentences("classic_4p"))
    brazilian = dict(sentences("brazilian"))
    assert "initial-no-pile" in brazilian
    assert "initial-top" not in brazilian


def test_going_out_concealed_is_explained_only_where_it_matters() -> None:
    assert ("initial-concealed", "if_drawn_from_stock") in sentences("classic_4p")
    assert "out-concealed" not in dict(sentences("samba"))


def test_partner_is_asked_only_by_those_who_have_one() -> None:
    assert ("out-partner", "may_ask_binding") in sentences("classic_4p")
    asked = {"partner_question.going_out": "must_ask"}
    assert "out-partner" not in dict(sentences("classic_2p", asked))


def test_kind_of_the_only_canasta_is_said_of_it() -> None:
    """Where one canasta goes out: "It must be clean", not "one of them must be clean"."""
    assert ("out-only", "natural") in sentences("buraco")
    assert ("out-kind", "natural 2") in sentences("hand_and_foot_us")


def test_types_that_do_not_count_are_those_that_can_be_melded() -> None:
    """Once this was "wild, wild (all twos), wild (four jokers)" where nobody melds wild cards."""
    assert ("out-exclude", "natural twos and mixed twos") in sentences("italian_samba")
    wild_melds = sentences("italian_samba", {"meld_rules.pure_wild": True})
    assert ("out-exclude", "wild, natural twos and mixed twos") in wild_melds


def test_first_to_take_the_pile_is_alone_unless_a_foot_decides() -> None:
    assert "lone-pile" in dict(sentences("cutthroat_3p"))
    assert "lone-pile" not in dict(sentences("burraco_3p"))
    assert ("foot-lone", "11 18") in sentences("burraco_3p")


def test_player_alone_has_a_foot_of_their_own() -> None:
    """Not "the first player of that side" where a side is one player."""
    assert ("foot", "11 by_side") in sentences("burraco")
    alone = sentences("burraco", {"sides.kind": "individual", "sides.size": 1})
    assert ("foot-alone", "11") in alone
    assert "foot" not in dict(alone)


def test_last_draw_is_told_once() -> None:
    finishes = {"stock_exhaustion": "last_draw_finishes_turn"}
    assert "stock-last-turn" in dict(sentences("classic_4p", finishes))
    assert "stock-last-turn" not in dict(sentences("italian_house")), "the deal ends with that turn"


def test_conditions_of_a_foot_and_of_the_last_row_are_told() -> None:
    foot = {"penalties.foot_untaken_when": "another_side_took"}
    assert "penalty-foot" in dict(sentences("burraco", foot))
    again = {"initial_meld_exceptions.last_row_again": [90, 105]}
    assert ("initial-again", "90, 105") in sentences("classic_4p", again)


def test_hand_and_foot_is_told_with_its_foot_and_its_four_deals() -> None:
    assert ("foot", "11 after_hand") in sentences("hand_and_foot")
    assert ("aim-deals", "4") in sentences("hand_and_foot")
