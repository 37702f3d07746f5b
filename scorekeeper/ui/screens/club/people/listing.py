"""Everybody whom the club knows, members first; a tap opens one of them."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from scorekeeper.club import Refused
from scorekeeper.session.club.members import ClubMember
from scorekeeper.ui.boundary import component
from scorekeeper.ui.components.choices import complaint, heading, opening_row, remark
from scorekeeper.ui.components.name_field import NameField
from scorekeeper.ui.components.tap import button
from scorekeeper.ui.context import go, use_state
from scorekeeper.ui.screens.club.addresses import CLUB, MEMBERS, of_member
from scorekeeper.ui.screens.club.hearing import use_news
from scorekeeper.ui.screens.club.organising import Problems
from scorekeeper.ui.screens.keeping.frame import column_screen
from scorekeeper.ui.state import State
from scorekeeper.words import Words
from scorekeeper.words.clubs.problems import club_problems
from scorekeeper.words.seats import is_nobody
from scorekeeper.words.times import day

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
        refuse(done.problems if isinstance(done, Refused) else ())
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
