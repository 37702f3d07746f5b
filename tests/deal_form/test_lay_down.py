"""Tapping a lay-down: where a card goes, what is taken away, and what the answer says."""

import pytest

from scorekeeper.deal_form.lay_down import (
    Answer,
    LayDownForm,
    answer_of,
    notation_of,
    with_written_cards,
)
from scorekeeper.meld_finder.question import Preference
from scorekeeper.rules import RuleSet
from scorekeeper.rules.cards import Card
from scorekeeper.scoring import Problem
from scorekeeper.scoring.meld import judged_melds
from scorekeeper.scoring.notation import HeldCard
from tests.rules.kit import rules_of
from tests.scoring.kit import melds

CLASSIC = rules_of("classic_4p")
SAMBA = rules_of("samba")
AT_1600 = LayDownForm(side=None, score=1600)


def form_with(cards: str, form: LayDownForm = AT_1600, rules: RuleSet = CLASSIC) -> LayDownForm:
    """The form after taps on these cards, one after the other."""
    for card in cards.split():
        form = form.after_tap(rules, Card(card))
    return form


def in_melds(form: LayDownForm) -> list[str]:
    return [one.notation for one in form.melds.each]


def answer(form: LayDownForm, rules: RuleSet = CLASSIC) -> Answer:
    return answer_of(rules, form, form.requirement(rules))


def form_without(form: LayDownForm, text: str, rules: RuleSet = CLASSIC) -> LayDownForm:
    after = with_written_cards(rules, form, text)
    assert isinstance(after, LayDownForm)
    return after


# --- the two questions of the table


def test_7_7_7_with_q_q_q_2_at_1600_is_65_of_90() -> None:
    found = answer(form_with("7 7 7 Q Q Q 2"))
    assert (found.verdict.value, found.verdict.requirement.points) == (65, 90)
    assert (found.is_allowed, found.missing_points) == (False, 25)
    assert not found.has_illegal_meld


def test_7_7_7_with_a_a_a_2_at_1600_is_95_and_allowed() -> None:
    found = answer(form_with("7 7 7 A A A 2"))
    assert (found.verdict.value, found.is_allowed, found.surplus_points) == (95, True, 5)


# --- where a card goes


def test_a_card_of_another_rank_begins_a_meld_of_its_own() -> None:
    assert in_melds(form_with("7 7 7 Q Q")) == ["777", "QQ"]


def test_a_card_of_a_rank_that_lies_there_goes_to_it() -> None:
    form = form_with("7 7 7 Q Q Q 7")
    assert in_melds(form) == ["7777", "QQQ"]
    assert form.melds.at == 0


def test_a_wild_card_goes_to_the_current_meld() -> None:
    form = form_with("7 7 Q Q")
    moved = form.melds.with_current(0)
    assert in_melds(form_with("2", LayDownForm(melds=moved))) == ["772", "QQ"]


def test_a_meld_may_begin_with_its_wild_card() -> None:
    assert in_melds(form_with("JOKER Q Q")) == ["QQ*"]


def test_a_whole_meld_of_wild_cards_is_left_alone_where_it_is_one() -> None:
    cuban = rules_of("cuban")
    assert in_melds(form_with("2 2 JOKER Q", rules=cuban)) == ["22*", "Q"]
    assert in_melds(form_with("2 2 Q", rules=cuban)) == ["Q22"]


def test_a_new_meld_takes_even_a_rank_that_lies_there() -> None:
    form = form_with("7 7 7")
    begun = LayDownForm(melds=form.melds.with_new_meld())
    assert in_melds(form_with("7 7 7", begun)) == ["777", "777"]


def test_an_empty_meld_is_gone_when_another_is_the_current_one() -> None:
    begun = form_with("7 7 7").melds.with_new_meld()
    assert (len(begun.each), begun.at) == (2, 1)
    assert begun.with_current(0) == form_with("7 7 7").melds


def test_in_a_sequence_any_rank_goes_to_it() -> None:
    form = AT_1600.with_suit_toggled("hearts")
    assert in_melds(form_with("6 4 5 2", form, SAMBA)) == ["H:4562"]


