"""What a side has, told in one way, whichever depth of detail it came in."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import ANY_TYPE, priced_type, types_by_id
from scorekeeper.rules.cards import BLACK_THREE, RED_THREE
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.judging import judging
from scorekeeper.scoring.meld import Meld
from scorekeeper.scoring.record import Hand, SideDeal
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


Table = tuple[Mapping[str, int], int, Mapping[str, int], int, int | None, Sequence[str]]
"""What a tally says of the table: from `canastas` to `short`."""
Held = tuple[int, int | None, int, int]
"""What a tally says of hands: from `in_hand_points` to `black_threes_in_hand`."""


def tally_of(rules: RuleSet, side: SideDeal) -> Tally:
    """What a side has; cards and counts that were both given are added up."""
    return tallying(rules)(side)


@remembered
def tallying(rules: RuleSet) -> Callable[[SideDeal], Tally]:
    """What tells a side's deal as the line makers of a rule set read it."""
    judged, laid_out, held = judging(rules), _laying_out(rules), _holding(rules)

    def tally(side: SideDeal) -> Tally:
        melds = judged(side.melds)
        return Tally(side, melds, *laid_out(side, melds), *held(side))

    return tally


def _laying_out(rules: RuleSet) -> Callable[[SideDeal, tuple[Meld, ...]], Table]:
    """What adds up the table of a side: its judged melds and what it gave as numbers."""
    worth, add_given = worth_of(rules), _adding(rules)

    def laid_out(side: SideDeal, melds: tuple[Meld, ...]) -> Table:
        canastas: dict[str, int] = {}
        hand_canastas: dict[str, int] = {}
        points, cards, short = _counted(side.melded_card_points), 0, []
        for meld in melds:
            canasta, its_cards, its_points, kind = worth(meld)
            cards += its_cards
            points += its_points
            if canasta is not None:
                canastas[canasta] = canastas.get(canasta, 0) + 1
                if meld.from_hand:
                    hand_canastas[canasta] = hand_canastas.get(canasta, 0) + 1
            if kind is not None:
                short.append(kind)
        if side.canastas or side.hand_canastas:
            add_given(canastas, side.canastas)
            add_given(hand_canastas, side.hand_canastas)
        count = sum(canastas.values()) if canastas else 0
        known = None if side.melded_card_points else cards
        return canastas, count, hand_canastas, points, known, short

    return laid_out


def _adding(rules: RuleSet) -> Callable[[dict[str, int], Mapping[str, int]], None]:
    """What adds canastas that were given as numbers to those that were laid."""
    priced = {kind: priced_type(rules, kind) for kind in types_by_id()}

    def add_given(counts: dict[str, int], given: Mapping[str, int]) -> None:
        for kind, count in given.items():
            counts[priced[kind]] = counts.get(priced[kind], 0) + _counted(count)

    return add_given


def _holding(rules: RuleSet) -> Callable[[SideDeal], Held]:
    """What adds up the hands of a side: cards and what it gave as numbers."""
    values = {card: points for card, points in rules.card_values.items() if card != BLACK_THREE}

    def held(side: SideDeal) -> Held:
        points, cards = _counted(side.hand_card_points), 0
        red, black = _counted(side.red_threes_in_hand), _counted(side.black_threes_in_hand)
        for hand in hands_of(side):
            for card, count in hand.items():
                if count <= 0:
                    continue
                if card in values:
                    cards += count
                    points += values[card] * count
                elif card == RED_THREE:
                    red += count
                else:
                    black += count
        return points, None if side.hand_card_points else cards, red, black

    return held


def counted_as(canastas: Mapping[str, int], kind: str) -> int:
    """How many canastas are of a type, those that count as it included; `any` is all."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    return sum(
        count for one, count in canastas.items() if kind in (one, types_by_id()[one].counts_as)
    )


def hands_of(side: SideDeal) -> tuple[Hand, ...]:
    """The hands that a side reports as cards."""
    each = side.hands or ()
    return each if side.cards_in_hand is None else (side.cards_in_hand, *each)


def _counted(number: int | None) -> int:
    """A number that the table gave; nothing, or less than nothing, counts as 0."""
    return number if number and number > 0 else 0
