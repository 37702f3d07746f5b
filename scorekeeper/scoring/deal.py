"""The report of a deal, as counted and unchecked, and what follows for each side.

`Deal` and `SideDeal` are the report. `tally_of` adds up a side by the rules. If somebody plays
alone against all others, `partnership` joins the sides of these, and `parties` returns all sides
and partnerships with their tallies.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Literal, NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.cards import ANY_TYPE, BLACK_THREE, RED_THREE, Card, priced_type, types_by_id
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, judging, worth_of
from scorekeeper.scoring.problem import Problem

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

    red_threes: int = 0
    black_threes: int = 0
    black_threes_captured: int = 0
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


Held = tuple[int, int | None, int, int]
"""The fields of a tally about hands: from `in_hand_points` to `black_threes_in_hand`."""


def hands_of(side: SideDeal) -> tuple[Hand, ...]:
    """Return the hands that a side reports as cards."""
    each = side.hands or ()
    return each if side.cards_in_hand is None else (side.cards_in_hand, *each)


def holding(rules: RuleSet) -> Callable[[SideDeal], Held]:
    """Return a function that adds up the hands of a side, reported as cards or as numbers."""
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
    """Return a function for the points and number of cards in hands, and the threes among them."""
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


class Tally(NamedTuple):
    """A side's deal added up, the input of the line makers."""

    side: SideDeal
    melds: tuple[Meld, ...]
    """As judged: melds of one rank are merged in some rule sets."""
    canastas: Mapping[str, int]
    """The number of canastas by the type under which they are priced."""
    canasta_count: int
    """The number of canastas of all types."""
    hand_canastas: Mapping[str, int]
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

    @property
    def opened(self) -> bool:
        """True if the side has melded at all; red threes alone are no meld."""
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
"""Canastas by type, those from the hand, points, cards, and kinds of short melds."""


def tally_of(rules: RuleSet, side: SideDeal) -> Tally:
    """Return the tally of a side; cards and counts that were both given are added up."""
    return tallying(rules)(side)


@remembered
def tallying(rules: RuleSet) -> Callable[[SideDeal], Tally]:
    """Return a function for the tally of a side by a rule set."""
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
    """Return a function that adds up judged melds."""
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
    """Add canastas given as numbers to counts, by the types under which they are priced."""
    for kind, count in given.items():
        counts[priced[kind]] = counts.get(priced[kind], 0) + max(count, 0)


def counted_as(canastas: Mapping[str, int], kind: str) -> int:
    """Return the number of canastas that are of a type or count as it; `any` is all types."""
    if kind == ANY_TYPE:
        return sum(canastas.values())
    return sum(
        count
        for canasta, count in canastas.items()
        if kind in (canasta, types_by_id()[canasta].counts_as)
    )


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
"""Fields about cards on the table."""
IN_HAND = ("cards_in_hand", "hands", "hand_card_points", "black_threes_in_hand", "held")
"""Fields about cards left in hands."""
TABLE, HANDS = attrgetter(*ON_TABLE), attrgetter(*IN_HAND)


@dataclass(frozen=True, slots=True)
class Partnership:
    """The sides that play together against a lone hand in one deal."""

    places: tuple[int, ...]
    once: tuple[SideDeal, ...]
    """All sides of the deal; what several partners report stays with the first alone."""
    shared: Mapping[str, Any]
    """The fields of what the partners have in common."""

    @property
    def pool(self) -> SideDeal:
        """The report of the partners together."""
        return SideDeal(**self.shared)

    def credited(self, side: SideDeal) -> SideDeal:
        """Return a partner's report: what all have, with the own red threes and adjustment."""
        return SideDeal(
            **self.shared,
            red_threes=side.red_threes,
            red_threes_in_hand=_hidden(side),
            adjustment=side.adjustment,
        )


def has_lone_hands(rules: RuleSet) -> bool:
    """Return True if somebody may play a deal alone against all others."""
    return rules.sides.kind == LONE_HAND


def partnership(rules: RuleSet, deal: Deal) -> Partnership | None:
    """Return the partners of a deal; None if nobody plays alone, or fewer than two are counted.

    A side with a total given by the table is not among them.
    """
    if not has_lone_hands(rules) or not any(side.lone for side in deal.sides):
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
    if not has_lone_hands(rules) or (together := partnership(rules, deal)) is None:
        return deal.sides
    return tuple(
        [
            together.credited(side) if place in together.places else side
            for place, side in enumerate(deal.sides)
        ]
    )


