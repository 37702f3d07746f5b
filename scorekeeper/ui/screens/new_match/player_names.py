"""Names of players and sides in the form of a game: a field below each seat, and chips."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line
from scorekeeper.ui.widgets.seat_map import next_pick, seat_map
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models import set_up
from scorekeeper.view_models.people import latest_people, suggested_names
from scorekeeper.view_models.seats import table_seats
from scorekeeper.view_models.set_up import Place, SetUpForm, SideRow

ChangeForm = Callable[[Callable[[SetUpForm], SetUpForm]], None]
"""Replaces the form by the result of a function of the current form."""


# --- players


@dataclass(slots=True)
class NameFocus:
    """The fields of the names, and the one that has the focus."""

    fields: dict[Place, ft.Ref[ft.TextField]] = field(default_factory=dict)
    place: Place | None = None

    def field_of(self, place: Place) -> ft.Ref[ft.TextField]:
        """Return the reference to the field of a player."""
        return self.fields.setdefault(place, ft.Ref())

    async def enter(self, place: Place) -> None:
        """Move the focus to the field of a player."""
        control = self.field_of(place).current
        if control is not None:
            await control.focus()

    async def enter_next(self, place: Place, order: tuple[Place, ...]) -> None:
        """Move the focus to the field of the next player; the last one keeps it."""
        following = order[order.index(place) + 1 :] if place in order else ()
        if following:
            await self.enter(following[0])

    def leave(self, place: Place) -> None:
        """Forget the focus, unless another field has it already."""
        if self.place == place:
            self.place = None


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """Editor of the players: the table with its fields, and chips of known names."""

    state: State
    form: SetUpForm
    change: ChangeForm
    problems: Mapping[str, str]
    """Sentences by the path of the set-up."""
    known: tuple[str, ...]
    """Names of known players, those of the latest games first."""
    focus: NameFocus
    active: Place | None
    """The player who gets the name of a tapped chip."""
    activate: Callable[[Place | None], None]
    """Makes another player the active one."""
    picked: int | None
    """The seat whose player moves to the next tapped seat."""
    pick: Callable[[int | None], None]
    """Picks a seat; None for no seat."""

    def table(self) -> ft.Control:
        """Return the table with a field below each seat."""
        form = self.form
        words = self.state.words
        order = form.seating_order
        seats = table_seats(
            [set_up.player_name(words, form, place) for place in order],
            [side for side, _number in order],
            set_up.player_name(words, form, form.dealer),
            [set_up.player_name(words, form, place) for place in form.unnamed()],
        )
        return seat_map(
            self.state,
            seats,
            self.tap_seat,
            picked=self.picked,
            active=None if self.active is None else order.index(self.active),
            fields=[self._name_field(place) for place in order],
            on_pass_deal=lambda: self.change(SetUpForm.with_next_dealer),
        )

    def chips(self) -> list[ft.Control]:
        """Return a row of known names for the active player, or nothing."""
        if self.active is None:
            return []
        words = self.state.words
        names = [name.strip() for side_names in self.form.names for name in side_names]
        typed = self.form.name(self.active) if self.picked is None else ""
        options = [
            (name, words.label("set-up-known", id=f"known-{index}", name=name))
            for index, name in enumerate(suggested_names(self.known, taken=names, typed=typed))
        ]
        if not options:
            return []
        return [kit.choice_chips(options, None, self.choose_name, is_scrolling=True)]

    async def tap_seat(self, index: int) -> None:
        """Open the keyboard for an empty seat; pick a named one, or swap it with the picked one."""
        place = self.form.seating_order[index]
        self.activate(place)
        if self.picked is None and not self.form.name(place).strip():
            await self.focus.enter(place)
        else:
            self.pick(next_pick(self.picked, index, self.swap))

    def swap(self, index: int, other: int) -> None:
        """Swap the players of two seats."""
        order = self.form.seating_order
        self.change(lambda form: form.with_swapped_players(order[index], order[other]))

    def choose_name(self, name: str) -> None:
        """Give a known name to the active player, and go on with the next one without a name."""
        active = self.active
        if active is None:
            return
        self.change(lambda form: form.with_name(active, name))
        self.pick(None)
        self.activate(self.form.with_name(active, name).first_unnamed())

    def _name_field(self, place: Place) -> ft.Control:
        side, number = place
        id = f"name-{side}-{number}"

        def on_focus() -> None:
            self.focus.place = place
            self.pick(None)
            self.activate(place)

        async def on_submit(_: str) -> None:
            await self.focus.enter_next(place, set_up.by_side(self.form.names))

        return kit.seat_field(
            Label(id, set_up.seat_name(self.state.words, self.form.names, place)),
            self.form.name(place),
            lambda name: self.change(lambda form: form.with_name(place, name)),
            error=self.problems.get(f"sides[{side}].players[{number}]", ""),
            on_focus=on_focus,
            on_blur=lambda: self.focus.leave(place),
            on_submit=on_submit,
            ref=self.focus.field_of(place),
            key=id,
        )


def use_player_names(
    state: State, form: SetUpForm, change: ChangeForm, problems: Mapping[str, str]
) -> PlayerNames:
    """Return the editor of the players. The Tab key moves the focus to the next player.

    Args:
        state: State of the page.
        form: The form.
        change: Changes the form.
        problems: Sentences by the path of the set-up.
    """
    known: tuple[str, ...] = ft.use_memo(
        lambda: tuple(person.who.label for person in latest_people(state.session)), []
    )
    focus: NameFocus = ft.use_memo(NameFocus, [])
    chosen, set_chosen = ft.use_state(form.first_unnamed())
    picked, set_picked = ft.use_state(cast("int | None", None))

    async def on_key(event: ft.KeyboardEvent) -> None:
        # The browser would move the focus to the seats and badges between the fields.
        if event.key == "Tab" and not event.shift and focus.place is not None:
            await focus.enter_next(focus.place, set_up.by_side(form.names))

    use_stack_entry(state.keyboard.listeners, on_key)

    # The chosen player is gone if the number of players has become smaller.
    active = chosen if chosen in form.seating_order else form.first_unnamed()
    return PlayerNames(
        state, form, change, problems, known, focus, active, set_chosen, picked, set_picked
    )


# --- sides


@component
def SideNames(form: SetUpForm, change: ChangeForm, problems: Mapping[str, str]) -> ft.Control:
    """Names of the sides; a tap opens the fields for another name.

    Args:
        form: The form.
        change: Changes the form.
        problems: Sentences by the path of the set-up.
    """
    state = use_state()
    open_side, set_open_side = ft.use_state(cast("int | None", None))

    def toggle_fields(side: int) -> None:
        set_open_side(None if side == open_side else side)

    rows = set_up.side_rows(state.words, form, problems, open_side)
    heads = [_side_head(state, row, toggle_fields) for row in rows if row.has_head]
    column_count = 1 if state.layout.has_large_text or len(heads) == 1 else 2
    parts: list[ft.Control] = [
        ft.Row(heads[start : start + column_count], spacing=8)
        for start in range(0, len(heads), column_count)
    ]
    for row in rows:
        if row.problem:
            parts.append(kit.error_text(row.problem, id=f"wrong-side-{row.index}"))
        if row.has_fields:
            parts.append(_side_fields(state, form, change, row.index))
    return kit.full_width_column(parts)


def _side_head(state: State, row: SideRow, on_tap: Callable[[int], None]) -> ft.Control:
    """Return the name of a side; without a typed name, a tap opens its fields."""
    cells: list[ft.Control] = [
        side_back(row.index, 18),
        one_line(row.name, 16, Face.MEDIUM, expand=True, expand_loose=True),
    ]
    if not row.is_named:
        cells.append(ft.Icon(ft.Icons.EDIT_OUTLINED, size=18, color=ft.Colors.ON_SURFACE_VARIANT))
    box = ft.Container(
        kit.hidden_from_screen_reader(ft.Row(cells, spacing=8)),
        on_click=None if row.is_named else kit.as_handler(lambda: on_tap(row.index)),
        ink=not row.is_named,
        disabled=row.is_named,
        padding=ft.Padding.symmetric(vertical=12, horizontal=4),
        border_radius=12,
    )
    says = state.words.text("set-up-side-rename", side=row.index + 1, name=row.name)
    return kit.node(f"rename-{row.index}", box, says=says, is_button=not row.is_named, expand=True)


def _side_fields(state: State, form: SetUpForm, change: ChangeForm, side: int) -> ft.Control:
    """Return the fields for the name of a side and for its short name."""
    words = state.words
    name_label = words.label(
        "set-up-side-name",
        id=f"side-name-{side}",
        detail=set_up.default_side_name(words, form, side),
    )
    name = kit.field(
        name_label,
        form.side_names[side],
        lambda name: change(lambda form: form.with_side_name(side, name)),
        key=name_label.id,
    )
    short_label = words.label("set-up-short", id=f"short-{side}")
    short = kit.field(
        short_label,
        form.shorts[side],
        lambda short: change(lambda form: form.with_short_name(side, short)),
        key=short_label.id,
    )
    cells: list[ft.Control] = [
        ft.Container(side_back(side, 18), padding=ft.Padding.only(top=14)),
        ft.Container(name, expand=3),
        ft.Container(short, expand=2),
    ]
    return ft.Row(cells, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
