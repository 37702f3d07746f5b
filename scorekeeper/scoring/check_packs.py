"""What the packs cannot hold, over all sides together."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from scorekeeper.remembered import MOST_ANSWERS
from scorekeeper.rules.canasta_types import priced_type, types_by_id
from scorekeeper.rules.cards import BLACK_THREE, JOKER, RED_THREE, TWO, Card
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.hands import hands_of
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between
from scorekeeper.scoring.packs import cards_in_packs, most_canastas, wilds_needed
from scorekeeper.scoring.problem import Problem
from scorekeeper.scoring.tally import Tally

NATURAL, MIXED, WILD = "natural", "mixed", "wild"
THREES = (RED_THREE, BLACK_THREE)


def _threes(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """No more red or black threes than the packs hold, wherever they lie."""
    red = [_red_threes(t) for t in tallies]
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


def _red_threes(tally: Tally) -> int:
    return _melded(tally, RED_THREE) + max(tally.side.red_threes, 0) + tally.red_threes_in_hand


def _black_threes(tally: Tally) -> int:
    side = tally.side
    apart = max(side.black_threes, 0) + max(side.black_threes_captured, 0)
    return _melded(tally, BLACK_THREE) + apart + tally.black_threes_in_hand


def _melded(tally: Tally, card: Card) -> int:
    return sum(_cards_in(meld).get(card, 0) for meld in tally.melds)


def _each_card(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """No more kings than there are, and so for every card that was reported as a card."""
    counts = [_cards_of(tally) for tally in tallies]
    together: dict[Card, int] = {}
    for cards in counts:
        _add(together, cards)
    for card, count in together.items():
        most = cards_in_packs(rules, card)
        if count > most:
            last = max(place for place, one in enumerate(counts) if one.get(card))
            values = {"card": card, "count": count, "most": most}
            yield Problem(
                "too_many_of_a_card", f"sides[{last}].{_field_of(tallies[last], card)}", values
            )


def _canastas(rules: RuleSet, tallies: Sequence[Tally]) -> Iterator[Problem]:
    """The canastas that were only counted must find natural and wild cards over all sides.

    Of a mixed one a single natural card is enough here: what rules ask of it is not asked.
    """
    counts = [_counted_canastas(rules, tally) for tally in tallies]
    together: Counter[str] = sum(counts, Counter())
    if not together:
        return
    where = f"sides[{max(place for place, one in enumerate(counts) if one)}].canastas"
    kinds = _by_cards(together)
    fit = all(count <= most_canastas(rules, kind) for kind, count in together.items())
    needed = wilds_needed(rules, kinds[NATURAL], kinds[MIXED]) if fit else None
    if needed is None or together.total() * rules.canasta_min_cards > rules.total_cards:
        values = {"count": together.total(), "by": "packs"}
        yield Problem("too_many_canastas", where, values)
        return
    needed += kinds[WILD] * rules.canasta_min_cards + sum(_wilds_seen(t) for t in tallies)
    most = cards_in_packs(rules, TWO) + cards_in_packs(rules, JOKER)
    if needed > most:
        yield Problem("too_many_wild_cards", where, {"count": needed, "most": most})


def _counted_canastas(rules: RuleSet, tally: Tally) -> Counter[str]:
    """Return those that were given as a number, by the types that have a price."""
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


def _wilds_seen(tally: Tally) -> int:
    cards = _cards_of(tally)
    return cards.get(TWO, 0) + cards.get(JOKER, 0)


def _cards_of(tally: Tally) -> dict[Card, int]:
    """How many of each card a side reports as cards, threes apart."""
    cards: dict[Card, int] = {}
    for meld in tally.melds:
        _add(cards, _cards_in(meld))
    for hand in hands_of(tally.side):
        _add(cards, hand)
    return {card: count for card, count in cards.items() if card not in THREES}


def _add(cards: dict[Card, int], more: Mapping[Card, int]) -> None:
    """Put cards to others; a count below 0 counts nothing."""
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


PACK_CHECKS = (_threes, _each_card, _canastas)
