"""Quick reference: the table of requirements with the sides' places, and what cards count."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

import flet as ft

from scorekeeper.i18n import rules as rule_words
from scorekeeper.rules.loader import leaf_paths, value_at
from scorekeeper.ui.navigation import go
from scorekeeper.ui.screens.meld.question import Screen, rules_name_of
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons
from scorekeeper.ui.widgets.dialogs import bottom_sheet
from scorekeeper.ui.widgets.side_names import short_names

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
INITIAL_MELD, EXCEPTIONS, CANASTAS = "initial_meld", "initial_meld_exceptions", "canasta_bonus"
BONUSES = ("go_out_bonus", "concealed_go_out_extra", "red_three_values")


def reference_sheet(screen: Screen, on_close: buttons.Handler) -> ft.BottomSheet:
    name = rules_name_of(screen.words, screen.asked)
    title = screen.words.text("meld-reference", rules=name)
    return bottom_sheet(screen.taps.state, title, reference_parts(screen), on_close)


def reference_parts(screen: Screen) -> list[ft.Control]:
    words, asked = screen.words, screen.asked
    by = rule_words.rule_value(words, f"{INITIAL_MELD}.by", asked.rules.initial_meld.by)
    bands = [_band(screen, row) for row in range(len(asked.rules.initial_meld.bands))]
    cards: dict[int, list[str]] = {}
    for card, points in asked.rules.card_values.items():
        cards.setdefault(points, []).append(rule_words.card(words, card))
    values = [
        (", ".join(names), words.number(points)) for points, names in sorted(cards.items())[::-1]
    ]
    canastas = leaf_paths(value_at(asked.values, CANASTAS), CANASTAS)
    bonuses = [*(path for path, points in canastas if points is not None), *BONUSES]
    exceptions = leaf_paths(value_at(asked.values, EXCEPTIONS), EXCEPTIONS)

    def named(paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        for path in paths:
            value = rule_words.rule_value(words, path, value_at(asked.values, path))
            yield rule_words.rule_name(words, path), value

    table = [buttons.remark(words.text("meld-reference-by", by=by)), *bands]
    return [
        buttons.heading(rule_words.rule_name(words, INITIAL_MELD)),
        ft.Column(table, spacing=2, tight=True, horizontal_alignment=STRETCH),
        buttons.heading(words.text("meld-reference-exceptions")),
        _list(named(path for path, _ in exceptions)),
        buttons.heading(rule_words.rule_name(words, "card_values")),
        _list(values),
        buttons.remark(words.text("meld-red-threes-never")),
        buttons.heading(words.text("meld-reference-bonuses")),
        _list(named(bonuses)),
        *_sources(screen),
        buttons.button(
            words.text("meld-all-rules"),
            partial(go, f"/rules/{asked.book.identity.id}"),
            name="all-rules",
            icon=ft.Icons.MENU_BOOK_OUTLINED,
        ),
    ]


def _band(screen: Screen, row: int) -> ft.Control:
    """A row of the table: scores or deals, the requirement, and the sides that are in it."""
    words, asked = screen.words, screen.asked
    is_asked, band = row == asked.required.row, asked.rules.initial_meld.bands[row]
    needed = words.requirement(replace(asked.required, points=band.points, needs=band.needs))
    scores = rule_words.band_text(words, asked.rules, row)
    ink = C.ON_PRIMARY_CONTAINER if is_asked else C.ON_SURFACE
    marks: list[ft.Control] = []
    names: list[str] = []
    if asked.running is not None:
        needs = asked.running.progress.requirements
        shorts = short_names(asked.running.match)
        for place, side in enumerate(asked.running.match.sides):
            if needs[place].row == row:
                names.append(side.name)
                name = text(shorts[place], 14, Face.MEDIUM, ink, max_lines=2, expand=True)
                marks.append(ft.Row([buttons.side_back(place, 13), name], spacing=6))
    face = Face.BOLD if is_asked else Face.REGULAR
    cells = ft.Row(
        [
            ft.Icon(ft.Icons.ARROW_RIGHT, color=ink if is_asked else C.TRANSPARENT, size=20),
            ft.Container(text(scores, 16, face, ink), expand=4),
            ft.Container(text(needed, 18, Face.SCORE, ink), expand=3),
            ft.Column(marks, spacing=2, expand=3),
        ],
        spacing=6,
    )
    line = ft.Container(
        cells,
        padding=ft.Padding.symmetric(vertical=9, horizontal=6),
        bgcolor=C.PRIMARY_CONTAINER if is_asked else None,
        border_radius=10,
    )
    sides = ", ".join(names)
    label = words.text("meld-band-said", band=scores, needed=needed, count=len(names), sides=sides)
    return buttons.spoken(line, label, name=f"band-{row}")


def _sources(screen: Screen) -> list[ft.Control]:
    """The sources of the table, unless the players have agreed on one of their own."""
    words, asked = screen.words, screen.asked
    if any(f"{path}.".startswith(f"{INITIAL_MELD}.") for path in asked.house_rules):
        return [buttons.remark(words.text("meld-house-rule"), name="source")]
    remarks: list[ft.Control] = []
    for citation in rule_words.rule_at(asked.book, f"{INITIAL_MELD}.bands").citations:
        lines = [rule_words.standing_reason(words, asked.book, citation)]
        if citation.status != "proposed":
            lines += [f"→ {rule_words.reference(words, ref)}" for ref in citation.refs]
        if citation.note:
            lines.append(rule_words.note(words, citation.note))
        remarks.append(buttons.remark("\n".join(lines), name="source"))
    return remarks


def _list(lines: Iterable[tuple[str, str]]) -> ft.Control:
    rows: list[ft.Control] = []
    for name, value in lines:
        right = text(value, 15, Face.MEDIUM, text_align=ft.TextAlign.RIGHT, line=SENTENCE)
        left = ft.Container(text(name, 15, line=SENTENCE), expand=3)
        rows.append(ft.Row([left, ft.Container(right, expand=2)], spacing=12))
    return ft.Column(rows, spacing=4, tight=True)
