"""Screens of the people of a club: the list, a person, and forgetting a person."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import cast

import flet as ft

from scorekeeper.club.model import MemberUid
from scorekeeper.club_ui import addresses
from scorekeeper.club_ui.addresses import MEMBERS
from scorekeeper.club_ui.events import use_redraw_on_events
from scorekeeper.club_ui.organizer import list_review, publishing
from scorekeeper.club_ui.organizer.actions import use_actions
from scorekeeper.club_ui.organizer.frame import frame_footer
from scorekeeper.i18n import Label
from scorekeeper.i18n.club import club_problems
from scorekeeper.i18n.messages import is_seat_name
from scorekeeper.match import Player
from scorekeeper.services import Identity
from scorekeeper.services.club.check_in import Arrival, Directory, new_member_arrivals, read_list
from scorekeeper.services.club.members import ClubMember, ForgetResult
from scorekeeper.ui import kit
from scorekeeper.ui.addresses import CLUB
from scorekeeper.ui.hooks import component, use_state
from scorekeeper.ui.navigation import go
from scorekeeper.ui.state import NotSaved, Saved, SaveResult, State
from scorekeeper.ui.widgets.people import Merging
from scorekeeper.view_models.club_check_in import list_words, text_of_lines
from scorekeeper.view_models.club_members import (
    file_reports,
    member_detail,
    members_view,
    unused_alias,
)

MAX_ROWS = 60
"""Maximum number of people in the list; others are found by a search."""


@component
def MembersScreen() -> ft.Control:
    """Screen with members and guests by name, and a field that finds and adds people."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    use_redraw_on_events("evening")
    search_text, set_search_text = ft.use_state("")
    # The text of a list under review. cast: mypy would infer a state that can only be None.
    list_text, set_list_text = ft.use_state(cast("str | None", None))
    members = state.session.club.members
    people = members.list(is_seat_name=is_seat_name)
    view = members_view(people, search_text, limit=MAX_ROWS)

    async def enter(typed: str) -> None:
        """Add the typed person; show several names as a list for review."""
        lines = read_list(typed, list_words(words), list_review.directory(state))
        if sum(len(line.names) for line in lines) > 1:
            set_search_text("")
            set_list_text(typed)
        elif typed.strip():
            await add(typed.strip())

    async def add(name: str) -> None:
        # If the service refuses the name, it stays in the field for correction.
        set_search_text(name)
        result = await actions.save(members.add, name, is_seat_name=is_seat_name)
        if isinstance(result, Saved):
            set_search_text("")

    if list_text is not None:
        return _list_screen(state, list_text, set_list_text)

    label = words.label("club-find-many", id="find")
    parts: list[ft.Control] = [
        list_review.names_field(label, search_text, set_search_text, enter),
        *actions.problem_texts(),
    ]
    if view.new_name:
        parts.append(
            kit.button(
                words.label("club-guest", id="add", name=view.new_name),
                lambda: enter(search_text),
                icon=kit.Icon.PLAYER_ADD,
            )
        )
    groups = (("member", "club-members", view.members), ("guest", "club-guests", view.guests))
    for kind, title_key, group in groups:
        if group:
            rows = [_member_row(state, kind, index, each) for index, each in enumerate(group)]
            parts.append(kit.section(words.text(title_key), rows))
    if view.hidden_count:
        parts.append(kit.note(words.text("club-find-more", count=view.hidden_count)))
    if not people:
        parts.append(kit.note(words.text("club-members-none"), id="club-members-none"))
    return kit.screen(state, str(MEMBERS), words.text("club-members"), parts, back=CLUB)


def _list_screen(state: State, list_text: str, on_change: Callable[[str | None], None]) -> ft.View:
    """Return the screen that reviews a list of new members; Back closes the list."""

    def close() -> None:
        on_change(None)

    body = kit.reading_column(state.layout, [MemberList(list_text, on_change, key="list")])
    bar = kit.title_bar(state, state.words.text("club-members"), on_back=close)
    content = kit.page_frame(bar, body, *frame_footer(state))
    return kit.covering_view(str(MEMBERS), content, close, key_suffix="list")


def _member_row(state: State, kind: str, index: int, member: ClubMember) -> ft.Control:
    """Return the row of a person, with an id for kind and index; a tap opens their screen."""
    label = Label(f"{kind}-{index}", member.who.label, member_detail(state.words, member))
    return kit.link(
        label,
        lambda: go(addresses.Member(member.who.key)),
        icon=kit.Icon.PLAYER,
        key=member.who.key,
    )


