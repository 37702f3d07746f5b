"""What a side has, told in one way, whichever depth of detail it came in."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import (
    ANY_TYPE,
    bonus_of,
    canasta_types,
    is_in,
    priced_type,
    types_by_id,
)
from scorekeeper.rules.cards import BLACK_THREE, RED_THREE, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind, card_points
from scorekeeper.scoring.record import Hand, SideDeal

NEVER_JOINED = (MeldKind.SEQUENCE, MeldKind.JUMBLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """A side's deal as the line makers read it."""

    side: SideDeal
    melds: tuple[Meld, ...]
    """As judged: melds of one rank merged where the rule set wants that."""
    places: tuple[int, ...]
    """Where the first part of each of these melds stands among those reported."""
    canastas: Mapping[str, int]
    """Canastas by the type under which the rule set prices them."""
    hand_canastas: Mapping[str, int]
    melded_points: int
    melded_cards: int | None
    """The number of cards on the table; None where only their points were counted."""
    in_hand_points: int
    """Card values left in hand, threes of both colours not among them."""
    in_hand_cards: int | None
    """The number of these cards; None where only their points were counted."""
    red_threes_in_hand: int
    black_threes_in_hand: int

    @property
    def canasta_count(self) -> int:
        """How many canastas of any type the side has."""
        return sum(self.canastas.values())

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


class Worth(NamedTuple):
    """What a rule set makes of one meld."""

    canasta: str | None
    cards: int
    points: int


def tally_of(rules: RuleSet, side: SideDeal) -> Tally:
    """What a side has; cards and counts that were both given are added up."""
    placed = placed_melds(rules, side.melds)
    melds = tuple([meld for _, meld in placed])
    worths = [worth(rules, meld) for meld in melds]
    from_hand = [one for meld, one in zip(melds, worths, strict=True) if meld.from_hand]
    every = rules.canasta_cards_count
    counted = worths if every else [one for one in worths if not one.canasta]
    held = _held_cards(side)
    red, black = held.pop(RED_THREE, 0), held.pop(BLACK_THREE, 0)
    return Tally(
        side=side,
        melds=melds,
        places=tuple([place for place, _ in placed]),
        canastas=_by_type(rules, worths, side.canastas),
        hand_canastas=_by_type(rules, from_hand, side.hand_canastas),
        melded_points=sum([one.points for one in counted]) + max(side.melded_card_points or 0, 0),
        melded_cards=None if side.melded_card_points else sum([one.cards for one in counted]),
        in_hand_points=_points_of(rules, held) + max(side.hand_card_points or 0, 0),
        in_hand_cards=None if side.hand_card_points else sum(held.values()),
        red_threes_in_hand=red + max(side.red_threes_in_hand, 0),
        black_threes_in_hand=black + max(side.black_threes_in_hand, 0),
    )


@remembered
def worth(rules: RuleSet, meld: Meld) -> Worth:
    """The type, the number of cards and the card points of a judged meld."""
    return Worth(canasta_type(rules, meld), meld.cards, card_points(rules, meld))


def judged_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Melds as a rule set sees them: twos as a rank, and one meld a rank, where it says so."""
    return tuple(meld for _, meld in placed_melds(rules, melds))


def placed_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[tuple[int, Meld], ...]:
    """The judged melds, each with the place of its first part among those reported."""
    reported = tuple(enumerate(melds))
    if rules.meld_rules.twos_meldable:
        reported = tuple((place, _as_twos(meld)) for place, meld in reported)
    if not rules.meld_rules.one_meld_per_rank or not _meet(meld for _, meld in reported):
        return reported
    placed: dict[object, tuple[int, Meld]] = {}
    for place, meld in reported:
        key = place if meld.kind in NEVER_JOINED else (meld.kind, meld.rank)
        first, before = placed.get(key, (place, None))
        placed[key] = first, meld if before is None else _together(rules, before, meld)
    return tuple(placed.values())


def canasta_type(rules: RuleSet, meld: Meld) -> str | None:
    """The type of canasta that a meld is, or None while it is too short for one.

    The first type whose conditions hold and that the rule set prices; a type without any
    price still has its plainest name.
    """
    if meld.cards < rules.canasta_min_cards:
        return None
    fitting = [
        one.id
        for one in canasta_types().type
        if one.kind == meld.kind
        and one.rank in (None, meld.rank)
        and is_in(meld.wilds, one.wilds)
        and is_in(meld.jokers, one.jokers)
    ]
    return next((one for one in fitting if bonus_of(rules, one) is not None), None) or (
        fitting[-1] if fitting else None
    )


def counted_as(canastas: Mapping[str, int], kind: str) -> int:
    """How many canastas are of a type, those that count as it included; `any` is all."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    return sum(
        count for one, count in canastas.items() if kind in (one, types_by_id()[one].counts_as)
    )


def hands_of(side: SideDeal) -> tuple[Hand, ...]:
    """The hands that a side reports as cards."""
    together = () if side.cards_in_hand is None else (side.cards_in_hand,)
    return (*together, *(side.hands or ()))


def _meet(melds: Iterable[Meld]) -> bool:
    """Whether two melds are of one kind and rank."""
    ranks = [(meld.kind, meld.rank) for meld in melds]
    return len(set(ranks)) < len(ranks)


def _as_twos(meld: Meld) -> Meld:
    """The same meld where twos are a rank of their own."""
    if meld.kind is not MeldKind.WILD or not meld.twos:
        return meld
    return replace(meld, kind=MeldKind.TWOS, rank=Card("2"), naturals=meld.twos, twos=0)


def _together(rules: RuleSet, one: Meld, other: Meld) -> Meld:
    laid_at_once = [m.from_hand for m in (one, other) if m.cards >= rules.canasta_min_cards]
    return replace(
        one,
        naturals=one.naturals + other.naturals,
        twos=one.twos + other.twos,
        jokers=one.jokers + other.jokers,
        from_hand=any(laid_at_once),
    )


def _by_type(rules: RuleSet, laid: Iterable[Worth], given: Mapping[str, int]) -> dict[str, int]:
    """How many canastas of each type were laid or given as a number."""
    counts: dict[str, int] = {}
    for one in laid:
        if one.canasta:
            counts[one.canasta] = counts.get(one.canasta, 0) + 1
    for kind, count in given.items():
        priced = priced_type(rules, kind)
        counts[priced] = counts.get(priced, 0) + max(count, 0)
    return counts


def _held_cards(side: SideDeal) -> dict[Card, int]:
    held: dict[Card, int] = {}
    for hand in hands_of(side):
        for card, count in hand.items():
            held[card] = held.get(card, 0) + max(count, 0)
    return held


def _points_of(rules: RuleSet, cards: Mapping[Card, int]) -> int:
    values = rules.card_values
    return sum([values[card] * count for card, count in cards.items()])
