"""Small numbers to choose with chips: the rows that a rule set needs, and the chips of a row."""

from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter

from scorekeeper.rules import cards
from scorekeeper.rules.model import RuleSet
from scorekeeper.scoring.deal import PER_PLAYER
from scorekeeper.scoring.limits import cards_in_packs, most_canastas

SWITCHES = ("lone",)
"""Rows that ask for a yes or a no, and for no number."""
TWO_PACKS = 2
"""With more packs than these a side often has more canastas than there are chips."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChipRow:
    """A small number to choose with chips."""

    key: str
    """Its field of a side's deal, as problems name it: `red_threes`, `canastas.natural`."""
    each: int | None = None
    """Points of the first one, signed; None where it has none of its own."""
    together: int | None = None
    """Points of the most, where each one more is worth something else; None: all are alike."""
    most: int
    """The most that all sides together can have, or each of them."""
    is_by_side: bool = False
    """True if `most` is that of each side, whatever others have."""
    often_more: bool = False
    """True if more than there are chips is nothing rare."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tile:
    """A canasta of which a side has one, none, or one begun that costs points."""

    kind: str
    done: ChipRow
    begun: ChipRow


@dataclass(frozen=True, slots=True, kw_only=True)
class CountTile:
    """A thing of which a side has none, one or two; each tap adds one, up to `most`."""

    row: ChipRow
    most: int
    """Of one side, by tapping; a higher number is chosen in the sheet of rare things."""


FEET = "feet_untaken"
"""The row of packs that were not taken: none is usual, and what costs points is tapped."""
MOST_TAPPED = 2
"""The highest number of a tile."""

TileState = tuple[int, int, bool]
"""The canastas done and begun of a side, and whether one more can be done."""


def tiles_of(rules: RuleSet) -> tuple[Tile, ...]:
    """Return the canastas that are dear to finish and dearer to leave unfinished."""
    rows = {row.key: row for row in (*_all_canastas(rules), *_penalties(rules))}
    tiles = (
        (kind, rows.get(f"canastas.{kind}"), rows.get(f"incomplete.{kind}"))
        for kind in ("sevens", "aces", "wild")
    )
    return tuple(
        Tile(kind=kind, done=done, begun=begun)
        for kind, done, begun in tiles
        if done is not None and begun is not None and done.most == 1
    )


def count_tiles(rules: RuleSet) -> tuple[CountTile, ...]:
    """Return what a side often has one of: canastas of a whole suit or rank, and packs apart.

    The packs apart are those that a side may fail to take, and exact pick-ups from the stock.
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
    """Return the rare rows without those of which a tile has every number."""
    whole = [tile.row for tile in count_tiles(rules) if tile.most == tile.row.most]
    return tuple(row for row in more_rows(rules) if row not in whole)


def _all_canastas(rules: RuleSet) -> list[ChipRow]:
    return [*_canastas(rules, special=False), *_canastas(rules, special=True)]


def main_rows(rules: RuleSet) -> tuple[ChipRow, ...]:
    """Return the rows that are always shown: lone hand, plain canastas, tabled threes.

    What has a tile has no row here.
    """
    rows = [ChipRow(key="lone", most=1)] if rules.sides.kind == "lone_hand" else []
    tiled = [tile.done for tile in tiles_of(rules)]
    rows += [row for row in _canastas(rules, special=False) if row not in tiled]
    rows += _trumps(rules, special=False)
    tables = {
        "red_threes": rules.red_three_values,
        "black_threes": rules.black_three.tabled_values,
        "black_threes_captured": rules.black_three.captured_values,
    }
    for key, table in tables.items():
        if table is not None and len(table) > 1:
            most = min(len(table) - 1, cards_in_packs(rules, cards.RED_THREE))
            # the second three shows if all are worth the same
            together = None if most <= 1 or table[2] == 2 * table[1] else table[most]
            row = ChipRow(key=key, each=table[1], together=together, most=most, often_more=True)
            rows.append(row)
    return tuple(rows)


def more_rows(rules: RuleSet) -> tuple[ChipRow, ...]:
    """Return the rows for rare things: special canastas, penalties, threes left in hand."""
    shown, hand, black = main_rows(rules), rules.concealed_canasta, rules.black_three
    rows = [row for row in _all_canastas(rules) if row not in shown]
    rows += _trumps(rules, special=True)
    if hand.mode != "none":
        for kind in ("natural", "mixed"):
            bonus = cards.bonus_of(rules, kind) or 0
            each = hand.amount if hand.mode == "add" else bonus * (hand.amount - 1)
            key, most = f"hand_canastas.{kind}", most_canastas(rules, kind)
            rows.append(ChipRow(key=key, each=each, most=most))
    rows += _penalties(rules)
    players = rules.sides.count * rules.sides.size
    for key, rule in PER_PLAYER.items():
        is_by_side = key == "feet_untaken" and rules.table_rules.foot_taken == "by_side"
        if points := attrgetter(rule)(rules):
            most = 1 if is_by_side else players
            rows.append(ChipRow(key=key, each=points, most=most, is_by_side=is_by_side))
    if points := rules.red_three_in_hand.points:
        most = cards_in_packs(rules, cards.RED_THREE)
        rows.append(ChipRow(key="red_threes_in_hand", each=points, most=most))
    black_value = cards.value_of(rules, cards.BLACK_THREE)
    if black.in_hand != -black_value or black.in_hand_mode != "penalty":
        most = cards_in_packs(rules, cards.BLACK_THREE)
        rows.append(ChipRow(key="black_threes_in_hand", each=black.in_hand, most=most))
    return tuple(rows)


