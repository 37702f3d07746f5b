"""The written form of melds and hands: one character a card, one token a meld.

`read_melds`, `read_cards` and `read_suited_hand` read text, `write_meld` writes it;
`side_deal_from` and `deal_converter` read deals from plain data, in which melds are tokens or
objects.

>>> write_meld(group(Card("K"), 3, twos=1))
'KKK2'
"""

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Any, Literal, NamedTuple, TypeVar

from cattrs import Converter

from scorekeeper.caching import MAX_CACHED_RESULTS
from scorekeeper.problem import Problem
from scorekeeper.rules.cards import (
    BLACK_SUITS,
    BLACK_THREE,
    EVERY,
    JOKER,
    NATURALS,
    RED_SUITS,
    RED_THREE,
    SUITS,
    THREE,
    TWO,
    WILDS,
    Card,
    Suit,
    types_by_id,
)
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import Hand, SideDeal
from scorekeeper.scoring.limits import cards_in_packs
from scorekeeper.scoring.meld import SUIT_THREES, Meld, MeldKind, group, ranks_between
from scorekeeper.validation import ExpectedError, convert_document, short_text, strict_converter

T = TypeVar("T")

LETTERS: Mapping[str, Card] = {
    **{rank[0] if rank != "10" else "T": rank for rank in NATURALS},
    TWO: TWO,
    "*": JOKER,
    "B": BLACK_THREE,
    "R": RED_THREE,
}
WRITTEN: Mapping[Card, str] = {card: letter for letter, card in LETTERS.items()} | {THREE: "B"}
SUIT_LETTERS: Mapping[str, str] = {suit[0].upper(): suit for suit in SUITS}
FROM_HAND = "!"
SUIT_MARK = ":"


def read_cards(text: str, *, three: Card | None = None) -> tuple[Card, ...] | Problem:
    """Return the cards of a text in the order written, or the problem in it.

    `10` is read as a ten. A bare `3` is the card `three`; it is refused if that is None, because
    its colour is missing.
    """
    cards: list[Card] = []
    letters = text.strip().upper().replace("10", "T")
    for letter in letters:
        card = three if letter == "3" else LETTERS.get(letter)
        if card is not None:
            cards.append(card)
        elif letter == "3":
            return Problem("bare_three", values={"token": text})
        else:
            return Problem("unknown_character", values={"token": text, "character": letter})
    return tuple(cards) or Problem("empty_notation", values={"token": text})


@lru_cache(maxsize=MAX_CACHED_RESULTS)
def read_meld(token: str, *, plain_threes: bool = False) -> Meld | Problem:
    """Return the meld of one token, or the problem in it.

    Valid letters that are not a meld in any rule set give a `Meld` of kind jumble.
    `plain_threes` is as in `read_token`.
    """
    text = token.strip().upper()
    read = read_token(text.removesuffix(FROM_HAND), token, plain_threes=plain_threes)
    if isinstance(read, Problem):
        return read
    suit, cards = read
    meld = _unsuited_meld(cards) if suit is None else _suited_meld(suit, cards)
    return meld._replace(from_hand=text.endswith(FROM_HAND))


def read_token(
    text: str, token: str, *, plain_threes: bool = False
) -> tuple[str | None, tuple[Card, ...]] | Problem:
    """Return the suit and the cards of a text such as `h:456`, or the problem in it.

    A bare `3` after a suit is the three of that suit. Without a suit it is read only if
    `plain_threes` is True: in rule sets in which threes of both colours are one rank.

    `token` is the written token, which the problem quotes.
    """
    head, mark, rest = text.upper().partition(SUIT_MARK)
    if mark and head not in SUIT_LETTERS:
        return Problem("unknown_suit", values={"token": token, "character": head})
    if mark:
        cards = read_cards(rest, three=SUIT_THREES[SUIT_LETTERS[head]][0])
    else:
        cards = read_cards(text, three=BLACK_THREE if plain_threes else None)
    if isinstance(cards, Problem):
        # `h:` and `!` are not an empty text, but a token without cards.
        is_bare = cards.code == "empty_notation" and token.strip()
        code = "empty_token" if is_bare else cards.code
        return Problem(code, values={**cards.values, "token": token})
    return SUIT_LETTERS[head] if mark else None, cards


def read_melds(text: str, *, plain_threes: bool = False) -> tuple[Meld, ...] | Problem:
    """Return the melds of a text, separated by spaces, or the problem of the first bad token.

    `plain_threes` is as in `read_token`.
    """
    melds: list[Meld] = []
    for token in text.split():
        meld = read_meld(token, plain_threes=plain_threes)
        if isinstance(meld, Problem):
            return meld
        melds.append(meld)
    return tuple(melds) or Problem("empty_notation", values={"token": text})


