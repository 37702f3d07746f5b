"""Forgetting somebody: the question, asked once, and what became of every file."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import flet as ft

from scorekeeper.club import Refused
from scorekeeper.session.club.forgetting import Forgotten
from scorekeeper.session.club.members import ClubMember
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.asking import answer, question
from scorekeeper.ui.components.choices import card, complaint, heading, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problems
from scorekeeper.words.seats import is_nobody

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
            if isinstance(done, Refused):
                refuse(club_problems(words, done.problems))
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
