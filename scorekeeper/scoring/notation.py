"""The written form of melds and hands: one character a card, one token a meld.

`read_melds` and `read_hand` read text, `write_meld` writes it; `side_deal_from` and
`deal_converter` read deals from plain data, in which melds are tokens or objects.

>>> write_meld(group(Card("K"), 3, twos=1))
'KKK2'
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any, Literal

from cattrs import Converter

from scorekeeper.remembered import MOST_ANSWERS
from scorekeeper.rules.cards import (
    BLACK_THREE,
    EVERY,
    JOKER,
    NATURALS,
    RED_THREE,
    SUITS,
    TWO,
    Card,
    types_by_id,
)
from scorekeeper.scoring.deal import Hand, SideDeal
from scorekeeper.scoring.meld import Meld, MeldKind, group, ranks_between
from scorekeeper.scoring.problem import Problem
from scorekeeper.typed import ExpectedError, picture, strict_converter, structured

LETTERS: Mapping[str, Card] = {
    **{rank[0] if rank != "10" else "T": rank for rank in NATURALS},
    TWO: TWO,
    "*": JOKER,
    "B": BLACK_THREE,
    "R": RED_THREE,
}
WRITTEN: Mapping[Card, str] = {card: letter for letter, card in LETTERS.items()}
SUIT_LETTERS: Mapping[str, str] = {suit[0].upper(): suit for suit in SUITS}
FROM_HAND = "!"
SUIT_MARK = ":"


def read_cards(text: str) -> tuple[Card, ...] | Problem:
    """Return the cards of a text in the order written, or the problem in it.

    `10` is read as a ten; a bare `3` is refused, because its colour is missing.
    """
    cards: list[Card] = []
    letters = text.strip().upper().replace("10", "T")
    for letter in letters:
        if letter == "3":
            return Problem("bare_three", values={"token": text})
        if letter not in LETTERS:
            return Problem("unknown_character", values={"token": text, "character": letter})
        cards.append(LETTERS[letter])
    return tuple(cards) or Problem("empty_notation", values={"token": text})


def read_hand(text: str) -> Counter[Card] | Problem:
    """Return the number of each card in a written hand, or the problem in it."""
    cards = read_cards(text)
    return cards if isinstance(cards, Problem) else Counter(cards)


@lru_cache(maxsize=MOST_ANSWERS)
def read_meld(token: str) -> Meld | Problem:
    """Return the meld of one token, or the problem in it.

    A token of good letters that is not a meld in any rule set is a `Meld` of kind jumble.
    """
    text = token.strip().upper()
    body = text.removesuffix(FROM_HAND)
    head, mark, rest = body.partition(SUIT_MARK)
    if mark and head not in SUIT_LETTERS:
        return no_suit(token, head)
    cards = read_cards(rest if mark else body)
    if isinstance(cards, Problem):
        return in_token(cards, token)
    meld = _sequence(SUIT_LETTERS[head], cards) if mark else _same_rank(cards)
    return meld._replace(from_hand=text.endswith(FROM_HAND))


def no_suit(token: str, head: str) -> Problem:
    """Return the problem of a token without a suit before its colon."""
    return Problem("unknown_suit", values={"token": token, "character": head})


def in_token(problem: Problem, token: str) -> Problem:
    """Return a problem of the cards of a token as one of the token: `h:`, `!` and an empty one."""
    values = {**problem.values, "token": token}
    is_bare = problem.code == "empty_notation" and token.strip()
    return Problem("empty_token" if is_bare else problem.code, values=values)


def read_melds(text: str) -> tuple[Meld, ...] | Problem:
    """Return the melds of a text, separated by spaces, or the problem of the first bad token."""
    melds: list[Meld] = []
    for token in text.split():
        meld = read_meld(token)
        if isinstance(meld, Problem):
            return meld
        melds.append(meld)
    return tuple(melds) or Problem("empty_notation", values={"token": text})


def write_meld(meld: Meld) -> str:
    """Return the token of a meld: upper case, natural cards first, then twos, then jokers."""
    wilds = WRITTEN[TWO] * meld.twos + WRITTEN[JOKER] * meld.jokers
    end = wilds + (FROM_HAND if meld.from_hand else "")
    if meld.kind is MeldKind.SEQUENCE and meld.suit and meld.low and meld.high:
        ranks = ranks_between(meld.low, meld.high)
        return meld.suit[0].upper() + SUIT_MARK + "".join(WRITTEN[r] for r in ranks) + end
    mark = meld.suit[0].upper() + SUIT_MARK if meld.suit else ""
    naturals = WRITTEN[meld.rank] * meld.naturals if meld.rank else ""
    return mark + naturals + "".join(WRITTEN[card] for card in meld.strays) + end


def _same_rank(cards: tuple[Card, ...]) -> Meld:
    count = Counter(cards)
    twos, jokers = count.pop(TWO, 0), count.pop(JOKER, 0)
    if not count:
        return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)
    if len(count) > 1 or RED_THREE in count:
        return Meld(kind=MeldKind.JUMBLE, strays=cards)
    ((rank, naturals),) = count.items()
    return group(rank, naturals, twos, jokers)


def _sequence(suit: str, cards: tuple[Card, ...]) -> Meld:
    naturals = [card for card in cards if card not in (TWO, JOKER)]
    in_order = set(naturals) <= set(NATURALS) and naturals
    if not in_order or tuple(naturals) != ranks_between(naturals[0], naturals[-1]):
        return Meld(kind=MeldKind.JUMBLE, suit=suit, strays=cards)
    return Meld(
        kind=MeldKind.SEQUENCE,
        suit=suit,
        low=naturals[0],
        high=naturals[-1],
        naturals=len(naturals),
        twos=cards.count(TWO),
        jokers=cards.count(JOKER),
    )


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
    """A meld as an object of a document; numbers are 0 by default."""

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
    """Return one side's deal from plain data; raise `DocumentError` with every complaint."""
    return structured(deal_converter(), document, SideDeal)


@cache
def deal_converter() -> Converter:
    """Return the converter for deals without unknown fields."""
    return new_deal_converter(forbid_unknown=True)


def new_deal_converter(*, forbid_unknown: bool) -> Converter:
    """Return a strict converter that also reads melds, hands and canasta types."""
    converter = strict_converter(forbid_unknown=forbid_unknown)
    melds = strict_converter(forbid_unknown=forbid_unknown)
    converter.register_structure_hook(Meld, lambda value, _: _meld(value, melds))
    converter.register_structure_hook_func(lambda t: t == Hand, _hand)
    converter.register_structure_hook_func(lambda t: t == Mapping[str, int], _by_type)
    return converter


def meld_from(written: WrittenMeld) -> Meld:
    """Return the meld of an object in a document.

    Raise `ExpectedError` if its fields do not fit its kind.
    """
    for field in fields(written):
        is_set = getattr(written, field.name) != field.default
        if is_set and field.name not in (*EVERY_KIND, *FIELDS[written.kind]):
            raise ExpectedError(f"{field.name}: a meld of kind {written.kind} has no such field")
    match written.kind:
        case "group":
            return _group(written)
        case "sequence":
            return _sequence_from(written)
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


def _sequence_from(written: WrittenMeld) -> Meld:
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
