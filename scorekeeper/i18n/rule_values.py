"""Names and values of single rules in words, by their dotted path in a rule file.

rule_name(words, "go_out_requirement.canastas")         Canastas needed to go out
rule_value(words, "go_out_requirement.canastas", 2)     2
value_line(words, "go_out_requirement.canastas", 2)     Canastas needed to go out: 2
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from scorekeeper.i18n.messages import Words
from scorekeeper.rules.cards import types_by_id
from scorekeeper.rules.validation import rule_path
from scorekeeper.scoring import initial_meld

Formatter = Callable[[Words, Any], str]
"""Returns the text of a value."""

SIGN_NAMES = {-1: "minus", 0: "zero", 1: "plus"}
"""The sign of red threes in the keys of messages."""
LINE = "\n"
"""Separates the rows of a value that is a table."""

BY_PLAYERS = re.compile(r"by_players\.(\d+)\.?(.*)")
"""The path of a value for one number of players: the number, and the path that it changes."""
CARD_VALUE = "card_values."
"""The beginning of the path of a card's value; the card follows."""
TABLE_ROW = re.compile(r"\[\d+\]")
"""The row of a table in a path, such as `[2]`."""


# --- the names of rules


def plain_path(path: str) -> str:
    """Return a path without the row of a table, the number of players and the phase it is for."""
    path = rule_path(TABLE_ROW.sub("", path))
    return "by_players" if BY_PLAYERS.fullmatch(path) else path


def rule_name(words: Words, path: str) -> str:
    """Return the name of the rule at a dotted path: “Going out”, “Card value (ace)”.

    Takes paths of single values, of the groups above them, and of rows of a table.
    """
    by_players = BY_PLAYERS.fullmatch(path)
    if by_players:
        changed_rule = rule_name(words, by_players[2] or "sides")
        return words.text("rule-by_players-some", players=by_players[1], what=changed_rule)

    if path.startswith(CARD_VALUE):
        card = card_name(words, path.removeprefix(CARD_VALUE))
        return words.text("rule-card_values-some", card=card)

    return words.text(f"rule-{plain_path(path).replace('.', '-')}")


def card_name(words: Words, card: str) -> str:
    """Return the name of a card, such as “ace” for `A`."""
    return _code_name(words, f"rule-card-{card}", card)


def hand_name(words: Words, hand: str) -> str:
    """Return the name of a special hand."""
    return _code_name(words, f"rule-hand-{hand}", hand)


def _canasta_type_name(words: Words, canasta_type: str) -> str:
    """Return the name of a type of canastas."""
    return _code_name(words, f"rule-type-{canasta_type}", canasta_type)


def _code_name(words: Words, key: str, code: str) -> str:
    """Return the message of a key; without one the code itself, with spaces."""
    return words.text(key) if words.catalogue.has(key) else code.replace("_", " ")


def enumeration(words: Words, parts: Sequence[str], key: str = "value-and") -> str:
    """Return texts as an enumeration, such as “a, b and c”; “none” without texts.

    Args:
        words: The language.
        parts: The texts.
        key: Key of the message that joins the last text to the others.
    """
    if not parts:
        return words.text("value-none")
    return words.join(parts, key)


# --- the values of rules


def rule_value(words: Words, path: str, value: Any) -> str:
    """Return the text of a value, such as “100”, “no limit”, or a table of several lines.

    Args:
        words: The language.
        path: Dotted path of the rule.
        value: The value as games and house rules spell it; None if there is no such rule.
    """
    by_players = BY_PLAYERS.fullmatch(path)
    if by_players and not by_players[2]:
        # All that changes with a number of players.
        return _changed_values(words, value)

    path = plain_path(path)
    if path == "by_players":
        return _values_by_players(words, value)
    if path in FORMATTERS and value is not None:
        return FORMATTERS[path](words, value)
    if isinstance(value, Mapping):
        lines = [value_line(words, f"{path}.{step}", inner) for step, inner in value.items()]
        return LINE.join(lines)
    return _single_value(words, f"value-{path.replace('.', '-')}", value)


