"""The check-in of a session: people by a tap or by name, and buttons that open a list."""

from collections.abc import Awaitable, Callable, Sequence
from typing import cast

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.finals import is_final
from scorekeeper.club_ui.organizer.actions import Actions, use_actions
from scorekeeper.club_ui.organizer.list_review import CheckInReview, directory, names_field
from scorekeeper.i18n import Label
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.i18n.times import day
from scorekeeper.services import Identity
from scorekeeper.services.club import check_in
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE_LINE_HEIGHT, Face, text
from scorekeeper.view_models import club_check_in as view
from scorekeeper.view_models.club_check_in import CheckInList, Partners
from scorekeeper.view_models.people import known_people, seat_name_problem

MAX_ROWS = 40
"""Maximum number of people or partners in a list; others are found by name."""

Enter = Callable[[Sequence[Identity], str], Awaitable[None]]
"""Function that checks in people who take part together, with the name of their team."""


@component
def CheckIn(evening: club.Evening) -> ft.Control:
    """Form that checks in people one by one; a list of names replaces it during its review."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    form = evening.plan.form
    # cast: mypy would infer states that can only be empty.
    # People tapped so far, until their pair or team is complete.
    waiting, set_waiting = ft.use_state(cast("tuple[Identity, ...]", ()))
    # The list under review.
    open_list, set_open_list = ft.use_state(cast("CheckInList | None", None))

    async def enter(people: Sequence[Identity], team_name: str = "") -> None:
        if await _check_in_entry(actions, evening, people, team_name):
            set_waiting(())

    async def choose(who: Identity) -> None:
        """Select or deselect a person; check in the selection once it is a complete entry."""
        people = view.with_person_toggled(waiting, who)
        set_waiting(people)
        if view.is_entry_complete(evening, people):
            await enter(people)

    async def enter_all(arrivals: Sequence[check_in.Arrival]) -> None:
        """Check in all arrivals without problems; keep the lines of the others for review."""
        ready = [arrival for arrival in arrivals if not arrival.problems]
        if await _check_in_arrivals(actions, evening, ready):
            remaining = view.unresolved_text(arrivals)
            set_open_list(CheckInList(text=remaining) if remaining else None)

    async def enter_names(typed: str) -> None:
        """Check in the people of a single unambiguous line; show other texts for review."""
        arrivals = view.find_arrivals(words, evening, typed, directory(state), {})
        if view.is_certain(arrivals) and len(typed.strip().splitlines()) == 1:
            await enter_all(arrivals)
        else:
            set_open_list(CheckInList(text=typed))

    if open_list is not None:
        return kit.full_width_column(
            [
                kit.heading(words.text("club-list")),
                *actions.problem_texts(evening),
                CheckInReview(evening, open_list, set_open_list, enter_all, key="list"),
            ]
        )

    # While people wait, other ways to check in are disabled, not removed: rows must not move under
    # a finger that taps the next person.
    parts: list[ft.Control] = [
        kit.heading(words.text("club-check-in")),
        _picked_names_or_hint(state, form, waiting),
        *actions.problem_texts(evening),
    ]
    if form == "teams" and waiting:
        is_complete = view.is_team_complete(evening, waiting)
        parts.append(TeamCard(waiting, enter if is_complete else None, key="team"))
    parts += [
        ListChoices(evening, None if waiting else set_open_list, key="lists"),
        PersonSearch(
            evening,
            choose,
            picked=waiting,
            on_list=enter_names,
            partners=_partner_rows(state, evening, None if waiting else enter),
            key="find",
        ),
    ]
    return kit.full_width_column(parts)


async def _check_in_entry(
    actions: Actions, evening: club.Evening, people: Sequence[Identity], team_name: str
) -> bool:
    """Check in people as one entry (a person, pair or team); return True if it was saved."""

    def step(latest: club.Evening, _: club.Note, members: Sequence[club.Member]) -> club.Changed:
        return entrants.add_entrant(latest, entrants.next_uid(latest), members, name=team_name)

    return await actions.change_with_people(evening.uid, people, step)


async def _check_in_arrivals(
    actions: Actions, evening: club.Evening, arrivals: Sequence[check_in.Arrival]
) -> bool:
    """Check in the people of all arrivals at once; return True if they were saved."""
    people = [person.who for arrival in arrivals for person in arrival.people]

    def step(latest: club.Evening, _: club.Note, members: Sequence[club.Member]) -> club.Changed:
        return check_in.enter_all(latest, arrivals, members)

    return await actions.change_with_people(evening.uid, people, step)


def _picked_names_or_hint(state: State, form: club.Form, waiting: Sequence[Identity]) -> ft.Control:
    """Return the people tapped so far; before the first tap, a hint in their place."""
    words = state.words
    if not waiting:
        return kit.note(words.text("club-check-in-hint", form=form))
    names = words.text("club-picked", names=", ".join(who.label for who in waiting))
    return kit.node("club-picked", text(names, 14, Face.BOLD, line_height=SENTENCE_LINE_HEIGHT))


@component
def TeamCard(people: Sequence[Identity], on_enter: Enter | None) -> ft.Control:
    """Card with a field for the name of a team, and the button that checks the team in.

    Args:
        people: Members of the team.
        on_enter: Checks the team in; None while it is not complete.
    """
    words = use_state().words
    name, set_name = ft.use_state("")

    async def enter() -> None:
        if on_enter is not None:
            await on_enter(people, name)

    return kit.card(
        kit.field(words.label("club-team"), name, set_name),
        kit.button(
            words.label("club-team-enter"),
            enter if on_enter else None,
            kind=kit.ButtonKind.MAIN,
        ),
    )


def _partner_rows(state: State, evening: club.Evening, on_enter: Enter | None) -> list[ft.Control]:
    """Return a section with a row for each pair or team of the last session; a tap checks it in.

    The list is empty if there are none. The rows are disabled if `on_enter` is None.
    """
    words = state.words
    partners = view.partners_of_last_time(words, state.session, evening, limit=MAX_ROWS)
    if not partners:
        return []

    def partner_row(index: int, entry: Partners) -> ft.Control:
        label = Label(
            id=f"partners-{index}",
            title=entry.name,
            detail=words.text("club-partners-last-time"),
            says=words.text("club-check-in-said", name=entry.name),
        )

        async def enter() -> None:
            if on_enter is not None:
                await on_enter(entry.people, entry.team_name)

        return kit.link(
            label,
            enter if on_enter else None,
            icon=kit.Icon.PLAYERS,
            trailing=kit.Icon.ADD,
            key=f"partners-{entry.uid}",
        )

    rows = [partner_row(index, entry) for index, entry in enumerate(partners)]
    return [kit.section(words.text("club-as-last-time"), rows)]


@component
def PersonSearch(
    evening: club.Evening,
    on_choose: Callable[[Identity], Awaitable[None]],
    *,
    picked: Sequence[Identity] = (),
    on_list: Callable[[str], Awaitable[None]] | None = None,
    partners: Sequence[ft.Control] = (),
    id: str = "member",
) -> ft.Control:
    """Field for a name, above rows of matching people who are not checked in yet.

    Args:
        evening: The session.
        on_choose: Called with the person whose row was tapped, or whose name was entered.
        picked: People who wait for a partner.
        on_list: Called with a text of several names; None if only one person can be chosen.
        partners: Controls above the people while nothing is typed.
        id: Begins the ids of field and rows.
    """
    state = use_state()
    words = state.words
    search_text, set_search_text = ft.use_state("")
    entered = entrants.playing_members(evening)
    people = [person.who for person in known_people(state.session)]
    # New people are not known to the store before they have a partner.
    people += [who for who in picked if who.uid is None]
    recent = view.people_of_last_time(state.session, evening)
    found = view.find_people(people, search_text, entered=entered, recent=recent)

    async def choose(who: Identity) -> None:
        set_search_text("")
        await on_choose(who)

    async def enter(typed: str) -> None:
        """Choose the typed person, known or new; pass several names to `on_list`."""
        # With everybody, because known names that contain "and" are not split.
        everybody = check_in.Directory(tuple(people))
        lines = check_in.read_list(typed, view.list_words(words), everybody)
        name_count = sum(len(line.names) for line in lines)
        if name_count > 1 and on_list is not None:
            set_search_text("")
            await on_list(typed)
        elif name_count and not is_seat_name(typed):
            name = typed.strip()
            others = check_in.Directory(tuple(who for who in people if who.uid not in entered))
            await choose(others.find(name) or Identity(uid=None, name=name))

    key = "club-find" if on_list is None else "club-find-many"
    parts: list[ft.Control] = [
        names_field(words.label(key, id=f"find-{id}"), search_text, set_search_text, enter),
    ]
    seat_problem = seat_name_problem(words, search_text)
    if seat_problem:
        parts.append(kit.error_text(seat_problem, id="seat"))
    if not search_text.strip():
        parts += partners
    new_name = view.new_person_name(search_text, found)
    if new_name:
        parts.append(
            kit.button(
                words.label("club-guest", id=f"guest-{id}", name=new_name),
                lambda: choose(Identity(uid=None, name=new_name)),
                icon=kit.Icon.PLAYER_ADD,
            )
        )
    if found:
        parts += _people_parts(state, id, found, picked, choose)
    elif not search_text.strip():
        parts.append(kit.note(words.text("club-find-none"), id=f"none-{id}"))
    return kit.full_width_column(parts)


def _people_parts(
    state: State,
    id: str,
    people: Sequence[Identity],
    picked: Sequence[Identity],
    on_choose: Callable[[Identity], Awaitable[None]],
) -> list[ft.Control]:
    """Return rows that choose the first people, and a note with the number of further people."""
    picked_keys = {who.key for who in picked}
    rows = [
        _person_row(state, f"{id}-{index}", who, on_choose, is_picked=who.key in picked_keys)
        for index, who in enumerate(people[:MAX_ROWS])
    ]
    parts: list[ft.Control] = [kit.section("", rows)]
    if len(people) > MAX_ROWS:
        more = state.words.text("club-find-more", count=len(people) - MAX_ROWS)
        parts.append(kit.note(more))
    return parts


def _person_row(
    state: State,
    id: str,
    who: Identity,
    on_choose: Callable[[Identity], Awaitable[None]],
    *,
    is_picked: bool,
) -> ft.Control:
    """Return a row that chooses a person; a picked person is marked."""
    words = state.words
    says = words.text("club-check-in-said", name=who.label)
    icon = kit.Icon.PLAYER
    trailing = kit.Icon.ADD
    if is_picked:
        says = f"{who.label}: {words.text('club-waits-for-partner')}"
        icon = kit.Icon.BOX
        trailing = kit.Icon.CLOSE
    return kit.link(
        # Without a second line, which would move the rows below away from a finger.
        Label(id, who.label, says=says),
        lambda: on_choose(who),
        icon=icon,
        trailing=trailing,
        key=who.key,
    )


@component
def ListChoices(evening: club.Evening, on_open: Callable[[CheckInList], None] | None) -> ft.Control:
    """Buttons that open a list of names: of all members, of the last session, or from a file.

    Args:
        evening: The session.
        on_open: Called with the list; None disables the buttons.
    """
    state = use_state()
    words = state.words
    members = state.session.club.members
    evenings = state.session.club.evenings
    has_failed, set_has_failed = ft.use_state(False)
    # A memo, because this looks through all games.
    member_lines = ft.use_memo(
        lambda: check_in.member_lines(members, evenings, evening, is_seat_name=is_seat_name),
        [evening],
    )

    async def open_file(_name: str, content: bytes | None) -> None:
        set_has_failed(content is None)
        if content is not None and on_open is not None:
            on_open(CheckInList(text=view.decode_list(content)))

    file_picker = kit.use_file_picker(open_file)

    def list_choice(label: Label, build_list: Callable[[], CheckInList]) -> kit.Choice:
        if on_open is None:
            return kit.Choice(label, None)
        return kit.Choice(label, lambda: on_open(build_list()))

    def all_members() -> CheckInList:
        return CheckInList(text=view.text_of_lines(member_lines), source="members")

    choices = []
    member_count = sum(len(line.names) for line in member_lines)
    # In a final, a list of all members would bring in those who are out.
    if member_count and not is_final(evening):
        label = words.label("club-all-members", count=member_count)
        choices.append(list_choice(label, all_members))
    earlier = check_in.earlier_evenings(evenings, evening)
    if earlier:
        last = earlier[0]
        label = words.label("club-last-evening", name=last.name, day=day(words, last.date))
        choices.append(
            list_choice(label, lambda: view.list_of_evening(state.session, evening, last.uid))
        )

    parts: list[ft.Control] = [kit.choices(choices)] if choices else []
    parts.append(
        kit.button(
            words.label("club-list-file"),
            file_picker.on_tap if on_open else None,
            action=file_picker.action if on_open else None,
            icon=kit.Icon.OPEN_FILE,
        )
    )
    if has_failed:
        parts.append(kit.error_text(words.text("club-take-unread"), id="club-take-unread"))
    return kit.full_width_column(parts)
