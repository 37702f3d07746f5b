"""The report of a deal, as counted and unchecked, and the sums of each side.

`Deal` and `SideDeal` are the report. `tally_of` adds up a side by the rules. If somebody plays
alone against all others, `opponents_of_lone_hand` joins the sides of the others.
"""

from collections import Counter
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
    has_plain_threes,
    priced_type,
    types_by_id,
)
from scorekeeper.rules.model import LONE_HAND, RuleSet
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


def held_back_kinds(side: SideDeal, kinds: Sequence[HeldRank] | None = None) -> list[str]:
    """Return the ids of the kinds of cards that a side held back, once for each hand with too many.

    Without `hands`, `cards_in_hand` counts as one hand. Only `kinds` are considered; by default
    all kinds that cost points in some rule set.
    """
    if kinds is None:
        kinds = canasta_types().held
    return [
        kind.id
        for hand in side.hands or hands_of(side)
        for kind in kinds
        if kind.rank in hand and hand[kind.rank] >= kind.least
    ]


class Tally(NamedTuple):
    """The sums of a side's report, from which its score lines and problems are made."""

    side: SideDeal
    melds: tuple[Meld, ...]
    """The judged melds: some rule sets merge melds of one rank."""
    canastas: Mapping[str, int]
    """The number of canastas by the type under which they are priced."""
    canasta_count: int
    """The number of canastas of all types."""
    hand_canastas: Mapping[str, int]
    trump_canastas: Mapping[str, int]
    melded_points: int
    melded_cards: int | None
    """The number of cards on the table; None if only their points were counted."""
    short_kinds: Sequence[str]
    """The kinds of the melds that are too short for a canasta and may cost points."""
    in_hand_points: int
    """The values of the cards left in hand, except threes of both colours."""
    in_hand_cards: int | None
    """The number of these cards; None if only their points were counted."""
    red_threes_in_hand: int
    black_threes_in_hand: int
    black_threes: int
    """The number of black threes on the table that score by their number, not by card value."""


def tally_of(rules: RuleSet, side: SideDeal, trump: Suit | None = None) -> Tally:
    """Return the tally of a side; cards are added to counts if both are reported.

    Points and numbers below 0 count as 0. `trump` is the trump suit of the deal, if it is known.
    """
    tables = _tally_tables(rules)
    melds = judged_melds(rules, side.melds) if side.melds else ()
    table = _TableSums()
    for meld in melds:
        table.add(meld, tables.worth(meld), trump)
    if side.canastas or side.hand_canastas or side.trump_canastas:
        table.add_counts(tables.priced_types, side)

    points = cards = red = black = 0
    if side.hands or side.cards_in_hand:
        points, cards, red, black = _sums_of_hands(tables.card_values, hands_of(side))
    if side.red_threes_in_hand or side.black_threes_in_hand:
        red += max(side.red_threes_in_hand, 0)
        black += max(side.black_threes_in_hand, 0)
        three = tables.card_values.get(RED_THREE)
        if three is not None:
            # Threes are plain cards, and counted among the others.
            points += (red + black) * three
            cards += red + black
            red = 0
            black = 0

    melded_points = table.points
    melded_cards: int | None = table.cards
    if side.melded_card_points:
        melded_points += max(side.melded_card_points, 0)
        melded_cards = None
    in_hand_points = points
    in_hand_cards: int | None = cards
    if side.hand_card_points:
        in_hand_points += max(side.hand_card_points, 0)
        in_hand_cards = None
    black_threes = side.black_threes
    if table.black_threes:
        black_threes = table.black_threes + max(side.black_threes, 0)
    return Tally(
        side=side,
        melds=melds,
        canastas=table.canastas,
        canasta_count=sum(table.canastas.values()),
        hand_canastas=table.from_hand,
        trump_canastas=table.in_trumps,
        melded_points=melded_points,
        melded_cards=melded_cards,
        short_kinds=table.short_kinds,
        in_hand_points=in_hand_points,
        in_hand_cards=in_hand_cards,
        red_threes_in_hand=red,
        black_threes_in_hand=black,
        black_threes=black_threes,
    )


