"""Who can have gone out, and who must then have played alone."""

from collections.abc import Callable, Iterator, Sequence

from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.hands import hands_of
from scorekeeper.scoring.parties import Party, parties_out
from scorekeeper.scoring.partnership import has_lone_hands
from scorekeeper.scoring.problem import Problem, unlikely
from scorekeeper.scoring.record import SideDeal

OutCheck = Callable[[RuleSet, Sequence[Party]], Iterator[Problem]]


def _one_out(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """Only one goes out; of partners both may say so."""
    first: int | None = None
    for _, out in parties_out(parties):
        if first is not None:
            yield Problem("two_sides_out", f"sides[{out[0]}].went_out", {"first": first})
        first = out[0] if first is None else first


def _out_holds_nothing(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """Who plays for himself and is out has no cards left, whatever partners still hold."""
    for party, out in parties_out(parties):
        side = dict(party.sides)[out[0]]
        counted = side.total is None and not side.special_hand
        if rules.sides.size == 1 and counted and not out[1:] and _holds(side):
            yield Problem("out_with_cards_in_hand", f"sides[{out[0]}].{_hand_field(side)}")


def _one_plays_alone(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """One side is the lone hand; none is where nobody took the pile and nobody went out.

    Without a lone hand everybody is scored alone.
    """
    if not has_lone_hands(rules):
        return
    sides = dict(one for party in parties for one in party.sides)
    lone = sorted(place for place, side in sides.items() if side.lone)
    for place in lone[1:]:
        yield Problem("two_lone_hands", f"sides[{place}].lone", {"first": lone[0]})
    out = sorted(place for place, side in sides.items() if side.went_out)
    counted = [side for side in sides.values() if side.total is None]
    if out and not lone and counted[1:]:
        yield unlikely("lone_hand_needed", f"sides[{out[0]}].lone")


def _holds(side: SideDeal) -> bool:
    cards = sum(count for hand in hands_of(side) for count in hand.values() if count > 0)
    points = max(side.hand_card_points or 0, 0)
    return bool(cards + points + side.red_threes_in_hand + side.black_threes_in_hand > 0)


def _hand_field(side: SideDeal) -> str:
    if side.hands is not None:
        return "hands"
    return "cards_in_hand" if side.cards_in_hand is not None else "hand_card_points"


OUT_CHECKS: tuple[OutCheck, ...] = (_one_out, _out_holds_nothing, _one_plays_alone)
