"""Two people who are one: a list of the others, and the question."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.club import Refused
from scorekeeper.session.club.members import ClubMember
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.context import go
from scorekeeper.ui.screens.club.addresses import of_member
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.problems import club_problems
from scorekeeper.words.seats import is_nobody


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
        if isinstance(done, Refused):
            refuse(club_problems(state.words, done.problems))
            return
        keep(None)
        go(of_member(kept.who.key))

    ft.use_dialog(_sheet(state, gone, choose, lambda: set_choosing(False)) if choosing else None)
    asked = None
    if kept is not None:
        asked = _question(state, (gone, kept), refused, merge, lambda: keep(None))
    ft.use_dialog(asked)
    return lambda: set_choosing(True)


async def merged(state: State, gone: ClubMember, kept: ClubMember) -> Refused | None:
    """Have two be one person; both are known to the store from then on."""
    members = state.session.club.members
    uids = [await state.saving(members.join, one.who) for one in (gone, kept)]
    if not all(isinstance(uid, str) for uid in uids):
        return None
    found = await state.saving(members.merge, uids[0], into=uids[1])
    return found if isinstance(found, Refused) else None


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
