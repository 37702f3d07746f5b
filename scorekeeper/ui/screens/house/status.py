"""Whether house rules are saved, and what keeps them from being so."""

from collections.abc import Sequence

import flet as ft

from scorekeeper.rules import RuleBook
from scorekeeper.rules.house import ProfileUid
from scorekeeper.typed import Complaint
from scorekeeper.ui.components.choices import complaint, heading, remark
from scorekeeper.ui.components.tap import button, tappable
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.house.editing import Edited, take_back
from scorekeeper.ui.screens.house.panes import address
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face
from scorekeeper.words.rule_names import rule_name
from scorekeeper.words.rules import Rule, sections

C = ft.Colors


def status(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """Nothing where all is saved; else what does not go together, and the way back."""
    if not now.wrong:
        return []
    words = state.words

    async def taken_back() -> None:
        await take_back(state, uid)

    back = button(words.text("house-take-back"), taken_back, icon=ft.Icons.UNDO, name="take-back")
    said = remark(words.text("house-unsaved-why"))
    rows = [_row(state, uid, one, book, place) for place, one in enumerate(now.wrong)]
    parts = [heading(words.text("house-unsaved")), said, *rows, back]
    return [
        ft.Semantics(
            identifier="unsaved",
            container=True,
            content=ft.Container(
                ft.Column(
                    parts,
                    spacing=8,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
                border=ft.Border.all(2, C.ERROR),
                border_radius=16,
                padding=12,
            ),
        )
    ]


def standing(state: State, uid: ProfileUid, now: Edited, book: RuleBook) -> list[ft.Control]:
    """How it stands at the top of a screen: saved, or all that keeps it from being saved."""
    return status(state, uid, now, book) or [saved_line(state, now)]


def saved_line(state: State, now: Edited) -> ft.Control:
    """That everything is saved: nobody has to look for a button."""
    if now.wrong:
        return complaint(state.words.text("house-unsaved"), name="saved")
    said = state.words.text("house-saved")
    line = ft.Row(
        [
            ft.Icon(ft.Icons.CHECK_CIRCLE, color=C.PRIMARY, size=20),
            ft.Container(text(said, 14, color=C.ON_SURFACE_VARIANT, line=SENTENCE), expand=True),
        ],
        spacing=8,
    )
    return ft.Semantics(identifier="saved", container=True, content=line)


def told_path(book: RuleBook, path: str) -> str | None:
    """The path under which a rule book tells what a complaint is about; None where it does not."""
    plain = path.partition("[")[0]
    every: Sequence[Rule] = [rule for section in sections(book) for rule in section.rules]
    near = (r.path for r in every if f"{plain}.".startswith(f"{r.path}."))
    below = (r.path for r in every if r.path.startswith(f"{plain}."))
    return next(near, None) or next(below, None)


def _row(state: State, uid: ProfileUid, wrong: Complaint, book: RuleBook, place: int) -> ft.Control:
    """One thing that is wrong; a tap leads to the value."""
    path = told_path(book, wrong.path)
    what = wrong.path if path is None else rule_name(state.words, path)
    said = state.words.text("value-of", what=what, value=wrong.expected)
    return tappable(
        ft.Row(
            [
                ft.Icon(ft.Icons.WARNING_AMBER_ROUNDED, color=C.ERROR, size=20),
                ft.Container(text(said, 15, Face.MEDIUM, line=SENTENCE), expand=True),
                ft.Icon(ft.Icons.CHEVRON_RIGHT, color=C.ON_SURFACE_VARIANT),
            ],
            spacing=8,
        ),
        said,
        None if path is None else (lambda: go(address(uid, "value", path))),
        name=f"wrong-{place}",
        padding=ft.Padding.symmetric(vertical=14, horizontal=4),
        border_radius=12,
    )