class _TableSums:
    """The sums of the melds and canastas that a side has on the table."""

    __slots__ = (
        "black_threes",
        "canastas",
        "cards",
        "from_hand",
        "in_trumps",
        "points",
        "short_kinds",
    )

    def __init__(self) -> None:
        self.cards = 0
        self.points = 0
        self.black_threes = 0
        self.canastas: dict[str, int] = {}
        self.from_hand: dict[str, int] = {}
        self.in_trumps: dict[str, int] = {}
        self.short_kinds: list[str] = []

    def add(self, meld: Meld, worth: Worth, trump: Suit | None) -> None:
        """Add the cards, the points and the canasta of a judged meld to the sums."""
        canasta = worth.canasta
        self.cards += worth.cards
        self.points += worth.points
        self.black_threes += worth.black_threes
        if canasta is not None:
            self.canastas[canasta] = self.canastas.get(canasta, 0) + 1
            if meld.from_hand:
                self.from_hand[canasta] = self.from_hand.get(canasta, 0) + 1
            if trump is not None and meld.suit == trump:
                self.in_trumps[canasta] = self.in_trumps.get(canasta, 0) + 1
        if worth.short_kind is not None:
            self.short_kinds.append(worth.short_kind)

    def add_counts(self, priced_types: Mapping[str, str], side: SideDeal) -> None:
        """Add the canastas that a side reports as numbers, each to its type with a price."""
        reported = (
            (self.canastas, side.canastas),
            (self.from_hand, side.hand_canastas),
            (self.in_trumps, side.trump_canastas),
        )
        for counts, given in reported:
            for kind, count in given.items():
                priced = priced_types[kind]
                counts[priced] = counts.get(priced, 0) + max(count, 0)


class _TallyTables(NamedTuple):
    """The values of a rule set that a tally depends on."""

    worth: Callable[[Meld], Worth]
    priced_types: Mapping[str, str]
    """The type under which each type of canasta is priced."""
    card_values: Mapping[str, int]
    """In points; threes are among them only if they are plain cards."""


@cached_by_owner
def _tally_tables(rules: RuleSet) -> _TallyTables:
    """Return the tables of a rule set for counting: worth of melds, types, values of cards."""
    priced_types = {kind: priced_type(rules, kind) for kind in types_by_id()}
    values = {card: points for card, points in rules.card_values.items() if card != BLACK_THREE}
    if has_plain_threes(rules):
        values |= dict.fromkeys((BLACK_THREE, RED_THREE), values[THREE])
    return _TallyTables(worth_of(rules), priced_types, values)


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


