"""The most and the fewest cards, points and canastas that the packs make possible."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from scorekeeper.caching import cached_by_owner
from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    TWO,
    CanastaType,
    Card,
    bonus_of,
    may_be_sequence,
    priced_type,
    types_by_id,
    value_of,
    valued_cards,
)
from scorekeeper.rules.model import RuleSet


@cached_by_owner
def cards_in_packs(rules: RuleSet, card: Card) -> int:
    """Return the number of cards of a rank in the packs."""
    suits = {RED_THREE: RED_SUITS, BLACK_THREE: BLACK_SUITS}.get(card, SUITS)
    return rules.jokers if card == JOKER else len(suits) * rules.decks


@cached_by_owner
def points_in_packs(rules: RuleSet) -> int:
    """Return the card points of all cards together; red threes have none."""
    return sum(
        cards_in_packs(rules, card) * rules.card_values[card] for card in valued_cards(rules)
    )


@cached_by_owner
def most_canastas(rules: RuleSet, kind: str) -> int:
    """Return an upper limit of the number of canastas of a type that the packs can hold."""
    canasta = types_by_id()[kind]
    twos = cards_in_packs(rules, TWO)
    jokers = cards_in_packs(rules, JOKER)
    if canasta.rank is not None:
        cards = cards_in_packs(rules, canasta.rank)
    elif canasta.kind in ("wild", "twos"):
        # The range of jokers is [least, most]; if it ends with 0, only twos fit.
        has_no_jokers = canasta.jokers[-1:] == (0,)
        cards = twos if has_no_jokers else twos + jokers
    else:
        cards = rules.total_cards
    most = cards // rules.canasta_min_cards
    jokers_needed = canasta.jokers[0] if canasta.jokers else 0
    return min(most, jokers // jokers_needed) if jokers_needed else most


def wilds_needed(rules: RuleSet, natural: int, mixed: int) -> int | None:
    """Return the fewest wild cards that all sides need for these natural and mixed canastas.

    Return None if the natural cards of all ranks are too few. A mixed canasta has at least one
    natural card; further requirements of the rules are ignored.
    """
    per_rank = cards_in_packs(rules, NATURALS[0])
    return _wilds_needed(per_rank, rules.canasta_min_cards, len(NATURALS), natural, mixed)


@cache
def _wilds_needed(per_rank: int, size: int, ranks: int, natural: int, mixed: int) -> int | None:
    """Return the fewest wild cards in canastas of the ranks that are left; None if impossible.

    Args:
        per_rank: Natural cards of each rank.
        size: Cards of a canasta.
        ranks: The number of ranks that are left.
        natural: Natural canastas to be made of them.
        mixed: Mixed canastas to be made of them.
    """
    if natural + mixed <= 0:
        return 0
    if not ranks:
        return None
    counts = []
    # Try each number of natural (pure) and mixed (dirty) canastas of one rank.
    for pure in range(min(natural, per_rank // size) + 1):
        left = per_rank - pure * size
        for dirty in range(min(mixed, left) + 1):
            rest = _wilds_needed(per_rank, size, ranks - 1, natural - pure, mixed - dirty)
            if rest is not None:
                # Each mixed canasta has a wild card; more of them replace missing natural cards.
                counts.append(rest + max(dirty, dirty * size - left))
    return min(counts, default=None)


@cached_by_owner
def wilds_in_canastas(rules: RuleSet, *canastas: tuple[str, int]) -> int | None:
    """Return the fewest wild cards in canastas; None if the packs cannot hold them.

    Canastas are given as pairs of type and number, which the cache can hash.
    """
    counts: Counter[str] = Counter()
    for kind, count in canastas:
        counts[priced_type(rules, kind)] += count
    if any(count > most_canastas(rules, kind) for kind, count in counts.items()):
        return None
    cards = sum(count for _, count in canastas) * rules.canasta_min_cards
    if cards > rules.total_cards:
        return None
    natural, mixed, wild = CanastaCounts.from_types(counts)
    needed = wilds_needed(rules, natural, mixed)
    if needed is None:
        return None
    return needed + wild * rules.canasta_min_cards


@cached_by_owner
def card_point_range(rules: RuleSet, *canastas: tuple[str, int]) -> tuple[int, int | None]:
    """Return the least and the most card points on the table of a side with these canastas.

    The most is None if the packs cannot hold so many canastas at once. Canastas are given as pairs
    of type and number, which the cache can hash.
    """
    by_type = dict(canastas)
    least = least_points(rules, by_type) if rules.canasta_cards_count else 0
    return least, most_points(rules, by_type)


@cached_by_owner
def most_total(rules: RuleSet) -> int:
    """Return an upper limit for the points of a side in a deal, without adjustments.

    This is the total of a side with all cards, as many of the dearest canastas as these cards make,
    all threes, and every other bonus of the rule set.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> most_total(rule_book(find_rule_set("classic_4p")).rules)
    9680
    """
    points = points_in_packs(rules) + _most_bonus_points(rules)
    points += sum(max(0, bonus.points) for bonus in rules.extra_canasta_bonuses)
    black = rules.black_three
    for values in (rules.red_three_values, black.tabled_values, black.captured_values):
        points += max(values or (), default=0)
    points += rules.go_out_bonus + max(0, rules.concealed_go_out_extra)
    points += rules.sides.size * rules.exact_pickup_bonus
    if rules.seven_canastas_auto_win.enabled:
        points += rules.seven_canastas_auto_win.points
    # Special hands usually replace all other points, but house rules may add them.
    points += max((hand.points for hand in rules.special_hands), default=0)
    return max(points, rules.acaba.caller, rules.acaba.opponents)


def _most_bonus_points(rules: RuleSet) -> int:
    """Return an upper limit for the bonuses of canastas, in points, without their cards."""
    prices = {}
    for kind, canasta in types_by_id().items():
        bonus = bonus_of(rules, kind)
        if bonus is not None:
            prices[kind] = _highest_price(rules, canasta, bonus)

    left = rules.total_cards // rules.canasta_min_cards
    points = 0
    for kind in sorted(prices, key=lambda kind: prices[kind], reverse=True):
        count = min(left, most_canastas(rules, kind))
        points += count * max(0, prices[kind])
        left -= count
    return points


def _highest_price(rules: RuleSet, canasta: CanastaType, bonus: int) -> int:
    """Return the bonus of a canasta laid whole from the hand, in trumps if that is possible."""
    hand = rules.concealed_canasta
    price = bonus
    if may_be_sequence(rules, canasta):
        price += bonus * (rules.trump_multiplier - 1)
    if hand.mode == "add":
        price += hand.amount
    elif hand.mode == "multiply":
        price += bonus * (hand.amount - 1)
    return price


def least_points(rules: RuleSet, canastas: Mapping[str, int]) -> int:
    """Return the fewest card points of canastas of these types.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> least_points(rule_book(find_rule_set("classic_4p")).rules, {"natural": 1})
    35
    """
    return sum([count * _least_points_of_type(rules, kind) for kind, count in canastas.items()])


@cached_by_owner
def _least_points_of_type(rules: RuleSet, kind: str) -> int:
    """Return the fewest card points of one canasta of a type."""
    canasta = types_by_id()[kind]
    cards = rules.canasta_min_cards
    values = rules.card_values
    match canasta.kind:
        case "sequence":
            runs = (NATURALS[start : start + cards] for start in range(len(NATURALS)))
            sums = (sum(values[rank] for rank in run) for run in runs if len(run) == cards)
            return min(sums, default=0)
        case "wild":
            jokers = canasta.jokers[0] if canasta.jokers else 0
            twos = min(cards - jokers, cards_in_packs(rules, TWO))
            return twos * values[TWO] + (cards - twos) * value_of(rules, JOKER)
        case "twos":
            jokers = 0 if canasta.is_pure else 1
            return (cards - jokers) * values[TWO] + jokers * value_of(rules, JOKER)
    ranks = NATURALS if canasta.rank is None else [canasta.rank]
    cheapest = min(values[rank] for rank in ranks)
    if canasta.naturals:
        return canasta.naturals[0] * cheapest + canasta.wilds[0] * values[TWO]
    if canasta.is_pure:
        return cards * cheapest
    return (cards - 1) * cheapest + values[TWO]


class CanastaCounts(NamedTuple):
    """Numbers of canastas of a side that are natural, mixed, or of wild cards."""

    natural: int
    mixed: int
    wild: int

    @classmethod
    def from_types(cls, canastas: Mapping[str, int]) -> "CanastaCounts":
        """Return the numbers of natural, mixed and wild canastas; `canastas` are counts by type.

        Sequences are left out.
        """
        natural = mixed = wild = 0
        for name, count in canastas.items():
            canasta = types_by_id()[name]
            if canasta.kind in ("wild", "twos"):
                wild += count
            elif canasta.kind == "group" and canasta.is_pure:
                natural += count
            elif canasta.kind == "group":
                mixed += count
        return cls(natural, mixed, wild)


class RankMeld(NamedTuple):
    """A meld of one rank with as many natural cards as fit beside its wild cards."""

    wilds: int
    naturals: int
    is_canasta: bool


def most_points(rules: RuleSet, canastas: Mapping[str, int]) -> int | None:
    """Return the most card points on the table of a side with exactly these canastas.

    Return None if the packs cannot hold so many canastas at once. The number is exact if a side
    has one meld of each rank; otherwise it is the points of all cards in the packs.
    """
    melds = rules.meld_rules
    if not melds.one_meld_per_rank or melds.sequences or melds.twos_meldable:
        return points_in_packs(rules)

    wanted = CanastaCounts.from_types(canastas)
    wild_values = [
        rules.card_values[card] for card in (JOKER, TWO) for _ in range(cards_in_packs(rules, card))
    ]
    wild_values.sort(reverse=True)

    totals = []
    for wilds_used, points in _most_points_of_ranks(rules, wanted, len(wild_values)).items():
        in_own_melds = _wilds_in_own_melds(rules, wanted.wild, len(wild_values) - wilds_used)
        if in_own_melds is not None:
            totals.append(points + sum(wild_values[: wilds_used + in_own_melds]))
    most = max(totals, default=None)

    if most is None or rules.black_three.meld_when == "never":
        return most
    return most + cards_in_packs(rules, BLACK_THREE) * rules.card_values[BLACK_THREE]


def _rank_melds(rules: RuleSet, wild_count: int) -> list[RankMeld]:
    """Return the largest canastas and shorter melds of a rank, for each number of wild cards.

    Args:
        rules: The rules.
        wild_count: The number of wild cards in the packs.
    """
    melds = rules.meld_rules
    per_rank = cards_in_packs(rules, NATURALS[0])
    most_wilds = wild_count if melds.max_wilds is None else melds.max_wilds
    longest = melds.max_cards or per_rank + most_wilds
    found = []
    for wilds in range(most_wilds + 1):
        # The longest meld that is no canasta yet, and the longest of all.
        for most_cards, is_canasta in ((rules.canasta_min_cards - 1, False), (longest, True)):
            naturals = min(per_rank, most_cards - wilds)
            has_ratio = {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}
            is_too_short = is_canasta and naturals + wilds < rules.canasta_min_cards
            is_legal = naturals >= melds.min_naturals and has_ratio[melds.wild_vs_natural]
            if is_legal and not is_too_short:
                found.append(RankMeld(wilds, naturals, is_canasta))
    return found


def _most_points_of_ranks(rules: RuleSet, wanted: CanastaCounts, wild_count: int) -> dict[int, int]:
    """Return the most points of natural cards in one meld of each rank, by wild cards used.

    Only melds with exactly the wanted natural and mixed canastas count; empty if there are none.
    """
    shapes = _rank_melds(rules, wild_count)
    # The most points of the ranks so far, by their natural and mixed canastas and wild cards.
    best = {(0, 0, 0): 0}
    for rank in NATURALS:
        value = rules.card_values[rank]
        longer: dict[tuple[int, int, int], int] = {}
        for (natural, mixed, used), points in best.items():
            for shape in shapes:
                key = (
                    natural + (shape.is_canasta and shape.wilds == 0),
                    mixed + (shape.is_canasta and shape.wilds > 0),
                    used + shape.wilds,
                )
                if key[0] <= wanted.natural and key[1] <= wanted.mixed and key[2] <= wild_count:
                    longer[key] = max(longer.get(key, 0), points + shape.naturals * value)
        best = longer
    return {
        used: points
        for (natural, mixed, used), points in best.items()
        if (natural, mixed) == (wanted.natural, wanted.mixed)
    }


def _wilds_in_own_melds(rules: RuleSet, wild_canastas: int, wilds_left: int) -> int | None:
    """Return the most cards in melds of wild cards alone; None if the canastas need more.

    Args:
        rules: The rules.
        wild_canastas: The number of wild canastas.
        wilds_left: Wild cards that are in no group.
    """
    if wild_canastas * rules.canasta_min_cards > wilds_left:
        return None
    if wild_canastas:
        return min(wilds_left, wild_canastas * rules.meld_rules.pure_wild_max)
    if rules.meld_rules.pure_wild:
        return min(wilds_left, rules.canasta_min_cards - 1)
    return 0
