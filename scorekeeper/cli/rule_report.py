"""`scorekeeper rules`: the rule sets, and every value of one with its source."""

import json
from collections.abc import Iterator
from typing import Any

import click

from scorekeeper.cli.outside import spoken
from scorekeeper.rules import (
    RuleBook,
    broken_rule_files,
    catalogue,
    find_rule_set,
    rule_book,
)
from scorekeeper.rules.citations import Dispute
from scorekeeper.rules.tree import leaf_paths
from scorekeeper.words import Words
from scorekeeper.words.rule_sets import rule_set_name, special

INHERITED = "inherited"


def list_rule_sets(*, as_json: bool) -> None:
    """Print the rule sets, one a line, the id first; further files that are broken to stderr."""
    for broken in broken_rule_files():
        click.echo(str(broken), err=True)
    if as_json:
        listed = [_identity(rule_book(identity.id)) for identity in catalogue()]
        click.echo(json.dumps({"rulesets": listed}, ensure_ascii=False))
        return
    width = max(len(identity.id) for identity in catalogue())
    words = spoken()
    for identity in catalogue():
        click.echo(f"{identity.id:<{width}}  {rule_set_name(words, identity)}")


def print_rule_set(name: str, *, as_json: bool) -> None:
    """Print every value of a rule set with source and status.

    Raises `UnknownRuleSetError` for a name that no rule set goes by.
    """
    book = rule_book(find_rule_set(name))
    if as_json:
        values = {path: _value(book, path, value) for path, value in leaf_paths(book.tree)}
        click.echo(json.dumps({**_identity(book), "values": values}, ensure_ascii=False))
        return
    words = spoken()
    click.echo(f"{book.identity.id}  {rule_set_name(words, book.identity)}")
    click.echo(special(words, book))
    for line in _lines(book, words):
        click.echo(line)


def _identity(book: RuleBook) -> dict[str, Any]:
    identity, parent = book.identity, book.identity.parent
    return {
        "id": identity.id,
        "name": identity.name,
        "family": identity.family,
        "origin": identity.origin,
        "edition": identity.edition,
        "aliases": list(identity.aliases),
        "inherits": None
        if parent is None
        else {"from": parent.rule_set, "sources": list(parent.refs)},
        "unknown": list(identity.unknown),
    }


def _value(book: RuleBook, path: str, value: Any) -> dict[str, Any]:
    citation = book.citations.of(path)
    inherited = book.citations.is_inherited(path)
    return {
        "value": value,
        "sources": list(citation.refs),
        "status": INHERITED if inherited else citation.status,
        "stated": citation.status,
        "inherited_from": citation.rule_set if inherited else None,
        "note": citation.note,
        "disputed": [_dispute(dispute) for dispute in citation.disputes_about(path)],
    }


def _dispute(dispute: Dispute) -> dict[str, Any]:
    said = {} if dispute.value is None and not dispute.absent else {"value": dispute.value}
    return {"path": dispute.path, **said, "sources": list(dispute.refs), "note": dispute.note}


def _lines(book: RuleBook, words: Words) -> Iterator[str]:
    for path, value in leaf_paths(book.tree):
        citation = book.citations.of(path)
        status: str = citation.status
        if book.citations.is_inherited(path):
            status = f"{status}, {words.text('cli-inherited', **{'from': citation.rule_set})}"
        shown = (
            words.text("cli-no-rule") if value is None else json.dumps(value, ensure_ascii=False)
        )
        yield f"{path} = {shown}  [{status}]  {'; '.join(citation.refs)}"
        for dispute in citation.disputes_about(path):
            said = "–" if dispute.value is None else json.dumps(dispute.value, ensure_ascii=False)
            where = "; ".join(dispute.refs)
            told = words.text("cli-disputed", sources=where, value=said)
            yield f"    {told}  {dispute.note}".rstrip()
