"""One against the others: what the partners of a deal have together, and what each is credited.

Where the sides of a rule set are a lone hand and its opponents, whoever is marked `lone` plays
one deal alone. The others combine their melds: all that they report is added up and credited
to each of them, but red threes and adjustments, which are everybody's own.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Any

from scorekeeper.rules.cards import RED_THREE
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.hands import hands_of
from scorekeeper.scoring.record import Deal, Hand, SideDeal

LONE_HAND = "lone_hand"
ON_TABLE = (
    "melds",
    "canastas",
    "hand_canastas",
    "melded_card_points",
    "incomplete",
    "black_threes",
    "black_threes_captured",
)
"""Fields about what lies on the table."""
IN_HAND = ("cards_in_hand", "hands", "hand_card_points", "black_threes_in_hand", "held")
"""Fields about what is left in hands."""
TABLE, HANDS = attrgetter(*ON_TABLE), attrgetter(*IN_HAND)


@dataclass(frozen=True, slots=True)
class Partnership:
    """The sides that play together against a lone hand in one deal."""

    places: tuple[int, ...]
    once: tuple[SideDeal, ...]
    """All sides of the deal; what partners tell twice stands with the first of them alone."""
    shared: Mapping[str, Any]
    """The fields of what the partners have together; nothing that is one's own is in it."""

    @property
    def pool(self) -> SideDeal:
        """What the partners have together."""
        return SideDeal(**self.shared)

    def credited(self, side: SideDeal) -> SideDeal:
        """What a partner is credited: what all have, and the own red threes and adjustment."""
        return SideDeal(
            **self.shared,
            red_threes=side.red_threes,
            red_threes_in_hand=_hidden(side),
            adjustment=side.adjustment,
        )


def has_lone_hands(rules: RuleSet) -> bool:
    """Whether somebody may play a deal alone against all others."""
    return rules.sides.kind == LONE_HAND


def partnership(rules: RuleSet, deal: Deal) -> Partnership | None:
    """The partners of a deal; None where nobody plays alone, or fewer than two are counted.

    A side whose total the table gives has been summed up by the table and is not among them.
    """
    if not has_lone_hands(rules) or not any(side.lone for side in deal.sides):
        return None
    places = tuple(
        place for place, side in enumerate(deal.sides) if not side.lone and side.total is None
    )
    if len(places) <= 1:
        return None
    once = _told_once(deal.sides, places)
    return Partnership(places, once, _shared([once[place] for place in places]))


def credited(rules: RuleSet, deal: Deal) -> tuple[SideDeal, ...]:
    """The sides of a deal with what each of them is credited; a partner has what all have."""
    if not has_lone_hands(rules) or (together := partnership(rules, deal)) is None:
        return deal.sides
    return tuple(
        [
            together.credited(side) if place in together.places else side
            for place, side in enumerate(deal.sides)
        ]
    )


def _told_once(sides: tuple[SideDeal, ...], places: tuple[int, ...]) -> tuple[SideDeal, ...]:
    """What partners have in common may be told for each of them: then it counts once.

    Two partners never have the same cards on the table by chance; so if they tell the same
    table it is that of both, and the same hands beside it are those of both as well.
    """
    first, *others = [sides[place] for place in places]
    table, hands = _said(first, TABLE), _said(first, HANDS)
    if not any(table) or any(_said(one, TABLE) != table for one in others):
        return sides
    same_hands = all(_said(one, HANDS) == hands for one in others)
    twice = ON_TABLE + IN_HAND if same_hands else ON_TABLE
    return tuple(
        _without(side, twice) if place in places[1:] else side for place, side in enumerate(sides)
    )


def _said(side: SideDeal, values_of: Callable[[SideDeal], tuple[Any, ...]]) -> list[Any]:
    """What a side says in each of some fields; whatever says nothing is None."""
    return [value or None for value in values_of(side)]


def _without(side: SideDeal, fields: Iterable[str]) -> SideDeal:
    nothing = {field: getattr(SideDeal(), field) for field in fields}
    hidden = _hidden(side) if "hands" in nothing else side.red_threes_in_hand
    return replace(side, **nothing, red_threes_in_hand=hidden)


def _shared(sides: list[SideDeal]) -> dict[str, Any]:
    hands = [_plain(hand) for side in sides for hand in hands_of(side)]
    parts = [side.acaba for side in sides if side.acaba]
    return {
        "melds": tuple([meld for side in sides for meld in side.melds]),
        "hands": tuple(hands) or None,
        "canastas": _added([side.canastas for side in sides]),
        "hand_canastas": _added([side.hand_canastas for side in sides]),
        "melded_card_points": _sum([side.melded_card_points for side in sides]),
        "hand_card_points": _sum([side.hand_card_points for side in sides]),
        "black_threes_in_hand": _sum([side.black_threes_in_hand for side in sides]) or 0,
        "held": tuple([held for side in sides for held in side.held]),
        "incomplete": tuple([kind for side in sides for kind in side.incomplete]),
        "opened": _opened(sides),
        "black_threes": _sum([side.black_threes for side in sides]) or 0,
        "black_threes_captured": _sum([side.black_threes_captured for side in sides]) or 0,
        "went_out": any(side.went_out for side in sides),
        "concealed": any(side.concealed for side in sides),
        "special_hand": next((side.special_hand for side in sides if side.special_hand), None),
        "acaba": "caller" if "caller" in parts else next(iter(parts), None),
    }


def _hidden(side: SideDeal) -> int:
    """Red threes in a side's hands, however they were told."""
    as_cards = sum(max(hand.get(RED_THREE, 0), 0) for hand in hands_of(side))
    return as_cards + max(side.red_threes_in_hand, 0)


def _plain(hand: Hand) -> Hand:
    if RED_THREE not in hand:
        return hand
    return {card: count for card, count in hand.items() if card != RED_THREE}


def _added(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    together: dict[str, int] = {}
    for one in counts:
        for kind, count in one.items():
            together[kind] = together.get(kind, 0) + max(count, 0)
    return together


def _sum(points: Iterable[int | None]) -> int | None:
    """The sum of what was said, nothing negative in it; None where nothing was."""
    said = [max(one, 0) for one in points if one is not None]
    return sum(said) if said else None


def _opened(sides: list[SideDeal]) -> bool | None:
    said = [side.opened for side in sides if side.opened is not None]
    return any(said) if said else None
