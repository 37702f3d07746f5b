"""Who is there: check-in, guests, latecomers, who leaves, and substitutes.

screen    the list of those who play
check_in  members to tap
outlook   the tables and byes that would result
finding   a member by name, or somebody new
entering  members become an entrant
entrant   one entrant: leaves, comes back, is taken off the list, has a substitute
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
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
    Problems,
    Shape,
    check_in,
    enter,
    entrant_of,
    leave,
    shape_of,
    strike,
    substitute,
)
from scorekeeper.club.entrants import drawn_in, playing
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name, joined, member_name
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity, Known
from scorekeeper.services.club.evenings import StepFor
from scorekeeper.ui.screens.organizer.page import (
    ORGANISER,
    Step,
    changed,
    evening_screen,
    gone,
    of_evening,
    outcome,
    use_doing,
    use_evening,
)
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import Face
from scorekeeper.ui.widgets.buttons import (
    Handler,
    button,
    card,
    choice,
    choices,
    heading,
    opening_row,
    remark,
)
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import SIDE_PADDING, column_screen
from scorekeeper.ui.widgets.people import known_people, seat_name_complaint
from scorekeeper.ui.widgets.text import SENTENCE, text

LETTER = "e"
"""What the uid of an entrant begins with; its number follows."""


async def entered(
    state: State, evening: Evening, people: Sequence[Identity], name: str = ""
) -> Problems | None:
    """Have people play from the next draw on; gives why not, None where the store refused."""
    return await changed_for(state, evening, people, partial(_enter, name))


async def changed_for(
    state: State, evening: Evening, people: Sequence[Identity], step: StepFor
) -> Problems | None:
    """Have an evening be changed for people, who are known from then on; as `changed` gives it."""
    verb = state.session.club.evenings.change_for
    return outcome(await state.saving(verb, evening.uid, people, step, by=ORGANISER))


def _enter(name: str, evening: Evening, _: Note, members: Sequence[Member]) -> Evening | Problems:
    return enter(evening, _next_uid(evening), members, name=name)


def _next_uid(evening: Evening) -> EntrantUid:
    """A uid that no entrant of the evening has."""
    taken = [one.uid.removeprefix(LETTER) for one in evening.entrants]
    highest = max((int(one) for one in taken if one.isdecimal()), default=0)
    return EntrantUid(f"{LETTER}{highest + 1}")


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
        [field, *seat_name_complaint(words, typed), *([fresh] if is_new else []), *rows],
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


MOST = 40
Come = Callable[[Sequence[Identity], str], Awaitable[Any]]


def partners_of_last_time(state: State, evening: Evening, come: Come | None) -> list[ft.Control]:
    """A row for each of them who fits this evening and has no seat yet; nothing for one alone.

    Without `come` the rows cannot be tapped now.
    """
    found = [
        (before, entrant)
        for before in latest_others(state, evening)
        for entrant in before.entrants
        if _fits(evening, entrant)
    ]
    rows = [
        _partners_row(state, before, entrant, come, place)
        for place, (before, entrant) in enumerate(found[:MOST])
    ]
    return [remark(state.words.text("club-as-last-time")), *rows] if rows else []


def _fits(evening: Evening, entrant: Entrant) -> bool:
    size, seats = len(entrant.members), shape_of(evening.plan).seats
    fitting = size == seats if evening.plan.form == "pairs" else size > seats
    if evening.plan.form == "individuals" or size == 1:
        return False
    return fitting and not playing(evening).intersection(entrant.members)


def _partners_row(
    state: State, before: Evening, entrant: Entrant, come: Come | None, place: int
) -> ft.Control:
    known = state.session.people.identities()
    names = {member.uid: member.name for member in before.members}
    people = [known.of(Player(names[uid], uid)) for uid in entrant.members]

    async def tapped() -> None:
        if come is not None:
            await come(people, entrant.name)

    words = state.words
    name = entrant.name or joined(words, [who.label for who in people])
    row = opening_row(
        name,
        words.text("club-partners-last-time"),
        None if come is None else tapped,
        name=f"partners-{place}",
        says=words.text("club-check-in-said", name=name),
        icon=ft.Icons.PEOPLE_OUTLINED,
        trailing=ft.Icons.ADD,
    )
    row.key = f"partners-{entrant.uid}"
    return row


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who was tapped and waits for others."""

    people: tuple[Identity, ...] = ()

    @property
    def keys(self) -> frozenset[str]:
        """By which they are told apart."""
        return frozenset(one.key for one in self.people)

    def tapped(self, who: Identity) -> "Waiting":
        """With somebody more, or without who waited already."""
        if who.key in self.keys:
            return Waiting(tuple(one for one in self.people if one.key != who.key))
        return Waiting((*self.people, who))

    def are_whole(self, evening: Evening) -> bool:
        """Return True if they are an entrant by themselves."""
        form, seats = evening.plan.form, shape_of(evening.plan).seats
        return len(self.people) == (1 if form == "individuals" else seats) and form != "teams"

    def could_be_team(self, seats: int) -> bool:
        """Return True if they make two sides or more."""
        return len(self.people) > seats and len(self.people) % seats == 0


