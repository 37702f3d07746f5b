"""View model of the Meld tab, without a screen."""

from dataclasses import replace
from typing import Any

import pytest

from scorekeeper.deal_form.lay_down import LayDownForm, with_written_cards
from scorekeeper.i18n import Words
from scorekeeper.meld_finder.question import Preference
from scorekeeper.rules import RuleSetId, catalogue, rule_book, rule_set_ids
from scorekeeper.rules.cards import Card
from scorekeeper.services import OpenMatch, Session, SetUp
from scorekeeper.view_models.cards import RankView, rank_face, rank_screen_reader_text, value_sum
from scorekeeper.view_models.meld import (
    HandView,
    MeldQuestion,
    MeldsView,
    VerdictView,
    applying_rules_name,
    hand_search,
    hand_view,
    meld_note,
    meld_question,
    meld_title,
    melds_view,
    preference_of,
    problem_text,
    rank_views,
    requirement_text,
    tile_lines,
    typed_number_detail,
    typed_score_rules,
)
from scorekeeper.view_models.meld_reference import meld_reference
from tests.match.kit import usual_sides
from tests.ui.device import FOUR, record_match
from tests.ui.meld_kit import AT_1600, THREE, of_rules

EN = Words("en")
BY_SCORE = LayDownForm(side=None)
"""A typed score of 0."""


def open_match(session: Session, set_up: SetUp) -> OpenMatch:
    """Return a match that was just started."""
    return session.matches.open(record_match(session, set_up))


def question_of(
    session: Session, match: OpenMatch | None, form: LayDownForm, last_rules: object = None
) -> MeldQuestion:
    return meld_question(session, match, form, last_rules, catalogue())


def with_cards(question: MeldQuestion, form: LayDownForm, cards: str) -> LayDownForm:
    """Return a form with melds, or a hand, in notation."""
    after = with_written_cards(question.rules, form, cards)
    assert isinstance(after, LayDownForm), after
    return after


def melds_of(
    session: Session, set_up: SetUp, cards: str, form: LayDownForm | None = None
) -> MeldsView:
    """Return the view of melds in notation, for a side of a new match."""
    form = form or LayDownForm()
    match = open_match(session, set_up)
    form = with_cards(question_of(session, match, form), form, cards)
    return melds_view(EN, question_of(session, match, form), form)


def texts_of(verdict: VerdictView) -> tuple[str, str, str, str]:
    return verdict.headline, verdict.reasons, verdict.points_text, verdict.needed


def hand_of(
    session: Session, set_up: SetUp, cards: str, **changes: Any
) -> tuple[HandView, LayDownForm]:
    """Return the view of a hand whose search has ended, and its form."""
    match = open_match(session, set_up)
    form = replace(LayDownForm(is_hand=True), **changes)
    form = with_cards(question_of(session, match, form), form, cards)
    question = question_of(session, match, form)
    search = hand_search(question, form)
    assert search is not None
    return hand_view(EN, question, form, search.find(), is_current=True), form


# --- melds


def test_melds_without_a_minimum_have_their_points(session: Session) -> None:
    """Burraco asks for no minimum, so there is nothing to be enough; the bonuses count too."""
    burraco = of_rules("burraco")
    view = melds_of(session, burraco, "h:3456789 KKK")
    reason = "Cards 75, bonuses 200"
    assert texts_of(view.verdict) == ("Both melds are valid", reason, "275", "points")
    assert view.verdict.required_points == 0
    view = melds_of(session, burraco, "KKK")
    assert texts_of(view.verdict) == ("Valid meld", "", "30", "points")
    assert view.verdict.is_good


def test_melds_without_a_minimum_may_be_forbidden(session: Session) -> None:
    view = melds_of(session, of_rules("burraco"), "KK")
    assert view.verdict.headline == "Not allowed"
    assert view.verdict.reasons
    assert not view.can_add_to_deal


