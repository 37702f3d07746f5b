"""The evening as one file for another computer; and its end, after a question."""

from typing import Any

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import CLUB
from scorekeeper.ui.screens.club.organising import ORGANISER
from scorekeeper.ui.screens.club.papers.keeping import Save
from scorekeeper.ui.screens.keeping.sending import stem


@component
def MovingCard(evening: Evening, save: Save) -> Any:
    """Everything in one file, and how another computer goes on with it."""
    state = use_state()
    words = state.words

    async def keep() -> None:
        content = await state.saving(state.session.club.moving.evening_file, evening.uid)
        if isinstance(content, bytes):
            await save(f"{stem(evening.plan.name, evening.plan.date)}.json", content)

    return card(
        heading(words.text("club-move")),
        remark(words.text("club-move-hint")),
        button(words.text("club-move-save"), keep, icon=ft.Icons.SAVE_ALT, name="move-save"),
    )


@component
def DeleteCard(evening: Evening) -> Any:
    """The way out of the list; it is asked once, and can be taken back."""
    state = use_state()
    words = state.words
    asking, ask = ft.use_state(False)

    async def delete() -> None:
        ask(False)
        await state.saving(state.session.club.evenings.delete, evening.uid, by=ORGANISER)
        if state.failure is None:
            go(CLUB)

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    do = answer(words.text("club-delete"), delete, name="confirm", danger=True)
    title = words.text("club-delete-ask", name=evening.plan.name)
    hint = words.text("club-delete-hint")
    ft.use_dialog(question(title, hint, [do, cancel], lambda: ask(False)) if asking else None)
    return button(
        words.text("club-delete"), lambda: ask(True), icon=ft.Icons.DELETE_OUTLINE, name="delete"
    )
