"""What the first melds of a side must count, and whether a lay-down does."""

from collections.abc import Mapping
from typing import Any

import pytest

from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.rules.cards import Card
from scorekeeper.rules.model import Need
from scorekeeper.scoring import LayDown, requirement, verdict
from scorekeeper.scoring.initial_meld import Requirement, Verdict, deals_in_last_row, has_top_card
from tests.scoring.kit import melds, rules


def verdict_on(
    rule_set: str,
    text: str,
    score: int = 0,
    *,
    deal: int = 1,
    house: Mapping[str, Any] | None = None,
    **how: Any,
) -> Verdict:
    values = rules(rule_set, house or {})
    if "top_card" in how:
        how["took_pile"] = True
    required = requirement(values, score=score, deal_number=deal)
    return verdict(values, LayDown(melds=melds(text), **how), required)


def reasons(found: Verdict) -> list[tuple[str, str]]:
    """Code and path of all that speaks against a lay-down."""
    assert found.allowed == (not found.problems)
    return [(problem.code, problem.path) for problem in found.problems]


SHORT = ("short_of_requirement", "")


@pytest.mark.parametrize(
    ("score", "text", "value", "codes"),
    [
        (0, "777 QQQ2", 65, []),
        (1495, "777 QQQ2", 65, []),
        (1500, "777 QQQ2", 65, [SHORT]),
        (1600, "777 AAA2", 95, []),
        (3000, "777 AAA2", 95, [SHORT]),
        (3000, "AAA2 KKK*", 160, []),
        (-5, "777", 15, []),
        (-5, "77*", 60, []),
        (0, "777", 15, [SHORT]),
        (0, "AAA", 60, []),
        (1600, "7777777", 35, [SHORT]),
    ],
)
def test_the_sum_of_the_cards_meets_the_requirement_or_not(
    score: int, text: str, value: int, codes: list[object]
) -> None:
    found = verdict_on("classic_4p", text, score)
    assert (found.value, reasons(found)) == (value, codes)


def test_initial_meld_problem_says_the_missing_points() -> None:
    (problem,) = verdict_on("classic_4p", "777 QQQ2", 1600).problems
    assert problem.values == {"short": 25}


def test_an_illegal_meld_counts_in_the_value_and_is_not_allowed() -> None:
    found = verdict_on("classic_4p", "AAAA KQJ 2**")
    assert found.value == 80 + 30 + 120
    assert reasons(found) == [("no_meld", "melds[1]"), ("no_wild_melds", "melds[2]")]


def test_the_place_of_a_meld_is_that_among_those_named() -> None:
    """It once was the place after merging, which put jumbles behind all else."""
    found = verdict_on("classic_4p", "KQJ AAA K22 AA")
    assert reasons(found) == [("no_meld", "melds[0]"), ("too_few_naturals", "melds[2]")]


def test_melds_of_one_rank_are_one_before_they_are_judged() -> None:
    assert reasons(verdict_on("classic_4p", "KK22 KK22")) == [("too_many_wilds", "melds[0]")]
    assert verdict_on("classic_4p", "KK KK AAA").allowed
    assert reasons(verdict_on("samba", "KK KK AAA")) == [
        ("too_few_cards", "melds[0]"),
        ("too_few_cards", "melds[1]"),
    ]


def test_nothing_laid_is_not_allowed() -> None:
    required = requirement(rules())
    found = verdict(rules(), LayDown(melds=()), required)
    assert reasons(found) == [("nothing_laid", ""), SHORT]


TOP = {"initial_meld_exceptions.top_discard_counts": False}


@pytest.mark.parametrize(
    ("text", "card", "value"),
    [
        ("KKK AAA", "K", 60),
        ("KKKK AAA", "K", 90),
        ("KK2 AAA", "K", 60),
        ("KKK2 AAA", "K", 100),
        ("KKK AAA", "A", 30),
    ],
)
def test_uncounted_top_card_leaves_its_meld_to_stand_alone(
    text: str, card: str, value: int
) -> None:
    assert verdict_on("classic_4p", text, house=TOP, top_card=card).value == value
    with_it = verdict_on("classic_4p", text, top_card=card).value
    assert with_it == verdict_on("classic_4p", text, house=TOP).value > value


