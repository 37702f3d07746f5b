"""The legality of melds, and the limits that the packs set.

`meld_problems` returns everything that makes a meld illegal, `more_than_dealt` the cards of which
melds have more than the packs; `cards_in_packs`, `points_in_packs`, `most_canastas` and
`wilds_needed` are those limits.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    TWO,
    VALUED,
    WILDS,
    Card,
    types_by_id,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind, ranks_between
from scorekeeper.scoring.notation import SUIT_MARK, WRITTEN, write_meld
from scorekeeper.scoring.problem import Problem, unlikely


@remembered
def cards_in_packs(rules: RuleSet, card: Card) -> int:
    """Return the number of cards of a rank in the packs."""
    suits = {RED_THREE: RED_SUITS, BLACK_THREE: BLACK_SUITS}.get(card, SUITS)
    return rules.jokers if card == JOKER else len(suits) * rules.decks


@remembered
def points_in_packs(rules: RuleSet) -> int:
    """Return the card points of all cards together; red threes have none."""
    return sum(cards_in_packs(rules, card) * rules.card_values[card] for card in VALUED)


@remembered
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


class Supply(NamedTuple):
    """The material of canastas: natural cards of each rank, cards of a canasta."""

    a_rank: int
    canasta: int


@remembered
def wilds_needed(rules: RuleSet, natural: int, mixed: int) -> int | None:
    """Return the fewest wild cards in a number of canastas over all sides.

    Return None if the natural cards of all ranks are too few. A mixed canasta has at least one
    of them; further requirements of the rules are ignored.
    """
    supply = Supply(cards_in_packs(rules, NATURALS[0]), rules.canasta_min_cards)
    return _wilds_needed(supply, len(NATURALS), natural, mixed)


@cache
def _wilds_needed(supply: Supply, ranks: int, natural: int, mixed: int) -> int | None:
    # `ranks` is the number of ranks that are left
    if natural + mixed <= 0:
        return 0
    if not ranks:
        return None
    counts = []
    for pure in range(min(natural, supply.a_rank // supply.canasta) + 1):
        left = supply.a_rank - pure * supply.canasta
        for dirty in range(min(mixed, left) + 1):
            rest = _wilds_needed(supply, ranks - 1, natural - pure, mixed - dirty)
            if rest is not None:
                counts.append(rest + max(dirty, dirty * supply.canasta - left))
    return min(counts, default=None)


class Turn(NamedTuple):
    """The turn in which a meld is laid."""

    going_out: bool
    """True if the player goes out."""
    initial: bool
    """True if it has the side's first melds of the deal."""


def meld_problems(
    rules: RuleSet, meld: Meld, *, going_out: bool = False, initial: bool = True
) -> tuple[Problem, ...]:
    """Return everything that makes a meld illegal; empty if it may be laid.

    People lay illegal melds, so all of it is unlikely and none impossible, except counts below 0.

    `going_out` is True if the player goes out in that turn, `initial` if the meld belongs to the
    side's first melds of the deal.
    """
    return _judged(rules, meld, Turn(going_out, initial))


@remembered
def _judged(rules: RuleSet, meld: Meld, turn: Turn) -> tuple[Problem, ...]:
    return (*_no_negative(meld), *JUDGES[meld.kind](rules, meld, turn))


def _no_negative(meld: Meld) -> Iterator[Problem]:
    for field in ("naturals", "twos", "jokers"):
        if getattr(meld, field) < 0:
            yield Problem("negative", field, {"count": getattr(meld, field)})


