"""What the sides of a table have said, and what counts."""

from collections.abc import Iterator

import flet as ft

from scorekeeper.club import Claim, Evening, Note, Table, table_state
from scorekeeper.ui.components.choices import card, complaint, remark
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.screens.club.floor.tile import state_pill
from scorekeeper.ui.screens.club.table.sided import sided
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words
from scorekeeper.words.clubs.authors import told_author
from scorekeeper.words.clubs.names import side_names
from scorekeeper.words.clubs.telling import told_score
from scorekeeper.words.times import clock

C = ft.Colors


def stand_card(state: State, evening: Evening, table: Table, totals: tuple[int, ...]) -> ft.Control:
    """The sides with their totals, and how far the table is."""
    words, names = state.words, side_names(evening, table)
    shown = table.result.score.points if table.result else totals
    lines = [_side(state, place, name, shown[place]) for place, name in enumerate(names)]
    pill = ft.Row([state_pill(words, table_state(table))])
    how = []
    if table.result is not None:
        how = [remark(words.text("club-how", how=table.result.how), name="how")]
    return card(pill, *lines, *how)


def claims(words: Words, evening: Evening, table: Table) -> Iterator[ft.Control]:
    """A line for each side that has said something, and for who does not agree."""
    names = side_names(evening, table)
    for one in table.claims:
        yield card(
            text(_claimed(words, names[one.side], one), 16, Face.MEDIUM, line=SENTENCE),
            remark(_noted(words, evening, one.note), name=f"claim-{one.side}"),
        )
    if table.disputed is not None and table.result is None:
        said = words.text("club-disputes", side=names[table.disputed.side])
        note = table.disputed.note
        why = words.text("club-because", reason=note.reason) if note.reason else ""
        yield card(
            complaint(said, name="dispute"),
            *([text(why, 16, line=SENTENCE)] if why else []),
            remark(_noted(words, evening, note)),
        )


def _side(state: State, place: int, name: str, total: int) -> ft.Control:
    shown = state.words.number(total)
    number = digits(shown, 22, C.ON_SURFACE, text_align=ft.TextAlign.END)
    return ft.Semantics(
        identifier=f"total-{place}",
        label=f"{name}: {shown}",
        container=True,
        exclude_semantics=True,
        content=sided(place, name, number, scale=state.layout.scale),
    )


def _claimed(words: Words, side: str, one: Claim) -> str:
    return words.text("club-claimed", side=side, score=told_score(words, one.score))


def _noted(words: Words, evening: Evening, note: Note) -> str:
    """Who said it, and when."""
    return " · ".join((told_author(words, evening, note.by), clock(words, note.at)))
