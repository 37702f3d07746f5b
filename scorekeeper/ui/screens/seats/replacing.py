"""Somebody else takes a seat over: one who is known, or a name that is typed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import flet as ft

from scorekeeper.match import seats_of
from scorekeeper.ui.components.choices import choice, choices
from scorekeeper.ui.components.menu import bottom_sheet
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.screens.people.knowing import latest_people
from scorekeeper.ui.state import State

MOST_KNOWN = 12


def use_replacing(state: State) -> Callable[[int], None]:
    """Have the sheet in a component; gives the call that opens it for a seat."""
    nobody: int | None = None
    place, choose = ft.use_state(nobody)
    typed, write = ft.use_state("")

    def open_for(seat: int) -> None:
        write("")
        choose(seat)

    def close() -> None:
        choose(None)

    async def take_over(name: str) -> None:
        close()
        if place is None or state.match is None:
            return
        seats = list(seats_of(state.match.match))
        seats[place] = name
        await state.arrange(seats=tuple(seats))

    sheet = None
    if place is not None and state.match is not None:
        sheet = Taking(state, place, typed, write, take_over).sheet(
            seats_of(state.match.match), close
        )
    ft.use_dialog(sheet)
    return open_for


@dataclass(frozen=True, slots=True)
class Taking:
    """A seat that is taken over, and by whom."""

    state: State
    place: int
    typed: str
    write: Handler
    take_over: Callable[[str], Awaitable[None]]

    def sheet(self, seats: tuple[str, ...], close: Handler) -> ft.BottomSheet:
        """Names of those who are known, and a field for another."""
        words, shown = self.state.words, self.state.match
        edge = ft.Padding.symmetric(horizontal=20, vertical=6)
        rows = [ft.Container(row, padding=edge) for row in self._rows(seats)]
        number = len(shown.match.deals) + 1 if shown else 1
        title = words.text("seats-replace-title", name=seats[self.place], number=number)
        return bottom_sheet(self.state, title, rows, close)

    def _rows(self, seats: tuple[str, ...]) -> list[ft.Control]:
        words, name = self.state.words, self.typed.strip()
        known = (one.who for one in latest_people(self.state.session))
        free = [who.label for who in known if who.name not in seats]
        chips = [
            choice(one, self._taker(one), name=f"known-{place}")
            for place, one in enumerate(free[:MOST_KNOWN])
        ]
        do = self._taker(name) if name and name not in seats else None
        return [
            *([choices(chips)] if chips else []),
            NameField(words.text("people-called"), self.typed, self.write, name="name"),
            button(words.text("seats-replace-do"), do, filled=True, name="do"),
        ]

    def _taker(self, name: str) -> Handler:
        async def handler() -> None:
            await self.take_over(name)

        return handler
