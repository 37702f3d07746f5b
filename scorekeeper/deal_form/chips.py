"""Small numbers to choose with chips: the rows that a rule set needs, and the chips of a row.

A row is a field of `SideDeal` with a small number, such as `canastas.natural`. Common rows are
always shown (`main_rows`), rare ones on a sheet (`more_rows`). A tile is a button in place of a
row, for a number that is usually 0, 1 or 2.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from scorekeeper.rules import cards
from scorekeeper.rules.model import LONE_HAND, RuleSet
from scorekeeper.scoring.deal import PER_PLAYER
from scorekeeper.scoring.limits import cards_in_packs, most_canastas

FEET = "feet_untaken"
"""The row of feet that were not taken."""
SWITCHES = ("lone",)
"""Rows with a yes or no instead of a number."""
TWO_PACKS = 2
"""With more packs than these a side often has more canastas than there are chips."""
INCOMPLETE_KINDS = ("sevens", "aces", "wild")
"""Canastas that may cost points in a rule set if a side has begun but not finished them."""
MOST_TAPPED = 2
"""The highest number that taps on a tile can reach."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipRow:
    """A small number to choose with chips."""

    key: str
    """Its field of a side's deal, as problems name it: `red_threes`, `canastas.natural`."""
    each: int | None = None
    """Points of the first one, signed; None if it has no points of its own."""
    together: int | None = None
    """Points of `most` of them, signed, if they are not worth the same each; else None."""
    most: int
    """The most that all sides together can have; with `is_by_side` the most of each side."""
    is_by_side: bool = False
    often_more: bool = False
    """True if higher numbers than the chips have are common."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A canasta that a side has at most once: finished for points, or begun, which costs points."""

    kind: str
    done: ChipRow
    begun: ChipRow


@dataclass(frozen=True, slots=True, kw_only=True)
class CountTile:
    """A number that is usually 0, 1 or 2; each tap adds one, up to `most`."""

    row: ChipRow
    most: int
    """The highest number of a side by taps; a higher one is chosen on the sheet of rare rows."""


class TileState(NamedTuple):
    """The finished and the begun canastas of a side for a tile."""

    done: int
    begun: int
    can_be_done: bool
    """True if the side may finish one more."""


def tiles_of(rules: RuleSet) -> tuple[Tile, ...]:
    """Return the tiles of canastas with a bonus if complete and a penalty if incomplete."""
    rows = {row.key: row for row in (*_all_canasta_rows(rules), *_incomplete_meld_rows(rules))}
    tiles = (
        (kind, rows.get(f"canastas.{kind}"), rows.get(f"incomplete.{kind}"))
        for kind in INCOMPLETE_KINDS
    )
    return tuple(
        Tile(kind=kind, done=done, begun=begun)
        for kind, done, begun in tiles
        if done is not None and begun is not None and done.most == 1
    )


def count_tiles(rules: RuleSet) -> tuple[CountTile, ...]:
    """Return the tiles of numbers that are often 1, the one with the most points for 1 first.

    They are for canastas of a whole suit or rank, feet not taken, and exact stock pick-ups.
    """
    types = cards.types_by_id()
    tiles = []
    for row in more_rows(rules):
        group, _, kind = row.key.partition(".")
        is_whole = group == "canastas" and types[kind].is_whole
        if is_whole or row.key in (FEET, "exact_pickups"):
            tiles.append(CountTile(row=row, most=min(MOST_TAPPED, row.most)))
    return tuple(sorted(tiles, key=lambda tile: -(tile.row.each or 0)))


def sheet_rows(rules: RuleSet) -> tuple[ChipRow, ...]:
    """Return the rare rows, without the rows of which a tile offers every number."""
    tiled = [tile.row for tile in count_tiles(rules) if tile.most == tile.row.most]
    return tuple(row for row in more_rows(rules) if row not in tiled)


def _all_canasta_rows(rules: RuleSet) -> list[ChipRow]:
    return [*_canasta_rows(rules, special=False), *_canasta_rows(rules, special=True)]


