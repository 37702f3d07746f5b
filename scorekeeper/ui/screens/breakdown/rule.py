"""The rule behind a line: its value in this match, and everything that is said about it."""

from collections.abc import Iterator

import flet as ft

from scorekeeper.rules import RuleBook, rule_book
from scorekeeper.rules.citations import Dispute, source_of
from scorekeeper.rules.files import sources
from scorekeeper.rules.tree import value_at
from scorekeeper.scoring import ScoreLine
from scorekeeper.session import OpenMatch, own_rules
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.tap import Handler
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.breakdown.lines import LineRow
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_sets import rule_set_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import Rule, rule_at
from scorekeeper.words.sources import dispute_value, note, reference, standing_reason

C = ft.Colors


def is_house_rule(shown: OpenMatch, path: str) -> bool:
    """Whether the table plays by a value of its own at a path, or at a part of it."""
    return any(
        f"{own}.".startswith(f"{path}.") or f"{path}.".startswith(f"{own}.")
        for own in own_rules(shown.match)
    )


def rule_in_short(words: Words, shown: OpenMatch, line: ScoreLine) -> str:
    """The rule of a line, its value in this match first; empty where the table did the sum."""
    if line.rule is None:
        return ""
    name = rule_name(words, line.rule)
    value = rule_value(words, line.rule, value_at(shown.values, line.rule))
    if len(value.splitlines()) > 1:
        return name
    return words.text("breakdown-rule", what=name, value=value)


def sources_in_short(words: Words, shown: OpenMatch, line: ScoreLine) -> str:
    """Where the rule of a line comes from, on one line."""
    if line.rule is None or is_house_rule(shown, line.rule):
        return words.text("breakdown-house-rule") if line.rule else ""
    refs = _references(rule_at(rule_book(shown.match.ruleset), line.rule))
    title = sources()[source_of(refs[0])].title
    return words.text("breakdown-sources", first=title, count=len(refs))


def rule_sheet(state: State, shown: OpenMatch, row: LineRow, on_close: Handler) -> ft.BottomSheet:
    """The sheet that opens when a line is tapped."""
    words = state.words
    parts = [*_of_sides(words, shown, row), *_rule(words, shown, row.line)]
    rows: list[ft.Control] = [
        ft.Container(part, padding=ft.Padding.symmetric(vertical=4, horizontal=20))
        for part in parts
    ]
    return bottom_sheet(state, words.line(row.line), rows, on_close)


def _of_sides(words: Words, shown: OpenMatch, row: LineRow) -> Iterator[ft.Control]:
    """What each side has of the line."""
    for side, line in zip(shown.match.sides, row.by_side, strict=True):
        if line is not None:
            points = words.points(line.points)
            count = 0 if line.count is None else line.count
            yield text(
                words.text("breakdown-of-side", side=side.name, points=points, count=count), 16
            )


def _rule(words: Words, shown: OpenMatch, line: ScoreLine) -> Iterator[ft.Control]:
    if line.rule is None:
        yield _prose(words.text(f"breakdown-no-rule-{line.kind}"))
        return
    book, path = rule_book(shown.match.ruleset), line.rule
    rule = rule_at(book, path)
    yield _heading(rule_name(words, path))
    yield text(rule_value(words, path, value_at(shown.values, path)), 20, Face.BOLD)
    yield _small(path)
    if is_house_rule(shown, path):
        yield _prose(words.text("breakdown-house-rule"))
    if value_at(shown.values, path) != rule.value:
        value = rule_value(words, path, rule.value)
        yield _prose(
            words.text("breakdown-book-says", name=rule_set_name(words, book.identity), value=value)
        )
    yield from _standing(words, book, rule)


def _standing(words: Words, book: RuleBook, rule: Rule) -> Iterator[ft.Control]:
    """Why the book says so, who says it, and who says otherwise."""
    for reason in dict.fromkeys(standing_reason(words, book, one) for one in rule.citations):
        yield _prose(reason)
    yield _heading(words.text("breakdown-sources-head"))
    for ref in _references(rule):
        yield _prose(reference(words, ref))
    for remark in dict.fromkeys(one.note for one in rule.citations if one.note):
        yield _small(note(remark))
    if rule.disputes:
        yield _heading(words.text("standing-disputed-why"))
    for dispute in rule.disputes:
        yield _prose(_disputed(words, dispute, rule.path))


def _disputed(words: Words, dispute: Dispute, path: str) -> str:
    """What other sources say, and the remark on it."""
    who = ", ".join(reference(words, ref).rstrip(":") for ref in dispute.refs)
    value = dispute_value(words, dispute, path)
    said = [value] if value is not None else []
    if dispute.note:
        said.append(note(dispute.note))
    return words.text("source-says", sources=who, value="; ".join(said))


def _references(rule: Rule) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ref for citation in rule.citations for ref in citation.refs))


def _heading(said: str) -> ft.Control:
    return ft.Container(text(said, 15, Face.MEDIUM, C.PRIMARY), padding=ft.Padding.only(top=8))


def _prose(said: str) -> ft.Control:
    return text(said, 15, line=SENTENCE)


def _small(said: str) -> ft.Control:
    return text(said, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE)