def test_bonuses_are_told_before_there_are_melds_without_a_minimum(session: Session) -> None:
    question = question_of(session, open_match(session, of_rules("burraco")), LayDownForm())
    words = EN.of_game(question.book.identity)
    assert meld_title(words, question, LayDownForm()) == "What are these worth?"
    assert requirement_text(words, question) == "Burraco"
    verdict = melds_view(words, question, LayDownForm()).verdict
    assert verdict.headline == "Tap the cards you want to meld"
    assert verdict.reasons == "Clean 200 · Semi-clean 150 · Dirty 100"


@pytest.mark.parametrize("rule_set", ["classic_4p", "hand_and_foot", "brazilian", "buraco_closed"])
def test_game_that_ever_has_a_minimum_asks_whether_it_is_reached(
    session: Session, rule_set: str
) -> None:
    question = question_of(session, None, BY_SCORE, rule_set)
    assert question.has_minimum
    assert meld_title(EN, question, LayDownForm()) == "Is this enough?"


def test_melds_short_of_requirement(session: Session) -> None:
    """65 of 90: the headline has the shortfall, the reasons the card that would do."""
    view = melds_of(session, AT_1600, "777 QQQ2")
    assert texts_of(view.verdict) == ("25 short", "One more joker is enough", "65", "of 90")
    assert view.verdict.is_good is False
    assert not view.can_add_to_deal


def test_melds_that_are_enough(session: Session) -> None:
    view = melds_of(session, AT_1600, "777 AAA2")
    assert texts_of(view.verdict) == ("Enough", "5 to spare", "95", "of 90")
    assert view.verdict.is_good
    assert view.can_add_to_deal


def test_requirement_of_the_other_side(session: Session) -> None:
    view = melds_of(session, AT_1600, "777 QQQ2", LayDownForm(side=1))
    assert texts_of(view.verdict) == ("Enough", "15 to spare", "65", "of 50")


def test_no_cards_say_what_is_needed(session: Session) -> None:
    match = open_match(session, AT_1600)
    form = LayDownForm()
    verdict = melds_view(EN, question_of(session, match, form), form).verdict
    assert texts_of(verdict) == ("90 needed", "Tap the cards you want to meld", "", "")
    assert verdict.is_good is None
    assert verdict.says == "90 needed. Tap the cards you want to meld"


def test_illegal_meld_has_its_own_note(session: Session) -> None:
    view = melds_of(session, FOUR, "777 Q22")
    assert view.verdict.headline == "Not allowed"
    assert view.verdict.reasons.startswith("One natural card: a meld needs at least 2")
    assert "2 melds aren’t valid" in melds_of(session, FOUR, "77 QQ").verdict.reasons
    notes = [meld_note(EN, meld) for meld in view.melds]
    assert notes == ["", "one natural card: a meld needs at least 2"]


def test_note_names_the_canasta(session: Session) -> None:
    (meld,) = melds_of(session, FOUR, "KKKKKK2").melds
    assert meld_note(EN, meld) == "Mixed canasta"


def test_note_on_red_threes(session: Session) -> None:
    (meld,) = melds_of(session, FOUR, "RRR").melds
    assert "red threes are laid down" in meld_note(EN, meld)


def test_note_on_second_meld_of_a_rank(session: Session) -> None:
    notes = [meld_note(EN, meld) for meld in melds_of(session, FOUR, "77 777").melds]
    assert notes[1] == "goes with the others of its rank"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("KKKKK2", "5 × 10 + 20"),
        ("777", "5 + 5 + 5"),
        ("7", ""),
    ],
)
def test_value_sum_of_a_meld(session: Session, cards: str, expected: str) -> None:
    match = open_match(session, FOUR)
    (meld,) = melds_of(session, FOUR, cards).melds
    assert value_sum(meld, match.match.rules.card_values) == expected


def test_canasta_and_points_in_the_requirement(session: Session) -> None:
    """Six kings short of "200 and a canasta", and of a natural canasta without points."""
    bands = [
        {"to": 7995, "points": 50},
        {"from": 8000, "to": 8995, "points": 200, "needs": "canasta"},
        {"from": 9000, "points": 0, "needs": "natural_canasta"},
    ]
    set_up = replace(of_rules("brazilian", 8200, 9400), house_rules={"initial_meld.bands": bands})
    assert melds_of(session, set_up, "KKKKKK").verdict.needed == "of 200 and a canasta"
    verdict = melds_of(session, set_up, "KKKKKK", LayDownForm(side=1)).verdict
    assert verdict.needed == "a canasta that isn’t mixed"
    assert "One more king is enough" in verdict.reasons


