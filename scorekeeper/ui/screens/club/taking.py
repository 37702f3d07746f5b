"""An evening of another computer: its file is picked, looked at, and goes on here."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.club import ClubFileError, EveningUid, Refused
from scorekeeper.scoring import Problem
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, complaint
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import CLUB, TAKE_OVER, of_evening
from scorekeeper.ui.screens.keeping.frame import column_screen, sentence
from scorekeeper.ui.screens.keeping.picking import use_picker
from scorekeeper.ui.state import State
from scorekeeper.words.clubs.problems import club_problem

SAID = 6
"""Faults of a file that are told at most."""
UNLESS_ASKED = frozenset(("evening_deleted", "evening_later_here", "evening_differs"))
"""What can be taken over all the same."""


@dataclass(frozen=True, slots=True)
class Picked:
    """A file, and what was wrong with it or with taking it over."""

    file: str = ""
    content: bytes = b""
    wrong: tuple[str, ...] = ()
    """In words."""
    problems: tuple[Problem, ...] = ()

    @property
    def can_be_forced(self) -> bool:
        """Whether somebody may say that it shall be taken over anyway."""
        return bool(self.problems) and {one.code for one in self.problems} <= UNLESS_ASKED


@component
def TakeOverScreen() -> Any:
    """The picker, and below it why a file was not taken."""
    state = use_state()
    words = state.words
    picked, pick = ft.use_state(Picked())

    async def take(file: str, content: bytes | None, *, anyway: bool = False) -> None:
        pick(await taken(state, file, content, anyway=anyway))

    async def force() -> None:
        await take(picked.file, picked.content, anyway=True)

    picker = use_picker(take)
    choose = button(
        words.text("club-take-choose"),
        picker.on_tap,
        icon=ft.Icons.FILE_OPEN_OUTLINED,
        filled=not picked.problems,
        name="choose",
        **picker.box,
    )
    parts: list[ft.Control] = [sentence(words.text("club-take-hint")), choose]
    if picked.wrong or picked.problems:
        said = [*picked.wrong, *(club_problem(words, one) for one in picked.problems)]
        lines = [text(one, 14, line=SENTENCE) for one in said[1:SAID]]
        refused = card(complaint(said[0], name="wrong"), *lines)
        parts.append(ft.Semantics(identifier="refused", container=True, content=refused))
    if picked.can_be_forced:
        parts.append(button(words.text("club-take-anyway"), force, danger=True, name="anyway"))
    return column_screen(
        state, TAKE_OVER, words.text("club-take"), parts, lambda: go(CLUB), subtitle=picked.file
    )


async def taken(state: State, file: str, content: bytes | None, *, anyway: bool) -> Picked:
    """Take an evening over and go there; or what kept it from being taken."""
    words = state.words
    if content is None:
        return Picked(file, wrong=(words.text("club-take-unread"),))
    verb = state.session.club.moving.take_over
    try:
        done: EveningUid | Refused | None = await state.saving(verb, content, file, anyway=anyway)
    except ClubFileError as error:
        faults = tuple(str(one) for one in error.complaints)
        return Picked(file, content, (words.text("club-take-broken", file=file), *faults))
    if isinstance(done, Refused):
        return Picked(file, content, problems=done.problems)
    if done is not None:
        go(of_evening(done))
    return Picked(file)