def test_black_threes_are_off_where_they_are_never_melded() -> None:
    solo = rules_of("hand_and_foot")
    assert AT_1600.is_off(solo, Card("3b"))
    assert form_with("3b", rules=solo) == AT_1600
    assert not AT_1600.is_off(CLASSIC, Card("3b"))


def test_red_threes_are_off_in_every_rule_set() -> None:
    assert all(AT_1600.is_off(rules, Card("3r")) for rules in (CLASSIC, SAMBA))


def test_the_ninth_king_of_two_packs_cannot_be_tapped() -> None:
    eight = form_with("K " * 8)
    assert eight.is_off(CLASSIC, Card("K"))
    assert form_with("K", eight) == eight


# --- what is taken away


def test_the_delete_key_takes_card_by_card_and_meld_by_meld() -> None:
    form = form_with("7 7 Q")
    seen = []
    for _ in range(5):
        form = form.without_last_card()
        seen.append(in_melds(form))
    assert seen == [["77", ""], ["7"], [""], [""], [""]]


def test_a_long_press_takes_from_the_current_meld_first() -> None:
    form = form_with("7 7 2 Q Q 2")
    assert in_melds(form.without_card(Card("2"))) == ["772", "QQ"]
    assert in_melds(form.without_card(Card("2")).without_card(Card("2"))) == ["77", "QQ"]


def test_lay_down_ignores_removal_of_an_absent_card() -> None:
    assert form_with("7 7").without_card(Card("K")) == form_with("7 7")


@pytest.mark.parametrize(
    ("card", "left"), [("Q", "K Q 7"), ("K", "Q Q 7"), ("7", "K Q Q"), ("A", "K Q Q 7")]
)
def test_long_press_takes_one_card_from_the_hand(card: str, left: str) -> None:
    hand = form_with("K Q Q 7", LayDownForm(is_hand=True))
    assert [held.card for held in hand.without_card(Card(card)).hand] == left.split()


def test_top_card_tapped_in_melds_leaves_the_hand_once() -> None:
    melds = form_with("Q Q K K", form_with("Q", AT_1600.with_pile_toggled()))
    hand = melds.with_hand_shown().hand
    assert [held.card for held in hand] == ["Q", "K", "K"]


def test_clear_keeps_for_whom_is_asked() -> None:
    form = form_with("7 7 7").with_pile_toggled()
    assert form.without_cards() == AT_1600


# --- melds that are judged


def test_melds_of_one_rank_are_merged_then_judged() -> None:
    one = form_with("7 7")
    form = form_with("7 2", LayDownForm(side=None, melds=one.melds.with_new_meld()))
    first, second = answer(form).melds
    assert (first.problems, second.problems) == ((), ())
    assert (first.joins, second.joins) == (False, True)


def test_lay_down_problems_stand_with_their_meld() -> None:
    found = answer(form_with("7 7 7 Q 2 2"))
    assert [[p.code for p in meld.problems] for meld in found.melds] == [[], ["too_few_naturals"]]
    assert found.has_illegal_meld


def test_a_gap_in_a_sequence_makes_it_none() -> None:
    found = answer(form_with("4 5 7", AT_1600.with_suit_toggled("hearts"), SAMBA), SAMBA)
    assert [p.code for p in found.melds[0].problems] == ["no_meld"]


def test_the_card_of_least_value_that_would_do_is_named() -> None:
    assert answer(form_with("7 7 7 Q Q Q 2")).one_more == "JOKER"
    assert answer(form_with("A A A 2")).one_more == "A"
    assert answer(form_with("7 7 7")).one_more is None


def test_one_more_card_of_a_sequence_is_named() -> None:
    """Worth 40 of 50: a nine or an ace continues the sequence, and the nine has less value."""
    form = form_with("10 J Q K", LayDownForm(side=None).with_suit_toggled("hearts"), SAMBA)
    assert answer(form, SAMBA).one_more == "9"


