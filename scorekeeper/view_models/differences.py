"""View model of the differences between two rule sets, in sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from scorekeeper.i18n import Words
from scorekeeper.i18n.differences import Difference, differences, tree_differences
from scorekeeper.i18n.how_to_play import chapter_title
from scorekeeper.rules import HouseRules, RuleBook, house_rules


@dataclass(frozen=True, slots=True)
class ChapterDifferences:
    """Differences under a heading of the rules."""

    title: str
    lines: tuple[tuple[str, str], ...]
    """Pairs of a sentence on the rule set and the sentence on the known one that it replaces.

    The second sentence is empty if the first is enough.
    """


@dataclass(frozen=True, slots=True)
class DifferencesView:
    """The differences between a rule set and one that the reader knows."""

    title: str
    chapters: tuple[ChapterDifferences, ...]
    """The main differences."""
    detail_chapters: tuple[ChapterDifferences, ...]
    """Smaller differences."""
    detail_count: int
    same: str
    """Sentence shown if both rule sets are played alike; otherwise empty."""


def rule_set_differences(words: Words, book: RuleBook, known: RuleBook) -> DifferencesView:
    """Return the differences between a rule set and one that the reader knows."""
    name = words.rule_set_name(book.identity)
    known_name = words.rule_set_name(known.identity)
    return _differences_view(words, name, known_name, differences(words, book, known))


def house_rule_differences(words: Words, house: HouseRules) -> DifferencesView:
    """Return the differences between house rules and their rule set."""
    base = words.rule_set_name(house.book.identity)
    found = tuple(tree_differences(words, house_rules.tree_with(house), house.book.tree, base))
    return _differences_view(words, house.name, base, found)


def _differences_view(
    words: Words, name: str, known_name: str, all_differences: Sequence[Difference]
) -> DifferencesView:
    """Return differences by chapter, the details apart unless there are only details."""
    details = [difference for difference in all_differences if difference.is_detail]
    essentials = [difference for difference in all_differences if not difference.is_detail]
    if not essentials:
        # Without main differences, the smaller ones take their place.
        essentials = details
        details = []
    return DifferencesView(
        title=words.text("differ-title", here=name, there=known_name),
        chapters=_chapter_differences(words, essentials),
        detail_chapters=_chapter_differences(words, details),
        detail_count=len(details),
        same="" if all_differences else words.text("differ-same", name=known_name),
    )


def _chapter_differences(
    words: Words, sorted_differences: Sequence[Difference]
) -> tuple[ChapterDifferences, ...]:
    """Return sorted differences grouped by chapter, each with the known text."""
    return tuple(
        ChapterDifferences(
            title=chapter_title(words, chapter),
            lines=tuple((difference.text, difference.instead) for difference in group),
        )
        for chapter, group in groupby(sorted_differences, lambda difference: difference.chapter)
    )
