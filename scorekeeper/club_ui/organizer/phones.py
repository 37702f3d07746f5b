"""The phones of an evening: whose each is, whether it is there, lost ones and those handed on."""

from functools import partial
from typing import Any

import flet as ft

from scorekeeper.club import phones
from scorekeeper.club.model import Evening
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import papers, shared
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import author_name
from scorekeeper.i18n.messages import clock
from scorekeeper.services.club import Visitor
from scorekeeper.services.club.access import HALL
from scorekeeper.services.club.table import owner_name
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import calling, go
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, dialogs, page

C = ft.Colors


def summary(state: State, evening: Evening) -> str:
    """The number of those who play and have a phone."""
    everybody = {*phones.owners(evening)}
    owned = everybody.intersection(state.session.club.access.owners(evening.uid).values())
    return state.words.text("club-phones-row", count=len(owned), all=len(everybody))


@component
def PhonesRow(evening: Evening) -> Any:
    """The way to the list of phones, and to the code by which they come."""
    state = use_state()
    use_reload(state, "phone", "access")
    way = partial(go, shared.of_evening(evening.uid, "phones"))
    label, icon = state.words.text("club-phones"), ft.Icons.PHONE_ANDROID
    return buttons.opening_row(label, summary(state, evening), way, name="phones", icon=icon)


@component
def PhonesScreen() -> Any:
    state = use_state()
    evening = shared.use_evening(state)
    use_reload(state, "phone", "access")
    if evening is None:
        return shared.gone(state)
    words, access = state.words, state.session.club.access
    visitors = [visitor for visitor in access.visitors(evening.uid) if visitor.role == "table"]
    visitors.sort(key=lambda one: (one.wants is None, one.owner is None, _name(evening, one)))
    rows: list[ft.Control] = [
        PhoneCard(evening, visitor, key=visitor.id) for visitor in visitors
    ] or [buttons.remark(words.text("club-phones-none"), name="none")]
    hints = [
        buttons.remark(summary(state, evening), name="summary"),
        buttons.remark(words.text("club-phones-hint")),
    ]
    hall = papers.CodeCard(evening.uid, HALL, key="hall")
    waiting = shared.Calls(evening.uid, key="calls")
    body = shared.panes(state.layout, [waiting, *hints, *rows], [hall])
    title, route = words.text("club-phones"), shared.of_evening(evening.uid, "phones")
    back = partial(go, shared.of_evening(evening.uid, "papers"))
    parts = shared.framed(state, body)
    return page.titled_screen(words, route, title, *parts, back=back, under=evening.plan.name)


def _name(evening: Evening, visitor: Visitor) -> str:
    owner = visitor.owner or visitor.wants
    return owner_name(evening, owner).casefold() if owner else ""


@component
def PhoneCard(evening: Evening, visitor: Visitor) -> Any:
    state = use_state()
    words, access = state.words, state.session.club.access
    owner, wants, name = visitor.owner, visitor.wants, visitor.id
    title = owner_name(evening, owner) if owner else words.text("club-phone-unowned")
    notes = [author_name(words, evening, visitor.mark), _presence(state, visitor)]
    is_on = evening.rounds and evening.rounds[-1].state != "closed"
    seat = phones.seat_of(evening.rounds[-1], owner) if owner and is_on else None
    if seat is not None:
        notes.insert(0, words.text("club-table", number=seat.table.number))
    lines: list[ft.Control] = [text(title, 17, Face.BOLD, line=SENTENCE)]
    if wants is not None:
        wish = words.text("club-phone-wants", owner=owner_name(evening, wants))
        lines.append(text(wish, 16, Face.MEDIUM, line=SENTENCE))
    lines.append(text(" · ".join(notes), 15, color=C.ON_SURFACE_VARIANT, line=SENTENCE))
    there = access.is_connected(visitor.id)
    icon = ft.Icons.PHONE_ANDROID if there else ft.Icons.PHONELINK_OFF
    head = ft.Row([ft.Icon(icon), ft.Column(lines, spacing=2, tight=True, expand=True)], spacing=10)

    def button(key: str, verb: Any, **look: Any) -> ft.Control:
        label, tap = words.text(f"club-phone-{key}"), calling(state.saving, verb)
        says = words.text("club-phone-said", action=label, who=title)
        return buttons.button(
            label, tap, name=f"{key}-{name}", says=says, height=48, expand=1, **look
        )

    actions = []
    if wants is not None:
        actions.append(button("allow", partial(access.allow, name), filled=True))
        actions.append(button("hand-on", partial(access.allow, name, instead=True)))
    elif owner is not None:
        actions.append(button("hand-on", partial(access.release, name)))
    if owner is not None or wants is not None:
        label = words.text("club-phone-lost")
        lost = dialogs.QuestionButton(
            label,
            calling(state.saving, partial(access.revoke, name)),
            title=words.text("club-phone-lost-ask", who=title),
            hint=words.text("club-phone-lost-hint"),
            name=f"lost-{name}",
            icon=ft.Icons.PHONELINK_OFF,
            says=words.text("club-phone-said", action=label, who=title),
        )
        actions.append(ft.Container(lost, expand=1, key="lost"))
    heading = buttons.spoken(head, ", ".join([title, *notes]), name=f"phone-{name}")
    if not actions:
        return buttons.card(heading)
    is_narrow = state.layout.has_large_text or (len(actions) > 2 and not state.layout.is_wide)
    row = buttons.stacked(*actions) if is_narrow else ft.Row(actions, spacing=8)
    return buttons.card(heading, row)


def _presence(state: State, visitor: Visitor) -> str:
    words, access = state.words, state.session.club.access
    if access.is_connected(visitor.id):
        return words.text("club-phone-there")
    left = access.left.get(visitor.id)
    if left is None:
        return words.text("club-phone-away")
    return words.text("club-phone-since", time=clock(words, left))


def arrivals(state: State, evening: Evening) -> dict[int, list[str]]:
    """Return the owners who have come to the tables of the last round, by their numbers."""
    here = state.session.club.access.arrivals(evening.uid, len(evening.rounds))
    tables: dict[int, list[str]] = {}
    for owner, table in here:
        tables.setdefault(table, []).append(owner_name(evening, owner))
    return {table: sorted(names) for table, names in tables.items()}


def arrived_text(words: Words, evening: Evening, here: dict[int, list[str]]) -> str:
    last = evening.rounds[-1]
    count = sum(len([*phones.owners_at(last, table)]) for table in last.tables)
    arrived = sum(map(len, here.values()))
    return words.text("club-at-table-count", count=arrived, all=count)
