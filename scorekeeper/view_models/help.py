"""View model of the help for the recording of a deal."""

from collections.abc import Mapping
from dataclasses import dataclass

from scorekeeper.i18n import Words
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.rules.loader import has_path, is_overlapping, value_at
from scorekeeper.services import OpenMatch

TOPIC_RULES: Mapping[str, tuple[str, ...]] = {
    "out": ("go_out_requirement.canastas", "go_out_bonus"),
    "concealed": ("concealed_go_out_extra",),
    "kinds": ("canasta_bonus.natural", "canasta_bonus.mixed"),
    "threes": ("red_three_values",),
    "hand": ("card_values",),
    "initial": ("initial_meld.bands",),
}
"""Paths of the rules that a topic is about."""


@dataclass(frozen=True, slots=True)
class HelpRule:
    """A rule of a match."""

    sentence: str
    """Name and value of the rule."""
    remark: str
    """The remark that it is a house rule; empty for other rules."""


def help_rules(words: Words, open_match: OpenMatch, topic: str) -> tuple[HelpRule, ...]:
    """Return the rules of a topic that a match has, with their values in the match."""
    values = open_match.values
    return tuple(
        HelpRule(
            sentence=_rule_sentence(words, path, rule_value(words, path, value_at(values, path))),
            remark=_remark(words, open_match, path),
        )
        for path in TOPIC_RULES[topic]
        if has_path(values, path)
    )


def _rule_sentence(words: Words, path: str, value: str) -> str:
    # A table begins below the name.
    separator = "\n" if "\n" in value else ": "
    return f"{rule_name(words, path)}{separator}{value}"


def _remark(words: Words, open_match: OpenMatch, path: str) -> str:
    """Return the remark of a house rule of the match; empty for other rules."""
    if any(is_overlapping(own_path, path) for own_path in open_match.own_rules):
        return words.text("breakdown-house-rule")
    return ""
