"""One of the people: what they are called, whether they belong to the club, and the rest."""

from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import flet as ft

from scorekeeper.club import MemberUid, Refused
from scorekeeper.session import Identity
from scorekeeper.session.club.forgetting import Forgotten
from scorekeeper.session.club.members import ClubMember
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint, remark
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import MEMBERS, of_member
from scorekeeper.ui.screens.club.organising import Problems
from scorekeeper.ui.screens.club.people.forgetting import ForgetCard, told_files
from scorekeeper.ui.screens.club.people.merging import use_merging
from scorekeeper.ui.screens.keeping.frame import column_screen, sentence
from scorekeeper.ui.screens.people.called import called
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.problems import club_problems
from scorekeeper.words.seats import is_nobody


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
        refuse(done.problems if isinstance(done, Refused) else ())
        if done is None and state.failure is None:
            say(words.text("people-saved"))
            if uid != who.key:
                go(of_member(uid))

    can_save = name.strip() and (name.strip(), note.strip()) != (who.name, who.note)
    fields = card(
        *called(words, name, note, write),
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
    """Whether the person belongs to the club, to be turned."""
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
