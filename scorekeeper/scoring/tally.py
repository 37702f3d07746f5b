"""What a side has, told in one way, whichever depth of detail it came in."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import ANY_TYPE, priced_type, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.hands import holding
from scorekeeper.scoring.judging import judging
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.record import SideDeal
from scorekeeper.scoring.worth import worth_of


class Tally(NamedTuple):
    """A side's deal as the line makers read it."""

    side: SideDeal
    melds: tuple[Meld, ...]
    """As judged: melds of one rank merged where the rule set wants that."""
    canastas: Mapping[str, int]
    """Canastas by the type under which the rule set prices them."""
    canasta_count: int
    """How many canastas of any type the side has."""
    hand_canastas: Mapping[str, int]
    melded_points: int
    melded_cards: int | None
    """The number of cards on the table; None where only their points were counted."""
    short: Sequence[str]
    """The kinds of the melds that are too short, where such a kind has a name."""
    in_hand_points: int
    """Card values left in hand, threes of both colours not among them."""
    in_hand_cards: int | None
    """The number of these cards; None where only their points were counted."""
    red_threes_in_hand: int
    black_threes_in_hand: int

    @property
    def opened(self) -> bool:
        """Whether the side has melded at all; red threes alone are no meld."""
        side = self.side
        return bool(
            self.melds
            or self.canasta_count
            or self.melded_points
            or side.went_out
            or side.concealed
            or side.incomplete
            or side.opened
        )


Laid = tuple[dict[str, int], dict[str, int], int, int, Sequence[str]]
"""Canastas by type, those from the hand, points, cards, and kinds of what is too short."""


def tally_of(rules: RuleSet, side: SideDeal) -> Tally:
    """What a side has; cards and counts that were both given are added up."""
    return tallying(rules)(side)


@remembered
def tallying(rules: RuleSet) -> Callable[[SideDeal], Tally]:
    """What tells a side's deal as the line makers of a rule set read it."""
    judged, laid, held = judging(rules), _laying(rules), holding(rules)
    priced = {kind: priced_type(rules, kind) for kind in types_by_id()}

    def tally(side: SideDeal) -> Tally:
        melds = judged(side.melds)
        canastas, from_hand, points, cards, short = laid(melds)
        if side.canastas or side.hand_canastas:
            _add(canastas, side.canastas, priced)
            _add(from_hand, side.hand_canastas, priced)
        known: int | None = cards
        if side.melded_card_points:
            points, known = points + max(side.melded_card_points, 0), None
        count = sum(canastas.values()) if canastas else 0
        return Tally(side, melds, canastas, count, from_hand, points, known, short, *held(side))

    return tally


def _laying(rules: RuleSet) -> Callable[[tuple[Meld, ...]], Laid]:
    """What adds up judged melds."""
    worth = worth_of(rules)

    def laid(melds: tuple[Meld, ...]) -> Laid:
        canastas: dict[str, int] = {}
        from_hand: dict[str, int] = {}
        points, cards, short = 0, 0, []
        for meld in melds:
            canasta, its_cards, its_points, kind = worth(meld)
            cards += its_cards
            points += its_points
            if canasta is not None:
                canastas[canasta] = canastas.get(canasta, 0) + 1
                if meld.from_hand:
                    from_hand[canasta] = from_hand.get(canasta, 0) + 1
            if kind is not None:
                short.append(kind)
        return canastas, from_hand, points, cards, short

    return laid


def _add(counts: dict[str, int], given: Mapping[str, int], priced: Mapping[str, str]) -> None:
    """Put canastas that were given as numbers to others, by the types that have a price."""
    for kind, count in given.items():
        counts[priced[kind]] = counts.get(priced[kind], 0) + max(count, 0)


def counted_as(canastas: Mapping[str, int], kind: str) -> int:
    """How many canastas are of a type, those that count as it included; `any` is all."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    return sum(
        count for one, count in canastas.items() if kind in (one, types_by_id()[one].counts_as)
    )
