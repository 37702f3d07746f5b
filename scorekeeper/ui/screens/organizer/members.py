"""The people of a club: names, two who are one, and forgetting somebody.

listing     everybody, members first
member      one of them: name, note, membership, and what else can be done
merging     the question whether two are one person
forgetting  the question, and what became of every file
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import MemberUid, Problems
from scorekeeper.i18n import Words
from scorekeeper.i18n.club import club_problems
from scorekeeper.i18n.messages import day, is_nobody
from scorekeeper.services import Identity
from scorekeeper.services.club.forgetting import Forgotten
from scorekeeper.services.club.members import ClubMember
from scorekeeper.ui.screens.organizer.page import CLUB, MEMBERS, of_member, use_news
from scorekeeper.ui.state import State, component, go, use_state
from scorekeeper.ui.widgets.buttons import button, card, complaint, heading, opening_row, remark
from scorekeeper.ui.widgets.dialogs import Item, answer, menu_sheet, question
from scorekeeper.ui.widgets.name_field import NameField
from scorekeeper.ui.widgets.page import column_screen, sentence
from scorekeeper.ui.widgets.people import person_fields
from scorekeeper.ui.widgets.text import SENTENCE, text

FIRST_NUMBER = 1


@component
def ForgetCard(one: ClubMember, told: Callable[[Forgotten], None]) -> Any:
    """The name to come, and the button; `told` is given what became of the files."""
    state = use_state()
    words = state.words
    usual = ft.use_memo(lambda: neutral_name(state), [])
    alias, write = ft.use_state(usual)
    asking, ask = ft.use_state(False)
    refused, refuse = ft.use_state("")

    async def forget() -> None:
        ask(False)
        members = state.session.club.members
        uid = await state.saving(members.join, one.who)
        if isinstance(uid, str):
            done = await state.saving(members.forget, uid, alias.strip(), is_nobody=is_nobody)
            if isinstance(done, tuple):
                refuse(club_problems(words, done))
            elif isinstance(done, Forgotten):
                told(done)
                await state.refresh()

    cancel = answer(words.text("cancel"), lambda: ask(False), name="cancel")
    do = answer(words.text("club-forget-do"), forget, name="confirm", danger=True)
    title = words.text("club-forget-ask", name=one.who.label)
    hint = words.text("club-forget-warning", alias=alias.strip())
    ft.use_dialog(question(title, hint, [do, cancel], lambda: ask(False)) if asking else None)
    return card(
        heading(words.text("club-forget")),
        remark(words.text("club-forget-hint")),
        NameField(words.text("club-alias"), alias, write, name="alias"),
        *([complaint(refused, name="refused-forget")] if refused else []),
        button(
            words.text("club-forget-do"),
            (lambda: ask(True)) if alias.strip() else None,
            icon=ft.Icons.PERSON_REMOVE_OUTLINED,
            danger=True,
            name="forget",
        ),
    )


def neutral_name(state: State) -> str:
    """A name that says nothing about anybody and that nobody has: Former player 3."""
    people = state.session.club.members.list(is_nobody=is_nobody)
    taken = {one.who.name for one in people}
    number = FIRST_NUMBER
    while (name := state.words.text("club-alias-usual", number=number)) in taken:
        number += 1
    return name


def told_files(words: Words, done: Forgotten) -> list[ft.Control]:
    """Which files are without the name now, and which are gone."""
    parts: list[ft.Control] = [
        ft.Semantics(
            identifier="forgotten",
            container=True,
            live_region=True,
            content=text(words.text("club-forgotten-as", alias=done.alias), 16, line=SENTENCE),
        )
    ]
    for key in ("rewritten", "cut", "removed", "left"):
        parts += _files(words, key, getattr(done, key))
    if done.shared:
        said = words.text("club-forgotten-shared", names=", ".join(done.shared))
        parts.append(complaint(said, name="shared"))
    return parts


def _files(words: Words, key: str, files: Sequence[Path]) -> list[ft.Control]:
    if not files:
        return []
    names = ", ".join(one.name for one in files)
    said = words.text("club-forgotten-files", what=key, count=len(files), files=names)
    return [remark(said, name=f"files-{key}")]


AT_ONCE = 60
"""Rows shown at a time."""


@component
def MembersScreen() -> Any:
    """A field that finds somebody or adds a member, and the list below it."""
    state = use_state()
    words = state.words
    people = use_people(state)
    typed, write = ft.use_state("")
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)

    async def add() -> None:
        verb = state.session.club.members.add
        done = await state.saving(verb, typed.strip(), is_nobody=is_nobody)
        refuse(done if isinstance(done, tuple) else ())
        if isinstance(done, str):
            write("")

    wanted = typed.strip().casefold()
    fitting = [one for one in people if wanted in one.who.label.casefold()]
    parts: list[ft.Control] = [
        NameField(words.text("club-find"), typed, write, name="find", key="find")
    ]
    if refused:
        parts.append(complaint(club_problems(words, refused), name="refused"))
    if wanted and all(one.who.label.casefold() != wanted for one in fitting):
        said = words.text("club-guest", name=typed.strip())
        parts.append(button(said, add, icon=ft.Icons.PERSON_ADD_OUTLINED, name="add"))
    parts += _rows(words, fitting)
    if not people:
        parts.append(remark(words.text("club-members-none"), name="none"))
    return column_screen(state, MEMBERS, words.text("club-members"), parts, lambda: go(CLUB))


def use_people(state: State) -> tuple[ClubMember, ...]:
    """Have everybody in a component, and look again when somebody changes a name."""
    _, look = ft.use_state(0)

    def again() -> None:
        look(lambda now: now + 1)

    def tell(news: Sequence[Any]) -> None:
        if any(one.what == "evening" for one in news):
            again()

    use_news(state, tell, again=lambda: None)
    return state.session.club.members.list(is_nobody=is_nobody)


def _rows(words: Words, people: Sequence[ClubMember]) -> list[ft.Control]:
    """Members and then guests, each under a heading."""
    members = [one for one in people if one.is_member][:AT_ONCE]
    guests = [one for one in people if not one.is_member][: max(AT_ONCE - len(members), 0)]
    rows: list[ft.Control] = []
    for kind, group in (("member", members), ("guest", guests)):
        if group:
            rows.append(heading(words.text(f"club-{kind}s")))
        rows += [_row(words, one, f"{kind}-{place}") for place, one in enumerate(group)]
    if len(members) + len(guests) < len(people):
        count = len(people) - len(members) - len(guests)
        rows.append(remark(words.text("club-find-more", count=count)))
    return rows


def _row(words: Words, one: ClubMember, name: str) -> ft.Control:
    seen = day(words, one.last_seen)
    parts = [words.text("club-evenings-count", count=len(one.evenings))]
    parts += [words.text("club-last-seen", day=seen)] if seen else []
    row = opening_row(
        one.who.label,
        " · ".join(parts),
        lambda: go(of_member(one.who.key)),
        name=name,
        icon=ft.Icons.PERSON_OUTLINED,
    )
    row.key = one.who.key
    return row


def use_merging(state: State, gone: ClubMember) -> Callable[[], None]:
    """Have the sheet and the question in a component; gives the call that opens the sheet."""
    nobody: ClubMember | None = None
    choosing, set_choosing = ft.use_state(False)
    kept, keep = ft.use_state(nobody)
    refused, refuse = ft.use_state("")

    def choose(one: ClubMember) -> None:
        set_choosing(False)
        refuse("")
        keep(one)

    async def merge() -> None:
        if kept is None:
            return
        done = await merged(state, gone, kept)
        if done:
            refuse(club_problems(state.words, done))
            return
        keep(None)
        go(of_member(kept.who.key))

    ft.use_dialog(_sheet(state, gone, choose, lambda: set_choosing(False)) if choosing else None)
    asked = None
    if kept is not None:
        asked = _question(state, (gone, kept), refused, merge, lambda: keep(None))
    ft.use_dialog(asked)
    return lambda: set_choosing(True)


async def merged(state: State, gone: ClubMember, kept: ClubMember) -> Problems:
    """Have two be one person; both are known to the store from then on."""
    members = state.session.club.members
    uids = [await state.saving(members.join, one.who) for one in (gone, kept)]
    if not all(isinstance(uid, str) for uid in uids):
        return ()
    return await state.saving(members.merge, uids[0], into=uids[1]) or ()


def _sheet(state: State, gone: ClubMember, choose: Any, close: Any) -> ft.BottomSheet:
    people = state.session.club.members.list(is_nobody=is_nobody)
    others = [one for one in people if one.who.key != gone.who.key]
    items = [
        Item(
            f"same-{place}",
            one.who.label,
            ft.Icons.PERSON_OUTLINED,
            lambda _, one=one: choose(one),
        )
        for place, one in enumerate(others)
    ]
    title = state.words.text("people-merge-title", name=gone.who.label)
    return menu_sheet(state, title, items, close)


def _question(
    state: State, both: tuple[ClubMember, ClubMember], refused: str, merge: Any, close: Any
) -> ft.AlertDialog:
    """What would follow, and the tap that does it; why not, where they are two."""
    words, (gone, kept) = state.words, both
    names = {"gone": gone.who.label, "kept": kept.who.label}
    cancel = answer(words.text("cancel"), close, name="cancel")
    title = words.text("people-merge-ask", **names)
    if refused:
        return question(title, refused, [cancel], close)
    do = answer(words.text("people-merge-do"), merge, name="confirm", filled=True)
    return question(title, words.text("club-merge-hint", **names), [do, cancel], close)


@component
def MemberScreen() -> Any:
    """Whoever the address names; once forgotten, what became of the files with the name."""
    state = use_state()
    nothing: Forgotten | None = None
    forgotten, tell = ft.use_state(nothing)
    key = unquote(ft.use_route_params().get("key") or "")
    if forgotten is not None:
        return _instead(state, "club-forgotten", told_files(state.words, forgotten))
    people = state.session.club.members.list(is_nobody=is_nobody)
    found = next((one for one in people if one.who.key == key), None)
    if found is None:
        gone = remark(state.words.text("club-member-gone"), name="gone")
        return _instead(state, "club-members", [gone])
    return MemberView(found, tell, key=key)


def _instead(state: State, title: str, parts: list[ft.Control]) -> ft.View:
    """What stands there where a person has stood."""
    said = state.words.text(title)
    return column_screen(state, MEMBERS, said, parts, lambda: go(MEMBERS), part=title)


@component
def MemberView(one: ClubMember, tell: Callable[[Forgotten], None]) -> Any:
    """Name and note, membership, two who are one, and forgetting."""
    state = use_state()
    words, who = state.words, one.who
    typed, write = ft.use_state((who.name, who.note))
    nothing: Problems = ()
    refused, refuse = ft.use_state(nothing)
    said, say = ft.use_state("")
    merge = use_merging(state, one)
    name, note = typed

    async def save() -> None:
        uid = await uid_of(state, who)
        if uid is None:
            return
        verb = state.session.club.members.rename
        done = await state.saving(verb, uid, name, note, is_nobody=is_nobody)
        refuse(done or ())
        if done == ():
            say(words.text("people-saved"))
            if uid != who.key:
                go(of_member(uid))

    can_save = name.strip() and (name.strip(), note.strip()) != (who.name, who.note)
    fields = card(
        *person_fields(words, name, note, write),
        *([complaint(club_problems(words, refused), name="refused")] if refused else []),
        button(words.text("people-save"), save if can_save else None, filled=True, name="save"),
    )
    news = [sentence(said, name="said", live=True)] if said else []
    other = button(words.text("people-merge"), merge, icon=ft.Icons.CALL_MERGE, name="merge")
    parts = [
        fields,
        *news,
        Belonging(one, key="belonging"),
        other,
        ForgetCard(one, tell, key="forget"),
    ]
    return column_screen(state, MEMBERS, who.label, parts, lambda: go(MEMBERS), part=who.key)


@component
def Belonging(one: ClubMember) -> Any:
    """Return True if the person belongs to the club, to be turned."""
    state = use_state()
    words, members = state.words, state.session.club.members
    _, look = ft.use_state(0)

    async def turn() -> None:
        if one.is_member and one.who.uid is not None:
            await state.saving(members.leave, MemberUid(one.who.uid))
        else:
            uid = await state.saving(members.join, one.who)
            if isinstance(uid, str) and uid != one.who.key:
                go(of_member(uid))
        look(lambda now: now + 1)

    counted = words.text("club-evenings-count", count=len(one.evenings))
    key = "club-member-is" if one.is_member else "club-guest-is"
    return card(
        remark(f"{words.text(key)} · {counted}", name="belongs"),
        button(
            words.text("club-guest-make" if one.is_member else "club-member-make"),
            turn,
            name="turn",
        ),
    )


async def uid_of(state: State, who: Identity) -> MemberUid | None:
    """The uid of a person; who has none is known to the store from now on."""
    if who.uid is not None:
        return MemberUid(who.uid)
    people = state.session.people
    kept = await state.saving(people.rename, who, who.name, who.note)
    return MemberUid(kept.uid) if isinstance(kept, Identity) and kept.uid else None
