"""View models of a rule book: its rules with their sources, and a comparison of two books."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import groupby
from typing import Any

from scorekeeper.i18n import Words
from scorekeeper.i18n.how_to_play import Chapter
from scorekeeper.i18n.matches import rules_name
from scorekeeper.i18n.rule_sources import dispute_value, note_text, reference_text, standing_reason
from scorekeeper.i18n.rule_values import rule_name, rule_value
from scorekeeper.i18n.rules import (
    Rule,
    Section,
    Standing,
    is_matching_rule,
    paths_with_citation,
    rule_at,
    rule_notes,
)
from scorekeeper.rules import HouseRules, RuleBook, RuleSetId
from scorekeeper.rules.book import Compared
from scorekeeper.rules.house_rules import HouseRule
from scorekeeper.rules.loader import Citation, Dispute, has_path
from scorekeeper.services import OpenMatch, Session
from scorekeeper.view_models.rule_sets import known_rule_set

MIN_SEARCH_LENGTH = 2  # characters; one letter finds nearly every rule
MAX_RULES_FOUND = 25


# --- rules


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A rule with its value and the kind of its source."""

    path: str
    name: str
    value: str
    """One line, or several of a table."""
    notes: tuple[str, ...]
    """Notes on the value; empty if sources are shown, because these include the notes."""
    standings: tuple[tuple[Standing, str], ...]
    """Kinds of its sources, with their names; empty if sources are not shown."""
    says: str


def rule_row(words: Words, rule: Rule, *, has_sources: bool) -> RuleRow:
    """Return the row of a rule in the book, with or without the kinds of its sources."""
    name = rule_name(words, rule.path)
    value = rule_value(words, rule.path, rule.value)
    notes = () if has_sources else rule_notes(words, rule)
    says = " ".join([f"{name}: {value}.", *notes]) if notes else f"{name}: {value}"
    standings: list[tuple[Standing, str]] = []
    if has_sources:
        standings = [(standing, words.text(f"standing-{standing}")) for standing in rule.standings]
        standing_names = ", ".join(name for _standing, name in standings)
        says = f"{says}. {standing_names}"
    return RuleRow(
        path=rule.path,
        name=name,
        value=value,
        notes=notes,
        standings=tuple(standings),
        says=says.replace("\n", "; "),
    )


@dataclass(frozen=True, slots=True)
class FoundRules:
    """Result of a search in a book."""

    count: int
    rules: tuple[Rule, ...]
    """The first ones, at most `MAX_RULES_FOUND`."""


def search_rules(words: Words, sections: Sequence[Section], search_text: str) -> FoundRules | None:
    """Return the first rules whose name or value contains a text, and the number of all such rules.

    None if the text is too short.
    """
    search_text = search_text.strip()
    if len(search_text) < MIN_SEARCH_LENGTH:
        return None
    rules = [
        rule
        for section in sections
        for rule in section.rules
        if is_matching_rule(words, rule, search_text)
    ]
    return FoundRules(len(rules), tuple(rules[:MAX_RULES_FOUND]))


# --- sources of a rule


