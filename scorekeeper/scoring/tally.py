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
    worth = worth_of(rules)
    priced = {kind: priced_type(rules, kind) for kind in types_by_id()}

    def laid_out(side: SideDeal, melds: tuple[Meld, ...]) -> Table:
        canastas: dict[str, int] = {}
        hand_canastas: dict[str, int] = {}
        points, cards, short = 0, 0, []
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
            _add(canastas, side.canastas, priced)
            _add(hand_canastas, side.hand_canastas, priced)
        count = sum(canastas.values()) if canastas else 0
        if side.melded_card_points:
            points += max(side.melded_card_points, 0)
            return canastas, count, hand_canastas, points, None, short
        return canastas, count, hand_canastas, points, cards, short

    return laid_out


def _add(counts: dict[str, int], given: Mapping[str, int], priced: Mapping[str, str]) -> None:
    """Put canastas that were given as numbers to others, by the types that have a price."""
    for kind, count in given.items():
        counts[priced[kind]] = counts.get(priced[kind], 0) + max(count, 0)


def _holding(rules: RuleSet) -> Callable[[SideDeal], Held]:
    """What adds up the hands of a side: their cards and what it gave as numbers."""
    counted = _counting_cards(rules)

    def held(side: SideDeal) -> Held:
        points, cards, red, black = counted(hands_of(side))
        if side.red_threes_in_hand or side.black_threes_in_hand:
            red += max(side.red_threes_in_hand, 0)
            black += max(side.black_threes_in_hand, 0)
        if side.hand_card_points:
            return points + max(side.hand_card_points, 0), None, red, black
        return points, cards, red, black

    return held


def _counting_cards(rules: RuleSet) -> Callable[[tuple[Hand, ...]], tuple[int, int, int, int]]:
    """What gives the points and the number of cards, and the red and black threes among them."""
    values = {card: points for card, points in rules.card_values.items() if card != BLACK_THREE}

    def counted(hands: tuple[Hand, ...]) -> tuple[int, int, int, int]:
        points = cards = red = black = 0
        for hand in hands:
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
        return points, cards, red, black

    return counted


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
