"""Cut-throat for three: one against two for a deal, as Bicycle's page on it tells.

A red three counts for its owner alone, plus or minus by whether his side has melded; all else
that the partners make is added up, and each of them receives the total.
"""

from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.match import progress, read_match
from scorekeeper.match.progress import outright_winners
from scorekeeper.rules import RuleLibrary, apply_changes
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring import Deal, DealScore, score_deal
from scorekeeper.scoring.notation import side_deal_from
from tests.rules.kit import book_of

Document = Mapping[str, Any]
ALONE = {"lone": True}
ANA = {"lone": True, "melds": ["KKKKKKK"], "cards_in_hand": "QQ5", "red_threes": 1}
"""A natural canasta of kings: 70 + 500, a red three 100, queens and a five in hand 25: 645."""


def cutthroat(**house: Any) -> RuleSet:
    """The rule set, with house rules whose dots are written as `__`."""
    changes = {path.replace("__", "."): value for path, value in house.items()}
    return apply_changes(book_of("cutthroat_3p").tree, changes, "house")[1]


def score(*sides: Document, rules: RuleSet | None = None) -> DealScore:
    deal = Deal(tuple(side_deal_from(side) for side in sides))
    return score_deal(rules or cutthroat(), deal)


def rows(score: DealScore, side: int) -> list[tuple[str, int | None, int, str | None]]:
    """The lines of one player: kind, count, points, rule."""
    return [(one.kind, one.count, one.points, one.rule) for one in score.sides[side].lines]


def codes_and_paths(score: DealScore) -> list[tuple[str, str]]:
    return [(problem.code, problem.path) for problem in score.problems]


def test_each_partner_is_credited_with_all_but_red_threes() -> None:
    """Ben goes out: five queens, a two and a joker are 120, a mixed canasta 300, out 100.

    Cleo is left with a king and a five, 15 off. Together 505: Ben has two red threes besides.
    """
    ben = {"melds": ["QQQQQ2*"], "went_out": True, "red_threes": 2}
    found = score(ANA, ben, {"cards_in_hand": "K5"})
    shared = [
        ("melded_cards", 7, 120, "card_values"),
        ("mixed_canasta", 1, 300, "canasta_bonus.mixed"),
        ("go_out", 1, 100, "go_out_bonus"),
        ("cards_in_hand", 2, -15, "hand_cards"),
    ]
    assert rows(found, 0) == [
        ("melded_cards", 7, 70, "card_values"),
        ("natural_canasta", 1, 500, "canasta_bonus.natural"),
        ("red_threes", 1, 100, "red_three_values"),
        ("cards_in_hand", 3, -25, "hand_cards"),
    ]
    red_threes = ("red_threes", 2, 200, "red_three_values")
    assert rows(found, 1) == [*shared[:2], red_threes, *shared[2:]]
    assert rows(found, 2) == shared
    assert (found.totals, found.problems) == ((645, 705, 505), ())


@pytest.mark.parametrize(
    ("ben", "cleo"),
    [
        ({"melds": ["QQQQQ2*", "777"], "went_out": True}, {"cards_in_hand": "K5"}),
        ({"went_out": True}, {"melds": ["QQQQQ2*", "777"], "cards_in_hand": "K5"}),
        ({"melds": ["QQQ2"], "went_out": True}, {"melds": ["QQ*", "777"], "cards_in_hand": "K5"}),
        (
            {"canastas": {"mixed": 1}, "melded_card_points": 135, "went_out": True},
            {"hand_card_points": 15},
        ),
        (
            {"canastas": {"mixed": 1}, "went_out": True},
            {"melded_card_points": 135, "hand_card_points": 15},
        ),
    ],
)
def test_lone_hand_cards_may_be_told_by_either_partner(ben: Document, cleo: Document) -> None:
    """120 and 15 for sevens on the table, 300, 100 for going out, 15 off: 520 for each."""
    found = score(ANA, ben, cleo)
    assert found.totals == (645, 520, 520)
    assert found.problems == ()


LAID = ("QQQQQ2*", "777", "JJJ2", "AAA")
HELD = ("K", "5", "9", "b", "2")


@given(st.lists(st.booleans(), min_size=len(LAID + HELD), max_size=len(LAID + HELD)))
def test_however_cards_are_divided_between_partners_each_has_the_same(ben_has: list[bool]) -> None:
    """On the table 120, 15, 50 and 60, a mixed canasta 300; in hand 10, 5, 10, 5 and 20: 495."""
    owner = dict(zip(LAID + HELD, ben_has, strict=True))
    partners: list[Document] = [
        {
            "melds": [meld for meld in LAID if owner[meld] is mine],
            "cards_in_hand": "".join(card for card in HELD if owner[card] is mine) or {},
        }
        for mine in (True, False)
    ]
    found = score(ANA, *partners)
    assert (found.totals, found.problems) == ((645, 495, 495), ())


