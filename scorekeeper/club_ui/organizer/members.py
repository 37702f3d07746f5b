"""The people of a club: names, two who are one, and forgetting somebody."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import count
from typing import Any, cast

import flet as ft

from scorekeeper.club.model import MemberUid
from scorekeeper.club_ui.news import use_reload
from scorekeeper.club_ui.organizer import check_in, publishing, shared
from scorekeeper.i18n.club import club_problems
from scorekeeper.i18n.messages import day, is_nobody
from scorekeeper.services import Identity
from scorekeeper.services.club.check_in import Arrival, Directory, members_to_be, read_list
from scorekeeper.services.club.members import ClubMember, Forgotten
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.widgets import buttons, dialogs, page
from scorekeeper.ui.widgets.fields import NameField
from scorekeeper.ui.widgets.people import use_merging

MOST_ROWS = 60


@component
def MembersScreen() -> Any:
    state = use_state()
    words, actions, members = state.words, shared.use_actions(state), state.session.club.members
    use_reload(state, "evening")
    typed, write = ft.use_state("")
    listed, show = ft.use_state(cast("str | None", None))
    people, wanted = members.list(is_nobody=is_nobody), typed.strip().casefold()
    fitting = [member for member in people if wanted in member.who.label.casefold()]

    async def enter(names: str) -> None:
        """Add the one who is typed, or show a list of several."""
        lines = read_list(names, check_in.list_words(words), check_in.directory_of(state))
        if sum(len(line.names) for line in lines) > 1:
            write("")
            show(names)
        elif names.strip():
            write(names.strip())
            if await actions.call(members.add, names.strip(), is_nobody=is_nobody):
                write("")

    if listed is not None:
        review = MemberList(listed, show, key="list")
        title, leave = words.text("club-members"), partial(show, None)
        return page.column_screen(state, shared.MEMBERS, title, [review], leave, part="list")

    def member_row(member: ClubMember, name: str) -> ft.Control:
        parts = [words.text("club-evenings-count", count=len(member.evenings))]
        if last_seen := day(words, member.last_seen):
            parts.append(words.text("club-last-seen", day=last_seen))
        label, line, icon = member.who.label, " · ".join(parts), ft.Icons.PERSON_OUTLINED
        open_it = partial(go, shared.of_member(member.who.key))
        look: dict[str, Any] = {"icon": icon, "key": member.who.key}
        return buttons.opening_row(label, line, open_it, name=name, **look)

    label = words.text("club-find-many")
    field = check_in.names_field(label, typed, write, enter, name="find")
    parts: list[ft.Control] = [field, *actions.complaints()]
    if wanted and all(member.who.label.casefold() != wanted for member in fitting):
        label, icon = words.text("club-guest", name=typed.strip()), ft.Icons.PERSON_ADD_OUTLINED
        parts.append(buttons.button(label, partial(enter, typed), icon=icon, name="add"))
    room = MOST_ROWS
    for kind, is_member in (("member", True), ("guest", False)):
        group = [member for member in fitting if member.is_member is is_member][:room]
        room -= len(group)
        if group:
            parts.append(buttons.heading(words.text(f"club-{kind}s")))
        parts += [member_row(member, f"{kind}-{place}") for place, member in enumerate(group)]
    if len(fitting) > MOST_ROWS:
        parts.append(buttons.remark(words.text("club-find-more", count=len(fitting) - MOST_ROWS)))
    if not people:
        parts.append(buttons.remark(words.text("club-members-none"), name="none"))
    title = words.text("club-members")
    return page.column_screen(state, shared.MEMBERS, title, parts, lambda: go(shared.CLUB))


@component
def MemberList(listed: str, show: Callable[[str | None], None]) -> Any:
    """A list of those who are to join the club, as it stands in its field."""
    state = use_state()
    words, actions, members = state.words, shared.use_actions(state), state.session.club.members

    def look(directory: Directory, chosen: Mapping[str, Identity]) -> tuple[Arrival, ...]:
        lines = read_list(listed, check_in.list_words(words), directory)
        return members_to_be(members, lines, directory, chosen=chosen, is_nobody=is_nobody)

    async def take(arrivals: Sequence[Arrival]) -> None:
        ready = [arrival.people[0].who for arrival in arrivals if not arrival.problems]
        if await actions.call(members.join_all, ready):
            left = [arrival.line for arrival in arrivals if arrival.problems]
            show(check_in.text_of(left) or None)

    review = check_in.ReviewedList(
        listed,
        show,
        look,
        take,
        label=words.text("club-list-field", form="individuals"),
        take_label=lambda count: words.text("club-members-add", count=count),
        key="reviewed",
    )
    return buttons.stacked(*actions.complaints(), review)


@component
def MemberScreen() -> Any:
    state = use_state()
    words, key = state.words, shared.from_address("key")
    forgotten, tell = ft.use_state(cast("Forgotten | None", None))
    _, look = ft.use_state(0)
    use_reload(state, "evening")
    people = state.session.club.members.list(is_nobody=is_nobody)
    member = next((person for person in people if person.who.key == key), None)
    if member is not None and forgotten is None:
        categories = {name for person in people for name in person.categories}
        again = partial(look, lambda now: now + 1)
        return MemberView(member, categories, tell, again, key=key)
    title = "club-members"
    parts: list[ft.Control] = [buttons.remark(words.text("club-member-gone"), name="gone")]
    if forgotten is not None:
        title, alias = "club-forgotten", words.text("club-forgotten-as", alias=forgotten.alias)
        parts = [page.sentence(alias, name="forgotten", live=True)]
        for kind in ("rewritten", "cut", "removed", "left"):
            if paths := getattr(forgotten, kind):
                files = ", ".join(path.name for path in paths)
                line = words.text("club-forgotten-files", what=kind, count=len(paths), files=files)
                parts.append(buttons.remark(line, name=f"files-{kind}"))
        if forgotten.shared:
            line = words.text("club-forgotten-shared", names=", ".join(forgotten.shared))
            parts.append(buttons.complaint(line, name="shared"))
    route, back = shared.MEMBERS, partial(go, shared.MEMBERS)
    return page.column_screen(state, route, words.text(title), parts, back, part=title)


@component
def MemberView(
    member: ClubMember,
    categories: Collection[str],
    tell: Callable[[Forgotten], None],
    look: Callable[[], None],
) -> Any:
    """Everything about a person; `categories` are those that anybody is in.

    `look` has the person read again, after a change.
    """
    state = use_state()
    words, who, members = state.words, member.who, state.session.club.members
    name, write = ft.use_state(who.name)
    actions = shared.use_actions(state)
    saved, say = ft.use_state("")

    async def merge(other: Identity) -> str:
        uids = [await state.saving(members.join, person) for person in (who, other)]
        if all(isinstance(uid, str) for uid in uids):
            problems = await state.saving(members.merge, uids[0], into=uids[1])
            if problems:
                return club_problems(words, problems)
        go(shared.of_member(other.key))
        return ""

    ask = use_merging(
        state,
        who,
        lambda: (person.who for person in members.list(is_nobody=is_nobody)),
        merge,
        hint=lambda other: words.text("club-merge-hint", gone=who.label, kept=other.label),
    )

    async def save() -> None:
        known: Identity | None = who
        if who.uid is None:  # known to the store from now on
            known = await state.saving(state.session.people.rename, who, who.name, who.note)
        if known is None or known.uid is None:
            return
        verb, uid = members.rename, MemberUid(known.uid)
        if await actions.call(verb, uid, name, who.note, is_nobody=is_nobody) is not None:
            say(words.text("people-saved"))
            look()
            if uid != who.key:
                go(shared.of_member(uid))

    async def turn() -> None:
        if member.is_member and who.uid is not None:
            await state.saving(members.leave, MemberUid(who.uid))
        else:
            uid = await state.saving(members.join, who)
            if isinstance(uid, str) and uid != who.key:
                go(shared.of_member(uid))
        look()

    tap = save if name.strip() not in ("", who.name) else None
    belongs = words.text("club-member-is" if member.is_member else "club-guest-is")
    evenings = words.text("club-evenings-count", count=len(member.evenings))
    belonging = buttons.remark(f"{belongs} · {evenings}", name="belongs")
    turned = words.text("club-guest-make" if member.is_member else "club-member-make")
    parts = [
        buttons.card(
            NameField(words.text("people-called"), name, write, name="name"),
            *actions.complaints(),
            buttons.button(words.text("people-save"), tap, filled=True, name="save"),
        ),
        *([page.sentence(saved, name="said", live=True)] if saved else []),
        buttons.card(belonging, buttons.button(turned, turn, name="turn")),
        publishing.PublishedAs(member, key="published-as"),
        publishing.CategoriesCard(member, categories, key="categories"),
        buttons.button(words.text("people-merge"), ask, icon=ft.Icons.CALL_MERGE, name="merge"),
    ]
    if state.director is None:
        parts.append(ForgetCard(member, tell, key="forget"))
    route, back = shared.MEMBERS, partial(go, shared.MEMBERS)
    return page.column_screen(state, route, who.label, parts, back, part=who.key)


@component
def ForgetCard(member: ClubMember, tell: Callable[[Forgotten], None]) -> Any:
    """The name to come, and the button; `tell` is given what became of the files."""
    state = use_state()
    words, actions, members = state.words, shared.use_actions(state), state.session.club.members

    def neutral_name() -> str:
        """A name that says nothing about anybody and that nobody has: Former player 3."""
        taken = {person.who.name for person in members.list(is_nobody=is_nobody)}
        names = (words.text("club-alias-usual", number=number) for number in count(1))
        return next(name for name in names if name not in taken)

    usual = ft.use_memo(neutral_name, [])
    alias, write = ft.use_state(usual)

    async def forget() -> None:
        uid = await state.saving(members.join, member.who)
        if isinstance(uid, str):
            forget_member, name = members.forget, alias.strip()
            forgotten = await actions.call(forget_member, uid, name, is_nobody=is_nobody)
            if forgotten is not None:
                tell(forgotten)
                state.refresh()

    label, icon = words.text("club-forget-do"), ft.Icons.PERSON_REMOVE_OUTLINED
    title = words.text("club-forget-ask", name=member.who.label)
    hint = words.text("club-forget-warning", alias=alias.strip())
    ask = dialogs.use_question(state, forget, title=title, hint=hint, label=label)
    tap = ask if alias.strip() else None
    return buttons.card(
        buttons.heading(words.text("club-forget")),
        buttons.remark(words.text("club-forget-hint")),
        NameField(words.text("club-alias"), alias, write, name="alias"),
        *actions.complaints(name="refused-forget"),
        buttons.button(label, tap, icon=icon, danger=True, name="forget"),
    )
