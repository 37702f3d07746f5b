"""The report of a deal, as counted and unchecked, and what follows for each side.

`Deal` and `SideDeal` are the report. `tally_of` adds up a side by the rules. If somebody plays
alone against all others, `partnership` joins the sides of these.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from scorekeeper.caching import cached_by_owner
from scorekeeper.rules.cards import (
    ANY_TYPE,
    BLACK_THREE,
    RED_THREE,
    THREE,
    Card,
    HeldRank,
    Suit,
    canasta_types,
    plain_threes,
    priced_type,
    types_by_id,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, Worth, judged_melds, worth_of

Hand = Mapping[Card, int]
"""The number of each card, `3r` and `3b` included."""


@dataclass(frozen=True, slots=True)
class Adjustment:
    """Points given or taken at the table, signed, with the reason."""

    points: int
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideDeal:
    """One side's part of a deal; every field may be left out.

    Cards (`melds`, `cards_in_hand` or `hands`), counts (`canastas` to `incomplete`) and the
    `total` computed by the table are three alternative ways to report a side.
    """

    melds: tuple[Meld, ...] = ()
    cards_in_hand: Hand | None = None
    hands: tuple[Hand, ...] | None = None

    canastas: Mapping[str, int] = field(default_factory=dict)
    hand_canastas: Mapping[str, int] = field(default_factory=dict)
    trump_canastas: Mapping[str, int] = field(default_factory=dict)
    """The number of canastas of each type that are in the trump suit."""
    melded_card_points: int | None = None
    hand_card_points: int | None = None
    red_threes_in_hand: int = 0
    black_threes_in_hand: int = 0
    held: tuple[Literal["sevens", "aces"], ...] = ()
    incomplete: tuple[
        Literal["sevens", "aces", "wild", "wild_with_four_jokers", "sequence"], ...
    ] = ()
    opened: bool | None = None

    total: int | None = None
    base: int | None = None
    """The part of `total`, in points, for canastas and bonuses; the rest is for cards."""

    red_threes: int = 0
    black_threes: int = 0
    black_threes_captured: int = 0
    feet_untaken: int = 0
    exact_pickups: int = 0
    went_out: bool = False
    concealed: bool = False
    special_hand: str | None = None
    acaba: Literal["caller", "opponent"] | None = None
    lone: bool = False
    adjustment: Adjustment | None = None


@dataclass(frozen=True, slots=True)
class Deal:
    """The reports of all sides at the end of one deal, in the order of the sides."""

    sides: tuple[SideDeal, ...]
    trump: Suit | None = None
    """The suit of the card that was turned up; None if it is not known, or there are no trumps."""


def hands_of(side: SideDeal) -> tuple[Hand, ...]:
    """Return the hands that a side reports as cards."""
    each = side.hands or ()
    return each if side.cards_in_hand is None else (side.cards_in_hand, *each)


def held_back(side: SideDeal, kinds: Sequence[HeldRank] | None = None) -> list[str]:
    """Return the id of a kind of cards for each hand with too many of it.

    A hand of the whole side counts as one. `kinds` limits the kinds looked for.
    """
    looked_for = canasta_types().held if kinds is None else kinds
    return [
        kind.id
        for hand in side.hands or hands_of(side)
        for kind in looked_for
        if kind.rank in hand and hand[kind.rank] >= kind.least
    ]


class Tally(NamedTuple):
    """A side's deal added up, from which its lines and problems follow."""

    side: SideDeal
    melds: tuple[Meld, ...]
    """As judged: melds of one rank are merged in some rule sets."""
    canastas: Mapping[str, int]
    """The number of canastas by the type under which they are priced."""
    canasta_count: int
    """The number of canastas of all types."""
    hand_canastas: Mapping[str, int]
    trump_canastas: Mapping[str, int]
    melded_points: int
    melded_cards: int | None
    """The number of cards on the table; None if only their points were counted."""
    short: Sequence[str]
    """The kinds of the melds that are too short, if such a kind has a name."""
    in_hand_points: int
    """The values of the cards left in hand, except threes of both colours."""
    in_hand_cards: int | None
    """The number of these cards; None if only their points were counted."""
    red_threes_in_hand: int
    black_threes_in_hand: int
    black_threes: int
    """The number of black threes on the table that bring a total of their own."""


