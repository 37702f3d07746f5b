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
"""A rank in `NATURALS`, a wild card in `WILDS`, a red or black three, or `THREE`."""

Suit = Literal["spades", "hearts", "diamonds", "clubs"]
SUITS: tuple[Suit, ...] = get_args(Suit)
RED_SUITS = ("hearts", "diamonds")
BLACK_SUITS = ("spades", "clubs")

NATURALS: tuple[Card, ...] = tuple(
    Card(rank) for rank in ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
)
"""The ranks of ordinary melds, low to high, which is their order in a sequence."""

TWO = Card("2")
JOKER = Card("JOKER")
WILDS = (TWO, JOKER)
BLACK_THREE = Card("3b")
RED_THREE = Card("3r")
THREE = Card("3")
"""A three of any colour, in rule sets in which threes are ordinary cards."""

VALUED: tuple[Card, ...] = (JOKER, TWO, *reversed(NATURALS), BLACK_THREE)
"""The cards with a card value in the order of score sheets: joker, two, ace, king and so on."""

EVERY: tuple[Card, ...] = (*VALUED, RED_THREE)


def has_plain_threes(rules: RuleSet) -> bool:
    """Return True if threes are ordinary cards, with one card value for both colours."""
    return THREE in rules.card_values


def plain_card(rules: RuleSet, card: Card) -> Card:
    """Return a card as a rule set names it: `THREE` for any ordinary three."""
    is_three = card in (BLACK_THREE, RED_THREE) and has_plain_threes(rules)
    return THREE if is_three else card


def valued_cards(rules: RuleSet) -> tuple[Card, ...]:
    """Return the cards with a card value in a rule set, in the order of `VALUED`."""
    return tuple(plain_card(rules, card) for card in VALUED if rules.jokers or card != JOKER)


def value_of(rules: RuleSet, card: Card) -> int:
    """Return the card value of a card, in points; 0 if it has none."""
    return rules.card_values.get(plain_card(rules, card), 0)


ANY_TYPE = "any"
"""Means canastas of every type, where canastas are counted by type."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CanastaType:
    """A type of canasta, and the conditions for its cards."""

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
    """True if it has all cards of a suit or of a rank; if of a rank, it is never a sequence."""

    @property
    def is_pure(self) -> bool:
        """True if no wild card may be in it."""
        return self.wilds == (0, 0)


@dataclass(frozen=True, slots=True)
class HeldRank:
    """A rank that costs a side points if a player has `least` or more cards of it left in hand."""

    id: str
    rank: Card
    least: int


@dataclass(frozen=True, slots=True)
class CanastaTypes:
    """The types of canastas, the most special one first, and the ranks that cost points in hand."""

    type: tuple[CanastaType, ...]
    held: tuple[HeldRank, ...]


@cache
def canasta_types() -> CanastaTypes:
    """Return the contents of `canasta_types.toml`."""
    text = (files("scorekeeper.rules") / "canasta_types.toml").read_text("utf-8")
    return strict_converter().structure(tomllib.loads(text), CanastaTypes)


@cache
def types_by_id() -> Mapping[str, CanastaType]:
    """Return the types of canastas by their id, in the order of the table."""
    return {canasta.id: canasta for canasta in canasta_types().type}


def bonus_of(rules: RuleSet, type_id: str) -> int | None:
    """Return the bonus of a canasta of a type, in points; None if there is no such type."""
    bonus: int | None = getattr(rules.canasta_bonus, type_id)
    return bonus


def stack_type(type_id: str) -> str:
    """Return the type that a canasta of a type looks like on the table as a closed stack.

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


def is_in_range(count: int, allowed: CountRange) -> bool:
    """Return True if `count` is in `[least, most]`.

    `[least]` has no upper limit, `[]` has no limits.
    """
    if not allowed:
        return True
    least, *most = allowed
    return least <= count and (not most or count <= most[0])


def priced_type(rules: RuleSet, type_id: str) -> str:
    """Return the type whose bonus a canasta has: its own, or the plainer type it counts as.

    The plainer type is returned only if the rule set has no bonus for the canasta's own type.
    """
    plainer = types_by_id()[type_id].counts_as
    return plainer if plainer is not None and bonus_of(rules, type_id) is None else type_id
