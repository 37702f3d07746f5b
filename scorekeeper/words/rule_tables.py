"""Values of a rule set that are tables or lists, each written as a rule book prints it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from scorekeeper.scoring.initial_meld import Requirement
from scorekeeper.words.words import Words

Formatter = Callable[[Words, Any], str]
SIGNS = {-1: "minus", 0: "zero", 1: "plus"}
LINE = "\n"


def listed(words: Words, parts: Sequence[str], how: str = "value-and") -> str:
    """Words in a row: a, b and c; `how` names the message that joins the last of them."""
    if not parts:
        return words.text("value-none")
    *first, last = parts
    return words.text(how, first=", ".join(first), last=last) if first else last


def card(words: Words, name: str) -> str:
    """A card by its name; one that the catalogue does not know by its code."""
    return _known(words, f"rule-card-{name}", name)


def hand(words: Words, name: str) -> str:
    """A special hand by its name; one that the catalogue does not know by its id, spelt out."""
    return _known(words, f"rule-hand-{name}", name)


def _known(words: Words, key: str, name: str) -> str:
    return words.text(key) if words.catalogue.has(key) else name.replace("_", " ")


def _type(words: Words, name: str) -> str:
    return _known(words, f"rule-type-{name}", name)


def _numbers_or(words: Words, value: Sequence[int]) -> str:
    return listed(words, [words.number(one) for one in sorted(value)], "value-or")


def _cards(words: Words, value: Sequence[str]) -> str:
    return listed(words, [card(words, one) for one in value])


def _types(words: Words, value: Sequence[str]) -> str:
    return listed(words, [_type(words, one) for one in value])


def _card_values(words: Words, value: Mapping[str, int]) -> str:
    """A line for each value, dearest cards first."""
    cards: dict[int, list[str]] = {}
    for name, points in value.items():
        cards.setdefault(points, []).append(card(words, name))
    lines = (
        words.text("value-of", what=", ".join(names), value=points)
        for points, names in cards.items()
    )
    return LINE.join(lines)


def _threes(words: Words, value: Sequence[int]) -> str:
    """The totals for one, two and more; the one for none says nothing."""
    if not any(value):
        return words.text("value-red_three_values-never")
    return ", ".join(words.number(points) for points in value[1:])


def _concealed(words: Words, value: Mapping[str, Any]) -> str:
    return words.text(f"value-concealed_canasta-{value['mode']}", amount=value["amount"])


def _signs(words: Words, value: Mapping[str, Any]) -> str:
    steps = value["steps"]
    following = [*(least for least, _ in steps[1:]), None]
    if value["measure"] == "canastas":
        ranges = (
            _canastas_from(words, least, None if after is None else after - 1)
            for (least, _), after in zip(steps, following, strict=True)
        )
    else:
        key = f"value-red_three_sign-{value['measure']}"
        ranges = (words.text(key, least=least) for least, _ in steps)
    return _signed(words, steps, ranges)


def _canastas_from(words: Words, least: int, most: int | None) -> str:
    """A number of canastas from `least` to `most`, both included; None is any number."""
    how = "least" if most is None else "most" if not least else "between"
    how = how if least != most else "exactly" if least else "none"
    return words.text(f"value-red_three_sign-canastas-{how}", least=least, most=most or 0)


def _plain_steps(words: Words, value: Sequence[Sequence[int]]) -> str:
    key = "value-red_three_sign-steps"
    return _signed(words, value, (words.text(key, least=least) for least, _ in value))


def _signed(words: Words, steps: Sequence[Sequence[int]], ranges: Iterable[str]) -> str:
    """A line for each step: what it is for, and the sign."""
    lines = (
        words.text("value-of", what=what, value=words.text(f"value-red_three_sign-{SIGNS[sign]}"))
        for (_, sign), what in zip(steps, ranges, strict=True)
    )
    return LINE.join(lines)


def _extra_bonuses(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    lines = (
        words.text(
            "value-extra_canasta_bonuses-line",
            what=listed(words, [_range(words, *one) for one in bonus["when"].items()]),
            points=bonus["points"],
        )
        for bonus in value
    )
    return LINE.join(lines) or words.text("value-none")


def _range(words: Words, kind: str, allowed: Sequence[int]) -> str:
    least, *most = allowed
    how = "exactly" if most == [least] else "least"
    key = f"value-extra_canasta_bonuses-{how}"
    return words.text(key, count=least, type=_type(words, kind))


def _bands(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    following = [*value[1:], None]
    return LINE.join(
        words.text("value-of", what=_band(words, band, after), value=_needed(words, band))
        for band, after in zip(value, following, strict=True)
    )


def _band(words: Words, band: Mapping[str, Any], after: Mapping[str, Any] | None) -> str:
    if "hand" in band:
        key = "value-band-deal" if after else "value-band-last-deal"
        return words.text(key, deal=band["hand"])
    if "from" not in band:
        return words.text("value-band-below", next=after["from"]) if after else _all(words)
    if after is None and "to" not in band:
        return words.text("value-band-above", **{"from": band["from"]})
    return words.text("value-band-between", **{"from": band["from"], "to": band["to"]})


def _all(words: Words) -> str:
    return words.text("value-band-all")


def _needed(words: Words, band: Mapping[str, Any]) -> str:
    return words.requirement(Requirement(band["points"], band.get("needs"), ""))


def _initial_meld(words: Words, value: Mapping[str, Any]) -> str:
    return _bands(words, value["bands"])


def _short_sequence(words: Words, value: Mapping[str, int]) -> str:
    key = "value-penalties-short_sequence"
    return words.text(key, points=value["points"], cards=value["max_len"])


def _special_hands(words: Words, value: Sequence[Mapping[str, Any]]) -> str:
    lines = (
        words.text(
            f"value-special_hands-{'wins' if one.get('wins_match') else 'line'}",
            hand=hand(words, one["id"]),
            points=one["points"],
        )
        for one in value
    )
    return LINE.join(lines) or words.text("value-none")


def _switched(path: str) -> Formatter:
    """What is switched on or off by its `enabled` and has numbers beside it."""

    def formatter(words: Words, value: Mapping[str, Any]) -> str:
        numbers = {name: number for name, number in value.items() if name != "enabled"}
        key = f"value-{path}-{'yes' if value['enabled'] else 'no'}"
        return words.text(key, **numbers)

    return formatter


TABLES: Mapping[str, Formatter] = {
    "players": _numbers_or,
    "card_values": _card_values,
    "meld_rules.no_wild_ranks": _cards,
    "meld_rules.sequence_low": card,
    "meld_rules.sequence_high": card,
    "concealed_canasta": _concealed,
    "extra_canasta_bonuses": _extra_bonuses,
    "red_three_values": _threes,
    "red_three_sign": _signs,
    "red_three_sign.steps": _plain_steps,
    "black_three.tabled_values": _threes,
    "black_three.captured_values": _threes,
    "initial_meld": _initial_meld,
    "initial_meld.bands": _bands,
    "go_out_requirement.exclude": _types,
    "go_out_requirement.no_short_melds_of": _types,
    "bonuses_when_out": _types,
    "penalties.short_sequence": _short_sequence,
    "special_hands": _special_hands,
    "acaba": _switched("acaba"),
    "seven_canastas_auto_win": _switched("seven_canastas_auto_win"),
}
"""Values that need more than a message of their own, by path."""
