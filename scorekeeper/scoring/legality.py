"""Which cards may lie together: what is wrong with a meld, each thing with a code."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from scorekeeper.remembered import remembered
from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.cards import BLACK_THREE, NATURALS, RED_THREE, WILDS
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind
from scorekeeper.scoring.packs import cards_in_packs
from scorekeeper.scoring.problem import Problem, unlikely


class Turn(NamedTuple):
    """In which turn a meld is laid."""

    going_out: bool
    """The player goes out in it."""
    initial: bool
    """It has the side's first melds of the deal."""


def meld_problems(
    rules: RuleSet, meld: Meld, *, going_out: bool = False, initial: bool = True
) -> tuple[Problem, ...]:
    """Everything that makes a meld illegal; nothing where it may be laid.

    People lay illegal melds, so all of it is unlikely and none impossible, but counts below 0.

    `going_out` says that it is laid by a player who goes out in that turn, `initial` that it
    belongs to the side's first melds of the deal.
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
    low, high = (NATURALS.index(rank) for rank in NATURALS if rank in _ends(rules))
    inside = [low <= NATURALS.index(end) <= high for end in (meld.low, meld.high) if end]
    if not all(inside):
        yield _problem("sequence_out_of_range", meld)
    if meld.wilds > rule.sequence_wilds:
        yield _problem("too_many_wilds", meld, most=rule.sequence_wilds, count=meld.wilds)


def _ends(rules: RuleSet) -> tuple[str, str]:
    return rules.meld_rules.sequence_low, rules.meld_rules.sequence_high


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
    """What keeps the cards of a jumble from being a meld in any rule set."""
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
