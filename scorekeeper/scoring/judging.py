"""Melds as a rule set sees them: twos as a rank, and one meld a rank, where it says so."""

from collections.abc import Callable, Iterable
from operator import itemgetter

from scorekeeper.remembered import remembered
from scorekeeper.rules.cards import TWO
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.meld import Meld, MeldKind

NEVER_JOINED = (MeldKind.SEQUENCE, MeldKind.JUMBLE)
RANK = itemgetter(Meld._fields.index("rank"))

Placed = tuple[tuple[int, Meld], ...]
"""Judged melds, each with the place of its first part among those reported."""


def judged_melds(rules: RuleSet, melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Melds as a rule set judges them."""
    return judging(rules)(tuple(melds))


def placed_melds(rules: RuleSet, melds: Iterable[Meld]) -> Placed:
    """The judged melds, each with the place of its first part among those reported."""
    rule, seen = rules.meld_rules, tuple(melds)
    placed = tuple(enumerate(_with_twos(seen) if rule.twos_meldable else seen))
    return _joined(placed, rules.canasta_min_cards) if rule.one_meld_per_rank else placed


@remembered
def judging(rules: RuleSet) -> Callable[[tuple[Meld, ...]], tuple[Meld, ...]]:
    """What judges melds by a rule set."""
    rule, canasta = rules.meld_rules, rules.canasta_min_cards
    seen = _with_twos if rule.twos_meldable else tuple

    def joined(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
        found = seen(melds)
        if _lie_apart(found):
            return found
        return tuple([meld for _, meld in _joined(tuple(enumerate(found)), canasta)])

    return joined if rule.one_meld_per_rank else seen


def _lie_apart(melds: tuple[Meld, ...]) -> bool:
    """Whether no two melds have a rank in common, as it is in most deals: none is to be joined."""
    return len(set(map(RANK, melds))) == len(melds)


def _joined(reported: Placed, canasta: int) -> Placed:
    """One meld of each kind and rank, the parts of each put together."""
    placed: dict[object, tuple[int, Meld]] = {}
    for place, meld in reported:
        key = place if meld.kind in NEVER_JOINED else (meld.kind, meld.rank)
        first, before = placed.get(key, (place, None))
        placed[key] = first, meld if before is None else _together(before, meld, canasta)
    return tuple(placed.values())


def _with_twos(melds: tuple[Meld, ...]) -> tuple[Meld, ...]:
    """The same melds where twos are a rank of their own."""
    return tuple([_as_twos(meld) if meld.rank is None else meld for meld in melds])


def _as_twos(meld: Meld) -> Meld:
    if not meld.twos or meld.kind is not MeldKind.WILD:
        return meld
    return meld._replace(kind=MeldKind.TWOS, rank=TWO, naturals=meld.twos, twos=0)


def _together(one: Meld, other: Meld, canasta: int) -> Meld:
    """Two melds as one; it was laid from the hand if one of them was a whole canasta so laid."""
    laid_at_once = [m.from_hand for m in (one, other) if m.cards >= canasta]
    return one._replace(
        naturals=one.naturals + other.naturals,
        twos=one.twos + other.twos,
        jokers=one.jokers + other.jokers,
        from_hand=any(laid_at_once),
    )
