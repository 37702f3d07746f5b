"""One entrant: leaves, comes back, goes off the list, or has somebody else play for a member."""

from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import (
    Entrant,
    EntrantUid,
    Evening,
    Member,
    MemberUid,
    Note,
    Refused,
    check_in,
    entrant_of,
    leave,
    strike,
    substitute,
)
from scorekeeper.club.entrants import drawn_in
from scorekeeper.session import Identity
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import of_evening
from scorekeeper.ui.screens.club.following import gone, use_evening
from scorekeeper.ui.screens.club.organising import Step, changed, use_doing
from scorekeeper.ui.screens.club.players.entering import changed_for
from scorekeeper.ui.screens.club.players.finding import FindPerson
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.names import entrant_name, member_name


@component
def EntrantScreen() -> Any:
    """The entrant whom the address names."""
    state = use_state()
    evening = use_evening(state)
    uid = EntrantUid(unquote(ft.use_route_params().get("entrant") or ""))
    entrant = evening and entrant_of(evening, uid)
    if evening is None or entrant is None:
        return gone(state)
    return EntrantView(evening, entrant, key=uid)


@component
def EntrantView(evening: Evening, entrant: Entrant) -> Any:
    """What there is to do, and below it who plays for whom."""
    state, doing = use_state(), use_doing()
    home = of_evening(evening.uid, "players")

    async def do(step: Step, *, leaves: bool = False) -> None:
        if await doing.do(changed(state, evening.uid, step)) and leaves:
            go(home)

    async def swap(out: MemberUid, who: Identity) -> None:
        def step(one: Evening, note: Note, members: Sequence[Member]) -> Evening | Refused:
            return substitute(one, entrant.uid, out, members[0], note)

        await doing.do(changed_for(state, evening, [who], step))

    parts = [
        *doing.complaints(state, evening),
        _state(state, evening, entrant, do),
        *(Seat(evening, entrant, uid, swap, key=uid) for uid in entrant.members),
    ]
    title = entrant_name(state.words, evening, entrant.uid)
    route = of_evening(evening.uid, "players", entrant.uid)
    return column_screen(state, route, title, parts, lambda: go(home), subtitle=evening.plan.name)


def _state(state: State, evening: Evening, entrant: Entrant, do: Callable[..., Any]) -> ft.Control:
    """Whether the entrant plays, and what can be done about it."""
    words, uid = state.words, entrant.uid
    key = "club-plays" if entrant.present else "club-plays-not"

    async def leaves() -> None:
        await do(lambda one, _: leave(one, uid))

    async def comes() -> None:
        await do(lambda one, _: check_in(one, uid))

    async def off() -> None:
        await do(lambda one, _: strike(one, uid), leaves=True)

    here = button(
        words.text("club-leaves" if entrant.present else "club-comes"),
        leaves if entrant.present else comes,
        icon=ft.Icons.LOGOUT if entrant.present else ft.Icons.LOGIN,
        name="leave" if entrant.present else "come",
    )
    parts: list[ft.Control] = [remark(words.text(key), name="state"), here]
    if not any(uid in drawn_in(one) for one in evening.rounds):
        gone_for_good = button(
            words.text("club-strike"), off, icon=ft.Icons.DELETE_OUTLINE, name="strike"
        )
        parts.append(gone_for_good)
    return card(*parts)


@component
def Seat(evening: Evening, entrant: Entrant, uid: MemberUid, swap: Callable[..., Any]) -> Any:
    """Somebody who plays, and the way to somebody else in that seat."""
    state = use_state()
    words, name = state.words, member_name(evening, uid)
    is_open, set_open = ft.use_state(False)

    async def choose(who: Identity) -> None:
        set_open(False)
        await swap(uid, who)

    opening = button(
        words.text("club-substitute", name=name),
        lambda: set_open(not is_open),
        icon=ft.Icons.EXPAND_LESS if is_open else ft.Icons.SWAP_HORIZ,
        name=f"substitute-{entrant.members.index(uid)}",
    )
    found = [
        remark(words.text("club-substitute-hint")),
        FindPerson(evening, choose, name="into", key="into"),
    ]
    return card(heading(name), opening, *(found if is_open else ()))