def write_meld(meld: Meld) -> str:
    """Return the token of a meld: upper case, natural cards first, then twos, then jokers."""
    wilds = (TWO,) * meld.twos + (JOKER,) * meld.jokers
    letters = "".join(WRITTEN[card] for card in (*_natural_cards(meld), *wilds))
    mark = "" if meld.suit is None else meld.suit[0].upper() + SUIT_MARK
    end = FROM_HAND if meld.from_hand else ""
    return mark + letters + end


def _natural_cards(meld: Meld) -> tuple[Card, ...]:
    """Return the natural cards of a meld, and all cards of a jumble, in the order of the token."""
    if meld.kind is MeldKind.SEQUENCE and meld.low and meld.high:
        return ranks_between(meld.low, meld.high)
    if meld.run:
        three = RED_THREE if meld.suit in RED_SUITS else BLACK_THREE
        return tuple(three if card == THREE else card for card in meld.run)
    naturals = (meld.rank,) * meld.naturals if meld.rank else ()
    return (*naturals, *meld.strays)


def _unsuited_meld(cards: tuple[Card, ...]) -> Meld:
    """Return the meld of a token without a suit: a group, wild cards, or a jumble."""
    count = Counter(cards)
    twos = count.pop(TWO, 0)
    jokers = count.pop(JOKER, 0)
    if not count:
        return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers)
    if len(count) > 1 or RED_THREE in count:
        return Meld(kind=MeldKind.JUMBLE, strays=cards)
    ((rank, naturals),) = count.items()
    return group(rank, naturals, twos, jokers)


def _suited_meld(suit: str, cards: tuple[Card, ...]) -> Meld:
    """Return the meld of a token with a suit; a jumble unless it is a sequence from the four up.

    `judged_melds` reads jumbles of a suit anew in rule sets with other sequences.
    """
    naturals = [card for card in cards if card not in WILDS]
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


@dataclass(frozen=True, slots=True, kw_only=True)
class WrittenMeld:
    """A meld as an object of a document; numbers are 0 by default."""

    kind: Literal["group", "sequence", "wild", "twos", "black_threes"] = "group"
    rank: str | None = None
    naturals: int = 0
    twos: int = 0
    jokers: int = 0
    suit: Suit | None = None
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


def side_deal_from(document: object, *, plain_threes: bool = False) -> SideDeal:
    """Return one side's deal from plain data; raise `DocumentError` with every problem.

    `plain_threes` is as in `read_token`.
    """
    return convert_document(deal_converter(plain_threes=plain_threes), document, SideDeal)


@cache
def deal_converter(*, plain_threes: bool = False) -> Converter:
    """Return the converter for deals; unknown fields are problems."""
    return new_deal_converter(forbid_unknown=True, plain_threes=plain_threes)


def new_deal_converter(*, forbid_unknown: bool, plain_threes: bool = False) -> Converter:
    """Return a strict converter that also reads melds, hands and canasta types.

    `plain_threes` is as in `read_token`.
    """
    converter = strict_converter(forbid_unknown=forbid_unknown)
    plain = strict_converter(forbid_unknown=forbid_unknown)
    numbers = plain.get_structure_hook(Mapping[str, int])

    def structure_meld(value: Any, _: Any) -> Meld:
        if not isinstance(value, str):
            return meld_from(plain.structure(value, WrittenMeld))
        return _read(read_meld(value, plain_threes=plain_threes))

    def structure_hand(value: Any, _: Any) -> Hand:
        """Return the number of each card, from a text in notation or from numbers by card."""
        if isinstance(value, str):
            three = BLACK_THREE if plain_threes else None
            return Counter(_read(read_cards(value, three=three)))
        counted: Counter[Card] = Counter()
        for name, count in numbers(value, Mapping[str, int]).items():
            if name not in CARD_NAMES:
                raise ExpectedError("not_offered", allowed=EVERY, value=short_text(name))
            counted[CARD_NAMES[name]] += count
        return counted

    def structure_canastas(value: Any, _: Any) -> Mapping[str, int]:
        counts: Mapping[str, int] = numbers(value, Mapping[str, int])
        for name in counts:
            if name not in types_by_id():
                raise ExpectedError(
                    "not_offered", allowed=(*types_by_id(),), value=short_text(name)
                )
        return counts

    converter.register_structure_hook(Meld, structure_meld)
    converter.register_structure_hook_func(lambda t: t == Hand, structure_hand)
    converter.register_structure_hook_func(lambda t: t == Mapping[str, int], structure_canastas)
    return converter


def _read(value: T | Problem) -> T:
    """Return the value read from a text; raise `ExpectedError` if it is a problem."""
    if isinstance(value, Problem):
        raise ExpectedError(value.code, **value.values)
    return value


