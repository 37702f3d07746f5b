"""The page about one player, partnership or rule set: each figure, and on what it rests."""

from collections.abc import Iterator
from dataclasses import dataclass

import flet as ft

from scorekeeper.match.figures import Figure
from scorekeeper.ui.components.choices import card, remark
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.screens.statistics.listed import About, Entry
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.figures import UNKNOWN, decimal, percent, signed, whole

C = ft.Colors


@dataclass(frozen=True, slots=True)
class Row:
    """One figure: its name as a key, its value in words, and on what it rests in words."""

    key: str
    value: str
    rests: str


def about_one(words: Words, one: Entry) -> list[ft.Control]:
    """The figures one below the other, and what is left out of them."""
    rows = [*(_matches(words, one)), *_points(words, one), *_play(words, one)]
    parts: list[ft.Control] = [card(*(_shown(words, row) for row in rows), spacing=0)]
    if one.figures.canastas.deals < one.figures.deals:
        parts.append(remark(words.text("statistics-totals-only"), name="totals-only"))
    return parts


def _matches(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    if one.about is About.RULES:
        said = words.text("statistics-played", matches=figures.matches, deals=one.deals)
        yield Row("matches", words.number(figures.matches), said)
        return
    rests = words.text("statistics-won-of", matches=figures.matches, draws=figures.draws)
    yield Row("won", words.number(figures.wins), rests)
    yield Row("share", percent(words, figures.won), "")


def _points(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    yield Row("average", whole(words, figures.average), _on(words, one, figures.average))
    for key, part in (("best", figures.best), ("worst", figures.worst)):
        yield Row(key, UNKNOWN if part is None else words.points(part.points), "")


def _play(words: Words, one: Entry) -> Iterator[Row]:
    figures = one.figures
    yield Row("canastas", decimal(words, figures.canastas), _on(words, one, figures.canastas))
    yield Row("out", percent(words, figures.going_out), _on(words, one, figures.going_out))
    rests = words.text("statistics-on-outs", outs=figures.concealed.deals)
    yield Row("concealed", percent(words, figures.concealed), rests)
    threes = figures.red_threes
    yield Row("threes", decimal(words, threes), _on(words, one, threes))
    if one.about is not About.RULES:
        yield Row("luck", signed(words, figures.luck), _on(words, one, figures.luck))
    yield Row("minutes", whole(words, figures.minutes), _on(words, one, figures.minutes))


def _on(words: Words, one: Entry, figure: Figure) -> str:
    """On how many deals a figure rests; of a rule set on how many results of a side."""
    key = "statistics-on-results" if one.about is About.RULES else "statistics-on-deals"
    return words.text(key, deals=figure.deals)


def _shown(words: Words, row: Row) -> ft.Control:
    label = words.text(f"statistics-{row.key}")
    lines: list[ft.Control] = [text(label, 16, line=SENTENCE)]
    if row.rests:
        lines.append(text(row.rests, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE))
    shown = ft.Container(
        ft.Row(
            [ft.Column(lines, spacing=0, expand=True), text(row.value, 22, Face.BOLD)],
            spacing=12,
        ),
        padding=ft.Padding.symmetric(vertical=9),
        border=ft.Border.only(bottom=ft.BorderSide(1, C.OUTLINE_VARIANT)),
    )
    said = ", ".join(part for part in (f"{label}: {row.value}", row.rests) if part)
    return spoken(shown, said, name=f"figure-{row.key}")