class SourceLineKind(Enum):
    """Role of a line among the sources of a rule."""

    HEADING = "heading"
    REASON = "reason"
    """The kind of source, or the value that other sources give."""
    REFERENCE = "reference"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line about the sources of a rule."""

    kind: SourceLineKind
    text: str


def source_lines(words: Words, book: RuleBook, rule: Rule) -> tuple[SourceLine, ...]:
    """Return the sources of a rule, and the values that other sources give.

    Notes for people who check sources come last: they are in English in every language.
    """
    lines: list[SourceLine] = []
    for citation in rule.citations:
        lines += _citation_lines(words, book, rule, citation)

    other_lines = [
        line for dispute in rule.disputes for line in _dispute_lines(words, book, rule, dispute)
    ]
    if other_lines:
        lines.append(SourceLine(SourceLineKind.HEADING, words.text("rules-others-say")))
        lines += other_lines

    note_lines = _source_note_lines(words, book, rule)
    if note_lines:
        lines.append(SourceLine(SourceLineKind.HEADING, words.text("rules-source-notes")))
        lines += note_lines
    return tuple(lines)


def _citation_lines(
    words: Words, book: RuleBook, rule: Rule, citation: Citation
) -> list[SourceLine]:
    """Return the lines of a citation: parts of the rule, reason, references and note."""
    lines: list[SourceLine] = []
    parts = _part_names(words, book, rule, citation)
    if parts:
        lines.append(SourceLine(SourceLineKind.HEADING, parts))

    reason = standing_reason(words, book, citation)
    lines.append(SourceLine(SourceLineKind.REASON, reason))
    if citation.status != "proposed":
        lines += _reference_lines(words, book, citation.refs)
    note = note_text(words, citation)
    if note:
        lines.append(SourceLine(SourceLineKind.NOTE, note))
    return lines


def _part_names(words: Words, book: RuleBook, rule: Rule, citation: Citation) -> str:
    """Return the parts of a rule that a citation supports; empty if it is for the whole rule."""
    if len(rule.citations) == 1 or not citation.path.startswith(f"{rule.path}."):
        return ""
    paths = paths_with_citation(book, rule, citation)
    return "; ".join(rule_name(words, path) for path in paths)


def _dispute_lines(words: Words, book: RuleBook, rule: Rule, dispute: Dispute) -> list[SourceLine]:
    """Return the value that other sources give; empty if they have only a checker's note."""
    value = dispute_value(words, dispute, rule.path)
    note = note_text(words, dispute)
    text = value or note
    if not text:
        return []
    if value and note:
        text = words.text("rules-says", value=value, note=note)
    return [SourceLine(SourceLineKind.REASON, text), *_reference_lines(words, book, dispute.refs)]


def _source_note_lines(words: Words, book: RuleBook, rule: Rule) -> list[SourceLine]:
    """Return the notes for people who check sources, each with the value that it concerns."""
    lines: list[SourceLine] = []
    for citation in rule.citations:
        if citation.source_note:
            parts = _part_names(words, book, rule, citation)
            lines.append(_source_note_line(words, parts, citation.source_note))

    for dispute in rule.disputes:
        if dispute.source_note:
            value = dispute_value(words, dispute, rule.path)
            lines.append(_source_note_line(words, value or "", dispute.source_note))
            if not _dispute_lines(words, book, rule, dispute):
                lines += _reference_lines(words, book, dispute.refs)
    return lines


def _source_note_line(words: Words, subject: str, note: str) -> SourceLine:
    text = note
    if subject:
        text = words.text("rules-says", value=subject.replace("\n", "; "), note=note)
    return SourceLine(SourceLineKind.NOTE, text)


def _reference_lines(words: Words, book: RuleBook, refs: Sequence[str]) -> list[SourceLine]:
    return [
        SourceLine(SourceLineKind.REFERENCE, f"→ {reference_text(words, book, ref)}")
        for ref in refs
    ]


# --- house rules


def house_rules_of_match(words: Words, open_match: OpenMatch) -> HouseRules | None:
    """Return the house rules of a game; None for a game without house rules."""
    if not open_match.own_rules:
        return None
    return HouseRules(
        name=rules_name(words, open_match),
        book=open_match.match.book,
        rules=tuple(
            HouseRule(path=path, value=value, refs=())
            for path, value in open_match.own_rules.items()
        ),
    )


def house_rules_of_page(
    words: Words,
    session: Session,
    set_id: RuleSetId,
    query: Mapping[str, str],
    open_match: OpenMatch | None,
) -> HouseRules | None:
    """Return the house rules to show on the page of a rule set; None to show only the rule set.

    Args:
        words: The language.
        session: The saved house rules.
        set_id: The rule set.
        query: Query of the address, which may refer to house rules or the open game.
        open_match: The open game, or None.
    """
    house = None
    if "house" in query:
        profiles = [each for each in session.profiles.list() if each.uid == query["house"]]
        house = profiles[0].house if profiles else None
    elif open_match is not None and ("deal" in query or query.get("from") == "table"):
        house = house_rules_of_match(words, open_match)
    return house if house is not None and house.base == set_id else None


# --- forms of a book


