"""What a table plays otherwise: each rule with its value, the one it replaces, and why."""

from collections.abc import Callable

import flet as ft

from scorekeeper.rules.house import TABLE
from scorekeeper.rules.switches import SWITCH_MARK
from scorekeeper.ui.components.tap import icon_button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.comparing import ToldHouseRule
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rule_tables import LINE
from scorekeeper.words.rule_values import rule_value
from scorekeeper.words.switches import house_reference

C = ft.Colors


def difference_row(
    words: Words, one: ToldHouseRule, on_open: Callable[[], None], on_reset: Callable[[], None]
) -> ft.Control:
    """One rule: new value in bold, the old one in words, who says so, and the way back."""
    path = one.told.path
    name = rule_name(words, path)
    new, old = different_lines(
        rule_value(words, path, one.told.there), rule_value(words, path, one.told.here)
    )
    key = "house-instead-of-these" if LINE in old else "house-instead-of"
    instead = words.text(key, old=old)
    lines: list[ft.Control] = [
        text(name, 15, line=SENTENCE),
        text(new, 18, Face.BOLD, line=SENTENCE),
        text(instead, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE),
        *(text(why, 13, color=C.ON_SURFACE_VARIANT, line=SENTENCE) for why in reasons(words, one)),
    ]
    row = tappable(
        ft.Column(lines, spacing=2, tight=True),
        f"{name}: {new}. {instead}".replace("\n", "; "),
        on_open,
        name=f"changed-{path}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=14),
        border_radius=16,
    )
    reset = icon_button(
        ft.Icons.UNDO, words.text("house-reset", what=name), on_reset, name=f"reset-{path}"
    )
    return ft.Container(
        ft.Row([row, reset], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        bgcolor=C.SURFACE_CONTAINER_LOW,
        border_radius=16,
        padding=ft.Padding.only(right=6),
    )


def reasons(words: Words, one: ToldHouseRule) -> list[str]:
    """Why a table plays this: its own words, and where it has it from if not from itself."""
    return [*one.notes, *(said_of(words, ref) for ref in one.refs)]


def said_of(words: Words, ref: str) -> str:
    """Where a change comes from: the table itself, a usual variation, or a source."""
    if ref == TABLE:
        return words.text("house-from-table")
    key = "house-from-switch" if ref.startswith(SWITCH_MARK) else "house-from"
    return words.text(key, ref=house_reference(words, ref))


def different_lines(new: str, old: str) -> tuple[str, str]:
    """Of two tables the lines that the other has not; anything else as it is."""
    mine, yours = new.split(LINE), old.split(LINE)
    if len(mine) == 1 or len(yours) == 1:
        return new, old
    added = [line for line in mine if line not in yours]
    gone = [line for line in yours if line not in mine]
    return (LINE.join(added), LINE.join(gone)) if added and gone else (new, old)
