"""The check-in: members, guests and partners by a tap or by name, and many at once from a list."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, cast

import flet as ft

from scorekeeper.club import entrants
from scorekeeper.club import model as club
from scorekeeper.club.finals import is_final
from scorekeeper.club_ui.organizer import shared
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems, joined_names, member_name
from scorekeeper.i18n.messages import day, is_nobody
from scorekeeper.match import Player
from scorekeeper.services import Identity
from scorekeeper.services.club import check_in
from scorekeeper.ui.hooks import component, use_stack_entry, use_state
from scorekeeper.ui.state import State
from scorekeeper.ui.theme import SENTENCE, Face, text
from scorekeeper.ui.widgets import buttons, fields
from scorekeeper.ui.widgets.buttons import button, card, heading, identified, opening_row, remark
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.people import seat_name_complaint
from scorekeeper.view_models.people import known_people

MOST_ROWS = 40
"""Members or partners shown at a time; whoever is further down is found by name."""
LONGEST_LIST, LINES = 20_000, 8
"""Characters of a list, and lines of it that are seen at a time."""
Enter = Callable[[Sequence[Identity], str], Awaitable[Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """A list of many who check in at once, as it stands in its field, and where it is from."""

    text: str
    source: str = "pasted"
    """Or `members`, or the uid of an earlier evening."""
    gone: tuple[str, ...] = ()
    """Names of those of an earlier evening who were erased since."""


@component
def CheckIn(evening: club.Evening) -> Any:
    """Everybody who can check in; those of last time who belong together with one tap."""
    state = use_state()
    actions, words = shared.use_actions(state), state.words
    form, seats = evening.plan.form, club.shape_of(evening.plan).seats
    waiting, wait = ft.use_state(cast("tuple[Identity, ...]", ()))
    listing, show = ft.use_state(cast("Listing | None", None))

    async def come(people: Sequence[Identity], name: str = "") -> None:
        def enter(now: club.Evening, _: club.Note, members: Sequence[club.Member]) -> club.Changed:
            return entrants.enter(now, entrants.next_uid(now), members, name=name)

        if await actions.change_for(evening.uid, people, enter):
            wait(())

    async def choose(who: Identity) -> None:
        others = tuple(person for person in waiting if person.key != who.key)
        now = (*waiting, who) if len(others) == len(waiting) else others
        wait(now)
        if form != "teams" and len(now) == (1 if form == "individuals" else seats):
            await come(now)

    async def take(arrivals: Sequence[check_in.Arrival]) -> None:
        """Check in all who can be; the lines of the others stay."""
        ready = [arrival for arrival in arrivals if not arrival.problems]
        people = [person.who for arrival in ready for person in arrival.people]

        def enter(now: club.Evening, _: club.Note, members: Sequence[club.Member]) -> club.Changed:
            return check_in.enter_all(now, ready, members)

        if await actions.change_for(evening.uid, people, enter):
            left = text_of([arrival.line for arrival in arrivals if arrival.problems])
            show(Listing(text=left) if left else None)

    async def read(typed: str) -> None:
        """Check in those of one line, or show a list before anybody of it is checked in."""
        arrivals = arrivals_of(state, evening, typed, directory_of(state), {})
        doubts = (p for a in arrivals for p in a.people if p.is_new and p.likely)
        is_sure = not any(arrival.problems for arrival in arrivals) and not any(doubts)
        if is_sure and len(typed.strip().splitlines()) == 1:
            await take(arrivals)
        else:
            show(Listing(text=typed))

    if listing is not None:
        parts = [heading(words.text("club-list")), *actions.complaints(evening)]
        review = ListReview(evening, listing, show, take, key="list")
        return buttons.stacked(*parts, review)
    # Nothing above the list comes or goes at a tap: the next one is soon to follow.
    parts = [heading(words.text("club-check-in"))]
    if waiting:
        names = words.text("club-picked", names=", ".join(who.label for who in waiting))
        parts.append(identified("picked", text(names, 14, Face.BOLD, line=SENTENCE)))
    else:
        parts.append(remark(words.text("club-check-in-hint", form=form)))
    parts += actions.complaints(evening)
    if form == "teams" and waiting:
        is_whole = len(waiting) > seats and len(waiting) % seats == 0
        parts.append(TeamCard(waiting, come if is_whole else None, key="team"))
    parts.append(ListChoices(evening, None if waiting else show, key="lists"))
    partners = _partners_of_last_time(state, evening, None if waiting else come)
    find = FindPerson(evening, choose, picked=waiting, read=read, partners=partners, key="find")
    return buttons.stacked(*parts, find)


# --- many at once


def directory_of(state: State) -> check_in.Directory:
    return check_in.Directory(tuple(person.who for person in known_people(state.session)))


def list_words(words: Words) -> check_in.ListWords:
    """The heads and joints of lists in the language of the screen, and in English."""

    def some(key: str) -> frozenset[str]:
        texts = (spoken.text(f"club-list-{key}") for spoken in (words, Words()))
        return frozenset(word.strip() for text in texts for word in text.casefold().split(","))

    return check_in.ListWords(
        names=some("names"),
        first_names=some("first-names"),
        last_names=some("last-names"),
        teams=some("teams"),
        joints=some("and"),
    )


def arrivals_of(
    state: State,
    evening: club.Evening,
    typed: str,
    directory: check_in.Directory,
    chosen: Mapping[str, Identity],
) -> tuple[check_in.Arrival, ...]:
    lines = check_in.read_list(typed, list_words(state.words), directory)
    lines = check_in.grouped(lines, evening.plan.form, club.shape_of(evening.plan).seats)
    return check_in.looked_up(evening, lines, directory, chosen=chosen, is_nobody=is_nobody)


def names_field(
    label: str, typed: str, write: Callable[[str], Any], enter: buttons.Handler, *, name: str
) -> ft.Control:
    """A field for a name that Enter takes; `enter` is given a list at once."""
    page = ft.context.page

    def type_names(now: str) -> None:
        if "\n" in now:  # of a list, or Enter on the keyboard of a phone
            page.run_task(enter, now)
        else:
            write(now)

    field: ft.Control = NameField(
        label,
        typed,
        type_names,
        name=name,
        most=LONGEST_LIST,
        lines=LINES,
        min_lines=1,
        on_submit=enter,
        key=name,
    )
    return field


def text_of(lines: Sequence[check_in.Line]) -> str:
    return "\n".join(line.text for line in lines)


def list_of_evening(state: State, evening: club.Evening, uid: club.EveningUid) -> Listing:
    before = state.session.club.evenings.open(uid)
    lines, gone = check_in.lines_of_evening(state.session.club.members, before, evening)
    return Listing(text=text_of(lines), source=uid, gone=gone)


@component
def ListChoices(evening: club.Evening, show: Callable[[Listing], None] | None) -> Any:
    """Chips that begin a list: everybody of the club, the last evening, or a file."""
    state = use_state()
    words, members, evenings = state.words, state.session.club.members, state.session.club.evenings
    lines = ft.use_memo(  # it looks through all matches
        lambda: check_in.member_lines(members, evenings, evening, is_nobody=is_nobody), [evening]
    )
    people = sum(len(line.names) for line in lines)
    refused, refuse = ft.use_state(False)

    async def open_file(_: str, content: bytes | None) -> None:
        refuse(content is None)
        if content is not None and show is not None:
            show(Listing(text=list_text(content)))

    def chip(label: str, name: str, listing: Callable[[], Listing]) -> ft.Control:
        tap = None if show is None else lambda: show(listing())
        return buttons.choice(label, tap, name=name)

    chips: list[ft.Control] = []
    if people and not is_final(evening):  # else it would bring in those who are out
        label = words.text("club-all-members", count=people)
        chips.append(chip(label, "all", lambda: Listing(text=text_of(lines), source="members")))
    for before in check_in.earlier_evenings(evenings, evening)[:1]:
        label = words.text("club-last-evening", name=before.name, day=day(words, before.date))
        chips.append(chip(label, "last", partial(list_of_evening, state, evening, before.uid)))
    picker = fields.use_picker(open_file)
    look: dict[str, Any] = {"icon": ft.Icons.FILE_OPEN_OUTLINED, "name": "file", "height": 48}
    label = words.text("club-list-file")
    file = button(label, **look, **(picker if show else {"on_tap": None}))
    wrong = [buttons.complaint(words.text("club-take-unread"), name="unread")] if refused else []
    return buttons.stacked(*([buttons.choices(chips)] if chips else []), file, *wrong)


def list_text(content: bytes) -> str:
    """The text of a file, as spreadsheets write it."""
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return content.decode("utf-16", errors="replace")
    read = fields.decoded(content)
    return content.decode("cp1252", errors="replace") if read is None else read


@component
def ListReview(
    evening: club.Evening,
    listing: Listing,
    show: Callable[[Listing | None], None],
    take: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
) -> Any:
    """A list in its field, and below it who is meant by each line and what is wrong with it."""
    state = use_state()
    words, form = state.words, evening.plan.form

    remarks: list[ft.Control] = []
    earlier = check_in.earlier_evenings(state.session.club.evenings, evening)
    if len(earlier) > 1 and listing.source in {before.uid for before in earlier}:
        options = [(it.uid, f"{it.name}, {day(words, it.date)}") for it in earlier]
        from_evening = partial(list_of_evening, state, evening)
        source = club.EveningUid(listing.source)
        remarks.append(shared.chips("from", options, source, lambda uid: show(from_evening(uid))))
    if listing.source == "members" and form == "pairs":
        remarks.append(remark(words.text("club-list-drawn"), name="drawn"))
    if listing.gone:
        gone = words.text("club-list-gone", names=", ".join(listing.gone))
        remarks.append(buttons.complaint(gone, name="gone"))
    return ReviewedList(
        listing.text,
        lambda typed: show(None if typed is None else replace(listing, text=typed)),
        partial(arrivals_of, state, evening, listing.text),
        take,
        label=words.text("club-list-field", form=form),
        take_label=lambda count: words.text("club-list-take", form=form, count=count),
        evening=evening,
        remarks=remarks,
        key="reviewed",
    )


@component
def ReviewedList(
    typed: str,
    write: Callable[[str | None], None],
    look: Callable[[check_in.Directory, Mapping[str, Identity]], tuple[check_in.Arrival, ...]],
    take: Callable[[Sequence[check_in.Arrival]], Awaitable[None]],
    *,
    label: str,
    take_label: Callable[[int], str],
    evening: club.Evening | None = None,
    remarks: Sequence[ft.Control] = (),
) -> Any:
    """The field of a list, the button that takes it, and a row for each who belong together.

    `write` is given another list, or None where it is discarded; `look` tells who is meant.
    """
    state = use_state()
    words = state.words
    directory = ft.use_memo(lambda: directory_of(state), [evening and evening.members])
    chosen, choose = ft.use_state(cast("Mapping[str, Identity]", {}))
    arrivals = look(directory, chosen)
    ready = sum(not arrival.problems for arrival in arrivals)

    async def pressed(event: ft.KeyboardEvent) -> None:
        if event.key in ("Enter", "Numpad Enter") and (event.ctrl or event.meta) and ready:
            await take(arrivals)

    use_stack_entry(state.keyboard.listeners, pressed)

    def without(left_out: check_in.Arrival) -> None:
        write(text_of([arrival.line for arrival in arrivals if arrival is not left_out]))

    def turn(person: check_in.Newcomer, who: Identity) -> None:
        others = {name: known for name, known in chosen.items() if name != person.name}
        choose(others if person.who == who else {**others, person.name: who})

    def row(place: int, arrival: check_in.Arrival) -> ft.Control:
        name = joined_names(words, [person.who.label for person in arrival.people])
        title = text(f"{arrival.line.team}: {name}" if arrival.line.team else name, 16, Face.MEDIUM)
        drop = buttons.icon_button(
            ft.Icons.CLOSE,
            words.text("club-list-drop", name=name),
            partial(without, arrival),
            name=f"drop-{place}",
        )
        lines: list[ft.Control] = [ft.Row([ft.Container(title, expand=True), drop])]
        if new := [person.name for person in arrival.people if person.is_new]:
            names = words.text("club-list-new", names=", ".join(new))
            lines.append(remark(names, name=f"new-{place}"))
        chips = [
            buttons.choice(
                words.text("club-list-likely", name=person.name, known=who.label),
                partial(turn, person, who),
                name=f"likely-{place}-{number}",
                selected=person.who == who,
            )
            for person in arrival.people
            for number, who in enumerate(person.likely)
        ]
        if chips:
            lines.append(buttons.choices(chips))
        if arrival.problems:
            wrong = club_problems(words, arrival.problems, evening)
            lines.append(buttons.complaint(wrong, name=f"wrong-{place}"))
        return shared.keyed(card(*lines, spacing=4), f"{place}-{name}")

    icon, tap = ft.Icons.HOW_TO_REG, partial(take, arrivals)
    taking = [button(take_label(ready), tap, icon=icon, filled=True, name="take-all")]
    return buttons.stacked(
        NameField(label, typed, write, name="list", lines=LINES, most=LONGEST_LIST, key="list"),
        *(taking if ready else []),
        button(words.text("club-list-close"), partial(write, None), name="close-list"),
        *remarks,
        *(row(place, arrival) for place, arrival in enumerate(arrivals)),
    )


# --- one after the other


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
            key=f"partners-{entrant.uid}",
        )
        rows.append(row)
    return [remark(words.text("club-as-last-time")), *rows] if rows else []


def _last_evening(state: State, evening: club.Evening) -> club.Evening | None:
    """The latest other evening of the same form."""
    evenings = state.session.club.evenings
    earlier = check_in.earlier_evenings(evenings, evening)
    return evenings.open(earlier[0].uid) if earlier else None


@component
def FindPerson(
    evening: club.Evening,
    choose: Callable[[Identity], Awaitable[Any]],
    *,
    picked: Sequence[Identity] = (),
    read: Callable[[str], Awaitable[Any]] | None = None,
    partners: Sequence[ft.Control] = (),
    name: str = "member",
) -> Any:
    """A field for a name, and below it whoever fits and has no seat yet, those of last time first.

    Enter takes who is typed. `picked` wait for a partner; `read` takes a text with several names;
    `partners` are rows that stand first; `name` begins what rows are found by.
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

    async def enter(typed: str) -> None:
        """Take the one person who is typed, known or new, or all where there are several."""
        directory = check_in.Directory(tuple(everybody))
        lines = check_in.read_list(typed, list_words(words), directory)
        names = [name for line in lines for name in line.names]
        if len(names) > 1 and read is not None:
            write("")
            await read(typed)
        elif names and not is_nobody(typed):
            free = check_in.Directory(tuple(who for who in everybody if who.uid not in taken))
            name = typed.strip()
            await take(free.find(name) or Identity(uid=None, name=name))

    def person_row(place: int, who: Identity) -> ft.Control:
        is_picked = who.key in {person.key for person in picked}
        waits = f"{who.label}: {words.text('club-waits-for-partner')}"
        return opening_row(
            who.label,
            "",  # a second line would move those below away from a finger
            partial(take, who),
            name=f"{name}-{place}",
            says=waits if is_picked else words.text("club-check-in-said", name=who.label),
            icon=ft.Icons.CHECK_BOX if is_picked else ft.Icons.PERSON_OUTLINED,
            trailing=ft.Icons.CLOSE if is_picked else ft.Icons.ADD,
            selected=is_picked or None,
            key=who.key,
        )

    label = words.text("club-find" if read is None else "club-find-many")
    field = names_field(label, typed, write, enter, name=f"find-{name}")
    parts: list[ft.Control] = [field, *seat_name_complaint(words, typed)]
    parts += [] if wanted else partners
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
