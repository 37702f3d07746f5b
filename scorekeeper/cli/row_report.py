"""Which row of its table a rule set asks a lay-down for, who says so, what the turn changes."""

from collections.abc import Iterator

import click

from scorekeeper.rules.book import RuleBook
from scorekeeper.scoring import LayDown, Requirement
from scorekeeper.words import Words
from scorekeeper.words.openings import band_told, row_sources, turn_told
from scorekeeper.words.rule_sets import rule_set_name

BETWEEN = "; "


def print_row(words: Words, book: RuleBook, required: Requirement, lay_down: LayDown) -> None:
    """Print where a requirement comes from, and what becomes of it in this turn."""
    for line in _lines(words, book, required, lay_down):
        click.echo(line[:1].upper() + line[1:])


def _lines(words: Words, book: RuleBook, required: Requirement, lay_down: LayDown) -> Iterator[str]:
    yield from turn_told(words, book.rules, lay_down)
    yield words.text(
        "cli-row",
        rules=rule_set_name(words, book.identity),
        band=band_told(words, book.rules, required.row),
        needed=words.requirement(required),
    )
    for why, texts in row_sources(words, book):
        yield words.text("cli-row-source", why=why, texts=BETWEEN.join(texts)) if texts else why
