"""Two people who are one: who it is, what would follow, and the question."""

from collections.abc import Callable
from typing import Any

import flet as ft

from scorekeeper.match import Player
from scorekeeper.session import Identity, Known
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.menu import Item, menu_sheet
from scorekeeper.ui.screens.people.knowing import known_people
from scorekeeper.ui.state import State


def use_merging(
    state: State, known: Known | None, *, merged: Callable[[Identity], None]
) -> Callable[[], None]:
    """Have the sheet and the question in a component; gives the call that opens the sheet.

    `merged` is told under whom the two are known from then on.
    """
    nobody: Known | None = None
    choosing, set_choosing = ft.use_state(False)
    kept, keep = ft.use_state(nobody)

    def choose(one: Known) -> None:
        set_choosing(False)
        keep(one)

    async def merge() -> None:
        keep(None)
        if known is None or kept is None:
            return
        found = await state.saving(state.session.people.merge, known.who, into=kept.who)
        await state.refresh()
        if found == ():
            who = Player(kept.who.name, kept.who.uid)
            merged(state.session.people.identities().of(who))  # has a uid now

    sheet = None
    if choosing and known is not None:
        sheet = _sheet(state, known, choose, lambda: set_choosing(False))
    asked = None
    if known is not None and kept is not None:
        asked = _question(state, known, kept, merge, lambda: keep(None))
    ft.use_dialog(sheet)
    ft.use_dialog(asked)
    return lambda: set_choosing(True)


def _sheet(state: State, known: Known, choose: Any, close: Any) -> ft.BottomSheet:
    """Everybody else, each with a tap."""
    others = [one for one in known_people(state.session) if one.who.key != known.who.key]
    items = [
        Item(
            f"same-{place}", one.who.label, ft.Icons.PERSON_OUTLINED, lambda _, one=one: choose(one)
        )
        for place, one in enumerate(others)
    ]
    title = state.words.text("people-merge-title", name=known.who.label)
    return menu_sheet(state, title, items, close)


def _question(state: State, gone: Known, kept: Known, merge: Any, close: Any) -> ft.AlertDialog:
    """What would follow, and the tap that does it; nothing to do where the two have met."""
    words, names = state.words, {"gone": gone.who.label, "kept": kept.who.label}
    cancel = answer(words.text("cancel"), close, name="cancel")
    title = words.text("people-merge-ask", **names)
    if set(gone.matches) & set(kept.matches):
        return question(title, words.text("problem-same_match"), [cancel], close)
    hint = words.text("people-merge-hint", matches=len(gone.matches), **names)
    do = answer(words.text("people-merge-do"), merge, name="confirm", filled=True)
    return question(title, hint, [do, cancel], close)
