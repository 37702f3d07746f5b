"""The sides: who plays, and what each side is called."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import choice, complaint
from scorekeeper.ui.components.marks import mark_of
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import icon_button
from scorekeeper.ui.components.text import one_line, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.setting_up.form import Place, SetUpForm, by_side
from scorekeeper.ui.screens.setting_up.naming import is_long, seat_name, side_name
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words

C = ft.Colors
Change = Callable[[Callable[[SetUpForm], SetUpForm]], None]
MOST_KNOWN = 12
PAIR = 2


@dataclass(frozen=True, slots=True)
class Naming:
    """What the fields of the sides need to know of the whole form."""

    form: SetUpForm
    change: Change
    active: Place | None
    """Where the next name that is chosen goes."""
    activate: Callable[[Place | None], None]
    known: tuple[str, ...]
    """Who has played before, the latest first."""
    wrong: Mapping[str, str]
    """What is wrong, in words, by path of the set-up."""
    steps: "Steps"


@dataclass(slots=True)
class Steps:
    """The way from one player's field to the next, by Enter or Tab."""

    fields: dict[Place, ft.TextField] = field(default_factory=dict)
    focused: Place | None = None

    async def on_from(self, place: Place, order: Sequence[Place]) -> None:
        """Move the focus to the field of the player after this one; the last keeps what it has."""
        after = order[order.index(place) + 1 :] if place in order else ()
        if after and after[0] in self.fields:
            await self.fields[after[0]].focus()

    def leave(self, place: Place) -> None:
        """Know that a field has the focus no more."""
        if self.focused == place:
            self.focused = None


@component
def SideCard(naming: Naming, side: int) -> Any:
    """One side: its mark and name, its players, and names to choose from."""
    state, form, words = use_state(), naming.form, use_state().words
    renaming, set_renaming = ft.use_state(False)
    own, mark = form.names[side], mark_of(side)
    name = side_name(words, form, side)
    typed = bool(form.side_names[side] or form.shorts[side])
    wants_name = renaming or typed or is_long(name)
    rename = icon_button(
        ft.Icons.EDIT_OUTLINED,
        words.text("set-up-side-rename", side=side + 1, name=name),
        lambda: set_renaming(not renaming),
        name=f"rename-{side}",
        color=mark.on_container,
    )
    title = ft.Row(
        [
            text(mark.symbol, 18, color=mark.on_container),
            ft.Container(one_line(name, 17, Face.BOLD, color=mark.on_container), expand=True),
            *([] if typed else [rename]),
        ],
        spacing=8,
        height=48,
    )
    parts: list[ft.Control] = [title]
    if wrong := naming.wrong.get(f"sides[{side}].name"):
        parts.append(complaint(wrong, name=f"wrong-side-{side}"))
    one_a_row = state.layout.has_large_text or len(own) > PAIR
    fields: list[ft.Control] = [
        _player(words, naming, (side, number)) for number in range(len(own))
    ]
    parts += [_row([field]) for field in fields] if one_a_row else [_row(fields)]
    if naming.active is not None and naming.active[0] == side:
        parts += _known(words, naming, naming.active)
    if wants_name:
        parts.append(_row(_own_names(words, naming, side, name)))
    return ft.Container(
        ft.Column(
            parts,
            spacing=8,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        bgcolor=mark.container,
        border_radius=20,
        padding=ft.Padding.only(left=14, right=14, top=2, bottom=14),
    )


def _row(fields: list[ft.Control]) -> ft.Row:
    """Fields side by side; one that complains does not move the other."""
    return ft.Row(fields, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)


def _player(words: Words, naming: Naming, place: Place) -> ft.Control:
    form, change = naming.form, naming.change
    side, number = place

    def typed(name: str) -> None:
        change(lambda form: form.called(place, name))

    def entered() -> None:
        naming.steps.focused = place
        naming.activate(place)

    async def submitted() -> None:
        await naming.steps.on_from(place, by_side(form.names))

    shown = NameField(
        seat_name(words, form.names, place),
        form.name(place),
        typed,
        name=f"name-{side}-{number}",
        error=naming.wrong.get(f"sides[{side}].players[{number}]", ""),
        on_focus=entered,
        on_blur=lambda: naming.steps.leave(place),
        on_submit=submitted,
        on_drawn=lambda drawn: naming.steps.fields.update({place: drawn}),
        active=naming.active == place and bool(naming.known),
    )
    return ft.Container(shown, expand=True)


def _known(words: Words, naming: Naming, place: Place) -> list[ft.Control]:
    """Chips with the names of those who have played and are not at the table yet."""
    typed = naming.form.name(place).strip().casefold()
    seated = {name.strip() for own in naming.form.names for name in own}
    fitting = [
        name for name in naming.known if name not in seated and name.casefold().startswith(typed)
    ]

    def chosen(name: str) -> None:
        after = naming.form.called(place, name)
        naming.change(lambda form: form.called(place, name))
        naming.activate(after.first_nameless())

    chips: list[ft.Control] = [
        choice(
            name,
            lambda _, name=name: chosen(name),
            name=f"known-{index}",
            says=words.text("set-up-known", name=name),
        )
        for index, name in enumerate(fitting[:MOST_KNOWN])
    ]
    return [ft.Row(chips, spacing=6, scroll=ft.ScrollMode.AUTO)] if chips else []


def _own_names(words: Words, naming: Naming, side: int, made: str) -> list[ft.Control]:
    """The side's name where the table has one of its own, and a short form of it."""
    form, change = naming.form, naming.change

    def named(name: str) -> None:
        change(lambda form: form.side_called(side, name))

    def shortened(short: str) -> None:
        change(lambda form: form.shortened(side, short))

    own_name = NameField(
        words.text("set-up-side-name"),
        form.side_names[side],
        named,
        name=f"side-name-{side}",
        hint=made,
    )
    short_form = NameField(
        words.text("set-up-short"),
        form.shorts[side],
        shortened,
        name=f"short-{side}",
        hint=words.text("set-up-short-hint"),
    )
    return [ft.Container(own_name, expand=True), ft.Container(short_form, expand=True)]