def value_line(words: Words, path: str, value: Any) -> str:
    """Return the text of a value, after the name of its rule."""
    text = rule_value(words, path, value)
    return words.text("value-of", what=rule_name(words, path), value=text)


def _single_value(words: Words, key: str, value: Any) -> str:
    """Return the text of a value that is no table; `key` is the key of a message for the value."""
    if value is None:
        absent_key = f"{key}-absent"
        return words.text(absent_key if words.catalogue.has(absent_key) else "value-absent")

    if isinstance(value, bool):
        return words.text("value-yes" if value else "value-no")

    if isinstance(value, int):
        has_own_message = words.catalogue.has(key)
        return words.text(key, number=value) if has_own_message else words.number(value)

    if not isinstance(value, str):
        return ", ".join(map(str, value)) or words.text("value-none")

    # A code without a message is shown as it is.
    code_key = f"{key}-{value.replace(' ', '_')}"
    return words.text(code_key) if words.catalogue.has(code_key) else value


def _values_by_players(words: Words, by_players: Mapping[str, Mapping[str, Any]]) -> str:
    """Return a line for each number of players, with the values that change."""
    lines = [
        words.text(
            "value-by_players-line",
            players=players,
            what=_changed_values(words, by_players[players]),
        )
        for players in sorted(by_players, key=int)
    ]
    return LINE.join(lines)


def _changed_values(words: Words, changes: Mapping[str, Any]) -> str:
    """Return changed rules by dotted path; “the same” without any."""
    lines = [value_line(words, path, value) for path, value in changes.items()]
    return "; ".join(lines) or words.text("value-by_players-same")


# --- values that need more than a message of their own


def _players(words: Words, numbers: Sequence[int]) -> str:
    """Return the numbers of players: “2, 3 or 4”."""
    return enumeration(words, [words.number(number) for number in sorted(numbers)], "value-or")


def _card_values(words: Words, values: Mapping[str, int]) -> str:
    """Return a line for each value with its cards, in the order of the first card."""
    cards: dict[int, list[str]] = {}
    for card, points in values.items():
        cards.setdefault(points, []).append(card_name(words, card))

    lines = [
        words.text("value-of", what=", ".join(names), value=points)
        for points, names in cards.items()
    ]
    return LINE.join(lines)


def _cards(words: Words, cards: Sequence[str]) -> str:
    return enumeration(words, [card_name(words, card) for card in cards])


def _group_ranks(words: Words, ranks: Sequence[str]) -> str:
    """Return the ranks that groups may have; “any rank” without a restriction."""
    if not ranks:
        return words.text("value-meld_rules-group_ranks-any")
    return _cards(words, ranks)


def _canasta_types(words: Words, canasta_types: Sequence[str]) -> str:
    """Return the names of types of canastas, without types that count as another type listed."""
    types = types_by_id()
    canasta_types = [
        each
        for each in canasta_types
        if each not in types or types[each].counts_as not in canasta_types
    ]
    return enumeration(words, [_canasta_type_name(words, each) for each in canasta_types])


def _concealed_canasta(words: Words, value: Mapping[str, Any]) -> str:
    """Return the text of the bonus for a canasta laid from the hand."""
    return words.text(f"value-concealed_canasta-{value['mode']}", amount=value["amount"])


def _extra_bonuses(words: Words, bonuses: Sequence[Mapping[str, Any]]) -> str:
    """Return a line for each collection of canastas that brings an extra bonus."""
    lines = []
    for bonus in bonuses:
        conditions = [
            _canasta_count(words, canasta_type, count_range)
            for canasta_type, count_range in bonus["when"].items()
        ]
        line = words.text(
            "value-extra_canasta_bonuses-line",
            what=enumeration(words, conditions),
            points=bonus["points"],
        )
        lines.append(line)
    return LINE.join(lines) or words.text("value-none")


