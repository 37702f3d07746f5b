"""One thing in a good document put wrong, and documents that were never good."""

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

Place = tuple[Any, Any]
"""A list or an object, and the index or key of one of its values."""

WRONG_KINDS: tuple[Any, ...] = ("7", 2.5, float("nan"), None, True, [], {}, [[]], "K" * 9999)
HUGE = (10**6, 10**7, 10**30, -(10**9))
SURE = ("negative", "another kind", "huge", "too many threes", "unknown name", "unknown field")
"""What always gives a coded problem or is refused; a field that is missing may be none."""
IMPOSSIBLE = ("negative", "huge", "too many threes")
"""What is never saved."""


def places(document: Any) -> Iterator[Place]:
    """Every place of a document that holds a value."""
    pairs = document.items() if isinstance(document, dict) else enumerate(document)
    for key, value in list(pairs):
        yield document, key
        if isinstance(value, dict | list):
            yield from places(value)


def holding(document: Any, *kinds: type) -> list[Place]:
    """The places of a document with a value of these kinds."""
    return [(there, key) for there, key in places(document) if type(there[key]) in kinds]


def spoilt(sides: list[dict[str, Any]], random: Random) -> tuple[str, list[dict[str, Any]]]:
    """A copy of a deal's sides with one field spoilt, and how it was."""
    document = copy.deepcopy(sides)
    while True:
        how = random.choice(list(SPOILERS))
        if SPOILERS[how](document, random):
            return how, document


def negative(document: Any, random: Random) -> bool:
    """A count below 0; totals and adjustments may be."""
    counts = [
        (there, key)
        for there, key in holding(document, int)
        if key not in ("total", "points", "count") and "total" not in there
    ]
    for there, key in random.sample(counts, min(1, len(counts))):
        there[key] = -1 - there[key]
    return bool(counts)


def another_kind(document: Any, random: Random) -> bool:
    """A text for a number, a number for a yes, an object for a list."""
    there, key = random.choice(list(places(document)) or [(None, None)])
    if there is None:
        return False
    fitting = (type(there[key]), type(None) if there[key] is None else bool)
    wrong = [one for one in WRONG_KINDS if type(one) not in fitting]
    free = key in ("special_hand", "reason", "opened", "total", "acaba", "cards_in_hand", "hands")
    optional = free or isinstance(there, list) or (isinstance(key, str) and key.endswith("_points"))
    there[key] = random.choice([one for one in wrong if not optional or type(one) in (float, bool)])
    return not (key == "opened" and there[key] is True)


def huge(document: Any, random: Random) -> bool:
    """A number beyond all cards; a huge total is only beyond reason from seven digits on."""
    numbers = holding(document, int)
    for there, key in random.sample(numbers, min(1, len(numbers))):
        there[key] = random.choice(HUGE[2:] if key in ("total", "points") else HUGE)
    return any("total" not in there for there, _ in numbers)


def too_many_threes(document: Any, random: Random) -> bool:
    """Red threes beyond the packs, on the table of one side."""
    side = random.choice(document)
    side["red_threes"] = 99
    return True


def unknown_name(document: Any, random: Random) -> bool:
    """A type of canasta, a card or a special hand that there is not."""
    side = random.choice(document)
    field, value = random.choice(
        [
            ("canastas", {"golden": 1}),
            ("hand_canastas", {"": 0}),
            ("cards_in_hand", {"3": 1}),
            ("cards_in_hand", "AK3"),
            ("hands", [{"joker": 1}]),
            ("melds", ["KKX"]),
            ("melds", [{"rank": "1", "naturals": 3}]),
            ("melds", [{"kind": "run"}]),
            ("melds", [{"kind": "sequence", "suit": "h", "low": "4", "high": "6"}]),
            ("melds", [{"kind": "sequence", "suit": "hearts", "low": "9", "high": "6"}]),
            ("melds", [{"kind": "wild", "rank": "K", "naturals": 7}]),
            ("special_hand", "royal"),
            ("acaba", "partner"),
            ("held", ["kings"]),
            ("incomplete", ["kings"]),
        ]
    )
    side[field] = value
    return field != "special_hand" or not {"total", "acaba"} & set(side)


def unknown_field(document: Any, random: Random) -> bool:
    """A field that no side has."""
    random.choice(document)[random.choice(("red_three", "Total", "", "0"))] = 1
    return True


def missing(document: Any, random: Random) -> bool:
    """A field left out, or an element of a list."""
    found = list(places(document))
    for there, key in random.sample(found, min(1, len(found))):
        del there[key]
    return bool(found)


SPOILERS: dict[str, Callable[[Any, Random], bool]] = {
    "negative": negative,
    "another kind": another_kind,
    "huge": huge,
    "too many threes": too_many_threes,
    "unknown name": unknown_name,
    "unknown field": unknown_field,
    "missing": missing,
}


def junk(random: Random, depth: int = 0) -> Any:
    """Any JSON at all."""
    kinds = 6 if depth > 3 else 9
    match random.randrange(kinds):
        case 0 | 1:
            return random.choice((0, 1, -1, 5000, 10**6, 10**40, -(10**20)))
        case 2 | 3:
            return random.choice(("", "KKK", "3", "total", "classic_4p", "\x00", "…", "h:456!"))
        case 4:
            return random.choice((None, True, False))
        case 5:
            return random.choice((0.5, 1e300, float("nan"), float("-inf")))
        case 6:
            return [junk(random, depth + 1) for _ in range(random.randrange(4))]
        case _:
            names = ("sides", "melds", "rank", "naturals", "canastas", "natural", "total", "K", "")
            some = random.sample(names, random.randrange(5))
            return {name: junk(random, depth + 1) for name in some}