def test_lone_hand_partners_shared_table_counts_once() -> None:
    """The two have one table between them; hands that differ are each player's own."""
    together = {"melds": ["QQQQQ2*"], "went_out": True, "cards_in_hand": "K5"}
    assert score(ANA, together, {**together, "red_threes": 1}).totals == (645, 505, 605)
    apart = {**together, "cards_in_hand": "A", "went_out": False}
    assert score(ANA, {**together, "cards_in_hand": {}}, apart).totals == (645, 500, 500)
    counted = {"canastas": {"mixed": 1}, "melded_card_points": 120}
    assert score(ANA, counted, {**counted, "hand_card_points": 40}).totals == (645, 380, 380)


def test_equal_hands_alone_are_two_hands() -> None:
    """The lone hand is out at once; each of the others holds 40 and a red three counts against."""
    out = {"lone": True, "melds": ["KKKKKKK"], "went_out": True, "concealed": True}
    held = {"hand_card_points": 40}
    found = score(out, {**held, "red_threes": 1}, held)
    assert found.totals == (770, -180, -80)
    assert found.problems == ()


def test_a_red_three_counts_by_whether_the_partnership_has_melded() -> None:
    """Cleo herself has laid nothing: Ben's three fours make her red three count for her."""
    held = {"cards_in_hand": "K", "red_threes": 1}
    assert score(ANA, {"melds": ["444"]}, held).totals == (645, 5, 105)
    assert score(ANA, {}, held).totals == (645, -10, -110)


def test_a_red_three_that_was_never_laid_costs_its_owner_alone() -> None:
    """As a card among the others or as a number, it is 500 off for Cleo and nothing for Ben."""
    for cleo in ({"cards_in_hand": "Kr"}, {"hand_card_points": 10, "red_threes_in_hand": 1}):
        assert score(ANA, {"melds": ["444"]}, cleo).totals == (645, 5, -495)


def test_lone_hand_without_pile_or_going_out_scores_each_alone() -> None:
    found = score(
        {"melds": ["444"], "cards_in_hand": "K"}, {"melds": ["555"], "cards_in_hand": "A"}, ANA_OFF
    )
    assert found.totals == (5, -5, -45)
    assert found.problems == ()


ANA_OFF = {"cards_in_hand": "KKA5"}


def test_adjustments_and_totals_from_the_table_are_ones_own() -> None:
    """Whose total the table gives has been summed up; nothing is credited to him."""
    ben = {"melds": ["QQQQQ2*"], "went_out": True}
    late = {"hand_card_points": 15, "adjustment": {"points": -50, "reason": "late"}}
    assert score(ANA, ben, late).totals == (645, 505, 455)
    assert score(ANA, {"total": 505}, {"hand_card_points": 15}).totals == (645, 505, -15)


@pytest.mark.parametrize("parts", [("caller", "opponent"), ("opponent", "caller")])
def test_partners_who_call_acaba_have_nothing_and_the_lone_hand_1500(
    parts: tuple[str, str],
) -> None:
    """Whichever of the two calls it; the other is reported as one who did not."""
    rules = cutthroat(acaba__enabled=True)
    ben, cleo = ({"acaba": part} for part in parts)
    found = score({"lone": True, "acaba": "opponent"}, ben, cleo, rules=rules)
    assert (found.totals, found.problems) == ((1500, 0, 0), ())


@pytest.mark.parametrize(
    ("sides", "told"),
    [
        ((ANA, {"lone": True}, {"cards_in_hand": "K"}), ("two_lone_hands", "sides[1].lone")),
        (
            ({"melds": ["KKKKKKK"], "went_out": True}, {"cards_in_hand": "K"}, {}),
            ("lone_hand_needed", "sides[0].lone"),
        ),
        (
            (ANA, {"melds": ["QQQ"], "went_out": True}, {"cards_in_hand": "5"}),
            ("out_without_canastas", "sides[1].went_out"),
        ),
        (
            (ANA, {"melds": ["QQQQQQQ"]}, {"went_out": True, "cards_in_hand": "5"}),
            ("out_with_cards_in_hand", "sides[2].cards_in_hand"),
        ),
        (
            (ALONE | {"melds": ["KKKKKKK"], "went_out": True}, {"went_out": True}, {}),
            ("two_sides_out", "sides[1].went_out"),
        ),
        (
            (ANA, {"melds": ["QQ*", "444"]}, {"melds": ["555", "Q2222"]}),
            ("too_many_wilds", "sides[1].melds[0]"),
        ),
        (
            (ANA, {"melds": ["444"]}, {"melds": ["555", "2*Q"], "cards_in_hand": "K"}),
            ("too_few_naturals", "sides[2].melds[1]"),
        ),
        (
            (ANA, {"canastas": {"mixed": 1}, "melded_card_points": 20}, {"melded_card_points": 15}),
            ("too_few_points_for_canastas", "sides[1].melded_card_points"),
        ),
        (
            (ANA, {"melds": ["QQQQQ"]}, {"melds": ["QQQQ"], "cards_in_hand": "K"}),
            ("too_many_of_a_card", "sides[2].melds"),
        ),
    ],
)
def test_lone_hand_contradictions_are_reported_at_their_side(
    sides: tuple[Document, ...], told: tuple[str, str]
) -> None:
    assert told in codes_and_paths(score(*sides))


