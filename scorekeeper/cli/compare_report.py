"""`scorekeeper rules A --compare B`: two rule sets side by side."""

import json
from typing import Any

import click

from scorekeeper.cli.outside import spoken
from scorekeeper.rules import RuleBook, compared, find_rule_set, rule_book
from scorekeeper.words import Words
from scorekeeper.words.comparing import ComparedSection, ToldRule, compared_sections
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import section_name


def print_comparison(name: str, other: str, *, as_json: bool) -> None:
    """Print where two rule sets differ, section by section; as JSON also where they agree.

    Raises `UnknownRuleSetError` for a name that no rule set goes by.
    """
    here, there = rule_book(find_rule_set(name)), rule_book(find_rule_set(other))
    if as_json:
        click.echo(json.dumps(_document(here, there), ensure_ascii=False))
        return
    words = spoken()
    told = compared_sections(here, there)
    click.echo(
        words.text(
            "compare-heads",
            here=rule_set_name(words, here.identity),
            there=rule_set_name(words, there.identity),
        )
    )
    for section in told:
        _print_section(words, section)
    different = sum(len(section.differences) for section in told)
    same = sum(len(section.rules) for section in told) - different
    click.echo(words.text("compare-sum", different=different, same=same))


def _print_section(words: Words, section: ComparedSection) -> None:
    if not section.differences:
        return
    click.echo(section_name(words, section.name))
    for rule in section.differences:
        click.echo(f"  {_line(words, rule)}")


def _line(words: Words, rule: ToldRule) -> str:
    here, there = (_value(words, rule.path, value) for value in (rule.here, rule.there))
    return words.text("compare-line", what=rule_name(words, rule.path), here=here, there=there)


def _value(words: Words, path: str, value: Any) -> str:
    """A value on one line, however many a table of it has."""
    return "; ".join(rule_value(words, path, value).splitlines())


def _document(here: RuleBook, there: RuleBook) -> dict[str, Any]:
    values = {
        one.path: {"here": one.here, "there": one.there, "differs": one.differs}
        for one in compared(here, there)
    }
    return {"here": here.identity.id, "there": there.identity.id, "values": values}