def tally_of(rules: RuleSet, side: SideDeal, trump: Suit | None = None) -> Tally:
    """Return the tally of a side; cards and counts that were both given are added up.

    Points and numbers below 0 count as 0. `trump` is the trump suit of the deal, if it is known.
    """
    worth, priced, values = _tables(rules)
    melds = judged_melds(rules, side.melds) if side.melds else ()
    canastas: dict[str, int] = {}
    from_hand: dict[str, int] = {}
    in_trumps: dict[str, int] = {}
    points = cards = in_hand = cards_in_hand = red = black = tabled = 0
    short = []
    for meld in melds:
        canasta, its_cards, its_points, kind, its_threes = worth(meld)
        cards += its_cards
        points += its_points
        tabled += its_threes
        if canasta is not None:
            canastas[canasta] = canastas.get(canasta, 0) + 1
            if meld.from_hand:
                from_hand[canasta] = from_hand.get(canasta, 0) + 1
            if trump is not None and meld.suit == trump:
                in_trumps[canasta] = in_trumps.get(canasta, 0) + 1
        if kind is not None:
            short.append(kind)
    if side.canastas or side.hand_canastas or side.trump_canastas:
        for counts, given in (
            (canastas, side.canastas),
            (from_hand, side.hand_canastas),
            (in_trumps, side.trump_canastas),
        ):
            for kind, count in given.items():
                counts[priced[kind]] = counts.get(priced[kind], 0) + max(count, 0)
    if side.hands or side.cards_in_hand:
        in_hand, cards_in_hand, red, black = _sums_of_hands(values, hands_of(side))
    if side.red_threes_in_hand or side.black_threes_in_hand:
        red += max(side.red_threes_in_hand, 0)
        black += max(side.black_threes_in_hand, 0)
        if (three := values.get(RED_THREE)) is not None:  # they are cards as all others
            in_hand, cards_in_hand = in_hand + (red + black) * three, cards_in_hand + red + black
            red = black = 0
    only_points, only_hand_points = side.melded_card_points, side.hand_card_points
    return Tally(
        side,
        melds,
        canastas,
        sum(canastas.values()) if canastas else 0,
        from_hand,
        in_trumps,
        points + max(only_points, 0) if only_points else points,
        None if only_points else cards,
        short,
        in_hand + max(only_hand_points, 0) if only_hand_points else in_hand,
        None if only_hand_points else cards_in_hand,
        red,
        black,
        tabled + max(side.black_threes, 0) if tabled else side.black_threes,
    )


@cached_by_owner
def _tables(rules: RuleSet) -> tuple[Callable[[Meld], Worth], Mapping[str, str], Mapping[str, int]]:
    """Return the worth of melds, the type under which each canasta is priced, and card values."""
    priced = {kind: priced_type(rules, kind) for kind in types_by_id()}
    values = {card: points for card, points in rules.card_values.items() if card != BLACK_THREE}
    if plain_threes(rules):
        values |= dict.fromkeys((BLACK_THREE, RED_THREE), values[THREE])
    return worth_of(rules), priced, values


def _sums_of_hands(values: Mapping[str, int], hands: Iterable[Hand]) -> tuple[int, int, int, int]:
    """Return points and number of the cards in hands, and the red and black threes in them."""
    points = cards = red = black = 0
    for hand in hands:
        for card, count in hand.items():
            if count <= 0:
                continue
            value = values.get(card)
            if value is not None:
                cards += count
                points += value * count
            elif card == RED_THREE:
                red += count
            else:
                black += count
    return points, cards, red, black


