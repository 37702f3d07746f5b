"""Cards that are counted into a field: by values, or meld by meld."""

import json

from scorekeeper.deal_form.counting import (
    cards_by_value,
    counted_cards,
    counted_melds,
    is_used_up,
    max_card_count,
    other_count_mode,
    with_counted_cards,
    with_trump,
)
from scorekeeper.deal_form.deal import amended_deal, form_document, form_from, form_of
from scorekeeper.deal_form.form import CountedCards, CountMode, DealForm, deal_of
from scorekeeper.deal_form.melds import tapped_melds
from scorekeeper.rules.cards import BLACK_THREE, VALUED, Card, Suit
from scorekeeper.scoring import Deal, SideDeal
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.notation import read_melds
from tests.deal_form.forms import HAND, TABLE, blank, rules, score, type_keys


def by_values(form: DealForm, side: int, **counts: int) -> DealForm:
    """The form with so many cards of each value on a side's table: `v5=12` are twelve fives."""
    counted = CountedCards(way=CountMode.VALUES)
    for value, count in counts.items():
        counted = counted.with_value(int(value[1:]), count)
    return with_counted_cards(rules(), form, side, TABLE, counted)


def in_melds(form: DealForm, side: int, melds: str, set_id: str = "classic_4p") -> DealForm:
    counted = CountedCards(way=CountMode.MELDS, melds=tapped_melds(melds_from(melds)))
    return with_counted_cards(rules(set_id), form, side, TABLE, counted)


def melds_from(melds: str) -> tuple[Meld, ...]:
    found = read_melds(melds)
    assert isinstance(found, tuple), found
    return found


# --- by values


def test_the_values_are_those_of_the_rule_set() -> None:
    assert list(cards_by_value(rules(), TABLE)) == [5, 10, 20, 50]
    assert cards_by_value(rules(), TABLE)[50] == ("JOKER",)
    for set_id in ("samba", "hand_and_foot", "modern_american"):
        values = rules(set_id).card_values
        assert set(cards_by_value(rules(set_id), TABLE)) == {values[card] for card in VALUED}


def test_black_threes_in_hand_are_counted_in_their_own_row() -> None:
    """Black threes in hand that cost apart are counted in their own row only."""
    apart = rules("modern_american")
    assert BLACK_THREE in cards_by_value(rules(), HAND)[5]
    assert BLACK_THREE in cards_by_value(apart, TABLE)[5]
    assert BLACK_THREE not in cards_by_value(apart, HAND)[5]


def test_cards_counted_by_value_become_points_not_melds() -> None:
    """Cards by value become the sum of the field and no cards of the record."""
    form = by_values(blank(), 0, v5=12, v10=6, v50=1)
    assert form.sides[0].texts.get(TABLE, "") == "170"
    side = deal_of(form).sides[0]
    assert (side.melded_card_points, side.melds) == (170, ())


def test_counted_cards_stop_at_what_the_packs_hold() -> None:
    """No more cards of a value than the packs hold beside the other sides."""
    assert max_card_count(rules(), blank(), 0, TABLE, 50) == 4
    form = by_values(blank(), 1, v50=3)
    assert max_card_count(rules(), form, 0, TABLE, 50) == 1
    assert max_card_count(rules(), form, 1, TABLE, 50) == 4
    assert max_card_count(rules(), in_melds(form, 0, "KK*"), 0, TABLE, 50) == 0


def test_key_after_a_card_count_continues_from_its_sum() -> None:
    """A key on top of a count goes on from its sum and lets the cards go."""
    form = type_keys(by_values(blank(), 0, v5=2), "+5")
    assert form.sides[0].texts.get(TABLE, "") == "10+5"
    assert counted_cards(form, 0, TABLE).is_blank


def test_counting_a_second_field_keeps_the_first_count() -> None:
    form = by_values(blank(), 0, v5=3)
    hand = CountedCards(way=CountMode.VALUES).with_value(10, 2)
    form = with_counted_cards(rules(), form, 0, HAND, hand)
    kept = form_from(json.loads(json.dumps(form_document(form))), rules())
    assert kept == form
    assert form.sides[0].texts == {TABLE: "15", HAND: "20"}
    assert form.sides[0].counted[TABLE].values == {"5": 3}
    assert form.sides[0].counted[HAND].values == {"10": 2}


def test_a_count_that_is_emptied_leaves_an_empty_field() -> None:
    form = by_values(by_values(blank(), 0, v5=2), 0, v5=0)
    assert form.sides[0].is_blank


# --- melds


def test_canastas_and_their_types_are_found_in_the_melds() -> None:
    form = in_melds(blank().with_side_out(0), 0, "KKKKKKK 777722* 555")
    assert form.sides[0].chips == {"canastas.natural": 1, "canastas.mixed": 1}
    side = deal_of(form).sides[0]
    assert side.melds == melds_from("KKKKKKK 777722* 555")
    assert (side.canastas, side.melded_card_points) == ({}, None)
    melds = counted_melds(rules(), form, 0)
    assert [meld.canasta for meld in melds] == ["natural", "mixed", None]


