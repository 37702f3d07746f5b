"""The finder finds what trying everything finds, in every rule set, whatever is preferred.

The answers are compared whole: every meld, which of its wild cards are jokers, the value, and
where nothing is enough the nearest lay-down and the cards that close the gap.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from scorekeeper.meld_finder.question import Preference
from scorekeeper.rules import RuleSetError
from tests.meld_finder.finder_kit import (
    EVERY,
    Played,
    answer_of,
    closing,
    everything,
    in_plain_words,
    is_dealt,
    place,
    rules_with_values,
)
from tests.scoring import exhaustive
from tests.scoring.exhaustive import LayDown
from tests.scoring.hands import Situation, situation

pytestmark = pytest.mark.thorough
PREFERENCES = [preference.value for preference in Preference]
ENOUGH, SHORT = 16, 8
"""So many hands of each rule set can meet the requirement, and so many cannot."""

HOUSES: tuple[dict[str, Any], ...] = (
    {"initial_meld_exceptions.top_discard_counts": False},
    {"initial_meld_exceptions.canasta_always_suffices": True},
    {"initial_meld_exceptions.naturals_only": True},
    {"initial_meld_exceptions.clean_triple_required": True},
    {"initial_meld_exceptions.concealed_out_exempt": "always"},
    {"initial_meld_exceptions.pile_allowed": True},
    {"initial_meld_exceptions.pile_frozen": False},
    {"initial_meld_exceptions.pile_frozen": False, "table_rules.pile_needs": "no_wild"},
    {
        "initial_meld_exceptions.pile_frozen": False,
        "initial_meld_exceptions.top_discard_counts": False,
        "initial_meld_exceptions.pile_allowed": True,
        "initial_meld_exceptions.naturals_only": True,
    },
    {"meld_rules.wild_vs_natural": "lt"},
    {"meld_rules.max_wilds": None},
    {"meld_rules.max_cards": 7, "meld_rules.max_cards_waived_when_going_out": True},
    {"meld_rules.min_cards": 2},
    {"meld_rules.one_meld_per_rank": False},
    {"meld_rules.one_meld_per_rank": True},
    {"meld_rules.pure_wild": True, "canasta_bonus.wild": 2000},
    {"meld_rules.twos_meldable": True, "canasta_bonus.twos_natural": 3000},
    {"black_three.meld_when": "any", "black_three.meld_wilds": True},
    {"canasta_min_cards": 5},
    {"card_values.2": 50},
    {"canasta_bonus.mixed": 0},
    {"meld_rules.group_ranks": ["3", "A"]},
    {"meld_rules.group_canastas": False},
    {"canasta_bonus.rank_whole": 250, "canasta_bonus.rank_mixed": 200},
    {"meld_rules.sequence_wilds": 2},
    {"meld_rules.sequence_aces": 2},
    {
        "meld_rules.twos_meldable": True,
        "canasta_bonus.twos_natural": 3000,
        "meld_rules.pure_wild": True,
        "canasta_bonus.wild": 2000,
    },
    {
        "meld_rules.sequences": True,
        "canasta_bonus.sequence": 1500,
        "meld_rules.sequence_wilds": 1,
        "meld_rules.sequence_high": "K",
    },
)
"""Rules of the house that change what a lay-down is, each on top of every rule set."""


def agree(game: Played, asked: Situation, every: list[LayDown], preference: str) -> None:
    """Hold the answer of the finder against the best, or else the nearest, of everything."""
    answer, best = (
        answer_of(game, asked, preference),
        exhaustive.best(in_plain_words(game, asked), preference, every),
    )
    told = (game.values["decks"], asked, preference)
    expected = best or exhaustive.nearest(every)
    melds = [place(meld) for meld in answer.lay_down.melds]
    assert answer.is_enough == (best is not None), told
    assert tuple(sorted(melds)) == (expected.melds if expected else ()), told
    if expected is not None:
        assert answer.verdict.value == expected.value, told
        assert not expected.used or melds[0] == expected.used, told
        whole = game.values["canasta_min_cards"]
        missing = whole - expected.longest if "canasta" in expected.lacks else 0
        assert answer.missing_cards == missing, told


def is_tied(every: list[LayDown]) -> bool:
    """Return True if several lay-downs have the best numbers, so that their order decides."""
    fewest, enough = exhaustive.ORDERS["fewest"], [one for one in every if one.is_enough]
    lowest = min(map(fewest, enough), default=None)
    return len({one.melds for one in enough if fewest(one) == lowest}) > 1


@pytest.mark.parametrize("set_id", EVERY)
def test_finder_agrees_with_brute_force(set_id: str) -> None:
    """Hands of up to 11 cards; those that have enough are asked in all four ways."""
    game, random, seen = rules_with_values(set_id), Random(f"finder {set_id}"), Counter[str]()
    wanted = {"tied"}
    if game.values["meld_rules"]["sequences"]:
        wanted.add("sequence")
    if game.values["initial_meld_exceptions"]["pile_allowed"]:
        wanted.add("pile")
    while seen["enough"] < ENOUGH or seen["short"] < SHORT or not wanted <= set(+seen):
        asked = situation(random, game.values, range(5, 12))
        if not is_dealt(game, asked):
            continue
        every = everything(game, asked)
        best = exhaustive.best(in_plain_words(game, asked), "fewest", every)
        kind, most = ("short", SHORT) if best is None else ("enough", ENOUGH)
        if seen[kind] < most or (best is not None and not wanted <= set(+seen)):
            seen[kind] += 1
            turn = PREFERENCES[seen["short"] % len(PREFERENCES)]
            for preference in [turn] if best is None else PREFERENCES:
                agree(game, asked, every, preference)
            seen["tied"] += is_tied(every)
            seen["sequence"] += best is not None and any(one[1] for one in best.melds)
            seen["pile"] += best is not None and asked.top is not None


@pytest.mark.parametrize("set_id", EVERY)
def test_finder_agrees_with_brute_force_under_house_rules(set_id: str) -> None:
    random, tried = Random(f"house {set_id}"), 0
    for house in HOUSES:
        try:
            game = rules_with_values(set_id, house)
        except RuleSetError:
            continue  # two rules that do not fit together
        for _ in range(2):
            asked = situation(random, game.values, range(5, 12))
            if is_dealt(game, asked):
                tried += 1
                agree(game, asked, everything(game, asked), random.choice(PREFERENCES))
    assert tried > len(HOUSES)


@pytest.mark.parametrize("set_id", EVERY)
def test_one_more_of_just_these_cards_is_enough(set_id: str) -> None:
    """Every card is put to every hand: those that close the gap are told, the best first."""
    game, random, seen = rules_with_values(set_id), Random(f"one more {set_id}"), Counter[bool]()
    while seen[True] < 3 or seen[False] < 1:
        asked = situation(random, game.values, range(3, 8))
        preference = random.choice(PREFERENCES)
        if is_dealt(game, asked) and not any(one.is_enough for one in everything(game, asked)):
            expected = closing(game, asked, preference)
            if seen[bool(expected)] < 3:
                seen[bool(expected)] += 1
                assert list(answer_of(game, asked, preference).completing_cards) == expected, asked


def test_the_order_in_which_cards_are_held_changes_nothing() -> None:
    game, random = rules_with_values("samba"), Random("order")
    for _ in range(50):
        asked = situation(random, game.values, range(8, 20))
        if is_dealt(game, asked):
            cards = list(asked.hand.items())
            random.shuffle(cards)
            other = asked._replace(hand=Counter(dict(cards)))
            assert answer_of(game, other) == answer_of(game, asked)
