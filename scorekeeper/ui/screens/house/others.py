"""What other sources say about a rule: each can be taken over, with its reference."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.rules.citations import Dispute
from scorekeeper.rules.schema import value_complaints
from scorekeeper.rules.tree import has_path
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rules import rule_at
from scorekeeper.words.sources import dispute_value, note, reference

Take = Callable[[str, Any, tuple[str, ...]], None]
"""Plays a value of a path, with the references that say so."""


def others_card(words: Words, book: RuleBook, path: str, take: Take) -> list[ft.Control]:
    """Nothing where the sources agree."""
    disputes = rule_at(book, path).disputes
    if not disputes:
        return []
    rows: list[ft.Control] = []
    for place, one in enumerate(disputes):
        tap = partial(take, one.path, one.value, one.refs)
        offered = _can_be_taken(book, path, one)
        rows.append(_row(words, path, one, f"take-{place}", tap if offered else None))
    return [card(heading(words.text("rules-others-say")), *rows, spacing=12)]


def _row(words: Words, path: str, dispute: Dispute, name: str, take: Handler | None) -> ft.Control:
    """What one of them says, and the button that plays it where that can be played."""
    value, said = dispute_value(words, dispute, path), note(dispute.note)
    told = [text(value, 16, Face.BOLD, line=SENTENCE)] if value else []
    references = (reference(words, ref) for ref in dispute.refs)
    remarks = [remark(one) for one in (said, *references) if one]
    offered = [button(words.text("house-take"), take, name=name, height=48)] if take else []
    return ft.Column(
        [*told, *remarks, *offered],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _can_be_taken(book: RuleBook, path: str, dispute: Dispute) -> bool:
    """Whether what others say is a whole value of this rule or of a part of it."""
    where = dispute.path
    is_about = where == path or where.startswith(f"{path}.")
    if not is_about or not has_path(book.tree, where):
        return False
    if dispute.value is None and not dispute.absent:
        return False
    return not list(value_complaints(where, dispute.value))
