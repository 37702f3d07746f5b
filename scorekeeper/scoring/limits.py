"""How many card points so many canastas can have, at least and at most."""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.cards import BLACK_THREE, JOKER, NATURALS, TWO, Card
from scorekeeper.rules.model import MeldRules, RuleSet
from scorekeeper.scoring.packs import cards_in_packs, points_in_packs


class Choice(NamedTuple):
    """What one rank may hold: its canastas (one or none), wild cards and natural cards."""

    natural: int
    mixed: int
    wilds: int
    naturals: int


class Holdings(NamedTuple):
    """What the search needs to know of a rule set."""

    rank_values: tuple[int, ...]
    """Points of one natural card of each rank, dearest first."""
    cards_a_rank: int
    wild_values: tuple[int, ...]
    """Points of every wild card in the packs, dearest first."""
    canasta_cards: int
    melds: MeldRules


def least_points(rules: RuleSet, canastas: Mapping[str, int]) -> int:
    """The fewest card points that canastas of these types can hold."""
    return sum([count * _least_of(rules, kind) for kind, count in canastas.items()])


def most_points(rules: RuleSet, canastas: Mapping[str, int]) -> int | None:
    """The most card points that a side with exactly these canastas can have on the table.

    None where the packs cannot hold so many canastas at once. Exact where a side has one meld
    of each rank; elsewhere what the packs hold.
    """
    rule = rules.meld_rules
    if not rule.one_meld_per_rank or rule.sequences or rule.twos_meldable:
        return points_in_packs(rules)
    natural = sum(canastas.get(kind, 0) for kind in ("natural", "sevens", "aces"))
    wild = sum(count for kind, count in canastas.items() if types_by_id()[kind].kind == "wild")
    most = _most_with(rules, natural, canastas.get("mixed", 0), wild)
    if most is None or rules.black_three.meld_when == "never":
        return most
    return most + cards_in_packs(rules, BLACK_THREE) * rules.card_values[BLACK_THREE]


@remembered
def _most_with(rules: RuleSet, natural: int, mixed: int, wild: int) -> int | None:
    """The most card points with exactly these canastas, one meld a rank; None if impossible."""
    holdings = Holdings(
        tuple(sorted((rules.card_values[rank] for rank in NATURALS), reverse=True)),
        cards_in_packs(rules, NATURALS[0]),
        _dearest_wilds(rules),
        rules.canasta_min_cards,
        rules.meld_rules,
    )
    return _most(holdings, natural, mixed, wild)


@remembered
def _least_of(rules: RuleSet, kind: str) -> int:
    one = types_by_id()[kind]
    cards, values = rules.canasta_min_cards, rules.card_values
    match one.kind:
        case "sequence":
            runs = (NATURALS[start : start + cards] for start in range(len(NATURALS)))
            sums = (sum(values[r] for r in run) for run in runs if len(run) == cards)
            return min(sums, default=0)
        case "wild":
            jokers = one.jokers[0] if one.jokers else 0
            twos = min(cards - jokers, cards_in_packs(rules, TWO))
            return twos * values[TWO] + (cards - twos) * values[JOKER]
        case "twos":
            jokers = 0 if one.wilds else 1
            return (cards - jokers) * values[TWO] + jokers * values[JOKER]
    naturals = [values[one.rank]] if one.rank else [values[rank] for rank in NATURALS]
    cheapest = min(naturals)
    return cards * cheapest if one.wilds else (cards - 1) * cheapest + values[TWO]


def _dearest_wilds(rules: RuleSet) -> tuple[int, ...]:
    """The values of all wild cards, dearest first."""
    cards: list[tuple[Card, int]] = [(card, cards_in_packs(rules, card)) for card in (JOKER, TWO)]
    values = [rules.card_values[card] for card, count in cards for _ in range(count)]
    return tuple(sorted(values, reverse=True))


@lru_cache
def _most(holdings: Holdings, natural: int, mixed: int, wild: int) -> int | None:
    """The same, for all rule sets that hold the same."""
    choices = tuple(_choices(holdings))

    @cache
    def best(rank: int, natural: int, mixed: int, wilds: int) -> int | None:
        if natural < 0 or mixed < 0 or wilds > len(holdings.wild_values):
            return None
        if rank == len(holdings.rank_values):
            return None if natural or mixed else _wild_points(holdings, wilds, wild)
        value = holdings.rank_values[rank]
        found = (
            (choice.naturals * value, rest)
            for choice in choices
            if (
                rest := best(
                    rank + 1, natural - choice.natural, mixed - choice.mixed, wilds + choice.wilds
                )
            )
            is not None
        )
        return max((points + rest for points, rest in found), default=None)

    if natural + mixed > len(holdings.rank_values):
        return None
    return best(0, natural, mixed, 0)


def _choices(holdings: Holdings) -> Iterator[Choice]:
    """Every number of wild cards that a rank may hold, with as many natural cards as fit."""
    rule, canasta = holdings.melds, holdings.canasta_cards
    most_wilds = len(holdings.wild_values) if rule.max_wilds is None else rule.max_wilds
    longest = rule.max_cards or holdings.cards_a_rank + most_wilds
    for wilds in range(most_wilds + 1):
        short = min(holdings.cards_a_rank, canasta - 1 - wilds)
        if _may_lie_together(rule, short, wilds):
            yield Choice(0, 0, wilds, short)
        long = min(holdings.cards_a_rank, longest - wilds)
        if long + wilds >= canasta and _may_lie_together(rule, long, wilds):
            yield Choice(int(not wilds), int(bool(wilds)), wilds, long)


def _may_lie_together(rule: MeldRules, naturals: int, wilds: int) -> bool:
    ratios = {"any": True, "le": wilds <= naturals, "lt": wilds < naturals}
    return naturals >= rule.min_naturals and ratios[rule.wild_vs_natural]


def _wild_points(holdings: Holdings, used: int, canastas: int) -> int | None:
    """The points of the wild cards in use and of a meld of wild cards besides."""
    rule, left = holdings.melds, len(holdings.wild_values) - used
    if canastas * holdings.canasta_cards > left:
        return None
    alone = 0
    if canastas:
        alone = min(left, canastas * rule.pure_wild_max)
    elif rule.pure_wild:
        alone = min(left, holdings.canasta_cards - 1)
    return sum(holdings.wild_values[: used + alone])
