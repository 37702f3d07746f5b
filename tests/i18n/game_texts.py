"""What players of one game read: messages in its words, and the pages of its rules."""

from collections.abc import Collection, Iterator

from fluent.syntax import FluentParser

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import how_to_play
from scorekeeper.i18n.messages import GAME_SEPARATOR, USUAL
from scorekeeper.i18n.rule_choices import option_name, switch_text
from scorekeeper.i18n.rules import book_sections, rule_notes, section_name, speciality
from scorekeeper.rules import RuleBook
from scorekeeper.rules.switches import switches_for
from scorekeeper.view_models.rule_book import rule_row
from tests.i18n.test_catalogues import Parts
from tests.rules.kit import book_of

BURRACO = ("burraco", "burraco_3p", "burraco_international")
"""The rule sets of Italian Burraco, whose players call no meld a canasta."""


def game_words(language: str, set_id: str) -> Words:
    return Words(language).of_game(book_of(set_id).identity)


def texts_of_any_game(
    words: Words, left_out: tuple[str, ...], of_another_game: Collection[str]
) -> Iterator[tuple[str, str]]:
    """Yield key and texts of each message that any game may show.

    Args:
        words: The words of a game.
        left_out: Beginnings of the keys of messages that are about no game, or about single ones.
        of_another_game: Keys of messages that name another game in one of their variants.
    """
    for key, source in words.catalogue.sources.items():
        name, _, game = key.partition(GAME_SEPARATOR)
        if name.startswith((*left_out, "-")) or name in of_another_game or game not in ("", USUAL):
            continue
        parts = Parts()
        parts.visit(FluentParser().parse(source))
        yield key, " ".join(parts.texts)


def texts_of_rules(words: Words, set_id: str) -> Iterator[str]:
    """Yield what the page of a rule set shows in all its forms, and its variations."""
    book = book_of(set_id)
    yield speciality(words, book)
    yield from texts_of_how_to_play(words, book)
    for section in book_sections(book):
        yield section_name(words, section.name)
        for rule in section.rules:
            yield rule_row(words, rule, has_sources=False).says
            yield from rule_notes(words, rule)
    for switch in switches_for(book):
        yield switch_text(words, switch)
        yield from (option_name(words, switch, option) for option in switch.options)


def texts_of_how_to_play(words: Words, book: RuleBook) -> Iterator[str]:
    """Yield the headings, sentences and cells of How to play."""
    for chapter in how_to_play(words, book):
        yield chapter.title
        for part in chapter.parts:
            yield from [part] if isinstance(part, str) else part
