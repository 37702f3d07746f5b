"""One rule of a book: what it is about, its value, its standing, and its sources."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.rules.citations import Citation, Dispute
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.tap import tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.rules import Rule, Standing, paths_alike
from scorekeeper.words.sources import dispute_value, note, reference, standing_reason

C = ft.Colors
MUTED = C.ON_SURFACE_VARIANT
SHORT = 16
"""Letters of a value that stands beside its name; a longer one stands below it."""
LOOKS: dict[Standing, tuple[ft.IconData, ft.ColorValue, ft.ColorValue]] = {
    "document": (ft.Icons.DESCRIPTION_OUTLINED, C.PRIMARY_CONTAINER, C.ON_PRIMARY_CONTAINER),
    "outside": (ft.Icons.PUBLIC, C.TERTIARY_CONTAINER, C.ON_TERTIARY_CONTAINER),
    "inherited": (ft.Icons.SUBDIRECTORY_ARROW_RIGHT, C.SURFACE_CONTAINER_HIGHEST, C.ON_SURFACE),
    "disputed": (ft.Icons.FORUM_OUTLINED, C.SECONDARY_FIXED, C.ON_SECONDARY_FIXED),
    "proposed": (ft.Icons.LIGHTBULB_OUTLINE, C.ERROR_CONTAINER, C.ON_ERROR_CONTAINER),
}


@component
def RuleRow(book: RuleBook, rule: Rule, *, is_open: bool, on_tap: Callable[[str], None]) -> Any:
    """The row; a tap shows or hides where the rule comes from."""
    words = use_state().words
    name, value = rule_name(words, rule.path), rule_value(words, rule.path, rule.value)
    standings = ", ".join(words.text(f"standing-{one}") for one in rule.standings)
    row = tappable(
        ft.Column(
            [*_told(name, value), _badges(words, rule.standings)],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        f"{name}: {value}. {standings}".replace("\n", "; "),
        lambda: on_tap(rule.path),
        name=f"rule-{rule.path}",
        selected=is_open,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
    )
    return ft.Column(
        [row, *([_sources(words, book, rule)] if is_open else [])],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def badge(words: Words, standing: Standing) -> ft.Control:
    """How well a value is known: an icon and a word on a fill."""
    icon, ground, ink = LOOKS[standing]
    said = text(words.text(f"standing-{standing}"), 12, Face.MEDIUM, ink)
    return ft.Container(
        ft.Row([ft.Icon(icon, size=14, color=ink), said], spacing=4, tight=True),
        bgcolor=ground,
        border_radius=8,
        padding=ft.Padding.symmetric(vertical=2, horizontal=6),
    )


def _told(name: str, value: str) -> list[ft.Control]:
    """Name and value side by side where the value is short."""
    title = text(name, 15, line=SENTENCE)
    if len(value) > SHORT:
        return [title, text(value, 16, Face.BOLD, line=SENTENCE)]
    shown = text(value, 16, Face.BOLD, text_align=ft.TextAlign.RIGHT)
    return [ft.Row([ft.Container(title, expand=True), shown], spacing=12)]


def _badges(words: Words, standings: tuple[Standing, ...]) -> ft.Row:
    return ft.Row([badge(words, one) for one in standings], wrap=True, spacing=6, run_spacing=4)


def _sources(words: Words, book: RuleBook, rule: Rule) -> ft.Control:
    """Why the value stands there, who says so, and what others say."""
    said: list[ft.Control] = []
    for citation in rule.citations:
        said += _citation(words, book, rule, citation)
    if rule.disputes:
        said.append(text(words.text("rules-others-say"), 14, Face.BOLD))
        said += [_dispute(words, rule, dispute) for dispute in rule.disputes]
    said.append(text(rule.path, 13, color=MUTED))
    return ft.Semantics(
        identifier=f"sources-{rule.path}",
        container=True,
        content=ft.Container(
            ft.Column(said, spacing=6, tight=True),
            bgcolor=C.SURFACE_CONTAINER_HIGH,
            border_radius=12,
            padding=12,
            margin=ft.Margin.only(left=14, right=14, bottom=12),
        ),
    )


def _citation(words: Words, book: RuleBook, rule: Rule, citation: Citation) -> list[ft.Control]:
    """Reason, references and note of one citation, under a title where there are several."""
    parts: list[ft.Control] = []
    if len(rule.citations) > 1 and citation.path.startswith(f"{rule.path}."):
        names = (rule_name(words, path) for path in paths_alike(book, rule, citation))
        parts.append(text("; ".join(names), 14, Face.BOLD))
    parts.append(text(standing_reason(words, book, citation), 14, Face.MEDIUM, line=SENTENCE))
    if citation.status != "proposed":
        parts += [_bullet(reference(words, ref)) for ref in citation.refs]
    if citation.note:
        parts.append(text(note(citation.note), 14, line=SENTENCE))
    return parts


def _dispute(words: Words, rule: Rule, dispute: Dispute) -> ft.Control:
    value = dispute_value(words, dispute, rule.path)
    remark = note(dispute.note)
    told = (
        words.text("rules-says", value=value, note=remark) if value and remark else value or remark
    )
    return ft.Column(
        [
            text(told, 14, Face.MEDIUM, line=SENTENCE),
            *(_bullet(reference(words, ref)) for ref in dispute.refs),
        ],
        spacing=2,
        tight=True,
    )


def _bullet(said: str) -> ft.Control:
    return ft.Row(
        [
            text("→", 14, color=MUTED),
            ft.Container(text(said, 14, color=MUTED, line=SENTENCE), expand=True),
        ],
        spacing=6,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