def test_a_deal_by_melds_scores_as_the_same_deal_by_counts() -> None:
    cards = in_melds(blank().with_side_out(0), 0, "KKKKKKK 555").with_chip(0, "red_threes", 1)
    counts = (
        blank().with_side_out(0).with_chip(0, "canastas.natural", 1).with_chip(0, "red_threes", 1)
    )
    assert score(cards).sides[0].total == score(type_keys(counts, "85")).sides[0].total == 785


def test_a_samba_is_found_in_a_sequence_of_one_suit() -> None:
    form = in_melds(blank("samba"), 0, "h:456789T QQQ", "samba")
    assert form.sides[0].chips == {"canastas.sequence": 1}


def test_counted_melds_of_one_rank_become_one_canasta() -> None:
    """Two melds of one rank are one canasta where the rules have one meld a rank."""
    form = in_melds(blank(), 0, "KKKK KKK")
    assert form.sides[0].chips == {"canastas.natural": 1}


def test_a_meld_that_is_none_says_what_is_wrong_with_it() -> None:
    form = in_melds(blank(), 0, "K222 55")
    problems = [[p.code for p in meld.problems] for meld in counted_melds(rules(), form, 0)]
    assert all(problems)


def test_melds_that_are_taken_away_take_their_canastas_with_them() -> None:
    form = in_melds(in_melds(blank(), 0, "KKKKKKK"), 0, "KKK")
    assert (form.sides[0].chips, form.sides[0].texts.get(TABLE, "")) == ({}, "30")


def test_canasta_chip_turns_counted_melds_into_counts() -> None:
    """A chip of a canasta turns melds into counts with the same numbers."""
    form = in_melds(blank(), 0, "KKKKKKK").with_chip(0, "canastas.mixed", 1)
    side = deal_of(form).sides[0]
    assert (side.melds, side.melded_card_points) == ((), 70)
    assert side.canastas == {"natural": 1, "mixed": 1}


def test_rank_is_used_up_by_the_melds_of_all_sides() -> None:
    """A rank is used up when all its cards lie in the melds of any side."""
    form = in_melds(in_melds(blank(), 0, "KKKK"), 1, "KKK")
    assert not is_used_up(rules(), form, Card("K"))
    assert is_used_up(rules(), in_melds(form, 1, "KKKK"), Card("K"))


def test_rank_is_used_up_by_cards_counted_by_value() -> None:
    assert is_used_up(rules(), by_values(blank(), 0, v50=4), Card("JOKER"))


# --- kept and opened again


def test_counted_cards_outlive_the_program() -> None:
    form = in_melds(by_values(blank(), 1, v5=3), 0, "KKKK22 777")
    kept = json.loads(json.dumps(form_document(form)))
    assert form_from(kept, rules()) == form


def test_cards_that_an_earlier_version_counted_by_rank_are_points() -> None:
    form = type_keys(in_melds(blank(), 0, "KKKK22 777"), ">75")
    kept = json.loads(json.dumps(form_document(form)))
    ranks = {"way": "ranks", "values": {"5": 3}, "ranks": {"K": 2, "7": 1}, "is_reported": True}
    kept["sides"][0]["counted"]["hand"] = ranks
    assert form.sides[0].texts.get(HAND, "") == "75"
    assert form_from(kept, rules()) == form


def test_a_draft_is_worth_what_the_rules_of_the_match_say_now() -> None:
    document = form_document(in_melds(blank("samba"), 0, "AAAA", "samba"))
    again = form_from(document, rules("samba"))
    assert again is not None
    assert again.sides[0].texts.get(TABLE, "") == str(4 * rules("samba").card_values[Card("A")])
    text = json.loads(json.dumps(document))
    text["sides"][0]["texts"]["table"] = "999"
    healed = form_from(text, rules("samba"))
    assert healed is not None
    assert healed.sides[0].texts.get(TABLE, "") == again.sides[0].texts.get(TABLE, "")


def test_cards_that_no_pack_has_are_left_out_of_a_draft() -> None:
    document = json.loads(json.dumps(form_document(in_melds(blank(), 0, "KKK"))))
    document["sides"][0]["counted"]["table"]["melds"]["each"][0]["cards"] = ["Z"]
    form = form_from(document, rules())
    assert form is not None
    assert form.sides[0].counted == {}


def test_recorded_hand_opens_as_points_and_stays_unchanged() -> None:
    """A recorded hand opens as points and stays as it is where nothing was changed."""
    hand = {Card("A"): 1, Card("4"): 1}
    deal = Deal((SideDeal(cards_in_hand=hand), SideDeal(hand_card_points=10)))
    form = form_of(rules(), deal)
    assert (form.sides[0].texts.get(HAND, ""), form.sides[0].counted) == ("25", {})
    assert (
        amended_deal(rules(), form.with_chip(1, "red_threes", 2), deal).sides[0].cards_in_hand
        == hand
    )
    changed = amended_deal(rules(), form.with_chip(0, "red_threes", 2), deal).sides[0]
    assert (changed.cards_in_hand, changed.hand_card_points) == (None, 25)


