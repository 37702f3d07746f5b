"""What there is help for, and the rules that belong to it, by their paths."""

from collections.abc import Iterator, Mapping

from scorekeeper.rules import rule_book
from scorekeeper.rules.citations import source_of
from scorekeeper.rules.files import sources
from scorekeeper.rules.tree import has_path, value_at
from scorekeeper.session import OpenMatch
from scorekeeper.ui.screens.breakdown.rule import is_house_rule
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import rule_at

TOPICS: Mapping[str, tuple[str, ...]] = {
    "out": ("go_out_requirement.canastas", "go_out_bonus"),
    "concealed": ("concealed_go_out_extra",),
    "kinds": ("canasta_bonus.natural", "canasta_bonus.mixed"),
    "threes": ("red_three_values",),
    "hand": ("card_values",),
    "initial": ("initial_meld.bands",),
}


def told_rules(words: Words, shown: OpenMatch, topic: str) -> Iterator[tuple[str, str]]:
    """Each rule of a topic with its value in this match, and where that comes from."""
    for path in TOPICS[topic]:
        if has_path(shown.values, path):
            value = rule_value(words, path, value_at(shown.values, path))
            between = "\n" if len(value.splitlines()) > 1 else ": "
            yield f"{rule_name(words, path)}{between}{value}", _source(words, shown, path)


def _source(words: Words, shown: OpenMatch, path: str) -> str:
    """Where a value comes from, on one line."""
    if is_house_rule(shown, path):
        return words.text("breakdown-house-rule")
    rule = rule_at(rule_book(shown.match.ruleset), path)
    refs = tuple(dict.fromkeys(ref for citation in rule.citations for ref in citation.refs))
    if not refs:
        return ""
    title = sources()[source_of(refs[0])].title
    return words.text("breakdown-sources", first=title, count=len(refs))
