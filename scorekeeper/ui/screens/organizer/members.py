"""The people of a club: names, two who are one, and forgetting somebody."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

import flet as ft

from scorekeeper.club import MemberUid
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems
from scorekeeper.i18n.messages import day, is_nobody
from scorekeeper.services import Identity
from scorekeeper.services.club.forgetting import Forgotten
from scorekeeper.services.club.members import ClubMember
from scorekeeper.ui.news import use_reload
from scorekeeper.ui.screens.organizer import shared
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, card, complaint, heading, opening_row, remark
from scorekeeper.ui.widgets.dialogs import Item, menu_sheet, question
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import column_screen, sentence
from scorekeeper.ui.widgets.people import person_fields

MOST_ROWS = 60


def _people(state: State) -> tuple[ClubMember, ...]:
    return state.session.club.members.list(is_nobody=is_nobody)


@component
def MembersScreen() -> Any:
    state = use_state()
    words = state.words
    use_reload(state, "evening")
    work = shared.use_work()
    typed, write = ft.use_state("")

    async def add() -> None:
        verb = state.session.club.members.add
        done = await state.saving(verb, typed.strip(), is_nobody=is_nobody)
        work.refuse(done)
        if isinstance(done, str):
            write("")

    people, wanted = _people(state), typed.strip().casefold()
    fitting = [member for member in people if wanted in member.who.label.casefold()]
    parts: list[ft.Control] = [
        NameField(words.text("club-find"), typed, write, name="find", key="find")
    ]
    parts += work.complaints(state)
    if wanted and all(member.who.label.casefold() != wanted for member in fitting):
        label = words.text("club-guest", name=typed.strip())
        parts.append(button(label, add, icon=ft.Icons.PERSON_ADD_OUTLINED, name="add"))
    rest = MOST_ROWS
    for kind, is_member in (("member", True), ("guest", False)):
        group = [member for member in fitting if member.is_member is is_member][:rest]
        rest -= len(group)
        if group:
            parts.append(heading(words.text(f"club-{kind}s")))
        parts += [_row(words, member, f"{kind}-{place}") for place, member in enumerate(group)]
    if len(fitting) > MOST_ROWS:
        parts.append(remark(words.text("club-find-more", count=len(fitting) - MOST_ROWS)))
    if not people:
        parts.append(remark(words.text("club-members-none"), name="none"))
    return column_screen(
        state, shared.MEMBERS, words.text("club-members"), parts, lambda: go(shared.CLUB)
    )


def _row(words: Words, member: ClubMember, name: str) -> ft.Control:
    parts = [words.text("club-evenings-count", count=len(member.evenings))]
    if seen := day(words, member.last_seen):
        parts.append(words.text("club-last-seen", day=seen))
    row = opening_row(
        member.who.label,
        " · ".join(parts),
        lambda: go(shared.of_member(member.who.key)),
        name=name,
        icon=ft.Icons.PERSON_OUTLINED,
    )
    row.key = member.who.key
    return row


@component
def MemberScreen() -> Any:
    state = use_state()
    words, key = state.words, shared.from_address("key")
    nothing: Forgotten | None = None
    forgotten, tell = ft.use_state(nothing)
    member = next((person for person in _people(state) if person.who.key == key), None)
    if member is not None and forgotten is None:
        return MemberView(member, tell, key=key)
    title = "club-members"
    parts: list[ft.Control] = [remark(words.text("club-member-gone"), name="gone")]
    if forgotten is not None:
        title, parts = "club-forgotten", _told_files(words, forgotten)
    return column_screen(
        state, shared.MEMBERS, words.text(title), parts, lambda: go(shared.MEMBERS), part=title
    )


def _told_files(words: Words, done: Forgotten) -> list[ft.Control]:
    alias = words.text("club-forgotten-as", alias=done.alias)
    parts: list[ft.Control] = [sentence(alias, name="forgotten", live=True)]
    for key in ("rewritten", "cut", "removed", "left"):
        if files := [path.name for path in getattr(done, key)]:
            sentences = words.text(
                "club-forgotten-files", what=key, count=len(files), files=", ".join(files)
            )
            parts.append(remark(sentences, name=f"files-{key}"))
    if done.shared:
        sentences = words.text("club-forgotten-shared", names=", ".join(done.shared))
        parts.append(complaint(sentences, name="shared"))
    return parts


@component
def MemberView(member: ClubMember, tell: Callable[[Forgotten], None]) -> Any:
    state = use_state()
    words, who, members = state.words, member.who, state.session.club.members
    (name, note), write = ft.use_state((who.name, who.note))
    work = shared.use_work()
    saved, say = ft.use_state("")
    _, look = ft.use_state(0)
    merge = _use_merging(state, member)

    async def save() -> None:
        uid = await _uid_of(state, who)
        if uid is None:
            return
        done = await state.saving(members.rename, uid, name, note, is_nobody=is_nobody)
        work.refuse(done)
        if done == ():
            say(words.text("people-saved"))
            if uid != who.key:
                go(shared.of_member(uid))

    async def turn() -> None:
        if member.is_member and who.uid is not None:
            await state.saving(members.leave, MemberUid(who.uid))
        else:
            uid = await state.saving(members.join, who)
            if isinstance(uid, str) and uid != who.key:
                go(shared.of_member(uid))
        look(lambda now: now + 1)

    can_save = name.strip() and (name.strip(), note.strip()) != (who.name, who.note)
    belongs = words.text("club-member-is" if member.is_member else "club-guest-is")
    evenings = words.text("club-evenings-count", count=len(member.evenings))
    turned = words.text("club-guest-make" if member.is_member else "club-member-make")
    parts = [
        card(
            *person_fields(words, name, note, write),
            *work.complaints(state),
            button(words.text("people-save"), save if can_save else None, filled=True, name="save"),
        ),
        *([sentence(saved, name="said", live=True)] if saved else []),
        card(remark(f"{belongs} · {evenings}", name="belongs"), button(turned, turn, name="turn")),
        button(words.text("people-merge"), merge, icon=ft.Icons.CALL_MERGE, name="merge"),
        ForgetCard(member, tell, key="forget"),
    ]
    return column_screen(
        state, shared.MEMBERS, who.label, parts, lambda: go(shared.MEMBERS), part=who.key
    )


async def _uid_of(state: State, who: Identity) -> MemberUid | None:
    """The uid of a person; who has none is known to the store from now on."""
    if who.uid is not None:
        return MemberUid(who.uid)
    known = await state.saving(state.session.people.rename, who, who.name, who.note)
    return MemberUid(known.uid) if isinstance(known, Identity) and known.uid else None


def _use_merging(state: State, gone: ClubMember) -> Callable[[], None]:
    """Hook to merge two people: a list and a question; gives the call that opens the list."""
    words = state.words
    nobody: ClubMember | None = None
    is_choosing, set_choosing = ft.use_state(False)
    other, keep = ft.use_state(nobody)
    refused, refuse = ft.use_state("")

    def choose(member: ClubMember) -> None:
        set_choosing(False)
        refuse("")
        keep(member)

    async def merge(other: ClubMember) -> None:
        members = state.session.club.members
        uids = [await state.saving(members.join, member.who) for member in (gone, other)]
        if all(isinstance(uid, str) for uid in uids):
            done = await state.saving(members.merge, uids[0], into=uids[1])
            if done:
                refuse(club_problems(words, done))
                return
        keep(None)
        go(shared.of_member(other.who.key))

    sheet = dialog = None
    if is_choosing:
        others = [member for member in _people(state) if member.who.key != gone.who.key]
        items = [
            Item(
                f"same-{place}", member.who.label, ft.Icons.PERSON_OUTLINED, partial(choose, member)
            )
            for place, member in enumerate(others)
        ]
        title = words.text("people-merge-title", name=gone.who.label)
        sheet = menu_sheet(state, title, items, lambda: set_choosing(False))
    if other is not None:
        names = {"gone": gone.who.label, "kept": other.who.label}
        answers = [button(words.text("cancel"), lambda: keep(None), name="cancel")]
        if not refused:
            do, label = partial(merge, other), words.text("people-merge-do")
            answers.insert(0, button(label, do, name="confirm", filled=True))
        hint, title = (
            words.text("club-merge-hint", **names),
            words.text("people-merge-ask", **names),
        )
        dialog = question(title, refused or hint, answers, lambda: keep(None))
    ft.use_dialog(sheet)
    ft.use_dialog(dialog)
    return lambda: set_choosing(True)


@component
def ForgetCard(member: ClubMember, tell: Callable[[Forgotten], None]) -> Any:
    """The name to come, and the button; `tell` is given what became of the files."""
    state = use_state()
    words, members = state.words, state.session.club.members
    usual = ft.use_memo(lambda: _neutral_name(state), [])
    alias, write = ft.use_state(usual)
    work = shared.use_work()

    async def forget() -> None:
        uid = await state.saving(members.join, member.who)
        if isinstance(uid, str):
            done = await state.saving(members.forget, uid, alias.strip(), is_nobody=is_nobody)
            work.refuse(done)
            if isinstance(done, Forgotten):
                tell(done)
                await state.refresh()

    label = words.text("club-forget-do")
    ask = shared.use_question(
        state,
        forget,
        title=words.text("club-forget-ask", name=member.who.label),
        hint=words.text("club-forget-warning", alias=alias.strip()),
        label=label,
    )
    return card(
        heading(words.text("club-forget")),
        remark(words.text("club-forget-hint")),
        NameField(words.text("club-alias"), alias, write, name="alias"),
        *work.complaints(state, name="refused-forget"),
        button(
            label,
            ask if alias.strip() else None,
            icon=ft.Icons.PERSON_REMOVE_OUTLINED,
            danger=True,
            name="forget",
        ),
    )


def _neutral_name(state: State) -> str:
    """A name that says nothing about anybody and that nobody has: Former player 3."""
    taken = {member.who.name for member in _people(state)}
    names = (state.words.text("club-alias-usual", number=number) for number in count(1))
    return next(name for name in names if name not in taken)