def test_a_canasta_is_judged_without_that_card_too() -> None:
    modern = verdict_on("modern_american", "KKKKKKK", 3000, top_card="K")
    assert (modern.value, reasons(modern)) == (60, [SHORT])
    assert verdict_on("modern_american", "KKKKKKK", 3000).allowed


@pytest.mark.parametrize(
    ("text", "card", "value"),
    [("s:4567 AAA", "4", 75), ("s:4567 AAA", "7", 75), ("s:4567 AAA", "5", 60), ("s:456", "6", 0)],
)
def test_a_sequence_may_lose_an_end_but_no_card_within(text: str, card: str, value: int) -> None:
    assert verdict_on("samba", text, house=TOP, top_card=card).value == value


def test_the_top_card_is_among_the_melds() -> None:
    laid = melds("KKK h:456 rr")
    for card, is_there in {"K": True, "5": True, "3r": True, "A": False, "2": False}.items():
        lay_down = LayDown(melds=laid, took_pile=True, top_card=Card(card))
        assert has_top_card(lay_down) is is_there
    assert has_top_card(LayDown(melds=laid, top_card=None))


def test_some_tables_do_not_open_with_the_pile() -> None:
    house = {"initial_meld_exceptions.pile_allowed": False}
    assert reasons(verdict_on("classic_4p", "KKK AAA", house=house, top_card="K")) == [
        ("pile_not_allowed", "")
    ]
    assert verdict_on("classic_4p", "KKK AAA", house=house).allowed


@pytest.mark.parametrize(
    ("exempt", "with_pile", "without_pile"),
    [("if_drawn_from_stock", False, True), ("never", False, False), ("always", True, True)],
)
def test_going_out_concealed_may_need_no_minimum(
    exempt: str, with_pile: bool, without_pile: bool
) -> None:
    house = {"initial_meld_exceptions.concealed_out_exempt": exempt}
    laid, out = "4444444 555", {"concealed_going_out": True}
    piled = verdict_on("classic_4p", laid, 3000, house=house, top_card="4", **out)
    drawn = verdict_on("classic_4p", laid, 3000, house=house, **out)
    assert (piled.allowed, drawn.allowed) == (with_pile, without_pile)
    assert piled.requirement.points == drawn.requirement.points == 120


@pytest.mark.parametrize(
    ("score", "text", "codes"),
    [
        (7000, "AAAAA22", []),
        (7000, "AAAAA2 KKKK", [("needs_canasta", "")]),
        (8000, "AAAAA22", [SHORT]),
        (8000, "AAAAA22 KKK*", []),
        (8000, "AAAA** KKK", []),
        (8000, "AAAA22 KKK2", [SHORT]),
        (9000, "AAAAAAA", []),
        (9000, "AAAAA22", [("needs_natural_canasta", "")]),
        (9000, "s:456789T", []),
        (9000, "22222**", []),
    ],
)
def test_brazilian_tables_want_a_canasta_near_the_end(
    score: int, text: str, codes: list[object]
) -> None:
    assert reasons(verdict_on("brazilian", text, score)) == codes


def test_a_canasta_always_suffices_in_modern_american() -> None:
    assert verdict_on("modern_american", "4444444", 3000).allowed
    assert not verdict_on("modern_american", "444444", 3000).allowed


def test_the_league_wants_three_natural_cards_of_a_rank() -> None:
    league = "modern_american_cla"
    assert reasons(verdict_on(league, "AA* KK* QQ2 JJ2")) == [("needs_clean_triple", "")]
    assert verdict_on(league, "AA* KKK QQ2").allowed is (70 + 20 + 30 + 40 >= 125)


def test_league_refuses_mixed_canasta_opened_with_the_top_card() -> None:
    """The top card of the pile does not count there, but the canasta lies on the table."""
    found = verdict_on("modern_american_cla", "AAAAAA2 8888", 3000, top_card=Card("A"))
    assert found.value == 160
    assert reasons(found) == [("no_mixed_canasta_at_first", "")]


def test_natural_cards_only_where_a_rule_set_says_so() -> None:
    italian = verdict_on("italian_samba", "AAA KK2")
    assert reasons(italian) == [("naturals_only", "")]
    assert verdict_on("italian_samba", "AAA KKK").allowed


SCORES = range(-20_000, 30_001, 35)