class BookForm(Enum):
    """Ways to show a rule set; the values are the message keys of their names."""

    HOW_TO_PLAY = "how-to-play"
    DIFFERENCES = "differ-tab"
    VALUES = "how-to-play-values"
    SOURCES = "how-to-play-sources"


def book_forms(session: Session, book: RuleBook, known: object) -> tuple[BookForm, ...]:
    """Return the available forms of a book, the default form first.

    The form with differences is left out if players know no other rule set.

    Args:
        session: The saved matches.
        book: The rule set.
        known: The setting of the device for the known rule set.
    """
    if known_rule_set(session, book, known) is None:
        return (BookForm.HOW_TO_PLAY, BookForm.VALUES, BookForm.SOURCES)
    return tuple(BookForm)


@dataclass(frozen=True, slots=True)
class ChapterBlock:
    """A paragraph of a chapter, or the rows of a table."""

    lines: tuple[str, ...]
    is_table: bool


def chapter_blocks(chapter: Chapter) -> tuple[ChapterBlock, ...]:
    """Return the blocks of a chapter.

    Adjacent sentences form one paragraph, and adjacent tables one table.
    """
    blocks = []
    for is_sentence, group in groupby(chapter.parts, lambda part: isinstance(part, str)):
        if is_sentence:
            paragraph = " ".join(map(str, group))
            blocks.append(ChapterBlock((paragraph,), is_table=False))
        else:
            rows = tuple(row for table in group for row in table)
            blocks.append(ChapterBlock(rows, is_table=True))
    return tuple(blocks)


# --- two books compared


@dataclass(frozen=True, slots=True)
class ComparedCell:
    """The value of a rule in one of two rule sets."""

    owner: str
    """Name of the rule set."""
    value: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A rule with its values in two rule sets."""

    path: str
    name: str
    differs: bool
    cells: tuple[ComparedCell, ComparedCell]
    same: ComparedCell | None
    """The common value, with "both" as its owner; None if the values differ."""

    @property
    def says(self) -> str:
        """Text for screen readers, in which a common value occurs once."""
        cells = [self.same] if self.same else self.cells
        values = "; ".join(f"{cell.owner}: {cell.value}" for cell in cells)
        return f"{self.name}. {values}".replace("\n", ", ")


def compared_row(
    words: Words, books: tuple[RuleBook, RuleBook], rule: Compared, *, has_all_sources: bool
) -> ComparedRow:
    """Return the row of a rule in a comparison of two rule sets.

    Args:
        words: The language.
        books: The rule sets.
        rule: The rule with its values in both rule sets.
        has_all_sources: True for all sources, False for the first source and their number.
    """
    here = _compared_cell(words, books[0], rule.path, rule.here, has_all_sources=has_all_sources)
    there = _compared_cell(words, books[1], rule.path, rule.there, has_all_sources=has_all_sources)
    same = None
    if not rule.differs:
        same = ComparedCell(words.text("compare-both"), here.value, here.sources)
    return ComparedRow(
        path=rule.path,
        name=rule_name(words, rule.path),
        differs=rule.differs,
        cells=(here, there),
        same=same,
    )


def _compared_cell(
    words: Words, book: RuleBook, path: str, value: Any, *, has_all_sources: bool
) -> ComparedCell:
    """Return the value of a rule in one of the compared rule sets, with its sources."""
    words = words.of_game(book.identity)
    owner = words.rule_set_name(book.identity)
    if not has_path(book.tree, path):
        return ComparedCell(owner, words.text("value-absent"), ())

    citations = rule_at(book, path).citations
    reasons = [standing_reason(words, book, citation) for citation in citations]
    cited_refs = [
        ref for citation in citations if citation.status != "proposed" for ref in citation.refs
    ]
    references = list(dict.fromkeys(reference_text(words, book, ref) for ref in cited_refs))
    sources = reasons[:1]
    if has_all_sources:
        sources = [*dict.fromkeys(reasons), *references]
    elif references:
        count = len(references)
        sources = [words.text("breakdown-sources", first=references[0], count=count)]
    return ComparedCell(owner, rule_value(words, path, value), tuple(sources))
