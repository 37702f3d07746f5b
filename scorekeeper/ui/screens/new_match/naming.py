"""The players of a match that is set up: a field below each seat, and chips with known names."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.i18n import Words
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.screens.new_match import set_up
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets import buttons, seat_map
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.view_models import people

Change = Callable[[Callable[[set_up.SetUpForm], set_up.SetUpForm]], None]
LONG = 14
"""Letters from which a side's name needs a short form on a phone."""
NOBODY = -1


@dataclass(slots=True)
class NameFocus:
    fields: dict[set_up.Place, ft.TextField] = field(default_factory=dict)
    place: set_up.Place | None = None

    async def move_on(self, place: set_up.Place, order: Sequence[set_up.Place]) -> None:
        """Move to the field of the player after this one; the last keeps the focus."""
        after = order[order.index(place) + 1 :] if place in order else ()
        if after:
            await self.enter(after[0])

    async def enter(self, place: set_up.Place) -> None:
        if place in self.fields:
            await self.fields[place].focus()

    def leave(self, place: set_up.Place) -> None:
        if self.place == place:
            self.place = None


def use_naming(
    state: State, form: set_up.SetUpForm, change: Change, wrong: Mapping[str, str]
) -> tuple[Callable[[float], ft.Control], list[ft.Control]]:
    """Hook for the names: a seat is tapped, then a name, or it is typed below the seat.

    `wrong` are problems in words, by path of the set-up. Gives the call that makes the table for
    so much room, and a row with names of those who have played, where there are any.
    """
    words, page, places = state.words, ft.context.page, form.round_the_table
    known = ft.use_memo(
        lambda: [person.who.label for person in people.latest_people(state.session)], []
    )
    chosen, activate = ft.use_state(form.first_nameless())
    picked, pick = ft.use_state(NOBODY)
    focus: NameFocus = ft.use_memo(NameFocus, [])
    # gone after the number of players was changed, or none yet: the first without a name
    active = chosen if chosen in places else form.first_nameless()

    async def pressed(event: ft.KeyboardEvent) -> None:
        """Take Tab to the next player: what lies between the fields is for taps."""
        if event.key == "Tab" and not event.shift and focus.place is not None:
            await focus.move_on(focus.place, set_up.by_side(form.names))

    use_stack_entry(state.keyboard.listeners, pressed)

    def name_field(place: set_up.Place) -> Any:
        side, number = place

        def entered() -> None:
            focus.place = place
            pick(NOBODY)
            activate(place)

        async def submitted(_: str) -> None:
            await focus.move_on(place, set_up.by_side(form.names))

        return NameField(
            set_up.seat_name(words, form.names, place),
            form.name(place),
            lambda name: change(lambda form: form.called(place, name)),
            name=f"name-{side}-{number}",
            error=wrong.get(f"sides[{side}].players[{number}]", ""),
            on_focus=entered,
            on_blur=partial(focus.leave, place),
            on_submit=submitted,
            on_drawn=lambda drawn: focus.fields.update({place: drawn}),
            at_seat=True,
            key=f"name-{side}-{number}",
        )

    def swap(seat: int, other: int) -> None:
        change(lambda form: form.swapped(places[seat], places[other]))

    def tapped(seat: int) -> None:
        activate(places[seat])
        if picked == NOBODY and not form.name(places[seat]).strip():
            page.run_task(focus.enter, places[seat])
        else:
            seat_map.picking(picked, pick, swap)(seat)

    def choose(name: str) -> None:
        if active is not None:
            change(lambda form: form.called(active, name))
            pick(NOBODY)
            activate(form.called(active, name).first_nameless())

    nameless = [place for place in places if not form.name(place).strip()]
    seats = seat_map.seats_from(
        [set_up.player_name(words, form, place) for place in places],
        [side for side, _ in places],
        set_up.player_name(words, form, form.dealer),
        [set_up.player_name(words, form, place) for place in nameless],
    )

    def deal_on() -> None:
        after = places[(places.index(form.dealer) + 1) % len(places)]
        change(lambda form: form.dealt_by(after))

    def table(width: float) -> ft.Control:
        return seat_map.seat_map(
            state,
            seats,
            tapped,
            width,
            picked=picked,
            active=NOBODY if active is None else places.index(active),
            fields=[name_field(place) for place in places],
            on_deal=deal_on,
        )

    typed = "" if active is None or picked != NOBODY else form.name(active).strip().casefold()
    seated = {name.strip() for own in form.names for name in own}
    fitting = [n for n in known if n not in seated and n.casefold().startswith(typed)]
    if not fitting or active is None:
        return table, []
    chips: list[ft.Control] = []
    for n, name in enumerate(fitting[:12]):
        says = words.text("set-up-known", name=name)
        chips.append(buttons.choice(name, partial(choose, name), name=f"known-{n}", says=says))
    return table, [ft.Row(chips, spacing=6, scroll=ft.ScrollMode.AUTO)]


