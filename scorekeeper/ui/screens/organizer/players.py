"""The players of an evening: check-in, guests, latecomers, who leaves, and substitutes."""

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.finals import carry
from scorekeeper.club.pairings import draw_knockout
from scorekeeper.club.rounds import field_of
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import entrant_name, joined_names, member_name
from scorekeeper.i18n.messages import is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, keypad
from scorekeeper.ui.widgets.buttons import button, card, heading, identified, opening_row, remark
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.page import column_screen
from scorekeeper.ui.widgets.people import known_people, seat_name_complaint

MOST_ROWS = 40
"""Members or partners shown at a time; whoever is further down is found by name."""
Enter = Callable[[Sequence[Identity], str], Awaitable[Any]]


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
    """The tables of the next draw, counted and not drawn."""
    shape = club.shape_of(evening.plan)
    here = [entrant for entrant in evening.entrants if entrant.present]
    each = len(here[0].members) // shape.seats if here and evening.plan.form == "teams" else 1
    if evening.plan.movement == "knockout":
        field = field_of(evening)
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
    if evening is None:
        return shared.gone(state)

    def entrant_row(number: int, entrant: club.Entrant) -> ft.Control:
        name = entrant_name(words, evening, entrant.uid)
        members = ", ".join(member_name(evening, uid) for uid in entrant.members)
        row = opening_row(
            name,
            members if entrant.name else "",
            partial(go, shared.of_evening(evening.uid, "players", entrant.uid)),
            name=f"entrant-{number}",
            says=words.text("club-entrant-said", name=name),
            icon=ft.Icons.CHECK_CIRCLE if entrant.present else ft.Icons.PAUSE_CIRCLE_OUTLINE,
        )
        return shared.keyed(row, entrant.uid)

    coming: list[ft.Control] = [CheckIn(evening, key="check-in")]
    here: list[ft.Control] = []
    for key, is_present in (("club-playing", True), ("club-away", False)):
        numbered = enumerate(evening.entrants)
        rows = [entrant_row(n, entrant) for n, entrant in numbered if entrant.present is is_present]
        here += [heading(words.text(key)), *rows] if rows else []
    sentence = text(outlook_text(words, evening), 17, Face.MEDIUM, line=SENTENCE)
    top = card(identified("outlook", sentence, live=True))
    if shared.has_two_panes(state.layout):
        body = shared.panes(state.layout, [top, *here], coming)
    else:
        count = words.text("club-listed", count=len(evening.entrants))
        lists = [("coming", words.text("club-check-in")), ("listed", count)]
        chosen = "listed" if is_listed else "coming"
        tabs = shared.chips("show", lists, chosen, lambda name: set_listed(name == "listed"))
        body = shared.panes(state.layout, [top, tabs, *(here if is_listed else coming)])
    number = len(evening.rounds)
    can_draw = not number or evening.rounds[-1].state == "closed"
    key = "club-to-draw" if can_draw and number < evening.plan.rounds else "club-to-tables"
    label, tap = words.text(key, number=number + 1), partial(go, shared.of_evening(evening.uid))
    onward = button(label, tap, icon=ft.Icons.ARROW_FORWARD, filled=True, name="onward")
    return shared.evening_screen(state, evening, "players", body, foot=[onward])


