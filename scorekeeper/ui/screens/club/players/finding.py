"""A member by name: those who could be meant, the likeliest first, or somebody new."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Evening
from scorekeeper.club.entrants import playing
from scorekeeper.session import Identity, Known
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import opening_row, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.people.knowing import known_people, seat_named
from scorekeeper.ui.state import State
from scorekeeper.words.seats import is_nobody

AT_ONCE = 40
"""Members shown at a time; whoever is further down is found by name."""
Choose = Callable[[Identity], Awaitable[Any]]


@component
def FindPerson(
    evening: Evening,
    choose: Choose,
    *,
    picked: Sequence[Identity] = (),
    name: str = "member",
) -> Any:
    """A field for a name, and below it whoever fits and has no seat yet.

    `picked` wait for a partner; `name` begins what rows are found by.
    """
    state = use_state()
    words = state.words
    typed, write = ft.use_state("")
    keys, new = {one.key for one in picked}, [one for one in picked if one.uid is None]
    fitting = _fitting(state, evening, typed, new)

    async def take(who: Identity) -> None:
        write("")
        await choose(who)

    async def add() -> None:
        await take(Identity(uid=None, name=typed.strip()))  # known once the evening takes them

    field = NameField(words.text("club-find"), typed, write, name=f"find-{name}")
    is_new = (
        typed.strip()
        and not is_nobody(typed)
        and all(one.who.label != typed.strip() for one in fitting)
    )
    fresh = button(
        words.text("club-guest", name=typed.strip()),
        add,
        icon=ft.Icons.PERSON_ADD_OUTLINED,
        name=f"guest-{name}",
    )
    rows: list[ft.Control] = [
        _row(state, one, take, is_picked=one.who.key in keys, name=f"{name}-{place}")
        for place, one in enumerate(fitting[:AT_ONCE])
    ]
    if len(fitting) > AT_ONCE:
        rows.append(remark(words.text("club-find-more", count=len(fitting) - AT_ONCE)))
    if not rows and not typed.strip():
        rows = [remark(words.text("club-find-none"), name=f"none-{name}")]
    return ft.Column(
        [field, *seat_named(words, typed), *([fresh] if is_new else []), *rows],
        spacing=8,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def latest_others(state: State, evening: Evening) -> Sequence[Evening]:
    """The evening before this one, where there is one that can be read."""
    listed = state.session.club.evenings.list()
    others = (one for one in listed if one.uid != evening.uid and one.is_readable)
    found = next(others, None)
    return [] if found is None else [state.session.club.evenings.open(found.uid)]


def _fitting(state: State, evening: Evening, typed: str, new: Sequence[Identity]) -> list[Known]:
    """Who has no seat and whose name begins or goes on like this; those of last time first.

    `new` are not known to the store yet.
    """
    taken, wanted = playing(evening), typed.strip().casefold()
    before = (one for other in latest_others(state, evening) for one in other.entrants)
    last = {uid for entrant in before for uid in entrant.members}
    found = [
        one
        for one in (*known_people(state.session), *(Known(who=one) for one in new))
        if one.who.uid not in taken and wanted in one.who.label.casefold()
    ]
    return sorted(
        found,
        key=lambda one: (
            not one.who.label.casefold().startswith(wanted),
            one.who.uid not in last,
            one.who.label.casefold(),
        ),
    )


def _row(state: State, one: Known, take: Choose, *, is_picked: bool, name: str) -> ft.Control:
    words, label = state.words, one.who.label

    async def tapped() -> None:
        await take(one.who)

    waits = f"{label}: {words.text('club-waits-for-partner')}"
    row = opening_row(
        label,
        "",  # a second line would move those below away from a finger
        tapped,
        name=name,
        says=waits if is_picked else words.text("club-check-in-said", name=label),
        icon=ft.Icons.CHECK_BOX if is_picked else ft.Icons.PERSON_OUTLINED,
        trailing=ft.Icons.CLOSE if is_picked else ft.Icons.ADD,
        selected=is_picked or None,
    )
    row.key = one.who.key
    return row
