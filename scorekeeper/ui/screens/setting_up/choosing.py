"""Choosing a rule set: all there are, family by family, with what makes each special."""

from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.rules import RuleSetId, catalogue, rule_book
from scorekeeper.rules.files import Identity
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.page import SIDE_PADDING, app_bar, page
from scorekeeper.ui.components.tap import DISABLED, Handler, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.rule_sets import facts, families, family_name, special

C = ft.Colors


@dataclass(frozen=True, slots=True, kw_only=True)
class Choosing:
    """A list of all rule sets from which one is chosen."""

    words: Words
    on_choose: Callable[[RuleSetId], None]
    chosen: RuleSetId | None = None
    fitting: Callable[[RuleSetId], bool] = lambda _: True
    why_not: str = ""
    """What is the matter with those that do not fit."""
    name: str = "ruleset"
    """What the rows are found by, before the id."""


def chooser(choosing: Choosing, on_back: Handler) -> ft.Container:
    """The whole screen of it."""
    words = choosing.words
    bar = app_bar(words.text("set-up-rules"), on_back=on_back, back_label=words.text("set-up-back"))
    said = [remark(choosing.why_not)] if choosing.why_not else []
    return page(bar, listed([*said, *rule_set_rows(choosing)]))


def rule_set_rows(choosing: Choosing) -> list[ft.Control]:
    """A heading for each family, and a row for each of its rule sets."""
    rows: list[ft.Control] = []
    for family, members in families(catalogue()).items():
        title = heading(family_name(choosing.words, family))
        rows.append(ft.Container(title, padding=ft.Padding.only(top=12, bottom=2)))
        rows += [_row(choosing, identity) for identity in members]
    return rows


def listed(rows: list[ft.Control]) -> ft.ListView:
    """Rows below each other that take the room there is."""
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(rows, expand=True, spacing=6, padding=padding)


def _row(choosing: Choosing, identity: Identity) -> ft.Semantics:
    words, book = choosing.words, rule_book(identity.id)
    is_chosen, fits = identity.id == choosing.chosen, choosing.fitting(identity.id)
    ink: ft.ColorValue = C.ON_PRIMARY_CONTAINER if is_chosen else C.ON_SURFACE
    ink = ink if fits else C.with_opacity(DISABLED, C.ON_SURFACE)
    line, numbers = special(words, book), facts(words, book.rules)
    told: list[ft.Control] = [
        text(identity.name, 17, Face.BOLD if is_chosen else Face.MEDIUM, ink),
        *(text(said, 14, color=ink, line=SENTENCE) for said in dict.fromkeys([line, numbers])),
    ]
    check = [ft.Icon(ft.Icons.CHECK, color=ink, size=22)] if is_chosen else []
    return tappable(
        ft.Row([ft.Column(told, spacing=2, expand=True), *check], spacing=12),
        f"{identity.name}. {line}",
        (lambda: choosing.on_choose(identity.id)) if fits else None,
        name=f"{choosing.name}-{identity.id}",
        selected=is_chosen,
        padding=ft.Padding.symmetric(vertical=10, horizontal=14),
        border_radius=16,
        bgcolor=C.PRIMARY_CONTAINER if is_chosen else C.SURFACE_CONTAINER_LOW,
    )
