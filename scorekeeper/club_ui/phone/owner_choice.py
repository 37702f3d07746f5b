"""Whose phone this is: asked once for the evening, of those at the table or of everybody."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club_ui.phone import result
from scorekeeper.club_ui.phone.state import PhoneState, use_phone
from scorekeeper.services.club import OwnerView, TableView
from scorekeeper.ui.hooks import component
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.palette import CARD, PAPER_ROLES, themes
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, page
from scorekeeper.ui.widgets.fields import NameField

C = ft.Colors
WHOSE = "/whose"
MANY = 10
"""Names from which on one's own is looked for by typing."""


@component
def WhoseScreen() -> Any:
    """The question asked again, to change the answer."""
    state, home = use_phone(), partial(go, "/")
    if state.view is None or state.view.is_over:
        return page.cover(WHOSE, page.page(), home)
    question = Question(state.view, state.seat.table.choices(), is_again=True)
    return page.cover(WHOSE, question, home)


@component
def Question(view: TableView, choices: tuple[OwnerView, ...], *, is_again: bool = False) -> Any:
    state = use_phone()
    words = state.words
    typed, write = ft.use_state("")

    async def take(choice: OwnerView) -> None:
        if await state.tell(state.seat.table.belong, choice.owner) and is_again:
            go("/")

    stop = calling(state.tell, state.seat.table.withdraw_wish)
    question = text(words.text("phone-whose"), 26, Face.SCORE, line=SENTENCE)
    hint = text(words.text("phone-whose-hint"), 16, line=SENTENCE, color=C.ON_SURFACE_VARIANT)
    parts: list[ft.Control] = [ft.Semantics(header=True, container=True, content=question)]
    if state.failure is not None:
        parts.append(buttons.complaint(state.failure, name="refused"))
    if (wanted := next((choice for choice in choices if choice.is_wanted), None)) is not None:
        parts.append(
            result.panel(
                words.text("phone-whose-asked", owner=wanted.name),
                buttons.button(words.text("phone-whose-stop"), stop, name="stop-asking"),
                name="asked-for",
                icon=ft.Icons.HOURGLASS_EMPTY,
            )
        )
    if len(choices) >= MANY:
        label = words.text("phone-whose-find")
        parts.append(NameField(label, typed, write, name="find", key="find"))
        choices = tuple(sorted(choices, key=lambda one: one.name.casefold()))
        choices = tuple(choice for choice in choices if typed.casefold() in choice.name.casefold())
    parts += [_choice(state, number, one, partial(take, one)) for number, one in enumerate(choices)]
    body = page.padded(page.scrolling([*parts, hint]), expand=True)
    back = partial(go, "/") if is_again else None
    return page.page(result.heading(words, view, on_back=back), body, is_felt=True)


def _choice(state: PhoneState, number: int, one: OwnerView, take: buttons.Handler) -> ft.Control:
    words, layout = state.words, state.layout
    ink = C.ON_SURFACE if one.side is None else buttons.mark_of(one.side).color
    size = 16 if layout.has_large_text else 22  # else a name would be broken within a word
    if one.side is None:
        size = 18
    lines: list[ft.Control] = [text(one.name, size, Face.BOLD, ink, line=SENTENCE)]
    if one.is_mine:
        mine = f"✓ {words.text('phone-whose-mine')}"
        lines.append(text(mine, 15, Face.MEDIUM, ink, line=SENTENCE))
    elif one.is_held:
        lines.append(text(words.text("phone-whose-held"), 15, color=ink, line=SENTENCE))
    symbol = [] if one.side is None else [buttons.side_back(one.side, 48)]
    least = ft.Container(height=40 if one.side is None else 96)
    return buttons.tappable(
        ft.Row([*symbol, ft.Column(lines, spacing=2, expand=True), least], spacing=14),
        words.text("phone-whose-said", side=one.name),
        take,
        name=f"owner-{number}",
        selected=one.is_mine,
        bgcolor=CARD,
        **themes(PAPER_ROLES),
        border=ft.Border.all(1, C.OUTLINE_VARIANT),
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=18, vertical=8),
        key=f"{one.owner.entrant}-{one.owner.part}",
    )