# --- the sides


@component
def SideLines(form: set_up.SetUpForm, change: Change, wrong: Mapping[str, str]) -> Any:
    """The backs and names of the sides; a tap opens the fields for a name of its own.

    A side of one player has a line only where there is something to say.
    """
    state = use_state()
    words = state.words
    opened, open_fields = ft.use_state(NOBODY)
    names = [set_up.side_name(words, form, side) for side in range(len(form.names))]
    heads, below = list[ft.Control](), list[ft.Control]()
    for side, name in enumerate(names):
        is_typed = bool(form.side_names[side] or form.shorts[side])
        complaint = wrong.get(f"sides[{side}].name", "")
        has_fields = side == opened or is_typed or len(name) > LONG
        if len(form.names[side]) > 1 or complaint or has_fields:
            tap = partial(open_fields, NOBODY if side == opened else side)
            heads.append(_head(words, side, name, None if is_typed else tap))
        if complaint:
            below.append(buttons.complaint(complaint, name=f"wrong-side-{side}"))
        if has_fields:
            below.append(_fields_of(words, form, change, side))
    across = 1 if state.layout.has_large_text or len(heads) == 1 else 2
    rows = [heads[start : start + across] for start in range(0, len(heads), across)]
    return buttons.stacked(*(ft.Row(row, spacing=8) for row in rows), *below)


def _head(words: Words, side: int, name: str, on_tap: buttons.Handler | None) -> ft.Control:
    label = one_line(name, 16, Face.MEDIUM, expand=True, expand_loose=True)
    line: list[ft.Control] = [buttons.side_back(side, 18), label]
    if on_tap is not None:
        line.append(ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=ft.Colors.ON_SURFACE_VARIANT))
    return buttons.tappable(
        ft.Row(line, spacing=8),
        words.text("set-up-side-rename", side=side + 1, name=name),
        on_tap,
        name=f"rename-{side}",
        expand=True,
        padding=ft.Padding.symmetric(vertical=12, horizontal=4),
        border_radius=12,
    )


def _fields_of(words: Words, form: set_up.SetUpForm, change: Change, side: int) -> ft.Control:
    """Return the fields of a side: its name, beside it a short form of that."""
    own_name = NameField(
        words.text("set-up-side-name"),
        form.side_names[side],
        lambda name: change(lambda form: form.side_called(side, name)),
        name=f"side-name-{side}",
        hint=set_up.made_name(words, form, side),
        key=f"side-name-{side}",
    )
    short = NameField(
        words.text("set-up-short"),
        form.shorts[side],
        lambda short: change(lambda form: form.shortened(side, short)),
        name=f"short-{side}",
        hint=words.text("set-up-short-hint"),
        key=f"short-{side}",
    )
    fields: list[ft.Control] = [
        ft.Container(buttons.side_back(side, 18), padding=ft.Padding.only(top=14)),
        ft.Container(own_name, expand=3),
        ft.Container(short, expand=2),
    ]
    return ft.Row(fields, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
