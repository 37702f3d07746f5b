"""The players of an evening: check-in, guests, latecomers, who leaves, and substitutes."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club import rounds as club_rounds
from scorekeeper.club.finals import carry
from scorekeeper.club.pairings import draw_knockout
from scorekeeper.club_ui.organizer import shared
from scorekeeper.club_ui.organizer.check_in import CheckIn, FindPerson
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name, member_name
from scorekeeper.services import Identity
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, keypad
from scorekeeper.ui.widgets.buttons import button, card, heading, identified, opening_row, remark
from scorekeeper.ui.widgets.page import column_screen


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """The tables that the next draw makes of those who are present."""

    present: int
    tables: int
    """Tables with sides of the usual size."""
    odd: tuple[int, ...]
    """The players at each table for those left over."""
    byes: int


def outlook(evening: club.Evening) -> Outlook:
    shape = club.shape_of(evening.plan)
    here = [entrant for entrant in evening.entrants if entrant.present]
    each = len(here[0].members) // shape.seats if here and evening.plan.form == "teams" else 1
    if evening.plan.movement == "knockout":
        field = club_rounds.field_of(evening)
        drawn, count = draw_knockout(field), len(field.present)
        meetings = len(drawn.meetings)
        return Outlook(present=count, tables=meetings * each, odd=(), byes=len(drawn.byes))
    seats = shape.sides * shape.size
    tables, byes = club.odd_tables(len(here), seats, shape.odd)
    odd = tuple(sum(sizes) for sizes in tables)
    usual = (len(here) - sum(odd)) // seats
    return Outlook(present=len(here), tables=usual * each, odd=odd, byes=byes)


def outlook_text(words: Words, evening: club.Evening) -> str:
    next_draw, form = outlook(evening), evening.plan.form
    here = words.text("club-here", form=form, count=next_draw.present)
    if not next_draw.tables and not next_draw.odd:
        return words.text("club-outlook-none", here=here)
    parts = [words.text("club-outlook", here=here, tables=next_draw.tables)]
    for players, count in Counter(next_draw.odd).items():
        parts.append(words.text("club-outlook-odd", players=players, count=count))
    return " ".join([*parts, words.text("club-outlook-byes", form=form, count=next_draw.byes)])


@component
def PlayersScreen() -> Any:
    state = use_state()
    words = state.words
    evening = shared.use_evening(state)
    is_listed, set_listed = ft.use_state(False)
    actions = shared.use_actions(state)
    if evening is None:
        return shared.gone(state)

    def entrant_row(number: int, entrant: club.Entrant) -> ft.Control:
        name = entrant_name(words, evening, entrant.uid)
        members = ", ".join(member_name(evening, uid) for uid in entrant.members)
        return opening_row(
            name,
            members if entrant.name else "",
            partial(go, shared.of_evening(evening.uid, "players", entrant.uid)),
            name=f"entrant-{number}",
            says=words.text("club-entrant-said", name=name),
            icon=ft.Icons.CHECK_CIRCLE if entrant.present else ft.Icons.PAUSE_CIRCLE_OUTLINE,
            key=entrant.uid,
        )

    coming: list[ft.Control] = [CheckIn(evening, key="check-in")]
    here: list[ft.Control] = []
    for key, is_present in (("club-playing", True), ("club-away", False)):
        numbered = enumerate(evening.entrants)
        rows = [entrant_row(n, entrant) for n, entrant in numbered if entrant.present is is_present]
        here += [heading(words.text(key)), *rows] if rows else []
    sentence = text(outlook_text(words, evening), 17, Face.MEDIUM, line=SENTENCE)
    top = card(identified("outlook", sentence, live=True))
    if state.layout.has_two_panes:
        body = shared.panes(state.layout, [top, *here], coming)
    else:
        count = words.text("club-listed", count=len(evening.entrants))
        lists = [("coming", words.text("club-check-in")), ("listed", count)]
        chosen = "listed" if is_listed else "coming"
        tabs = shared.chips("show", lists, chosen, lambda name: set_listed(name == "listed"))
        body = shared.panes(state.layout, [top, tabs, *(here if is_listed else coming)])
    number = len(evening.rounds)
    home = shared.of_evening(evening.uid)

    async def draw() -> None:
        if await actions.change(evening.uid, club_rounds.draw_round):
            go(home)

    label, icon = words.text("club-to-tables"), ft.Icons.ARROW_FORWARD
    tap: buttons.Handler = partial(go, home)
    if number < evening.plan.rounds and all(drawn.state == "closed" for drawn in evening.rounds):
        key = "club-drawing" if actions.is_busy else "club-draw"
        label, tap, icon = words.text(key, number=number + 1), draw, ft.Icons.SHUFFLE
    next_draw = outlook(evening)
    onward = button(
        label,
        None if actions.is_busy else tap,
        icon=icon,
        filled=next_draw.tables > 0 or bool(next_draw.odd),
        name="onward",
    )
    foot = [*actions.complaints(evening), onward]
    return shared.evening_screen(state, evening, "players", body, foot=foot)


@component
def EntrantScreen() -> Any:
    state = use_state()
    actions, evening = shared.use_actions(state), shared.use_evening(state)
    ask, page = keypad.use_number_pad(state), ft.context.page
    uid = club.EntrantUid(shared.from_address("entrant"))
    entrant = None if evening is None else entrants.entrant_of(evening, uid)
    if evening is None or entrant is None:
        return shared.gone(state)
    words, home = state.words, shared.of_evening(evening.uid, "players")

    async def strike() -> None:
        if await actions.change(evening.uid, lambda now, **_: entrants.strike(now, uid)):
            go(home)

    async def swap(out: club.MemberUid, who: Identity) -> None:
        def step(
            now: club.Evening, note: club.Note, members: Sequence[club.Member]
        ) -> club.Changed:
            return entrants.substitute(now, uid, out, members[0], note)

        done = await actions.change_for(evening.uid, [who], step)
        left = shared.opened(state, evening.uid)
        seat = None if left is None else entrants.entrant_of(left, uid)
        if done and entrant.present and seat is not None and not seat.present:
            go(home)  # the substitute is another entrant

    plays, label, icon, name = "club-plays", "club-leaves", ft.Icons.LOGOUT, "leave"
    step = entrants.leave
    if not entrant.present:
        plays, label, icon, name = "club-plays-not", "club-comes", ft.Icons.LOGIN, "come"
        step = entrants.check_in
    turn = actions.changing(evening.uid, lambda now, **_: step(now, uid))
    onward = button(words.text(label), turn, icon=icon, name=name)
    rows: list[ft.Control] = [remark(words.text(plays), name="state"), onward]
    table = entrants.open_table_of(evening, uid)
    if table is not None and not entrant.present:
        label = words.text("club-left-table", table=table.number)
        show = partial(go, shared.of_table(evening.uid, len(evening.rounds), table.number))
        rows.append(button(label, show, icon=ft.Icons.FLAG, name="left-table"))
    if not any(uid in entrants.drawn_in(played) for played in evening.rounds):
        label, icon = words.text("club-strike"), ft.Icons.DELETE_OUTLINE
        rows.append(button(label, strike, icon=icon, name="strike"))
    if entrant.rank is not None and not evening.rounds:

        def keep(points: int) -> Any:
            step = actions.changing(evening.uid, lambda now, **_: carry(now, uid, points))
            return page.run_task(step)

        title = words.text("club-carried")
        asked = keypad.Asked(title=title, value=entrant.carried, on_done=keep, signed=True)
        box = shared.number_box(words, ask, asked, name="carried")
        rows.append(ft.Row([text(title, 16, expand=True), box], spacing=12))
    seats = [Seat(evening, entrant, member, swap, key=member) for member in entrant.members]
    parts = [*actions.complaints(evening), card(*rows), *seats]
    route, title = shared.of_evening(evening.uid, "players", uid), entrant_name(words, evening, uid)
    return column_screen(state, route, title, parts, lambda: go(home), subtitle=evening.plan.name)


@component
def Seat(
    evening: club.Evening, entrant: club.Entrant, uid: club.MemberUid, swap: Callable[..., Any]
) -> Any:
    words, name = use_state().words, member_name(evening, uid)
    is_open, set_open = ft.use_state(False)

    async def choose(who: Identity) -> None:
        set_open(False)
        await swap(uid, who)

    label, icon = words.text("club-substitute", name=name), ft.Icons.SWAP_HORIZ
    icon = ft.Icons.EXPAND_LESS if is_open else icon
    key, turn = f"substitute-{entrant.members.index(uid)}", partial(set_open, not is_open)
    opening = button(label, turn, icon=icon, name=key)
    parts: list[ft.Control] = []
    if is_open:
        hint = remark(words.text("club-substitute-hint", form=evening.plan.form))
        parts = [hint, FindPerson(evening, choose, name="into", key="into")]
    swap_part = SwapPart(evening, entrant, uid, key="swap")
    return card(heading(name), opening, *parts, *([swap_part] if entrant.present else []))


@component
def SwapPart(evening: club.Evening, entrant: club.Entrant, uid: club.MemberUid) -> Any:
    """A member changes places with one of another entrant, or of another pair of the team."""
    state = use_state()
    words, actions, name = state.words, shared.use_actions(state), member_name(evening, uid)
    is_open, set_open = ft.use_state(False)
    seats = club.shape_of(evening.plan).seats
    place = entrant.members.index(uid) // seats
    others = [
        (other.uid, member)
        for other in evening.entrants
        if other.present
        for number, member in enumerate(other.members)
        if other.uid != entrant.uid or number // seats != place
    ]
    if len(entrant.members) == 1 or not others:
        return ft.Container()

    async def swap(other: tuple[club.EntrantUid, club.MemberUid]) -> None:
        swap_members, own = entrants.swap_members, (entrant.uid, uid)
        set_open(not await actions.change(evening.uid, swap_members, own, other))

    icon = ft.Icons.EXPAND_LESS if is_open else ft.Icons.SWAP_CALLS
    key, label = f"swap-{entrant.members.index(uid)}", words.text("club-swap-partner", name=name)
    parts: list[ft.Control] = [button(label, lambda: set_open(not is_open), icon=icon, name=key)]
    if is_open:
        parts.append(remark(words.text("club-swap-partner-hint")))
        for number, (of, member) in enumerate(others):
            other = member_name(evening, member)
            row = opening_row(
                other,
                entrant_name(words, evening, of),
                partial(swap, (of, member)),
                name=f"swap-with-{number}",
                says=words.text("club-swap-with", name=name, other=other),
                icon=ft.Icons.PERSON_OUTLINED,
                trailing=ft.Icons.SWAP_CALLS,
                key=member,
            )
            parts.append(row)
    return buttons.stacked(*parts, *actions.complaints(evening, name="refused-swap"))
