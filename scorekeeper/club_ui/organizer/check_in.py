"""The check-in of a session: people by a tap or by name, and many at once from a list."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import cast

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.finals import is_final
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.i18n import Label
from scorekeeper.i18n.messages import day, is_nobody
from scorekeeper.services import Identity
from scorekeeper.services.club import check_in
from scorekeeper.ui import kit
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.view_models import club_check_in as view
from scorekeeper.view_models.club_check_in import CheckInList, Partners
from scorekeeper.view_models.people import known_people, seat_name_problem

MAX_ROWS = 40
"""People or partners that are listed at a time; further ones are found by name."""
MAX_LIST_LENGTH = 20_000  # characters
LIST_LINES = 8  # lines of a list that are visible
ENTER_KEYS = ("Enter", "Numpad Enter")

Enter = Callable[[Sequence[Identity], str], Awaitable[None]]
"""Enters people who take part together, under the name of their team."""
LookUp = Callable[[check_in.Directory, Mapping[str, Identity]], tuple[check_in.Arrival, ...]]
"""Finds the people of a list among all known people, with the choices of the user by name."""


def directory(state: State) -> check_in.Directory:
    """Return all known people, for a search by name."""
    return check_in.Directory(tuple(person.who for person in known_people(state.session)))


@component
def CheckIn(evening: club.Evening) -> ft.Control:
    """The people who can check in; a list of names replaces them until it was reviewed."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    form = evening.plan.form
    # cast: mypy would infer states that can only be empty.
    # People tapped so far, until their pair or team is complete.
    waiting, set_waiting = ft.use_state(cast("tuple[Identity, ...]", ()))
    # The list under review.
    open_list, set_open_list = ft.use_state(cast("CheckInList | None", None))

    async def enter(people: Sequence[Identity], name: str = "") -> None:
        def enter_entrant(
            latest: club.Evening, _: club.Note, members: Sequence[club.Member]
        ) -> club.Changed:
            return entrants.enter(latest, entrants.next_uid(latest), members, name=name)

        if await actions.change_for(evening.uid, people, enter_entrant):
            set_waiting(())

    async def choose(who: Identity) -> None:
        """Let a person wait for partners, or no longer; check in a complete pair at once."""
        people = view.with_person_toggled(waiting, who)
        set_waiting(people)
        if view.is_entry_complete(evening, people):
            await enter(people)

    async def enter_all(arrivals: Sequence[check_in.Arrival]) -> None:
        """Check in everybody without a problem; the lines of the others stay."""
        ready = [arrival for arrival in arrivals if not arrival.problems]
        people = [person.who for arrival in ready for person in arrival.people]

        def enter_arrivals(
            latest: club.Evening, _: club.Note, members: Sequence[club.Member]
        ) -> club.Changed:
            return check_in.enter_all(latest, ready, members)

        if await actions.change_for(evening.uid, people, enter_arrivals):
            remaining = view.unresolved_text(arrivals)
            set_open_list(CheckInList(text=remaining) if remaining else None)

    async def enter_names(typed: str) -> None:
        """Check in the people of one clear line; otherwise show the list for review."""
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
        FindPerson(
            evening,
            choose,
            picked=waiting,
            on_list=enter_names,
            partners=_partner_rows(state, evening, None if waiting else enter),
            key="find",
        ),
    ]
    return kit.full_width_column(parts)


def _picked_names_or_hint(state: State, form: club.Form, waiting: Sequence[Identity]) -> ft.Control:
    """Return the people tapped so far; before the first tap, a hint in their place."""
    words = state.words
    if not waiting:
        return kit.note(words.text("club-check-in-hint", form=form))
    names = words.text("club-picked", names=", ".join(who.label for who in waiting))
    return kit.node("club-picked", text(names, 14, Face.BOLD, line=SENTENCE))


@component
def TeamCard(people: Sequence[Identity], on_enter: Enter | None) -> ft.Control:
    """The name of a team, and the button that enters it.

    Args:
        people: Its members.
        on_enter: Enters the team; None while it is not complete.
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
    """Return the pairs or teams of the last session, each with a row that checks it in.

    The rows are disabled if `on_enter` is None.
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
            icon=ft.Icons.PEOPLE_OUTLINED,
            trailing=ft.Icons.ADD,
            key=f"partners-{entry.uid}",
        )

    rows = [partner_row(index, entry) for index, entry in enumerate(partners)]
    return [kit.section(words.text("club-as-last-time"), rows)]


