"""The limits that the packs set: cards, points and canastas that there can be at all."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

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
    Card,
    bonus_of,
    may_be_sequence,
    priced_type,
    types_by_id,
    value_of,
    valued,
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
    return sum(cards_in_packs(rules, card) * rules.card_values[card] for card in valued(rules))


@cached_by_owner
def most_canastas(rules: RuleSet, kind: str) -> int:
    """Return the largest number of canastas of a type that the packs can hold."""
    canasta = types_by_id()[kind]
    twos, jokers = cards_in_packs(rules, TWO), cards_in_packs(rules, JOKER)
    if canasta.rank is not None:
        cards = cards_in_packs(rules, canasta.rank)
    elif canasta.kind in ("wild", "twos"):
        cards = twos if canasta.jokers and not canasta.jokers[-1] else twos + jokers
    else:
        cards = rules.total_cards
    most = cards // rules.canasta_min_cards
    takes = canasta.jokers[0] if canasta.jokers else 0
    return min(most, jokers // takes) if takes else most


def wilds_needed(rules: RuleSet, natural: int, mixed: int) -> int | None:
    """Return the fewest wild cards in a number of canastas over all sides.

    Return None if the natural cards of all ranks are too few. A mixed canasta has at least one
    of them; further requirements of the rules are ignored.
    """
    a_rank = cards_in_packs(rules, NATURALS[0])
    return _wilds_needed(a_rank, rules.canasta_min_cards, len(NATURALS), natural, mixed)


@cache
def _wilds_needed(a_rank: int, canasta: int, ranks: int, natural: int, mixed: int) -> int | None:
    # `a_rank` natural cards of each of the `ranks` that are left, `canasta` cards in a canasta
    if natural + mixed <= 0:
        return 0
    if not ranks:
        return None
    counts = []
    for pure in range(min(natural, a_rank // canasta) + 1):
        left = a_rank - pure * canasta
        for dirty in range(min(mixed, left) + 1):
            rest = _wilds_needed(a_rank, canasta, ranks - 1, natural - pure, mixed - dirty)
            if rest is not None:
                counts.append(rest + max(dirty, dirty * canasta - left))
    return min(counts, default=None)


@cached_by_owner
def wilds_in_canastas(rules: RuleSet, *canastas: tuple[str, int]) -> int | None:
    """Return the fewest wild cards in canastas by type; None if the packs cannot hold them."""
    natural = mixed = wild = 0
    counts: Counter[str] = Counter()
    for kind, count in canastas:
        counts[priced_type(rules, kind)] += count
    for kind, count in counts.items():
        canasta = types_by_id()[kind]
        if count > most_canastas(rules, kind):
            return None
        if canasta.kind in ("wild", "twos"):
            wild += count
        elif canasta.kind == "group":
            natural += count if canasta.is_pure else 0
            mixed += 0 if canasta.is_pure else count
    cards = sum(count for _, count in canastas) * rules.canasta_min_cards
    needed = None if cards > rules.total_cards else wilds_needed(rules, natural, mixed)
    return None if needed is None else needed + wild * rules.canasta_min_cards


@cached_by_owner
def points_of_canastas(rules: RuleSet, *canastas: tuple[str, int]) -> tuple[int, int | None]:
    """Return the least and the most card points on the table of a side with these canastas.

    The most is None if the packs cannot hold so many canastas at once.
    """
    by_type = dict(canastas)
    least = least_points(rules, by_type) if rules.canasta_cards_count else 0
    return least, most_points(rules, by_type)


@cached_by_owner
def most_total(rules: RuleSet) -> int:
    """Return a number of points that no side can exceed in a deal, without a penalty or bonus.

    It is that of a side which has all cards, as many of the dearest canastas as these cards make,
    all threes, and everything else for which the rule set has points.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> most_total(rule_book(find_rule_set("classic_4p")).rules)
    9680
    """
    points = points_in_packs(rules) + _most_of_canastas(rules)
    points += sum(max(0, bonus.points) for bonus in rules.extra_canasta_bonuses)
    black = rules.black_three
    for values in (rules.red_three_values, black.tabled_values, black.captured_values):
        points += max(values or (), default=0)
    points += rules.go_out_bonus + max(0, rules.concealed_go_out_extra)
    points += rules.sides.size * rules.exact_pickup_bonus
    if rules.seven_canastas_auto_win.enabled:
        points += rules.seven_canastas_auto_win.points
    # Usually in the place of all else, but the rules of a house may add them.
    points += max((hand.points for hand in rules.special_hands), default=0)
    return max(points, rules.acaba.caller, rules.acaba.opponents)


def _most_of_canastas(rules: RuleSet) -> int:
    """Return the most points of canastas, without their cards: the dearest ones first."""
    hand = rules.concealed_canasta
    prices = []
    for kind, canasta in types_by_id().items():
        bonus = bonus_of(rules, kind)
        if bonus is None:
            continue
        price = bonus
        if may_be_sequence(rules, canasta):
            price += bonus * (rules.trump_multiplier - 1)
        if hand.mode == "add":
            price += hand.amount
        elif hand.mode == "multiply":
            price += bonus * (hand.amount - 1)
        prices.append((price, kind))
    left = rules.total_cards // rules.canasta_min_cards
    points = 0
    for price, kind in sorted(prices, reverse=True):
        count = min(left, most_canastas(rules, kind))
        points += count * max(0, price)
        left -= count
    return points


def least_points(rules: RuleSet, canastas: Mapping[str, int]) -> int:
    """Return the fewest card points of canastas of these types.

    >>> from scorekeeper.rules import find_rule_set, rule_book
    >>> least_points(rule_book(find_rule_set("classic_4p")).rules, {"natural": 1})
    35
    """
    return sum([count * _least_of(rules, kind) for kind, count in canastas.items()])


@cached_by_owner
def _least_of(rules: RuleSet, kind: str) -> int:
    canasta = types_by_id()[kind]
    cards, values = rules.canasta_min_cards, rules.card_values
    match canasta.kind:
        case "sequence":
            runs = (NATURALS[start : start + cards] for start in range(len(NATURALS)))
            sums = (sum(values[r] for r in run) for run in runs if len(run) == cards)
            return min(sums, default=0)
        case "wild":
            jokers = canasta.jokers[0] if canasta.jokers else 0
            twos = min(cards - jokers, cards_in_packs(rules, TWO))
            return twos * values[TWO] + (cards - twos) * value_of(rules, JOKER)
        case "twos":
            jokers = 0 if canasta.is_pure else 1
            return (cards - jokers) * values[TWO] + jokers * value_of(rules, JOKER)
    cheapest = min(values[rank] for rank in ([canasta.rank] if canasta.rank else NATURALS))
    if canasta.naturals:
        return canasta.naturals[0] * cheapest + canasta.wilds[0] * values[TWO]
    return cards * cheapest if canasta.is_pure else (cards - 1) * cheapest + values[TWO]


def most_points(rules: RuleSet, canastas: Mapping[str, int]) -> int | None:
    """Return the most card points on the table of a side with exactly these canastas.

    Return None if the packs cannot hold so many canastas at once. The number is exact if a side
    has one meld of each rank; otherwise it is that of all cards in the packs.
    """
    melds, values = rules.meld_rules, rules.card_values
    if not melds.one_meld_per_rank or melds.sequences or melds.twos_meldable:
        return points_in_packs(rules)
    canasta, a_rank = rules.canasta_min_cards, cards_in_packs(rules, NATURALS[0])
    wild = sum(count for kind, count in canastas.items() if types_by_id()[kind].kind == "wild")
    groups = {
        kind: count for kind, count in canastas.items() if types_by_id()[kind].kind == "group"
    }
    natural = sum(count for kind, count in groups.items() if types_by_id()[kind].is_pure)
    mixed = sum(groups.values()) - natural
    if natural + mixed > len(NATURALS):
        return None
    wilds_held = [values[card] for card in (JOKER, TWO) for _ in range(cards_in_packs(rules, card))]
    wilds_held.sort(reverse=True)
    shapes = []  # of a meld: is it a natural canasta, a mixed one; its wild and natural cards
    most_wilds = len(wilds_held) if melds.max_wilds is None else melds.max_wilds
    longest = melds.max_cards or a_rank + most_wilds
    for wilds in range(most_wilds + 1):
        for limit, is_canasta in ((canasta - 1, False), (longest, True)):
            naturals = min(a_rank, limit - wilds)
            ratio = {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}
            is_long_enough = not is_canasta or naturals + wilds >= canasta
            if naturals >= melds.min_naturals and ratio[melds.wild_vs_natural] and is_long_enough:
                shapes.append((is_canasta and not wilds, is_canasta and wilds > 0, wilds, naturals))
    # the most points of the ranks so far by natural and mixed canastas and wild cards
    best = {(0, 0, 0): 0}
    for value in (values[rank] for rank in NATURALS):
        before, best = best, {}
        for (pure, dirty, used), points in before.items():
            for is_pure, is_dirty, wilds, naturals in shapes:
                key = pure + is_pure, dirty + is_dirty, used + wilds
                if key[0] <= natural and key[1] <= mixed and key[2] <= len(wilds_held):
                    best[key] = max(best.get(key, 0), points + naturals * value)
    totals = []
    for (pure, dirty, used), points in best.items():
        left = len(wilds_held) - used
        if (pure, dirty) == (natural, mixed) and wild * canasta <= left:
            longest_wild = wild * melds.pure_wild_max if wild else canasta - 1
            alone = min(left, longest_wild) if wild or melds.pure_wild else 0
            totals.append(points + sum(wilds_held[: used + alone]))
    most = max(totals, default=None)
    if most is None or rules.black_three.meld_when == "never":
        return most
    return most + cards_in_packs(rules, BLACK_THREE) * values[BLACK_THREE]
