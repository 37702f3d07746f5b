"""A match with a second phase in the words of its screens: Burraco for three."""

from collections.abc import Mapping
from typing import Any

from scorekeeper.deal_form.form import DealForm, blank_form, deal_of
from scorekeeper.deal_form.lay_down import LayDownForm
from scorekeeper.deal_form.view import FormView, form_view
from scorekeeper.i18n import Words
from scorekeeper.i18n.matches import ChangeTexts
from scorekeeper.match import Player, Side
from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.rules.validation import later_rules
from scorekeeper.services import Change, OpenMatch, Session, SetUp
from scorekeeper.view_models.meld import meld_question
from scorekeeper.view_models.meld_reference import meld_reference
from scorekeeper.view_models.record import sum_sentence
from scorekeeper.view_models.record_target import edit_target
from scorekeeper.view_models.set_up import impossible_deals
from scorekeeper.view_models.table import (
    PhaseNews,
    catch_up_sentences,
    dealer_view,
    phase_news,
    table_subtitle,
)
from tests.ui.device import record_match

WORDS = Words("en")
NAMES = ("Ana", "Ben", "Cleo")
BURRACO = RuleSetId("burraco_3p")
SET_UP = SetUp(ruleset=BURRACO, sides=tuple(Side(name, (Player(name),)) for name in NAMES))
RULES = rule_book(BURRACO).rules
LONE = {"lone": True, "hand_card_points": 50}
"""Ana alone, 50 off."""
PAIR = {"melded_card_points": 300, "hand_card_points": 5}
"""295 together: 148 for each of two partners."""


def open_new_match(session: Session, *totals: tuple[int, ...], set_up: SetUp = SET_UP) -> OpenMatch:
    return session.matches.open(record_match(session, set_up, *totals))


def record_deal(session: Session, match: OpenMatch, *sides: Mapping[str, Any]) -> OpenMatch:
    deal = read_deal({"sides": list(sides)}, "a deal")
    done = session.deals.record(match.uid, deal, seen=match.number)
    assert isinstance(done, Change), done
    return session.matches.open(match.uid)


def news(match: OpenMatch) -> PhaseNews | None:
    return phase_news(WORDS, match, match.history.changes[-1])


# --- the table


def test_table_says_the_phase_and_who_plays_together(session: Session) -> None:
    match = open_new_match(session, (995, 200, 200))
    assert table_subtitle(WORDS, session, match) == "Burraco for three · Phase 1"
    dealer = dealer_view(WORDS, match)
    assert dealer is not None
    assert dealer.detail == "Cleo plays first · one against the others"

    match = open_new_match(session, (1000, 200, 200))
    assert table_subtitle(WORDS, session, match) == "Burraco for three · Phase 2"
    dealer = dealer_view(WORDS, match)
    assert dealer is not None
    assert dealer.detail == "Cleo plays first · everyone for themselves"


def test_table_of_a_match_without_phases_says_none(session: Session) -> None:
    set_up = SetUp(ruleset=RuleSetId("cutthroat_3p"), sides=SET_UP.sides)
    match = open_new_match(session, (995, 200, 200), set_up=set_up)
    assert table_subtitle(WORDS, session, match) == "Cut-throat · to 7,500"
    dealer = dealer_view(WORDS, match)
    assert dealer is not None
    assert dealer.detail == "Cleo plays first"


def test_second_phase_is_announced_once(session: Session) -> None:
    match = open_new_match(session, (995, 200, 200))
    assert news(match) is None
    match = record_deal(session, match, {"total": 5}, {"total": 40}, {"total": 40})
    assert news(match) == PhaseNews("Phase 2 begins", "From now on, everyone plays alone")
    assert phase_news(WORDS, match, None) is None
    assert phase_news(WORDS, match, match.history.changes[-2]) is None, "an older change"
    match = record_deal(session, match, {"total": 5}, {"total": 40}, {"total": 40})
    assert news(match) is None


def test_finished_match_has_no_news_of_a_phase(session: Session) -> None:
    assert news(open_new_match(session, (1505, 200, 200))) is None


def test_amended_deal_may_begin_the_second_phase(session: Session) -> None:
    match = open_new_match(session, (900, 200, 200))
    deal = match.match.deals[0]
    assert deal.uid is not None
    higher = read_deal({"sides": [{"total": total} for total in (1000, 200, 200)]}, "a deal")
    done = session.deals.amend(match.uid, deal.uid, higher, seen=match.number)
    assert isinstance(done, Change), done
    assert news(session.matches.open(match.uid)) is not None


def test_side_behind_catches_up_by_the_rules_of_its_phase(session: Session) -> None:
    """Alone in either phase: whoever catches up has all of his deal."""
    first = catch_up_sentences(WORDS, open_new_match(session, (600, 200, 200)))
    second = catch_up_sentences(WORDS, open_new_match(session, (1000, 600, 600)))
    assert [side for side, _ in first] == [side for side, _ in second] == [1, 2]


# --- the form