@component
def FindPerson(
    evening: club.Evening,
    on_choose: Callable[[Identity], Awaitable[None]],
    *,
    picked: Sequence[Identity] = (),
    on_list: Callable[[str], Awaitable[None]] | None = None,
    partners: Sequence[ft.Control] = (),
    id: str = "member",
) -> ft.Control:
    """A field for a name, and the people of this name who are not entered yet.

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
    entered = entrants.playing(evening)
    people = [person.who for person in known_people(state.session)]
    # New people are not known to the store before they have a partner.
    people += [who for who in picked if who.uid is None]
    recent = view.people_of_last_time(state.session, evening)
    found = view.find_people(people, search_text, entered=entered, recent=recent)

    async def choose(who: Identity) -> None:
        set_search_text("")
        await on_choose(who)

    async def enter(typed: str) -> None:
        """Choose the one person that is typed, known or new; hand several names to `on_list`."""
        # With everybody, because known names that contain "and" are not split.
        everybody = check_in.Directory(tuple(people))
        lines = check_in.read_list(typed, view.list_words(words), everybody)
        name_count = sum(len(line.names) for line in lines)
        if name_count > 1 and on_list is not None:
            set_search_text("")
            await on_list(typed)
        elif name_count and not is_nobody(typed):
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
                icon=ft.Icons.PERSON_ADD_OUTLINED,
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
    """Return the rows of the first people, and the number of those without a row."""
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
    words = state.words
    says = words.text("club-check-in-said", name=who.label)
    icon = ft.Icons.PERSON_OUTLINED
    trailing = ft.Icons.ADD
    if is_picked:
        says = f"{who.label}: {words.text('club-waits-for-partner')}"
        icon = ft.Icons.CHECK_BOX
        trailing = ft.Icons.CLOSE
    return kit.link(
        # Without a second line, which would move the rows below away from a finger.
        Label(id, who.label, says=says),
        lambda: on_choose(who),
        icon=icon,
        trailing=trailing,
        key=who.key,
    )


def names_field(
    label: Label,
    value: str,
    on_change: Callable[[str], None],
    on_enter: Callable[[str], Awaitable[None]],
) -> ft.Control:
    """Return a field for a name or a list of names.

    Args:
        label: Its text and id.
        value: The typed text.
        on_change: Called with a changed text of one line.
        on_enter: Called with the text on Enter, and at once with a text of several lines.
    """
    page = ft.context.page

    def change(typed: str) -> None:
        # A pasted list, or Enter on the keyboard of a phone.
        if "\n" in typed:
            page.run_task(on_enter, typed)
        else:
            on_change(typed)

    return kit.field(
        label,
        value,
        change,
        max_length=MAX_LIST_LENGTH,
        line_count=LIST_LINES,
        min_line_count=1,
        on_submit=on_enter,
        key=label.id,
    )


# --- lists


@component
def ListChoices(evening: club.Evening, on_open: Callable[[CheckInList], None] | None) -> ft.Control:
    """Buttons that open a list: all members, the last session, or a file.

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
        lambda: check_in.member_lines(members, evenings, evening, is_nobody=is_nobody), [evening]
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
            icon=ft.Icons.FILE_OPEN_OUTLINED,
        )
    )
    if has_failed:
        parts.append(kit.error_text(words.text("club-take-unread"), id="club-take-unread"))
    return kit.full_width_column(parts)


@component
def CheckInReview(
    evening: club.Evening,
    open_list: CheckInList,
    on_change: Callable[[CheckInList | None], None],
    on_enter: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
) -> ft.Control:
    """Review of a list before its people check in.

    Args:
        evening: The session.
        open_list: The list.
        on_change: Called with a changed list, and with None when it is closed.
        on_enter: Called with all arrivals of the list.
    """
    state = use_state()
    words = state.words
    form = evening.plan.form

    def change_text(typed: str | None) -> None:
        on_change(None if typed is None else replace(open_list, text=typed))

    return ListReview(
        open_list.text,
        change_text,
        lambda people, chosen: view.find_arrivals(words, evening, open_list.text, people, chosen),
        on_enter,
        field_title=words.text("club-list-field", form=form),
        action_title=lambda count: words.text("club-list-take", form=form, count=count),
        evening=evening,
        remarks=_list_remarks(state, evening, open_list, on_change),
        key="reviewed",
    )