@component
def CheckIn(evening: Evening) -> Any:
    """Everybody who can check in; those of last time who belong together with one tap."""
    state, doing = use_state(), use_doing()
    waiting, wait = ft.use_state(Waiting())

    async def come(people: Sequence[Identity], name: str = "") -> None:
        if await doing.do(entered(state, evening, people, name)):
            wait(Waiting())

    async def choose(who: Identity) -> None:
        now = waiting.tapped(who)
        wait(now)
        if now.are_whole(evening):
            await come(now.people)

    parts = [*_title(state.words, evening, waiting), *doing.complaints(state, evening)]
    if evening.plan.form == "teams" and waiting.people:
        parts.append(TeamCard(evening, waiting, come, key="team"))
    # Nothing above the list comes or goes at a tap: the next one is soon to follow.
    parts += partners_of_last_time(state, evening, None if waiting.people else come)
    parts.append(FindPerson(evening, choose, picked=waiting.people, key="find"))
    return ft.Column(
        parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _title(words: Words, evening: Evening, waiting: Waiting) -> list[ft.Control]:
    """The title, and below it what to tap, or who waits for whom: in the same place."""
    title = heading(words.text("club-check-in"))
    if not waiting.people:
        return [title, remark(words.text("club-check-in-hint", form=evening.plan.form))]
    names = ", ".join(one.label for one in waiting.people)
    told = text(words.text("club-picked", names=names), 14, Face.BOLD, line=SENTENCE)
    return [title, ft.Semantics(identifier="picked", container=True, content=told)]


@component
def TeamCard(
    evening: Evening,
    waiting: Waiting,
    come: Callable[[Sequence[Identity], str], Awaitable[None]],
) -> Any:
    """The name of a team, and the button that enters it."""
    words = use_state().words
    name, write = ft.use_state("")

    async def enter() -> None:
        await come(waiting.people, name)

    is_whole = waiting.could_be_team(shape_of(evening.plan).seats)
    do = button(
        words.text("club-team-enter"), enter if is_whole else None, filled=True, name="enter"
    )
    return card(NameField(words.text("club-team"), name, write, name="team"), do)


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
        def step(one: Evening, note: Note, members: Sequence[Member]) -> Evening | Problems:
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
    """Return True if the entrant plays, and what can be done about it."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """What the next draw makes of those who are there."""

    present: int
    tables: int
    """Tables with sides of the usual size."""
    lone: int
    """Tables of those left over, everybody alone."""
    byes: int


def outlook(evening: Evening) -> Outlook:
    """The tables of the next draw, counted and not drawn."""
    shape = shape_of(evening.plan)
    here = [entrant for entrant in evening.entrants if entrant.present]
    each = len(here[0].members) // shape.seats if here and evening.plan.form == "teams" else 1
    lone = _lone(shape, len(here))
    tables, byes = divmod(len(here) - lone, shape.sides * shape.size)
    count = lone // shape.lone if lone else 0
    return Outlook(present=len(here), tables=tables * each, lone=count, byes=byes)


def told_outlook(words: Words, evening: Evening) -> str:
    """The same in a sentence."""
    found = outlook(evening)
    here = words.text("club-here", form=evening.plan.form, count=found.present)
    if not found.tables and not found.lone:
        return words.text("club-outlook-none", here=here)
    said = words.text("club-outlook", here=here, tables=found.tables)
    if found.lone:
        said = f"{said} {words.text('club-outlook-lone', count=found.lone)}"
    byes = words.text("club-outlook-byes", form=evening.plan.form, count=found.byes)
    return f"{said} {byes}"


def _lone(shape: Shape, present: int) -> int:
    """Players at tables without partners: those left over, filled up with others."""
    table = shape.sides * shape.size
    count = present % table
    if not shape.lone or not count:
        return 0
    while count % shape.lone and count <= present:
        count += table
    return count if count <= present else 0


TWO_COLUMNS = 760


@component
def PlayersScreen() -> Any:
    """Those who play, and those who can check in; side by side where there is room."""
    state = use_state()
    evening = use_evening(state, of=_shown)
    listed, show_listed = ft.use_state(False)
    if evening is None:
        return gone(state)
    coming = CheckIn(evening, key="check-in")
    here = _here(state, evening)
    top = ft.Semantics(
        identifier="outlook",
        container=True,
        live_region=True,
        content=text(told_outlook(state.words, evening), 17, Face.MEDIUM, line=SENTENCE),
    )
    if state.layout.beside_tabs < TWO_COLUMNS or state.layout.has_large_text:
        chips = _chips(state, evening, show_listed, listed=listed)
        body: ft.Control = _column([card(top), chips, *(here if listed else [coming])])
    else:
        panes: list[ft.Control] = [_column([card(top), *here]), _column([coming])]
        body = ft.Row(panes, spacing=0, vertical_alignment=ft.CrossAxisAlignment.STRETCH)
    return evening_screen(state, evening, "players", body, foot=[_onward(state, evening)])


def _chips(state: State, evening: Evening, show: Handler, *, listed: bool) -> ft.Control:
    """Where there is room for one of them: who can check in, or who is on the list."""
    words = state.words
    count = words.text("club-listed", count=len(evening.entrants))
    chips = [
        choice(
            words.text("club-check-in"),
            lambda: show(False),
            name="show-coming",
            selected=not listed,
        ),
        choice(count, lambda: show(True), name="show-listed", selected=listed),
    ]
    return choices(chips)


def _shown(evening: Evening) -> Any:
    """What of an evening is shown here."""
    states = tuple(one.state for one in evening.rounds)
    return evening.plan, evening.members, evening.entrants, states


def _onward(state: State, evening: Evening) -> ft.Control:
    number = len(evening.rounds)
    is_next = not number or evening.rounds[-1].state == "closed"
    is_over = number >= evening.plan.rounds and is_next
    key = "club-to-draw" if is_next and not is_over else "club-to-tables"
    return button(
        state.words.text(key, number=number + 1),
        lambda: go(of_evening(evening.uid)),
        icon=ft.Icons.ARROW_FORWARD,
        filled=True,
        name="onward",
    )


def _here(state: State, evening: Evening) -> list[ft.Control]:
    """Everybody on the list of the evening, those who play first."""
    words = state.words
    playing = [one for one in evening.entrants if one.present]
    away = [one for one in evening.entrants if not one.present]
    parts: list[ft.Control] = []
    if playing:
        parts.append(heading(words.text("club-playing")))
        parts += [_entrant(state, evening, one) for one in playing]
    if away:
        parts.append(heading(words.text("club-away")))
        parts += [_entrant(state, evening, one) for one in away]
    return parts


def _entrant(state: State, evening: Evening, one: Entrant) -> ft.Control:
    words, place = state.words, evening.entrants.index(one)
    name = entrant_name(words, evening, one.uid)
    members = {member.uid: member.name for member in evening.members}
    second = ", ".join(members[uid] for uid in one.members) if one.name else ""
    row = opening_row(
        name,
        second,
        lambda: go(of_evening(evening.uid, "players", one.uid)),
        name=f"entrant-{place}",
        says=words.text("club-entrant-said", name=name),
        icon=ft.Icons.CHECK_CIRCLE if one.present else ft.Icons.PAUSE_CIRCLE_OUTLINE,
    )
    row.key = one.uid
    return row


def _column(parts: Sequence[ft.Control]) -> ft.ListView:
    padding = ft.Padding.only(left=SIDE_PADDING, right=SIDE_PADDING, bottom=16)
    return ft.ListView(list(parts), expand=True, spacing=8, padding=padding)