# --- laid whole from the hand


def test_concealed_canasta_in_counted_melds_earns_its_bonus() -> None:
    """Spruce gives 100 more for a canasta that is laid whole from the hand."""
    form = in_melds(blank("spruce"), 0, "KKKKKKK! QQQ222Q 555!", "spruce")
    assert form.sides[0].chips == {
        "canastas.natural": 1,
        "canastas.mixed": 1,
        "hand_canastas.natural": 1,
    }
    lines = {line.kind: line.points for line in score(form, "spruce").sides[0].lines}
    assert lines["concealed_canasta"] == 100
    assert deal_of(form).sides[0].melds == melds_from("KKKKKKK! QQQ222Q 555!")
    assert deal_of(form).sides[0].hand_canastas == {}, "the melds say it"


def test_the_current_meld_turns_into_one_from_the_hand_and_back() -> None:
    melds = tapped_melds(melds_from("KKKKKKK 555")).with_current(0)
    assert melds.with_from_hand_toggled().laid == melds_from("KKKKKKK! 555")
    assert melds.with_from_hand_toggled().with_from_hand_toggled() == melds
    assert melds.with_from_hand_toggled().after_tap(rules("spruce"), Card("2")).laid == melds_from(
        "KKKKKKK2! 555"
    )


def test_melds_from_the_hand_outlive_the_program_and_open_again() -> None:
    form = in_melds(blank("spruce"), 0, "KKKKKKK! 555", "spruce")
    kept = json.loads(json.dumps(form_document(form)))
    assert form_from(kept, rules("spruce")) == form
    again = form_of(rules("spruce"), deal_of(form))
    assert counted_cards(again, 0, TABLE).melds.laid == melds_from("KKKKKKK! 555")


def test_a_draft_of_before_this_was_asked_is_read() -> None:
    document = json.loads(json.dumps(form_document(in_melds(blank(), 0, "KKKKKKK"))))
    for meld in document["sides"][0]["counted"]["table"]["melds"]["each"]:
        del meld["from_hand"]
    assert form_from(document, rules()) == in_melds(blank(), 0, "KKKKKKK")


def test_hand_canastas_counted_beside_melds_are_kept() -> None:
    """Such a record opens as counts, because the melds do not say which canasta it was."""
    side = SideDeal(melds=melds_from("KKKKKKK 555"), hand_canastas={"natural": 1}, went_out=True)
    deal = Deal((side, SideDeal(hand_card_points=45)))
    form = form_of(rules("spruce"), deal)
    assert form.sides[0].counted == {}
    assert form.sides[0].chips["hand_canastas.natural"] == 1


# --- the trump suit


def test_melds_in_the_trump_suit_are_found_whenever_it_is_chosen() -> None:
    """Biriba pays a sequence in trumps twice."""
    biriba = rules("biriba")
    form = in_melds(blank("biriba"), 0, "H:R456789 S:B45678* KKKKKKK", "biriba")
    assert "trump_canastas.natural" not in form.sides[0].chips
    expected: tuple[tuple[Suit, str, int], ...] = (
        ("hearts", "natural", 200),
        ("spades", "mixed", 100),
    )
    for suit, kind, extra in expected:
        form = with_trump(biriba, form, suit)
        trumps = {key: n for key, n in form.sides[0].chips.items() if key.startswith("trump")}
        assert trumps == {f"trump_canastas.{kind}": 1}
        lines = {line.kind: line.points for line in score(form, "biriba").sides[0].lines}
        assert lines["trump_canasta"] == extra
        assert deal_of(form).trump == suit
        assert deal_of(form).sides[0].trump_canastas == {}, "the melds say it"
    assert with_trump(biriba, form, None).sides[0].chips == {
        "canastas.natural": 2,
        "canastas.mixed": 1,
    }


def test_the_trump_suit_outlives_the_program_and_opens_again() -> None:
    biriba = rules("biriba")
    form = with_trump(biriba, blank("biriba"), "hearts")
    assert not form.is_blank
    assert form_from(json.loads(json.dumps(form_document(form))), biriba) == form
    again = form_of(biriba, Deal((SideDeal(melds=melds_from("H:R456789")), SideDeal()), "hearts"))
    assert again.trump == "hearts"
    assert again.sides[0].chips == {"canastas.natural": 1, "trump_canastas.natural": 1}


def test_counting_one_way_replaces_the_other() -> None:
    """Values stayed listed beside a sum of melds, and nothing said which of them counts."""
    values = by_values(blank(), 0, v10=23)
    assert other_count_mode(values, 0, TABLE, CountMode.VALUES) is None
    assert other_count_mode(values, 0, TABLE, CountMode.MELDS) is CountMode.VALUES
    melds = in_melds(values, 0, "KKK")
    assert melds.sides[0].texts[TABLE] == "30"
    assert other_count_mode(melds, 0, TABLE, CountMode.VALUES) is CountMode.MELDS
    assert other_count_mode(melds, 1, TABLE, CountMode.VALUES) is None
