"""A recorded deal becomes a form, and the form a deal: nothing is lost on the way."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scorekeeper.deal_form.deal import amended_deal, deal_by_totals, form_of
from scorekeeper.deal_form.form import Field, Mode, blank_form, deal_of
from scorekeeper.rules import RuleSetId, apply_changes, rule_book
from scorekeeper.rules.cards import has_plain_threes
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, Grade, SideDeal, score_deal, score_side
from scorekeeper.scoring.deal import Adjustment
from scorekeeper.scoring.notation import read_melds, side_deal_from
from tests.deal_form.forms import HAND, TABLE, TOTAL, common_deal, rules, type_keys

CASES = Path(__file__).parents[1] / "cases"


def worked_examples() -> Iterator[Any]:
    """Every side's deal of the rule cases, in all three depths of detail."""
    for file in sorted(CASES.glob("*.json")):
        for case in json.loads(file.read_text("utf-8"))["cases"]:
            if case["kind"] == "hand_score":
                yield pytest.param(case, id=case["id"])


def deal_with(rule_set: RuleSet, example: Any) -> Deal:
    """A deal of one side's worked example; at acaba the others have their part in it."""
    of_others = {"trump", "others_took_foot"}
    document = {key: value for key, value in example.items() if key not in of_others}
    side = side_deal_from(document, plain_threes=has_plain_threes(rule_set))
    others = [SideDeal() for _ in range(rule_set.sides.count - 1)]
    if side.acaba is not None:
        parts = ["opponent"] * len(others)
        if side.acaba == "opponent":
            parts[0] = "caller"
        others = [SideDeal(acaba=part) for part in parts]  # type: ignore[arg-type]
    return Deal((side, *others), example.get("trump"))


@pytest.mark.parametrize("case", list(worked_examples()))
def test_a_deal_that_was_opened_and_not_touched_is_the_same_deal(case: Any) -> None:
    book = rule_book(RuleSetId(case["ruleset"]))
    _, rule_set = apply_changes(book.tree, case.get("options") or {}, case["id"])
    deal = deal_with(rule_set, case["input"])
    form = form_of(rule_set, deal)
    assert amended_deal(rule_set, form, deal) == deal
    shown = score_side(rule_set, deal_of(form).sides[0], deal.trump)
    assert shown.total == score_side(rule_set, deal.sides[0], deal.trump).total


def test_a_deal_by_books_and_cards_opens_by_books_and_cards() -> None:
    foot = rules("hand_and_foot")
    form = type_keys(blank_form(2, mode=Mode.BOOKS).with_side_out(0), "1500>65>300>20±")
    deal = deal_of(form)
    assert [(side.total, side.base) for side in deal.sides] == [(1565, 1500), (280, 300)]
    opened = form_of(foot, deal)
    assert (opened.mode, opened.at) == (Mode.BOOKS, (0, Field.BOOKS))
    assert [dict(side.texts) for side in opened.sides] == [dict(side.texts) for side in form.sides]
    assert amended_deal(foot, opened, deal) == deal
    assert type_keys(opened, "1400").sides[0].texts[Field.BOOKS] == "1400"


def test_books_of_cards_open_as_total_under_other_rules() -> None:
    """The match was set up with other rules since."""
    deal = deal_of(type_keys(blank_form(2, mode=Mode.BOOKS), "1500>65>300>20"))
    form = form_of(rules("classic_2p"), deal)
    assert form.mode is Mode.TOTALS
    assert [dict(side.texts) for side in form.sides] == [{TOTAL: "1565"}, {TOTAL: "320"}]
    assert amended_deal(rules("classic_2p"), form, deal) == deal


def test_a_typed_deal_opens_as_it_was_typed() -> None:
    deal = deal_of(common_deal())
    form = form_of(rules(), deal, note="cut twice")
    assert (form.sides, form.out, form.asked) == (common_deal().sides, 0, True)
    assert form.note == "cut twice"


def test_totals_open_as_totals() -> None:
    form = form_of(rules(), Deal((SideDeal(total=-225), SideDeal(total=0, went_out=True))))
    assert (form.mode, form.out) == (Mode.TOTALS, 1)
    assert [side.texts for side in form.sides] == [{"total": "-225"}, {"total": "0"}]


