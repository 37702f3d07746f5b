"""Each side types its own half: the phone is handed on, and at last all look at the sums."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.entry.form import Form
from scorekeeper.entry.handing import (
    agreed,
    given_back,
    handed_out,
    is_agreed,
    is_shown_to_all,
    received,
    taken_back,
)
from scorekeeper.ui.components.choices import opening_row
from scorekeeper.ui.components.fit import digits_size
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.page import app_bar, padded, page
from scorekeeper.ui.components.spoken import spoken
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, digits, text
from scorekeeper.ui.screens.record.kit import Kit
from scorekeeper.ui.screens.record.pencil import Pencil
from scorekeeper.ui.screens.record.problems import problem_text
from scorekeeper.ui.screens.record.views import DealView, SideView
from scorekeeper.ui.state import HAND_OVER
from scorekeeper.ui.theme import Face

C = ft.Colors
STRETCH = ft.CrossAxisAlignment.STRETCH
WIDEST = 640
"""Pixels of what is read on a wide screen."""


def handed(kit: Kit, deal: DealView) -> ft.Control | None:
    """What stands in place of the form: the phone goes on, or all look; None while one types."""
    form = kit.pencil.form
    if not kit.pencil.hands_over:
        return None
    if form.passing and form.turn is not None:
        return _passing(kit, form.turn)
    return _agreeing(kit, deal) if is_shown_to_all(form) else None


def switch(pencil: Pencil, kit: Kit) -> ft.Control:
    """Switches it on or off for this device."""
    words, on = kit.words, pencil.hands_over

    async def turn() -> None:
        await pencil.state.choose(**{HAND_OVER: not on})
        pencil.write(taken_back(pencil.form) if on else handed_out(pencil.form))

    return opening_row(
        words.text("hand-over"),
        words.text("hand-over-hint"),
        turn,
        name="hand-over",
        trailing=ft.Icons.CHECK_BOX if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK,
        selected=on,
    )


def _passing(kit: Kit, side: int) -> ft.Control:
    """Who is to take the phone; nothing of the other side's half is seen."""
    mark, words = mark_of(side), kit.words
    said = words.text("hand-over-pass", side=kit.name(side))
    middle = ft.TextAlign.CENTER
    shown = ft.Column(
        [
            text(mark.symbol, 72, color=mark.color, text_align=middle),
            text(said, 26, Face.BOLD, line=SENTENCE, text_align=middle),
        ],
        spacing=16,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=STRETCH,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
    )
    take = button(
        words.text("hand-over-take"), _write(kit, received), filled=True, name="hand-over-take"
    )
    return page(_bar(kit), padded(shown, expand=True), padded(take, bottom=8))


def _agreeing(kit: Kit, deal: DealView) -> ft.Control:
    """The sums of all sides; each accepts them, or changes its half."""
    form, words = kit.pencil.form, kit.words
    wrong = [problem_text(problem, problem.said) for problem in deal.problems]
    sides = [_side(kit, view, on=view.place in form.accepted) for view in deal.sides]
    column = ft.Column(
        [text(words.text("hand-over-agree"), 20, Face.BOLD), *wrong, *sides],
        spacing=12,
        expand=True,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
    key = "record-save-anyway" if deal.is_doubtful else "record-save"
    save = button(
        words.text(key, number=kit.purpose.number),
        kit.pencil.save if is_agreed(form) and not deal.is_impossible else None,
        icon=ft.Icons.CHECK,
        filled=True,
        name="save",
    )
    return page(_bar(kit), padded(_narrowed(kit, column), expand=True), padded(save, bottom=8))


def _narrowed(kit: Kit, column: ft.Column) -> ft.Control:
    if kit.sizes.width <= WIDEST:
        return column
    return ft.Row([ft.Container(column, width=WIDEST)], alignment=ft.MainAxisAlignment.CENTER)


def _side(kit: Kit, view: SideView, *, on: bool) -> ft.Control:
    """A side's sum with what makes it, and its answer."""
    mark, words, place = mark_of(view.place), kit.words, view.place
    points, name = words.points(view.points), kit.name(view.place)
    made = words.sentence(view.lines) or words.text("record-nothing")
    size = digits_size(points, 150, scale=kit.sizes.scale, most=32)
    after = text(words.text("record-after", total=view.after), 16, color=mark.on_container)
    head = ft.Row(
        [
            text(mark.symbol, 20, color=mark.color),
            text(name, 18, Face.BOLD, mark.on_container, expand=True),
            spoken(digits(points, size, mark.on_container), points, name=f"sum-{place}"),
            after,
        ],
        spacing=8,
        wrap=False,
    )
    answers: list[ft.Control] = [
        button(
            words.text("hand-over-accept", side=name),
            _write(kit, lambda form: agreed(form, place)),
            icon=ft.Icons.CHECK_BOX if on else ft.Icons.CHECK_BOX_OUTLINE_BLANK,
            name=f"accept-{place}",
            filled=on,
            height=52,
        ),
        button(
            words.text("hand-over-change", side=name),
            _write(kit, lambda form: given_back(form, place)),
            name=f"change-{place}",
            height=52,
        ),
    ]
    parts = [head, text(made, 15, color=mark.on_container, line=SENTENCE), *answers]
    return ft.Container(
        ft.Column(parts, spacing=8, tight=True, horizontal_alignment=STRETCH),
        padding=14,
        border_radius=20,
        bgcolor=C.with_opacity(0.45, mark.container),
        border=ft.Border.all(2, mark.color if on else C.TRANSPARENT),
    )


def _bar(kit: Kit) -> ft.Container:
    return app_bar(
        kit.words.text(f"record-title-{kit.purpose.kind}", number=kit.purpose.number),
        on_back=kit.pencil.leave,
        back_label=kit.words.text("record-leave"),
        back_icon=ft.Icons.CLOSE,
        height=kit.sizes.around(20),
    )


def _write(kit: Kit, change: Callable[[Form], Form]) -> Callable[[], Any]:
    return lambda: kit.pencil.write(change(kit.pencil.form))