# --- the turn


def test_top_card_must_be_melded(session: Session) -> None:
    """The reasons name the card of the pile, and the melds cannot go to the deal before it."""
    match = open_match(session, FOUR)
    rules = match.match.rules
    form = LayDownForm().with_pile_toggled()
    question = question_of(session, match, form)
    assert melds_view(EN, question, form).verdict.reasons == "Tap the top card of the pile"
    form = with_cards(question, form.after_tap(rules, Card("Q")), "KKK")
    assert "The queen from the pile must be in a meld" in (
        melds_view(EN, question, form).verdict.reasons
    )
    form = with_cards(question, form, "KKK QQQ")
    assert "The queen from the pile counts" in melds_view(EN, question, form).verdict.reasons


def test_top_card_not_counted_in_modern_american(session: Session) -> None:
    match = open_match(session, of_rules("modern_american"))
    form = LayDownForm().with_pile_toggled().after_tap(match.match.rules, Card("A"))
    question = question_of(session, match, form)
    verdict = melds_view(EN, question, with_cards(question, form, "AAAA")).verdict
    assert verdict.points_text == "60"
    assert "The ace from the pile doesn’t count" in verdict.reasons


def test_wild_card_does_not_take_the_pile(session: Session) -> None:
    match = open_match(session, AT_1600)
    form = LayDownForm().with_pile_toggled().after_tap(match.match.rules, Card("K"))
    question = question_of(session, match, form)
    verdict = melds_view(EN, question, with_cards(question, form, "KK2 AAA")).verdict
    assert verdict.headline == "Not allowed"
    assert "two natural cards in hand" in verdict.reasons
    verdict = melds_view(EN, question, with_cards(question, form, "KKK2 AAA")).verdict
    assert verdict.headline == "Enough"


def test_concealed_going_out_needs_no_points(session: Session) -> None:
    """Only with the canastas for going out, and only if the pile was not taken."""
    concealed = LayDownForm(concealed=True)
    verdict = melds_of(session, FOUR, "444", concealed).verdict
    assert "because the melds lack the canastas needed to go out" in verdict.reasons
    verdict = melds_of(session, FOUR, "4444444", concealed).verdict
    assert texts_of(verdict) == (
        "Allowed",
        "No minimum when going out concealed",
        "35",
        "no minimum",
    )
    assert verdict.required_points == 0


# --- for whom


def test_typed_score_has_its_requirement(session: Session) -> None:
    match = open_match(session, AT_1600)
    question = question_of(session, match, LayDownForm().with_situation(score=3000))
    assert question.side is None
    assert (question.by, question.number, question.required.points) == ("score", 3000, 120)
    assert typed_number_detail(EN, question) == "initial meld 120"
    assert requirement_text(EN, question) == "3,000 or more: 120 · Classic"


def test_deal_number_decides_in_hand_and_foot(session: Session) -> None:
    form = LayDownForm().with_situation(ruleset=RuleSetId("hand_and_foot"), deal_number=3)
    question = question_of(session, None, form)
    assert (question.by, question.number) == ("deal", 3)
    assert requirement_text(EN, question) == "deal 3: 120 · Hand & Foot (Wikipedia)"


def test_side_that_the_match_lacks_becomes_the_first(session: Session) -> None:
    """The form outlives the match; the next one may have fewer sides."""
    match = open_match(session, AT_1600)
    assert question_of(session, match, LayDownForm(side=2)).side == 0


def test_rules_of_typed_score_in_their_order(session: Session) -> None:
    """Chosen now, of the open match, chosen last, of the latest match."""
    brazilian = LayDownForm().with_situation(ruleset=RuleSetId("brazilian"))
    match = open_match(session, of_rules("samba"))
    assert typed_score_rules(session, match, brazilian, "classic_3p", catalogue()) == "brazilian"
    assert typed_score_rules(session, match, BY_SCORE, "classic_3p", catalogue()) == "samba"
    assert typed_score_rules(session, None, BY_SCORE, "classic_3p", catalogue()) == "classic_3p"
    assert typed_score_rules(session, None, BY_SCORE, "no such rules", catalogue()) == "samba"


