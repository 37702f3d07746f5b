"""Members to tap: one plays alone, partners are tapped one after the other, teams are entered."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from scorekeeper.club import Evening, shape_of
from scorekeeper.session import Identity
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import card, heading, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.components.text import SENTENCE, text
from scorekeeper.ui.context import use_state
from scorekeeper.ui.screens.club.organising import use_doing
from scorekeeper.ui.screens.club.players.entering import entered
from scorekeeper.ui.screens.club.players.finding import FindPerson
from scorekeeper.ui.screens.club.players.partners import partners_of_last_time
from scorekeeper.ui.theme import Face
from scorekeeper.words import Words


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who was tapped and waits for others."""

    people: tuple[Identity, ...] = ()

    @property
    def keys(self) -> frozenset[str]:
        """By which they are told apart."""
        return frozenset(one.key for one in self.people)

    def tapped(self, who: Identity) -> "Waiting":
        """With somebody more, or without who waited already."""
        if who.key in self.keys:
            return Waiting(tuple(one for one in self.people if one.key != who.key))
        return Waiting((*self.people, who))

    def are_whole(self, evening: Evening) -> bool:
        """Whether they are an entrant by themselves."""
        form, seats = evening.plan.form, shape_of(evening.plan).seats
        return len(self.people) == (1 if form == "individuals" else seats) and form != "teams"

    def could_be_team(self, seats: int) -> bool:
        """Whether they make two sides or more."""
        return len(self.people) > seats and len(self.people) % seats == 0


@component
def CheckIn(evening: Evening) -> Any:
    """Everybody who can check in; those of last time who belong together with one tap."""
    state, doing = use_state(), use_doing()
    waiting, wait = ft.use_state(Waiting())

    async def come(people: Sequence[Identity], name: str = "") -> None:
        if await doing.do(entered(state, evening, people, name)):
            wait(Waiting())

    async def choose(who: Identity) -> None:
        now = waiting.tapped(who)
        wait(now)
        if now.are_whole(evening):
            await come(now.people)

    parts = [*_title(state.words, evening, waiting), *doing.complaints(state, evening)]
    if evening.plan.form == "teams" and waiting.people:
        parts.append(TeamCard(evening, waiting, come, key="team"))
    # Nothing above the list comes or goes at a tap: the next one is soon to follow.
    parts += partners_of_last_time(state, evening, None if waiting.people else come)
    parts.append(FindPerson(evening, choose, picked=waiting.people, key="find"))
    return ft.Column(
        parts, spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH
    )


def _title(words: Words, evening: Evening, waiting: Waiting) -> list[ft.Control]:
    """The title, and below it what to tap, or who waits for whom: in the same place."""
    title = heading(words.text("club-check-in"))
    if not waiting.people:
        return [title, remark(words.text("club-check-in-hint", form=evening.plan.form))]
    names = ", ".join(one.label for one in waiting.people)
    told = text(words.text("club-picked", names=names), 14, Face.BOLD, line=SENTENCE)
    return [title, ft.Semantics(identifier="picked", container=True, content=told)]


@component
def TeamCard(
    evening: Evening,
    waiting: Waiting,
    come: Callable[[Sequence[Identity], str], Awaitable[None]],
) -> Any:
    """The name of a team, and the button that enters it."""
    words = use_state().words
    name, write = ft.use_state("")

    async def enter() -> None:
        await come(waiting.people, name)

    is_whole = waiting.could_be_team(shape_of(evening.plan).seats)
    do = button(
        words.text("club-team-enter"), enter if is_whole else None, filled=True, name="enter"
    )
    return card(NameField(words.text("club-team"), name, write, name="team"), do)