def _without_repeats(sides: tuple[SideDeal, ...], places: tuple[int, ...]) -> tuple[SideDeal, ...]:
    """Return the sides without what partners have in common and several report.

    Two partners never have the same cards on the table by chance; so the same report of the
    table is that of both, and the same hands with it are those of both as well.
    """
    first, *others = [sides[place] for place in places]
    table, hands = _reported(first, TABLE), _reported(first, HANDS)
    if not any(table) or any(_reported(other, TABLE) != table for other in others):
        return sides
    same_hands = all(_reported(other, HANDS) == hands for other in others)
    twice = ON_TABLE + IN_HAND if same_hands else ON_TABLE
    return tuple(
        _without(side, twice) if place in places[1:] else side for place, side in enumerate(sides)
    )


def _reported(side: SideDeal, values_of: Callable[[SideDeal], tuple[Any, ...]]) -> list[Any]:
    """Return the values of some fields, None for all empty ones."""
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
    """Return the number of red threes in a side's hands, reported as cards or as a number."""
    as_cards = sum(max(hand.get(RED_THREE, 0), 0) for hand in hands_of(side))
    return as_cards + max(side.red_threes_in_hand, 0)


def _plain(hand: Hand) -> Hand:
    if RED_THREE not in hand:
        return hand
    return {card: count for card, count in hand.items() if card != RED_THREE}


def _added(counts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    together: dict[str, int] = {}
    for by_type in counts:
        for kind, count in by_type.items():
            together[kind] = together.get(kind, 0) + max(count, 0)
    return together


def _sum(points: Iterable[int | None]) -> int | None:
    """Return the sum of the numbers given, negative ones as 0; None if there are none."""
    given = [max(number, 0) for number in points if number is not None]
    return sum(given) if given else None


def _opened(sides: list[SideDeal]) -> bool | None:
    given = [side.opened for side in sides if side.opened is not None]
    return any(given) if given else None


MELD = re.compile(r"melds\[(\d+)\](.*)")
FIELD = re.compile(r"\w+")


@dataclass(frozen=True, slots=True)
class Party:
    """One side, or several that play together."""

    tally: Tally
    """The tally of all its sides together."""
    sides: tuple[tuple[int, SideDeal], ...]
    """Each of its sides with its index in the deal, without repeats."""

    @property
    def places(self) -> tuple[int, ...]:
        """The indexes of its sides in the deal."""
        return tuple(place for place, _ in self.sides)

    def located(self, problem: Problem) -> Problem:
        """Return a problem of the party with the path of the side that reported the field."""
        meld = MELD.fullmatch(problem.path)
        if meld is not None:
            return self._at_meld(problem, int(meld[1]), meld[2])
        field = FIELD.match(problem.path)
        name = field[0] if field else ""
        reporters = (place for place, side in self.sides if getattr(side, name, None))
        return problem.below(f"sides[{next(reporters, self.places[0])}]")

    def _at_meld(self, problem: Problem, number: int, rest: str) -> Problem:
        for place, side in self.sides:
            if number < len(side.melds):
                return replace(problem, path=f"melds[{number}]{rest}").below(f"sides[{place}]")
            number -= len(side.melds)
        return problem


def parties(rules: RuleSet, deal: Deal, tallies: Sequence[Tally]) -> tuple[Party, ...]:
    """Return the parties of a deal; `tallies` are those of its sides, in the same order."""
    together = partnership(rules, deal)
    if together is None:
        return tuple(Party(tally, ((place, tally.side),)) for place, tally in enumerate(tallies))
    partners = tuple((place, together.once[place]) for place in together.places)
    alone = tuple(
        Party(tally, ((place, tally.side),))
        for place, tally in enumerate(tallies)
        if place not in together.places
    )
    return (*alone, Party(tally_of(rules, together.pool), partners))


def each_card_once(rules: RuleSet, deal: Deal, tallies: Sequence[Tally]) -> list[Tally]:
    """Return the tallies of the sides without what several partners report."""
    together = partnership(rules, deal)
    if together is None:
        return list(tallies)
    return [tally_of(rules, side) for side in together.once]


def parties_out(parties: Sequence[Party]) -> Iterator[tuple[Party, list[int]]]:
    """Yield each party that went out, with the indexes of the sides that report it."""
    for party in parties:
        out = [place for place, side in party.sides if side.went_out]
        if out:
            yield party, out