def test_finished_match_keeps_its_house_rules(session: Session) -> None:
    bands = [{"points": 75}]
    uid = record_match(
        session,
        replace(of_rules("samba", 0, 0), house_rules={"initial_meld.bands": bands}),
        (500, 120),
    )
    session.matches.end(uid, "agreement", seen=session.matches.number(uid))
    question = question_of(session, session.matches.open(uid), LayDownForm(), "brazilian")
    assert question.running_match is None
    assert question.required.points == 75
    assert applying_rules_name(EN, question) == "Samba with house rules"


# --- the cards


def ranks_of(question: MeldQuestion, form: LayDownForm) -> dict[str, RankView]:
    return {view.card: view for view in rank_views(question, form)}


def test_rank_says_value_and_count(session: Session) -> None:
    match = open_match(session, FOUR)
    question = question_of(session, match, LayDownForm())
    kings = ranks_of(question, with_cards(question, LayDownForm(), "KK"))["K"]
    assert rank_screen_reader_text(EN, kings) == "king, 10, 2 in use"
    assert not kings.is_off


def test_rank_is_off_when_packs_have_no_more(session: Session) -> None:
    match = open_match(session, FOUR)
    question = question_of(session, match, LayDownForm())
    assert ranks_of(question, with_cards(question, LayDownForm(), "KKKKKKKK"))["K"].is_off


def test_black_three_is_never_melded_in_hand_and_foot(session: Session) -> None:
    match = open_match(session, of_rules("hand_and_foot"))
    three = ranks_of(question_of(session, match, LayDownForm()), LayDownForm())["3b"]
    assert three.is_off
    assert rank_face(EN, three) == "3"
    assert rank_screen_reader_text(EN, three) == "black 3, never"


# --- a hand


def test_best_melds_of_a_hand(session: Session) -> None:
    view, _ = hand_of(session, AT_1600, "AAA2777K")
    assert view.verdict.headline == "6 cards are enough"
    assert (view.verdict.points_text, view.verdict.needed) == ("90", "of 90")
    assert [meld.points for meld in view.melds] == [60, 30]
    assert len(view.usable) == 2
    assert view.hand == "8 cards in hand: A A A K 7 7 7 2"


def test_hand_names_the_card_that_would_do(session: Session) -> None:
    view, _ = hand_of(session, AT_1600, "777QQQ2")
    assert view.verdict.headline == "25 short"
    assert view.verdict.reasons == "One more card is enough: joker"
    assert view.verdict.is_good is False


def test_preference_changes_the_melds_of_a_hand(session: Session) -> None:
    fewest, _ = hand_of(session, FOUR, "AAAKKK")
    highest, _ = hand_of(session, FOUR, "AAAKKK", preference=Preference.VALUE)
    assert (fewest.verdict.points_text, highest.verdict.points_text) == ("60", "90")


def test_preference_without_minimum_keeps_wild_cards(session: Session) -> None:
    """The key for another preference shows the one that applies."""
    view, form = hand_of(session, of_rules("burraco", 0, 0), "h:A2r45 KK* 9")
    burraco = question_of(session, None, BY_SCORE, "burraco")
    assert form.preference is None
    assert preference_of(burraco, form) is Preference.WILDS
    assert (
        preference_of(question_of(session, None, BY_SCORE, "classic_4p"), form) is Preference.FEWEST
    )
    assert preference_of(burraco, replace(form, preference=Preference.VALUE)) is Preference.VALUE
    assert view.verdict.headline == "Valid meld"
    assert (view.verdict.points_text, view.verdict.needed) == ("50", "points")


def test_hand_of_suits_shows_their_signs(session: Session) -> None:
    view, _ = hand_of(session, of_rules("samba", -50, 0), "s:456")
    assert view.hand == "3 cards in hand: 6♠ 5♠ 4♠"
    assert view.verdict.headline == "3 cards are enough"


