"""Functions that change single values of house rules, grouped by type of value."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count, pairwise
from typing import Any, get_args, get_origin

from scorekeeper.rules import RuleLibrary, cards, loader, validation

Update = Callable[[Any], Any]
"""Function from the current value to the new value."""
Change = Callable[[Update], None]
"""Function that applies an update to a value of the house rules."""

BAND_STARTS = {"score": "from", "hand_number": "hand"}
"""The field with the start of a row of initial melds, by the rule `initial_meld.by`."""
VALUES_FROM_NO_THREE = (
    "red_three_values",
    "black_three.tabled_values",
    "black_three.captured_values",
)
"""Lists of points by number of threes. The first item, for no threes, is always 0."""


# --- parts of a value


def change_of_part(change: Change, key: str | int) -> Change:
    """Return a function that changes one field or item of a value.

    Args:
        change: Changes the whole value, an object or a list.
        key: Name of the field, or index of the item.
    """

    def with_part(whole: Any, update: Update) -> Any:
        if isinstance(key, int):
            return [update(item) if index == key else item for index, item in enumerate(whole)]
        return {**whole, key: update(whole.get(key))}

    return lambda update: change(lambda whole: with_part(whole, update))


def with_field(fields: Mapping[str, Any], key: str, value: Any) -> dict[str, Any]:
    """Return fields with one value replaced; None removes the field."""
    others = {name: field for name, field in fields.items() if name != key}
    return others if value is None else {**others, key: value}


def with_toggled(options: Sequence[str], chosen: Sequence[str], option: str) -> list[str]:
    """Return the chosen options with one added or removed, in the order of `options`."""
    now_chosen = set(chosen) ^ {option}
    return [each for each in options if each in now_chosen]


# --- types and examples


def value_type(path: str) -> Any:
    """Return the type of the value at a dotted path; raise KeyError for an unknown path."""
    return validation.kind_at(validation.rule_path(path))


def example_value(path: str, library: RuleLibrary) -> Any:
    """Return an initial value: the value of the first rule set in the library that has one.

    If no rule set has a value, return 0, or [0] for a list of numbers.
    """
    trees = [book.tree for book in library.books() if loader.has_path(book.tree, path)]
    values = (loader.value_at(tree, path) for tree in trees)
    found = next((value for value in values if value is not None), None)
    if found is not None:
        return found
    is_list = get_origin(get_args(value_type(path))[0]) is tuple
    return [0] if is_list else 0


def ranks_of(base: loader.Tree) -> tuple[cards.Card, ...]:
    """Return the ranks that melds can have in a rule set with the values `base`, low to high.

    Threes are included only if they are ordinary cards in the rule set.
    """
    has_plain_threes = cards.THREE in base["card_values"]
    return (cards.THREE, *cards.NATURALS) if has_plain_threes else cards.NATURALS


# --- lists of numbers


def first_index(path: str) -> int:
    """Return the index of the first number of a list that can be changed."""
    return 1 if path in VALUES_FROM_NO_THREE else 0


def with_further_number(numbers: Sequence[int]) -> list[int]:
    """Return a list with one more number, which continues the step between the last two.

    The step is never negative. An empty list becomes [0].
    """
    if not numbers:
        return [0]
    last = numbers[-1]
    before = numbers[-2] if len(numbers) > 1 else 0
    return [*numbers, last + max(last - before, 0)]


# --- initial melds


def initial_meld_example(base: loader.Tree, by: str, library: RuleLibrary) -> Any:
    """Return an example of initial melds that depend on score or deal.

    It comes from the rule set itself, or else from another rule set.

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
    """Return rows of initial melds whose ranges adjoin.

    Score rows: the first has no lower limit, the last has no upper limit, and every other row ends
    just before the next begins. Deal rows only have starts; the first one starts at deal 1.

    Args:
        bands: The rows after a change.
        before: The rows before the change; the step between two of their ranges is kept.
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
    """Return one more row, which continues the step between the starts of the last two rows."""
    starts = [band.get(start_field, 0) for band in bands]
    step = 1
    if len(starts) > 1:
        step = max(starts[-1] - starts[-2], 1)
    return {**bands[-1], start_field: starts[-1] + step}


# --- rows of other tables


def further_special_hands(
    value: Sequence[Mapping[str, Any]], library: RuleLibrary
) -> list[Mapping[str, Any]]:
    """Return the special hands of all rule sets, without the ones in `value`."""
    played = {row["id"] for row in value}
    by_id: dict[str, Mapping[str, Any]] = {}
    for book in library.books():
        for row in book.tree["special_hands"]:
            by_id.setdefault(row["id"], row)
    return [row for hand_id, row in by_id.items() if hand_id not in played]


def further_bonus(bonuses: Sequence[Mapping[str, Any]], library: RuleLibrary) -> dict[str, Any]:
    """Return an initial bonus for canastas: a copy of a known bonus under an unused id."""
    known = [row for book in library.books() for row in book.tree["extra_canasta_bonuses"]]
    first_one = {"points": 0, "when": {cards.ANY_TYPE: [1]}}
    example = next(iter([*bonuses, *known]), first_one)
    return {**example, "id": next(_free_bonus_ids(bonuses))}


def _free_bonus_ids(bonuses: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    taken = {row["id"] for row in bonuses}
    ids = (f"own_{number}" for number in count(1))
    return (bonus_id for bonus_id in ids if bonus_id not in taken)


def with_condition_toggled(conditions: Mapping[str, Sequence[int]], kind: str) -> dict[str, Any]:
    """Return the numbers of canastas that a bonus needs, with one type added or removed."""
    return with_field(conditions, kind, None if kind in conditions else [1])