def _canasta_count(words: Words, canasta_type: str, count_range: Sequence[int]) -> str:
    """Return a number of canastas of a type: exactly `[2, 2]`, or at least `[2]`."""
    least, *most = count_range
    how = "exactly" if most == [least] else "least"
    return words.text(
        f"value-extra_canasta_bonuses-{how}",
        count=least,
        type=_canasta_type_name(words, canasta_type),
    )


def _three_totals(words: Words, totals: Sequence[int]) -> str:
    """Return the totals for one, two and more threes; the first total is that for none."""
    if not any(totals):
        return words.text("value-red_three_values-never")
    return ", ".join(words.number(points) for points in totals[1:])


def _red_three_sign(words: Words, value: Mapping[str, Any]) -> str:
    return _signs(words, value["steps"], sign_conditions(words, value))


def _sign_steps(words: Words, steps: Sequence[Sequence[int]]) -> str:
    conditions = [words.text("value-red_three_sign-steps", least=least) for least, _ in steps]
    return _signs(words, steps, conditions)


def _signs(words: Words, steps: Sequence[Sequence[int]], conditions: Iterable[str]) -> str:
    """Return a line for each step: its condition and the sign."""
    lines = [
        words.text(
            "value-of",
            what=condition,
            value=words.text(f"value-red_three_sign-{SIGN_NAMES[sign]}"),
        )
        for (_, sign), condition in zip(steps, conditions, strict=True)
    ]
    return LINE.join(lines)


def sign_conditions(words: Words, value: Mapping[str, Any]) -> list[str]:
    """Return the condition of each sign of red threes, such as “no canasta” or “melded”.

    `value` is the value of the rule `red_three_sign`.
    """
    steps = value["steps"]
    if value["measure"] == "opened":
        return [words.text("value-red_three_sign-opened", least=least) for least, _ in steps]

    # A step lasts until the one after it begins; nothing follows the last one.
    next_leasts = [least for least, _ in steps[1:]]
    conditions = [
        _canasta_range(words, least, next_least - 1)
        for (least, _), next_least in zip(steps, next_leasts, strict=False)
    ]
    conditions.append(_canasta_range(words, steps[-1][0], None))
    if value["measure"] == "canastas":
        return conditions

    canasta_type = _canasta_type_name(words, value["measure"])
    return [
        words.text("value-red_three_sign-of", what=condition, type=canasta_type)
        for condition in conditions
    ]


def _canasta_range(words: Words, least: int, most: int | None) -> str:
    """Return a range of numbers of canastas; `most` is None if it has no end."""
    if most is None:
        how = "least"
    elif least == most == 0:
        how = "none"
    elif least == most:
        how = "exactly"
    elif least == 0:
        how = "most"
    else:
        how = "between"
    return words.text(f"value-red_three_sign-canastas-{how}", least=least, most=most or 0)


def initial_meld_rows(
    words: Words, bands: Sequence[Mapping[str, Any]]
) -> tuple[tuple[str, str], ...]:
    """Return the rows of a table of initial melds: totals or deals, and the minimum for each."""
    rows = []
    for index, band in enumerate(bands):
        next_band = bands[index + 1] if index + 1 < len(bands) else None
        required = initial_meld.Requirement(band["points"], band.get("needs"), "")
        rows.append((band_condition(words, band, next_band), words.requirement(required)))
    return tuple(rows)


def _bands(words: Words, bands: Sequence[Mapping[str, Any]]) -> str:
    lines = [
        words.text("value-of", what=condition, value=minimum)
        for condition, minimum in initial_meld_rows(words, bands)
    ]
    return LINE.join(lines)


def _initial_meld(words: Words, value: Mapping[str, Any]) -> str:
    """Return a line for each row of the table in the rule `initial_meld`."""
    return _bands(words, value["bands"])