def meld_from(written: WrittenMeld) -> Meld:
    """Return the meld of an object in a document.

    Raise `ExpectedError` if its fields do not fit its kind.
    """
    for field in fields(written):
        is_set = getattr(written, field.name) != field.default
        if is_set and field.name not in (*EVERY_KIND, *FIELDS[written.kind]):
            raise ExpectedError("unknown_field", field.name, field=field.name)
    match written.kind:
        case "group":
            meld = _group_from(written)
        case "sequence":
            meld = _sequence_from(written)
        case "black_threes":
            # They are never a canasta, so it does not matter whether they come from the hand.
            return group(BLACK_THREE, written.count, written.twos, written.jokers)
        case "twos":
            meld = group(TWO, written.naturals, jokers=written.jokers)
        case "wild":
            meld = Meld(kind=MeldKind.WILD, twos=written.twos, jokers=written.jokers)
    return meld._replace(from_hand=written.from_hand)


def _group_from(written: WrittenMeld) -> Meld:
    """Return a meld of one rank; a meld of twos or jokers is one of wild cards.

    Raise `ExpectedError` for a rank that cannot be melded.
    """
    rank = CARD_NAMES.get(written.rank or "")
    if rank is None or rank not in MELD_RANKS:
        value = short_text(written.rank)
        raise ExpectedError("not_offered", "rank", allowed=MELD_RANKS, value=value)
    twos = written.twos
    jokers = written.jokers
    if rank == TWO:
        return Meld(kind=MeldKind.WILD, twos=twos + written.naturals, jokers=jokers)
    if rank == JOKER:
        return Meld(kind=MeldKind.WILD, twos=twos, jokers=jokers + written.naturals)
    return group(rank, written.naturals, twos, jokers)


def _sequence_from(written: WrittenMeld) -> Meld:
    """Return a sequence from its suit and its ends; raise `ExpectedError` if these do not fit."""
    low, high = (CARD_NAMES.get(end or "") for end in (written.low, written.high))
    if written.suit is None:
        raise ExpectedError("missing_field", "suit", field="suit")
    if low is None or high is None or low not in NATURALS or high not in NATURALS:
        name = "low" if low not in NATURALS else "high"
        value = short_text(getattr(written, name))
        raise ExpectedError("not_offered", name, allowed=NATURALS, value=value)
    ranks = ranks_between(low, high)
    if not ranks:
        raise ExpectedError("sequence_descends", "low", low=low, high=high)
    meld = Meld(MeldKind.SEQUENCE, suit=written.suit, low=low, high=high, naturals=len(ranks))
    return meld._replace(twos=written.twos, jokers=written.jokers)


SUITS_OF_THREES = {BLACK_THREE: BLACK_SUITS, RED_THREE: RED_SUITS}


class HeldCard(NamedTuple):
    """A card in a hand. Without a suit it fits into groups, but into no sequence."""

    card: Card
    suit: str | None = None


SuitedHand = Mapping[HeldCard, int]
"""The number of each card."""


def read_suited_hand(
    text: str, *, plain_threes: bool = False, suited: Container[Card] = NATURALS
) -> Counter[HeldCard] | Problem:
    """Return the cards of a hand such as `AKK h:4567 s:9`, or the problem in it.

    A token that begins with a suit gives the suit of its cards, as far as they are among `suited`:
    `suited_cards` of the rule set. `plain_threes` is as in `read_token`.
    """
    hand: Counter[HeldCard] = Counter()
    for token in text.split():
        read = read_token(token, token, plain_threes=plain_threes)
        if isinstance(read, Problem):
            return read
        suit, cards = read
        for card in cards:
            if suit is not None and suit not in SUITS_OF_THREES.get(card, SUITS):
                values = {"token": token, "character": WRITTEN[card].lower()}
                return Problem("unknown_character", values=values)
            hand[HeldCard(card, suit if card in suited else None)] += 1
    return hand or Problem("empty_notation", values={"token": text})


def write_held_card(held: HeldCard) -> str:
    """Return a card as written in a hand: `K`, `*`, or with its suit `h:7`."""
    if held.suit is None:
        return WRITTEN[held.card]
    card = SUIT_THREES[held.suit][0] if held.card == THREE else held.card
    return held.suit[0] + SUIT_MARK + WRITTEN[card]


def pack_problem(rules: RuleSet, hand: SuitedHand) -> Problem | None:
    """Return a problem for the first card that a hand has more often than the packs, or None."""
    ranks: Counter[HeldCard] = Counter()
    for held, count in hand.items():
        ranks[HeldCard(held.card)] += count
    suited = ((held, count) for held, count in hand.items() if held.suit is not None)
    for held, count in (*suited, *ranks.items()):
        most = rules.decks if held.suit else cards_in_packs(rules, held.card)
        if count > most:
            token = write_held_card(held) + WRITTEN[held.card] * (count - 1)
            card = write_held_card(held) if held.suit else held.card
            values = {"card": card, "count": count, "most": most, "token": token}
            return Problem("too_many_of_a_card", values=values)
    return None
