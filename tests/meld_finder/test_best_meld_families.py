"""The finder against a search that tries everything, in random hands of each family of games.

Equal means: the same lay-down, meld by meld, and so the same numbers by the criterion that
`Preference` states; enough or not; and the value. Without a minimum, wild cards are spent only
where nothing can be laid without them.
"""

from random import Random

import pytest

from scorekeeper.meld_finder.question import Preference, default_preference
from scorekeeper.rules import RuleSetId, rule_book, rule_set_ids
from scorekeeper.scoring import requirement
from tests.meld_finder.finder_kit import (
    answer_of,
    everything,
    in_plain_words,
    is_dealt,
    place,
    rules_with_values,
)
from tests.scoring import exhaustive
from tests.scoring.hands import situation

SIZES = range(8, 12)
"""Cards of a hand: few enough for the search that tries everything."""


def families() -> dict[str, list[RuleSetId]]:
    """Return the rule sets of each family."""
    found: dict[str, list[RuleSetId]] = {}
    for set_id in rule_set_ids():
        found.setdefault(rule_book(set_id).identity.family, []).append(set_id)
    return found


@pytest.mark.parametrize("hands", [60, pytest.param(2000, marks=pytest.mark.thorough)])
@pytest.mark.parametrize("family", families())
def test_finder_equals_exhaustive_search(family: str, hands: int) -> None:
    """Each rule set of a family in turn; the default preference every other time."""
    games = [rules_with_values(set_id) for set_id in families()[family]]
    random = Random(f"{family} {hands}")
    tried = 0
    while tried < hands:
        game = games[tried % len(games)]
        asked = situation(random, game.values, SIZES)
        if not is_dealt(game, asked):
            continue
        required = requirement(game.rules, score=asked.score, deal_number=asked.deal)
        preference = default_preference(required)
        if tried % 2:
            preference = random.choice(list(Preference))
        every = everything(game, asked)
        words = in_plain_words(game, asked)
        best = exhaustive.best(words, preference, every) or exhaustive.nearest(every)
        answer = answer_of(game, asked, preference)
        melds = tuple(sorted(place(meld) for meld in answer.lay_down.melds))
        assert melds == (best.melds if best else ()), asked
        assert answer.verdict.value == (best.value if best else 0), asked
        assert answer.is_enough == (best is not None and best.is_enough), asked
        tried += 1
