"""What a side has left in its hands, told as cards or as numbers."""

from collections.abc import Callable

from scorekeeper.rules.cards import BLACK_THREE, RED_THREE
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.record import Hand, SideDeal

Held = tuple[int, int | None, int, int]
"""What a tally says of hands: from `in_hand_points` to `black_threes_in_hand`."""


def hands_of(side: SideDeal) -> tuple[Hand, ...]:
    """The hands that a side reports as cards."""
    each = side.hands or ()
    return each if side.cards_in_hand is None else (side.cards_in_hand, *each)


def holding(rules: RuleSet) -> Callable[[SideDeal], Held]:
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
    others = {card: points for card, points in rules.card_values.items() if card != BLACK_THREE}
    points_of = others.get

    def counted(hands: tuple[Hand, ...]) -> tuple[int, int, int, int]:
        points = cards = red = black = 0
        for hand in hands:
            for card, count in hand.items():
                if count <= 0:
                    continue
                value = points_of(card)
                if value is not None:
                    cards += count
                    points += value * count
                elif card == RED_THREE:
                    red += count
                else:
                    black += count
        return points, cards, red, black

    return counted