def test_a_partner_may_go_out_with_the_canasta_of_the_other() -> None:
    cleo = {"melds": ["444"], "went_out": True}
    found = score(ANA, {"melds": ["QQQQQ2*"], "cards_in_hand": "K"}, cleo)
    assert (found.totals, found.problems) == ((645, 525, 525), ())


def test_the_packs_are_not_counted_twice_for_what_is_credited_twice() -> None:
    """All eight jacks lie with the partners: as credited to both they would be sixteen."""
    found = score(ANA, {"melds": ["JJJJJJJJ"]}, {"cards_in_hand": "K"})
    assert (found.totals, found.problems) == ((645, 570, 570), ())


def test_lone_mark_changes_nothing_where_all_play_alone() -> None:
    sides = (ANA, {"melds": ["QQQ"]}, {"cards_in_hand": "K"})
    rules = apply_changes(book_of("cutthroat_3p").tree, {"sides.kind": "individual"}, "house")[1]
    found = score(*sides, rules=rules)
    assert (found.totals, codes_and_paths(found)) == (
        (645, 30, -10),
        [("no_lone_hand", "sides[0].lone")],
    )


def test_one_against_three_is_the_same_for_one_more() -> None:
    """A table that plays it with four: what the three make is credited to each of the three."""
    rules = cutthroat(sides__count=4)
    three = ({"melds": ["QQQ"]}, {"melds": ["555"]}, {"cards_in_hand": "K", "red_threes": 1})
    assert score(ANA, *three, rules=rules).totals == (645, 35, 35, 135)


def test_two_deals_add_up_to_a_match_of_three_columns() -> None:
    """Second deal: Cleo alone, out with 70 + 500 + 100; Ana and Ben hold 30 and 20: 50 off each."""
    deals = [
        {"sides": [ANA, {"melds": ["QQQQQ2*"], "went_out": True}, {"cards_in_hand": "K5"}]},
        {
            "sides": [
                {"hand_card_points": 30},
                {"hand_card_points": 20, "red_threes": 1},
                {"lone": True, "melds": ["KKKKKKK"], "went_out": True},
            ]
        },
    ]
    record = {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "cutthroat_3p",
        "sides": [{"name": name} for name in ("Ana", "Ben", "Cleo")],
        "deals": deals,
    }
    stand = progress(read_match(record, "three.json", RuleLibrary()))
    assert [deal.totals_after for deal in stand.deals] == [(645, 505, 505), (595, 355, 1175)]
    assert [needed.points for needed in stand.requirements] == [50, 50, 50]


def test_lone_hand_seven_canastas_entitle_both_partners() -> None:
    """Each has the 5,000; Cleo's red three puts her 100 ahead of Ben."""
    rules = cutthroat(seven_canastas_auto_win__enabled=True, seven_canastas_auto_win__count=2)
    ben = {"melds": ["QQQQQQQ", "JJJJJJJ"], "went_out": True}
    sides = (ALONE | {"hand_card_points": 40}, ben, {"hand_card_points": 10, "red_threes": 1})
    deal = Deal(tuple(side_deal_from(side) for side in sides))
    assert score_deal(rules, deal).totals == (-40, 6230, 6330)
    assert outright_winners(rules, deal) == (1, 2)
    record = {
        "format": "scorekeeper-match",
        "version": 1,
        "ruleset": "cutthroat_3p",
        "house_rules": {
            "seven_canastas_auto_win.enabled": True,
            "seven_canastas_auto_win.count": 2,
            "target": 9000,
        },
        "sides": [{"name": name} for name in ("Ana", "Ben", "Cleo")],
        "deals": [{"sides": list(sides)}],
    }
    outcome = progress(read_match(record, "three.json", RuleLibrary())).outcome
    assert (outcome.how, outcome.winner, outcome.margin) == ("outright", 2, 100)
