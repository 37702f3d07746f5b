"""Output of `scorekeeper rules`: the list of rule sets, one rule set, or a comparison of two."""

import json
from dataclasses import asdict
from typing import Any

import click

from scorekeeper.cli.context import command_words
from scorekeeper.i18n import Words
from scorekeeper.i18n.differences import differences
from scorekeeper.i18n.documents import error_text
from scorekeeper.i18n.rule_comparison import compared_sections
from scorekeeper.i18n.rule_sources import note_text
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.i18n.rules import section_name, speciality
from scorekeeper.rules import RuleLibrary
from scorekeeper.rules.book import RuleBook, compared_values
from scorekeeper.rules.loader import leaf_paths
from scorekeeper.services.transactions import without

NO_VALUE = "–"


def list_rule_sets(library: RuleLibrary, *, as_json: bool) -> None:
    """Print the rule sets, one a line, beginning with the id; broken rule files go to stderr."""
    words = command_words()
    for error in library.broken_files():
        click.echo(error_text(words, error), err=True)

    identities = library.catalogue()
    if as_json:
        documents = [_identity_document(library.book(identity.id)) for identity in identities]
        click.echo(json.dumps({"rulesets": documents}, ensure_ascii=False))
        return

    width = max(len(identity.id) for identity in identities)
    for identity in identities:
        click.echo(f"{identity.id:<{width}}  {words.rule_set_name(identity)}")


# --- one rule set


def print_rule_set(book: RuleBook, *, as_json: bool) -> None:
    """Print every value of a rule set with its sources and its status."""
    if as_json:
        values = {path: _value_document(book, path, value) for path, value in leaf_paths(book.tree)}
        document = {**_identity_document(book), "values": values}
        click.echo(json.dumps(document, ensure_ascii=False))
        return

    words = command_words()
    click.echo(f"{book.identity.id}  {words.rule_set_name(book.identity)}")
    click.echo(speciality(words, book))
    for path, value in leaf_paths(book.tree):
        _print_value(words, book, path, value)


def _print_value(words: Words, book: RuleBook, path: str, value: Any) -> None:
    """Print a value with its status and sources; sources that disagree follow line by line."""
    citation = book.citations.citation_at(path)
    status: str = citation.status
    if book.citations.is_inherited(path):
        inherited = words.text("cli-inherited", **{"from": citation.rule_set})
        status = f"{status}, {inherited}"

    text = words.text("cli-no-rule") if value is None else json.dumps(value, ensure_ascii=False)
    click.echo(f"{path} = {text}  [{status}]  {'; '.join(citation.refs)}")

    for dispute in citation.disputes_about(path):
        other = NO_VALUE
        if dispute.value is not None:
            other = json.dumps(dispute.value, ensure_ascii=False)
        line = words.text("cli-disputed", sources="; ".join(dispute.refs), value=other)
        notes = filter(None, (note_text(words, dispute), dispute.source_note))
        click.echo("  ".join([f"    {line}", *notes]))


def _identity_document(book: RuleBook) -> dict[str, Any]:
    """Return the identity of a rule set and the rule set from which it inherits, for JSON."""
    parent = book.identity.parent
    inherits = None
    if parent is not None:
        inherits = {"from": parent.rule_set, "sources": parent.refs}
    return {**without(asdict(book.identity), "place", "parent"), "inherits": inherits}


def _value_document(book: RuleBook, path: str, value: Any) -> dict[str, Any]:
    """Return the value at a path with its sources, status and disputes, for JSON."""
    citation = book.citations.citation_at(path)
    is_inherited = book.citations.is_inherited(path)

    disputes = []
    for dispute in citation.disputes_about(path):
        document: dict[str, Any] = {"path": dispute.path}
        # `null` is a value: it means that there is no such rule.
        if dispute.value is not None or dispute.absent:
            document["value"] = dispute.value
        document["sources"] = list(dispute.refs)
        document["note"] = dispute.note
        document["source_note"] = dispute.source_note
        disputes.append(document)

    return {
        "value": value,
        "sources": list(citation.refs),
        "status": "inherited" if is_inherited else citation.status,
        "stated": citation.status,
        "inherited_from": citation.rule_set if is_inherited else None,
        "note": citation.note,
        "source_note": citation.source_note,
        "disputed": disputes,
    }


# --- two rule sets


def print_comparison(here: RuleBook, there: RuleBook, *, in_prose: bool, as_json: bool) -> None:
    """Print the differences of two rule sets, section by section.

    Args:
        here: The first rule set.
        there: The second.
        in_prose: True to print the differences in sentences first.
        as_json: True to print one JSON object, which has the equal values too.
    """
    if as_json:
        click.echo(json.dumps(_comparison_document(here, there), ensure_ascii=False))
        return

    words = command_words()
    if in_prose:
        _print_differences(words, here, there)
    _print_comparison_table(words, here, there)


def _comparison_document(here: RuleBook, there: RuleBook) -> dict[str, Any]:
    values = {
        value.path: {"here": value.here, "there": value.there, "differs": value.differs}
        for value in compared_values(here.tree, there.tree)
    }
    return {"here": here.identity.id, "there": there.identity.id, "values": values}


def _print_differences(words: Words, here: RuleBook, there: RuleBook) -> None:
    """Print the differences in sentences, with an empty line after them."""
    here_name = words.rule_set_name(here.identity)
    there_name = words.rule_set_name(there.identity)
    click.echo(words.text("differ-title", here=here_name, there=there_name))
    for difference in differences(words, here, there):
        click.echo(f"  {difference.text}")
        if difference.instead:
            click.echo(f"    {difference.instead}")
    click.echo()


def _print_comparison_table(words: Words, here: RuleBook, there: RuleBook) -> None:
    """Print the differing values by section, then the numbers of differing and equal values."""
    here_name = words.rule_set_name(here.identity)
    there_name = words.rule_set_name(there.identity)
    click.echo(words.text("compare-heads", here=here_name, there=there_name))

    sections = compared_sections(here, there)
    for section in sections:
        if section.differences:
            click.echo(section_name(words, section.name))
        for rule in section.differences:
            line = words.text(
                "compare-line",
                what=rule_name(words, rule.path),
                here=_value_on_one_line(words, rule.path, rule.here),
                there=_value_on_one_line(words, rule.path, rule.there),
            )
            click.echo(f"  {line}")

    different = sum(len(section.differences) for section in sections)
    same = sum(len(section.rules) for section in sections) - different
    click.echo(words.text("compare-sum", different=different, same=same))


def _value_on_one_line(words: Words, path: str, value: Any) -> str:
    """Return the text of a value; a table, whose text has several lines, becomes a list."""
    return "; ".join(rule_value(words, path, value).splitlines())