def _group(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    rule = rules.meld_rules
    yield from _length(rules, meld, rule.min_cards, _longest(rules, turn))
    if meld.naturals < rule.min_naturals:
        yield _problem("too_few_naturals", meld, least=rule.min_naturals, count=meld.naturals)
    yield from _wilds(rules, meld)
    if meld.wilds and meld.rank in rule.no_wild_ranks:
        yield _problem("no_wilds_in_rank", meld, count=meld.wilds)
    aces = types_by_id()["aces"].rank
    if (
        meld.wilds
        and meld.rank == aces
        and rule.aces_wild_only_in_initial_meld
        and not turn.initial
    ):
        yield _problem("wild_aces_only_at_first", meld, count=meld.wilds)
    if rule.rule_of_five and meld.wilds and not turn.initial:
        least = rules.canasta_min_cards - (rule.max_wilds or 0)
        if meld.naturals < least:
            yield _problem("too_few_naturals_for_wilds", meld, least=least, count=meld.naturals)


def _wilds(rules: RuleSet, meld: Meld) -> Iterator[Problem]:
    rule = rules.meld_rules
    if rule.max_wilds is not None and meld.wilds > rule.max_wilds:
        yield _problem("too_many_wilds", meld, most=rule.max_wilds, count=meld.wilds)
    if rule.wild_vs_natural == "le" and meld.wilds > meld.naturals:
        yield _problem("more_wilds_than_naturals", meld, count=meld.wilds)
    if rule.wild_vs_natural == "lt" and meld.wilds >= meld.naturals:
        yield _problem("not_fewer_wilds_than_naturals", meld, count=meld.wilds)


def _sequence(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    rule = rules.meld_rules
    if not rule.sequences:
        yield _problem("no_sequences", meld)
        return
    yield from _length(rules, meld, rule.sequence_min, rule.sequence_max)
    low, high = (
        NATURALS.index(rank) for rank in NATURALS if rank in (rule.sequence_low, rule.sequence_high)
    )
    inside = [low <= NATURALS.index(end) <= high for end in (meld.low, meld.high) if end]
    if not all(inside):
        yield _problem("sequence_out_of_range", meld)
    if meld.wilds > rule.sequence_wilds:
        yield _problem("too_many_wilds", meld, most=rule.sequence_wilds, count=meld.wilds)


def _wild(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    rule = rules.meld_rules
    if not rule.pure_wild:
        yield _problem("no_wild_melds", meld)
        return
    yield from _length(rules, meld, rule.min_cards, rule.pure_wild_max)


def _twos(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    rule = rules.meld_rules
    if not rule.twos_meldable:
        yield _problem("no_melds_of_twos", meld)
        return
    yield from _length(rules, meld, rule.min_cards, _longest(rules, turn))
    if meld.naturals < rule.min_naturals:
        yield _problem("too_few_naturals", meld, least=rule.min_naturals, count=meld.naturals)
    yield from _wilds(rules, meld)


def _black_threes(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    rule = rules.black_three
    if rule.meld_when == "never":
        yield _problem("black_threes_never", meld)
    elif rule.meld_when == "going_out" and not turn.going_out:
        yield _problem("black_threes_only_going_out", meld)
    if meld.wilds and not rule.meld_wilds:
        yield _problem("no_wilds_in_rank", meld, count=meld.wilds)
    most = rule.meld_sizes.max or cards_in_packs(rules, BLACK_THREE)
    yield from _length(rules, meld, rule.meld_sizes.min, most)


def _jumble(rules: RuleSet, meld: Meld, turn: Turn) -> Iterator[Problem]:
    yield unlikely("no_meld", values={"rank": "", **_why_none(meld)})


def _why_none(meld: Meld) -> dict[str, str]:
    """Return the reason why the cards of a jumble are not a meld in any rule set."""
    ranks = [card for card in dict.fromkeys(meld.strays) if card not in WILDS]
    first, other, *_ = (*(card.removesuffix("b") for card in ranks), "", "")
    if meld.suit is None:
        why = "red_three" if RED_THREE in ranks else "ranks"
    elif not ranks:
        why = "wild"
    else:
        why = "gap" if set(ranks) <= set(NATURALS) else "threes"
    return {"why": why, "first": first, "other": other}


def _length(rules: RuleSet, meld: Meld, least: int, most: int | None) -> Iterator[Problem]:
    if meld.cards < least:
        yield _problem("too_few_cards", meld, least=least, count=meld.cards)
    if most is not None and meld.cards > most:
        yield _problem("too_many_cards_in_meld", meld, most=most, count=meld.cards)


def _longest(rules: RuleSet, turn: Turn) -> int | None:
    waived = rules.meld_rules.max_cards_waived_when_going_out and turn.going_out
    return None if waived else rules.meld_rules.max_cards


def _problem(code: str, meld: Meld, **values: int) -> Problem:
    return unlikely(code, values={"rank": meld.rank or "", **values})


Judge = Callable[[RuleSet, Meld, Turn], Iterator[Problem]]
JUDGES: dict[MeldKind, Judge] = {
    MeldKind.GROUP: _group,
    MeldKind.SEQUENCE: _sequence,
    MeldKind.WILD: _wild,
    MeldKind.TWOS: _twos,
    MeldKind.BLACK_THREES: _black_threes,
    MeldKind.JUMBLE: _jumble,
}


LaidCard = tuple[Card, str | None]
"""A card, with its suit if it is known from the meld."""


def cards_laid(meld: Meld) -> Counter[LaidCard]:
    """Return the number of each card in a meld; the ranks of a sequence have its suit.

    A count below 0 is ignored.
    """
    cards = [*meld.strays]
    if meld.low is not None and meld.high is not None:
        cards += ranks_between(meld.low, meld.high)
    elif meld.rank is not None:
        cards += [meld.rank] * meld.naturals
    cards += [TWO] * meld.twos + [JOKER] * meld.jokers
    return Counter((card, meld.suit if card in NATURALS else None) for card in cards)


def more_than_dealt(
    rules: RuleSet, placed: Sequence[tuple[int, Meld]]
) -> Iterator[tuple[int, Problem]]:
    """Yield a problem for every card of which melds have more than the packs.

    `placed` are melds with their index among those reported; the index of the last meld that has
    the card comes with the problem. A pack has each natural card once in every suit.
    """
    suited: Counter[LaidCard] = Counter()
    for _, meld in placed:
        suited.update(cards_laid(meld))
    ranks: Counter[LaidCard] = Counter()
    for (card, _), count in suited.items():
        ranks[card, None] += count
    for laid, count in (*ranks.items(), *(item for item in suited.items() if item[0][1])):
        most = cards_in_packs(rules, laid[0]) if laid[1] is None else rules.decks
        if count > most:
            place, meld = next((i, m) for i, m in reversed(placed) if _has(m, laid))
            values = {"card": _named(laid), "count": count, "most": most}
            yield (
                place,
                Problem("too_many_of_a_card", values={**values, "token": write_meld(meld)}),
            )


def _has(meld: Meld, laid: LaidCard) -> bool:
    card, suit = laid
    return any(rank == card and suit in (None, of) for rank, of in cards_laid(meld))


def _named(laid: LaidCard) -> str:
    """Return the name of a card; with its suit as in a hand: `h:7`."""
    card, suit = laid
    return card if suit is None else suit[0] + SUIT_MARK + WRITTEN[card]
