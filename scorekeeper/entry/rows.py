"""What the record screen asks, worked out from the rule set: nothing that cannot apply."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from scorekeeper.rules.canasta_types import CanastaType, bonus_of, canasta_types, types_by_id
from scorekeeper.rules.cards import BLACK_THREE, JOKER, RED_THREE, TWO
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.packs import cards_in_packs, most_canastas

Group = Literal[
    "canastas",
    "hand_canastas",
    "red_threes",
    "black_threes",
    "black_threes_captured",
    "red_threes_in_hand",
    "black_threes_in_hand",
    "incomplete",
    "held",
    "lone",
]

SWITCHES: tuple[Group, ...] = ("lone",)
"""What a side has or has not: a yes or a no is asked, and no number."""
TWO_PACKS = 2
"""With more packs than these a side often has more canastas than there are chips."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A small number to choose with chips."""

    group: Group
    kind: str = ""
    """The type of canasta or meld, where the group has several."""
    each: int | None = None
    """Points of the first one, signed; None where it has none of its own."""
    together: int | None = None
    """Points of the most, where each one more is worth something else; None: all are alike."""
    most: int
    """The most that all sides together can have."""
    often_more: bool = False
    """Whether more than there are chips is nothing rare."""

    @property
    def key(self) -> str:
        """The field that the number belongs to, as problems name it below their side."""
        return f"{self.group}.{self.kind}" if self.kind else self.group

    @property
    def is_switch(self) -> bool:
        """Whether a yes or a no is asked."""
        return self.group in SWITCHES


def main_rows(rules: RuleSet) -> tuple[Row, ...]:
    """The rows that are always on the screen: who plays alone, plain canastas, tabled threes."""
    return (*_lone_hand(rules), *_canastas(rules, special=False), *_threes(rules))


def more_rows(rules: RuleSet) -> tuple[Row, ...]:
    """The rows for what is rare: special canastas, penalties, threes left in hand."""
    return (
        *_canastas(rules, special=True),
        *_hand_canastas(rules),
        *_penalties(rules),
        *_threes_in_hand(rules),
    )


def _canastas(rules: RuleSet, *, special: bool) -> Iterator[Row]:
    """Plain types first; special ones are those that count as a plainer one."""
    types = types_by_id().values()
    for one in sorted(types, key=lambda one: one.id not in ("natural", "mixed")):
        bonus = bonus_of(rules, one.id)
        if bonus is not None and (one.counts_as is not None) == special:
            most = most_canastas(rules, one.id)
            often = rules.decks > TWO_PACKS
            yield Row(group="canastas", kind=one.id, each=bonus, most=most, often_more=often)


def _hand_canastas(rules: RuleSet) -> Iterator[Row]:
    rule = rules.concealed_canasta
    if rule.mode == "none":
        return
    for kind in ("natural", "mixed"):
        bonus = bonus_of(rules, kind) or 0
        each = rule.amount if rule.mode == "add" else bonus * (rule.amount - 1)
        most = most_canastas(rules, kind)
        yield Row(group="hand_canastas", kind=kind, each=each, most=most)


def _threes(rules: RuleSet) -> Iterator[Row]:
    black = rules.black_three
    tables: tuple[tuple[Group, tuple[int, ...] | None], ...] = (
        ("red_threes", rules.red_three_values),
        ("black_threes", black.tabled_values),
        ("black_threes_captured", black.captured_values),
    )
    for group, table in tables:
        if table is not None and len(table) > 1:
            yield _three_row(group, table)


def _three_row(group: Group, table: tuple[int, ...]) -> Row:
    """A row over a table of points; the second three tells whether all are worth the same."""
    most = len(table) - 1
    alike = most <= 1 or table[2] == 2 * table[1]
    together = None if alike else table[most]
    return Row(group=group, each=table[1], together=together, most=most, often_more=True)


def _threes_in_hand(rules: RuleSet) -> Iterator[Row]:
    if points := rules.red_three_in_hand.points:
        most = cards_in_packs(rules, RED_THREE)
        yield Row(group="red_threes_in_hand", each=points, most=most)
    black = rules.black_three
    if black.in_hand != -rules.card_values[BLACK_THREE] or black.in_hand_mode != "penalty":
        most = cards_in_packs(rules, BLACK_THREE)
        yield Row(group="black_threes_in_hand", each=black.in_hand, most=most)


def _penalties(rules: RuleSet) -> Iterator[Row]:
    rule, types = rules.penalties, types_by_id()
    for kind in ("sevens", "aces", "wild"):
        if points := getattr(rule, f"incomplete_{kind}"):
            yield _incomplete(rules, kind, points, types[kind])
    if points := rule.incomplete_wild_with_four_jokers:
        one = types["wild_four_jokers"]
        yield _incomplete(rules, "wild_with_four_jokers", points, one)
    if rule.short_sequence is not None:
        yield _incomplete(rules, "sequence", rule.short_sequence.points, types["sequence"])
    for held in canasta_types().held:
        if points := getattr(rule, f"held_{held.id}_{held.least}plus"):
            most = cards_in_packs(rules, held.rank) // held.least
            yield Row(group="held", kind=held.id, each=points, most=most)


def _incomplete(rules: RuleSet, kind: str, points: int, one: CanastaType) -> Row:
    cards = rules.total_cards if one.rank is None else cards_in_packs(rules, one.rank)
    if one.kind == "wild":
        cards = cards_in_packs(rules, TWO) + cards_in_packs(rules, JOKER)
    most = cards // rules.meld_rules.min_cards
    return Row(group="incomplete", kind=kind, each=points, most=most)


def _lone_hand(rules: RuleSet) -> Iterator[Row]:
    if rules.sides.kind == "lone_hand":
        yield Row(group="lone", most=1)
