"""House rules on their way in: from a file or from text, looked at before anything is kept."""

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from scorekeeper.rules import HouseRules, RuleSetError
from scorekeeper.session import Conflict, Profile
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint, heading, remark
from scorekeeper.ui.components.tap import Handler, button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.house.editing import make, take_back
from scorekeeper.ui.screens.house.listing import BRING
from scorekeeper.ui.screens.house.panes import HOME, address, framed, listed, pane
from scorekeeper.ui.screens.keeping.pasting import PasteField
from scorekeeper.ui.screens.keeping.picking import decoded, use_picker
from scorekeeper.ui.screens.rules.broken import places
from scorekeeper.ui.state import State
from scorekeeper.words import Words


@component
def BringScreen() -> Any:
    """The ways in."""
    return framed(use_state(), BRING, BringPane(), partial(go, HOME), None)


@component
def BringPane() -> Any:
    """A file or a text; what is wrong with it, or a question where others are kept already."""
    state = use_state()
    words = state.words
    nothing: Any = None
    wrong, refuse = ft.use_state(nothing)
    conflict, disagree = ft.use_state(nothing)

    async def look(content: str, file: str) -> None:
        found = await _brought(state, content, file)
        refuse(found if isinstance(found, RuleSetError | str) else None)
        disagree(found if isinstance(found, Conflict) else None)
        if isinstance(found, Profile):
            go(address(found.uid))

    async def picked(name: str, content: bytes | None) -> None:
        said = None if content is None else decoded(content)
        if said is None:
            refuse(words.text("house-bring-no-text", file=name))
        else:
            await look(said, name)

    picker = use_picker(picked)
    choose = button(
        words.text("house-bring-file"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN,
        filled=True,
        name="bring-file",
        **picker.box,
    )
    parts = [
        _news([*_refused(words, wrong), *(_asked(state, conflict) if conflict else [])]),
        remark(words.text("house-bring-what")),
        choose,
        PasteField(look),
    ]
    return pane(state, words.text("house-bring"), "", listed(parts), partial(go, HOME))


async def _brought(
    state: State, content: str, file: str
) -> Profile | Conflict | RuleSetError | None:
    """What became of a text: kept, in question, refused; None where the store refuses."""
    bring_in = state.session.profiles.bring_in
    try:
        found: Profile | Conflict | None = await state.saving(
            bring_in, content, file, by=state.device
        )
    except RuleSetError as error:
        return error
    state.house_rules_kept += 1
    return found


def _news(parts: list[ft.Control]) -> ft.Column:
    """What has come of it: always in one place, so that all below is left as it was."""
    stretched = ft.CrossAxisAlignment.STRETCH
    return ft.Column(parts, spacing=8, tight=True, horizontal_alignment=stretched)


def _refused(words: Words, wrong: RuleSetError | str | None) -> list[ft.Control]:
    """The file, each place in it that is wrong, and what would be right there."""
    if wrong is None:
        return []
    if isinstance(wrong, str):
        return [card(complaint(wrong, name="refused"))]
    lines = [
        ft.Semantics(identifier=f"refused-{n}", container=True, content=places(words, one))
        for n, one in enumerate(wrong.complaints)
    ]
    title = complaint(words.text("house-bring-refused", file=wrong.file), name="refused")
    return [card(title, *lines, remark(words.text("house-bring-untouched")))]


def _asked(state: State, conflict: Conflict) -> list[ft.Control]:
    """Others are kept under the same mark: which of them shall stay."""
    words, found = state.words, conflict.found

    def keeping(house: HouseRules) -> Handler:
        async def keep() -> None:
            if kept := await make(state, house):
                await take_back(state, kept.uid)
                go(address(kept.uid))

        return keep

    beside = replace(found, uid=None, name=words.text("house-bring-copy", name=found.name))
    return [
        card(
            heading(words.text("house-bring-conflict", name=conflict.kept.name)),
            remark(words.text("house-bring-conflict-why"), name="conflict"),
            button(words.text("house-bring-replace"), keeping(found), name="conflict-replace"),
            button(words.text("house-bring-both"), keeping(beside), name="conflict-both"),
            button(
                words.text("house-bring-leave"),
                partial(go, address(conflict.kept.uid)),
                name="conflict-leave",
            ),
        )
    ]