@component
def MemberList(list_text: str, on_change: Callable[[str | None], None]) -> ft.Control:
    """Form that reviews a list of people and adds them to the club as members.

    Args:
        list_text: Text of the list.
        on_change: Called with a changed text, and with None when the list is closed.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    members = state.session.club.members

    def look_up(directory: Directory, chosen: Mapping[str, Identity]) -> tuple[Arrival, ...]:
        lines = read_list(list_text, list_words(words), directory)
        return new_member_arrivals(
            members, lines, directory, chosen=chosen, is_seat_name=is_seat_name
        )

    async def add_all(arrivals: Sequence[Arrival]) -> None:
        ready = [arrival.people[0].who for arrival in arrivals if not arrival.problems]
        result = await actions.save(members.join_all, ready)
        if isinstance(result, Saved):
            left = [arrival.line for arrival in arrivals if arrival.problems]
            on_change(text_of_lines(left) or None)

    review = list_review.ListReview(
        list_text,
        on_change,
        look_up,
        add_all,
        field_title=words.text("club-list-field", form="individuals"),
        action_title=lambda count: words.text("club-members-add", count=count),
        key="reviewed",
    )
    return kit.full_width_column([*actions.problem_texts(), review])


# --- a person


@component
def MemberScreen() -> ft.Control:
    """Screen of a member; after the member was forgotten, the report on the changed files."""
    state = use_state()
    address = addresses.Member.use_current()
    # cast: mypy would infer a state that can only be None.
    report, set_report = ft.use_state(cast("ForgetResult | None", None))
    _, set_redraw_count = ft.use_state(0)
    use_redraw_on_events("evening")

    def redraw() -> None:
        set_redraw_count(lambda count: count + 1)

    if report is not None:
        return _forgotten_screen(state, report)
    people = state.session.club.members.list(is_seat_name=is_seat_name)
    # The address may have the name of a person who has got a uid since.
    key = state.session.people.identities().person_of(Player(address.key)).key
    member = next((person for person in people if person.who.key == key), None)
    if member is None:
        return _member_gone_screen(state)
    categories = {category for person in people for category in person.categories}
    return MemberView(member, address, categories, set_report, redraw, key=address.key)


def _member_gone_screen(state: State) -> ft.View:
    """Return the screen for the address of a person who does not exist any more."""
    return kit.screen(
        state,
        str(MEMBERS),
        state.words.text("club-members"),
        [kit.note(state.words.text("club-member-gone"), id="club-member-gone")],
        back=MEMBERS,
        key_suffix="gone",
    )


def _forgotten_screen(state: State, report: ForgetResult) -> ft.View:
    """Return the screen that reports which files were changed to forget a person."""
    words = state.words
    sentence = words.text("club-forgotten-as", alias=report.alias)
    parts: list[ft.Control] = [kit.prose(sentence, id="club-forgotten-as", is_live=True)]
    parts += [
        kit.note(files.sentence, id=f"files-{files.kind}") for files in file_reports(words, report)
    ]
    # Names that another person has too were not replaced everywhere.
    if report.shared:
        names = ", ".join(report.shared)
        warning = words.text("club-forgotten-shared", names=names)
        parts.append(kit.error_text(warning, id="club-forgotten-shared"))
    return kit.screen(
        state,
        str(MEMBERS),
        words.text("club-forgotten"),
        parts,
        back=MEMBERS,
        key_suffix="forgotten",
    )


@component
def MemberView(
    member: ClubMember,
    address: addresses.Member,
    categories: Collection[str],
    on_forgotten: Callable[[ForgetResult], None],
    on_change: Callable[[], None],
) -> ft.Control:
    """Screen of a person: name, membership, publishing, categories, merging and forgetting.

    Args:
        member: The person.
        address: Address of the screen, which may have a name in place of the uid.
        categories: All categories in use.
        on_forgotten: Called with the report after the person was forgotten.
        on_change: Called after a change, to read the person again.
    """
    state = use_state()
    words = state.words
    members = state.session.club.members
    merging = Merging(
        state,
        kit.use_overlay(),
        duplicate=member.who,
        merge=lambda other: _merge(state, member.who, other),
        hint=lambda other: words.text("club-merge-hint", gone=member.who.label, kept=other.label),
        # The service refuses people who met; this is known only after it was asked.
        refusal=lambda _other: "",
    )

    def open_merging() -> None:
        merging.open_menu(person.who for person in members.list(is_seat_name=is_seat_name))

    parts = [
        NameCard(member, on_change, key="name"),
        _membership_card(state, member, on_change),
        publishing.PublishedNameCard(member, key="published-as"),
        publishing.CategoriesCard(member, categories, key="categories"),
        kit.button(words.label("people-merge"), open_merging, icon=kit.Icon.MERGE),
    ]
    if state.director is None:
        parts.append(ForgetCard(member, on_forgotten, key="forget"))
    return kit.screen(
        state,
        str(MEMBERS),
        member.who.label,
        parts,
        back=MEMBERS,
        key_suffix=address.key,
    )


async def _merge(state: State, who: Identity, other: Identity) -> str:
    """Merge a person into another person, and open the screen of the latter.

    Returns:
        The reason if the service refuses. Empty after a success, and also if the store cannot be
        written, because the notice bar reports that.
    """
    gone = await _known_uid(state, who)
    kept = await _known_uid(state, other)
    if gone is None or kept is None:
        return ""
    merge = state.session.club.members.merge
    result: SaveResult[object] = await state.save(merge, gone, into=kept)
    if isinstance(result, NotSaved):
        return club_problems(state.words, result.problems) if result.problems else ""
    go(addresses.Member(kept))
    return ""


@component
def NameCard(member: ClubMember, on_change: Callable[[], None]) -> ft.Control:
    """Card with the name of a person in a field, and the button that saves it."""
    state = use_state()
    words = state.words
    actions = use_actions(state)
    who = member.who
    name, set_name = ft.use_state(who.name)
    report, set_report = ft.use_state("")

    async def save() -> None:
        uid = await _known_uid(state, who)
        if uid is None:
            return
        rename = state.session.club.members.rename
        result: SaveResult[object] = await actions.save(
            rename, uid, name, who.note, is_seat_name=is_seat_name
        )
        if isinstance(result, Saved):
            set_report(words.text("people-saved"))
            on_change()
            publishing.open_member_with_new_uid(member, uid)

    is_changed = name.strip() not in ("", who.name)
    parts: list[ft.Control] = [
        kit.field(words.label("people-called"), name, set_name),
        *actions.problem_texts(),
        kit.button(
            words.label("people-save"),
            save if is_changed else None,
            kind=kit.ButtonKind.MAIN,
        ),
    ]
    if report:
        parts.append(kit.prose(report, id="people-saved", is_live=True))
    return kit.card(*parts)


async def _known_uid(state: State, who: Identity) -> MemberUid | None:
    """Return the uid of a person, who is added to the store if missing; None if that fails.

    The store has no people who are known only by a name in games. They do not become members.
    """
    people = state.session.people
    known = people.identities()
    uid = known.person_of(Player(who.name, who.uid)).uid
    if uid is not None and uid in known.docs:
        return MemberUid(uid)
    result = await state.save(people.rename, who, who.name, who.note)
    if isinstance(result, Saved) and result.value.uid is not None:
        return MemberUid(result.value.uid)
    return None


def _membership_card(state: State, member: ClubMember, on_change: Callable[[], None]) -> ft.Control:
    """Return a card that says if a person is a member or guest, with a button that changes it."""
    words = state.words
    members = state.session.club.members

    async def make_guest() -> None:
        if member.who.uid is not None:
            await state.save(members.leave, MemberUid(member.who.uid))
        on_change()

    async def make_member() -> None:
        result = await state.save(members.join, member.who)
        if isinstance(result, Saved):
            publishing.open_member_with_new_uid(member, result.value)
        on_change()

    membership = words.text("club-guest-is")
    change = kit.button(words.label("club-member-make"), make_member)
    if member.is_member:
        membership = words.text("club-member-is")
        change = kit.button(words.label("club-guest-make"), make_guest)
    evenings = words.text("club-evenings-count", count=len(member.evenings))
    return kit.card(kit.note(f"{membership} · {evenings}", id="membership"), change)


@component
def ForgetCard(member: ClubMember, on_forgotten: Callable[[ForgetResult], None]) -> ft.Control:
    """Card with the button that forgets a person, and a field for the name that replaces theirs.

    Args:
        member: The person.
        on_forgotten: Called with the report on the changed files after the person was forgotten.
    """
    state = use_state()
    words = state.words
    actions = use_actions(state)
    overlay = kit.use_overlay()
    members = state.session.club.members
    usual_alias = ft.use_memo(
        lambda: unused_alias(words, members.list(is_seat_name=is_seat_name)), []
    )
    alias, set_alias = ft.use_state(usual_alias)

    async def forget() -> None:
        uid = await _known_uid(state, member.who)
        if uid is None:
            return
        result = await actions.save(members.forget, uid, alias.strip(), is_seat_name=is_seat_name)
        if isinstance(result, Saved):
            on_forgotten(result.value)
            # The open game may have the old name.
            state.refresh()

    def confirm_forget() -> None:
        overlay.open(
            lambda close: kit.confirmation(
                state,
                title=words.text("club-forget-ask", name=member.who.label),
                hint=words.text("club-forget-warning", alias=alias.strip()),
                action=words.text("club-forget-do"),
                on_confirm=forget,
                close=close,
            )
        )

    return kit.card(
        kit.heading(words.text("club-forget")),
        kit.note(words.text("club-forget-hint")),
        kit.field(words.label("club-alias"), alias, set_alias),
        *actions.problem_texts(id="refused-forget"),
        kit.button(
            words.label("club-forget-do"),
            confirm_forget if alias.strip() else None,
            icon=kit.Icon.PLAYER_REMOVE,
            kind=kit.ButtonKind.DANGER,
        ),
    )
