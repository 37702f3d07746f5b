"""Cards, suits and types of canastas, by the names that rule files and records use."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal, NewType, get_args

from scorekeeper.rules.model import CountRange, Need, RuleSet
from scorekeeper.validation import strict_converter

Card = NewType("Card", str)
"""A rank of `NATURALS`, a wild card of `WILDS`, or one of the two threes."""

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
SUITS: tuple[Suit, ...] = get_args(Suit)
RED_SUITS = ("hearts", "diamonds")
BLACK_SUITS = ("spades", "clubs")

NATURALS: tuple[Card, ...] = tuple(
    Card(rank) for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
)
"""Ranks that melds are made of, low to high: the order of a sequence."""

TWO = Card("2")
JOKER = Card("JOKER")
WILDS = (TWO, JOKER)
BLACK_THREE = Card("3b")
RED_THREE = Card("3r")
THREE = Card("3")
"""A three of any colour, where threes are cards as all others."""

VALUED: tuple[Card, ...] = (JOKER, TWO, *reversed(NATURALS), BLACK_THREE)
"""Every card that has a card value, dearest names first as score sheets print them."""

EVERY: tuple[Card, ...] = (*VALUED, RED_THREE)


def plain_threes(rules: RuleSet) -> bool:
    """Return True if threes are cards as all others: then they have one value, whatever colour."""
    return THREE in rules.card_values


def plain_card(rules: RuleSet, card: Card) -> Card:
    """Return a card as a rule set knows it: a three of any colour where threes are plain."""
    is_three = card in (BLACK_THREE, RED_THREE) and plain_threes(rules)
    return THREE if is_three else card


def valued(rules: RuleSet) -> tuple[Card, ...]:
    """Return every card that has a card value in a rule set, as `VALUED`."""
    return tuple(plain_card(rules, card) for card in VALUED if rules.jokers or card != JOKER)


def value_of(rules: RuleSet, card: Card) -> int:
    """Return the card value of a card, in points; 0 if it has none."""
    return rules.card_values.get(plain_card(rules, card), 0)


ANY_TYPE = "any"
"""The type that stands for all types in a count of canastas."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaType:
    """One name of a canasta and the cards that it stands for."""

    id: str
    kind: str
    satisfies: tuple[Need, ...]
    rank: Card | None = None
    naturals: CountRange = ()
    wilds: CountRange = ()
    jokers: CountRange = ()
    counts_as: str | None = None
    is_usual: bool = False
    has_own_look: bool = False
    cards: CountRange = ()
    also: str | None = None
    is_whole: bool = False
    """True if it has all cards of a suit or a rank; one of a rank is never a sequence."""

    @property
    def is_pure(self) -> bool:
        """True if no wild card may be in it."""
        return self.wilds == (0, 0)


@dataclass(frozen=True, slots=True)
class HeldRank:
    """A rank of which a player pays for being left with `least` cards or more."""

    id: str
    rank: Card
    least: int


@dataclass(frozen=True, slots=True)
class CanastaTypes:
    """The types of canastas, most special name first, and the held ranks that are penalized."""

    type: tuple[CanastaType, ...]
    held: tuple[HeldRank, ...]


@cache
def canasta_types() -> CanastaTypes:
    """Return everything in `canasta_types.toml`."""
    text = (files("scorekeeper.rules") / "canasta_types.toml").read_text("utf-8")
    return strict_converter().structure(tomllib.loads(text), CanastaTypes)


@cache
def types_by_id() -> Mapping[str, CanastaType]:
    """Return the types of canastas by their id, in the order of the table."""
    return {canasta.id: canasta for canasta in canasta_types().type}


def bonus_of(rules: RuleSet, type_id: str) -> int | None:
    """Return the points of one canasta of a type; None if the rule set has no such type."""
    bonus: int | None = getattr(rules.canasta_bonus, type_id)
    return bonus


def stack_type(type_id: str) -> str:
    """Return the type of a canasta as it looks on the table, squared up.

    >>> stack_type("suit_ace_to_ace"), stack_type("semi_natural"), stack_type("sevens_mixed")
    ('suit_ace_to_ace', 'semi_natural', 'mixed')
    """
    canasta = types_by_id()[type_id]
    if canasta.has_own_look:
        return type_id
    if canasta.kind == "twos":
        return "natural" if canasta.is_pure else "mixed"
    return canasta.counts_as or type_id


def may_be_sequence(rules: RuleSet, canasta: CanastaType) -> bool:
    """Return True if a sequence can be a canasta of a type."""
    as_groups = rules.meld_rules.sequence_canastas == "as_groups"
    is_plain_group = canasta.kind == "group" and canasta.rank is None and not canasta.is_whole
    return canasta.kind == "sequence" or (as_groups and is_plain_group)


def is_in(count: int, allowed: CountRange) -> bool:
    """Return True if `count` is in `[least, most]`; `[least]` has no upper limit, `[]` none."""
    if not allowed:
        return True
    least, *most = allowed
    return least <= count and (not most or count <= most[0])


def priced_type(rules: RuleSet, type_id: str) -> str:
    """Return the type under which a canasta is priced: its own, or the plainer one it counts as."""
    plainer = types_by_id()[type_id].counts_as
    return plainer if plainer is not None and bonus_of(rules, type_id) is None else type_id
