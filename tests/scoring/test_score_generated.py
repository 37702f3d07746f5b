"""Thousands of generated deals: the legal ones scored a second way, the spoilt ones survived.

The inputs are the same in every run: batch and number of an input are its seed.
"""

import contextlib
import json
import sys
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from scorekeeper.match import RecordError, progress, read_match
from scorekeeper.match.serialization import FORMAT, VERSION
from scorekeeper.rules import (
    RuleBook,
    RuleLibrary,
    RuleSetId,
    apply_changes,
    rule_book,
    rule_set_ids,
)
from scorekeeper.rules.model import RuleSet, RuleSetError
from scorekeeper.scoring import Deal, DealScore, Grade, Problem, score_deal
from scorekeeper.scoring.limits import most_total
from scorekeeper.scoring.notation import side_deal_from
from scorekeeper.validation import DocumentError, ExpectedError, parse_json
from tests.scoring.dealing import BLACK, JOKER, RANKS, RED, TRUMP, TWO, whole_packs
from tests.scoring.generated_deals import (
    IMPOSSIBLE,
    SURE,
    Told,
    circumstances,
    hands,
    junk,
    laid_out,
    legal_deal,
    loose_deal,
    places,
    random_document,
    spoilt,
    told_loosely,
)
from tests.scoring.second_scorer import total

pytestmark = pytest.mark.thorough
BATCHES, SIZE = 4, 2500
LOOSE = 60
"""Deals of each rule set that keep to no rule."""
HOUSE: tuple[dict[str, Any], ...] = (
    {},
    {},
    {"concealed_canasta": {"mode": "add", "amount": 100}},
    {"concealed_canasta": {"mode": "multiply", "amount": 2}},
    {"red_three_all_four_without_meld": -400, "red_three_in_hand.points": -100},
    {"seven_canastas_auto_win.enabled": True, "seven_canastas_auto_win.count": 3},
    {"special_hands": [{"id": "straight", "points": 3000}], "black_three.in_hand": -100},
)
KINDS = ("legal",) * 9 + ("spoilt",) * 7 + ("junk",) * 4


def score_checked(rules: RuleSet, sides: list[Told]) -> DealScore:
    """The score of a deal of documents; each total is the sum of its lines, each rule a path."""
    score = score_deal(rules, Deal(tuple(side_deal_from(side) for side in sides), TRUMP))
    for side, points in zip(score.sides, score.totals, strict=True):
        assert points == sum(line.points for line in side.lines)
        assert all(line.rule or line.kind in ("total", "adjustment") for line in side.lines)
    return score


def check_legal(values: dict[str, Any], rules: RuleSet, random: Random) -> None:
    """A deal that was really dealt has the second scorer's totals and nothing impossible.

    Nor has a side more than the most about which nobody is asked.
    """
    deal = legal_deal(values, random)
    sides = [random_document(values, side, random) for side in deal]
    score = score_checked(rules, sides)
    assert impossible(score) == [], sides
    assert score.totals == tuple(total(values, side) for side in deal), sides
    for side in score.sides:
        earned = sum(line.points for line in side.lines if line.kind != "adjustment")
        assert earned <= most_total(rules), sides


def check_spoilt(values: dict[str, Any], rules: RuleSet, random: Random) -> None:
    """One field spoilt: refused in words or scored with a problem, never anything else.

    What no packs hold is never a thing to save anyway.
    """
    sides = [random_document(values, side, random) for side in legal_deal(values, random)]
    how, document = spoilt(sides, random)
    try:
        score = score_checked(rules, document)
    except DocumentError as refused:
        told_why = str(refused)
    else:
        told_why = ", ".join(problem.code for problem in score.problems)
        assert how not in IMPOSSIBLE or impossible(score), (how, document)
    assert told_why or how not in SURE, (how, document)


def impossible(score: DealScore) -> list[Problem]:
    return [problem for problem in score.problems if problem.grade is Grade.IMPOSSIBLE]