def counted_as(canastas: Mapping[str, int], kind: str) -> int:
    """Return the number of canastas that are of a type or count as it too; `any` is all types."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    return sum(
        count
        for canasta, count in canastas.items()
        if kind in (canasta, types_by_id()[canasta].counts_as, types_by_id()[canasta].also)
    )


LONE_HAND = "lone_hand"
"""The kind of rule sets in which somebody may play a deal alone against all others."""
ON_TABLE = (
    "melds",
    "canastas",
    "hand_canastas",
    "trump_canastas",
    "melded_card_points",
    "incomplete",
    "black_threes",
    "black_threes_captured",
)
"""Fields about cards on the table."""
IN_HAND = ("cards_in_hand", "hands", "hand_card_points", "black_threes_in_hand", "held")
"""Fields about cards left in hands."""


PER_PLAYER = {"feet_untaken": "penalties.foot_untaken", "exact_pickups": "exact_pickup_bonus"}
"""Numbers of players to whom something happened, with the rule that has its points."""
ADDED_UP = ("black_threes_in_hand", "black_threes", "black_threes_captured", *PER_PLAYER)
"""Numbers that partners report each for themselves."""


@dataclass(frozen=True, slots=True)
class Partnership:
    """The sides that play together against a lone hand in one deal."""

    places: tuple[int, ...]
    once: tuple[SideDeal, ...]
    """All sides of the deal; what several partners report stays with the first alone."""
    shared: Mapping[str, Any]
    """The fields of what the partners have in common: all but red threes and adjustments."""


def partnership(rules: RuleSet, deal: Deal) -> Partnership | None:
    """Return the partners of a deal; None if nobody plays alone, or fewer than two are counted.

    A side with a total given by the table is not among them.
    """
    if rules.sides.kind != LONE_HAND or not any(side.lone for side in deal.sides):
        return None
    places = tuple(
        place for place, side in enumerate(deal.sides) if not side.lone and side.total is None
    )
    if len(places) <= 1:
        return None
    once = _without_repeats(deal.sides, places)
    return Partnership(places, once, _shared([once[place] for place in places]))


def credited(rules: RuleSet, deal: Deal) -> tuple[SideDeal, ...]:
    """Return the reports of a deal as scored; each partner has what all of them have."""
    together = partnership(rules, deal)
    if together is None:
        return deal.sides
    return tuple(
        SideDeal(
            **together.shared,
            red_threes=side.red_threes,
            red_threes_in_hand=_red_threes_in_hand(side),
            adjustment=side.adjustment,
        )
        if place in together.places
        else side
        for place, side in enumerate(deal.sides)
    )


def _without_repeats(sides: tuple[SideDeal, ...], places: tuple[int, ...]) -> tuple[SideDeal, ...]:
    """Return the sides without what partners have in common and several report.

    Two partners never have the same cards on the table by chance; so the same report of the
    table is that of both, and the same hands with it are those of both as well.
    """
    partners = [sides[place] for place in places]
    tables = [[getattr(side, field) or None for field in ON_TABLE] for side in partners]
    if not any(tables[0]) or any(table != tables[0] for table in tables):
        return sides
    hands = [[getattr(side, field) or None for field in IN_HAND] for side in partners]
    has_same_hands = all(hand == hands[0] for hand in hands)
    blank = SideDeal()
    nothing = {f: getattr(blank, f) for f in ON_TABLE + (IN_HAND if has_same_hands else ())}
    once = list(sides)
    for place in places[1:]:
        side = once[place]
        red = _red_threes_in_hand(side) if has_same_hands else side.red_threes_in_hand
        once[place] = replace(side, **nothing, red_threes_in_hand=red)
    return tuple(once)


def _shared(sides: list[SideDeal]) -> dict[str, Any]:
    """Return what partners report, added up; without red threes, which each has for itself."""
    fields: dict[str, Any] = {}
    for name in ("melds", "held", "incomplete"):
        fields[name] = tuple([item for side in sides for item in getattr(side, name)])
    for name in ("canastas", "hand_canastas", "trump_canastas"):
        counts = fields[name] = dict[str, int]()
        for side in sides:
            for kind, count in getattr(side, name).items():
                counts[kind] = counts.get(kind, 0) + max(count, 0)
    for name in ("melded_card_points", "hand_card_points"):
        given = [max(n, 0) for side in sides if (n := getattr(side, name)) is not None]
        fields[name] = sum(given) if given else None
    for name in ADDED_UP:
        fields[name] = sum([max(getattr(side, name), 0) for side in sides])
    hands = [hand for side in sides for hand in hands_of(side)]
    fields["hands"] = tuple([{c: n for c, n in h.items() if c != RED_THREE} for h in hands]) or None
    opened = [side.opened for side in sides if side.opened is not None]
    acaba = [side.acaba for side in sides if side.acaba]
    return fields | {
        "opened": any(opened) if opened else None,
        "went_out": any(side.went_out for side in sides),
        "concealed": any(side.concealed for side in sides),
        "special_hand": next((side.special_hand for side in sides if side.special_hand), None),
        "acaba": "caller" if "caller" in acaba else next(iter(acaba), None),
    }


def _red_threes_in_hand(side: SideDeal) -> int:
    """Return the number of red threes in a side's hands, reported as cards or as a number."""
    as_cards = sum(max(hand.get(RED_THREE, 0), 0) for hand in hands_of(side))
    return as_cards + max(side.red_threes_in_hand, 0)