def test_one_more_card_is_none_that_the_packs_lack() -> None:
    """Eight kings are 80 of 90; a ninth would do, but two packs have only eight."""
    assert answer(form_with("K " * 8)).one_more == "2"


# --- the pile


def test_the_tap_after_the_pile_names_its_top_card() -> None:
    form = form_with("Q", AT_1600.with_pile_toggled())
    assert form.top == HeldCard(Card("Q"))
    assert (form.took_pile, form.awaits_top, in_melds(form)) == (True, False, [""])


def test_the_top_card_must_be_in_a_meld() -> None:
    form = form_with("K A A A 2", AT_1600.with_pile_toggled())
    assert "top_card_not_melded" in [problem.code for problem in answer(form).problems]


def test_the_top_card_does_not_count_in_modern_american() -> None:
    modern = rules_of("modern_american")
    form = form_with("Q", LayDownForm(side=None).with_pile_toggled(), modern)
    laid = form_with("Q Q Q Q", form, modern)
    assert answer(laid, modern).verdict.value == 30
    assert answer(laid.with_pile_toggled(), modern).verdict.value == 40


def test_the_pile_is_left_again_with_its_top_card() -> None:
    assert form_with("Q", AT_1600.with_pile_toggled()).with_pile_toggled() == AT_1600


# --- going out concealed


def test_nothing_is_required_when_going_out_concealed_from_the_stock() -> None:
    form = LayDownForm(side=None, score=1600, concealed=True)
    found = answer(form_with("4 4 4 4 4 4 4", form))
    assert (found.is_exempt, found.is_allowed) == (True, True)
    without_canasta = answer(form_with("4 4 4", form))
    assert (without_canasta.is_exempt, without_canasta.missing_points) == (False, 75)


def test_initial_meld_is_required_when_the_pile_was_taken() -> None:
    form = LayDownForm(side=None, score=1600, concealed=True).with_pile_toggled()
    found = answer(form_with("4 4 4 4", form))
    assert (found.is_exempt, found.is_allowed, found.missing_points) == (False, False, 75)


def test_in_samba_it_is_required_anyway() -> None:
    form = LayDownForm(side=None, score=1600, concealed=True)
    assert not answer(form_with("4 4 4", form, SAMBA), SAMBA).is_exempt


# --- for whom


@pytest.mark.parametrize(
    ("score", "points"), [(-5, 15), (0, 50), (1495, 50), (1500, 90), (3000, 120)]
)
def test_a_typed_score_has_the_requirement_of_its_row(score: int, points: int) -> None:
    assert LayDownForm().with_situation(score=score).requirement(CLASSIC).points == points


def test_lay_down_asks_the_deal_number_where_it_decides() -> None:
    form = LayDownForm().with_situation(deal_number=3)
    assert form.requirement(rules_of("hand_and_foot")).points == 120
    assert form.with_situation(deal_number=-2).deal_number == 1


def test_a_canasta_is_needed_from_7000_on_in_the_brazilian_game() -> None:
    brazilian = rules_of("brazilian")
    form = form_with("K " * 6, LayDownForm(side=None, score=7000), brazilian)
    assert answer(form, brazilian).one_more == "K"
    assert answer(form_with("K", form, brazilian), brazilian).is_allowed


# --- a hand


def test_a_hand_begins_with_the_cards_of_the_melds() -> None:
    form = form_with("7 7 7 Q Q 2").with_hand_shown()
    assert form.counts() == {"7": 3, "Q": 2, "2": 1}
    assert form_with("K", form).hand[-1] == HeldCard(Card("K"))


def test_the_top_card_of_the_pile_is_not_in_the_hand() -> None:
    form = form_with("Q Q Q", form_with("Q", AT_1600.with_pile_toggled())).with_hand_shown()
    assert form.counts() == {"Q": 2}


def test_suits_belong_to_ranks_where_there_are_sequences() -> None:
    form = form_with("4 2", LayDownForm(is_hand=True).with_suit_toggled("clubs"), SAMBA)
    assert form.hand == (HeldCard(Card("4"), "clubs"), HeldCard(Card("2")))
    assert form_with("4", LayDownForm(is_hand=True, suit="clubs")).hand == (HeldCard(Card("4")),)