def check_junk(book: RuleBook, random: Random) -> None:
    """Anything in the place of anything: a record is read, or refused with every place."""
    record = {
        "format": FORMAT,
        "version": VERSION,
        "ruleset": book.identity.id,
        "sides": [{"name": "A", "players": ["Ana"]}, {"name": "B", "players": ["Ben"]}],
        "deals": [{"sides": [{"red_threes": 1, "melds": ["KKK"]}, {"total": 5}], "seats": None}],
        "house_rules": {random.choice([*book.tree, "sides.count", "x"]): junk(random)},
        "opening_scores": [0, 5],
    }
    there, key = random.choice(list(places(record)))
    there[key] = junk(random)
    with contextlib.suppress(RecordError):
        progress(read_match(record, "junk.json", RuleLibrary()))
    with contextlib.suppress(ExpectedError):
        parse_json(json.dumps(record)[: random.randrange(2000)])


@cache
def at_table(set_id: RuleSetId, house: int) -> tuple[dict[str, Any], RuleSet]:
    """A rule set with rules of the house: its values, and as it is played."""
    values, rules = apply_changes(rule_book(set_id).tree, HOUSE[house], "house")
    return values, rules


@pytest.mark.parametrize("batch", range(BATCHES))
def test_generated_deals_of_all_rule_sets(batch: int, capfd: pytest.CaptureFixture[str]) -> None:
    given: Counter[str] = Counter()
    ids = rule_set_ids()
    for number in range(SIZE):
        random = Random(f"{batch} {number}")
        book, kind = rule_book(ids[number % len(ids)]), KINDS[number % len(KINDS)]
        values, rules = at_table(ids[number % len(ids)], random.randrange(len(HOUSE)))
        if kind == "legal":
            check_legal(values, rules, random)
        elif kind == "spoilt":
            check_spoilt(values, rules, random)
        else:
            check_junk(book, random)
        given[kind] += 1
    shares = ", ".join(f"{count / SIZE:.0%} {kind}" for kind, count in given.items())
    with capfd.disabled():
        sys.stderr.write(f"\n{SIZE} generated inputs over {len(ids)} rule sets: {shares}\n")
    assert given["legal"] >= 0.4 * SIZE
    assert given["spoilt"] >= 0.3 * SIZE


def test_generated_deals_are_at_least_ten_thousand() -> None:
    assert BATCHES * SIZE >= 10_000


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_whatever_can_be_dealt_is_saved_however_loosely_it_was_played(rule_set: RuleSetId) -> None:
    """Out without the canastas for it, five wild cards to a king: such deals were refused."""
    book, asked = rule_book(rule_set), Counter[str]()
    for number in range(LOOSE):
        random = Random(f"{rule_set} {number}")
        sides = [told_loosely(book.tree, one, random) for one in loose_deal(book.tree, random)]
        score = score_checked(book.rules, sides)
        assert impossible(score) == [], sides
        asked.update({problem.code for problem in score.problems})
    assert asked["out_without_canastas"]
    assert asked["no_meld"]
    assert len(asked) > 10, asked


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_a_card_more_than_the_packs_hold_is_refused_wherever_it_lies(rule_set: RuleSetId) -> None:
    values, rules = rule_book(rule_set).tree, rule_book(rule_set).rules
    for number in range(LOOSE):
        random = Random(f"{rule_set} {number}")
        deal = loose_deal(values, random)
        card = random.choice((*RANKS, TWO, JOKER, RED, BLACK))
        side = random.choice(deal)
        side.hands[-1] = side.hands[-1] + Counter({card: 1 + whole_packs(values)[card]})
        sides = [circumstances(one, random) | laid_out(one, random) for one in deal]
        shown = [
            side | hands(one, random, one_by_one=True)
            for side, one in zip(sides, deal, strict=True)
        ]
        assert impossible(score_checked(rules, shown)), (card, shown)


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_any_value_in_any_path_is_played_or_refused(rule_set: RuleSetId) -> None:
    """House rules of any kind: refused with their path, or a deal can be scored by them."""
    book, random = rule_book(rule_set), Random(rule_set)
    for path in book.tree:
        for _ in range(4):
            sides = [
                random_document(book.tree, side, random) for side in legal_deal(book.tree, random)
            ]
            with contextlib.suppress(RuleSetError):
                score_checked(
                    apply_changes(book.tree, {path: junk(random)}, "house rules")[1], sides
                )
