"""Documents to deals: melds as objects or tokens, hands by rank or in notation."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal

from cattrs import Converter

from scorekeeper.rules.canasta_types import types_by_id
from scorekeeper.rules.cards import BLACK_THREE, EVERY, JOKER, NATURALS, TWO, Card
from scorekeeper.scoring.meld import Meld, MeldKind, group, ranks_between
from scorekeeper.scoring.notation import read_hand, read_meld
from scorekeeper.scoring.problem import Problem
from scorekeeper.scoring.record import Hand, SideDeal
from scorekeeper.typed import ExpectedError, picture, strict_converter, structured

CARD_NAMES: Mapping[str, Card] = {**{card: card for card in EVERY}, "T": Card("10")}
MELD_RANKS = (*NATURALS, TWO, JOKER)
UNREADABLE = {
    "unknown_suit": "before the colon one of s, h, d, c should stand",
    "bare_three": "a bare 3 says no colour: write b for a black three, r for a red one",
    "empty_notation": "at least one card should stand here",
    "empty_token": "at least one card should stand here",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenMeld:
    """A meld as an object of a document; every number is 0 unless said."""

    kind: Literal["group", "sequence", "wild", "twos", "black_threes"] = "group"
    rank: str | None = None
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    suit: Literal["spades", "hearts", "diamonds", "clubs"] | None = None
    low: str | None = None
    high: str | None = None
    count: int = 0
    from_hand: bool = False


EVERY_KIND = ("kind", "jokers", "from_hand")
FIELDS: Mapping[str, tuple[str, ...]] = {
    "group": ("rank", "naturals", "twos"),
    "sequence": ("suit", "low", "high", "twos"),
    "wild": ("twos",),
    "twos": ("naturals",),
    "black_threes": ("count", "twos"),
}
"""The fields of `WrittenMeld` that only some kinds of meld have."""


def side_deal_from(document: object) -> SideDeal:
    """One side's deal from plain data; `DocumentError` with every complaint where it is none."""
    return structured(deal_converter(), document, SideDeal)


@cache
def deal_converter() -> Converter:
    """The converter for deals in which every field must be known."""
    return new_deal_converter(forbid_unknown=True)


def new_deal_converter(*, forbid_unknown: bool) -> Converter:
    """A strict converter that also reads melds, hands and canasta types."""
    converter = strict_converter(forbid_unknown=forbid_unknown)
    melds = strict_converter(forbid_unknown=forbid_unknown)
    converter.register_structure_hook(Meld, lambda value, _: _meld(value, melds))
    converter.register_structure_hook_func(lambda t: t == Hand, _hand)
    converter.register_structure_hook_func(lambda t: t == Mapping[str, int], _by_type)
    return converter


def meld_from(written: WrittenMeld) -> Meld:
    """The meld that an object of a document describes.

    Raises `ExpectedError` where its fields do not fit its kind.
    """
    for field in fields(written):
        said = getattr(written, field.name) != field.default
        if said and field.name not in (*EVERY_KIND, *FIELDS[written.kind]):
            raise ExpectedError(f"{field.name}: a meld of kind {written.kind} has no such field")
    match written.kind:
        case "group":
            return _group(written)
        case "sequence":
            return _sequence(written)
        case "black_threes":
            return group(BLACK_THREE, written.count, written.twos, written.jokers)
        case "twos":
            meld = group(TWO, written.naturals, jokers=written.jokers)
        case "wild":
            meld = Meld(kind=MeldKind.WILD, twos=written.twos, jokers=written.jokers)
    return Meld(
        kind=meld.kind,
        rank=meld.rank,
        naturals=meld.naturals,
        twos=meld.twos,
        jokers=meld.jokers,
        from_hand=written.from_hand,
    )


def _meld(value: Any, melds: Converter) -> Meld:
    if not isinstance(value, str):
        return meld_from(melds.structure(value, WrittenMeld))
    meld = read_meld(value)
    return meld if isinstance(meld, Meld) else _refuse(value, meld)


def _refuse(value: str, problem: Problem) -> Any:
    character = problem.values.get("character")
    reason = UNREADABLE.get(problem.code, f"{character} is no card")
    raise ExpectedError(f"{picture(value)} cannot be read: {reason}")


def _group(written: WrittenMeld) -> Meld:
    rank = CARD_NAMES.get(written.rank or "")
    if rank not in MELD_RANKS:
        raise ExpectedError(f"rank: one of {', '.join(MELD_RANKS)}, not {picture(written.rank)}")
    twos = written.twos + (written.naturals if rank == TWO else 0)
    jokers = written.jokers + (written.naturals if rank == JOKER else 0)
    if rank in (TWO, JOKER):
        return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers, from_hand=written.from_hand)
    return Meld(
        kind=MeldKind.GROUP,
        rank=rank,
        naturals=written.naturals,
        twos=twos,
        jokers=jokers,
        from_hand=written.from_hand,
    )


def _sequence(written: WrittenMeld) -> Meld:
    low, high = (CARD_NAMES.get(end or "") for end in (written.low, written.high))
    if written.suit is None:
        raise ExpectedError("suit: a sequence has one of spades, hearts, diamonds, clubs")
    if low is None or high is None or low not in NATURALS or high not in NATURALS:
        raise ExpectedError(f"low, high: two of {', '.join(NATURALS)} are needed")
    ranks = ranks_between(low, high)
    if not ranks:
        raise ExpectedError(f"low, high: {low} does not lie below {high}")
    return Meld(
        kind=MeldKind.SEQUENCE,
        suit=written.suit,
        low=low,
        high=high,
        naturals=len(ranks),
        twos=written.twos,
        jokers=written.jokers,
        from_hand=written.from_hand,
    )


def _hand(value: Any, _: Any) -> Hand:
    if isinstance(value, str):
        hand = read_hand(value)
        return _refuse(value, hand) if isinstance(hand, Problem) else hand
    counted: Counter[Card] = Counter()
    for name, count in _numbers(value).items():
        if name not in CARD_NAMES:
            raise ExpectedError(f"{picture(name)} is no card: one of {', '.join(EVERY)}")
        counted[CARD_NAMES[name]] += count
    return counted


def _by_type(value: Any, _: Any) -> Mapping[str, int]:
    counts = _numbers(value)
    for name in counts:
        if name not in types_by_id():
            known = ", ".join(types_by_id())
            raise ExpectedError(f"{picture(name)} is no type of canasta: one of {known}")
    return counts


def _numbers(value: Any) -> Mapping[str, int]:
    numbers: Mapping[str, int] = _plain_numbers()(value, Mapping[str, int])
    return numbers


@cache
def _plain_numbers() -> Callable[[Any, Any], Any]:
    return strict_converter().get_structure_hook(Mapping[str, int])