def count_of_type(canastas: Mapping[str, int], kind: str) -> int:
    """Return the number of canastas of a type, with those that count as it; `any` is all types."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    types = types_by_id()
    return sum(
        count
        for canasta, count in canastas.items()
        if kind in (canasta, types[canasta].counts_as, types[canasta].also)
    )


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
SUMMED_FIELDS = ("black_threes_in_hand", "black_threes", "black_threes_captured", *PER_PLAYER)
"""Fields with numbers that are summed up over partners."""


@dataclass(frozen=True, slots=True)
class LoneHandOpponents:
    """The sides that play together, as partners, against a lone hand in one deal."""

    indexes: tuple[int, ...]
    sides_without_repeats: tuple[SideDeal, ...]
    """All sides of the deal. If all partners repeat a report, only the first of them has it."""
    joint_report: Mapping[str, Any]
    """The values of the fields that the partners share: all but red threes and adjustments."""


def opponents_of_lone_hand(rules: RuleSet, deal: Deal) -> LoneHandOpponents | None:
    """Return the sides that play together against a lone hand; None if there are fewer than two.

    A side reported by its total is left out. None, too, if no side plays alone.
    """
    if rules.sides.kind != LONE_HAND or not any(side.lone for side in deal.sides):
        return None
    indexes = tuple(
        index for index, side in enumerate(deal.sides) if not side.lone and side.total is None
    )
    if len(indexes) <= 1:
        return None
    sides = _sides_without_repeats(deal.sides, indexes)
    joint_report = _joint_report(rules, [sides[index] for index in indexes])
    return LoneHandOpponents(indexes, sides, joint_report)


def is_halved_for_partners(rules: RuleSet) -> bool:
    """Return True if each partner against a lone hand receives half of their joint points."""
    if rules.sides.kind != LONE_HAND or rules.lone_hand is None:
        return False
    return rules.lone_hand.partners_receive == "half"


def sides_as_scored(rules: RuleSet, deal: Deal) -> tuple[SideDeal, ...]:
    """Return the report by which each side is scored.

    These are the sides of the deal, unless several play together against a lone hand: each of
    them is scored by the joint report, with its own red threes and adjustment. If each
    receives only half of the points, `score_deal` takes the other half away.
    """
    opponents = opponents_of_lone_hand(rules, deal)
    if opponents is None:
        return deal.sides
    return tuple(
        SideDeal(
            **opponents.joint_report,
            red_threes=side.red_threes,
            red_threes_in_hand=_red_threes_in_hand(side),
            adjustment=side.adjustment,
        )
        if index in opponents.indexes
        else side
        for index, side in enumerate(deal.sides)
    )


def _sides_without_repeats(
    sides: tuple[SideDeal, ...], indexes: tuple[int, ...]
) -> tuple[SideDeal, ...]:
    """Return the sides; if all partners repeat a report, only the first of them keeps it.

    Partners never have the same cards on the table by chance, so equal reports of the table are
    one report of their common table. If their reports of the hands are equal too, the same holds
    for the hands.

    Args:
        sides: All sides of the deal.
        indexes: The indexes of the partners.
    """
    partners = [sides[index] for index in indexes]
    tables = [[getattr(side, field) or None for field in ON_TABLE] for side in partners]
    if not any(tables[0]) or any(table != tables[0] for table in tables):
        return sides
    hands = [[getattr(side, field) or None for field in IN_HAND] for side in partners]
    has_same_hands = all(hand == hands[0] for hand in hands)
    blank = SideDeal()
    repeated_fields = (*ON_TABLE, *IN_HAND) if has_same_hands else ON_TABLE
    blank_values = {name: getattr(blank, name) for name in repeated_fields}
    without_repeats = list(sides)
    for index in indexes[1:]:
        side = sides[index]
        # Red threes belong to each partner. Those among the removed cards are kept as a number.
        red = _red_threes_in_hand(side) if has_same_hands else side.red_threes_in_hand
        without_repeats[index] = replace(side, **blank_values, red_threes_in_hand=red)
    return tuple(without_repeats)


def _joint_report(rules: RuleSet, sides: list[SideDeal]) -> dict[str, Any]:
    """Return the fields of one report of all partners, without red threes.

    Where partners share a foot, it is counted once even if several report it.
    """
    fields: dict[str, Any] = {}
    for name in ("melds", "held", "incomplete"):
        fields[name] = tuple([item for side in sides for item in getattr(side, name)])
    for name in ("canastas", "hand_canastas", "trump_canastas"):
        counts: Counter[str] = Counter()
        for side in sides:
            for kind, count in getattr(side, name).items():
                counts[kind] += max(count, 0)
        fields[name] = dict(counts)
    for name in ("melded_card_points", "hand_card_points"):
        given = [max(n, 0) for side in sides if (n := getattr(side, name)) is not None]
        fields[name] = sum(given) if given else None
    for name in SUMMED_FIELDS:
        fields[name] = sum([max(getattr(side, name), 0) for side in sides])
    if rules.table_rules.foot_taken == "by_side":
        fields["feet_untaken"] = min(fields["feet_untaken"], 1)
    hands = [
        {card: count for card, count in hand.items() if card != RED_THREE}
        for side in sides
        for hand in hands_of(side)
    ]
    fields["hands"] = tuple(hands) or None
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
