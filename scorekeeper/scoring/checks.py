"""Checks of a reported deal, and the conditions for going out.

`problems` runs all checks and returns every problem at once, each with a code and a path;
`may_go_out` and `short_of_going_out` tell a side its way out; `least_points` and `most_points` are
the limits of card points with given canastas.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import gcd
from typing import Any, NamedTuple

from scorekeeper.remembered import MOST_ANSWERS, remembered
from scorekeeper.rules.cards import (
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_THREE,
    TWO,
    Card,
    bonus_of,
    priced_type,
    types_by_id,
)
from scorekeeper.rules.model import MeldRules, RuleSet
from scorekeeper.scoring.deal import (
    Deal,
    Party,
    SideDeal,
    Tally,
    counted_as,
    each_card_once,
    hands_of,
    has_lone_hands,
    parties,
    parties_out,
    tally_of,
)
from scorekeeper.scoring.legality import (
    cards_in_packs,
    meld_problems,
    most_canastas,
    points_in_packs,
    wilds_needed,
)
from scorekeeper.scoring.lines import held_back
from scorekeeper.scoring.meld import Meld, MeldKind, canasta_type, placed_melds, ranks_between
from scorekeeper.scoring.problem import Grade, Problem, unlikely


def problems(rules: RuleSet, deal: Deal) -> tuple[Problem, ...]:
    """Return all problems of a deal, the impossible ones first, then the unlikely ones."""
    tallies = [tally_of(rules, side) for side in deal.sides]
    all_problems = list(_number_of_sides(rules, deal))
    together = parties(rules, deal, tallies)
    for party in together:
        for place in party.places:
            for side_check in SIDE_CHECKS:
                all_problems += [
                    problem.below(f"sides[{place}]")
                    for problem in side_check(rules, tallies[place])
                ]
        for party_check in PARTY_CHECKS:
            all_problems += map(party.located, party_check(rules, party.tally))
    for out_check in OUT_CHECKS:
        all_problems += out_check(rules, together)
    for deal_check in DEAL_CHECKS:
        all_problems += deal_check(rules, tallies)
    once = each_card_once(rules, deal, tallies)
    for card_check in CARD_CHECKS:
        all_problems += card_check(rules, once)
    return tuple(sorted(all_problems, key=lambda problem: problem.grade is Grade.UNLIKELY))


def is_scorable(problems: Sequence[Problem]) -> bool:
    """Return True if the rule set has a number for everything that was reported."""
    return not any(problem.code.startswith(NO_VALUE) for problem in problems)


NO_VALUE = "no_value"
"""The beginning of codes for a report that the rule set has no number for."""


OutCheck = Callable[[RuleSet, Sequence[Party]], Iterator[Problem]]


def _one_out(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """Only one party goes out; several partners may report it."""
    first: int | None = None
    for _, out in parties_out(parties):
        if first is not None:
            yield Problem("two_sides_out", f"sides[{out[0]}].went_out", {"first": first})
        first = out[0] if first is None else first


def _out_holds_nothing(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """A player alone who is out has no cards left, whatever partners still hold."""
    for party, out in parties_out(parties):
        side = dict(party.sides)[out[0]]
        counted = side.total is None and not side.special_hand
        if rules.sides.size == 1 and counted and not out[1:] and _holds(side):
            yield Problem("out_with_cards_in_hand", f"sides[{out[0]}].{_hand_field(side)}")


def _one_plays_alone(rules: RuleSet, parties: Sequence[Party]) -> Iterator[Problem]:
    """Exactly one side is the lone hand, unless nobody took the pile and nobody went out.

    Without a lone hand everybody is scored alone.
    """
    if not has_lone_hands(rules):
        return
    sides = dict(side for party in parties for side in party.sides)
    lone = sorted(place for place, side in sides.items() if side.lone)
    for place in lone[1:]:
        yield Problem("two_lone_hands", f"sides[{place}].lone", {"first": lone[0]})
    out = sorted(place for place, side in sides.items() if side.went_out)
    counted = [side for side in sides.values() if side.total is None]
    if out and not lone and counted[1:]:
        yield unlikely("lone_hand_needed", f"sides[{out[0]}].lone")


def _holds(side: SideDeal) -> bool:
    cards = sum(count for hand in hands_of(side) for count in hand.values() if count > 0)
    points = max(side.hand_card_points or 0, 0)
    return bool(cards + points + side.red_threes_in_hand + side.black_threes_in_hand > 0)


def _hand_field(side: SideDeal) -> str:
    if side.hands is not None:
        return "hands"
    return "cards_in_hand" if side.cards_in_hand is not None else "hand_card_points"


OUT_CHECKS: tuple[OutCheck, ...] = (_one_out, _out_holds_nothing, _one_plays_alone)


NATURAL, MIXED, WILD = "natural", "mixed", "wild"
THREES = (RED_THREE, BLACK_THREE)


def _threes(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """The sides have no more red or black threes than the packs, on the table or in hand."""
    red = [
        _melded(t, RED_THREE) + max(t.side.red_threes, 0) + t.red_threes_in_hand for t in tallies
    ]
    black = [_black_threes(t) for t in tallies]
    for code, card, counts in (
        ("too_many_red_threes", RED_THREE, red),
        ("too_many_black_threes", BLACK_THREE, black),
    ):
        most = cards_in_packs(rules, card)
        if sum(counts) > most:
            last = max(place for place, count in enumerate(counts) if count)
            field = "red_threes" if card == RED_THREE else "black_threes"
            values = {"count": sum(counts), "most": most}
            yield Problem(code, f"sides[{last}].{field}", values)


def _black_threes(tally: Tally) -> int:
    side = tally.side
    apart = max(side.black_threes, 0) + max(side.black_threes_captured, 0)
    return _melded(tally, BLACK_THREE) + apart + tally.black_threes_in_hand


def _melded(tally: Tally, card: Card) -> int:
    return sum(_cards_in(meld).get(card, 0) for meld in tally.melds)


def _each_card(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """The sides have no more of any card than the packs."""
    counts = [_cards_of(tally) for tally in tallies]
    together: dict[Card, int] = {}
    for cards in counts:
        _add(together, cards)
    for card, count in together.items():
        most = cards_in_packs(rules, card)
        if count > most:
            last = max(place for place, cards in enumerate(counts) if cards.get(card))
            values = {"card": card, "count": count, "most": most}
            yield Problem(
                "too_many_of_a_card", f"sides[{last}].{_field_of(tallies[last], card)}", values
            )


def _canastas(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """The packs have natural and wild cards for all canastas that were only counted.

    For a mixed one a single natural card is enough here.
    """
    counts = [_counted_canastas(rules, tally) for tally in tallies]
    together: Counter[str] = sum(counts, Counter())
    if not together:
        return
    where = f"sides[{max(place for place, canastas in enumerate(counts) if canastas)}].canastas"
    kinds = _by_cards(together)
    fit = all(count <= most_canastas(rules, kind) for kind, count in together.items())
    needed = wilds_needed(rules, kinds[NATURAL], kinds[MIXED]) if fit else None
    if needed is None or together.total() * rules.canasta_min_cards > rules.total_cards:
        values = {"count": together.total(), "by": "packs"}
        yield Problem("too_many_canastas", where, values)
        return
    needed += kinds[WILD] * rules.canasta_min_cards
    for cards in map(_cards_of, tallies):
        needed += cards.get(TWO, 0) + cards.get(JOKER, 0)
    most = cards_in_packs(rules, TWO) + cards_in_packs(rules, JOKER)
    if needed > most:
        yield Problem("too_many_wild_cards", where, {"count": needed, "most": most})


def _counted_canastas(rules: RuleSet, tally: Tally) -> Counter[str]:
    """Return the canastas given as a number, by the types under which they are priced."""
    counts: Counter[str] = Counter()
    for kind, count in tally.side.canastas.items():
        counts[priced_type(rules, kind)] += max(count, 0)
    return +counts


def _by_cards(canastas: Mapping[str, int]) -> Counter[str]:
    """Count canastas as natural, as mixed, and as made of wild cards."""
    counts: Counter[str] = Counter()
    for kind, count in canastas.items():
        canasta = types_by_id()[kind]
        if canasta.kind in (MeldKind.WILD, MeldKind.TWOS):
            counts[WILD] += count
        elif canasta.kind == MeldKind.GROUP:
            counts[NATURAL if canasta.wilds else MIXED] += count
    return counts


def _cards_of(tally: Tally) -> dict[Card, int]:
    """Return the number of each card that a side reports as cards, except threes."""
    cards: dict[Card, int] = {}
    for meld in tally.melds:
        _add(cards, _cards_in(meld))
    for hand in hands_of(tally.side):
        _add(cards, hand)
    return {card: count for card, count in cards.items() if card not in THREES}


def _add(cards: dict[Card, int], more: Mapping[Card, int]) -> None:
    """Add cards to others; a count below 0 counts nothing."""
    for card, count in more.items():
        if count > 0:
            cards[card] = cards.get(card, 0) + count


@lru_cache(maxsize=MOST_ANSWERS)
def _cards_in(meld: Meld) -> Mapping[Card, int]:
    cards: dict[Card, int] = {}
    for card in meld.strays:
        _add(cards, {card: 1})
    _add(cards, {TWO: meld.twos, JOKER: meld.jokers})
    if meld.kind is MeldKind.SEQUENCE and meld.low and meld.high:
        _add(cards, dict.fromkeys(ranks_between(meld.low, meld.high), 1))
    elif meld.rank is not None:
        _add(cards, {meld.rank: meld.naturals})
    return cards


def _field_of(tally: Tally, card: Card) -> str:
    if any(card in _cards_in(meld) for meld in tally.melds):
        return "melds"
    return "hands" if tally.side.hands is not None else "cards_in_hand"


class Choice(NamedTuple):
    """A possible holding of one rank: canastas (one or none), wild and natural cards."""

    natural: int
    mixed: int
    wilds: int
    naturals: int


class Holdings(NamedTuple):
    """The values of a rule set that the search needs."""

    rank_values: tuple[int, ...]
    """The points of one natural card of each rank, highest first."""
    cards_a_rank: int
    wild_values: tuple[int, ...]
    """The points of every wild card in the packs, highest first."""
    canasta_cards: int
    melds: MeldRules


def least_points(rules: RuleSet, canastas: Mapping[str, int]) -> int:
    """Return the fewest card points of canastas of these types."""
    return sum([count * _least_of(rules, kind) for kind, count in canastas.items()])


def most_points(rules: RuleSet, canastas: Mapping[str, int]) -> int | None:
    """Return the most card points on the table of a side with exactly these canastas.

    Return None if the packs cannot hold so many canastas at once. The number is exact if a side
    has one meld of each rank; otherwise it is that of all cards in the packs.
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
            return twos * values[TWO] + (cards - twos) * values[JOKER]
        case "twos":
            jokers = 0 if canasta.wilds else 1
            return (cards - jokers) * values[TWO] + jokers * values[JOKER]
    naturals = [values[canasta.rank]] if canasta.rank else [values[rank] for rank in NATURALS]
    cheapest = min(naturals)
    return cards * cheapest if canasta.wilds else (cards - 1) * cheapest + values[TWO]


