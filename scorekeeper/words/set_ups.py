"""The set-up of a match part by part, and what differs between two of them."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from scorekeeper.match import Match, Side
from scorekeeper.rules import RuleSetId, UnknownRuleSetError, rule_book
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.words import Words

Doc = Mapping[str, Any]
BETWEEN = ", "
Told = Mapping[str, Sequence[str]]
"""What is said of each part, the sides one by one."""


def told_set_up(words: Words, match: Doc) -> Told:
    """Each part of a set-up as the store keeps it, by the name of the part."""
    ended = match.get("ended") or {}
    told = {
        "ruleset": _rule_set(words, str(match.get("ruleset", ""))),
        "house_rules": "; ".join(_house_rules(words, match.get("house_rules") or {})),
        "seats": BETWEEN.join(match.get("seats") or ()),
        "first_dealer": match.get("first_dealer") or "",
        "direction": words.text(_direction(match.get("direction", 1))),
        "opening_scores": BETWEEN.join(_scores(words, match.get("opening_scores") or ())),
        "ended": words.text("change-end" if ended else "set-up-running", by=ended.get("by", "")),
    }
    sides = tuple(_side(side) for side in match.get("sides") or ())
    single = {part: (said or words.text("differ-nothing"),) for part, said in told.items()}
    return {"sides": sides, **single}


def told_match(words: Words, match: Match) -> Told:
    """The same of a match that has been read."""
    return told_set_up(
        words,
        {
            "ruleset": match.ruleset,
            "house_rules": match.house_rules,
            "sides": [_side_document(side) for side in match.sides],
            "seats": match.seats,
            "first_dealer": match.first_dealer,
            "direction": match.direction,
            "opening_scores": match.opening_scores,
            "ended": None if match.ended is None else {"by": match.ended.by},
        },
    )


def set_up_differences(
    words: Words, before: Told, after: Told, *, leave_out: str = ""
) -> tuple[str, ...]:
    """A sentence for each part that is told otherwise before and after, of the sides for each."""
    return tuple(
        words.text("differ-part", part=words.text(f"set-up-part-{part}"), before=one, after=other)
        for part, said in before.items()
        if part != leave_out
        for one, other in _beside(said, after[part])
        if one != other
    )


def _beside(one: Sequence[str], other: Sequence[str]) -> list[tuple[str, str]]:
    """What is told of a part, place by place; as a whole where there are more on one side."""
    if len(one) == len(other):
        return list(zip(one, other, strict=True))
    return [(BETWEEN.join(one), BETWEEN.join(other))]


def _rule_set(words: Words, uid: str) -> str:
    try:
        return rule_set_name(words, rule_book(RuleSetId(uid)).identity)
    except UnknownRuleSetError:
        return uid


def _house_rules(words: Words, changes: Mapping[str, Any]) -> Iterator[str]:
    for path, value in changes.items():
        shown = rule_value(words, path, value)
        yield words.text("value-of", what=rule_name(words, path), value=shown)


def _side(side: Any) -> str:
    """A side with its players, where they are not what it is called after."""
    players = [_player(player) for player in side.get("players") or ()]
    name = str(side.get("name", ""))
    is_named_so = all(player in name for player in players)
    return name if is_named_so else f"{name} ({BETWEEN.join(players)})"


def _player(player: Any) -> str:
    return str(player["name"]) if isinstance(player, Mapping) else str(player)


def _side_document(side: Side) -> dict[str, Any]:
    return {"name": side.name, "players": [player.name for player in side.players]}


def _direction(direction: Any) -> str:
    return "set-up-anticlockwise" if direction == -1 else "set-up-clockwise"


def _scores(words: Words, scores: Sequence[int]) -> Iterator[str]:
    """Opening scores, unless everybody begins with nothing."""
    if any(scores):
        yield from (words.number(score) for score in scores)