@component
def CheckIn(evening: club.Evening) -> Any:
    """Everybody who can check in; those of last time who belong together with one tap."""
    state = use_state()
    actions, words = shared.use_actions(state), state.words
    form, seats = evening.plan.form, club.shape_of(evening.plan).seats
    waiting, wait = ft.use_state(cast("tuple[Identity, ...]", ()))

    async def come(people: Sequence[Identity], name: str = "") -> None:
        def enter(
            evening: club.Evening, _: club.Note, members: Sequence[club.Member]
        ) -> club.Evening | club.Problems:
            numbers = [entrant.uid.removeprefix("e") for entrant in evening.entrants]
            highest = max((int(number) for number in numbers if number.isdecimal()), default=0)
            return entrants.enter(evening, club.EntrantUid(f"e{highest + 1}"), members, name=name)

        verb = state.session.club.evenings.change_for
        entered = await actions.call(verb, evening.uid, people, enter, by=shared.author(state))
        if entered is not None:
            wait(())

    async def choose(who: Identity) -> None:
        others = tuple(person for person in waiting if person.key != who.key)
        now = (*waiting, who) if len(others) == len(waiting) else others
        wait(now)
        if form != "teams" and len(now) == (1 if form == "individuals" else seats):
            await come(now)

    # Nothing above the list comes or goes at a tap: the next one is soon to follow.
    parts: list[ft.Control] = [heading(words.text("club-check-in"))]
    if waiting:
        names = words.text("club-picked", names=", ".join(who.label for who in waiting))
        parts.append(identified("picked", text(names, 14, Face.BOLD, line=SENTENCE)))
    else:
        parts.append(remark(words.text("club-check-in-hint", form=form)))
    parts += actions.complaints(evening)
    if form == "teams" and waiting:
        is_whole = len(waiting) > seats and len(waiting) % seats == 0
        parts.append(TeamCard(waiting, come if is_whole else None, key="team"))
    parts += _partners_of_last_time(state, evening, None if waiting else come)
    parts.append(FindPerson(evening, choose, picked=waiting, key="find"))
    return buttons.stacked(*parts)


@component
def TeamCard(people: Sequence[Identity], come: Enter | None) -> Any:
    words = use_state().words
    name, write = ft.use_state("")
    enter, label = come and partial(come, people, name), words.text("club-team-enter")
    field = NameField(words.text("club-team"), name, write, name="team")
    return card(field, button(label, enter, filled=True, name="enter"))


def _partners_of_last_time(
    state: State, evening: club.Evening, come: Enter | None
) -> list[ft.Control]:
    """A row for each of them who fits this evening and has no seat yet; nothing for one alone.

    Without `come` the rows cannot be tapped now.
    """
    before, words = _last_evening(state, evening), state.words
    if before is None:
        return []
    known, seats = state.session.people.identities(), club.shape_of(evening.plan).seats
    form, seated = evening.plan.form, entrants.playing(evening)

    def fits(entrant: club.Entrant) -> bool:
        size = len(entrant.members)
        is_of_size = size == seats if form == "pairs" else size > seats and form == "teams"
        return is_of_size and size > 1 and not seated.intersection(entrant.members)

    rows: list[ft.Control] = []
    for place, entrant in enumerate(list(filter(fits, before.entrants))[:MOST_ROWS]):
        people = [known.of(Player(member_name(before, uid), uid)) for uid in entrant.members]
        name = entrant.name or joined_names(words, [who.label for who in people])
        row = opening_row(
            name,
            words.text("club-partners-last-time"),
            partial(come, people, entrant.name) if come else None,
            name=f"partners-{place}",
            says=words.text("club-check-in-said", name=name),
            icon=ft.Icons.PEOPLE_OUTLINED,
            trailing=ft.Icons.ADD,
        )
        rows.append(shared.keyed(row, f"partners-{entrant.uid}"))
    return [remark(words.text("club-as-last-time")), *rows] if rows else []


def _last_evening(state: State, evening: club.Evening) -> club.Evening | None:
    """The latest other evening, where there is one that can be read."""
    evenings = state.session.club.evenings
    others = (item.uid for item in evenings.list() if item.uid != evening.uid and item.is_readable)
    return next(map(evenings.open, others), None)


