"""Threes as cards like all others, and sequences from a low ace, as in Burraco."""

import pytest

from scorekeeper.meld_finder.best_meld import find_lay_down
from scorekeeper.meld_finder.question import Question
from scorekeeper.scoring.checks import meld_problems
from scorekeeper.scoring.initial_meld import requirement
from scorekeeper.scoring.meld import canasta_type, judged_melds
from scorekeeper.scoring.notation import read_suited_hand, write_meld
from tests.scoring.kit import melds, problem_rows, rules, side_rows

BURRACO = rules("burraco")


@pytest.mark.parametrize(
    ("token", "written", "naturals", "unbroken"),
    [
        ("h:r456789", "H:R456789", 7, 7),
        ("s:2b45678", "S:2B45678", 7, 7),
        ("d:r452", "D:2R45", 4, 4),  # it is moved to its place
        ("h:456*89TJ", "H:45689TJ*", 7, 4),
        ("h:A2r456789TJQKA", "H:A2R456789TJQKA", 14, 14),
        ("h:QKA2", "H:QKA2", 3, 3),  # behind the ace a two is a wild card
        ("c:2b2", "C:2B2", 2, 2),
    ],
)
def test_cards_of_a_suit_are_a_run_with_the_fewest_wild_cards(
    token: str, written: str, naturals: int, unbroken: int
) -> None:
    (meld,) = judged_melds(BURRACO, melds(token))
    assert write_meld(meld) == written
    assert (meld.naturals, meld.unbroken) == (naturals, unbroken)


@pytest.mark.parametrize(
    ("token", "unbroken", "kind"),
    [
        ("h:A2r4567*9TJQK", 7, "semi_natural"),  # the ace is low
        ("h:A2r456*89TJQK", 7, "semi_natural"),  # the ace is high
        ("h:2r4567*9TJQKA", 7, "semi_natural"),  # the order of the cards does not matter
        ("h:A2r*56789", 5, "mixed"),
    ],
)
def test_run_reading_has_longest_stretch(token: str, unbroken: int, kind: str) -> None:
    """eburraco.com, article 13: a wild card before or after at least seven cards."""
    (meld,) = judged_melds(BURRACO, melds(token))
    assert (meld.unbroken, canasta_type(BURRACO, meld)) == (unbroken, kind)


@pytest.mark.parametrize(("set_id", "most"), [("burraco", 1), ("biriba", 1), ("buraco", 2)])
def test_run_aces_are_limited(set_id: str, most: int) -> None:
    rule_set = rules(set_id)
    (meld,) = judged_melds(rule_set, melds("h:A2r456789TJQKA"))
    codes = [problem.code for problem in meld_problems(rule_set, meld)]
    assert codes == (["too_many_aces"] if most == 1 else [])


@pytest.mark.parametrize("token", ["h:b45", "h:KA2r", "h:44*5", "h:4J", "h:***"])
def test_other_cards_of_a_suit_are_no_run(token: str) -> None:
    (meld,) = judged_melds(BURRACO, melds(token))
    assert meld.kind == "jumble"


@pytest.mark.parametrize(
    ("prices", "token", "kind"),
    [
        ({}, "h:A2r456789TJQKA", "natural"),
        ({"suit_whole": 500, "suit_ace_to_ace": 1000}, "h:A2r456789TJQKA", "suit_ace_to_ace"),
        ({"suit_whole": 500, "suit_ace_to_ace": 1000}, "h:2r456789TJQKA", "suit_whole"),
        ({"suit_whole": 500}, "h:A2r456789TJQKA", "suit_whole"),
        ({"suit_mixed": 500}, "h:A2r4*6789TJQK", "suit_mixed"),
        ({"suit_whole": 500}, "h:A2r4*6789TJQK", "semi_natural"),
    ],
)
def test_a_whole_suit_has_a_price_where_the_table_gives_one(
    prices: dict[str, int], token: str, kind: str
) -> None:
    priced = rules("burraco", {f"canasta_bonus.{name}": n for name, n in prices.items()})
    (meld,) = judged_melds(priced, melds(token))
    assert canasta_type(priced, meld) == kind


@pytest.mark.parametrize(
    ("token", "kind", "naturals"),
    [
        ("h:4267", "sequence", 3),
        ("h:QKA2", "sequence", 3),
        ("h:A456", "jumble", 0),  # no ace below the four
        ("h:4227", "sequence", 2),  # a run, of too many wild cards
        ("h:45298", "jumble", 0),
    ],
)
def test_a_two_fills_a_gap_from_the_four_up(token: str, kind: str, naturals: int) -> None:
    """Tranca: g-tranca, 6.2 and 6.3; no three is in a meld, so the four is the lowest card."""
    (meld,) = judged_melds(rules("tranca"), melds(token))
    assert (meld.kind, meld.naturals) == (kind, naturals)


def test_threes_of_both_colours_are_one_rank() -> None:
    assert side_rows(BURRACO, melds=["rrrbbb2"], cards_in_hand="rb4") == [
        ("melded_cards", 7, 50, "card_values"),
        ("mixed_canasta", 1, 100, "canasta_bonus.mixed"),
        ("cards_in_hand", 3, -15, "hand_cards"),
    ]


def test_whoever_closes_has_taken_the_foot() -> None:
    ours = {"melds": ["h:r456789"], "went_out": True, "feet_untaken": 1}
    assert problem_rows(BURRACO, ours, {"hand_card_points": 40}) == [
        ("out_without_foot", "sides[0].feet_untaken", "unlikely")
    ]


def test_burraco_lay_down_takes_threes_of_any_colour() -> None:
    hand = read_suited_hand("rbrK")
    assert isinstance(hand, dict)
    question = Question(rules=BURRACO, required=requirement(BURRACO, score=0))
    best = find_lay_down(hand, question)
    assert [write_meld(meld) for meld in best.lay_down.melds] == ["BBB"]  # type: ignore[union-attr]