def _dearest_wilds(rules: RuleSet) -> tuple[int, ...]:
    """Return the values of all wild cards, highest first."""
    cards: list[tuple[Card, int]] = [(card, cards_in_packs(rules, card)) for card in (JOKER, TWO)]
    values = [rules.card_values[card] for card, count in cards for _ in range(count)]
    return tuple(sorted(values, reverse=True))


@lru_cache
def _most(holdings: Holdings, natural: int, mixed: int, wild: int) -> int | None:
    """Return the most card points with exactly these canastas, one meld of each rank.

    Return None if that is impossible. Rule sets with the same holdings share the cache.
    """
    choices = tuple(_choices(holdings))

    @cache
    def best(rank: int, natural: int, mixed: int, wilds: int) -> int | None:
        if natural < 0 or mixed < 0 or wilds > len(holdings.wild_values):
            return None
        if rank == len(holdings.rank_values):
            return None if natural or mixed else _wild_points(holdings, wilds, wild)
        value = holdings.rank_values[rank]
        totals = (
            (choice.naturals * value, rest)
            for choice in choices
            if (
                rest := best(
                    rank + 1, natural - choice.natural, mixed - choice.mixed, wilds + choice.wilds
                )
            )
            is not None
        )
        return max((points + rest for points, rest in totals), default=None)

    if natural + mixed > len(holdings.rank_values):
        return None
    return best(0, natural, mixed, 0)