def test_three_packs_hold_three_fours_of_clubs() -> None:
    form = form_with("4 4 4", LayDownForm(is_hand=True).with_suit_toggled("clubs"), SAMBA)
    assert form.is_off(SAMBA, Card("4"))
    assert not form.with_suit_toggled("hearts").is_off(SAMBA, Card("4"))


def test_a_suit_has_one_card_of_a_rank_in_each_pack_in_sequences_too() -> None:
    """A fourth four of hearts once could be tapped; a four of any suit still can."""
    form = form_with("4 4 4", AT_1600.with_suit_toggled("hearts"), SAMBA)
    assert form.is_off(SAMBA, Card("4"))
    assert not form.is_off(SAMBA, Card("5"))
    begun = form.with_melds(form.melds.with_new_meld())
    assert begun.with_suit_toggled("hearts").is_off(SAMBA, Card("4"))
    assert not begun.with_suit_toggled("clubs").is_off(SAMBA, Card("4"))
    assert not begun.is_off(SAMBA, Card("4"))


def test_a_card_that_lies_on_the_pile_is_not_held_as_well() -> None:
    form = form_with("JOKER", LayDownForm(is_hand=True).with_pile_toggled())
    assert form_with("JOKER " * 5, form).counts()[Card("JOKER")] == CLASSIC.jokers - 1


def test_the_melds_that_were_found_can_be_tapped_further() -> None:
    laid = form_with("4 5 6", AT_1600.with_suit_toggled("hearts"), SAMBA).melds.laid
    form = LayDownForm(is_hand=True, preference=Preference.VALUE).with_found_melds(laid)
    assert in_melds(form_with("7", form, SAMBA)) == ["H:4567"]
    assert not form.is_hand


def test_found_sequence_with_low_ace_is_kept_whole() -> None:
    burraco = rules_of("burraco")
    (found,) = judged_melds(burraco, melds("h:A2r45*"))
    form = LayDownForm(is_hand=True).with_found_melds((found,))
    assert in_melds(form) == ["H:R45A2*"]
    (kept,) = judged_melds(burraco, form.melds.laid)
    assert kept == found


def test_two_of_hand_has_suit_where_it_has_place() -> None:
    hand = LayDownForm(is_hand=True).with_suit_toggled("hearts")
    (two,) = form_with("2", hand, rules_of("burraco")).hand
    (wild,) = form_with("2", hand, SAMBA).hand
    assert (two.suit, wild.suit) == ("hearts", None)


# --- in writing


@pytest.mark.parametrize("text", ["777 QQQ2 AA*", "H:4562 222*", "BBB KKKKKKK"])
def test_melds_are_read_as_they_are_written(text: str) -> None:
    assert notation_of(form_without(AT_1600, text, SAMBA)) == text


def test_a_hand_is_read_with_its_suits() -> None:
    form = form_without(LayDownForm(is_hand=True), "AA h:4567 2*", SAMBA)
    assert HeldCard(Card("4"), "hearts") in form.hand
    assert len(form.hand) == 8
    assert form_without(form, notation_of(form), SAMBA).counts() == form.counts()


def test_bare_threes_of_burraco_are_taken_down() -> None:
    burraco = rules_of("burraco")
    form = form_without(LayDownForm(), "333 h:345", burraco)
    assert notation_of(form) == "BBB H:R45"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("777 333", "bare_three"),
        ("777 QXQ", "unknown_character"),
        ("KKKKKKKKK", "too_many_of_a_card"),
        ("  ", "empty_notation"),
        ("X:456", "unknown_suit"),
    ],
)
def test_lay_down_with_impossible_cards_is_a_problem(text: str, code: str) -> None:
    for form in (AT_1600, LayDownForm(is_hand=True)):
        found = with_written_cards(CLASSIC, form, text)
        assert isinstance(found, Problem)
        assert found.code == code