def test_earlier_finding_is_stale_and_cannot_be_used(session: Session) -> None:
    """While the search for the next hand runs, the last verdict stays visible."""
    match = open_match(session, AT_1600)
    form = LayDownForm(is_hand=True)
    question = question_of(session, match, form)
    form = with_cards(question, form, "AAA2777K")
    search = hand_search(question, form)
    assert search is not None
    view = hand_view(EN, question, form, search.find(), is_current=False)
    assert view.is_stale
    assert view.usable == ()
    assert view.verdict.points_text == "90"


def test_hand_before_its_first_search(session: Session) -> None:
    match = open_match(session, AT_1600)
    form = LayDownForm(is_hand=True)
    question = question_of(session, match, form)
    assert hand_search(question, form) is None
    view = hand_view(EN, question, form, None, is_current=False)
    assert view.verdict.reasons == "Tap the cards in your hand"
    assert (view.hand, view.melds, view.is_stale) == ("", (), False)


# --- sentences


@pytest.mark.parametrize(
    ("language", "cards", "expected"),
    [
        ("en", "777 QQ2 33", "“33”: a black three or a red one?"),
        ("en", "777 QQ2 KKKKKKKKK", "9 × king: there are only 8"),
        ("de", "QQ2 33", "„33“"),
    ],
)
def test_problem_of_typed_cards(session: Session, language: str, cards: str, expected: str) -> None:
    match = open_match(session, FOUR)
    problem = with_written_cards(match.match.rules, LayDownForm(), cards)
    assert not isinstance(problem, LayDownForm)
    assert expected in problem_text(Words(language), problem)


def test_problem_names_the_suit_of_a_card(session: Session) -> None:
    match = open_match(session, of_rules("samba", 0, 0))
    problem = with_written_cards(match.match.rules, LayDownForm(), "h:7777 AAA")
    assert not isinstance(problem, LayDownForm)
    assert problem_text(EN, problem) == "4 × 7♥: there are only 3"


# --- quick reference


def test_reference_has_places_of_all_sides(session: Session) -> None:
    match = open_match(session, THREE)
    reference = meld_reference(EN, question_of(session, match, LayDownForm()))
    assert [(band.scores, band.needed, band.sides) for band in reference.bands] == [
        ("below 0", "15", (1,)),
        ("0 to 1,495", "50", (2,)),
        ("1,500 to 2,995", "90", ()),
        ("3,000 or more", "120", (0,)),
    ]
    assert [band.is_current for band in reference.bands] == [False, False, False, True]
    assert reference.bands[0].says == "below 0: 15, now applies to Ben"
    assert ("king, queen, jack, 10, 9, 8", "10") in reference.card_values
    assert "Natural canasta" in [name for name, _ in reference.bonuses]


@pytest.mark.parametrize("set_id", rule_set_ids())
def test_reference_has_every_band_and_card_of_a_rule_set(session: Session, set_id: str) -> None:
    rules = rule_book(RuleSetId(set_id)).rules
    set_up = SetUp(ruleset=RuleSetId(set_id), sides=usual_sides(rules.sides))
    question = question_of(session, open_match(session, set_up), LayDownForm())
    reference = meld_reference(EN, question)
    if question.has_minimum:
        assert len(reference.bands) == len(rules.initial_meld.bands)
        assert [band.is_current for band in reference.bands].count(True) == 1
    else:
        assert (reference.bands, reference.exceptions) == ((), ())
    points = [EN.number(value) for value in sorted(set(rules.card_values.values()), reverse=True)]
    assert [value for _, value in reference.card_values] == points
    for name, value in (*reference.exceptions, *reference.bonuses):
        assert name
        assert value
        assert "_" not in value


def test_melds_share_lines_only_where_there_is_no_room_for_a_row_each() -> None:
    assert tile_lines([True, True, True, False, True]) == ((0, 1), (2,), (3,), (4,))
    assert tile_lines([True, False, True, True]) == ((0,), (1,), (2, 3))
    assert tile_lines([]) == ()