@pytest.mark.thorough
@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_every_score_has_exactly_one_row(rule_set: RuleSetId) -> None:
    """The rows are looked up a second way: by a list of intervals that fill the whole line."""
    book = rule_book(rule_set)
    ladder = book.tree["initial_meld"]
    if ladder["by"] != "score":
        assert {requirement(book.rules, score=score) for score in SCORES} == {
            requirement(book.rules)
        }
        return
    starts = [row.get("from") for row in ladder["bands"]]
    borders = [start + step for start in starts if start is not None for step in (-1, 0, 1)]
    for score in [*SCORES, *borders]:
        rows = [
            row
            for row, (start, after) in enumerate(zip(starts, [*starts[1:], None], strict=True))
            if (row == 0 or score >= start) and (after is None or score < after)
        ]
        assert len(rows) == 1
        row, found = ladder["bands"][rows[0]], requirement(book.rules, score=score, deal_number=3)
        assert (found.points, found.needs) == (row["points"], row.get("needs"))
        assert found.rule == f"initial_meld.bands[{rows[0]}]"


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_the_printed_end_of_a_row_agrees_with_the_start_of_the_next(rule_set: RuleSetId) -> None:
    ladder = rule_book(rule_set).tree["initial_meld"]
    if ladder["by"] == "score":
        for before, after in zip(ladder["bands"], ladder["bands"][1:], strict=False):
            assert after["from"] - before["to"] == 5


@pytest.mark.parametrize("rule_set", rule_set_ids())
def test_every_deal_number_has_exactly_one_row(rule_set: RuleSetId) -> None:
    book = rule_book(rule_set)
    ladder = book.tree["initial_meld"]
    for number in range(1, 51):
        found = requirement(book.rules, score=0, deal_number=number)
        if ladder["by"] == "score":
            assert found == requirement(book.rules, score=0)
            continue
        begun = [row for row in ladder["bands"] if row["hand"] <= number]
        highest = max(begun, key=lambda row: int(row["hand"]))
        assert (found.points, found.needs) == (highest["points"], highest.get("needs"))


@pytest.mark.parametrize(
    ("deal", "points"), [(1, 50), (2, 90), (3, 120), (4, 150), (5, 150), (50, 150)]
)
def test_hand_and_foot_goes_by_the_number_of_the_deal(deal: int, points: int) -> None:
    values = rules("hand_and_foot")
    assert requirement(values, score=-900, deal_number=deal).points == points


@pytest.mark.parametrize(
    ("points", "needs", "is_nothing"),
    [(-5, None, True), (0, None, True), (1, None, False), (0, "canasta", False)],
)
def test_requirement_of_0_points_is_nothing(
    points: int, needs: Need | None, is_nothing: bool
) -> None:
    assert Requirement(points, needs, "initial_meld.bands[0]").is_nothing is is_nothing


VULNERABLE = {
    "initial_meld": {
        "by": "score",
        "bands": [{"to": 1495, "points": 0}, {"from": 1500, "points": 75}],
    }
}


@pytest.mark.parametrize(
    ("again", "score", "earlier", "points"),
    [
        ([], 1495, 3, 0),
        ([], 1500, 0, 75),
        ([], 1500, 3, 75),
        ([90], 1500, 0, 75),
        ([90], 1500, 1, 90),
        ([90], 2900, 4, 90),
        ([90], 1495, 1, 0),  # it has lost points since
        ([90, 105], 1500, 1, 90),
        ([90, 105], 1500, 2, 105),
        ([90, 105], 1500, 9, 105),
    ],
)
def test_a_side_may_need_more_in_each_further_deal_of_the_last_row(
    again: list[int], score: int, earlier: int, points: int
) -> None:
    house = {**VULNERABLE, "initial_meld_exceptions.last_row_again": again}
    values = rules("buraco", house)
    required = requirement(values, score=score, earlier_deals=earlier)
    assert required.points == points
    assert required.row == (score >= 1500)


def test_deals_in_the_last_row_are_counted_by_the_totals_before_them() -> None:
    values = rules("buraco", VULNERABLE)
    assert deals_in_last_row(values, [0, 1495, 1500, 1400, 1600]) == 2
    assert deals_in_last_row(rules("buraco"), [0, 3000]) == 0, "one row for all totals is no step"
    assert deals_in_last_row(rules("hand_and_foot"), [0, 9000]) == 0
