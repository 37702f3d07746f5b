"""A whole game of every rule set: deals by chance until somebody has won, and read again."""

from random import Random
from typing import Any

import pytest

from scorekeeper.match.serialization import read_deal
from scorekeeper.rules import RuleSetId, apply_changes, rule_book, rule_set_ids
from scorekeeper.rules.book import tree_for
from scorekeeper.services import Change, SetUp
from tests.match.kit import usual_sides
from tests.scoring.dealing import TRUMP
from tests.scoring.generated_deals import legal_deal, random_document
from tests.scoring.second_scorer import total
from tests.services.conftest import Reopen

MAX_DEALS = 30
"""Deals by chance; a game that is not over then is won by one deal of which the total is known."""
GAMES = [
    (set_id, players) for set_id in rule_set_ids() for players in rule_book(set_id).rules.players
]


@pytest.mark.thorough
@pytest.mark.parametrize(("set_id", "players"), GAMES)
def test_game_is_played_to_its_end(reopen: Reopen, set_id: RuleSetId, players: int) -> None:
    """The totals are those of the second scorer; the highest of them wins."""
    book = rule_book(set_id)
    values = tree_for(book, players)
    changes = book.rules.by_players.get(str(players), {})
    _, rules = apply_changes(book.tree, changes, set_id)
    sides = usual_sides(rules.sides)

    session = reopen()
    uid = session.matches.start(SetUp(ruleset=set_id, sides=sides, house_rules=dict(changes)))
    assert isinstance(uid, str), uid
    random = Random(f"{set_id} {players}")
    totals = [0] * len(sides)
    match = session.matches.open(uid)
    while not match.progress.outcome.over:
        document: dict[str, Any] = {}
        if values["trump_multiplier"] > 1:
            document["trump"] = TRUMP
        if len(match.match.deals) < MAX_DEALS:
            deal = legal_deal(values, random)
            document["sides"] = [random_document(values, side, random) for side in deal]
            points = [total(values, side) for side in deal]
        else:
            points = [rules.target or 0] + [0] * (len(sides) - 1)
            document["sides"] = [{"total": sum_of_side} for sum_of_side in points]
        recorded = session.deals.record(
            uid, read_deal(document, "a deal"), seen=session.matches.number(uid)
        )
        assert isinstance(recorded, Change), recorded
        totals = [before + added for before, added in zip(totals, points, strict=True)]
        match = session.matches.open(uid)
        assert match.progress.totals == tuple(totals)

    outcome = match.progress.outcome
    assert outcome.over
    assert outcome.winner is not None or len(outcome.tie) > 1
    again = reopen().matches.open(uid)
    assert (again.progress.totals, again.progress.outcome) == (tuple(totals), outcome)
