"""A rule set as a rule book tells it: sections, and in them rules in words with their standing.

for section in sections(rule_book(set_id)):
    section_name(words, section.name)              Going out
    for rule in section.rules:
        rule_name(words, rule.path)                Canastas needed to go out
        rule_value(words, rule.path, rule.value)   2
        rule.standings                             ("outside", "disputed")
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from scorekeeper.rules.book import RuleBook
from scorekeeper.rules.citations import Citation, Dispute
from scorekeeper.rules.tree import leaf_paths, value_at
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_order import SECTIONS, TOLD_WHOLE
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.words import Words

Standing = Literal["document", "outside", "disputed", "inherited", "proposed"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a book: a value, or several that are told together."""

    path: str
    value: Any
    citations: tuple[Citation, ...]
    """Where it comes from; more than one where its parts come from several places."""
    standings: tuple[Standing, ...]
    disputes: tuple[Dispute, ...]
    """What other sources say."""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a rule book."""

    name: str
    rules: tuple[Rule, ...]


def sections(book: RuleBook) -> tuple[Section, ...]:
    """Everything that a rule set says, in the order of a rule book."""
    return tuple(
        Section(name, tuple(rule_at(book, path) for top in tops for path in _paths(book, top)))
        for name, tops in SECTIONS
    )


def rule_at(book: RuleBook, path: str) -> Rule:
    """The rule at a dotted path of a book; KeyError where there is none."""
    citations = _citations(book, path)
    standings = _standings(book, path, citations)
    disputes = tuple(d for citation in citations for d in citation.disputes_about(path))
    alike = {_told_of(citation): citation for citation in reversed(citations)}
    once = tuple(reversed(alike.values()))
    return Rule(path, value_at(book.tree, path), once, standings, disputes)


def paths_alike(book: RuleBook, rule: Rule, citation: Citation) -> tuple[str, ...]:
    """The paths within a rule of which the same is told as by one of its citations."""
    every = _citations(book, rule.path)
    return tuple(one.path for one in every if _told_of(one) == _told_of(citation))


def _told_of(citation: Citation) -> tuple[object, ...]:
    return citation.rule_set, citation.refs, citation.status, citation.note


def proposed(book: RuleBook) -> tuple[Rule, ...]:
    """The rules of a book that no source gives."""
    every = (rule for section in sections(book) for rule in section.rules)
    return tuple(rule for rule in every if "proposed" in rule.standings)


def section_name(words: Words, name: str) -> str:
    """The heading of a section."""
    return words.text(f"rules-section-{name}")


def says(words: Words, rule: Rule, looked_for: str) -> bool:
    """Whether name or value of a rule hold a text, in any case."""
    said = f"{rule_name(words, rule.path)} {rule_value(words, rule.path, rule.value)}"
    return looked_for.casefold() in said.casefold()


def _paths(book: RuleBook, top: str) -> Iterator[str]:
    """The paths that are told as one, at a top path and below it."""
    if top in TOLD_WHOLE:
        yield top
        return
    met: set[str] = set()
    value = value_at(book.tree, top)
    leaves = leaf_paths(value, top) if isinstance(value, dict) and value else [(top, value)]
    for path, _ in leaves:
        whole = next((one for one in TOLD_WHOLE if f"{path}.".startswith(f"{one}.")), path)
        if whole not in met:
            met.add(whole)
            yield whole


def _citations(book: RuleBook, path: str) -> tuple[Citation, ...]:
    """The citations of all values at a path and below it, the outermost first."""
    by_path = book.citations.by_path
    below = [one for place, one in by_path.items() if place.startswith(f"{path}.")]
    try:
        return (book.citations.of(path), *below)
    except KeyError:
        return tuple(below)


def _standings(book: RuleBook, path: str, citations: tuple[Citation, ...]) -> tuple[Standing, ...]:
    disputed = any(_is_disputed(citation, path) for citation in citations)
    return (_origin(book, citations), *(("disputed",) if disputed else ()))


def _is_disputed(citation: Citation, path: str) -> bool:
    if citation.disputes:
        return bool(citation.disputes_about(path))
    return citation.status == "document-conflict"


def _origin(book: RuleBook, citations: tuple[Citation, ...]) -> Standing:
    """How well a rule is known: by the weakest of the values that this book itself gives."""
    if any(one.status == "proposed" for one in citations):
        return "proposed"
    own = [one for one in citations if one.rule_set == book.identity.id]
    if not own:
        return "inherited"
    return "outside" if any(one.status == "outside" for one in own) else "document"