def view_of(form: DealForm, *, is_second_phase: bool = False) -> FormView:
    rules = later_rules(RULES) if is_second_phase else RULES
    return form_view(rules, form, deal_of(form), before=(0, 0, 0), number=1)


def with_pair() -> DealForm:
    """Ana is out and alone; 95 on the table is typed for Ben."""
    form = blank_form(3).with_side_out(0).with_chip(0, "lone", 1).with_chip(1, "canastas.mixed", 1)
    return form.after_key("9").after_key("5")


def test_partners_shared_points_are_typed_for_one_of_them() -> None:
    view = view_of(with_pair())
    assert view.missing_sides == ()
    assert [side.points for side in view.sides] == [100, 98, 98]
    assert [side.shared_with for side in view.sides] == [(), (), (1,)]
    sentences = [sum_sentence(WORDS, side, NAMES) for side in view.sides]
    assert sentences[1] == "95 cards + 100 mixed − 97 partner’s half"
    assert sentences[2] == "Counts once for Ben and Cleo together"


def test_other_partners_hand_is_asked_when_one_is_out() -> None:
    """Ben is out and holds none: nobody has said what Cleo holds."""
    form = with_pair().with_side_out(1)
    assert view_of(form).missing_sides == (2,)
    assert view_of(form.with_chip(2, "feet_untaken", 1)).missing_sides == ()


def test_everybody_is_asked_in_the_second_phase() -> None:
    view = view_of(with_pair(), is_second_phase=True)
    assert view.missing_sides == (2,)
    assert [side.shared_with for side in view.sides] == [(), (), ()]


def test_form_has_the_rules_of_the_deal(session: Session) -> None:
    match = open_new_match(session, (1000, 200, 200), (5, 5, 5))
    kinds = []
    for deal in match.match.deals:
        target = edit_target(match, amended=str(deal.uid))
        assert target is not None
        kinds.append(target.rules.sides.kind)
    target = edit_target(match)
    assert target is not None
    assert [*kinds, target.rules.sides.kind] == ["lone_hand", "individual", "individual"]


def test_deal_inserted_before_the_second_phase_is_one_of_the_first(session: Session) -> None:
    match = open_new_match(session, (1000, 200, 200), (5, 5, 5))
    places = [edit_target(match, before=str(deal.uid)) for deal in match.match.deals]
    kinds = [place.rules.sides.kind for place in places if place is not None]
    assert kinds == ["lone_hand", "individual"]


# --- history and set-up


def test_history_says_the_points_by_the_phase_of_each_deal(session: Session) -> None:
    match = record_deal(session, open_new_match(session), LONE, PAIR, {})
    match = record_deal(session, match, {"total": 1200}, {"total": 0}, {"total": 0})
    match = record_deal(session, match, LONE | {"lone": False}, PAIR, {"hand_card_points": 10})
    texts = ChangeTexts(WORDS, match)
    said = [texts.text(change) for change in match.history.changes]
    assert said[1].endswith("−50 for Ana, +148 for Ben, +148 for Cleo")
    assert said[3].endswith("−50 for Ana, +295 for Ben, −10 for Cleo")


def test_two_alone_are_impossible_in_the_first_phase_only(session: Session) -> None:
    """Whatever happened can be recorded; in the second phase the mark just means nothing."""
    two = read_deal({"sides": [LONE, LONE, PAIR]}, "a deal")
    match = open_new_match(session, (995, 200, 200))
    refused = session.deals.record(match.uid, two, seen=match.number)
    assert isinstance(refused, tuple)
    assert [problem.code for problem in refused] == ["two_lone_hands"]

    match = open_new_match(session, (1000, 200, 200))
    assert isinstance(session.deals.record(match.uid, two, seen=match.number), Change)
    match = session.matches.open(match.uid)
    assert match.progress.totals == (950, 150, 495)

    free_play = {"later_phase.from_score": 1500, "target": 2005}
    other = SetUp(ruleset=BURRACO, sides=SET_UP.sides, house_rules=free_play)
    (impossible,) = impossible_deals(match, other, match.match.book)
    assert (impossible.number, impossible.problem.code) == (2, "two_lone_hands")


# --- the quick reference


def reference(session: Session, match: OpenMatch) -> dict[str, str]:
    question = meld_question(session, match, LayDownForm(side=0), None, catalogue())
    return dict(meld_reference(WORDS, question).phases)


def test_reference_says_both_phases(session: Session) -> None:
    rows = reference(session, open_new_match(session, (995, 200, 200)))
    assert next(iter(rows.values())) == "one against the others"
    assert rows["Second phase"].startswith("after the deal in which a player first reaches 1,000: ")
    later = reference(session, open_new_match(session, (1000, 200, 200)))
    assert next(iter(later.values())) == "everyone for themselves"


def test_reference_of_a_game_without_phases_has_no_such_rows(session: Session) -> None:
    set_up = SetUp(ruleset=RuleSetId("classic_3p"), sides=SET_UP.sides)
    assert reference(session, open_new_match(session, set_up=set_up)) == {}
