"""What the dotted paths of a rule set are called."""

import re

from scorekeeper.words.rule_tables import card
from scorekeeper.words.words import Words

BY_PLAYERS = re.compile(r"by_players\.(\d+)\.?(.*)")
CARD_VALUE = "card_values."
ROW = re.compile(r"\[\d+\]")


def plain_path(path: str) -> str:
    """A path without the row of a table, and without the number of players it is for."""
    path = ROW.sub("", path)
    inner = BY_PLAYERS.fullmatch(path)
    return (inner[2] or "by_players") if inner else path


def is_for_a_number(path: str) -> bool:
    """Whether a path holds all that changes with a number of players."""
    inner = BY_PLAYERS.fullmatch(path)
    return inner is not None and not inner[2]


def rule_name(words: Words, path: str) -> str:
    """What the value at a dotted path is about: “Going out”, “Card value of ace”.

    Takes paths of single values, of the groups above them, and of rows of a table.
    """
    if inner := BY_PLAYERS.fullmatch(path):
        what = rule_name(words, inner[2] or "sides")
        return words.text("rule-by_players-some", players=inner[1], what=what)
    if path.startswith(CARD_VALUE):
        name = card(words, path.removeprefix(CARD_VALUE))
        return words.text("rule-card_values-some", card=name)
    return words.text(f"rule-{plain_path(path).replace('.', '-')}")
