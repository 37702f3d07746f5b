"""The table of a season: everybody's total, and what each evening gave them."""

from collections.abc import Mapping, Sequence

import flet as ft

from scorekeeper.club import Evening, EveningUid, MemberUid, Season, SeasonRow
from scorekeeper.session.club.called import names_today
from scorekeeper.ui.components.choices import heading, remark
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.times import day

C = ft.Colors
FIRST = 3


def table_rows(state: State, season: Season) -> list[ft.Control]:
    """A row for each member; nothing but a hint where no evening is in it."""
    words, seasons = state.words, state.session.club.seasons
    rows, played = seasons.table(season.uid), seasons.played(season.uid)
    title = heading(words.text("club-season-table"), size=18)
    if not rows:
        return [title, remark(words.text("club-season-empty"), name="empty")]
    names, days = names_today(played), _days(words, played)
    count = len(season.evenings)
    best = season.best if season.best is not None and season.best < count else 0
    how = words.text("club-season-how", figure=season.figure, best=best, count=count)
    return [title, remark(how, name="how"), *(_row(words, row, names, days) for row in rows)]


def _days(words: Words, played: Sequence[Evening]) -> dict[EveningUid, str]:
    return {one.uid: day(words, one.plan.date) for one in played}


def _row(
    words: Words,
    row: SeasonRow,
    names: Mapping[MemberUid, str],
    days: Mapping[EveningUid, str],
) -> ft.Control:
    is_first = row.place <= FIRST
    ink = C.ON_PRIMARY_CONTAINER if is_first else C.ON_SURFACE
    scores = [
        words.text(
            "club-season-score" if one.counts else "club-season-score-not",
            day=days.get(one.evening, ""),
            value=words.number(one.value),
        )
        for one in row.scores
    ]
    name = names.get(row.member, row.member)
    told = ft.Column(
        [
            text(name, 17, Face.BOLD if is_first else Face.MEDIUM, ink),
            text(" · ".join(scores), 14, color=ink, line=SENTENCE),
        ],
        spacing=0,
        tight=True,
        expand=True,
    )
    line = ft.Row(
        [
            ft.Container(text(words.number(row.place), 17, Face.BOLD, ink), width=36),
            told,
            digits(words.number(row.total), 20, ink),
        ],
        spacing=8,
    )
    box = ft.Container(
        line,
        padding=10,
        border_radius=12,
        bgcolor=C.PRIMARY_CONTAINER if is_first else C.SURFACE_CONTAINER_LOW,
    )
    return ft.Semantics(identifier=f"row-{row.member}", container=True, content=box, key=row.member)