def band_condition(
    words: Words, band: Mapping[str, Any], next_band: Mapping[str, Any] | None
) -> str:
    """Return the scores or deals of a row of initial melds; `next_band` is None for the last."""
    if "hand" in band:
        key = "value-band-deal" if next_band else "value-band-last-deal"
        return words.text(key, deal=band["hand"])

    if "from" not in band:
        if next_band is None:
            return words.text("value-band-all")
        return words.text("value-band-below", next=next_band["from"])

    if next_band is None and "to" not in band:
        return words.text("value-band-above", **{"from": band["from"]})
    return words.text("value-band-between", **{"from": band["from"], "to": band["to"]})


def _last_row_again(words: Words, minimums: Sequence[int]) -> str:
    """Return the minimums of the second, third… deal that begins in the last row."""
    if not minimums:
        return words.text("value-initial_meld_exceptions-last_row_again-none")
    return ", ".join(words.number(points) for points in minimums)


def _short_sequence(words: Words, value: Mapping[str, Any]) -> str:
    """Return the penalty for a short sequence, with the number of cards up to which it applies."""
    return words.text(
        "value-penalties-short_sequence", points=value["points"], cards=value["max_len"]
    )


def _special_hands(words: Words, hands: Sequence[Mapping[str, Any]]) -> str:
    """Return a line for each special hand with its points."""
    lines = []
    for hand in hands:
        key = "wins" if hand.get("wins_match") else "line"
        line = words.text(
            f"value-special_hands-{key}", hand=hand_name(words, hand["id"]), points=hand["points"]
        )
        lines.append(line)
    return LINE.join(lines) or words.text("value-none")


def _acaba(words: Words, value: Mapping[str, Any]) -> str:
    """Return the text of the rule on the call "acaba": the points, or that it is not played."""
    key = "value-acaba-yes" if value["enabled"] else "value-acaba-no"
    return words.text(key, opponents=value["opponents"], caller=value["caller"])


def _seven_canastas(words: Words, value: Mapping[str, Any]) -> str:
    """Return the text of the rule that a number of canastas wins the match."""
    if not value["enabled"]:
        how = "no"
    elif value.get("mode") == "replace":
        how = "instead"
    else:
        how = "yes"
    key = f"value-seven_canastas_auto_win-{how}"
    return words.text(key, count=value["count"], points=value["points"])


def _later_phase(words: Words, value: Mapping[str, Any]) -> str:
    """Return the score from which a second phase begins, and the values that change in it."""
    changes = _changed_values(words, value["values"])
    return words.text("value-later_phase", points=value["from_score"], what=changes)


FORMATTERS: Mapping[str, Formatter] = {
    "players": _players,
    "card_values": _card_values,
    "meld_rules.no_wild_ranks": _cards,
    "meld_rules.group_ranks": _group_ranks,
    "meld_rules.sequence_low": card_name,
    "meld_rules.sequence_high": card_name,
    "concealed_canasta": _concealed_canasta,
    "extra_canasta_bonuses": _extra_bonuses,
    "red_three_values": _three_totals,
    "red_three_sign": _red_three_sign,
    "red_three_sign.steps": _sign_steps,
    "later_phase": _later_phase,
    "later_phase.values": _changed_values,
    "black_three.tabled_values": _three_totals,
    "black_three.captured_values": _three_totals,
    "initial_meld": _initial_meld,
    "initial_meld.bands": _bands,
    "initial_meld_exceptions.last_row_again": _last_row_again,
    "go_out_requirement.exclude": _canasta_types,
    "go_out_requirement.no_short_melds_of": _canasta_types,
    "bonuses_when_out": _canasta_types,
    "penalties.short_sequence": _short_sequence,
    "special_hands": _special_hands,
    "acaba": _acaba,
    "seven_canastas_auto_win": _seven_canastas,
}
"""Functions for values that need more than a message of their own, by path."""
