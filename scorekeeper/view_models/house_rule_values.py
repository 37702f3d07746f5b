"""Changes of single values of house rules, by their type in the model of rule sets."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Any, get_args, get_origin

from scorekeeper.rules import RuleLibrary, cards, loader, validation

Update = Callable[[Any], Any]
"""Returns the new value for the current one."""
Change = Callable[[Update], None]
"""Applies an update to a value of the house rules."""

BAND_STARTS = {"score": "from", "hand_number": "hand"}
"""The field with which a row of the initial melds begins, by what the rows depend on."""
VALUES_FROM_NO_THREE = (
    "red_three_values",
    "black_three.tabled_values",
    "black_three.captured_values",
)
"""Lists of points by the number of threes; the first one, for no three, is always 0."""


# --- parts of a value


def part_of(change: Change, key: str | int) -> Change:
    """Return the change of a field or an item, from the change of the whole value.

    Args:
        change: Changes the object or the list.
        key: Name of the field, or index of the item.
    """

    def with_part(whole: Any, update: Update) -> Any:
        if isinstance(key, int):
            return [update(item) if index == key else item for index, item in enumerate(whole)]
        return {**whole, key: update(whole.get(key))}

    return lambda update: change(lambda whole: with_part(whole, update))


def with_field(fields: Mapping[str, Any], key: str, value: Any) -> dict[str, Any]:
    """Return fields with another value of one; None removes it."""
    others = {name: field for name, field in fields.items() if name != key}
    return others if value is None else {**others, key: value}


def with_toggled(options: Sequence[str], chosen: Sequence[str], option: str) -> list[str]:
    """Return the chosen options with one more or one less, in the order of all options."""
    now_chosen = set(chosen) ^ {option}
    return [each for each in options if each in now_chosen]


# --- types and examples


def value_type(path: str) -> Any:
    """Return the type of the value at a dotted path; raise KeyError for an unknown path."""
    return validation.kind_at(validation.rule_path(path))


def example_value(path: str, library: RuleLibrary) -> Any:
    """Return a value to begin with: that of the first rule set of the library that has one.

    If none has one, it is 0, or [0] for a list of numbers.
    """
    trees = [book.tree for book in library.books() if loader.has_path(book.tree, path)]
    values = (loader.value_at(tree, path) for tree in trees)
    found = next((value for value in values if value is not None), None)
    if found is not None:
        return found
    is_list = get_origin(get_args(value_type(path))[0]) is tuple
    return [0] if is_list else 0


def ranks_of(base: loader.Tree) -> tuple[cards.Card, ...]:
    """Return the ranks that melds can have, low to high; threes only where they are plain."""
    has_plain_threes = cards.THREE in base["card_values"]
    return (cards.THREE, *cards.NATURALS) if has_plain_threes else cards.NATURALS


# --- lists of numbers


def first_index(path: str) -> int:
    """Return the index of the first number of a list that can be changed."""
    return 1 if path in VALUES_FROM_NO_THREE else 0


def with_further_number(numbers: Sequence[int]) -> list[int]:
    """Return a list with one more number, as far from the last as that is from the one before."""
    if not numbers:
        return [0]
    last = numbers[-1]
    before = numbers[-2] if len(numbers) > 1 else 0
    return [*numbers, last + max(last - before, 0)]


# --- initial melds


def initial_meld_example(base: loader.Tree, by: str, library: RuleLibrary) -> Any:
    """Return initial melds that depend on score or deal: those of the rule set, or of another.

    Args:
        base: Values of the rule set.
        by: A key of `BAND_STARTS`.
        library: The other rule sets.

    Returns:
        The whole value of `initial_meld`; None if no rule set has such initial melds.
    """
    trees = [base, *(book.tree for book in library.books())]
    melds = (tree["initial_meld"] for tree in trees)
    return next((value for value in melds if value["by"] == by), None)


def with_joined_bands(
    bands: Sequence[Mapping[str, Any]], before: Sequence[Mapping[str, Any]], start_field: str
) -> list[dict[str, Any]]:
    """Return rows of initial melds that follow one another without gaps.

    The first row is open below, and each one ends where the next begins.

    Args:
        bands: The rows after a change.
        before: The rows before it: the gap between two of them, one point or five, stays.
        start_field: A value of `BAND_STARTS`.
    """
    rows = [{key: item for key, item in band.items() if item is not None} for band in bands]
    if start_field == "hand":
        return [{**row, "hand": row["hand"] if index else 1} for index, row in enumerate(rows)]

    gaps = (
        after["from"] - row["to"]
        for row, after in pairwise(before)
        if "to" in row and "from" in after
    )
    gap = next(gaps, 1)
    rows[0].pop("from", None)
    rows[-1].pop("to", None)
    for row, after in pairwise(rows):
        row["to"] = after["from"] - gap
    return rows


def further_band(bands: Sequence[Mapping[str, Any]], start_field: str) -> dict[str, Any]:
    """Return a row as far above the last one as that is above the one before."""
    starts = [band.get(start_field, 0) for band in bands]
    step = 1
    if len(starts) > 1:
        step = max(starts[-1] - starts[-2], 1)
    return {**bands[-1], start_field: starts[-1] + step}


# --- rows of other tables


def further_special_hands(
    value: Sequence[Mapping[str, Any]], library: RuleLibrary
) -> list[Mapping[str, Any]]:
    """Return the special hands of all rule sets that a table does not play yet."""
    played = {row["id"] for row in value}
    by_id: dict[str, Mapping[str, Any]] = {}
    for book in library.books():
        for row in book.tree["special_hands"]:
            by_id.setdefault(row["id"], row)
    return [row for hand_id, row in by_id.items() if hand_id not in played]


def further_bonus(bonuses: Sequence[Mapping[str, Any]], library: RuleLibrary) -> dict[str, Any]:
    """Return a bonus for canastas to begin with: a known one under an id that is free."""
    known = [row for book in library.books() for row in book.tree["extra_canasta_bonuses"]]
    first_one = {"points": 0, "when": {cards.ANY_TYPE: [1]}}
    example = next(iter([*bonuses, *known]), first_one)
    return {**example, "id": next(_free_bonus_ids(bonuses))}


def _free_bonus_ids(bonuses: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    taken = {row["id"] for row in bonuses}
    ids = (f"own_{number}" for number in count(1))
    return (bonus_id for bonus_id in ids if bonus_id not in taken)


def with_condition_toggled(conditions: Mapping[str, Sequence[int]], kind: str) -> dict[str, Any]:
    """Return the numbers of canastas that a bonus needs, with or without a type of canasta."""
    return with_field(conditions, kind, None if kind in conditions else [1])