def _choices(holdings: Holdings) -> Iterator[Choice]:
    """Yield every number of wild cards for a rank, with as many natural cards as fit."""
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
    """Return the points of the wild cards in use and of a meld of wild cards."""
    rule, left = holdings.melds, len(holdings.wild_values) - used
    if canastas * holdings.canasta_cards > left:
        return None
    alone = 0
    if canastas:
        alone = min(left, canastas * rule.pure_wild_max)
    elif rule.pure_wild:
        alone = min(left, holdings.canasta_cards - 1)
    return sum(holdings.wild_values[: used + alone])


POINTS = "melded_card_points"


def _all_cards(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """All sides together have no more card points than the packs."""
    counted = [t.melded_points + t.in_hand_points for t in tallies]
    if not rules.canasta_cards_count:
        counted = [
            p + least_points(rules, t.canastas) for p, t in zip(counted, tallies, strict=True)
        ]
    most = points_in_packs(rules)
    if sum(counted) > most:
        last = max(place for place, points in enumerate(counted) if points)
        field = POINTS if tallies[last].melded_points else "hand_card_points"
        yield Problem(
            "too_many_points", f"sides[{last}].{field}", {"points": sum(counted), "most": most}
        )


def _points_of_canastas(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """The card points of a side fit its canastas.

    No problem is impossible here: the most is that of legal melds, and the least does not apply
    if the cards in canastas are not counted.
    """
    side = tally.side
    if side.total is not None or side.acaba or side.special_hand or side.melds:
        return
    most = most_points(rules, tally.canastas)
    if most is None:
        values = {"count": tally.canasta_count, "by": "rules"}
        yield unlikely("too_many_canastas", "canastas", values)
        return
    least = least_points(rules, tally.canastas) if rules.canasta_cards_count else 0
    values = {"points": tally.melded_points, "count": tally.canasta_count}
    if tally.melded_points < least:
        yield unlikely("too_few_points_for_canastas", POINTS, {**values, "least": least})
    elif tally.melded_points > most:
        yield unlikely("too_many_points_for_canastas", POINTS, {**values, "most": most})


def _odd(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """Every card value is a multiple of one step, and so is every sum."""
    step = gcd(*rules.card_values.values())
    for place, tally in enumerate(tallies):
        for field, points in _sums(tally.side).items():
            if points % step:
                values = {"points": points, "step": step}
                yield unlikely("odd_points", f"sides[{place}].{field}", values)


def _sums(side: SideDeal) -> dict[str, int]:
    given = {
        POINTS: side.melded_card_points,
        "hand_card_points": side.hand_card_points,
        "total": side.total,
    }
    return {field: points for field, points in given.items() if points is not None}


NAMED = ("natural", "mixed", "sequence")
"""Types of canastas of which going out may require a number."""


def may_go_out(rules: RuleSet, canastas: Mapping[str, int], *, has_discard: bool = True) -> bool:
    """Return True if a side with these canastas by type may go out, with or without a discard."""
    rule, counting = rules.go_out_requirement, helping_to_go_out(rules, canastas)
    of_type = (counted_as(counting, kind) >= getattr(rule, kind) for kind in NAMED)
    enough = sum(counting.values()) >= rule.canastas and all(of_type)
    return enough and (has_discard or not rules.go_out_discard_required)


def short_of_going_out(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, Any]:
    """Return the values for the sentence about a side that is out without the canastas for it.

    `count` is the number of its canastas that count for it, `has` those of the types for which
    the rule set requires a number. `canastas` and `wants` are the requirements. `asked` is `kinds`
    if the types cover all required canastas, else `both`; without required types it is `some` if
    the side has canastas that do not count, else `number`.
    """
    rule, counting = rules.go_out_requirement, helping_to_go_out(rules, canastas)
    wants = {kind: count for kind in NAMED if (count := getattr(rule, kind))}
    count = sum(counting.values())
    if wants:
        asked = "kinds" if sum(wants.values()) >= rule.canastas else "both"
    else:
        asked = "some" if count < sum(canastas.values()) else "number"
    return {
        "count": count,
        "canastas": rule.canastas,
        "has": {kind: counted_as(counting, kind) for kind in wants},
        "wants": wants,
        "asked": asked,
    }


def short_melds_in_the_way(rules: RuleSet, short: Iterable[str]) -> list[str]:
    """Return the kinds of short melds that prevent going out, each once."""
    barred = rules.go_out_requirement.no_short_melds_of
    kinds = dict.fromkeys("wild" if kind.startswith("wild") else kind for kind in short)
    return [kind for kind in kinds if kind in barred]


def helping_to_go_out(rules: RuleSet, canastas: Mapping[str, int]) -> dict[str, int]:
    """Return the canastas by type that count towards going out."""
    without = set(rules.go_out_requirement.exclude)
    return {
        kind: count
        for kind, count in canastas.items()
        if not {kind, types_by_id()[kind].counts_as} & without
    }


SideCheck = Callable[[RuleSet, Tally], Iterator[Problem]]

COUNTS = (
    "melded_card_points",
    "hand_card_points",
    "red_threes_in_hand",
    "black_threes_in_hand",
    "red_threes",
    "black_threes",
    "black_threes_captured",
)
COUNTED_BY_KIND = ("canastas", "hand_canastas", "cards_in_hand")


def _negative(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    counts = {field: getattr(tally.side, field) or 0 for field in COUNTS}
    for path, count in (*counts.items(), *_counts_within(tally.side)):
        if count < 0:
            yield Problem("negative", path, {"count": count})


def _counts_within(side: SideDeal) -> Iterator[tuple[str, int]]:
    counts = {field: getattr(side, field) or {} for field in COUNTED_BY_KIND}
    hands = {f"hands[{player}]": hand for player, hand in enumerate(side.hands or ())}
    for field, inner in (counts | hands).items():
        for key, count in inner.items():
            yield f"{field}.{key}", count


def _counted_twice(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """Nothing is reported both as cards and as a number."""
    side = tally.side
    cards = side.cards_in_hand is not None or side.hands is not None
    both = {
        "melded_card_points": side.melds and side.melded_card_points,
        "hand_card_points": cards and side.hand_card_points,
        "hands": side.hands is not None and side.cards_in_hand is not None,
        "red_threes_in_hand": tally.red_threes_in_hand > side.red_threes_in_hand > 0,
        "black_threes_in_hand": tally.black_threes_in_hand > side.black_threes_in_hand > 0,
        "incomplete": not set(tally.short).isdisjoint(side.incomplete),
        "held": not set(held_back(side)).isdisjoint(side.held),
    }
    laid = [canasta_type(rules, meld) for meld in tally.melds] if side.canastas else ()
    for kind, count in side.canastas.items():
        both[f"canastas.{kind}"] = count > 0 and priced_type(rules, kind) in laid
    for path, is_twice in both.items():
        if is_twice:
            yield Problem("counted_twice", path)


def _melds(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    for place, meld in placed_melds(rules, tally.side.melds):
        for problem in meld_problems(rules, meld, going_out=tally.side.went_out):
            yield problem.below(f"melds[{place}]")


def _priced(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    """The rule set has a number for everything reported; what has none brings no points."""
    if tally.side.total is not None or tally.side.acaba:
        return
    for kind in tally.canastas:
        if bonus_of(rules, kind) is None and tally.canastas[kind]:
            yield unlikely("no_value_canasta", f"canastas.{kind}", {"type": kind})
    side, black = tally.side, rules.black_three
    tables = {
        "red_threes": rules.red_three_values,
        "black_threes": black.tabled_values or (0,),
        "black_threes_captured": black.captured_values or (0,),
    }
    for field, table in tables.items():
        count, most = getattr(side, field), len(table) - 1
        if count > most:
            yield unlikely(f"no_value_{field}", field, {"count": count, "most": most})
    known = [hand.id for hand in rules.special_hands]
    if side.special_hand is not None and side.special_hand not in known:
        yield unlikely("no_value_special_hand", "special_hand", {"name": side.special_hand})


def _hand_canastas(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    for kind, count in tally.hand_canastas.items():
        if count > tally.canastas.get(kind, 0):
            yield Problem("more_hand_canastas", f"hand_canastas.{kind}", {"count": count})


def _going_out(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    side = tally.side
    if side.concealed and not side.went_out:
        yield Problem("concealed_but_not_out", "concealed")
    if not side.went_out or side.total is not None or side.special_hand:
        return
    if not may_go_out(rules, tally.canastas):
        short = short_of_going_out(rules, tally.canastas)
        yield unlikely("out_without_canastas", "went_out", short)
    elif side.concealed and not tally.canasta_count:
        yield unlikely("concealed_without_canasta", "concealed")
    for kind in short_melds_in_the_way(rules, [*tally.short, *side.incomplete]):
        yield unlikely("out_over_short_meld", "went_out", {"kind": kind})
    if side.opened is False:
        yield Problem("out_but_not_opened", "opened")


def _opened(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    melded = tally.melds or tally.canasta_count or tally.melded_points
    if tally.side.opened is False and melded:
        yield Problem("melded_but_not_opened", "opened")


def _special_hand_of(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    if tally.side.special_hand and (tally.melds or tally.canasta_count):
        yield unlikely("special_hand_with_melds", "special_hand")


def _lone(rules: RuleSet, tally: Tally) -> Iterator[Problem]:
    if tally.side.lone and not has_lone_hands(rules):
        yield unlikely("no_lone_hand", "lone")


SIDE_CHECKS: tuple[SideCheck, ...] = (
    _negative,
    _counted_twice,
    _priced,
    _opened,
    _special_hand_of,
    _lone,
)
"""About the report of one side."""
PARTY_CHECKS: tuple[SideCheck, ...] = (_melds, _hand_canastas, _going_out, _points_of_canastas)
"""About what partners, or a side alone, have together."""


DealCheck = Callable[[RuleSet, Sequence[Tally]], Iterator[Problem]]


def _number_of_sides(rules: RuleSet, deal: Deal) -> Iterator[Problem]:
    if len(deal.sides) != rules.sides.count:
        values = {"count": len(deal.sides), "right": rules.sides.count}
        yield Problem("wrong_number_of_sides", "sides", values)


def _acaba(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    parts = [tally.side.acaba for tally in tallies]
    summed = any(tally.side.total is not None for tally in tallies)
    if not any(parts):
        return
    for place, tally in enumerate(tallies):
        where = f"sides[{place}].acaba"
        if not rules.acaba.enabled and tally.side.acaba:
            yield unlikely("acaba_not_played", where)
        if tally.side.went_out:
            yield Problem("acaba_and_out", f"sides[{place}].went_out")
    missing = "caller" not in parts and len(tallies) > 1 and not summed
    if parts.count("caller") > 1 or missing:
        yield Problem("acaba_one_caller", "sides", {"count": parts.count("caller")})


def _special_hand(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    special = [place for place, tally in enumerate(tallies) if tally.side.special_hand]
    out = [place for place, tally in enumerate(tallies) if tally.side.went_out]
    for place in special[1:]:
        yield Problem("two_special_hands", f"sides[{place}].special_hand", {"first": special[0]})
    for place in out:
        if special and place not in special:
            yield Problem("special_hand_ended_the_deal", f"sides[{place}].went_out")


def _nobody_out(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """If nobody is out because the stock was used up, cards are left in hands."""
    ended = any(t.side.went_out or t.side.acaba or t.side.special_hand for t in tallies)
    counted = [t for t in tallies if t.side.total is None]
    left = any(t.in_hand_points or t.red_threes_in_hand or t.black_threes_in_hand for t in counted)
    if counted and not ended and not left:
        yield unlikely("nobody_out_nothing_in_hand", "sides")


DEAL_CHECKS: tuple[DealCheck, ...] = (
    _acaba,
    _special_hand,
    _odd,
    _nobody_out,
)
CARD_CHECKS: tuple[DealCheck, ...] = (_threes, _each_card, _canastas, _all_cards)
