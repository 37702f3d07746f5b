"""The rules of a game, in sentences that are made of the values of its rule set.

for chapter in how_to_play(words, book):
    chapter.title        Going out
    chapter.parts        ("To go out, a side needs a canasta.", ("A row", "and another"), ...)

The sentences themselves are in `play_sentences`.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from scorekeeper.i18n.messages import Words
from scorekeeper.i18n.play_sentences import Rows, Sentence, chapter_parts
from scorekeeper.rules.book import RuleBook, tree_for
from scorekeeper.rules.loader import Tree, value_at, with_value


@dataclass(frozen=True, slots=True)
class Chapter:
    """A heading, and the sentences and tables under it."""

    name: str
    title: str
    parts: tuple[str | Rows, ...]


def how_to_play(
    words: Words, book: RuleBook, changes: Mapping[str, Any] = MappingProxyType({})
) -> tuple[Chapter, ...]:
    """Return the chapters of a page that explains how to play by a rule set.

    The last chapters have the differences of a second phase and of other numbers of players. A
    chapter is omitted if the rule set has no rules for it.

    Args:
        words: The language. The page uses the terms that it has for this game.
        book: The rule set.
        changes: Values of house rules, by dotted path.
    """
    words = words.of_game(book.identity)
    tree = _tree_with(book.tree, changes)
    chapters = tuple(_chapters(words, tree))
    known = {part for chapter in chapters for part in chapter.parts}
    later = _later_phase_chapter(words, tree, known)
    others = _player_count_chapters(words, book, changes, known)
    return (*chapters, *later, *others)


def chapter_title(words: Words, name: str) -> str:
    """Return the heading of a chapter."""
    return words.text(f"play-head-{name}")


def _chapters(words: Words, tree: Tree) -> Iterator[Chapter]:
    """Yield the chapters of a rule set; empty ones are omitted."""
    for name, parts in chapter_parts(words, tree).items():
        if parts:
            texts = tuple(part.text if isinstance(part, Sentence) else part for part in parts)
            yield Chapter(name, chapter_title(words, name), texts)


def _later_phase_chapter(
    words: Words, tree: Tree, known: Collection[str | Rows]
) -> Iterator[Chapter]:
    """Yield a chapter with the rules of a second phase, if any, without the `known` parts."""
    phase = value_at(tree, "later_phase")
    if phase is None:
        return
    begins = words.text("play-later", points=phase["from_score"])
    differences = _new_parts(words, _tree_with(tree, phase["values"]), known)
    yield Chapter("later", chapter_title(words, "later"), (begins, *differences))


def _player_count_chapters(
    words: Words, book: RuleBook, changes: Mapping[str, Any], known: Collection[str | Rows]
) -> Iterator[Chapter]:
    """Yield a chapter for each number of players but the first, without the `known` parts."""
    for players in sorted(book.rules.players[1:]):
        tree = _tree_with(tree_for(book, players), changes)
        differences = _new_parts(words, tree, known)
        if differences:
            title = words.text("play-head-players", players=players)
            yield Chapter(f"players-{players}", title, differences)


def _new_parts(words: Words, tree: Tree, known: Collection[str | Rows]) -> tuple[str | Rows, ...]:
    """Return the sentences and tables of a rule set that are not `known`, in order.

    A new table keeps the sentence before it, even if that sentence is known.
    """
    unknown: list[str | Rows] = []
    for chapter in _chapters(words, tree):
        lead: str | Rows = ""
        for part in chapter.parts:
            if part not in known:
                is_table = not isinstance(part, str)
                if is_table and lead in known:
                    unknown.append(lead)
                unknown.append(part)
            lead = part
    return tuple(unknown)


def _tree_with(tree: Tree, changes: Mapping[str, Any]) -> Tree:
    """Return a rule set with changed values."""
    for path, value in changes.items():
        tree = with_value(tree, path, value)
    return tree
