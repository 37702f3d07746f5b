"""Names in the form of a game: a field that moves around the table, chips, and side names."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

import flet as ft

from scorekeeper.i18n import Label
from scorekeeper.match import SideColor
from scorekeeper.scoring import Problem
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.palette import MUTED
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import Face, one_line, text
from scorekeeper.ui.widgets import seat_map
from scorekeeper.ui.widgets.color_choice import color_choice
from scorekeeper.ui.widgets.side_marks import side_back
from scorekeeper.view_models import name_typing, set_up
from scorekeeper.view_models.name_typing import NameTyping
from scorekeeper.view_models.people import latest_people, suggested_names
from scorekeeper.view_models.seats import Seat, table_seats
from scorekeeper.view_models.set_up import Place, SetUpForm, SideRow
from scorekeeper.view_models.side_colors import colors_of_seat

ChangeForm = Callable[[Callable[[SetUpForm], SetUpForm]], None]
"""Function that takes an update of the form, and applies it to the current form."""
SetTyping = Callable[[Callable[[NameTyping | None], NameTyping | None]], None]
"""Function that takes an update of the name field, and applies it to its current state."""


# --- players


@dataclass(frozen=True, slots=True)
class PlayerNames:
    """Editor of the players: the table with the field at one seat, and chips of known names."""

    state: State
    form: SetUpForm
    change: ChangeForm
    problems: Mapping[str, str]
    """Problem texts by the path of the value in the set-up, such as `sides[0].players[1]`."""
    known_names: tuple[str, ...]
    """Names of known players; players of the latest games come first."""
    field_ref: ft.Ref[ft.TextField]
    typing: NameTyping | None
    """Text and seat of the name field; None while it is closed."""
    set_typing: SetTyping
    refused_name: str
    """The typed name, with signs for characters that no bundled font has; empty without any."""
    set_refused_name: Callable[[str], None]
    picked_seat: int | None
    """The seat whose player swaps with the next tapped seat; None if no seat is picked."""
    set_picked_seat: Callable[[int | None], None]
    focus: "FieldFocus"
    has_colors: bool
    """False if colours cannot be chosen, as at the tables of a club."""

    @property
    def is_typing(self) -> bool:
        """True while the field is open."""
        return self.typing is not None

    def table(self) -> ft.Control:
        """Return the table with the names; the partners are in its middle or below it."""
        layout = self.state.layout
        partners = self._partners()
        is_compact = not layout.has_room_above_keyboard
        is_table_for_four = len(self.form.seating_order) == set_up.COMPASS
        has_middle = len(partners) == 2 and is_table_for_four and not is_compact
        against = self.state.words.text("new-match-against")
        middle = (
            seat_map.partners_middle(partners, self.form.colors, against) if has_middle else None
        )
        table = seat_map.seat_map(
            self.state,
            self._seats(),
            self.tap_seat,
            picked=self.picked_seat,
            names=self._seat_names(),
            on_pass_deal=lambda: self.change(SetUpForm.with_next_dealer),
            middle=middle,
            is_compact=is_compact,
        )
        parts = [table]
        # In large text each row of the list names the partner.
        if partners and not has_middle and not layout.has_large_text:
            parts.append(seat_map.partners_strip(partners, self.form.colors, against))
        return kit.full_width_column(parts)

    def name_chips(self) -> list[ft.Control]:
        """Return a row of known names for the active seat; empty while no name is typed."""
        if self.typing is None:
            return []
        words = self.state.words
        names = [name.strip() for side_names in self.form.names for name in side_names]
        suggested = suggested_names(self.known_names, taken=names, typed=self.typing.beginning)
        options = [
            (name, words.label("set-up-known", id=f"known-{index}", name=name))
            for index, name in enumerate(suggested)
        ]
        if not options:
            return []
        return [kit.choice_chips(options, None, self.choose_name, is_scrolling=True)]

    def color_parts(self) -> list[ft.Control]:
        """Return the choice of a colour for the side of the picked player; empty without one."""
        if self.picked_seat is None or not self.has_colors:
            return []
        words = self.state.words
        place = self.form.seating_order[self.picked_seat]
        if place not in self.form.unnamed():
            colors = colors_of_seat(words, self.form, place)
            return [
                text(colors.title, 16, Face.MEDIUM, text_align=ft.TextAlign.CENTER),
                color_choice(colors.choices, lambda color: self.choose_color(place, color)),
                text(colors.detail, 14, color=MUTED, text_align=ft.TextAlign.CENTER),
            ]
        return []

    def problem_parts(self) -> list[ft.Control]:
        """Return an error text for each problem with the names of the players."""
        parts: list[ft.Control] = []
        if self.refused_name:
            problem = Problem("undrawn", "name", {"text": self.refused_name})
            parts.append(kit.error_text(self.state.words.problem(problem), id="name-refused"))
        sentences = dict.fromkeys(
            sentence for path, sentence in self.problems.items() if ".players[" in path
        )
        parts += [
            kit.error_text(sentence, id=f"wrong-name-{index}")
            for index, sentence in enumerate(sentences)
        ]
        return parts

    # --- handlers

    async def tap_seat(self, index: int) -> None:
        """Open the field at an empty seat; pick a named seat, or swap it with the picked seat."""
        place = self.form.seating_order[index]
        if self.picked_seat is None and not self.form.name(place).strip():
            await self.open_field(index)
            return
        self.set_typing(lambda _: None)
        self.set_picked_seat(seat_map.next_pick(self.picked_seat, index, self.swap))

    async def open_field(self, index: int) -> None:
        """Open the field at a seat."""
        place = self.form.seating_order[index]
        self.set_picked_seat(None)
        self.set_refused_name("")
        self.set_typing(lambda _: name_typing.typing_at(self.form, place))
        # A new field takes the focus by itself; a field that moves to another seat does not.
        if self.field_ref.current is not None and self.is_typing:
            await self.field_ref.current.focus()

    def swap(self, index: int, other: int) -> None:
        """Swap the players of two seats."""
        order = self.form.seating_order
        self.change(lambda form: form.with_swapped_players(order[index], order[other]))

    def arrange(self, move_players: Callable[[SetUpForm], SetUpForm]) -> None:
        """Close the field and move players to other seats.

        Args:
            move_players: Returns the form with the players at their new seats.
        """
        self.set_typing(lambda _: None)
        self.set_picked_seat(None)
        self.change(move_players)

    def choose_name(self, name: str) -> None:
        """Set a known name at the seat of the field, and move the field to the next empty seat."""
        if self.typing is None or self.typing.place is None:
            return
        place = self.typing.place
        self.change(lambda form: form.with_name(place, name))
        self.set_refused_name("")
        named = self.form.with_name(place, name)
        self.set_typing(lambda _: name_typing.typing_after(named, place))

    def choose_color(self, place: Place, color: SideColor) -> None:
        """Set the colour of the side of a player."""
        self.change(lambda form: form.with_color(place, color))
        self.set_picked_seat(None)

    def type_text(self, typed: str) -> None:
        """Set the names typed in the field at their seats; close the field after the last seat."""
        if self.typing is None:
            return
        typing = self.typing.with_text(typed)
        self.change(lambda form: name_typing.with_typed_names(form, typing))
        self.set_typing(lambda _: typing if typing.place is not None else None)

    # --- parts

    def _seats(self) -> tuple[Seat, ...]:
        """Return the seats of the table in seating order, with their names and colours."""
        form = self.form
        words = self.state.words
        order = form.seating_order
        return table_seats(
            [set_up.player_name(words, form, place) for place in order],
            [side for side, _number in order],
            form.colors,
            set_up.player_name(words, form, form.dealer),
            [set_up.player_name(words, form, place) for place in form.unnamed()],
        )

    def _seat_names(self) -> seat_map.SeatNames:
        """Return the arguments of the seat map for editing names."""
        form = self.form
        words = self.state.words
        order = form.seating_order
        return seat_map.SeatNames(
            on_edit=self.open_field,
            active=self._active_seat(),
            field=self._name_field() if self.is_typing else None,
            partners=[name_typing.partner_name(words, form, place) for place in order],
        )

    def _active_seat(self) -> int | None:
        if self.typing is None or self.typing.place is None:
            return None
        return self.form.seating_order.index(self.typing.place)

    def _partners(self) -> tuple[str, ...]:
        if not set_up.has_partners(self.form):
            return ()
        return name_typing.partner_lines(self.state.words, self.form)

    def _name_field(self) -> ft.Control:
        """Return the text field at the active seat."""
        typing = self.typing
        seat = self._active_seat() or 0
        says = self.state.words.text("seats-name-at", number=seat + 1)
        return kit.seat_field(
            Label("name", says),
            typing.text if typing else "",
            self.type_text,
            on_refused=self.set_refused_name,
            on_focus=lambda: self.focus.set(is_focused=True),
            on_blur=lambda: self.focus.set(is_focused=False),
            ref=self.field_ref,
            key="name",
        )


@dataclass(slots=True)
class FieldFocus:
    """Stores whether the field has the keyboard focus; a change redraws nothing."""

    is_focused: bool = False

    def set(self, *, is_focused: bool) -> None:
        """Store whether the field has the keyboard focus."""
        self.is_focused = is_focused


def use_player_names(
    state: State,
    form: SetUpForm,
    change: ChangeForm,
    problems: Mapping[str, str],
    *,
    is_new: bool,
    has_colors: bool,
) -> PlayerNames:
    """Return the editor of the players; Tab and Enter move to the next seat (a hook).

    Args:
        state: State of the page.
        form: The form.
        change: Changes the form.
        problems: Problem texts by the path of the value in the set-up.
        is_new: True for a new game, whose name field is open at the start.
        has_colors: True if the colours of sides can be chosen.
    """
    known_names: tuple[str, ...] = ft.use_memo(
        lambda: tuple(person.who.label for person in latest_people(state.session)), []
    )
    field_ref: ft.Ref[ft.TextField] = ft.use_memo(ft.Ref, [])
    focus: FieldFocus = ft.use_memo(FieldFocus, [])
    first_typing = name_typing.typing_after(form, None) if is_new else None
    typing, set_typing = ft.use_state(first_typing)
    refused_name, set_refused_name = ft.use_state("")
    picked_seat, set_picked_seat = ft.use_state(cast("int | None", None))

    # A change of the number of players changes the seats.
    if typing is not None and not set(typing.places) <= set(form.seating_order):
        typing = name_typing.typing_after(form, None)
    names = PlayerNames(
        state,
        form,
        change,
        problems,
        known_names,
        field_ref,
        typing,
        set_typing,
        refused_name,
        set_refused_name,
        picked_seat,
        set_picked_seat,
        focus,
        has_colors,
    )

    async def on_key(event: ft.KeyboardEvent) -> None:
        # The browser would move the focus to the discs and badges between the seats.
        if event.key != "Tab" or event.shift or typing is None or not focus.is_focused:
            return
        if len(typing.lines) < len(typing.places):
            names.type_text(typing.text + "\n")
            if field_ref.current is not None:
                await field_ref.current.focus()

    use_stack_entry(state.keyboard.listeners, on_key)
    return names


# --- sides


@component
def SideNames(form: SetUpForm, change: ChangeForm) -> ft.Control:
    """Names of the sides; a tap on one opens the fields that change it.

    Args:
        form: The form.
        change: Changes the form.
    """
    state = use_state()
    open_side, set_open_side = ft.use_state(cast("int | None", None))

    def toggle_fields(side: int) -> None:
        set_open_side(None if side == open_side else side)

    rows = set_up.side_rows(state.words, form, open_side)
    heads = [
        _side_head(state, row, form.colors[row.index], toggle_fields)
        for row in rows
        if row.has_head
    ]
    column_count = 1 if state.layout.has_large_text or len(heads) == 1 else 2
    parts: list[ft.Control] = [
        ft.Row(heads[start : start + column_count], spacing=8)
        for start in range(0, len(heads), column_count)
    ]
    parts += [_side_fields(state, form, change, row.index) for row in rows if row.has_fields]
    return kit.full_width_column(parts)


def _side_head(
    state: State, row: SideRow, color: SideColor, on_tap: Callable[[int], None]
) -> ft.Control:
    """Return a row with the name of a side; unless it was typed, a tap opens its fields."""
    cells: list[ft.Control] = [
        side_back(color, 18),
        one_line(row.name, 16, Face.MEDIUM, expand=True, expand_loose=True),
    ]
    if not row.is_named:
        cells.append(kit.icon(kit.Icon.EDIT, size=18, color=ft.Colors.ON_SURFACE_VARIANT))
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
        ft.Container(side_back(form.colors[side], 18), padding=ft.Padding.only(top=14)),
        ft.Container(name, expand=3),
        ft.Container(short, expand=2),
    ]
    return ft.Row(cells, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START)