def _canastas(rules: RuleSet, *, special: bool) -> list[ChipRow]:
    rows, types = [], cards.types_by_id().values()
    asked = rules.go_out_requirement.kinds
    for kind in sorted(types, key=lambda kind: -(cards.bonus_of(rules, kind.id) or 0)):
        bonus = cards.bonus_of(rules, kind.id)
        is_plain = kind.counts_as is None or kind.is_usual
        is_special = not is_plain and kind.id not in asked
        if bonus is not None and is_special == special:
            most, often_more = most_canastas(rules, kind.id), rules.decks > TWO_PACKS
            key = f"canastas.{kind.id}"
            rows.append(ChipRow(key=key, each=bonus, most=most, often_more=often_more))
    return rows


def _trumps(rules: RuleSet, *, special: bool) -> Iterator[ChipRow]:
    """Yield a row for each type of canasta that may be a sequence, where trumps bring more."""
    more = rules.trump_multiplier - 1
    for row in _canastas(rules, special=special) if more else ():
        kind = row.key.partition(".")[2]
        if cards.may_be_sequence(rules, cards.types_by_id()[kind]):
            each = None if row.each is None else row.each * more
            yield ChipRow(key=f"trump_canastas.{kind}", each=each, most=row.most)


def _penalties(rules: RuleSet) -> Iterator[ChipRow]:
    penalties, types = rules.penalties, cards.types_by_id()
    incomplete: dict[str, tuple[int | None, cards.CanastaType]] = {
        kind: (getattr(penalties, f"incomplete_{kind}"), types[kind])
        for kind in ("sevens", "aces", "wild")
    }
    with_jokers = penalties.incomplete_wild_with_four_jokers
    incomplete["wild_with_four_jokers"] = with_jokers, types["wild_four_jokers"]
    if penalties.short_sequence is not None:
        incomplete["sequence"] = penalties.short_sequence.points, types["sequence"]
    for kind, (points, canasta) in incomplete.items():
        number = rules.total_cards
        if canasta.kind == "wild":
            number = cards_in_packs(rules, cards.TWO) + cards_in_packs(rules, cards.JOKER)
        elif canasta.rank is not None:
            number = cards_in_packs(rules, canasta.rank)
        if points or kind == "sequence":
            most = number // rules.meld_rules.min_cards
            yield ChipRow(key=f"incomplete.{kind}", each=points, most=most)
    for held in cards.canasta_types().held:
        if points := getattr(penalties, f"held_{held.id}_{held.least}plus"):
            most = cards_in_packs(rules, held.rank) // held.least
            yield ChipRow(key=f"held.{held.id}", each=points, most=most)


LAST_CHIP = 4
"""The number of the last chip of a row, which may stand for all higher ones."""
LAST_STRIP_CHIP = 12
"""The number of the last chip on the strip that it opens; more of them if a side has more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chip:
    """One number that can be chosen."""

    number: int
    label: str
    is_chosen: bool
    is_off: bool
    """True if it cannot be: other sides have too many already, or nothing is asked."""
    has_more: bool = False
    """True if a tap on it shows higher numbers too."""


ChipState = tuple[int, int, bool]
"""The number that a side has, the most it can have, and whether nothing is asked."""


def chips_of(row: ChipRow, state: ChipState) -> tuple[Chip, ...]:
    count, limit, is_off = state
    chips = []
    for number in range(min(LAST_CHIP, row.most) + 1):
        label, is_last = str(number), number == LAST_CHIP
        if is_last and count > LAST_CHIP:
            label = str(count)
        elif is_last and limit > LAST_CHIP and row.often_more:
            label = f"{number}+"
        chip = Chip(
            number=number,
            label=label,
            is_chosen=number == min(count, LAST_CHIP),
            is_off=is_off or limit < number != count,
            has_more=is_last and limit > LAST_CHIP,
        )
        chips.append(chip)
    return tuple(chips)


def strip_of(state: ChipState) -> tuple[Chip, ...]:
    """Return the chips from the last one of a row on, as many as there can be."""
    count, limit, is_off = state
    last = max(LAST_CHIP, count, min(limit, max(LAST_STRIP_CHIP, count + 1)))
    return tuple(
        Chip(number=number, label=str(number), is_chosen=number == count, is_off=is_off)
        for number in range(LAST_CHIP, last + 1)
    )