@component
def FindPerson(
    evening: club.Evening,
    choose: Callable[[Identity], Awaitable[Any]],
    *,
    picked: Sequence[Identity] = (),
    name: str = "member",
) -> Any:
    """A field for a name, and below it whoever fits and has no seat yet, those of last time first.

    `picked` wait for a partner; `name` begins what rows are found by.
    """
    state = use_state()
    words = state.words
    typed, write = ft.use_state("")
    wanted, taken, before = typed.strip(), entrants.playing(evening), _last_evening(state, evening)
    last = {uid for entrant in before.entrants for uid in entrant.members} if before else set()
    everybody = [person.who for person in known_people(state.session)]
    everybody += [who for who in picked if who.uid is None]  # not known to the store yet

    def order(who: Identity) -> tuple[bool, bool, str]:
        label = who.label.casefold()
        return not label.startswith(wanted.casefold()), who.uid not in last, label

    named = (who for who in everybody if wanted.casefold() in who.label.casefold())
    fitting = sorted((who for who in named if who.uid not in taken), key=order)

    async def take(who: Identity) -> None:
        write("")
        await choose(who)

    def person_row(place: int, who: Identity) -> ft.Control:
        is_picked = who.key in {person.key for person in picked}
        waits = f"{who.label}: {words.text('club-waits-for-partner')}"
        row = opening_row(
            who.label,
            "",  # a second line would move those below away from a finger
            partial(take, who),
            name=f"{name}-{place}",
            says=waits if is_picked else words.text("club-check-in-said", name=who.label),
            icon=ft.Icons.CHECK_BOX if is_picked else ft.Icons.PERSON_OUTLINED,
            trailing=ft.Icons.CLOSE if is_picked else ft.Icons.ADD,
            selected=is_picked or None,
        )
        return shared.keyed(row, who.key)

    field = NameField(words.text("club-find"), typed, write, name=f"find-{name}")
    parts: list[ft.Control] = [field, *seat_name_complaint(words, typed)]
    if wanted and not is_nobody(typed) and all(who.label != wanted for who in fitting):
        guest = partial(take, Identity(uid=None, name=wanted))  # known once the evening has them
        label, icon = words.text("club-guest", name=wanted), ft.Icons.PERSON_ADD_OUTLINED
        parts.append(button(label, guest, icon=icon, name=f"guest-{name}"))
    parts += [person_row(place, who) for place, who in enumerate(fitting[:MOST_ROWS])]
    if len(fitting) > MOST_ROWS:
        parts.append(remark(words.text("club-find-more", count=len(fitting) - MOST_ROWS)))
    if not fitting and not wanted:
        parts.append(remark(words.text("club-find-none"), name=f"none-{name}"))
    return buttons.stacked(*parts)


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
        if await actions.change(evening.uid, lambda now, _: entrants.strike(now, uid)):
            go(home)

    async def swap(out: club.MemberUid, who: Identity) -> None:
        def step(
            now: club.Evening, note: club.Note, members: Sequence[club.Member]
        ) -> club.Evening | club.Problems:
            return entrants.substitute(now, uid, out, members[0], note)

        verb = state.session.club.evenings.change_for
        await actions.call(verb, evening.uid, [who], step, by=shared.author(state))

    plays, label, icon, name = "club-plays", "club-leaves", ft.Icons.LOGOUT, "leave"
    step = entrants.leave
    if not entrant.present:
        plays, label, icon, name = "club-plays-not", "club-comes", ft.Icons.LOGIN, "come"
        step = entrants.check_in
    turn = actions.changing(evening.uid, lambda now, _: step(now, uid))
    onward = button(words.text(label), turn, icon=icon, name=name)
    rows: list[ft.Control] = [remark(words.text(plays), name="state"), onward]
    if not any(uid in entrants.drawn_in(played) for played in evening.rounds):
        label, icon = words.text("club-strike"), ft.Icons.DELETE_OUTLINE
        rows.append(button(label, strike, icon=icon, name="strike"))
    if entrant.rank is not None and not evening.rounds:

        def keep(points: int) -> Any:
            step = actions.changing(evening.uid, lambda now, _: carry(now, uid, points))
            return page.run_task(step)

        title = words.text("club-carried")
        asked = keypad.Asked(title=title, value=entrant.carried, on_done=keep, signed=True)
        box = shared.number_box(words, ask, asked, name="carried")
        rows.append(ft.Row([ft.Container(text(title, 16), expand=True), box], spacing=12))
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
        hint = remark(words.text("club-substitute-hint"))
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
        def step(now: club.Evening, note: club.Note) -> club.Evening | club.Problems:
            return entrants.swap_members(now, (entrant.uid, uid), other, note)

        set_open(not await actions.change(evening.uid, step))

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
            )
            parts.append(shared.keyed(row, member))
    return buttons.stacked(*parts, *actions.complaints(evening, name="refused-swap"))