def main_rows(rules: RuleSet) -> tuple[ChipRow, ...]:
    """Return the rows that are always shown: lone hand, plain canastas, threes on the table.

    Canastas that have a tile have no row here.
    """
    rows = []
    if rules.sides.kind == LONE_HAND:
        rows.append(ChipRow(key="lone", most=1))
    tiled = [tile.done for tile in tiles_of(rules)]
    rows += [row for row in _canasta_rows(rules, special=False) if row not in tiled]
    rows += _trump_rows(rules, special=False)
    rows += _table_three_rows(rules)
    return tuple(rows)


def _table_three_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield a row for each kind of threes on the table that brings points."""
    points_by_count = {
        "red_threes": rules.red_three_values,
        "black_threes": rules.black_three.tabled_values,
        "black_threes_captured": rules.black_three.captured_values,
    }
    for key, points in points_by_count.items():
        if points is None or len(points) <= 1:  # the first is for no three at all
            continue
        most = min(len(points) - 1, cards_in_packs(rules, cards.RED_THREE))
        # Rule sets in which not every three is worth the same differ at the second one.
        is_linear = most <= 1 or points[2] == 2 * points[1]
        together = None if is_linear else points[most]
        yield ChipRow(key=key, each=points[1], together=together, most=most, often_more=True)


def more_rows(rules: RuleSet) -> tuple[ChipRow, ...]:
    """Return the rare rows: special canastas, penalties, threes left in hand."""
    shown = main_rows(rules)
    rows = [row for row in _all_canasta_rows(rules) if row not in shown]
    rows += _trump_rows(rules, special=True)
    rows += _hand_canasta_rows(rules)
    rows += _incomplete_meld_rows(rules)
    rows += _held_card_rows(rules)
    rows += _per_player_rows(rules)
    rows += _hand_three_rows(rules)
    return tuple(rows)


def _canasta_rows(rules: RuleSet, *, special: bool) -> list[ChipRow]:
    """Return the rows of plain or special types of canasta, the highest bonus first.

    A type is special if it also counts as a plainer one, except where it is common or going out
    requires it.
    """
    types = cards.types_by_id().values()
    rows = []
    for canasta in sorted(types, key=lambda canasta: -(cards.bonus_of(rules, canasta.id) or 0)):
        bonus = cards.bonus_of(rules, canasta.id)
        is_plain = canasta.counts_as is None or canasta.is_usual
        is_special = not is_plain and canasta.id not in rules.go_out_requirement.kinds
        if bonus is None or is_special != special:
            continue
        row = ChipRow(
            key=f"canastas.{canasta.id}",
            each=bonus,
            most=most_canastas(rules, canasta.id),
            often_more=rules.decks > TWO_PACKS,
        )
        rows.append(row)
    return rows


def _trump_rows(rules: RuleSet, *, special: bool) -> Iterator[ChipRow]:
    """Yield a row for each plain or special type that may be a sequence, if trumps have a bonus."""
    more = rules.trump_multiplier - 1
    if not more:
        return
    for row in _canasta_rows(rules, special=special):
        kind = row.key.partition(".")[2]
        if cards.may_be_sequence(rules, cards.types_by_id()[kind]):
            each = None if row.each is None else row.each * more
            yield ChipRow(key=f"trump_canastas.{kind}", each=each, most=row.most)


def _hand_canasta_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield the rows of canastas laid whole from the hand, with their additional points."""
    rule = rules.concealed_canasta
    if rule.mode == "none":
        return
    for kind in ("natural", "mixed"):
        each = rule.amount
        if rule.mode == "multiply":
            each = (cards.bonus_of(rules, kind) or 0) * (rule.amount - 1)
        yield ChipRow(key=f"hand_canastas.{kind}", each=each, most=most_canastas(rules, kind))


