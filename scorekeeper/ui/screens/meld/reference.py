"""Quick reference: the table of requirements with the sides' places, and what cards count."""

from collections.abc import Iterator
from dataclasses import replace

import flet as ft

from scorekeeper.i18n.rules import card as card_name
from scorekeeper.i18n.rules import (
    note,
    reference,
    rule_at,
    rule_name,
    rule_set_name,
    rule_value,
    standing_reason,
)
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.ui.screens.meld.question import INITIAL_MELD, Kit, SideAsked, band_told, row_of
from scorekeeper.ui.state import go
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import Handler, button, heading, mark_of, remark, spoken
from scorekeeper.ui.widgets.dialogs import bottom_sheet
from scorekeeper.ui.widgets.text import SENTENCE, text

C = ft.Colors
EDGE = 16
BULLET = "→"
BANDS = f"{INITIAL_MELD}.bands"
EXCEPTIONS = "initial_meld_exceptions"
BONUSES = ("go_out_bonus", "concealed_go_out_extra", "red_three_values")


def reference_sheet(kit: Kit, on_close: Handler) -> ft.BottomSheet:
    """The sheet with everything on it."""
    rows = [
        ft.Container(part, padding=ft.Padding.only(left=EDGE, right=EDGE, bottom=8))
        for part in reference_parts(kit)
    ]
    title = kit.words.text(
        "meld-reference", rules=rule_set_name(kit.words, kit.asked.book.identity)
    )
    return bottom_sheet(kit.taps.state, title, rows, on_close)


def reference_parts(kit: Kit) -> list[ft.Control]:
    """The parts below each other: requirements, exceptions, card values, bonuses."""
    words = kit.words
    ruleset = kit.asked.book.identity.id
    return [
        heading(rule_name(words, INITIAL_MELD)),
        requirement_table(kit),
        *_sources(kit),
        heading(words.text("meld-reference-exceptions")),
        _list(_exceptions(kit)),
        heading(rule_name(words, "card_values")),
        _list(_card_values(kit)),
        remark(words.text("meld-red-threes-never")),
        heading(words.text("meld-reference-bonuses")),
        _list(_bonuses(kit)),
        button(
            words.text("meld-all-rules"),
            lambda: go(f"/rules/{ruleset}"),
            name="all-rules",
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        ),
    ]


def requirement_table(kit: Kit) -> ft.Control:
    """A row for each band of scores or deals, with the sides that are in it."""
    words, asked = kit.words, kit.asked
    by = rule_value(words, f"{INITIAL_MELD}.by", asked.rules.initial_meld.by)
    rows = [_band(kit, row) for row in range(len(asked.rules.initial_meld.bands))]
    return ft.Column(
        [remark(words.text("meld-reference-by", by=by)), *rows],
        spacing=2,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _band(kit: Kit, row: int) -> ft.Control:
    words, asked = kit.words, kit.asked
    is_asked, band = row == asked.row, asked.band(row)
    needed = words.requirement(replace(asked.required, points=band.points, needs=band.needs))
    said, sides = band_told(words, asked, row), [s for s in asked.sides if _is_in(s, row)]
    ink = C.ON_PRIMARY_CONTAINER if is_asked else C.ON_SURFACE
    face = Face.BOLD if is_asked else Face.REGULAR
    sign = ft.Icon(ft.Icons.ARROW_RIGHT, color=ink if is_asked else C.TRANSPARENT, size=20)
    shown = ft.Container(
        ft.Row(
            [
                sign,
                ft.Container(text(said, 16, face, ink), expand=4),
                ft.Container(text(needed, 17, Face.BOLD, ink), expand=3),
                ft.Column([_side(one, ink) for one in sides], spacing=2, expand=3),
            ],
            spacing=6,
        ),
        padding=ft.Padding.symmetric(vertical=9, horizontal=6),
        bgcolor=C.PRIMARY_CONTAINER if is_asked else C.SURFACE_CONTAINER,
        border_radius=10,
    )
    names = ", ".join(one.side.name for one in sides)
    said = words.text("meld-band-said", band=said, needed=needed, count=len(sides), sides=names)
    return spoken(shown, said, name=f"band-{row}")


def _is_in(one: SideAsked, row: int) -> bool:
    return row_of(one.required) == row


def _side(one: SideAsked, ink: ft.ColorValue) -> ft.Control:
    mark, name = mark_of(one.place), one.side.short or one.side.name
    return text(f"{mark.symbol} {name}", 14, Face.MEDIUM, ink, max_lines=2)


def _sources(kit: Kit) -> Iterator[ft.Control]:
    """Where the table comes from."""
    words, book = kit.words, kit.asked.book
    if kit.asked.is_of_the_table:
        yield remark(words.text("meld-house-rule"), name="source")
        return
    for citation in rule_at(book, BANDS).citations:
        said = [standing_reason(words, book, citation)]
        if citation.status != "proposed":
            said += [f"{BULLET} {reference(words, ref)}" for ref in citation.refs]
        if citation.note:
            said.append(note(citation.note))
        yield remark("\n".join(said), name="source")


def _exceptions(kit: Kit) -> Iterator[tuple[str, str]]:
    for path, _ in leaf_paths(value_at(kit.asked.values, EXCEPTIONS), EXCEPTIONS):
        yield _named(kit, path)


def _card_values(kit: Kit) -> Iterator[tuple[str, str]]:
    """The values of cards, cards of one value together."""
    names: dict[int, list[str]] = {}
    for card, points in kit.asked.rules.card_values.items():
        names.setdefault(points, []).append(card_name(kit.words, card))
    for points, cards in sorted(names.items(), reverse=True):
        yield ", ".join(cards), kit.words.number(points)


def _bonuses(kit: Kit) -> Iterator[tuple[str, str]]:
    for path, points in leaf_paths(value_at(kit.asked.values, "canasta_bonus"), "canasta_bonus"):
        if points is not None:
            yield _named(kit, path)
    for path in BONUSES:
        yield _named(kit, path)


def _named(kit: Kit, path: str) -> tuple[str, str]:
    return rule_name(kit.words, path), _value(kit, path)


def _value(kit: Kit, path: str) -> str:
    return rule_value(kit.words, path, value_at(kit.asked.values, path))


def _list(lines: Iterator[tuple[str, str]]) -> ft.Control:
    """What it is on the left, its value on the right."""
    rows = [
        ft.Row(
            [
                ft.Container(text(what, 15, line=SENTENCE), expand=3),
                ft.Container(
                    text(value, 15, Face.MEDIUM, text_align=ft.TextAlign.RIGHT, line=SENTENCE),
                    expand=2,
                ),
            ],
            spacing=12,
        )
        for what, value in lines
    ]
    return ft.Column(list(rows), spacing=4, tight=True)