def test_the_side_that_is_not_touched_keeps_its_cards() -> None:
    melds = read_melds("KKKKKKK 555")
    cards = SideDeal(melds=melds, red_threes=1, went_out=True)  # type: ignore[arg-type]
    deal = Deal((cards, SideDeal(melded_card_points=145, canastas={"mixed": 1})))
    form = type_keys(form_of(rules(), deal).after_move((1, HAND)), "60")
    changed = amended_deal(rules(), form, deal)
    assert changed.sides[0] == cards
    assert changed.sides[1].hand_card_points == 60


def test_melds_are_kept_when_other_numbers_are_amended() -> None:
    """Cards stay cards while only other numbers of their side are put right."""
    melds = read_melds("KKKKKKK 555")
    deal = Deal((SideDeal(melds=melds, went_out=True), SideDeal()))  # type: ignore[arg-type]
    form = form_of(rules(), deal).with_chip(0, "red_threes", 1)
    side = amended_deal(rules(), form, deal).sides[0]
    assert (side.melds, side.red_threes, side.melded_card_points) == (melds, 1, None)


def test_melds_become_counts_when_sum_or_canasta_is_amended() -> None:
    """Cards become counts once their sum or their canastas are typed."""
    melds = read_melds("KKKKKKK 555")
    deal = Deal((SideDeal(melds=melds, went_out=True), SideDeal()))  # type: ignore[arg-type]
    opened = form_of(rules(), deal)
    by_chip = amended_deal(rules(), opened.with_chip(0, "canastas.mixed", 1), deal).sides[0]
    assert (by_chip.melds, by_chip.canastas) == ((), {"natural": 1, "mixed": 1})
    assert by_chip.melded_card_points == 85
    by_key = amended_deal(rules(), type_keys(opened.after_move((0, TABLE)), "<0"), deal).sides[0]
    assert (by_key.melds, by_key.melded_card_points) == ((), 80)


def test_out_side_is_amended_without_touching_the_rest() -> None:
    never_opened = SideDeal(hand_card_points=90, opened=False, red_threes=2)
    deal = Deal((never_opened, SideDeal(melded_card_points=320, canastas={"mixed": 1})))
    changed = amended_deal(rules(), form_of(rules(), deal).with_side_out(0), deal)
    assert changed.sides[0] == SideDeal(hand_card_points=90, red_threes=2, went_out=True)
    assert [p.code for p in score_deal(rules(), changed).problems] == ["out_without_canastas"]


def test_a_side_that_never_opened_may_be_given_melds() -> None:
    never_opened = SideDeal(hand_card_points=90, opened=False)
    deal = Deal((never_opened, SideDeal(went_out=True, canastas={"mixed": 1})))
    form = type_keys(form_of(rules(), deal).after_move((0, TABLE)), "60")
    assert amended_deal(rules(), form, deal).sides[0].opened is None


def test_an_adjustment_and_its_reason_come_back() -> None:
    side = SideDeal(melded_card_points=50, adjustment=Adjustment(-200, "looked"))
    form = form_of(rules(), Deal((side, SideDeal())))
    assert (form.sides[0].adjustment, form.sides[0].reason) == (-200, "looked")


def test_black_threes_in_hand_open_as_points_of_the_hand() -> None:
    """Black threes in a hand are part of it where they cost their card value."""
    side = side_deal_from({"cards_in_hand": {"3b": 2, "K": 1}})
    form = form_of(rules(), Deal((side, SideDeal())))
    assert form.sides[0].texts == {"hand": "20"}


def test_deal_kept_by_totals_has_the_same_points() -> None:
    """A deal with a sequence canasta can so be kept under rules that have none."""
    samba, classic = rules("samba"), rules()
    first = SideDeal(
        canastas={"sequence": 1},
        melded_card_points=200,
        went_out=True,
        adjustment=Adjustment(-100, "late"),
    )
    deal = Deal((first, SideDeal(hand_card_points=60)))
    kept = deal_by_totals(samba, deal)
    assert kept.sides[0].went_out
    assert score_deal(samba, kept).totals == score_deal(samba, deal).totals
    assert score_deal(classic, kept).totals == score_deal(samba, deal).totals
    assert not [p for p in score_deal(classic, kept).problems if p.grade is Grade.IMPOSSIBLE]