def _incomplete_meld_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield the rows of melds that cost points because they are too short for a canasta."""
    penalties = rules.penalties
    types = cards.types_by_id()
    incomplete: dict[str, tuple[int | None, cards.CanastaType]] = {
        kind: (getattr(penalties, f"incomplete_{kind}"), types[kind]) for kind in INCOMPLETE_KINDS
    }
    incomplete["wild_with_four_jokers"] = (
        penalties.incomplete_wild_with_four_jokers,
        types["wild_four_jokers"],
    )
    if penalties.short_sequence is not None:
        incomplete["sequence"] = (penalties.short_sequence.points, types["sequence"])
    for kind, (points, canasta) in incomplete.items():
        cards_that_fit = rules.total_cards
        if canasta.kind == "wild":
            cards_that_fit = cards_in_packs(rules, cards.TWO) + cards_in_packs(rules, cards.JOKER)
        elif canasta.rank is not None:
            cards_that_fit = cards_in_packs(rules, canasta.rank)
        # Short sequences have a row if there is a rule for them, even if it takes no points.
        if points or kind == "sequence":
            most = cards_that_fit // rules.meld_rules.min_cards
            yield ChipRow(key=f"incomplete.{kind}", each=points, most=most)


def _held_card_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield the rows of cards that cost points if too many are in a hand at the end of a deal."""
    for held in cards.canasta_types().held:
        points = getattr(rules.penalties, f"held_{held.id}_{held.least}plus")
        if points:
            most = cards_in_packs(rules, held.rank) // held.least
            yield ChipRow(key=f"held.{held.id}", each=points, most=most)


def _per_player_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield a row for each field of `PER_PLAYER` for which the rules have points."""
    players = rules.sides.count * rules.sides.size
    for key, rule in PER_PLAYER.items():
        points = attrgetter(rule)(rules)
        is_by_side = key == FEET and rules.table_rules.foot_taken == "by_side"
        if points:
            most = 1 if is_by_side else players
            yield ChipRow(key=key, each=points, most=most, is_by_side=is_by_side)


def _hand_three_rows(rules: RuleSet) -> Iterator[ChipRow]:
    """Yield the rows of threes in hand that are not counted among the other cards."""
    red_points = rules.red_three_in_hand.points
    if red_points:
        most = cards_in_packs(rules, cards.RED_THREE)
        yield ChipRow(key="red_threes_in_hand", each=red_points, most=most)

    black = rules.black_three
    # Black threes that cost their card value are counted among the other cards in hand.
    costs_card_value = black.in_hand == -cards.value_of(rules, cards.BLACK_THREE)
    if not costs_card_value or black.in_hand_mode != "penalty":
        most = cards_in_packs(rules, cards.BLACK_THREE)
        yield ChipRow(key="black_threes_in_hand", each=black.in_hand, most=most)


LAST_CHIP = 4
"""The number of the last chip of a row; a tap on it may open a strip with higher numbers."""
LAST_STRIP_CHIP = 12
"""The number of the last chip of that strip, unless a side has more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One number that can be chosen."""

    number: int
    label: str
    is_chosen: bool
    is_off: bool
    """True if it cannot be chosen: other sides have too many already, or acaba ended the deal."""
    has_more: bool = False
    """True if a tap on it shows higher numbers too."""


class ChipState(NamedTuple):
    """The number of a side in a chip row, and its limit."""

    number: int
    limit: int
    """The largest number that the numbers of the other sides allow."""
    is_off: bool
    """True if no number can be chosen, because acaba ended the deal."""


def chips_of(row: ChipRow, state: ChipState) -> tuple[Chip, ...]:
    """Return the chips of a row for a side's state, from 0 up; the last one may have more."""
    count, limit, is_off = state
    chips = []
    for number in range(min(LAST_CHIP, row.most) + 1):
        is_last = number == LAST_CHIP
        is_too_many = number > limit and number != count
        label = str(number)
        if is_last and count > LAST_CHIP:
            label = str(count)
        elif is_last and limit > LAST_CHIP and row.often_more:
            label = f"{number}+"
        chip = Chip(
            number=number,
            label=label,
            is_chosen=number == min(count, LAST_CHIP),
            is_off=is_off or is_too_many,
            has_more=is_last and limit > LAST_CHIP,
        )
        chips.append(chip)
    return tuple(chips)


def strip_of(state: ChipState) -> tuple[Chip, ...]:
    """Return the chips of the strip that the last chip of a row opens, for a side's state."""
    count, limit, is_off = state
    # A side that has reached the end of the strip gets one number more.
    last = min(limit, max(LAST_STRIP_CHIP, count + 1))
    last = max(LAST_CHIP, count, last)
    return tuple(
        Chip(number=number, label=str(number), is_chosen=number == count, is_off=is_off)
        for number in range(LAST_CHIP, last + 1)
    )
