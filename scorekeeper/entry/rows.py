"""What the record screen asks, worked out from the rule set: nothing that cannot apply."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from scorekeeper.rules.canasta_types import bonus_of, canasta_types, types_by_id
from scorekeeper.rules.cards import BLACK_THREE
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.packs import cards_in_packs

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
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """A small number to choose with chips."""

    group: Group
    kind: str = ""
    """The type of canasta or meld, where the group has several."""
    each: int | None = None
    """Points of the first one, signed; None where they depend on more."""
    most: int | None = None
    """The most that all sides together can have; None where only the cards limit it."""

    @property
    def key(self) -> str:
        """The field that the number belongs to, as problems name it below their side."""
        return f"{self.group}.{self.kind}" if self.kind else self.group


def main_rows(rules: RuleSet) -> tuple[Row, ...]:
    """The rows that are always on the screen: plain canastas and tabled threes."""
    return (*_canastas(rules, special=False), *_threes(rules))


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
            yield Row(group="canastas", kind=one.id, each=bonus)


def _hand_canastas(rules: RuleSet) -> Iterator[Row]:
    rule = rules.concealed_canasta
    if rule.mode == "none":
        return
    for kind in ("natural", "mixed"):
        bonus = bonus_of(rules, kind) or 0
        each = rule.amount if rule.mode == "add" else bonus * (rule.amount - 1)
        yield Row(group="hand_canastas", kind=kind, each=each)


def _threes(rules: RuleSet) -> Iterator[Row]:
    black = rules.black_three
    tables: tuple[tuple[Group, tuple[int, ...] | None], ...] = (
        ("red_threes", rules.red_three_values),
        ("black_threes", black.tabled_values),
        ("black_threes_captured", black.captured_values),
    )
    for group, table in tables:
        if table is not None and len(table) > 1:
            yield Row(group=group, each=table[1], most=len(table) - 1)


def _threes_in_hand(rules: RuleSet) -> Iterator[Row]:
    most = cards_in_packs(rules, BLACK_THREE)
    if rules.red_three_in_hand.points:
        yield Row(group="red_threes_in_hand", each=rules.red_three_in_hand.points, most=most)
    black = rules.black_three
    if black.in_hand != -rules.card_values[BLACK_THREE] or black.in_hand_mode != "penalty":
        yield Row(group="black_threes_in_hand", each=black.in_hand, most=most)


def _penalties(rules: RuleSet) -> Iterator[Row]:
    rule = rules.penalties
    for kind in ("sevens", "aces", "wild"):
        if points := getattr(rule, f"incomplete_{kind}"):
            yield Row(group="incomplete", kind=kind, each=points)
    if rule.incomplete_wild_with_four_jokers is not None:
        points = rule.incomplete_wild_with_four_jokers
        yield Row(group="incomplete", kind="wild_with_four_jokers", each=points)
    if rule.short_sequence is not None:
        yield Row(group="incomplete", kind="sequence", each=rule.short_sequence.points)
    for held in canasta_types().held:
        if points := getattr(rule, f"held_{held.id}_{held.least}plus"):
            yield Row(group="held", kind=held.id, each=points)
