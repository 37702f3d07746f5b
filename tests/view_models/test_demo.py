"""View model of the demo game."""

from dataclasses import replace

import pytest

from scorekeeper.deal_form.form import blank_form
from scorekeeper.i18n import Words
from scorekeeper.rules import RuleLibrary, RuleSetId, rule_book
from scorekeeper.scoring import score_deal
from scorekeeper.services import Session
from scorekeeper.view_models.demo import (
    DEALS,
    demo_deals,
    demo_set_up,
    guide_step,
    table_guide_step,
)

WORDS = Words("en")
CLASSIC = rule_book(RuleSetId("classic_4p")).rules


def test_demo_set_up_starts_a_game_of_two_pairs(session: Session) -> None:
    uid = session.matches.start(demo_set_up(WORDS, RuleLibrary().first_book()))
    assert isinstance(uid, str)
    match = session.matches.open(uid)
    assert match.is_demo
    assert [len(side.players) for side in match.match.sides] == [2, 2]
    assert match.progress.dealer == "South"


@pytest.mark.parametrize("locale", ["", "it-IT", "pt-BR", "es-AR", "es-ES", "en-US", "el-GR", "cs"])
def test_demo_deals_have_no_problems(session: Session, locale: str) -> None:
    """The demo plays the game of the country, which may have no red threes."""
    uid = session.matches.start(demo_set_up(WORDS, RuleLibrary().first_book(locale)))
    assert isinstance(uid, str)
    rules = session.matches.open(uid).match.rules
    deals = demo_deals(rules)
    assert [score_deal(rules, deal).problems for deal in deals] == [()] * len(DEALS)


def test_demo_of_classic_has_all_its_deals() -> None:
    assert demo_deals(CLASSIC) == DEALS


def test_guide_asks_first_who_went_out() -> None:
    form = blank_form(2, side_size=2)
    assert guide_step(form) == "who"
    assert guide_step(replace(form, asked=True)) == "canasta"


def test_table_guide_leads_to_one_deal_then_to_a_meld() -> None:
    assert table_guide_step(CLASSIC, len(DEALS)) == "record"
    assert table_guide_step(CLASSIC, len(DEALS) + 1) == "meld"


def test_table_guide_of_a_game_without_a_minimum_ends_with_the_points() -> None:
    burraco = rule_book(RuleSetId("burraco")).rules
    assert table_guide_step(burraco, len(DEALS) + 1) == "points"