def _list_remarks(
    state: State,
    evening: club.Evening,
    open_list: CheckInList,
    on_change: Callable[[CheckInList | None], None],
) -> list[ft.Control]:
    """Return the choice of another earlier session, and remarks on the list."""
    words = state.words

    def show_evening(uid: club.EveningUid) -> None:
        on_change(view.list_of_evening(state.session, evening, uid))

    remarks: list[ft.Control] = []
    earlier = check_in.earlier_evenings(state.session.club.evenings, evening)
    is_of_evening = open_list.source in {before.uid for before in earlier}
    if is_of_evening and len(earlier) > 1:
        options = [
            (before.uid, Label(f"from-{before.uid}", f"{before.name}, {day(words, before.date)}"))
            for before in earlier
        ]
        chosen = club.EveningUid(open_list.source)
        remarks.append(kit.choice_chips(options, chosen, show_evening))
    if open_list.source == "members" and evening.plan.form == "pairs":
        remarks.append(kit.note(words.text("club-list-drawn"), id="club-list-drawn"))
    if open_list.erased_names:
        names = ", ".join(open_list.erased_names)
        sentence = words.text("club-list-gone", names=names)
        remarks.append(kit.error_text(sentence, id="club-list-gone"))
    return remarks


@component
def ListReview(
    list_text: str,
    on_change: Callable[[str | None], None],
    look_up: LookUp,
    on_enter: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
    *,
    field_title: str,
    action_title: Callable[[int], str],
    evening: club.Evening | None = None,
    remarks: Sequence[ft.Control] = (),
) -> ft.Control:
    """A list of names in a field, the button that enters it, and a card for each arrival.

    An arrival is a line of the list: one person, or people who take part together.

    Args:
        list_text: Text of the list.
        on_change: Called with a changed text, and with None when the list is closed.
        look_up: Finds the people of the list.
        on_enter: Called with all arrivals.
        field_title: Label of the field.
        action_title: Returns the caption of the button for a number of arrivals.
        evening: The session; None for a list of members.
        remarks: Controls above the cards.
    """
    state = use_state()
    words = state.words
    # Read again when people join the session: new ones become known.
    everybody = ft.use_memo(lambda: directory(state), [evening and evening.members])
    # cast: mypy would infer a state that can only be empty.
    chosen, set_chosen = ft.use_state(cast("Mapping[str, Identity]", {}))
    arrivals = look_up(everybody, chosen)
    ready_count = sum(not arrival.problems for arrival in arrivals)

    async def on_key(event: ft.KeyboardEvent) -> None:
        """Enter the list by Ctrl+Enter, since Enter begins a new line in the field."""
        if event.key in ENTER_KEYS and (event.ctrl or event.meta) and ready_count:
            await on_enter(arrivals)

    use_stack_entry(state.keyboard.listeners, on_key)

    def leave_out(index: int) -> None:
        others = [arrival.line for other, arrival in enumerate(arrivals) if other != index]
        on_change(view.text_of_lines(others))

    def toggle_choice(name: str, who: Identity) -> None:
        set_chosen(view.with_choice_toggled(chosen, name, who))

    parts: list[ft.Control] = [
        kit.field(
            Label("club-list-field", field_title),
            list_text,
            on_change,
            max_length=MAX_LIST_LENGTH,
            line_count=LIST_LINES,
            key="list",
        )
    ]
    if ready_count:
        parts.append(
            kit.button(
                Label("club-list-take", action_title(ready_count)),
                lambda: on_enter(arrivals),
                icon=ft.Icons.HOW_TO_REG,
                kind=kit.ButtonKind.MAIN,
            )
        )
    parts += [
        kit.button(words.label("club-list-close"), lambda: on_change(None)),
        *remarks,
    ]
    rows = [view.arrival_row(words, arrival, evening) for arrival in arrivals]
    parts += [
        _arrival_card(state, index, row, leave_out, toggle_choice) for index, row in enumerate(rows)
    ]
    return kit.full_width_column(parts)


def _arrival_card(
    state: State,
    index: int,
    row: view.ArrivalRow,
    on_leave_out: Callable[[int], None],
    on_toggle: Callable[[str, Identity], None],
) -> ft.Control:
    """Return an arrival: names, people that a new name may mean, problems."""

    def likely_choice(number: int, likely: view.LikelyPerson) -> kit.Choice:
        return kit.Choice(
            Label(f"likely-{index}-{number}", likely.title),
            lambda: on_toggle(likely.name, likely.who),
            is_chosen=likely.is_chosen,
        )

    title = text(row.title, 16, Face.MEDIUM)
    drop_label = state.words.label("club-list-drop", id=f"drop-{index}", name=row.names)
    drop = kit.icon_button(ft.Icons.CLOSE, drop_label, lambda: on_leave_out(index))
    parts: list[ft.Control] = [ft.Row([ft.Container(title, expand=True), drop])]
    if row.new_names:
        parts.append(kit.note(row.new_names, id=f"new-{index}"))
    if row.likely:
        choices = [likely_choice(number, likely) for number, likely in enumerate(row.likely)]
        parts.append(kit.choices(choices))
    if row.problems:
        parts.append(kit.error_text(row.problems, id=f"wrong-{index}"))
    return kit.card(*parts, key=f"{index}-{row.names}")
